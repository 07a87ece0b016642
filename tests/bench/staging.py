"""Games for the ways to end that usual play hardly ever comes to: who plays them, and how they are set up."""

from collections.abc import Mapping
from typing import Final

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.bots import SENSIBLE
from kronika.domain.noretreat.content.words import AXIS, SIDES
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rules.declaring import Take, Target
from kronika.domain.noretreat.rules.movement import Go, Move, Stop
from kronika.domain.noretreat.rules.parts import Done, No, Pass
from kronika.domain.noretreat.rules.retreats import Advance
from kronika.domain.noretreat.scene import Scene, scene_of
from kronika.domain.noretreat.state import SetUp
from tests.bench.trials import Staged

IDLE: Final = (Pass, Done, No, Stop)
"""Decisions by which a seat lets things be."""
BERLIN: Final = "berlin"
FAR: Final = 99


def _idle(seen: Seen) -> Choice | None:
    return next((choice for choice in seen.choices if isinstance(choice.decision, IDLE)), None)


def letting_be(*sides: str) -> Bot:
    """Sides that do nothing that they need not do, against a sensible one."""

    def choose(seen: Seen, noise: Noise) -> Choice:
        idle = _idle(seen) if seen.seat in sides else None
        return idle or SENSIBLE.choose(seen, noise)

    return Bot(BotCard("letting_be", "1", Sentence("lets things be", "nechává věci být")), choose)


def march(seen: Seen, noise: Noise) -> Choice:
    """The Soviets go for Berlin, against an Axis that lets things be; otherwise they are sensible."""
    if seen.seat == AXIS:
        return _idle(seen) or SENSIBLE.choose(seen, noise)
    return _marching(seen, scene_of(seen.scene)) or SENSIBLE.choose(seen, noise)


MARCH: Final = Bot(BotCard("march", "1", Sentence("marches on Berlin", "táhne na Berlín")), march)


def _marching(seen: Seen, scene: Scene) -> Choice | None:
    """A decision that brings the Soviets nearer to Berlin; none: one like any other."""
    places = {unit.id: unit.place for unit in seen.view.units}

    def where(choice: Choice) -> int:
        match choice.decision:
            case Move(unit):
                return _far(scene, places[unit])
            case Go(to) | Advance(_, to):
                return _far(scene, to)
            case Target(space):
                return _far(scene, space)
        return FAR

    nearest = min(seen.choices, key=where)
    match seen.kind:
        case "move":
            return nearest if where(nearest) < FAR else _idle(seen)
        case "go":
            return nearest if where(nearest) < _far(scene, places[seen.view.moving]) else _idle(seen)
        case "choose_attackers":
            return next((choice for choice in seen.choices if isinstance(choice.decision, Take)), None)
        case "advance":
            return nearest if where(nearest) < FAR else None
        case "declare_targets":
            return nearest if where(nearest) == 0 else None
    return None


def _far(scene: Scene, space: str) -> int:
    """How far a hex is from Berlin."""
    atlas = scene.atlas
    return FAR if space not in atlas.hexes else atlas.distance(space, atlas.place(BERLIN))


def _endless(scenario: str) -> SetUp:
    """NR116, NR122: the campaign from the beginning of a scenario on, without sudden death."""
    return SetUp(scenario, campaign=True, no_surrender=True)


def from_1942(pack: Pack) -> SetUp:
    """From turn 10 on."""
    return _endless("c")


def from_1943(pack: Pack) -> SetUp:
    """From turn 13 on."""
    return _endless("d")


def from_1944(pack: Pack) -> SetUp:
    """From turn 19 on."""
    return _endless("e")


STAGED: Final[Mapping[str, Staged]] = {
    Ending.TOTAL: Staged("russian_front", "c", letting_be(AXIS), from_1942),
    Ending.HIGH_TIDE: Staged("russian_front", "d", letting_be(*SIDES), from_1943),
    Ending.GARRISON: Staged("russian_front", "e", MARCH, from_1944),
}
