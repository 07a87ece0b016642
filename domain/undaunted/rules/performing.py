"""N5, S5, S22: `inspire` and `exert`, by which another card of the play area acts again."""

from domain.kernel.chance import Chance
from domain.kernel.system import Emitter
from domain.kernel.words import Rejection
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import ActionName, Card
from domain.undaunted.frames import Exerted, Performing
from domain.undaunted.names import against, card_called
from domain.undaunted.rules.actor import ActionRules, Actor, actors, choices, is_suppressed
from domain.undaunted.rules.basic import BASIC
from domain.undaunted.rules.support import of_squads
from domain.undaunted.rules.variants import InspireRule, variant
from domain.undaunted.state import Board, Zone


def performs(board: Board, side: str, card: Card, by: ActionName) -> list[d.Perform]:
    """S5, S22, R2: what a card of the play area can perform: `inspire` leaves upgraded actions out."""
    if is_suppressed(board, card):
        return []
    able = [a for a in actors(board, side, card, plain=by == ActionName.INSPIRE) if a.action.name in BASIC]
    return [d.Perform(*option) for option in choices(board, able, BASIC)]


def choosable(board: Board, actor: Actor) -> list[str]:
    """N5, S5, S22: the cards of the play area that can be chosen; never the one played (R2)."""
    played = [card for card in board.sides[actor.side].play if card != actor.card.id]
    if variant(board).inspire is InspireRule.RETURNS:
        return of_squads(board, board.sides[actor.side].play, actor.action.squads)
    cards, name = board.scene.cards, actor.action.name
    if name == ActionName.EXERT:
        found = [id for id in played if cards[id].counter and not board.is_tank(cards[id].counter)]
    else:
        found = of_squads(board, tuple(played), actor.action.squads)
    return [id for id in found if performs(board, actor.side, cards[id], name)]


def _inspire_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Inspire(card) for card in choosable(board, actor)]


def _inspire(out: Emitter, chance: Chance, actor: Actor, act: d.Inspire) -> None:
    if variant(out.board).inspire is InspireRule.PERFORMS:
        out.emit(e.FramePushed(Performing(actor.side, act.card, actor.action)))
    else:
        out.emit(e.CardMoved(actor.side, act.card, Zone.PLAY, Zone.HAND))


def _exert_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Exert(card) for card in choosable(board, actor)]


def _exert(out: Emitter, chance: Chance, actor: Actor, act: d.Exert) -> None:
    out.emit(e.FramePushed(Exerted(actor.side, out.board.scene.cards[act.card].counter)))
    out.emit(e.FramePushed(Performing(actor.side, act.card, actor.action)))


def _explain(board: Board, actor: Actor, act: d.Inspire | d.Exert) -> Rejection:
    name, accepted = card_called(board, act.card), choosable(board, actor)
    exert = isinstance(act, d.Exert)
    rule = "S22" if exert else variant(board).inspire.value
    if act.card == actor.card.id:
        return against("R2", f"{name.en} cannot choose itself.", f"{name.who} nemůže zvolit sama sebe.", accepted)
    if act.card not in board.sides[actor.side].play:
        return against(
            rule, f"{name.en} is not in your play area.", f"{name.who} není ve vaší herní oblasti.", accepted
        )
    squads = actor.action.squads
    if squads and not set(squads) & set(board.scene.cards[act.card].squads):
        among = "/".join(squads)
        return against(
            rule, f"{name.en} does not belong to squad {among}.", f"{name.who} nepatří do družstva {among}.", accepted
        )
    return against(
        rule,
        f"{name.en} has no action that it could perform now.",
        f"{name.who} nemá akci, kterou by teď mohla provést.",
        accepted,
    )


INSPIRE = ActionRules(_inspire_options, _inspire, _explain)
EXERT = ActionRules(_exert_options, _exert, _explain)
