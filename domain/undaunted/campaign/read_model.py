"""The rows kept of campaigns and their games: the city tile by tile, the binders card by card, the deeds of
each card.

Only the owner of a binder knows its rows of `Shift`, so they are read with that seat's right.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from kronika.domain.kernel.events import DecisionMade, DiceRolled, OriginKind
from kronika.domain.kernel.reports import Fact, ReadModel, Rows, Table
from kronika.domain.undaunted.campaign.events import BinderChanged, BinderOpened, CityTileSwapped
from kronika.domain.undaunted.campaign.state import BinderStep, Box
from kronika.domain.undaunted.content import Setup
from kronika.domain.undaunted.events import ScenarioSetUp


class CitySwap(msgspec.Struct, frozen=True):
    """A tile of the city that was swapped: by which action of which counter in which game."""

    campaign: str
    version: int
    tile: str
    before: str
    after: str
    cause: str
    state: str
    game: str
    game_version: int
    action: str
    counter: str
    undone: bool = False


class Shift(msgspec.Struct, frozen=True):
    """A card that changed boxes; `source` is empty for one that was there from the start."""

    campaign: str
    version: int
    at: int
    side: str
    card: str
    source: str
    target: str
    cause: str
    state: str
    undone: bool = False


class InDeck(msgspec.Struct, frozen=True):
    """A card that went into a deck; the cards that are in decks at the start are public."""

    campaign: str
    game: str
    scenario: str
    card: str


class Played(msgspec.Struct, frozen=True):
    """An action that a card performed, and how many of its rolls succeeded."""

    campaign: str
    game: str
    version: int
    scenario: str
    side: str
    card: str
    hits: int = 0
    undone: bool = False


def note_campaign(fact: Fact, rows: Rows) -> None:
    """Notes an event of a campaign."""
    match fact.whole:
        case CityTileSwapped() as event:
            campaign = fact.before.game.board
            rows.put(
                CitySwap(
                    fact.stream,
                    fact.version,
                    event.tile,
                    campaign.city[event.tile],
                    event.face,
                    event.cause,
                    campaign.state,
                    event.game,
                    event.version,
                    event.action or "",
                    event.counter,
                )
            )
        case BinderOpened() as event:
            cards = event.secret.content or ()
            _shifts(fact, rows, event.side, BinderStep.OPENED, [(card.id, "", Box.AVAILABLE) for card in cards])
        case BinderChanged() as event:
            shifts = event.secret.content.shifts if event.secret.content is not None else ()
            _shifts(fact, rows, event.side, event.cause, [(one.card, one.source, one.target) for one in shifts])
        case _:
            pass


def _shifts(fact: Fact, rows: Rows, side: str, cause: str, shifts: Iterable[tuple[str, str, str]]) -> None:
    state = fact.before.game.board.state
    for at, (card, source, target) in enumerate(shifts):
        rows.put(Shift(fact.stream, fact.version, at, side, card, source, target, cause, state))


def note_game(fact: Fact, rows: Rows) -> None:
    """Notes an event of a campaign's game."""
    origin = fact.after.ledger.origin
    if origin is None or origin.kind != OriginKind.CAMPAIGN:
        return
    match fact.whole:
        case ScenarioSetUp(setup):
            _decks(fact, rows, origin.stream, setup)
        case DecisionMade(seat=seat, public=decided) if decided is not None:
            card = decided.decision.performer(fact.before.game.board)
            if card:
                rows.put(Played(origin.stream, fact.stream, fact.version, fact.after.ledger.scenario, seat, card))
        case DiceRolled(use=use, test=test) if test is not None and test.success:
            last = rows.last(Played, game=fact.stream, undone=False)
            if last is not None and last.side == use.purpose.actor:
                rows.put(msgspec.structs.replace(last, hits=last.hits + 1))
        case _:
            pass


def _decks(fact: Fact, rows: Rows, campaign: str, setup: Setup) -> None:
    for side in setup.sides:
        for card in side.deck:
            rows.put(InDeck(campaign, fact.stream, setup.scenario, card))


OF_CAMPAIGNS: Final = ReadModel(
    (
        Table(CitySwap, "campaign", ("campaign", "version"), title="tiles"),
        Table(Shift, "campaign", ("campaign", "version", "at"), (("campaign", "side", "card"),), "soldiers"),
    ),
    note_campaign,
)
OF_GAMES: Final = ReadModel(
    (
        Table(InDeck, "game", ("game", "card"), (("campaign", "card"),)),
        Table(Played, "game", ("game", "version"), (("campaign", "card"),), "cards"),
    ),
    note_game,
)
