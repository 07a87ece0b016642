"""How games of Undaunted are drawn: the board, the vehicles, the hand and the other cards of each side."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.rendering import (
    INK,
    TABLE,
    WRITING,
    Drawing,
    Page,
    Panel,
    Place,
    Role,
    Written,
    group,
    panel,
    text,
)
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted.content import VehicleKind
from kronika.domain.undaunted.rendering.board import (
    ALARM,
    board_panel,
    draw_counter,
    letters_in,
    state_panel,
)
from kronika.domain.undaunted.rendering.board_text import BESIDE, beside, board_list, board_text, initial, legend
from kronika.domain.undaunted.rendering.cards import card_name, card_rows, rows_width
from kronika.domain.undaunted.rendering.handles import handles, meant, tried
from kronika.domain.undaunted.rendering.legend import legend_panel
from kronika.domain.undaunted.rendering.picture import Picture, Spot, Standing, picture
from kronika.domain.undaunted.rendering.symbols import COLOURS, PALE, emblem, unit_symbol
from kronika.domain.undaunted.rules.casualties import lost_from_deck
from kronika.domain.undaunted.state import HIDDEN, Board, Scenario, Zone
from kronika.domain.undaunted.view import CardsView, SideView, scene, view
from kronika.domain.undaunted.words import message

# --- the cards of a side: its hand and its play area, as pictures and as text


IN_HAND: Final = (Zone.HAND, Zone.PICK)
PILES: Final = (Zone.PLAY, Zone.DISCARD, Zone.SUPPLY, Zone.REMOVED, Zone.CASUALTIES, Zone.ASIDE, Zone.DECK)
TOLD_PILES: Final = (Zone.SUPPLY, Zone.PLAY, Zone.DISCARD, Zone.REMOVED, Zone.CASUALTIES, Zone.ASIDE)
LINE = 26
REMEMBERED: Final = 512


def hand_panel(board: Board, side: SideView, language: str) -> Panel:
    """The hand of a side, with its pick for the initiative."""
    place = Place.HAND if side.id == board.viewer else Place.ASIDE
    return _panel(board.scene, side, language, "hand", place, IN_HAND)


def cards_panel(board: Board, side: SideView, language: str) -> Panel:
    """All other cards of a side. Those of its deck are shown while its owner has to give one of them up."""
    cards = lost_from_deck(board, side.id) if board.sees(side.id) else []
    if cards:
        shown = [CardsView(one.zone, one.count, tuple(cards)) if one.zone == Zone.DECK else one for one in side.zones]
        return _drawn(board.scene, side.id, tuple(shown), language, "cards", Place.ASIDE, PILES)
    return _panel(board.scene, side, language, "cards", Place.ASIDE, PILES)


@cached_by_identity(REMEMBERED)
def _panel(
    scene: Scenario, side: SideView, language: str, name: str, place: Place, zones: tuple[Zone, ...], /
) -> Panel:
    return _drawn(scene, side.id, side.zones, language, name, place, zones)


def _drawn(
    scene: Scenario,
    side: str,
    lying: Sequence[CardsView],
    language: str,
    name: str,
    place: Place,
    zones: tuple[Zone, ...],
) -> Panel:
    at = scene.sides.index(side)
    by_zone = {one.zone: one for one in lying}
    held = [by_zone[zone] for zone in zones if zone in by_zone and (by_zone[zone].count or zone == zones[0])]
    margin = MARGIN if place != Place.HAND else 6
    parts, top, wide = [], float(margin), float(rows_width(2))
    for one in held:
        shown = one.cards or (HIDDEN,) * one.count
        if place != Place.HAND or one.zone != zones[0]:
            parts.append(emblem(at, 8, top + 10, 8))
            parts.append(text(24, top + 15, f"{_zone(one.zone, language)}: {one.count or '–'}", 15, fill=WRITING))
            top += LINE
        drawn, top, right = card_rows(shown, scene.cards, language, at, top)
        parts += drawn
        wide = max(wide, right)
        top += 6
    width, title = wide + 2 * MARGIN, _title(scene, side, name)
    inside = f'<g transform="translate({MARGIN} 0)">' + "\n".join(parts) + "</g>"
    return panel(f"{name}-{side}", place, title, width, top + margin - 6, [inside], language, TABLE)


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


# --- A13, A19, A20: the vehicles on the board as cards: damage, seats, who sits on them


TITLE: Final = message("panel-vehicles")
WIDE, HEAD, SEAT, APART, MARGIN = 290, 62, 40, 10, 16
"""A card, its head, a seat, the gap between two cards, the edge of the panel."""
ACROSS: Final = 3
"""Cards side by side."""
CREW = 78, 30
"""A counter on its seat."""
TIED: Final = "\u00a0"
"""A blank at which no line ends, so that the text of a seat stays on one line where it fits."""
BOX = 14
"""A box for damage."""


def vehicles_panel(picture: Picture) -> Panel:
    """A card a vehicle; it lies before its side as long as it is on the board."""
    cards = picture.vehicles
    rows = [cards[at : at + ACROSS] for at in range(0, len(cards), ACROSS)]
    parts, top = [], float(MARGIN)
    for row in rows:
        high = HEAD + SEAT * max(len(one.crew) for _, one in row)
        for at, (spot, one) in enumerate(row):
            parts.append(group("vehicle", MARGIN + at * (WIDE + APART), top, _card(picture, spot, one, high)))
        top += high + APART
    width = 2 * MARGIN + max(map(len, rows)) * (WIDE + APART) - APART
    return panel("vehicles", Place.ASIDE, TITLE, width, top - APART + MARGIN, parts, picture.language, TABLE)


def _card(picture: Picture, spot: Spot, standing: Standing, high: float) -> str:
    dark, pale, _ = COLOURS[picture.sides.index(standing.side)]
    kind = standing.kind.vehicle
    assert kind is not None, "cards are those of vehicles"
    name = f"{getattr(standing.kind.name, picture.language)}, {spot.space.tile}"
    figures = [
        f"{picture.say('board-defence')} {standing.kind.defence or '–'}",
        f"{picture.say('board-armour')} {kind.armour}",
    ]
    figures += (
        [picture.say("board-disabled")]
        if standing.disabled
        else [f"{picture.say('board-disabled-at')} {kind.disabled_at}"]
    )
    head = (
        f'<rect width="{WIDE}" height="{HEAD}" rx="7" fill="{dark}"/>'
        f"{text(10, 20, name, 14, fill='#fff')}{text(10, 38, ' · '.join(figures), 11, bold=False, fill='#fff')}"
        f"{_damage(kind, standing.damage)}{unit_symbol(standing.kind, WIDE - 40, 41, 19, '#fff', dark)}"
    )
    parts = [
        f'<rect width="{WIDE}" height="{high:g}" rx="7" fill="{pale}" stroke="{dark}" stroke-width="2"/>',
        group("head", 0, 0, head, f"counter:{standing.kind.id}", standing.name),
    ]
    for number, (seat, one) in enumerate(zip(kind.seats, standing.crew, strict=True), 1):
        handle, called = f"place:{standing.kind.id}/{number}", f"{standing.name} {number}"
        drawn = _seat(picture, number, picture.seat(seat), one, dark)
        parts.append(group("seat", 0, HEAD + SEAT * (number - 1), drawn, handle, called))
    return "".join(parts)


def _damage(kind: VehicleKind, damage: int) -> str:
    """A box for each damage that the vehicle can take, filled as it is taken; with a bar where it is disabled."""
    boxes = [
        f'<rect x="{10 + at * (BOX + 4)}" y="43" width="{BOX}" height="{BOX}" rx="2" '
        f'fill="{ALARM if at < damage else PALE}" stroke="{INK}" stroke-width="1"/>'
        for at in range(kind.toughness)
    ]
    bar = 8 + (kind.disabled_at - 1) * (BOX + 4)
    return "".join(boxes) + f'<line x1="{bar}" y1="41" x2="{bar}" y2="59" stroke="{ALARM}" stroke-width="3"/>'


def _seat(picture: Picture, number: int, said: str, one: Standing | None, dark: str) -> str:
    """Its number, what it prints, who sits there."""
    wide, high = CREW
    left = WIDE - wide - 6
    lines = textwrap.wrap(said, letters_in(left - 40, 11))
    parts = [
        f'<rect x="3" y="2" width="{WIDE - 6}" height="{SEAT - 4}" rx="4" fill="{PALE}" stroke="{dark}" stroke-width="1"/>',
        f'<circle cx="19" cy="{SEAT / 2:g}" r="10" fill="{dark}"/>',
        text(19, SEAT / 2 + 4, str(number), 12, anchor="middle", fill="#fff"),
    ]
    start = SEAT / 2 + 4 - 6.5 * (len(lines) - 1)
    parts += [text(36, start + 13 * at, line, 11, bold=False) for at, line in enumerate(lines)]
    if one is not None:
        drawn = draw_counter(picture, one, wide, high)
        parts.append(group("crew", left, (SEAT - high) / 2, drawn, f"counter:{one.kind.id}", one.name))
    return "".join(parts)


def vehicles_text(picture: Picture, columns: int | None) -> str:
    """A line a vehicle: where it is, its damage, and each seat with what it prints and who sits there."""
    wide = min(BESIDE, columns or BESIDE)
    rows = [row for line in _told(picture) for row in textwrap.wrap(line, wide, subsequent_indent="    ")]
    return "\n".join(rows).replace(TIED, " ")


def _told(picture: Picture) -> Iterator[str]:
    for spot, one in picture.vehicles:
        kind = one.kind.vehicle
        assert kind is not None, "the vehicles of a picture"
        name = getattr(one.kind.name, picture.language)
        state = (
            picture.say("board-disabled") if one.disabled else f"{picture.say('board-disabled-at')} {kind.disabled_at}"
        )
        defence = (
            f"{picture.say('board-defence')} {one.kind.defence or '–'}, {picture.say('board-armour')} {kind.armour}"
        )
        seats = [
            f"{number}{f' ({said})' if (said := picture.seat(seat)) else ''} {_rider(picture, rider)}"
            for number, (seat, rider) in enumerate(zip(kind.seats, one.crew, strict=True), 1)
        ]
        seats = [seat.replace(" ", TIED) for seat in seats]
        yield (
            f"{initial(one.side)} {name}, {spot.space.tile}: {picture.say('board-damage')} {one.damage}/{kind.toughness} ({state}), "
            f"{defence}; {'; '.join(seats)}"
        )


def _rider(picture: Picture, rider: Standing | None) -> str:
    if rider is None:
        return picture.say("board-free-seat")
    name: str = getattr(rider.kind.name, picture.language)
    return f"{name} ({picture.say('board-suppressed')})" if rider.suppressed else name


# --- all of a game


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The board first, then the vehicles on it, by side its hand and its other cards, how it stands, and the legend."""
    if not board.scene.sides:
        return ()
    seen, title = view(board), board.scene.title
    shown = picture(scene(board), seen, language)
    own = sorted(seen.sides, key=lambda side: side.id != board.viewer)
    return (
        board_panel(shown, title.said),
        *([vehicles_panel(shown)] if shown.vehicles else []),
        *(one(board, side, language) for side in own for one in (hand_panel, cards_panel)),
        state_panel(shown),
        legend_panel(shown),
    )


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """Returns the board, the text beside it, the vehicles, the viewer's hand, the legend, and the piles."""
    if not board.scene.sides:
        return ()
    seen, language = view(board), page.language
    shown = picture(scene(board), seen, language)
    told = [
        Written("board", Role.MAIN, board_list(shown) if page.plain else board_text(shown, page.columns, page.paint)),
        Written("state", Role.EACH, "\n".join(beside(shown, page.columns))),
        *([Written("vehicles", Role.EACH, vehicles_text(shown, page.columns))] if shown.vehicles else []),
        *(
            Written("hand", Role.EACH, hand_text(board, side, language, page.columns))
            for side in seen.sides
            if side.id == board.viewer
        ),
        Written("piles", Role.ASKED, "\n".join(piles_text(board, seen.sides, language, page.columns))),
    ]
    if not page.plain:
        told.append(Written("legend", Role.MORE, legend(language, board.scene.variant, page.columns)))
    return tuple(told)


DRAWING: Final = Drawing(panels, written, handles, meant, tried)
