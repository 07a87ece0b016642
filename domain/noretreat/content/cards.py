"""The cards (NR9, NR128)."""

from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.words import AXIS, Data, Name, Weather


class Deck(Word):
    """When a card is in the game (NR19)."""

    UNTIL_1944 = "until_1944"  #: It leaves at the beginning of 1945.
    ALWAYS = "always"  #: Always.
    FROM_1945 = "from_1945"  #: It joins at the beginning of 1945.


class When(Word):
    """The moment at which a half may be played (NR138)."""

    ANY = "any"  #: At any prompt and in any window where cards may be played.
    DRAW = "draw"  #: When its side draws it (NR12).
    CARDS = "cards"  #: In the card phase.
    ORGANISATION = "organisation"  #: In the organisation phase.
    ORGANISATION_START = "organisation_start"  #: In the window before the organisation phase.
    SUPPLY_END = "supply_end"  #: At the end of the supply phase.
    MOVEMENT = "movement"  #: In the movement phase.
    MOVEMENT_END = "movement_end"  #: At the end of the movement phase.
    COMBAT_END = "combat_end"  #: At the end of the combat phase.
    PHASE_END = "phase_end"  #: At the end of a phase of a player turn.
    TURN = "turn"  #: At any time in a player turn.
    SPARE = "spare"  #: In the removals, before units without supply leave the map.
    COUNTERBLOWS = "counterblows"  #: Where counterblows are declared.
    COMMIT = "commit"  #: When a battle is prepared, before the roll (NR58).
    ROLLED = "rolled"  #: After the roll of a battle.
    AFTER_EX = "after_ex"  #: After an exchange has been applied.
    VICTORY = "victory"  #: Before the check for sudden death.
    PAYMENT = "payment"  #: When it pays for a replacement.


class Whose(Word):
    """In whose player turn."""

    ANY = "any"  #: Either side's player turn.
    OWN = "own"  #: The player turn of the side that owns the event.
    AXIS = "axis"  #: The Axis player turn.
    SOVIET = "soviet"  #: The Soviet player turn.


class Trigger(Word):
    """The act that a half answers (NR137)."""

    NONE = "none"  #: None.
    CARD = "card"  #: A card was played or discarded.
    ROLL = "roll"  #: A battle was rolled for.
    BOUGHT = "bought"  #: A unit was improved, upgraded or replaced.


class Lasts(Word):
    """How long a half works."""

    BATTLE = "battle"  #: For the battle.
    COMBAT_PHASE = "combat_phase"  #: For the combat phase.
    PLAYER_TURN = "player_turn"  #: For the player turn.


class Do(Word):
    """The action of an effect (digest, «Events»)."""

    DRAW = "draw"  #: Cards are drawn from the pile.
    DISCARD = "discard"  #: Cards out of the hand are discarded, by the choice of who holds them.
    DISCARD_DRAWN = "discard_drawn"  #: Cards just drawn by this half are discarded.
    DISCARD_RANDOM = "discard_random"  #: A random card of the hand is discarded.
    DISCARD_FROM_HAND = "discard_from_hand"  #: A card is discarded that the side picks which sees the hand.
    SEE_HAND = "see_hand"  #: The other hand is seen.
    TAKE_DISCARD = "take_discard"  #: A card is taken from the top of the discard pile.
    RESHUFFLE = "reshuffle"  #: Both piles become the draw pile.
    REPEAT_TOP = "repeat_top"  #: The own half of the top card of the discard pile works as if it were played now.
    CANCEL_CARD = "cancel_card"  #: The card just played or discarded does not work (NR129).
    UNDO_LAST = "undo_last"  #: The purchase just made for a unit is undone.
    FLIP_JOKER = "flip_joker"  #: The Joker changes hands (NR117).
    DISCARD_VALUE = "discard_value"  #: The card pays for more than one (NR18).
    REPLACEMENT_STEP = "replacement_step"  #: A unit is improved or replaced without cards (NR28, NR36).
    UPGRADE = "upgrade"  #: A unit is upgraded (NR29).
    RETURN_UNIT = "return_unit"  #: A unit returns to the map from a box.
    CADRE_BY_RAIL = "cadre_by_rail"  #: A cadre comes onto the map as by rail.
    MOVE_BOX = "move_box"  #: A unit goes from another box into the rail box.
    ENTRAIN = "entrain"  #: Units go into the rail box.
    DETRAIN = "detrain"  #: Units leave the rail box immediately (NR49).
    REBUILD = "rebuild"  #: A unit that is destroyed or not in the game comes onto the map.
    LOSE_STEP = "lose_step"  #: A unit loses a step without a battle.
    ELIMINATE_ALLY = "eliminate_ally"  #: An ally of the Axis is eliminated (NR102).
    SURRENDER_UNIT = "surrender_unit"  #: An unsupplied unit surrenders.
    UNSUPPLIED_MARKER = "unsupplied_marker"  #: A unit is marked unsupplied.
    SPARE_UNSUPPLIED = "spare_unsupplied"  #: The units of one hex stay in the removals.
    MOVE = "move"  #: A unit moves outside of the movement phase of its side.
    MP_BONUS = "mp_bonus"  #: Units get movement points more.
    EXTRA_STACKING = "extra_stacking"  #: Hexes hold a unit more for this player turn.
    STRENGTH_X = "strength_x"  #: Strength is multiplied.
    STRENGTH_ADD = "strength_add"  #: Strength is added.
    SHIFT = "shift"  #: The column is shifted.
    CANCEL_SHIFT = "cancel_shift"  #: Shifts do not count.
    RESULT = "result"  #: The result is fixed without a roll.
    REPLACE_RESULT = "replace_result"  #: A result becomes another after the roll.
    REROLL = "reroll"  #: The die is rolled again.
    REROLL_RESULT = "reroll_result"  #: The die is rolled again if it shows one of these results.
    ROLL_TWO = "roll_two"  #: Two dice are rolled, and one of them is chosen.
    DUEL = "duel"  #: Both sides roll instead of the battle; the lower one loses steps.
    CHOOSE_CRT = "choose_crt"  #: The side names the table that is used.
    ARMOUR_VS_ARMOUR = "armour_vs_armour"  #: Armour gets its bonus against armour, too.
    DENY_ARMOUR = "deny_armour"  #: Armour gets no bonus.
    ARMOUR_VALUE = "armour_value"  #: The armour bonus has another value.
    MARKER_VALUE = "marker_value"  #: A support marker has another value.
    EXTRA_MARKERS = "extra_markers"  #: There are more support markers in this turn.
    FORT_AS_INFANTRY = "fort_as_infantry"  #: Fortresses count as infantry in this battle.
    CANCEL_FORT = "cancel_fort"  #: Fortresses and Volkssturm lose what protects them in this battle.
    NO_MULTI_HEX = "no_multi_hex"  #: Nobody advances by more than one hex.
    ADVANCE_BONUS = "advance_bonus"  #: The advancing units may go a hex further.
    RETREAT_IGNORES_ZONES = "retreat_ignores_zones"  #: Enemy zones of control do not bar a retreat.
    EXTRA_LOSS = "extra_loss"  #: A further step is lost.
    ATTACK_SEPARATELY = "attack_separately"  #: The units of a stack are attacked one by one.
    EXTRA_ATTACK = "extra_attack"  #: A further target is declared and fought for.
    SECOND_COMBAT = "second_combat"  #: The battle is fought once more by those who survive.
    COUNTERBLOWS = "counterblows"  #: Counterblow markers are laid without cards.
    REMOVE_COUNTERBLOWS = "remove_counterblows"  #: Counterblow markers are lifted.
    MUST_ATTACK = "must_attack"  #: A side must attack, or loses victory points (NRR37).
    SCORCH = "scorch"  #: A city is scorched.
    WORKS = "works"  #: Defensive works are built.
    VP = "vp"  #: Victory points.
    VP_IF = "vp_if"  #: Victory points by a public condition.
    VP_CHOICE = "vp_choice"  #: The Axis gives up a unit, or victory points.
    AXIS_CHOICE = "axis_choice"  #: The Axis discards two cards, or one and loses a step.
    CANCEL_SUDDEN_DEATH = "cancel_sudden_death"  #: The next check for sudden death is not made.
    FLIP_WEATHER = "flip_weather"  #: A weather marker is turned over.
    SET_WEATHER = "set_weather"  #: A weather marker is turned to a face.


class Scope(Word):
    """The range of an effect, where its verb does not give all of it."""

    ALL = "all"  #: Everything.
    OWN_ATTACK = "own_attack"  #: Battles in which the side attacks whose half it is.
    SOVIET_ATTACKS = "soviet_attacks"  #: Battles in which the Soviets attack.
    BLACK_SEA = "black_sea"  #: Battles at the Black Sea.
    GERMAN_CITY = "german_city"  #: Battles in which the Soviets attack a city of Greater Germany.
    #: Battles in which supplied armour and infantry of the Soviets attack together.
    ARMOUR_AND_INFANTRY = "armour_and_infantry"
    GERMAN_UNIT = "german_unit"  #: A German unit.
    DEFENDERS = "defenders"  #: The defenders.
    CITY = "city"  #: Battles for a city.
    NOT_CITY = "not_city"  #: Battles that are not for a city.
    SUPPLIED_NOT_CADRE = "supplied_not_cadre"  #: Supplied units except cadres.
    ARMOUR = "armour"  #: Armour.
    STACK = "stack"  #: The units of one hex together.
    DETRAINED = "detrained"  #: The units that have just left the rail box by this half.
    NEAR_OWN_CITY = "near_own_city"  #: Near a city of its own.
    FORTRESS = "fortress"  #: Fortresses.
    VOLKSSTURM = "volkssturm"  #: Volkssturm.
    BUDAPEST = "budapest"  #: Whether the Soviets control Budapest.
    BUCHAREST = "bucharest"  #: Whether the Soviets hold Bucharest.
    KONIGSBERG = "konigsberg"  #: Whether the Axis controls Königsberg.
    GARRISON = "garrison"  #: Whether the garrison is in Berlin.
    AXIS_IN_USSR = "axis_in_ussr"  #: Whether a unit of the Axis is in the USSR.
    FINLAND = "finland"  #: Whether the Soviets control Finland.
    YUGOSLAVIA = "yugoslavia"  #: Whether the Soviets control the west and the south of the Balkans, or Belgrade.


class Direction(Word):
    """Which way odds are shifted."""

    LEFT = "left"  #: For the defender.
    RIGHT = "right"  #: For the attacker.
    EITHER = "either"  #: As is chosen for each battle.


class Taking(Word):
    """Whether a card that was cancelled is taken into the hand."""

    ALWAYS = "always"  #: Always.
    UNLESS_IMMEDIATE = "unless_immediate"  #: Unless its half happens when it is drawn.


class Coming(Word):
    """A turn whose weather changes."""

    THIS = "this"  #: This one.
    NEXT = "next"  #: The next one.


class Condition(Word):
    """The condition for using an event in one way."""

    JOKER = "joker"  #: The Joker is in use (NR117).
    ALLY = "ally"  #: An ally of the Axis is on the map (NR102).


class Effect(Data, frozen=True):
    """One effect of a card's event. The meaning of a field depends on `do`; an omitted field is unused."""

    do: Do  #: The action of the effect.
    n: int = 1  #: How much, how many, how often.
    later: int = 0  #: The same from the turn on from which Soviet units have two steps; 0: the same.
    up_to: bool = False  #: Whether fewer may be chosen.
    side: str = ""  #: The side that it concerns; empty: the side that owns the event.
    chooser: str = ""  #: The side that chooses; empty: the side that owns the event.
    scope: Scope = Scope.ALL  #: The range of the effect.
    direction: Direction | None = None  #: The direction of a shift.
    boxes: tuple[str, ...] = ()  #: The boxes that units may come from.
    to: str = ""  #: Where they go, or what a result becomes.
    of: tuple[str, ...] = ()  #: The results, acts or kinds of purchase that it answers.
    take: Taking | None = None  #: Whether the card cancelled is taken; none: it is not.
    mandatory: bool = False  #: Whether a counterattack is not asked for.
    odds: str = ""  #: The column that must be reached before shifts.
    mp: int = 0  #: The whole allowance of a movement outside the own phase; 0: by hexes.
    hexes: int = 0  #: The most hexes in such a movement, in addition to its allowance; 0: no such limit.
    supplied: bool = False  #: Whether units without supply are excluded.
    free_of_zones: bool = False  #: Whether they must not start in an enemy zone of control.
    cheap: bool = False  #: Whether they enter only hexes that cost one.
    even_if_barred: bool = False  #: Whether it works on turns without replacements.
    even_two_cards: bool = False  #: Whether it works where two cards would be due.
    no: int = 0  #: Victory points if the condition does not hold.
    joker: str = ""  #: The side that the Joker must show for it.
    penalty: int = 0  #: Victory points lost where a duty is not done.
    turns: tuple[Coming, ...] = ()  #: The turns whose weather changes.
    battles: int = 1  #: In how many battles it works.
    from_turn: int = 0  #: The turn from which it works.


class Mode(Data, frozen=True):
    """One way to use a half."""

    when: When  #: At what moment.
    effects: tuple[Effect, ...]  #: The effects, in order.
    whose: Whose = Whose.ANY  #: In whose player turn.
    trigger: Trigger = Trigger.NONE  #: The act that it answers.
    lasts: Lasts = Lasts.BATTLE  #: How long it works, where it works on.
    condition: Condition | None = None  #: The condition for using it.


class Half(Data, frozen=True):
    """One side's event on a card."""

    title: Name  #: The name of the event.
    modes: tuple[Mode, ...]  #: How it can be used.
    initiative: str = ""  #: The side that must have the initiative (NR15); empty: either side.
    immediate: bool = False  #: Whether it happens when it is drawn (NR12).
    from_turn: int = 0  #: The first turn on which it may be played.
    weather: tuple[Weather, ...] = ()  #: The weather in which it may be played; empty: any.


class Card(Data, frozen=True):
    """A card: a half for each side."""

    n: int  #: Its number.
    deck: Deck  #: When it is in the game.
    axis: Half  #: The half of the Axis.
    soviet: Half  #: The half of the Soviets.

    def half(self, side: str) -> Half:
        """The half of a side."""
        return self.axis if side == AXIS else self.soviet


class HalfText(Data, frozen=True):
    """The text of one side's event on a card."""

    card: int  #: The card.
    side: str  #: The side whose event it is.
    uses: tuple[Name, ...]  #: The effect of each use, in the order of its modes.
    #: Limits on every use: the initiative, the first turn, the weather; none: no limits.
    limits: Name | None = None
