import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from kronika.chance.v1 import chance_pb2 as _chance_pb2
from kronika.undaunted.v1 import undaunted_pb2 as _undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2 as _undaunted_campaign_pb2
from kronika.noretreat.v1 import noretreat_pb2 as _noretreat_pb2
from kronika.tankduel.v1 import tankduel_pb2 as _tankduel_pb2
from kronika.v1 import log_pb2 as _log_pb2
from kronika.v1 import system_pb2 as _system_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_SEATING: _ClassVar[Phase]
    PHASE_COMMITTING: _ClassVar[Phase]
    PHASE_RUNNING: _ClassVar[Phase]
    PHASE_FINISHED: _ClassVar[Phase]
    PHASE_CLOSED: _ClassVar[Phase]

class Due(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DUE_UNSPECIFIED: _ClassVar[Due]
    DUE_PROMPT: _ClassVar[Due]
    DUE_SEAT: _ClassVar[Due]
    DUE_COMMIT: _ClassVar[Due]
    DUE_REVEAL: _ClassVar[Due]
    DUE_EPOCH: _ClassVar[Due]
    DUE_CONFIRM: _ClassVar[Due]
    DUE_UNDO: _ClassVar[Due]
    DUE_DRAW: _ClassVar[Due]
    DUE_HANDOVER: _ClassVar[Due]
    DUE_LIMIT: _ClassVar[Due]

class UndoClass(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNDO_CLASS_UNSPECIFIED: _ClassVar[UndoClass]
    UNDO_CLASS_FREE: _ClassVar[UndoClass]
    UNDO_CLASS_CONSENT: _ClassVar[UndoClass]
    UNDO_CLASS_REFUSED: _ClassVar[UndoClass]
PHASE_UNSPECIFIED: Phase
PHASE_SEATING: Phase
PHASE_COMMITTING: Phase
PHASE_RUNNING: Phase
PHASE_FINISHED: Phase
PHASE_CLOSED: Phase
DUE_UNSPECIFIED: Due
DUE_PROMPT: Due
DUE_SEAT: Due
DUE_COMMIT: Due
DUE_REVEAL: Due
DUE_EPOCH: Due
DUE_CONFIRM: Due
DUE_UNDO: Due
DUE_DRAW: Due
DUE_HANDOVER: Due
DUE_LIMIT: Due
UNDO_CLASS_UNSPECIFIED: UndoClass
UNDO_CLASS_FREE: UndoClass
UNDO_CLASS_CONSENT: UndoClass
UNDO_CLASS_REFUSED: UndoClass

class Game(_message.Message):
    __slots__ = ("game", "system", "pack", "scenario", "title", "phase", "seats", "options", "origin", "version", "head", "prompts", "outcome", "epoch", "updated_at", "reveals_bound", "imported", "damaged", "awaited", "choices", "locked")
    class ChoicesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: OptionValue
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[OptionValue, _Mapping]] = ...) -> None: ...
    GAME_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_FIELD_NUMBER: _ClassVar[int]
    PACK_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ORIGIN_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    UPDATED_AT_FIELD_NUMBER: _ClassVar[int]
    REVEALS_BOUND_FIELD_NUMBER: _ClassVar[int]
    IMPORTED_FIELD_NUMBER: _ClassVar[int]
    DAMAGED_FIELD_NUMBER: _ClassVar[int]
    AWAITED_FIELD_NUMBER: _ClassVar[int]
    CHOICES_FIELD_NUMBER: _ClassVar[int]
    LOCKED_FIELD_NUMBER: _ClassVar[int]
    game: str
    system: str
    pack: _log_pb2.PackId
    scenario: str
    title: str
    phase: Phase
    seats: _containers.RepeatedCompositeFieldContainer[Seat]
    options: _log_pb2.Options
    origin: _log_pb2.Origin
    version: int
    head: bytes
    prompts: _containers.RepeatedCompositeFieldContainer[OpenPrompt]
    outcome: Outcome
    epoch: Epoch
    updated_at: _timestamp_pb2.Timestamp
    reveals_bound: bool
    imported: Imported
    damaged: str
    awaited: _containers.RepeatedCompositeFieldContainer[Awaited]
    choices: _containers.MessageMap[str, OptionValue]
    locked: bool
    def __init__(self, game: _Optional[str] = ..., system: _Optional[str] = ..., pack: _Optional[_Union[_log_pb2.PackId, _Mapping]] = ..., scenario: _Optional[str] = ..., title: _Optional[str] = ..., phase: _Optional[_Union[Phase, str]] = ..., seats: _Optional[_Iterable[_Union[Seat, _Mapping]]] = ..., options: _Optional[_Union[_log_pb2.Options, _Mapping]] = ..., origin: _Optional[_Union[_log_pb2.Origin, _Mapping]] = ..., version: _Optional[int] = ..., head: _Optional[bytes] = ..., prompts: _Optional[_Iterable[_Union[OpenPrompt, _Mapping]]] = ..., outcome: _Optional[_Union[Outcome, _Mapping]] = ..., epoch: _Optional[_Union[Epoch, _Mapping]] = ..., updated_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., reveals_bound: _Optional[bool] = ..., imported: _Optional[_Union[Imported, _Mapping]] = ..., damaged: _Optional[str] = ..., awaited: _Optional[_Iterable[_Union[Awaited, _Mapping]]] = ..., choices: _Optional[_Mapping[str, OptionValue]] = ..., locked: _Optional[bool] = ...) -> None: ...

class OptionValue(_message.Message):
    __slots__ = ("truth", "number", "text")
    TRUTH_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    truth: bool
    number: int
    text: str
    def __init__(self, truth: _Optional[bool] = ..., number: _Optional[int] = ..., text: _Optional[str] = ...) -> None: ...

class Awaited(_message.Message):
    __slots__ = ("seat", "what", "since", "until", "rests_until")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    WHAT_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    UNTIL_FIELD_NUMBER: _ClassVar[int]
    RESTS_UNTIL_FIELD_NUMBER: _ClassVar[int]
    seat: str
    what: Due
    since: _timestamp_pb2.Timestamp
    until: _timestamp_pb2.Timestamp
    rests_until: _timestamp_pb2.Timestamp
    def __init__(self, seat: _Optional[str] = ..., what: _Optional[_Union[Due, str]] = ..., since: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., until: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., rests_until: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Invitation(_message.Message):
    __slots__ = ("invitation", "by", "seat", "given_at", "until")
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GIVEN_AT_FIELD_NUMBER: _ClassVar[int]
    UNTIL_FIELD_NUMBER: _ClassVar[int]
    invitation: int
    by: str
    seat: str
    given_at: _timestamp_pb2.Timestamp
    until: _timestamp_pb2.Timestamp
    def __init__(self, invitation: _Optional[int] = ..., by: _Optional[str] = ..., seat: _Optional[str] = ..., given_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., until: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Imported(_message.Message):
    __slots__ = ("key", "vouched_by", "at", "claimed")
    KEY_FIELD_NUMBER: _ClassVar[int]
    VOUCHED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    key: bytes
    vouched_by: bytes
    at: _timestamp_pb2.Timestamp
    claimed: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, key: _Optional[bytes] = ..., vouched_by: _Optional[bytes] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., claimed: _Optional[_Iterable[str]] = ...) -> None: ...

class Seat(_message.Message):
    __slots__ = ("seat", "held", "name", "player", "signs", "committed", "revealed", "proposal", "bot")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HELD_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    SIGNS_FIELD_NUMBER: _ClassVar[int]
    COMMITTED_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    PROPOSAL_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    held: bool
    name: str
    player: bytes
    signs: bool
    committed: bool
    revealed: bool
    proposal: HandoverProposal
    bot: SeatedBot
    def __init__(self, seat: _Optional[str] = ..., held: _Optional[bool] = ..., name: _Optional[str] = ..., player: _Optional[bytes] = ..., signs: _Optional[bool] = ..., committed: _Optional[bool] = ..., revealed: _Optional[bool] = ..., proposal: _Optional[_Union[HandoverProposal, _Mapping]] = ..., bot: _Optional[_Union[SeatedBot, _Mapping]] = ...) -> None: ...

class SeatedBot(_message.Message):
    __slots__ = ("bot", "version", "commitment")
    BOT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    bot: str
    version: str
    commitment: bytes
    def __init__(self, bot: _Optional[str] = ..., version: _Optional[str] = ..., commitment: _Optional[bytes] = ...) -> None: ...

class BotForSeat(_message.Message):
    __slots__ = ("seat", "bot")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    seat: str
    bot: str
    def __init__(self, seat: _Optional[str] = ..., bot: _Optional[str] = ...) -> None: ...

class HandoverProposal(_message.Message):
    __slots__ = ("name", "key", "consents", "proposal", "proposed_at", "declinable_until")
    NAME_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    CONSENTS_FIELD_NUMBER: _ClassVar[int]
    PROPOSAL_FIELD_NUMBER: _ClassVar[int]
    PROPOSED_AT_FIELD_NUMBER: _ClassVar[int]
    DECLINABLE_UNTIL_FIELD_NUMBER: _ClassVar[int]
    name: str
    key: bytes
    consents: _containers.RepeatedScalarFieldContainer[str]
    proposal: int
    proposed_at: _timestamp_pb2.Timestamp
    declinable_until: _timestamp_pb2.Timestamp
    def __init__(self, name: _Optional[str] = ..., key: _Optional[bytes] = ..., consents: _Optional[_Iterable[str]] = ..., proposal: _Optional[int] = ..., proposed_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., declinable_until: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Epoch(_message.Message):
    __slots__ = ("number", "anchors", "began", "used", "agreed")
    class AnchorsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: bytes
        def __init__(self, key: _Optional[str] = ..., value: _Optional[bytes] = ...) -> None: ...
    class UsedEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    ANCHORS_FIELD_NUMBER: _ClassVar[int]
    BEGAN_FIELD_NUMBER: _ClassVar[int]
    USED_FIELD_NUMBER: _ClassVar[int]
    AGREED_FIELD_NUMBER: _ClassVar[int]
    number: int
    anchors: _containers.ScalarMap[str, bytes]
    began: bool
    used: _containers.ScalarMap[str, int]
    agreed: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, number: _Optional[int] = ..., anchors: _Optional[_Mapping[str, bytes]] = ..., began: _Optional[bool] = ..., used: _Optional[_Mapping[str, int]] = ..., agreed: _Optional[_Iterable[str]] = ...) -> None: ...

class OpenPrompt(_message.Message):
    __slots__ = ("prompt", "seat", "kind", "opened_at", "subject", "optional", "sentence")
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    OPENED_AT_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    OPTIONAL_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    prompt: int
    seat: str
    kind: _system_pb2.PromptKind
    opened_at: _timestamp_pb2.Timestamp
    subject: str
    optional: bool
    sentence: str
    def __init__(self, prompt: _Optional[int] = ..., seat: _Optional[str] = ..., kind: _Optional[_Union[_system_pb2.PromptKind, _Mapping]] = ..., opened_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., subject: _Optional[str] = ..., optional: _Optional[bool] = ..., sentence: _Optional[str] = ...) -> None: ...

class Prompt(_message.Message):
    __slots__ = ("prompt", "kind", "legal", "private", "subject", "optional", "sentence", "buttons")
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    PRIVATE_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    OPTIONAL_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    BUTTONS_FIELD_NUMBER: _ClassVar[int]
    prompt: int
    kind: _system_pb2.PromptKind
    legal: _containers.RepeatedCompositeFieldContainer[LegalDecision]
    private: bool
    subject: str
    optional: bool
    sentence: str
    buttons: _containers.RepeatedCompositeFieldContainer[Button]
    def __init__(self, prompt: _Optional[int] = ..., kind: _Optional[_Union[_system_pb2.PromptKind, _Mapping]] = ..., legal: _Optional[_Iterable[_Union[LegalDecision, _Mapping]]] = ..., private: _Optional[bool] = ..., subject: _Optional[str] = ..., optional: _Optional[bool] = ..., sentence: _Optional[str] = ..., buttons: _Optional[_Iterable[_Union[Button, _Mapping]]] = ...) -> None: ...

class Button(_message.Message):
    __slots__ = ("handle", "label")
    HANDLE_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    handle: str
    label: str
    def __init__(self, handle: _Optional[str] = ..., label: _Optional[str] = ...) -> None: ...

class Panel(_message.Message):
    __slots__ = ("name", "title", "svg", "width", "height")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    SVG_FIELD_NUMBER: _ClassVar[int]
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    HEIGHT_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    svg: str
    width: int
    height: int
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., svg: _Optional[str] = ..., width: _Optional[int] = ..., height: _Optional[int] = ...) -> None: ...

class LegalDecision(_message.Message):
    __slots__ = ("decision", "sentence", "odds", "handles")
    DECISION_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    ODDS_FIELD_NUMBER: _ClassVar[int]
    HANDLES_FIELD_NUMBER: _ClassVar[int]
    decision: _system_pb2.Decision
    sentence: str
    odds: Odds
    handles: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, decision: _Optional[_Union[_system_pb2.Decision, _Mapping]] = ..., sentence: _Optional[str] = ..., odds: _Optional[_Union[Odds, _Mapping]] = ..., handles: _Optional[_Iterable[str]] = ...) -> None: ...

class Odds(_message.Message):
    __slots__ = ("target", "parts", "dice", "wins", "outcomes", "at_most", "results", "rule", "counts")
    TARGET_FIELD_NUMBER: _ClassVar[int]
    PARTS_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    WINS_FIELD_NUMBER: _ClassVar[int]
    OUTCOMES_FIELD_NUMBER: _ClassVar[int]
    AT_MOST_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    target: int
    parts: _containers.RepeatedCompositeFieldContainer[_chance_pb2.Part]
    dice: int
    wins: int
    outcomes: int
    at_most: bool
    results: _containers.RepeatedCompositeFieldContainer[OddsResult]
    rule: str
    counts: str
    def __init__(self, target: _Optional[int] = ..., parts: _Optional[_Iterable[_Union[_chance_pb2.Part, _Mapping]]] = ..., dice: _Optional[int] = ..., wins: _Optional[int] = ..., outcomes: _Optional[int] = ..., at_most: _Optional[bool] = ..., results: _Optional[_Iterable[_Union[OddsResult, _Mapping]]] = ..., rule: _Optional[str] = ..., counts: _Optional[str] = ...) -> None: ...

class RollResult(_message.Message):
    __slots__ = ("succeeded", "rule", "counts", "numbers", "enough")
    SUCCEEDED_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    NUMBERS_FIELD_NUMBER: _ClassVar[int]
    ENOUGH_FIELD_NUMBER: _ClassVar[int]
    succeeded: bool
    rule: str
    counts: str
    numbers: _containers.RepeatedScalarFieldContainer[int]
    enough: _containers.RepeatedScalarFieldContainer[bool]
    def __init__(self, succeeded: _Optional[bool] = ..., rule: _Optional[str] = ..., counts: _Optional[str] = ..., numbers: _Optional[_Iterable[int]] = ..., enough: _Optional[_Iterable[bool]] = ...) -> None: ...

class OddsResult(_message.Message):
    __slots__ = ("name", "label", "outcomes")
    NAME_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    OUTCOMES_FIELD_NUMBER: _ClassVar[int]
    name: str
    label: str
    outcomes: int
    def __init__(self, name: _Optional[str] = ..., label: _Optional[str] = ..., outcomes: _Optional[int] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("winners", "how", "rule")
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    winners: _containers.RepeatedScalarFieldContainer[str]
    how: _system_pb2.Ending
    rule: str
    def __init__(self, winners: _Optional[_Iterable[str]] = ..., how: _Optional[_Union[_system_pb2.Ending, _Mapping]] = ..., rule: _Optional[str] = ...) -> None: ...

class UndoOffer(_message.Message):
    __slots__ = ("to", "undo_class")
    TO_FIELD_NUMBER: _ClassVar[int]
    UNDO_CLASS_FIELD_NUMBER: _ClassVar[int]
    to: int
    undo_class: UndoClass
    def __init__(self, to: _Optional[int] = ..., undo_class: _Optional[_Union[UndoClass, str]] = ...) -> None: ...

class UndoRequest(_message.Message):
    __slots__ = ("seat", "to", "dispute", "agreed", "seen")
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
    AGREED_FIELD_NUMBER: _ClassVar[int]
    SEEN_FIELD_NUMBER: _ClassVar[int]
    seat: str
    to: int
    dispute: int
    agreed: _containers.RepeatedScalarFieldContainer[str]
    seen: _containers.ScalarMap[str, int]
    def __init__(self, seat: _Optional[str] = ..., to: _Optional[int] = ..., dispute: _Optional[int] = ..., agreed: _Optional[_Iterable[str]] = ..., seen: _Optional[_Mapping[str, int]] = ...) -> None: ...

class LimitRequest(_message.Message):
    __slots__ = ("seat", "change", "seconds", "agreed")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHANGE_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    AGREED_FIELD_NUMBER: _ClassVar[int]
    seat: str
    change: _log_pb2.LimitChange
    seconds: int
    agreed: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, seat: _Optional[str] = ..., change: _Optional[_Union[_log_pb2.LimitChange, str]] = ..., seconds: _Optional[int] = ..., agreed: _Optional[_Iterable[str]] = ...) -> None: ...

class Dispute(_message.Message):
    __slots__ = ("seat", "version", "reason", "how")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    HOW_FIELD_NUMBER: _ClassVar[int]
    seat: str
    version: int
    reason: str
    how: _log_pb2.DisputeEnding
    def __init__(self, seat: _Optional[str] = ..., version: _Optional[int] = ..., reason: _Optional[str] = ..., how: _Optional[_Union[_log_pb2.DisputeEnding, str]] = ...) -> None: ...

class Snapshot(_message.Message):
    __slots__ = ("game", "version", "head", "phase", "audience", "view", "open_prompts", "prompts", "outcome", "undo", "undo_requests", "draw_offers", "disputes", "confirmed", "doing", "orders", "order_offers", "order_sentences", "limit_requests", "limit_paused")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    OPEN_PROMPTS_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    UNDO_FIELD_NUMBER: _ClassVar[int]
    UNDO_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    DRAW_OFFERS_FIELD_NUMBER: _ClassVar[int]
    DISPUTES_FIELD_NUMBER: _ClassVar[int]
    CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    DOING_FIELD_NUMBER: _ClassVar[int]
    ORDERS_FIELD_NUMBER: _ClassVar[int]
    ORDER_OFFERS_FIELD_NUMBER: _ClassVar[int]
    ORDER_SENTENCES_FIELD_NUMBER: _ClassVar[int]
    LIMIT_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    LIMIT_PAUSED_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    head: bytes
    phase: Phase
    audience: str
    view: _system_pb2.View
    open_prompts: _containers.RepeatedCompositeFieldContainer[OpenPrompt]
    prompts: _containers.RepeatedCompositeFieldContainer[Prompt]
    outcome: Outcome
    undo: UndoOffer
    undo_requests: _containers.RepeatedCompositeFieldContainer[UndoRequest]
    draw_offers: _containers.RepeatedScalarFieldContainer[str]
    disputes: _containers.RepeatedCompositeFieldContainer[Dispute]
    confirmed: _containers.RepeatedScalarFieldContainer[str]
    doing: str
    orders: _containers.RepeatedCompositeFieldContainer[StandingOrder]
    order_offers: _containers.RepeatedCompositeFieldContainer[_log_pb2.Order]
    order_sentences: _containers.RepeatedScalarFieldContainer[str]
    limit_requests: _containers.RepeatedCompositeFieldContainer[LimitRequest]
    limit_paused: bool
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., head: _Optional[bytes] = ..., phase: _Optional[_Union[Phase, str]] = ..., audience: _Optional[str] = ..., view: _Optional[_Union[_system_pb2.View, _Mapping]] = ..., open_prompts: _Optional[_Iterable[_Union[OpenPrompt, _Mapping]]] = ..., prompts: _Optional[_Iterable[_Union[Prompt, _Mapping]]] = ..., outcome: _Optional[_Union[Outcome, _Mapping]] = ..., undo: _Optional[_Union[UndoOffer, _Mapping]] = ..., undo_requests: _Optional[_Iterable[_Union[UndoRequest, _Mapping]]] = ..., draw_offers: _Optional[_Iterable[str]] = ..., disputes: _Optional[_Iterable[_Union[Dispute, _Mapping]]] = ..., confirmed: _Optional[_Iterable[str]] = ..., doing: _Optional[str] = ..., orders: _Optional[_Iterable[_Union[StandingOrder, _Mapping]]] = ..., order_offers: _Optional[_Iterable[_Union[_log_pb2.Order, _Mapping]]] = ..., order_sentences: _Optional[_Iterable[str]] = ..., limit_requests: _Optional[_Iterable[_Union[LimitRequest, _Mapping]]] = ..., limit_paused: _Optional[bool] = ...) -> None: ...

class StandingOrder(_message.Message):
    __slots__ = ("version", "seat", "order", "sentence")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    version: int
    seat: str
    order: _log_pb2.Order
    sentence: str
    def __init__(self, version: _Optional[int] = ..., seat: _Optional[str] = ..., order: _Optional[_Union[_log_pb2.Order, _Mapping]] = ..., sentence: _Optional[str] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("version", "at", "tx", "sentence", "kernel", "undaunted", "undaunted_campaign", "noretreat", "tankduel", "proof", "check", "result")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    TX_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    KERNEL_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_FIELD_NUMBER: _ClassVar[int]
    UNDAUNTED_CAMPAIGN_FIELD_NUMBER: _ClassVar[int]
    NORETREAT_FIELD_NUMBER: _ClassVar[int]
    TANKDUEL_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    CHECK_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    version: int
    at: _timestamp_pb2.Timestamp
    tx: int
    sentence: str
    kernel: _log_pb2.KernelEvent
    undaunted: _undaunted_pb2.UndauntedEvent
    undaunted_campaign: _undaunted_campaign_pb2.UndauntedCampaignEvent
    noretreat: _noretreat_pb2.NoRetreatEvent
    tankduel: _tankduel_pb2.TankDuelEvent
    proof: Proof
    check: bool
    result: RollResult
    def __init__(self, version: _Optional[int] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., tx: _Optional[int] = ..., sentence: _Optional[str] = ..., kernel: _Optional[_Union[_log_pb2.KernelEvent, _Mapping]] = ..., undaunted: _Optional[_Union[_undaunted_pb2.UndauntedEvent, _Mapping]] = ..., undaunted_campaign: _Optional[_Union[_undaunted_campaign_pb2.UndauntedCampaignEvent, _Mapping]] = ..., noretreat: _Optional[_Union[_noretreat_pb2.NoRetreatEvent, _Mapping]] = ..., tankduel: _Optional[_Union[_tankduel_pb2.TankDuelEvent, _Mapping]] = ..., proof: _Optional[_Union[Proof, _Mapping]] = ..., check: _Optional[bool] = ..., result: _Optional[_Union[RollResult, _Mapping]] = ...) -> None: ...

class Proof(_message.Message):
    __slots__ = ("public", "sealed")
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    SEALED_FIELD_NUMBER: _ClassVar[int]
    public: bytes
    sealed: _containers.RepeatedCompositeFieldContainer[SealedPart]
    def __init__(self, public: _Optional[bytes] = ..., sealed: _Optional[_Iterable[_Union[SealedPart, _Mapping]]] = ...) -> None: ...

class SealedPart(_message.Message):
    __slots__ = ("audience", "content", "salt", "seal")
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    SALT_FIELD_NUMBER: _ClassVar[int]
    SEAL_FIELD_NUMBER: _ClassVar[int]
    audience: str
    content: bytes
    salt: bytes
    seal: bytes
    def __init__(self, audience: _Optional[str] = ..., content: _Optional[bytes] = ..., salt: _Optional[bytes] = ..., seal: _Optional[bytes] = ...) -> None: ...

class Receipt(_message.Message):
    __slots__ = ("game", "version", "head", "key", "signature")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    head: bytes
    key: bytes
    signature: bytes
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., head: _Optional[bytes] = ..., key: _Optional[bytes] = ..., signature: _Optional[bytes] = ...) -> None: ...

class Answer(_message.Message):
    __slots__ = ("events", "snapshot", "receipt")
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    RECEIPT_FIELD_NUMBER: _ClassVar[int]
    events: _containers.RepeatedCompositeFieldContainer[Event]
    snapshot: Snapshot
    receipt: Receipt
    def __init__(self, events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ..., snapshot: _Optional[_Union[Snapshot, _Mapping]] = ..., receipt: _Optional[_Union[Receipt, _Mapping]] = ...) -> None: ...
