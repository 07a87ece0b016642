from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2 as _undaunted_campaign_pb2
from kronika.tankduel.v1 import tankduel_pb2 as _tankduel_pb2
from kronika.v1 import ending_pb2 as _ending_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Decision(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedDecision
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignDecision
    tankduel: _tankduel_pb2.TankDuelDecision
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedDecision, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignDecision, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelDecision, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedView
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignView
    tankduel: _tankduel_pb2.TankDuelView
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedView, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignView, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelView, _Mapping]] = ...) -> None: ...

class Scene(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedScene
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignScene
    tankduel: _tankduel_pb2.TankDuelScene
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedScene, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignScene, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelScene, _Mapping]] = ...) -> None: ...

class PromptKind(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedPromptKind
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignPromptKind
    tankduel: _tankduel_pb2.TankDuelPromptKind
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedPromptKind, str]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignPromptKind, str]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelPromptKind, str]] = ...) -> None: ...

class Ending(_message.Message):
    __slots__ = ("kernel", "undaunted", "undaunted_campaign", "tankduel")
    KERNEL_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    kernel: _ending_pb2.KernelEnding
    undaunted: _undaunted_pb2.UndauntedVictory
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignEnding
    tankduel: _tankduel_pb2.TankDuelEnding
    def __init__(self, kernel: _Optional[_Union[_ending_pb2.KernelEnding, str]] = ..., undaunted: _Optional[_Union[_undaunted_pb2.UndauntedVictory, str]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignEnding, str]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelEnding, str]] = ...) -> None: ...
