"""What chance a decision asks for, told from what everybody knows. The purpose of a use enters its
outcome, so a service that could word it freely could choose among outcomes."""

from collections.abc import Iterator

from domain.kernel.chance import Asked
from domain.undaunted import decisions as d
from domain.undaunted.content import ActionName
from domain.undaunted.frames import Barrage
from domain.undaunted.rules.actions import NAMES
from domain.undaunted.rules.combat import dice_of, purpose_of
from domain.undaunted.rules.draw import drawing
from domain.undaunted.rules.turn import HAND
from domain.undaunted.state import Board


def calls_for(board: Board, seat: str, decision: d.Decision | None) -> Iterator[Asked]:
    """See `domain.kernel.system.System`."""
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
            yield purpose_of(seat, action, card.counter, target), dice_of(action)
        case d.Play(card=id, act=d.Blast()):
            card = board.scene.cards[id]
            action = next(action for action in card.actions if action.name == ActionName.BLAST)
            targets = board.on(board.sides[seat].target)
            yield from [(purpose_of(seat, action, card.counter, only), dice_of(action)) for only in targets[:1]]
        case d.Strike(target=target):
            frame = board.frames[-1]
            assert isinstance(frame, Barrage), "a strike is asked for in a barrage"
            rest = [other for other in frame.targets if other != target]
            for one in (target, *(rest if len(rest) == 1 else ())):
                yield purpose_of(frame.side, frame.action, frame.counter, one), dice_of(frame.action)


def _draws(side: str, rule: str, count: int) -> list[Asked]:
    return [(drawing(side, rule), None)] * count
