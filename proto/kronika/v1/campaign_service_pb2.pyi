from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2 as _undaunted_campaign_pb2
from kronika.v1 import game_pb2 as _game_pb2
from kronika.v1 import log_pb2 as _log_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CreateCampaignRequest(_message.Message):
    __slots__ = ("pack", "options", "request_id", "bots")
    PACK_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    pack: str
    options: _log_pb2.Options
    request_id: str
    bots: _containers.RepeatedCompositeFieldContainer[_game_pb2.BotForSeat]
    def __init__(self, pack: _Optional[str] = ..., options: _Optional[_Union[_log_pb2.Options, _Mapping]] = ..., request_id: _Optional[str] = ..., bots: _Optional[_Iterable[_Union[_game_pb2.BotForSeat, _Mapping]]] = ...) -> None: ...

class CreateCampaignResponse(_message.Message):
    __slots__ = ("campaign",)
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    campaign: _game_pb2.Game
    def __init__(self, campaign: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class ListCampaignsRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "mine")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    MINE_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    mine: bool
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., mine: _Optional[bool] = ...) -> None: ...

class ListCampaignsResponse(_message.Message):
    __slots__ = ("campaigns", "next_page_token")
    CAMPAIGNS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    campaigns: _containers.RepeatedCompositeFieldContainer[_game_pb2.Game]
    next_page_token: str
    def __init__(self, campaigns: _Optional[_Iterable[_Union[_game_pb2.Game, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class GetCityRequest(_message.Message):
    __slots__ = ("campaign", "version")
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    campaign: str
    version: int
    def __init__(self, campaign: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetCityResponse(_message.Message):
    __slots__ = ("version", "tiles", "swaps", "areas", "altered")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    SWAPS_FIELD_NUMBER: _ClassVar[int]
    AREAS_FIELD_NUMBER: _ClassVar[int]
    ALTERED_FIELD_NUMBER: _ClassVar[int]
    version: int
    tiles: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.CityTileView]
    swaps: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.SwapView]
    areas: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.AreaView]
    altered: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, version: _Optional[int] = ..., tiles: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.CityTileView, _Mapping]]] = ..., swaps: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.SwapView, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.AreaView, _Mapping]]] = ..., altered: _Optional[_Iterable[str]] = ...) -> None: ...

class GetBinderRequest(_message.Message):
    __slots__ = ("campaign", "side", "version")
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    campaign: str
    side: str
    version: int
    def __init__(self, campaign: _Optional[str] = ..., side: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetBinderResponse(_message.Message):
    __slots__ = ("version", "binder", "cards")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    BINDER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    version: int
    binder: _undaunted_campaign_pb2.BinderView
    cards: _containers.RepeatedCompositeFieldContainer[CardFace]
    def __init__(self, version: _Optional[int] = ..., binder: _Optional[_Union[_undaunted_campaign_pb2.BinderView, _Mapping]] = ..., cards: _Optional[_Iterable[_Union[CardFace, _Mapping]]] = ...) -> None: ...

class CardFace(_message.Message):
    __slots__ = ("card", "name", "level")
    CARD_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    card: str
    name: str
    level: str
    def __init__(self, card: _Optional[str] = ..., name: _Optional[str] = ..., level: _Optional[str] = ...) -> None: ...

class GetRecordRequest(_message.Message):
    __slots__ = ("campaign", "version")
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    campaign: str
    version: int
    def __init__(self, campaign: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetRecordResponse(_message.Message):
    __slots__ = ("version", "state", "entries", "areas", "winner", "epic")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    AREAS_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    EPIC_FIELD_NUMBER: _ClassVar[int]
    version: int
    state: str
    entries: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.EntryView]
    areas: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.AreaView]
    winner: str
    epic: bool
    def __init__(self, version: _Optional[int] = ..., state: _Optional[str] = ..., entries: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.EntryView, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.AreaView, _Mapping]]] = ..., winner: _Optional[str] = ..., epic: _Optional[bool] = ...) -> None: ...

class GetSoldierRequest(_message.Message):
    __slots__ = ("campaign", "card")
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    campaign: str
    card: str
    def __init__(self, campaign: _Optional[str] = ..., card: _Optional[str] = ...) -> None: ...

class GetSoldierResponse(_message.Message):
    __slots__ = ("name", "services", "fates")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SERVICES_FIELD_NUMBER: _ClassVar[int]
    FATES_FIELD_NUMBER: _ClassVar[int]
    name: str
    services: _containers.RepeatedCompositeFieldContainer[Service]
    fates: _containers.RepeatedCompositeFieldContainer[Fate]
    def __init__(self, name: _Optional[str] = ..., services: _Optional[_Iterable[_Union[Service, _Mapping]]] = ..., fates: _Optional[_Iterable[_Union[Fate, _Mapping]]] = ...) -> None: ...

class Service(_message.Message):
    __slots__ = ("game", "scenario", "actions", "hits")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    HITS_FIELD_NUMBER: _ClassVar[int]
    game: str
    scenario: str
    actions: int
    hits: int
    def __init__(self, game: _Optional[str] = ..., scenario: _Optional[str] = ..., actions: _Optional[int] = ..., hits: _Optional[int] = ...) -> None: ...

class Fate(_message.Message):
    __slots__ = ("version", "cause", "source", "target", "state")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    version: int
    cause: str
    source: str
    target: str
    state: str
    def __init__(self, version: _Optional[int] = ..., cause: _Optional[str] = ..., source: _Optional[str] = ..., target: _Optional[str] = ..., state: _Optional[str] = ...) -> None: ...
