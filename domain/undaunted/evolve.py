"""The reducer: how each event is applied to the board. It knows no rules, so that a log folds to the same board
under every version of them."""

from bisect import insort
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Seated, Setup, SideSetup
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
def _laid(setup: bytes, eyes: str) -> Board:
    """The board as a set-up, in canonical JSON, lays it; one for all games that have it."""
    read, scene = _scene(setup)
    blank = Board(eyes)
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


def _set_up(board: Board, event: e.ScenarioSetUp) -> Board:
    return _laid(canonical_json(event.setup), board.eyes)


def _position_inherited(board: Board, event: e.PositionInherited) -> Board:
    return replace(
        board,
        round=event.round,
        initiative=event.initiative,
        active=event.active,
        frames=event.frames,
        objectives=event.objectives,
        counters={c.counter: Counter(c.space, c.suppressed, c.routed, c.vehicle, c.seat) for c in event.counters},
        owners={**board.owners, **event.owners},
        damage=event.damage,
        structures=tuple(space for space in board.structures if space not in event.destroyed),
        escaped=event.escaped,
        eliminated=event.eliminated,
        hopeless=event.hopeless,
        faces={**board.faces, **event.faces},
        mines=event.mines,
        fire_zones={c.counter: c.fire_zone for c in event.counters if c.fire_zone},
        smoke=event.smoke,
        tunnels=event.tunnels,
        spent={laid.counter: Spent(laid.mines, laid.smoke) for laid in event.laid},
        played=event.played,
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
            for s in event.sides
        },
    )


def _zones_inherited(board: Board, event: e.ZonesInherited) -> Board:
    zones = event.secret.content
    if zones is None or not board.sees(event.side):
        return board
    return _with_side(
        board,
        event.side,
        deck=zones.deck,
        hand=zones.hand,
        discard=zones.discard,
        removed=zones.removed,
        casualties=zones.casualties,
    )


def _round_started(board: Board, event: e.RoundStarted) -> Board:
    return replace(board, round=event.round, active="")


def _discard_reshuffled(board: Board, event: e.DiscardReshuffled) -> Board:
    side = board.sides[event.side]
    return _with_side(board, event.side, deck=tuple(sorted(side.deck + side.discard)), discard=())


def _card_drawn(board: Board, event: e.CardDrawn) -> Board:
    name, drawn = event.side, event.secret.content
    card = drawn.card if drawn is not None and board.sees(name) else HIDDEN
    side = board.sides[name]
    side = replace(side, deck=without(side.deck, card), hand=including(side.hand, card))
    return replace(board, sides={**board.sides, name: side})


def _initiative_picked(board: Board, event: e.InitiativePicked) -> Board:
    card = event.secret.content
    if card is None or not board.sees(event.side):
        card = HIDDEN
    side = board.sides[event.side]
    board = replace(board, seals=board.seals + event.seals)
    return _with_side(board, event.side, hand=without(side.hand, card), pick=(card,))


def _initiative_revealed(board: Board, event: e.InitiativeRevealed) -> Board:
    sides = dict(board.sides)
    for name, card in event.picks.items():
        side = sides[name]
        discarded = card if board.sees(name) else HIDDEN
        sides[name] = replace(side, pick=(), discard=including(side.discard, discarded))
    return replace(board, sides=sides, seals=())


def _initiative_settled(board: Board, event: e.InitiativeSettled) -> Board:
    return replace(board, initiative=event.side)


def _turn_started(board: Board, event: e.TurnStarted) -> Board:
    return replace(board, active=event.side, played=0)


def _turn_ended(board: Board, event: e.TurnEnded) -> Board:
    side = board.sides[event.side]
    played = side.play if board.sees(event.side) else _hidden(len(side.play))
    discard = tuple(sorted(side.discard + side.hand + played))
    return _with_side(board, event.side, hand=(), play=(), discard=discard)


def _card_moved(board: Board, event: e.CardMoved) -> Board:
    name, source, target = event.side, event.source, event.target
    side = board.sides[name]
    arrives = event.card if target in PUBLIC_ZONES or board.sees(name) else HIDDEN
    zones = {source: without(getattr(side, source), event.card), target: including(getattr(side, target), arrives)}
    played = board.played + 1 if source == Zone.HAND and target in _PLAYED_TO else board.played
    return replace(board, sides={**board.sides, name: replace(side, **zones)}, played=played)


def _card_lost(board: Board, event: e.CardLost) -> Board:
    name, card = event.side, event.secret.content
    if card is None or not board.sees(name):
        card = HIDDEN
    side = board.sides[name]
    zones = {
        event.source: without(getattr(side, event.source), card),
        event.target: including(getattr(side, event.target), card),
    }
    return _with_side(board, name, **zones)


def _with_counter(board: Board, id: str, counter: Counter) -> Board:
    return replace(board, counters={**board.counters, id: counter})


def _counter_placed(board: Board, event: e.CounterPlaced) -> Board:
    return _with_counter(board, event.counter, Counter(event.space))


def _counter_moved(board: Board, event: e.CounterMoved) -> Board:
    moved = replace(board.counters[event.counter], space=event.space)
    if event.counter not in board.damage:
        return _with_counter(board, event.counter, moved)
    riding = {id: replace(c, space=event.space) for id, c in board.counters.items() if c.vehicle == event.counter}
    return replace(board, counters={**board.counters, event.counter: moved, **riding})


def _counter_suppressed(board: Board, event: e.CounterSuppressed) -> Board:
    return _with_counter(board, event.counter, replace(board.counters[event.counter], suppressed=True))


def _counter_readied(board: Board, event: e.CounterReadied) -> Board:
    return _with_counter(board, event.counter, replace(board.counters[event.counter], suppressed=False))


def _counter_removed(board: Board, event: e.CounterRemoved) -> Board:
    return replace(board, counters={id: c for id, c in board.counters.items() if id != event.counter})


def _marker_placed(board: Board, event: e.MarkerPlaced) -> Board:
    return _with_side(board, event.side, markers={**board.sides[event.side].markers, event.space: event.face})


def _target_placed(board: Board, event: e.TargetPlaced) -> Board:
    return _with_side(board, event.side, target=event.space)


def _target_removed(board: Board, event: e.TargetRemoved) -> Board:
    return _with_side(board, event.side, target="")


def _objective_raised(board: Board, event: e.ObjectiveRaised) -> Board:
    return replace(board, objectives={**board.objectives, event.space: event.value})


def _counter_routed(board: Board, event: e.CounterRouted) -> Board:
    return _with_counter(board, event.counter, replace(board.counters[event.counter], routed=True))


def _counter_rallied(board: Board, event: e.CounterRallied) -> Board:
    return _with_counter(board, event.counter, replace(board.counters[event.counter], routed=False))


def _tile_swapped(board: Board, event: e.TileSwapped) -> Board:
    return replace(board, faces={**board.faces, event.space: event.tile})


def _spend(board: Board, counter: str, mines: int = 0, smoke: int = 0) -> dict[str, Spent]:
    spent = board.spent.get(counter, Spent())
    return {**board.spent, counter: Spent(spent.mines + mines, spent.smoke + smoke)}


def _mine_laid(board: Board, event: e.MineLaid) -> Board:
    return replace(board, mines=(*board.mines, event.mine), spent=_spend(board, event.mine.by, mines=1))


def _mine_removed(board: Board, event: e.MineRemoved) -> Board:
    return replace(board, mines=tuple(mine for mine in board.mines if mine != event.mine))


def _fire_zone_placed(board: Board, event: e.FireZonePlaced) -> Board:
    return replace(board, fire_zones={**board.fire_zones, event.counter: event.space})


def _fire_zone_removed(board: Board, event: e.FireZoneRemoved) -> Board:
    return replace(board, fire_zones={id: space for id, space in board.fire_zones.items() if id != event.counter})


def _smoke_placed(board: Board, event: e.SmokePlaced) -> Board:
    return replace(board, smoke=including(board.smoke, event.space), spent=_spend(board, event.counter, smoke=1))


def _tunnel_destroyed(board: Board, event: e.TunnelDestroyed) -> Board:
    return replace(board, tunnels=tuple(space for space in board.tunnels if space != event.space))


def _points_scored(board: Board, event: e.PointsScored) -> Board:
    return _with_side(board, event.side, points=board.sides[event.side].points + event.points)


def _seat_taken(board: Board, event: e.SeatTaken) -> Board:
    soldier = board.counters[event.counter]
    return _with_counter(board, event.counter, replace(soldier, vehicle=event.vehicle, seat=event.seat))


def _on_foot(counter: Counter) -> Counter:
    return replace(counter, vehicle="", seat=0)


def _seat_left(board: Board, event: e.SeatLeft) -> Board:
    return _with_counter(board, event.counter, _on_foot(board.counters[event.counter]))


def _seats_swapped(board: Board, event: e.SeatsSwapped) -> Board:
    one, other = board.counters[event.counter], board.counters[event.other]
    swapped = {event.counter: replace(one, seat=other.seat), event.other: replace(other, seat=one.seat)}
    return replace(board, counters={**board.counters, **swapped})


def _vehicle_captured(board: Board, event: e.VehicleCaptured) -> Board:
    return replace(board, owners={**board.owners, event.vehicle: event.side})


def _damaged(board: Board, event: e.VehicleDamaged | e.VehicleRepaired) -> Board:
    return replace(board, damage={**board.damage, event.vehicle: event.damage})


def _off(board: Board, counter: str) -> Board:
    """The board without a counter; who sat in it stands on its space."""
    left = {id: _on_foot(c) if c.vehicle == counter else c for id, c in board.counters.items() if id != counter}
    return replace(board, counters=left, damage={id: n for id, n in board.damage.items() if id != counter})


def _counter_eliminated(board: Board, event: e.CounterEliminated) -> Board:
    return replace(_off(board, event.counter), eliminated=(*board.eliminated, event.counter))


def _counter_escaped(board: Board, event: e.CounterEscaped) -> Board:
    return replace(_off(board, event.counter), escaped=(*board.escaped, event.counter))


def _structure_destroyed(board: Board, event: e.StructureDestroyed) -> Board:
    return replace(board, structures=tuple(space for space in board.structures if space != event.space))


def _hope_lost(board: Board, event: e.HopeLost) -> Board:
    return replace(board, hopeless=(*board.hopeless, event.side))


def _frame_pushed(board: Board, event: e.FramePushed) -> Board:
    return replace(board, frames=(*board.frames, event.frame))


def _frame_replaced(board: Board, event: e.FrameReplaced) -> Board:
    return replace(board, frames=(*board.frames[:-1], event.frame))


def _frame_popped(board: Board, event: e.FramePopped) -> Board:
    return replace(board, frames=board.frames[:-1])


def _scenario_won(board: Board, event: e.ScenarioWon) -> Board:
    return replace(board, winner=event.side, how=event.how, rule=event.rule, frames=())


EVOLVE: dict[type[Event], Callable[[Board, Any], Board]] = {
    e.ScenarioSetUp: _set_up,
    e.PositionInherited: _position_inherited,
    e.ZonesInherited: _zones_inherited,
    e.RoundStarted: _round_started,
    e.DiscardReshuffled: _discard_reshuffled,
    e.CardDrawn: _card_drawn,
    e.InitiativePicked: _initiative_picked,
    e.InitiativeRevealed: _initiative_revealed,
    e.InitiativeSettled: _initiative_settled,
    e.TurnStarted: _turn_started,
    e.TurnEnded: _turn_ended,
    e.CardMoved: _card_moved,
    e.CounterPlaced: _counter_placed,
    e.CounterMoved: _counter_moved,
    e.CounterSuppressed: _counter_suppressed,
    e.CounterReadied: _counter_readied,
    e.CounterRemoved: _counter_removed,
    e.MarkerPlaced: _marker_placed,
    e.TargetPlaced: _target_placed,
    e.TargetRemoved: _target_removed,
    e.ObjectiveRaised: _objective_raised,
    e.CardLost: _card_lost,
    e.CounterRouted: _counter_routed,
    e.CounterRallied: _counter_rallied,
    e.TileSwapped: _tile_swapped,
    e.MineLaid: _mine_laid,
    e.MineRemoved: _mine_removed,
    e.FireZonePlaced: _fire_zone_placed,
    e.FireZoneRemoved: _fire_zone_removed,
    e.SmokePlaced: _smoke_placed,
    e.TunnelDestroyed: _tunnel_destroyed,
    e.PointsScored: _points_scored,
    e.FramePushed: _frame_pushed,
    e.FrameReplaced: _frame_replaced,
    e.FramePopped: _frame_popped,
    e.ScenarioWon: _scenario_won,
    e.SeatTaken: _seat_taken,
    e.SeatLeft: _seat_left,
    e.SeatsSwapped: _seats_swapped,
    e.VehicleCaptured: _vehicle_captured,
    e.VehicleDamaged: _damaged,
    e.VehicleRepaired: _damaged,
    e.CounterEliminated: _counter_eliminated,
    e.CounterEscaped: _counter_escaped,
    e.StructureDestroyed: _structure_destroyed,
    e.HopeLost: _hope_lost,
}
