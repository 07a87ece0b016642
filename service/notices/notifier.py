"""Notifies absent players of what is due.
It finds what is due, waits briefly, and records each notice before sending.

Due actions follow from the log, sent notices from the store beside it, so a killed service can resume. A
webhook is called until it answers, each time with the same id. A mail is handed over at most once.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack

import msgspec

from kronika.domain.kernel.catalogue import both, text
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.words import Sentence, Text
from kronika.projections.games import OPEN_GAMES
from kronika.service import clock
from kronika.service.application import Application
from kronika.service.errors import FAULTS, logged
from kronika.service.history import EventView, NoSuchStream
from kronika.service.integrity import LogDamaged
from kronika.service.live import LiveGame
from kronika.service.notices.mailing import Mailing, NotSent, Rejected, Uncertain
from kronika.service.notices.store import MAIL, WEBHOOK, Mail, Message, Outgoing, Webhook, What
from kronika.service.notices.webhooks import NotAllowed, Unreachable, Webhooks
from kronika.service.notices.wording import SUBJECT, DueGame, Item, asked_again, due_for, mail_text, webhook_body
from kronika.service.vault import SecretsLost
from kronika.service.words import message

LOGGER = logging.getLogger("kronika")

EVERY = 1.0
CALLS = (5, 30, 120, 600, 3600, 3 * 3600, 8 * 3600)
"""Seconds between the attempts to call a webhook; after the last it is turned off."""
MAILS = (60, 300, 1800, 7200)
"""The same of a mail that the server does not take; the last again and again, as long as something is due. Where it
is the address that is not taken, mail is turned off then."""
FORGOTTEN = 7 * clock.DAY
"""Seconds after which an address that was never confirmed is forgotten; so long its secret can stop it."""
GRACE = 2.0
"""Seconds that what is under way has to end when the service does."""
AT_ONCE = {MAIL: 2, WEBHOOK: 64}
"""Messages in progress at the same time per channel; one per player."""
MOST_WAITING = 20
"""Most unsent messages per player and channel; further due actions are combined in a later message."""
LATER = 60.0
"""Seconds after which it is looked again whether a quota has room."""


class Waiting(msgspec.Struct, frozen=True):
    """Something due: since when the notifier knows of it (seconds)."""

    item: Item
    since: float


class Player:
    """A player with notices turned on. Holds the channels, what is due per game, what was sent, and when to look
    again."""

    def __init__(self, told: dict[str, set[What]]) -> None:
        self.told = told
        self.due: dict[str, dict[str, Waiting]] = {}
        self.next: dict[str, float] = dict.fromkeys(told, 0.0)


class Notifier:
    """Looks after each change at the players who have turned notices on, and once a second at what has waited
    long enough."""

    def __init__(self, app: Application) -> None:
        self._app, self._store, self._settings = app, app.notices, app.settings
        self._mailing = Mailing(app.settings) if app.settings.smtp_host else None
        self._webhooks: Webhooks | None = app.webhooks
        self._asked = asked_again(app.games)
        self._players: dict[str, Player] = {}
        self._streams: dict[str, set[str]] = {}
        """The games in which something is due, with the players from whom."""
        self._changed: set[str] = set()
        self._wanted: dict[str, int] = {}
        """For players just taken up how far the read models must have come to know all of their games."""
        self._forget_at = 0.0
        self._knows_all = False
        """Whether everybody was taken up who has turned notices on."""
        self._term = 0
        """In which this server last saw to notices."""
        self._tasks: list[asyncio.Task[None]] = []
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}
        app.bus.listeners.append(self)

    def start(self) -> None:
        if self._mailing is not None or self._webhooks is not None:
            self._tasks = [asyncio.create_task(self._look()), asyncio.create_task(self._send())]

    def called(self, said: str) -> None:
        """Another server says whose notices were turned on or off; with nothing, that this may have been missed."""
        if said:
            self._app.changed_notices.add(said)
        else:
            self._knows_all = False

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        under_way = list(self._under_way.values())
        if under_way:
            await asyncio.wait(under_way, timeout=GRACE)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        if self._mailing is not None:
            self._mailing.close()

    # --- what is due

    def audiences(self, stream: str) -> set[str]:
        return set()

    def follows(self, stream: str, *, seated: bool) -> bool:
        return bool(self._players)

    def returned(self, game: LiveGame) -> None:
        """`happened` has noted it."""

    def happened(self, game: LiveGame, told: dict[str, list[EventView]], records: list[Record]) -> None:
        if self._players and (game.stream in self._streams or any(self._concerned(game))):
            self._changed.add(game.stream)

    def _concerned(self, game: LiveGame) -> Iterator[str]:
        for seat in game.ledger.seats.values():
            if seat.held_by is not None and seat.held_by.holder in self._players:
                yield seat.held_by.holder

    async def _look(self) -> None:
        while True:
            if self._term != self._app.leader.term:
                self._term = self._app.leader.term
                self._forget()
            if not self._app.leader.mine:
                self._forget()
                await asyncio.sleep(EVERY)
                continue
            with logged("notices"):
                if not self._knows_all:
                    await self._take_all_up()
                await self._take_changes()
                await self._find_games()
                for holder in list(self._players):
                    await self._tell_due(holder)
                if self._forget_at <= clock.time().timestamp():
                    self._forget_at = clock.time().timestamp() + clock.HOUR
                    await asyncio.to_thread(self._forget_unconfirmed)
            await asyncio.sleep(EVERY)

    async def _take_all_up(self) -> None:
        self._knows_all = True
        try:
            self._app.changed_notices.update(await asyncio.to_thread(self._store.holders))
        except FAULTS:
            self._knows_all = False
            raise

    def _forget(self) -> None:
        """Another server sees to notices now."""
        for kept in (self._players, self._streams, self._changed, self._wanted):
            kept.clear()
        self._knows_all = False

    async def _take_changes(self) -> None:
        """Handles what players have turned on or off, then what has happened in games."""
        changed = self._app.changed_notices
        while changed:
            holder = changed.pop()
            try:
                await self._take_up(holder)
            except BaseException:
                changed.add(holder)
                raise
        while self._changed:
            stream = self._changed.pop()
            try:
                game = await self._app.games.look(stream)
            except (LogDamaged, NoSuchStream):
                continue
            except BaseException:
                self._changed.add(stream)
                raise
            for holder in {*self._concerned(game), *self._streams.get(stream, ())}:
                await self._weigh(holder, game)

    async def _take_up(self, holder: str) -> None:
        """A player has turned something on or off, or the service begins."""
        before = self._players.pop(holder, None)
        for stream in before.due if before is not None else ():
            self._leave(stream, holder)
        try:
            on = await asyncio.to_thread(self._on, holder)
        except SecretsLost as error:
            LOGGER.error("notices: %s", error)
            return
        if not on:
            return
        self._players[holder] = Player(on)
        self._wanted[holder] = self._app.log.max_notification_id() or 0

    async def _find_games(self) -> None:
        """Finds the games of newly added players, until the read models know all games of that time. The notifier
        receives later events itself."""
        for holder, wanted in list(self._wanted.items()):
            reached = (self._app.log.max_notification_id() or 0) - self._app.projections.behind()
            streams = {stream for (stream,) in self._app.projections.query(OPEN_GAMES, (holder,))}
            self._changed |= streams
            if reached < wanted:
                continue
            del self._wanted[holder]
            player = self._players.get(holder)
            for channel, told in player.told.items() if player is not None else ():
                gone = [one for one in told if one[0] not in streams and one[0] not in self._streams]
                await asyncio.to_thread(self._store.no_longer_due, holder, channel, gone)
                told.difference_update(gone)

    def _on(self, holder: str) -> dict[str, set[What]]:
        """The channels that a player has turned on and the service offers, with what was sent there."""
        mail, webhook = self._store.mail(holder), self._store.webhook(holder)
        found = []
        if mail is not None and mail.is_on and self._mailing is not None:
            found.append(MAIL)
        if webhook is not None and webhook.is_on and self._webhooks is not None:
            found.append(WEBHOOK)
        return {channel: self._store.told(holder, channel) for channel in found}

    def _forget_unconfirmed(self) -> None:
        for holder in self._store.holders():
            with self._store.lock:
                mail = self._store.mail(holder)
                before = clock.time().timestamp() - FORGOTTEN
                if mail is not None and not mail.confirmed and mail.code_until < before:
                    self._store.remove(holder, MAIL)

    async def _weigh(self, holder: str, game: LiveGame) -> None:
        """Updates what is due from a player in a game now."""
        player = self._players.get(holder)
        if player is None:
            return
        stream, now = game.stream, clock.time().timestamp()
        before = player.due.pop(stream, {})
        found = {item.key: item for item in due_for(self._asked, self._app.outages, game, holder)}
        if found:
            player.due[stream] = {
                key: Waiting(item, before[key].since if key in before else now) for key, item in found.items()
            }
            self._streams.setdefault(stream, set()).add(holder)
        else:
            self._leave(stream, holder)
        for channel, told in player.told.items():
            gone = [one for one in told if one[0] == stream and _thing(one[1]) not in found]
            if gone:
                await asyncio.to_thread(self._store.no_longer_due, holder, channel, gone)
                told.difference_update(gone)
            player.next[channel] = min(player.next[channel], now)

    def _leave(self, stream: str, holder: str) -> None:
        holders = self._streams.get(stream, set())
        holders.discard(holder)
        if not holders:
            self._streams.pop(stream, None)

    # --- telling it

    async def _tell_due(self, holder: str) -> None:
        player, now = self._players[holder], clock.time().timestamp()
        for channel in player.told:
            if player.next[channel] > now:
                continue
            player.next[channel] = now + LATER
            try:
                player.next[channel] = await self._tell_by(holder, player, channel, now)
            except FAULTS as error:
                LOGGER.error("a player's notices: %s: %s", type(error).__name__, error)

    async def _tell_by(self, holder: str, player: Player, channel: str, now: float) -> float:
        """Tell what has waited long enough, with all else that was not told; when to look again."""
        fresh, told, delay = [], player.told[channel], self._settings.notice_delay
        look = now + clock.HOUR
        ripe = False
        for stream, waiting in player.due.items():
            for key, one in waiting.items():
                remind = self._remind_at(one)
                if (stream, key) not in told:
                    fresh.append((stream, one, remind is not None and remind <= now))
                    at = one.since + delay
                    if remind is not None and remind > now:
                        look = min(look, remind)
                elif remind is not None and (stream, _again(key)) not in told:
                    at = max(remind, one.since + delay)
                    if at <= now:
                        fresh.append((stream, one, True))
                else:
                    continue
                ripe = ripe or at <= now
                look = min(look, at) if at > now else look
        if not ripe:
            return look
        until = self._app.presence.until(holder)
        if until > now:
            fresh = [(stream, one, reminder) for stream, one, reminder in fresh if reminder]
            if not fresh:
                return min(look, now + EVERY)
        if await asyncio.to_thread(self._store.on_its_way, holder, channel) >= MOST_WAITING:
            return now + LATER
        mail = await asyncio.to_thread(self._store.mail, holder)
        webhook = await asyncio.to_thread(self._store.webhook, holder)
        if channel == MAIL and mail is not None:
            wait = await asyncio.to_thread(self._wait, holder, mail, now)
            if wait:
                return now + wait
        said = [one async for one in self._said(holder, player, fresh)]
        keys = list(dict.fromkeys((one.game, key) for one in said for key in _keys(one) if (one.game, key) not in told))
        message = self._message(channel, mail if channel == MAIL else webhook, said)
        if message is not None and said:
            if await asyncio.to_thread(self._store.tell, holder, channel, keys, message, now):
                told.update(keys)
            else:
                told.update(await asyncio.to_thread(self._store.told, holder, channel))
        return now

    def _remind_at(self, one: Waiting) -> float | None:
        """When to send a reminder of something still due; None for never."""
        if not one.item.until or not self._settings.notice_reminder:
            return None
        return clock.seconds(one.item.until) - min(self._settings.notice_reminder, one.item.limit / 2)

    def _wait(self, holder: str, mail: Mail, now: float) -> float:
        """How many seconds until it is looked again whether a mail may be sent; 0: it may. The more a player has
        got, the more room must be left for the others."""
        sent = self._store.mailed(holder, mail.address, now - clock.HOUR, asking=False)
        most = self._settings.notice_mails_an_hour
        left = max(0, most - max(sent.by_holder, sent.to_place))
        room = self._settings.notice_mails_an_hour_in_all * left / most
        return LATER if sent.in_all >= room else 0.0

    async def _said(
        self, holder: str, player: Player, fresh: list[tuple[str, Waiting, bool]]
    ) -> AsyncIterator[DueGame]:
        """Yields the due actions that a notice can include, as the games are now."""
        for stream, one, reminder in fresh:
            try:
                game = await self._app.games.look(stream)
            except (LogDamaged, NoSuchStream):
                player.due.pop(stream, None)
                continue
            if one.item.key not in {item.key for item in due_for(self._asked, self._app.outages, game, holder)}:
                continue
            pack = self._app.packs.get(game.ledger.pack.name)
            titles = {card.id: card.title for card in pack.card.scenarios} if pack is not None else {}
            title = titles.get(game.ledger.scenario) or Sentence(game.ledger.pack.name, game.ledger.pack.name)
            called = game.system.rendering.meant(game.position.game.board, f"seat:{one.item.seat}").name
            yield DueGame(stream, one.item, game.ledger.options.private, title, called, reminder)

    def _message(self, channel: str, to: Mail | Webhook | None, said: list[DueGame]) -> Message | None:
        tells, page = tuple(one.what for one in said), self._settings.public_url
        if isinstance(to, Mail):
            subject = text(SUBJECT, to.language)
            return Message(subject, mail_text(said, to.language, to.stop, page), tells)
        if isinstance(to, Webhook):
            return Message("", webhook_body(said, clock.now(), to.language, page), tells)
        return None

    # --- sending it

    async def _send(self) -> None:
        offered = [MAIL] * (self._mailing is not None) + [WEBHOOK] * (self._webhooks is not None)
        begins = True
        while True:
            if not self._app.leader.mine:
                begins = True
                await asyncio.sleep(EVERY)
                continue
            with logged("notices"):
                if begins:
                    await self._drop_begun()
                    begins = False
                for channel in offered:
                    await self._begin(channel)
            await asyncio.sleep(EVERY)

    async def _drop_begun(self) -> None:
        dropped = await asyncio.to_thread(self._store.drop_begun)
        if dropped:
            LOGGER.warning("notices: %s mails may have been sent before a crash and are not sent again", dropped)

    async def _begin(self, channel: str) -> None:
        """Starts sending as many messages as a channel may have in progress."""
        most = AT_ONCE[channel]
        for one in await asyncio.to_thread(self._store.ready, clock.time().timestamp(), channel, 2 * most):
            under_way = [1 for _, of in self._under_way if of == channel]
            if (one.holder, channel) not in self._under_way and len(under_way) < most:
                self._under_way[one.holder, channel] = asyncio.create_task(self._send_one(one))

    async def _send_one(self, one: Outgoing) -> None:
        with ExitStack() as under_way, logged("a notice"):
            under_way.callback(self._under_way.pop, (one.holder, one.channel))
            if one.message.tells and not await self._is_still_due(one):
                await asyncio.to_thread(self._store.done, one.id)
            elif one.channel == MAIL:
                await self._send_mail(one)
            else:
                await self._call(one)

    async def _is_still_due(self, one: Outgoing) -> bool:
        for stream, key in one.message.tells:
            try:
                game = await self._app.games.look(stream)
            except (LogDamaged, NoSuchStream):
                continue
            if key in {item.key for item in due_for(self._asked, self._app.outages, game, one.holder)}:
                return True
        return False

    async def _send_mail(self, one: Outgoing) -> None:
        """Hand a mail over at most once: that it is begun stands on disk before."""
        store, mailing = self._store, self._mailing
        mail = await asyncio.to_thread(store.mail, one.holder)
        if mail is None or mail.off is not None or mailing is None:
            return
        if not mail.confirmed and mail.code_until < clock.time().timestamp():
            await asyncio.to_thread(store.done, one.id)
            return
        if not await asyncio.to_thread(store.begin, one.id):
            return
        message = one.message
        try:
            await mailing.send(mail.address, one.id, mail.language, message.subject, message.body, mail.stop)
        except (NotSent, Rejected) as error:
            LOGGER.warning("a notice by mail: %s", error)
            if isinstance(error, Rejected) and one.attempts >= len(MAILS):
                await self._turn_off(one, error.said)
                return
            at = clock.time().timestamp() + MAILS[min(one.attempts, len(MAILS) - 1)]
            await asyncio.to_thread(store.again, one.id, at)
            return
        except Uncertain as error:
            LOGGER.warning("a notice by mail: %s; it is not sent again", error)
        await asyncio.to_thread(store.done, one.id)

    async def _call(self, one: Outgoing) -> None:
        """Call a webhook: until it has answered that it took the message."""
        webhook = await asyncio.to_thread(self._store.webhook, one.holder)
        if webhook is None or not webhook.is_on or self._webhooks is None or not self._app.leader.mine:
            return
        at = clock.time().timestamp()
        try:
            answer = await self._webhooks.post(webhook.url, one.id, int(at), one.message.body.encode())
            if not 200 <= answer.status < 300:
                said = message("webhook-answers", status=answer.status)
                raise Unreachable(said, for_good=answer.status == 410)
        except NotAllowed as error:
            await self._turn_off(one, error.said)
        except Unreachable as error:
            if error.for_good or one.attempts >= len(CALLS):
                await self._turn_off(one, error.said)
                return
            await asyncio.to_thread(self._store.again, one.id, at + CALLS[one.attempts])
            await asyncio.to_thread(self._store.change_webhook, one.holder, _failed)
        else:
            await asyncio.to_thread(self._store.done, one.id)
            if webhook.failures:
                await asyncio.to_thread(self._store.change_webhook, one.holder, _reached)

    async def _turn_off(self, one: Outgoing, why: Text) -> None:
        LOGGER.warning("a player's %s is turned off: %s", one.channel, text(why, "en"))
        await asyncio.to_thread(self._store.turn_off, one.holder, one.channel, both(why))
        self._app.changed_notices.add(one.holder)


def _failed(webhook: Webhook) -> Webhook:
    return msgspec.structs.replace(webhook, failures=webhook.failures + 1)


def _reached(webhook: Webhook) -> Webhook:
    return msgspec.structs.replace(webhook, failures=0)


def _again(key: str) -> str:
    """The key of the reminder of something due."""
    return f"{key}/again"


def _thing(key: str) -> str:
    """The key of the due action; a reminder's key without its suffix."""
    return key.removesuffix("/again")


def _keys(one: DueGame) -> tuple[str, ...]:
    key = one.item.key
    return (key, _again(key)) if one.reminder else (key,)
