"""The sentences of the service, by language."""

from kronika.domain.kernel.words import Sentence, messages

message = messages(__name__)


def grouped(number: int) -> Sentence:
    """A number with commas in English."""
    return Sentence(f"{number:,}", str(number))
