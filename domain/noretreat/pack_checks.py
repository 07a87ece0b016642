"""What in a pack of No Retreat! contradicts itself: every place, and what would be right."""

from collections import Counter
from collections.abc import Iterable, Iterator

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.card_text import half_text
from kronika.domain.noretreat.content.cards import Card
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.content.words import SIDES, Result, Weather
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.scene import Atlas, hex_neighbours

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


def unknown(what: str, co: str, name: str, known: Iterable[str]) -> Sentence:
    """A name that nothing has, and the nearest that something has."""
    listed = nearest(name, known)
    return Sentence(f"there is no {what} {name}; known: {listed}", f"{co} {name} neexistuje; známo: {listed}")


def twice(names: Iterable[str], file: str, place: str) -> Iterator[Mistake]:
    """Names that stand there more than once."""
    for name, count in Counter(names).items():
        if count > 1:
            yield Mistake(file, place, Sentence(f"{name} is there {count} times", f"{name} je tu {count}×"))


def chart_mistakes(pack: Pack) -> list[Mistake]:
    """What is wrong with the map. What refers to it is judged only where nothing is."""
    spaces, file = {space.id: space for space in pack.chart.spaces}, "map.toml"
    found = list(twice([space.id for space in pack.chart.spaces], file, "spaces"))
    found += twice([space.slug for space in pack.chart.spaces if space.slug], file, "spaces.slug")
    for at, space in enumerate(pack.chart.spaces):
        place = f"spaces[{at}]"
        if space.terrain != Terrain.AREA and not (len(space.id) == 4 and space.id.isdecimal()):
            said = Sentence(
                f"{space.id} is no hex: row and column, two digits each",
                f"{space.id} není pole: řádek a sloupec, každý o dvou číslicích",
            )
            found.append(Mistake(file, f"{place}.id", said))
        found += [
            Mistake(file, f"{place}.borders", unknown("space", "prostor", border, spaces))
            for border in space.borders
            if border not in spaces
        ]
    keys = {space.slug for space in pack.chart.spaces}
    found += [
        Mistake(file, "spaces.slug", Sentence(f"no space is called {key}", f"žádný prostor se nejmenuje {key}"))
        for key in PLACES
        if key not in keys
    ]
    if found:
        return found
    for name in ("rivers", "lakes"):
        for at, side in enumerate(getattr(pack.chart, name)):
            one, _, two = side.partition("-")
            if one not in spaces or two not in hex_neighbours(one):
                said = Sentence(f"{side} is no side between two hexes", f"{side} není hrana mezi dvěma poli")
                found.append(Mistake(file, f"{name}[{at}]", said))
    return found


def content_mistakes(pack: Pack) -> list[Mistake]:
    """What is wrong with units, cards, charts and turns."""
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
        said = Sentence(
            f"the turns must be 1 to {pack.tables.dates.end}, in order",
            f"kola mají být 1 až {pack.tables.dates.end}, po řadě",
        )
        found.append(Mistake("turns.toml", "turns", said))
    slots = {marker.slot for marker in pack.markers}
    found += [
        Mistake("turns.toml", f"turns[{at}].slot", unknown("weather marker", "žeton počasí", turn.slot, slots))
        for at, turn in enumerate(pack.turns)
        if turn.slot and turn.slot not in slots
    ]
    return found


def _card_mistakes(pack: Pack, place: str, card: Card) -> Iterator[Mistake]:
    """Effects of which nobody could be told what they do."""
    for side in SIDES:
        try:
            half_text(card, side, pack.tables.dates)
        except LookupError as wrong:
            said = Sentence(
                f"there are no words for what this half does: {wrong} means nothing here",
                f"pro to, co tato půlka dělá, nejsou slova: {wrong} tu nic neznamená",
            )
            yield Mistake("cards.toml", f"{place}.{side}", said)


def _unit_mistakes(unit: Kind, place: str, keys: set[str]) -> Iterator[Mistake]:
    file = "units.toml"
    if unit.side not in SIDES:
        yield Mistake(file, f"{place}.side", unknown("side", "strana", unit.side, SIDES))
    if len(unit.faces) not in (1, 2):
        said = Sentence("a unit has one or two faces", "jednotka má jednu nebo dvě tváře")
        yield Mistake(file, f"{place}.faces", said)
    faces = [face.id for face in unit.faces]
    if len(faces) == 2 and unit.enters.face not in faces:
        yield Mistake(file, f"{place}.enters.face", unknown("face", "tvář", unit.enters.face, faces))
    for name in (unit.enters.city, unit.enters.near, *unit.enters.areas, unit.better_in, *unit.home):
        if name and name not in keys:
            yield Mistake(file, place, unknown("place", "místo", name, keys - {""}))


def _table_mistakes(pack: Pack) -> Iterator[Mistake]:
    tables, file = pack.tables, "tables.toml"
    for side in SIDES:
        rows = getattr(tables, side)
        if len(rows) != 6:
            yield Mistake(file, side, Sentence("a table has six rows", "tabulka má šest řádků"))
        for at, row in enumerate(rows):
            if len(row.results) != len(tables.columns):
                said = Sentence(
                    f"{len(row.results)} results for {len(tables.columns)} columns",
                    f"výsledků {len(row.results)} na {len(tables.columns)} sloupců",
                )
                yield Mistake(file, f"{side}[{at}]", said)
            if Result.DL in row.results:
                known = [str(one) for one in Result if one != Result.DL]
                yield Mistake(file, f"{side}[{at}]", unknown("result", "výsledek", str(Result.DL), known))
    missing = [str(one) for one in Terrain if one not in {row.terrain for row in tables.terrain}]
    missing += [str(one) for one in Weather if one not in {row.weather for row in tables.weather}]
    for name in missing:
        yield Mistake(file, "", Sentence(f"there is no row for {name}", f"chybí řádek pro {name}"))


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
    """What would break the rules of movement, or what is asked."""
    for at, row in enumerate(pack.tables.terrain):
        for name, cost in (("armour", row.armour), ("others", row.others)):
            if cost < 1:
                said = Sentence(
                    f"entering {row.terrain} costs {cost}; it must cost at least 1 (NR39)",
                    f"vstup na {row.terrain} stojí {cost}; má stát nejméně 1 (NR39)",
                )
                yield Mistake("tables.toml", f"terrain[{at}].{name}", said)
    for side in SIDES:
        most = most_answers(pack, side)
        if most > MOST:
            said = Sentence(
                f"with so many spaces, units and cards {side} could be given {most} answers to choose from; "
                f"at most {MOST} are allowed (NR136)",
                f"s tolika prostory, jednotkami a kartami by {side} mohla mít na výběr {most} odpovědí; "
                f"dovoleno je nejvýše {MOST} (NR136)",
            )
            yield Mistake("pack.toml", "", said)
