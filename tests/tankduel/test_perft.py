"""Law 9 in the middle of a round: so many sequences of decisions there are from positions of movement, fire, reaction,
guns, infantry and escape, with scripted chance."""

import pytest

from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.damage import Escaping
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.system import TANKDUEL
from tests.bench import perft
from tests.tankduel.position import Table, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def acting(*german, soviet=(), **options):
    played = Table({"german_1": german, "soviet_1": soviet}, first="german_I", **{**ONE_EACH, **options})
    played.given(e.Spotted("german_I", "soviet_I"))
    return played


def moving():
    """Move cards, a Flank card and what raises a level are in hand."""
    return acting(48, 72, 10, 66, 76)


def firing():
    """Two Fire cards, Leadership and an order icon are in hand."""
    return acting(23, 25, 2, 66, 44)


def reacting():
    """A shot has been laid down; both hold Tactics."""
    played = acting(23, 41, soviet=(44, 45, 30))
    played.does("german_1", d.Act(Action.FIRE), use(23, "fire"), d.NoMore(), d.NoMore())
    while played.prompt().kind != "lay_down":
        played.does("german_1", next(one for one in played.options() if one in (d.Say(Answer.NO), d.Buy(0))))
    played.does("german_1", d.Confirm())
    assert played.asked() == [("soviet_1", "reaction")]
    return played


def gunning():
    """Which of three guns fires is asked."""
    hands = {"soviet_1": [5, 10, 44, 6], "german_1": [41, 43]}
    played = Table(hands, mission="m4", first="soviet_I", infantry="no", **ONE_EACH)
    played.does("soviet_1", d.Act(Action.GUN))
    return played


def storming():
    """Infantry may attack a tank at rest."""
    hands = {"german_1": [63, 44, 4, 12], "soviet_1": [41]}
    played = Table(hands, first="german_I", infantry="yes", **ONE_EACH)
    played.does("german_1", d.Say(Answer.KEEP))
    played.given(e.InfantryMoved("german", 200), e.TankMoved("soviet_I", 200, 95, 1), e.Stopped("soviet_I"))
    return played


def escaping():
    """Five men leave an exploding tank: 5, 4, 3, 2 are asked about, the last is left."""
    played = acting(44)
    ENGINE.resume(played.out, played.chance, (Escaping("german_I", "soviet_I", fire=False),))
    return played


@pytest.mark.parametrize(
    ("begun", "counts"),
    [
        (moving, [4, 12, 44, 164]),
        (firing, [5, 15, 58, 204]),
        (reacting, [3, 6, 10, 16]),
        (gunning, [4, 18, 60, 219]),
        (storming, [8, 22, 108, 310]),
        (escaping, [5, 5 * 4, 5 * 4 * 3, 5 * 4 * 3 * 2]),
    ],
)
def test_law_9_so_many_decisions_lead_on_from_the_middle_of_a_round(begun, counts):
    position = begun().out.position
    assert [perft.count(TANKDUEL, position, depth) for depth in range(1, len(counts) + 1)] == counts
