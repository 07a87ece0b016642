"""Sample as a system of the kernel."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.catalogue import SIDE
from kronika.domain.kernel.chance import Chance, ExpectedChance, Purpose
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.setups import LineUp, Meta
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Emitter, Flip, Outcome, PackCard, RollResult
from kronika.domain.kernel.words import REFEREE
from kronika.tools.dev.sample import events as e
from kronika.tools.dev.sample import rules, text
from kronika.tools.dev.sample.bots import STEADY
from kronika.tools.dev.sample.contract import CONTRACT
from kronika.tools.dev.sample.drawing import DRAWING
from kronika.tools.dev.sample.pack import load_pack
from kronika.tools.dev.sample.rulebook import RULEBOOK
from kronika.tools.dev.sample.state import HIDDEN, Board, SetUp
from kronika.tools.dev.sample.view import scene, view


def _meta(pack: PackCard, scenario: str) -> Meta:
    return Meta((LineUp(pack.scenario(scenario).seats),), (STEADY.card,))


def _initial_events(pack: PackCard, setup: SetUp) -> tuple[Event, ...]:
    return (e.LaidOut(setup),)


def _inherit(events: list[Event], board: Board) -> tuple[Event, ...]:
    return (e.TakenOver(board.setup, dict(board.points), max(board.round, 1)),)


def _outcome(board: Board) -> Outcome | None:
    return Outcome(board.winners, rules.Ending.ROUNDS, "R7") if board.ended else None


def _resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
    """R8: the other seat wins."""
    return (out.board.other(seat),)


def _check_event(board: Board, event: Event) -> str:
    match event:
        case e.CardDrawn() | e.CardFlipped():
            return _wrong_draw(board, event)
        case e.CardPlayed(seat, card) if card not in board.hands[seat] and HIDDEN not in board.hands[seat]:
            return f"{seat} plays {card}, which it does not hold"
    return ""


def _check_board(opening: tuple[Event, ...], board: Board) -> str:
    return "" if len(set(board.seen)) == len(board.seen) else "a card is there twice"


def _expected_chance(board: Board, seat: str, decision: Any) -> Iterable[ExpectedChance]:
    seats, hand = board.setup.seats, board.setup.hand
    if isinstance(decision, rules.Raid):
        yield Purpose("R6", seat, "raid", target=board.other(seat)), None
    if decision is None or isinstance(decision, rules.Raid | rules.Rest):
        yield from [(Purpose("R2", one, "draw"), None) for one in seats for _ in range(hand)]


def _check_openings(event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
    if isinstance(event, e.PicksShown):
        for seat, contents in opened.items():
            pick = msgspec.json.encode(event.picks.get(seat))
            if len(contents) != 2 or pick not in contents or not any(b'"card":' + pick in one for one in contents):
                return f"shows another pick of {seat} than the one that was sealed"
    return ""


def _flipped(event: Event) -> Flip | None:
    return Flip(str(event.card), event.card, event.test) if isinstance(event, e.CardFlipped) else None


def _result(board: Board, event: Event) -> RollResult | None:
    if not isinstance(event, e.CardFlipped):
        return None
    test = event.test
    return RollResult(rules.counts(test.target), test.success, (event.card,), (test.success,))


def _seat(board: Board, seat: str) -> Called:
    return Called(seat, SIDE.named(seat), one=True)


def _round(board: Board) -> int:
    return board.round


def _wrong_draw(board: Board, event: e.CardDrawn | e.CardFlipped) -> str:
    """The error in a card from the deck, as far as this point of view shows, or empty."""
    if event.use.audience != REFEREE or event.use.size != board.deck_size:
        return f"draws from {event.use.size} cards by the chain of {event.use.audience}; the deck has {board.deck_size}"
    card = event.card if isinstance(event, e.CardFlipped) else event.secret.content
    if card is not None and card not in board.unseen:
        return f"draws {card}, which is not in the deck"
    place = event.proof.content
    if place is not None and board.unseen[place.index] != card:
        return f"draws {card}, which is not at place {place.index} of the deck"
    return ""


SAMPLE = System(
    name="sample",
    packs=Packs(load=load_pack, describe=lambda pack: pack, meta=_meta),
    rules=Rules(
        start=rules.start,
        decide=rules.ENGINE.decide,
        is_secret=rules.ENGINE.is_secret,
        is_private=rules.ENGINE.is_private,
        legal=rules.ENGINE.legal,
        objection=rules.ENGINE.objection,
    ),
    words=Words(
        rulebook=RULEBOOK,
        seat=_seat,
        event=text.describe_event,
        decision=text.describe_decision,
        prompt=text.describe_prompt,
        part=text.describe_part,
        thrown=text.describe_dice,
    ),
    log_checks=LogChecks(
        check_event=_check_event,
        check_board=_check_board,
        expected_chance=_expected_chance,
        check_openings=_check_openings,
    ),
    shares_decks=True,
    contract=CONTRACT,
    setup=SetUp,
    bots={STEADY.card.name: STEADY},
    rendering=DRAWING,
    initial_events=_initial_events,
    inherit=_inherit,
    board=Board,
    outcome=_outcome,
    resigned=_resigned,
    flipped=_flipped,
    result=_result,
    view=view,
    scene=scene,
    odds=rules.odds,
    round=_round,
)
