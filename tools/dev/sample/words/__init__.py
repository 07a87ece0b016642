"""The sentences of Sample, by language."""

from kronika.domain.kernel.words import messages

message = messages(__name__)
