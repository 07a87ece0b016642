"""The tokens on a tank as signs, and what the signs mean."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text as said
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, group, panel, text
from kronika.domain.kernel.words import Message
from kronika.domain.tankduel.content.pieces import Health, Kind, Tracks
from kronika.domain.tankduel.rendering.boards import LIVES
from kronika.domain.tankduel.rendering.silhouettes import ICONS
from kronika.domain.tankduel.rendering.writing import conditions
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import state_name
from kronika.domain.tankduel.view import TankView, view
from kronika.domain.tankduel.words import message

HARM, EARTH, DULL = "#a3271f", "#6b4a23", "#5a5d60"
WAVES: Final = "M-10-4q3-5 6.5 0t7 0 6.5 0M-10 4q3-5 6.5 0t7 0 6.5 0"
CHAIN: Final = "M-7-5h14a5 5 0 0 1 0 10h-14a5 5 0 0 1 0-10z"
TOKENS: Final = {
    "panel-hull-down": (EARTH, "M-11 8q4-13 11-13t11 13z", True),
    "panel-smoke": (DULL, "M-6 7a5 5 0 0 1 0-10a6 6 0 0 1 11-1a5.5 5.5 0 0 1 2 11z", True),
    "panel-bog": (EARTH, WAVES, False),
    "panel-fire": (HARM, "M0-11c7 7 8 12 5 17c-2 4-8 4-10 0c-2-4 0-7 2-9c1 3 3 2 3-8z", True),
    "panel-broken": (HARM, "M-7 11v-21h14l-5 5 5 5h-12v11z", True),
    "panel-gun-hits": (HARM, "M-11-3h8l-2 6h-6zM1-3h10v6h-12zM-2-10l2 5M0 5l-2 5", False),
    "panel-loaded": ("#2f6d3a", "M-5 11v-13q1-7 5-10q4 3 5 10v13zM-8 7h16", True),
    "panel-buttoned": ("#3a3933", "M-10 4q0-12 10-12t10 12zM-11 7h22v3h-22z", True),
    "panel-fog": (DULL, "M-10-7h14M-4 0h14M-10 7h16", False),
    "panel-road": (DULL, "M-3-11l-7 22M3-11l7 22M0-9v5M0-1v4M0 6v5", False),
    "panel-mud": (EARTH, WAVES, False),
    "tracks-damaged": (HARM, f"{CHAIN}M2-9l-4 18", False),
    "tracks-immobilised": (HARM, f"{CHAIN}M-8-9l16 18M8-9l-16 18", False),
}
"""The colour of each token, its sign around the point 0, 0, and whether that is filled."""
TOKEN, APART = 28, 31
"""How large a token is, and from one to the next."""
COLUMN, ROW, MARGIN = 230, 36, 14


def tokens(tank: TankView, x: float, y: float, way: int, language: str) -> Iterator[str]:
    """The tokens on a tank side by side, from an upper corner to the right (1) or to the left (-1)."""
    for at, mark in enumerate(conditions(tank)):
        yield group(
            "token", x + way * (at * APART + TOKEN / 2), y + TOKEN / 2, _token(mark), title=said(mark, language)
        )


def _token(mark: Message) -> str:
    """A token around the point 0, 0, with its number if it has one."""
    colour, path, filled = TOKENS[mark.id]
    drawn = (
        f'<rect x="{-TOKEN / 2:g}" y="{-TOKEN / 2:g}" width="{TOKEN}" height="{TOKEN}" rx="6" fill="{colour}" stroke="#ffffff" stroke-width="1.5"/>'
        f'<path d="{path}" fill="{"#ffffff" if filled else "none"}" stroke="#ffffff" stroke-width="{0.6 if filled else 2.4}"/>'
    )
    for number in mark.args.values():
        drawn += f'<circle cx="9" cy="8" r="8" fill="#ffffff"/>{text(9, 13, str(number), 14, anchor="middle")}'
    return drawn


def legend_panel(board: Board, language: str) -> Panel:
    """The signs on tanks and their plates, in words."""
    tank = view(board).tanks[0]
    held = dict.fromkeys(("hull_down", "on_fire", "broken", "loaded", "buttoned", "heavy_weather", "road"), True)
    marked = replace(tank, smoke_card=1, bog=1, gun_hits=1, in_deep_mud=True, tracks=Tracks.DAMAGED, **held)
    told = [(_token(mark), mark) for mark in conditions(marked)]
    told += [(_token(mark), mark) for mark in conditions(replace(tank, tracks=Tracks.IMMOBILISED))[-1:]]
    for kind, mark in (
        (Kind.MOVE, message("panel-move", level=tank.move_level)),
        (Kind.FIRE, message("panel-shoots", level=tank.fire_level)),
    ):
        told.append((ICONS[kind], mark))
    shield = '<path d="M-13-10h26v10q0 9-13 12q-13-3-13-12z" fill="#fffdf5" stroke="#5d5a4c"/>'
    told.append((shield + text(0, 5, str(tank.cover), 14, anchor="middle"), message("panel-cover", cover=tank.cover)))
    for state in Health:
        fill, inside = LIVES[state]
        told.append((f'<circle r="8" fill="{fill}" stroke="{INK}"/>{inside}', state_name(state)))
    for dashes, thick, sight in ((' stroke-dasharray="5 4"', 3, "spotted"), ("", 5, "aimed")):
        arrow = f'<path d="M-14 0h18" stroke="{WRITING}" stroke-width="{thick}"{dashes}/><path d="M14 0l-11 7v-14z" fill="{WRITING}"/>'
        told.append((arrow, message(f"layer-{sight}")))
    parts, half = [], -(-len(told) // 2)
    for at, (sign, mark) in enumerate(told):
        column, row = divmod(at, half)
        drawn = sign + text(24, 6, said(mark, language), 15, bold=False, fill=WRITING)
        parts.append(group("key", MARGIN + 16 + column * COLUMN, MARGIN + 16 + row * ROW, drawn))
    size = 2 * COLUMN + MARGIN, half * ROW + MARGIN
    return panel("legend", Place.REFERENCE, message("panel-signs"), *size, parts, language, TABLE)
