"""The sentences of the command line and its client, by language."""

from pathlib import Path

from kronika.service.catalogue import catalogue

FOLDER = Path(__file__).parent


def sentence(language: str, id: str, /, **args: object) -> str:
    """A sentence of `en.ftl` or `cs.ftl`. Raises `LookupError` for an unknown id or a missing argument."""
    return catalogue(FOLDER, "cs" if language == "cs" else "en").text(id, **args)
