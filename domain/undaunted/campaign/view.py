"""The view of a campaign for a seat, a spectator or the referee, as typed messages."""

from msgspec.structs import asdict

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.undaunted.campaign.events import CityPlace
from kronika.domain.undaunted.campaign.format import FIRST_STATE, CampaignPack, Secret
from kronika.domain.undaunted.campaign.state import Box, Campaign, Conclusion, Stage, SwapCause
from kronika.domain.undaunted.campaign.ways import following, is_ending, reachable
from kronika.domain.undaunted.content import ActionName, Card, Data, Name
from kronika.domain.undaunted.state import HIDDEN

REMEMBERED = 8
"""Packs whose tree is kept."""


class BoxView(Data, frozen=True):
    """A box of a binder: its cards where this audience may see them, sorted."""

    box: Box  #: Which box.
    count: int  #: The number of cards in it.
    #: The printed codes of the cards in it, sorted; none where this audience may not see them.
    cards: tuple[str, ...] = ()


class BinderView(Data, frozen=True):
    """A side's binder (C2); only its owner gets one."""

    boxes: tuple[BoxView, ...]  #: The five boxes.


class CampView(Data, frozen=True):
    """A side of the campaign."""

    id: str  #: The id of the side.
    name: Name  #: The name of the side.
    confirmed: bool = False  #: Whether it has done what both are asked for in this phase.
    binder: BinderView | None = None  #: Its binder; only for its owner.
    story: str = ""  #: The text that it reads; only for its owner.
    secrets: int = 0  #: How many secrets the scenario holds for it; only for its owner.
    drawn: tuple[str, ...] = ()  #: The cards drawn in this step of the aftermath; only for its owner.
    merged: tuple[str, ...] = ()  #: Its merged squads, by their letters (C7).
    told: tuple[Secret, ...] = ()  #: The secrets of the scenario that only it may know; only for its owner.


class AreaView(Data, frozen=True):
    """An area of the city, the tiles in it, and the side that controls it."""

    id: str  #: The id of the area.
    name: Name  #: The name of the area.
    tiles: tuple[str, ...]  #: The numbers of its tiles.
    holder: str = ""  #: The side that controls it; empty: nobody.


class CityTileView(Data, frozen=True):
    """A tile of the city: its number and its current face. `provisional`: swapped in the game that is
    still being played."""

    number: str  #: The number of the tile.
    face: str  #: The current face.
    provisional: bool = False  #: Whether the game being played has swapped it.


class SwapView(Data, frozen=True):
    """A tile that was swapped: when, where and by what (C3, S10)."""

    tile: str  #: The number of the tile.
    before: str  #: The face that left the campaign.
    after: str  #: The face that came.
    cause: SwapCause  #: The cause of the swap.
    state: str  #: The state of the campaign then.
    game: str = ""  #: The game in which it was swapped; empty: between two games.
    version: int = 0  #: The version of the event in that game; 0: between two games.
    action: ActionName | None = None  #: The action that hit it; left out: it was fortified.
    counter: str = ""  #: The counter that performed it; empty: a card that has none.


class EntryView(Data, frozen=True):
    """A scenario played: a line of the record (C5)."""

    state: str  #: The state it was played in.
    scenario: str  #: The id of the scenario that was played.
    title: Name  #: The title of that scenario.
    game: str  #: The game in which it was played.
    winner: str = ""  #: The side that has won it; empty: it is not over, or nobody has.
    how: Conclusion | None = None  #: How the game ended; left out: it is not over.
    area: str = ""  #: The area that changed hands by it, by its id.


class WayView(Data, frozen=True):
    """A state of the campaign tree and the ways that lead on from it (C1)."""

    state: str  #: The state.
    scenario: str  #: The id of the scenario that is played in it; empty: the campaign ends there.
    title: Name  #: The title of its scenario.
    following: dict[str, str]  #: By winner the state that follows.


class CampaignView(Data, frozen=True):
    """A campaign as it stands."""

    state: str  #: The state, such as `1a`.
    scenario: str  #: The id of the scenario that is played next, or now.
    title: Name  #: The title of that scenario.
    phase: Stage  #: How far the scenario has come.
    camps: tuple[CampView, ...]  #: The two sides.
    areas: tuple[AreaView, ...]  #: The areas of the city.
    city: tuple[CityTileView, ...]  #: The 72 current tiles, by number.
    record: tuple[EntryView, ...] = ()  #: The scenarios played, in order.
    swaps: tuple[SwapView, ...] = ()  #: The tiles swapped, in order.
    game: str = ""  #: The game being played; empty: none.
    winner: str = ""  #: The side that has won the campaign; empty: nobody has yet.
    epic: bool = False  #: Whether the winner controls the whole city (C8).
    cards: tuple[Card, ...] = ()  #: The faces of the cards that this audience knows.
    ways: tuple[WayView, ...] = ()  #: The whole tree of the campaign, by state; only for the referee's eyes.


class CampaignScene(Data, frozen=True):
    """The parts of a campaign that do not change."""

    sides: tuple[str, ...]  #: Both sides, by their ids.
    places: tuple[CityPlace, ...] = ()  #: The places of the tiles in the city.


def view(campaign: Campaign) -> CampaignView:
    """The campaign as its audience sees it."""
    own = {id for side in campaign.sides if campaign.sees(side) for id in _known(campaign, side)}
    return CampaignView(
        state=campaign.state,
        scenario=campaign.scenario,
        title=campaign.title,
        phase=campaign.phase,
        camps=tuple(_camp(campaign, side) for side in campaign.sides),
        areas=tuple(
            AreaView(area.id, area.name, area.tiles, campaign.areas.get(area.id, "")) for area in campaign.area_list
        ),
        city=tuple(CityTileView(number, face) for number, face in sorted(campaign.city.items())),
        record=tuple(EntryView(e.state, e.scenario, e.title, e.game, e.winner, e.how, e.area) for e in campaign.record),
        swaps=tuple(SwapView(**asdict(swap)) for swap in campaign.swaps),
        game=campaign.game,
        winner=campaign.winner,
        epic=campaign.epic,
        cards=tuple(card for id, card in sorted(campaign.cards.items()) if id in own),
        ways=_ways(campaign.pack) if campaign.pack is not None else (),
    )


@cached_by_identity(REMEMBERED)
def _ways(pack: CampaignPack, /) -> tuple[WayView, ...]:
    """Every state that some way leads to and in which a scenario is played."""
    states = {FIRST_STATE} | reachable(pack, FIRST_STATE)
    return tuple(
        WayView(state, number := pack.states[state], pack.scenarios[number].title, following(pack, state))
        for state in sorted(states, key=lambda state: (len(state), state))
        if not is_ending(pack, state)
    )


def _known(campaign: Campaign, side: str) -> list[str]:
    binder = campaign.camps[side].binder
    return [card for card in (*binder.available, *binder.removed) if card != HIDDEN]


def _camp(campaign: Campaign, side: str) -> CampView:
    camp, name = campaign.camps[side], campaign.side_names[side]
    merged = tuple("".join(merge.letters) for merge in campaign.merges if merge.side == side)
    if not campaign.sees(side):
        return CampView(side, name, camp.confirmed, merged=merged)
    boxes = []
    for box in Box:
        held: tuple[str, ...] = getattr(camp.binder, box)
        boxes.append(BoxView(box, len(held), tuple(card for card in held if card != HIDDEN)))
    return CampView(
        id=side,
        name=name,
        confirmed=camp.confirmed,
        binder=BinderView(tuple(boxes)),
        story=camp.story.code if camp.story is not None else "",
        secrets=len(camp.story.secrets) if camp.story is not None else 0,
        drawn=camp.drawn,
        merged=merged,
        told=camp.story.secrets if camp.story is not None else (),
    )


def scene(campaign: Campaign) -> CampaignScene:
    """The parts of the campaign that do not change."""
    return CampaignScene(
        campaign.sides, tuple(CityPlace(tile, x, y) for tile, (x, y) in sorted(campaign.places.items()))
    )
