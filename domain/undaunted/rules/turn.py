"""U4, U8: rounds and turns."""

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.rules.draw import draw, draws
from kronika.domain.undaunted.rules.initiative import ask_for_initiative
from kronika.domain.undaunted.rules.victory import award_round, check
from kronika.domain.undaunted.state import Board

HAND = 4
"""U4: cards drawn at the start of a round."""


def start_round(out: Emitter, chance: Chance) -> None:
    """U4: a round begins: both sides draw, then both pick a card for the initiative."""
    out.emit(e.RoundStarted(out.board.round + 1))
    for side in out.board.scene.sides:
        draw(out, chance, side, HAND, "U4")
    ask_for_initiative(out)


def drawings(board: Board) -> list[ExpectedChance]:
    """U4: all that is drawn when a round starts."""
    return [drawn for side in board.scene.sides for drawn in draws(side, "U4", HAND)]


def end_turn(out: Emitter, chance: Chance) -> None:
    """U8: hand and play area are discarded; then the other side has its turn, or the next round starts.

    R38: the points that the end of the round brings are all counted before goals are judged, while this side is
    still the active one.
    """
    side = out.board.active
    zones = out.board.sides[side]
    out.emit(e.TurnEnded(side, len(zones.hand), len(zones.play)))
    if side == out.board.initiative:
        out.emit(e.TurnStarted(out.board.scene.opponent(side)))
        return
    if out.board.scene.awards:
        award_round(out)
        check(out)
    if not out.board.winner:
        start_round(out, chance)
