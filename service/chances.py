"""The chance of games: their chains, the seeds of these, and the secrets of bots."""

from collections.abc import Iterator

from kronika.domain.kernel.bot_seats import is_bound
from kronika.domain.kernel.chance import LINKS, ChainedChance, Chance, Dice, Drawn, Purpose, Rolled
from kronika.domain.kernel.ends import Seeds
from kronika.domain.kernel.events import BotSeed
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.words import PUBLIC
from kronika.service.live import LiveGame
from kronika.service.vault import SecretsLost, Vault

LINKS_SPARE = 256
"""Links that should be left in a chain; below that a new epoch may be agreed to."""


class LostChance:
    """Chance of an epoch whose secrets are lost: what needs none can still be decided."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise SecretsLost("the secrets of this epoch are lost")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        raise SecretsLost("the secrets of this epoch are lost")


class Chances:
    """The chance of all games."""

    def __init__(self, vault: Vault) -> None:
        self._vault = vault

    def of(self, game: LiveGame, ledger: Ledger | None = None) -> Chance:
        """Chance from the running epoch of a game. Raises `SecretsLost`."""
        ledger = game.ledger if ledger is None else ledger
        epoch = ledger.epoch
        if not game.chains or game.chains[PUBLIC].anchor != epoch.anchors[PUBLIC]:
            chains = self._vault.chains(game.stream, epoch.number, epoch.anchors[PUBLIC])
            if {audience: chain.anchor for audience, chain in chains.items()} != epoch.anchors:
                raise SecretsLost(f"the chains of {game.stream} are not those whose anchors were published")
            game.chains = chains
        return ChainedChance(ledger.game, ledger.pack.hash, epoch.number, game.chains, ledger.used, ledger.entropy)

    def of_if_any(self, game: LiveGame) -> Chance:
        """Chance from the running epoch; where its secrets are lost, one that fails only when it is used."""
        try:
            return self.of(game)
        except SecretsLost:
            return LostChance()

    def seeds(self, game: LiveGame) -> Seeds:
        """What opens the chance of a game and the decisions of its bots: the seeds of every epoch that was
        opened in it, as far as they are still there, and of every bot. Chains made for an epoch that not
        all agreed to are not among them."""
        chains = [seed for seed in self._vault.seeds(game.stream) if seed.epoch <= game.ledger.epoch.number]
        return (*chains, *self._bot_seeds(game.ledger))

    def _bot_seeds(self, ledger: Ledger) -> Iterator[BotSeed]:
        """Those of the bots that were not seated under another key."""
        for bot in ledger.bots:
            seed = self._vault.bot_seed(ledger.game, bot.seat, bot.at)
            if is_bound(ledger, bot, seed):
                yield BotSeed(bot.seat, bot.at, seed.hex())

    def new_chains(self, game: LiveGame) -> dict[str, str]:
        """Chains for the epoch after the one that is open; their anchors by audience."""
        return self._vault.make_chains(game.stream, game.ledger.epoch.number + 1, game.ledger.chain_audiences)

    def is_lost(self, game: LiveGame) -> bool:
        """Whether the secrets of the epoch are gone, or some chain has few links left."""
        try:
            self.of(game)
        except SecretsLost:
            return True
        return any(used >= LINKS - LINKS_SPARE for used in game.ledger.used.values())
