"""Parts that the rules share: common answers, units put, turned and marked, zones of control (NR3, NR40 to NR45)."""

from kronika.domain.kernel import steps
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.steps import Decision, Objection
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Kind
from kronika.domain.noretreat.content.words import SIDES, SOVIET, other
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.scene import Scene
from kronika.domain.noretreat.state import BOXES, RAIL, REMEMBERED, Board, Unit, unit_name
from kronika.domain.noretreat.words import message

Play = steps.Play[Board]
"""One decision being carried out."""


class Pass(Decision, frozen=True, tag="pass"):
    """NR138: no card now."""


class Done(Decision, frozen=True, tag="done"):
    """NR136: nothing more here."""


PASSED = frozenset(
    {
        "event_window",
        "cancel",
        "commit_card",
        "place_cadre",
        "unscorch",
        "strategic_reserve",
        "local_support",
        "reserve_detrain",
        "detach",
        "fortified_fronts",
        "partisans",
    }
)
"""NR138: prompts that a side may let pass."""
FINISHED = frozenset(
    {
        "discard",
        "flip",
        "place",
        "reorganise",
        "move",
        "declare_targets",
        "declare_counterblows",
        "add_hex",
        "choose_attackers",
        "choose",
        "advance",
        "detrain",
        "set_up",
    }
)
"""NR136: prompts at which a side may choose nothing more."""


def declined(kind: str) -> Decision | None:
    """NR136, NR138: returns the answer to a kind of prompt that chooses nothing, or nothing more."""
    if kind in PASSED:
        return Pass()
    return Done() if kind in FINISHED else None


class At(Decision, frozen=True, tag="at"):
    """NR32, NR49: where a unit comes onto the map, or where an event works."""

    space: str  #: The space.


class Yes(Decision, frozen=True, tag="yes"):
    """NR58, NR66: a support marker is used, a counterattack made, an offer taken."""


class No(Decision, frozen=True, tag="no"):
    """NR58, NR66: it is not."""


class Pick(Decision, frozen=True, tag="pick"):
    """NR128: the choice for an event: a unit, a space, a card or an option, by its id or number."""

    chosen: str  #: The id or number chosen.


def foreign(board: Board, side: str, unit: str) -> Objection | None:
    """NR2, NR38: returns the objection if a unit does not belong to a side."""
    if unit not in board.units:
        return Objection("NR2", message("not-a-known-unit", unit=unit))
    if board.side(unit) != side:
        return Objection("NR38", message("not-a-unit-of-yours", unit=unit_name(board, unit)))
    return None


def put(play: Play, unit: str, place: str, why: Cause, turn: int = 0) -> None:
    """A unit comes onto the map, leaves it, or changes its box. Its markers of local support and of the strategic
    reserve stay with it only there (NR50, NR113)."""
    board = play.board
    play.emit(e.UnitPut(unit, place, why, turn))
    if place in BOXES and unit in board.local.values():
        play.emit(e.LocalSupport(board.side(unit), ""))
    if place != RAIL and board.reserve == unit:
        play.emit(e.ReserveMarked(""))


def turn_face(play: Play, unit: str, face: int, why: Cause) -> None:
    """A unit shows a face, if it does not yet."""
    if play.board.units[unit].face != face:
        play.emit(e.UnitTurned(unit, face, why))


def mark(play: Play, unit: str, marker: e.UnitMarker, on: bool = True) -> None:
    """A marker on a unit, if it is not so yet."""
    if getattr(play.board.units[unit], marker) != on:
        play.emit(e.UnitMarked(unit, marker, on))


def has_better_face(kind: Kind) -> bool:
    """Whether a unit has two faces, with a strength on both."""
    return len(kind.faces) == 2


def two_steps(board: Board, unit: str) -> bool:
    """NR3: whether a unit has a step to lose before it is eliminated."""
    kind, state = board.kind(unit), board.units[unit]
    if state.face == 0 or not has_better_face(kind) or kind.one_step:
        return False
    soviet_full = kind.side == SOVIET and board.turn >= board.scene.dates.two_steps
    return kind.two_steps or kind.faces[1].zoc is False or soviet_full


@cached_by_identity(REMEMBERED)
def _zones(scene: Scene, units: dict[str, Unit], /) -> dict[str, frozenset[str]]:
    """NR42: the spaces in the zones of control of each side."""
    found: dict[str, set[str]] = {side: set() for side in SIDES}
    for id, unit in units.items():
        if unit.place in BOXES or unit.unsupplied:
            continue
        kind = scene.kinds[id]
        if kind.faces[unit.face].zoc:
            found[kind.side].update(scene.atlas.land[unit.place])
    return {side: frozenset(spaces) for side, spaces in found.items()}


@cached_by_identity(REMEMBERED)
def _held(scene: Scene, units: dict[str, Unit], /) -> dict[str, frozenset[str]]:
    kinds = scene.kinds
    found: dict[str, set[str]] = {side: set() for side in SIDES}
    for id, unit in units.items():
        if unit.place not in BOXES:
            found[kinds[id].side].add(unit.place)
    return {side: frozenset(spaces) for side, spaces in found.items()}


def enemy_zones(board: Board, side: str) -> frozenset[str]:
    """EZOC: the spaces in zones of control of a side's enemy."""
    return _zones(board.scene, board.units)[other(side)]


def held(board: Board, side: str) -> frozenset[str]:
    """The spaces with units of a side."""
    return _held(board.scene, board.units)[side]


def in_enemy_zone(board: Board, unit: str) -> bool:
    """Whether a unit is in an enemy zone of control."""
    return board.units[unit].place in enemy_zones(board, board.side(unit))


def is_open(board: Board, area: str) -> bool:
    """NR45, NRR7: whether an area is open to anybody: those of the Balkans are from the turn after its trigger on."""
    after = board.scene.atlas.spaces[area].after
    return not after or board.triggered.get(after, board.turn) < board.turn


def may_be_in(board: Board, unit: str, space: str) -> bool:
    """NR44, NR45: whether a unit may enter a space, regardless of the units there."""
    scene = board.scene
    place, kind = scene.atlas.spaces[space], scene.kinds[unit]
    if place.crossing:
        return False
    if not scene.atlas.is_area(space):
        return not kind.stays
    if not is_open(board, space):
        return False
    if kind.stays:
        return place.slug in kind.home
    return kind.side != "axis" or kind.nation in place.axis_nations
