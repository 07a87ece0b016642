"""A12, R20, R22, R23: what can be aimed at in North Africa: what has the defence that the action has to beat."""

from kronika.domain.kernel.steps import Objection
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name, side_name
from kronika.domain.undaunted.rules.combat import STRUCTURE, enemies, is_structure, place_of
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def exposed(board: Board, side: str, action: Action, origin: str) -> list[str]:
    """A12: the targets of a combat action from a tile."""
    counters = board.counters
    match action.name:
        case ActionName.ANTI_TANK:
            return [id for id in enemies(board, side) if board.is_vehicle(id)]
        case ActionName.DEMOLISH:
            here = [id for id in enemies(board, side) if board.is_vehicle(id) and counters[id].space == origin]
            standing = side == board.scene.demolishes and origin in board.structures
            return [*here, *([STRUCTURE + origin] if standing else [])]
        case _:
            return [id for id in enemies(board, side) if _is_open_to(board, action.name, id)]


def _is_open_to(board: Board, action: ActionName, counter: str) -> bool:
    """A12, R23: a counter on the board, not in a vehicle, with a normal defence; an empty vehicle is not suppressed."""
    if board.counters[counter].vehicle or not board.scene.kinds[counter].defence:
        return False
    return action != ActionName.SUPPRESS or not board.is_vehicle(counter) or bool(board.crew(counter))


def refuse(board: Board, side: str, action: Action, origin: str, target: str) -> Objection:
    """Why an action cannot be aimed at this target."""
    accepted = exposed(board, side, action, origin)
    who, name = counter_name(board, target), ACTION_NAMES[action.name]
    if is_structure(target):
        return _refuse_structure(board, side, action, origin, target)
    counter = board.counters.get(target)
    if counter is None:
        return against("A12", message("not-on-the-board", who=who), accepted)
    if target not in enemies(board, side):
        return against("A12", message("not-an-enemy", who=who), accepted)
    if counter.vehicle:
        car = counter_name(board, counter.vehicle)
        return against(
            "A12",
            message("not-who-is-in-vehicle", who=who, car=car),
            accepted,
        )
    if action.name in (ActionName.ANTI_TANK, ActionName.DEMOLISH) and not board.is_vehicle(target):
        return against(
            "R20" if action.name == ActionName.ANTI_TANK else "A12",
            message("not-at-a-soldier", who=who, name=name),
            accepted,
        )
    if action.name == ActionName.DEMOLISH:
        return against(
            "A12",
            message("not-on-own-tile", who=who, origin=origin, name=name),
            accepted,
        )
    if not board.scene.kinds[target].defence:
        return against(
            "A12",
            message("not-without-normal-defence", who=who, name=name),
            accepted,
        )
    return against(
        "R23",
        message("not-empty-vehicle", who=who),
        accepted,
    )


def _refuse_structure(board: Board, side: str, action: Action, origin: str, target: str) -> Objection:
    accepted = exposed(board, side, action, origin)
    who, name, space = counter_name(board, target), ACTION_NAMES[action.name], place_of(board, target)
    if action.name != ActionName.DEMOLISH:
        return against(
            "R20" if action.name == ActionName.ANTI_TANK else "A12",
            message("not-but-by-demolish", name=name, who=who),
            accepted,
        )
    if side != board.scene.demolishes:
        alone = side_name(board, board.scene.demolishes)
        return against(
            "R22",
            message("not-demolished-by-side", alone=alone, who=who),
            accepted,
        )
    if space not in board.structures:
        return against("A14", message("not-structure-there", space=space), accepted)
    return against(
        "A12",
        message("not-on-own-tile", who=who, origin=origin, name=name),
        accepted,
    )
