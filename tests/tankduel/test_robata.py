"""Robata, the automaton (TD100–TD119): the printed example of the solitaire game, its worked figures, its tables."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.setups import build_setup
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Loss, Nation, Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.automaton.driving import (
    Driving,
    is_small,
    may_drive,
    mission_goals,
    reach,
    towards,
    walk,
)
from kronika.domain.tankduel.rules.automaton.judging import (
    can_flank,
    face_value,
    finds_cover,
    in_order,
    mates_of,
    successes,
    threat,
)
from kronika.domain.tankduel.rules.automaton.revealing import choose_bid, holders, reveal
from kronika.domain.tankduel.rules.automaton.turn import (
    Cleaning,
    Gunning,
    Marching,
    Primaries,
    Secondaries,
    cards_to_reveal,
)
from kronika.domain.tankduel.rules.damage import lose
from kronika.domain.tankduel.rules.missions import Settling, end_battle
from kronika.domain.tankduel.rules.round import Discarding
from kronika.domain.tankduel.rules.tanks import standing_in
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.setup import SetUp, meta
from kronika.domain.tankduel.state import ROBATAS_MOVE
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import PACK
from tests.tankduel.position import Table, of, use
from tests.tankduel.solitaire import ALONE, PANTHER, PZ_IV, STUG, acts, judged, rows, stands, tended

T3485, SU100, T34 = "soviet_I", "soviet_II", "soviet_III"
EXAMPLE = {
    "german_tanks": 3,
    "soviet_tanks": 3,
    "german_1_tank": "pz4g",
    "german_2_tank": "stug3g",
    "german_3_tank": "panther",
    "soviet_1_tank": "t3485",
    "soviet_2_tank": "su100",
    "soviet_2_crew": "green",
    "soviet_3_tank": "t34d",
    "soviet_3_crew": "green",
}


class Solitaire(Table):
    """The example of the playbook (section 20), as far as it has been played."""

    def __init__(self) -> None:
        super().__init__(seats=ALONE, mission="m2", draws={"soviet_1": [3, 10, 39, 55, 58, 63, 80, 89]}, **EXAMPLE)
        self.given(*stands(T3485, 800), *stands(SU100, 800))

    def initiative_and_stug(self) -> list:
        bids = [38, 93, 50, 7, 33, 43, 47, 65, 54]
        self.chance.flips = [*bids, 85, 17, 56]
        events = self.does("soviet_1", d.Lay(39), d.Lay(58), d.Lay(63))
        return events + self.does("soviet_1", d.Pass(), flips=[86, 42])

    def jarda(self) -> list:
        """TDR33: the response flips to the two spot attempts, which the example leaves out, are made and fail."""
        events = self.acts(Action.SPOT, d.Aim(PANTHER), d.Drop(80), d.NoMore(), flips=[99, 4])
        events += self.acts(Action.TERRAIN_ON_ENEMY, use(89, "terrain"), flips=[29, 14])
        self.ends()
        events += self.acts(Action.SPOT, d.Aim(PANTHER), d.Drop(10), d.NoMore(), flips=[79, 84])
        self.ends()
        none = (d.NoMore(), d.NoMore(), d.NoMore())
        events += self.acts(Action.MOVE, use(55, "move"), *none, d.Buy(0), d.Go(-200))
        return events

    def panther(self) -> list:
        self.chance.flips = [18, 52, 5]
        events = self.ends()
        events += self.does("soviet_1", d.Pass(), flips=[2, 30])
        return events + self.does("soviet_1", d.Pass(), flips=[83, 95, 15, 64, 22])

    def pz_iv(self) -> list:
        return self.does("soviet_1", d.Pass(), flips=[81, 44])


def played(*steps):
    game = Solitaire()
    events: list = []
    for step in steps:
        events = getattr(game, step)()
    return game, events


def test_TD100_TDR41_every_tank_of_Robata_begins_with_an_alert_card_and_one_APCR_and_there_is_a_pass_more():
    game = Solitaire()
    for tank in (PZ_IV, STUG, PANTHER):
        assert (game.tank(tank).character, game.tank(tank).peril, game.tank(tank).apcr) == ("alert", False, 1)
    assert game.board.battle.passes == 5
    assert game.board.characters_left.count("alert") == 1


def test_TD100_one_to_four_players_may_play_against_it_in_the_missions_that_have_it():
    alone = [one.seats for one in meta(PACK, "m2").line_ups if len({s[:6] for s in one.seats}) == 1]
    assert len(alone) == 8 and all(len(one.seats) > 1 for one in meta(PACK, "h1").line_ups)


def beside(seats=("german_1", "soviet_1"), mission="m1", **options):
    """A battle in which Robata drives some tanks beside the players."""
    setup = build_setup(SetUp, meta(PACK, mission), mission, seats, options)
    assert isinstance(setup, SetUp)
    return TANKDUEL.initial_events(PACK, setup)[0].battle


def test_TD100_Robata_may_drive_the_last_tanks_of_a_side_that_has_players():
    battle = beside(german_tanks=4, soviet_tanks=2, robata=2)
    assert {tank.id: tank.seat for tank in battle.tanks} == {
        "soviet_I": "soviet_1",
        "soviet_II": "soviet_1",
        "german_I": "german_1",
        "german_II": "german_1",
        "german_III": "",
        "german_IV": "",
    }
    assert [tank.apcr for tank in battle.tanks if not tank.seat] == [1, 1]
    assert battle.robata is not None and battle.passes == beside(german_tanks=4, soviet_tanks=2).passes + 1


@pytest.mark.parametrize(
    ("more", "driven"),
    [
        ({"robata": 3}, 1),
        ({"robata": 3, "seats": ("german_1", "german_2", "soviet_1")}, 0),
        ({"robata": 1, "robata_side": "soviet"}, 1),
        ({"robata": 1, "mission": "h1"}, 0),
        ({"robata": 1, "robata_side": "soviet", "seats": ("soviet_1",)}, 2),
    ],
)
def test_TD100_every_player_keeps_a_tank_and_Robata_drives_on_one_side_only(more, driven):
    battle = beside(german_tanks=2, soviet_tanks=2, **more)
    assert sum(not tank.seat for tank in battle.tanks) == driven
    assert (battle.robata is not None) == (driven > 0)
    assert len({tank.nation for tank in battle.tanks if not tank.seat}) == (driven > 0)


def test_TD94_TD100_a_side_on_which_Robata_drives_some_tanks_defends():
    assert beside(mission="m4", german_tanks=2, robata=1, attacker="german").attacker == Nation.SOVIET


def test_TD103_TD119_what_players_beside_Robata_see_and_hold_does_not_count_for_it():
    table = Table(german_tanks=3, soviet_tanks=1, robata=2)
    board = table.board
    table.given(e.Spotted("german_II", "soviet_I"), e.Ranged("german_II", "soviet_I", 20))
    assert [one.id for one in mates_of(board, board.tanks["german_II"])] == ["german_III"]
    assert holders(board, board.tanks["german_II"]) == ["soviet_1"]


def test_TD100_TD116_the_APCR_of_Robata_does_not_run_out_and_the_event_tells_what_is_left():
    game = Solitaire()
    game.given(e.CharacterTurned(PZ_IV, "bold"))
    for _ in range(2):
        before = len(game.out.events)
        ENGINE.resume(game.out, game.chance, (Secondaries(PZ_IV), Discarding("soviet_I")))
        assert of(game.out.events[before:], e.ApcrLoaded) == [e.ApcrLoaded(PZ_IV, left=1)]
        assert (game.tank(PZ_IV).loaded, game.tank(PZ_IV).apcr) == (True, 1)
        game.given(e.ApcrFired(PZ_IV))


def test_TDG18_TD105_Robata_takes_93_7_and_65_for_initiative():
    _, events = played("initiative_and_stug")
    assert {event.tank: event.bid for event in of(events, e.RevealOver) if event.bid} == {
        PZ_IV: 93,
        STUG: 7,
        PANTHER: 65,
    }
    assert rows(events, "initiative") == [
        (PZ_IV, "any_above_90", 0),
        (STUG, "any_below_10", 0),
        (PANTHER, "else", 0),
    ]
    assert of(events, e.InitiativeShown)[0].order == (STUG, T3485, SU100, T34, PANTHER, PZ_IV)


def test_TD113_TD116_the_StuG_drives_towards_the_hill_and_fails_to_spot_the_largest():
    game, events = played("initiative_and_stug")
    assert rows(events, "primary") == [(STUG, "mission", 0)] and rows(events, "success") == [(STUG, "move", 1)]
    stug = game.tank(STUG)
    assert (stug.range, stug.in_motion, stug.spots) == (600, True, ())
    assert all(STUG in game.tank(tank).spots for tank in (T3485, SU100, T34))
    assert rows(events, "secondary") == [(STUG, "spot", 0)]
    assert game.board.revealed == () and {85, 17, 56} <= set(game.board.discard)


def test_TDR33_TD102_the_tactical_response_to_mud_fails_with_29_and_the_Move_card_goes_back_to_its_pile():
    game, events = played("initiative_and_stug", "jarda")
    assert rows(events, "response") == [
        (PANTHER, "failure", 1),
        (STUG, "failure", 1),
        (PANTHER, "failure", 1),
    ]
    stug = game.tank(STUG)
    assert (stug.box.terrain, stug.in_motion, stug.bog) == (89, False, 0)
    assert all(T34 in game.tank(tank).spots for tank in (PZ_IV, STUG, PANTHER))


def test_TD104_TD107_the_Panther_bogs_the_T_34_in_mud_and_climbs_the_hill_with_two_successes():
    game, events = played("initiative_and_stug", "jarda", "panther")
    assert game.tank(T34).bog == 4 and game.tank(T34).box.terrain == 18
    assert rows(events, "success") == [(PANTHER, "move", 2), (PZ_IV, "move", 1)]
    panther = game.tank(PANTHER)
    assert (panther.range, panther.box.mission, panther.in_motion) == (400, "hill", False)


def test_TDG19_TD111_the_Panther_spots_the_T_34_85_and_by_Command_at_clean_up_the_SU_100():
    game, events = played("initiative_and_stug", "jarda", "panther")
    assert set(game.tank(PANTHER).spots) == {T34, T3485, SU100}
    assert rows(events, "command") == [(PANTHER, "spot", 0)]


def test_TDG17_TD113_the_Pz_IV_has_no_shot_and_drives_to_600_by_the_diagram_where_it_has_one():
    game, events = played("initiative_and_stug", "jarda", "panther")
    assert rows(events, "primary")[-1] == (PZ_IV, "move", 0)
    assert rows(events, "diagram") == [(PZ_IV, "M1-M4", 600)]
    game.pz_iv()
    assert set(game.tank(PZ_IV).spots) == {T34, T3485} and game.tank(PZ_IV).in_motion


def test_TDG14_threat_is_2():
    game = judged(soviet_tanks=2)
    game.given(e.Spotted("soviet_I", PZ_IV), e.Ranged("soviet_I", PZ_IV, 20), e.Spotted("soviet_II", PZ_IV))
    game.given(e.FlankPut("soviet_II", PZ_IV), e.Spotted(PZ_IV, "soviet_I"), e.Spotted(PZ_IV, "soviet_II"))
    game.given(e.FlankPut(PZ_IV, "soviet_I"))
    assert {part.name: part.value for part in threat(game.board, game.tank(PZ_IV))} == {
        "seen_by": 2,
        "ranged_by": 2,
        "flanked_by": 2,
        "sees": -2,
        "flanks": -2,
    }


@pytest.mark.parametrize(("card", "danger"), [(17, 2), (83, 0)])
def test_Q66_TDR32_mud_under_it_is_worth_2_and_a_field_nothing(card, danger):
    game = judged()
    game.given(e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1), e.TerrainLaid(PZ_IV, card))
    assert sum(part.value for part in threat(game.board, game.tank(PZ_IV))) == danger


@pytest.mark.parametrize(
    ("cards", "level", "count"),
    [((66, 34), 7, 2), ((85, 17), 6, 1), ((30, 52), 7, 2), ((15, 64), 6, 1), ((66, 34), 8, 2)],
)
def test_TDG16_Q69_TD108_successes(cards, level, count):
    board = replace(judged().board, revealed=cards)
    assert successes(board, level) == count


def test_Q70_Q83_TDR74_with_one_card_there_is_one_check_and_at_level_0_none():
    board = judged().board
    assert successes(replace(board, revealed=(10,)), 7) == 1
    assert successes(replace(board, revealed=(10, 20)), 0) == 0


@pytest.mark.parametrize(
    ("quality", "range_", "dead", "cards"),
    [("veteran", 800, False, 3), ("elite", 800, False, 4), ("veteran", -400, False, 4), ("green", 800, True, 1)],
)
def test_Q70_TD107_how_many_cards_are_revealed(quality, range_, dead, cards):
    game = judged(german_1_crew=quality)
    game.given(*stands(PZ_IV, range_))
    if dead:
        game.given(e.ManHurt(PZ_IV, Role.COMMANDER, killed=True))
    assert cards_to_reveal(game.tank(PZ_IV)) == cards


def test_TDG17_TD109_a_T_34_has_a_High_shot_at_a_Pz_IV_at_1000_m():
    game = Table(seats=("german_1",), german_tanks=1, soviet_tanks=1)
    game.given(*stands("soviet_I", 400), *stands(PZ_IV, 600))
    shot = face_value(game.board, game.tank("soviet_I"), game.tank(PZ_IV))
    assert shot.to_hit == 61 and shot.pen == 1, "the turret's 6 is the stronger (TDR36)"
    assert shot.is_as_good_as(game.board.face(game.tank("soviet_I")).high)


def test_TDR38_motion_and_its_own_mud_are_not_counted():
    game = judged()
    game.given(e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1))
    before = face_value(game.board, game.tank(PZ_IV), game.tank("soviet_I"))
    game.given(e.TerrainLaid(PZ_IV, 17))
    assert face_value(game.board, game.tank(PZ_IV), game.tank("soviet_I")) == before


@pytest.mark.parametrize(
    ("passed", "flip", "stands_"),
    [
        (2, 53, False),
        (2, 50, True),
        (2, 51, True),
        (2, 52, True),
        (2, 43, True),
        (1, 52, False),
        (5, 53, True),
        (5, 54, False),
    ],
)
def test_TDG15_TD102_the_tactical_response_takes_Tactics_or_a_target_number_by_the_passes(passed, flip, stands_):
    game = Table({"soviet_1": [80, 44]}, ALONE, first="soviet_I", german_tanks=1, soviet_tanks=1)
    game.given(e.Reshuffled(passed, 50, "shuffle"))
    events = game.acts(Action.SPOT, d.Drop(80), d.NoMore(), flips=[flip, 81])
    if stands_ and game.asked() == [("soviet_1", "reaction")]:
        events += game.does("soviet_1", d.Pass())
    assert rows(events, "response")[0][1] == ("success" if stands_ else "failure")
    assert (game.tank("soviet_I").spots == ()) == stands_


def fires(**options):
    """TDG20: the Panther on the hill at 400 has revealed 66, 34, 27, 16; the T-34/76D stands at 600 in mud."""
    game = Table({}, ALONE, "m2", german_tanks=1, german_1_tank="panther", soviet_tanks=1, **options)
    game.given(e.TankMoved("soviet_I", 600, 97, 1), e.TerrainLaid("soviet_I", 18), *stands(PZ_IV, 400))
    game.given(e.TankMoved(PZ_IV, 400, ROBATAS_MOVE, 1), e.PlaceTaken(PZ_IV, "hill"), e.Spotted(PZ_IV, "soviet_I"))
    for card in game.board.hands["soviet_1"]:
        game.given(e.CardDropped("soviet_1", Sealed("soviet_1", card)))
    game.given(e.Reshuffled(1, 50, "shuffle"))
    return game


def test_TDG20_TD114_the_Panther_fires_from_the_hill_at_92_chooses_the_turret_and_goes_through_with_17():
    game = fires()
    drawn = of(game.out.events, e.CardDrawn)[0]
    for place, card in enumerate((66, 34, 27, 16)):
        game.given(e.CardRevealed(PZ_IV, drawn.use, card, place, drawn.proof))
    game.chance.flips, game.chance.damage = [12, 98, 64, 80], [14]
    ENGINE.resume(game.out, game.chance, (Primaries(PZ_IV),))
    events = game.out.events
    hit, pierce = of(events, e.CardFlipped)[-4:-2]
    assert {p.name: p.value for p in hit.test.parts} == {
        "gun": 77,
        "fire_card": 10,
        "target_ground": 10,
        "size": -5,
    }
    assert hit.test.target == 92 and of(events, e.ShotLocated)[-1].location == "turret"
    assert {p.name: p.value for p in pierce.test.parts} == {"armour": 9, "penetration": -13, "slope": -1}
    assert of(events, e.ShotPierced)[-1].heavy and game.tank("soviet_I").commander_dead


def test_TDR82_Q79_the_cards_that_count_for_a_shot_do_not_count_for_where_it_drives():
    game = fires()
    game.given(*stands(PZ_IV, 1000))
    board = replace(game.board, revealed=(23, 1))
    with_cards = walk(board, game.tank(PZ_IV), 1, moved=False)
    assert with_cards == walk(replace(board, revealed=(62, 63)), game.tank(PZ_IV), 1, moved=False)


@pytest.mark.parametrize(
    ("at", "order"), [(800, [600, 1000, 400]), (0, [200, -200, 400, -400]), (-200, [0, -400, 200, -600])]
)
def test_TDR75_Q88_the_reach_is_the_shorter_distance_first_and_towards_the_centre_first(at, order):
    game = judged()
    game.given(*stands(PZ_IV, at))
    assert reach(game.board, game.tank(PZ_IV), 2, moved=False) == order
    assert 400 not in [abs(to - at) for to in reach(game.board, game.tank(PZ_IV), 2, moved=True)]
    assert 400 not in [abs(to - at) for to in reach(game.board, game.tank(PZ_IV), 1, moved=False)]


def test_Q84_TDR76_it_goes_to_the_nearest_range_that_serves_and_never_past_it():
    game = judged(mission="m2")
    game.given(*stands(PZ_IV, 600))
    assert towards(game.board, game.tank(PZ_IV), (400, -400), 2) == 400
    game.given(*stands(PZ_IV, 0))
    assert towards(game.board, game.tank(PZ_IV), (400, -400), 2) == 400, "the own side on a tie"


def test_Q86_TDR79_in_motion_any_wood_is_better_cover_and_in_woods_only_more():
    game = judged()
    game.given(e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1))
    assert finds_cover(replace(game.board, revealed=(72,)), game.tank(PZ_IV))
    game.given(e.TerrainLaid(PZ_IV, 73))
    assert not finds_cover(replace(game.board, revealed=(72,)), game.tank(PZ_IV))
    assert finds_cover(replace(game.board, revealed=(65,)), game.tank(PZ_IV))


def test_TDR79_a_hill_card_on_a_hill_of_the_mission_counts_by_itself():
    table = Table(seats=ALONE, mission="m3", alternate=True, german_tanks=1, soviet_tanks=1)
    table.given(*stands("german_I", 400), e.PlaceTaken("german_I", "hill"), e.TerrainLaid("german_I", 70))
    assert [ground.id for ground in standing_in(table.board, table.tank("german_I"))] == ["hill", "hill"]
    assert finds_cover(replace(table.board, revealed=(79,)), table.tank("german_I")), "woods"
    assert not finds_cover(replace(table.board, revealed=(71,)), table.tank("german_I")), "a hill"


def test_Q85_TDR77_a_tank_on_a_hill_has_no_priority_of_its_own_but_keeps_its_range():
    game = fires()
    assert reach(game.board, game.tank(PZ_IV), 2, moved=False) == []


def test_TD112_TDR39_the_target_order_is_the_highest_chance_first():
    game = judged(soviet_tanks=3, soviet_1_tank="t34d", soviet_2_tank="t3485", soviet_3_tank="su100")
    game.given(*(event for tank in ("soviet_I", "soviet_II", "soviet_III") for event in stands(tank, 800)))
    order = in_order(game.board, game.tank(PZ_IV), game.board.enemies(game.tank(PZ_IV)))
    assert [tank.id for tank in order] == ["soviet_II", "soviet_I", "soviet_III"]


@pytest.mark.parametrize(
    ("peril", "cards", "row", "card"),
    [
        (True, (95, 40, 41), "in_peril", 40),
        (False, (5, 95, 50), "any_below_10", 5),
        (False, (20, 95, 50), "any_above_90", 95),
        (False, (20, 30, 50), "else", 50),
    ],
)
def test_TD105_the_initiative_card(peril, cards, row, card):
    game = judged()
    tank = replace(game.tank(PZ_IV), peril=peril)
    assert choose_bid(replace(game.board, revealed=cards), tank) == (row, card)


def test_TD105_TDR85_with_a_spotted_target_that_the_gun_reaches_it_takes_the_lowest():
    game = judged()
    game.given(*stands("soviet_I", 200), *stands(PZ_IV, 200), e.Spotted(PZ_IV, "soviet_I"))
    assert choose_bid(replace(game.board, revealed=(20, 30, 50)), game.tank(PZ_IV)) == ("spotted_target", 20)


def test_TD103_one_with_ranging_takes_a_Spot_only_if_no_other_tank_of_Robata_sees_the_target():
    for seen, takes in ((False, True), (True, False)):
        game = Table({"soviet_1": [48, 44]}, ALONE, first="soviet_I", german_tanks=2, soviet_tanks=2)
        game.given(e.Spotted(PZ_IV, "soviet_II"), e.Ranged(PZ_IV, "soviet_II", 10))
        if seen:
            game.given(e.Spotted(STUG, "soviet_I"))
        else:
            game.given(e.SmokeLaid(STUG, 20))
        game.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(0))
        assert ("soviet_I" in game.tank(PZ_IV).spots) == takes and (game.tank(PZ_IV).ranged == "") == takes


def test_Q67_TD119_a_card_taken_from_Robata_is_taken_from_the_deck():
    game = Table({"soviet_1": [1, 44]}, ALONE, first="soviet_I", german_tanks=1, soviet_tanks=1)
    game.chance.draws = {"soviet_1": [70]}
    game.acts(Action.LEADERSHIP, use(1, "leadership"))
    assert game.board.hands["soviet_1"] == (44, 70)


def test_Q63_TD101_Robata_has_no_hand_and_its_tanks_lose_no_cards():
    game = Table({"soviet_1": [44]}, ALONE, first="soviet_I", german_tanks=1, soviet_tanks=1)
    assert set(game.board.hands) == {"soviet_1"}
    lose(game.out, game.chance, PZ_IV, "soviet_I", "crew")
    assert of(game.out.events, e.CardLost) == [] and game.tank("soviet_I").vp == 4


def test_Q65_TD106_fires_are_put_out_and_crews_rally_by_themselves():
    game = tended(e.FireBrokeOut(PZ_IV, "soviet_I"), e.MoraleBroke(PZ_IV, "soviet_I"))
    assert not game.tank(PZ_IV).on_fire and not game.tank(PZ_IV).broken


@pytest.mark.parametrize(("flip", "leaves"), [(55, True), (54, False)])
def test_Q65_TD106_with_a_dead_commander_a_flip_may_make_it_bail_out(flip, leaves):
    """The lower of Move 5 and Fire 7."""
    dead = e.ManHurt(PZ_IV, Role.COMMANDER, killed=True)
    game = tended(dead, e.FireBrokeOut(PZ_IV, "soviet_I"), flips=[flip])
    assert game.tank(PZ_IV).out == leaves and (game.tank("soviet_I").vp == 4) == leaves


def test_TDR40_TD106_a_free_move_fills_the_drivers_place_first():
    game = tended(e.ManHurt(PZ_IV, Role.DRIVER, killed=True), e.ManHurt(PZ_IV, Role.GUNNER, killed=True))
    assert (
        game.tank(PZ_IV).man_in(Role.DRIVER).role == Role.BACKUP_DRIVER and game.tank(PZ_IV).man_in(Role.GUNNER) is None
    )


@pytest.mark.parametrize(("range_", "closed"), [(800, False), (600, True)])
def test_TD106_the_hatch_is_closed_near_enemy_infantry(range_, closed):
    assert tended(*stands(PZ_IV, range_), infantry="yes").tank(PZ_IV).buttoned == closed


def test_TD115_TDR37_Leadership_hides_a_tank_that_is_seen_in_woods_at_double_value_once_for_each_card():
    before = (e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1), e.TerrainLaid(PZ_IV, 72), e.Spotted("soviet_I", PZ_IV))
    in_peril = (*before, e.PerilTurned(PZ_IV, peril=True))
    game, events = acts(Primaries(PZ_IV), 1, 2, before=in_peril, flips=[89, 60, 4, 84], german_1_tank="ferdinand")
    assert rows(events, "leadership")[-1] == (PZ_IV, "conceal", 2) and game.tank("soviet_I").spots == ()


def test_TD116_TDR83_smoke_needs_the_equipment_and_a_card_and_takes_a_Move_card_off():
    before = (e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1), e.PerilTurned(PZ_IV, peril=True))
    game, _ = acts(Primaries(PZ_IV), 20, 61, before=before, flips=[89, 88, 87])
    assert game.tank(PZ_IV).box.smoke == 20 and not game.tank(PZ_IV).in_motion


def test_Q64_TD114_it_stops_before_it_fires_and_ranges_only_where_it_is_not_sure():
    before = (*stands("soviet_I", 200), e.TankMoved(PZ_IV, 600, ROBATAS_MOVE, 1), e.Spotted(PZ_IV, "soviet_I"))
    game, events = acts(Primaries(PZ_IV), 10, 20, 43, before=before, flips=[94, 89])
    assert of(events, e.Stopped) and rows(events, "success") == [(PZ_IV, "fire", 2)]
    assert game.tank(PZ_IV).ranged == "soviet_I", "82 at 800 m is not above 85"


def test_TDR86_TD117_TD60_its_turn_is_cleaned_up_when_its_shot_has_eliminated_the_target():
    wooded = (e.TankMoved(PZ_IV, 0, ROBATAS_MOVE, 1), e.TerrainLaid(PZ_IV, 72))
    seen = (e.Spotted(PZ_IV, "soviet_I"), e.Spotted("soviet_I", PZ_IV), e.PerilTurned(PZ_IV, peril=True))
    before = (*stands("soviet_I", 0), *wooded, *seen)
    game, events = acts(Primaries(PZ_IV), 61, 4, before=before, flips=[2, 63, 93, 84], damage=[1])
    assert of(events, e.TankLost) and of(events, e.CommandResolved) and of(events, e.CharacterDrawn)
    assert rows(events, "ranging") == [] and not game.tank(PZ_IV).peril
    assert game.board.revealed == () and {61, 4} <= set(game.board.discard)


def test_TDR86_TD117_of_a_lost_tanks_turn_the_revealed_cards_are_discarded_and_no_Command_card_is_resolved():
    game, events = acts(Settling(), 61, 4, before=(e.PerilTurned(PZ_IV, peril=True), e.Spotted("soviet_I", PZ_IV)))
    game.given(e.TankLost(PZ_IV, "", Loss.EXPLOSION))
    start = len(game.out.events)
    ENGINE.resume(game.out, game.chance, (Cleaning(PZ_IV), Discarding("soviet_I")))
    events = game.out.events[start:]
    assert of(events, e.CommandResolved) == of(events, e.CharacterDrawn) == []
    assert game.board.revealed == () and {61, 4} <= set(game.board.discard)


def test_TD117_TDR71_in_peril_it_gets_another_card_at_clean_up_and_the_old_one_goes_on_the_pile():
    game, events = acts(Cleaning(PZ_IV), 61, 62, before=(e.PerilTurned(PZ_IV, peril=True),))
    drawn = of(events, e.CharacterDrawn)[0]
    assert game.board.pile == ("alert",) and game.tank(PZ_IV).character == drawn.character
    assert not game.tank(PZ_IV).peril


@pytest.mark.parametrize(
    ("infantry", "at", "cards", "row", "then"),
    [
        ("soviet", 400, (63, 61), "enemy_on_card", ("soviet", 200)),
        ("", 0, (63, 61), "nobody_on_card", ("german", 200)),
        ("german", 200, (63, 74), "own_at_200", ("german", 400)),
    ],
)
def test_TD118_infantry_advances_by_the_marks_revealed(infantry, at, cards, row, then):
    before = (e.InfantryMoved(Nation(infantry), at),) if infantry else ()
    game, events = acts(Marching(PZ_IV), *cards, before=before, infantry="yes")
    assert rows(events, "infantry")[0][1] == row
    assert (game.board.infantry, game.board.advance) == then


def test_TD118_TDR69_two_marks_with_nobody_on_the_card_attack_and_three_order_icons_make_it_a_flank():
    before = (e.TankMoved("soviet_I", 0, 97, 1), e.TerrainLaid("soviet_I", 73))
    _, events = acts(Marching(PZ_IV), 63, 74, 5, before=before, infantry="yes", flips=[30, 79, 48, 40])
    assert of(events, e.WeaponUsed) and of(events, e.CardFlipped)[0].use.purpose.action == "hit"


@pytest.mark.parametrize(("last", "row"), [(60, "row_88_85"), (65, "row_76_75"), (67, "row_50_45"), (68, "row_none")])
def test_TD107_in_mission_4_the_last_card_and_the_newest_attacker_tell_the_gun(last, row):
    flips = [] if row == "row_none" else [94, 93]
    _, events = acts(Gunning(PZ_IV), 40, 41, last, mission="m4", flips=flips, soviet_1_tank="t3485")
    assert rows(events, "gun")[0][1] == row


@pytest.mark.parametrize(("cards", "misses"), [((12, 5, 60), False), ((40, 41, 60), True)])
def test_TD56_TDR53_a_gun_of_Robata_that_fires_from_the_flank_hits_the_hull_of_a_hull_down_tank(cards, misses):
    before = (*stands("soviet_I", 0), e.HullDown("soviet_I"))
    _, events = acts(Gunning(PZ_IV), *cards, before=before, mission="m4", flips=[2, 93, 48])
    assert [one.misses for one in of(events, e.ShotLocated)] == [misses]


def test_TD107_in_mission_4_a_lost_attacker_is_still_the_newest():
    lost = (e.TankLost("soviet_I", PZ_IV, "crew"),)
    _, events = acts(
        Gunning(PZ_IV),
        40,
        41,
        64,
        before=lost,
        mission="m4",
        soviet_tanks=2,
        soviet_1_tank="t3485",
        soviet_2_tank="t34d",
        flips=[94, 93],
    )
    assert rows(events, "gun")[0][1] == "row_88_85"


def test_Q87_TDR42_a_ranged_tank_on_the_square_may_move_in_place_and_take_the_card_back_with_its_triggers():
    before = (
        e.TankMoved(PZ_IV, 400, ROBATAS_MOVE, 1),
        e.PlaceTaken(PZ_IV, "square"),
        e.Spotted("soviet_I", PZ_IV),
        e.Ranged("soviet_I", PZ_IV, 10),
    )
    game, events = acts(Primaries(PZ_IV), 61, 40, before=before, mission="m6", flips=[89, 20, 4, 84])
    tank = game.tank(PZ_IV)
    assert rows(events, "primary") == [(PZ_IV, "move", 0)] and tank.box.mission == "square" and tank.range == 400
    assert game.tank("soviet_I").ranged == ""


def test_Q89_TDR80_SHUFFLE_comes_after_the_last_revealed_card_which_stay_out_of_it():
    game = judged()
    game.given(e.Reshuffled(1, 0, "shuffle"))
    game.chance.markers, game.chance.flips = 1, [38, 93, 50]
    reveal(game.out, game.chance, PZ_IV, range(3))
    kinds = [type(event).__name__ for event in game.out.events]
    assert kinds[-1] == "Reshuffled" and game.board.revealed == (38, 93, 50)


def test_Q68_TD119_END_GAME_while_it_reveals_for_initiative_ends_the_battle_immediately():
    game = judged()
    game.given(e.Reshuffled(3, 0, "end"))
    game.chance.markers, game.chance.flips = 1, [38, 93, 50]
    game.does("soviet_1", d.Lay(game.board.hands["soviet_1"][0]))
    assert game.board.over and of(game.out.events, e.InitiativeShown) == []


def test_TD103_TDR89_who_drives_into_its_sight_costs_it_no_ranging_if_another_of_its_tanks_can_spot_it():
    """In the city 600 m are in sight: both tanks of Robata see the mover only after its move."""
    two = {"german_tanks": 2, "soviet_tanks": 2}
    game = Table({"soviet_1": [48, 44]}, ALONE, "m6", first="soviet_I", **two, infantry="no")
    game.given(*stands(PZ_IV, 400), *stands(STUG, 400), *stands("soviet_I", 400), *stands("soviet_II", 200))
    game.given(e.Spotted(PZ_IV, "soviet_II"), e.Ranged(PZ_IV, "soviet_II", 10))
    game.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(-200))
    assert game.tank(STUG).spots == ("soviet_I",) and game.tank(PZ_IV).ranged == "soviet_II"


def commands(marker):
    """Robata's tank in woods, seen by a player, reveals two Command cards; the next flip turns the marker up."""
    game = judged()
    game.given(e.Reshuffled(3, 3, marker), e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1), e.TerrainLaid(PZ_IV, 72))
    game.given(e.Spotted("soviet_I", PZ_IV))
    game.chance.markers, game.chance.flips = 1, [61, 4, 5, 92, 93]
    game.does("soviet_1", d.Lay(next(card for card in game.board.hands["soviet_1"] if card not in game.chance.flips)))
    return game


def test_TDR88_TD119_TDR3_END_GAME_turned_up_by_a_Command_card_in_its_initiative_ends_the_battle_immediately():
    game = commands("end")
    assert game.board.over and of(game.out.events, e.InitiativeShown) == []
    assert len(of(game.out.events, e.CommandResolved)) == 1


def test_TDR88_TD119_SHUFFLE_turned_up_there_comes_after_the_Command_cards_of_the_tank():
    game = commands("shuffle")
    kinds = [type(event).__name__ for event in game.out.events]
    after = kinds[kinds.index("CommandResolved") :]
    assert after.count("CommandResolved") == 2 and "Reshuffled" in after[: after.index("RevealOver")]
    assert game.board.aside is None


def test_TDR80_TD8_SHUFFLE_turned_up_by_a_flip_of_its_step_does_not_come_with_the_next_reveal():
    game = judged()
    game.given(
        e.Reshuffled(1, 0, "shuffle"), e.MarkerSought(of(game.out.events, e.CardDrawn)[0].use, "", 0, found=True)
    )
    game.chance.flips = [38]
    reveal(game.out, game.chance, PZ_IV, range(1))
    assert game.board.aside == "shuffle" and game.board.revealed == (38,)


def test_where_Robata_wins_the_battle_is_lost_and_no_draw():
    game = judged()
    game.given(e.Scored(PZ_IV, 5))
    end_battle(game.out)
    outcome = TANKDUEL.outcome(game.board)
    assert (outcome.winners, outcome.how) == ((), "lost")


def test_TDR68_TD102_against_infantry_from_the_flank_the_response_takes_the_flank_away():
    before = (e.TankMoved(PZ_IV, 400, ROBATAS_MOVE, 1), e.TerrainLaid(PZ_IV, 72))
    game = Table({"soviet_1": [63, 4, 12, 44]}, ALONE, first="soviet_I", german_tanks=1, soviet_tanks=1, infantry="yes")
    game.does("soviet_1", d.Say(Answer.KEEP))
    game.given(*before)
    how = (d.Use(63, 0), d.Say(Answer.FLANK), d.Say(Answer.WEAPON), d.Pay(4), d.Pay(12))
    game.acts(Action.INFANTRY_ATTACK, *how, flips=[41])
    assert ("german_I", "success", 1) in rows(game.out.events, "response")
    (hit,) = of(game.does("soviet_1", d.Pass(), flips=[89]), e.CardFlipped)
    assert "tactics" not in [part.name for part in hit.test.parts]


def test_TD110_TDR67_TDR70_a_Flank_card_needs_a_free_token_a_spotted_target_and_no_flank_on_itself():
    game = judged()
    game.given(e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1))
    board = replace(game.board, revealed=(10,))
    assert not can_flank(board, game.tank(PZ_IV))
    game.given(e.Spotted(PZ_IV, "soviet_I"))
    assert can_flank(replace(game.board, revealed=(10,)), game.tank(PZ_IV))
    game.given(e.FlankPut("soviet_I", PZ_IV))
    assert not can_flank(replace(game.board, revealed=(10,)), game.tank(PZ_IV))


@pytest.mark.parametrize(("at", "enemy", "to"), [(600, 0, 400), (800, -200, 600)])
def test_TDR67_where_it_would_be_out_of_sight_it_avoids_no_shot(at, enemy, to):
    """In the city 600 m are in sight: 200 m farther away nobody would see it, but lines of sight count as they are."""
    game = judged(mission="m6")
    game.given(*stands(PZ_IV, at), *stands("soviet_I", enemy), e.Spotted("soviet_I", PZ_IV))
    assert walk(game.board, game.tank(PZ_IV), 1, moved=False).range == to


def test_TDR78_TD113_SPOT_comes_between_the_last_step_and_the_terrain_in_the_box_after_it():
    _, events = acts(Primaries(PZ_IV), 72, 40, 30, flips=[89, 4, 84])
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("TankMoved") < kinds.index("Spotted") < kinds.index("TerrainLaid")


def test_TDR81_a_shot_of_Robata_shows_it_as_any_shot_does():
    before = (*stands("soviet_I", 200), *stands(PZ_IV, 600), e.Spotted(PZ_IV, "soviet_I"))
    game, _ = acts(Primaries(PZ_IV), 10, 20, 43, before=before, flips=[94, 89])
    assert game.tank("soviet_I").spots == (PZ_IV,)


def test_TDR11_TD113_a_bogged_tank_of_Robata_gets_free_with_its_first_success_and_moves_with_the_second():
    mud = (e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1), e.TerrainLaid(PZ_IV, 17), e.Bogged(PZ_IV, 3))
    game, _ = acts(Primaries(PZ_IV), 43, 44, before=mud, flips=[4, 84])
    assert (game.tank(PZ_IV).bog, game.tank(PZ_IV).range, game.tank(PZ_IV).box.terrain) == (0, 800, 17)
    moved, _ = acts(Primaries(PZ_IV), 43, 41, before=mud, flips=[4, 84])
    assert (moved.tank(PZ_IV).bog, moved.tank(PZ_IV).range) == (0, 600)


def test_TD95_the_small_tank_makes_for_the_bridge_and_holds_it_the_others_stay_at_the_bank():
    options = {"german_tanks": 3, "mission": "m5"}
    game = judged(**options)
    assert [game.tank(tank).entry.model for tank in (PZ_IV, STUG, PANTHER)] == ["pz4g", "pz4g", "stug3g"]
    assert (is_small(game.board, game.tank(PANTHER)), is_small(game.board, game.tank(PZ_IV))) == (True, False)
    assert mission_goals(game.board, game.tank(PANTHER)) == (0,) and mission_goals(game.board, game.tank(PZ_IV)) == (
        600,
        -600,
    )
    game.given(*stands(PZ_IV, 600), e.TankMoved(PANTHER, 0, ROBATAS_MOVE, 1), e.PlaceTaken(PANTHER, "bridge"))
    assert (
        mission_goals(game.board, game.tank(PZ_IV)) == () and reach(game.board, game.tank(PZ_IV), 2, moved=False) == []
    )
    assert not may_drive(game.board, game.tank(PANTHER), aimless=True)
    assert not may_drive(game.board, game.tank(PZ_IV), aimless=True) and may_drive(
        game.board, game.tank(PZ_IV), aimless=False
    )


def test_TD96_in_the_city_only_bold_and_aggressive_tanks_drive_400_m_in_one_move():
    game = judged(mission="m6")
    assert 400 not in [abs(to - 800) for to in reach(game.board, game.tank(PZ_IV), 2, moved=False)]
    bold = replace(game.tank(PZ_IV), character="bold")
    assert 400 in reach(game.board, bold, 2, moved=False)


@pytest.mark.parametrize(("mission", "at"), [("m6", 600), ("m1", 400)])
def test_TD96_TDR87_two_successes_do_not_give_two_steps_of_200_m_in_the_city(mission, at):
    game, events = acts(Driving(PZ_IV, 2), 40, 41, mission=mission)
    assert game.tank(PZ_IV).range == at and len(rows(events, "diagram")) == 2


@pytest.mark.parametrize("character", ["bold", "aggressive"])
def test_TD96_TDR87_bold_and_aggressive_tanks_drive_400_m_in_two_steps_too(character):
    game = judged(mission="m6")
    tank = replace(game.tank(PZ_IV), character=character, range=600)
    assert reach(game.board, tank, 1, moved=True) == [400, 800]
    assert reach(game.board, replace(tank, character="alert"), 1, moved=True) == []


def test_TD93_TD100_Robata_plays_King_of_Hill_818_too_and_drives_for_the_only_hill_card():
    """1041 follows the variant as well as the mission: it can be played with Robata, by the same priorities."""
    game = judged(mission="m3-king")
    assert mission_goals(game.board, game.tank(PZ_IV)) == (0,)
    before = (*stands(PZ_IV, 200), e.Reshuffled(1, 50, "shuffle"))
    climbed, _ = acts(Primaries(PZ_IV), 40, 48, before=before, mission="m3-king", flips=[4, 84])
    assert climbed.tank(PZ_IV).box.mission == "hill" and climbed.board.places_left == 0
    end_battle(climbed.out)
    outcome = TANKDUEL.outcome(climbed.board)
    assert (outcome.winners, outcome.how) == ((), "lost"), "its tank is on the hill at the end"


def test_TD93_TDR77_who_holds_the_hill_against_Robata_is_king():
    game = judged(mission="m3-king")
    game.given(e.TankMoved("soviet_I", 0, 97, 1), e.PlaceTaken("soviet_I", "hill"))
    assert mission_goals(game.board, game.tank(PZ_IV)) == (), "no hill card is free"
    end_battle(game.out)
    assert (TANKDUEL.outcome(game.board).winners, TANKDUEL.outcome(game.board).how) == (("soviet_1",), "king")
