"""Whole campaigns in one process, without storage: for figures, for balance, for laws."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import EpochBegan, Event, GameStarted, KernelEnding
from kronika.domain.kernel.game import Position, Recorder, blank, decide, finish
from kronika.domain.kernel.links import End, Step, links_of
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import REFEREE, Rejection
from kronika.library.policies import Policy, decided, usual_policy
from kronika.service.campaigns import campaigns_of
from kronika.service.packs import LoadedPack
from tests.bench.arena import SeededChance, play_on, seen_by


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as it went in a campaign. `outcome` is None where it ran into the cap."""

    id: str
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
    watch: Callable[[Any], None] | None = None,
) -> CampaignPlayed:
    """One campaign to its end, its games played by `policies(seed)`; a game that runs into the cap of
    decisions goes to who is ahead. `watch` sees the campaign's board after every decision."""
    system = campaigns_of(pack.system)
    assert system is not None, "the pack has a campaign"
    links = links_of(system)
    rng, chance, campaigner = random.Random(seed), SeededChance(seed), usual_policy(system, seed)
    out = _opened(system, pack, chance)
    events: list[Event] = list(out.events)
    scenarios: list[Scenario] = []
    position = out.position
    seen: dict[str, Position] = {}
    while position.game.outcome is None:
        board = position.game.board
        if links.step(board) is Step.PLAYING:
            made, scenario = _play_scenario(position, system, events, policies(seed + len(scenarios)), chance, cap)
            scenarios.append(scenario)
            position = made.position
            events += made.events
            continue
        prompt = rng.choice(position.game.prompts)
        seat = prompt.seat
        before = seen.get(seat, blank(system, seat))
        seen[seat] = seen_by(system, before, events[before.version :], seat)
        chosen = decided(campaigner, system, seen[seat].game.board, prompt)
        made = _decided(system, position, seat, prompt.id, f"{len(events)}", chosen, chance)
        position = made.position
        events += made.events
        if watch is not None:
            watch(position.game.board)
    return CampaignPlayed(position, events, scenarios)


def _opened(system: System, pack: LoadedPack, chance: Chance) -> Recorder:
    out = Recorder(system, blank(system))
    for event in system.initial_events(pack.content, usual(system, pack.content, links_of(system).scenario)):
        out.emit(event)
    out.emit(EpochBegan(1))
    out.emit(GameStarted())
    system.rules.start(out, chance)
    return out


def _decided(
    system: System, position: Position, seat: str, prompt: int, request: str, decision: object, chance: Chance
) -> Recorder:
    made = decide(system, position, seat, prompt, request, decision, chance)
    if isinstance(made, Rejection):
        raise AssertionError(f"a legal decision was refused: {decision}: {made}")
    return made


def _play_scenario(
    position: Position,
    system: System,
    events: list[Event],
    policies: Mapping[str, Policy],
    chance: Chance,
    cap: int,
) -> tuple[Recorder, Scenario]:
    """The game that the campaign has started, and the campaign with its result."""
    links = links_of(system)
    started = next(filter(None, map(links.starts, reversed(events))))
    game = Recorder(links.games, blank(links.games))
    for event in (*started.opening, EpochBegan(1), GameStarted()):
        game.emit(event)
    links.games.rules.start(game, chance)
    ended, played = play_on(game, policies, chance, cap)
    outcome = ended.position.game.outcome or Outcome((links.ahead(ended.board),), KernelEnding.RESIGNED, "")
    told = tuple(enumerate(ended.events, 1))
    out = Recorder(system, position)
    links.take_over(out, End(started.game, ended.board, outcome, told, ended.version, "00" * 32, REFEREE))
    finish(system, out)
    return out, Scenario(started.scenario, played.outcome, played.decisions, played.rounds)
