"""What all content shares, and the two nations."""

from enum import StrEnum

import msgspec

from kronika.domain.kernel.words import Sentence


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all content shares: frozen, defaults left out when written."""


class Name(Data, frozen=True):
    """What a person reads, in each language."""

    en: str  #: English.
    cs: str  #: Czech.

    @property
    def said(self) -> Sentence:
        """The name as it stands in sentences."""
        return Sentence(self.en, self.cs)


class Source(Data, frozen=True):
    """Where the figures of an entry come from; what is not named is reconstructed."""

    printed: tuple[str, ...] = ()  #: What the playbook prints; `all`: everything.
    public: tuple[str, ...] = ()  #: What a public source of the publisher tells; `all`: everything.
    line: int = 0  #: The line of the playbook; 0: none.


class Nation(StrEnum):
    """The two nations; all players of one win and lose together (TD1)."""

    GERMAN = "german"  #: The Germans.
    SOVIET = "soviet"  #: The Soviets.

    @property
    def enemy(self) -> "Nation":
        """The other one."""
        return Nation.SOVIET if self == Nation.GERMAN else Nation.GERMAN
