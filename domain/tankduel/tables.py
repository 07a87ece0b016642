"""The tables by which Robata plays, and their rows, in words (TD100–TD119)."""

from typing import Final

from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel.content.robata import Primary, Secondary, Tie
from kronika.domain.tankduel.content.words import Table

TABLES: Final = {
    Table.INITIATIVE: Sentence("initiative", "iniciativa"),
    Table.RESPONSE: Sentence("tactical response", "taktická odezva"),
    Table.PRIMARY: Sentence("primary action", "primární akce"),
    Table.SECONDARY: Sentence("secondary action", "sekundární akce"),
    Table.SUCCESS: Sentence("success check", "kontrola úspěchu"),
    Table.DIAGRAM: Sentence("movement diagram", "diagram pohybu"),
    Table.COMMAND: Sentence("Command", "rozkaz"),
    Table.INFANTRY: Sentence("infantry", "pěchota"),
    Table.GUN: Sentence("anti-tank gun", "protitankové dělo"),
    Table.LEADERSHIP: Sentence("Leadership", "velení"),
    Table.FIRE_CHECK: Sentence("fire check", "kontrola požáru"),
    Table.MISSION: Sentence("mission priority", "priorita mise"),
    Table.THREAT: Sentence("threat", "ohrožení"),
    Table.TARGET: Sentence("target order", "výběr cíle"),
    Table.TERRAIN: Sentence("terrain on players", "terén na tanky hráčů"),
    Table.SPOTTING: Sentence("Spot token", "žeton zpozorování"),
    Table.MORALE: Sentence("morale check", "kontrola morálky"),
    Table.CREW: Sentence("free crew move", "změna pozice zdarma"),
    Table.HATCH: Sentence("hatch", "poklop"),
    Table.MOVE: Sentence("move", "pohyb"),
    Table.FIRE: Sentence("fire", "palba"),
    Table.RANGING: Sentence("ranging", "zaměření"),
    Table.CLEAN_UP: Sentence("clean-up", "úklid"),
}

_SPOTS = Sentence("it spots an enemy", "zpozoruje nepřítele")
_GOES_DOWN = Sentence("it takes hull down", "zaujme věžové postavení")
_HIDES = Sentence("it tries concealment", "pokusí se o skrytí")

ROWS: Final[dict[Table, dict[str, Sentence]]] = {
    Table.INITIATIVE: {
        "in_peril": Sentence(
            "it is in peril and takes its lowest card (threat {})",
            "je v ohrožení, bere nejnižší kartu (stupeň ohrožení {})",
        ),
        "any_below_10": Sentence("it takes its card below 10 (threat {})", "bere kartu pod 10 (stupeň ohrožení {})"),
        "any_above_90": Sentence("it takes its card above 90 (threat {})", "bere kartu nad 90 (stupeň ohrožení {})"),
        "spotted_target": Sentence(
            "it has a target in its sights and takes its lowest card (threat {})",
            "má zpozorovaný cíl, bere nejnižší kartu (stupeň ohrožení {})",
        ),
        "else": Sentence(
            "nothing else holds, so it takes its highest card (threat {})",
            "nic jiného neplatí, bere nejvyšší kartu (stupeň ohrožení {})",
        ),
    },
    Table.RESPONSE: {
        "success": Sentence("it answers (a target number up to {})", "odpoví (číslo zaměřovače nejvýš {})"),
        "failure": Sentence(
            "it does not answer (that took a target number up to {})",
            "neodpoví (bylo třeba čísla zaměřovače nejvýš {})",
        ),
    },
    Table.PRIMARY: {
        Primary.MISSION: Sentence("what the mission wants first", "co chce především mise"),
        Primary.FIRE_HIGH: Sentence("a High shot", "zdařilý výstřel"),
        Primary.FIRE_LOW: Sentence("a Low shot", "chabý výstřel"),
        Primary.MOVE_FLANK_OR_COVER: Sentence(
            "a move that flanks or finds cover", "pohyb, kterým obchvátí nebo získá kryt"
        ),
        Primary.LEADERSHIP: Sentence("Leadership", "velení"),
        Primary.SMOKE: Sentence("smoke", "dým"),
        Primary.MOVE: Sentence("a move", "pohyb"),
        "none": Sentence("none of them holds", "žádná nepřipadá v úvahu"),
    },
    Table.SECONDARY: {
        Secondary.SPOT: Sentence("a spot attempt", "pokus o zpozorování"),
        Secondary.HULL_DOWN: Sentence("a try at hull down", "pokus o věžové postavení"),
        Secondary.APCR: Sentence("it loads APCR", "nabije APCR"),
        Secondary.SMOKE: Sentence("smoke", "dým"),
        "none": Sentence("none of them would have an effect", "žádná by neměla účinek"),
    },
    Table.SUCCESS: {
        "move": Sentence("successes to move: {}", "úspěchů k pohybu: {}"),
        "fire": Sentence("successes to fire: {}", "úspěchů k palbě: {}"),
    },
    Table.COMMAND: {
        "conceal": _HIDES,
        "spot": _SPOTS,
        "hull_down": _GOES_DOWN,
        "none": Sentence("nothing it could do has an effect", "nic, co by šlo, nemá účinek"),
        "spot_for_high_shot": Sentence(
            "it spots an enemy, which gives a High shot", "zpozoruje nepřítele, a má tak zdařilý výstřel"
        ),
    },
    Table.INFANTRY: {
        "enemy_on_card": Sentence(
            "marks: {}; enemy infantry is on the card and is pushed back",
            "značek: {}; na kartě je nepřátelská pěchota, je zatlačena zpět",
        ),
        "nobody_on_card": Sentence(
            "marks: {}; nobody is on the card: one mark advances, two attack",
            "značek: {}; na kartě nikdo není: při jedné postoupí, při dvou zaútočí",
        ),
        "own_at_200": Sentence(
            "marks: {}; its own is at 200 m: one mark attacks, two advance",
            "značek: {}; vlastní je na 200 m: při jedné zaútočí, při dvou postoupí",
        ),
        "own_at_400": Sentence(
            "marks: {}; its own is at 400 m and attacks", "značek: {}; vlastní je na 400 m a zaútočí"
        ),
        "icons_flank": Sentence(
            "{} order icons are revealed, it attacks from the flank", "odhaleno {} symbolů rozkazu, útočí z obchvatu"
        ),
        "no_target": Sentence("it has no target and advances instead", "nemá cíl, a tak postoupí"),
        "close_combat": Sentence("after a hit with the rifle: close combat", "po zásahu puškou: boj zblízka"),
    },
    Table.GUN: {
        "icons_more": Sentence(
            "{} order icons are revealed, it has penetration +3", "odhaleny {} symboly rozkazu, má průraznost +3"
        ),
        "icons_flank": Sentence(
            "{} order icons are revealed, it counts as flanking", "odhaleno {} symbolů rozkazu, platí za obchvat"
        ),
    },
    Table.LEADERSHIP: {
        "conceal": _HIDES,
        "spot": _SPOTS,
        "hull_down": _GOES_DOWN,
        "discard": Sentence(
            "the player with the largest hand loses a card", "hráč, který má v ruce nejvíc karet, o jednu přijde"
        ),
    },
    Table.FIRE_CHECK: {
        "bail_out": Sentence(
            "the crew bails out (a target number of {} or more)", "posádka opouští tank (číslo zaměřovače {} nebo víc)"
        ),
        "put_out": Sentence(
            "the commander lives and fewer than half of the crew are hurt ({}): the fire is put out",
            "velitel žije a zraněna či mrtva je méně než polovina posádky ({}): požár je uhašen",
        ),
        "fight": Sentence(
            "the crew fights the fire (a target number below {})", "posádka hasí požár (číslo zaměřovače pod {})"
        ),
    },
    Table.MISSION: {
        "towards": Sentence("it drives to own range {} m", "jede na vlastní vzdálenost {} m"),
        "to_place_free": Sentence(
            "none of its tanks is on the hill: it drives towards it, to own range {} m",
            "žádný jeho tank není na kopci: jede k němu, na vlastní vzdálenost {} m",
        ),
        "to_place_last": Sentence(
            "it is the last pass: it drives towards the hill, to own range {} m",
            "hraje se poslední balíček: jede ke kopci, na vlastní vzdálenost {} m",
        ),
        "to_place": Sentence(
            "it has no more tanks on the square than the players: it drives there, to own range {} m",
            "nemá na náměstí víc tanků než hráči: jede tam, na vlastní vzdálenost {} m",
        ),
        "to_bridge": Sentence(
            "the smaller tank drives towards the bridge, to own range {} m",
            "menší tank jede k mostu, na vlastní vzdálenost {} m",
        ),
        "to_bank": Sentence(
            "a bigger tank drives towards 600 m, to own range {} m",
            "větší tank jede k 600 m, na vlastní vzdálenost {} m",
        ),
        "takes_place": Sentence("it takes the mission card", "bere si kartu mise"),
        "fire_across": Sentence("an enemy has crossed the river: it fires", "nepřítel překročil řeku: střílí na něj"),
        "bridge_leadership": Sentence(
            "on the bridge it takes hull down by Leadership", "na mostě zaujme věžové postavení pomocí velení"
        ),
        "bridge_hull_down": Sentence("on the bridge it tries hull down", "na mostě se pokusí o věžové postavení"),
        "bridge_smoke": Sentence("on the bridge and hull down it lays smoke", "na mostě a za krytem věže se zadýmí"),
    },
    Table.THREAT: {
        "in_peril": Sentence(
            "the target number of the first card is at most {}: it is in peril",
            "číslo zaměřovače první karty je nejvýš {}: je v ohrožení",
        ),
        "operational": Sentence(
            "the target number of the first card is above {}: its card stays",
            "číslo zaměřovače první karty je vyšší než {}: karta zůstává",
        ),
    },
    Table.TARGET: {
        "only": Sentence("the only one", "jediný možný"),
        "mission": Sentence("the mission puts it first", "mise ho klade na první místo"),
        "to_hit": Sentence("the highest chance to hit, {}", "nejvyšší šance na zásah, {}"),
        Tie.PENETRATION: Sentence(
            "of equal chances the most penetration beyond its armour, {}",
            "při stejné šanci největší rozdíl průraznosti, {}",
        ),
        Tie.RANGE: Sentence("all else equal the nearest, {} m", "při jinak stejném nejbližší, {} m"),
        Tie.POINTS: Sentence("all else equal the most points, {}", "při jinak stejném nejvíc bodů, {}"),
        Tie.NUMBER: Sentence("all else equal the lowest number, {}", "při jinak stejném nejnižší číslo, {}"),
    },
    Table.TERRAIN: {
        "mines": Sentence("Mines on a player's tank in motion", "miny na tank hráče v pohybu"),
        "mud": Sentence("Mud on a player's tank in motion", "bahno na tank hráče v pohybu"),
        "field": Sentence("Field on a player's tank in motion", "pole na tank hráče v pohybu"),
        "brush": Sentence("Brush on a player's tank in motion", "křoviny na tank hráče v pohybu"),
    },
    Table.SPOTTING: {
        "nothing_ranged": Sentence("it has ranged nobody and takes it", "nikoho nemá zaměřeného, bere si ho"),
        "no_other_sees": Sentence(
            "no other tank of Robata sees it: it takes it and loses its ranging",
            "žádný jiný jeho tank ho nevidí: bere si ho a přijde o zaměření",
        ),
        "another_sees": Sentence(
            "another tank of Robata sees it: it keeps its ranging", "vidí ho jiný jeho tank: nechá si zaměření"
        ),
    },
    Table.MORALE: {"rallies": Sentence("the crew always rallies", "posádka se vždy konsoliduje")},
    Table.CREW: {
        "to_wheel": Sentence("a man takes the empty driver's place", "prázdné místo řidiče je obsazeno"),
        "to_gun": Sentence("a man takes the empty place at the gun", "prázdné místo u děla je obsazeno"),
    },
    Table.HATCH: {
        "closed": Sentence("enemy infantry is {} m away: it is closed", "nepřátelská pěchota je na {} m: zavře se"),
        "opened": Sentence("enemy infantry is {} m away: it is opened", "nepřátelská pěchota je na {} m: otevře se"),
        "opened_for_high": Sentence("opened it gives a High shot", "otevřený dává zdařilý výstřel"),
        "opened_for_low": Sentence("opened it gives a Low shot", "otevřený dává chabý výstřel"),
    },
    Table.MOVE: {
        "freed": Sentence("the first success frees it (token at {})", "první úspěch ho vyprostí (žeton na {})"),
        "b_two_successes": Sentence("B: two successes take a flank off", "B: dva úspěchy ruší jeden obchvat"),
        "b_one_success": Sentence(
            "B: one success: a flip below {} takes a flank off", "B: jeden úspěch: obchvat ruší číslo nižší než {}"
        ),
        "c_removes": Sentence("C: a Flank card takes a flank off", "C: karta obchvatu ruší jeden obchvat"),
        "c_flanks": Sentence("C: a Flank card flanks a spotted tank", "C: karta obchvatu obchvátí zpozorovaný tank"),
        "d_terrain": Sentence("D: the terrain of the highest cover, {}", "D: terén s nejvyšším krytem, {}"),
        "e_rolls": Sentence("E: without terrain a Move card lies there", "E: bez terénu leží v poli karta pohybu"),
    },
    Table.FIRE: {
        "c_stops": Sentence("C: it stops free", "C: zdarma zastaví"),
        "d_cards": Sentence("D: the revealed cards add {}", "D: odhalené karty přidávají {}"),
        "e_turret": Sentence("E: two successes: it chooses the turret", "E: dva úspěchy: volí věž"),
        "e_hull": Sentence("E: two successes: it chooses the hull", "E: dva úspěchy: volí korbu"),
        "e_flips": Sentence("E: one success: the location is flipped for", "E: jeden úspěch: místo zásahu určí karta"),
    },
    Table.RANGING: {
        "sure": Sentence("its unmodified chance is above 85, {}: no", "základní přesnost je vyšší než 85, {}: ne"),
        "would_lose": Sentence(
            "it would lose a Spot that no other tank of Robata has: no",
            "přišel by o zpozorování, které žádný jiný jeho tank nemá: ne",
        ),
        "ranges": Sentence(
            "nothing speaks against it (unmodified chance {})", "nic tomu nebrání (základní přesnost {})"
        ),
    },
    Table.CLEAN_UP: {
        "another_card": Sentence(
            "in peril: its action card goes on the pile, another comes from below",
            "v ohrožení: karta akcí jde na balíček, jiná se bere zespod",
        ),
    },
}
"""What each row says, with the number that decided. Rows of the diagram are walks, rows of guns calibres."""
NO_GUN: Final = "row_none"


def say_row(table: Table, row: str, value: int) -> Sentence:
    """A row that was followed, and the number that decided."""
    if table == Table.DIAGRAM:
        return Sentence(f"by {row} to own range {value} m", f"přes {row} na vlastní vzdálenost {value} m")
    if table == Table.GUN and row not in ROWS[table]:
        return _say_gun(row, value)
    said = ROWS[table][row]
    return Sentence(said.en.format(value), said.cs.format(value))


def _say_gun(row: str, tn: int) -> Sentence:
    if row == NO_GUN:
        return Sentence(f"target number {tn}: none fires", f"číslo zaměřovače {tn}: žádné nevystřelí")
    calibres = row.removeprefix("row_").split("_")
    en, cs = " and ".join(calibres), " a ".join(calibres)
    return Sentence(f"target number {tn}: the gun of {en} mm", f"číslo zaměřovače {tn}: dělo ráže {cs} mm")
