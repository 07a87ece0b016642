"""Whole campaigns in one process, without storage: for figures, for balance, for laws."""

import random
from collections.abc import Callable, Mapping

import msgspec

from domain.kernel.bots import Choice
from domain.kernel.chance import Chance
from domain.kernel.events import EpochBegan, Event, GameStarted, KernelEnding
from domain.kernel.game import Position, Recorder, blank, decide, finish
from domain.kernel.setups import usual
from domain.kernel.system import Outcome, System
from domain.kernel.words import Rejection
from domain.undaunted.campaign.events import ScenarioStarted
from domain.undaunted.campaign.homecoming import bring_home
from domain.undaunted.campaign.rules.aftermath import conclude
from domain.undaunted.campaign.state import Campaign
from domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from domain.undaunted.campaign.view import scene, view
from domain.undaunted.events import ScenarioSetUp
from domain.undaunted.system import UNDAUNTED
from service.packs import LoadedPack
from tools.bots.arena import SeededChance, play_on
from tools.bots.campaigner import CampaignPolicy
from tools.bots.policy import Policy


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as it went in a campaign. `outcome` is None where it ran into the cap."""

    state: str
    number: str
    outcome: Outcome | None
    decisions: int
    rounds: int


class CampaignPlayed(msgspec.Struct, frozen=True):
    """A campaign played to its end."""

    position: Position
    events: list[Event]
    scenarios: list[Scenario]


def play_campaign(
    pack: LoadedPack,
    policies: Callable[[int], Mapping[str, Policy]],
    seed: int,
    cap: int = 4000,
    watch: Callable[[Campaign], None] | None = None,
) -> CampaignPlayed:
    """One campaign from `1a` to its END, its games played by `policies(seed)`; a game that runs into
    the cap of decisions goes to the side with the initiative. `watch` sees the campaign after every
    decision."""
    rng, chance, campaigner = random.Random(seed), SeededChance(seed), CampaignPolicy(seed)
    out = _opened(pack, chance)
    events: list[Event] = list(out.events)
    scenarios: list[Scenario] = []
    position = out.position
    while position.game.outcome is None:
        campaign: Campaign = position.game.board
        if campaign.game:
            prompts = position.game.prompts
            if not prompts:
                made, scenario = _play_scenario(position, events, policies(seed + len(scenarios)), chance, cap)
                scenarios.append(scenario)
                position = made.position
                events += made.events
                continue
        prompt = rng.choice(position.game.prompts)
        choices = [Choice(decision, None) for decision in CAMPAIGN.legal(campaign, prompt)]
        chosen = campaigner.choose(prompt.seat, scene(campaign), view(campaign), prompt.kind, choices)
        made = _decided(CAMPAIGN, position, prompt.seat, prompt.id, f"{len(events)}", chosen.decision, chance)
        position = made.position
        events += made.events
        if watch is not None:
            watch(position.game.board)
    return CampaignPlayed(position, events, scenarios)


def _opened(pack: LoadedPack, chance: Chance) -> Recorder:
    out = Recorder(CAMPAIGN, blank(CAMPAIGN))
    for event in CAMPAIGN.opening(pack.content, usual(CAMPAIGN, pack.content, WHOLE)):
        out.emit(event)
    out.emit(EpochBegan(1))
    out.emit(GameStarted())
    CAMPAIGN.start(out, chance)
    return out


def _decided(
    system: System, position: Position, seat: str, prompt: int, request: str, decision: object, chance: Chance
) -> Recorder:
    made = decide(system, position, seat, prompt, request, decision, chance)
    if isinstance(made, Rejection):
        raise AssertionError(f"a legal decision was refused: {decision}: {made}")
    return made


def _play_scenario(
    position: Position, events: list[Event], policies: Mapping[str, Policy], chance: Chance, cap: int
) -> tuple[Recorder, Scenario]:
    """The game that the campaign has started, and the campaign with its result."""
    started = next(event for event in reversed(events) if isinstance(event, ScenarioStarted))
    campaign: Campaign = position.game.board
    game = Recorder(UNDAUNTED, blank(UNDAUNTED))
    for event in (ScenarioSetUp(started.setup), EpochBegan(1), GameStarted()):
        game.emit(event)
    UNDAUNTED.start(game, chance)
    ended, played = play_on(game, policies, chance, cap)
    winner = ended.position.game.outcome or Outcome((ended.board.initiative,), KernelEnding.RESIGNED, "")
    numbered = enumerate(ended.events, 1)
    home = bring_home(ended.board, winner, numbered, ended.version, "00" * 32)
    out = Recorder(CAMPAIGN, position)
    conclude(out, home)
    finish(CAMPAIGN, out)
    scenario = Scenario(campaign.state, campaign.scenario, played.outcome, played.decisions, played.rounds)
    return out, scenario
