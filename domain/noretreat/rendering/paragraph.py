"""Text of several lines in a picture."""

import textwrap

from kronika.domain.kernel.svg import text


def paragraph(told: str, x: float, y: float, size: float, letters: int, *, hang: float = 0) -> list[str]:
    """Lines of so many letters at most, the first with its baseline at a point, the others further in."""
    lines = textwrap.wrap(told, letters)
    return [text(x + hang * bool(at), y + at * apart(size), line, size, bold=False) for at, line in enumerate(lines)]


def apart(size: float) -> float:
    """How far lines of a size are from each other."""
    return round(size * 1.4)
