"""The units (NR2)."""

from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.words import Data, Milestone, Name, Nation, Source


class Arm(Word):
    """What a unit is."""

    ARMOUR = "armour"  #: Armour.
    MECHANISED = "mechanised"  #: Mechanised.
    INFANTRY = "infantry"  #: Infantry.
    REGIONAL = "regional"  #: Regional: it can become a fortress (NR30).
    FORTRESS = "fortress"  #: A fortress.
    SHOCK = "shock"  #: A shock army.
    VOLKSSTURM = "volkssturm"  #: Volkssturm.
    RESERVE = "reserve"  #: A reserve (NR119).


class Face(Data, frozen=True):
    """One face of a unit."""

    id: str  #: `full`, `reduced`; `brown`, `red`; `mobile`, `fort`.
    strength: int  #: Its strength; 0 where none is printed.
    mp: int  #: Its movement; 0: it does not move.
    arm: Arm  #: What it is.
    name: Name | None = None  #: What it is called, where the faces have names of their own.
    zoc: bool = True  #: Whether it has a zone of control (NR42).
    white: bool = False  #: Whether it may not attack of its own will (NR51).


class OptionalUnits(Word):
    """An optional rule that brings units."""

    DETACHMENTS = "detachments"  #: Detachments (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: Fortified fronts (NR112).
    RESERVES = "reserves"  #: Reserves (NR119).


class Entry(Data, frozen=True):
    """When and where a unit enters play."""

    turn: int = 0  #: The turn; 0: no turn.
    trigger: Milestone | None = None  #: What brings it (NR97, NR98, NR99).
    optional: OptionalUnits | None = None  #: The optional rule that brings it.
    city: str = ""  #: The city it enters in.
    face: str = ""  #: The face on which it enters, if not the first.
    near: str = ""  #: The place near which it enters (NR97 to NR99).
    within: int = 0  #: Within how many hexes of it.
    areas: tuple[str, ...] = ()  #: The areas that it may enter in.
    may_wait: bool = False  #: Whether its side may leave it out as long as it likes (NR97).


class Kind(Data, frozen=True):
    """A unit. Its first face is the one a loss leaves: reduced, brown, mobile; a second one is the better.
    Where a unit has only one, it is one-sided."""

    id: str  #: Its id.
    side: str  #: The side it belongs to.
    nation: Nation  #: Its nation.
    name: Name  #: What it is called.
    faces: tuple[Face, ...]  #: Its faces, the worse one first.
    enters: Entry = Entry()  #: When it enters.
    #: In how many turns it comes back when eliminated, as its back says; 0: its back says nothing.
    returns_after: int = 0
    removed: bool = False  #: Whether it leaves the game when eliminated.
    cadre: bool = False  #: Whether it is a cadre (NR106).
    ss: bool = False  #: Whether it is of the SS (NR104).
    two_steps: bool = False  #: Whether its better face is a step more at any time, not only from a certain turn (NR3).
    one_step: bool = False  #: Whether it has one step for ever, whatever its faces.
    loses_first: bool = False  #: Whether it takes a loss before all others (NR70).
    card_price: int = 1  #: What turning its better face up, or replacing it on that face, costs in cards (NR28, NR36).
    withdrawn: int = 0  #: The turn on which it leaves (NR95); 0: none.
    holds: bool = False  #: Whether its elimination loses the game (NR86).
    returns_from: int = 0  #: The turn from which it may come back once, at full strength, for victory points (NR99).
    returns_vp: int = 0  #: What that costs.
    better_in: str = ""  #: The city in which it enters on its better face, on the turn on which it enters (NR96).
    free_stacking: bool = False  #: Whether it does not count for stacking (NR119).
    home: tuple[str, ...] = ()  #: The areas that supply it (NR24).
    stays: bool = False  #: Whether it never leaves them (NR100).
    turns_at_home: bool = False  #: Whether it can be turned there alone (NR105).
    prov: Source | None = None  #: Where its figures come from; none: all are printed.
    known: tuple[str, ...] = ()  #: The fields that are printed, where not all are.
    reason: str = ""  #: Why ours are as they are.
