from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Dice(_message.Message):
    __slots__ = ("count", "sides")
    COUNT_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    count: int
    sides: int
    def __init__(self, count: _Optional[int] = ..., sides: _Optional[int] = ...) -> None: ...

class Purpose(_message.Message):
    __slots__ = ("rule", "actor", "action", "subject", "target")
    RULE_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    rule: str
    actor: str
    action: str
    subject: str
    target: str
    def __init__(self, rule: _Optional[str] = ..., actor: _Optional[str] = ..., action: _Optional[str] = ..., subject: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class Use(_message.Message):
    __slots__ = ("epoch", "audience", "k", "purpose", "dice", "size")
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    K_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    audience: str
    k: int
    purpose: Purpose
    dice: Dice
    size: int
    def __init__(self, epoch: _Optional[int] = ..., audience: _Optional[str] = ..., k: _Optional[int] = ..., purpose: _Optional[_Union[Purpose, _Mapping]] = ..., dice: _Optional[_Union[Dice, _Mapping]] = ..., size: _Optional[int] = ...) -> None: ...

class Part(_message.Message):
    __slots__ = ("name", "rule", "value")
    NAME_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    name: str
    rule: str
    value: int
    def __init__(self, name: _Optional[str] = ..., rule: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...

class Test(_message.Message):
    __slots__ = ("target", "parts", "wins", "outcomes", "success", "at_most")
    TARGET_FIELD_NUMBER: _ClassVar[int]
    PARTS_FIELD_NUMBER: _ClassVar[int]
    WINS_FIELD_NUMBER: _ClassVar[int]
    OUTCOMES_FIELD_NUMBER: _ClassVar[int]
    SUCCESS_FIELD_NUMBER: _ClassVar[int]
    AT_MOST_FIELD_NUMBER: _ClassVar[int]
    target: int
    parts: _containers.RepeatedCompositeFieldContainer[Part]
    wins: int
    outcomes: int
    success: bool
    at_most: bool
    def __init__(self, target: _Optional[int] = ..., parts: _Optional[_Iterable[_Union[Part, _Mapping]]] = ..., wins: _Optional[int] = ..., outcomes: _Optional[int] = ..., success: _Optional[bool] = ..., at_most: _Optional[bool] = ...) -> None: ...

class Opening(_message.Message):
    __slots__ = ("version", "audience")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    version: int
    audience: str
    def __init__(self, version: _Optional[int] = ..., audience: _Optional[str] = ...) -> None: ...
