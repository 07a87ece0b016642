"""Each event, decision, prompt and frame as one sentence, made from what its reader may see."""

from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.names import (
    MINE_NAMES,
    card_called,
    counter_name,
    side_name,
)
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.state import HIDDEN, Board
from kronika.domain.undaunted.words import message, told

UNTOLD = frozenset({PromptOpened, e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited})
"""Events that only keep the books."""


def describe_prompt(board: Board, prompt: Prompt) -> Message:
    """What a prompt asks."""
    return message(f"prompt-{prompt.kind}")


def describe_decision(board: Board, decision: Decision) -> Message:
    """A decision, as the one who may take it reads it."""
    return decision.said(board)


def describe_progress(board: Board) -> Message | None:
    """What is half done, if anything is."""
    return board.frames[-1].said(board) if board.frames else None


def describe_part(name: str) -> Message:
    """A part of a defence."""
    return message(f"part-{name}")


def describe_dice(dice: int) -> Message:
    """Dice have ten sides (U20)."""
    return message("dice-thrown", dice=dice)


def describe_event(board: Board, event: Event) -> Message | None:
    """An event of the game; None for one that only keeps the books. `board` holds after it."""
    if type(event) in UNTOLD:
        return None
    match event:
        case e.CardMoved():
            side, card = side_name(board, event.side), card_called(board, event.card)
            source, target = message(f"from-{event.source}"), message(f"into-{event.target}")
            return message("event-card-moved", side=side, card=card, source=source, target=target)
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
        case e.InitiativeSettled():
            return message("event-initiative-settled", side=side_name(board, event.side))
        case e.TurnStarted():
            return message("event-turn-started", side=side_name(board, event.side))
        case e.TurnEnded():
            return message("event-turn-ended", side=side_name(board, event.side), count=event.hand + event.played)
        case e.CounterPlaced():
            return message("event-counter-placed", who=counter_name(board, event.counter), space=event.space)
        case e.CounterMoved():
            id = "event-vehicle-moved" if board.is_vehicle(event.counter) else "event-counter-moved"
            return message(id, who=counter_name(board, event.counter), space=event.space)
        case e.CounterSuppressed():
            return message("event-counter-suppressed", who=counter_name(board, event.counter))
        case e.CounterReadied():
            return message("event-counter-readied", who=counter_name(board, event.counter))
        case e.CounterRemoved():
            return message("event-counter-removed", who=counter_name(board, event.counter))
        case e.MarkerPlaced():
            side = side_name(board, event.side)
            if event.face == Face.CONTROLLED:
                return message("event-space-controlled", side=side, space=event.space)
            return message("event-space-scouted", side=side, space=event.space)
        case e.TargetPlaced():
            return message("event-target-placed", side=side_name(board, event.side), space=event.space)
        case e.TargetRemoved():
            return message("event-target-removed", side=side_name(board, event.side))
        case e.ObjectiveRaised():
            return message("event-objective-raised", space=event.space, value=event.value)
        case e.CardLost():
            side, card = side_name(board, event.side), card_called(board, event.secret.content or HIDDEN)
            source, target = message(f"from-{event.source}"), message(f"into-{event.target}")
            return message("event-card-lost", side=side, card=card, source=source, target=target)
        case e.CounterRouted():
            return message("event-counter-routed", who=counter_name(board, event.counter))
        case e.CounterRallied():
            return message("event-counter-rallied", who=counter_name(board, event.counter))
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
        case e.FireZonePlaced():
            return message("event-fire-zone-placed", who=counter_name(board, event.counter), space=event.space)
        case e.FireZoneRemoved():
            return message("event-fire-zone-removed", who=counter_name(board, event.counter))
        case e.SmokePlaced():
            return message("event-smoke-placed", space=event.space)
        case e.TunnelDestroyed():
            return message("event-tunnel-destroyed", space=event.space)
        case e.PointsScored():
            return message("event-points-scored", side=side_name(board, event.side), points=event.points)
        case e.SeatTaken():
            who, what = counter_name(board, event.counter), counter_name(board, event.vehicle)
            return message("event-seat-taken", who=who, seat=event.seat, what=what)
        case e.SeatLeft():
            return message("event-seat-left", who=counter_name(board, event.counter))
        case e.SeatsSwapped():
            who, mate = counter_name(board, event.counter), counter_name(board, event.other)
            return message("event-seats-swapped", who=who, mate=mate)
        case e.VehicleCaptured():
            side, car = side_name(board, event.side), counter_name(board, event.vehicle)
            return message("event-vehicle-captured", side=side, car=car)
        case e.VehicleDamaged():
            return _damage(board, event.vehicle, event.damage)
        case e.VehicleRepaired():
            return message("event-vehicle-repaired", car=counter_name(board, event.vehicle), damage=event.damage)
        case e.CounterEliminated():
            who = counter_name(board, event.counter)
            if board.is_vehicle(event.counter):
                return message("event-vehicle-eliminated", who=who)
            return message("event-soldier-eliminated", who=who)
        case e.CounterEscaped():
            return message("event-counter-escaped", who=counter_name(board, event.counter))
        case e.StructureDestroyed():
            return _structure_destroyed(board, event.space)
        case e.HopeLost():
            return message("event-hope-lost", side=side_name(board, event.side))
        case e.ScenarioWon():
            how = message(f"won-{event.how}")
            return message("event-scenario-won", side=side_name(board, event.side), how=how, rule=event.rule)
        case _:
            return None


def _structure_destroyed(board: Board, space: str) -> Message:
    """A14, R22: what a demolition counts, and for whom; an obstacle nothing."""
    who, value = counter_name(board, f"structure {space}"), board.scene.structures[space].value
    if not value:
        return message("event-obstacle-destroyed", who=who)
    return message("event-structure-destroyed", who=who, value=value, side=side_name(board, board.scene.demolishes))


def _damage(board: Board, vehicle: str, damage: int) -> Message:
    """A13: the damage of a vehicle, and whether that disables it."""
    car = counter_name(board, vehicle)
    if damage == board.chassis(vehicle).disabled_at:
        return message("event-vehicle-disabled", car=car, damage=damage)
    return message("event-vehicle-damaged", car=car, damage=damage)


def _decision_made(board: Board, event: DecisionMade[Decision]) -> Message:
    side, decided = side_name(board, event.seat), event.public or (event.secret.content if event.secret else None)
    if decided is None:
        return message("told-in-secret", side=side)
    return told(describe_decision(board, decided.decision), side)


def _dice(board: Board, event: DiceRolled) -> Message:
    faces, test = tuple(map(str, event.faces)), event.test
    if test is None:
        return message("event-dice-rolled", faces=faces)
    how = "zero" if test.success and max(event.faces) < test.target else "hit" if test.success else "miss"
    target = counter_name(board, event.use.purpose.target)
    return message(f"event-dice-rolled-{how}", faces=faces, target=target, defence=test.target)
