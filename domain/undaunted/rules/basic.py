"""The rules of every action that a card performs by itself (R2: all but `inspire` and `exert`)."""

from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.rules import assets, fire_zones, mines, movement, repairs, shots, support, surveys
from kronika.domain.undaunted.rules.actor import ActionRules
from kronika.domain.undaunted.rules.combined import FIGHT_AND_FADE, SECURE

BASIC: dict[ActionName, ActionRules] = {
    ActionName.MOVE: movement.MOVE,
    ActionName.SCOUT: movement.SCOUT,
    ActionName.STALK: movement.STALK,
    ActionName.GUIDE: movement.GUIDE,
    ActionName.BOLSTER: support.BOLSTER,
    ActionName.COMMAND: support.COMMAND,
    ActionName.CONCEAL: support.CONCEAL,
    ActionName.CONTROL: support.CONTROL,
    ActionName.RECON: support.RECON,
    ActionName.TARGET: support.TARGET,
    ActionName.ATTACK: shots.SHOT,
    ActionName.SUPPRESS: shots.SHOT,
    ActionName.BLAST: shots.BLAST,
    ActionName.ANTI_TANK: shots.SHOT,
    ActionName.DEMOLISH: shots.SHOT,
    ActionName.BOMBARD: shots.AREA,
    ActionName.VOLLEY: shots.AREA,
    ActionName.GRENADE: shots.AREA,
    ActionName.FLAMETHROWER: shots.SHOT,
    ActionName.SMOKE: assets.SMOKE,
    ActionName.MINES: mines.MINES,
    ActionName.FIRE_ZONE: fire_zones.FIRE_ZONE,
    ActionName.REQUISITION: assets.REQUISITION,
    ActionName.RALLY: assets.RALLY,
    ActionName.ANTI_AIR: assets.ANTI_AIR,
    ActionName.ASSAULT: movement.ASSAULT,
    ActionName.SECURE: SECURE,
    ActionName.FIGHT_AND_FADE: FIGHT_AND_FADE,
    ActionName.DRIVE: movement.DRIVE,
    ActionName.NAVIGATE: surveys.NAVIGATE,
    ActionName.REPAIR: repairs.REPAIR,
    ActionName.RECON_FLIGHT: surveys.RECON_FLIGHT,
    ActionName.STRAFE: shots.SHOT,
}
