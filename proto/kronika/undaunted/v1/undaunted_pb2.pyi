from kronika.chance.v1 import chance_pb2 as _chance_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ActionName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ACTION_NAME_UNSPECIFIED: _ClassVar[ActionName]
    ACTION_NAME_MOVE: _ClassVar[ActionName]
    ACTION_NAME_SCOUT: _ClassVar[ActionName]
    ACTION_NAME_STALK: _ClassVar[ActionName]
    ACTION_NAME_GUIDE: _ClassVar[ActionName]
    ACTION_NAME_BOLSTER: _ClassVar[ActionName]
    ACTION_NAME_COMMAND: _ClassVar[ActionName]
    ACTION_NAME_CONCEAL: _ClassVar[ActionName]
    ACTION_NAME_CONTROL: _ClassVar[ActionName]
    ACTION_NAME_INSPIRE: _ClassVar[ActionName]
    ACTION_NAME_RECON: _ClassVar[ActionName]
    ACTION_NAME_TARGET: _ClassVar[ActionName]
    ACTION_NAME_ATTACK: _ClassVar[ActionName]
    ACTION_NAME_SUPPRESS: _ClassVar[ActionName]
    ACTION_NAME_BLAST: _ClassVar[ActionName]
    ACTION_NAME_ANTI_TANK: _ClassVar[ActionName]
    ACTION_NAME_DEMOLISH: _ClassVar[ActionName]
    ACTION_NAME_BOMBARD: _ClassVar[ActionName]
    ACTION_NAME_VOLLEY: _ClassVar[ActionName]
    ACTION_NAME_GRENADE: _ClassVar[ActionName]
    ACTION_NAME_FLAMETHROWER: _ClassVar[ActionName]
    ACTION_NAME_SMOKE: _ClassVar[ActionName]
    ACTION_NAME_MINES: _ClassVar[ActionName]
    ACTION_NAME_FIRE_ZONE: _ClassVar[ActionName]
    ACTION_NAME_REQUISITION: _ClassVar[ActionName]
    ACTION_NAME_RALLY: _ClassVar[ActionName]
    ACTION_NAME_ANTI_AIR: _ClassVar[ActionName]
    ACTION_NAME_FIGHT_AND_FADE: _ClassVar[ActionName]
    ACTION_NAME_ASSAULT: _ClassVar[ActionName]
    ACTION_NAME_SECURE: _ClassVar[ActionName]
    ACTION_NAME_EXERT: _ClassVar[ActionName]
    ACTION_NAME_DRIVE: _ClassVar[ActionName]
    ACTION_NAME_NAVIGATE: _ClassVar[ActionName]
    ACTION_NAME_REPAIR: _ClassVar[ActionName]
    ACTION_NAME_RECON_FLIGHT: _ClassVar[ActionName]
    ACTION_NAME_STRAFE: _ClassVar[ActionName]

class Level(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LEVEL_UNSPECIFIED: _ClassVar[Level]
    LEVEL_ORDINARY: _ClassVar[Level]
    LEVEL_RESERVIST: _ClassVar[Level]
    LEVEL_UPGRADED: _ClassVar[Level]

class Nature(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NATURE_UNSPECIFIED: _ClassVar[Nature]
    NATURE_INFANTRY: _ClassVar[Nature]
    NATURE_GUN: _ClassVar[Nature]
    NATURE_TANK: _ClassVar[Nature]

class MarkerKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MARKER_KIND_UNSPECIFIED: _ClassVar[MarkerKind]
    MARKER_KIND_MISSION: _ClassVar[MarkerKind]
    MARKER_KIND_ESCAPE: _ClassVar[MarkerKind]

class Troop(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TROOP_UNSPECIFIED: _ClassVar[Troop]
    TROOP_SOLDIERS: _ClassVar[Troop]
    TROOP_VEHICLES: _ClassVar[Troop]

class Occasion(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OCCASION_UNSPECIFIED: _ClassVar[Occasion]
    OCCASION_ROUT: _ClassVar[Occasion]
    OCCASION_DAMAGE: _ClassVar[Occasion]
    OCCASION_CONTROL: _ClassVar[Occasion]
    OCCASION_ROUND: _ClassVar[Occasion]

class Face(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FACE_UNSPECIFIED: _ClassVar[Face]
    FACE_SCOUTED: _ClassVar[Face]
    FACE_CONTROLLED: _ClassVar[Face]

class Layout(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LAYOUT_UNSPECIFIED: _ClassVar[Layout]
    LAYOUT_ROWS: _ClassVar[Layout]
    LAYOUT_COLUMNS: _ClassVar[Layout]

class MineFace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MINE_FACE_UNSPECIFIED: _ClassVar[MineFace]
    MINE_FACE_ANTI_PERSONNEL: _ClassVar[MineFace]
    MINE_FACE_ANTI_TANK: _ClassVar[MineFace]

class Zone(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ZONE_UNSPECIFIED: _ClassVar[Zone]
    ZONE_DECK: _ClassVar[Zone]
    ZONE_HAND: _ClassVar[Zone]
    ZONE_PICK: _ClassVar[Zone]
    ZONE_PLAY: _ClassVar[Zone]
    ZONE_DISCARD: _ClassVar[Zone]
    ZONE_REMOVED: _ClassVar[Zone]
    ZONE_SUPPLY: _ClassVar[Zone]
    ZONE_CASUALTIES: _ClassVar[Zone]
    ZONE_ASIDE: _ClassVar[Zone]
ACTION_NAME_UNSPECIFIED: ActionName
ACTION_NAME_MOVE: ActionName
ACTION_NAME_SCOUT: ActionName
ACTION_NAME_STALK: ActionName
ACTION_NAME_GUIDE: ActionName
ACTION_NAME_BOLSTER: ActionName
ACTION_NAME_COMMAND: ActionName
ACTION_NAME_CONCEAL: ActionName
ACTION_NAME_CONTROL: ActionName
ACTION_NAME_INSPIRE: ActionName
ACTION_NAME_RECON: ActionName
ACTION_NAME_TARGET: ActionName
ACTION_NAME_ATTACK: ActionName
ACTION_NAME_SUPPRESS: ActionName
ACTION_NAME_BLAST: ActionName
ACTION_NAME_ANTI_TANK: ActionName
ACTION_NAME_DEMOLISH: ActionName
ACTION_NAME_BOMBARD: ActionName
ACTION_NAME_VOLLEY: ActionName
ACTION_NAME_GRENADE: ActionName
ACTION_NAME_FLAMETHROWER: ActionName
ACTION_NAME_SMOKE: ActionName
ACTION_NAME_MINES: ActionName
ACTION_NAME_FIRE_ZONE: ActionName
ACTION_NAME_REQUISITION: ActionName
ACTION_NAME_RALLY: ActionName
ACTION_NAME_ANTI_AIR: ActionName
ACTION_NAME_FIGHT_AND_FADE: ActionName
ACTION_NAME_ASSAULT: ActionName
ACTION_NAME_SECURE: ActionName
ACTION_NAME_EXERT: ActionName
ACTION_NAME_DRIVE: ActionName
ACTION_NAME_NAVIGATE: ActionName
ACTION_NAME_REPAIR: ActionName
ACTION_NAME_RECON_FLIGHT: ActionName
ACTION_NAME_STRAFE: ActionName
LEVEL_UNSPECIFIED: Level
LEVEL_ORDINARY: Level
LEVEL_RESERVIST: Level
LEVEL_UPGRADED: Level
NATURE_UNSPECIFIED: Nature
NATURE_INFANTRY: Nature
NATURE_GUN: Nature
NATURE_TANK: Nature
MARKER_KIND_UNSPECIFIED: MarkerKind
MARKER_KIND_MISSION: MarkerKind
MARKER_KIND_ESCAPE: MarkerKind
TROOP_UNSPECIFIED: Troop
TROOP_SOLDIERS: Troop
TROOP_VEHICLES: Troop
OCCASION_UNSPECIFIED: Occasion
OCCASION_ROUT: Occasion
OCCASION_DAMAGE: Occasion
OCCASION_CONTROL: Occasion
OCCASION_ROUND: Occasion
FACE_UNSPECIFIED: Face
FACE_SCOUTED: Face
FACE_CONTROLLED: Face
LAYOUT_UNSPECIFIED: Layout
LAYOUT_ROWS: Layout
LAYOUT_COLUMNS: Layout
MINE_FACE_UNSPECIFIED: MineFace
MINE_FACE_ANTI_PERSONNEL: MineFace
MINE_FACE_ANTI_TANK: MineFace
ZONE_UNSPECIFIED: Zone
ZONE_DECK: Zone
ZONE_HAND: Zone
ZONE_PICK: Zone
ZONE_PLAY: Zone
ZONE_DISCARD: Zone
ZONE_REMOVED: Zone
ZONE_SUPPLY: Zone
ZONE_CASUALTIES: Zone
ZONE_ASIDE: Zone

class Name(_message.Message):
    __slots__ = ("en", "cs")
    EN_FIELD_NUMBER: _ClassVar[int]
    CS_FIELD_NUMBER: _ClassVar[int]
    en: str
    cs: str
    def __init__(self, en: _Optional[str] = ..., cs: _Optional[str] = ...) -> None: ...

class Action(_message.Message):
    __slots__ = ("name", "value", "squads", "tanks", "structures", "least", "most", "upgraded")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    SQUADS_FIELD_NUMBER: _ClassVar[int]
    TANKS_FIELD_NUMBER: _ClassVar[int]
    STRUCTURES_FIELD_NUMBER: _ClassVar[int]
    LEAST_FIELD_NUMBER: _ClassVar[int]
    MOST_FIELD_NUMBER: _ClassVar[int]
    UPGRADED_FIELD_NUMBER: _ClassVar[int]
    name: ActionName
    value: int
    squads: _containers.RepeatedScalarFieldContainer[str]
    tanks: int
    structures: int
    least: int
    most: int
    upgraded: bool
    def __init__(self, name: _Optional[_Union[ActionName, str]] = ..., value: _Optional[int] = ..., squads: _Optional[_Iterable[str]] = ..., tanks: _Optional[int] = ..., structures: _Optional[int] = ..., least: _Optional[int] = ..., most: _Optional[int] = ..., upgraded: _Optional[bool] = ...) -> None: ...

class Card(_message.Message):
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
    name: Name
    initiative: int
    squads: _containers.RepeatedScalarFieldContainer[str]
    counter: str
    actions: _containers.RepeatedCompositeFieldContainer[Action]
    level: Level
    specialism: str
    def __init__(self, id: _Optional[str] = ..., title: _Optional[str] = ..., name: _Optional[_Union[Name, _Mapping]] = ..., initiative: _Optional[int] = ..., squads: _Optional[_Iterable[str]] = ..., counter: _Optional[str] = ..., actions: _Optional[_Iterable[_Union[Action, _Mapping]]] = ..., level: _Optional[_Union[Level, str]] = ..., specialism: _Optional[str] = ...) -> None: ...

class SeatKind(_message.Message):
    __slots__ = ("actions", "specialism")
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    SPECIALISM_FIELD_NUMBER: _ClassVar[int]
    actions: _containers.RepeatedCompositeFieldContainer[Action]
    specialism: str
    def __init__(self, actions: _Optional[_Iterable[_Union[Action, _Mapping]]] = ..., specialism: _Optional[str] = ...) -> None: ...

class VehicleKind(_message.Message):
    __slots__ = ("armour", "disabled_at", "toughness", "seats")
    ARMOUR_FIELD_NUMBER: _ClassVar[int]
    DISABLED_AT_FIELD_NUMBER: _ClassVar[int]
    TOUGHNESS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    armour: int
    disabled_at: int
    toughness: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatKind]
    def __init__(self, armour: _Optional[int] = ..., disabled_at: _Optional[int] = ..., toughness: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[SeatKind, _Mapping]]] = ...) -> None: ...

class StructureKind(_message.Message):
    __slots__ = ("id", "name", "toughness", "value")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TOUGHNESS_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: Name
    toughness: int
    value: int
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[Name, _Mapping]] = ..., toughness: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...

class CounterKind(_message.Message):
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
    name: Name
    defence: int
    squads: _containers.RepeatedScalarFieldContainer[str]
    nature: Nature
    vehicle: VehicleKind
    def __init__(self, id: _Optional[str] = ..., side: _Optional[str] = ..., unit: _Optional[str] = ..., name: _Optional[_Union[Name, _Mapping]] = ..., defence: _Optional[int] = ..., squads: _Optional[_Iterable[str]] = ..., nature: _Optional[_Union[Nature, str]] = ..., vehicle: _Optional[_Union[VehicleKind, _Mapping]] = ...) -> None: ...

class Tile(_message.Message):
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

class Space(_message.Message):
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

class ObjectivesWorth(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class Pin(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Rout(_message.Message):
    __slots__ = ("counters", "count")
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class Points(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class PointsControlled(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class Gather(_message.Message):
    __slots__ = ("marker", "counters", "count")
    MARKER_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    marker: MarkerKind
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, marker: _Optional[_Union[MarkerKind, str]] = ..., counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class Escape(_message.Message):
    __slots__ = ("troop", "counters", "count")
    TROOP_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    troop: Troop
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, troop: _Optional[_Union[Troop, str]] = ..., counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class Eliminate(_message.Message):
    __slots__ = ("troop", "counters", "count")
    TROOP_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    troop: Troop
    counters: _containers.RepeatedScalarFieldContainer[str]
    count: int
    def __init__(self, troop: _Optional[_Union[Troop, str]] = ..., counters: _Optional[_Iterable[str]] = ..., count: _Optional[int] = ...) -> None: ...

class Every(_message.Message):
    __slots__ = ("of",)
    OF_FIELD_NUMBER: _ClassVar[int]
    of: _containers.RepeatedCompositeFieldContainer[Single]
    def __init__(self, of: _Optional[_Iterable[_Union[Single, _Mapping]]] = ...) -> None: ...

class Either(_message.Message):
    __slots__ = ("of",)
    OF_FIELD_NUMBER: _ClassVar[int]
    of: _containers.RepeatedCompositeFieldContainer[Single]
    def __init__(self, of: _Optional[_Iterable[_Union[Single, _Mapping]]] = ...) -> None: ...

class Together(_message.Message):
    __slots__ = ("of", "value")
    OF_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    of: _containers.RepeatedCompositeFieldContainer[Single]
    value: int
    def __init__(self, of: _Optional[_Iterable[_Union[Single, _Mapping]]] = ..., value: _Optional[int] = ...) -> None: ...

class Award(_message.Message):
    __slots__ = ("side", "occasion", "points", "spaces", "counters")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    OCCASION_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    COUNTERS_FIELD_NUMBER: _ClassVar[int]
    side: str
    occasion: Occasion
    points: int
    spaces: _containers.RepeatedScalarFieldContainer[str]
    counters: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., occasion: _Optional[_Union[Occasion, str]] = ..., points: _Optional[int] = ..., spaces: _Optional[_Iterable[str]] = ..., counters: _Optional[_Iterable[str]] = ...) -> None: ...

class Mine(_message.Message):
    __slots__ = ("side", "between", "face", "by")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    BETWEEN_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    side: str
    between: _containers.RepeatedScalarFieldContainer[str]
    face: MineFace
    by: str
    def __init__(self, side: _Optional[str] = ..., between: _Optional[_Iterable[str]] = ..., face: _Optional[_Union[MineFace, str]] = ..., by: _Optional[str] = ...) -> None: ...

class Seated(_message.Message):
    __slots__ = ("vehicle", "seat")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    seat: int
    def __init__(self, vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class SideSetup(_message.Message):
    __slots__ = ("id", "name", "goal", "deck", "supply", "markers", "counters", "spawns", "seats", "suppressed", "damage", "escaping", "escapers")
    class MarkersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: Face
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[Face, str]] = ...) -> None: ...
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
        value: Seated
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[Seated, _Mapping]] = ...) -> None: ...
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
    name: Name
    goal: Goal
    deck: _containers.RepeatedScalarFieldContainer[str]
    supply: _containers.RepeatedScalarFieldContainer[str]
    markers: _containers.ScalarMap[str, Face]
    counters: _containers.ScalarMap[str, str]
    spawns: _containers.ScalarMap[str, str]
    seats: _containers.MessageMap[str, Seated]
    suppressed: _containers.RepeatedScalarFieldContainer[str]
    damage: _containers.ScalarMap[str, int]
    escaping: _containers.RepeatedScalarFieldContainer[Troop]
    escapers: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[Name, _Mapping]] = ..., goal: _Optional[_Union[Goal, _Mapping]] = ..., deck: _Optional[_Iterable[str]] = ..., supply: _Optional[_Iterable[str]] = ..., markers: _Optional[_Mapping[str, Face]] = ..., counters: _Optional[_Mapping[str, str]] = ..., spawns: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Mapping[str, Seated]] = ..., suppressed: _Optional[_Iterable[str]] = ..., damage: _Optional[_Mapping[str, int]] = ..., escaping: _Optional[_Iterable[_Union[Troop, str]]] = ..., escapers: _Optional[_Iterable[str]] = ...) -> None: ...

class Setup(_message.Message):
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
    variant: str
    scenario: str
    title: Name
    layout: Layout
    sides: _containers.RepeatedCompositeFieldContainer[SideSetup]
    initiative: str
    spaces: _containers.RepeatedCompositeFieldContainer[Space]
    tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    cards: _containers.RepeatedCompositeFieldContainer[Card]
    counters: _containers.RepeatedCompositeFieldContainer[CounterKind]
    radio: str
    raises: str
    mines: _containers.RepeatedCompositeFieldContainer[Mine]
    awards: _containers.RepeatedCompositeFieldContainer[Award]
    total_rout: bool
    structures: _containers.RepeatedCompositeFieldContainer[StructureKind]
    demolishes: str
    def __init__(self, variant: _Optional[str] = ..., scenario: _Optional[str] = ..., title: _Optional[_Union[Name, _Mapping]] = ..., layout: _Optional[_Union[Layout, str]] = ..., sides: _Optional[_Iterable[_Union[SideSetup, _Mapping]]] = ..., initiative: _Optional[str] = ..., spaces: _Optional[_Iterable[_Union[Space, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[Card, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[CounterKind, _Mapping]]] = ..., radio: _Optional[str] = ..., raises: _Optional[str] = ..., mines: _Optional[_Iterable[_Union[Mine, _Mapping]]] = ..., awards: _Optional[_Iterable[_Union[Award, _Mapping]]] = ..., total_rout: _Optional[bool] = ..., structures: _Optional[_Iterable[_Union[StructureKind, _Mapping]]] = ..., demolishes: _Optional[str] = ...) -> None: ...

class Stepping(_message.Message):
    __slots__ = ("side", "counter", "action", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    action: Action
    left: int
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., left: _Optional[int] = ...) -> None: ...

class Bolstering(_message.Message):
    __slots__ = ("side", "action", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: Action
    left: int
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., left: _Optional[int] = ...) -> None: ...

class Barrage(_message.Message):
    __slots__ = ("side", "action", "counter", "space", "targets")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: Action
    counter: str
    space: str
    targets: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., counter: _Optional[str] = ..., space: _Optional[str] = ..., targets: _Optional[_Iterable[str]] = ...) -> None: ...

class Losing(_message.Message):
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

class Displacing(_message.Message):
    __slots__ = ("side", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class Assaulting(_message.Message):
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

class Performing(_message.Message):
    __slots__ = ("side", "card", "by")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: str
    by: Action
    def __init__(self, side: _Optional[str] = ..., card: _Optional[str] = ..., by: _Optional[_Union[Action, _Mapping]] = ...) -> None: ...

class Exerted(_message.Message):
    __slots__ = ("side", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class Mining(_message.Message):
    __slots__ = ("side", "counter", "action", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    action: Action
    left: int
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., left: _Optional[int] = ...) -> None: ...

class Returning(_message.Message):
    __slots__ = ("side", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: str
    def __init__(self, side: _Optional[str] = ..., card: _Optional[str] = ...) -> None: ...

class Mounted(_message.Message):
    __slots__ = ("side", "counter", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    card: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., card: _Optional[str] = ...) -> None: ...

class Freeing(_message.Message):
    __slots__ = ("side", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class Surveying(_message.Message):
    __slots__ = ("side", "action", "left", "counter", "chosen", "placed")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    PLACED_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: Action
    left: int
    counter: str
    chosen: _containers.RepeatedScalarFieldContainer[str]
    placed: bool
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., left: _Optional[int] = ..., counter: _Optional[str] = ..., chosen: _Optional[_Iterable[str]] = ..., placed: _Optional[bool] = ...) -> None: ...

class Inspiring(_message.Message):
    __slots__ = ("side", "action", "card", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: Action
    card: str
    left: int
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., card: _Optional[str] = ..., left: _Optional[int] = ...) -> None: ...

class CrewHit(_message.Message):
    __slots__ = ("side", "counter", "suppresses")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSES_FIELD_NUMBER: _ClassVar[int]
    side: str
    counter: str
    suppresses: bool
    def __init__(self, side: _Optional[str] = ..., counter: _Optional[str] = ..., suppresses: _Optional[bool] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Scout(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Stalk(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Guide(_message.Message):
    __slots__ = ("counter", "to")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    counter: str
    to: str
    def __init__(self, counter: _Optional[str] = ..., to: _Optional[str] = ...) -> None: ...

class Bolster(_message.Message):
    __slots__ = ("take",)
    TAKE_FIELD_NUMBER: _ClassVar[int]
    take: str
    def __init__(self, take: _Optional[str] = ...) -> None: ...

class Command(_message.Message):
    __slots__ = ("count",)
    COUNT_FIELD_NUMBER: _ClassVar[int]
    count: int
    def __init__(self, count: _Optional[int] = ...) -> None: ...

class Conceal(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Control(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Inspire(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class Recon(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Target(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Attack(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class Suppress(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class Blast(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class AntiTank(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class Demolish(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class Bombard(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class Volley(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class Grenade(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class Flamethrower(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class Smoke(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Mines(_message.Message):
    __slots__ = ("towards", "face")
    TOWARDS_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    towards: str
    face: MineFace
    def __init__(self, towards: _Optional[str] = ..., face: _Optional[_Union[MineFace, str]] = ...) -> None: ...

class FireZone(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Requisition(_message.Message):
    __slots__ = ("take",)
    TAKE_FIELD_NUMBER: _ClassVar[int]
    take: str
    def __init__(self, take: _Optional[str] = ...) -> None: ...

class Rally(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class AntiAir(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Assault(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Secure(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class FightAndFade(_message.Message):
    __slots__ = ("fight", "target")
    FIGHT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    fight: ActionName
    target: str
    def __init__(self, fight: _Optional[_Union[ActionName, str]] = ..., target: _Optional[str] = ...) -> None: ...

class Exert(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class Drive(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Navigate(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Repair(_message.Message):
    __slots__ = ("vehicle",)
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    def __init__(self, vehicle: _Optional[str] = ...) -> None: ...

class ReconFlight(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Strafe(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class PickInitiative(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class Play(_message.Message):
    __slots__ = ("card", "act", "at", "plain", "seat")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ACT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    PLAIN_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    card: str
    act: Act
    at: str
    plain: bool
    seat: bool
    def __init__(self, card: _Optional[str] = ..., act: _Optional[_Union[Act, _Mapping]] = ..., at: _Optional[str] = ..., plain: _Optional[bool] = ..., seat: _Optional[bool] = ...) -> None: ...

class Ready(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class HunkerDown(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class EndTurn(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Step(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Take(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class Strike(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: str
    def __init__(self, target: _Optional[str] = ...) -> None: ...

class Lose(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class Displace(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Perform(_message.Message):
    __slots__ = ("act", "at", "plain", "seat")
    ACT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    PLAIN_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    act: Act
    at: str
    plain: bool
    seat: bool
    def __init__(self, act: _Optional[_Union[Act, _Mapping]] = ..., at: _Optional[str] = ..., plain: _Optional[bool] = ..., seat: _Optional[bool] = ...) -> None: ...

class Lay(_message.Message):
    __slots__ = ("towards", "face")
    TOWARDS_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    towards: str
    face: MineFace
    def __init__(self, towards: _Optional[str] = ..., face: _Optional[_Union[MineFace, str]] = ...) -> None: ...

class Return(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Withdraw(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Swap(_message.Message):
    __slots__ = ("card", "counter")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    card: str
    counter: str
    def __init__(self, card: _Optional[str] = ..., counter: _Optional[str] = ...) -> None: ...

class Mount(_message.Message):
    __slots__ = ("card", "vehicle", "seat")
    CARD_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    card: str
    vehicle: str
    seat: int
    def __init__(self, card: _Optional[str] = ..., vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class FreeMove(_message.Message):
    __slots__ = ("vehicle", "seat")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    seat: int
    def __init__(self, vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class Survey(_message.Message):
    __slots__ = ("to",)
    TO_FIELD_NUMBER: _ClassVar[int]
    to: str
    def __init__(self, to: _Optional[str] = ...) -> None: ...

class Again(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: str
    def __init__(self, card: _Optional[str] = ...) -> None: ...

class PickCrew(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class Stop(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DrawnCard(_message.Message):
    __slots__ = ("link", "index", "card")
    LINK_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    link: str
    index: int
    card: str
    def __init__(self, link: _Optional[str] = ..., index: _Optional[int] = ..., card: _Optional[str] = ...) -> None: ...

class ScenarioSetUp(_message.Message):
    __slots__ = ("setup",)
    SETUP_FIELD_NUMBER: _ClassVar[int]
    setup: Setup
    def __init__(self, setup: _Optional[_Union[Setup, _Mapping]] = ...) -> None: ...

class CounterAt(_message.Message):
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

class Laid(_message.Message):
    __slots__ = ("counter", "mines", "smoke")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    MINES_FIELD_NUMBER: _ClassVar[int]
    SMOKE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    mines: int
    smoke: int
    def __init__(self, counter: _Optional[str] = ..., mines: _Optional[int] = ..., smoke: _Optional[int] = ...) -> None: ...

class SideInherited(_message.Message):
    __slots__ = ("side", "deck", "hand", "discard", "removed", "play", "supply", "markers", "target", "casualties", "aside", "points")
    class MarkersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: Face
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[Face, str]] = ...) -> None: ...
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
    markers: _containers.ScalarMap[str, Face]
    target: str
    casualties: int
    aside: _containers.RepeatedScalarFieldContainer[str]
    points: int
    def __init__(self, side: _Optional[str] = ..., deck: _Optional[int] = ..., hand: _Optional[int] = ..., discard: _Optional[int] = ..., removed: _Optional[int] = ..., play: _Optional[_Iterable[str]] = ..., supply: _Optional[_Iterable[str]] = ..., markers: _Optional[_Mapping[str, Face]] = ..., target: _Optional[str] = ..., casualties: _Optional[int] = ..., aside: _Optional[_Iterable[str]] = ..., points: _Optional[int] = ...) -> None: ...

class PrivateZones(_message.Message):
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

class PositionInherited(_message.Message):
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
    sides: _containers.RepeatedCompositeFieldContainer[SideInherited]
    counters: _containers.RepeatedCompositeFieldContainer[CounterAt]
    objectives: _containers.ScalarMap[str, int]
    frames: _containers.RepeatedCompositeFieldContainer[Frame]
    faces: _containers.ScalarMap[str, str]
    mines: _containers.RepeatedCompositeFieldContainer[Mine]
    smoke: _containers.RepeatedScalarFieldContainer[str]
    tunnels: _containers.RepeatedScalarFieldContainer[str]
    laid: _containers.RepeatedCompositeFieldContainer[Laid]
    played: int
    owners: _containers.ScalarMap[str, str]
    damage: _containers.ScalarMap[str, int]
    destroyed: _containers.RepeatedScalarFieldContainer[str]
    escaped: _containers.RepeatedScalarFieldContainer[str]
    eliminated: _containers.RepeatedScalarFieldContainer[str]
    hopeless: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, round: _Optional[int] = ..., initiative: _Optional[str] = ..., active: _Optional[str] = ..., sides: _Optional[_Iterable[_Union[SideInherited, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[CounterAt, _Mapping]]] = ..., objectives: _Optional[_Mapping[str, int]] = ..., frames: _Optional[_Iterable[_Union[Frame, _Mapping]]] = ..., faces: _Optional[_Mapping[str, str]] = ..., mines: _Optional[_Iterable[_Union[Mine, _Mapping]]] = ..., smoke: _Optional[_Iterable[str]] = ..., tunnels: _Optional[_Iterable[str]] = ..., laid: _Optional[_Iterable[_Union[Laid, _Mapping]]] = ..., played: _Optional[int] = ..., owners: _Optional[_Mapping[str, str]] = ..., damage: _Optional[_Mapping[str, int]] = ..., destroyed: _Optional[_Iterable[str]] = ..., escaped: _Optional[_Iterable[str]] = ..., eliminated: _Optional[_Iterable[str]] = ..., hopeless: _Optional[_Iterable[str]] = ...) -> None: ...

class ZonesInherited(_message.Message):
    __slots__ = ("side", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: SealedPrivateZones
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[SealedPrivateZones, _Mapping]] = ...) -> None: ...

class RoundStarted(_message.Message):
    __slots__ = ("round",)
    ROUND_FIELD_NUMBER: _ClassVar[int]
    round: int
    def __init__(self, round: _Optional[int] = ...) -> None: ...

class DiscardReshuffled(_message.Message):
    __slots__ = ("side", "count")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    side: str
    count: int
    def __init__(self, side: _Optional[str] = ..., count: _Optional[int] = ...) -> None: ...

class CardDrawn(_message.Message):
    __slots__ = ("side", "use", "secret")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    side: str
    use: _chance_pb2.Use
    secret: SealedDrawnCard
    def __init__(self, side: _Optional[str] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., secret: _Optional[_Union[SealedDrawnCard, _Mapping]] = ...) -> None: ...

class InitiativePicked(_message.Message):
    __slots__ = ("side", "secret", "seals")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    SEALS_FIELD_NUMBER: _ClassVar[int]
    side: str
    secret: SealedText
    seals: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, side: _Optional[str] = ..., secret: _Optional[_Union[SealedText, _Mapping]] = ..., seals: _Optional[_Iterable[int]] = ...) -> None: ...

class InitiativeRevealed(_message.Message):
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

class InitiativeSettled(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class TurnStarted(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class TurnEnded(_message.Message):
    __slots__ = ("side", "hand", "played")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    side: str
    hand: int
    played: int
    def __init__(self, side: _Optional[str] = ..., hand: _Optional[int] = ..., played: _Optional[int] = ...) -> None: ...

class CardMoved(_message.Message):
    __slots__ = ("side", "card", "source", "target")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    side: str
    card: str
    source: Zone
    target: Zone
    def __init__(self, side: _Optional[str] = ..., card: _Optional[str] = ..., source: _Optional[_Union[Zone, str]] = ..., target: _Optional[_Union[Zone, str]] = ...) -> None: ...

class CounterPlaced(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class CounterMoved(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class CounterSuppressed(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class CounterReadied(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class CounterRemoved(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class MarkerPlaced(_message.Message):
    __slots__ = ("side", "space", "face")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    space: str
    face: Face
    def __init__(self, side: _Optional[str] = ..., space: _Optional[str] = ..., face: _Optional[_Union[Face, str]] = ...) -> None: ...

class TargetPlaced(_message.Message):
    __slots__ = ("side", "space")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    space: str
    def __init__(self, side: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class TargetRemoved(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class ObjectiveRaised(_message.Message):
    __slots__ = ("space", "value")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    space: str
    value: int
    def __init__(self, space: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...

class CardLost(_message.Message):
    __slots__ = ("side", "source", "target", "secret", "counter")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    side: str
    source: Zone
    target: Zone
    secret: SealedText
    counter: str
    def __init__(self, side: _Optional[str] = ..., source: _Optional[_Union[Zone, str]] = ..., target: _Optional[_Union[Zone, str]] = ..., secret: _Optional[_Union[SealedText, _Mapping]] = ..., counter: _Optional[str] = ...) -> None: ...

class CounterRouted(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class CounterRallied(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class TileSwapped(_message.Message):
    __slots__ = ("space", "tile")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    space: str
    tile: str
    def __init__(self, space: _Optional[str] = ..., tile: _Optional[str] = ...) -> None: ...

class MineLaid(_message.Message):
    __slots__ = ("mine",)
    MINE_FIELD_NUMBER: _ClassVar[int]
    mine: Mine
    def __init__(self, mine: _Optional[_Union[Mine, _Mapping]] = ...) -> None: ...

class MineRemoved(_message.Message):
    __slots__ = ("mine",)
    MINE_FIELD_NUMBER: _ClassVar[int]
    mine: Mine
    def __init__(self, mine: _Optional[_Union[Mine, _Mapping]] = ...) -> None: ...

class FireZonePlaced(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class FireZoneRemoved(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class SmokePlaced(_message.Message):
    __slots__ = ("counter", "space")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    counter: str
    space: str
    def __init__(self, counter: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...

class TunnelDestroyed(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class PointsScored(_message.Message):
    __slots__ = ("side", "points")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    side: str
    points: int
    def __init__(self, side: _Optional[str] = ..., points: _Optional[int] = ...) -> None: ...

class FramePushed(_message.Message):
    __slots__ = ("frame",)
    FRAME_FIELD_NUMBER: _ClassVar[int]
    frame: Frame
    def __init__(self, frame: _Optional[_Union[Frame, _Mapping]] = ...) -> None: ...

class FrameReplaced(_message.Message):
    __slots__ = ("frame",)
    FRAME_FIELD_NUMBER: _ClassVar[int]
    frame: Frame
    def __init__(self, frame: _Optional[_Union[Frame, _Mapping]] = ...) -> None: ...

class FramePopped(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ("counter", "vehicle", "seat")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    counter: str
    vehicle: str
    seat: int
    def __init__(self, counter: _Optional[str] = ..., vehicle: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class SeatLeft(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class SeatsSwapped(_message.Message):
    __slots__ = ("counter", "other")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    other: str
    def __init__(self, counter: _Optional[str] = ..., other: _Optional[str] = ...) -> None: ...

class VehicleCaptured(_message.Message):
    __slots__ = ("vehicle", "side")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    side: str
    def __init__(self, vehicle: _Optional[str] = ..., side: _Optional[str] = ...) -> None: ...

class VehicleDamaged(_message.Message):
    __slots__ = ("vehicle", "damage")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    damage: int
    def __init__(self, vehicle: _Optional[str] = ..., damage: _Optional[int] = ...) -> None: ...

class VehicleRepaired(_message.Message):
    __slots__ = ("vehicle", "damage")
    VEHICLE_FIELD_NUMBER: _ClassVar[int]
    DAMAGE_FIELD_NUMBER: _ClassVar[int]
    vehicle: str
    damage: int
    def __init__(self, vehicle: _Optional[str] = ..., damage: _Optional[int] = ...) -> None: ...

class CounterEliminated(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class CounterEscaped(_message.Message):
    __slots__ = ("counter",)
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    counter: str
    def __init__(self, counter: _Optional[str] = ...) -> None: ...

class StructureDestroyed(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: str
    def __init__(self, space: _Optional[str] = ...) -> None: ...

class HopeLost(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: str
    def __init__(self, side: _Optional[str] = ...) -> None: ...

class ScenarioWon(_message.Message):
    __slots__ = ("side", "how", "rule")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    side: str
    how: str
    rule: str
    def __init__(self, side: _Optional[str] = ..., how: _Optional[str] = ..., rule: _Optional[str] = ...) -> None: ...

class CardsView(_message.Message):
    __slots__ = ("zone", "count", "cards")
    ZONE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    zone: Zone
    count: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, zone: _Optional[_Union[Zone, str]] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class SideView(_message.Message):
    __slots__ = ("id", "zones", "worth", "target", "points", "reached")
    ID_FIELD_NUMBER: _ClassVar[int]
    ZONES_FIELD_NUMBER: _ClassVar[int]
    WORTH_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    REACHED_FIELD_NUMBER: _ClassVar[int]
    id: str
    zones: _containers.RepeatedCompositeFieldContainer[CardsView]
    worth: int
    target: str
    points: int
    reached: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, id: _Optional[str] = ..., zones: _Optional[_Iterable[_Union[CardsView, _Mapping]]] = ..., worth: _Optional[int] = ..., target: _Optional[str] = ..., points: _Optional[int] = ..., reached: _Optional[_Iterable[int]] = ...) -> None: ...

class MarkerView(_message.Message):
    __slots__ = ("side", "face")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    side: str
    face: Face
    def __init__(self, side: _Optional[str] = ..., face: _Optional[_Union[Face, str]] = ...) -> None: ...

class SpaceView(_message.Message):
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
    markers: _containers.RepeatedCompositeFieldContainer[MarkerView]
    objective: int
    smoke: bool
    tunnel: bool
    structure: str
    def __init__(self, id: _Optional[str] = ..., tile: _Optional[str] = ..., markers: _Optional[_Iterable[_Union[MarkerView, _Mapping]]] = ..., objective: _Optional[int] = ..., smoke: _Optional[bool] = ..., tunnel: _Optional[bool] = ..., structure: _Optional[str] = ...) -> None: ...

class CounterView(_message.Message):
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

class DoingView(_message.Message):
    __slots__ = ("side", "action", "counter", "space", "targets", "left", "card")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TARGETS_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    side: str
    action: ActionName
    counter: str
    space: str
    targets: _containers.RepeatedScalarFieldContainer[str]
    left: int
    card: str
    def __init__(self, side: _Optional[str] = ..., action: _Optional[_Union[ActionName, str]] = ..., counter: _Optional[str] = ..., space: _Optional[str] = ..., targets: _Optional[_Iterable[str]] = ..., left: _Optional[int] = ..., card: _Optional[str] = ...) -> None: ...

class View(_message.Message):
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
    sides: _containers.RepeatedCompositeFieldContainer[SideView]
    spaces: _containers.RepeatedCompositeFieldContainer[SpaceView]
    counters: _containers.RepeatedCompositeFieldContainer[CounterView]
    active: str
    doing: DoingView
    winner: str
    how: str
    rule: str
    mines: _containers.RepeatedCompositeFieldContainer[Mine]
    escaped: _containers.RepeatedScalarFieldContainer[str]
    eliminated: _containers.RepeatedScalarFieldContainer[str]
    hopeless: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, round: _Optional[int] = ..., initiative: _Optional[str] = ..., sides: _Optional[_Iterable[_Union[SideView, _Mapping]]] = ..., spaces: _Optional[_Iterable[_Union[SpaceView, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[CounterView, _Mapping]]] = ..., active: _Optional[str] = ..., doing: _Optional[_Union[DoingView, _Mapping]] = ..., winner: _Optional[str] = ..., how: _Optional[str] = ..., rule: _Optional[str] = ..., mines: _Optional[_Iterable[_Union[Mine, _Mapping]]] = ..., escaped: _Optional[_Iterable[str]] = ..., eliminated: _Optional[_Iterable[str]] = ..., hopeless: _Optional[_Iterable[str]] = ...) -> None: ...

class SideScene(_message.Message):
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
    name: Name
    goal: Goal
    spawns: _containers.ScalarMap[str, str]
    escaping: _containers.RepeatedScalarFieldContainer[Troop]
    escapers: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., name: _Optional[_Union[Name, _Mapping]] = ..., goal: _Optional[_Union[Goal, _Mapping]] = ..., spawns: _Optional[_Mapping[str, str]] = ..., escaping: _Optional[_Iterable[_Union[Troop, str]]] = ..., escapers: _Optional[_Iterable[str]] = ...) -> None: ...

class SpaceScene(_message.Message):
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

class TileScene(_message.Message):
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

class Scene(_message.Message):
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
    title: Name
    layout: Layout
    sides: _containers.RepeatedCompositeFieldContainer[SideScene]
    spaces: _containers.RepeatedCompositeFieldContainer[SpaceScene]
    tiles: _containers.RepeatedCompositeFieldContainer[TileScene]
    cards: _containers.RepeatedCompositeFieldContainer[Card]
    counters: _containers.RepeatedCompositeFieldContainer[CounterKind]
    radio: str
    variant: str
    awards: _containers.RepeatedCompositeFieldContainer[Award]
    total_rout: bool
    structures: _containers.RepeatedCompositeFieldContainer[StructureKind]
    demolishes: str
    def __init__(self, scenario: _Optional[str] = ..., title: _Optional[_Union[Name, _Mapping]] = ..., layout: _Optional[_Union[Layout, str]] = ..., sides: _Optional[_Iterable[_Union[SideScene, _Mapping]]] = ..., spaces: _Optional[_Iterable[_Union[SpaceScene, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[TileScene, _Mapping]]] = ..., cards: _Optional[_Iterable[_Union[Card, _Mapping]]] = ..., counters: _Optional[_Iterable[_Union[CounterKind, _Mapping]]] = ..., radio: _Optional[str] = ..., variant: _Optional[str] = ..., awards: _Optional[_Iterable[_Union[Award, _Mapping]]] = ..., total_rout: _Optional[bool] = ..., structures: _Optional[_Iterable[_Union[StructureKind, _Mapping]]] = ..., demolishes: _Optional[str] = ...) -> None: ...

class Act(_message.Message):
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
    move: Move
    scout: Scout
    stalk: Stalk
    guide: Guide
    bolster: Bolster
    command: Command
    conceal: Conceal
    control: Control
    inspire: Inspire
    recon: Recon
    target: Target
    attack: Attack
    suppress: Suppress
    blast: Blast
    anti_tank: AntiTank
    demolish: Demolish
    bombard: Bombard
    volley: Volley
    grenade: Grenade
    flamethrower: Flamethrower
    smoke: Smoke
    mines: Mines
    fire_zone: FireZone
    requisition: Requisition
    rally: Rally
    anti_air: AntiAir
    assault: Assault
    secure: Secure
    fight_and_fade: FightAndFade
    exert: Exert
    drive: Drive
    navigate: Navigate
    repair: Repair
    recon_flight: ReconFlight
    strafe: Strafe
    def __init__(self, move: _Optional[_Union[Move, _Mapping]] = ..., scout: _Optional[_Union[Scout, _Mapping]] = ..., stalk: _Optional[_Union[Stalk, _Mapping]] = ..., guide: _Optional[_Union[Guide, _Mapping]] = ..., bolster: _Optional[_Union[Bolster, _Mapping]] = ..., command: _Optional[_Union[Command, _Mapping]] = ..., conceal: _Optional[_Union[Conceal, _Mapping]] = ..., control: _Optional[_Union[Control, _Mapping]] = ..., inspire: _Optional[_Union[Inspire, _Mapping]] = ..., recon: _Optional[_Union[Recon, _Mapping]] = ..., target: _Optional[_Union[Target, _Mapping]] = ..., attack: _Optional[_Union[Attack, _Mapping]] = ..., suppress: _Optional[_Union[Suppress, _Mapping]] = ..., blast: _Optional[_Union[Blast, _Mapping]] = ..., anti_tank: _Optional[_Union[AntiTank, _Mapping]] = ..., demolish: _Optional[_Union[Demolish, _Mapping]] = ..., bombard: _Optional[_Union[Bombard, _Mapping]] = ..., volley: _Optional[_Union[Volley, _Mapping]] = ..., grenade: _Optional[_Union[Grenade, _Mapping]] = ..., flamethrower: _Optional[_Union[Flamethrower, _Mapping]] = ..., smoke: _Optional[_Union[Smoke, _Mapping]] = ..., mines: _Optional[_Union[Mines, _Mapping]] = ..., fire_zone: _Optional[_Union[FireZone, _Mapping]] = ..., requisition: _Optional[_Union[Requisition, _Mapping]] = ..., rally: _Optional[_Union[Rally, _Mapping]] = ..., anti_air: _Optional[_Union[AntiAir, _Mapping]] = ..., assault: _Optional[_Union[Assault, _Mapping]] = ..., secure: _Optional[_Union[Secure, _Mapping]] = ..., fight_and_fade: _Optional[_Union[FightAndFade, _Mapping]] = ..., exert: _Optional[_Union[Exert, _Mapping]] = ..., drive: _Optional[_Union[Drive, _Mapping]] = ..., navigate: _Optional[_Union[Navigate, _Mapping]] = ..., repair: _Optional[_Union[Repair, _Mapping]] = ..., recon_flight: _Optional[_Union[ReconFlight, _Mapping]] = ..., strafe: _Optional[_Union[Strafe, _Mapping]] = ...) -> None: ...

class Decision(_message.Message):
    __slots__ = ("pick_initiative", "play", "ready", "hunker_down", "end_turn", "step", "take", "strike", "stop", "lose", "displace", "perform", "lay", "withdraw", "swap", "mount", "free_move", "survey", "again", "pick_crew")
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
    MOUNT_FIELD_NUMBER: _ClassVar[int]
    FREE_MOVE_FIELD_NUMBER: _ClassVar[int]
    SURVEY_FIELD_NUMBER: _ClassVar[int]
    AGAIN_FIELD_NUMBER: _ClassVar[int]
    PICK_CREW_FIELD_NUMBER: _ClassVar[int]
    pick_initiative: PickInitiative
    play: Play
    ready: Ready
    hunker_down: HunkerDown
    end_turn: EndTurn
    step: Step
    take: Take
    strike: Strike
    stop: Stop
    lose: Lose
    displace: Displace
    perform: Perform
    lay: Lay
    withdraw: Withdraw
    swap: Swap
    mount: Mount
    free_move: FreeMove
    survey: Survey
    again: Again
    pick_crew: PickCrew
    def __init__(self, pick_initiative: _Optional[_Union[PickInitiative, _Mapping]] = ..., play: _Optional[_Union[Play, _Mapping]] = ..., ready: _Optional[_Union[Ready, _Mapping]] = ..., hunker_down: _Optional[_Union[HunkerDown, _Mapping]] = ..., end_turn: _Optional[_Union[EndTurn, _Mapping]] = ..., step: _Optional[_Union[Step, _Mapping]] = ..., take: _Optional[_Union[Take, _Mapping]] = ..., strike: _Optional[_Union[Strike, _Mapping]] = ..., stop: _Optional[_Union[Stop, _Mapping]] = ..., lose: _Optional[_Union[Lose, _Mapping]] = ..., displace: _Optional[_Union[Displace, _Mapping]] = ..., perform: _Optional[_Union[Perform, _Mapping]] = ..., lay: _Optional[_Union[Lay, _Mapping]] = ..., withdraw: _Optional[_Union[Withdraw, _Mapping]] = ..., swap: _Optional[_Union[Swap, _Mapping]] = ..., mount: _Optional[_Union[Mount, _Mapping]] = ..., free_move: _Optional[_Union[FreeMove, _Mapping]] = ..., survey: _Optional[_Union[Survey, _Mapping]] = ..., again: _Optional[_Union[Again, _Mapping]] = ..., pick_crew: _Optional[_Union[PickCrew, _Mapping]] = ..., **kwargs) -> None: ...

class Frame(_message.Message):
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
    stepping: Stepping
    bolstering: Bolstering
    barrage: Barrage
    losing: Losing
    displacing: Displacing
    assaulting: Assaulting
    performing: Performing
    exerted: Exerted
    mining: Mining
    returning: Returning
    mounted: Mounted
    freeing: Freeing
    surveying: Surveying
    inspiring: Inspiring
    crew_hit: CrewHit
    def __init__(self, stepping: _Optional[_Union[Stepping, _Mapping]] = ..., bolstering: _Optional[_Union[Bolstering, _Mapping]] = ..., barrage: _Optional[_Union[Barrage, _Mapping]] = ..., losing: _Optional[_Union[Losing, _Mapping]] = ..., displacing: _Optional[_Union[Displacing, _Mapping]] = ..., assaulting: _Optional[_Union[Assaulting, _Mapping]] = ..., performing: _Optional[_Union[Performing, _Mapping]] = ..., exerted: _Optional[_Union[Exerted, _Mapping]] = ..., mining: _Optional[_Union[Mining, _Mapping]] = ..., returning: _Optional[_Union[Returning, _Mapping]] = ..., mounted: _Optional[_Union[Mounted, _Mapping]] = ..., freeing: _Optional[_Union[Freeing, _Mapping]] = ..., surveying: _Optional[_Union[Surveying, _Mapping]] = ..., inspiring: _Optional[_Union[Inspiring, _Mapping]] = ..., crew_hit: _Optional[_Union[CrewHit, _Mapping]] = ...) -> None: ...

class Goal(_message.Message):
    __slots__ = ("objectives_worth", "pin", "rout", "points", "points_controlled", "gather", "escape", "eliminate", "every", "either", "together")
    OBJECTIVES_WORTH_FIELD_NUMBER: _ClassVar[int]
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
    objectives_worth: ObjectivesWorth
    pin: Pin
    rout: Rout
    points: Points
    points_controlled: PointsControlled
    gather: Gather
    escape: Escape
    eliminate: Eliminate
    every: Every
    either: Either
    together: Together
    def __init__(self, objectives_worth: _Optional[_Union[ObjectivesWorth, _Mapping]] = ..., pin: _Optional[_Union[Pin, _Mapping]] = ..., rout: _Optional[_Union[Rout, _Mapping]] = ..., points: _Optional[_Union[Points, _Mapping]] = ..., points_controlled: _Optional[_Union[PointsControlled, _Mapping]] = ..., gather: _Optional[_Union[Gather, _Mapping]] = ..., escape: _Optional[_Union[Escape, _Mapping]] = ..., eliminate: _Optional[_Union[Eliminate, _Mapping]] = ..., every: _Optional[_Union[Every, _Mapping]] = ..., either: _Optional[_Union[Either, _Mapping]] = ..., together: _Optional[_Union[Together, _Mapping]] = ...) -> None: ...

class Single(_message.Message):
    __slots__ = ("objectives_worth", "pin", "rout", "points", "points_controlled", "gather", "escape", "eliminate")
    OBJECTIVES_WORTH_FIELD_NUMBER: _ClassVar[int]
    PIN_FIELD_NUMBER: _ClassVar[int]
    ROUT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    POINTS_CONTROLLED_FIELD_NUMBER: _ClassVar[int]
    GATHER_FIELD_NUMBER: _ClassVar[int]
    ESCAPE_FIELD_NUMBER: _ClassVar[int]
    ELIMINATE_FIELD_NUMBER: _ClassVar[int]
    objectives_worth: ObjectivesWorth
    pin: Pin
    rout: Rout
    points: Points
    points_controlled: PointsControlled
    gather: Gather
    escape: Escape
    eliminate: Eliminate
    def __init__(self, objectives_worth: _Optional[_Union[ObjectivesWorth, _Mapping]] = ..., pin: _Optional[_Union[Pin, _Mapping]] = ..., rout: _Optional[_Union[Rout, _Mapping]] = ..., points: _Optional[_Union[Points, _Mapping]] = ..., points_controlled: _Optional[_Union[PointsControlled, _Mapping]] = ..., gather: _Optional[_Union[Gather, _Mapping]] = ..., escape: _Optional[_Union[Escape, _Mapping]] = ..., eliminate: _Optional[_Union[Eliminate, _Mapping]] = ...) -> None: ...

class Event(_message.Message):
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
    scenario_set_up: ScenarioSetUp
    position_inherited: PositionInherited
    zones_inherited: ZonesInherited
    round_started: RoundStarted
    discard_reshuffled: DiscardReshuffled
    card_drawn: CardDrawn
    initiative_picked: InitiativePicked
    initiative_revealed: InitiativeRevealed
    initiative_settled: InitiativeSettled
    turn_started: TurnStarted
    turn_ended: TurnEnded
    card_moved: CardMoved
    counter_placed: CounterPlaced
    counter_moved: CounterMoved
    counter_suppressed: CounterSuppressed
    counter_readied: CounterReadied
    counter_removed: CounterRemoved
    marker_placed: MarkerPlaced
    target_placed: TargetPlaced
    target_removed: TargetRemoved
    objective_raised: ObjectiveRaised
    card_lost: CardLost
    counter_routed: CounterRouted
    counter_rallied: CounterRallied
    tile_swapped: TileSwapped
    mine_laid: MineLaid
    mine_removed: MineRemoved
    fire_zone_placed: FireZonePlaced
    fire_zone_removed: FireZoneRemoved
    smoke_placed: SmokePlaced
    tunnel_destroyed: TunnelDestroyed
    points_scored: PointsScored
    frame_pushed: FramePushed
    frame_replaced: FrameReplaced
    frame_popped: FramePopped
    scenario_won: ScenarioWon
    seat_taken: SeatTaken
    seat_left: SeatLeft
    seats_swapped: SeatsSwapped
    vehicle_captured: VehicleCaptured
    vehicle_damaged: VehicleDamaged
    vehicle_repaired: VehicleRepaired
    counter_eliminated: CounterEliminated
    counter_escaped: CounterEscaped
    structure_destroyed: StructureDestroyed
    hope_lost: HopeLost
    def __init__(self, scenario_set_up: _Optional[_Union[ScenarioSetUp, _Mapping]] = ..., position_inherited: _Optional[_Union[PositionInherited, _Mapping]] = ..., zones_inherited: _Optional[_Union[ZonesInherited, _Mapping]] = ..., round_started: _Optional[_Union[RoundStarted, _Mapping]] = ..., discard_reshuffled: _Optional[_Union[DiscardReshuffled, _Mapping]] = ..., card_drawn: _Optional[_Union[CardDrawn, _Mapping]] = ..., initiative_picked: _Optional[_Union[InitiativePicked, _Mapping]] = ..., initiative_revealed: _Optional[_Union[InitiativeRevealed, _Mapping]] = ..., initiative_settled: _Optional[_Union[InitiativeSettled, _Mapping]] = ..., turn_started: _Optional[_Union[TurnStarted, _Mapping]] = ..., turn_ended: _Optional[_Union[TurnEnded, _Mapping]] = ..., card_moved: _Optional[_Union[CardMoved, _Mapping]] = ..., counter_placed: _Optional[_Union[CounterPlaced, _Mapping]] = ..., counter_moved: _Optional[_Union[CounterMoved, _Mapping]] = ..., counter_suppressed: _Optional[_Union[CounterSuppressed, _Mapping]] = ..., counter_readied: _Optional[_Union[CounterReadied, _Mapping]] = ..., counter_removed: _Optional[_Union[CounterRemoved, _Mapping]] = ..., marker_placed: _Optional[_Union[MarkerPlaced, _Mapping]] = ..., target_placed: _Optional[_Union[TargetPlaced, _Mapping]] = ..., target_removed: _Optional[_Union[TargetRemoved, _Mapping]] = ..., objective_raised: _Optional[_Union[ObjectiveRaised, _Mapping]] = ..., card_lost: _Optional[_Union[CardLost, _Mapping]] = ..., counter_routed: _Optional[_Union[CounterRouted, _Mapping]] = ..., counter_rallied: _Optional[_Union[CounterRallied, _Mapping]] = ..., tile_swapped: _Optional[_Union[TileSwapped, _Mapping]] = ..., mine_laid: _Optional[_Union[MineLaid, _Mapping]] = ..., mine_removed: _Optional[_Union[MineRemoved, _Mapping]] = ..., fire_zone_placed: _Optional[_Union[FireZonePlaced, _Mapping]] = ..., fire_zone_removed: _Optional[_Union[FireZoneRemoved, _Mapping]] = ..., smoke_placed: _Optional[_Union[SmokePlaced, _Mapping]] = ..., tunnel_destroyed: _Optional[_Union[TunnelDestroyed, _Mapping]] = ..., points_scored: _Optional[_Union[PointsScored, _Mapping]] = ..., frame_pushed: _Optional[_Union[FramePushed, _Mapping]] = ..., frame_replaced: _Optional[_Union[FrameReplaced, _Mapping]] = ..., frame_popped: _Optional[_Union[FramePopped, _Mapping]] = ..., scenario_won: _Optional[_Union[ScenarioWon, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., seat_left: _Optional[_Union[SeatLeft, _Mapping]] = ..., seats_swapped: _Optional[_Union[SeatsSwapped, _Mapping]] = ..., vehicle_captured: _Optional[_Union[VehicleCaptured, _Mapping]] = ..., vehicle_damaged: _Optional[_Union[VehicleDamaged, _Mapping]] = ..., vehicle_repaired: _Optional[_Union[VehicleRepaired, _Mapping]] = ..., counter_eliminated: _Optional[_Union[CounterEliminated, _Mapping]] = ..., counter_escaped: _Optional[_Union[CounterEscaped, _Mapping]] = ..., structure_destroyed: _Optional[_Union[StructureDestroyed, _Mapping]] = ..., hope_lost: _Optional[_Union[HopeLost, _Mapping]] = ...) -> None: ...

class SealedPrivateZones(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: PrivateZones
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[PrivateZones, _Mapping]] = ...) -> None: ...

class SealedDrawnCard(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: DrawnCard
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[DrawnCard, _Mapping]] = ...) -> None: ...

class SealedText(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: str
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[str] = ...) -> None: ...
