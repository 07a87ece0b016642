"""Where code outside a family's folder names it. A family is a folder and a line in `domain/systems.py`
(design 14), so what is written by hand elsewhere knows none; tests may."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from kronika.domain.systems import SYSTEMS
from kronika.service.packs import load_packs, skeletons
from kronika.tools.dev.proto import written_by_hand

REGISTRATION = Path("domain/systems.py")
"""Here each family is named on one line."""
FOLDERS = ("domain", "projections", "service", "tools", "proto", ".ci")
"""The folders that hold code."""
GENERATED = re.compile(r"_pb2(_grpc)?\.pyi?$")


def families() -> dict[str, set[str]]:
    """What each family goes by: its folder, its systems, the packs and skeletons that come with it."""
    found: dict[str, set[str]] = {}
    names = {system.name: system.package.split(".")[2] for system in SYSTEMS.values()}
    for system, family in names.items():
        found.setdefault(family, {family}).update({system, SYSTEMS[system].contract.file.prefix.lower()})
    for name, pack in load_packs().items():
        found[names[pack.system.name]].add(name)
    for name, folder in skeletons().items():
        found[Path(str(folder)).parents[1].name].add(name)
    return found


def mentions(root: Path, named: Mapping[str, set[str]]) -> Iterator[tuple[Path, int, str]]:
    """File, number and text of each line under `root` that names a family and may not."""
    words = {family: re.compile("|".join(map(re.escape, sorted(those))), re.I) for family, those in named.items()}
    for path in _code(root):
        registered: set[str] = set()
        for number, line in _lines(root / path):
            for family, word in words.items():
                if Path("domain", family) in path.parents or not word.search(line):
                    continue
                if path == REGISTRATION and family not in registered:
                    registered.add(family)
                    continue
                yield path, number, line.strip()


def _code(root: Path) -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".proto") and not GENERATED.search(path.name):
                yield path.relative_to(root)


def _lines(path: Path) -> list[tuple[int, str]]:
    """The lines of a file that are written by hand, with their numbers."""
    text = path.read_text()
    return list(enumerate((written_by_hand(text) if path.suffix == ".proto" else text).splitlines(), 1))
