"""kronika seat, claim, limit: invitations, handovers, and what to do about players who do not reply."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import click

from kronika.domain.kernel.formats import HASH, misfit
from kronika.domain.kernel.signing import claim_message
from kronika.domain.kernel.words import PUBLIC
from kronika.service import convert
from kronika.tools.cli.common import Context, held_seat, invitation_option, my_seat, pass_context, waits_for
from kronika.tools.cli.places import reach
from kronika.tools.cli.playing import Duration
from kronika.tools.cli.telling import tell, tells
from kronika.tools.client.connection import Connection, ServiceRefused
from kronika.v1 import game_service_pb2 as pb

game_argument = click.argument("game")


@click.group()
def seat() -> None:
    """Invite to a game, and pass seats on whose key is lost."""


@seat.command("list")
@tells
@game_argument
@invitation_option
@pass_context
def list_(context: Context, /, game: str, invitation: str) -> None:
    """Show who sits, who is invited, who asks for a seat."""
    connection = reach(context, game, invitation)
    found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
    lines = []
    for one in found.seats:
        bot = f"  (bot {one.bot.version})" if one.HasField("bot") else ""
        lines.append(f"{one.seat:<8} {one.name or '–'}{bot}")
        if one.HasField("proposal"):
            asked = one.proposal
            consents = ", ".join(asked.consents) or "–"
            until = convert.written(asked.declinable_until)[:16]
            lines.append(
                context.text(
                    "seating-proposal-asks-for-it-consents-counted",
                    proposal=asked.proposal,
                    name=asked.name,
                    consents=consents,
                    until=until,
                )
            )
    if found.locked:
        lines.append(context.text("seating-the-line-up-is-locked"))
    waits = waits_for(context, found)
    if waits:
        lines.append(context.text("seating-the-game-waits-for", waits=waits))
    invitations = _invitations(connection, game)
    for one in invitations:
        by, to = one.by or context.text("seating-the-creator"), one.seat or context.text("seating-any-seat")
        until = convert.written(one.until)[:16]
        lines.append(
            context.text("seating-invitation-by-to-until-z", invitation=one.invitation, by=by, to=to, until=until)
        )
    tell({"seats": found.seats, "awaited": found.awaited, "invitations": invitations}, lines)


def _invitations(connection: Connection, game: str) -> Sequence[Any]:
    """Those that stand, where this player may know of them."""
    try:
        found: Sequence[Any] = connection.games("ListInvitations", pb.ListInvitationsRequest(game=game)).invitations
    except ServiceRefused as error:
        if error.reason != "NOT_YOUR_SEAT":
            raise
        return ()
    return found


@seat.command()
@tells
@game_argument
@click.option("--seat", "to", default="", help="option-seat-invite-seat")
@click.option("--lasts", type=Duration(), default=0, help="option-lasts")
@pass_context
def invite(context: Context, /, game: str, to: str, lasts: int) -> None:
    """Let somebody into a game; prints the secret."""
    connection = reach(context, game)
    request = pb.CreateInvitationRequest(game=game, by=_by(connection, game), seat=to, lifetime=lasts)
    given = connection.games("CreateInvitation", request)
    tell(given, given.secret.hex())
    until = convert.written(given.invitation.until)[:16]
    click.echo(
        context.text("seating-invitation-until-z-it-is-shown", invitation=given.invitation.invitation, until=until),
        err=True,
    )


@seat.command()
@tells
@game_argument
@click.argument("invitation", type=int)
@pass_context
def withdraw(context: Context, /, game: str, invitation: int) -> None:
    """Take an invitation back that was not used yet."""
    connection = reach(context, game)
    request = pb.WithdrawInvitationRequest(game=game, by=_by(connection, game), invitation=invitation)
    connection.games("WithdrawInvitation", request)
    tell({"withdrawn": invitation}, context.text("seating-withdrawn"))


@seat.command(name="bot")
@tells
@game_argument
@click.argument("side")
@click.option("--bot", default="", help="option-bot")
@pass_context
def bot_(context: Context, /, game: str, side: str, bot: str) -> None:
    """Let a bot of the service play an empty seat."""
    connection = reach(context, game)
    found = connection.games("InviteBot", pb.InviteBotRequest(game=game, seat=side, bot=bot)).game
    (seated,) = [one for one in found.seats if one.seat == side]
    tell(seated, f"{side}: {seated.name} (bot {seated.bot.version})")


def _by(connection: Connection, game: str) -> str:
    """The inviting seat: the one that this player holds; empty for the creator."""
    held = my_seat(connection, game)
    return "" if held == PUBLIC else held


@seat.command()
@tells
@game_argument
@click.argument("side")
@pass_context
def free(context: Context, /, game: str, side: str) -> None:
    """Free a seat that does not commit, before the game starts."""
    now = reach(context, game).games("FreeSeat", pb.FreeSeatRequest(game=game, seat=side)).game
    tell(now, _sitting(now))


@seat.command()
@tells
@game_argument
@pass_context
def lock(context: Context, /, game: str) -> None:
    """Lock the line-up until the game starts."""
    now = reach(context, game).games("LockLineUp", pb.LockLineUpRequest(game=game)).game
    tell(now, context.text("seating-the-line-up-is-locked"))


@seat.command()
@tells
@game_argument
@pass_context
def unlock(context: Context, /, game: str) -> None:
    """Unlock the line-up."""
    now = reach(context, game).games("LockLineUp", pb.LockLineUpRequest(game=game, unlock=True)).game
    tell(now, context.text("seating-the-line-up-is-unlocked"))


@seat.command()
@tells
@game_argument
@click.argument("side")
@click.option("--name", help="option-name")
@click.option("--unsigned", is_flag=True, help="option-unsigned")
@invitation_option
@pass_context
def propose(context: Context, /, game: str, side: str, name: str | None, unsigned: bool, invitation: str) -> None:
    """Ask for a seat that somebody holds; every other must consent."""
    identity = context.wallet.identity()
    key = "" if unsigned else identity.public_key
    request = pb.ProposeHandoverRequest(game=game, seat=side, name=name or identity.name, key=bytes.fromhex(key))
    found = reach(context, game, invitation).games("ProposeHandover", request).game
    asked = next(one.proposal for one in found.seats if one.seat == side)
    tell(asked, str(asked.proposal))


@seat.command()
@tells
@game_argument
@click.argument("proposal", type=int)
@click.option("--consent/--decline", default=None, required=True, help="option-consent")
@pass_context
def answer(context: Context, /, game: str, proposal: int, consent: bool) -> None:
    """Consent to a proposal for a seat, or decline it."""
    connection = reach(context, game)
    found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
    asked = next((one.seat for one in found.seats if one.proposal.proposal == proposal), None)
    if asked is None:
        raise click.ClickException(context.text("seating-no-proposal", proposal=proposal, game=game))
    request = pb.AnswerHandoverRequest(
        game=game, seat=held_seat(connection, game), asked=asked, consent=consent, proposal=proposal
    )
    now = connection.games("AnswerHandover", request).game
    tell(now, _sitting(now))


def _sitting(game: Any) -> str:
    return ", ".join(f"{one.seat}: {one.name or '–'}" for one in game.seats)


@seat.command("claim")
@tells
@game_argument
@click.option("--seat", help="option-seat-claim-seat")
@click.option("--head", help="option-head")
@pass_context
def claim_seat(context: Context, /, game: str, seat: str | None, head: str | None) -> None:
    """Claim your seat in an imported game."""
    identity = context.wallet.identity()
    connection = reach(context, game)
    if seat is None or head is None:
        found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
        mine = [one.seat for one in found.seats if one.signs and one.player.hex() == identity.public_key]
        if seat is None and not mine:
            raise click.ClickException(context.text("seating-not-your-key", game=game))
        seat, head = seat or mine[0], head or found.head.hex()
    if (wrong := misfit(head, HASH, context.text("seating-the-head"))) is not None:
        raise click.ClickException(context.say(wrong.whole))
    token_hash = sha256(bytes.fromhex(identity.token)).digest()
    signature = bytes.fromhex(identity.sign(claim_message(game, seat, head, token_hash.hex())))
    request = pb.ClaimImportedRequest(game=game, seat=seat, token_hash=token_hash, signature=signature)
    connection.games("ClaimImported", request)
    said = context.text("seating-seat-of-is-yours", seat=seat, game=game)
    tell({"game": game, "seat": seat}, said)


@click.command()
@tells
@game_argument
@pass_context
def claim(context: Context, /, game: str) -> None:
    """Claim a game that another side lets wait beyond its limit."""
    connection = reach(context, game)
    request: Any = pb.ClaimGameRequest(game=game, seat=held_seat(connection, game))
    events = connection.games("ClaimGame", request).answer.events
    tell({"events": events}, [f"{event.version:>5}  {event.sentence}" for event in events if event.sentence])


@click.command()
@tells
@game_argument
@click.argument(
    "step", type=click.Choice(["extend", "pause", "resume", "agree", "decline", "withdraw"]), metavar="STEP"
)
@click.argument("time", type=Duration(), default=0)
@pass_context
def limit(context: Context, /, game: str, step: str, time: int) -> None:
    """Extend, pause or resume the reply limit, with everybody's consent."""
    connection = reach(context, game)
    seat = held_seat(connection, game)
    calls: list[tuple[str, Any]] = []
    match step:
        case "withdraw":
            calls = [("WithdrawLimit", pb.WithdrawLimitRequest(game=game, seat=seat))]
        case "agree" | "decline":
            request = pb.GetSnapshotRequest(game=game, audience=seat)
            asked = connection.games("GetSnapshot", request).snapshot.limit_requests
            calls = [
                ("AnswerLimit", pb.AnswerLimitRequest(game=game, seat=seat, asked_by=one.seat, agree=step == "agree"))
                for one in asked
                if one.seat != seat and seat not in one.agreed
            ]
            if not calls:
                raise click.ClickException(context.text("seating-nobody-asks-about-the-limit"))
        case change:
            wanted = f"LIMIT_CHANGE_{change.upper()}"
            calls = [("RequestLimit", pb.RequestLimitRequest(game=game, seat=seat, change=wanted, seconds=time))]
    events = [event for method, call in calls for event in connection.games(method, call).answer.events]
    tell({"events": events}, [f"{event.version:>5}  {event.sentence}" for event in events if event.sentence])
