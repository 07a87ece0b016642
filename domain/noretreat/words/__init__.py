"""The sentences of No Retreat!, in each language (`en.ftl`, `cs.ftl`)."""

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Arg, messages

WORDS = __name__
message = messages(WORDS)


def sentence(language: str, id: str, /, **args: Arg) -> str:
    """A message in a language."""
    return text(message(id, **args), language)
