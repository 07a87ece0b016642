"""The sentences of the library, by language."""

from kronika.domain.kernel.words import messages

message = messages(__name__)
