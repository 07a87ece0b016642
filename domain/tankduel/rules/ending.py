"""TD8, TD60, TD77, TD119: an action is over, a phase of Robata, and the battle."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.words import Marker
from kronika.domain.tankduel.rules.deck import reshuffle
from kronika.domain.tankduel.rules.missions import final_points, winner
from kronika.domain.tankduel.rules.tasks import Agenda, Task
from kronika.domain.tankduel.setup import nation_of


def finish_step(out: Emitter, chance: Chance) -> bool:
    """TD8, TD60; TDR3: what was flipped is discarded; SHUFFLE is carried out, END GAME ends the game: then False."""
    out.emit(e.ActionEnded())
    if out.board.aside == Marker.END:
        end_battle(out)
        return False
    if out.board.aside:
        shuffle(out, chance)
    return True


def shuffle(out: Emitter, chance: Chance) -> None:
    """TD98: what a shuffle in deep mud flips is discarded at once."""
    reshuffle(out, chance, out.board.playing[0])
    if out.board.table:
        out.emit(e.ActionEnded())


def end_battle(out: Emitter) -> None:
    """TD77: the points of the end, then who has won."""
    for gains, vp in final_points(out.board):
        out.emit(e.NationScored(gains, vp))
    nation, how = winner(out.board)
    out.emit(e.BattleEnded(tuple(seat for seat in out.board.playing if nation_of(seat) == nation), how))


class Closing(Task, frozen=True, tag="closing.v1"):
    """An action or a check is over: what was flipped for it is discarded (TD10, TD60), a shuffle that waited is made
    (TD8)."""

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        return rest if finish_step(out, chance) else ()


class Settling(Task, frozen=True, tag="settling.v1"):
    """The administrative step of a tank of Robata is over: SHUFFLE is carried out, END GAME waits (TD119)."""

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD119: END GAME waits for the end of the phase."""
        out.emit(e.ActionEnded())
        if out.board.aside == Marker.SHUFFLE:
            reshuffle(out, chance, "")
        return rest
