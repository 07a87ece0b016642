"""U4–U11: rounds, initiative, turns, and what a card can be played for."""

from domain.kernel.chance import Chance
from domain.kernel.events import Sealed
from domain.kernel.system import Emitter
from domain.undaunted import events as e
from domain.undaunted.rules.draw import draw
from domain.undaunted.rules.points import award_round
from domain.undaunted.rules.victory import check
from domain.undaunted.state import Board

HAND = 4
"""U4: cards drawn at the start of a round."""


def start_round(out: Emitter, chance: Chance) -> None:
    """U4: a round begins: both sides draw, then both pick a card for the initiative."""
    out.emit(e.RoundStarted(out.board.round + 1))
    for side in out.board.scene.sides:
        draw(out, chance, side, HAND, "U4")
    ask_for_initiative(out)


def ask_for_initiative(out: Emitter) -> None:
    """U6, R1: every side that has a card in hand picks one."""
    asked = [side for side in out.board.scene.sides if out.board.sides[side].hand]
    for side in asked:
        out.prompt(side, "initiative")
    if not asked:
        settle_initiative(out)


def pick_initiative(out: Emitter, side: str, card: str) -> None:
    """U6: a side picks; when nobody is left to pick, the picks are shown."""
    out.emit(e.InitiativePicked(side, Sealed(side, card), (out.version, out.version + 1)))
    if not any(zones.hand and not zones.pick for zones in out.board.sides.values()):
        settle_initiative(out)


def settle_initiative(out: Emitter) -> None:
    """U6, R1: the higher value takes the marker, a tie leaves it, no card is lower than any value."""
    board: Board = out.board
    picks = {side: zones.pick[0] for side, zones in board.sides.items() if zones.pick}
    if picks:
        out.emit(e.InitiativeRevealed(picks, board.seals))
    value = {side: board.scene.cards[picks[side]].initiative if side in picks else -1 for side in board.scene.sides}
    first, second = board.scene.sides
    if value[first] != value[second]:
        out.emit(e.InitiativeSettled(first if value[first] > value[second] else second))
    else:
        out.emit(e.InitiativeSettled(board.initiative))
    out.emit(e.TurnStarted(out.board.initiative))


def end_turn(out: Emitter, chance: Chance) -> None:
    """U8: hand and play area are discarded; then the other side's turn, or the next round.

    R38: all points of the round's end are counted before goals are judged, and this side is still the
    active one.
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
