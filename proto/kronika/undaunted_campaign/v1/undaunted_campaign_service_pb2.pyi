from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2 as _undaunted_campaign_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

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
    tiles: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.UndauntedCampaignCityTileView]
    swaps: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.UndauntedCampaignSwapView]
    areas: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.UndauntedCampaignAreaView]
    altered: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, version: _Optional[int] = ..., tiles: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.UndauntedCampaignCityTileView, _Mapping]]] = ..., swaps: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.UndauntedCampaignSwapView, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.UndauntedCampaignAreaView, _Mapping]]] = ..., altered: _Optional[_Iterable[str]] = ...) -> None: ...

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
    binder: _undaunted_campaign_pb2.UndauntedCampaignBinderView
    cards: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignCardFace]
    def __init__(self, version: _Optional[int] = ..., binder: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignBinderView, _Mapping]] = ..., cards: _Optional[_Iterable[_Union[UndauntedCampaignCardFace, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignCardFace(_message.Message):
    __slots__ = ("card", "name", "level")
    CARD_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    card: str
    name: str
    level: _undaunted_pb2.UndauntedLevel
    def __init__(self, card: _Optional[str] = ..., name: _Optional[str] = ..., level: _Optional[_Union[_undaunted_pb2.UndauntedLevel, str]] = ...) -> None: ...

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
    entries: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.UndauntedCampaignEntryView]
    areas: _containers.RepeatedCompositeFieldContainer[_undaunted_campaign_pb2.UndauntedCampaignAreaView]
    winner: str
    epic: bool
    def __init__(self, version: _Optional[int] = ..., state: _Optional[str] = ..., entries: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.UndauntedCampaignEntryView, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[_undaunted_campaign_pb2.UndauntedCampaignAreaView, _Mapping]]] = ..., winner: _Optional[str] = ..., epic: _Optional[bool] = ...) -> None: ...

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
    services: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignDuty]
    fates: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignFate]
    def __init__(self, name: _Optional[str] = ..., services: _Optional[_Iterable[_Union[UndauntedCampaignDuty, _Mapping]]] = ..., fates: _Optional[_Iterable[_Union[UndauntedCampaignFate, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignDuty(_message.Message):
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

class UndauntedCampaignFate(_message.Message):
    __slots__ = ("version", "cause", "source", "target", "state")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    version: int
    cause: _undaunted_campaign_pb2.UndauntedCampaignBinderStep
    source: _undaunted_campaign_pb2.UndauntedCampaignBox
    target: _undaunted_campaign_pb2.UndauntedCampaignBox
    state: str
    def __init__(self, version: _Optional[int] = ..., cause: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignBinderStep, str]] = ..., source: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignBox, str]] = ..., target: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignBox, str]] = ..., state: _Optional[str] = ...) -> None: ...
