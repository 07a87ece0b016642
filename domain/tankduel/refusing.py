"""Why a decision is refused, in words: with the rule that it is against."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Message, Reason, Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel.content.cards import Kind, Mark
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.rules.acting import Acting
from kronika.domain.tankduel.rules.building import (
    BY_INFANTRY,
    FIELD,
    can_go,
    flankable,
    flankers,
    infantry_targets,
    is_awake,
    marked,
    may_cover_now,
    movers,
    moving_enemies,
    own_marks,
    targets,
    unseen_by,
    vacant,
)
from kronika.domain.tankduel.rules.company import confidants, team_mates
from kronika.domain.tankduel.rules.ground import EDGE, hull_down_value, in_sight
from kronika.domain.tankduel.rules.levels import can_drive, can_shoot
from kronika.domain.tankduel.rules.mud import bars_flanks, roads_left
from kronika.domain.tankduel.rules.tasks import Asking, ask_owner, icons
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.words import message

Why = tuple[str, Message]
"""A rule, and what it says about the decision."""

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
"""What a card is asked for in a step of an action that is put together."""


def refused(board: Board, prompt: Prompt, decision: Any, options: Sequence[Any]) -> Rejection:
    """Why a decision that is not among the options is refused; what would be accepted instead."""
    rule, said = _why(board, prompt, decision) or (board.agenda[0].asks[prompt.kind], message("not-now"))
    accepted = tuple(dict.fromkeys(_told(option) for option in options))
    return Rejection(Reason.AGAINST_THE_RULES, rule, said, accepted)


def _why(board: Board, prompt: Prompt, decision: Any) -> Why | None:
    """What exactly a decision is against."""
    card = getattr(decision, "card", None)
    if card is not None and card not in board.hands[prompt.seat]:
        return (board.agenda[0].asks[prompt.kind], message("not-in-hand", card=card))
    if isinstance(decision, d.ShowHand):
        return _hand_stays_hidden(board, prompt.seat)
    name, _, step = prompt.subject.partition(" ")
    tank, task = board.tanks.get(name), board.agenda[0] if board.agenda else None
    if tank is None:
        return None
    match decision:
        case d.Act(action) if prompt.kind == "action" and isinstance(task, Acting):
            return _unready(board, tank, task, action)
        case d.Use() if prompt.kind == "card":
            return _unfit(board, decision, step)
        case d.Pay(card) if prompt.kind == "oi":
            return _not_worth(board, card)
        case d.Aim(target) if prompt.kind == "target" and target in board.tanks:
            return _out_of_reach(board, tank, board.tanks[target])
        case d.Go(metres) if prompt.kind == "range_step":
            return _too_far(board, tank, tank.range + metres)
    return None


def _hand_stays_hidden(board: Board, seat: str) -> Why:
    """TD120."""
    if not board.setup.shown_hands:
        return ("TD120", message("not-hands-are-shown"))
    if not team_mates(board, seat):
        return ("TD120", message("not-a-team-mate"))
    if not confidants(board, seat):
        return ("TD81", message("not-without-a-radio"))
    return ("TD120", message("not-shown-now"))


# --- an action that cannot be begun


def _unready(board: Board, tank: Tank, task: Acting, action: Action) -> Why | None:
    """TD29, TD27, TD43; then what the action itself needs."""
    if action == Action.FIGHT_FIRE and not tank.on_fire:
        return ("TD27", message("not-on-fire"))
    if task.acted and action not in FIELD:
        return ("TD29", message("not-a-second-action"))
    if tank.on_fire and action not in FIELD:
        return ("TD27", message("not-while-burning"))
    if task.infantry and action in BY_INFANTRY:
        return ("TD43", message("not-infantry-again"))
    if task.paved and action == Action.ROAD:
        return ("TD98", message("not-a-second-road"))
    reasons = UNREADY[action](ask_owner(board, tank.id, ()), tank)
    return next(reasons, CARDS.get(action))


def _move(ask: Asking, tank: Tank) -> Iterator[Why]:
    if not can_drive(ask.board, tank):
        yield ("TD13", message("not-driven"))


def _flank(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD33."""
    board = ask.board
    if flankers(board, tank):
        return
    if bars_flanks(board, tank):
        yield ("TD98", message("not-flanked-in-mud"))
    if not tank.in_motion or tank.bog:
        yield ("TD33", message("not-flanking-at-rest"))
    if not flankable(board, tank):
        yield ("TD33", message("not-flankable"))


def _terrain(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD34, TD97."""
    if not tank.in_motion or tank.bog:
        yield ("TD34", message("not-terrain-at-rest"))
    elif not may_cover_now(ask.board, tank):
        yield ("TD97", message("not-terrain-in-fog"))


def _fire(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD52."""
    if tank.box.smoke:
        yield ("TD37", message("not-firing-in-smoke"))
    if not can_shoot(ask.board, tank):
        yield ("TD13", message("not-at-the-gun"))
    if not targets(ask.board, tank):
        yield ("TD52", message("not-a-target"))


def _smoke(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD37."""
    if not ask.board.kind(tank).smoke:
        yield ("TD37", message("not-equipped-for-smoke"))
    if tank.in_motion:
        yield ("TD37", message("not-smoke-in-motion"))
    if tank.box.smoke:
        yield ("TD37", message("not-smoke-again"))


def _spot(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD38."""
    if tank.box.smoke:
        yield ("TD37", message("not-spotting-in-smoke"))
    if not unseen_by(ask.board, tank):
        yield ("TD38", message("not-unseen"))
    if not ask.board.hands[ask.seat]:
        yield ("TD38", message("not-spotting-without-a-card"))


def _hull_down(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD39."""
    if tank.hull_down:
        yield ("TD39", message("not-hull-down-again"))
    if tank.in_motion:
        yield ("TD39", message("not-hull-down-in-motion"))
    if hull_down_value(ask.board, tank) is None:
        yield ("TD39", message("not-hull-down-here"))


def _load_apcr(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD41."""
    if tank.loaded:
        yield ("TD41", message("not-loaded-again"))
    if not tank.apcr:
        yield ("TD41", message("not-apcr-left"))


def _crew(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD42."""
    if not vacant(tank):
        yield ("TD42", message("not-vacant"))
    if not movers(tank):
        yield ("TD42", message("not-movable"))
    if not ask.board.hands[ask.seat]:
        yield ("TD42", message("not-changing-without-a-card"))


def _terrain_on_enemy(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD47."""
    if not moving_enemies(ask.board, tank):
        yield ("TD47", message("not-an-enemy-in-motion"))


def _stop(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD48."""
    if not tank.in_motion:
        yield ("TD48", message("not-in-motion"))
    if not ask.board.hands[ask.seat]:
        yield ("TD48", message("not-stopping-without-a-card"))


def _infantry(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD82."""
    if not is_awake(ask.board, tank):
        yield ("TD82", message("not-infantry-here"))


def _infantry_advance(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD83."""
    yield from _infantry(ask, tank)
    if marked(ask, (Mark.BOTH, Mark.SOVIET)):
        yield ("TD83", message("not-any-farther"))


def _infantry_attack(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD84."""
    yield from _infantry(ask, tank)
    if not infantry_targets(ask.board, tank):
        yield ("TD84", message("not-an-enemy-for-infantry"))
    if not marked(ask, own_marks(tank)):
        yield ("TD84", message("not-a-mark-of-the-nation"))


def _road(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD98."""
    mud = ask.board.mission.mud
    if mud is None or not roads_left(ask.board):
        yield ("TD98", message("not-a-road-left"))
    elif icons(ask.board, ask.board.hands[ask.seat]) < mud.road_cost:
        yield ("TD12", message("not-enough-icons"))


def _nothing(ask: Asking, tank: Tank) -> Iterator[Why]:
    """It needs but a card."""
    yield from ()


UNREADY: dict[Action, Callable[[Asking, Tank], Iterator[Why]]] = {
    Action.MOVE: _move,
    Action.FLANK: _flank,
    Action.TERRAIN: _terrain,
    Action.FIRE: _fire,
    Action.LEADERSHIP: _nothing,
    Action.SMOKE: _smoke,
    Action.SPOT: _spot,
    Action.HULL_DOWN: _hull_down,
    Action.LOAD_APCR: _load_apcr,
    Action.CREW: _crew,
    Action.FIGHT_FIRE: _nothing,
    Action.TERRAIN_ON_ENEMY: _terrain_on_enemy,
    Action.COMMAND: _nothing,
    Action.STOP: _stop,
    Action.GUN: _nothing,
    Action.INFANTRY_ADVANCE: _infantry_advance,
    Action.INFANTRY_ATTACK: _infantry_attack,
    Action.ROAD: _road,
    Action.DONE: _nothing,
}
"""What keeps a tank from an action, but the cards."""


CARDS: dict[Action, Why] = {
    Action.MOVE: ("TD13", message("not-a-move-card")),
    Action.FLANK: ("TD13", message("not-a-flank-card")),
    Action.FIRE: ("TD13", message("not-a-fire-card")),
    Action.TERRAIN: ("TD34", message("not-a-terrain-card")),
    Action.TERRAIN_ON_ENEMY: ("TD47", message("not-a-terrain-card")),
    Action.LEADERSHIP: ("TD36", message("not-a-leadership-card")),
    Action.SMOKE: ("TD37", message("not-a-smoke-card")),
    Action.COMMAND: ("TD44", message("not-a-command-card")),
    Action.INFANTRY_ADVANCE: ("TD83", message("not-an-infantry-card")),
    Action.GUN: ("TD79", message("not-a-gun")),
}
"""What is wrong if all but the cards is right."""


# --- a choice that cannot be made


def _unfit(board: Board, use: d.Use, step: str) -> Why | None:
    """TD30, TD96, TD97, TD13."""
    halves, kind = board.card(use.card).halves, ASKED_FOR.get(step)
    if kind is None:
        return None
    if not 0 <= use.half < len(halves) or halves[use.half].kind != kind:
        return ("TD30", message("not-done-by-card", card=use.card))
    if halves[use.half].terrain in board.mission.barred:
        return ("TD96", message("not-such-terrain"))
    return ("TD13", message("not-at-this-level", card=use.card))


def _not_worth(board: Board, card: int) -> Why:
    """TD12."""
    if not board.card(card).oi:
        return ("TD12", message("not-an-icon", card=card))
    return ("TD12", message("not-free", card=card))


def _out_of_reach(board: Board, tank: Tank, target: Tank) -> Why | None:
    """TD20, TD17, TD52."""
    if target.nation == tank.nation:
        return ("TD52", message("not-an-enemy"))
    if not in_sight(board, tank, target):
        return ("TD20", message("not-in-sight"))
    if target.id not in tank.spots:
        return ("TD17", message("not-spotted"))
    return None


def _too_far(board: Board, tank: Tank, to: int) -> Why | None:
    """TDR6, TD95."""
    if abs(to) > EDGE:
        return ("TDR6", message("not-beyond-the-edge"))
    if not can_go(board, tank, to):
        return ("TD95", message("not-this-way"))
    return None


def _told(option: Any) -> str:
    """An option as a short word."""
    match option:
        case d.Act(action):
            return action.value
        case d.Say(answer):
            return answer.value
        case d.Aim(tank):
            return tank
    return str(type(option).__struct_config__.tag)
