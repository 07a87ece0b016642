"""Games as files: export, import, fork."""

from collections.abc import AsyncIterator
from typing import Any

from domain.kernel.export import lines
from domain.kernel.words import PUBLIC
from kronika.v1 import game_service_pb2 as pb
from service import receipts
from service.core import Core
from service.handlers.common import Caller, audience_of, find

CHUNK = 256 * 1024
PAGE = 2000


async def export_game(core: Core, request: Any, caller: Caller) -> AsyncIterator[Any]:
    game = await find(core, request.game)
    audience = audience_of(game, request.audience or PUBLIC, caller)
    async with game.lock:
        version, head = game.version, game.head
    receipt = receipts.receipt(core.vault, game.stream, version, head)

    def records() -> Any:
        after = 0
        while after < version:
            size = min(PAGE, version - after)
            yield from (r for _, r in sorted(core.history.records(game.stream, after, size, audience).items()))
            after += size

    held: list[bytes] = []
    for line in lines(records(), receipt.game, receipt.version, receipt.head, receipt.key, receipt.signature):
        held.append(line)
        if sum(map(len, held)) > CHUNK:
            yield pb.ExportGameResponse(chunk=b"".join(held))
            held = []
    yield pb.ExportGameResponse(chunk=b"".join(held))
