"""Who leaves a battle: his tanks go to a team-mate, or Robata drives them, as was chosen at the set-up."""

import random

import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel.events import Options
from kronika.domain.kernel.setups import build_setup
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Nation
from kronika.domain.tankduel.rules.damage import Escaping
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.setup import SetUp, meta
from kronika.domain.tankduel.system import TANKDUEL
from kronika.library.offline import OfflineGame
from tests.bench.arena import SeededChance
from tests.tankduel.packs import PACK
from tests.tankduel.position import FOUR, Table, of
from tests.tankduel.tables import LOADED, MISSIONS, wander

BY_ROBATA = [mission for mission in MISSIONS if PACK.missions[mission].robata]


class Anything(SeededChance):
    """Chance that gives anything, as Robata flips what it likes."""

    def __init__(self):
        super().__init__(1)
        self.flips, self.damage = [], []


def table(*seats, first="german_I", **options):
    played = Table(
        {"german_1": [44, 45], "soviet_1": [43]}, seats or FOUR, first=first, **{"leaver": "robata", **options}
    )
    played.chance = Anything()
    return played


def test_the_tanks_of_who_has_left_are_driven_by_Robata_with_alert_cards_and_his_hand_is_discarded():
    played = table()
    assert TANKDUEL.resigned(played.out, "german_1", played.chance) is None
    assert of(played.out.events, e.SeatLeft)[-1] == e.SeatLeft("german_1", "", "alert")
    tank = played.tank("german_I")
    assert (tank.seat, tank.character) == ("", "alert")
    assert played.board.hands["german_1"] == () and set(played.board.down["german_1"]) >= {44, 45}
    assert played.tank("german_II").seat == "german_2"


def test_a_phase_in_which_he_left_goes_on_as_one_of_Robata():
    played = table()
    TANKDUEL.resigned(played.out, "german_1", played.chance)
    chosen = [one.tank for one in of(played.out.events, e.RobataChose)]
    assert chosen and set(chosen) == {"german_I"}
    assert all(seat != "german_1" for seat, _ in played.asked())


def test_cards_that_he_laid_for_initiative_come_back_and_Robata_chooses_its_own():
    played = table(first="")
    played.does("german_1", TANKDUEL.rules.legal(played.board, played.prompt("german_1"))[0])
    TANKDUEL.resigned(played.out, "german_1", played.chance)
    assert "german_I" not in played.board.laid
    for seat in FOUR[1:]:
        played.does(seat, TANKDUEL.rules.legal(played.board, played.prompt(seat))[0])
    (shown,) = of(played.out.events, e.InitiativeShown)
    assert "german_I" in shown.cards
    assert ("german_I", "initiative") in [(one.tank, one.table) for one in of(played.out.events, e.RobataChose)]


def test_the_last_player_of_a_side_is_followed_by_Robata_and_who_then_leaves_too_has_lost():
    played = table("german_1", "soviet_1", german_tanks=1, soviet_tanks=1)
    assert TANKDUEL.resigned(played.out, "german_1", played.chance) is None
    assert TANKDUEL.resigned(played.out, "soviet_1", played.chance) == ()


def test_Robata_does_not_play_both_sides():
    played = table()
    TANKDUEL.resigned(played.out, "german_1", played.chance)
    TANKDUEL.resigned(played.out, "soviet_1", played.chance)
    assert played.tank("soviet_I").seat == "soviet_2"


def test_where_a_mission_does_not_know_Robata_a_team_mate_takes_over():
    played = table(mission="h1", first="")
    TANKDUEL.resigned(played.out, "german_1", played.chance)
    assert played.tank("german_I").seat == "german_2"


@pytest.mark.parametrize("mission", BY_ROBATA)
@pytest.mark.parametrize("decisions", [1, 25, 60, 140])
def test_a_battle_that_a_player_leaves_at_any_moment_goes_on_to_its_end(mission, decisions):
    options = {"german_tanks": 3, "soviet_tanks": 3, "leaver": "robata"}
    setup = build_setup(SetUp, meta(PACK, mission), mission, FOUR, options)
    game = OfflineGame(LOADED, mission, f"leaving/{mission}/{decisions}", Options(closing_time=3600), setup=setup)
    chooser = random.Random(decisions)
    wander(game, chooser, decisions)
    leaver = chooser.choice(FOUR)
    game.keep(ends.resign(TANKDUEL, game.position, leaver, game.chance(game.position.ledger)))
    assert not any(prompt.seat == leaver for prompt in game.position.game.prompts)
    wander(game, chooser, 5000)
    over = game.position.game.outcome
    assert (over is not None and leaver not in over.winners) or over.winners
    assert {tank.nation for tank in game.position.game.board.tanks.values() if not tank.seat} == {
        Nation(leaver.partition("_")[0])
    }


@pytest.mark.parametrize("leaver", ["robata", "mate"])
def test_TDR91_a_crew_that_has_to_escape_does_so_though_its_player_leaves(leaver):
    played = table(leaver=leaver)
    ENGINE.resume(played.out, played.chance, (Escaping("german_I", "soviet_I", fire=False),))
    assert played.asked() == [("german_1", "escape_order")]
    assert TANKDUEL.resigned(played.out, "german_1", played.chance) is None
    while "escape_order" in dict(kinds := [(kind, seat) for seat, kind in played.asked()]):
        seat = dict(kinds)["escape_order"]
        assert seat == "german_2"
        played.does(seat, TANKDUEL.rules.legal(played.board, played.prompt(seat))[0])
    assert played.tank("german_I").out


def test_TDR91_a_battle_that_ends_by_leaving_ends_immediately():
    played = table("german_1", "soviet_1", german_tanks=1, soviet_tanks=1, leaver="mate")
    ENGINE.resume(played.out, played.chance, (Escaping("german_I", "soviet_I", fire=False),))
    assert TANKDUEL.resigned(played.out, "german_1", played.chance) == ("soviet_1",)
    assert not played.tank("german_I").out
