"""A content pack of No Retreat! read, checked, and made into map, units, cards and scenarios."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from kronika.domain.kernel import packs
from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.events import PackId
from kronika.domain.kernel.packs import ANY, Bound, Bounds, Files, Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.values import PackCard, ScenarioCard
from kronika.domain.kernel.words import Message, Text
from kronika.domain.noretreat.content import Arm, Chart, Deal, Free, Goal, Kind, Limits, Tables, Terrain, TerrainRow
from kronika.domain.noretreat.content.cards import Card, Deck, Effect
from kronika.domain.noretreat.content.words import AXIS, SIDES, Result, Weather, other
from kronika.domain.noretreat.pack import CardFile, Manifest, MapFile, Pack, ScenarioFile, TableFile, TurnFile, UnitFile
from kronika.domain.noretreat.rules.units import may_stack
from kronika.domain.noretreat.scene import Atlas, hex_neighbours, spaces_within
from kronika.domain.noretreat.state import named
from kronika.domain.noretreat.text import half_text
from kronika.domain.noretreat.words import message

PLACES = (
    "leningrad",
    "moscow",
    "sevastopol",
    "caucasus_oil",
    "rumanian_oil",
    "berlin",
    "konigsberg",
    "bucharest",
    "budapest",
    "belgrade",
    "warsaw",
    "finland",
    "west_balkans",
    "south_balkans",
)
"""Places that the rules and the cards name."""


def mistake(file: str, place: str, said: Text) -> Mistake:
    """Something wrong in a pack, said in each language."""
    return Mistake(file, place, both(said))


def unknown(what: Message, name: str, known: Iterable[str]) -> Message:
    """A name that nothing has, and the nearest that something has."""
    return message("wrong-unknown", what=what, name=name, known=nearest(name, known))


def twice(names: Iterable[str], file: str, place: str) -> Iterator[Mistake]:
    """Yields a mistake for each name that occurs more than once."""
    for name, count in Counter(names).items():
        if count > 1:
            yield mistake(file, place, message("wrong-twice", name=name, count=count))


def chart_mistakes(pack: Pack) -> list[Mistake]:
    """Returns the mistakes in the map. References to it are checked only if the map has no mistakes."""
    spaces, file = {space.id: space for space in pack.chart.spaces}, "map.toml"
    found = list(twice([space.id for space in pack.chart.spaces], file, "spaces"))
    found += twice([space.slug for space in pack.chart.spaces if space.slug], file, "spaces.slug")
    for at, space in enumerate(pack.chart.spaces):
        place = f"spaces[{at}]"
        if space.terrain != Terrain.AREA and not (len(space.id) == 4 and space.id.isdecimal()):
            found.append(mistake(file, f"{place}.id", message("wrong-no-hex", space=space.id)))
        found += [
            mistake(file, f"{place}.borders", unknown(message("kind-space"), border, spaces))
            for border in space.borders
            if border not in spaces
        ]
    keys = {space.slug for space in pack.chart.spaces}
    found += [mistake(file, "spaces.slug", message("wrong-no-space", key=key)) for key in PLACES if key not in keys]
    if found:
        return found
    for name in ("rivers", "lakes"):
        for at, side in enumerate(getattr(pack.chart, name)):
            one, _, two = side.partition("-")
            if one not in spaces or two not in hex_neighbours(one):
                found.append(mistake(file, f"{name}[{at}]", message("wrong-no-side-of-hexes", side=side)))
    return found


def content_mistakes(pack: Pack) -> list[Mistake]:
    """Returns the mistakes in units, cards, charts and turns."""
    found = list(twice([unit.id for unit in pack.units], "units.toml", "units"))
    keys = {space.slug for space in pack.chart.spaces}
    for at, unit in enumerate(pack.units):
        found += _unit_mistakes(unit, f"units[{at}]", keys)
    numbers = [str(card.n) for card in pack.cards]
    found += twice(numbers, "cards.toml", "cards")
    found += [wrong for at, card in enumerate(pack.cards) for wrong in _card_mistakes(pack, f"cards[{at}]", card)]
    found += _table_mistakes(pack)
    turns = [turn.turn for turn in pack.turns]
    if turns != list(range(1, pack.tables.dates.end + 1)):
        found.append(mistake("turns.toml", "turns", message("wrong-turns", last=pack.tables.dates.end)))
    slots = {marker.slot for marker in pack.markers}
    found += [
        mistake("turns.toml", f"turns[{at}].slot", unknown(message("kind-weather-marker"), turn.slot, slots))
        for at, turn in enumerate(pack.turns)
        if turn.slot and turn.slot not in slots
    ]
    return found


def _card_mistakes(pack: Pack, place: str, card: Card) -> Iterator[Mistake]:
    """Yields a mistake for each effect that has no description."""
    for side in SIDES:
        try:
            half_text(card, side, pack.tables.dates)
        except LookupError as wrong:
            yield mistake("cards.toml", f"{place}.{side}", message("wrong-no-words", what=str(wrong)))


def _unit_mistakes(unit: Kind, place: str, keys: set[str]) -> Iterator[Mistake]:
    file = "units.toml"
    if unit.side not in SIDES:
        yield mistake(file, f"{place}.side", unknown(message("kind-side"), unit.side, SIDES))
    if len(unit.faces) not in (1, 2):
        yield mistake(file, f"{place}.faces", message("wrong-faces"))
    faces = [face.id for face in unit.faces]
    if len(faces) == 2 and unit.enters.face not in faces:
        yield mistake(file, f"{place}.enters.face", unknown(message("kind-face"), unit.enters.face, faces))
    for name in (unit.enters.city, unit.enters.near, *unit.enters.areas, unit.better_in, *unit.home):
        if name and name not in keys:
            yield mistake(file, place, unknown(message("kind-place"), name, keys - {""}))


def _table_mistakes(pack: Pack) -> Iterator[Mistake]:
    tables, file = pack.tables, "tables.toml"
    for side in SIDES:
        rows = getattr(tables, side)
        if len(rows) != 6:
            yield mistake(file, side, message("wrong-six-rows"))
        for at, row in enumerate(rows):
            if len(row.results) != len(tables.columns):
                yield mistake(
                    file,
                    f"{side}[{at}]",
                    message("wrong-results", results=len(row.results), columns=len(tables.columns)),
                )
            if Result.DL in row.results:
                known = [str(one) for one in Result if one != Result.DL]
                yield mistake(file, f"{side}[{at}]", unknown(message("kind-result"), str(Result.DL), known))
    missing = [str(one) for one in Terrain if one not in {row.terrain for row in tables.terrain}]
    missing += [str(one) for one in Weather if one not in {row.weather for row in tables.weather}]
    for name in missing:
        yield mistake(file, "", message("wrong-no-row", name=name))


MOST: int = 512
"""Answers of a prompt (design 7)."""
WAYS_TO_TURN: int = 4
"""NR28 to NR30: a unit may be improved, upgraded, fortified or turned back."""


def most_answers(pack: Pack, side: str) -> int:
    """NR136: no prompt of a side can have more answers. They are spaces; or ways to turn units, of which movement has
    two a unit; each with every use of a card, and with an end. Or they are steps to the spaces beside units."""
    atlas = Atlas(pack.chart)
    units = sum(kind.side == side for kind in pack.units)
    uses = sum(len(card.half(side).modes) for card in pack.cards)
    beside = max(map(len, atlas.land.values()))
    return 1 + max(len(atlas.spaces) + uses, WAYS_TO_TURN * units + uses, beside * units, len(pack.cards))


def mistakes_of_limits(pack: Pack) -> Iterator[Mistake]:
    """Yields limits that would break the rules of movement (NR39) or the prompts (NR136)."""
    for at, row in enumerate(pack.tables.terrain):
        for name, cost in (("armour", row.armour), ("others", row.others)):
            if cost < 1:
                said = message("wrong-cost", terrain=row.terrain, cost=cost)
                yield mistake("tables.toml", f"terrain[{at}].{name}", said)
    for side in SIDES:
        most = most_answers(pack, side)
        if most > MOST:
            yield mistake("pack.toml", "", message("wrong-answers", side=side, most=most, allowed=MOST))


OUT = "out"
BOXES = ("rail", "shattered", "destroyed", "surrendered", "cadre", "track", "withdrawn")
"""The places where a unit can start off the map. `withdrawn`: on the turn track, out of play (NR95)."""
REST = (OUT, *(box for box in BOXES if box != "track"))
"""Where units can start that their side leaves out of a set-up by choice."""
CONTROLS = "axis_controls, soviet_controls"


def scenario_mistakes(pack: Pack, path: str, entry: ScenarioFile) -> list[Mistake]:
    """Returns the mistakes in a scenario."""
    check = _Check(pack, path, entry)
    return [*check.units(), *check.free(), *check.controls(), *check.markers(), *check.cards(), *check.course()]


class _Check:
    """A scenario that is being read through."""

    def __init__(self, pack: Pack, path: str, entry: ScenarioFile) -> None:
        self.pack, self.path, self.entry = pack, path, entry
        self.atlas = Atlas(pack.chart)
        self.kinds = {unit.id: unit for unit in pack.units}

    def wrong(self, place: str, said: Message) -> Mistake:
        return mistake(self.path, place, said)

    def missing(self, place: str, what: Message, name: str, known: Iterable[str]) -> Mistake:
        return mistake(self.path, place, unknown(what, name, known))

    # --- units

    def units(self) -> Iterator[Mistake]:
        """Units that are placed, those that are set up by choice, and those that are out of the game."""
        entry = self.entry
        chosen = [unit for group in entry.free for unit in group.units]
        yield from twice([*(one.unit for one in entry.units), *entry.out, *chosen], self.path, "units")
        for unit in entry.out:
            if unit not in self.kinds:
                yield self.missing("out", message("kind-unit"), unit, self.kinds)
        for at, placed in enumerate(entry.units):
            place, kind = f"units[{at}]", self.kinds.get(placed.unit)
            if kind is None:
                yield self.missing(f"{place}.unit", message("kind-unit"), placed.unit, self.kinds)
                continue
            if placed.at not in BOXES and not self.is_space(placed.at):
                yield self.missing(f"{place}.at", message("kind-space-or-box"), placed.at, BOXES)
            yield from self.face(f"{place}.face", kind, placed.face)
            if (placed.at == "track") != bool(placed.turn):
                yield self.wrong(f"{place}.turn", message("wrong-turn-off-the-track"))
            if placed.at in BOXES and (placed.unsupplied or placed.disorganised or placed.partisans):
                yield self.wrong(place, message("wrong-marker-off-the-map"))
        yield from self.together()
        yield from self.crowded()
        yield from self.rail()
        yield from self.absent()

    def is_space(self, space: str) -> bool:
        return space in self.atlas.spaces and not self.atlas.spaces[space].crossing

    def face(self, place: str, kind: Kind, face: str) -> Iterator[Mistake]:
        faces = [one.id for one in kind.faces]
        if face and face not in faces:
            yield self.missing(place, message("kind-face"), face, faces)

    def together(self) -> Iterator[Mistake]:
        """NR40: spaces on which both sides stand."""
        places = [(one.at, kind.side) for one in self.entry.units if (kind := self.kinds.get(one.unit)) is not None]
        both = {at for at, side in places if (at, other(side)) in places} - set(BOXES)
        for at in sorted(both):
            yield self.wrong("units", message("wrong-both-sides", at=at))

    def crowded(self) -> Iterator[Mistake]:
        """NR41: spaces on which more units of a side stand than may stay together."""
        dates, turn = self.pack.tables.dates, self.entry.first
        stacks: dict[tuple[str, str], list[Arm]] = {}
        for placed in self.entry.units:
            kind = self.kinds.get(placed.unit)
            if kind is None or not kind.faces or kind.free_stacking or placed.at in BOXES:
                continue
            face = next((one for one in kind.faces if one.id == placed.face), kind.faces[0])
            stacks.setdefault((placed.at, kind.side), []).append(face.arm)
        for (at, side), arms in stacks.items():
            if not may_stack(dates, turn, side, arms):
                allowed = self.allowed(side)
                yield self.wrong(
                    "units", message("wrong-stack", n=len(arms), side=side, at=at, turn=turn, allowed=allowed)
                )

    def allowed(self, side: str) -> Message:
        """NR41: which units may stand together when the scenario begins."""
        dates, turn = self.pack.tables.dates, self.entry.first
        if side == AXIS or turn >= dates.free_stacking:
            return message("stack-two")
        if turn >= dates.tank_stacking:
            return message("stack-armoured")
        return message("stack-one")

    def rail(self) -> Iterator[Mistake]:
        """NR47: more units in a rail box than it holds."""
        in_rail = [self.kinds[one.unit].side for one in self.entry.units if one.at == "rail" and one.unit in self.kinds]
        most = self.pack.tables.limits.rail
        for side in SIDES:
            if in_rail.count(side) > most:
                yield self.wrong("units", message("wrong-rail-box", n=in_rail.count(side), side=side, most=most))

    def absent(self) -> Iterator[Mistake]:
        """Units of which the scenario does not say where they are, though they entered before it."""
        entry = self.entry
        chosen = {unit for group in entry.free for unit in group.units}
        named = {one.unit for one in entry.units} | set(entry.out) | chosen
        for kind in self.pack.units:
            enters = kind.enters
            begins = not enters.turn and not enters.trigger
            came = begins or 0 < enters.turn < entry.first or enters.trigger in entry.triggered
            if came and not enters.optional and kind.id not in named:
                yield self.wrong("units", message("wrong-absent", unit=kind.id, turn=entry.first))

    # --- units set up by choice

    def free(self) -> Iterator[Mistake]:
        """NR5: groups whose units, spaces or bounds do not fit."""
        whole = []
        for at, group in enumerate(self.entry.free):
            place = f"free[{at}]"
            found = [*self.group(place, group), *self.bounds(place, group)]
            yield from found
            if not found:
                whole.append((place, group))
                yield from self.room(place, group)
        for (_, one), (place, two) in combinations(whole, 2):
            shared = spaces_within(self.atlas, self.entry.scenario, one) & spaces_within(
                self.atlas, self.entry.scenario, two
            )
            if one.side != two.side and shared:
                yield self.wrong(place, message("wrong-shared", space=min(shared)))

    def group(self, place: str, group: Free) -> Iterator[Mistake]:
        if group.side not in SIDES:
            yield self.missing(f"{place}.side", message("kind-side"), group.side, SIDES)
        if not group.units:
            yield self.wrong(f"{place}.units", message("wrong-no-unit"))
        for unit in group.units:
            kind = self.kinds.get(unit)
            if kind is None:
                yield self.missing(f"{place}.units", message("kind-unit"), unit, self.kinds)
            elif kind.side != group.side:
                yield self.wrong(f"{place}.units", message("wrong-side", unit=unit, side=group.side))
            else:
                yield from self.face(f"{place}.face", kind, group.face)
        if not 0 <= group.take <= len(group.units):
            yield self.wrong(f"{place}.take", message("wrong-taken", n=group.take, of=len(group.units)))
        if group.rest not in REST:
            yield self.missing(f"{place}.rest", message("kind-box"), group.rest, REST)

    def bounds(self, place: str, group: Free) -> Iterator[Mistake]:
        for space in group.spaces:
            if not self.is_space(space):
                yield self.missing(f"{place}.spaces", message("kind-space"), space, self.atlas.spaces)
        if group.near and group.near not in self.atlas.keys:
            yield self.missing(f"{place}.near", message("kind-place"), group.near, self.atlas.keys)
        if group.within and not group.near:
            yield self.wrong(f"{place}.within", message("wrong-within"))
        if not (group.spaces or group.country or group.cities or group.near):
            yield self.wrong(place, message("wrong-no-bounds"))

    def room(self, place: str, group: Free) -> Iterator[Mistake]:
        """NR41: checks that the bounds have room in addition to the units there from the beginning."""
        theirs = {
            one.at for one in self.entry.units if one.unit in self.kinds and self.kinds[one.unit].side != group.side
        }
        spaces = spaces_within(self.atlas, self.entry.scenario, group) - theirs
        free = [unit for unit in group.units if self.kinds[unit].free_stacking]
        wanted = (group.take or len(group.units)) - len(free)
        stands = sum(one.at in spaces for one in self.entry.units)
        room = len(spaces) * self.a_space(group.side) - stands
        if wanted > room or not spaces:
            yield self.wrong(place, message("wrong-no-room", wanted=wanted, room=max(room, 0)))

    def a_space(self, side: str) -> int:
        """NR41: how many units of a side a space holds at most."""
        return 2 if side == AXIS or self.entry.first >= self.pack.tables.dates.tank_stacking else 1

    # --- control, markers

    def controls(self) -> Iterator[Mistake]:
        """NRR42: places that nobody controls, or both sides."""
        named = [*self.entry.axis_controls, *self.entry.soviet_controls]
        yield from twice(named, self.path, CONTROLS)
        hexes = [key for key, id in self.atlas.keys.items() if self.atlas.spaces[id].terrain != Terrain.AREA]
        for key in named:
            if key not in self.atlas.keys:
                yield self.missing(CONTROLS, message("kind-place"), key, hexes)
        for key in hexes:
            if key not in named:
                yield self.wrong(CONTROLS, message("wrong-nobody", key=key))

    def markers(self) -> Iterator[Mistake]:
        """NR4: markers where there is nothing to mark."""
        entry = self.entry
        yield from twice((*entry.counterblows, *entry.targets), self.path, "counterblows, targets")
        standing = {one.at for one in entry.units}
        for name in ("counterblows", "targets"):
            for space in getattr(entry, name):
                if space not in standing or space in BOXES:
                    yield self.wrong(name, message("wrong-nothing-stands", space=space))
        yield from self.too_many()
        for space in entry.works:
            if not self.is_space(space):
                yield self.missing("works", message("kind-space"), space, self.atlas.spaces)
        for space in entry.scorched:
            if space not in self.atlas.cities:
                yield self.missing("scorched", message("kind-city"), space, self.atlas.cities)
        yield from self.weather()
        yield from self.unit_markers()

    def too_many(self) -> Iterator[Mistake]:
        """NR4: more target and counterblow markers than a side has."""
        sides = {one.at: self.kinds[one.unit].side for one in self.entry.units if one.unit in self.kinds}
        own = [sides.get(space) for space in self.entry.counterblows]
        own += [other(sides[space]) for space in self.entry.targets if space in sides]
        most = self.pack.tables.limits.markers
        for side in SIDES:
            if own.count(side) > most:
                yield self.wrong(
                    "counterblows, targets", message("wrong-markers", side=side, n=own.count(side), most=most)
                )

    def weather(self) -> Iterator[Mistake]:
        """NR93: weather markers that are not there, or do not have that face."""
        slots = {str(turn.turn): turn.slot for turn in self.pack.turns}
        faces = {marker.slot: [str(face) for face in marker.faces] for marker in self.pack.markers}
        for turn, shown in self.entry.weather.items():
            if not slots.get(turn):
                known = [one for one, slot in slots.items() if slot]
                yield self.missing("weather", message("kind-turn-with-a-weather-marker"), turn, known)
            elif shown not in faces.get(slots[turn], ()):
                yield self.missing(f"weather.{turn}", message("kind-face"), shown, faces.get(slots[turn], ()))

    def unit_markers(self) -> Iterator[Mistake]:
        """NR50, NR113: markers of units that are not where they would be."""
        places = {one.unit: one.at for one in self.entry.units}
        if self.entry.reserve and places.get(self.entry.reserve) != "rail":
            yield self.wrong("reserve", message("wrong-reserve", unit=self.entry.reserve))
        for unit in self.entry.local_support:
            if places.get(unit, OUT) in (*BOXES, OUT):
                yield self.wrong("local_support", message("wrong-local-support", unit=unit))
        sides = [self.kinds[unit].side for unit in self.entry.local_support if unit in self.kinds]
        yield from twice(sides, self.path, "local_support")

    # --- cards

    def cards(self) -> Iterator[Mistake]:
        """NR5: hands that cannot be dealt."""
        entry = self.entry
        yield from twice(
            [str(card) for card in (*entry.axis_cards.given, *entry.soviet_cards.given)], self.path, "given"
        )
        for side, deal in zip(SIDES, (entry.axis_cards, entry.soviet_cards), strict=True):
            yield from self.deal(f"{side}_cards", side, deal)
        if entry.joker not in ("", *SIDES):
            yield self.missing("joker", message("kind-side"), entry.joker, SIDES)

    def deal(self, place: str, side: str, deal: Deal) -> Iterator[Mistake]:
        if not 0 <= deal.keep <= deal.draw or deal.fewer < 0:
            yield self.wrong(place, message("wrong-kept", keep=deal.keep, draw=deal.draw))
        gone = Deck.UNTIL_1944 if self.entry.late_deck else Deck.FROM_1945
        known = {card.n: card for card in self.pack.cards if card.deck != gone}
        for card in deal.given:
            if card not in known:
                yield self.missing(f"{place}.given", message("kind-card-in-the-deck"), str(card), map(str, known))
            elif known[card].half(side).immediate:
                yield self.wrong(f"{place}.given", message("wrong-immediate", card=card))

    # --- how it goes and is won

    def course(self) -> Iterator[Mistake]:
        """Turns, points and goals that cannot be."""
        entry, end = self.entry, self.pack.tables.dates.end
        if not 1 <= entry.first <= entry.last <= end:
            yield self.wrong("first", message("wrong-first"))
        if entry.first == entry.last and entry.begins != AXIS == entry.ends:
            yield self.wrong("ends", message("wrong-ends"))
        most = self.pack.tables.limits.event_vp
        if abs(entry.event_vp) > most:
            yield self.wrong("event_vp", message("wrong-event-vp", least=-most, most=most))
        if entry.initiative_turn > end:
            yield self.wrong("initiative_turn", message("wrong-number-of-turns", end=end))
        victory = entry.victory
        if not victory.standard and (victory.side not in SIDES or not victory.any_of):
            yield self.wrong("victory", message("wrong-victory"))
        for at, goal in enumerate(victory.any_of):
            yield from self.goal(f"victory.any_of[{at}]", goal)

    def goal(self, place: str, goal: Goal) -> Iterator[Mistake]:
        for slug in goal.controls:
            if slug not in self.atlas.keys:
                yield self.missing(f"{place}.controls", message("kind-place"), slug, self.atlas.keys)
        if goal.eliminates and goal.eliminates not in self.kinds:
            yield self.missing(f"{place}.eliminates", message("kind-unit"), goal.eliminates, self.kinds)
        if goal == Goal():
            yield self.wrong(place, message("wrong-goal"))


PRINTED = "printed"
BOUNDS: Final[Bounds] = {
    Effect: {"hexes": ANY, "mp": ANY, "n": ANY, "no": ANY, "penalty": ANY},
    Limits: {"markers": Bound(1), "supply": Bound(1, by="(NR22)")},
    ScenarioFile: {"event_vp": ANY, "initiative_turn": ANY},
    Deal: {"draw": ANY, "keep": ANY, "fewer": ANY},
    Free: {"take": ANY},
    TerrainRow: {"armour": ANY, "others": ANY},
}
"""The ranges of numbers; all others are 0 or more. Effects have signs; deals, turns and costs have checks of their
own."""


def load(files: Files) -> Pack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, BOUNDS)


def _examine(reader: packs.Reader) -> tuple[Pack | None, list[Mistake]]:
    manifest = reader.read("pack.toml", Manifest)
    chart = reader.read("map.toml", MapFile)
    units = reader.read("units.toml", UnitFile)
    cards = reader.read("cards.toml", CardFile)
    tables = reader.read("tables.toml", TableFile)
    turns = reader.read("turns.toml", TurnFile)
    paths = [path for path in sorted(reader.files) if path.startswith("scenarios/") and path.endswith(".toml")]
    entries = {path: entry for path in paths if (entry := reader.read(path, ScenarioFile)) is not None}
    if manifest is None or chart is None or units is None or cards is None or tables is None or turns is None:
        return None, []
    pack = Pack(
        manifest,
        packs.pack_hash(reader.files),
        Chart(chart.spaces, chart.rivers, chart.lakes),
        units.units,
        cards.cards,
        Tables(
            tables.columns,
            tables.axis,
            tables.soviet,
            tables.terrain,
            tables.weather,
            tables.figures,
            tables.limits,
            tables.dates,
        ),
        turns.turns,
        turns.markers,
        {entry.id: entry for entry in sorted(entries.values(), key=lambda one: (len(one.id), one.id))},
    )
    found = chart_mistakes(pack)
    if found:
        return pack, found
    scenarios = [wrong for path, entry in entries.items() for wrong in scenario_mistakes(pack, path, entry)]
    return pack, [*content_mistakes(pack), *mistakes_of_limits(pack), *scenarios]


def describe(pack: Pack) -> PackCard:
    """The pack in short."""
    manifest = pack.manifest
    return PackCard(
        id=PackId(manifest.name, manifest.version, pack.hash),
        title=named(manifest.title),
        provenance=manifest.provenance,
        source=manifest.source,
        scenarios=tuple(ScenarioCard(id, named(one.title), one.date, SIDES) for id, one in pack.scenarios.items()),
        notes=tuple(_ours(pack)),
    )


def _ours(pack: Pack) -> Iterator[Mistake]:
    """Yields notes on values that are ours instead of the box's, for the person who enters the real ones."""
    for at, unit in enumerate(pack.units):
        if unit.prov is not None:
            yield _note("units.toml", f"units[{at}].{unit.id}", unit.known, unit.reason)
    for at, marker in enumerate(pack.markers):
        if marker.prov is not None:
            yield _note("turns.toml", f"markers[{at}].{marker.slot}", marker.known)
    for id, entry in pack.scenarios.items():
        if entry.provenance != PRINTED:
            yield _note(f"scenarios/{id}.toml", "", entry.known, entry.reason)
    if pack.manifest.joker.prov != PRINTED:
        yield _note("pack.toml", "joker", (), pack.manifest.joker.reason)


def _note(file: str, place: str, known: tuple[str, ...], reason: str = "") -> Mistake:
    said = message("note-printed", fields=known) if known else message("note-not-printed")
    return mistake(file, place, message("note-ours", printed=said, reason=reason) if reason else said)
