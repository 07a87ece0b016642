"""The odds that a decision shows are those of the flip that follows, as far as who is asked can know."""

from domain.tankduel import decisions as d
from domain.tankduel import events as e
from domain.tankduel.content import Nation, Pierce
from domain.tankduel.decisions import Action, Answer
from domain.tankduel.system import TANKDUEL
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


def until(played, kind):
    """Nothing more is added, until this is asked."""
    while played.prompt().kind != kind:
        choice = next(one for one in played.options() if one in (d.NoMore(), d.Say(Answer.NO), d.Buy(0)))
        played.does(played.prompt().seat, choice)


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
