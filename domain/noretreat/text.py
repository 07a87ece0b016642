"""Each event and each decision as one sentence, made from what its reader may see; and what each half of each card
does, in sentences made from its effects."""

from functools import reduce
from typing import Any, Final

from msgspec.structs import asdict, replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.catalogue import both, group, tables
from kronika.domain.kernel.czech import Called, Gender, Noun
from kronika.domain.kernel.events import DiceRolled, Event, Order
from kronika.domain.kernel.system import Rulebook
from kronika.domain.kernel.values import Counts, Prompt, RollResult
from kronika.domain.kernel.words import Arg, Message, Sentence, Text
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat import words
from kronika.domain.noretreat.content import Content, Dates
from kronika.domain.noretreat.content.cards import Card, Do, Effect, Half, HalfText, Mode, Scope, Trigger
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Name, Phase, Result, Weather, other
from kronika.domain.noretreat.rules import odds
from kronika.domain.noretreat.rules.battle import DUELS, Battle
from kronika.domain.noretreat.rules.movement import Going
from kronika.domain.noretreat.rules.odds import LOWER_LOSES, Judged, drives_off, judge, works
from kronika.domain.noretreat.rules.turn import PHASES
from kronika.domain.noretreat.state import (
    BOXES,
    CALLED,
    DESTROYED,
    SHATTERED,
    SURRENDERED,
    Board,
    called,
    half_title,
    moment_of,
    named,
    place_name,
    unit_name,
    weather_for,
)
from kronika.domain.noretreat.words import message

CONTENTS: Final = 16
"""The number of contents whose card texts are cached."""
ANY_NUMBER: Final = 99
"""As many as are there, where an effect counts."""
BOTH: Final = "both"
"""The value of a field that concerns both sides."""
LAID: Final = {"discarded": ("discarded", "paid")}
"""Values of `of` that several messages describe."""
NOUNS: Final = {
    Do.CADRE_BY_RAIL: "cadre",
    Do.ENTRAIN: "supplied",
    Do.EXTRA_STACKING: "space",
    Do.EXTRA_ATTACK: "enemy",
    Do.COUNTERBLOWS: "counterblow",
    Do.REMOVE_COUNTERBLOWS: "lifted",
}
"""The things that effects count, other than units."""


@cached_by_identity(CONTENTS)
def texts(content: Content, /) -> dict[tuple[int, str], HalfText]:
    """Returns the text of each event on each card of a game, by card and side."""
    dates = content.tables.dates
    return {(card.n, side): half_text(card, side, dates) for card in content.cards for side in SIDES}


@cached_by_identity(CONTENTS)
def with_texts(content: Content, /) -> Content:
    """A content for those who show it: with what the cards do."""
    return replace(content, texts=tuple(texts(content).values()))


def paragraphs(content: Content, card: int, side: str) -> tuple[Sentence, ...]:
    """Returns an event as sentences: the limits on all of its uses, then each use."""
    told = texts(content)[card, side]
    return tuple(named(one) for one in (*((told.limits,) if told.limits is not None else ()), *told.uses))


def half_text(card: Card, side: str, dates: Dates) -> HalfText:
    """Returns the text of one side's event on a card. Raises `LookupError` for anything without words."""
    half = card.half(side)
    limits = _limits(half)
    uses = tuple(_name(_use(side, mode, dates)) for mode in half.modes)
    return HalfText(card.n, side, uses, None if limits is None else _name(limits))


def _name(said: Text) -> Name:
    told = both(said)
    return Name(told.en, told.cs)


def _use(side: str, mode: Mode, dates: Dates) -> Message:
    """One way to use a half: its moment, what happens, how long it works."""
    return message(
        "card-use",
        moment=moment_of(side, mode),
        condition=message(f"card-if-{mode.condition or 'always'}"),
        does=reduce(_and_then, [_effect(side, effect, dates) for effect in mode.effects]),
        lasts=message(f"card-lasts-{mode.lasts}"),
    )


def _and_then(first: Message, then: Message) -> Message:
    return message("card-and-then", first=first, then=then)


def _limits(half: Half) -> Message | None:
    """Returns the limits on every use of an event: the initiative, the first turn, the weather."""
    found = []
    if half.initiative:
        found.append(message("card-limit-initiative", side=CALLED[half.initiative]))
    if half.from_turn:
        found.append(message("card-limit-from-turn", turn=half.from_turn))
    if half.weather:
        found.append(message("card-limit-weather", weather=weather_for(half)))
    return reduce(lambda first, then: message("card-limits", first=first, then=then), found) if found else None


def summary(card: Card, side: str, dates: Dates) -> tuple[Message, Message]:
    """Returns when an event is played and what it does, as short as a card in the hand needs it."""
    modes = card.half(side).modes
    trigger, when = modes[0].trigger, modes[0].when
    moment = message(f"short-when-{when}" if trigger == Trigger.NONE else f"short-answers-{trigger}")
    does = [reduce(_then_short, [_short(side, effect, dates) for effect in mode.effects]) for mode in modes]
    return moment, reduce(lambda first, then: message("short-or", first=first, then=then), does)


def _then_short(first: Message, then: Message) -> Message:
    return message("short-and-then", first=first, then=then)


def _short(side: str, effect: Effect, dates: Dates) -> Message:
    said = _arguments(side, effect, dates)
    does = message(f"short-{effect.do}", codes=" / ".join(effect.of), sign=f"{effect.n:+d}", **said)
    return message("short-least", does=does, odds=effect.odds.replace("-", ":")) if effect.odds else does


def _effect(side: str, effect: Effect, dates: Dates) -> Message:
    """Returns the description of an effect."""
    if (effect.do, effect.scope) == (Do.COUNTERBLOWS, Scope.STACK):
        return message("do-counterblows-stack")
    return message(f"do-{effect.do}", **_arguments(side, effect, dates))


def _arguments(side: str, effect: Effect, dates: Dates) -> dict[str, Arg]:
    """Only the arguments that a message needs are put in words."""
    do, n, foe, whom = effect.do, effect.n, other(side), effect.side or side
    said: dict[str, Arg] = {field: _plain(getattr(effect, field)) for field in effect.__struct_fields__}
    said |= {
        "side": CALLED[side],
        "own": message(f"whose-{side}"),
        "whom": message("card-each-side") if whom == BOTH else CALLED[whom],
        "their": message(f"whose-{whom}"),
        "foe": CALLED[foe],
        "foes": message(f"whose-{foe}"),
        "chooser": CALLED[effect.chooser or side],
        "shows": _plain(bool(effect.joker)),
        "joker": CALLED[effect.joker or side],
        "axis_replaces": dates.axis_replaces,
        "count": _count(effect),
        "units": _units(side, effect),
        "cards": message("cards", n=n),
        "columns": message("columns", n=n),
        "shifts": _later(effect, dates, message("columns", n=n), message("columns", n=effect.later)),
        "strength": _later(effect, dates, f"{n:+d}", f"{effect.later:+d}"),
        "times": message(f"times-{n}"),
        "way": message(f"shift-{effect.direction}", side=CALLED[side]),
        "where": _where(side, effect),
        "scoped": message(f"scope-{do}-{effect.scope}", their=message(f"whose-{whom}")),
        "goal": message(f"goal-{do}-{effect.to}", n=n),
        "boxes": _or([message(f"of-{box}") for box in effect.boxes or ("",)]),
        "kinds": _or([message(f"of-{word}") for one in effect.of or ("",) for word in LAID.get(one, (one,))]),
        "result": _result(effect.to),
        "results": _or([_result(one) for one in effect.of or ("",)]),
        "turns": message(f"turns-{'-'.join(effect.turns)}"),
        "points": _points(side, n),
        "point": _points(side, 1),
        "otherwise": _points(side, effect.no),
    }
    return said


def _plain(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (str, int)) else "none" if value is None else ""


def _count(effect: Effect) -> str:
    if effect.n == 1 or effect.scope == Scope.STACK:
        return "one"
    if effect.n >= ANY_NUMBER:
        return "any" if effect.up_to else "all"
    return "up_to" if effect.up_to else "some"


def _units(side: str, effect: Effect) -> Message:
    """So many units, fewer where that is allowed."""
    foes = message(f"whose-{other(side)}")
    noun = NOUNS.get(effect.do, "unit") if effect.scope == Scope.ALL else f"{effect.do}-{effect.scope}"
    one, few, many = (message(f"noun-{noun}-{form}", foes=foes) for form in ("one", "few", "many"))
    return message("units", count=_count(effect), n=effect.n, one=one, few=few, many=many)


def _later(effect: Effect, dates: Dates, now: Arg, then: Arg) -> Arg:
    return message("later", now=now, turn=dates.two_steps, then=then) if effect.later else now


def _where(side: str, effect: Effect) -> Text:
    """In which battles a shift or a fixed result works."""
    found = [message(f"where-{effect.scope}", side=CALLED[side])] if effect.scope != Scope.ALL else []
    if effect.odds:
        found.append(message("where-odds", odds=effect.odds.replace("-", ":")))
    if not found:
        return Sentence("", "")
    battles = reduce(lambda first, then: message("where-and", first=first, then=then), found)
    return message("where", direction=effect.direction or "none", battles=battles)


def _or(said: list[Message]) -> Message:
    *rest, last = said
    return message("card-or", rest=tuple(rest), last=last) if rest else last


def _result(code: str) -> Message:
    return message("card-result", code=code, said=message(f"result-{code}"))


def _points(side: str, n: int) -> Message:
    return message("points", side=CALLED[side], gained="yes" if n > 0 else "no", n=abs(n))


COLUMNS = ("", "1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1")
"""NR59: the columns of the tables; the first is below them all."""
CARDS = ("card-", *(f"card-{number}" for number in range(1, 55)))
"""Cards that may shift the odds, by their numbers; the first is any."""
RULEBOOK = Rulebook(
    rules=group(words.__name__, "rule-"),
    parts=(*group(words.__name__, "part-"), *(f"odds-{column}" for column in COLUMNS), *CARDS),
)
PICKS: Final = group(words.__name__, "pick-")
"""The choices of an event, other than units, spaces and cards."""
ARRIVALS = (e.Cause.DETRAINED, e.Cause.SET_UP)
"""How a unit comes onto the map, other than by arriving."""
LOSS_BOXES = (SHATTERED, DESTROYED, SURRENDERED)
"""Boxes that an event moves units into, from the map or from each other."""
REASONS = (e.Cause.UNSUPPLIED, e.Cause.EXCESS, e.Cause.NO_RETREAT)
"""Why a unit leaves the map, where the line before does not tell it."""
PLURAL: Final = {language: tuple(names) for language, names in tables(words.__name__)["plural"].items()}
"""The beginnings of the names of units that are plural."""
UNTOLD = (
    e.HandInherited,
    e.PlayerTurnBegan,
    e.BlowLifted,
    e.OddsSet,
    e.StepTaken,
    e.FramePushed,
    e.FrameReplaced,
    e.FramePopped,
    e.Tallied,
    e.CombatEnded,
    e.Helped,
    e.OnceUsed,
    e.FewerCards,
)
"""Events that only keep the books, or that another one tells."""


def describe_prompt(board: Board, prompt: Prompt) -> Text:
    """Returns a prompt as one sentence."""
    asked, subject = message(f"prompt-{prompt.kind or 'hidden'}"), prompt.subject
    about: Text
    if subject and subject in board.units:
        about = unit_name(board, subject)
    elif subject and prompt.kind == "cancel":
        about = half_title(board, other(prompt.seat), int(subject))
    elif subject in board.scene.atlas.spaces:
        about = place_name(board, subject)
    else:
        return asked
    return message("prompt-about", about=about, asked=asked)


def describe_order(order: Order) -> Text:
    """NRR68: which prompts pass, and how long."""
    passed = message(f"order-passes-{order.kind or 'all'}")
    side, _, turn = order.until.partition("-turn-")
    if not turn:
        return message("order-game", passed=passed)
    if order.kind:
        return message("order-turn", passed=passed, side=CALLED[side], turn=turn)
    return message("order-turn-all", passed=passed, side=CALLED[side], turn=turn)


def describe_part(name: str) -> Text:
    """NR60, NR61: a shift, by what it comes from."""
    kind, _, rest = name.partition("-")
    match kind:
        case "card":
            return message("name-card", card=rest) if rest else message("name-any-card")
        case "odds":
            return message("name-odds", column=_column(rest))
    return message(f"part-{kind}")


def _column(column: str) -> str:
    return column.replace("-", ":") or "< 1:3"


def describe_dice(dice: int) -> Text:
    """NR64: dice have six sides."""
    return message("thrown", dice=dice)


def describe_decision(board: Board, decision: Any) -> Text:
    """Returns a decision as one sentence. If the viewer holds the card played, the sentence names their event."""
    match _tag(decision), asdict(decision):
        case "play", {"card": card} if card in board.hands.get(board.viewer, ()):
            return message("decision-play-own", card=half_title(board, board.viewer, card))
        case tag, {"card": card}:
            axis, soviet = (half_title(board, side, card) for side in SIDES)
            return message(f"decision-{tag}", axis=axis, soviet=soviet)
        case _, {"chosen": what} if what in board.units:
            return unit_name(board, what)
        case _, {"chosen": what} if what in board.scene.atlas.spaces:
            return place_name(board, what)
        case _, {"chosen": what} if what in PICKS:
            return PICKS[what]
    return message(f"decision-{_tag(decision)}", **_named(board, decision))


def describe_event(board: Board, event: Event) -> Text | None:
    """An event as one sentence; `board` is the one after it."""
    variant, more = "", dict[str, Arg]()
    match event:
        case DiceRolled():
            return _dice(board, event)
        case e.ResultFound():
            return _result_found(board, event)
        case e.LaidOut():
            more = {"scenario": named(event.content.scenario.title)}
        case e.PhaseBegan(phase=phase):
            scenario = board.scene.scenario
            opens = board.turn == scenario.first and board.active == scenario.begins
            skipped = scenario.skip if opens else ()
            variant = "first" if phase == next(one for one in PHASES if one not in skipped) else ""
        case e.CardDrawn(secret=secret):
            if secret.content is None:
                return message("event-card_drawn-hidden", side=CALLED[event.side])
            more = {"card": half_title(board, event.side, secret.content)}
        case e.DeckChanged():
            more = {"gone": len(event.axis) + len(event.soviet)}
        case e.EventPlayed(card=card) if board.discards and board.discards[-1] == card:
            return None
        case e.EventStaysInEffect(played=played):
            more = {"card": half_title(board, played.side, played.card)}
        case e.UnitPut(place=place, why=why):
            if place in LOSS_BOXES and why in (e.Cause.EVENT, e.Cause.OWN_EVENT, e.Cause.UNDONE):
                variant = "box"
            else:
                variant = place if place in BOXES else why if why in ARRIVALS else ""
            more = {"reason": message(f"reason-{why}") if why in REASONS else ""}
        case e.UnitTurned():
            more = _turned(board, event)
        case e.BlowLaid(left=True):
            variant = "left"
        case e.ReserveMarked(unit="") | e.LocalSupport(unit="") | e.StackingEased(hexes=()):
            variant = "none"
        case e.VpMoved(vp=vp):
            more = {"n": abs(vp), "side": CALLED[AXIS if vp > 0 else SOVIET]}
        case _ if type(event) in UNTOLD or type(event) not in e.EVENTS:
            return None
    id = f"event-{_tag(event)}-{variant}" if variant else f"event-{_tag(event)}"
    return message(id, **_named(board, event) | more)


def _turned(board: Board, event: e.UnitTurned) -> dict[str, Arg]:
    """A unit is named as it was before it was turned."""
    kind = board.kind(event.unit)
    face, before = kind.faces[event.face], kind.faces[1 - event.face]
    return {
        "unit": _unit(board, event.unit, 1 - event.face),
        "after": called(kind, event.face),
        "named": "yes" if face.name != before.name else "no",
        "better": "yes" if event.face else "no",
        "strength": face.strength,
        "mp": face.mp,
    }


def _unit(board: Board, unit: str, face: int | None = None) -> Called:
    """A unit as the subject of a sentence; its name stays as it is in every case."""
    kind = board.kind(unit)
    name = called(kind, board.units[unit].face if face is None else face)
    plural = kind.name.en.startswith(PLURAL["en"])
    noun = Noun(name.cs, name.cs, name.cs, name.cs, Gender.INANIMATE, kind.name.cs.startswith(PLURAL["cs"]))
    return Called(name.en, noun, one=not plural)


def _is_area(board: Board, place: str) -> str:
    return "yes" if place in board.scene.atlas.spaces and board.scene.atlas.is_area(place) else "no"


def _tag(told: Any) -> str:
    """The name of an event or a decision."""
    tag: str = told.__struct_config__.tag
    return tag.removeprefix("noretreat.").removesuffix(".v1")


def _named(board: Board, told: Any) -> dict[str, Arg]:
    """Returns the fields of an event or a decision as arguments, by name, with the board's side and weather."""
    said: dict[str, Arg] = {"weather": message(f"weather-{board.weather}")}
    if board.active:
        said["active"] = CALLED[board.active]
    for field in told.__struct_fields__:
        match field, getattr(told, field):
            case "unit", str(unit) if unit and isinstance(told, Event):
                said[field] = _unit(board, unit)
            case "unit", str(unit):
                said[field] = unit_name(board, unit)
            case "space" | "to" | "place", str(place):
                said |= {field: place_name(board, place), "area": _is_area(board, place)}
            case "path", tuple(path):
                said |= {"to": place_name(board, path[-1]), "area": _is_area(board, path[-1])}
            case "side", str(side):
                said[field] = CALLED[side]
            case "card", int(card) if card and hasattr(told, "side"):
                said[field] = half_title(board, told.side, card)
            case "hexes", tuple(hexes):
                said[field] = tuple([place_name(board, space) for space in hexes])
            case _, Weather() | Phase() | Result() as word:
                said[field] = message(f"{type(word).__name__.lower()}-{word}")
            case _, bool(on):
                said[field] = "yes" if on else "no"
            case _, str() | int() as value:
                said[field] = value
    return said


def _counts(event: DiceRolled) -> Counts:
    """Returns the number that counts in a roll; a die shows one more than its face."""
    if event.test is not None:
        return drives_off(event.test.target)
    if event.use.purpose.action == "duel":
        return LOWER_LOSES
    if len(event.faces) > 1:
        return Counts("NR64", message("counts-one-of-the-dice"))
    return Counts("NR64", message("counts-the-table"))


def result_of(event: Event) -> RollResult | None:
    """NR64: returns what counts in a roll or a random card loss, and whether the defenders are driven off."""
    if isinstance(event, e.CardLost):
        return RollResult(Counts(event.use.purpose.rule, message("counts-this-card")))
    if not isinstance(event, DiceRolled):
        return None
    numbers = tuple(face + 1 for face in event.faces)
    if event.test is None:
        return RollResult(_counts(event), numbers=numbers)
    test = event.test
    return RollResult(_counts(event), test.success, numbers, tuple(number >= test.target for number in numbers))


def _battle(board: Board) -> Battle | None:
    """The battle that is fought."""
    return next((frame for frame in reversed(board.frames) if isinstance(frame, Battle)), None)


def _odds(board: Board, battle: Battle, judged: Judged) -> Message:
    """NR57 to NR61: what a battle is for, and its odds."""
    return message(
        "battle-odds",
        counter="yes" if battle.counter else "no",
        hexes=tuple(place_name(board, space) for space in battle.hexes),
        attack=judged.attack,
        defence=judged.defence,
        odds=_odds_column(judged.odds),
        shifted="no" if judged.column == judged.odds else "yes" if judged.column else "below",
        column=_odds_column(judged.column),
    )


def _odds_column(column: str) -> Arg:
    return column.replace("-", ":") or message("column-below")


def _dice(board: Board, event: DiceRolled) -> Message:
    battle, dice = _battle(board), tuple(face + 1 for face in event.faces)
    shown, side = ", ".join(map(str, dice)), CALLED[event.use.purpose.actor]
    if battle is None or event.use.purpose.action == "duel":
        return message("event-dice_rolled", side=side, shown=shown, counts=_counts(event).said)
    judged = judge(board, battle)
    fought = _odds(board, battle, judged)
    if len(dice) > 1:
        chooser = works(board, battle, Do.ROLL_TWO)[-1][0].side
        return message("event-dice_rolled-two", battle=fought, shown=shown, side=CALLED[chooser])
    result = message(f"fate-{_shown(board, judged, dice[0])}")
    return message("event-dice_rolled-attack", battle=fought, die=dice[0], result=result)


def _shown(board: Board, judged: Judged, die: int) -> Result:
    return odds.result_of(board, judged.table, judged.column, die) if judged.column else Result.CA


def _result_found(board: Board, event: e.ResultFound) -> Message | None:
    """Nothing where the die has already told it."""
    battle = _battle(board)
    result = message(f"fate-{event.result}")
    if battle is None:
        return message("event-result_found", result=result)
    judged = judge(board, battle)
    fought = _odds(board, battle, judged)
    match event.why:
        case e.ResultBy.EVENT:
            card = next((half_title(board, one.side, one.card) for one in battle.played if one.card == event.card), "")
            return message("event-result_found-event", battle=fought, card=card, result=result)
        case e.ResultBy.BELOW:
            return message("event-result_found-below", battle=fought, result=result)
    if not battle.dice or battle.stage in DUELS:
        return message("event-result_found-plain", battle=fought, result=result)
    told = _shown(board, judged, battle.dice[-1]) == event.result
    if told and not battle.shifted and not works(board, battle, Do.ROLL_TWO):
        return None
    return message("event-result_found", result=result)


def describe_progress(board: Board) -> Text | None:
    """Returns the unfinished action: the battle being fought, or the moving unit."""
    for frame in reversed(board.frames):
        match frame:
            case Battle(hexes=(first, *_)):
                return message("half-done-battle", space=place_name(board, first))
            case Going(unit=unit):
                return message("half-done-move", unit=unit_name(board, unit))
    return None
