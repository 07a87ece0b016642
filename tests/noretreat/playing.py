"""Cards played in a few words."""

from typing import Any

from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.movement import Stop
from kronika.domain.noretreat.rules.parts import Done, No, Pass, Pick
from tests.noretreat.position import Table, position


def plays(
    side: str, card: int, units: str = "", *, step: str, mode: int = 0, more: tuple[int, ...] = (), **fields: Any
) -> Table:
    """A position in which a side, its enemy holding no card unless `hands` says so, has played a half at the first
    prompt where it may."""
    hands = {side: (card, *more)} | fields.pop("hands", {})
    game = position(units, step=step, hands=hands, **fields)
    return play(game, card, mode)


def play(game: Table, card: int, mode: int = 0) -> Table:
    """Everything is let pass until the half can be played; then it is."""
    for _ in range(100):
        if Play(card, mode) in game.legal:
            game.do(Play(card, mode))
            return game
        quiet = [one for one in game.legal if isinstance(one, Pass | Done | No | Stop)]
        assert quiet, f"{card} cannot be played before {game.asked}"
        game.do(quiet[0])
    raise AssertionError(f"{card} can never be played")


def can_play(game: Table, card: int, mode: int = 0) -> bool:
    """Whether a half may be played at this prompt."""
    return Play(card, mode) in game.legal


def picks(game: Table) -> set[str]:
    """What may be picked."""
    return {one.chosen for one in game.legal if isinstance(one, Pick)}
