"""A board as a list that a screen reader reads: a line a space, with all that lies there in words."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kronika.domain.undaunted.rendering.board_text import condition, worth
from kronika.domain.undaunted.rendering.picture import Picture, Spot, Standing


class Said(msgspec.Struct, frozen=True):
    """What drawings tell by signs, in the words of one language."""

    radio: str
    closed: str  #: To whom an impassable tile is closed: to all vehicles, of which tanks are some.
    smoke: str
    tunnel: str
    target: str
    spawn: str
    suppressed: str
    routed: str
    near: str


SAID: Final = {
    "en": Said(
        radio="radio",
        closed="closed to vehicles",
        smoke="smoke",
        tunnel="tunnel",
        target="target marker of",
        spawn="counters come on here for",
        suppressed="suppressed",
        routed="routed",
        near="next to",
    ),
    "cs": Said(
        radio="vysílačka",
        closed="neprůjezdný",
        smoke="dým",
        tunnel="tunel",
        target="žeton zaměření strany",
        spawn="nasazuje zde strana",
        suppressed="pod palbou",
        routed="rozprášená",
        near="sousedí s",
    ),
}


def board_list(picture: Picture) -> str:
    """The spaces from the top left."""
    spots = sorted(picture.spots, key=lambda spot: (spot.top, spot.left))
    return "\n".join(_space(picture, spot) for spot in spots)


def _space(picture: Picture, spot: Spot) -> str:
    """A space: what it is, whose it is, who stands there, what it is next to."""
    return f"{spot.space.tile}: {'; '.join(filter(None, _told(picture, spot)))}."


def _told(picture: Picture, spot: Spot) -> Iterator[str]:
    words, said = picture.words, SAID[picture.language]
    yield f"{words.cover} {spot.cover}"
    yield condition(picture, spot).strip()
    yield ", ".join(worth(picture, spot))
    signs = (
        (said.radio, spot.radio),
        (said.closed, spot.tile.impassable),
        (said.smoke, spot.space.smoke),
        (said.tunnel, spot.space.tunnel),
    )
    yield ", ".join(sign for sign, there in signs if there)
    yield from (f"{picture.names[side]} {words.faces[face].lower()}" for side, face in spot.faces.items())
    yield from (f"{said.target} {picture.names[side]}" for side in spot.targets)
    yield from (f"{said.spawn} {picture.names[side]}" for side in spot.spawns)
    yield from (f"{words.fire_zone}: {', '.join(one.name for one in own)}" for own in spot.zones.values())
    yield ", ".join(_counter(picture, one) for one in spot.standing)
    yield f"{said.near} {', '.join(_face(picture, space) for space in spot.scene.near)}"


def _counter(picture: Picture, standing: Standing) -> str:
    said = SAID[picture.language]
    how = [said.suppressed] * standing.suppressed + [said.routed] * standing.routed
    if standing.kind.vehicle is not None:
        words = picture.words
        how.append(f"{words.damage} {standing.damage}")
        how += [words.disabled.lower()] * standing.disabled
    return f"{standing.name} ({', '.join(how)})" if how else standing.name


def _face(picture: Picture, space: str) -> str:
    """A space as its own line calls it."""
    return next(spot.space.tile for spot in picture.spots if spot.space.id == space)
