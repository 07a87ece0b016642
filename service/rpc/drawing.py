"""Games as pictures, at any version."""

from typing import Any

from kronika.domain.kernel.system import System
from kronika.service.application import Application
from kronika.service.rpc.common import Caller, find, looking_as
from kronika.service.rpc.reading import FAR, history_of
from kronika.service.rpc.views import version_of
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb


async def get_drawing(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = looking_as(game, request.audience, caller)
    version = version_of(game, request.version)
    response = pb.GetDrawingResponse()
    if version == game.version:
        board = game.fold_for(app.games, audience).game.board
    elif version > FAR:
        read = await app.workers.read(caller, read_drawing, app.log.place, game.stream, version, audience, caller)
        response.ParseFromString(read)
        return response
    else:
        board = app.history.position(game.stream, version, audience).game.board
    _fill(response, game.system, board, version, caller)
    return response


def read_drawing(log: str, stream: str, version: int, audience: str, caller: Caller) -> bytes:
    """A `GetDrawingResponse`, in a worker."""
    history, response = history_of(log), pb.GetDrawingResponse()
    board = history.position(stream, version, audience).game.board
    _fill(response, history.system_of(stream), board, version, caller)
    return bytes(response.SerializeToString())


def _fill(response: Any, system: System, board: Any, version: int, caller: Caller) -> None:
    response.version = version
    response.panels.extend(
        game_pb2.Panel(
            name=panel.name, title=caller.say(panel.title), svg=panel.svg, width=panel.width, height=panel.height
        )
        for panel in system.rendering.panels(board, caller.language)
    )
