"""The cards of a side: its hand, and what lies in front of it, as pictures and as text."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.rendering import Panel, document, text
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted.rendering.board import COLOURS
from kronika.domain.undaunted.rendering.cards import card_name, card_rows, rows_width
from kronika.domain.undaunted.rules.casualties import lost_from_deck
from kronika.domain.undaunted.state import HIDDEN, Board, Scenario, Zone
from kronika.domain.undaunted.view import CardsView, SideView
from kronika.domain.undaunted.words import message

IN_HAND: Final = (Zone.HAND, Zone.PICK)
PILES: Final = (Zone.PLAY, Zone.DISCARD, Zone.SUPPLY, Zone.REMOVED, Zone.CASUALTIES, Zone.ASIDE, Zone.DECK)
TOLD_PILES: Final = (Zone.SUPPLY, Zone.PLAY, Zone.DISCARD, Zone.REMOVED, Zone.CASUALTIES, Zone.ASIDE)
MARGIN, LINE = 16, 26
REMEMBERED: Final = 512


def hand_panel(board: Board, side: SideView, language: str) -> Panel:
    """The hand of a side, with its pick for the initiative."""
    return _panel(board.scene, side, language, "hand", IN_HAND)


def cards_panel(board: Board, side: SideView, language: str) -> Panel:
    """All other cards of a side. Those of its deck are shown while its owner has to give one of them up."""
    cards = lost_from_deck(board, side.id) if board.sees(side.id) else []
    if cards:
        shown = [CardsView(one.zone, one.count, tuple(cards)) if one.zone == Zone.DECK else one for one in side.zones]
        return _drawn(board.scene, side.id, tuple(shown), language, "cards", PILES)
    return _panel(board.scene, side, language, "cards", PILES)


@cached_by_identity(REMEMBERED)
def _panel(scene: Scenario, side: SideView, language: str, name: str, zones: tuple[Zone, ...], /) -> Panel:
    return _drawn(scene, side.id, side.zones, language, name, zones)


def _drawn(
    scene: Scenario, side: str, lying: Sequence[CardsView], language: str, name: str, zones: tuple[Zone, ...]
) -> Panel:
    dark = COLOURS[scene.sides.index(side)][0]
    by_zone = {one.zone: one for one in lying}
    held = [by_zone[zone] for zone in zones if zone in by_zone and (by_zone[zone].count or zone == zones[0])]
    parts, top, wide = [], float(MARGIN), 0
    for one in held:
        shown = one.cards or (HIDDEN,) * one.count
        parts.append(text(0, top + 15, f"{_zone(one.zone, language)}: {one.count or '–'}", 15, fill=dark))
        drawn, top = card_rows(shown, scene.cards, language, dark, top + LINE)
        parts += drawn
        wide = max(wide, len(set(shown)))
        top += 6
    title = _title(scene, side, name)
    width, height = rows_width(max(wide, 2)) + 2 * MARGIN, round(top + MARGIN)
    inside = f'<g transform="translate({MARGIN} 0)">' + "\n".join(parts) + "</g>"
    return Panel(f"{name}-{side}", title, document(width, height, said_in(title, language), [inside]), width, height)


def _title(scene: Scenario, side: str, name: str) -> Message:
    return message("panel-hand" if name == "hand" else "panel-cards", side=scene.side_names[side].said)


def _zone(zone: Zone, language: str) -> str:
    return capital(said_in(message(f"zone-{zone}"), language))


# --- as text


def hand_text(board: Board, side: SideView, language: str, columns: int | None) -> str:
    """The hand of a side, and what it has played in this turn."""
    lying = {zone.zone: zone for zone in side.zones}
    shown = [Zone.HAND] + [Zone.PLAY] * bool(lying[Zone.PLAY].cards)
    return "\n".join(_line(board.scene, lying[zone], language, columns) for zone in shown)


def piles_text(board: Board, sides: Sequence[SideView], language: str, columns: int | None) -> Iterator[str]:
    """All piles of all sides."""
    for side in sides:
        yield getattr(board.scene.side_names[side.id], language)
        lying = {zone.zone: zone for zone in side.zones}
        yield from (_line(board.scene, lying[zone], language, columns) for zone in TOLD_PILES if zone in lying)


def _line(scene: Scenario, zone: CardsView, language: str, columns: int | None) -> str:
    """The cards in a zone by name, equal ones counted; how many where they are not seen."""
    counted = Counter(card_name(scene.cards[card], language) for card in zone.cards)
    said = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counted.items())
    line = f"{_zone(zone.zone, language)}: {said or (zone.count or '–')}"
    return (
        line
        if columns is None
        else "\n".join(textwrap.wrap(line, columns, subsequent_indent="    ", break_on_hyphens=False))
    )
