"""Positions of battles, arranged in a few lines: hands, who acts, facts; a deck that gives the cards wanted of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import Decided, EpochBegan, Event, GameStarted, Sealed
from kronika.domain.kernel.game import Recorder, answer, blank, go_on
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.setup import Choices
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import CARDS, PACK

LINK = "00" * 32
TWO = ("german_1", "soviet_1")
FOUR = ("german_1", "german_2", "soviet_1", "soviet_2")


class Wanted:
    """Chance that gives what is wanted of it: flips and damage cards in order, draws and losses by seat."""

    def __init__(self, out: Recorder, reserved: Iterable[int]) -> None:
        self._out, self._reserved, self._used = out, set(reserved), 0
        self.flips: list[int] = []
        self.damage: list[int] = []
        self.draws: dict[str, list[int]] = {}
        self.losses: dict[str, list[int]] = {}
        self.markers = 0
        """How many of the next looks for the marker find it."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise AssertionError("no dice are rolled in Tank Duel")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        self._used += 1
        return Drawn(Use(1, audience, self._used, purpose, None, size), LINK, self._index(audience, purpose, size))

    def _index(self, audience: str, purpose: Purpose, size: int) -> int:
        board = self._out.board
        if purpose.action == "marker":
            found = self.markers > 0 or size == 1
            self.markers -= found
            return 0 if found else 1
        if purpose.action == "character":
            return 0
        if audience == PUBLIC:
            assert self.damage, f"no damage card is foreseen for {purpose}"
            return board.damage_deck.index(self.damage.pop(0))
        if audience != REFEREE:
            hand, wanted = board.hands[audience], self.losses.get(audience, [])
            return hand.index(wanted.pop(0)) if wanted else 0
        if purpose.action == "reveal" and not self.flips:
            return max(at for at, card in enumerate(board.deck) if card not in self._reserved)
        if purpose.action in ("draw", "redraw"):
            wanted = self.draws.get(purpose.actor, [])
            if wanted:
                return board.deck.index(wanted.pop(0))
            return max(at for at, card in enumerate(board.deck) if card not in self._reserved)
        assert self.flips, f"no flip is foreseen for {purpose}"
        return board.deck.index(self.flips.pop(0))


class Table:
    """A battle at the action step of a tank, with these hands and facts."""

    def __init__(
        self,
        hands: Mapping[str, Sequence[int]] | None = None,
        seats: tuple[str, ...] = TWO,
        mission: str = "m1",
        *,
        first: str = "",
        draws: Mapping[str, Sequence[int]] | None = None,
        flips: Sequence[int] = (),
        **options: Any,
    ) -> None:
        """`hands` are those after the initiative cards are laid; `first` is the tank that acts first: empty: all are
        still to lay. `draws` and `flips` are the cards that are drawn and flipped at the beginning."""
        setup = Choices(mission, seats, **options)
        hands = hands or {}
        self.out = Recorder(TANKDUEL, blank(TANKDUEL))
        self.chance = Wanted(self.out, [card for hand in hands.values() for card in hand])
        self.chance.flips = list(flips)
        self.chance.draws = {seat: list(cards) for seat, cards in (draws or {}).items()}
        for event in (*TANKDUEL.initial_events(PACK, setup), EpochBegan(1), GameStarted()):
            self.out.emit(event)
        TANKDUEL.rules.start(self.out, self.chance)
        go_on(self.out, self.chance)
        if first:
            self.arrange(hands, first)

    def arrange(self, hands: Mapping[str, Sequence[int]], first: str) -> None:
        """The cards drawn go back, the wanted ones are drawn, the tanks lay others so that `first` acts first."""
        board = self.board
        for seat in board.playing:
            for card in self.board.hands[seat]:
                self.out.emit(e.CardDropped(seat, Sealed(seat, card)))
        self.out.emit(e.Reshuffled(1, 50, board.marker))
        wanted = {card for hand in hands.values() for card in hand}
        alone = board.battle.robata is not None
        spare = iter([card for card in sorted(CARDS, reverse=not alone) if card not in wanted])
        order = [first, *(tank.id for tank in board.tanks.values() if tank.id != first and tank.seat)]
        picks = dict(zip(order, sorted(next(spare) for _ in order), strict=True))
        for seat in board.playing:
            own = [picks[tank.id] for tank in board.own(seat)]
            for card in (*hands.get(seat, ()), *own):
                use = Use(1, REFEREE, 0, Purpose("TD22", seat, "draw"), None, 100)
                self.out.emit(e.CardDrawn(seat, use, Sealed(seat, card), Sealed(REFEREE, e.Place(LINK, 0))))
        self._lay(picks)

    def _lay(self, picks: Mapping[str, int]) -> None:
        for tank in picks:
            seat = self.board.tanks[tank].seat
            if self.board.own(seat)[0].id == tank:
                for own in self.board.own(seat):
                    self.does(seat, d.Lay(picks[own.id]))

    @property
    def board(self) -> Board:
        return self.out.board

    def tank(self, id: str) -> Tank:
        return self.board.tanks[id]

    def given(self, *events: Event) -> None:
        """Facts that hold from here on; whoever is asked is asked anew."""
        for event in events:
            self.out.emit(event)

    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what, offers left out."""
        return [(p.seat, p.kind) for p in self.out.game.prompts if not p.optional]

    def prompt(self, seat: str = "") -> Prompt:
        """The open question, of a seat if it is named."""
        return next(p for p in self.out.game.prompts if not p.optional and seat in ("", p.seat))

    def options(self, seat: str = "") -> tuple[Any, ...]:
        """What may be answered to it."""
        return TANKDUEL.rules.legal(self.board, self.prompt(seat))

    def answer(self, prompt: Prompt, decision: Any) -> Rejection | list[Event]:
        """What a decision causes, or why it is refused."""
        before = len(self.out.events)
        refused = answer(self.out, prompt, Decided(decision), self.chance)
        if refused is not None:
            return refused
        go_on(self.out, self.chance)
        return self.out.events[before:]

    def does(
        self,
        seat: str,
        *decisions: Any,
        flips: Sequence[int] = (),
        damage: Sequence[int] = (),
    ) -> list[Event]:
        """What these decisions of a seat cause, one after another, chance giving these cards."""
        self.chance.flips += flips
        self.chance.damage += damage
        found: list[Event] = []
        for decision in decisions:
            events = self.answer(self.prompt(seat), decision)
            assert not isinstance(events, Rejection), (decision, self.options(seat))
            found += events
        return found

    def acts(self, action: Action, *decisions: Any, **chance: Any) -> list[Event]:
        """The tank whose phase it is does something: the choices of it, then it is laid down."""
        seat = self.tank(self.board.active).seat
        return self.does(seat, d.Act(action), *decisions, d.Confirm(), **chance)

    def ends(self) -> list[Event]:
        """The tank whose phase it is does no more, and its player discards nothing."""
        seat = self.tank(self.board.active).seat
        active = self.board.active
        found = self.does(seat, d.Act(Action.DONE)) if self.asked() == [(seat, "action")] else []
        if self.board.active == active and self.asked() == [(seat, "discard")]:
            found += self.does(seat, d.NoMore())
        return found


def use(number: int, kind: str) -> d.Use:
    """A card for the half that does this."""
    half = next(at for at, one in enumerate(CARDS[number].halves) if one.kind == kind)
    return d.Use(number, half)


def of(events: Sequence[Event], kind: type) -> list[Any]:
    """The events of a type."""
    return [event for event in events if isinstance(event, kind)]
