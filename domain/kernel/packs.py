"""Packs as files: their hash, and reading them with all mistakes reported together (design 8)."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from kronika.domain.kernel.catalogue import both, text
from kronika.domain.kernel.formats import misfits
from kronika.domain.kernel.hashing import framed
from kronika.domain.kernel.repair import SHOWN, repair
from kronika.domain.kernel.words import Message, Sentence, Text, message

T = TypeVar("T")

Files = Mapping[str, bytes]
"""The files of a pack by their paths inside its folder."""


class Mistake(msgspec.Struct, frozen=True):
    """Something wrong in a pack: in which file, at which place, and what."""

    file: str
    place: str
    said: Sentence

    def __str__(self) -> str:
        return self.told(self.said.en)

    def told(self, said: str) -> str:
        """The mistake as one line, said in a language."""
        return ": ".join(filter(None, (self.file, self.place, said)))


class PackRefused(Exception):
    """A pack cannot be used; `mistakes` are all that were found."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


def pack_hash(files: Files) -> str:
    """SHA-256 (hex) over the length-prefixed paths and contents, sorted by path."""
    return sha256(framed(part for path in sorted(files) for part in (path.encode(), files[path]))).hexdigest()


class NotToml(Exception):
    """Raised for a text that is not TOML, with the line and column, and what is possible there."""

    def __init__(self, place: str, said: Text) -> None:
        super().__init__(f"{place}: {text(said, 'en')}")
        self.place, self.said = place, said


_CLOSING: Final = message("toml-quotation-mark")
_BACKSLASH: Final = message("toml-backslash")
_NEW_KEY: Final = message("toml-new-key")
EXPECTED: Final[Mapping[str, Message]] = {
    "Unclosed inline table": message("toml-comma-or-brace"),
    "Unclosed array": message("toml-comma-or-bracket"),
    "Invalid initial character for a key part": message("toml-key"),
    "Invalid statement": message("toml-key-or-table"),
    "Expected '='": message("toml-equals"),
    "Expected ']]'": message("toml-two-brackets"),
    "Expected ']'": message("toml-bracket"),
    "Invalid value": message("toml-value"),
    "Found invalid character": message("toml-new-line"),
    "Expected newline": message("toml-new-line"),
    "Unterminated string": _CLOSING,
    "Expected": _CLOSING,
    "Illegal character": _CLOSING,
    "Unescaped": _BACKSLASH,
    "Invalid hex value": message("toml-hex-digits"),
    "Escaped character": message("toml-code"),
    "Invalid date": message("toml-date"),
    "Cannot": _NEW_KEY,
    "Duplicate": _NEW_KEY,
}
"""The items that `tomllib` misses, by the beginning of its message; the first that fits."""
_AT: Final = re.compile(r" \((?:at line (\d+), column (\d+)|at end of document)\)$")


def text_of(content: bytes) -> str:
    """A file of text, less the mark that some editors begin it with. Raises `NotToml`."""
    try:
        return content.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = content[: error.start].split(b"\n")
        place = f"line {len(before)}, column {len(before[-1].decode()) + 1}"
        raise NotToml(place, message("toml-text-in-utf-8")) from None


def read_toml(content: bytes) -> dict[str, Any]:
    """A file of TOML. Raises `NotToml`."""
    read = text_of(content)
    try:
        return tomllib.loads(read)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(read.replace("\r\n", "\n"), str(error)) from None


def _not_toml(read: str, wrong: str) -> NotToml:
    at = _AT.search(wrong)
    line, column = (int(at[1]), int(at[2])) if at and at[1] else (0, 0)
    if not line:
        lines = read.rstrip("\n").split("\n")
        line, column = len(lines), len(lines[-1]) + 1
    rest = read.split("\n")[line - 1][column - 1 :].split()
    found = rest[0] if rest else ""
    expected = next((said for begins, said in EXPECTED.items() if wrong.startswith(begins)), None)
    place = f"line {line}, column {column}"
    if expected is None:
        return NotToml(place, message("toml-not", wrong=wrong))
    if not found or expected in (_NEW_KEY, _BACKSLASH):
        return NotToml(place, message("toml-expected", expected=expected))
    return NotToml(place, message("toml-expected-not", expected=expected, found=found[:SHOWN]))


class Bound(NamedTuple):
    """The bounds of a number of a pack: `least` to `most` in steps of `step`. `by`: the rule, as sentences name it."""

    least: int | None = 0
    most: int | None = None
    by: str = ""
    step: int = 1


ANY: Final = Bound(None)
"""For a number with a sign, or one that a check of the system judges."""

Bounds = Mapping[type, Mapping[str, Bound]]
"""By the table of a pack and its field; a field that is not here is 0 or more."""


def out_of_bounds(data: Any, bounds: Bounds, bound: Bound = ANY, place: str = "") -> Iterator[tuple[str, Message]]:
    """The numbers of a file that nothing in the game can be, by their places."""
    if isinstance(data, msgspec.Struct):
        own = bounds.get(type(data), {})
        for field in msgspec.structs.fields(data):
            inside = f"{place}.{field.encode_name}" if place else field.encode_name
            yield from out_of_bounds(getattr(data, field.name), bounds, own.get(field.name, Bound()), inside)
    elif isinstance(data, Mapping):
        for key, item in data.items():
            yield from out_of_bounds(item, bounds, bound, f"{place}.{key}")
    elif isinstance(data, tuple | list):
        for at, item in enumerate(data):
            yield from out_of_bounds(item, bounds, bound, f"{place}[{at}]")
    elif isinstance(data, int) and not isinstance(data, bool) and (said := _outside(data, bound)) is not None:
        yield place, said


def _outside(number: int, bound: Bound) -> Message | None:
    least, most, by, step = bound
    if (least is None or number >= least) and (most is None or number <= most) and number % step == 0:
        return None
    within = message("range-least", least=str(least))
    if most is not None:
        within = message("range", least=str(least), most=most)
    if step > 1:
        within = message("range-in-steps", range=within, step=step)
    if by:
        return message("out-of-range-by-rule", number=number, range=within, rule=by)
    return message("out-of-range", number=number, range=within)


def _is_inside(place: str, places: Sequence[str]) -> bool:
    return any(place == other or place.startswith((f"{other}.", f"{other}[")) for other in places)


class Reader:
    """Reads the files of a pack as structs, and collects what is wrong with them.

    A value that does not fit is taken for a guess, so that everything else can be checked too; the two
    guesses, 0 and 1, differ wherever nothing tells what was meant.
    """

    def __init__(self, files: Files, bounds: Bounds = {}, guess: int = 0) -> None:
        self.files = files
        self.mistakes: list[Mistake] = []
        self._bounds = bounds
        self._guess = guess

    def read(self, path: str, type_: type[T]) -> T | None:
        """Returns one TOML file; None if it is missing, is not TOML, or lacks a whole list."""
        if path not in self.files:
            self.mistakes.append(Mistake(path, "", both(message("file-missing"))))
            return None
        try:
            data = read_toml(self.files[path])
        except NotToml as error:
            self.mistakes.append(Mistake(path, error.place, both(error.said)))
            return None
        self.mistakes += [Mistake(path, wrong.place, both(wrong.said)) for wrong in misfits(data)]
        repaired, errors = repair(data, type_, self._guess)
        self.mistakes += [Mistake(path, place, both(said)) for place, said in errors.places]
        if errors.gap:
            return None
        made = msgspec.convert(repaired, type_, strict=True)
        guessed = [place for place, _ in errors.places]
        found = out_of_bounds(made, self._bounds) if self._bounds else ()
        self.mistakes += [Mistake(path, place, both(said)) for place, said in found if not _is_inside(place, guessed)]
        return made


def load(files: Files, examine: Callable[[Reader], tuple[T | None, Sequence[Mistake]]], bounds: Bounds = {}) -> T:
    """Returns what `examine` makes of the files. Raises `PackRefused` with everything that is wrong, including the
    contradictions that `examine` finds. Contradictions that depend on a guess, and so are found under one alone, are
    left out."""
    reader = Reader(files, bounds)
    made, found = examine(reader)
    if reader.mistakes and found:
        _, again = examine(Reader(files, bounds, 1))
        found = [mistake for mistake in found if mistake in again]
    mistakes = [*reader.mistakes, *found]
    if made is None or mistakes:
        raise PackRefused(mistakes)
    return made
