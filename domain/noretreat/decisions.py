"""What a seat of No Retreat! decides."""

import msgspec

from kronika.domain.kernel.words import Word


class PromptKind(Word):
    """What a side is asked."""

    KEEP_CARDS = "keep_cards"  #: Which card it gives up of those dealt at set-up (NR5).
    DISCARD_TO_TWO = "discard_to_two"  #: Which card it discards, down to two (NR10).
    DISCARD_WAR = "discard_war"  #: Which card it discards for the war on two fronts (NR13).
    DISCARD = "discard"  #: Which card it discards for an event (NR128).
    EVENT_WINDOW = "event_window"  #: Whether it plays a card (NR138).
    CANCEL = "cancel"  #: Whether it cancels a card (NR129).
    CHOOSE = "choose"  #: What an event leaves open (NR128).
    PAY = "pay"  #: With which card it pays (NR18).
    FLIP = "flip"  #: Which unit it turns (NR28 to NR30).
    PLACE = "place"  #: Which unit it brings in (NR32).
    PLACE_AT = "place_at"  #: Where the unit comes (NR32).
    REORGANISE = "reorganise"  #: Which unit it reorganises (NR37).
    MOVE = "move"  #: Which unit it moves (NR38).
    GO = "go"  #: Where the unit goes (NR38).
    STEP = "step"  #: Which way the unit takes (NR38).
    STRATEGIC_RESERVE = "strategic_reserve"  #: Which unit gets the strategic reserve marker (NR50).
    LOCAL_SUPPORT = "local_support"  #: Which unit gets local support (NR113).
    DECLARE_TARGETS = "declare_targets"  #: Which space it will attack (NR51).
    DECLARE_COUNTERBLOWS = "declare_counterblows"  #: Where it declares a counterblow (NR52).
    CHOOSE_BATTLE = "choose_battle"  #: Which battle is fought next (NR132).
    ADD_HEX = "add_hex"  #: Whether another space joins the battle (NR132).
    CHOOSE_ATTACKERS = "choose_attackers"  #: Who attacks (NR132).
    CHOOSE_TERRAIN_HEX = "choose_terrain_hex"  #: The terrain of which space counts (NR60).
    COMMIT_SUPPORT = "commit_support"  #: Whether it uses a support marker (NR58).
    COMMIT_CARD = "commit_card"  #: Whether it plays a card in the battle (NR58).
    ACCEPT_COUNTERATTACK = "accept_counterattack"  #: Whether it counterattacks (NR66).
    PLACE_COUNTERBLOW = "place_counterblow"  #: Where the counterblow marker goes that the battle leaves (NR67).
    LOSE_STEP = "lose_step"  #: Which unit loses a step (NR70).
    PLACE_CADRE = "place_cadre"  #: Whether a cadre takes the place of a unit (NR106).
    RETREAT = "retreat"  #: Who retreats, and where (NR72).
    ADVANCE = "advance"  #: Who advances, and where (NR75).
    ADVANCE_ON = "advance_on"  #: Whether the unit advances further (NR76).
    OVERSTACK = "overstack"  #: Which unit leaves, where there are too many (NR41).
    UNSCORCH = "unscorch"  #: Whether it rebuilds a scorched city (NRR35).
    DETRAIN = "detrain"  #: Which unit detrains (NR48).
    DETRAIN_AT = "detrain_at"  #: Where the unit detrains (NR49).
    RESERVE_DETRAIN = "reserve_detrain"  #: Whether the strategic reserve detrains (NR50).
    DETACH = "detach"  #: Whether it detaches a unit (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: Whether it forms fortified fronts (NR112).
    PARTISANS = "partisans"  #: Against which unit the partisans work (NR120).
    JOKER = "joker"  #: Whether it exchanges cards with the Joker (NR117).
    SHIFT_INITIATIVE = "shift_initiative"  #: Whether it spends a victory point on the initiative (NR118).
    SET_UP = "set_up"  #: Which unit it sets up (NR5).


class Ending(Word):
    """What a game is won by."""

    OBJECTIVES = "objectives"  #: A side holds as many objectives as it needs (NR82).
    SUDDEN_DEATH = "sudden_death"  #: A side has the victory points for sudden death (NR83).
    TOTAL = "total"  #: The Soviets have the victory points for a total victory (NR84).
    HIGH_TIDE = "high_tide"  #: The Axis keeps the High Tide marker (NR85).
    GARRISON = "garrison"  #: The garrison of Berlin has fallen (NR86).
    END = "end"  #: The last turn is over, and the Soviets have not won (NR86).
    GOAL = "goal"  #: The goal of the scenario is reached or missed (NR121).


class DecisionBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    """A decision; its tag is the field `decide`."""


class Pass(DecisionBase, frozen=True, tag="pass"):
    """NR138: no card now."""


class Done(DecisionBase, frozen=True, tag="done"):
    """NR136: nothing more here."""


class Discard(DecisionBase, frozen=True, tag="discard"):
    """NR10, NR13: a card out of the hand."""

    card: int  #: The card, by its number.


class Pay(DecisionBase, frozen=True, tag="pay"):
    """NR18: a card that pays."""

    card: int  #: The card, by its number.


class Drop(DecisionBase, frozen=True, tag="drop"):
    """NR129: the purchase is dropped; what has been paid stays discarded."""


class Play(DecisionBase, frozen=True, tag="play"):
    """NR14: the own half of a card."""

    card: int  #: The card, by its number.
    mode: int = 0  #: Which of its uses, from 0.


class Improve(DecisionBase, frozen=True, tag="improve"):
    """NR28: a reduced unit gets its step back, for cards."""

    unit: str  #: The unit.


class Upgrade(DecisionBase, frozen=True, tag="upgrade"):
    """NR29: a unit is turned to its better face without a card; a regional one is fortified so (NR30)."""

    unit: str  #: The unit.


class Fortify(DecisionBase, frozen=True, tag="fortify"):
    """NR30: a regional unit becomes a fortress, for a card."""

    unit: str  #: The unit.


class TurnBack(DecisionBase, frozen=True, tag="turn_back"):
    """NR30: a fortress becomes regional again."""

    unit: str  #: The unit.


class Place(DecisionBase, frozen=True, tag="place"):
    """NR32 to NR36: a unit is brought onto the map; where is asked next."""

    unit: str  #: The unit.


class At(DecisionBase, frozen=True, tag="at"):
    """NR32, NR49: where a unit comes onto the map, or where an event works."""

    space: str  #: The space.


class Reorganise(DecisionBase, frozen=True, tag="reorganise"):
    """NR37: a disorganised marker is taken off, for a card."""

    unit: str  #: The unit.


class Move(DecisionBase, frozen=True, tag="move"):
    """NR38: a unit moves; where to is asked next."""

    unit: str  #: The unit.


class Go(DecisionBase, frozen=True, tag="go"):
    """NR38: where the unit ends its movement."""

    to: str  #: The space.


class Step(DecisionBase, frozen=True, tag="step"):
    """NR38: the next space on the way, where ways differ in what they take."""

    to: str  #: The space.


class Stop(DecisionBase, frozen=True, tag="stop"):
    """NR38, NR76: the unit stays where it is."""


class Entrain(DecisionBase, frozen=True, tag="entrain"):
    """NR47: a unit goes into the rail box instead of moving."""

    unit: str  #: The unit.


class Mark(DecisionBase, frozen=True, tag="mark"):
    """NR50, NR113: the unit that gets a marker: of the strategic reserve, or of local support."""

    unit: str  #: The unit.


class Target(DecisionBase, frozen=True, tag="target"):
    """NR51: an enemy space that will be attacked."""

    space: str  #: The space.


class Counterblow(DecisionBase, frozen=True, tag="counterblow"):
    """NR52, NR67: an own space whose units must be attacked."""

    space: str  #: The space.


class Attack(DecisionBase, frozen=True, tag="attack"):
    """NR132: a space that is fought for now."""

    space: str  #: The space.


class Take(DecisionBase, frozen=True, tag="take"):
    """NR132: a unit that attacks."""

    unit: str  #: The unit.


class Ground(DecisionBase, frozen=True, tag="ground"):
    """NR60: the space whose terrain counts."""

    space: str  #: The space.


class Yes(DecisionBase, frozen=True, tag="yes"):
    """NR58, NR66: a support marker is used, a counterattack made, an offer taken."""


class No(DecisionBase, frozen=True, tag="no"):
    """NR58, NR66: it is not."""


class Lose(DecisionBase, frozen=True, tag="lose"):
    """NR70: the unit that loses a step."""

    unit: str  #: The unit.


class Cadre(DecisionBase, frozen=True, tag="cadre"):
    """NR106: the cadre that takes the place of a unit."""

    unit: str  #: The cadre.


class Retreat(DecisionBase, frozen=True, tag="retreat"):
    """NR72: a unit and the next space of its retreat."""

    unit: str  #: The unit.
    to: str  #: The space.


class Advance(DecisionBase, frozen=True, tag="advance"):
    """NR75, NR76: a unit and the next space of its advance."""

    unit: str  #: The unit.
    to: str  #: The space.


class Excess(DecisionBase, frozen=True, tag="excess"):
    """NR41: the unit that is too many."""

    unit: str  #: The unit.


class Detrain(DecisionBase, frozen=True, tag="detrain"):
    """NR48: a unit leaves the rail box; where to is asked next."""

    unit: str  #: The unit.


class Pick(DecisionBase, frozen=True, tag="pick"):
    """NR128: what an event leaves open: a unit, a space, a card or an option, by its id or number."""

    chosen: str  #: What is meant.


Decision = (
    Pass
    | Done
    | Discard
    | Pay
    | Drop
    | Play
    | Improve
    | Upgrade
    | Fortify
    | TurnBack
    | Place
    | At
    | Reorganise
    | Move
    | Go
    | Step
    | Stop
    | Entrain
    | Mark
    | Target
    | Counterblow
    | Attack
    | Take
    | Ground
    | Yes
    | No
    | Lose
    | Cadre
    | Retreat
    | Advance
    | Excess
    | Detrain
    | Pick
)
"""Every decision of the system."""
