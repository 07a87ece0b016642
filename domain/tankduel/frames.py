"""What is half done, as data (design 3): the agenda of a battle is a row of tasks, the first of which is asked about
or carried out next.

A task is a contract like an event: tagged, versioned, and continued by every later release.
"""

import msgspec

from kronika.domain.tankduel.content.damage import Item
from kronika.domain.tankduel.content.tanks import Location
from kronika.domain.tankduel.decisions import Action


class TaskBase(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="frame"):
    """What all tasks share."""


class Shot(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A shot of a tank, as far as it has come (TD52–TD58)."""

    shooter: str  #: The tank that fires.
    target: str  #: The tank fired at.
    bonus: int = 0  #: What the Fire card adds.
    leadership: bool = False  #: Whether Leadership adds 20.
    aimed: bool = False  #: Whether two Fire cards were laid, so that the shooter chooses the location.
    apcr: bool = False  #: Whether APCR is fired.
    tactics: bool = False  #: Whether Tactics take 20.
    gun: str = ""  #: The anti-tank gun that fires in the action step of `shooter`; empty: none does.
    infantry: bool = False  #: Whether infantry attacks in the action step of `shooter`.
    close: bool = False  #: Whether it does so in close combat.
    strong: bool = False  #: Whether it has its stronger weapon.
    flank: bool = False  #: Whether gun or infantry hits the side.
    more: int = 0  #: What order icons add to the penetration of a gun of Robata (TD107).


class Picking(TaskBase, frozen=True, tag="picking.v1"):
    """Initiative cards are being laid (TD23)."""


class Turning(TaskBase, frozen=True, tag="turning.v1"):
    """The next tank acts, or the round ends."""


class Smoking(TaskBase, frozen=True, tag="smoking.v1"):
    """Whether the smoke on a tank clears (TD25)."""

    tank: str  #: The tank.


class Burning(TaskBase, frozen=True, tag="burning.v1"):
    """The crew of a burning tank does something about it (TD26, TD27)."""

    tank: str  #: The tank.
    fights: bool = False  #: Whether this is the tank action of TD27.


class Rallying(TaskBase, frozen=True, tag="rallying.v1"):
    """A broken crew rallies or bails out (TD28)."""

    tank: str  #: The tank.


class Acting(TaskBase, frozen=True, tag="acting.v1"):
    """The action step of a tank (TD29)."""

    tank: str  #: The tank.
    acted: bool = False  #: Whether its tank action is done.
    infantry: bool = False  #: Whether its infantry action is done.
    paved: bool = False  #: Whether it has taken a road card (TD98).


class Discarding(TaskBase, frozen=True, tag="discarding.v1"):
    """The discard step of a tank (TD31)."""

    tank: str  #: The tank.


class Closing(TaskBase, frozen=True, tag="closing.v1"):
    """An action or a check is over: what was flipped for it is discarded (TD10, TD60), a shuffle that waited is made
    (TD8)."""


class Mined(TaskBase, frozen=True, tag="mined.v1"):
    """A tank starts a move in mines (TD72)."""

    tank: str  #: The tank.


class Moving(TaskBase, frozen=True, tag="moving.v1"):
    """A tank moves (TD32)."""

    tank: str  #: The tank.
    metres: int  #: By how much its own range changes.
    cards: tuple[int, ...]  #: Its Move cards, the one laid first goes to the holding box.


class Freeing(TaskBase, frozen=True, tag="freeing.v1"):
    """A bogged tank tries to get free (TD70)."""

    tank: str  #: The tank.
    flips: int  #: How many flips are left.
    value: int  #: What the target number of a flip may be at most.


class Spotting(TaskBase, frozen=True, tag="spotting.v1"):
    """SPOT (TD18): those who do not see a tank yet spot it."""

    tank: str  #: The tank that is spotted.
    watchers: tuple[str, ...]  #: Who still has to look, in order.


class Shaking(TaskBase, frozen=True, tag="shaking.v1"):
    """A mover tries to shake off a flank (TD32)."""

    tank: str  #: The tank.
    cards: int  #: How many Move cards it played.
    level: int  #: Its Move level at this moment.
    shaken: bool = False  #: Whether it may take a flank off now.


class Flanking(TaskBase, frozen=True, tag="flanking.v1"):
    """A Flank card is carried out (TD33)."""

    tank: str  #: The tank.


class Flanked(TaskBase, frozen=True, tag="flanked.v1"):
    """A flank is put on a tank, if it stands (TD33)."""

    tank: str  #: Whose token it is.
    target: str  #: Before whom it is put.


class Covering(TaskBase, frozen=True, tag="covering.v1"):
    """A terrain card is laid on a tank in motion (TD34, TD47)."""

    tank: str  #: The tank.
    card: int  #: The card.


class Climbing(TaskBase, frozen=True, tag="climbing.v1"):
    """A tank that has moved may take a mission card, or has to (TD92, TD95)."""

    tank: str  #: The tank.


class Bogging(TaskBase, frozen=True, tag="bogging.v1"):
    """BOG (TD34): whether a tank bogs down."""

    tank: str  #: The tank.
    value: int  #: What the flip may show at most.


class Concealing(TaskBase, frozen=True, tag="concealing.v1"):
    """A try at concealment (TD40)."""

    tank: str  #: The tank.
    value: int  #: What the flip may show at most.


class Sinking(TaskBase, frozen=True, tag="sinking.v1"):
    """A try at hull down (TD39)."""

    tank: str  #: The tank.


class Searching(TaskBase, frozen=True, tag="searching.v1"):
    """A spot attempt (TD38)."""

    tank: str  #: The tank.
    target: str  #: Whom it looks for.
    flips: int  #: How many cards are flipped.


class Window(TaskBase, frozen=True, tag="window.v1"):
    """Reactions to something (TD49): Tactics in turn, until one passes."""

    to: Action  #: What is reacted to.
    tank: str  #: Which tank does it.
    target: str  #: Which tank it is done to.
    asked: str  #: The seat that is asked.
    other: str  #: The seat that is asked after it.
    stands: bool = False  #: Whether Tactics stand against it now.
    flank: bool = False  #: Whether a flank of gun or infantry can be cancelled instead of 20 being taken.
    against_flank: bool = False  #: Whether the Tactics of the target's player are meant so.


class Firing(TaskBase, frozen=True, tag="firing.v1"):
    """A shot: does it hit (TD53, TD54)?"""

    shot: Shot  #: The shot.


class Arming(TaskBase, frozen=True, tag="arming.v1"):
    """Infantry has hit: with which weapon, or does it go on to close combat (TD87)?"""

    shot: Shot  #: The attack.


class Storming(TaskBase, frozen=True, tag="storming.v1"):
    """Close combat (TD88)."""

    shot: Shot  #: The attack.


class Weathering(TaskBase, frozen=True, tag="weathering.v1"):
    """The weather around a tank is looked at (TD97)."""

    tank: str  #: The tank.


class Paving(TaskBase, frozen=True, tag="paving.v1"):
    """A road card is laid under a tank in motion (TD98)."""

    tank: str  #: The tank.


class Hatching(TaskBase, frozen=True, tag="hatching.v1"):
    """The hatch of a tank may be opened or closed (TD24)."""

    tank: str  #: The tank.


class Locating(TaskBase, frozen=True, tag="locating.v1"):
    """A hit: where (TD55, TD56)?"""

    shot: Shot  #: The shot.


class Piercing(TaskBase, frozen=True, tag="piercing.v1"):
    """A hit: does it go through (TD57, TD58)?"""

    shot: Shot  #: The shot.
    location: Location  #: Where it hit.


class Harming(TaskBase, frozen=True, tag="harming.v1"):
    """A damage card is carried out, item by item (TD61–TD64)."""

    tank: str  #: The tank that is damaged.
    by: str  #: The tank that did it; empty: nobody.
    items: tuple[Item, ...]  #: What is still to come.


class Breaking(TaskBase, frozen=True, tag="breaking.v1"):
    """Whether the morale of a damaged tank breaks (TD68)."""

    tank: str  #: The tank.
    by: str  #: The tank that did it.
    card: int  #: The damage card.


class Escaping(TaskBase, frozen=True, tag="escaping.v1"):
    """The crew leaves an exploding or burning tank (TD73), man by man."""

    tank: str  #: The tank.
    by: str  #: The tank that did it.
    fire: bool  #: Whether the cause is a fire, not an explosion.
    checked: tuple[str, ...] = ()  #: The men, by their roles, who have been checked.


class Ranging(TaskBase, frozen=True, tag="ranging.v1"):
    """After a shot the shooter may range its target (TD59)."""

    tank: str  #: The shooter.
    target: str  #: The target.


class Robbing(TaskBase, frozen=True, tag="robbing.v1"):
    """Leadership takes a card from an enemy's hand (TD36)."""

    tank: str  #: The tank that acts.


class Leading(TaskBase, frozen=True, tag="leading.v1"):
    """What Leadership or Command is for (TD36, TD44)."""

    tank: str  #: The tank that acts.
    command: bool = False  #: Whether it is Command: for any own tank, or for an exchange.


class Offering(TaskBase, frozen=True, tag="offering.v1"):
    """A team-mate is asked for an exchange of cards (TDR16)."""

    seat: str  #: Who asks.
    mate: str  #: Who is asked.
    number: int  #: How many cards each gives.


class Giving(TaskBase, frozen=True, tag="giving.v1"):
    """Two team-mates choose what they give each other (TDR16)."""

    seat: str  #: Who asked.
    mate: str  #: Who agreed.
    number: int  #: How many cards each gives.


class Redrawing(TaskBase, frozen=True, tag="redrawing.v1"):
    """One or two cards are discarded and as many drawn (TDR16)."""

    seat: str  #: Whose.


class Bidding(TaskBase, frozen=True, tag="bidding.v1"):
    """Robata chooses initiative cards (TD105), tank by tank."""

    tanks: tuple[str, ...]  #: Its tanks still without one, in order.


class Tending(TaskBase, frozen=True, tag="tending.v1"):
    """The rest of the administrative step of a tank of Robata (TD106)."""

    tank: str  #: The tank.


class Settling(TaskBase, frozen=True, tag="settling.v1"):
    """The administrative step of a tank of Robata is over: SHUFFLE is carried out, END GAME waits (TD119)."""


class Revealing(TaskBase, frozen=True, tag="revealing.v1"):
    """The action step of a tank of Robata begins: cards are revealed (TD107)."""

    tank: str  #: The tank.


class Gunning(TaskBase, frozen=True, tag="gunning.v1"):
    """An anti-tank gun of Robata may fire (TD107)."""

    tank: str  #: The tank.


class Marching(TaskBase, frozen=True, tag="marching.v1"):
    """Infantry of Robata may advance or attack (TD118)."""

    tank: str  #: The tank.


class Commanding(TaskBase, frozen=True, tag="commanding.v1"):
    """Revealed Command cards are resolved (TD111)."""

    tank: str  #: The tank.
    last: bool = False  #: Whether all that are left are, not only those that give a High shot.


class Mudding(TaskBase, frozen=True, tag="mudding.v1"):
    """Revealed terrain goes on players' tanks in motion (TD104)."""

    tank: str  #: The tank.
    refills: tuple[int, ...] = ()  #: The place in the row where a card was played, and is to be replaced.


class Primaries(TaskBase, frozen=True, tag="primaries.v1"):
    """The primary action of a tank of Robata (TD107)."""

    tank: str  #: The tank.


class Driving(TaskBase, frozen=True, tag="driving.v1"):
    """A tank of Robata moves (TD113)."""

    tank: str  #: The tank.
    steps: int  #: Its successes.
    mission: bool = False  #: Whether by the mission's priority, else by the diagram.


class Turnabout(TaskBase, frozen=True, tag="turnabout.v1"):
    """Robata's Flank card in a move: a flank off, or one put on a player's tank (TD113)."""

    tank: str  #: The tank.


class Sheltering(TaskBase, frozen=True, tag="sheltering.v1"):
    """Robata's terrain in a move, and its mission card (TD113)."""

    tank: str  #: The tank.
    place: bool = False  #: Whether it takes a mission card.


class Secondaries(TaskBase, frozen=True, tag="secondaries.v1"):
    """The secondary action of a tank of Robata (TD107)."""

    tank: str  #: The tank.


class Cleaning(TaskBase, frozen=True, tag="cleaning.v1"):
    """Robata's clean-up (TD117)."""

    tank: str  #: The tank.
    target: str = ""  #: The tank it has fired at; empty: it has not fired.


Task = (
    Picking
    | Turning
    | Smoking
    | Burning
    | Rallying
    | Acting
    | Discarding
    | Closing
    | Mined
    | Moving
    | Freeing
    | Spotting
    | Shaking
    | Flanking
    | Flanked
    | Covering
    | Climbing
    | Bogging
    | Concealing
    | Sinking
    | Searching
    | Window
    | Firing
    | Arming
    | Storming
    | Weathering
    | Paving
    | Hatching
    | Locating
    | Piercing
    | Harming
    | Breaking
    | Escaping
    | Ranging
    | Robbing
    | Leading
    | Offering
    | Giving
    | Redrawing
    | Bidding
    | Tending
    | Settling
    | Revealing
    | Gunning
    | Marching
    | Commanding
    | Mudding
    | Primaries
    | Driving
    | Turnabout
    | Sheltering
    | Secondaries
    | Cleaning
)
