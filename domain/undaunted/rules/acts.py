"""An act of a card, whether it is played or performs where it lies: judged, carried out, what it has to reach."""

from collections.abc import Iterator

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Card
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name
from kronika.domain.undaunted.rules import combat
from kronika.domain.undaunted.rules.actions import NAMES, RULES, has_choice, performer
from kronika.domain.undaunted.rules.actor import Actor, places
from kronika.domain.undaunted.rules.dice import rolling
from kronika.domain.undaunted.rules.draw import draws
from kronika.domain.undaunted.rules.seats import is_disabled, seat_of
from kronika.domain.undaunted.rules.shots import SHOTS, Shot
from kronika.domain.undaunted.rules.variants import ComingOnRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def judge(board: Board, side: str, card: Card, by: list[Actor], decision: d.Play | d.Perform) -> Rejection | None:
    """U7, U12, U25, R37: why none of these actors may do what is decided; None if one may."""
    act, at = decision.act, decision.at
    name = NAMES[type(act)]
    able = [actor for actor in by if actor.action.name == name and actor.seat == decision.seat]
    if not able:
        return _no_vehicle_action(board, card, act) if decision.seat else _no_such_action(board, side, card, act)
    actor = performer(board, able, decision)
    if actor is None:
        spots = tuple(actor.at for actor in able)
        return against(
            "S1",
            message("not-without-a-place" if any(spots) else "not-a-choice-of-place", card=card.name.said),
            spots,
        )
    rules = RULES[name]
    if act not in rules.options(board, actor):
        return rules.explain(board, actor, act)
    if decision.plain and not has_choice(board, able, act, at):
        return no_choice(card)
    return None


def no_choice(card: Card) -> Rejection:
    """R37: why no choice can be made between two printed actions."""
    return against(
        "R37",
        message("not-a-choice-of-action", card=card.name.said),
        ("plain: false",),
    )


def _no_such_action(board: Board, side: str, card: Card, act: d.Act) -> Rejection:
    """U7, R7, R16: the card does not print it, or its counter can neither perform it nor come on."""
    name = ACTION_NAMES[NAMES[type(act)]]
    printed = tuple(action.name.value for action in card.actions)
    if NAMES[type(act)].value not in printed:
        return against("U7", message("not-an-action-of-card", card=card.name.said, name=name), printed)
    who = counter_name(board, card.counter)
    if seat_of(board, card.counter) is not None:
        return against(
            "A10",
            message("not-from-a-vehicle", who=who, name=name),
            ("free_move_first",),
        )
    if places(board, side, card):
        return against(
            "R7",
            message("not-routed", who=who),
        )
    if variant(board).coming_on is ComingOnRule.NEVER:
        return against(
            "A3",
            message("not-back-on-board", who=who),
            ("hunker_down",),
        )
    if variant(board).coming_on is ComingOnRule.AT_DEPLOYMENT_MARKER:
        return against(
            "N2",
            message("not-without-deployment-marker", who=who),
            ("hunker_down",),
        )
    tank = board.is_tank(card.counter)
    return against(
        "S2" if tank else "R16",
        message("not-without-riflemen", who=who),
        ("hunker_down",),
    )


def _no_vehicle_action(board: Board, card: Card, act: d.Act) -> Rejection:
    """A8, A19: the soldier holds no seat, or none that allows him this vehicle action."""
    who, name = counter_name(board, card.counter), ACTION_NAMES[NAMES[type(act)]]
    seat = seat_of(board, card.counter)
    if seat is None:
        return against("A8", message("not-seated", card=card.name.said))
    vehicle = board.counters[card.counter].vehicle
    car = counter_name(board, vehicle)
    printed = tuple(action.name.value for action in seat.actions)
    if NAMES[type(act)].value not in printed:
        return against(
            "A8",
            message("not-an-action-of-seat", who=who, name=name),
            printed,
        )
    if is_disabled(board, vehicle):
        return against(
            "A19",
            message("not-disabled", car=car),
        )
    return against(
        "A19",
        message("not-without-specialism", who=who, specialism=seat.specialism),
    )


def carry_out(out: Emitter, chance: Chance, by: list[Actor], decision: d.Play | d.Perform) -> None:
    """What was judged is done. The counter comes on first if it is off the board (N2, S1, U25), ready (R11),
    which may win (S23)."""
    act = decision.act
    actor = performer(out.board, by, decision)
    assert actor is not None, "it was judged before"
    if actor.counter and actor.counter not in out.board.counters:
        out.emit(e.CounterPlaced(actor.counter, actor.space))
        if variant(out.board).moves_can_win:
            check(out)
        if out.board.winner:
            return
    RULES[NAMES[type(act)]].perform(out, chance, actor, act)


def _aimed(act: d.Act) -> Shot | None:
    """What an act rolls dice for against one target."""
    match act:
        case d.FightAndFade(fight, target) if fight in SHOTS:
            return SHOTS[fight](target)
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish() | d.Strafe():
            return act
        case _:
            return None


def odds(board: Board, by: list[Actor], decision: d.Play | d.Perform) -> Odds | None:
    """U20: what the shot of a decision, by one of these actors, would have to reach."""
    shot = _aimed(decision.act)
    if shot is None:
        return None
    actor = performer(board, by, replace(decision, act=shot))
    return combat.odds(board, actor.action, actor.space, shot.target) if actor is not None else None


def chance_of(board: Board, side: str, by: list[Actor], decision: d.Play | d.Perform) -> Iterator[ExpectedChance]:
    """What is drawn and rolled for at once when one of these actors does what is decided; of several targets only a
    single one is rolled for without asking."""
    match decision.act:
        case d.Command(count=count):
            yield from draws(side, "U17", count)
        case d.Recon():
            yield from draws(side, "U19", 1)
        case d.Blast():
            for only in board.on(board.sides[side].target)[:1]:
                yield from _rolling(board, side, by, decision, only)
        case act:
            shot = _aimed(act)
            if shot is not None:
                yield from _rolling(board, side, by, decision, shot.target)


def _rolling(
    board: Board, side: str, by: list[Actor], decision: d.Play | d.Perform, target: str
) -> Iterator[ExpectedChance]:
    actor = performer(board, by, decision)
    if actor is not None:
        yield rolling("U20", side, actor.action, actor.counter, target)
