"""A legend of boards and cards: units, actions, and in words the rest."""

from collections.abc import Iterator
from typing import Final

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, panel, text
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.rendering.board import wrapped
from kronika.domain.undaunted.rendering.picture import Picture
from kronika.domain.undaunted.rendering.symbols import ACTIONS, PALE, icon, unit_symbol
from kronika.domain.undaunted.words import message

COLUMNS: Final = 3
ACROSS, ROW, LINE, MARGIN = 200, 26, 16, 12


def legend_panel(picture: Picture) -> Panel:
    """The units and the actions of the scenario with their names, and what else is drawn on tiles and counters."""
    parts, top = [], float(MARGIN)
    for signs in (list(_units(picture)), list(_actions(picture))):
        for at, (sign, said) in enumerate(signs):
            row, column = divmod(at, COLUMNS)
            x, y = MARGIN + column * ACROSS, top + row * ROW
            parts.append(
                f'<g transform="translate({x:g} {y:g})">{sign}{text(38, 15, said, 13, bold=False, fill=WRITING)}</g>'
            )
        top += -(-len(signs) // COLUMNS) * ROW + 6
    for line in picture.say(f"legend-picture-{picture.scene.variant}").split("\n"):
        for said in wrapped(line, 12, COLUMNS * ACROSS):
            parts.append(text(MARGIN, top + 12, said, 12, bold=False, fill=WRITING))
            top += LINE
    size = COLUMNS * ACROSS + 2 * MARGIN, top + MARGIN
    return panel("legend", Place.REFERENCE, message("panel-legend"), *size, parts, picture.language, TABLE)


def _units(picture: Picture) -> Iterator[tuple[str, str]]:
    for kind in {kind.unit: kind for kind in picture.scene.counters}.values():
        name: str = getattr(kind.name, picture.language)
        yield unit_symbol(kind, 0, 0, 20, INK, PALE), name.removesuffix(f" {''.join(kind.squads)}")


def _actions(picture: Picture) -> Iterator[tuple[str, str]]:
    actions = dict.fromkeys(action.name for card in picture.scene.cards for action in card.actions)
    plate = f'<rect width="30" height="20" rx="4" fill="{PALE}"/>'
    for name in actions:
        yield plate + icon(ACTIONS[name], 7, 2, 16, INK), said_in(ACTION_NAMES[name], picture.language)
