"""How a request is refused."""

from collections.abc import Mapping
from typing import Any

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Reason, Rejection, Text, refuse


class Refused(Exception):
    """A request refused: what the caller is told. `metadata`: what else a program may want to know."""

    def __init__(self, rejection: Rejection, metadata: Mapping[str, str] | None = None) -> None:
        super().__init__(text(rejection.said, "en"))
        self.rejection = rejection
        self.metadata = dict(metadata or {})


class Overtaken(Refused):
    """Refused because somebody else has just changed the game: judged against a version that was the last no more."""


def refused(reason: Reason, said: Text, metadata: Mapping[str, str] | None = None, **more: Any) -> Refused:
    """A refusal."""
    return Refused(refuse(reason, said, **more), metadata)
