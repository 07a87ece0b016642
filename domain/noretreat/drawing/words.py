"""Short texts of the drawing."""

from typing import Final

from domain.kernel.words import Sentence
from domain.noretreat.content import AXIS, SIDES, SOVIET
from domain.noretreat.names import SIDE_NAMES
from domain.noretreat.state import Board

S = Sentence

TITLES: Final = {
    "map": S("The map", "Mapa"),
    "boxes": S("Units off the map", "Jednotky mimo mapu"),
    "tracks": S("Turns and points", "Kola a body"),
    "open": S("Open cards", "Odkryté karty"),
}
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
    "pile": S("draw pile", "dobírací balíček"),
    "discards": S("discarded", "odhozeno"),
    "high_tide": S("High Tide", "vrchol postupu"),
    "cards": S("cards", "karty"),
    "empty": S("none", "nic"),
    "target": S("target", "cíl"),
    "counterblow": S("counterblow", "protiúder"),
    "to_choose": S("to choose from", "k výběru"),
}


def said(sentence: Sentence, language: str) -> str:
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
    return tuple(sorted(SIDES, key=lambda side: side != board.eyes))
