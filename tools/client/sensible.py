"""The sensible bot as a policy of a client."""

from collections.abc import Sequence

from domain.kernel.bots import Choice, Noise, Seen
from domain.undaunted.bots.sensible import choose
from domain.undaunted.view import Scene, View
from tools.client.policy import seed_of


class SensiblePolicy:
    """Decides as the bot does, with a seed of its own."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed, self._asked = seed_of(seed), 0

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:
        self._asked += 1
        return choose(Seen(seat, scene, view, kind, tuple(choices)), Noise(self._seed, self._asked))
