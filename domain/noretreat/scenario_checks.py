"""What in a scenario of a pack contradicts itself, the map, the units or the rules: every place, and what would be
right."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.words import Message
from kronika.domain.noretreat.content.cards import Deck
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.scenarios import Deal, Free, Goal
from kronika.domain.noretreat.content.units import Arm, Kind
from kronika.domain.noretreat.content.words import AXIS, SIDES, other
from kronika.domain.noretreat.pack import Pack, ScenarioFile
from kronika.domain.noretreat.pack_checks import mistake, twice, unknown
from kronika.domain.noretreat.rules.units import may_stack
from kronika.domain.noretreat.scene import Atlas, spaces_within
from kronika.domain.noretreat.words import message

OUT = "out"
BOXES = ("rail", "shattered", "destroyed", "surrendered", "cadre", "track", "withdrawn")
"""Where a unit can start besides on the map. `withdrawn`: on the turn track, out of play (NR95)."""
REST = (OUT, *(box for box in BOXES if box != "track"))
"""Where units can start that their side leaves out of a set-up by choice."""
CONTROLS = "axis_controls, soviet_controls"


def scenario_mistakes(pack: Pack, path: str, entry: ScenarioFile) -> list[Mistake]:
    """What is wrong with a scenario."""
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
        """NR41: whether there is room within the bounds beside what stands there from the beginning."""
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
