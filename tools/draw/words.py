"""What is written on boards, in each language. Names of cards and counters come from the game."""

from typing import Final

import msgspec

from domain.undaunted.content import Face
from domain.undaunted.state import Zone

SHORT: Final[dict[str, dict[str, str]]] = {
    "en": {"riflemen": "Rif", "scouts": "Sco", "machine_gunners": "MG", "mortar": "Mor", "snipers": "Sni"},
    "cs": {"riflemen": "Stř", "scouts": "Pát", "machine_gunners": "Kul", "mortar": "Min", "snipers": "Ods"},
}
"""Units as they are abbreviated on boards."""


class Words(msgspec.Struct, frozen=True):
    """The words of one language."""

    cover: str
    objective: str
    objectives: str
    of: str
    pin: str
    """The goal of pinning the enemy."""
    round: str
    initiative: str
    turn: str
    won: str
    waiting: str
    """Before the counters that are off the board."""
    faces: dict[Face, str]
    zones: dict[Zone, str]
    text_legend: str
    svg_legend: str


WORDS: Final[dict[str, Words]] = {
    "en": Words(
        cover="cov",
        objective="objective",
        objectives="objectives",
        of="of",
        pin="wins by pinning the enemy",
        round="round",
        initiative="initiative",
        turn="turn",
        won="won",
        waiting="comes on",
        faces={Face.SCOUTED: "scouted", Face.CONTROLLED: "CONTROL"},
        zones={
            Zone.HAND: "hand",
            Zone.DECK: "deck",
            Zone.DISCARD: "discard",
            Zone.REMOVED: "removed",
            Zone.SUPPLY: "supply",
            Zone.PLAY: "in play",
        },
        text_legend=(
            "A tile: its id and cover (hill: 3/1), the value of its objective, control markers, counters.\n"
            "* suppressed, ^ counters of this side come on here, R radio, +U target marker of side U"
        ),
        svg_legend=(
            "shield: cover · circle: objective · triangle: counters come on here\n"
            "dashed: counter off the board · striped: suppressed · cross-hairs: target · R: radio"
        ),
    ),
    "cs": Words(
        cover="kryt",
        objective="cíl",
        objectives="cíle",
        of="z",
        pin="vítězí potlačením nepřítele",
        round="kolo",
        initiative="iniciativa",
        turn="na tahu",
        won="vítěz",
        waiting="nasazuje",
        faces={Face.SCOUTED: "propátr.", Face.CONTROLLED: "OVLÁDÁ"},
        zones={
            Zone.HAND: "ruka",
            Zone.DECK: "balíček",
            Zone.DISCARD: "odhozeno",
            Zone.REMOVED: "vyřazeno",
            Zone.SUPPLY: "záloha",
            Zone.PLAY: "na stole",
        },
        text_legend=(
            "Dílek: označení a kryt (kopec: 3/1), hodnota cíle, žetony kontroly, jednotky.\n"
            "* pod palbou, ^ zde se nasazují jednotky této strany, R vysílač, +U zaměření strany U"
        ),
        svg_legend=(
            "štít: kryt · kruh: cíl · trojúhelník: zde se nasazují jednotky\n"
            "čárkovaně: jednotka mimo plán · šrafovaně: pod palbou · kříž: zaměření · R: vysílač"
        ),
    ),
}
