"""The packs this service has read."""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from domain.kernel.packs import Files, Mistake, PackRefused
from domain.kernel.system import PackCard, System
from domain.kernel.validation import ID, LINE, misfit
from domain.systems import SYSTEMS


class LoadedPack(msgspec.Struct, frozen=True):
    """A pack ready to play."""

    system: System
    content: Any
    card: PackCard


def read_files(folder: Traversable | Path) -> Files:
    """All TOML files below a folder, by their paths inside it."""
    found: dict[str, bytes] = {}

    def walk(place: Traversable | Path, prefix: str) -> None:
        for entry in sorted(place.iterdir(), key=lambda e: e.name):
            if entry.is_dir():
                walk(entry, f"{prefix}{entry.name}/")
            elif entry.name.endswith(".toml"):
                found[prefix + entry.name] = entry.read_bytes()

    walk(folder, "")
    return found


def load_pack(files: Files) -> LoadedPack:
    """The pack made of these files, by the system that it names. Raises `PackRefused`."""
    odd = [path for path in files if not all(LINE.fits(part) for part in path.split("/"))]
    if odd:
        raise PackRefused([Mistake(ascii(path), "", f"each part of a path is {LINE.said.en}") for path in odd])
    if "pack.toml" not in files:
        raise PackRefused([Mistake("pack.toml", "", "the file is missing: this folder is no pack")])
    try:
        name = msgspec.toml.decode(files["pack.toml"]).get("system", "")
    except msgspec.DecodeError as error:
        raise PackRefused([Mistake("pack.toml", "", f"not TOML: {error}")]) from error
    system = SYSTEMS.get(name) if isinstance(name, str) else None
    if system is None:
        known = ", ".join(sorted(SYSTEMS))
        raise PackRefused([Mistake("pack.toml", "system", f"there is no system {name!r}; known: {known}")])
    content = system.load_pack(files)
    card = system.describe(content)
    wrong = misfit(card.id.name, ID, "name")
    if wrong is not None:
        raise PackRefused([Mistake("pack.toml", "name", wrong.said.en)])
    return LoadedPack(system, content, card)


def load_packs(further: str = "") -> dict[str, LoadedPack]:
    """The packs that come with Kronika and those in a further folder, by name. Raises `PackRefused`."""
    folders: list[Traversable | Path] = []
    for system in SYSTEMS:
        packs_of = resources.files("domain") / system / "packs"
        if packs_of.is_dir():
            folders += _subfolders(packs_of)
    if further:
        folders += _subfolders(Path(further))
    packs: dict[str, LoadedPack] = {}
    for folder in folders:
        try:
            pack = load_pack(read_files(folder))
        except PackRefused as error:
            raise PackRefused(
                [msgspec.structs.replace(wrong, file=f"{folder}/{wrong.file}") for wrong in error.mistakes]
            ) from error
        name = pack.card.id.name
        if name in packs:
            raise PackRefused([Mistake(f"{folder}/pack.toml", "name", f"another pack is called {name}")])
        packs[name] = pack
    return packs


def _subfolders(folder: Traversable | Path) -> list[Traversable | Path]:
    return [entry for entry in sorted(folder.iterdir(), key=lambda e: e.name) if entry.is_dir()]
