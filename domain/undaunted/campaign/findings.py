"""The input of a check of a campaign pack, and the place for its findings."""

from collections.abc import Iterator

import msgspec

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.format import AreaFile, CampaignPack, CardFile, CounterFile, StateFile, TileFile
from kronika.domain.undaunted.common_checks import mistake

Said = Iterator[tuple[str, Text]]
"""Places in a file, and what is wrong there."""


class Sources(msgspec.Struct, frozen=True):
    """The files of a pack as they were typed; `unread` are the scenarios whose files cannot be read."""

    cards: dict[str, CardFile]
    counters: CounterFile
    tiles: TileFile
    areas: AreaFile
    states: StateFile
    unread: frozenset[str] = frozenset()


class Findings:
    """Mistakes, and in a partial pack notes of what it lacks."""

    def __init__(self, partial: bool) -> None:
        self.mistakes: list[Mistake] = []
        self.notes: list[Mistake] = []
        self._partial = partial

    def wrong(self, file: str, place: str, said: Text) -> None:
        """Something that contradicts itself or the rules."""
        self.mistakes.append(mistake(file, place, said))

    def lacks(self, file: str, place: str, said: Text) -> None:
        """Something that is not there (yet)."""
        (self.notes if self._partial else self.mistakes).append(mistake(file, place, said))


def twice(items: list[str]) -> list[str]:
    """The items that occur more than once, each listed once."""
    return sorted({item for item in items if items.count(item) > 1})


def numbers_of(pack: CampaignPack) -> set[str]:
    """The tiles of a pack by number, without their letters."""
    return {id.partition("-")[0] for id in pack.tiles}
