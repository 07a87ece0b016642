"""A whole campaign made without a service, from a seed: its own stream and those of its games, which
meet as they do at a service."""

from collections.abc import Mapping

from msgspec.structs import replace

from domain.kernel.events import Origin
from domain.kernel.game import Recorder, finish
from domain.kernel.log import Entry
from domain.kernel.system import ScenarioCard
from domain.undaunted.campaign.events import ScenarioStarted
from domain.undaunted.campaign.homecoming import Homecoming, bring_home
from domain.undaunted.campaign.rules.aftermath import conclude
from domain.undaunted.campaign.state import Campaign, Stage
from domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from domain.undaunted.events import ScenarioSetUp
from service.campaigns import ORIGIN, effective_events
from service.packs import LoadedPack
from tools.bots.campaigner import AnyPolicy, CampaignPolicy
from tools.bots.policy import Policy
from tools.offline import AT, Game


class WholeCampaign:
    """A campaign with its games."""

    def __init__(self, pack: LoadedPack, seed: str) -> None:
        self._pack, self._seed = pack, seed
        self.campaign = Game(_as_campaign(pack), WHOLE, seed)
        self.games: list[Game] = []

    @property
    def board(self) -> Campaign:
        board: Campaign = self.campaign.position.game.board
        return board

    @property
    def over(self) -> bool:
        return self.board.phase == Stage.ENDED

    @property
    def asked(self) -> Game:
        """The stream in which somebody is asked: the campaign's, or that of the game being played."""
        return self.games[-1] if self.board.phase == Stage.PLAYING else self.campaign

    def move_on(self) -> None:
        """What follows from the last decision without another: a scenario starts as a game; a game that
        is over is closed and its result copied in; with the campaign everything opens."""
        if self.board.phase == Stage.PLAYING:
            if not self.games or self.games[-1].game != self.board.game:
                self._start()
            elif self.games[-1].position.game.outcome is not None:
                self._conclude(self.games[-1])
        if self.over and not self.campaign.position.ledger.closed:
            self.campaign.close()
            for game in self.games:
                game.open()

    def play(self, policies: Mapping[str, Policy], campaigners: Mapping[str, CampaignPolicy]) -> None:
        """To the end: `policies` play the games, `campaigners` decide between them."""
        while not self.over:
            deciding: Mapping[str, AnyPolicy] = campaigners if self.asked is self.campaign else policies
            self.asked.play(deciding, 1)
            self.move_on()

    def _start(self) -> None:
        campaign = self.campaign
        started = next(event for event in reversed(campaign.events) if isinstance(event, ScenarioStarted))
        scenario, number = started.setup.scenario, len(self.games) + 1
        origin = Origin(ORIGIN, campaign.game, campaign.position.version, campaign.head.hex())
        opening = (ScenarioSetUp(started.setup),)
        game = Game(self._pack, scenario, f"{self._seed}/{number}", game=started.game, origin=origin, opening=opening)
        self.games.append(game)

    def _conclude(self, game: Game) -> None:
        home = _home(game)
        game.close()
        out = Recorder(CAMPAIGN, self.campaign.position)
        conclude(out, home)
        finish(CAMPAIGN, out)
        self.campaign.keep(out)


def _as_campaign(pack: LoadedPack) -> LoadedPack:
    """A pack as that of the campaign which its scenarios are of."""
    seats = tuple(side.id for side in pack.content.manifest.sides)
    whole = ScenarioCard(WHOLE, pack.card.title, "", seats)
    return replace(pack, system=CAMPAIGN, card=replace(pack.card, scenarios=(whole,)))


def _home(game: Game) -> Homecoming:
    """What a finished game brings back."""
    outcome = game.position.game.outcome
    assert outcome is not None, "only a game that is over is closed"
    entries = [Entry(version, AT, 0, (event,)) for version, event in enumerate(game.events, 1)]
    return bring_home(
        game.position.game.board, outcome, effective_events(entries), game.position.version, game.head.hex()
    )
