"""Bots that hold seats: how one sits down, its entropy, and its draws.

It commits as soon as it can, and reveals in the transaction of the last commitment. If it revealed after a person, the
operator could predict the rolls and void the epoch by removing the bot. Its actions follow from the log, so that
everybody can repeat it.
"""

from collections.abc import Callable
from typing import Any

from kronika.domain.kernel import ends
from kronika.domain.kernel import events as e
from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen, commitment_to
from kronika.domain.kernel.chance import Chance, commitment
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.ledger import Holder, Ledger, SeatedBot
from kronika.domain.kernel.seats import begin_epoch, take
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Rejection

SeedAt = Callable[[int], bytes]
"""The seed of a bot that is seated at a version."""


def sit(system: System, position: Position, seat: str, bot: BotCard, seed: SeedAt) -> Recorder | Rejection:
    """A bot takes an empty seat."""
    out = take(system, position, seat, Holder(bot.name, "", ""))
    if not isinstance(out, Rejection):
        play_by(out, seat, bot, seed)
    return out


def play_by(out: Recorder, seat: str, bot: BotCard, seed: SeedAt) -> None:
    """A held seat is played by this bot, with a seed of its own."""
    bound = commitment_to(out.ledger.game, seat, bot.name, bot.version, seed(out.version + 1))
    out.emit(e.BotSeated(seat, bot.name, bot.version, bound))


def bring_entropy(
    out: Recorder, entropy_of: Callable[[Ledger, str], bytes], make_chance: Callable[[Ledger], Chance]
) -> None:
    """Emits what the bots must bring to the open epoch: their commitments and, once every seat has committed, their
    entropy. If nobody else plays, the epoch begins."""
    for seat in _uncommitted(out.position):
        entropy = entropy_of(out.ledger, seat)
        bound = commitment(seat, out.ledger.game, out.ledger.epoch.anchors, entropy)
        out.emit(e.EntropyCommitted(seat, out.ledger.epoch.number, bound))
    for seat in _unrevealed(out.position):
        out.emit(e.EntropyRevealed(seat, out.ledger.epoch.number, entropy_of(out.ledger, seat).hex()))
        begin_epoch(out, make_chance)


def is_bound(ledger: Ledger, bot: SeatedBot, seed: bytes) -> bool:
    """Whether a bot of a game has committed to this seed."""
    return commitment_to(ledger.game, bot.seat, bot.bot, bot.version, seed) == bot.commitment


def owes(position: Position) -> bool:
    """Whether a bot must still bring something to the open epoch, and can do so now."""
    return bool(_uncommitted(position) or _unrevealed(position))


def _uncommitted(position: Position) -> list[str]:
    """The bots' seats that have to commit."""
    ledger = position.ledger
    return [seat for seat in _bringing(position) if not ledger.seats[seat].commitment]


def _unrevealed(position: Position) -> list[str]:
    """The bots' seats that have to reveal, as every seat has committed."""
    ledger = position.ledger
    if not all(seat.commitment for seat in ledger.needed.values()):
        return []
    return [seat for seat in _bringing(position) if not ledger.seats[seat].entropy]


def _bringing(position: Position) -> list[str]:
    """The bots' seats that bring entropy to the epoch that is open; none once it has begun."""
    ledger = position.ledger
    over = position.game.outcome is not None and not ledger.started
    if over or ledger.closed or ledger.epoch.began:
        return []
    return [seat for seat in ledger.by_bots if seat in ledger.needed]


def decision_of(system: System, bot: Bot, board: Any, prompt: Prompt, seed: bytes) -> Any:
    """Returns a bot's decision on a prompt of its seat; the board is folded for that seat."""
    choices = tuple([Choice(decision, system.odds(board, decision)) for decision in system.rules.legal(board, prompt)])
    seen = Seen(prompt.seat, system.scene(board), system.view(board), prompt.kind, choices)
    return bot.choose(seen, Noise(seed, prompt.id)).decision


PATIENCE = 200
"""Events after an offer of a draw before a bot offers the next."""


def accepts(bot: Bot, seen: Position, seat: str) -> bool:
    """Whether a bot accepts a draw that is offered, given the position folded with its seat's eyes."""
    return bot.takes_draw(seen.game.board, seat)


def offers(system: System, bot: Bot, seen: Position, seat: str) -> bool:
    """Whether a bot offers a draw: not while it is asked, as a decision would withdraw the offer."""
    last = seen.ledger.offered.get(seat)
    if any(one.seat == seat for one in seen.game.prompts) or (last is not None and seen.version < last + PATIENCE):
        return False
    return not isinstance(ends.offer_draw(system, seen, seat), Rejection) and bot.takes_draw(seen.game.board, seat)
