"""The actor of an action: the card, its counter, and where that counter is or comes on."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.steps import Objection
from kronika.domain.undaunted.acts import Act, ActBase
from kronika.domain.undaunted.content import COMBAT, RIFLEMEN, Action, ActionName, Card
from kronika.domain.undaunted.rules.step import Play
from kronika.domain.undaunted.rules.variants import ComingOnRule, variant
from kronika.domain.undaunted.state import ON_FOOT, Board, seat_of, vehicle_actions

FIGHTS = COMBAT | {ActionName.FIGHT_AND_FADE}
"""R7: the actions that a routed counter cannot perform; it may still make the move of an assault."""


class Actor(msgspec.Struct, frozen=True):
    """A card about to perform one of its actions. `counter` and `space` are empty for a card
    without a counter; `space` is where the counter would come on if it is off the board (U25), `at`
    the same where the owner has to choose it (S1); `plain`: without upgraded actions (S5); `seat`: the action
    is one of the seat that its soldier holds (A8); `played`: the card is in the play area already (A17)."""

    side: str
    card: Card
    action: Action
    counter: str
    space: str
    at: str = ""
    plain: bool = False
    seat: bool = False
    played: bool = False

    @property
    def printed(self) -> list[Action]:
        """The actions of the card that it may perform (S5)."""
        return [action for action in self.card.actions if not (self.plain and action.upgraded)]


def _own(board: Board, actor: Actor, act: Any) -> Action:
    return actor.action


class ActionRules(msgspec.Struct, frozen=True):
    """One action: its options, its effect, and why anything else may not be chosen. `done_by` returns the action of the
    card by which an act is done, which differs where the action is made of others (S22)."""

    options: Callable[[Board, Actor], list[Act]]
    perform: Callable[[Play, Actor, Any], None]
    explain: Callable[[Board, Actor, Any], Objection]
    done_by: Callable[[Board, Actor, Any], Action] = _own


def each(act: Any, targets: Callable[[Board, Actor], Iterable[str]]) -> Callable[[Board, Actor], list[Act]]:
    """The options of an act that differ by what it is done to."""

    def options(board: Board, actor: Actor) -> list[Act]:
        return [act(target) for target in targets(board, actor)]

    return options


RULES: dict[ActionName, ActionRules] = {}
"""Every action by its name; `act_rules` fills it."""
NAMES: dict[type[ActBase], ActionName] = {}
"""The action that each act is."""
BASIC: set[ActionName] = set()
"""R2: the actions that a card performs by itself: all but `inspire` and `exert`."""


def act_rules(
    act: type[ActBase],
    options: Callable[[Board, Actor], list[Act]],
    perform: Callable[[Play, Actor, Any], None],
    explain: Callable[[Board, Actor, Any], Objection],
    done_by: Callable[[Board, Actor, Any], Action] = _own,
    *,
    basic: bool = True,
) -> None:
    """Registers the rules of an act, under the action of the same name."""
    name = ActionName(str(act.__struct_config__.tag))
    NAMES[act], RULES[name] = name, ActionRules(options, perform, explain, done_by)
    if basic:
        BASIC.add(name)


class Choice(Protocol):
    """A decision for an act of a card: where its counter comes on (S1), by which of two printed actions (R37), and
    whether by one of its seat (A8)."""

    @property
    def act(self) -> Act: ...
    @property
    def at(self) -> str: ...
    @property
    def plain(self) -> bool: ...
    @property
    def seat(self) -> bool: ...


def places(board: Board, side: str, card: Card) -> list[str]:
    """Where the card's counter stands, or may come on (N2, S1, S2), in North Africa never (A3); one empty place for
    a card without a counter."""
    if not card.counter:
        return [""]
    counter = board.counters.get(card.counter)
    if counter is not None:
        return [counter.space]
    match variant(board).coming_on:
        case ComingOnRule.AT_DEPLOYMENT_MARKER:
            space = board.scene.spawns[side].get(card.counter, "")
            return [space] if space else []
        case ComingOnRule.AT_RIFLEMEN:
            return _at_riflemen(board, side, card)
        case ComingOnRule.NEVER:
            return []


def _at_riflemen(board: Board, side: str, card: Card) -> list[str]:
    """S1, S2: with the riflemen of the squad; without a squad, and for a tank, with any riflemen;
    a tank only where it can stand."""
    kinds, owners, tank = board.scene.kinds, board.owners, board.is_tank(card.counter)
    squads = set() if tank else set(card.squads)
    spaces = {
        counter.space
        for id, counter in board.counters.items()
        if owners[id] == side and (kind := kinds[id]).unit == RIFLEMEN
        if not squads or squads & set(kind.squads)
        if not (tank and board.tile(counter.space).impassable)
    }
    return sorted(spaces)


def actors(board: Board, side: str, card: Card, *, plain: bool = False) -> list[Actor]:
    """The card with each of its actions, its counter where it stands or would come on (U25); `plain`:
    without upgraded actions (S5). A soldier in a vehicle performs no movement of his own, but the vehicle actions
    of his seat (A8, A10)."""
    where = places(board, side, card)
    chosen = len(where) > 1
    routed = is_routed(board, card)
    own = [
        Actor(side, card, action, card.counter, space, space if chosen else "", plain)
        for action in card.actions
        if not (routed and action.name in FIGHTS) and not (plain and action.upgraded)
        for space in where
    ]
    if seat_of(board, card.counter) is None:
        return own
    of_seat = [
        Actor(side, card, action, card.counter, space, seat=True)
        for action in vehicle_actions(board, card)
        for space in where
    ]
    return [actor for actor in own if actor.action.name not in ON_FOOT] + of_seat


class Option(NamedTuple):
    """One option of a card: the act and where its counter comes on. `plain`: by the action that is not upgraded
    although the upgraded one would do (R37). `seat`: by an action of its soldier's seat (A8)."""

    act: Act
    at: str
    plain: bool
    seat: bool = False


def choices(board: Board, by: Sequence[Actor]) -> list[Option]:
    """Returns the options of these actors of one card; by either action where it is printed twice (R37)."""
    if not by or not prints_twice(by[0].card):
        return [
            Option(act, actor.at, False, actor.seat)
            for actor in by
            for act in RULES[actor.action.name].options(board, actor)
        ]
    return [
        Option(act, at, plain)
        for (act, at), means in ways(board, by).items()
        for plain in ((False, True) if is_choice(board, means, act) else (False,))
    ]


def can_act(board: Board, by: Sequence[Actor]) -> bool:
    """Whether any of these actors may choose anything."""
    return any(RULES[actor.action.name].options(board, actor) for actor in by)


@cached_by_identity(1000)
def prints_twice(card: Card, /) -> bool:
    """Whether the card prints an action twice: as all cards of its kind do, and upgraded."""
    return len({action.name for action in card.actions}) < len(card.actions)


def ways(board: Board, by: Sequence[Actor]) -> dict[tuple[Act, str], dict[bool, Actor]]:
    """Returns the acts that these actors may choose, and where their counter comes on. Each maps to the actor that does
    it by an upgraded action (True) and the one that does it by another (False)."""
    found: dict[tuple[Act, str], dict[bool, Actor]] = {}
    for actor in by:
        rule = RULES[actor.action.name]
        for one in (actor, replace(actor, plain=True)):
            for act in rule.options(board, one):
                found.setdefault((act, one.at), {}).setdefault(rule.done_by(board, one, act).upgraded, one)
    return found


def is_choice(board: Board, means: Mapping[bool, Actor], act: Act) -> bool:
    """R37: whether an act can be done both by an upgraded action and by another, and the two differ in figures."""
    figures = [replace(RULES[actor.action.name].done_by(board, actor, act), upgraded=False) for actor in means.values()]
    return len(figures) > 1 and figures[0] != figures[1]


def is_routed(board: Board, card: Card) -> bool:
    """R7: whether the card's counter is routed, so that it performs no combat action."""
    counter = board.counters.get(card.counter)
    return counter is not None and counter.routed


def is_suppressed(board: Board, card: Card) -> bool:
    """U9: whether the card's counter is on the board and suppressed."""
    counter = board.counters.get(card.counter)
    return counter is not None and counter.suppressed


def performer(board: Board, by: list[Actor], decision: Choice) -> Actor | None:
    """U7, A8, R37: which of these actors of one card performs what is decided. If the card prints the action twice,
    plain and upgraded, it is the upgraded one wherever that is possible, unless the plain one is chosen."""
    act, at, plain = decision.act, decision.at, decision.plain
    able = [actor for actor in _able(by, act, at) if actor.seat == decision.seat]
    if not able or not prints_twice(able[0].card):
        return next(iter(able), None)
    means = ways(board, able).get((act, at), {})
    return means.get(not plain) or next(iter(means.values()), able[0])


def has_choice(board: Board, by: list[Actor], act: Act, at: str) -> bool:
    """R37: whether these actors of one card can do this by either of two actions, and it matters by which."""
    if not by or not prints_twice(by[0].card):
        return False
    return is_choice(board, ways(board, _able(by, act, at)).get((act, at), {}), act)


def _able(by: list[Actor], act: Act, at: str) -> list[Actor]:
    name = NAMES[type(act)]
    return [actor for actor in by if actor.action.name == name and actor.at == at]
