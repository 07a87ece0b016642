"""How a service is set up: a TOML file, then environment variables `KRONIKA_…`, then flags."""

import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from kronika.domain.kernel.formats import MAIL, TOKEN, URL
from kronika.domain.kernel.packs import NotToml, read_toml, text_of
from kronika.domain.kernel.signing import is_key
from kronika.service.client_address import networks


class SettingsRefused(Exception):
    """The settings cannot be used; the text says which and why."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings, with their defaults. Times in seconds."""

    data: str = "var"  #: The folder of the log, the secrets and the projections; with `store`, of the key alone.
    #: Where the games are kept, if not in `data`: another folder, or a database of PostgreSQL by its address,
    #: `postgresql://user@host/database`, which several servers may share.
    store: str = ""
    project: bool = True  #: Whether a server keeps the read models up to date itself; if not, `kronika project` does.
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 50551  #: 0: any free one.
    #: The port of the page and of Connect. Not given: the one after `port`, or any free one if that is 0; 0: any
    #: free one; -1: neither is served.
    web_port: Annotated[int, msgspec.Meta(ge=-1, le=65535)] | None = None
    #: Names under which browsers reach the page, beside loopback and `host`; in the environment separated by commas.
    web_hosts: tuple[str, ...] = ()
    #: Origins (`https://example.org`) of other pages that may call by Connect; in the environment separated by
    #: commas.
    web_origins: tuple[str, ...] = ()
    packs: str = ""  #: A folder with further packs, one subfolder each.
    tls_certificate: str = ""
    tls_key: str = ""
    insecure: bool = False  #: Listen beyond loopback without TLS.
    #: Keys (64 hex digits each) of services that you trust to sign imported games; in the environment separated
    #: by commas.
    trusted_services: tuple[str, ...] = ()
    operator_token: str = ""  #: If set, only this token (64 hex digits) may create and import games.
    #: The key (64 hex digits) the secrets are encrypted with; empty: read from `secrets_key_file`.
    secrets_key: str = ""
    secrets_key_file: str = ""  #: Empty: `kronika.key` in the data folder, made on first use.
    #: Addresses and networks of proxies, separated by commas, that tell whom they forward for.
    trusted_proxies: str = ""
    tokens_an_address: Annotated[int, msgspec.Meta(ge=1)] = 8  #: How many times the quotas of one token an address has.
    requests_a_second: int = 400  #: Calls of one token; expensive calls count as several.
    games_an_hour: int = 60  #: Games that a token may make: created, forked or imported.
    games_a_day: int = 240
    imports_an_hour: int = 30  #: Files that a token may hand in.
    import_bytes_an_hour: int = 268_435_456
    imports_at_once: int = 2  #: By one token, and by one address.
    import_seconds: int = 120  #: How long the upload of a file, or the message of a call, may take to arrive.
    streams: int = 64  #: Most open streams per token.
    streams_in_all: int = 3000  #: Streams of all; a quarter of them is for seats alone.
    #: Events that a player may add to one game beside what is played: requests, offers, disputes, orders, seats taken,
    #: and what is taken back.
    game_events: Annotated[int, msgspec.Meta(ge=1)] = 20_000
    game_bytes: Annotated[int, msgspec.Meta(ge=1)] = 8_388_608  #: The bytes of these requests.
    messages: bool = True  #: Whether players can write messages to each other.
    messages_an_hour: Annotated[int, msgspec.Meta(ge=1)] = 60  #: Messages of a seat in a game.
    game_messages: Annotated[int, msgspec.Meta(ge=1)] = 2000  #: All messages of a seat in a game, deleted ones too.
    message_days: Annotated[int, msgspec.Meta(ge=0)] = (
        90  #: Days after a game is closed until its messages are deleted.
    )
    open_games: int = 2000  #: Most games in which a player may hold seats.
    watchers: int = 200  #: Most spectator streams per game.
    watcher_queue: int = 256  #: Decisions that a slow watcher may be behind before it is cut.
    bot_games: int = 20  #: Games with a bot that a token may have made and that are not closed.
    thinking_seconds: Annotated[int, msgspec.Meta(ge=1)] = 20  #: How long a bot may think about a decision.
    #: How long the bots of all games that a token has made may think in an hour; then they wait.
    thinking_seconds_an_hour: Annotated[int, msgspec.Meta(ge=1)] = 1800
    #: How long the holder of a seat has to decline a handover that somebody without the old key asks for.
    handover_wait: int = 259200
    #: Seconds after an outage in which no limit runs out: reply, request or closing time.
    outage_grace: Annotated[int, msgspec.Meta(ge=0)] = 3600
    #: Where players reach the page of the service, such as https://kronika.example.org; notices and cards link there.
    public_url: str = ""
    smtp_host: str = ""  #: The server that mail is handed to; empty: the service sends none.
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password_file: str = ""
    smtp_from: str = ""  #: The address that mail comes from.
    #: Whether webhooks are called; `loopback`: also on this machine, and there without TLS.
    webhooks: Literal["off", "https", "loopback"] = "off"
    #: Seconds that something is due before its notice is sent, with all that fell due in that time.
    notice_delay: Annotated[int, msgspec.Meta(ge=0)] = 120
    #: Seconds before a reply limit at which a reminder is sent, at most half of the limit; 0: never.
    notice_reminder: Annotated[int, msgspec.Meta(ge=0)] = 86400
    notice_changes_a_day: int = 10  #: How many addresses and webhooks a token may name.
    #: Mails to a player, and to an address; further due actions are combined in a later mail.
    notice_mails_an_hour: Annotated[int, msgspec.Meta(ge=1)] = 6
    #: Mails of the whole service, a quarter of them to ask for confirmations.
    notice_mails_an_hour_in_all: Annotated[int, msgspec.Meta(ge=4)] = 400
    live_games: int = 5000  #: Games held in memory; the one longest unused leaves first.
    #: The log level: from warning on, the only calls logged are those stopped by a quota or a bug.
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"  #: A line: a JSON object, or key=value.

    @property
    def database(self) -> str:
        """The address of the database that the games are in; empty: they are in files."""
        return self.store if self.store.startswith(SCHEMES) else ""

    @property
    def place(self) -> str:
        """Where the games are, as it may be shown."""
        return named(self.database) or str(self.files)

    @property
    def files(self) -> Path:
        """The folder of the games, where they are in files."""
        return Path(self.store or self.data)

    @property
    def page_port(self) -> int:
        """The port of the page; 0: any free one; -1: none."""
        if self.web_port is not None:
            return self.web_port
        return self.port + 1 if 0 < self.port < LAST_PORT else 0


def named(url: str) -> str:
    """The address of a database as it may be shown: without a password."""
    return re.sub(r"(//[^:@/]*):[^@/]*@", r"\1@", re.sub(r"([?&]password=)[^&]*", r"\1…", url))


LAST_PORT = 65535
SCHEMES = ("postgresql://", "postgres://")
LISTS = ("trusted_services", "web_hosts", "web_origins")
"""Settings that are lists, in the environment separated by commas."""
ORIGIN = re.compile(r"https?://(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d+)?")
HOST = re.compile(r"[0-9a-f:]+|[a-z0-9.-]+")


def read_file(path: Path, holds: str) -> bytes:
    """Reads a file that an operator keeps or names; `holds`: its required contents, for the error. Raises
    `SettingsRefused`."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise SettingsRefused(f"{path} cannot be read: {error.strerror}; it must contain {holds}") from error


def read_text(path: Path, holds: str) -> str:
    """The text of such a file. Raises `SettingsRefused`."""
    try:
        return text_of(read_file(path, holds))
    except NotToml as error:
        raise SettingsRefused(f"{path}: {error}; it must contain {holds}") from error


def load(path: Path | None, flags: dict[str, Any], environment: dict[str, str] | None = None) -> Settings:
    """The settings from a file (if given), the environment and the flags given (not None).

    Raises `SettingsRefused`.
    """
    found: dict[str, Any] = {}
    if path is not None:
        try:
            found |= read_toml(read_file(path, "settings in TOML"))
        except NotToml as error:
            raise SettingsRefused(f"{path}: {error}") from error
    for name, value in (os.environ if environment is None else environment).items():
        field = name.removeprefix("KRONIKA_").lower()
        if name.startswith("KRONIKA_") and field in Settings.__struct_fields__:
            found[field] = [one.strip() for one in value.split(",") if one.strip()] if field in LISTS else value
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsRefused(f"the settings{f' of {path}' if path else ''} cannot be used: {error}") from error
    for name in ("operator_token", "secrets_key"):
        value = getattr(settings, name)
        if value and not TOKEN.fits(value):
            raise SettingsRefused(f"{name} must be 32 bytes as 64 hex digits")
    for key in settings.trusted_services:
        if not is_key(key):
            raise SettingsRefused(f"trusted_services: {key!r} is not an Ed25519 public key of 64 lower-case hex digits")
    for origin in settings.web_origins:
        if not ORIGIN.fullmatch(origin):
            raise SettingsRefused(f"web_origins: {origin!r} is not an origin such as https://example.org:8443")
    for host in settings.web_hosts:
        if not HOST.fullmatch(host):
            raise SettingsRefused(f"web_hosts: {host!r} is not a host name in lower case without a port")
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise SettingsRefused(f"trusted_proxies must be addresses or networks, separated by commas: {error}") from error
    _check_notices(settings)
    if "://" in settings.store and not settings.database:
        raise SettingsRefused(
            "store must be a folder or the address of a database, such as postgresql://user@host/database"
        )
    if bool(settings.tls_certificate) != bool(settings.tls_key):
        raise SettingsRefused("give both tls_certificate and tls_key, or neither")
    if (
        not settings.insecure
        and not settings.tls_certificate
        and settings.host not in ("127.0.0.1", "localhost", "::1")
    ):
        raise SettingsRefused(
            f"{settings.host} is not loopback: give tls_certificate and tls_key, or set insecure to serve without TLS"
        )
    return settings


def _check_notices(settings: Settings) -> None:
    """Raises `SettingsRefused` if notices could not be sent as the settings say."""
    if settings.public_url and not URL.fits(settings.public_url):
        raise SettingsRefused("public_url must be an address such as https://kronika.example.org")
    if settings.smtp_host and not MAIL.fits(settings.smtp_from):
        raise SettingsRefused("smtp_host needs smtp_from, the sender's address")
    if bool(settings.smtp_user) != bool(settings.smtp_password_file):
        raise SettingsRefused("give both smtp_user and smtp_password_file, or neither")
    if settings.smtp_user and settings.smtp_security == "none":
        raise SettingsRefused("smtp_user would be sent unencrypted: set smtp_security to starttls or tls")
