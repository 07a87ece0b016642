"""How the systems that come with Kronika are tried out."""

from collections.abc import Mapping
from typing import Any

from kronika.domain.kernel.setups import build_setup
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS
from kronika.library.policies import BotPolicy, Policy, RandomPolicy
from kronika.service.packs import LoadedPack
from tests.bench.noretreat import TRIALS as NORETREAT
from tests.bench.tankduel import TRIALS as TANKDUEL
from tests.bench.trials import NO_TRIALS, Trials
from tests.bench.undaunted import TRIALS as UNDAUNTED

TRIALS: Mapping[str, Trials] = {"undaunted": UNDAUNTED, "noretreat": NORETREAT, "tankduel": TANKDUEL}
"""By the name of the system."""


def trials_of(system: System) -> Trials:
    """How a system is tried out; the one of the tests, say, has nothing of its own."""
    return TRIALS.get(system.name, NO_TRIALS)


MEASURED = tuple(measured for system in SYSTEMS.values() for measured in trials_of(system).measured)
"""What figures are measured with; the first is the usual game."""


def explorer_policy(system: System, seed: str) -> Policy:
    """After everything that can happen in games of a system."""
    explorer = trials_of(system).explorer
    return RandomPolicy(seed) if explorer is None else BotPolicy(explorer, seed)


def brief(pack: LoadedPack, scenario: str) -> Any:
    """A set-up of a scenario that makes a short game, with its usual seats."""
    options = trials_of(pack.system).brief(pack.content, scenario)
    return build_setup(pack.system.setup, pack.system.packs.meta(pack.content, scenario), scenario, (), options)
