"""A campaign as text: where it stands, its record, the city, a binder, a soldier."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from domain.undaunted.campaign.state import Box
from domain.undaunted.campaign.text import PHASES
from domain.undaunted.campaign.view import AreaView, BinderView, CampaignView, CityTileView, EntryView, SwapView
from domain.undaunted.content import Name

ACROSS = 12
"""Tiles of the city in a line."""

BOXES: dict[Box, Name] = {
    Box.AVAILABLE: Name("Available", "Dostupné"),
    Box.REMOVED: Name("Removed", "Odstraněné"),
    Box.LOCKED: Name("Locked", "Zamčené"),
    Box.UPGRADES: Name("Upgrades", "Vylepšení"),
    Box.RESERVISTS: Name("Reservists", "Rezervisté"),
}
CAUSES: dict[str, Name] = {
    "opened": Name("from the start", "od začátku"),
    "orders": Name("by order", "na příkaz"),
    "merge": Name("by a merger", "sloučením družstev"),
    "anti_air": Name("shot down", "sestřelen"),
    "losses": Name("as a loss", "ztráta"),
    "upgrades": Name("by promotion", "vylepšením"),
}


def _in(name: Name, language: str) -> str:
    said: str = getattr(name, language)
    return said


def _words(language: str, en: str, cs: str) -> str:
    return cs if language == "cs" else en


def overview(seen: CampaignView, language: str) -> list[str]:
    """Where the campaign stands."""
    names = {camp.id: _in(camp.name, language) for camp in seen.camps}
    said = [
        f"{_words(language, 'State', 'Stav')} {seen.state}: {seen.scenario} {_in(seen.title, language)} "
        f"({_in(PHASES[seen.phase], language)})"
    ]
    if seen.game:
        said.append(f"{_words(language, 'Game', 'Hra')}: {seen.game}")
    for camp in seen.camps:
        held = [_in(area.name, language) for area in seen.areas if area.holder == camp.id]
        merged = f"; {_words(language, 'merged', 'sloučeno')} {', '.join(camp.merged)}" if camp.merged else ""
        said.append(f"{names[camp.id]}: {', '.join(held) or '–'}{merged}")
        if camp.story:
            said.append(f"  {_words(language, 'read story', 'přečtěte si příběh')} {camp.story}")
    if seen.winner:
        epic = _words(language, " (epic)", " (epické)") if seen.epic else ""
        said.append(f"{_words(language, 'Victory', 'Vítězství')}: {names[seen.winner]}{epic}")
    return said


def record_lines(
    entries: Sequence[EntryView], areas: Sequence[AreaView], names: Mapping[str, str], language: str
) -> Iterator[str]:
    """The record: a line a scenario, then who controls what."""
    for entry in entries:
        winner = names.get(entry.winner, entry.winner) or "…"
        yield f"{entry.state:>5}  {entry.scenario}  {_in(entry.title, language):<28} {winner:<12} {entry.how}"
    for area in areas:
        yield f"  {_in(area.name, language):<28} {names.get(area.holder, area.holder) or '–'}"


def city_lines(tiles: Sequence[CityTileView], swaps: Sequence[SwapView], language: str) -> Iterator[str]:
    """The current tiles, those that were swapped marked with `!`, provisional ones with `?`; the swaps."""
    row: list[str] = []
    for tile in tiles:
        mark = "?" if tile.provisional else "" if tile.face.endswith("-A") else "!"
        row.append(f"{tile.face}{mark:<1}")
        if len(row) == ACROSS:
            yield "  ".join(row)
            row = []
    if row:
        yield "  ".join(row)
    for swap in swaps:
        where = f"{swap.game} v{swap.version}" if swap.game else _words(language, "before the game", "před hrou")
        yield f"{swap.state:>5}  {swap.before} → {swap.after}  {swap.cause}, {where}"


def binder_lines(binder: BinderView, cards: Mapping[str, str], language: str) -> Iterator[str]:
    """The boxes of a binder, with the cards that may be looked at."""
    for box in binder.boxes:
        yield f"{_in(BOXES[box.box], language)} ({box.count})"
        for card in box.cards:
            yield f"  {card}  {cards.get(card, '')}"


def soldier_lines(card: str, told: Any, language: str) -> Iterator[str]:
    """A soldier's life, from the answer of `GetSoldier`."""
    yield f"{card}  {told.name}"
    for service in told.services:
        did = _words(
            language,
            f"{service.actions} actions, {service.hits} hits",
            f"akce {service.actions}, zásahy {service.hits}",
        )
        yield f"  {service.scenario}  {did}  ({service.game})"
    for fate in told.fates:
        how = _in(CAUSES[fate.cause], language) if fate.cause in CAUSES else fate.cause
        source = _in(BOXES[Box(fate.source)], language) if fate.source else "–"
        yield f"  v{fate.version}  {source} → {_in(BOXES[Box(fate.target)], language)}, {how}"
