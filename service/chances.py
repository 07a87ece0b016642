"""Chance: chains and seeds of games, secrets and entropy of bots, and new epochs for a log that may be older than
what players know."""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from kronika.domain.kernel import bot_seats
from kronika.domain.kernel.bot_seats import is_bound
from kronika.domain.kernel.chance import LINKS, ChainedChance, Chance, Dice, Drawn, Purpose, Rolled
from kronika.domain.kernel.ends import Seeds
from kronika.domain.kernel.events import BotSeated, BotSeed, EntropyCommitted, EpochOpened, GaveUp
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.service.integrity import LogDamaged, examine, streams_of
from kronika.service.journal import Draft
from kronika.service.live import LiveGame
from kronika.service.store.protocol import Log, RecordMapper
from kronika.service.vault import SecretsLost, Vault

LINKS_SPARE = 256
"""Links that should be left in a chain; below that a new epoch may be agreed to."""


class LostChance:
    """The randomness of an epoch with lost secrets. Decisions that need none remain possible."""

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
        """The seeds that open the randomness of a game and its bots' decisions. These are the seeds of every bot and of
        every epoch opened in the game, as far as they still exist. Chains of an epoch that not all agreed to are left
        out."""
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


OWING = (BotSeated, EntropyCommitted, EpochOpened, GaveUp)
"""Events after which a bot may have a pending action for the epoch."""


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
    """Adds the bots' pending actions for the epoch to a change. They reveal with the last commitment, in one
    transaction, so nobody can reveal before them."""
    if not out.ledger.by_bots:
        return

    def entropy(ledger: Ledger, seat: str) -> bytes:
        return vault.bot_entropy(ledger.game, seat, ledger.epoch.number, ledger.epoch.anchors)

    bot_seats.bring_entropy(out, entropy, lambda ledger: chances.of(game, ledger))


def may_owe(out: Recorder) -> bool:
    """Whether a bot may have a pending action for the epoch because of this change."""
    return any(isinstance(event, OWING) for event in out.events)


EPOCH = str(EpochOpened.__struct_config__.tag)


class NewEpochs(msgspec.Struct, frozen=True):
    """`epochs`: games with a new epoch. `adopted`: games that had no mark yet. `damaged`: games that fail their check
    and are locked."""

    epochs: int
    adopted: int
    damaged: tuple[str, ...]


def start_new_epochs(
    log: Log,
    vault: Vault,
    why: str,
    each: Callable[[list[str]], Iterable[str]] = lambda all_: all_,
    is_done: Callable[[str], bool] = lambda _: False,
) -> NewEpochs:
    """Opens a new epoch in every game that is not closed, on the record.

    `each` yields the streams one by one and may show progress. `is_done` says whether a game has its new epoch
    already; it is called once the game was read.
    """
    epochs, damaged, adopted = 0, [], []
    for stream in each(streams_of(log)):
        try:
            read = examine(log, vault, stream)
            game = LiveGame.resume(read)
        except LogDamaged:
            damaged.append(stream)
            continue
        if is_done(stream):
            continue
        if read.is_unmarked:
            adopted.append(read.marked(vault))
        epochs += _new_epoch(log, vault, game, why)
    if adopted:
        log.adopt(adopted)
    return NewEpochs(epochs, len(adopted), tuple(damaged))


def _new_epoch(log: Log, vault: Vault, game: LiveGame, why: str) -> bool:
    """Opens a new epoch unless the game is closed: one that is over may still be taken back."""
    if game.ledger.closed:
        return False
    number = game.ledger.epoch.number + 1
    out = Recorder(game.system, game.position)
    out.emit(EpochOpened(number, vault.make_chains(game.stream, number, game.ledger.chain_audiences), why))
    mapper, drafted = RecordMapper(), Draft(game, out)
    events = [mapper.to_stored_event(record) for record in drafted.stream_records()]
    log.insert_events(events, [drafted.mark(vault)], beside=drafted.chains(vault))
    return True
