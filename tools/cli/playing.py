"""kronika new, play, bot, watch, games: taking part."""

import os
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import click
from google.protobuf.timestamp_pb2 import Timestamp

from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import SYSTEMS
from kronika.library.policies import Policy, RandomPolicy, usual_policy
from kronika.service import convert
from kronika.service.packs import load_packs
from kronika.service.rpc.common import Caller
from kronika.tools.cli import terminal
from kronika.tools.cli.common import (
    Context,
    PromptOptions,
    add_prompt_options,
    due_name,
    imported,
    invitation_option,
    must_be_game,
    my_seat,
    pass_context,
    patiently,
    phase_name,
    progress,
    seated_of,
    standing_of,
    write_exports,
)
from kronika.tools.cli.examples import GAME
from kronika.tools.cli.places import Place, at_each, is_own, kept_at, note, reach
from kronika.tools.cli.solo import afterwards, play_solo
from kronika.tools.cli.table import Table
from kronika.tools.cli.telling import HANG, as_json, plain, tell, tells
from kronika.tools.client.bot import play_out
from kronika.tools.client.connection import Connection, NotReached
from kronika.tools.client.session import Session
from kronika.tools.words import say
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_pb2, log_pb2
from kronika.v1 import game_service_pb2 as pb

FEW = 4
"""Line-ups that are all told."""


def seats_of(typed: str) -> tuple[str, ...]:
    """The seats in what was typed, with commas between them."""
    return tuple(filter(None, map(str.strip, typed.split(","))))


def choices_of(
    context: Context, connection: Connection, pack: str, scenario: str, typed: Sequence[str]
) -> dict[str, Any]:
    """The typed values for the options of a scenario, converted to the options' types. Invalid values are sent as
    typed, so that the service can list valid ones. Raises `click.BadParameter`."""
    known = {} if not typed else options_of(connection, pack, scenario)
    chosen = {}
    for one in typed:
        name, equals, value = one.partition("=")
        if not equals:
            raise click.BadParameter(
                context.text("setting-up-gives-no-value-write-name-value", one=f"{one!r}"),
                param_hint="--option",
            )
        chosen[name.strip()] = _value(value.strip(), known.get(name.strip()))
    return chosen


def options_of(connection: Connection, pack: str, scenario: str) -> dict[str, Any]:
    """The options of a scenario, by name."""
    found = connection.catalog("ListScenarios", catalog_pb.ListScenariosRequest(pack=pack)).scenarios
    return {option.name: option for summary in found if summary.scenario == scenario for option in summary.options}


def _value(typed: str, option: Any) -> Any:
    kind = option.usual.WhichOneof("value") if option is not None else "text"
    if kind == "truth" and typed in ("true", "false"):
        return game_pb2.OptionValue(truth=typed == "true")
    if kind == "number":
        with suppress(ValueError):
            return game_pb2.OptionValue(number=int(typed))
    return game_pb2.OptionValue(text=typed)


def written(value: Any) -> str:
    """A value as it is typed."""
    if value.WhichOneof("value") == "truth":
        return "true" if value.truth else "false"
    return str(getattr(value, value.WhichOneof("value")))


def line_ups(context: Context, summary: Any) -> str:
    """The seats that can play a scenario, the usual ones first. If there are many line-ups, only the usual and the
    largest one."""
    told = [", ".join(one.seats) for one in summary.line_ups]
    if len(told) <= FEW:
        return "; ".join(told)
    sizes = [len(one.seats) for one in summary.line_ups]
    largest = told[sizes.index(max(sizes))]
    return context.text(
        "setting-up-other-line-ups-of-to-seats",
        told=told[0],
        told_2=len(told) - 1,
        sizes=min(sizes),
        sizes_2=max(sizes),
        largest=largest,
    )


def option_lines(context: Context, scenarios: Iterable[Any]) -> Iterator[str]:
    """The options of scenarios, each once: usual value, possible values and effect. Options that differ only in a
    number share a line."""
    alike: dict[tuple[str, str, str], list[Any]] = {}
    for option in {one.name: one for summary in scenarios for one in summary.options}.values():
        key = (re.sub(r"\d+", "", option.name), _allowed(option), written(option.usual))
        alike.setdefault(key, []).append(option)
    for (_, allowed, usual), (first, *others) in alike.items():
        said = f"  --option {first.name}={allowed}  {first.said} ({context.text('setting-up-usually')} {usual})"
        names = ", ".join(one.name for one in others)
        yield said + (context.text("setting-up-so-also", names=names) if others else "")


def chosen_line(context: Context, known: Iterable[Any], choices: Mapping[str, Any]) -> str:
    """The chosen options of a game that differ from the usual ones; empty if it has no options."""
    usual = {option.name: written(option.usual) for option in known}
    told = [f"{name}={written(choices[name])}" for name, value in usual.items() if written(choices[name]) != value]
    if not usual:
        return ""
    rest = context.text("setting-up-other-options-as-usual")
    return "; ".join([*told, rest] if told else [context.text("setting-up-options-as-usual")])


def bot_lines(scenarios: Iterable[Any]) -> Iterator[str]:
    """The bots that can hold a seat in scenarios, each once: its version, and how it plays."""
    for bot in {one.bot: one for summary in scenarios for one in summary.bots}.values():
        yield f"  bot {bot.bot} {bot.version}  {bot.said}"


def _allowed(option: Any) -> str:
    match option.usual.WhichOneof("value"):
        case "truth":
            return "true|false"
        case "text":
            return "|".join(option.choices)
    least = option.least if option.HasField("least") else ""
    return f"{least}…{option.most if option.HasField('most') else ''}"


SECONDS = {"m": 60, "h": 3600, "d": 86_400}
NO_LIMIT = -1
"""The value that means no reply limit."""


class Duration(click.ParamType[int]):
    """A time such as 30m, 12h or 3d, or none."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        if value == "none":
            return NO_LIMIT
        try:
            return int(value[:-1]) * SECONDS[value[-1]]
        except (ValueError, KeyError, IndexError):
            self.fail(say("playing-not-a-length-of-time", value=repr(value)), param, ctx)


class Moment(click.ParamType[Timestamp]):
    """A date or a time such as 2026-01-31 or 2026-01-31T18:00, in UTC unless it says otherwise."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Timestamp:
        if isinstance(value, Timestamp):
            return value
        found = Timestamp()
        try:
            found.FromDatetime(datetime.fromisoformat(value))
        except ValueError:
            self.fail(say("playing-not-a-time", value=repr(value)), param, ctx)
        return found


reply_limit_option = click.option(
    "--reply-limit",
    type=Duration(),
    default=0,
    help="option-reply-limit",
)


@click.command()
@tells
@click.argument("pack")
@click.argument("scenario")
@click.option("--seats", default="", metavar="A,B,…", help="option-seats")
@click.option("--option", "typed", multiple=True, metavar="NAME=VALUE", help="option-option")
@click.option("--strict", is_flag=True, help="option-strict")
@click.option("--private", is_flag=True, help="option-private")
@reply_limit_option
@click.option("--closing-time", type=Duration(), default=0, help="option-closing-time")
@click.option("--undo-expiry", type=Duration(), default=0, help="option-undo-expiry")
@pass_context
def new(context: Context, /, pack: str, scenario: str, seats: str, typed: tuple[str, ...], **options: Any) -> None:
    """Make a game and print its id."""
    connection = context.connect()
    request = pb.CreateGameRequest(
        pack=pack,
        scenario=scenario,
        seats=seats_of(seats),
        choices=choices_of(context, connection, pack, scenario, typed),
        options=options,
        request_id=secrets.token_hex(12),
    )
    game = connection.games("CreateGame", request).game
    tell(game, game.game)
    names = ", ".join(seat.seat for seat in game.seats)
    chosen = chosen_line(context, options_of(connection, pack, scenario).values(), game.choices)
    told = "; ".join(filter(None, [context.text("playing-seats", names=names), chosen]))
    click.echo(f"{game.title}; {told}", err=True)
    if game.options.reply_limit:
        days = f"{game.options.reply_limit / 86_400:g}"
        click.echo(
            context.text("playing-a-side-that-lets-it-wait", days=days),
            err=True,
        )


@click.command()
@tells
@pass_context
def packs(context: Context) -> None:
    """List the packs and scenarios that can be played."""
    for pack, scenarios in _catalog(context):
        provenance = catalog_pb.Provenance.Name(pack.provenance).removeprefix("PROVENANCE_").lower()
        heading = f"{pack.pack.name} {pack.pack.version}: {pack.title} ({provenance})"
        lines = [
            f"  {one.scenario:>4}  {', '.join(filter(None, (one.title, one.date)))} ({line_ups(context, one)})"
            for one in scenarios
        ]
        told = [heading, *lines, *option_lines(context, scenarios), *bot_lines(scenarios)]
        tell({**plain(pack), "scenarios": scenarios}, told, hang=8)


def _catalog(context: Context) -> Iterator[tuple[Any, Sequence[Any]]]:
    """The packs with their scenarios: at the service that is named, else at the usual address, else on this machine."""
    connection = context.connect()
    try:
        packs = connection.catalog("ListPacks", catalog_pb.ListPacksRequest()).packs
    except NotReached:
        if context.named:
            raise
        from kronika.service.rpc import catalog  # with the extra `service`

        note(context, context.text("playing-no-service-answers-at-these-are", at=context.address))
        caller = Caller("", context.language)
        for _, pack in sorted(load_packs(os.environ.get("KRONIKA_PACKS", "")).items()):
            scenarios = [catalog.summary(pack, scenario, caller) for scenario in pack.card.scenarios]
            yield catalog.pack_message(pack, caller), scenarios
        return
    for pack in packs:
        request = catalog_pb.ListScenariosRequest(pack=pack.pack.name)
        yield pack, connection.catalog("ListScenarios", request).scenarios


@click.command()
@click.argument("game", required=False)
@click.option("--seat", help="option-play-seat")
@click.option("--against", type=click.Choice(["bot"]), help="option-against")
@click.option("--pack", default=GAME.pack, show_default=True, help="option-play-pack")
@click.option("--scenario", help="option-scenario")
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="option-play-data",
)
@click.option("--name", help="option-name")
@click.option("--unsigned", is_flag=True, help="option-unsigned")
@invitation_option
@add_prompt_options
@pass_context
def play(
    context: Context,
    /,
    game: str | None,
    seat: str | None,
    against: str | None,
    pack: str,
    scenario: str | None,
    data: Path | None,
    name: str | None,
    unsigned: bool,
    invitation: str,
    prompt_options: PromptOptions,
) -> None:
    """Play a game in the terminal, against a bot or far apart."""
    called = name or context.wallet.identity().name
    if against or (game is not None and is_own(context, game)):
        play_solo(context, game, pack, scenario, seat, data, called, prompt_options)
        return
    if game is None:
        raise click.UsageError(context.text("playing-name-the-game"))
    connection = reach(context, game, invitation)
    must_be_game(connection, game)
    session = _sit_down(context, connection, game, seat, called, sign=not unsigned)
    if Table(context, session, f"{context.command} play {game}{prompt_options}", prompt_options).sit():
        file = f"{game}.jsonl"
        context.show_command(context.text("campaigning-write-it-to-a-file"), f"{context.command} export {game}")
        afterwards(context, file)
        origin = connection.games("GetGame", pb.GetGameRequest(game=game)).game.origin
        if origin.kind == log_pb2.ORIGIN_KIND_CAMPAIGN:
            command = f"{context.command} campaign play {origin.stream}"
            context.show_command(context.text("playing-the-campaign-goes-on"), command)
    connection.close()


def _sit_down(
    context: Context, connection: Connection, game: str, seat: str | None, name: str, *, sign: bool
) -> Session:
    """A session on the player's seat, taken if it was empty."""
    held = my_seat(connection, game)
    if held != PUBLIC and seat in (None, held):
        return Session(connection, game, held, context.wallet)
    if seat is None:
        seats = connection.games("GetGame", pb.GetGameRequest(game=game)).game.seats
        seat = next((one.seat for one in seats if not one.held), None)
        if seat is None:
            raise click.ClickException(context.text("playing-all-seats-are-held"))
    session = Session(connection, game, seat, context.wallet)
    session.join(seat, name, sign=sign)
    return session


@click.command()
@click.argument("game")
@click.option("--seat", help="option-bot-seat")
@click.option(
    "--policy", type=click.Choice(["sensible", "random"]), default="sensible", show_default=True, help="option-policy"
)
@click.option("--seed", type=int, help="option-seed")
@pass_context
def bot(context: Context, /, game: str, seat: str | None, policy: str, seed: int | None) -> None:
    """Let a bot play a seat, as an ordinary client."""
    connection = reach(context, game)
    must_be_game(connection, game, "bot")
    session = _sit_down(context, connection, game, seat, f"{policy} bot", sign=True)
    system = SYSTEMS[connection.games("GetGame", pb.GetGameRequest(game=game)).game.system]
    chosen: Policy = usual_policy(system, seed) if policy == "sensible" else RandomPolicy(seed)
    click.echo(context.text("playing-playing-in", audience=session.audience, game=game))

    def told(answer: Any) -> None:
        for event in answer.events:
            if event.sentence:
                context.show(f"{event.version:>5}  {event.sentence}", HANG)

    patiently(context, lambda: play_out(session, chosen, told))
    outcome = session.position.game.outcome
    if outcome is not None:
        board, meant = session.position.game.board, system.rendering.meant
        winners = ", ".join(context.say(meant(board, f"seat:{one}").name) for one in outcome.winners)
        click.echo(f"{winners or '-'} ({outcome.how})")


@click.command()
@tells
@click.argument("game")
@click.option("--after", type=int, default=0, help="option-after")
@click.option("--seat", help="option-watch-seat")
@pass_context
def watch(context: Context, /, game: str, after: int, seat: str | None) -> None:
    """Follow a game live, a line an event."""
    terminal.show()
    connection = reach(context, game)
    session = Session(connection, game, seat or PUBLIC)

    def told(event: Any) -> None:
        if event.version > after and (event.sentence or as_json()):
            seen = type(event)()
            seen.CopyFrom(event)
            seen.ClearField("proof")
            tell(seen, f"{event.version:>5}  {event.sentence}", HANG)

    session.told = told
    session.advance()
    while not session.position.ledger.closed:
        patiently(context, session.advance)


@click.command()
@tells
@click.option("--mine", is_flag=True, help="option-games-mine")
@click.option(
    "--phase",
    type=click.Choice(["seating", "committing", "running", "finished", "closed"]),
    help="option-phase",
)
@click.option("--pack", default="", help="option-games-pack")
@click.option("--scenario", help="option-games-scenario")
@click.option("--seats", type=click.Choice(["free", "full"]), help="option-games-seats")
@click.option("--created-after", type=Moment(), help="option-created-after")
@click.option("--created-before", type=Moment(), help="option-created-before")
@click.option("--updated-after", type=Moment(), help="option-updated-after")
@click.option("--updated-before", type=Moment(), help="option-updated-before")
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), help="option-games-save")
@click.option("--wait", is_flag=True, help="option-wait")
@pass_context
def games(
    context: Context,
    /,
    mine: bool,
    phase: str | None,
    pack: str,
    seats: str | None,
    save: Path | None,
    wait: bool,
    **filters: Any,
) -> None:
    """List games, or tell live where it is your move."""
    if wait:
        terminal.show()
        for notice in context.connect().stream("WatchPlayer", pb.WatchPlayerRequest()):
            what = [f"{prompt.seat}: {convert.kind_of(prompt.kind)}" for prompt in notice.prompts]
            what += map(due_name, notice.waiting)
            said = ", ".join(what) or context.text("playing-nothing-waits-for-you")
            tell(notice, f"{notice.game}  {phase_name(notice.phase):<10} {said}")
        return
    wanted = pb.ListGamesRequest(
        page_size=50,
        phase=f"PHASE_{phase.upper()}" if phase else None,
        pack=pack,
        mine=mine,
        seats=f"SEAT_AVAILABILITY_{seats.upper()}" if seats else None,
        **filters,
    )
    found: list[Any] = []
    saved: list[str] = []

    def listed(place: Place) -> None:
        token, before = "", len(found)
        while True:
            wanted.page_token = token
            page = place.connection.games("ListGames", wanted)
            found.extend(page.games)
            for game in page.games:
                tell({**plain(game), "kept": place.kept}, _line(context, game) + kept_at(context, place))
            token = page.next_page_token
            if not token:
                break
        if save is not None:
            with progress(context.text("playing-saving"), len(found) - before, many=10) as bar:
                for game in write_exports(place.connection, wanted, save):
                    saved.append(game)
                    bar.update(1)

    at_each(context, listed)
    if saved:
        note(context, context.text("playing-saved", count=len(saved), folder=save))
    if not found and any((phase, pack, seats, *filters.values())):
        note(context, context.text("playing-no-game-matches"))
    elif not found:
        note(context, context.text("playing-no-game-yet", command=context.command))


def _line(context: Context, game: Any) -> str:
    """A game in the list."""
    which = f"{phase_name(game.phase):<10} {game.pack.name}/{game.scenario:<4}"
    standing = game.damaged or standing_of(context, game)
    return f"{game.game}  {which} {seated_of(game)}  {standing}" + imported(context, game)
