import datetime

from google.protobuf import field_mask_pb2 as _field_mask_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from kronika.chance.v1 import chance_pb2 as _chance_pb2
from kronika.v1 import errors_pb2 as _errors_pb2
from kronika.v1 import game_pb2 as _game_pb2
from kronika.v1 import log_pb2 as _log_pb2
from kronika.v1 import system_pb2 as _system_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Roll(_message.Message):
    __slots__ = ("game", "version", "use", "link", "faces", "test", "sentence", "undone", "seat", "canonical", "previous", "disputes", "flip", "waits", "result")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    USE_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    TEST_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    UNDONE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CANONICAL_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_FIELD_NUMBER: _ClassVar[int]
    DISPUTES_FIELD_NUMBER: _ClassVar[int]
    FLIP_FIELD_NUMBER: _ClassVar[int]
    WAITS_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    use: _chance_pb2.Use
    link: bytes
    faces: _containers.RepeatedScalarFieldContainer[int]
    test: _chance_pb2.Test
    sentence: str
    undone: bool
    seat: str
    canonical: bytes
    previous: bytes
    disputes: _containers.RepeatedCompositeFieldContainer[_game_pb2.Dispute]
    flip: Flip
    waits: str
    result: _game_pb2.RollResult
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., use: _Optional[_Union[_chance_pb2.Use, _Mapping]] = ..., link: _Optional[bytes] = ..., faces: _Optional[_Iterable[int]] = ..., test: _Optional[_Union[_chance_pb2.Test, _Mapping]] = ..., sentence: _Optional[str] = ..., undone: _Optional[bool] = ..., seat: _Optional[str] = ..., canonical: _Optional[bytes] = ..., previous: _Optional[bytes] = ..., disputes: _Optional[_Iterable[_Union[_game_pb2.Dispute, _Mapping]]] = ..., flip: _Optional[_Union[Flip, _Mapping]] = ..., waits: _Optional[str] = ..., result: _Optional[_Union[_game_pb2.RollResult, _Mapping]] = ...) -> None: ...

class Flip(_message.Message):
    __slots__ = ("card", "number", "index")
    CARD_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    card: str
    number: int
    index: int
    def __init__(self, card: _Optional[str] = ..., number: _Optional[int] = ..., index: _Optional[int] = ...) -> None: ...

class PlayerRolls(_message.Message):
    __slots__ = ("player", "rolls", "successes", "expected", "low", "high")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    ROLLS_FIELD_NUMBER: _ClassVar[int]
    SUCCESSES_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_FIELD_NUMBER: _ClassVar[int]
    LOW_FIELD_NUMBER: _ClassVar[int]
    HIGH_FIELD_NUMBER: _ClassVar[int]
    player: bytes
    rolls: int
    successes: int
    expected: float
    low: float
    high: float
    def __init__(self, player: _Optional[bytes] = ..., rolls: _Optional[int] = ..., successes: _Optional[int] = ..., expected: _Optional[float] = ..., low: _Optional[float] = ..., high: _Optional[float] = ...) -> None: ...

class TimelineEntry(_message.Message):
    __slots__ = ("version", "at", "seat", "round", "sentences", "undone", "versions")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    SENTENCES_FIELD_NUMBER: _ClassVar[int]
    UNDONE_FIELD_NUMBER: _ClassVar[int]
    VERSIONS_FIELD_NUMBER: _ClassVar[int]
    version: int
    at: _timestamp_pb2.Timestamp
    seat: str
    round: int
    sentences: _containers.RepeatedScalarFieldContainer[str]
    undone: bool
    versions: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, version: _Optional[int] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., seat: _Optional[str] = ..., round: _Optional[int] = ..., sentences: _Optional[_Iterable[str]] = ..., undone: _Optional[bool] = ..., versions: _Optional[_Iterable[int]] = ...) -> None: ...

class CreateGameRequest(_message.Message):
    __slots__ = ("pack", "scenario", "options", "request_id", "seats", "choices", "bots")
    class ChoicesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: _game_pb2.OptionValue
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[_game_pb2.OptionValue, _Mapping]] = ...) -> None: ...
    PACK_FIELD_NUMBER: _ClassVar[int]
    SCENARIO_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    CHOICES_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    pack: str
    scenario: str
    options: _log_pb2.Options
    request_id: str
    seats: _containers.RepeatedScalarFieldContainer[str]
    choices: _containers.MessageMap[str, _game_pb2.OptionValue]
    bots: _containers.RepeatedCompositeFieldContainer[_game_pb2.BotForSeat]
    def __init__(self, pack: _Optional[str] = ..., scenario: _Optional[str] = ..., options: _Optional[_Union[_log_pb2.Options, _Mapping]] = ..., request_id: _Optional[str] = ..., seats: _Optional[_Iterable[str]] = ..., choices: _Optional[_Mapping[str, _game_pb2.OptionValue]] = ..., bots: _Optional[_Iterable[_Union[_game_pb2.BotForSeat, _Mapping]]] = ...) -> None: ...

class CreateGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class GetGameRequest(_message.Message):
    __slots__ = ("game", "read_mask")
    GAME_FIELD_NUMBER: _ClassVar[int]
    READ_MASK_FIELD_NUMBER: _ClassVar[int]
    game: str
    read_mask: _field_mask_pb2.FieldMask
    def __init__(self, game: _Optional[str] = ..., read_mask: _Optional[_Union[_field_mask_pb2.FieldMask, _Mapping]] = ...) -> None: ...

class GetGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class ListGamesRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "phase", "player", "pack", "mine")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    PACK_FIELD_NUMBER: _ClassVar[int]
    MINE_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    phase: _game_pb2.Phase
    player: bytes
    pack: str
    mine: bool
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., phase: _Optional[_Union[_game_pb2.Phase, str]] = ..., player: _Optional[bytes] = ..., pack: _Optional[str] = ..., mine: _Optional[bool] = ...) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games", "next_page_token")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[_game_pb2.Game]
    next_page_token: str
    def __init__(self, games: _Optional[_Iterable[_Union[_game_pb2.Game, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class TakeSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "name", "key")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    name: str
    key: bytes
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., name: _Optional[str] = ..., key: _Optional[bytes] = ...) -> None: ...

class TakeSeatResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class LeaveSeatRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class LeaveSeatResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class FreeSeatRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class FreeSeatResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class LockLineUpRequest(_message.Message):
    __slots__ = ("game", "unlock")
    GAME_FIELD_NUMBER: _ClassVar[int]
    UNLOCK_FIELD_NUMBER: _ClassVar[int]
    game: str
    unlock: bool
    def __init__(self, game: _Optional[str] = ..., unlock: _Optional[bool] = ...) -> None: ...

class LockLineUpResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class HandOverSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "name", "token_hash", "key", "signed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TOKEN_HASH_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    name: str
    token_hash: bytes
    key: bytes
    signed: _log_pb2.Signed
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., name: _Optional[str] = ..., token_hash: _Optional[bytes] = ..., key: _Optional[bytes] = ..., signed: _Optional[_Union[_log_pb2.Signed, _Mapping]] = ...) -> None: ...

class HandOverSeatResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class CreateInvitationRequest(_message.Message):
    __slots__ = ("game", "by", "seat", "lifetime")
    GAME_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LIFETIME_FIELD_NUMBER: _ClassVar[int]
    game: str
    by: str
    seat: str
    lifetime: int
    def __init__(self, game: _Optional[str] = ..., by: _Optional[str] = ..., seat: _Optional[str] = ..., lifetime: _Optional[int] = ...) -> None: ...

class CreateInvitationResponse(_message.Message):
    __slots__ = ("invitation", "secret")
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    invitation: _game_pb2.Invitation
    secret: bytes
    def __init__(self, invitation: _Optional[_Union[_game_pb2.Invitation, _Mapping]] = ..., secret: _Optional[bytes] = ...) -> None: ...

class InviteBotRequest(_message.Message):
    __slots__ = ("game", "seat", "bot")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    bot: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., bot: _Optional[str] = ...) -> None: ...

class InviteBotResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class ListInvitationsRequest(_message.Message):
    __slots__ = ("game", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListInvitationsResponse(_message.Message):
    __slots__ = ("invitations", "next_page_token")
    INVITATIONS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    invitations: _containers.RepeatedCompositeFieldContainer[_game_pb2.Invitation]
    next_page_token: str
    def __init__(self, invitations: _Optional[_Iterable[_Union[_game_pb2.Invitation, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class WithdrawInvitationRequest(_message.Message):
    __slots__ = ("game", "by", "invitation")
    GAME_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    game: str
    by: str
    invitation: int
    def __init__(self, game: _Optional[str] = ..., by: _Optional[str] = ..., invitation: _Optional[int] = ...) -> None: ...

class WithdrawInvitationResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ProposeHandoverRequest(_message.Message):
    __slots__ = ("game", "seat", "name", "key")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    name: str
    key: bytes
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., name: _Optional[str] = ..., key: _Optional[bytes] = ...) -> None: ...

class ProposeHandoverResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class AnswerHandoverRequest(_message.Message):
    __slots__ = ("game", "seat", "asked", "consent", "proposal")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ASKED_FIELD_NUMBER: _ClassVar[int]
    CONSENT_FIELD_NUMBER: _ClassVar[int]
    PROPOSAL_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    asked: str
    consent: bool
    proposal: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., asked: _Optional[str] = ..., consent: _Optional[bool] = ..., proposal: _Optional[int] = ...) -> None: ...

class AnswerHandoverResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class CommitEntropyRequest(_message.Message):
    __slots__ = ("game", "seat", "epoch", "commitment", "signed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    epoch: int
    commitment: bytes
    signed: _log_pb2.Signed
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., epoch: _Optional[int] = ..., commitment: _Optional[bytes] = ..., signed: _Optional[_Union[_log_pb2.Signed, _Mapping]] = ...) -> None: ...

class CommitEntropyResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class RevealEntropyRequest(_message.Message):
    __slots__ = ("game", "seat", "epoch", "entropy", "signed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    epoch: int
    entropy: bytes
    signed: _log_pb2.Signed
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., epoch: _Optional[int] = ..., entropy: _Optional[bytes] = ..., signed: _Optional[_Union[_log_pb2.Signed, _Mapping]] = ...) -> None: ...

class RevealEntropyResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class AgreeToEpochRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class AgreeToEpochResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class GetSnapshotRequest(_message.Message):
    __slots__ = ("game", "audience", "version", "scene", "read_mask")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SCENE_FIELD_NUMBER: _ClassVar[int]
    READ_MASK_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    version: int
    scene: bool
    read_mask: _field_mask_pb2.FieldMask
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., version: _Optional[int] = ..., scene: _Optional[bool] = ..., read_mask: _Optional[_Union[_field_mask_pb2.FieldMask, _Mapping]] = ...) -> None: ...

class GetSnapshotResponse(_message.Message):
    __slots__ = ("snapshot", "scene")
    SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    SCENE_FIELD_NUMBER: _ClassVar[int]
    snapshot: _game_pb2.Snapshot
    scene: _system_pb2.Scene
    def __init__(self, snapshot: _Optional[_Union[_game_pb2.Snapshot, _Mapping]] = ..., scene: _Optional[_Union[_system_pb2.Scene, _Mapping]] = ...) -> None: ...

class GetDrawingRequest(_message.Message):
    __slots__ = ("game", "audience", "version")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    version: int
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetDrawingResponse(_message.Message):
    __slots__ = ("version", "panels")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PANELS_FIELD_NUMBER: _ClassVar[int]
    version: int
    panels: _containers.RepeatedCompositeFieldContainer[_game_pb2.Panel]
    def __init__(self, version: _Optional[int] = ..., panels: _Optional[_Iterable[_Union[_game_pb2.Panel, _Mapping]]] = ...) -> None: ...

class GetPromptsRequest(_message.Message):
    __slots__ = ("game", "seat", "version")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    version: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetPromptsResponse(_message.Message):
    __slots__ = ("version", "prompts")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_FIELD_NUMBER: _ClassVar[int]
    version: int
    prompts: _containers.RepeatedCompositeFieldContainer[_game_pb2.Prompt]
    def __init__(self, version: _Optional[int] = ..., prompts: _Optional[_Iterable[_Union[_game_pb2.Prompt, _Mapping]]] = ...) -> None: ...

class ListStepsRequest(_message.Message):
    __slots__ = ("game", "audience", "after", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    after: int
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListStepsResponse(_message.Message):
    __slots__ = ("steps", "next_page_token")
    STEPS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    steps: _containers.RepeatedCompositeFieldContainer[Step]
    next_page_token: str
    def __init__(self, steps: _Optional[_Iterable[_Union[Step, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class Step(_message.Message):
    __slots__ = ("version", "sentence", "check", "back_to", "round", "doing", "open_prompts", "outcome", "panels", "gone")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    CHECK_FIELD_NUMBER: _ClassVar[int]
    BACK_TO_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DOING_FIELD_NUMBER: _ClassVar[int]
    OPEN_PROMPTS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    PANELS_FIELD_NUMBER: _ClassVar[int]
    GONE_FIELD_NUMBER: _ClassVar[int]
    version: int
    sentence: str
    check: bool
    back_to: int
    round: int
    doing: str
    open_prompts: _containers.RepeatedCompositeFieldContainer[_game_pb2.OpenPrompt]
    outcome: _game_pb2.Outcome
    panels: _containers.RepeatedCompositeFieldContainer[PanelChange]
    gone: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, version: _Optional[int] = ..., sentence: _Optional[str] = ..., check: _Optional[bool] = ..., back_to: _Optional[int] = ..., round: _Optional[int] = ..., doing: _Optional[str] = ..., open_prompts: _Optional[_Iterable[_Union[_game_pb2.OpenPrompt, _Mapping]]] = ..., outcome: _Optional[_Union[_game_pb2.Outcome, _Mapping]] = ..., panels: _Optional[_Iterable[_Union[PanelChange, _Mapping]]] = ..., gone: _Optional[_Iterable[str]] = ...) -> None: ...

class PanelChange(_message.Message):
    __slots__ = ("name", "title", "width", "height", "pieces")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    HEIGHT_FIELD_NUMBER: _ClassVar[int]
    PIECES_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    width: int
    height: int
    pieces: _containers.RepeatedCompositeFieldContainer[Piece]
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., width: _Optional[int] = ..., height: _Optional[int] = ..., pieces: _Optional[_Iterable[_Union[Piece, _Mapping]]] = ...) -> None: ...

class Piece(_message.Message):
    __slots__ = ("text", "start", "count")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    text: str
    start: int
    count: int
    def __init__(self, text: _Optional[str] = ..., start: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class ReplayFileRequest(_message.Message):
    __slots__ = ("chunk", "audience", "after", "page_size")
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    chunk: bytes
    audience: str
    after: int
    page_size: int
    def __init__(self, chunk: _Optional[bytes] = ..., audience: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ...) -> None: ...

class ReplayFileResponse(_message.Message):
    __slots__ = ("steps", "version", "audience", "audiences")
    STEPS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    AUDIENCES_FIELD_NUMBER: _ClassVar[int]
    steps: _containers.RepeatedCompositeFieldContainer[Step]
    version: int
    audience: str
    audiences: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, steps: _Optional[_Iterable[_Union[Step, _Mapping]]] = ..., version: _Optional[int] = ..., audience: _Optional[str] = ..., audiences: _Optional[_Iterable[str]] = ...) -> None: ...

class ReplayGameFileRequest(_message.Message):
    __slots__ = ("file", "audience", "after", "page_size")
    FILE_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    file: bytes
    audience: str
    after: int
    page_size: int
    def __init__(self, file: _Optional[bytes] = ..., audience: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ...) -> None: ...

class ReplayGameFileResponse(_message.Message):
    __slots__ = ("replay",)
    REPLAY_FIELD_NUMBER: _ClassVar[int]
    replay: ReplayFileResponse
    def __init__(self, replay: _Optional[_Union[ReplayFileResponse, _Mapping]] = ...) -> None: ...

class DecideRequest(_message.Message):
    __slots__ = ("game", "seat", "prompt", "decision", "request_id", "expected_version", "signed", "read_mask")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    READ_MASK_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    prompt: int
    decision: _system_pb2.Decision
    request_id: str
    expected_version: int
    signed: _log_pb2.Signed
    read_mask: _field_mask_pb2.FieldMask
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., prompt: _Optional[int] = ..., decision: _Optional[_Union[_system_pb2.Decision, _Mapping]] = ..., request_id: _Optional[str] = ..., expected_version: _Optional[int] = ..., signed: _Optional[_Union[_log_pb2.Signed, _Mapping]] = ..., read_mask: _Optional[_Union[_field_mask_pb2.FieldMask, _Mapping]] = ...) -> None: ...

class DecideResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class DecideEachResponse(_message.Message):
    __slots__ = ("answer", "refusal")
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    REFUSAL_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    refusal: _errors_pb2.Refusal
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ..., refusal: _Optional[_Union[_errors_pb2.Refusal, _Mapping]] = ...) -> None: ...

class ListEventsRequest(_message.Message):
    __slots__ = ("game", "audience", "after", "page_size", "proof", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    after: int
    page_size: int
    proof: bool
    page_token: str
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ..., proof: _Optional[bool] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListEventsResponse(_message.Message):
    __slots__ = ("events", "next_page_token")
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    events: _containers.RepeatedCompositeFieldContainer[_game_pb2.Event]
    next_page_token: str
    def __init__(self, events: _Optional[_Iterable[_Union[_game_pb2.Event, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class WatchGameRequest(_message.Message):
    __slots__ = ("game", "audience", "after", "proof", "prompts", "heartbeat_seconds")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    after: int
    proof: bool
    prompts: bool
    heartbeat_seconds: int
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., after: _Optional[int] = ..., proof: _Optional[bool] = ..., prompts: _Optional[bool] = ..., heartbeat_seconds: _Optional[int] = ...) -> None: ...

class WatchGameResponse(_message.Message):
    __slots__ = ("events", "head", "prompts", "prompts_at", "closed")
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_AT_FIELD_NUMBER: _ClassVar[int]
    CLOSED_FIELD_NUMBER: _ClassVar[int]
    events: _containers.RepeatedCompositeFieldContainer[_game_pb2.Event]
    head: bytes
    prompts: _containers.RepeatedCompositeFieldContainer[_game_pb2.Prompt]
    prompts_at: int
    closed: bool
    def __init__(self, events: _Optional[_Iterable[_Union[_game_pb2.Event, _Mapping]]] = ..., head: _Optional[bytes] = ..., prompts: _Optional[_Iterable[_Union[_game_pb2.Prompt, _Mapping]]] = ..., prompts_at: _Optional[int] = ..., closed: _Optional[bool] = ...) -> None: ...

class WatchGamesRequest(_message.Message):
    __slots__ = ("games", "player", "heartbeat_seconds")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[WatchGameRequest]
    player: bool
    heartbeat_seconds: int
    def __init__(self, games: _Optional[_Iterable[_Union[WatchGameRequest, _Mapping]]] = ..., player: _Optional[bool] = ..., heartbeat_seconds: _Optional[int] = ...) -> None: ...

class WatchGamesResponse(_message.Message):
    __slots__ = ("game", "turn", "ended")
    GAME_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    ENDED_FIELD_NUMBER: _ClassVar[int]
    game: WatchedGame
    turn: WatchPlayerResponse
    ended: WatchEnded
    def __init__(self, game: _Optional[_Union[WatchedGame, _Mapping]] = ..., turn: _Optional[_Union[WatchPlayerResponse, _Mapping]] = ..., ended: _Optional[_Union[WatchEnded, _Mapping]] = ...) -> None: ...

class WatchedGame(_message.Message):
    __slots__ = ("game", "audience", "told")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    TOLD_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    told: WatchGameResponse
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., told: _Optional[_Union[WatchGameResponse, _Mapping]] = ...) -> None: ...

class WatchEnded(_message.Message):
    __slots__ = ("game", "audience", "reason", "sentence")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    reason: _errors_pb2.ErrorReason
    sentence: str
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ..., reason: _Optional[_Union[_errors_pb2.ErrorReason, str]] = ..., sentence: _Optional[str] = ...) -> None: ...

class WatchPlayerRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class WatchPlayerResponse(_message.Message):
    __slots__ = ("game", "version", "phase", "prompts", "waiting")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    PROMPTS_FIELD_NUMBER: _ClassVar[int]
    WAITING_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    phase: _game_pb2.Phase
    prompts: _containers.RepeatedCompositeFieldContainer[_game_pb2.OpenPrompt]
    waiting: _containers.RepeatedScalarFieldContainer[_game_pb2.Due]
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., phase: _Optional[_Union[_game_pb2.Phase, str]] = ..., prompts: _Optional[_Iterable[_Union[_game_pb2.OpenPrompt, _Mapping]]] = ..., waiting: _Optional[_Iterable[_Union[_game_pb2.Due, str]]] = ...) -> None: ...

class RequestUndoRequest(_message.Message):
    __slots__ = ("game", "seat", "to", "dispute")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    DISPUTE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    to: int
    dispute: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., to: _Optional[int] = ..., dispute: _Optional[int] = ...) -> None: ...

class RequestUndoResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class AnswerUndoRequest(_message.Message):
    __slots__ = ("game", "seat", "asked_by", "agree")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ASKED_BY_FIELD_NUMBER: _ClassVar[int]
    AGREE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    asked_by: str
    agree: bool
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., asked_by: _Optional[str] = ..., agree: _Optional[bool] = ...) -> None: ...

class AnswerUndoResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class WithdrawUndoRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class WithdrawUndoResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class RequestLimitRequest(_message.Message):
    __slots__ = ("game", "seat", "change", "seconds")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHANGE_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    change: _log_pb2.LimitChange
    seconds: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., change: _Optional[_Union[_log_pb2.LimitChange, str]] = ..., seconds: _Optional[int] = ...) -> None: ...

class RequestLimitResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class AnswerLimitRequest(_message.Message):
    __slots__ = ("game", "seat", "asked_by", "agree")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ASKED_BY_FIELD_NUMBER: _ClassVar[int]
    AGREE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    asked_by: str
    agree: bool
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., asked_by: _Optional[str] = ..., agree: _Optional[bool] = ...) -> None: ...

class AnswerLimitResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class WithdrawLimitRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class WithdrawLimitResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class ResignRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class ResignResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class OfferDrawRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class OfferDrawResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class DeclineDrawRequest(_message.Message):
    __slots__ = ("game", "seat", "offered_by")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    OFFERED_BY_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    offered_by: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., offered_by: _Optional[str] = ...) -> None: ...

class DeclineDrawResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class ClaimGameRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class ClaimGameResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class ConfirmEndRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ...) -> None: ...

class ConfirmEndResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class DisputeRollRequest(_message.Message):
    __slots__ = ("game", "seat", "version", "reason")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    version: int
    reason: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., version: _Optional[int] = ..., reason: _Optional[str] = ...) -> None: ...

class DisputeRollResponse(_message.Message):
    __slots__ = ("answer", "roll")
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    ROLL_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    roll: Roll
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ..., roll: _Optional[_Union[Roll, _Mapping]] = ...) -> None: ...

class WithdrawDisputeRequest(_message.Message):
    __slots__ = ("game", "seat", "version")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    version: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class WithdrawDisputeResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class GetRollRequest(_message.Message):
    __slots__ = ("game", "version")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetRollResponse(_message.Message):
    __slots__ = ("roll",)
    ROLL_FIELD_NUMBER: _ClassVar[int]
    roll: Roll
    def __init__(self, roll: _Optional[_Union[Roll, _Mapping]] = ...) -> None: ...

class ListRollsRequest(_message.Message):
    __slots__ = ("game", "after", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    after: int
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListRollsResponse(_message.Message):
    __slots__ = ("rolls", "next_page_token")
    ROLLS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    rolls: _containers.RepeatedCompositeFieldContainer[Roll]
    next_page_token: str
    def __init__(self, rolls: _Optional[_Iterable[_Union[Roll, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class GetPlayerRollsRequest(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: bytes
    def __init__(self, player: _Optional[bytes] = ...) -> None: ...

class GetPlayerRollsResponse(_message.Message):
    __slots__ = ("rolls",)
    ROLLS_FIELD_NUMBER: _ClassVar[int]
    rolls: PlayerRolls
    def __init__(self, rolls: _Optional[_Union[PlayerRolls, _Mapping]] = ...) -> None: ...

class ListTimelineRequest(_message.Message):
    __slots__ = ("game", "after", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    after: int
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListTimelineResponse(_message.Message):
    __slots__ = ("entries", "next_page_token")
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    entries: _containers.RepeatedCompositeFieldContainer[TimelineEntry]
    next_page_token: str
    def __init__(self, entries: _Optional[_Iterable[_Union[TimelineEntry, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ListLeavesRequest(_message.Message):
    __slots__ = ("game", "after", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    after: int
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., after: _Optional[int] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListLeavesResponse(_message.Message):
    __slots__ = ("genesis", "leaves", "next_page_token")
    GENESIS_FIELD_NUMBER: _ClassVar[int]
    LEAVES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    genesis: bytes
    leaves: _containers.RepeatedScalarFieldContainer[bytes]
    next_page_token: str
    def __init__(self, genesis: _Optional[bytes] = ..., leaves: _Optional[_Iterable[bytes]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ExportGameRequest(_message.Message):
    __slots__ = ("game", "audience")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    game: str
    audience: str
    def __init__(self, game: _Optional[str] = ..., audience: _Optional[str] = ...) -> None: ...

class ExportGameResponse(_message.Message):
    __slots__ = ("chunk",)
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    chunk: bytes
    def __init__(self, chunk: _Optional[bytes] = ...) -> None: ...

class ImportGameRequest(_message.Message):
    __slots__ = ("chunk", "copy")
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    COPY_FIELD_NUMBER: _ClassVar[int]
    chunk: bytes
    copy: bool
    def __init__(self, chunk: _Optional[bytes] = ..., copy: _Optional[bool] = ...) -> None: ...

class ImportGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class ImportGameFileRequest(_message.Message):
    __slots__ = ("file", "copy")
    FILE_FIELD_NUMBER: _ClassVar[int]
    COPY_FIELD_NUMBER: _ClassVar[int]
    file: bytes
    copy: bool
    def __init__(self, file: _Optional[bytes] = ..., copy: _Optional[bool] = ...) -> None: ...

class ImportGameFileResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class ForkGameRequest(_message.Message):
    __slots__ = ("game", "version", "options", "request_id", "before_roll")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    BEFORE_ROLL_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    options: _log_pb2.Options
    request_id: str
    before_roll: int
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., options: _Optional[_Union[_log_pb2.Options, _Mapping]] = ..., request_id: _Optional[str] = ..., before_roll: _Optional[int] = ...) -> None: ...

class ForkGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class ClaimImportedRequest(_message.Message):
    __slots__ = ("game", "seat", "token_hash", "signature")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TOKEN_HASH_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    token_hash: bytes
    signature: bytes
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., token_hash: _Optional[bytes] = ..., signature: _Optional[bytes] = ...) -> None: ...

class ClaimImportedResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class GiveOrderRequest(_message.Message):
    __slots__ = ("game", "seat", "order", "signed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    SIGNED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    order: _log_pb2.Order
    signed: _log_pb2.Signed
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., order: _Optional[_Union[_log_pb2.Order, _Mapping]] = ..., signed: _Optional[_Union[_log_pb2.Signed, _Mapping]] = ...) -> None: ...

class GiveOrderResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...

class WithdrawOrderRequest(_message.Message):
    __slots__ = ("game", "seat", "order")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: str
    order: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[str] = ..., order: _Optional[int] = ...) -> None: ...

class WithdrawOrderResponse(_message.Message):
    __slots__ = ("answer",)
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: _game_pb2.Answer
    def __init__(self, answer: _Optional[_Union[_game_pb2.Answer, _Mapping]] = ...) -> None: ...
