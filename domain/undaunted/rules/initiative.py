"""U6, R1: both sides pick a card in secret; the higher value takes the initiative."""

from kronika.domain.kernel import steps
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules.fog import holds_cards, not_in_hand
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


class PickInitiative(Decision, frozen=True, tag="pick_initiative"):
    """U6: the card from hand that bids for the initiative."""

    handles = ("card:{card}",)
    card: str  #: The card from hand that is bid.

    def said(self, board: Board) -> Message:
        card = board.scene.cards.get(self.card)
        value = 0 if card is None else card.initiative
        return message("decision-pick-initiative", card=card_called(board, self.card), value=value)


class Picking(Frame, frozen=True, tag=False):
    """U6: a side picks a card of its hand in secret; when nobody is left to pick, the picks are shown."""

    kind, answers = "initiative", (PickInitiative,)

    def is_secret(self, board: Board, ask: Ask) -> bool:
        return True

    def is_private(self, board: Board, ask: Ask) -> bool:
        return holds_cards(board, self.side)

    def candidates(self, board: Board, ask: Ask) -> list[steps.Decision]:
        return [*map(PickInitiative, dict.fromkeys(board.sides[self.side].hand))]

    def explain(self, board: Board, decision: PickInitiative) -> Objection:
        return not_in_hand(board, self.side, decision.card, "U6")

    def carry_out(self, play: Play, decision: PickInitiative) -> None:
        out, side = play.out, self.side
        out.emit(e.InitiativePicked(side, Sealed(side, decision.card), (out.version, out.version + 1)))
        if not any(zones.hand and not zones.pick for zones in play.board.sides.values()):
            settle_initiative(out)


def ask_for_initiative(out: Emitter) -> None:
    """U6, R1: every side that has a card in hand picks one."""
    asked = [side for side in out.board.scene.sides if out.board.sides[side].hand]
    for side in asked:
        out.prompt(side, Picking.kind)
    if not asked:
        settle_initiative(out)


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
