"""Packs of Sample: which scenarios there are."""

from collections.abc import Sequence

import msgspec

from kronika.domain.kernel.events import PackId
from kronika.domain.kernel.packs import Files, Mistake, Reader, load, pack_hash
from kronika.domain.kernel.values import PackCard, ScenarioCard
from kronika.domain.kernel.words import Sentence

SEATS = ("north", "south")


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as a pack writes it."""

    id: str
    title: Sentence


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `pack.toml`."""

    name: str
    version: str
    system: str
    title: Sentence
    scenarios: tuple[Scenario, ...]


def load_pack(files: Files) -> PackCard:
    """A pack made of these files. Raises `PackRefused`."""

    def examine(reader: Reader) -> tuple[PackCard | None, Sequence[Mistake]]:
        manifest = reader.read("pack.toml", Manifest)
        if manifest is None:
            return None, ()
        id = PackId(manifest.name, manifest.version, pack_hash(files))
        scenarios = tuple(ScenarioCard(one.id, one.title, "", SEATS) for one in manifest.scenarios)
        return PackCard(id, manifest.title, "reconstructed", "", scenarios), ()

    return load(files, examine)
