"""kronika campaign: linked scenarios whose decks and city carry over."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.links import Command, Step, links_of
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import SYSTEMS
from kronika.tools.cli import campaign_sources as sources
from kronika.tools.cli.campaign_table import CampaignTable, Done
from kronika.tools.cli.common import (
    Context,
    PromptOptions,
    add_prompt_options,
    default_file,
    held_seat,
    imported,
    invitation_option,
    must_be_campaign,
    my_seat,
    pass_context,
    patiently,
    phase_name,
    seated_of,
    standing_of,
)
from kronika.tools.cli.examples import CAMPAIGN
from kronika.tools.cli.helping import FROM_FAMILIES
from kronika.tools.cli.places import Place, at_each, is_own, kept_at, note, reach
from kronika.tools.cli.playing import reply_limit_option
from kronika.tools.cli.solo import afterwards, play_campaign_solo
from kronika.tools.cli.telling import plain, tell, tells
from kronika.tools.client.bot import play_campaign_out
from kronika.tools.client.session import Session
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import game_service_pb2 as game_pb


@click.group()
def campaign() -> None:
    """Play a campaign of linked scenarios."""


campaign_argument = click.argument("id", metavar="CAMPAIGN")


@campaign.command()
@tells
@click.argument("pack", default=CAMPAIGN.pack)
@click.option("--private", is_flag=True, help="option-private")
@click.option("--strict", is_flag=True, help="option-strict")
@reply_limit_option
@pass_context
def create(context: Context, /, pack: str, **options: Any) -> None:
    """Make a campaign and print its id."""
    request = pb.CreateCampaignRequest(pack=pack, options=options, request_id=secrets.token_hex(12))
    made = context.connect().campaigns("CreateCampaign", request).campaign
    tell(made, made.game)


@campaign.command("list")
@tells
@click.option("--mine", is_flag=True, help="option-campaign-list-mine")
@pass_context
def list_(context: Context, /, mine: bool) -> None:
    """List campaigns, the latest first."""
    found: list[Any] = []

    def listed(place: Place) -> None:
        token = ""
        while True:
            page = place.connection.campaigns("ListCampaigns", pb.ListCampaignsRequest(page_token=token, mine=mine))
            found.extend(page.campaigns)
            for one in page.campaigns:
                which = f"{one.game}  {phase_name(one.phase):<10} {one.pack.name}"
                line = f"{which}  {seated_of(one)}  {standing_of(context, one)}".rstrip()
                tell({**plain(one), "kept": place.kept}, line + imported(context, one) + kept_at(context, place))
            token = page.next_page_token
            if not token:
                return

    at_each(context, listed)
    if not found:
        note(context, context.text("campaigning-no-campaign-yet", command=context.command))


@campaign.command()
@tells
@campaign_argument
@click.option("--seat", help="option-campaign-join-seat")
@click.option("--name", help="option-name")
@click.option("--unsigned", is_flag=True, help="option-unsigned")
@invitation_option
@pass_context
def join(context: Context, /, id: str, seat: str | None, name: str | None, unsigned: bool, invitation: str) -> None:
    """Take a seat of a campaign; it holds for all its games."""
    called = name or context.wallet.identity().name
    session = _joined(context, id, seat, called, sign=not unsigned, invitation=invitation)
    said = context.text("campaigning-you-play", audience=session.audience)
    back = f"{context.command} campaign play {id}"
    tell({"campaign": id, "seat": session.audience, "command": back}, [said, back])


def _joined(
    context: Context, id: str, seat: str | None, name: str, *, sign: bool = True, invitation: str = ""
) -> Session:
    """A session on the player's seat of a campaign, taken if it was empty."""
    connection = reach(context, id, invitation)
    must_be_campaign(connection, id)
    held = my_seat(connection, id)
    if held != PUBLIC and seat in (None, held):
        return Session(connection, id, held, context.wallet)
    seats = connection.games("GetGame", game_pb.GetGameRequest(game=id)).game.seats
    wanted = seat or next((one.seat for one in seats if not one.held), None)
    if wanted is None:
        raise click.ClickException(context.text("campaigning-both-seats-are-held"))
    session = Session(connection, id, wanted, context.wallet)
    session.join(wanted, name, sign=sign)
    return session


@campaign.command()
@click.argument("id", metavar="[CAMPAIGN]", required=False)
@click.option("--against", type=click.Choice(["bot"]), help="option-against")
@click.option("--pack", default=CAMPAIGN.pack, show_default=True, help="option-campaign-play-pack")
@click.option("--seat", help="option-campaign-bot-seat")
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="option-campaign-play-data",
)
@click.option("--name", help="option-name")
@invitation_option
@add_prompt_options
@pass_context
def play(
    context: Context,
    /,
    id: str | None,
    against: str | None,
    pack: str,
    seat: str | None,
    data: Path | None,
    name: str | None,
    invitation: str,
    prompt_options: PromptOptions,
) -> None:
    """Continue a campaign: decks, games, aftermaths, in turn."""
    called = name or context.wallet.identity().name
    if against or (id is not None and is_own(context, id)):
        play_campaign_solo(context, id, pack, seat, data, called, prompt_options)
        return
    if id is None:
        raise click.UsageError(context.text("campaigning-name-the-campaign"))
    if _at_table(context, _joined(context, id, seat, called, invitation=invitation), "play", prompt_options):
        file = str(default_file(id))
        context.show_command(context.text("campaigning-write-it-to-a-file"), f"{context.command} export {id}")
        afterwards(context, file)


@campaign.command()
@campaign_argument
@add_prompt_options
@pass_context
def start(context: Context, /, id: str, prompt_options: PromptOptions) -> None:
    """Confirm the state and make the deck, until the scenario starts."""
    _at_table(context, _held(context, id), "start", prompt_options, lambda step: step is not Step.BEFORE)


@campaign.command()
@campaign_argument
@add_prompt_options
@pass_context
def aftermath(context: Context, /, id: str, prompt_options: PromptOptions) -> None:
    """Go through the aftermath: losses, upgrades, confirming."""
    _at_table(context, _held(context, id), "aftermath", prompt_options, lambda step: step is not Step.AFTER)


def _held(context: Context, id: str) -> Session:
    """A session on the seat of a campaign that the player holds."""
    connection = reach(context, id)
    must_be_campaign(connection, id)
    return Session(connection, id, held_seat(connection, id), context.wallet)


def _at_table(
    context: Context, session: Session, what: str, prompt_options: PromptOptions, done: Done = lambda _step: False
) -> bool:
    """Lets the player play a campaign; returns whether it is closed. If `done` ends it early, prints the command to
    continue with."""
    id = session.game
    over = CampaignTable(
        context, session, f"{context.command} campaign {what} {id}{prompt_options}", prompt_options, done
    ).sit()
    board, closed = session.position.game.board, session.position.ledger.closed
    if over and not closed:
        links = links_of(SYSTEMS[session.position.ledger.system])
        following = {
            Step.PLAYING: f"play {links.game(board)}",
            Step.AFTER: f"campaign aftermath {id}",
        }
        click.echo(f"{context.command} {following.get(links.step(board), f'campaign start {id}')}")
    return closed


@campaign.command()
@campaign_argument
@click.option("--seat", help="option-campaign-bot-seat")
@click.option("--seed", type=int, help="option-seed")
@click.option("--scenarios", type=int, default=0, help="option-scenarios")
@pass_context
def bot(context: Context, /, id: str, seat: str | None, seed: int | None, scenarios: int) -> None:
    """Let a bot play a side of a campaign."""
    session = _joined(context, id, seat, "campaign bot")
    click.echo(context.text("campaigning-playing-in", audience=session.audience, id=id))

    def told(answer: Any) -> None:
        for event in answer.events:
            if event.sentence:
                click.echo(f"{event.version:>5}  {event.sentence}")

    patiently(context, lambda: play_campaign_out(session, seed, told, scenarios))


def _shown(command: Command) -> click.Command:
    """The command that shows something of a campaign of one family."""

    @tells
    @pass_context
    def show(
        context: Context, /, id: str, at: int = 0, asked: str = "", seat: str | None = None, svg: Path | None = None
    ) -> None:
        spelt = command.argument.spelt(asked) if command.argument is not None else asked
        told, answer = sources.look(context, command, id, at, spelt, seat)
        if svg is not None and command.picture is not None:
            svg.write_text(command.picture(told).svg)
            tell({"file": svg}, str(svg))
            return
        tell(command.value(told) if command.value is not None else answer, command.lines(told), hang=command.hang)

    made = click.command(command.name, help=text(command.said, "en"))(show)
    made.params += list(_parameters(command))
    return made


def _parameters(command: Command) -> Iterator[click.Parameter]:
    """The parameters of a command, in the order of its help."""
    yield click.Argument(["id"], metavar="CAMPAIGN")
    if command.argument is not None:
        yield click.Argument(["asked"], metavar=command.argument.field.upper())
    if command.seat is not None:
        yield click.Option([f"--{command.seat.field}", "seat"], help=text(command.seat.said, "en"))
    if command.dated:
        yield click.Option(["--at"], type=int, default=0, help="option-campaign-at")
    if command.picture is not None:
        path = click.Path(path_type=Path, dir_okay=False)
        yield click.Option(["--svg"], type=path, help=text(command.drawn, "en"))


def commands() -> Iterator[Command]:
    """The commands by which the families show their campaigns."""
    for system in SYSTEMS.values():
        if system.links is not None:
            yield from system.links.commands


for _command in commands():
    campaign.add_command(_shown(_command))
    FROM_FAMILIES[f"campaign {_command.name}"] = _command.said
    FROM_FAMILIES.update({text(said, "en"): said for said in (_command.drawn, *_command.explained)})
