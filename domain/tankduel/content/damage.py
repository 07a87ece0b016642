"""Damage cards."""

from enum import StrEnum

from kronika.domain.tankduel.content.common import Data, Source
from kronika.domain.tankduel.content.tanks import Role


class Harm(StrEnum):
    """What an item of a damage card does (TD62–TD64)."""

    WOUND = "wound"  #: A man is wounded.
    KILL = "kill"  #: A man is killed.
    CHECK_EXPLOSION = "check_explosion"  #: A flip tells whether the tank explodes.
    CHECK_FIRE = "check_fire"  #: A flip tells whether it catches fire.
    EXPLOSION = "explosion"  #: The tank explodes.
    FIRE = "fire"  #: It catches fire.
    CATASTROPHIC = "catastrophic"  #: The tank and its crew are gone.
    MAIN_GUN_HIT = "main_gun_hit"  #: The main gun is hit.
    TRACKS_DAMAGED = "tracks_damaged"  #: The tracks are damaged.
    IMMOBILISED = "immobilised"  #: The tank is immobilised.


class Item(Data, frozen=True):
    """One item of a damage card."""

    harm: Harm  #: What happens.
    role: Role | None = None  #: To whom, if it is a wound or a death.


class Damages(Data, frozen=True):
    """Items by how hard the shot went through."""

    light: tuple[Item, ...] = ()  #: A white modifier.
    heavy: tuple[Item, ...] = ()  #: A red modifier.


class Critical(Data, frozen=True):
    """Items of a critical hit, by location."""

    tracks: tuple[Item, ...] = ()  #: On the tracks.
    hull: tuple[Item, ...] = ()  #: In the hull.
    turret: tuple[Item, ...] = ()  #: In the turret.


class Cross(StrEnum):
    """What a damage card may cross: a quality of crew, or a condition (TD68)."""

    GREEN = "green"  #: Green crews.
    VETERAN = "veteran"  #: Veteran crews.
    ELITE = "elite"  #: Elite crews.
    COMMANDER_DEAD = "commander_dead"  #: Crews without their commander.
    ON_FIRE = "on_fire"  #: Crews of tanks on fire.
    IMMOBILISED = "immobilised"  #: Crews of immobilised tanks.


class DamageCard(Data, frozen=True):
    """A damage card. Its critical number is the last digit of its number."""

    number: int  #: 1 to 20.
    tracks: tuple[Item, ...]  #: What a hit on the tracks does.
    hull: Damages  #: What a hit in the hull does.
    turret: Damages  #: What a hit in the turret does.
    critical: Critical  #: What a critical hit does.
    crosses: tuple[Cross, ...] = ()  #: Its crossed morale icons.
    source: Source = Source()  #: Where its figures come from.

    @property
    def items(self) -> tuple[Item, ...]:
        """All that it may do, wherever it is hit."""
        critical = self.critical.tracks + self.critical.hull + self.critical.turret
        return self.tracks + self.hull.light + self.hull.heavy + self.turret.light + self.turret.heavy + critical

    @property
    def crit(self) -> int:
        """The critical number."""
        return self.number % 10
