"""What happens when a player gives up: a team-mate takes his tanks over; without one, the enemy has won."""

from typing import Any

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.system import Emitter
from domain.tankduel import events as e
from domain.tankduel.agenda import resume
from domain.tankduel.frames import Giving, Offering, Redrawing, Task, Window
from domain.tankduel.setup import nation_of


def gave_up(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
    """The seats that win, or None if a team-mate goes on."""
    board = out.board
    mates = [one for one in board.playing if one != seat and nation_of(one) == nation_of(seat)]
    if not mates:
        return tuple(one for one in board.playing if nation_of(one) != nation_of(seat))
    heir = mates[0]
    out.emit(e.SeatLeft(seat, heir))
    tasks = tuple(_handed_on(task, seat, heir) for task in board.agenda)
    resume(out, chance, tuple(task for task in tasks if task is not None))
    return None


def _handed_on(task: Task, seat: str, heir: str) -> Task | None:
    """A task without a seat that is gone; None: it comes to nothing, as cards of that seat were to change hands."""
    match task:
        case Window(asked=asked, other=other):
            named: dict[str, Any] = {"asked": asked, "other": other}
            return replace(task, **{name: heir if held == seat else held for name, held in named.items()})
        case Offering() | Giving() if seat in (task.seat, task.mate):
            return None
        case Redrawing() if task.seat == seat:
            return None
    return task
