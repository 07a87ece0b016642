"""Boards to draw: openings, positions of golden games, and one on which everything meets."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from domain.kernel.game import walk
from domain.undaunted.content import Face
from domain.undaunted.view import CounterView, MarkerView, Scene, View, scene, view
from service.packs import load_packs
from tests.golden import files
from tools.draw.picture import Picture, picture
from tools.perft import opening

LANGUAGES = ("en", "cs")
PACK = load_packs()["normandy"]
SCENARIOS = [card.id for card in PACK.card.scenarios]


@cache
def start(scenario: str) -> tuple[Scene, View]:
    """A scenario as it is laid out."""
    board = opening(PACK, scenario).game.board
    return scene(board), view(board)


def crowded() -> tuple[Scene, View]:
    """Every counter of scenario 10 on one tile, every third suppressed, with all that can lie there."""
    laid, seen = start("10")
    (there, *others) = [replace(space, objective=3) if space.id == laid.radio else space for space in seen.spaces]
    spaces = [there, *others]
    at = next(n for n, space in enumerate(spaces) if space.id == laid.radio)
    markers = (MarkerView("us", Face.SCOUTED), MarkerView("german", Face.CONTROLLED))
    spaces[at] = replace(spaces[at], markers=markers)
    laid = replace(
        laid,
        sides=tuple(
            replace(side, spawns={c.id: laid.radio for c in laid.counters if c.side == side.id}) for side in laid.sides
        ),
    )
    seen = replace(
        seen,
        spaces=tuple(spaces),
        counters=tuple(CounterView(c.id, laid.radio, n % 3 == 0) for n, c in enumerate(laid.counters)),
        sides=tuple(replace(side, target=laid.radio) for side in seen.sides),
        winner="german",
        how="both_pinned",
        rule="N9",
        active="us",
    )
    return laid, seen


def played() -> Iterator[tuple[str, Scene, View]]:
    """The last position of each golden game, and one half way."""
    for path in files.LOGS:
        system, entries = files.read(path)
        positions = list(walk(system, entries))
        for at in (len(positions) // 2, len(positions) - 1):
            board = positions[at].game.board
            yield f"{files.title(path)} at {at + 1}", scene(board), view(board)


@cache
def pictures(language: str) -> dict[str, Picture]:
    """All of them, ready to be drawn, by name."""
    found = {f"opening of {id}": picture(*start(id), language) for id in SCENARIOS}
    found |= {name: picture(laid, seen, language) for name, laid, seen in played()}
    return found | {"crowded": picture(*crowded(), language)}
