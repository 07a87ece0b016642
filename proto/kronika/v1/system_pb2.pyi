from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2 as _undaunted_campaign_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Decision(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.Decision
    undaunted_campaign: _undaunted_campaign_pb2.Decision
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.Decision, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.Decision, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.View
    undaunted_campaign: _undaunted_campaign_pb2.CampaignView
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.View, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.CampaignView, _Mapping]] = ...) -> None: ...

class Scene(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.Scene
    undaunted_campaign: _undaunted_campaign_pb2.CampaignScene
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.Scene, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.CampaignScene, _Mapping]] = ...) -> None: ...
