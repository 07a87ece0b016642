"""Terrain, anti-tank guns, infantry."""

from kronika.domain.tankduel.content.common import Data, Name, Nation, Source


class Terrain(Data, frozen=True):
    """A kind of terrain."""

    id: str  #: Which terrain.
    name: Name  #: What it is called.
    urban: bool = False  #: Whether it is of the urban class; else it is natural.
    cover: int = 0  #: What it takes from the chance to hit.
    hull_down: int | None = None  #: The value for hull down; none: it cannot be taken (TD39).
    conceal: int | None = None  #: The value for concealment; none: there is none (TD40).
    bog: tuple[int, ...] = ()  #: BOG after one Move card and after two; empty: nobody bogs in it (TD34).
    fire_out: int = 0  #: What it adds to a shot out of it.
    fire_at: int = 0  #: What it adds to a shot at a tank in it.
    high: bool = False  #: Whether it is a hill: penetration +1 down, -1 up (TD15).
    mines: bool = False  #: Whether it is mined (TD72).
    halves_fire: bool = False  #: Whether it halves the Fire level.
    source: Source = Source()  #: Where its figures come from.


class AtGun(Data, frozen=True):
    """An anti-tank gun (TD79)."""

    id: str  #: Which gun.
    nation: Nation  #: Whose it is.
    name: Name  #: What it is called.
    oi: int  #: What a shot costs in order icons.
    calibre: str  #: Its row in Robata's table.
    to_hit: tuple[int, ...]  #: Accuracy for 000, 200, … m.
    pen: tuple[int, ...]  #: Penetration for 000, 200, … m.
    source: Source = Source()  #: Where its figures come from.


class Emplacement(Data, frozen=True):
    """An anti-tank gun in its place."""

    gun: str  #: Which gun.
    range: int  #: Its own range.


class Reach(Data, frozen=True):
    """Infantry's chance to hit from one place: at a tank at 000, at 200, at 400 or 600 (TD86)."""

    to_hit: tuple[int, ...]  #: By the tank's own range, counted absolute.


class Weapon(Data, frozen=True):
    """An anti-tank weapon of infantry."""

    name: str  #: What it is called.
    pen: int  #: Its penetration.
    may_switch: bool = False  #: Whether who gets it may switch to close combat (TD87).


class Infantry(Data, frozen=True):
    """An infantry card of a nation."""

    nation: Nation  #: Whose it is.
    reach: tuple[Reach, ...]  #: For own infantry at 000, 200, 400.
    weak: Weapon  #: The weaker weapon.
    strong: Weapon  #: The stronger weapon.
    city: bool = False  #: Whether it is for the city.
    source: Source = Source()  #: Where its figures come from.
