from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2 as _undaunted_campaign_pb2
from kronika.noretreat.v1 import noretreat_pb2 as _noretreat_pb2
from kronika.tankduel.v1 import tankduel_pb2 as _tankduel_pb2
from kronika.v1 import ending_pb2 as _ending_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Decision(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "noretreat", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    NORETREAT_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedDecision
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignDecision
    noretreat: _noretreat_pb2.NoRetreatDecision
    tankduel: _tankduel_pb2.TankDuelDecision
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedDecision, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignDecision, _Mapping]] = ..., noretreat: _Optional[_Union[_noretreat_pb2.NoRetreatDecision, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelDecision, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "noretreat", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    NORETREAT_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedView
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignView
    noretreat: _noretreat_pb2.NoRetreatView
    tankduel: _tankduel_pb2.TankDuelView
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedView, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignView, _Mapping]] = ..., noretreat: _Optional[_Union[_noretreat_pb2.NoRetreatView, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelView, _Mapping]] = ...) -> None: ...

class Scene(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "noretreat", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    NORETREAT_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedScene
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignScene
    noretreat: _noretreat_pb2.NoRetreatContent
    tankduel: _tankduel_pb2.TankDuelScene
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedScene, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignScene, _Mapping]] = ..., noretreat: _Optional[_Union[_noretreat_pb2.NoRetreatContent, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelScene, _Mapping]] = ...) -> None: ...

class PromptKind(_message.Message):
    __slots__ = ("undaunted", "undaunted_campaign", "noretreat", "tankduel")
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    NORETREAT_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    undaunted: _undaunted_pb2.UndauntedPromptKind
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignPromptKind
    noretreat: _noretreat_pb2.NoRetreatPromptKind
    tankduel: _tankduel_pb2.TankDuelPromptKind
    def __init__(self, undaunted: _Optional[_Union[_undaunted_pb2.UndauntedPromptKind, str]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignPromptKind, str]] = ..., noretreat: _Optional[_Union[_noretreat_pb2.NoRetreatPromptKind, str]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelPromptKind, str]] = ...) -> None: ...

class Ending(_message.Message):
    __slots__ = ("kernel", "undaunted", "undaunted_campaign", "noretreat", "tankduel")
    KERNEL_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    NORETREAT_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    kernel: _ending_pb2.KernelEnding
    undaunted: _undaunted_pb2.UndauntedVictory
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignEnding
    noretreat: _noretreat_pb2.NoRetreatEnding
    tankduel: _tankduel_pb2.TankDuelEnding
    def __init__(self, kernel: _Optional[_Union[_ending_pb2.KernelEnding, str]] = ..., undaunted: _Optional[_Union[_undaunted_pb2.UndauntedVictory, str]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignEnding, str]] = ..., noretreat: _Optional[_Union[_noretreat_pb2.NoRetreatEnding, str]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelEnding, str]] = ...) -> None: ...
