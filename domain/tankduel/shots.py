"""What each tank could do to each other now, as these eyes can know: the chance to hit, where, and to go through."""

from bisect import bisect_left, bisect_right
from collections import Counter
from typing import NamedTuple

import msgspec

from domain.kernel.caching import cached_by_identity
from domain.tankduel.content.cards import Pierce
from domain.tankduel.content.tanks import Location
from domain.tankduel.frames import Shot
from domain.tankduel.rules.aiming import hits_side, loaded, to_hit, to_pierce
from domain.tankduel.rules.building import targets
from domain.tankduel.rules.checks import MOST_HIT
from domain.tankduel.rules.ground import STEP, firing_range, in_sight
from domain.tankduel.rules.levels import can_shoot
from domain.tankduel.state import Board, Scene, Tank

KEPT = 16
"""Positions of tanks whose shots are kept: those of the eight seats and of who watches differ in nothing."""
VIEWS = 64
"""Positions of tanks and cards whose shots are kept, each as one seat sees it: most decisions change neither."""


class PlaceView(msgspec.Struct, frozen=True):
    """A place where a shot may hit."""

    location: Location
    """Which place."""
    located: int
    """How many of the cards that are not seen mean it, in the flip for the location."""
    needed: int
    """What the modifier of a card has to be for the shot to go through."""
    pierces: int
    """How many of the cards that are not seen let it go through."""
    hidden: bool
    """Whether a hit there misses, as the target is hull down."""


class ShotView(msgspec.Struct, frozen=True):
    """A shot that a tank could fire at an enemy, with no more than a Fire card that adds nothing."""

    shooter: str
    """The tank that fires."""
    target: str
    """The enemy fired at."""
    ready: bool
    """Whether it can be fired now: the target is spotted and in sight, and somebody is at a gun that is not smoked."""
    range: int
    """The firing range, in metres."""
    to_hit: int
    """What the number of the card has to be at most."""
    hits: int
    """How many of the cards that are not seen hit."""
    cards: int
    """How many cards are not seen."""
    side: bool
    """Whether the side is hit: the target is flanked."""
    places: tuple[PlaceView, ...]
    """Where it may hit."""


class _Pair(NamedTuple):
    """A shot of one tank at another, but for what the cards do."""

    shooter: str
    target: str
    ready: bool
    range: int
    to_hit: int
    side: bool
    places: tuple[tuple[Location, int, bool], ...]


def shots(board: Board) -> tuple[ShotView, ...]:
    """Every shot at an enemy in line of sight and within the gun's table."""
    cards = (board.hands, board.down, board.laid, board.shown, board.discard, board.table, board.revealed)
    return _shots(board.scene, board.tanks, board.lifted, *cards)


@cached_by_identity(VIEWS)
def _shots(
    scene: Scene,
    tanks: dict[str, Tank],
    lifted: bool,
    hands: dict[str, tuple[int, ...]],
    down: dict[str, tuple[int, ...]],
    laid: dict[str, int],
    shown: dict[str, int],
    discard: tuple[int, ...],
    table: tuple[int, ...],
    revealed: tuple[int, ...],
    /,
) -> tuple[ShotView, ...]:
    """The same of what they depend on: the tanks, and where the cards are that these eyes see."""
    board = Board(
        scene=scene,
        tanks=tanks,
        lifted=lifted,
        hands=hands,
        down=down,
        laid=laid,
        shown=shown,
        discard=discard,
        table=table,
        revealed=revealed,
    )
    unseen = [board.scene.cards[number] for number in board.deck]
    numbers = [card.number for card in unseen]
    digits = Counter(card.tn for card in unseen)
    always = sum(card.pierce == Pierce.ALWAYS for card in unseen)
    modifiers = sorted(card.modifier for card in unseen if card.pierce == Pierce.NUMBER)
    located: dict[str, Counter[Location]] = {}
    for kind in board.scene.kinds.values():
        where = located[kind.id] = Counter[Location]()
        for digit, location in enumerate(kind.location):
            where[location] += digits[digit]
    found = []
    for pair in _pairs(board.scene, board.tanks, board.lifted):
        model = board.tanks[pair.target].entry.model
        places = tuple(
            [
                PlaceView(
                    location=location,
                    located=located[model][location],
                    needed=needed,
                    pierces=always + len(modifiers) - bisect_left(modifiers, needed),
                    hidden=hidden,
                )
                for location, needed, hidden in pair.places
            ]
        )
        found.append(
            ShotView(
                shooter=pair.shooter,
                target=pair.target,
                ready=pair.ready,
                range=pair.range,
                to_hit=pair.to_hit,
                hits=bisect_right(numbers, pair.to_hit),
                cards=len(numbers),
                side=pair.side,
                places=places,
            )
        )
    return tuple(found)


@cached_by_identity(KEPT)
def _pairs(scene: Scene, tanks: dict[str, Tank], lifted: bool, /) -> tuple[_Pair, ...]:
    """The shots of all tanks in play, as everybody knows them."""
    board = Board(scene=scene, tanks=tanks, lifted=lifted)
    return tuple(
        _pair(board, one, other)
        for one in board.in_play
        for other in board.enemies(one)
        if in_sight(board, one, other) and firing_range(one, other) // STEP < len(board.kind(one).gun.to_hit)
    )


def _pair(board: Board, one: Tank, other: Tank) -> _Pair:
    shot = loaded(board, Shot(one.id, other.id))
    side = hits_side(board, shot)
    where = [place for place in Location if place in board.kind(other).location]
    return _Pair(
        shooter=one.id,
        target=other.id,
        ready=can_shoot(board, one) and not one.box.smoke and other.id in targets(board, one),
        range=firing_range(one, other),
        to_hit=max(0, min(MOST_HIT, to_hit(board, shot).target)),
        side=side,
        places=tuple(
            (place, to_pierce(board, shot, place).target, other.hull_down and place != Location.TURRET and not side)
            for place in where
        ),
    )
