"""The events of a game of Undaunted. Each event is a fact and contains no rules."""

from bisect import insort
from functools import lru_cache
from typing import Any, Generic

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, S, Sealed, defined_in
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.words import Hex
from kronika.domain.undaunted.content import Face, Mine, Seated, Setup, SideSetup, Victory
from kronika.domain.undaunted.state import HIDDEN, PUBLIC_ZONES, Board, Counter, Scenario, Side, Spent, Zone


def without(zone: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The zone with one copy of the card fewer, or with one hidden card fewer if the card is not seen there."""
    rest = list(zone)
    try:
        rest.remove(card)
    except ValueError:
        rest.remove(HIDDEN)
    return tuple(rest)


def including(zone: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The zone with one more copy of the card, still sorted."""
    more = list(zone)
    insort(more, card)
    return tuple(more)


_PLAYED_TO = frozenset({Zone.PLAY, Zone.SUPPLY})

"""Where a card that is played from hand goes."""


def _with_side(board: Board, side: str, **changes: Any) -> Board:
    return replace(board, sides={**board.sides, side: replace(board.sides[side], **changes)})


def _hidden(count: int) -> tuple[str, ...]:
    return (HIDDEN,) * count


@lru_cache(256)
def _scene(setup: bytes) -> tuple[Setup, Scenario]:
    """A set-up from its canonical JSON, and what stays the same of it; one for all games that have it."""
    read = msgspec.json.decode(setup, type=Setup)
    names = [space.id for space in read.spaces]
    return read, Scenario(
        variant=read.variant,
        scenario=read.scenario,
        title=read.title,
        layout=read.layout,
        sides=tuple(side.id for side in read.sides),
        side_names={side.id: side.name for side in read.sides},
        goals={side.id: side.goal for side in read.sides},
        spawns={side.id: side.spawns for side in read.sides},
        spaces={space.id: space for space in read.spaces},
        ranges={space.id: dict(zip(names, space.ranges, strict=True)) for space in read.spaces},
        tiles={tile.id: tile for tile in read.tiles},
        cards={card.id: card for card in read.cards},
        kinds={kind.id: kind for kind in read.counters},
        radio=read.radio,
        raises=read.raises,
        awards=read.awards,
        total_rout=read.total_rout,
        structures={
            space.id: structure
            for space in read.spaces
            for structure in read.structures
            if space.structure == structure.id
        },
        demolishes=read.demolishes,
        escaping={side.id: side.escaping for side in read.sides},
        escapers={side.id: side.escapers for side in read.sides},
    )


@lru_cache(1024)
def _laid(setup: bytes, viewer: str) -> Board:
    """The board as a set-up, in canonical JSON, lays it; one for all games that have it."""
    read, scene = _scene(setup)
    blank = Board(viewer)
    return replace(
        blank,
        scene=scene,
        sides={
            side.id: Side(
                deck=side.deck if blank.sees(side.id) else _hidden(len(side.deck)),
                supply=side.supply,
                markers=side.markers,
            )
            for side in read.sides
        },
        counters={id: _started(side, id) for side in read.sides for id in side.counters},
        damage={
            kind.id: side.damage.get(kind.id, 0)
            for kind in read.counters
            for side in read.sides
            if kind.vehicle is not None and kind.id in side.counters
        },
        structures=tuple(space.id for space in read.spaces if space.structure),
        owners={kind.id: kind.side for kind in read.counters},
        objectives={space.id: space.objective for space in read.spaces if space.objective},
        faces={space.id: space.tile for space in read.spaces},
        mines=read.mines,
        tunnels=tuple(space.id for space in read.spaces if space.tunnel),
        initiative=read.initiative,
    )


def _started(side: SideSetup, counter: str) -> Counter:
    """A counter as it starts (U26, A26)."""
    seated = side.seats.get(counter, Seated("", 0))
    return Counter(side.counters[counter], counter in side.suppressed, vehicle=seated.vehicle, seat=seated.seat)


def _with_counter(board: Board, id: str, counter: Counter) -> Board:
    return replace(board, counters={**board.counters, id: counter})


def _spend(board: Board, counter: str, mines: int = 0, smoke: int = 0) -> dict[str, Spent]:
    spent = board.spent.get(counter, Spent())
    return {**board.spent, counter: Spent(spent.mines + mines, spent.smoke + smoke)}


def _on_foot(counter: Counter) -> Counter:
    return replace(counter, vehicle="", seat=0)


def _off(board: Board, counter: str) -> Board:
    """Returns the board without a counter; soldiers who sat in it are on its space."""
    left = {id: _on_foot(c) if c.vehicle == counter else c for id, c in board.counters.items() if id != counter}
    return replace(board, counters=left, damage={id: n for id, n in board.damage.items() if id != counter})


class DrawnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which card a draw gave: the one at `index` of the sorted deck, by the chain's `link`."""

    link: Hex  #: The link of the chain that decided the draw, which only the side knows.
    index: int  #: Its place in the sorted deck, from 0.
    card: str  #: The card that was drawn.


class ScenarioSetUp(Event, frozen=True, tag="undaunted.scenario_set_up.v1"):
    """The board is laid, decks and supplies are made (U26)."""

    setup: Setup  #: All that the game needs.

    def apply(self, board: Board) -> Board:
        return _laid(canonical_json(self.setup), board.viewer)


class CounterAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A counter on the board."""

    counter: str  #: The id of the counter.
    space: str  #: The space it stands on.
    suppressed: bool = False  #: Whether it is suppressed (U22).
    routed: bool = False  #: Whether it is routed (S6).
    fire_zone: str = ""  #: The space its fire zone lies on; empty: none.
    vehicle: str = ""  #: The vehicle it sits in; empty: on foot.
    seat: int = 0  #: Its seat, counted from 1.


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The mines and smoke that a counter has laid in this scenario."""

    counter: str  #: The counter that has laid it.
    mines: int = 0  #: How many mines.
    smoke: int = 0  #: How many smoke markers.


class SideInherited(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The public facts about a side in a position that was taken over."""

    side: str  #: The side that these facts describe.
    deck: int  #: How many cards its deck has.
    hand: int  #: How many cards it holds.
    discard: int  #: How many cards its discard pile has.
    removed: int  #: How many of its cards are removed.
    play: tuple[str, ...]  #: The cards in its play area, sorted.
    supply: tuple[str, ...]  #: The cards of its supply, sorted.
    markers: dict[str, Face]  #: Its control markers, by space.
    target: str = ""  #: The space with its target marker; empty if it is not on the board.
    casualties: int = 0  #: The number of its casualties.
    aside: tuple[str, ...] = ()  #: Its cards set aside, sorted.
    points: int = 0  #: The victory points it has gained.


class PrivateZones(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of a side that only it may see, each zone sorted."""

    deck: tuple[str, ...]  #: The cards of the deck, sorted: their order is not fixed.
    hand: tuple[str, ...]  #: The cards in hand.
    discard: tuple[str, ...]  #: The cards of the discard pile.
    removed: tuple[str, ...]  #: The cards removed.
    casualties: tuple[str, ...] = ()  #: The cards of its casualties.


class PositionInherited(Event, Generic[S], frozen=True, tag="undaunted.position_inherited.v1"):
    """The game starts where another stood. A card picked for initiative and not yet shown is back
    in hand."""

    round: int  #: The round that is being played, 1 for the first.
    initiative: str  #: The side that holds the initiative marker.
    active: str  #: The side whose turn it is; empty: the sides are picking for the initiative.
    sides: tuple[SideInherited, ...]  #: The public facts about each side, in the order of the scenario.
    counters: tuple[CounterAt, ...]  #: Every counter that is on the board.
    objectives: dict[str, int]  #: The value of each objective, by space.
    frames: tuple[S, ...]  #: The unfinished procedures, the outermost first.
    faces: dict[str, str] = {}  #: The tile face on each space where it is not the one laid at the start.
    mines: tuple[Mine, ...] = ()  #: The mines on the board.
    smoke: tuple[str, ...] = ()  #: The spaces with smoke.
    tunnels: tuple[str, ...] = ()  #: The spaces with a tunnel.
    laid: tuple[Laid, ...] = ()  #: The mines and smoke that counters have laid.
    played: int = 0  #: Cards that the active side has played in this turn.
    owners: dict[str, str] = {}  #: The side of each counter that has changed sides.
    damage: dict[str, int] = {}  #: The damage of each vehicle on the board.
    destroyed: tuple[str, ...] = ()  #: The spaces whose structure is destroyed.
    escaped: tuple[str, ...] = ()  #: The counters that have escaped.
    eliminated: tuple[str, ...] = ()  #: The soldiers killed and the vehicles destroyed.
    hopeless: tuple[str, ...] = ()  #: The sides that can no longer meet their goal.

    def apply(self, board: Board) -> Board:
        return replace(
            board,
            round=self.round,
            initiative=self.initiative,
            active=self.active,
            frames=self.frames,
            objectives=self.objectives,
            counters={c.counter: Counter(c.space, c.suppressed, c.routed, c.vehicle, c.seat) for c in self.counters},
            owners={**board.owners, **self.owners},
            damage=self.damage,
            structures=tuple(space for space in board.structures if space not in self.destroyed),
            escaped=self.escaped,
            eliminated=self.eliminated,
            hopeless=self.hopeless,
            faces={**board.faces, **self.faces},
            mines=self.mines,
            fire_zones={c.counter: c.fire_zone for c in self.counters if c.fire_zone},
            smoke=self.smoke,
            tunnels=self.tunnels,
            spent={laid.counter: Spent(laid.mines, laid.smoke) for laid in self.laid},
            played=self.played,
            sides={
                s.side: Side(
                    deck=_hidden(s.deck),
                    hand=_hidden(s.hand),
                    discard=_hidden(s.discard),
                    removed=_hidden(s.removed),
                    play=s.play,
                    supply=s.supply,
                    markers=s.markers,
                    target=s.target,
                    casualties=_hidden(s.casualties),
                    aside=s.aside,
                    points=s.points,
                )
                for s in self.sides
            },
        )


class ZonesInherited(Event, frozen=True, tag="undaunted.zones_inherited.v1"):
    """The private cards of a side in a position taken over."""

    side: str  #: The side whose cards they are.
    secret: Sealed[PrivateZones]  #: Its private cards, for its own eyes.

    def apply(self, board: Board) -> Board:
        zones = self.secret.content
        if zones is None or not board.sees(self.side):
            return board
        return _with_side(
            board,
            self.side,
            deck=zones.deck,
            hand=zones.hand,
            discard=zones.discard,
            removed=zones.removed,
            casualties=zones.casualties,
        )


class RoundStarted(Event, frozen=True, tag="undaunted.round_started.v1"):
    """A round begins (U4)."""

    begins = "round"

    round: int  #: The round that begins, 1 for the first.

    def apply(self, board: Board) -> Board:
        return replace(board, round=self.round, active="")


class DiscardReshuffled(Event, frozen=True, tag="undaunted.discard_reshuffled.v1"):
    """The discard pile became the new deck (U5)."""

    side: str  #: The side whose pile it was.
    count: int  #: How many cards the new deck has.

    def apply(self, board: Board) -> Board:
        side = board.sides[self.side]
        return _with_side(board, self.side, deck=tuple(sorted(side.deck + side.discard)), discard=())


class CardDrawn(Event, frozen=True, tag="undaunted.card_drawn.v1"):
    """A card went from the deck to hand; which one only its owner knows."""

    side: str  #: The side that drew.
    use: Use  #: The link that decided the draw, and what for.
    secret: Sealed[DrawnCard]  #: The card that was drawn, for its owner's eyes.

    def apply(self, board: Board) -> Board:
        name, drawn = self.side, self.secret.content
        card = drawn.card if drawn is not None and board.sees(name) else HIDDEN
        side = board.sides[name]
        side = replace(side, deck=without(side.deck, card), hand=including(side.hand, card))
        return replace(board, sides={**board.sides, name: side})


class InitiativePicked(Event, frozen=True, tag="undaunted.initiative_picked.v1"):
    """A side put a card from hand aside for the initiative (U6).

    `seals`: the versions whose seals the showing of the picks will open.
    """

    side: str  #: The side that picked.
    secret: Sealed[str]  #: The card that it put aside, for its own eyes till the picks are shown.
    seals: tuple[int, ...]  #: The versions of the sealed parts that hold the pick.

    def apply(self, board: Board) -> Board:
        card = self.secret.content
        if card is None or not board.sees(self.side):
            card = HIDDEN
        side = board.sides[self.side]
        board = replace(board, seals=board.seals + self.seals)
        return _with_side(board, self.side, hand=without(side.hand, card), pick=(card,))


class InitiativeRevealed(Event, frozen=True, tag="undaunted.initiative_revealed.v1"):
    """The cards picked are shown and discarded (U6). `opens`: the versions whose seals this opens."""

    picks: dict[str, str]  #: For each side the card it picked.
    opens: tuple[int, ...]  #: The versions of the sealed parts that are open now.

    def apply(self, board: Board) -> Board:
        sides = dict(board.sides)
        for name, card in self.picks.items():
            side = sides[name]
            discarded = card if board.sees(name) else HIDDEN
            sides[name] = replace(side, pick=(), discard=including(side.discard, discarded))
        return replace(board, sides=sides, seals=())


class InitiativeSettled(Event, frozen=True, tag="undaunted.initiative_settled.v1"):
    """The side that holds the initiative marker this round."""

    side: str  #: The side that holds the marker from here on.

    def apply(self, board: Board) -> Board:
        return replace(board, initiative=self.side)


class TurnStarted(Event, frozen=True, tag="undaunted.turn_started.v1"):
    """A side's turn begins (U7)."""

    begins = "turn"

    side: str  #: The side whose turn begins.

    def apply(self, board: Board) -> Board:
        return replace(board, active=self.side, played=0)


class TurnEnded(Event, frozen=True, tag="undaunted.turn_ended.v1"):
    """A side's turn ends: its hand and its play area went to its discard pile (U8)."""

    side: str  #: The side whose turn ends.
    hand: int  #: How many cards were left in hand.
    played: int  #: The number of cards in the play area.

    def apply(self, board: Board) -> Board:
        side = board.sides[self.side]
        played = side.play if board.sees(self.side) else _hidden(len(side.play))
        discard = tuple(sorted(side.discard + side.hand + played))
        return _with_side(board, self.side, hand=(), play=(), discard=discard)


class CardMoved(Event, frozen=True, tag="undaunted.card_moved.v1"):
    """A card that everybody sees went from one zone of a side to another."""

    side: str  #: The side whose card it is.
    card: str  #: The card that moved.
    source: Zone  #: The zone it left.
    target: Zone  #: The zone it went to.

    def apply(self, board: Board) -> Board:
        name, source, target = self.side, self.source, self.target
        side = board.sides[name]
        arrives = self.card if target in PUBLIC_ZONES or board.sees(name) else HIDDEN
        zones = {source: without(getattr(side, source), self.card), target: including(getattr(side, target), arrives)}
        played = board.played + 1 if source == Zone.HAND and target in _PLAYED_TO else board.played
        return replace(board, sides={**board.sides, name: replace(side, **zones)}, played=played)


class CounterPlaced(Event, frozen=True, tag="undaunted.counter_placed.v1"):
    """A counter came on, ready (N2, R11)."""

    counter: str  #: The counter that came on.
    space: str  #: The space it stands on now.

    def apply(self, board: Board) -> Board:
        return _with_counter(board, self.counter, Counter(self.space))


class CounterMoved(Event, frozen=True, tag="undaunted.counter_moved.v1"):
    """A counter moved to another space."""

    counter: str  #: The counter that moved.
    space: str  #: The space it stands on now.

    def apply(self, board: Board) -> Board:
        moved = replace(board.counters[self.counter], space=self.space)
        if self.counter not in board.damage:
            return _with_counter(board, self.counter, moved)
        riding = {id: replace(c, space=self.space) for id, c in board.counters.items() if c.vehicle == self.counter}
        return replace(board, counters={**board.counters, self.counter: moved, **riding})


class CounterSuppressed(Event, frozen=True, tag="undaunted.counter_suppressed.v1"):
    """A counter is suppressed (U22)."""

    counter: str  #: The counter that is suppressed now.

    def apply(self, board: Board) -> Board:
        return _with_counter(board, self.counter, replace(board.counters[self.counter], suppressed=True))


class CounterReadied(Event, frozen=True, tag="undaunted.counter_readied.v1"):
    """A counter is ready again (U9)."""

    counter: str  #: The counter that is ready again.

    def apply(self, board: Board) -> Board:
        return _with_counter(board, self.counter, replace(board.counters[self.counter], suppressed=False))


class CounterRemoved(Event, frozen=True, tag="undaunted.counter_removed.v1"):
    """A counter left the board (N8)."""

    counter: str  #: The counter that left the board.

    def apply(self, board: Board) -> Board:
        return replace(board, counters={id: c for id, c in board.counters.items() if id != self.counter})


class MarkerPlaced(Event, frozen=True, tag="undaunted.marker_placed.v1"):
    """A side's control marker was placed or turned."""

    side: str  #: The side whose marker it is.
    space: str  #: The space it lies on.
    face: Face  #: The face that it shows now.

    def apply(self, board: Board) -> Board:
        return _with_side(board, self.side, markers={**board.sides[self.side].markers, self.space: self.face})


class TargetPlaced(Event, frozen=True, tag="undaunted.target_placed.v1"):
    """A side's target marker was put on a space (N6)."""

    side: str  #: The side whose marker it is.
    space: str  #: The space it lies on now.

    def apply(self, board: Board) -> Board:
        return _with_side(board, self.side, target=self.space)


class TargetRemoved(Event, frozen=True, tag="undaunted.target_removed.v1"):
    """A side's target marker left the board (N3, R10)."""

    side: str  #: The side whose marker left.

    def apply(self, board: Board) -> Board:
        return _with_side(board, self.side, target="")


class ObjectiveRaised(Event, frozen=True, tag="undaunted.objective_raised.v1"):
    """The value of an objective is `value` from now on (N11)."""

    space: str  #: The space of the objective.
    value: int  #: Its value from now on, in points.

    def apply(self, board: Board) -> Board:
        return replace(board, objectives={**board.objectives, self.space: self.value})


class CardLost(Event, frozen=True, tag="undaunted.card_lost.v1"):
    """A card of a hit counter went from a private zone to the casualties (S6), or a bomber out of the
    game for good (S21); which copy only its owner knows."""

    side: str  #: The side that lost the card.
    source: Zone  #: The private zone it left.
    target: Zone  #: The zone it went to.
    secret: Sealed[str]  #: Which copy it was, for its owner's eyes.
    counter: str = ""  #: The counter it belongs to; none: a bomber.

    def apply(self, board: Board) -> Board:
        name, card = self.side, self.secret.content
        if card is None or not board.sees(name):
            card = HIDDEN
        side = board.sides[name]
        zones = {
            self.source: without(getattr(side, self.source), card),
            self.target: including(getattr(side, self.target), card),
        }
        return _with_side(board, name, **zones)


class CounterRouted(Event, frozen=True, tag="undaunted.counter_routed.v1"):
    """A counter is routed (S6)."""

    counter: str  #: The counter that is routed now.

    def apply(self, board: Board) -> Board:
        return _with_counter(board, self.counter, replace(board.counters[self.counter], routed=True))


class CounterRallied(Event, frozen=True, tag="undaunted.counter_rallied.v1"):
    """A counter is routed no more (U16, S21)."""

    counter: str  #: The counter that is no longer routed.

    def apply(self, board: Board) -> Board:
        return _with_counter(board, self.counter, replace(board.counters[self.counter], routed=False))


class TileSwapped(Event, frozen=True, tag="undaunted.tile_swapped.v1"):
    """The tile under a space was replaced by another face for the rest of the campaign (S10)."""

    space: str  #: The space whose tile was replaced.
    tile: str  #: The face that the space has now.

    def apply(self, board: Board) -> Board:
        return replace(board, faces={**board.faces, self.space: self.tile})


class MineLaid(Event, frozen=True, tag="undaunted.mine_laid.v1"):
    """A mine was put on an edge (S20)."""

    mine: Mine  #: The mine that is laid.

    def apply(self, board: Board) -> Board:
        return replace(board, mines=(*board.mines, self.mine), spent=_spend(board, self.mine.by, mines=1))


class MineRemoved(Event, frozen=True, tag="undaunted.mine_removed.v1"):
    """A mine went off and is out of the scenario (S12)."""

    mine: Mine  #: The mine that went off.

    def apply(self, board: Board) -> Board:
        return replace(board, mines=tuple(mine for mine in board.mines if mine != self.mine))


class FireZonePlaced(Event, frozen=True, tag="undaunted.fire_zone_placed.v1"):
    """A counter's fire zone was put on a space (S20)."""

    counter: str  #: The counter whose fire zone it is.
    space: str  #: The space it lies on now.

    def apply(self, board: Board) -> Board:
        return replace(board, fire_zones={**board.fire_zones, self.counter: self.space})


class FireZoneRemoved(Event, frozen=True, tag="undaunted.fire_zone_removed.v1"):
    """A counter's fire zone left the board (S13)."""

    counter: str  #: The counter whose fire zone it was.

    def apply(self, board: Board) -> Board:
        return replace(board, fire_zones={id: space for id, space in board.fire_zones.items() if id != self.counter})


class SmokePlaced(Event, frozen=True, tag="undaunted.smoke_placed.v1"):
    """A counter put smoke on a space (S20)."""

    counter: str  #: The counter that laid the smoke.
    space: str  #: The space with smoke now.

    def apply(self, board: Board) -> Board:
        return replace(board, smoke=including(board.smoke, self.space), spent=_spend(board, self.counter, smoke=1))


class TunnelDestroyed(Event, frozen=True, tag="undaunted.tunnel_destroyed.v1"):
    """A tunnel is gone for the campaign (S15)."""

    space: str  #: The space whose tunnel is gone.

    def apply(self, board: Board) -> Board:
        return replace(board, tunnels=tuple(space for space in board.tunnels if space != self.space))


class PointsScored(Event, frozen=True, tag="undaunted.points_scored.v1"):
    """A side gained victory points (S23)."""

    side: str  #: The side that gained them.
    points: int  #: How many it gained.

    def apply(self, board: Board) -> Board:
        return _with_side(board, self.side, points=board.sides[self.side].points + self.points)


class FramePushed(Event, Generic[S], frozen=True, tag="undaunted.frame_pushed.v1"):
    """Something is half done."""

    frame: S  #: The unfinished step, now on top of those before.

    def apply(self, board: Board) -> Board:
        return replace(board, frames=(*board.frames, self.frame))


class FrameReplaced(Event, Generic[S], frozen=True, tag="undaunted.frame_replaced.v1"):
    """The unfinished step has advanced."""

    frame: S  #: The step that replaces the topmost.

    def apply(self, board: Board) -> Board:
        return replace(board, frames=(*board.frames[:-1], self.frame))


class FramePopped(Event, frozen=True, tag="undaunted.frame_popped.v1"):
    """The unfinished step is finished."""

    def apply(self, board: Board) -> Board:
        return replace(board, frames=board.frames[:-1])


class SeatTaken(Event, frozen=True, tag="undaunted.seat_taken.v1"):
    """A soldier boarded a vehicle, or shifted to another seat of it (A9)."""

    counter: str  #: The soldier.
    vehicle: str  #: The vehicle.
    seat: int  #: His seat, counted from 1.

    def apply(self, board: Board) -> Board:
        soldier = board.counters[self.counter]
        return _with_counter(board, self.counter, replace(soldier, vehicle=self.vehicle, seat=self.seat))


class SeatLeft(Event, frozen=True, tag="undaunted.seat_left.v1"):
    """A soldier dismounted onto the space of his vehicle (A9)."""

    counter: str  #: The soldier.

    def apply(self, board: Board) -> Board:
        return _with_counter(board, self.counter, _on_foot(board.counters[self.counter]))


class SeatsSwapped(Event, frozen=True, tag="undaunted.seats_swapped.v1"):
    """Two soldiers of one vehicle changed seats (A8)."""

    counter: str  #: The soldier whose card was played.
    other: str  #: The other soldier.

    def apply(self, board: Board) -> Board:
        one, other = board.counters[self.counter], board.counters[self.other]
        swapped = {self.counter: replace(one, seat=other.seat), self.other: replace(other, seat=one.seat)}
        return replace(board, counters={**board.counters, **swapped})


class VehicleCaptured(Event, frozen=True, tag="undaunted.vehicle_captured.v1"):
    """A vehicle lies before another side from now on (A18)."""

    vehicle: str  #: The vehicle.
    side: str  #: The side that has captured it.

    def apply(self, board: Board) -> Board:
        return replace(board, owners={**board.owners, self.vehicle: self.side})


class VehicleDamaged(Event, frozen=True, tag="undaunted.vehicle_damaged.v1"):
    """A vehicle was hit (A13)."""

    vehicle: str  #: The vehicle.
    damage: int  #: Its damage now.

    def apply(self, board: Board) -> Board:
        return _damaged(board, self)


class VehicleRepaired(Event, frozen=True, tag="undaunted.vehicle_repaired.v1"):
    """A vehicle was repaired (A7)."""

    vehicle: str  #: The vehicle.
    damage: int  #: Its damage now.

    def apply(self, board: Board) -> Board:
        return _damaged(board, self)


class CounterEliminated(Event, frozen=True, tag="undaunted.counter_eliminated.v1"):
    """A soldier was killed or a vehicle destroyed (A24). Soldiers who sat in it are on its space."""

    counter: str  #: The soldier or the vehicle.

    def apply(self, board: Board) -> Board:
        return replace(_off(board, self.counter), eliminated=(*board.eliminated, self.counter))


class CounterEscaped(Event, frozen=True, tag="undaunted.counter_escaped.v1"):
    """A soldier or a vehicle left the board by an escape marker (A15)."""

    counter: str  #: The soldier or the vehicle.

    def apply(self, board: Board) -> Board:
        return replace(_off(board, self.counter), escaped=(*board.escaped, self.counter))


class StructureDestroyed(Event, frozen=True, tag="undaunted.structure_destroyed.v1"):
    """A structure was blown up (A14)."""

    space: str  #: The space on which it stood.

    def apply(self, board: Board) -> Board:
        return replace(board, structures=tuple(space for space in board.structures if space != self.space))


class HopeLost(Event, frozen=True, tag="undaunted.hope_lost.v1"):
    """A side can no longer meet its goal, and play goes on (A16, A25)."""

    side: str  #: The side that can no longer meet its goal.

    def apply(self, board: Board) -> Board:
        return replace(board, hopeless=(*board.hopeless, self.side))


class ScenarioWon(Event, frozen=True, tag="undaunted.scenario_won.v1"):
    """A side met its condition (U23)."""

    side: str  #: The side that has won.
    how: Victory  #: How it has won.
    rule: str  #: The id of the rule by which it has won, such as `U24`.

    def apply(self, board: Board) -> Board:
        return replace(board, winner=self.side, how=self.how, rule=self.rule, frames=())


def _damaged(board: Board, event: VehicleDamaged | VehicleRepaired) -> Board:
    return replace(board, damage={**board.damage, event.vehicle: event.damage})


EVENTS = defined_in(__name__)
