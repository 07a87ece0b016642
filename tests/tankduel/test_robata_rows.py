"""Every row of every table of Robata, told by its event when it is followed. `line` is where the playbook prints it, or
the ruling that makes it up; what the row leads to is looked at in `test_robata`."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.game import Recorder
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Nation, Role
from kronika.domain.tankduel.content.pieces import Table as By
from kronika.domain.tankduel.content.robata import Ask, Effect, Link, Tie
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.rules.automaton.driving import Turnabout, walk
from kronika.domain.tankduel.rules.automaton.judging import in_order
from kronika.domain.tankduel.rules.automaton.revealing import Bidding, Commanding, resolve_command
from kronika.domain.tankduel.rules.automaton.turn import Cleaning, Gunning, Marching, Mudding, Primaries, Secondaries
from kronika.domain.tankduel.rules.moving import Shaking
from kronika.domain.tankduel.rules.round import Discarding
from kronika.domain.tankduel.rules.shooting import Firing, Locating, Shot
from kronika.domain.tankduel.rules.sighting import spot_trigger
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.state import ROBATAS_MOVE
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import PACK
from tests.tankduel.position import Table, of
from tests.tankduel.solitaire import ALONE, PZ_IV, STUG, acts, judged, stands, tended
from tests.tankduel.tables import ROWS

ENEMY = "soviet_I"
ROLLS = e.TankMoved(PZ_IV, 800, ROBATAS_MOVE, 1)
ENEMY_ROLLS = e.TankMoved(ENEMY, 800, 97, 1)
IN_WOODS = (ROLLS, e.TerrainLaid(PZ_IV, 72))
SEES, SEEN = e.Spotted(PZ_IV, ENEMY), e.Spotted(ENEMY, PZ_IV)
IN_PERIL = e.PerilTurned(PZ_IV, peril=True)
CLOSE = (*stands(ENEMY, 200), *stands(PZ_IV, 600), SEES)
SURE = (*stands(ENEMY, 0), *stands(PZ_IV, 0), SEES)
HIT, FAILS = (4, 94, 25, 24), (4, 84)
COMMANDER, DRIVER, GUNNER = (e.ManHurt(PZ_IV, role, killed=True) for role in (Role.COMMANDER, Role.DRIVER, Role.GUNNER))


def done(task, *cards, **more):
    return acts(task, *cards, **more)[1]


def bids(*cards, before=()):
    return done(Bidding((PZ_IV,)), before=before, flips=cards)


def responds(flip):
    game = Table({"soviet_1": [80, 44]}, ALONE, first=ENEMY, german_tanks=1, soviet_tanks=1)
    game.acts(Action.SPOT, d.Drop(80), d.NoMore(), flips=[flip, 81])
    return game.out.events


def tends(*before, flips=(), **options):
    return tended(*before, flips=flips, **options).out.events


def primary(*cards, before=(), flips=FAILS, **more):
    return done(Primaries(PZ_IV), *cards, before=before, flips=flips, **more)


def second(*cards, before=(), flips=FAILS):
    return done(Secondaries(PZ_IV), *cards, before=before, flips=flips)


def cleans(*cards, before=(), flips=(), target="", **more):
    return done(Cleaning(PZ_IV, target), *cards, before=before, flips=flips, **more)


def marches(*cards, token=None, flips=(), before=(), **more):
    token = (e.InfantryMoved(*token),) if token else ()
    return done(Marching(PZ_IV), *cards, before=(*token, *before), infantry="yes", flips=flips, **more)


def rifle():
    """Soviet infantry of Robata hits with the weaker weapon."""
    game = Table(seats=("german_1",), german_tanks=1, soviet_tanks=1, infantry="yes")
    for event in (e.TankMoved(PZ_IV, 0, 97, 1), e.TerrainLaid(PZ_IV, 72), e.InfantryMoved(Nation.SOVIET, 200)):
        game.given(event)
    game.chance.flips, game.chance.damage = [40, 92, 93], [11]
    ENGINE.resume(game.out, game.chance, (Firing(Shot(ENEMY, PZ_IV, infantry=True)), Discarding(PZ_IV)))
    return game.out.events


def guns(*cards, flips=()):
    return done(Gunning(PZ_IV), *cards, mission="m4", flips=flips, soviet_1_tank="t3485")


def aims(*facts, mission="m1", **tanks):
    """Whom a tank tries to spot by Command."""
    options = {"soviet_tanks": 2, **tanks}
    return cleans(4, before=facts, mission=mission, **options)


def mires(card, **more):
    return done(Mudding(PZ_IV), card, before=(ENEMY_ROLLS,), flips=(94, 89, 88, 87), damage=[1], **more)


def spots(*facts):
    game = judged(german_tanks=2, soviet_tanks=2)
    game.given(*facts)
    ENGINE.resume(game.out, game.chance, (spot_trigger(game.board, ENEMY), Discarding(ENEMY)))
    return game.out.events


def on_bridge(*facts, cards=(43, 41), flips=FAILS):
    """The small tank of mission 5 stands on the bridge."""
    small = "german_III"
    game = judged(mission="m5", german_tanks=3, soviet_tanks=3)
    game.given(*stands(small, 0), e.TankMoved(small, 0, ROBATAS_MOVE, 1), e.PlaceTaken(small, "bridge"), *facts)
    drawn = of(game.out.events, e.CardDrawn)[0]
    for place, card in enumerate(cards):
        game.given(e.CardRevealed(small, drawn.use, card, place, drawn.proof))
    game.chance.flips = list(flips)
    ENGINE.resume(game.out, game.chance, (Primaries(small), Discarding(ENEMY)))
    return game.out.events


def mission(name, *facts, cards=(40, 48), **more):
    return primary(*cards, before=facts, mission=name, **more)


def shown(game, tank, *cards):
    """These cards are revealed before a tank."""
    drawn = of(game.out.events, e.CardDrawn)[0]
    for place, card in enumerate(cards):
        game.given(e.CardRevealed(tank, drawn.use, card, place, drawn.proof))


def leads():
    """The player has cards in his hand."""
    game = judged()
    spare = [card for card in (1, 2, 3) if card not in game.board.hands["soviet_1"]]
    shown(game, PZ_IV, spare[0], 48)
    game.chance.flips = list(FAILS)
    ENGINE.resume(game.out, game.chance, (Primaries(PZ_IV), Discarding(ENEMY)))
    return game.out.events


def small_drives():
    """The smallest tank of mission 5 has a primary action to do."""
    game = judged(mission="m5", **BRIDGE)
    shown(game, "german_III", 40, 48)
    game.chance.flips = list(FAILS)
    ENGINE.resume(game.out, game.chance, (Primaries("german_III"), Discarding(ENEMY)))
    return game.out.events


def crossed():
    """An enemy across the river that is hit less likely than another."""
    at = (*stands(PZ_IV, 600), *stands(ENEMY, -400), *stands("soviet_II", 0), *stands("soviet_III", 0))
    return cleans(4, before=at, mission="m5", **BRIDGE)


def covered(tank, card):
    """A tank stands in the terrain of a card."""
    return (e.TankMoved(tank, 800, 97, 1), e.TerrainLaid(tank, card))


def near_and_far():
    """Two enemies hit as likely and gone through as well, one in brush at 000 m, the other in the open at 400 m."""
    near = (e.TankMoved(ENEMY, 0, 97, 1), e.TerrainLaid(ENEMY, 72))
    return (*stands(PZ_IV, 0), *near, *stands("soviet_II", 400))


def ranged():
    """It has ranged another tank."""
    return (e.Spotted(PZ_IV, "soviet_II"), e.Ranged(PZ_IV, "soviet_II", 10))


def hits(*, aimed, **options):
    """A shot from far away has hit, and does not go through."""
    game = judged(**options)
    game.given(*stands(PZ_IV, 1000), *stands(ENEMY, 1000))
    game.chance.flips = [25] if aimed else [55, 25]
    ENGINE.resume(game.out, game.chance, (Locating(Shot(PZ_IV, ENEMY, aimed=aimed)), Discarding(ENEMY)))
    return game.out.events


BRIDGE = {"german_tanks": 3, "soviet_tanks": 3}
PRINTED: dict[tuple[By, str], tuple[int | str, Callable[[], list]]] = {
    (By.INITIATIVE, "in_peril"): (1686, lambda: bids(40, 95, 41, before=(SEEN,))),
    (By.INITIATIVE, "any_below_10"): (1687, lambda: bids(38, 7, 50)),
    (By.INITIATIVE, "any_above_90"): (1688, lambda: bids(38, 93, 50)),
    (By.INITIATIVE, "spotted_target"): (1689, lambda: bids(38, 33, 55, before=SURE)),
    (By.INITIATIVE, "else"): (1692, lambda: bids(38, 33, 55)),
    (By.THREAT, "in_peril"): (1684, lambda: bids(40, 95, 41, before=(SEEN,))),
    (By.THREAT, "operational"): (1684, lambda: bids(38, 95, 41, before=(SEEN,))),
    (By.RESPONSE, "success"): (1607, lambda: responds(50)),
    (By.RESPONSE, "failure"): (1607, lambda: responds(53)),
    (By.PRIMARY, "mission"): (993, lambda: mission("m2")),
    (By.PRIMARY, "fire_high"): (1540, lambda: primary(10, 20, 43, before=CLOSE, flips=(94, 89))),
    (By.PRIMARY, "fire_low"): (
        1540,
        lambda: primary(50, 60, 43, before=(*stands(ENEMY, 800), *stands(PZ_IV, 400), SEES), flips=(94, 89, 4, 84)),
    ),
    (By.PRIMARY, "move_flank_or_cover"): (1769, lambda: primary(72, 40, 38, flips=(89, *FAILS))),
    (By.PRIMARY, "leadership"): (1796, lambda: primary(2, 47, 48)),
    (By.PRIMARY, "smoke"): (1819, lambda: primary(20, 61, before=(ROLLS, IN_PERIL), flips=(89, 88, 87))),
    (By.PRIMARY, "move"): (1769, lambda: primary(43, 41)),
    (By.PRIMARY, "none"): (1724, lambda: primary(43, 41, before=(e.TracksHit(PZ_IV, immobilised=True),))),
    (By.SECONDARY, "spot"): (1805, lambda: second()),
    (By.SECONDARY, "hull_down"): (1813, lambda: second(before=(SEES,), flips=(89,))),
    (By.SECONDARY, "apcr"): (1815, lambda: second(before=(e.CharacterTurned(PZ_IV, "bold"),))),
    (By.SECONDARY, "smoke"): (
        1821,
        lambda: second(20, before=(SEES, e.HullDown(PZ_IV), e.ApcrLoaded(PZ_IV, 1)), flips=(89,)),
    ),
    (By.SECONDARY, "none"): (1728, lambda: second(before=(SEES, e.HullDown(PZ_IV), e.ApcrLoaded(PZ_IV, 1)))),
    (By.SUCCESS, "move"): (1741, lambda: primary(43, 41)),
    (By.SUCCESS, "fire"): (1742, lambda: primary(10, 20, 43, before=CLOSE, flips=(94, 89))),
    (By.COMMAND, "conceal"): (1969, lambda: cleans(4, before=(*IN_WOODS, SEEN), flips=(89,))),
    (By.COMMAND, "spot"): (1969, lambda: cleans(4)),
    (By.COMMAND, "hull_down"): ("TDR39", lambda: cleans(4, before=(SEES,))),
    (By.COMMAND, "none"): ("TDR39", lambda: cleans(4, before=(SEES, e.HullDown(PZ_IV)))),
    (By.COMMAND, "spot_for_high_shot"): (1959, lambda: done(Commanding(PZ_IV), 4, before=CLOSE[:-1])),
    (By.INFANTRY, "enemy_on_card"): (1645, lambda: marches(63, token=(Nation.SOVIET, 200))),
    (By.INFANTRY, "nobody_on_card"): (1646, lambda: marches(63, 61)),
    (By.INFANTRY, "own_at_200"): (1650, lambda: marches(63, 74, token=(Nation.GERMAN, 200))),
    (By.INFANTRY, "own_at_400"): (
        1654,
        lambda: marches(63, token=(Nation.GERMAN, 400), before=stands(ENEMY, 400), flips=(94, 99)),
    ),
    (By.INFANTRY, "icons_flank"): (
        1654,
        lambda: marches(63, 59, 60, token=(Nation.GERMAN, 400), before=stands(ENEMY, 400), flips=(94, 99)),
    ),
    (By.INFANTRY, "no_target"): (1656, lambda: marches(63, 74)),
    (By.INFANTRY, "close_combat"): ("TDR69", rifle),
    (By.GUN, "row_88_85"): (1098, lambda: guns(40, 41, 60, flips=(94, 93))),
    (By.GUN, "row_76_75"): (1098, lambda: guns(40, 41, 65, flips=(94, 93))),
    (By.GUN, "row_50_45"): (1098, lambda: guns(40, 41, 67, flips=(94, 93))),
    (By.GUN, "row_none"): (1098, lambda: guns(40, 41, 68)),
    (By.GUN, "icons_more"): (1099, lambda: guns(59, 41, 60, flips=(94, 93))),
    (By.GUN, "icons_flank"): (1099, lambda: guns(59, 61, 60, flips=(94, 93))),
    (By.LEADERSHIP, "discard"): (1798, lambda: leads()),
    (By.LEADERSHIP, "conceal"): (
        1799,
        lambda: primary(1, 47, before=(*IN_WOODS, SEEN, IN_PERIL), flips=(89, *FAILS)),
    ),
    (By.LEADERSHIP, "spot"): (1800, lambda: primary(2, 47, 48)),
    (By.LEADERSHIP, "hull_down"): (1802, lambda: primary(2, 47, 48, before=(*stands(PZ_IV, 1000), SEES))),
    (By.FIRE_CHECK, "put_out"): (1709, lambda: tends(e.FireBrokeOut(PZ_IV, ENEMY))),
    (By.FIRE_CHECK, "bail_out"): (1708, lambda: tends(COMMANDER, e.FireBrokeOut(PZ_IV, ENEMY), flips=[55])),
    (By.FIRE_CHECK, "fight"): (1708, lambda: tends(COMMANDER, e.FireBrokeOut(PZ_IV, ENEMY), flips=[54])),
    (By.MORALE, "rallies"): (1709, lambda: tends(e.MoraleBroke(PZ_IV, ENEMY))),
    (By.CREW, "to_wheel"): (1710, lambda: tends(DRIVER)),
    (By.CREW, "to_gun"): (1710, lambda: tends(GUNNER)),
    (By.HATCH, "closed"): (1658, lambda: tends(*stands(PZ_IV, 600), infantry="yes")),
    (By.HATCH, "opened"): (
        1658,
        lambda: tends(*stands(PZ_IV, 800), e.HatchTurned(PZ_IV, buttoned=True), infantry="yes"),
    ),
    (By.HATCH, "opened_for_high"): (
        1658,
        lambda: primary(
            48,
            60,
            before=(*stands(ENEMY, 600), *stands(PZ_IV, 400), SEES, e.HatchTurned(PZ_IV, buttoned=True)),
            flips=(94, 89, *FAILS),
        ),
    ),
    (By.HATCH, "opened_for_low"): (
        1658,
        lambda: primary(
            50,
            60,
            before=(*covered(ENEMY, 68), *stands(PZ_IV, 400), SEES, e.HatchTurned(PZ_IV, buttoned=True)),
            flips=(94, 89, *FAILS),
        ),
    ),
    (By.MISSION, "to_place_free"): (996, lambda: mission("m2")),
    (By.MISSION, "to_place_last"): (995, lambda: mission("m2", e.Reshuffled(4, 50, "end"))),
    (By.MISSION, "to_place"): (1257, lambda: mission("m6")),
    (By.MISSION, "takes_place"): (998, lambda: mission("m2", *stands(PZ_IV, 600))),
    (By.MISSION, "to_bridge"): (1180, lambda: small_drives()),
    (By.MISSION, "to_bank"): (1183, lambda: mission("m5", **BRIDGE)),
    (By.MISSION, "fire_across"): (
        1182,
        lambda: mission("m5", *stands(PZ_IV, 600), *stands(ENEMY, -200), SEES, flips=(94, 93, *FAILS), **BRIDGE),
    ),
    (By.MISSION, "bridge_leadership"): (1178, lambda: on_bridge(cards=(2, 41))),
    (By.MISSION, "bridge_hull_down"): (1178, lambda: on_bridge(flips=(89, *FAILS))),
    (By.MISSION, "bridge_smoke"): (1178, lambda: on_bridge(e.HullDown("german_III"), cards=(20, 41))),
    (By.TARGET, "only"): (1811, lambda: aims(soviet_tanks=1)),
    (By.TARGET, "to_hit"): (1935, lambda: aims(*stands("soviet_II", 400))),
    (By.TARGET, "mission"): (1248, lambda: crossed()),
    (By.TARGET, "penetration"): (
        "TDR39",
        lambda: aims(*covered("soviet_II", 72), soviet_2_tank="t3485", alternate=True),
    ),
    (By.TARGET, "range"): ("TDR39", lambda: aims(*near_and_far(), alternate=True)),
    (By.TARGET, "points"): ("TDR39", lambda: aims(e.ManHurt("soviet_II", Role.DRIVER, killed=True))),
    (By.TARGET, "number"): ("TDR39", lambda: aims()),
    (By.TERRAIN, "mines"): (1625, lambda: mires(13, alternate=True)),
    (By.TERRAIN, "mud"): (1625, lambda: mires(17)),
    (By.TERRAIN, "field"): (1625, lambda: mires(83)),
    (By.TERRAIN, "brush"): (1625, lambda: mires(72, alternate=True)),
    (By.SPOTTING, "nothing_ranged"): (1617, lambda: spots()),
    (By.SPOTTING, "no_other_sees"): (1615, lambda: spots(*ranged(), e.SmokeLaid(STUG, 20))),
    (By.SPOTTING, "another_sees"): (1615, lambda: spots(*ranged(), e.Spotted(STUG, ENEMY))),
    (By.MOVE, "freed"): (
        "TDR11",
        lambda: primary(43, 44, before=(ROLLS, e.TerrainLaid(PZ_IV, 17), e.Bogged(PZ_IV, 3))),
    ),
    (By.MOVE, "b_two_successes"): (1777, lambda: done(Shaking(PZ_IV, 2, 6), before=(e.FlankPut(ENEMY, PZ_IV),))),
    (By.MOVE, "b_one_success"): (
        1777,
        lambda: done(Shaking(PZ_IV, 1, 6), before=(e.FlankPut(ENEMY, PZ_IV),), flips=(89,)),
    ),
    (By.MOVE, "c_removes"): (1779, lambda: done(Turnabout(PZ_IV), 10, before=(e.FlankPut(ENEMY, PZ_IV),))),
    (By.MOVE, "c_flanks"): (1779, lambda: done(Turnabout(PZ_IV), 10, before=(ROLLS, SEES))),
    (By.MOVE, "d_terrain"): (1781, lambda: primary(72, 40, 38, flips=(89, *FAILS))),
    (By.MOVE, "e_rolls"): (1782, lambda: primary(43, 41)),
    (By.FIRE, "c_stops"): (
        1787,
        lambda: primary(10, 20, 43, before=(*CLOSE, e.TankMoved(PZ_IV, 600, ROBATAS_MOVE, 1)), flips=(94, 89)),
    ),
    (By.FIRE, "d_cards"): (1789, lambda: primary(10, 20, 23, before=CLOSE, flips=(94, 89))),
    (By.FIRE, "e_flips"): (1791, lambda: hits(aimed=False)),
    (By.FIRE, "e_turret"): (1791, lambda: hits(aimed=True)),
    (By.FIRE, "e_hull"): (1791, lambda: hits(aimed=True, soviet_1_tank="kv85")),
    (By.RANGING, "sure"): (1756, lambda: cleans(before=SURE, target=ENEMY)),
    (By.RANGING, "would_lose"): (
        1757,
        lambda: cleans(before=(*CLOSE, e.Spotted(PZ_IV, "soviet_II")), target=ENEMY, soviet_tanks=2),
    ),
    (By.RANGING, "ranges"): (1758, lambda: cleans(before=CLOSE, target=ENEMY)),
    (By.CLEAN_UP, "another_card"): (1760, lambda: cleans(before=(IN_PERIL,))),
}


def followed(events):
    return {(event.table, event.row) for event in of(events, e.RobataChose)}


@pytest.mark.parametrize(("table", "row"), PRINTED)
def test_TD102_TD117_the_row_is_logged_when_it_is_followed(table, row):
    _, play = PRINTED[table, row]
    assert (table, row) in followed(play())


def test_TD102_TD117_every_row_of_every_table_has_its_case():
    """Walks of the diagram have theirs below; `towards` stands in logs of before the lines of missions had rows."""
    rows = {(table, row) for table, rows in ROWS.items() for row in rows} - {(By.MISSION, "towards")}
    guns = {(By.GUN, f"row_{row.calibre}") for years in PACK.robata.guns for row in years.rows} | {(By.GUN, "row_none")}
    assert set(PRINTED) == rows | guns


# --- the movement diagram


def walks(at, enemy, *, steps=1, seen=True, robata="pz4g", player="t34d"):
    game = judged(german_1_tank=robata, soviet_1_tank=player)
    game.given(*stands(PZ_IV, at), *stands(ENEMY, enemy), SEES, *((SEEN,) if seen else ()))
    return walk(game.board, game.tank(PZ_IV), steps, moved=False)


@pytest.mark.parametrize(
    ("links", "to", "how"),
    [
        ("M1-M2", 1000, {"at": 800, "enemy": 200}),
        ("M1-M2-M3", 400, {"at": 600, "enemy": 0, "robata": "pz3j", "player": "t34a"}),
        ("M1-M4", 800, {"at": 1000, "enemy": 200, "seen": False}),
        ("M1-M4-M5", 800, {"at": 1000, "enemy": 400, "seen": False}),
        ("M1-M4-M5-M6", 800, {"at": 600, "enemy": 400, "robata": "pz3j", "player": "t34a"}),
        ("M1-M4-M5-M6-M7", 800, {"at": 1000, "enemy": 1000, "seen": False}),
        ("M1-M4-M5-M6-M7", 400, {"at": 400, "enemy": 600, "seen": False}),
    ],
)
def test_TD113_TDR39_each_link_of_the_diagram_sends_it_where_it_says(links, to, how):
    """M1 and M4 are printed (2013–2015): no shot of an enemy, a High shot to be attained. M2: it drives back out of a
    High shot. M3: it cannot, and attains one of its own. M5: a Low one. M6: it drives back out of a Low one. M7: nearer
    to the middle, up to 400 m."""
    found = walks(**how)
    assert (found.links, found.range) == (links, to)


@pytest.mark.parametrize(
    ("ask", "how", "to"),
    [
        (Ask.ENEMY_HIGH, {"at": 800, "enemy": 200}, 800),
        (Ask.ENEMY_LOW, {"at": 800, "enemy": 200}, 800),
        (Ask.OWN_HIGH, {"at": 600, "enemy": 200}, 600),
        (Ask.OWN_LOW, {"at": 800, "enemy": 400}, 800),
        (Ask.AVOID_LOW, {"at": 600, "enemy": 400}, 1000),
    ],
)
def test_TD113_other_questions_that_a_printed_diagram_may_ask_are_answered(ask, how, to):
    game = judged()
    game.given(*stands(PZ_IV, how["at"]), *stands(ENEMY, how["enemy"]), SEES, SEEN)
    state = ask in {Ask.ENEMY_HIGH, Ask.ENEMY_LOW, Ask.OWN_HIGH, Ask.OWN_LOW}
    one = Link("A", ask, "stay" if state else "go", "B")
    board = by(game.board, diagram=(one, Link("B", Ask.CLOSER, "go", "stay", beyond=0)))
    found = walk(board, board.tanks[PZ_IV], 2, moved=False)
    assert (found.links, found.range) == ("A", to)


def by(board, **other):
    """A board on which Robata goes by something else."""
    battle = replace(board.battle, robata=replace(board.robata, **other))
    return replace(board, scene=replace(board.scene, battle=battle))


def test_TD112_TDR39_the_pack_says_in_which_order_ties_are_parted():
    game = judged(soviet_tanks=2)
    game.given(e.ManHurt("soviet_I", Role.DRIVER, killed=True))
    first = [
        in_order(by(game.board, priorities=replace(game.board.robata.priorities, ties=ties)), *two(game))[0].id
        for ties in ((Tie.POINTS, Tie.NUMBER), (Tie.NUMBER,))
    ]
    assert first == ["soviet_II", "soviet_I"]


def two(game):
    return game.tank(PZ_IV), game.board.enemies(game.tank(PZ_IV))


def test_TD111_TDR39_the_pack_says_what_a_Command_card_does_first():
    game = judged()
    game.given(*IN_WOODS, SEEN)
    for effects, row in ((tuple(Effect), "conceal"), ((Effect.SPOT, Effect.CONCEAL), "spot")):
        out = Recorder(TANKDUEL, game.out.position)
        game.chance.flips = [89]
        resolve_command(out, game.chance, PZ_IV, effects)
        assert followed(out.events) >= {(By.COMMAND, row)}
