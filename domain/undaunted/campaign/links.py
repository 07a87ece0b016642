"""A campaign and its games: what starts a game, what comes home of it (design 10); and its commands in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import astuple, replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.links import Command, Controls, End, Given, Letter, Links, Rest, Shown, Start, Step, Taken
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import REFEREE, Message, Reason, Rejection
from kronika.domain.undaunted.campaign.events import (
    AreaTaken,
    CardsReturned,
    CityTileSwapped,
    ScenarioConcluded,
    ScenarioStarted,
    StateReached,
)
from kronika.domain.undaunted.campaign.format import FIRST_STATE, CampaignPack
from kronika.domain.undaunted.campaign.reports import GetSoldierResponse
from kronika.domain.undaunted.campaign.rules.aftermath import Homecoming, bring_home, conclude, lost
from kronika.domain.undaunted.campaign.state import Box, Campaign, PromptKind, Stage
from kronika.domain.undaunted.campaign.view import CampaignView
from kronika.domain.undaunted.campaign.ways import is_ending
from kronika.domain.undaunted.content import Level
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.pack import Pack
from kronika.domain.undaunted.rendering.campaign_text import (
    altered_lines,
    binder_lines,
    city_lines,
    overview,
    record_lines,
    side_names,
    soldier_lines,
)
from kronika.domain.undaunted.rendering.cards import level_name, marked
from kronika.domain.undaunted.rendering.city import city_panel, way_panel
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.words import message

# --- its commands in the terminal


def _state(seen: Shown) -> list[str]:
    lines = overview(seen.view, seen.language, seen.columns)
    if seen.outcome is not None and seen.outcome.winners and not seen.view.winner:
        names = side_names(seen.view, seen.language)
        lines.append(f"{', '.join(names[side] for side in seen.outcome.winners)} ({seen.outcome.how})")
    return lines


def _state_told(seen: Shown) -> dict[str, Any]:
    won = seen.outcome is not None and seen.outcome.winners
    return {"view": seen.view, "outcome": seen.outcome if won else None}


def _record(seen: Shown) -> dict[str, Any]:
    view: CampaignView = seen.view
    told = {"record": view.record, "state": view.state, "areas": view.areas, "winner": view.winner}
    return told | {"epic": view.epic}


def _now(seen: Shown) -> CampaignView:
    """The campaign with the city as it is now, provisional tiles too."""
    view: CampaignView = replace(seen.view, city=seen.answer.tiles)
    return view


def _city(seen: Shown) -> Iterator[str]:
    yield from city_lines(_now(seen), seen.language, seen.columns)
    yield from altered_lines(seen.answer.altered, seen.language, seen.columns)


def _city_told(seen: Shown) -> dict[str, Any]:
    told, view = seen.answer, seen.view
    return {"areas": view.areas, "tiles": told.tiles, "altered": told.altered, "swaps": view.swaps}


def _city_drawn(seen: Shown) -> Panel:
    return city_panel(_now(seen), seen.scene.places, seen.language)


def _binder(seen: Shown) -> Iterator[str]:
    faces = {}
    for card in seen.answer.cards:
        ordinary = card.level == Level.ORDINARY
        faces[card.card] = card.name if ordinary else f"{card.name} ({level_name(card.level, seen.language)})"
    return binder_lines(seen.answer.binder, faces, seen.language)


def _soldier(seen: Shown) -> Iterator[str]:
    told: GetSoldierResponse = seen.answer
    return soldier_lines(seen.asked, told, seen.language)


COMMANDS: Final = (
    Command(
        "state",
        message("command-state"),
        _state,
        _state_told,
    ),
    Command(
        "record",
        message("command-record"),
        lambda seen: record_lines(seen.view, seen.language),
        _record,
        picture=lambda seen: way_panel(seen.view, seen.language),
        drawn=message("command-record-picture"),
    ),
    Command(
        "city",
        message("command-city"),
        _city,
        _city_told,
        report="GetCity",
        picture=_city_drawn,
        drawn=message("command-city-picture"),
    ),
    Command(
        "binder",
        message("command-binder"),
        _binder,
        report="GetBinder",
        looks=False,
        seat=Given(
            "side",
            said=message("command-binder-whose"),
        ),
        hang=6,
    ),
    Command(
        "soldier",
        message("command-soldier"),
        _soldier,
        report="GetSoldier",
        looks=False,
        dated=False,
        argument=Given("card", str.upper),
        hang=6,
    ),
)


def _losses(campaign: Campaign, kind: str, seat: str) -> Message | None:
    """C5: which of the cards drawn are lost, before somebody comes for them."""
    if kind != PromptKind.REPLACEMENT:
        return None
    gone = lost(campaign.cards, campaign.camps[seat].drawn)
    cards = tuple(message("card-with-code", name=marked(campaign.cards[id]), code=id) for id in gone)
    return message("command-lost", cards=cards or "–")


CONTROLS: Final = Controls(
    letters=(
        Letter("b", message("letter-state"), "state"),
        Letter("k", message("letter-binder"), "binder"),
        Letter("m", message("letter-city"), "city"),
        Letter("w", message("letter-way"), "way"),
    ),
    rest=Rest(
        "a",
        message("letter-rest"),
        PromptKind.DECK,
        message("letter-no-deck"),
    ),
    consents=frozenset({PromptKind.STATE, PromptKind.AFTERMATH}),
    reminder=_losses,
)


# --- what starts a game, and what comes home of it


WHOLE: Final = "campaign"
"""The name that a campaign has in place of a scenario."""


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


def disagreements(copied: Sequence[Event], end: End) -> Iterator[Message]:
    """Yields where the copied events differ from the game: its end, tunnels, tiles, cards."""
    home = _home(end)
    concluded = next(event for event in copied if isinstance(event, ScenarioConcluded))
    if (concluded.winner, concluded.how, concluded.rule) != (home.winner, home.how, home.rule):
        yield message(
            "differs-end", winner=concluded.winner, how=concluded.how, other_winner=home.winner, other_how=home.how
        )
    if concluded.tunnels != home.tunnels:
        yield message("differs-tunnels")
    swaps = [(e.tile, e.face, e.version, e.action, e.counter) for e in copied if isinstance(e, CityTileSwapped)]
    if swaps != [astuple(swap) for swap in home.swaps]:
        yield message("differs-tiles")
    for event in copied:
        if isinstance(event, CardsReturned):
            yield from _cards(event, home, end.audience)


def _cards(returned: CardsReturned, home: Homecoming, audience: str) -> Iterator[Message]:
    held = home.returned[returned.side]
    if (returned.casualties, returned.pool) != (len(held.casualties), len(held.pool)):
        yield message("differs-card-count", side=returned.side)
    content = returned.secret.content
    if content is not None and audience in (REFEREE, returned.side) and content != held:
        yield message("differs-cards", side=returned.side)


def ahead(board: Board) -> str:
    """A game that goes on for ever is won by the side with the initiative."""
    return board.initiative


def holdings(campaign: Campaign, side: str) -> dict[str, int]:
    """Returns how many cards are in each box of a side's binder."""
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
