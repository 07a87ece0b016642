"""What things are called in sentences: English, and Czech with its cases."""

from functools import lru_cache

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.czech import Gender, Noun
from kronika.domain.kernel.words import Message, Sentence
from kronika.domain.tankduel.setup import NUMBERS, nation_of
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message

SEATS = 32
"""Names of seats that are kept."""


@lru_cache(SEATS)
def seat_noun(seat: str) -> Noun:
    """What a player is called in Czech."""
    nation, number = nation_of(seat), seat.partition("_")[2]
    nom, gen, dat = (text(message(f"seat-{nation}{case}", number=number), "cs") for case in ("", "-gen", "-dat"))
    return Noun(nom, gen, dat, gen, Gender.ANIMATE)


def seat_name(seat: str) -> Message:
    """A player by nation and number."""
    return message(f"seat-{nation_of(seat)}", number=seat.partition("_")[2])


def nation_name(nation: str) -> Message:
    """A nation, as several people."""
    return message(f"nation-{nation}")


def role_name(role: str) -> Message:
    """A man of a crew."""
    return message(f"role-{role}")


def state_name(state: str) -> Message:
    """How a man is."""
    return message(f"state-{state}")


def tank_name(board: Board, id: str) -> Sentence:
    """A tank by kind and number: `T-34/76 M43 (II)`. No kind is of both nations."""
    entry = board.tanks[id].entry
    name = board.scene.kinds[entry.model].name
    number = NUMBERS[entry.number - 1]
    return Sentence(f"{name.en} ({number})", f"{name.cs} ({number})")


def gun_name(board: Board, gun: str) -> Sentence:
    """An anti-tank gun."""
    return board.scene.guns[gun].name.said


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
