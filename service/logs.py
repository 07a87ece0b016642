"""The log output of a serving process: one line per call, plus errors. A line is a JSON object or key=value. It never
contains a token, a secret, or the contents of a request or answer."""

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

CALLS: Final = logging.getLogger("kronika.calls")

MOST_WAITING = 10_000
"""Most lines that may wait to be written; beyond that, only the number of lost lines is logged."""
LAST_SECONDS = 2.0
"""How long the end waits for the last lines to be written."""


def not_cancelled(record: logging.LogRecord) -> bool:
    """Whether a gRPC record is more than a call that was cancelled before it began. Calls that arrive while a server
    stops are cancelled. gRPC logs these with a trace, as its own failure."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def log_call(**fields: Any) -> None:
    """Log a call: a mistake of ours as an error, a quota that was reached as a warning."""
    if fields["code"] in ("INTERNAL", "DATA_LOSS", "UNAVAILABLE"):
        level = logging.ERROR
    elif fields["quota"]:
        level = logging.WARNING
    else:
        level = logging.INFO
    if CALLS.isEnabledFor(level):
        CALLS.log(level, "call", extra={"fields": {name: value for name, value in fields.items() if value != ""}})


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(fields_of(self, record)).decode()


class TextLines(logging.Formatter):
    """A record as key=value, with quotation marks where a value needs them."""

    def format(self, record: logging.LogRecord) -> str:
        return " ".join(f"{name}={_value(value)}" for name, value in fields_of(self, record).items())


def fields_of(formatter: logging.Formatter, record: logging.LogRecord) -> dict[str, Any]:
    """The fields of a log line."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    found = {"at": at.removesuffix("+00:00") + "Z", "level": record.levelname.lower(), "said": record.getMessage()}
    found |= getattr(record, "fields", {})
    if record.exc_info:
        found["trace"] = formatter.formatException(record.exc_info)
    return found


def _value(value: Any) -> str:
    text = str(value)
    return text if text and text.isprintable() and not set(' "=') & set(text) else msgspec.json.encode(text).decode()


class Written(logging.Handler):
    """Writes lines from a thread of its own, so that a log that nobody reads stops nobody."""

    def __init__(self, out: int) -> None:
        """`out`: a file descriptor; no buffer is shared with those who may end while it is full."""
        super().__init__()
        self._out = out
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self._lost = 0
        self._thread = threading.Thread(target=self._run, name="kronika-log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._lines.put_nowait(self.format(record))
        except queue.Full:
            self._lost += 1

    def _run(self) -> None:
        while (line := self._lines.get()) is not None:
            lost, self._lost = self._lost, 0
            if lost:
                line += "\n" + self.format(logging.makeLogRecord({"msg": f"{lost} lines of this log were lost"}))
            left = memoryview(f"{line}\n".encode(errors="replace"))
            try:
                while left:
                    left = left[os.write(self._out, left) :]
            except OSError:
                return

    def close(self) -> None:
        with suppress(queue.Full):
            self._lines.put_nowait(None)
        self._thread.join(LAST_SECONDS)
        super().close()


@contextmanager
def logging_to(out: int, level: str, form: str) -> Iterator[None]:
    """Log to a file descriptor as the settings say, as long as this lasts."""
    handler = Written(out)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(level.upper())
    try:
        yield
    finally:
        root.setLevel(before)
        root.removeHandler(handler)
        handler.close()
