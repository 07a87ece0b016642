"""Positions of North Africa in a few words, decided at the table of `position.py`.

    game = position("a b:3/1 c:x", side(at="scout@a lorry@b:2 driver@lorry.1", marks="a b", hand="scout"))
    assert game.do(d.Play("lrdg-scout", d.Move("b"))) == [...]

Tiles: rows as there; `x` after a cover makes it impassable (`b:1x`). Counters: a soldier on foot `scout@a`, one
suppressed `scout@a!`; a vehicle with its damage `tank@a:2`, and in its seats, counted from 1, `tank-driver@tank.1`.
A vehicle of the other side that this side has captured: `italy.lorry@a`. Structures: `hangar@b`.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.events import Sealed
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import (
    Action,
    ActionName,
    Card,
    CounterKind,
    Goal,
    Layout,
    Name,
    Points,
    Seated,
    SeatKind,
    Setup,
    SideSetup,
    Space,
    StructureKind,
    Tile,
    Troop,
    VehicleKind,
)
from kronika.domain.undaunted.rules.step import Frame
from tests.undaunted import position as normandy
from tests.undaunted.position import Table, entries, neighbourhoods, table

SIDES = ("lrdg", "italy")


def act(name: str, value: int = 0, squad: str = "") -> Action:
    return Action(ActionName(name), value, (squad,) if squad else ())


CARDS: dict[str, dict[str, tuple[int, str, str, bool, tuple[Action, ...]]]] = {
    "lrdg": {
        "lieutenant": (9, "", "", False, (act("bolster", 3), act("command", 2))),
        "second-in-command": (8, "", "", False, (act("bolster", 1), act("inspire", 2))),
        "staff-sergeant": (7, "", "", False, (act("recon"), act("conceal"))),
        "scout": (6, "", "", True, (act("scout", 2), act("attack", 1), act("recon"), act("conceal"))),
        "rifleman": (5, "", "", True, (act("move", 1), act("attack", 1), act("control"))),
        "driver": (5, "", "", True, (act("move", 1), act("control"), act("repair"))),
        "sniper": (4, "", "", True, (act("stalk", 1), act("attack", 3))),
        "saboteur": (4, "", "", True, (act("stalk", 1), act("attack", 1), act("demolish", 2))),
        "engineer": (3, "", "", True, (act("move", 1), act("demolish", 1), act("repair"))),
        "machine-gunner": (3, "", "", True, (act("move", 1), act("attack", 2), act("suppress", 3))),
        "anti-tank-rifleman": (2, "", "", True, (act("move", 1), act("attack", 1), act("anti_tank", 2))),
        "fog-of-war": (1, "", "", False, ()),
    },
    "italy": {
        "platoon-sergeant": (9, "", "", False, (act("bolster", 3), act("command", 2))),
        "tank-commander": (8, "T", "", False, (act("bolster", 2, "T"), act("inspire", 1, "T"))),
        "squad-leader": (7, "A", "", False, (act("bolster", 2, "A"), act("inspire", 1, "A"))),
        "recon-plane": (2, "", "", False, (act("recon"), act("recon_flight", 2), act("strafe", 1))),
        "scout": (6, "A", "", True, (act("scout", 2), act("attack", 1), act("recon"), act("conceal"))),
        "rifleman": (5, "A", "", True, (act("move", 1), act("attack", 1), act("control"))),
        "machine-gunner": (3, "A", "", True, (act("move", 1), act("attack", 2), act("suppress", 3))),
        "anti-tank-rifleman": (2, "A", "", True, (act("move", 1), act("attack", 1), act("anti_tank", 2))),
        "tank-driver": (5, "T", "driver", True, (act("move", 1), act("attack", 1))),
        "tank-gunner": (4, "T", "gunner", True, (act("move", 1), act("attack", 1))),
        "mechanic": (3, "T", "mechanic", True, (act("move", 1), act("attack", 1), act("repair"))),
        "fog-of-war": (1, "", "", False, ()),
    },
}
"""The cards of each side: initiative, squad, specialism, whether it is a soldier's, actions."""

DEFENCE = {"scout": 5, "sniper": 6, "saboteur": 5}
"""Of soldiers; all others have 4."""


def seat(*actions: Action, specialism: str = "") -> SeatKind:
    return SeatKind(actions, specialism)


VEHICLES: dict[str, tuple[str, int, VehicleKind]] = {
    "patrol-truck": (
        "lrdg",
        5,
        VehicleKind(4, 2, 4, (seat(act("drive", 2)), seat(act("attack", 2), act("suppress", 4)), seat(), seat())),
    ),
    "gun-truck": ("lrdg", 5, VehicleKind(4, 2, 4, (seat(act("drive", 2)), seat(act("anti_tank", 3)), seat()))),
    "pilot-car": (
        "lrdg",
        6,
        VehicleKind(4, 2, 3, (seat(act("drive", 3)), seat(act("navigate", 2)), seat(act("attack", 2)))),
    ),
    "tank": (
        "italy",
        0,
        VehicleKind(
            5,
            3,
            5,
            (
                seat(act("drive", 2), act("control"), specialism="driver"),
                seat(act("anti_tank", 3), act("attack", 2), specialism="gunner"),
                seat(act("attack", 1), act("suppress", 3), specialism="mechanic"),
            ),
        ),
    ),
    "recon-vehicle": (
        "italy",
        5,
        VehicleKind(
            4, 2, 4, (seat(act("drive", 2)), seat(act("attack", 2), act("suppress", 3)), seat(act("navigate", 2)))
        ),
    ),
    "lorry": ("italy", 4, VehicleKind(3, 2, 3, (seat(act("drive", 2)), seat(), seat(), seat()))),
}
"""The vehicles: their side, their normal defence, the rest."""

STRUCTURES = {
    "aircraft": (5, 1),
    "hangar": (6, 1),
    "fuel-tank": (5, 1),
    "motor-pool": (7, 2),
    "roadblock": (5, 0),
}
"""The structures: their toughness and value."""

CZECH = {
    "lrdg": "LRDG",
    "italy": "Italové",
    "scout": "Pátrač",
    "rifleman": "Střelec",
    "saboteur": "Sabotér",
    "tank": "Tank",
    "lorry": "Nákladní vůz",
    "hangar": "Hangár",
}
"""What some are called; the others have names that nobody can decline."""


def named(id: str) -> Name:
    return Name(id.replace("-", " ").capitalize(), CZECH.get(id, id))


def cards(side: str) -> tuple[Card, ...]:
    """The cards of a side."""
    return tuple(
        Card(
            f"{side}-{kind}",
            kind.replace("-", "_"),
            named(kind),
            initiative,
            (squad,) if squad else (),
            f"{side}-{kind}" if soldier else "",
            actions,
            specialism=specialism,
        )
        for kind, (initiative, squad, specialism, soldier, actions) in CARDS[side].items()
    )


def _kinds() -> tuple[CounterKind, ...]:
    soldiers = [
        CounterKind(card.counter, side, card.title, card.name, DEFENCE.get(card.title, 4), card.squads)
        for side in SIDES
        for card in cards(side)
        if card.counter
    ]
    vehicles = [
        CounterKind(f"{side}-{id}", side, id.replace("-", "_"), named(id), defence, vehicle=kind)
        for id, (side, defence, kind) in VEHICLES.items()
    ]
    return (*soldiers, *vehicles)


KINDS = _kinds()


OPEN = Points(1)
"""A goal that nobody meets or loses hope of: there are no points in this game."""


class Arranged(normandy.Arranged, frozen=True):
    """One side of a position, in the words of the module's docstring."""

    goal: Goal = OPEN  # type: ignore[assignment]
    escaping: tuple[Troop, ...] = ()
    escapers: tuple[str, ...] = ()

    def words(self) -> list[str]:
        zones = (self.deck, self.hand, self.discard, self.play, self.removed, self.supply)
        return " ".join(zones).split()

    def placed(self, side: str) -> dict[str, tuple[str, str]]:
        """Where each counter is said to be, and what is said of it."""
        found = {}
        for entry in self.at.split():
            who, _, where = entry.partition("@")
            id = who.replace(".", "-") if "." in who else f"{side}-{who}"
            place, _, more = where.rstrip("!").partition(":")
            found[id] = (place, more + "!" * where.endswith("!"))
        return found

    def counters(self, side: str) -> list[e.CounterAt]:
        placed, found = self.placed(side), []
        for id, (place, more) in placed.items():
            vehicle, _, number = place.partition(".")
            car = next((f"{of}-{vehicle}" for of in SIDES if number and f"{of}-{vehicle}" in placed), "")
            space = placed[car][0] if car else place
            found.append(e.CounterAt(id, space, more.endswith("!"), vehicle=car, seat=int(number or 0)))
        return found

    def damage(self, side: str) -> dict[str, int]:
        ids = {kind.id for kind in KINDS if kind.vehicle is not None}
        return {id: int(more.rstrip("!") or 0) for id, (_, more) in self.placed(side).items() if id in ids}

    def setup(self, side: str) -> SideSetup:
        every = tuple(sorted(f"{side}-{word}" for word in self.words()))
        supply = self.cards(side, self.supply)
        deck = list(every)
        for card in supply:
            deck.remove(card)
        started = self.counters(side)
        return SideSetup(
            side,
            Name("LRDG" if side == "lrdg" else "Italians", CZECH[side]),
            self.goal,
            tuple(deck),
            supply,
            self.markers(),
            {counter.counter: counter.space for counter in started},
            {},
            {c.counter: Seated(c.vehicle, c.seat) for c in started if c.vehicle},
            tuple(c.counter for c in started if c.suppressed),
            {id: damage for id, damage in self.damage(side).items() if damage},
            self.escaping,
            tuple(f"{side}-{id}" for id in self.escapers),
        )

    def inherited(self, side: str) -> e.SideInherited:
        count = {zone: len(getattr(self, zone).split()) for zone in ("deck", "hand", "discard", "removed")}
        play, supply = self.cards(side, self.play), self.cards(side, self.supply)
        return e.SideInherited(side, **count, play=play, supply=supply, markers=self.markers())

    def zones(self, side: str) -> e.ZonesInherited:
        held = (self.cards(side, zone) for zone in (self.deck, self.hand, self.discard, self.removed))
        return e.ZonesInherited(side, Sealed(side, e.PrivateZones(*held)))


side = Arranged


def position(
    tiles: str,
    lrdg: Arranged = Arranged(),
    italy: Arranged = Arranged(),
    *,
    active: str = "lrdg",
    initiative: str = "lrdg",
    round: int = 1,
    structures: str = "",
    destroyed: str = "",
    escape: str = "",
    escaped: tuple[str, ...] = (),
    eliminated: tuple[str, ...] = (),
    hopeless: tuple[str, ...] = (),
    frames: tuple[Frame, ...] = (),
    printed: dict[str, tuple[Action, ...]] = {},
    dice: Iterable[int] = (),
    draws: Iterable[int] = (),
) -> Table:
    """A table where the position is arranged, with the first prompts open: in the turn of `active`, or with nobody
    active where the initiative is picked; in round 0 before the first draw. `printed`: cards with other actions."""
    sides = {"lrdg": lrdg, "italy": italy}
    stands = {space: id for id, _, space in (entry.partition("@") for entry in structures.split())}
    spaces, laid = _tiles(tiles, stands, escape.split())
    setup = Setup(
        variant="north_africa",
        scenario="0",
        title=Name("A test", "Zkouška"),
        layout=Layout.ROWS,
        sides=tuple(arranged.setup(name) for name, arranged in sides.items()),
        initiative=initiative,
        spaces=spaces,
        tiles=laid,
        cards=tuple(
            replace(card, actions=printed.get(card.id, card.actions)) for name in SIDES for card in cards(name)
        ),
        counters=KINDS,
        structures=tuple(StructureKind(id, named(id), *STRUCTURES[id]) for id in dict.fromkeys(stands.values())),
        demolishes="lrdg",
    )
    placed = [counter for name, arranged in sides.items() for counter in arranged.counters(name)]
    inherited = e.PositionInherited(
        round=round,
        initiative=initiative,
        active=active if round else "",
        sides=tuple(arranged.inherited(name) for name, arranged in sides.items()),
        counters=tuple(placed),
        objectives={space.id: space.objective for space in spaces if space.objective},
        frames=frames,
        owners={
            c.counter: name
            for name, arranged in sides.items()
            for c in arranged.counters(name)
            if not c.counter.startswith(name)
        },
        damage={id: damage for name, arranged in sides.items() for id, damage in arranged.damage(name).items()},
        destroyed=tuple(destroyed.split()),
        escaped=escaped,
        eliminated=eliminated,
        hopeless=hopeless,
    )
    zones = [arranged.zones(name) for name, arranged in sides.items()]
    return table([e.ScenarioSetUp(setup), inherited, *zones], dice, draws)


def _tiles(rows: str, stands: dict[str, str], escape: list[str]) -> tuple[tuple[Space, ...], tuple[Tile, ...]]:
    at, tiles, objectives = {}, {}, {}
    for place, said in entries(rows).items():
        entry, _, objective = said.partition("=")
        name, _, printed = entry.partition(":")
        cover, _, hill = printed.rstrip("x").partition("/")
        at[place] = name
        tiles[name] = Tile(name, int(cover or 0), int(hill) if hill else None, impassable=printed.endswith("x"))
        objectives[name] = int(objective or 0)
    spaces = [
        Space(
            id := at[place], *place, id, near, ranges, objectives[id], escape=id in escape, structure=stands.get(id, "")
        )
        for place, near, ranges in neighbourhoods(at)
    ]
    return tuple(spaces), tuple(tiles.values())


def seated(game: Table, counter: str) -> str:
    """Where a counter is: its tile, or the seat of its vehicle; `!` added if it is suppressed; empty off the board."""
    found = game.board.counters.get(counter)
    if found is None:
        return ""
    where = f"{found.vehicle.partition('-')[2]}.{found.seat}" if found.vehicle else found.space
    return where + "!" * found.suppressed


def told(events: Iterable[object], *kinds: type) -> list[object]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]
