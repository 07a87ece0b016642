"""The board as a set-up lays it out (NR5)."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from domain.kernel.log import canonical_json
from domain.noretreat import events as e
from domain.noretreat.content import (
    AXIS,
    SIDES,
    SOVIET,
    Content,
    Kind,
    OptionalUnits,
    Placed,
    Weather,
)
from domain.noretreat.scene import scene_of
from domain.noretreat.standing import Unit
from domain.noretreat.state import DESTROYED, OUT, TRACK, WAITING, Board

_decoder = msgspec.json.Decoder(Content)


@lru_cache(64)
def _shared(content: bytes) -> Content:
    """A content from its canonical JSON; one for all games that have it."""
    return _decoder.decode(content)


@lru_cache(256)
def _laid(content: bytes, setup: e.SetUp, eyes: str) -> Board:
    """NR123, NRR52."""
    read = _shared(content)
    scene, scenario = scene_of(read), read.scenario
    places = dict.fromkeys(scenario.axis_controls, AXIS) | dict.fromkeys(scenario.soviet_controls, SOVIET)
    placed = {one.unit: one for one in scenario.units}
    return replace(
        Board(eyes),
        setup=setup,
        content=read,
        units={kind.id: _unit(kind, placed.get(kind.id), read, setup) for kind in read.units},
        control={scene.atlas.keys[key]: side for key, side in places.items()},
        initiative=scenario.initiative,
        pivot=scene.dates.initiative,
        event_vp=scenario.event_vp,
        high_tide=scenario.high_tide,
        joker=scenario.joker if setup.joker else "",
        late=scenario.late_deck,
        turn=scenario.first,
        before=scene.turns[scenario.first - 1].weather if scenario.first > 1 else Weather.CLEAR,
        triggered=dict.fromkeys(scenario.triggered, 0),
        hands=dict.fromkeys(SIDES, ()),
        support=dict.fromkeys(SIDES, 0),
        local=dict.fromkeys(SIDES, ""),
        fewer=dict.fromkeys(SIDES, 0),
    )


def _unit(kind: Kind, placed: Placed | None, content: Content, setup: e.SetUp) -> Unit:
    """NR2: where a unit is: where the scenario says, on the turn track at the turn it enters, or to come."""
    faces = [face.id for face in kind.faces]
    if placed is not None:
        face = faces.index(placed.face) if placed.face else 0
        place = WAITING if placed.at == "withdrawn" else placed.at
        return Unit(place, face, turn=placed.turn)
    face = faces.index(kind.enters.face) if kind.enters.face else 0
    if kind.id in content.scenario.out:
        return Unit(OUT, face)
    if kind.enters.optional == OptionalUnits.RESERVES and setup.reserves and content.scenario.first > kind.enters.turn:
        return Unit(DESTROYED, face)
    if kind.enters.turn and not kind.enters.optional:
        return Unit(TRACK, face, turn=kind.enters.turn, new=True)
    return Unit(WAITING, face, new=True)


def laid(board: Board, event: e.LaidOut) -> Board:
    """The board after the opening."""
    return _laid(canonical_json(event.content), event.setup, board.eyes)
