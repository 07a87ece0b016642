"""kronika board, replay, export, import, fork, rolls, dispute, timeline: looking at games."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from kronika.v1 import game_service_pb2 as pb
from kronika.v1.game_pb2 import PHASE_CLOSED

from domain.kernel.words import REFEREE
from tools.commands.common import (
    Context,
    find_replay,
    held_seat,
    is_file,
    may_see,
    my_seat,
    pass_context,
    write_export,
)
from tools.commands.menu import part_name
from tools.commands.sitting import HANG
from tools.draw.positions import drawn
from tools.replaying import Replay, Step

CHUNK = 256 * 1024
seat_option = click.option("--seat", help="See it as the seat you hold. Default: the one you hold, else the public.")


@click.command()
@click.argument("game")
@click.option("--at", "version", type=int, default=0, help="The version to draw. Default: the last.")
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="Write a picture to this file instead.")
@seat_option
@pass_context
def board(context: Context, /, game: str, version: int, svg: Path | None, seat: str | None) -> None:
    """Draw the board of a game, as text or as SVG.

    GAME is an id, or a file that was exported. Of a campaign: where it stands, its record, its city.
    """
    found = find_replay(context, game, seat)
    last = len(found.positions)
    if not 0 <= version <= last:
        raise click.ClickException(f"{game} has versions 1 to {last}, not {version}")
    shown = drawn(found.positions[(version or last) - 1], context.language)
    if shown is None:
        raise click.ClickException(f"nothing is laid out yet at version {version or last}")
    if svg is not None:
        svg.write_text(shown.svg())
        click.echo(svg)
        return
    screen = context.screen
    if screen.plain:
        context.show(shown.listed)
    else:
        click.echo(f"{shown.text(screen.width, screen.paint)}\n{shown.more(screen.width)}")


@click.command()
@click.argument("game")
@click.option("--all", "everything", is_flag=True, help="Do not stop at each step.")
@click.option("--boards/--no-boards", default=True, help="Draw the board at each step.")
@seat_option
@pass_context
def replay(context: Context, /, game: str, everything: bool, boards: bool, seat: str | None) -> None:
    """Step through a game, with the board at each version.

    GAME is an id, or a file that was exported. Enter goes on, b goes back, a number goes to that
    version, q ends.
    """
    found = find_replay(context, game, seat)
    if everything:
        for step in found.steps:
            _show(context, step, boards=boards)
        return
    at = 0
    while True:
        step = found.steps[at]
        _show(context, step, boards=boards)
        said = context.asker.ask(f"[{at + 1}/{len(found.steps)}] Enter, b, {context.words('a version', 'verze')}, q")
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


def _show(context: Context, step: Step, *, boards: bool) -> None:
    if boards and (shown := drawn(step.position, context.language)) is not None:
        click.echo(shown.listed if context.screen.plain else shown.text(context.screen.width, context.screen.paint))
    for version, sentence in step.sentences:
        context.show(f"{version:>5}  {context.say(sentence)}", HANG)


@click.command(name="export")
@click.argument("game")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Default: GAME.jsonl.")
@click.option("--audience", help="A seat you hold, public, or referee once the game is closed. Default: the widest.")
@pass_context
def export_(context: Context, /, game: str, output: Path | None, audience: str | None) -> None:
    """Write a game to one file that anybody can verify.

    `kronika verify` checks the file; `kronika replay` and `kronika board` show it.
    """
    connection = context.connect()
    found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
    opened = found.phase == PHASE_CLOSED and may_see(connection, game, REFEREE)
    wanted = audience or (REFEREE if opened else my_seat(connection, game))
    target = output or Path(f"{game}.jsonl")
    size = write_export(connection, game, wanted, target)
    click.echo(f"{target}: {size} bytes, {found.version} events, for {wanted}")


@click.command(name="import")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--copy", is_flag=True, help="Take even a closed game in as a copy to play on.")
@pass_context
def import_(context: Context, /, file: Path, copy: bool) -> None:
    """Bring an exported game in, if it verifies.

    A closed game keeps its id, receipts and proofs. Any other comes in as a copy, under a new id,
    with new chance and empty seats.
    """
    connection = context.connect()

    def pieces() -> Iterator[Any]:
        data = file.read_bytes()
        for start in range(0, len(data), CHUNK):
            yield pb.ImportGameRequest(chunk=data[start : start + CHUNK], copy=copy)

    click.echo(connection.games("ImportGame", pieces()).game.game)


@click.command()
@click.argument("game")
@click.argument("version", type=int)
@pass_context
def fork(context: Context, /, game: str, version: int) -> None:
    """Make a new game that starts where a closed one stood.

    GAME is the closed one, VERSION a version at which somebody was asked. Prints the new id.
    """
    request = pb.ForkGameRequest(game=game, version=version, request_id=secrets.token_hex(12))
    click.echo(context.connect().games("ForkGame", request).game.game)


@click.command()
@click.argument("game", required=False)
@click.option("--player", metavar="KEY", help="A player's dice over all games: are they loaded?")
@pass_context
def rolls(context: Context, /, game: str | None, player: str | None) -> None:
    """List the rolls of a game, or count a player's.

    Each roll comes with what it had to reach, the parts of that with their rules, and its chance
    of success. KEY is a player's public key (`kronika key show`).
    """
    if game is not None:
        not_a_file(game)
    connection = context.connect()
    if player:
        found = connection.games("GetPlayerRolls", pb.GetPlayerRollsRequest(player=player)).rolls
        if not found.rolls:
            raise click.ClickException(f"no rolls of {player} are recorded here")
        context.show(
            context.words(
                f"{found.rolls} rolls, {found.successes} successes; expected {found.expected:.1f}; "
                f"fair dice give {found.low:.0f} to {found.high:.0f} in 95 of 100 cases.",
                f"{found.rolls} hodů, {found.successes} úspěchů; očekáváno {found.expected:.1f}; "
                f"poctivé kostky dají {found.low:.0f} až {found.high:.0f} v 95 případech ze 100.",
            )
        )
        return
    if game is None:
        raise click.UsageError("name the GAME, or a --player")
    for roll in rolls_of(connection, game):
        context.show(roll_line(roll, context.language), hang=8)


def not_a_file(game: str) -> None:
    """What the service tells of a game. Raises `click.UsageError` if a file is given instead."""
    if is_file(game):
        raise click.UsageError(f"{game} is a file; this asks the service. `kronika replay {game}` tells what it holds")


def rolls_of(connection: Any, game: str) -> Iterator[Any]:
    """All rolls of a game."""
    after = 0
    while True:
        page = connection.games("ListRolls", pb.ListRollsRequest(game=game, after=after, page_size=500))
        yield from page.rolls
        if not page.more:
            return
        after = page.rolls[-1].version


def roll_line(roll: Any, language: str = "en") -> str:
    """A roll, and below it what it had to reach. `~`: it was taken back."""
    mark = "~" if roll.undone else " "
    if not roll.test.outcomes:
        return f"{roll.version:>5} {mark} {roll.sentence}"
    parts = " + ".join(f"{part_name(part, language)} {part.value} ({part.rule})" for part in roll.test.parts)
    chance = 100 * roll.test.wins / roll.test.outcomes
    return f"{roll.version:>5} {mark} {roll.sentence}\n{'':8}{chance:5.1f} %  {roll.test.target} = {parts}"


@click.command()
@click.argument("game")
@click.argument("version", type=int)
@click.argument("reason", required=False)
@click.option("--withdraw", is_flag=True, help="Take the dispute back.")
@click.option("--go-back", is_flag=True, help="Ask to go back to before the roll, which ends the dispute.")
@pass_context
def dispute(context: Context, /, game: str, version: int, reason: str | None, withdraw: bool, go_back: bool) -> None:
    """Dispute a roll, or take that back; play goes on.

    Shows the roll at VERSION of GAME, its parts and its proof. REASON is for the record.
    """
    if not reason and not withdraw and not go_back:
        raise click.UsageError("say the REASON, in quotation marks, or --withdraw, or --go-back")
    connection = context.connect()
    seat = held_seat(connection, game)
    if withdraw:
        connection.games("WithdrawDispute", pb.WithdrawDisputeRequest(game=game, seat=seat, version=version))
        click.echo(context.words("The dispute is withdrawn.", "Spor je stažen."))
        return
    if reason:
        request = pb.DisputeRollRequest(game=game, seat=seat, version=version, reason=reason)
        roll = connection.games("DisputeRoll", request).roll
        context.show(roll_line(roll, context.language), hang=8)
        context.show(f"link {roll.use.k} of the {roll.use.audience} chain: {roll.link}")
        context.show(f"SHA-256 over it gives link {roll.use.k - 1}: {roll.previous}")
        context.show(f"message under the HMAC: {roll.canonical.decode()}")
    if go_back:
        _ask_to_go_back(context, connection, game, seat, version)


def _ask_to_go_back(context: Context, connection: Any, game: str, seat: str, version: int) -> None:
    """Ask for the undo of the decision that led to a disputed roll."""
    events = pb.ListEventsRequest(game=game, audience=seat, after=version - 1, page_size=1)
    (rolled,) = connection.games("ListEvents", events).events
    request = pb.RequestUndoRequest(game=game, seat=seat, to=rolled.tx - 1, dispute=version)
    asked = connection.games("RequestUndo", request).answer.snapshot.undo_requests
    click.echo(
        context.words(
            f"You ask to go back to version {rolled.tx - 1}; the other seats must agree.",
            f"Žádáte návrat k verzi {rolled.tx - 1}; ostatní místa musí souhlasit.",
        )
        if asked
        else context.words("The game has gone back.", "Hra se vrátila.")
    )


@click.command()
@click.argument("game")
@pass_context
def timeline(context: Context, /, game: str) -> None:
    """Tell what happened in a game, a line an event.

    A line: the version, ~ if it was taken back, the round, the event.
    """
    not_a_file(game)
    connection = context.connect()
    after = 0
    while True:
        page = connection.games("GetTimeline", pb.GetTimelineRequest(game=game, after=after, page_size=500))
        for entry in page.entries:
            mark = "~" if entry.undone else " "
            for version, sentence in zip(entry.versions, entry.sentences, strict=True):
                context.show(f"{version:>5} {mark} {entry.round:>3}  {sentence}", hang=13)
        if not page.more:
            return
        after = page.entries[-1].version
