"""How large the code is, and in how many files each decision and each event is named."""

import ast
import re
import statistics
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

from kronika.domain.kernel.contract import tag_of
from kronika.domain.systems import SYSTEMS
from kronika.tools.dev.compiling import FOLDERS

WRITTEN = (".py", ".ftl")
"""Endings of files that may name a decision or an event."""


class Named(NamedTuple):
    """A decision or an event, and how many files of the product name it."""

    system: str
    name: str
    files: int


def tracked(root: Path) -> list[Path]:
    """The files under version control that are text."""
    listed = subprocess.run(["git", "grep", "-lI", "-e", ""], cwd=root, capture_output=True, text=True, check=True)
    return [root / name for name in listed.stdout.splitlines()]


def size(root: Path) -> Iterator[str]:
    """The figures of this tree, a line each."""
    texts = {path: path.read_text() for path in tracked(root)}
    product = {path: text for path, text in texts.items() if path.relative_to(root).parts[0] in FOLDERS}
    python = {path: text for path, text in product.items() if path.suffix == ".py"}
    yield f"tracked text, lines: {_lines(texts.values())}"
    yield f"Python of the product, lines: {_lines(python.values())} in {len(python)} files"
    for folder in [*FOLDERS, *sorted({str(_folder(system)) for system in SYSTEMS.values()})]:
        below = [text for path, text in python.items() if root / folder in path.parents]
        yield f"  {folder}: {_lines(below)} in {len(below)}"
    for what, types in (("a decision", _decisions), ("an event", lambda system: system.events)):
        found = [
            Named(name, one.__name__, sum(_names(one, text, path) for path, text in _family(product, root, system)))
            for name, system in SYSTEMS.items()
            for one in types(system)
        ]
        most = sorted(found, key=lambda one: -one.files)[:3]
        worst = ", ".join(f"{one.name} ({one.system}) {one.files}" for one in most)
        yield f"{what} is named in {statistics.mean(one.files for one in found):.1f} files; most: {worst}"


def _decisions(system: Any) -> tuple[Any, ...]:
    return get_args(system.decision)


def _family(product: Mapping[Path, str], root: Path, system: Any) -> Iterator[tuple[Path, str]]:
    """The files of the family that may name what is a system's own: nothing else may."""
    folder = root / _folder(system)
    return ((path, text) for path, text in product.items() if path.suffix in WRITTEN and folder in path.parents)


def _names(kind: type, text: str, path: Path) -> bool:
    """Whether a file defines a class, imports it or takes it from its module; or has a message of its tag."""
    if path.suffix == ".ftl":
        tag = tag_of(kind).replace("_", "-")
        return bool(re.search(rf"(?m)^(decision|event)-{tag}(-[\w-]+)? =", text))
    return (kind.__module__, kind.__name__) in _named(path, text)


@cache
def _named(path: Path, text: str) -> frozenset[tuple[str, str]]:
    """The names that a module defines, imports or uses from another, by module and name."""
    own = "kronika.domain." + ".".join(path.with_suffix("").parts).rpartition(".domain.")[2]
    modules: dict[str, str] = {}
    found: set[tuple[str, str]] = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ClassDef(name):
                found.add((own, name))
            case ast.ImportFrom(module=str(module), names=names):
                found.update((module, one.name) for one in names)
                modules |= {one.asname or one.name: f"{module}.{one.name}" for one in names}
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(ast.Name(id), attr) if id in modules:
                found.add((modules[id], attr))
    return frozenset(found)


def _folder(system: Any) -> Path:
    return Path("domain", system.package.split(".")[2])


def _lines(texts: Iterable[str]) -> str:
    return f"{sum(text.count(chr(10)) for text in texts):,}"
