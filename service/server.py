"""The network: gRPC around the handlers, and what every call passes through."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Never

import grpc
from google.protobuf import any_pb2
from google.protobuf.message import DecodeError
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection
from grpc_status import rpc_status
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, game_service_pb2

from domain.kernel.validation import HASH, TOKEN
from domain.kernel.words import Reason, Rejection
from service.core import Core, Refused, refused
from service.faults import FAULTS, rejection_of
from service.handlers import campaigns, catalog, claims, files, invitations, play, rolls, seats, views
from service.handlers.common import Caller
from service.integrity import LogDamaged
from service.settings import SettingsRefused
from service.texts import must_be, must_fit
from service.timers import Timers

LOGGER = logging.getLogger("kronika")

CODES = {
    Reason.NOT_FOUND: code_pb2.NOT_FOUND,
    Reason.MALFORMED: code_pb2.INVALID_ARGUMENT,
    Reason.UNAUTHENTICATED: code_pb2.UNAUTHENTICATED,
    Reason.NOT_YOUR_SEAT: code_pb2.PERMISSION_DENIED,
    Reason.NOT_ALLOWED_TO_WATCH: code_pb2.PERMISSION_DENIED,
    Reason.STALE_VERSION: code_pb2.ABORTED,
    Reason.REQUEST_REUSED: code_pb2.INVALID_ARGUMENT,
    Reason.LIMIT_REACHED: code_pb2.RESOURCE_EXHAUSTED,
    Reason.TOO_SLOW: code_pb2.RESOURCE_EXHAUSTED,
    Reason.TAMPERED: code_pb2.INVALID_ARGUMENT,
    Reason.INTERNAL: code_pb2.INTERNAL,
    Reason.UNAVAILABLE: code_pb2.UNAVAILABLE,
    Reason.LOG_DAMAGED: code_pb2.DATA_LOSS,
}
"""The gRPC code of each reason; FAILED_PRECONDITION for all others."""

Unary = Callable[[Core, Any, Caller], Awaitable[Any]]
Streaming = Callable[[Core, Any, Caller], AsyncIterator[Any]]

CATALOG: dict[str, Unary] = {
    "ListSystems": catalog.list_systems,
    "ListPacks": catalog.list_packs,
    "ListScenarios": catalog.list_scenarios,
    "GetScenario": catalog.get_scenario,
    "GetService": catalog.get_service,
}
GAMES: dict[str, Unary] = {
    "CreateGame": seats.create_game,
    "GetGame": seats.get_game,
    "ListGames": seats.list_games,
    "TakeSeat": seats.take_seat,
    "LeaveSeat": seats.leave_seat,
    "HandOverSeat": seats.hand_over_seat,
    "CreateInvitation": invitations.create_invitation,
    "ListInvitations": invitations.list_invitations,
    "WithdrawInvitation": invitations.withdraw_invitation,
    "ProposeHandover": seats.propose_handover,
    "AnswerHandover": seats.answer_handover,
    "CommitEntropy": seats.commit_entropy,
    "RevealEntropy": seats.reveal_entropy,
    "AgreeToEpoch": seats.agree_to_epoch,
    "GetSnapshot": views.get_snapshot,
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
    "GetRoll": rolls.get_roll,
    "ListRolls": rolls.list_rolls,
    "GetPlayerRolls": rolls.get_player_rolls,
    "GetTimeline": rolls.get_timeline,
    "ListLeaves": views.list_leaves,
    "ForkGame": files.fork_game,
    "ClaimImported": claims.claim_imported,
}
GAME_STREAMS: dict[str, Streaming] = {
    "WatchGame": views.watch_game,
    "WatchPlayer": views.watch_player,
    "ExportGame": files.export_game,
}
CAMPAIGNS: dict[str, Unary] = {
    "CreateCampaign": campaigns.create_campaign,
    "ListCampaigns": campaigns.list_campaigns,
    "GetCity": campaigns.get_city,
    "GetBinder": campaigns.get_binder,
    "GetRecord": campaigns.get_record,
    "GetSoldier": campaigns.get_soldier,
}
GAME_TAKING: dict[str, Unary] = {"ImportGame": files.import_game}
"""Calls that take a stream of messages and give one."""
SERVICES: tuple[tuple[Any, str, dict[str, Unary], dict[str, Streaming], dict[str, Unary]], ...] = (
    (catalog_service_pb2, "CatalogService", CATALOG, {}, {}),
    (game_service_pb2, "GameService", GAMES, GAME_STREAMS, GAME_TAKING),
    (campaign_service_pb2, "CampaignService", CAMPAIGNS, {}, {}),
)


LONGEST_SENTENCE = 1000
"""In bytes. gRPC sends it twice, in headers of at most 8 KB, and up to three times as long."""


class Limiter:
    """A bucket of calls for each caller, filled at the rate of the settings."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str) -> bool:
        at = time.monotonic()
        left, since = self._buckets.get(who, (float(self._rate), at))
        left = min(float(self._rate), left + (at - since) * self._rate)
        allowed = left >= 1.0
        self._buckets[who] = (left - 1.0 if allowed else left, at)
        self._buckets.move_to_end(who)
        if len(self._buckets) > 10_000:
            self._buckets.popitem(last=False)
        return allowed


class Gate:
    """What every call passes: who calls, limits, errors as the contract says."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._limiter = Limiter(core.settings.requests_a_second)
        self._holders: OrderedDict[str, str] = OrderedDict()

    def caller(self, context: Any) -> Caller:
        """Who calls, from the metadata. Refuses a token that is none, and too many calls."""
        authorization = language = invitation = ""
        for key, value in context.invocation_metadata() or ():
            if key == "authorization":
                authorization = str(value)
            elif key == "invitation":
                invitation = str(value)
            elif key == "accept-language":
                language = "cs" if str(value).lower().startswith("cs") else "en"
        holder = self._holder(authorization) if authorization else ""
        if not self._limiter.allow(holder or context.peer().rsplit(":", 1)[0]):
            raise refused(
                Reason.LIMIT_REACHED,
                f"More than {self._core.settings.requests_a_second} calls a second; wait a little.",
                f"Více než {self._core.settings.requests_a_second} volání za sekundu; chvíli počkejte.",
            )
        return Caller(holder, language or "en", self._invited(invitation) if invitation else "")

    def _invited(self, secret: str) -> str:
        """What stands for the secret of an invitation."""
        must_be(HASH, secret, "invitation")
        return invitations.stands_for(self._core, secret)

    def _holder(self, authorization: str) -> str:
        known = self._holders.get(authorization)
        if known is not None:
            return known
        scheme, _, text = authorization.partition(" ")
        if scheme.lower() != "bearer" or not TOKEN.fits(text.strip()):
            raise refused(
                Reason.UNAUTHENTICATED,
                "authorization must be `Bearer` and a token of 32 bytes as 64 hex digits.",
                "authorization musí být `Bearer` a token o 32 bajtech, 64 šestnáctkových číslic.",
            )
        holder = self._core.vault.holder(sha256(bytes.fromhex(text.strip())).digest())
        self._holders[authorization] = holder
        if len(self._holders) > 10_000:
            self._holders.popitem(last=False)
        return holder

    def unary(self, handler: Unary, read: Callable[[Any], Any]) -> Callable[[Any, Any], Awaitable[Any]]:
        async def call(request: Any, context: Any) -> Any:
            language = "en"
            try:
                caller = self.caller(context)
                language = caller.language
                return await handler(self._core, read(request), caller)
            except Refused as error:
                await _abort(context, error.rejection, language)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                await _abort(context, _at_fault(error), language)

        return call

    def stream(self, handler: Streaming, read: Callable[[Any], Any]) -> Callable[[Any, Any], AsyncIterator[Any]]:
        async def call(request: Any, context: Any) -> AsyncIterator[Any]:
            language = "en"
            try:
                caller = self.caller(context)
                language = caller.language
                async for message in handler(self._core, read(request), caller):
                    yield message
            except Refused as error:
                await _abort(context, error.rejection, language)
            except (asyncio.CancelledError, GeneratorExit):
                raise
            except Exception as error:
                await _abort(context, _at_fault(error), language)

        return call


def _read(type_: Any) -> Callable[[bytes], Any]:
    """Reads a request, or refuses bytes that are none, and texts in it that are not what they may be."""

    def read(body: bytes) -> Any:
        try:
            message = type_.FromString(body)
        except DecodeError:
            name = type_.DESCRIPTOR.full_name
            raise refused(Reason.MALFORMED, f"These bytes are no {name}.", f"Tyto bajty nejsou {name}.") from None
        must_fit(message)
        return message

    return read


def _read_each(type_: Any) -> Callable[[AsyncIterator[bytes]], AsyncIterator[Any]]:
    read = _read(type_)

    async def each(bodies: AsyncIterator[bytes]) -> AsyncIterator[Any]:
        async for body in bodies:
            yield read(body)

    return each


def _at_fault(error: Exception) -> Rejection:
    """What a caller is told of a fault of the service's files, or of a mistake of ours."""
    rejection = rejection_of(error) if isinstance(error, FAULTS) else None
    if rejection is None:
        return _ours()
    if not isinstance(error, LogDamaged):
        LOGGER.error("%s: %s", type(error).__name__, error)
    return rejection


def _ours() -> Rejection:
    """A mistake of ours: logged in full under an id, of which alone the caller hears."""
    id = secrets.token_hex(6)
    LOGGER.exception("internal error %s", id)
    return refused(
        Reason.INTERNAL, f"Internal error {id}; tell the operator.", f"Vnitřní chyba {id}; řekněte provozovateli."
    ).rejection


async def _abort(context: Any, rejection: Rejection, language: str) -> Never:
    message = _clipped(rejection.said.cs if language == "cs" else rejection.said.en)
    metadata = {}
    if rejection.rule:
        metadata["rule"] = rejection.rule
        message = f"{message} ({rejection.rule})"
    if rejection.accepted:
        metadata["accepted"] = ",".join(rejection.accepted)
    info = error_details_pb2.ErrorInfo(reason=rejection.reason.name, domain="kronika", metadata=metadata)
    detail = any_pb2.Any()
    detail.Pack(info)
    status = status_pb2.Status(
        code=CODES.get(rejection.reason, code_pb2.FAILED_PRECONDITION), message=message, details=[detail]
    )
    await context.abort_with_status(rpc_status.to_status(status))
    raise AssertionError("abort does not return")


def _clipped(message: str) -> str:
    """A sentence that fits into the headers it is sent in, whatever it quotes."""
    if len(message) <= LONGEST_SENTENCE // 4:
        return message
    return message.encode()[:LONGEST_SENTENCE].decode(errors="ignore")


class Server:
    """A serving process. `port` is the one listened on once started."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._server = grpc.aio.server(
            options=[
                ("grpc.http2.bdp_probe", 0),
                ("grpc.so_reuseport", 0),
                ("grpc.max_receive_message_length", 16 * 1024 * 1024),
            ],
            maximum_concurrent_rpcs=4096,
        )
        gate = Gate(core)
        names = [reflection.SERVICE_NAME, health.SERVICE_NAME]
        for module, service, unary, streams, taking in SERVICES:
            descriptor = module.DESCRIPTOR.services_by_name[service]
            handlers = {}
            for method in descriptor.methods:
                request = method.input_type._concrete_class
                if method.name in unary:
                    handlers[method.name] = grpc.unary_unary_rpc_method_handler(
                        gate.unary(unary[method.name], _read(request)), None, _bytes
                    )
                elif method.name in streams:
                    handlers[method.name] = grpc.unary_stream_rpc_method_handler(
                        gate.stream(streams[method.name], _read(request)), None, _bytes
                    )
                else:
                    handlers[method.name] = grpc.stream_unary_rpc_method_handler(
                        gate.unary(taking[method.name], _read_each(request)), None, _bytes
                    )
            self._server.add_generic_rpc_handlers(
                (grpc.method_handlers_generic_handler(descriptor.full_name, handlers),)
            )
            names.append(descriptor.full_name)
        self._health = health.aio.HealthServicer()
        health_pb2_grpc.add_HealthServicer_to_server(self._health, self._server)
        reflection.enable_server_reflection(names, self._server)
        self._timers = Timers(core)
        self.port = self._listen()

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
            tls = ", or the certificate and its key are none" if settings.tls_certificate else ""
            raise SettingsRefused(f"{address} cannot be listened on: it is taken or not this machine's{tls}") from error

    async def start(self) -> None:
        await self._server.start()
        await self._health.set("", health_pb2.HealthCheckResponse.SERVING)
        self._timers.start()

    async def stop(self, grace: float = 2.0) -> None:
        """Finish the calls under way, at most `grace` seconds, then close the files."""
        await self._timers.stop()
        await self._server.stop(grace)
        await self._core.close()

    async def wait(self) -> None:
        await self._server.wait_for_termination()


def _bytes(message: Any) -> bytes:
    found: bytes = message.SerializeToString()
    return found
