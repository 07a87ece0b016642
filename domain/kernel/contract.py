"""The published side of a system: which structs make which messages of the public contract (design 9).

The .proto files are written from these values, and structs are converted to messages by them: one definition
for both.
"""

import re
from enum import StrEnum
from types import ModuleType
from typing import Any

import msgspec

from kronika.domain.kernel.reports import ReadService

Unions = dict[str, tuple[str, tuple[Any, ...]]]
"""By the name of the message what it is, and the structs of which it holds one."""


class ContractFile(msgspec.Struct, frozen=True):
    """One generated .proto file: the modules whose structs it holds, and its named unions.

    A union becomes a message with one `oneof`. `only` restricts the structs taken, `never` names those that
    are not messages, or belong to another file.
    """

    path: str
    package: str
    doc: str
    modules: tuple[ModuleType, ...]
    unions: Unions
    only: tuple[type, ...] = ()
    imports: tuple[str, ...] = ()
    never: tuple[type, ...] = ()
    #: The prefix of each message name. It keeps the names of two systems separate where a language
    #: has one space for all of them.
    prefix: str = ""
    steps: str = "Frame"  #: The union of what is half done, if there is one.
    #: The service that the file defines. The requests and answers of its calls have no prefix.
    reports: ReadService | None = None

    def holds(self, type_: type) -> bool:
        """Whether a struct or enum of one of the modules becomes a message here."""
        if self.only:
            return type_ in self.only
        return type_ not in self.never and type_.__module__ in [module.__name__ for module in self.modules]

    def name_of(self, type_: type) -> str:
        """Returns the name of the message or enum for a struct or enum: from its tag for an event, else its own
        name."""
        if self.reports is not None and any(type_ in (call.request, call.answer) for call in self.reports.calls):
            return type_.__name__
        tag = tag_of(type_)
        return self.prefixed(camel(tag) if "." in str(_tag(type_)) and tag else type_.__name__)

    def prefixed(self, name: str) -> str:
        """Returns a name with the prefix; whole words that end the prefix and begin the name appear once."""
        words, named = (re.findall("[A-Z][a-z0-9]*", one) for one in (self.prefix, name))
        shared = next((words[at:] for at in range(len(words)) if named[: len(words) - at] == words[at:]), [])
        return self.prefix + (name.removeprefix("".join(shared)) or name)


def tag_of(type_: type) -> str:
    """The tag of a struct without system and version: `system.counter_moved.v1` gives `counter_moved`.
    Empty for a struct without one. The field of a union that holds the struct is called so."""
    tag = str(_tag(type_) or "")
    return re.sub(r"^\w+\.(?=\w+\.v)|\.v1$", "", tag).replace(".", "_")


def _tag(type_: type) -> object:
    return type_.__struct_config__.tag if issubclass(type_, msgspec.Struct) else None


def camel(name: str) -> str:
    """`counter_moved` as `CounterMoved`."""
    return "".join(word.title() for word in name.split("_"))


def snake(name: str) -> str:
    """`CounterMoved` as `counter_moved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Contract(msgspec.Struct, frozen=True):
    """The contract of a system: its file, with unions called `Decision` and `Event`; the structs of what is
    seen; `of` is what is played by it, as it goes on behind “a decision in”."""

    file: ContractFile
    of: str
    view: type
    scene: type
    prompts: type[StrEnum]  #: The kinds of its prompts.
    endings: type[StrEnum]  #: The ways its games can end by their own rules.
    #: Small structs that recur often, in one game and in others, apart from decisions.
    recurring: frozenset[Any] = frozenset()
    own: ContractFile | None = None  #: The file of a service of its own, if it has one.
