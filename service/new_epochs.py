"""New epochs for the games of a log that may have gone back in time, so that links shown since are not used again."""

from collections.abc import Callable, Iterable

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import Recorder
from kronika.service.integrity import LogDamaged, examine, streams_of
from kronika.service.journal import Draft
from kronika.service.live import LiveGame
from kronika.service.store.protocol import Log, RecordMapper
from kronika.service.vault import Vault

EPOCH = str(e.EpochOpened.__struct_config__.tag)


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
    out.emit(e.EpochOpened(number, vault.make_chains(game.stream, number, game.ledger.chain_audiences), why))
    mapper, drafted = RecordMapper(), Draft(game, out)
    events = [mapper.to_stored_event(record) for record in drafted.stream_records()]
    log.insert_events(events, [drafted.mark(vault)], beside=drafted.chains(vault))
    return True
