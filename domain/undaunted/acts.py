"""The acts that a card can be played for, as typed messages."""

from typing import ClassVar

import msgspec

from kronika.domain.undaunted.content import ActionName, MineFace


class ActBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", gc=False):
    """The base of all acts: one action of a card with its targets."""

    handles: ClassVar[tuple[str, ...]] = ()  #: The handles that lead to it after its action: `space:{to}`.


class Move(ActBase, frozen=True, tag="move"):
    """U13: the card's counter moves to a space that holds an own control marker; off the board where none is
    named (A15)."""

    handles = ("space:{to}",)
    to: str  #: The id of the space to move to; it is adjacent.


class Scout(ActBase, frozen=True, tag="scout"):
    """U14: the card's counter moves to a space, scouting it; off the board where none is named (A15)."""

    handles = ("space:{to}",)
    to: str  #: The id of the space to move to and scout; it is adjacent.


class Stalk(ActBase, frozen=True, tag="stalk"):
    """U15: the card's counter moves to a space, marker or not; off the board where none is named (A15)."""

    handles = ("space:{to}",)
    to: str  #: The id of the space to move to; it is adjacent.


class Guide(ActBase, frozen=True, tag="guide"):
    """N3: any own counter moves as by `move`."""

    handles = ("counter:{counter}", "space:{to}")
    counter: str  #: The own counter that is moved.
    to: str  #: The id of the space it moves to; it is adjacent.


class Bolster(ActBase, frozen=True, tag="bolster"):
    """U16: a card goes from the supply to the discard pile; more may follow."""

    handles = ("card:{take}",)
    take: str  #: The card to take from the supply first.


class Command(ActBase, frozen=True, tag="command"):
    """U17: draw `count` cards."""

    handles = ("button:draw-{count}",)
    count: int  #: How many cards to draw, 1 to the number printed.


class Conceal(ActBase, frozen=True, tag="conceal"):
    """U18: one fog of war from the opponent's supply to the opponent's discard pile."""


class Control(ActBase, frozen=True, tag="control"):
    """N4: take control of the space the counter stands on; N11: raise its objective."""


class Inspire(ActBase, frozen=True, tag="inspire"):
    """N5: a card of the squad goes back from the play area to hand."""

    handles = ("card:{card}",)
    card: str  #: The card of the play area that goes back to hand.


class Recon(ActBase, frozen=True, tag="recon"):
    """U19: remove a fog of war from hand and draw a card."""


class Target(ActBase, frozen=True, tag="target"):
    """N6: put the own target marker on a space."""

    handles = ("space:{to}",)
    to: str  #: The id of the space that the marker is put on.


class Attack(ActBase, frozen=True, tag="attack"):
    """U21: shoot at an enemy counter."""

    handles = ("counter:{target}",)
    target: str  #: The enemy counter to shoot at.


class Suppress(ActBase, frozen=True, tag="suppress"):
    """U21: pin an enemy counter down."""

    handles = ("counter:{target}",)
    target: str  #: The enemy counter to pin down.


class Blast(ActBase, frozen=True, tag="blast"):
    """N7: against every counter on the space with the own target marker."""


class AntiTank(ActBase, frozen=True, tag="anti_tank"):
    """S16: against an enemy tank, a building or a tunnel."""

    handles = ("counter:{target}",)
    target: str  #: A counter, or a building or tunnel: `building 503`, `tunnel 503`.


class Demolish(ActBase, frozen=True, tag="demolish"):
    """S16: against an enemy tank, a building or a tunnel, without cover."""

    handles = ("counter:{target}",)
    target: str  #: A counter, or a building or tunnel: `building 503`, `tunnel 503`.


class Bombard(ActBase, frozen=True, tag="bombard"):
    """S16: against the building, the tunnel and all infantry on a space."""

    handles = ("space:{space}",)
    space: str  #: The id of the space that is bombarded.


class Volley(ActBase, frozen=True, tag="volley"):
    """S16: suppress all enemy infantry on a space."""

    handles = ("space:{space}",)
    space: str  #: The id of the space whose infantry is suppressed.


class Grenade(ActBase, frozen=True, tag="grenade"):
    """S16: against all enemy infantry on a space."""

    handles = ("space:{space}",)
    space: str  #: The id of the space that the grenade is thrown at.


class Flamethrower(ActBase, frozen=True, tag="flamethrower"):
    """S19: against an enemy infantry counter, which may then be moved."""

    handles = ("counter:{target}",)
    target: str  #: The enemy counter that is aimed at.


class Smoke(ActBase, frozen=True, tag="smoke"):
    """S20: smoke on the space of the counter."""


class Mines(ActBase, frozen=True, tag="mines"):
    """S20: lay a mine on the edge towards a space; more may follow."""

    handles = ("space:{towards}", "button:{face}_mine")
    towards: str  #: The adjacent space on the other side of the edge.
    face: MineFace  #: The units that set the mine off.


class FireZone(ActBase, frozen=True, tag="fire_zone"):
    """S20: put the counter's fire zone on a space."""

    handles = ("space:{to}",)
    to: str  #: The id of the space that the fire zone is put on.


class Requisition(ActBase, frozen=True, tag="requisition"):
    """S21: a card goes from the supply to hand."""

    handles = ("card:{take}",)
    take: str  #: The card to take from the supply.


class Rally(ActBase, frozen=True, tag="rally"):
    """S21: a suppressed counter of the squad turns ready."""

    handles = ("counter:{counter}",)
    counter: str  #: The suppressed counter that turns ready.


class AntiAir(ActBase, frozen=True, tag="anti_air"):
    """S21: the opponent loses a bomber card for good."""


class Assault(ActBase, frozen=True, tag="assault"):
    """S22: move to a space, then a combat action may follow."""

    handles = ("space:{to}",)
    to: str  #: The id of the space to move to; it is adjacent.


class Secure(ActBase, frozen=True, tag="secure"):
    """S22: recon, then a tile may be scouted."""


class FightAndFade(ActBase, frozen=True, tag="fight_and_fade"):
    """S22: a combat action of the card, then the counter may stalk."""

    handles = ("button:{fight}", "counter:{target}")
    fight: ActionName  #: Which combat action of the card.
    target: str  #: The target, as that action names it: a counter, a space, a building or a tunnel.


class Exert(ActBase, frozen=True, tag="exert"):
    """S22: a card of the play area performs an action; its counter is suppressed."""

    handles = ("card:{card}",)
    card: str  #: The card of the play area that performs an action.


class Drive(ActBase, frozen=True, tag="drive"):
    """A11: the soldier's vehicle moves to a space that holds an own control marker; off the board where none is
    named (A15)."""

    handles = ("space:{to}",)
    to: str  #: The space; empty: off the board.


class Navigate(ActBase, frozen=True, tag="navigate"):
    """A6: a space next to the soldier's vehicle is scouted; more may follow."""

    handles = ("space:{to}",)
    to: str  #: The space.


class Repair(ActBase, frozen=True, tag="repair"):
    """A7: a vehicle on the soldier's space has 1 damage fewer."""

    handles = ("counter:{vehicle}",)
    vehicle: str  #: The vehicle repaired.


class ReconFlight(ActBase, frozen=True, tag="recon_flight"):
    """A6: a space anywhere is scouted; more may follow."""

    handles = ("space:{to}",)
    to: str  #: The space.


class Strafe(ActBase, frozen=True, tag="strafe"):
    """A12: shoot at an enemy counter from the air."""

    handles = ("counter:{target}",)
    target: str  #: The counter shot at.


Act = (
    Move
    | Scout
    | Stalk
    | Guide
    | Bolster
    | Command
    | Conceal
    | Control
    | Inspire
    | Recon
    | Target
    | Attack
    | Suppress
    | Blast
    | AntiTank
    | Demolish
    | Bombard
    | Volley
    | Grenade
    | Flamethrower
    | Smoke
    | Mines
    | FireZone
    | Requisition
    | Rally
    | AntiAir
    | Assault
    | Secure
    | FightAndFade
    | Exert
    | Drive
    | Navigate
    | Repair
    | ReconFlight
    | Strafe
)
