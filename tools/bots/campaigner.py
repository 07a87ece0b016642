"""What the stock bot decides in a campaign: the best soldiers, whoever of them."""

import random
from collections.abc import Sequence

from domain.undaunted.campaign.decisions import Fill, PickCard, ReplaceLoss
from domain.undaunted.campaign.view import CampaignScene, CampaignView
from domain.undaunted.content import Level
from tools.bots.policy import Choice, Policy

WORTH = {Level.UPGRADED: 2, Level.ORDINARY: 1, Level.RESERVIST: 0}


class CampaignPolicy:
    """Takes the best card offered; of equals any."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(
        self, seat: str, scene: CampaignScene, view: CampaignView, kind: str, choices: Sequence[Choice]
    ) -> Choice:
        levels = {card.id: card.level for card in view.cards}

        def worth(choice: Choice) -> float:
            match choice.decision:
                case PickCard(card) | Fill(card) | ReplaceLoss(card) if card in levels:
                    return WORTH[levels[card]] + self._random.random() / 2
                case _:
                    return self._random.random() / 2

        return max(choices, key=worth)


AnyPolicy = Policy | CampaignPolicy
"""A playing program, of games or of campaigns."""
