"""Drawings in pixels."""

from importlib import import_module
from importlib.util import find_spec

WIDTH = 1200
"""Pixels across, if nobody says."""


def can_make_png() -> bool:
    """Whether the extra `png` is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str, width: int = WIDTH) -> bytes:
    """A picture in pixels. Raises `ImportError` without the extra `png`."""
    try:
        made = import_module("resvg_py").svg_to_bytes(svg_string=svg, width=width)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("pixels need another package: pip install 'kronika[png]'", name=error.name) from error
    return bytes(made)
