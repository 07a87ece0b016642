"""A content pack of Tank Duel: its files, field for field; how they are read, checked and described."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, Literal

import msgspec

from kronika.domain.kernel import packs
from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.events import PackId
from kronika.domain.kernel.packs import ANY, Bound, Bounds, Files, Mistake
from kronika.domain.kernel.values import PackCard, ScenarioCard
from kronika.domain.kernel.words import Message
from kronika.domain.tankduel.content.missions import (
    Breakout,
    DeepMud,
    Drive,
    Fog,
    Mission,
    Newcomer,
    Places,
    Prize,
    Slot,
    Start,
)
from kronika.domain.tankduel.content.pieces import (
    EDGE,
    STEP,
    AtGun,
    Card,
    DamageCard,
    Data,
    Emplacement,
    Gun,
    Half,
    Harm,
    Infantry,
    Kind,
    Name,
    Nation,
    Reach,
    TankKind,
    Terrain,
)
from kronika.domain.tankduel.content.robata import (
    ALERT,
    GO,
    STATES,
    STAY,
    ActionCard,
    GunRow,
    GunYears,
    Link,
    Pair,
    Priorities,
    Robata,
    Tie,
)
from kronika.domain.tankduel.words import message


class Manifest(Data, frozen=True):
    """The manifest `pack.toml`: the identity of the pack and the source of its values."""

    system: str
    name: str
    version: str
    title: Name
    provenance: Literal["printed", "reconstructed"]
    source: str


class CardFile(Data, frozen=True):
    """`cards.toml`: the battle cards 1 to 100, and those that take the place of some of them (TD4)."""

    standard: tuple[Card, ...]
    alternate: tuple[Card, ...]
    city: tuple[Card, ...]


class DamageFile(Data, frozen=True):
    """`damage.toml`: the damage cards."""

    cards: tuple[DamageCard, ...]


class TankFile(Data, frozen=True):
    """`tanks.toml`: the tank boards."""

    tanks: tuple[TankKind, ...]


class TerrainFile(Data, frozen=True):
    """`terrain.toml`: the kinds of terrain."""

    terrain: tuple[Terrain, ...]


class GunFile(Data, frozen=True):
    """`guns.toml`: anti-tank guns and infantry."""

    guns: tuple[AtGun, ...]
    infantry: tuple[Infantry, ...]


class RobataFile(Data, frozen=True):
    """The file `robata.toml`: the tables that Robata follows."""

    cards: tuple[ActionCard, ...]
    guns: tuple[GunYears, ...]
    diagram: tuple[Link, ...]
    priorities: Priorities


class MissionFile(Data, frozen=True):
    """`missions.toml`: the missions."""

    missions: tuple[Mission, ...]


class Pack(msgspec.Struct, frozen=True):
    """A pack whose invariants hold. Tanks, terrain and missions are by id, in their order."""

    manifest: Manifest
    hash: str
    cards: CardFile
    damage: tuple[DamageCard, ...]
    tanks: dict[str, TankKind]
    terrain: dict[str, Terrain]
    guns: GunFile
    missions: dict[str, Mission]
    robata: Robata


USUAL_SEATS = ("german_1", "soviet_1")
TABLE = 11
"""Ranges of a gun table: 000 to 2000 m."""
DIGITS = 10
"""Target numbers."""
ALTERNATE = (13, *range(70, 78))
CITY = (*range(17, 20), *range(65, 80))
"""The numbers whose cards the alternate and the city cards replace (TD4)."""
TANKS = 4
"""Tanks of a nation at most (TD1)."""
_CHANCE = Bound(0, 100, "(TD52)")
_ON_FIELD = Bound(0, EDGE, "(TDR6)", STEP)
_OWN_RANGE = Bound(-EDGE, EDGE, "(TDR6)", STEP)
_TN = Bound(0, DIGITS - 1, "(TD107)")
BOUNDS: Final[Bounds] = {
    Card: {"modifier": ANY},
    Half: {"bonus": ANY},
    Gun: {"to_hit": _CHANCE},
    AtGun: {"to_hit": _CHANCE},
    Reach: {"to_hit": Bound(0, 100, "(TD86)")},
    Pair: {"to_hit": Bound(0, 100), "pen": ANY},
    TankKind: {"size": ANY, "size_rank": Bound(1)},
    Terrain: {
        "cover": Bound(0, 100, "(TD56)"),
        "hull_down": Bound(0, 100, "(TD39)"),
        "conceal": Bound(0, 100, "(TD40)"),
        "bog": Bound(0, 100, "(TD34)"),
        "fire_out": ANY,
        "fire_at": ANY,
    },
    ActionCard: {"copies": Bound(1)},
    GunRow: {"tns": _TN},
    Newcomer: {"tns": _TN},
    Start: {"normal": _ON_FIELD, "heavy": _ON_FIELD},
    Places: {"at": _OWN_RANGE},
    Emplacement: {"range": _OWN_RANGE},
    Breakout: {"attackers": _ON_FIELD, "defenders": _ON_FIELD, "exit": _OWN_RANGE},
    Fog: {"fire": ANY},
    DeepMud: {"lifts": _TN},
    Prize: {"range": _ON_FIELD, "tank": _OWN_RANGE, "infantry": _ON_FIELD},
    Drive: {"newcomer_range": _ON_FIELD},
    Mission: {
        "tanks": Bound(1, TANKS, "(TD1)"),
        "german_seats": Bound(1, TANKS, "(TD1)"),
        "robata_tanks": Bound(0, TANKS, "(TD1)"),
    },
}
"""The ranges of numbers; all others are 0 or more."""
WHOSE = ("", "robata_", "alone_")
"""Prefixes of the tanks that a mission suggests: for any player, for Robata, for the player against it."""


def load(files: Files) -> Pack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, BOUNDS)


def describe(pack: Pack) -> PackCard:
    """The pack in short."""
    manifest = pack.manifest
    return PackCard(
        id=PackId(manifest.name, manifest.version, pack.hash),
        title=manifest.title.said,
        provenance=manifest.provenance,
        source=manifest.source,
        scenarios=tuple(ScenarioCard(id, one.title.said, "", USUAL_SEATS) for id, one in pack.missions.items()),
    )


def _examine(reader: packs.Reader) -> tuple[Pack | None, list[Mistake]]:
    manifest = reader.read("pack.toml", Manifest)
    cards = reader.read("cards.toml", CardFile)
    damage = reader.read("damage.toml", DamageFile)
    tanks = reader.read("tanks.toml", TankFile)
    terrain = reader.read("terrain.toml", TerrainFile)
    guns = reader.read("guns.toml", GunFile)
    missions = reader.read("missions.toml", MissionFile)
    robata = reader.read("robata.toml", RobataFile)
    if (
        manifest is None
        or cards is None
        or damage is None
        or tanks is None
        or terrain is None
        or guns is None
        or missions is None
        or robata is None
    ):
        return None, []
    pack = Pack(
        manifest,
        packs.pack_hash(reader.files),
        cards,
        damage.cards,
        {one.id: one for one in tanks.tanks},
        {one.id: one for one in terrain.terrain},
        guns,
        {one.id: one for one in missions.missions},
        Robata(robata.cards, robata.guns, robata.diagram, robata.priorities),
    )
    twice = (
        *_twice("tanks.toml", (one.id for one in tanks.tanks)),
        *_twice("terrain.toml", (one.id for one in terrain.terrain)),
        *_twice("guns.toml", (one.id for one in guns.guns)),
        *_twice("missions.toml", (one.id for one in missions.missions)),
        *_twice("robata.toml", (one.character for one in robata.cards)),
        *_twice("robata.toml", (one.id for one in robata.diagram)),
    )
    found = (_deck_mistakes, _tank_mistakes, _gun_mistakes, _mission_mistakes, _robata_mistakes)
    return pack, [*twice, *(mistake for examine in found for mistake in examine(pack))]


def _wrong(file: str, place: str, said: Message) -> Mistake:
    return Mistake(file, place, both(said))


def _twice(file: str, ids: Iterable[str]) -> Iterator[Mistake]:
    for id, times in Counter(ids).items():
        if times > 1:
            yield _wrong(file, id, message("mistake-twice"))


def _deck_mistakes(pack: Pack) -> Iterator[Mistake]:
    """TD4, TD5: every number once."""
    wanted = {"standard": tuple(range(1, 101)), "alternate": ALTERNATE, "city": CITY}
    for name, numbers in wanted.items():
        held: tuple[Card, ...] = getattr(pack.cards, name)
        if tuple(sorted(card.number for card in held)) != numbers:
            said = message("mistake-numbers", first=numbers[0], last=numbers[-1], cards=len(numbers))
            yield _wrong("cards.toml", name, said)
        for card in held:
            for half in card.halves:
                yield from _half_mistakes(pack, f"{name} {card.number}", half)
            if not 1 <= len(card.halves) <= 2:
                yield _wrong("cards.toml", f"{name} {card.number}", message("mistake-halves"))
    if sorted(card.number for card in pack.damage) != list(range(1, 21)):
        yield _wrong("damage.toml", "cards", message("mistake-damage-cards"))
    for one in pack.damage:
        if any((item.harm in (Harm.WOUND, Harm.KILL)) != (item.role is not None) for item in one.items):
            yield _wrong("damage.toml", str(one.number), message("mistake-harmed"))


def _half_mistakes(pack: Pack, place: str, half: Half) -> Iterator[Mistake]:
    if half.kind in (Kind.TERRAIN, Kind.SMOKE):
        terrain = half.terrain or half.kind
        if terrain not in pack.terrain:
            yield _unknown("cards.toml", place, terrain)
    if half.kind in (Kind.MOVE, Kind.FIRE, Kind.FLANK) and not 1 <= half.level <= 9:
        yield _wrong("cards.toml", place, message("mistake-level"))


def _unknown(file: str, place: str, what: str) -> Mistake:
    return _wrong(file, place, message("mistake-unknown", what=what))


def _table_mistakes(file: str, place: str, table: Sequence[int]) -> Iterator[Mistake]:
    if len(table) > TABLE:
        yield _wrong(file, place, message("mistake-ranges", most=TABLE))
    if list(table) != sorted(table, reverse=True):
        yield _wrong(file, place, message("mistake-rises"))


def _tank_mistakes(pack: Pack) -> Iterator[Mistake]:
    """TD55: a location for each target number."""
    for tank in pack.tanks.values():
        if len(tank.location) != DIGITS:
            yield _wrong("tanks.toml", tank.id, message("mistake-locations"))
        for table in (tank.gun.to_hit, tank.gun.pen, tank.gun.apcr):
            yield from _table_mistakes("tanks.toml", tank.id, table)
        yield from _same_ranges("tanks.toml", tank.id, tank.gun.to_hit, tank.gun.pen)
        yield from _level_mistakes(tank)


def _level_mistakes(tank: TankKind) -> Iterator[Mistake]:
    """TD13: levels depend on the tracks if and only if there is no turret."""
    for levels in (tank.move, tank.fire):
        if (levels.damaged is None or levels.immobilised is None) != tank.turret:
            yield _wrong("tanks.toml", tank.id, message("mistake-track-levels"))


def _same_ranges(file: str, place: str, to_hit: Sequence[int], pen: Sequence[int]) -> Iterator[Mistake]:
    """TD52: accuracy and penetration for the same ranges."""
    if len(to_hit) != len(pen):
        yield _wrong(file, place, message("mistake-same-ranges"))


def _gun_mistakes(pack: Pack) -> Iterator[Mistake]:
    """TD82: infantry of each nation in the field and in the city."""
    for gun in pack.guns.guns:
        yield from _table_mistakes("guns.toml", gun.id, gun.to_hit)
        yield from _table_mistakes("guns.toml", gun.id, gun.pen)
        yield from _same_ranges("guns.toml", gun.id, gun.to_hit, gun.pen)
    found = Counter((one.nation, one.city) for one in pack.guns.infantry)
    if found != Counter((nation, city) for nation in Nation for city in (False, True)):
        yield _wrong("guns.toml", "infantry", message("mistake-infantry-cards"))
    for infantry in pack.guns.infantry:
        yield from _reach_mistakes(infantry)


def _reach_mistakes(infantry: Infantry) -> Iterator[Mistake]:
    """TD86: three rows of three figures."""
    if [len(reach.to_hit) for reach in infantry.reach] != [3, 3, 3]:
        yield _wrong("guns.toml", f"infantry {infantry.nation}", message("mistake-reach"))


def _mission_mistakes(pack: Pack) -> Iterator[Mistake]:
    """TD1: as many tanks as there may be."""
    for mission in pack.missions.values():
        yield from _ground_mistakes(mission, pack.terrain)
        known = {gun.id for gun in pack.guns.guns}
        yield from (_unknown("missions.toml", mission.id, one.gun) for one in mission.guns if one.gun not in known)
        for nation, whose in product(Nation, WHOSE):
            slots: tuple[Slot, ...] = getattr(mission, f"{whose}{nation}")
            most = mission.german_seats if nation == Nation.GERMAN else TANKS
            if len(slots) != most and not (whose and not slots):
                yield _wrong("missions.toml", f"{mission.id} {whose}{nation}", message("mistake-suggested", most=most))
            for slot in slots:
                kind = pack.tanks.get(slot.tank)
                if kind is None or kind.nation != nation:
                    yield _unknown("missions.toml", f"{mission.id} {whose}{nation}", slot.tank)


def _robata_mistakes(pack: Pack) -> Iterator[Mistake]:
    """TDR41: an alert card for each tank; TD107: a gun for a target number."""
    characters = Counter({card.character: card.copies for card in pack.robata.cards})
    if characters[ALERT] < TANKS:
        yield _wrong("robata.toml", "cards", message("mistake-alert-cards", tanks=TANKS, character=ALERT))
    for years in pack.robata.guns:
        if years.until < years.since:
            yield _wrong(
                "robata.toml", f"guns {years.since}", message("mistake-years", until=years.until, since=years.since)
            )
        tns = [tn for row in years.rows for tn in row.tns]
        if len(set(tns)) != len(tns):
            yield _wrong("robata.toml", f"guns {years.since}", message("mistake-target-numbers"))
    yield from _diagram_mistakes(pack.robata.diagram)
    yield from _priority_mistakes(pack.robata)


def _diagram_mistakes(diagram: tuple[Link, ...]) -> Iterator[Mistake]:
    """TD113: every answer leads to a later link, to the own range found, or nowhere; and every link is led to."""
    if not diagram:
        yield _wrong("robata.toml", "diagram", message("mistake-first-link"))
    for at, link in enumerate(diagram):
        later = {one.id for one in diagram[at + 1 :]}
        finds = {GO} if link.ask not in STATES else set()
        for answer, to, ends in (("yes", link.yes, {STAY} | finds), ("no", link.no, {STAY})):
            if to not in later | ends:
                said = ", ".join(sorted(ends))
                yield _wrong(
                    "robata.toml", f"diagram {link.id}", message("mistake-link", answer=answer, to=to, ends=said)
                )
        if at and all(link.id not in (one.yes, one.no) for one in diagram[:at]):
            yield _wrong("robata.toml", f"diagram {link.id}", message("mistake-unlinked"))


def _priority_mistakes(robata: Robata) -> Iterator[Mistake]:
    """TDR39: nothing twice, and what parts all targets last."""
    priorities = robata.priorities
    named = {"ties": priorities.ties, "initiative": priorities.initiative, "clean_up": priorities.clean_up}
    for name, held in named.items():
        for one, times in Counter(held).items():
            if times > 1:
                yield _wrong("robata.toml", f"priorities {name}", message("mistake-priority-twice", priority=one))
    if priorities.ties[-1:] != (Tie.NUMBER,):
        yield _wrong("robata.toml", "priorities ties", message("mistake-ties", tie=Tie.NUMBER))


def _ground_mistakes(mission: Mission, terrain: dict[str, Terrain]) -> Iterator[Mistake]:
    places = mission.places
    if places is not None and places.least > places.most:
        yield _wrong(
            "missions.toml", f"{mission.id} places", message("mistake-places", least=places.least, most=places.most)
        )
    named = [mission.ground, *([mission.places.terrain] if mission.places is not None else [])]
    for id in (*named, *mission.barred):
        if id not in terrain:
            yield _unknown("missions.toml", mission.id, id)
