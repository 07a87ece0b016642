"""The sentences of the command line and its client, by language."""

import click

from kronika.domain.kernel.catalogue import catalogue


def sentence(language: str, id: str, /, **args: object) -> str:
    """A sentence of `en.ftl` or `cs.ftl`. Raises `LookupError` for an unknown id or a missing argument."""
    return catalogue(__name__, language).text(id, **args)


def say(id: str, /, **args: object) -> str:
    """A sentence in the language of the command that runs; in English where none does."""
    context = click.get_current_context(silent=True)
    return sentence("en" if context is None else context.find_root().params.get("lang") or "en", id, **args)
