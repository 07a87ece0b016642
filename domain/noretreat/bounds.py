"""Where a scenario lets a side set units up by choice (NR5)."""

from kronika.domain.noretreat.atlas import Atlas
from kronika.domain.noretreat.content.scenarios import Free, Scenario
from kronika.domain.noretreat.content.sides import AXIS, other


def spaces_within(atlas: Atlas, scenario: Scenario, group: Free) -> frozenset[str]:
    """The spaces within all bounds of a group that are not the enemy's. Areas must be named."""
    theirs = {atlas.place(slug) for slug in _controls(scenario, other(group.side))}
    found = {id for id, space in atlas.spaces.items() if not space.crossing and id not in theirs}
    found &= set(group.spaces) if group.spaces else atlas.hexes
    if group.country is not None:
        found = {id for id in found if atlas.spaces[id].country == group.country}
    if group.cities:
        found &= {atlas.place(slug) for slug in _controls(scenario, group.side)} & atlas.cities
    if group.near:
        found = {id for id in found if atlas.distance(id, atlas.place(group.near)) <= group.within}
    return frozenset(found)


def _controls(scenario: Scenario, side: str) -> tuple[str, ...]:
    return scenario.axis_controls if side == AXIS else scenario.soviet_controls
