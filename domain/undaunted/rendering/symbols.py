"""Signs of units, vehicles and actions, as paths: NATO symbols for units, silhouettes for vehicles, and one sign for
each action."""

from typing import Final

from kronika.domain.undaunted.content import ActionName, CounterKind, Nature

COLOURS = (("#47651f", "#e0eacb", 9), ("#35506e", "#dbe4ee", 0))
"""For the first and the second side: colour, pale colour, how round its things are."""
PALE = "#fffdf5"
GOLD = "#f2c230"
WIDE, HIGH = 30, 20
"""The frame of a NATO symbol. Silhouettes of vehicles fill the same space."""
ICON: Final = 16
"""An action is drawn in a square so wide."""

_CROSS = "M0 0L30 20M0 20L30 0"
_ARMOUR = "M9 4.5H21A5.5 5.5 0 0 1 21 15.5H9A5.5 5.5 0 0 1 9 4.5Z"
_ANTI_TANK = "M0 20L15 1L30 20"
UNITS: Final = {
    "riflemen": _CROSS,
    "scouts": "M0 20L30 0",
    "machine_gunners": "M15 17V4M10 9L15 4L20 9M9 17H21",
    "mortar": "M15 12V2M11 6L15 2L19 6M15 12A3 3 0 1 0 15.1 12Z",
    "snipers": "M15 4A6 6 0 1 0 15.1 4ZM15 1V7M15 13V19M6 10H12M18 10H24",
    "engineers": "M6 15V6H24V15M15 6V15",
    "flamethrowers": "M15 2C21 8 21 11 18 14C18 11 16 10 15 8C14 11 11 11 12 16C7 13 9 8 15 2ZM10 18H20",
    "anti_tank_rifles": _ANTI_TANK,
    "anti_tank_guns": f"{_ANTI_TANK}M15 9V20",
    "tanks": _ARMOUR,
    "assault_guns": f"{_ARMOUR}M15 8A2 2 0 1 0 15.1 8Z",
    "half_tracks": f"{_ARMOUR}{_CROSS}",
    "militia": f"{_CROSS}M0 10H30",
    "assault_troops": f"{_CROSS}M15 1V7M11 4L15 1L19 4",
    "saboteur": "M13 7A5.5 5.5 0 1 0 13.1 7ZM17 8L20 4L23 5",
    "mechanic": "M8 16L18 8M24 4A4.5 4.5 0 1 1 19 4L21 7Z",
    "driver": "M15 3A7 7 0 1 0 15.1 3ZM8 10H22M15 10V17",
    "tank_driver": f"{_ARMOUR}M15 7A3 3 0 1 0 15.1 7ZM12 10H18",
    "tank_gunner": f"{_ARMOUR}M15 10H29",
}
"""The signs in the frames of symbols, by unit."""
ALIKE: Final = {
    "rifleman": "riflemen",
    "scout": "scouts",
    "machine_gunner": "machine_gunners",
    "sniper": "snipers",
    "engineer": "engineers",
    "anti_tank_rifleman": "anti_tank_rifles",
}
"""Single soldiers have the sign of their kind."""
_WHEELS = "M8 13A3.4 3.4 0 1 0 8.1 13ZM22 13A3.4 3.4 0 1 0 22.1 13Z"
VEHICLES: Final = {
    "tank": "M2 14A3 3 0 0 0 4 19H26A3 3 0 0 0 28 14ZM5 13V9H10L12 5H19L20 7H30V8.5H20V9H25V13Z",
    "patrol_truck": f"M1 14V7H13L17 3H22L24 8L29 9V14Z{_WHEELS}",
    "gun_truck": f"M1 14V9H5V5L1 2L2 1L8 5V9H16V5H22L24 8L29 9V14Z{_WHEELS}",
    "recon_vehicle": f"M2 14L1 9L7 6H10V2H17V3.5H26V5H17V6H23L29 10V14Z{_WHEELS}",
    "pilot_car": f"M2 14V8H9L12 4H13L12 8H20L29 9V14Z{_WHEELS}",
    "lorry": f"M1 14V2H17V14ZM18 14V5H24L26 9L29 10V14Z{_WHEELS}",
}
"""Silhouettes, filled."""

_DOT = "M8 7A1 1 0 1 0 8.1 7Z"
_FLAME = "M8 1C13 6 13 9 11 14C11 11 9 10 8 8C7 11 5 11 6 14C2 11 4 6 8 1Z"
_BOMB = "M7 5A5 5 0 1 0 7.1 5ZM10.5 6L13 3L15 4"
_PLANE = "M8 1V15M1 8.5L8 6L15 8.5M5 14L8 13L11 14"
_EYE = "M1 8Q8 1 15 8Q8 15 1 8ZM8 6A2 2 0 1 0 8.1 6Z"
_RING = "M8 3A5 5 0 1 0 8.1 3Z"
_AIM = f"{_RING}M8 1V5M8 11V15M1 8H5M11 8H15"
_CLOUD = "M4 13A3 3 0 0 1 4 7A4 4 0 0 1 11.5 6A3.5 3.5 0 0 1 12 13Z"
ACTIONS: Final = {
    ActionName.MOVE: "M1 8H14M9 3L14 8L9 13",
    ActionName.SCOUT: _EYE,
    ActionName.STALK: "M1 8H4M6 8H9M11 8H14M10 4L14 8L10 12",
    ActionName.GUIDE: "M2 14V9Q2 5 6 5H14M10 1L14 5L10 9",
    ActionName.BOLSTER: "M2 2H11V14H2ZM13 5V14H6M6.5 5.5V10.5M4 8H9",
    ActionName.COMMAND: "M8 1L10 6L15 6.3L11 9.5L12.5 15L8 12L3.5 15L5 9.5L1 6.3L6 6Z",
    ActionName.CONCEAL: _CLOUD,
    ActionName.CONTROL: "M3 15V1M3 2H14L11 5.5L14 9H3",
    ActionName.INSPIRE: "M13 8A5 5 0 1 1 11 4M11 1V5H7",
    ActionName.RECON: f"{_EYE}M2 14L14 2",
    ActionName.TARGET: f"{_RING}{_DOT}",
    ActionName.ATTACK: _AIM,
    ActionName.SUPPRESS: "M8 1V10M4 6.5L8 10.5L12 6.5M2 14H14",
    ActionName.BLAST: "M8 1L9.5 5L13.5 3L11.5 7L15 9L11 10L12 14L8 11.5L4 14L5 10L1 9L4.5 7L2.5 3L6.5 5Z",
    ActionName.ANTI_TANK: "M1 14L8 2L15 14M8 9V14",
    ActionName.DEMOLISH: _BOMB,
    ActionName.BOMBARD: "M3 1V6M1 4L3 6L5 4M11 3V8M9 6L11 8L13 6M1 14L4 10L7 13L10 11L15 14",
    ActionName.VOLLEY: "M1 3H9L12 4.5L9 6H1ZM4 10H12L15 11.5L12 13H4Z",
    ActionName.GRENADE: "M8 5A5 5 0 1 0 8.1 5ZM6 5V2H10V5M10 2L13 5",
    ActionName.FLAMETHROWER: _FLAME,
    ActionName.SMOKE: f"{_CLOUD}M2 15.5H14",
    ActionName.MINES: f"M8 5A3 3 0 1 0 8.1 5ZM8 1V5M8 11V15M1 8H5M11 8H15M3 3L5.8 5.8M13 13L10.2 10.2M13 3L10.2 5.8M3 13L5.8 10.2{_DOT}",
    ActionName.FIRE_ZONE: "M8 15L1 4Q8 -1 15 4ZM8 15V1.5",
    ActionName.REQUISITION: "M2 5L8 2L14 5V12L8 15L2 12ZM2 5L8 8L14 5M8 8V15",
    ActionName.RALLY: "M8 15V3M3 8L8 3L13 8M2 15H14",
    ActionName.ANTI_AIR: f"{_PLANE}M2 2L14 14",
    ActionName.FIGHT_AND_FADE: f"{_AIM}M2 14L14 2",
    ActionName.ASSAULT: "M1 11H9M6 8L9 11L6 14M11 1L9 6H13L10 10",
    ActionName.SECURE: "M8 1L14 3V8Q14 13 8 15Q2 13 2 8V3ZM5 8L7 10L11 5",
    ActionName.EXERT: "M9 1L3 9H8L6 15L13 6H8Z",
    ActionName.DRIVE: f"{_RING}M3 8H13M8 8V13",
    ActionName.NAVIGATE: f"{_RING}M8 1V3M8 13V15M1 8H3M13 8H15M8 5L9.5 8L8 11L6.5 8Z",
    ActionName.REPAIR: "M2 14L9 7M13 2A3.5 3.5 0 1 0 14 6L11 5Z",
    ActionName.RECON_FLIGHT: _PLANE,
    ActionName.STRAFE: f"{_PLANE}M3 11V14M13 11V14",
}
"""Signs of actions, as lines."""


def emblem(side: int, x: float, y: float, size: float, fill: str = "") -> str:
    """The shape of the first or the second side, around its middle: in its colour, if in no other."""
    painted = f'fill="{fill or COLOURS[side][0]}" stroke="{PALE}" stroke-width="1.5"'
    if side == 0:
        return f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" {painted}/>'
    half = size * 0.9
    return f'<rect x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" height="{2 * half:g}" {painted}/>'


def unit_symbol(kind: CounterKind, x: float, y: float, high: float, ink: str, paper: str) -> str:
    """A unit so high: a silhouette if it is a vehicle, or else its sign in a frame."""
    scale = high / HIGH
    if kind.vehicle is not None:
        drawn = f'<path d="{VEHICLES.get(kind.unit, VEHICLES["lorry"])}" fill="{ink}"/>'
    else:
        other = {Nature.TANK: "tanks", Nature.GUN: "anti_tank_guns"}.get(kind.nature, "riflemen")
        sign = UNITS.get(ALIKE.get(kind.unit, kind.unit), UNITS[other])
        drawn = (
            f'<path d="M0 0H30V20H0Z" fill="{paper}"/>'
            f'<path d="M0 0H30V20H0Z{sign}" fill="none" stroke="{ink}" stroke-width="2" stroke-linejoin="round"/>'
        )
    return f'<g transform="translate({x:.4g} {y:.4g}) scale({scale:.3g})">{drawn}</g>'


def icon(path: str, x: float, y: float, size: float, ink: str, width: float = 1.8) -> str:
    """A sign that is drawn in a square, moved to its place."""
    return (
        f'<g transform="translate({x:.4g} {y:.4g}) scale({size / ICON:.3g})"><path d="{path}" fill="none" '
        f'stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"/></g>'
    )
