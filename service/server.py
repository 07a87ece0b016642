"""The network: gRPC around the handlers, and on a second port the page and Connect."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import aclosing, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Never

import grpc
from grpc._cython.cygrpc import ExecuteBatchError
from grpc_health.v1 import health, health_pb2_grpc
from grpc_reflection.v1alpha import reflection, reflection_pb2_grpc
from grpc_status import rpc_status

from kronika.domain.kernel.words import Reason
from kronika.domain.systems import SYSTEMS
from kronika.service import convert, tls
from kronika.service.application import Application, Refused, refused
from kronika.service.bots import Bots
from kronika.service.errors import refusal_of, status_of
from kronika.service.gate import CallContext, Gate, Read, Served, Streaming, Unary, ending
from kronika.service.logs import not_cancelled
from kronika.service.notices.notifier import Notifier
from kronika.service.quotas import CALLS_OF_A_TOKEN, reached
from kronika.service.requests import LARGEST, reads, reads_each
from kronika.service.rpc import (
    catalog,
    chat,
    files,
    games,
    notices,
    play,
    reading,
    replays,
    rolls,
    seats,
    views,
)
from kronika.service.rpc.standard import Readiness, standard
from kronika.service.settings import SettingsRefused
from kronika.service.store.protocol import HURRY, MESSAGES
from kronika.service.timers import Timers
from kronika.service.words import message
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, game_service_pb2, notice_service_pb2

if TYPE_CHECKING:
    from kronika.service.web.door import Door

CATALOG: dict[str, Unary] = {
    "ListSystems": catalog.list_systems,
    "ListPacks": catalog.list_packs,
    "ListScenarios": catalog.list_scenarios,
    "DrawScenario": catalog.draw_scenario,
    "GetScenario": catalog.get_scenario,
    "GetRulebook": catalog.get_rulebook,
    "GetService": catalog.get_service,
}
GAMES: dict[str, Unary] = {
    "CreateGame": games.create_game,
    "GetGame": games.get_game,
    "ListGames": games.list_games,
    "TakeSeat": seats.take_seat,
    "LeaveSeat": seats.leave_seat,
    "FreeSeat": seats.free_seat,
    "LockLineUp": seats.lock_line_up,
    "HandOverSeat": seats.hand_over_seat,
    "CreateInvitation": seats.create_invitation,
    "ListInvitations": seats.list_invitations,
    "InviteBot": seats.invite_bot,
    "WithdrawInvitation": seats.withdraw_invitation,
    "ProposeHandover": seats.propose_handover,
    "AnswerHandover": seats.answer_handover,
    "CommitEntropy": seats.commit_entropy,
    "RevealEntropy": seats.reveal_entropy,
    "AgreeToEpoch": seats.agree_to_epoch,
    "GetSnapshot": views.get_snapshot,
    "GetDrawing": views.get_drawing,
    "GetPrompts": replays.get_prompts,
    "ExplainHandle": play.explain_handle,
    "ListSteps": replays.list_steps,
    "ReplayGameFile": replays.replay_game_file,
    "Decide": play.decide,
    "ListEvents": views.list_events,
    "RequestUndo": play.request_undo,
    "AnswerUndo": play.answer_undo,
    "WithdrawUndo": play.withdraw_undo,
    "RequestLimit": play.request_limit,
    "AnswerLimit": play.answer_limit,
    "WithdrawLimit": play.withdraw_limit,
    "Resign": play.resign,
    "OfferDraw": play.offer_draw,
    "DeclineDraw": play.decline_draw,
    "ClaimGame": play.claim_game,
    "ConfirmEnd": play.confirm_end,
    "DisputeRoll": play.dispute_roll,
    "WithdrawDispute": play.withdraw_dispute,
    "GiveOrder": play.give_order,
    "WithdrawOrder": play.withdraw_order,
    "GetRoll": rolls.get_roll,
    "ListRolls": rolls.list_rolls,
    "GetPlayerRolls": rolls.get_player_rolls,
    "ListTimeline": rolls.list_timeline,
    "ListLeaves": views.list_leaves,
    "GetNotation": files.get_notation,
    "ForkGame": files.fork_game,
    "ImportGameFile": files.import_game_file,
    "ClaimImported": seats.claim_imported,
    "PostMessage": chat.post_message,
    "ListMessages": chat.list_messages,
    "DeleteMessage": chat.delete_message,
    "MuteSeat": chat.mute_seat,
}
GAME_STREAMS: dict[str, Streaming] = {
    "WatchGame": views.watch_game,
    "WatchGames": views.watch_games,
    "WatchPlayer": views.watch_player,
    "ExportGame": files.export_game,
    "ExportGames": files.export_games,
}
CAMPAIGNS: dict[str, Unary] = {
    "CreateCampaign": games.create_campaign,
    "ListCampaigns": games.list_campaigns,
}
NOTICES: dict[str, Unary] = {
    "GetNotices": notices.get_notices,
    "SetMail": notices.set_mail,
    "ConfirmMail": notices.confirm_mail,
    "RemoveMail": notices.remove_mail,
    "StopMail": notices.stop_mail,
    "SetWebhook": notices.set_webhook,
    "RemoveWebhook": notices.remove_webhook,
    "NotePresence": notices.note_presence,
}
GAME_TAKING: dict[str, Unary] = {
    "ImportGame": files.import_game,
    "ReplayFile": replays.replay_file,
}
"""Calls that take a stream of messages and give one."""
GAME_EACH: dict[str, tuple[str, Unary]] = {"DecideEach": ("Decide", play.decide_each)}
"""Calls that answer each message of a stream, as another call answers one."""
SERVICES: tuple[Served, ...] = (
    (catalog_service_pb2, "CatalogService", CATALOG, {}, {}, {}),
    (game_service_pb2, "GameService", GAMES, GAME_STREAMS, GAME_TAKING, GAME_EACH),
    (campaign_service_pb2, "CampaignService", CAMPAIGNS, {}, {}, {}),
    (notice_service_pb2, "NoticeService", NOTICES, {}, {}, {}),
)


def own_services() -> Iterator[Served]:
    """The services that systems have of their own."""
    for system in SYSTEMS.values():
        own = system.contract.own
        if own is not None and own.reports is not None:
            answers: dict[str, Unary] = {one.name: reading.call(system, one) for one in own.reports.calls}
            yield convert.module_of(own), own.reports.service, answers, {}, {}, {}


WIRE = (ExecuteBatchError, grpc.aio.AbortError)
"""The exceptions that gRPC itself raises: the caller is gone, or has its answer."""
PING_SECONDS = 5
"""How often a client may ping, with or without calls under way; most that ping do so every 10 s or more."""
METADATA_BYTES = 8192
"""Bytes that the metadata of a call may have."""
LATER = 1.0
"""Seconds that calls have to tell their callers that the service stops, before gRPC cuts them off."""


class Calls:
    """The gRPC calls of the services, counted from their headers on. Once `stopping` is set, new calls are refused, and
    cancelled ones get a refusal that names the reason."""

    def __init__(self, gate: Gate, message_seconds: int) -> None:
        """`message_seconds`: how long the one message of a call may take to arrive."""
        self._gate, self._message_seconds = gate, message_seconds
        self._open: set[asyncio.Task[Any]] = set()
        self.stopping = False

    def unary(self, method: str, handler: Unary, read: Read) -> Callable[[Any, Any], Awaitable[Any]]:
        async def call(_: Any, context: Any) -> Any:
            async with self._under_way(method, context) as passing:
                return await self._gate.answer(passing, handler, read, await self._message(context))

        return call

    def taking(self, method: str, handler: Unary, read: Read) -> Callable[[Any, Any], Awaitable[Any]]:
        async def call(requests: Any, context: Any) -> Any:
            async with self._under_way(method, context) as passing:
                return await self._gate.answer(passing, handler, read, requests)

        return call

    def stream(self, method: str, handler: Streaming, read: Read) -> Callable[[Any, Any], Awaitable[None]]:
        async def call(_: Any, context: Any) -> None:
            async with self._under_way(method, context) as passing:
                answers = self._gate.answers(passing, handler, read, await self._message(context))
                await _written(answers, context)

        return call

    def each(
        self, method: str, handler: tuple[str, Unary], read: Read, refusal: Callable[[str, Refused], Any]
    ) -> Callable[[Any, Any], Awaitable[None]]:
        async def call(_: Any, context: Any) -> None:
            async with self._under_way(method, context) as passing:
                said = partial(refusal, passing.language)
                await _written(self._gate.each(passing, handler, read, _received(context), said, WIRE), context)

        return call

    def library(self, method: str, handler: Any) -> Any:
        """A call of a library's service, which passes the gate as ours do."""

        async def call(requests: Any, context: Any) -> None:
            async with self._under_way(method, context) as passing:
                if not handler.response_streaming:
                    self._gate.count(passing)
                    await context.write(await handler.unary_unary(await self._message(context), context))
                    return
                with self._gate.streaming(passing):
                    if handler.request_streaming:
                        await _written(handler.stream_stream(self._gate.counted(passing, requests), context), context)
                    else:
                        await handler.unary_stream(await self._message(context), context)

        return grpc.stream_stream_rpc_method_handler(call, handler.request_deserializer, handler.response_serializer)

    async def end(self, grace: float) -> None:
        """Refuse what is new, and let the calls under way end; cut off after `grace` seconds what has not."""
        self.stopping = True
        if self._open:
            _, late = await asyncio.wait(self._open, timeout=grace)
            for task in late:
                task.cancel()

    @asynccontextmanager
    async def _under_way(self, method: str, context: Any) -> AsyncIterator[CallContext]:
        """Wraps a call from its headers to its end; sends the refusal if it is refused or cancelled."""
        passing = self._gate.passing(method, context.invocation_metadata() or (), context.peer())
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            with self._gate.through(passing, WIRE), self._gate.begun(passing):
                if self.stopping:
                    raise ending()
                yield passing
        except ExecuteBatchError:
            raise asyncio.CancelledError from None
        except Refused as error:
            await _abort(context, error, passing.language)
        except asyncio.CancelledError:
            if not self.stopping:
                raise
            await _abort(context, ending(), passing.language)
        finally:
            self._open.discard(task)

    async def _message(self, context: Any) -> Any:
        """The one message of a call. Raises `Refused` if it does not come."""
        try:
            async with asyncio.timeout(self._message_seconds):
                read = await context.read()
        except TimeoutError:
            seconds = self._message_seconds
            said = message("not-so-slow-a-message", seconds=seconds)
            raise reached("import_seconds", "service", seconds, said) from None
        if read is grpc.aio.EOF:
            raise refused(Reason.MALFORMED, message("not-a-message"))
        return read


class Guarded:
    """Stands for a server where a library adds its services: each of their calls passes the gate."""

    def __init__(self, server: grpc.aio.Server, calls: Calls) -> None:
        self._server, self._calls = server, calls

    def add_generic_rpc_handlers(self, handlers: Any) -> None:
        """The same calls as `add_registered_method_handlers` adds."""

    def add_registered_method_handlers(self, service: str, handlers: Mapping[str, Any]) -> None:
        guarded = {name: self._calls.library(name, handler) for name, handler in handlers.items()}
        self._server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(service, guarded),))


async def _written(answers: AsyncGenerator[Any, None], context: Any) -> None:
    async with aclosing(answers) as messages:
        async for message in messages:
            await context.write(message)


async def _received(context: Any) -> AsyncIterator[Any]:
    """The messages of a stream, as the caller sends them."""
    while (message := await context.read()) is not grpc.aio.EOF:
        yield message


def _refused_one(type_: Any, language: str, error: Refused) -> Any:
    """The answer to a refused message of a stream."""
    return type_(refusal=refusal_of(error, language))


async def _abort(context: Any, error: Refused, language: str) -> Never:
    try:
        await context.abort_with_status(rpc_status.to_status(status_of(error, language)))
    except ExecuteBatchError:
        raise asyncio.CancelledError from None
    raise AssertionError("abort does not return")


class Server:
    """A serving process. `port` is the one listened on, `web_port` that of the page, or None if none is served."""

    def __init__(self, app: Application) -> None:
        self._app = app
        logging.getLogger("grpc._cython.cygrpc").addFilter(not_cancelled)
        self._server = grpc.aio.server(
            options=[
                ("grpc.http2.bdp_probe", 0),
                ("grpc.so_reuseport", 0),
                ("grpc.max_receive_message_length", LARGEST),
                ("grpc.max_concurrent_streams", app.settings.streams + CALLS_OF_A_TOKEN),
                ("grpc.max_metadata_size", METADATA_BYTES),
                ("grpc.absolute_max_metadata_size", METADATA_BYTES),
                ("grpc.http2.min_ping_interval_without_data_ms", PING_SECONDS * 1000),
                ("grpc.keepalive_permit_without_calls", 1),
            ],
        )
        gate = Gate(app)
        self._calls = calls = Calls(gate, app.settings.import_seconds)
        names = [reflection.SERVICE_NAME, health.SERVICE_NAME]
        for module, service, unary, streams, taking, each in (*SERVICES, *own_services()):
            descriptor = module.DESCRIPTOR.services_by_name[service]
            handlers = {}
            for method in descriptor.methods:
                request = method.input_type._concrete_class
                if method.name in unary:
                    handlers[method.name] = grpc.stream_unary_rpc_method_handler(
                        calls.unary(method.name, unary[method.name], reads(request)), None, _bytes
                    )
                elif method.name in streams:
                    handlers[method.name] = grpc.stream_stream_rpc_method_handler(
                        calls.stream(method.name, streams[method.name], reads(request)), None, _bytes
                    )
                elif method.name in each:
                    refused = partial(_refused_one, method.output_type._concrete_class)
                    handlers[method.name] = grpc.stream_stream_rpc_method_handler(
                        calls.each(method.name, each[method.name], reads(request), refused), None, _bytes
                    )
                else:
                    handlers[method.name] = grpc.stream_unary_rpc_method_handler(
                        calls.taking(method.name, taking[method.name], reads_each(reads(request))), None, _bytes
                    )
            self._server.add_generic_rpc_handlers(
                (grpc.method_handlers_generic_handler(descriptor.full_name, handlers),)
            )
            names.append(descriptor.full_name)
        self._health = health.aio.HealthServicer()
        guarded = Guarded(self._server, calls)
        health_pb2_grpc.add_HealthServicer_to_server(self._health, guarded)
        reflection_pb2_grpc.add_ServerReflectionServicer_to_server(reflection.aio.ReflectionServicer(names), guarded)
        self._timers = Timers(app)
        self._bots = Bots(app)
        self._notifier = Notifier(app)
        self._readiness = Readiness(app, self._health)
        self.port = self._listen()
        self._web = self._door(gate, names) if app.settings.page_port >= 0 else None
        self.web_port = self._web.port if self._web is not None else None

    def _door(self, gate: Gate, names: Iterable[str]) -> "Door | None":
        """The door of Connect and the page; none if nobody asked for it and what it needs is not installed. Raises
        `SettingsRefused`, `ModuleNotFoundError`."""
        try:
            from kronika.service.web.door import Door
        except ModuleNotFoundError:
            if self._app.settings.web_port is not None:
                raise
            return None
        services = (*SERVICES, *own_services(), *standard(self._health, names))
        return Door(self._app.settings, gate, services, lambda: self._readiness.fault)

    def _listen(self) -> int:
        """The port listened on. Raises `SettingsRefused`."""
        settings = self._app.settings
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"{host}:{settings.port}"
        credentials = None
        if settings.tls_certificate:
            pair = tls.pair(Path(settings.tls_key), Path(settings.tls_certificate))
            credentials = grpc.ssl_server_credentials([pair])
        try:
            if credentials is not None:
                return int(self._server.add_secure_port(address, credentials))
            return int(self._server.add_insecure_port(address))
        except RuntimeError as error:
            raise SettingsRefused(
                f"cannot listen on {address}: it is in use, or not an address of this machine"
            ) from error

    async def start(self) -> None:
        await self._server.start()
        if self._web is not None:
            await self._web.start()
        loop = asyncio.get_running_loop()

        def moved(streams: Mapping[str, int], seated: Collection[str]) -> None:
            loop.call_soon_threadsafe(self._app.games.following.moved, streams, seated)

        def called(said: str) -> None:
            if said == HURRY:
                self._app.projections.hurry()
            elif said.startswith(MESSAGES):
                loop.call_soon_threadsafe(self._app.watchers.messages_changed, said.removeprefix(MESSAGES))
            else:
                loop.call_soon_threadsafe(self._notifier.called, said)
                if not said:
                    loop.call_soon_threadsafe(self._app.games.following.missed)
                    loop.call_soon_threadsafe(self._app.watchers.messages_missed)

        self._app.log.follow(moved, called)
        self._timers.start()
        self._bots.start()
        self._notifier.start()
        await self._readiness.start()

    async def stop(self, grace: float = 2.0) -> None:
        """Finish the calls under way, at most `grace` seconds, then close the files."""
        await self._readiness.stop()
        await self._timers.stop()
        await self._bots.stop()
        async with asyncio.TaskGroup() as doors:
            doors.create_task(self._calls.end(grace))
            doors.create_task(_stopped(self._server, grace + LATER))
            if self._web is not None:
                doors.create_task(self._web.stop(grace))
        await self._notifier.stop()
        await self._server.stop(grace)
        await self._app.close()

    async def wait(self) -> None:
        await self._server.wait_for_termination()

    async def failed_over(self) -> None:
        """Waits until another database has replaced the served one; the server must then restart."""
        await self._readiness.failed_over.wait()


async def _stopped(server: grpc.aio.Server, grace: float) -> None:
    await server.stop(grace)


def _bytes(message: Any) -> bytes:
    found: bytes = message.SerializeToString()
    return found
