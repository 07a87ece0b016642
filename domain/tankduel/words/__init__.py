"""The sentences of Tank Duel, by language."""

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Arg, messages

message = messages(__name__)


def sentence(language: str, id: str, /, **args: Arg) -> str:
    """A message in a language."""
    return text(message(id, **args), language)
