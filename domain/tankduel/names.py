"""What things are called in sentences: English, and Czech with its cases."""

from functools import lru_cache

from kronika.domain.kernel.czech import Gender, Noun
from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.tanks import Location, Role
from kronika.domain.tankduel.setup import NUMBERS, nation_of
from kronika.domain.tankduel.state import Board

SEATS = 32
"""Names of seats that are kept."""

GERMAN = ("německý hráč", "německého hráče", "německému hráči", "německého hráče")
SOVIET = ("sovětský hráč", "sovětského hráče", "sovětskému hráči", "sovětského hráče")

NATIONS = {
    Nation.GERMAN: Sentence("Germans", "Němci"),
    Nation.SOVIET: Sentence("Soviets", "Sověti"),
}
ROLES = {
    Role.COMMANDER: Sentence("commander", "velitel"),
    Role.GUNNER: Sentence("gunner", "střelec"),
    Role.COMMANDER_GUNNER: Sentence("commander/gunner", "velitel/střelec"),
    Role.LOADER: Sentence("loader", "nabíječ"),
    Role.DRIVER: Sentence("driver", "řidič"),
    Role.BACKUP_DRIVER: Sentence("backup driver", "záložní řidič"),
}
PLACES = {
    Role.COMMANDER: Sentence("the commander's place", "místo velitele"),
    Role.GUNNER: Sentence("the gunner's place", "místo střelce"),
    Role.COMMANDER_GUNNER: Sentence("the commander/gunner's place", "místo velitele/střelce"),
    Role.LOADER: Sentence("the loader's place", "místo nabíječe"),
    Role.DRIVER: Sentence("the driver's place", "místo řidiče"),
    Role.BACKUP_DRIVER: Sentence("the backup driver's place", "místo záložního řidiče"),
}
LOCATIONS = {
    Location.TRACKS: Sentence("the tracks", "pásů"),
    Location.HULL: Sentence("the hull", "korby"),
    Location.TURRET: Sentence("the turret", "věže"),
}


@lru_cache(SEATS)
def seat_noun(seat: str) -> Noun:
    """What a player is called in Czech."""
    number = seat.partition("_")[2]
    forms = GERMAN if nation_of(seat) == Nation.GERMAN else SOVIET
    nom, gen, dat, acc = (f"{form} {number}" for form in forms)
    return Noun(nom, gen, dat, acc, Gender.ANIMATE)


@lru_cache(SEATS)
def seat_name(seat: str) -> Sentence:
    """A player by nation and number."""
    nation = "German" if nation_of(seat) == Nation.GERMAN else "Soviet"
    return Sentence(f"{nation} player {seat.partition('_')[2]}", seat_noun(seat).nom)


def tank_name(board: Board, id: str) -> Sentence:
    """A tank by kind and number: `T-34/76 M43 (II)`. No kind is of both nations."""
    entry = board.tanks[id].entry
    name = board.scene.kinds[entry.model].name
    number = NUMBERS[entry.number - 1]
    return Sentence(f"{name.en} ({number})", f"{name.cs} ({number})")


def gun_name(board: Board, gun: str) -> Sentence:
    """An anti-tank gun."""
    name = board.scene.guns[gun].name
    return Sentence(name.en, name.cs)


def card_name(board: Board, number: int) -> Sentence:
    """A battle card by what is printed on it and its number."""
    name = board.card(number).name
    return Sentence(f"{name.en} ({number})", f"{name.cs.capitalize()} ({number})")


def half_name(board: Board, number: int, half: int) -> Sentence:
    """The half of a battle card that is used."""
    card = board.card(number)
    if len(card.halves) == 1:
        return card_name(board, number)
    en, cs = (said.split(" / ") for said in (card.name.en, card.name.cs.capitalize()))
    return Sentence(f"{en[half]} ({number})", f"{cs[half].capitalize()} ({number})")
