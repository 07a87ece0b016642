"""Writes a new system: a copy of `tools/dev/sample` under another name."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from kronika.domain.systems import FAMILIES
from kronika.tools.dev.developing import REGISTRATION, mentions

TEMPLATE = Path("tools/dev/sample")
NAME = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30


class NameRefused(Exception):
    """The text says why a system cannot have this name."""


def write_system(root: Path, name: str) -> list[Path]:
    """Writes a system and its tests to a source tree, and registers it. Returns the files written, below `root`.
    Raises `NameRefused`."""
    _check(root, name)
    files = dict(_renamed(root / TEMPLATE, name))
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    registered = ", ".join(f'"{family}"' for family in (*FAMILIES, name))
    systems = (root / REGISTRATION).read_text()
    systems = re.sub(r"^FAMILIES = \([^)]*\)", f"FAMILIES = ({registered})", systems, flags=re.M)
    (root / REGISTRATION).write_text(systems)
    ruff = str(Path(sys.executable).with_name("ruff"))
    for command in (["check", "--select=I", "--fix"], ["format"]):  # a longer name breaks lines elsewhere
        places = f"domain/{name}", f"tests/{name}", str(REGISTRATION)
        subprocess.run([ruff, *command, "--quiet", *places], cwd=root, check=True)
    return sorted(files)


def _check(root: Path, name: str) -> None:
    if not (root / TEMPLATE).exists():
        raise NameRefused("A new system needs Kronika's source tree: clone the repository and run `make` there.")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise NameRefused(
            f"{name!r} cannot be the name of a system. Use lower-case letters, digits and single underscores, "
            f"a letter first, at most {LONGEST} characters."
        )
    for folder in ("domain", "tests", "proto/kronika"):
        if (root / folder / name).exists():
            raise NameRefused(f"{folder}/{name} already exists. Choose another name: nothing is overwritten.")
    for path, number, _ in mentions(root, {name: {name, _camel(name).lower()}}):
        raise NameRefused(f"{name} is already a word in Kronika's code ({path}:{number}). Choose another name.")


def _renamed(template: Path, name: str) -> Iterator[tuple[Path, str]]:
    """The files of the template under the new name, by their paths in a source tree."""
    names = {"kronika.tools.dev": "kronika.domain", "sample": name, "Sample": _camel(name), "SAMPLE": name.upper()}
    for path in sorted(template.rglob("*.*")):
        if path.suffix == ".pyc":
            continue
        text = re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], path.read_text())
        below = Path(*(name if part == template.name else part for part in path.relative_to(template).parts))
        if below.parts[0] == "tests":
            yield Path("tests", name, *below.parts[1:]), text
        else:
            yield Path("domain", name, below), text


def _camel(name: str) -> str:
    return name.title().replace("_", "")
