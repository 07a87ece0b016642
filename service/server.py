"""The network: gRPC around the handlers, and on a second port the page and Connect."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import aclosing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Never

import grpc
from grpc._cython.cygrpc import ExecuteBatchError
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection
from grpc_status import rpc_status
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, game_service_pb2, notice_service_pb2

from domain.systems import SYSTEMS
from service import convert
from service.bots import Bots
from service.core import Core, Refused
from service.gate import Gate, Passing, Read, Served, Streaming, Unary
from service.handlers import (
    bots,
    campaigns,
    catalog,
    claims,
    drawing,
    files,
    games,
    invitations,
    notices,
    orders,
    play,
    replays,
    reports,
    rolls,
    seats,
    views,
    watching,
)
from service.logs import not_cancelled
from service.notices.notifier import Notifier
from service.requests import LARGEST, reads, reads_each
from service.settings import SettingsRefused
from service.store.protocol import HURRY
from service.telling import refusal_of, status_of
from service.timers import Timers

if TYPE_CHECKING:
    from service.web.door import Door

CATALOG: dict[str, Unary] = {
    "ListSystems": catalog.list_systems,
    "ListPacks": catalog.list_packs,
    "ListScenarios": catalog.list_scenarios,
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
    "CreateInvitation": invitations.create_invitation,
    "ListInvitations": invitations.list_invitations,
    "InviteBot": bots.invite_bot,
    "WithdrawInvitation": invitations.withdraw_invitation,
    "ProposeHandover": seats.propose_handover,
    "AnswerHandover": seats.answer_handover,
    "CommitEntropy": seats.commit_entropy,
    "RevealEntropy": seats.reveal_entropy,
    "AgreeToEpoch": seats.agree_to_epoch,
    "GetSnapshot": views.get_snapshot,
    "GetDrawing": drawing.get_drawing,
    "GetPrompts": replays.get_prompts,
    "ListSteps": replays.list_steps,
    "Decide": play.decide,
    "ListEvents": views.list_events,
    "RequestUndo": play.request_undo,
    "AnswerUndo": play.answer_undo,
    "WithdrawUndo": play.withdraw_undo,
    "Resign": play.resign,
    "OfferDraw": play.offer_draw,
    "DeclineDraw": play.decline_draw,
    "ClaimGame": play.claim_game,
    "ConfirmEnd": play.confirm_end,
    "DisputeRoll": play.dispute_roll,
    "WithdrawDispute": play.withdraw_dispute,
    "GiveOrder": orders.give_order,
    "WithdrawOrder": orders.withdraw_order,
    "GetRoll": rolls.get_roll,
    "ListRolls": rolls.list_rolls,
    "GetPlayerRolls": rolls.get_player_rolls,
    "ListTimeline": rolls.list_timeline,
    "ListLeaves": views.list_leaves,
    "ForkGame": files.fork_game,
    "ClaimImported": claims.claim_imported,
}
GAME_STREAMS: dict[str, Streaming] = {
    "WatchGame": watching.watch_game,
    "WatchGames": watching.watch_games,
    "WatchPlayer": views.watch_player,
    "ExportGame": files.export_game,
}
CAMPAIGNS: dict[str, Unary] = {
    "CreateCampaign": campaigns.create_campaign,
    "ListCampaigns": campaigns.list_campaigns,
}
NOTICES: dict[str, Unary] = {
    "GetNotices": notices.get_notices,
    "SetMail": notices.set_mail,
    "ConfirmMail": notices.confirm_mail,
    "RemoveMail": notices.remove_mail,
    "StopMail": notices.stop_mail,
    "SetWebhook": notices.set_webhook,
    "RemoveWebhook": notices.remove_webhook,
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
            answers: dict[str, Unary] = {one.name: reports.call(system, one) for one in own.reports.calls}
            yield convert.module_of(own), own.reports.service, answers, {}, {}, {}


UNARY_AT_ONCE = 2048
"""Unary calls that may be under way at once."""


class Calls:
    """The calls of the services as gRPC brings them."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def unary(self, method: str, handler: Unary, read: Read) -> Callable[[Any, Any], Awaitable[Any]]:
        async def call(request: Any, context: Any) -> Any:
            passing = self._passing(method, context)
            try:
                with self._gate.through(passing, ExecuteBatchError):
                    return await self._gate.answer(passing, handler, read, request)
            except ExecuteBatchError:
                raise asyncio.CancelledError from None
            except Refused as error:
                await _abort(context, error, passing.language)

        return call

    def stream(self, method: str, handler: Streaming, read: Read) -> Callable[[Any, Any], Awaitable[None]]:
        async def call(request: Any, context: Any) -> None:
            passing = self._passing(method, context)
            try:
                with self._gate.through(passing, ExecuteBatchError):
                    async with aclosing(self._gate.answers(passing, handler, read, request)) as messages:
                        async for message in messages:
                            await context.write(message)
            except ExecuteBatchError:
                raise asyncio.CancelledError from None
            except Refused as error:
                await _abort(context, error, passing.language)

        return call

    def each(
        self, method: str, handler: tuple[str, Unary], read: Read, refusal: Callable[[str, Refused], Any]
    ) -> Callable[[Any, Any], Awaitable[None]]:
        async def call(_: Any, context: Any) -> None:
            passing = self._passing(method, context)
            said = partial(refusal, passing.language)
            try:
                with self._gate.through(passing, ExecuteBatchError):
                    answers = self._gate.each(passing, handler, read, _received(context), said, ExecuteBatchError)
                    async with aclosing(answers) as messages:
                        async for message in messages:
                            await context.write(message)
            except ExecuteBatchError:
                raise asyncio.CancelledError from None
            except Refused as error:
                await _abort(context, error, passing.language)

        return call

    def _passing(self, method: str, context: Any) -> Passing:
        return self._gate.passing(method, context.invocation_metadata() or (), context.peer())


async def _received(context: Any) -> AsyncIterator[Any]:
    """The messages of a stream, as the caller sends them."""
    while (message := await context.read()) is not grpc.aio.EOF:
        yield message


def _refused_one(type_: Any, language: str, error: Refused) -> Any:
    """What is answered to a message of a stream that is refused."""
    return type_(refusal=refusal_of(error, language))


async def _abort(context: Any, error: Refused, language: str) -> Never:
    try:
        await context.abort_with_status(rpc_status.to_status(status_of(error, language)))
    except ExecuteBatchError:
        raise asyncio.CancelledError from None
    raise AssertionError("abort does not return")


class Server:
    """A serving process. `port` is the one listened on, `web_port` that of the page, or None if none is served."""

    def __init__(self, core: Core) -> None:
        self._core = core
        logging.getLogger("grpc._cython.cygrpc").addFilter(not_cancelled)
        self._server = grpc.aio.server(
            options=[
                ("grpc.http2.bdp_probe", 0),
                ("grpc.so_reuseport", 0),
                ("grpc.max_receive_message_length", LARGEST),
            ],
            maximum_concurrent_rpcs=core.settings.streams_in_all + UNARY_AT_ONCE,
        )
        gate = Gate(core)
        calls = Calls(gate)
        names = [reflection.SERVICE_NAME, health.SERVICE_NAME]
        for module, service, unary, streams, taking, each in (*SERVICES, *own_services()):
            descriptor = module.DESCRIPTOR.services_by_name[service]
            handlers = {}
            for method in descriptor.methods:
                request = method.input_type._concrete_class
                if method.name in unary:
                    handlers[method.name] = grpc.unary_unary_rpc_method_handler(
                        calls.unary(method.name, unary[method.name], reads(request)), None, _bytes
                    )
                elif method.name in streams:
                    handlers[method.name] = grpc.unary_stream_rpc_method_handler(
                        calls.stream(method.name, streams[method.name], reads(request)), None, _bytes
                    )
                elif method.name in each:
                    refused = partial(_refused_one, method.output_type._concrete_class)
                    handlers[method.name] = grpc.stream_stream_rpc_method_handler(
                        calls.each(method.name, each[method.name], reads(request), refused), None, _bytes
                    )
                else:
                    handlers[method.name] = grpc.stream_unary_rpc_method_handler(
                        calls.unary(method.name, taking[method.name], reads_each(reads(request))), None, _bytes
                    )
            self._server.add_generic_rpc_handlers(
                (grpc.method_handlers_generic_handler(descriptor.full_name, handlers),)
            )
            names.append(descriptor.full_name)
        self._health = health.aio.HealthServicer()
        health_pb2_grpc.add_HealthServicer_to_server(self._health, self._server)
        reflection.enable_server_reflection(names, self._server)
        self._timers = Timers(core)
        self._bots = Bots(core)
        self._notifier = Notifier(core)
        self.port = self._listen()
        self._web = self._door(gate) if core.settings.page_port >= 0 else None
        self.web_port = self._web.port if self._web is not None else None

    def _door(self, gate: Gate) -> "Door":
        """The door of Connect and the page. Raises `SettingsRefused`."""
        from service.web.door import Door  # takes its time, which commands that serve no page need not wait for

        return Door(self._core.settings, gate, (*SERVICES, *own_services()))

    def _listen(self) -> int:
        """The port listened on. Raises `SettingsRefused`."""
        settings = self._core.settings
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"{host}:{settings.port}"
        try:
            if settings.tls_certificate:
                pair = (Path(settings.tls_key).read_bytes(), Path(settings.tls_certificate).read_bytes())
                return int(self._server.add_secure_port(address, grpc.ssl_server_credentials([pair])))
            return int(self._server.add_insecure_port(address))
        except OSError as error:
            raise SettingsRefused(f"{error.filename} cannot be read: {error.strerror}") from error
        except RuntimeError as error:
            tls = ", or the certificate and its key cannot be used" if settings.tls_certificate else ""
            raise SettingsRefused(f"{address} cannot be listened on: it is taken or not this machine's{tls}") from error

    async def start(self) -> None:
        await self._server.start()
        await self._health.set("", health_pb2.HealthCheckResponse.SERVING)
        if self._web is not None:
            await self._web.start()
        loop = asyncio.get_running_loop()

        def moved(streams: Mapping[str, int], seated: Collection[str]) -> None:
            loop.call_soon_threadsafe(self._core.games.moved, streams, seated)

        def called(said: str) -> None:
            if said == HURRY:
                self._core.projections.hurry()
            else:
                loop.call_soon_threadsafe(self._notifier.called, said)

        self._core.log.follow(moved, called)
        self._timers.start()
        self._bots.start()
        self._notifier.start()

    async def stop(self, grace: float = 2.0) -> None:
        """Finish the calls under way, at most `grace` seconds, then close the files."""
        await self._timers.stop()
        await self._bots.stop()
        async with asyncio.TaskGroup() as doors:
            doors.create_task(_stopped(self._server, grace))
            if self._web is not None:
                doors.create_task(self._web.stop(grace))
        await self._notifier.stop()
        await self._server.stop(grace)
        await self._core.close()

    async def wait(self) -> None:
        await self._server.wait_for_termination()


async def _stopped(server: grpc.aio.Server, grace: float) -> None:
    await server.stop(grace)


def _bytes(message: Any) -> bytes:
    found: bytes = message.SerializeToString()
    return found
