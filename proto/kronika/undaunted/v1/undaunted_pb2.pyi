from kronika.chance.v1 import chance_pb2 as _chance_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class UndauntedActionName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_ACTION_NAME_UNSPECIFIED: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_MOVE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_SCOUT: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_STALK: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_GUIDE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_BOLSTER: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_COMMAND: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_CONCEAL: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_CONTROL: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_INSPIRE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_RECON: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_TARGET: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_ATTACK: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_SUPPRESS: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_BLAST: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_ANTI_TANK: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_DEMOLISH: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_BOMBARD: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_VOLLEY: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_GRENADE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_FLAMETHROWER: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_SMOKE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_MINES: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_FIRE_ZONE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_REQUISITION: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_RALLY: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_ANTI_AIR: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_FIGHT_AND_FADE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_ASSAULT: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_SECURE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_EXERT: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_DRIVE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_NAVIGATE: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_REPAIR: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_RECON_FLIGHT: _ClassVar[UndauntedActionName]
    UNDAUNTED_ACTION_NAME_STRAFE: _ClassVar[UndauntedActionName]

class UndauntedVariantName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_VARIANT_NAME_UNSPECIFIED: _ClassVar[UndauntedVariantName]
    UNDAUNTED_VARIANT_NAME_NORMANDY: _ClassVar[UndauntedVariantName]
    UNDAUNTED_VARIANT_NAME_STALINGRAD: _ClassVar[UndauntedVariantName]
    UNDAUNTED_VARIANT_NAME_NORTH_AFRICA: _ClassVar[UndauntedVariantName]

class UndauntedVictory(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_VICTORY_UNSPECIFIED: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_OBJECTIVES: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_PIN: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_BOTH_PINNED: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_HOPELESS: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_GOAL: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_TOTAL_ROUT: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_WITHDRAWN: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_ESCAPE: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_ELIMINATION: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_OUT_OF_REACH: _ClassVar[UndauntedVictory]
    UNDAUNTED_VICTORY_BOTH_OUT_OF_REACH: _ClassVar[UndauntedVictory]

class UndauntedPromptKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_PROMPT_KIND_UNSPECIFIED: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_INITIATIVE: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_PLAY: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_STEP: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_TAKE: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_STRIKE: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_CASUALTY: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_DISPLACE: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_ASSAULT: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_PERFORM: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_MINE: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_RETURN: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_ACT: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_TILE: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_AGAIN: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_CREW: _ClassVar[UndauntedPromptKind]
    UNDAUNTED_PROMPT_KIND_FREE: _ClassVar[UndauntedPromptKind]

class UndauntedLevel(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_LEVEL_UNSPECIFIED: _ClassVar[UndauntedLevel]
    UNDAUNTED_LEVEL_ORDINARY: _ClassVar[UndauntedLevel]
    UNDAUNTED_LEVEL_RESERVIST: _ClassVar[UndauntedLevel]
    UNDAUNTED_LEVEL_UPGRADED: _ClassVar[UndauntedLevel]

class UndauntedNature(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_NATURE_UNSPECIFIED: _ClassVar[UndauntedNature]
    UNDAUNTED_NATURE_INFANTRY: _ClassVar[UndauntedNature]
    UNDAUNTED_NATURE_GUN: _ClassVar[UndauntedNature]
    UNDAUNTED_NATURE_TANK: _ClassVar[UndauntedNature]

class UndauntedMarkerKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_MARKER_KIND_UNSPECIFIED: _ClassVar[UndauntedMarkerKind]
    UNDAUNTED_MARKER_KIND_MISSION: _ClassVar[UndauntedMarkerKind]
    UNDAUNTED_MARKER_KIND_ESCAPE: _ClassVar[UndauntedMarkerKind]

class UndauntedTroop(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_TROOP_UNSPECIFIED: _ClassVar[UndauntedTroop]
    UNDAUNTED_TROOP_SOLDIERS: _ClassVar[UndauntedTroop]
    UNDAUNTED_TROOP_VEHICLES: _ClassVar[UndauntedTroop]

class UndauntedOccasion(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_OCCASION_UNSPECIFIED: _ClassVar[UndauntedOccasion]
    UNDAUNTED_OCCASION_ROUT: _ClassVar[UndauntedOccasion]
    UNDAUNTED_OCCASION_DAMAGE: _ClassVar[UndauntedOccasion]
    UNDAUNTED_OCCASION_CONTROL: _ClassVar[UndauntedOccasion]
    UNDAUNTED_OCCASION_ROUND: _ClassVar[UndauntedOccasion]

class UndauntedFace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_FACE_UNSPECIFIED: _ClassVar[UndauntedFace]
    UNDAUNTED_FACE_SCOUTED: _ClassVar[UndauntedFace]
    UNDAUNTED_FACE_CONTROLLED: _ClassVar[UndauntedFace]

class UndauntedLayout(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_LAYOUT_UNSPECIFIED: _ClassVar[UndauntedLayout]
    UNDAUNTED_LAYOUT_ROWS: _ClassVar[UndauntedLayout]
    UNDAUNTED_LAYOUT_COLUMNS: _ClassVar[UndauntedLayout]

class UndauntedMineFace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_MINE_FACE_UNSPECIFIED: _ClassVar[UndauntedMineFace]
    UNDAUNTED_MINE_FACE_ANTI_PERSONNEL: _ClassVar[UndauntedMineFace]
    UNDAUNTED_MINE_FACE_ANTI_TANK: _ClassVar[UndauntedMineFace]

class UndauntedZone(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDAUNTED_ZONE_UNSPECIFIED: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_DECK: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_HAND: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_PICK: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_PLAY: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_DISCARD: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_REMOVED: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_SUPPLY: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_CASUALTIES: _ClassVar[UndauntedZone]
    UNDAUNTED_ZONE_ASIDE: _ClassVar[UndauntedZone]
UNDAUNTED_ACTION_NAME_UNSPECIFIED: UndauntedActionName
UNDAUNTED_ACTION_NAME_MOVE: UndauntedActionName
UNDAUNTED_ACTION_NAME_SCOUT: UndauntedActionName
UNDAUNTED_ACTION_NAME_STALK: UndauntedActionName
UNDAUNTED_ACTION_NAME_GUIDE: UndauntedActionName
UNDAUNTED_ACTION_NAME_BOLSTER: UndauntedActionName
UNDAUNTED_ACTION_NAME_COMMAND: UndauntedActionName
UNDAUNTED_ACTION_NAME_CONCEAL: UndauntedActionName
UNDAUNTED_ACTION_NAME_CONTROL: UndauntedActionName
UNDAUNTED_ACTION_NAME_INSPIRE: UndauntedActionName
UNDAUNTED_ACTION_NAME_RECON: UndauntedActionName
UNDAUNTED_ACTION_NAME_TARGET: UndauntedActionName
UNDAUNTED_ACTION_NAME_ATTACK: UndauntedActionName
UNDAUNTED_ACTION_NAME_SUPPRESS: UndauntedActionName
UNDAUNTED_ACTION_NAME_BLAST: UndauntedActionName
UNDAUNTED_ACTION_NAME_ANTI_TANK: UndauntedActionName
UNDAUNTED_ACTION_NAME_DEMOLISH: UndauntedActionName
UNDAUNTED_ACTION_NAME_BOMBARD: UndauntedActionName
UNDAUNTED_ACTION_NAME_VOLLEY: UndauntedActionName
UNDAUNTED_ACTION_NAME_GRENADE: UndauntedActionName
UNDAUNTED_ACTION_NAME_FLAMETHROWER: UndauntedActionName
UNDAUNTED_ACTION_NAME_SMOKE: UndauntedActionName
UNDAUNTED_ACTION_NAME_MINES: UndauntedActionName
UNDAUNTED_ACTION_NAME_FIRE_ZONE: UndauntedActionName
UNDAUNTED_ACTION_NAME_REQUISITION: UndauntedActionName
UNDAUNTED_ACTION_NAME_RALLY: UndauntedActionName
UNDAUNTED_ACTION_NAME_ANTI_AIR: UndauntedActionName
UNDAUNTED_ACTION_NAME_FIGHT_AND_FADE: UndauntedActionName
UNDAUNTED_ACTION_NAME_ASSAULT: UndauntedActionName
UNDAUNTED_ACTION_NAME_SECURE: UndauntedActionName
UNDAUNTED_ACTION_NAME_EXERT: UndauntedActionName
UNDAUNTED_ACTION_NAME_DRIVE: UndauntedActionName
UNDAUNTED_ACTION_NAME_NAVIGATE: UndauntedActionName
UNDAUNTED_ACTION_NAME_REPAIR: UndauntedActionName
UNDAUNTED_ACTION_NAME_RECON_FLIGHT: UndauntedActionName
UNDAUNTED_ACTION_NAME_STRAFE: UndauntedActionName
UNDAUNTED_VARIANT_NAME_UNSPECIFIED: UndauntedVariantName
UNDAUNTED_VARIANT_NAME_NORMANDY: UndauntedVariantName
UNDAUNTED_VARIANT_NAME_STALINGRAD: UndauntedVariantName
UNDAUNTED_VARIANT_NAME_NORTH_AFRICA: UndauntedVariantName
UNDAUNTED_VICTORY_UNSPECIFIED: UndauntedVictory
UNDAUNTED_VICTORY_OBJECTIVES: UndauntedVictory
UNDAUNTED_VICTORY_PIN: UndauntedVictory
UNDAUNTED_VICTORY_BOTH_PINNED: UndauntedVictory
UNDAUNTED_VICTORY_HOPELESS: UndauntedVictory
UNDAUNTED_VICTORY_GOAL: UndauntedVictory
UNDAUNTED_VICTORY_TOTAL_ROUT: UndauntedVictory
UNDAUNTED_VICTORY_WITHDRAWN: UndauntedVictory
UNDAUNTED_VICTORY_ESCAPE: UndauntedVictory
UNDAUNTED_VICTORY_ELIMINATION: UndauntedVictory
UNDAUNTED_VICTORY_OUT_OF_REACH: UndauntedVictory
UNDAUNTED_VICTORY_BOTH_OUT_OF_REACH: UndauntedVictory
UNDAUNTED_PROMPT_KIND_UNSPECIFIED: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_INITIATIVE: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_PLAY: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_STEP: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_TAKE: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_STRIKE: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_CASUALTY: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_DISPLACE: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_ASSAULT: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_PERFORM: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_MINE: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_RETURN: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_ACT: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_TILE: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_AGAIN: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_CREW: UndauntedPromptKind
UNDAUNTED_PROMPT_KIND_FREE: UndauntedPromptKind
UNDAUNTED_LEVEL_UNSPECIFIED: UndauntedLevel
UNDAUNTED_LEVEL_ORDINARY: UndauntedLevel
UNDAUNTED_LEVEL_RESERVIST: UndauntedLevel
UNDAUNTED_LEVEL_UPGRADED: UndauntedLevel
UNDAUNTED_NATURE_UNSPECIFIED: UndauntedNature
UNDAUNTED_NATURE_INFANTRY: UndauntedNature
UNDAUNTED_NATURE_GUN: UndauntedNature
UNDAUNTED_NATURE_TANK: UndauntedNature
UNDAUNTED_MARKER_KIND_UNSPECIFIED: UndauntedMarkerKind
UNDAUNTED_MARKER_KIND_MISSION: UndauntedMarkerKind
UNDAUNTED_MARKER_KIND_ESCAPE: UndauntedMarkerKind
UNDAUNTED_TROOP_UNSPECIFIED: UndauntedTroop
UNDAUNTED_TROOP_SOLDIERS: UndauntedTroop
UNDAUNTED_TROOP_VEHICLES: UndauntedTroop
UNDAUNTED_OCCASION_UNSPECIFIED: UndauntedOccasion
UNDAUNTED_OCCASION_ROUT: UndauntedOccasion
UNDAUNTED_OCCASION_DAMAGE: UndauntedOccasion
UNDAUNTED_OCCASION_CONTROL: UndauntedOccasion
UNDAUNTED_OCCASION_ROUND: UndauntedOccasion
UNDAUNTED_FACE_UNSPECIFIED: UndauntedFace
UNDAUNTED_FACE_SCOUTED: UndauntedFace
UNDAUNTED_FACE_CONTROLLED: UndauntedFace
UNDAUNTED_LAYOUT_UNSPECIFIED: UndauntedLayout
UNDAUNTED_LAYOUT_ROWS: UndauntedLayout
UNDAUNTED_LAYOUT_COLUMNS: UndauntedLayout
UNDAUNTED_MINE_FACE_UNSPECIFIED: UndauntedMineFace
UNDAUNTED_MINE_FACE_ANTI_PERSONNEL: UndauntedMineFace
UNDAUNTED_MINE_FACE_ANTI_TANK: UndauntedMineFace
UNDAUNTED_ZONE_UNSPECIFIED: UndauntedZone
UNDAUNTED_ZONE_DECK: UndauntedZone
UNDAUNTED_ZONE_HAND: UndauntedZone
UNDAUNTED_ZONE_PICK: UndauntedZone
UNDAUNTED_ZONE_PLAY: UndauntedZone
UNDAUNTED_ZONE_DISCARD: UndauntedZone
UNDAUNTED_ZONE_REMOVED: UndauntedZone
UNDAUNTED_ZONE_SUPPLY: UndauntedZone
UNDAUNTED_ZONE_CASUALTIES: UndauntedZone
UNDAUNTED_ZONE_ASIDE: UndauntedZone

class UndauntedName(_message.Message):
    __slots__ = ("en", "cs")
    EN_FIELD_NUMBER: _ClassVar[int]
    CS_FIELD_NUMBER: _ClassVar[int]
    en: str
    cs: str
    def __init__(self, en: _Optional[str] = ..., cs: _Optional[str] = ...) -> None: ...

class UndauntedAction(_message.Message):
    __slots__ = ("name", "value", "squads", "tanks", "structures", "least", "most", "upgraded")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    SQUADS_FIELD_NUMBER: _ClassVar[int]
    TANKS_FIELD_NUMBER: _ClassVar[int]
    STRUCTURES_FIELD_NUMBER: _ClassVar[int]
    LEAST_FIELD_NUMBER: _ClassVar[int]
    MOST_FIELD_NUMBER: _ClassVar[int]
    UPGRADED_FIELD_NUMBER: _ClassVar[int]
    name: UndauntedActionName
    value: int
    squads: _containers.RepeatedScalarFieldContainer[str]
    tanks: int
    structures: int
    least: int
    most: int
    upgraded: bool
    def __init__(self, name: _Optional[_Union[UndauntedActionName, str]] = ..., value: _Optional[int] = ..., squads: _Optional[_Iterable[str]] = ..., tanks: _Optional[int] = ..., structures: _Optional[int] = ..., least: _Optional[int] = ..., most: _Optional[int] = ..., upgraded: _Optional[bool] = ...) -> None: ...

class UndauntedCard(_message.Message):
    __slots__ = ("id", "title", "name", "initiative", "squads", "counter", "actions", "level", "specialism")
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    SQUADS_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    SPECIALISM_FIELD_NUMBER: _ClassVar[int]
    id: str
    title: str
    name: UndauntedName
    initiative: int
    squads: _containers.RepeatedScalarFieldContainer[str]
    counter: str
    actions: _containers.RepeatedCompositeFieldContainer[UndauntedAction]
    level: UndauntedLevel
    specialism: str
    def __init__(self, id: _Optional[str] = ..., title: _Optional[str] = ..., name: _Optional[_Union[UndauntedName, _Mapping]] = ..., initiative: _Optional[int] = ..., squads: _Optional[_Iterable[str]] = ..., counter: _Optional[str] = ..., actions: _Optional[_Iterable[_Union[UndauntedAction, _Mapping]]] = ..., level: _Optional[_Union[UndauntedLevel, str]] = ..., specialism: _Optional[str] = ...) -> None: ...

class UndauntedSeatKind(_message.Message):
    __slots__ = ("actions", "specialism")
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    SPECIALISM_FIELD_NUMBER: _ClassVar[int]
    actions: _containers.RepeatedCompositeFieldContainer[UndauntedAction]
    specialism: str
    def __init__(self, actions: _Optional[_Iterable[_Union[UndauntedAction, _Mapping]]] = ..., specialism: _Optional[str] = ...) -> None: ...

class UndauntedVehicleKind(_message.Message):
    __slots__ = ("armour", "disabled_at", "toughness", "seats")
    ARMOUR_FIELD_NUMBER: _ClassVar[int]
    DISABLED_AT_FIELD_NUMBER: _ClassVar[int]
    TOUGHNESS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    armour: int
    disabled_at: int
    toughness: int
    seats: _containers.RepeatedCompositeFieldContainer[UndauntedSeatKind]
    def __init__(self, armour: _Optional[int] = ..., disabled_at: _Optional[int] = ..., toughness: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[UndauntedSeatKind, _Mapping]]] = ...) -> None: ...

class UndauntedStructureKind(_message.Message):
    __slots__ = ("id", "name", "toughness", "value")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TOUGHNESS_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: UndauntedName
    toughness: int
    value: int
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[UndauntedName, _Mapping]] = ..., toughness: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...

class UndauntedCounterKind(_message.Message):
    __slots__ = ("id", "side", "unit", "name", "defence", "squads", "nature", "vehicle")
    ID_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    DEFENCE_FIELD_NUMBER: _ClassVar[int]
    SQUADS_FIELD_NUMBER: _ClassVar[int]
    NATURE_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    id: str
    side: str
    unit: str
    name: UndauntedName
    defence: int
    squads: _containers.RepeatedScalarFieldContainer[str]
    nature: UndauntedNature
    vehicle: UndauntedVehicleKind
    def __init__(self, id: _Optional[str] = ..., side: _Optional[str] = ..., unit: _Optional[str] = ..., name: _Optional[_Union[UndauntedName, _Mapping]] = ..., defence: _Optional[int] = ..., squads: _Optional[_Iterable[str]] = ..., nature: _Optional[_Union[UndauntedNature, str]] = ..., vehicle: _Optional[_Union[UndauntedVehicleKind, _Mapping]] = ...) -> None: ...

class UndauntedTile(_message.Message):
    __slots__ = ("id", "cover", "hill_cover", "building_cover", "toughness", "fortified_cover", "impassable", "next")
    ID_FIELD_NUMBER: _ClassVar[int]
    COVER_FIELD_NUMBER: _ClassVar[int]
    HILL_COVER_FIELD_NUMBER: _ClassVar[int]
    BUILDING_COVER_FIELD_NUMBER: _ClassVar[int]
    TOUGHNESS_FIELD_NUMBER: _ClassVar[int]
    FORTIFIED_COVER_FIELD_NUMBER: _ClassVar[int]
    IMPASSABLE_FIELD_NUMBER: _ClassVar[int]
    NEXT_FIELD_NUMBER: _ClassVar[int]
    id: str
    cover: int
    hill_cover: int
    building_cover: int
    toughness: int
    fortified_cover: int
    impassable: bool
    next: str
    def __init__(self, id: _Optional[str] = ..., cover: _Optional[int] = ..., hill_cover: _Optional[int] = ..., building_cover: _Optional[int] = ..., toughness: _Optional[int] = ..., fortified_cover: _Optional[int] = ..., impassable: _Optional[bool] = ..., next: _Optional[str] = ...) -> None: ...

class UndauntedSpace(_message.Message):
    __slots__ = ("id", "x", "y", "tile", "near", "ranges", "objective", "tunnel", "mission", "escape", "points", "structure")
    ID_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    NEAR_FIELD_NUMBER: _ClassVar[int]
    RANGES_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    TUNNEL_FIELD_NUMBER: _ClassVar[int]
    MISSION_FIELD_NUMBER: _ClassVar[int]
    ESCAPE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    STRUCTURE_FIELD_NUMBER: _ClassVar[int]
    id: str
    x: int
    y: int
    tile: str
    near: _containers.RepeatedScalarFieldContainer[str]
    ranges: _containers.RepeatedScalarFieldContainer[int]
    objective: int
    tunnel: bool
    mission: bool
    escape: bool
    points: int
    structure: str
    def __init__(self, id: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ..., tile: _Optional[str] = ..., near: _Optional[_Iterable[str]] = ..., ranges: _Optional[_Iterable[int]] = ..., objective: _Optional[int] = ..., tunnel: _Optional[bool] = ..., mission: _Optional[bool] = ..., escape: _Optional[bool] = ..., points: _Optional[int] = ..., structure: _Optional[str] = ...) -> None: ...

class UndauntedObjectivesWorth(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class UndauntedPin(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedRout(_message.Message):
    __slots__ = ("counters", "count")
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class UndauntedPoints(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class UndauntedPointsControlled(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class UndauntedGather(_message.Message):
    __slots__ = ("marker", "counters", "count")
    MARKER_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    marker: UndauntedMarkerKind
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, marker: _Optional[_Union[UndauntedMarkerKind, str]] = ..., counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class UndauntedEscape(_message.Message):
    __slots__ = ("troop", "counters", "count")
    TROOP_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    troop: UndauntedTroop
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, troop: _Optional[_Union[UndauntedTroop, str]] = ..., counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class UndauntedEliminate(_message.Message):
    __slots__ = ("troop", "counters", "count")
    TROOP_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    troop: UndauntedTroop
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, troop: _Optional[_Union[UndauntedTroop, str]] = ..., counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class UndauntedEvery(_message.Message):
    __slots__ = ("of",)
    OF_FIELD_NUMBER: _ClassVar[int]
    of: _containers.RepeatedCompositeFieldContainer[UndauntedSingle]
    def __init__(self, of: _Optional[_Iterable[_Union[UndauntedSingle, _Mapping]]] = ...) -> None: ...

class UndauntedEither(_message.Message):
    __slots__ = ("of",)
    OF_FIELD_NUMBER: _ClassVar[int]
    of: _containers.RepeatedCompositeFieldContainer[UndauntedSingle]
    def __init__(self, of: _Optional[_Iterable[_Union[UndauntedSingle, _Mapping]]] = ...) -> None: ...

class UndauntedTogether(_message.Message):
    __slots__ = ("of", "value")
    OF_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    of: _containers.RepeatedCompositeFieldContainer[UndauntedSingle]
    value: int
    def __init__(self, of: _Optional[_Iterable[_Union[UndauntedSingle, _Mapping]]] = ..., value: _Optional[int] = ...) -> None: ...

class UndauntedAward(_message.Message):
    __slots__ = ("side", "occasion", "points", "spaces", "counters")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    OCCASION_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    side: str
    occasion: UndauntedOccasion
    points: int
    spaces: _containers.RepeatedScalarFieldContainer[str]
    counters: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., occasion: _Optional[_Union[UndauntedOccasion, str]] = ..., points: _Optional[int] = ..., spaces: _Optional[_Iterable[str]] = ..., counters: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedMine(_message.Message):
    __slots__ = ("side", "between", "face", "by")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    BETWEEN_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    side: str
    between: _containers.RepeatedScalarFieldContainer[str]
    face: UndauntedMineFace
    by: str
    def __init__(self, side: _Optional[str] = ..., between: _Optional[_Iterable[str]] = ..., face: _Optional[_Union[UndauntedMineFace, str]] = ..., by: _Optional[str] = ...) -> None: ...

class UndauntedSeated(_message.Message):
    __slots__ = ("vehicle", "seat")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    seat: int
    def __init__(self, vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class UndauntedSideSetup(_message.Message):
    __slots__ = ("id", "name", "goal", "deck", "supply", "markers", "counters", "spawns", "seats", "suppressed", "damage", "escaping", "escapers")
    class MarkersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: UndauntedFace
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[UndauntedFace, str]] = ...) -> None: ...
    class CountersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class SpawnsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class SeatsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: UndauntedSeated
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[UndauntedSeated, _Mapping]] = ...) -> None: ...
    class DamageEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    GOAL_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    SUPPLY_FIELD_NUMBER: _ClassVar[int]
    MARKERS_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    SPAWNS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSED_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    ESCAPING_FIELD_NUMBER: _ClassVar[int]
    ESCAPERS_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: UndauntedName
    goal: UndauntedGoal
    deck: _containers.RepeatedScalarFieldContainer[str]
    supply: _containers.RepeatedScalarFieldContainer[str]
    markers: _containers.ScalarMap[str, UndauntedFace]
    counters: _containers.ScalarMap[str, str]
    spawns: _containers.ScalarMap[str, str]
    seats: _containers.MessageMap[str, UndauntedSeated]
    suppressed: _containers.RepeatedScalarFieldContainer[str]
    damage: _containers.ScalarMap[str, int]
    escaping: _containers.RepeatedScalarFieldContainer[UndauntedTroop]
    escapers: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[UndauntedName, _Mapping]] = ..., goal: _Optional[_Union[UndauntedGoal, _Mapping]] = ..., deck: _Optional[_Iterable[str]] = ..., supply: _Optional[_Iterable[str]] = ..., markers: _Optional[_Mapping[str, UndauntedFace]] = ..., counters: _Optional[_Mapping[str, str]] = ..., spawns: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Mapping[str, UndauntedSeated]] = ..., suppressed: _Optional[_Iterable[str]] = ..., damage: _Optional[_Mapping[str, int]] = ..., escaping: _Optional[_Iterable[_Union[UndauntedTroop, str]]] = ..., escapers: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedSetup(_message.Message):
    __slots__ = ("variant", "scenario", "title", "layout", "sides", "initiative", "spaces", "tiles", "cards", "counters", "radio", "raises", "mines", "awards", "total_rout", "structures", "demolishes")
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    RADIO_FIELD_NUMBER: _ClassVar[int]
    RAISES_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_ROUT_FIELD_NUMBER: _ClassVar[int]
    STRUCTURES_FIELD_NUMBER: _ClassVar[int]
    DEMOLISHES_FIELD_NUMBER: _ClassVar[int]
    variant: UndauntedVariantName
    scenario: str
    title: UndauntedName
    layout: UndauntedLayout
    sides: _containers.RepeatedCompositeFieldContainer[UndauntedSideSetup]
    initiative: str
    spaces: _containers.RepeatedCompositeFieldContainer[UndauntedSpace]
    tiles: _containers.RepeatedCompositeFieldContainer[UndauntedTile]
    cards: _containers.RepeatedCompositeFieldContainer[UndauntedCard]
    counters: _containers.RepeatedCompositeFieldContainer[UndauntedCounterKind]
    radio: str
    raises: str
    mines: _containers.RepeatedCompositeFieldContainer[UndauntedMine]
    awards: _containers.RepeatedCompositeFieldContainer[UndauntedAward]
    total_rout: bool
    structures: _containers.RepeatedCompositeFieldContainer[UndauntedStructureKind]
    demolishes: str
    def __init__(self, variant: _Optional[_Union[UndauntedVariantName, str]] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[UndauntedName, _Mapping]] = ..., layout: _Optional[_Union[UndauntedLayout, str]] = ..., sides: _Optional[_Iterable[_Union[UndauntedSideSetup, _Mapping]]] = ..., initiative: _Optional[str] = ..., spaces: _Optional[_Iterable[_Union[UndauntedSpace, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[UndauntedTile, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[UndauntedCard, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[UndauntedCounterKind, _Mapping]]] = ..., radio: _Optional[str] = ..., raises: _Optional[str] = ..., mines: _Optional[_Iterable[_Union[UndauntedMine, _Mapping]]] = ..., awards: _Optional[_Iterable[_Union[UndauntedAward, _Mapping]]] = ..., total_rout: _Optional[bool] = ..., structures: _Optional[_Iterable[_Union[UndauntedStructureKind, _Mapping]]] = ..., demolishes: _Optional[str] = ...) -> None: ...

class UndauntedStepping(_message.Message):
    __slots__ = ("side", "counter", "action", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    action: UndauntedAction
    left: int
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., action: _Optional[_Union[UndauntedAction, _Mapping]] = ..., left: _Optional[int] = ...) -> None: ...

class UndauntedBolstering(_message.Message):
    __slots__ = ("side", "action", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: UndauntedAction
    left: int
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[UndauntedAction, _Mapping]] = ..., left: _Optional[int] = ...) -> None: ...

class UndauntedBarrage(_message.Message):
    __slots__ = ("side", "action", "counter", "space", "targets")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: UndauntedAction
    counter: str
    space: str
    targets: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[UndauntedAction, _Mapping]] = ..., counter: _Optional[str] = ..., space: _Optional[str] = ..., targets: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedLosing(_message.Message):
    __slots__ = ("side", "counter", "title", "by", "thrown")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    THROWN_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    title: str
    by: str
    thrown: bool
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., title: _Optional[str] = ..., by: _Optional[str] = ..., thrown: _Optional[bool] = ...) -> None: ...

class UndauntedDisplacing(_message.Message):
    __slots__ = ("side", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedAssaulting(_message.Message):
    __slots__ = ("side", "counter", "card", "plain")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    PLAIN_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    card: str
    plain: bool
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., card: _Optional[str] = ..., plain: _Optional[bool] = ...) -> None: ...

class UndauntedPerforming(_message.Message):
    __slots__ = ("side", "card", "by")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: str
    by: UndauntedAction
    def __init__(self, side: _Optional[str] = ..., card: _Optional[str] = ..., by: _Optional[_Union[UndauntedAction, _Mapping]] = ...) -> None: ...

class UndauntedExerted(_message.Message):
    __slots__ = ("side", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedMining(_message.Message):
    __slots__ = ("side", "counter", "action", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    action: UndauntedAction
    left: int
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., action: _Optional[_Union[UndauntedAction, _Mapping]] = ..., left: _Optional[int] = ...) -> None: ...

class UndauntedReturning(_message.Message):
    __slots__ = ("side", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: str
    def __init__(self, side: _Optional[str] = ..., card: _Optional[str] = ...) -> None: ...

class UndauntedMounted(_message.Message):
    __slots__ = ("side", "counter", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    card: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., card: _Optional[str] = ...) -> None: ...

class UndauntedFreeing(_message.Message):
    __slots__ = ("side", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedSurveying(_message.Message):
    __slots__ = ("side", "action", "left", "counter", "chosen", "placed")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    PLACED_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: UndauntedAction
    left: int
    counter: str
    chosen: _containers.RepeatedScalarFieldContainer[str]
    placed: bool
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[UndauntedAction, _Mapping]] = ..., left: _Optional[int] = ..., counter: _Optional[str] = ..., chosen: _Optional[_Iterable[str]] = ..., placed: _Optional[bool] = ...) -> None: ...

class UndauntedInspiring(_message.Message):
    __slots__ = ("side", "action", "card", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: UndauntedAction
    card: str
    left: int
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[UndauntedAction, _Mapping]] = ..., card: _Optional[str] = ..., left: _Optional[int] = ...) -> None: ...

class UndauntedCrewHit(_message.Message):
    __slots__ = ("side", "counter", "suppresses")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSES_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    suppresses: bool
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., suppresses: _Optional[bool] = ...) -> None: ...

class UndauntedMove(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedScout(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedStalk(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedGuide(_message.Message):
    __slots__ = ("counter", "to")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    counter: str
    to: str
    def __init__(self, counter: _Optional[str] = ..., to: _Optional[str] = ...) -> None: ...

class UndauntedBolster(_message.Message):
    __slots__ = ("take",)
    TAKE_FIELD_NUMBER: _ClassVar[int]
    take: str
    def __init__(self, take: _Optional[str] = ...) -> None: ...

class UndauntedCommand(_message.Message):
    __slots__ = ("count",)
    COUNT_FIELD_NUMBER: _ClassVar[int]
    count: int
    def __init__(self, count: _Optional[int] = ...) -> None: ...

class UndauntedConceal(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedControl(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedInspire(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedRecon(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedTarget(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedAttack(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedSuppress(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedBlast(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedAntiTank(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedDemolish(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedBombard(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class UndauntedVolley(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class UndauntedGrenade(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class UndauntedFlamethrower(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedSmoke(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedMines(_message.Message):
    __slots__ = ("towards", "face")
    TOWARDS_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    towards: str
    face: UndauntedMineFace
    def __init__(self, towards: _Optional[str] = ..., face: _Optional[_Union[UndauntedMineFace, str]] = ...) -> None: ...

class UndauntedFireZone(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedRequisition(_message.Message):
    __slots__ = ("take",)
    TAKE_FIELD_NUMBER: _ClassVar[int]
    take: str
    def __init__(self, take: _Optional[str] = ...) -> None: ...

class UndauntedRally(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedAntiAir(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedAssault(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedSecure(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedFightAndFade(_message.Message):
    __slots__ = ("fight", "target")
    FIGHT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    fight: UndauntedActionName
    target: str
    def __init__(self, fight: _Optional[_Union[UndauntedActionName, str]] = ..., target: _Optional[str] = ...) -> None: ...

class UndauntedExert(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedDrive(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedNavigate(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedRepair(_message.Message):
    __slots__ = ("vehicle",)
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    def __init__(self, vehicle: _Optional[str] = ...) -> None: ...

class UndauntedReconFlight(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedStrafe(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedPickInitiative(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedPlay(_message.Message):
    __slots__ = ("card", "act", "at", "plain", "seat")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ACT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    PLAIN_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    card: str
    act: UndauntedAct
    at: str
    plain: bool
    seat: bool
    def __init__(self, card: _Optional[str] = ..., act: _Optional[_Union[UndauntedAct, _Mapping]] = ..., at: _Optional[str] = ..., plain: _Optional[bool] = ..., seat: _Optional[bool] = ...) -> None: ...

class UndauntedReady(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedHunkerDown(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedEndTurn(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedStep(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedTake(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedStrike(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class UndauntedLose(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedDisplace(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedPerform(_message.Message):
    __slots__ = ("act", "at", "plain", "seat")
    ACT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    PLAIN_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    act: UndauntedAct
    at: str
    plain: bool
    seat: bool
    def __init__(self, act: _Optional[_Union[UndauntedAct, _Mapping]] = ..., at: _Optional[str] = ..., plain: _Optional[bool] = ..., seat: _Optional[bool] = ...) -> None: ...

class UndauntedLay(_message.Message):
    __slots__ = ("towards", "face")
    TOWARDS_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    towards: str
    face: UndauntedMineFace
    def __init__(self, towards: _Optional[str] = ..., face: _Optional[_Union[UndauntedMineFace, str]] = ...) -> None: ...

class UndauntedReturn(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedWithdraw(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedSwap(_message.Message):
    __slots__ = ("card", "counter")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    card: str
    counter: str
    def __init__(self, card: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedFreeMoveFirst(_message.Message):
    __slots__ = ("card", "vehicle", "seat")
    CARD_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    card: str
    vehicle: str
    seat: int
    def __init__(self, card: _Optional[str] = ..., vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class UndauntedFreeMove(_message.Message):
    __slots__ = ("vehicle", "seat")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    seat: int
    def __init__(self, vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class UndauntedNextSpace(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class UndauntedAgain(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class UndauntedPickCrew(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedStop(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedDrawnCard(_message.Message):
    __slots__ = ("link", "index", "card")
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    link: bytes
    index: int
    card: str
    def __init__(self, link: _Optional[bytes] = ..., index: _Optional[int] = ..., card: _Optional[str] = ...) -> None: ...

class UndauntedScenarioSetUp(_message.Message):
    __slots__ = ("setup",)
    SETUP_FIELD_NUMBER: _ClassVar[int]
    setup: UndauntedSetup
    def __init__(self, setup: _Optional[_Union[UndauntedSetup, _Mapping]] = ...) -> None: ...

class UndauntedCounterAt(_message.Message):
    __slots__ = ("counter", "space", "suppressed", "routed", "fire_zone", "vehicle", "seat")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSED_FIELD_NUMBER: _ClassVar[int]
    ROUTED_FIELD_NUMBER: _ClassVar[int]
    FIRE_ZONE_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    suppressed: bool
    routed: bool
    fire_zone: str
    vehicle: str
    seat: int
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ..., suppressed: _Optional[bool] = ..., routed: _Optional[bool] = ..., fire_zone: _Optional[str] = ..., vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class UndauntedLaid(_message.Message):
    __slots__ = ("counter", "mines", "smoke")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    SMOKE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    mines: int
    smoke: int
    def __init__(self, counter: _Optional[str] = ..., mines: _Optional[int] = ..., smoke: _Optional[int] = ...) -> None: ...

class UndauntedSideInherited(_message.Message):
    __slots__ = ("side", "deck", "hand", "discard", "removed", "play", "supply", "markers", "target", "casualties", "aside", "points")
    class MarkersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: UndauntedFace
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[UndauntedFace, str]] = ...) -> None: ...
    SIDE_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    PLAY_FIELD_NUMBER: _ClassVar[int]
    SUPPLY_FIELD_NUMBER: _ClassVar[int]
    MARKERS_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    CASUALTIES_FIELD_NUMBER: _ClassVar[int]
    ASIDE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    side: str
    deck: int
    hand: int
    discard: int
    removed: int
    play: _containers.RepeatedScalarFieldContainer[str]
    supply: _containers.RepeatedScalarFieldContainer[str]
    markers: _containers.ScalarMap[str, UndauntedFace]
    target: str
    casualties: int
    aside: _containers.RepeatedScalarFieldContainer[str]
    points: int
    def __init__(self, side: _Optional[str] = ..., deck: _Optional[int] = ..., hand: _Optional[int] = ..., discard: _Optional[int] = ..., removed: _Optional[int] = ..., play: _Optional[_Iterable[str]] = ..., supply: _Optional[_Iterable[str]] = ..., markers: _Optional[_Mapping[str, UndauntedFace]] = ..., target: _Optional[str] = ..., casualties: _Optional[int] = ..., aside: _Optional[_Iterable[str]] = ..., points: _Optional[int] = ...) -> None: ...

class UndauntedPrivateZones(_message.Message):
    __slots__ = ("deck", "hand", "discard", "removed", "casualties")
    DECK_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    CASUALTIES_FIELD_NUMBER: _ClassVar[int]
    deck: _containers.RepeatedScalarFieldContainer[str]
    hand: _containers.RepeatedScalarFieldContainer[str]
    discard: _containers.RepeatedScalarFieldContainer[str]
    removed: _containers.RepeatedScalarFieldContainer[str]
    casualties: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, deck: _Optional[_Iterable[str]] = ..., hand: _Optional[_Iterable[str]] = ..., discard: _Optional[_Iterable[str]] = ..., removed: _Optional[_Iterable[str]] = ..., casualties: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedPositionInherited(_message.Message):
    __slots__ = ("round", "initiative", "active", "sides", "counters", "objectives", "frames", "faces", "mines", "smoke", "tunnels", "laid", "played", "owners", "damage", "destroyed", "escaped", "eliminated", "hopeless")
    class ObjectivesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class FacesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class OwnersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class DamageEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    ROUND_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    FRAMES_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    SMOKE_FIELD_NUMBER: _ClassVar[int]
    TUNNELS_FIELD_NUMBER: _ClassVar[int]
    LAID_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    OWNERS_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    DESTROYED_FIELD_NUMBER: _ClassVar[int]
    ESCAPED_FIELD_NUMBER: _ClassVar[int]
    ELIMINATED_FIELD_NUMBER: _ClassVar[int]
    HOPELESS_FIELD_NUMBER: _ClassVar[int]
    round: int
    initiative: str
    active: str
    sides: _containers.RepeatedCompositeFieldContainer[UndauntedSideInherited]
    counters: _containers.RepeatedCompositeFieldContainer[UndauntedCounterAt]
    objectives: _containers.ScalarMap[str, int]
    frames: _containers.RepeatedCompositeFieldContainer[UndauntedFrame]
    faces: _containers.ScalarMap[str, str]
    mines: _containers.RepeatedCompositeFieldContainer[UndauntedMine]
    smoke: _containers.RepeatedScalarFieldContainer[str]
    tunnels: _containers.RepeatedScalarFieldContainer[str]
    laid: _containers.RepeatedCompositeFieldContainer[UndauntedLaid]
    played: int
    owners: _containers.ScalarMap[str, str]
    damage: _containers.ScalarMap[str, int]
    destroyed: _containers.RepeatedScalarFieldContainer[str]
    escaped: _containers.RepeatedScalarFieldContainer[str]
    eliminated: _containers.RepeatedScalarFieldContainer[str]
    hopeless: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, round: _Optional[int] = ..., initiative: _Optional[str] = ..., active: _Optional[str] = ..., sides: _Optional[_Iterable[_Union[UndauntedSideInherited, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[UndauntedCounterAt, _Mapping]]] = ..., objectives: _Optional[_Mapping[str, int]] = ..., frames: _Optional[_Iterable[_Union[UndauntedFrame, _Mapping]]] = ..., faces: _Optional[_Mapping[str, str]] = ..., mines: _Optional[_Iterable[_Union[UndauntedMine, _Mapping]]] = ..., smoke: _Optional[_Iterable[str]] = ..., tunnels: _Optional[_Iterable[str]] = ..., laid: _Optional[_Iterable[_Union[UndauntedLaid, _Mapping]]] = ..., played: _Optional[int] = ..., owners: _Optional[_Mapping[str, str]] = ..., damage: _Optional[_Mapping[str, int]] = ..., destroyed: _Optional[_Iterable[str]] = ..., escaped: _Optional[_Iterable[str]] = ..., eliminated: _Optional[_Iterable[str]] = ..., hopeless: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedZonesInherited(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: UndauntedSealedPrivateZones
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[UndauntedSealedPrivateZones, _Mapping]] = ...) -> None: ...

class UndauntedRoundStarted(_message.Message):
    __slots__ = ("round",)
    ROUND_FIELD_NUMBER: _ClassVar[int]
    round: int
    def __init__(self, round: _Optional[int] = ...) -> None: ...

class UndauntedDiscardReshuffled(_message.Message):
    __slots__ = ("side", "count")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    side: str
    count: int
    def __init__(self, side: _Optional[str] = ..., count: _Optional[int] = ...) -> None: ...

class UndauntedCardDrawn(_message.Message):
    __slots__ = ("side", "use", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: UndauntedSealedDrawnCard
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[UndauntedSealedDrawnCard, _Mapping]] = ...) -> None: ...

class UndauntedInitiativePicked(_message.Message):
    __slots__ = ("side", "secret", "seals")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    SEALS_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: UndauntedSealedText
    seals: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[UndauntedSealedText, _Mapping]] = ..., seals: _Optional[_Iterable[int]] = ...) -> None: ...

class UndauntedInitiativeRevealed(_message.Message):
    __slots__ = ("picks", "opens")
    class PicksEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    PICKS_FIELD_NUMBER: _ClassVar[int]
    OPENS_FIELD_NUMBER: _ClassVar[int]
    picks: _containers.ScalarMap[str, str]
    opens: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, picks: _Optional[_Mapping[str, str]] = ..., opens: _Optional[_Iterable[int]] = ...) -> None: ...

class UndauntedInitiativeSettled(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedTurnStarted(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedTurnEnded(_message.Message):
    __slots__ = ("side", "hand", "played")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    side: str
    hand: int
    played: int
    def __init__(self, side: _Optional[str] = ..., hand: _Optional[int] = ..., played: _Optional[int] = ...) -> None: ...

class UndauntedCardMoved(_message.Message):
    __slots__ = ("side", "card", "source", "target")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: str
    source: UndauntedZone
    target: UndauntedZone
    def __init__(self, side: _Optional[str] = ..., card: _Optional[str] = ..., source: _Optional[_Union[UndauntedZone, str]] = ..., target: _Optional[_Union[UndauntedZone, str]] = ...) -> None: ...

class UndauntedCounterPlaced(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class UndauntedCounterMoved(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class UndauntedCounterSuppressed(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedCounterReadied(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedCounterRemoved(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedMarkerPlaced(_message.Message):
    __slots__ = ("side", "space", "face")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    space: str
    face: UndauntedFace
    def __init__(self, side: _Optional[str] = ..., space: _Optional[str] = ..., face: _Optional[_Union[UndauntedFace, str]] = ...) -> None: ...

class UndauntedTargetPlaced(_message.Message):
    __slots__ = ("side", "space")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    space: str
    def __init__(self, side: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class UndauntedTargetRemoved(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedObjectiveRaised(_message.Message):
    __slots__ = ("space", "value")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    space: str
    value: int
    def __init__(self, space: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...

class UndauntedCardLost(_message.Message):
    __slots__ = ("side", "source", "target", "secret", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    source: UndauntedZone
    target: UndauntedZone
    secret: UndauntedSealedText
    counter: str
    def __init__(self, side: _Optional[str] = ..., source: _Optional[_Union[UndauntedZone, str]] = ..., target: _Optional[_Union[UndauntedZone, str]] = ..., secret: _Optional[_Union[UndauntedSealedText, _Mapping]] = ..., counter: _Optional[str] = ...) -> None: ...

class UndauntedCounterRouted(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedCounterRallied(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedTileSwapped(_message.Message):
    __slots__ = ("space", "tile")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    space: str
    tile: str
    def __init__(self, space: _Optional[str] = ..., tile: _Optional[str] = ...) -> None: ...

class UndauntedMineLaid(_message.Message):
    __slots__ = ("mine",)
    MINE_FIELD_NUMBER: _ClassVar[int]
    mine: UndauntedMine
    def __init__(self, mine: _Optional[_Union[UndauntedMine, _Mapping]] = ...) -> None: ...

class UndauntedMineRemoved(_message.Message):
    __slots__ = ("mine",)
    MINE_FIELD_NUMBER: _ClassVar[int]
    mine: UndauntedMine
    def __init__(self, mine: _Optional[_Union[UndauntedMine, _Mapping]] = ...) -> None: ...

class UndauntedFireZonePlaced(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class UndauntedFireZoneRemoved(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedSmokePlaced(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class UndauntedTunnelDestroyed(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class UndauntedPointsScored(_message.Message):
    __slots__ = ("side", "points")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    side: str
    points: int
    def __init__(self, side: _Optional[str] = ..., points: _Optional[int] = ...) -> None: ...

class UndauntedFramePushed(_message.Message):
    __slots__ = ("frame",)
    FRAME_FIELD_NUMBER: _ClassVar[int]
    frame: UndauntedFrame
    def __init__(self, frame: _Optional[_Union[UndauntedFrame, _Mapping]] = ...) -> None: ...

class UndauntedFrameReplaced(_message.Message):
    __slots__ = ("frame",)
    FRAME_FIELD_NUMBER: _ClassVar[int]
    frame: UndauntedFrame
    def __init__(self, frame: _Optional[_Union[UndauntedFrame, _Mapping]] = ...) -> None: ...

class UndauntedFramePopped(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UndauntedSeatTaken(_message.Message):
    __slots__ = ("counter", "vehicle", "seat")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    counter: str
    vehicle: str
    seat: int
    def __init__(self, counter: _Optional[str] = ..., vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class UndauntedSeatLeft(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedSeatsSwapped(_message.Message):
    __slots__ = ("counter", "other")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    other: str
    def __init__(self, counter: _Optional[str] = ..., other: _Optional[str] = ...) -> None: ...

class UndauntedVehicleCaptured(_message.Message):
    __slots__ = ("vehicle", "side")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    side: str
    def __init__(self, vehicle: _Optional[str] = ..., side: _Optional[str] = ...) -> None: ...

class UndauntedVehicleDamaged(_message.Message):
    __slots__ = ("vehicle", "damage")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    damage: int
    def __init__(self, vehicle: _Optional[str] = ..., damage: _Optional[int] = ...) -> None: ...

class UndauntedVehicleRepaired(_message.Message):
    __slots__ = ("vehicle", "damage")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    damage: int
    def __init__(self, vehicle: _Optional[str] = ..., damage: _Optional[int] = ...) -> None: ...

class UndauntedCounterEliminated(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedCounterEscaped(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class UndauntedStructureDestroyed(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class UndauntedHopeLost(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class UndauntedScenarioWon(_message.Message):
    __slots__ = ("side", "how", "rule")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    side: str
    how: UndauntedVictory
    rule: str
    def __init__(self, side: _Optional[str] = ..., how: _Optional[_Union[UndauntedVictory, str]] = ..., rule: _Optional[str] = ...) -> None: ...

class UndauntedCardsView(_message.Message):
    __slots__ = ("zone", "count", "cards")
    ZONE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    zone: UndauntedZone
    count: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, zone: _Optional[_Union[UndauntedZone, str]] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedSideView(_message.Message):
    __slots__ = ("id", "zones", "worth", "target", "points", "reached")
    ID_FIELD_NUMBER: _ClassVar[int]
    ZONES_FIELD_NUMBER: _ClassVar[int]
    WORTH_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    REACHED_FIELD_NUMBER: _ClassVar[int]
    id: str
    zones: _containers.RepeatedCompositeFieldContainer[UndauntedCardsView]
    worth: int
    target: str
    points: int
    reached: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, id: _Optional[str] = ..., zones: _Optional[_Iterable[_Union[UndauntedCardsView, _Mapping]]] = ..., worth: _Optional[int] = ..., target: _Optional[str] = ..., points: _Optional[int] = ..., reached: _Optional[_Iterable[int]] = ...) -> None: ...

class UndauntedMarkerView(_message.Message):
    __slots__ = ("side", "face")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    face: UndauntedFace
    def __init__(self, side: _Optional[str] = ..., face: _Optional[_Union[UndauntedFace, str]] = ...) -> None: ...

class UndauntedSpaceView(_message.Message):
    __slots__ = ("id", "tile", "markers", "objective", "smoke", "tunnel", "structure")
    ID_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    MARKERS_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    SMOKE_FIELD_NUMBER: _ClassVar[int]
    TUNNEL_FIELD_NUMBER: _ClassVar[int]
    STRUCTURE_FIELD_NUMBER: _ClassVar[int]
    id: str
    tile: str
    markers: _containers.RepeatedCompositeFieldContainer[UndauntedMarkerView]
    objective: int
    smoke: bool
    tunnel: bool
    structure: str
    def __init__(self, id: _Optional[str] = ..., tile: _Optional[str] = ..., markers: _Optional[_Iterable[_Union[UndauntedMarkerView, _Mapping]]] = ..., objective: _Optional[int] = ..., smoke: _Optional[bool] = ..., tunnel: _Optional[bool] = ..., structure: _Optional[str] = ...) -> None: ...

class UndauntedCounterView(_message.Message):
    __slots__ = ("id", "space", "suppressed", "routed", "fire_zone", "vehicle", "seat", "side", "damage", "disabled")
    ID_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSED_FIELD_NUMBER: _ClassVar[int]
    ROUTED_FIELD_NUMBER: _ClassVar[int]
    FIRE_ZONE_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    DISABLED_FIELD_NUMBER: _ClassVar[int]
    id: str
    space: str
    suppressed: bool
    routed: bool
    fire_zone: str
    vehicle: str
    seat: int
    side: str
    damage: int
    disabled: bool
    def __init__(self, id: _Optional[str] = ..., space: _Optional[str] = ..., suppressed: _Optional[bool] = ..., routed: _Optional[bool] = ..., fire_zone: _Optional[str] = ..., vehicle: _Optional[str] = ..., seat: _Optional[int] = ..., side: _Optional[str] = ..., damage: _Optional[int] = ..., disabled: _Optional[bool] = ...) -> None: ...

class UndauntedDoingView(_message.Message):
    __slots__ = ("side", "action", "counter", "space", "targets", "left", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: UndauntedActionName
    counter: str
    space: str
    targets: _containers.RepeatedScalarFieldContainer[str]
    left: int
    card: str
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[UndauntedActionName, str]] = ..., counter: _Optional[str] = ..., space: _Optional[str] = ..., targets: _Optional[_Iterable[str]] = ..., left: _Optional[int] = ..., card: _Optional[str] = ...) -> None: ...

class UndauntedView(_message.Message):
    __slots__ = ("round", "initiative", "sides", "spaces", "counters", "active", "doing", "winner", "how", "rule", "mines", "escaped", "eliminated", "hopeless")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    DOING_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    ESCAPED_FIELD_NUMBER: _ClassVar[int]
    ELIMINATED_FIELD_NUMBER: _ClassVar[int]
    HOPELESS_FIELD_NUMBER: _ClassVar[int]
    round: int
    initiative: str
    sides: _containers.RepeatedCompositeFieldContainer[UndauntedSideView]
    spaces: _containers.RepeatedCompositeFieldContainer[UndauntedSpaceView]
    counters: _containers.RepeatedCompositeFieldContainer[UndauntedCounterView]
    active: str
    doing: UndauntedDoingView
    winner: str
    how: UndauntedVictory
    rule: str
    mines: _containers.RepeatedCompositeFieldContainer[UndauntedMine]
    escaped: _containers.RepeatedScalarFieldContainer[str]
    eliminated: _containers.RepeatedScalarFieldContainer[str]
    hopeless: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, round: _Optional[int] = ..., initiative: _Optional[str] = ..., sides: _Optional[_Iterable[_Union[UndauntedSideView, _Mapping]]] = ..., spaces: _Optional[_Iterable[_Union[UndauntedSpaceView, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[UndauntedCounterView, _Mapping]]] = ..., active: _Optional[str] = ..., doing: _Optional[_Union[UndauntedDoingView, _Mapping]] = ..., winner: _Optional[str] = ..., how: _Optional[_Union[UndauntedVictory, str]] = ..., rule: _Optional[str] = ..., mines: _Optional[_Iterable[_Union[UndauntedMine, _Mapping]]] = ..., escaped: _Optional[_Iterable[str]] = ..., eliminated: _Optional[_Iterable[str]] = ..., hopeless: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedSideScene(_message.Message):
    __slots__ = ("id", "name", "goal", "spawns", "escaping", "escapers")
    class SpawnsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    GOAL_FIELD_NUMBER: _ClassVar[int]
    SPAWNS_FIELD_NUMBER: _ClassVar[int]
    ESCAPING_FIELD_NUMBER: _ClassVar[int]
    ESCAPERS_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: UndauntedName
    goal: UndauntedGoal
    spawns: _containers.ScalarMap[str, str]
    escaping: _containers.RepeatedScalarFieldContainer[UndauntedTroop]
    escapers: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[UndauntedName, _Mapping]] = ..., goal: _Optional[_Union[UndauntedGoal, _Mapping]] = ..., spawns: _Optional[_Mapping[str, str]] = ..., escaping: _Optional[_Iterable[_Union[UndauntedTroop, str]]] = ..., escapers: _Optional[_Iterable[str]] = ...) -> None: ...

class UndauntedSpaceScene(_message.Message):
    __slots__ = ("id", "x", "y", "near", "mission", "escape", "points")
    ID_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    NEAR_FIELD_NUMBER: _ClassVar[int]
    MISSION_FIELD_NUMBER: _ClassVar[int]
    ESCAPE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    id: str
    x: int
    y: int
    near: _containers.RepeatedScalarFieldContainer[str]
    mission: bool
    escape: bool
    points: int
    def __init__(self, id: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ..., near: _Optional[_Iterable[str]] = ..., mission: _Optional[bool] = ..., escape: _Optional[bool] = ..., points: _Optional[int] = ...) -> None: ...

class UndauntedTileScene(_message.Message):
    __slots__ = ("id", "cover", "hill", "hill_cover", "building", "building_cover", "toughness", "fortified", "fortified_cover", "impassable")
    ID_FIELD_NUMBER: _ClassVar[int]
    COVER_FIELD_NUMBER: _ClassVar[int]
    HILL_FIELD_NUMBER: _ClassVar[int]
    HILL_COVER_FIELD_NUMBER: _ClassVar[int]
    BUILDING_FIELD_NUMBER: _ClassVar[int]
    BUILDING_COVER_FIELD_NUMBER: _ClassVar[int]
    TOUGHNESS_FIELD_NUMBER: _ClassVar[int]
    FORTIFIED_FIELD_NUMBER: _ClassVar[int]
    FORTIFIED_COVER_FIELD_NUMBER: _ClassVar[int]
    IMPASSABLE_FIELD_NUMBER: _ClassVar[int]
    id: str
    cover: int
    hill: bool
    hill_cover: int
    building: bool
    building_cover: int
    toughness: int
    fortified: bool
    fortified_cover: int
    impassable: bool
    def __init__(self, id: _Optional[str] = ..., cover: _Optional[int] = ..., hill: _Optional[bool] = ..., hill_cover: _Optional[int] = ..., building: _Optional[bool] = ..., building_cover: _Optional[int] = ..., toughness: _Optional[int] = ..., fortified: _Optional[bool] = ..., fortified_cover: _Optional[int] = ..., impassable: _Optional[bool] = ...) -> None: ...

class UndauntedScene(_message.Message):
    __slots__ = ("scenario", "title", "layout", "sides", "spaces", "tiles", "cards", "counters", "radio", "variant", "awards", "total_rout", "structures", "demolishes")
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    RADIO_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_ROUT_FIELD_NUMBER: _ClassVar[int]
    STRUCTURES_FIELD_NUMBER: _ClassVar[int]
    DEMOLISHES_FIELD_NUMBER: _ClassVar[int]
    scenario: str
    title: UndauntedName
    layout: UndauntedLayout
    sides: _containers.RepeatedCompositeFieldContainer[UndauntedSideScene]
    spaces: _containers.RepeatedCompositeFieldContainer[UndauntedSpaceScene]
    tiles: _containers.RepeatedCompositeFieldContainer[UndauntedTileScene]
    cards: _containers.RepeatedCompositeFieldContainer[UndauntedCard]
    counters: _containers.RepeatedCompositeFieldContainer[UndauntedCounterKind]
    radio: str
    variant: UndauntedVariantName
    awards: _containers.RepeatedCompositeFieldContainer[UndauntedAward]
    total_rout: bool
    structures: _containers.RepeatedCompositeFieldContainer[UndauntedStructureKind]
    demolishes: str
    def __init__(self, scenario: _Optional[str] = ..., title: _Optional[_Union[UndauntedName, _Mapping]] = ..., layout: _Optional[_Union[UndauntedLayout, str]] = ..., sides: _Optional[_Iterable[_Union[UndauntedSideScene, _Mapping]]] = ..., spaces: _Optional[_Iterable[_Union[UndauntedSpaceScene, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[UndauntedTileScene, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[UndauntedCard, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[UndauntedCounterKind, _Mapping]]] = ..., radio: _Optional[str] = ..., variant: _Optional[_Union[UndauntedVariantName, str]] = ..., awards: _Optional[_Iterable[_Union[UndauntedAward, _Mapping]]] = ..., total_rout: _Optional[bool] = ..., structures: _Optional[_Iterable[_Union[UndauntedStructureKind, _Mapping]]] = ..., demolishes: _Optional[str] = ...) -> None: ...

class UndauntedAct(_message.Message):
    __slots__ = ("move", "scout", "stalk", "guide", "bolster", "command", "conceal", "control", "inspire", "recon", "target", "attack", "suppress", "blast", "anti_tank", "demolish", "bombard", "volley", "grenade", "flamethrower", "smoke", "mines", "fire_zone", "requisition", "rally", "anti_air", "assault", "secure", "fight_and_fade", "exert", "drive", "navigate", "repair", "recon_flight", "strafe")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    SCOUT_FIELD_NUMBER: _ClassVar[int]
    STALK_FIELD_NUMBER: _ClassVar[int]
    GUIDE_FIELD_NUMBER: _ClassVar[int]
    BOLSTER_FIELD_NUMBER: _ClassVar[int]
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    CONCEAL_FIELD_NUMBER: _ClassVar[int]
    CONTROL_FIELD_NUMBER: _ClassVar[int]
    INSPIRE_FIELD_NUMBER: _ClassVar[int]
    RECON_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    SUPPRESS_FIELD_NUMBER: _ClassVar[int]
    BLAST_FIELD_NUMBER: _ClassVar[int]
    ANTI_TANK_FIELD_NUMBER: _ClassVar[int]
    DEMOLISH_FIELD_NUMBER: _ClassVar[int]
    BOMBARD_FIELD_NUMBER: _ClassVar[int]
    VOLLEY_FIELD_NUMBER: _ClassVar[int]
    GRENADE_FIELD_NUMBER: _ClassVar[int]
    FLAMETHROWER_FIELD_NUMBER: _ClassVar[int]
    SMOKE_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    FIRE_ZONE_FIELD_NUMBER: _ClassVar[int]
    REQUISITION_FIELD_NUMBER: _ClassVar[int]
    RALLY_FIELD_NUMBER: _ClassVar[int]
    ANTI_AIR_FIELD_NUMBER: _ClassVar[int]
    ASSAULT_FIELD_NUMBER: _ClassVar[int]
    SECURE_FIELD_NUMBER: _ClassVar[int]
    FIGHT_AND_FADE_FIELD_NUMBER: _ClassVar[int]
    EXERT_FIELD_NUMBER: _ClassVar[int]
    DRIVE_FIELD_NUMBER: _ClassVar[int]
    NAVIGATE_FIELD_NUMBER: _ClassVar[int]
    REPAIR_FIELD_NUMBER: _ClassVar[int]
    RECON_FLIGHT_FIELD_NUMBER: _ClassVar[int]
    STRAFE_FIELD_NUMBER: _ClassVar[int]
    move: UndauntedMove
    scout: UndauntedScout
    stalk: UndauntedStalk
    guide: UndauntedGuide
    bolster: UndauntedBolster
    command: UndauntedCommand
    conceal: UndauntedConceal
    control: UndauntedControl
    inspire: UndauntedInspire
    recon: UndauntedRecon
    target: UndauntedTarget
    attack: UndauntedAttack
    suppress: UndauntedSuppress
    blast: UndauntedBlast
    anti_tank: UndauntedAntiTank
    demolish: UndauntedDemolish
    bombard: UndauntedBombard
    volley: UndauntedVolley
    grenade: UndauntedGrenade
    flamethrower: UndauntedFlamethrower
    smoke: UndauntedSmoke
    mines: UndauntedMines
    fire_zone: UndauntedFireZone
    requisition: UndauntedRequisition
    rally: UndauntedRally
    anti_air: UndauntedAntiAir
    assault: UndauntedAssault
    secure: UndauntedSecure
    fight_and_fade: UndauntedFightAndFade
    exert: UndauntedExert
    drive: UndauntedDrive
    navigate: UndauntedNavigate
    repair: UndauntedRepair
    recon_flight: UndauntedReconFlight
    strafe: UndauntedStrafe
    def __init__(self, move: _Optional[_Union[UndauntedMove, _Mapping]] = ..., scout: _Optional[_Union[UndauntedScout, _Mapping]] = ..., stalk: _Optional[_Union[UndauntedStalk, _Mapping]] = ..., guide: _Optional[_Union[UndauntedGuide, _Mapping]] = ..., bolster: _Optional[_Union[UndauntedBolster, _Mapping]] = ..., command: _Optional[_Union[UndauntedCommand, _Mapping]] = ..., conceal: _Optional[_Union[UndauntedConceal, _Mapping]] = ..., control: _Optional[_Union[UndauntedControl, _Mapping]] = ..., inspire: _Optional[_Union[UndauntedInspire, _Mapping]] = ..., recon: _Optional[_Union[UndauntedRecon, _Mapping]] = ..., target: _Optional[_Union[UndauntedTarget, _Mapping]] = ..., attack: _Optional[_Union[UndauntedAttack, _Mapping]] = ..., suppress: _Optional[_Union[UndauntedSuppress, _Mapping]] = ..., blast: _Optional[_Union[UndauntedBlast, _Mapping]] = ..., anti_tank: _Optional[_Union[UndauntedAntiTank, _Mapping]] = ..., demolish: _Optional[_Union[UndauntedDemolish, _Mapping]] = ..., bombard: _Optional[_Union[UndauntedBombard, _Mapping]] = ..., volley: _Optional[_Union[UndauntedVolley, _Mapping]] = ..., grenade: _Optional[_Union[UndauntedGrenade, _Mapping]] = ..., flamethrower: _Optional[_Union[UndauntedFlamethrower, _Mapping]] = ..., smoke: _Optional[_Union[UndauntedSmoke, _Mapping]] = ..., mines: _Optional[_Union[UndauntedMines, _Mapping]] = ..., fire_zone: _Optional[_Union[UndauntedFireZone, _Mapping]] = ..., requisition: _Optional[_Union[UndauntedRequisition, _Mapping]] = ..., rally: _Optional[_Union[UndauntedRally, _Mapping]] = ..., anti_air: _Optional[_Union[UndauntedAntiAir, _Mapping]] = ..., assault: _Optional[_Union[UndauntedAssault, _Mapping]] = ..., secure: _Optional[_Union[UndauntedSecure, _Mapping]] = ..., fight_and_fade: _Optional[_Union[UndauntedFightAndFade, _Mapping]] = ..., exert: _Optional[_Union[UndauntedExert, _Mapping]] = ..., drive: _Optional[_Union[UndauntedDrive, _Mapping]] = ..., navigate: _Optional[_Union[UndauntedNavigate, _Mapping]] = ..., repair: _Optional[_Union[UndauntedRepair, _Mapping]] = ..., recon_flight: _Optional[_Union[UndauntedReconFlight, _Mapping]] = ..., strafe: _Optional[_Union[UndauntedStrafe, _Mapping]] = ...) -> None: ...

class UndauntedDecision(_message.Message):
    __slots__ = ("pick_initiative", "play", "ready", "hunker_down", "end_turn", "step", "take", "strike", "stop", "lose", "displace", "perform", "lay", "withdraw", "swap", "free_move_first", "free_move", "next_space", "again", "pick_crew")
    PICK_INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    PLAY_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    HUNKER_DOWN_FIELD_NUMBER: _ClassVar[int]
    END_TURN_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    TAKE_FIELD_NUMBER: _ClassVar[int]
    STRIKE_FIELD_NUMBER: _ClassVar[int]
    STOP_FIELD_NUMBER: _ClassVar[int]
    LOSE_FIELD_NUMBER: _ClassVar[int]
    DISPLACE_FIELD_NUMBER: _ClassVar[int]
    PERFORM_FIELD_NUMBER: _ClassVar[int]
    LAY_FIELD_NUMBER: _ClassVar[int]
    RETURN_FIELD_NUMBER: _ClassVar[int]
    WITHDRAW_FIELD_NUMBER: _ClassVar[int]
    SWAP_FIELD_NUMBER: _ClassVar[int]
    FREE_MOVE_FIRST_FIELD_NUMBER: _ClassVar[int]
    FREE_MOVE_FIELD_NUMBER: _ClassVar[int]
    NEXT_SPACE_FIELD_NUMBER: _ClassVar[int]
    AGAIN_FIELD_NUMBER: _ClassVar[int]
    PICK_CREW_FIELD_NUMBER: _ClassVar[int]
    pick_initiative: UndauntedPickInitiative
    play: UndauntedPlay
    ready: UndauntedReady
    hunker_down: UndauntedHunkerDown
    end_turn: UndauntedEndTurn
    step: UndauntedStep
    take: UndauntedTake
    strike: UndauntedStrike
    stop: UndauntedStop
    lose: UndauntedLose
    displace: UndauntedDisplace
    perform: UndauntedPerform
    lay: UndauntedLay
    withdraw: UndauntedWithdraw
    swap: UndauntedSwap
    free_move_first: UndauntedFreeMoveFirst
    free_move: UndauntedFreeMove
    next_space: UndauntedNextSpace
    again: UndauntedAgain
    pick_crew: UndauntedPickCrew
    def __init__(self, pick_initiative: _Optional[_Union[UndauntedPickInitiative, _Mapping]] = ..., play: _Optional[_Union[UndauntedPlay, _Mapping]] = ..., ready: _Optional[_Union[UndauntedReady, _Mapping]] = ..., hunker_down: _Optional[_Union[UndauntedHunkerDown, _Mapping]] = ..., end_turn: _Optional[_Union[UndauntedEndTurn, _Mapping]] = ..., step: _Optional[_Union[UndauntedStep, _Mapping]] = ..., take: _Optional[_Union[UndauntedTake, _Mapping]] = ..., strike: _Optional[_Union[UndauntedStrike, _Mapping]] = ..., stop: _Optional[_Union[UndauntedStop, _Mapping]] = ..., lose: _Optional[_Union[UndauntedLose, _Mapping]] = ..., displace: _Optional[_Union[UndauntedDisplace, _Mapping]] = ..., perform: _Optional[_Union[UndauntedPerform, _Mapping]] = ..., lay: _Optional[_Union[UndauntedLay, _Mapping]] = ..., withdraw: _Optional[_Union[UndauntedWithdraw, _Mapping]] = ..., swap: _Optional[_Union[UndauntedSwap, _Mapping]] = ..., free_move_first: _Optional[_Union[UndauntedFreeMoveFirst, _Mapping]] = ..., free_move: _Optional[_Union[UndauntedFreeMove, _Mapping]] = ..., next_space: _Optional[_Union[UndauntedNextSpace, _Mapping]] = ..., again: _Optional[_Union[UndauntedAgain, _Mapping]] = ..., pick_crew: _Optional[_Union[UndauntedPickCrew, _Mapping]] = ..., **kwargs) -> None: ...

class UndauntedFrame(_message.Message):
    __slots__ = ("stepping", "bolstering", "barrage", "losing", "displacing", "assaulting", "performing", "exerted", "mining", "returning", "mounted", "freeing", "surveying", "inspiring", "crew_hit")
    STEPPING_FIELD_NUMBER: _ClassVar[int]
    BOLSTERING_FIELD_NUMBER: _ClassVar[int]
    BARRAGE_FIELD_NUMBER: _ClassVar[int]
    LOSING_FIELD_NUMBER: _ClassVar[int]
    DISPLACING_FIELD_NUMBER: _ClassVar[int]
    ASSAULTING_FIELD_NUMBER: _ClassVar[int]
    PERFORMING_FIELD_NUMBER: _ClassVar[int]
    EXERTED_FIELD_NUMBER: _ClassVar[int]
    MINING_FIELD_NUMBER: _ClassVar[int]
    RETURNING_FIELD_NUMBER: _ClassVar[int]
    MOUNTED_FIELD_NUMBER: _ClassVar[int]
    FREEING_FIELD_NUMBER: _ClassVar[int]
    SURVEYING_FIELD_NUMBER: _ClassVar[int]
    INSPIRING_FIELD_NUMBER: _ClassVar[int]
    CREW_HIT_FIELD_NUMBER: _ClassVar[int]
    stepping: UndauntedStepping
    bolstering: UndauntedBolstering
    barrage: UndauntedBarrage
    losing: UndauntedLosing
    displacing: UndauntedDisplacing
    assaulting: UndauntedAssaulting
    performing: UndauntedPerforming
    exerted: UndauntedExerted
    mining: UndauntedMining
    returning: UndauntedReturning
    mounted: UndauntedMounted
    freeing: UndauntedFreeing
    surveying: UndauntedSurveying
    inspiring: UndauntedInspiring
    crew_hit: UndauntedCrewHit
    def __init__(self, stepping: _Optional[_Union[UndauntedStepping, _Mapping]] = ..., bolstering: _Optional[_Union[UndauntedBolstering, _Mapping]] = ..., barrage: _Optional[_Union[UndauntedBarrage, _Mapping]] = ..., losing: _Optional[_Union[UndauntedLosing, _Mapping]] = ..., displacing: _Optional[_Union[UndauntedDisplacing, _Mapping]] = ..., assaulting: _Optional[_Union[UndauntedAssaulting, _Mapping]] = ..., performing: _Optional[_Union[UndauntedPerforming, _Mapping]] = ..., exerted: _Optional[_Union[UndauntedExerted, _Mapping]] = ..., mining: _Optional[_Union[UndauntedMining, _Mapping]] = ..., returning: _Optional[_Union[UndauntedReturning, _Mapping]] = ..., mounted: _Optional[_Union[UndauntedMounted, _Mapping]] = ..., freeing: _Optional[_Union[UndauntedFreeing, _Mapping]] = ..., surveying: _Optional[_Union[UndauntedSurveying, _Mapping]] = ..., inspiring: _Optional[_Union[UndauntedInspiring, _Mapping]] = ..., crew_hit: _Optional[_Union[UndauntedCrewHit, _Mapping]] = ...) -> None: ...

class UndauntedGoal(_message.Message):
    __slots__ = ("objectives", "pin", "rout", "points", "points_controlled", "gather", "escape", "eliminate", "every", "either", "together")
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    PIN_FIELD_NUMBER: _ClassVar[int]
    ROUT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    POINTS_CONTROLLED_FIELD_NUMBER: _ClassVar[int]
    GATHER_FIELD_NUMBER: _ClassVar[int]
    ESCAPE_FIELD_NUMBER: _ClassVar[int]
    ELIMINATE_FIELD_NUMBER: _ClassVar[int]
    EVERY_FIELD_NUMBER: _ClassVar[int]
    EITHER_FIELD_NUMBER: _ClassVar[int]
    TOGETHER_FIELD_NUMBER: _ClassVar[int]
    objectives: UndauntedObjectivesWorth
    pin: UndauntedPin
    rout: UndauntedRout
    points: UndauntedPoints
    points_controlled: UndauntedPointsControlled
    gather: UndauntedGather
    escape: UndauntedEscape
    eliminate: UndauntedEliminate
    every: UndauntedEvery
    either: UndauntedEither
    together: UndauntedTogether
    def __init__(self, objectives: _Optional[_Union[UndauntedObjectivesWorth, _Mapping]] = ..., pin: _Optional[_Union[UndauntedPin, _Mapping]] = ..., rout: _Optional[_Union[UndauntedRout, _Mapping]] = ..., points: _Optional[_Union[UndauntedPoints, _Mapping]] = ..., points_controlled: _Optional[_Union[UndauntedPointsControlled, _Mapping]] = ..., gather: _Optional[_Union[UndauntedGather, _Mapping]] = ..., escape: _Optional[_Union[UndauntedEscape, _Mapping]] = ..., eliminate: _Optional[_Union[UndauntedEliminate, _Mapping]] = ..., every: _Optional[_Union[UndauntedEvery, _Mapping]] = ..., either: _Optional[_Union[UndauntedEither, _Mapping]] = ..., together: _Optional[_Union[UndauntedTogether, _Mapping]] = ...) -> None: ...

class UndauntedSingle(_message.Message):
    __slots__ = ("objectives", "pin", "rout", "points", "points_controlled", "gather", "escape", "eliminate")
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    PIN_FIELD_NUMBER: _ClassVar[int]
    ROUT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    POINTS_CONTROLLED_FIELD_NUMBER: _ClassVar[int]
    GATHER_FIELD_NUMBER: _ClassVar[int]
    ESCAPE_FIELD_NUMBER: _ClassVar[int]
    ELIMINATE_FIELD_NUMBER: _ClassVar[int]
    objectives: UndauntedObjectivesWorth
    pin: UndauntedPin
    rout: UndauntedRout
    points: UndauntedPoints
    points_controlled: UndauntedPointsControlled
    gather: UndauntedGather
    escape: UndauntedEscape
    eliminate: UndauntedEliminate
    def __init__(self, objectives: _Optional[_Union[UndauntedObjectivesWorth, _Mapping]] = ..., pin: _Optional[_Union[UndauntedPin, _Mapping]] = ..., rout: _Optional[_Union[UndauntedRout, _Mapping]] = ..., points: _Optional[_Union[UndauntedPoints, _Mapping]] = ..., points_controlled: _Optional[_Union[UndauntedPointsControlled, _Mapping]] = ..., gather: _Optional[_Union[UndauntedGather, _Mapping]] = ..., escape: _Optional[_Union[UndauntedEscape, _Mapping]] = ..., eliminate: _Optional[_Union[UndauntedEliminate, _Mapping]] = ...) -> None: ...

class UndauntedEvent(_message.Message):
    __slots__ = ("scenario_set_up", "position_inherited", "zones_inherited", "round_started", "discard_reshuffled", "card_drawn", "initiative_picked", "initiative_revealed", "initiative_settled", "turn_started", "turn_ended", "card_moved", "counter_placed", "counter_moved", "counter_suppressed", "counter_readied", "counter_removed", "marker_placed", "target_placed", "target_removed", "objective_raised", "card_lost", "counter_routed", "counter_rallied", "tile_swapped", "mine_laid", "mine_removed", "fire_zone_placed", "fire_zone_removed", "smoke_placed", "tunnel_destroyed", "points_scored", "frame_pushed", "frame_replaced", "frame_popped", "scenario_won", "seat_taken", "seat_left", "seats_swapped", "vehicle_captured", "vehicle_damaged", "vehicle_repaired", "counter_eliminated", "counter_escaped", "structure_destroyed", "hope_lost")
    SCENARIO_SET_UP_FIELD_NUMBER: _ClassVar[int]
    POSITION_INHERITED_FIELD_NUMBER: _ClassVar[int]
    ZONES_INHERITED_FIELD_NUMBER: _ClassVar[int]
    ROUND_STARTED_FIELD_NUMBER: _ClassVar[int]
    DISCARD_RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_PICKED_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_REVEALED_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_SETTLED_FIELD_NUMBER: _ClassVar[int]
    TURN_STARTED_FIELD_NUMBER: _ClassVar[int]
    TURN_ENDED_FIELD_NUMBER: _ClassVar[int]
    CARD_MOVED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_PLACED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_MOVED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_SUPPRESSED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_READIED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_REMOVED_FIELD_NUMBER: _ClassVar[int]
    MARKER_PLACED_FIELD_NUMBER: _ClassVar[int]
    TARGET_PLACED_FIELD_NUMBER: _ClassVar[int]
    TARGET_REMOVED_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVE_RAISED_FIELD_NUMBER: _ClassVar[int]
    CARD_LOST_FIELD_NUMBER: _ClassVar[int]
    COUNTER_ROUTED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_RALLIED_FIELD_NUMBER: _ClassVar[int]
    TILE_SWAPPED_FIELD_NUMBER: _ClassVar[int]
    MINE_LAID_FIELD_NUMBER: _ClassVar[int]
    MINE_REMOVED_FIELD_NUMBER: _ClassVar[int]
    FIRE_ZONE_PLACED_FIELD_NUMBER: _ClassVar[int]
    FIRE_ZONE_REMOVED_FIELD_NUMBER: _ClassVar[int]
    SMOKE_PLACED_FIELD_NUMBER: _ClassVar[int]
    TUNNEL_DESTROYED_FIELD_NUMBER: _ClassVar[int]
    POINTS_SCORED_FIELD_NUMBER: _ClassVar[int]
    FRAME_PUSHED_FIELD_NUMBER: _ClassVar[int]
    FRAME_REPLACED_FIELD_NUMBER: _ClassVar[int]
    FRAME_POPPED_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_WON_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_LEFT_FIELD_NUMBER: _ClassVar[int]
    SEATS_SWAPPED_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_DAMAGED_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_REPAIRED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_ELIMINATED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_ESCAPED_FIELD_NUMBER: _ClassVar[int]
    STRUCTURE_DESTROYED_FIELD_NUMBER: _ClassVar[int]
    HOPE_LOST_FIELD_NUMBER: _ClassVar[int]
    scenario_set_up: UndauntedScenarioSetUp
    position_inherited: UndauntedPositionInherited
    zones_inherited: UndauntedZonesInherited
    round_started: UndauntedRoundStarted
    discard_reshuffled: UndauntedDiscardReshuffled
    card_drawn: UndauntedCardDrawn
    initiative_picked: UndauntedInitiativePicked
    initiative_revealed: UndauntedInitiativeRevealed
    initiative_settled: UndauntedInitiativeSettled
    turn_started: UndauntedTurnStarted
    turn_ended: UndauntedTurnEnded
    card_moved: UndauntedCardMoved
    counter_placed: UndauntedCounterPlaced
    counter_moved: UndauntedCounterMoved
    counter_suppressed: UndauntedCounterSuppressed
    counter_readied: UndauntedCounterReadied
    counter_removed: UndauntedCounterRemoved
    marker_placed: UndauntedMarkerPlaced
    target_placed: UndauntedTargetPlaced
    target_removed: UndauntedTargetRemoved
    objective_raised: UndauntedObjectiveRaised
    card_lost: UndauntedCardLost
    counter_routed: UndauntedCounterRouted
    counter_rallied: UndauntedCounterRallied
    tile_swapped: UndauntedTileSwapped
    mine_laid: UndauntedMineLaid
    mine_removed: UndauntedMineRemoved
    fire_zone_placed: UndauntedFireZonePlaced
    fire_zone_removed: UndauntedFireZoneRemoved
    smoke_placed: UndauntedSmokePlaced
    tunnel_destroyed: UndauntedTunnelDestroyed
    points_scored: UndauntedPointsScored
    frame_pushed: UndauntedFramePushed
    frame_replaced: UndauntedFrameReplaced
    frame_popped: UndauntedFramePopped
    scenario_won: UndauntedScenarioWon
    seat_taken: UndauntedSeatTaken
    seat_left: UndauntedSeatLeft
    seats_swapped: UndauntedSeatsSwapped
    vehicle_captured: UndauntedVehicleCaptured
    vehicle_damaged: UndauntedVehicleDamaged
    vehicle_repaired: UndauntedVehicleRepaired
    counter_eliminated: UndauntedCounterEliminated
    counter_escaped: UndauntedCounterEscaped
    structure_destroyed: UndauntedStructureDestroyed
    hope_lost: UndauntedHopeLost
    def __init__(self, scenario_set_up: _Optional[_Union[UndauntedScenarioSetUp, _Mapping]] = ..., position_inherited: _Optional[_Union[UndauntedPositionInherited, _Mapping]] = ..., zones_inherited: _Optional[_Union[UndauntedZonesInherited, _Mapping]] = ..., round_started: _Optional[_Union[UndauntedRoundStarted, _Mapping]] = ..., discard_reshuffled: _Optional[_Union[UndauntedDiscardReshuffled, _Mapping]] = ..., card_drawn: _Optional[_Union[UndauntedCardDrawn, _Mapping]] = ..., initiative_picked: _Optional[_Union[UndauntedInitiativePicked, _Mapping]] = ..., initiative_revealed: _Optional[_Union[UndauntedInitiativeRevealed, _Mapping]] = ..., initiative_settled: _Optional[_Union[UndauntedInitiativeSettled, _Mapping]] = ..., turn_started: _Optional[_Union[UndauntedTurnStarted, _Mapping]] = ..., turn_ended: _Optional[_Union[UndauntedTurnEnded, _Mapping]] = ..., card_moved: _Optional[_Union[UndauntedCardMoved, _Mapping]] = ..., counter_placed: _Optional[_Union[UndauntedCounterPlaced, _Mapping]] = ..., counter_moved: _Optional[_Union[UndauntedCounterMoved, _Mapping]] = ..., counter_suppressed: _Optional[_Union[UndauntedCounterSuppressed, _Mapping]] = ..., counter_readied: _Optional[_Union[UndauntedCounterReadied, _Mapping]] = ..., counter_removed: _Optional[_Union[UndauntedCounterRemoved, _Mapping]] = ..., marker_placed: _Optional[_Union[UndauntedMarkerPlaced, _Mapping]] = ..., target_placed: _Optional[_Union[UndauntedTargetPlaced, _Mapping]] = ..., target_removed: _Optional[_Union[UndauntedTargetRemoved, _Mapping]] = ..., objective_raised: _Optional[_Union[UndauntedObjectiveRaised, _Mapping]] = ..., card_lost: _Optional[_Union[UndauntedCardLost, _Mapping]] = ..., counter_routed: _Optional[_Union[UndauntedCounterRouted, _Mapping]] = ..., counter_rallied: _Optional[_Union[UndauntedCounterRallied, _Mapping]] = ..., tile_swapped: _Optional[_Union[UndauntedTileSwapped, _Mapping]] = ..., mine_laid: _Optional[_Union[UndauntedMineLaid, _Mapping]] = ..., mine_removed: _Optional[_Union[UndauntedMineRemoved, _Mapping]] = ..., fire_zone_placed: _Optional[_Union[UndauntedFireZonePlaced, _Mapping]] = ..., fire_zone_removed: _Optional[_Union[UndauntedFireZoneRemoved, _Mapping]] = ..., smoke_placed: _Optional[_Union[UndauntedSmokePlaced, _Mapping]] = ..., tunnel_destroyed: _Optional[_Union[UndauntedTunnelDestroyed, _Mapping]] = ..., points_scored: _Optional[_Union[UndauntedPointsScored, _Mapping]] = ..., frame_pushed: _Optional[_Union[UndauntedFramePushed, _Mapping]] = ..., frame_replaced: _Optional[_Union[UndauntedFrameReplaced, _Mapping]] = ..., frame_popped: _Optional[_Union[UndauntedFramePopped, _Mapping]] = ..., scenario_won: _Optional[_Union[UndauntedScenarioWon, _Mapping]] = ..., seat_taken: _Optional[_Union[UndauntedSeatTaken, _Mapping]] = ..., seat_left: _Optional[_Union[UndauntedSeatLeft, _Mapping]] = ..., seats_swapped: _Optional[_Union[UndauntedSeatsSwapped, _Mapping]] = ..., vehicle_captured: _Optional[_Union[UndauntedVehicleCaptured, _Mapping]] = ..., vehicle_damaged: _Optional[_Union[UndauntedVehicleDamaged, _Mapping]] = ..., vehicle_repaired: _Optional[_Union[UndauntedVehicleRepaired, _Mapping]] = ..., counter_eliminated: _Optional[_Union[UndauntedCounterEliminated, _Mapping]] = ..., counter_escaped: _Optional[_Union[UndauntedCounterEscaped, _Mapping]] = ..., structure_destroyed: _Optional[_Union[UndauntedStructureDestroyed, _Mapping]] = ..., hope_lost: _Optional[_Union[UndauntedHopeLost, _Mapping]] = ...) -> None: ...

class UndauntedSealedPrivateZones(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: UndauntedPrivateZones
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[UndauntedPrivateZones, _Mapping]] = ...) -> None: ...

class UndauntedSealedDrawnCard(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: UndauntedDrawnCard
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[UndauntedDrawnCard, _Mapping]] = ...) -> None: ...

class UndauntedSealedText(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: str
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[str] = ...) -> None: ...
