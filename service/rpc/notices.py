"""Turning notices on and off: every address is confirmed before anything else is sent to it."""

import asyncio
import hmac
import secrets
from typing import Any

import msgspec

from kronika.domain.kernel.formats import MAIL as MAIL_ADDRESS
from kronika.domain.kernel.formats import PIN, URL
from kronika.domain.kernel.words import Reason, Text
from kronika.service import clock, convert
from kronika.service.application import Application, Refused, refused
from kronika.service.notices.store import MAIL, STOP_BYTES, WEBHOOK, Mail, Message, Webhook
from kronika.service.notices.webhooks import NotAllowed, Unreachable
from kronika.service.notices.wording import CONFIRM, asking_text
from kronika.service.quotas import reached
from kronika.service.requests import must_be
from kronika.service.rpc.common import Caller, needs_token
from kronika.service.words import message
from kronika.v1 import notice_service_pb2 as pb

CODE_SECONDS = 3600
ATTEMPTS = 5
ASKED_A_DAY = 3
"""Confirmation mails per day to one address, no matter who names it."""
NOT_AGAIN = 30 * clock.DAY
"""For how long who does not want to be asked is not asked."""
FOR_ASKING = 4
"""One mail in so many may ask for a confirmation."""
LANGUAGES = {"en": pb.NOTICE_LANGUAGE_EN, "cs": pb.NOTICE_LANGUAGE_CS}


async def get_notices(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    return pb.GetNoticesResponse(notices=await _notices(app, caller))


async def set_mail(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    must_be(MAIL_ADDRESS, request.address, "address")
    if not app.settings.smtp_host:
        raise refused(Reason.NOT_OFFERED, message("not-offered-mail"))
    app.quotas.name_notice(caller)
    await asyncio.to_thread(_ask, app, request.address, caller)
    app.notices_changed(caller.holder)
    return pb.SetMailResponse(notices=await _notices(app, caller))


def _ask(app: Application, address: str, caller: Caller) -> None:
    """Sends a code to an address. Refuses if too many were sent there, or it does not want to be asked. The refusal is
    the same for both."""
    with app.notices.lock:
        _ask_alone(app, address, caller)


def _ask_alone(app: Application, address: str, caller: Caller) -> None:
    store, now = app.notices, clock.time().timestamp()
    day = store.mailed(caller.holder, address, now - clock.DAY, asking=True)
    if day.to_place >= ASKED_A_DAY or store.is_stopped(address, now):
        raise reached("confirmations", "address", ASKED_A_DAY, message("not-asked-again"))
    most = app.settings.notice_mails_an_hour_in_all
    hour = store.mailed(caller.holder, address, now - clock.HOUR, asking=True)
    whole = store.mailed(caller.holder, address, now - clock.HOUR, asking=False)
    if hour.in_all >= most // FOR_ASKING or whole.in_all >= most:
        raise reached(
            "notice_mails_an_hour_in_all",
            "service",
            most,
            message("not-more-confirmations"),
            clock.HOUR,
        )
    code = f"{secrets.randbelow(10**8):08}"
    stop = secrets.token_hex(STOP_BYTES)
    mail = Mail(address, caller.language, stop, code=code, code_until=now + CODE_SECONDS, attempts_left=ATTEMPTS)
    subject, text = caller.say(CONFIRM), asking_text(code, caller.language, stop, app.settings.public_url)
    store.set_mail(caller.holder, mail, Message(subject, text), now)


async def confirm_mail(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    must_be(PIN, request.code, "code")
    now = clock.time().timestamp()
    refusal = await asyncio.to_thread(
        app.notices.change_mail, caller.holder, lambda mail: _tried(mail, request.code, now)
    )
    if refusal is None:
        raise _nothing_to_confirm()
    for one in refusal:
        raise one
    app.notices_changed(caller.holder)
    return pb.ConfirmMailResponse(notices=await _notices(app, caller))


def _tried(mail: Mail, code: str, now: float) -> tuple[Mail, list[Refused]]:
    """An address after a code was given for it, and why that did not confirm it."""
    if not mail.code or mail.code_until < now or not mail.attempts_left:
        return mail, [_nothing_to_confirm()]
    if hmac.compare_digest(mail.code, code):
        return msgspec.structs.replace(mail, confirmed=True, code="", code_until=0.0, attempts_left=0), []
    left = mail.attempts_left - 1
    wrong = refused(Reason.NOT_CONFIRMED, message("not-the-code", left=left))
    return msgspec.structs.replace(mail, attempts_left=left), [wrong]


def _nothing_to_confirm() -> Refused:
    return refused(Reason.NOTHING_TO_ANSWER, message("not-waiting-for-code"))


async def remove_mail(app: Application, request: Any, caller: Caller) -> Any:
    await _remove(app, MAIL, caller)
    return pb.RemoveMailResponse(notices=await _notices(app, caller))


async def _remove(app: Application, channel: str, caller: Caller) -> None:
    needs_token(caller)
    await asyncio.to_thread(app.notices.remove, caller.holder, channel)
    app.notices_changed(caller.holder)


async def stop_mail(app: Application, request: Any, caller: Caller) -> Any:
    if len(request.secret) != STOP_BYTES:
        raise refused(
            Reason.MALFORMED,
            message("not-a-secret", wanted=STOP_BYTES, given=len(request.secret)),
            field="secret",
        )
    until = clock.time().timestamp() + NOT_AGAIN
    holder = await asyncio.to_thread(app.notices.stop, request.secret, until)
    if holder:
        app.notices_changed(holder)
    return pb.StopMailResponse()


async def set_webhook(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    must_be(URL, request.url, "url")
    if app.webhooks is None:
        raise refused(Reason.NOT_OFFERED, message("not-offered-webhooks"))
    try:
        app.webhooks.must_be_allowed(request.url)
        with app.quotas.calling(caller):
            app.quotas.name_notice(caller)
            await _challenge(app, request.url)
    except NotAllowed as error:
        raise refused(Reason.MALFORMED, error.said, field="url") from None
    except Unreachable as error:
        raise _not_echoed(error.said) from None
    await asyncio.to_thread(app.notices.set_webhook, caller.holder, Webhook(request.url, caller.language))
    app.notices_changed(caller.holder)
    return pb.SetWebhookResponse(notices=await _notices(app, caller))


async def _challenge(app: Application, url: str) -> None:
    """Have a webhook echo what nobody else knows. Raises `NotAllowed`, `Unreachable`."""
    assert app.webhooks is not None, "webhooks are offered"
    challenge = secrets.token_hex(32)
    body = msgspec.json.encode({"type": "kronika.challenge", "challenge": challenge})
    at = int(clock.time().timestamp())
    answer = await app.webhooks.post(url, f"msg_{secrets.token_hex(16)}", at, body)
    if answer.status != 200 or not hmac.compare_digest(answer.body.strip(), challenge.encode()):
        raise Unreachable(message("webhook-no-echo"))


def _not_echoed(why: Text) -> Refused:
    return refused(Reason.NOT_CONFIRMED, message("not-confirmed-webhook", why=why))


async def remove_webhook(app: Application, request: Any, caller: Caller) -> Any:
    await _remove(app, WEBHOOK, caller)
    return pb.RemoveWebhookResponse(notices=await _notices(app, caller))


async def note_presence(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    app.presence.note(caller.holder, away=request.away)
    return pb.NotePresenceResponse()


async def _notices(app: Application, caller: Caller) -> Any:
    """The notices that the caller has turned on."""
    mail = await asyncio.to_thread(app.notices.mail, caller.holder)
    webhook = await asyncio.to_thread(app.notices.webhook, caller.holder)
    return pb.Notices(
        mail_offered=bool(app.settings.smtp_host),
        webhooks_offered=app.webhooks is not None,
        mail=_mail(mail, caller) if mail is not None else None,
        webhook=_webhook(webhook, caller) if webhook is not None else None,
    )


def _mail(mail: Mail, caller: Caller) -> Any:
    return pb.MailNotices(
        address=mail.address,
        confirmed=mail.confirmed,
        language=LANGUAGES[mail.language],
        code_until=None if mail.confirmed else convert.timestamp(clock.written(mail.code_until)),
        attempts_left=mail.attempts_left,
        off=caller.say(mail.off),
    )


def _webhook(webhook: Webhook, caller: Caller) -> Any:
    return pb.WebhookNotices(
        url=webhook.url,
        language=LANGUAGES[webhook.language],
        failures=webhook.failures,
        off=caller.say(webhook.off),
    )
