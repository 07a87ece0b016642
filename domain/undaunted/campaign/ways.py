"""C1: the ways through a campaign, and what a side may or must hold on them."""

from collections.abc import Iterator

from kronika.domain.undaunted.campaign.format import END, FIRST_STATE, CampaignPack, Orders
from kronika.domain.undaunted.campaign.squads import Merge, merges_open


def is_ending(pack: CampaignPack, state: str) -> bool:
    """Whether the campaign closes in this state (C1), or the pack goes no further."""
    return state.startswith(END) or pack.states.get(state) not in pack.scenarios


def next_state(pack: CampaignPack, scenario: str, state: str, winner: str) -> str:
    """The state that follows (C1); empty where a partial pack has no way on from this one (yet)."""
    rows = pack.scenarios[scenario].states
    return dict(zip(rows["now"], rows[winner], strict=True)).get(state, "")


def following(pack: CampaignPack, state: str) -> dict[str, str]:
    """The states that may follow, by winner; none where the campaign closes."""
    if is_ending(pack, state) or state not in pack.scenarios[pack.states[state]].states["now"]:
        return {}
    return {side.id: next_state(pack, pack.states[state], state, side.id) for side in pack.manifest.sides}


def is_final(pack: CampaignPack, state: str) -> bool:
    """Whether the campaign reaches its END with the scenario of this state, for either winner (C8)."""
    ways = following(pack, state)
    return bool(ways) and all(there.startswith(END) for there in ways.values())


def reachable(pack: CampaignPack, state: str) -> set[str]:
    """Every state that some way leads to from here, this one left out unless a way comes back."""
    found: set[str] = set()
    edge = {state}
    while edge:
        edge = {there for here in edge for there in following(pack, here).values()} - found
        found |= edge
    return found


def shortest_way(pack: CampaignPack, scenario: str) -> tuple[str, ...]:
    """Returns the states of the shortest way from the first state to the scenario, both included. If there are several,
    it is the first in the order of the sides. None if no way leads there (yet)."""
    ways: list[tuple[str, ...]] = [(FIRST_STATE,)]
    seen = {FIRST_STATE}
    for way in ways:
        if pack.states.get(way[-1]) == scenario:
            return way
        for there in following(pack, way[-1]).values():
            if there not in seen:
                seen.add(there)
                ways.append((*way, there))
    return ()


def orders_of(pack: CampaignPack, state: str, side: str) -> tuple[Orders, ...]:
    """Returns the orders to a side about its binder in this state: from the story, then from the scenario (C4)."""
    told = pack.story_orders.get(state, {}).get(side)
    part = pack.scenarios[pack.states[state]].sides[side]
    return ((told,) if told is not None else ()) + (part.orders,)


def gained(orders: tuple[Orders, ...]) -> Iterator[str]:
    """The cards that orders bring out of the locked box."""
    for order in orders:
        yield from order.unlock
        yield from (swap.new for swap in order.replace)


def possible_cards(pack: CampaignPack, side: str) -> dict[str, set[str]]:
    """By state that can be reached: the ordinary cards that the side has on some way there, the orders
    of the state included, nobody lost or promoted."""
    letter = next(s.letter for s in pack.manifest.sides if s.id == side)
    start = {id for id in pack.cards if id.startswith(f"{letter}-P-")}
    found: dict[str, set[str]] = {}
    edge = [(FIRST_STATE, start)]
    while edge:
        state, held = edge.pop()
        if is_ending(pack, state):
            continue
        before = found.get(state)
        held = held | pack.cards.keys() & set(gained(orders_of(pack, state, side)))
        if before is not None and held <= before:
            continue
        found[state] = (before or set()) | held
        edge += [(there, found[state]) for there in following(pack, state).values()]
    return found


def possible_merges(pack: CampaignPack, side: str) -> dict[str, set[Merge]]:
    """By state that can be reached: the merges that may have been made on some way there (C7)."""
    found: dict[str, set[Merge]] = {}
    for state in {FIRST_STATE} | reachable(pack, FIRST_STATE):
        if is_ending(pack, state):
            continue
        made = {
            merge
            for order in orders_of(pack, state, side)
            if order.merge is not None
            for merge in merges_open(side, order.merge)
        }
        for there in {state} | reachable(pack, state):
            found.setdefault(there, set()).update(made)
    return found
