"""The rules of each action, by the type of the act that chooses it."""

from domain.undaunted import decisions as d
from domain.undaunted.content import ActionName
from domain.undaunted.rules import combat, movement, support
from domain.undaunted.rules.actor import ActionRules

RULES: dict[ActionName, ActionRules] = {
    ActionName.MOVE: movement.MOVE,
    ActionName.SCOUT: movement.SCOUT,
    ActionName.STALK: movement.STALK,
    ActionName.GUIDE: movement.GUIDE,
    ActionName.BOLSTER: support.BOLSTER,
    ActionName.COMMAND: support.COMMAND,
    ActionName.CONCEAL: support.CONCEAL,
    ActionName.CONTROL: support.CONTROL,
    ActionName.INSPIRE: support.INSPIRE,
    ActionName.RECON: support.RECON,
    ActionName.TARGET: support.TARGET,
    ActionName.ATTACK: combat.ATTACK,
    ActionName.SUPPRESS: combat.SUPPRESS,
    ActionName.BLAST: combat.BLAST,
}

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
}
