"""Tank Duel: its battles."""

from kronika.domain.kernel.system import System
from kronika.domain.tankduel.system import TANKDUEL

SYSTEMS: tuple[System, ...] = (TANKDUEL,)
