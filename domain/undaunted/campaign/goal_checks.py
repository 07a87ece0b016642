"""What contradicts itself in the goals of a scenario of a campaign (S23)."""

from collections.abc import Iterator
from math import inf

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
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


def goal_mistakes(pack: CampaignPack, scenario: ScenarioFile, force: Force, forces: dict[str, Force]) -> Said:
    """What is wrong with the goal of a side, given what all sides may bring."""
    place, goal = f"sides.{force.side}.goal", force.part.goal
    if not isinstance(goal, Every | Either | Together):
        yield from ((place, said) for said in _unreachable(pack, scenario, force, forces, goal))
        return
    if len(goal.of) < 2:
        yield (
            place,
            Sentence(
                "a combination joins two conditions or more (S23)", "kombinace spojuje dvě podmínky nebo více (S23)"
            ),
        )
    if not isinstance(goal, Together):
        yield from ((place, said) for single in goal.of for said in _unreachable(pack, scenario, force, forces, single))
        return
    if any(isinstance(single, Gather | Pin) for single in goal.of):
        yield (
            place,
            Sentence(
                "only objectives, points and routs are counted together (S23)",
                "dohromady se počítají jen cíle, body a rozprášení (S23)",
            ),
        )
    most = sum(_most(scenario, force, forces, single) for single in goal.of)
    if not 0 < goal.value <= most:
        yield (
            place,
            Sentence(
                f"cannot be worth {goal.value}: one to {most:g} can be reached (S23)",
                f"nemůže mít hodnotu {goal.value}: dosáhnout lze 1 až {most:g} (S23)",
            ),
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
) -> Iterator[Sentence]:
    """Why a condition makes no sense here."""
    match goal:
        case ObjectivesWorth() | PointsControlled() | Points():
            most = _most(scenario, force, forces, goal)
            if not 0 < goal.value <= most:
                yield Sentence(
                    f"cannot be worth {goal.value}: one to {most:g} can be reached (S23)",
                    f"nemůže mít hodnotu {goal.value}: dosáhnout lze 1 až {most:g} (S23)",
                )
        case Rout():
            targets = _on_board(forces, force.side)
            for id in goal.counters:
                if id not in targets:
                    they = nearest(id, targets)
                    yield Sentence(
                        f"{id} is not an enemy counter that stands on the map or may come on (S23); these are: {they}",
                        f"{id} není nepřátelský žeton, který na mapě stojí nebo se může nasadit (S23); jsou to: {they}",
                    )
            if not 0 < (goal.count or len(goal.counters)) <= len(goal.counters or targets):
                yield Sentence(
                    f"there are not {goal.count or 'any'} counters to rout (S23)",
                    f"není dost žetonů k rozprášení: {goal.count or 'žádný'} (S23)",
                )
        case Gather():
            if not any(getattr(place, goal.marker) for place in scenario.tiles):
                yield Sentence(
                    f"there is no {goal.marker} marker on the map (S23)", f"na mapě není žeton {goal.marker} (S23)"
                )
            own = [id for id, kind in pack.counters.items() if kind.side == force.side]
            for id in goal.counters:
                if id not in pack.counters or pack.counters[id].side != force.side:
                    yield Sentence(
                        f"{id} is not a counter of this side (S23); these are: {nearest(id, own)}",
                        f"{id} není žeton této strany (S23); jsou to: {nearest(id, own)}",
                    )
                elif force.cards is not None and id not in force.coming:
                    yield Sentence(
                        f"{id} has no cards in the supply that could move it (S23)",
                        f"{id} nemá v záloze karty, které by jím pohnuly (S23)",
                    )
            if not 0 <= goal.count <= len(goal.counters) or not goal.counters:
                yield Sentence(
                    f"there are not {goal.count or 'any'} counters to gather (S23)",
                    f"není dost žetonů ke shromáždění: {goal.count or 'žádný'} (S23)",
                )
        case Escape() | Eliminate():
            tag = goal.__struct_config__.tag
            yield Sentence(f"{tag} is a goal of North Africa (A16)", f"{tag} je cíl ze Severní Afriky (A16)")
        case Pin():
            yield Sentence(
                "no counter leaves the board in this game: name counters to rout (S23)",
                "v této hře žádný žeton plán neopouští: uveďte žetony k rozprášení (S23)",
            )
