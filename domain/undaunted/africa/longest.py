"""The longest list of plays that a scenario can lead to, from above: the prompt `play` of North Africa."""

from typing import Final

from kronika.domain.undaunted.africa.format import AfricaPack, ScenarioFile
from kronika.domain.undaunted.content import Action, ActionName, Card, VehicleKind
from kronika.domain.undaunted.pack import slug

MOST: Final = 512
"""Decisions that a prompt lists at most."""
_STEPS: Final = 7
"""U1, A15: six neighbours, and off the board."""
_TO_TILES: Final = frozenset({ActionName.MOVE, ActionName.SCOUT, ActionName.STALK, ActionName.DRIVE})


def longest_list(pack: AfricaPack, scenario: ScenarioFile, side: str) -> int:
    """H cards in hand, each with the most choices that a card of the side can have, and ending the turn. H is 3,
    and one fewer than its value more for each `command` and `inspire`."""
    titles = scenario.sides[side].cards.keys()
    cards = [card for title in titles if (card := pack.cards.get(slug(side, title))) is not None]
    more = [
        action.value - 1
        for card in cards
        for action in card.actions
        if action.name in (ActionName.COMMAND, ActionName.INSPIRE)
    ]
    vehicles = [
        kind.vehicle
        for name, at in scenario.sides.items()
        for entry in at.vehicles
        if (kind := pack.counters.get(slug(name, entry.vehicle))) is not None and kind.vehicle is not None
    ]
    enemies = sum(
        len(at.soldiers) + sum(bool(soldier) for entry in at.vehicles for soldier in entry.crew)
        for name, at in scenario.sides.items()
        if name != side
    )
    tiles = len(scenario.tiles)

    def choices(action: Action) -> int:
        if action.name in _TO_TILES or action.name == ActionName.NAVIGATE:
            return _STEPS
        match action.name:
            case ActionName.ANTI_TANK:
                return len(vehicles)
            case ActionName.DEMOLISH:
                return len(vehicles) + 1
            case ActionName.ATTACK | ActionName.SUPPRESS | ActionName.STRAFE:
                return enemies + len(vehicles)
            case ActionName.RECON_FLIGHT:
                return tiles
            case ActionName.REPAIR:
                return len(vehicles)
            case ActionName.BOLSTER | ActionName.INSPIRE:
                return len(cards)
            case ActionName.COMMAND:
                return action.value
            case _:
                return 1

    seats = sum(len(kind.seats) for kind in vehicles)

    def of_card(card: Card) -> int:
        own = sum(map(choices, card.actions))
        if not card.counter:
            return own + 1
        return 1 + max(own + seats, *(own + _inside(kind) for kind in vehicles), 0)

    def _inside(kind: VehicleKind) -> int:
        return max(sum(map(choices, seat.actions)) for seat in kind.seats) + 2 * len(kind.seats) - 1

    return (3 + sum(more)) * max(map(of_card, cards), default=0) + 1
