"""What leads to each decision when somebody points at things, and what those things are called."""

from typing import Any, Final

from kronika.domain.kernel.rendering import BUTTON, Meant
from kronika.domain.kernel.words import Message, Sentence
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.names import gun_name, seat_name, tank_name
from kronika.domain.tankduel.rendering.boards import place_name
from kronika.domain.tankduel.rendering.cards import face
from kronika.domain.tankduel.rendering.lane import range_name
from kronika.domain.tankduel.rendering.telling import conditions, figures, ground, side_of, sights
from kronika.domain.tankduel.rules.acting import Acting
from kronika.domain.tankduel.rules.reacting import Window
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import describe_answer
from kronika.domain.tankduel.view import view
from kronika.domain.tankduel.words import message

LAST: Final = frozenset({f"{BUTTON}do-{Action.DONE}", f"{BUTTON}back", f"{BUTTON}answer-{Answer.BAIL_OUT}"})


def handles(board: Board, decision: Any) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    match decision:
        case d.Lay(card) | d.Use(card) | d.Drop(card) | d.Pay(card):
            return (f"card:{card}",)
        case d.React(card, against_flank):
            if not _chooses(board):
                return (f"card:{card}",)
            return (f"card:{card}", f"{BUTTON}against_{'flank' if against_flank else 'shot'}")
        case d.Act(action):
            return (f"{BUTTON}do-{action}",)
        case d.Say(answer):
            return (f"{BUTTON}answer-{answer}",)
        case d.Buy(number):
            return (f"{BUTTON}number-{number}",)
        case d.Aim(tank):
            return (f"tank:{tank}",)
        case d.Battery(gun):
            return (f"gun:{gun}",)
        case d.Choose(seat):
            return (f"seat:{seat}",)
        case d.Go(metres):
            mover = board.tanks[_tank_of(board)]
            return (f"range:{side_of(mover.range + metres, mover.nation)}",)
        case d.Man(place):
            return (f"place:{_tank_of(board)}.{place}",)
        case _:
            return (BUTTON + str(decision.__struct_config__.tag),)


def _tank_of(board: Board) -> str:
    """The tank that is asked about."""
    return str(getattr(board.agenda[0], "tank", board.active))


def _chooses(board: Board) -> bool:
    """TD50: whether Tactics may be played against a flank instead of against the shot."""
    task = board.agenda[0]
    return isinstance(task, Window) and task.flank and not task.stands


def meant(board: Board, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "card":
            card = board.card(int(id))
            detail = Sentence(face(card, "en"), face(card, "cs"))
            return Meant(card.name.said, Sentence(f"({id})", f"({id})"), detail)
        case "tank":
            return Meant(tank_name(board, id), detail=Sentence(_told(board, id, "en"), _told(board, id, "cs")))
        case "seat":
            return Meant(seat_name(id))
        case "gun":
            return Meant(gun_name(board, id))
        case "range":
            return Meant(range_name(int(id)))
        case "place":
            return Meant(place_name(board, id))
        case _:
            return Meant(_button(board, id), last=handle in LAST)


def _told(board: Board, id: str, language: str) -> str:
    """The state of a tank in a line."""
    tank = next(one for one in view(board).tanks if one.id == id)
    told = [ground(board, tank, language), *figures(board, tank, language)]
    return "; ".join([*told, *conditions(board, tank, language), *sights(board, tank, language)])


def _button(board: Board, id: str) -> Message:
    word, _, rest = id.partition("-")
    if word == "do":
        return message(f"action-{rest}")
    if word == "answer":
        return describe_answer(board, Answer(rest))
    if word != "number":
        return message(f"button-{id}")
    if isinstance(board.agenda[0], Acting):
        return message("number-raises", number=rest)
    return message("number-of-cards", number=rest)
