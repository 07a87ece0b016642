"""Positions of a player alone against Robata, and what it has followed of its tables."""

from kronika.domain.kernel.events import Sealed
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.rules.automaton.turn import Tending
from kronika.domain.tankduel.rules.round import Discarding
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.state import ROBATAS_MOVE
from tests.tankduel.position import Table, of

ALONE = ("soviet_1",)
PZ_IV, STUG, PANTHER = "german_I", "german_II", "german_III"


def stands(tank, range_):
    """A tank is there, at rest in default terrain."""
    return (e.TankMoved(tank, range_, ROBATAS_MOVE, 1), e.Stopped(tank))


def rows(events, table):
    """What Robata chose in a table."""
    return [(event.tank, event.row, event.value) for event in of(events, e.RobataChose) if event.table == table]


def judged(**options):
    """A position of Robata to be judged; all tanks against it are alike."""
    alike = {f"soviet_{number}_tank": "t34d" for number in range(1, 5)}
    return Table(seats=ALONE, **{"german_tanks": 1, "soviet_tanks": 1, **alike, **options})


def tended(*before, flips=(), **options):
    """Robata's tank has been tended to in its administrative step."""
    game = judged(**options)
    game.given(*before)
    game.chance.flips = list(flips)
    ENGINE.resume(game.out, game.chance, (Tending(PZ_IV), Discarding("soviet_I")))
    return game


def acts(task, *cards, flips=(), damage=(), before=(), mission="m1", **options):
    """Robata's tank does something with these cards revealed."""
    game = judged(mission=mission, **{"infantry": "no", **options})
    for card in game.board.hands["soviet_1"]:
        game.given(e.CardDropped("soviet_1", Sealed("soviet_1", card)))
    game.given(e.Reshuffled(1, 50, "shuffle"), *before)
    drawn = of(game.out.events, e.CardDrawn)[0]
    for place, card in enumerate(cards):
        game.given(e.CardRevealed(PZ_IV, drawn.use, card, place, drawn.proof))
    start = len(game.out.events)
    game.chance.flips, game.chance.damage = list(flips), list(damage)
    ENGINE.resume(game.out, game.chance, (task, Discarding("soviet_I")))
    return game, game.out.events[start:]
