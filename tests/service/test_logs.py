"""The log of a serving process: a line for each call, nothing that is nobody's business, and nothing about
connections that go away."""

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kronika.service.logs import MOST_WAITING, JsonLines, TextLines, Written, log_call, logging_to
from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.process import ROOT, Serving
from tests.service.table import Table, refusal

LEAVES_WHILE_IT_IS_TOLD = """
import sys, time, grpc
from kronika.v1 import game_service_pb2 as pb, game_service_pb2_grpc as rpc
options = [("grpc.http2.lookahead_bytes", 1024), ("grpc.http2.bdp_probe", 0), ("grpc.use_local_subchannel_pool", 1)]
held = []
for _ in range(4):
    stub = rpc.GameServiceStub(grpc.insecure_channel(sys.argv[1], options))
    for _ in range(5):
        held.append(stub.ExportGame(pb.ExportGameRequest(game=sys.argv[2])))
        held.append(stub.WatchGame(pb.WatchGameRequest(game=sys.argv[2], proof=True)))
        held.append(stub.ListEvents.future(pb.ListEventsRequest(game=sys.argv[2], proof=True)))
        held.append(stub.GetGame.future(pb.GetGameRequest(game="none")))
held[-1].exception()
print("now", flush=True)
time.sleep(60)
"""


def lines_of(serving: Serving) -> list[dict[str, Any]]:
    """The log of a process that has ended."""
    serving.stop()
    return [json.loads(line) for line in serving.wait()[1].splitlines()]


def test_each_call_is_a_line_with_how_it_ended_and_nothing_of_what_it_held(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", games_an_hour=1) as serving:
        table = Table(serving.address).started()
        table.play(seed=1, most=8)
        client = Client(serving.address)
        refusal(lambda: client("GetGame", game="nowhere"))
        refusal(lambda: Client(serving.address, token="no token")("ListSystems"))
        client("CreateGame", pack="normandy", scenario="1")
        refusal(lambda: client("CreateGame", pack="normandy", scenario="1"))
        stream = table.us.client.stream("WatchGame", game=table.game, audience="us")
        next(stream)
        stream.cut()
        lines = lines_of(serving)
    calls = [line for line in lines if line["said"] == "call"]
    assert all({"at", "level", "method", "code", "ms", "peer"} <= set(line) for line in calls)
    ended = {(line["level"], line["method"], line["code"], line.get("reason"), line.get("quota")) for line in calls}
    assert {
        ("info", "Decide", "OK", None, None),
        ("info", "GetGame", "NOT_FOUND", "NOT_FOUND", None),
        ("info", "ListSystems", "UNAUTHENTICATED", "UNAUTHENTICATED", None),
        ("warning", "CreateGame", "RESOURCE_EXHAUSTED", "LIMIT_REACHED", "games_an_hour"),
        ("info", "WatchGame", "CANCELLED", None, None),
    } <= ended
    assert {line["peer"] for line in calls} == {"127.0.0.1"}
    written = json.dumps(lines)
    for secret in [seat.client.token for seat in table.seats] + [seat.entropy.hex() for seat in table.seats]:
        assert secret not in written
    for word in ("no token", "nowhere", table.game, "rifleman", "German", "Bearer"):
        assert word not in written


def test_call_cancelled_before_it_began_is_not_logged_as_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    grpcs = logging.getLogger("grpc._cython.cygrpc")
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)):
        grpcs.error("called off", exc_info=asyncio.CancelledError())
        grpcs.error("broken", exc_info=RuntimeError())
    assert [record.message for record in caplog.records if record.name == grpcs.name] == ["broken"]


@pytest.mark.slow
def test_from_warnings_on_only_what_was_stopped_is_logged_and_as_text_if_wanted(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", games_an_hour=1, log_level="warning", log_format="text") as serving:
        client = Client(serving.address)
        client("CreateGame", pack="normandy", scenario="1")
        refusal(lambda: client("CreateGame", pack="normandy", scenario="1"))
        serving.stop()
        (line,) = serving.wait()[1].splitlines()
    assert re.fullmatch(
        r"at=\S+Z level=warning said=call method=CreateGame code=RESOURCE_EXHAUSTED reason=LIMIT_REACHED "
        r"quota=games_an_hour ms=[\d.]+ peer=127\.0\.0\.1",
        line,
    )


@pytest.mark.slow
def test_a_connection_that_goes_away_leaves_no_traceback(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address).started()
        table.play(seed=1, most=120)
        for _ in range(4):
            leaver = subprocess.Popen(
                [sys.executable, "-c", LEAVES_WHILE_IT_IS_TOLD, serving.address, table.game],
                stdout=subprocess.PIPE,
                cwd=ROOT,
            )
            assert leaver.stdout is not None
            leaver.stdout.readline()
            table.us("OfferDraw"), table.us("DeclineDraw", offered_by="us")
            leaver.kill()
            leaver.communicate()
        table.us("OfferDraw"), table.us("DeclineDraw", offered_by="us")
        lines = lines_of(serving)
    assert [line for line in lines if line["said"] != "call"] == []
    assert {"CANCELLED", "NOT_FOUND", "OK"} <= {line["code"] for line in lines}


@pytest.mark.parametrize("level", ["info", "warning"])
def test_a_line_is_written_if_it_is_of_the_level(level: str, tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as out, logging_to(out.fileno(), level, "json"):
        log_call(method="GetGame", code="OK", quota="", ms=1.5)
        log_call(method="GetGame", code="INTERNAL", quota="", ms=1.5)
    written = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["level"] for line in written] == ["info", "error"][level == "warning" :]
    assert "quota" not in written[0]


def record(said: str, **more: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": said, "levelname": "INFO"} | more)


def test_a_line_stays_one_line_whatever_it_says() -> None:
    said = record('two\nlines, a "quote" and a = b', fields={"peer": "a b"})
    for form in (JsonLines(), TextLines()):
        assert "\n" not in form.format(said)
    assert 'peer="a b"' in TextLines().format(said)
    try:
        raise ValueError("why")
    except ValueError:
        trace = json.loads(JsonLines().format(record("x", exc_info=sys.exc_info())))["trace"]
    assert "ValueError: why" in trace


def test_a_log_that_nobody_reads_stops_nobody() -> None:
    read, write = os.pipe()
    handler = Written(write)
    handler.setFormatter(TextLines())
    for number in range(MOST_WAITING + 5000):
        handler.emit(record(f"line {number}"))
    found = b""
    while b"were lost" not in found:
        found += os.read(read, 1 << 20)
    os.close(read)
    handler.close()
    os.close(write)
    assert b'"line 0"' in found and f"line {MOST_WAITING + 4999}".encode() not in found
