"""The vehicles on the board as cards: damage, seats, who sits on them (A13, A19, A20)."""

import textwrap
from collections.abc import Iterator
from typing import Final

from kronika.domain.kernel.rendering import INK, Panel, document, group, text
from kronika.domain.undaunted.content import VehicleKind
from kronika.domain.undaunted.rendering.board import ALARM, COLOURS, PAPER, draw_counter, letters_in
from kronika.domain.undaunted.rendering.board_text import BESIDE, initial
from kronika.domain.undaunted.rendering.picture import Picture, Spot, Standing
from kronika.domain.undaunted.words import message

TITLE: Final = message("panel-vehicles")
WIDE, HEAD, SEAT, APART, MARGIN = 290, 62, 40, 10, 16
"""A card, its head, a seat, the gap between two cards, the edge of the panel."""
ACROSS: Final = 3
"""Cards side by side."""
CREW = 78, 30
"""A counter on its seat."""
TIED: Final = "\u00a0"
"""A blank at which no line ends, so that a seat is told in one line where it fits."""
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
    height = round(top - APART + MARGIN)
    return Panel("vehicles", TITLE, document(width, height, picture.say("panel-vehicles"), parts), width, height)


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
        f"{_damage(kind, standing.damage)}"
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
        f'fill="{ALARM if at < damage else PAPER}" stroke="{INK}" stroke-width="1"/>'
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
        f'<rect x="3" y="2" width="{WIDE - 6}" height="{SEAT - 4}" rx="4" fill="{PAPER}" stroke="{dark}" stroke-width="1"/>',
        f'<circle cx="19" cy="{SEAT / 2:g}" r="10" fill="{dark}"/>',
        text(19, SEAT / 2 + 4, str(number), 12, anchor="middle", fill="#fff"),
    ]
    start = SEAT / 2 + 4 - 6.5 * (len(lines) - 1)
    parts += [text(36, start + 13 * at, line, 11, bold=False) for at, line in enumerate(lines)]
    if one is not None:
        drawn = draw_counter(picture, one, wide, high, 13, long=True)
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
