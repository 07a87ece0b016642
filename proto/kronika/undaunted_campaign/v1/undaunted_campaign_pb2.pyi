from kronika.chance.v1 import chance_pb2 as _chance_pb2
from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Box(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOX_UNSPECIFIED: _ClassVar[Box]
    BOX_AVAILABLE: _ClassVar[Box]
    BOX_REMOVED: _ClassVar[Box]
    BOX_LOCKED: _ClassVar[Box]
    BOX_UPGRADES: _ClassVar[Box]
    BOX_RESERVISTS: _ClassVar[Box]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_CONFIRMING: _ClassVar[Phase]
    PHASE_MUSTERING: _ClassVar[Phase]
    PHASE_PLAYING: _ClassVar[Phase]
    PHASE_AFTERMATH: _ClassVar[Phase]
    PHASE_ENDED: _ClassVar[Phase]
BOX_UNSPECIFIED: Box
BOX_AVAILABLE: Box
BOX_REMOVED: Box
BOX_LOCKED: Box
BOX_UPGRADES: Box
BOX_RESERVISTS: Box
PHASE_UNSPECIFIED: Phase
PHASE_CONFIRMING: Phase
PHASE_MUSTERING: Phase
PHASE_PLAYING: Phase
PHASE_AFTERMATH: Phase
PHASE_ENDED: Phase

class Area(_message.Message):
    __slots__ = ("id", "name", "tiles")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.Name
    tiles: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., tiles: _Optional[_Iterable[str]] = ...) -> None: ...

class SecretMines(_message.Message):
    __slots__ = ("mines",)
    MINES_FIELD_NUMBER: _ClassVar[int]
    mines: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.Mine]
    def __init__(self, mines: _Optional[_Iterable[_Union[_undaunted_pb2.Mine, _Mapping]]] = ...) -> None: ...

class SecretCards(_message.Message):
    __slots__ = ("deck",)
    class DeckEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    DECK_FIELD_NUMBER: _ClassVar[int]
    deck: _containers.ScalarMap[str, int]
    def __init__(self, deck: _Optional[_Mapping[str, int]] = ...) -> None: ...

class SecretStory(_message.Message):
    __slots__ = ("code",)
    CODE_FIELD_NUMBER: _ClassVar[int]
    code: str
    def __init__(self, code: _Optional[str] = ...) -> None: ...

class Story(_message.Message):
    __slots__ = ("code", "secrets")
    CODE_FIELD_NUMBER: _ClassVar[int]
    SECRETS_FIELD_NUMBER: _ClassVar[int]
    code: str
    secrets: _containers.RepeatedCompositeFieldContainer[Secret]
    def __init__(self, code: _Optional[str] = ..., secrets: _Optional[_Iterable[_Union[Secret, _Mapping]]] = ...) -> None: ...

class Returned(_message.Message):
    __slots__ = ("casualties", "pool", "lost")
    CASUALTIES_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    LOST_FIELD_NUMBER: _ClassVar[int]
    casualties: _containers.RepeatedScalarFieldContainer[str]
    pool: _containers.RepeatedScalarFieldContainer[str]
    lost: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, casualties: _Optional[_Iterable[str]] = ..., pool: _Optional[_Iterable[str]] = ..., lost: _Optional[_Iterable[str]] = ...) -> None: ...

class ConfirmState(_message.Message):
    __slots__ = ("state",)
    STATE_FIELD_NUMBER: _ClassVar[int]
    state: str
    def __init__(self, state: _Optional[str] = ...) -> None: ...

class MergeSquad(_message.Message):
    __slots__ = ("squad",)
    SQUAD_FIELD_NUMBER: _ClassVar[int]
    squad: str
    def __init__(self, squad: _Optional[str] = ...) -> None: ...

class Fill(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class PickCard(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class DrawLosses(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ReplaceLoss(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class DrawUpgrades(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ConfirmAftermath(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CampaignParty(_message.Message):
    __slots__ = ("id", "name", "locked", "upgrades", "reservists")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    LOCKED_FIELD_NUMBER: _ClassVar[int]
    UPGRADES_FIELD_NUMBER: _ClassVar[int]
    RESERVISTS_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.Name
    locked: int
    upgrades: int
    reservists: int
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., locked: _Optional[int] = ..., upgrades: _Optional[int] = ..., reservists: _Optional[int] = ...) -> None: ...

class CityPlace(_message.Message):
    __slots__ = ("tile", "x", "y")
    TILE_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    tile: str
    x: int
    y: int
    def __init__(self, tile: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ...) -> None: ...

class CampaignSetUp(_message.Message):
    __slots__ = ("parties", "areas", "city", "altered", "secret", "places")
    class CityEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    PARTIES_FIELD_NUMBER: _ClassVar[int]
    AREAS_FIELD_NUMBER: _ClassVar[int]
    CITY_FIELD_NUMBER: _ClassVar[int]
    ALTERED_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    parties: _containers.RepeatedCompositeFieldContainer[CampaignParty]
    areas: _containers.RepeatedCompositeFieldContainer[Area]
    city: _containers.ScalarMap[str, str]
    altered: _containers.RepeatedScalarFieldContainer[str]
    secret: SealedText
    places: _containers.RepeatedCompositeFieldContainer[CityPlace]
    def __init__(self, parties: _Optional[_Iterable[_Union[CampaignParty, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[Area, _Mapping]]] = ..., city: _Optional[_Mapping[str, str]] = ..., altered: _Optional[_Iterable[str]] = ..., secret: _Optional[_Union[SealedText, _Mapping]] = ..., places: _Optional[_Iterable[_Union[CityPlace, _Mapping]]] = ...) -> None: ...

class BinderOpened(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: SealedCards
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[SealedCards, _Mapping]] = ...) -> None: ...

class StateReached(_message.Message):
    __slots__ = ("state", "scenario", "title", "area")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    AREA_FIELD_NUMBER: _ClassVar[int]
    state: str
    scenario: str
    title: _undaunted_pb2.Name
    area: str
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., area: _Optional[str] = ...) -> None: ...

class StoryTold(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: SealedStory
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[SealedStory, _Mapping]] = ...) -> None: ...

class StateConfirmed(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class CardShift(_message.Message):
    __slots__ = ("card", "source", "target")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    card: str
    source: Box
    target: Box
    def __init__(self, card: _Optional[str] = ..., source: _Optional[_Union[Box, str]] = ..., target: _Optional[_Union[Box, str]] = ...) -> None: ...

class Changes(_message.Message):
    __slots__ = ("shifts", "cards")
    SHIFTS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    shifts: _containers.RepeatedCompositeFieldContainer[CardShift]
    cards: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.Card]
    def __init__(self, shifts: _Optional[_Iterable[_Union[CardShift, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[_undaunted_pb2.Card, _Mapping]]] = ...) -> None: ...

class BinderChanged(_message.Message):
    __slots__ = ("side", "cause", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    cause: str
    secret: SealedChanges
    def __init__(self, side: _Optional[str] = ..., cause: _Optional[str] = ..., secret: _Optional[_Union[SealedChanges, _Mapping]] = ...) -> None: ...

class SquadsMerged(_message.Message):
    __slots__ = ("side", "squad", "other")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SQUAD_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    side: str
    squad: str
    other: str
    def __init__(self, side: _Optional[str] = ..., squad: _Optional[str] = ..., other: _Optional[str] = ...) -> None: ...

class CityTileSwapped(_message.Message):
    __slots__ = ("tile", "face", "cause", "game", "version", "action", "counter")
    TILE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    tile: str
    face: str
    cause: str
    game: str
    version: int
    action: str
    counter: str
    def __init__(self, tile: _Optional[str] = ..., face: _Optional[str] = ..., cause: _Optional[str] = ..., game: _Optional[str] = ..., version: _Optional[int] = ..., action: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class ChoiceOffered(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: SealedTexts
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[SealedTexts, _Mapping]] = ...) -> None: ...

class CardChosen(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: SealedText
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[SealedText, _Mapping]] = ...) -> None: ...

class DeckMade(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class ScenarioStarted(_message.Message):
    __slots__ = ("game", "setup")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SETUP_FIELD_NUMBER: _ClassVar[int]
    game: str
    setup: _undaunted_pb2.Setup
    def __init__(self, game: _Optional[str] = ..., setup: _Optional[_Union[_undaunted_pb2.Setup, _Mapping]] = ...) -> None: ...

class ScenarioConcluded(_message.Message):
    __slots__ = ("game", "version", "head", "winner", "how", "rule", "tunnels")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    TUNNELS_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    head: str
    winner: str
    how: str
    rule: str
    tunnels: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., head: _Optional[str] = ..., winner: _Optional[str] = ..., how: _Optional[str] = ..., rule: _Optional[str] = ..., tunnels: _Optional[_Iterable[str]] = ...) -> None: ...

class CardsReturned(_message.Message):
    __slots__ = ("side", "casualties", "pool", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CASUALTIES_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    casualties: int
    pool: int
    secret: SealedReturned
    def __init__(self, side: _Optional[str] = ..., casualties: _Optional[int] = ..., pool: _Optional[int] = ..., secret: _Optional[_Union[SealedReturned, _Mapping]] = ...) -> None: ...

class AreaTaken(_message.Message):
    __slots__ = ("area", "side")
    AREA_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    area: str
    side: str
    def __init__(self, area: _Optional[str] = ..., side: _Optional[str] = ...) -> None: ...

class LossDrawn(_message.Message):
    __slots__ = ("side", "use", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: SealedDrawnCard
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[SealedDrawnCard, _Mapping]] = ...) -> None: ...

class UpgradeDrawn(_message.Message):
    __slots__ = ("side", "use", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: SealedDrawnCard
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[SealedDrawnCard, _Mapping]] = ...) -> None: ...

class AftermathConfirmed(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class CampaignEnded(_message.Message):
    __slots__ = ("state", "winner", "epic")
    STATE_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    EPIC_FIELD_NUMBER: _ClassVar[int]
    state: str
    winner: str
    epic: bool
    def __init__(self, state: _Optional[str] = ..., winner: _Optional[str] = ..., epic: _Optional[bool] = ...) -> None: ...

class BoxView(_message.Message):
    __slots__ = ("box", "count", "cards")
    BOX_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    box: Box
    count: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, box: _Optional[_Union[Box, str]] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class BinderView(_message.Message):
    __slots__ = ("boxes",)
    BOXES_FIELD_NUMBER: _ClassVar[int]
    boxes: _containers.RepeatedCompositeFieldContainer[BoxView]
    def __init__(self, boxes: _Optional[_Iterable[_Union[BoxView, _Mapping]]] = ...) -> None: ...

class CampView(_message.Message):
    __slots__ = ("id", "name", "confirmed", "binder", "story", "secrets", "drawn", "merged", "told")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    BINDER_FIELD_NUMBER: _ClassVar[int]
    STORY_FIELD_NUMBER: _ClassVar[int]
    SECRETS_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    MERGED_FIELD_NUMBER: _ClassVar[int]
    TOLD_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.Name
    confirmed: bool
    binder: BinderView
    story: str
    secrets: int
    drawn: _containers.RepeatedScalarFieldContainer[str]
    merged: _containers.RepeatedScalarFieldContainer[str]
    told: _containers.RepeatedCompositeFieldContainer[Secret]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., confirmed: _Optional[bool] = ..., binder: _Optional[_Union[BinderView, _Mapping]] = ..., story: _Optional[str] = ..., secrets: _Optional[int] = ..., drawn: _Optional[_Iterable[str]] = ..., merged: _Optional[_Iterable[str]] = ..., told: _Optional[_Iterable[_Union[Secret, _Mapping]]] = ...) -> None: ...

class AreaView(_message.Message):
    __slots__ = ("id", "name", "tiles", "holder")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.Name
    tiles: _containers.RepeatedScalarFieldContainer[str]
    holder: str
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., tiles: _Optional[_Iterable[str]] = ..., holder: _Optional[str] = ...) -> None: ...

class CityTileView(_message.Message):
    __slots__ = ("number", "face", "provisional")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    PROVISIONAL_FIELD_NUMBER: _ClassVar[int]
    number: str
    face: str
    provisional: bool
    def __init__(self, number: _Optional[str] = ..., face: _Optional[str] = ..., provisional: _Optional[bool] = ...) -> None: ...

class SwapView(_message.Message):
    __slots__ = ("tile", "before", "after", "cause", "state", "game", "version", "action", "counter")
    TILE_FIELD_NUMBER: _ClassVar[int]
    BEFORE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    tile: str
    before: str
    after: str
    cause: str
    state: str
    game: str
    version: int
    action: str
    counter: str
    def __init__(self, tile: _Optional[str] = ..., before: _Optional[str] = ..., after: _Optional[str] = ..., cause: _Optional[str] = ..., state: _Optional[str] = ..., game: _Optional[str] = ..., version: _Optional[int] = ..., action: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class EntryView(_message.Message):
    __slots__ = ("state", "scenario", "title", "game", "winner", "how", "area")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    AREA_FIELD_NUMBER: _ClassVar[int]
    state: str
    scenario: str
    title: _undaunted_pb2.Name
    game: str
    winner: str
    how: str
    area: str
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., game: _Optional[str] = ..., winner: _Optional[str] = ..., how: _Optional[str] = ..., area: _Optional[str] = ...) -> None: ...

class WayView(_message.Message):
    __slots__ = ("state", "scenario", "title", "following")
    class FollowingEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    STATE_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    FOLLOWING_FIELD_NUMBER: _ClassVar[int]
    state: str
    scenario: str
    title: _undaunted_pb2.Name
    following: _containers.ScalarMap[str, str]
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., following: _Optional[_Mapping[str, str]] = ...) -> None: ...

class CampaignView(_message.Message):
    __slots__ = ("state", "scenario", "title", "phase", "camps", "areas", "city", "record", "swaps", "game", "winner", "epic", "cards", "ways")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    CAMPS_FIELD_NUMBER: _ClassVar[int]
    AREAS_FIELD_NUMBER: _ClassVar[int]
    CITY_FIELD_NUMBER: _ClassVar[int]
    RECORD_FIELD_NUMBER: _ClassVar[int]
    SWAPS_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    EPIC_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    WAYS_FIELD_NUMBER: _ClassVar[int]
    state: str
    scenario: str
    title: _undaunted_pb2.Name
    phase: Phase
    camps: _containers.RepeatedCompositeFieldContainer[CampView]
    areas: _containers.RepeatedCompositeFieldContainer[AreaView]
    city: _containers.RepeatedCompositeFieldContainer[CityTileView]
    record: _containers.RepeatedCompositeFieldContainer[EntryView]
    swaps: _containers.RepeatedCompositeFieldContainer[SwapView]
    game: str
    winner: str
    epic: bool
    cards: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.Card]
    ways: _containers.RepeatedCompositeFieldContainer[WayView]
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.Name, _Mapping]] = ..., phase: _Optional[_Union[Phase, str]] = ..., camps: _Optional[_Iterable[_Union[CampView, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[AreaView, _Mapping]]] = ..., city: _Optional[_Iterable[_Union[CityTileView, _Mapping]]] = ..., record: _Optional[_Iterable[_Union[EntryView, _Mapping]]] = ..., swaps: _Optional[_Iterable[_Union[SwapView, _Mapping]]] = ..., game: _Optional[str] = ..., winner: _Optional[str] = ..., epic: _Optional[bool] = ..., cards: _Optional[_Iterable[_Union[_undaunted_pb2.Card, _Mapping]]] = ..., ways: _Optional[_Iterable[_Union[WayView, _Mapping]]] = ...) -> None: ...

class CampaignScene(_message.Message):
    __slots__ = ("sides", "places")
    SIDES_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    sides: _containers.RepeatedScalarFieldContainer[str]
    places: _containers.RepeatedCompositeFieldContainer[CityPlace]
    def __init__(self, sides: _Optional[_Iterable[str]] = ..., places: _Optional[_Iterable[_Union[CityPlace, _Mapping]]] = ...) -> None: ...

class Decision(_message.Message):
    __slots__ = ("confirm_state", "merge_squad", "fill", "pick_card", "draw_losses", "replace_loss", "draw_upgrades", "confirm_aftermath")
    CONFIRM_STATE_FIELD_NUMBER: _ClassVar[int]
    MERGE_SQUAD_FIELD_NUMBER: _ClassVar[int]
    FILL_FIELD_NUMBER: _ClassVar[int]
    PICK_CARD_FIELD_NUMBER: _ClassVar[int]
    DRAW_LOSSES_FIELD_NUMBER: _ClassVar[int]
    REPLACE_LOSS_FIELD_NUMBER: _ClassVar[int]
    DRAW_UPGRADES_FIELD_NUMBER: _ClassVar[int]
    CONFIRM_AFTERMATH_FIELD_NUMBER: _ClassVar[int]
    confirm_state: ConfirmState
    merge_squad: MergeSquad
    fill: Fill
    pick_card: PickCard
    draw_losses: DrawLosses
    replace_loss: ReplaceLoss
    draw_upgrades: DrawUpgrades
    confirm_aftermath: ConfirmAftermath
    def __init__(self, confirm_state: _Optional[_Union[ConfirmState, _Mapping]] = ..., merge_squad: _Optional[_Union[MergeSquad, _Mapping]] = ..., fill: _Optional[_Union[Fill, _Mapping]] = ..., pick_card: _Optional[_Union[PickCard, _Mapping]] = ..., draw_losses: _Optional[_Union[DrawLosses, _Mapping]] = ..., replace_loss: _Optional[_Union[ReplaceLoss, _Mapping]] = ..., draw_upgrades: _Optional[_Union[DrawUpgrades, _Mapping]] = ..., confirm_aftermath: _Optional[_Union[ConfirmAftermath, _Mapping]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("campaign_set_up", "binder_opened", "state_reached", "story_told", "state_confirmed", "binder_changed", "squads_merged", "city_tile_swapped", "choice_offered", "card_chosen", "deck_made", "scenario_started", "scenario_concluded", "cards_returned", "area_taken", "loss_drawn", "upgrade_drawn", "aftermath_confirmed", "campaign_ended")
    CAMPAIGN_SET_UP_FIELD_NUMBER: _ClassVar[int]
    BINDER_OPENED_FIELD_NUMBER: _ClassVar[int]
    STATE_REACHED_FIELD_NUMBER: _ClassVar[int]
    STORY_TOLD_FIELD_NUMBER: _ClassVar[int]
    STATE_CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    BINDER_CHANGED_FIELD_NUMBER: _ClassVar[int]
    SQUADS_MERGED_FIELD_NUMBER: _ClassVar[int]
    CITY_TILE_SWAPPED_FIELD_NUMBER: _ClassVar[int]
    CHOICE_OFFERED_FIELD_NUMBER: _ClassVar[int]
    CARD_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    DECK_MADE_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_STARTED_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_CONCLUDED_FIELD_NUMBER: _ClassVar[int]
    CARDS_RETURNED_FIELD_NUMBER: _ClassVar[int]
    AREA_TAKEN_FIELD_NUMBER: _ClassVar[int]
    LOSS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    UPGRADE_DRAWN_FIELD_NUMBER: _ClassVar[int]
    AFTERMATH_CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    CAMPAIGN_ENDED_FIELD_NUMBER: _ClassVar[int]
    campaign_set_up: CampaignSetUp
    binder_opened: BinderOpened
    state_reached: StateReached
    story_told: StoryTold
    state_confirmed: StateConfirmed
    binder_changed: BinderChanged
    squads_merged: SquadsMerged
    city_tile_swapped: CityTileSwapped
    choice_offered: ChoiceOffered
    card_chosen: CardChosen
    deck_made: DeckMade
    scenario_started: ScenarioStarted
    scenario_concluded: ScenarioConcluded
    cards_returned: CardsReturned
    area_taken: AreaTaken
    loss_drawn: LossDrawn
    upgrade_drawn: UpgradeDrawn
    aftermath_confirmed: AftermathConfirmed
    campaign_ended: CampaignEnded
    def __init__(self, campaign_set_up: _Optional[_Union[CampaignSetUp, _Mapping]] = ..., binder_opened: _Optional[_Union[BinderOpened, _Mapping]] = ..., state_reached: _Optional[_Union[StateReached, _Mapping]] = ..., story_told: _Optional[_Union[StoryTold, _Mapping]] = ..., state_confirmed: _Optional[_Union[StateConfirmed, _Mapping]] = ..., binder_changed: _Optional[_Union[BinderChanged, _Mapping]] = ..., squads_merged: _Optional[_Union[SquadsMerged, _Mapping]] = ..., city_tile_swapped: _Optional[_Union[CityTileSwapped, _Mapping]] = ..., choice_offered: _Optional[_Union[ChoiceOffered, _Mapping]] = ..., card_chosen: _Optional[_Union[CardChosen, _Mapping]] = ..., deck_made: _Optional[_Union[DeckMade, _Mapping]] = ..., scenario_started: _Optional[_Union[ScenarioStarted, _Mapping]] = ..., scenario_concluded: _Optional[_Union[ScenarioConcluded, _Mapping]] = ..., cards_returned: _Optional[_Union[CardsReturned, _Mapping]] = ..., area_taken: _Optional[_Union[AreaTaken, _Mapping]] = ..., loss_drawn: _Optional[_Union[LossDrawn, _Mapping]] = ..., upgrade_drawn: _Optional[_Union[UpgradeDrawn, _Mapping]] = ..., aftermath_confirmed: _Optional[_Union[AftermathConfirmed, _Mapping]] = ..., campaign_ended: _Optional[_Union[CampaignEnded, _Mapping]] = ...) -> None: ...

class Secret(_message.Message):
    __slots__ = ("secret_mines", "secret_cards", "secret_story")
    SECRET_MINES_FIELD_NUMBER: _ClassVar[int]
    SECRET_CARDS_FIELD_NUMBER: _ClassVar[int]
    SECRET_STORY_FIELD_NUMBER: _ClassVar[int]
    secret_mines: SecretMines
    secret_cards: SecretCards
    secret_story: SecretStory
    def __init__(self, secret_mines: _Optional[_Union[SecretMines, _Mapping]] = ..., secret_cards: _Optional[_Union[SecretCards, _Mapping]] = ..., secret_story: _Optional[_Union[SecretStory, _Mapping]] = ...) -> None: ...

class SealedText(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: str
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[str] = ...) -> None: ...

class SealedCards(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.Card]
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Iterable[_Union[_undaunted_pb2.Card, _Mapping]]] = ...) -> None: ...

class SealedStory(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: Story
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[Story, _Mapping]] = ...) -> None: ...

class SealedChanges(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: Changes
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[Changes, _Mapping]] = ...) -> None: ...

class SealedTexts(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Iterable[str]] = ...) -> None: ...

class SealedReturned(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: Returned
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[Returned, _Mapping]] = ...) -> None: ...

class SealedDrawnCard(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _undaunted_pb2.DrawnCard
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[_undaunted_pb2.DrawnCard, _Mapping]] = ...) -> None: ...
