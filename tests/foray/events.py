"""What happens in Foray."""

from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Sealed, Test, defined_in
from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import Hex
from tests.foray.state import HIDDEN, TEAMS, Board, Burying, Raid, SetUp


def _content(part: Any) -> Any:
    return HIDDEN if part.content is None else part.content


def _with(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, card)))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand less a card, which stands in it as itself or as one that is not seen."""
    at = hand.index(card if card in hand else HIDDEN)
    return hand[:at] + hand[at + 1 :]


def _hand(board: Board, seat: str, hand: tuple[int, ...], **more: Any) -> Board:
    return replace(board, hands={**board.hands, seat: hand}, **more)


def _other(raid: Raid, seat: str) -> str:
    return raid.seat if seat == raid.target else raid.target


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How chance came to a card: the link used, and the place in the sorted set drawn from."""

    link: Hex  #: The link, 32 bytes.
    index: int  #: From 0.


class LaidOut(Event, frozen=True, tag="foray.laid_out.v1"):
    """F1: the game is laid out."""

    setup: SetUp  #: How it is set up.

    def apply(self, board: Board) -> Board:
        seats = self.setup.seats
        return replace(
            board,
            setup=self.setup,
            hands=dict.fromkeys(seats, ()),
            face_down=dict.fromkeys(seats, ()),
            points={team: 0 for team, members in TEAMS.items() if set(members) & set(seats)},
        )


class TakenOver(Event, frozen=True, tag="foray.taken_over.v1"):
    """A game goes on where another stood: with its points, at the beginning of a round, all cards in the deck."""

    setup: SetUp  #: How it is set up.
    points: dict[str, int]  #: By team.
    round: int  #: The round that begins next.

    def apply(self, board: Board) -> Board:
        return replace(LaidOut(self.setup).apply(board), points=self.points, round=self.round - 1)


class RoundBegan(Event, frozen=True, tag="foray.round_began.v1"):
    """F2: a round begins."""

    round: int  #: The round that begins, 1 for the first.

    def apply(self, board: Board) -> Board:
        return replace(board, round=self.round, order=())


class CardDrawn(Event, frozen=True, tag="foray.card_drawn.v1"):
    """F1: a seat draws a card from the common deck; it alone sees which."""

    seat: str  #: The seat that draws.
    use: Use  #: The link of the referee's chain that decided the draw.
    secret: Sealed[int]  #: The card.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.

    def apply(self, board: Board) -> Board:
        return _hand(board, self.seat, _with(board.hands[self.seat], _content(self.secret)))


class CardPicked(Event, frozen=True, tag="foray.card_picked.v1"):
    """F3: a seat lays its pick face down."""

    seat: str  #: The seat that picked.
    secret: Sealed[int]  #: The card.
    seals: tuple[int, ...]  #: The versions whose parts of this seat hold the pick: the decision, and this event.

    def apply(self, board: Board) -> Board:
        card = _content(self.secret)
        return _hand(
            board,
            self.seat,
            without(board.hands[self.seat], card),
            picks={**board.picks, self.seat: card},
            seals=(*board.seals, *(Opening(version, self.seat) for version in self.seals)),
        )


class PicksShown(Event, frozen=True, tag="foray.picks_shown.v1"):
    """F3, F4: all picks are shown and discarded; the seats act in this order."""

    picks: dict[str, int]  #: The card of each seat.
    order: tuple[str, ...]  #: The seats in the order in which they act.
    opens: tuple[Opening, ...]  #: The seals that held the picks and the decisions to pick them.

    def apply(self, board: Board) -> Board:
        return replace(
            board, picks={}, seals=(), order=self.order, face_up=(*board.face_up, *sorted(self.picks.values()))
        )


class TurnBegan(Event, frozen=True, tag="foray.turn_began.v1"):
    """F5: a seat acts."""

    seat: str  #: The seat whose turn it is.

    def apply(self, board: Board) -> Board:
        at = board.order.index(self.seat)
        return replace(board, order=board.order[at:], frame=None)


class RaidBegan(Event, frozen=True, tag="foray.raid_began.v1"):
    """F6: a raid, and the window for reactions with it."""

    seat: str  #: The seat that raids.
    target: str  #: The seat that is raided.

    def apply(self, board: Board) -> Board:
        return replace(board, frame=Raid(self.seat, self.target, self.target))


class CardPlayed(Event, frozen=True, tag="foray.card_played.v1"):
    """F6, F7: a card out of a hand blocks, presses or shields, and is discarded. It was hidden: `shows`."""

    seat: str  #: The seat that plays it.
    card: int  #: The card, by its number.
    role: str  #: `block`, `press` or `shield`.
    shows: bool = True  #: That the card was hidden.

    @property
    def played_by(self) -> str:
        return self.seat

    def apply(self, board: Board) -> Board:
        raid: Any = board.frame
        if self.role == "press":
            raid = replace(raid, pressed=raid.pressed + 1, asked=_other(raid, self.seat))
        elif self.role == "block":
            raid = replace(raid, raised=raid.raised + 1, asked=_other(raid, self.seat))
        else:
            raid = replace(raid, raised=raid.raised + 1)
        hand = without(board.hands[self.seat], self.card)
        return _hand(board, self.seat, hand, frame=raid, face_up=(*board.face_up, self.card))


class Passed(Event, frozen=True, tag="foray.passed.v1"):
    """F6: a seat plays no card."""

    seat: str  #: The seat that plays none.

    def apply(self, board: Board) -> Board:
        raid: Any = board.frame
        return replace(board, frame=replace(raid, over=True))


class CardFlipped(Event, frozen=True, tag="foray.card_flipped.v1"):
    """F8, F12: a card of the common deck decides, and is discarded."""

    use: Use  #: The link of the referee's chain that decided the flip.
    card: int  #: The card that was flipped, by its number.
    test: Test  #: The number needed, and its odds for an audience without hands.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.

    def apply(self, board: Board) -> Board:
        return replace(board, frame=None, face_up=(*board.face_up, self.card))


class Scored(Event, frozen=True, tag="foray.scored.v1"):
    """F8, F12: a team wins a point, or loses one."""

    team: str  #: The team.
    points: int  #: 1 or -1.

    def apply(self, board: Board) -> Board:
        return replace(board, points={**board.points, self.team: board.points[self.team] + self.points})


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """F9: what is taken from a hand, and how chance came to it."""

    card: int  #: The card that was taken, by its number.
    link: Hex  #: The link, 32 bytes.
    index: int  #: Its place in the sorted hand, from 0.


class CardStolen(Event, frozen=True, tag="foray.card_stolen.v1"):
    """F9: a random card of the target's hand goes to the thief."""

    seat: str  #: The seat that takes it.
    target: str  #: The seat that loses it.
    use: Use  #: The link of the loser's chain that decided which.
    secret: Sealed[Taken]  #: For the target, whose chain it was.
    gain: Sealed[int]  #: The card, for the thief.

    @property
    def secret_of(self) -> str:
        return self.target

    def apply(self, board: Board) -> Board:
        lost = self.secret.content.card if self.secret.content is not None else _content(self.gain)
        hands = {
            self.target: without(board.hands[self.target], lost),
            self.seat: _with(board.hands[self.seat], _content(self.gain)),
        }
        return replace(board, hands={**board.hands, **hands})


class Confided(Event, frozen=True, tag="foray.confided.v1"):
    """F10: a seat shows a hand card to its team-mate."""

    seat: str  #: The seat that shows a card.
    told: tuple[Sealed[int], ...]  #: The card, for each of the two.
    shows: bool = True  #: That the card was hidden.

    def apply(self, board: Board) -> Board:
        return replace(board, frame=None)


class CardChosen(Event, frozen=True, tag="foray.card_chosen.v1"):
    """F11: a seat has a card in mind."""

    seat: str  #: The seat that has chosen.
    secret: Sealed[int]  #: The card.

    def apply(self, board: Board) -> Board:
        return replace(board, frame=Burying(self.seat, _content(self.secret)))


class BuryingEnded(Event, frozen=True, tag="foray.burying_ended.v1"):
    """F11: the card chosen is buried face down, or kept."""

    seat: str  #: The seat that may have buried a card.
    buried: bool  #: Whether it is buried.

    def apply(self, board: Board) -> Board:
        burying: Any = board.frame
        if not self.buried:
            return replace(board, frame=None)
        hand = without(board.hands[self.seat], burying.card)
        buried = _with(board.face_down[self.seat], burying.card)
        return _hand(board, self.seat, hand, frame=None, face_down={**board.face_down, self.seat: buried})


class Reshuffled(Event, frozen=True, tag="foray.reshuffled.v1"):
    """F1: all discards, those face down too, go back into the deck."""

    def apply(self, board: Board) -> Board:
        return replace(board, face_up=(), face_down=dict.fromkeys(board.face_down, ()))


class SeatLeft(Event, frozen=True, tag="foray.seat_left.v1"):
    """F14: a seat is out; its hand is buried, and so is a pick that was not shown."""

    seat: str  #: The seat that is out.
    breaks: bool  #: Whether what is half done comes to nothing.

    def apply(self, board: Board) -> Board:
        picked = [board.picks[self.seat]] if self.seat in board.picks else []
        buried = tuple(sorted((*board.face_down[self.seat], *board.hands[self.seat], *picked)))
        return _hand(
            board,
            self.seat,
            (),
            out=(*board.out, self.seat),
            picks={seat: card for seat, card in board.picks.items() if seat != self.seat},
            seals=tuple(seal for seal in board.seals if seal.audience != self.seat),
            face_down={**board.face_down, self.seat: buried},
            order=tuple(seat for seat in board.order if seat != self.seat),
            frame=None if self.breaks else board.frame,
        )


class GameOver(Event, frozen=True, tag="foray.game_over.v1"):
    """F13: the last round is over."""

    winners: tuple[str, ...]  #: The seats that win; none: a draw.

    def apply(self, board: Board) -> Board:
        return replace(board, ended=True, winners=self.winners)


EVENTS = defined_in(__name__)
