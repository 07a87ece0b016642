"""What the sensible bot decides in a campaign: the best soldiers, whoever of them."""

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.campaign.steps import Fill, PickCard, ReplaceLoss
from kronika.domain.undaunted.content import Level

WORTH = {Level.UPGRADED: 2, Level.ORDINARY: 1, Level.RESERVIST: 0}


def choose(seen: Seen, noise: Noise) -> Choice:
    """Takes the best card offered; of equals any."""
    levels = {card.id: card.level for card in seen.view.cards}

    def worth(choice: Choice) -> float:
        match choice.decision:
            case PickCard(card) | Fill(card) | ReplaceLoss(card) if card in levels:
                return WORTH[levels[card]] + noise(choice.decision) / 2
            case _:
                return noise(choice.decision) / 2

    return max(seen.choices, key=worth)


CAMPAIGNER = Bot(SENSIBLE.card, choose)
