"""Who waits for whom in a game, as one of its players sees it."""

from kronika.domain.kernel.ends import owed, prompts_wait
from kronika.tools.client.session import Session


def has_several_others(session: Session) -> bool:
    """Whether there are more than two seats, so that the others have to be named."""
    return len(session.position.ledger.seats) > 2


def waited_for(session: Session) -> list[str]:
    """The other seats that the game, or a request of the player's, waits for."""
    position, me = session.position, session.audience
    waits = set(owed(position))
    if prompts_wait(position):
        waits.update(prompt.seat for prompt in position.game.prompts if not prompt.optional)
    if (asked := position.ledger.undo.get(me)) is not None:
        waits.update(seat for seat in position.ledger.playing if seat not in asked.agreed)
    return [seat for seat in position.ledger.seats if seat in waits and seat != me]


def has_to_answer(session: Session) -> bool:
    """Whether a request of another seat waits for the player."""
    ledger, me = session.position.ledger, session.audience
    undo = any(seat != me and me not in asked.agreed for seat, asked in ledger.undo.items())
    draw = me not in ledger.draws and any(seat != me for seat in ledger.draws) and not session.is_over
    epoch = bool(ledger.epoch.agreed) and me not in ledger.epoch.agreed
    return undo or draw or epoch
