"""How a campaign and its games hang together: what starts a game, and what comes home of it (design 10)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import astuple

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.links import End, Links, Start, Step, Taken
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import REFEREE, Reason, Rejection
from kronika.domain.undaunted.campaign.events import (
    AreaTaken,
    CardsReturned,
    CityTileSwapped,
    ScenarioConcluded,
    ScenarioStarted,
    StateReached,
)
from kronika.domain.undaunted.campaign.format import FIRST_STATE, CampaignPack
from kronika.domain.undaunted.campaign.homecoming import Homecoming, bring_home
from kronika.domain.undaunted.campaign.rules.aftermath import conclude
from kronika.domain.undaunted.campaign.state import Box, Campaign, Stage
from kronika.domain.undaunted.campaign.terminal import COMMANDS, CONTROLS
from kronika.domain.undaunted.campaign.ways import is_ending
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.pack import Pack
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.words import message

WHOLE: Final = "campaign"
"""The scenario that a campaign bears in place of one."""


def refuses(pack: Pack | CampaignPack) -> Rejection | None:
    """Why no campaign can begin with a pack."""
    name = pack.manifest.name
    if not isinstance(pack, CampaignPack):
        return Rejection(Reason.NOT_FOUND, "", message("not-a-campaign", name=name))
    if is_ending(pack, FIRST_STATE):
        return Rejection(Reason.NOT_FOUND, "C1", message("not-a-first-scenario", name=name, first_state=FIRST_STATE))
    return None


def starts(event: Event) -> Start | None:
    """C4: the scenario becomes a game of its own."""
    if not isinstance(event, ScenarioStarted):
        return None
    return Start(event.game, event.setup.scenario, (ScenarioSetUp(event.setup),))


STEPS: Final = {
    Stage.CONFIRMING: Step.BEFORE,
    Stage.MUSTERING: Step.BEFORE,
    Stage.PLAYING: Step.PLAYING,
    Stage.AFTERMATH: Step.AFTER,
    Stage.ENDED: Step.ENDED,
}


def step(campaign: Campaign) -> Step:
    return STEPS[campaign.phase]


def game(campaign: Campaign) -> str:
    return campaign.game if campaign.phase == Stage.PLAYING else ""


def played(campaign: Campaign) -> tuple[str, ...]:
    return tuple(entry.game for entry in campaign.record)


def take_over(out: Emitter, end: End) -> None:
    """C5: the result is copied in."""
    conclude(out, _home(end))


def _home(end: End) -> Homecoming:
    return bring_home(end.board, end.outcome, end.events, end.version, end.head)


def taken(event: Event) -> Taken | None:
    return Taken(event.game, event.version, event.head) if isinstance(event, ScenarioConcluded) else None


def disagreements(copied: Sequence[Event], end: End) -> Iterator[str]:
    """What was copied in otherwise than the game had it: its end, tunnels, tiles, cards."""
    home = _home(end)
    concluded = next(event for event in copied if isinstance(event, ScenarioConcluded))
    if (concluded.winner, concluded.how, concluded.rule) != (home.winner, home.how, home.rule):
        yield f"the campaign says {concluded.winner} won by {concluded.how}; the game, {home.winner} by {home.how}"
    if concluded.tunnels != home.tunnels:
        yield "other tunnels were destroyed in the campaign than in the game"
    swaps = [(e.tile, e.face, e.version, e.action, e.counter) for e in copied if isinstance(e, CityTileSwapped)]
    if swaps != [astuple(swap) for swap in home.swaps]:
        yield "other tiles were swapped in the campaign than in the game"
    for event in copied:
        if isinstance(event, CardsReturned):
            yield from _cards(event, home, end.audience)


def _cards(returned: CardsReturned, home: Homecoming, audience: str) -> Iterator[str]:
    held = home.returned[returned.side]
    if (returned.casualties, returned.pool) != (len(held.casualties), len(held.pool)):
        yield f"{returned.side} brings home another number of cards than it had"
    content = returned.secret.content
    if content is not None and audience in (REFEREE, returned.side) and content != held:
        yield f"{returned.side} brings home other cards than it had"


def ahead(board: Board) -> str:
    """A game that goes on for ever is won by the side with the initiative."""
    return board.initiative


def holdings(campaign: Campaign, side: str) -> dict[str, int]:
    """How many cards lie in each box of a side's binder."""
    binder = campaign.camps[side].binder
    return {text(message(f"into-box-{box}"), "en"): len(getattr(binder, box)) for box in Box}


LINKS: Final = Links(
    games=UNDAUNTED,
    scenario=WHOLE,
    refuses=refuses,
    starts=starts,
    step=step,
    game=game,
    played=played,
    take_over=take_over,
    taken=taken,
    disagreements=disagreements,
    ahead=ahead,
    holdings=holdings,
    milestones=(StateReached, ScenarioStarted, ScenarioConcluded, AreaTaken, CityTileSwapped),
    commands=COMMANDS,
    controls=CONTROLS,
)
