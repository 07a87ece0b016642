"""Positions of Undaunted in a few words, and a table to decide at.

    game = position("a b:3 c=2", us=side(at="riflemen-a@a", marks="a b", hand="rifleman-a"))
    assert game.do(Play("us-rifleman-a", Move("b"))) == [...]

Tiles: rows from the top, parted by `|`, each `name:cover=objective`, a hill as `name:3/1`, a gap as
`.`; the tile at place i of a row touches those at i and i+1 of the row below (U1). Counters:
`riflemen-a@b`, a suppressed one `riflemen-a@b!`. Markers: `b` scouted, `b+` controlled. Cards and
counters are those of the pack, named without their side. Positions of Stalingrad: `stalingrad.py`.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import (
    DecisionMade,
    EpochBegan,
    Event,
    GameFinished,
    GameStarted,
    PromptOpened,
    Sealed,
)
from kronika.domain.kernel.game import Position, Recorder, apply, blank, decide
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.values import Odds, Prompt
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import (
    Action,
    Face,
    Goal,
    Layout,
    Name,
    ObjectivesWorth,
    Pin,
    Setup,
    SideSetup,
    Space,
    Tile,
)
from kronika.domain.undaunted.pack import Pack
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.setup import neighbours, ranges_from
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.view import View
from kronika.service.packs import load_packs

NORMANDY = load_packs()["normandy"]
PACK: Pack = NORMANDY.content
OUT_OF_REACH = ObjectivesWorth(100)
PIN = Pin()


class ScriptedChance:
    """Dice and draws as a test says: `dice` fall in this order, `draws` are places in the sorted
    deck (the first one when none is left). `asked` is what was rolled and drawn for."""

    def __init__(self, dice: Iterable[int], draws: Iterable[int]) -> None:
        self._dice, self._draws = list(dice), list(draws)
        self.asked: list[Purpose] = []

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        self.asked.append(purpose)
        faces = tuple(self._dice.pop(0) for _ in range(dice.count))
        return Rolled(Use(1, PUBLIC, len(self.asked), purpose, dice, None), "", faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        self.asked.append(purpose)
        return Drawn(
            Use(1, audience, len(self.asked), purpose, None, size), "", self._draws.pop(0) if self._draws else 0
        )

    @property
    def used_up(self) -> bool:
        return not self._dice and not self._draws


class Arranged(msgspec.Struct, frozen=True):
    """One side of a position, in the words of the module's docstring."""

    at: str = ""
    marks: str = ""
    hand: str = ""
    deck: str = ""
    discard: str = ""
    play: str = ""
    supply: str = ""
    removed: str = ""
    target: str = ""
    spawns: str = ""
    goal: Goal = OUT_OF_REACH

    def cards(self, side: str, *zones: str) -> tuple[str, ...]:
        return tuple(sorted(f"{side}-{card}" for zone in zones for card in zone.split()))

    def markers(self) -> dict[str, Face]:
        return {
            mark.rstrip("+"): Face.CONTROLLED if mark.endswith("+") else Face.SCOUTED for mark in self.marks.split()
        }

    def counters(self, side: str) -> list[e.CounterAt]:
        placed = [(*entry.rstrip("!").split("@"), entry.endswith("!")) for entry in self.at.split()]
        return [e.CounterAt(f"{side}-{unit}", space, suppressed) for unit, space, suppressed in placed]

    def setup(self, side: str) -> SideSetup:
        every = self.cards(side, self.deck, self.hand, self.discard, self.play, self.removed)
        spawns = dict(f"{side}-{entry}".split("@") for entry in self.spawns.split())
        started = {counter.counter: counter.space for counter in self.counters(side)}
        name = next(entry.name for entry in PACK.manifest.sides if entry.id == side)
        supply = self.cards(side, self.supply)
        return SideSetup(side, name, self.goal, every, supply, self.markers(), started, spawns)

    def inherited(self, side: str) -> e.SideInherited:
        count = {zone: len(getattr(self, zone).split()) for zone in ("deck", "hand", "discard", "removed")}
        play, supply = self.cards(side, self.play), self.cards(side, self.supply)
        return e.SideInherited(side, **count, play=play, supply=supply, markers=self.markers(), target=self.target)

    def zones(self, side: str) -> e.ZonesInherited:
        held = (self.cards(side, zone) for zone in (self.deck, self.hand, self.discard, self.removed))
        return e.ZonesInherited(side, Sealed(side, e.PrivateZones(*held)))


side = Arranged


class Table:
    """A game to decide at: one seat is asked, or both."""

    def __init__(self, start: Recorder, chance: ScriptedChance) -> None:
        self.chance = chance
        self.position: Position = start.position
        self.log: list[Event] = list(start.events)

    @property
    def board(self) -> Board:
        return self.position.game.board

    def prompt(self, seat: str = "") -> Prompt:
        """The prompt of a seat, or the first."""
        return next(prompt for prompt in self.position.game.prompts if seat in ("", prompt.seat))

    def legal(self, seat: str = "") -> tuple[Any, ...]:
        return UNDAUNTED.rules.legal(self.board, self.prompt(seat))

    def acts(self, card: str) -> list[Any]:
        """What a card may be played for as an action."""
        return [option.act for option in self.legal() if isinstance(option, Play) and option.card == card]

    def odds(self, decision: Any) -> Odds:
        """What an attack has to reach."""
        found = UNDAUNTED.odds(self.board, decision)
        assert found is not None, decision
        return found

    def do(self, decision: Any, seat: str = "") -> list[Event]:
        """Decide, and what it caused: without the decision itself, the prompts and the end."""
        made = self._decide(decision, seat)
        assert isinstance(made, Recorder), made
        self.position = made.position
        self.log += made.events
        return [event for event in made.events if not isinstance(event, DecisionMade | PromptOpened | GameFinished)]

    def refused(self, decision: Any, seat: str = "") -> Rejection:
        """Decide what is against the rules: why it is refused. It changes nothing and uses no chance."""
        before, asked = msgspec.json.encode(self.board), len(self.chance.asked)
        made = self._decide(decision, seat)
        assert isinstance(made, Rejection), made
        assert decision not in self.legal(seat)
        assert (msgspec.json.encode(self.board), len(self.chance.asked)) == (before, asked)
        return made

    def _decide(self, decision: Any, seat: str) -> Recorder | Rejection:
        prompt = self.prompt(seat)
        return decide(UNDAUNTED, self.position, prompt.seat, prompt.id, "", decision, self.chance)

    def zone(self, side: str, zone: str) -> str:
        """The cards of a zone, named as they are arranged."""
        return " ".join(card.removeprefix(f"{side}-") for card in getattr(self.board.sides[side], zone))

    def at(self, counter: str) -> str:
        """Where a counter stands, `!` added if it is suppressed, `~` if it is routed; empty off the board."""
        found = self.board.counters.get(counter)
        return "" if found is None else found.space + "!" * found.suppressed + "~" * found.routed

    def seen_by(self, audience: str) -> Board:
        """The board as an audience knows it."""
        game = blank(UNDAUNTED, audience).game
        for event in self.log:
            game = apply(game, blind(event, audience))
        return game.board

    def view(self, audience: str) -> View:
        """What an audience sees."""
        return UNDAUNTED.view(self.seen_by(audience))


def position(
    tiles: str,
    us: Arranged = Arranged(),
    german: Arranged = Arranged(),
    *,
    active: str = "us",
    initiative: str = "us",
    round: int = 1,
    radio: str = "",
    missions: str = "",
    printed: dict[str, tuple[Action, ...]] = {},
    dice: Iterable[int] = (),
    draws: Iterable[int] = (),
) -> Table:
    """A table where the position is arranged, with the first prompts open: in the turn of `active`,
    or with nobody active where the initiative is picked; in round 0 before the first draw.
    `missions`: the spaces with a mission marker; `printed`: cards that print other actions than those of the pack."""
    sides = {"us": us, "german": german}
    spaces, laid = _tiles(tiles, missions.split())
    setup = Setup(
        variant="normandy",
        scenario="0",
        title=Name("A test", "Zkouška"),
        layout=Layout.ROWS,
        sides=tuple(arranged.setup(side) for side, arranged in sides.items()),
        initiative=initiative,
        spaces=spaces,
        tiles=laid,
        cards=tuple(replace(card, actions=printed.get(id, card.actions)) for id, card in PACK.cards.items()),
        counters=tuple(PACK.counters.values()),
        radio=radio,
        raises="us" if radio else "",
    )
    inherited = e.PositionInherited(
        round=round,
        initiative=initiative,
        active=active if round else "",
        sides=tuple(arranged.inherited(side) for side, arranged in sides.items()),
        counters=tuple(counter for side, arranged in sides.items() for counter in arranged.counters(side)),
        objectives={space.id: space.objective for space in spaces if space.objective},
        frames=(),
    )
    zones = [arranged.zones(side) for side, arranged in sides.items()]
    return table([e.ScenarioSetUp(setup), inherited, *zones], dice, draws)


def table(opening: Iterable[Event], dice: Iterable[int], draws: Iterable[int]) -> Table:
    """A table where these events have happened, with the first prompts open."""
    chance = ScriptedChance(dice, draws)
    out = Recorder(UNDAUNTED, blank(UNDAUNTED))
    for event in (*opening, EpochBegan(1), GameStarted()):
        out.emit(event)
    UNDAUNTED.rules.start(out, chance)
    return Table(out, chance)


Place = tuple[int, int]


def entries(rows: str) -> dict[Place, str]:
    """What the rows say of each place that is not a gap."""
    laid = {(x, y): entry for y, row in enumerate(rows.split("|")) for x, entry in enumerate(row.split())}
    return {place: entry for place, entry in laid.items() if entry != "."}


def neighbourhoods(at: dict[Place, str]) -> Iterator[tuple[Place, tuple[str, ...], tuple[int, ...]]]:
    """Of each place, by their names: what touches it, and the ranges to all."""
    for place in at:
        reached = ranges_from(place, set(at))
        yield place, tuple(at[n] for n in neighbours(place) if n in at), tuple(reached[other] for other in at)


def _tiles(rows: str, missions: list[str]) -> tuple[tuple[Space, ...], tuple[Tile, ...]]:
    at: dict[Place, str] = {}
    tiles: dict[str, Tile] = {}
    objectives: dict[str, int] = {}
    for place, said in entries(rows).items():
        entry, _, objective = said.partition("=")
        name, _, printed = entry.partition(":")
        cover, _, hill = printed.partition("/")
        at[place] = name
        tiles[name] = Tile(name, int(cover or 0), int(hill) if hill else None)
        objectives[name] = int(objective or 0)
    spaces = [
        Space(at[place], *place, at[place], near, ranges, objectives[at[place]], mission=at[place] in missions)
        for place, near, ranges in neighbourhoods(at)
    ]
    return tuple(spaces), tuple(tiles.values())
