"""TD9, TD22, TD23, TD76, TD77: rounds, initiative, reinforcement and the end."""

from domain.kernel.chance import Chance
from domain.kernel.events import Sealed
from domain.kernel.system import Emitter
from domain.tankduel import events as e
from domain.tankduel.asking import Question
from domain.tankduel.decisions import Lay, TakeBack
from domain.tankduel.frames import Picking, Turning
from domain.tankduel.rules.deck import draw, reshuffle, seek_marker
from domain.tankduel.rules.levels import hand_limit
from domain.tankduel.rules.missions import FINAL, final_points, winner
from domain.tankduel.rules.steps import Agenda
from domain.tankduel.setup import nation_of
from domain.tankduel.state import Board


def begin_round(out: Emitter, chance: Chance, number: int) -> Agenda:
    """TD22: all draw, Soviets first, by their tanks (TDR3)."""
    out.emit(e.RoundBegan(number))
    for seat in dict.fromkeys(tank.seat for tank in out.board.in_play):
        for _ in range(hand_limit(out.board, seat) - len(out.board.hands[seat])):
            if not _draw_one(out, chance, seat):
                return ()
    return (Picking(), Turning())


def _draw_one(out: Emitter, chance: Chance, seat: str) -> bool:
    """TDR3: SHUFFLE is carried out at once, END GAME ends the game at once: then False."""
    seek_marker(out, chance, seat)
    if out.board.aside == "end":
        end_battle(out)
        return False
    if out.board.aside or not out.board.deck_size:
        reshuffle(out)
    if out.board.deck_size:
        draw(out, chance, seat, "draw")
    return True


# --- initiative


def picking(board: Board) -> tuple[Question, ...]:
    """TD23: every player lays a card for each of his tanks in play, by number, and may take the last one back, while
    any player still lays."""
    found = []
    for seat in board.playing:
        own = board.own(seat)
        laid = [tank.id for tank in own if tank.id in board.laid]
        left = [tank.id for tank in own if tank.id not in board.laid]
        back = (TakeBack(),) if laid else ()
        if left and board.hands[seat]:
            options = (*(Lay(card) for card in board.hands[seat]), *back)
            found.append(Question(seat, "initiative", left[0], options))
        elif laid:
            found.append(Question(seat, "laid", laid[-1], back, optional=True))
    return tuple(found) if any(not one.optional for one in found) else ()


def lay(out: Emitter, seat: str, tank: str, decision: Lay | TakeBack) -> None:
    """TD23: a card is laid face down, or the last one taken back."""
    if isinstance(decision, Lay):
        out.emit(e.InitiativeLaid(seat, tank, Sealed(seat, decision.card), (out.version, out.version + 1)))
        return
    laid = [one.id for one in out.board.own(seat) if one.id in out.board.laid]
    out.emit(e.InitiativeTakenBack(seat, laid[-1]))


def show(out: Emitter) -> None:
    """TD23: all is revealed; TDR48: tanks without a card act last, Soviets first, by number."""
    board = out.board
    bare = [tank.id for tank in board.in_play if tank.id not in board.laid]
    order = (*sorted(board.laid, key=lambda tank: board.laid[tank]), *bare)
    opens = tuple(opening for _, openings in board.seals for opening in openings)
    out.emit(e.InitiativeShown(dict(board.laid), order, opens))


# --- the end of a round and of the battle


def end_round(out: Emitter, chance: Chance) -> Agenda:
    """TD76: every tank lost comes back; then the next round."""
    out.emit(e.RoundEnded())
    for tank in out.board.tanks.values():
        if tank.out:
            out.emit(e.TankReturned(tank.id))
    return begin_round(out, chance, out.board.round + 1)


def end_battle(out: Emitter) -> None:
    """TD77: the points of the end, then who has won."""
    best = final_points(out.board)
    if best is not None:
        out.emit(e.NationScored(best, FINAL))
    nation, how = winner(out.board)
    out.emit(e.BattleEnded(tuple(seat for seat in out.board.playing if nation_of(seat) == nation), how))
