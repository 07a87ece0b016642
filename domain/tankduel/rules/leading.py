"""TD36, TD44, TD81, TD120, TDR16: what Leadership and Command are for, and who shares his cards with whom."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Answer, Buy, Choose, Drop, NoMore
from kronika.domain.tankduel.rules.deck import drop, redraw, steal
from kronika.domain.tankduel.rules.moving import Concealing
from kronika.domain.tankduel.rules.sighting import spot_at_once
from kronika.domain.tankduel.rules.tanks import conceal_value, hull_down_value, unseen_by
from kronika.domain.tankduel.rules.tasks import Agenda, Asking, Task, aim, ask_owner, choose
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import HIDDEN, Board, Tank


def team_mates(board: Board, seat: str) -> tuple[str, ...]:
    """The others of the same nation who still play."""
    return tuple(one for one in board.playing if one != seat and nation_of(one) == nation_of(seat))


def confidants(board: Board, seat: str) -> tuple[str, ...]:
    """TD81, TDR47, TD120: team-mates with whom a player may talk of his cards: where the rule of radios holds, he and
    they have nothing but tanks with radios."""
    mates = team_mates(board, seat)
    if not board.setup.radio:
        return mates
    return tuple(mate for mate in mates if has_radios(board, mate) and has_radios(board, seat))


def has_radios(board: Board, seat: str) -> bool:
    return all(board.kind(tank).radio for tank in board.tanks.values() if tank.seat == seat)


MOST = 2
"""The most cards that can be exchanged or redrawn."""


class Robbing(Task, frozen=True, tag="robbing.v1"):
    """Leadership takes a card from an enemy's hand (TD36)."""

    asks = {"enemy_hand": "TD36"}

    tank: str  #: The tank that acts.

    def script(self, board: Board, choices: Sequence[Any]) -> str:
        """TD36; TDR35: if no enemy has a card, none is taken."""
        enemies = [seat for seat in board.playing if nation_of(seat) != board.tanks[self.tank].nation]
        options = tuple(Choose(seat) for seat in enemies if board.hands[seat])
        if not options:
            return ""
        return str(ask_owner(board, self.tank, choices)("enemy_hand", options, skip=True).seat)

    def carry(self, out: Emitter, chance: Chance, victim: str, rest: Agenda) -> Agenda:
        """TD119: a card that is taken from Robata is taken from the deck."""
        seat = out.board.tanks[self.tank].seat
        if victim:
            steal(out, chance, seat, victim)
        elif any(not one.seat and one.nation != nation_of(seat) for one in out.board.tanks.values()):
            redraw(out, chance, seat)
        return rest


# --- effects


def _effects(board: Board, tank: Tank) -> tuple[Answer, ...]:
    """The possible effects for a tank: automatic spot, hull down, an attempt at concealment (TD45, TD46)."""
    value = hull_down_value(board, tank)
    conceal = conceal_value(board, tank)
    return (
        *((Answer.SPOT,) if not tank.box.smoke and unseen_by(board, tank) else ()),
        *((Answer.HULL_DOWN,) if value is not None and not tank.hull_down else ()),
        *((Answer.CONCEAL,) if conceal is not None else ()),
    )


class Leading(Task, frozen=True, tag="leading.v1"):
    """The choice of an effect for Leadership or Command (TD36, TD44)."""

    asks = {"effect": "TD44", "mate": "TDR16", "number": "TDR16", "own_tank": "TD44", "target": "TD52"}

    tank: str  #: The tank that acts.
    command: bool = False  #: Whether it is Command: for any own tank, or for an exchange.

    def script(self, board: Board, choices: Sequence[Any]) -> tuple[Answer, str, str, int] | None:
        """TD36, TD44: returns the effect, the tank that it is for, its target or team-mate, and the number of cards
        exchanged."""
        acting = board.tanks[self.tank]
        own = [tank for tank in board.in_play if tank.seat == acting.seat] if self.command else [acting]
        effects = [effect for effect in Answer if any(effect in _effects(board, tank) for tank in own)]
        mates = _mates(board, acting.seat) if self.command else ()
        hand = board.hands[acting.seat]
        exchange = (Answer.EXCHANGE,) if mates and hand else ()
        anew = (Answer.REDRAW,) if self.command and hand else ()
        answers = (*effects, *exchange, *anew)
        if not answers:
            return None
        ask = ask_owner(board, self.tank, choices)
        effect = choose(ask, "effect", answers, skip=True)
        if effect == Answer.REDRAW:
            return effect, "", "", 0
        if effect == Answer.EXCHANGE:
            mate = ask("mate", tuple(map(Choose, mates)), skip=True).seat
            most = min(MOST, len(hand), len(board.hands[mate]))
            number = ask("number", tuple(map(Buy, range(1, most + 1))), skip=True).number
            return effect, "", mate, number
        tank = aim(ask, "own_tank", [tank.id for tank in own if effect in _effects(board, tank)])
        if effect != Answer.SPOT:
            return effect, tank, "", 0
        target = aim(ask, "target", unseen_by(board, board.tanks[tank]))
        return effect, tank, target, 0

    def carry(self, out: Emitter, chance: Chance, answer: tuple[Answer, str, str, int] | None, rest: Agenda) -> Agenda:
        if answer is None:
            return rest
        effect, tank, other, number = answer
        board = out.board
        seat = board.tanks[self.tank].seat
        match effect:
            case Answer.SPOT:
                return (spot_at_once(tank, other), *rest)
            case Answer.HULL_DOWN:
                out.emit(e.HullDown(tank))
            case Answer.CONCEAL:
                value = conceal_value(board, board.tanks[tank])
                assert value is not None, "only who is in such terrain can try"
                return (Concealing(tank, 2 * value), *rest)
            case Answer.EXCHANGE:
                return (Offering(seat, other, number), *rest)
            case _:
                return (Redrawing(seat), *rest)
        return rest


def _mates(board: Board, seat: str) -> tuple[str, ...]:
    """TDR16: the team-mates with a card to give."""
    return tuple(mate for mate in confidants(board, seat) if board.hands[mate])


# --- cards for cards


class Offering(Task, frozen=True, tag="offering.v1"):
    """A team-mate is asked for an exchange of cards (TDR16)."""

    asks = {"accept": "TDR16"}

    seat: str  #: The seat that asks.
    mate: str  #: The seat that is prompted.
    number: int  #: How many cards each gives.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        ask = Asking(board, self.mate, self.seat, choices)
        return choose(ask, "accept", (Answer.YES, Answer.NO), str(self.number))

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        return (Giving(self.seat, self.mate, self.number), *rest) if answer == Answer.YES else rest


class Giving(Task, frozen=True, tag="giving.v1"):
    """Two team-mates choose what they give each other (TDR16)."""

    asks = {"give": "TDR16"}

    seat: str  #: The seat that asked.
    mate: str  #: The seat that agreed.
    number: int  #: How many cards each gives.

    def script(self, board: Board, choices: Sequence[Any]) -> tuple[int, ...]:
        """The seat that asked chooses first, then the mate. Neither sees the other's cards before both have chosen."""
        given: tuple[int, ...] = ()
        for seat, other in ((self.seat, self.mate), (self.mate, self.seat)):
            ask = Asking(board, seat, other, choices[len(given) :])
            for _ in range(self.number):
                hand = tuple(Drop(card) for card in board.hands[seat] if card not in given)
                choice = ask("give", hand)
                given = (*given, HIDDEN if choice is None else choice.card)
        return given

    def carry(self, out: Emitter, chance: Chance, given: tuple[int, ...], rest: Agenda) -> Agenda:
        for at, card in enumerate(given):
            giver, taker = (self.seat, self.mate) if at < self.number else (self.mate, self.seat)
            out.emit(e.CardGiven(giver, taker, (Sealed(giver, card), Sealed(taker, card))))
        return rest


class Redrawing(Task, frozen=True, tag="redrawing.v1"):
    """One or two cards are discarded and as many drawn (TDR16)."""

    asks = {"redraw": "TDR16"}

    seat: str  #: Whose.

    def script(self, board: Board, choices: Sequence[Any]) -> tuple[int, ...]:
        """TDR16: one card or two."""
        ask = Asking(board, self.seat, "", choices)
        hand = board.hands[self.seat]
        first = ask("redraw", tuple(map(Drop, hand))).card
        rest = tuple(Drop(card) for card in hand if card != first)
        if not rest:
            return (first,)
        second = ask("redraw", (*rest, NoMore()))
        return (first,) if isinstance(second, NoMore) else (first, second.card)

    def carry(self, out: Emitter, chance: Chance, cards: tuple[int, ...], rest: Agenda) -> Agenda:
        for card in cards:
            drop(out, self.seat, card)
        for _ in cards:
            redraw(out, chance, self.seat)
        return rest
