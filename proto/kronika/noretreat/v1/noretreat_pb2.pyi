from kronika.chance.v1 import chance_pb2 as _chance_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class NoRetreatPhase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_PHASE_UNSPECIFIED: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_HOUSEKEEPING: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_CARDS: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_SUPPLY: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_ORGANISATION: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_MOVEMENT: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_COMBAT: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_REMOVALS: _ClassVar[NoRetreatPhase]
    NO_RETREAT_PHASE_DETRAINING: _ClassVar[NoRetreatPhase]

class NoRetreatMilestone(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_MILESTONE_UNSPECIFIED: _ClassVar[NoRetreatMilestone]
    NO_RETREAT_MILESTONE_GG: _ClassVar[NoRetreatMilestone]
    NO_RETREAT_MILESTONE_OIL: _ClassVar[NoRetreatMilestone]
    NO_RETREAT_MILESTONE_WARSAW: _ClassVar[NoRetreatMilestone]

class NoRetreatResult(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_RESULT_UNSPECIFIED: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_NE: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_CA: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_CB: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_EX: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_DR: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_DS: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_DD: _ClassVar[NoRetreatResult]
    NO_RETREAT_RESULT_DL: _ClassVar[NoRetreatResult]

class NoRetreatNation(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_NATION_UNSPECIFIED: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_GERMAN: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_FINNISH: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_HUNGARIAN: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_ITALIAN: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_POLISH: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_RUMANIAN: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_SOVIET: _ClassVar[NoRetreatNation]
    NO_RETREAT_NATION_YUGOSLAV: _ClassVar[NoRetreatNation]

class NoRetreatSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_SOURCE_UNSPECIFIED: _ClassVar[NoRetreatSource]
    NO_RETREAT_SOURCE_PART: _ClassVar[NoRetreatSource]
    NO_RETREAT_SOURCE_RECONSTRUCTED: _ClassVar[NoRetreatSource]

class NoRetreatWeather(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_WEATHER_UNSPECIFIED: _ClassVar[NoRetreatWeather]
    NO_RETREAT_WEATHER_CLEAR: _ClassVar[NoRetreatWeather]
    NO_RETREAT_WEATHER_MUD: _ClassVar[NoRetreatWeather]
    NO_RETREAT_WEATHER_SNOW: _ClassVar[NoRetreatWeather]
    NO_RETREAT_WEATHER_LONG_WINTER: _ClassVar[NoRetreatWeather]

class NoRetreatTerrain(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_TERRAIN_UNSPECIFIED: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_OPEN: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_CITY: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_FOREST: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_MARSH: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_MOUNTAIN: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_KERCH: _ClassVar[NoRetreatTerrain]
    NO_RETREAT_TERRAIN_AREA: _ClassVar[NoRetreatTerrain]

class NoRetreatCountry(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_COUNTRY_UNSPECIFIED: _ClassVar[NoRetreatCountry]
    NO_RETREAT_COUNTRY_GREATER_GERMANY: _ClassVar[NoRetreatCountry]
    NO_RETREAT_COUNTRY_USSR: _ClassVar[NoRetreatCountry]
    NO_RETREAT_COUNTRY_NONE: _ClassVar[NoRetreatCountry]

class NoRetreatSea(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_SEA_UNSPECIFIED: _ClassVar[NoRetreatSea]
    NO_RETREAT_SEA_NONE: _ClassVar[NoRetreatSea]
    NO_RETREAT_SEA_BALTIC: _ClassVar[NoRetreatSea]
    NO_RETREAT_SEA_BLACK: _ClassVar[NoRetreatSea]
    NO_RETREAT_SEA_CASPIAN: _ClassVar[NoRetreatSea]
    NO_RETREAT_SEA_ADRIATIC: _ClassVar[NoRetreatSea]

class NoRetreatEdge(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_EDGE_UNSPECIFIED: _ClassVar[NoRetreatEdge]
    NO_RETREAT_EDGE_NONE: _ClassVar[NoRetreatEdge]
    NO_RETREAT_EDGE_WEST: _ClassVar[NoRetreatEdge]
    NO_RETREAT_EDGE_EAST: _ClassVar[NoRetreatEdge]
    NO_RETREAT_EDGE_SOUTH: _ClassVar[NoRetreatEdge]

class NoRetreatArm(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_ARM_UNSPECIFIED: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_ARMOUR: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_MECHANISED: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_INFANTRY: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_REGIONAL: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_FORTRESS: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_SHOCK: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_VOLKSSTURM: _ClassVar[NoRetreatArm]
    NO_RETREAT_ARM_RESERVE: _ClassVar[NoRetreatArm]

class NoRetreatOptionalUnits(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_OPTIONAL_UNITS_UNSPECIFIED: _ClassVar[NoRetreatOptionalUnits]
    NO_RETREAT_OPTIONAL_UNITS_DETACHMENTS: _ClassVar[NoRetreatOptionalUnits]
    NO_RETREAT_OPTIONAL_UNITS_FORTIFIED_FRONTS: _ClassVar[NoRetreatOptionalUnits]
    NO_RETREAT_OPTIONAL_UNITS_RESERVES: _ClassVar[NoRetreatOptionalUnits]

class NoRetreatDeck(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_DECK_UNSPECIFIED: _ClassVar[NoRetreatDeck]
    NO_RETREAT_DECK_UNTIL_1944: _ClassVar[NoRetreatDeck]
    NO_RETREAT_DECK_ALWAYS: _ClassVar[NoRetreatDeck]
    NO_RETREAT_DECK_FROM_1945: _ClassVar[NoRetreatDeck]

class NoRetreatWhen(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_WHEN_UNSPECIFIED: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_ANY: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_DRAW: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_CARDS: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_ORGANISATION: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_ORGANISATION_START: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_SUPPLY_END: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_MOVEMENT: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_MOVEMENT_END: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_COMBAT_END: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_PHASE_END: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_TURN: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_SPARE: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_COUNTERBLOWS: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_COMMIT: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_ROLLED: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_AFTER_EX: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_VICTORY: _ClassVar[NoRetreatWhen]
    NO_RETREAT_WHEN_PAYMENT: _ClassVar[NoRetreatWhen]

class NoRetreatWhose(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_WHOSE_UNSPECIFIED: _ClassVar[NoRetreatWhose]
    NO_RETREAT_WHOSE_ANY: _ClassVar[NoRetreatWhose]
    NO_RETREAT_WHOSE_OWN: _ClassVar[NoRetreatWhose]
    NO_RETREAT_WHOSE_AXIS: _ClassVar[NoRetreatWhose]
    NO_RETREAT_WHOSE_SOVIET: _ClassVar[NoRetreatWhose]

class NoRetreatTrigger(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_TRIGGER_UNSPECIFIED: _ClassVar[NoRetreatTrigger]
    NO_RETREAT_TRIGGER_NONE: _ClassVar[NoRetreatTrigger]
    NO_RETREAT_TRIGGER_CARD: _ClassVar[NoRetreatTrigger]
    NO_RETREAT_TRIGGER_ROLL: _ClassVar[NoRetreatTrigger]
    NO_RETREAT_TRIGGER_BOUGHT: _ClassVar[NoRetreatTrigger]

class NoRetreatLasts(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_LASTS_UNSPECIFIED: _ClassVar[NoRetreatLasts]
    NO_RETREAT_LASTS_BATTLE: _ClassVar[NoRetreatLasts]
    NO_RETREAT_LASTS_COMBAT_PHASE: _ClassVar[NoRetreatLasts]
    NO_RETREAT_LASTS_PLAYER_TURN: _ClassVar[NoRetreatLasts]

class NoRetreatDo(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_DO_UNSPECIFIED: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DRAW: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DISCARD: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DISCARD_DRAWN: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DISCARD_RANDOM: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DISCARD_FROM_HAND: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SEE_HAND: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_TAKE_DISCARD: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_RESHUFFLE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REPEAT_TOP: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_CANCEL_CARD: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_UNDO_LAST: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_FLIP_JOKER: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DISCARD_VALUE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REPLACEMENT_STEP: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_UPGRADE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_RETURN_UNIT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_CADRE_BY_RAIL: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_MOVE_BOX: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ENTRAIN: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DETRAIN: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REBUILD: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_LOSE_STEP: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ELIMINATE_ALLY: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SURRENDER_UNIT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_UNSUPPLIED_MARKER: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SPARE_UNSUPPLIED: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_MOVE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_MP_BONUS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_EXTRA_STACKING: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_STRENGTH_X: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_STRENGTH_ADD: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SHIFT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_CANCEL_SHIFT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_RESULT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REPLACE_RESULT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REROLL: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REROLL_RESULT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ROLL_TWO: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DUEL: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_CHOOSE_CRT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ARMOUR_VS_ARMOUR: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_DENY_ARMOUR: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ARMOUR_VALUE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_MARKER_VALUE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_EXTRA_MARKERS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_FORT_AS_INFANTRY: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_CANCEL_FORT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_NO_MULTI_HEX: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ADVANCE_BONUS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_RETREAT_IGNORES_ZONES: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_EXTRA_LOSS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_ATTACK_SEPARATELY: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_EXTRA_ATTACK: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SECOND_COMBAT: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_COUNTERBLOWS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_REMOVE_COUNTERBLOWS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_MUST_ATTACK: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SCORCH: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_WORKS: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_VP: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_VP_IF: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_VP_CHOICE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_AXIS_CHOICE: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_CANCEL_SUDDEN_DEATH: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_FLIP_WEATHER: _ClassVar[NoRetreatDo]
    NO_RETREAT_DO_SET_WEATHER: _ClassVar[NoRetreatDo]

class NoRetreatScope(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_SCOPE_UNSPECIFIED: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_ALL: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_OWN_ATTACK: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_SOVIET_ATTACKS: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_BLACK_SEA: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_GERMAN_CITY: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_ARMOUR_AND_INFANTRY: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_GERMAN_UNIT: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_DEFENDERS: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_CITY: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_NOT_CITY: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_SUPPLIED_NOT_CADRE: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_ARMOUR: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_STACK: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_DETRAINED: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_NEAR_OWN_CITY: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_FORTRESS: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_VOLKSSTURM: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_BUDAPEST: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_BUCHAREST: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_KONIGSBERG: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_GARRISON: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_AXIS_IN_USSR: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_FINLAND: _ClassVar[NoRetreatScope]
    NO_RETREAT_SCOPE_YUGOSLAVIA: _ClassVar[NoRetreatScope]

class NoRetreatDirection(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_DIRECTION_UNSPECIFIED: _ClassVar[NoRetreatDirection]
    NO_RETREAT_DIRECTION_LEFT: _ClassVar[NoRetreatDirection]
    NO_RETREAT_DIRECTION_RIGHT: _ClassVar[NoRetreatDirection]
    NO_RETREAT_DIRECTION_EITHER: _ClassVar[NoRetreatDirection]

class NoRetreatTaking(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_TAKING_UNSPECIFIED: _ClassVar[NoRetreatTaking]
    NO_RETREAT_TAKING_ALWAYS: _ClassVar[NoRetreatTaking]
    NO_RETREAT_TAKING_UNLESS_IMMEDIATE: _ClassVar[NoRetreatTaking]

class NoRetreatComing(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_COMING_UNSPECIFIED: _ClassVar[NoRetreatComing]
    NO_RETREAT_COMING_THIS: _ClassVar[NoRetreatComing]
    NO_RETREAT_COMING_NEXT: _ClassVar[NoRetreatComing]

class NoRetreatCondition(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_CONDITION_UNSPECIFIED: _ClassVar[NoRetreatCondition]
    NO_RETREAT_CONDITION_JOKER: _ClassVar[NoRetreatCondition]
    NO_RETREAT_CONDITION_ALLY: _ClassVar[NoRetreatCondition]

class NoRetreatNeedKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_NEED_KIND_UNSPECIFIED: _ClassVar[NoRetreatNeedKind]
    NO_RETREAT_NEED_KIND_VP: _ClassVar[NoRetreatNeedKind]
    NO_RETREAT_NEED_KIND_ENEMY_VP: _ClassVar[NoRetreatNeedKind]
    NO_RETREAT_NEED_KIND_OBJECTIVES: _ClassVar[NoRetreatNeedKind]
    NO_RETREAT_NEED_KIND_CONTROLS: _ClassVar[NoRetreatNeedKind]
    NO_RETREAT_NEED_KIND_FURTHER: _ClassVar[NoRetreatNeedKind]
    NO_RETREAT_NEED_KIND_ELIMINATED: _ClassVar[NoRetreatNeedKind]

class NoRetreatTurnStep(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_TURN_STEP_UNSPECIFIED: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_HIGH_TIDE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_MARKER: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_EVENTS: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_RED: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SHIFT_INITIATIVE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_OBJECTIVES: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_VICTORY_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SUDDEN_DEATH: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_INITIATIVE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SCENARIO: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_BEGIN: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_CARD_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DISCARD: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_JOKER: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DRAW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_WAR: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_CARD_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SUPPLY_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SUPPLY: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DETACH: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_FORTIFIED: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SUPPLY_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_ORGANISATION_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_FLIP: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_OVERSTACK: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_PLACE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_REORGANISE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_ORGANISATION_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_MOVEMENT_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_MOVE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_MOVEMENT_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_RESERVE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_SUPPORT: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_ALONE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_COMBAT_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_TARGETS: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_COUNTERBLOWS: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_BATTLES: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_COMBAT_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DUTIES: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_REMOVALS_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_REMOVALS: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_UNSCORCH: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_MARKERS: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_REMOVALS_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DETRAINING_PHASE: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_PARTISANS: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DETRAIN: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DETRAINING_WINDOW: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_RESERVE_DETRAIN: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_EASED: _ClassVar[NoRetreatTurnStep]
    NO_RETREAT_TURN_STEP_DEAL: _ClassVar[NoRetreatTurnStep]

class NoRetreatLaid(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_LAID_UNSPECIFIED: _ClassVar[NoRetreatLaid]
    NO_RETREAT_LAID_PLAYED: _ClassVar[NoRetreatLaid]
    NO_RETREAT_LAID_DISCARDED: _ClassVar[NoRetreatLaid]
    NO_RETREAT_LAID_PAID: _ClassVar[NoRetreatLaid]
    NO_RETREAT_LAID_IMMEDIATE: _ClassVar[NoRetreatLaid]
    NO_RETREAT_LAID_SET_UP: _ClassVar[NoRetreatLaid]

class NoRetreatWhyDiscarded(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_WHY_DISCARDED_UNSPECIFIED: _ClassVar[NoRetreatWhyDiscarded]
    NO_RETREAT_WHY_DISCARDED_HAND: _ClassVar[NoRetreatWhyDiscarded]
    NO_RETREAT_WHY_DISCARDED_WAR: _ClassVar[NoRetreatWhyDiscarded]
    NO_RETREAT_WHY_DISCARDED_JOKER: _ClassVar[NoRetreatWhyDiscarded]
    NO_RETREAT_WHY_DISCARDED_EVENT: _ClassVar[NoRetreatWhyDiscarded]

class NoRetreatPurchase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_PURCHASE_UNSPECIFIED: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_IMPROVE: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_FORTIFY: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_REPLACE: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_REORGANISE: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_ENTRAIN: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_COUNTERBLOW: _ClassVar[NoRetreatPurchase]
    NO_RETREAT_PURCHASE_UNSCORCH: _ClassVar[NoRetreatPurchase]

class NoRetreatGain(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_GAIN_UNSPECIFIED: _ClassVar[NoRetreatGain]
    NO_RETREAT_GAIN_IMPROVEMENT: _ClassVar[NoRetreatGain]
    NO_RETREAT_GAIN_UPGRADE: _ClassVar[NoRetreatGain]
    NO_RETREAT_GAIN_REPLACEMENT: _ClassVar[NoRetreatGain]

class NoRetreatWindowKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_WINDOW_KIND_UNSPECIFIED: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_VICTORY: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_CARDS_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_SUPPLY_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_ORGANISATION_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_MOVEMENT_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_COMBAT_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_REMOVALS_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_DETRAINING_END: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_ROLLED: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_AFTER_EX: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_SPARE: _ClassVar[NoRetreatWindowKind]
    NO_RETREAT_WINDOW_KIND_BOUGHT: _ClassVar[NoRetreatWindowKind]

class NoRetreatCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_CAUSE_UNSPECIFIED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_WITHDRAWN: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_TRIGGERED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_ENTERING: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_NO_AREA: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_RESTORED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_REPLACED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_RETURNS: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_RELIEVED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_CADRE: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_ENTRAINED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_RESERVE: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_DETRAINED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_NEAR_CITY: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_REBUILT: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_IMPROVED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_UPGRADED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_FORTIFIED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_TURNED_BACK: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_UNDONE: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_LOSS: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_EVENT: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_OWN_EVENT: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_NO_RETREAT: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_SHATTERED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_VOLKSSTURM: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_UNSUPPLIED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_EXCESS: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_ALONE: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_DETACHED: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_FORTIFIED_FRONTS: _ClassVar[NoRetreatCause]
    NO_RETREAT_CAUSE_SET_UP: _ClassVar[NoRetreatCause]

class NoRetreatStage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_STAGE_UNSPECIFIED: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_GROUND: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_SUPPORT: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_CARD_ATTACKER: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_CARD_DEFENDER: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_CHOICES: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_ODDS: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_DIE: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_ROLLED: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_DUEL: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_DUEL_SECOND: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_DUEL_END: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_APPLY: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_ADVANCE: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_AFTER: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_SERIES: _ClassVar[NoRetreatStage]
    NO_RETREAT_STAGE_SERIES_END: _ClassVar[NoRetreatStage]

class NoRetreatLossBy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_LOSS_BY_UNSPECIFIED: _ClassVar[NoRetreatLossBy]
    NO_RETREAT_LOSS_BY_BATTLE: _ClassVar[NoRetreatLossBy]
    NO_RETREAT_LOSS_BY_EVENT: _ClassVar[NoRetreatLossBy]

class NoRetreatOffer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_OFFER_UNSPECIFIED: _ClassVar[NoRetreatOffer]
    NO_RETREAT_OFFER_DETACH: _ClassVar[NoRetreatOffer]
    NO_RETREAT_OFFER_FORTIFIED_FRONTS: _ClassVar[NoRetreatOffer]
    NO_RETREAT_OFFER_PARTISANS: _ClassVar[NoRetreatOffer]
    NO_RETREAT_OFFER_JOKER: _ClassVar[NoRetreatOffer]
    NO_RETREAT_OFFER_SHIFT_INITIATIVE: _ClassVar[NoRetreatOffer]
    NO_RETREAT_OFFER_RESERVE_DETRAIN: _ClassVar[NoRetreatOffer]

class NoRetreatBlowKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_BLOW_KIND_UNSPECIFIED: _ClassVar[NoRetreatBlowKind]
    NO_RETREAT_BLOW_KIND_TARGET: _ClassVar[NoRetreatBlowKind]
    NO_RETREAT_BLOW_KIND_COUNTERBLOW: _ClassVar[NoRetreatBlowKind]

class NoRetreatDutyKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_DUTY_KIND_UNSPECIFIED: _ClassVar[NoRetreatDutyKind]
    NO_RETREAT_DUTY_KIND_DECLARED: _ClassVar[NoRetreatDutyKind]
    NO_RETREAT_DUTY_KIND_VOLUNTARY: _ClassVar[NoRetreatDutyKind]
    NO_RETREAT_DUTY_KIND_ANY: _ClassVar[NoRetreatDutyKind]

class NoRetreatSupplyKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_SUPPLY_KIND_UNSPECIFIED: _ClassVar[NoRetreatSupplyKind]
    NO_RETREAT_SUPPLY_KIND_NONE: _ClassVar[NoRetreatSupplyKind]
    NO_RETREAT_SUPPLY_KIND_OVERLAND: _ClassVar[NoRetreatSupplyKind]
    NO_RETREAT_SUPPLY_KIND_SEA: _ClassVar[NoRetreatSupplyKind]
    NO_RETREAT_SUPPLY_KIND_BESIDE: _ClassVar[NoRetreatSupplyKind]
    NO_RETREAT_SUPPLY_KIND_HOME: _ClassVar[NoRetreatSupplyKind]

class NoRetreatPromptKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_PROMPT_KIND_UNSPECIFIED: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_KEEP_CARDS: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DISCARD_TO_TWO: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DISCARD_WAR: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DISCARD: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_EVENT_WINDOW: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_CANCEL: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_CHOOSE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_PAY: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_FLIP: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_PLACE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_PLACE_AT: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_REORGANISE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_MOVE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_GO: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_STEP: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_STRATEGIC_RESERVE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_LOCAL_SUPPORT: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DECLARE_TARGETS: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DECLARE_COUNTERBLOWS: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_CHOOSE_BATTLE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_ADD_HEX: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_CHOOSE_ATTACKERS: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_CHOOSE_TERRAIN_HEX: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_COMMIT_SUPPORT: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_COMMIT_CARD: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_ACCEPT_COUNTERATTACK: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_PLACE_COUNTERBLOW: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_LOSE_STEP: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_PLACE_CADRE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_RETREAT: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_ADVANCE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_ADVANCE_ON: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_OVERSTACK: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_UNSCORCH: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DETRAIN: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DETRAIN_AT: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_RESERVE_DETRAIN: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_DETACH: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_FORTIFIED_FRONTS: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_PARTISANS: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_JOKER: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_SHIFT_INITIATIVE: _ClassVar[NoRetreatPromptKind]
    NO_RETREAT_PROMPT_KIND_SET_UP: _ClassVar[NoRetreatPromptKind]

class NoRetreatEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_ENDING_UNSPECIFIED: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_OBJECTIVES: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_SUDDEN_DEATH: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_TOTAL: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_HIGH_TIDE: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_GARRISON: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_END: _ClassVar[NoRetreatEnding]
    NO_RETREAT_ENDING_GOAL: _ClassVar[NoRetreatEnding]

class NoRetreatVaryingWeather(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_VARYING_WEATHER_UNSPECIFIED: _ClassVar[NoRetreatVaryingWeather]
    NO_RETREAT_VARYING_WEATHER_SCENARIO: _ClassVar[NoRetreatVaryingWeather]
    NO_RETREAT_VARYING_WEATHER_VARIABLE: _ClassVar[NoRetreatVaryingWeather]
    NO_RETREAT_VARYING_WEATHER_FIRST_YEAR: _ClassVar[NoRetreatVaryingWeather]
    NO_RETREAT_VARYING_WEATHER_FIXED: _ClassVar[NoRetreatVaryingWeather]

class NoRetreatMoveKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_MOVE_KIND_UNSPECIFIED: _ClassVar[NoRetreatMoveKind]
    NO_RETREAT_MOVE_KIND_MOVE: _ClassVar[NoRetreatMoveKind]
    NO_RETREAT_MOVE_KIND_RETREAT: _ClassVar[NoRetreatMoveKind]
    NO_RETREAT_MOVE_KIND_ADVANCE: _ClassVar[NoRetreatMoveKind]

class NoRetreatUnitMarker(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_UNIT_MARKER_UNSPECIFIED: _ClassVar[NoRetreatUnitMarker]
    NO_RETREAT_UNIT_MARKER_UNSUPPLIED: _ClassVar[NoRetreatUnitMarker]
    NO_RETREAT_UNIT_MARKER_DISORGANISED: _ClassVar[NoRetreatUnitMarker]
    NO_RETREAT_UNIT_MARKER_PARTISANS: _ClassVar[NoRetreatUnitMarker]

class NoRetreatGroundMarker(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_GROUND_MARKER_UNSPECIFIED: _ClassVar[NoRetreatGroundMarker]
    NO_RETREAT_GROUND_MARKER_SCORCHED: _ClassVar[NoRetreatGroundMarker]
    NO_RETREAT_GROUND_MARKER_WORKS: _ClassVar[NoRetreatGroundMarker]

class NoRetreatVpCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_VP_CAUSE_UNSPECIFIED: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_EVENT: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_SURRENDERED: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_RETURNS: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_DUTY: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_INITIATIVE: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_RED_EVENT: _ClassVar[NoRetreatVpCause]
    NO_RETREAT_VP_CAUSE_HIGH_TIDE: _ClassVar[NoRetreatVpCause]

class NoRetreatResultBy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NO_RETREAT_RESULT_BY_UNSPECIFIED: _ClassVar[NoRetreatResultBy]
    NO_RETREAT_RESULT_BY_ROLL: _ClassVar[NoRetreatResultBy]
    NO_RETREAT_RESULT_BY_BELOW: _ClassVar[NoRetreatResultBy]
    NO_RETREAT_RESULT_BY_EVENT: _ClassVar[NoRetreatResultBy]
NO_RETREAT_PHASE_UNSPECIFIED: NoRetreatPhase
NO_RETREAT_PHASE_HOUSEKEEPING: NoRetreatPhase
NO_RETREAT_PHASE_CARDS: NoRetreatPhase
NO_RETREAT_PHASE_SUPPLY: NoRetreatPhase
NO_RETREAT_PHASE_ORGANISATION: NoRetreatPhase
NO_RETREAT_PHASE_MOVEMENT: NoRetreatPhase
NO_RETREAT_PHASE_COMBAT: NoRetreatPhase
NO_RETREAT_PHASE_REMOVALS: NoRetreatPhase
NO_RETREAT_PHASE_DETRAINING: NoRetreatPhase
NO_RETREAT_MILESTONE_UNSPECIFIED: NoRetreatMilestone
NO_RETREAT_MILESTONE_GG: NoRetreatMilestone
NO_RETREAT_MILESTONE_OIL: NoRetreatMilestone
NO_RETREAT_MILESTONE_WARSAW: NoRetreatMilestone
NO_RETREAT_RESULT_UNSPECIFIED: NoRetreatResult
NO_RETREAT_RESULT_NE: NoRetreatResult
NO_RETREAT_RESULT_CA: NoRetreatResult
NO_RETREAT_RESULT_CB: NoRetreatResult
NO_RETREAT_RESULT_EX: NoRetreatResult
NO_RETREAT_RESULT_DR: NoRetreatResult
NO_RETREAT_RESULT_DS: NoRetreatResult
NO_RETREAT_RESULT_DD: NoRetreatResult
NO_RETREAT_RESULT_DL: NoRetreatResult
NO_RETREAT_NATION_UNSPECIFIED: NoRetreatNation
NO_RETREAT_NATION_GERMAN: NoRetreatNation
NO_RETREAT_NATION_FINNISH: NoRetreatNation
NO_RETREAT_NATION_HUNGARIAN: NoRetreatNation
NO_RETREAT_NATION_ITALIAN: NoRetreatNation
NO_RETREAT_NATION_POLISH: NoRetreatNation
NO_RETREAT_NATION_RUMANIAN: NoRetreatNation
NO_RETREAT_NATION_SOVIET: NoRetreatNation
NO_RETREAT_NATION_YUGOSLAV: NoRetreatNation
NO_RETREAT_SOURCE_UNSPECIFIED: NoRetreatSource
NO_RETREAT_SOURCE_PART: NoRetreatSource
NO_RETREAT_SOURCE_RECONSTRUCTED: NoRetreatSource
NO_RETREAT_WEATHER_UNSPECIFIED: NoRetreatWeather
NO_RETREAT_WEATHER_CLEAR: NoRetreatWeather
NO_RETREAT_WEATHER_MUD: NoRetreatWeather
NO_RETREAT_WEATHER_SNOW: NoRetreatWeather
NO_RETREAT_WEATHER_LONG_WINTER: NoRetreatWeather
NO_RETREAT_TERRAIN_UNSPECIFIED: NoRetreatTerrain
NO_RETREAT_TERRAIN_OPEN: NoRetreatTerrain
NO_RETREAT_TERRAIN_CITY: NoRetreatTerrain
NO_RETREAT_TERRAIN_FOREST: NoRetreatTerrain
NO_RETREAT_TERRAIN_MARSH: NoRetreatTerrain
NO_RETREAT_TERRAIN_MOUNTAIN: NoRetreatTerrain
NO_RETREAT_TERRAIN_KERCH: NoRetreatTerrain
NO_RETREAT_TERRAIN_AREA: NoRetreatTerrain
NO_RETREAT_COUNTRY_UNSPECIFIED: NoRetreatCountry
NO_RETREAT_COUNTRY_GREATER_GERMANY: NoRetreatCountry
NO_RETREAT_COUNTRY_USSR: NoRetreatCountry
NO_RETREAT_COUNTRY_NONE: NoRetreatCountry
NO_RETREAT_SEA_UNSPECIFIED: NoRetreatSea
NO_RETREAT_SEA_NONE: NoRetreatSea
NO_RETREAT_SEA_BALTIC: NoRetreatSea
NO_RETREAT_SEA_BLACK: NoRetreatSea
NO_RETREAT_SEA_CASPIAN: NoRetreatSea
NO_RETREAT_SEA_ADRIATIC: NoRetreatSea
NO_RETREAT_EDGE_UNSPECIFIED: NoRetreatEdge
NO_RETREAT_EDGE_NONE: NoRetreatEdge
NO_RETREAT_EDGE_WEST: NoRetreatEdge
NO_RETREAT_EDGE_EAST: NoRetreatEdge
NO_RETREAT_EDGE_SOUTH: NoRetreatEdge
NO_RETREAT_ARM_UNSPECIFIED: NoRetreatArm
NO_RETREAT_ARM_ARMOUR: NoRetreatArm
NO_RETREAT_ARM_MECHANISED: NoRetreatArm
NO_RETREAT_ARM_INFANTRY: NoRetreatArm
NO_RETREAT_ARM_REGIONAL: NoRetreatArm
NO_RETREAT_ARM_FORTRESS: NoRetreatArm
NO_RETREAT_ARM_SHOCK: NoRetreatArm
NO_RETREAT_ARM_VOLKSSTURM: NoRetreatArm
NO_RETREAT_ARM_RESERVE: NoRetreatArm
NO_RETREAT_OPTIONAL_UNITS_UNSPECIFIED: NoRetreatOptionalUnits
NO_RETREAT_OPTIONAL_UNITS_DETACHMENTS: NoRetreatOptionalUnits
NO_RETREAT_OPTIONAL_UNITS_FORTIFIED_FRONTS: NoRetreatOptionalUnits
NO_RETREAT_OPTIONAL_UNITS_RESERVES: NoRetreatOptionalUnits
NO_RETREAT_DECK_UNSPECIFIED: NoRetreatDeck
NO_RETREAT_DECK_UNTIL_1944: NoRetreatDeck
NO_RETREAT_DECK_ALWAYS: NoRetreatDeck
NO_RETREAT_DECK_FROM_1945: NoRetreatDeck
NO_RETREAT_WHEN_UNSPECIFIED: NoRetreatWhen
NO_RETREAT_WHEN_ANY: NoRetreatWhen
NO_RETREAT_WHEN_DRAW: NoRetreatWhen
NO_RETREAT_WHEN_CARDS: NoRetreatWhen
NO_RETREAT_WHEN_ORGANISATION: NoRetreatWhen
NO_RETREAT_WHEN_ORGANISATION_START: NoRetreatWhen
NO_RETREAT_WHEN_SUPPLY_END: NoRetreatWhen
NO_RETREAT_WHEN_MOVEMENT: NoRetreatWhen
NO_RETREAT_WHEN_MOVEMENT_END: NoRetreatWhen
NO_RETREAT_WHEN_COMBAT_END: NoRetreatWhen
NO_RETREAT_WHEN_PHASE_END: NoRetreatWhen
NO_RETREAT_WHEN_TURN: NoRetreatWhen
NO_RETREAT_WHEN_SPARE: NoRetreatWhen
NO_RETREAT_WHEN_COUNTERBLOWS: NoRetreatWhen
NO_RETREAT_WHEN_COMMIT: NoRetreatWhen
NO_RETREAT_WHEN_ROLLED: NoRetreatWhen
NO_RETREAT_WHEN_AFTER_EX: NoRetreatWhen
NO_RETREAT_WHEN_VICTORY: NoRetreatWhen
NO_RETREAT_WHEN_PAYMENT: NoRetreatWhen
NO_RETREAT_WHOSE_UNSPECIFIED: NoRetreatWhose
NO_RETREAT_WHOSE_ANY: NoRetreatWhose
NO_RETREAT_WHOSE_OWN: NoRetreatWhose
NO_RETREAT_WHOSE_AXIS: NoRetreatWhose
NO_RETREAT_WHOSE_SOVIET: NoRetreatWhose
NO_RETREAT_TRIGGER_UNSPECIFIED: NoRetreatTrigger
NO_RETREAT_TRIGGER_NONE: NoRetreatTrigger
NO_RETREAT_TRIGGER_CARD: NoRetreatTrigger
NO_RETREAT_TRIGGER_ROLL: NoRetreatTrigger
NO_RETREAT_TRIGGER_BOUGHT: NoRetreatTrigger
NO_RETREAT_LASTS_UNSPECIFIED: NoRetreatLasts
NO_RETREAT_LASTS_BATTLE: NoRetreatLasts
NO_RETREAT_LASTS_COMBAT_PHASE: NoRetreatLasts
NO_RETREAT_LASTS_PLAYER_TURN: NoRetreatLasts
NO_RETREAT_DO_UNSPECIFIED: NoRetreatDo
NO_RETREAT_DO_DRAW: NoRetreatDo
NO_RETREAT_DO_DISCARD: NoRetreatDo
NO_RETREAT_DO_DISCARD_DRAWN: NoRetreatDo
NO_RETREAT_DO_DISCARD_RANDOM: NoRetreatDo
NO_RETREAT_DO_DISCARD_FROM_HAND: NoRetreatDo
NO_RETREAT_DO_SEE_HAND: NoRetreatDo
NO_RETREAT_DO_TAKE_DISCARD: NoRetreatDo
NO_RETREAT_DO_RESHUFFLE: NoRetreatDo
NO_RETREAT_DO_REPEAT_TOP: NoRetreatDo
NO_RETREAT_DO_CANCEL_CARD: NoRetreatDo
NO_RETREAT_DO_UNDO_LAST: NoRetreatDo
NO_RETREAT_DO_FLIP_JOKER: NoRetreatDo
NO_RETREAT_DO_DISCARD_VALUE: NoRetreatDo
NO_RETREAT_DO_REPLACEMENT_STEP: NoRetreatDo
NO_RETREAT_DO_UPGRADE: NoRetreatDo
NO_RETREAT_DO_RETURN_UNIT: NoRetreatDo
NO_RETREAT_DO_CADRE_BY_RAIL: NoRetreatDo
NO_RETREAT_DO_MOVE_BOX: NoRetreatDo
NO_RETREAT_DO_ENTRAIN: NoRetreatDo
NO_RETREAT_DO_DETRAIN: NoRetreatDo
NO_RETREAT_DO_REBUILD: NoRetreatDo
NO_RETREAT_DO_LOSE_STEP: NoRetreatDo
NO_RETREAT_DO_ELIMINATE_ALLY: NoRetreatDo
NO_RETREAT_DO_SURRENDER_UNIT: NoRetreatDo
NO_RETREAT_DO_UNSUPPLIED_MARKER: NoRetreatDo
NO_RETREAT_DO_SPARE_UNSUPPLIED: NoRetreatDo
NO_RETREAT_DO_MOVE: NoRetreatDo
NO_RETREAT_DO_MP_BONUS: NoRetreatDo
NO_RETREAT_DO_EXTRA_STACKING: NoRetreatDo
NO_RETREAT_DO_STRENGTH_X: NoRetreatDo
NO_RETREAT_DO_STRENGTH_ADD: NoRetreatDo
NO_RETREAT_DO_SHIFT: NoRetreatDo
NO_RETREAT_DO_CANCEL_SHIFT: NoRetreatDo
NO_RETREAT_DO_RESULT: NoRetreatDo
NO_RETREAT_DO_REPLACE_RESULT: NoRetreatDo
NO_RETREAT_DO_REROLL: NoRetreatDo
NO_RETREAT_DO_REROLL_RESULT: NoRetreatDo
NO_RETREAT_DO_ROLL_TWO: NoRetreatDo
NO_RETREAT_DO_DUEL: NoRetreatDo
NO_RETREAT_DO_CHOOSE_CRT: NoRetreatDo
NO_RETREAT_DO_ARMOUR_VS_ARMOUR: NoRetreatDo
NO_RETREAT_DO_DENY_ARMOUR: NoRetreatDo
NO_RETREAT_DO_ARMOUR_VALUE: NoRetreatDo
NO_RETREAT_DO_MARKER_VALUE: NoRetreatDo
NO_RETREAT_DO_EXTRA_MARKERS: NoRetreatDo
NO_RETREAT_DO_FORT_AS_INFANTRY: NoRetreatDo
NO_RETREAT_DO_CANCEL_FORT: NoRetreatDo
NO_RETREAT_DO_NO_MULTI_HEX: NoRetreatDo
NO_RETREAT_DO_ADVANCE_BONUS: NoRetreatDo
NO_RETREAT_DO_RETREAT_IGNORES_ZONES: NoRetreatDo
NO_RETREAT_DO_EXTRA_LOSS: NoRetreatDo
NO_RETREAT_DO_ATTACK_SEPARATELY: NoRetreatDo
NO_RETREAT_DO_EXTRA_ATTACK: NoRetreatDo
NO_RETREAT_DO_SECOND_COMBAT: NoRetreatDo
NO_RETREAT_DO_COUNTERBLOWS: NoRetreatDo
NO_RETREAT_DO_REMOVE_COUNTERBLOWS: NoRetreatDo
NO_RETREAT_DO_MUST_ATTACK: NoRetreatDo
NO_RETREAT_DO_SCORCH: NoRetreatDo
NO_RETREAT_DO_WORKS: NoRetreatDo
NO_RETREAT_DO_VP: NoRetreatDo
NO_RETREAT_DO_VP_IF: NoRetreatDo
NO_RETREAT_DO_VP_CHOICE: NoRetreatDo
NO_RETREAT_DO_AXIS_CHOICE: NoRetreatDo
NO_RETREAT_DO_CANCEL_SUDDEN_DEATH: NoRetreatDo
NO_RETREAT_DO_FLIP_WEATHER: NoRetreatDo
NO_RETREAT_DO_SET_WEATHER: NoRetreatDo
NO_RETREAT_SCOPE_UNSPECIFIED: NoRetreatScope
NO_RETREAT_SCOPE_ALL: NoRetreatScope
NO_RETREAT_SCOPE_OWN_ATTACK: NoRetreatScope
NO_RETREAT_SCOPE_SOVIET_ATTACKS: NoRetreatScope
NO_RETREAT_SCOPE_BLACK_SEA: NoRetreatScope
NO_RETREAT_SCOPE_GERMAN_CITY: NoRetreatScope
NO_RETREAT_SCOPE_ARMOUR_AND_INFANTRY: NoRetreatScope
NO_RETREAT_SCOPE_GERMAN_UNIT: NoRetreatScope
NO_RETREAT_SCOPE_DEFENDERS: NoRetreatScope
NO_RETREAT_SCOPE_CITY: NoRetreatScope
NO_RETREAT_SCOPE_NOT_CITY: NoRetreatScope
NO_RETREAT_SCOPE_SUPPLIED_NOT_CADRE: NoRetreatScope
NO_RETREAT_SCOPE_ARMOUR: NoRetreatScope
NO_RETREAT_SCOPE_STACK: NoRetreatScope
NO_RETREAT_SCOPE_DETRAINED: NoRetreatScope
NO_RETREAT_SCOPE_NEAR_OWN_CITY: NoRetreatScope
NO_RETREAT_SCOPE_FORTRESS: NoRetreatScope
NO_RETREAT_SCOPE_VOLKSSTURM: NoRetreatScope
NO_RETREAT_SCOPE_BUDAPEST: NoRetreatScope
NO_RETREAT_SCOPE_BUCHAREST: NoRetreatScope
NO_RETREAT_SCOPE_KONIGSBERG: NoRetreatScope
NO_RETREAT_SCOPE_GARRISON: NoRetreatScope
NO_RETREAT_SCOPE_AXIS_IN_USSR: NoRetreatScope
NO_RETREAT_SCOPE_FINLAND: NoRetreatScope
NO_RETREAT_SCOPE_YUGOSLAVIA: NoRetreatScope
NO_RETREAT_DIRECTION_UNSPECIFIED: NoRetreatDirection
NO_RETREAT_DIRECTION_LEFT: NoRetreatDirection
NO_RETREAT_DIRECTION_RIGHT: NoRetreatDirection
NO_RETREAT_DIRECTION_EITHER: NoRetreatDirection
NO_RETREAT_TAKING_UNSPECIFIED: NoRetreatTaking
NO_RETREAT_TAKING_ALWAYS: NoRetreatTaking
NO_RETREAT_TAKING_UNLESS_IMMEDIATE: NoRetreatTaking
NO_RETREAT_COMING_UNSPECIFIED: NoRetreatComing
NO_RETREAT_COMING_THIS: NoRetreatComing
NO_RETREAT_COMING_NEXT: NoRetreatComing
NO_RETREAT_CONDITION_UNSPECIFIED: NoRetreatCondition
NO_RETREAT_CONDITION_JOKER: NoRetreatCondition
NO_RETREAT_CONDITION_ALLY: NoRetreatCondition
NO_RETREAT_NEED_KIND_UNSPECIFIED: NoRetreatNeedKind
NO_RETREAT_NEED_KIND_VP: NoRetreatNeedKind
NO_RETREAT_NEED_KIND_ENEMY_VP: NoRetreatNeedKind
NO_RETREAT_NEED_KIND_OBJECTIVES: NoRetreatNeedKind
NO_RETREAT_NEED_KIND_CONTROLS: NoRetreatNeedKind
NO_RETREAT_NEED_KIND_FURTHER: NoRetreatNeedKind
NO_RETREAT_NEED_KIND_ELIMINATED: NoRetreatNeedKind
NO_RETREAT_TURN_STEP_UNSPECIFIED: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_HIGH_TIDE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_MARKER: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_EVENTS: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_RED: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SHIFT_INITIATIVE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_OBJECTIVES: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_VICTORY_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SUDDEN_DEATH: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_INITIATIVE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SCENARIO: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_BEGIN: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_CARD_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DISCARD: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_JOKER: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DRAW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_WAR: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_CARD_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SUPPLY_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SUPPLY: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DETACH: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_FORTIFIED: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SUPPLY_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_ORGANISATION_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_FLIP: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_OVERSTACK: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_PLACE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_REORGANISE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_ORGANISATION_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_MOVEMENT_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_MOVE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_MOVEMENT_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_RESERVE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_SUPPORT: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_ALONE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_COMBAT_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_TARGETS: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_COUNTERBLOWS: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_BATTLES: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_COMBAT_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DUTIES: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_REMOVALS_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_REMOVALS: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_UNSCORCH: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_MARKERS: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_REMOVALS_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DETRAINING_PHASE: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_PARTISANS: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DETRAIN: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DETRAINING_WINDOW: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_RESERVE_DETRAIN: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_EASED: NoRetreatTurnStep
NO_RETREAT_TURN_STEP_DEAL: NoRetreatTurnStep
NO_RETREAT_LAID_UNSPECIFIED: NoRetreatLaid
NO_RETREAT_LAID_PLAYED: NoRetreatLaid
NO_RETREAT_LAID_DISCARDED: NoRetreatLaid
NO_RETREAT_LAID_PAID: NoRetreatLaid
NO_RETREAT_LAID_IMMEDIATE: NoRetreatLaid
NO_RETREAT_LAID_SET_UP: NoRetreatLaid
NO_RETREAT_WHY_DISCARDED_UNSPECIFIED: NoRetreatWhyDiscarded
NO_RETREAT_WHY_DISCARDED_HAND: NoRetreatWhyDiscarded
NO_RETREAT_WHY_DISCARDED_WAR: NoRetreatWhyDiscarded
NO_RETREAT_WHY_DISCARDED_JOKER: NoRetreatWhyDiscarded
NO_RETREAT_WHY_DISCARDED_EVENT: NoRetreatWhyDiscarded
NO_RETREAT_PURCHASE_UNSPECIFIED: NoRetreatPurchase
NO_RETREAT_PURCHASE_IMPROVE: NoRetreatPurchase
NO_RETREAT_PURCHASE_FORTIFY: NoRetreatPurchase
NO_RETREAT_PURCHASE_REPLACE: NoRetreatPurchase
NO_RETREAT_PURCHASE_REORGANISE: NoRetreatPurchase
NO_RETREAT_PURCHASE_ENTRAIN: NoRetreatPurchase
NO_RETREAT_PURCHASE_COUNTERBLOW: NoRetreatPurchase
NO_RETREAT_PURCHASE_UNSCORCH: NoRetreatPurchase
NO_RETREAT_GAIN_UNSPECIFIED: NoRetreatGain
NO_RETREAT_GAIN_IMPROVEMENT: NoRetreatGain
NO_RETREAT_GAIN_UPGRADE: NoRetreatGain
NO_RETREAT_GAIN_REPLACEMENT: NoRetreatGain
NO_RETREAT_WINDOW_KIND_UNSPECIFIED: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_VICTORY: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_CARDS_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_SUPPLY_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_ORGANISATION_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_MOVEMENT_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_COMBAT_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_REMOVALS_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_DETRAINING_END: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_ROLLED: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_AFTER_EX: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_SPARE: NoRetreatWindowKind
NO_RETREAT_WINDOW_KIND_BOUGHT: NoRetreatWindowKind
NO_RETREAT_CAUSE_UNSPECIFIED: NoRetreatCause
NO_RETREAT_CAUSE_WITHDRAWN: NoRetreatCause
NO_RETREAT_CAUSE_TRIGGERED: NoRetreatCause
NO_RETREAT_CAUSE_ENTERING: NoRetreatCause
NO_RETREAT_CAUSE_NO_AREA: NoRetreatCause
NO_RETREAT_CAUSE_RESTORED: NoRetreatCause
NO_RETREAT_CAUSE_REPLACED: NoRetreatCause
NO_RETREAT_CAUSE_RETURNS: NoRetreatCause
NO_RETREAT_CAUSE_RELIEVED: NoRetreatCause
NO_RETREAT_CAUSE_CADRE: NoRetreatCause
NO_RETREAT_CAUSE_ENTRAINED: NoRetreatCause
NO_RETREAT_CAUSE_RESERVE: NoRetreatCause
NO_RETREAT_CAUSE_DETRAINED: NoRetreatCause
NO_RETREAT_CAUSE_NEAR_CITY: NoRetreatCause
NO_RETREAT_CAUSE_REBUILT: NoRetreatCause
NO_RETREAT_CAUSE_IMPROVED: NoRetreatCause
NO_RETREAT_CAUSE_UPGRADED: NoRetreatCause
NO_RETREAT_CAUSE_FORTIFIED: NoRetreatCause
NO_RETREAT_CAUSE_TURNED_BACK: NoRetreatCause
NO_RETREAT_CAUSE_UNDONE: NoRetreatCause
NO_RETREAT_CAUSE_LOSS: NoRetreatCause
NO_RETREAT_CAUSE_EVENT: NoRetreatCause
NO_RETREAT_CAUSE_OWN_EVENT: NoRetreatCause
NO_RETREAT_CAUSE_NO_RETREAT: NoRetreatCause
NO_RETREAT_CAUSE_SHATTERED: NoRetreatCause
NO_RETREAT_CAUSE_VOLKSSTURM: NoRetreatCause
NO_RETREAT_CAUSE_UNSUPPLIED: NoRetreatCause
NO_RETREAT_CAUSE_EXCESS: NoRetreatCause
NO_RETREAT_CAUSE_ALONE: NoRetreatCause
NO_RETREAT_CAUSE_DETACHED: NoRetreatCause
NO_RETREAT_CAUSE_FORTIFIED_FRONTS: NoRetreatCause
NO_RETREAT_CAUSE_SET_UP: NoRetreatCause
NO_RETREAT_STAGE_UNSPECIFIED: NoRetreatStage
NO_RETREAT_STAGE_GROUND: NoRetreatStage
NO_RETREAT_STAGE_SUPPORT: NoRetreatStage
NO_RETREAT_STAGE_CARD_ATTACKER: NoRetreatStage
NO_RETREAT_STAGE_CARD_DEFENDER: NoRetreatStage
NO_RETREAT_STAGE_CHOICES: NoRetreatStage
NO_RETREAT_STAGE_ODDS: NoRetreatStage
NO_RETREAT_STAGE_DIE: NoRetreatStage
NO_RETREAT_STAGE_ROLLED: NoRetreatStage
NO_RETREAT_STAGE_DUEL: NoRetreatStage
NO_RETREAT_STAGE_DUEL_SECOND: NoRetreatStage
NO_RETREAT_STAGE_DUEL_END: NoRetreatStage
NO_RETREAT_STAGE_APPLY: NoRetreatStage
NO_RETREAT_STAGE_ADVANCE: NoRetreatStage
NO_RETREAT_STAGE_AFTER: NoRetreatStage
NO_RETREAT_STAGE_SERIES: NoRetreatStage
NO_RETREAT_STAGE_SERIES_END: NoRetreatStage
NO_RETREAT_LOSS_BY_UNSPECIFIED: NoRetreatLossBy
NO_RETREAT_LOSS_BY_BATTLE: NoRetreatLossBy
NO_RETREAT_LOSS_BY_EVENT: NoRetreatLossBy
NO_RETREAT_OFFER_UNSPECIFIED: NoRetreatOffer
NO_RETREAT_OFFER_DETACH: NoRetreatOffer
NO_RETREAT_OFFER_FORTIFIED_FRONTS: NoRetreatOffer
NO_RETREAT_OFFER_PARTISANS: NoRetreatOffer
NO_RETREAT_OFFER_JOKER: NoRetreatOffer
NO_RETREAT_OFFER_SHIFT_INITIATIVE: NoRetreatOffer
NO_RETREAT_OFFER_RESERVE_DETRAIN: NoRetreatOffer
NO_RETREAT_BLOW_KIND_UNSPECIFIED: NoRetreatBlowKind
NO_RETREAT_BLOW_KIND_TARGET: NoRetreatBlowKind
NO_RETREAT_BLOW_KIND_COUNTERBLOW: NoRetreatBlowKind
NO_RETREAT_DUTY_KIND_UNSPECIFIED: NoRetreatDutyKind
NO_RETREAT_DUTY_KIND_DECLARED: NoRetreatDutyKind
NO_RETREAT_DUTY_KIND_VOLUNTARY: NoRetreatDutyKind
NO_RETREAT_DUTY_KIND_ANY: NoRetreatDutyKind
NO_RETREAT_SUPPLY_KIND_UNSPECIFIED: NoRetreatSupplyKind
NO_RETREAT_SUPPLY_KIND_NONE: NoRetreatSupplyKind
NO_RETREAT_SUPPLY_KIND_OVERLAND: NoRetreatSupplyKind
NO_RETREAT_SUPPLY_KIND_SEA: NoRetreatSupplyKind
NO_RETREAT_SUPPLY_KIND_BESIDE: NoRetreatSupplyKind
NO_RETREAT_SUPPLY_KIND_HOME: NoRetreatSupplyKind
NO_RETREAT_PROMPT_KIND_UNSPECIFIED: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_KEEP_CARDS: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DISCARD_TO_TWO: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DISCARD_WAR: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DISCARD: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_EVENT_WINDOW: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_CANCEL: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_CHOOSE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_PAY: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_FLIP: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_PLACE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_PLACE_AT: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_REORGANISE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_MOVE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_GO: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_STEP: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_STRATEGIC_RESERVE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_LOCAL_SUPPORT: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DECLARE_TARGETS: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DECLARE_COUNTERBLOWS: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_CHOOSE_BATTLE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_ADD_HEX: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_CHOOSE_ATTACKERS: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_CHOOSE_TERRAIN_HEX: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_COMMIT_SUPPORT: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_COMMIT_CARD: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_ACCEPT_COUNTERATTACK: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_PLACE_COUNTERBLOW: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_LOSE_STEP: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_PLACE_CADRE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_RETREAT: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_ADVANCE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_ADVANCE_ON: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_OVERSTACK: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_UNSCORCH: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DETRAIN: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DETRAIN_AT: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_RESERVE_DETRAIN: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_DETACH: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_FORTIFIED_FRONTS: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_PARTISANS: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_JOKER: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_SHIFT_INITIATIVE: NoRetreatPromptKind
NO_RETREAT_PROMPT_KIND_SET_UP: NoRetreatPromptKind
NO_RETREAT_ENDING_UNSPECIFIED: NoRetreatEnding
NO_RETREAT_ENDING_OBJECTIVES: NoRetreatEnding
NO_RETREAT_ENDING_SUDDEN_DEATH: NoRetreatEnding
NO_RETREAT_ENDING_TOTAL: NoRetreatEnding
NO_RETREAT_ENDING_HIGH_TIDE: NoRetreatEnding
NO_RETREAT_ENDING_GARRISON: NoRetreatEnding
NO_RETREAT_ENDING_END: NoRetreatEnding
NO_RETREAT_ENDING_GOAL: NoRetreatEnding
NO_RETREAT_VARYING_WEATHER_UNSPECIFIED: NoRetreatVaryingWeather
NO_RETREAT_VARYING_WEATHER_SCENARIO: NoRetreatVaryingWeather
NO_RETREAT_VARYING_WEATHER_VARIABLE: NoRetreatVaryingWeather
NO_RETREAT_VARYING_WEATHER_FIRST_YEAR: NoRetreatVaryingWeather
NO_RETREAT_VARYING_WEATHER_FIXED: NoRetreatVaryingWeather
NO_RETREAT_MOVE_KIND_UNSPECIFIED: NoRetreatMoveKind
NO_RETREAT_MOVE_KIND_MOVE: NoRetreatMoveKind
NO_RETREAT_MOVE_KIND_RETREAT: NoRetreatMoveKind
NO_RETREAT_MOVE_KIND_ADVANCE: NoRetreatMoveKind
NO_RETREAT_UNIT_MARKER_UNSPECIFIED: NoRetreatUnitMarker
NO_RETREAT_UNIT_MARKER_UNSUPPLIED: NoRetreatUnitMarker
NO_RETREAT_UNIT_MARKER_DISORGANISED: NoRetreatUnitMarker
NO_RETREAT_UNIT_MARKER_PARTISANS: NoRetreatUnitMarker
NO_RETREAT_GROUND_MARKER_UNSPECIFIED: NoRetreatGroundMarker
NO_RETREAT_GROUND_MARKER_SCORCHED: NoRetreatGroundMarker
NO_RETREAT_GROUND_MARKER_WORKS: NoRetreatGroundMarker
NO_RETREAT_VP_CAUSE_UNSPECIFIED: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_EVENT: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_SURRENDERED: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_RETURNS: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_DUTY: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_INITIATIVE: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_RED_EVENT: NoRetreatVpCause
NO_RETREAT_VP_CAUSE_HIGH_TIDE: NoRetreatVpCause
NO_RETREAT_RESULT_BY_UNSPECIFIED: NoRetreatResultBy
NO_RETREAT_RESULT_BY_ROLL: NoRetreatResultBy
NO_RETREAT_RESULT_BY_BELOW: NoRetreatResultBy
NO_RETREAT_RESULT_BY_EVENT: NoRetreatResultBy

class NoRetreatName(_message.Message):
    __slots__ = ("en", "cs")
    EN_FIELD_NUMBER: _ClassVar[int]
    CS_FIELD_NUMBER: _ClassVar[int]
    en: str
    cs: str
    def __init__(self, en: _Optional[str] = ..., cs: _Optional[str] = ...) -> None: ...

class NoRetreatSpace(_message.Message):
    __slots__ = ("id", "terrain", "country", "name", "slug", "sea", "edge", "oil", "objective", "borders", "axis_nations", "after", "vp", "crossing")
    ID_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    COUNTRY_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SLUG_FIELD_NUMBER: _ClassVar[int]
    SEA_FIELD_NUMBER: _ClassVar[int]
    EDGE_FIELD_NUMBER: _ClassVar[int]
    OIL_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    BORDERS_FIELD_NUMBER: _ClassVar[int]
    AXIS_NATIONS_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    CROSSING_FIELD_NUMBER: _ClassVar[int]
    id: str
    terrain: NoRetreatTerrain
    country: NoRetreatCountry
    name: NoRetreatName
    slug: str
    sea: NoRetreatSea
    edge: NoRetreatEdge
    oil: bool
    objective: str
    borders: _containers.RepeatedScalarFieldContainer[str]
    axis_nations: _containers.RepeatedScalarFieldContainer[NoRetreatNation]
    after: NoRetreatMilestone
    vp: int
    crossing: bool
    def __init__(self, id: _Optional[str] = ..., terrain: _Optional[_Union[NoRetreatTerrain, str]] = ..., country: _Optional[_Union[NoRetreatCountry, str]] = ..., name: _Optional[_Union[NoRetreatName, _Mapping]] = ..., slug: _Optional[str] = ..., sea: _Optional[_Union[NoRetreatSea, str]] = ..., edge: _Optional[_Union[NoRetreatEdge, str]] = ..., oil: _Optional[bool] = ..., objective: _Optional[str] = ..., borders: _Optional[_Iterable[str]] = ..., axis_nations: _Optional[_Iterable[_Union[NoRetreatNation, str]]] = ..., after: _Optional[_Union[NoRetreatMilestone, str]] = ..., vp: _Optional[int] = ..., crossing: _Optional[bool] = ...) -> None: ...

class NoRetreatChart(_message.Message):
    __slots__ = ("spaces", "rivers", "lakes")
    SPACES_FIELD_NUMBER: _ClassVar[int]
    RIVERS_FIELD_NUMBER: _ClassVar[int]
    LAKES_FIELD_NUMBER: _ClassVar[int]
    spaces: _containers.RepeatedCompositeFieldContainer[NoRetreatSpace]
    rivers: _containers.RepeatedScalarFieldContainer[str]
    lakes: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, spaces: _Optional[_Iterable[_Union[NoRetreatSpace, _Mapping]]] = ..., rivers: _Optional[_Iterable[str]] = ..., lakes: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatFace(_message.Message):
    __slots__ = ("id", "strength", "mp", "arm", "name", "zoc", "white")
    ID_FIELD_NUMBER: _ClassVar[int]
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    MP_FIELD_NUMBER: _ClassVar[int]
    ARM_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    ZOC_FIELD_NUMBER: _ClassVar[int]
    WHITE_FIELD_NUMBER: _ClassVar[int]
    id: str
    strength: int
    mp: int
    arm: NoRetreatArm
    name: NoRetreatName
    zoc: bool
    white: bool
    def __init__(self, id: _Optional[str] = ..., strength: _Optional[int] = ..., mp: _Optional[int] = ..., arm: _Optional[_Union[NoRetreatArm, str]] = ..., name: _Optional[_Union[NoRetreatName, _Mapping]] = ..., zoc: _Optional[bool] = ..., white: _Optional[bool] = ...) -> None: ...

class NoRetreatEntry(_message.Message):
    __slots__ = ("turn", "trigger", "optional", "city", "face", "near", "within", "areas", "may_wait")
    TURN_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_FIELD_NUMBER: _ClassVar[int]
    OPTIONAL_FIELD_NUMBER: _ClassVar[int]
    CITY_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    NEAR_FIELD_NUMBER: _ClassVar[int]
    WITHIN_FIELD_NUMBER: _ClassVar[int]
    AREAS_FIELD_NUMBER: _ClassVar[int]
    MAY_WAIT_FIELD_NUMBER: _ClassVar[int]
    turn: int
    trigger: NoRetreatMilestone
    optional: NoRetreatOptionalUnits
    city: str
    face: str
    near: str
    within: int
    areas: _containers.RepeatedScalarFieldContainer[str]
    may_wait: bool
    def __init__(self, turn: _Optional[int] = ..., trigger: _Optional[_Union[NoRetreatMilestone, str]] = ..., optional: _Optional[_Union[NoRetreatOptionalUnits, str]] = ..., city: _Optional[str] = ..., face: _Optional[str] = ..., near: _Optional[str] = ..., within: _Optional[int] = ..., areas: _Optional[_Iterable[str]] = ..., may_wait: _Optional[bool] = ...) -> None: ...

class NoRetreatKind(_message.Message):
    __slots__ = ("id", "side", "nation", "name", "faces", "enters", "returns_after", "removed", "cadre", "ss", "two_steps", "one_step", "loses_first", "card_price", "withdrawn", "holds", "returns_from", "returns_vp", "better_in", "free_stacking", "home", "stays", "turns_at_home", "prov", "known", "reason")
    ID_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    ENTERS_FIELD_NUMBER: _ClassVar[int]
    RETURNS_AFTER_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    CADRE_FIELD_NUMBER: _ClassVar[int]
    SS_FIELD_NUMBER: _ClassVar[int]
    TWO_STEPS_FIELD_NUMBER: _ClassVar[int]
    ONE_STEP_FIELD_NUMBER: _ClassVar[int]
    LOSES_FIRST_FIELD_NUMBER: _ClassVar[int]
    CARD_PRICE_FIELD_NUMBER: _ClassVar[int]
    WITHDRAWN_FIELD_NUMBER: _ClassVar[int]
    HOLDS_FIELD_NUMBER: _ClassVar[int]
    RETURNS_FROM_FIELD_NUMBER: _ClassVar[int]
    RETURNS_VP_FIELD_NUMBER: _ClassVar[int]
    BETTER_IN_FIELD_NUMBER: _ClassVar[int]
    FREE_STACKING_FIELD_NUMBER: _ClassVar[int]
    HOME_FIELD_NUMBER: _ClassVar[int]
    STAYS_FIELD_NUMBER: _ClassVar[int]
    TURNS_AT_HOME_FIELD_NUMBER: _ClassVar[int]
    PROV_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    id: str
    side: str
    nation: NoRetreatNation
    name: NoRetreatName
    faces: _containers.RepeatedCompositeFieldContainer[NoRetreatFace]
    enters: NoRetreatEntry
    returns_after: int
    removed: bool
    cadre: bool
    ss: bool
    two_steps: bool
    one_step: bool
    loses_first: bool
    card_price: int
    withdrawn: int
    holds: bool
    returns_from: int
    returns_vp: int
    better_in: str
    free_stacking: bool
    home: _containers.RepeatedScalarFieldContainer[str]
    stays: bool
    turns_at_home: bool
    prov: NoRetreatSource
    known: _containers.RepeatedScalarFieldContainer[str]
    reason: str
    def __init__(self, id: _Optional[str] = ..., side: _Optional[str] = ..., nation: _Optional[_Union[NoRetreatNation, str]] = ..., name: _Optional[_Union[NoRetreatName, _Mapping]] = ..., faces: _Optional[_Iterable[_Union[NoRetreatFace, _Mapping]]] = ..., enters: _Optional[_Union[NoRetreatEntry, _Mapping]] = ..., returns_after: _Optional[int] = ..., removed: _Optional[bool] = ..., cadre: _Optional[bool] = ..., ss: _Optional[bool] = ..., two_steps: _Optional[bool] = ..., one_step: _Optional[bool] = ..., loses_first: _Optional[bool] = ..., card_price: _Optional[int] = ..., withdrawn: _Optional[int] = ..., holds: _Optional[bool] = ..., returns_from: _Optional[int] = ..., returns_vp: _Optional[int] = ..., better_in: _Optional[str] = ..., free_stacking: _Optional[bool] = ..., home: _Optional[_Iterable[str]] = ..., stays: _Optional[bool] = ..., turns_at_home: _Optional[bool] = ..., prov: _Optional[_Union[NoRetreatSource, str]] = ..., known: _Optional[_Iterable[str]] = ..., reason: _Optional[str] = ...) -> None: ...

class NoRetreatEffect(_message.Message):
    __slots__ = ("do", "n", "later", "up_to", "side", "chooser", "scope", "direction", "boxes", "to", "of", "take", "mandatory", "odds", "mp", "hexes", "supplied", "free_of_zones", "cheap", "even_if_barred", "even_two_cards", "no", "joker", "penalty", "turns", "battles", "from_turn")
    DO_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    LATER_FIELD_NUMBER: _ClassVar[int]
    UP_TO_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CHOOSER_FIELD_NUMBER: _ClassVar[int]
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    BOXES_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    OF_FIELD_NUMBER: _ClassVar[int]
    TAKE_FIELD_NUMBER: _ClassVar[int]
    MANDATORY_FIELD_NUMBER: _ClassVar[int]
    ODDS_FIELD_NUMBER: _ClassVar[int]
    MP_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    SUPPLIED_FIELD_NUMBER: _ClassVar[int]
    FREE_OF_ZONES_FIELD_NUMBER: _ClassVar[int]
    CHEAP_FIELD_NUMBER: _ClassVar[int]
    EVEN_IF_BARRED_FIELD_NUMBER: _ClassVar[int]
    EVEN_TWO_CARDS_FIELD_NUMBER: _ClassVar[int]
    NO_FIELD_NUMBER: _ClassVar[int]
    JOKER_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    TURNS_FIELD_NUMBER: _ClassVar[int]
    BATTLES_FIELD_NUMBER: _ClassVar[int]
    FROM_TURN_FIELD_NUMBER: _ClassVar[int]
    do: NoRetreatDo
    n: int
    later: int
    up_to: bool
    side: str
    chooser: str
    scope: NoRetreatScope
    direction: NoRetreatDirection
    boxes: _containers.RepeatedScalarFieldContainer[str]
    to: str
    of: _containers.RepeatedScalarFieldContainer[str]
    take: NoRetreatTaking
    mandatory: bool
    odds: str
    mp: int
    hexes: int
    supplied: bool
    free_of_zones: bool
    cheap: bool
    even_if_barred: bool
    even_two_cards: bool
    no: int
    joker: str
    penalty: int
    turns: _containers.RepeatedScalarFieldContainer[NoRetreatComing]
    battles: int
    from_turn: int
    def __init__(self, do: _Optional[_Union[NoRetreatDo, str]] = ..., n: _Optional[int] = ..., later: _Optional[int] = ..., up_to: _Optional[bool] = ..., side: _Optional[str] = ..., chooser: _Optional[str] = ..., scope: _Optional[_Union[NoRetreatScope, str]] = ..., direction: _Optional[_Union[NoRetreatDirection, str]] = ..., boxes: _Optional[_Iterable[str]] = ..., to: _Optional[str] = ..., of: _Optional[_Iterable[str]] = ..., take: _Optional[_Union[NoRetreatTaking, str]] = ..., mandatory: _Optional[bool] = ..., odds: _Optional[str] = ..., mp: _Optional[int] = ..., hexes: _Optional[int] = ..., supplied: _Optional[bool] = ..., free_of_zones: _Optional[bool] = ..., cheap: _Optional[bool] = ..., even_if_barred: _Optional[bool] = ..., even_two_cards: _Optional[bool] = ..., no: _Optional[int] = ..., joker: _Optional[str] = ..., penalty: _Optional[int] = ..., turns: _Optional[_Iterable[_Union[NoRetreatComing, str]]] = ..., battles: _Optional[int] = ..., from_turn: _Optional[int] = ...) -> None: ...

class NoRetreatMode(_message.Message):
    __slots__ = ("when", "effects", "whose", "trigger", "lasts", "condition")
    WHEN_FIELD_NUMBER: _ClassVar[int]
    EFFECTS_FIELD_NUMBER: _ClassVar[int]
    WHOSE_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_FIELD_NUMBER: _ClassVar[int]
    LASTS_FIELD_NUMBER: _ClassVar[int]
    CONDITION_FIELD_NUMBER: _ClassVar[int]
    when: NoRetreatWhen
    effects: _containers.RepeatedCompositeFieldContainer[NoRetreatEffect]
    whose: NoRetreatWhose
    trigger: NoRetreatTrigger
    lasts: NoRetreatLasts
    condition: NoRetreatCondition
    def __init__(self, when: _Optional[_Union[NoRetreatWhen, str]] = ..., effects: _Optional[_Iterable[_Union[NoRetreatEffect, _Mapping]]] = ..., whose: _Optional[_Union[NoRetreatWhose, str]] = ..., trigger: _Optional[_Union[NoRetreatTrigger, str]] = ..., lasts: _Optional[_Union[NoRetreatLasts, str]] = ..., condition: _Optional[_Union[NoRetreatCondition, str]] = ...) -> None: ...

class NoRetreatHalf(_message.Message):
    __slots__ = ("title", "modes", "initiative", "immediate", "from_turn", "weather")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    MODES_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    IMMEDIATE_FIELD_NUMBER: _ClassVar[int]
    FROM_TURN_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    title: NoRetreatName
    modes: _containers.RepeatedCompositeFieldContainer[NoRetreatMode]
    initiative: str
    immediate: bool
    from_turn: int
    weather: _containers.RepeatedScalarFieldContainer[NoRetreatWeather]
    def __init__(self, title: _Optional[_Union[NoRetreatName, _Mapping]] = ..., modes: _Optional[_Iterable[_Union[NoRetreatMode, _Mapping]]] = ..., initiative: _Optional[str] = ..., immediate: _Optional[bool] = ..., from_turn: _Optional[int] = ..., weather: _Optional[_Iterable[_Union[NoRetreatWeather, str]]] = ...) -> None: ...

class NoRetreatCard(_message.Message):
    __slots__ = ("n", "deck", "axis", "soviet")
    N_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    AXIS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    n: int
    deck: NoRetreatDeck
    axis: NoRetreatHalf
    soviet: NoRetreatHalf
    def __init__(self, n: _Optional[int] = ..., deck: _Optional[_Union[NoRetreatDeck, str]] = ..., axis: _Optional[_Union[NoRetreatHalf, _Mapping]] = ..., soviet: _Optional[_Union[NoRetreatHalf, _Mapping]] = ...) -> None: ...

class NoRetreatTerrainRow(_message.Message):
    __slots__ = ("terrain", "armour", "others", "left", "armour_bonus", "stops")
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    ARMOUR_FIELD_NUMBER: _ClassVar[int]
    OTHERS_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    ARMOUR_BONUS_FIELD_NUMBER: _ClassVar[int]
    STOPS_FIELD_NUMBER: _ClassVar[int]
    terrain: NoRetreatTerrain
    armour: int
    others: int
    left: int
    armour_bonus: bool
    stops: bool
    def __init__(self, terrain: _Optional[_Union[NoRetreatTerrain, str]] = ..., armour: _Optional[int] = ..., others: _Optional[int] = ..., left: _Optional[int] = ..., armour_bonus: _Optional[bool] = ..., stops: _Optional[bool] = ...) -> None: ...

class NoRetreatWeatherRow(_message.Message):
    __slots__ = ("weather", "hexes", "armour_hexes", "mp", "armour_bonus", "rivers", "axis_left", "soviet_table", "axis_targets")
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    ARMOUR_HEXES_FIELD_NUMBER: _ClassVar[int]
    MP_FIELD_NUMBER: _ClassVar[int]
    ARMOUR_BONUS_FIELD_NUMBER: _ClassVar[int]
    RIVERS_FIELD_NUMBER: _ClassVar[int]
    AXIS_LEFT_FIELD_NUMBER: _ClassVar[int]
    SOVIET_TABLE_FIELD_NUMBER: _ClassVar[int]
    AXIS_TARGETS_FIELD_NUMBER: _ClassVar[int]
    weather: NoRetreatWeather
    hexes: int
    armour_hexes: int
    mp: int
    armour_bonus: bool
    rivers: bool
    axis_left: int
    soviet_table: bool
    axis_targets: int
    def __init__(self, weather: _Optional[_Union[NoRetreatWeather, str]] = ..., hexes: _Optional[int] = ..., armour_hexes: _Optional[int] = ..., mp: _Optional[int] = ..., armour_bonus: _Optional[bool] = ..., rivers: _Optional[bool] = ..., axis_left: _Optional[int] = ..., soviet_table: _Optional[bool] = ..., axis_targets: _Optional[int] = ...) -> None: ...

class NoRetreatRow(_message.Message):
    __slots__ = ("results",)
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedScalarFieldContainer[NoRetreatResult]
    def __init__(self, results: _Optional[_Iterable[_Union[NoRetreatResult, str]]] = ...) -> None: ...

class NoRetreatFigure(_message.Message):
    __slots__ = ("side", "turn", "vp")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    side: str
    turn: int
    vp: int
    def __init__(self, side: _Optional[str] = ..., turn: _Optional[int] = ..., vp: _Optional[int] = ...) -> None: ...

class NoRetreatLimits(_message.Message):
    __slots__ = ("markers", "rail", "supply", "detrain", "hand", "draw", "event_vp", "total_victory", "improve_axis", "improve_ss", "improve_soviet", "fortify", "replace_destroyed", "replace_surrendered", "reorganise", "entrain", "counterblow", "unscorch", "objectives", "objectives_late")
    MARKERS_FIELD_NUMBER: _ClassVar[int]
    RAIL_FIELD_NUMBER: _ClassVar[int]
    SUPPLY_FIELD_NUMBER: _ClassVar[int]
    DETRAIN_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    EVENT_VP_FIELD_NUMBER: _ClassVar[int]
    TOTAL_VICTORY_FIELD_NUMBER: _ClassVar[int]
    IMPROVE_AXIS_FIELD_NUMBER: _ClassVar[int]
    IMPROVE_SS_FIELD_NUMBER: _ClassVar[int]
    IMPROVE_SOVIET_FIELD_NUMBER: _ClassVar[int]
    FORTIFY_FIELD_NUMBER: _ClassVar[int]
    REPLACE_DESTROYED_FIELD_NUMBER: _ClassVar[int]
    REPLACE_SURRENDERED_FIELD_NUMBER: _ClassVar[int]
    REORGANISE_FIELD_NUMBER: _ClassVar[int]
    ENTRAIN_FIELD_NUMBER: _ClassVar[int]
    COUNTERBLOW_FIELD_NUMBER: _ClassVar[int]
    UNSCORCH_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_LATE_FIELD_NUMBER: _ClassVar[int]
    markers: int
    rail: int
    supply: int
    detrain: int
    hand: int
    draw: int
    event_vp: int
    total_victory: int
    improve_axis: int
    improve_ss: int
    improve_soviet: int
    fortify: int
    replace_destroyed: int
    replace_surrendered: int
    reorganise: int
    entrain: int
    counterblow: int
    unscorch: int
    objectives: int
    objectives_late: int
    def __init__(self, markers: _Optional[int] = ..., rail: _Optional[int] = ..., supply: _Optional[int] = ..., detrain: _Optional[int] = ..., hand: _Optional[int] = ..., draw: _Optional[int] = ..., event_vp: _Optional[int] = ..., total_victory: _Optional[int] = ..., improve_axis: _Optional[int] = ..., improve_ss: _Optional[int] = ..., improve_soviet: _Optional[int] = ..., fortify: _Optional[int] = ..., replace_destroyed: _Optional[int] = ..., replace_surrendered: _Optional[int] = ..., reorganise: _Optional[int] = ..., entrain: _Optional[int] = ..., counterblow: _Optional[int] = ..., unscorch: _Optional[int] = ..., objectives: _Optional[int] = ..., objectives_late: _Optional[int] = ...) -> None: ...

class NoRetreatDates(_message.Message):
    __slots__ = ("no_axis_rail", "axis_replaces", "axis_improves_to", "fortify", "reserve", "upgrade", "second_upgrade", "second_upgrade_to", "axis_draw", "soviet_draw", "tank_stacking", "free_stacking", "two_steps", "initiative", "axis_three_targets", "axis_one_target", "hard_winter", "last_year", "axis_draw_one", "end", "local_support", "detachments", "fortified_fronts", "reserves", "partisans")
    NO_AXIS_RAIL_FIELD_NUMBER: _ClassVar[int]
    AXIS_REPLACES_FIELD_NUMBER: _ClassVar[int]
    AXIS_IMPROVES_TO_FIELD_NUMBER: _ClassVar[int]
    FORTIFY_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    UPGRADE_FIELD_NUMBER: _ClassVar[int]
    SECOND_UPGRADE_FIELD_NUMBER: _ClassVar[int]
    SECOND_UPGRADE_TO_FIELD_NUMBER: _ClassVar[int]
    AXIS_DRAW_FIELD_NUMBER: _ClassVar[int]
    SOVIET_DRAW_FIELD_NUMBER: _ClassVar[int]
    TANK_STACKING_FIELD_NUMBER: _ClassVar[int]
    FREE_STACKING_FIELD_NUMBER: _ClassVar[int]
    TWO_STEPS_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    AXIS_THREE_TARGETS_FIELD_NUMBER: _ClassVar[int]
    AXIS_ONE_TARGET_FIELD_NUMBER: _ClassVar[int]
    HARD_WINTER_FIELD_NUMBER: _ClassVar[int]
    LAST_YEAR_FIELD_NUMBER: _ClassVar[int]
    AXIS_DRAW_ONE_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    LOCAL_SUPPORT_FIELD_NUMBER: _ClassVar[int]
    DETACHMENTS_FIELD_NUMBER: _ClassVar[int]
    FORTIFIED_FRONTS_FIELD_NUMBER: _ClassVar[int]
    RESERVES_FIELD_NUMBER: _ClassVar[int]
    PARTISANS_FIELD_NUMBER: _ClassVar[int]
    no_axis_rail: int
    axis_replaces: int
    axis_improves_to: int
    fortify: int
    reserve: int
    upgrade: int
    second_upgrade: int
    second_upgrade_to: int
    axis_draw: _containers.RepeatedScalarFieldContainer[int]
    soviet_draw: int
    tank_stacking: int
    free_stacking: int
    two_steps: int
    initiative: int
    axis_three_targets: int
    axis_one_target: int
    hard_winter: int
    last_year: int
    axis_draw_one: int
    end: int
    local_support: int
    detachments: int
    fortified_fronts: int
    reserves: int
    partisans: int
    def __init__(self, no_axis_rail: _Optional[int] = ..., axis_replaces: _Optional[int] = ..., axis_improves_to: _Optional[int] = ..., fortify: _Optional[int] = ..., reserve: _Optional[int] = ..., upgrade: _Optional[int] = ..., second_upgrade: _Optional[int] = ..., second_upgrade_to: _Optional[int] = ..., axis_draw: _Optional[_Iterable[int]] = ..., soviet_draw: _Optional[int] = ..., tank_stacking: _Optional[int] = ..., free_stacking: _Optional[int] = ..., two_steps: _Optional[int] = ..., initiative: _Optional[int] = ..., axis_three_targets: _Optional[int] = ..., axis_one_target: _Optional[int] = ..., hard_winter: _Optional[int] = ..., last_year: _Optional[int] = ..., axis_draw_one: _Optional[int] = ..., end: _Optional[int] = ..., local_support: _Optional[int] = ..., detachments: _Optional[int] = ..., fortified_fronts: _Optional[int] = ..., reserves: _Optional[int] = ..., partisans: _Optional[int] = ...) -> None: ...

class NoRetreatTables(_message.Message):
    __slots__ = ("columns", "axis", "soviet", "terrain", "weather", "figures", "limits", "dates")
    COLUMNS_FIELD_NUMBER: _ClassVar[int]
    AXIS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    FIGURES_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    DATES_FIELD_NUMBER: _ClassVar[int]
    columns: _containers.RepeatedScalarFieldContainer[str]
    axis: _containers.RepeatedCompositeFieldContainer[NoRetreatRow]
    soviet: _containers.RepeatedCompositeFieldContainer[NoRetreatRow]
    terrain: _containers.RepeatedCompositeFieldContainer[NoRetreatTerrainRow]
    weather: _containers.RepeatedCompositeFieldContainer[NoRetreatWeatherRow]
    figures: _containers.RepeatedCompositeFieldContainer[NoRetreatFigure]
    limits: NoRetreatLimits
    dates: NoRetreatDates
    def __init__(self, columns: _Optional[_Iterable[str]] = ..., axis: _Optional[_Iterable[_Union[NoRetreatRow, _Mapping]]] = ..., soviet: _Optional[_Iterable[_Union[NoRetreatRow, _Mapping]]] = ..., terrain: _Optional[_Iterable[_Union[NoRetreatTerrainRow, _Mapping]]] = ..., weather: _Optional[_Iterable[_Union[NoRetreatWeatherRow, _Mapping]]] = ..., figures: _Optional[_Iterable[_Union[NoRetreatFigure, _Mapping]]] = ..., limits: _Optional[_Union[NoRetreatLimits, _Mapping]] = ..., dates: _Optional[_Union[NoRetreatDates, _Mapping]] = ...) -> None: ...

class NoRetreatTurn(_message.Message):
    __slots__ = ("turn", "date", "weather", "blitz", "shock", "red", "skull", "slot")
    TURN_FIELD_NUMBER: _ClassVar[int]
    DATE_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    BLITZ_FIELD_NUMBER: _ClassVar[int]
    SHOCK_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    SKULL_FIELD_NUMBER: _ClassVar[int]
    SLOT_FIELD_NUMBER: _ClassVar[int]
    turn: int
    date: str
    weather: NoRetreatWeather
    blitz: int
    shock: int
    red: NoRetreatName
    skull: bool
    slot: str
    def __init__(self, turn: _Optional[int] = ..., date: _Optional[str] = ..., weather: _Optional[_Union[NoRetreatWeather, str]] = ..., blitz: _Optional[int] = ..., shock: _Optional[int] = ..., red: _Optional[_Union[NoRetreatName, _Mapping]] = ..., skull: _Optional[bool] = ..., slot: _Optional[str] = ...) -> None: ...

class NoRetreatWeatherMarker(_message.Message):
    __slots__ = ("slot", "faces", "prov", "known")
    SLOT_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    PROV_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FIELD_NUMBER: _ClassVar[int]
    slot: str
    faces: _containers.RepeatedScalarFieldContainer[NoRetreatWeather]
    prov: NoRetreatSource
    known: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, slot: _Optional[str] = ..., faces: _Optional[_Iterable[_Union[NoRetreatWeather, str]]] = ..., prov: _Optional[_Union[NoRetreatSource, str]] = ..., known: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatPlaced(_message.Message):
    __slots__ = ("unit", "at", "face", "turn", "unsupplied", "disorganised", "partisans")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    UNSUPPLIED_FIELD_NUMBER: _ClassVar[int]
    DISORGANISED_FIELD_NUMBER: _ClassVar[int]
    PARTISANS_FIELD_NUMBER: _ClassVar[int]
    unit: str
    at: str
    face: str
    turn: int
    unsupplied: bool
    disorganised: bool
    partisans: bool
    def __init__(self, unit: _Optional[str] = ..., at: _Optional[str] = ..., face: _Optional[str] = ..., turn: _Optional[int] = ..., unsupplied: _Optional[bool] = ..., disorganised: _Optional[bool] = ..., partisans: _Optional[bool] = ...) -> None: ...

class NoRetreatFree(_message.Message):
    __slots__ = ("side", "units", "face", "take", "rest", "spaces", "country", "cities", "near", "within")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    TAKE_FIELD_NUMBER: _ClassVar[int]
    REST_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    COUNTRY_FIELD_NUMBER: _ClassVar[int]
    CITIES_FIELD_NUMBER: _ClassVar[int]
    NEAR_FIELD_NUMBER: _ClassVar[int]
    WITHIN_FIELD_NUMBER: _ClassVar[int]
    side: str
    units: _containers.RepeatedScalarFieldContainer[str]
    face: str
    take: int
    rest: str
    spaces: _containers.RepeatedScalarFieldContainer[str]
    country: NoRetreatCountry
    cities: bool
    near: str
    within: int
    def __init__(self, side: _Optional[str] = ..., units: _Optional[_Iterable[str]] = ..., face: _Optional[str] = ..., take: _Optional[int] = ..., rest: _Optional[str] = ..., spaces: _Optional[_Iterable[str]] = ..., country: _Optional[_Union[NoRetreatCountry, str]] = ..., cities: _Optional[bool] = ..., near: _Optional[str] = ..., within: _Optional[int] = ...) -> None: ...

class NoRetreatDeal(_message.Message):
    __slots__ = ("draw", "keep", "given", "fewer")
    DRAW_FIELD_NUMBER: _ClassVar[int]
    KEEP_FIELD_NUMBER: _ClassVar[int]
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    FEWER_FIELD_NUMBER: _ClassVar[int]
    draw: int
    keep: int
    given: _containers.RepeatedScalarFieldContainer[int]
    fewer: int
    def __init__(self, draw: _Optional[int] = ..., keep: _Optional[int] = ..., given: _Optional[_Iterable[int]] = ..., fewer: _Optional[int] = ...) -> None: ...

class NoRetreatMarkers(_message.Message):
    __slots__ = ("axis", "soviet")
    AXIS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    axis: int
    soviet: int
    def __init__(self, axis: _Optional[int] = ..., soviet: _Optional[int] = ...) -> None: ...

class NoRetreatGoal(_message.Message):
    __slots__ = ("vp", "controls", "further", "objectives", "eliminates")
    VP_FIELD_NUMBER: _ClassVar[int]
    CONTROLS_FIELD_NUMBER: _ClassVar[int]
    FURTHER_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    ELIMINATES_FIELD_NUMBER: _ClassVar[int]
    vp: int
    controls: _containers.RepeatedScalarFieldContainer[str]
    further: int
    objectives: int
    eliminates: str
    def __init__(self, vp: _Optional[int] = ..., controls: _Optional[_Iterable[str]] = ..., further: _Optional[int] = ..., objectives: _Optional[int] = ..., eliminates: _Optional[str] = ...) -> None: ...

class NoRetreatVictory(_message.Message):
    __slots__ = ("standard", "side", "any_of", "next_turn")
    STANDARD_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ANY_OF_FIELD_NUMBER: _ClassVar[int]
    NEXT_TURN_FIELD_NUMBER: _ClassVar[int]
    standard: bool
    side: str
    any_of: _containers.RepeatedCompositeFieldContainer[NoRetreatGoal]
    next_turn: bool
    def __init__(self, standard: _Optional[bool] = ..., side: _Optional[str] = ..., any_of: _Optional[_Iterable[_Union[NoRetreatGoal, _Mapping]]] = ..., next_turn: _Optional[bool] = ...) -> None: ...

class NoRetreatScenario(_message.Message):
    __slots__ = ("id", "title", "first", "last", "begins", "initiative", "axis_controls", "soviet_controls", "units", "victory", "axis_cards", "soviet_cards", "skip", "event_vp", "high_tide", "joker", "triggered", "out", "late_deck", "fixed_weather", "ends", "free", "counterblows", "targets", "support", "works", "scorched", "weather", "before", "reserve", "local_support", "initiative_turn")
    class WeatherEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: NoRetreatWeather
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[NoRetreatWeather, str]] = ...) -> None: ...
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    LAST_FIELD_NUMBER: _ClassVar[int]
    BEGINS_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    AXIS_CONTROLS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_CONTROLS_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    VICTORY_FIELD_NUMBER: _ClassVar[int]
    AXIS_CARDS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_CARDS_FIELD_NUMBER: _ClassVar[int]
    SKIP_FIELD_NUMBER: _ClassVar[int]
    EVENT_VP_FIELD_NUMBER: _ClassVar[int]
    HIGH_TIDE_FIELD_NUMBER: _ClassVar[int]
    JOKER_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_FIELD_NUMBER: _ClassVar[int]
    OUT_FIELD_NUMBER: _ClassVar[int]
    LATE_DECK_FIELD_NUMBER: _ClassVar[int]
    FIXED_WEATHER_FIELD_NUMBER: _ClassVar[int]
    ENDS_FIELD_NUMBER: _ClassVar[int]
    FREE_FIELD_NUMBER: _ClassVar[int]
    COUNTERBLOWS_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    SUPPORT_FIELD_NUMBER: _ClassVar[int]
    WORKS_FIELD_NUMBER: _ClassVar[int]
    SCORCHED_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    BEFORE_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    LOCAL_SUPPORT_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_TURN_FIELD_NUMBER: _ClassVar[int]
    id: str
    title: NoRetreatName
    first: int
    last: int
    begins: str
    initiative: str
    axis_controls: _containers.RepeatedScalarFieldContainer[str]
    soviet_controls: _containers.RepeatedScalarFieldContainer[str]
    units: _containers.RepeatedCompositeFieldContainer[NoRetreatPlaced]
    victory: NoRetreatVictory
    axis_cards: NoRetreatDeal
    soviet_cards: NoRetreatDeal
    skip: _containers.RepeatedScalarFieldContainer[NoRetreatPhase]
    event_vp: int
    high_tide: int
    joker: str
    triggered: _containers.RepeatedScalarFieldContainer[NoRetreatMilestone]
    out: _containers.RepeatedScalarFieldContainer[str]
    late_deck: bool
    fixed_weather: bool
    ends: str
    free: _containers.RepeatedCompositeFieldContainer[NoRetreatFree]
    counterblows: _containers.RepeatedScalarFieldContainer[str]
    targets: _containers.RepeatedScalarFieldContainer[str]
    support: NoRetreatMarkers
    works: _containers.RepeatedScalarFieldContainer[str]
    scorched: _containers.RepeatedScalarFieldContainer[str]
    weather: _containers.ScalarMap[str, NoRetreatWeather]
    before: NoRetreatWeather
    reserve: str
    local_support: _containers.RepeatedScalarFieldContainer[str]
    initiative_turn: int
    def __init__(self, id: _Optional[str] = ..., title: _Optional[_Union[NoRetreatName, _Mapping]] = ..., first: _Optional[int] = ..., last: _Optional[int] = ..., begins: _Optional[str] = ..., initiative: _Optional[str] = ..., axis_controls: _Optional[_Iterable[str]] = ..., soviet_controls: _Optional[_Iterable[str]] = ..., units: _Optional[_Iterable[_Union[NoRetreatPlaced, _Mapping]]] = ..., victory: _Optional[_Union[NoRetreatVictory, _Mapping]] = ..., axis_cards: _Optional[_Union[NoRetreatDeal, _Mapping]] = ..., soviet_cards: _Optional[_Union[NoRetreatDeal, _Mapping]] = ..., skip: _Optional[_Iterable[_Union[NoRetreatPhase, str]]] = ..., event_vp: _Optional[int] = ..., high_tide: _Optional[int] = ..., joker: _Optional[str] = ..., triggered: _Optional[_Iterable[_Union[NoRetreatMilestone, str]]] = ..., out: _Optional[_Iterable[str]] = ..., late_deck: _Optional[bool] = ..., fixed_weather: _Optional[bool] = ..., ends: _Optional[str] = ..., free: _Optional[_Iterable[_Union[NoRetreatFree, _Mapping]]] = ..., counterblows: _Optional[_Iterable[str]] = ..., targets: _Optional[_Iterable[str]] = ..., support: _Optional[_Union[NoRetreatMarkers, _Mapping]] = ..., works: _Optional[_Iterable[str]] = ..., scorched: _Optional[_Iterable[str]] = ..., weather: _Optional[_Mapping[str, NoRetreatWeather]] = ..., before: _Optional[_Union[NoRetreatWeather, str]] = ..., reserve: _Optional[str] = ..., local_support: _Optional[_Iterable[str]] = ..., initiative_turn: _Optional[int] = ...) -> None: ...

class NoRetreatHalfText(_message.Message):
    __slots__ = ("card", "side", "uses", "limits")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USES_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    card: int
    side: str
    uses: _containers.RepeatedCompositeFieldContainer[NoRetreatName]
    limits: NoRetreatName
    def __init__(self, card: _Optional[int] = ..., side: _Optional[str] = ..., uses: _Optional[_Iterable[_Union[NoRetreatName, _Mapping]]] = ..., limits: _Optional[_Union[NoRetreatName, _Mapping]] = ...) -> None: ...

class NoRetreatContent(_message.Message):
    __slots__ = ("chart", "units", "cards", "tables", "turns", "markers", "scenario", "texts")
    CHART_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    TABLES_FIELD_NUMBER: _ClassVar[int]
    TURNS_FIELD_NUMBER: _ClassVar[int]
    MARKERS_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TEXTS_FIELD_NUMBER: _ClassVar[int]
    chart: NoRetreatChart
    units: _containers.RepeatedCompositeFieldContainer[NoRetreatKind]
    cards: _containers.RepeatedCompositeFieldContainer[NoRetreatCard]
    tables: NoRetreatTables
    turns: _containers.RepeatedCompositeFieldContainer[NoRetreatTurn]
    markers: _containers.RepeatedCompositeFieldContainer[NoRetreatWeatherMarker]
    scenario: NoRetreatScenario
    texts: _containers.RepeatedCompositeFieldContainer[NoRetreatHalfText]
    def __init__(self, chart: _Optional[_Union[NoRetreatChart, _Mapping]] = ..., units: _Optional[_Iterable[_Union[NoRetreatKind, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[NoRetreatCard, _Mapping]]] = ..., tables: _Optional[_Union[NoRetreatTables, _Mapping]] = ..., turns: _Optional[_Iterable[_Union[NoRetreatTurn, _Mapping]]] = ..., markers: _Optional[_Iterable[_Union[NoRetreatWeatherMarker, _Mapping]]] = ..., scenario: _Optional[_Union[NoRetreatScenario, _Mapping]] = ..., texts: _Optional[_Iterable[_Union[NoRetreatHalfText, _Mapping]]] = ...) -> None: ...

class NoRetreatPlayed(_message.Message):
    __slots__ = ("side", "card", "mode", "choice", "near")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    NEAR_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    mode: int
    choice: str
    near: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ..., mode: _Optional[int] = ..., choice: _Optional[str] = ..., near: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatDue(_message.Message):
    __slots__ = ("step", "side")
    STEP_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    step: NoRetreatTurnStep
    side: str
    def __init__(self, step: _Optional[_Union[NoRetreatTurnStep, str]] = ..., side: _Optional[str] = ...) -> None: ...

class NoRetreatAgenda(_message.Message):
    __slots__ = ("steps",)
    STEPS_FIELD_NUMBER: _ClassVar[int]
    steps: _containers.RepeatedCompositeFieldContainer[NoRetreatDue]
    def __init__(self, steps: _Optional[_Iterable[_Union[NoRetreatDue, _Mapping]]] = ...) -> None: ...

class NoRetreatKeeping(_message.Message):
    __slots__ = ("side", "keep")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    KEEP_FIELD_NUMBER: _ClassVar[int]
    side: str
    keep: int
    def __init__(self, side: _Optional[str] = ..., keep: _Optional[int] = ...) -> None: ...

class NoRetreatDiscarding(_message.Message):
    __slots__ = ("side", "left", "why", "fresh", "done", "up_to")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    DONE_FIELD_NUMBER: _ClassVar[int]
    UP_TO_FIELD_NUMBER: _ClassVar[int]
    side: str
    left: int
    why: NoRetreatWhyDiscarded
    fresh: bool
    done: int
    up_to: bool
    def __init__(self, side: _Optional[str] = ..., left: _Optional[int] = ..., why: _Optional[_Union[NoRetreatWhyDiscarded, str]] = ..., fresh: _Optional[bool] = ..., done: _Optional[int] = ..., up_to: _Optional[bool] = ...) -> None: ...

class NoRetreatDrawing(_message.Message):
    __slots__ = ("side", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    left: int
    def __init__(self, side: _Optional[str] = ..., left: _Optional[int] = ...) -> None: ...

class NoRetreatAnswering(_message.Message):
    __slots__ = ("side", "card", "how", "asked", "cancelled")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    ASKED_FIELD_NUMBER: _ClassVar[int]
    CANCELLED_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    how: NoRetreatLaid
    asked: bool
    cancelled: bool
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ..., how: _Optional[_Union[NoRetreatLaid, str]] = ..., asked: _Optional[bool] = ..., cancelled: _Optional[bool] = ...) -> None: ...

class NoRetreatPlaying(_message.Message):
    __slots__ = ("side", "card", "mode", "cancelled")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    CANCELLED_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    mode: int
    cancelled: bool
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ..., mode: _Optional[int] = ..., cancelled: _Optional[bool] = ...) -> None: ...

class NoRetreatWorking(_message.Message):
    __slots__ = ("side", "card", "mode", "at", "times", "picked")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    TIMES_FIELD_NUMBER: _ClassVar[int]
    PICKED_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    mode: int
    at: int
    times: int
    picked: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ..., mode: _Optional[int] = ..., at: _Optional[int] = ..., times: _Optional[int] = ..., picked: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatPaying(_message.Message):
    __slots__ = ("side", "price", "what", "subject", "paid", "value")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    PRICE_FIELD_NUMBER: _ClassVar[int]
    WHAT_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    side: str
    price: int
    what: NoRetreatPurchase
    subject: str
    paid: int
    value: int
    def __init__(self, side: _Optional[str] = ..., price: _Optional[int] = ..., what: _Optional[_Union[NoRetreatPurchase, str]] = ..., subject: _Optional[str] = ..., paid: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...

class NoRetreatWindow(_message.Message):
    __slots__ = ("kind", "asked", "passes", "only")
    KIND_FIELD_NUMBER: _ClassVar[int]
    ASKED_FIELD_NUMBER: _ClassVar[int]
    PASSES_FIELD_NUMBER: _ClassVar[int]
    ONLY_FIELD_NUMBER: _ClassVar[int]
    kind: NoRetreatWindowKind
    asked: str
    passes: int
    only: bool
    def __init__(self, kind: _Optional[_Union[NoRetreatWindowKind, str]] = ..., asked: _Optional[str] = ..., passes: _Optional[int] = ..., only: _Optional[bool] = ...) -> None: ...

class NoRetreatBought(_message.Message):
    __slots__ = ("side", "unit", "what", "place", "face", "cards", "opened")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    WHAT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    OPENED_FIELD_NUMBER: _ClassVar[int]
    side: str
    unit: str
    what: NoRetreatGain
    place: str
    face: int
    cards: int
    opened: bool
    def __init__(self, side: _Optional[str] = ..., unit: _Optional[str] = ..., what: _Optional[_Union[NoRetreatGain, str]] = ..., place: _Optional[str] = ..., face: _Optional[int] = ..., cards: _Optional[int] = ..., opened: _Optional[bool] = ...) -> None: ...

class NoRetreatFlipping(_message.Message):
    __slots__ = ("side", "turned", "free")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    TURNED_FIELD_NUMBER: _ClassVar[int]
    FREE_FIELD_NUMBER: _ClassVar[int]
    side: str
    turned: _containers.RepeatedScalarFieldContainer[str]
    free: int
    def __init__(self, side: _Optional[str] = ..., turned: _Optional[_Iterable[str]] = ..., free: _Optional[int] = ...) -> None: ...

class NoRetreatPlacing(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatPutting(_message.Message):
    __slots__ = ("side", "unit", "how", "cards")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    side: str
    unit: str
    how: NoRetreatCause
    cards: int
    def __init__(self, side: _Optional[str] = ..., unit: _Optional[str] = ..., how: _Optional[_Union[NoRetreatCause, str]] = ..., cards: _Optional[int] = ...) -> None: ...

class NoRetreatReorganising(_message.Message):
    __slots__ = ("side", "more")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    MORE_FIELD_NUMBER: _ClassVar[int]
    side: str
    more: bool
    def __init__(self, side: _Optional[str] = ..., more: _Optional[bool] = ...) -> None: ...

class NoRetreatMoving(_message.Message):
    __slots__ = ("side", "moved", "entrained")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    ENTRAINED_FIELD_NUMBER: _ClassVar[int]
    side: str
    moved: _containers.RepeatedScalarFieldContainer[str]
    entrained: int
    def __init__(self, side: _Optional[str] = ..., moved: _Optional[_Iterable[str]] = ..., entrained: _Optional[int] = ...) -> None: ...

class NoRetreatGoing(_message.Message):
    __slots__ = ("side", "unit", "mp", "hexes", "cheap", "to", "path", "group")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    MP_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    CHEAP_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    GROUP_FIELD_NUMBER: _ClassVar[int]
    side: str
    unit: str
    mp: int
    hexes: int
    cheap: bool
    to: str
    path: _containers.RepeatedScalarFieldContainer[str]
    group: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., unit: _Optional[str] = ..., mp: _Optional[int] = ..., hexes: _Optional[int] = ..., cheap: _Optional[bool] = ..., to: _Optional[str] = ..., path: _Optional[_Iterable[str]] = ..., group: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatReserving(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatSupporting(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatStacking(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatTargeting(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatCountering(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatFighting(_message.Message):
    __slots__ = ("side", "used", "hexes", "units", "joined")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USED_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    JOINED_FIELD_NUMBER: _ClassVar[int]
    side: str
    used: _containers.RepeatedScalarFieldContainer[str]
    hexes: _containers.RepeatedScalarFieldContainer[str]
    units: _containers.RepeatedScalarFieldContainer[str]
    joined: bool
    def __init__(self, side: _Optional[str] = ..., used: _Optional[_Iterable[str]] = ..., hexes: _Optional[_Iterable[str]] = ..., units: _Optional[_Iterable[str]] = ..., joined: _Optional[bool] = ...) -> None: ...

class NoRetreatBattle(_message.Message):
    __slots__ = ("active", "side", "hexes", "units", "others", "stage", "targets", "places", "origins", "first", "ground", "counter", "support", "played", "column", "table", "dice", "result", "shifted", "rerolled", "fates", "retreated", "extra", "series", "whole", "again", "beyond")
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    OTHERS_FIELD_NUMBER: _ClassVar[int]
    STAGE_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    ORIGINS_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    GROUND_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SUPPORT_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    SHIFTED_FIELD_NUMBER: _ClassVar[int]
    REROLLED_FIELD_NUMBER: _ClassVar[int]
    FATES_FIELD_NUMBER: _ClassVar[int]
    RETREATED_FIELD_NUMBER: _ClassVar[int]
    EXTRA_FIELD_NUMBER: _ClassVar[int]
    SERIES_FIELD_NUMBER: _ClassVar[int]
    WHOLE_FIELD_NUMBER: _ClassVar[int]
    AGAIN_FIELD_NUMBER: _ClassVar[int]
    BEYOND_FIELD_NUMBER: _ClassVar[int]
    active: str
    side: str
    hexes: _containers.RepeatedScalarFieldContainer[str]
    units: _containers.RepeatedScalarFieldContainer[str]
    others: _containers.RepeatedScalarFieldContainer[str]
    stage: NoRetreatStage
    targets: _containers.RepeatedScalarFieldContainer[str]
    places: _containers.RepeatedScalarFieldContainer[str]
    origins: _containers.RepeatedScalarFieldContainer[str]
    first: _containers.RepeatedScalarFieldContainer[str]
    ground: str
    counter: int
    support: bool
    played: _containers.RepeatedCompositeFieldContainer[NoRetreatPlayed]
    column: str
    table: str
    dice: _containers.RepeatedScalarFieldContainer[int]
    result: NoRetreatResult
    shifted: int
    rerolled: _containers.RepeatedScalarFieldContainer[str]
    fates: _containers.RepeatedScalarFieldContainer[NoRetreatResult]
    retreated: bool
    extra: _containers.RepeatedScalarFieldContainer[str]
    series: _containers.RepeatedScalarFieldContainer[str]
    whole: _containers.RepeatedScalarFieldContainer[str]
    again: bool
    beyond: int
    def __init__(self, active: _Optional[str] = ..., side: _Optional[str] = ..., hexes: _Optional[_Iterable[str]] = ..., units: _Optional[_Iterable[str]] = ..., others: _Optional[_Iterable[str]] = ..., stage: _Optional[_Union[NoRetreatStage, str]] = ..., targets: _Optional[_Iterable[str]] = ..., places: _Optional[_Iterable[str]] = ..., origins: _Optional[_Iterable[str]] = ..., first: _Optional[_Iterable[str]] = ..., ground: _Optional[str] = ..., counter: _Optional[int] = ..., support: _Optional[bool] = ..., played: _Optional[_Iterable[_Union[NoRetreatPlayed, _Mapping]]] = ..., column: _Optional[str] = ..., table: _Optional[str] = ..., dice: _Optional[_Iterable[int]] = ..., result: _Optional[_Union[NoRetreatResult, str]] = ..., shifted: _Optional[int] = ..., rerolled: _Optional[_Iterable[str]] = ..., fates: _Optional[_Iterable[_Union[NoRetreatResult, str]]] = ..., retreated: _Optional[bool] = ..., extra: _Optional[_Iterable[str]] = ..., series: _Optional[_Iterable[str]] = ..., whole: _Optional[_Iterable[str]] = ..., again: _Optional[bool] = ..., beyond: _Optional[int] = ...) -> None: ...

class NoRetreatLosing(_message.Message):
    __slots__ = ("side", "units", "why", "attacking", "each")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    ATTACKING_FIELD_NUMBER: _ClassVar[int]
    EACH_FIELD_NUMBER: _ClassVar[int]
    side: str
    units: _containers.RepeatedScalarFieldContainer[str]
    why: NoRetreatLossBy
    attacking: bool
    each: bool
    def __init__(self, side: _Optional[str] = ..., units: _Optional[_Iterable[str]] = ..., why: _Optional[_Union[NoRetreatLossBy, str]] = ..., attacking: _Optional[bool] = ..., each: _Optional[bool] = ...) -> None: ...

class NoRetreatReplacing(_message.Message):
    __slots__ = ("side", "space")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    space: str
    def __init__(self, side: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class NoRetreatRetreating(_message.Message):
    __slots__ = ("side", "units", "hexes", "shattered", "free", "unit", "start", "at", "excess")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    SHATTERED_FIELD_NUMBER: _ClassVar[int]
    FREE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    EXCESS_FIELD_NUMBER: _ClassVar[int]
    side: str
    units: _containers.RepeatedScalarFieldContainer[str]
    hexes: int
    shattered: bool
    free: bool
    unit: str
    start: str
    at: str
    excess: bool
    def __init__(self, side: _Optional[str] = ..., units: _Optional[_Iterable[str]] = ..., hexes: _Optional[int] = ..., shattered: _Optional[bool] = ..., free: _Optional[bool] = ..., unit: _Optional[str] = ..., start: _Optional[str] = ..., at: _Optional[str] = ..., excess: _Optional[bool] = ...) -> None: ...

class NoRetreatAdvancing(_message.Message):
    __slots__ = ("side", "units", "hexes", "unit", "at", "gone")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    GONE_FIELD_NUMBER: _ClassVar[int]
    side: str
    units: _containers.RepeatedScalarFieldContainer[str]
    hexes: _containers.RepeatedScalarFieldContainer[str]
    unit: str
    at: str
    gone: int
    def __init__(self, side: _Optional[str] = ..., units: _Optional[_Iterable[str]] = ..., hexes: _Optional[_Iterable[str]] = ..., unit: _Optional[str] = ..., at: _Optional[str] = ..., gone: _Optional[int] = ...) -> None: ...

class NoRetreatRemoving(_message.Message):
    __slots__ = ("side", "spared", "opened")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SPARED_FIELD_NUMBER: _ClassVar[int]
    OPENED_FIELD_NUMBER: _ClassVar[int]
    side: str
    spared: _containers.RepeatedScalarFieldContainer[str]
    opened: bool
    def __init__(self, side: _Optional[str] = ..., spared: _Optional[_Iterable[str]] = ..., opened: _Optional[bool] = ...) -> None: ...

class NoRetreatUnscorching(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatDetraining(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatOffering(_message.Message):
    __slots__ = ("side", "what", "unit", "at", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    WHAT_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    what: NoRetreatOffer
    unit: str
    at: str
    left: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., what: _Optional[_Union[NoRetreatOffer, str]] = ..., unit: _Optional[str] = ..., at: _Optional[str] = ..., left: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatSettingUp(_message.Message):
    __slots__ = ("side", "units", "left", "up_to", "unit")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    UP_TO_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    side: str
    units: _containers.RepeatedScalarFieldContainer[str]
    left: int
    up_to: bool
    unit: str
    def __init__(self, side: _Optional[str] = ..., units: _Optional[_Iterable[str]] = ..., left: _Optional[int] = ..., up_to: _Optional[bool] = ..., unit: _Optional[str] = ...) -> None: ...

class NoRetreatUnit(_message.Message):
    __slots__ = ("place", "face", "unsupplied", "disorganised", "turn", "new", "partisans")
    PLACE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    UNSUPPLIED_FIELD_NUMBER: _ClassVar[int]
    DISORGANISED_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    NEW_FIELD_NUMBER: _ClassVar[int]
    PARTISANS_FIELD_NUMBER: _ClassVar[int]
    place: str
    face: int
    unsupplied: bool
    disorganised: bool
    turn: int
    new: bool
    partisans: bool
    def __init__(self, place: _Optional[str] = ..., face: _Optional[int] = ..., unsupplied: _Optional[bool] = ..., disorganised: _Optional[bool] = ..., turn: _Optional[int] = ..., new: _Optional[bool] = ..., partisans: _Optional[bool] = ...) -> None: ...

class NoRetreatBlow(_message.Message):
    __slots__ = ("side", "kind", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    kind: NoRetreatBlowKind
    left: bool
    def __init__(self, side: _Optional[str] = ..., kind: _Optional[_Union[NoRetreatBlowKind, str]] = ..., left: _Optional[bool] = ...) -> None: ...

class NoRetreatDuty(_message.Message):
    __slots__ = ("side", "n", "kind", "penalty")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    side: str
    n: int
    kind: NoRetreatDutyKind
    penalty: int
    def __init__(self, side: _Optional[str] = ..., n: _Optional[int] = ..., kind: _Optional[_Union[NoRetreatDutyKind, str]] = ..., penalty: _Optional[int] = ...) -> None: ...

class NoRetreatTally(_message.Message):
    __slots__ = ("declared", "fought", "blows", "possible", "battles")
    DECLARED_FIELD_NUMBER: _ClassVar[int]
    FOUGHT_FIELD_NUMBER: _ClassVar[int]
    BLOWS_FIELD_NUMBER: _ClassVar[int]
    POSSIBLE_FIELD_NUMBER: _ClassVar[int]
    BATTLES_FIELD_NUMBER: _ClassVar[int]
    declared: int
    fought: int
    blows: int
    possible: int
    battles: int
    def __init__(self, declared: _Optional[int] = ..., fought: _Optional[int] = ..., blows: _Optional[int] = ..., possible: _Optional[int] = ..., battles: _Optional[int] = ...) -> None: ...

class NoRetreatPass(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatDone(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatDiscard(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class NoRetreatPay(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class NoRetreatDrop(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatPlay(_message.Message):
    __slots__ = ("card", "mode")
    CARD_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    card: int
    mode: int
    def __init__(self, card: _Optional[int] = ..., mode: _Optional[int] = ...) -> None: ...

class NoRetreatImprove(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatUpgrade(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatFortify(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatTurnBack(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatPlace(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatAt(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class NoRetreatReorganise(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatMove(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatGo(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class NoRetreatStep(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class NoRetreatStop(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatEntrain(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatMark(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatTarget(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class NoRetreatCounterblow(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class NoRetreatAttack(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class NoRetreatTake(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatGround(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class NoRetreatYes(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatNo(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatLose(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatCadre(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatRetreat(_message.Message):
    __slots__ = ("unit", "to")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    unit: str
    to: str
    def __init__(self, unit: _Optional[str] = ..., to: _Optional[str] = ...) -> None: ...

class NoRetreatAdvance(_message.Message):
    __slots__ = ("unit", "to")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    unit: str
    to: str
    def __init__(self, unit: _Optional[str] = ..., to: _Optional[str] = ...) -> None: ...

class NoRetreatExcess(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatDetrain(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatPick(_message.Message):
    __slots__ = ("chosen",)
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    chosen: str
    def __init__(self, chosen: _Optional[str] = ...) -> None: ...

class NoRetreatSetUp(_message.Message):
    __slots__ = ("scenario", "seats", "campaign", "detachments", "fortified_fronts", "local_support", "weather", "fast_reorganisation", "no_surrender", "joker", "reserves", "partisans", "variable_initiative", "optional_units")
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    DETACHMENTS_FIELD_NUMBER: _ClassVar[int]
    FORTIFIED_FRONTS_FIELD_NUMBER: _ClassVar[int]
    LOCAL_SUPPORT_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    FAST_REORGANISATION_FIELD_NUMBER: _ClassVar[int]
    NO_SURRENDER_FIELD_NUMBER: _ClassVar[int]
    JOKER_FIELD_NUMBER: _ClassVar[int]
    RESERVES_FIELD_NUMBER: _ClassVar[int]
    PARTISANS_FIELD_NUMBER: _ClassVar[int]
    VARIABLE_INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    OPTIONAL_UNITS_FIELD_NUMBER: _ClassVar[int]
    scenario: str
    seats: _containers.RepeatedScalarFieldContainer[str]
    campaign: bool
    detachments: bool
    fortified_fronts: bool
    local_support: bool
    weather: NoRetreatVaryingWeather
    fast_reorganisation: bool
    no_surrender: bool
    joker: bool
    reserves: bool
    partisans: bool
    variable_initiative: bool
    optional_units: bool
    def __init__(self, scenario: _Optional[str] = ..., seats: _Optional[_Iterable[str]] = ..., campaign: _Optional[bool] = ..., detachments: _Optional[bool] = ..., fortified_fronts: _Optional[bool] = ..., local_support: _Optional[bool] = ..., weather: _Optional[_Union[NoRetreatVaryingWeather, str]] = ..., fast_reorganisation: _Optional[bool] = ..., no_surrender: _Optional[bool] = ..., joker: _Optional[bool] = ..., reserves: _Optional[bool] = ..., partisans: _Optional[bool] = ..., variable_initiative: _Optional[bool] = ..., optional_units: _Optional[bool] = ...) -> None: ...

class NoRetreatProof(_message.Message):
    __slots__ = ("link", "index")
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    link: bytes
    index: int
    def __init__(self, link: _Optional[bytes] = ..., index: _Optional[int] = ...) -> None: ...

class NoRetreatLost(_message.Message):
    __slots__ = ("card", "link", "index")
    CARD_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    card: int
    link: bytes
    index: int
    def __init__(self, card: _Optional[int] = ..., link: _Optional[bytes] = ..., index: _Optional[int] = ...) -> None: ...

class NoRetreatLaidOut(_message.Message):
    __slots__ = ("setup", "content")
    SETUP_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    setup: NoRetreatSetUp
    content: NoRetreatContent
    def __init__(self, setup: _Optional[_Union[NoRetreatSetUp, _Mapping]] = ..., content: _Optional[_Union[NoRetreatContent, _Mapping]] = ...) -> None: ...

class NoRetreatPositionInherited(_message.Message):
    __slots__ = ("turn", "before", "active", "phase", "initiative", "pivot", "units", "control", "hands", "support", "fewer", "local", "tally", "frames", "forecast", "discards", "late", "blows", "event_vp", "high_tide", "triggered", "reserve", "joker", "works", "scorched", "happened", "helped", "bonus", "captured", "stays", "stays_turn", "duties", "once", "eased", "reprieved", "fresh", "fewer_next")
    class UnitsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: NoRetreatUnit
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[NoRetreatUnit, _Mapping]] = ...) -> None: ...
    class ControlEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class HandsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class SupportEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class FewerEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class LocalEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class ForecastEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: NoRetreatWeather
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[NoRetreatWeather, str]] = ...) -> None: ...
    class BlowsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: NoRetreatBlow
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[NoRetreatBlow, _Mapping]] = ...) -> None: ...
    class TriggeredEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class BonusEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class FewerNextEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    TURN_FIELD_NUMBER: _ClassVar[int]
    BEFORE_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    PIVOT_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    CONTROL_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    SUPPORT_FIELD_NUMBER: _ClassVar[int]
    FEWER_FIELD_NUMBER: _ClassVar[int]
    LOCAL_FIELD_NUMBER: _ClassVar[int]
    TALLY_FIELD_NUMBER: _ClassVar[int]
    FRAMES_FIELD_NUMBER: _ClassVar[int]
    FORECAST_FIELD_NUMBER: _ClassVar[int]
    DISCARDS_FIELD_NUMBER: _ClassVar[int]
    LATE_FIELD_NUMBER: _ClassVar[int]
    BLOWS_FIELD_NUMBER: _ClassVar[int]
    EVENT_VP_FIELD_NUMBER: _ClassVar[int]
    HIGH_TIDE_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    JOKER_FIELD_NUMBER: _ClassVar[int]
    WORKS_FIELD_NUMBER: _ClassVar[int]
    SCORCHED_FIELD_NUMBER: _ClassVar[int]
    HAPPENED_FIELD_NUMBER: _ClassVar[int]
    HELPED_FIELD_NUMBER: _ClassVar[int]
    BONUS_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_FIELD_NUMBER: _ClassVar[int]
    STAYS_FIELD_NUMBER: _ClassVar[int]
    STAYS_TURN_FIELD_NUMBER: _ClassVar[int]
    DUTIES_FIELD_NUMBER: _ClassVar[int]
    ONCE_FIELD_NUMBER: _ClassVar[int]
    EASED_FIELD_NUMBER: _ClassVar[int]
    REPRIEVED_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    FEWER_NEXT_FIELD_NUMBER: _ClassVar[int]
    turn: int
    before: NoRetreatWeather
    active: str
    phase: NoRetreatPhase
    initiative: str
    pivot: int
    units: _containers.MessageMap[str, NoRetreatUnit]
    control: _containers.ScalarMap[str, str]
    hands: _containers.ScalarMap[str, int]
    support: _containers.ScalarMap[str, int]
    fewer: _containers.ScalarMap[str, int]
    local: _containers.ScalarMap[str, str]
    tally: NoRetreatTally
    frames: _containers.RepeatedCompositeFieldContainer[NoRetreatFrame]
    forecast: _containers.ScalarMap[str, NoRetreatWeather]
    discards: _containers.RepeatedScalarFieldContainer[int]
    late: bool
    blows: _containers.MessageMap[str, NoRetreatBlow]
    event_vp: int
    high_tide: int
    triggered: _containers.ScalarMap[str, int]
    reserve: str
    joker: str
    works: _containers.RepeatedScalarFieldContainer[str]
    scorched: _containers.RepeatedScalarFieldContainer[str]
    happened: _containers.RepeatedScalarFieldContainer[str]
    helped: _containers.RepeatedScalarFieldContainer[str]
    bonus: _containers.ScalarMap[str, int]
    captured: _containers.RepeatedScalarFieldContainer[str]
    stays: _containers.RepeatedCompositeFieldContainer[NoRetreatPlayed]
    stays_turn: _containers.RepeatedCompositeFieldContainer[NoRetreatPlayed]
    duties: _containers.RepeatedCompositeFieldContainer[NoRetreatDuty]
    once: _containers.RepeatedScalarFieldContainer[str]
    eased: _containers.RepeatedScalarFieldContainer[str]
    reprieved: bool
    fresh: int
    fewer_next: _containers.ScalarMap[str, int]
    def __init__(self, turn: _Optional[int] = ..., before: _Optional[_Union[NoRetreatWeather, str]] = ..., active: _Optional[str] = ..., phase: _Optional[_Union[NoRetreatPhase, str]] = ..., initiative: _Optional[str] = ..., pivot: _Optional[int] = ..., units: _Optional[_Mapping[str, NoRetreatUnit]] = ..., control: _Optional[_Mapping[str, str]] = ..., hands: _Optional[_Mapping[str, int]] = ..., support: _Optional[_Mapping[str, int]] = ..., fewer: _Optional[_Mapping[str, int]] = ..., local: _Optional[_Mapping[str, str]] = ..., tally: _Optional[_Union[NoRetreatTally, _Mapping]] = ..., frames: _Optional[_Iterable[_Union[NoRetreatFrame, _Mapping]]] = ..., forecast: _Optional[_Mapping[str, NoRetreatWeather]] = ..., discards: _Optional[_Iterable[int]] = ..., late: _Optional[bool] = ..., blows: _Optional[_Mapping[str, NoRetreatBlow]] = ..., event_vp: _Optional[int] = ..., high_tide: _Optional[int] = ..., triggered: _Optional[_Mapping[str, int]] = ..., reserve: _Optional[str] = ..., joker: _Optional[str] = ..., works: _Optional[_Iterable[str]] = ..., scorched: _Optional[_Iterable[str]] = ..., happened: _Optional[_Iterable[str]] = ..., helped: _Optional[_Iterable[str]] = ..., bonus: _Optional[_Mapping[str, int]] = ..., captured: _Optional[_Iterable[str]] = ..., stays: _Optional[_Iterable[_Union[NoRetreatPlayed, _Mapping]]] = ..., stays_turn: _Optional[_Iterable[_Union[NoRetreatPlayed, _Mapping]]] = ..., duties: _Optional[_Iterable[_Union[NoRetreatDuty, _Mapping]]] = ..., once: _Optional[_Iterable[str]] = ..., eased: _Optional[_Iterable[str]] = ..., reprieved: _Optional[bool] = ..., fresh: _Optional[int] = ..., fewer_next: _Optional[_Mapping[str, int]] = ...) -> None: ...

class NoRetreatHeld(_message.Message):
    __slots__ = ("hand", "fresh")
    HAND_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    hand: _containers.RepeatedScalarFieldContainer[int]
    fresh: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, hand: _Optional[_Iterable[int]] = ..., fresh: _Optional[_Iterable[int]] = ...) -> None: ...

class NoRetreatHandInherited(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: NoRetreatSealedHeld
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[NoRetreatSealedHeld, _Mapping]] = ...) -> None: ...

class NoRetreatTurnBegan(_message.Message):
    __slots__ = ("turn", "before")
    TURN_FIELD_NUMBER: _ClassVar[int]
    BEFORE_FIELD_NUMBER: _ClassVar[int]
    turn: int
    before: NoRetreatWeather
    def __init__(self, turn: _Optional[int] = ..., before: _Optional[_Union[NoRetreatWeather, str]] = ...) -> None: ...

class NoRetreatPlayerTurnBegan(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatPhaseBegan(_message.Message):
    __slots__ = ("phase",)
    PHASE_FIELD_NUMBER: _ClassVar[int]
    phase: NoRetreatPhase
    def __init__(self, phase: _Optional[_Union[NoRetreatPhase, str]] = ...) -> None: ...

class NoRetreatStepTaken(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatFramePushed(_message.Message):
    __slots__ = ("frame",)
    FRAME_FIELD_NUMBER: _ClassVar[int]
    frame: NoRetreatFrame
    def __init__(self, frame: _Optional[_Union[NoRetreatFrame, _Mapping]] = ...) -> None: ...

class NoRetreatFrameReplaced(_message.Message):
    __slots__ = ("frame", "depth")
    FRAME_FIELD_NUMBER: _ClassVar[int]
    DEPTH_FIELD_NUMBER: _ClassVar[int]
    frame: NoRetreatFrame
    depth: int
    def __init__(self, frame: _Optional[_Union[NoRetreatFrame, _Mapping]] = ..., depth: _Optional[int] = ...) -> None: ...

class NoRetreatFramePopped(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatCardDrawn(_message.Message):
    __slots__ = ("side", "use", "secret", "proof")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: NoRetreatSealedInt32
    proof: NoRetreatSealedProof
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[NoRetreatSealedInt32, _Mapping]] = ..., proof: _Optional[_Union[NoRetreatSealedProof, _Mapping]] = ...) -> None: ...

class NoRetreatCardLaid(_message.Message):
    __slots__ = ("side", "card", "how", "shows")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    how: NoRetreatLaid
    shows: bool
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ..., how: _Optional[_Union[NoRetreatLaid, str]] = ..., shows: _Optional[bool] = ...) -> None: ...

class NoRetreatCardLost(_message.Message):
    __slots__ = ("side", "card", "use", "secret", "shows")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    use: _chance_pb2.Use
    secret: NoRetreatSealedLost
    shows: bool
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[NoRetreatSealedLost, _Mapping]] = ..., shows: _Optional[bool] = ...) -> None: ...

class NoRetreatCardTaken(_message.Message):
    __slots__ = ("side", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class NoRetreatHandShown(_message.Message):
    __slots__ = ("side", "secret", "shows")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: NoRetreatSealedInt32s
    shows: bool
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[NoRetreatSealedInt32s, _Mapping]] = ..., shows: _Optional[bool] = ...) -> None: ...

class NoRetreatReshuffled(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatDeckChanged(_message.Message):
    __slots__ = ("axis", "soviet", "shows")
    AXIS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    axis: _containers.RepeatedScalarFieldContainer[int]
    soviet: _containers.RepeatedScalarFieldContainer[int]
    shows: bool
    def __init__(self, axis: _Optional[_Iterable[int]] = ..., soviet: _Optional[_Iterable[int]] = ..., shows: _Optional[bool] = ...) -> None: ...

class NoRetreatHalfHappened(_message.Message):
    __slots__ = ("side", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: int
    def __init__(self, side: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class NoRetreatHalfStays(_message.Message):
    __slots__ = ("played", "lasts")
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    LASTS_FIELD_NUMBER: _ClassVar[int]
    played: NoRetreatPlayed
    lasts: NoRetreatLasts
    def __init__(self, played: _Optional[_Union[NoRetreatPlayed, _Mapping]] = ..., lasts: _Optional[_Union[NoRetreatLasts, str]] = ...) -> None: ...

class NoRetreatUnitMoved(_message.Message):
    __slots__ = ("unit", "path", "how", "cost")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    COST_FIELD_NUMBER: _ClassVar[int]
    unit: str
    path: _containers.RepeatedScalarFieldContainer[str]
    how: NoRetreatMoveKind
    cost: int
    def __init__(self, unit: _Optional[str] = ..., path: _Optional[_Iterable[str]] = ..., how: _Optional[_Union[NoRetreatMoveKind, str]] = ..., cost: _Optional[int] = ...) -> None: ...

class NoRetreatUnitPut(_message.Message):
    __slots__ = ("unit", "place", "why", "turn")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    unit: str
    place: str
    why: NoRetreatCause
    turn: int
    def __init__(self, unit: _Optional[str] = ..., place: _Optional[str] = ..., why: _Optional[_Union[NoRetreatCause, str]] = ..., turn: _Optional[int] = ...) -> None: ...

class NoRetreatUnitTurned(_message.Message):
    __slots__ = ("unit", "face", "why")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    unit: str
    face: int
    why: NoRetreatCause
    def __init__(self, unit: _Optional[str] = ..., face: _Optional[int] = ..., why: _Optional[_Union[NoRetreatCause, str]] = ...) -> None: ...

class NoRetreatUnitMarked(_message.Message):
    __slots__ = ("unit", "marker", "on")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    MARKER_FIELD_NUMBER: _ClassVar[int]
    ON_FIELD_NUMBER: _ClassVar[int]
    unit: str
    marker: NoRetreatUnitMarker
    on: bool
    def __init__(self, unit: _Optional[str] = ..., marker: _Optional[_Union[NoRetreatUnitMarker, str]] = ..., on: _Optional[bool] = ...) -> None: ...

class NoRetreatControlTaken(_message.Message):
    __slots__ = ("space", "side")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    space: str
    side: str
    def __init__(self, space: _Optional[str] = ..., side: _Optional[str] = ...) -> None: ...

class NoRetreatGroundMarked(_message.Message):
    __slots__ = ("space", "marker", "on")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    MARKER_FIELD_NUMBER: _ClassVar[int]
    ON_FIELD_NUMBER: _ClassVar[int]
    space: str
    marker: NoRetreatGroundMarker
    on: bool
    def __init__(self, space: _Optional[str] = ..., marker: _Optional[_Union[NoRetreatGroundMarker, str]] = ..., on: _Optional[bool] = ...) -> None: ...

class NoRetreatBlowLaid(_message.Message):
    __slots__ = ("space", "side", "kind", "left")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    space: str
    side: str
    kind: NoRetreatBlowKind
    left: bool
    def __init__(self, space: _Optional[str] = ..., side: _Optional[str] = ..., kind: _Optional[_Union[NoRetreatBlowKind, str]] = ..., left: _Optional[bool] = ...) -> None: ...

class NoRetreatBlowLifted(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class NoRetreatSupportSet(_message.Message):
    __slots__ = ("axis", "soviet")
    AXIS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    axis: int
    soviet: int
    def __init__(self, axis: _Optional[int] = ..., soviet: _Optional[int] = ...) -> None: ...

class NoRetreatReserveMarked(_message.Message):
    __slots__ = ("unit",)
    UNIT_FIELD_NUMBER: _ClassVar[int]
    unit: str
    def __init__(self, unit: _Optional[str] = ...) -> None: ...

class NoRetreatLocalSupport(_message.Message):
    __slots__ = ("side", "unit")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    side: str
    unit: str
    def __init__(self, side: _Optional[str] = ..., unit: _Optional[str] = ...) -> None: ...

class NoRetreatJokerTurned(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatVpMoved(_message.Message):
    __slots__ = ("vp", "why")
    VP_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    vp: int
    why: NoRetreatVpCause
    def __init__(self, vp: _Optional[int] = ..., why: _Optional[_Union[NoRetreatVpCause, str]] = ...) -> None: ...

class NoRetreatInitiativePassed(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class NoRetreatInitiativeShifted(_message.Message):
    __slots__ = ("turn",)
    TURN_FIELD_NUMBER: _ClassVar[int]
    turn: int
    def __init__(self, turn: _Optional[int] = ...) -> None: ...

class NoRetreatHighTideSet(_message.Message):
    __slots__ = ("vp",)
    VP_FIELD_NUMBER: _ClassVar[int]
    vp: int
    def __init__(self, vp: _Optional[int] = ...) -> None: ...

class NoRetreatWon(_message.Message):
    __slots__ = ("side", "how", "rule")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    side: str
    how: NoRetreatEnding
    rule: str
    def __init__(self, side: _Optional[str] = ..., how: _Optional[_Union[NoRetreatEnding, str]] = ..., rule: _Optional[str] = ...) -> None: ...

class NoRetreatWeatherTurned(_message.Message):
    __slots__ = ("turn", "weather")
    TURN_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    turn: int
    weather: NoRetreatWeather
    def __init__(self, turn: _Optional[int] = ..., weather: _Optional[_Union[NoRetreatWeather, str]] = ...) -> None: ...

class NoRetreatTriggerFired(_message.Message):
    __slots__ = ("trigger",)
    TRIGGER_FIELD_NUMBER: _ClassVar[int]
    trigger: NoRetreatMilestone
    def __init__(self, trigger: _Optional[_Union[NoRetreatMilestone, str]] = ...) -> None: ...

class NoRetreatOnceUsed(_message.Message):
    __slots__ = ("id",)
    ID_FIELD_NUMBER: _ClassVar[int]
    id: str
    def __init__(self, id: _Optional[str] = ...) -> None: ...

class NoRetreatFewerCards(_message.Message):
    __slots__ = ("side", "cards", "next_turn")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    NEXT_TURN_FIELD_NUMBER: _ClassVar[int]
    side: str
    cards: int
    next_turn: bool
    def __init__(self, side: _Optional[str] = ..., cards: _Optional[int] = ..., next_turn: _Optional[bool] = ...) -> None: ...

class NoRetreatDutyTaken(_message.Message):
    __slots__ = ("side", "n", "kind", "penalty")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    side: str
    n: int
    kind: NoRetreatDutyKind
    penalty: int
    def __init__(self, side: _Optional[str] = ..., n: _Optional[int] = ..., kind: _Optional[_Union[NoRetreatDutyKind, str]] = ..., penalty: _Optional[int] = ...) -> None: ...

class NoRetreatTallied(_message.Message):
    __slots__ = ("declared", "fought", "blows", "possible", "battles")
    DECLARED_FIELD_NUMBER: _ClassVar[int]
    FOUGHT_FIELD_NUMBER: _ClassVar[int]
    BLOWS_FIELD_NUMBER: _ClassVar[int]
    POSSIBLE_FIELD_NUMBER: _ClassVar[int]
    BATTLES_FIELD_NUMBER: _ClassVar[int]
    declared: int
    fought: int
    blows: int
    possible: int
    battles: int
    def __init__(self, declared: _Optional[int] = ..., fought: _Optional[int] = ..., blows: _Optional[int] = ..., possible: _Optional[int] = ..., battles: _Optional[int] = ...) -> None: ...

class NoRetreatCombatEnded(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoRetreatHelped(_message.Message):
    __slots__ = ("units", "mp")
    UNITS_FIELD_NUMBER: _ClassVar[int]
    MP_FIELD_NUMBER: _ClassVar[int]
    units: _containers.RepeatedScalarFieldContainer[str]
    mp: int
    def __init__(self, units: _Optional[_Iterable[str]] = ..., mp: _Optional[int] = ...) -> None: ...

class NoRetreatStackingEased(_message.Message):
    __slots__ = ("hexes",)
    HEXES_FIELD_NUMBER: _ClassVar[int]
    hexes: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, hexes: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatReprieved(_message.Message):
    __slots__ = ("on",)
    ON_FIELD_NUMBER: _ClassVar[int]
    on: bool
    def __init__(self, on: _Optional[bool] = ...) -> None: ...

class NoRetreatOddsSet(_message.Message):
    __slots__ = ("attack", "defence", "odds", "shifts", "column", "table")
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    DEFENCE_FIELD_NUMBER: _ClassVar[int]
    ODDS_FIELD_NUMBER: _ClassVar[int]
    SHIFTS_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    attack: int
    defence: int
    odds: str
    shifts: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Part]
    column: str
    table: str
    def __init__(self, attack: _Optional[int] = ..., defence: _Optional[int] = ..., odds: _Optional[str] = ..., shifts: _Optional[_Iterable[_Union[_chance_pb2.Part, _Mapping]]] = ..., column: _Optional[str] = ..., table: _Optional[str] = ...) -> None: ...

class NoRetreatResultFound(_message.Message):
    __slots__ = ("result", "why", "card")
    RESULT_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    result: NoRetreatResult
    why: NoRetreatResultBy
    card: int
    def __init__(self, result: _Optional[_Union[NoRetreatResult, str]] = ..., why: _Optional[_Union[NoRetreatResultBy, str]] = ..., card: _Optional[int] = ...) -> None: ...

class NoRetreatSupplyView(_message.Message):
    __slots__ = ("unit", "kind", "path")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    unit: str
    kind: NoRetreatSupplyKind
    path: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, unit: _Optional[str] = ..., kind: _Optional[_Union[NoRetreatSupplyKind, str]] = ..., path: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatNeedView(_message.Message):
    __slots__ = ("kind", "figure", "held", "reached", "missing")
    KIND_FIELD_NUMBER: _ClassVar[int]
    FIGURE_FIELD_NUMBER: _ClassVar[int]
    HELD_FIELD_NUMBER: _ClassVar[int]
    REACHED_FIELD_NUMBER: _ClassVar[int]
    MISSING_FIELD_NUMBER: _ClassVar[int]
    kind: NoRetreatNeedKind
    figure: int
    held: int
    reached: bool
    missing: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, kind: _Optional[_Union[NoRetreatNeedKind, str]] = ..., figure: _Optional[int] = ..., held: _Optional[int] = ..., reached: _Optional[bool] = ..., missing: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatAimView(_message.Message):
    __slots__ = ("side", "how", "rule", "turn", "needs")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    NEEDS_FIELD_NUMBER: _ClassVar[int]
    side: str
    how: NoRetreatEnding
    rule: str
    turn: int
    needs: _containers.RepeatedCompositeFieldContainer[NoRetreatNeedView]
    def __init__(self, side: _Optional[str] = ..., how: _Optional[_Union[NoRetreatEnding, str]] = ..., rule: _Optional[str] = ..., turn: _Optional[int] = ..., needs: _Optional[_Iterable[_Union[NoRetreatNeedView, _Mapping]]] = ...) -> None: ...

class NoRetreatPrizeView(_message.Message):
    __slots__ = ("space", "vp", "side")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    space: str
    vp: int
    side: str
    def __init__(self, space: _Optional[str] = ..., vp: _Optional[int] = ..., side: _Optional[str] = ...) -> None: ...

class NoRetreatStakeView(_message.Message):
    __slots__ = ("unit", "eliminated", "unsupplied")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    ELIMINATED_FIELD_NUMBER: _ClassVar[int]
    UNSUPPLIED_FIELD_NUMBER: _ClassVar[int]
    unit: str
    eliminated: int
    unsupplied: int
    def __init__(self, unit: _Optional[str] = ..., eliminated: _Optional[int] = ..., unsupplied: _Optional[int] = ...) -> None: ...

class NoRetreatUnitView(_message.Message):
    __slots__ = ("id", "place", "face", "unsupplied", "disorganised", "partisans", "turn", "cut_off")
    ID_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    UNSUPPLIED_FIELD_NUMBER: _ClassVar[int]
    DISORGANISED_FIELD_NUMBER: _ClassVar[int]
    PARTISANS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    CUT_OFF_FIELD_NUMBER: _ClassVar[int]
    id: str
    place: str
    face: int
    unsupplied: bool
    disorganised: bool
    partisans: bool
    turn: int
    cut_off: bool
    def __init__(self, id: _Optional[str] = ..., place: _Optional[str] = ..., face: _Optional[int] = ..., unsupplied: _Optional[bool] = ..., disorganised: _Optional[bool] = ..., partisans: _Optional[bool] = ..., turn: _Optional[int] = ..., cut_off: _Optional[bool] = ...) -> None: ...

class NoRetreatHandView(_message.Message):
    __slots__ = ("side", "size", "cards")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    side: str
    size: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, side: _Optional[str] = ..., size: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...

class NoRetreatBlowView(_message.Message):
    __slots__ = ("space", "side", "kind", "left")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    space: str
    side: str
    kind: NoRetreatBlowKind
    left: bool
    def __init__(self, space: _Optional[str] = ..., side: _Optional[str] = ..., kind: _Optional[_Union[NoRetreatBlowKind, str]] = ..., left: _Optional[bool] = ...) -> None: ...

class NoRetreatControlView(_message.Message):
    __slots__ = ("space", "side")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    space: str
    side: str
    def __init__(self, space: _Optional[str] = ..., side: _Optional[str] = ...) -> None: ...

class NoRetreatSideView(_message.Message):
    __slots__ = ("id", "vp", "map_vp", "support", "objectives", "zones", "sources")
    ID_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    MAP_VP_FIELD_NUMBER: _ClassVar[int]
    SUPPORT_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    ZONES_FIELD_NUMBER: _ClassVar[int]
    SOURCES_FIELD_NUMBER: _ClassVar[int]
    id: str
    vp: int
    map_vp: int
    support: int
    objectives: _containers.RepeatedScalarFieldContainer[str]
    zones: _containers.RepeatedScalarFieldContainer[str]
    sources: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., vp: _Optional[int] = ..., map_vp: _Optional[int] = ..., support: _Optional[int] = ..., objectives: _Optional[_Iterable[str]] = ..., zones: _Optional[_Iterable[str]] = ..., sources: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatChanceView(_message.Message):
    __slots__ = ("result", "sixths")
    RESULT_FIELD_NUMBER: _ClassVar[int]
    SIXTHS_FIELD_NUMBER: _ClassVar[int]
    result: NoRetreatResult
    sixths: int
    def __init__(self, result: _Optional[_Union[NoRetreatResult, str]] = ..., sixths: _Optional[int] = ...) -> None: ...

class NoRetreatBattleView(_message.Message):
    __slots__ = ("side", "hexes", "units", "others", "attack", "defence", "odds", "shifts", "column", "table", "chances", "die", "result")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HEXES_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    OTHERS_FIELD_NUMBER: _ClassVar[int]
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    DEFENCE_FIELD_NUMBER: _ClassVar[int]
    ODDS_FIELD_NUMBER: _ClassVar[int]
    SHIFTS_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    CHANCES_FIELD_NUMBER: _ClassVar[int]
    DIE_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    side: str
    hexes: _containers.RepeatedScalarFieldContainer[str]
    units: _containers.RepeatedScalarFieldContainer[str]
    others: _containers.RepeatedScalarFieldContainer[str]
    attack: int
    defence: int
    odds: str
    shifts: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Part]
    column: str
    table: str
    chances: _containers.RepeatedCompositeFieldContainer[NoRetreatChanceView]
    die: int
    result: NoRetreatResult
    def __init__(self, side: _Optional[str] = ..., hexes: _Optional[_Iterable[str]] = ..., units: _Optional[_Iterable[str]] = ..., others: _Optional[_Iterable[str]] = ..., attack: _Optional[int] = ..., defence: _Optional[int] = ..., odds: _Optional[str] = ..., shifts: _Optional[_Iterable[_Union[_chance_pb2.Part, _Mapping]]] = ..., column: _Optional[str] = ..., table: _Optional[str] = ..., chances: _Optional[_Iterable[_Union[NoRetreatChanceView, _Mapping]]] = ..., die: _Optional[int] = ..., result: _Optional[_Union[NoRetreatResult, str]] = ...) -> None: ...

class NoRetreatWayView(_message.Message):
    __slots__ = ("path", "cost", "takes")
    PATH_FIELD_NUMBER: _ClassVar[int]
    COST_FIELD_NUMBER: _ClassVar[int]
    TAKES_FIELD_NUMBER: _ClassVar[int]
    path: _containers.RepeatedScalarFieldContainer[str]
    cost: int
    takes: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, path: _Optional[_Iterable[str]] = ..., cost: _Optional[int] = ..., takes: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatReachView(_message.Message):
    __slots__ = ("unit", "spaces")
    UNIT_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    unit: str
    spaces: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, unit: _Optional[str] = ..., spaces: _Optional[_Iterable[str]] = ...) -> None: ...

class NoRetreatReckonedView(_message.Message):
    __slots__ = ("side", "supplied", "sudden_death")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SUPPLIED_FIELD_NUMBER: _ClassVar[int]
    SUDDEN_DEATH_FIELD_NUMBER: _ClassVar[int]
    side: str
    supplied: _containers.RepeatedScalarFieldContainer[str]
    sudden_death: int
    def __init__(self, side: _Optional[str] = ..., supplied: _Optional[_Iterable[str]] = ..., sudden_death: _Optional[int] = ...) -> None: ...

class NoRetreatView(_message.Message):
    __slots__ = ("turn", "active", "phase", "weather", "initiative", "event_vp", "high_tide", "units", "control", "sides", "hands", "pile", "discards", "top", "blows", "triggered", "reserve", "joker", "pivot", "works", "scorched", "forecast", "happened", "local", "battle", "prospects", "ways", "moving", "reckoned", "reaches", "supplies", "aims", "prizes", "stakes")
    class TriggeredEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class ForecastEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: NoRetreatWeather
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[NoRetreatWeather, str]] = ...) -> None: ...
    class LocalEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    TURN_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    WEATHER_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    EVENT_VP_FIELD_NUMBER: _ClassVar[int]
    HIGH_TIDE_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    CONTROL_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARDS_FIELD_NUMBER: _ClassVar[int]
    TOP_FIELD_NUMBER: _ClassVar[int]
    BLOWS_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    JOKER_FIELD_NUMBER: _ClassVar[int]
    PIVOT_FIELD_NUMBER: _ClassVar[int]
    WORKS_FIELD_NUMBER: _ClassVar[int]
    SCORCHED_FIELD_NUMBER: _ClassVar[int]
    FORECAST_FIELD_NUMBER: _ClassVar[int]
    HAPPENED_FIELD_NUMBER: _ClassVar[int]
    LOCAL_FIELD_NUMBER: _ClassVar[int]
    BATTLE_FIELD_NUMBER: _ClassVar[int]
    PROSPECTS_FIELD_NUMBER: _ClassVar[int]
    WAYS_FIELD_NUMBER: _ClassVar[int]
    MOVING_FIELD_NUMBER: _ClassVar[int]
    RECKONED_FIELD_NUMBER: _ClassVar[int]
    REACHES_FIELD_NUMBER: _ClassVar[int]
    SUPPLIES_FIELD_NUMBER: _ClassVar[int]
    AIMS_FIELD_NUMBER: _ClassVar[int]
    PRIZES_FIELD_NUMBER: _ClassVar[int]
    STAKES_FIELD_NUMBER: _ClassVar[int]
    turn: int
    active: str
    phase: NoRetreatPhase
    weather: NoRetreatWeather
    initiative: str
    event_vp: int
    high_tide: int
    units: _containers.RepeatedCompositeFieldContainer[NoRetreatUnitView]
    control: _containers.RepeatedCompositeFieldContainer[NoRetreatControlView]
    sides: _containers.RepeatedCompositeFieldContainer[NoRetreatSideView]
    hands: _containers.RepeatedCompositeFieldContainer[NoRetreatHandView]
    pile: int
    discards: int
    top: int
    blows: _containers.RepeatedCompositeFieldContainer[NoRetreatBlowView]
    triggered: _containers.ScalarMap[str, int]
    reserve: str
    joker: str
    pivot: int
    works: _containers.RepeatedScalarFieldContainer[str]
    scorched: _containers.RepeatedScalarFieldContainer[str]
    forecast: _containers.ScalarMap[str, NoRetreatWeather]
    happened: _containers.RepeatedScalarFieldContainer[str]
    local: _containers.ScalarMap[str, str]
    battle: NoRetreatBattleView
    prospects: _containers.RepeatedCompositeFieldContainer[NoRetreatBattleView]
    ways: _containers.RepeatedCompositeFieldContainer[NoRetreatWayView]
    moving: str
    reckoned: _containers.RepeatedCompositeFieldContainer[NoRetreatReckonedView]
    reaches: _containers.RepeatedCompositeFieldContainer[NoRetreatReachView]
    supplies: _containers.RepeatedCompositeFieldContainer[NoRetreatSupplyView]
    aims: _containers.RepeatedCompositeFieldContainer[NoRetreatAimView]
    prizes: _containers.RepeatedCompositeFieldContainer[NoRetreatPrizeView]
    stakes: _containers.RepeatedCompositeFieldContainer[NoRetreatStakeView]
    def __init__(self, turn: _Optional[int] = ..., active: _Optional[str] = ..., phase: _Optional[_Union[NoRetreatPhase, str]] = ..., weather: _Optional[_Union[NoRetreatWeather, str]] = ..., initiative: _Optional[str] = ..., event_vp: _Optional[int] = ..., high_tide: _Optional[int] = ..., units: _Optional[_Iterable[_Union[NoRetreatUnitView, _Mapping]]] = ..., control: _Optional[_Iterable[_Union[NoRetreatControlView, _Mapping]]] = ..., sides: _Optional[_Iterable[_Union[NoRetreatSideView, _Mapping]]] = ..., hands: _Optional[_Iterable[_Union[NoRetreatHandView, _Mapping]]] = ..., pile: _Optional[int] = ..., discards: _Optional[int] = ..., top: _Optional[int] = ..., blows: _Optional[_Iterable[_Union[NoRetreatBlowView, _Mapping]]] = ..., triggered: _Optional[_Mapping[str, int]] = ..., reserve: _Optional[str] = ..., joker: _Optional[str] = ..., pivot: _Optional[int] = ..., works: _Optional[_Iterable[str]] = ..., scorched: _Optional[_Iterable[str]] = ..., forecast: _Optional[_Mapping[str, NoRetreatWeather]] = ..., happened: _Optional[_Iterable[str]] = ..., local: _Optional[_Mapping[str, str]] = ..., battle: _Optional[_Union[NoRetreatBattleView, _Mapping]] = ..., prospects: _Optional[_Iterable[_Union[NoRetreatBattleView, _Mapping]]] = ..., ways: _Optional[_Iterable[_Union[NoRetreatWayView, _Mapping]]] = ..., moving: _Optional[str] = ..., reckoned: _Optional[_Iterable[_Union[NoRetreatReckonedView, _Mapping]]] = ..., reaches: _Optional[_Iterable[_Union[NoRetreatReachView, _Mapping]]] = ..., supplies: _Optional[_Iterable[_Union[NoRetreatSupplyView, _Mapping]]] = ..., aims: _Optional[_Iterable[_Union[NoRetreatAimView, _Mapping]]] = ..., prizes: _Optional[_Iterable[_Union[NoRetreatPrizeView, _Mapping]]] = ..., stakes: _Optional[_Iterable[_Union[NoRetreatStakeView, _Mapping]]] = ...) -> None: ...

class NoRetreatDecision(_message.Message):
    __slots__ = ("done", "discard", "pay", "drop", "play", "improve", "upgrade", "fortify", "turn_back", "place", "at", "reorganise", "move", "go", "step", "stop", "entrain", "mark", "target", "counterblow", "attack", "take", "ground", "yes", "no", "lose", "cadre", "retreat", "advance", "excess", "detrain", "pick")
    PASS_FIELD_NUMBER: _ClassVar[int]
    DONE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    PAY_FIELD_NUMBER: _ClassVar[int]
    DROP_FIELD_NUMBER: _ClassVar[int]
    PLAY_FIELD_NUMBER: _ClassVar[int]
    IMPROVE_FIELD_NUMBER: _ClassVar[int]
    UPGRADE_FIELD_NUMBER: _ClassVar[int]
    FORTIFY_FIELD_NUMBER: _ClassVar[int]
    TURN_BACK_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    REORGANISE_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    GO_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    STOP_FIELD_NUMBER: _ClassVar[int]
    ENTRAIN_FIELD_NUMBER: _ClassVar[int]
    MARK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    COUNTERBLOW_FIELD_NUMBER: _ClassVar[int]
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    TAKE_FIELD_NUMBER: _ClassVar[int]
    GROUND_FIELD_NUMBER: _ClassVar[int]
    YES_FIELD_NUMBER: _ClassVar[int]
    NO_FIELD_NUMBER: _ClassVar[int]
    LOSE_FIELD_NUMBER: _ClassVar[int]
    CADRE_FIELD_NUMBER: _ClassVar[int]
    RETREAT_FIELD_NUMBER: _ClassVar[int]
    ADVANCE_FIELD_NUMBER: _ClassVar[int]
    EXCESS_FIELD_NUMBER: _ClassVar[int]
    DETRAIN_FIELD_NUMBER: _ClassVar[int]
    PICK_FIELD_NUMBER: _ClassVar[int]
    done: NoRetreatDone
    discard: NoRetreatDiscard
    pay: NoRetreatPay
    drop: NoRetreatDrop
    play: NoRetreatPlay
    improve: NoRetreatImprove
    upgrade: NoRetreatUpgrade
    fortify: NoRetreatFortify
    turn_back: NoRetreatTurnBack
    place: NoRetreatPlace
    at: NoRetreatAt
    reorganise: NoRetreatReorganise
    move: NoRetreatMove
    go: NoRetreatGo
    step: NoRetreatStep
    stop: NoRetreatStop
    entrain: NoRetreatEntrain
    mark: NoRetreatMark
    target: NoRetreatTarget
    counterblow: NoRetreatCounterblow
    attack: NoRetreatAttack
    take: NoRetreatTake
    ground: NoRetreatGround
    yes: NoRetreatYes
    no: NoRetreatNo
    lose: NoRetreatLose
    cadre: NoRetreatCadre
    retreat: NoRetreatRetreat
    advance: NoRetreatAdvance
    excess: NoRetreatExcess
    detrain: NoRetreatDetrain
    pick: NoRetreatPick
    def __init__(self, done: _Optional[_Union[NoRetreatDone, _Mapping]] = ..., discard: _Optional[_Union[NoRetreatDiscard, _Mapping]] = ..., pay: _Optional[_Union[NoRetreatPay, _Mapping]] = ..., drop: _Optional[_Union[NoRetreatDrop, _Mapping]] = ..., play: _Optional[_Union[NoRetreatPlay, _Mapping]] = ..., improve: _Optional[_Union[NoRetreatImprove, _Mapping]] = ..., upgrade: _Optional[_Union[NoRetreatUpgrade, _Mapping]] = ..., fortify: _Optional[_Union[NoRetreatFortify, _Mapping]] = ..., turn_back: _Optional[_Union[NoRetreatTurnBack, _Mapping]] = ..., place: _Optional[_Union[NoRetreatPlace, _Mapping]] = ..., at: _Optional[_Union[NoRetreatAt, _Mapping]] = ..., reorganise: _Optional[_Union[NoRetreatReorganise, _Mapping]] = ..., move: _Optional[_Union[NoRetreatMove, _Mapping]] = ..., go: _Optional[_Union[NoRetreatGo, _Mapping]] = ..., step: _Optional[_Union[NoRetreatStep, _Mapping]] = ..., stop: _Optional[_Union[NoRetreatStop, _Mapping]] = ..., entrain: _Optional[_Union[NoRetreatEntrain, _Mapping]] = ..., mark: _Optional[_Union[NoRetreatMark, _Mapping]] = ..., target: _Optional[_Union[NoRetreatTarget, _Mapping]] = ..., counterblow: _Optional[_Union[NoRetreatCounterblow, _Mapping]] = ..., attack: _Optional[_Union[NoRetreatAttack, _Mapping]] = ..., take: _Optional[_Union[NoRetreatTake, _Mapping]] = ..., ground: _Optional[_Union[NoRetreatGround, _Mapping]] = ..., yes: _Optional[_Union[NoRetreatYes, _Mapping]] = ..., no: _Optional[_Union[NoRetreatNo, _Mapping]] = ..., lose: _Optional[_Union[NoRetreatLose, _Mapping]] = ..., cadre: _Optional[_Union[NoRetreatCadre, _Mapping]] = ..., retreat: _Optional[_Union[NoRetreatRetreat, _Mapping]] = ..., advance: _Optional[_Union[NoRetreatAdvance, _Mapping]] = ..., excess: _Optional[_Union[NoRetreatExcess, _Mapping]] = ..., detrain: _Optional[_Union[NoRetreatDetrain, _Mapping]] = ..., pick: _Optional[_Union[NoRetreatPick, _Mapping]] = ..., **kwargs) -> None: ...

class NoRetreatFrame(_message.Message):
    __slots__ = ("agenda", "keeping", "discarding", "drawing", "answering", "playing", "working", "paying", "window", "bought", "flipping", "placing", "putting", "reorganising", "moving", "going", "reserving", "supporting", "stacking", "targeting", "countering", "fighting", "battle", "losing", "replacing", "retreating", "advancing", "removing", "unscorching", "detraining", "offering", "setting_up")
    AGENDA_FIELD_NUMBER: _ClassVar[int]
    KEEPING_FIELD_NUMBER: _ClassVar[int]
    DISCARDING_FIELD_NUMBER: _ClassVar[int]
    DRAWING_FIELD_NUMBER: _ClassVar[int]
    ANSWERING_FIELD_NUMBER: _ClassVar[int]
    PLAYING_FIELD_NUMBER: _ClassVar[int]
    WORKING_FIELD_NUMBER: _ClassVar[int]
    PAYING_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    BOUGHT_FIELD_NUMBER: _ClassVar[int]
    FLIPPING_FIELD_NUMBER: _ClassVar[int]
    PLACING_FIELD_NUMBER: _ClassVar[int]
    PUTTING_FIELD_NUMBER: _ClassVar[int]
    REORGANISING_FIELD_NUMBER: _ClassVar[int]
    MOVING_FIELD_NUMBER: _ClassVar[int]
    GOING_FIELD_NUMBER: _ClassVar[int]
    RESERVING_FIELD_NUMBER: _ClassVar[int]
    SUPPORTING_FIELD_NUMBER: _ClassVar[int]
    STACKING_FIELD_NUMBER: _ClassVar[int]
    TARGETING_FIELD_NUMBER: _ClassVar[int]
    COUNTERING_FIELD_NUMBER: _ClassVar[int]
    FIGHTING_FIELD_NUMBER: _ClassVar[int]
    BATTLE_FIELD_NUMBER: _ClassVar[int]
    LOSING_FIELD_NUMBER: _ClassVar[int]
    REPLACING_FIELD_NUMBER: _ClassVar[int]
    RETREATING_FIELD_NUMBER: _ClassVar[int]
    ADVANCING_FIELD_NUMBER: _ClassVar[int]
    REMOVING_FIELD_NUMBER: _ClassVar[int]
    UNSCORCHING_FIELD_NUMBER: _ClassVar[int]
    DETRAINING_FIELD_NUMBER: _ClassVar[int]
    OFFERING_FIELD_NUMBER: _ClassVar[int]
    SETTING_UP_FIELD_NUMBER: _ClassVar[int]
    agenda: NoRetreatAgenda
    keeping: NoRetreatKeeping
    discarding: NoRetreatDiscarding
    drawing: NoRetreatDrawing
    answering: NoRetreatAnswering
    playing: NoRetreatPlaying
    working: NoRetreatWorking
    paying: NoRetreatPaying
    window: NoRetreatWindow
    bought: NoRetreatBought
    flipping: NoRetreatFlipping
    placing: NoRetreatPlacing
    putting: NoRetreatPutting
    reorganising: NoRetreatReorganising
    moving: NoRetreatMoving
    going: NoRetreatGoing
    reserving: NoRetreatReserving
    supporting: NoRetreatSupporting
    stacking: NoRetreatStacking
    targeting: NoRetreatTargeting
    countering: NoRetreatCountering
    fighting: NoRetreatFighting
    battle: NoRetreatBattle
    losing: NoRetreatLosing
    replacing: NoRetreatReplacing
    retreating: NoRetreatRetreating
    advancing: NoRetreatAdvancing
    removing: NoRetreatRemoving
    unscorching: NoRetreatUnscorching
    detraining: NoRetreatDetraining
    offering: NoRetreatOffering
    setting_up: NoRetreatSettingUp
    def __init__(self, agenda: _Optional[_Union[NoRetreatAgenda, _Mapping]] = ..., keeping: _Optional[_Union[NoRetreatKeeping, _Mapping]] = ..., discarding: _Optional[_Union[NoRetreatDiscarding, _Mapping]] = ..., drawing: _Optional[_Union[NoRetreatDrawing, _Mapping]] = ..., answering: _Optional[_Union[NoRetreatAnswering, _Mapping]] = ..., playing: _Optional[_Union[NoRetreatPlaying, _Mapping]] = ..., working: _Optional[_Union[NoRetreatWorking, _Mapping]] = ..., paying: _Optional[_Union[NoRetreatPaying, _Mapping]] = ..., window: _Optional[_Union[NoRetreatWindow, _Mapping]] = ..., bought: _Optional[_Union[NoRetreatBought, _Mapping]] = ..., flipping: _Optional[_Union[NoRetreatFlipping, _Mapping]] = ..., placing: _Optional[_Union[NoRetreatPlacing, _Mapping]] = ..., putting: _Optional[_Union[NoRetreatPutting, _Mapping]] = ..., reorganising: _Optional[_Union[NoRetreatReorganising, _Mapping]] = ..., moving: _Optional[_Union[NoRetreatMoving, _Mapping]] = ..., going: _Optional[_Union[NoRetreatGoing, _Mapping]] = ..., reserving: _Optional[_Union[NoRetreatReserving, _Mapping]] = ..., supporting: _Optional[_Union[NoRetreatSupporting, _Mapping]] = ..., stacking: _Optional[_Union[NoRetreatStacking, _Mapping]] = ..., targeting: _Optional[_Union[NoRetreatTargeting, _Mapping]] = ..., countering: _Optional[_Union[NoRetreatCountering, _Mapping]] = ..., fighting: _Optional[_Union[NoRetreatFighting, _Mapping]] = ..., battle: _Optional[_Union[NoRetreatBattle, _Mapping]] = ..., losing: _Optional[_Union[NoRetreatLosing, _Mapping]] = ..., replacing: _Optional[_Union[NoRetreatReplacing, _Mapping]] = ..., retreating: _Optional[_Union[NoRetreatRetreating, _Mapping]] = ..., advancing: _Optional[_Union[NoRetreatAdvancing, _Mapping]] = ..., removing: _Optional[_Union[NoRetreatRemoving, _Mapping]] = ..., unscorching: _Optional[_Union[NoRetreatUnscorching, _Mapping]] = ..., detraining: _Optional[_Union[NoRetreatDetraining, _Mapping]] = ..., offering: _Optional[_Union[NoRetreatOffering, _Mapping]] = ..., setting_up: _Optional[_Union[NoRetreatSettingUp, _Mapping]] = ...) -> None: ...

class NoRetreatEvent(_message.Message):
    __slots__ = ("laid_out", "position_inherited", "hand_inherited", "turn_began", "player_turn_began", "phase_began", "step_taken", "frame_pushed", "frame_replaced", "frame_popped", "card_drawn", "card_laid", "card_lost", "card_taken", "hand_shown", "reshuffled", "deck_changed", "half_happened", "half_stays", "unit_moved", "unit_put", "unit_turned", "unit_marked", "control_taken", "ground_marked", "blow_laid", "blow_lifted", "support_set", "reserve_marked", "local_support", "joker_turned", "vp_moved", "initiative_passed", "initiative_shifted", "high_tide_set", "won", "weather_turned", "trigger_fired", "once_used", "fewer_cards", "duty_taken", "tallied", "combat_ended", "helped", "stacking_eased", "reprieved", "odds_set", "result_found")
    LAID_OUT_FIELD_NUMBER: _ClassVar[int]
    POSITION_INHERITED_FIELD_NUMBER: _ClassVar[int]
    HAND_INHERITED_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGAN_FIELD_NUMBER: _ClassVar[int]
    PLAYER_TURN_BEGAN_FIELD_NUMBER: _ClassVar[int]
    PHASE_BEGAN_FIELD_NUMBER: _ClassVar[int]
    STEP_TAKEN_FIELD_NUMBER: _ClassVar[int]
    FRAME_PUSHED_FIELD_NUMBER: _ClassVar[int]
    FRAME_REPLACED_FIELD_NUMBER: _ClassVar[int]
    FRAME_POPPED_FIELD_NUMBER: _ClassVar[int]
    CARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    CARD_LAID_FIELD_NUMBER: _ClassVar[int]
    CARD_LOST_FIELD_NUMBER: _ClassVar[int]
    CARD_TAKEN_FIELD_NUMBER: _ClassVar[int]
    HAND_SHOWN_FIELD_NUMBER: _ClassVar[int]
    RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    DECK_CHANGED_FIELD_NUMBER: _ClassVar[int]
    HALF_HAPPENED_FIELD_NUMBER: _ClassVar[int]
    HALF_STAYS_FIELD_NUMBER: _ClassVar[int]
    UNIT_MOVED_FIELD_NUMBER: _ClassVar[int]
    UNIT_PUT_FIELD_NUMBER: _ClassVar[int]
    UNIT_TURNED_FIELD_NUMBER: _ClassVar[int]
    UNIT_MARKED_FIELD_NUMBER: _ClassVar[int]
    CONTROL_TAKEN_FIELD_NUMBER: _ClassVar[int]
    GROUND_MARKED_FIELD_NUMBER: _ClassVar[int]
    BLOW_LAID_FIELD_NUMBER: _ClassVar[int]
    BLOW_LIFTED_FIELD_NUMBER: _ClassVar[int]
    SUPPORT_SET_FIELD_NUMBER: _ClassVar[int]
    RESERVE_MARKED_FIELD_NUMBER: _ClassVar[int]
    LOCAL_SUPPORT_FIELD_NUMBER: _ClassVar[int]
    JOKER_TURNED_FIELD_NUMBER: _ClassVar[int]
    VP_MOVED_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_PASSED_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_SHIFTED_FIELD_NUMBER: _ClassVar[int]
    HIGH_TIDE_SET_FIELD_NUMBER: _ClassVar[int]
    WON_FIELD_NUMBER: _ClassVar[int]
    WEATHER_TURNED_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_FIRED_FIELD_NUMBER: _ClassVar[int]
    ONCE_USED_FIELD_NUMBER: _ClassVar[int]
    FEWER_CARDS_FIELD_NUMBER: _ClassVar[int]
    DUTY_TAKEN_FIELD_NUMBER: _ClassVar[int]
    TALLIED_FIELD_NUMBER: _ClassVar[int]
    COMBAT_ENDED_FIELD_NUMBER: _ClassVar[int]
    HELPED_FIELD_NUMBER: _ClassVar[int]
    STACKING_EASED_FIELD_NUMBER: _ClassVar[int]
    REPRIEVED_FIELD_NUMBER: _ClassVar[int]
    ODDS_SET_FIELD_NUMBER: _ClassVar[int]
    RESULT_FOUND_FIELD_NUMBER: _ClassVar[int]
    laid_out: NoRetreatLaidOut
    position_inherited: NoRetreatPositionInherited
    hand_inherited: NoRetreatHandInherited
    turn_began: NoRetreatTurnBegan
    player_turn_began: NoRetreatPlayerTurnBegan
    phase_began: NoRetreatPhaseBegan
    step_taken: NoRetreatStepTaken
    frame_pushed: NoRetreatFramePushed
    frame_replaced: NoRetreatFrameReplaced
    frame_popped: NoRetreatFramePopped
    card_drawn: NoRetreatCardDrawn
    card_laid: NoRetreatCardLaid
    card_lost: NoRetreatCardLost
    card_taken: NoRetreatCardTaken
    hand_shown: NoRetreatHandShown
    reshuffled: NoRetreatReshuffled
    deck_changed: NoRetreatDeckChanged
    half_happened: NoRetreatHalfHappened
    half_stays: NoRetreatHalfStays
    unit_moved: NoRetreatUnitMoved
    unit_put: NoRetreatUnitPut
    unit_turned: NoRetreatUnitTurned
    unit_marked: NoRetreatUnitMarked
    control_taken: NoRetreatControlTaken
    ground_marked: NoRetreatGroundMarked
    blow_laid: NoRetreatBlowLaid
    blow_lifted: NoRetreatBlowLifted
    support_set: NoRetreatSupportSet
    reserve_marked: NoRetreatReserveMarked
    local_support: NoRetreatLocalSupport
    joker_turned: NoRetreatJokerTurned
    vp_moved: NoRetreatVpMoved
    initiative_passed: NoRetreatInitiativePassed
    initiative_shifted: NoRetreatInitiativeShifted
    high_tide_set: NoRetreatHighTideSet
    won: NoRetreatWon
    weather_turned: NoRetreatWeatherTurned
    trigger_fired: NoRetreatTriggerFired
    once_used: NoRetreatOnceUsed
    fewer_cards: NoRetreatFewerCards
    duty_taken: NoRetreatDutyTaken
    tallied: NoRetreatTallied
    combat_ended: NoRetreatCombatEnded
    helped: NoRetreatHelped
    stacking_eased: NoRetreatStackingEased
    reprieved: NoRetreatReprieved
    odds_set: NoRetreatOddsSet
    result_found: NoRetreatResultFound
    def __init__(self, laid_out: _Optional[_Union[NoRetreatLaidOut, _Mapping]] = ..., position_inherited: _Optional[_Union[NoRetreatPositionInherited, _Mapping]] = ..., hand_inherited: _Optional[_Union[NoRetreatHandInherited, _Mapping]] = ..., turn_began: _Optional[_Union[NoRetreatTurnBegan, _Mapping]] = ..., player_turn_began: _Optional[_Union[NoRetreatPlayerTurnBegan, _Mapping]] = ..., phase_began: _Optional[_Union[NoRetreatPhaseBegan, _Mapping]] = ..., step_taken: _Optional[_Union[NoRetreatStepTaken, _Mapping]] = ..., frame_pushed: _Optional[_Union[NoRetreatFramePushed, _Mapping]] = ..., frame_replaced: _Optional[_Union[NoRetreatFrameReplaced, _Mapping]] = ..., frame_popped: _Optional[_Union[NoRetreatFramePopped, _Mapping]] = ..., card_drawn: _Optional[_Union[NoRetreatCardDrawn, _Mapping]] = ..., card_laid: _Optional[_Union[NoRetreatCardLaid, _Mapping]] = ..., card_lost: _Optional[_Union[NoRetreatCardLost, _Mapping]] = ..., card_taken: _Optional[_Union[NoRetreatCardTaken, _Mapping]] = ..., hand_shown: _Optional[_Union[NoRetreatHandShown, _Mapping]] = ..., reshuffled: _Optional[_Union[NoRetreatReshuffled, _Mapping]] = ..., deck_changed: _Optional[_Union[NoRetreatDeckChanged, _Mapping]] = ..., half_happened: _Optional[_Union[NoRetreatHalfHappened, _Mapping]] = ..., half_stays: _Optional[_Union[NoRetreatHalfStays, _Mapping]] = ..., unit_moved: _Optional[_Union[NoRetreatUnitMoved, _Mapping]] = ..., unit_put: _Optional[_Union[NoRetreatUnitPut, _Mapping]] = ..., unit_turned: _Optional[_Union[NoRetreatUnitTurned, _Mapping]] = ..., unit_marked: _Optional[_Union[NoRetreatUnitMarked, _Mapping]] = ..., control_taken: _Optional[_Union[NoRetreatControlTaken, _Mapping]] = ..., ground_marked: _Optional[_Union[NoRetreatGroundMarked, _Mapping]] = ..., blow_laid: _Optional[_Union[NoRetreatBlowLaid, _Mapping]] = ..., blow_lifted: _Optional[_Union[NoRetreatBlowLifted, _Mapping]] = ..., support_set: _Optional[_Union[NoRetreatSupportSet, _Mapping]] = ..., reserve_marked: _Optional[_Union[NoRetreatReserveMarked, _Mapping]] = ..., local_support: _Optional[_Union[NoRetreatLocalSupport, _Mapping]] = ..., joker_turned: _Optional[_Union[NoRetreatJokerTurned, _Mapping]] = ..., vp_moved: _Optional[_Union[NoRetreatVpMoved, _Mapping]] = ..., initiative_passed: _Optional[_Union[NoRetreatInitiativePassed, _Mapping]] = ..., initiative_shifted: _Optional[_Union[NoRetreatInitiativeShifted, _Mapping]] = ..., high_tide_set: _Optional[_Union[NoRetreatHighTideSet, _Mapping]] = ..., won: _Optional[_Union[NoRetreatWon, _Mapping]] = ..., weather_turned: _Optional[_Union[NoRetreatWeatherTurned, _Mapping]] = ..., trigger_fired: _Optional[_Union[NoRetreatTriggerFired, _Mapping]] = ..., once_used: _Optional[_Union[NoRetreatOnceUsed, _Mapping]] = ..., fewer_cards: _Optional[_Union[NoRetreatFewerCards, _Mapping]] = ..., duty_taken: _Optional[_Union[NoRetreatDutyTaken, _Mapping]] = ..., tallied: _Optional[_Union[NoRetreatTallied, _Mapping]] = ..., combat_ended: _Optional[_Union[NoRetreatCombatEnded, _Mapping]] = ..., helped: _Optional[_Union[NoRetreatHelped, _Mapping]] = ..., stacking_eased: _Optional[_Union[NoRetreatStackingEased, _Mapping]] = ..., reprieved: _Optional[_Union[NoRetreatReprieved, _Mapping]] = ..., odds_set: _Optional[_Union[NoRetreatOddsSet, _Mapping]] = ..., result_found: _Optional[_Union[NoRetreatResultFound, _Mapping]] = ...) -> None: ...

class NoRetreatSealedHeld(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: NoRetreatHeld
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[NoRetreatHeld, _Mapping]] = ...) -> None: ...

class NoRetreatSealedInt32(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: int
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[int] = ...) -> None: ...

class NoRetreatSealedProof(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: NoRetreatProof
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[NoRetreatProof, _Mapping]] = ...) -> None: ...

class NoRetreatSealedLost(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: NoRetreatLost
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[NoRetreatLost, _Mapping]] = ...) -> None: ...

class NoRetreatSealedInt32s(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Iterable[int]] = ...) -> None: ...
