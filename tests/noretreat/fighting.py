"""Battles in a few words."""

from typing import Any

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, other
from kronika.domain.noretreat.rules.battle import Battle
from kronika.domain.noretreat.rules.declaring import Attack, Take
from kronika.domain.noretreat.rules.odds import Judged, judge
from kronika.domain.noretreat.rules.parts import Done, Pass
from kronika.domain.noretreat.state import Board
from tests.noretreat.position import Table, position


def battle(
    attackers: str, target: str, defenders: str, *, side: str = AXIS, rest: str = "", kind: str = "target", **more: Any
) -> Table:
    """A battle for one hex, at its first question: `attackers` and `rest` are units with their places, `defenders`
    units on the target."""
    marks = tuple(_on(unit, target) for unit in defenders.split())
    game = position(" ".join((attackers, *marks, rest)), step=f"{side}-targets", goes=False, **more)
    owner = side if kind == "target" else other(side)
    blow(game, target, owner, kind)
    return game


def _on(unit: str, target: str) -> str:
    """A unit with its marks, on the target."""
    bare = unit.rstrip("!~")
    return f"{bare}@{target}{unit[len(bare) :]}"


def blow(game: Table, space: str, side: str, kind: str, *, left: bool = False) -> None:
    """A marker lies on a space."""
    game.out.emit(e.BlowLaid(space, side, kind, left=left))


def fought(game: Table, *units: str, dice: tuple[int, ...] = ()) -> Table:
    """The battle that has been declared is fought by these units, as far as it is asked."""
    game.goes_on(dice=dice)
    for _ in range(20):
        match game.prompt.kind:
            case "declare_targets" | "declare_counterblows":
                game.do(Done())
            case "event_window" | "cancel" if not game.happened(e.OddsSet) and not _in_battle(game):
                game.do(Pass())
            case "choose_battle":
                game.do(next(one for one in game.legal if isinstance(one, Attack)))
            case "choose_attackers":
                left = [Take(unit) for unit in units if Take(unit) in game.legal]
                game.do(left[0] if left else Done())
            case _:
                break
    return game


def _in_battle(game: Table) -> bool:
    return any(isinstance(frame, Battle) for frame in game.board.frames)


def judged(
    attackers: str, target: str, defenders: str, *, side: str = AXIS, ground: bool = True, **more: Any
) -> Judged:
    """The odds of an attack as it would stand without cards. A unit is written without its place where all stand
    on the target."""
    board, frame = framed(attackers, target, defenders, side=side, ground=ground, **more)
    return judge(board, frame)


def framed(
    attackers: str, target: str, defenders: str, *, side: str = AXIS, ground: bool = True, rest: str = "", **more: Any
) -> tuple[Board, Battle]:
    """A position and a battle in it."""
    fields = {name: more.pop(name) for name in ("support", "counter", "shifted", "hexes") if name in more}
    marks = tuple(_on(unit, target) for unit in defenders.split())
    game = position(" ".join((attackers, *marks, rest)), step=f"{side}-targets", goes=False, **more)
    hexes = fields.pop("hexes", (target,))
    attacking = tuple(one.split("@")[0].split(":")[0] for one in attackers.split())
    others = tuple(unit for space in hexes for unit in game.board.at(space))
    frame = Battle(
        active=side,
        side=side,
        hexes=hexes,
        units=attacking,
        others=others,
        stage="odds",
        targets=hexes if ground else (),
        ground=target if ground else "",
        **fields,
    )
    return game.board, frame


def shift(of: Judged, name: str) -> int:
    """What one shift is worth; 0 if it is not there."""
    return sum(part.value for part in of.shifts if part.name == name)
