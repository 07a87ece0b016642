"""U7, U9–U11, S25: what a side does in its turn: it plays a card, ends the turn, or withdraws."""

from collections.abc import Iterable, Iterator

from domain.kernel.caching import cached_by_identity
from domain.kernel.chance import Asked, Chance
from domain.kernel.czech import capital
from domain.kernel.system import Emitter, Odds
from domain.kernel.words import Rejection, Sentence
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import Victory
from domain.undaunted.names import Called, against, card_called, card_name, counter_name
from domain.undaunted.rules import acts, dice, draw, turn
from domain.undaunted.rules.actions import NAMES, RULES, has_choice
from domain.undaunted.rules.actor import Actor, actors, choices, is_suppressed, prints_twice
from domain.undaunted.rules.fog import is_fog
from domain.undaunted.rules.hand import holds_cards, not_in_hand
from domain.undaunted.rules.question import Answer, Question
from domain.undaunted.rules.variants import variant
from domain.undaunted.say_acts import say_performed
from domain.undaunted.state import Board, Zone

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
    found.append(d.EndTurn())
    if _can_withdraw(board):
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
    """U7: a card is played for one of its actions."""
    board: Board = out.board
    refused = _playable(board, side, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    if is_suppressed(board, card):
        who = counter_name(board, card.counter)
        return against(
            "U9",
            f"{who.en} are suppressed: the card can only turn them ready or be hunkered down.",
            f"{who.are} pod palbou: karta může jednotku jen připravit, nebo se stáhnout do zálohy.",
            ("ready", "hunker_down"),
        )
    by = actors(board, side, card)
    refused = acts.judge(board, side, card, by, decision)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(side, card.id, Zone.HAND, Zone.PLAY))
    acts.carry_out(out, chance, by, decision)
    return None


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


def _chance_of_play(board: Board, side: str, decision: d.Play) -> Iterator[Asked]:
    """What is drawn and rolled for at once; of several targets only a single one is rolled for without asking."""
    match decision.act:
        case d.Command(count=count):
            yield from draw.draws(side, "U17", count)
        case d.Recon():
            yield from draw.draws(side, "U19", 1)
        case d.Attack(target=target) | d.Suppress(target=target):
            yield _rolling(board, side, decision, target)
        case d.Blast():
            for only in board.on(board.sides[side].target)[:1]:
                yield _rolling(board, side, decision, only)


def _rolling(board: Board, side: str, decision: d.Play, target: str) -> Asked:
    card, name = board.scene.cards[decision.card], NAMES[type(decision.act)]
    action = next(action for action in card.actions if action.name == name)
    return dice.rolling("U20", side, action, card.counter, target)


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
    """U10: the card goes back to the supply, the board does not change."""
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


def _chance_of_end(board: Board, side: str, decision: d.EndTurn) -> Iterable[Asked]:
    return turn.drawings(board)


# --- S25 withdrawing


def _can_withdraw(board: Board) -> bool:
    """S25: only before any card is played in the turn."""
    return variant(board).withdrawal and not board.played


def _withdraw(out: Emitter, side: str) -> Rejection | None:
    """S25: the opponent wins."""
    if not _can_withdraw(out.board):
        return against(
            "S25",
            "A side may withdraw only at the start of its turn, before playing a card, and only in Stalingrad.",
            "Stáhnout vojska lze jen na začátku tahu před zahráním karty, a jen ve hře Stalingrad.",
        )
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
    },
    options=plays,
    decide=_decide,
    is_private=holds_cards,
)
