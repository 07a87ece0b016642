"""S5, S22, A17, R2, R14, R37: a card of the play area performs an action, one more after an assault, or the one that
follows a free move."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.content import COMBAT, ActionName
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import Assaulting, Mounted, Performing
from kronika.domain.undaunted.names import against, card_called, counter_name
from kronika.domain.undaunted.rules import acts
from kronika.domain.undaunted.rules.actions import NAMES, RULES, has_choice
from kronika.domain.undaunted.rules.actor import Actor, actors, choices
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.performing import performs
from kronika.domain.undaunted.rules.question import Answer, Question, declining, judged
from kronika.domain.undaunted.say_acts import say_performed
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

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
    acts.carry_out(out, chance, acting(out.board, frame), decision)


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
    refused = acts.judge(board, frame.side, card, acting(board, frame), decision)
    assert refused is not None, "what may be performed is among the options"
    return refused


def _explain_act(
    board: Board, frame: Assaulting | Performing, options: list[d.Decision], decision: d.Perform
) -> Rejection | None:
    """Why the card could not do this if it were played, or why there is nothing to choose (R37); None: neither."""
    card = board.scene.cards[frame.card]
    refused = acts.judge(board, frame.side, card, _played(board, frame), decision)
    if refused is None and replace(decision, plain=False) in options:
        return acts.no_choice(card)
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
    return acts.odds(board, performers(board), decision)


def chooses(board: Board, decision: d.Perform) -> bool:
    """R37: whether a decision chooses between two printed actions."""
    return has_choice(board, performers(board), decision.act, decision.at)


def _say_perform(board: Board, decision: d.Perform) -> Message:
    return message("decision-perform", act=say_performed(board, chooses(board, decision), decision))


def _chance(board: Board, side: str, decision: d.Perform) -> Iterable[ExpectedChance]:
    return acts.chance_of(board, side, performers(board), decision)


PERFORM = Answer(_say_perform, _odds, _chance)


def _say_assaulting(board: Board, frame: Assaulting) -> Message:
    who = counter_name(board, frame.counter)
    return message("half-done-assaulting", who=who)


def _say_performing(board: Board, frame: Performing) -> Message:
    card = card_called(board, frame.card)
    return message("half-done-performing", card=card)


def _say_mounted(board: Board, frame: Mounted) -> Message:
    who = counter_name(board, frame.counter)
    return message("half-done-mounted", who=who)


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
