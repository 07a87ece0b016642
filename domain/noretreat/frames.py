"""What is half done, on a stack in the board (design 3). A frame is a contract like an event."""

import msgspec

from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.words import Result


class TurnStep(Word):
    """A step of a game turn (digest, «Sequence of play»)."""

    HIGH_TIDE = "high_tide"  #: The High Tide marker is checked (NR85).
    MARKER = "marker"  #: The turn marker moves (NR92).
    EVENTS = "events"  #: What the turn track says happens (NR95 to NR99).
    RED = "red"  #: A red event is a point for the Soviets (NR94).
    SHIFT_INITIATIVE = "shift_initiative"  #: The marker of variable initiative may be moved (NR118).
    OBJECTIVES = "objectives"  #: Objectives are counted (NR82).
    VICTORY_WINDOW = "victory_window"  #: Cards may be played before the check for sudden death (NR138).
    SUDDEN_DEATH = "sudden_death"  #: Sudden death is checked (NR83).
    INITIATIVE = "initiative"  #: The initiative passes (NR87).
    SCENARIO = "scenario"  #: The scenario is counted (NR121).
    BEGIN = "begin"  #: A player turn begins.
    CARD_PHASE = "card_phase"  #: The card phase begins.
    DISCARD = "discard"  #: The hand is discarded down (NR10).
    JOKER = "joker"  #: The Joker may be used (NR117).
    DRAW = "draw"  #: Cards are drawn (NR11).
    WAR = "war"  #: The war on two fronts costs a card (NR13).
    CARD_WINDOW = "card_window"  #: Cards may be played at the end of the card phase (NR138).
    SUPPLY_PHASE = "supply_phase"  #: The supply phase begins.
    SUPPLY = "supply"  #: Supply is judged (NR25).
    DETACH = "detach"  #: Units may be detached (NR111).
    FORTIFIED = "fortified"  #: Fortified fronts may be formed (NR112).
    SUPPLY_WINDOW = "supply_window"  #: Cards may be played at the end of the supply phase (NR138).
    ORGANISATION_PHASE = "organisation_phase"  #: The organisation phase begins.
    FLIP = "flip"  #: Units are turned (NR28 to NR30).
    OVERSTACK = "overstack"  #: Stacks are checked (NR41).
    PLACE = "place"  #: Units come onto the map (NR32).
    REORGANISE = "reorganise"  #: Units are reorganised (NR37).
    ORGANISATION_WINDOW = "organisation_window"  #: Cards may be played at the end of the organisation phase (NR138).
    MOVEMENT_PHASE = "movement_phase"  #: The movement phase begins.
    MOVE = "move"  #: Units move (NR38).
    MOVEMENT_WINDOW = "movement_window"  #: Cards may be played at the end of the movement phase (NR138).
    RESERVE = "reserve"  #: The strategic reserve is marked (NR50).
    SUPPORT = "support"  #: Local support is marked (NR113).
    ALONE = "alone"  #: Reserves that are alone leave the map (NR119).
    COMBAT_PHASE = "combat_phase"  #: The combat phase begins.
    TARGETS = "targets"  #: Targets are declared (NR51).
    COUNTERBLOWS = "counterblows"  #: Counterblows are declared (NR52).
    BATTLES = "battles"  #: Battles are fought (NR54).
    COMBAT_WINDOW = "combat_window"  #: Cards may be played at the end of the combat phase (NR138).
    DUTIES = "duties"  #: Attacks that were owed are counted (NRR37).
    REMOVALS_PHASE = "removals_phase"  #: The removals phase begins.
    REMOVALS = "removals"  #: Units without supply leave the map (NR78).
    UNSCORCH = "unscorch"  #: Scorched cities may be rebuilt (NRR35).
    MARKERS = "markers"  #: Markers come off (NR80).
    REMOVALS_WINDOW = "removals_window"  #: Cards may be played at the end of the removals phase (NR138).
    DETRAINING_PHASE = "detraining_phase"  #: The detraining phase begins.
    PARTISANS = "partisans"  #: Partisans may harass a unit (NR120).
    DETRAIN = "detrain"  #: Units leave the rail box (NR48).
    DETRAINING_WINDOW = "detraining_window"  #: Cards may be played at the end of the detraining phase (NR138).
    RESERVE_DETRAIN = "reserve_detrain"  #: The strategic reserve may detrain (NR50).
    EASED = "eased"  #: Hexes that held a unit more hold it no longer.
    DEAL = "deal"  #: Cards are dealt after a set-up by choice (NR5).


class Laid(Word):
    """How a card leaves a hand for the discard pile."""

    PLAYED = "played"  #: Played for its half (NR14).
    DISCARDED = "discarded"  #: Discarded (NR10).
    PAID = "paid"  #: Paid with (NR18).
    IMMEDIATE = "immediate"  #: It happens as it is drawn (NR12).
    SET_UP = "set_up"  #: Given up at set-up (NR5).


class WhyDiscarded(Word):
    """Why a hand is discarded down."""

    HAND = "hand"  #: Too many cards in hand (NR10).
    WAR = "war"  #: War on two fronts (NR13).
    JOKER = "joker"  #: Cards are exchanged by the Joker (NR117).
    EVENT = "event"  #: An event (NR128).


class Purchase(Word):
    """What cards are paid for."""

    IMPROVE = "improve"  #: A unit gets its step back (NR28).
    FORTIFY = "fortify"  #: A regional unit becomes a fortress (NR30).
    REPLACE = "replace"  #: A unit is replaced (NR36).
    REORGANISE = "reorganise"  #: A disorganised marker comes off (NR37).
    ENTRAIN = "entrain"  #: One more unit entrains (NR47).
    COUNTERBLOW = "counterblow"  #: A counterblow is declared (NR52).
    UNSCORCH = "unscorch"  #: A scorched city is rebuilt (NRR35).


class Gain(Word):
    """What a unit has gained that a card may undo."""

    IMPROVEMENT = "improvement"  #: An improvement (NR28).
    UPGRADE = "upgrade"  #: An upgrade (NR29).
    REPLACEMENT = "replacement"  #: A replacement (NR36).


class WindowKind(Word):
    """The moment of a window in which both sides may play cards (NR138)."""

    VICTORY = "victory"  #: Before the check for sudden death.
    CARDS_END = "cards_end"  #: At the end of the card phase.
    SUPPLY_END = "supply_end"  #: At the end of the supply phase.
    ORGANISATION_END = "organisation_end"  #: At the end of the organisation phase.
    MOVEMENT_END = "movement_end"  #: At the end of the movement phase.
    COMBAT_END = "combat_end"  #: At the end of the combat phase.
    REMOVALS_END = "removals_end"  #: At the end of the removals phase.
    DETRAINING_END = "detraining_end"  #: At the end of the detraining phase.
    ROLLED = "rolled"  #: After a roll.
    AFTER_EX = "after_ex"  #: After an exchange.
    SPARE = "spare"  #: Before units without supply leave the map.
    BOUGHT = "bought"  #: After a unit has gained something.


class Cause(Word):
    """Why a unit comes, goes or is turned."""

    WITHDRAWN = "withdrawn"  #: It is withdrawn (NR95).
    TRIGGERED = "triggered"  #: Something has happened that brings or removes it (NR97 to NR99).
    ENTERING = "entering"  #: It enters, or comes back (NR34).
    NO_AREA = "no_area"  #: No area is left for it to enter (NR98).
    RESTORED = "restored"  #: It comes out of the shattered box (NR35).
    REPLACED = "replaced"  #: It is replaced (NR36).
    RETURNS = "returns"  #: It comes back on its worse face (NR36).
    RELIEVED = "relieved"  #: A cadre makes room for a unit (NR107).
    CADRE = "cadre"  #: A cadre takes the place of a unit, or comes by rail (NR106).
    ENTRAINED = "entrained"  #: It entrains (NR47).
    RESERVE = "reserve"  #: It is the strategic reserve (NR50).
    DETRAINED = "detrained"  #: It detrains (NR48).
    NEAR_CITY = "near_city"  #: An event brings it near a city.
    REBUILT = "rebuilt"  #: An event rebuilds it.
    IMPROVED = "improved"  #: It is improved (NR28).
    UPGRADED = "upgraded"  #: It is upgraded (NR29).
    FORTIFIED = "fortified"  #: It becomes a fortress (NR30).
    TURNED_BACK = "turned_back"  #: It becomes regional again (NR30).
    UNDONE = "undone"  #: A card undoes what it has gained.
    LOSS = "loss"  #: It loses a step in battle (NR70).
    EVENT = "event"  #: An event of the enemy, or one that moves it from box to box.
    OWN_EVENT = "own_event"  #: An event of its own side.
    NO_RETREAT = "no_retreat"  #: It cannot retreat (NR74).
    SHATTERED = "shattered"  #: It is shattered (NR68).
    VOLKSSTURM = "volkssturm"  #: A retreat puts a Volkssturm out of the game (NR109).
    UNSUPPLIED = "unsupplied"  #: It is still without supply in the removals (NR79).
    EXCESS = "excess"  #: It is one too many (NR41).
    ALONE = "alone"  #: A reserve that is alone (NR119).
    DETACHED = "detached"  #: Units are detached (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: A fortified front is formed (NR112).
    SET_UP = "set_up"  #: Its side sets it up by choice (NR5).


class Stage(Word):
    """What comes next in a battle (NR57 to NR71)."""

    GROUND = "ground"  #: Whose terrain counts.
    SUPPORT = "support"  #: Whether a support marker is used.
    CARD_ATTACKER = "card_attacker"  #: The attacker may play a card.
    CARD_DEFENDER = "card_defender"  #: The defender may play a card.
    CHOICES = "choices"  #: What cards leave open.
    ODDS = "odds"  #: The odds.
    DIE = "die"  #: One of two dice is chosen.
    ROLLED = "rolled"  #: The roll stands.
    DUEL = "duel"  #: The Axis rolls for a duel.
    DUEL_SECOND = "duel_second"  #: The Soviets roll for it.
    DUEL_END = "duel_end"  #: The duel is decided.
    APPLY = "apply"  #: The result is carried out.
    ADVANCE = "advance"  #: Attackers advance.
    AFTER = "after"  #: What follows.
    SERIES = "series"  #: Who of a stack is attacked next.
    SERIES_END = "series_end"  #: Attackers advance after all of them.


class LossBy(Word):
    """By what a step is lost."""

    BATTLE = "battle"  #: By a battle (NR70).
    EVENT = "event"  #: By an event.


class Offer(Word):
    """What a rule offers once."""

    DETACH = "detach"  #: To detach units (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: To form fortified fronts (NR112).
    PARTISANS = "partisans"  #: To harass a unit (NR120).
    JOKER = "joker"  #: To exchange cards by the Joker (NR117).
    SHIFT_INITIATIVE = "shift_initiative"  #: To move the marker of variable initiative (NR118).
    RESERVE_DETRAIN = "reserve_detrain"  #: To detrain the strategic reserve (NR50).


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A half that works on: in a battle, a combat phase or a player turn."""

    side: str  #: Whose half it is.
    card: int  #: The card.
    mode: int  #: Which of its uses, from 0.
    choice: str = ""  #: What was chosen with it.
    near: tuple[str, ...] = ()  #: The spaces of the battle it was played in, where it works near them.


class Due(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A step that is still to come."""

    step: TurnStep  #: Which.
    side: str = ""  #: Whose player turn it belongs to; empty: housekeeping.


class Agenda(Step, frozen=True, tag="noretreat.agenda.v1"):
    """What is still to come in this game turn."""

    steps: tuple[Due, ...]  #: In order.


class Keeping(Step, frozen=True, tag="noretreat.keeping.v1"):
    """NR5: cards dealt at set-up are given up until so many are kept."""

    side: str  #: Whose cards.
    keep: int  #: How many stay.


class Discarding(Step, frozen=True, tag="noretreat.discarding.v1"):
    """NR10, NR13: a hand is discarded down."""

    side: str  #: Whose hand.
    left: int  #: How many cards are still to go.
    why: WhyDiscarded  #: Why.
    fresh: bool = False  #: Whether only cards just drawn may go.
    done: int = 0  #: How many have gone.
    up_to: bool = False  #: Whether fewer may go.


class Drawing(Step, frozen=True, tag="noretreat.drawing.v1"):
    """NR11: cards are drawn one by one."""

    side: str  #: Who draws.
    left: int  #: How many are still to come.


class Answering(Step, frozen=True, tag="noretreat.answering.v1"):
    """NR129: a card was played or discarded, and the other seat may cancel it."""

    side: str  #: Who is asked.
    card: int  #: The card.
    how: Laid  #: Played, or else discarded.
    asked: bool = False  #: Whether it has been asked.
    cancelled: bool = False  #: Whether the card is cancelled.


class Playing(Step, frozen=True, tag="noretreat.playing.v1"):
    """NR128: a half was played and has not worked yet."""

    side: str  #: Who played it.
    card: int  #: The card.
    mode: int  #: Which of its uses.
    cancelled: bool = False  #: Whether it was cancelled.


class Working(Step, frozen=True, tag="noretreat.working.v1"):
    """NR128: the effects of a half happen, one after another."""

    side: str  #: Whose half it is.
    card: int  #: The card.
    mode: int  #: Which of its uses.
    at: int = 0  #: The effect that happens now.
    times: int = 0  #: How often it has happened.
    picked: tuple[str, ...] = ()  #: What has been chosen for it.


class Paying(Step, frozen=True, tag="noretreat.paying.v1"):
    """NR18: cards are discarded for something."""

    side: str  #: Who pays.
    price: int  #: How many cards it costs.
    what: Purchase  #: What is bought.
    subject: str  #: For which unit or space.
    paid: int = 0  #: How many have been paid.
    value: int = 0  #: What the card just discarded counts.


class Window(Step, frozen=True, tag="noretreat.window.v1"):
    """NR138: both seats may play cards until both pass."""

    kind: WindowKind  #: Which window.
    asked: str  #: Who is asked now.
    passes: int = 0  #: Who passed one after the other.
    only: bool = False  #: Whether only one seat is asked.


class Bought(Step, frozen=True, tag="noretreat.bought.v1"):
    """An improvement, upgrade or replacement that may still be undone by a card."""

    side: str  #: Whose unit.
    unit: str  #: The unit.
    what: Gain  #: What it has gained.
    place: str  #: Where it was before.
    face: int  #: The face that it showed.
    cards: int  #: What it cost.
    opened: bool = False  #: Whether the window has been opened.


class Flipping(Step, frozen=True, tag="noretreat.flipping.v1"):
    """NR28 to NR30: the flip step."""

    side: str  #: Whose.
    turned: tuple[str, ...] = ()  #: Units turned in it.
    free: int = 0  #: Free upgrades left.


class Placing(Step, frozen=True, tag="noretreat.placing.v1"):
    """NR32 to NR36: the placement step."""

    side: str  #: Whose.


class Putting(Step, frozen=True, tag="noretreat.putting.v1"):
    """A unit comes onto the map: where is asked."""

    side: str  #: Whose unit, and who is asked.
    unit: str  #: The unit.
    how: Cause  #: Why.
    cards: int = 0  #: What it cost.


class Reorganising(Step, frozen=True, tag="noretreat.reorganising.v1"):
    """NR37: the reorganisation step."""

    side: str  #: Whose.
    more: bool = False  #: Whether one more marker may be taken off without a card (NR115).


class Moving(Step, frozen=True, tag="noretreat.moving.v1"):
    """NR38: the movement phase, one unit after another."""

    side: str  #: Whose.
    moved: tuple[str, ...] = ()  #: Units that have moved or entrained.
    entrained: int = 0  #: How many have entrained.


class Going(Step, frozen=True, tag="noretreat.going.v1"):
    """NR38: a unit is on its way."""

    side: str  #: Whose.
    unit: str  #: The unit.
    mp: int  #: What it may still spend.
    hexes: int = 0  #: Hexes it may still enter; 0: as many as it can pay.
    cheap: bool = False  #: Whether it enters only hexes that cost one.
    to: str = ""  #: Where it goes, where its way is asked for.
    path: tuple[str, ...] = ()  #: The spaces entered so far.
    group: tuple[str, ...] = ()  #: Units that go the same way.


class Reserving(Step, frozen=True, tag="noretreat.reserving.v1"):
    """NR50: the strategic reserve."""

    side: str  #: Whose.


class Supporting(Step, frozen=True, tag="noretreat.supporting.v1"):
    """NR113: local support."""

    side: str  #: Whose.


class Stacking(Step, frozen=True, tag="noretreat.stacking.v1"):
    """NR41: spaces are checked for units too many."""

    side: str  #: The active side, which is asked first.


class Targeting(Step, frozen=True, tag="noretreat.targeting.v1"):
    """NR51: targets are declared."""

    side: str  #: Whose.


class Countering(Step, frozen=True, tag="noretreat.countering.v1"):
    """NR52: counterblows are declared."""

    side: str  #: Whose.


class Fighting(Step, frozen=True, tag="noretreat.fighting.v1"):
    """NR54: what is declared is fought, battle by battle."""

    side: str  #: The active side.
    used: tuple[str, ...] = ()  #: Units that have attacked.
    hexes: tuple[str, ...] = ()  #: Spaces chosen for the next battle.
    units: tuple[str, ...] = ()  #: Attackers chosen.
    joined: bool = False  #: Whether no further space joins.


class Battle(Step, frozen=True, tag="noretreat.battle.v1"):
    """NR57 to NR78: a battle, its counterattacks too."""

    active: str  #: Whose player turn it is.
    side: str  #: Who attacks now.
    hexes: tuple[str, ...]  #: The spaces attacked.
    units: tuple[str, ...]  #: Who attacks.
    others: tuple[str, ...]  #: Who defends.
    stage: Stage  #: What comes next.
    targets: tuple[str, ...] = ()  #: Of the spaces fought for, those under a target; the rest are counterblows.
    places: tuple[str, ...] = ()  #: All spaces fought for, as declared.
    origins: tuple[str, ...] = ()  #: The spaces from which the active side's units came.
    first: tuple[str, ...] = ()  #: The active side's units in the battle.
    ground: str = ""  #: The space whose terrain counts.
    counter: int = 0  #: How many counterattacks there were.
    support: bool = False  #: Whether a support marker is used.
    played: tuple[Played, ...] = ()  #: Halves that work in it.
    column: str = ""  #: The column, shifts counted; empty below the lowest.
    table: str = ""  #: On whose table.
    dice: tuple[int, ...] = ()  #: What was rolled, 1 to 6.
    result: Result | None = None  #: The result; none yet.
    shifted: int = 0  #: Shifts made after the roll.
    rerolled: tuple[str, ...] = ()  #: Halves that have rolled again.
    fates: tuple[Result, ...] = ()  #: The result for each space attacked.
    retreated: bool = False  #: Whether retreats are over.
    extra: tuple[str, ...] = ()  #: Sides that lose a step when all is over.
    series: tuple[str, ...] = ()  #: Units of a stack still to be attacked one by one.
    whole: tuple[str, ...] = ()  #: The stack attacked one by one.
    again: bool = False  #: Whether it is fought once more by the survivors.
    #: How many columns the shifts went beyond the last one (NR60): shifts after the roll take these back first.
    beyond: int = 0


class Losing(Step, frozen=True, tag="noretreat.losing.v1"):
    """NR70: a step is lost."""

    side: str  #: Whose.
    units: tuple[str, ...]  #: Among whom.
    why: LossBy  #: By what.
    attacking: bool = False  #: Whether they attack.
    each: bool = False  #: Whether each of them loses one.


class Replacing(Step, frozen=True, tag="noretreat.replacing.v1"):
    """NR106: a cadre may take the place of a unit."""

    side: str  #: Whose.
    space: str  #: Where.


class Retreating(Step, frozen=True, tag="noretreat.retreating.v1"):
    """NR72: units retreat, one after another."""

    side: str  #: Whose.
    units: tuple[str, ...]  #: Who still has to go.
    hexes: int  #: How far.
    shattered: bool = False  #: Whether those that could go to the shattered box.
    free: bool = False  #: Whether enemy zones of control do not bar.
    unit: str = ""  #: Who is on its way.
    start: str = ""  #: From where.
    at: str = ""  #: Where it is.
    excess: bool = False  #: Whether it retreats as one too many, and is lost by NR41 if it cannot.


class Advancing(Step, frozen=True, tag="noretreat.advancing.v1"):
    """NR75: attackers advance, one after another."""

    side: str  #: Whose.
    units: tuple[str, ...]  #: Who may still go.
    hexes: tuple[str, ...]  #: The spaces left empty.
    unit: str = ""  #: Who is on its way.
    at: str = ""  #: Where it is.
    gone: int = 0  #: How many hexes it has gone.


class Removing(Step, frozen=True, tag="noretreat.removing.v1"):
    """NR78: units that are still without supply leave the map."""

    side: str  #: Who is judged.
    spared: tuple[str, ...] = ()  #: Units that stay by an event.
    opened: bool = False  #: Whether the window has been opened.


class Unscorching(Step, frozen=True, tag="noretreat.unscorching.v1"):
    """NRR35: scorched cities may be rebuilt."""

    side: str  #: Whose.


class Detraining(Step, frozen=True, tag="noretreat.detraining.v1"):
    """NR48: units leave the rail box."""

    side: str  #: Whose.


class Offering(Step, frozen=True, tag="noretreat.offering.v1"):
    """Something that a rule offers once: it is taken or not."""

    side: str  #: Who is asked.
    what: Offer  #: What.
    unit: str = ""  #: The unit that it is about.
    at: str = ""  #: The space around which units are placed by it.
    left: tuple[str, ...] = ()  #: Units still to be placed by it.


class SettingUp(Step, frozen=True, tag="noretreat.setting_up.v1"):
    """NR5: units that their side sets up by choice."""

    side: str  #: Whose.
    units: tuple[str, ...]  #: Units that may still be set up.
    left: int  #: How many of them are still set up.
    up_to: bool = False  #: Whether fewer may be.
    unit: str = ""  #: The unit whose space is asked for.


Frame = (
    Agenda
    | Keeping
    | Discarding
    | Drawing
    | Answering
    | Playing
    | Working
    | Paying
    | Window
    | Bought
    | Flipping
    | Placing
    | Putting
    | Reorganising
    | Moving
    | Going
    | Reserving
    | Supporting
    | Stacking
    | Targeting
    | Countering
    | Fighting
    | Battle
    | Losing
    | Replacing
    | Retreating
    | Advancing
    | Removing
    | Unscorching
    | Detraining
    | Offering
    | SettingUp
)
