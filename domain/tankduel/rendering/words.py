"""Words of the drawings, in one language."""

from typing import Final

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Arg, Text
from kronika.domain.tankduel.content.cards import Pierce
from kronika.domain.tankduel.content.common import Name
from kronika.domain.tankduel.content.words import Marker
from kronika.domain.tankduel.words import message

MARKERS: Final = {Marker.SHUFFLE: "SHUFFLE", Marker.END: "END GAME"}
PIERCE: Final = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}


def said(what: Text | Name, language: str) -> str:
    """A text or a name of a pack."""
    return text(what.said if isinstance(what, Name) else what, language)


def sentence(language: str, id: str, /, **args: Arg) -> str:
    """A message of the catalogue."""
    return text(message(id, **args), language)
