"""No Retreat!: its games."""

from kronika.domain.kernel.system import System
from kronika.domain.noretreat.system import NORETREAT

SYSTEMS: tuple[System, ...] = (NORETREAT,)
