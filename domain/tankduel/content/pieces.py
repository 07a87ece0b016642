"""The pieces of a battle, without rules: the nations, cards, tanks, terrain, guns and infantry."""

from enum import StrEnum

import msgspec

from kronika.domain.kernel.words import Sentence, Word

EDGE = 1000
"""How far from the middle a tank can be, in metres (TDR6)."""
STEP = 200
"""From one own range to the next, in metres."""


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The base of all content: frozen, and defaults are omitted when written."""


class Name(Data, frozen=True):
    """A name shown to people, in each language."""

    en: str  #: English.
    cs: str  #: Czech.

    @property
    def said(self) -> Sentence:
        """The name as used in sentences."""
        return Sentence(self.en, self.cs)


class Source(Data, frozen=True):
    """The source of an entry's values; values in neither list are reconstructed."""

    printed: tuple[str, ...] = ()  #: The values printed in the playbook; `all`: every value.
    public: tuple[str, ...] = ()  #: The values from a public source of the publisher; `all`: every value.
    line: int = 0  #: The line of the playbook; 0: none.


class Nation(StrEnum):
    """The two nations; all players of one win and lose together (TD1)."""

    GERMAN = "german"  #: The Germans.
    SOVIET = "soviet"  #: The Soviets.

    @property
    def enemy(self) -> "Nation":
        """The other one."""
        return Nation.SOVIET if self == Nation.GERMAN else Nation.GERMAN


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
    TURRET = "turret"  #: The turret, or the upper part of a casemate tank.


class Armour(Data, frozen=True):
    """Armour of one face."""

    hull: int  #: The armour of the hull.
    turret: int  #: The armour of the turret.


class Gun(Data, frozen=True):
    """A gun table: figures for 000, 200, … 2000 m; a table that ends earlier has no shot beyond."""

    name: str  #: The gun.
    to_hit: tuple[int, ...]  #: Accuracy by range.
    pen: tuple[int, ...]  #: Penetration by range.
    apcr: tuple[int, ...] = ()  #: The penetration that APCR adds, by range; empty: the gun has no APCR.


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
    name: Name  #: The name of the tank.
    nation: Nation  #: The nation that it belongs to.
    year: int  #: When it first fought (TD99).
    size_rank: int  #: Its place among all tanks by size, 1 the smallest.
    size: int  #: The effect of its size on the chance to hit it.
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


class Kind(StrEnum):
    """The action of a half of a battle card."""

    MOVE = "move"  #: It moves a tank (TD32).
    FIRE = "fire"  #: It fires the gun (TD52).
    FLANK = "flank"  #: It flanks an enemy, or takes a flank off (TD33).
    TERRAIN = "terrain"  #: It lays terrain (TD34, TD47).
    SMOKE = "smoke"  #: It lays smoke (TD37).
    LEADERSHIP = "leadership"  #: It leads a tank, or adds to a shot (TD36).
    COMMAND = "command"  #: It commands any tank of the player (TD44).
    TACTICS = "tactics"  #: It reacts to an action (TD49).


class Icon(StrEnum):
    """Icons that a flip may be made for."""

    EXPLOSION = "explosion"  #: The tank explodes, or a man dies in the explosion.
    FIRE = "fire"  #: Fire breaks out, or a man dies in it.
    EXTINGUISHER = "extinguisher"  #: The fire is put out.
    BINOCULARS = "binoculars"  #: An enemy is spotted.


class Pierce(StrEnum):
    """The kind of a card's penetration modifier: a number, `P` or `O` (TD57)."""

    NUMBER = "number"  #: A number that is added.
    ALWAYS = "always"  #: `P`: the shot goes through.
    NEVER = "never"  #: `O`: it does not.


class Mark(StrEnum):
    """The infantry that a card's mark is for."""

    NONE = "none"  #: It has no mark.
    BOTH = "both"  #: For infantry of both nations.
    SOVIET = "soviet"  #: For Soviet infantry only.


class Half(Data, frozen=True):
    """One of the one or two actions on a battle card."""

    kind: Kind  #: The action.
    level: int = 0  #: The level that a Move, Flank or Fire card needs (TD13).
    bonus: int = 0  #: The bonus of a Fire card to the chance to hit (TD53).
    terrain: str = ""  #: The terrain of a terrain card.


class Card(Data, frozen=True):
    """A battle card, known by its number."""

    number: int  #: 1 to 100; a deck has each once (TD4).
    name: Name  #: The name printed on it.
    halves: tuple[Half, ...]  #: One action, or the upper and the lower one of a dual card.
    oi: int = 0  #: Its order icons (TD12).
    pierce: Pierce = Pierce.NUMBER  #: The kind of its penetration modifier.
    modifier: int = 0  #: The penetration modifier, where it is a number.
    heavy: bool = False  #: Whether the modifier is red: heavy damage (TD58).
    icons: tuple[Icon, ...] = ()  #: Its icons.
    infantry: Mark = Mark.NONE  #: Its infantry mark (TD83, TD84).
    source: Source = Source()  #: Where its figures come from.

    @property
    def tn(self) -> int:
        """The target number."""
        return self.number % 10

    def half(self, kind: Kind) -> int | None:
        """Which half does this; None: neither."""
        for at, half in enumerate(self.halves):
            if half.kind == kind:
                return at
        return None


class Harm(StrEnum):
    """The effect of an item of a damage card (TD62–TD64)."""

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

    harm: Harm  #: The effect.
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
    """A morale icon that a damage card may cross: a quality of crew, or a condition (TD68)."""

    GREEN = "green"  #: Green crews.
    VETERAN = "veteran"  #: Veteran crews.
    ELITE = "elite"  #: Elite crews.
    COMMANDER_DEAD = "commander_dead"  #: Crews without their commander.
    ON_FIRE = "on_fire"  #: Crews of tanks on fire.
    IMMOBILISED = "immobilised"  #: Crews of immobilised tanks.


class DamageCard(Data, frozen=True):
    """A damage card. Its critical number is the last digit of its number."""

    number: int  #: 1 to 20.
    tracks: tuple[Item, ...]  #: The effects of a hit on the tracks.
    hull: Damages  #: The effects of a hit in the hull.
    turret: Damages  #: The effects of a hit in the turret.
    critical: Critical  #: The effects of a critical hit.
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


class Terrain(Data, frozen=True):
    """A kind of terrain."""

    id: str  #: Which terrain.
    name: Name  #: The name of the terrain.
    urban: bool = False  #: Whether it is of the urban class; else it is natural.
    cover: int = 0  #: The reduction of the chance to hit.
    hull_down: int | None = None  #: The value for hull down; none: it cannot be taken (TD39).
    conceal: int | None = None  #: The value for concealment; none: it cannot be taken (TD40).
    bog: tuple[int, ...] = ()  #: BOG after one Move card and after two; empty: nobody bogs in it (TD34).
    fire_out: int = 0  #: The addition to the chance to hit of a shot from it.
    fire_at: int = 0  #: The addition to the chance to hit of a shot at a tank in it.
    high: bool = False  #: Whether it is a hill: penetration +1 down, -1 up (TD15).
    mines: bool = False  #: Whether it is mined (TD72).
    halves_fire: bool = False  #: Whether it halves the Fire level.
    source: Source = Source()  #: Where its figures come from.


class AtGun(Data, frozen=True):
    """An anti-tank gun (TD79)."""

    id: str  #: Which gun.
    nation: Nation  #: The nation that it belongs to.
    name: Name  #: The name of the gun.
    oi: int  #: The cost of a shot in order icons.
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

    name: str  #: The name of the weapon.
    pen: int  #: Its penetration.
    may_switch: bool = False  #: Whether who gets it may switch to close combat (TD87).


class Infantry(Data, frozen=True):
    """An infantry card of a nation."""

    nation: Nation  #: The nation that it belongs to.
    reach: tuple[Reach, ...]  #: For own infantry at 000, 200, 400.
    weak: Weapon  #: The weaker weapon.
    strong: Weapon  #: The stronger weapon.
    city: bool = False  #: Whether it is for the city.
    source: Source = Source()  #: Where its figures come from.


class Ending(Word):
    """The way a battle is decided."""

    POINTS = "points"  #: By victory points (TD77).
    PLACES = "places"  #: The points are equal; by mission cards (TD77).
    MEDALS = "medals"  #: All else is equal; by kill medals (TD77).
    KING = "king"  #: Its tanks hold more of the hill (TD93).
    HELD = "held"  #: No tank of the attackers got through (TD94).
    CRUSHING = "crushing"  #: Its second tank left over the bridge (TD98).
    DRAW = "draw"  #: All is equal (TD77).
    LOST = "lost"  #: Robata has won, and so have none of the players (TD77).


class Marker(Word):
    """The card shuffled into the lower part of the deck (TD7, TD9)."""

    SHUFFLE = "shuffle"  #: SHUFFLE: another pass begins.
    END = "end"  #: END GAME: the last pass is over.


class Health(Word):
    """How a man is (TD62)."""

    WELL = "well"  #: Unharmed.
    WOUNDED = "wounded"  #: Wounded.
    DEAD = "dead"  #: Dead.


class Tracks(Word):
    """How the tracks of a tank are (TD71)."""

    WHOLE = "whole"  #: Undamaged.
    DAMAGED = "damaged"  #: Damaged.
    IMMOBILISED = "immobilised"  #: The tank is immobilised.


class Loss(Word):
    """How a tank is lost (TD75)."""

    EXPLOSION = "explosion"  #: It explodes.
    FIRE = "fire"  #: It burns out.
    CATASTROPHIC = "catastrophic"  #: A catastrophic hit.
    BAILED_OUT = "bailed_out"  #: Its crew abandons it.
    CREW = "crew"  #: Its last man is dead.


class Table(Word):
    """A table by which Robata plays."""

    INITIATIVE = "initiative"  #: Its initiative card (TD105).
    RESPONSE = "response"  #: Tactical response (TD102).
    PRIMARY = "primary"  #: The primary action (TD107).
    SECONDARY = "secondary"  #: The secondary action (TD107).
    SUCCESS = "success"  #: Success check (TD108).
    DIAGRAM = "diagram"  #: The movement diagram (TD113).
    COMMAND = "command"  #: Command cards (TD111).
    INFANTRY = "infantry"  #: Infantry (TD118).
    GUN = "gun"  #: Anti-tank guns (TD107).
    LEADERSHIP = "leadership"  #: Leadership (TD115).
    FIRE_CHECK = "fire_check"  #: The check of a burning tank (TD106).
    MISSION = "mission"  #: The priority of the mission (TD107).
    THREAT = "threat"  #: Whether it is in peril (TD105).
    TARGET = "target"  #: The target order (TD112).
    TERRAIN = "terrain"  #: Terrain on players' tanks (TD104).
    SPOTTING = "spotting"  #: Whether it takes a Spot token (TD103).
    MORALE = "morale"  #: A broken crew (TD106).
    CREW = "crew"  #: The free crew move (TD106).
    HATCH = "hatch"  #: Its hatch (TD106).
    MOVE = "move"  #: The steps of its move (TD113).
    FIRE = "fire"  #: The steps of its fire (TD114).
    RANGING = "ranging"  #: Whether it ranges its target (TD114).
    CLEAN_UP = "clean_up"  #: Clean-up (TD117).
