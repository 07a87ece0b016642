"""U7, U12, U25, S5, S22, A17, R2, R14, R37: an act of a card, whether it is played or performs in the play area."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import ExpectedChance
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Ask, Objection, filled
from kronika.domain.kernel.values import Odds
from kronika.domain.kernel.words import Arg, Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Act
from kronika.domain.undaunted.content import COMBAT, Action, ActionName, Card
from kronika.domain.undaunted.names import (
    ACTION_NAMES,
    MINE_NAMES,
    against,
    card_called,
    card_name,
    counter_name,
    the_counter,
    with_space,
)
from kronika.domain.undaunted.rules import combat
from kronika.domain.undaunted.rules.actor import (
    BASIC,
    NAMES,
    RULES,
    Actor,
    Choice,
    actors,
    choices,
    has_choice,
    is_suppressed,
    performer,
    places,
)
from kronika.domain.undaunted.rules.cards import draws
from kronika.domain.undaunted.rules.combat import rolling
from kronika.domain.undaunted.rules.shots import SHOTS, Shot
from kronika.domain.undaunted.rules.step import Decision, Frame, Play, aimed_at
from kronika.domain.undaunted.rules.variants import ComingOnRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board, is_disabled, seat_of
from kronika.domain.undaunted.words import message


def judge(board: Board, side: str, card: Card, by: list[Actor], decision: Choice) -> Objection | None:
    """U7, U12, U25, R37: why none of these actors may do what is decided; None if one may."""
    act, at = decision.act, decision.at
    name = NAMES[type(act)]
    able = [actor for actor in by if actor.action.name == name and actor.seat == decision.seat]
    if not able:
        return _no_vehicle_action(board, card, act) if decision.seat else _no_such_action(board, side, card, act)
    actor = performer(board, able, decision)
    if actor is None:
        spots = tuple(actor.at for actor in able)
        return against(
            "S1", "not-without-a-place" if any(spots) else "not-a-choice-of-place", spots, card=card.name.said
        )
    rules = RULES[name]
    if act not in rules.options(board, actor):
        return rules.explain(board, actor, act)
    if decision.plain and not has_choice(board, able, act, at):
        return no_choice(card)
    return None


def no_choice(card: Card) -> Objection:
    """R37: why no choice can be made between two printed actions."""
    return against("R37", "not-a-choice-of-action", ("plain: false",), card=card.name.said)


def _no_such_action(board: Board, side: str, card: Card, act: d.Act) -> Objection:
    """U7, R7, R16: the card does not print it, or its counter can neither perform it nor come on."""
    name = ACTION_NAMES[NAMES[type(act)]]
    printed = tuple(action.name.value for action in card.actions)
    if NAMES[type(act)].value not in printed:
        return against("U7", "not-an-action-of-card", printed, card=card.name.said, name=name)
    who = the_counter(board, card.counter)
    if seat_of(board, card.counter) is not None:
        return against("A10", "not-from-a-vehicle", ("free_move_first",), who=who, name=name)
    if places(board, side, card):
        return against("R7", "not-routed", who=who)
    if variant(board).coming_on is ComingOnRule.NEVER:
        return against("A3", "not-back-on-board", ("hunker_down",), who=who)
    if variant(board).coming_on is ComingOnRule.AT_DEPLOYMENT_MARKER:
        return against("N2", "not-without-deployment-marker", ("hunker_down",), who=who)
    tank = board.is_tank(card.counter)
    return against("S2" if tank else "R16", "not-without-riflemen", ("hunker_down",), who=who)


def _no_vehicle_action(board: Board, card: Card, act: d.Act) -> Objection:
    """A8, A19: the soldier holds no seat, or none that allows him this vehicle action."""
    who, name = the_counter(board, card.counter), ACTION_NAMES[NAMES[type(act)]]
    seat = seat_of(board, card.counter)
    if seat is None:
        return against("A8", "not-seated", card=card.name.said)
    vehicle = board.counters[card.counter].vehicle
    car = the_counter(board, vehicle)
    printed = tuple(action.name.value for action in seat.actions)
    if NAMES[type(act)].value not in printed:
        return against("A8", "not-an-action-of-seat", printed, who=who, name=name)
    if is_disabled(board, vehicle):
        return against("A19", "not-disabled", car=car)
    return against("A19", "not-without-specialism", who=who, specialism=seat.specialism)


def carry_out(play: Play, by: list[Actor], decision: Choice) -> None:
    """Carries out a decision that was judged legal. The counter comes on first if it is off the board (N2, S1, U25),
    ready (R11), which may win (S23)."""
    act = decision.act
    actor = performer(play.board, by, decision)
    assert actor is not None, "it was judged before"
    if actor.counter and actor.counter not in play.board.counters:
        play.emit(e.CounterPlaced(actor.counter, actor.space))
        if variant(play.board).moves_can_win:
            check(play)
        if play.board.winner:
            return
    RULES[NAMES[type(act)]].perform(play, actor, act)


def _shot_of(act: d.Act) -> Shot | None:
    """Returns the shot for which an act rolls dice against one target; None for all other acts."""
    match act:
        case d.FightAndFade(fight, target) if fight in SHOTS:
            return SHOTS[fight](target)
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish() | d.Strafe():
            return act
        case _:
            return None


def odds(board: Board, by: list[Actor], decision: Choice) -> Odds | None:
    """U20: returns the odds of the shot of a decision by one of these actors."""
    shot = _shot_of(decision.act)
    if shot is None:
        return None
    shooting: Any = decision
    actor = performer(board, by, replace(shooting, act=shot))
    return combat.odds(board, actor.action, actor.space, shot.target) if actor is not None else None


def chance_of(board: Board, side: str, by: list[Actor], decision: Choice) -> Iterator[ExpectedChance]:
    """Yields the draws and rolls that follow immediately when one of these actors carries out the decision. With
    several targets, only a single one is rolled for without a prompt."""
    match decision.act:
        case d.Command(count=count):
            yield from draws(side, "U17", count)
        case d.Recon():
            yield from draws(side, "U19", 1)
        case d.Blast():
            for only in board.on(board.sides[side].target)[:1]:
                yield from _rolling(board, side, by, decision, only)
        case act:
            shot = _shot_of(act)
            if shot is not None:
                yield from _rolling(board, side, by, decision, shot.target)


def _rolling(board: Board, side: str, by: list[Actor], decision: Choice, target: str) -> Iterator[ExpectedChance]:
    actor = performer(board, by, decision)
    if actor is not None:
        yield rolling("U20", side, actor.action, actor.counter, target)


# --- S5, S22, A17, R2, R14, R37: a card of the play area performs an action, one more after an assault, or after a free
# move


FROM_HAND = frozenset({ActionName.RECON, ActionName.SECURE})
"""The actions that may be chosen only with a certain card in hand (R14)."""


class Perform(Decision, frozen=True, tag="perform"):
    """S5, S22: the action that the card performs now."""

    act: Act  #: The action.
    at: str = ""  #: Where its counter comes on, where there is a choice (S1, S2).
    #: R37: by the action that is not upgraded, where the card prints it upgraded too and either would do.
    plain: bool = False
    seat: bool = False  #: A8: by a vehicle action of the seat that its soldier holds.

    def pointed(self, board: Board) -> tuple[str, ...]:
        return handles_of(board, self.performer(board), self)

    def said(self, board: Board) -> Message:
        return message("decision-perform", act=describe_performed(board, self.chooses(board), self))

    def told(self, board: Board, side: Called) -> Message | None:
        card = self.performer(board)
        return describe_done(board, side, card, self) if card else None

    def performer(self, board: Board) -> str:
        frame = board.frames[-1] if board.frames else None
        return frame.acting_card if isinstance(frame, Acting) else ""

    def chooses(self, board: Board) -> bool:
        """R37: whether it chooses between two printed actions."""
        return has_choice(board, _performers(board), self.act, self.at)

    def odds(self, board: Board) -> Odds | None:
        return odds(board, _performers(board), self)

    def chance(self, board: Board, side: str) -> Iterable[ExpectedChance]:
        return chance_of(board, side, _performers(board), self)


class Acting(Frame, frozen=True):
    """A card of the play area is to perform an action."""

    @property
    def acting_card(self) -> str:
        """The card."""
        frame: Any = self
        return str(frame.card)

    @property
    def is_plain(self) -> bool:
        """S5: whether it performs no upgraded action."""
        return False

    def options(self, board: Board) -> list[Perform]:
        """Returns what the card may perform."""
        return [Perform(*option) for option in choices(board, self.actors(board))]

    def actors(self, board: Board) -> list[Actor]:
        """S5: the card with its actions, without the upgraded ones if it was inspired."""
        return self._played(board, plain=self.is_plain)

    def is_private(self, board: Board, ask: Ask) -> bool:
        """R15, R14: whether the card prints an action that needs a certain card in hand."""
        hand = board.sides[self.side].hand
        return bool(hand) and any(actor.action.name in FROM_HAND for actor in self.actors(board))

    def explain(self, board: Board, decision: Perform) -> Objection:
        """Why the card could not do this if it were played, or why there is nothing to choose (R37)."""
        card = board.scene.cards[self.acting_card]
        refused = judge(board, self.side, card, self._played(board), decision)
        if refused is None and replace(decision, plain=False) in self.options(board):
            return no_choice(card)
        return refused or self._not_so(board, decision)

    def carry_out(self, play: Play, decision: Perform) -> None:
        play.pop()
        carry_out(play, self.actors(play.board), decision)

    def _played(self, board: Board, *, plain: bool = False) -> list[Actor]:
        """R2: the card, which is in the play area, with each of its actions."""
        able = actors(board, self.side, board.scene.cards[self.acting_card], plain=plain)
        return [replace(actor, played=True) for actor in able]

    def _not_so(self, board: Board, decision: Perform) -> Objection:
        if NAMES[type(decision.act)] in (ActionName.INSPIRE, ActionName.EXERT):
            return against("R2", "not-yet-another-card", self._performable(board))
        return against("S5", "not-upgraded-now", self._performable(board))

    def _performable(self, board: Board) -> list[str]:
        """The names of the actions that may be performed, once each."""
        return list(dict.fromkeys(NAMES[type(option.act)].value for option in self.options(board)))


class Assaulting(Acting, frozen=True, tag="assaulting.v1"):
    """A counter has moved and may now perform a combat action of the card (S22)."""

    kind, answers, stops, shows, moves = "assault", (Perform,), True, ("counter", "card"), True

    counter: str  #: The counter that has moved.
    card: str  #: The card whose combat actions may follow.
    plain: bool = False  #: Whether it may not be an upgraded one: the card was inspired (S5).

    @property
    def is_plain(self) -> bool:
        return self.plain

    def is_open(self, board: Board) -> bool:
        return bool(self.options(board))

    def is_private(self, board: Board, ask: Ask) -> bool:
        return False

    def options(self, board: Board) -> list[Perform]:
        """S22: the combat actions that may follow the move of an assault."""
        able = [actor for actor in self.actors(board) if actor.action.name in COMBAT]
        return [Perform(*option) for option in choices(board, able)]

    def said(self, board: Board) -> Message:
        return message("half-done-assaulting", who=the_counter(board, self.counter))

    def half_done(self) -> ActionName:
        return ActionName.ASSAULT

    def declined(self, board: Board) -> Message:
        return message("decision-no-combat-action")

    def _not_so(self, board: Board, decision: Perform) -> Objection:
        if NAMES[type(decision.act)] not in COMBAT:
            return against("S22", "not-but-combat-action", self._performable(board))
        return super()._not_so(board, decision)


class Performing(Acting, frozen=True, tag="performing.v1"):
    """A card of the play area is to perform an action, by `inspire` or `exert` (S5, S22)."""

    kind, answers, shows = "perform", (Perform,), ("card",)

    card: str  #: The card that is to perform an action.
    by: Action  #: The action that lets it: `inspire` or `exert`.

    @property
    def is_plain(self) -> bool:
        return self.by.name == ActionName.INSPIRE

    def options(self, board: Board) -> list[Perform]:
        return performs(board, self.side, board.scene.cards[self.card], self.by.name)

    def said(self, board: Board) -> Message:
        return message("half-done-performing", card=card_called(board, self.card))

    def half_done(self) -> ActionName:
        return self.by.name


def performs(board: Board, side: str, card: Card, by: ActionName) -> list[Perform]:
    """S5, S22, R2: returns the actions that a card of the play area can perform: `inspire` leaves upgraded actions
    out."""
    if is_suppressed(board, card):
        return []
    able = [a for a in actors(board, side, card, plain=by == ActionName.INSPIRE) if a.action.name in BASIC]
    return [Perform(*option) for option in choices(board, able)]


class Mounted(Acting, frozen=True, tag="mounted.v1"):
    """A soldier has made his free move and is to perform an action of the card or of his seat (A17)."""

    kind, answers, shows = "act", (Perform,), ("counter", "card")

    counter: str  #: The soldier.
    card: str  #: The card played.

    def said(self, board: Board) -> Message:
        return message("half-done-mounted", who=the_counter(board, self.counter))


def _performers(board: Board) -> list[Actor]:
    """The card that performs in the top frame, with each of its actions. Nothing if no card performs: a log may
    hold any decision."""
    frame = board.frames[-1] if board.frames else None
    return frame.actors(board) if isinstance(frame, Acting) else []


# --- the handles that lead to an act, and its words


def handles_of(board: Board, card: str, decision: Any) -> tuple[str, ...]:
    """Returns the handles of the action, of the card or of the seat (A8), by which of two printed ones (R37), of where
    the counter comes on, and of what it is done to. `decision` is a `Play` or a `Perform` of the card."""
    act: Act = decision.act
    found = [f"button:{'seat_' * decision.seat}{NAMES[type(act)]}"]
    if decision.chooses(board):
        found.append("button:plain" if decision.plain else "button:upgraded")
    if decision.at:
        found.append(f"space:{decision.at}")
    for handle in filled(act):
        if handle == "space:":
            found.append(f"escape:{board.counters[board.scene.cards[card].counter].space}")
        elif handle.removeprefix("counter:") in board.scene.spaces:
            found.append(handle.replace("counter:", "space:"))
        else:
            found.append(aimed_at(handle))
    return tuple(found)


OF_TARGET: frozenset[ActionName] = frozenset({ActionName.DEMOLISH, ActionName.BOMBARD})
"""Combat actions that are said in Czech with the genitive of their target; all others with `na`."""


def describe_performed(board: Board, chooses: bool, decision: Choice) -> Message:
    """An act of a card, by which of two printed actions (R37) if it `chooses` between them, and where its
    counter comes on."""
    said = performed(_say_act(board, decision.act), chooses, decision.plain)
    if decision.seat:
        said = message("performed-by-seat", act=said)
    return message("performed-coming-on", act=said, at=decision.at) if decision.at else said


def performed(act: Message, chooses: bool, plain: bool) -> Message:
    """An act, with the printed action by which it is done if there is a choice (R37)."""
    return message("performed-plain" if plain else "performed-upgraded", act=act) if chooses else act


def _say_act(board: Board, act: d.Act) -> Message:
    """Describes an act, without the card."""
    action = ACTION_NAMES[NAMES[type(act)]]
    match act:
        case d.Move(to="") | d.Scout(to="") | d.Stalk(to="") | d.Drive(to=""):
            return message("act-off", action=action)
        case d.Move() | d.Scout() | d.Stalk() | d.Drive() | d.Navigate() | d.ReconFlight():
            return message("act-to", action=action, to=act.to)
        case d.Target():
            return message("act-target", action=action, to=act.to)
        case d.Guide():
            return message("act-guide", action=action, who=counter_name(board, act.counter), to=act.to)
        case d.Bolster():
            return message("act-bolster", action=action, card=card_name(board, act.take))
        case d.Requisition():
            return message("act-requisition", action=action, card=card_name(board, act.take))
        case d.Inspire() | d.Exert():
            return message("act-again", action=action, card=card_called(board, act.card))
        case d.Command():
            return message("act-command", action=action, count=act.count)
        case d.Repair():
            return message("act-repair", action=action, car=counter_name(board, act.vehicle))
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish() | d.Strafe():
            return _aimed(board, NAMES[type(act)], act.target)
        case d.FightAndFade():
            return message("act-fight", action=action, fight=_aimed(board, act.fight, act.target))
        case d.Bombard() | d.Volley() | d.Grenade():
            return _aimed(board, NAMES[type(act)], act.space)
        case d.Assault() | d.FireZone():
            return message("act-on", action=action, to=act.to)
        case d.Mines():
            return message("act-mines", mine=MINE_NAMES[act.face], towards=act.towards)
        case d.Rally():
            return message("act-rally", action=action, who=counter_name(board, act.counter))
        case d.Conceal() | d.Control() | d.Recon() | d.Blast() | d.Smoke() | d.AntiAir() | d.Secure():
            return action


def _aimed(board: Board, action: ActionName, target: str) -> Message:
    """An action and what it is aimed at, with the space of a counter."""
    name = ACTION_NAMES[action]
    if target in board.scene.spaces:
        return message("act-of-space" if action in OF_TARGET else "act-at-space", action=name, space=target)
    return message(
        "act-of" if action in OF_TARGET else "act-at",
        action=name,
        who=with_space(board, target, counter_name(board, target)),
    )


def describe_done(board: Board, side: Called, by: str, decision: Any) -> Message | None:
    """Describes what a side does with the card `by`, for the log; None if the events that follow say it all. `decision`
    is a `Play` or a `Perform`."""
    act: Act = decision.act
    done = _say_done(board, NAMES[type(act)], act, side=side, card=card_name(board, by))
    if done is None:
        return None
    return message("told-done", done=performed(done, decision.chooses(board), decision.plain))


def _say_done(board: Board, name: ActionName, act: d.Act, **args: Arg) -> Message | None:
    match act:
        case d.Bolster(take=card) | d.Requisition(take=card) | d.Inspire(card=card) | d.Exert(card=card):
            return message(f"done-{name}", taken=card_called(board, card), **args)
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish() | d.Strafe():
            return _done_to(board, name, act.target, **args)
        case d.Bombard() | d.Volley() | d.Grenade():
            return _done_to(board, name, act.space, **args)
        case d.FightAndFade():
            return _done_to(board, act.fight, act.target, **args)
        case d.Blast() | d.AntiAir():
            return message(f"done-{name}", **args)
        case _:
            return None


def _done_to(board: Board, name: ActionName, target: str, **args: Arg) -> Message:
    if target in board.scene.spaces:
        return message(f"done-{name}", space=target, **args)
    return message(f"done-{name}", who=with_space(board, target, the_counter(board, target)), **args)
