"""What chance a decision asks for, told from what everybody knows. The purpose of a use enters its
outcome, so a service that could word it freely could choose among outcomes."""

from collections.abc import Iterator, Sequence

from domain.kernel.chance import Dice, Purpose, Use
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

Asked = tuple[Purpose, Dice | None]


def uncalled_for(board: Board, seat: str, decision: d.Decision | None, uses: Sequence[Use]) -> str:
    """See `domain.kernel.system.System`: whether the uses are among those asked for, in their order. In
    Stalingrad, where a step may set off mines and fire zones, whether each is one that its rules know."""
    if variant(board).routs:
        return next((_said(use) for use in uses if not _is_known(board, use)), "")
    asked = iter(list(_asked(board, seat, decision)))
    for use in uses:
        if (use.purpose, use.dice) not in asked:
            return _said(use)
    return ""


def _said(use: Use) -> str:
    return f"asks for {use.purpose.action} by {use.purpose.rule} of {use.purpose.actor}, which nothing called for"


def _is_known(board: Board, use: Use) -> bool:
    """Whether a use is a draw or a roll that the rules of Stalingrad ask for, of counters, buildings and
    tunnels that there are."""
    purpose, kinds = use.purpose, board.scene.kinds
    if use.dice is None:
        return purpose in [drawing(side, rule) for side in board.scene.sides for rule in ("U4", "U17", "U19")]
    target = purpose.target
    aimed = place_of(board, target) in board.scene.spaces if is_structure(target) else target in kinds
    return (
        purpose.rule in ("U20", "S12")
        and purpose.actor in board.scene.sides
        and purpose.action in COMBAT
        and (not purpose.subject or purpose.subject in kinds)
        and aimed
        and use.dice.sides == FACES
    )


def _asked(board: Board, seat: str, decision: d.Decision | None) -> Iterator[Asked]:
    """All that may be asked for at most, in order."""
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
