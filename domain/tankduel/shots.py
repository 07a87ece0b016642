"""The possible shots of each tank, gun and infantry at each enemy now, from the viewer's knowledge. Each has the
chances to hit, of each place, and to penetrate. Their parts, by rule, are public."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.events import Part
from kronika.domain.tankduel.content.pieces import STEP, Location, Nation, Pierce
from kronika.domain.tankduel.rules.deck import MOST_HIT
from kronika.domain.tankduel.rules.shooting import Shot, carried, hits_side, loaded, to_hit, to_pierce
from kronika.domain.tankduel.rules.tanks import (
    can_shoot,
    firing_range,
    gun_targets,
    in_sight,
    infantry_targets,
    targets,
)
from kronika.domain.tankduel.state import Board, Scene, Tank

KEPT = 16
"""Positions of tanks whose shots are kept: those of the eight seats and of who watches differ in nothing."""
VIEWS = 64
"""Positions of tanks and cards whose shots are kept, each as one seat sees it: most decisions change neither."""


class PlaceView(msgspec.Struct, frozen=True):
    """A place where a shot may hit."""

    location: Location  #: Which place.
    located: int  #: How many of the cards that are not seen mean it, in the flip for the location.
    needed: int  #: The card modifier needed for the shot to penetrate.
    pierces: int  #: How many of the cards that are not seen let it go through.
    hidden: bool  #: Whether a hit there misses, as the target is hull down.


class ShotView(msgspec.Struct, frozen=True):
    """A shot that a tank could fire at an enemy, with no more than a Fire card that adds nothing."""

    shooter: str  #: The tank that fires.
    target: str  #: The enemy fired at.
    #: Whether it can be fired now: the target is spotted and in sight, and somebody is at a gun that is not smoked.
    ready: bool
    range: int  #: The firing range, in metres.
    to_hit: int  #: The highest card number that hits.
    hits: int  #: How many of the cards that are not seen hit.
    cards: int  #: How many cards are not seen.
    side: bool  #: Whether the side is hit: the target is flanked.
    places: tuple[PlaceView, ...]  #: Where it may hit.


class SupportView(msgspec.Struct, frozen=True):
    """A shot that an anti-tank gun could fire at an enemy from the front, or an attack that infantry could make with
    one of its weapons."""

    nation: Nation  #: The nation of the gun or infantry.
    gun: str  #: Which gun; empty: infantry.
    weapon: str  #: The weapon with which infantry hits; empty: a gun.
    target: str  #: The enemy fired at.
    ready: bool  #: Whether it can be fired now, but for what it costs: the gun has not fired in this action step.
    to_hit: int  #: The highest card number that hits.
    #: The number of unseen cards that hit; for the weaker infantry weapon, those that are not low enough for the
    #: stronger one.
    hits: int
    cards: int  #: How many cards are not seen.
    places: tuple[PlaceView, ...]  #: Where it may hit.


class PlacePartsView(msgspec.Struct, frozen=True):
    """The parts of the penetration at a place."""

    location: Location  #: Which place.
    #: The armour, and what penetration takes from it; together the modifier that a card has to have.
    parts: tuple[Part, ...]


class PartsView(msgspec.Struct, frozen=True):
    """The parts of a shot's values, each with the rule by which it counts."""

    shooter: str  #: The tank that fires; empty: none does.
    gun: str  #: The anti-tank gun that fires; empty: none does.
    weapon: str  #: The weapon with which infantry hits; empty: it does not attack.
    target: str  #: The enemy fired at.
    #: The chance to hit; together the number that a card has to be at most, where it is above 0.
    to_hit: tuple[Part, ...]
    places: tuple[PlacePartsView, ...]  #: Going through, by place.


class _Pair(NamedTuple):
    """A shot at an enemy, but for what the cards do: numbers from `least` to `to_hit` hit so."""

    nation: Nation
    target: str
    model: str
    to_hit: int
    places: tuple[tuple[Location, int, bool], ...]
    parts: PartsView
    shooter: str = ""
    gun: str = ""
    weapon: str = ""
    ready: bool = True
    range: int = 0
    side: bool = False
    least: int = 1


class _Unseen:
    """The cards that some eyes do not see, counted for shots."""

    def __init__(self, scene: Scene, cards: tuple[int, ...]) -> None:
        unseen = [scene.cards[number] for number in cards]
        self.numbers = [card.number for card in unseen]
        self._always = sum(card.pierce == Pierce.ALWAYS for card in unseen)
        self._modifiers = sorted(card.modifier for card in unseen if card.pierce == Pierce.NUMBER)
        self._located: dict[str, Counter[Location]] = {}
        digits = Counter(card.tn for card in unseen)
        for kind in scene.kinds.values():
            where = self._located[kind.id] = Counter[Location]()
            for digit, location in enumerate(kind.location):
                where[location] += digits[digit]

    def hits(self, pair: _Pair) -> int:
        """How many of them hit."""
        return max(0, bisect_right(self.numbers, pair.to_hit) - bisect_left(self.numbers, pair.least))

    def places(self, pair: _Pair) -> tuple[PlaceView, ...]:
        """How many of them mean each place, and go through there."""
        return tuple(
            [
                PlaceView(
                    location=location,
                    located=self._located[pair.model][location],
                    needed=needed,
                    pierces=self._always + len(self._modifiers) - bisect_left(self._modifiers, needed),
                    hidden=hidden,
                )
                for location, needed, hidden in pair.places
            ]
        )


def _unseen_on(board: Board) -> _Unseen:
    cards = (board.hands, board.down, board.laid, board.shown, board.discard, board.table, board.revealed)
    return _unseen(board.scene, board.tanks, *cards, board.apart)


@cached_by_identity(VIEWS)
def _unseen(
    scene: Scene,
    tanks: dict[str, Tank],
    hands: dict[str, tuple[int, ...]],
    down: dict[str, tuple[int, ...]],
    laid: dict[str, int],
    shown: dict[str, int],
    discard: tuple[int, ...],
    table: tuple[int, ...],
    revealed: tuple[int, ...],
    apart: tuple[int, ...],
    /,
) -> _Unseen:
    """The cards that these eyes do not know to be out of the deck."""
    board = Board(
        scene=scene,
        tanks=tanks,
        hands=hands,
        down=down,
        laid=laid,
        shown=shown,
        discard=discard,
        table=table,
        revealed=revealed,
        apart=apart,
    )
    return _Unseen(scene, board.deck)


def shots(board: Board) -> tuple[ShotView, ...]:
    """Every shot at an enemy in line of sight and within the gun's table."""
    return _shots(_unseen_on(board), _pairs(board.scene, board.tanks, board.lifted))


@cached_by_identity(VIEWS)
def _shots(unseen: _Unseen, pairs: tuple[_Pair, ...], /) -> tuple[ShotView, ...]:
    return tuple(
        [
            ShotView(
                shooter=pair.shooter,
                target=pair.target,
                ready=pair.ready,
                range=pair.range,
                to_hit=pair.to_hit,
                hits=unseen.hits(pair),
                cards=len(unseen.numbers),
                side=pair.side,
                places=unseen.places(pair),
            )
            for pair in pairs
        ]
    )


def support(board: Board) -> tuple[SupportView, ...]:
    """Every shot of an anti-tank gun at an enemy within its table, and every attack of infantry within its reach."""
    pairs = _support_of(board)
    return _supporting(_unseen_on(board), pairs, board.fired) if pairs else ()


@cached_by_identity(VIEWS)
def _supporting(unseen: _Unseen, pairs: tuple[_Pair, ...], fired: tuple[str, ...], /) -> tuple[SupportView, ...]:
    return tuple(
        [
            SupportView(
                nation=pair.nation,
                gun=pair.gun,
                weapon=pair.weapon,
                target=pair.target,
                ready=pair.gun not in fired,
                to_hit=pair.to_hit,
                hits=unseen.hits(pair),
                cards=len(unseen.numbers),
                places=unseen.places(pair),
            )
            for pair in pairs
        ]
    )


def parts(board: Board) -> tuple[PartsView, ...]:
    """Returns the parts of all these shots' values, which are the same for every viewer."""
    return _parts(_pairs(board.scene, board.tanks, board.lifted), _support_of(board))


@cached_by_identity(KEPT)
def _parts(own: tuple[_Pair, ...], others: tuple[_Pair, ...], /) -> tuple[PartsView, ...]:
    return tuple([pair.parts for pair in (*own, *others)])


# --- as everybody knows them


@cached_by_identity(KEPT)
def _pairs(scene: Scene, tanks: dict[str, Tank], lifted: bool, /) -> tuple[_Pair, ...]:
    """The shots of all tanks in play."""
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
    places, made = _made_of(board, shot, PartsView(one.id, "", "", other.id, (), ()), hides=not side)
    return _Pair(
        one.nation,
        other.id,
        other.entry.model,
        _clamped(board, shot),
        places,
        made,
        shooter=one.id,
        ready=can_shoot(board, one) and not one.box.smoke and other.id in targets(board, one),
        range=firing_range(one, other),
        side=side,
    )


def _clamped(board: Board, shot: Shot) -> int:
    return max(0, min(MOST_HIT, to_hit(board, shot).target))


def _made_of(
    board: Board, shot: Shot, of: PartsView, *, hides: bool
) -> tuple[tuple[tuple[Location, int, bool], ...], PartsView]:
    """Where a shot may hit, what it needs there and whether hull down hides it; and what all that is made of."""
    target = board.tanks[shot.target]
    goals = [(place, to_pierce(board, shot, place)) for place in Location if place in board.kind(target).location]
    hidden = hides and target.hull_down
    places = tuple([(place, goal.target, hidden and place != Location.TURRET) for place, goal in goals])
    inside = tuple([PlacePartsView(place, goal.parts) for place, goal in goals])
    return places, _kept(replace(of, to_hit=to_hit(board, shot).parts, places=inside))


@lru_cache(VIEWS * KEPT)
def _kept(view: PartsView) -> PartsView:
    """The same object for what is the same, so that it is written only once."""
    return view


def _support_of(board: Board) -> tuple[_Pair, ...]:
    battle = board.battle
    if not battle.guns and not battle.infantry:
        return ()
    return _support(board.scene, board.tanks, board.lifted, board.overrun, board.infantry, board.advance, board.awake)


@cached_by_identity(KEPT)
def _support(
    scene: Scene,
    tanks: dict[str, Tank],
    lifted: bool,
    overrun: tuple[int, ...],
    infantry: Nation | None,
    advance: int,
    awake: bool,
    /,
) -> tuple[_Pair, ...]:
    """The shots of guns and the attacks of infantry, in the action step of any tank of their nation."""
    board = Board(
        scene=scene, tanks=tanks, lifted=lifted, overrun=overrun, infantry=infantry, advance=advance, awake=awake
    )
    found: list[_Pair] = []
    for nation in Nation:
        tank = next((one for one in board.in_play if one.nation == nation), None)
        if tank is not None:
            found += [*_of_guns(board, tank), *_of_infantry(board, tank)]
    return tuple(found)


def _of_guns(board: Board, tank: Tank) -> Iterator[_Pair]:
    """TD79: yields the shots of each gun of a tank's side at each enemy it can reach."""
    for place in board.battle.guns:
        if board.scene.guns[place.gun].nation != tank.nation or place.range in board.overrun:
            continue
        for target in gun_targets(board, tank, place.gun):
            shot = Shot(tank.id, target, gun=place.gun)
            places, made = _made_of(board, shot, PartsView("", place.gun, "", target, (), ()), hides=True)
            model = board.tanks[target].entry.model
            yield _Pair(tank.nation, target, model, _clamped(board, shot), places, made, gun=place.gun)


def _of_infantry(board: Board, tank: Tank) -> Iterator[_Pair]:
    """TD86, TD87: yields the attacks of each weapon at each enemy within reach. A number below half of the chance to
    hit gives the stronger weapon."""
    for target in infantry_targets(board, tank):
        for strong in (True, False):
            shot = Shot(tank.id, target, infantry=True, strong=strong)
            weapon = carried(board, tank.nation, strong=strong).name
            places, made = _made_of(board, shot, PartsView("", "", weapon, target, (), ()), hides=False)
            whole, model = _clamped(board, shot), board.tanks[target].entry.model
            half = (whole + 1) // 2
            most, least = (half - 1, 1) if strong else (whole, half)
            yield _Pair(tank.nation, target, model, max(0, most), places, made, weapon=weapon, least=max(1, least))
