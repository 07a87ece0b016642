"""The names of Undaunted in Czech, by case. A name that is not here stands undeclined behind a word
that is: `jednotka Záškodníci`, `strana Partyzáni`."""

from typing import Final

import msgspec

from kronika.domain.kernel.czech import SIDE, Gender, Noun
from kronika.domain.undaunted.content import CounterKind, MineFace

ANIMATE, INANIMATE, FEMININE, NEUTER = Gender


class Side(msgspec.Struct, frozen=True):
    """A side: its noun, and the adjective before the names of its counters, which is declined as
    `německý`: its stem, and its plural with `vojáci`."""

    noun: Noun
    stem: str
    soldiers: str


SIDES: Final[dict[str, Side]] = {
    "Američané": Side(
        Noun("Američané", "Američanů", "Američanům", "Američany", ANIMATE, plural=True), "americk", "američtí"
    ),
    "Němci": Side(Noun("Němci", "Němců", "Němcům", "Němce", ANIMATE, plural=True), "německ", "němečtí"),
    "LRDG": Side(Noun("LRDG", "LRDG", "LRDG", "LRDG", FEMININE), "britsk", "britští"),
    "Italové": Side(Noun("Italové", "Italů", "Italům", "Italy", ANIMATE, plural=True), "italsk", "italští"),
    "Sověti": Side(Noun("Sověti", "Sovětů", "Sovětům", "Sověty", ANIMATE, plural=True), "sovětsk", "sovětští"),
}

CARD: Final = Noun("karta", "karty", "kartě", "kartu", FEMININE)
UNIT: Final = Noun("jednotka", "jednotky", "jednotce", "jednotku", FEMININE)
BUILDING: Final = Noun("budova", "budovy", "budově", "budovu", FEMININE)
TUNNEL: Final = Noun("tunel", "tunelu", "tunelu", "tunel", INANIMATE)
STRUCTURE: Final = Noun("strategický cíl", "strategického cíle", "strategickému cíli", "strategický cíl", INANIMATE)
VEHICLE: Final = Noun("vozidlo", "vozidla", "vozidlu", "vozidlo", NEUTER)
TANK: Final = Noun("tank", "tanku", "tanku", "tank", INANIMATE)


def _troops(nom: str, gen: str, dat: str, acc: str) -> Noun:
    return Noun(nom, gen, dat, acc, ANIMATE, plural=True)


def _man(nom: str, gen: str, dat: str) -> Noun:
    return Noun(nom, gen, dat, gen, ANIMATE)


UNITS: Final[dict[str, Noun]] = {
    "Střelci": _troops("střelci", "střelců", "střelcům", "střelce"),
    "Pátrači": _troops("pátrači", "pátračů", "pátračům", "pátrače"),
    "Kulometčíci": _troops("kulometčíci", "kulometčíků", "kulometčíkům", "kulometčíky"),
    "Odstřelovači": _troops("odstřelovači", "odstřelovačů", "odstřelovačům", "odstřelovače"),
    "Ženisté": _troops("ženisté", "ženistů", "ženistům", "ženisty"),
    "Plamenometčíci": _troops("plamenometčíci", "plamenometčíků", "plamenometčíkům", "plamenometčíky"),
    "Úderníci": _troops("úderníci", "úderníků", "úderníkům", "úderníky"),
    "Minomet": Noun("minomet", "minometu", "minometu", "minomet", INANIMATE),
    "Protitankový kanón": Noun(
        "protitankový kanón", "protitankového kanónu", "protitankovému kanónu", "protitankový kanón", INANIMATE
    ),
    "Polopásový transportér": Noun(
        "polopásový transportér",
        "polopásového transportéru",
        "polopásovému transportéru",
        "polopásový transportér",
        INANIMATE,
    ),
    "Tank": TANK,
    "T-34": TANK.named("T-34"),
    "Panzer III": TANK.named("Panzer III"),
    "Protitankové pušky": Noun(
        "protitankové pušky",
        "protitankových pušek",
        "protitankovým puškám",
        "protitankové pušky",
        FEMININE,
        plural=True,
    ),
    "Dělnické milice": Noun(
        "dělnické milice", "dělnických milic", "dělnickým milicím", "dělnické milice", FEMININE, plural=True
    ),
    "Útočné dělo": Noun("útočné dělo", "útočného děla", "útočnému dělu", "útočné dělo", NEUTER),
    "Pátrač": _man("pátrač", "pátrače", "pátrači"),
    "Střelec": _man("střelec", "střelce", "střelci"),
    "Řidič": _man("řidič", "řidiče", "řidiči"),
    "Ostřelovač": _man("ostřelovač", "ostřelovače", "ostřelovači"),
    "Sabotér": _man("sabotér", "sabotéra", "sabotérovi"),
    "Ženista": _man("ženista", "ženisty", "ženistovi"),
    "Kulometčík": _man("kulometčík", "kulometčíka", "kulometčíkovi"),
    "Střelec s protitankovou puškou": _man(
        "střelec s protitankovou puškou", "střelce s protitankovou puškou", "střelci s protitankovou puškou"
    ),
    "Řidič tanku": _man("řidič tanku", "řidiče tanku", "řidiči tanku"),
    "Střelec tanku": _man("střelec tanku", "střelce tanku", "střelci tanku"),
    "Mechanik": _man("mechanik", "mechanika", "mechanikovi"),
    "Hlídkový nákladní vůz": Noun(
        "hlídkový nákladní vůz",
        "hlídkového nákladního vozu",
        "hlídkovému nákladnímu vozu",
        "hlídkový nákladní vůz",
        INANIMATE,
    ),
    "Nákladní vůz s kanónem": Noun(
        "nákladní vůz s kanónem",
        "nákladního vozu s kanónem",
        "nákladnímu vozu s kanónem",
        "nákladní vůz s kanónem",
        INANIMATE,
    ),
    "Průvodní vůz": Noun("průvodní vůz", "průvodního vozu", "průvodnímu vozu", "průvodní vůz", INANIMATE),
    "Nákladní vůz": Noun("nákladní vůz", "nákladního vozu", "nákladnímu vozu", "nákladní vůz", INANIMATE),
    "Průzkumné vozidlo": Noun(
        "průzkumné vozidlo", "průzkumného vozidla", "průzkumnému vozidlu", "průzkumné vozidlo", NEUTER
    ),
}
"""What counters are called, by their names in a pack without the letters of a squad."""

STRUCTURES: Final[dict[str, Noun]] = {
    "Letadlo": Noun("letadlo", "letadla", "letadlu", "letadlo", NEUTER),
    "Hangár": Noun("hangár", "hangáru", "hangáru", "hangár", INANIMATE),
    "Nádrž paliva": Noun("nádrž paliva", "nádrže paliva", "nádrži paliva", "nádrž paliva", FEMININE),
    "Vozový park": Noun("vozový park", "vozového parku", "vozovému parku", "vozový park", INANIMATE),
    "Zátaras": Noun("zátaras", "zátarasu", "zátarasu", "zátaras", INANIMATE),
}
"""What structures are called, by their names in a pack."""

MINES: Final[dict[MineFace, Noun]] = {
    MineFace.ANTI_PERSONNEL: Noun(
        "protipěchotní mina", "protipěchotní miny", "protipěchotní mině", "protipěchotní minu", FEMININE
    ),
    MineFace.ANTI_TANK: Noun(
        "protitanková mina", "protitankové miny", "protitankové mině", "protitankovou minu", FEMININE
    ),
}


def side_noun(name: str) -> Noun:
    """A side by its Czech name."""
    known = SIDES.get(name)
    return known.noun if known is not None else SIDE.named(name)


def counter_noun(kind: CounterKind, side: str) -> Noun:
    """A counter, with the adjective of its side: `němečtí střelci A`. `side` is its Czech name."""
    unit = UNITS.get(kind.name.cs) or _of_squad(kind)
    whose = SIDES.get(side)
    if whose is None:
        return unit.named(f"({side})")
    nom, gen, dat, acc = _forms(whose, unit)
    return Noun(
        f"{nom} {unit.nom}", f"{gen} {unit.gen}", f"{dat} {unit.dat}", f"{acc} {unit.acc}", unit.gender, unit.plural
    )


def _of_squad(kind: CounterKind) -> Noun:
    """A counter with the letters of its squad; one that nobody declined behind a word that is."""
    name = kind.name.cs
    unit, _, squad = name.rpartition(" ")
    known = UNITS.get(unit)
    if known is not None:
        return known.named(squad)
    return (UNIT if kind.vehicle is None else VEHICLE).named(name)


def structure_noun(name: str) -> Noun:
    """A structure by its Czech name."""
    return STRUCTURES.get(name) or STRUCTURE.named(name)


def _forms(side: Side, noun: Noun) -> tuple[str, str, str, str]:
    """The adjective of a side as it stands before a noun: nominative, genitive, dative, accusative."""
    stem = side.stem
    if noun.plural:
        soft = side.soldiers if noun.gender == ANIMATE else f"{stem}á" if noun.gender == NEUTER else f"{stem}é"
        return soft, f"{stem}ých", f"{stem}ým", f"{stem}á" if noun.gender == NEUTER else f"{stem}é"
    match noun.gender:
        case Gender.FEMININE:
            return f"{stem}á", f"{stem}é", f"{stem}é", f"{stem}ou"
        case Gender.NEUTER:
            return f"{stem}é", f"{stem}ého", f"{stem}ému", f"{stem}é"
        case Gender.INANIMATE:
            return f"{stem}ý", f"{stem}ého", f"{stem}ému", f"{stem}ý"
        case Gender.ANIMATE:
            return f"{stem}ý", f"{stem}ého", f"{stem}ému", f"{stem}ého"
