"""The effects of the cards in English."""

from collections.abc import Callable, Sequence
from typing import Final

from kronika.domain.noretreat.card_text.structure import ANY_NUMBER, Language, Told
from kronika.domain.noretreat.content.cards import Coming, Condition, Direction, Do, Lasts, Scope, Taking, Trigger, When
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.content.words import Result, Weather
from kronika.domain.noretreat.words import sentence

NAMES: Final = {AXIS: "the Axis", SOVIET: "the Soviets"}
OF: Final = {AXIS: "Axis", SOVIET: "Soviet"}
SINGULAR: Final = AXIS
"""The side of which a verb is in the singular."""
MOMENTS: Final = {
    When.ANY: ("whenever cards may be played", "whenever cards may be played in the player turn of {side}"),
    When.DRAW: ("at once when it is drawn", "at once when it is drawn in the player turn of {side}"),
    When.CARDS: ("in the card phase of either side", "in the card phase of {side}"),
    When.ORGANISATION: ("in the organisation phase of either side", "in the organisation phase of {side}"),
    When.ORGANISATION_START: (
        "before the organisation phase of either side",
        "before the organisation phase of {side}",
    ),
    When.SUPPLY_END: ("at the end of the supply phase of either side", "at the end of the supply phase of {side}"),
    When.MOVEMENT: ("in the movement phase of either side", "in the movement phase of {side}"),
    When.MOVEMENT_END: (
        "at the end of the movement phase of either side",
        "at the end of the movement phase of {side}",
    ),
    When.COMBAT_END: ("at the end of the combat phase of either side", "at the end of the combat phase of {side}"),
    When.PHASE_END: ("at the end of any phase of a player turn", "at the end of any phase of the turn of {side}"),
    When.TURN: ("at any time in a player turn", "at any time in the player turn of {side}"),
    When.SPARE: (
        "in the removals, before units without supply leave",
        "in the removals of {side}, before units without supply leave",
    ),
    When.COUNTERBLOWS: (
        "where counterblows are declared",
        "where counterblows are declared in the combat phase of {side}",
    ),
    When.COMMIT: ("before the roll of a battle", "before the roll of a battle in the combat phase of {side}"),
    When.ROLLED: ("after the roll of a battle", "after the roll of a battle in which {side} {attacks}"),
    When.AFTER_EX: ("after an exchange", "after an exchange in a battle in which {side} {attacks}"),
    When.VICTORY: ("before a check for sudden death", "before a check for sudden death"),
    When.PAYMENT: ("when it pays for a replacement", "when it pays for a replacement of {side}"),
}
TRIGGERS: Final = {
    Trigger.CARD: "in answer to a card",
    Trigger.ROLL: "after any roll of a battle or duel",
    Trigger.BOUGHT: "in answer to a purchase",
}
CONDITIONS: Final = {
    Condition.JOKER: ", if the game has the Joker",
    Condition.ALLY: ", if an ally of the Axis other than the Finns is on the map",
}
LASTING: Final = {
    Lasts.COMBAT_PHASE: "It works to the end of the combat phase.",
    Lasts.PLAYER_TURN: "It works to the end of the player turn.",
}
PURCHASES: Final = {"improvement": "improved", "upgrade": "upgraded", "replacement": "replaced"}
LAID: Final = {"played": ("played",), "discarded": ("discarded", "paid")}
SHIFTED: Final = {
    Scope.ALL: "",
    Scope.OWN_ATTACK: "{side} {attacks}",
    Scope.SOVIET_ATTACKS: "the Soviets attack",
    Scope.BLACK_SEA: "a space on the Black Sea is attacked",
    Scope.GERMAN_CITY: "the Soviets attack a city of Greater Germany",
    Scope.ARMOUR_AND_INFANTRY: "supplied armour and infantry of the Soviets attack together",
    Scope.CITY: "a city is attacked",
    Scope.NOT_CITY: "no city is attacked",
}
"""Where a shift or a fixed result works."""
HOLDS: Final = {
    Scope.BUDAPEST: "the Soviets control Budapest",
    Scope.BUCHAREST: "a Soviet unit stands in Bucharest",
    Scope.KONIGSBERG: "the Axis controls Königsberg",
    Scope.GARRISON: "the Garrison stands in Berlin",
    Scope.AXIS_IN_USSR: "an Axis unit stands in the USSR",
    Scope.FINLAND: "the Soviets control Finland",
    Scope.YUGOSLAVIA: "the Soviets control the West and the South Balkans, or Belgrade",
}
DUTIES: Final = {
    "declared": "must declare {n} targets in this combat phase",
    "voluntary": "must fight for {n} targets in this combat phase",
    "any": "must fight for {n} targets or counterblows in this combat phase",
}
TIMES: Final = {2: "doubled", 3: "tripled"}


def _does(side: str, singular: str, plural: str) -> str:
    return f"{NAMES[side]} {singular if side == SINGULAR else plural}"


def _some(n: int, one: str, many: str) -> str:
    article = "an" if one[:1] in "aeio" else "a"
    return f"{article} {one}" if n == 1 else f"{n} {many}"


def _units(told: Told, one: str = "unit", many: str = "units") -> str:
    """So many units, fewer where that is allowed."""
    n = told.effect.n
    if n >= ANY_NUMBER:
        return f"any number of {many}" if told.effect.up_to else f"all {many}"
    return ("up to " if told.effect.up_to and n > 1 else "") + _some(n, one, many)


def _or(words: Sequence[str]) -> str:
    *rest, last = words
    return f"{', '.join(rest)} or {last}" if rest else last


def _columns(n: int) -> str:
    return "one column" if n == 1 else f"{n} columns"


def _later(told: Told, said: Callable[[int], str]) -> str:
    effect = told.effect
    return said(effect.n) + (f" (from turn {told.dates.two_steps} on {said(effect.later)})" if effect.later else "")


def _result(code: str) -> str:
    return f"{code} ({sentence('en', f'result-{Result(code)}')})"


def _points(side: str, n: int) -> str:
    return _does(side, "gains" if n > 0 else "loses", "gain" if n > 0 else "lose") + f" {abs(n)} VP"


def _draw(told: Told) -> str:
    said = _does(told.whom, "draws", "draw") + f" {_some(told.effect.n, 'card', 'cards')}"
    return said + (f" if the Joker shows {NAMES[told.effect.joker]}" if told.effect.joker else "")


def _discard(told: Told) -> str:
    return _does(told.whom, "discards", "discard") + f" {_some(told.effect.n, 'card', 'cards')} by choice"


def _discard_drawn(told: Told) -> str:
    return _does(told.whom, "discards", "discard") + f" {_some(told.effect.n, 'card', 'cards')} of those just drawn"


def _discard_random(told: Told) -> str:
    return f"a card of the {OF[told.whom]} hand, drawn at random, is discarded"


def _discard_from_hand(told: Told) -> str:
    return _does(told.side, "picks", "pick") + f" a card of the {OF[told.whom]} hand, which is discarded"


def _see_hand(told: Told) -> str:
    return _does(told.side, "sees", "see") + f" the {OF[told.whom]} hand"


def _take_discard(told: Told) -> str:
    which = "the top card" if told.effect.n == 1 else f"one of the top {told.effect.n} cards"
    return (
        _does(told.side, "takes", "take")
        + f" {which} of the discard pile below this one (none whose {OF[told.side]} half happens when drawn)"
    )


def _reshuffle(told: Told) -> str:
    return "the discard pile, with this card, is shuffled into the draw pile"


def _repeat_top(told: Told) -> str:
    return (
        f"the {OF[told.side]} half of the card that lies below this one on the discard pile works as if it were played "
        "now, whoever has the initiative; not one that happens when drawn or that repeats"
    )


def _cancel_card(told: Told) -> str:
    how = _or([word for one in told.effect.of for word in LAID[one]])
    said = f"the {OF[told.whom]} card just {how} does not work"
    if told.effect.take is None:
        return said
    said += ", and " + _does(told.side, "takes", "take") + " it into the hand"
    unless = f", unless its {OF[told.side]} half happens when drawn"
    return said + (unless if told.effect.take == Taking.UNLESS_IMMEDIATE else "")


def _undo_last(told: Told) -> str:
    what = _or([PURCHASES[one] for one in told.effect.of])
    cost = ", even if it cost two cards" if told.effect.even_two_cards else ", if it cost one card at most"
    return f"the {OF[told.whom]} unit just {what} is again as it was{cost}; the cards paid are lost"


def _flip_joker(told: Told) -> str:
    return _does(told.side, "gets", "get") + " the Joker"


def _discard_value(told: Told) -> str:
    return f"as a payment the card counts for {told.effect.n}"


def _replacement_step(told: Told) -> str:
    effect = told.effect
    said = _does(told.side, "improves or replaces", "improve or replace") + f" {_units(told)} without paying cards"
    said += ", even one that costs two cards" if effect.even_two_cards else ", not one that costs two cards"
    return said + (f", also before turn {told.dates.axis_replaces}" if effect.even_if_barred else "")


def _upgrade(told: Told) -> str:
    return _does(told.side, "upgrades", "upgrade") + f" {_units(told)} besides the free upgrade of the turn"


def _return_unit(told: Told) -> str:
    where = {
        "near_own_city": "into or next to an own city, with overland supply",
        "detrain": "to where units detrain",
    }[told.effect.to]
    box = _or(told.effect.boxes)
    return _does(told.side, "brings", "bring") + f" {_units(told)} from the {box} box onto the map, {where}"


def _cadre_by_rail(told: Told) -> str:
    cadres = _units(told, "cadre", "cadres")
    return _does(told.side, "brings", "bring") + f" {cadres} onto the map, to where units detrain"


def _move_box(told: Told) -> str:
    box = _or(told.effect.boxes)
    return _does(told.side, "puts", "put") + f" {_units(told)} from the {box} box into the rail box"


def _entrain(told: Told) -> str:
    return _does(told.side, "entrains", "entrain") + f" {_units(told, 'supplied unit', 'supplied units')}"


def _detrain(told: Told) -> str:
    return _does(told.side, "detrains", "detrain") + f" {_units(told)} at once"


def _rebuild(told: Told) -> str:
    one, many = {Scope.FORTRESS: ("fortress", "fortresses"), Scope.VOLKSSTURM: ("Volkssturm", "Volkssturm")}[
        told.effect.scope
    ]
    return (
        _does(told.side, "places", "place")
        + f" {_units(told, one, many)}, destroyed or not in the game, in a city of Greater Germany outside enemy zones "
        "of control"
    )


def _lose_step(told: Told) -> str:
    one, many = {
        Scope.ALL: ("unit", "units"),
        Scope.SUPPLIED_NOT_CADRE: ("supplied unit, no cadre,", "supplied units, no cadres,"),
    }[told.effect.scope]
    lost = "loses a step" if told.effect.n == 1 else "lose a step each"
    return f"{_units(told, one, many)} of {NAMES[told.whom]} on the map, by the choice of {NAMES[told.chooser]}, {lost}"


def _eliminate_ally(told: Told) -> str:
    effect = told.effect
    since = f"from turn {effect.from_turn} on " if effect.from_turn else ""
    return (
        f"{since}{_units(told, 'ally', 'allies')} of {NAMES[told.whom]} on the map (not the Finns), by the choice of "
        f"{NAMES[told.chooser]}, is eliminated"
    )


def _surrender_unit(told: Told) -> str:
    one, many = f"{OF[told.whom]} unit marked unsupplied", f"{OF[told.whom]} units marked unsupplied"
    who = _units(told, f"{one}, no fortress,", f"{many}, no fortresses,")
    elsewhere = "a cadre goes to the turn track instead, for no VP"
    return f"{who} surrenders, and {_points(told.side, 1)}; {elsewhere}"


def _unsupplied_marker(told: Told) -> str:
    return f"{_units(told, f'{OF[told.whom]} unit', f'{OF[told.whom]} units')} gets an unsupplied marker"


def _spare_unsupplied(told: Told) -> str:
    return f"the units of {NAMES[told.side]} in one space stay on the map"


def _move(told: Told) -> str:
    effect = told.effect
    who = {
        Scope.ALL: _units(told),
        Scope.ARMOUR: _units(told, "armoured unit", "armoured units"),
        Scope.STACK: "all mobile units of one space together",
        Scope.DETRAINED: _units(told, "unit just detrained", "units just detrained"),
    }[effect.scope]
    if effect.supplied:
        who += ", unless all are marked unsupplied," if effect.scope == Scope.STACK else " not marked unsupplied"
    if effect.free_of_zones:
        who += " outside enemy zones of control"
    how = f" with {effect.mp} movement point{'s' * (effect.mp > 1)}" if effect.mp else " as in the movement phase"
    how += f", {effect.hexes} hex{'es' * (effect.hexes > 1)} at most" if effect.hexes else ""
    how += ", only into hexes that cost one" if effect.cheap else ""
    return _does(told.side, "moves", "move") + f" {who}{how}"


def _mp_bonus(told: Told) -> str:
    who = {Scope.STACK: "the units of {side} in one space", Scope.ALL: "units of {side}"}[told.effect.scope]
    return f"{who.format(side=NAMES[told.side])} have {told.effect.n} movement points more in this phase"


def _extra_stacking(told: Told) -> str:
    return (
        f"{_units(told, 'space', 'spaces')}, next to one another, may hold one {OF[told.side]} unit more to the end of "
        "the player turn; who is then too many retreats a hex"
    )


def _strength_x(told: Told) -> str:
    what = {
        Scope.GERMAN_UNIT: "one German unit in the battle that is not marked unsupplied",
        Scope.DEFENDERS: f"{OF[told.whom]} defenders",
    }[told.effect.scope]
    return f"the strength of {what} is {TIMES[told.effect.n]}"


def _strength_add(told: Told) -> str:
    battles = told.effect.battles
    long = f", in {battles} battles of this combat phase from this one on" if battles > 1 else ""
    return f"each {OF[told.side]} unit in the battle has {_later(told, '{:+d}'.format)} strength{long}"


def _where(told: Told) -> str:
    """In which battles a shift or a fixed result works."""
    effect = told.effect
    found = [SHIFTED[effect.scope].format(**FORMS[told.side])]
    found += [f"the odds before shifts are {effect.odds.replace('-', ':')} or better"] if effect.odds else []
    told_of = " and ".join(one for one in found if one)
    return f" if {told_of}" if told_of else ""


def _shift(told: Told) -> str:
    ways: dict[Direction | None, str] = {
        Direction.LEFT: "to the left",
        Direction.RIGHT: "to the right",
        Direction.EITHER: f"to the left or right, by the choice of {NAMES[told.side]} for each battle,",
    }
    return f"the odds shift {_later(told, _columns)} {ways[told.effect.direction]}{_where(told)}".removesuffix(",")


def _cancel_shift(told: Told) -> str:
    of = " and ".join({"river": "rivers"}[one] for one in told.effect.of)
    return f"{of} do not shift the odds"


def _fixed(told: Told) -> str:
    effect = told.effect
    said = f"the result is {_result(effect.to)} without a roll{_where(told)}"
    return said + ("; the defender must counterattack" if effect.mandatory else "")


def _replace_result(told: Told) -> str:
    return f"{_or([*map(_result, told.effect.of)])} becomes {_result(told.effect.to)}"


def _reroll(told: Told) -> str:
    return "the die is rolled again, and the new roll counts"


def _reroll_result(told: Told) -> str:
    return f"a roll of {_or([*map(_result, told.effect.of)])} is rolled again once"


def _roll_two(told: Told) -> str:
    return "two dice are rolled, and " + _does(told.side, "chooses", "choose") + " one of them"


def _duel(told: Told) -> str:
    tie = {"crt": "the battle is rolled for on the Axis table", "both": "both lose a step"}[told.effect.to]
    return (
        f"instead of the battle each side rolls a die; the lower roll loses a step, at a tie {tie}; nobody retreats or "
        "advances in a duel"
    )


def _choose_crt(told: Told) -> str:
    return (
        _does(told.side, "chooses", "choose")
        + f" on whose table this battle and all later ones within {told.effect.n} hexes of it are rolled"
    )


def _armour_vs_armour(told: Told) -> str:
    return f"{OF[told.whom]} armour has its bonus against armoured and mechanised units, too"


def _deny_armour(told: Told) -> str:
    return f"{OF[told.whom]} armour has no bonus"


def _armour_value(told: Told) -> str:
    return f"the bonus of {OF[told.side]} armour shifts {_columns(told.effect.n)}"


def _marker_value(told: Told) -> str:
    return f"each {OF[told.side]} support marker shifts {_columns(told.effect.n)}"


def _extra_markers(told: Told) -> str:
    return _does(told.side, "has", "have") + f" {told.effect.n} support markers more in this turn"


def _fort_as_infantry(told: Told) -> str:
    return "fortresses on target hexes count as infantry for the result"


def _cancel_fort(told: Told) -> str:
    return "fortresses and Volkssturm retreat and suffer the result as others do"


def _no_multi_hex(told: Told) -> str:
    return "nobody advances more than one hex"


def _advance_bonus(told: Told) -> str:
    return f"{OF[told.side]} units that advance may go {told.effect.n} hex{'es' * (told.effect.n > 1)} further"


def _retreat_ignores_zones(told: Told) -> str:
    return f"enemy zones of control do not bar the retreat of {OF[told.side]} units"


def _extra_loss(told: Told) -> str:
    who = "each side" if told.whom == "both" else NAMES[told.whom]
    return f"after the battle {who} loses a step more of a unit that fought in it"


def _attack_separately(told: Told) -> str:
    return "the units of the hex attacked are attacked one by one, in the order of the attacker, who advances after all"


def _extra_attack(told: Told) -> str:
    who = "supplied units" if told.effect.supplied else "units"
    many = _units(told, "further enemy space", "further enemy spaces")
    return f"{who} of {NAMES[told.side]} attack {many}, even if they have fought; there are no counterblows"


def _second_combat(told: Told) -> str:
    return "the survivors of both sides fight the battle once more"


def _counterblows(told: Told) -> str:
    if told.effect.scope == Scope.STACK:
        return "there they may lay a counterblow marker without paying cards"
    many = _units(told, "counterblow marker", "counterblow markers")
    return _does(told.side, "lays", "lay") + f" {many} without paying cards"


def _remove_counterblows(told: Told) -> str:
    many = _units(told, f"{OF[other(told.side)]} counterblow", f"{OF[other(told.side)]} counterblows")
    return _does(told.side, "lifts", "lift") + f" {many} not yet fought for"


def _must_attack(told: Told) -> str:
    effect = told.effect
    duty = DUTIES[effect.to].format(n=effect.n)
    return f"{NAMES[told.whom]} {duty}, as far as possible, or lose{'s' * (told.whom == SINGULAR)} {effect.penalty} VP"


def _scorch(told: Told) -> str:
    return (
        f"a city that {_does(told.side, 'controls', 'control')} is scorched: until it is rebuilt for cards it is a "
        "marsh and no city"
    )


def _works(told: Told) -> str:
    return (
        f"a hex with a unit of {NAMES[told.side]} gets defensive works: one column to the left against "
        f"{OF[other(told.side)]} attacks, until {NAMES[other(told.side)]} enter it"
    )


def _vp(told: Told) -> str:
    return _points(told.side, told.effect.n)


def _vp_if(told: Told) -> str:
    said = f"{_points(told.side, told.effect.n)} if {HOLDS[told.effect.scope]}"
    return said + (f", otherwise {_points(told.side, told.effect.no)}" if told.effect.no else "")


def _vp_choice(told: Told) -> str:
    return (
        f"either a unit of the Axis, no Volkssturm, cadre or Garrison, leaves the game and "
        f"{_points(told.side, told.effect.n)}, or {_points(told.side, told.effect.no)}"
    )


def _axis_choice(told: Told) -> str:
    return _does(told.whom, "discards", "discard") + " two cards, or one and a unit loses a step"


def _cancel_sudden_death(told: Told) -> str:
    return "the next check for sudden death in this turn is not made"


def _turns(told: Told) -> str:
    return " and ".join({Coming.THIS: "this", Coming.NEXT: "the next"}[one] for one in told.effect.turns) + " turn"


def _flip_weather(told: Told) -> str:
    return f"the weather marker of {_turns(told)}, where there is one, is turned over"


def _set_weather(told: Told) -> str:
    sky = {str(weather): sentence("en", f"weather-{weather}") for weather in Weather}[told.effect.to]
    return f"the weather marker of {_turns(told)} is turned to {sky}, if it has that face"


EFFECTS: Final[dict[Do, Callable[[Told], str]]] = {
    Do.DRAW: _draw,
    Do.DISCARD: _discard,
    Do.DISCARD_DRAWN: _discard_drawn,
    Do.DISCARD_RANDOM: _discard_random,
    Do.DISCARD_FROM_HAND: _discard_from_hand,
    Do.SEE_HAND: _see_hand,
    Do.TAKE_DISCARD: _take_discard,
    Do.RESHUFFLE: _reshuffle,
    Do.REPEAT_TOP: _repeat_top,
    Do.CANCEL_CARD: _cancel_card,
    Do.UNDO_LAST: _undo_last,
    Do.FLIP_JOKER: _flip_joker,
    Do.DISCARD_VALUE: _discard_value,
    Do.REPLACEMENT_STEP: _replacement_step,
    Do.UPGRADE: _upgrade,
    Do.RETURN_UNIT: _return_unit,
    Do.CADRE_BY_RAIL: _cadre_by_rail,
    Do.MOVE_BOX: _move_box,
    Do.ENTRAIN: _entrain,
    Do.DETRAIN: _detrain,
    Do.REBUILD: _rebuild,
    Do.LOSE_STEP: _lose_step,
    Do.ELIMINATE_ALLY: _eliminate_ally,
    Do.SURRENDER_UNIT: _surrender_unit,
    Do.UNSUPPLIED_MARKER: _unsupplied_marker,
    Do.SPARE_UNSUPPLIED: _spare_unsupplied,
    Do.MOVE: _move,
    Do.MP_BONUS: _mp_bonus,
    Do.EXTRA_STACKING: _extra_stacking,
    Do.STRENGTH_X: _strength_x,
    Do.STRENGTH_ADD: _strength_add,
    Do.SHIFT: _shift,
    Do.CANCEL_SHIFT: _cancel_shift,
    Do.RESULT: _fixed,
    Do.REPLACE_RESULT: _replace_result,
    Do.REROLL: _reroll,
    Do.REROLL_RESULT: _reroll_result,
    Do.ROLL_TWO: _roll_two,
    Do.DUEL: _duel,
    Do.CHOOSE_CRT: _choose_crt,
    Do.ARMOUR_VS_ARMOUR: _armour_vs_armour,
    Do.DENY_ARMOUR: _deny_armour,
    Do.ARMOUR_VALUE: _armour_value,
    Do.MARKER_VALUE: _marker_value,
    Do.EXTRA_MARKERS: _extra_markers,
    Do.FORT_AS_INFANTRY: _fort_as_infantry,
    Do.CANCEL_FORT: _cancel_fort,
    Do.NO_MULTI_HEX: _no_multi_hex,
    Do.ADVANCE_BONUS: _advance_bonus,
    Do.RETREAT_IGNORES_ZONES: _retreat_ignores_zones,
    Do.EXTRA_LOSS: _extra_loss,
    Do.ATTACK_SEPARATELY: _attack_separately,
    Do.EXTRA_ATTACK: _extra_attack,
    Do.SECOND_COMBAT: _second_combat,
    Do.COUNTERBLOWS: _counterblows,
    Do.REMOVE_COUNTERBLOWS: _remove_counterblows,
    Do.MUST_ATTACK: _must_attack,
    Do.SCORCH: _scorch,
    Do.WORKS: _works,
    Do.VP: _vp,
    Do.VP_IF: _vp_if,
    Do.VP_CHOICE: _vp_choice,
    Do.AXIS_CHOICE: _axis_choice,
    Do.CANCEL_SUDDEN_DEATH: _cancel_sudden_death,
    Do.FLIP_WEATHER: _flip_weather,
    Do.SET_WEATHER: _set_weather,
}
FORMS: Final = {
    AXIS: {"side": NAMES[AXIS], "attacks": "attacks", "has": "has", "its": "its"},
    SOVIET: {"side": NAMES[SOVIET], "attacks": "attack", "has": "have", "its": "their"},
}
ENGLISH: Final = Language(
    moments=MOMENTS,
    own_commitment="before the roll of a battle in which {side} {attacks} in {its} own combat phase",
    triggers=TRIGGERS,
    conditions=CONDITIONS,
    lasting=LASTING,
    effects=EFFECTS,
    forms=FORMS,
    initiative="Only while {side} {has} the initiative.",
    from_turn="From turn {turn} on.",
    weather="Only in this weather: {weather}.",
    or_=" or ",
    skies={weather: sentence("en", f"weather-{weather}") for weather in Weather},
)
