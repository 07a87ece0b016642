"""A campaign in a terminal: the commands that show something of it, and how a person sits at it."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from kronika.domain.kernel.links import Command, Controls, Given, Letter, Rest, Shown
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign.reports import GetSoldierResponse
from kronika.domain.undaunted.campaign.rules.aftermath import lost
from kronika.domain.undaunted.campaign.state import Campaign, PromptKind
from kronika.domain.undaunted.campaign.view import CampaignView
from kronika.domain.undaunted.rendering.campaign_text import (
    altered_lines,
    binder_lines,
    city_lines,
    overview,
    record_lines,
    soldier_lines,
)
from kronika.domain.undaunted.rendering.cards import card_name
from kronika.domain.undaunted.rendering.city import city_panel, way_panel
from kronika.domain.undaunted.rendering.words import WORDS


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
    levels = WORDS[seen.language].levels
    faces = {}
    for card in seen.answer.cards:
        level = levels.get(card.level)
        faces[card.card] = f"{card.name} ({level})" if level else card.name
    return binder_lines(seen.answer.binder, faces, seen.language)


def _soldier(seen: Shown) -> Iterator[str]:
    told: GetSoldierResponse = seen.answer
    return soldier_lines(seen.asked, told, seen.language)


COMMANDS: Final = (
    Command(
        "state",
        Sentence("Show where a campaign stands.", "Ukáže, jak kampaň stojí."),
        _state,
        _state_told,
    ),
    Command(
        "record",
        Sentence(
            "Show the record: states, winners, areas.\n\n"
            "The picture shows the way so far; once the campaign is closed, in the whole tree of ways.",
            "Ukáže záznam: stavy, vítěze, oblasti.\n\n"
            "Obrázek ukazuje dosavadní cestu; po uzavření kampaně v celém stromu cest.",
        ),
        lambda seen: record_lines(seen.view, seen.language),
        _record,
        picture=lambda seen: way_panel(seen.view, seen.language),
        drawn=Sentence("Write the way it went as a picture.", "Zapsat dosavadní cestu jako obrázek."),
    ),
    Command(
        "city",
        Sentence(
            "Show the city binder: current and altered tiles, every swap.\n\n"
            "Now, tiles swapped in the game that is being played are marked as provisional.",
            "Ukáže pořadač města: dílky a jejich výměny.\n\n"
            "Dílky vyměněné ve hře, která se právě hraje, jsou označené jako předběžné.",
        ),
        _city,
        _city_told,
        report="GetCity",
        picture=_city_drawn,
        drawn=Sentence("Write the city as a picture.", "Zapsat město jako obrázek."),
    ),
    Command(
        "binder",
        Sentence(
            "Show a binder of cards, box by box.\n\n"
            "Of the boxes that nobody may look into only the number of cards is told.",
            "Ukáže pořadač karet, oddíl po oddílu.\n\n"
            "Z oddílů, do kterých nikdo nesmí nahlížet, se uvádí jen počet karet.",
        ),
        _binder,
        report="GetBinder",
        looks=False,
        seat=Given(
            "side",
            said=Sentence(
                "Whose binder; another's only once the campaign is closed. Default: your own.",
                "Čí pořadač; cizí jen po uzavření kampaně. Jinak váš.",
            ),
        ),
        hang=6,
    ),
    Command(
        "soldier",
        Sentence(
            "Tell the life of a soldier.\n\n"
            "The scenarios with what was done in them; how the soldier was lost or promoted.\n\n"
            "CARD is the code printed on it, such as S-P-009. What became of a soldier of the other side you\n"
            "learn once the campaign is closed.",
            "Vypráví osud vojáka.\n\n"
            "Scénáře a co v nich vykonal; jak padl nebo byl vylepšen.\n\n"
            "CARD je kód na kartě, třeba S-P-009. Co se stalo s vojákem druhé strany, se dozvíte, až bude\n"
            "kampaň uzavřená.",
        ),
        _soldier,
        report="GetSoldier",
        looks=False,
        dated=False,
        argument=Given("card", str.upper),
        hang=6,
    ),
)


def _losses(campaign: Campaign, kind: str, seat: str) -> Sentence | None:
    """C5: which of the cards drawn are lost, before somebody comes for them."""
    if kind != PromptKind.REPLACEMENT:
        return None
    gone = lost(campaign.cards, campaign.camps[seat].drawn)
    en, cs = (
        ", ".join(f"{card_name(campaign.cards[id], language)} {id}" for id in gone) or "–" for language in ("en", "cs")
    )
    return Sentence(f"Lost for good: {en}", f"Trvalé ztráty: {cs}")


CONTROLS: Final = Controls(
    letters=(
        Letter("b", Sentence("where the campaign stands", "kde kampaň stojí"), "state"),
        Letter("k", Sentence("your binder of cards", "váš pořadač karet"), "binder"),
        Letter("m", Sentence("the city", "město"), "city"),
        Letter("w", Sentence("the way so far, and who holds what", "dosavadní cesta a kdo co drží"), "way"),
    ),
    rest=Rest(
        "a",
        Sentence(
            "the best copies for all the rest of the deck",
            "nejlepší karty do celého zbytku balíčku",
        ),
        PromptKind.DECK,
        Sentence("No deck is being made.", "Žádný balíček se nesestavuje."),
    ),
    consents=frozenset({PromptKind.STATE, PromptKind.AFTERMATH}),
    reminder=_losses,
)
