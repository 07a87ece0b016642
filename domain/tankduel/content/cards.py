"""Battle cards."""

from enum import StrEnum

from kronika.domain.tankduel.content.common import Data, Name, Source


class Kind(StrEnum):
    """What a half of a battle card does."""

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
    """What a card's penetration modifier is: a number, `P` or `O` (TD57)."""

    NUMBER = "number"  #: A number that is added.
    ALWAYS = "always"  #: `P`: the shot goes through.
    NEVER = "never"  #: `O`: it does not.


class Mark(StrEnum):
    """Whose infantry a card's mark is for."""

    NONE = "none"  #: It has no mark.
    BOTH = "both"  #: For infantry of both nations.
    SOVIET = "soviet"  #: For Soviet infantry only.


class Half(Data, frozen=True):
    """One of the one or two actions on a battle card."""

    kind: Kind  #: What it does.
    level: int = 0  #: Of a Move, Flank or Fire card: the level it needs (TD13).
    bonus: int = 0  #: Of a Fire card: what it adds to the chance to hit (TD53).
    terrain: str = ""  #: Of a terrain card: which terrain.


class Card(Data, frozen=True):
    """A battle card, known by its number."""

    number: int  #: 1 to 100; a deck has each once (TD4).
    name: Name  #: What is printed on it.
    halves: tuple[Half, ...]  #: One action, or the upper and the lower one of a dual card.
    oi: int = 0  #: Its order icons (TD12).
    pierce: Pierce = Pierce.NUMBER  #: What its penetration modifier is.
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
