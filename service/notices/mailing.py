"""Handing mail over to the operator's SMTP server, in threads of its own."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from pathlib import Path

from kronika.service import clock
from kronika.service.notices.wording import stop_link
from kronika.service.settings import Settings, read_text
from kronika.service.words import message

SECONDS = 20.0
"""How long the server may take to answer a command."""
AT_ONCE = 2
UNFOLDED = SMTP.clone(max_line_length=998)
"""An address in a header stays in one piece."""


class NotSent(Exception):
    """A mail that surely was not taken, and may be tried again."""


class Rejected(Exception):
    """A mail that the server does not take for this address."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the SMTP server refuses an address with {code}")
        self.said = message("mail-refused", code=code)


class Uncertain(Exception):
    """The connection broke when nobody can tell any more whether the mail was taken."""


class Mailing:
    """The way to the operator's SMTP server. Raises `SettingsRefused` if its password cannot be read."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(AT_ONCE, "kronika-mail")
        self._password = ""
        if settings.smtp_password_file:
            self._password = read_text(Path(settings.smtp_password_file), "the password of smtp_user").strip()

    async def send(self, to: str, id: str, language: str, subject: str, text: str, stop: str) -> None:
        """Hand one mail over; `stop`: the secret that turns mail off. Raises `NotSent`, `Rejected`, `Uncertain`."""
        mail = self._written(to, id, language, subject, text, stop)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, to, mail)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, to: str, mail: bytes) -> None:
        try:
            server = self._connected()
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(f"the SMTP server was not reached: {type(error).__name__}") from error
        try:
            self._hand_over(server, to, mail)
        finally:
            server.close()

    def _connected(self) -> smtplib.SMTP:
        settings = self._settings
        server: smtplib.SMTP
        if settings.smtp_security == "tls":
            context = ssl.create_default_context()
            server = smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS)
        try:
            if settings.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, self._password)
        except BaseException:
            server.close()
            raise
        return server

    def _hand_over(self, server: smtplib.SMTP, to: str, mail: bytes) -> None:
        """Hands a mail to the server. Raises `NotSent` or `Rejected` if it is refused. Raises `Uncertain` if no answer
        comes after everything was sent."""
        try:
            server.ehlo_or_helo_if_needed()
            _must_be_taken(server.mail(self._settings.smtp_from)[0])
            code, _ = server.rcpt(to)
            if code >= 500:
                raise Rejected(code)
            _must_be_taken(code)
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent("the SMTP server closed the connection") from error
        try:
            code, _ = server.data(mail)
        except smtplib.SMTPDataError as error:
            code = error.smtp_code
        except (OSError, smtplib.SMTPException) as error:
            raise Uncertain("the SMTP server closed the connection after the whole mail was sent") from error
        _must_be_taken(code)

    def _written(self, to: str, id: str, language: str, subject: str, text: str, stop: str) -> bytes:
        sender = self._settings.smtp_from
        mail = EmailMessage(policy=SMTP)
        mail["From"] = sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = format_datetime(clock.time())
        mail["Message-ID"] = make_msgid(id, sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        mail["Content-Language"] = language
        if self._settings.public_url.startswith("https://"):
            mail["List-Unsubscribe"] = f"<{stop_link(stop, self._settings.public_url)}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return mail.as_bytes(policy=UNFOLDED)


def _must_be_taken(code: int) -> None:
    """Raises `NotSent` for a failure code. Omits the server's text, which may contain the address."""
    if not 200 <= code < 300:
        raise NotSent(f"the SMTP server answers {code}")
