"""The view of a game for a seat, a spectator or the referee, as typed messages.

A view is made from a board folded for its audience, so it cannot contain more.
"""

from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.undaunted.content import (
    ActionName,
    Award,
    Card,
    CounterKind,
    Data,
    Face,
    Goal,
    Layout,
    Mine,
    Name,
    StructureKind,
    Troop,
    VariantName,
    Victory,
)
from kronika.domain.undaunted.rules.variants import VARIANTS, DefeatRule, Variant
from kronika.domain.undaunted.rules.victory import objectives_worth, reached
from kronika.domain.undaunted.state import PUBLIC_ZONES, Board, Counter, Scenario, Side, Zone, is_disabled

REMEMBERED = 2048
"""Parts of boards whose view is kept: most of a board is the same from one decision to the next."""


class CardsView(Data, frozen=True):
    """A zone of cards. `cards` are its faces where this audience may see them, sorted by id."""

    zone: Zone  #: Which zone it is.
    count: int  #: The number of cards there.
    cards: tuple[str, ...] = ()  #: The cards there, sorted; none where this audience may not see them.


class SideView(Data, frozen=True):
    """A side: its cards, what it controls, where its target marker lies."""

    id: str  #: The id of the side.
    zones: tuple[CardsView, ...]  #: Where its cards are, each zone once.
    worth: int  #: The value of the objectives it controls (U24) and of the structures it has (A21).
    target: str = ""  #: The space with its target marker; empty if it is not on the board.
    points: int = 0  #: The victory points it has gained (S23).
    #: How much it has of each condition of its goal, in their order (S23); empty where the goal is
    #: objectives or pinning alone.
    reached: tuple[int, ...] = ()


class MarkerView(Data, frozen=True):
    """A control marker on a space."""

    side: str  #: The side whose marker it is.
    face: Face  #: The face that it shows.


class SpaceView(Data, frozen=True):
    """A space and what lies on it."""

    id: str  #: The id of the space.
    tile: str  #: The tile face on the space now.
    markers: tuple[MarkerView, ...] = ()  #: The control markers on the space, at most one per side.
    objective: int = 0  #: The value of its objective; 0: none.
    smoke: bool = False  #: Whether there is smoke (S14).
    tunnel: bool = False  #: Whether there is a tunnel (S15).
    structure: str = ""  #: The structure on the space (A14); empty: none.


class CounterView(Data, frozen=True):
    """A counter on the board."""

    id: str  #: The id of the counter.
    space: str  #: The space it stands on.
    suppressed: bool = False  #: Whether it is suppressed (U22).
    routed: bool = False  #: Whether it is routed (S6).
    fire_zone: str = ""  #: The space its fire zone lies on (S13); empty: none.
    vehicle: str = ""  #: The vehicle it sits in (A20); empty: on foot.
    seat: int = 0  #: Its seat, counted from 1.
    side: str = ""  #: For a vehicle, the side that has it (A18).
    damage: int = 0  #: The damage to a vehicle (A13).
    disabled: bool = False  #: Whether it is a disabled vehicle (A13).


class DoingView(Data, frozen=True):
    """An unfinished step: the side and the action, the counter that moves, shoots or was hit, and the space affected.
    Also the targets still to be rolled for, how many steps, cards or mines are left, and the card that acts."""

    side: str  #: The side that has to decide how it goes on.
    #: The action that is half done; left out: none, a casualty is to be given up, say.
    action: ActionName | None = None
    counter: str = ""  #: The counter that it is about; empty: none.
    space: str = ""  #: The space that it is done to; empty: none.
    targets: tuple[str, ...] = ()  #: The counters that are still to be rolled for.
    left: int = 0  #: How many more steps, cards or mines there may be; 0: not counted.
    card: str = ""  #: The card that acts; empty: none in particular.


class View(Data, frozen=True):
    """The position. `active` is empty outside the turns, `winner` until the scenario is won."""

    round: int  #: The round that is being played, 1 for the first; 0 before it.
    initiative: str  #: The side that holds the initiative marker.
    sides: tuple[SideView, ...]  #: Both sides, in the order of the scenario.
    spaces: tuple[SpaceView, ...]  #: Every space of the board, in the order of the scene.
    counters: tuple[CounterView, ...]  #: Every counter on the board, sorted by id.
    active: str = ""  #: The side whose turn it is; empty outside the turns.
    doing: DoingView | None = None  #: The unfinished step; left out: there is no such step.
    winner: str = ""  #: The side that has won the scenario; empty: nobody has yet.
    how: Victory | None = None  #: How the scenario was won; left out: it is not won yet.
    rule: str = ""  #: The id of the rule by which it was won.
    mines: tuple[Mine, ...] = ()  #: The mines on the board (S12).
    escaped: tuple[str, ...] = ()  #: The counters that have escaped (A15).
    eliminated: tuple[str, ...] = ()  #: The soldiers killed and the vehicles destroyed (A24).
    hopeless: tuple[str, ...] = ()  #: The sides that can no longer meet their goals (A25).


class SideScene(Data, frozen=True):
    """A side of the scenario: its goal and where its counters come on."""

    id: str  #: The id of the side, which is also the name of its seat.
    name: Name  #: The name of the side.
    goal: Goal  #: The goal that it has to reach to win.
    spawns: dict[str, str]  #: For each counter the space with its deployment marker (N2).
    escaping: tuple[Troop, ...] = ()  #: Which kinds of its counters may use the escape markers (A15).
    escapers: tuple[str, ...] = ()  #: Which other counters of it may use them (A15).


class SpaceScene(Data, frozen=True):
    """A place on the board, in axial coordinates (U1), with the spaces adjacent to it."""

    id: str  #: The id of the space.
    x: int  #: The axial column of its middle.
    y: int  #: The axial row of its middle.
    near: tuple[str, ...]  #: The ids of the adjacent spaces.
    mission: bool = False  #: Whether the space has a mission marker (S23).
    escape: bool = False  #: Whether the space has an escape marker (S23, A15).
    points: int = 0  #: The number of victory points on the space (S23).


class TileScene(Data, frozen=True):
    """A tile face and its cover."""

    id: str  #: The id of the tile face.
    cover: int  #: The points that it adds to the defence of a counter on it.
    hill: bool = False  #: Whether it is a hill.
    hill_cover: int = 0  #: On a hill: the cover against an attacker on a hill, or against a blast (N1).
    building: bool = False  #: Whether it is a building that can be hit (S8, S10).
    building_cover: int = 0  #: A building's cover against an attacker on another tile (S8).
    toughness: int = 0  #: A building's own base defence (S18).
    fortified: bool = False  #: Whether it is fortified (S9).
    fortified_cover: int = 0  #: A fortified tile's cover for the side that controls it (S9).
    impassable: bool = False  #: Whether tanks (S11) and vehicles (A2) cannot enter it.


class Scene(Data, frozen=True):
    """The parts of a game that do not change: enough for a client to draw board and cards."""

    scenario: str  #: The id of the scenario in its pack.
    title: Name  #: The title of the scenario.
    layout: Layout  #: How the tiles are shifted when the board is drawn.
    sides: tuple[SideScene, ...]  #: Both sides, in the order in which they draw.
    spaces: tuple[SpaceScene, ...]  #: Every space of the board.
    tiles: tuple[TileScene, ...]  #: Every tile face that can come to lie on the board.
    cards: tuple[Card, ...]  #: Every card that can come into the game, once each.
    counters: tuple[CounterKind, ...]  #: Every counter that can come into the game.
    radio: str = ""  #: The space with the radio marker (N11).
    variant: VariantName = VariantName.NORMANDY  #: Which game of the family it is.
    awards: tuple[Award, ...] = ()  #: The awards of victory points (S23).
    total_rout: bool = False  #: Whether a side all of whose riflemen are routed loses (S24).
    structures: tuple[StructureKind, ...] = ()  #: The structures of the scenario (A14).
    demolishes: str = ""  #: The side that alone can demolish them (R22).


def view(board: Board) -> View:
    """The position as the board's audience sees it; a blank one before the scenario is set up."""
    if not board.scene.sides:
        return View(round=board.round, initiative=board.initiative, sides=(), spaces=(), counters=())
    first, second = board.scene.sides
    ours, theirs, objectives = board.sides[first], board.sides[second], board.objectives
    return View(
        round=board.round,
        initiative=board.initiative,
        sides=(
            _with_reached(board, _side(board.scene, first, ours, objectives_worth(board, first), board.sees(first))),
            _with_reached(
                board, _side(board.scene, second, theirs, objectives_worth(board, second), board.sees(second))
            ),
        ),
        spaces=_spaces(
            board.scene,
            objectives,
            ours.markers,
            theirs.markers,
            board.faces,
            board.smoke,
            board.tunnels,
            board.structures,
        ),
        counters=_with_vehicles(board, _counters(board.counters, board.fire_zones)),
        active=board.active,
        doing=doing(board),
        winner=board.winner,
        how=board.how,
        rule=board.rule,
        mines=board.mines,
        escaped=board.escaped,
        eliminated=board.eliminated,
        hopeless=board.hopeless,
    )


_ZONES = (Zone.HAND, Zone.PICK, Zone.PLAY, Zone.DECK, Zone.DISCARD, Zone.REMOVED, Zone.SUPPLY)


def _zones_of(rules: Variant) -> list[Zone]:
    """The zones that a side has: those of every game, and where lost cards and fog of war go."""
    return list(dict.fromkeys((*_ZONES, rules.lost_to, rules.fog_to)))


@cached_by_identity(REMEMBERED)
def _side(scene: Scenario, id: str, cards: Side, value: int, seen: bool, /) -> SideView:
    """R15: sizes, play area and supply are public, the rest is its owner's; a deck is nobody's."""
    zones = []
    for zone in _zones_of(VARIANTS[scene.variant]):
        held: tuple[str, ...] = getattr(cards, zone)
        shown = zone in PUBLIC_ZONES or (seen and zone != Zone.DECK)
        zones.append(CardsView(zone, len(held), held if shown else ()))
    return SideView(id, tuple(zones), value, cards.target, cards.points)


def _with_reached(board: Board, side: SideView) -> SideView:
    found = reached(board, side.id)
    return _reaching(side).setdefault(found, replace(side, reached=found)) if found else side


@cached_by_identity(REMEMBERED)
def _reaching(side: SideView, /) -> dict[tuple[int, ...], SideView]:
    """The same side by what it has reached, so that it stays the same object as long as nothing of it changes."""
    return {}


@cached_by_identity(REMEMBERED)
def _counters(counters: dict[str, Counter], fire_zones: dict[str, str], /) -> tuple[CounterView, ...]:
    return tuple(
        [
            CounterView(id, c.space, c.suppressed, c.routed, fire_zones.get(id, ""), c.vehicle, c.seat)
            for id, c in sorted(counters.items())
        ]
    )


def _with_vehicles(board: Board, counters: tuple[CounterView, ...]) -> tuple[CounterView, ...]:
    """A13, A18: returns the counters with the side that has each vehicle, and its damage."""
    if not board.damage:
        return counters
    return tuple(
        [
            replace(
                counter,
                side=board.owners[counter.id],
                damage=board.damage[counter.id],
                disabled=is_disabled(board, counter.id),
            )
            if counter.id in board.damage
            else counter
            for counter in counters
        ]
    )


@cached_by_identity(REMEMBERED)
def _spaces(
    scene: Scenario,
    objectives: dict[str, int],
    ours: dict[str, Face],
    theirs: dict[str, Face],
    faces: dict[str, str],
    smoke: tuple[str, ...],
    tunnels: tuple[str, ...],
    structures: tuple[str, ...],
    /,
) -> tuple[SpaceView, ...]:
    first, second = scene.sides
    found = []
    for id in scene.spaces:
        held = ((first, ours.get(id)), (second, theirs.get(id)))
        markers = tuple([MarkerView(side, face) for side, face in held if face is not None])
        stands = scene.structures[id].id if id in structures else ""
        found.append(SpaceView(id, faces[id], markers, objectives.get(id, 0), id in smoke, id in tunnels, stands))
    return tuple(found)


def doing(board: Board) -> DoingView | None:
    """Returns the unfinished step, as far as it is public; None: there is no such step."""
    if not board.frames:
        return None
    frame = board.frames[-1]
    return DoingView(frame.side, frame.half_done(), **{name: getattr(frame, name) for name in frame.shows})


def scene(board: Board) -> Scene:
    """The scenario as the board's audience knows it."""
    static = board.scene
    return Scene(
        scenario=static.scenario,
        title=static.title,
        layout=static.layout,
        sides=tuple(
            SideScene(
                side,
                static.side_names[side],
                static.goals[side],
                static.spawns[side],
                static.escaping[side],
                static.escapers[side],
            )
            for side in static.sides
        ),
        spaces=tuple(SpaceScene(s.id, s.x, s.y, s.near, s.mission, s.escape, s.points) for s in static.spaces.values()),
        tiles=tuple(
            TileScene(
                t.id,
                t.cover,
                t.hill_cover is not None,
                t.hill_cover or 0,
                t.toughness is not None,
                t.building_cover or 0,
                t.toughness or 0,
                t.fortified_cover is not None,
                t.fortified_cover or 0,
                t.impassable,
            )
            for t in static.tiles.values()
        ),
        cards=tuple(static.cards.values()),
        counters=tuple(static.kinds.values()),
        radio=static.radio,
        variant=VariantName(static.variant),
        awards=static.awards,
        total_rout=static.total_rout and VARIANTS[static.variant].defeat is DefeatRule.TOTAL_ROUT,
        structures=tuple(dict.fromkeys(static.structures.values())),
        demolishes=static.demolishes,
    )
