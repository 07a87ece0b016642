"""The bot of Sample."""

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.setups import BotCard
from kronika.tools.dev.sample.words import message


def _choose(seen: Seen, noise: Noise) -> Choice:
    """Raids with its best card where that is more likely than not to succeed; picks any card."""

    def worth(choice: Choice) -> tuple[float, float]:
        odds = choice.odds
        return (odds.wins / odds.outcomes - 0.5 if odds else 0.0, noise(choice.decision))

    return max(seen.choices, key=worth)


STEADY = Bot(BotCard("steady", "1", message("bot-steady")), _choose)
