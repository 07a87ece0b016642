"""U4, U6, U8, R1, R38: rounds and turns."""

from kronika.domain.kernel.chance import ExpectedChance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules.cards import draw, draws, holds_cards, not_in_hand
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.rules.victory import award_round, check
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

# --- U6, R1: both sides pick a card in secret; the higher value takes the initiative


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

    def options(self, board: Board) -> list[PickInitiative]:
        return [*map(PickInitiative, dict.fromkeys(board.sides[self.side].hand))]

    def explain(self, board: Board, decision: PickInitiative) -> Objection:
        return not_in_hand(board, self.side, decision.card, "U6")

    def carry_out(self, play: Play, decision: PickInitiative) -> None:
        side = self.side
        play.emit(e.InitiativePicked(side, Sealed(side, decision.card), (play.out.version, play.out.version + 1)))
        if not any(zones.hand and not zones.pick for zones in play.board.sides.values()):
            settle_initiative(play)


def ask_for_initiative(play: Play) -> None:
    """U6, R1: every side that has a card in hand picks one."""
    asked = [side for side in play.board.scene.sides if play.board.sides[side].hand]
    for side in asked:
        play.out.prompt(side, Picking.kind)
    if not asked:
        settle_initiative(play)


def settle_initiative(play: Play) -> None:
    """U6, R1: the higher value takes the marker, a tie leaves it, no card is lower than any value."""
    board = play.board
    picks = {side: zones.pick[0] for side, zones in board.sides.items() if zones.pick}
    if picks:
        play.emit(e.InitiativeRevealed(picks, board.seals))
    value = {side: board.scene.cards[picks[side]].initiative if side in picks else -1 for side in board.scene.sides}
    first, second = board.scene.sides
    if value[first] != value[second]:
        play.emit(e.InitiativeSettled(first if value[first] > value[second] else second))
    else:
        play.emit(e.InitiativeSettled(board.initiative))
    play.emit(e.TurnStarted(play.board.initiative))


# --- U4, U8: rounds and turns


HAND = 4
"""U4: cards drawn at the start of a round."""


def start_round(play: Play) -> None:
    """U4: a round begins: both sides draw, then both pick a card for the initiative."""
    play.emit(e.RoundStarted(play.board.round + 1))
    for side in play.board.scene.sides:
        draw(play, side, HAND, "U4")
    ask_for_initiative(play)


def drawings(board: Board) -> list[ExpectedChance]:
    """U4: all that is drawn when a round starts."""
    return [drawn for side in board.scene.sides for drawn in draws(side, "U4", HAND)]


def end_turn(play: Play) -> None:
    """U8: hand and play area are discarded; then the other side has its turn, or the next round starts.

    R38: the points that the end of the round brings are all counted before goals are judged, while this side is
    still the active one.
    """
    side = play.board.active
    zones = play.board.sides[side]
    play.emit(e.TurnEnded(side, len(zones.hand), len(zones.play)))
    if side == play.board.initiative:
        play.emit(e.TurnStarted(play.board.scene.opponent(side)))
        return
    if play.board.scene.awards:
        award_round(play)
        check(play)
    if not play.board.winner:
        start_round(play)
