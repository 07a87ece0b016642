"""The text of notices. For private games, it says only that something is due."""

from collections.abc import Sequence

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Sentence, Text
from kronika.service.notices.due import Item
from kronika.service.notices.store import What
from kronika.service.words import message
from kronika.v1 import game_pb2

DUE: dict[int, Text] = {
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
    """Something due, and its game's id and title unless it is private."""

    game: str
    item: Item
    private: bool
    title: Sentence
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
    due: Text = DUE[item.what]
    if item.until:
        due = message("due-until", due=due, until=f"{item.until[:16]}Z")
    link = f" {_link(told.game, public_url)}" if public_url else ""
    said = message("notice-due", title=told.title, game=told.game, seat=item.seat, due=due, link=link)
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
