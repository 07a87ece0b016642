"""The network: gRPC around the handlers, and what every call passes through."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator
from contextlib import aclosing
from hashlib import sha256
from pathlib import Path
from typing import Any, Never, TypeVar

import grpc
from google.protobuf.message import DecodeError
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc._cython.cygrpc import ExecuteBatchError
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection
from grpc_status import rpc_status
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, game_service_pb2

from domain.kernel.validation import HASH, TOKEN
from domain.kernel.words import Reason, Rejection
from domain.systems import SYSTEMS
from service import convert
from service.bots import Bots
from service.core import Core, Refused, refused
from service.costs import cost
from service.faults import FAULTS, rejection_of
from service.handlers import (
    bots,
    campaigns,
    catalog,
    claims,
    drawing,
    files,
    games,
    invitations,
    orders,
    play,
    reports,
    rolls,
    seats,
    views,
    watching,
)
from service.handlers.common import Caller
from service.integrity import LogDamaged
from service.logs import log_call, not_cancelled
from service.peers import Networks, address_of, networks
from service.quotas import Nobody
from service.settings import SettingsRefused
from service.texts import must_be, must_fit
from service.timers import Timers
from service.version import CONTRACT, KNOWN_CONTRACTS, VERSION

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

T = TypeVar("T")
Unary = Callable[[Core, Any, Caller], Awaitable[Any]]
Streaming = Callable[[Core, Any, Caller], AsyncGenerator[Any, None]]

CATALOG: dict[str, Unary] = {
    "ListSystems": catalog.list_systems,
    "ListPacks": catalog.list_packs,
    "ListScenarios": catalog.list_scenarios,
    "GetScenario": catalog.get_scenario,
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
GAME_TAKING: dict[str, Unary] = {"ImportGame": files.import_game}
"""Calls that take a stream of messages and give one."""
Served = tuple[Any, str, dict[str, Unary], dict[str, Streaming], dict[str, Unary]]
"""A service: its descriptor's module, its name, and what answers its calls, by what they take and give."""
SERVICES: tuple[Served, ...] = (
    (catalog_service_pb2, "CatalogService", CATALOG, {}, {}),
    (game_service_pb2, "GameService", GAMES, GAME_STREAMS, GAME_TAKING),
    (campaign_service_pb2, "CampaignService", CAMPAIGNS, {}, {}),
)


def own_services() -> Iterator[Served]:
    """The services that systems have of their own."""
    for system in SYSTEMS.values():
        own = system.contract.own
        if own is not None and own.reports is not None:
            answers: dict[str, Unary] = {one.name: reports.call(system, one) for one in own.reports.calls}
            yield convert.module_of(own), own.reports.service, answers, {}, {}


UNARY_AT_ONCE = 2048
"""Unary calls that may be under way at once."""
LONGEST_SENTENCE = 1000
"""In bytes. gRPC sends it twice, in headers of at most 8 KB, and up to three times as long."""


class Gate:
    """What every call passes: who calls, quotas, errors as the contract says, the log."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._trusted = networks(core.settings.trusted_proxies)
        self._holders: OrderedDict[str, str] = OrderedDict()

    def unary(self, method: str, handler: Unary, read: Callable[[Any], Any]) -> Callable[[Any, Any], Awaitable[Any]]:
        async def answer(passing: Passing, request: Any) -> Any:
            message, caller = self._let_in(passing, read, request)
            return await handler(self._core, message, caller)

        async def call(request: Any, context: Any) -> Any:
            passing = Passing(method, context, self._trusted)
            return await self._pass(passing, context, answer(passing, request))

        return call

    def stream(
        self, method: str, handler: Streaming, read: Callable[[Any], Any]
    ) -> Callable[[Any, Any], Awaitable[None]]:
        async def answer(passing: Passing, request: Any, context: Any) -> None:
            message, caller = self._let_in(passing, read, request)
            async with aclosing(handler(self._core, message, caller)) as messages:
                async for message in messages:
                    await context.write(message)

        async def call(request: Any, context: Any) -> None:
            passing = Passing(method, context, self._trusted)
            await self._pass(passing, context, answer(passing, request, context))

        return call

    async def _pass(self, passing: "Passing", context: Any, answer: Awaitable[T]) -> T:
        """A call from its beginning to its end, however it ends."""
        try:
            return await answer
        except Refused as error:
            passing.refused(error)
            await _abort(context, error, passing.language)
        except asyncio.CancelledError:
            given_up = self._core.quotas.streams.given_up(asyncio.current_task())
            if given_up is None:
                passing.code = "CANCELLED"
                raise
            passing.refused(given_up)
            await _abort(context, given_up, passing.language)
        except ExecuteBatchError:
            passing.code = "CANCELLED"
            raise asyncio.CancelledError from None  # who called is gone: nothing is left to be told
        except Exception as error:
            fault = _at_fault(error)
            passing.refused(fault)
            await _abort(context, fault, passing.language)
        finally:
            passing.log()

    def _let_in(self, passing: "Passing", read: Callable[[Any], Any], request: Any) -> tuple[Any, Caller]:
        """The message and who sends it. Refuses a malformed token or message, and too many calls."""
        quotas = self._core.quotas
        try:
            _must_know(passing.contract)
            holder = self._holder(passing.authorization) if passing.authorization else ""
            invitation = self._invited(passing.invitation) if passing.invitation else ""
            message = read(request)
        except Refused:
            quotas.call(Nobody(passing.address), 1)
            raise
        caller = Caller(holder, passing.language, passing.address, invitation)
        quotas.call(caller, cost(passing.method, message))
        return message, caller

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


class Passing:
    """One call on its way: what its metadata say, and how it ended."""

    def __init__(self, method: str, context: Any, trusted: Networks) -> None:
        metadata = context.invocation_metadata() or ()
        self.method = method
        self.authorization, self.invitation, self.contract, self.language = "", "", "", "en"
        for key, value in metadata:
            if key == "authorization":
                self.authorization = str(value)
            elif key == "invitation":
                self.invitation = str(value)
            elif key == "contract":
                self.contract = str(value)
            elif key == "accept-language":
                self.language = "cs" if str(value).lower().startswith("cs") else "en"
        self.address = address_of(context.peer(), metadata, trusted)
        self.code, self._reason, self._quota = "OK", "", ""
        self._began = time.perf_counter()

    def refused(self, error: Refused) -> None:
        self.code = code_pb2.Code.Name(code_of(error.rejection))
        self._reason = error.rejection.reason.name
        self._quota = error.metadata.get("quota", "")

    def log(self) -> None:
        log_call(
            method=self.method,
            code=self.code,
            reason=self._reason,
            quota=self._quota,
            ms=round((time.perf_counter() - self._began) * 1e3, 2),
            peer=self.address,
        )


def _must_know(contract: str) -> None:
    """Refuse a client that names a contract which is not one of this service's."""
    if not contract or contract in KNOWN_CONTRACTS:
        return
    must_be(HASH, contract, "contract")
    raise refused(
        Reason.CONTRACT_UNKNOWN,
        f"Your client speaks contract {contract[:12]}…, which this service, Kronika {VERSION}, does not know: "
        f"its own is {CONTRACT[:12]}…. Use a client of Kronika {VERSION}, or a newer service.",
        f"Váš klient mluví kontraktem {contract[:12]}…, který tato služba, Kronika {VERSION}, nezná: její je "
        f"{CONTRACT[:12]}…. Použijte klienta Kroniky {VERSION}, nebo novější službu.",
        {"contract": CONTRACT},
    )


def code_of(rejection: Rejection) -> int:
    """The gRPC code of a refusal."""
    return int(CODES.get(rejection.reason, code_pb2.FAILED_PRECONDITION))


def _read(type_: Any) -> Callable[[bytes], Any]:
    """Reads a request; refuses bytes that are not one, and malformed texts in it."""

    def read(body: bytes) -> Any:
        try:
            message = type_.FromString(body)
        except DecodeError:
            name = type_.DESCRIPTOR.full_name
            raise refused(
                Reason.MALFORMED, f"These bytes cannot be read as {name}.", f"Tyto bajty nelze přečíst jako {name}."
            ) from None
        must_fit(message)
        return message

    return read


def _read_each(type_: Any) -> Callable[[AsyncIterator[bytes]], AsyncIterator[Any]]:
    read = _read(type_)

    async def each(bodies: AsyncIterator[bytes]) -> AsyncIterator[Any]:
        async for body in bodies:
            yield read(body)

    return each


def _at_fault(error: Exception) -> Refused:
    """What a caller is told of a fault of the service's files, or of a mistake of ours."""
    rejection = rejection_of(error) if isinstance(error, FAULTS) else None
    if rejection is None:
        return _ours()
    if not isinstance(error, LogDamaged):
        LOGGER.error("%s: %s", type(error).__name__, error)
    return Refused(rejection)


def _ours() -> Refused:
    """A mistake of ours: logged in full under an id, of which alone the caller hears."""
    id = secrets.token_hex(6)
    LOGGER.exception("internal error %s", id)
    return refused(
        Reason.INTERNAL, f"Internal error {id}; tell the operator.", f"Vnitřní chyba {id}; řekněte provozovateli."
    )


async def _abort(context: Any, error: Refused, language: str) -> Never:
    rejection = error.rejection
    message = _clipped(rejection.said.cs if language == "cs" else rejection.said.en)
    metadata = dict(error.metadata)
    if rejection.rule:
        metadata["rule"] = rejection.rule
        message = f"{message} ({rejection.rule})"
    if rejection.accepted:
        metadata["accepted"] = ",".join(rejection.accepted)
    info = error_details_pb2.ErrorInfo(reason=rejection.reason.name, domain="kronika", metadata=metadata)
    details: list[Any] = [info]
    if rejection.reason in (Reason.MALFORMED, Reason.REQUEST_REUSED):
        violation = error_details_pb2.BadRequest.FieldViolation(field=rejection.field, description=message)
        details.append(error_details_pb2.BadRequest(field_violations=[violation]))
    status = status_pb2.Status(code=code_of(rejection), message=message)
    for detail in details:
        status.details.add().Pack(detail)
    try:
        await context.abort_with_status(rpc_status.to_status(status))
    except ExecuteBatchError:
        raise asyncio.CancelledError from None
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
        logging.getLogger("grpc._cython.cygrpc").addFilter(not_cancelled)
        self._server = grpc.aio.server(
            options=[
                ("grpc.http2.bdp_probe", 0),
                ("grpc.so_reuseport", 0),
                ("grpc.max_receive_message_length", 16 * 1024 * 1024),
            ],
            maximum_concurrent_rpcs=core.settings.streams_in_all + UNARY_AT_ONCE,
        )
        gate = Gate(core)
        names = [reflection.SERVICE_NAME, health.SERVICE_NAME]
        for module, service, unary, streams, taking in (*SERVICES, *own_services()):
            descriptor = module.DESCRIPTOR.services_by_name[service]
            handlers = {}
            for method in descriptor.methods:
                request = method.input_type._concrete_class
                if method.name in unary:
                    handlers[method.name] = grpc.unary_unary_rpc_method_handler(
                        gate.unary(method.name, unary[method.name], _read(request)), None, _bytes
                    )
                elif method.name in streams:
                    handlers[method.name] = grpc.unary_stream_rpc_method_handler(
                        gate.stream(method.name, streams[method.name], _read(request)), None, _bytes
                    )
                else:
                    handlers[method.name] = grpc.stream_unary_rpc_method_handler(
                        gate.unary(method.name, taking[method.name], _read_each(request)), None, _bytes
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
            tls = ", or the certificate and its key cannot be used" if settings.tls_certificate else ""
            raise SettingsRefused(f"{address} cannot be listened on: it is taken or not this machine's{tls}") from error

    async def start(self) -> None:
        await self._server.start()
        await self._health.set("", health_pb2.HealthCheckResponse.SERVING)
        self._timers.start()
        self._bots.start()

    async def stop(self, grace: float = 2.0) -> None:
        """Finish the calls under way, at most `grace` seconds, then close the files."""
        await self._timers.stop()
        await self._bots.stop()
        await self._server.stop(grace)
        await self._core.close()

    async def wait(self) -> None:
        await self._server.wait_for_termination()


def _bytes(message: Any) -> bytes:
    found: bytes = message.SerializeToString()
    return found
