"""The board of Foray, and how events change it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import REFEREE
from tests.foray import events as e

TEAMS = {"north": ("n1", "n2"), "south": ("s1", "s2")}
WIND = "wind"
"""Alone, whom a raid is against."""
HIDDEN = 0
"""A card that these eyes do not see."""


class Raid(msgspec.Struct, frozen=True):
    """F6: a raid while its window is open. `asked` plays next; `passed` in a row."""

    seat: str
    target: str
    asked: str
    raised: int = 0  #: Blocks and shields.
    pressed: int = 0
    over: bool = False


class Burying(msgspec.Struct, frozen=True):
    """F11: a card that may be buried."""

    seat: str
    card: int


class Board(msgspec.Struct, frozen=True):
    """The position as `eyes` see it: cards that they do not see are `HIDDEN`."""

    eyes: str = REFEREE
    setup: e.SetUp = e.SetUp("", ())
    out: tuple[str, ...] = ()  #: F14: the seats that have left.
    round: int = 0
    hands: dict[str, tuple[int, ...]] = {}  #: By seat, sorted.
    picks: dict[str, int] = {}
    seals: tuple[Opening, ...] = ()  #: The seals that hold what is picked in this round.
    order: tuple[str, ...] = ()  #: The seats still to act in this round, the one that acts first.
    face_up: tuple[int, ...] = ()
    face_down: dict[str, tuple[int, ...]] = {}  #: F11, F14: buried cards, by whose they were.
    frame: Raid | Burying | None = None
    points: dict[str, int] = {}
    ended: bool = False
    winners: tuple[str, ...] = ()

    @property
    def alone(self) -> bool:
        return len(self.setup.seats) == 1

    @property
    def cards(self) -> tuple[int, ...]:
        """F1: all cards there are."""
        return tuple(range(1, 12 * max(len(self.setup.seats), 2) + 1))

    @property
    def playing(self) -> tuple[str, ...]:
        """The seats still in the game."""
        return tuple(seat for seat in self.setup.seats if seat not in self.out)

    def team(self, seat: str) -> str:
        return next(team for team, seats in TEAMS.items() if seat in seats)

    def mates(self, seat: str) -> tuple[str, ...]:
        return tuple(one for one in self.playing if one != seat and self.team(one) == self.team(seat))

    def enemies(self, seat: str) -> tuple[str, ...]:
        return tuple(one for one in self.playing if self.team(one) != self.team(seat))

    @property
    def deck_size(self) -> int:
        """F1: how many cards the deck holds."""
        gone = [*self.hands.values(), *self.face_down.values(), self.face_up, tuple(self.picks)]
        return len(self.cards) - sum(map(len, gone))

    @property
    def deck(self) -> tuple[int, ...]:
        """F1: the cards in the deck, sorted; told from all cards, as the referee sees them."""
        return unseen(self)

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """The cards that these eyes see outside of the deck."""
        held = [*self.hands.values(), *self.face_down.values(), self.face_up, tuple(self.picks.values())]
        return tuple(card for cards in held for card in cards if card != HIDDEN)


def unseen(board: Board) -> tuple[int, ...]:
    """The cards that the eyes of a board do not see: for the referee the deck."""
    seen = set(board.elsewhere)
    return tuple(card for card in board.cards if card not in seen)


def seen_by_all(board: Board) -> tuple[int, ...]:
    """The cards that somebody who sees no hand does not see."""
    return tuple(card for card in board.cards if card not in board.face_up)


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


def _laid_out(board: Board, event: e.LaidOut) -> Board:
    seats = event.setup.seats
    return replace(
        board,
        setup=event.setup,
        hands=dict.fromkeys(seats, ()),
        face_down=dict.fromkeys(seats, ()),
        points={team: 0 for team, members in TEAMS.items() if set(members) & set(seats)},
    )


def _taken_over(board: Board, event: e.TakenOver) -> Board:
    return replace(_laid_out(board, e.LaidOut(event.setup)), points=event.points, round=event.round - 1)


def _card_drawn(board: Board, event: e.CardDrawn) -> Board:
    return _hand(board, event.seat, _with(board.hands[event.seat], _content(event.secret)))


def _card_picked(board: Board, event: e.CardPicked) -> Board:
    card = _content(event.secret)
    return _hand(
        board,
        event.seat,
        without(board.hands[event.seat], card),
        picks={**board.picks, event.seat: card},
        seals=(*board.seals, *(Opening(version, event.seat) for version in event.seals)),
    )


def _picks_shown(board: Board, event: e.PicksShown) -> Board:
    return replace(
        board, picks={}, seals=(), order=event.order, face_up=(*board.face_up, *sorted(event.picks.values()))
    )


def _turn_began(board: Board, event: e.TurnBegan) -> Board:
    at = board.order.index(event.seat)
    return replace(board, order=board.order[at:], frame=None)


def _raid_began(board: Board, event: e.RaidBegan) -> Board:
    return replace(board, frame=Raid(event.seat, event.target, event.target))


def _other(raid: Raid, seat: str) -> str:
    return raid.seat if seat == raid.target else raid.target


def _card_played(board: Board, event: e.CardPlayed) -> Board:
    raid: Any = board.frame
    if event.role == "press":
        raid = replace(raid, pressed=raid.pressed + 1, asked=_other(raid, event.seat))
    elif event.role == "block":
        raid = replace(raid, raised=raid.raised + 1, asked=_other(raid, event.seat))
    else:
        raid = replace(raid, raised=raid.raised + 1)
    hand = without(board.hands[event.seat], event.card)
    return _hand(board, event.seat, hand, frame=raid, face_up=(*board.face_up, event.card))


def _passed(board: Board, event: e.Passed) -> Board:
    raid: Any = board.frame
    return replace(board, frame=replace(raid, over=True))


def _card_flipped(board: Board, event: e.CardFlipped) -> Board:
    return replace(board, frame=None, face_up=(*board.face_up, event.card))


def _scored(board: Board, event: e.Scored) -> Board:
    return replace(board, points={**board.points, event.team: board.points[event.team] + event.points})


def _card_stolen(board: Board, event: e.CardStolen) -> Board:
    lost = event.secret.content.card if event.secret.content is not None else _content(event.gain)
    hands = {
        event.target: without(board.hands[event.target], lost),
        event.seat: _with(board.hands[event.seat], _content(event.gain)),
    }
    return replace(board, hands={**board.hands, **hands})


def _confided(board: Board, event: e.Confided) -> Board:
    return replace(board, frame=None)


def _card_chosen(board: Board, event: e.CardChosen) -> Board:
    return replace(board, frame=Burying(event.seat, _content(event.secret)))


def _burying_ended(board: Board, event: e.BuryingEnded) -> Board:
    burying: Any = board.frame
    if not event.buried:
        return replace(board, frame=None)
    hand = without(board.hands[event.seat], burying.card)
    buried = _with(board.face_down[event.seat], burying.card)
    return _hand(board, event.seat, hand, frame=None, face_down={**board.face_down, event.seat: buried})


def _reshuffled(board: Board, event: e.Reshuffled) -> Board:
    return replace(board, face_up=(), face_down=dict.fromkeys(board.face_down, ()))


def _seat_left(board: Board, event: e.SeatLeft) -> Board:
    picked = [board.picks[event.seat]] if event.seat in board.picks else []
    buried = tuple(sorted((*board.face_down[event.seat], *board.hands[event.seat], *picked)))
    return _hand(
        board,
        event.seat,
        (),
        out=(*board.out, event.seat),
        picks={seat: card for seat, card in board.picks.items() if seat != event.seat},
        seals=tuple(seal for seal in board.seals if seal.audience != event.seat),
        face_down={**board.face_down, event.seat: buried},
        order=tuple(seat for seat in board.order if seat != event.seat),
        frame=None if event.breaks else board.frame,
    )


def _game_over(board: Board, event: e.GameOver) -> Board:
    return replace(board, ended=True, winners=event.winners)


EVOLVE: dict[type[e.Event], Any] = {
    e.LaidOut: _laid_out,
    e.TakenOver: _taken_over,
    e.RoundBegan: lambda board, event: replace(board, round=event.round, order=()),
    e.CardDrawn: _card_drawn,
    e.CardPicked: _card_picked,
    e.PicksShown: _picks_shown,
    e.TurnBegan: _turn_began,
    e.RaidBegan: _raid_began,
    e.CardPlayed: _card_played,
    e.Passed: _passed,
    e.CardFlipped: _card_flipped,
    e.Scored: _scored,
    e.CardStolen: _card_stolen,
    e.Confided: _confided,
    e.CardChosen: _card_chosen,
    e.BuryingEnded: _burying_ended,
    e.Reshuffled: _reshuffled,
    e.SeatLeft: _seat_left,
    e.GameOver: _game_over,
}
