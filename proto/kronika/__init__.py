"""Kronika from Python: games in files, positions without a service, tables of what happened.

    import kronika

    game = kronika.open("game.jsonl")
    assert game.verify().ok
    for roll in game.rolls:
        print(roll.text, roll.chance, roll.success)

    position = kronika.setup(pack, scenario, seed=7)
    print(position)
    position = position.play(position.legal[0])

Nothing is imported before it is used.
"""

import sys
from importlib import import_module
from pkgutil import extend_path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kronika.library.arena import arena
    from kronika.library.campaigns import Campaign, Scenario
    from kronika.library.games import Decision, Difference, Dispute, Game, Header, Roll, diff, open, read
    from kronika.library.positions import Move, Position, Refused, setup
    from kronika.library.tables import table
    from kronika.tools.client.connection import NotReached, ServiceRefused
    from kronika.tools.client.players import AsyncClient, Client, Seat
    from kronika.tools.client.session import Cheated, Unbound

_PLACES = {f"{place}/kronika": at for at, place in reversed(list(enumerate(sys.path)))}
__path__ = sorted(extend_path(__path__, __name__), key=lambda folder: _PLACES.get(folder, len(_PLACES)))
"""The folders of this name in the order of the path: a contract that knows more systems may come first."""
__version__: str

_WHERE = {
    "library.arena": ("arena",),
    "library.campaigns": ("Campaign", "Scenario"),
    "library.games": ("Decision", "Difference", "Dispute", "Game", "Header", "Roll", "diff", "open", "read"),
    "library.positions": ("Move", "Position", "Refused", "setup"),
    "library.tables": ("table",),
    "tools.client.connection": ("NotReached", "ServiceRefused"),
    "tools.client.session": ("Cheated", "Unbound"),
    "tools.client.players": ("AsyncClient", "Client", "Seat"),
}
__all__ = [
    "AsyncClient",
    "Campaign",
    "Cheated",
    "Client",
    "Decision",
    "Difference",
    "Dispute",
    "Game",
    "Header",
    "Move",
    "NotReached",
    "Position",
    "Refused",
    "Roll",
    "Scenario",
    "Seat",
    "ServiceRefused",
    "Unbound",
    "__version__",
    "arena",
    "diff",
    "open",
    "read",
    "setup",
    "table",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("kronika")
    for module, names in _WHERE.items():
        if name in names:
            try:
                return getattr(import_module(f"kronika.{module}"), name)
            except ModuleNotFoundError as error:  # what the library itself needs is always installed
                said = f"kronika.{name} needs another package: pip install 'kronika[client]'"
                raise ModuleNotFoundError(said, name=error.name) from error
    raise AttributeError(f"module 'kronika' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
