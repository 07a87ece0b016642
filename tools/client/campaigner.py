"""What the sensible bot decides in a campaign, as a policy of a client."""

from collections.abc import Sequence

from domain.kernel.bots import Choice, Noise, Seen
from domain.undaunted.bots.campaigner import choose
from domain.undaunted.campaign.view import CampaignScene, CampaignView
from tools.client.policy import Policy, seed_of


class CampaignPolicy:
    """Decides as the bot does, with a seed of its own."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed, self._asked = seed_of(seed), 0

    def choose(
        self, seat: str, scene: CampaignScene, view: CampaignView, kind: str, choices: Sequence[Choice]
    ) -> Choice:
        self._asked += 1
        return choose(Seen(seat, scene, view, kind, tuple(choices)), Noise(self._seed, self._asked))


AnyPolicy = Policy | CampaignPolicy
"""A playing program, of games or of campaigns."""
