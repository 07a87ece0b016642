"""The read model of campaigns, from facts made for it."""

from msgspec.structs import replace
from sqlite_utils import Database

from kronika.domain.kernel.chance import Dice, Purpose, Use
from kronika.domain.kernel.events import Decided, DecisionMade, DiceRolled, Event, Origin, Undone
from kronika.domain.kernel.events import Test as Reached
from kronika.domain.kernel.game import blank
from kronika.domain.undaunted.acts import Control
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.projections import rows
from kronika.projections.database import Fact

PLAYED = blank(UNDAUNTED)
IN_CAMPAIGN = replace(PLAYED, ledger=replace(PLAYED.ledger, origin=Origin("campaign", "stalin", 9, ""), scenario="011"))


def happened(*events: tuple[int, Event]) -> Database:
    """The read model after these events of a game of a campaign, by their versions."""
    db = Database(memory=True)
    rows.create(db)
    facts = [
        Fact("stalin-1", version, "", version, event, IN_CAMPAIGN, IN_CAMPAIGN, UNDAUNTED, event)
        for version, event in events
    ]
    rows.apply(db, list(enumerate(facts, 1)))
    return db


def plays(card: str) -> DecisionMade[Decision]:
    return DecisionMade("soviet", 1, "", Decided(Play(card, Control())))


def rolls(*, success: bool) -> DiceRolled:
    use = Use(1, "public", 1, Purpose("U14", "soviet", "attack"), Dice(1, 10))
    return DiceRolled(use, "00" * 32, (9,), Reached(4, (), 6, 10, success))


def lives(db: Database) -> dict[str, tuple[int, int]]:
    """The actions and hits of each card."""
    query = "SELECT card, COUNT(*), SUM(hits) FROM undaunted_played WHERE NOT undone GROUP BY card"
    return {card: (actions, hits) for card, actions, hits in db.execute(query)}


def test_a_success_is_a_hit_of_the_card_that_is_being_played() -> None:
    db = happened((5, plays("S-P-004")), (7, rolls(success=True)), (8, rolls(success=False)), (9, plays("S-P-005")))
    assert lives(db) == {"S-P-004": (1, 1), "S-P-005": (1, 0)}


def test_after_an_undo_it_is_a_hit_of_the_card_that_is_being_played_again() -> None:
    """The second card is taken back while the first still resolves."""
    db = happened(
        (5, plays("S-P-004")), (9, plays("S-P-005")), (12, Undone("soviet", 6, False)), (15, rolls(success=True))
    )
    assert lives(db) == {"S-P-004": (1, 1)}
