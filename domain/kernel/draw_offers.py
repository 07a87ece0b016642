"""What a bot does about draws: it takes one that suits it, and offers one where it owes no decision. Like its
decisions this follows from the log, so that everybody can repeat it."""

from kronika.domain.kernel import ends
from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.game import Position
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Rejection

PATIENCE = 200
"""Events after an offer before which a bot offers none again."""


def accepts(bot: Bot, seen: Position, seat: str) -> bool:
    """Whether a bot accepts a draw that is offered, given the position folded with its seat's eyes."""
    return bot.takes_draw(seen.game.board, seat)


def offers(system: System, bot: Bot, seen: Position, seat: str) -> bool:
    """Whether a bot offers a draw: not while it is asked, as a decision would withdraw the offer."""
    last = seen.ledger.offered.get(seat)
    if any(one.seat == seat for one in seen.game.prompts) or (last is not None and seen.version < last + PATIENCE):
        return False
    return not isinstance(ends.offer_draw(system, seen, seat), Rejection) and bot.takes_draw(seen.game.board, seat)
