"""What the halves of the cards of a game do, in words: a message for each effect, of what is set on it."""

from functools import reduce
from typing import Final

from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.words import Arg, Message, Sentence, Text
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import Card, Do, Effect, Half, HalfText, Mode, Scope, Trigger, When, Whose
from kronika.domain.noretreat.content.tables import Dates
from kronika.domain.noretreat.content.words import SIDES, Name, other
from kronika.domain.noretreat.names import CALLED, named
from kronika.domain.noretreat.words import message

CONTENTS: Final = 16
"""Contents whose cards are told once."""
ANY_NUMBER: Final = 99
"""As many as are there, where an effect counts."""
BOTH: Final = "both"
"""Whom an effect concerns, where it is no single side."""
LAID: Final = {"discarded": ("discarded", "paid")}
"""What it takes several words to say."""
NOUNS: Final = {
    Do.CADRE_BY_RAIL: "cadre",
    Do.ENTRAIN: "supplied",
    Do.EXTRA_STACKING: "space",
    Do.EXTRA_ATTACK: "enemy",
    Do.COUNTERBLOWS: "counterblow",
    Do.REMOVE_COUNTERBLOWS: "lifted",
}
"""What an effect counts, other than units."""


@cached_by_identity(CONTENTS)
def texts(content: Content, /) -> dict[tuple[int, str], HalfText]:
    """What each half of each card of a game does, by card and side."""
    dates = content.tables.dates
    return {(card.n, side): half_text(card, side, dates) for card in content.cards for side in SIDES}


@cached_by_identity(CONTENTS)
def with_texts(content: Content, /) -> Content:
    """A content for those who show it: with what the cards do."""
    return replace(content, texts=tuple(texts(content).values()))


def paragraphs(content: Content, card: int, side: str) -> tuple[Sentence, ...]:
    """What a half does as sentences: what holds for all of it, then each use."""
    told = texts(content)[card, side]
    return tuple(named(one) for one in (*((told.limits,) if told.limits is not None else ()), *told.uses))


def half_text(card: Card, side: str, dates: Dates) -> HalfText:
    """What one half of a card does. Raises `LookupError` of what has no words."""
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
        moment=_moment(side, mode),
        condition=message(f"card-if-{mode.condition or 'always'}"),
        does=reduce(_and_then, [_effect(side, effect, dates) for effect in mode.effects]),
        lasts=message(f"card-lasts-{mode.lasts}"),
    )


def _and_then(first: Message, then: Message) -> Message:
    return message("card-and-then", first=first, then=then)


def _moment(side: str, mode: Mode) -> Message:
    if mode.trigger != Trigger.NONE:
        return message(f"card-answers-{mode.trigger}")
    if mode.whose == Whose.ANY:
        return message(f"card-when-{mode.when}")
    if (mode.when, mode.whose) == (When.COMMIT, Whose.OWN):
        return message("card-when-commit-own", side=CALLED[side])
    return message(f"card-when-{mode.when}-of", side=CALLED[side if mode.whose == Whose.OWN else mode.whose])


def _limits(half: Half) -> Message | None:
    """What holds for every use of a half: the initiative, the first turn, the weather."""
    found = []
    if half.initiative:
        found.append(message("card-limit-initiative", side=CALLED[half.initiative]))
    if half.from_turn:
        found.append(message("card-limit-from-turn", turn=half.from_turn))
    if half.weather:
        skies = [message(f"weather-{one}") for one in half.weather]
        weather = reduce(lambda rest, last: message("card-or", rest=rest, last=last), skies)
        found.append(message("card-limit-weather", weather=weather))
    return reduce(lambda first, then: message("card-limits", first=first, then=then), found) if found else None


def _effect(side: str, effect: Effect, dates: Dates) -> Message:
    """What an effect does. Of these arguments its message needs few, and only these are put in words."""
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
    if (do, effect.scope) == (Do.COUNTERBLOWS, Scope.STACK):
        return message("do-counterblows-stack")
    return message(f"do-{do}", **said)


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
