"""What contradicts itself in the goals of a scenario of a campaign (S23)."""

from collections.abc import Iterator
from math import inf

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.findings import Said
from kronika.domain.undaunted.campaign.forces import Force
from kronika.domain.undaunted.campaign.format import CampaignPack, ScenarioFile
from kronika.domain.undaunted.content import (
    Either,
    Eliminate,
    Escape,
    Every,
    Gather,
    ObjectivesWorth,
    Pin,
    Points,
    PointsControlled,
    Rout,
    Single,
    Together,
)
from kronika.domain.undaunted.words import message


def goal_mistakes(pack: CampaignPack, scenario: ScenarioFile, force: Force, forces: dict[str, Force]) -> Said:
    """What is wrong with the goal of a side, given what all sides may bring."""
    place, goal = f"sides.{force.side}.goal", force.part.goal
    if not isinstance(goal, Every | Either | Together):
        yield from ((place, said) for said in _unreachable(pack, scenario, force, forces, goal))
        return
    if len(goal.of) < 2:
        yield (
            place,
            message("wrong-combination-joins-two-conditions-s23"),
        )
    if not isinstance(goal, Together):
        yield from ((place, said) for single in goal.of for said in _unreachable(pack, scenario, force, forces, single))
        return
    if any(isinstance(single, Gather | Pin) for single in goal.of):
        yield (
            place,
            message("wrong-not-counted-together"),
        )
    most = sum(_most(scenario, force, forces, single) for single in goal.of)
    if not 0 < goal.value <= most:
        yield (
            place,
            message("wrong-cannot-be-worth-s23", value=goal.value, most=f"{most:g}"),
        )


def _most(scenario: ScenarioFile, force: Force, forces: dict[str, Force], goal: Single) -> float:
    """How much a condition can count for at most."""
    match goal:
        case ObjectivesWorth():
            return sum(place.objective for place in scenario.tiles)
        case PointsControlled():
            return sum(place.points for place in scenario.tiles)
        case Points():
            return inf if any(award.side == force.side for award in scenario.awards) else 0
        case Rout():
            return len(goal.counters or _on_board(forces, force.side))
        case _:
            return 0


def _on_board(forces: dict[str, Force], against: str) -> set[str]:
    """The counters of the other side that stand on the map or may come on."""
    return {id for force in forces.values() if force.side != against for id in {*force.standing, *force.coming}}


def _unreachable(
    pack: CampaignPack, scenario: ScenarioFile, force: Force, forces: dict[str, Force], goal: Single
) -> Iterator[Text]:
    """Why a condition makes no sense here."""
    match goal:
        case ObjectivesWorth() | PointsControlled() | Points():
            most = _most(scenario, force, forces, goal)
            if not 0 < goal.value <= most:
                yield message("wrong-cannot-be-worth-s23", value=goal.value, most=f"{most:g}")
        case Rout():
            targets = _on_board(forces, force.side)
            for id in goal.counters:
                if id not in targets:
                    they = nearest(id, targets)
                    yield message("wrong-is-not-enemy-counter", one=id, they=they)
            if not 0 < (goal.count or len(goal.counters)) <= len(goal.counters or targets):
                if goal.count:
                    yield message("wrong-not-so-many-to-rout", count=goal.count)
                else:
                    yield message("wrong-none-to-rout")
        case Gather():
            if not any(getattr(place, goal.marker) for place in scenario.tiles):
                yield message("wrong-there-is-no-marker-on-map", marker=goal.marker)
            own = [id for id, kind in pack.counters.items() if kind.side == force.side]
            for id in goal.counters:
                if id not in pack.counters or pack.counters[id].side != force.side:
                    yield message("wrong-is-not-counter-of-side", one=id, nearest=nearest(id, own))
                elif force.cards is not None and id not in force.coming:
                    yield message("wrong-has-no-cards-in-supply", one=id)
            if not 0 <= goal.count <= len(goal.counters) or not goal.counters:
                if goal.count:
                    yield message("wrong-not-so-many-to-gather", count=goal.count)
                else:
                    yield message("wrong-none-to-gather")
        case Escape() | Eliminate():
            tag = goal.__struct_config__.tag
            yield message("wrong-is-goal-of-north-africa", tag=str(tag))
        case Pin():
            yield message("wrong-no-counter-leaves-board-in-game")
