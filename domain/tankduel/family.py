"""Tank Duel: its battles."""

from domain.kernel.system import System
from domain.tankduel.system import TANKDUEL

SYSTEMS: tuple[System, ...] = (TANKDUEL,)
