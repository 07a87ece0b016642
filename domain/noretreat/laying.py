"""The board as a set-up lays it out (NR5)."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.scenarios import Deal, Placed
from kronika.domain.noretreat.content.units import Kind, OptionalUnits
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Weather, other
from kronika.domain.noretreat.scene import scene_of
from kronika.domain.noretreat.state import DESTROYED, OUT, TRACK, WAITING, Blow, BlowKind, Board, SetUp, Unit

_decoder = msgspec.json.Decoder(Content)


@lru_cache(64)
def _shared(content: bytes) -> Content:
    """A content from its canonical JSON; one for all games that have it."""
    return _decoder.decode(content)


@lru_cache(256)
def _laid(content: bytes, setup: SetUp, viewer: str) -> Board:
    """NR123, NRR52."""
    read = _shared(content)
    scene, scenario = scene_of(read), read.scenario
    units = {**_free(read), **{one.unit: one for one in scenario.units}}
    places = dict.fromkeys(scenario.axis_controls, AXIS) | dict.fromkeys(scenario.soviet_controls, SOVIET)
    return replace(
        Board(viewer),
        setup=setup,
        scene=scene,
        units={kind.id: _unit(kind, units.get(kind.id), read, setup) for kind in read.units},
        control={scene.atlas.keys[key]: side for key, side in places.items()},
        initiative=scenario.initiative,
        pivot=scenario.initiative_turn or scene.dates.initiative,
        event_vp=scenario.event_vp,
        high_tide=scenario.high_tide,
        joker=scenario.joker if setup.joker else "",
        late=scenario.late_deck,
        turn=scenario.first,
        before=scenario.before or (scene.turns[scenario.first - 1].weather if scenario.first > 1 else Weather.CLEAR),
        forecast=scenario.weather,
        triggered=dict.fromkeys(scenario.triggered, 0),
        hands={AXIS: _hand(scenario.axis_cards), SOVIET: _hand(scenario.soviet_cards)},
        support=dict.fromkeys(SIDES, 0),
        local=dict.fromkeys(SIDES, "")
        | {scene.kinds[unit].side: unit for unit in scenario.local_support if setup.local_support},
        fewer={AXIS: scenario.axis_cards.fewer, SOVIET: scenario.soviet_cards.fewer},
        blows=_blows(read),
        reserve=scenario.reserve,
        works=tuple(sorted(scenario.works)),
        scorched=tuple(sorted(scenario.scorched)),
    )


def _hand(deal: Deal) -> tuple[int, ...]:
    return tuple(sorted(deal.given))


def _free(content: Content) -> dict[str, Placed]:
    """Units that are still to be set up: where they are if their side leaves them out."""
    return {unit: Placed(unit, group.rest, group.face) for group in content.scenario.free for unit in group.units}


def _blows(content: Content) -> dict[str, Blow]:
    """NR51, NR53: a counterblow marker belongs to who stands there, a target to the enemy."""
    scenario, kinds = content.scenario, scene_of(content).kinds
    holders = {one.at: kinds[one.unit].side for one in scenario.units}
    counterblows = {space: Blow(holders[space], BlowKind.COUNTERBLOW, left=True) for space in scenario.counterblows}
    return counterblows | {space: Blow(other(holders[space]), BlowKind.TARGET) for space in scenario.targets}


def _unit(kind: Kind, placed: Placed | None, content: Content, setup: SetUp) -> Unit:
    """NR2: where a unit is: where the scenario says, on the turn track at the turn it enters, or to come."""
    faces = [face.id for face in kind.faces]
    if placed is not None and (not kind.enters.optional or getattr(setup, kind.enters.optional)):
        face = faces.index(placed.face) if placed.face else 0
        place = WAITING if placed.at == "withdrawn" else placed.at
        partisans = placed.partisans and setup.partisans
        return Unit(place, face, placed.unsupplied, placed.disorganised, placed.turn, partisans=partisans)
    face = faces.index(kind.enters.face) if kind.enters.face else 0
    if kind.id in content.scenario.out:
        return Unit(OUT, face)
    if kind.enters.optional == OptionalUnits.RESERVES and setup.reserves and content.scenario.first >= kind.enters.turn:
        return Unit(DESTROYED, face)
    if kind.enters.turn and not kind.enters.optional:
        return Unit(TRACK, face, turn=kind.enters.turn, new=True)
    return Unit(WAITING, face, new=True)


def laid(content: Content, setup: SetUp, viewer: str) -> Board:
    """The board after the opening, as these eyes see it."""
    return _laid(canonical_json(content), setup, viewer)
