"""The worker process for bots. It gets the view of one seat and nothing else of the game."""

from typing import Any

from kronika.domain.kernel.bot_seats import decision_of
from kronika.domain.kernel.values import Prompt
from kronika.domain.systems import SYSTEMS


def decide(system: str, bot: str, board: Any, prompt: Prompt, seed: bytes) -> Any:
    """Returns a bot's decision on a prompt of its seat; the board is that seat's view."""
    return decision_of(SYSTEMS[system], SYSTEMS[system].bots[bot], board, prompt, seed)
