"""A campaign in a terminal: the commands that show something of it, and how a person sits at it."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from kronika.domain.kernel.links import Command, Controls, Given, Letter, Rest, Shown
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted.campaign.reports import GetSoldierResponse
from kronika.domain.undaunted.campaign.rules.aftermath import lost
from kronika.domain.undaunted.campaign.state import Campaign, PromptKind
from kronika.domain.undaunted.campaign.view import CampaignView
from kronika.domain.undaunted.content import Level
from kronika.domain.undaunted.rendering.campaign_text import (
    altered_lines,
    binder_lines,
    city_lines,
    overview,
    record_lines,
    soldier_lines,
)
from kronika.domain.undaunted.rendering.cards import level_name, marked
from kronika.domain.undaunted.rendering.city import city_panel, way_panel
from kronika.domain.undaunted.words import message


def _state(seen: Shown) -> list[str]:
    lines = overview(seen.view, seen.language, seen.columns)
    if seen.outcome is not None and seen.outcome.winners and not seen.view.winner:
        lines.append(f"{', '.join(seen.outcome.winners)} ({seen.outcome.how})")
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
