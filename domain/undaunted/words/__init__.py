"""The sentences of Undaunted and of its campaigns, by language."""

from collections.abc import Iterable
from functools import reduce
from typing import Final

from kronika.domain.kernel.catalogue import tables
from kronika.domain.kernel.words import MakeMessage, Message, messages

TABLES: Final = tables(__name__)
"""Names in Czech, by case, and their abbreviations."""
message: Final[MakeMessage] = messages(__name__)


def row(id: str, words: Iterable[str | Message]) -> str | Message:
    """Words in a row, each joined to the next by the message, such as `row-or`."""
    return reduce(lambda one, two: message(id, one=one, two=two), words)
