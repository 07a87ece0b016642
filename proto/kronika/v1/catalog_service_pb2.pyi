import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from kronika.v1 import game_pb2 as _game_pb2
from kronika.v1 import log_pb2 as _log_pb2
from kronika.v1 import system_pb2 as _system_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Provenance(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PROVENANCE_UNSPECIFIED: _ClassVar[Provenance]
    PROVENANCE_PRINTED: _ClassVar[Provenance]
    PROVENANCE_RECONSTRUCTED: _ClassVar[Provenance]
PROVENANCE_UNSPECIFIED: Provenance
PROVENANCE_PRINTED: Provenance
PROVENANCE_RECONSTRUCTED: Provenance

class ListSystemsRequest(_message.Message):
    __slots__ = ("page_size", "page_token")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListSystemsResponse(_message.Message):
    __slots__ = ("systems", "next_page_token")
    SYSTEMS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    systems: _containers.RepeatedScalarFieldContainer[str]
    next_page_token: str
    def __init__(self, systems: _Optional[_Iterable[str]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ListPacksRequest(_message.Message):
    __slots__ = ("system", "page_size", "page_token")
    SYSTEM_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    system: str
    page_size: int
    page_token: str
    def __init__(self, system: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class Pack(_message.Message):
    __slots__ = ("pack", "system", "title", "provenance", "source", "campaign")
    PACK_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    pack: _log_pb2.PackId
    system: str
    title: str
    provenance: Provenance
    source: str
    campaign: bool
    def __init__(self, pack: _Optional[_Union[_log_pb2.PackId, _Mapping]] = ..., system: _Optional[str] = ..., title: _Optional[str] = ..., provenance: _Optional[_Union[Provenance, str]] = ..., source: _Optional[str] = ..., campaign: _Optional[bool] = ...) -> None: ...

class ListPacksResponse(_message.Message):
    __slots__ = ("packs", "next_page_token")
    PACKS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    packs: _containers.RepeatedCompositeFieldContainer[Pack]
    next_page_token: str
    def __init__(self, packs: _Optional[_Iterable[_Union[Pack, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ListScenariosRequest(_message.Message):
    __slots__ = ("pack", "page_size", "page_token")
    PACK_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    pack: str
    page_size: int
    page_token: str
    def __init__(self, pack: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ScenarioSummary(_message.Message):
    __slots__ = ("scenario", "title", "date", "seats", "bots", "line_ups", "options")
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DATE_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    LINE_UPS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    scenario: str
    title: str
    date: str
    seats: _containers.RepeatedScalarFieldContainer[str]
    bots: _containers.RepeatedCompositeFieldContainer[Bot]
    line_ups: _containers.RepeatedCompositeFieldContainer[LineUp]
    options: _containers.RepeatedCompositeFieldContainer[Option]
    def __init__(self, scenario: _Optional[str] = ..., title: _Optional[str] = ..., date: _Optional[str] = ..., seats: _Optional[_Iterable[str]] = ..., bots: _Optional[_Iterable[_Union[Bot, _Mapping]]] = ..., line_ups: _Optional[_Iterable[_Union[LineUp, _Mapping]]] = ..., options: _Optional[_Iterable[_Union[Option, _Mapping]]] = ...) -> None: ...

class Bot(_message.Message):
    __slots__ = ("bot", "version", "said")
    BOT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SAID_FIELD_NUMBER: _ClassVar[int]
    bot: str
    version: str
    said: str
    def __init__(self, bot: _Optional[str] = ..., version: _Optional[str] = ..., said: _Optional[str] = ...) -> None: ...

class Team(_message.Message):
    __slots__ = ("name", "seats")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    name: str
    seats: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., seats: _Optional[_Iterable[str]] = ...) -> None: ...

class LineUp(_message.Message):
    __slots__ = ("seats", "teams")
    SEATS_FIELD_NUMBER: _ClassVar[int]
    TEAMS_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedScalarFieldContainer[str]
    teams: _containers.RepeatedCompositeFieldContainer[Team]
    def __init__(self, seats: _Optional[_Iterable[str]] = ..., teams: _Optional[_Iterable[_Union[Team, _Mapping]]] = ...) -> None: ...

class Option(_message.Message):
    __slots__ = ("name", "said", "usual", "least", "most", "choices")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SAID_FIELD_NUMBER: _ClassVar[int]
    USUAL_FIELD_NUMBER: _ClassVar[int]
    LEAST_FIELD_NUMBER: _ClassVar[int]
    MOST_FIELD_NUMBER: _ClassVar[int]
    CHOICES_FIELD_NUMBER: _ClassVar[int]
    name: str
    said: str
    usual: _game_pb2.OptionValue
    least: int
    most: int
    choices: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., said: _Optional[str] = ..., usual: _Optional[_Union[_game_pb2.OptionValue, _Mapping]] = ..., least: _Optional[int] = ..., most: _Optional[int] = ..., choices: _Optional[_Iterable[str]] = ...) -> None: ...

class ListScenariosResponse(_message.Message):
    __slots__ = ("scenarios", "next_page_token")
    SCENARIOS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    scenarios: _containers.RepeatedCompositeFieldContainer[ScenarioSummary]
    next_page_token: str
    def __init__(self, scenarios: _Optional[_Iterable[_Union[ScenarioSummary, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class GetScenarioRequest(_message.Message):
    __slots__ = ("pack", "scenario")
    PACK_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    pack: str
    scenario: str
    def __init__(self, pack: _Optional[str] = ..., scenario: _Optional[str] = ...) -> None: ...

class GetScenarioResponse(_message.Message):
    __slots__ = ("summary", "scene", "view")
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    SCENE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    summary: ScenarioSummary
    scene: _system_pb2.Scene
    view: _system_pb2.View
    def __init__(self, summary: _Optional[_Union[ScenarioSummary, _Mapping]] = ..., scene: _Optional[_Union[_system_pb2.Scene, _Mapping]] = ..., view: _Optional[_Union[_system_pb2.View, _Mapping]] = ...) -> None: ...

class GetRulebookRequest(_message.Message):
    __slots__ = ("system",)
    SYSTEM_FIELD_NUMBER: _ClassVar[int]
    system: str
    def __init__(self, system: _Optional[str] = ...) -> None: ...

class Rule(_message.Message):
    __slots__ = ("rule", "said")
    RULE_FIELD_NUMBER: _ClassVar[int]
    SAID_FIELD_NUMBER: _ClassVar[int]
    rule: str
    said: str
    def __init__(self, rule: _Optional[str] = ..., said: _Optional[str] = ...) -> None: ...

class PartName(_message.Message):
    __slots__ = ("part", "said")
    PART_FIELD_NUMBER: _ClassVar[int]
    SAID_FIELD_NUMBER: _ClassVar[int]
    part: str
    said: str
    def __init__(self, part: _Optional[str] = ..., said: _Optional[str] = ...) -> None: ...

class GetRulebookResponse(_message.Message):
    __slots__ = ("rules", "parts")
    RULES_FIELD_NUMBER: _ClassVar[int]
    PARTS_FIELD_NUMBER: _ClassVar[int]
    rules: _containers.RepeatedCompositeFieldContainer[Rule]
    parts: _containers.RepeatedCompositeFieldContainer[PartName]
    def __init__(self, rules: _Optional[_Iterable[_Union[Rule, _Mapping]]] = ..., parts: _Optional[_Iterable[_Union[PartName, _Mapping]]] = ...) -> None: ...

class GetServiceRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ServiceKey(_message.Message):
    __slots__ = ("key", "since", "until")
    KEY_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    UNTIL_FIELD_NUMBER: _ClassVar[int]
    key: bytes
    since: _timestamp_pb2.Timestamp
    until: _timestamp_pb2.Timestamp
    def __init__(self, key: _Optional[bytes] = ..., since: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., until: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Succession(_message.Message):
    __slots__ = ("older", "newer", "signature")
    OLDER_FIELD_NUMBER: _ClassVar[int]
    NEWER_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    older: bytes
    newer: bytes
    signature: bytes
    def __init__(self, older: _Optional[bytes] = ..., newer: _Optional[bytes] = ..., signature: _Optional[bytes] = ...) -> None: ...

class GetServiceResponse(_message.Message):
    __slots__ = ("version", "keys", "games_in_memory", "games_loaded", "successions", "contract")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    KEYS_FIELD_NUMBER: _ClassVar[int]
    GAMES_IN_MEMORY_FIELD_NUMBER: _ClassVar[int]
    GAMES_LOADED_FIELD_NUMBER: _ClassVar[int]
    SUCCESSIONS_FIELD_NUMBER: _ClassVar[int]
    CONTRACT_FIELD_NUMBER: _ClassVar[int]
    version: str
    keys: _containers.RepeatedCompositeFieldContainer[ServiceKey]
    games_in_memory: int
    games_loaded: int
    successions: _containers.RepeatedCompositeFieldContainer[Succession]
    contract: bytes
    def __init__(self, version: _Optional[str] = ..., keys: _Optional[_Iterable[_Union[ServiceKey, _Mapping]]] = ..., games_in_memory: _Optional[int] = ..., games_loaded: _Optional[int] = ..., successions: _Optional[_Iterable[_Union[Succession, _Mapping]]] = ..., contract: _Optional[bytes] = ...) -> None: ...
