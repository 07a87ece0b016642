"""The tutorial of the playbook (section 16), two rounds of four players with its very cards: Pepa and Jarda drive a
T-34/76D each, Michal a Pz IV with an elite commander, David a StuG (TDG2–TDG12)."""

from kronika.domain.kernel.events import Test
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Harm, Location, Role
from kronika.domain.tankduel.decisions import Action, Answer
from tests.tankduel.position import FOUR, Table, of, use

PEPA, JARDA, MICHAL, DAVID = "soviet_1", "soviet_2", "german_1", "german_2"
PEPAS, JARDAS, PZ_IV, STUG = "soviet_I", "soviet_II", "german_I", "german_II"
FIRST = {
    PEPA: (12, 35, 66, 76, 95, 96),
    JARDA: (11, 27, 31, 34, 44, 48),
    MICHAL: (3, 17, 53, 63, 72, 79, 94),
    DAVID: (25, 30, 38, 67, 75, 78),
}
SECOND = {
    PEPA: (1, 10, 39, 62, 65, 73, 81),
    JARDA: (20, 27, 31, 90),
    MICHAL: (3, 13, 42, 68, 79, 94, 98),
    DAVID: (38, 40, 52, 67, 88, 92),
}


def parts(test: Test) -> dict[str, int]:
    return {part.name: part.value for part in test.parts}


def check_of(events: list, action: str) -> Test:
    """The check that a flip for this was."""
    return next(flip.test for flip in of(events, e.CardFlipped) if flip.use.purpose.action == action)


class Tutorial(Table):
    """The tutorial, as far as it has been played."""

    def __init__(self) -> None:
        super().__init__(seats=FOUR, mission="m2", draws=FIRST, german_1_crew="elite")

    def initiative(self, **cards: int) -> None:
        for seat, card in cards.items():
            self.does(seat, d.Lay(card))

    # --- round 1

    def jarda_moves(self) -> list:
        self.initiative(soviet_1=96, soviet_2=48, german_1=63, german_2=75)
        # a Move card, no second one, no terrain, no level, 200 m forward
        events = self.acts(Action.MOVE, use(34, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(-200))
        self.does(JARDA, d.Act(Action.DONE), d.Drop(11), d.NoMore())
        return events

    def michal_plays_mud_and_moves(self) -> tuple[list, list]:
        self.acts(Action.TERRAIN_ON_ENEMY, use(17, "terrain"))
        mud = self.does(JARDA, d.Pass(), flips=[28])
        wood = self.acts(
            Action.MOVE,
            use(53, "move"),
            d.NoMore(),
            d.NoMore(),
            use(72, "terrain"),
            d.Buy(0),
            d.Go(-200),
            flips=[89],
        )
        self.ends()
        return mud, wood

    def david_fires(self) -> list:
        self.acts(Action.FIRE, use(25, "fire"), d.NoMore(), use(30, "leadership"), d.Say(Answer.NO), d.Buy(0))
        self.does(JARDA, d.React(44))
        events = self.does(DAVID, d.Pass(), flips=[45, 82, 58, 74, 24], damage=[13])
        events += self.does(DAVID, d.Say(Answer.RANGE))
        self.does(DAVID, d.Act(Action.DONE), d.Drop(78), d.NoMore())
        return events

    def pepa_climbs(self) -> list:
        events = self.acts(
            Action.MOVE,
            use(95, "move"),
            use(35, "move"),
            use(12, "flank"),
            d.Buy(1),
            d.Go(-400),
            d.Pay(66),
            d.Pay(76),
        )
        events += self.does(DAVID, d.Say(Answer.KEEP))
        events += self.does(PEPA, d.Aim(PZ_IV))
        events += self.does(MICHAL, d.Pass())
        self.chance.draws = {seat: [c for c in SECOND[seat] if c not in self.board.hands[seat]] for seat in FOUR}
        return events + self.does(PEPA, d.Say(Answer.TAKE))

    # --- round 2

    def pepa_fires(self) -> list:
        self.initiative(soviet_1=10, soviet_2=20, german_1=13, german_2=38)
        events = self.acts(
            Action.FIRE, d.Aim(PZ_IV), use(39, "fire"), d.NoMore(), use(1, "leadership"), d.Say(Answer.NO), d.Buy(0)
        )
        events += self.does(DAVID, d.Say(Answer.TAKE))
        self.does(MICHAL, d.React(42))
        events += self.does(PEPA, d.Pass(), flips=[57, 59, 51, 83], damage=[3])
        events += self.does(PEPA, d.Say(Answer.RANGE))
        self.does(PEPA, d.Act(Action.DONE), d.Drop(65), d.Drop(81), d.NoMore())
        return events

    def michal_climbs(self) -> list:
        events = self.acts(
            Action.MOVE,
            use(94, "move"),
            d.NoMore(),
            d.NoMore(),
            use(79, "terrain"),
            d.Buy(1),
            d.Go(-200),
            d.Pay(98),
            d.Pay(68),
            flips=[16, 70],
        )
        events += self.does(MICHAL, d.Say(Answer.TAKE))
        self.ends()
        return events

    def jarda_puts_out_the_fire_rallies_and_fires(self) -> tuple[list, list]:
        checks = self.does(JARDA, d.Say(Answer.FLIP), d.Say(Answer.DRAW), flips=[14], damage=[11])
        self.acts(
            Action.FIRE, d.Aim(PZ_IV), use(27, "fire"), d.NoMore(), use(31, "leadership"), d.Say(Answer.NO), d.Buy(0)
        )
        self.chance.losses = {MICHAL: [3]}
        shot = self.does(MICHAL, d.Pass(), flips=[55, 36, 9, 69], damage=[9])
        order = (Role.DRIVER, Role.BACKUP_DRIVER, Role.GUNNER)
        shot += self.does(MICHAL, *map(d.Man, order), flips=[56, 80, 64, 61, 71, 8])
        self.ends()
        return checks, shot

    def david_fires_apcr(self) -> list:
        self.chance.markers = 1
        self.acts(
            Action.FIRE,
            d.Aim(PEPAS),
            use(40, "fire"),
            d.NoMore(),
            d.NoMore(),
            d.Say(Answer.LOAD),
            d.Buy(0),
            d.Pay(52),
            d.Pay(88),
            d.Pay(92),
        )
        return self.does(PEPA, d.Pass(), flips=[32, 77, 26], damage=[1])


def played(*steps: str) -> tuple[Tutorial, list]:
    """The tutorial after these steps, and what the last one caused."""
    tutorial = Tutorial()
    events: list = []
    for step in steps:
        events = getattr(tutorial, step)()
    return tutorial, events


ROUND_1 = ("jarda_moves", "michal_plays_mud_and_moves", "david_fires", "pepa_climbs")
ROUND_2 = (
    *ROUND_1,
    "pepa_fires",
    "michal_climbs",
    "jarda_puts_out_the_fire_rallies_and_fires",
    "david_fires_apcr",
)


def test_TDG1_the_tutorial_deals_six_six_seven_and_six_cards():
    board = Tutorial().board
    assert {seat: board.hands[seat] for seat in FOUR} == {seat: tuple(sorted(cards)) for seat, cards in FIRST.items()}


def test_TDG2_the_tanks_act_in_the_order_48_63_75_96():
    tutorial = Tutorial()
    tutorial.initiative(soviet_1=96, soviet_2=48, german_1=63, german_2=75)
    assert of(tutorial.out.events, e.InitiativeShown)[0].order == (JARDAS, PZ_IV, STUG, PEPAS)


def test_TD18_jarda_moves_to_600_and_all_enemies_spot_him():
    tutorial, events = played("jarda_moves")
    assert of(events, e.TankMoved)[0].range == 600
    assert {event.tank for event in of(events, e.Spotted)} == {PZ_IV, STUG}
    assert tutorial.tank(JARDAS).box.move == 34 and tutorial.board.active == PZ_IV


def test_TDG3_mud_on_a_moving_enemy_does_not_bog_it_at_28_and_woods_do_not_hide_at_89():
    tutorial, (mud, wood) = played("jarda_moves", "michal_plays_mud_and_moves")
    jarda, michal = tutorial.tank(JARDAS), tutorial.tank(PZ_IV)
    assert (jarda.box.terrain, jarda.box.move, jarda.bog) == (17, 0, 0) and 34 in tutorial.board.discard
    assert (check_of(mud, "bog").target, check_of(mud, "bog").success) == (10, False)
    assert (michal.box.terrain, michal.range) == (72, 600)
    assert (check_of(wood, "conceal").target, check_of(wood, "conceal").success) == (30, False)
    assert tutorial.tank(PEPAS).spots == (PZ_IV,)


def test_TDG4_david_hits_jardas_hull_kills_the_driver_and_sets_the_tank_on_fire():
    tutorial, events = played("jarda_moves", "michal_plays_mud_and_moves", "david_fires")
    hit = check_of(events, "hit")
    assert parts(hit) == {
        "gun": 53,
        "fire_card": 10,
        "leadership": 20,
        "target_ground": 10,
        "size": -5,
        "tactics": -20,
    }
    assert (hit.target, hit.success) == (68, True)
    assert of(events, e.ShotLocated)[0].location == Location.HULL
    assert parts(check_of(events, "penetration")) == {"armour": 9, "penetration": -8}
    assert (of(events, e.ShotPierced)[0].through, of(events, e.ShotPierced)[0].heavy) == (True, True)
    read = of(events, e.DamageRead)[0]
    assert not read.critical and [item.harm for item in read.items] == [
        Harm.KILL,
        Harm.WOUND,
        Harm.CHECK_EXPLOSION,
        Harm.CHECK_FIRE,
    ]
    jarda, david = tutorial.tank(JARDAS), tutorial.tank(STUG)
    assert jarda.man(Role.DRIVER).dead and jarda.man(Role.LOADER).wounded and not jarda.man(Role.LOADER).dead
    assert jarda.on_fire and jarda.broken and not jarda.out
    assert david.vp == 2 and (david.ranged, david.bonus) == (JARDAS, 10)


def test_TDG5_pepa_pays_66_and_76_for_Move_level_8_and_flanks_from_the_hill():
    tutorial, events = played(*ROUND_1)
    laid = of(events, e.ActionLaid)[0]
    assert (laid.raised, laid.paid) == (1, (66, 76))
    pepa = tutorial.tank(PEPAS)
    assert (pepa.range, pepa.box.mission, pepa.in_motion) == (400, "hill", False)
    assert pepa.flanks == (PZ_IV,) and tutorial.board.places_left == 2
    assert tutorial.tank(STUG).ranged == JARDAS and PEPAS in tutorial.tank(PZ_IV).spots


def test_TD22_the_second_round_deals_as_printed_to_limits_of_seven_four_seven_and_six():
    tutorial, _ = played(*ROUND_1)
    assert {seat: tutorial.board.hands[seat] for seat in FOUR} == SECOND


def test_TDG6_pepa_hits_the_side_of_michals_turret_and_it_holds_by_an_elite_crew():
    tutorial, events = played(*ROUND_1, "pepa_fires")
    assert tutorial.tank(PEPAS).vp == 1
    hit = check_of(events, "hit")
    assert parts(hit) == {"gun": 66, "leadership": 20, "flank": 10, "woods": -10, "size": -5, "tactics": -20}
    assert (hit.target, hit.success) == (61, True)
    assert parts(check_of(events, "penetration")) == {"armour": 4, "penetration": -7, "slope": -1}
    pierced = of(events, e.ShotPierced)[0]
    assert (pierced.through, pierced.heavy) == (True, False)
    michal = tutorial.tank(PZ_IV)
    assert [man.role for man in michal.crew if man.wounded] == [Role.COMMANDER, Role.LOADER]
    assert not michal.on_fire and not michal.broken
    assert (tutorial.tank(PEPAS).ranged, tutorial.tank(PEPAS).bonus) == (PZ_IV, 10)
    assert tutorial.tank(STUG).ranged == "" and set(tutorial.tank(STUG).spots) == {JARDAS, PEPAS}


def test_TDG7_michal_pays_for_Move_level_7_and_a_flip_of_16_takes_the_flank_off():
    tutorial, events = played(*ROUND_1, "pepa_fires", "michal_climbs")
    assert of(events, e.ActionLaid)[0].paid == (98, 68)
    assert (check_of(events, "unflank").target, check_of(events, "unflank").success) == (6, True)
    michal = tutorial.tank(PZ_IV)
    assert of(events, e.FlankRemoved)[0].target == PZ_IV and tutorial.tank(PEPAS).flanks == ()
    assert (michal.range, michal.box.mission, michal.box.terrain) == (400, "hill", 79)
    assert tutorial.board.hands[MICHAL] == (3,)


def test_TDG8_TDG9_jardas_fire_is_put_out_by_14_and_his_veterans_rally_by_damage_card_11():
    _, (checks, _) = played(*ROUND_2[:-1])
    assert [type(event).__name__ for event in checks if isinstance(event, (e.FirePutOut, e.Rallied))] == [
        "FirePutOut",
        "Rallied",
    ]


def test_TDG10_jarda_hits_michals_turret_on_the_hill_critically():
    _, (_, shot) = played(*ROUND_2[:-1])
    hit = check_of(shot, "hit")
    assert parts(hit) == {
        "gun": 66,
        "fire_card": 5,
        "leadership": 20,
        "shooter_ground": -10,
        "hill": -5,
        "woods": -10,
        "size": -5,
    }
    assert (hit.target, hit.success) == (61, True)
    assert parts(check_of(shot, "penetration")) == {"armour": 6, "penetration": -7, "slope": 1}
    assert of(shot, e.ShotPierced)[0].through
    read = of(shot, e.DamageRead)[0]
    assert read.critical and read.items[0].harm == Harm.MAIN_GUN_HIT
    assert of(shot, e.GunHit)[0].tank == PZ_IV


def test_TDG11_the_driver_and_his_deputy_escape_gunner_and_commander_die_and_jarda_gets_15_points():
    tutorial, (_, shot) = played(*ROUND_2[:-1])
    killed = [event.role for event in of(shot, e.ManHurt) if event.killed]
    assert killed == [Role.LOADER, Role.GUNNER, Role.COMMANDER]
    assert of(shot, e.TankLost)[0].how == "explosion"
    jarda = tutorial.tank(JARDAS)
    assert (jarda.vp, jarda.medals) == (15, 1)
    assert tutorial.board.hands[MICHAL] == () and of(shot, e.CardLost)[0].secret.content.card == 3
    assert tutorial.tank(PEPAS).ranged == "" and PZ_IV not in tutorial.tank(PEPAS).spots
    assert tutorial.tank(PZ_IV).box.cards == () and tutorial.board.hands[JARDA] == (90,)


def test_TDG12_david_loads_APCR_immediately_and_blows_pepa_to_pieces_after_a_SHUFFLE():
    tutorial, events = played(*ROUND_2)
    assert of(events, e.MarkerSought)[0].found
    hit = check_of(events, "hit")
    assert parts(hit) == {"gun": 63, "hill": -5, "size": -5} and (hit.target, hit.success) == (53, True)
    assert parts(check_of(events, "penetration")) == {"armour": 9, "penetration": -9, "apcr": -2, "slope": 1}
    assert of(events, e.TankLost)[0].how == "catastrophic"
    david = tutorial.tank(STUG)
    assert (david.vp, david.medals, david.apcr, david.loaded) == (16, 1, 1, False)
    assert len(tutorial.board.hands[PEPA]) == 1 and tutorial.board.hands[DAVID] == (67,)
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("Reshuffled") > kinds.index("TankLost") and tutorial.board.passed == 2
