"""A12, R20, R22, R23: what can be aimed at in North Africa: what has the defence that the action has to beat."""

from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.words import Rejection
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name, side_name
from kronika.domain.undaunted.rules.combat import STRUCTURE, enemies, is_structure, place_of
from kronika.domain.undaunted.state import Board


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


def refuse(board: Board, side: str, action: Action, origin: str, target: str) -> Rejection:
    """Why an action cannot be aimed at this target."""
    accepted = exposed(board, side, action, origin)
    who, name = counter_name(board, target), ACTION_NAMES[action.name]
    if is_structure(target):
        return _refuse_structure(board, side, action, origin, target)
    counter = board.counters.get(target)
    if counter is None:
        return against("A12", f"{who.en} {who.be} not on the board.", f"{who.are_not} na plánu.", accepted)
    if target not in enemies(board, side):
        return against("A12", f"{who.en} {who.be} not an enemy.", f"{who.who} nepatří nepříteli.", accepted)
    if counter.vehicle:
        car = counter_name(board, counter.vehicle)
        return against(
            "A12",
            f"{who.en} {who.be} in a vehicle: only {car.en} can be aimed at.",
            f"{who.are} ve vozidle: mířit lze jen na {car.cs.acc}.",
            accepted,
        )
    if action.name in (ActionName.ANTI_TANK, ActionName.DEMOLISH) and not board.is_vehicle(target):
        return against(
            "R20" if action.name == ActionName.ANTI_TANK else "A12",
            f"{who.en} {who.be} a soldier: {name.en} is aimed at what has armour.",
            f"{who.are} voják: akcí {name.cs} se míří na to, co má pancíř.",
            accepted,
        )
    if action.name == ActionName.DEMOLISH:
        return against(
            "A12",
            f"{who.en} {who.be} not on {origin}: {name.en} reaches the own tile only.",
            f"{who.are_not} na poli {origin}: akce {name.cs} působí jen na vlastním poli.",
            accepted,
        )
    if not board.scene.kinds[target].defence:
        return against(
            "A12",
            f"{who.en} {who.verb('has', 'have')} no normal defence: {name.en} cannot be aimed at it.",
            f"{who.who} nemá běžnou obranu: akcí {name.cs} na {who.cs.acc} mířit nelze.",
            accepted,
        )
    return against(
        "R23",
        f"Nobody is in {who.en} to suppress.",
        f"Ve vozidle nikdo není, krycí palba nemá koho zasáhnout: {who.cs}.",
        accepted,
    )


def _refuse_structure(board: Board, side: str, action: Action, origin: str, target: str) -> Rejection:
    accepted = exposed(board, side, action, origin)
    who, name, space = counter_name(board, target), ACTION_NAMES[action.name], place_of(board, target)
    if action.name != ActionName.DEMOLISH:
        return against(
            "R20" if action.name == ActionName.ANTI_TANK else "A12",
            f"{name.en} cannot be aimed at {who.en}: only demolish can.",
            f"Akcí {name.cs} nelze mířit na {who.cs.acc}: to lze jen demolicí.",
            accepted,
        )
    if side != board.scene.demolishes:
        alone = side_name(board, board.scene.demolishes)
        return against(
            "R22",
            f"Only {alone.en} can demolish {who.en}.",
            f"{capital(who.cs.acc)} {alone.cs.does('může', 'mohou')} zničit jen {alone.cs}.",
            accepted,
        )
    if space not in board.structures:
        return against(
            "A14", f"No structure stands on {space}.", f"Na poli {space} žádný strategický cíl nestojí.", accepted
        )
    return against(
        "A12",
        f"{who.en} {who.be} not on {origin}: {name.en} reaches the own tile only.",
        f"{who.are_not} na poli {origin}: akce {name.cs} působí jen na vlastním poli.",
        accepted,
    )
