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


class ReadModelsDamaged(Exception):
    """The read models cannot be read; they are being made anew."""


FAULTS = (LogDamaged, ReadModelsDamaged, PersistenceError, sqlite3.Error)
"""What is raised where a file cannot be used, or holds what was never written to it."""


def rejection_of(error: Exception) -> Rejection | None:
    """What a caller is told of a fault; None if it is a mistake of ours."""
    if isinstance(error, LogDamaged):
        return error.rejection
    if isinstance(error, ReadModelsDamaged):
        return refuse(
            Reason.UNAVAILABLE,
            "The lists of this service are damaged and are being made anew from its log; try again in a while.",
            "Přehledy této služby jsou poškozeny a právě se znovu sestavují ze záznamu; zkuste to za chvíli znovu.",
        )
    fault = fault_of(error) if isinstance(error, sqlite3.Error) else error
    if isinstance(fault, ReadOnly):
        return refuse(
            Reason.UNAVAILABLE,
            "The database of this service is read-only, and this server finds none that can be written. Try again in "
            "a while, with the same request id.",
            "Databáze této služby je jen pro čtení a server nenachází žádnou, do níž by mohl zapisovat. Zkuste to "
            "za chvíli znovu se stejným request_id.",
        )
    if isinstance(fault, Unreachable):
        return refuse(
            Reason.UNAVAILABLE,
            "This server does not reach its database. Try again in a while, with the same request id.",
            "Tento server se nedostane ke své databázi. Zkuste to za chvíli znovu se stejným request_id.",
        )
    if isinstance(fault, Damaged):
        return refuse(
            Reason.LOG_DAMAGED,
            "The file of the log or of the secrets is damaged; the operator looks closer with `kronika check`.",
            "Soubor záznamu nebo tajemství je poškozen; provozovatel zjistí více příkazem `kronika check`.",
        )
    if isinstance(fault, Locked):
        return refuse(
            Reason.UNAVAILABLE,
            "Another process holds the files of this service; nothing was changed. Try again in a while.",
            "Soubory této služby drží jiný proces; nic se nezměnilo. Zkuste to za chvíli znovu.",
        )
    if isinstance(fault, FileGone):
        return refuse(
            Reason.UNAVAILABLE,
            "A file of this service was deleted or replaced while the service had it open, so nothing more is stored; "
            "the operator finds its name in the server's log.",
            "Soubor této služby byl za jejího běhu smazán nebo nahrazen, proto se nic dalšího neukládá; provozovatel "
            "najde jeho jméno v záznamu serveru.",
        )
    if isinstance(fault, FailedOver):
        return refuse(
            Reason.UNAVAILABLE,
            "A replica has taken over as the database of this service, and this server is taking it up. Try again in "
            "a while, with the same request id.",
            "Databázi této služby převzala její replika a server se na ni právě přepojuje. Zkuste to za chvíli znovu "
            "se stejným request_id.",
        )
    if isinstance(fault, Replaced):
        return refuse(
            Reason.UNAVAILABLE,
            "The database of this service was restored or replaced; the operator has to start this server anew.",
            "Databáze této služby byla obnovena nebo nahrazena; provozovatel musí tento server spustit znovu.",
        )
    if fault is None:
        return None
    if isinstance(fault, Unusable):
        return refuse(
            Reason.UNAVAILABLE,
            "This service cannot read or write its files; its disk may be full. Try again in a while, "
            "with the same request id; the operator has to make room.",
            "Tato služba nemůže číst nebo zapisovat své soubory; možná má plný disk. Zkuste to za chvíli znovu "
            "se stejným request_id; provozovatel musí uvolnit místo.",
        )
    return refuse(
        Reason.UNAVAILABLE,
        "The store of this service did not do what was asked of it; the operator finds the reason in the server's log. "
        "Try again in a while, with the same request id.",
        "Úložiště této služby neprovedlo, co po něm služba chtěla; provozovatel najde důvod v záznamu serveru. Zkuste "
        "to za chvíli znovu se stejným request_id.",
    )
