"""The tables that Robata follows."""

from enum import StrEnum

from kronika.domain.tankduel.content.pieces import Data, Name, Source

ALERT = "alert"
"""The character with which every tank of Robata begins."""


class Pair(Data, frozen=True):
    """The shot that Robata considers good (TD109): at least this chance to hit. Its penetration exceeds the greatest
    visible armour by at least this much."""

    to_hit: int  #: The chance to hit.
    pen: int  #: Penetration less armour.


class Primary(StrEnum):
    """Primary actions of Robata (TD107)."""

    MISSION = "mission"  #: The first choice of its mission.
    FIRE_HIGH = "fire_high"  #: A High shot.
    FIRE_LOW = "fire_low"  #: A Low shot.
    MOVE_FLANK_OR_COVER = "move_flank_or_cover"  #: A move, if it flanks or finds cover.
    LEADERSHIP = "leadership"  #: Leadership.
    SMOKE = "smoke"  #: Smoke.
    MOVE = "move"  #: A move.


class Secondary(StrEnum):
    """Secondary actions of Robata (TD107)."""

    SPOT = "spot"  #: A spot attempt.
    HULL_DOWN = "hull_down"  #: A try at hull down.
    APCR = "apcr"  #: APCR is loaded.
    SMOKE = "smoke"  #: Smoke.


class Face(Data, frozen=True):
    """A side of an action card of Robata."""

    high: Pair  #: A High shot of its own.
    low: Pair  #: A Low shot of its own.
    enemy_high: Pair  #: A High shot of a player at it.
    enemy_low: Pair  #: A Low shot of a player at it.
    primary: tuple[Primary, ...]  #: Its primary actions: the first that holds.
    secondary: tuple[Secondary, ...]  #: Its secondary actions: the first that is effective.


class ActionCard(Data, frozen=True):
    """An action card of Robata (TD100)."""

    character: str  #: Its character.
    name: Name  #: The name of the card.
    copies: int  #: How many there are.
    operational: Face  #: Its operational side.
    peril: Face  #: Its side in peril.
    source: Source = Source()  #: Where its figures come from.


class GunRow(Data, frozen=True):
    """Which gun fires with which target numbers."""

    calibre: str  #: The guns' row.
    tns: tuple[int, ...]  #: The target numbers.


class GunYears(Data, frozen=True):
    """Which gun fires for Robata in mission 4, by the year of the newest attacker (TD107)."""

    since: int  #: From this year
    until: int  #: up to this one.
    rows: tuple[GunRow, ...]  #: Which gun.


class Ask(StrEnum):
    """The question of a link of the movement diagram (TD113)."""

    ENEMY_HIGH = "enemy_high"  #: Whether a player has a High shot at it.
    ENEMY_LOW = "enemy_low"  #: Whether a player has a Low shot at it.
    OWN_HIGH = "own_high"  #: Whether it has a High shot.
    OWN_LOW = "own_low"  #: Whether it has a Low shot.
    AVOID_HIGH = "avoid_high"  #: Whether a player has a High shot at it, and none from where it can move.
    AVOID_LOW = "avoid_low"  #: Whether a player has a Low shot at it, and none from where it can move.
    AVOID_LOW_KEEPING = "avoid_low_keeping"  #: The same, and it keeps there what it has of a High and a Low shot.
    ATTAIN_HIGH = "attain_high"  #: Whether it has no High shot, and one from where it can move.
    ATTAIN_LOW = "attain_low"  #: Whether it has neither a High nor a Low shot, and a Low one from where it can move.
    CLOSER = "closer"  #: Whether it is farther from the middle than so much, and can move nearer.


STATES = frozenset({Ask.ENEMY_HIGH, Ask.ENEMY_LOW, Ask.OWN_HIGH, Ask.OWN_LOW})
"""Questions about the tank's current place; all others find an own range to move to."""
GO, STAY = "go", "stay"
"""Where an answer leads to, if not to another link: to the own range that was found; nowhere, the tank moves in
place."""


class Link(Data, frozen=True):
    """A link of the movement diagram (TD113)."""

    id: str  #: Its name.
    ask: Ask  #: The question.
    yes: str  #: The link that follows if so; `go`: it moves to the own range that was found; `stay`: it moves in place.
    no: str  #: The link that follows if not; `stay`: it moves in place.
    beyond: int = 0  #: How far from the middle it has to be to move nearer, in metres.
    source: Source = Source()  #: Where it comes from.


class Tie(StrEnum):
    """A criterion that ranks targets with the same chance to hit (TDR39)."""

    PENETRATION = "penetration"  #: The most penetration beyond the armour it sees.
    RANGE = "range"  #: The shortest firing range.
    POINTS = "points"  #: The most victory points still to be had.
    NUMBER = "number"  #: The lowest identification number.


class Effect(StrEnum):
    """The use that Robata makes of a Command card (TD111)."""

    CONCEAL = "conceal"  #: It tries concealment.
    SPOT = "spot"  #: It spots an enemy.
    HULL_DOWN = "hull_down"  #: It takes hull down.


class Priorities(Data, frozen=True):
    """In which order Robata looks at what it could do (TD111, TD112)."""

    ties: tuple[Tie, ...]  #: The criteria that rank targets with the same chance to hit, the first one first.
    #: The uses of a Command card revealed for initiative: the first that has an effect.
    initiative: tuple[Effect, ...]
    clean_up: tuple[Effect, ...]  #: The uses of a Command card left at clean-up.
    source: Source = Source()  #: Where they come from.


class Robata(Data, frozen=True):
    """The tables that Robata follows. The default diagram and priorities are those of battles laid out before packs had
    them."""

    cards: tuple[ActionCard, ...]  #: Its action cards.
    guns: tuple[GunYears, ...]  #: Its table of guns.
    diagram: tuple[Link, ...] = (
        Link("M1", Ask.ENEMY_HIGH, "M2", "M4"),
        Link("M2", Ask.AVOID_HIGH, GO, "M3"),
        Link("M3", Ask.ATTAIN_HIGH, GO, "M6"),
        Link("M4", Ask.ATTAIN_HIGH, GO, "M5"),
        Link("M5", Ask.ATTAIN_LOW, GO, "M6"),
        Link("M6", Ask.AVOID_LOW_KEEPING, GO, "M7"),
        Link("M7", Ask.CLOSER, GO, STAY, beyond=400),
    )  #: Its movement diagram; the first link is where it begins.
    priorities: Priorities = Priorities(
        tuple(Tie), (Effect.CONCEAL, Effect.SPOT, Effect.HULL_DOWN), (Effect.CONCEAL, Effect.SPOT, Effect.HULL_DOWN)
    )  #: Its priorities.

    def face(self, character: str, *, peril: bool) -> Face:
        """The side of an action card."""
        card = next(card for card in self.cards if card.character == character)
        return card.peril if peril else card.operational
