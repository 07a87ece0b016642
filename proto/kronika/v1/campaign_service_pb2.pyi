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
