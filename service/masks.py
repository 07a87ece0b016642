"""Field masks: which parts of an answer a caller wants, so that the others are not even made."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from kronika.domain.kernel.words import Reason
from kronika.service.application import refused
from kronika.service.words import message


class Mask:
    """The fields of a message that are wanted, as paths of names; none: all of them."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        below: dict[str, list[str]] = {}
        for path in paths:
            field, _, rest = path.partition(".")
            below.setdefault(field, []).append(rest)
        self._wanted = {field: Mask(() if "" in rests else rests) for field, rests in below.items()}

    def wants(self, field: str) -> bool:
        """Whether a field of the message is wanted, whole or in part."""
        return not self._wanted or field in self._wanted

    def below(self, field: str) -> "Mask":
        """What is wanted of a field that is wanted."""
        return self._wanted[field] if self._wanted else self

    def prune(self, message: Any) -> None:
        """Leave out of a message what is not wanted."""
        if not self._wanted:
            return
        for field, value in message.ListFields():
            below = self._wanted.get(field.name)
            if below is None:
                message.ClearField(field.name)
            else:
                below.prune(value)


ALL = Mask()


@lru_cache(256)
def _unknown(descriptor: Any, path: str) -> bool:
    """Whether a path names no field of a message. What lies in a list or a map cannot be named."""
    first, _, rest = path.partition(".")
    field = descriptor.fields_by_name.get(first)
    if field is None:
        return True
    return bool(rest) and (field.message_type is None or field.is_repeated or _unknown(field.message_type, rest))


def mask_of(asked: Any, type_: Any) -> Mask:
    """What a request wants of a type of message. Refuses a path that names no field of it."""
    descriptor = type_.DESCRIPTOR
    for path in asked.paths:
        if not path or _unknown(descriptor, path):
            known = tuple(field.name for field in descriptor.fields)
            raise refused(
                Reason.MALFORMED,
                message("not-left-out", name=descriptor.name, path=repr(path), known=known),
                field="read_mask",
                accepted=known,
            )
    return _mask(frozenset(asked.paths))


@lru_cache(256)
def _mask(paths: frozenset[str]) -> Mask:
    """What is kept is as large as there are fields, however often a request names them."""
    return Mask(paths)
