"""Undaunted: its games, and its campaigns."""

from kronika.domain.kernel.system import System
from kronika.domain.undaunted.campaign.system import CAMPAIGN
from kronika.domain.undaunted.system import UNDAUNTED

SYSTEMS: tuple[System, ...] = (UNDAUNTED, CAMPAIGN)
