"""An act of a card, whether it is played or performs where it lies: judged, carried out, what it has to reach."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import COMBAT, ActionName, Card
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import Assaulting, Mounted, Performing
from kronika.domain.undaunted.names import ACTION_NAMES, against, card_called, counter_name
from kronika.domain.undaunted.rules import combat
from kronika.domain.undaunted.rules.actions import NAMES, RULES, has_choice, performer
from kronika.domain.undaunted.rules.actor import Actor, actors, choices, places
from kronika.domain.undaunted.rules.dice import rolling
from kronika.domain.undaunted.rules.draw import draws
from kronika.domain.undaunted.rules.performing import performs
from kronika.domain.undaunted.rules.question import Answer, FrameKind, Question, declining, judged
from kronika.domain.undaunted.rules.seats import is_disabled, seat_of
from kronika.domain.undaunted.rules.shots import SHOTS, Shot
from kronika.domain.undaunted.rules.variants import ComingOnRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.say_acts import say_performed
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


# --- S5, S22, A17, R2, R14, R37: a card of the play area performs an action, one more after an assault, or after a free
# move


FROM_HAND = frozenset({ActionName.RECON, ActionName.SECURE})
"""The actions that may be chosen only with a certain card in hand (R14)."""


Acting = Assaulting | Performing | Mounted


def acting(board: Board, frame: Acting) -> list[Actor]:
    """S5: the card of a frame with its actions, without the upgraded ones if it was inspired."""
    return _played(board, frame, plain=_is_plain(frame))


def _played(board: Board, frame: Acting, *, plain: bool = False) -> list[Actor]:
    """R2: the card of a frame, which lies in the play area, with each of its actions."""
    able = actors(board, frame.side, board.scene.cards[frame.card], plain=plain)
    return [replace(actor, played=True) for actor in able]


def _is_plain(frame: Acting) -> bool:
    match frame:
        case Assaulting():
            return frame.plain
        case Performing():
            return frame.by.name == ActionName.INSPIRE
        case Mounted():
            return False


def _after_assault(board: Board, frame: Assaulting) -> list[d.Decision]:
    """S22: the combat actions that may follow the move of an assault."""
    able = [actor for actor in acting(board, frame) if actor.action.name in COMBAT]
    return [d.Perform(*option) for option in choices(board, able, RULES)]


def _assault_options(board: Board, frame: Assaulting) -> list[d.Decision]:
    return [*_after_assault(board, frame), d.Stop()]


def _can_fight(board: Board, frame: Assaulting) -> bool:
    return bool(_after_assault(board, frame))


def _options(board: Board, frame: Performing) -> list[d.Decision]:
    return [*performs(board, frame.side, board.scene.cards[frame.card], frame.by.name)]


def _mounted_options(board: Board, frame: Mounted) -> list[d.Decision]:
    return [d.Perform(*option) for option in choices(board, acting(board, frame), RULES)]


def _is_private(board: Board, frame: Performing | Mounted) -> bool:
    """R15, R14: whether the card prints an action that needs a certain card in hand."""
    return bool(board.sides[frame.side].hand) and any(actor.action.name in FROM_HAND for actor in acting(board, frame))


def _perform(out: Emitter, chance: Chance, frame: Acting, decision: d.Perform) -> None:
    out.emit(FramePopped())
    carry_out(out, chance, acting(out.board, frame), decision)


def _explain_assault(board: Board, frame: Assaulting, decision: d.Perform) -> Rejection:
    options = _assault_options(board, frame)
    refused = _explain_act(board, frame, options, decision)
    if refused is not None:
        return refused
    if NAMES[type(decision.act)] not in COMBAT:
        may = _performable(options)
        return against("S22", message("not-but-combat-action"), may)
    return _not_so(options)


def _explain(board: Board, frame: Performing, decision: d.Perform) -> Rejection:
    options = _options(board, frame)
    return _explain_act(board, frame, options, decision) or _not_so(options)


def _explain_mounted(board: Board, frame: Mounted, decision: d.Perform) -> Rejection:
    card = board.scene.cards[frame.card]
    refused = judge(board, frame.side, card, acting(board, frame), decision)
    assert refused is not None, "what may be performed is among the options"
    return refused


def _explain_act(
    board: Board, frame: Assaulting | Performing, options: list[d.Decision], decision: d.Perform
) -> Rejection | None:
    """Why the card could not do this if it were played, or why there is nothing to choose (R37); None: neither."""
    card = board.scene.cards[frame.card]
    refused = judge(board, frame.side, card, _played(board, frame), decision)
    if refused is None and replace(decision, plain=False) in options:
        return no_choice(card)
    return refused


def _not_so(options: list[d.Decision]) -> Rejection:
    return against(
        "S5",
        message("not-in-this-way"),
        _performable(options),
    )


def _performable(options: list[d.Decision]) -> list[str]:
    """The names of the actions that may be performed, once each."""
    names = [NAMES[type(option.act)].value for option in options if isinstance(option, d.Perform)]
    return list(dict.fromkeys(names))


def performers(board: Board) -> list[Actor]:
    """The card that performs in the top frame, with each of its actions. Nothing if no card performs: a log may
    hold any decision."""
    frame = board.frames[-1] if board.frames else None
    return acting(board, frame) if isinstance(frame, Acting) else []


def _odds(board: Board, decision: d.Perform) -> Odds | None:
    return odds(board, performers(board), decision)


def chooses(board: Board, decision: d.Perform) -> bool:
    """R37: whether a decision chooses between two printed actions."""
    return has_choice(board, performers(board), decision.act, decision.at)


def _say_perform(board: Board, decision: d.Perform) -> Message:
    return message("decision-perform", act=say_performed(board, chooses(board, decision), decision))


def _chance(board: Board, side: str, decision: d.Perform) -> Iterable[ExpectedChance]:
    return chance_of(board, side, performers(board), decision)


PERFORM = Answer(_say_perform, _odds, _chance)


def _say_assaulting(board: Board, frame: Assaulting) -> Message:
    return message("half-done-assaulting", who=counter_name(board, frame.counter))


def _say_performing(board: Board, frame: Performing) -> Message:
    return message("half-done-performing", card=card_called(board, frame.card))


def _say_mounted(board: Board, frame: Mounted) -> Message:
    return message("half-done-mounted", who=counter_name(board, frame.counter))


def _assault(frame: Assaulting) -> ActionName:
    return ActionName.ASSAULT


ASSAULTING = FrameKind[Assaulting](
    say=_say_assaulting,
    action=_assault,
    shows=("counter", "card"),
    question=Question(
        kind="assault",
        asks=message("prompt-assault"),
        answers={d.Perform: PERFORM, d.Stop: declining("decision-no-combat-action")},
        options=_assault_options,
        decide=judged(_assault_options, _perform, _explain_assault),
    ),
    is_open=_can_fight,
)
PERFORMING = FrameKind[Performing](
    say=_say_performing,
    action=lambda frame: frame.by.name,
    shows=("card",),
    question=Question(
        kind="perform",
        asks=message("prompt-perform"),
        answers={d.Perform: PERFORM},
        options=_options,
        decide=judged(_options, _perform, _explain),
        is_private=_is_private,
    ),
)
MOUNTED = FrameKind[Mounted](
    say=_say_mounted,
    shows=("counter", "card"),
    question=Question(
        kind="act",
        asks=message("prompt-act"),
        answers={d.Perform: PERFORM},
        options=_mounted_options,
        decide=judged(_mounted_options, _perform, _explain_mounted),
        is_private=_is_private,
    ),
)
