"""U6, R1: both sides pick a card in secret; the higher value takes the initiative."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules.fog import holds_cards, not_in_hand
from kronika.domain.undaunted.rules.question import Answer, Question
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def ask_for_initiative(out: Emitter) -> None:
    """U6, R1: every side that has a card in hand picks one."""
    asked = [side for side in out.board.scene.sides if out.board.sides[side].hand]
    for side in asked:
        out.prompt(side, INITIATIVE.kind)
    if not asked:
        settle_initiative(out)


def pick_initiative(out: Emitter, chance: Chance, side: str, decision: d.PickInitiative) -> Rejection | None:
    """U6: a side picks; when nobody is left to pick, the picks are shown."""
    card = decision.card
    if card not in out.board.sides[side].hand:
        return not_in_hand(out.board, side, card, "U6")
    out.emit(e.InitiativePicked(side, Sealed(side, card), (out.version, out.version + 1)))
    if not any(zones.hand and not zones.pick for zones in out.board.sides.values()):
        settle_initiative(out)
    return None


def settle_initiative(out: Emitter) -> None:
    """U6, R1: the higher value takes the marker, a tie leaves it, no card is lower than any value."""
    board: Board = out.board
    picks = {side: zones.pick[0] for side, zones in board.sides.items() if zones.pick}
    if picks:
        out.emit(e.InitiativeRevealed(picks, board.seals))
    value = {side: board.scene.cards[picks[side]].initiative if side in picks else -1 for side in board.scene.sides}
    first, second = board.scene.sides
    if value[first] != value[second]:
        out.emit(e.InitiativeSettled(first if value[first] > value[second] else second))
    else:
        out.emit(e.InitiativeSettled(board.initiative))
    out.emit(e.TurnStarted(out.board.initiative))


def _options(board: Board, side: str) -> list[d.Decision]:
    return [d.PickInitiative(card) for card in dict.fromkeys(board.sides[side].hand)]


def _is_secret(board: Board, side: str) -> bool:
    return True


def _say_pick(board: Board, decision: d.PickInitiative) -> Message:
    card = board.scene.cards.get(decision.card)
    value = 0 if card is None else card.initiative
    return message("decision-pick-initiative", card=card_called(board, decision.card), value=value)


INITIATIVE = Question[str](
    kind="initiative",
    asks=message("prompt-initiative"),
    answers={d.PickInitiative: Answer(_say_pick)},
    options=_options,
    decide=pick_initiative,
    is_secret=_is_secret,
    is_private=holds_cards,
)
