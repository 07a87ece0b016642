"""TD42, TDR18: men who change places."""

from kronika.domain.tankduel.content.tanks import Role
from kronika.domain.tankduel.state import Man, Tank


def vacant(tank: Tank) -> tuple[Role, ...]:
    """TDR18: the places without a living man to which one may be moved: any but the commander's."""
    places = (man.role for man in tank.crew)
    return tuple(place for place in places if place != Role.COMMANDER and tank.man_in(place) is None)


def movers(tank: Tank) -> tuple[Man, ...]:
    """TDR18: the living men who may be moved: any but the one in the commander's place."""
    return tuple(man for man in tank.living if man.place != Role.COMMANDER)
