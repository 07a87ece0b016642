"""The sentences of the command line and its client, by language."""

import click

from kronika.domain.kernel.catalogue import catalogue


def sentence(language: str, id: str, /, **args: object) -> str:
    """A sentence of `en.ftl` or `cs.ftl`. Raises `LookupError` for an unknown id or a missing argument."""
    return catalogue(__name__, language).text(id, **args)


def language() -> str:
    """The language of the command that runs; English where none does."""
    context = click.get_current_context(silent=True)
    return "en" if context is None else context.find_root().params.get("lang") or "en"


def say(id: str, /, **args: object) -> str:
    """A sentence in the language of the command that runs."""
    return sentence(language(), id, **args)
