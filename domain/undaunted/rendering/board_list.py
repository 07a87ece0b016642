"""A board as a list that a screen reader reads: a line a space, with all that lies there in words."""

from collections.abc import Iterator

from kronika.domain.undaunted.rendering.board_text import condition, worth
from kronika.domain.undaunted.rendering.picture import Picture, Spot, Standing


def board_list(picture: Picture) -> str:
    """The spaces from the top left."""
    spots = sorted(picture.spots, key=lambda spot: (spot.top, spot.left))
    return "\n".join(_space(picture, spot) for spot in spots)


def _space(picture: Picture, spot: Spot) -> str:
    """A space: what it is, whose it is, who stands there, what it is next to."""
    return f"{spot.space.tile}: {'; '.join(filter(None, _told(picture, spot)))}."


def _told(picture: Picture, spot: Spot) -> Iterator[str]:
    yield f"{picture.say('board-cover')} {spot.cover}"
    yield condition(picture, spot).strip()
    yield ", ".join(worth(picture, spot))
    signs = (
        (picture.say("list-radio"), spot.radio),
        (picture.say("list-closed"), spot.tile.impassable),
        (picture.say("list-smoke"), spot.space.smoke),
        (picture.say("list-tunnel"), spot.space.tunnel),
    )
    yield ", ".join(sign for sign, there in signs if there)
    yield from (
        f"{picture.names[side]} {picture.say(f'board-face-{face}').lower()}" for side, face in spot.faces.items()
    )
    yield from (f"{picture.say('list-target')} {picture.names[side]}" for side in spot.targets)
    yield from (f"{picture.say('list-spawn')} {picture.names[side]}" for side in spot.spawns)
    yield from (
        f"{picture.say('board-fire-zone')}: {', '.join(one.name for one in own)}" for own in spot.zones.values()
    )
    yield ", ".join(_counter(picture, one) for one in spot.standing)
    yield f"{picture.say('list-near')} {', '.join(_face(picture, space) for space in spot.scene.near)}"


def _counter(picture: Picture, standing: Standing) -> str:
    how = [picture.say("list-suppressed")] * standing.suppressed + [picture.say("list-routed")] * standing.routed
    if standing.kind.vehicle is not None:
        how.append(f"{picture.say('board-damage')} {standing.damage}")
        how += [picture.say("board-disabled").lower()] * standing.disabled
    return f"{standing.name} ({', '.join(how)})" if how else standing.name


def _face(picture: Picture, space: str) -> str:
    """A space as its own line calls it."""
    return next(spot.space.tile for spot in picture.spots if spot.space.id == space)
