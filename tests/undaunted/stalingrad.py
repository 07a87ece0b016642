"""Positions of Stalingrad in a few words, decided at the table of `position.py`.

    game = position("a b:house c=2", side(at="riflemen-a@a", marks="a b", hand="rifleman-a"))
    assert game.do(d.Play("soviet-rifleman-a", d.Move("b"))) == [...]

Tiles as there, but a tile may be one of `TILES`. Counters: suppressed `scouts-a@b!`, routed
`scouts-a@b~`, with a fire zone `machine-gunners-a@b>c`. Cards: a kind of `CARDS` and, for more than
one copy, a number: `rifleman-a1 rifleman-a2`. Mines: `german a-b`, an anti-tank one `german a-b tank`.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.events import Sealed
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import (
    Action,
    ActionName,
    Award,
    Card,
    CounterKind,
    Goal,
    Layout,
    Mine,
    MineFace,
    Name,
    Nature,
    Setup,
    SideSetup,
    Space,
    Tile,
)
from tests.undaunted import position as normandy
from tests.undaunted.position import OUT_OF_REACH, Place, Table, entries, neighbourhoods, table

SIDES = ("soviet", "german")

TILES = {
    "house": (
        Tile("A", 1, building_cover=3, toughness=6, next="B"),
        Tile("B", 1, building_cover=2, toughness=4, next="C"),
        Tile("C", 1),
    ),
    "works": (
        Tile("A", 1, building_cover=3, toughness=6, impassable=True, next="B"),
        Tile("B", 1, building_cover=2, toughness=4, impassable=True, next="C"),
        Tile("C", 1),
    ),
    "fort": (Tile("A", 1, fortified_cover=3),),
}
"""The faces of the tiles that are more than a cover."""

UNITS = {
    "riflemen": (("A", "B", "C"), 4),
    "scouts": (("A", "B", "C"), 5),
    "machine-gunners": (("A", "B"), 4),
    "engineers": (("A", "B"), 4),
    "snipers": (("",), 6),
    "flamethrowers": (("",), 4),
    "howitzer": (("",), 4),
    "gun": (("",), 5),
    "tank": (("", "A"), 7),
}
"""The counters: their squads, their base defence or armour."""

NATURES = {"gun": Nature.GUN, "tank": Nature.TANK}

MOVE, CONTROL = Action(ActionName.MOVE, 1), Action(ActionName.CONTROL)


CARDS = {
    "platoon-sergeant": ("", 9, (Action(ActionName.BOLSTER, 3), Action(ActionName.COMMAND, 2))),
    "squad-leader": ("", 7, (Action(ActionName.BOLSTER, 2), Action(ActionName.INSPIRE, 1))),
    "starshina": ("", 6, (Action(ActionName.GUIDE, 1),)),
    "commissar": ("", 8, (Action(ActionName.EXERT, 1), Action(ActionName.REQUISITION, 1))),
    "nurse": ("", 2, (Action(ActionName.RALLY, 1),)),
    "bomber": ("", 4, (Action(ActionName.BOMBARD, 3, structures=2),)),
    "flak": ("", 4, (Action(ActionName.ANTI_AIR, 1),)),
    "rifleman": ("riflemen", 5, (MOVE, Action(ActionName.ATTACK, 1), CONTROL)),
    "stormer": ("riflemen", 5, (Action(ActionName.ASSAULT), Action(ActionName.ATTACK, 2), Action(ActionName.MOVE, 1))),
    "grenadier": ("riflemen", 5, (MOVE, Action(ActionName.GRENADE, 2, most=1))),
    "scout": (
        "scouts",
        6,
        (
            Action(ActionName.SCOUT, 2),
            Action(ActionName.RECON),
            Action(ActionName.SECURE),
            Action(ActionName.FIGHT_AND_FADE),
            Action(ActionName.ATTACK, 1),
        ),
    ),
    "machine-gunner": (
        "machine-gunners",
        3,
        (
            Action(ActionName.SUPPRESS, 4),
            Action(ActionName.ATTACK, 2),
            Action(ActionName.VOLLEY, 2),
            Action(ActionName.FIRE_ZONE),
            MOVE,
        ),
    ),
    "engineer": (
        "engineers",
        4,
        (
            Action(ActionName.MINES, 2),
            Action(ActionName.SMOKE),
            Action(ActionName.DEMOLISH, tanks=1, structures=4, most=0),
            MOVE,
        ),
    ),
    "sniper": ("snipers", 4, (Action(ActionName.STALK, 1), Action(ActionName.ATTACK, 3, least=1))),
    "flamethrower": ("flamethrowers", 4, (Action(ActionName.FLAMETHROWER, 3, most=1), MOVE)),
    "howitzer": ("howitzer", 2, (Action(ActionName.BOMBARD, 2, structures=3, least=2), MOVE)),
    "gun": ("gun", 2, (Action(ActionName.ANTI_TANK, tanks=3, structures=2), MOVE)),
    "tank": ("tank", 5, (MOVE, Action(ActionName.ATTACK, 2), Action(ActionName.ANTI_TANK, tanks=2, structures=2))),
    "fog-of-war": ("", 1, ()),
}
"""The cards: their counter, their initiative, their actions. Those of a squad act for their own squad."""

FOR_OWN_SQUAD = frozenset({ActionName.BOLSTER, ActionName.INSPIRE, ActionName.RALLY, ActionName.GUIDE})


def card(side: str, word: str, actions: tuple[Action, ...] | None = None) -> Card:
    """A copy of a card, printed as its kind is or with other actions."""
    kind, squad = word.rstrip("0123456789"), ""
    if kind[-2:] in ("-a", "-b", "-c"):
        kind, squad = kind[:-2], kind[-1].upper()
    unit, initiative, printed = CARDS[kind]
    own = tuple(replace(a, squads=(squad,)) if squad and a.name in FOR_OWN_SQUAD else a for a in printed)
    return Card(
        f"{side}-{word}",
        kind.replace("-", "_"),
        Name(word, word.capitalize()),
        initiative,
        (squad,) if squad else (),
        _counter(side, unit, squad) if unit else "",
        own if actions is None else actions,
    )


def _counter(side: str, unit: str, squad: str) -> str:
    return f"{side}-{unit}-{squad.lower()}" if squad else f"{side}-{unit}"


CZECH = {"soviet": "Sověti", "german": "Němci", "riflemen": "Střelci", "scouts": "Pátrači"}
"""What some are called; the other counters have names that nobody can decline."""


def _kinds() -> tuple[CounterKind, ...]:
    return tuple(
        CounterKind(
            id := _counter(side, unit, squad),
            side,
            unit,
            Name(id, f"{CZECH[unit]} {squad}".strip() if unit in CZECH else id),
            defence,
            (squad,) if squad else (),
            NATURES.get(unit, Nature.INFANTRY),
        )
        for side in SIDES
        for unit, (squads, defence) in UNITS.items()
        for squad in squads
    )


KINDS = _kinds()


class Arranged(normandy.Arranged, frozen=True):
    """One side of a position, in the words of the module's docstring."""

    casualties: str = ""
    aside: str = ""
    points: int = 0
    goal: Goal = OUT_OF_REACH  # type: ignore[assignment]

    def words(self) -> list[str]:
        zones = (self.deck, self.hand, self.discard, self.play, self.removed, self.supply, self.casualties, self.aside)
        return " ".join(zones).split()

    def counters(self, side: str) -> list[e.CounterAt]:
        placed = []
        for entry in self.at.split():
            unit, _, where = entry.partition("@")
            where, _, zone = where.partition(">")
            placed.append(
                e.CounterAt(f"{side}-{unit}", where.rstrip("!~"), "!" in where, routed="~" in where, fire_zone=zone)
            )
        return placed

    def setup(self, side: str) -> SideSetup:
        supply = self.cards(side, self.supply)
        deck = tuple(sorted(f"{side}-{word}" for word in self.words() if f"{side}-{word}" not in supply))
        started = {counter.counter: counter.space for counter in self.counters(side)}
        name = Name(side.title(), CZECH[side])
        return SideSetup(side, name, self.goal, deck, supply, self.markers(), started, {})

    def inherited(self, side: str) -> e.SideInherited:
        count = {
            zone: len(getattr(self, zone).split()) for zone in ("deck", "hand", "discard", "removed", "casualties")
        }
        shown = {zone: self.cards(side, getattr(self, zone)) for zone in ("play", "supply", "aside")}
        return e.SideInherited(side, **count, **shown, markers=self.markers(), points=self.points)

    def zones(self, side: str) -> e.ZonesInherited:
        zones = (self.deck, self.hand, self.discard, self.removed, self.casualties)
        return e.ZonesInherited(side, Sealed(side, e.PrivateZones(*(self.cards(side, zone) for zone in zones))))


side = Arranged


def position(
    tiles: str,
    soviet: Arranged = Arranged(),
    german: Arranged = Arranged(),
    *,
    active: str = "soviet",
    initiative: str = "soviet",
    round: int = 1,
    played: int = 0,
    mines: Iterable[str] = (),
    tunnels: str = "",
    smoke: str = "",
    mission: str = "",
    escape: str = "",
    points: dict[str, int] = {},
    laid: Iterable[e.Laid] = (),
    awards: tuple[Award, ...] = (),
    total_rout: bool = True,
    printed: dict[str, tuple[Action, ...]] = {},
    dice: Iterable[int] = (),
    draws: Iterable[int] = (),
) -> Table:
    """A table where the position is arranged, with the first prompts open: in the turn of `active`,
    or with nobody active where the initiative is picked. `printed`: cards with other actions."""
    sides = {"soviet": soviet, "german": german}
    marked = {"tunnel": tunnels, "mission": mission, "escape": escape}
    spaces, tiles_ = _tiles(tiles, {kind: frozenset(names.split()) for kind, names in marked.items()}, points)
    setup = Setup(
        variant="stalingrad",
        scenario="0",
        title=Name("A test", "Zkouška"),
        layout=Layout.ROWS,
        sides=tuple(arranged.setup(name) for name, arranged in sides.items()),
        initiative=initiative,
        spaces=spaces,
        tiles=tiles_,
        cards=tuple(
            card(name, word, printed.get(f"{name}-{word}"))
            for name, arranged in sides.items()
            for word in sorted(arranged.words())
        ),
        counters=KINDS,
        awards=awards,
        total_rout=total_rout,
    )
    inherited = e.PositionInherited(
        round=round,
        initiative=initiative,
        active=active,
        sides=tuple(arranged.inherited(name) for name, arranged in sides.items()),
        counters=tuple(counter for name, arranged in sides.items() for counter in arranged.counters(name)),
        objectives={space.id: space.objective for space in spaces if space.objective},
        frames=(),
        mines=tuple(mine(said) for said in mines),
        smoke=tuple(smoke.split()),
        tunnels=tuple(tunnels.split()),
        laid=tuple(laid),
        played=played,
    )
    zones = [arranged.zones(name) for name, arranged in sides.items()]
    return table([e.ScenarioSetUp(setup), inherited, *zones], dice, draws)


def mine(said: str, by: str = "") -> Mine:
    """A mine as the docstring of the module says it."""
    side, between, *tank = said.split()
    one, _, other = between.partition("-")
    return Mine(side, (one, other), MineFace.ANTI_TANK if tank else MineFace.ANTI_PERSONNEL, by)


def _tiles(
    rows: str, marked: dict[str, frozenset[str]], points: dict[str, int]
) -> tuple[tuple[Space, ...], tuple[Tile, ...]]:
    names: dict[Place, str] = {}
    laid: dict[str, tuple[Tile, ...]] = {}
    objectives: dict[str, int] = {}
    for place, said in entries(rows).items():
        entry, _, objective = said.partition("=")
        name, _, printed = entry.partition(":")
        names[place] = name
        laid[name] = faces(name, printed)
        objectives[name] = int(objective or 0)
    spaces = [
        Space(
            id := names[place],
            *place,
            laid[id][0].id,
            near,
            ranges,
            objectives[id],
            **{kind: id in spots for kind, spots in marked.items()},
            points=points.get(id, 0),
        )
        for place, near, ranges in neighbourhoods(names)
    ]
    return tuple(spaces), tuple(tile for every in laid.values() for tile in every)


def faces(name: str, printed: str) -> tuple[Tile, ...]:
    """The faces of a tile, `b-A` the first."""
    kind = TILES[printed] if printed in TILES else (Tile("A", int(printed or 0)),)
    return tuple(
        replace(face, id=f"{name}-{face.id}", next=f"{name}-{face.next}" if face.next else "") for face in kind
    )
