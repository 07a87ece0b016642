"""What a seat, a spectator or the referee may see of a game, as typed messages.

A view is made from a board folded from what its audience was given, so it cannot tell more.
"""

from domain.kernel.remembering import by_identity
from domain.undaunted.content import ActionName, Card, CounterKind, Data, Face, Goal, Layout, Name
from domain.undaunted.frames import Barrage, Bolstering, Stepping
from domain.undaunted.rules.victory import worth
from domain.undaunted.state import Board, Counter, Side, Zone
from domain.undaunted.state import Scene as Static

REMEMBERED = 2048
"""Parts of boards whose view is kept: most of a board is the same from one decision to the next."""


class CardsView(Data, frozen=True):
    """A zone of cards. `cards` are its faces where this audience may see them, sorted by id."""

    zone: Zone
    count: int
    """How many cards lie there."""
    cards: tuple[str, ...] = ()


class SideView(Data, frozen=True):
    """A side: its cards, what it controls, where its target marker lies."""

    id: str
    zones: tuple[CardsView, ...]
    worth: int
    """The value of the objectives it controls (U24)."""
    target: str = ""
    """The space with its target marker; empty if it is not on the board."""


class MarkerView(Data, frozen=True):
    """A control marker on a space."""

    side: str
    face: Face


class SpaceView(Data, frozen=True):
    """A space and what lies on it."""

    id: str
    tile: str
    """The tile face that lies there now."""
    markers: tuple[MarkerView, ...] = ()
    objective: int = 0
    """The value of its objective; 0: none."""


class CounterView(Data, frozen=True):
    """A counter on the board."""

    id: str
    space: str
    suppressed: bool = False


class DoingView(Data, frozen=True):
    """What is half done: the side and the action, the counter on its way or shooting, the space
    it is done to, the counters still to be rolled for, and how many steps or cards are left."""

    side: str
    action: ActionName
    counter: str = ""
    space: str = ""
    targets: tuple[str, ...] = ()
    left: int = 0


class View(Data, frozen=True):
    """The position. `active` is empty outside the turns, `winner` until the scenario is won."""

    round: int
    initiative: str
    """The side that holds the initiative marker."""
    sides: tuple[SideView, ...]
    spaces: tuple[SpaceView, ...]
    counters: tuple[CounterView, ...]
    active: str = ""
    doing: DoingView | None = None
    winner: str = ""
    how: str = ""
    """By what the scenario was won: `objectives`, `pin`, `both_pinned`, `hopeless`."""
    rule: str = ""
    """The id of the rule by which it was won."""


class SideScene(Data, frozen=True):
    """A side of the scenario: its goal and where its counters come on."""

    id: str
    name: Name
    goal: Goal
    spawns: dict[str, str]
    """For each counter the space with its deployment marker (N2)."""


class SpaceScene(Data, frozen=True):
    """A place on the board, in axial coordinates (U1), with the spaces adjacent to it."""

    id: str
    x: int
    y: int
    near: tuple[str, ...]


class TileScene(Data, frozen=True):
    """A tile face and its cover."""

    id: str
    cover: int
    hill: bool = False
    """Whether it is a hill."""
    hill_cover: int = 0
    """On a hill: the cover against an attacker on a hill, or against a blast (N1)."""


class Scene(Data, frozen=True):
    """What does not change in a game: enough for a client to draw board and cards."""

    scenario: str
    title: Name
    layout: Layout
    sides: tuple[SideScene, ...]
    spaces: tuple[SpaceScene, ...]
    tiles: tuple[TileScene, ...]
    cards: tuple[Card, ...]
    counters: tuple[CounterKind, ...]
    radio: str = ""
    """The space with the radio marker (N11)."""


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
            _side(first, ours, objectives, board.sees(first)),
            _side(second, theirs, objectives, board.sees(second)),
        ),
        spaces=_spaces(board.scene, objectives, ours.markers, theirs.markers),
        counters=_counters(board.counters),
        active=board.active,
        doing=_doing(board),
        winner=board.winner,
        how=board.how,
        rule=board.rule,
    )


@by_identity(REMEMBERED)
def _side(id: str, cards: Side, objectives: dict[str, int], seen: bool, /) -> SideView:
    """R15: sizes, play area and supply are public, the rest is its owner's; a deck is nobody's."""
    zones = []
    for zone in (Zone.HAND, Zone.PICK, Zone.PLAY, Zone.DECK, Zone.DISCARD, Zone.REMOVED, Zone.SUPPLY):
        held: tuple[str, ...] = getattr(cards, zone)
        shown = zone in (Zone.PLAY, Zone.SUPPLY) or (seen and zone != Zone.DECK)
        zones.append(CardsView(zone, len(held), held if shown else ()))
    return SideView(id, tuple(zones), worth(objectives, cards.markers), cards.target)


@by_identity(REMEMBERED)
def _counters(counters: dict[str, Counter], /) -> tuple[CounterView, ...]:
    return tuple([CounterView(id, c.space, c.suppressed) for id, c in sorted(counters.items())])


@by_identity(REMEMBERED)
def _spaces(
    scene: Static, objectives: dict[str, int], ours: dict[str, Face], theirs: dict[str, Face], /
) -> tuple[SpaceView, ...]:
    first, second = scene.sides
    found = []
    for id, space in scene.spaces.items():
        faces = ((first, ours.get(id)), (second, theirs.get(id)))
        markers = tuple([MarkerView(side, face) for side, face in faces if face is not None])
        found.append(SpaceView(id, space.tile, markers, objectives.get(id, 0)))
    return tuple(found)


def _doing(board: Board) -> DoingView | None:
    if not board.frames:
        return None
    match board.frames[-1]:
        case Stepping() as frame:
            return DoingView(frame.side, frame.action.name, counter=frame.counter, left=frame.left)
        case Bolstering() as frame:
            return DoingView(frame.side, frame.action.name, left=frame.left)
        case Barrage() as frame:
            return DoingView(frame.side, frame.action.name, frame.counter, frame.space, frame.targets)


def scene(board: Board) -> Scene:
    """The scenario as the board's audience knows it."""
    static = board.scene
    return Scene(
        scenario=static.scenario,
        title=static.title,
        layout=static.layout,
        sides=tuple(
            SideScene(side, static.side_names[side], static.goals[side], static.spawns[side]) for side in static.sides
        ),
        spaces=tuple(SpaceScene(s.id, s.x, s.y, s.near) for s in static.spaces.values()),
        tiles=tuple(
            TileScene(t.id, t.cover, t.hill_cover is not None, t.hill_cover or 0) for t in static.tiles.values()
        ),
        cards=tuple(static.cards.values()),
        counters=tuple(static.kinds.values()),
        radio=static.radio,
    )
