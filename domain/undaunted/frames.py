"""Interrupted resolution as data: what is half done, on a stack in the board (design 3).

A frame is a contract like an event: tagged, versioned, and continued by every later release.
"""

from typing import Final

import msgspec

from kronika.domain.undaunted.content import Action


class FrameBase(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="frame"):
    """What all frames share. `side` is the side whose action is being resolved."""

    side: str  #: The side whose action is half done, or who has to decide next.


class Stepping(FrameBase, frozen=True, tag="stepping.v1"):
    """A counter on its way: `left` more tiles at most, each as by the action `how`."""

    counter: str  #: The counter that is on its way.
    action: Action  #: The action by which it moves.
    left: int  #: How many more tiles it may go, at most.


class Bolstering(FrameBase, frozen=True, tag="bolstering.v1"):
    """Cards are being taken from the supply: `left` more at most."""

    action: Action  #: The action by which cards are taken.
    left: int  #: How many more cards may be taken, at most.


class Barrage(FrameBase, frozen=True, tag="barrage.v1"):
    """An action against several counters on one tile; `targets` are still to be rolled for."""

    action: Action  #: The action that is rolled for.
    counter: str  #: The counter that performs it; empty: a card without one.
    space: str  #: The space it is aimed at.
    targets: tuple[str, ...]  #: The counters that are still to be rolled for.


class Losing(FrameBase, frozen=True, tag="losing.v1"):
    """A hit counter whose owner, `side`, still has to give up a card of it (S6); or the card of this
    title that anti-air costs (S21), which no counter stands for.

    `by` is the side that hit it, empty where nobody may displace it (R17); `thrown`: it may be
    displaced even if it is not routed (S19).
    """

    counter: str = ""  #: The counter that was hit; empty: none was, a card of `title` is lost.
    title: str = ""  #: The title of the card to give up, where no counter was hit.
    by: str = ""  #: The side that hit it; empty: nobody may displace it (R17).
    thrown: bool = False  #: Whether it may be displaced even if it is not routed (S19).


class Displacing(FrameBase, frozen=True, tag="displacing.v1"):
    """A counter that was hit may be moved by `side` to an adjacent space (S6, S19)."""

    counter: str  #: The counter that may be displaced.


class Assaulting(FrameBase, frozen=True, tag="assaulting.v1"):
    """A counter has moved and may now perform a combat action of the card (S22)."""

    counter: str  #: The counter that has moved.
    card: str  #: The card whose combat actions may follow.
    plain: bool = False  #: Whether it may not be an upgraded one: the card was inspired (S5).


class Performing(FrameBase, frozen=True, tag="performing.v1"):
    """A card of the play area is to perform an action, by `inspire` or `exert` (S5, S22)."""

    card: str  #: The card that is to perform an action.
    by: Action  #: The action that lets it: `inspire` or `exert`.


class Exerted(FrameBase, frozen=True, tag="exerted.v1"):
    """A counter that is suppressed as soon as what it does is done (S22)."""

    counter: str  #: The counter that is to be suppressed.


class Mining(FrameBase, frozen=True, tag="mining.v1"):
    """Mines are being laid: `left` more at most (S20)."""

    counter: str  #: The counter that lays mines.
    action: Action  #: The action by which it does.
    left: int  #: How many more mines it may lay, at most.


class Returning(FrameBase, frozen=True, tag="returning.v1"):
    """A card that found no bomber may go straight back to the supply (S21)."""

    card: str  #: The card that may go back to the supply.


class Mounted(FrameBase, frozen=True, tag="mounted.v1"):
    """A soldier has made his free move and is to perform an action of the card or of his seat (A17)."""

    counter: str  #: The soldier.
    card: str  #: The card played.


class Freeing(FrameBase, frozen=True, tag="freeing.v1"):
    """A soldier may make a free move when all of his action is done (A17)."""

    counter: str  #: The soldier.


class Surveying(FrameBase, frozen=True, tag="surveying.v1"):
    """Spaces are being chosen for `navigate` or `recon_flight`: `left` more at most (A6, R24)."""

    action: Action  #: The action.
    left: int  #: How many more spaces at most.
    counter: str = ""  #: The vehicle that navigates; none: a flight.
    chosen: tuple[str, ...] = ()  #: The spaces chosen so far.
    placed: bool = False  #: Whether a marker has been placed, so that one may stop.


class Inspiring(FrameBase, frozen=True, tag="inspiring.v1"):
    """Cards are being taken back from the play area: `left` more at most (A5)."""

    action: Action  #: The action.
    card: str  #: The card that inspires.
    left: int  #: How many more cards at most.


class CrewHit(FrameBase, frozen=True, tag="crew_hit.v1"):
    """A vehicle was hit: `side`, which hit it, picks the soldier in it who is wounded or suppressed (A13)."""

    counter: str  #: The vehicle.
    suppresses: bool = False  #: Whether the soldier is suppressed, and the vehicle not damaged.


OF_A_CARD: Final = (Assaulting, Performing)
"""Kinds in which a card performs an action that it was not played for."""
NEVER_ON_TOP: Final = (Exerted,)
"""Kinds that wait below a frame, and are done with as soon as they are on top."""

Frame = (
    Stepping
    | Bolstering
    | Barrage
    | Losing
    | Displacing
    | Assaulting
    | Performing
    | Exerted
    | Mining
    | Returning
    | Mounted
    | Freeing
    | Surveying
    | Inspiring
    | CrewHit
)
