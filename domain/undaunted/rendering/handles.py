"""The places to point at for each decision, and their names."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import asdict

from kronika.domain.kernel.rendering import BUTTON, Meant
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.names import ACTION_NAMES, MINE_NAMES, counter_name, side_name
from kronika.domain.undaunted.rendering.cards import pointed_at
from kronika.domain.undaunted.rules.actor import NAMES
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.combat import Strike, is_structure
from kronika.domain.undaunted.rules.free_moves import FreeMove
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Play
from kronika.domain.undaunted.rules.step import Decision, Stop
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.view import doing
from kronika.domain.undaunted.words import message

REMEMBERED: Final = 4096
BUTTONS: Final[dict[str, Text]] = {
    **{str(action): name for action, name in ACTION_NAMES.items()},
    **{f"seat_{action}": message("button-seat", action=name) for action, name in ACTION_NAMES.items()},
    **{f"{face}_mine": message("pointed-at", what=mine) for face, mine in MINE_NAMES.items()},
    "ready": message("button-ready"),
    "hunker_down": message("button-hunker-down"),
    "swap": message("button-swap"),
    "dismount": message("free-move-off"),
    "end_turn": message("decision-end-turn"),
    "withdraw": message("button-withdraw"),
    "return": message("decision-return"),
    "no_card": message("decision-lose-nothing"),
    "upgraded": message("button-upgraded"),
    "plain": message("button-plain"),
}
"""The words on buttons."""
SEAT: Final = "seat_"
"""The prefix of the buttons of vehicle actions (A8)."""
LAST: Final = frozenset({"button:hunker_down", "button:end_turn", "button:withdraw", "button:stop"})


def handles(board: Board, decision: Decision) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    match decision:
        case Play(act=d.Move(to="") | d.Scout(to="") | d.Stalk(to="") | d.Drive(to="")):
            return _leaving(board, decision, board.scene.cards[decision.card].counter)
        case Perform(act=d.Move(to="") | d.Scout(to="") | d.Stalk(to="") | d.Drive(to="")) | Step(to=""):
            return _leaving(board, decision, _mover(board))
        case Play(act=act) | Perform(act=act):
            return _path(decision, decision.chooses(board), _at_space(board, act), "")
        case _:
            return _path(decision, False, False, "")


def _leaving(board: Board, decision: Decision, counter: str) -> tuple[str, ...]:
    """A15: a step off the board leads over the escape marker where the counter stands."""
    return _path(decision, False, False, board.counters[counter].space)


def _mover(board: Board) -> str:
    """The counter that is on its way, or whose free move is made."""
    half_done = doing(board)
    assert half_done is not None, "only who is on his way leaves the board"
    return half_done.counter


def _at_space(board: Board, act: d.Act) -> bool:
    """Whether an act aims at a space though its action may aim at something else."""
    return isinstance(act, d.FightAndFade) and act.target in board.scene.spaces


@lru_cache(REMEMBERED)
def _path(decision: Decision, chooses: bool, at_space: bool, leaves: str, /) -> tuple[str, ...]:
    """Returns the handles that lead to a decision. `chooses`: one of two printed actions (R37). `at_space`: it aims at
    a space though its action may aim at something else. `leaves`: the space from which it leads off the board (A15)."""
    match decision:
        case Play(card=card):
            return (f"card:{card}", *_performed(decision, chooses=chooses, at_space=at_space, leaves=leaves))
        case Perform():
            return tuple(_performed(decision, chooses=chooses, at_space=at_space, leaves=leaves))
        case Step(to=""):
            return (f"escape:{leaves}",)
        case Lose(card=""):
            return ("button:no_card",)
        case FreeMoveFirst(card=card, vehicle=vehicle, seat=number):
            return (f"card:{card}", _place(vehicle, number))
        case FreeMove(vehicle=vehicle, seat=number):
            return (_place(vehicle, number),)
        case Strike(target=target):
            return (_aim(target),)
        case _:
            fields = asdict(decision)
            return tuple([handle.format(**fields) for handle in decision.handles])


def _place(vehicle: str, number: int) -> str:
    """A9: where a free move leads to: a seat, or onto the vehicle's tile."""
    return f"place:{vehicle}/{number}" if vehicle else "button:dismount"


def _performed(decision: Play | Perform, *, chooses: bool, at_space: bool, leaves: str) -> Iterator[str]:
    """The action, of the card or of the seat (A8), by which of two printed ones, where its counter comes on, what
    it is done to."""
    act = decision.act
    yield BUTTON + SEAT * decision.seat + NAMES[type(act)]
    if chooses:
        yield "button:plain" if decision.plain else "button:upgraded"
    if decision.at:
        yield f"space:{decision.at}"
    if leaves:
        yield f"escape:{leaves}"
    elif isinstance(act, d.FightAndFade):
        yield BUTTON + act.fight
        yield f"space:{act.target}" if at_space else _aim(act.target)
    else:
        yield from _done_to(act)


def _done_to(act: d.Act) -> Iterator[str]:
    match act:
        case d.Move(to=space) | d.Scout(to=space) | d.Stalk(to=space) | d.Target(to=space):
            yield f"space:{space}"
        case d.Assault(to=space) | d.FireZone(to=space):
            yield f"space:{space}"
        case d.Drive(to=space) | d.Navigate(to=space) | d.ReconFlight(to=space):
            yield f"space:{space}"
        case d.Bombard(space=space) | d.Volley(space=space) | d.Grenade(space=space):
            yield f"space:{space}"
        case d.Guide(counter=counter, to=space):
            yield f"counter:{counter}"
            yield f"space:{space}"
        case d.Rally(counter=counter) | d.Repair(vehicle=counter):
            yield f"counter:{counter}"
        case d.Bolster(take=card) | d.Requisition(take=card) | d.Inspire(card=card) | d.Exert(card=card):
            yield f"card:{card}"
        case d.Attack(target=aim) | d.Suppress(target=aim) | d.Flamethrower(target=aim) | d.Strafe(target=aim):
            yield _aim(aim)
        case d.AntiTank(target=aim) | d.Demolish(target=aim):
            yield _aim(aim)
        case d.Mines(towards=space, face=face):
            yield f"space:{space}"
            yield f"{BUTTON}{face}_mine"
        case d.Command(count=count):
            yield f"{BUTTON}draw-{count}"
        case _:
            return


def _aim(target: str) -> str:
    """A counter, or what is built on a space, as acts name them."""
    return target.replace(" ", ":") if is_structure(target) else f"counter:{target}"


def meant(board: Board, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "card":
            return pointed_at(board.scene.cards[id])
        case "seat":
            return Meant(message("pointed-at", what=side_name(board, id)))
        case "space":
            return Meant(message("pointed-at-space", space=id))
        case "escape":
            return Meant(message("pointed-at-escape"))
        case "place":
            vehicle, _, number = id.partition("/")
            return Meant(message("pointed-at-seat", seat=number, car=counter_name(board, vehicle)))
        case "counter" | "building" | "tunnel" | "structure":
            what = counter_name(board, id if kind == "counter" else f"{kind} {id}")
            return Meant(message("pointed-at-counter", what=what))
        case _:
            said = Stop().said(board) if id == "stop" else _button(id)
            return Meant(said, last=handle in LAST)


def _button(id: str) -> Text:
    word, _, count = id.partition("-")
    return message("button-draw", count=count) if word == "draw" else BUTTONS[id]
