"""A game of the family is a value: each choice of a variant changes one rule and no other."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from kronika.domain.undaunted.acts import Attack, Conceal, Control, Guide, Inspire, Move, Recon
from kronika.domain.undaunted.content import Action, ActionName, Gather, MarkerKind
from kronika.domain.undaunted.rules import variants
from kronika.domain.undaunted.rules.playing import Play, Withdraw
from kronika.domain.undaunted.rules.variants import NORMANDY, STALINGRAD, AimRule, Variant
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from tests.undaunted.position import Table, position, side

SHOT = Play("us-rifleman-a", Attack("german-riflemen-a"))
RIFLES = side(at="riflemen-a@a riflemen-b@b")


def controlling() -> Any:
    us = side(at="riflemen-a@a", marks="a", hand="rifleman-a")
    return position("a b", us, RIFLES).acts("us-rifleman-a")


def inspiring() -> Any:
    us = side(at="riflemen-a@a", marks="a b", hand="squad-leader-a", play="rifleman-a")
    return position("a b", us, RIFLES).do(Play("us-squad-leader-a", Inspire("us-rifleman-a")))[1:]


def guiding() -> Any:
    us = side(at="riflemen-a@a!", marks="a b", hand="platoon-guide")
    return position("a b", us, RIFLES).refused(Play("us-platoon-guide", Guide("us-riflemen-a", "b"))).rule


def shooting(**theirs: str) -> Table:
    us = side(at="riflemen-a@a", hand="rifleman-a")
    game = position("a b", us, side(at="riflemen-a@a riflemen-b@b", **theirs), dice=(0,))
    game.do(SHOT)
    while game.board.frames:
        game.do(game.legal()[0])
    return game


def losing_the_last() -> Any:
    return shooting().at("german-riflemen-a")


def losing_one_of_two() -> Any:
    game = shooting(hand="rifleman-a", discard="rifleman-a")
    return game.zone("german", "hand"), game.zone("german", "discard")


def losing_one() -> Any:
    game = shooting(hand="rifleman-a")
    return game.zone("german", "removed"), game.zone("german", "casualties")


def scouting_ahead() -> Any:
    us = side(at="scouts-a@a", hand="scout-a fog-of-war", deck="rifleman-a")
    game = position("a b", us, RIFLES)
    game.do(Play("us-scout-a", Recon()))
    return game.zone("us", "removed"), game.zone("us", "aside")


def coming_on() -> Any:
    us = side(at="riflemen-a@a", marks="a b", hand="scout-a", spawns="scouts-a@b")
    game = position("a b", us, RIFLES)
    game.do(Play("us-scout-a", Conceal()))
    return game.at("us-scouts-a")


def pinned_both() -> Any:
    us, takes = side(at="scouts-a@a", marks="a", hand="scout-a"), (Action(ActionName.CONTROL),)
    game = position("a b", us, side(at="scouts-a@b"), printed={"us-scout-a": takes})
    game.do(Play("us-scout-a", Control()))
    return game.board.rule


def gathering() -> Any:
    goal = Gather(MarkerKind.MISSION, ("us-riflemen-a",))
    us = side(at="riflemen-a@a", marks="a b", hand="rifleman-a", goal=goal)
    game = position("a b", us, RIFLES, missions="b")
    game.do(Play("us-rifleman-a", Move("b")))
    return game.board.winner


def chance_of_a_step() -> Any:
    us = side(at="riflemen-a@a", marks="a b", hand="rifleman-a")
    game = position("a b", us, RIFLES)
    return isinstance(
        UNDAUNTED.log_checks.expected_chance(game.board, "us", Play("us-rifleman-a", Move("b"))), Iterable
    )


def withdrawing() -> Any:
    us = side(at="riflemen-a@a", hand="rifleman-a")
    return Withdraw() in position("a b", us, RIFLES).legal()


def aiming() -> Any:
    """A12 knows no printed range."""
    near = {"us-rifleman-a": (Action(ActionName.ATTACK, 1, most=0),)}
    return position("a b", side(at="riflemen-a@a", hand="rifleman-a"), RIFLES, printed=near).acts("us-rifleman-a")


CHOICES: dict[str, tuple[Callable[[], Any], Any]] = {
    "control": (controlling, None),
    "inspire": (inspiring, None),
    "guide": (guiding, None),
    "casualty": (losing_the_last, None),
    "searched": (losing_one_of_two, (Zone.DISCARD, Zone.HAND, Zone.DECK)),
    "lost_to": (losing_one, None),
    "aim": (aiming, AimRule.BY_DEFENCE),
    "fog_to": (scouting_ahead, None),
    "coming_on": (coming_on, None),
    "defeat": (pinned_both, None),
    "moves_can_win": (gathering, None),
    "steps_draw_fire": (chance_of_a_step, None),
    "withdrawal": (withdrawing, None),
}
"""By choice: a situation in which it shows, and another value of it than that of Stalingrad."""


def mixed(choice: str) -> Variant:
    """Normandy, but for one choice."""
    other = CHOICES[choice][1]
    return replace(NORMANDY, **{choice: getattr(STALINGRAD, choice) if other is None else other})


def test_every_choice_of_a_variant_is_shown():
    assert CHOICES.keys() == set(Variant.__struct_fields__)


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_changes_its_own_rule_alone(choice, monkeypatch):
    before = {name: shows() for name, (shows, _) in CHOICES.items()}
    monkeypatch.setitem(variants.VARIANTS, "normandy", mixed(choice))
    after = {name: shows() for name, (shows, _) in CHOICES.items()}
    assert {name for name in CHOICES if after[name] != before[name]} == {choice}
