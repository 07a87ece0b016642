"""Why an action, a card, a range or a tank cannot be chosen, and by which rule."""

import pytest

from kronika.domain.kernel.attempts import UnknownHandle
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.system import TANKDUEL
from tests.pointing import why
from tests.tankduel.position import use
from tests.tankduel.test_refusing import table


def reason(played, *pointed):
    return why(TANKDUEL, played.board, played.prompt(), *pointed)


@pytest.mark.parametrize(
    ("pointed", "rule", "said"),
    [
        ("button:do-fire", "TD17", "has not spotted any enemy"),
        ("button:do-gun", "TD79", "no anti-tank gun"),
        ("button:do-spot", "", ""),
        ("tank:soviet_I", "", ""),
    ],
)
def test_an_action_that_is_not_offered_has_its_reason(pointed, rule, said):
    found, sentence = reason(table(44), pointed)
    assert found == rule and said in sentence


def test_a_button_that_no_decision_has_is_unknown():
    with pytest.raises(UnknownHandle):
        reason(table(44), "button:do-nothing-at-all")


def test_TD30_TD13_a_card_of_the_hand_that_belongs_to_none_of_the_actions():
    played = table(44, 71, 62, 49)
    played.does("german_1", d.Act(Action.MOVE))
    assert reason(played, "card:71") == ("TD30", "Card 71 cannot be used this way. Choose a Move card.")
    played = table(44, 47, 100, german_1_tank="ferdinand")
    played.does("german_1", d.Act(Action.MOVE))
    assert reason(played, "card:100")[0] == "TD13"


def test_TD12_a_card_without_order_icon_does_not_pay():
    played = table(44, 93, 97, 4, german_1_tank="tiger")
    played.does("german_1", d.Act(Action.MOVE), use(93, "move"), d.NoMore())
    while played.asked() != [("german_1", "oi")]:
        played.does("german_1", played.options()[0])
    assert reason(played, "card:44")[0] == reason(played, "card:93")[0] == "TD12"


def test_TD17_TD52_the_tanks_that_are_not_targets():
    played = table(23, german_tanks=2, soviet_tanks=4)
    for number in ("I", "II"):
        played.given(e.Spotted("german_I", f"soviet_{number}"))
    played.does("german_1", d.Act(Action.FIRE))
    assert reason(played, "tank:german_II")[0] == "TD52"
    hidden = [
        tank for tank in played.board.tanks if tank.startswith("soviet") and tank not in played.tank("german_I").spots
    ]
    assert hidden and {reason(played, f"tank:{tank}")[0] for tank in hidden} == {"TD17"}


def test_TDR6_a_range_beyond_the_edge_is_not_reached():
    played = table(47)
    played.given(e.TankMoved("german_I", 1000, 95, 1), e.TankMoved("soviet_I", 1200, 96, 1))
    played.does("german_1", d.Act(Action.MOVE), use(47, "move"))
    while played.asked() != [("german_1", "range_step")]:
        played.does("german_1", played.options()[0])
    assert reason(played, "range:-1200")[0] == "TDR6"
