"""TD17–TD19, TD38, TD45: spotting, ranging and sight."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Icon, Table
from kronika.domain.tankduel.decisions import Answer
from kronika.domain.tankduel.rules.automaton.judging import may_take_spot
from kronika.domain.tankduel.rules.deck import flip
from kronika.domain.tankduel.rules.tanks import in_sight, sights
from kronika.domain.tankduel.rules.tasks import Agenda, Task, ask_owner, choose
from kronika.domain.tankduel.state import Board, Tank

FIRST, SECOND = 10, 20
"""Ranging tokens."""


def could_spot(board: Board, tank: Tank, target: Tank) -> bool:
    """Whether a tank that does not see an enemy yet can take a Spot of it."""
    return not tank.out and not tank.box.smoke and target.id not in tank.spots and in_sight(board, tank, target)


class Spotting(Task, frozen=True, tag="spotting.v1"):
    """SPOT (TD18): those who do not see a tank yet spot it."""

    asks = {"spot_or_ranging": "TD18"}

    tank: str  #: The tank that is spotted.
    watchers: tuple[str, ...]  #: The tanks that still have to look, in order.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        """TD18: a tank that has ranged another need not take the Spot."""
        watcher = board.tanks[self.watchers[0]] if self.watchers else None
        if watcher is None or not watcher.ranged or not could_spot(board, watcher, board.tanks[self.tank]):
            return Answer.TAKE
        if not watcher.seat:
            return Answer.TAKE if may_take_spot(board, watcher, board.tanks[self.tank]) else Answer.KEEP
        ask = ask_owner(board, watcher.id, choices)
        return choose(ask, "spot_or_ranging", (Answer.KEEP, Answer.TAKE), self.tank)

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        """TD18, TDR24: the next one looks."""
        if not self.watchers:
            return rest
        watcher, *others = self.watchers
        board = out.board
        looks = board.tanks[watcher]
        if could_spot(board, looks, board.tanks[self.tank]):
            if not looks.seat:
                row = (
                    "nothing_ranged"
                    if not looks.ranged
                    else "no_other_sees"
                    if answer == Answer.TAKE
                    else "another_sees"
                )
                out.emit(e.RobataChose(watcher, Table.SPOTTING, row, target=self.tank))
            if answer == Answer.TAKE:
                out.emit(e.Spotted(watcher, self.tank))
        return (Spotting(self.tank, tuple(others)), *rest)


def spot_at_once(tank: str, target: str) -> Spotting:
    """TD45: a tank spots an enemy automatically."""
    return Spotting(target, (tank,))


def spot_trigger(board: Board, tank: str) -> Spotting:
    """TD18: SPOT on a card of a tank; TD103: Robata's tanks without ranging look before its others."""
    watchers = sorted(board.enemies(board.tanks[tank]), key=lambda one: not one.seat and bool(one.ranged))
    return Spotting(tank, tuple(one.id for one in watchers))


class Searching(Task, frozen=True, tag="searching.v1"):
    """A spot attempt (TD38)."""

    tank: str  #: The tank.
    target: str  #: The enemy that it looks for.
    flips: int  #: How many cards are flipped.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD38: binoculars on any of the cards flipped."""
        seat = out.board.tanks[self.tank].seat
        cards = [flip(out, chance, "spot", seat, self.tank, self.target) for _ in range(self.flips)]
        if any(Icon.BINOCULARS in card.icons for card in cards):
            out.emit(e.Spotted(self.tank, self.target))
        return rest


class Ranging(Task, frozen=True, tag="ranging.v1"):
    """After a shot the shooter may range its target (TD59)."""

    asks = {"range_target": "TD59"}

    tank: str  #: The shooter.
    target: str  #: The target.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        """TD59."""
        shooter, target = board.tanks[self.tank], board.tanks[self.target]
        ranged = shooter.bonus == SECOND and shooter.ranged == self.target
        if target.out or ranged or not shooter.seat or not in_sight(board, shooter, target):
            return Answer.NO
        ask = ask_owner(board, self.tank, choices)
        return choose(ask, "range_target", (Answer.RANGE, Answer.NO), self.target)

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        """TD19."""
        if answer == Answer.RANGE:
            again = out.board.tanks[self.tank].ranged == self.target
            out.emit(e.Ranged(self.tank, self.target, SECOND if again else FIRST))
        return rest


def lose_sight(out: Emitter, tank: str, targets: Sequence[str]) -> None:
    """A tank loses its Spot and Ranging of these, if it has any."""
    lost = tuple(one for one in out.board.tanks[tank].spots if one in targets)
    if lost:
        out.emit(e.SightLost(tank, lost))


def adjust(out: Emitter, before: frozenset[tuple[str, str]], seen: str = "") -> Agenda:
    """TD90, TDR73: a tank that is now out of sight loses the Spot, Ranging and Flank tokens on it. A moving tank that
    has come into sight is spotted. TDR89: `seen` is left out, as SPOT is for it."""
    board = out.board
    after = sights(board)
    for watcher, target in sorted(before - after):
        lose_sight(out, watcher, (target,))
        if target in board.tanks[watcher].flanks:
            out.emit(e.FlankRemoved(watcher, target))
    come = [pair for pair in after - before if board.tanks[pair[1]].in_motion and pair[1] != seen]
    order = list(board.tanks)
    come.sort(key=lambda pair: (order.index(pair[0]), order.index(pair[1])))
    return tuple(spot_at_once(watcher, target) for watcher, target in come)
