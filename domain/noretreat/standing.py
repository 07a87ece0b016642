"""How units and markers stand: parts of the board that are published where a position is taken over."""

import msgspec

from kronika.domain.kernel.words import Word


class BlowKind(Word):
    """A marker that says what is attacked."""

    TARGET = "target"  #: Its side attacks the enemy there (NR51).
    COUNTERBLOW = "counterblow"  #: The enemy must attack its side there (NR52).


class DutyKind(Word):
    """What counts as an attack that was owed (NRR37)."""

    DECLARED = "declared"  #: Targets declared.
    VOLUNTARY = "voluntary"  #: Targets fought for.
    ANY = "any"  #: Targets and counterblows fought for.


class SupplyKind(Word):
    """What supplies a unit."""

    NONE = "none"  #: Nothing: it is cut off.
    OVERLAND = "overland"  #: A line of supply to a source, or the source that it stands on (NR22).
    SEA = "sea"  #: The sea (NR24).
    BESIDE = "beside"  #: A friendly unit beside it that has overland supply (NR24).
    HOME = "home"  #: The area that it is at home in (NR24).


class Unit(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit: where it is, and how."""

    place: str  #: A space, or a box.
    face: int = 0  #: The face that shows: 0 the worse one, 1 the better one.
    unsupplied: bool = False  #: Whether it has an unsupplied marker.
    disorganised: bool = False  #: Whether it has a disorganised marker.
    turn: int = 0  #: On the turn track: when it comes.
    new: bool = False  #: Whether it has not entered play yet.
    partisans: bool = False  #: Whether partisans harass it.


class Blow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A target or a counterblow marker on a space."""

    side: str  #: Whose marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether a battle has left it.


class Duty(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """NRR37: what a side must attack in its combat phase."""

    side: str  #: Which side.
    n: int  #: How often.
    kind: DutyKind  #: What counts.
    penalty: int  #: Victory points lost where it is not done.


class Tally(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """NRR37: the attacks of a combat phase."""

    declared: int = 0  #: Targets declared.
    fought: int = 0  #: Targets fought for.
    blows: int = 0  #: Counterblows fought for.
    possible: int = 0  #: Targets that could have been declared.
    battles: int = 0  #: Battles begun, counterattacks too.
