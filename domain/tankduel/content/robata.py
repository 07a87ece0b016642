"""What Robata goes by."""

from enum import StrEnum

from domain.tankduel.content.common import Data, Name, Source


class Pair(Data, frozen=True):
    """What makes a shot good for Robata (TD109): at least this chance to hit, and this much more penetration than
    the greatest visible armour."""

    to_hit: int
    """The chance to hit."""
    pen: int
    """Penetration less armour."""


class Primary(StrEnum):
    """Primary actions of Robata (TD107)."""

    MISSION = "mission"
    """What its mission wants first."""
    FIRE_HIGH = "fire_high"
    """A High shot."""
    FIRE_LOW = "fire_low"
    """A Low shot."""
    MOVE_FLANK_OR_COVER = "move_flank_or_cover"
    """A move, if it flanks or finds cover."""
    LEADERSHIP = "leadership"
    """Leadership."""
    SMOKE = "smoke"
    """Smoke."""
    MOVE = "move"
    """A move."""


class Secondary(StrEnum):
    """Secondary actions of Robata (TD107)."""

    SPOT = "spot"
    """A spot attempt."""
    HULL_DOWN = "hull_down"
    """A try at hull down."""
    APCR = "apcr"
    """APCR is loaded."""
    SMOKE = "smoke"
    """Smoke."""


class Face(Data, frozen=True):
    """A side of an action card of Robata."""

    high: Pair
    """A High shot of its own."""
    low: Pair
    """A Low shot of its own."""
    enemy_high: Pair
    """A High shot of a player at it."""
    enemy_low: Pair
    """A Low shot of a player at it."""
    primary: tuple[Primary, ...]
    """Its primary actions: the first that holds."""
    secondary: tuple[Secondary, ...]
    """Its secondary actions: the first that is effective."""


class ActionCard(Data, frozen=True):
    """An action card of Robata (TD100)."""

    character: str
    """Its character."""
    name: Name
    """What it is called."""
    copies: int
    """How many there are."""
    operational: Face
    """Its operational side."""
    peril: Face
    """Its side in peril."""
    source: Source = Source()
    """Where its figures come from."""


class GunRow(Data, frozen=True):
    """Which gun fires with which target numbers."""

    calibre: str
    """The guns' row."""
    tns: tuple[int, ...]
    """The target numbers."""


class GunYears(Data, frozen=True):
    """Which gun fires for Robata in mission 4, by the year of the newest attacker (TD107)."""

    since: int
    """From this year"""
    until: int
    """up to this one."""
    rows: tuple[GunRow, ...]
    """Which gun."""


class Robata(Data, frozen=True):
    """What Robata goes by."""

    cards: tuple[ActionCard, ...]
    """Its action cards."""
    guns: tuple[GunYears, ...]
    """Its table of guns."""

    def face(self, character: str, *, peril: bool) -> Face:
        """The side of an action card."""
        card = next(card for card in self.cards if card.character == character)
        return card.peril if peril else card.operational
