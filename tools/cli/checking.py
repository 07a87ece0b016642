"""kronika verify, audit, key: checking logs and keys."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.audit import Grade, audit
from kronika.domain.kernel.checking.verifier import Report, audience_of, verify
from kronika.domain.kernel.export import Export, ReceiptLine, must_be_bare
from kronika.domain.kernel.formats import NAME, misfit
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.repair import in_words
from kronika.domain.kernel.signing import is_key
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS, SYSTEMS, system_of
from kronika.library import meeting
from kronika.service import convert
from kronika.service.ed25519 import verifies
from kronika.tools.cli.common import Context, first_of, folding, is_file, pass_context, read_export
from kronika.tools.cli.looking import judge
from kronika.tools.cli.places import reach
from kronika.tools.cli.telling import plain, tell, tells
from kronika.tools.client.identity import Identity, contradiction, fingerprint, game_of, read_identity, successors
from kronika.tools.words import language, say
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb

file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))


def keys_given(_context: click.Context, _option: click.Parameter, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse what is not a key."""
    for key in keys:
        if not is_key(key):
            raise click.BadParameter(say("checking-not-a-key", key=key))
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
@click.option("--roll", type=click.IntRange(min=1), metavar="VERSION", help="option-verify-roll")
@pass_context
def verify_(
    context: Context,
    /,
    games: tuple[str, ...],
    keys: tuple[str, ...],
    receipts: tuple[Path, ...],
    require_vouched: bool,
    forget: bool,
    roll: int | None,
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
        if roll is not None:
            good &= judge(context, game, roll)
    sys.exit(0 if good and _meet(exports.values()) else 1)


def _meet(exports: Iterable[Export]) -> bool:
    """Hold campaigns against their games, if there are any among files that verify."""
    files = [meeting.read(export) for export in exports]
    wrong = 0
    for campaign in filter(meeting.is_campaign, files):
        for game in files:
            if meeting.belongs(game.created, campaign.game):
                said = [text(one, language()) for one in meeting.disagreements(campaign, game)]
                wrong += len(said)
                told = {"campaign": campaign.game, "game": game.game, "disagreements": said, "ok": not said}
                shown = "; ".join(said) or say("checking-they-agree")
                tell(told, say("checking-campaign-and-game", campaign=campaign.game, game=game.game, said=shown))
    return not wrong


def _verify_file(
    context: Context, export: Export, keys: tuple[str, ...], held: list[ReceiptLine], *, require_vouched: bool
) -> bool:
    report = verify(export, SYSTEMS, CODECS, verifies, keys, held + _kept(context, export.receipt.game))
    lines = [
        context.text(
            "checking-file", game=report.game, version=report.version, audience=report.audience, head=report.head
        ),
        context.text(
            "checking-checked",
            rolls=report.rolls,
            draws=report.draws,
            signatures=report.signatures,
            epochs=report.epochs,
        ),
        *([context.text("checking-taken-back", count=report.taken_back)] if report.taken_back else []),
        *(context.text("checking-not-checked", said=said) for said in report.unchecked),
        *(context.text("checking-not-bound", said=said) for said in report.unbound),
    ]
    lacking = list(_lacking(report, keys, require_vouched=require_vouched))
    lines += [context.text("checking-wrong", said=said) for said in (*lacking, *first_of(report.problems))]
    good = report.ok and not lacking
    if good:
        lines.append(context.text("checking-ok", said=_vouched(report)))
    tell({**plain(report), "lacking": lacking, "ok": good}, lines)
    return good


def _lacking(report: Report, keys: tuple[str, ...], *, require_vouched: bool) -> Iterator[str]:
    """The caller's requirements that a file does not meet, even if it is consistent."""
    if keys and not report.by_key:
        yield say("checking-other-key", key=report.signed_by)
    if require_vouched and not report.anchored:
        yield say("checking-not-signed-by-trusted")
    if require_vouched and report.unbound:
        yield say("checking-not-every-reveal-binds")


def _vouched(report: Report) -> str:
    if not report.anchored:
        return say("checking-not-signed-by-trusted")
    if report.by_key not in ("", report.signed_by):
        return say("checking-successor-signed", key=report.signed_by)
    return say("checking-trusted-signed")


def _verify_at_service(context: Context, game: str, keys: tuple[str, ...], held: list[ReceiptLine]) -> bool:
    connection = reach(context, game)
    now = game_of(connection, game)
    held = held + _kept(context, game)
    if not held:
        raise click.ClickException(context.text("checking-no-receipt"))
    lines = [context.text("checking-game", game=game, version=now.version, head=now.head.hex())]
    found = [(receipt.version, contradiction(connection, receipt, now, keys)) for receipt in held]
    for version, said in found:
        if said:
            wrong = context.text("checking-at-version", version=version, said=said)
            lines.append(context.text("checking-wrong", said=wrong))
        else:
            lines.append(context.text("checking-ok", said=context.text("checking-extends", version=version)))
    ok = not any(said for _, said in found)
    receipts = [{"version": version, "problem": said} for version, said in found]
    tell({"game": game, "version": now.version, "head": now.head, "receipts": receipts, "ok": ok}, lines)
    return ok


def _kept(context: Context, game: str) -> list[ReceiptLine]:
    kept = context.wallet.receipt(game)
    return [_receipt(kept, context.text("checking-kept-receipt", game=game))] if kept is not None else []


def _receipt(data: bytes, place: Path | str) -> ReceiptLine:
    try:
        must_be_bare(data)
        return msgspec.json.decode(data, type=ReceiptLine)
    except ValueError as error:
        raise click.ClickException(say("checking-not-a-receipt", place=place, said=in_words(error))) from error


@click.command(name="audit")
@tells
@file_argument
def audit_(file: Path) -> None:
    """Judge every decision of a closed game again."""
    export = read_export(file)
    if audience_of(export.records) != REFEREE:
        raise click.ClickException(say("checking-audit-needs-all"))
    with folding(file):
        system = system_of(export.records[0])
        entries = [CODECS[system.name].decode(v, encode_record(r)) for v, r in enumerate(export.records, 1)]
        found = audit(system, entries)
    lines = [say("checking-judged", count=found.judged)]
    if found.repeated:
        lines.append(say("checking-repeated", count=found.repeated))
    lines += [say("checking-not-repeated", said=said) for said in found.unrepeated]
    for grade in Grade:
        findings = found.of(grade)
        lines.append(say(f"checking-grade-{grade.name.lower().replace('_', '-')}", count=len(findings)))
        if findings:
            lines.append(say("checking-first-at", version=findings[0].version, said=findings[0].said))
    report = verify(export, SYSTEMS, CODECS, verifies)
    if not report.ok:
        lines.append(say("checking-wrong", said=say("checking-does-not-verify", said=report.problems[0].whole)))
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
        after = context.text("checking-succeeds", key=fingerprint(older)) if older else ""
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
        raise click.ClickException(context.text("common-exists-already", file=file))
    file.touch(mode=0o600)
    file.write_bytes(msgspec.json.encode(context.wallet.identity()))
    tell({"file": file}, context.text("checking-keep-to-yourself", file=file))


@key.command(name="import")
@tells
@file_argument
@click.option("--replace", is_flag=True, help="option-replace")
@pass_context
def key_import(context: Context, /, file: Path, replace: bool) -> None:
    """Take an identity from FILE into this profile."""
    if context.wallet.path.exists() and not replace:
        raise click.ClickException(context.text("checking-has-identity", profile=context.profile))
    identity = read_identity(file)
    wrong = misfit(identity.name, NAME, context.text("checking-name-in", file=file))
    if wrong is not None:
        raise click.ClickException(context.say(wrong.whole))
    context.wallet.save(identity)
    _tell_identity(identity)


def _tell_identity(identity: Identity) -> None:
    key = identity.public_key
    told = {"name": identity.name, "key": key, "fingerprint": fingerprint(key)}
    tell(told, f"{identity.name}  {key}  {fingerprint(key)}")
