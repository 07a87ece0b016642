"""How long something takes, as people say it."""

from typing import Final

from kronika.domain.kernel.words import Message, message

UNITS: Final = ((86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes"), (1, "time-seconds"))


def duration(seconds: int) -> Message:
    """So many seconds in the largest unit that measures them exactly; in Czech in the accusative."""
    size, unit = next(one for one in UNITS if seconds % one[0] == 0)
    return message(unit, count=seconds // size)
