"""The read model of campaigns: the city tile by tile, the binders card by card, soldiers' lives.

Rows of `shifts` are known to the owner of the binder alone, and are read with that seat's right.
"""

from collections.abc import Sequence

from sqlite_utils import Database

from domain.kernel.events import DecisionMade, DiceRolled, Undone
from domain.undaunted.campaign.events import BinderChanged, BinderOpened, CityTileSwapped
from domain.undaunted.campaign.state import Box
from domain.undaunted.content import Setup
from domain.undaunted.decisions import Perform, Play
from domain.undaunted.events import ScenarioSetUp
from domain.undaunted.frames import Assaulting, Performing
from projections.facts import Fact


def create(db: Database) -> None:
    """The tables of this read model."""
    db.table("city").create(
        {
            "campaign": str,
            "version": int,
            "tile": str,
            "before": str,
            "after": str,
            "cause": str,
            "state": str,
            "game": str,
            "game_version": int,
            "action": str,
            "counter": str,
            "undone": int,
        },
        pk=("campaign", "version"),
        if_not_exists=True,
    )
    db.table("shifts").create(
        {
            "campaign": str,
            "version": int,
            "at": int,
            "side": str,
            "card": str,
            "source": str,
            "target": str,
            "cause": str,
            "state": str,
            "undone": int,
        },
        pk=("campaign", "version", "at"),
        if_not_exists=True,
    )
    db.table("shifts").create_index(["campaign", "side", "card"], if_not_exists=True)
    db.table("decks").create(
        {"campaign": str, "game": str, "scenario": str, "card": str},
        pk=("game", "card"),
        if_not_exists=True,
    )
    db.table("decks").create_index(["campaign", "card"], if_not_exists=True)
    db.table("plays").create(
        {
            "campaign": str,
            "game": str,
            "version": int,
            "scenario": str,
            "side": str,
            "card": str,
            "hits": int,
            "undone": int,
        },
        pk=("game", "version"),
        if_not_exists=True,
    )
    db.table("plays").create_index(["campaign", "card"], if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Bring the tables up to these facts; what is undone stays, and is marked."""
    for _, fact in facts:
        match fact.whole:
            case CityTileSwapped() as event:
                campaign = fact.before.game.board
                db.table("city").upsert(
                    {
                        "campaign": fact.stream,
                        "version": fact.version,
                        "tile": event.tile,
                        "before": campaign.city[event.tile],
                        "after": event.face,
                        "cause": event.cause,
                        "state": campaign.state,
                        "game": event.game,
                        "game_version": event.version,
                        "action": event.action or "",
                        "counter": event.counter,
                        "undone": 0,
                    },
                    pk=("campaign", "version"),
                )
            case BinderOpened() as event:
                cards = [card.id for card in event.secret.content or ()]
                _shifts(db, fact, event.side, "opened", [(card, "", Box.AVAILABLE) for card in cards])
            case BinderChanged() as event:
                changes = event.secret.content
                shifts = [(shift.card, shift.source, shift.target) for shift in changes.shifts] if changes else []
                _shifts(db, fact, event.side, event.cause, shifts)
            case ScenarioSetUp() as event if _is_scenario(fact):
                _deck(db, fact, event.setup)
            case DecisionMade() as event if event.public is not None and _is_scenario(fact):
                _play(db, fact, event.seat, event.public.decision)
            case DiceRolled() as event if event.test is not None and event.test.success and _is_scenario(fact):
                db.execute(
                    "UPDATE plays SET hits = hits + 1 WHERE game = ? AND version = "
                    "(SELECT max(version) FROM plays WHERE game = ? AND NOT undone) AND side = ?",
                    (fact.stream, fact.stream, event.use.purpose.actor),
                )
            case Undone() as event:
                for table, stream in (("city", "campaign"), ("shifts", "campaign"), ("plays", "game")):
                    db.execute(
                        f"UPDATE {table} SET undone = 1 WHERE {stream} = ? AND version > ? AND version < ?",
                        (fact.stream, event.to, fact.version),
                    )
            case _:
                pass


def _is_scenario(fact: Fact) -> bool:
    origin = fact.after.ledger.origin
    return origin is not None and origin.kind == "campaign"


def _shifts(db: Database, fact: Fact, side: str, cause: str, shifts: Sequence[tuple[str, str, str]]) -> None:
    db.table("shifts").upsert_all(
        [
            {
                "campaign": fact.stream,
                "version": fact.version,
                "at": at,
                "side": side,
                "card": card,
                "source": str(source),
                "target": str(target),
                "cause": cause,
                "state": fact.before.game.board.state,
                "undone": 0,
            }
            for at, (card, source, target) in enumerate(shifts)
        ],
        pk=("campaign", "version", "at"),
    )


def _deck(db: Database, fact: Fact, setup: Setup) -> None:
    """The cards that went into the decks; what is in them at the start everybody knows."""
    origin = fact.after.ledger.origin
    db.table("decks").upsert_all(
        [
            {"campaign": origin.stream if origin else "", "game": fact.stream, "scenario": setup.scenario, "card": card}
            for side in setup.sides
            for card in side.deck
        ],
        pk=("game", "card"),
    )


def _play(db: Database, fact: Fact, seat: str, decision: object) -> None:
    """A card that performs an action: one that is played, or one of the play area that acts again."""
    match decision:
        case Play():
            card = decision.card
        case Perform() if isinstance(frame := fact.before.game.board.frames[-1], Assaulting | Performing):
            card = frame.card
        case _:
            return
    origin = fact.after.ledger.origin
    db.table("plays").upsert(
        {
            "campaign": origin.stream if origin else "",
            "game": fact.stream,
            "version": fact.version,
            "scenario": fact.after.ledger.scenario,
            "side": seat,
            "card": card,
            "hits": 0,
            "undone": 0,
        },
        pk=("game", "version"),
    )
