"""What a person reads or a log names, made safe to stand in a picture."""

from xml.sax import saxutils

from tools.terminal import safe


def escape(said: str) -> str:
    """A text that may stand in an element and in an attribute: it ends neither, and holds nothing that
    XML has no place for."""
    return saxutils.escape(safe(said), {'"': "&quot;", "'": "&apos;"})
