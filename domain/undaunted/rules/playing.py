"""U7, U9–U11, S25, A8, A9, A17: what a side does in its turn: it plays a card, ends the turn, or withdraws."""

from collections.abc import Iterable

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.czech import Called, capital
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Card, Victory
from kronika.domain.undaunted.frames import Freeing, Mounted
from kronika.domain.undaunted.names import against, card_called, card_name, counter_name
from kronika.domain.undaunted.rules import acts, turn
from kronika.domain.undaunted.rules.actions import RULES, has_choice
from kronika.domain.undaunted.rules.actor import Actor, actors, can_act, choices, is_suppressed, prints_twice
from kronika.domain.undaunted.rules.fog import is_fog
from kronika.domain.undaunted.rules.free_moves import Place, free_moves, move_freely, refuse_move, said, with_him_at
from kronika.domain.undaunted.rules.hand import holds_cards, not_in_hand
from kronika.domain.undaunted.rules.question import Answer, Question
from kronika.domain.undaunted.rules.seats import mates
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.say_acts import say_free_move, say_performed
from kronika.domain.undaunted.state import Board, Zone

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
            f"{name.en} can be picked for initiative but never played.",
            f"{capital(name.cs.acc)} lze zvolit pro iniciativu, zahrát ji však nelze.",
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
        f"{who.en} {who.be} suppressed: the card can only turn {who.verb('it', 'them')} ready or be hunkered down.",
        f"{who.are} pod palbou: karta může jednotku jen připravit, nebo se stáhnout do zálohy.",
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


def _say_play(board: Board, decision: d.Play) -> Sentence:
    name, act = card_name(board, decision.card), say_performed(board, chooses(board, decision), decision)
    return Sentence(f"{name.en}: {act.en}", f"{name.cs}: {act.cs}")


def _tell_play(board: Board, side: Called, decision: d.Play) -> str:
    card, act = card_called(board, decision.card), say_performed(board, chooses(board, decision), decision)
    return f"{side.who} {side.cs.does('hraje', 'hrají')} {card.cs.acc}: {act.cs}"


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
            f"{card.name.en} has no seat in one vehicle with {other.en}.",
            f"Voják karty {card.name.cs} nesedí v jednom vozidle s druhým: {other.cs}.",
            mates(board, card.counter),
        )
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    out.emit(e.SeatsSwapped(card.counter, decision.counter))
    return None


def _say_swap(board: Board, decision: d.Swap) -> Sentence:
    name, other = card_name(board, decision.card), counter_name(board, decision.counter)
    return Sentence(f"{name.en}: swap seats with {other.en}", f"{name.cs}: výměna míst ({other.cs})")


def _tell_swap(board: Board, side: Called, decision: d.Swap) -> str:
    card, other = card_called(board, decision.card), counter_name(board, decision.counter)
    return f"{side.who} {side.cs.does('hraje', 'hrají')} {card.cs.acc}: výměna míst ({other.cs})"


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
            f"{card.name.en} has no soldier on the board to move.",
            f"Karta {card.name.cs} nemá na plánu vojáka, který by nasedl.",
        )
    if place not in free_moves(board, side, card.counter):
        return refuse_move(board, side, card.counter, place)
    if place not in _free_moves_first(board, side, card):
        return against(
            "A17",
            f"{card.name.en} would have no action after this free move.",
            f"Karta {card.name.cs} by po této volné akci neměla žádnou akci.",
            [said(board, other) for other in _free_moves_first(board, side, card)],
        )
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    move_freely(out, side, card.counter, place)
    if not out.board.winner:
        out.emit(e.FramePushed(Mounted(side, card.counter, card.id)))
    return None


def _say_free_move_first(board: Board, decision: d.FreeMoveFirst) -> Sentence:
    name, move = card_name(board, decision.card), say_free_move(board, decision.vehicle, decision.seat)
    return Sentence(f"{name.en}: {move.en} first", f"{name.cs}: nejdřív {move.cs}")


def _tell_free_move_first(board: Board, side: Called, decision: d.FreeMoveFirst) -> str:
    card, move = card_called(board, decision.card), say_free_move(board, decision.vehicle, decision.seat)
    return f"{side.who} {side.cs.does('hraje', 'hrají')} {card.cs.acc}: nejdřív {move.cs}"


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
            f"{card.name.en} has no suppressed counter to turn ready.",
            f"Karta {card.name.cs} nemá jednotku pod palbou, kterou by připravila.",
        )
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    out.emit(e.CounterReadied(card.counter))
    return None


def _say_ready(board: Board, decision: d.Ready) -> Sentence:
    name = card_name(board, decision.card)
    return Sentence(f"{name.en}: turn the counter ready", f"{name.cs}: připravit jednotku")


def _tell_ready(board: Board, side: Called, decision: d.Ready) -> str:
    card = card_called(board, decision.card)
    return f"{side.who} {side.cs.does('hraje', 'hrají')} {card.cs.acc}: připravit jednotku"


# --- U10 hunkering down


def _hunker_down(out: Emitter, side: str, decision: d.HunkerDown) -> Rejection | None:
    """U10: the card goes back to the supply, the board does not change; it may have been the last that could bring
    others from there (A25)."""
    board: Board = out.board
    if decision.card in board.sides[side].hand and is_fog(board, decision.card):
        name = card_called(board, decision.card)
        return against(
            "U10", f"{name.en} cannot be hunkered down.", f"{capital(name.cs.acc)} nelze stáhnout do zálohy."
        )
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(side, decision.card, Zone.HAND, Zone.SUPPLY))
    if variant(board).defeat is DefeatRule.HOPELESS:
        check(out)
    return None


def _say_hunker_down(board: Board, decision: d.HunkerDown) -> Sentence:
    name = card_name(board, decision.card)
    return Sentence(f"{name.en}: hunker down", f"{name.cs}: stáhnout do zálohy")


def _tell_hunker_down(board: Board, side: Called, decision: d.HunkerDown) -> str:
    card = card_called(board, decision.card)
    return f"{side.who} {side.cs.does('stahuje', 'stahují')} {card.cs.acc} do zálohy"


# --- U8 ending the turn


def _say_end_turn(board: Board, decision: d.EndTurn) -> Sentence:
    return Sentence("End the turn", "Ukončit tah")


def _tell_end_turn(board: Board, side: Called, decision: d.EndTurn) -> str:
    return f"{side.who} končí tah"


def _chance_of_end(board: Board, side: str, decision: d.EndTurn) -> Iterable[ExpectedChance]:
    return turn.drawings(board)


# --- S25 withdrawing


def refuse_withdrawal(board: Board, side: str) -> Rejection | None:
    """S25: a side may withdraw only in its turn, before any card is played in it; R41: and resign."""
    if variant(board).withdrawal and board.active == side and not board.played:
        return None
    return against(
        "S25",
        "A side may withdraw only at the start of its turn, before playing a card, and only in Stalingrad.",
        "Stáhnout vojska lze jen na začátku tahu před zahráním karty, a jen ve hře Stalingrad.",
    )


def _withdraw(out: Emitter, side: str) -> Rejection | None:
    """S25: the opponent wins."""
    refused = refuse_withdrawal(out.board, side)
    if refused is not None:
        return refused
    out.emit(e.ScenarioWon(out.board.scene.opponent(side), Victory.WITHDRAWN, "S25"))
    return None


def _say_withdraw(board: Board, decision: d.Withdraw) -> Sentence:
    return Sentence("Withdraw: the opponent wins", "Stáhnout vojska: soupeř vítězí")


def _tell_withdraw(board: Board, side: Called, decision: d.Withdraw) -> str:
    return f"{side.who} {side.cs.does('stahuje', 'stahují')} vojska: soupeř vítězí"


PLAY = Question[str](
    kind="play",
    asks=Sentence("Your turn: play a card", "Jste na tahu: zahrajte kartu"),
    answers={
        d.Play: Answer(_say_play, _tell_play, _odds, _chance_of_play),
        d.Ready: Answer(_say_ready, _tell_ready),
        d.HunkerDown: Answer(_say_hunker_down, _tell_hunker_down),
        d.EndTurn: Answer(_say_end_turn, _tell_end_turn, chance=_chance_of_end),
        d.Withdraw: Answer(_say_withdraw, _tell_withdraw),
        d.Swap: Answer(_say_swap, _tell_swap),
        d.FreeMoveFirst: Answer(_say_free_move_first, _tell_free_move_first),
    },
    options=plays,
    decide=_decide,
    is_private=holds_cards,
)
