"""Short texts that only the position as text has."""

from typing import Final

from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.chart import Country, Edge, Sea, Terrain
from kronika.domain.noretreat.content.words import Milestone, Nation
from kronika.domain.noretreat.state import BlowKind, SupplyKind

S = Sentence

BLOWS: Final = {BlowKind.TARGET: S("targets", "cíle útoku"), BlowKind.COUNTERBLOW: S("counterblows", "protiúdery")}
MILESTONES: Final = {
    Milestone.GG: S("red units have entered Greater Germany", "červené jednotky vstoupily do Velkého Německa"),
    Milestone.OIL: S("the Soviets have taken the Rumanian oil", "Sověti obsadili rumunskou ropu"),
    Milestone.WARSAW: S("the Soviets have taken Warsaw", "Sověti obsadili Varšavu"),
}
SUPPLY: Final = {
    SupplyKind.NONE: S("cut off", "odříznutá"),
    SupplyKind.OVERLAND: S("on a source", "na zdroji"),
    SupplyKind.SEA: S("by sea", "po moři"),
    SupplyKind.BESIDE: S("from a unit beside it", "od sousední jednotky"),
    SupplyKind.HOME: S("at home", "doma"),
}
GROUNDS: Final = {
    Terrain.OPEN: S("open", "volný terén"),
    Terrain.CITY: S("city", "město"),
    Terrain.FOREST: S("forest", "les"),
    Terrain.MARSH: S("marsh", "bažina"),
    Terrain.MOUNTAIN: S("mountain", "hory"),
    Terrain.KERCH: S("strait", "průliv"),
    Terrain.AREA: S("area", "oblast"),
}
SEAS: Final = {
    Sea.BALTIC: S("Baltic coast", "pobřeží Baltu"),
    Sea.BLACK: S("Black Sea coast", "pobřeží Černého moře"),
    Sea.CASPIAN: S("Caspian coast", "pobřeží Kaspického moře"),
    Sea.ADRIATIC: S("Adriatic coast", "pobřeží Jadranu"),
}
EDGES: Final = {
    Edge.WEST: S("western edge", "západní okraj"),
    Edge.EAST: S("eastern edge", "východní okraj"),
    Edge.SOUTH: S("southern edge", "jižní okraj"),
}
COUNTRIES: Final = {
    Country.GREATER_GERMANY: S("Greater Germany", "Velké Německo"),
    Country.NONE: S("neither Greater Germany nor the USSR", "ani Velké Německo, ani SSSR"),
}
NATIONS: Final = {
    Nation.GERMAN: S("Germans", "Němci"),
    Nation.FINNISH: S("Finns", "Finové"),
    Nation.HUNGARIAN: S("Hungarians", "Maďaři"),
    Nation.ITALIAN: S("Italians", "Italové"),
    Nation.POLISH: S("Poles", "Poláci"),
    Nation.RUMANIAN: S("Rumanians", "Rumuni"),
    Nation.SOVIET: S("Soviets", "Sověti"),
    Nation.YUGOSLAV: S("Yugoslavs", "Jugoslávci"),
}
LABELS: Final = {
    "left": S("left by a battle", "nechala bitva"),
    "markers": S("Weather markers turned", "Otočené žetony počasí"),
    "reserve": S("Strategic reserve", "Strategická záloha"),
    "local": S("Local support", "Místní podpora"),
    "joker": S("The Joker is with", "Žolíka má"),
    "pivot": S("The initiative marker lies on turn", "Značka iniciativy leží na kole"),
    "works": S("Defensive works", "Obranná postavení"),
    "scorched": S("Scorched cities", "Spálená města"),
    "happened": S("What has happened", "Co se už stalo"),
    "before": S("before the scenario", "před začátkem scénáře"),
    "events": S("Events of this player turn", "Události tohoto tahu"),
    "pile": S("Draw pile", "Dobírací balíček"),
    "discards": S("discarded", "odhozeno"),
    "top": S("on top", "nahoře"),
    "objective": S("objective", "cíl"),
    "objective_of": S("objective of", "cíl:"),
    "source": S("source", "zdroj"),
    "is_scorched": S("scorched", "spálené"),
    "vp": S("VP", "VB"),
    "nobody": S("Nobody", "Nikdo"),
    "closed": S("closed", "uzavřená"),
    "borders": S("borders on", "sousedí s"),
    "open_to": S("Axis units that may enter", "smějí tam z Osy"),
    "after": S("opens on the turn after", "otevře se v kole po události"),
    "zones": S("zones of control", "zóny kontroly"),
    "sources": S("sources of supply", "zdroje zásobování"),
    "supplied": S("overland supply", "pozemní zásobování"),
    "units": S("units and what supplies them", "jednotky a co je zásobuje"),
    "of": S("of", "z"),
    "lacking": S("lacking", "chybí"),
    "if_eliminated": S("gives the enemy, if eliminated,", "dá protivníkovi vyřazením"),
    "if_unsupplied": S("if still without supply in the removals phase", "zůstane-li bez zásobování ve fázi odstranění"),
    "more_for": S("more are given for", "další jsou za"),
    "had_for": S("given for", "jsou za"),
    "turn": S("turn", "kolo"),
    "once": S("as soon as it is reached", "jakmile to nastane"),
    "otherwise": S("if the enemy has not won by then", "pokud do té doby nevyhraje protivník"),
    "reached": S("reached", "splněno"),
    "ends": S("can end its movement at (cost, way)", "může skončit na (cena, cesta)"),
    "asked": S("on its way", "na cestě"),
    "takes": S("takes", "bere"),
    "gg": S("entry into Greater Germany", "vstup do Velkého Německa"),
    "reach": S("Where units could end", "Kam mohou jednotky dojít"),
    "defends": S("defending", "brání"),
    "die": S("die", "kostka"),
    "turns": S("Turn, date, weather, support, event, units", "Kolo, datum, počasí, podpora, událost, jednotky"),
    "skull": S("sudden death above", "náhlá smrt nad"),
    "enter": S("enter", "přicházejí"),
    "withdrawn": S("withdrawn", "odcházejí"),
    "cost": S("cost", "cena"),
    "armour": S("armour", "tanky"),
    "shift": S("shift", "posun"),
    "bonus": S("armour bonus", "tankový bonus"),
    "stops": S("an advance ends there", "postup tam končí"),
    "advance": S("advance", "postup"),
    "hexes": S("hexes", "pole"),
    "mp": S("movement at most", "pohyb nejvýš"),
    "rivers": S("rivers shift", "řeky posouvají"),
    "axis_left": S("Axis attacks on Soviets in the USSR", "útoky Osy na Sověty v SSSR"),
    "soviet_table": S("the Axis attacks on the Soviet table", "Osa útočí na sovětské tabulce"),
    "axis_targets": S("Axis targets at most", "cílů Osy nejvýš"),
    "lakes": S("Sides that cannot be passed", "Neprůchodné hrany"),
    "crossing": S("Lakes, which only supply passes", "Jezera, přes něž projde jen zásobování"),
    "rivers_at": S("Rivers", "Řeky"),
    "wait_for": S("Come on the turn after", "Přijdou v kole po události"),
}
