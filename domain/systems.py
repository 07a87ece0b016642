"""The systems that are refereed, and what reads their events: a closed registry."""

import msgspec

from kronika.domain.kernel.log import Codec, Record
from kronika.domain.kernel.system import System, must_be_whole, systems_of

FAMILIES = ("undaunted", "noretreat", "tankduel")
"""The families, by their folders. The module `family` of each holds its systems, `SYSTEMS`."""

SYSTEMS: dict[str, System] = {system.name: system for family in FAMILIES for system in systems_of(family)}
must_be_whole(SYSTEMS.values())
CODECS: dict[str, Codec] = {name: Codec(system) for name, system in SYSTEMS.items()}


def system_of(record: Record) -> System:
    """The system of a log, from its first record."""
    return SYSTEMS[msgspec.json.decode(record.public)["event"]["system"]]
