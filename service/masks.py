"""Field masks: which parts of an answer a caller wants, so that the others are not even made."""

from functools import lru_cache
from typing import Any

import msgspec

from domain.kernel.words import Reason
from service.core import refused


class Mask(msgspec.Struct, frozen=True):
    """The fields of a message that are wanted; none: all of them."""

    paths: tuple[str, ...] = ()

    def wants(self, field: str) -> bool:
        """Whether a field of the message is wanted, whole or in part."""
        return not self.paths or field in _fields(self.paths)

    def below(self, field: str) -> "Mask":
        """What is wanted of a field that is wanted."""
        return _fields(self.paths)[field] if self.paths else ALL

    def prune(self, message: Any) -> None:
        """Leave out of a message what is not wanted."""
        if not self.paths:
            return
        wanted = _fields(self.paths)
        for field, value in message.ListFields():
            below = wanted.get(field.name)
            if below is None:
                message.ClearField(field.name)
            elif below.paths:
                below.prune(value)


ALL = Mask()


@lru_cache(256)
def _fields(paths: tuple[str, ...]) -> dict[str, Mask]:
    """For each field that is wanted, what is wanted of it."""
    found: dict[str, Mask] = {}
    for path in paths:
        field, _, rest = path.partition(".")
        known = found.get(field)
        whole = not rest or (known is not None and not known.paths)
        found[field] = ALL if whole else Mask((*(known.paths if known is not None else ()), rest))
    return found


@lru_cache(256)
def _unknown(descriptor: Any, path: str) -> bool:
    """Whether a path names no field of a message. What lies in a list or a map cannot be named."""
    first, _, rest = path.partition(".")
    field = descriptor.fields_by_name.get(first)
    if field is None:
        return True
    return bool(rest) and (field.message_type is None or field.is_repeated or _unknown(field.message_type, rest))


def mask_of(asked: Any, message: Any) -> Mask:
    """What a request wants of a type of message. Refuses a path that names no field of it."""
    descriptor = message.DESCRIPTOR
    for path in asked.paths:
        if not path or _unknown(descriptor, path):
            known = tuple(field.name for field in descriptor.fields)
            raise refused(
                Reason.MALFORMED,
                f"{descriptor.name} has no field {path!r} that could be left out; a list is given whole or not at all. "
                f"Fields: {', '.join(known)}.",
                f"{descriptor.name} nemá pole {path!r}, které by šlo vynechat; seznam se dává celý, nebo vůbec. "
                f"Pole: {', '.join(known)}.",
                field="read_mask",
                accepted=known,
            )
    return Mask(tuple(asked.paths))
