from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ErrorReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ERROR_REASON_UNSPECIFIED: _ClassVar[ErrorReason]
    ERROR_REASON_NOT_FOUND: _ClassVar[ErrorReason]
    ERROR_REASON_MALFORMED: _ClassVar[ErrorReason]
    ERROR_REASON_UNAUTHENTICATED: _ClassVar[ErrorReason]
    ERROR_REASON_NOT_YOUR_SEAT: _ClassVar[ErrorReason]
    ERROR_REASON_NOT_ALLOWED_TO_WATCH: _ClassVar[ErrorReason]
    ERROR_REASON_SEAT_TAKEN: _ClassVar[ErrorReason]
    ERROR_REASON_SEAT_EMPTY: _ClassVar[ErrorReason]
    ERROR_REASON_WRONG_PHASE: _ClassVar[ErrorReason]
    ERROR_REASON_WRONG_COMMITMENT: _ClassVar[ErrorReason]
    ERROR_REASON_WRONG_SIGNATURE: _ClassVar[ErrorReason]
    ERROR_REASON_PROMPT_CLOSED: _ClassVar[ErrorReason]
    ERROR_REASON_STALE_VERSION: _ClassVar[ErrorReason]
    ERROR_REASON_REQUEST_REUSED: _ClassVar[ErrorReason]
    ERROR_REASON_AGAINST_THE_RULES: _ClassVar[ErrorReason]
    ERROR_REASON_UNDO_REFUSED: _ClassVar[ErrorReason]
    ERROR_REASON_NOTHING_TO_ANSWER: _ClassVar[ErrorReason]
    ERROR_REASON_ALREADY_DONE: _ClassVar[ErrorReason]
    ERROR_REASON_TOO_EARLY: _ClassVar[ErrorReason]
    ERROR_REASON_LIMIT_REACHED: _ClassVar[ErrorReason]
    ERROR_REASON_TOO_SLOW: _ClassVar[ErrorReason]
    ERROR_REASON_SECRETS_LOST: _ClassVar[ErrorReason]
    ERROR_REASON_TAMPERED: _ClassVar[ErrorReason]
    ERROR_REASON_INTERNAL: _ClassVar[ErrorReason]
    ERROR_REASON_UNAVAILABLE: _ClassVar[ErrorReason]
    ERROR_REASON_LOG_DAMAGED: _ClassVar[ErrorReason]
    ERROR_REASON_CONTRACT_UNKNOWN: _ClassVar[ErrorReason]
    ERROR_REASON_NOT_OFFERED: _ClassVar[ErrorReason]
    ERROR_REASON_NOT_CONFIRMED: _ClassVar[ErrorReason]
ERROR_REASON_UNSPECIFIED: ErrorReason
ERROR_REASON_NOT_FOUND: ErrorReason
ERROR_REASON_MALFORMED: ErrorReason
ERROR_REASON_UNAUTHENTICATED: ErrorReason
ERROR_REASON_NOT_YOUR_SEAT: ErrorReason
ERROR_REASON_NOT_ALLOWED_TO_WATCH: ErrorReason
ERROR_REASON_SEAT_TAKEN: ErrorReason
ERROR_REASON_SEAT_EMPTY: ErrorReason
ERROR_REASON_WRONG_PHASE: ErrorReason
ERROR_REASON_WRONG_COMMITMENT: ErrorReason
ERROR_REASON_WRONG_SIGNATURE: ErrorReason
ERROR_REASON_PROMPT_CLOSED: ErrorReason
ERROR_REASON_STALE_VERSION: ErrorReason
ERROR_REASON_REQUEST_REUSED: ErrorReason
ERROR_REASON_AGAINST_THE_RULES: ErrorReason
ERROR_REASON_UNDO_REFUSED: ErrorReason
ERROR_REASON_NOTHING_TO_ANSWER: ErrorReason
ERROR_REASON_ALREADY_DONE: ErrorReason
ERROR_REASON_TOO_EARLY: ErrorReason
ERROR_REASON_LIMIT_REACHED: ErrorReason
ERROR_REASON_TOO_SLOW: ErrorReason
ERROR_REASON_SECRETS_LOST: ErrorReason
ERROR_REASON_TAMPERED: ErrorReason
ERROR_REASON_INTERNAL: ErrorReason
ERROR_REASON_UNAVAILABLE: ErrorReason
ERROR_REASON_LOG_DAMAGED: ErrorReason
ERROR_REASON_CONTRACT_UNKNOWN: ErrorReason
ERROR_REASON_NOT_OFFERED: ErrorReason
ERROR_REASON_NOT_CONFIRMED: ErrorReason

class Refusal(_message.Message):
    __slots__ = ("code", "sentence", "reason", "metadata", "field")
    class MetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    CODE_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    FIELD_FIELD_NUMBER: _ClassVar[int]
    code: int
    sentence: str
    reason: ErrorReason
    metadata: _containers.ScalarMap[str, str]
    field: str
    def __init__(self, code: _Optional[int] = ..., sentence: _Optional[str] = ..., reason: _Optional[_Union[ErrorReason, str]] = ..., metadata: _Optional[_Mapping[str, str]] = ..., field: _Optional[str] = ...) -> None: ...
