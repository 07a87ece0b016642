"""Each event, decision, prompt and frame as one sentence, made from what its reader may see."""

from typing import Any, Final

from kronika.domain.kernel.catalogue import group, message_if_any
from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event
from kronika.domain.kernel.system import Rulebook
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Arg, Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted import words
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.names import MINE_NAMES, PARTS, card_called, side_name, the_counter
from kronika.domain.undaunted.rules.cards import is_fog
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.state import HIDDEN, Board, Zone
from kronika.domain.undaunted.words import message


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
    match event:
        case DecisionMade():
            return _decision_made(board, event)
        case DiceRolled():
            return _dice(board, event)
        case e.CardMoved():
            return _card_moved(board, event)
        case e.CardLost():
            return _card_lost(board, event, event.secret.content or HIDDEN)
        case e.CounterMoved(counter) if board.is_vehicle(counter):
            return message("event-vehicle-moved", who=the_counter(board, counter), space=event.space)
        case e.MarkerPlaced():
            id = "event-control-lost" if event.side != board.active else "event-space-scouted"
            if event.face == Face.CONTROLLED:
                id = "event-space-controlled"
            return message(id, side=side_name(board, event.side), space=event.space)
        case e.VehicleDamaged():
            disabled = event.damage == board.chassis(event.vehicle).disabled_at
            id = "event-vehicle-disabled" if disabled else "event-vehicle-damaged"
            return message(id, car=the_counter(board, event.vehicle), damage=event.damage)
        case e.CounterEliminated(counter):
            id = "event-vehicle-eliminated" if board.is_vehicle(counter) else "event-soldier-eliminated"
            return message(id, who=the_counter(board, counter))
        case e.StructureDestroyed():
            return _structure_destroyed(board, event.space)
        case _:
            id = f"event-{tag_of(type(event))}".replace("_", "-")
            return message_if_any(words.__name__, id, lambda name: _argument(board, event, name))


FIELDS: Final = {"who": "counter", "mate": "other", "car": "vehicle", "what": "vehicle"}
"""The fields of events that are called otherwise in sentences."""


def _argument(board: Board, event: Any, name: str) -> Arg:
    """An argument of a sentence: the field of the event with that name, as the audience may see it."""
    match name:
        case "who" | "mate" | "car" | "what":
            return the_counter(board, getattr(event, FIELDS[name]))
        case "side":
            return side_name(board, event.mine.side if hasattr(event, "mine") else event.side)
        case "card":
            drawn = event.secret.content or HIDDEN
            return card_called(board, getattr(drawn, "card", drawn))
        case "picks":
            return tuple(
                message("event-initiative-revealed-one", side=side_name(board, side), card=card_called(board, card))
                for side, card in sorted(event.picks.items())
            )
        case "discarded":
            return int(event.hand + event.played)
        case "mine":
            return MINE_NAMES[event.mine.face]
        case "one" | "other":
            return str(event.mine.between[name == "other"])
        case "how":
            return message(f"won-{event.how}")
    value: Arg = event.setup.title.said if name == "title" else getattr(event, name)
    return value


def _structure_destroyed(board: Board, space: str) -> Message:
    """A14, R22: describes a demolition: the value it counts, and for which side; an obstacle counts nothing."""
    who, value = the_counter(board, f"structure {space}"), board.scene.structures[space].value
    if not value:
        return message("event-obstacle-destroyed", who=who)
    return message("event-structure-destroyed", who=who, value=value, side=side_name(board, board.scene.demolishes))


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
