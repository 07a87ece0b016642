"""Short texts of the drawing."""

from typing import Final

from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.sides import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.content.words import Milestone, Name
from kronika.domain.noretreat.names import SIDE_NAMES
from kronika.domain.noretreat.state import Board

S = Sentence

TITLES: Final = {
    "map": S("The map", "Mapa"),
    "boxes": S("Units off the map", "Jednotky mimo mapu"),
    "units": S("Units on the map, both sides", "Jednotky na mapě, obě strany"),
    "tracks": S("Turns and points", "Kola a body"),
    "open": S("Open cards", "Odkryté karty"),
}
EDGES: Final = {
    AXIS: S("The edge of the map that supplies the Axis", "Okraj mapy, který zásobuje Osu"),
    SOVIET: S("The edges of the map that supply the Soviets", "Okraje mapy, které zásobují Sověty"),
}
LAYERS: Final = {
    ("zones", AXIS): S("Zones of control of the Axis", "Zóny kontroly Osy"),
    ("zones", SOVIET): S("Zones of control of the Soviets", "Zóny kontroly Sovětů"),
    ("supply", AXIS): S("Supply of the Axis", "Zásobování Osy"),
    ("supply", SOVIET): S("Supply of the Soviets", "Zásobování Sovětů"),
    ("attacks", ""): S("Targets and counterblows, and their odds", "Cíle a protiúdery a jejich poměry"),
    ("ways", ""): S("Where the unit that moves can end", "Kam může dojít jednotka, která táhne"),
    ("reach", ""): S(
        "Where any unit that may move could end", "Kam by mohla dojít kterákoli jednotka, která smí táhnout"
    ),
}
"""What the layers of the map are called."""
HANDS: Final = {AXIS: S("Hand of the Axis", "Karty Osy"), SOVIET: S("Hand of the Soviets", "Karty Sovětů")}
WORDS: Final = {
    "turn": S("Turn", "Kolo"),
    "weather": S("weather", "počasí"),
    "vp": S("VP", "VB"),
    "map_vp": S("of the map", "z mapy"),
    "event_vp": S("event VP", "VB za události"),
    "support": S("support markers", "značky podpory"),
    "initiative": S("initiative", "iniciativa"),
    "objectives": S("objectives", "cíle"),
    "cut_off": S("cut off", "odříznuté"),
    "unsupplied": S("unsupplied", "bez zásobování"),
    "disorganised": S("disorganised", "dezorganizovaná"),
    "partisans": S("harassed by partisans", "napadaná partyzány"),
    "reserve": S("strategic reserve", "strategická záloha"),
    "local": S("local support", "místní podpora"),
    "pile": S("draw pile", "dobírací balíček"),
    "discards": S("discarded", "odhozeno"),
    "high_tide": S("High Tide", "vrchol postupu"),
    "cards": S("cards", "karty"),
    "empty": S("none", "nic"),
    "target": S("target", "cíl"),
    "counterblow": S("counterblow", "protiúder"),
    "figure_now": S("sudden death on this turn above {}", "náhlá smrt v tomto kole nad {}"),
    "figure": S("sudden death on turn {1} above {0}", "náhlá smrt v {1}. kole nad {0}"),
    "back": S("other side", "druhá strana"),
    "both_sides": S(
        "Above the side that shows, below the other one; ↻ turns until an eliminated unit comes back, ✕ it leaves the "
        "game. White: it does not attack of its own will; in brackets: no zone of control.",
        "Nahoře strana, která je vidět, dole druhá; ↻ za kolik kol se vyřazená jednotka vrátí, ✕ odejde ze hry. Bílá: "
        "sama neútočí; v závorce: bez zóny kontroly.",
    ),
    "red_event": S("red event", "červená událost"),
    "withdrawn": S("withdrawn", "odchází"),
    "joker": S("Joker", "žolík"),
    "pivot": S("initiative marker on turn", "značka iniciativy v kole"),
    "cost": S("movement points", "body pohybu"),
    "to_choose": S("to choose from", "k výběru"),
}

MILESTONES: Final = {
    Milestone.GG: S("Greater Germany is entered", "vstup do Velkého Německa"),
    Milestone.OIL: S("Rumania falls", "Rumunsko padlo"),
    Milestone.WARSAW: S("Warsaw is taken", "Varšava padla"),
}
"""NR97 to NR99: what has happened, with the turn in brackets."""
LEGEND: Final = S(
    "Squares tell who controls a place, a green ring that it is a source of supply, as coloured edges of the map are; small dots (left the Axis, right "
    "the Soviets) where a side has overland supply; a tint its zones of control; stars objectives, small figures "
    "what a place gives that does not give one point. A red edge: the unit is cut off; U, D, P: unsupplied, disorganised, harassed by "
    "partisans; ★ strategic reserve, + local support. Thick edges are targets, dashed ones counterblows; figures in "
    "circles what it costs to end there, diamonds where a unit could end. Dashed brown lines are borders, blue ones "
    "rivers, dark ones lakes.",
    "Čtverečky říkají, kdo místo ovládá, zelený kroužek, že je zdrojem zásobování, jako barevné okraje mapy; tečky (vlevo Osa, vpravo Sověti), "
    "kde má strana pozemní zásobování; odstín její zóny kontroly; hvězdy cíle vítězství, malá čísla kolik dává "
    "místo, které nedává jeden bod. Červený okraj: jednotka je odříznutá; U, D, P: nezásobená, dezorganizovaná, napadaná partyzány; ★ "
    "strategická záloha, + místní podpora. Silné okraje jsou cíle útoku, přerušované protiúdery; čísla v kroužku cena, "
    "za kterou tam lze skončit, kosočtverce kam by jednotka mohla dojít. Přerušované hnědé čáry jsou hranice, modré "
    "řeky, tmavé jezera.",
)
"""What the marks of the map mean."""
FIGURES: Final = S(
    "B Blitz and S Shock: support markers of the turn; ! a check for sudden death, with the figures Axis/Soviets; ± the "
    "weather may vary; red: a red event; counters: who comes; −: who is withdrawn; •: something changes; ◆ the initiative marker.",
    "B Blitz a S Šok: značky podpory v kole; ! kontrola náhlé smrti, s hranicemi Osa/Sověti; ± počasí se může změnit; "
    "červeně červená událost; žetony: kdo přijde; −: kdo odejde; •: něco se mění; ◆ značka iniciativy.",
)
"""What the letters on the turn track mean."""


def said(sentence: Sentence | Name, language: str) -> str:
    """A sentence in a language."""
    return sentence.cs if language == "cs" else sentence.en


def word(name: str, language: str) -> str:
    """A word of the drawing in a language."""
    return said(WORDS[name], language)


def side_said(side: str, language: str) -> str:
    """What a side is called at the beginning of a line."""
    name = said(SIDE_NAMES[side], language)
    return f"{name[:1].upper()}{name[1:]}"


def sides_of(board: Board) -> tuple[str, ...]:
    """The sides, the one whose eyes these are first."""
    return tuple(sorted(SIDES, key=lambda side: side != board.viewer))
