"""TD105, TD111, TD115, TD119: the cards that Robata reveals: for initiative, Command and Leadership."""

from collections.abc import Iterable

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.missions import Admin
from kronika.domain.tankduel.content.pieces import STEP, Kind, Marker, Table
from kronika.domain.tankduel.content.robata import Effect
from kronika.domain.tankduel.rules.automaton.judging import (
    armour_seen,
    card_bonus,
    choose_target,
    face_value,
    offered,
    seen_by,
    shots,
    threat,
    to_spot,
)
from kronika.domain.tankduel.rules.deck import at_most, flip, lose_at_random, reshuffle, reveal_one
from kronika.domain.tankduel.rules.missions import end_battle, finish_step
from kronika.domain.tankduel.rules.sighting import lose_sight
from kronika.domain.tankduel.rules.tanks import conceal_value, firing_range, hull_down_value
from kronika.domain.tankduel.rules.tasks import Agenda, Task
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import Board, Tank


def is_seen(board: Board, tank: Tank) -> bool:
    """TDR81: whether a player's tank sees a tank."""
    return any(tank.id in one.spots for one in board.enemies(tank))


def resolve_command(out: Emitter, chance: Chance, tank: str, effects: tuple[Effect, ...]) -> None:
    """TD111, TDR39: the first of these that has an effect."""
    board = out.board
    here = board.tanks[tank]
    does = {
        Effect.CONCEAL: conceal_value(board, here) is not None and is_seen(board, here),
        Effect.SPOT: bool(to_spot(board, here)),
        Effect.HULL_DOWN: _goes_down(board, here),
    }
    done = next((effect for effect in effects if does[effect]), None)
    out.emit(e.RobataChose(tank, Table.COMMAND, "none" if done is None else done.value))
    match done:
        case Effect.CONCEAL:
            _conceal(out, chance, tank)
        case Effect.SPOT:
            _spot(out, here, to_spot(board, here))
        case Effect.HULL_DOWN:
            out.emit(e.HullDown(tank))
    out.emit(e.CommandResolved(tank))


def _spot(out: Emitter, tank: Tank, targets: list[Tank]) -> None:
    """TD112: the first in the target order is spotted."""
    out.emit(e.Spotted(tank.id, choose_target(out, tank, targets).id))


def _conceal(out: Emitter, chance: Chance, tank: str) -> None:
    """TD40, at double value."""
    value = conceal_value(out.board, out.board.tanks[tank])
    assert value is not None, "only who is in such terrain tries"
    goal = at_most(2 * value, "conceal", "TD40")
    if goal.met(flip(out, chance, "conceal", "", tank, goal=goal)):
        for enemy in out.board.enemies(out.board.tanks[tank]):
            lose_sight(out, enemy.id, (tank,))


class Commanding(Task, frozen=True, tag="commanding.v1"):
    """Revealed Command cards are resolved (TD111)."""

    tank: str  #: The tank.
    last: bool = False  #: Whether all that are left are, not only those that give a High shot.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD111: in the action step only to spot a tank if that gives a High shot."""
        while len(offered(out.board, Kind.COMMAND)) > out.board.commanded:
            board = out.board
            here = board.tanks[self.tank]
            good = [one for one in to_spot(board, here) if _would_be_high(board, here, one)]
            if not good:
                break
            out.emit(e.RobataChose(self.tank, Table.COMMAND, "spot_for_high_shot"))
            _spot(out, here, good)
            out.emit(e.CommandResolved(self.tank))
        return rest


def _would_be_high(board: Board, tank: Tank, target: Tank) -> bool:
    shot = face_value(board, tank, target, card_bonus(board))
    return shot is not None and shot.is_as_good_as(board.face(tank).high)


# --- Leadership


def holders(board: Board, tank: Tank) -> list[str]:
    """The enemy players with the largest hand, if any of them has a card."""
    enemies = [seat for seat in board.playing if nation_of(seat) != tank.nation]
    largest = max((len(board.hands[seat]) for seat in enemies), default=0)
    return [seat for seat in enemies if largest and len(board.hands[seat]) == largest]


def _hides(board: Board, tank: Tank) -> bool:
    """TD115 B: concealment; TDR85: not on the bridge."""
    bridge = board.mission.admin == Admin.ACROSS and bool(tank.box.mission)
    return not bridge and conceal_value(board, tank) is not None and is_seen(board, tank)


def _goes_down(board: Board, tank: Tank) -> bool:
    return hull_down_value(board, tank) is not None and not tank.hull_down


def leads(board: Board, tank: Tank) -> bool:
    """TD115, TDR37: whether Leadership is revealed and effective."""
    effective = holders(board, tank) or _hides(board, tank) or to_spot(board, tank) or _goes_down(board, tank)
    return bool(offered(board, Kind.LEADERSHIP) and effective)


def lead(out: Emitter, chance: Chance, tank: str) -> None:
    """TD115, TDR37: for each card revealed, until B, C or D ends it."""
    cards = offered(out.board, Kind.LEADERSHIP)
    for _ in cards:
        _rob(out, chance, tank)
        board = out.board
        here = board.tanks[tank]
        bridge = board.mission.admin == Admin.ACROSS and bool(here.box.mission)
        if _hides(board, here):
            out.emit(e.RobataChose(tank, Table.LEADERSHIP, "conceal", len(cards)))
            for _ in cards:
                _conceal(out, chance, tank)
            return
        if to_spot(board, here) and not (bridge and _goes_down(board, here)):
            out.emit(e.RobataChose(tank, Table.LEADERSHIP, "spot"))
            _spot(out, here, to_spot(board, here))
            return
        if _goes_down(board, here):
            out.emit(e.RobataChose(tank, Table.LEADERSHIP, "hull_down"))
            out.emit(e.HullDown(tank))
            return


def _rob(out: Emitter, chance: Chance, tank: str) -> None:
    """TD115 A: the player with the largest hand discards a card at random; a tie is decided by a flip."""
    found = holders(out.board, out.board.tanks[tank])
    if found:
        out.emit(e.RobataChose(tank, Table.LEADERSHIP, "discard"))
        lose_at_random(out, chance, found[pick_at_random(out, chance, tank, len(found))])


def pick_at_random(out: Emitter, chance: Chance, tank: str, options: int) -> int:
    """TD110: spreads options over target numbers as evenly as possible; a number left over is flipped again."""
    if options == 1:
        return 0
    even = 10 // options * options
    while True:
        tn = flip(out, chance, "random", "", tank).tn
        if tn < even:
            return tn * options // even


BID = 3
LOW, HIGH = 10, 90
"""Robata takes a card immediately if its number is below or above these."""


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
        """TD105, for one tank; after the last all initiative cards are shown. TDR3, TDR88: a Command card's flip may
        turn up a marker. SHUFFLE comes after the tank's Command cards; END GAME ends the battle immediately."""
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
