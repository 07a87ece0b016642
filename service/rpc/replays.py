"""Replays: the legal decisions at a version, and a whole game step by step, from the log or a file."""

import math
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.game import Game, Position, blank
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.system import System
from kronika.domain.kernel.texts import line_kind
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection, refuse
from kronika.domain.systems import CODECS
from kronika.service.application import Application, refused
from kronika.service.history import EventView, History, tell
from kronika.service.requests import LARGEST, page_of
from kronika.service.rpc import files
from kronika.service.rpc.common import Caller, find, frame_of, looking_as, must_be_seat
from kronika.service.rpc.messages import fill_prompts, open_prompt, outcome_message
from kronika.service.rpc.reading import FAR, LARGEST_MESSAGE, read
from kronika.service.rpc.views import version_of
from kronika.service.words import grouped, message
from kronika.v1 import game_service_pb2 as pb

CUT = re.compile(r"[^>]*>|[^>]+\Z")
SHORT = 40
"""Letters up to which it is shorter to tell them again."""


class Piece(msgspec.Struct, frozen=True):
    """New text, and after it so many cuts of the picture before, from `start` on."""

    text: str
    start: int
    count: int


def cuts_of(picture: str) -> list[str]:
    """A picture in cuts."""
    return CUT.findall(picture)


def pieces(before: Sequence[str], now: Sequence[str]) -> Iterator[Piece]:
    """A picture as what is other than in the one before, both in cuts."""
    first = {cut: at for at, cut in reversed(list(enumerate(before)))}
    text: list[str] = []
    at = expected = 0
    while at < len(now):
        is_next = expected < len(before) and before[expected] == now[at]
        start = expected if is_next else first.get(now[at], len(before))
        count = _alike(before, start, now, at)
        if sum(map(len, now[at : at + min(count, SHORT)])) > SHORT:
            yield Piece("".join(text), start, count)
            text.clear()
            expected = start + count
        else:
            count = max(count, 1)
            text += now[at : at + count]
        at += count
    if text:
        yield Piece("".join(text), 0, 0)


def _alike(before: Sequence[str], start: int, now: Sequence[str], at: int) -> int:
    """How many cuts are the same from these places on."""
    count = 0
    while start + count < len(before) and at + count < len(now) and before[start + count] == now[at + count]:
        count += 1
    return count


PAGE, LARGEST_PAGE = 50, 200
FEW = 16
"""Steps that the service draws itself; more a worker does."""
OF_FILE, MOST_OF_FILE = 200, 1000
"""Steps of a file that a call tells usually, and at most."""
SECONDS = 4.0
"""Seconds of drawing a file after which an answer ends, whatever was requested. Answers about stored games do not
depend on a clock."""
LARGEST_DRAWING = 4 * 1024 * 1024
"""Letters of all panels of a position, in a file that a stranger hands in."""

Passed = tuple[Position, list[EventView]]
"""A position, and the events of its last record for its audience."""


async def get_prompts(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    must_be_seat(game, request.seat)
    seat = looking_as(game, request.seat, caller)
    version = version_of(game, request.version)
    if version == game.version:
        response = pb.GetPromptsResponse(version=version)
        fill_prompts(response.prompts, game.system, game.fold_for(app.games, seat), seat, caller)
        return response
    return await read(app, caller, version > FAR, read_prompts, game.stream, version, seat, caller)


def read_prompts(history: History, stream: str, version: int, seat: str, caller: Caller) -> Any:
    """A `GetPromptsResponse` for an earlier version."""
    response = pb.GetPromptsResponse(version=version)
    position = history.position(stream, version, seat)
    fill_prompts(response.prompts, history.system_of(stream), position, seat, caller)
    return response


async def list_steps(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = looking_as(game, request.audience, caller)
    page = page_of(request, PAGE, LARGEST_PAGE, request.after)
    if not 0 <= page.after <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            message("not-after-last-version", version=game.version, after=page.after),
        )
    until = min(page.after + page.size, game.version)
    is_long = until - page.after > FEW or until > FAR
    response = await read(app, caller, is_long, read_steps, game.stream, page.after, until, audience, caller)
    last = response.steps[-1].version if response.steps else game.version
    response.next_page_token = page.token(last, last < game.version)
    return response


def read_steps(history: History, stream: str, after: int, until: int, audience: str, caller: Caller) -> Any:
    """A `ListStepsResponse` without a token."""
    response, system = pb.ListStepsResponse(), history.system_of(stream)
    fill_steps(response.steps, system, _passed(history, stream, after, until, audience), caller)
    return response


def _passed(history: History, stream: str, after: int, until: int, audience: str) -> Iterator[Passed]:
    """The positions of a game after a version up to another."""
    system = history.system_of(stream)
    position = history.position(stream, after, audience) if after else blank(system, audience)
    for entry in history.entries(stream, CODECS[system.name], gt=after, lte=until):
        position, told = history.tell(system, stream, position, entry, audience)
        yield position, told


async def replay_file(app: Application, requests: Any, caller: Caller, field: str = "chunk") -> Any:
    with app.quotas.looking_into(caller) as count:
        async with files.uploaded(app, requests, count, LARGEST) as (path, first):
            asked = first or pb.ReplayFileRequest()
            size = page_of_file(asked)
            look = (asked.audience, asked.after, size, caller, app.settings.trusted_services)
            looked = await app.workers.judge(look_into, path, *look)
    return pb.ReplayFileResponse.FromString(files.passed(looked, field))


async def replay_game_file(app: Application, request: Any, caller: Caller) -> Any:
    asked = {"audience": request.audience, "after": request.after, "page_size": request.page_size}
    whole = pb.ReplayFileRequest(chunk=request.file, **asked)
    return pb.ReplayGameFileResponse(replay=await replay_file(app, files.alone(whole), caller, "file"))


def page_of_file(request: Any) -> int:
    """How many steps are asked for. Refuses what is below nothing."""
    if request.page_size < 0 or request.after < 0:
        raise refused(
            Reason.MALFORMED,
            message("not-below-zero"),
            field="after" if request.after < 0 else "page_size",
        )
    return min(request.page_size or OF_FILE, MOST_OF_FILE)


def look_into(
    path: str, audience: str, after: int, size: int, caller: Caller, trusted: tuple[str, ...]
) -> bytes | Rejection:
    """Returns a `ReplayFileResponse` for a submitted file, or its refusal; runs in a worker."""
    checked = files.verified(path, trusted)
    if isinstance(checked, Rejection):
        return checked
    export, report = checked
    system, entries = files.read(export)
    try:
        seats = tuple(_walked(system, entries, PUBLIC)[-1][0].ledger.seats)
        audiences = (REFEREE, *seats, PUBLIC) if report.audience == REFEREE else (report.audience, PUBLIC)
        audiences = tuple(dict.fromkeys(audiences))
        wanted = audience or report.audience
        if wanted not in audiences:
            return refuse(
                Reason.NOT_FOUND,
                message("not-seen-in-file", audience=report.audience, audiences=audiences),
                accepted=audiences,
            )
        response = pb.ReplayFileResponse(version=report.version, audience=wanted, audiences=audiences)
        passed = _walked(system, entries, wanted)[after : after + size]
        fill_steps(response.steps, system, passed, caller, LARGEST_DRAWING, SECONDS)
    except TooLarge:
        return refuse(
            Reason.MALFORMED,
            message("not-so-large-a-drawing", most=grouped(LARGEST_DRAWING)),
        )
    except Exception:  # its maker may have signed what no game could come to
        return refuse(Reason.TAMPERED, message("not-drawn"))
    return bytes(response.SerializeToString())


def _walked(system: System, entries: list[Entry], audience: str) -> list[Passed]:
    """The positions of a whole log."""
    found: list[Passed] = []
    position, games = blank(system, audience), dict[int, Game]()
    for entry in entries:
        position, told = tell(system, position, entry, audience, games.__getitem__)
        games[entry.version] = position.game
        found.append((position, told))
    return found


class TooLarge(Exception):
    """A drawing is larger than it may be."""


def fill_steps(
    messages: Any,
    system: System,
    passed: Iterable[Passed],
    caller: Caller,
    largest: float = math.inf,
    seconds: float = math.inf,
) -> None:
    """Fill a list of Steps with these, or with as many as a message holds and can be drawn in so many seconds. Raises
    `TooLarge` for a drawing of more letters than `largest`."""
    drawn: dict[str, Drawn] = {}
    size, ends = 0, time.monotonic() + seconds
    for position, told in passed:
        board = position.game.board
        panels = {panel.name: panel for panel in system.rendering.panels(board, caller.language)}
        if sum(len(panel.svg) for panel in panels.values()) > largest:
            raise TooLarge
        stays = [name for name in drawn if name in panels]
        before = drawn if list(panels)[: len(stays)] == stays else {}
        step = messages.add(
            version=position.version,
            sentence=" ".join(caller.say(one.sentence) for one in told if one.sentence is not None),
            check=any(check_of(system, one.event) is not None for one in told),
            back_to=next((one.event.to for one in told if isinstance(one.event, Undone)), 0),
            round=system.round(board),
            doing=caller.say(system.words.doing(board)),
            open_prompts=[open_prompt(system, board, prompt, "", caller) for prompt in position.game.prompts],
            outcome=outcome_message(system, position),
            gone=[name for name in drawn if name not in panels or name not in before],
            kind=line_kind(told[0].event),
            tx=told[0].tx,
        )
        drawn = {name: _drawn(panel, before.get(name)) for name, panel in panels.items()}
        for name, panel in panels.items():
            if before.get(name) is not drawn[name]:
                step.panels.append(_change(panel, before.get(name), drawn[name], caller))
        size += step.ByteSize()
        if size >= LARGEST_MESSAGE or time.monotonic() >= ends:
            return


class Drawn(msgspec.Struct, frozen=True):
    """A panel, and its picture in cuts."""

    panel: Panel
    cuts: list[str]


def _drawn(panel: Panel, before: Drawn | None) -> Drawn:
    """A panel in cuts: those of before, if it is the same."""
    return before if before is not None and before.panel == panel else Drawn(panel, cuts_of(panel.svg))


def _change(panel: Panel, before: Drawn | None, now: Drawn, caller: Caller) -> Any:
    """A panel as what is other than before."""
    return pb.PanelChange(
        **frame_of(panel, caller),
        pieces=[
            pb.Piece(text=one.text, start=one.start, count=one.count)
            for one in pieces(before.cuts if before is not None else (), now.cuts)
        ],
    )
