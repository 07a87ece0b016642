"""The rules of each action, and which action each act is."""

from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.rules.actor import ActionRules, Actor, is_choice, prints_twice, ways
from kronika.domain.undaunted.rules.basic import BASIC
from kronika.domain.undaunted.rules.performing import EXERT, INSPIRE
from kronika.domain.undaunted.state import Board

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
    d.Drive: ActionName.DRIVE,
    d.Navigate: ActionName.NAVIGATE,
    d.Repair: ActionName.REPAIR,
    d.ReconFlight: ActionName.RECON_FLIGHT,
    d.Strafe: ActionName.STRAFE,
}


def performer(board: Board, by: list[Actor], decision: d.Play | d.Perform) -> Actor | None:
    """U7, A8, R37: which of these actors of one card performs what is decided. If the card prints the action twice,
    plain and upgraded, it is the upgraded one wherever that is possible, unless the plain one is chosen."""
    act, at, plain = decision.act, decision.at, decision.plain
    able = [actor for actor in _able(by, act, at) if actor.seat == decision.seat]
    if not able or not prints_twice(able[0].card):
        return next(iter(able), None)
    means = ways(board, able, RULES).get((act, at), {})
    return means.get(not plain) or next(iter(means.values()), able[0])


def has_choice(board: Board, by: list[Actor], act: d.Act, at: str) -> bool:
    """R37: whether these actors of one card can do this by either of two actions, and it matters by which."""
    if not by or not prints_twice(by[0].card):
        return False
    return is_choice(board, ways(board, _able(by, act, at), RULES).get((act, at), {}), RULES, act)


def _able(by: list[Actor], act: d.Act, at: str) -> list[Actor]:
    name = NAMES[type(act)]
    return [actor for actor in by if actor.action.name == name and actor.at == at]
