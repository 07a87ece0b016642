"""The systems that are refereed, and what reads their events: a closed registry."""

from domain.kernel.log import Codec
from domain.kernel.system import System
from domain.undaunted.campaign.system import CAMPAIGN
from domain.undaunted.system import UNDAUNTED

_ALL: tuple[System, ...] = (UNDAUNTED, CAMPAIGN)

SYSTEMS: dict[str, System] = {system.name: system for system in _ALL}
CODECS: dict[str, Codec] = {name: Codec(system) for name, system in SYSTEMS.items()}
