"""kronika verify, audit, key: checking logs and keys."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from kronika.domain.kernel.checking.audit import Grade, audit
from kronika.domain.kernel.checking.verifier import Report, audience_of, verify
from kronika.domain.kernel.export import Export, ExportRefused, ReceiptLine, must_be_bare
from kronika.domain.kernel.formats import NAME, misfit
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.repair import in_words
from kronika.domain.kernel.signing import is_key
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import convert
from kronika.service.signatures import verifies
from kronika.tools.cli import campaign_sources
from kronika.tools.cli.common import Context, first_of, folding, is_file, pass_context, read_export
from kronika.tools.cli.places import reach
from kronika.tools.cli.replaying import system_of
from kronika.tools.cli.telling import plain, tell, tells
from kronika.tools.client.identity import Identity, contradiction, fingerprint, game_of, read_identity, successors
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb

file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))


def keys_given(_context: click.Context, _option: click.Parameter, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse what is not a key."""
    for key in keys:
        if not is_key(key):
            raise click.BadParameter(f"{key} is not an Ed25519 public key written as 64 lower-case hex digits")
    return keys


@click.command(name="verify")
@tells
@click.argument("games", metavar="GAME...", nargs=-1, required=True)
@click.option("--key", "keys", multiple=True, callback=keys_given, help="option-key")
@click.option(
    "--receipt", "receipts", multiple=True, type=click.Path(path_type=Path, exists=True), help="option-receipt"
)
@click.option("--require-vouched", is_flag=True, help="option-require-vouched")
@click.option("--forget", is_flag=True, help="option-forget")
@pass_context
def verify_(
    context: Context,
    /,
    games: tuple[str, ...],
    keys: tuple[str, ...],
    receipts: tuple[Path, ...],
    require_vouched: bool,
    forget: bool,
) -> None:
    """Check a game: a file, alone and offline, or one at a service."""
    held = [_receipt(path.read_bytes(), path) for path in receipts]
    exports = {game: read_export(Path(game)) for game in games if is_file(game)}
    known = {export.receipt.game for export in exports.values()}
    good = True
    for game in games:
        if game in exports:
            export = exports[game]
            about_it = [one for one in held if one.game == export.receipt.game or one.game not in known]
            good &= _verify_file(context, export, keys, about_it, require_vouched=require_vouched)
        else:
            good &= _verify_at_service(context, game, keys, held)
            if forget:
                context.wallet.forget_receipt(game)
    sys.exit(0 if good and _meet(exports.values()) else 1)


def _meet(exports: Iterable[Export]) -> bool:
    """Hold campaigns against their games, if there are any among files that verify."""
    files = [campaign_sources.read(export) for export in exports]
    wrong = 0
    for campaign in filter(campaign_sources.is_campaign, files):
        for game in files:
            if campaign_sources.belongs(game, campaign):
                said = campaign_sources.disagreements(campaign, game)
                wrong += len(said)
                told = {"campaign": campaign.game, "game": game.game, "disagreements": said, "ok": not said}
                tell(told, f"campaign {campaign.game} and game {game.game}: {'; '.join(said) or 'they meet'}")
    return not wrong


def _verify_file(
    context: Context, export: Export, keys: tuple[str, ...], held: list[ReceiptLine], *, require_vouched: bool
) -> bool:
    report = verify(export, SYSTEMS, CODECS, verifies, keys, held + _kept(context, export.receipt.game))
    lines = [
        f"game {report.game}, {report.version} events, as {report.audience} sees it; head {report.head}",
        f"checked: rolls {report.rolls}, draws {report.draws}, signatures {report.signatures}, "
        f"epochs of chance {report.epochs}",
        *([f"chance taken back by undo: {report.taken_back}"] if report.taken_back else []),
        *(f"not checked: {said}" for said in report.unchecked),
        *(f"not bound: {said}" for said in report.unbound),
    ]
    lacking = list(_lacking(report, keys, require_vouched=require_vouched))
    lines += [f"WRONG: {said}" for said in (*lacking, *first_of(report.problems))]
    good = report.ok and not lacking
    if good:
        lines.append(f"OK: {_vouched(report)}")
    tell({**plain(report), "lacking": lacking, "ok": good}, lines)
    return good


def _lacking(report: Report, keys: tuple[str, ...], *, require_vouched: bool) -> Iterator[str]:
    """The caller's requirements that a file does not meet, even if it is consistent."""
    if keys and not report.by_key:
        yield f"it is signed by {report.signed_by}, neither a key you gave nor one that succeeded it"
    if require_vouched and not report.anchored:
        yield "consistent, but unsigned by any key or receipt that you trust"
    if require_vouched and report.unbound:
        yield "not every reveal binds the other seats, or a bot did not reveal first"


def _vouched(report: Report) -> str:
    if not report.anchored:
        return "consistent, but unsigned by any key or receipt that you trust"
    if report.by_key not in ("", report.signed_by):
        return f"{report.signed_by} has signed this log; it succeeded a key that you trust"
    return "a key or receipt that you trust has signed this log"


def _verify_at_service(context: Context, game: str, keys: tuple[str, ...], held: list[ReceiptLine]) -> bool:
    connection = reach(context, game)
    now = game_of(connection, game)
    held = held + _kept(context, game)
    if not held:
        raise click.ClickException("you hold no receipt for this game; export it, and verify the file")
    lines = [f"game {game}, {now.version} events; head {now.head.hex()}"]
    found = [(receipt.version, contradiction(connection, receipt, now, keys)) for receipt in held]
    for version, said in found:
        vouched = f"OK: the log now extends what the service signed at version {version}"
        lines.append(f"WRONG: version {version}: {said}" if said else vouched)
    ok = not any(said for _, said in found)
    receipts = [{"version": version, "problem": said} for version, said in found]
    tell({"game": game, "version": now.version, "head": now.head, "receipts": receipts, "ok": ok}, lines)
    return ok


def _kept(context: Context, game: str) -> list[ReceiptLine]:
    kept = context.wallet.receipt(game)
    return [_receipt(kept, f"the receipt kept of {game}")] if kept is not None else []


def _receipt(data: bytes, place: Path | str) -> ReceiptLine:
    try:
        must_be_bare(data)
        return msgspec.json.decode(data, type=ReceiptLine)
    except (ExportRefused, ValueError) as error:
        said = str(error) if isinstance(error, ExportRefused) else in_words(error)
        raise click.ClickException(f"{place}: this is not a receipt: {said}") from error


@click.command(name="audit")
@tells
@file_argument
def audit_(file: Path) -> None:
    """Judge every decision of a closed game again."""
    export = read_export(file)
    if audience_of(export.records) != REFEREE:
        raise click.ClickException(
            "an audit needs a file with all parts open: export the game once it, or its campaign, is closed"
        )
    with folding(file):
        system = system_of(export.records[0])
        entries = [CODECS[system.name].decode(v, encode_record(r)) for v, r in enumerate(export.records, 1)]
        found = audit(system, entries)
    lines = [f"{found.judged} decisions judged again"]
    if found.repeated:
        lines.append(f"{found.repeated} decisions of bots repeated")
    lines += [f"not repeated: {said}" for said in found.unrepeated]
    for grade in Grade:
        findings = found.of(grade)
        lines.append(f"{grade.value}: {len(findings)}")
        if findings:
            lines.append(f"  first at version {findings[0].version}: {findings[0].said}")
    report = verify(export, SYSTEMS, CODECS, verifies)
    if not report.ok:
        lines.append(f"WRONG: the file does not verify: {report.problems[0]}")
    tell({**plain(found), "verifies": report.ok, "ok": found.ok and report.ok}, lines)
    sys.exit(0 if found.ok and report.ok else 1)


@click.group()
def key() -> None:
    """Your identity, and the keys of others."""


@key.command(name="show")
@tells
@pass_context
def key_show(context: Context) -> None:
    """Print your public key and its fingerprint."""
    _tell_identity(context.wallet.identity())


@key.command(name="seats")
@tells
@click.argument("game")
@pass_context
def key_seats(context: Context, /, game: str) -> None:
    """Print who holds the seats of a game, by which keys."""
    for seat in reach(context, game).games("GetGame", pb.GetGameRequest(game=game)).game.seats:
        signs = (
            f"{seat.player.hex()}  {fingerprint(seat.player.hex())}"
            if seat.signs
            else context.text("checking-unsigned")
        )
        signs = f"bot {seat.bot.version}" if seat.HasField("bot") else signs
        told = {**plain(seat), "fingerprint": fingerprint(seat.player.hex()) if seat.signs else None}
        tell(told, f"{seat.seat}: {seat.name}  {signs}" if seat.held else f"{seat.seat}: -")


@key.command(name="service")
@tells
@pass_context
def key_service(context: Context) -> None:
    """Print the keys that the service signs receipts with."""
    service = context.connect().catalog("GetService", catalog_pb.GetServiceRequest())
    known = successors(service)
    for one in service.keys:
        key, older = one.key.hex(), known.get(one.key.hex())
        since, until = (_time(one, name) for name in ("since", "until"))
        after = f"  succeeds {fingerprint(older)}" if older else ""
        told = {**plain(one), "fingerprint": fingerprint(key), "succeeds": older}
        tell(told, f"{key}  {fingerprint(key)}  {since} {until}".rstrip() + after)


def _time(message: Any, name: str) -> str:
    """The time in a field; empty if it is not set."""
    return convert.written(getattr(message, name)) if message.HasField(name) else ""


@key.command(name="export")
@tells
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@pass_context
def key_export(context: Context, /, file: Path) -> None:
    """Copy your identity to FILE. Anyone who has the file can play as you."""
    if file.exists():
        raise click.ClickException(f"{file} exists already")
    file.touch(mode=0o600)
    file.write_bytes(msgspec.json.encode(context.wallet.identity()))
    tell({"file": file}, f"{file}: keep it to yourself")


@key.command(name="import")
@tells
@file_argument
@click.option("--replace", is_flag=True, help="option-replace")
@pass_context
def key_import(context: Context, /, file: Path, replace: bool) -> None:
    """Take an identity from FILE into this profile."""
    if context.wallet.path.exists() and not replace:
        raise click.ClickException(
            f"profile {context.profile} has an identity; say --replace, or use another --profile"
        )
    identity = read_identity(file)
    wrong = misfit(identity.name, NAME, f"the name in {file}")
    if wrong is not None:
        raise click.ClickException(str(wrong))
    context.wallet.save(identity)
    _tell_identity(identity)


def _tell_identity(identity: Identity) -> None:
    key = identity.public_key
    told = {"name": identity.name, "key": key, "fingerprint": fingerprint(key)}
    tell(told, f"{identity.name}  {key}  {fingerprint(key)}")
