"""Bots that hold seats of games of this service: what it keeps for them."""

from kronika.domain.kernel import bot_seats
from kronika.domain.kernel.events import BotSeated, EntropyCommitted, EpochOpened, GaveUp
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.words import Rejection
from kronika.service.chances import Chances
from kronika.service.live import LiveGame
from kronika.service.vault import Vault

OWING = (BotSeated, EntropyCommitted, EpochOpened, GaveUp)
"""After these a bot may owe something to the epoch."""


def sit_down(vault: Vault, out: Recorder, seat: str, bot: BotCard) -> Rejection | None:
    """A bot takes an empty seat, or why it cannot."""
    stream = out.ledger.game
    made = bot_seats.sit(out.system, out.position, seat, bot, lambda at: vault.bot_seed(stream, seat, at))
    if isinstance(made, Rejection):
        return made
    for event in made.events:
        out.emit(event)
    return None


def bring_entropy(chances: Chances, vault: Vault, game: LiveGame, out: Recorder) -> None:
    """Add to a change what the bots owe to the epoch after it: so they reveal with the last commitment, in
    one transaction, and nobody can reveal before them."""
    if not out.ledger.by_bots:
        return

    def entropy(ledger: Ledger, seat: str) -> bytes:
        return vault.bot_entropy(ledger.game, seat, ledger.epoch.number, ledger.epoch.anchors)

    bot_seats.bring_entropy(out, entropy, lambda ledger: chances.of(game, ledger))


def may_owe(out: Recorder) -> bool:
    """Whether a bot may owe something to the epoch because of this change."""
    return any(isinstance(event, OWING) for event in out.events)
