"""A whole campaign made without a service, from a seed: its own stream and those of its games, which
meet as they do at a service."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.events import Origin
from kronika.domain.kernel.game import Recorder, effective_events, finish
from kronika.domain.kernel.links import End, Step, links_of
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import ScenarioCard
from kronika.domain.kernel.words import REFEREE
from kronika.library.offline import AT, OfflineGame
from kronika.library.policies import Policy
from kronika.service.campaigns import ORIGIN, campaigns_of
from kronika.service.packs import LoadedPack


class WholeCampaign:
    """A campaign with its games."""

    def __init__(self, pack: LoadedPack, seed: str) -> None:
        system = campaigns_of(pack.system)
        assert system is not None, "the pack has a campaign"
        self._pack, self._seed, self._links = pack, seed, links_of(system)
        self.campaign = OfflineGame(_as_campaign(pack, system), self._links.scenario, seed)
        self.games: list[OfflineGame] = []

    @property
    def board(self) -> Any:
        return self.campaign.position.game.board

    @property
    def step(self) -> Step:
        return self._links.step(self.board)

    @property
    def over(self) -> bool:
        return self.step is Step.ENDED

    @property
    def asked(self) -> OfflineGame:
        """The stream in which somebody is asked: the campaign's, or that of the game being played."""
        return self.games[-1] if self.step is Step.PLAYING else self.campaign

    def move_on(self) -> None:
        """What follows from the last decision without another: a scenario starts as a game; a game that
        is over is closed and its result copied in; with the campaign everything opens."""
        if self.step is Step.PLAYING:
            if not self.games or self.games[-1].game != self._links.game(self.board):
                self._start()
            elif self.games[-1].position.game.outcome is not None:
                self._conclude(self.games[-1])
        if self.over and not self.campaign.position.ledger.closed:
            self.campaign.close()
            for game in self.games:
                game.open()

    def play(self, policies: Mapping[str, Policy], campaigners: Mapping[str, Policy]) -> None:
        """To the end: `policies` play the games, `campaigners` decide between them."""
        while not self.over:
            deciding: Mapping[str, Policy] = campaigners if self.asked is self.campaign else policies
            self.asked.play(deciding, 1)
            self.move_on()

    def _start(self) -> None:
        campaign = self.campaign
        started = next(filter(None, map(self._links.starts, reversed(campaign.events))))
        seed = f"{self._seed}/{len(self.games) + 1}"
        origin = Origin(ORIGIN, campaign.game, campaign.position.version, campaign.head.hex())
        opening = started.opening
        self.games.append(
            OfflineGame(self._pack, started.scenario, seed, game=started.game, origin=origin, opening=opening)
        )

    def _conclude(self, game: OfflineGame) -> None:
        end = _end(game)
        game.close()
        out = Recorder(self.campaign.system, self.campaign.position)
        self._links.take_over(out, end)
        finish(self.campaign.system, out)
        self.campaign.keep(out)


def _as_campaign(pack: LoadedPack, system: System) -> LoadedPack:
    """A pack as that of the campaign which its scenarios are of."""
    whole = links_of(system).scenario
    seats = usual(system, pack.content, whole).seats
    card = ScenarioCard(whole, pack.card.title, "", seats)
    return replace(pack, system=system, card=replace(pack.card, scenarios=(card,)))


def _end(game: OfflineGame) -> End:
    """What a finished game brings back."""
    outcome = game.position.game.outcome
    assert outcome is not None, "only a game that is over is closed"
    entries = [Entry(version, AT, 0, (event,)) for version, event in enumerate(game.events, 1)]
    told = tuple(effective_events(entries))
    return End(game.game, game.position.game.board, outcome, told, game.position.version, game.head.hex(), REFEREE)
