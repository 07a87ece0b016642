"""The rules, step by step: prompts, possible answers, and their effects."""

from collections.abc import Iterable, Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance, Drawn, Purpose
from kronika.domain.kernel.events import Part, Sealed, Test
from kronika.domain.kernel.steps import Ask, Decision, Engine, Objection, Play, Step, defined_below
from kronika.domain.kernel.values import Counts, Emitter, Odds
from kronika.domain.kernel.words import REFEREE, Reason, Rejection, Word
from kronika.tools.dev.sample import events as e
from kronika.tools.dev.sample.state import CARDS, Board
from kronika.tools.dev.sample.words import message


class PromptKind(Word):
    """The prompts of Sample."""

    PICK = "pick"  #: Which card says who acts first (R3).
    ACT = "act"  #: The action in its turn (R5).


class Ending(Word):
    """The ways a game of Sample can end."""

    ROUNDS = "rounds"  #: The last round is over (R7).


class Pick(Decision, frozen=True, tag="pick"):
    """R3: the card that says who acts first."""

    card: int  #: The card, by its number.


class Picking(Step, frozen=True):
    """R3: each seat picks a card, in secret."""

    asks = {"pick": "R3"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return map(Pick, board.hands[self.seat])

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        return _not_in_hand(board, self.seat, decision, "R3")

    def take(self, play: Play[Board], decision: Any) -> None:
        version = play.out.version
        play.emit(e.CardPicked(self.seat, Sealed(self.seat, decision.card), (version, version + 1)))
        _when_both_have_picked(play)

    def is_secret(self, board: Board, ask: Ask) -> bool:
        return True

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


class Raid(Decision, frozen=True, tag="raid"):
    """R5: raid the other seat with a card of the hand."""

    card: int  #: The card, by its number.


class Rest(Decision, frozen=True, tag="rest"):
    """R5: do nothing."""


class Acting(Step, frozen=True):
    """R5: a seat raids or rests."""

    asks = {"act": "R5"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return (*map(Raid, board.hands[self.seat]), Rest())

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        return _not_in_hand(board, self.seat, decision, "R5")

    def take(self, play: Play[Board], decision: Decision) -> None:
        if isinstance(decision, Raid):
            play.emit(e.CardPlayed(self.seat, decision.card))
            success = _flip(play, self.seat, decision.card)
            play.emit(e.Scored(self.seat if success else play.board.other(self.seat)))
        _next_turn(play)


STEPS: Any = defined_below(__package__, Step)
DECISIONS = defined_below(__package__, Decision)


def _not_in_hand(board: Board, seat: str, decision: Decision, rule: str) -> Objection | None:
    match decision:
        case Pick(card) | Raid(card) if card not in board.hands[seat]:
            return Objection(rule, message("not-in-hand", card=card))
    return None


def _steps(board: Board, ask: Ask) -> tuple[Step, ...]:
    return tuple(step(ask.seat) for step in STEPS if ask.kind in step.asks)


def _refuse(
    board: Board, ask: Ask, decision: Decision, objection: Objection | None, accepted: tuple[Decision, ...]
) -> Rejection:
    if objection is None:
        (step,) = _steps(board, ask)
        objection = Objection(step.asks[ask.kind], message("not-legal"))
    tags = {str(type(one).__struct_config__.tag) for one in accepted}
    return Rejection(Reason.AGAINST_THE_RULES, objection.rule, objection.said, tuple(sorted(tags)))


ENGINE = Engine(steps=_steps, refuse=_refuse)
"""The prompt determines the step, because both seats are asked at the same time."""


def start(out: Emitter, chance: Chance) -> None:
    """R2: the first round begins, or the next one of a game taken over."""
    _round(ENGINE.play(out, chance), out.board.round + 1)


def odds(board: Board, decision: Any) -> Odds | None:
    """R6: the target of a raid, and the chance to reach it from this point of view."""
    if not isinstance(decision, Raid):
        return None
    wins, outcomes = _likely(board.unseen, decision.card)
    return Odds(decision.card, _parts(decision.card), 0, wins, outcomes, at_most=True, counts=counts(decision.card))


def counts(target: int) -> Counts:
    """R6: the condition of success."""
    return Counts("R6", message("counts-raid", target=target))


def _round(play: Play[Board], number: int) -> None:
    """R2, R3: both draw, then both are asked for a pick."""
    play.emit(e.RoundBegan(number))
    seats = play.board.setup.seats
    for seat in seats:
        while len(play.board.hands[seat]) < play.board.setup.hand:
            drawn, card = _from_deck(play, Purpose("R2", seat, "draw"))
            play.emit(e.CardDrawn(seat, drawn.use, Sealed(seat, card), _proof(drawn)))
    for seat in seats:
        play.out.prompt(seat, "pick")


def _when_both_have_picked(play: Play[Board]) -> None:
    """R3, R4."""
    picks = play.board.picks
    if len(picks) == len(play.board.setup.seats):
        order = tuple(sorted(picks, key=lambda seat: -picks[seat]))
        play.emit(e.PicksShown(dict(picks), order, play.board.seals))
        _turn(play, order[0])


def _turn(play: Play[Board], seat: str) -> None:
    play.emit(e.TurnBegan(seat))
    play.out.prompt(seat, "act")


def _next_turn(play: Play[Board]) -> None:
    """R5, R7."""
    board = play.board
    if len(board.order) > 1:
        _turn(play, board.order[1])
    elif board.round < board.setup.rounds:
        _round(play, board.round + 1)
    else:
        most = max(board.points.values())
        best = tuple(seat for seat in board.setup.seats if board.points[seat] == most)
        play.emit(e.GameOver(best if len(best) == 1 else ()))


def _from_deck(play: Play[Board], purpose: Purpose) -> tuple[Drawn, int]:
    """R1: a card of the deck, by the referee's chain."""
    drawn = play.chance.draw(REFEREE, purpose, play.board.deck_size)
    return drawn, play.board.unseen[drawn.index]


def _flip(play: Play[Board], seat: str, card: int) -> bool:
    """R6: whether the raid succeeds."""
    drawn, flipped = _from_deck(play, Purpose("R6", seat, "raid", target=play.board.other(seat)))
    known = set(play.board.discards)
    wins, outcomes = _likely([one for one in CARDS if one not in known], card)
    test = Test(card, _parts(card), wins, outcomes, flipped <= card, at_most=True)
    play.emit(e.CardFlipped(drawn.use, flipped, test, _proof(drawn)))
    return test.success


def _proof(drawn: Drawn) -> Sealed[e.Place]:
    return Sealed(REFEREE, e.Place(drawn.link, drawn.index))


def _parts(card: int) -> tuple[Part, ...]:
    return (Part("card", "R6", card),)


def _likely(cards: Sequence[int], target: int) -> tuple[int, int]:
    """In how many of how many cases a card is low enough."""
    return sum(card <= target for card in cards), len(cards)
