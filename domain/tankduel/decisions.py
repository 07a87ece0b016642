"""The decisions of a seat: one answer to one prompt. A compound action is a series of such answers."""

from enum import StrEnum
from typing import ClassVar

from kronika.domain.kernel import steps
from kronika.domain.kernel.words import Word
from kronika.domain.tankduel.content.pieces import Role


class PromptKind(Word):
    """The kind of a prompt."""

    INITIATIVE = "initiative"  #: Which card is laid for the initiative of a tank (TD23).
    LAID = "laid"  #: Whether the card laid last is taken back (TD23); an offer.
    ACTION = "action"  #: Which action a tank takes in its action step (TD29).
    CARD = "card"  #: Which hand card is part of the action (TD30).
    LEVEL = "level"  #: By how much order icons raise the level (TD12).
    OI = "oi"  #: Which hand card pays with its order icons (TD12).
    RAPID_APCR = "rapid_apcr"  #: Whether APCR is loaded immediately.
    TARGET = "target"  #: Which enemy is meant.
    RANGE_STEP = "range_step"  #: How far the tank moves (TD32).
    UNFLANK = "unflank"  #: Which enemy loses its flank (TD32).
    FLANK_OR_UNFLANK = "flank_or_unflank"  #: Whether a Flank card flanks, or takes a flank off (TD33).
    LAY_DOWN = "lay_down"  #: Whether the action is laid down as it was built.
    SPOT_OR_RANGING = "spot_or_ranging"  #: Whether Ranging is kept, or a Spot taken.
    REACTION = "reaction"  #: Whether Tactics are played (TD49).
    LOCATION = "location"  #: Where a shot with two Fire cards hits (TD55).
    RANGE_TARGET = "range_target"  #: Whether the shooter ranges its target (TD59).
    ESCAPE_ORDER = "escape_order"  #: Which man of the crew tries to escape next (TD73).
    CREW = "crew"  #: Which man moves, and to which place.
    ENEMY_HAND = "enemy_hand"  #: From whose hand Leadership takes a card (TD36).
    GUN = "gun"  #: Which anti-tank gun fires (TD79).
    INFANTRY_MODE = "infantry_mode"  #: How the infantry attacks (TD87).
    CLOSE_COMBAT_SWITCH = "close_combat_switch"  #: Whether the infantry goes on to close combat (TD87).
    HATCH = "hatch"  #: Whether the hatch is opened or closed (TD24).
    ROAD_CARD = "road_card"  #: Whether a road card is laid (TD98).
    MISSION_CARD = "mission_card"  #: Whether a mission card is taken (TD92).
    EFFECT = "effect"  #: Which effect Leadership or Command has (TD36, TD44).
    OWN_TANK = "own_tank"  #: For which of the own side's tanks it is (TD44).
    MATE = "mate"  #: With which team-mate cards are exchanged (TDR16).
    NUMBER = "number"  #: How many cards are exchanged (TDR16).
    ACCEPT = "accept"  #: Whether an exchange of cards is agreed to (TDR16).
    GIVE = "give"  #: Which card the team-mate gets (TDR16).
    REDRAW = "redraw"  #: Which card is discarded and replaced by a draw (TDR16).
    FIRE_CHECK = "fire_check"  #: Whether the crew of a burning tank pays, flips or bails out (TD26).
    FIGHT_FIRE = "fight_fire"  #: How the crew of a tank that still burns reacts (TD27).
    MORALE_CHECK = "morale_check"  #: How a broken crew reacts (TD28).
    DISCARD = "discard"  #: Which hand card is discarded (TD31).


class Action(StrEnum):
    """An action step's choices: the tank actions (TD30), the field actions (TD43), and the end of the step."""

    MOVE = "move"  #: A move (TD32).
    FLANK = "flank"  #: A Flank card alone (TD33).
    TERRAIN = "terrain"  #: Terrain, or a road, on oneself (TD34).
    FIRE = "fire"  #: A shot (TD52).
    LEADERSHIP = "leadership"  #: Leadership alone (TD36).
    SMOKE = "smoke"  #: Smoke (TD37).
    SPOT = "spot"  #: A spot attempt (TD38).
    HULL_DOWN = "hull_down"  #: A try at hull down (TD39).
    LOAD_APCR = "load_apcr"  #: APCR is loaded (TD41).
    CREW = "crew"  #: A man goes to a vacant place (TD42).
    FIGHT_FIRE = "fight_fire"  #: The crew fights the fire (TD27).
    TERRAIN_ON_ENEMY = "terrain_on_enemy"  #: Terrain on an enemy in motion (TD47).
    COMMAND = "command"  #: Command (TD44).
    STOP = "stop"  #: The tank stops (TD48).
    GUN = "gun"  #: An anti-tank gun fires (TD79).
    INFANTRY_ADVANCE = "infantry_advance"  #: Infantry advances (TD83).
    INFANTRY_ATTACK = "infantry_attack"  #: Infantry attacks (TD84).
    ROAD = "road"  #: A road card is taken (TD98).
    DONE = "done"  #: The action step is over (TD29).


class Answer(StrEnum):
    """Answers to prompts that ask which of a few things."""

    PAY = "pay"  #: Order icons pay.
    BAIL_OUT = "bail_out"  #: The crew leaves the tank.
    FLIP = "flip"  #: A card is flipped.
    DRAW = "draw"  #: A damage card is drawn.
    LOAD = "load"  #: APCR is loaded immediately.
    NO = "no"  #: No.
    YES = "yes"  #: Yes.
    KEEP = "keep"  #: It stays as it is: the Ranging, or the hatch.
    TAKE = "take"  #: The Spot, or the mission card, is taken.
    PUT = "put"  #: A Flank token is put before an enemy.
    REMOVE = "remove"  #: A Flank token is taken off.
    RANGE = "range"  #: The target is ranged.
    HULL = "hull"  #: The hull.
    TURRET = "turret"  #: The turret.
    SPOT = "spot"  #: An enemy is spotted.
    HULL_DOWN = "hull_down"  #: Hull down is taken.
    CONCEAL = "conceal"  #: Concealment is tried.
    EXCHANGE = "exchange"  #: Cards are exchanged with a team-mate.
    REDRAW = "redraw"  #: Cards are discarded and as many drawn.
    FLANK = "flank"  #: From the flank.
    WEAPON = "weapon"  #: With the anti-tank weapon.
    CLOSE_COMBAT = "close_combat"  #: In close combat.
    SWITCH = "switch"  #: On to close combat.
    STAY = "stay"  #: With the weapon still.
    TURN = "turn"  #: The hatch is opened or closed.
    LAY = "lay"  #: The road is laid.


class Lay(steps.Decision, frozen=True, tag="lay"):
    """TD23: the initiative card of a tank."""

    card: int  #: The card, by its number.


class TakeBack(steps.Decision, frozen=True, tag="take_back"):
    """TD23: the initiative card laid last comes back to the hand."""

    takes_back: ClassVar[bool] = True


class ShowHand(steps.Decision, frozen=True, tag="show_hand"):
    """TD120: the whole hand is shown to the team-mates."""


class Act(steps.Decision, frozen=True, tag="act"):
    """TD29: the action that is begun, or the end of the action step."""

    action: Action  #: What.


class Use(steps.Decision, frozen=True, tag="use"):
    """TD30: a hand card that is part of an action, for one of its halves."""

    card: int  #: The card, by its number.
    half: int  #: 0: the upper half or the only one; 1: the lower half.


class Drop(steps.Decision, frozen=True, tag="drop"):
    """TD31, TD38, TD42, TD48: a hand card that is discarded, whatever is on it."""

    card: int  #: The card, by its number.


class Pay(steps.Decision, frozen=True, tag="pay"):
    """TD12: a hand card that pays with its order icons."""

    card: int  #: The card, by its number.


class NoMore(steps.Decision, frozen=True, tag="no_more"):
    """No card, or no further one."""


class Aim(steps.Decision, frozen=True, tag="aim"):
    """The tank meant."""

    tank: str  #: Its id.


class Battery(steps.Decision, frozen=True, tag="gun"):
    """TD79: the anti-tank gun meant."""

    gun: str  #: Which gun.


class Choose(steps.Decision, frozen=True, tag="choose"):
    """The player meant."""

    seat: str  #: The player's seat.


class Go(steps.Decision, frozen=True, tag="go"):
    """TD32: how the own range changes."""

    metres: int  #: -400 to 400 by 200; below 0: towards the enemy's side.


class Buy(steps.Decision, frozen=True, tag="buy"):
    """TD12: by how much the level is raised for two order icons each; or how many cards are exchanged."""

    number: int  #: How many.


class Man(steps.Decision, frozen=True, tag="man"):
    """A man of the crew, by the place in which he is, or a vacant place."""

    place: Role  #: Which place.


class Say(steps.Decision, frozen=True, tag="say"):
    """Which of a few things."""

    answer: Answer  #: Which.


class React(steps.Decision, frozen=True, tag="react"):
    """TD49: Tactics."""

    card: int  #: The Tactics card, by its number.
    against_flank: bool = False  #: TD50: whether it cancels the flank of a gun or of infantry instead of taking 20.


class Pass(steps.Decision, frozen=True, tag="pass"):
    """TD49: no Tactics."""


class Confirm(steps.Decision, frozen=True, tag="confirm"):
    """The action is laid down as it was built."""


class Back(steps.Decision, frozen=True, tag="back"):
    """The last choice of the action being built is taken back."""

    takes_back: ClassVar[bool] = True


Decision = (
    Lay
    | TakeBack
    | ShowHand
    | Act
    | Use
    | Drop
    | Pay
    | NoMore
    | Aim
    | Battery
    | Choose
    | Go
    | Buy
    | Man
    | Say
    | React
    | Pass
    | Confirm
    | Back
)
"""Every decision of the system."""
