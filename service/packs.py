"""The packs this service has read."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

import msgspec

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.formats import ID, LINE, misfit
from kronika.domain.kernel.packs import Files, Mistake, PackRefused, Reader
from kronika.domain.kernel.repair import in_words
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import PackCard
from kronika.domain.systems import SYSTEMS
from kronika.service.words import message

REMEMBERED = 16
"""Packs that are kept."""


TRIALS = "trials.json"
"""The file beside a pack that `tests.bench balance` writes."""


Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class Trial(msgspec.Struct, frozen=True):
    """Games of a scenario that the bot played against itself: how many, how many of them each seat won, and the median
    of the decisions in so many games."""

    games: Count
    wins: dict[str, Count]
    decisions: Count
    counted: Count


class _Trials(msgspec.Struct, frozen=True):
    """All trials of a pack, by scenario. `pack`: its hash when they were played."""

    pack: str
    scenarios: dict[str, Trial]


class LoadedPack(msgspec.Struct, frozen=True):
    """A pack ready to play. `trials`: by scenario, how it ended for the bot; none if the pack has changed since."""

    system: System
    content: Any
    card: PackCard
    trials: Mapping[str, Trial] = MappingProxyType({})


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
        said = message("pack-path", said=LINE.said)
        raise PackRefused([Mistake(ascii(path), "", both(said)) for path in odd])
    if "pack.toml" not in files:
        said = message("pack-not-a-folder")
        raise PackRefused([Mistake("pack.toml", "", both(said))])
    reader = Reader(files)
    manifest = reader.read("pack.toml", dict[str, Any])
    if manifest is None:
        raise PackRefused(reader.mistakes)
    name = str(manifest.get("system", ""))
    system = SYSTEMS.get(name)
    if system is None:
        known = ", ".join(sorted(SYSTEMS))
        said = message("pack-system-unknown", name=repr(name), known=known)
        raise PackRefused([Mistake("pack.toml", "system", both(said))])
    content = system.packs.load(files)
    card = system.packs.describe(content)
    wrong = misfit(card.id.name, ID, "name")
    if wrong is not None:
        raise PackRefused([Mistake("pack.toml", "name", both(wrong.said))])
    return LoadedPack(system, content, card)


def load_packs(further: str = "") -> dict[str, LoadedPack]:
    """The packs that come with Kronika and those in a further folder, by name. Raises `PackRefused`."""
    folders: list[Traversable | Path] = []
    for system in SYSTEMS.values():
        packs_of = folder_of(system) / "packs"
        if packs_of.is_dir():
            folders += _subfolders(packs_of)
    if further:
        folders += _further(Path(further))
    packs: dict[str, LoadedPack] = {}
    for folder in folders:
        try:
            pack = _made_of(tuple(read_files(folder).items()))
        except PackRefused as error:
            raise PackRefused(
                [msgspec.structs.replace(wrong, file=f"{folder}/{wrong.file}") for wrong in error.mistakes]
            ) from error
        name = pack.card.id.name
        if name in packs:
            said = message("pack-name-twice", name=name)
            raise PackRefused([Mistake(f"{folder}/pack.toml", "name", both(said))])
        packs[name] = msgspec.structs.replace(pack, trials=_trials_of(pack, folder / TRIALS))
    return packs


def _trials_of(pack: LoadedPack, file: Traversable | Path) -> Mapping[str, Trial]:
    """The trials in a file, if it has those of this pack."""
    if not file.is_file():
        return {}
    try:
        found = msgspec.json.decode(file.read_bytes(), type=_Trials)
    except msgspec.MsgspecError as error:
        raise PackRefused([Mistake(str(file), "", both(in_words(error)))]) from error
    return found.scenarios if found.pack == pack.card.id.hash else {}


@lru_cache(REMEMBERED)
def _made_of(files: tuple[tuple[str, bytes], ...]) -> LoadedPack:
    """The pack made of these files, which takes long: a process that has checked it does not check it again."""
    return load_pack(dict(files))


def skeletons() -> dict[str, Traversable]:
    """By name, the templates for new packs: the skeletons of a system, or its packs if it has none."""
    found: dict[str, Traversable] = {}
    for system in SYSTEMS.values():
        own = folder_of(system)
        folder = own / "skeletons" if (own / "skeletons").is_dir() else own / "packs"
        if folder.is_dir():
            found |= {entry.name: entry for entry in folder.iterdir() if entry.is_dir()}
    return found


def folder_of(system: System) -> Traversable:
    """Where a system lies."""
    return resources.files(system.package)


def _further(folder: Path) -> list[Traversable | Path]:
    """The packs of the folder that the setting `packs` names. Raises `PackRefused`."""
    if folder.is_dir():
        return _subfolders(folder)
    said = message("pack-folder-missing")
    raise PackRefused([Mistake(str(folder), "", both(said))])


def _subfolders(folder: Traversable | Path) -> list[Traversable | Path]:
    return [entry for entry in sorted(folder.iterdir(), key=lambda e: e.name) if entry.is_dir()]
