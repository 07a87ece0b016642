"""All that may be chosen when a battle is set up: what games have stored as its set-up from the first, and what could
be chosen later on: which player controls which tank, and whether hands may be shown."""

from typing import Annotated, Any

import msgspec

from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.setup import NUMBERS, TANKS, SetUp
from kronika.domain.tankduel.words import message


def _player(nation: Nation, number: int) -> msgspec.Meta:
    said = message("option-player", nation=nation, number=NUMBERS[number - 1])
    return msgspec.Meta(ge=0, le=TANKS, extra={"said": said})


class Choices(SetUp, frozen=True, forbid_unknown_fields=True):
    """A set-up with the players of tanks, and what hands are to team-mates."""

    #: TD120: whether who is asked for an initiative card may show his hand to his team-mates, once a round.
    shown_hands: Annotated[bool, msgspec.Meta(extra={"said": message("option-shown_hands")})] = False
    #: TD1: the German player who controls tank I; 0: as all are dealt out evenly.
    german_1_player: Annotated[int, _player(Nation.GERMAN, 1)] = 0
    #: TD1: the German player who controls tank II; 0: as all are dealt out evenly.
    german_2_player: Annotated[int, _player(Nation.GERMAN, 2)] = 0
    #: TD1: the German player who controls tank III; 0: as all are dealt out evenly.
    german_3_player: Annotated[int, _player(Nation.GERMAN, 3)] = 0
    #: TD1: the German player who controls tank IV; 0: as all are dealt out evenly.
    german_4_player: Annotated[int, _player(Nation.GERMAN, 4)] = 0
    #: TD1: the Soviet player who controls tank I; 0: as all are dealt out evenly.
    soviet_1_player: Annotated[int, _player(Nation.SOVIET, 1)] = 0
    #: TD1: the Soviet player who controls tank II; 0: as all are dealt out evenly.
    soviet_2_player: Annotated[int, _player(Nation.SOVIET, 2)] = 0
    #: TD1: the Soviet player who controls tank III; 0: as all are dealt out evenly.
    soviet_3_player: Annotated[int, _player(Nation.SOVIET, 3)] = 0
    #: TD1: the Soviet player who controls tank IV; 0: as all are dealt out evenly.
    soviet_4_player: Annotated[int, _player(Nation.SOVIET, 4)] = 0


PLAYERS = {f"{nation}_{numeral}": f"{nation}_{at}_player" for nation in Nation for at, numeral in enumerate(NUMBERS, 1)}
"""By tank: the option that names its player."""


def parted(setup: SetUp) -> tuple[SetUp, dict[str, int]]:
    """A set-up as events tell it: what was stored of it from the first, and the players of tanks, by tank."""
    stored = SetUp(**{name: getattr(setup, name) for name in SetUp.__struct_fields__})
    named = {tank: int(getattr(setup, option, 0)) for tank, option in PLAYERS.items()}
    return stored, {tank: number for tank, number in named.items() if number}


def whole(setup: SetUp, players: dict[str, int], *, shown_hands: bool) -> Choices:
    """A set-up of what events tell of it."""
    chosen: dict[str, Any] = {name: getattr(setup, name) for name in SetUp.__struct_fields__}
    named = {PLAYERS[tank]: number for tank, number in players.items()}
    return Choices(**chosen | named, shown_hands=shown_hands)
