"""The effects of resigning: a team-mate or Robata takes over the tanks of the player. Without either, the enemy has
won."""

from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.scripts import Scripted
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.robata import ALERT
from kronika.domain.tankduel.rules.acting import Acting
from kronika.domain.tankduel.rules.automaton.turn import phase
from kronika.domain.tankduel.rules.leading import Giving, Leading, Offering, Redrawing, Robbing
from kronika.domain.tankduel.rules.missions import Closing
from kronika.domain.tankduel.rules.moving import Flanking
from kronika.domain.tankduel.rules.round import Burning, Discarding, Hatching, Rallying
from kronika.domain.tankduel.rules.shooting import Window
from kronika.domain.tankduel.rules.tasks import ENGINE, Agenda
from kronika.domain.tankduel.setup import Leaver, nation_of
from kronika.domain.tankduel.state import Board

ROBATA = ""
"""In the place of a seat."""


def resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
    """Returns the seats that win, or None if a team-mate or Robata takes over. TDR91: the action being resolved
    continues with the new controller."""
    board = out.board
    heir = _heir(board, seat)
    if heir is None:
        return tuple(one for one in board.playing if nation_of(one) != nation_of(seat))
    own = [tank.id for tank in board.own(seat)]
    if heir == ROBATA:
        for tank in reversed([tank for tank in board.laid if tank in own]):
            out.emit(e.InitiativeTakenBack(seat, tank))
    out.emit(e.SeatLeft(seat, heir, ALERT if heir == ROBATA else ""))
    agenda: list[Scripted] = [task for one in board.agenda if (task := _handed_on(one, seat, heir)) is not None]
    if heir == ROBATA:
        agenda = [task for one in agenda for task in (_driven(one) if getattr(one, "tank", "") in own else (one,))]
    ENGINE.resume(out, chance, tuple(agenda))
    return None


def _heir(board: Board, seat: str) -> str | None:
    """Returns the seat or Robata that takes over a leaving player's tanks, or None. Robata plays neither against itself
    nor alone."""
    others = [one for one in board.playing if one != seat]
    faced = any(not tank.seat and tank.nation != nation_of(seat) for tank in board.tanks.values())
    if others and board.setup.leaver == Leaver.ROBATA and board.battle.robata is not None and not faced:
        return ROBATA
    return next((one for one in others if nation_of(one) == nation_of(seat)), None)


def _handed_on(task: Scripted, seat: str, heir: str) -> Scripted | None:
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


def _driven(task: Scripted) -> Agenda:
    """Returns a task's replacement for a tank that Robata now drives. Decisions that only players make are dropped. The
    rest of an action step becomes a phase of Robata."""
    match task:
        case Acting(tank=tank, acted=False):
            return phase(tank)
        case Acting():
            return (Closing(),)
        case Burning() | Rallying() | Hatching() | Discarding() | Leading() | Robbing() | Flanking():
            return ()
    return (task,)
