"""Sentences from Fluent catalogues: a package with one file per language, `en.ftl` and `cs.ftl`."""

import re
import tomllib
from collections.abc import Callable, Iterator, KeysView, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from kronika.domain.kernel.czech import ENDINGS, Called, capital, nouns
from kronika.domain.kernel.words import WORDS, Arg, Joined, Message, Sentence, Text

LANGUAGES: Final = ("en", "cs")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
COMMENT: Final = re.compile(r"^#.*\n?", re.M)
TEXT: Final = re.compile(r"[^{}\n]+")
SPACE: Final = re.compile(" *")
END: Final = re.compile(r"\n[\n ]*")
OPEN: Final = re.compile(r"\{\s*")
CLOSE: Final = re.compile(r"\s*\}")
ARROW: Final = re.compile(r"\s*->\s*")
KEY: Final = re.compile(r"\s*(\*?)\[ *([\w.-]+) *\]")
ARGUMENT: Final = re.compile(r"\$([\w-]+)")
QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE: Final = re.compile(r"\\(?:u(....)|(.))")
FORM: Final = re.compile(r"_(cap|(?:gen|dat|acc)(?:_cap)?|be|ending|plural|gender)$")
"""The forms of an argument (`kronika.domain.kernel.czech.Called`)."""
CASES: Final = ("gen", "dat", "acc")
BE: Final = {"en": ("are", "is"), "cs": ("jsou", "je")}
Args = Mapping[str, object]


def text(said: Text | str | None, language: str) -> str:
    """Returns a text in a language. Empty for None."""
    match said:
        case Message():
            return catalogue(said.catalogue, language).rendered(said.id, said.args)
        case str():
            return said
        case None:
            return ""
        case Sentence():
            return said.cs if language == "cs" else said.en
        case Joined():
            return text(said.by, language).join([text(part, language) for part in said.parts])


def both(said: Text) -> Sentence:
    """Returns a text in both languages, for storing."""
    return Sentence(text(said, "en"), text(said, "cs"))


def _split(name: str) -> tuple[str, str]:
    """Splits a placeholder into its argument and the form of it: `unit_gen` into `unit` and `gen`."""
    form = FORM.search(name)
    return (name, "") if form is None else (name[: form.start()], form[1])


def _shown(arg: object, form: str, language: str) -> str | int:
    """Returns an argument in one of its forms."""
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
        case Sentence() | Message() | Joined():
            said = text(arg, language)
        case _:
            said = str(arg)
    return capital(said) if form.endswith("cap") else said


class Catalogue:
    """The messages of one language, in the part of Fluent that they need: the libraries for all of it take half a
    second to load, and 20 ms for the first use of a message. The tests read every message by one of them, too."""

    def __init__(self, folder: Traversable, language: str) -> None:
        self._language = language
        self._sources = dict(_messages(folder.joinpath(f"{language}.ftl").read_text("utf-8")))
        self._patterns: dict[str, Pattern | str] = {}
        """The parsed messages that were used. One without placeholders is its text."""

    @property
    def ids(self) -> KeysView[str]:
        return self._sources.keys()

    def placeholders(self, id: str) -> frozenset[str]:
        """The placeholders of a message: arguments with their forms."""
        return frozenset(re.findall(r"\{\s*\$([\w-]+)", self._sources[id]))

    def arguments(self, id: str) -> frozenset[str]:
        """The arguments of a message, without their forms."""
        return frozenset(_split(name)[0] for name in self.placeholders(id))

    def source(self, id: str) -> str:
        """The source of a message."""
        return self._sources[id]

    def text(self, id: str, /, **args: object) -> str:
        """Renders a message. Raises `LookupError` for an unknown id or a missing argument."""
        return self.rendered(id, args)

    def rendered(self, id: str, args: Args) -> str:
        """The same, with the arguments in a mapping."""
        pattern = self._patterns.get(id)
        if pattern is None:
            pattern = Reader(self._sources[id]).message()
            if all(isinstance(piece, str) for piece in pattern):
                pattern = _read(pattern, {}, self._language)
            self._patterns[id] = pattern
        return pattern if isinstance(pattern, str) else _read(pattern, args, self._language)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """Reads the catalogue of a package, once."""
    return Catalogue(files(package), "cs" if language == "cs" else "en")


@cache
def tables(package: str) -> dict[str, Any]:
    """Reads `names.toml` next to a catalogue: Czech names by case."""
    return tomllib.loads(files(package).joinpath("names.toml").read_text("utf-8"))


SIDE: Final = nouns(tables(WORDS)["words"])["side"]
"""Precedes the name of a side that has no declined forms."""


def group(package: str, beginning: str) -> dict[str, Message]:
    """Returns the messages whose ids begin like this, by the rest of the id, in the order of the file."""
    ids = (id for id in catalogue(package, "en").ids if id.startswith(beginning))
    return {id.removeprefix(beginning): Message(package, id, {}) for id in ids}


def message_if_any(package: str, id: str, argument: Callable[[str], Arg]) -> Message | None:
    """Returns a message, asking for each of its arguments by name. None if there is no such message."""
    wanted = _arguments(package, id)
    return None if wanted is None else Message(package, id, {name: argument(name) for name in wanted})


@cache
def _arguments(package: str, id: str) -> frozenset[str] | None:
    english = catalogue(package, "en")
    return english.arguments(id) if id in english.ids else None


def _messages(source: str) -> Iterator[tuple[str, str]]:
    source = COMMENT.sub("", source)
    found = list(MESSAGE.finditer(source))
    for one, after in zip(found, [*found[1:], None], strict=True):
        yield one[1], source[one.start() : after.start() if after else len(source)].rstrip() + "\n"


class Place(NamedTuple):
    """A placeholder: an argument, and the form of it that is wanted."""

    name: str
    argument: str
    form: str

    def value(self, args: Args, language: str) -> str | int:
        """The argument of its whole name as it is given, else its form of the argument that it names."""
        if self.name in args:
            return _shown(args[self.name], "", language)
        return _shown(args[self.argument], self.form, language)


class Select(NamedTuple):
    """A selector: the value of its placeholder chooses a variant, by text or by plural category."""

    place: Place
    variants: "Mapping[str, Pattern]"
    default: str


class Break(NamedTuple):
    """Line ends, and the indentation of the next line."""

    lines: int
    indent: int


Piece = str | Place | Select
Pattern = tuple[Piece, ...]


class Reader:
    """Parses a message: text, placeholders, quoted text and selectors. Raises `ValueError` for any other syntax."""

    def __init__(self, source: str) -> None:
        self._source, self._at = source, 0

    def _take(self, token: re.Pattern[str]) -> re.Match[str]:
        found = token.match(self._source, self._at)
        if found is None:
            raise ValueError(f"unexpected at {self._at}: {self._source!r}")
        self._at = found.end()
        return found

    def message(self) -> Pattern:
        self._take(MESSAGE)
        return self._pattern()

    def _pattern(self) -> Pattern:
        """Parses up to the next variant, or to the end of the selector or the message."""
        found: list[Piece | Break] = []
        trailing = False
        self._take(SPACE)
        while self._at < len(self._source) and self._source[self._at] != "}":
            match self._source[self._at]:
                case "{":
                    found.append(self._placeable())
                    trailing = False
                case "\n":
                    ends = self._take(END)[0]
                    if self._at == len(self._source) or self._source[self._at] in "}[*":
                        break
                    found.append(Break(ends.count("\n"), len(ends) - ends.rindex("\n") - 1))
                case _:
                    found.append(self._take(TEXT)[0])
                    trailing = True
        shared = min((one.indent for one in found if isinstance(one, Break)), default=0)
        found = found[1:] if found and isinstance(found[0], Break) else found
        if trailing and isinstance(found[-1], str):
            found[-1] = found[-1].rstrip(" ")
        return tuple(
            ["\n" * one.lines + " " * (one.indent - shared) if isinstance(one, Break) else one for one in found]
        )

    def _placeable(self) -> Piece:
        self._take(OPEN)
        if self._source[self._at] == '"':
            said = ESCAPE.sub(lambda found: chr(int(found[1], 16)) if found[1] else found[2], self._take(QUOTED)[1])
            self._take(CLOSE)
            return said
        name = self._take(ARGUMENT)[1]
        place = Place(name, *_split(name))
        if not ARROW.match(self._source, self._at):
            self._take(CLOSE)
            return place
        self._take(ARROW)
        variants, default = {}, ""
        while not CLOSE.match(self._source, self._at):
            star, key = self._take(KEY).groups()
            variants[key] = self._pattern()
            default = key if star else default
        self._take(CLOSE)
        return Select(place, variants, default)


def _read(pattern: Pattern, args: Args, language: str) -> str:
    """Renders a pattern."""
    return "".join([piece if isinstance(piece, str) else _filled(piece, args, language) for piece in pattern])


def _filled(piece: Place | Select, args: Args, language: str) -> str:
    if isinstance(piece, Place):
        return str(piece.value(args, language))
    given = piece.place.value(args, language)
    key = str(given)
    if isinstance(given, int) and key not in piece.variants:
        key = "one" if given == 1 else "few" if language == "cs" and 2 <= given <= 4 else "other"
    return _read(piece.variants.get(key, piece.variants[piece.default]), args, language)
