"""Whether what the systems publish is in the generated contract."""

from collections.abc import Iterable

from kronika.domain.kernel.system import System, SystemRefused
from kronika.service.convert import module_of
from kronika.v1 import game_pb2, system_pb2

JOINED = (
    game_pb2.Event,
    system_pb2.Decision,
    system_pb2.View,
    system_pb2.Scene,
    system_pb2.PromptKind,
    system_pb2.Ending,
)
"""The messages that hold what belongs to one of the systems."""


def must_be_published(systems: Iterable[System]) -> None:
    """Raises `SystemRefused` for the first of these systems that the contract does not have."""
    for system in systems:
        try:
            for file in filter(None, (system.contract.file, system.contract.own)):
                module_of(file)
            missing = [
                message.DESCRIPTOR.name for message in JOINED if system.name not in message.DESCRIPTOR.fields_by_name
            ]
        except ModuleNotFoundError:
            missing = [system.contract.file.path]
        if missing:
            raise SystemRefused(
                f"the contract has no {', '.join(missing)} of the system {system.name}: run `kronika dev proto`"
            )
