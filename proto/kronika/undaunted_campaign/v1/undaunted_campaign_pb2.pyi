from kronika.chance.v1 import chance_pb2 as _chance_pb2
from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class UndauntedCampaignBox(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_BOX_UNSPECIFIED: _ClassVar[UndauntedCampaignBox]
    UNDAUNTED_CAMPAIGN_BOX_AVAILABLE: _ClassVar[UndauntedCampaignBox]
    UNDAUNTED_CAMPAIGN_BOX_REMOVED: _ClassVar[UndauntedCampaignBox]
    UNDAUNTED_CAMPAIGN_BOX_LOCKED: _ClassVar[UndauntedCampaignBox]
    UNDAUNTED_CAMPAIGN_BOX_UPGRADES: _ClassVar[UndauntedCampaignBox]
    UNDAUNTED_CAMPAIGN_BOX_RESERVISTS: _ClassVar[UndauntedCampaignBox]

class UndauntedCampaignStage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_STAGE_UNSPECIFIED: _ClassVar[UndauntedCampaignStage]
    UNDAUNTED_CAMPAIGN_STAGE_CONFIRMING: _ClassVar[UndauntedCampaignStage]
    UNDAUNTED_CAMPAIGN_STAGE_MUSTERING: _ClassVar[UndauntedCampaignStage]
    UNDAUNTED_CAMPAIGN_STAGE_PLAYING: _ClassVar[UndauntedCampaignStage]
    UNDAUNTED_CAMPAIGN_STAGE_AFTERMATH: _ClassVar[UndauntedCampaignStage]
    UNDAUNTED_CAMPAIGN_STAGE_ENDED: _ClassVar[UndauntedCampaignStage]

class UndauntedCampaignPromptKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_UNSPECIFIED: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_STATE: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_MERGE: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_PLACE: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_DECK: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_LOSSES: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_REPLACEMENT: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_UPGRADES: _ClassVar[UndauntedCampaignPromptKind]
    UNDAUNTED_CAMPAIGN_PROMPT_KIND_AFTERMATH: _ClassVar[UndauntedCampaignPromptKind]

class UndauntedCampaignEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_ENDING_UNSPECIFIED: _ClassVar[UndauntedCampaignEnding]
    UNDAUNTED_CAMPAIGN_ENDING_EPIC: _ClassVar[UndauntedCampaignEnding]
    UNDAUNTED_CAMPAIGN_ENDING_FINAL_BATTLE: _ClassVar[UndauntedCampaignEnding]
    UNDAUNTED_CAMPAIGN_ENDING_LAST_SCENARIO: _ClassVar[UndauntedCampaignEnding]

class UndauntedCampaignConclusion(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_CONCLUSION_UNSPECIFIED: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_OBJECTIVES: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_PIN: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_BOTH_PINNED: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_HOPELESS: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_GOAL: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_TOTAL_ROUT: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_WITHDRAWN: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_RESIGNED: _ClassVar[UndauntedCampaignConclusion]
    UNDAUNTED_CAMPAIGN_CONCLUSION_CLAIMED: _ClassVar[UndauntedCampaignConclusion]

class UndauntedCampaignSwapCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_SWAP_CAUSE_UNSPECIFIED: _ClassVar[UndauntedCampaignSwapCause]
    UNDAUNTED_CAMPAIGN_SWAP_CAUSE_FORTIFIED: _ClassVar[UndauntedCampaignSwapCause]
    UNDAUNTED_CAMPAIGN_SWAP_CAUSE_DAMAGED: _ClassVar[UndauntedCampaignSwapCause]

class UndauntedCampaignBinderStep(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_CAMPAIGN_BINDER_STEP_UNSPECIFIED: _ClassVar[UndauntedCampaignBinderStep]
    UNDAUNTED_CAMPAIGN_BINDER_STEP_OPENED: _ClassVar[UndauntedCampaignBinderStep]
    UNDAUNTED_CAMPAIGN_BINDER_STEP_ORDERS: _ClassVar[UndauntedCampaignBinderStep]
    UNDAUNTED_CAMPAIGN_BINDER_STEP_MERGE: _ClassVar[UndauntedCampaignBinderStep]
    UNDAUNTED_CAMPAIGN_BINDER_STEP_ANTI_AIR: _ClassVar[UndauntedCampaignBinderStep]
    UNDAUNTED_CAMPAIGN_BINDER_STEP_LOSSES: _ClassVar[UndauntedCampaignBinderStep]
    UNDAUNTED_CAMPAIGN_BINDER_STEP_UPGRADES: _ClassVar[UndauntedCampaignBinderStep]
UNDAUNTED_CAMPAIGN_BOX_UNSPECIFIED: UndauntedCampaignBox
UNDAUNTED_CAMPAIGN_BOX_AVAILABLE: UndauntedCampaignBox
UNDAUNTED_CAMPAIGN_BOX_REMOVED: UndauntedCampaignBox
UNDAUNTED_CAMPAIGN_BOX_LOCKED: UndauntedCampaignBox
UNDAUNTED_CAMPAIGN_BOX_UPGRADES: UndauntedCampaignBox
UNDAUNTED_CAMPAIGN_BOX_RESERVISTS: UndauntedCampaignBox
UNDAUNTED_CAMPAIGN_STAGE_UNSPECIFIED: UndauntedCampaignStage
UNDAUNTED_CAMPAIGN_STAGE_CONFIRMING: UndauntedCampaignStage
UNDAUNTED_CAMPAIGN_STAGE_MUSTERING: UndauntedCampaignStage
UNDAUNTED_CAMPAIGN_STAGE_PLAYING: UndauntedCampaignStage
UNDAUNTED_CAMPAIGN_STAGE_AFTERMATH: UndauntedCampaignStage
UNDAUNTED_CAMPAIGN_STAGE_ENDED: UndauntedCampaignStage
UNDAUNTED_CAMPAIGN_PROMPT_KIND_UNSPECIFIED: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_STATE: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_MERGE: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_PLACE: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_DECK: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_LOSSES: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_REPLACEMENT: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_UPGRADES: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_PROMPT_KIND_AFTERMATH: UndauntedCampaignPromptKind
UNDAUNTED_CAMPAIGN_ENDING_UNSPECIFIED: UndauntedCampaignEnding
UNDAUNTED_CAMPAIGN_ENDING_EPIC: UndauntedCampaignEnding
UNDAUNTED_CAMPAIGN_ENDING_FINAL_BATTLE: UndauntedCampaignEnding
UNDAUNTED_CAMPAIGN_ENDING_LAST_SCENARIO: UndauntedCampaignEnding
UNDAUNTED_CAMPAIGN_CONCLUSION_UNSPECIFIED: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_OBJECTIVES: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_PIN: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_BOTH_PINNED: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_HOPELESS: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_GOAL: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_TOTAL_ROUT: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_WITHDRAWN: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_RESIGNED: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_CONCLUSION_CLAIMED: UndauntedCampaignConclusion
UNDAUNTED_CAMPAIGN_SWAP_CAUSE_UNSPECIFIED: UndauntedCampaignSwapCause
UNDAUNTED_CAMPAIGN_SWAP_CAUSE_FORTIFIED: UndauntedCampaignSwapCause
UNDAUNTED_CAMPAIGN_SWAP_CAUSE_DAMAGED: UndauntedCampaignSwapCause
UNDAUNTED_CAMPAIGN_BINDER_STEP_UNSPECIFIED: UndauntedCampaignBinderStep
UNDAUNTED_CAMPAIGN_BINDER_STEP_OPENED: UndauntedCampaignBinderStep
UNDAUNTED_CAMPAIGN_BINDER_STEP_ORDERS: UndauntedCampaignBinderStep
UNDAUNTED_CAMPAIGN_BINDER_STEP_MERGE: UndauntedCampaignBinderStep
UNDAUNTED_CAMPAIGN_BINDER_STEP_ANTI_AIR: UndauntedCampaignBinderStep
UNDAUNTED_CAMPAIGN_BINDER_STEP_LOSSES: UndauntedCampaignBinderStep
UNDAUNTED_CAMPAIGN_BINDER_STEP_UPGRADES: UndauntedCampaignBinderStep

class UndauntedCampaignArea(_message.Message):
    __slots__ = ("id", "name", "tiles")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.UndauntedName
    tiles: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., tiles: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedCampaignSecretMines(_message.Message):
    __slots__ = ("mines",)
    MINES_FIELD_NUMBER: _ClassVar[int]
    mines: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.UndauntedMine]
    def __init__(self, mines: _Optional[_Iterable[_Union[_undaunted_pb2.UndauntedMine, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignSecretCards(_message.Message):
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

class UndauntedCampaignSecretStory(_message.Message):
    __slots__ = ("code",)
    CODE_FIELD_NUMBER: _ClassVar[int]
    code: str
    def __init__(self, code: _Optional[str] = ...) -> None: ...

class UndauntedCampaignStory(_message.Message):
    __slots__ = ("code", "secrets")
    CODE_FIELD_NUMBER: _ClassVar[int]
    SECRETS_FIELD_NUMBER: _ClassVar[int]
    code: str
    secrets: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignSecret]
    def __init__(self, code: _Optional[str] = ..., secrets: _Optional[_Iterable[_Union[UndauntedCampaignSecret, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignReturned(_message.Message):
    __slots__ = ("casualties", "pool", "lost")
    CASUALTIES_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    LOST_FIELD_NUMBER: _ClassVar[int]
    casualties: _containers.RepeatedScalarFieldContainer[str]
    pool: _containers.RepeatedScalarFieldContainer[str]
    lost: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, casualties: _Optional[_Iterable[str]] = ..., pool: _Optional[_Iterable[str]] = ..., lost: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedCampaignConfirmState(_message.Message):
    __slots__ = ("state",)
    STATE_FIELD_NUMBER: _ClassVar[int]
    state: str
    def __init__(self, state: _Optional[str] = ...) -> None: ...

class UndauntedCampaignMergeSquad(_message.Message):
    __slots__ = ("squad",)
    SQUAD_FIELD_NUMBER: _ClassVar[int]
    squad: str
    def __init__(self, squad: _Optional[str] = ...) -> None: ...

class UndauntedCampaignFill(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedCampaignPickCard(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedCampaignDrawLosses(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedCampaignReplaceLoss(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedCampaignDrawUpgrades(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedCampaignConfirmAftermath(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedCampaignParty(_message.Message):
    __slots__ = ("id", "name", "locked", "upgrades", "reservists")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    LOCKED_FIELD_NUMBER: _ClassVar[int]
    UPGRADES_FIELD_NUMBER: _ClassVar[int]
    RESERVISTS_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.UndauntedName
    locked: int
    upgrades: int
    reservists: int
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., locked: _Optional[int] = ..., upgrades: _Optional[int] = ..., reservists: _Optional[int] = ...) -> None: ...

class UndauntedCampaignCityPlace(_message.Message):
    __slots__ = ("tile", "x", "y")
    TILE_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    tile: str
    x: int
    y: int
    def __init__(self, tile: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ...) -> None: ...

class UndauntedCampaignSetUp(_message.Message):
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
    parties: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignParty]
    areas: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignArea]
    city: _containers.ScalarMap[str, str]
    altered: _containers.RepeatedScalarFieldContainer[str]
    secret: UndauntedCampaignSealedText
    places: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignCityPlace]
    def __init__(self, parties: _Optional[_Iterable[_Union[UndauntedCampaignParty, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[UndauntedCampaignArea, _Mapping]]] = ..., city: _Optional[_Mapping[str, str]] = ..., altered: _Optional[_Iterable[str]] = ..., secret: _Optional[_Union[UndauntedCampaignSealedText, _Mapping]] = ..., places: _Optional[_Iterable[_Union[UndauntedCampaignCityPlace, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignBinderOpened(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: UndauntedCampaignSealedCards
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[UndauntedCampaignSealedCards, _Mapping]] = ...) -> None: ...

class UndauntedCampaignStateReached(_message.Message):
    __slots__ = ("state", "scenario", "title", "area")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    AREA_FIELD_NUMBER: _ClassVar[int]
    state: str
    scenario: str
    title: _undaunted_pb2.UndauntedName
    area: str
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., area: _Optional[str] = ...) -> None: ...

class UndauntedCampaignStoryTold(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: UndauntedCampaignSealedStory
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[UndauntedCampaignSealedStory, _Mapping]] = ...) -> None: ...

class UndauntedCampaignStateConfirmed(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedCampaignCardShift(_message.Message):
    __slots__ = ("card", "source", "target")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    card: str
    source: UndauntedCampaignBox
    target: UndauntedCampaignBox
    def __init__(self, card: _Optional[str] = ..., source: _Optional[_Union[UndauntedCampaignBox, str]] = ..., target: _Optional[_Union[UndauntedCampaignBox, str]] = ...) -> None: ...

class UndauntedCampaignChanges(_message.Message):
    __slots__ = ("shifts", "cards")
    SHIFTS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    shifts: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignCardShift]
    cards: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.UndauntedCard]
    def __init__(self, shifts: _Optional[_Iterable[_Union[UndauntedCampaignCardShift, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[_undaunted_pb2.UndauntedCard, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignBinderChanged(_message.Message):
    __slots__ = ("side", "cause", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    cause: UndauntedCampaignBinderStep
    secret: UndauntedCampaignSealedChanges
    def __init__(self, side: _Optional[str] = ..., cause: _Optional[_Union[UndauntedCampaignBinderStep, str]] = ..., secret: _Optional[_Union[UndauntedCampaignSealedChanges, _Mapping]] = ...) -> None: ...

class UndauntedCampaignSquadsMerged(_message.Message):
    __slots__ = ("side", "squad", "other")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SQUAD_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    side: str
    squad: str
    other: str
    def __init__(self, side: _Optional[str] = ..., squad: _Optional[str] = ..., other: _Optional[str] = ...) -> None: ...

class UndauntedCampaignTileSwapped(_message.Message):
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
    cause: UndauntedCampaignSwapCause
    game: str
    version: int
    action: _undaunted_pb2.UndauntedActionName
    counter: str
    def __init__(self, tile: _Optional[str] = ..., face: _Optional[str] = ..., cause: _Optional[_Union[UndauntedCampaignSwapCause, str]] = ..., game: _Optional[str] = ..., version: _Optional[int] = ..., action: _Optional[_Union[_undaunted_pb2.UndauntedActionName, str]] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedCampaignChoiceOffered(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: UndauntedCampaignSealedTexts
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[UndauntedCampaignSealedTexts, _Mapping]] = ...) -> None: ...

class UndauntedCampaignCardChosen(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: UndauntedCampaignSealedText
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[UndauntedCampaignSealedText, _Mapping]] = ...) -> None: ...

class UndauntedCampaignDeckMade(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedCampaignScenarioStarted(_message.Message):
    __slots__ = ("game", "setup")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SETUP_FIELD_NUMBER: _ClassVar[int]
    game: str
    setup: _undaunted_pb2.UndauntedSetup
    def __init__(self, game: _Optional[str] = ..., setup: _Optional[_Union[_undaunted_pb2.UndauntedSetup, _Mapping]] = ...) -> None: ...

class UndauntedCampaignScenarioConcluded(_message.Message):
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
    head: bytes
    winner: str
    how: UndauntedCampaignConclusion
    rule: str
    tunnels: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., head: _Optional[bytes] = ..., winner: _Optional[str] = ..., how: _Optional[_Union[UndauntedCampaignConclusion, str]] = ..., rule: _Optional[str] = ..., tunnels: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedCampaignCardsReturned(_message.Message):
    __slots__ = ("side", "casualties", "pool", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CASUALTIES_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    casualties: int
    pool: int
    secret: UndauntedCampaignSealedReturned
    def __init__(self, side: _Optional[str] = ..., casualties: _Optional[int] = ..., pool: _Optional[int] = ..., secret: _Optional[_Union[UndauntedCampaignSealedReturned, _Mapping]] = ...) -> None: ...

class UndauntedCampaignAreaTaken(_message.Message):
    __slots__ = ("area", "side")
    AREA_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    area: str
    side: str
    def __init__(self, area: _Optional[str] = ..., side: _Optional[str] = ...) -> None: ...

class UndauntedCampaignLossDrawn(_message.Message):
    __slots__ = ("side", "use", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: UndauntedCampaignSealedDrawnCard
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[UndauntedCampaignSealedDrawnCard, _Mapping]] = ...) -> None: ...

class UndauntedCampaignUpgradeDrawn(_message.Message):
    __slots__ = ("side", "use", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: UndauntedCampaignSealedDrawnCard
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[UndauntedCampaignSealedDrawnCard, _Mapping]] = ...) -> None: ...

class UndauntedCampaignAftermathConfirmed(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedCampaignEnded(_message.Message):
    __slots__ = ("state", "winner", "epic")
    STATE_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    EPIC_FIELD_NUMBER: _ClassVar[int]
    state: str
    winner: str
    epic: bool
    def __init__(self, state: _Optional[str] = ..., winner: _Optional[str] = ..., epic: _Optional[bool] = ...) -> None: ...

class UndauntedCampaignBoxView(_message.Message):
    __slots__ = ("box", "count", "cards")
    BOX_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    box: UndauntedCampaignBox
    count: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, box: _Optional[_Union[UndauntedCampaignBox, str]] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedCampaignBinderView(_message.Message):
    __slots__ = ("boxes",)
    BOXES_FIELD_NUMBER: _ClassVar[int]
    boxes: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignBoxView]
    def __init__(self, boxes: _Optional[_Iterable[_Union[UndauntedCampaignBoxView, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignCampView(_message.Message):
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
    name: _undaunted_pb2.UndauntedName
    confirmed: bool
    binder: UndauntedCampaignBinderView
    story: str
    secrets: int
    drawn: _containers.RepeatedScalarFieldContainer[str]
    merged: _containers.RepeatedScalarFieldContainer[str]
    told: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignSecret]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., confirmed: _Optional[bool] = ..., binder: _Optional[_Union[UndauntedCampaignBinderView, _Mapping]] = ..., story: _Optional[str] = ..., secrets: _Optional[int] = ..., drawn: _Optional[_Iterable[str]] = ..., merged: _Optional[_Iterable[str]] = ..., told: _Optional[_Iterable[_Union[UndauntedCampaignSecret, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignAreaView(_message.Message):
    __slots__ = ("id", "name", "tiles", "holder")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: _undaunted_pb2.UndauntedName
    tiles: _containers.RepeatedScalarFieldContainer[str]
    holder: str
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., tiles: _Optional[_Iterable[str]] = ..., holder: _Optional[str] = ...) -> None: ...

class UndauntedCampaignCityTileView(_message.Message):
    __slots__ = ("number", "face", "provisional")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    PROVISIONAL_FIELD_NUMBER: _ClassVar[int]
    number: str
    face: str
    provisional: bool
    def __init__(self, number: _Optional[str] = ..., face: _Optional[str] = ..., provisional: _Optional[bool] = ...) -> None: ...

class UndauntedCampaignSwapView(_message.Message):
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
    cause: UndauntedCampaignSwapCause
    state: str
    game: str
    version: int
    action: _undaunted_pb2.UndauntedActionName
    counter: str
    def __init__(self, tile: _Optional[str] = ..., before: _Optional[str] = ..., after: _Optional[str] = ..., cause: _Optional[_Union[UndauntedCampaignSwapCause, str]] = ..., state: _Optional[str] = ..., game: _Optional[str] = ..., version: _Optional[int] = ..., action: _Optional[_Union[_undaunted_pb2.UndauntedActionName, str]] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedCampaignEntryView(_message.Message):
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
    title: _undaunted_pb2.UndauntedName
    game: str
    winner: str
    how: UndauntedCampaignConclusion
    area: str
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., game: _Optional[str] = ..., winner: _Optional[str] = ..., how: _Optional[_Union[UndauntedCampaignConclusion, str]] = ..., area: _Optional[str] = ...) -> None: ...

class UndauntedCampaignWayView(_message.Message):
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
    title: _undaunted_pb2.UndauntedName
    following: _containers.ScalarMap[str, str]
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., following: _Optional[_Mapping[str, str]] = ...) -> None: ...

class UndauntedCampaignView(_message.Message):
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
    title: _undaunted_pb2.UndauntedName
    phase: UndauntedCampaignStage
    camps: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignCampView]
    areas: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignAreaView]
    city: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignCityTileView]
    record: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignEntryView]
    swaps: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignSwapView]
    game: str
    winner: str
    epic: bool
    cards: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.UndauntedCard]
    ways: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignWayView]
    def __init__(self, state: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[_undaunted_pb2.UndauntedName, _Mapping]] = ..., phase: _Optional[_Union[UndauntedCampaignStage, str]] = ..., camps: _Optional[_Iterable[_Union[UndauntedCampaignCampView, _Mapping]]] = ..., areas: _Optional[_Iterable[_Union[UndauntedCampaignAreaView, _Mapping]]] = ..., city: _Optional[_Iterable[_Union[UndauntedCampaignCityTileView, _Mapping]]] = ..., record: _Optional[_Iterable[_Union[UndauntedCampaignEntryView, _Mapping]]] = ..., swaps: _Optional[_Iterable[_Union[UndauntedCampaignSwapView, _Mapping]]] = ..., game: _Optional[str] = ..., winner: _Optional[str] = ..., epic: _Optional[bool] = ..., cards: _Optional[_Iterable[_Union[_undaunted_pb2.UndauntedCard, _Mapping]]] = ..., ways: _Optional[_Iterable[_Union[UndauntedCampaignWayView, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignScene(_message.Message):
    __slots__ = ("sides", "places")
    SIDES_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    sides: _containers.RepeatedScalarFieldContainer[str]
    places: _containers.RepeatedCompositeFieldContainer[UndauntedCampaignCityPlace]
    def __init__(self, sides: _Optional[_Iterable[str]] = ..., places: _Optional[_Iterable[_Union[UndauntedCampaignCityPlace, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignDecision(_message.Message):
    __slots__ = ("confirm_state", "merge_squad", "fill", "pick_card", "draw_losses", "replace_loss", "draw_upgrades", "confirm_aftermath")
    CONFIRM_STATE_FIELD_NUMBER: _ClassVar[int]
    MERGE_SQUAD_FIELD_NUMBER: _ClassVar[int]
    FILL_FIELD_NUMBER: _ClassVar[int]
    PICK_CARD_FIELD_NUMBER: _ClassVar[int]
    DRAW_LOSSES_FIELD_NUMBER: _ClassVar[int]
    REPLACE_LOSS_FIELD_NUMBER: _ClassVar[int]
    DRAW_UPGRADES_FIELD_NUMBER: _ClassVar[int]
    CONFIRM_AFTERMATH_FIELD_NUMBER: _ClassVar[int]
    confirm_state: UndauntedCampaignConfirmState
    merge_squad: UndauntedCampaignMergeSquad
    fill: UndauntedCampaignFill
    pick_card: UndauntedCampaignPickCard
    draw_losses: UndauntedCampaignDrawLosses
    replace_loss: UndauntedCampaignReplaceLoss
    draw_upgrades: UndauntedCampaignDrawUpgrades
    confirm_aftermath: UndauntedCampaignConfirmAftermath
    def __init__(self, confirm_state: _Optional[_Union[UndauntedCampaignConfirmState, _Mapping]] = ..., merge_squad: _Optional[_Union[UndauntedCampaignMergeSquad, _Mapping]] = ..., fill: _Optional[_Union[UndauntedCampaignFill, _Mapping]] = ..., pick_card: _Optional[_Union[UndauntedCampaignPickCard, _Mapping]] = ..., draw_losses: _Optional[_Union[UndauntedCampaignDrawLosses, _Mapping]] = ..., replace_loss: _Optional[_Union[UndauntedCampaignReplaceLoss, _Mapping]] = ..., draw_upgrades: _Optional[_Union[UndauntedCampaignDrawUpgrades, _Mapping]] = ..., confirm_aftermath: _Optional[_Union[UndauntedCampaignConfirmAftermath, _Mapping]] = ...) -> None: ...

class UndauntedCampaignEvent(_message.Message):
    __slots__ = ("set_up", "binder_opened", "state_reached", "story_told", "state_confirmed", "binder_changed", "squads_merged", "tile_swapped", "choice_offered", "card_chosen", "deck_made", "scenario_started", "scenario_concluded", "cards_returned", "area_taken", "loss_drawn", "upgrade_drawn", "aftermath_confirmed", "ended")
    SET_UP_FIELD_NUMBER: _ClassVar[int]
    BINDER_OPENED_FIELD_NUMBER: _ClassVar[int]
    STATE_REACHED_FIELD_NUMBER: _ClassVar[int]
    STORY_TOLD_FIELD_NUMBER: _ClassVar[int]
    STATE_CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    BINDER_CHANGED_FIELD_NUMBER: _ClassVar[int]
    SQUADS_MERGED_FIELD_NUMBER: _ClassVar[int]
    TILE_SWAPPED_FIELD_NUMBER: _ClassVar[int]
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
    ENDED_FIELD_NUMBER: _ClassVar[int]
    set_up: UndauntedCampaignSetUp
    binder_opened: UndauntedCampaignBinderOpened
    state_reached: UndauntedCampaignStateReached
    story_told: UndauntedCampaignStoryTold
    state_confirmed: UndauntedCampaignStateConfirmed
    binder_changed: UndauntedCampaignBinderChanged
    squads_merged: UndauntedCampaignSquadsMerged
    tile_swapped: UndauntedCampaignTileSwapped
    choice_offered: UndauntedCampaignChoiceOffered
    card_chosen: UndauntedCampaignCardChosen
    deck_made: UndauntedCampaignDeckMade
    scenario_started: UndauntedCampaignScenarioStarted
    scenario_concluded: UndauntedCampaignScenarioConcluded
    cards_returned: UndauntedCampaignCardsReturned
    area_taken: UndauntedCampaignAreaTaken
    loss_drawn: UndauntedCampaignLossDrawn
    upgrade_drawn: UndauntedCampaignUpgradeDrawn
    aftermath_confirmed: UndauntedCampaignAftermathConfirmed
    ended: UndauntedCampaignEnded
    def __init__(self, set_up: _Optional[_Union[UndauntedCampaignSetUp, _Mapping]] = ..., binder_opened: _Optional[_Union[UndauntedCampaignBinderOpened, _Mapping]] = ..., state_reached: _Optional[_Union[UndauntedCampaignStateReached, _Mapping]] = ..., story_told: _Optional[_Union[UndauntedCampaignStoryTold, _Mapping]] = ..., state_confirmed: _Optional[_Union[UndauntedCampaignStateConfirmed, _Mapping]] = ..., binder_changed: _Optional[_Union[UndauntedCampaignBinderChanged, _Mapping]] = ..., squads_merged: _Optional[_Union[UndauntedCampaignSquadsMerged, _Mapping]] = ..., tile_swapped: _Optional[_Union[UndauntedCampaignTileSwapped, _Mapping]] = ..., choice_offered: _Optional[_Union[UndauntedCampaignChoiceOffered, _Mapping]] = ..., card_chosen: _Optional[_Union[UndauntedCampaignCardChosen, _Mapping]] = ..., deck_made: _Optional[_Union[UndauntedCampaignDeckMade, _Mapping]] = ..., scenario_started: _Optional[_Union[UndauntedCampaignScenarioStarted, _Mapping]] = ..., scenario_concluded: _Optional[_Union[UndauntedCampaignScenarioConcluded, _Mapping]] = ..., cards_returned: _Optional[_Union[UndauntedCampaignCardsReturned, _Mapping]] = ..., area_taken: _Optional[_Union[UndauntedCampaignAreaTaken, _Mapping]] = ..., loss_drawn: _Optional[_Union[UndauntedCampaignLossDrawn, _Mapping]] = ..., upgrade_drawn: _Optional[_Union[UndauntedCampaignUpgradeDrawn, _Mapping]] = ..., aftermath_confirmed: _Optional[_Union[UndauntedCampaignAftermathConfirmed, _Mapping]] = ..., ended: _Optional[_Union[UndauntedCampaignEnded, _Mapping]] = ...) -> None: ...

class UndauntedCampaignSecret(_message.Message):
    __slots__ = ("mines", "cards", "story")
    MINES_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    STORY_FIELD_NUMBER: _ClassVar[int]
    mines: UndauntedCampaignSecretMines
    cards: UndauntedCampaignSecretCards
    story: UndauntedCampaignSecretStory
    def __init__(self, mines: _Optional[_Union[UndauntedCampaignSecretMines, _Mapping]] = ..., cards: _Optional[_Union[UndauntedCampaignSecretCards, _Mapping]] = ..., story: _Optional[_Union[UndauntedCampaignSecretStory, _Mapping]] = ...) -> None: ...

class UndauntedCampaignSealedText(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: str
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[str] = ...) -> None: ...

class UndauntedCampaignSealedCards(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _containers.RepeatedCompositeFieldContainer[_undaunted_pb2.UndauntedCard]
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Iterable[_Union[_undaunted_pb2.UndauntedCard, _Mapping]]] = ...) -> None: ...

class UndauntedCampaignSealedStory(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: UndauntedCampaignStory
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[UndauntedCampaignStory, _Mapping]] = ...) -> None: ...

class UndauntedCampaignSealedChanges(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: UndauntedCampaignChanges
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[UndauntedCampaignChanges, _Mapping]] = ...) -> None: ...

class UndauntedCampaignSealedTexts(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedCampaignSealedReturned(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: UndauntedCampaignReturned
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[UndauntedCampaignReturned, _Mapping]] = ...) -> None: ...

class UndauntedCampaignSealedDrawnCard(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _undaunted_pb2.UndauntedDrawnCard
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[_undaunted_pb2.UndauntedDrawnCard, _Mapping]] = ...) -> None: ...
