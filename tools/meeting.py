"""Where the log of a campaign and those of its games meet, checked from their files
(docs/checking-a-game.md, “What the cards must agree with: a campaign”)."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import astuple

from domain.kernel.events import EpochOpened, Event, GameCreated, Origin
from domain.kernel.export import Export
from domain.kernel.game import blank, fold_entries
from domain.kernel.hashing import genesis
from domain.kernel.log import Entry, encode_record, heads
from domain.kernel.verify import audience_of
from domain.kernel.words import REFEREE
from domain.systems import CODECS
from domain.undaunted.campaign.events import CardsReturned, CityTileSwapped, ScenarioConcluded, ScenarioStarted
from domain.undaunted.campaign.homecoming import Homecoming, bring_home
from domain.undaunted.campaign.system import CAMPAIGN
from domain.undaunted.events import ScenarioSetUp
from domain.undaunted.system import UNDAUNTED
from service.campaigns import ORIGIN, effective_events
from tools.replaying import system_of


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
    """A file that verifies. Raises `msgspec.DecodeError` for what is no log."""
    records = export.records
    codec = CODECS[system_of(records[0]).name]
    entries = tuple(codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1))
    created, opened = entries[0].events[0], entries[1].events[0]
    assert isinstance(created, GameCreated) and isinstance(opened, EpochOpened), "a log that verifies begins so"
    start = genesis(created.game, created.pack.hash, opened.anchors.items())
    found = tuple(head.hex() for head in heads(start, enumerate(records, 1)))
    return File(created.game, audience_of(records), created, entries, found)


def is_campaign(file: File) -> bool:
    return file.created.system == CAMPAIGN.name


def belongs(game: File, campaign: File) -> bool:
    """Whether a game says that it is one of this campaign."""
    origin = game.created.origin
    return origin is not None and (origin.kind, origin.stream) == (ORIGIN, campaign.game)


def disagreements(campaign: File, game: File) -> list[str]:
    """What does not fit between a campaign and one of its games; both files verify by themselves."""
    return [*_start(campaign, game), *_end(campaign, game)]


def _start(campaign: File, game: File) -> Iterator[str]:
    started = [(v, e) for v, e in campaign.events() if isinstance(e, ScenarioStarted) and e.game == game.game]
    if not started:
        yield f"the campaign has started no game {game.game}"
        return
    (at, start), origin = started[-1], game.created.origin
    assert origin is not None, "only games that belong to the campaign are compared"
    tx = next(entry.tx for entry in campaign.entries if entry.version == at)
    if origin != Origin(ORIGIN, campaign.game, origin.version, campaign.head(origin.version)):
        yield f"the game goes on from another log of the campaign, at its version {origin.version}"
    if not tx - 1 <= origin.version <= at:
        yield f"the game goes on from version {origin.version} of the campaign, which started it at version {at}"
    if campaign.created.reveals_bound and not game.created.reveals_bound:
        yield "reveals are bound in the campaign, and not in the game"
    if [event.setup for _, event in game.events() if isinstance(event, ScenarioSetUp)] != [start.setup]:
        yield "the game is set up otherwise than the campaign says"


def _end(campaign: File, game: File) -> Iterator[str]:
    told = [(v, e) for v, e in campaign.events() if isinstance(e, ScenarioConcluded) and e.game == game.game]
    if not told:
        return
    (at, concluded), *_ = told
    if game.head(concluded.version) != concluded.head:
        yield f"the campaign took over another log of the game, at its version {concluded.version}"
        return
    home = _home(game, concluded)
    if home is None:
        yield f"the game was not over at its version {concluded.version}, where the campaign took it over"
        return
    if (concluded.winner, concluded.how, concluded.rule) != (home.winner, home.how, home.rule):
        yield f"the campaign says {concluded.winner} won by {concluded.how}; the game, {home.winner} by {home.how}"
    if concluded.tunnels != home.tunnels:
        yield "other tunnels were destroyed in the campaign than in the game"
    together = next(entry.tx for entry in campaign.entries if entry.version == at)
    copied = [event for entry in campaign.entries if entry.tx == together for event in entry.events]
    swaps = [(e.tile, e.face, e.version, e.action, e.counter) for e in copied if isinstance(e, CityTileSwapped)]
    if swaps != [astuple(swap) for swap in home.swaps]:
        yield "other tiles were swapped in the campaign than in the game"
    for event in copied:
        if isinstance(event, CardsReturned):
            yield from _cards(event, home, game)


def _home(game: File, concluded: ScenarioConcluded) -> Homecoming | None:
    """What the campaign had to take over: the game as it was just before it was closed."""
    entries = game.entries[: concluded.version]
    position = fold_entries(UNDAUNTED, entries, blank(UNDAUNTED, game.audience), game.audience)
    outcome = position.game.outcome
    if outcome is None:
        return None
    events = effective_events(entries)
    return bring_home(position.game.board, outcome, events, concluded.version, concluded.head)


def _cards(returned: CardsReturned, home: Homecoming, game: File) -> Iterator[str]:
    held = home.returned[returned.side]
    if (returned.casualties, returned.pool) != (len(held.casualties), len(held.pool)):
        yield f"{returned.side} brings home another number of cards than it had"
    content = returned.secret.content
    if content is not None and game.audience in (REFEREE, returned.side) and content != held:
        yield f"{returned.side} brings home other cards than it had"
