"""The rules of each action, and which action each act is."""

from domain.undaunted import decisions as d
from domain.undaunted.content import ActionName
from domain.undaunted.rules.actor import ActionRules, Actor
from domain.undaunted.rules.basic import BASIC
from domain.undaunted.rules.performing import EXERT, INSPIRE
from domain.undaunted.state import Board

RULES: dict[ActionName, ActionRules] = {**BASIC, ActionName.INSPIRE: INSPIRE, ActionName.EXERT: EXERT}

NAMES: dict[type, ActionName] = {
    d.Move: ActionName.MOVE,
    d.Scout: ActionName.SCOUT,
    d.Stalk: ActionName.STALK,
    d.Guide: ActionName.GUIDE,
    d.Bolster: ActionName.BOLSTER,
    d.Command: ActionName.COMMAND,
    d.Conceal: ActionName.CONCEAL,
    d.Control: ActionName.CONTROL,
    d.Inspire: ActionName.INSPIRE,
    d.Recon: ActionName.RECON,
    d.Target: ActionName.TARGET,
    d.Attack: ActionName.ATTACK,
    d.Suppress: ActionName.SUPPRESS,
    d.Blast: ActionName.BLAST,
    d.AntiTank: ActionName.ANTI_TANK,
    d.Demolish: ActionName.DEMOLISH,
    d.Bombard: ActionName.BOMBARD,
    d.Volley: ActionName.VOLLEY,
    d.Grenade: ActionName.GRENADE,
    d.Flamethrower: ActionName.FLAMETHROWER,
    d.Smoke: ActionName.SMOKE,
    d.Mines: ActionName.MINES,
    d.FireZone: ActionName.FIRE_ZONE,
    d.Requisition: ActionName.REQUISITION,
    d.Rally: ActionName.RALLY,
    d.AntiAir: ActionName.ANTI_AIR,
    d.Assault: ActionName.ASSAULT,
    d.Secure: ActionName.SECURE,
    d.FightAndFade: ActionName.FIGHT_AND_FADE,
    d.Exert: ActionName.EXERT,
}


def performer(board: Board, by: list[Actor], act: d.Act, at: str) -> Actor | None:
    """U7: which of these actors performs the act. An upgraded card may print an action twice, as its kind
    does and upgraded: then it is the upgraded one, wherever that is possible."""
    name = NAMES[type(act)]
    able = [actor for actor in by if actor.action.name == name and actor.at == at]
    if len(able) > 1:
        able = [actor for actor in able if act in RULES[name].options(board, actor)] or able[:1]
    return max(able, key=lambda actor: actor.action.upgraded, default=None)
