"""C4: a scenario of a campaign laid out, with the tiles and cards of the day."""

from collections.abc import Collection, Iterable, Mapping

import msgspec

from kronika.domain.undaunted.campaign.format import CampaignPack, SecretMines
from kronika.domain.undaunted.campaign.squads import (
    Merge,
    boxes,
    choices,
    deck_slots,
    merged,
    merged_counter,
    merged_kind,
    merges_open,
    secrets_of,
    supply_of,
    vacancies,
)
from kronika.domain.undaunted.campaign.ways import gained, orders_of, shortest_way
from kronika.domain.undaunted.content import (
    Either,
    Every,
    Gather,
    Goal,
    Mine,
    Rout,
    Setup,
    SideSetup,
    Single,
    Tile,
    Together,
    VariantName,
)
from kronika.domain.undaunted.setup import spaces


def make_setup(
    pack: CampaignPack,
    scenario: str,
    faces: Mapping[str, str],
    decks: Mapping[str, tuple[str, ...]],
    supplies: Mapping[str, tuple[str, ...]],
    tunnels_destroyed: Collection[str] = frozenset(),
    merges: Collection[Merge] = (),
) -> Setup:
    """Returns a scenario with all that a game of it needs. `faces` are the current tiles by number, fortified as
    ordered; `supplies` is what is left after the decks. A space has its tile's number."""
    laid = pack.scenarios[scenario]
    sides = tuple(
        SideSetup(
            id=side.id,
            name=side.name,
            goal=_goal(pack, merges, laid.sides[side.id].goal),
            deck=tuple(sorted(decks[side.id])),
            supply=tuple(sorted(supplies[side.id])),
            markers={t.tile: t.markers[side.id] for t in laid.tiles if side.id in t.markers},
            counters={
                merged_counter(pack, merges, id): t.tile
                for t in laid.tiles
                for id in t.counters
                if pack.counters[id].side == side.id
            },
            spawns={},
        )
        for side in pack.manifest.sides
    )
    used = sorted({card for side in sides for card in side.deck + side.supply})
    cards = tuple(merged(pack, merges, pack.cards[id]) for id in used)
    counters = {card.counter for card in cards if card.counter} | {id for side in sides for id in side.counters}
    return Setup(
        variant=VariantName(pack.manifest.variant),
        scenario=scenario,
        title=laid.title,
        layout=laid.layout,
        sides=sides,
        initiative=laid.initiative,
        spaces=tuple(
            msgspec.structs.replace(
                space,
                tile=faces[place.tile],
                tunnel=place.tunnel and place.tile not in tunnels_destroyed,
                mission=place.mission,
                escape=place.escape,
                points=place.points,
            )
            for space, place in zip(spaces(laid.tiles), laid.tiles, strict=True)
        ),
        tiles=_reached(pack, (faces[place.tile] for place in laid.tiles)),
        cards=cards,
        counters=tuple(merged_kind(pack, merges, id) for id in sorted(counters)),
        mines=mines_of(pack, scenario),
        awards=tuple(
            msgspec.structs.replace(award, counters=_names(pack, merges, award.counters)) for award in laid.awards
        ),
        total_rout=laid.total_rout,
    )


def mines_of(pack: CampaignPack, scenario: str) -> tuple[Mine, ...]:
    """The mines that lie from the start, those of a secret too."""
    secret = [
        mine
        for side in pack.manifest.sides
        for told in secrets_of(pack, scenario, side.id)
        if isinstance(told, SecretMines)
        for mine in told.mines
    ]
    return (*pack.scenarios[scenario].mines, *secret)


def _reached(pack: CampaignPack, laid: Iterable[str]) -> tuple[Tile, ...]:
    """Returns every face laid, and every face that may replace one of them (S10)."""
    found = []
    for face in laid:
        while face:
            found.append(pack.tiles[face])
            face = pack.tiles[face].next
    return tuple(found)


def _names(pack: CampaignPack, merges: Collection[Merge], counters: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(merged_counter(pack, merges, id) for id in counters)


def _goal(pack: CampaignPack, merges: Collection[Merge], goal: Goal) -> Goal:
    """A goal that names the counters as they are merged now (C7)."""
    match goal:
        case Every() | Either() | Together():
            return msgspec.structs.replace(goal, of=tuple(_single(pack, merges, single) for single in goal.of))
        case _:
            return _single(pack, merges, goal)


def _single(pack: CampaignPack, merges: Collection[Merge], goal: Single) -> Single:
    match goal:
        case Rout() | Gather():
            return msgspec.structs.replace(goal, counters=_names(pack, merges, goal.counters))
        case _:
            return goal


def standalone(pack: CampaignPack, scenario: str) -> Setup:
    """A scenario played on its own: as at the end of the shortest way there, with nothing damaged,
    nobody lost or promoted, and the lowest numbers in the deck. Raises `KeyError`."""
    way = shortest_way(pack, scenario)
    fortified = {number for state in way for number in pack.scenarios[pack.states[state]].fortify}
    numbers = {id.split("-")[0] for id in pack.tiles}
    faces = {number: f"{number}-{'B' if number in fortified else 'A'}" for number in numbers}
    merges: list[Merge] = []
    decks, supplies = {}, {}
    for side in pack.manifest.sides:
        available = set(boxes(pack, side.id)["P"])
        for state in way:
            orders = orders_of(pack, state, side.id)
            available |= set(gained(orders))
            available -= {swap.old for order in orders for swap in order.replace}
            for order in orders:
                if order.merge is not None:
                    merge = merges_open(side.id, order.merge)[0]
                    merges.append(merge)
                    available -= {id for gap in vacancies(pack, merge, available) for id in gap.candidates}
        supply = supply_of(pack, scenario, side.id, available, merges)
        deck: list[str] = []
        for slot in deck_slots(pack, scenario, side.id):
            deck += choices(pack, slot, supply, deck, merges)[: slot.count]
        decks[side.id] = tuple(deck)
        supplies[side.id] = tuple(id for id in supply if id not in deck)
    return make_setup(pack, scenario, faces, decks, supplies, merges=merges)
