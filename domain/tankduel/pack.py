"""A content pack of Tank Duel: its files, field for field, and what they make."""

from typing import Literal

import msgspec

from kronika.domain.tankduel.content.cards import Card
from kronika.domain.tankduel.content.common import Data, Name
from kronika.domain.tankduel.content.damage import DamageCard
from kronika.domain.tankduel.content.ground import AtGun, Infantry, Terrain
from kronika.domain.tankduel.content.missions import Mission
from kronika.domain.tankduel.content.robata import ActionCard, GunYears, Link, Priorities, Robata
from kronika.domain.tankduel.content.tanks import TankKind


class Manifest(Data, frozen=True):
    """`pack.toml`: what the pack is and where its figures come from."""

    system: str
    name: str
    version: str
    title: Name
    provenance: Literal["printed", "reconstructed"]
    source: str


class CardFile(Data, frozen=True):
    """`cards.toml`: the battle cards 1 to 100, and those that take the place of some of them (TD4)."""

    standard: tuple[Card, ...]
    alternate: tuple[Card, ...]
    city: tuple[Card, ...]


class DamageFile(Data, frozen=True):
    """`damage.toml`: the damage cards."""

    cards: tuple[DamageCard, ...]


class TankFile(Data, frozen=True):
    """`tanks.toml`: the tank boards."""

    tanks: tuple[TankKind, ...]


class TerrainFile(Data, frozen=True):
    """`terrain.toml`: the kinds of terrain."""

    terrain: tuple[Terrain, ...]


class GunFile(Data, frozen=True):
    """`guns.toml`: anti-tank guns and infantry."""

    guns: tuple[AtGun, ...]
    infantry: tuple[Infantry, ...]


class RobataFile(Data, frozen=True):
    """`robata.toml`: what Robata goes by."""

    cards: tuple[ActionCard, ...]
    guns: tuple[GunYears, ...]
    diagram: tuple[Link, ...]
    priorities: Priorities


class MissionFile(Data, frozen=True):
    """`missions.toml`: the missions."""

    missions: tuple[Mission, ...]


class Pack(msgspec.Struct, frozen=True):
    """A pack whose invariants hold. Tanks, terrain and missions are by id, in their order."""

    manifest: Manifest
    hash: str
    cards: CardFile
    damage: tuple[DamageCard, ...]
    tanks: dict[str, TankKind]
    terrain: dict[str, Terrain]
    guns: GunFile
    missions: dict[str, Mission]
    robata: Robata
