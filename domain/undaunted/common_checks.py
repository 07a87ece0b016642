"""Checks a pack of any game of the family for contradictions: printed actions, numbers of scenarios, laid tiles."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.packs import ANY, Bound, Bounds, Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.content import (
    Action,
    ActionName,
    Award,
    Eliminate,
    Escape,
    Face,
    Gather,
    ObjectivesWorth,
    Points,
    PointsControlled,
    Rout,
    StructureKind,
    Tile,
    Together,
)
from kronika.domain.undaunted.setup import Placed, ranges_from
from kronika.domain.undaunted.words import message

MOST_PRINTED: Final = 18
"""The highest number that an action may print: the outcomes of more dice cannot be counted in 64 bits."""

BOUNDS: Final[Bounds] = {
    Action: {"value": ANY, "tanks": ANY, "structures": ANY},
    Award: {"points": ANY},
    Tile: {"toughness": Bound(1)},
    StructureKind: {"toughness": Bound(1, by="(A14)")},
    **{goal: {"value": ANY} for goal in (ObjectivesWorth, Points, PointsControlled, Together)},
    **{goal: {"count": ANY} for goal in (Rout, Gather, Escape, Eliminate)},
}
"""The bounds of the numbers that packs of all games of the family have; other checks cover printed values, goals and
awards."""
COORDINATES: Final[Mapping[str, Bound]] = {"x": ANY, "y": ANY}
"""Axial coordinates (U1) have a sign."""

Found = Iterator[tuple[str, Text]]
"""Places in a file, and what is wrong there."""


class Marked(Placed, Protocol):
    """A tile laid in a scenario, with the markers on it."""

    @property
    def markers(self) -> Mapping[str, Face]: ...


def mistake(file: str, place: str, said: Text) -> Mistake:
    """A mistake in every language: a pack that is stored keeps what it lacks."""
    return Mistake(file, place, both(said))


def listed_twice(table: str, field: str, names: Iterable[str | None]) -> Found:
    """Entries of a table that have the same name in a field; None has none."""
    seen: set[str] = set()
    for at, name in enumerate(names):
        if name is None:
            continue
        if name in seen:
            yield f"{table}[{at}].{field}", message("wrong-is-listed-twice", name=name)
        seen.add(name)


def action_mistakes(actions: Sequence[Action], without_value: Collection[ActionName]) -> Found:
    """Actions of a card listed twice, and those that print no number or too high a one."""
    for at, action in enumerate(actions):
        place = f"actions[{at}]"
        if any(action.name == other.name for other in actions[:at]):
            yield place, message("wrong-is-listed-twice", name=action.name)
        if (action.value < 1) != (action.name in without_value):
            yield (
                place,
                message(
                    "wrong-prints-no-value" if action.name in without_value else "wrong-prints-value",
                    name=action.name,
                ),
            )
        if action.value > MOST_PRINTED:
            yield place, message("wrong-prints-more-than", name=action.name, most_printed=MOST_PRINTED)


def value_mistakes(actions: Sequence[Action], ones: Mapping[ActionName, str]) -> Found:
    """Actions that print another number than the 1 that their rule knows; `ones` has the rule of each."""
    for at, action in enumerate(actions):
        if action.name in ones and action.value > 1:
            yield (
                f"actions[{at}]",
                message("wrong-prints-value-1-in-game", name=action.name, value=action.value, ones=ones[action.name]),
            )


def plain_mistakes(actions: Sequence[Action], known: Collection[ActionName]) -> Found:
    """Actions that are not of a game whose actions print a name, a value and squads, and those that print more."""
    for at, action in enumerate(actions):
        place = f"actions[{at}]"
        if action.name not in known:
            ", ".join(sorted(known))
            yield place, message("wrong-is-no-action-of-game", name=action.name, known=tuple(sorted(known)))
        if action.tanks or action.structures or action.least or action.most is not None or action.upgraded:
            yield place, message("wrong-prints-name", name=action.name)


def number_mistakes(number: int, numbers: Sequence[int]) -> Found:
    """Yields a mistake if more than one of the pack's scenarios has the number."""
    if numbers.count(number) > 1:
        yield "number", message("wrong-is-used-by-another-scenario-too", number=number)


def tile_mistakes(laid: Iterable[Marked], tiles: Collection[str], faces: str, sides: Sequence[str]) -> Found:
    """Tiles that the pack has not, that are laid twice, on each other or apart, and markers of no side (U1, U3).

    `faces` are the letters that end the id of a face: two faces of a piece cannot both be laid.
    """
    places: dict[tuple[int, int], str] = {}
    printed: dict[str, str] = {}
    for at, entry in enumerate(laid):
        place = f"tiles[{at}]"
        if entry.tile not in tiles:
            they = nearest(entry.tile, tiles)
            yield f"{place}.tile", message("wrong-there-is-no-tile", tile=entry.tile, they=they)
        number = entry.tile.rstrip(faces)
        if number in printed:
            yield f"{place}.tile", message("wrong-is-same-piece-as", tile=entry.tile, printed=printed[number])
        printed[number] = entry.tile
        if (entry.x, entry.y) in places:
            other = places[entry.x, entry.y]
            yield place, message("wrong-lies-on", tile=entry.tile, other=other)
        places[entry.x, entry.y] = entry.tile
        for side in entry.markers:
            if side not in sides:
                yield f"{place}.markers", no_side(side, sides)
        if list(entry.markers.values()).count(Face.CONTROLLED) > 1:
            yield f"{place}.markers", message("wrong-both-sides-control-tile")
    yield from _unreached(places)


def _unreached(places: Mapping[tuple[int, int], str]) -> Found:
    if not places:
        yield "tiles", message("wrong-there-is-none")
        return
    for lone in sorted(places.keys() - ranges_from(min(places), set(places)).keys()):
        yield "tiles", message("wrong-cannot-be-reached-from-others", places=places[lone])


def no_side(said: str, sides: Sequence[str]) -> Text:
    """That a name is not one of the sides."""
    return message("wrong-is-not-side", said=said, sides=tuple(sides))
