"""The demo holds what it promises, and fails where that does not hold."""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.events import DecisionMade, DrawEnded, DrawEnding, DrawOffered
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS
from kronika.service.history import History
from kronika.service.settings import Settings
from kronika.service.store.recorder import SQLiteLog
from kronika.tools.client.connection import Connection
from kronika.tools.dev import campaign_demonstration
from kronika.tools.dev.demonstration import (
    DemoFailed,
    Witness,
    check,
    compare_views,
    export,
    play_game,
    repeat,
    result,
    serving,
)
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service import over_http
from tests.service.client import word
from tests.service.table import Table
from tests.tools.running import Command
from tests.undaunted.stuck_pack import stuck_pack

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, Witness, bytes]:
    """The folder of a game that two bots have played, its id, what they were shown, its export."""
    folder, witness = tmp_path_factory.mktemp("demo"), Witness(quiet=True)
    with Embedded(Settings(data=str(folder / "data"), port=0, requests_a_second=100_000)) as service:
        game = play_game(service.address, folder, "normandy", "1", witness)
        exported = export(service.address, game)
    return folder / "data", game, witness, exported


def test_the_demo_ends_also_where_nobody_would_ever_win(tmp_path: Path) -> None:
    """Its bot and that of the service agree on a draw, and the audit repeats that."""
    settings = Settings(data=str(tmp_path / "data"), port=0, packs=str(stuck_pack(tmp_path)), requests_a_second=100_000)
    with Embedded(settings) as service:
        game = play_game(service.address, tmp_path, "stuck", "1", Witness(quiet=True))
        found = Connection(service.address).games("GetGame", pb.GetGameRequest(game=game)).game
        assert repeat(export(service.address, game))
    assert (word(found.outcome, "how"), result(found)) == ("drawn", "a draw")


def test_the_demo(tmp_path: Path) -> None:
    said = Command().does("demo", "--folder", tmp_path)
    game = re.search(
        r"Verified the exported game \S+/(\w+)\.jsonl: \d+ rolls, \d+ draws, \d+ signatures, no mistake\.", said
    )
    assert game is not None
    assert re.search(r"\nRepeated the \d+ decisions of the service's bot: it decides the same again\.\n", said)
    for part in ("The rolls:\n", "The board at the end:\n", "won: ", "A picture of the board: ", "Replayed "):
        assert part in said
    assert (tmp_path / "board.svg").exists()
    assert "\nWRONG" not in Command("--home", tmp_path).does("verify", tmp_path / f"{game[1]}.jsonl")
    assert max(map(len, said.partition("A picture")[0].splitlines()[1:])) <= 100
    second = said.partition("\nA campaign of 3 scenarios on ")[2]
    assert re.search(
        r"Rebuilt from the log: the reports on the campaign at versions 7 and \d+, \d+ rows of read models, "
        r"all \d+ views that were shown: the same\.",
        second,
    )
    campaign = re.search(r"Verified the exported campaign \S+/(\w+)\.jsonl and its 3 games: .* no mistake\.", second)
    assert campaign is not None
    for part in (
        "The campaign reaches state 1a: scenario 011",
        "The way:\n",
        "The city:\n",
        "The Soviets: available 35 → ",
    ):
        assert part in second
    for stream in (campaign[1], f"{campaign[1]}-1", f"{campaign[1]}-3"):
        assert "\nWRONG" not in Command("--home", tmp_path).does("verify", tmp_path / f"{stream}.jsonl")
    assert 'data-handle="state:ENDa"' in (tmp_path / "way.svg").read_text(), "closed, the whole tree is known"
    assert (tmp_path / "city.svg").read_text().count('class="tile"') == 72
    assert f"http://127.0.0.1:50552/g/{game[1]}/1" in said and f"kronika serve --data {tmp_path / 'data'}" in said


def test_the_demo_can_leave_its_game_served_until_it_is_interrupted(tmp_path: Path) -> None:
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        game = Table(service.address).started().closed().game
    play = f"lambda folder: {game!r}"
    start = (
        "from kronika.tools.dev import campaign_demonstration, demonstration; from kronika.tools.main import main; "
        f"demonstration.run = {play}; campaign_demonstration.run = {play}; main()"
    )
    command = [sys.executable, "-c", start, "demo", "--open", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as demo:
        assert demo.stdout is not None
        demo.stdout.readline()
        address = re.fullmatch(r"Replay the game in a browser: http://(\S+)/g/(\w+)/1\n", demo.stdout.readline())
        assert address is not None and address[2] == game
        found = over_http.Client(address[1])("GetDrawing", game=game, version=1)
        demo.terminate()
        assert demo.wait() == 0
    assert found.version == 1
    with pytest.raises(ConnectionError):
        over_http.Client(address[1])("GetGame", game=game)


def test_the_views_shown_are_those_that_the_log_gives(played: tuple[Path, str, Witness, bytes]) -> None:
    data, game, witness, _ = played
    assert compare_views(data, witness) == len(witness.views) > 5
    assert {stream for stream, _, _ in witness.views} == {game}


def test_a_view_that_the_log_does_not_give_fails_the_demo(played: tuple[Path, str, Witness, bytes]) -> None:
    data, game, witness, _ = played
    (_, seat, version), shown = next(iter(witness.views.items()))
    other = Witness()
    other.views = witness.views | {(game, seat, version): shown + b"\x00"}
    with pytest.raises(DemoFailed, match=f"the view of {seat} at version {version} of {game} is not the one"):
        compare_views(data, other)


class Campaign(NamedTuple):
    """A campaign that two bots have begun: its data, its id, what was told before and after it."""

    data: Path
    id: str
    told: tuple[campaign_demonstration.ReportAnswers, campaign_demonstration.ReportAnswers]
    witness: Witness


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Campaign:
    folder, witness = tmp_path_factory.mktemp("act"), Witness(quiet=True)
    with Embedded(Settings(data=str(folder / "data"), port=0, requests_a_second=100_000)) as service:
        sessions = campaign_demonstration.sit_down(service.address, folder)
        before = campaign_demonstration.told(sessions)
        campaign_demonstration.play(sessions, witness, 1)
        told = (before, campaign_demonstration.told(sessions))
        campaign_demonstration.give_up(sessions)
    return Campaign(folder / "data", sessions[0].game, told, witness)


def test_C2_C3_city_and_binders_are_rebuilt_from_the_log(begun: Campaign) -> None:
    before, after = begun.told
    for told in begun.told:
        assert sorted(told.answers) == [
            ("GetBinder", "german"),
            ("GetBinder", "soviet"),
            ("GetCity", ""),
            ("GetRecord", ""),
        ]
        campaign_demonstration.compare_reports(begun.data, begun.id, told)
    cards = [campaign_demonstration.holdings(begun.data, begun.id, told.version, "soviet") for told in (before, after)]
    assert cards[0]["available"] == 35
    assert sum(cards[0].values()) == sum(cards[1].values()) == 35 + 66 + 57 + 22
    streams = {stream for stream, _, _ in begun.witness.views}
    assert streams == {begun.id, f"{begun.id}-1"}
    assert compare_views(begun.data, begun.witness) == len(begun.witness.views)


def test_a_binder_or_a_city_that_the_log_does_not_give_fails_the_demo(begun: Campaign) -> None:
    _, after = begun.told
    city, binder = (
        type(answer).FromString(answer.SerializeToString())
        for answer in (after.answers["GetCity", ""], after.answers["GetBinder", "german"])
    )
    city.tiles[5].face = "999-A"
    del binder.binder.boxes[0].cards[3]
    for name, seat, answer, said in (
        ("GetCity", "", city, r"what GetCity told of version \d+ is not what the log gives"),
        ("GetBinder", "german", binder, r"what GetBinder told to german of version \d+ is not what the log gives"),
    ):
        other = replace(after, answers=after.answers | {(name, seat): answer})
        with pytest.raises(DemoFailed, match=said):
            campaign_demonstration.compare_reports(begun.data, begun.id, other)


def test_the_read_models_are_rebuilt_with_the_same_rows(begun: Campaign) -> None:
    kept = campaign_demonstration.rows_of(begun.data)
    assert campaign_demonstration.compare_read_models(begun.data, kept) == sum(map(len, kept.values()))
    assert {name for name, rows in kept.items() if rows} >= {"undaunted_campaign_shift", "undaunted_played"}
    (first, *rest) = kept["undaunted_campaign_shift"]
    other = kept | {"undaunted_campaign_shift": [(*first[:-1], 1), *rest]}
    with pytest.raises(DemoFailed, match="the rebuilt read model undaunted_campaign_shift has other rows"):
        campaign_demonstration.compare_read_models(begun.data, other)


def test_an_export_that_does_not_verify_fails_the_demo(played: tuple[Path, str, Witness, bytes]) -> None:
    exported = played[3]
    assert check(exported).ok
    with pytest.raises(DemoFailed, match="the exported game does not verify: "):
        check(exported.replace(b'"faces":[', b'"faces":[0,', 1))


def test_every_decision_of_the_services_bot_is_repeated(played: tuple[Path, str, Witness, bytes]) -> None:
    data, game, _, exported = played
    log = SQLiteLog(data / "log.db")
    history = History(log)
    bots = history.position(game, 1 << 30, REFEREE).ledger.bots
    entries = history.entries(game, CODECS["undaunted"])
    log.close()
    (bot,) = bots
    made = [
        event
        for entry in entries
        for event in entry.events
        if (isinstance(event, DecisionMade | DrawOffered) and event.seat == bot.seat)
        or (isinstance(event, DrawEnded) and (event.by, event.how) == (bot.seat, DrawEnding.DECLINED))
    ]
    assert bot.bot == "sensible" and repeat(exported) == len(made) > 5


def test_a_service_that_does_not_start_fails_the_demo(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DemoFailed, match="the service did not start"), serving(tmp_path / "file"):
        pass


def test_a_demo_goes_into_a_fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build" / "demo-1").mkdir(parents=True)
    made: list[Path] = []
    monkeypatch.setattr("kronika.tools.dev.demonstration.run", lambda folder: str(made.append(folder)))
    monkeypatch.setattr("kronika.tools.dev.campaign_demonstration.run", lambda folder: None)
    Command().does("demo")
    assert made == [Path("build/demo-2")] and made[0].is_dir()
