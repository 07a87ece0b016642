"""Sample: its games."""

from kronika.domain.kernel.system import System
from kronika.tools.dev.sample.system import SAMPLE

SYSTEMS: tuple[System, ...] = (SAMPLE,)
