import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from kronika.chance.v1 import chance_pb2 as _chance_pb2
from kronika.v1 import system_pb2 as _system_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class OriginKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ORIGIN_KIND_UNSPECIFIED: _ClassVar[OriginKind]
    ORIGIN_KIND_FORK: _ClassVar[OriginKind]
    ORIGIN_KIND_COPY: _ClassVar[OriginKind]
    ORIGIN_KIND_CAMPAIGN: _ClassVar[OriginKind]

class UndoEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDO_ENDING_UNSPECIFIED: _ClassVar[UndoEnding]
    UNDO_ENDING_DECLINED: _ClassVar[UndoEnding]
    UNDO_ENDING_WITHDRAWN: _ClassVar[UndoEnding]
    UNDO_ENDING_EXPIRED: _ClassVar[UndoEnding]

class DisputeEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DISPUTE_ENDING_UNSPECIFIED: _ClassVar[DisputeEnding]
    DISPUTE_ENDING_STANDS: _ClassVar[DisputeEnding]
    DISPUTE_ENDING_WENT_BACK: _ClassVar[DisputeEnding]
    DISPUTE_ENDING_WITHDRAWN: _ClassVar[DisputeEnding]

class DrawEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DRAW_ENDING_UNSPECIFIED: _ClassVar[DrawEnding]
    DRAW_ENDING_DECLINED: _ClassVar[DrawEnding]
    DRAW_ENDING_WITHDRAWN: _ClassVar[DrawEnding]
    DRAW_ENDING_ACCEPTED: _ClassVar[DrawEnding]

class Closing(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLOSING_UNSPECIFIED: _ClassVar[Closing]
    CLOSING_CONFIRMED: _ClassVar[Closing]
    CLOSING_EXPIRED: _ClassVar[Closing]
    CLOSING_ABANDONED: _ClassVar[Closing]
    CLOSING_CAMPAIGN: _ClassVar[Closing]

class LimitChange(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LIMIT_CHANGE_UNSPECIFIED: _ClassVar[LimitChange]
    LIMIT_CHANGE_EXTEND: _ClassVar[LimitChange]
    LIMIT_CHANGE_PAUSE: _ClassVar[LimitChange]
    LIMIT_CHANGE_RESUME: _ClassVar[LimitChange]

class LimitEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LIMIT_ENDING_UNSPECIFIED: _ClassVar[LimitEnding]
    LIMIT_ENDING_DECLINED: _ClassVar[LimitEnding]
    LIMIT_ENDING_WITHDRAWN: _ClassVar[LimitEnding]
ORIGIN_KIND_UNSPECIFIED: OriginKind
ORIGIN_KIND_FORK: OriginKind
ORIGIN_KIND_COPY: OriginKind
ORIGIN_KIND_CAMPAIGN: OriginKind
UNDO_ENDING_UNSPECIFIED: UndoEnding
UNDO_ENDING_DECLINED: UndoEnding
UNDO_ENDING_WITHDRAWN: UndoEnding
UNDO_ENDING_EXPIRED: UndoEnding
DISPUTE_ENDING_UNSPECIFIED: DisputeEnding
DISPUTE_ENDING_STANDS: DisputeEnding
DISPUTE_ENDING_WENT_BACK: DisputeEnding
DISPUTE_ENDING_WITHDRAWN: DisputeEnding
DRAW_ENDING_UNSPECIFIED: DrawEnding
DRAW_ENDING_DECLINED: DrawEnding
DRAW_ENDING_WITHDRAWN: DrawEnding
DRAW_ENDING_ACCEPTED: DrawEnding
CLOSING_UNSPECIFIED: Closing
CLOSING_CONFIRMED: Closing
CLOSING_EXPIRED: Closing
CLOSING_ABANDONED: Closing
CLOSING_CAMPAIGN: Closing
LIMIT_CHANGE_UNSPECIFIED: LimitChange
LIMIT_CHANGE_EXTEND: LimitChange
LIMIT_CHANGE_PAUSE: LimitChange
LIMIT_CHANGE_RESUME: LimitChange
LIMIT_ENDING_UNSPECIFIED: LimitEnding
LIMIT_ENDING_DECLINED: LimitEnding
LIMIT_ENDING_WITHDRAWN: LimitEnding

class PackId(_message.Message):
    __slots__ = ("name", "version", "hash")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HASH_FIELD_NUMBER: _ClassVar[int]
    name: str
    version: str
    hash: bytes
    def __init__(self, name: _Optional[str] = ..., version: _Optional[str] = ..., hash: _Optional[bytes] = ...) -> None: ...

class Options(_message.Message):
    __slots__ = ("strict", "private", "reply_limit", "closing_time", "undo_expiry")
    STRICT_FIELD_NUMBER: _ClassVar[int]
    PRIVATE_FIELD_NUMBER: _ClassVar[int]
    REPLY_LIMIT_FIELD_NUMBER: _ClassVar[int]
    CLOSING_TIME_FIELD_NUMBER: _ClassVar[int]
    UNDO_EXPIRY_FIELD_NUMBER: _ClassVar[int]
    strict: bool
    private: bool
    reply_limit: int
    closing_time: int
    undo_expiry: int
    def __init__(self, strict: _Optional[bool] = ..., private: _Optional[bool] = ..., reply_limit: _Optional[int] = ..., closing_time: _Optional[int] = ..., undo_expiry: _Optional[int] = ...) -> None: ...

class Origin(_message.Message):
    __slots__ = ("kind", "stream", "version", "head")
    KIND_FIELD_NUMBER: _ClassVar[int]
    STREAM_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    kind: OriginKind
    stream: str
    version: int
    head: bytes
    def __init__(self, kind: _Optional[_Union[OriginKind, str]] = ..., stream: _Optional[str] = ..., version: _Optional[int] = ..., head: _Optional[bytes] = ...) -> None: ...

class Signed(_message.Message):
    __slots__ = ("head", "signature")
    HEAD_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    head: bytes
    signature: bytes
    def __init__(self, head: _Optional[bytes] = ..., signature: _Optional[bytes] = ...) -> None: ...

class GameCreated(_message.Message):
    __slots__ = ("game", "system", "pack", "scenario", "seats", "options", "origin", "reveals_bound", "creator", "referee_chain")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_FIELD_NUMBER: _ClassVar[int]
    PACK_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ORIGIN_FIELD_NUMBER: _ClassVar[int]
    REVEALS_BOUND_FIELD_NUMBER: _ClassVar[int]
    CREATOR_FIELD_NUMBER: _ClassVar[int]
    REFEREE_CHAIN_FIELD_NUMBER: _ClassVar[int]
    game: str
    system: str
    pack: PackId
    scenario: str
    seats: _containers.RepeatedScalarFieldContainer[str]
    options: Options
    origin: Origin
    reveals_bound: bool
    creator: bytes
    referee_chain: bool
    def __init__(self, game: _Optional[str] = ..., system: _Optional[str] = ..., pack: _Optional[_Union[PackId, _Mapping]] = ..., scenario: _Optional[str] = ..., seats: _Optional[_Iterable[str]] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., origin: _Optional[_Union[Origin, _Mapping]] = ..., reveals_bound: _Optional[bool] = ..., creator: _Optional[bytes] = ..., referee_chain: _Optional[bool] = ...) -> None: ...

class EpochOpened(_message.Message):
    __slots__ = ("epoch", "anchors", "reason")
    class AnchorsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: bytes
        def __init__(self, key: _Optional[str] = ..., value: _Optional[bytes] = ...) -> None: ...
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    ANCHORS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    anchors: _containers.ScalarMap[str, bytes]
    reason: str
    def __init__(self, epoch: _Optional[int] = ..., anchors: _Optional[_Mapping[str, bytes]] = ..., reason: _Optional[str] = ...) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ("seat", "name", "holder", "key", "invitation")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    seat: str
    name: str
    holder: bytes
    key: bytes
    invitation: int
    def __init__(self, seat: _Optional[str] = ..., name: _Optional[str] = ..., holder: _Optional[bytes] = ..., key: _Optional[bytes] = ..., invitation: _Optional[int] = ...) -> None: ...

class BotSeated(_message.Message):
    __slots__ = ("seat", "bot", "version", "commitment")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    bot: str
    version: str
    commitment: bytes
    def __init__(self, seat: _Optional[str] = ..., bot: _Optional[str] = ..., version: _Optional[str] = ..., commitment: _Optional[bytes] = ...) -> None: ...

class SeatLeft(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class SeatFreed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class LineUpLocked(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class LineUpUnlocked(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SeatHandedOver(_message.Message):
    __slots__ = ("seat", "name", "holder", "key", "signed", "consents", "proposal")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    CONSENTS_FIELD_NUMBER: _ClassVar[int]
    PROPOSAL_FIELD_NUMBER: _ClassVar[int]
    seat: str
    name: str
    holder: bytes
    key: bytes
    signed: Signed
    consents: _containers.RepeatedScalarFieldContainer[str]
    proposal: int
    def __init__(self, seat: _Optional[str] = ..., name: _Optional[str] = ..., holder: _Optional[bytes] = ..., key: _Optional[bytes] = ..., signed: _Optional[_Union[Signed, _Mapping]] = ..., consents: _Optional[_Iterable[str]] = ..., proposal: _Optional[int] = ...) -> None: ...

class InvitationGiven(_message.Message):
    __slots__ = ("by", "holder", "lifetime", "seat")
    BY_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    LIFETIME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    by: str
    holder: bytes
    lifetime: int
    seat: str
    def __init__(self, by: _Optional[str] = ..., holder: _Optional[bytes] = ..., lifetime: _Optional[int] = ..., seat: _Optional[str] = ...) -> None: ...

class InvitationWithdrawn(_message.Message):
    __slots__ = ("invitation", "by")
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    invitation: int
    by: str
    def __init__(self, invitation: _Optional[int] = ..., by: _Optional[str] = ...) -> None: ...

class HandoverProposed(_message.Message):
    __slots__ = ("seat", "name", "holder", "key", "invitation")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    seat: str
    name: str
    holder: bytes
    key: bytes
    invitation: int
    def __init__(self, seat: _Optional[str] = ..., name: _Optional[str] = ..., holder: _Optional[bytes] = ..., key: _Optional[bytes] = ..., invitation: _Optional[int] = ...) -> None: ...

class HandoverConsented(_message.Message):
    __slots__ = ("seat", "by", "proposal")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    PROPOSAL_FIELD_NUMBER: _ClassVar[int]
    seat: str
    by: str
    proposal: int
    def __init__(self, seat: _Optional[str] = ..., by: _Optional[str] = ..., proposal: _Optional[int] = ...) -> None: ...

class HandoverDeclined(_message.Message):
    __slots__ = ("seat", "by", "proposal")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    PROPOSAL_FIELD_NUMBER: _ClassVar[int]
    seat: str
    by: str
    proposal: int
    def __init__(self, seat: _Optional[str] = ..., by: _Optional[str] = ..., proposal: _Optional[int] = ...) -> None: ...

class EntropyCommitted(_message.Message):
    __slots__ = ("seat", "epoch", "commitment", "signed")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    seat: str
    epoch: int
    commitment: bytes
    signed: Signed
    def __init__(self, seat: _Optional[str] = ..., epoch: _Optional[int] = ..., commitment: _Optional[bytes] = ..., signed: _Optional[_Union[Signed, _Mapping]] = ...) -> None: ...

class EntropyRevealed(_message.Message):
    __slots__ = ("seat", "epoch", "entropy", "signed")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    seat: str
    epoch: int
    entropy: bytes
    signed: Signed
    def __init__(self, seat: _Optional[str] = ..., epoch: _Optional[int] = ..., entropy: _Optional[bytes] = ..., signed: _Optional[_Union[Signed, _Mapping]] = ...) -> None: ...

class EpochBegan(_message.Message):
    __slots__ = ("epoch",)
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    def __init__(self, epoch: _Optional[int] = ...) -> None: ...

class EpochAgreed(_message.Message):
    __slots__ = ("seat", "epoch")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    seat: str
    epoch: int
    def __init__(self, seat: _Optional[str] = ..., epoch: _Optional[int] = ...) -> None: ...

class GameStarted(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Asked(_message.Message):
    __slots__ = ("kind", "subject")
    KIND_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    kind: _system_pb2.PromptKind
    subject: str
    def __init__(self, kind: _Optional[_Union[_system_pb2.PromptKind, _Mapping]] = ..., subject: _Optional[str] = ...) -> None: ...

class PromptOpened(_message.Message):
    __slots__ = ("prompt", "seat", "kind", "subject", "optional", "secret")
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    OPTIONAL_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    prompt: int
    seat: str
    kind: _system_pb2.PromptKind
    subject: str
    optional: bool
    secret: SealedAsked
    def __init__(self, prompt: _Optional[int] = ..., seat: _Optional[str] = ..., kind: _Optional[_Union[_system_pb2.PromptKind, _Mapping]] = ..., subject: _Optional[str] = ..., optional: _Optional[bool] = ..., secret: _Optional[_Union[SealedAsked, _Mapping]] = ...) -> None: ...

class PromptClosed(_message.Message):
    __slots__ = ("prompt",)
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    prompt: int
    def __init__(self, prompt: _Optional[int] = ...) -> None: ...

class Decided(_message.Message):
    __slots__ = ("decision", "signed")
    DECISION_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    decision: _system_pb2.Decision
    signed: Signed
    def __init__(self, decision: _Optional[_Union[_system_pb2.Decision, _Mapping]] = ..., signed: _Optional[_Union[Signed, _Mapping]] = ...) -> None: ...

class Order(_message.Message):
    __slots__ = ("kind", "until")
    KIND_FIELD_NUMBER: _ClassVar[int]
    UNTIL_FIELD_NUMBER: _ClassVar[int]
    kind: _system_pb2.PromptKind
    until: str
    def __init__(self, kind: _Optional[_Union[_system_pb2.PromptKind, _Mapping]] = ..., until: _Optional[str] = ...) -> None: ...

class Ordered(_message.Message):
    __slots__ = ("order", "signed")
    ORDER_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    order: Order
    signed: Signed
    def __init__(self, order: _Optional[_Union[Order, _Mapping]] = ..., signed: _Optional[_Union[Signed, _Mapping]] = ...) -> None: ...

class OrderGiven(_message.Message):
    __slots__ = ("seat", "secret")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    seat: str
    secret: SealedOrdered
    def __init__(self, seat: _Optional[str] = ..., secret: _Optional[_Union[SealedOrdered, _Mapping]] = ...) -> None: ...

class OrderWithdrawn(_message.Message):
    __slots__ = ("seat", "order")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    seat: str
    order: int
    def __init__(self, seat: _Optional[str] = ..., order: _Optional[int] = ...) -> None: ...

class DecisionMade(_message.Message):
    __slots__ = ("seat", "prompt", "request", "public", "secret", "behalf")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_FIELD_NUMBER: _ClassVar[int]
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    BEHALF_FIELD_NUMBER: _ClassVar[int]
    seat: str
    prompt: int
    request: str
    public: Decided
    secret: SealedDecided
    behalf: int
    def __init__(self, seat: _Optional[str] = ..., prompt: _Optional[int] = ..., request: _Optional[str] = ..., public: _Optional[_Union[Decided, _Mapping]] = ..., secret: _Optional[_Union[SealedDecided, _Mapping]] = ..., behalf: _Optional[int] = ...) -> None: ...

class DiceRolled(_message.Message):
    __slots__ = ("use", "link", "faces", "test")
    USE_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    TEST_FIELD_NUMBER: _ClassVar[int]
    use: _chance_pb2.Use
    link: bytes
    faces: _containers.RepeatedScalarFieldContainer[int]
    test: _chance_pb2.Test
    def __init__(self, use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., link: _Optional[bytes] = ..., faces: _Optional[_Iterable[int]] = ..., test: _Optional[_Union[_chance_pb2.Test, _Mapping]] = ...) -> None: ...

class UndoRequested(_message.Message):
    __slots__ = ("seat", "to", "dispute", "seen")
    class SeenEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    DISPUTE_FIELD_NUMBER: _ClassVar[int]
    SEEN_FIELD_NUMBER: _ClassVar[int]
    seat: str
    to: int
    dispute: int
    seen: _containers.ScalarMap[str, int]
    def __init__(self, seat: _Optional[str] = ..., to: _Optional[int] = ..., dispute: _Optional[int] = ..., seen: _Optional[_Mapping[str, int]] = ...) -> None: ...

class UndoAgreed(_message.Message):
    __slots__ = ("seat", "by")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    seat: str
    by: str
    def __init__(self, seat: _Optional[str] = ..., by: _Optional[str] = ...) -> None: ...

class UndoEnded(_message.Message):
    __slots__ = ("seat", "how", "by")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    seat: str
    how: UndoEnding
    by: str
    def __init__(self, seat: _Optional[str] = ..., how: _Optional[_Union[UndoEnding, str]] = ..., by: _Optional[str] = ...) -> None: ...

class Undone(_message.Message):
    __slots__ = ("seat", "to", "free")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    FREE_FIELD_NUMBER: _ClassVar[int]
    seat: str
    to: int
    free: bool
    def __init__(self, seat: _Optional[str] = ..., to: _Optional[int] = ..., free: _Optional[bool] = ...) -> None: ...

class RollDisputed(_message.Message):
    __slots__ = ("seat", "version", "reason")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    seat: str
    version: int
    reason: str
    def __init__(self, seat: _Optional[str] = ..., version: _Optional[int] = ..., reason: _Optional[str] = ...) -> None: ...

class DisputeEnded(_message.Message):
    __slots__ = ("seat", "version", "how")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    seat: str
    version: int
    how: DisputeEnding
    def __init__(self, seat: _Optional[str] = ..., version: _Optional[int] = ..., how: _Optional[_Union[DisputeEnding, str]] = ...) -> None: ...

class Settled(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Resigned(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class GaveUp(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class DrawOffered(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class DrawEnded(_message.Message):
    __slots__ = ("seat", "how", "by")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    seat: str
    how: DrawEnding
    by: str
    def __init__(self, seat: _Optional[str] = ..., how: _Optional[_Union[DrawEnding, str]] = ..., by: _Optional[str] = ...) -> None: ...

class GameClaimed(_message.Message):
    __slots__ = ("seat", "against", "since", "outages", "grace")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    AGAINST_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    OUTAGES_FIELD_NUMBER: _ClassVar[int]
    GRACE_FIELD_NUMBER: _ClassVar[int]
    seat: str
    against: str
    since: int
    outages: _containers.RepeatedCompositeFieldContainer[Outage]
    grace: int
    def __init__(self, seat: _Optional[str] = ..., against: _Optional[str] = ..., since: _Optional[int] = ..., outages: _Optional[_Iterable[_Union[Outage, _Mapping]]] = ..., grace: _Optional[int] = ...) -> None: ...

class GameFinished(_message.Message):
    __slots__ = ("winners", "how", "rule")
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    winners: _containers.RepeatedScalarFieldContainer[str]
    how: _system_pb2.Ending
    rule: str
    def __init__(self, winners: _Optional[_Iterable[str]] = ..., how: _Optional[_Union[_system_pb2.Ending, _Mapping]] = ..., rule: _Optional[str] = ...) -> None: ...

class EndConfirmed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    def __init__(self, seat: _Optional[str] = ...) -> None: ...

class ChainSeed(_message.Message):
    __slots__ = ("epoch", "audience", "seed")
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    audience: str
    seed: bytes
    def __init__(self, epoch: _Optional[int] = ..., audience: _Optional[str] = ..., seed: _Optional[bytes] = ...) -> None: ...

class BotSeed(_message.Message):
    __slots__ = ("seat", "at", "seed")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    seat: str
    at: int
    seed: bytes
    def __init__(self, seat: _Optional[str] = ..., at: _Optional[int] = ..., seed: _Optional[bytes] = ...) -> None: ...

class GameClosed(_message.Message):
    __slots__ = ("how", "opened", "seeds", "bots")
    HOW_FIELD_NUMBER: _ClassVar[int]
    OPENED_FIELD_NUMBER: _ClassVar[int]
    SEEDS_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    how: Closing
    opened: bool
    seeds: _containers.RepeatedCompositeFieldContainer[ChainSeed]
    bots: _containers.RepeatedCompositeFieldContainer[BotSeed]
    def __init__(self, how: _Optional[_Union[Closing, str]] = ..., opened: _Optional[bool] = ..., seeds: _Optional[_Iterable[_Union[ChainSeed, _Mapping]]] = ..., bots: _Optional[_Iterable[_Union[BotSeed, _Mapping]]] = ...) -> None: ...

class GameOpened(_message.Message):
    __slots__ = ("seeds", "bots")
    SEEDS_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    seeds: _containers.RepeatedCompositeFieldContainer[ChainSeed]
    bots: _containers.RepeatedCompositeFieldContainer[BotSeed]
    def __init__(self, seeds: _Optional[_Iterable[_Union[ChainSeed, _Mapping]]] = ..., bots: _Optional[_Iterable[_Union[BotSeed, _Mapping]]] = ...) -> None: ...

class LimitRequested(_message.Message):
    __slots__ = ("seat", "change", "seconds")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHANGE_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    change: LimitChange
    seconds: int
    def __init__(self, seat: _Optional[str] = ..., change: _Optional[_Union[LimitChange, str]] = ..., seconds: _Optional[int] = ...) -> None: ...

class LimitAgreed(_message.Message):
    __slots__ = ("seat", "by")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    seat: str
    by: str
    def __init__(self, seat: _Optional[str] = ..., by: _Optional[str] = ...) -> None: ...

class LimitRequestEnded(_message.Message):
    __slots__ = ("seat", "how", "by")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    seat: str
    how: LimitEnding
    by: str
    def __init__(self, seat: _Optional[str] = ..., how: _Optional[_Union[LimitEnding, str]] = ..., by: _Optional[str] = ...) -> None: ...

class LimitChanged(_message.Message):
    __slots__ = ("seat", "change", "seconds")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHANGE_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    seat: str
    change: LimitChange
    seconds: int
    def __init__(self, seat: _Optional[str] = ..., change: _Optional[_Union[LimitChange, str]] = ..., seconds: _Optional[int] = ...) -> None: ...

class Outage(_message.Message):
    __slots__ = ("began", "ended")
    BEGAN_FIELD_NUMBER: _ClassVar[int]
    ENDED_FIELD_NUMBER: _ClassVar[int]
    began: _timestamp_pb2.Timestamp
    ended: _timestamp_pb2.Timestamp
    def __init__(self, began: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., ended: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class KernelEvent(_message.Message):
    __slots__ = ("game_created", "epoch_opened", "seat_taken", "bot_seated", "seat_left", "seat_freed", "line_up_locked", "line_up_unlocked", "seat_handed_over", "invitation_given", "invitation_withdrawn", "handover_proposed", "handover_consented", "handover_declined", "entropy_committed", "entropy_revealed", "epoch_began", "epoch_agreed", "game_started", "prompt_opened", "prompt_closed", "order_given", "order_withdrawn", "dice_rolled", "undo_requested", "undo_agreed", "undo_ended", "undone", "roll_disputed", "dispute_ended", "settled", "resigned", "gave_up", "draw_offered", "draw_ended", "game_claimed", "game_finished", "end_confirmed", "game_closed", "game_opened", "limit_requested", "limit_agreed", "limit_request_ended", "limit_changed", "decision_made")
    GAME_CREATED_FIELD_NUMBER: _ClassVar[int]
    EPOCH_OPENED_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    BOT_SEATED_FIELD_NUMBER: _ClassVar[int]
    SEAT_LEFT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FREED_FIELD_NUMBER: _ClassVar[int]
    LINE_UP_LOCKED_FIELD_NUMBER: _ClassVar[int]
    LINE_UP_UNLOCKED_FIELD_NUMBER: _ClassVar[int]
    SEAT_HANDED_OVER_FIELD_NUMBER: _ClassVar[int]
    INVITATION_GIVEN_FIELD_NUMBER: _ClassVar[int]
    INVITATION_WITHDRAWN_FIELD_NUMBER: _ClassVar[int]
    HANDOVER_PROPOSED_FIELD_NUMBER: _ClassVar[int]
    HANDOVER_CONSENTED_FIELD_NUMBER: _ClassVar[int]
    HANDOVER_DECLINED_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_COMMITTED_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_REVEALED_FIELD_NUMBER: _ClassVar[int]
    EPOCH_BEGAN_FIELD_NUMBER: _ClassVar[int]
    EPOCH_AGREED_FIELD_NUMBER: _ClassVar[int]
    GAME_STARTED_FIELD_NUMBER: _ClassVar[int]
    PROMPT_OPENED_FIELD_NUMBER: _ClassVar[int]
    PROMPT_CLOSED_FIELD_NUMBER: _ClassVar[int]
    ORDER_GIVEN_FIELD_NUMBER: _ClassVar[int]
    ORDER_WITHDRAWN_FIELD_NUMBER: _ClassVar[int]
    DICE_ROLLED_FIELD_NUMBER: _ClassVar[int]
    UNDO_REQUESTED_FIELD_NUMBER: _ClassVar[int]
    UNDO_AGREED_FIELD_NUMBER: _ClassVar[int]
    UNDO_ENDED_FIELD_NUMBER: _ClassVar[int]
    UNDONE_FIELD_NUMBER: _ClassVar[int]
    ROLL_DISPUTED_FIELD_NUMBER: _ClassVar[int]
    DISPUTE_ENDED_FIELD_NUMBER: _ClassVar[int]
    SETTLED_FIELD_NUMBER: _ClassVar[int]
    RESIGNED_FIELD_NUMBER: _ClassVar[int]
    GAVE_UP_FIELD_NUMBER: _ClassVar[int]
    DRAW_OFFERED_FIELD_NUMBER: _ClassVar[int]
    DRAW_ENDED_FIELD_NUMBER: _ClassVar[int]
    GAME_CLAIMED_FIELD_NUMBER: _ClassVar[int]
    GAME_FINISHED_FIELD_NUMBER: _ClassVar[int]
    END_CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    GAME_CLOSED_FIELD_NUMBER: _ClassVar[int]
    GAME_OPENED_FIELD_NUMBER: _ClassVar[int]
    LIMIT_REQUESTED_FIELD_NUMBER: _ClassVar[int]
    LIMIT_AGREED_FIELD_NUMBER: _ClassVar[int]
    LIMIT_REQUEST_ENDED_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CHANGED_FIELD_NUMBER: _ClassVar[int]
    DECISION_MADE_FIELD_NUMBER: _ClassVar[int]
    game_created: GameCreated
    epoch_opened: EpochOpened
    seat_taken: SeatTaken
    bot_seated: BotSeated
    seat_left: SeatLeft
    seat_freed: SeatFreed
    line_up_locked: LineUpLocked
    line_up_unlocked: LineUpUnlocked
    seat_handed_over: SeatHandedOver
    invitation_given: InvitationGiven
    invitation_withdrawn: InvitationWithdrawn
    handover_proposed: HandoverProposed
    handover_consented: HandoverConsented
    handover_declined: HandoverDeclined
    entropy_committed: EntropyCommitted
    entropy_revealed: EntropyRevealed
    epoch_began: EpochBegan
    epoch_agreed: EpochAgreed
    game_started: GameStarted
    prompt_opened: PromptOpened
    prompt_closed: PromptClosed
    order_given: OrderGiven
    order_withdrawn: OrderWithdrawn
    dice_rolled: DiceRolled
    undo_requested: UndoRequested
    undo_agreed: UndoAgreed
    undo_ended: UndoEnded
    undone: Undone
    roll_disputed: RollDisputed
    dispute_ended: DisputeEnded
    settled: Settled
    resigned: Resigned
    gave_up: GaveUp
    draw_offered: DrawOffered
    draw_ended: DrawEnded
    game_claimed: GameClaimed
    game_finished: GameFinished
    end_confirmed: EndConfirmed
    game_closed: GameClosed
    game_opened: GameOpened
    limit_requested: LimitRequested
    limit_agreed: LimitAgreed
    limit_request_ended: LimitRequestEnded
    limit_changed: LimitChanged
    decision_made: DecisionMade
    def __init__(self, game_created: _Optional[_Union[GameCreated, _Mapping]] = ..., epoch_opened: _Optional[_Union[EpochOpened, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., bot_seated: _Optional[_Union[BotSeated, _Mapping]] = ..., seat_left: _Optional[_Union[SeatLeft, _Mapping]] = ..., seat_freed: _Optional[_Union[SeatFreed, _Mapping]] = ..., line_up_locked: _Optional[_Union[LineUpLocked, _Mapping]] = ..., line_up_unlocked: _Optional[_Union[LineUpUnlocked, _Mapping]] = ..., seat_handed_over: _Optional[_Union[SeatHandedOver, _Mapping]] = ..., invitation_given: _Optional[_Union[InvitationGiven, _Mapping]] = ..., invitation_withdrawn: _Optional[_Union[InvitationWithdrawn, _Mapping]] = ..., handover_proposed: _Optional[_Union[HandoverProposed, _Mapping]] = ..., handover_consented: _Optional[_Union[HandoverConsented, _Mapping]] = ..., handover_declined: _Optional[_Union[HandoverDeclined, _Mapping]] = ..., entropy_committed: _Optional[_Union[EntropyCommitted, _Mapping]] = ..., entropy_revealed: _Optional[_Union[EntropyRevealed, _Mapping]] = ..., epoch_began: _Optional[_Union[EpochBegan, _Mapping]] = ..., epoch_agreed: _Optional[_Union[EpochAgreed, _Mapping]] = ..., game_started: _Optional[_Union[GameStarted, _Mapping]] = ..., prompt_opened: _Optional[_Union[PromptOpened, _Mapping]] = ..., prompt_closed: _Optional[_Union[PromptClosed, _Mapping]] = ..., order_given: _Optional[_Union[OrderGiven, _Mapping]] = ..., order_withdrawn: _Optional[_Union[OrderWithdrawn, _Mapping]] = ..., dice_rolled: _Optional[_Union[DiceRolled, _Mapping]] = ..., undo_requested: _Optional[_Union[UndoRequested, _Mapping]] = ..., undo_agreed: _Optional[_Union[UndoAgreed, _Mapping]] = ..., undo_ended: _Optional[_Union[UndoEnded, _Mapping]] = ..., undone: _Optional[_Union[Undone, _Mapping]] = ..., roll_disputed: _Optional[_Union[RollDisputed, _Mapping]] = ..., dispute_ended: _Optional[_Union[DisputeEnded, _Mapping]] = ..., settled: _Optional[_Union[Settled, _Mapping]] = ..., resigned: _Optional[_Union[Resigned, _Mapping]] = ..., gave_up: _Optional[_Union[GaveUp, _Mapping]] = ..., draw_offered: _Optional[_Union[DrawOffered, _Mapping]] = ..., draw_ended: _Optional[_Union[DrawEnded, _Mapping]] = ..., game_claimed: _Optional[_Union[GameClaimed, _Mapping]] = ..., game_finished: _Optional[_Union[GameFinished, _Mapping]] = ..., end_confirmed: _Optional[_Union[EndConfirmed, _Mapping]] = ..., game_closed: _Optional[_Union[GameClosed, _Mapping]] = ..., game_opened: _Optional[_Union[GameOpened, _Mapping]] = ..., limit_requested: _Optional[_Union[LimitRequested, _Mapping]] = ..., limit_agreed: _Optional[_Union[LimitAgreed, _Mapping]] = ..., limit_request_ended: _Optional[_Union[LimitRequestEnded, _Mapping]] = ..., limit_changed: _Optional[_Union[LimitChanged, _Mapping]] = ..., decision_made: _Optional[_Union[DecisionMade, _Mapping]] = ...) -> None: ...

class SealedAsked(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: Asked
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[Asked, _Mapping]] = ...) -> None: ...

class SealedOrdered(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: Ordered
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[Ordered, _Mapping]] = ...) -> None: ...

class SealedDecided(_message.Message):
    __slots__ = ("audience", "content")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: Decided
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[_Union[Decided, _Mapping]] = ...) -> None: ...
