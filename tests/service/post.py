"""Where notices arrive: an SMTP server and a webhook, real ones on loopback."""

import asyncio
import json
import re
import socket
import ssl
import threading
import time
from base64 import b64decode
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

PATIENCE = 300.0


def until(seen: Callable[[], Any], what: str = "it") -> Any:
    """Wait until something is there; what it is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = seen()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what} has not come")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class PostOffice:
    """An SMTP server that keeps what it takes. `rcpt`, `data`: what it answers instead of taking it;
    `held`: while it is set, a mail that has come whole is kept and not answered."""

    def __init__(self, certificate: tuple[Path, Path] | None = None, login: tuple[str, str] | None = None) -> None:
        self.mails: list[tuple[list[str], Message]] = []
        self.rcpt = self.data = ""
        self.held = threading.Event()
        self.refused = 0
        self.port = free_port()
        self._login = login
        context = None
        if certificate is not None:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(*certificate)
        self._controller = Controller(
            self,
            hostname="127.0.0.1",
            port=self.port,
            tls_context=context,
            require_starttls=context is not None,
            authenticator=self._authenticate if login else None,
            auth_required=login is not None,
        )

    def _authenticate(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        return AuthResult(success=(data.login.decode(), data.password.decode()) == self._login)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        if self.rcpt:
            self.refused += 1
            return self.rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.data:
            self.refused += 1
            return self.data
        self.mails.append((envelope.rcpt_tos, message_from_bytes(envelope.content, policy=default)))
        while self.held.is_set():
            await asyncio.sleep(0.02)
        return "250 OK"

    def texts(self, to: str = "") -> list[str]:
        """The texts of the mails that have come, to one address or to all."""
        return [mail.get_content() for tos, mail in self.mails if not to or to in tos]  # type: ignore[attr-defined]

    def wait(self, count: int, to: str = "") -> str:
        """The text of the mail that makes them so many."""
        until(lambda: len(self.texts(to)) >= count, f"mail {count}")
        return self.texts(to)[count - 1]

    @property
    def settings(self) -> dict[str, Any]:
        """What a service has to be told of it."""
        found: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_from": "kronika@example.org"}
        return found | {"smtp_security": "none"}

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.held.clear()
        self._controller.stop()


def code_in(text: str) -> str:
    """The code that a mail asks to be given."""
    found = re.search(r"notices confirm (\d{8})", text)
    assert found is not None, text
    return found[1]


def secret_in(text: str) -> str:
    """The secret that turns mail off."""
    found = re.search(r"notices stop ([0-9a-f]{32})", text)
    assert found is not None, text
    return found[1]


class Call:
    """What a webhook was sent."""

    def __init__(self, headers: Any, body: bytes) -> None:
        self.headers, self.body = {name.lower(): value for name, value in headers.items()}, body
        self.said = json.loads(body)
        self.id = self.headers["webhook-id"]

    @property
    def is_signed(self) -> bool:
        """Whether the signature holds, as Standard Webhooks have it. Raises `InvalidSignature`."""
        version, _, signature = self.headers["webhook-signature"].partition(",")
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.headers["kronika-key"]))
        signed = f"{self.id}.{self.headers['webhook-timestamp']}.".encode() + self.body
        key.verify(b64decode(signature), signed)
        return version == "v1a"


class Hook:
    """A webhook that keeps what it is sent. `status`: what it answers a notice; `echoes`: whether it answers a
    challenge; `location`: where it sends on to; `drips`: it answers a byte at a time, for ever."""

    def __init__(self, certificate: tuple[Path, Path] | None = None) -> None:
        self.calls: list[Call] = []
        self.challenges: list[Call] = []
        self.status, self.echoes, self.location = 200, True, ""
        self.drips = self.floods = False
        self.stopped = threading.Event()
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                call = Call(self.headers, self.rfile.read(int(self.headers["content-length"])))
                asked = call.said["type"] == "kronika.challenge"
                (hook.challenges if asked else hook.calls).append(call)
                answer = call.said["challenge"].encode() if asked and hook.echoes else b""
                self.send_response(hook.status if not asked else 200)
                if hook.location:
                    self.send_header("location", hook.location)
                self.end_headers()
                while hook.drips and not hook.stopped.wait(0.1):
                    self.wfile.write(b"x")
                while hook.floods and not hook.stopped.is_set():
                    self.wfile.write(b"x" * 65536)
                self.wfile.write(answer)

            def log_message(self, *_: object) -> None:
                pass

        class Quiet(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_: object) -> None:
                pass

        self._server = Quiet(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/notices?of=anna"
        if certificate is not None:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(*certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
            self.url = f"https://127.0.0.1:{self.port}/notices"

    def wait(self, count: int) -> Call:
        """The call that makes them so many."""
        until(lambda: len(self.calls) >= count, f"call {count}")
        return self.calls[count - 1]

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopped.set()
        self._server.shutdown()
        self._server.server_close()
