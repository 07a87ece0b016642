"""U24, A14, A21: what objectives and structures are worth to a side."""

from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.state import Board


def objectives_worth(board: Board, side: str) -> int:
    """U24, A21: the value of the objectives that the side controls, and of the structures that it has."""
    value = worth(board.objectives, board.sides[side].markers)
    return value + structures_worth(board, side) if board.scene.structures else value


def worth(objectives: dict[str, int], markers: dict[str, Face]) -> int:
    """U24: the value of the objectives that are controlled by these markers."""
    return sum(value for space, value in objectives.items() if markers.get(space) == Face.CONTROLLED)


def structures_worth(board: Board, side: str) -> int:
    """A14, A21: the value of the structures that the side has: who demolishes those destroyed, the other side those
    that stand on tiles it controls."""
    structures, markers = board.scene.structures, board.sides[side].markers
    if side == board.scene.demolishes:
        return sum(kind.value for space, kind in structures.items() if space not in board.structures)
    return sum(structures[space].value for space in board.structures if markers.get(space) == Face.CONTROLLED)
