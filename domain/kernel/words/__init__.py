"""Small values that every part of the kernel shares."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final, Protocol

import msgspec

from kronika.domain.kernel.czech import Called

Long = Annotated[int, msgspec.Meta(extra={"proto": "int64"})]
"""A whole number that may need more than 32 bits."""

Hex = Annotated[str, msgspec.Meta(extra={"proto": "bytes"})]
"""Bytes as lower-case hex digits: so they are stored; in the contract they are bytes."""
Time = Annotated[str, msgspec.Meta(extra={"proto": "google.protobuf.Timestamp"})]
"""A time, UTC, as RFC 3339 writes it; a timestamp in the contract."""
KindOfPrompt = Annotated[str, msgspec.Meta(extra={"proto": "PromptKind"})]
"""The kind of a prompt, as its system names it in its contract; empty: hidden."""
HowEnded = Annotated[str, msgspec.Meta(extra={"proto": "Ending"})]
"""How a game ended: a way that every game has (`kronika.domain.kernel.events.KernelEnding`), or one that its system
names in its contract."""

PUBLIC: Final = "public"
"""The audience of what everybody may know; every other audience is the name of a seat."""

REFEREE: Final = "referee"
"""The eyes that see every part of a stream: the service itself, or anybody once it is closed."""


class Word(StrEnum):
    """A word out of a closed list, which is found wherever its text is looked up."""

    __hash__ = str.__hash__  # that of Enum is another than the text's, and many times slower


class Sentence(msgspec.Struct, frozen=True):
    """One sentence for a person, in each language that Kronika speaks."""

    en: str
    cs: str


class Message(msgspec.Struct, frozen=True):
    """A sentence of a catalogue. `kronika.domain.kernel.catalogue.text` renders it in a language."""

    catalogue: str  #: The package with `en.ftl` and `cs.ftl`.
    id: str
    #: The values of its placeholders. A tuple is joined with commas.
    args: "Mapping[str, Arg]"

    def __hash__(self) -> int:
        return hash((self.catalogue, self.id, frozenset(self.args.items())))


class Joined(msgspec.Struct, frozen=True):
    """Texts in a row, with the same between each two."""

    parts: "tuple[str | Text, ...]"
    by: "str | Text"


Text = Sentence | Message | Joined
Arg = str | int | Text | Called | tuple[str | Text | Called, ...]


def joined(*parts: str | Text, by: str | Text = "; ") -> Joined:
    """Joins texts."""
    return Joined(parts, by)


class MakeMessage(Protocol):
    """Makes a message of one catalogue from its id and the values of its placeholders."""

    def __call__(self, id: str, /, **args: Arg) -> Message: ...


def messages(catalogue: str) -> MakeMessage:
    """Returns a function that makes messages of the catalogue in a package."""

    def message(id: str, /, **args: Arg) -> Message:
        return Message(catalogue, id, args)

    return message


WORDS: Final = __name__
message = messages(WORDS)


class Reason(StrEnum):
    """Why something was refused. `ErrorReason` in proto/kronika/v1/errors.proto describes each reason, and how a client
    handles it."""

    NOT_FOUND = "not_found"
    MALFORMED = "malformed"
    UNAUTHENTICATED = "unauthenticated"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_ALLOWED_TO_WATCH = "not_allowed_to_watch"
    SEAT_TAKEN = "seat_taken"
    SEAT_EMPTY = "seat_empty"
    WRONG_PHASE = "wrong_phase"
    WRONG_COMMITMENT = "wrong_commitment"
    WRONG_SIGNATURE = "wrong_signature"
    PROMPT_CLOSED = "prompt_closed"
    STALE_VERSION = "stale_version"
    REQUEST_REUSED = "request_reused"
    AGAINST_THE_RULES = "against_the_rules"
    UNDO_REFUSED = "undo_refused"
    NOTHING_TO_ANSWER = "nothing_to_answer"
    ALREADY_DONE = "already_done"
    TOO_EARLY = "too_early"
    LIMIT_REACHED = "limit_reached"
    TOO_SLOW = "too_slow"
    SECRETS_LOST = "secrets_lost"
    TAMPERED = "tampered"
    INTERNAL = "internal"
    UNAVAILABLE = "unavailable"
    LOG_DAMAGED = "log_damaged"
    CONTRACT_UNKNOWN = "contract_unknown"
    NOT_OFFERED = "not_offered"
    NOT_CONFIRMED = "not_confirmed"


class Rejection(msgspec.Struct, frozen=True):
    """A decision or a request refused; it leaves no event.

    `rule` is the id of the rule that refuses (`U13`), empty where no rule of a game is
    concerned; `said` says what was wrong; `accepted` names what would be accepted instead,
    as far as the one who asked may know it; `field` is the place in the request of what is malformed.
    """

    reason: Reason
    rule: str
    said: Text
    accepted: tuple[str, ...] = ()
    field: str = ""


def refuse(reason: Reason, said: Text, *, rule: str = "", accepted: tuple[str, ...] = (), field: str = "") -> Rejection:
    """A rejection, by what it says."""
    return Rejection(reason, rule, said, accepted, field)
