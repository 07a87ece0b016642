"""Packs as files: their hash, and reading them with all mistakes at once (design 8)."""

import tomllib
from collections.abc import Mapping
from enum import Enum
from hashlib import sha256
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from domain.kernel.hashing import framed
from domain.kernel.validation import misfits

T = TypeVar("T")

Files = Mapping[str, bytes]
"""The files of a pack by their paths inside its folder."""


class Mistake(msgspec.Struct, frozen=True):
    """Something wrong in a pack: in which file, at which place, and what."""

    file: str
    place: str
    said: str

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.place, self.said)))


class PackRefused(Exception):
    """A pack cannot be used; `mistakes` are all that were found."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


def pack_hash(files: Files) -> str:
    """SHA-256 (hex) over the length-prefixed paths and contents, sorted by path."""
    return sha256(framed(part for path in sorted(files) for part in (path.encode(), files[path]))).hexdigest()


def read(files: Files, path: str, type_: type[T], mistakes: list[Mistake]) -> T | None:
    """One TOML file of a pack as a struct; what is wrong with it goes to `mistakes`."""
    if path not in files:
        mistakes.append(Mistake(path, "", "the file is missing"))
        return None
    try:
        data = tomllib.loads(files[path].decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        mistakes.append(Mistake(path, "", f"not TOML: {error}"))
        return None
    odd = [Mistake(path, wrong.place, wrong.said.en) for wrong in misfits(data)]
    mistakes += odd
    try:
        read = msgspec.convert(data, type_, strict=True)
    except msgspec.ValidationError:
        mistakes += [Mistake(path, place, said) for place, said in _wrong(data, type_, "")]
        return None
    return None if odd else read


def _wrong(data: Any, type_: Any, place: str) -> list[tuple[str, str]]:
    """Every place in `data` that does not fit `type_`, as deep as it can be told."""
    origin, args = get_origin(type_), get_args(type_)
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct) and isinstance(data, dict):
        fields = {field.encode_name: field for field in msgspec.structs.fields(type_)}
        tag_field = type_.__struct_config__.tag_field
        found = [
            (f"{place}{name}", f"unknown field; known: {', '.join(sorted(fields))}")
            for name in data
            if name not in fields and name != tag_field
        ]
        for name, field in fields.items():
            if name in data:
                found += _wrong(data[name], field.type, f"{place}{name}.")
            elif field.required:
                found.append((f"{place}{name}", "missing"))
        return found
    if origin in (list, tuple) and isinstance(data, list):
        return [w for i, item in enumerate(data) for w in _wrong(item, args[0], f"{place.rstrip('.')}[{i}].")]
    if origin is dict and isinstance(data, dict):
        return [w for key, item in data.items() for w in _wrong(item, args[1], f"{place}{key}.")]
    try:
        msgspec.convert(data, type_, strict=True)
    except msgspec.ValidationError as error:
        if origin in (Union, UnionType) and isinstance(data, dict):
            structs = [a for a in args if isinstance(a, type) and issubclass(a, msgspec.Struct)]
            chosen = [a for a in structs if data.get(a.__struct_config__.tag_field or "") == a.__struct_config__.tag]
            if len(chosen) == 1:
                return _wrong(data, chosen[0], place)
        words = ", ".join(_words(type_))
        return [(place.rstrip("."), f"{error}; known: {words}" if words else str(error))]
    return []


def _words(type_: Any) -> list[str]:
    """The words that may stand where this type is expected."""
    if isinstance(type_, type) and issubclass(type_, Enum):
        return [str(member.value) for member in type_]
    if get_origin(type_) is Literal:
        return [str(word) for word in get_args(type_)]
    if get_origin(type_) in (Union, UnionType):
        return [word for one in get_args(type_) for word in _words(one)] + ["a number"] * (int in get_args(type_))
    return []
