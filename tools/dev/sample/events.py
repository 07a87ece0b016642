"""The events of Sample."""

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Sealed, Test, defined_in
from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import Hex
from kronika.tools.dev.sample.state import HIDDEN, Board, SetUp


def _seen(part: Sealed[int]) -> int:
    return HIDDEN if part.content is None else part.content


def _without(board: Board, seat: str, card: int) -> dict[str, tuple[int, ...]]:
    """All hands, with a card less in one, where it stands as itself or as one that is not seen."""
    hand = board.hands[seat]
    at = hand.index(card if card in hand else HIDDEN)
    return {**board.hands, seat: hand[:at] + hand[at + 1 :]}


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How chance came to a card: the link used, and the place in the sorted deck."""

    link: Hex  #: The link, 32 bytes.
    index: int  #: From 0.


class LaidOut(Event, frozen=True, tag="sample.laid_out.v1"):
    """R1: the game is laid out."""

    setup: SetUp  #: How it is set up.

    def apply(self, board: Board) -> Board:
        seats = self.setup.seats
        return replace(board, setup=self.setup, hands=dict.fromkeys(seats, ()), points=dict.fromkeys(seats, 0))


class TakenOver(Event, frozen=True, tag="sample.taken_over.v1"):
    """A game goes on where another stood: with its points, at the beginning of a round."""

    setup: SetUp  #: How it is set up.
    points: dict[str, int]  #: By seat.
    round: int  #: The round that begins next.

    def apply(self, board: Board) -> Board:
        return replace(LaidOut(self.setup).apply(board), points=self.points, round=self.round - 1)


class RoundBegan(Event, frozen=True, tag="sample.round_began.v1"):
    """R2: a round begins, with all discards in the deck again."""

    round: int  #: The round that begins, 1 for the first.

    def apply(self, board: Board) -> Board:
        return replace(board, round=self.round, order=(), discards=())


class CardDrawn(Event, frozen=True, tag="sample.card_drawn.v1"):
    """R1: a seat draws a card; it alone sees which."""

    seat: str  #: The seat that draws.
    use: Use  #: The link of the referee's chain that decided the draw.
    secret: Sealed[int]  #: The card, for the seat.
    proof: Sealed[Place]  #: How chance came to it, for the referee.

    def apply(self, board: Board) -> Board:
        hand = tuple(sorted((*board.hands[self.seat], _seen(self.secret))))
        return replace(board, hands={**board.hands, self.seat: hand})


class CardPicked(Event, frozen=True, tag="sample.card_picked.v1"):
    """R3: a seat lays its pick face down."""

    seat: str  #: The seat that picked.
    secret: Sealed[int]  #: The card.
    seals: tuple[int, ...]  #: The versions whose parts of this seat hold the pick: the decision, and this event.

    def apply(self, board: Board) -> Board:
        card = _seen(self.secret)
        return replace(
            board,
            hands=_without(board, self.seat, card),
            picks={**board.picks, self.seat: card},
            seals=(*board.seals, *(Opening(version, self.seat) for version in self.seals)),
        )


class PicksShown(Event, frozen=True, tag="sample.picks_shown.v1"):
    """R3, R4: both picks are shown and discarded; the seats act in this order."""

    picks: dict[str, int]  #: The card of each seat.
    order: tuple[str, ...]  #: The seats in the order in which they act.
    opens: tuple[Opening, ...]  #: The seals that held the picks and the decisions to pick them.

    def apply(self, board: Board) -> Board:
        discards = (*board.discards, *sorted(self.picks.values()))
        return replace(board, picks={}, seals=(), order=self.order, discards=discards)


class TurnBegan(Event, frozen=True, tag="sample.turn_began.v1"):
    """R5: a seat acts."""

    seat: str  #: The seat whose turn it is.

    def apply(self, board: Board) -> Board:
        return replace(board, order=board.order[board.order.index(self.seat) :])


class CardPlayed(Event, frozen=True, tag="sample.card_played.v1"):
    """R6: a card out of a hand raids, and is discarded. It was hidden: `shows`."""

    seat: str  #: The seat that plays it.
    card: int  #: The card, by its number.
    shows: bool = True  #: That the card was hidden.

    def apply(self, board: Board) -> Board:
        hands = _without(board, self.seat, self.card)
        return replace(board, hands=hands, discards=(*board.discards, self.card))


class CardFlipped(Event, frozen=True, tag="sample.card_flipped.v1"):
    """R6: a card of the deck decides a raid, and is discarded."""

    use: Use  #: The link of the referee's chain that decided the flip.
    card: int  #: The card that was flipped, by its number.
    test: Test  #: The target, and the chance to reach it for those who see no hand.
    proof: Sealed[Place]  #: How chance came to it, for the referee.

    def apply(self, board: Board) -> Board:
        return replace(board, discards=(*board.discards, self.card))


class Scored(Event, frozen=True, tag="sample.scored.v1"):
    """R6: a seat wins a point."""

    seat: str  #: The seat.

    def apply(self, board: Board) -> Board:
        return replace(board, points={**board.points, self.seat: board.points[self.seat] + 1})


class GameOver(Event, frozen=True, tag="sample.game_over.v1"):
    """R7: the last round is over."""

    winners: tuple[str, ...]  #: The seat that wins; none: a draw.

    def apply(self, board: Board) -> Board:
        return replace(board, ended=True, winners=self.winners)


EVENTS = defined_in(__name__)
