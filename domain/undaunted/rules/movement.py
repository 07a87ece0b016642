"""U13–U15, N3, S3, S11, S15, S22, A2, A11, A15, R27: move, scout, stalk, guide, drive; combined with combat, recon."""

from typing import Final

from msgspec.structs import replace

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import COMBAT, Action, ActionName, Nature
from kronika.domain.undaunted.events import CounterEscaped
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name, the_counter
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.cards import first_fog, scout
from kronika.domain.undaunted.rules.casualties import drop_fire_zone, drop_target, remove_cards
from kronika.domain.undaunted.rules.combat import open_fire_on, spaces_in_reach, strike
from kronika.domain.undaunted.rules.mines import caught, goes_off
from kronika.domain.undaunted.rules.performing import Assaulting
from kronika.domain.undaunted.rules.shots import AREAS, targets
from kronika.domain.undaunted.rules.step import Continuing, Decision, Play
from kronika.domain.undaunted.rules.support import explain_recon, recon
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.rules.victory import check, is_named
from kronika.domain.undaunted.state import Board, Counter
from kronika.domain.undaunted.words import message

_NEEDS_MARKER = frozenset({ActionName.MOVE, ActionName.GUIDE, ActionName.ASSAULT, ActionName.DRIVE})


class Step(Decision, frozen=True, tag="step"):
    """The counter on its way goes on to a space; off the board where none is named (A15)."""

    handles = ("space:{to}",)
    to: str  #: The id of the next space; it is adjacent.

    def pointed(self, board: Board) -> tuple[str, ...]:
        """A15: a step off the board leads over the escape marker where the counter stands."""
        if self.to == OFF:
            return (f"escape:{board.counters[board.frames[-1].counter].space}",)
        return super().pointed(board)

    def said(self, board: Board) -> Message:
        if self.to == OFF:
            return message("decision-step-off")
        drives = any(
            isinstance(frame, Stepping) and frame.action.name == ActionName.DRIVE for frame in board.frames[-1:]
        )
        return message("decision-drive-on" if drives else "decision-step", to=self.to)


class Stepping(Continuing, frozen=True, tag="stepping.v1"):
    """A counter on its way: `left` more tiles at most, each as by the action `how`."""

    kind, answers, shows, moves = "step", (Step,), ("counter", "left"), True

    counter: str  #: The counter that is on its way.
    action: Action  #: The action by which it moves.
    left: int  #: How many more tiles it may go, at most.

    def is_open(self, board: Board) -> bool:
        """Whether the counter is still on the board and has somewhere to go."""
        return self.counter in board.counters and bool(self.ways(board))

    def explain(self, board: Board, decision: Step) -> Objection:
        space = board.counters[self.counter].space
        return refuse_step(board, self.side, self.action, self.counter, space, decision.to)

    def carry_out(self, play: Play, decision: Step) -> None:
        if step(play, self.side, self.counter, self.action.name, decision.to):
            self.follow(play)

    def said(self, board: Board) -> Message:
        who, name = the_counter(board, self.counter), ACTION_NAMES[self.action.name]
        return message("half-done-stepping", who=who, name=name, left=self.left)

    def declined(self, board: Board) -> Message:
        return message("decision-stop-moving", who=counter_name(board, self.counter))

    def ways(self, board: Board) -> list[str]:
        space = board.counters[self.counter].space
        return steps(board, self.side, self.action.name, self.counter, space)


def steps(board: Board, side: str, action: ActionName, counter: str, space: str) -> list[str]:
    """The spaces that a counter on `space` may enter by this action (U1, U13–U15, S11, S15, A2, R27), and whether
    it may leave the board there (A15); enemies never bar the way (U2)."""
    near = board.scene.spaces[space].near
    tank = board.is_tank(counter)
    if space in board.tunnels and not tank:
        near = (*near, *[to for to in board.tunnels if to != space and to not in near])
    if action in _NEEDS_MARKER:
        markers = board.sides[side].markers
        near = tuple([to for to in near if to in markers])
    if tank or action == ActionName.DRIVE:
        barred = obstacles(board)
        near = tuple([to for to in near if not board.tile(to).impassable and to not in barred])
    off = [OFF] if board.scene.spaces[space].escape and can_escape(board, side, counter) else []
    return [*near, *off]


def obstacles(board: Board) -> list[str]:
    """R27: returns the spaces that no vehicle enters while an obstacle is there."""
    structures = board.scene.structures
    return [space for space in board.structures if not structures[space].value]


def step(play: Play, side: str, counter: str, action: ActionName, to: str) -> bool:
    """A counter enters one tile by a movement action, or leaves the board, which ends the action (A15). Returns
    whether the action goes on: a counter that is stopped there does nothing there (R39)."""
    if to == OFF:
        escape(play, counter)
        return False
    if play.board.mines and goes_off(play, side, counter, to):
        return False
    play.emit(e.CounterMoved(counter, to))
    drop_target(play, counter)
    drop_fire_zone(play, counter)
    if variant(play.board).moves_can_win:
        check(play)
    if play.board.winner or (play.board.fire_zones and caught(play, side, counter, to)):
        return False
    if action == ActionName.SCOUT:
        scout(play, side, to)
    return True


def set_out(play: Play, side: str, counter: str, action: Action, to: str) -> None:
    """The first step of an action of up to X tiles, which takes at least one (R4); the rest of the way is left
    open if there is any."""
    if step(play, side, counter, action.name, to):
        Stepping(side, counter, action, action.value).follow(play, fresh=True)


_RULES = {
    ActionName.MOVE: "U13",
    ActionName.SCOUT: "U14",
    ActionName.STALK: "U15",
    ActionName.GUIDE: "N3",
    ActionName.ASSAULT: "S22",
    ActionName.DRIVE: "A11",
}
"""The rule that says which spaces each movement action may enter."""


def refuse_step(board: Board, side: str, action: Action, counter: str, space: str, to: str) -> Objection:
    """Why a counter on `space` may not enter `to` by this action."""
    accepted = steps(board, side, action.name, counter, space)
    who = the_counter(board, counter)
    if to == OFF:
        return _refuse_escape(board, space, who, accepted)
    if to not in board.scene.spaces:
        return against("U1", "not-a-space", accepted, to=to)
    if board.is_tank(counter) and board.tile(to).impassable:
        return against("S11", "not-impassable", accepted, who=who, to=to)
    touching = to in board.scene.spaces[space].near
    if not touching and not (space in board.tunnels and to in board.tunnels):
        return against("U1", "not-adjacent-to-counter", accepted, to=to, space=space, who=who)
    if not touching and board.is_tank(counter):
        return against("S15", "not-tank-in-tunnel", accepted, who=who, space=space, to=to)
    if action.name == ActionName.DRIVE and board.tile(to).impassable:
        return against("A2", "not-impassable", accepted, who=who, to=to)
    if action.name == ActionName.DRIVE and to in obstacles(board):
        return against("R27", "not-over-obstacle", accepted, who=who, to=to)
    return against(
        _RULES[action.name],
        "not-driven-there" if action.name == ActionName.DRIVE else "not-entered",
        accepted,
        who=who,
        to=to,
    )


def _refuse_escape(board: Board, space: str, who: Called, accepted: list[str]) -> Objection:
    """Why a counter may not leave the board (A15)."""
    if not board.scene.spaces[space].escape:
        return against("A15", "not-without-escape-marker", accepted, space=space)
    return against("A15", "not-by-escape-marker", accepted, who=who)


def _ways(board: Board, actor: Actor) -> list[str]:
    return steps(board, actor.side, actor.action.name, _mover(board, actor), actor.space)


def _mover(board: Board, actor: Actor) -> str:
    """A11: the counter that moves: to drive, the vehicle, and its crew with it."""
    drives = actor.action.name == ActionName.DRIVE
    return board.counters[actor.counter].vehicle if drives else actor.counter


def _walk(play: Play, actor: Actor, act: d.Move | d.Scout | d.Stalk | d.Drive) -> None:
    set_out(play, actor.side, _mover(play.board, actor), actor.action, act.to)


def _explain_walk(board: Board, actor: Actor, act: d.Move | d.Scout | d.Stalk | d.Drive | d.Assault) -> Objection:
    return refuse_step(board, actor.side, actor.action, _mover(board, actor), actor.space, act.to)


# --- N3, S3 guide


def guidable(board: Board, side: str, action: Action) -> list[str]:
    """N3, S3: the own counters that another card may move."""
    kinds, owners = board.scene.kinds, board.owners
    return [
        id
        for id, counter in sorted(board.counters.items())
        if owners[id] == side and (kind := kinds[id]).nature != Nature.GUN
        if not counter.suppressed and not counter.routed
        if not action.squads or set(action.squads) & set(kind.squads)
    ]


def _with_it_on(board: Board, actor: Actor) -> Board:
    """U25: the board as it will be once the card's own counter has come on."""
    if not actor.counter or actor.counter in board.counters:
        return board
    return replace(board, counters={**board.counters, actor.counter: Counter(actor.space)})


def _guide_options(board: Board, actor: Actor) -> list[d.Act]:
    board = _with_it_on(board, actor)
    return [
        d.Guide(id, to)
        for id in guidable(board, actor.side, actor.action)
        for to in steps(board, actor.side, ActionName.GUIDE, id, board.counters[id].space)
    ]


def _guide(play: Play, actor: Actor, act: d.Guide) -> None:
    set_out(play, actor.side, act.counter, actor.action, act.to)


def _explain_guide(board: Board, actor: Actor, act: d.Guide) -> Objection:
    board = _with_it_on(board, actor)
    counter = board.counters.get(act.counter)
    who = the_counter(board, act.counter)
    movable = guidable(board, actor.side, actor.action)
    rule = variant(board).guide.value
    if counter is None or board.owners[act.counter] != actor.side:
        return against(rule, "not-own-counter", movable, who=who)
    if act.counter in movable:
        return refuse_step(board, actor.side, actor.action, act.counter, counter.space, act.to)
    if counter.suppressed or counter.routed:
        return against(rule, "not-guided-suppressed" if counter.suppressed else "not-guided-routed", movable, who=who)
    return against(rule, "not-guided-by-card", movable, who=who)


# --- S22 assault


def _assault(play: Play, actor: Actor, act: d.Assault) -> None:
    play.push(Assaulting(actor.side, actor.counter, actor.card.id, actor.plain))
    step(play, actor.side, actor.counter, ActionName.ASSAULT, act.to)


for _walked in (d.Move, d.Scout, d.Stalk, d.Drive):
    act_rules(_walked, each(_walked, _ways), _walk, _explain_walk)
act_rules(d.Guide, _guide_options, _guide, _explain_guide)
act_rules(d.Assault, each(d.Assault, _ways), _assault, _explain_walk)


# --- A15, R28: leaving the board by an escape marker


OFF: Final = ""
"""Where a step off the board leads to."""


def can_escape(board: Board, side: str, counter: str) -> bool:
    """A15, R28: whether a soldier or a vehicle may leave: it is named, or all who sit in it are."""
    if is_named(board, side, counter):
        return True
    crew = board.crew(counter).values() if board.is_vehicle(counter) else ()
    return bool(crew) and all(is_named(board, side, soldier) for soldier in crew)


def escape(play: Play, counter: str) -> None:
    """A15, R28: a soldier leaves the board with all his cards, a vehicle with all who sit in it."""
    crew = list(play.board.crew(counter).values()) if play.board.is_vehicle(counter) else []
    for gone in (*crew, counter):
        play.emit(CounterEscaped(gone))
        remove_cards(play, gone)
    check(play)


# --- S22: a combat action and a step, a recon and a step


STALK_ONE = Action(ActionName.STALK, 1)
SCOUT_ONE = Action(ActionName.SCOUT, 1)


def _fights(board: Board, actor: Actor) -> dict[ActionName, dict[str, Action]]:
    """Returns the combat actions of the card: the possible targets of each, and the action as printed. Where it is
    printed twice, it is the upgraded one wherever that reaches, unless the other was chosen (R37)."""
    found: dict[ActionName, dict[str, Action]] = {}
    for action in actor.printed:
        if action.name not in COMBAT:
            continue
        aim = spaces_in_reach if action.name in AREAS else targets
        aimed = found.setdefault(action.name, {})
        for target in aim(board, actor.side, action, actor.space):
            if action.upgraded or target not in aimed:
                aimed[target] = action
    return found


def _fight_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.FightAndFade(name, target) for name, aimed in _fights(board, actor).items() for target in aimed]


def _fight(play: Play, actor: Actor, act: d.FightAndFade) -> None:
    action = _fights(play.board, actor)[act.fight][act.target]
    play.push(Stepping(actor.side, actor.counter, STALK_ONE, 1))
    if act.fight in AREAS:
        open_fire_on(play, actor.side, action, actor.counter, act.target)
    else:
        strike(play, actor.side, action, actor.counter, actor.space, act.target)


def _explain_fight(board: Board, actor: Actor, act: d.FightAndFade) -> Objection:
    fights, name = _fights(board, actor), ACTION_NAMES[act.fight]
    if act.fight not in fights:
        return against(
            "S22",
            "not-a-combat-action-of-card",
            [fight.value for fight in fights],
            card=actor.card.name.said,
            name=name,
        )
    return against("S16", "not-aimed-at-by", fights[act.fight], name=name, target=act.target)


def _secure_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Secure()] if first_fog(board, board.sides[actor.side].hand) is not None else []


def _secure(play: Play, actor: Actor, act: d.Secure) -> None:
    recon(play, actor, act)
    play.push(Stepping(actor.side, actor.counter, SCOUT_ONE, 1))


def _fought_by(board: Board, actor: Actor, act: d.FightAndFade) -> Action:
    return _fights(board, actor)[act.fight][act.target]


act_rules(d.FightAndFade, _fight_options, _fight, _explain_fight, _fought_by)
act_rules(d.Secure, _secure_options, _secure, explain_recon)
