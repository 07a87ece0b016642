"""The sentences of the command line and its client, by language."""

from kronika.domain.kernel.catalogue import catalogue


def sentence(language: str, id: str, /, **args: object) -> str:
    """A sentence of `en.ftl` or `cs.ftl`. Raises `LookupError` for an unknown id or a missing argument."""
    return catalogue(__name__, language).text(id, **args)
