"""What things are called."""

from kronika.domain.kernel.czech import Gender, Noun
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.sides import AXIS, SOVIET
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.content.words import Phase, Result, Weather
from kronika.domain.noretreat.state import Board

NOUNS: dict[str, Noun] = {
    AXIS: Noun("Osa", "Osy", "Ose", "Osu", Gender.FEMININE),
    SOVIET: Noun("Sověti", "Sovětů", "Sovětům", "Sověty", Gender.ANIMATE, plural=True),
}
SIDE_NAMES: dict[str, Sentence] = {
    AXIS: Sentence("the Axis", "Osa"),
    SOVIET: Sentence("the Soviets", "Sověti"),
}
BOX_NAMES: dict[str, Sentence] = {
    "rail": Sentence("the rail box", "políčko pohyb po železnici"),
    "shattered": Sentence("the shattered box", "políčko otřesené"),
    "destroyed": Sentence("the destroyed box", "políčko zničené"),
    "surrendered": Sentence("the surrendered box", "políčko zajaté"),
    "cadre": Sentence("the cadre box", "políčko pohotovostních jednotek"),
    "track": Sentence("the turn track", "stupnice kol"),
    "out": Sentence("out of the game", "mimo hru"),
    "waiting": Sentence("withdrawn", "mimo bojiště"),
}
RESULTS: dict[Result, Sentence] = {
    Result.NE: Sentence("no effect", "bez účinku"),
    Result.CA: Sentence("counterattack", "protiútok"),
    Result.CB: Sentence("counterblow", "protiúder"),
    Result.EX: Sentence("exchange", "vzájemné ztráty"),
    Result.DR: Sentence("defenders retreat", "obránci ustupují"),
    Result.DS: Sentence("defenders shattered", "obránci otřeseni"),
    Result.DD: Sentence("defenders destroyed", "obránci zničeni"),
}
WEATHER: dict[Weather, Sentence] = {
    Weather.CLEAR: Sentence("clear", "jasno"),
    Weather.MUD: Sentence("mud", "bláto"),
    Weather.SNOW: Sentence("snow", "sníh"),
    Weather.LONG_WINTER: Sentence("long winter", "dlouhá zima"),
}
PHASES: dict[Phase, Sentence] = {
    Phase.HOUSEKEEPING: Sentence("housekeeping", "správní fáze"),
    Phase.CARDS: Sentence("card phase", "fáze karet"),
    Phase.SUPPLY: Sentence("supply phase", "fáze zásobování"),
    Phase.ORGANISATION: Sentence("organisation phase", "fáze organizace"),
    Phase.MOVEMENT: Sentence("movement phase", "fáze pohybu"),
    Phase.COMBAT: Sentence("combat phase", "fáze boje"),
    Phase.REMOVALS: Sentence("removals phase", "fáze odstranění"),
    Phase.DETRAINING: Sentence("detraining phase", "fáze vyložení"),
}


def unit_name(board: Board, unit: str) -> Sentence:
    """What a unit is called, on the face that it shows."""
    kind = board.scene.kinds.get(unit)
    if kind is None:
        return Sentence(unit, unit)
    state = board.units.get(unit)
    return called(kind, None if state is None else state.face)


def called(kind: Kind, face: int | None) -> Sentence:
    """What a unit is called on one of its faces, or whatever it shows."""
    name = (None if face is None else kind.faces[face].name) or kind.name
    return Sentence(name.en, name.cs)


def space_name(board: Board, space: str) -> Sentence:
    """What a space is called: its name and its number."""
    known = board.scene.atlas.spaces.get(space)
    if known is None:
        return BOX_NAMES.get(space, Sentence(space, space))
    if known.name is None:
        return Sentence(space, space)
    number = "" if board.scene.atlas.is_area(space) else f" ({space})"
    return Sentence(f"{known.name.en}{number}", f"{known.name.cs}{number}")


def half_title(board: Board, side: str, card: int) -> Sentence:
    """What a side's half of a card is called."""
    known = board.scene.cards.get(card)
    if known is None:
        return Sentence(f"card {card}", f"karta {card}")
    title = known.half(side).title
    return Sentence(f"{title.en} ({card})", f"{title.cs} ({card})")
