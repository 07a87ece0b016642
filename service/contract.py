"""Which structs make which messages of the public contract: those of the kernel, and of each system.

`kronika.tools.dev.proto` writes the .proto files from this table, `kronika.service.convert` converts by it.
"""

from collections.abc import Iterable

from kronika.domain.kernel import chance, events, sealing, words
from kronika.domain.kernel.contract import ContractFile
from kronika.domain.kernel.events import deciding, ending, starting
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS

KERNEL_PACKAGE = "kronika.v1"
JOINS = "kronika/v1/system.proto"
"""The file of the messages that hold what belongs to one of the systems."""

_ENDINGS = ContractFile(
    path="kronika/v1/ending.proto",
    package=KERNEL_PACKAGE,
    doc="The ways in which any game can end.",
    modules=(ending,),
    unions={},
    only=(events.KernelEnding,),
)

_CHANCE = ContractFile(
    path="kronika/chance/v1/chance.proto",
    package="kronika.chance.v1",
    doc="Chance: what was rolled or drawn for what; and which seals an event opens.",
    modules=(chance, deciding, sealing),
    unions={},
    only=(chance.Dice, chance.Purpose, chance.Use, events.Part, events.Test, sealing.Opening),
)
_LOG = ContractFile(
    path="kronika/v1/log.proto",
    package=KERNEL_PACKAGE,
    doc="Events that every game has.",
    modules=(starting, deciding, ending, words),
    unions={
        "KernelEvent": (
            "An event of the kernel, the same in every game.",
            (*events.KERNEL_EVENTS, events.DecisionMade),
        )
    },
    imports=("google/protobuf/timestamp.proto", "kronika/chance/v1/chance.proto", JOINS),
    never=(
        events.KernelEnding,
        events.Part,
        events.Test,
        words.Word,
        words.Rejection,
        words.Sentence,
        words.Message,
        words.Joined,
        words.Reason,
    ),
)


def files_of(systems: Iterable[System]) -> tuple[ContractFile, ...]:
    """Every generated file that holds messages, for these systems."""
    of_systems = (
        file for system in systems for file in (system.contract.file, system.contract.own) if file is not None
    )
    return (_CHANCE, _ENDINGS, *of_systems, _LOG)


FILES: tuple[ContractFile, ...] = files_of(SYSTEMS.values())
