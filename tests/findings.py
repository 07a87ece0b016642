"""Findings of a check, in English."""

from collections.abc import Iterable

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Text


def english(said: Iterable[Text]) -> tuple[str, ...]:
    """Renders texts in English."""
    return tuple([text(one, "en") for one in said])
