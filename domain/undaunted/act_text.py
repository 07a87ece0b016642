"""An act of a card in words."""

from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, MINE_NAMES, card_called, card_name, counter_name
from kronika.domain.undaunted.rules.actor import NAMES, Choice
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

OF: frozenset[ActionName] = frozenset({ActionName.DEMOLISH, ActionName.BOMBARD})
"""Combat actions that are said in Czech with the genitive of their target; all others with `na`."""


def describe_performed(board: Board, chooses: bool, decision: Choice) -> Message:
    """An act of a card, by which of two printed actions (R37) if it `chooses` between them, and where its
    counter comes on."""
    said = describe_act(board, decision.act)
    if chooses:
        said = message("performed-plain" if decision.plain else "performed-upgraded", act=said)
    if decision.seat:
        said = message("performed-by-seat", act=said)
    return message("performed-coming-on", act=said, at=decision.at) if decision.at else said


def describe_act(board: Board, act: d.Act) -> Message:
    """What an act does, without the card."""
    action = ACTION_NAMES[NAMES[type(act)]]
    match act:
        case d.Move(to="") | d.Scout(to="") | d.Stalk(to="") | d.Drive(to=""):
            return message("act-off", action=action)
        case d.Move() | d.Scout() | d.Stalk() | d.Drive() | d.Navigate() | d.ReconFlight():
            return message("act-to", action=action, to=act.to)
        case d.Target():
            return message("act-target", action=action, to=act.to)
        case d.Guide():
            return message("act-guide", action=action, who=counter_name(board, act.counter), to=act.to)
        case d.Bolster():
            return message("act-bolster", action=action, card=card_name(board, act.take))
        case d.Requisition():
            return message("act-requisition", action=action, card=card_name(board, act.take))
        case d.Inspire() | d.Exert():
            return message("act-again", action=action, card=card_called(board, act.card))
        case d.Command():
            return message("act-command", action=action, count=act.count)
        case d.Repair():
            return message("act-repair", action=action, car=counter_name(board, act.vehicle))
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish() | d.Strafe():
            return _aimed(board, NAMES[type(act)], act.target)
        case d.FightAndFade():
            return message("act-fight", action=action, fight=_aimed(board, act.fight, act.target))
        case d.Bombard() | d.Volley() | d.Grenade():
            return _aimed(board, NAMES[type(act)], act.space)
        case d.Assault() | d.FireZone():
            return message("act-on", action=action, to=act.to)
        case d.Mines():
            return message("act-mines", mine=MINE_NAMES[act.face], towards=act.towards)
        case d.Rally():
            return message("act-rally", action=action, who=counter_name(board, act.counter))
        case d.Conceal() | d.Control() | d.Recon() | d.Blast() | d.Smoke() | d.AntiAir() | d.Secure():
            return action


def _aimed(board: Board, action: ActionName, target: str) -> Message:
    """An action and what it is aimed at, with the space of a counter."""
    name = ACTION_NAMES[action]
    if target in board.scene.spaces:
        return message("act-of-space" if action in OF else "act-at-space", action=name, space=target)
    who = counter_name(board, target)
    if target in board.counters:
        space = board.counters[target].space
        return message("act-of-counter" if action in OF else "act-at-counter", action=name, who=who, space=space)
    return message("act-of" if action in OF else "act-at", action=name, who=who)


def describe_free_move(board: Board, vehicle: str, seat: int) -> Message:
    """A free move in words."""
    if not vehicle:
        return message("free-move-off")
    return message("free-move-to", seat=seat, car=counter_name(board, vehicle))
