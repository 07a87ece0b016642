"""`Decide` by Connect and by gRPC: the same recorded decisions through both doors of a service."""

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from kronika.v1 import game_service_pb2 as pb
from tests.bench.load import Calls, calling, unlimited
from tests.bench.replayed import DECIDE, ROUNDS, Recording, masked, processor

Decide = Callable[[Any, bytes], Awaitable[None]]
"""Makes a recorded call, from its metadata and its bytes; reads nothing of the answer."""


class Connection:
    """A connection of HTTP/1.1 that calls by Connect, one call after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host

    async def decide(self, metadata: Any, request: bytes) -> None:
        headers = "".join(f"{name}: {value}\r\n" for name, value in metadata)
        self._writer.write(
            f"POST {DECIDE} HTTP/1.1\r\nhost: {self._host}\r\ncontent-type: application/proto\r\n{headers}"
            f"content-length: {len(request)}\r\n\r\n".encode()
            + request
        )
        head = await self._reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 "), head
        while size := int(await self._reader.readline(), 16):
            await self._reader.readexactly(size + 2)
        await self._reader.readline()

    def close(self) -> None:
        self._writer.close()


def compared(pack: str, scenario: str) -> tuple[float, float, float]:
    """How many times the processor time of a decision by gRPC one by Connect takes; and how many decisions each
    does in a second of the service's processor."""
    with tempfile.TemporaryDirectory() as folder:
        recording = Recording(Path(folder), pack, scenario)
        pairs = [(_replayed(recording, connect=True), _replayed(recording, connect=False)) for _ in range(ROUNDS)]
    by_connect, by_grpc = zip(*pairs, strict=True)
    return statistics.median(b / a for a, b in pairs), statistics.median(by_connect), statistics.median(by_grpc)


def _replayed(recording: Recording, *, connect: bool) -> float:
    """Decisions a second of the service's processor, of all tables at once."""
    tables = [[(metadata, masked(request, None)) for metadata, request in table] for table in recording.tables]

    async def go() -> float:
        with unlimited(recording.copy()) as service:
            async with calling(service) as calls:
                return await (_by_connect if connect else _by_grpc)(calls, service.page, tables)

    return asyncio.run(go())


Tables = Sequence[Sequence[tuple[Any, bytes]]]


async def _by_connect(calls: Calls, page: str, tables: Tables) -> float:
    host, _, port = page.rpartition(":")
    connections = [Connection(*await asyncio.open_connection(host, int(port)), page) for _ in tables]
    try:
        return await _timed(calls, tables, [connection.decide for connection in connections])
    finally:
        for connection in connections:
            connection.close()


async def _by_grpc(calls: Calls, _: str, tables: Tables) -> float:
    call = calls.channel.unary_unary(DECIDE)

    async def decide(metadata: Any, request: bytes) -> None:
        await call(request, metadata=metadata)

    return await _timed(calls, tables, [decide] * len(tables))


async def _timed(calls: Calls, tables: Tables, deciding: Sequence[Decide]) -> float:
    async def play(table: Sequence[tuple[Any, bytes]], decide: Decide) -> None:
        for metadata, request in table:
            await decide(metadata, request)

    for game in {pb.DecideRequest.FromString(request).game for table in tables for _, request in table}:
        await calls.games.GetGame(pb.GetGameRequest(game=game))
    used = processor(calls.pid)
    await asyncio.gather(*map(play, tables, deciding))
    return sum(map(len, tables)) / (processor(calls.pid) - used)
