"""Undaunted: its games, and its campaigns."""

from domain.kernel.system import System
from domain.undaunted.campaign.system import CAMPAIGN
from domain.undaunted.system import UNDAUNTED

SYSTEMS: tuple[System, ...] = (UNDAUNTED, CAMPAIGN)
