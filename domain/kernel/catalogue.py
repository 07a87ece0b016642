"""Sentences from Fluent catalogues: a package with one file per language, `en.ftl` and `cs.ftl`."""

import re
from collections.abc import Callable, Iterator, KeysView, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from textwrap import dedent
from typing import Final

from kronika.domain.kernel.czech import ENDINGS, Called, capital
from kronika.domain.kernel.words import Message, Sentence, Text

LANGUAGES: Final = ("en", "cs")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
COMMENT: Final = re.compile(r"^#.*\n?", re.M)
PLACEABLE: Final = re.compile(r'\{ *(?:\$([\w-]+)|"((?:[^"\\]|\\u[0-9A-Fa-f]{4})*)") *\}')
"""An argument or a quoted text. A message with these alone needs no compiler."""
ESCAPE: Final = re.compile(r"\\u(....)")
FORM: Final = re.compile(r"_(cap|(?:gen|dat|acc)(?:_cap)?|be|ending|plural|gender)$")
"""Which form of an argument stands in a sentence (`kronika.domain.kernel.czech.Called`)."""
CASES: Final = ("gen", "dat", "acc")
BE: Final = {"en": ("are", "is"), "cs": ("jsou", "je")}
Args = Mapping[str, object]


def text(said: Text | None, language: str) -> str:
    """A text in a language; empty for none."""
    match said:
        case None:
            return ""
        case Sentence(en, cs):
            return cs if language == "cs" else en
        case Message(package, id, args):
            return catalogue(package, language).text(id, **args)


def both(said: Text) -> Sentence:
    """A text in every language, for what is stored."""
    return Sentence(text(said, "en"), text(said, "cs"))


def _split(name: str) -> tuple[str, str]:
    """The argument of a placeholder, and the form of it that stands there."""
    form = FORM.search(name)
    return (name, "") if form is None else (name[: form.start()], form[1])


def _shown(arg: object, form: str, language: str) -> str | int:
    """An argument as it stands in a sentence."""
    match arg:
        case str():
            said = arg
        case int():
            return arg
        case Called(_, noun, one) if form in ("be", "ending", "plural", "gender"):
            plural = noun.plural if language == "cs" else not one
            match form:
                case "be":
                    return BE[language][not plural]
                case "ending":
                    return ENDINGS[noun.gender][plural]
                case "gender":
                    return noun.gender.value
            return "yes" if plural else "no"
        case Called(en, noun):
            case = form.removesuffix("_cap")
            said = en if language == "en" else getattr(noun, case if case in CASES else "nom")
        case tuple():
            said = ", ".join(str(_shown(one, "", language)) for one in arg)
        case Sentence() | Message():
            said = text(arg, language)
        case _:
            said = str(arg)
    return capital(said) if form.endswith("cap") else said


class Catalogue:
    """The messages of one language. A selector or plural loads and runs the compiler when its message is first used:
    most commands print a sentence or two, and compiling a whole catalogue takes half a second."""

    def __init__(self, folder: Traversable, language: str) -> None:
        self._language = language
        self._sources = dict(_messages(folder.joinpath(f"{language}.ftl").read_text("utf-8")))
        self._renderers: dict[str, Callable[[Args], str]] = {}
        self._forms: dict[str, list[tuple[str, str, str]]] = {}
        """Of each message: its placeholders, each with the argument and the form that stands there."""

    @property
    def ids(self) -> KeysView[str]:
        return self._sources.keys()

    def placeholders(self, id: str) -> frozenset[str]:
        """The names of the arguments that a message needs."""
        return frozenset(re.findall(r"\{\s*\$([\w-]+)", self._sources[id]))

    def arguments(self, id: str) -> frozenset[str]:
        """The arguments that a message needs, whatever their forms."""
        return frozenset(_split(name)[0] for name in self.placeholders(id))

    def source(self, id: str) -> str:
        """A message as it is in the file."""
        return self._sources[id]

    def text(self, id: str, /, **args: object) -> str:
        """A sentence. Raises `LookupError` for an unknown id or a missing argument."""
        renderer = self._renderers.get(id)
        if renderer is None:
            renderer = self._renderers[id] = self._renderer(id)
            self._forms[id] = [(name, *_split(name)) for name in self.placeholders(id)]
        given = {}
        for name, arg, form in self._forms[id]:
            if name in args:
                given[name] = _shown(args[name], "", self._language)
            elif arg in args:
                given[name] = _shown(args[arg], form, self._language)
        return renderer(given)

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
def catalogue(package: str, language: str) -> Catalogue:
    """The catalogue in a package, read once."""
    return Catalogue(files(package), "cs" if language == "cs" else "en")


def group(package: str, beginning: str) -> dict[str, Message]:
    """The messages whose ids have this beginning, by what follows it, in the order of the file."""
    ids = (id for id in catalogue(package, "en").ids if id.startswith(beginning))
    return {id.removeprefix(beginning): Message(package, id, {}) for id in ids}


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
