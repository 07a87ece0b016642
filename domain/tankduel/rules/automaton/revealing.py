"""TD105, TD119: cards that Robata reveals, and the initiative card it takes of them."""

from collections.abc import Iterable

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Kind
from kronika.domain.tankduel.content.words import Marker, Table
from kronika.domain.tankduel.rules.automaton.commanding import resolve_command
from kronika.domain.tankduel.rules.automaton.judging import armour_seen, offered, seen_by, shots, threat
from kronika.domain.tankduel.rules.deck import reshuffle, reveal_one
from kronika.domain.tankduel.rules.ending import end_battle, finish_step
from kronika.domain.tankduel.rules.ground import STEP, firing_range
from kronika.domain.tankduel.rules.tasks import Agenda, Task
from kronika.domain.tankduel.state import Board, Tank

BID = 3
LOW, HIGH = 10, 90
"""Below and above these numbers a card is taken at once."""


def reveal(out: Emitter, chance: Chance, tank: str, places: Iterable[int]) -> None:
    """Cards are revealed in order; TDR80: SHUFFLE comes right after the last of them, which stay out of it; one that
    a flip has turned up before waits for the end of the step."""
    waiting = out.board.aside
    for place in places:
        reveal_one(out, chance, tank, place)
    if out.board.aside == Marker.SHUFFLE and not waiting:
        reshuffle(out, chance, "")


class Bidding(Task, frozen=True, tag="bidding.v1"):
    """Robata chooses initiative cards (TD105), tank by tank."""

    tanks: tuple[str, ...]  #: Its tanks still without one, in order.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD105, for one tank; after the last all initiative cards are shown. TDR3, TDR88: of a marker that a Command
        card's flip turns up SHUFFLE comes after the Command cards of the tank, END GAME ends the battle at once."""
        if not self.tanks:
            show(out)
            return rest
        tank, *others = self.tanks
        reveal(out, chance, tank, range(BID))
        if out.board.aside == Marker.END:
            end_battle(out)
            return ()
        for _ in offered(out.board, Kind.COMMAND):
            resolve_command(out, chance, tank, out.board.robata.priorities.initiative)
            if out.board.aside == Marker.END:
                break
        if out.board.table and not finish_step(out, chance):
            return ()
        board = out.board
        parts = threat(board, board.tanks[tank])
        danger = sum(part.value for part in parts)
        first = board.revealed[0]
        peril = board.card(first).tn <= danger
        out.emit(
            e.RobataChose(tank, Table.THREAT, "in_peril" if peril else "operational", danger, card=first, facts=parts)
        )
        if peril:
            out.emit(e.PerilTurned(tank, peril=True))
        row, card = choose_bid(out.board, out.board.tanks[tank])
        out.emit(e.RobataChose(tank, Table.INITIATIVE, row, danger))
        out.emit(e.RevealOver(tank, card))
        return (Bidding(tuple(others)), *rest)


def show(out: Emitter) -> None:
    """TD23: all is revealed; TDR48: tanks without a card act last, Soviets first, by number."""
    board = out.board
    cards = {**board.shown, **board.laid}
    bare = [tank.id for tank in board.in_play if tank.id not in cards]
    opens = tuple(opening for _, openings in board.seals for opening in openings)
    out.emit(e.InitiativeShown(cards, (*sorted(cards, key=lambda tank: cards[tank]), *bare), opens))


def choose_bid(board: Board, tank: Tank) -> tuple[str, int]:
    """TD105: the row of the table that holds first, and the card that it takes."""
    lowest, highest = min(board.revealed), max(board.revealed)
    if tank.peril:
        return "in_peril", lowest
    if lowest < LOW:
        return "any_below_10", lowest
    if highest > HIGH:
        return "any_above_90", highest
    if _has_target(board, tank):
        return "spotted_target", lowest
    return "else", highest


def _has_target(board: Board, tank: Tank) -> bool:
    """TDR85: a spotted target whose lowest visible armour the bare penetration at its range reaches, or a High shot."""
    pen = board.kind(tank).gun.pen
    for target in seen_by(board, tank):
        at = firing_range(tank, target) // STEP
        if at < len(pen) and armour_seen(board, tank, target, least=True) <= pen[at]:
            return True
    return bool(shots(board, tank, board.face(tank).high))
