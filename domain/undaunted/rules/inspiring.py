"""N5, S5, S22, A5: `inspire` and `exert`, by which another card of the play area acts again."""

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import against, card_called
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.cards import move_card
from kronika.domain.undaunted.rules.casualties import Exerted
from kronika.domain.undaunted.rules.performing import Performing, performs
from kronika.domain.undaunted.rules.step import Continuing, Decision, Play
from kronika.domain.undaunted.rules.support import of_squads
from kronika.domain.undaunted.rules.variants import InspireRule, variant
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message


class Again(Decision, frozen=True, tag="again"):
    """A5: one more card goes from the play area to hand."""

    handles = ("card:{card}",)
    card: str  #: The card that comes back.

    def said(self, board: Board) -> Message:
        return message("decision-again", card=card_called(board, self.card))

    def told(self, board: Board, side: Called) -> Message:
        return message("told-again", side=side, card=card_called(board, self.card))


class Inspiring(Continuing, frozen=True, tag="inspiring.v1"):
    """Cards are being taken back from the play area: `left` more at most (A5)."""

    kind, answers, shows = "again", (Again,), ("card", "left")

    action: Action  #: The action.
    card: str  #: The card that inspires.
    left: int  #: How many more cards at most.

    def ways(self, board: Board) -> list[str]:
        """A5, R2, R26: the further cards that can be taken back; not the one that inspires."""
        return inspirable(board, self.action, others(board, self.side, self.card))

    def explain(self, board: Board, decision: Again) -> Objection:
        return refuse_choice(board, self.side, self.action, self.card, decision.card, "A5", self.ways(board))

    def carry_out(self, play: Play, decision: Again) -> None:
        move_card(play, self.side, decision.card, Zone.PLAY, Zone.HAND)
        self.follow(play)

    def said(self, board: Board) -> Message:
        return message("half-done-inspiring", left=self.left)

    def declined(self, board: Board) -> Message:
        return message("decision-stop-inspiring")


def choosable(board: Board, actor: Actor) -> list[str]:
    """N5, S5, S22, A5: the cards of the play area that can be chosen; never the one that acts (R2)."""
    played = others(board, actor.side, actor.card.id) if actor.played else board.sides[actor.side].play
    inspire = variant(board).inspire
    if inspire is InspireRule.RETURNS:
        return of_squads(board, played, actor.action.squads)
    if inspire is InspireRule.RETURNS_UP_TO:
        return inspirable(board, actor.action, played)
    cards, name = board.scene.cards, actor.action.name
    if name == ActionName.EXERT:
        found = [id for id in played if cards[id].counter and not board.is_tank(cards[id].counter)]
    else:
        found = of_squads(board, played, actor.action.squads)
    return [id for id in found if performs(board, actor.side, cards[id], name)]


def others(board: Board, side: str, card: str) -> tuple[str, ...]:
    """R2: the play area without the card that acts; a second copy of it is another card."""
    play = list(board.sides[side].play)
    play.remove(card)
    return tuple(play)


def inspirable(board: Board, action: Action, play: tuple[str, ...]) -> list[str]:
    """A5: the soldiers' cards among those of the play area, never leaders'."""
    cards = board.scene.cards
    return [card for card in of_squads(board, play, action.squads) if cards[card].counter]


def _inspire(play: Play, actor: Actor, act: d.Inspire) -> None:
    if variant(play.board).inspire is InspireRule.PERFORMS:
        play.push(Performing(actor.side, act.card, actor.action))
    else:
        move_card(play, actor.side, act.card, Zone.PLAY, Zone.HAND)
    if variant(play.board).inspire is InspireRule.RETURNS_UP_TO:
        Inspiring(actor.side, actor.action, actor.card.id, actor.action.value).follow(play, fresh=True)


def _exert(play: Play, actor: Actor, act: d.Exert) -> None:
    play.push(Exerted(actor.side, play.board.scene.cards[act.card].counter))
    play.push(Performing(actor.side, act.card, actor.action))


def _explain(board: Board, actor: Actor, act: d.Inspire | d.Exert) -> Objection:
    exert = isinstance(act, d.Exert)
    rule = "S22" if exert else variant(board).inspire.value
    return refuse_choice(board, actor.side, actor.action, actor.card.id, act.card, rule, choosable(board, actor))


def refuse_choice(
    board: Board, side: str, action: Action, by: str, card: str, rule: str, accepted: list[str]
) -> Objection:
    """Why a card of the play area cannot be chosen by the card that acts."""
    name = card_called(board, card)
    if card == by:
        return against("R2", "not-itself", accepted, name=name)
    if card not in board.sides[side].play:
        return against(rule, "not-in-play-area", accepted, name=name)
    squads = action.squads
    if squads and not set(squads) & set(board.scene.cards[card].squads):
        among = "/".join(squads)
        return against(rule, "not-of-action-squad", accepted, name=name, among=among)
    if variant(board).inspire is InspireRule.RETURNS_UP_TO:
        return against(rule, "not-soldier-card", accepted, name=name)
    return against(rule, "not-able-to-act", accepted, name=name)


act_rules(d.Inspire, each(d.Inspire, choosable), _inspire, _explain, basic=False)
act_rules(d.Exert, each(d.Exert, choosable), _exert, _explain, basic=False)
