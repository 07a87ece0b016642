"""A game as a report to read, print or post: the board at each round, the story, rolls, disputes and statistics."""

import base64
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.texts import DISPUTE_ENDS, LineKind, line_kind, say
from kronika.domain.kernel.words import Text
from kronika.library.positions import Position
from kronika.library.words import message
from kronika.service.packs import load_packs

if TYPE_CHECKING:
    from kronika.library.games import Game


class Heading(msgspec.Struct, frozen=True):
    """`level`: 1 is the title of the report."""

    level: int
    text: str


class Line(msgspec.Struct, frozen=True):
    """One action in words. `undone`: an undo took it back."""

    text: str
    bold: bool = False
    undone: bool = False


class Picture(msgspec.Struct, frozen=True):
    """A board, as SVG and as text."""

    title: str
    svg: str
    text: str
    width: int
    height: int


class Table(msgspec.Struct, frozen=True):
    """Rows of texts under their columns."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | tuple[Line, ...] | Picture | Table


def report(game: "Game", form: str = "html") -> str:
    """The report of a game, as far as its eyes see it: `html`, `md`, `text` or `bbcode`; or `svg`, its boards alone.
    Raises `KeyError`."""
    blocks = tuple(_blocks(game))
    if form in WHOLE:
        return WHOLE[form](blocks, game.language)
    return "\n\n".join(map(FORMS[form], blocks)) + "\n"


def _blocks(game: "Game") -> Iterator[Block]:
    def said(of: Text) -> str:
        return text(of, game.language)

    yield Heading(1, _title(game))
    yield tuple(Line(said(one)) for one in _about(game))
    yield from _story(game)
    yield from _rolls(game, said)
    yield from _disputes(game, said)
    yield Heading(2, said(message("report-statistics")))
    yield _statistics(game)


def _title(game: "Game") -> str:
    """The titles of scenario and pack, as far as the pack is installed; else their ids."""
    loaded, header = load_packs().get(game.header.pack), game.header
    if loaded is None:
        return f"{header.pack} {header.scenario}"
    titles = [loaded.card.title, *(card.title for card in loaded.card.scenarios if card.id == header.scenario)]
    return ", ".join(text(title, game.language) for title in reversed(titles))


def _about(game: "Game") -> Iterator[Text]:
    header = game.header
    yield message("report-game", game=header.game, date=header.at[:10], count=len(game.decisions))
    if header.head:
        yield message("report-head", version=header.version, head=header.head)
    else:
        yield message("report-unproven")


def _story(game: "Game") -> Iterator[Block]:
    """The lines of each round after the board at its beginning, and the board at the end."""
    lines: list[Line] = []
    started = False
    for _, group in groupby(game.told(), lambda told: told[0].tx):
        action: list[tuple[LineKind, str]] = []
        for entry, event, before, after in group:
            kind, sentence = line_kind(event), say(game.system, after.game.board, event)
            if sentence is None or kind is LineKind.CEREMONY:
                continue
            start = game.system.links.starts(event) if game.system.links is not None else None
            if kind is LineKind.ROUND or start is not None:
                yield from _told(lines, action, undone=entry.version in game.undone)
                lines, action, started = [], [], True
                yield Heading(2, text(sentence, game.language))
                yield _picture(game.position(before))
                if start is not None:
                    yield from _game_in(game, start.game)
            else:
                action.append((kind, text(sentence, game.language)))
        if started or action:
            lines += _line(action, undone=entry.version in game.undone)
    yield from _told(lines, [], undone=False)
    yield Heading(2, text(message("report-end"), game.language))
    yield _picture(game[-1])


def _game_in(campaign: "Game", id: str) -> Iterator[Block]:
    """The end of a game of a campaign, if there is a file of it."""
    from kronika.library.campaigns import Campaign

    assert isinstance(campaign, Campaign), "only campaigns start games"
    for game in campaign.games:
        if game.header.game == id:
            yield Heading(3, text(message("report-of-the-game", game=id), game.language))
            yield _picture(game[-1])
            yield _statistics(game)


def _line(action: Sequence[tuple[LineKind, str]], *, undone: bool) -> list[Line]:
    said = " ".join(sentence for _, sentence in action)
    return [Line(said, any(kind is LineKind.TURN for kind, _ in action), undone)] if said else []


def _told(lines: Sequence[Line], action: Sequence[tuple[LineKind, str]], *, undone: bool) -> Iterator[Block]:
    found = (*lines, *_line(action, undone=undone))
    if found:
        yield found


def _picture(position: Position) -> Picture:
    board = position.panels[0]
    return Picture(text(board.title, position.language), board.svg, str(position), board.width, board.height)


def _rolls(game: "Game", said: Callable[[Text], str]) -> Iterator[Block]:
    if not game.rolls:
        return
    yield Heading(2, said(message("report-rolls")))
    columns = (message("report-version"), message("report-roll"), message("report-chance"), message("report-result"))
    yield Table(
        tuple(map(said, columns)),
        tuple(
            (
                str(one.version),
                one.text,
                "" if one.chance is None else f"{100 * one.chance:.1f} %",
                said(message("report-undone")) if one.undone else "" if one.chance is None else "✓✗"[not one.success],
            )
            for one in game.rolls
        ),
    )


def _name(game: "Game", seat: str) -> str:
    return text(message("report-seat", seat=game.system.words.seat(game[-1].board, seat)), game.language)


def _disputes(game: "Game", said: Callable[[Text], str]) -> Iterator[Block]:
    if not game.disputes:
        return
    yield Heading(2, said(message("report-disputes")))
    columns = (message("report-roll"), message("report-by"), message("report-reason"), message("report-verdict"))
    yield Table(
        tuple(map(said, columns)),
        tuple(
            (
                str(one.roll),
                _name(game, one.seat),
                one.reason,
                said(DISPUTE_ENDS[one.ended] if one.ended else message("report-open")),
            )
            for one in game.disputes
        ),
    )


def _statistics(game: "Game") -> Table:
    columns = (
        message("report-by"),
        message("report-decisions"),
        message("report-rolls"),
        message("report-successes"),
        message("report-expected"),
    )
    rows = []
    for seat in game.header.seats:
        tested = [one for one in game.rolls if one.seat == seat and one.chance is not None and not one.undone]
        rows.append(
            (
                _name(game, seat),
                str(sum(one.seat == seat and not one.undone for one in game.decisions)),
                str(len(tested)),
                str(sum(one.success for one in tested)),
                f"{sum(one.chance or 0 for one in tested):.1f}",
            )
        )
    return Table(tuple(text(one, game.language) for one in columns), tuple(rows))


STYLE: Final = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
img { width: 100%; max-height: 90vh; object-fit: contain; } table { border-collapse: collapse; }
td, th { border-bottom: 1px solid #ccc; padding: .2rem .6rem; text-align: left; vertical-align: top; }
p { margin: .3rem 0; } h2 { break-after: avoid; } figure { margin: 1rem 0; break-inside: avoid; }"""


def _page(blocks: Sequence[Block], language: str) -> str:
    title = next(escape(one.text) for one in blocks if isinstance(one, Heading))
    body = "\n".join(map(_html, blocks))
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _html(block: Block) -> str:
    match block:
        case Heading(level, said):
            return f"<h{level}>{escape(said)}</h{level}>"
        case Picture(title, svg):
            return f'<figure><img alt="{escape(title)}" src="{_data(svg)}"></figure>'
        case Table(columns, rows):
            head = "".join(f"<th>{escape(one)}</th>" for one in columns)
            body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>\n" for row in rows)
            return f"<table><tr>{head}</tr>\n{body}</table>"
        case lines:
            return "\n".join(f"<p>{_marked(escape(one.text), one, HTML)}</p>" for one in lines)


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


ACROSS: Final = 480
"""Width of a board in a strip."""
ABOVE: Final = 32
"""Height of the line above it."""
GAP: Final = 16


def _strip(blocks: Sequence[Block], language: str) -> str:
    """The boards beside each other, each below its heading, in a picture about as wide as high."""
    titled: list[tuple[str, Picture]] = []
    title = ""
    for block in blocks:
        match block:
            case Heading(_, said):
                title = said
            case Picture():
                titled.append((title, block))
    columns = math.ceil(math.sqrt(len(titled)))
    high = max(ACROSS * one.height // one.width for _, one in titled)
    width, height = columns * (ACROSS + GAP) + GAP, -(-len(titled) // columns) * (high + ABOVE + GAP) + GAP
    cells = []
    for at, (said, one) in enumerate(titled):
        x, y = GAP + at % columns * (ACROSS + GAP), GAP + at // columns * (high + ABOVE + GAP)
        cells.append(
            f'<text x="{x}" y="{y + ABOVE - 12}">{escape(said)}</text>\n'
            f'<image x="{x}" y="{y + ABOVE}" width="{ACROSS}" height="{high}" href="{_data(one.svg)}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' xml:lang="{language}" font-family="DejaVu Sans, Verdana, sans-serif" font-size="16">\n'
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n' + "\n".join(cells) + "\n</svg>\n"
    )


HTML: Final = ("<strong>{}</strong>", "<s>{}</s>")
MARKDOWN: Final = ("**{}**", "~~{}~~")
BBCODE: Final = ("[b]{}[/b]", "[s]{}[/s]")


def _marked(said: str, line: Line, marks: tuple[str, str]) -> str:
    bold, struck = marks
    said = bold.format(said) if line.bold else said
    return struck.format(said) if line.undone else said


def _in_markdown(said: str) -> str:
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]<>#|~" else sign for sign in said)


def _markdown(block: Block) -> str:
    match block:
        case Heading(level, said):
            return f"{'#' * level} {_in_markdown(said)}"
        case Picture(text=written):
            return f"```text\n{written}\n```"
        case Table(columns, rows):
            cells = [columns, ("---",) * len(columns), *(tuple(map(_in_markdown, row)) for row in rows)]
            return "\n".join(f"| {' | '.join(row)} |" for row in cells)
        case lines:
            return "\n\n".join(_marked(_in_markdown(one.text), one, MARKDOWN) for one in lines)


def _text(block: Block) -> str:
    match block:
        case Heading(level, said):
            return f"{said}\n{'=-'[level > 1] * len(said)}"
        case Picture(text=written):
            return written
        case Table(columns, rows):
            wide = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
            return "\n".join(
                "  ".join(f"{cell:{width}}" for cell, width in zip(row, wide, strict=True)).rstrip()
                for row in (columns, *rows)
            )
        case lines:
            return "\n".join(f"~ {one.text}" if one.undone else one.text for one in lines)


def _bbcode(block: Block) -> str:
    match block:
        case Heading(level, said):
            return f"[size={(150, 120)[level > 1]}][b]{said}[/b][/size]"
        case Picture(text=written):
            return f"[code]{written}[/code]"
        case Table(columns, rows):
            cells = [*(tuple(f"[b]{one}[/b]" for one in columns),), *rows]
            return (
                "[table]" + "".join(f"[tr]{''.join(f'[td]{c}[/td]' for c in row)}[/tr]" for row in cells) + "[/table]"
            )
        case lines:
            return "\n".join(_marked(one.text, one, BBCODE) for one in lines)


FORMS: Final[Mapping[str, Callable[[Block], str]]] = {
    "md": _markdown,
    "text": _text,
    "bbcode": _bbcode,
}
"""Functions that write a part of a report, by the name of the form."""
WHOLE: Final[Mapping[str, Callable[[Sequence[Block], str], str]]] = {"html": _page, "svg": _strip}
"""Functions that write the whole of one."""
ENDINGS: Final = {".html": "html", ".svg": "svg", ".md": "md", ".txt": "text", ".bbcode": "bbcode"}
"""The forms by the ending of a file's name."""
