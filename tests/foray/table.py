"""Games of Foray for tests."""

import random
from typing import Any

from kronika.domain.kernel.events import Options
from kronika.library.offline import OfflineGame
from kronika.service.packs import LoadedPack
from tests.foray.system import FORAY, PACK

OPTIONS = Options(closing_time=3600)


def table(scenario: str = "team", seed: str = "foray", **more: Any) -> OfflineGame:
    """A game that has begun, unless told otherwise."""
    return OfflineGame(LoadedPack(FORAY, None, PACK), scenario, seed, more.pop("options", OPTIONS), **more)


def played(scenario: str = "team", seed: str = "foray", decisions: int = 10_000) -> OfflineGame:
    """A game played at random to its end, or so many decisions far."""
    game = table(scenario, seed)
    game.wander(random.Random(seed), decisions)
    return game


def with_bots(seed: str = "bots") -> OfflineGame:
    """A game of two persons and two bots, one in each team, played to its end and closed."""
    game, chooser = table(seed=seed, bots={"n2": "raider", "s1": "raider"}), random.Random(seed)
    while game.position.game.outcome is None:
        prompt = chooser.choice([one for one in game.position.game.prompts if not one.optional])
        if prompt.seat in game.position.ledger.by_bots:
            game.think(prompt.seat)
        else:
            game.decide(prompt.seat, prompt.id, chooser.choice(FORAY.rules.legal(game.position.game.board, prompt)))
    game.close()
    return game
