"""kronika serve, backup, restore, check, rebuild: for who runs a service."""

import asyncio
import logging
import signal
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from eventsourcing.persistence import PersistenceError

from kronika.service import checkup, maintenance, migration
from kronika.service.application import LOG_FILE, Application
from kronika.service.logs import logging_to
from kronika.service.server import Server
from kronika.service.settings import Settings, SettingsRefused, load
from kronika.service.workers import tune
from kronika.tools.cli.common import Context, one_by_one, pass_context, progress
from kronika.tools.cli.examples import GAME
from kronika.tools.cli.telling import tell, tells
from kronika.tools.client import DEFAULT_ADDRESS
from kronika.tools.client.identity import fingerprint
from kronika.tools.words import say

LOGGER = logging.getLogger("kronika")
AGAIN_SECONDS = 1.0
"""After which a server that could not start again on its database tries once more."""

data_option = click.option("--data", default=None, help="option-serve-data")
config_option = click.option(
    "--config",
    type=click.Path(path_type=Path, dir_okay=False),
    help="option-config",
)

store_option = click.option("--store", default=None, help="option-store")


@click.command()
@config_option
@data_option
@store_option
@click.option("--host", default=None, help="option-host")
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="option-port")
@click.option(
    "--web-port",
    type=click.IntRange(-1, 65535),
    default=None,
    help="option-web-port",
)
@click.option("--tls-certificate", default=None, help="option-tls-certificate")
@click.option("--tls-key", default=None, help="option-tls-key")
@click.option("--insecure", is_flag=True, default=None, help="option-insecure")
@click.option("--packs", default=None, help="option-packs")
@pass_context
def serve(context: Context, /, config: Path | None, **flags: Any) -> None:
    """Run the service until it is interrupted."""
    settings = load(config, flags)
    with logging_to(2, settings.log_level, settings.log_format):
        asyncio.run(_serve(settings, context))


async def _serve(settings: Settings, context: Context) -> None:
    tune()
    server = Server(Application(settings))
    await server.start()
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    stopped = asyncio.create_task(told.wait())
    scheme = "TLS" if settings.tls_certificate else context.text("serving-no-tls")
    click.echo(
        context.text(
            "serving-kronika-serves-on-stop-with-ctrl",
            place=settings.place,
            host=settings.host,
            port=server.port,
            scheme=scheme,
        )
    )
    click.echo(_how_to_go_on(settings, server.port, server.web_port, context))
    web_port = settings.web_port if server.web_port is None else server.web_port
    again = msgspec.structs.replace(settings, port=server.port, web_port=web_port)
    while await _failed_over(server, stopped):
        await server.stop()
        found = await _started_again(again, stopped)
        if found is None:
            return
        server = found
    await server.stop()


async def _failed_over(server: Server, stopped: asyncio.Task[Any]) -> bool:
    """Waits until a server must restart on another database, or stop; returns whether it must restart."""
    failed_over = asyncio.create_task(server.failed_over())
    await asyncio.wait({failed_over, stopped}, return_when=asyncio.FIRST_COMPLETED)
    failed_over.cancel()
    return not stopped.done()


async def _started_again(settings: Settings, stopped: asyncio.Task[Any]) -> Server | None:
    """A server in the place of one that has stopped, as soon as its database lets it; None if the process has to stop
    before."""
    while not stopped.done():
        try:
            app = Application(settings)
        except PersistenceError as error:
            LOGGER.error("cannot serve again yet: %s", error)
            await asyncio.wait({stopped}, timeout=AGAIN_SECONDS)
            continue
        try:
            server = Server(app)
            await server.start()
            return server
        except BaseException:
            await app.close()
            raise
    return None


def _how_to_go_on(settings: Settings, port: int, web_port: int | None, context: Context) -> str:
    """The next steps, as commands that can be run unchanged."""
    usual = f"{settings.host}:{port}" == DEFAULT_ADDRESS and not settings.tls_certificate
    tls = f" --tls {settings.tls_certificate}" if settings.tls_certificate else ""
    kronika = "kronika" if usual else f"kronika --server {settings.host}:{port}{tls}"
    folder = settings.files.resolve()
    page = f"{'https' if tls else 'http'}://{_authority(settings.host, web_port)}/" if web_port is not None else ""
    if web_port is None and settings.page_port >= 0:
        page = context.text("serving-first-pip-install-kronika-page")
    rows = (
        *([(context.text("serving-in-a-browser"), page)] if page else []),
        (context.text("serving-a-game"), f"{kronika} new {GAME.pack} {GAME.scenario}"),
        (context.text("serving-to-play-it"), f"{kronika} play GAME"),
        (context.text("serving-a-campaign"), f"{kronika} campaign create"),
        *(
            [(context.text("serving-data"), settings.place)]
            if settings.database
            else [
                (context.text("serving-data"), f"{folder} ({LOG_FILE})"),
                (context.text("serving-to-save-them"), f"kronika backup FOLDER --data {folder}"),
            ]
        ),
    )
    wide = max(len(what) for what, _ in rows)
    return "\n".join(f"  {what:<{wide}}  {how}" for what, how in rows)


def _authority(host: str, port: int) -> str:
    """A host and a port, as an address in a browser has them."""
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{name}]:{port}" if ":" in name else f"{name}:{port}"


@click.command()
@tells
@config_option
@data_option
@click.argument("target", type=click.Path(path_type=Path))
def backup(config: Path | None, data: str | None, target: Path) -> None:
    """Copy log and secrets, while the service may go on."""
    found = maintenance.backup(load(config, {"data": data}), target)
    said = say("serving-saved", events=found.events, games=found.streams, target=target)
    tell({"folder": target, "events": found.events, "games": found.streams}, said)


@click.command()
@tells
@config_option
@data_option
@click.argument("source", type=click.Path(path_type=Path, exists=True, file_okay=False))
def restore(config: Path | None, data: str | None, source: Path) -> None:
    """Bring a backup into an empty data folder."""
    found = maintenance.restore(load(config, {"data": data}), source, partial(one_by_one, say("serving-new-chance")))
    tell(
        {"events": found.events, "games": found.streams, "need_a_new_epoch": found.epochs},
        say("serving-restored", events=found.events, games=found.streams, epochs=found.epochs),
    )
    if found.adopted:
        click.echo(say("serving-no-checkpoint", count=found.adopted))
    for game in found.damaged:
        click.echo(say("serving-damaged", game=game), err=True)


@click.command("move-store")
@tells
@config_option
@click.option("--data", default=None, help="option-move-store-data")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move_store(config: Path | None, data: str | None, source: str, target: str) -> None:
    """Move all games into a database, or back into files."""
    given = data if data is not None or "://" in source else source
    found = migration.move(load(config, {"data": given}), source, target, partial(one_by_one, say("serving-comparing")))
    shown = Settings(store=target).place
    tell(
        {"store": shown, "events": found.events, "games": found.streams},
        say("serving-moved", events=found.events, games=found.streams, place=shown),
    )


class NotChecked(click.ClickException):
    """There is nothing that can be checked."""

    exit_code = 2


@click.command()
@tells
@config_option
@data_option
def check(config: Path | None, data: str | None) -> None:
    """Look for all that may be wrong in a data folder."""
    try:
        found = checkup.check(load(config, {"data": data}), partial(one_by_one, say("serving-checking")))
    except SettingsRefused as error:
        raise NotChecked(str(error)) from error
    lines = [
        f"{say('serving-wrong', about=finding.about, said=finding.said)}\n       {finding.do}"
        for finding in found.findings
    ]
    lines += [say("serving-note", said=note) for note in found.notes]
    if found.adopted:
        since = max(found.adopted.values())
        lines.append(
            say("serving-note", said=say("serving-no-checkpoint-before", count=len(found.adopted), time=since))
        )
    lines.append(say("serving-checked", games=found.games, events=found.events, wrong=len(found.findings)))
    tell({"ok": not found.findings} | msgspec.to_builtins(found), lines)
    sys.exit(1 if found.findings else 0)


@click.command()
@tells
@config_option
@data_option
def rebuild(config: Path | None, data: str | None) -> None:
    """Rebuild all read models, even while the service runs."""
    settings = load(config, {"data": data})
    with progress(say("serving-folding"), maintenance.events_in(settings)) as bar:
        events = maintenance.rebuild(settings, bar.update)
    tell({"events": events}, say("serving-rebuilt", events=events))


@click.command()
@config_option
@data_option
@store_option
@pass_context
def project(context: Context, /, config: Path | None, **flags: Any) -> None:
    """Keep the read models up to date in a process of its own."""
    settings = load(config, flags)
    stopped = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    click.echo(context.text("serving-kronika-keeps-the-read-models-of", place=settings.place))
    with logging_to(2, settings.log_level, settings.log_format):
        maintenance.project(settings, stopped)


@click.command()
@tells
@config_option
@data_option
def rotate(config: Path | None, data: str | None) -> None:
    """Make a new key to sign receipts with, and print it."""
    public = maintenance.rotate(load(config, {"data": data}))
    tell({"key": public, "fingerprint": fingerprint(public)}, f"{public}  {fingerprint(public)}")
