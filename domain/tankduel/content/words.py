"""What is said of a battle and its tanks: how it ends, how they are, what they are lost by."""

from kronika.domain.kernel.words import Word


class Ending(Word):
    """What a battle ends by."""

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
