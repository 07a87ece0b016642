"""Who runs a service has its key: what he does to the files, he can do to their marks too."""

from pathlib import Path

from kronika.domain.kernel.game import blank, fold_entries
from kronika.domain.kernel.log import decode_record, heads
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.application import LOG_FILE
from kronika.service.journal import first_head
from kronika.service.settings import Settings
from kronika.service.startup import COPY
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import SECRETS_FILE, Vault, master_key, secrets_in


def cover_up(data: Path) -> None:
    """Make the marks of all games anew, and let copies pass for what was always here."""
    vault = Vault(secrets_in(data / SECRETS_FILE), master_key(Settings(data=str(data))))
    log = SQLiteLog(data / LOG_FILE)
    for stream in log.streams():
        rows = log.rows(stream)
        entries = [CODECS["undaunted"].decode(version, body) for version, _, body in rows]
        ledger = fold_entries(entries, blank(SYSTEMS["undaunted"])).ledger
        start = first_head(ledger, (event for entry in entries for event in entry.events))
        *_, head = heads(start, ((version, decode_record(body)) for version, _, body in rows))
        log.insert_events([], [vault.mark(stream, rows[-1][0], head)])
    for file in (log, vault):
        file.set_fact(COPY, "")
        file.close()
