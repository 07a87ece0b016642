"""What in a pack of No Retreat! contradicts itself: every place, and what would be right."""

from collections import Counter
from collections.abc import Iterable, Iterator

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Message, Text
from kronika.domain.noretreat.card_text import half_text
from kronika.domain.noretreat.content.cards import Card
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.content.words import SIDES, Result, Weather
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.scene import Atlas, hex_neighbours
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
    """Names that stand there more than once."""
    for name, count in Counter(names).items():
        if count > 1:
            yield mistake(file, place, message("wrong-twice", name=name, count=count))


def chart_mistakes(pack: Pack) -> list[Mistake]:
    """What is wrong with the map. What refers to it is judged only where nothing is."""
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
        found.append(mistake("turns.toml", "turns", message("wrong-turns", last=pack.tables.dates.end)))
    slots = {marker.slot for marker in pack.markers}
    found += [
        mistake("turns.toml", f"turns[{at}].slot", unknown(message("kind-weather-marker"), turn.slot, slots))
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
    """What would break the rules of movement (NR39), or what is asked (NR136)."""
    for at, row in enumerate(pack.tables.terrain):
        for name, cost in (("armour", row.armour), ("others", row.others)):
            if cost < 1:
                said = message("wrong-cost", terrain=row.terrain, cost=cost)
                yield mistake("tables.toml", f"terrain[{at}].{name}", said)
    for side in SIDES:
        most = most_answers(pack, side)
        if most > MOST:
            yield mistake("pack.toml", "", message("wrong-answers", side=side, most=most, allowed=MOST))
