"""Whether a campaign and its games, which are logs of their own, fit each other."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from kronika.domain.kernel.checking.verifier import audience_of
from kronika.domain.kernel.events import EpochOpened, Event, GameCreated, Origin, OriginKind
from kronika.domain.kernel.export import Export
from kronika.domain.kernel.game import blank, effective_events, fold_entries
from kronika.domain.kernel.hashing import genesis
from kronika.domain.kernel.links import End, Links, Taken, links_of
from kronika.domain.kernel.log import Entry, encode_record, heads
from kronika.domain.kernel.words import Text
from kronika.domain.systems import CODECS, SYSTEMS, system_of
from kronika.library.words import message

T = TypeVar("T")


class File(msgspec.Struct, frozen=True):
    """An exported log, read. `heads` are those after version 1, 2, 3 …"""

    game: str
    audience: str
    created: GameCreated
    entries: tuple[Entry, ...]
    heads: tuple[str, ...]

    def events(self) -> Iterator[tuple[int, Event]]:
        return ((entry.version, event) for entry in self.entries for event in entry.events)

    def head(self, version: int) -> str:
        """The head after a version; empty if the file does not reach it."""
        return self.heads[version - 1] if 1 <= version <= len(self.heads) else ""


def read(export: Export) -> File:
    """A file that verifies. Raises `msgspec.DecodeError` for what is not a log."""
    records = export.records
    codec = CODECS[system_of(records[0]).name]
    entries = tuple(codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1))
    created, opened = entries[0].events[0], entries[1].events[0]
    assert isinstance(created, GameCreated) and isinstance(opened, EpochOpened), "a log that verifies begins so"
    start = genesis(created.game, created.pack.hash, opened.anchors.items())
    found = tuple(head.hex() for head in heads(start, enumerate(records, 1)))
    return File(created.game, audience_of(records), created, entries, found)


def is_campaign(file: File) -> bool:
    return SYSTEMS[file.created.system].links is not None


def belongs(created: GameCreated, campaign: str) -> bool:
    """Whether a game says that it is one of this campaign."""
    origin = created.origin
    return origin is not None and (origin.kind, origin.stream) == (OriginKind.CAMPAIGN, campaign)


def disagreements(campaign: File, game: File) -> list[Text]:
    """Returns what does not fit between a campaign and one of its games; both files verify by themselves."""
    return [*_start(campaign, game), *_end(campaign, game)]


def _start(campaign: File, game: File) -> Iterator[Text]:
    started = [(v, start) for v, start in _told(campaign, _links(campaign).starts) if start.game == game.game]
    if not started:
        yield message("meeting-not-started", game=game.game)
        return
    (at, start), origin = started[-1], game.created.origin
    assert origin is not None, "only games that belong to the campaign are compared"
    tx = next(entry.tx for entry in campaign.entries if entry.version == at)
    if origin != Origin(OriginKind.CAMPAIGN, campaign.game, origin.version, campaign.head(origin.version)):
        yield message("meeting-other-campaign-log", version=origin.version)
    if not tx - 1 <= origin.version <= at:
        yield message("meeting-other-moment", version=origin.version, at=at)
    if campaign.created.reveals_bound and not game.created.reveals_bound:
        yield message("meeting-reveals-not-bound")
    kinds = {type(event) for event in start.opening}
    if tuple(event for _, event in game.events() if type(event) in kinds) != start.opening:
        yield message("meeting-other-setup")


def _end(campaign: File, game: File) -> Iterator[Text]:
    links = _links(campaign)
    told = [(v, taken) for v, taken in _told(campaign, links.taken) if taken.game == game.game]
    if not told:
        return
    (at, taken), *_ = told
    if game.head(taken.version) != taken.head:
        yield message("meeting-other-game-log", version=taken.version)
        return
    end = _taken_over(game, links, taken)
    if end is None:
        yield message("meeting-not-over", version=taken.version)
        return
    together = next(entry.tx for entry in campaign.entries if entry.version == at)
    copied = [event for entry in campaign.entries if entry.tx == together for event in entry.events]
    yield from links.disagreements(copied, end)


def _taken_over(game: File, links: Links, taken: Taken) -> End | None:
    """The result that the campaign had to import: the game just before it was closed."""
    entries = game.entries[: taken.version]
    position = fold_entries(entries, blank(links.games, game.audience), game.audience)
    outcome = position.game.outcome
    if outcome is None:
        return None
    told = tuple(effective_events(entries))
    return End(game.game, position.game.board, outcome, told, taken.version, taken.head, game.audience)


def _links(campaign: File) -> Links:
    return links_of(SYSTEMS[campaign.created.system])


def _told(file: File, tells: Callable[[Event], T | None]) -> Iterator[tuple[int, T]]:
    """The values that `tells` returns for the events of a file, with their versions."""
    for version, event in file.events():
        told = tells(event)
        if told is not None:
            yield version, told
