"""What it is worth to a side that a unit stands somewhere."""

from kronika.domain.noretreat.bots.lines import without
from kronika.domain.noretreat.bots.situation import Situation
from kronika.domain.noretreat.rules.units import fits

TAKEN = 3.0
"""What a prize is worth that is taken on the way, by its own worth."""
KEPT = 2.0
"""The same of one that is kept from an enemy who could come."""
GUARD = 2.0
"""The strength of a unit that keeps as well as any: a stronger one has better to do."""
DRAWN = 0.9
"""What the pull of prizes is worth to who has the initiative."""
DRAWN_BACK = 0.15
"""The same to who has not."""
CUT_OFF = 6.0
"""What is lost by standing without supply."""
CROWDED = 9.0
"""What is lost where a unit too many would leave the map (NR41)."""
SPREAD = 0.3
"""What is lost by two units on one space, which could hold two."""
SPARED = 0.5
"""The least of that for who is stronger."""
CONTACT = 8.0
"""What it is worth to stand beside an enemy so that he can be attacked at good odds."""
ODDS = 5.0
"""Good odds, on open ground."""
PILED = 0.95
"""How much of that others have done who stand beside him already."""
EXPOSED = 0.5
"""What is lost by standing beside an enemy at bad ones."""
SIDE_BY_SIDE = 0.15
"""What an own unit next to a space is worth, up to two."""


def worth(s: Situation, unit: str, space: str, takes: tuple[str, ...] = ()) -> float:
    """How much it is worth that a unit ends on a space, having taken others on its way."""
    found = sum(TAKEN * s.prizes.get(taken, 0.0) for taken in takes if s.board.control.get(taken) != s.seat)
    found += _kept(s, unit, space, takes)
    found += (DRAWN if s.attacks else DRAWN_BACK) * s.pull[space]
    if not s.is_supplied(space, takes):
        found -= CUT_OFF
    there = s.own_at(space, but=unit)
    if not fits(s.board, s.seat, (*there, unit), space):
        found -= CROWDED
    elif there:
        found -= SPREAD
    found += SIDE_BY_SIDE * min(2, len(s.beside(space, s.seat, but=unit)))
    return found + _contact(s, unit, space)


def _kept(s: Situation, unit: str, space: str, takes: tuple[str, ...]) -> float:
    """A prize is kept by who stands on it, and by who bars the way to it."""
    kept = KEPT * without(s, unit).kept(space, takes)
    return kept * max(SPARED, min(1.0, GUARD / max(1.0, s.strength([unit])))) if kept > 0 else kept


def _contact(s: Situation, unit: str, space: str) -> float:
    """Who stands beside an enemy attacks him, or is attacked."""
    own = s.strength([unit])
    found, against = 0.0, 0
    for near in s.atlas.land[space]:
        theirs = [one for one in s.board.at(near) if s.board.side(one) == s.enemy]
        if not theirs:
            continue
        against += s.strength(theirs)
        if s.attacks:
            needed = max(1.0, ODDS * s.strength(theirs) * s.holds(near) * s.hindered)
            others = s.brought(near, but=unit)
            found = max(found, CONTACT * (min(1.0, (others + own) / needed) - PILED * min(1.0, others / needed)))
    if against:
        ratio = against / max(1.0, (own + s.strength(s.own_at(space, but=unit))) * s.holds(space))
        found -= EXPOSED * min(max(ratio - 1.0, 0.0), 3.0) * (0.5 if s.attacks else 1.0)
    return found
