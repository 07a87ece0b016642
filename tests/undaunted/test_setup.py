"""U26: a scenario laid out."""

from collections import Counter

import pytest

from kronika.domain.kernel.setups import usual
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from tests.undaunted.position import PACK

SCENARIOS = list(PACK.scenarios)


def laid_out(scenario):
    board = UNDAUNTED.board("referee")
    for event in UNDAUNTED.initial_events(PACK, usual(UNDAUNTED, PACK, scenario)):
        board = event.apply(board)
    return board


def test_U26_la_raye_is_laid_out_as_printed():
    board: Board = laid_out("1")
    us, german = board.sides["us"], board.sides["german"]
    assert board.initiative == "us"
    assert us.markers == {"2B": Face.SCOUTED, "17B": Face.SCOUTED}
    assert german.markers == {"8A": Face.SCOUTED, "5B": Face.CONTROLLED}
    assert board.on("17B") == ["us-riflemen-a", "us-riflemen-b", "us-scouts-a", "us-scouts-b"]
    assert board.on("5B") == ["german-riflemen-a", "german-riflemen-b", "german-scouts-a", "german-scouts-b"]
    assert not any(counter.suppressed for counter in board.counters.values())
    assert board.objectives == {"2B": 1, "7A": 1, "16B": 1, "13B": 2, "6A": 2, "5B": 3}


def test_U26_the_deck_list_is_the_deck_the_supply_list_the_supply_all_else_is_out():
    us = laid_out("1").sides["us"]
    assert Counter(us.deck) == {
        "us-platoon-sergeant": 1,
        "us-squad-leader-a": 1,
        "us-squad-leader-b": 1,
        "us-rifleman-a": 1,
        "us-rifleman-b": 1,
        "us-scout-a": 1,
        "us-scout-b": 1,
        "us-fog-of-war": 2,
    }
    assert Counter(us.supply) == {
        "us-rifleman-a": 4,
        "us-rifleman-b": 4,
        "us-scout-a": 2,
        "us-scout-b": 2,
        "us-fog-of-war": 8,
    }
    assert (us.hand, us.play, us.discard, us.removed, us.target) == ((), (), (), (), "")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_U26_the_side_named_by_the_scenario_holds_the_initiative_marker(scenario):
    assert laid_out(scenario).initiative == PACK.scenarios[scenario].initiative


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_U26_every_counter_of_a_card_has_a_deployment_marker(scenario):
    board = laid_out(scenario)
    for side, zones in board.sides.items():
        counters = {board.scene.cards[card].counter for card in zones.deck + zones.supply} - {""}
        assert counters <= board.scene.spawns[side].keys()


def test_U26_the_supply_is_public_the_deck_is_not():
    board = UNDAUNTED.board("public")
    for event in UNDAUNTED.initial_events(PACK, usual(UNDAUNTED, PACK, "1")):
        board = event.apply(board)
    assert set(board.sides["us"].deck) == {"?"}
    assert "?" not in board.sides["us"].supply
