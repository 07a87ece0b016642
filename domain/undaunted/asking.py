"""What chance a decision asks for, told from what everybody knows. The purpose of a use enters its
outcome, so a service that could word it freely could choose among outcomes."""

from collections.abc import Container, Iterable, Iterator

import msgspec

from domain.kernel.chance import Asked, Dice, Purpose
from domain.undaunted import decisions as d
from domain.undaunted.content import COMBAT, Action, ActionName
from domain.undaunted.frames import Barrage
from domain.undaunted.rules.actions import NAMES
from domain.undaunted.rules.combat import is_structure, place_of
from domain.undaunted.rules.dice import FACES, purpose_of
from domain.undaunted.rules.draw import drawing
from domain.undaunted.rules.turn import HAND
from domain.undaunted.rules.variants import variant
from domain.undaunted.state import Board


class Known(msgspec.Struct, frozen=True):
    """All draws and rolls that the rules can ask for, of counters, buildings and tunnels that
    there are: a step may set off mines and fire zones, so that no list tells them in their order."""

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


def calls_for(board: Board, seat: str, decision: d.Decision | None) -> Iterable[Asked] | Container[Asked]:
    """See `domain.kernel.system.System`."""
    return Known(board) if variant(board).steps_are_shot_at else _in_order(board, seat, decision)


def _in_order(board: Board, seat: str, decision: d.Decision | None) -> Iterator[Asked]:
    match decision:
        case None | d.EndTurn():
            for side in board.scene.sides:
                yield from _draws(side, "U4", HAND)
        case d.Play(act=d.Command(count=count)):
            yield from _draws(seat, "U17", count)
        case d.Play(act=d.Recon()):
            yield from _draws(seat, "U19", 1)
        case d.Play(card=id, act=(d.Attack(target=target) | d.Suppress(target=target)) as act):
            card = board.scene.cards[id]
            action = next(action for action in card.actions if action.name == NAMES[type(act)])
            yield _roll(seat, action, card.counter, target)
        case d.Play(card=id, act=d.Blast()):
            card = board.scene.cards[id]
            action = next(action for action in card.actions if action.name == ActionName.BLAST)
            targets = board.on(board.sides[seat].target)
            yield from [_roll(seat, action, card.counter, only) for only in targets[:1]]
        case d.Strike(target=target):
            frame = board.frames[-1]
            assert isinstance(frame, Barrage), "a strike is asked for in a barrage"
            rest = [other for other in frame.targets if other != target]
            for one in (target, *(rest if len(rest) == 1 else ())):
                yield _roll(frame.side, frame.action, frame.counter, one)


def _roll(side: str, action: Action, counter: str, target: str) -> Asked:
    return purpose_of("U20", side, action, counter, target), Dice(action.value, FACES)


def _draws(side: str, rule: str, count: int) -> list[Asked]:
    return [(drawing(side, rule), None)] * count
