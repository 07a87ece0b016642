"""What it is worth to a side that a unit stands somewhere."""

from domain.noretreat.bots.situation import Situation
from domain.noretreat.rules.stacking import fits

TAKEN = 3.0
"""What a prize is worth that is taken on the way, by its own worth."""
KEPT = 3.0
"""The same of one that is kept from an enemy who could come."""
NEAR = 4
"""How far an enemy is that could come."""
CUT_OFF = 6.0
"""What is lost by standing without supply."""
CROWDED = 9.0
"""What is lost where a unit too many would leave the map (NR41)."""
SPREAD = 0.3
"""What is lost by two units on one space, which could hold two."""
CONTACT = 0.8
"""What it is worth to stand beside an enemy at good odds."""
EXPOSED = 0.5
"""What is lost by standing beside an enemy at bad ones."""
SIDE_BY_SIDE = 0.15
"""What an own unit next to a space is worth, up to two."""


def worth(s: Situation, unit: str, space: str, takes: tuple[str, ...] = ()) -> float:
    """How much it is worth that a unit ends on a space, having taken others on its way."""
    found = sum(TAKEN * s.prizes.get(taken, 0.0) for taken in takes if s.board.control.get(taken) != s.seat)
    found += _kept(s, unit, space)
    found += (0.6 if s.attacks else 0.15) * s.pull[space]
    if not s.is_supplied(space):
        found -= CUT_OFF
    there = s.own_at(space, but=unit)
    if not fits(s.board, s.seat, (*there, unit), space):
        found -= CROWDED
    elif there:
        found -= SPREAD
    found += SIDE_BY_SIDE * min(2, len(s.beside(space, s.seat, but=unit)))
    return found + _contact(s, unit, space)


def _kept(s: Situation, unit: str, space: str) -> float:
    """A prize is kept by who stands on it, and half so well by who stands before it."""
    found = 0.0
    for place, part in ((space, 1.0), *((near, 0.3) for near in s.atlas.land[space])):
        prize = s.prizes.get(place, 0.0)
        if not prize or s.board.control.get(place) != s.seat or s.own_at(place, but=unit):
            continue
        far = s.danger.get(place, NEAR + 1)
        if far <= NEAR:
            found += part * KEPT * prize * s.holds(place) * (NEAR + 1 - far) / NEAR
    return found


def _contact(s: Situation, unit: str, space: str) -> float:
    """Who stands beside an enemy attacks him, or is attacked."""
    own = s.strength([unit])
    found, against = 0.0, 0
    for near in s.atlas.land[space]:
        theirs = [one for one in s.board.at(near) if s.board.side(one) == s.enemy]
        if not theirs:
            continue
        against += s.strength(theirs)
        ratio = (own + s.strength(s.beside(near, s.seat, but=unit))) / max(1.0, s.strength(theirs) * s.holds(near))
        if s.attacks:
            found = max(found, CONTACT * min(ratio, 3.0) / 3.0) if ratio >= 1.0 else found
    if against:
        ratio = against / max(1.0, (own + s.strength(s.own_at(space, but=unit))) * s.holds(space))
        found -= EXPOSED * min(max(ratio - 1.0, 0.0), 3.0) * (0.5 if s.attacks else 1.0)
    return found
