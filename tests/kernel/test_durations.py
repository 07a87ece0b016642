"""How long something takes, as people say it."""

import pytest

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.limits import duration
from kronika.domain.kernel.words import Sentence


@pytest.mark.parametrize(
    ("seconds", "en", "cs"),
    [
        (2_592_000, "30 days", "30 dní"),
        (86_400, "1 day", "1 den"),
        (7_200, "2 hours", "2 hodiny"),
        (3_660, "61 minutes", "61 minut"),
        (1, "1 second", "1 sekundu"),
    ],
)
def test_a_time_is_said_in_the_largest_unit_that_measures_it(seconds: int, en: str, cs: str) -> None:
    said = duration(seconds)
    assert both(said) == Sentence(en, cs)
