"""Tank boards, and who sits in them."""

from enum import StrEnum

from kronika.domain.tankduel.content.common import Data, Name, Nation, Source


class Quality(StrEnum):
    """How seasoned a crew is, by its commander (TD69)."""

    GREEN = "green"  #: New to battle.
    VETERAN = "veteran"  #: The usual crew.
    ELITE = "elite"  #: The best.


class Role(StrEnum):
    """Places in a tank, and the men who begin in them."""

    COMMANDER = "commander"  #: The commander.
    GUNNER = "gunner"  #: The gunner.
    COMMANDER_GUNNER = "commander_gunner"  #: The commander who is the gunner as well.
    LOADER = "loader"  #: The loader.
    DRIVER = "driver"  #: The driver.
    BACKUP_DRIVER = "backup_driver"  #: The backup driver.


class Location(StrEnum):
    """Where a shot hits (TD55)."""

    TRACKS = "tracks"  #: The tracks.
    HULL = "hull"  #: The hull.
    TURRET = "turret"  #: The turret; of a casemate tank its upper part.


class Armour(Data, frozen=True):
    """Armour of one face."""

    hull: int  #: Of the hull.
    turret: int  #: Of the turret.


class Gun(Data, frozen=True):
    """A gun table: figures for 000, 200, … 2000 m; a table that ends earlier has no shot beyond."""

    name: str  #: The gun.
    to_hit: tuple[int, ...]  #: Accuracy by range.
    pen: tuple[int, ...]  #: Penetration by range.
    apcr: tuple[int, ...] = ()  #: What APCR adds to penetration, by range; empty: the gun has none.


class Post(Data, frozen=True):
    """A place in a tank with what its man is worth."""

    role: Role  #: Which place.
    vp: int  #: Victory points for his death (TD67).


class Levels(Data, frozen=True):
    """A level of a tank: as it is, and of casemate tanks with damaged and immobilised tracks (TD13)."""

    normal: int  #: Undamaged.
    damaged: int | None = None  #: With damaged tracks, where the board prints it.
    immobilised: int | None = None  #: Immobilised, where the board prints it.


class TankKind(Data, frozen=True):
    """A tank board."""

    id: str  #: Which tank.
    name: Name  #: What it is called.
    nation: Nation  #: Whose it is.
    year: int  #: When it first fought (TD99).
    size_rank: int  #: Its place among all tanks by size, 1 the smallest.
    size: int  #: What its size adds to the chance to hit it.
    move: Levels  #: Its Move level.
    fire: Levels  #: Its Fire level.
    front: Armour  #: Armour in front.
    side: Armour  #: Armour at the side.
    tracks: int  #: Armour of the tracks.
    location: tuple[Location, ...]  #: Where a shot hits, by target number 0 to 9.
    gun: Gun  #: Its gun.
    crew: tuple[Post, ...]  #: Its crew, in the order of the board.
    vp: int  #: Victory points for the tank itself.
    turret: bool = True  #: Whether it has one; a casemate tank has levels for damaged tracks.
    heavy_damage: bool = False  #: Whether its penetrating hits are always heavy (TD58).
    smoke: bool = False  #: Whether it may lay smoke.
    radio: bool = False  #: Whether it has a radio (TD81).
    apcr: bool = False  #: Whether it carries APCR.
    source: Source = Source()  #: Where its figures come from.
