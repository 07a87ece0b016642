"""A content pack of Tank Duel read, checked, and told in short."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from kronika.domain.kernel import packs
from kronika.domain.kernel.events import PackId
from kronika.domain.kernel.packs import ANY, Bound, Bounds, Files, Mistake
from kronika.domain.kernel.values import PackCard, ScenarioCard
from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel.content.cards import Card, Half, Kind
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.ground import AtGun, Emplacement, Infantry, Reach, Terrain
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
from kronika.domain.tankduel.content.robata import GO, STATES, STAY, ActionCard, GunRow, Link, Pair, Robata, Tie
from kronika.domain.tankduel.content.tanks import Gun, TankKind
from kronika.domain.tankduel.pack import (
    CardFile,
    DamageFile,
    GunFile,
    Manifest,
    MissionFile,
    Pack,
    RobataFile,
    TankFile,
    TerrainFile,
)
from kronika.domain.tankduel.rules.ground import EDGE, STEP
from kronika.domain.tankduel.setup import ALERT, USUAL_SEATS

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
"""What the numbers can be; all others are 0 or more."""
WHOSE = ("", "robata_", "alone_")
"""Whose tanks a mission suggests: of any player, of Robata, of who plays against it."""


def load(files: Files) -> Pack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, BOUNDS)


def describe(pack: Pack) -> PackCard:
    """The pack in short."""
    manifest = pack.manifest
    return PackCard(
        id=PackId(manifest.name, manifest.version, pack.hash),
        title=Sentence(manifest.title.en, manifest.title.cs),
        provenance=manifest.provenance,
        source=manifest.source,
        scenarios=tuple(
            ScenarioCard(id, Sentence(one.title.en, one.title.cs), "", USUAL_SEATS) for id, one in pack.missions.items()
        ),
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


def _wrong(file: str, place: str, en: str, cs: str) -> Mistake:
    return Mistake(file, place, Sentence(en, cs))


def _twice(file: str, ids: Iterable[str]) -> Iterator[Mistake]:
    for id, times in Counter(ids).items():
        if times > 1:
            yield _wrong(file, id, "is there more than once", "je tu víckrát než jednou")


def _deck_mistakes(pack: Pack) -> Iterator[Mistake]:
    wanted = {"standard": tuple(range(1, 101)), "alternate": ALTERNATE, "city": CITY}
    for name, numbers in wanted.items():
        held: tuple[Card, ...] = getattr(pack.cards, name)
        if tuple(sorted(card.number for card in held)) != numbers:
            said = f"{numbers[0]} … {numbers[-1]}"
            yield _wrong(
                "cards.toml",
                name,
                f"must hold these numbers once each: {said} ({len(numbers)} cards) (TD4)",
                f"má obsahovat po jedné kartě čísel {said} (karet: {len(numbers)}) (TD4)",
            )
        for card in held:
            for half in card.halves:
                yield from _half_mistakes(pack, f"{name} {card.number}", half)
            if not 1 <= len(card.halves) <= 2:
                yield _wrong("cards.toml", f"{name} {card.number}", "has one half or two", "má jednu nebo dvě půlky")
    if sorted(card.number for card in pack.damage) != list(range(1, 21)):
        yield _wrong(
            "damage.toml", "cards", "must hold the numbers 1 to 20 once each (TD5)", "má mít čísla 1 až 20 (TD5)"
        )


def _half_mistakes(pack: Pack, place: str, half: Half) -> Iterator[Mistake]:
    if half.kind in (Kind.TERRAIN, Kind.SMOKE):
        terrain = half.terrain or half.kind
        if terrain not in pack.terrain:
            yield _unknown("cards.toml", place, terrain)
    if half.kind in (Kind.MOVE, Kind.FIRE, Kind.FLANK) and not 1 <= half.level <= 9:
        yield _wrong("cards.toml", place, "has a level from 1 to 9", "má úroveň 1 až 9")


def _unknown(file: str, place: str, what: str) -> Mistake:
    return _wrong(file, place, f"names {what}, which the pack does not have", f"uvádí {what}, což balík nemá")


def _table_mistakes(file: str, place: str, table: Sequence[int]) -> Iterator[Mistake]:
    if len(table) > TABLE:
        yield _wrong(file, place, f"has figures for at most {TABLE} ranges", f"má nejvýše {TABLE} vzdáleností")
    if list(table) != sorted(table, reverse=True):
        yield _wrong(file, place, "must not rise with the range", "nesmí s dálkou růst")


def _tank_mistakes(pack: Pack) -> Iterator[Mistake]:
    for tank in pack.tanks.values():
        if len(tank.location) != DIGITS:
            yield _wrong(
                "tanks.toml",
                tank.id,
                "has a location for each target number 0 to 9 (TD55)",
                "má místo zásahu pro každé číslo zaměřovače 0 až 9 (TD55)",
            )
        for table in (tank.gun.to_hit, tank.gun.pen, tank.gun.apcr):
            yield from _table_mistakes("tanks.toml", tank.id, table)
        yield from _same_ranges("tanks.toml", tank.id, tank.gun.to_hit, tank.gun.pen)
        yield from _level_mistakes(tank)


def _level_mistakes(tank: TankKind) -> Iterator[Mistake]:
    for levels in (tank.move, tank.fire):
        if (levels.damaged is None or levels.immobilised is None) != tank.turret:
            yield _wrong(
                "tanks.toml",
                tank.id,
                "has levels for damaged and immobilised tracks if and only if it has no turret (TD13)",
                "má úrovně pro poškozené a zničené pásy, právě když nemá věž (TD13)",
            )


def _same_ranges(file: str, place: str, to_hit: Sequence[int], pen: Sequence[int]) -> Iterator[Mistake]:
    if len(to_hit) != len(pen):
        yield _wrong(
            file,
            place,
            "has accuracy and penetration for the same ranges (TD52)",
            "má přesnost a průraznost pro tytéž vzdálenosti (TD52)",
        )


def _gun_mistakes(pack: Pack) -> Iterator[Mistake]:
    for gun in pack.guns.guns:
        yield from _table_mistakes("guns.toml", gun.id, gun.to_hit)
        yield from _table_mistakes("guns.toml", gun.id, gun.pen)
        yield from _same_ranges("guns.toml", gun.id, gun.to_hit, gun.pen)
    found = Counter((one.nation, one.city) for one in pack.guns.infantry)
    if found != Counter((nation, city) for nation in Nation for city in (False, True)):
        yield _wrong(
            "guns.toml",
            "infantry",
            "must hold one card a nation for the field and one for the city (TD82)",
            "má mít pro každou národnost jednu kartu do pole a jednu do města (TD82)",
        )
    for infantry in pack.guns.infantry:
        yield from _reach_mistakes(infantry)


def _reach_mistakes(infantry: Infantry) -> Iterator[Mistake]:
    if [len(reach.to_hit) for reach in infantry.reach] != [3, 3, 3]:
        yield _wrong(
            "guns.toml",
            f"infantry {infantry.nation}",
            "has three rows of three figures (TD86)",
            "má tři řádky po třech číslech (TD86)",
        )


def _mission_mistakes(pack: Pack) -> Iterator[Mistake]:
    for mission in pack.missions.values():
        yield from _ground_mistakes(mission, pack.terrain)
        known = {gun.id for gun in pack.guns.guns}
        yield from (_unknown("missions.toml", mission.id, one.gun) for one in mission.guns if one.gun not in known)
        for nation, whose in product(Nation, WHOSE):
            slots: tuple[Slot, ...] = getattr(mission, f"{whose}{nation}")
            most = mission.german_seats if nation == Nation.GERMAN else TANKS
            if len(slots) != most and not (whose and not slots):
                yield _wrong(
                    "missions.toml",
                    f"{mission.id} {whose}{nation}",
                    f"names {most} tanks (TD1)",
                    f"uvádí tolik tanků: {most} (TD1)",
                )
            for slot in slots:
                kind = pack.tanks.get(slot.tank)
                if kind is None or kind.nation != nation:
                    yield _unknown("missions.toml", f"{mission.id} {whose}{nation}", slot.tank)


def _robata_mistakes(pack: Pack) -> Iterator[Mistake]:
    characters = Counter({card.character: card.copies for card in pack.robata.cards})
    if characters[ALERT] < TANKS:
        yield _wrong(
            "robata.toml",
            "cards",
            f"needs {TANKS} cards of the character {ALERT}, one for each tank (TDR41)",
            f"potřebuje {TANKS} karty s charakterem {ALERT}, pro každý tank jednu (TDR41)",
        )
    for years in pack.robata.guns:
        if years.until < years.since:
            yield _wrong(
                "robata.toml",
                f"guns {years.since}",
                f"ends in {years.until}, before it begins; expected: {years.since} or later (TD107)",
                f"končí rokem {years.until}, dřív než začíná; čeká se {years.since} nebo později (TD107)",
            )
        tns = [tn for row in years.rows for tn in row.tns]
        if len(set(tns)) != len(tns):
            yield _wrong(
                "robata.toml",
                f"guns {years.since}",
                "names a target number twice (TD107)",
                "uvádí číslo zaměřovače dvakrát (TD107)",
            )
    yield from _diagram_mistakes(pack.robata.diagram)
    yield from _priority_mistakes(pack.robata)


def _diagram_mistakes(diagram: tuple[Link, ...]) -> Iterator[Mistake]:
    """TD113: every answer leads to a later link, to the own range found, or nowhere; and every link is led to."""
    if not diagram:
        yield _wrong("robata.toml", "diagram", "needs a link to begin with (TD113)", "potřebuje první článek (TD113)")
    for at, link in enumerate(diagram):
        later = {one.id for one in diagram[at + 1 :]}
        finds = {GO} if link.ask not in STATES else set()
        for answer, to, ends in (("yes", link.yes, {STAY} | finds), ("no", link.no, {STAY})):
            if to not in later | ends:
                said = ", ".join(sorted(ends))
                yield _wrong(
                    "robata.toml",
                    f"diagram {link.id}",
                    f"{answer} leads to {to}; it leads to a later link or is one of: {said} (TD113)",
                    f"{answer} vede na {to}; má vést na některý další článek nebo být jedno z: {said} (TD113)",
                )
        if at and all(link.id not in (one.yes, one.no) for one in diagram[:at]):
            yield _wrong(
                "robata.toml", f"diagram {link.id}", "no link leads to it (TD113)", "žádný článek na něj nevede (TD113)"
            )


def _priority_mistakes(robata: Robata) -> Iterator[Mistake]:
    """TDR39: nothing twice, and what parts all targets last."""
    priorities = robata.priorities
    named = {"ties": priorities.ties, "initiative": priorities.initiative, "clean_up": priorities.clean_up}
    for name, held in named.items():
        for one, times in Counter(held).items():
            if times > 1:
                yield _wrong(
                    "robata.toml",
                    f"priorities {name}",
                    f"names {one} more than once (TDR39)",
                    f"uvádí {one} víc než jednou (TDR39)",
                )
    if priorities.ties[-1:] != (Tie.NUMBER,):
        yield _wrong(
            "robata.toml",
            "priorities ties",
            f"ends with {Tie.NUMBER}, which parts any two targets (TDR39)",
            f"končí na {Tie.NUMBER}, jímž se liší každé dva cíle (TDR39)",
        )


def _ground_mistakes(mission: Mission, terrain: dict[str, Terrain]) -> Iterator[Mistake]:
    places = mission.places
    if places is not None and places.least > places.most:
        yield _wrong(
            "missions.toml",
            f"{mission.id} places",
            f"there are at least {places.least} and at most {places.most}; the second must not be smaller (TD92)",
            f"má jich být nejméně {places.least} a nejvýše {places.most}; druhé číslo nesmí být menší (TD92)",
        )
    named = [mission.ground, *([mission.places.terrain] if mission.places is not None else [])]
    for id in (*named, *mission.barred):
        if id not in terrain:
            yield _unknown("missions.toml", mission.id, id)
