"""The odds that a decision shows are those of the flip that follows, as far as who is asked can know."""

from math import comb

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Icon, Nation, Pierce, Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.damage import Escaping
from kronika.domain.tankduel.rules.round import Burning
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.system import TANKDUEL
from kronika.domain.tankduel.text import describe_part
from tests.tankduel.packs import CARDS
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def table(*german, soviet=(), mission="m1", **options):
    hands = {"german_1": german, "soviet_1": soviet}
    played = Table(hands, mission=mission, first="german_I", **{**ONE_EACH, **options})
    played.given(e.Spotted("german_I", "soviet_I"))
    return played


def odds(played, decision):
    """What a decision that is possible now shows."""
    assert decision in played.options()
    return TANKDUEL.odds(played.board, decision)


def flipped(events, action):
    """The test of the flip that came of it."""
    (test,) = [flip.test for flip in of(events, e.CardFlipped) if flip.use.purpose.action == action]
    return test


def same(shown, test):
    """Whether the odds shown are of the same target with the same parts."""
    assert 0 <= shown.wins <= shown.outcomes
    return (shown.target, shown.parts, shown.at_most) == (test.target, test.parts, test.at_most)


def until(played, kind, *wanted):
    """What is wanted is added where it is asked for and nothing more, until this is asked."""
    while played.prompt().kind != kind:
        choices = (*wanted, d.NoMore(), d.Say(Answer.NO), d.Buy(0), d.Go(0))
        options = played.options()
        played.does(played.prompt().seat, next(one for one in choices if one in options))


def test_a_shot_that_is_laid_down_has_the_odds_of_its_flip():
    played = table(23, 25, 2)
    played.does("german_1", d.Act(Action.FIRE), use(23, "fire"), d.NoMore(), use(2, "leadership"))
    until(played, "lay_down")
    shown = odds(played, d.Confirm())
    assert {part.name for part in shown.parts} >= {"gun", "fire_card", "leadership"}
    assert same(shown, flipped(played.does("german_1", d.Confirm(), flips=[90]), "hit"))


def test_an_answer_to_a_shot_shows_the_odds_it_leaves():
    played = table(23, 41, soviet=(44, 45))
    played.does("german_1", d.Act(Action.FIRE), use(23, "fire"))
    until(played, "lay_down")
    laid = odds(played, d.Confirm())
    played.does("german_1", d.Confirm())
    assert odds(played, d.Pass()).target == laid.target
    assert odds(played, d.React(44)).target == laid.target - 20
    played.does("soviet_1", d.React(44))
    assert odds(played, d.React(41)).target == laid.target, "Tactics against Tactics"
    shown = odds(played, d.Pass())
    assert shown.target == laid.target - 20
    assert same(shown, flipped(played.does("german_1", d.Pass(), flips=[90]), "hit"))


def test_each_target_shows_its_own_odds():
    played = table(23, soviet_tanks=2)
    played.given(e.Spotted("german_I", "soviet_II"), e.TankMoved("soviet_II", 200, 96, 1))
    played.does("german_1", d.Act(Action.FIRE))
    far, near = (odds(played, d.Aim(f"soviet_{number}")) for number in ("I", "II"))
    assert far.target != near.target and "in_motion" in {part.name for part in near.parts}


def test_infantry_shows_the_odds_of_its_flip():
    played = table(63, 44, infantry="yes", soviet_1_tank="t34d")
    played.does("german_1", d.Say(Answer.KEEP))
    played.given(
        e.TankMoved("soviet_I", 400, 96, 1), e.TerrainLaid("soviet_I", 72), e.InfantryMoved(Nation.GERMAN, 200)
    )
    played.does("german_1", d.Act(Action.INFANTRY_ATTACK), d.Use(63, 0))
    played.does("german_1", d.Say(Answer.NO), d.Say(Answer.WEAPON))
    shown = odds(played, d.Confirm())
    assert same(shown, flipped(played.does("german_1", d.Confirm(), flips=[90]), "hit"))


def test_hull_down_shows_its_odds_and_what_flips_nothing_shows_none():
    played = table(44, 47)
    shown = odds(played, d.Act(Action.HULL_DOWN))
    assert odds(played, d.Act(Action.MOVE)) is None and odds(played, d.Act(Action.DONE)) is None
    played.does("german_1", d.Act(Action.HULL_DOWN))
    assert odds(played, d.Confirm()) is None
    assert same(shown, flipped(played.does("german_1", d.Confirm(), flips=[90]), "hull_down"))


def test_a_shot_wants_a_low_card_to_hit_and_a_high_one_to_go_through():
    played = table(23, 25, 2)
    played.does("german_1", d.Act(Action.FIRE), use(23, "fire"))
    until(played, "lay_down")
    assert odds(played, d.Confirm()).at_most
    never = next(number for number, card in CARDS.items() if card.pierce == Pierce.NEVER)
    events = played.does("german_1", d.Confirm(), flips=[1, 45, never])
    assert flipped(events, "hit").at_most and not flipped(events, "penetration").at_most


def asked(played):
    """What is asked of whom."""
    return played.prompt().kind


def test_a_spot_attempt_shows_that_any_of_its_cards_may_have_binoculars():
    played = table(44, 61, 62, soviet_tanks=2)
    begun = odds(played, d.Act(Action.SPOT))
    unseen = [CARDS[number] for number in played.board.deck]
    shows = sum(Icon.BINOCULARS in card.icons for card in unseen)
    assert (begun.wins, begun.outcomes, begun.target) == (shows, len(unseen), 1)
    played.does("german_1", d.Act(Action.SPOT), d.Drop(44))
    assert asked(played) == "oi"
    paid = odds(played, d.Pay(61))
    flips = 1 + CARDS[61].oi
    assert flips > 1 and paid.outcomes == comb(len(unseen), flips)
    assert paid.wins == paid.outcomes - comb(len(unseen) - shows, flips)
    played.does("german_1", d.Pay(61), d.NoMore())
    assert odds(played, d.Confirm()) == paid


def test_flip_against_a_fire_shows_the_odds_that_it_goes_out():
    played = table(44)
    played.given(e.FireBrokeOut("german_I", "soviet_I"))
    ENGINE.resume(played.out, played.chance, (Burning("german_I"),))
    shown = odds(played, d.Say(Answer.FLIP))
    unseen = [CARDS[number] for number in played.board.deck]
    out = [card for card in unseen if Icon.EXTINGUISHER in card.icons and Icon.FIRE not in card.icons]
    assert (shown.wins, shown.outcomes) == (len(out), len(unseen)) and odds(played, d.Say(Answer.BAIL_OUT)) is None


def test_a_wounded_man_escapes_less_likely_than_a_man_who_is_well():
    played = table(44, soviet_1_tank="t34d")
    played.given(e.ManHurt("soviet_I", Role.DRIVER, killed=False))
    ENGINE.resume(played.out, played.chance, (Escaping("soviet_I", "german_I", fire=True),))
    driver, loader = (odds(played, d.Man(role)) for role in (Role.DRIVER, Role.LOADER))
    unseen = [CARDS[number] for number in played.board.deck]
    safe = sum(Icon.FIRE not in card.icons for card in unseen)
    assert (loader.wins, loader.outcomes, loader.target, loader.at_most) == (safe, len(unseen), 0, True)
    assert (driver.wins, driver.outcomes) == (comb(safe, 2), comb(len(unseen), 2))


def test_terrain_shows_whether_it_bogs_else_whether_it_conceals():
    for card, action in ((17, "bog"), (72, "conceal")):
        played = table(47, card, 44)
        played.does("german_1", d.Act(Action.MOVE))
        until(played, "lay_down", use(47, "move"), use(card, "terrain"))
        shown = odds(played, d.Confirm())
        assert same(shown, flipped(played.does("german_1", d.Confirm(), flips=[90, 91, 92]), action))


def test_a_bogged_tank_and_a_flanked_one_show_what_their_move_takes():
    stuck = table(47, 48, 44)
    stuck.given(e.Bogged("german_I", 3))
    stuck.does("german_1", d.Act(Action.MOVE), use(47, "move"), use(48, "move"), d.Buy(0))
    shown = odds(stuck, d.Confirm())
    events = stuck.does("german_1", d.Confirm(), flips=[90, 91])
    tests = [flip.test for flip in of(events, e.CardFlipped) if flip.use.purpose.action == "free"]
    assert len(tests) == 2 and same(shown, tests[0]) and shown.outcomes > 100
    flanked = table(47, 44)
    flanked.given(e.Spotted("soviet_I", "german_I"), e.FlankPut("soviet_I", "german_I"))
    flanked.does("german_1", d.Act(Action.MOVE))
    until(flanked, "lay_down", use(47, "move"))
    shown = odds(flanked, d.Confirm())
    assert same(shown, flipped(flanked.does("german_1", d.Confirm(), flips=[90]), "unflank"))


def test_odds_where_icons_count_are_said_in_words():
    assert text(describe_part("binoculars"), "en") == "cards with binoculars"
    assert text(describe_part("fire"), "cs") == "karet s ohněm"


def test_question_whether_to_lay_down_names_action_target_and_chance_to_its_seat_alone():
    played = table(23, 25, 2)
    played.does("german_1", d.Act(Action.FIRE), use(23, "fire"), d.NoMore(), use(2, "leadership"))
    until(played, "lay_down")
    said = text(TANKDUEL.words.prompt(played.board, played.prompt()), "en")
    shown = odds(played, d.Confirm())
    chance = round(100 * shown.wins / shown.outcomes)
    assert said == f"Pz IV Ausf. G (I) fires at T-34/76 M43 (I) ({chance} %): lay it down?"
    others = replace(played.board, building=(None,) * len(played.board.building))
    assert text(TANKDUEL.words.prompt(others, played.prompt()), "en") == "Pz IV Ausf. G (I): lay the action down?"
