"""Sentences from Fluent catalogues: a folder with one file per language, `en.ftl` and `cs.ftl`."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final

LANGUAGES: Final = ("en", "cs")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
COMMENT: Final = re.compile(r"^#.*\n?", re.M)
PLACEABLE: Final = re.compile(r'\{ *(?:\$([\w-]+)|"((?:[^"\\]|\\u[0-9A-Fa-f]{4})*)") *\}')
"""An argument or a quoted text. A message with these alone needs no compiler."""
ESCAPE: Final = re.compile(r"\\u(....)")
Args = dict[str, object]


class Catalogue:
    """The messages of one language. A selector or plural loads and runs the compiler when its message is first used:
    most commands print a sentence or two, and compiling a whole catalogue takes half a second."""

    def __init__(self, folder: Path, language: str) -> None:
        self._language = language
        self._sources = dict(_messages((folder / f"{language}.ftl").read_text("utf-8")))
        self._renderers: dict[str, Callable[[Args], str]] = {}

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._sources)

    def placeholders(self, id: str) -> frozenset[str]:
        """The names of the arguments that a message needs."""
        return frozenset(re.findall(r"\{\s*\$([\w-]+)", self._sources[id]))

    def source(self, id: str) -> str:
        """A message as it is in the file."""
        return self._sources[id]

    def text(self, id: str, /, **args: object) -> str:
        """A sentence. Raises `LookupError` for an unknown id or a missing argument."""
        found = self._renderers.get(id)
        if found is None:
            found = self._renderers[id] = self._renderer(id)
        return found(args)

    def _renderer(self, id: str) -> Callable[[Args], str]:
        pattern = _pattern(self._sources[id])
        if "{" in PLACEABLE.sub("", pattern):
            return compiled(self._language, id, self._sources[id])
        pieces = PLACEABLE.split(pattern)
        texts, names = pieces[::3], pieces[1::3]
        quoted = [ESCAPE.sub(lambda found: chr(int(found[1], 16)), said or "") for said in pieces[2::3]]

        def render(args: Args) -> str:
            values = (said if name is None else str(args[name]) for name, said in zip(names, quoted, strict=True))
            return texts[0] + "".join(value + text for value, text in zip(values, texts[1:], strict=True))

        return render


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    """The catalogue of a folder, read once."""
    return Catalogue(folder, language)


def compiled(language: str, id: str, source: str) -> Callable[[Args], str]:
    """A message by the compiler of Fluent. Raises `ValueError` for a mistake in it."""
    from fluent_compiler.compiler import compile_messages
    from fluent_compiler.resource import FtlResource
    from fluent_compiler.types import fluent_number

    made = compile_messages(language, [FtlResource(source)], use_isolating=False)
    if made.errors or id not in made.message_functions:
        raise ValueError(f"{id} ({language}): {made.errors or 'not a message'}")
    function = made.message_functions[id]

    def render(args: Args) -> str:
        errors: list[Exception] = []
        plain = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else str(value)
            for name, value in args.items()
        }
        text: str = function(plain, errors)
        if errors:
            raise LookupError(f"{id} ({language}): {errors[0]}")
        return text

    return render


def _messages(source: str) -> Iterator[tuple[str, str]]:
    source = COMMENT.sub("", source)
    found = list(MESSAGE.finditer(source))
    for one, after in zip(found, [*found[1:], None], strict=True):
        yield one[1], source[one.start() : after.start() if after else len(source)].rstrip() + "\n"


def _pattern(source: str) -> str:
    """The text of a message: what follows `=`, without the indentation that its further lines share."""
    first, _, rest = source.partition("=")[2].partition("\n")
    rest = dedent(rest).rstrip()
    return f"{first.strip(' ')}\n{rest}".strip("\n") if rest else first.strip(" ")
