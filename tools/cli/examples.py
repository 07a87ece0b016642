"""Examples for help texts and notes: packs and scenarios that come with a system."""

from collections.abc import Iterator

from kronika.domain.kernel.reports import ReadCall
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Example
from kronika.domain.systems import SYSTEMS


def _examples(*, campaigns: bool) -> Iterator[Example]:
    for system in SYSTEMS.values():
        if (system.links is not None) == campaigns:
            yield from system.packs.examples


GAME, *_FURTHER = _examples(campaigns=False)
"""A first game."""
FURTHER = _FURTHER[0] if _FURTHER else GAME
"""Another one."""
CAMPAIGN = next(_examples(campaigns=True))


def _reports() -> Iterator[tuple[System, ReadCall]]:
    for system in SYSTEMS.values():
        if system.links is not None and system.contract.own is not None and system.contract.own.reports is not None:
            yield from ((system, call) for call in system.contract.own.reports.calls)


OF_CAMPAIGNS, REPORT = next(_reports())
"""A report about campaigns at any version, and its system."""
REPORTED = REPORT.name.removeprefix("Get").lower()
"""The figure that measures it."""

EXAMPLES = {
    "game": f"{GAME.pack} {GAME.scenario}",
    "further": f"--pack {FURTHER.pack} --scenario {FURTHER.scenario}",
    "campaign": CAMPAIGN.pack,
}
"""The values of these placeholders in help texts."""
