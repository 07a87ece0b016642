"""What is written on boards, in each language. Names of cards and counters come from the game."""

from collections.abc import Callable
from typing import Final

import msgspec

from kronika.domain.undaunted.content import Face, Level, MarkerKind, MineFace, Occasion, Troop
from kronika.domain.undaunted.state import Zone

SHORT: Final[dict[str, dict[str, str]]] = {
    "en": {
        "riflemen": "Rif",
        "scouts": "Sco",
        "machine_gunners": "MG",
        "mortar": "Mor",
        "snipers": "Sni",
        "engineers": "Eng",
        "flamethrowers": "Fla",
        "anti_tank_guns": "ATG",
        "anti_tank_rifles": "ATR",
        "tanks": "Tnk",
        "militia": "Mil",
        "assault_guns": "AsG",
        "assault_troops": "Ast",
        "half_tracks": "Hlf",
        "rifleman": "Rif",
        "scout": "Sco",
        "machine_gunner": "MG",
        "sniper": "Sni",
        "engineer": "Eng",
        "saboteur": "Sab",
        "driver": "Drv",
        "anti_tank_rifleman": "ATR",
        "tank_driver": "TDr",
        "tank_gunner": "TGu",
        "mechanic": "Mec",
        "tank": "Tank",
        "patrol_truck": "PTrk",
        "gun_truck": "GTrk",
        "pilot_car": "PCar",
        "recon_vehicle": "RecV",
        "lorry": "Lory",
    },
    "cs": {
        "riflemen": "Stř",
        "scouts": "Pát",
        "machine_gunners": "Kul",
        "mortar": "Min",
        "snipers": "Ods",
        "engineers": "Žen",
        "flamethrowers": "Pla",
        "anti_tank_guns": "PTK",
        "anti_tank_rifles": "PTP",
        "tanks": "Tnk",
        "militia": "Mil",
        "assault_guns": "ÚtD",
        "assault_troops": "Úde",
        "half_tracks": "Pol",
        "rifleman": "Stř",
        "scout": "Pát",
        "machine_gunner": "Kul",
        "sniper": "Ods",
        "engineer": "Žen",
        "saboteur": "Sab",
        "driver": "Řid",
        "anti_tank_rifleman": "PTP",
        "tank_driver": "ŘiT",
        "tank_gunner": "StT",
        "mechanic": "Mec",
        "tank": "Tank",
        "patrol_truck": "Hlíd",
        "gun_truck": "Kanó",
        "pilot_car": "Prův",
        "recon_vehicle": "Přzk",
        "lorry": "Nákl",
    },
}
"""Units as they are abbreviated on boards."""


class Words(msgspec.Struct, frozen=True):
    """The words of one language."""

    cover: str
    objective: str
    objectives: str
    of: Callable[[int], str]  #: Between how many and of how many.
    pin: str  #: The goal of pinning the enemy.
    pinned: str  #: The same as one condition of several.
    routed: str
    gained: str  #: Victory points gained.
    points: str  #: Victory points that lie on spaces.
    controlled: str  #: Of those the ones controlled.
    gathered: dict[MarkerKind, str]  #: Counters that stand at such a marker.
    escaped: str  #: Counters that have escaped, and how many of a kind.
    escaped_of: dict[Troop, str]
    eliminated: str
    eliminated_of: dict[Troop, str]
    hopeless: str  #: A side that can no longer meet its goal (A25).
    every: str
    either: str
    together: str
    total_rout: str
    awards: str  #: Before what victory points are gained for.
    occasions: dict[Occasion, str]
    building: str
    tunnel: str
    damaged: str  #: A building that was damaged.
    destroyed: str
    fortified: str
    damage: str
    disabled_at: str
    disabled: str
    defence: str
    armour: str
    free_seat: str
    nobody: str  #: In place of those who have a specialism that no soldier of the scenario has.
    suppressed: str
    markers: dict[MarkerKind, str]
    fire_zone: str
    mines: str
    mine_faces: dict[MineFace, str]
    levels: dict[Level, str]  #: After the name of a card that is not an ordinary one.
    round: str
    initiative: str
    turn: str
    won: str
    waiting: str  #: Before the counters that are off the board, with where they come on.
    off: str  #: Before those that come on where their riflemen stand.
    faces: dict[Face, str]
    zones: dict[Zone, str]
    text_legend: dict[str, str]  #: By variant.
    svg_legend: dict[str, str]


def _of(number: int) -> str:
    """`z pěti`, but `ze čtyř`: as the first word of a number, in Czech, wants it."""
    digits = str(number)
    first = digits[1] if 10 <= number < 20 else digits[0]
    return "ze" if first in "23467" or (first == "1" and number >= 100) else "z"


WORDS: Final[dict[str, Words]] = {
    "en": Words(
        cover="cov",
        objective="objective",
        objectives="objectives",
        of=lambda _: "of",
        pin="wins by pinning the enemy",
        pinned="enemy pinned",
        routed="routed",
        gained="points",
        points="points",
        controlled="points controlled",
        gathered={MarkerKind.MISSION: "at a mission marker", MarkerKind.ESCAPE: "at an escape marker"},
        escaped="escaped",
        escaped_of={Troop.SOLDIERS: "soldiers escaped", Troop.VEHICLES: "vehicles escaped"},
        eliminated="eliminated",
        eliminated_of={
            Troop.SOLDIERS: "enemy soldiers eliminated",
            Troop.VEHICLES: "enemy vehicles eliminated",
        },
        hopeless="beyond hope",
        every="and",
        either="or",
        together="and/or",
        total_rout="total rout",
        awards="gains points",
        occasions={
            Occasion.ROUT: "for an enemy routed",
            Occasion.DAMAGE: "for a building hit",
            Occasion.CONTROL: "for taking control",
            Occasion.ROUND: "for control at the end of a round",
        },
        building="building",
        tunnel="tunnel",
        damaged="damaged",
        destroyed="destroyed",
        fortified="fortified",
        damage="damage",
        disabled_at="disabled at",
        disabled="DISABLED",
        defence="defence",
        armour="armour",
        free_seat="free",
        nobody="nobody here",
        suppressed="suppressed",
        markers={MarkerKind.MISSION: "MISSION", MarkerKind.ESCAPE: "ESCAPE"},
        fire_zone="fire",
        mines="mines",
        mine_faces={MineFace.ANTI_PERSONNEL: "anti-personnel", MineFace.ANTI_TANK: "anti-tank"},
        levels={Level.UPGRADED: "upgraded", Level.RESERVIST: "reservist"},
        round="round",
        initiative="initiative",
        turn="turn",
        won="won",
        waiting="comes on",
        off="off the board",
        faces={Face.SCOUTED: "scouted", Face.CONTROLLED: "CONTROL"},
        zones={
            Zone.HAND: "hand",
            Zone.DECK: "deck",
            Zone.DISCARD: "discard",
            Zone.REMOVED: "removed",
            Zone.SUPPLY: "supply",
            Zone.PLAY: "in play",
            Zone.CASUALTIES: "casualties",
            Zone.ASIDE: "set aside",
        },
        text_legend={
            "normandy": (
                "A tile: its id and cover (hill: 3/1), the value of its objective, control markers, counters.\n"
                "* suppressed, ^ counters of this side come on here, R radio, +U target marker of side U"
            ),
            "stalingrad": (
                "A tile: its face and cover, # closed to tanks, ~ smoke, o tunnel; building or damaged: its cover\n"
                "against other tiles/its toughness; fortified: the cover of who controls it; objective, points,\n"
                "mission, escape; control markers; fire: fire zones, whose; counters. RifA* suppressed,\n"
                "RifA! routed, [TnkA] tank, (ATG) gun. On an edge: a mine of side S: s anti-personnel, S anti-tank"
            ),
            "north_africa": (
                "A tile: its id and cover (hill: 3/1), # closed to vehicles; objective; a structure with its\n"
                "toughness/value (value 0: an obstacle); escape marker; control markers; counters. Sco* suppressed,\n"
                "{Tank:2} a vehicle with 2 damage, {Tank:3!} disabled; who sits in it is told below the board"
            ),
        },
        svg_legend={
            "normandy": (
                "shield: cover · circle: objective · triangle: counters come on here\n"
                "dashed: counter off the board · striped: suppressed · cross-hairs: target · R: radio"
            ),
            "stalingrad": (
                "shield: cover · circle: objective · star: victory points · flag: mission · arrow: escape\n"
                "house: building, its cover against other tiles/its toughness · cracked: damaged · rubble: destroyed\n"
                "battlements: fortified, the cover of who controls it · thick frame: closed to tanks\n"
                "arch: tunnel · cloud: smoke · fan: fire zone, whose · on an edge: mine, P anti-personnel, T anti-tank\n"
                "striped: suppressed · crossed: routed · cut corners: tank · double frame: gun"
            ),
            "north_africa": (
                "shield: cover · circle: objective · shed: structure, its toughness/value (value 0: an obstacle) · arrow: escape\n"
                "thick frame: closed to vehicles · cut corners: vehicle, its damage/toughness, a dot for each seat, full: taken\n"
                "striped: suppressed · crossed: disabled"
            ),
        },
    ),
    "cs": Words(
        cover="kryt",
        objective="cíl",
        objectives="cíle",
        of=_of,
        pin="vítězí potlačením nepřítele",
        pinned="nepřítel potlačen",
        routed="rozprášeno",
        gained="body",
        points="body",
        controlled="ovládané body",
        gathered={MarkerKind.MISSION: "u žetonu úkolu", MarkerKind.ESCAPE: "u žetonu úniku"},
        escaped="uniklo",
        escaped_of={Troop.SOLDIERS: "uniklí vojáci", Troop.VEHICLES: "uniklá vozidla"},
        eliminated="eliminováno",
        eliminated_of={
            Troop.SOLDIERS: "eliminovaní nepřátelští vojáci",
            Troop.VEHICLES: "eliminovaná nepřátelská vozidla",
        },
        hopeless="beznadějná situace",
        every="a",
        either="nebo",
        together="a/nebo",
        total_rout="úplné rozprášení",
        awards="vítězné body",
        occasions={
            Occasion.ROUT: "za rozprášení nepřítele",
            Occasion.DAMAGE: "za zásah budovy",
            Occasion.CONTROL: "za ovládnutí",
            Occasion.ROUND: "za kontrolu na konci kola",
        },
        building="budova",
        tunnel="tunel",
        damaged="poškozeno",
        destroyed="zničeno",
        fortified="opevněno",
        damage="poškození",
        disabled_at="nefunkční od",
        disabled="NEFUNKČNÍ",
        defence="obrana",
        armour="pancíř",
        free_seat="volné",
        nobody="zde nikdo",
        suppressed="pod palbou",
        markers={MarkerKind.MISSION: "ÚKOL", MarkerKind.ESCAPE: "ÚNIK"},
        fire_zone="palba",
        mines="miny",
        mine_faces={MineFace.ANTI_PERSONNEL: "protipěchotní", MineFace.ANTI_TANK: "protitanková"},
        levels={Level.UPGRADED: "vylepšená", Level.RESERVIST: "rezervista"},
        round="kolo",
        initiative="iniciativa",
        turn="na tahu",
        won="vítěz",
        waiting="nasazení",
        off="mimo plán",
        faces={Face.SCOUTED: "propátr.", Face.CONTROLLED: "OVLÁDÁ"},
        zones={
            Zone.HAND: "ruka",
            Zone.DECK: "balíček",
            Zone.DISCARD: "odhozeno",
            Zone.REMOVED: "vyřazeno",
            Zone.SUPPLY: "záloha",
            Zone.PLAY: "na stole",
            Zone.CASUALTIES: "ztráty",
            Zone.ASIDE: "stranou",
        },
        text_legend={
            "normandy": (
                "Dílek: označení a kryt (kopec: 3/1), hodnota cíle, žetony kontroly, jednotky.\n"
                "* pod palbou, ^ zde se nasazují jednotky této strany, R vysílač, +U zaměření strany U"
            ),
            "stalingrad": (
                "Dílek: označení a kryt, # neprůjezdný pro tanky, ~ dým, o tunel; budova či poškozeno: kryt proti\n"
                "jiným dílkům/odolnost; opevněno: kryt toho, kdo dílek ovládá; cíl, body, úkol, únik; žetony\n"
                "kontroly; palba: palebné sektory, čí; jednotky. StřA* pod palbou, StřA! rozprášeni, [TnkA] tank,\n"
                "(PTK) kanón. Na hraně: mina strany S: s protipěchotní, S protitanková"
            ),
            "north_africa": (
                "Dílek: označení a kryt (kopec: 3/1), # neprůjezdný pro vozidla; cíl; strategický cíl, jeho\n"
                "odolnost/hodnota (hodnota 0: zátaras); žeton úniku; žetony kontroly; žetony. Pát* pod palbou,\n"
                "{Tank:2} vozidlo s poškozením 2, {Tank:3!} nefunkční; kdo v něm sedí, stojí pod plánem"
            ),
        },
        svg_legend={
            "normandy": (
                "štít: kryt · kruh: cíl · trojúhelník: zde se nasazují jednotky\n"
                "čárkovaně: jednotka mimo plán · šrafovaně: pod palbou · kříž: zaměření · R: vysílač"
            ),
            "stalingrad": (
                "štít: kryt · kruh: cíl · hvězda: vítězné body · vlajka: úkol · šipka: únik\n"
                "dům: budova, kryt proti jiným dílkům/odolnost · praskliny: poškozeno · sutiny: zničeno\n"
                "cimbuří: opevněno, kryt toho, kdo ovládá · silný rám: neprůjezdné pro tanky\n"
                "oblouk: tunel · obláček: dým · vějíř: palebný sektor, čí · na hraně: mina, P protipěchotní, T protitanková\n"
                "šrafovaně: pod palbou · přeškrtnuto: rozprášeni · seříznuté rohy: tank · dvojitý rám: kanón"
            ),
            "north_africa": (
                "štít: kryt · kruh: cíl · hala: strategický cíl, odolnost/hodnota (hodnota 0: zátaras) · šipka: únik\n"
                "silný rám: neprůjezdné pro vozidla · seříznuté rohy: vozidlo, poškození/odolnost, tečka za sedadlo, plná: obsazené\n"
                "šrafovaně: pod palbou · přeškrtnuto: nefunkční"
            ),
        },
    ),
}
