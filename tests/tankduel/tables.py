"""Battles of any mission, set up in any way and played at random."""

import random
from functools import lru_cache

from kronika.domain.kernel.catalogue import group
from kronika.domain.kernel.events import Options
from kronika.domain.kernel.log import Codec, Entry, encode_record
from kronika.domain.kernel.words import REFEREE
from kronika.domain.tankduel import words
from kronika.domain.tankduel.content.pieces import Table
from kronika.domain.tankduel.setup import SetUp
from kronika.domain.tankduel.system import TANKDUEL
from kronika.library.offline import OfflineGame
from kronika.service.packs import LoadedPack
from tests.bench.soak import some_setup
from tests.tankduel.packs import PACK

LOADED = LoadedPack(TANKDUEL, PACK, TANKDUEL.packs.describe(PACK))
CODEC = Codec(TANKDUEL)
MISSIONS = tuple(PACK.missions)
ROWS = {table: group(words.__name__, f"row-{table}-") for table in Table}
"""What each row of the tables of Robata says; rows of the diagram are walks, rows of guns calibres."""


def battle(mission: str, seed: int) -> OfflineGame:
    """A battle that has begun, set up in any way."""
    setup: SetUp = some_setup(LOADED, mission, random.Random(seed))
    return OfflineGame(LOADED, mission, f"tankduel/{seed}", Options(closing_time=3600), setup=setup)


def wander(game: OfflineGame, chooser: random.Random, decisions: int) -> None:
    """So many random decisions of whoever is asked; offers are seldom taken."""
    for _ in range(decisions):
        prompts = game.position.game.prompts
        asked = [prompt for prompt in prompts if not prompt.optional or chooser.random() < 0.05]
        if not prompts:
            return
        prompt = chooser.choice(asked or [prompt for prompt in prompts if not prompt.optional])
        game.decide(prompt.seat, prompt.id, chooser.choice(TANKDUEL.rules.legal(game.position.game.board, prompt)))


@lru_cache(2)
def played(mission: str, seed: int, decisions: int) -> OfflineGame:
    """A battle after so many random decisions, some of them taken back by consent of all."""
    game, chooser = battle(mission, seed), random.Random(seed)
    for _ in range(0, decisions, 20):
        wander(game, chooser, 20)
        standing = list(game.position.ledger.decisions)
        if standing and chooser.random() < 0.3:
            back = chooser.choice(standing[-15:])
            take_back(game, back.seat, back.version - 1)
    return game


def take_back(game: OfflineGame, seat: str, to: int) -> None:
    """The seat goes back to a version; all who still play agree."""
    game.undo(seat, to)
    for other in game.position.ledger.playing:
        if other != seat and seat in game.position.ledger.undo:
            game.agree(seat, by=other)


def entries_of(game: OfflineGame, audience: str = REFEREE) -> list[Entry]:
    """The records of a battle as an audience may have them, read."""
    cut = (record.cut(audience) for record in game.records)
    return [CODEC.decode(version, encode_record(record)) for version, record in enumerate(cut, 1)]
