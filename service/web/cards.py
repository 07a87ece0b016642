"""Cards: what a link to a game shows where others preview it (OpenGraph)."""

import re
from collections.abc import Iterator
from html import escape
from typing import Any

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Text
from kronika.service.application import Refused
from kronika.service.gate import Gate
from kronika.service.pictures import can_make_png
from kronika.service.requests import must_fit
from kronika.service.rpc.games import get_game
from kronika.service.web.connect import Calls
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

LINK = re.compile(r"/g/([\w-]+)(?:/(\d{1,9}))?/?")
SECRET = (b"authorization", b"invitation")
"""Headers that a card does not depend on."""


async def card(gate: Gate, calls: Calls, scope: Any, public_url: str) -> bytes:
    """The card of the game that a link leads to, for the head of the page; empty unless everybody may see the game."""
    link = LINK.fullmatch(scope["path"])
    if link is None or scope["method"] not in ("GET", "HEAD"):
        return b""
    headers = [(name, value) for name, value in scope["headers"] if name not in SECRET]
    passing = calls.passing("GetGame", {**scope, "headers": headers})

    def request(_: object) -> Any:
        asked = pb.GetGameRequest(game=link[1])
        must_fit(asked)
        return asked

    try:
        with gate.through(passing, ()), gate.begun(passing):
            game = (await gate.answer(passing, get_game, request, None)).game
    except Refused:
        return b""
    host = next((value.decode("latin-1") for name, value in headers if name == b"host"), "")
    base = public_url.rstrip("/") or f"{scope['scheme']}://{host}"
    return "".join(_lines(game, base, link[2] or str(game.version), passing.language)).encode()


def _lines(game: Any, base: str, version: str, language: str) -> Iterator[str]:
    said = {
        "title": game.title,
        "description": text(_described(game), language),
        "image": f"{base}/api/games/{game.game}/board.{'png' if can_make_png() else 'svg'}?version={version}",
        "site_name": "Kronika",
        "type": "website",
    }
    for name, value in said.items():
        yield f'    <meta property="og:{name}" content="{escape(value)}" />\n'


def _described(game: Any) -> Text:
    seats = tuple(
        message("card-seat", title=one.title, name=one.name) if one.held else message("card-free-seat", title=one.title)
        for one in game.seats
    )
    if game.phase == game_pb2.PHASE_RUNNING:
        return message("card-running", version=game.version, seats=seats)
    if game.phase in (game_pb2.PHASE_FINISHED, game_pb2.PHASE_CLOSED):
        return message("card-ended", version=game.version, seats=seats)
    return message("card-beginning", seats=seats)
