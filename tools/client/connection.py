"""Calls to a service, with errors as the contract says."""

from collections.abc import Iterator
from typing import Any, cast

import grpc
from google.rpc import error_details_pb2
from grpc_status import rpc_status
from kronika.v1 import campaign_service_pb2_grpc, catalog_service_pb2_grpc, game_service_pb2_grpc

SECONDS = 30.0
"""How long a call may take."""

GONE = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED, grpc.StatusCode.CANCELLED)
"""What a call ends with when there is no service, or when it stops."""


class ServiceRefused(Exception):
    """The service refused a call. `reason` is a name of `ErrorReason` without its prefix."""

    def __init__(self, reason: str, said: str, rule: str, accepted: tuple[str, ...]) -> None:
        super().__init__(said)
        self.reason, self.rule, self.accepted = reason, rule, accepted


class NotReached(Exception):
    """There is no service at the address, or it has stopped."""


class Connection:
    """A channel to one service, for one token."""

    def __init__(self, address: str, token: str = "", language: str = "en", certificate: bytes | None = None) -> None:
        self.address = address
        self.token = token
        self.language = language
        options = [("grpc.max_receive_message_length", 64 * 1024 * 1024), ("grpc.max_reconnect_backoff_ms", 2000)]
        if certificate is None:
            self._channel = grpc.insecure_channel(address, options=options)
        else:
            self._channel = grpc.secure_channel(address, grpc.ssl_channel_credentials(certificate), options=options)
        self._metadata = [("accept-language", language)]
        if token:
            self._metadata.append(("authorization", f"Bearer {token}"))
        self._games = game_service_pb2_grpc.GameServiceStub(self._channel)  # type: ignore[no-untyped-call]
        self._campaigns = campaign_service_pb2_grpc.CampaignServiceStub(self._channel)  # type: ignore[no-untyped-call]
        self._catalog = catalog_service_pb2_grpc.CatalogServiceStub(self._channel)  # type: ignore[no-untyped-call]

    def games(self, method: str, request: Any) -> Any:
        """A call of GameService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(getattr(self._games, method), request)

    def catalog(self, method: str, request: Any) -> Any:
        """A call of CatalogService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(getattr(self._catalog, method), request)

    def campaigns(self, method: str, request: Any) -> Any:
        """A call of CampaignService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(getattr(self._campaigns, method), request)

    def _call(self, method: Any, request: Any) -> Any:
        try:
            return method(request, metadata=self._metadata, timeout=SECONDS)
        except grpc.RpcError as error:
            raise self._said(error) from None

    def stream(self, method: str, request: Any) -> "Stream":
        """A call of GameService that answers with a stream."""
        return Stream(self, getattr(self._games, method)(request, metadata=self._metadata))

    def _said(self, error: Any) -> Exception:
        status = rpc_status.from_call(error)
        for detail in status.details if status is not None else ():
            info = error_details_pb2.ErrorInfo()
            if detail.Unpack(info):
                accepted = info.metadata.get("accepted", "")
                names = tuple(accepted.split(",")) if accepted else ()
                said = self._with_accepted(error.details(), names)
                return ServiceRefused(info.reason, said, info.metadata.get("rule", ""), names)
        if error.code() in GONE:
            return self.not_reached()
        return ServiceRefused(error.code().name, f"{error.code().name}: {error.details()}", "", ())

    def _with_accepted(self, said: str, names: tuple[str, ...]) -> str:
        """A refusal with what would be accepted, where its sentence does not tell that already."""
        untold = [name for name in names if name not in said]
        word = "Přijato by bylo" if self.language == "cs" else "Accepted would be"
        return f"{said} {word}: {', '.join(untold)}." if untold else said

    def not_reached(self) -> NotReached:
        """Said of a service that does not answer, or no more."""
        if self.language == "cs":
            return NotReached(f"Na adrese {self.address} žádná služba neodpovídá; běží (kronika serve)? (--server)")
        return NotReached(f"No service answers at {self.address}. Does one run (kronika serve), and there (--server)?")

    def close(self) -> None:
        self._channel.close()


class Stream:
    """Messages of a stream, with errors as the contract says."""

    def __init__(self, connection: Connection, call: Any) -> None:
        self._connection, self._call = connection, call

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        try:
            return next(cast(Any, self._call))
        except grpc.RpcError as error:
            raise self._connection._said(error) from None

    def cancel(self) -> None:
        self._call.cancel()
