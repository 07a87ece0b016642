"""The tables by which Robata plays, and their rows, in words (TD100–TD119)."""

from typing import Final

from domain.kernel.words import Sentence
from domain.tankduel.content.robata import Primary, Secondary
from domain.tankduel.content.words import Table

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
}

_SPOTS = Sentence("it spots an enemy", "zpozoruje nepřítele")
_GOES_DOWN = Sentence("it takes hull down", "zaujme věžové postavení")
_HIDES = Sentence("it tries concealment", "pokusí se o skrytí")

ROWS: Final[dict[Table, dict[str, Sentence]]] = {
    Table.INITIATIVE: {
        "in_peril": Sentence(
            "it is in peril and takes its lowest card (threat {})", "je v ohrožení, bere nejnižší kartu (hrozba {})"
        ),
        "any_below_10": Sentence("it takes its card below 10 (threat {})", "bere kartu pod 10 (hrozba {})"),
        "any_above_90": Sentence("it takes its card above 90 (threat {})", "bere kartu nad 90 (hrozba {})"),
        "spotted_target": Sentence(
            "it has a target in its sights and takes its lowest card (threat {})",
            "má zpozorovaný cíl, bere nejnižší kartu (hrozba {})",
        ),
        "else": Sentence(
            "nothing else holds, so it takes its highest card (threat {})",
            "nic jiného neplatí, bere nejvyšší kartu (hrozba {})",
        ),
    },
    Table.RESPONSE: {
        "success": Sentence("it answers (a target number up to {})", "odpoví (cílové číslo nejvýš {})"),
        "failure": Sentence(
            "it does not answer (that took a target number up to {})",
            "neodpoví (bylo třeba cílového čísla nejvýš {})",
        ),
    },
    Table.PRIMARY: {
        Primary.MISSION: Sentence("what the mission wants first", "co chce především mise"),
        Primary.FIRE_HIGH: Sentence("a High shot", "výhodný výstřel (High)"),
        Primary.FIRE_LOW: Sentence("a Low shot", "méně výhodný výstřel (Low)"),
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
            "it spots an enemy, which gives a High shot", "zpozoruje nepřítele, a má tak výhodný výstřel (High)"
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
            "the crew bails out (a target number of {} or more)", "posádka opouští tank (cílové číslo {} nebo víc)"
        ),
        "fight": Sentence(
            "the crew fights the fire (a target number below {})", "posádka hasí požár (cílové číslo pod {})"
        ),
    },
    Table.MISSION: {
        "towards": Sentence("it drives to own range {} m", "jede na vlastní vzdálenost {} m"),
    },
}
"""What each row says, with the number that decided. Rows of the diagram are walks, rows of guns calibres."""
NO_GUN: Final = "row_none"


def say_row(table: Table, row: str, value: int) -> Sentence:
    """A row that was followed, and the number that decided."""
    if table == Table.DIAGRAM:
        return Sentence(f"by {row} to own range {value} m", f"přes {row} na vlastní vzdálenost {value} m")
    if table == Table.GUN:
        return _say_gun(row, value)
    said = ROWS[table][row]
    return Sentence(said.en.format(value), said.cs.format(value))


def _say_gun(row: str, tn: int) -> Sentence:
    if row == NO_GUN:
        return Sentence(f"target number {tn}: none fires", f"cílové číslo {tn}: žádné nevystřelí")
    calibres = row.removeprefix("row_").split("_")
    en, cs = " and ".join(calibres), " a ".join(calibres)
    return Sentence(f"target number {tn}: the gun of {en} mm", f"cílové číslo {tn}: dělo ráže {cs} mm")
