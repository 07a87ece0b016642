"""TD29, TD30, TD43: the action step: what can be begun, and how an action is put together before it is shown."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Ask, Decision, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import EDGE, Half, Icon, Kind, Loss, Role
from kronika.domain.tankduel.decisions import Act, Action, Aim, Answer, Buy, Go, NoMore, Pay, Use
from kronika.domain.tankduel.rules.damage import Escaping, lose
from kronika.domain.tankduel.rules.deck import drop, flip
from kronika.domain.tankduel.rules.missions import Closing
from kronika.domain.tankduel.rules.shooting import Shot
from kronika.domain.tankduel.rules.tanks import (
    can_go,
    in_sight,
    within_column,
)
from kronika.domain.tankduel.rules.tasks import Agenda, Asking, Task, ask_owner, choose, confirm, give_up, icons, pay
from kronika.domain.tankduel.state import Board, Tank, without
from kronika.domain.tankduel.words import message

PER_LEVEL = 2
"""Order icons for a level (TD12)."""
RAPID = 3
"""Order icons for rapid loading of APCR."""
FIRE_COST = 4
"""Order icons to put a fire out, or to rally."""
MOST_CARDS = 3
"""Cards of a tank action (TD30)."""
UNLIMITED = 99
"""A level that every card fits."""
INFANTRY_FLANK = 3
"""Order icons for an attack of infantry from the flank."""


class Plan(msgspec.Struct, frozen=True):
    """An action as it was put together."""

    action: Action
    cards: tuple[Use, ...] = ()
    paid: tuple[int, ...] = ()
    raised: int = 0
    target: str = ""
    metres: int = 0
    rapid: bool = False
    dropped: int = 0  #: A card discarded for it, whatever is on it.
    man: Role | None = None
    place: Role | None = None
    answer: Answer | None = None
    gun: str = ""
    flank: bool = False  #: Whether gun or infantry attacks from the flank.
    close: bool = False  #: Whether infantry goes for close combat.
    road: bool = False  #: Whether a road card is laid (TD98).


class Hand:
    """The rest of a hand while cards are combined at a level. `more` order icons are needed in any case."""

    def __init__(self, ask: Asking, level: int = 0, more: int = 0) -> None:
        self._ask, self._board = ask, ask.board
        self.cards = ask.board.hands[ask.seat]
        self.level, self.more = level, more
        self.used: tuple[Use, ...] = ()

    def needs(self) -> int:
        """How many levels have to be bought for the cards used."""
        levels = [self._board.card(use.card).halves[use.half].level for use in self.used]
        return max(0, max(levels, default=0) - self.level)

    def fitting(self, kind: Kind) -> tuple[Use, ...]:
        """The cards that can still be used so, at the level with the order icons to be had."""
        held, barred = icons(self._board, self.cards), self._board.mission.barred
        needed, found = self.needs(), []
        for number in self.cards:
            card = self._board.card(number)
            at = card.half(kind)
            if at is None or card.halves[at].terrain in barred:
                continue
            levels = max(needed, card.halves[at].level - self.level)
            if held - card.oi >= PER_LEVEL * levels + self.more:
                found.append(Use(number, at))
        return tuple(found)

    def take(self, kind: Kind, step: str, *, optional: bool = False) -> Use | None:
        """Prompts for a card; an optional part can be skipped."""
        if optional and not self.cards:
            return None
        none = (NoMore(),) if optional else ()
        choice: Use | NoMore = self._ask.among("card", lambda: (*self.fitting(kind), *none), step)
        if isinstance(choice, NoMore):
            return None
        self.cards = without(self.cards, choice.card)
        self.used = (*self.used, choice)
        return choice

    def drop(self) -> int:
        """A card is chosen to be discarded, whatever is on it."""
        card = give_up(self._ask, "card", self.cards, "drop")
        self.cards = without(self.cards, card)
        return card

    def raise_level(self) -> int:
        """By how many levels the level is raised: at least as the cards need, at most as the hand can pay."""
        if not self.cards:
            return 0
        most = (icons(self._board, self.cards) - self.more) // PER_LEVEL
        return int(self._ask("level", tuple(Buy(number) for number in range(self.needs(), most + 1))).number)

    def pay(self, raised: int) -> tuple[int, ...]:
        """The cards that pay."""
        paid = pay(self._ask, PER_LEVEL * raised + self.more, self.cards)
        self.cards = tuple(card for card in self.cards if card not in paid)
        self.more = 0
        return paid


def shot_of(board: Board, tank: str, plan: Plan) -> Shot:
    """Returns the shot of an action; TDR8: the better bonus of two Fire cards counts."""
    if plan.action == Action.GUN:
        return Shot(tank, plan.target, gun=plan.gun, flank=plan.flank)
    if plan.action == Action.INFANTRY_ATTACK:
        return Shot(tank, plan.target, infantry=True, close=plan.close, flank=plan.flank)
    fires = [_half(board, use) for use in used_as(board, plan, Kind.FIRE)]
    return Shot(
        tank,
        plan.target,
        bonus=max(half.bonus for half in fires),
        leadership=bool(used_as(board, plan, Kind.LEADERSHIP)),
        aimed=len(fires) > 1,
        apcr=plan.rapid,
    )


def _half(board: Board, use: Use) -> Half:
    return board.card(use.card).halves[use.half]


def used_as(board: Board, plan: Plan, kind: Kind) -> list[Use]:
    """The cards of an action that do this."""
    return [use for use in plan.cards if _half(board, use).kind == kind]


def flips_to_spot(board: Board, paid: Sequence[int]) -> int:
    """TDR17: one card, and one for each order icon paid."""
    return 1 + sum(board.card(card).oi for card in paid)


def burning(ask: Asking, kind: str) -> Plan:
    """TD26: the answer of a crew to a fire."""
    hand = ask.board.hands[ask.seat]
    pays = (Answer.PAY,) if icons(ask.board, hand) >= FIRE_COST else ()
    answer = choose(ask, kind, (*pays, Answer.BAIL_OUT, Answer.FLIP))
    paid = pay(ask, FIRE_COST, hand) if answer == Answer.PAY else ()
    return Plan(Action.FIGHT_FIRE, paid=paid, answer=answer)


def fight_fire(out: Emitter, chance: Chance, tank: str, plan: Plan) -> Agenda:
    """TD26: the result of paying, bailing out or flipping."""
    seat, by = out.board.tanks[tank].seat, out.board.tanks[tank].fire_by
    if plan.answer == Answer.BAIL_OUT:
        lose(out, chance, tank, by, Loss.BAILED_OUT)
        return (Closing(),)
    if plan.answer == Answer.PAY:
        out.emit(e.OrdersPaid(seat, plan.paid))
        out.emit(e.FirePutOut(tank))
        return (Closing(),)
    icons = flip(out, chance, "fire_check", seat, tank).icons
    if Icon.FIRE in icons:
        return (Escaping(tank, by, fire=True), Closing())
    if Icon.EXTINGUISHER in icons:
        out.emit(e.FirePutOut(tank))
    return (Closing(),)


def rallying(ask: Asking) -> Plan:
    """TD28: the answer of a broken crew."""
    hand = ask.board.hands[ask.seat]
    pays = (Answer.PAY,) if icons(ask.board, hand) >= FIRE_COST else ()
    answer = choose(ask, "morale_check", (*pays, Answer.DRAW))
    paid = pay(ask, FIRE_COST, hand) if answer == Answer.PAY else ()
    return Plan(Action.DONE, paid=paid, answer=answer)


class ActionRule:
    """TD29: one action of the action step: what keeps a tank from it, how it is put together, and what it does."""

    action: ClassVar[Action]
    field: ClassVar[bool] = False  #: Whether it is a field action (TD43), else a tank action.
    by_infantry: ClassVar[bool] = False
    confirmed: ClassVar[bool] = True  #: Whether the player lays the finished action down.

    def __init_subclass__(cls) -> None:
        ACTIONS[cls.action] = cls()

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """Returns what keeps the tank from it now."""
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        """Asks in the order in which a player would think, and returns the whole action."""
        return Plan(self.action)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        """Carries out the action whose cards lie on the table."""
        return ()

    def perform(self, out: Emitter, chance: Chance, tank: str, plan: Plan) -> Agenda:
        """Lays the cards down and carries the action out."""
        lay(out, tank, plan)
        return (*self.carry(out, tank, plan), Closing())


ACTIONS: dict[Action, ActionRule] = {}
"""The rule of each action, in the order in which they are offered."""


def laid(seat: str, tank: str, plan: Plan) -> e.ActionLaid:
    """TD30: the cards are laid down together."""
    return e.ActionLaid(
        seat,
        tank,
        plan.action,
        tuple(e.Used(use.card, use.half) for use in plan.cards),
        plan.paid,
        plan.raised,
        plan.target,
        plan.metres,
        plan.road,
        plan.gun,
        plan.flank,
        plan.close,
    )


def lay(out: Emitter, tank: str, plan: Plan) -> None:
    """TD30: lays the cards down, and does what goes with them."""
    seat = out.board.tanks[tank].seat
    out.emit(laid(seat, tank, plan))
    if plan.dropped:
        drop(out, seat, plan.dropped)
    if plan.rapid:
        out.emit(e.ApcrLoaded(tank, out.board.tanks[tank].apcr - 1))


def begin(ask: Asking, tank: Tank, *, acted: bool, barred: Sequence[Action]) -> Plan:
    """TD29: an action step, as far as the next action."""

    def options() -> tuple[Act, ...]:
        return tuple(Act(action) for action in actions(ask, tank, acted=acted, barred=barred))

    if ask.board.hands[ask.seat]:
        begun = ask.among("action", options)
    else:
        begun = ask("action", options(), skip=True)
    rule = ACTIONS[begun.action]
    plan = rule.build(ask, tank)
    if rule.confirmed:
        confirm(ask)
    return plan


def actions(ask: Asking, tank: Tank, *, acted: bool, barred: Sequence[Action]) -> tuple[Action, ...]:
    """TD29, TD30, TD43, TDR13: the actions that a tank can begin now; `barred` field actions are done already."""
    rules = [rule for rule in ACTIONS.values() if rule.action not in (*barred, Action.FIGHT_FIRE, Action.DONE)]
    if acted or tank.on_fire:
        rules = [rule for rule in rules if rule.field]
    begun = [rule for rule in rules if rule.objection(ask, tank) is None]
    named = tuple(rule.action for rule in sorted(begun, key=lambda rule: rule.field))
    return (Action.FIGHT_FIRE, *named) if tank.on_fire and not acted else (*named, Action.DONE)


ASKED_FOR = {
    "move": Kind.MOVE,
    "second_move": Kind.MOVE,
    "flank": Kind.FLANK,
    "gun_flank": Kind.FLANK,
    "terrain": Kind.TERRAIN,
    "fire": Kind.FIRE,
    "second_fire": Kind.FIRE,
    "leadership": Kind.LEADERSHIP,
    "smoke": Kind.SMOKE,
    "command": Kind.COMMAND,
}
"""The kind of card that each step of building an action needs."""


def _unfit(board: Board, use: Use, step: str) -> Objection | None:
    """TD30, TD96, TD97, TD13."""
    halves, kind = board.card(use.card).halves, ASKED_FOR.get(step)
    if kind is None:
        return None
    if not 0 <= use.half < len(halves) or halves[use.half].kind != kind:
        return Objection("TD30", message("not-done-by-card", card=use.card, step=message(f"step-{step}")))
    if any(use.card == getattr(made, "card", 0) for made in board.building):
        return Objection("TD30", message("not-free", card=use.card))
    if halves[use.half].terrain in board.mission.barred:
        terrain = message(f"part-{halves[use.half].terrain}")
        return Objection("TD96", message("not-such-terrain", card=use.card, terrain=terrain))
    return Objection("TD13", message("not-at-this-level", card=use.card))


def _not_worth(board: Board, card: int) -> Objection:
    """TD12."""
    if not board.card(card).oi:
        return Objection("TD12", message("not-an-icon", card=card))
    return Objection("TD12", message("not-free", card=card))


def _out_of_reach(board: Board, tank: Tank, target: Tank) -> Objection | None:
    """TD20, TD17, TD52."""
    if target.nation == tank.nation:
        return Objection("TD52", message("not-an-enemy"))
    if not in_sight(board, tank, target):
        return Objection("TD20", message("not-in-sight"))
    if target.id not in tank.spots:
        return Objection("TD17", message("not-spotted"))
    return None


def _too_far(board: Board, tank: Tank, to: int) -> Objection | None:
    """TDR6, TD94, TD95, TD98."""
    if abs(to) > EDGE:
        return Objection("TDR6", message("not-beyond-the-edge", range=to, edge=EDGE))
    if not within_column(board, tank, to):
        return Objection("TD98", message("not-ahead-of-the-lead"))
    breakout = board.mission.breakout
    if breakout is not None and tank.nation == board.battle.attacker and to < breakout.exit:
        return Objection("TD94", message("not-beyond-the-exit", exit=breakout.exit))
    if not can_go(board, tank, to):
        return Objection("TD95", message("not-across-the-bridge"))
    return None


def objection_to_choice(board: Board, ask: Ask, decision: Any) -> Objection | None:
    """Returns the objection to a choice in an action that is being built."""
    name, _, step = ask.subject.partition(" ")
    tank = board.tanks[name]
    match decision:
        case Use() if ask.kind == "card":
            return _unfit(board, decision, step)
        case Pay(card) if ask.kind == "oi":
            return _not_worth(board, card)
        case Aim(target) if ask.kind == "target" and target in board.tanks:
            return _out_of_reach(board, tank, board.tanks[target])
        case Go(metres) if ask.kind == "range_step":
            return _too_far(board, tank, tank.range + metres)
    return None


class Acting(Task, frozen=True, tag="acting.v1"):
    """The action step of a tank (TD29)."""

    asks = {
        "action": "TD29",
        "card": "TD30",
        "level": "TD12",
        "oi": "TD12",
        "rapid_apcr": "TD52",
        "target": "TD52",
        "range_step": "TD32",
        "lay_down": "TD30",
        "crew": "TD42",
        "road_card": "TD98",
        "gun": "TD79",
        "infantry_mode": "TD85",
        "fight_fire": "TD27",
    }

    tank: str  #: The tank.
    acted: bool = False  #: Whether its tank action is done.
    infantry: bool = False  #: Whether its infantry action is done.
    paved: bool = False  #: Whether it has taken a road card (TD98).

    def script(self, board: Board, choices: Sequence[Any]) -> Plan:
        ask = ask_owner(board, self.tank, choices, sealed=True)
        by_infantry = [rule.action for rule in ACTIONS.values() if rule.by_infantry and self.infantry]
        barred = (*by_infantry, *((Action.ROAD,) if self.paved else ()))
        return begin(ask, board.tanks[self.tank], acted=self.acted, barred=barred)

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """TD29, TD27, TD43, TD98; then what the action itself needs."""
        wrong = super().objection(board, ask, decision)
        if wrong is not None or not isinstance(decision, Act) or ask.kind != "action":
            return wrong or objection_to_choice(board, ask, decision)
        action, tank = decision.action, board.tanks[self.tank]
        rule = ACTIONS[action]
        if action == Action.FIGHT_FIRE and not tank.on_fire:
            return Objection("TD27", message("not-on-fire"))
        if self.acted and not rule.field:
            return Objection("TD29", message("not-a-second-action"))
        if tank.on_fire and not rule.field:
            return Objection("TD27", message("not-while-burning"))
        if self.infantry and rule.by_infantry:
            return Objection("TD43", message("not-infantry-again"))
        if self.paved and action == Action.ROAD:
            return Objection("TD98", message("not-a-second-road"))
        return rule.objection(ask_owner(board, self.tank, ()), tank)

    def carry(self, out: Emitter, chance: Chance, plan: Plan, rest: Agenda) -> Agenda:
        if plan.action == Action.DONE:
            return rest
        rule = ACTIONS[plan.action]
        acted, infantry = self.acted or not rule.field, self.infantry or rule.by_infantry
        after = Acting(self.tank, acted, infantry, self.paved or plan.action == Action.ROAD)
        return (*rule.perform(out, chance, self.tank, plan), after, *rest)
