"""What chance a decision can ask for, told from what everybody knows. The purpose of a roll or draw goes into
its outcome, so a service that could word the purpose freely could choose among outcomes."""

from collections.abc import Container, Iterable

import msgspec

from kronika.domain.kernel.chance import Dice, ExpectedChance, Purpose
from kronika.domain.undaunted.content import COMBAT
from kronika.domain.undaunted.rules.combat import is_structure, place_of
from kronika.domain.undaunted.rules.dice import FACES
from kronika.domain.undaunted.rules.draw import drawing
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.rules.turn import drawings
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.state import Board


class Known(msgspec.Struct, frozen=True):
    """Every draw and roll that the rules can ask for on this board. A step may draw fire from mines and fire
    zones, so no list can tell in which order they come."""

    board: Board

    def __contains__(self, asked: object) -> bool:
        match asked:
            case (Purpose() as purpose, None):
                sides = self.board.scene.sides
                return purpose in [drawing(side, rule) for side in sides for rule in ("U4", "U17", "U19")]
            case (Purpose() as purpose, Dice() as dice):
                return dice.sides == FACES and self._is_roll(purpose)
            case _:
                return False

    def _is_roll(self, purpose: Purpose) -> bool:
        scene, target = self.board.scene, purpose.target
        aimed = place_of(self.board, target) in scene.spaces if is_structure(target) else target in scene.kinds
        known = purpose.rule in ("U20", "S12") and purpose.actor in scene.sides and purpose.action in COMBAT
        return known and aimed and (not purpose.subject or purpose.subject in scene.kinds)


def expected_chance(
    board: Board, seat: str, decision: Decision | None
) -> Iterable[ExpectedChance] | Container[ExpectedChance]:
    """See `kronika.domain.kernel.system.System`."""
    if variant(board).steps_draw_fire:
        return Known(board)
    return drawings(board) if decision is None else decision.chance(board, seat)
