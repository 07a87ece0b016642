"""Games of Normandy at random, with all that a log can hold."""

import random

from hypothesis import strategies as st

from kronika.domain.kernel.log import Entry, encode_record
from kronika.domain.systems import CODECS
from kronika.library.offline import OfflineGame
from kronika.service.packs import load_packs

PACK = load_packs()["normandy"]
SCENARIOS = [card.id for card in PACK.card.scenarios]


def random_game(scenario: str, seed: int, decisions: int) -> OfflineGame:
    """A game with a decision taken back by consent now and then."""
    game, chooser = OfflineGame(PACK, scenario, f"random/{seed}"), random.Random(seed)
    for _ in range(decisions // 10):
        game.wander(chooser, 10)
        standing = list(game.position.ledger.decisions)
        if standing and chooser.random() < 0.5:
            back = chooser.choice(standing[-15:])
            game.undo(back.seat, back.version - 1)
            for asker in list(game.position.ledger.undo):
                game.agree(asker, by=next(seat for seat in game.seats if seat != asker))
    return game


def entries_of(game: OfflineGame) -> list[Entry]:
    """The records of a game, read."""
    codec = CODECS[game.system.name]
    return [codec.decode(version, encode_record(record)) for version, record in enumerate(game.records, 1)]


games = st.builds(random_game, st.sampled_from(SCENARIOS), st.integers(0, 2**32), st.integers(10, 200))
