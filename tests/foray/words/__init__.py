"""The sentences of Foray, by language."""

from kronika.domain.kernel.words import messages

message = messages(__name__)
