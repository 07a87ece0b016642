"""How a service is set up: a TOML file, then environment variables `KRONIKA_…`, then flags."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from domain.kernel.ed25519 import is_key
from domain.kernel.validation import TOKEN
from service.peers import networks


class SettingsRefused(Exception):
    """The settings cannot be used; the text says which and why."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings, with their defaults. Times in seconds."""

    data: str = "var"
    """The folder of the log, the secrets and the projections."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 50551
    """0: any free one."""
    packs: str = ""
    """A folder with further packs, one subfolder each."""
    tls_certificate: str = ""
    tls_key: str = ""
    insecure: bool = False
    """Listen beyond loopback without TLS."""
    trusted_services: tuple[str, ...] = ()
    """Keys (64 hex digits each) of services whose signature vouches for an imported game; in the environment
    separated by commas."""
    operator_token: str = ""
    """If set, only this token (64 hex digits) may create and import games."""
    secrets_key: str = ""
    """The key (64 hex digits) the secrets are encrypted with; empty: read from `secrets_key_file`."""
    secrets_key_file: str = ""
    """Empty: `kronika.key` in the data folder, made on first use."""
    trusted_proxies: str = ""
    """Addresses and networks of proxies, separated by commas, that tell whom they forward for."""
    tokens_an_address: Annotated[int, msgspec.Meta(ge=1)] = 8
    """How many times the quotas of one token an address has."""
    requests_a_second: int = 400
    """Calls of one token; what is much work counts as several."""
    games_an_hour: int = 60
    """Games that a token may make: created, forked or imported."""
    games_a_day: int = 240
    imports_an_hour: int = 30
    """Files that a token may hand in."""
    import_bytes_an_hour: int = 268_435_456
    imports_at_once: int = 2
    """By one token, and by one address."""
    import_seconds: int = 120
    """How long the upload of a file may take."""
    streams: int = 64
    """Streams that a token may have open at once."""
    streams_in_all: int = 3000
    """Streams of all; a quarter of them is for seats alone."""
    open_games: int = 2000
    """Games a player may hold seats in at once."""
    watchers: int = 200
    """Streams of spectators that may watch one game at once."""
    watcher_queue: int = 256
    """Messages that a slow watcher may be behind before it is cut."""
    bot_games: int = 20
    """Games with a bot that a token may have made and that are not closed."""
    thinking_seconds: Annotated[int, msgspec.Meta(ge=1)] = 20
    """How long a bot may think about a decision."""
    thinking_seconds_an_hour: Annotated[int, msgspec.Meta(ge=1)] = 1800
    """How long the bots of all games that a token has made may think in an hour; then they wait."""
    handover_wait: int = 259200
    """How long the holder of a seat has to decline a handover that somebody without the old key asks for."""
    live_games: int = 5000
    """Games held in memory; the one longest unused leaves first."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is logged: from warning on no calls but those that a quota or a mistake of ours stopped."""
    log_format: Literal["json", "text"] = "json"
    """A line: a JSON object, or key=value."""


def load(path: Path | None, flags: dict[str, Any], environment: dict[str, str] | None = None) -> Settings:
    """The settings from a file (if given), the environment and the flags given (not None).

    Raises `SettingsRefused`.
    """
    found: dict[str, Any] = {}
    if path is not None:
        try:
            found |= tomllib.loads(path.read_text())
        except OSError as error:
            raise SettingsRefused(f"{path} cannot be read: {error.strerror}") from error
        except tomllib.TOMLDecodeError as error:
            raise SettingsRefused(f"{path} is not TOML: {error}") from error
    for name, value in (os.environ if environment is None else environment).items():
        field = name.removeprefix("KRONIKA_").lower()
        if name.startswith("KRONIKA_") and field in Settings.__struct_fields__:
            found[field] = [key for key in value.split(",") if key] if field == "trusted_services" else value
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
            raise SettingsRefused(
                f"trusted_services: {key!r} is not an Ed25519 public key written as 64 lower-case hex digits"
            )
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise SettingsRefused(f"trusted_proxies are addresses or networks, separated by commas: {error}") from error
    if bool(settings.tls_certificate) != bool(settings.tls_key):
        raise SettingsRefused("tls_certificate and tls_key belong together: give both or neither")
    if (
        not settings.insecure
        and not settings.tls_certificate
        and settings.host not in ("127.0.0.1", "localhost", "::1")
    ):
        raise SettingsRefused(
            f"{settings.host} is not loopback: give tls_certificate and tls_key, or say insecure if you mean it"
        )
    return settings
