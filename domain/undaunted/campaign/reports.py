"""The reports of a campaign at any point of it: its city, the binders, the record, the life of a soldier."""

from collections.abc import Iterable
from typing import Final

from kronika.domain.kernel.reports import Asking, ReadCall
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.undaunted.campaign.read_model import InDeck, Played, Shift
from kronika.domain.undaunted.campaign.state import BinderStep, Box, Campaign
from kronika.domain.undaunted.campaign.view import AreaView, BinderView, CityTileView, EntryView, SwapView, view
from kronika.domain.undaunted.content import Data, Level
from kronika.domain.undaunted.events import TileSwapped
from kronika.domain.undaunted.words import message


class GetCityRequest(Data, frozen=True):
    """Asks for the city."""

    campaign: str  #: The campaign, by its id.
    version: int = 0  #: The version of the campaign; 0: now.


class GetCityResponse(Data, frozen=True):
    """The city."""

    version: int  #: The version that the report describes.
    #: The current tiles, by number. Asked for now, with the swaps of the game being played, marked
    #: provisional.
    tiles: tuple[CityTileView, ...]
    swaps: tuple[SwapView, ...]  #: Every swap so far, in order.
    areas: tuple[AreaView, ...]  #: The areas and who controls them.
    #: The altered tiles: the faces that are not current, sorted. One that was swapped out is among them
    #: and never comes back.
    altered: tuple[str, ...]


class GetBinderRequest(Data, frozen=True):
    """Asks for a binder."""

    campaign: str  #: The campaign, by its id.
    side: str = ""  #: The side that owns the binder.
    version: int = 0  #: The version of the campaign; 0: now.


class GetBinderResponse(Data, frozen=True):
    """A binder."""

    version: int  #: The version that the report describes.
    binder: BinderView  #: The binder.
    cards: "tuple[CardFace, ...]"  #: The faces of its cards, as far as they may be looked at.


class CardFace(Data, frozen=True):
    """A card in short."""

    card: str  #: Its printed code, such as `S-P-009`.
    name: str  #: The name of the card in the requested language.
    level: Level  #: How good the soldier is (C6).


class GetRecordRequest(Data, frozen=True):
    """Asks for the record."""

    campaign: str  #: The campaign, by its id.
    version: int = 0  #: The version of the campaign; 0: now.


class GetRecordResponse(Data, frozen=True):
    """The record."""

    version: int  #: The version that the report describes.
    state: str  #: The state the campaign is in.
    entries: tuple[EntryView, ...]  #: The scenarios played, in order.
    areas: tuple[AreaView, ...]  #: The areas and who controls them.
    winner: str  #: The side that has won the campaign; empty until then.
    epic: bool  #: Whether by controlling the whole city (C8).


class GetSoldierRequest(Data, frozen=True):
    """Asks for the life of a soldier."""

    campaign: str  #: The campaign, by its id.
    card: str = ""  #: The card, by its printed code.


class GetSoldierResponse(Data, frozen=True):
    """The life of a soldier."""

    name: str  #: The name of the soldier in the requested language.
    #: The scenarios in which the card was in the deck at the start, or was played, in order.
    services: "tuple[Duty, ...]"
    fates: "tuple[Fate, ...]"  #: The soldier's fates, in order; for its owner only, until the campaign is closed.


class Duty(Data, frozen=True):
    """A soldier's deeds in one scenario."""

    game: str  #: The game.
    scenario: str  #: The scenario.
    actions: int  #: How many actions the card performed.
    hits: int  #: How many of its rolls succeeded.


class Fate(Data, frozen=True):
    """A card that changed boxes."""

    version: int  #: The version of the campaign.
    cause: BinderStep  #: In which step.
    source: Box | None  #: The box it left; left out: it was there from the start.
    target: Box  #: The box it went to.
    state: str  #: The state of the campaign then, such as `4b`; empty: before the first.


def city(asking: Asking, request: GetCityRequest) -> GetCityResponse:
    """C3: the tiles, with what the game that is being played has swapped in as long as it may be taken over
    (design 10)."""
    campaign: Campaign = asking.board
    told = view(campaign)
    provisional = {event.space: event.tile for _, event in asking.game if isinstance(event, TileSwapped)}
    tiles = tuple(
        CityTileView(tile.number, provisional.get(tile.number, tile.face), tile.number in provisional)
        for tile in told.city
    )
    return GetCityResponse(asking.version, tiles, told.swaps, told.areas, tuple(_altered(campaign, tiles)))


def _altered(campaign: Campaign, tiles: Iterable[CityTileView]) -> list[str]:
    """The faces that have been in the city, or may be, and are not now."""
    return sorted({*campaign.city.values(), *campaign.altered} - {tile.face for tile in tiles})


def binder(asking: Asking, request: GetBinderRequest) -> GetBinderResponse | Rejection:
    """C2: a side's boxes, and the cards in them that may be looked at."""
    campaign: Campaign = asking.board
    told = next((camp.binder for camp in view(campaign).camps if camp.id == request.side), None)
    if told is None:
        return _no_binder(asking.whole.sides, request.side)
    shown = sorted(card for box in told.boxes for card in box.cards)
    faces = [
        CardFace(card.id, card.name.cs if asking.language == "cs" else card.name.en, card.level)
        for id in shown
        if (card := campaign.cards.get(id)) is not None
    ]
    return GetBinderResponse(asking.version, told, tuple(faces))


def _no_binder(sides: tuple[str, ...], side: str) -> Rejection:
    if side in sides:
        return Rejection(Reason.NOT_FOUND, "C2", message("not-a-binder-yet"))
    return Rejection(Reason.NOT_FOUND, "", message("not-a-side", side=f"{side!r}", sides=tuple(sides)), sides)


def record(asking: Asking, request: GetRecordRequest) -> GetRecordResponse:
    """C5: the scenarios played, and what they were for."""
    told = view(asking.board)
    return GetRecordResponse(asking.version, told.state, told.record, told.areas, told.winner, told.epic)


def soldier(asking: Asking, request: GetSoldierRequest) -> GetSoldierResponse | Rejection:
    """A soldier's life, his fates as far as who asks may look into his side's binder."""
    campaign: Campaign = asking.whole
    card = request.card
    known = (campaign.cards if campaign.pack is None else campaign.pack.cards).get(card)
    shifts = asking.rows.of(Shift, campaign=asking.stream, card=card, undone=False)
    fates = [one for one in shifts if asking.may_see(one.side)]
    duties = _duties(asking, card)
    if known is None or not (duties or fates):
        return Rejection(Reason.NOT_FOUND, "", message("not-a-card-you-know", card=f"{card!r}"))
    return GetSoldierResponse(
        known.name.cs if asking.language == "cs" else known.name.en,
        duties,
        tuple(
            Fate(
                one.version, BinderStep(one.cause), Box(one.source) if one.source else None, Box(one.target), one.state
            )
            for one in fates
        ),
    )


def _duties(asking: Asking, card: str) -> tuple[Duty, ...]:
    """Game by game what a card did, where it was in the deck or was played."""
    found: dict[str, Duty] = {}
    for deck in asking.rows.of(InDeck, campaign=asking.stream, card=card):
        found[deck.game] = Duty(deck.game, deck.scenario, 0, 0)
    for play in asking.rows.of(Played, campaign=asking.stream, card=card, undone=False):
        before = found.get(play.game, Duty(play.game, play.scenario, 0, 0))
        found[play.game] = Duty(play.game, play.scenario, before.actions + 1, before.hits + play.hits)
    return tuple(found[game] for game in sorted(found, key=lambda game: (len(game), game)))


CALLS: Final = (
    ReadCall(
        "GetCity",
        "The city binder at any point of the campaign: the current and the altered tiles, every swap so far.",
        GetCityRequest,
        GetCityResponse,
        city,
        game=True,
    ),
    ReadCall(
        "GetBinder",
        "The binder of one side at any point; for its owner only, until the campaign is closed.",
        GetBinderRequest,
        GetBinderResponse,
        binder,
        audience="side",
    ),
    ReadCall(
        "GetRecord",
        "The record of the campaign: the path of states, the winners, the areas.",
        GetRecordRequest,
        GetRecordResponse,
        record,
    ),
    ReadCall(
        "GetSoldier",
        "The life of a soldier: scenarios, actions, hits, how lost or promoted.",
        GetSoldierRequest,
        GetSoldierResponse,
        soldier,
        rows=True,
    ),
)
