"""How long something takes, as people say it."""

from typing import Final

from kronika.domain.kernel.czech import counted
from kronika.domain.kernel.words import Sentence

UNITS: Final = (
    (86_400, "day", ("den", "dny", "dní")),
    (3_600, "hour", ("hodinu", "hodiny", "hodin")),
    (60, "minute", ("minutu", "minuty", "minut")),
    (1, "second", ("sekundu", "sekundy", "sekund")),
)


def duration(seconds: int) -> Sentence:
    """So many seconds in the largest unit that measures them exactly; in Czech in the accusative."""
    size, unit, czech = next(one for one in UNITS if seconds % one[0] == 0)
    count = seconds // size
    return Sentence(f"{count} {unit}{'' if count == 1 else 's'}", counted(count, *czech))
