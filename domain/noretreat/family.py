"""No Retreat!: its games."""

from domain.kernel.system import System
from domain.noretreat.system import NORETREAT

SYSTEMS: tuple[System, ...] = (NORETREAT,)
