"""What a campaign has to tell, from where it is played or from its exported file."""

from pathlib import Path
from typing import Any

import click
import msgspec
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import game_service_pb2 as game_pb
from kronika.v1.game_pb2 import PHASE_CLOSED

from domain.kernel.export import Export
from domain.kernel.verify import audience_of
from domain.kernel.words import REFEREE
from domain.undaunted.campaign.state import Campaign
from domain.undaunted.campaign.system import WHOLE
from domain.undaunted.campaign.view import CampaignScene, CampaignView, CityTileView, scene, view
from service import convert
from service.handlers.campaigns import altered, faces_in, soldier
from service.handlers.common import Caller, outcome_message
from tools import meeting
from tools.commands.common import Context, folding, held_seat, is_file, must_be_campaign, my_seat, read_export
from tools.commands.places import reach
from tools.replaying import Replay, replay
from tools.shelf import shelved


class Seen(msgspec.Struct, frozen=True):
    """A campaign as this player may see it, or as its file shows it. `outcome` is a message; None: it is
    not over."""

    view: CampaignView
    scene: CampaignScene
    outcome: Any


class City(msgspec.Struct, frozen=True):
    """The tiles of a city, and the faces that are not in it now."""

    tiles: tuple[CityTileView, ...]
    altered: tuple[str, ...]


def seen(context: Context, id: str, at: int) -> Seen:
    """At a version; 0: now. At a service with the player's own eyes; once the campaign is closed with the
    referee's. Raises `click.ClickException`."""
    if is_file(id):
        found = _read(context, id)
        with folding(id):
            position = found.positions[_version(context, id, found, at) - 1]
            told = Seen(view(position.game.board), scene(position.game.board), outcome_message(position))
    else:
        connection = reach(context, id)
        must_be_campaign(connection, id)
        closed = connection.games("GetGame", game_pb.GetGameRequest(game=id)).game.phase == PHASE_CLOSED
        audience = REFEREE if closed else my_seat(connection, id)
        request = game_pb.GetSnapshotRequest(game=id, audience=audience, version=at, scene=True)
        answer = connection.games("GetSnapshot", request)
        told = Seen(
            convert.from_message(CampaignView, answer.snapshot.view.undaunted_campaign),
            convert.from_message(CampaignScene, answer.scene.undaunted_campaign),
            answer.snapshot.outcome if answer.snapshot.HasField("outcome") else None,
        )
    if not told.view.camps:
        said = (f"nothing is laid out yet at version {at}", f"ve verzi {at} ještě není nic připraveno")
        raise click.ClickException(context.words(*said))
    return told


def city_of(context: Context, id: str, at: int) -> City:
    """The city at a version. A file does not tell what the game that is being played has changed."""
    if is_file(id):
        board = _board(context, id, at)
        tiles = view(board).city
        return City(tiles, tuple(altered(board, tiles)))
    told = reach(context, id).campaigns("GetCity", pb.GetCityRequest(campaign=id, version=at))
    return City(tuple(convert.from_message(CityTileView, tile) for tile in told.tiles), tuple(told.altered))


def binder_of(context: Context, id: str, side: str | None, at: int) -> Any:
    """A `GetBinderResponse`. Raises `click.ClickException`."""
    if not is_file(id):
        connection = reach(context, id)
        must_be_campaign(connection, id)
        owner = side or held_seat(connection, id)
        return connection.campaigns("GetBinder", pb.GetBinderRequest(campaign=id, side=owner, version=at))
    found = _read(context, id)
    version = _version(context, id, found, at)
    with folding(id):
        board: Campaign = found.positions[version - 1].game.board
        binders = {camp.id: camp.binder for camp in view(board).camps if camp.binder is not None}
    owner = side or (found.audience if found.audience in binders else "")
    if owner not in binders:
        sides = ", ".join(binders) or "–"
        raise click.ClickException(
            context.words(
                f"{id} is what {found.audience} sees; name a --side whose binder it shows at version {version}: {sides}",
                f"{id} je to, co vidí {found.audience}; zvolte --side, jejíž pořadač ve verzi {version} ukazuje: {sides}",
            )
        )
    binder = binders[owner]
    assert binder is not None, "those without one were left out"
    faces = faces_in(board, binder, Caller("", context.language))
    return pb.GetBinderResponse(version=version, binder=convert.to_message(binder), cards=faces)


def soldier_of(context: Context, id: str, card: str) -> Any:
    """A `GetSoldierResponse`. What was done in a scenario a file does not hold; the files of the games that
    lie beside it, by the names that `kronika export` gives them, do. Raises `click.ClickException`."""
    if not is_file(id):
        return reach(context, id).campaigns("GetSoldier", pb.GetSoldierRequest(campaign=id, card=card))
    campaign, board = read_export(Path(id)), _board(context, id, 0)
    stream, caller = campaign.receipt.game, Caller("", context.language)
    known = board.cards.get(card) or (board.pack.cards.get(card) if board.pack is not None else None)
    with folding(id), shelved([campaign, *_games_of(campaign, Path(id))], context.language) as shelf:
        shown = shelf.query("SELECT side FROM shifts WHERE campaign = ? AND card = ?", (stream, card))
        told = soldier(shelf.query, stream, known, card, shown[0][0] if shown else "", caller)
    if told is None:
        audience = audience_of(campaign.records)
        raise click.ClickException(
            context.words(
                f"{id} tells nothing of {card}, as {audience} sees it; cards are named like S-P-009",
                f"{id} o kartě {card} nic neříká, tak jak ji vidí {audience}; karty se jmenují jako S-P-009",
            )
        )
    return told


def _games_of(campaign: Export, file: Path) -> list[Export]:
    """The games of a campaign whose files lie beside its own."""
    found = [read_export(path) for path in sorted(file.parent.glob(f"{campaign.receipt.game}-*.jsonl"))]
    return [game for game in found if meeting.belongs(meeting.read(game), meeting.read(campaign))]


def _board(context: Context, file: str, at: int) -> Campaign:
    found = _read(context, file)
    with folding(file):
        board: Campaign = found.positions[_version(context, file, found, at) - 1].game.board
    return board


def _read(context: Context, file: str) -> Replay:
    """The campaign in a file. Raises `click.ClickException`, `ExportRefused`."""
    records = read_export(Path(file)).records
    with folding(file):
        found = replay(records, audience_of(records))
    if found.positions[0].ledger.scenario != WHOLE:
        raise click.ClickException(
            context.words(
                f"{file} holds a game, not a campaign: kronika board {file}",
                f"{file} je hra, ne kampaň: kronika board {file}",
            )
        )
    return found


def _version(context: Context, file: str, found: Replay, at: int) -> int:
    last = len(found.positions)
    if not 0 <= at <= last:
        said = (f"{file} has versions 1 to {last}, not {at}", f"{file} má verze 1 až {last}, ne {at}")
        raise click.ClickException(context.words(*said))
    return at or last
