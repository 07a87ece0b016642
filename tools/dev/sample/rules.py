"""The rules of Sample: what a decision causes, or why it is refused."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance, Drawn, Purpose
from kronika.domain.kernel.events import Part, Sealed, Test
from kronika.domain.kernel.values import Counts, Emitter, Odds, Prompt
from kronika.domain.kernel.words import REFEREE, Reason, Rejection
from kronika.tools.dev.sample import decisions as d
from kronika.tools.dev.sample import events as e
from kronika.tools.dev.sample.state import CARDS, Board
from kronika.tools.dev.sample.words import message

RULES = {"pick": "R3", "act": "R5"}


def start(out: Emitter, chance: Chance) -> None:
    """R2: the first round begins, or the next one of a game taken over."""
    _round(out, out.board.round + 1, chance)


def legal(board: Board, prompt: Prompt) -> tuple[Any, ...]:
    """R3, R5: every decision that the seat may take, told from its own hand."""
    hand = board.hands[prompt.seat]
    if prompt.kind == "pick":
        return tuple(d.Pick(card) for card in hand)
    return (*(d.Raid(card) for card in hand), d.Rest())


def decide(out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
    """One decision: what it causes, or why it is refused."""
    accepted = legal(out.board, prompt)
    if decision not in accepted:
        tags = {type(one).__struct_config__.tag for one in accepted}
        return Rejection(Reason.AGAINST_THE_RULES, RULES[prompt.kind], message("not-legal"), tuple(sorted(tags)))
    match decision:
        case d.Pick(card):
            out.emit(e.CardPicked(seat, Sealed(seat, card), (out.version, out.version + 1)))
            _when_both_have_picked(out)
        case d.Raid(card):
            out.emit(e.CardPlayed(seat, card))
            success = _flip(out, seat, card, chance)
            out.emit(e.Scored(seat if success else out.board.other(seat)))
            _next_turn(out, chance)
        case d.Rest():
            _next_turn(out, chance)
    return None


def odds(board: Board, decision: Any) -> Odds | None:
    """R6: what a raid has to reach, and how likely that is for these eyes."""
    if not isinstance(decision, d.Raid):
        return None
    wins, outcomes = _likely(board.unseen, decision.card)
    return Odds(decision.card, _parts(decision.card), 0, wins, outcomes, at_most=True, counts=counts(decision.card))


def counts(target: int) -> Counts:
    """R6: what succeeds."""
    return Counts("R6", message("counts-raid", target=target))


def _round(out: Emitter, number: int, chance: Chance) -> None:
    """R2, R3: both draw, then both are asked for a pick."""
    out.emit(e.RoundBegan(number))
    seats = out.board.setup.seats
    for seat in seats:
        while len(out.board.hands[seat]) < out.board.setup.hand:
            drawn, card = _from_deck(out, Purpose("R2", seat, "draw"), chance)
            out.emit(e.CardDrawn(seat, drawn.use, Sealed(seat, card), _proof(drawn)))
    for seat in seats:
        out.prompt(seat, "pick")


def _when_both_have_picked(out: Emitter) -> None:
    """R3, R4."""
    picks = out.board.picks
    if len(picks) == len(out.board.setup.seats):
        order = tuple(sorted(picks, key=lambda seat: -picks[seat]))
        out.emit(e.PicksShown(dict(picks), order, out.board.seals))
        _turn(out, order[0])


def _turn(out: Emitter, seat: str) -> None:
    out.emit(e.TurnBegan(seat))
    out.prompt(seat, "act")


def _next_turn(out: Emitter, chance: Chance) -> None:
    """R5, R7."""
    board = out.board
    if len(board.order) > 1:
        _turn(out, board.order[1])
    elif board.round < board.setup.rounds:
        _round(out, board.round + 1, chance)
    else:
        most = max(board.points.values())
        best = tuple(seat for seat in board.setup.seats if board.points[seat] == most)
        out.emit(e.GameOver(best if len(best) == 1 else ()))


def _from_deck(out: Emitter, purpose: Purpose, chance: Chance) -> tuple[Drawn, int]:
    """R1: a card of the deck, by the referee's chain."""
    drawn = chance.draw(REFEREE, purpose, out.board.deck_size)
    return drawn, out.board.unseen[drawn.index]


def _flip(out: Emitter, seat: str, card: int, chance: Chance) -> bool:
    """R6: whether the raid succeeds."""
    drawn, flipped = _from_deck(out, Purpose("R6", seat, "raid", target=out.board.other(seat)), chance)
    known = set(out.board.discards)
    wins, outcomes = _likely([one for one in CARDS if one not in known], card)
    test = Test(card, _parts(card), wins, outcomes, flipped <= card, at_most=True)
    out.emit(e.CardFlipped(drawn.use, flipped, test, _proof(drawn)))
    return test.success


def _proof(drawn: Drawn) -> Sealed[e.Place]:
    return Sealed(REFEREE, e.Place(drawn.link, drawn.index))


def _parts(card: int) -> tuple[Part, ...]:
    return (Part("card", "R6", card),)


def _likely(cards: Sequence[int], target: int) -> tuple[int, int]:
    """In how many of how many cases a card is low enough."""
    return sum(card <= target for card in cards), len(cards)
