"""Each event, decision, prompt and frame as one sentence, made from what its reader may see."""

from collections.abc import Mapping
from typing import Any, Final, cast

from kronika.domain.kernel.catalogue import group
from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from kronika.domain.kernel.system import Rulebook
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted import words
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.names import MINE_NAMES, PARTS, card_called, side_name, the_counter
from kronika.domain.undaunted.rules.cards import is_fog
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.state import HIDDEN, Board, Zone
from kronika.domain.undaunted.words import message

UNTOLD = frozenset({PromptOpened, e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited})
"""Events that only keep the books."""

OF_SIDES: Final[Mapping[type[Event], str]] = {
    e.InitiativeSettled: "event-initiative-settled",
    e.TurnStarted: "event-turn-started",
    e.TargetRemoved: "event-target-removed",
    e.HopeLost: "event-hope-lost",
}
"""Events of which only a side is said."""

OF_COUNTERS: Final[Mapping[type[Event], str]] = {
    e.CounterSuppressed: "event-counter-suppressed",
    e.CounterReadied: "event-counter-readied",
    e.CounterRemoved: "event-counter-removed",
    e.CounterRouted: "event-counter-routed",
    e.CounterRallied: "event-counter-rallied",
    e.CounterEscaped: "event-counter-escaped",
    e.FireZoneRemoved: "event-fire-zone-removed",
    e.SeatLeft: "event-seat-left",
}
"""Events of which only a counter is said."""

AT_SPACES: Final[Mapping[type[Event], str]] = {
    e.CounterPlaced: "event-counter-placed",
    e.FireZonePlaced: "event-fire-zone-placed",
    e.SmokePlaced: "event-smoke-placed",
}
"""Events of which a counter and a space are said."""


def describe_prompt(board: Board, prompt: Prompt) -> Message:
    """Describes the question of a prompt."""
    return message(f"prompt-{prompt.kind}")


def describe_decision(board: Board, decision: Decision) -> Message:
    """A decision, as the one who may take it reads it."""
    return decision.said(board)


def describe_progress(board: Board) -> Message | None:
    """Describes the unfinished step, if there is one."""
    return board.frames[-1].said(board) if board.frames else None


def describe_part(name: str) -> Message:
    """A part of a defence."""
    return message(f"part-{name}")


def describe_dice(dice: int) -> Message:
    """Dice have ten sides (U20)."""
    return message("dice-thrown", dice=dice)


def describe_event(board: Board, event: Event) -> Message | None:
    """An event of the game; None for one that only keeps the books. `board` holds after it."""
    kind, told = type(event), cast(Any, event)
    if kind in UNTOLD:
        return None
    if kind in OF_SIDES:
        return message(OF_SIDES[kind], side=side_name(board, told.side))
    if kind in OF_COUNTERS:
        return message(OF_COUNTERS[kind], who=the_counter(board, told.counter))
    if kind in AT_SPACES:
        return message(AT_SPACES[kind], who=the_counter(board, told.counter), space=told.space)
    match event:
        case e.CardMoved():
            return _card_moved(board, event)
        case DecisionMade():
            return _decision_made(board, event)
        case e.CardDrawn():
            side = side_name(board, event.side)
            card = card_called(board, event.secret.content.card if event.secret.content else HIDDEN)
            return message("event-card-drawn", side=side, card=card)
        case DiceRolled():
            return _dice(board, event)
        case e.ScenarioSetUp():
            title = event.setup.title
            return message("event-scenario-set-up", title=title.said)
        case e.PositionInherited():
            return message("event-position-inherited", round=event.round)
        case e.RoundStarted():
            return message("event-round-started", round=event.round)
        case e.DiscardReshuffled():
            return message("event-discard-reshuffled", side=side_name(board, event.side), count=event.count)
        case e.InitiativePicked():
            side = side_name(board, event.side)
            card = card_called(board, event.secret.content or HIDDEN)
            return message("event-initiative-picked", side=side, card=card)
        case e.InitiativeRevealed():
            picks = tuple(
                message("event-initiative-revealed-one", side=side_name(board, side), card=card_called(board, card))
                for side, card in sorted(event.picks.items())
            )
            return message("event-initiative-revealed", picks=picks)
        case e.TurnEnded():
            return message("event-turn-ended", side=side_name(board, event.side), count=event.hand + event.played)
        case e.CounterMoved():
            id = "event-vehicle-moved" if board.is_vehicle(event.counter) else "event-counter-moved"
            return message(id, who=the_counter(board, event.counter), space=event.space)
        case e.MarkerPlaced():
            side = side_name(board, event.side)
            if event.face == Face.CONTROLLED:
                return message("event-space-controlled", side=side, space=event.space)
            lost = event.side != board.active
            return message("event-control-lost" if lost else "event-space-scouted", side=side, space=event.space)
        case e.TargetPlaced():
            return message("event-target-placed", side=side_name(board, event.side), space=event.space)
        case e.ObjectiveRaised():
            return message("event-objective-raised", space=event.space, value=event.value)
        case e.CardLost():
            return _card_lost(board, event, event.secret.content or HIDDEN)
        case e.TileSwapped():
            return message("event-tile-swapped", space=event.space, tile=event.tile)
        case e.MineLaid():
            side, mine = side_name(board, event.mine.side), MINE_NAMES[event.mine.face]
            one, other = event.mine.between
            return message("event-mine-laid", side=side, mine=mine, one=one, other=other)
        case e.MineRemoved():
            side, mine = side_name(board, event.mine.side), MINE_NAMES[event.mine.face]
            one, other = event.mine.between
            return message("event-mine-removed", side=side, mine=mine, one=one, other=other)
        case e.TunnelDestroyed():
            return message("event-tunnel-destroyed", space=event.space)
        case e.PointsScored():
            return message("event-points-scored", side=side_name(board, event.side), points=event.points)
        case e.SeatTaken():
            who, what = the_counter(board, event.counter), the_counter(board, event.vehicle)
            return message("event-seat-taken", who=who, seat=event.seat, what=what)
        case e.SeatsSwapped():
            who, mate = the_counter(board, event.counter), the_counter(board, event.other)
            return message("event-seats-swapped", who=who, mate=mate)
        case e.VehicleCaptured():
            side, car = side_name(board, event.side), the_counter(board, event.vehicle)
            return message("event-vehicle-captured", side=side, car=car)
        case e.VehicleDamaged():
            return _damage(board, event.vehicle, event.damage)
        case e.VehicleRepaired():
            return message("event-vehicle-repaired", car=the_counter(board, event.vehicle), damage=event.damage)
        case e.CounterEliminated():
            who = the_counter(board, event.counter)
            if board.is_vehicle(event.counter):
                return message("event-vehicle-eliminated", who=who)
            return message("event-soldier-eliminated", who=who)
        case e.StructureDestroyed():
            return _structure_destroyed(board, event.space)
        case e.ScenarioWon():
            how = message(f"won-{event.how}")
            return message("event-scenario-won", side=side_name(board, event.side), how=how, rule=event.rule)
        case _:
            return None


def _structure_destroyed(board: Board, space: str) -> Message:
    """A14, R22: describes a demolition: the value it counts, and for which side; an obstacle counts nothing."""
    who, value = the_counter(board, f"structure {space}"), board.scene.structures[space].value
    if not value:
        return message("event-obstacle-destroyed", who=who)
    return message("event-structure-destroyed", who=who, value=value, side=side_name(board, board.scene.demolishes))


def _damage(board: Board, vehicle: str, damage: int) -> Message:
    """A13: the damage of a vehicle, and whether that disables it."""
    car = the_counter(board, vehicle)
    if damage == board.chassis(vehicle).disabled_at:
        return message("event-vehicle-disabled", car=car, damage=damage)
    return message("event-vehicle-damaged", car=car, damage=damage)


def _decision_made(board: Board, event: DecisionMade[Decision]) -> Message | None:
    decided = event.public or (event.secret.content if event.secret else None)
    return decided.decision.told(board, side_name(board, event.seat)) if decided is not None else None


def _card_moved(board: Board, event: e.CardMoved) -> Message | None:
    """A card that is lost, or fog of war that comes or goes. All other cards are named by the decision."""
    if is_fog(board, event.card) and event.source in (Zone.SUPPLY, Zone.HAND):
        if event.target == Zone.DISCARD:
            return message("event-fog-gained", side=side_name(board, event.side), card=card_called(board, event.card))
        if event.target != Zone.PICK:
            return message("event-fog-removed", side=side_name(board, event.side), card=card_called(board, event.card))
    return _card_lost(board, event, event.card) if event.target in (Zone.REMOVED, Zone.CASUALTIES) else None


def _card_lost(board: Board, event: e.CardMoved | e.CardLost, card: str) -> Message:
    source, target = message(f"from-{event.source}"), message(f"into-{event.target}")
    side = side_name(board, event.side)
    return message("event-card-lost", side=side, card=card_called(board, card), source=source, target=target)


def _dice(board: Board, event: DiceRolled) -> Message:
    faces, test = tuple(map(str, event.faces)), event.test
    if test is None:
        return message("event-dice-rolled", faces=faces)
    how = "zero" if test.success and max(event.faces) < test.target else "hit" if test.success else "miss"
    target = the_counter(board, event.use.purpose.target)
    return message(f"event-dice-rolled-{how}", faces=faces, target=target, defence=test.target)


# --- short descriptions of the rules, by their ids


RULEBOOK: Final = Rulebook(parts=PARTS, rules=group(words.__name__, "rule-"))
