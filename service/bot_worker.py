"""What a process that thinks for bots does: it is given what a seat sees, and nothing else of the game."""

from typing import Any

from kronika.domain.kernel.bot_seats import decision_of
from kronika.domain.kernel.values import Prompt
from kronika.domain.systems import SYSTEMS


def decide(system: str, bot: str, board: Any, prompt: Prompt, seed: bytes) -> Any:
    """What a bot decides on a prompt of its seat, whose eyes the board was folded with."""
    return decision_of(SYSTEMS[system], SYSTEMS[system].bots[bot], board, prompt, seed)
