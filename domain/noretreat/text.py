"""Each event and each decision as one sentence, made from what its reader may see."""

from typing import Any, Final

from kronika.domain.kernel.catalogue import group
from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event, Order
from kronika.domain.kernel.system import Rulebook
from kronika.domain.kernel.values import Counts, Prompt, RollResult
from kronika.domain.kernel.words import Arg, Message, Text
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat import words
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Phase, Result, Weather, other
from kronika.domain.noretreat.names import CALLED, half_title, named, place_name, space_name, unit_name
from kronika.domain.noretreat.rules.battle import Battle
from kronika.domain.noretreat.rules.cards import Discard, Pay, Play
from kronika.domain.noretreat.rules.movement import Going
from kronika.domain.noretreat.rules.parts import Pick
from kronika.domain.noretreat.rules.prospects import LOWER_LOSES, drives_off
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.words import message

COLUMNS = ("", "1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1")
"""NR59: the columns of the tables; the first is below them all."""
CARDS = ("card-", *(f"card-{number}" for number in range(1, 55)))
"""Cards that may shift the odds, by their numbers; the first is any."""
RULEBOOK = Rulebook(
    rules=group(words.__name__, "rule-"),
    parts=(*group(words.__name__, "part-"), *(f"odds-{column}" for column in COLUMNS), *CARDS),
)
PICKS: Final = group(words.__name__, "pick-")
"""What an event leaves open, other than units, spaces and cards."""
UNTOLD = (
    e.HandInherited,
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
"""Events that only keep the books."""


def describe_prompt(board: Board, prompt: Prompt) -> Text:
    """What is asked, as one sentence."""
    asked, subject = message(f"prompt-{prompt.kind or 'hidden'}"), prompt.subject
    about: Text
    if subject and subject in board.units:
        about = unit_name(board, subject)
    elif subject and prompt.kind == "cancel":
        about = half_title(board, other(prompt.seat), int(subject))
    elif subject in board.scene.atlas.spaces:
        about = space_name(board, subject)
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
    """A decision as one sentence. Of a card that is played the half meant is told to who holds it."""
    match decision:
        case Play(card=card) if card in board.hands.get(board.viewer, ()):
            return message("decision-play-own", card=half_title(board, board.viewer, card))
        case Play(card=card) | Discard(card=card) | Pay(card=card):
            axis, soviet = (half_title(board, side, card) for side in SIDES)
            return message(f"decision-{_tag(decision)}", axis=axis, soviet=soviet)
        case Pick(chosen=what):
            if what in board.units:
                return unit_name(board, what)
            if what in board.scene.atlas.spaces:
                return space_name(board, what)
            return PICKS.get(what) or message("decision-pick", chosen=what)
    return message(f"decision-{_tag(decision)}", **_named(board, decision))


def describe_event(board: Board, event: Event) -> Text | None:
    """An event as one sentence; `board` is the one after it."""
    more: dict[str, Arg] = {}
    match event:
        case DecisionMade():
            return message("event-decision_made", seat=CALLED[event.seat])
        case DiceRolled():
            return _dice(event)
        case e.LaidOut():
            more = {"scenario": named(event.content.scenario.title)}
        case e.CardDrawn(secret=secret):
            if secret.content is None:
                return message("event-card_drawn-hidden", side=CALLED[event.side])
            more = {"card": half_title(board, event.side, secret.content)}
        case e.DeckChanged():
            more = {"gone": len(event.axis) + len(event.soviet)}
        case e.HalfStays(played=played):
            more = {"card": half_title(board, played.side, played.card)}
        case e.UnitTurned():
            face = board.kind(event.unit).faces[event.face]
            more = {"strength": face.strength, "mp": face.mp}
        case e.ReserveMarked(unit=""):
            return message("event-reserve_marked-none")
        case e.LocalSupport(unit=""):
            return message("event-local_support-none")
        case e.StackingEased(hexes=()):
            return message("event-stacking_eased-none")
        case e.VpMoved(vp=vp):
            more = {"n": abs(vp), "side": CALLED[AXIS if vp > 0 else SOVIET]}
        case e.OddsSet():
            net = sum(part.value for part in event.shifts)
            more = {"odds": _column(event.odds), "net": f"{net:+d}", "column": _column(event.column)}
        case _ if type(event) in UNTOLD or type(event) not in e.EVENTS:
            return None
    return message(f"event-{_tag(event)}", **_named(board, event) | more)


def _tag(told: Any) -> str:
    """The name of an event or a decision."""
    tag: str = told.__struct_config__.tag
    return tag.removeprefix("noretreat.").removesuffix(".v1")


def _named(board: Board, told: Any) -> dict[str, Arg]:
    """What the fields of an event or a decision say, and the board of the turn, by their names."""
    said: dict[str, Arg] = {"weather": message(f"weather-{board.weather}")}
    if board.active:
        said["active"] = CALLED[board.active]
    for field in told.__struct_fields__:
        match field, getattr(told, field):
            case "unit", str(unit):
                said[field] = unit_name(board, unit)
            case "space" | "to" | "place", str(place):
                said[field] = place_name(board, place)
            case "path", tuple(path):
                said["to"] = place_name(board, path[-1])
            case "side", str(side):
                said[field] = CALLED[side]
            case "card", int(card) if card and hasattr(told, "side"):
                said[field] = half_title(board, told.side, card)
            case "hexes", tuple(hexes):
                said[field] = hexes
            case _, Weather() | Phase() | Result() as word:
                said[field] = message(f"{type(word).__name__.lower()}-{word}")
            case _, bool(on):
                said[field] = "yes" if on else "no"
            case _, str() | int() as value:
                said[field] = value
    return said


def _counts(event: DiceRolled) -> Counts:
    """What counts in a throw; a die shows one more than its face."""
    if event.test is not None:
        return drives_off(event.test.target)
    if event.use.purpose.action == "duel":
        return LOWER_LOSES
    if len(event.faces) > 1:
        return Counts("NR64", message("counts-one-of-the-dice"))
    return Counts("NR64", message("counts-the-table"))


def result_of(event: Event) -> RollResult | None:
    """NR64: what counts in a throw or a card lost at random, and whether the defenders are driven off."""
    if isinstance(event, e.CardLost):
        return RollResult(Counts(event.use.purpose.rule, message("counts-this-card")))
    if not isinstance(event, DiceRolled):
        return None
    numbers = tuple(face + 1 for face in event.faces)
    if event.test is None:
        return RollResult(_counts(event), numbers=numbers)
    test = event.test
    return RollResult(_counts(event), test.success, numbers, tuple(number >= test.target for number in numbers))


def _dice(event: DiceRolled) -> Message:
    counts, test = _counts(event), event.test
    shown = ", ".join(str(face + 1) for face in event.faces)
    met = "none" if test is None else "yes" if test.success else "no"
    return message("event-dice_rolled", shown=shown, counts=counts.said, met=met, rule=counts.rule)


def describe_progress(board: Board) -> Text | None:
    """What is half done: the battle that is fought, or the unit that moves."""
    for frame in reversed(board.frames):
        match frame:
            case Battle(hexes=(first, *_)):
                return message("half-done-battle", space=space_name(board, first))
            case Going(unit=unit):
                return message("half-done-move", unit=unit_name(board, unit))
    return None
