"""Design 10: where the stream of a campaign and that of a game meet, nothing is lost, doubled or stuck."""

import asyncio
import random
import shutil
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.undaunted.campaign.view import view
from kronika.domain.undaunted.rendering.city import way_panel
from kronika.service.timers import Timers
from kronika.tools.client.connection import NotReached, ServiceRefused
from kronika.v1 import game_service_pb2 as game_pb
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.headquarters import SIDES, Headquarters
from tests.service.process import Serving
from tests.service.table import kinds, refusal

pytestmark = pytest.mark.slow

Start = Callable[..., Embedded]
SMALL = Path(__file__).parents[1] / "undaunted" / "small_campaign"
DECK = 11
"""Cards in the deck of the first scenario (G7)."""
FIRST_ASKED = 20
"""A version at which the first state is to be confirmed."""


def started(service: Embedded, folder: Path, **options: object) -> Headquarters:
    """A campaign whose first scenario has just become a game."""
    headquarters = Headquarters(service.address, folder, **options).begin()
    headquarters.begin(headquarters.muster())
    return headquarters


def told(headquarters: Headquarters, stream: str = "") -> list[str]:
    """The kinds of the events of the campaign, or of a game of it."""
    return kinds(headquarters.call("soviet", "ListEvents", stream, page_size=2000).events)


def whole(headquarters: Headquarters) -> bool:
    """Whether the last game is concluded; each transaction is there on both sides or on none."""
    campaign, record = told(headquarters), headquarters.ask("GetRecord").entries
    closed = [told(headquarters, entry.game).count("game_closed") for entry in record]
    assert campaign.count("scenario_started") == len(record)
    assert campaign.count("scenario_concluded") == sum(closed)
    assert all(one == 1 for one in closed[:-1]) and closed[-1] in (0, 1)
    return bool(closed[-1])


# --- killed in the middle


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_law_7_killed_while_a_game_closes_it_is_closed_and_concluded_or_neither(tmp_path: Path, seed: int) -> None:
    """`kill -9` right after the second confirmation was sent: before, in, or after the transaction."""
    with Serving(tmp_path / "data") as serving:
        headquarters = Headquarters(serving.address, tmp_path).begin()
        game = headquarters.muster()
        headquarters.begin(game)
        headquarters.resign("german", game)
        headquarters.call("german", "ConfirmEnd", game, seat="german")
        acknowledged = killed_during(
            lambda: headquarters.call("soviet", "ConfirmEnd", game, seat="soviet"), serving, seed
        )
    with Serving(tmp_path / "data") as serving:
        headquarters.move_to(serving.address)
        if not whole(headquarters):
            assert not acknowledged
            headquarters.call("soviet", "ConfirmEnd", game, seat="soviet")
        assert whole(headquarters)
        for side in SIDES:
            headquarters.answer_all(side, until="state")
        assert headquarters.ask("GetRecord").state[0] == "2"


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_law_7_killed_while_a_scenario_starts_there_is_a_game_or_a_prompt(tmp_path: Path, seed: int) -> None:
    with Serving(tmp_path / "data") as serving:
        headquarters = Headquarters(serving.address, tmp_path).begin()
        for side in SIDES:
            headquarters.answer(side)
        headquarters.answer_all("soviet")
        while len(headquarters.at("german").position.game.board.camps["german"].picked) < DECK - 1:
            headquarters.answer("german")
        acknowledged = killed_during(lambda: headquarters.answer("german"), serving, seed)
    with Serving(tmp_path / "data") as serving:
        headquarters.move_to(serving.address)
        assert acknowledged <= (not headquarters.asked())
        game = headquarters.muster()
        assert not whole(headquarters)
        headquarters.begin(game)
        assert headquarters.asked(game), "its chance is that whose anchors it published"


def killed_during(call: Callable[[], object], serving: Serving, seed: int) -> bool:
    """Whether a call was acknowledged although the service was killed a moment after it was sent."""
    timer = threading.Timer(random.Random(seed).uniform(0, 0.01), serving.kill)
    timer.start()
    try:
        call()
    except NotReached:
        return False
    finally:
        timer.join()
    return True


def test_law_7_killed_while_a_campaign_closes_its_games_open_all_the_same(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        headquarters = Headquarters(serving.address, tmp_path).begin()
        games = []
        for _ in range(2):
            headquarters.begin(headquarters.muster())
            games.append(headquarters.give_up("german"))
            for side in SIDES:
                headquarters.answer_all(side, until="state")
        headquarters.call("german", "Resign", seat="german")
        headquarters.call("german", "ConfirmEnd", seat="german")
        killed_during(lambda: headquarters.call("soviet", "ConfirmEnd", seat="soviet"), serving, 1)
    with Serving(tmp_path / "data") as serving:
        headquarters.move_to(serving.address)
        if not headquarters.at("soviet").position.ledger.closed:
            headquarters.call("soviet", "ConfirmEnd", seat="soviet")
        for game in games:
            session = headquarters.at("soviet", game)
            while not session.position.ledger.opened:
                session.advance()


# --- twice, late, or from elsewhere


def test_game_closing_in_two_ways_simultaneously_is_concluded_once(
    embedded: Start, tmp_path: Path, later: Callable[[float], None]
) -> None:
    """The closing time passes in the moment in which the second side confirms."""
    service = embedded()
    headquarters = started(service, tmp_path, closing_time=60)
    game = headquarters.game
    headquarters.resign("german", game)
    headquarters.call("german", "ConfirmEnd", game, seat="german")

    async def race() -> None:
        app = service.app
        campaign, live = await app.games.get(headquarters.campaign), await app.games.get(game)

        def confirmed() -> Recorder:
            made = ends.confirm(live.system, live.position, "soviet", ())
            assert isinstance(made, Recorder)
            return made

        async with campaign.lock:
            later(100)
            waiting = [asyncio.ensure_future(app.campaigns.close(live, confirmed, PUBLIC))]
            await asyncio.sleep(0)
            waiting.append(asyncio.ensure_future(Timers(app).look_at(live)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run_coroutine_threadsafe(race(), service._loop).result()
    assert whole(headquarters)
    assert headquarters.asked() == [("german", "losses"), ("soviet", "losses")]


def test_a_campaign_restored_from_a_backup_keeps_the_ids_of_its_games(embedded: Start, tmp_path: Path) -> None:
    """Before its first scenario it was backed up; the game played since then is not a game of this one."""
    headquarters = Headquarters(embedded(data=tmp_path / "one").address, tmp_path)
    shutil.copytree(tmp_path / "one", tmp_path / "backup")
    headquarters.begin()
    game = headquarters.begin(headquarters.muster()).give_up("german")
    headquarters.call("german", "Resign", seat="german")
    headquarters.confirm_end()
    export = exported(headquarters, game)

    restored = embedded(data=tmp_path / "backup")
    refused = refusal(lambda: taken_in(restored, export))
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "ALREADY_DONE")
    assert taken_in(restored, export, copy=True).game not in ("", game)
    headquarters.move_to(restored.address)
    headquarters.forget_receipts()
    assert headquarters.begin().muster() == game, "the campaign goes its own way"


def exported(headquarters: Headquarters, stream: str) -> bytes:
    request = game_pb.ExportGameRequest(game=stream, audience=REFEREE)
    return b"".join(piece.chunk for piece in headquarters.of("soviet").stream("ExportGame", request))


def taken_in(service: Embedded, export: bytes, **fields: bool) -> Any:
    pieces = iter([game_pb.ImportGameRequest(chunk=export, **fields)])
    return Client(service.address).send("ImportGame", pieces).game


def test_C1_a_campaign_is_neither_forked_nor_played_on_from_a_copy(embedded: Start, tmp_path: Path) -> None:
    service = embedded(data=tmp_path / "one")
    headquarters = started(service, tmp_path)
    headquarters.call("german", "Resign", seat="german")
    headquarters.confirm_end()
    with pytest.raises(ServiceRefused) as forked:
        headquarters.call("soviet", "ForkGame", version=FIRST_ASKED)
    copied = refusal(lambda: taken_in(service, exported(headquarters, headquarters.campaign), copy=True))
    assert forked.value.reason == copied.reason == "WRONG_PHASE"
    elsewhere = embedded(data=tmp_path / "other")
    assert taken_in(elsewhere, exported(headquarters, headquarters.campaign)).game == headquarters.campaign
    headquarters.move_to(elsewhere.address)
    assert len(headquarters.ask("GetCity").tiles) == 72, "its game stayed behind"
    assert headquarters.ask("GetRecord").entries


def test_a_game_still_played_when_its_campaign_is_closed_opens_when_it_closes(
    service: Embedded, tmp_path: Path
) -> None:
    headquarters = started(service, tmp_path)
    game = headquarters.game
    headquarters.call("german", "Resign", seat="german")
    headquarters.confirm_end()
    assert not told(headquarters, game).count("game_opened"), "it is being played"
    headquarters.give_up("soviet")
    session = headquarters.at("soviet", game)
    while not session.position.ledger.opened:
        session.advance()
    assert told(headquarters).count("scenario_concluded") == 0


# --- the city meanwhile


SAPPERS = [
    (
        "cards/german.toml",
        'actions = [{ name = "control" }]',
        'actions = [{ name = "demolish", tanks = 1, structures = 10 }]',
    ),
    ("scenarios/011.toml", 'goal = "points", value = 5', 'goal = "objectives", value = 4'),
    ("scenarios/011.toml", 'awards = [{ side = "german", occasion = "round", spaces = ["101"] }]', ""),
]
"""Riflemen who demolish, and have all the time they want."""


def test_C3_what_a_game_damaged_is_provisional_until_it_is_concluded(embedded: Start, tmp_path: Path) -> None:
    headquarters = started(embedded(packs=small_pack(tmp_path, *SAPPERS)), tmp_path, pack="small")
    game = headquarters.game
    while not told(headquarters, game).count("tile_swapped"):
        side = headquarters.asked(game)[0][0]
        headquarters.answer(side, game, demolish)
    swapped = provisional(headquarters)
    assert len(swapped) == 1
    headquarters.give_up("german")
    assert provisional(headquarters) == []
    assert [swap.after for swap in headquarters.ask("GetCity").swaps] == swapped


def test_C3_what_was_taken_back_in_a_game_does_not_come_home(embedded: Start, tmp_path: Path) -> None:
    headquarters = started(embedded(packs=small_pack(tmp_path, *SAPPERS)), tmp_path, pack="small")
    game = headquarters.game
    while not told(headquarters, game).count("tile_swapped"):
        headquarters.answer(headquarters.asked(game)[0][0], game, demolish)
    headquarters.call("german", "RequestUndo", game, seat="german")
    headquarters.call("soviet", "AnswerUndo", game, seat="soviet", asked_by="german", agree=True)
    assert provisional(headquarters) == []
    headquarters.give_up("german")
    assert not headquarters.ask("GetCity").swaps


def demolish(legal: Sequence[Any]) -> Any:
    """A building, if one can be demolished; else the turn ends."""
    kinds_of = [(one, one.decision.undaunted) for one in legal]
    wanted = [one for one, decision in kinds_of if decision.play.act.HasField("demolish")]
    ending = [one for one, decision in kinds_of if decision.HasField("end_turn")]
    return [*wanted, *ending, *legal][0]


def provisional(headquarters: Headquarters) -> list[str]:
    return [tile.face for tile in headquarters.ask("GetCity").tiles if tile.provisional]


# --- a partial pack, played as far as it goes

PARTIAL = ("pack.toml", "[inventory]", "partial = true\n[inventory]")


def small_pack(folder: Path, *edits: tuple[str, str, str]) -> Path:
    """A folder of packs that holds the small campaign, something in it typed differently."""
    packs = folder / "packs"
    shutil.copytree(SMALL, packs / "small")
    for file, old, new in edits:
        text = (packs / "small" / file).read_text()
        assert old in text, f"{old} does not stand in {file}"
        (packs / "small" / file).write_text(text.replace(old, new, 1))
    return packs


@pytest.mark.parametrize(
    ("edits", "state"),
    [
        ([("states.toml", 'scenario = "022"', 'scenario = "099"')], "2b"),
        ([("scenarios/011.toml", 'german = ["2b"]', 'german = ["2c"]')], "2c"),
        ([("scenarios/011.toml", 'now = ["1a"]', 'now = ["1b"]')], "1a"),
    ],
    ids=["no scenario", "no state", "no way on"],
)
def test_C1_a_partial_pack_ends_where_it_goes_no_further(
    embedded: Start, tmp_path: Path, edits: list[tuple[str, str, str]], state: str
) -> None:
    headquarters = started(embedded(packs=small_pack(tmp_path, PARTIAL, *edits)), tmp_path, pack="small")
    headquarters.give_up("soviet")
    for side in SIDES:
        headquarters.answer_all(side)
    record = headquarters.ask("GetRecord")
    assert (record.state, record.winner, len(record.entries)) == (state, "german", 1)
    headquarters.confirm_end()
    assert headquarters.ask("GetBinder", side="german").binder.boxes
    opened = headquarters.at("german").beside(headquarters.campaign, REFEREE)
    opened.catch_up()
    assert f'data-handle="state:{state}"' in way_panel(view(opened.position.game.board), "en").svg, (
        "the tree can be drawn"
    )


def test_C1_a_partial_pack_without_a_first_scenario_has_no_campaign_yet(embedded: Start, tmp_path: Path) -> None:
    service = embedded(packs=small_pack(tmp_path, PARTIAL, ("states.toml", "[states.1a]", "[states.1b]")))
    with pytest.raises(ServiceRefused) as refused:
        Headquarters(service.address, tmp_path, pack="small")
    assert refused.value.reason == "NOT_FOUND"
