"""What a caller is told when the files of the service cannot be used."""

import sqlite3

from eventsourcing.persistence import PersistenceError

from kronika.domain.kernel.words import Reason, Rejection, refuse
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


class ReadModelsDamaged(Exception):
    """The read models cannot be read; they are being made anew."""


FAULTS = (LogDamaged, ReadModelsDamaged, PersistenceError, sqlite3.Error)
"""What is raised where a file cannot be used, or holds what was never written to it."""


def rejection_of(error: Exception) -> Rejection | None:
    """What a caller is told of a fault; None if it is a mistake of ours."""
    if isinstance(error, LogDamaged):
        return error.rejection
    if isinstance(error, ReadModelsDamaged):
        return refuse(Reason.UNAVAILABLE, message("not-read-models-damaged"))
    fault = fault_of(error) if isinstance(error, sqlite3.Error) else error
    if isinstance(fault, ReadOnly):
        return refuse(Reason.UNAVAILABLE, message("not-read-only"))
    if isinstance(fault, Unreachable):
        return refuse(Reason.UNAVAILABLE, message("not-reached-database"))
    if isinstance(fault, Damaged):
        return refuse(Reason.LOG_DAMAGED, message("not-file-damaged"))
    if isinstance(fault, Locked):
        return refuse(Reason.UNAVAILABLE, message("not-locked-files"))
    if isinstance(fault, FileGone):
        return refuse(Reason.UNAVAILABLE, message("not-file-gone"))
    if isinstance(fault, FailedOver):
        return refuse(Reason.UNAVAILABLE, message("not-failed-over"))
    if isinstance(fault, Replaced):
        return refuse(Reason.UNAVAILABLE, message("not-database-replaced"))
    if fault is None:
        return None
    if isinstance(fault, Unusable):
        return refuse(Reason.UNAVAILABLE, message("not-usable-files"))
    return refuse(Reason.UNAVAILABLE, message("not-stored"))
