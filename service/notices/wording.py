"""Actions that are due from a player, derived from the log alone, and the text of notices about them. For private
games, a notice says only that something is due."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec

from kronika.domain.kernel import ends
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Sentence, Text
from kronika.service.games import Games
from kronika.service.live import LiveGame
from kronika.service.notices.store import What
from kronika.service.rpc.messages import DUE
from kronika.service.waiting import Moment, Outages
from kronika.service.words import message
from kronika.v1 import game_pb2


class Item(msgspec.Struct, frozen=True):
    """Something due from a seat. `key` is unique among everything ever due in the game. `until`: when the reply limit,
    in seconds, has passed; empty if there is no limit."""

    seat: str
    what: int
    key: str
    until: str = ""
    limit: int = 0


REMEMBERED = 4096
NOT_TOLD = {ends.PendingAction.SEAT, ends.PendingAction.CONFIRM}
"""An empty seat is nobody's, and a game that is over closes by itself."""


AskedAgain = Callable[[LiveGame, int], int]
"""Returns the version of the undo that took back an answer to an open prompt, or 0."""


def asked_again(games: Games) -> AskedAgain:
    """It is looked for in the log, and not again before there is another undo."""

    @lru_cache(REMEMBERED)
    def found(stream: str, prompt: int, _undone_at: int) -> int:
        return games.history.asked_again(stream, prompt)

    return lambda game, prompt: found(game.stream, prompt, game.undone_at) if game.undone_at > prompt else 0


def due_for(asked: AskedAgain, outages: Outages, game: LiveGame, holder: str) -> tuple[Item, ...]:
    """Returns what a game needs from the holder of its seats by this token; nothing once it is over."""
    ledger = game.ledger
    if game.imported is not None or ledger.closed or game.position.game.outcome is not None:
        return ()
    seats = [name for name in seats_of(game, holder) if name not in ledger.gave_up]
    return tuple(item for seat in seats for item in _due(asked, outages, game, seat))


def seats_of(game: LiveGame, holder: str) -> Iterator[str]:
    """The seats that this token holds, in the game's order."""
    for name, seat in game.ledger.seats.items():
        if seat.held_by is not None and seat.held_by.holder == holder and seat.bot is None:
            yield name


def _due(asked: AskedAgain, outages: Outages, game: LiveGame, seat: str) -> Iterator[Item]:
    position, ledger = game.position, game.ledger
    pending = ends.pending_actions(position).get(seat)
    if pending is not None and pending not in NOT_TOLD:
        key = f"{pending}/{seat}/{ledger.epoch.number}"
        yield _limited(outages, game, Item(seat, DUE[pending], key), game.waiting.pending_since(ledger, seat, pending))
    if ends.prompts_wait(position):
        for prompt in position.game.prompts:
            if prompt.seat == seat and not prompt.optional:
                key = f"prompt/{prompt.id}/{asked(game, prompt.id)}"
                yield _limited(outages, game, Item(seat, game_pb2.DUE_PROMPT, key), game.waiting.prompt(prompt))
    for asker, request in ledger.undo.items():
        if asker != seat and seat not in request.agreed:
            yield Item(seat, game_pb2.DUE_UNDO, f"undo/{seat}/{asker}/{game.undo_asked_at.get(asker, '')}")
    for asker, asked_to in ledger.limits.items():
        if asker != seat and seat not in asked_to.agreed:
            yield Item(seat, game_pb2.DUE_LIMIT, f"limit/{seat}/{asker}/{asked_to.at}")
    if seat not in ledger.draws:
        for other in ledger.draws:
            yield Item(seat, game_pb2.DUE_DRAW, f"draw/{seat}/{other}/{ledger.offered[other]}")
    for proposal in ledger.proposals.values():
        if seat not in proposal.consents:  # the holder of the seat itself may decline
            yield Item(seat, game_pb2.DUE_HANDOVER, f"handover/{seat}/{proposal.id}")


def _limited(outages: Outages, game: LiveGame, item: Item, since: Moment) -> Item:
    """Something that waits since a time, with the reply limit of the game; none while that is paused."""
    limit = game.ledger.options.reply_limit
    until = outages.until(since.at, limit, game.waiting) if limit else ""
    return msgspec.structs.replace(item, until=until, limit=limit) if until else item


SAID: dict[int, Text] = {
    game_pb2.DUE_PROMPT: message("due-prompt"),
    game_pb2.DUE_COMMIT: message("due-commit"),
    game_pb2.DUE_REVEAL: message("due-reveal"),
    game_pb2.DUE_EPOCH: message("due-epoch"),
    game_pb2.DUE_UNDO: message("due-undo"),
    game_pb2.DUE_DRAW: message("due-draw"),
    game_pb2.DUE_LIMIT: message("due-limit"),
    game_pb2.DUE_HANDOVER: message("due-handover"),
}
SUBJECT = message("subject-due")
CONFIRM = message("subject-confirm")


class DueGame(msgspec.Struct, frozen=True):
    """Something due, its game's id and title unless it is private, and the name of the seat."""

    game: str
    item: Item
    private: bool
    title: Sentence
    called: Text
    reminder: bool

    @property
    def what(self) -> What:
        return self.game, self.item.key


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One due action in a webhook's body. For a private game, only `private` is set."""

    private: bool = False
    game: str = ""
    title: str = ""
    seat: str = ""
    what: str = ""
    until: str = ""
    link: str = ""
    reminder: bool = False


class DueBody(msgspec.Struct, frozen=True):
    """The body that a webhook gets."""

    type: str
    timestamp: str
    due: tuple[Line, ...]
    sentences: tuple[str, ...]


def mail_text(told: Sequence[DueGame], language: str, stop: str, public_url: str) -> str:
    """The text of a mail that tells what is due."""
    lines = "\n".join(f"- {one}" for one in sentences(told, language, public_url))
    return f"{text(_GREETING, language)}\n\n{lines}\n\n{_footer(language, stop, public_url)}"


def asking_text(code: str, language: str, stop: str, public_url: str) -> str:
    """The text of a mail that asks for a confirmation."""
    page = f"{public_url.rstrip('/')}/#own\n    " if public_url else ""
    said = text(message("mail-asking", code=code, page=page), language)
    return f"{said}\n\n{_footer(language, stop, public_url)}"


def webhook_body(told: Sequence[DueGame], at: str, language: str, public_url: str) -> str:
    """The body of a webhook call about due actions."""
    lines = tuple(dict.fromkeys(_line(one, language, public_url) for one in told))
    body = DueBody("kronika.due", at, lines, tuple(sentences(told, language, public_url)))
    return msgspec.json.encode(body).decode()


def sentences(told: Sequence[DueGame], language: str, public_url: str) -> list[str]:
    """One sentence per due action; private games share one."""
    found = [text(_said(one, public_url), language) for one in told if not one.private]
    if any(one.private for one in told):
        found.append(text(_PRIVATE, language))
    return list(dict.fromkeys(found))


_GREETING = message("notice-greeting")
_PRIVATE = message("notice-private")


def _said(told: DueGame, public_url: str) -> Text:
    item = told.item
    due: Text = SAID[item.what]
    if item.until:
        due = message("due-until", due=due, until=f"{item.until[:16]}Z")
    link = f" {_link(told.game, public_url)}" if public_url else ""
    said = message("notice-due", title=told.title, game=told.game, seat=told.called, due=due, link=link)
    return message("notice-again", said=said) if told.reminder else said


def _line(told: DueGame, language: str, public_url: str) -> Line:
    if told.private:
        return Line(private=True)
    return Line(
        game=told.game,
        title=text(told.title, language),
        seat=told.item.seat,
        what=str(game_pb2.Due.Name(told.item.what)).removeprefix("DUE_").lower(),
        until=told.item.until,
        link=_link(told.game, public_url) if public_url else "",
        reminder=told.reminder,
    )


def _link(game: str, public_url: str) -> str:
    return f"{public_url.rstrip('/')}/g/{game}"


def stop_link(stop: str, public_url: str) -> str:
    """Where mail is turned off: a page to people, one click to mail programs (RFC 8058)."""
    return f"{public_url.rstrip('/')}/stop/{stop}"


def _footer(language: str, stop: str, public_url: str) -> str:
    service = f" ({public_url})" if public_url else ""
    how = f"    {stop_link(stop, public_url)}\n" if public_url else ""
    how += f"    kronika notices stop {stop}\n"
    return text(message("mail-footer", service=service, how=how), language)
