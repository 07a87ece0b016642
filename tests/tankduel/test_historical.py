"""The historical missions: fog (TD97) and the hunger for oil (TD98)."""

import pytest

from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Nation, Quality
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.missions import end_battle
from kronika.domain.tankduel.rules.shooting import Shot, to_hit
from kronika.domain.tankduel.rules.tanks import in_sight, move_level
from tests.tankduel.position import Table, of, use

H2 = ("german_1", "soviet_1")


def foggy(first, flip, *german, before=(), **options):
    """The phase of `first` begins with this weather flip, these facts holding before."""
    table = Table(mission="h1", infantry="no", **options)
    table.given(*before)
    table.chance.flips = [flip]
    table.arrange({"german_1": german, "soviet_1": (43,)}, first)
    return table


def test_TD97_both_nations_have_equally_many_tanks_two_to_four_and_start_at_600():
    for german, soviet, count in ((0, 0, 2), (1, 3, 3), (4, 2, 4)):
        board = Table(mission="h1", german_tanks=german, soviet_tanks=soviet, infantry="no").board
        assert [sum(t.nation == n for t in board.in_play) for n in Nation] == [count, count]
        assert {tank.range for tank in board.in_play} == {600}


def test_TD97_the_tanks_bring_the_printed_APCR():
    tanks = Table(mission="h1", german_tanks=4, infantry="no").board.tanks
    assert [tanks[f"german_{number}"].apcr for number in ("I", "II", "III", "IV")] == [4, 4, 4, 4]
    assert [tanks[f"soviet_{number}"].apcr for number in ("I", "II", "III", "IV")] == [0, 0, 2, 2]
    assert tanks["german_III"].quality == Quality.ELITE


@pytest.mark.parametrize(("flip", "heavy"), [(55, False), (56, True)])
def test_TD97_the_weather_of_a_tank_is_flipped_at_the_start_of_its_phase(flip, heavy):
    assert foggy("german_I", flip, 44).tank("german_I").heavy == heavy


def test_TD97_the_Move_level_is_at_most_5_before_order_icons_and_all_fire_has_minus_10():
    played = foggy("german_I", 55, 44, soviet_1_tank="t3485")
    assert move_level(played.board, played.tank("soviet_I")) == 5
    parts = to_hit(played.board, Shot("german_I", "soviet_I")).parts
    assert ("fog", -10) in [(part.name, part.value) for part in parts]


def test_TD97_heavy_weather_covers_by_50_but_not_against_infantry():
    played = foggy("german_I", 56, 44)
    shot = to_hit(played.board, Shot("soviet_I", "german_I"))
    assert ("heavy_fog", -50) in [(part.name, part.value) for part in shot.parts]
    with_infantry = Table(mission="h1", infantry="yes")
    with_infantry.given(e.WeatherTurned("german_I", heavy=True))
    attack = to_hit(with_infantry.board, Shot("soviet_I", "german_I", infantry=True))
    assert "heavy_fog" not in [part.name for part in attack.parts]


def test_TDR29_TDR31_in_heavy_weather_a_tank_sees_200_m_and_may_be_seen_from_600():
    played = foggy("german_I", 56, 44)
    played.given(e.TankMoved("german_I", 200, 95, 1), e.TankMoved("soviet_I", 400, 96, 1))
    german, soviet = played.tank("german_I"), played.tank("soviet_I")
    assert not in_sight(played.board, german, soviet) and in_sight(played.board, soviet, german)


def test_TD97_sight_is_adjusted_immediately_and_a_tank_in_motion_is_spotted_by_all_that_see_it():
    near = (
        e.TankMoved("german_I", 200, 91, 1),
        e.TankMoved("soviet_I", 400, 92, 1),
        e.TerrainLaid("soviet_I", 72),
        e.Spotted("german_I", "soviet_I"),
    )
    played = foggy("german_I", 56, 44, before=near)
    assert played.tank("german_I").spots == () and played.tank("soviet_I").spots == ("german_I",)


def test_Q61_TD97_on_itself_a_tank_plays_terrain_only_after_a_Move_4_or_less():
    slow, fast = foggy("german_I", 55, 48, 72, 44), foggy("german_I", 55, 59, 72, 44)
    slow.does("german_1", d.Act(Action.MOVE), use(48, "move"), d.NoMore())
    assert slow.prompt().subject == "german_I terrain"
    fast.does("german_1", d.Act(Action.MOVE), use(59, "move"), d.NoMore())
    assert fast.prompt().kind == "level"
    rolling = foggy("german_I", 55, 72, 44, before=(e.TankMoved("german_I", 600, 60, 1),))
    assert d.Act(Action.TERRAIN) not in rolling.options()


# --- hunger for oil


def oil(*soviet, german=(), first="soviet_I", seats=H2, newcomer=57, **options):
    """The drive: two T-34/76, two SU-100 against two Panthers and a StuG; no reinforcement comes at first."""
    hands = {"soviet_1": soviet, "german_1": german}
    table = Table(hands, seats, "h2", first=first, flips=[newcomer], **options)
    if table.prompt().kind == "hatch":
        table.does(table.prompt().seat, d.Say(Answer.KEEP))
    return table


def test_TD98_TDG22_four_Soviet_tanks_meet_three_German_ones_for_six_passes():
    board = oil().board
    assert [tank.entry.model for tank in board.in_play] == [
        "t34d",
        "t34d",
        "su100",
        "su100",
        "panther",
        "panther",
        "stug3g",
    ]
    assert board.tanks["german_III"].quality == Quality.GREEN and board.battle.passes == 6
    assert board.battle.infantry


@pytest.mark.parametrize(
    ("flip", "kind", "quality"), [(50, "panther", "elite"), (52, "tiger", "veteran"), (56, "stug3g", "green")]
)
def test_TD98_a_German_reinforcement_may_come_at_the_start_of_a_draw_phase_until_one_has(flip, kind, quality):
    played = oil(newcomer=flip)
    newcomer = played.tank("german_IV")
    assert (newcomer.entry.model, newcomer.quality, newcomer.range, newcomer.apcr) == (
        kind,
        quality,
        800,
        newcomer.entry.apcr,
    )
    assert played.board.own("german_1")[-1].id == "german_IV"


def test_TD98_without_a_road_deep_mud_takes_3_and_4_from_the_Move_level_and_bars_flanks():
    played = oil(10, 44)
    assert move_level(played.board, played.tank("soviet_I")) == 7 - 3
    assert move_level(played.board, played.tank("german_I")) == 7 - 4
    played.given(e.TankMoved("soviet_I", 800, 95, 1), e.Spotted("soviet_I", "german_I"))
    assert d.Act(Action.FLANK) not in played.options()


def test_TD98_the_effects_of_mud_cards_are_doubled_in_deep_mud():
    played = oil(17, 44)
    played.given(e.TankMoved("soviet_I", 400, 95, 1))
    events = played.acts(Action.TERRAIN, use(17, "terrain"), flips=[21])
    assert of(events, e.CardFlipped)[0].test.target == 20
    parts = to_hit(played.board, Shot("german_I", "soviet_I")).parts
    assert ("target_ground", 20) in [(part.name, part.value) for part in parts]


def test_TD98_two_order_icons_take_a_road_card_once_an_action_step():
    played = oil(5, 6, 44)
    played.acts(Action.ROAD, d.Pay(5))
    assert played.board.roads == {"soviet": 1} and d.Act(Action.ROAD) not in played.options()


def on_road(tank, range_, card):
    nation = Nation.GERMAN if tank.startswith("german") else Nation.SOVIET
    return (e.RoadTaken(nation), e.TankMoved(tank, range_, card, 1), e.RoadLaid(tank))


def test_TDR66_a_road_is_laid_in_motion_ends_it_and_stays_under_the_tank():
    played = oil(48, 44)
    played.given(e.RoadTaken(Nation.SOVIET))
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.Say(Answer.LAY), d.NoMore(), d.Buy(0), d.Go(0))
    soviet = played.tank("soviet_I")
    assert soviet.box.road and not soviet.in_motion and played.board.roads == {"soviet": 0}
    played.given(e.TankMoved("soviet_I", 600, 95, 1))
    assert played.tank("soviet_I").box.road


def test_Q62_with_one_road_there_is_no_deep_mud_but_nobody_flanks_or_passes_the_lead_tank():
    played = oil(48, 49, 10, 44, first="soviet_II")
    played.given(*on_road("soviet_I", 600, 95), e.Spotted("soviet_II", "german_I"))
    assert move_level(played.board, played.tank("soviet_II")) == 7
    played.does("soviet_1", d.Act(Action.MOVE), use(48, "move"), use(49, "move"), d.NoMore(), d.Buy(0))
    assert played.options()[:-1] == (d.Go(-200), d.Go(0), d.Go(200)), "equal is fine"
    played.given(e.TankMoved("soviet_II", 800, 96, 1))
    assert d.Act(Action.FLANK) not in played.options()


def test_TD98_who_is_ahead_of_the_lead_tank_stays_in_deep_mud_until_it_draws_level():
    played = oil()
    played.given(*on_road("soviet_I", 600, 95), e.TankMoved("soviet_II", 400, 96, 1))
    assert move_level(played.board, played.tank("soviet_II")) == 4
    played.given(e.TankMoved("soviet_I", 400, 91, 1))
    assert move_level(played.board, played.tank("soviet_II")) == 7


def test_Q91_TDR84_a_follower_at_minus_200_is_behind_a_lead_tank_at_minus_400():
    played = oil()
    played.given(*on_road("soviet_I", -400, 95), e.TankMoved("soviet_II", -200, 96, 1))
    assert move_level(played.board, played.tank("soviet_II")) == 7


def test_TD98_two_roads_end_deep_mud_and_lead_tank_limits():
    played = oil(10, 44, first="soviet_III")
    played.given(*on_road("soviet_I", 600, 95), *on_road("soviet_II", 800, 96))
    played.given(e.TankMoved("soviet_III", 400, 91, 1), e.Spotted("soviet_III", "german_I"))
    assert move_level(played.board, played.tank("soviet_III")) == 7
    assert d.Act(Action.FLANK) in played.options()


def test_TD98_mud_on_a_road_suspends_it_and_a_lost_tank_takes_its_road_out_of_the_game():
    played = oil()
    played.given(*on_road("soviet_I", 600, 95), e.TankMoved("soviet_I", 600, 96, 1), e.TerrainLaid("soviet_I", 17))
    assert move_level(played.board, played.tank("soviet_II")) == 4
    played.given(e.TankLost("soviet_I", "german_I", "crew"))
    assert played.board.wrecked == 1


@pytest.mark.parametrize(
    ("passed", "flip", "lifted"), [(3, 57, True), (3, 56, False), (4, 55, True), (5, 53, True), (2, 57, False)]
)
def test_TD98_the_shuffles_that_open_the_last_passes_may_end_the_mud(passed, flip, lifted):
    played = oil(48, 44)
    played.given(e.Reshuffled(passed, 0, "shuffle"))
    played.chance.markers = 1
    played.acts(Action.HULL_DOWN, flips=[91, flip])
    assert played.board.passed == passed + 1 and played.board.lifted == lifted


def test_TD98_German_infantry_is_idle_until_a_German_tank_begins_a_phase_at_200_or_less():
    played = oil(german=[63, 44], first="german_I")
    assert d.Act(Action.INFANTRY_ADVANCE) not in played.options()
    awake = oil(german=[63, 44], first="soviet_I")
    awake.given(e.TankMoved("german_I", 200, 95, 1), e.InfantryWoken())
    assert awake.board.awake


def finishes(played, *flips):
    """All tanks end their phases; the next round begins."""
    played.chance.flips = list(flips)
    round_ = played.board.round
    while played.board.round == round_ and not played.board.over:
        prompt = played.prompt()
        ends = {"hatch": d.Say(Answer.KEEP), "action": d.Act(Action.DONE), "discard": d.NoMore()}
        played.does(prompt.seat, ends[prompt.kind])


def test_TD98_TDR43_each_German_tank_at_000_or_less_gets_10_points_at_every_initiative_phase():
    played = oil()
    played.given(e.TankMoved("german_I", 0, 95, 1), e.TankMoved("german_II", 200, 96, 1))
    finishes(played, 57)
    assert (played.tank("german_I").vp, played.tank("german_II").vp) == (10, 0)


@pytest.mark.parametrize(
    ("tank", "infantry", "vp", "overrun"),
    [(0, 0, 10, (0,)), (-200, 0, 15, (200,)), (800, 200, 15, (200,)), (200, 0, 0, ())],
)
def test_Q78_TDR65_a_German_in_the_guns_place_destroys_them(tank, infantry, vp, overrun):
    played = oil()
    played.given(e.TankMoved("german_I", tank, 95, 1))
    if infantry:
        played.given(e.InfantryMoved(Nation.GERMAN, infantry))
    finishes(played, 57)
    assert played.board.overrun == overrun and played.board.extra.get("german", 0) == vp


def test_TD98_the_first_German_tank_over_the_bridge_gets_10_points_and_comes_back_the_second_wins():
    played = oil(german=[48, 44], first="german_I")
    played.given(e.TankMoved("german_I", -800, 95, 1))
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(-200))
    played.does("german_1", d.Say(Answer.TAKE), flips=[89])
    finishes(played, 57)
    assert played.tank("german_I").vp == 10 and played.tank("german_I").range == 800 and played.board.exits == 1
    played.given(e.TankMoved("german_II", -1000, 96, 1), e.PlaceTaken("german_II", "bridge"))
    for seat in ("german_1", "soviet_1"):
        while "initiative" in [kind for who, kind in played.asked() if who == seat]:
            played.does(seat, d.Lay(played.board.hands[seat][0]))
    finishes(played)
    assert (played.board.how, played.board.winners) == ("crushing", ("german_1",))


@pytest.mark.parametrize(("flip", "kind"), [(54, "is2m"), (55, "t34d")])
def test_TD98_a_lost_T_34_76_may_come_back_as_an_IS_2m(flip, kind):
    played = oil()
    played.given(e.TankLost("soviet_II", "german_I", "crew"))
    finishes(played, flip, 57)
    assert played.tank("soviet_II").entry.model == kind and not played.tank("soviet_II").out


def test_TD98_a_lost_IS_2m_comes_back_as_one_without_a_flip():
    played = oil()
    played.given(e.TankReplaced("soviet_II", "is2m", Quality.VETERAN, 0), e.TankLost("soviet_II", "german_I", "crew"))
    finishes(played, 57)
    assert played.tank("soviet_II").entry.model == "is2m"


def test_TD98_at_the_end_the_Soviets_get_5_for_each_German_loss_beyond_their_own():
    played = oil()
    for tank in ("german_I", "german_II"):
        played.given(e.TankLost(tank, "", "crew"))
    played.given(e.TankLost("soviet_I", "", "crew"))
    end_battle(played.out)
    assert played.board.extra == {"soviet": 5}
