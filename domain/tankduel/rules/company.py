"""TD81, TD120, TDR16: with whom a player shares what is in his hand."""

from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import Board


def team_mates(board: Board, seat: str) -> tuple[str, ...]:
    """The others of the same nation who still play."""
    return tuple(one for one in board.playing if one != seat and nation_of(one) == nation_of(seat))


def confidants(board: Board, seat: str) -> tuple[str, ...]:
    """TD81, TDR47, TD120: team-mates with whom a player may talk of his cards: where the rule of radios holds, he and
    they have nothing but tanks with radios."""
    mates = team_mates(board, seat)
    if not board.setup.radio:
        return mates
    return tuple(mate for mate in mates if _has_radios(board, mate) and _has_radios(board, seat))


def _has_radios(board: Board, seat: str) -> bool:
    return all(board.kind(tank).radio for tank in board.tanks.values() if tank.seat == seat)
