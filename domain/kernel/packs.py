"""Packs as files: their hash, and reading them with all mistakes at once (design 8)."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec

from domain.kernel.hashing import framed
from domain.kernel.mending import mend
from domain.kernel.validation import misfits
from domain.kernel.words import Sentence

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


class Reader:
    """Reads the files of a pack as structs, and collects what is wrong with them.

    What does not fit is taken for a guess, so that everything else can be checked too; the two
    guesses, 0 and 1, differ wherever nothing tells what was meant.
    """

    def __init__(self, files: Files, guess: int = 0) -> None:
        self.files = files
        self.mistakes: list[Mistake] = []
        self._guess = guess

    def read(self, path: str, type_: type[T]) -> T | None:
        """One TOML file; None if there is none, it is not TOML, or a whole list of it is not there."""
        if path not in self.files:
            self._wrong(path, "the file is missing", "soubor chybí")
            return None
        try:
            data = tomllib.loads(self.files[path].decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self._wrong(path, f"not TOML: {error}", f"není to TOML: {error}")
            return None
        self.mistakes += [Mistake(path, wrong.place, wrong.said) for wrong in misfits(data)]
        mended, wrong = mend(data, type_, self._guess)
        self.mistakes += [Mistake(path, place, said) for place, said in wrong.places]
        return None if wrong.gap else msgspec.convert(mended, type_, strict=True)

    def _wrong(self, path: str, en: str, cs: str) -> None:
        self.mistakes.append(Mistake(path, "", Sentence(en, cs)))


def load(files: Files, examine: Callable[[Reader], tuple[T | None, Sequence[Mistake]]]) -> T:
    """What `examine` makes of the files, with the contradictions it finds in them. Raises `PackRefused`
    with everything that is wrong; not with what depends on a guess, and so is found under one alone."""
    reader = Reader(files)
    made, found = examine(reader)
    if reader.mistakes and found:
        _, again = examine(Reader(files, 1))
        found = [mistake for mistake in found if mistake in again]
    mistakes = [*reader.mistakes, *found]
    if made is None or mistakes:
        raise PackRefused(mistakes)
    return made
