from kronika.chance.v1 import chance_pb2 as _chance_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class TankDuelNation(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_NATION_UNSPECIFIED: _ClassVar[TankDuelNation]
    TANK_DUEL_NATION_GERMAN: _ClassVar[TankDuelNation]
    TANK_DUEL_NATION_SOVIET: _ClassVar[TankDuelNation]

class TankDuelEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ENDING_UNSPECIFIED: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_POINTS: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_PLACES: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_MEDALS: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_KING: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_HELD: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_CRUSHING: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_DRAW: _ClassVar[TankDuelEnding]
    TANK_DUEL_ENDING_LOST: _ClassVar[TankDuelEnding]

class TankDuelMarker(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_MARKER_UNSPECIFIED: _ClassVar[TankDuelMarker]
    TANK_DUEL_MARKER_SHUFFLE: _ClassVar[TankDuelMarker]
    TANK_DUEL_MARKER_END: _ClassVar[TankDuelMarker]

class TankDuelHealth(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_HEALTH_UNSPECIFIED: _ClassVar[TankDuelHealth]
    TANK_DUEL_HEALTH_WELL: _ClassVar[TankDuelHealth]
    TANK_DUEL_HEALTH_WOUNDED: _ClassVar[TankDuelHealth]
    TANK_DUEL_HEALTH_DEAD: _ClassVar[TankDuelHealth]

class TankDuelTracks(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_TRACKS_UNSPECIFIED: _ClassVar[TankDuelTracks]
    TANK_DUEL_TRACKS_WHOLE: _ClassVar[TankDuelTracks]
    TANK_DUEL_TRACKS_DAMAGED: _ClassVar[TankDuelTracks]
    TANK_DUEL_TRACKS_IMMOBILISED: _ClassVar[TankDuelTracks]

class TankDuelLoss(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_LOSS_UNSPECIFIED: _ClassVar[TankDuelLoss]
    TANK_DUEL_LOSS_EXPLOSION: _ClassVar[TankDuelLoss]
    TANK_DUEL_LOSS_FIRE: _ClassVar[TankDuelLoss]
    TANK_DUEL_LOSS_CATASTROPHIC: _ClassVar[TankDuelLoss]
    TANK_DUEL_LOSS_BAILED_OUT: _ClassVar[TankDuelLoss]
    TANK_DUEL_LOSS_CREW: _ClassVar[TankDuelLoss]

class TankDuelTable(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_TABLE_UNSPECIFIED: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_INITIATIVE: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_RESPONSE: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_PRIMARY: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_SECONDARY: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_SUCCESS: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_DIAGRAM: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_COMMAND: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_INFANTRY: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_GUN: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_LEADERSHIP: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_FIRE_CHECK: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_MISSION: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_THREAT: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_TARGET: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_TERRAIN: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_SPOTTING: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_MORALE: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_CREW: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_HATCH: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_MOVE: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_FIRE: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_RANGING: _ClassVar[TankDuelTable]
    TANK_DUEL_TABLE_CLEAN_UP: _ClassVar[TankDuelTable]

class TankDuelQuality(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_QUALITY_UNSPECIFIED: _ClassVar[TankDuelQuality]
    TANK_DUEL_QUALITY_GREEN: _ClassVar[TankDuelQuality]
    TANK_DUEL_QUALITY_VETERAN: _ClassVar[TankDuelQuality]
    TANK_DUEL_QUALITY_ELITE: _ClassVar[TankDuelQuality]

class TankDuelRole(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ROLE_UNSPECIFIED: _ClassVar[TankDuelRole]
    TANK_DUEL_ROLE_COMMANDER: _ClassVar[TankDuelRole]
    TANK_DUEL_ROLE_GUNNER: _ClassVar[TankDuelRole]
    TANK_DUEL_ROLE_COMMANDER_GUNNER: _ClassVar[TankDuelRole]
    TANK_DUEL_ROLE_LOADER: _ClassVar[TankDuelRole]
    TANK_DUEL_ROLE_DRIVER: _ClassVar[TankDuelRole]
    TANK_DUEL_ROLE_BACKUP_DRIVER: _ClassVar[TankDuelRole]

class TankDuelLocation(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_LOCATION_UNSPECIFIED: _ClassVar[TankDuelLocation]
    TANK_DUEL_LOCATION_TRACKS: _ClassVar[TankDuelLocation]
    TANK_DUEL_LOCATION_HULL: _ClassVar[TankDuelLocation]
    TANK_DUEL_LOCATION_TURRET: _ClassVar[TankDuelLocation]

class TankDuelKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_KIND_UNSPECIFIED: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_MOVE: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_FIRE: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_FLANK: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_TERRAIN: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_SMOKE: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_LEADERSHIP: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_COMMAND: _ClassVar[TankDuelKind]
    TANK_DUEL_KIND_TACTICS: _ClassVar[TankDuelKind]

class TankDuelIcon(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ICON_UNSPECIFIED: _ClassVar[TankDuelIcon]
    TANK_DUEL_ICON_EXPLOSION: _ClassVar[TankDuelIcon]
    TANK_DUEL_ICON_FIRE: _ClassVar[TankDuelIcon]
    TANK_DUEL_ICON_EXTINGUISHER: _ClassVar[TankDuelIcon]
    TANK_DUEL_ICON_BINOCULARS: _ClassVar[TankDuelIcon]

class TankDuelPierce(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_PIERCE_UNSPECIFIED: _ClassVar[TankDuelPierce]
    TANK_DUEL_PIERCE_NUMBER: _ClassVar[TankDuelPierce]
    TANK_DUEL_PIERCE_ALWAYS: _ClassVar[TankDuelPierce]
    TANK_DUEL_PIERCE_NEVER: _ClassVar[TankDuelPierce]

class TankDuelMark(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_MARK_UNSPECIFIED: _ClassVar[TankDuelMark]
    TANK_DUEL_MARK_NONE: _ClassVar[TankDuelMark]
    TANK_DUEL_MARK_BOTH: _ClassVar[TankDuelMark]
    TANK_DUEL_MARK_SOVIET: _ClassVar[TankDuelMark]

class TankDuelHarm(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_HARM_UNSPECIFIED: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_WOUND: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_KILL: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_CHECK_EXPLOSION: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_CHECK_FIRE: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_EXPLOSION: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_FIRE: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_CATASTROPHIC: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_MAIN_GUN_HIT: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_TRACKS_DAMAGED: _ClassVar[TankDuelHarm]
    TANK_DUEL_HARM_IMMOBILISED: _ClassVar[TankDuelHarm]

class TankDuelCross(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_CROSS_UNSPECIFIED: _ClassVar[TankDuelCross]
    TANK_DUEL_CROSS_GREEN: _ClassVar[TankDuelCross]
    TANK_DUEL_CROSS_VETERAN: _ClassVar[TankDuelCross]
    TANK_DUEL_CROSS_ELITE: _ClassVar[TankDuelCross]
    TANK_DUEL_CROSS_COMMANDER_DEAD: _ClassVar[TankDuelCross]
    TANK_DUEL_CROSS_ON_FIRE: _ClassVar[TankDuelCross]
    TANK_DUEL_CROSS_IMMOBILISED: _ClassVar[TankDuelCross]

class TankDuelPrimary(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_PRIMARY_UNSPECIFIED: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_MISSION: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_FIRE_HIGH: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_FIRE_LOW: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_MOVE_FLANK_OR_COVER: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_LEADERSHIP: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_SMOKE: _ClassVar[TankDuelPrimary]
    TANK_DUEL_PRIMARY_MOVE: _ClassVar[TankDuelPrimary]

class TankDuelSecondary(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_SECONDARY_UNSPECIFIED: _ClassVar[TankDuelSecondary]
    TANK_DUEL_SECONDARY_SPOT: _ClassVar[TankDuelSecondary]
    TANK_DUEL_SECONDARY_HULL_DOWN: _ClassVar[TankDuelSecondary]
    TANK_DUEL_SECONDARY_APCR: _ClassVar[TankDuelSecondary]
    TANK_DUEL_SECONDARY_SMOKE: _ClassVar[TankDuelSecondary]

class TankDuelAsk(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ASK_UNSPECIFIED: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_ENEMY_HIGH: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_ENEMY_LOW: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_OWN_HIGH: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_OWN_LOW: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_AVOID_HIGH: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_AVOID_LOW: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_AVOID_LOW_KEEPING: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_ATTAIN_HIGH: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_ATTAIN_LOW: _ClassVar[TankDuelAsk]
    TANK_DUEL_ASK_CLOSER: _ClassVar[TankDuelAsk]

class TankDuelTie(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_TIE_UNSPECIFIED: _ClassVar[TankDuelTie]
    TANK_DUEL_TIE_PENETRATION: _ClassVar[TankDuelTie]
    TANK_DUEL_TIE_RANGE: _ClassVar[TankDuelTie]
    TANK_DUEL_TIE_POINTS: _ClassVar[TankDuelTie]
    TANK_DUEL_TIE_NUMBER: _ClassVar[TankDuelTie]

class TankDuelEffect(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_EFFECT_UNSPECIFIED: _ClassVar[TankDuelEffect]
    TANK_DUEL_EFFECT_CONCEAL: _ClassVar[TankDuelEffect]
    TANK_DUEL_EFFECT_SPOT: _ClassVar[TankDuelEffect]
    TANK_DUEL_EFFECT_HULL_DOWN: _ClassVar[TankDuelEffect]

class TankDuelWith(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_WITH_UNSPECIFIED: _ClassVar[TankDuelWith]
    TANK_DUEL_WITH_OPTIONAL: _ClassVar[TankDuelWith]
    TANK_DUEL_WITH_RECOMMENDED: _ClassVar[TankDuelWith]
    TANK_DUEL_WITH_REQUIRED: _ClassVar[TankDuelWith]
    TANK_DUEL_WITH_NEVER: _ClassVar[TankDuelWith]

class TankDuelAdmin(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ADMIN_UNSPECIFIED: _ClassVar[TankDuelAdmin]
    TANK_DUEL_ADMIN_NOTHING: _ClassVar[TankDuelAdmin]
    TANK_DUEL_ADMIN_PLACE: _ClassVar[TankDuelAdmin]
    TANK_DUEL_ADMIN_ALONE: _ClassVar[TankDuelAdmin]
    TANK_DUEL_ADMIN_ACROSS: _ClassVar[TankDuelAdmin]

class TankDuelFinal(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_FINAL_UNSPECIFIED: _ClassVar[TankDuelFinal]
    TANK_DUEL_FINAL_NOTHING: _ClassVar[TankDuelFinal]
    TANK_DUEL_FINAL_ALONE: _ClassVar[TankDuelFinal]
    TANK_DUEL_FINAL_ACROSS: _ClassVar[TankDuelFinal]
    TANK_DUEL_FINAL_MORE: _ClassVar[TankDuelFinal]
    TANK_DUEL_FINAL_KING: _ClassVar[TankDuelFinal]

class TankDuelPromptKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_PROMPT_KIND_UNSPECIFIED: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_INITIATIVE: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_LAID: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_ACTION: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_CARD: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_LEVEL: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_OI: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_RAPID_APCR: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_TARGET: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_RANGE_STEP: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_UNFLANK: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_FLANK_OR_UNFLANK: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_LAY_DOWN: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_SPOT_OR_RANGING: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_REACTION: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_LOCATION: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_RANGE_TARGET: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_ESCAPE_ORDER: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_CREW: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_ENEMY_HAND: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_GUN: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_INFANTRY_MODE: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_CLOSE_COMBAT_SWITCH: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_HATCH: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_ROAD_CARD: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_MISSION_CARD: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_EFFECT: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_OWN_TANK: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_MATE: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_NUMBER: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_ACCEPT: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_GIVE: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_REDRAW: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_FIRE_CHECK: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_FIGHT_FIRE: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_MORALE_CHECK: _ClassVar[TankDuelPromptKind]
    TANK_DUEL_PROMPT_KIND_DISCARD: _ClassVar[TankDuelPromptKind]

class TankDuelAction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ACTION_UNSPECIFIED: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_MOVE: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_FLANK: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_TERRAIN: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_FIRE: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_LEADERSHIP: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_SMOKE: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_SPOT: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_HULL_DOWN: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_LOAD_APCR: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_CREW: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_FIGHT_FIRE: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_TERRAIN_ON_ENEMY: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_COMMAND: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_STOP: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_GUN: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_INFANTRY_ADVANCE: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_INFANTRY_ATTACK: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_ROAD: _ClassVar[TankDuelAction]
    TANK_DUEL_ACTION_DONE: _ClassVar[TankDuelAction]

class TankDuelAnswer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_ANSWER_UNSPECIFIED: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_PAY: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_BAIL_OUT: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_FLIP: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_DRAW: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_LOAD: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_NO: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_YES: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_KEEP: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_TAKE: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_PUT: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_REMOVE: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_RANGE: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_HULL: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_TURRET: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_SPOT: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_HULL_DOWN: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_CONCEAL: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_EXCHANGE: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_REDRAW: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_FLANK: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_WEAPON: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_CLOSE_COMBAT: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_SWITCH: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_STAY: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_TURN: _ClassVar[TankDuelAnswer]
    TANK_DUEL_ANSWER_LAY: _ClassVar[TankDuelAnswer]

class TankDuelGermanChoice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_GERMAN_CHOICE_UNSPECIFIED: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_SUGGESTED: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_PZ3J: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_PZ4G: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_STUG3G: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_PANTHER: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_TIGER: _ClassVar[TankDuelGermanChoice]
    TANK_DUEL_GERMAN_CHOICE_FERDINAND: _ClassVar[TankDuelGermanChoice]

class TankDuelSovietChoice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_SOVIET_CHOICE_UNSPECIFIED: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_SUGGESTED: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_T34A: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_T34D: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_T3485: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_KV85: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_SU100: _ClassVar[TankDuelSovietChoice]
    TANK_DUEL_SOVIET_CHOICE_IS2M: _ClassVar[TankDuelSovietChoice]

class TankDuelCrewChoice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_CREW_CHOICE_UNSPECIFIED: _ClassVar[TankDuelCrewChoice]
    TANK_DUEL_CREW_CHOICE_SUGGESTED: _ClassVar[TankDuelCrewChoice]
    TANK_DUEL_CREW_CHOICE_GREEN: _ClassVar[TankDuelCrewChoice]
    TANK_DUEL_CREW_CHOICE_VETERAN: _ClassVar[TankDuelCrewChoice]
    TANK_DUEL_CREW_CHOICE_ELITE: _ClassVar[TankDuelCrewChoice]

class TankDuelInfantryChoice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_INFANTRY_CHOICE_UNSPECIFIED: _ClassVar[TankDuelInfantryChoice]
    TANK_DUEL_INFANTRY_CHOICE_SUGGESTED: _ClassVar[TankDuelInfantryChoice]
    TANK_DUEL_INFANTRY_CHOICE_YES: _ClassVar[TankDuelInfantryChoice]
    TANK_DUEL_INFANTRY_CHOICE_NO: _ClassVar[TankDuelInfantryChoice]

class TankDuelCharacters(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_CHARACTERS_UNSPECIFIED: _ClassVar[TankDuelCharacters]
    TANK_DUEL_CHARACTERS_ALL: _ClassVar[TankDuelCharacters]
    TANK_DUEL_CHARACTERS_ALERT: _ClassVar[TankDuelCharacters]

class TankDuelLeaver(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TANK_DUEL_LEAVER_UNSPECIFIED: _ClassVar[TankDuelLeaver]
    TANK_DUEL_LEAVER_MATE: _ClassVar[TankDuelLeaver]
    TANK_DUEL_LEAVER_ROBATA: _ClassVar[TankDuelLeaver]
TANK_DUEL_NATION_UNSPECIFIED: TankDuelNation
TANK_DUEL_NATION_GERMAN: TankDuelNation
TANK_DUEL_NATION_SOVIET: TankDuelNation
TANK_DUEL_ENDING_UNSPECIFIED: TankDuelEnding
TANK_DUEL_ENDING_POINTS: TankDuelEnding
TANK_DUEL_ENDING_PLACES: TankDuelEnding
TANK_DUEL_ENDING_MEDALS: TankDuelEnding
TANK_DUEL_ENDING_KING: TankDuelEnding
TANK_DUEL_ENDING_HELD: TankDuelEnding
TANK_DUEL_ENDING_CRUSHING: TankDuelEnding
TANK_DUEL_ENDING_DRAW: TankDuelEnding
TANK_DUEL_ENDING_LOST: TankDuelEnding
TANK_DUEL_MARKER_UNSPECIFIED: TankDuelMarker
TANK_DUEL_MARKER_SHUFFLE: TankDuelMarker
TANK_DUEL_MARKER_END: TankDuelMarker
TANK_DUEL_HEALTH_UNSPECIFIED: TankDuelHealth
TANK_DUEL_HEALTH_WELL: TankDuelHealth
TANK_DUEL_HEALTH_WOUNDED: TankDuelHealth
TANK_DUEL_HEALTH_DEAD: TankDuelHealth
TANK_DUEL_TRACKS_UNSPECIFIED: TankDuelTracks
TANK_DUEL_TRACKS_WHOLE: TankDuelTracks
TANK_DUEL_TRACKS_DAMAGED: TankDuelTracks
TANK_DUEL_TRACKS_IMMOBILISED: TankDuelTracks
TANK_DUEL_LOSS_UNSPECIFIED: TankDuelLoss
TANK_DUEL_LOSS_EXPLOSION: TankDuelLoss
TANK_DUEL_LOSS_FIRE: TankDuelLoss
TANK_DUEL_LOSS_CATASTROPHIC: TankDuelLoss
TANK_DUEL_LOSS_BAILED_OUT: TankDuelLoss
TANK_DUEL_LOSS_CREW: TankDuelLoss
TANK_DUEL_TABLE_UNSPECIFIED: TankDuelTable
TANK_DUEL_TABLE_INITIATIVE: TankDuelTable
TANK_DUEL_TABLE_RESPONSE: TankDuelTable
TANK_DUEL_TABLE_PRIMARY: TankDuelTable
TANK_DUEL_TABLE_SECONDARY: TankDuelTable
TANK_DUEL_TABLE_SUCCESS: TankDuelTable
TANK_DUEL_TABLE_DIAGRAM: TankDuelTable
TANK_DUEL_TABLE_COMMAND: TankDuelTable
TANK_DUEL_TABLE_INFANTRY: TankDuelTable
TANK_DUEL_TABLE_GUN: TankDuelTable
TANK_DUEL_TABLE_LEADERSHIP: TankDuelTable
TANK_DUEL_TABLE_FIRE_CHECK: TankDuelTable
TANK_DUEL_TABLE_MISSION: TankDuelTable
TANK_DUEL_TABLE_THREAT: TankDuelTable
TANK_DUEL_TABLE_TARGET: TankDuelTable
TANK_DUEL_TABLE_TERRAIN: TankDuelTable
TANK_DUEL_TABLE_SPOTTING: TankDuelTable
TANK_DUEL_TABLE_MORALE: TankDuelTable
TANK_DUEL_TABLE_CREW: TankDuelTable
TANK_DUEL_TABLE_HATCH: TankDuelTable
TANK_DUEL_TABLE_MOVE: TankDuelTable
TANK_DUEL_TABLE_FIRE: TankDuelTable
TANK_DUEL_TABLE_RANGING: TankDuelTable
TANK_DUEL_TABLE_CLEAN_UP: TankDuelTable
TANK_DUEL_QUALITY_UNSPECIFIED: TankDuelQuality
TANK_DUEL_QUALITY_GREEN: TankDuelQuality
TANK_DUEL_QUALITY_VETERAN: TankDuelQuality
TANK_DUEL_QUALITY_ELITE: TankDuelQuality
TANK_DUEL_ROLE_UNSPECIFIED: TankDuelRole
TANK_DUEL_ROLE_COMMANDER: TankDuelRole
TANK_DUEL_ROLE_GUNNER: TankDuelRole
TANK_DUEL_ROLE_COMMANDER_GUNNER: TankDuelRole
TANK_DUEL_ROLE_LOADER: TankDuelRole
TANK_DUEL_ROLE_DRIVER: TankDuelRole
TANK_DUEL_ROLE_BACKUP_DRIVER: TankDuelRole
TANK_DUEL_LOCATION_UNSPECIFIED: TankDuelLocation
TANK_DUEL_LOCATION_TRACKS: TankDuelLocation
TANK_DUEL_LOCATION_HULL: TankDuelLocation
TANK_DUEL_LOCATION_TURRET: TankDuelLocation
TANK_DUEL_KIND_UNSPECIFIED: TankDuelKind
TANK_DUEL_KIND_MOVE: TankDuelKind
TANK_DUEL_KIND_FIRE: TankDuelKind
TANK_DUEL_KIND_FLANK: TankDuelKind
TANK_DUEL_KIND_TERRAIN: TankDuelKind
TANK_DUEL_KIND_SMOKE: TankDuelKind
TANK_DUEL_KIND_LEADERSHIP: TankDuelKind
TANK_DUEL_KIND_COMMAND: TankDuelKind
TANK_DUEL_KIND_TACTICS: TankDuelKind
TANK_DUEL_ICON_UNSPECIFIED: TankDuelIcon
TANK_DUEL_ICON_EXPLOSION: TankDuelIcon
TANK_DUEL_ICON_FIRE: TankDuelIcon
TANK_DUEL_ICON_EXTINGUISHER: TankDuelIcon
TANK_DUEL_ICON_BINOCULARS: TankDuelIcon
TANK_DUEL_PIERCE_UNSPECIFIED: TankDuelPierce
TANK_DUEL_PIERCE_NUMBER: TankDuelPierce
TANK_DUEL_PIERCE_ALWAYS: TankDuelPierce
TANK_DUEL_PIERCE_NEVER: TankDuelPierce
TANK_DUEL_MARK_UNSPECIFIED: TankDuelMark
TANK_DUEL_MARK_NONE: TankDuelMark
TANK_DUEL_MARK_BOTH: TankDuelMark
TANK_DUEL_MARK_SOVIET: TankDuelMark
TANK_DUEL_HARM_UNSPECIFIED: TankDuelHarm
TANK_DUEL_HARM_WOUND: TankDuelHarm
TANK_DUEL_HARM_KILL: TankDuelHarm
TANK_DUEL_HARM_CHECK_EXPLOSION: TankDuelHarm
TANK_DUEL_HARM_CHECK_FIRE: TankDuelHarm
TANK_DUEL_HARM_EXPLOSION: TankDuelHarm
TANK_DUEL_HARM_FIRE: TankDuelHarm
TANK_DUEL_HARM_CATASTROPHIC: TankDuelHarm
TANK_DUEL_HARM_MAIN_GUN_HIT: TankDuelHarm
TANK_DUEL_HARM_TRACKS_DAMAGED: TankDuelHarm
TANK_DUEL_HARM_IMMOBILISED: TankDuelHarm
TANK_DUEL_CROSS_UNSPECIFIED: TankDuelCross
TANK_DUEL_CROSS_GREEN: TankDuelCross
TANK_DUEL_CROSS_VETERAN: TankDuelCross
TANK_DUEL_CROSS_ELITE: TankDuelCross
TANK_DUEL_CROSS_COMMANDER_DEAD: TankDuelCross
TANK_DUEL_CROSS_ON_FIRE: TankDuelCross
TANK_DUEL_CROSS_IMMOBILISED: TankDuelCross
TANK_DUEL_PRIMARY_UNSPECIFIED: TankDuelPrimary
TANK_DUEL_PRIMARY_MISSION: TankDuelPrimary
TANK_DUEL_PRIMARY_FIRE_HIGH: TankDuelPrimary
TANK_DUEL_PRIMARY_FIRE_LOW: TankDuelPrimary
TANK_DUEL_PRIMARY_MOVE_FLANK_OR_COVER: TankDuelPrimary
TANK_DUEL_PRIMARY_LEADERSHIP: TankDuelPrimary
TANK_DUEL_PRIMARY_SMOKE: TankDuelPrimary
TANK_DUEL_PRIMARY_MOVE: TankDuelPrimary
TANK_DUEL_SECONDARY_UNSPECIFIED: TankDuelSecondary
TANK_DUEL_SECONDARY_SPOT: TankDuelSecondary
TANK_DUEL_SECONDARY_HULL_DOWN: TankDuelSecondary
TANK_DUEL_SECONDARY_APCR: TankDuelSecondary
TANK_DUEL_SECONDARY_SMOKE: TankDuelSecondary
TANK_DUEL_ASK_UNSPECIFIED: TankDuelAsk
TANK_DUEL_ASK_ENEMY_HIGH: TankDuelAsk
TANK_DUEL_ASK_ENEMY_LOW: TankDuelAsk
TANK_DUEL_ASK_OWN_HIGH: TankDuelAsk
TANK_DUEL_ASK_OWN_LOW: TankDuelAsk
TANK_DUEL_ASK_AVOID_HIGH: TankDuelAsk
TANK_DUEL_ASK_AVOID_LOW: TankDuelAsk
TANK_DUEL_ASK_AVOID_LOW_KEEPING: TankDuelAsk
TANK_DUEL_ASK_ATTAIN_HIGH: TankDuelAsk
TANK_DUEL_ASK_ATTAIN_LOW: TankDuelAsk
TANK_DUEL_ASK_CLOSER: TankDuelAsk
TANK_DUEL_TIE_UNSPECIFIED: TankDuelTie
TANK_DUEL_TIE_PENETRATION: TankDuelTie
TANK_DUEL_TIE_RANGE: TankDuelTie
TANK_DUEL_TIE_POINTS: TankDuelTie
TANK_DUEL_TIE_NUMBER: TankDuelTie
TANK_DUEL_EFFECT_UNSPECIFIED: TankDuelEffect
TANK_DUEL_EFFECT_CONCEAL: TankDuelEffect
TANK_DUEL_EFFECT_SPOT: TankDuelEffect
TANK_DUEL_EFFECT_HULL_DOWN: TankDuelEffect
TANK_DUEL_WITH_UNSPECIFIED: TankDuelWith
TANK_DUEL_WITH_OPTIONAL: TankDuelWith
TANK_DUEL_WITH_RECOMMENDED: TankDuelWith
TANK_DUEL_WITH_REQUIRED: TankDuelWith
TANK_DUEL_WITH_NEVER: TankDuelWith
TANK_DUEL_ADMIN_UNSPECIFIED: TankDuelAdmin
TANK_DUEL_ADMIN_NOTHING: TankDuelAdmin
TANK_DUEL_ADMIN_PLACE: TankDuelAdmin
TANK_DUEL_ADMIN_ALONE: TankDuelAdmin
TANK_DUEL_ADMIN_ACROSS: TankDuelAdmin
TANK_DUEL_FINAL_UNSPECIFIED: TankDuelFinal
TANK_DUEL_FINAL_NOTHING: TankDuelFinal
TANK_DUEL_FINAL_ALONE: TankDuelFinal
TANK_DUEL_FINAL_ACROSS: TankDuelFinal
TANK_DUEL_FINAL_MORE: TankDuelFinal
TANK_DUEL_FINAL_KING: TankDuelFinal
TANK_DUEL_PROMPT_KIND_UNSPECIFIED: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_INITIATIVE: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_LAID: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_ACTION: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_CARD: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_LEVEL: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_OI: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_RAPID_APCR: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_TARGET: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_RANGE_STEP: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_UNFLANK: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_FLANK_OR_UNFLANK: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_LAY_DOWN: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_SPOT_OR_RANGING: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_REACTION: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_LOCATION: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_RANGE_TARGET: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_ESCAPE_ORDER: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_CREW: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_ENEMY_HAND: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_GUN: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_INFANTRY_MODE: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_CLOSE_COMBAT_SWITCH: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_HATCH: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_ROAD_CARD: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_MISSION_CARD: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_EFFECT: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_OWN_TANK: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_MATE: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_NUMBER: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_ACCEPT: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_GIVE: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_REDRAW: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_FIRE_CHECK: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_FIGHT_FIRE: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_MORALE_CHECK: TankDuelPromptKind
TANK_DUEL_PROMPT_KIND_DISCARD: TankDuelPromptKind
TANK_DUEL_ACTION_UNSPECIFIED: TankDuelAction
TANK_DUEL_ACTION_MOVE: TankDuelAction
TANK_DUEL_ACTION_FLANK: TankDuelAction
TANK_DUEL_ACTION_TERRAIN: TankDuelAction
TANK_DUEL_ACTION_FIRE: TankDuelAction
TANK_DUEL_ACTION_LEADERSHIP: TankDuelAction
TANK_DUEL_ACTION_SMOKE: TankDuelAction
TANK_DUEL_ACTION_SPOT: TankDuelAction
TANK_DUEL_ACTION_HULL_DOWN: TankDuelAction
TANK_DUEL_ACTION_LOAD_APCR: TankDuelAction
TANK_DUEL_ACTION_CREW: TankDuelAction
TANK_DUEL_ACTION_FIGHT_FIRE: TankDuelAction
TANK_DUEL_ACTION_TERRAIN_ON_ENEMY: TankDuelAction
TANK_DUEL_ACTION_COMMAND: TankDuelAction
TANK_DUEL_ACTION_STOP: TankDuelAction
TANK_DUEL_ACTION_GUN: TankDuelAction
TANK_DUEL_ACTION_INFANTRY_ADVANCE: TankDuelAction
TANK_DUEL_ACTION_INFANTRY_ATTACK: TankDuelAction
TANK_DUEL_ACTION_ROAD: TankDuelAction
TANK_DUEL_ACTION_DONE: TankDuelAction
TANK_DUEL_ANSWER_UNSPECIFIED: TankDuelAnswer
TANK_DUEL_ANSWER_PAY: TankDuelAnswer
TANK_DUEL_ANSWER_BAIL_OUT: TankDuelAnswer
TANK_DUEL_ANSWER_FLIP: TankDuelAnswer
TANK_DUEL_ANSWER_DRAW: TankDuelAnswer
TANK_DUEL_ANSWER_LOAD: TankDuelAnswer
TANK_DUEL_ANSWER_NO: TankDuelAnswer
TANK_DUEL_ANSWER_YES: TankDuelAnswer
TANK_DUEL_ANSWER_KEEP: TankDuelAnswer
TANK_DUEL_ANSWER_TAKE: TankDuelAnswer
TANK_DUEL_ANSWER_PUT: TankDuelAnswer
TANK_DUEL_ANSWER_REMOVE: TankDuelAnswer
TANK_DUEL_ANSWER_RANGE: TankDuelAnswer
TANK_DUEL_ANSWER_HULL: TankDuelAnswer
TANK_DUEL_ANSWER_TURRET: TankDuelAnswer
TANK_DUEL_ANSWER_SPOT: TankDuelAnswer
TANK_DUEL_ANSWER_HULL_DOWN: TankDuelAnswer
TANK_DUEL_ANSWER_CONCEAL: TankDuelAnswer
TANK_DUEL_ANSWER_EXCHANGE: TankDuelAnswer
TANK_DUEL_ANSWER_REDRAW: TankDuelAnswer
TANK_DUEL_ANSWER_FLANK: TankDuelAnswer
TANK_DUEL_ANSWER_WEAPON: TankDuelAnswer
TANK_DUEL_ANSWER_CLOSE_COMBAT: TankDuelAnswer
TANK_DUEL_ANSWER_SWITCH: TankDuelAnswer
TANK_DUEL_ANSWER_STAY: TankDuelAnswer
TANK_DUEL_ANSWER_TURN: TankDuelAnswer
TANK_DUEL_ANSWER_LAY: TankDuelAnswer
TANK_DUEL_GERMAN_CHOICE_UNSPECIFIED: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_SUGGESTED: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_PZ3J: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_PZ4G: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_STUG3G: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_PANTHER: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_TIGER: TankDuelGermanChoice
TANK_DUEL_GERMAN_CHOICE_FERDINAND: TankDuelGermanChoice
TANK_DUEL_SOVIET_CHOICE_UNSPECIFIED: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_SUGGESTED: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_T34A: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_T34D: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_T3485: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_KV85: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_SU100: TankDuelSovietChoice
TANK_DUEL_SOVIET_CHOICE_IS2M: TankDuelSovietChoice
TANK_DUEL_CREW_CHOICE_UNSPECIFIED: TankDuelCrewChoice
TANK_DUEL_CREW_CHOICE_SUGGESTED: TankDuelCrewChoice
TANK_DUEL_CREW_CHOICE_GREEN: TankDuelCrewChoice
TANK_DUEL_CREW_CHOICE_VETERAN: TankDuelCrewChoice
TANK_DUEL_CREW_CHOICE_ELITE: TankDuelCrewChoice
TANK_DUEL_INFANTRY_CHOICE_UNSPECIFIED: TankDuelInfantryChoice
TANK_DUEL_INFANTRY_CHOICE_SUGGESTED: TankDuelInfantryChoice
TANK_DUEL_INFANTRY_CHOICE_YES: TankDuelInfantryChoice
TANK_DUEL_INFANTRY_CHOICE_NO: TankDuelInfantryChoice
TANK_DUEL_CHARACTERS_UNSPECIFIED: TankDuelCharacters
TANK_DUEL_CHARACTERS_ALL: TankDuelCharacters
TANK_DUEL_CHARACTERS_ALERT: TankDuelCharacters
TANK_DUEL_LEAVER_UNSPECIFIED: TankDuelLeaver
TANK_DUEL_LEAVER_MATE: TankDuelLeaver
TANK_DUEL_LEAVER_ROBATA: TankDuelLeaver

class TankDuelName(_message.Message):
    __slots__ = ("en", "cs")
    EN_FIELD_NUMBER: _ClassVar[int]
    CS_FIELD_NUMBER: _ClassVar[int]
    en: str
    cs: str
    def __init__(self, en: _Optional[str] = ..., cs: _Optional[str] = ...) -> None: ...

class TankDuelSource(_message.Message):
    __slots__ = ("printed", "public", "line")
    PRINTED_FIELD_NUMBER: _ClassVar[int]
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    printed: _containers.RepeatedScalarFieldContainer[str]
    public: _containers.RepeatedScalarFieldContainer[str]
    line: int
    def __init__(self, printed: _Optional[_Iterable[str]] = ..., public: _Optional[_Iterable[str]] = ..., line: _Optional[int] = ...) -> None: ...

class TankDuelArmour(_message.Message):
    __slots__ = ("hull", "turret")
    HULL_FIELD_NUMBER: _ClassVar[int]
    TURRET_FIELD_NUMBER: _ClassVar[int]
    hull: int
    turret: int
    def __init__(self, hull: _Optional[int] = ..., turret: _Optional[int] = ...) -> None: ...

class TankDuelGun(_message.Message):
    __slots__ = ("name", "to_hit", "pen", "apcr")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    PEN_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    name: str
    to_hit: _containers.RepeatedScalarFieldContainer[int]
    pen: _containers.RepeatedScalarFieldContainer[int]
    apcr: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, name: _Optional[str] = ..., to_hit: _Optional[_Iterable[int]] = ..., pen: _Optional[_Iterable[int]] = ..., apcr: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelPost(_message.Message):
    __slots__ = ("role", "vp")
    ROLE_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    role: TankDuelRole
    vp: int
    def __init__(self, role: _Optional[_Union[TankDuelRole, str]] = ..., vp: _Optional[int] = ...) -> None: ...

class TankDuelLevels(_message.Message):
    __slots__ = ("normal", "damaged", "immobilised")
    NORMAL_FIELD_NUMBER: _ClassVar[int]
    DAMAGED_FIELD_NUMBER: _ClassVar[int]
    IMMOBILISED_FIELD_NUMBER: _ClassVar[int]
    normal: int
    damaged: int
    immobilised: int
    def __init__(self, normal: _Optional[int] = ..., damaged: _Optional[int] = ..., immobilised: _Optional[int] = ...) -> None: ...

class TankDuelTankKind(_message.Message):
    __slots__ = ("id", "name", "nation", "year", "size_rank", "size", "move", "fire", "front", "side", "tracks", "location", "gun", "crew", "vp", "turret", "heavy_damage", "smoke", "radio", "apcr", "source")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    YEAR_FIELD_NUMBER: _ClassVar[int]
    SIZE_RANK_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    FIRE_FIELD_NUMBER: _ClassVar[int]
    FRONT_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    TRACKS_FIELD_NUMBER: _ClassVar[int]
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    GUN_FIELD_NUMBER: _ClassVar[int]
    CREW_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    TURRET_FIELD_NUMBER: _ClassVar[int]
    HEAVY_DAMAGE_FIELD_NUMBER: _ClassVar[int]
    SMOKE_FIELD_NUMBER: _ClassVar[int]
    RADIO_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: TankDuelName
    nation: TankDuelNation
    year: int
    size_rank: int
    size: int
    move: TankDuelLevels
    fire: TankDuelLevels
    front: TankDuelArmour
    side: TankDuelArmour
    tracks: int
    location: _containers.RepeatedScalarFieldContainer[TankDuelLocation]
    gun: TankDuelGun
    crew: _containers.RepeatedCompositeFieldContainer[TankDuelPost]
    vp: int
    turret: bool
    heavy_damage: bool
    smoke: bool
    radio: bool
    apcr: bool
    source: TankDuelSource
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[TankDuelName, _Mapping]] = ..., nation: _Optional[_Union[TankDuelNation, str]] = ..., year: _Optional[int] = ..., size_rank: _Optional[int] = ..., size: _Optional[int] = ..., move: _Optional[_Union[TankDuelLevels, _Mapping]] = ..., fire: _Optional[_Union[TankDuelLevels, _Mapping]] = ..., front: _Optional[_Union[TankDuelArmour, _Mapping]] = ..., side: _Optional[_Union[TankDuelArmour, _Mapping]] = ..., tracks: _Optional[int] = ..., location: _Optional[_Iterable[_Union[TankDuelLocation, str]]] = ..., gun: _Optional[_Union[TankDuelGun, _Mapping]] = ..., crew: _Optional[_Iterable[_Union[TankDuelPost, _Mapping]]] = ..., vp: _Optional[int] = ..., turret: _Optional[bool] = ..., heavy_damage: _Optional[bool] = ..., smoke: _Optional[bool] = ..., radio: _Optional[bool] = ..., apcr: _Optional[bool] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelHalf(_message.Message):
    __slots__ = ("kind", "level", "bonus", "terrain")
    KIND_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    BONUS_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    kind: TankDuelKind
    level: int
    bonus: int
    terrain: str
    def __init__(self, kind: _Optional[_Union[TankDuelKind, str]] = ..., level: _Optional[int] = ..., bonus: _Optional[int] = ..., terrain: _Optional[str] = ...) -> None: ...

class TankDuelCard(_message.Message):
    __slots__ = ("number", "name", "halves", "oi", "pierce", "modifier", "heavy", "icons", "infantry", "source")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    HALVES_FIELD_NUMBER: _ClassVar[int]
    OI_FIELD_NUMBER: _ClassVar[int]
    PIERCE_FIELD_NUMBER: _ClassVar[int]
    MODIFIER_FIELD_NUMBER: _ClassVar[int]
    HEAVY_FIELD_NUMBER: _ClassVar[int]
    ICONS_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    number: int
    name: TankDuelName
    halves: _containers.RepeatedCompositeFieldContainer[TankDuelHalf]
    oi: int
    pierce: TankDuelPierce
    modifier: int
    heavy: bool
    icons: _containers.RepeatedScalarFieldContainer[TankDuelIcon]
    infantry: TankDuelMark
    source: TankDuelSource
    def __init__(self, number: _Optional[int] = ..., name: _Optional[_Union[TankDuelName, _Mapping]] = ..., halves: _Optional[_Iterable[_Union[TankDuelHalf, _Mapping]]] = ..., oi: _Optional[int] = ..., pierce: _Optional[_Union[TankDuelPierce, str]] = ..., modifier: _Optional[int] = ..., heavy: _Optional[bool] = ..., icons: _Optional[_Iterable[_Union[TankDuelIcon, str]]] = ..., infantry: _Optional[_Union[TankDuelMark, str]] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelItem(_message.Message):
    __slots__ = ("harm", "role")
    HARM_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    harm: TankDuelHarm
    role: TankDuelRole
    def __init__(self, harm: _Optional[_Union[TankDuelHarm, str]] = ..., role: _Optional[_Union[TankDuelRole, str]] = ...) -> None: ...

class TankDuelDamages(_message.Message):
    __slots__ = ("light", "heavy")
    LIGHT_FIELD_NUMBER: _ClassVar[int]
    HEAVY_FIELD_NUMBER: _ClassVar[int]
    light: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    heavy: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    def __init__(self, light: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ..., heavy: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ...) -> None: ...

class TankDuelCritical(_message.Message):
    __slots__ = ("tracks", "hull", "turret")
    TRACKS_FIELD_NUMBER: _ClassVar[int]
    HULL_FIELD_NUMBER: _ClassVar[int]
    TURRET_FIELD_NUMBER: _ClassVar[int]
    tracks: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    hull: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    turret: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    def __init__(self, tracks: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ..., hull: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ..., turret: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ...) -> None: ...

class TankDuelDamageCard(_message.Message):
    __slots__ = ("number", "tracks", "hull", "turret", "critical", "crosses", "source")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TRACKS_FIELD_NUMBER: _ClassVar[int]
    HULL_FIELD_NUMBER: _ClassVar[int]
    TURRET_FIELD_NUMBER: _ClassVar[int]
    CRITICAL_FIELD_NUMBER: _ClassVar[int]
    CROSSES_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    number: int
    tracks: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    hull: TankDuelDamages
    turret: TankDuelDamages
    critical: TankDuelCritical
    crosses: _containers.RepeatedScalarFieldContainer[TankDuelCross]
    source: TankDuelSource
    def __init__(self, number: _Optional[int] = ..., tracks: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ..., hull: _Optional[_Union[TankDuelDamages, _Mapping]] = ..., turret: _Optional[_Union[TankDuelDamages, _Mapping]] = ..., critical: _Optional[_Union[TankDuelCritical, _Mapping]] = ..., crosses: _Optional[_Iterable[_Union[TankDuelCross, str]]] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelTerrain(_message.Message):
    __slots__ = ("id", "name", "urban", "cover", "hull_down", "conceal", "bog", "fire_out", "fire_at", "high", "mines", "halves_fire", "source")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    URBAN_FIELD_NUMBER: _ClassVar[int]
    COVER_FIELD_NUMBER: _ClassVar[int]
    HULL_DOWN_FIELD_NUMBER: _ClassVar[int]
    CONCEAL_FIELD_NUMBER: _ClassVar[int]
    BOG_FIELD_NUMBER: _ClassVar[int]
    FIRE_OUT_FIELD_NUMBER: _ClassVar[int]
    FIRE_AT_FIELD_NUMBER: _ClassVar[int]
    HIGH_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    HALVES_FIRE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: TankDuelName
    urban: bool
    cover: int
    hull_down: int
    conceal: int
    bog: _containers.RepeatedScalarFieldContainer[int]
    fire_out: int
    fire_at: int
    high: bool
    mines: bool
    halves_fire: bool
    source: TankDuelSource
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[TankDuelName, _Mapping]] = ..., urban: _Optional[bool] = ..., cover: _Optional[int] = ..., hull_down: _Optional[int] = ..., conceal: _Optional[int] = ..., bog: _Optional[_Iterable[int]] = ..., fire_out: _Optional[int] = ..., fire_at: _Optional[int] = ..., high: _Optional[bool] = ..., mines: _Optional[bool] = ..., halves_fire: _Optional[bool] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelAtGun(_message.Message):
    __slots__ = ("id", "nation", "name", "oi", "calibre", "to_hit", "pen", "source")
    ID_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    OI_FIELD_NUMBER: _ClassVar[int]
    CALIBRE_FIELD_NUMBER: _ClassVar[int]
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    PEN_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    id: str
    nation: TankDuelNation
    name: TankDuelName
    oi: int
    calibre: str
    to_hit: _containers.RepeatedScalarFieldContainer[int]
    pen: _containers.RepeatedScalarFieldContainer[int]
    source: TankDuelSource
    def __init__(self, id: _Optional[str] = ..., nation: _Optional[_Union[TankDuelNation, str]] = ..., name: _Optional[_Union[TankDuelName, _Mapping]] = ..., oi: _Optional[int] = ..., calibre: _Optional[str] = ..., to_hit: _Optional[_Iterable[int]] = ..., pen: _Optional[_Iterable[int]] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelEmplacement(_message.Message):
    __slots__ = ("gun", "range")
    GUN_FIELD_NUMBER: _ClassVar[int]
    RANGE_FIELD_NUMBER: _ClassVar[int]
    gun: str
    range: int
    def __init__(self, gun: _Optional[str] = ..., range: _Optional[int] = ...) -> None: ...

class TankDuelReach(_message.Message):
    __slots__ = ("to_hit",)
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    to_hit: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, to_hit: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelWeapon(_message.Message):
    __slots__ = ("name", "pen", "may_switch")
    NAME_FIELD_NUMBER: _ClassVar[int]
    PEN_FIELD_NUMBER: _ClassVar[int]
    MAY_SWITCH_FIELD_NUMBER: _ClassVar[int]
    name: str
    pen: int
    may_switch: bool
    def __init__(self, name: _Optional[str] = ..., pen: _Optional[int] = ..., may_switch: _Optional[bool] = ...) -> None: ...

class TankDuelInfantry(_message.Message):
    __slots__ = ("nation", "reach", "weak", "strong", "city", "source")
    NATION_FIELD_NUMBER: _ClassVar[int]
    REACH_FIELD_NUMBER: _ClassVar[int]
    WEAK_FIELD_NUMBER: _ClassVar[int]
    STRONG_FIELD_NUMBER: _ClassVar[int]
    CITY_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    nation: TankDuelNation
    reach: _containers.RepeatedCompositeFieldContainer[TankDuelReach]
    weak: TankDuelWeapon
    strong: TankDuelWeapon
    city: bool
    source: TankDuelSource
    def __init__(self, nation: _Optional[_Union[TankDuelNation, str]] = ..., reach: _Optional[_Iterable[_Union[TankDuelReach, _Mapping]]] = ..., weak: _Optional[_Union[TankDuelWeapon, _Mapping]] = ..., strong: _Optional[_Union[TankDuelWeapon, _Mapping]] = ..., city: _Optional[bool] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelPair(_message.Message):
    __slots__ = ("to_hit", "pen")
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    PEN_FIELD_NUMBER: _ClassVar[int]
    to_hit: int
    pen: int
    def __init__(self, to_hit: _Optional[int] = ..., pen: _Optional[int] = ...) -> None: ...

class TankDuelFace(_message.Message):
    __slots__ = ("high", "low", "enemy_high", "enemy_low", "primary", "secondary")
    HIGH_FIELD_NUMBER: _ClassVar[int]
    LOW_FIELD_NUMBER: _ClassVar[int]
    ENEMY_HIGH_FIELD_NUMBER: _ClassVar[int]
    ENEMY_LOW_FIELD_NUMBER: _ClassVar[int]
    PRIMARY_FIELD_NUMBER: _ClassVar[int]
    SECONDARY_FIELD_NUMBER: _ClassVar[int]
    high: TankDuelPair
    low: TankDuelPair
    enemy_high: TankDuelPair
    enemy_low: TankDuelPair
    primary: _containers.RepeatedScalarFieldContainer[TankDuelPrimary]
    secondary: _containers.RepeatedScalarFieldContainer[TankDuelSecondary]
    def __init__(self, high: _Optional[_Union[TankDuelPair, _Mapping]] = ..., low: _Optional[_Union[TankDuelPair, _Mapping]] = ..., enemy_high: _Optional[_Union[TankDuelPair, _Mapping]] = ..., enemy_low: _Optional[_Union[TankDuelPair, _Mapping]] = ..., primary: _Optional[_Iterable[_Union[TankDuelPrimary, str]]] = ..., secondary: _Optional[_Iterable[_Union[TankDuelSecondary, str]]] = ...) -> None: ...

class TankDuelActionCard(_message.Message):
    __slots__ = ("character", "name", "copies", "operational", "peril", "source")
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    OPERATIONAL_FIELD_NUMBER: _ClassVar[int]
    PERIL_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    character: str
    name: TankDuelName
    copies: int
    operational: TankDuelFace
    peril: TankDuelFace
    source: TankDuelSource
    def __init__(self, character: _Optional[str] = ..., name: _Optional[_Union[TankDuelName, _Mapping]] = ..., copies: _Optional[int] = ..., operational: _Optional[_Union[TankDuelFace, _Mapping]] = ..., peril: _Optional[_Union[TankDuelFace, _Mapping]] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelGunRow(_message.Message):
    __slots__ = ("calibre", "tns")
    CALIBRE_FIELD_NUMBER: _ClassVar[int]
    TNS_FIELD_NUMBER: _ClassVar[int]
    calibre: str
    tns: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, calibre: _Optional[str] = ..., tns: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelGunYears(_message.Message):
    __slots__ = ("since", "until", "rows")
    SINCE_FIELD_NUMBER: _ClassVar[int]
    UNTIL_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    since: int
    until: int
    rows: _containers.RepeatedCompositeFieldContainer[TankDuelGunRow]
    def __init__(self, since: _Optional[int] = ..., until: _Optional[int] = ..., rows: _Optional[_Iterable[_Union[TankDuelGunRow, _Mapping]]] = ...) -> None: ...

class TankDuelLink(_message.Message):
    __slots__ = ("id", "ask", "yes", "no", "beyond", "source")
    ID_FIELD_NUMBER: _ClassVar[int]
    ASK_FIELD_NUMBER: _ClassVar[int]
    YES_FIELD_NUMBER: _ClassVar[int]
    NO_FIELD_NUMBER: _ClassVar[int]
    BEYOND_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    id: str
    ask: TankDuelAsk
    yes: str
    no: str
    beyond: int
    source: TankDuelSource
    def __init__(self, id: _Optional[str] = ..., ask: _Optional[_Union[TankDuelAsk, str]] = ..., yes: _Optional[str] = ..., no: _Optional[str] = ..., beyond: _Optional[int] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelPriorities(_message.Message):
    __slots__ = ("ties", "initiative", "clean_up", "source")
    TIES_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    CLEAN_UP_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    ties: _containers.RepeatedScalarFieldContainer[TankDuelTie]
    initiative: _containers.RepeatedScalarFieldContainer[TankDuelEffect]
    clean_up: _containers.RepeatedScalarFieldContainer[TankDuelEffect]
    source: TankDuelSource
    def __init__(self, ties: _Optional[_Iterable[_Union[TankDuelTie, str]]] = ..., initiative: _Optional[_Iterable[_Union[TankDuelEffect, str]]] = ..., clean_up: _Optional[_Iterable[_Union[TankDuelEffect, str]]] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelRobata(_message.Message):
    __slots__ = ("cards", "guns", "diagram", "priorities")
    CARDS_FIELD_NUMBER: _ClassVar[int]
    GUNS_FIELD_NUMBER: _ClassVar[int]
    DIAGRAM_FIELD_NUMBER: _ClassVar[int]
    PRIORITIES_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedCompositeFieldContainer[TankDuelActionCard]
    guns: _containers.RepeatedCompositeFieldContainer[TankDuelGunYears]
    diagram: _containers.RepeatedCompositeFieldContainer[TankDuelLink]
    priorities: TankDuelPriorities
    def __init__(self, cards: _Optional[_Iterable[_Union[TankDuelActionCard, _Mapping]]] = ..., guns: _Optional[_Iterable[_Union[TankDuelGunYears, _Mapping]]] = ..., diagram: _Optional[_Iterable[_Union[TankDuelLink, _Mapping]]] = ..., priorities: _Optional[_Union[TankDuelPriorities, _Mapping]] = ...) -> None: ...

class TankDuelStart(_message.Message):
    __slots__ = ("normal", "heavy")
    NORMAL_FIELD_NUMBER: _ClassVar[int]
    HEAVY_FIELD_NUMBER: _ClassVar[int]
    normal: int
    heavy: int
    def __init__(self, normal: _Optional[int] = ..., heavy: _Optional[int] = ...) -> None: ...

class TankDuelSlot(_message.Message):
    __slots__ = ("tank", "quality", "apcr")
    TANK_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    tank: str
    quality: TankDuelQuality
    apcr: int
    def __init__(self, tank: _Optional[str] = ..., quality: _Optional[_Union[TankDuelQuality, str]] = ..., apcr: _Optional[int] = ...) -> None: ...

class TankDuelPlaces(_message.Message):
    __slots__ = ("terrain", "fewer", "least", "most", "at", "natural", "forced")
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    FEWER_FIELD_NUMBER: _ClassVar[int]
    LEAST_FIELD_NUMBER: _ClassVar[int]
    MOST_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    NATURAL_FIELD_NUMBER: _ClassVar[int]
    FORCED_FIELD_NUMBER: _ClassVar[int]
    terrain: str
    fewer: int
    least: int
    most: int
    at: _containers.RepeatedScalarFieldContainer[int]
    natural: bool
    forced: bool
    def __init__(self, terrain: _Optional[str] = ..., fewer: _Optional[int] = ..., least: _Optional[int] = ..., most: _Optional[int] = ..., at: _Optional[_Iterable[int]] = ..., natural: _Optional[bool] = ..., forced: _Optional[bool] = ...) -> None: ...

class TankDuelBreakout(_message.Message):
    __slots__ = ("attackers", "defenders", "exit", "vp")
    ATTACKERS_FIELD_NUMBER: _ClassVar[int]
    DEFENDERS_FIELD_NUMBER: _ClassVar[int]
    EXIT_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    attackers: int
    defenders: int
    exit: int
    vp: int
    def __init__(self, attackers: _Optional[int] = ..., defenders: _Optional[int] = ..., exit: _Optional[int] = ..., vp: _Optional[int] = ...) -> None: ...

class TankDuelFog(_message.Message):
    __slots__ = ("move", "fire", "heavy_sight", "heavy_cover", "light", "terrain_level")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    FIRE_FIELD_NUMBER: _ClassVar[int]
    HEAVY_SIGHT_FIELD_NUMBER: _ClassVar[int]
    HEAVY_COVER_FIELD_NUMBER: _ClassVar[int]
    LIGHT_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_LEVEL_FIELD_NUMBER: _ClassVar[int]
    move: int
    fire: int
    heavy_sight: int
    heavy_cover: int
    light: int
    terrain_level: int
    def __init__(self, move: _Optional[int] = ..., fire: _Optional[int] = ..., heavy_sight: _Optional[int] = ..., heavy_cover: _Optional[int] = ..., light: _Optional[int] = ..., terrain_level: _Optional[int] = ...) -> None: ...

class TankDuelDeepMud(_message.Message):
    __slots__ = ("german", "soviet", "roads", "road_cost", "lifts")
    GERMAN_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    ROADS_FIELD_NUMBER: _ClassVar[int]
    ROAD_COST_FIELD_NUMBER: _ClassVar[int]
    LIFTS_FIELD_NUMBER: _ClassVar[int]
    german: int
    soviet: int
    roads: int
    road_cost: int
    lifts: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, german: _Optional[int] = ..., soviet: _Optional[int] = ..., roads: _Optional[int] = ..., road_cost: _Optional[int] = ..., lifts: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelNewcomer(_message.Message):
    __slots__ = ("tns", "tank", "quality")
    TNS_FIELD_NUMBER: _ClassVar[int]
    TANK_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    tns: _containers.RepeatedScalarFieldContainer[int]
    tank: str
    quality: TankDuelQuality
    def __init__(self, tns: _Optional[_Iterable[int]] = ..., tank: _Optional[str] = ..., quality: _Optional[_Union[TankDuelQuality, str]] = ...) -> None: ...

class TankDuelPrize(_message.Message):
    __slots__ = ("range", "tank", "infantry", "vp")
    RANGE_FIELD_NUMBER: _ClassVar[int]
    TANK_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    range: int
    tank: int
    infantry: int
    vp: int
    def __init__(self, range: _Optional[int] = ..., tank: _Optional[int] = ..., infantry: _Optional[int] = ..., vp: _Optional[int] = ...) -> None: ...

class TankDuelDrive(_message.Message):
    __slots__ = ("newcomers", "newcomer_apcr", "newcomer_range", "replaced", "replacing", "replaces", "wakes", "forward_vp", "bridge_vp", "loss_vp", "prizes")
    NEWCOMERS_FIELD_NUMBER: _ClassVar[int]
    NEWCOMER_APCR_FIELD_NUMBER: _ClassVar[int]
    NEWCOMER_RANGE_FIELD_NUMBER: _ClassVar[int]
    REPLACED_FIELD_NUMBER: _ClassVar[int]
    REPLACING_FIELD_NUMBER: _ClassVar[int]
    REPLACES_FIELD_NUMBER: _ClassVar[int]
    WAKES_FIELD_NUMBER: _ClassVar[int]
    FORWARD_VP_FIELD_NUMBER: _ClassVar[int]
    BRIDGE_VP_FIELD_NUMBER: _ClassVar[int]
    LOSS_VP_FIELD_NUMBER: _ClassVar[int]
    PRIZES_FIELD_NUMBER: _ClassVar[int]
    newcomers: _containers.RepeatedCompositeFieldContainer[TankDuelNewcomer]
    newcomer_apcr: int
    newcomer_range: int
    replaced: str
    replacing: str
    replaces: int
    wakes: int
    forward_vp: int
    bridge_vp: int
    loss_vp: int
    prizes: _containers.RepeatedCompositeFieldContainer[TankDuelPrize]
    def __init__(self, newcomers: _Optional[_Iterable[_Union[TankDuelNewcomer, _Mapping]]] = ..., newcomer_apcr: _Optional[int] = ..., newcomer_range: _Optional[int] = ..., replaced: _Optional[str] = ..., replacing: _Optional[str] = ..., replaces: _Optional[int] = ..., wakes: _Optional[int] = ..., forward_vp: _Optional[int] = ..., bridge_vp: _Optional[int] = ..., loss_vp: _Optional[int] = ..., prizes: _Optional[_Iterable[_Union[TankDuelPrize, _Mapping]]] = ...) -> None: ...

class TankDuelMission(_message.Message):
    __slots__ = ("id", "title", "german", "soviet", "tanks", "start", "city", "ground", "places", "admin", "final", "tie_by_places", "ridge", "sight", "place_sight", "barred", "guns", "breakout", "infantry", "equal", "passes", "german_seats", "robata", "robata_tanks", "robata_german", "robata_soviet", "alone_german", "alone_soviet", "fog", "mud", "drive", "source")
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    GERMAN_FIELD_NUMBER: _ClassVar[int]
    SOVIET_FIELD_NUMBER: _ClassVar[int]
    TANKS_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    CITY_FIELD_NUMBER: _ClassVar[int]
    GROUND_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    ADMIN_FIELD_NUMBER: _ClassVar[int]
    FINAL_FIELD_NUMBER: _ClassVar[int]
    TIE_BY_PLACES_FIELD_NUMBER: _ClassVar[int]
    RIDGE_FIELD_NUMBER: _ClassVar[int]
    SIGHT_FIELD_NUMBER: _ClassVar[int]
    PLACE_SIGHT_FIELD_NUMBER: _ClassVar[int]
    BARRED_FIELD_NUMBER: _ClassVar[int]
    GUNS_FIELD_NUMBER: _ClassVar[int]
    BREAKOUT_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    EQUAL_FIELD_NUMBER: _ClassVar[int]
    PASSES_FIELD_NUMBER: _ClassVar[int]
    GERMAN_SEATS_FIELD_NUMBER: _ClassVar[int]
    ROBATA_FIELD_NUMBER: _ClassVar[int]
    ROBATA_TANKS_FIELD_NUMBER: _ClassVar[int]
    ROBATA_GERMAN_FIELD_NUMBER: _ClassVar[int]
    ROBATA_SOVIET_FIELD_NUMBER: _ClassVar[int]
    ALONE_GERMAN_FIELD_NUMBER: _ClassVar[int]
    ALONE_SOVIET_FIELD_NUMBER: _ClassVar[int]
    FOG_FIELD_NUMBER: _ClassVar[int]
    MUD_FIELD_NUMBER: _ClassVar[int]
    DRIVE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    id: str
    title: TankDuelName
    german: _containers.RepeatedCompositeFieldContainer[TankDuelSlot]
    soviet: _containers.RepeatedCompositeFieldContainer[TankDuelSlot]
    tanks: int
    start: TankDuelStart
    city: bool
    ground: str
    places: TankDuelPlaces
    admin: TankDuelAdmin
    final: TankDuelFinal
    tie_by_places: bool
    ridge: int
    sight: int
    place_sight: int
    barred: _containers.RepeatedScalarFieldContainer[str]
    guns: _containers.RepeatedCompositeFieldContainer[TankDuelEmplacement]
    breakout: TankDuelBreakout
    infantry: TankDuelWith
    equal: bool
    passes: int
    german_seats: int
    robata: bool
    robata_tanks: int
    robata_german: _containers.RepeatedCompositeFieldContainer[TankDuelSlot]
    robata_soviet: _containers.RepeatedCompositeFieldContainer[TankDuelSlot]
    alone_german: _containers.RepeatedCompositeFieldContainer[TankDuelSlot]
    alone_soviet: _containers.RepeatedCompositeFieldContainer[TankDuelSlot]
    fog: TankDuelFog
    mud: TankDuelDeepMud
    drive: TankDuelDrive
    source: TankDuelSource
    def __init__(self, id: _Optional[str] = ..., title: _Optional[_Union[TankDuelName, _Mapping]] = ..., german: _Optional[_Iterable[_Union[TankDuelSlot, _Mapping]]] = ..., soviet: _Optional[_Iterable[_Union[TankDuelSlot, _Mapping]]] = ..., tanks: _Optional[int] = ..., start: _Optional[_Union[TankDuelStart, _Mapping]] = ..., city: _Optional[bool] = ..., ground: _Optional[str] = ..., places: _Optional[_Union[TankDuelPlaces, _Mapping]] = ..., admin: _Optional[_Union[TankDuelAdmin, str]] = ..., final: _Optional[_Union[TankDuelFinal, str]] = ..., tie_by_places: _Optional[bool] = ..., ridge: _Optional[int] = ..., sight: _Optional[int] = ..., place_sight: _Optional[int] = ..., barred: _Optional[_Iterable[str]] = ..., guns: _Optional[_Iterable[_Union[TankDuelEmplacement, _Mapping]]] = ..., breakout: _Optional[_Union[TankDuelBreakout, _Mapping]] = ..., infantry: _Optional[_Union[TankDuelWith, str]] = ..., equal: _Optional[bool] = ..., passes: _Optional[int] = ..., german_seats: _Optional[int] = ..., robata: _Optional[bool] = ..., robata_tanks: _Optional[int] = ..., robata_german: _Optional[_Iterable[_Union[TankDuelSlot, _Mapping]]] = ..., robata_soviet: _Optional[_Iterable[_Union[TankDuelSlot, _Mapping]]] = ..., alone_german: _Optional[_Iterable[_Union[TankDuelSlot, _Mapping]]] = ..., alone_soviet: _Optional[_Iterable[_Union[TankDuelSlot, _Mapping]]] = ..., fog: _Optional[_Union[TankDuelFog, _Mapping]] = ..., mud: _Optional[_Union[TankDuelDeepMud, _Mapping]] = ..., drive: _Optional[_Union[TankDuelDrive, _Mapping]] = ..., source: _Optional[_Union[TankDuelSource, _Mapping]] = ...) -> None: ...

class TankDuelLay(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class TankDuelTakeBack(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelShowHand(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelAct(_message.Message):
    __slots__ = ("action",)
    ACTION_FIELD_NUMBER: _ClassVar[int]
    action: TankDuelAction
    def __init__(self, action: _Optional[_Union[TankDuelAction, str]] = ...) -> None: ...

class TankDuelUse(_message.Message):
    __slots__ = ("card", "half")
    CARD_FIELD_NUMBER: _ClassVar[int]
    HALF_FIELD_NUMBER: _ClassVar[int]
    card: int
    half: int
    def __init__(self, card: _Optional[int] = ..., half: _Optional[int] = ...) -> None: ...

class TankDuelDrop(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class TankDuelPay(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class TankDuelNoMore(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelAim(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelBattery(_message.Message):
    __slots__ = ("gun",)
    GUN_FIELD_NUMBER: _ClassVar[int]
    gun: str
    def __init__(self, gun: _Optional[str] = ...) -> None: ...

class TankDuelChoose(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class TankDuelGo(_message.Message):
    __slots__ = ("metres",)
    METRES_FIELD_NUMBER: _ClassVar[int]
    metres: int
    def __init__(self, metres: _Optional[int] = ...) -> None: ...

class TankDuelBuy(_message.Message):
    __slots__ = ("number",)
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    number: int
    def __init__(self, number: _Optional[int] = ...) -> None: ...

class TankDuelMan(_message.Message):
    __slots__ = ("place",)
    PLACE_FIELD_NUMBER: _ClassVar[int]
    place: TankDuelRole
    def __init__(self, place: _Optional[_Union[TankDuelRole, str]] = ...) -> None: ...

class TankDuelSay(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: TankDuelAnswer
    def __init__(self, answer: _Optional[_Union[TankDuelAnswer, str]] = ...) -> None: ...

class TankDuelReact(_message.Message):
    __slots__ = ("card", "against_flank")
    CARD_FIELD_NUMBER: _ClassVar[int]
    AGAINST_FLANK_FIELD_NUMBER: _ClassVar[int]
    card: int
    against_flank: bool
    def __init__(self, card: _Optional[int] = ..., against_flank: _Optional[bool] = ...) -> None: ...

class TankDuelPass(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelConfirm(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelBack(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelShot(_message.Message):
    __slots__ = ("shooter", "target", "bonus", "leadership", "aimed", "apcr", "tactics", "gun", "infantry", "close", "strong", "flank", "more")
    SHOOTER_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    BONUS_FIELD_NUMBER: _ClassVar[int]
    LEADERSHIP_FIELD_NUMBER: _ClassVar[int]
    AIMED_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    TACTICS_FIELD_NUMBER: _ClassVar[int]
    GUN_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    CLOSE_FIELD_NUMBER: _ClassVar[int]
    STRONG_FIELD_NUMBER: _ClassVar[int]
    FLANK_FIELD_NUMBER: _ClassVar[int]
    MORE_FIELD_NUMBER: _ClassVar[int]
    shooter: str
    target: str
    bonus: int
    leadership: bool
    aimed: bool
    apcr: bool
    tactics: bool
    gun: str
    infantry: bool
    close: bool
    strong: bool
    flank: bool
    more: int
    def __init__(self, shooter: _Optional[str] = ..., target: _Optional[str] = ..., bonus: _Optional[int] = ..., leadership: _Optional[bool] = ..., aimed: _Optional[bool] = ..., apcr: _Optional[bool] = ..., tactics: _Optional[bool] = ..., gun: _Optional[str] = ..., infantry: _Optional[bool] = ..., close: _Optional[bool] = ..., strong: _Optional[bool] = ..., flank: _Optional[bool] = ..., more: _Optional[int] = ...) -> None: ...

class TankDuelPicking(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelTurning(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelSmoking(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelBurning(_message.Message):
    __slots__ = ("tank", "fights")
    TANK_FIELD_NUMBER: _ClassVar[int]
    FIGHTS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    fights: bool
    def __init__(self, tank: _Optional[str] = ..., fights: _Optional[bool] = ...) -> None: ...

class TankDuelRallying(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelActing(_message.Message):
    __slots__ = ("tank", "acted", "infantry", "paved")
    TANK_FIELD_NUMBER: _ClassVar[int]
    ACTED_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    PAVED_FIELD_NUMBER: _ClassVar[int]
    tank: str
    acted: bool
    infantry: bool
    paved: bool
    def __init__(self, tank: _Optional[str] = ..., acted: _Optional[bool] = ..., infantry: _Optional[bool] = ..., paved: _Optional[bool] = ...) -> None: ...

class TankDuelDiscarding(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelClosing(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelMined(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelMoving(_message.Message):
    __slots__ = ("tank", "metres", "cards")
    TANK_FIELD_NUMBER: _ClassVar[int]
    METRES_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    metres: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, tank: _Optional[str] = ..., metres: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelFreeing(_message.Message):
    __slots__ = ("tank", "flips", "value")
    TANK_FIELD_NUMBER: _ClassVar[int]
    FLIPS_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    tank: str
    flips: int
    value: int
    def __init__(self, tank: _Optional[str] = ..., flips: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...

class TankDuelSpotting(_message.Message):
    __slots__ = ("tank", "watchers")
    TANK_FIELD_NUMBER: _ClassVar[int]
    WATCHERS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    watchers: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, tank: _Optional[str] = ..., watchers: _Optional[_Iterable[str]] = ...) -> None: ...

class TankDuelShaking(_message.Message):
    __slots__ = ("tank", "cards", "level", "shaken")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    SHAKEN_FIELD_NUMBER: _ClassVar[int]
    tank: str
    cards: int
    level: int
    shaken: bool
    def __init__(self, tank: _Optional[str] = ..., cards: _Optional[int] = ..., level: _Optional[int] = ..., shaken: _Optional[bool] = ...) -> None: ...

class TankDuelFlanking(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelFlanked(_message.Message):
    __slots__ = ("tank", "target")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class TankDuelCovering(_message.Message):
    __slots__ = ("tank", "card")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    tank: str
    card: int
    def __init__(self, tank: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class TankDuelClimbing(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelBogging(_message.Message):
    __slots__ = ("tank", "value")
    TANK_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    tank: str
    value: int
    def __init__(self, tank: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...

class TankDuelConcealing(_message.Message):
    __slots__ = ("tank", "value")
    TANK_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    tank: str
    value: int
    def __init__(self, tank: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...

class TankDuelSinking(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelSearching(_message.Message):
    __slots__ = ("tank", "target", "flips")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    FLIPS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    flips: int
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ..., flips: _Optional[int] = ...) -> None: ...

class TankDuelWindow(_message.Message):
    __slots__ = ("to", "tank", "target", "asked", "other", "stands", "flank", "against_flank")
    TO_FIELD_NUMBER: _ClassVar[int]
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    ASKED_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    STANDS_FIELD_NUMBER: _ClassVar[int]
    FLANK_FIELD_NUMBER: _ClassVar[int]
    AGAINST_FLANK_FIELD_NUMBER: _ClassVar[int]
    to: TankDuelAction
    tank: str
    target: str
    asked: str
    other: str
    stands: bool
    flank: bool
    against_flank: bool
    def __init__(self, to: _Optional[_Union[TankDuelAction, str]] = ..., tank: _Optional[str] = ..., target: _Optional[str] = ..., asked: _Optional[str] = ..., other: _Optional[str] = ..., stands: _Optional[bool] = ..., flank: _Optional[bool] = ..., against_flank: _Optional[bool] = ...) -> None: ...

class TankDuelFiring(_message.Message):
    __slots__ = ("shot",)
    SHOT_FIELD_NUMBER: _ClassVar[int]
    shot: TankDuelShot
    def __init__(self, shot: _Optional[_Union[TankDuelShot, _Mapping]] = ...) -> None: ...

class TankDuelArming(_message.Message):
    __slots__ = ("shot",)
    SHOT_FIELD_NUMBER: _ClassVar[int]
    shot: TankDuelShot
    def __init__(self, shot: _Optional[_Union[TankDuelShot, _Mapping]] = ...) -> None: ...

class TankDuelStorming(_message.Message):
    __slots__ = ("shot",)
    SHOT_FIELD_NUMBER: _ClassVar[int]
    shot: TankDuelShot
    def __init__(self, shot: _Optional[_Union[TankDuelShot, _Mapping]] = ...) -> None: ...

class TankDuelWeathering(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelPaving(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelHatching(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelLocating(_message.Message):
    __slots__ = ("shot",)
    SHOT_FIELD_NUMBER: _ClassVar[int]
    shot: TankDuelShot
    def __init__(self, shot: _Optional[_Union[TankDuelShot, _Mapping]] = ...) -> None: ...

class TankDuelPiercing(_message.Message):
    __slots__ = ("shot", "location")
    SHOT_FIELD_NUMBER: _ClassVar[int]
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    shot: TankDuelShot
    location: TankDuelLocation
    def __init__(self, shot: _Optional[_Union[TankDuelShot, _Mapping]] = ..., location: _Optional[_Union[TankDuelLocation, str]] = ...) -> None: ...

class TankDuelHarming(_message.Message):
    __slots__ = ("tank", "by", "items")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    by: str
    items: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    def __init__(self, tank: _Optional[str] = ..., by: _Optional[str] = ..., items: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ...) -> None: ...

class TankDuelBreaking(_message.Message):
    __slots__ = ("tank", "by", "card")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    tank: str
    by: str
    card: int
    def __init__(self, tank: _Optional[str] = ..., by: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class TankDuelEscaping(_message.Message):
    __slots__ = ("tank", "by", "fire", "checked")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    FIRE_FIELD_NUMBER: _ClassVar[int]
    CHECKED_FIELD_NUMBER: _ClassVar[int]
    tank: str
    by: str
    fire: bool
    checked: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, tank: _Optional[str] = ..., by: _Optional[str] = ..., fire: _Optional[bool] = ..., checked: _Optional[_Iterable[str]] = ...) -> None: ...

class TankDuelRanging(_message.Message):
    __slots__ = ("tank", "target")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class TankDuelRobbing(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelLeading(_message.Message):
    __slots__ = ("tank", "command")
    TANK_FIELD_NUMBER: _ClassVar[int]
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    tank: str
    command: bool
    def __init__(self, tank: _Optional[str] = ..., command: _Optional[bool] = ...) -> None: ...

class TankDuelOffering(_message.Message):
    __slots__ = ("seat", "mate", "number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MATE_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: str
    mate: str
    number: int
    def __init__(self, seat: _Optional[str] = ..., mate: _Optional[str] = ..., number: _Optional[int] = ...) -> None: ...

class TankDuelGiving(_message.Message):
    __slots__ = ("seat", "mate", "number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MATE_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: str
    mate: str
    number: int
    def __init__(self, seat: _Optional[str] = ..., mate: _Optional[str] = ..., number: _Optional[int] = ...) -> None: ...

class TankDuelRedrawing(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class TankDuelBidding(_message.Message):
    __slots__ = ("tanks",)
    TANKS_FIELD_NUMBER: _ClassVar[int]
    tanks: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, tanks: _Optional[_Iterable[str]] = ...) -> None: ...

class TankDuelTending(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelSettling(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelRevealing(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelGunning(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelMarching(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelCommanding(_message.Message):
    __slots__ = ("tank", "last")
    TANK_FIELD_NUMBER: _ClassVar[int]
    LAST_FIELD_NUMBER: _ClassVar[int]
    tank: str
    last: bool
    def __init__(self, tank: _Optional[str] = ..., last: _Optional[bool] = ...) -> None: ...

class TankDuelMudding(_message.Message):
    __slots__ = ("tank", "refills")
    TANK_FIELD_NUMBER: _ClassVar[int]
    REFILLS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    refills: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, tank: _Optional[str] = ..., refills: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelPrimaries(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelDriving(_message.Message):
    __slots__ = ("tank", "steps", "mission")
    TANK_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    MISSION_FIELD_NUMBER: _ClassVar[int]
    tank: str
    steps: int
    mission: bool
    def __init__(self, tank: _Optional[str] = ..., steps: _Optional[int] = ..., mission: _Optional[bool] = ...) -> None: ...

class TankDuelTurnabout(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelSheltering(_message.Message):
    __slots__ = ("tank", "place")
    TANK_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    tank: str
    place: bool
    def __init__(self, tank: _Optional[str] = ..., place: _Optional[bool] = ...) -> None: ...

class TankDuelSecondaries(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelCleaning(_message.Message):
    __slots__ = ("tank", "target")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class TankDuelSetUp(_message.Message):
    __slots__ = ("scenario", "seats", "german_tanks", "soviet_tanks", "passes", "alternate", "infantry", "attacker", "reserve", "characters", "robata", "robata_side", "leaver", "radio", "german_1_tank", "german_2_tank", "german_3_tank", "german_4_tank", "soviet_1_tank", "soviet_2_tank", "soviet_3_tank", "soviet_4_tank", "german_1_crew", "german_2_crew", "german_3_crew", "german_4_crew", "soviet_1_crew", "soviet_2_crew", "soviet_3_crew", "soviet_4_crew", "german_1_apcr", "german_2_apcr", "german_3_apcr", "german_4_apcr", "soviet_1_apcr", "soviet_2_apcr", "soviet_3_apcr", "soviet_4_apcr")
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    GERMAN_TANKS_FIELD_NUMBER: _ClassVar[int]
    SOVIET_TANKS_FIELD_NUMBER: _ClassVar[int]
    PASSES_FIELD_NUMBER: _ClassVar[int]
    ALTERNATE_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    ROBATA_FIELD_NUMBER: _ClassVar[int]
    ROBATA_SIDE_FIELD_NUMBER: _ClassVar[int]
    LEAVER_FIELD_NUMBER: _ClassVar[int]
    RADIO_FIELD_NUMBER: _ClassVar[int]
    GERMAN_1_TANK_FIELD_NUMBER: _ClassVar[int]
    GERMAN_2_TANK_FIELD_NUMBER: _ClassVar[int]
    GERMAN_3_TANK_FIELD_NUMBER: _ClassVar[int]
    GERMAN_4_TANK_FIELD_NUMBER: _ClassVar[int]
    SOVIET_1_TANK_FIELD_NUMBER: _ClassVar[int]
    SOVIET_2_TANK_FIELD_NUMBER: _ClassVar[int]
    SOVIET_3_TANK_FIELD_NUMBER: _ClassVar[int]
    SOVIET_4_TANK_FIELD_NUMBER: _ClassVar[int]
    GERMAN_1_CREW_FIELD_NUMBER: _ClassVar[int]
    GERMAN_2_CREW_FIELD_NUMBER: _ClassVar[int]
    GERMAN_3_CREW_FIELD_NUMBER: _ClassVar[int]
    GERMAN_4_CREW_FIELD_NUMBER: _ClassVar[int]
    SOVIET_1_CREW_FIELD_NUMBER: _ClassVar[int]
    SOVIET_2_CREW_FIELD_NUMBER: _ClassVar[int]
    SOVIET_3_CREW_FIELD_NUMBER: _ClassVar[int]
    SOVIET_4_CREW_FIELD_NUMBER: _ClassVar[int]
    GERMAN_1_APCR_FIELD_NUMBER: _ClassVar[int]
    GERMAN_2_APCR_FIELD_NUMBER: _ClassVar[int]
    GERMAN_3_APCR_FIELD_NUMBER: _ClassVar[int]
    GERMAN_4_APCR_FIELD_NUMBER: _ClassVar[int]
    SOVIET_1_APCR_FIELD_NUMBER: _ClassVar[int]
    SOVIET_2_APCR_FIELD_NUMBER: _ClassVar[int]
    SOVIET_3_APCR_FIELD_NUMBER: _ClassVar[int]
    SOVIET_4_APCR_FIELD_NUMBER: _ClassVar[int]
    scenario: str
    seats: _containers.RepeatedScalarFieldContainer[str]
    german_tanks: int
    soviet_tanks: int
    passes: int
    alternate: bool
    infantry: TankDuelInfantryChoice
    attacker: TankDuelNation
    reserve: int
    characters: TankDuelCharacters
    robata: int
    robata_side: TankDuelNation
    leaver: TankDuelLeaver
    radio: bool
    german_1_tank: TankDuelGermanChoice
    german_2_tank: TankDuelGermanChoice
    german_3_tank: TankDuelGermanChoice
    german_4_tank: TankDuelGermanChoice
    soviet_1_tank: TankDuelSovietChoice
    soviet_2_tank: TankDuelSovietChoice
    soviet_3_tank: TankDuelSovietChoice
    soviet_4_tank: TankDuelSovietChoice
    german_1_crew: TankDuelCrewChoice
    german_2_crew: TankDuelCrewChoice
    german_3_crew: TankDuelCrewChoice
    german_4_crew: TankDuelCrewChoice
    soviet_1_crew: TankDuelCrewChoice
    soviet_2_crew: TankDuelCrewChoice
    soviet_3_crew: TankDuelCrewChoice
    soviet_4_crew: TankDuelCrewChoice
    german_1_apcr: int
    german_2_apcr: int
    german_3_apcr: int
    german_4_apcr: int
    soviet_1_apcr: int
    soviet_2_apcr: int
    soviet_3_apcr: int
    soviet_4_apcr: int
    def __init__(self, scenario: _Optional[str] = ..., seats: _Optional[_Iterable[str]] = ..., german_tanks: _Optional[int] = ..., soviet_tanks: _Optional[int] = ..., passes: _Optional[int] = ..., alternate: _Optional[bool] = ..., infantry: _Optional[_Union[TankDuelInfantryChoice, str]] = ..., attacker: _Optional[_Union[TankDuelNation, str]] = ..., reserve: _Optional[int] = ..., characters: _Optional[_Union[TankDuelCharacters, str]] = ..., robata: _Optional[int] = ..., robata_side: _Optional[_Union[TankDuelNation, str]] = ..., leaver: _Optional[_Union[TankDuelLeaver, str]] = ..., radio: _Optional[bool] = ..., german_1_tank: _Optional[_Union[TankDuelGermanChoice, str]] = ..., german_2_tank: _Optional[_Union[TankDuelGermanChoice, str]] = ..., german_3_tank: _Optional[_Union[TankDuelGermanChoice, str]] = ..., german_4_tank: _Optional[_Union[TankDuelGermanChoice, str]] = ..., soviet_1_tank: _Optional[_Union[TankDuelSovietChoice, str]] = ..., soviet_2_tank: _Optional[_Union[TankDuelSovietChoice, str]] = ..., soviet_3_tank: _Optional[_Union[TankDuelSovietChoice, str]] = ..., soviet_4_tank: _Optional[_Union[TankDuelSovietChoice, str]] = ..., german_1_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., german_2_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., german_3_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., german_4_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., soviet_1_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., soviet_2_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., soviet_3_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., soviet_4_crew: _Optional[_Union[TankDuelCrewChoice, str]] = ..., german_1_apcr: _Optional[int] = ..., german_2_apcr: _Optional[int] = ..., german_3_apcr: _Optional[int] = ..., german_4_apcr: _Optional[int] = ..., soviet_1_apcr: _Optional[int] = ..., soviet_2_apcr: _Optional[int] = ..., soviet_3_apcr: _Optional[int] = ..., soviet_4_apcr: _Optional[int] = ...) -> None: ...

class TankDuelEntry(_message.Message):
    __slots__ = ("id", "nation", "number", "model", "quality", "apcr", "start", "seat", "character")
    ID_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    id: str
    nation: TankDuelNation
    number: int
    model: str
    quality: TankDuelQuality
    apcr: int
    start: int
    seat: str
    character: str
    def __init__(self, id: _Optional[str] = ..., nation: _Optional[_Union[TankDuelNation, str]] = ..., number: _Optional[int] = ..., model: _Optional[str] = ..., quality: _Optional[_Union[TankDuelQuality, str]] = ..., apcr: _Optional[int] = ..., start: _Optional[int] = ..., seat: _Optional[str] = ..., character: _Optional[str] = ...) -> None: ...

class TankDuelBattle(_message.Message):
    __slots__ = ("mission", "seats", "tanks", "kinds", "cards", "damage", "terrain", "passes", "places", "attacker", "guns", "at_guns", "infantry", "newcomer", "robata")
    MISSION_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    TANKS_FIELD_NUMBER: _ClassVar[int]
    KINDS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    PASSES_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    GUNS_FIELD_NUMBER: _ClassVar[int]
    AT_GUNS_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    NEWCOMER_FIELD_NUMBER: _ClassVar[int]
    ROBATA_FIELD_NUMBER: _ClassVar[int]
    mission: TankDuelMission
    seats: _containers.RepeatedScalarFieldContainer[str]
    tanks: _containers.RepeatedCompositeFieldContainer[TankDuelEntry]
    kinds: _containers.RepeatedCompositeFieldContainer[TankDuelTankKind]
    cards: _containers.RepeatedCompositeFieldContainer[TankDuelCard]
    damage: _containers.RepeatedCompositeFieldContainer[TankDuelDamageCard]
    terrain: _containers.RepeatedCompositeFieldContainer[TankDuelTerrain]
    passes: int
    places: int
    attacker: TankDuelNation
    guns: _containers.RepeatedCompositeFieldContainer[TankDuelEmplacement]
    at_guns: _containers.RepeatedCompositeFieldContainer[TankDuelAtGun]
    infantry: _containers.RepeatedCompositeFieldContainer[TankDuelInfantry]
    newcomer: str
    robata: TankDuelRobata
    def __init__(self, mission: _Optional[_Union[TankDuelMission, _Mapping]] = ..., seats: _Optional[_Iterable[str]] = ..., tanks: _Optional[_Iterable[_Union[TankDuelEntry, _Mapping]]] = ..., kinds: _Optional[_Iterable[_Union[TankDuelTankKind, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[TankDuelCard, _Mapping]]] = ..., damage: _Optional[_Iterable[_Union[TankDuelDamageCard, _Mapping]]] = ..., terrain: _Optional[_Iterable[_Union[TankDuelTerrain, _Mapping]]] = ..., passes: _Optional[int] = ..., places: _Optional[int] = ..., attacker: _Optional[_Union[TankDuelNation, str]] = ..., guns: _Optional[_Iterable[_Union[TankDuelEmplacement, _Mapping]]] = ..., at_guns: _Optional[_Iterable[_Union[TankDuelAtGun, _Mapping]]] = ..., infantry: _Optional[_Iterable[_Union[TankDuelInfantry, _Mapping]]] = ..., newcomer: _Optional[str] = ..., robata: _Optional[_Union[TankDuelRobata, _Mapping]] = ...) -> None: ...

class TankDuelPlace(_message.Message):
    __slots__ = ("link", "index")
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    link: bytes
    index: int
    def __init__(self, link: _Optional[bytes] = ..., index: _Optional[int] = ...) -> None: ...

class TankDuelTaken(_message.Message):
    __slots__ = ("card", "link", "index")
    CARD_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    card: int
    link: bytes
    index: int
    def __init__(self, card: _Optional[int] = ..., link: _Optional[bytes] = ..., index: _Optional[int] = ...) -> None: ...

class TankDuelUsed(_message.Message):
    __slots__ = ("card", "half")
    CARD_FIELD_NUMBER: _ClassVar[int]
    HALF_FIELD_NUMBER: _ClassVar[int]
    card: int
    half: int
    def __init__(self, card: _Optional[int] = ..., half: _Optional[int] = ...) -> None: ...

class TankDuelLaidOut(_message.Message):
    __slots__ = ("setup", "battle", "upper", "marker", "players", "shown_hands")
    class PlayersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    SETUP_FIELD_NUMBER: _ClassVar[int]
    BATTLE_FIELD_NUMBER: _ClassVar[int]
    UPPER_FIELD_NUMBER: _ClassVar[int]
    MARKER_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    SHOWN_HANDS_FIELD_NUMBER: _ClassVar[int]
    setup: TankDuelSetUp
    battle: TankDuelBattle
    upper: int
    marker: TankDuelMarker
    players: _containers.ScalarMap[str, int]
    shown_hands: bool
    def __init__(self, setup: _Optional[_Union[TankDuelSetUp, _Mapping]] = ..., battle: _Optional[_Union[TankDuelBattle, _Mapping]] = ..., upper: _Optional[int] = ..., marker: _Optional[_Union[TankDuelMarker, str]] = ..., players: _Optional[_Mapping[str, int]] = ..., shown_hands: _Optional[bool] = ...) -> None: ...

class TankDuelTakenOver(_message.Message):
    __slots__ = ("setup", "battle", "round", "passed", "upper", "marker", "vp", "medals", "players", "shown_hands")
    class VpEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class MedalsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class PlayersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    SETUP_FIELD_NUMBER: _ClassVar[int]
    BATTLE_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    UPPER_FIELD_NUMBER: _ClassVar[int]
    MARKER_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    MEDALS_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    SHOWN_HANDS_FIELD_NUMBER: _ClassVar[int]
    setup: TankDuelSetUp
    battle: TankDuelBattle
    round: int
    passed: int
    upper: int
    marker: TankDuelMarker
    vp: _containers.ScalarMap[str, int]
    medals: _containers.ScalarMap[str, int]
    players: _containers.ScalarMap[str, int]
    shown_hands: bool
    def __init__(self, setup: _Optional[_Union[TankDuelSetUp, _Mapping]] = ..., battle: _Optional[_Union[TankDuelBattle, _Mapping]] = ..., round: _Optional[int] = ..., passed: _Optional[int] = ..., upper: _Optional[int] = ..., marker: _Optional[_Union[TankDuelMarker, str]] = ..., vp: _Optional[_Mapping[str, int]] = ..., medals: _Optional[_Mapping[str, int]] = ..., players: _Optional[_Mapping[str, int]] = ..., shown_hands: _Optional[bool] = ...) -> None: ...

class TankDuelAgendaSet(_message.Message):
    __slots__ = ("tasks",)
    TASKS_FIELD_NUMBER: _ClassVar[int]
    tasks: _containers.RepeatedCompositeFieldContainer[TankDuelTask]
    def __init__(self, tasks: _Optional[_Iterable[_Union[TankDuelTask, _Mapping]]] = ...) -> None: ...

class TankDuelChosen(_message.Message):
    __slots__ = ("seat", "secret")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    seat: str
    secret: TankDuelSealedDecision
    def __init__(self, seat: _Optional[str] = ..., secret: _Optional[_Union[TankDuelSealedDecision, _Mapping]] = ...) -> None: ...

class TankDuelRoundBegan(_message.Message):
    __slots__ = ("round",)
    ROUND_FIELD_NUMBER: _ClassVar[int]
    round: int
    def __init__(self, round: _Optional[int] = ...) -> None: ...

class TankDuelMarkerSought(_message.Message):
    __slots__ = ("use", "link", "index", "found")
    USE_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    FOUND_FIELD_NUMBER: _ClassVar[int]
    use: _chance_pb2.Use
    link: bytes
    index: int
    found: bool
    def __init__(self, use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., link: _Optional[bytes] = ..., index: _Optional[int] = ..., found: _Optional[bool] = ...) -> None: ...

class TankDuelReshuffled(_message.Message):
    __slots__ = ("passed", "upper", "marker")
    PASSED_FIELD_NUMBER: _ClassVar[int]
    UPPER_FIELD_NUMBER: _ClassVar[int]
    MARKER_FIELD_NUMBER: _ClassVar[int]
    passed: int
    upper: int
    marker: TankDuelMarker
    def __init__(self, passed: _Optional[int] = ..., upper: _Optional[int] = ..., marker: _Optional[_Union[TankDuelMarker, str]] = ...) -> None: ...

class TankDuelCardDrawn(_message.Message):
    __slots__ = ("seat", "use", "secret", "proof")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    seat: str
    use: _chance_pb2.Use
    secret: TankDuelSealedInt32
    proof: TankDuelSealedPlace
    def __init__(self, seat: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[TankDuelSealedInt32, _Mapping]] = ..., proof: _Optional[_Union[TankDuelSealedPlace, _Mapping]] = ...) -> None: ...

class TankDuelCardFlipped(_message.Message):
    __slots__ = ("use", "card", "proof", "test")
    USE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    TEST_FIELD_NUMBER: _ClassVar[int]
    use: _chance_pb2.Use
    card: int
    proof: TankDuelSealedPlace
    test: _chance_pb2.Test
    def __init__(self, use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., card: _Optional[int] = ..., proof: _Optional[_Union[TankDuelSealedPlace, _Mapping]] = ..., test: _Optional[_Union[_chance_pb2.Test, _Mapping]] = ...) -> None: ...

class TankDuelInitiativeLaid(_message.Message):
    __slots__ = ("seat", "tank", "secret", "seals")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TANK_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    SEALS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    tank: str
    secret: TankDuelSealedInt32
    seals: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[str] = ..., tank: _Optional[str] = ..., secret: _Optional[_Union[TankDuelSealedInt32, _Mapping]] = ..., seals: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelInitiativeTakenBack(_message.Message):
    __slots__ = ("seat", "tank")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TANK_FIELD_NUMBER: _ClassVar[int]
    seat: str
    tank: str
    def __init__(self, seat: _Optional[str] = ..., tank: _Optional[str] = ...) -> None: ...

class TankDuelInitiativeShown(_message.Message):
    __slots__ = ("cards", "order", "opens")
    class CardsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    CARDS_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    OPENS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.ScalarMap[str, int]
    order: _containers.RepeatedScalarFieldContainer[str]
    opens: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Opening]
    def __init__(self, cards: _Optional[_Mapping[str, int]] = ..., order: _Optional[_Iterable[str]] = ..., opens: _Optional[_Iterable[_Union[_chance_pb2.Opening, _Mapping]]] = ...) -> None: ...

class TankDuelTurnBegan(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelActionLaid(_message.Message):
    __slots__ = ("seat", "tank", "action", "cards", "paid", "raised", "target", "metres", "road", "gun", "flank", "close", "shows")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TANK_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    RAISED_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    METRES_FIELD_NUMBER: _ClassVar[int]
    ROAD_FIELD_NUMBER: _ClassVar[int]
    GUN_FIELD_NUMBER: _ClassVar[int]
    FLANK_FIELD_NUMBER: _ClassVar[int]
    CLOSE_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    tank: str
    action: TankDuelAction
    cards: _containers.RepeatedCompositeFieldContainer[TankDuelUsed]
    paid: _containers.RepeatedScalarFieldContainer[int]
    raised: int
    target: str
    metres: int
    road: bool
    gun: str
    flank: bool
    close: bool
    shows: bool
    def __init__(self, seat: _Optional[str] = ..., tank: _Optional[str] = ..., action: _Optional[_Union[TankDuelAction, str]] = ..., cards: _Optional[_Iterable[_Union[TankDuelUsed, _Mapping]]] = ..., paid: _Optional[_Iterable[int]] = ..., raised: _Optional[int] = ..., target: _Optional[str] = ..., metres: _Optional[int] = ..., road: _Optional[bool] = ..., gun: _Optional[str] = ..., flank: _Optional[bool] = ..., close: _Optional[bool] = ..., shows: _Optional[bool] = ...) -> None: ...

class TankDuelOrdersPaid(_message.Message):
    __slots__ = ("seat", "cards", "shows")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    cards: _containers.RepeatedScalarFieldContainer[int]
    shows: bool
    def __init__(self, seat: _Optional[str] = ..., cards: _Optional[_Iterable[int]] = ..., shows: _Optional[bool] = ...) -> None: ...

class TankDuelCardDropped(_message.Message):
    __slots__ = ("seat", "secret")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    seat: str
    secret: TankDuelSealedInt32
    def __init__(self, seat: _Optional[str] = ..., secret: _Optional[_Union[TankDuelSealedInt32, _Mapping]] = ...) -> None: ...

class TankDuelCardLost(_message.Message):
    __slots__ = ("seat", "use", "secret")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    seat: str
    use: _chance_pb2.Use
    secret: TankDuelSealedTaken
    def __init__(self, seat: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[TankDuelSealedTaken, _Mapping]] = ...) -> None: ...

class TankDuelCardStolen(_message.Message):
    __slots__ = ("seat", "target", "use", "secret", "gain")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    GAIN_FIELD_NUMBER: _ClassVar[int]
    seat: str
    target: str
    use: _chance_pb2.Use
    secret: TankDuelSealedTaken
    gain: TankDuelSealedInt32
    def __init__(self, seat: _Optional[str] = ..., target: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[TankDuelSealedTaken, _Mapping]] = ..., gain: _Optional[_Union[TankDuelSealedInt32, _Mapping]] = ...) -> None: ...

class TankDuelCardGiven(_message.Message):
    __slots__ = ("seat", "mate", "told", "shows")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MATE_FIELD_NUMBER: _ClassVar[int]
    TOLD_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    mate: str
    told: _containers.RepeatedCompositeFieldContainer[TankDuelSealedInt32]
    shows: bool
    def __init__(self, seat: _Optional[str] = ..., mate: _Optional[str] = ..., told: _Optional[_Iterable[_Union[TankDuelSealedInt32, _Mapping]]] = ..., shows: _Optional[bool] = ...) -> None: ...

class TankDuelHandShown(_message.Message):
    __slots__ = ("seat", "told", "shows")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TOLD_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    told: _containers.RepeatedCompositeFieldContainer[TankDuelSealedInt32s]
    shows: bool
    def __init__(self, seat: _Optional[str] = ..., told: _Optional[_Iterable[_Union[TankDuelSealedInt32s, _Mapping]]] = ..., shows: _Optional[bool] = ...) -> None: ...

class TankDuelTacticsPlayed(_message.Message):
    __slots__ = ("seat", "card", "against_flank", "shows")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    AGAINST_FLANK_FIELD_NUMBER: _ClassVar[int]
    SHOWS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    card: int
    against_flank: bool
    shows: bool
    def __init__(self, seat: _Optional[str] = ..., card: _Optional[int] = ..., against_flank: _Optional[bool] = ..., shows: _Optional[bool] = ...) -> None: ...

class TankDuelPassed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class TankDuelTankMoved(_message.Message):
    __slots__ = ("tank", "range", "card", "moves")
    TANK_FIELD_NUMBER: _ClassVar[int]
    RANGE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    tank: str
    range: int
    card: int
    moves: int
    def __init__(self, tank: _Optional[str] = ..., range: _Optional[int] = ..., card: _Optional[int] = ..., moves: _Optional[int] = ...) -> None: ...

class TankDuelTerrainLaid(_message.Message):
    __slots__ = ("tank", "card")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    tank: str
    card: int
    def __init__(self, tank: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class TankDuelPlaceTaken(_message.Message):
    __slots__ = ("tank", "terrain")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    tank: str
    terrain: str
    def __init__(self, tank: _Optional[str] = ..., terrain: _Optional[str] = ...) -> None: ...

class TankDuelSmokeLaid(_message.Message):
    __slots__ = ("tank", "card")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    tank: str
    card: int
    def __init__(self, tank: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class TankDuelSmokeCleared(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelStopped(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelHullDown(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelBogged(_message.Message):
    __slots__ = ("tank", "level")
    TANK_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    tank: str
    level: int
    def __init__(self, tank: _Optional[str] = ..., level: _Optional[int] = ...) -> None: ...

class TankDuelFreed(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelSpotted(_message.Message):
    __slots__ = ("tank", "target")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class TankDuelRanged(_message.Message):
    __slots__ = ("tank", "target", "bonus")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    BONUS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    bonus: int
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ..., bonus: _Optional[int] = ...) -> None: ...

class TankDuelSightLost(_message.Message):
    __slots__ = ("tank", "targets")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    targets: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, tank: _Optional[str] = ..., targets: _Optional[_Iterable[str]] = ...) -> None: ...

class TankDuelFlankPut(_message.Message):
    __slots__ = ("tank", "target")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class TankDuelFlankRemoved(_message.Message):
    __slots__ = ("tank", "target")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    tank: str
    target: str
    def __init__(self, tank: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class TankDuelApcrLoaded(_message.Message):
    __slots__ = ("tank", "left")
    TANK_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    tank: str
    left: int
    def __init__(self, tank: _Optional[str] = ..., left: _Optional[int] = ...) -> None: ...

class TankDuelApcrFired(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelShotLocated(_message.Message):
    __slots__ = ("target", "location", "misses")
    TARGET_FIELD_NUMBER: _ClassVar[int]
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    MISSES_FIELD_NUMBER: _ClassVar[int]
    target: str
    location: TankDuelLocation
    misses: bool
    def __init__(self, target: _Optional[str] = ..., location: _Optional[_Union[TankDuelLocation, str]] = ..., misses: _Optional[bool] = ...) -> None: ...

class TankDuelShotPierced(_message.Message):
    __slots__ = ("target", "through", "heavy")
    TARGET_FIELD_NUMBER: _ClassVar[int]
    THROUGH_FIELD_NUMBER: _ClassVar[int]
    HEAVY_FIELD_NUMBER: _ClassVar[int]
    target: str
    through: bool
    heavy: bool
    def __init__(self, target: _Optional[str] = ..., through: _Optional[bool] = ..., heavy: _Optional[bool] = ...) -> None: ...

class TankDuelDamageDrawn(_message.Message):
    __slots__ = ("use", "link", "index", "card")
    USE_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    use: _chance_pb2.Use
    link: bytes
    index: int
    card: int
    def __init__(self, use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., link: _Optional[bytes] = ..., index: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class TankDuelDamageRead(_message.Message):
    __slots__ = ("tank", "card", "critical", "items")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    CRITICAL_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    card: int
    critical: bool
    items: _containers.RepeatedCompositeFieldContainer[TankDuelItem]
    def __init__(self, tank: _Optional[str] = ..., card: _Optional[int] = ..., critical: _Optional[bool] = ..., items: _Optional[_Iterable[_Union[TankDuelItem, _Mapping]]] = ...) -> None: ...

class TankDuelManHurt(_message.Message):
    __slots__ = ("tank", "role", "killed")
    TANK_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    KILLED_FIELD_NUMBER: _ClassVar[int]
    tank: str
    role: TankDuelRole
    killed: bool
    def __init__(self, tank: _Optional[str] = ..., role: _Optional[_Union[TankDuelRole, str]] = ..., killed: _Optional[bool] = ...) -> None: ...

class TankDuelManMoved(_message.Message):
    __slots__ = ("tank", "role", "place")
    TANK_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    tank: str
    role: TankDuelRole
    place: TankDuelRole
    def __init__(self, tank: _Optional[str] = ..., role: _Optional[_Union[TankDuelRole, str]] = ..., place: _Optional[_Union[TankDuelRole, str]] = ...) -> None: ...

class TankDuelTracksHit(_message.Message):
    __slots__ = ("tank", "immobilised")
    TANK_FIELD_NUMBER: _ClassVar[int]
    IMMOBILISED_FIELD_NUMBER: _ClassVar[int]
    tank: str
    immobilised: bool
    def __init__(self, tank: _Optional[str] = ..., immobilised: _Optional[bool] = ...) -> None: ...

class TankDuelGunHit(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelFireBrokeOut(_message.Message):
    __slots__ = ("tank", "by")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    tank: str
    by: str
    def __init__(self, tank: _Optional[str] = ..., by: _Optional[str] = ...) -> None: ...

class TankDuelFirePutOut(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelMoraleBroke(_message.Message):
    __slots__ = ("tank", "by")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    tank: str
    by: str
    def __init__(self, tank: _Optional[str] = ..., by: _Optional[str] = ...) -> None: ...

class TankDuelRallied(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelTankLost(_message.Message):
    __slots__ = ("tank", "by", "how")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    tank: str
    by: str
    how: TankDuelLoss
    def __init__(self, tank: _Optional[str] = ..., by: _Optional[str] = ..., how: _Optional[_Union[TankDuelLoss, str]] = ...) -> None: ...

class TankDuelTankExited(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelInfantryMoved(_message.Message):
    __slots__ = ("nation", "at")
    NATION_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    nation: TankDuelNation
    at: int
    def __init__(self, nation: _Optional[_Union[TankDuelNation, str]] = ..., at: _Optional[int] = ...) -> None: ...

class TankDuelHatchTurned(_message.Message):
    __slots__ = ("tank", "buttoned")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BUTTONED_FIELD_NUMBER: _ClassVar[int]
    tank: str
    buttoned: bool
    def __init__(self, tank: _Optional[str] = ..., buttoned: _Optional[bool] = ...) -> None: ...

class TankDuelWeaponUsed(_message.Message):
    __slots__ = ("target", "nation", "strong")
    TARGET_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    STRONG_FIELD_NUMBER: _ClassVar[int]
    target: str
    nation: TankDuelNation
    strong: bool
    def __init__(self, target: _Optional[str] = ..., nation: _Optional[_Union[TankDuelNation, str]] = ..., strong: _Optional[bool] = ...) -> None: ...

class TankDuelWeatherTurned(_message.Message):
    __slots__ = ("tank", "heavy")
    TANK_FIELD_NUMBER: _ClassVar[int]
    HEAVY_FIELD_NUMBER: _ClassVar[int]
    tank: str
    heavy: bool
    def __init__(self, tank: _Optional[str] = ..., heavy: _Optional[bool] = ...) -> None: ...

class TankDuelMudLifted(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelRoadTaken(_message.Message):
    __slots__ = ("nation",)
    NATION_FIELD_NUMBER: _ClassVar[int]
    nation: TankDuelNation
    def __init__(self, nation: _Optional[_Union[TankDuelNation, str]] = ...) -> None: ...

class TankDuelRoadLaid(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelInfantryWoken(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelGunsOverrun(_message.Message):
    __slots__ = ("range",)
    RANGE_FIELD_NUMBER: _ClassVar[int]
    range: int
    def __init__(self, range: _Optional[int] = ...) -> None: ...

class TankDuelNewcomerCame(_message.Message):
    __slots__ = ("entry",)
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    entry: TankDuelEntry
    def __init__(self, entry: _Optional[_Union[TankDuelEntry, _Mapping]] = ...) -> None: ...

class TankDuelTankReplaced(_message.Message):
    __slots__ = ("tank", "model", "quality", "apcr")
    TANK_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    tank: str
    model: str
    quality: TankDuelQuality
    apcr: int
    def __init__(self, tank: _Optional[str] = ..., model: _Optional[str] = ..., quality: _Optional[_Union[TankDuelQuality, str]] = ..., apcr: _Optional[int] = ...) -> None: ...

class TankDuelTankReturned(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelCardRevealed(_message.Message):
    __slots__ = ("tank", "use", "card", "place", "proof")
    TANK_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    tank: str
    use: _chance_pb2.Use
    card: int
    place: int
    proof: TankDuelSealedPlace
    def __init__(self, tank: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., card: _Optional[int] = ..., place: _Optional[int] = ..., proof: _Optional[_Union[TankDuelSealedPlace, _Mapping]] = ...) -> None: ...

class TankDuelRevealedUsed(_message.Message):
    __slots__ = ("tank", "card")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    tank: str
    card: int
    def __init__(self, tank: _Optional[str] = ..., card: _Optional[int] = ...) -> None: ...

class TankDuelRevealOver(_message.Message):
    __slots__ = ("tank", "bid")
    TANK_FIELD_NUMBER: _ClassVar[int]
    BID_FIELD_NUMBER: _ClassVar[int]
    tank: str
    bid: int
    def __init__(self, tank: _Optional[str] = ..., bid: _Optional[int] = ...) -> None: ...

class TankDuelRobataChose(_message.Message):
    __slots__ = ("tank", "table", "row", "value", "target", "card", "facts")
    TANK_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    tank: str
    table: TankDuelTable
    row: str
    value: int
    target: str
    card: int
    facts: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Part]
    def __init__(self, tank: _Optional[str] = ..., table: _Optional[_Union[TankDuelTable, str]] = ..., row: _Optional[str] = ..., value: _Optional[int] = ..., target: _Optional[str] = ..., card: _Optional[int] = ..., facts: _Optional[_Iterable[_Union[_chance_pb2.Part, _Mapping]]] = ...) -> None: ...

class TankDuelCommandResolved(_message.Message):
    __slots__ = ("tank",)
    TANK_FIELD_NUMBER: _ClassVar[int]
    tank: str
    def __init__(self, tank: _Optional[str] = ...) -> None: ...

class TankDuelPerilTurned(_message.Message):
    __slots__ = ("tank", "peril")
    TANK_FIELD_NUMBER: _ClassVar[int]
    PERIL_FIELD_NUMBER: _ClassVar[int]
    tank: str
    peril: bool
    def __init__(self, tank: _Optional[str] = ..., peril: _Optional[bool] = ...) -> None: ...

class TankDuelCharacterDrawn(_message.Message):
    __slots__ = ("tank", "use", "link", "index", "character")
    TANK_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    tank: str
    use: _chance_pb2.Use
    link: bytes
    index: int
    character: str
    def __init__(self, tank: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., link: _Optional[bytes] = ..., index: _Optional[int] = ..., character: _Optional[str] = ...) -> None: ...

class TankDuelCharacterTurned(_message.Message):
    __slots__ = ("tank", "character")
    TANK_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    tank: str
    character: str
    def __init__(self, tank: _Optional[str] = ..., character: _Optional[str] = ...) -> None: ...

class TankDuelScored(_message.Message):
    __slots__ = ("tank", "vp")
    TANK_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    tank: str
    vp: int
    def __init__(self, tank: _Optional[str] = ..., vp: _Optional[int] = ...) -> None: ...

class TankDuelNationScored(_message.Message):
    __slots__ = ("nation", "vp")
    NATION_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    nation: TankDuelNation
    vp: int
    def __init__(self, nation: _Optional[_Union[TankDuelNation, str]] = ..., vp: _Optional[int] = ...) -> None: ...

class TankDuelActionEnded(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelRoundEnded(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TankDuelSeatLeft(_message.Message):
    __slots__ = ("seat", "heir", "character")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HEIR_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    seat: str
    heir: str
    character: str
    def __init__(self, seat: _Optional[str] = ..., heir: _Optional[str] = ..., character: _Optional[str] = ...) -> None: ...

class TankDuelBattleEnded(_message.Message):
    __slots__ = ("winners", "how")
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    winners: _containers.RepeatedScalarFieldContainer[str]
    how: TankDuelEnding
    def __init__(self, winners: _Optional[_Iterable[str]] = ..., how: _Optional[_Union[TankDuelEnding, str]] = ...) -> None: ...

class TankDuelPlaceView(_message.Message):
    __slots__ = ("location", "located", "needed", "pierces", "hidden")
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    LOCATED_FIELD_NUMBER: _ClassVar[int]
    NEEDED_FIELD_NUMBER: _ClassVar[int]
    PIERCES_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    location: TankDuelLocation
    located: int
    needed: int
    pierces: int
    hidden: bool
    def __init__(self, location: _Optional[_Union[TankDuelLocation, str]] = ..., located: _Optional[int] = ..., needed: _Optional[int] = ..., pierces: _Optional[int] = ..., hidden: _Optional[bool] = ...) -> None: ...

class TankDuelShotView(_message.Message):
    __slots__ = ("shooter", "target", "ready", "range", "to_hit", "hits", "cards", "side", "places")
    SHOOTER_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    RANGE_FIELD_NUMBER: _ClassVar[int]
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    HITS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    shooter: str
    target: str
    ready: bool
    range: int
    to_hit: int
    hits: int
    cards: int
    side: bool
    places: _containers.RepeatedCompositeFieldContainer[TankDuelPlaceView]
    def __init__(self, shooter: _Optional[str] = ..., target: _Optional[str] = ..., ready: _Optional[bool] = ..., range: _Optional[int] = ..., to_hit: _Optional[int] = ..., hits: _Optional[int] = ..., cards: _Optional[int] = ..., side: _Optional[bool] = ..., places: _Optional[_Iterable[_Union[TankDuelPlaceView, _Mapping]]] = ...) -> None: ...

class TankDuelSupportView(_message.Message):
    __slots__ = ("nation", "gun", "weapon", "target", "ready", "to_hit", "hits", "cards", "places")
    NATION_FIELD_NUMBER: _ClassVar[int]
    GUN_FIELD_NUMBER: _ClassVar[int]
    WEAPON_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    HITS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    nation: TankDuelNation
    gun: str
    weapon: str
    target: str
    ready: bool
    to_hit: int
    hits: int
    cards: int
    places: _containers.RepeatedCompositeFieldContainer[TankDuelPlaceView]
    def __init__(self, nation: _Optional[_Union[TankDuelNation, str]] = ..., gun: _Optional[str] = ..., weapon: _Optional[str] = ..., target: _Optional[str] = ..., ready: _Optional[bool] = ..., to_hit: _Optional[int] = ..., hits: _Optional[int] = ..., cards: _Optional[int] = ..., places: _Optional[_Iterable[_Union[TankDuelPlaceView, _Mapping]]] = ...) -> None: ...

class TankDuelPlacePartsView(_message.Message):
    __slots__ = ("location", "parts")
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    PARTS_FIELD_NUMBER: _ClassVar[int]
    location: TankDuelLocation
    parts: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Part]
    def __init__(self, location: _Optional[_Union[TankDuelLocation, str]] = ..., parts: _Optional[_Iterable[_Union[_chance_pb2.Part, _Mapping]]] = ...) -> None: ...

class TankDuelPartsView(_message.Message):
    __slots__ = ("shooter", "gun", "weapon", "target", "to_hit", "places")
    SHOOTER_FIELD_NUMBER: _ClassVar[int]
    GUN_FIELD_NUMBER: _ClassVar[int]
    WEAPON_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    TO_HIT_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    shooter: str
    gun: str
    weapon: str
    target: str
    to_hit: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Part]
    places: _containers.RepeatedCompositeFieldContainer[TankDuelPlacePartsView]
    def __init__(self, shooter: _Optional[str] = ..., gun: _Optional[str] = ..., weapon: _Optional[str] = ..., target: _Optional[str] = ..., to_hit: _Optional[_Iterable[_Union[_chance_pb2.Part, _Mapping]]] = ..., places: _Optional[_Iterable[_Union[TankDuelPlacePartsView, _Mapping]]] = ...) -> None: ...

class TankDuelManView(_message.Message):
    __slots__ = ("role", "place", "state")
    ROLE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    role: TankDuelRole
    place: TankDuelRole
    state: TankDuelHealth
    def __init__(self, role: _Optional[_Union[TankDuelRole, str]] = ..., place: _Optional[_Union[TankDuelRole, str]] = ..., state: _Optional[_Union[TankDuelHealth, str]] = ...) -> None: ...

class TankDuelTankView(_message.Message):
    __slots__ = ("id", "nation", "number", "model", "seat", "quality", "in_play", "range", "move_level", "fire_level", "in_motion", "move_card", "terrain", "terrain_card", "smoke_card", "cover", "hull_down", "bog", "tracks", "gun_hits", "on_fire", "broken", "apcr", "loaded", "spots", "ranged", "ranging", "flanks", "crew", "vp", "medals", "buttoned", "character", "in_peril", "heavy_weather", "road", "in_deep_mud", "laid", "initiative")
    ID_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    IN_PLAY_FIELD_NUMBER: _ClassVar[int]
    RANGE_FIELD_NUMBER: _ClassVar[int]
    MOVE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    FIRE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    IN_MOTION_FIELD_NUMBER: _ClassVar[int]
    MOVE_CARD_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_CARD_FIELD_NUMBER: _ClassVar[int]
    SMOKE_CARD_FIELD_NUMBER: _ClassVar[int]
    COVER_FIELD_NUMBER: _ClassVar[int]
    HULL_DOWN_FIELD_NUMBER: _ClassVar[int]
    BOG_FIELD_NUMBER: _ClassVar[int]
    TRACKS_FIELD_NUMBER: _ClassVar[int]
    GUN_HITS_FIELD_NUMBER: _ClassVar[int]
    ON_FIRE_FIELD_NUMBER: _ClassVar[int]
    BROKEN_FIELD_NUMBER: _ClassVar[int]
    APCR_FIELD_NUMBER: _ClassVar[int]
    LOADED_FIELD_NUMBER: _ClassVar[int]
    SPOTS_FIELD_NUMBER: _ClassVar[int]
    RANGED_FIELD_NUMBER: _ClassVar[int]
    RANGING_FIELD_NUMBER: _ClassVar[int]
    FLANKS_FIELD_NUMBER: _ClassVar[int]
    CREW_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    MEDALS_FIELD_NUMBER: _ClassVar[int]
    BUTTONED_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    IN_PERIL_FIELD_NUMBER: _ClassVar[int]
    HEAVY_WEATHER_FIELD_NUMBER: _ClassVar[int]
    ROAD_FIELD_NUMBER: _ClassVar[int]
    IN_DEEP_MUD_FIELD_NUMBER: _ClassVar[int]
    LAID_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_FIELD_NUMBER: _ClassVar[int]
    id: str
    nation: TankDuelNation
    number: int
    model: str
    seat: str
    quality: TankDuelQuality
    in_play: bool
    range: int
    move_level: int
    fire_level: int
    in_motion: bool
    move_card: int
    terrain: _containers.RepeatedScalarFieldContainer[str]
    terrain_card: int
    smoke_card: int
    cover: int
    hull_down: bool
    bog: int
    tracks: TankDuelTracks
    gun_hits: int
    on_fire: bool
    broken: bool
    apcr: int
    loaded: bool
    spots: _containers.RepeatedScalarFieldContainer[str]
    ranged: str
    ranging: int
    flanks: _containers.RepeatedScalarFieldContainer[str]
    crew: _containers.RepeatedCompositeFieldContainer[TankDuelManView]
    vp: int
    medals: int
    buttoned: bool
    character: str
    in_peril: bool
    heavy_weather: bool
    road: bool
    in_deep_mud: bool
    laid: bool
    initiative: int
    def __init__(self, id: _Optional[str] = ..., nation: _Optional[_Union[TankDuelNation, str]] = ..., number: _Optional[int] = ..., model: _Optional[str] = ..., seat: _Optional[str] = ..., quality: _Optional[_Union[TankDuelQuality, str]] = ..., in_play: _Optional[bool] = ..., range: _Optional[int] = ..., move_level: _Optional[int] = ..., fire_level: _Optional[int] = ..., in_motion: _Optional[bool] = ..., move_card: _Optional[int] = ..., terrain: _Optional[_Iterable[str]] = ..., terrain_card: _Optional[int] = ..., smoke_card: _Optional[int] = ..., cover: _Optional[int] = ..., hull_down: _Optional[bool] = ..., bog: _Optional[int] = ..., tracks: _Optional[_Union[TankDuelTracks, str]] = ..., gun_hits: _Optional[int] = ..., on_fire: _Optional[bool] = ..., broken: _Optional[bool] = ..., apcr: _Optional[int] = ..., loaded: _Optional[bool] = ..., spots: _Optional[_Iterable[str]] = ..., ranged: _Optional[str] = ..., ranging: _Optional[int] = ..., flanks: _Optional[_Iterable[str]] = ..., crew: _Optional[_Iterable[_Union[TankDuelManView, _Mapping]]] = ..., vp: _Optional[int] = ..., medals: _Optional[int] = ..., buttoned: _Optional[bool] = ..., character: _Optional[str] = ..., in_peril: _Optional[bool] = ..., heavy_weather: _Optional[bool] = ..., road: _Optional[bool] = ..., in_deep_mud: _Optional[bool] = ..., laid: _Optional[bool] = ..., initiative: _Optional[int] = ...) -> None: ...

class TankDuelHandView(_message.Message):
    __slots__ = ("seat", "nation", "size", "limit", "cards", "left")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NATION_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    LIMIT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    nation: TankDuelNation
    size: int
    limit: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    left: bool
    def __init__(self, seat: _Optional[str] = ..., nation: _Optional[_Union[TankDuelNation, str]] = ..., size: _Optional[int] = ..., limit: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ..., left: _Optional[bool] = ...) -> None: ...

class TankDuelShownHandView(_message.Message):
    __slots__ = ("seat", "round", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    round: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[str] = ..., round: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...

class TankDuelView(_message.Message):
    __slots__ = ("round", "passed", "active", "order", "tanks", "hands", "deck", "upper", "marker", "table", "revealed", "discards", "places", "fired", "infantry", "advance", "exits", "deep_mud", "roads", "roads_left", "overrun", "vp", "medals", "shots", "chosen", "support", "parts", "shown_hands")
    class RoadsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class VpEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class MedalsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    ROUND_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    TANKS_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    UPPER_FIELD_NUMBER: _ClassVar[int]
    MARKER_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    DISCARDS_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    FIRED_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    ADVANCE_FIELD_NUMBER: _ClassVar[int]
    EXITS_FIELD_NUMBER: _ClassVar[int]
    DEEP_MUD_FIELD_NUMBER: _ClassVar[int]
    ROADS_FIELD_NUMBER: _ClassVar[int]
    ROADS_LEFT_FIELD_NUMBER: _ClassVar[int]
    OVERRUN_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    MEDALS_FIELD_NUMBER: _ClassVar[int]
    SHOTS_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    SUPPORT_FIELD_NUMBER: _ClassVar[int]
    PARTS_FIELD_NUMBER: _ClassVar[int]
    SHOWN_HANDS_FIELD_NUMBER: _ClassVar[int]
    round: int
    passed: int
    active: str
    order: _containers.RepeatedScalarFieldContainer[str]
    tanks: _containers.RepeatedCompositeFieldContainer[TankDuelTankView]
    hands: _containers.RepeatedCompositeFieldContainer[TankDuelHandView]
    deck: int
    upper: int
    marker: TankDuelMarker
    table: _containers.RepeatedScalarFieldContainer[int]
    revealed: _containers.RepeatedScalarFieldContainer[int]
    discards: int
    places: int
    fired: _containers.RepeatedScalarFieldContainer[str]
    infantry: TankDuelNation
    advance: int
    exits: int
    deep_mud: bool
    roads: _containers.ScalarMap[str, int]
    roads_left: int
    overrun: _containers.RepeatedScalarFieldContainer[int]
    vp: _containers.ScalarMap[str, int]
    medals: _containers.ScalarMap[str, int]
    shots: _containers.RepeatedCompositeFieldContainer[TankDuelShotView]
    chosen: _containers.RepeatedCompositeFieldContainer[TankDuelDecision]
    support: _containers.RepeatedCompositeFieldContainer[TankDuelSupportView]
    parts: _containers.RepeatedCompositeFieldContainer[TankDuelPartsView]
    shown_hands: _containers.RepeatedCompositeFieldContainer[TankDuelShownHandView]
    def __init__(self, round: _Optional[int] = ..., passed: _Optional[int] = ..., active: _Optional[str] = ..., order: _Optional[_Iterable[str]] = ..., tanks: _Optional[_Iterable[_Union[TankDuelTankView, _Mapping]]] = ..., hands: _Optional[_Iterable[_Union[TankDuelHandView, _Mapping]]] = ..., deck: _Optional[int] = ..., upper: _Optional[int] = ..., marker: _Optional[_Union[TankDuelMarker, str]] = ..., table: _Optional[_Iterable[int]] = ..., revealed: _Optional[_Iterable[int]] = ..., discards: _Optional[int] = ..., places: _Optional[int] = ..., fired: _Optional[_Iterable[str]] = ..., infantry: _Optional[_Union[TankDuelNation, str]] = ..., advance: _Optional[int] = ..., exits: _Optional[int] = ..., deep_mud: _Optional[bool] = ..., roads: _Optional[_Mapping[str, int]] = ..., roads_left: _Optional[int] = ..., overrun: _Optional[_Iterable[int]] = ..., vp: _Optional[_Mapping[str, int]] = ..., medals: _Optional[_Mapping[str, int]] = ..., shots: _Optional[_Iterable[_Union[TankDuelShotView, _Mapping]]] = ..., chosen: _Optional[_Iterable[_Union[TankDuelDecision, _Mapping]]] = ..., support: _Optional[_Iterable[_Union[TankDuelSupportView, _Mapping]]] = ..., parts: _Optional[_Iterable[_Union[TankDuelPartsView, _Mapping]]] = ..., shown_hands: _Optional[_Iterable[_Union[TankDuelShownHandView, _Mapping]]] = ...) -> None: ...

class TankDuelEntryView(_message.Message):
    __slots__ = ("id", "model", "quality")
    ID_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    id: str
    model: str
    quality: TankDuelQuality
    def __init__(self, id: _Optional[str] = ..., model: _Optional[str] = ..., quality: _Optional[_Union[TankDuelQuality, str]] = ...) -> None: ...

class TankDuelScene(_message.Message):
    __slots__ = ("mission", "title", "rules", "passes", "tanks", "kinds", "cards", "damage", "terrain", "guns", "at_guns", "infantry", "attacker", "robata")
    MISSION_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    PASSES_FIELD_NUMBER: _ClassVar[int]
    TANKS_FIELD_NUMBER: _ClassVar[int]
    KINDS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    GUNS_FIELD_NUMBER: _ClassVar[int]
    AT_GUNS_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    ROBATA_FIELD_NUMBER: _ClassVar[int]
    mission: str
    title: TankDuelName
    rules: TankDuelMission
    passes: int
    tanks: _containers.RepeatedCompositeFieldContainer[TankDuelEntryView]
    kinds: _containers.RepeatedCompositeFieldContainer[TankDuelTankKind]
    cards: _containers.RepeatedCompositeFieldContainer[TankDuelCard]
    damage: _containers.RepeatedCompositeFieldContainer[TankDuelDamageCard]
    terrain: _containers.RepeatedCompositeFieldContainer[TankDuelTerrain]
    guns: _containers.RepeatedCompositeFieldContainer[TankDuelEmplacement]
    at_guns: _containers.RepeatedCompositeFieldContainer[TankDuelAtGun]
    infantry: _containers.RepeatedCompositeFieldContainer[TankDuelInfantry]
    attacker: TankDuelNation
    robata: _containers.RepeatedCompositeFieldContainer[TankDuelActionCard]
    def __init__(self, mission: _Optional[str] = ..., title: _Optional[_Union[TankDuelName, _Mapping]] = ..., rules: _Optional[_Union[TankDuelMission, _Mapping]] = ..., passes: _Optional[int] = ..., tanks: _Optional[_Iterable[_Union[TankDuelEntryView, _Mapping]]] = ..., kinds: _Optional[_Iterable[_Union[TankDuelTankKind, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[TankDuelCard, _Mapping]]] = ..., damage: _Optional[_Iterable[_Union[TankDuelDamageCard, _Mapping]]] = ..., terrain: _Optional[_Iterable[_Union[TankDuelTerrain, _Mapping]]] = ..., guns: _Optional[_Iterable[_Union[TankDuelEmplacement, _Mapping]]] = ..., at_guns: _Optional[_Iterable[_Union[TankDuelAtGun, _Mapping]]] = ..., infantry: _Optional[_Iterable[_Union[TankDuelInfantry, _Mapping]]] = ..., attacker: _Optional[_Union[TankDuelNation, str]] = ..., robata: _Optional[_Iterable[_Union[TankDuelActionCard, _Mapping]]] = ...) -> None: ...

class TankDuelDecision(_message.Message):
    __slots__ = ("lay", "take_back", "show_hand", "act", "use", "drop", "pay", "no_more", "aim", "gun", "choose", "go", "buy", "man", "say", "react", "confirm", "back")
    LAY_FIELD_NUMBER: _ClassVar[int]
    TAKE_BACK_FIELD_NUMBER: _ClassVar[int]
    SHOW_HAND_FIELD_NUMBER: _ClassVar[int]
    ACT_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    DROP_FIELD_NUMBER: _ClassVar[int]
    PAY_FIELD_NUMBER: _ClassVar[int]
    NO_MORE_FIELD_NUMBER: _ClassVar[int]
    AIM_FIELD_NUMBER: _ClassVar[int]
    GUN_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_FIELD_NUMBER: _ClassVar[int]
    GO_FIELD_NUMBER: _ClassVar[int]
    BUY_FIELD_NUMBER: _ClassVar[int]
    MAN_FIELD_NUMBER: _ClassVar[int]
    SAY_FIELD_NUMBER: _ClassVar[int]
    REACT_FIELD_NUMBER: _ClassVar[int]
    PASS_FIELD_NUMBER: _ClassVar[int]
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    BACK_FIELD_NUMBER: _ClassVar[int]
    lay: TankDuelLay
    take_back: TankDuelTakeBack
    show_hand: TankDuelShowHand
    act: TankDuelAct
    use: TankDuelUse
    drop: TankDuelDrop
    pay: TankDuelPay
    no_more: TankDuelNoMore
    aim: TankDuelAim
    gun: TankDuelBattery
    choose: TankDuelChoose
    go: TankDuelGo
    buy: TankDuelBuy
    man: TankDuelMan
    say: TankDuelSay
    react: TankDuelReact
    confirm: TankDuelConfirm
    back: TankDuelBack
    def __init__(self, lay: _Optional[_Union[TankDuelLay, _Mapping]] = ..., take_back: _Optional[_Union[TankDuelTakeBack, _Mapping]] = ..., show_hand: _Optional[_Union[TankDuelShowHand, _Mapping]] = ..., act: _Optional[_Union[TankDuelAct, _Mapping]] = ..., use: _Optional[_Union[TankDuelUse, _Mapping]] = ..., drop: _Optional[_Union[TankDuelDrop, _Mapping]] = ..., pay: _Optional[_Union[TankDuelPay, _Mapping]] = ..., no_more: _Optional[_Union[TankDuelNoMore, _Mapping]] = ..., aim: _Optional[_Union[TankDuelAim, _Mapping]] = ..., gun: _Optional[_Union[TankDuelBattery, _Mapping]] = ..., choose: _Optional[_Union[TankDuelChoose, _Mapping]] = ..., go: _Optional[_Union[TankDuelGo, _Mapping]] = ..., buy: _Optional[_Union[TankDuelBuy, _Mapping]] = ..., man: _Optional[_Union[TankDuelMan, _Mapping]] = ..., say: _Optional[_Union[TankDuelSay, _Mapping]] = ..., react: _Optional[_Union[TankDuelReact, _Mapping]] = ..., confirm: _Optional[_Union[TankDuelConfirm, _Mapping]] = ..., back: _Optional[_Union[TankDuelBack, _Mapping]] = ..., **kwargs) -> None: ...

class TankDuelTask(_message.Message):
    __slots__ = ("picking", "turning", "smoking", "burning", "rallying", "acting", "discarding", "closing", "mined", "moving", "freeing", "spotting", "shaking", "flanking", "flanked", "covering", "climbing", "bogging", "concealing", "sinking", "searching", "window", "firing", "arming", "storming", "weathering", "paving", "hatching", "locating", "piercing", "harming", "breaking", "escaping", "ranging", "robbing", "leading", "offering", "giving", "redrawing", "bidding", "tending", "settling", "revealing", "gunning", "marching", "commanding", "mudding", "primaries", "driving", "turnabout", "sheltering", "secondaries", "cleaning")
    PICKING_FIELD_NUMBER: _ClassVar[int]
    TURNING_FIELD_NUMBER: _ClassVar[int]
    SMOKING_FIELD_NUMBER: _ClassVar[int]
    BURNING_FIELD_NUMBER: _ClassVar[int]
    RALLYING_FIELD_NUMBER: _ClassVar[int]
    ACTING_FIELD_NUMBER: _ClassVar[int]
    DISCARDING_FIELD_NUMBER: _ClassVar[int]
    CLOSING_FIELD_NUMBER: _ClassVar[int]
    MINED_FIELD_NUMBER: _ClassVar[int]
    MOVING_FIELD_NUMBER: _ClassVar[int]
    FREEING_FIELD_NUMBER: _ClassVar[int]
    SPOTTING_FIELD_NUMBER: _ClassVar[int]
    SHAKING_FIELD_NUMBER: _ClassVar[int]
    FLANKING_FIELD_NUMBER: _ClassVar[int]
    FLANKED_FIELD_NUMBER: _ClassVar[int]
    COVERING_FIELD_NUMBER: _ClassVar[int]
    CLIMBING_FIELD_NUMBER: _ClassVar[int]
    BOGGING_FIELD_NUMBER: _ClassVar[int]
    CONCEALING_FIELD_NUMBER: _ClassVar[int]
    SINKING_FIELD_NUMBER: _ClassVar[int]
    SEARCHING_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    FIRING_FIELD_NUMBER: _ClassVar[int]
    ARMING_FIELD_NUMBER: _ClassVar[int]
    STORMING_FIELD_NUMBER: _ClassVar[int]
    WEATHERING_FIELD_NUMBER: _ClassVar[int]
    PAVING_FIELD_NUMBER: _ClassVar[int]
    HATCHING_FIELD_NUMBER: _ClassVar[int]
    LOCATING_FIELD_NUMBER: _ClassVar[int]
    PIERCING_FIELD_NUMBER: _ClassVar[int]
    HARMING_FIELD_NUMBER: _ClassVar[int]
    BREAKING_FIELD_NUMBER: _ClassVar[int]
    ESCAPING_FIELD_NUMBER: _ClassVar[int]
    RANGING_FIELD_NUMBER: _ClassVar[int]
    ROBBING_FIELD_NUMBER: _ClassVar[int]
    LEADING_FIELD_NUMBER: _ClassVar[int]
    OFFERING_FIELD_NUMBER: _ClassVar[int]
    GIVING_FIELD_NUMBER: _ClassVar[int]
    REDRAWING_FIELD_NUMBER: _ClassVar[int]
    BIDDING_FIELD_NUMBER: _ClassVar[int]
    TENDING_FIELD_NUMBER: _ClassVar[int]
    SETTLING_FIELD_NUMBER: _ClassVar[int]
    REVEALING_FIELD_NUMBER: _ClassVar[int]
    GUNNING_FIELD_NUMBER: _ClassVar[int]
    MARCHING_FIELD_NUMBER: _ClassVar[int]
    COMMANDING_FIELD_NUMBER: _ClassVar[int]
    MUDDING_FIELD_NUMBER: _ClassVar[int]
    PRIMARIES_FIELD_NUMBER: _ClassVar[int]
    DRIVING_FIELD_NUMBER: _ClassVar[int]
    TURNABOUT_FIELD_NUMBER: _ClassVar[int]
    SHELTERING_FIELD_NUMBER: _ClassVar[int]
    SECONDARIES_FIELD_NUMBER: _ClassVar[int]
    CLEANING_FIELD_NUMBER: _ClassVar[int]
    picking: TankDuelPicking
    turning: TankDuelTurning
    smoking: TankDuelSmoking
    burning: TankDuelBurning
    rallying: TankDuelRallying
    acting: TankDuelActing
    discarding: TankDuelDiscarding
    closing: TankDuelClosing
    mined: TankDuelMined
    moving: TankDuelMoving
    freeing: TankDuelFreeing
    spotting: TankDuelSpotting
    shaking: TankDuelShaking
    flanking: TankDuelFlanking
    flanked: TankDuelFlanked
    covering: TankDuelCovering
    climbing: TankDuelClimbing
    bogging: TankDuelBogging
    concealing: TankDuelConcealing
    sinking: TankDuelSinking
    searching: TankDuelSearching
    window: TankDuelWindow
    firing: TankDuelFiring
    arming: TankDuelArming
    storming: TankDuelStorming
    weathering: TankDuelWeathering
    paving: TankDuelPaving
    hatching: TankDuelHatching
    locating: TankDuelLocating
    piercing: TankDuelPiercing
    harming: TankDuelHarming
    breaking: TankDuelBreaking
    escaping: TankDuelEscaping
    ranging: TankDuelRanging
    robbing: TankDuelRobbing
    leading: TankDuelLeading
    offering: TankDuelOffering
    giving: TankDuelGiving
    redrawing: TankDuelRedrawing
    bidding: TankDuelBidding
    tending: TankDuelTending
    settling: TankDuelSettling
    revealing: TankDuelRevealing
    gunning: TankDuelGunning
    marching: TankDuelMarching
    commanding: TankDuelCommanding
    mudding: TankDuelMudding
    primaries: TankDuelPrimaries
    driving: TankDuelDriving
    turnabout: TankDuelTurnabout
    sheltering: TankDuelSheltering
    secondaries: TankDuelSecondaries
    cleaning: TankDuelCleaning
    def __init__(self, picking: _Optional[_Union[TankDuelPicking, _Mapping]] = ..., turning: _Optional[_Union[TankDuelTurning, _Mapping]] = ..., smoking: _Optional[_Union[TankDuelSmoking, _Mapping]] = ..., burning: _Optional[_Union[TankDuelBurning, _Mapping]] = ..., rallying: _Optional[_Union[TankDuelRallying, _Mapping]] = ..., acting: _Optional[_Union[TankDuelActing, _Mapping]] = ..., discarding: _Optional[_Union[TankDuelDiscarding, _Mapping]] = ..., closing: _Optional[_Union[TankDuelClosing, _Mapping]] = ..., mined: _Optional[_Union[TankDuelMined, _Mapping]] = ..., moving: _Optional[_Union[TankDuelMoving, _Mapping]] = ..., freeing: _Optional[_Union[TankDuelFreeing, _Mapping]] = ..., spotting: _Optional[_Union[TankDuelSpotting, _Mapping]] = ..., shaking: _Optional[_Union[TankDuelShaking, _Mapping]] = ..., flanking: _Optional[_Union[TankDuelFlanking, _Mapping]] = ..., flanked: _Optional[_Union[TankDuelFlanked, _Mapping]] = ..., covering: _Optional[_Union[TankDuelCovering, _Mapping]] = ..., climbing: _Optional[_Union[TankDuelClimbing, _Mapping]] = ..., bogging: _Optional[_Union[TankDuelBogging, _Mapping]] = ..., concealing: _Optional[_Union[TankDuelConcealing, _Mapping]] = ..., sinking: _Optional[_Union[TankDuelSinking, _Mapping]] = ..., searching: _Optional[_Union[TankDuelSearching, _Mapping]] = ..., window: _Optional[_Union[TankDuelWindow, _Mapping]] = ..., firing: _Optional[_Union[TankDuelFiring, _Mapping]] = ..., arming: _Optional[_Union[TankDuelArming, _Mapping]] = ..., storming: _Optional[_Union[TankDuelStorming, _Mapping]] = ..., weathering: _Optional[_Union[TankDuelWeathering, _Mapping]] = ..., paving: _Optional[_Union[TankDuelPaving, _Mapping]] = ..., hatching: _Optional[_Union[TankDuelHatching, _Mapping]] = ..., locating: _Optional[_Union[TankDuelLocating, _Mapping]] = ..., piercing: _Optional[_Union[TankDuelPiercing, _Mapping]] = ..., harming: _Optional[_Union[TankDuelHarming, _Mapping]] = ..., breaking: _Optional[_Union[TankDuelBreaking, _Mapping]] = ..., escaping: _Optional[_Union[TankDuelEscaping, _Mapping]] = ..., ranging: _Optional[_Union[TankDuelRanging, _Mapping]] = ..., robbing: _Optional[_Union[TankDuelRobbing, _Mapping]] = ..., leading: _Optional[_Union[TankDuelLeading, _Mapping]] = ..., offering: _Optional[_Union[TankDuelOffering, _Mapping]] = ..., giving: _Optional[_Union[TankDuelGiving, _Mapping]] = ..., redrawing: _Optional[_Union[TankDuelRedrawing, _Mapping]] = ..., bidding: _Optional[_Union[TankDuelBidding, _Mapping]] = ..., tending: _Optional[_Union[TankDuelTending, _Mapping]] = ..., settling: _Optional[_Union[TankDuelSettling, _Mapping]] = ..., revealing: _Optional[_Union[TankDuelRevealing, _Mapping]] = ..., gunning: _Optional[_Union[TankDuelGunning, _Mapping]] = ..., marching: _Optional[_Union[TankDuelMarching, _Mapping]] = ..., commanding: _Optional[_Union[TankDuelCommanding, _Mapping]] = ..., mudding: _Optional[_Union[TankDuelMudding, _Mapping]] = ..., primaries: _Optional[_Union[TankDuelPrimaries, _Mapping]] = ..., driving: _Optional[_Union[TankDuelDriving, _Mapping]] = ..., turnabout: _Optional[_Union[TankDuelTurnabout, _Mapping]] = ..., sheltering: _Optional[_Union[TankDuelSheltering, _Mapping]] = ..., secondaries: _Optional[_Union[TankDuelSecondaries, _Mapping]] = ..., cleaning: _Optional[_Union[TankDuelCleaning, _Mapping]] = ...) -> None: ...

class TankDuelEvent(_message.Message):
    __slots__ = ("laid_out", "taken_over", "agenda_set", "chosen", "round_began", "marker_sought", "reshuffled", "card_drawn", "card_flipped", "initiative_laid", "initiative_taken_back", "initiative_shown", "turn_began", "action_laid", "orders_paid", "card_dropped", "card_lost", "card_stolen", "card_given", "hand_shown", "tactics_played", "passed", "tank_moved", "terrain_laid", "place_taken", "smoke_laid", "smoke_cleared", "stopped", "hull_down", "bogged", "freed", "spotted", "ranged", "sight_lost", "flank_put", "flank_removed", "apcr_loaded", "apcr_fired", "shot_located", "shot_pierced", "damage_drawn", "damage_read", "man_hurt", "man_moved", "tracks_hit", "gun_hit", "fire_broke_out", "fire_put_out", "morale_broke", "rallied", "tank_lost", "tank_exited", "infantry_moved", "hatch_turned", "weapon_used", "weather_turned", "mud_lifted", "road_taken", "road_laid", "infantry_woken", "guns_overrun", "newcomer_came", "tank_replaced", "tank_returned", "card_revealed", "revealed_used", "reveal_over", "robata_chose", "command_resolved", "peril_turned", "character_drawn", "character_turned", "scored", "nation_scored", "action_ended", "round_ended", "seat_left", "battle_ended")
    LAID_OUT_FIELD_NUMBER: _ClassVar[int]
    TAKEN_OVER_FIELD_NUMBER: _ClassVar[int]
    AGENDA_SET_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    ROUND_BEGAN_FIELD_NUMBER: _ClassVar[int]
    MARKER_SOUGHT_FIELD_NUMBER: _ClassVar[int]
    RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    CARD_FLIPPED_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_LAID_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_TAKEN_BACK_FIELD_NUMBER: _ClassVar[int]
    INITIATIVE_SHOWN_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGAN_FIELD_NUMBER: _ClassVar[int]
    ACTION_LAID_FIELD_NUMBER: _ClassVar[int]
    ORDERS_PAID_FIELD_NUMBER: _ClassVar[int]
    CARD_DROPPED_FIELD_NUMBER: _ClassVar[int]
    CARD_LOST_FIELD_NUMBER: _ClassVar[int]
    CARD_STOLEN_FIELD_NUMBER: _ClassVar[int]
    CARD_GIVEN_FIELD_NUMBER: _ClassVar[int]
    HAND_SHOWN_FIELD_NUMBER: _ClassVar[int]
    TACTICS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    TANK_MOVED_FIELD_NUMBER: _ClassVar[int]
    TERRAIN_LAID_FIELD_NUMBER: _ClassVar[int]
    PLACE_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SMOKE_LAID_FIELD_NUMBER: _ClassVar[int]
    SMOKE_CLEARED_FIELD_NUMBER: _ClassVar[int]
    STOPPED_FIELD_NUMBER: _ClassVar[int]
    HULL_DOWN_FIELD_NUMBER: _ClassVar[int]
    BOGGED_FIELD_NUMBER: _ClassVar[int]
    FREED_FIELD_NUMBER: _ClassVar[int]
    SPOTTED_FIELD_NUMBER: _ClassVar[int]
    RANGED_FIELD_NUMBER: _ClassVar[int]
    SIGHT_LOST_FIELD_NUMBER: _ClassVar[int]
    FLANK_PUT_FIELD_NUMBER: _ClassVar[int]
    FLANK_REMOVED_FIELD_NUMBER: _ClassVar[int]
    APCR_LOADED_FIELD_NUMBER: _ClassVar[int]
    APCR_FIRED_FIELD_NUMBER: _ClassVar[int]
    SHOT_LOCATED_FIELD_NUMBER: _ClassVar[int]
    SHOT_PIERCED_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_DRAWN_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_READ_FIELD_NUMBER: _ClassVar[int]
    MAN_HURT_FIELD_NUMBER: _ClassVar[int]
    MAN_MOVED_FIELD_NUMBER: _ClassVar[int]
    TRACKS_HIT_FIELD_NUMBER: _ClassVar[int]
    GUN_HIT_FIELD_NUMBER: _ClassVar[int]
    FIRE_BROKE_OUT_FIELD_NUMBER: _ClassVar[int]
    FIRE_PUT_OUT_FIELD_NUMBER: _ClassVar[int]
    MORALE_BROKE_FIELD_NUMBER: _ClassVar[int]
    RALLIED_FIELD_NUMBER: _ClassVar[int]
    TANK_LOST_FIELD_NUMBER: _ClassVar[int]
    TANK_EXITED_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_MOVED_FIELD_NUMBER: _ClassVar[int]
    HATCH_TURNED_FIELD_NUMBER: _ClassVar[int]
    WEAPON_USED_FIELD_NUMBER: _ClassVar[int]
    WEATHER_TURNED_FIELD_NUMBER: _ClassVar[int]
    MUD_LIFTED_FIELD_NUMBER: _ClassVar[int]
    ROAD_TAKEN_FIELD_NUMBER: _ClassVar[int]
    ROAD_LAID_FIELD_NUMBER: _ClassVar[int]
    INFANTRY_WOKEN_FIELD_NUMBER: _ClassVar[int]
    GUNS_OVERRUN_FIELD_NUMBER: _ClassVar[int]
    NEWCOMER_CAME_FIELD_NUMBER: _ClassVar[int]
    TANK_REPLACED_FIELD_NUMBER: _ClassVar[int]
    TANK_RETURNED_FIELD_NUMBER: _ClassVar[int]
    CARD_REVEALED_FIELD_NUMBER: _ClassVar[int]
    REVEALED_USED_FIELD_NUMBER: _ClassVar[int]
    REVEAL_OVER_FIELD_NUMBER: _ClassVar[int]
    ROBATA_CHOSE_FIELD_NUMBER: _ClassVar[int]
    COMMAND_RESOLVED_FIELD_NUMBER: _ClassVar[int]
    PERIL_TURNED_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_DRAWN_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_TURNED_FIELD_NUMBER: _ClassVar[int]
    SCORED_FIELD_NUMBER: _ClassVar[int]
    NATION_SCORED_FIELD_NUMBER: _ClassVar[int]
    ACTION_ENDED_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    SEAT_LEFT_FIELD_NUMBER: _ClassVar[int]
    BATTLE_ENDED_FIELD_NUMBER: _ClassVar[int]
    laid_out: TankDuelLaidOut
    taken_over: TankDuelTakenOver
    agenda_set: TankDuelAgendaSet
    chosen: TankDuelChosen
    round_began: TankDuelRoundBegan
    marker_sought: TankDuelMarkerSought
    reshuffled: TankDuelReshuffled
    card_drawn: TankDuelCardDrawn
    card_flipped: TankDuelCardFlipped
    initiative_laid: TankDuelInitiativeLaid
    initiative_taken_back: TankDuelInitiativeTakenBack
    initiative_shown: TankDuelInitiativeShown
    turn_began: TankDuelTurnBegan
    action_laid: TankDuelActionLaid
    orders_paid: TankDuelOrdersPaid
    card_dropped: TankDuelCardDropped
    card_lost: TankDuelCardLost
    card_stolen: TankDuelCardStolen
    card_given: TankDuelCardGiven
    hand_shown: TankDuelHandShown
    tactics_played: TankDuelTacticsPlayed
    passed: TankDuelPassed
    tank_moved: TankDuelTankMoved
    terrain_laid: TankDuelTerrainLaid
    place_taken: TankDuelPlaceTaken
    smoke_laid: TankDuelSmokeLaid
    smoke_cleared: TankDuelSmokeCleared
    stopped: TankDuelStopped
    hull_down: TankDuelHullDown
    bogged: TankDuelBogged
    freed: TankDuelFreed
    spotted: TankDuelSpotted
    ranged: TankDuelRanged
    sight_lost: TankDuelSightLost
    flank_put: TankDuelFlankPut
    flank_removed: TankDuelFlankRemoved
    apcr_loaded: TankDuelApcrLoaded
    apcr_fired: TankDuelApcrFired
    shot_located: TankDuelShotLocated
    shot_pierced: TankDuelShotPierced
    damage_drawn: TankDuelDamageDrawn
    damage_read: TankDuelDamageRead
    man_hurt: TankDuelManHurt
    man_moved: TankDuelManMoved
    tracks_hit: TankDuelTracksHit
    gun_hit: TankDuelGunHit
    fire_broke_out: TankDuelFireBrokeOut
    fire_put_out: TankDuelFirePutOut
    morale_broke: TankDuelMoraleBroke
    rallied: TankDuelRallied
    tank_lost: TankDuelTankLost
    tank_exited: TankDuelTankExited
    infantry_moved: TankDuelInfantryMoved
    hatch_turned: TankDuelHatchTurned
    weapon_used: TankDuelWeaponUsed
    weather_turned: TankDuelWeatherTurned
    mud_lifted: TankDuelMudLifted
    road_taken: TankDuelRoadTaken
    road_laid: TankDuelRoadLaid
    infantry_woken: TankDuelInfantryWoken
    guns_overrun: TankDuelGunsOverrun
    newcomer_came: TankDuelNewcomerCame
    tank_replaced: TankDuelTankReplaced
    tank_returned: TankDuelTankReturned
    card_revealed: TankDuelCardRevealed
    revealed_used: TankDuelRevealedUsed
    reveal_over: TankDuelRevealOver
    robata_chose: TankDuelRobataChose
    command_resolved: TankDuelCommandResolved
    peril_turned: TankDuelPerilTurned
    character_drawn: TankDuelCharacterDrawn
    character_turned: TankDuelCharacterTurned
    scored: TankDuelScored
    nation_scored: TankDuelNationScored
    action_ended: TankDuelActionEnded
    round_ended: TankDuelRoundEnded
    seat_left: TankDuelSeatLeft
    battle_ended: TankDuelBattleEnded
    def __init__(self, laid_out: _Optional[_Union[TankDuelLaidOut, _Mapping]] = ..., taken_over: _Optional[_Union[TankDuelTakenOver, _Mapping]] = ..., agenda_set: _Optional[_Union[TankDuelAgendaSet, _Mapping]] = ..., chosen: _Optional[_Union[TankDuelChosen, _Mapping]] = ..., round_began: _Optional[_Union[TankDuelRoundBegan, _Mapping]] = ..., marker_sought: _Optional[_Union[TankDuelMarkerSought, _Mapping]] = ..., reshuffled: _Optional[_Union[TankDuelReshuffled, _Mapping]] = ..., card_drawn: _Optional[_Union[TankDuelCardDrawn, _Mapping]] = ..., card_flipped: _Optional[_Union[TankDuelCardFlipped, _Mapping]] = ..., initiative_laid: _Optional[_Union[TankDuelInitiativeLaid, _Mapping]] = ..., initiative_taken_back: _Optional[_Union[TankDuelInitiativeTakenBack, _Mapping]] = ..., initiative_shown: _Optional[_Union[TankDuelInitiativeShown, _Mapping]] = ..., turn_began: _Optional[_Union[TankDuelTurnBegan, _Mapping]] = ..., action_laid: _Optional[_Union[TankDuelActionLaid, _Mapping]] = ..., orders_paid: _Optional[_Union[TankDuelOrdersPaid, _Mapping]] = ..., card_dropped: _Optional[_Union[TankDuelCardDropped, _Mapping]] = ..., card_lost: _Optional[_Union[TankDuelCardLost, _Mapping]] = ..., card_stolen: _Optional[_Union[TankDuelCardStolen, _Mapping]] = ..., card_given: _Optional[_Union[TankDuelCardGiven, _Mapping]] = ..., hand_shown: _Optional[_Union[TankDuelHandShown, _Mapping]] = ..., tactics_played: _Optional[_Union[TankDuelTacticsPlayed, _Mapping]] = ..., passed: _Optional[_Union[TankDuelPassed, _Mapping]] = ..., tank_moved: _Optional[_Union[TankDuelTankMoved, _Mapping]] = ..., terrain_laid: _Optional[_Union[TankDuelTerrainLaid, _Mapping]] = ..., place_taken: _Optional[_Union[TankDuelPlaceTaken, _Mapping]] = ..., smoke_laid: _Optional[_Union[TankDuelSmokeLaid, _Mapping]] = ..., smoke_cleared: _Optional[_Union[TankDuelSmokeCleared, _Mapping]] = ..., stopped: _Optional[_Union[TankDuelStopped, _Mapping]] = ..., hull_down: _Optional[_Union[TankDuelHullDown, _Mapping]] = ..., bogged: _Optional[_Union[TankDuelBogged, _Mapping]] = ..., freed: _Optional[_Union[TankDuelFreed, _Mapping]] = ..., spotted: _Optional[_Union[TankDuelSpotted, _Mapping]] = ..., ranged: _Optional[_Union[TankDuelRanged, _Mapping]] = ..., sight_lost: _Optional[_Union[TankDuelSightLost, _Mapping]] = ..., flank_put: _Optional[_Union[TankDuelFlankPut, _Mapping]] = ..., flank_removed: _Optional[_Union[TankDuelFlankRemoved, _Mapping]] = ..., apcr_loaded: _Optional[_Union[TankDuelApcrLoaded, _Mapping]] = ..., apcr_fired: _Optional[_Union[TankDuelApcrFired, _Mapping]] = ..., shot_located: _Optional[_Union[TankDuelShotLocated, _Mapping]] = ..., shot_pierced: _Optional[_Union[TankDuelShotPierced, _Mapping]] = ..., damage_drawn: _Optional[_Union[TankDuelDamageDrawn, _Mapping]] = ..., damage_read: _Optional[_Union[TankDuelDamageRead, _Mapping]] = ..., man_hurt: _Optional[_Union[TankDuelManHurt, _Mapping]] = ..., man_moved: _Optional[_Union[TankDuelManMoved, _Mapping]] = ..., tracks_hit: _Optional[_Union[TankDuelTracksHit, _Mapping]] = ..., gun_hit: _Optional[_Union[TankDuelGunHit, _Mapping]] = ..., fire_broke_out: _Optional[_Union[TankDuelFireBrokeOut, _Mapping]] = ..., fire_put_out: _Optional[_Union[TankDuelFirePutOut, _Mapping]] = ..., morale_broke: _Optional[_Union[TankDuelMoraleBroke, _Mapping]] = ..., rallied: _Optional[_Union[TankDuelRallied, _Mapping]] = ..., tank_lost: _Optional[_Union[TankDuelTankLost, _Mapping]] = ..., tank_exited: _Optional[_Union[TankDuelTankExited, _Mapping]] = ..., infantry_moved: _Optional[_Union[TankDuelInfantryMoved, _Mapping]] = ..., hatch_turned: _Optional[_Union[TankDuelHatchTurned, _Mapping]] = ..., weapon_used: _Optional[_Union[TankDuelWeaponUsed, _Mapping]] = ..., weather_turned: _Optional[_Union[TankDuelWeatherTurned, _Mapping]] = ..., mud_lifted: _Optional[_Union[TankDuelMudLifted, _Mapping]] = ..., road_taken: _Optional[_Union[TankDuelRoadTaken, _Mapping]] = ..., road_laid: _Optional[_Union[TankDuelRoadLaid, _Mapping]] = ..., infantry_woken: _Optional[_Union[TankDuelInfantryWoken, _Mapping]] = ..., guns_overrun: _Optional[_Union[TankDuelGunsOverrun, _Mapping]] = ..., newcomer_came: _Optional[_Union[TankDuelNewcomerCame, _Mapping]] = ..., tank_replaced: _Optional[_Union[TankDuelTankReplaced, _Mapping]] = ..., tank_returned: _Optional[_Union[TankDuelTankReturned, _Mapping]] = ..., card_revealed: _Optional[_Union[TankDuelCardRevealed, _Mapping]] = ..., revealed_used: _Optional[_Union[TankDuelRevealedUsed, _Mapping]] = ..., reveal_over: _Optional[_Union[TankDuelRevealOver, _Mapping]] = ..., robata_chose: _Optional[_Union[TankDuelRobataChose, _Mapping]] = ..., command_resolved: _Optional[_Union[TankDuelCommandResolved, _Mapping]] = ..., peril_turned: _Optional[_Union[TankDuelPerilTurned, _Mapping]] = ..., character_drawn: _Optional[_Union[TankDuelCharacterDrawn, _Mapping]] = ..., character_turned: _Optional[_Union[TankDuelCharacterTurned, _Mapping]] = ..., scored: _Optional[_Union[TankDuelScored, _Mapping]] = ..., nation_scored: _Optional[_Union[TankDuelNationScored, _Mapping]] = ..., action_ended: _Optional[_Union[TankDuelActionEnded, _Mapping]] = ..., round_ended: _Optional[_Union[TankDuelRoundEnded, _Mapping]] = ..., seat_left: _Optional[_Union[TankDuelSeatLeft, _Mapping]] = ..., battle_ended: _Optional[_Union[TankDuelBattleEnded, _Mapping]] = ...) -> None: ...

class TankDuelSealedDecision(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: TankDuelDecision
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[TankDuelDecision, _Mapping]] = ...) -> None: ...

class TankDuelSealedInt32(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: int
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[int] = ...) -> None: ...

class TankDuelSealedPlace(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: TankDuelPlace
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[TankDuelPlace, _Mapping]] = ...) -> None: ...

class TankDuelSealedTaken(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: TankDuelTaken
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[TankDuelTaken, _Mapping]] = ...) -> None: ...

class TankDuelSealedInt32s(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Iterable[int]] = ...) -> None: ...
