"""U7, U9–U11, S25, A8, A9, A17: what a side does in its turn: it plays a card, ends the turn, or withdraws."""

from collections.abc import Iterable

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Card, Victory
from kronika.domain.undaunted.frames import Freeing, Mounted
from kronika.domain.undaunted.names import against, card_called, card_name, counter_name
from kronika.domain.undaunted.rules import acts, turn
from kronika.domain.undaunted.rules.actions import RULES, has_choice
from kronika.domain.undaunted.rules.actor import Actor, actors, can_act, choices, is_suppressed, prints_twice
from kronika.domain.undaunted.rules.fog import holds_cards, is_fog, not_in_hand
from kronika.domain.undaunted.rules.free_moves import Place, free_moves, move_freely, refuse_move, said, with_him_at
from kronika.domain.undaunted.rules.question import Answer, Question
from kronika.domain.undaunted.rules.seats import mates
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.say_acts import say_free_move, say_performed
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message

REMEMBERED = 64
"""How many cards are kept with their actions, which are the same for all their targets."""


def plays(board: Board, side: str) -> list[d.Decision]:
    """U7, S25: what the cards in hand can be played for."""
    found: list[d.Decision] = []
    cards = board.scene.cards
    for id in dict.fromkeys(board.sides[side].hand):
        if is_fog(board, id):
            continue
        card = cards[id]
        found.append(d.HunkerDown(id))
        if is_suppressed(board, card):
            found.append(d.Ready(id))
        else:
            found += [d.Play(id, *option) for option in choices(board, actors(board, side, card), RULES)]
            if board.damage:
                found += [d.Swap(id, mate) for mate in mates(board, card.counter)]
                found += [d.FreeMoveFirst(id, *place) for place in _free_moves_first(board, side, card)]
    found.append(d.EndTurn())
    if not refuse_withdrawal(board, side):
        found.append(d.Withdraw())
    return found


def _decide(out: Emitter, chance: Chance, side: str, decision: d.Decision) -> Rejection | None:
    match decision:
        case d.Play():
            return _play(out, chance, side, decision)
        case d.Ready():
            return _ready(out, side, decision)
        case d.HunkerDown():
            return _hunker_down(out, side, decision)
        case d.Swap():
            return _swap(out, side, decision)
        case d.FreeMoveFirst():
            return _free_move_first(out, side, decision)
        case d.Withdraw():
            return _withdraw(out, side)
        case _:
            turn.end_turn(out, chance)
            return None


# --- U7 playing a card for an action


def _playable(board: Board, side: str, card: str) -> Rejection | None:
    """U7, U11: a card played comes from hand and is not fog of war."""
    if card not in board.sides[side].hand:
        return not_in_hand(board, side, card, "U7")
    if is_fog(board, card):
        name = card_called(board, card)
        return against(
            "U11",
            message("not-playable", name=name),
        )
    return None


def _play(out: Emitter, chance: Chance, side: str, decision: d.Play) -> Rejection | None:
    """U7, A17: a card is played for one of its actions; where there are vehicles its soldier may make a free move
    afterwards."""
    board: Board = out.board
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    if is_suppressed(board, card):
        return _only_ready(board, card)
    by = actors(board, side, card)
    refused = acts.judge(board, side, card, by, decision)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    if card.counter and board.damage:
        out.emit(e.FramePushed(Freeing(side, card.counter)))
    acts.carry_out(out, chance, by, decision)
    return None


def _only_ready(board: Board, card: Card) -> Rejection:
    """U9: why the card of a suppressed counter can do nothing else."""
    who = counter_name(board, card.counter)
    return against(
        "U9",
        message("not-while-suppressed", who=who),
        ("ready", "hunker_down"),
    )


def players(board: Board, card: str) -> list[Actor]:
    """The card with each of its actions. Nothing if the scenario has no such card: a log may hold any decision."""
    return _known_players(board, card) if card in board.scene.cards else []


@cached_by_identity(REMEMBERED)
def _known_players(board: Board, card: str, /) -> list[Actor]:
    known = board.scene.cards[card]
    side = board.scene.kinds[known.counter].side if known.counter else board.active
    return actors(board, side, known)


def _odds(board: Board, decision: d.Play) -> Odds | None:
    return acts.odds(board, players(board, decision.card), decision)


def _chance_of_play(board: Board, side: str, decision: d.Play) -> Iterable[ExpectedChance]:
    return acts.chance_of(board, side, players(board, decision.card), decision)


def chooses(board: Board, decision: d.Play) -> bool:
    """R37: whether a play chooses between two printed actions."""
    card = board.scene.cards.get(decision.card)
    if card is None or not prints_twice(card):
        return False
    return has_choice(board, players(board, decision.card), decision.act, decision.at)


def _say_play(board: Board, decision: d.Play) -> Message:
    act = say_performed(board, chooses(board, decision), decision)
    return message("decision-play", card=card_name(board, decision.card), act=act)


# --- A8 changing seats


def _swap(out: Emitter, side: str, decision: d.Swap) -> Rejection | None:
    """A8: a card is played, its ready soldier changes seats with another, ready or suppressed."""
    board: Board = out.board
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    if is_suppressed(board, card):
        return _only_ready(board, card)
    if decision.counter not in mates(board, card.counter):
        other = counter_name(board, decision.counter)
        return against(
            "A8",
            message("not-in-one-vehicle", card=card.name.said, other=other),
            mates(board, card.counter),
        )
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    out.emit(e.SeatsSwapped(card.counter, decision.counter))
    return None


def _say_swap(board: Board, decision: d.Swap) -> Message:
    return message("decision-swap", card=card_name(board, decision.card), other=counter_name(board, decision.counter))


# --- A9, A17 a free move first


def _free_moves_first(board: Board, side: str, card: Card) -> list[Place]:
    """A17: the free moves after which an action of the card or of the new seat is possible."""
    found = []
    for place in free_moves(board, side, card.counter):
        there = with_him_at(board, side, card.counter, place)
        if can_act(there, actors(there, side, card), RULES):
            found.append(place)
    return found


def _free_move_first(out: Emitter, side: str, decision: d.FreeMoveFirst) -> Rejection | None:
    """A17: a card is played, its soldier makes a free move; the action is asked next."""
    board: Board = out.board
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    place = (decision.vehicle, decision.seat)
    if is_suppressed(board, card):
        return _only_ready(board, card)
    if not card.counter:
        return against(
            "A22",
            message("not-a-soldier-to-move", card=card.name.said),
        )
    if place not in free_moves(board, side, card.counter):
        return refuse_move(board, side, card.counter, place)
    if place not in _free_moves_first(board, side, card):
        return against(
            "A17",
            message("not-without-action-after", card=card.name.said),
            [said(board, other) for other in _free_moves_first(board, side, card)],
        )
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    move_freely(out, side, card.counter, place)
    if not out.board.winner:
        out.emit(e.FramePushed(Mounted(side, card.counter, card.id)))
    return None


def _say_free_move_first(board: Board, decision: d.FreeMoveFirst) -> Message:
    move = say_free_move(board, decision.vehicle, decision.seat)
    return message("decision-free-move-first", card=card_name(board, decision.card), move=move)


# --- U9 turning a counter ready


def _ready(out: Emitter, side: str, decision: d.Ready) -> Rejection | None:
    """U9: the card is played, its suppressed counter turns ready."""
    board: Board = out.board
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    if not is_suppressed(board, card):
        return against(
            "U9",
            message("not-suppressed", card=card.name.said),
        )
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    out.emit(e.CounterReadied(card.counter))
    return None


def _say_ready(board: Board, decision: d.Ready) -> Message:
    return message("decision-ready", card=card_name(board, decision.card))


# --- U10 hunkering down


def _hunker_down(out: Emitter, side: str, decision: d.HunkerDown) -> Rejection | None:
    """U10: the card goes back to the supply, the board does not change; it may have been the last that could bring
    others from there (A25)."""
    board: Board = out.board
    if decision.card in board.sides[side].hand and is_fog(board, decision.card):
        name = card_called(board, decision.card)
        return against("U10", message("not-hunkered-down", name=name))
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(side, decision.card, Zone.HAND, Zone.SUPPLY))
    if variant(board).defeat is DefeatRule.HOPELESS:
        check(out)
    return None


def _say_hunker_down(board: Board, decision: d.HunkerDown) -> Message:
    return message("decision-hunker-down", card=card_name(board, decision.card))


# --- U8 ending the turn


def _say_end_turn(board: Board, decision: d.EndTurn) -> Message:
    return message("decision-end-turn")


def _chance_of_end(board: Board, side: str, decision: d.EndTurn) -> Iterable[ExpectedChance]:
    return turn.drawings(board)


# --- S25 withdrawing


def refuse_withdrawal(board: Board, side: str) -> Rejection | None:
    """S25: a side may withdraw only in its turn, before any card is played in it; R41: and resign."""
    if variant(board).withdrawal and board.active == side and not board.played:
        return None
    return against(
        "S25",
        message("not-withdrawn-now"),
    )


def _withdraw(out: Emitter, side: str) -> Rejection | None:
    """S25: the opponent wins."""
    refused = refuse_withdrawal(out.board, side)
    if refused is not None:
        return refused
    out.emit(e.ScenarioWon(out.board.scene.opponent(side), Victory.WITHDRAWN, "S25"))
    return None


def _say_withdraw(board: Board, decision: d.Withdraw) -> Message:
    return message("decision-withdraw")


PLAY = Question[str](
    kind="play",
    asks=message("prompt-play"),
    answers={
        d.Play: Answer(_say_play, _odds, _chance_of_play),
        d.Ready: Answer(_say_ready),
        d.HunkerDown: Answer(_say_hunker_down),
        d.EndTurn: Answer(_say_end_turn, chance=_chance_of_end),
        d.Withdraw: Answer(_say_withdraw),
        d.Swap: Answer(_say_swap),
        d.FreeMoveFirst: Answer(_say_free_move_first),
    },
    options=plays,
    decide=_decide,
    is_private=holds_cards,
)
