"""kronika board, replay, export, import, claim, fork, rolls, dispute, timeline: looking at games."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from itertools import chain, groupby, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from kronika.domain.kernel.export import Export
from kronika.domain.kernel.formats import PLAYER, misfit
from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.rendering import Panel, layers_of, looked_at, with_layers
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.system import System
from kronika.domain.kernel.texts import LineKind
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import SYSTEMS, system_of
from kronika.service.packs import LoadedPack, load_packs
from kronika.tools.cli.common import (
    Context,
    default_file,
    folding,
    held_seat,
    is_file,
    may_see,
    my_seat,
    pass_context,
    read_export,
    write_export,
)
from kronika.tools.cli.menu import roll_line, verdict
from kronika.tools.cli.places import Place, at_each, find_replay, kept_at, reach
from kronika.tools.cli.replaying import Replay, Step
from kronika.tools.cli.telling import HANG, as_json, plain, tell, tells
from kronika.tools.client.connection import Connection
from kronika.tools.client.session import Cheated
from kronika.tools.words import say, sentence
from kronika.v1 import game_service_pb2 as pb
from kronika.v1.game_pb2 import PHASE_CLOSED

if TYPE_CHECKING:
    from kronika.tools.cli.file_reader import FileReader

T = TypeVar("T")
Line = tuple[str, str, int]
"""Where it is, what it says, and its `LineKind`."""


class Wanted(NamedTuple):
    """The contents of a picture: the panel, the layers, and the thing to show details of."""

    panel: str
    layers: str | None
    about: str


def svg_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command that draws; it is given `svg` and what is `wanted` in it."""

    @click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="option-svg")
    @click.option("--panel", metavar="NAME", default="", help="option-panel")
    @click.option(
        "--layers",
        metavar="NAMES",
        help="option-layers",
    )
    @click.option("--about", metavar="HANDLE", default="", help="option-about")
    @wraps(command)
    def asked(*arguments: Any, panel: str, layers: str | None, about: str, **options: Any) -> Any:
        for name, given in (("panel", panel), ("layers", layers), ("about", about)):
            if given and options["svg"] is None:
                raise click.UsageError(say("looking-needs-svg", name=name))
        return command(*arguments, wanted=Wanted(panel, layers, about), **options)

    return asked


def svg_of(context: Context, system: System, board: Any, wanted: Wanted) -> str:
    """A picture of a position, of panel `wanted.panel` or the first one. Raises `click.ClickException`."""
    panels = {panel.name: panel for panel in system.rendering.panels(board, context.language)}
    found = panels.get(wanted.panel or next(iter(panels)))
    if found is None:
        raise click.ClickException(
            context.text("drawing-there-is-no-panel-panels", panel=wanted.panel, panels=", ".join(panels))
        )
    switched = found.svg if wanted.layers is None else _switched(context, panels, found.svg, wanted.layers)
    told = looked_at(switched, wanted.about) if wanted.about else switched
    if wanted.about and told == switched:
        raise click.ClickException(context.text("drawing-this-picture-tells-nothing-of-that", about=wanted.about))
    return told


def _switched(context: Context, panels: Mapping[str, Panel], svg: str, names: str) -> str:
    """A picture with the layers that are named; `panels` are those of its position."""
    known = layers_of(svg)
    named = {"all": list(known), "none": []}.get(names, names.split(","))
    unknown = next((name for name in named if name not in known), None)
    if unknown is None:
        return with_layers(svg, named)
    if known:
        layers = ", ".join(f"{name} ({title})" for name, title in known.items())
        raise click.ClickException(context.text("drawing-there-is-no-layer-in-this", unknown=unknown, layers=layers))
    others = ", ".join(name for name, panel in panels.items() if layers_of(panel.svg))
    if others:
        raise click.ClickException(context.text("drawing-no-layers-but-panels", others=others))
    games = ", ".join(_layered(context))
    raise click.ClickException(context.text("drawing-no-layers-but-games", games=games))


def _layered(context: Context) -> Iterator[str]:
    """The packs whose scenarios are drawn with layers, by title."""
    for pack in load_packs().values():
        panels = pack.system.rendering.panels(laid_out(pack, pack.card.scenarios[0].id), context.language)
        if any(layers_of(panel.svg) for panel in panels):
            yield context.say(pack.card.title)


def laid_out(pack: LoadedPack, scenario: str) -> Any:
    """The board of a scenario before anything has happened in it, as its maker sees it."""
    game = blank(pack.system).game
    for event in pack.system.initial_events(pack.content, usual(pack.system, pack.content, scenario)):
        game = apply(game, event)
    return game.board


def seen_in(system: System, board: Any) -> dict[str, Any]:
    """The drawn data as values: the scene, which does not change, and the view."""
    return {"scene": system.scene(board), "view": system.view(board)}


CHUNK = 256 * 1024
seat_option = click.option("--seat", help="option-board-seat")


@click.command()
@tells
@click.argument("game")
@click.option("--at", "version", type=int, default=0, help="option-board-at")
@svg_options
@seat_option
@pass_context
def board(context: Context, /, game: str, version: int, svg: Path | None, wanted: Wanted, seat: str | None) -> None:
    """Draw the board of a game, as text or as SVG."""
    found = find_replay(context, game, seat)
    last = len(found.positions)
    if not 0 <= version <= last:
        raise click.ClickException(context.text("common-has-versions", file=game, last=last, at=version))
    board = found.positions[(version or last) - 1].game.board
    with folding(game):
        told = found.system.rendering.written(board, context.page)
        picture = svg_of(context, found.system, board, wanted) if told and svg is not None else ""
    if not told:
        raise click.ClickException(context.text("common-nothing-yet", at=version or last))
    if svg is not None:
        svg.write_text(picture, encoding="utf-8")
        tell({"file": svg}, str(svg))
        return
    tell({"version": version or last, **seen_in(found.system, board)}, context.drawing_alone(told))


@click.command()
@tells
@click.argument("game")
@click.option("--all", "everything", is_flag=True, help="option-all")
@click.option("--boards/--no-boards", default=True, help="option-boards")
@seat_option
@pass_context
def replay(context: Context, /, game: str, everything: bool, boards: bool, seat: str | None) -> None:
    """Step through a game, with the board at each version."""
    found = find_replay(context, game, seat)
    if everything or as_json():
        if boards or as_json():
            for step in found.steps:
                _show(context, game, found.system, step, boards=boards)
        else:
            lines = ((f"{version:>5}", said, kind) for step in found.steps for version, said, kind in step.sentences)
            for line in folded(context, ((place, context.say(said), kind) for place, said, kind in lines)):
                context.show(line, HANG)
        return
    at = 0
    while True:
        step = found.steps[at]
        _show(context, game, found.system, step, boards=boards)
        said = context.line_input.ask(f"[{at + 1}/{len(found.steps)}] Enter, b, {context.text('looking-a-version')}, q")
        at = _go(found, at, said.lower())
        if at < 0:
            return


def _go(found: Replay, at: int, said: str) -> int:
    if said == "q" or (said == "" and at + 1 == len(found.steps)):
        return -1
    if said == "b":
        return max(0, at - 1)
    if said.isdigit():
        return found.steps.index(found.at(int(said)))
    return min(at + 1, len(found.steps) - 1)


def _show(context: Context, game: str, system: System, step: Step, *, boards: bool) -> None:
    board = step.position.game.board
    with folding(game):
        told = system.rendering.written(board, context.page) if boards else ()
        seen = seen_in(system, board) if told else {}
        sentences = [{"version": version, "sentence": context.say(said)} for version, said, _ in step.sentences]
        lines = list(folded(context, ((f"{at:>5}", context.say(said), kind) for at, said, kind in step.sentences)))
    if told:
        lines.insert(0, context.drawing(told) + "\n")
    if as_json() or lines:
        tell({"first": step.first, "version": step.last, "at": step.at, "sentences": sentences, **seen}, lines, HANG)


@click.command(name="export")
@tells
@click.argument("game")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-output")
@click.option("--audience", help="option-audience")
@pass_context
def export_(context: Context, /, game: str, output: Path | None, audience: str | None) -> None:
    """Write a game to one file that anybody can verify."""
    told = fetch(context, game, audience, output)
    tell(
        told,
        context.text(
            "looking-exported",
            file=told["file"],
            size=told["bytes"],
            version=told["events"],
            audience=told["audience"],
        ),
    )


def fetch(context: Context, game: str, audience: str | None = None, output: Path | None = None) -> dict[str, Any]:
    """Writes a game at a service to a file: which, its bytes, its events, and the eyes it is written for."""
    connection = reach(context, game)
    file = output or default_file(game)
    found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
    opened = found.phase == PHASE_CLOSED and may_see(connection, game, REFEREE)
    wanted = audience or (REFEREE if opened else my_seat(connection, game))
    size = write_export(connection, game, wanted, file)
    return {"file": file, "bytes": size, "events": found.version, "audience": wanted}


@click.command(name="import")
@tells
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--copy", is_flag=True, help="option-copy")
@pass_context
def import_(context: Context, /, file: Path, copy: bool) -> None:
    """Bring an exported game in that is closed, if it verifies."""
    connection = context.connect()

    def pieces() -> Iterator[Any]:
        data = file.read_bytes()
        for start in range(0, len(data), CHUNK):
            yield pb.ImportGameRequest(chunk=data[start : start + CHUNK], copy=copy)

    game = connection.games("ImportGame", pieces()).game
    tell(game, game.game)
    if not copy and not game.HasField("imported"):
        click.echo(
            context.text("looking-the-game-in-the-file-is"),
            err=True,
        )
    if game.HasField("imported"):
        word, key = game.imported.vouched_by.hex(), game.imported.key.hex()
        said = (
            context.text("looking-signed-by-trusted", key=word)
            if word
            else context.text("looking-signed-by-another", key=key)
        )
        click.echo(said, err=True)


@click.command()
@tells
@click.argument("game")
@click.argument("at", metavar="VERSION", nargs=-1, required=True)
@pass_context
def fork(context: Context, /, game: str, at: tuple[str, ...]) -> None:
    """Make a new game that starts where a closed one stood."""
    *before, number = " ".join(at).split() or [""]
    if before not in ([], ["before", "roll"]) or not (number.isascii() and number.isdigit()):
        raise click.UsageError(context.text("looking-a-version-is-a-number"))
    version, before_roll = (0, int(number)) if before else (int(number), 0)
    request = pb.ForkGameRequest(game=game, version=version, before_roll=before_roll, request_id=secrets.token_hex(12))
    forked = reach(context, game).games("ForkGame", request).game
    tell(forked, forked.game)


@click.command()
@tells
@click.argument("game", required=False)
@click.option("--player", metavar="KEY", help="option-player")
@pass_context
def rolls(context: Context, /, game: str | None, player: str | None) -> None:
    """List the rolls and flips of a game, or count a player's."""
    if player:
        _count_rolls(context, player)
        return
    if game is None:
        raise click.UsageError(context.text("looking-name-the-game"))
    with _told(context, game, _rolls_in_file, _rolls_at) as (system, found):
        for roll in found:
            tell(roll, roll_line(system, roll, context.language), hang=8)


def judge(context: Context, game: str, version: int) -> bool:
    """Tells what a roll had to reach and computes it again; whether that gives what is recorded. Raises
    `click.ClickException` where nothing was rolled."""
    with _told(context, game, _rolls_in_file, _rolls_at) as (system, rolls):
        found = next((roll for roll in rolls if roll.version == version), None)
        if found is None:
            raise click.ClickException(context.text("looking-not-a-roll", game=game, version=version))
        try:
            said, good = verdict(found, game, context.language), True
        except Cheated as error:
            said, good = str(error), False
        tell({**plain(found), "ok": good}, [roll_line(system, found, context.language), said], hang=8)
    return good


def _count_rolls(context: Context, player: str) -> None:
    """Tell how a player's rolls fell, wherever some are recorded."""
    if (wrong := misfit(player, PLAYER, context.text("looking-the-key"))) is not None:
        raise click.ClickException(context.say(wrong.whole))
    counted = []

    def count(place: Place) -> None:
        found = place.connection.games("GetPlayerRolls", pb.GetPlayerRollsRequest(player=bytes.fromhex(player))).rolls
        if found.rolls:
            counted.append(place)
            said = context.text(
                "looking-rolls-successes-expected-fair-chance-gives",
                rolls=found.rolls,
                successes=found.successes,
                expected=f"{found.expected:.1f}",
                low=f"{found.low:.0f}",
                high=f"{found.high:.0f}",
            )
            tell({**plain(found), "kept": place.kept}, said + kept_at(context, place))

    at_each(context, count)
    if not counted:
        raise click.ClickException(context.text("looking-no-rolls-of-are-recorded-here", player=player))


@contextmanager
def _told(
    context: Context,
    game: str,
    in_file: "Callable[[FileReader, Export], T]",
    at_service: Callable[[Connection, str], T],
) -> Iterator[T]:
    """Yields the answer about a game: from its exported file, or by its id from its service."""
    if not is_file(game):
        yield at_service(reach(context, game), game)
        return
    from kronika.tools.cli.file_reader import readers_of  # with the extra `service`

    export = read_export(Path(game))
    with folding(game), readers_of([export], context.language) as reader:
        yield in_file(reader, export)


def system_at(connection: Connection, game: str) -> System:
    """The system of a game."""
    return SYSTEMS[connection.games("GetGame", pb.GetGameRequest(game=game)).game.system]


def _rolls_in_file(reader: "FileReader", export: Export) -> tuple[System, Iterable[Any]]:
    return system_of(export.records[0]), reader.rolls(export)


def _rolls_at(connection: Connection, game: str) -> tuple[System, Iterable[Any]]:
    return system_at(connection, game), rolls_of(connection, game)


def rolls_of(connection: Connection, game: str) -> Iterator[Any]:
    """All rolls and flips of a game."""
    token = ""
    while True:
        page = connection.games("ListRolls", pb.ListRollsRequest(game=game, page_size=500, page_token=token))
        yield from page.rolls
        token = page.next_page_token
        if not token:
            return


@click.command()
@tells
@click.argument("game")
@click.argument("version", type=int)
@click.argument("reason", required=False)
@click.option("--withdraw", is_flag=True, help="option-withdraw")
@click.option("--go-back", is_flag=True, help="option-go-back")
@pass_context
def dispute(context: Context, /, game: str, version: int, reason: str | None, withdraw: bool, go_back: bool) -> None:
    """Dispute a roll or a flip, or take that back; play goes on."""
    if not reason and not withdraw and not go_back:
        raise click.UsageError(context.text("looking-give-a-reason"))
    connection = reach(context, game)
    seat = held_seat(connection, game)
    if withdraw:
        connection.games("WithdrawDispute", pb.WithdrawDisputeRequest(game=game, seat=seat, version=version))
        withdrawn = {"dispute": "withdrawn", "game": game, "version": version}
        tell(withdrawn, context.text("looking-the-dispute-is-withdrawn"))
        return
    if reason:
        request = pb.DisputeRollRequest(game=game, seat=seat, version=version, reason=reason)
        roll = connection.games("DisputeRoll", request).roll
        shown = roll_line(system_at(connection, game), roll, context.language)
        said = verdict(roll, game, context.language)
        tell({**plain(roll), "verdict": said}, f"{shown}\n{proof_lines(roll, context.language)}\n{said}")
    if go_back:
        _ask_to_go_back(context, connection, game, seat, version)


def proof_lines(roll: Any, language: str = "en") -> str:
    """The proof of a roll or flip, or the reason why it must wait."""
    message = roll.canonical.decode()
    if roll.waits:
        return f"{roll.waits}\n{sentence(language, 'looking-message-under-hmac', message=message)}"
    return sentence(
        language,
        "looking-proof",
        k=roll.use.k,
        chain=roll.use.audience,
        link=roll.link.hex(),
        before=roll.use.k - 1,
        previous=roll.previous.hex(),
        message=message,
    )


BEFORE = 500
"""Events before a roll or flip among which the decision that led to it is."""


def _ask_to_go_back(context: Context, connection: Any, game: str, seat: str, version: int) -> None:
    """Ask for the undo of the decision that led to a roll or flip, whether it is disputed or not."""
    roll = connection.games("GetRoll", pb.GetRollRequest(game=game, version=version)).roll
    is_disputed = any(one.seat == seat and not one.how for one in roll.disputes)
    after = max(0, version - BEFORE)
    events = pb.ListEventsRequest(game=game, audience=seat, after=after, page_size=version - after)
    told = connection.games("ListEvents", events).events
    decided = [one.version for one in told if one.kernel.HasField("decision_made")]
    to = (decided[-1] if decided else told[-1].tx) - 1
    request = pb.RequestUndoRequest(game=game, seat=seat, to=to, dispute=version if is_disputed else 0)
    asked = connection.games("RequestUndo", request).answer.snapshot.undo_requests
    tell(
        {"dispute": "going_back" if asked else "went_back", "game": game, "version": version, "to": to},
        context.text("looking-you-ask-to-go-back-to", to=to)
        if asked
        else context.text("looking-the-game-has-gone-back"),
    )


@click.command()
@tells
@click.argument("game")
@pass_context
def timeline(context: Context, /, game: str) -> None:
    """Tell what happened in a game, a line an event."""
    with _told(context, game, lambda reader, export: reader.timeline(export), _timeline_of) as found:
        if as_json():
            for entry in found:
                tell(entry, "")
        else:
            for line in folded(context, chain.from_iterable(map(_lines, found))):
                context.show(line, 13)


def _lines(entry: Any) -> Iterator[Line]:
    """The lines of a timeline's entry; one of an earlier release has no kinds."""
    mark = "~" if entry.undone else " "
    for version, said, kind in zip(
        chain(entry.versions, repeat(entry.version)), entry.sentences, chain(entry.kinds, repeat(0)), strict=False
    ):
        yield f"{version:>5} {mark} {entry.round:>3}", said, kind


def folded(context: Context, lines: Iterable[Line]) -> Iterator[str]:
    """Lines of a log; consecutive ones of the ceremony of chance are one."""
    for is_ceremony, group in groupby(lines, lambda line: line[2] == LineKind.CEREMONY):
        if not is_ceremony:
            yield from (f"{place}  {said}" for place, said, _ in group)
            continue
        (place, said, _), *more = group
        yield f"{place}  {context.text('looking-ceremony', count=1 + len(more)) if more else said}"


def _timeline_of(connection: Connection, game: str) -> Iterator[Any]:
    token = ""
    while True:
        request = pb.ListTimelineRequest(game=game, page_size=500, page_token=token)
        page = connection.games("ListTimeline", request)
        yield from page.entries
        token = page.next_page_token
        if not token:
            return
