"""What notices say. Of a private game: that something is due in one."""

from collections.abc import Sequence

import msgspec

from kronika.domain.kernel.words import Sentence
from kronika.service.notices.due import Item
from kronika.service.notices.store import What
from kronika.v1 import game_pb2

DUE: dict[int, Sentence] = {
    game_pb2.DUE_PROMPT: Sentence("make a decision", "rozhodnout se"),
    game_pb2.DUE_COMMIT: Sentence("commit to your entropy", "zavázat se k entropii"),
    game_pb2.DUE_REVEAL: Sentence("reveal your entropy", "odhalit entropii"),
    game_pb2.DUE_EPOCH: Sentence("agree to a new epoch of chance", "souhlasit s novou epochou náhody"),
    game_pb2.DUE_UNDO: Sentence("answer a request to undo", "odpovědět na žádost o vrácení"),
    game_pb2.DUE_DRAW: Sentence("answer an offer of a draw", "odpovědět na nabídku remízy"),
    game_pb2.DUE_LIMIT: Sentence(
        "answer a request to change the reply limit", "odpovědět na žádost o změnu lhůty na odpověď"
    ),
    game_pb2.DUE_HANDOVER: Sentence(
        "answer somebody's wish to take over a seat", "odpovědět na žádost o převzetí místa"
    ),
}
SUBJECT = Sentence("Kronika: something waits for you", "Kronika: něco na vás čeká")
CONFIRM = Sentence("Kronika: confirm your address", "Kronika: potvrďte svou adresu")


class Told(msgspec.Struct, frozen=True):
    """Something due, with what may be said of its game: whether it is private, and if not its id and title."""

    game: str
    item: Item
    private: bool
    title: Sentence
    reminder: bool

    @property
    def what(self) -> What:
        return self.game, self.item.key


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a webhook is told of one thing due. Of a private game only that it is one."""

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


def mail_text(told: Sequence[Told], language: str, stop: str, public_url: str) -> str:
    """The text of a mail that tells what is due."""
    lines = "\n".join(f"- {one}" for one in sentences(told, language, public_url))
    return f"{_in(_GREETING, language)}\n\n{lines}\n\n{_footer(language, stop, public_url)}"


def asking_text(code: str, language: str, stop: str, public_url: str) -> str:
    """The text of a mail that asks for a confirmation."""
    page = f"{public_url.rstrip('/')}/#own\n    " if public_url else ""
    en = (
        "Somebody, probably you, wants Kronika to write to this address when a game waits.\n"
        f"The code is\n\n    {code}\n\n"
        f"Give it within an hour:\n\n    {page}kronika notices confirm {code}\n\n"
        "If it was not you, do nothing: without the code nothing else is sent here."
    )
    cs = (
        "Někdo, nejspíš vy, chce, aby Kronika psala na tuto adresu, když na něj čeká hra.\n"
        f"Kód je\n\n    {code}\n\n"
        f"Zadejte ho do hodiny:\n\n    {page}kronika notices confirm {code}\n\n"
        "Pokud jste to nebyli vy, nedělejte nic: bez kódu sem nic dalšího nepřijde."
    )
    return f"{_in(Sentence(en, cs), language)}\n\n{_footer(language, stop, public_url)}"


def webhook_body(told: Sequence[Told], at: str, language: str, public_url: str) -> str:
    """What a webhook is told is due."""
    lines = tuple(dict.fromkeys(_line(one, language, public_url) for one in told))
    body = DueBody("kronika.due", at, lines, tuple(sentences(told, language, public_url)))
    return msgspec.json.encode(body).decode()


def sentences(told: Sequence[Told], language: str, public_url: str) -> list[str]:
    """What is due, each thing in a sentence; private games in one for all."""
    found = [_in(_said(one, public_url), language) for one in told if not one.private]
    if any(one.private for one in told):
        found.append(_in(_PRIVATE, language))
    return list(dict.fromkeys(found))


_GREETING = Sentence("This waits for you:", "Toto na vás čeká:")
_PRIVATE = Sentence("Something is due in a private game.", "V soukromé hře je něco na řadě.")


def _said(told: Told, public_url: str) -> Sentence:
    item, due = told.item, DUE[told.item.what]
    until = f"{item.until[:16]}Z" if item.until else ""
    link = f" {_link(told.game, public_url)}" if public_url else ""
    en = f"{told.title.en} ({told.game}), {item.seat}: {due.en}{f', until {until}' if until else ''}.{link}"
    cs = f"{told.title.cs} ({told.game}), {item.seat}: {due.cs}{f', do {until}' if until else ''}.{link}"
    again = Sentence("Time is running out. ", "Čas se krátí. ") if told.reminder else Sentence("", "")
    return Sentence(again.en + en, again.cs + cs)


def _line(told: Told, language: str, public_url: str) -> Line:
    if told.private:
        return Line(private=True)
    return Line(
        game=told.game,
        title=_in(told.title, language),
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
    en = f"-- \nKronika{service}. To get no more of these, without logging in:\n\n{how}"
    cs = f"-- \nKronika{service}. Aby to už nechodilo, bez přihlášení:\n\n{how}"
    return _in(Sentence(en, cs), language)


def _in(sentence: Sentence, language: str) -> str:
    return sentence.cs if language == "cs" else sentence.en
