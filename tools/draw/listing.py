"""A position as lines, for a system that has no drawing: each field of its view by its name."""

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.kernel.system import System
from domain.undaunted.view import Scene


def is_drawn(system: System) -> bool:
    """Whether there is a drawing of a system's positions."""
    return system.contract.scene is Scene


def listing(view: msgspec.Struct) -> str:
    """The view, a field a line, and an item of a list of structs a line."""
    return "\n".join(_lines(msgspec.to_builtins(view)))


def _lines(fields: dict[str, Any]) -> Iterator[str]:
    for name, held in fields.items():
        if isinstance(held, list | tuple) and held and isinstance(held[0], dict):
            yield f"{name}:"
            yield from (f"  {_row(one)}" for one in held)
        else:
            yield f"{name}: {_text(held)}"


def _row(fields: dict[str, Any]) -> str:
    return ", ".join(f"{name} {_text(held)}" for name, held in fields.items())


def _text(held: Any) -> str:
    if isinstance(held, dict):
        return ", ".join(f"{name} {_text(one)}" for name, one in held.items()) or "–"
    if isinstance(held, list | tuple):
        return " ".join(map(_text, held)) or "–"
    if isinstance(held, bool):
        return "✓" if held else "–"
    return str(held) or "–"
