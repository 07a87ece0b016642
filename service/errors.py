"""How a request is refused, and what a caller gets when the files of the service cannot be used."""

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from eventsourcing.persistence import PersistenceError
from google.rpc import code_pb2, error_details_pb2, status_pb2

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Reason, Rejection, Text, refuse
from kronika.service.integrity import LogDamaged
from kronika.service.store.faults import (
    Damaged,
    FailedOver,
    FileGone,
    Locked,
    ReadOnly,
    Replaced,
    Unreachable,
    Unusable,
    fault_of,
)
from kronika.service.words import message
from kronika.v1 import errors_pb2


class Refused(Exception):
    """A refused request, with the reason for the caller. `metadata`: further values for programs."""

    def __init__(self, rejection: Rejection, metadata: Mapping[str, str] | None = None) -> None:
        super().__init__(text(rejection.said, "en"))
        self.rejection = rejection
        self.metadata = dict(metadata or {})


class VersionConflict(Refused):
    """Raised when another request changed the game first. The caller may retry."""


def refused(reason: Reason, said: Text, metadata: Mapping[str, str] | None = None, **more: Any) -> Refused:
    """A refusal."""
    return Refused(refuse(reason, said, **more), metadata)


CODES = {
    Reason.NOT_FOUND: code_pb2.NOT_FOUND,
    Reason.MALFORMED: code_pb2.INVALID_ARGUMENT,
    Reason.UNAUTHENTICATED: code_pb2.UNAUTHENTICATED,
    Reason.NOT_YOUR_SEAT: code_pb2.PERMISSION_DENIED,
    Reason.NOT_ALLOWED_TO_WATCH: code_pb2.PERMISSION_DENIED,
    Reason.STALE_VERSION: code_pb2.ABORTED,
    Reason.REQUEST_REUSED: code_pb2.INVALID_ARGUMENT,
    Reason.LIMIT_REACHED: code_pb2.RESOURCE_EXHAUSTED,
    Reason.TOO_SLOW: code_pb2.RESOURCE_EXHAUSTED,
    Reason.TAMPERED: code_pb2.INVALID_ARGUMENT,
    Reason.INTERNAL: code_pb2.INTERNAL,
    Reason.UNAVAILABLE: code_pb2.UNAVAILABLE,
    Reason.LOG_DAMAGED: code_pb2.DATA_LOSS,
}
"""The gRPC code of each reason; FAILED_PRECONDITION for all others."""

LONGEST_SENTENCE = 1000
"""In bytes. gRPC sends it twice, in headers of at most 8 KB, and up to three times as long."""


def code_of(rejection: Rejection) -> int:
    """The gRPC code of a refusal."""
    return int(CODES.get(rejection.reason, code_pb2.FAILED_PRECONDITION))


def refusal_of(error: Refused, language: str) -> Any:
    """A refusal as one message, where it does not end the call: its sentence, reason and what else is said."""
    rejection = error.rejection
    sentence = _clipped(text(rejection.said, language))
    metadata = dict(error.metadata)
    if rejection.rule:
        metadata["rule"] = rejection.rule
        sentence = f"{sentence} ({rejection.rule})"
    if rejection.accepted:
        metadata["accepted"] = ",".join(rejection.accepted)
    return errors_pb2.Refusal(
        code=code_of(rejection),
        sentence=sentence,
        reason=f"ERROR_REASON_{rejection.reason.name}",
        metadata=metadata,
        field=rejection.field,
    )


def status_of(error: Refused, language: str) -> Any:
    """A refusal as a google.rpc.Status: its sentence, and as details an ErrorInfo and, where a field is malformed,
    a BadRequest that names it."""
    said, reason = refusal_of(error, language), error.rejection.reason
    info = error_details_pb2.ErrorInfo(reason=reason.name, domain="kronika", metadata=said.metadata)
    details: list[Any] = [info]
    if reason in (Reason.MALFORMED, Reason.REQUEST_REUSED) or (reason is Reason.TAMPERED and said.field):
        violation = error_details_pb2.BadRequest.FieldViolation(field=said.field, description=said.sentence)
        details.append(error_details_pb2.BadRequest(field_violations=[violation]))
    status = status_pb2.Status(code=said.code, message=said.sentence)
    for detail in details:
        status.details.add().Pack(detail)
    return status


def _clipped(message: str) -> str:
    """A sentence that fits into the headers it is sent in, whatever it quotes."""
    if len(message) <= LONGEST_SENTENCE // 4:
        return message
    return message.encode()[:LONGEST_SENTENCE].decode(errors="ignore")


class ReadModelsDamaged(Exception):
    """The read models cannot be read; they are being rebuilt."""


LOGGER = logging.getLogger("kronika")
FAULTS = (LogDamaged, ReadModelsDamaged, PersistenceError, sqlite3.Error)
"""The exceptions for a file that cannot be used or contains something that was never written to it."""


@contextmanager
def logged(said: str, *args: object) -> Iterator[None]:
    """Logs a failure of background work instead of raising it; a bug with its trace."""
    try:
        yield
    except FAULTS as error:
        LOGGER.error(f"{said}: %s: %s", *args, type(error).__name__, error)
    except Exception:
        LOGGER.exception(said, *args)


UNAVAILABLE = {
    ReadOnly: message("not-read-only"),
    Unreachable: message("not-reached-database"),
    Locked: message("not-locked-files"),
    FileGone: message("not-file-gone"),
    FailedOver: message("not-failed-over"),
    Replaced: message("not-database-replaced"),
    Unusable: message("not-usable-files"),
}
"""The answer to each fault; subclasses come before their bases."""


def rejection_of(error: Exception) -> Rejection | None:
    """Returns what a caller gets of a fault; None if it is a bug."""
    if isinstance(error, LogDamaged):
        return error.rejection
    if isinstance(error, ReadModelsDamaged):
        return refuse(Reason.UNAVAILABLE, message("not-read-models-damaged"))
    fault = fault_of(error) if isinstance(error, sqlite3.Error) else error
    if fault is None:
        return None
    if isinstance(fault, Damaged):
        return refuse(Reason.LOG_DAMAGED, message("not-file-damaged"))
    said = (said for kind, said in UNAVAILABLE.items() if isinstance(fault, kind))
    return refuse(Reason.UNAVAILABLE, next(said, message("not-stored")))
