"""kronika notices: mails and webhook calls when a game waits for you."""

import re
from collections.abc import Iterator
from typing import Any

import click

from kronika.service import convert
from kronika.tools.cli.common import Context, pass_context
from kronika.tools.cli.telling import tell, tells
from kronika.tools.client.connection import Connection
from kronika.v1 import notice_service_pb2 as pb


@click.group()
def notices() -> None:
    """Get a message when a game waits for you and no page is open."""


@notices.command()
@tells
@pass_context
def show(context: Context, /) -> None:
    """Show what is turned on, and what the service offers."""
    _call(context, "GetNotices", pb.GetNoticesRequest())


@notices.command()
@tells
@click.argument("address")
@pass_context
def mail(context: Context, /, address: str) -> None:
    """Name the address that mail goes to."""
    _call(context, "SetMail", pb.SetMailRequest(address=address))


@notices.command()
@tells
@click.argument("code")
@pass_context
def confirm(context: Context, /, code: str) -> None:
    """Confirm the address by the code from the mail."""
    _call(context, "ConfirmMail", pb.ConfirmMailRequest(code=code))


@notices.command()
@tells
@click.argument("url")
@pass_context
def webhook(context: Context, /, url: str) -> None:
    """Name a webhook."""
    _call(context, "SetWebhook", pb.SetWebhookRequest(url=url))


@notices.command()
@tells
@click.argument("channel", type=click.Choice(["mail", "webhook"]))
@pass_context
def remove(context: Context, /, channel: str) -> None:
    """Turn mail or the webhook off; the service forgets the address."""
    if channel == "mail":
        _call(context, "RemoveMail", pb.RemoveMailRequest())
    else:
        _call(context, "RemoveWebhook", pb.RemoveWebhookRequest())


@notices.command()
@tells
@click.argument("secret")
@pass_context
def stop(context: Context, /, secret: str) -> None:
    """Turn mail off by the secret at the end of a mail."""
    if not re.fullmatch("[0-9a-fA-F]{32}", secret):
        raise click.UsageError(context.text("noticing-secret-is-the-hex-digits-from"))
    stranger = Connection(context.address, "", context.language, context.trusted())
    stranger.notices("StopMail", pb.StopMailRequest(secret=bytes.fromhex(secret)))
    tell({"stopped": True}, context.text("noticing-no-more-mail-goes-there"))


def _call(context: Context, method: str, request: Any) -> None:
    """Calls a method and shows what is turned on then."""
    found = context.connect().notices(method, request).notices
    tell(found, _said(context, found))


def _said(context: Context, found: Any) -> Iterator[str]:
    """The notices that are turned on, as lines."""
    if found.HasField("mail"):
        yield _of_mail(context, found.mail)
    elif found.mail_offered:
        yield context.text("noticing-mail-off-2")
    else:
        yield context.text("noticing-mail-this-service-sends-none")
    if found.HasField("webhook"):
        yield _of_webhook(context, found.webhook)
    elif found.webhooks_offered:
        yield context.text("noticing-webhook-off-2")
    else:
        yield context.text("noticing-webhook-this-service-calls-none")


def _of_mail(context: Context, mail: Any) -> str:
    if mail.off:
        return context.text("noticing-mail-off", address=mail.address, off=mail.off)
    if mail.confirmed:
        return context.text("noticing-mail", address=mail.address)
    until = convert.written(mail.code_until)[:16]
    return context.text(
        "noticing-mail-not-confirmed-the-code-holds",
        address=mail.address,
        until=until,
        attempts_left=mail.attempts_left,
    )


def _of_webhook(context: Context, webhook: Any) -> str:
    if webhook.off:
        return context.text("noticing-webhook-off", url=webhook.url, off=webhook.off)
    failed = webhook.failures
    return f"Webhook: {webhook.url}{context.text('noticing-failed-attempts', failed=failed) if failed else ''}"
