"""What a system publishes: which of its structs make which messages of the public contract (design 9).

The .proto files are written from these values, and structs are converted to messages by them: one
definition for both.
"""

from types import ModuleType
from typing import Any

import msgspec

Unions = dict[str, tuple[str, tuple[Any, ...]]]
"""By the name of the message what it is, and the structs of which it holds one."""


class ContractFile(msgspec.Struct, frozen=True):
    """One generated .proto file: the modules whose structs it holds, and its named unions.

    A union becomes a message with one `oneof`. `only` restricts the structs taken, `never` names those that
    are no messages, or belong to another file.
    """

    path: str
    package: str
    doc: str
    modules: tuple[ModuleType, ...]
    unions: Unions
    only: tuple[type, ...] = ()
    imports: tuple[str, ...] = ()
    never: tuple[type, ...] = ()

    def holds(self, type_: type) -> bool:
        """Whether a struct or enum of one of the modules becomes a message here."""
        if self.only:
            return type_ in self.only
        return type_ not in self.never and type_.__module__ in [module.__name__ for module in self.modules]


class Contract(msgspec.Struct, frozen=True):
    """The contract of a system: its file, with unions called `Decision` and `Event`; the structs of what is
    seen; `of` is what is played by it, as it goes on behind “a decision in”."""

    file: ContractFile
    of: str
    view: type
    scene: type
    recurring: frozenset[Any] = frozenset()
    """Small structs that come again and again, in one game and in others, besides decisions."""
