"""Games against a bot are games: several at once, killed and gone on with, looked at without a service and in
files, and told apart from those of a service."""

import fcntl
import json
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import blank, fold_entries
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import CODECS
from kronika.service.settings import Settings
from kronika.tools.cli.replaying import system_of
from tests.embedded import Embedded
from tests.service.test_catalog import PACKS
from tests.tools.running import KRONIKA, PATIENCE, ROOT, Command, Terminal

pytestmark = pytest.mark.slow

ASKED = r"Number, or \? for help"
NOWHERE = "127.0.0.1:1"


def solo(home: Path) -> Path:
    return home / "default" / "solo"


def serving(home: Path) -> int:
    """The process that serves the games of a profile; 0: none does."""
    with (solo(home) / "service.json").open() as record:
        try:
            fcntl.flock(record, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return int(json.loads(record.read())["pid"])
    return 0


def begun(home: Path, *more: str, said: str = "1\n1\nq\n") -> str:
    """A game against the bot that is left; its id."""
    found = re.search(r"play (\w+) --against bot", Command("--home", home).does("play", *AGAINST, *more, said=said))
    assert found is not None
    return found[1]


AGAINST = ("--against", "bot")
PLAY = ("play", *AGAINST)


# --- several at once


def test_two_games_run_together_and_one_survives_when_the_other_is_killed(tmp_path: Path) -> None:
    with Terminal("--home", tmp_path, "play", *AGAINST) as one, Terminal("--home", tmp_path, "play", *AGAINST) as other:
        one.reads(ASKED)
        other.reads(ASKED)
        one.types("1").reads(ASKED)
        one.kills()
        other.types("1").reads(ASKED)
        games = [json.loads(line) for line in Command("--home", tmp_path).does("games", "--json").splitlines()]
        assert len(games) == 2
        other.types("q")
        assert other.ends() == 0
        left = re.search(r"play (\w+) --against bot", other.shown)
        assert left is not None
    (killed,) = {game["game"] for game in games} - {left[1]}
    with Terminal("--home", tmp_path, "play", killed, *AGAINST) as again:
        again.reads(ASKED)
        again.types("1").reads(ASKED)
    assert Command("--home", tmp_path).does("verify", killed).count("OK: ") == 1


def test_several_begun_at_the_same_moment_are_all_played(tmp_path: Path) -> None:
    Command("--home", tmp_path).does("key", "show")
    line = [*KRONIKA, "--home", str(tmp_path), "play", *AGAINST]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    playing = [subprocess.Popen(line, cwd=ROOT, **pipes) for _ in range(4)]  # type: ignore[call-overload]
    for one in playing:
        _, complaints = one.communicate("1\nq\n", timeout=PATIENCE)
        assert (one.returncode, complaints) == (0, "")
    assert len(Command("--home", tmp_path).does("games").splitlines()) == 4


def test_a_service_that_is_killed_comes_back_while_somebody_plays(tmp_path: Path) -> None:
    with Terminal("--home", tmp_path, "play", *AGAINST) as sat:
        sat.reads(ASKED)
        os.kill(serving(tmp_path), signal.SIGKILL)
        sat.reads("The service does not answer")
        sat.reads("The service is back")
        sat.types("1").reads(ASKED)


def test_nothing_is_left_running_by_who_leaves_or_is_killed(tmp_path: Path) -> None:
    begun(tmp_path)
    assert serving(tmp_path) == 0
    with Terminal("--home", tmp_path, "play", *AGAINST) as sat:
        sat.reads(ASKED)
        assert serving(tmp_path) != 0
        sat.kills()
        until = time.monotonic() + PATIENCE
        while serving(tmp_path) and time.monotonic() < until:
            time.sleep(0.1)
    assert serving(tmp_path) == 0


def test_a_port_that_a_killed_service_had_is_not_believed(tmp_path: Path) -> None:
    """Whoever listens there now would be shown the player's token."""
    game = begun(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        stranger.settimeout(0)
        record = {"address": f"127.0.0.1:{stranger.getsockname()[1]}", "pid": 1, "packs": ""}
        (solo(tmp_path) / "service.json").write_text(json.dumps(record))
        assert game in Command("--home", tmp_path).does("games")
        with pytest.raises(BlockingIOError):
            stranger.accept()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is being served by another process .*; give another folder"), ("cs", "už obsluhuje jiný proces; zvolte")],
)
def test_folder_served_by_another_program_is_reported_in_a_sentence(tmp_path: Path, language: str, said: str) -> None:
    begun(tmp_path)
    with Embedded(Settings(data=str(solo(tmp_path)), port=0)):
        ran = Command("--home", tmp_path, "--lang", language)("play", *AGAINST)
    assert ran.code == 1 and re.search(said, ran.err) and ran.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "cs"])
def test_packs_missing_in_the_running_service_are_reported_in_a_sentence(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Command().does("pack", "new", tmp_path / "packs" / "mine")
    command, mine = Command("--home", tmp_path, "--lang", language), ("play", *AGAINST, "--pack", "mine")
    with Terminal("--home", tmp_path, "play", *AGAINST) as sat:
        sat.reads(ASKED)
        monkeypatch.setenv("KRONIKA_PACKS", str(tmp_path / "packs"))
        ran = command(*mine, said="q\n")
        packs = tmp_path / "packs"
        said = {
            "en": f"A game with the packs in {packs} cannot begin while another kronika command plays in "
            f"{solo(tmp_path)} with the usual packs. Leave that game first (it is kept)",
            "cs": f"Hra s balíky ze složky {packs} nemůže začít, dokud jiný příkaz kronika hraje ve složce "
            f"{solo(tmp_path)} s obvyklými balíky. Nejdřív tu hru opusťte (zůstane uložená)",
        }
        assert ran.code == 1 and said[language] in " ".join(ran.err.split())
        sat.types("q").ends()
    command.does(*mine, said="1\nq\n")


def test_packs_setting_with_a_missing_folder_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRONIKA_PACKS", str(tmp_path / "none"))
    for command in (("play", *AGAINST), ("serve", "--port", "0", "--data", str(tmp_path / "var"))):
        ran = Command("--home", tmp_path)(*command)
        assert ran.code == 1 and "Traceback" not in ran.err
        said = (
            f"{tmp_path / 'none'}: the folder in the setting packs does not exist; it must have one subfolder per pack"
        )
        assert said in " ".join(ran.err.split())


# --- looked at without a service, and in files


class Kept(NamedTuple):
    """A game against the bot that goes on, one that is closed, a campaign; and the files of each."""

    home: Path
    running: str
    closed: str
    campaign: str

    def file(self, game: str) -> Path:
        return self.home / f"{game}.jsonl"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    """While it lasts the service goes on, as with somebody who plays."""
    while True:
        home = tmp_path_factory.mktemp("kept")
        solo(home).mkdir(parents=True)
        with (solo(home) / "needed.lock").open("w") as need:
            fcntl.flock(need, fcntl.LOCK_SH)
            running = begun(home)
            if has_rolls(home, running):
                yield filled(home, running)
                return


def has_rolls(home: Path, running: str) -> bool:
    """Whether somebody rolls within some rounds; a game that has none by then may be over without one."""
    command = Command("--home", home)
    for _ in range(5):
        command.does("play", running, said="att\n1\n" * 6 + "q\n")
        if command.does("rolls", running):
            return True
    return False


def filled(home: Path, running: str) -> Kept:
    closed = re.search(r"(\w+)\.jsonl", Command("--home", home).does("play", *AGAINST, said="1\n" * 9 + "r\ny\nc\n"))
    left = re.search(r"play (\w+) --against bot", Command("--home", home).does("campaign", *PLAY, said="1\nq\n"))
    assert closed is not None and left is not None
    one = Kept(home, running, closed[1], left[1])
    for game in one[1:]:
        export(home, game, one.file(game))
    return one


def export(home: Path, game: str, file: Path) -> None:
    """A game in a file, once the bot, which the service that runs lets go on, owes nothing more."""
    while True:
        Command("--home", home).does("export", game, "-o", file)
        records = parse(file.read_bytes()).records
        system = system_of(records[0])
        entries = [CODECS[system.name].decode(v, encode_record(record)) for v, record in enumerate(records, 1)]
        position = fold_entries(entries, blank(system, PUBLIC))
        if not any(prompt.seat in position.ledger.by_bots for prompt in position.game.prompts):
            return
        file.unlink()


LOOKED = (
    "rolls {running}",
    "timeline {running}",
    "timeline {closed}",
    "timeline {campaign}",
    "board {running}",
    "board {campaign} --at 20",
    "replay {running} --all --no-boards",
    "campaign state {campaign}",
    "campaign state {campaign} --at 20",
    "campaign record {campaign}",
    "campaign city {campaign}",
    "campaign binder {campaign} --side soviet",
    "campaign soldier {campaign} S-P-004",
)


@pytest.mark.parametrize("line", LOOKED)
@pytest.mark.parametrize("options", [("--lang", "en"), ("--lang", "cs"), ("--json",)])
def test_by_its_id_and_in_its_file_a_game_tells_the_same(kept: Kept, line: str, options: tuple[str, ...]) -> None:
    before, after = (options, ()) if options[0] == "--lang" else ((), options)
    command = Command("--home", kept.home, "--server", NOWHERE, *before)
    games = {name: getattr(kept, name) for name in ("running", "closed", "campaign")}
    by_id = command(*line.format(**games).split(), *after)
    files = {name: str(kept.file(game)) for name, game in games.items()}
    in_file = command(*line.format(**files).split(), *after)
    assert (by_id.code, in_file.code) == (0, 0), (by_id, in_file)
    assert by_id.out == in_file.out != ""
    assert in_file.err == "" and (by_id.err == "") == (options == ("--json",))


@pytest.mark.parametrize("line", ["watch {closed}", "verify {running}", "key seats {running}", "seat list {running}"])
def test_command_finds_the_server_of_a_game_in_the_profile(kept: Kept, line: str) -> None:
    assert Command("--home", kept.home).does(*line.format(running=kept.running, closed=kept.closed).split())


def test_a_roll_of_it_can_be_disputed(kept: Kept) -> None:
    command = Command("--home", kept.home)
    rolls = [json.loads(line) for line in command.does("rolls", kept.running, "--json").splitlines()]
    assert rolls, "the bot or the player rolls in a dozen decisions"
    assert "message under the HMAC" in command.does("dispute", kept.running, str(rolls[-1]["version"]), "in doubt")


def test_the_file_that_the_public_gets_shows_no_binder(kept: Kept, tmp_path: Path) -> None:
    command, file = Command("--home", kept.home), tmp_path / "public.jsonl"
    command.does("export", kept.campaign, "--audience", "public", "-o", file)
    binder = command("campaign", "binder", file, "--side", "soviet")
    assert binder.code == 1 and "contains only what public sees. Name a --side" in binder.err
    soldier = command("campaign", "soldier", file, "S-P-004")
    assert (
        soldier.code == 1
        and "public.jsonl, as seen by public: Nothing that you may know is recorded of 'S-P-004'" in soldier.err
    )


def test_id_that_is_not_a_campaign_is_reported_in_a_sentence(kept: Kept) -> None:
    file = kept.file(kept.closed)
    for line in ("state {}", "record {}", "city {}", "binder {}", "soldier {} S-P-004"):
        ran = Command("--home", kept.home)("campaign", *line.format(file).split())
        assert (ran.code, ran.err) == (1, f"Error: {file} contains a game. Use kronika board {file}\n")


# --- in the profile and at a service


def test_they_are_listed_before_those_of_a_service_which_need_not_run(
    kept: Kept, embedded: Embedded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kronika.tools.main.DEFAULT_ADDRESS", NOWHERE)
    own = Command("--home", kept.home)
    told = own("games")
    assert [line.split()[0] for line in told.out.splitlines()] == [kept.closed, kept.running]
    assert all(line.endswith("in your profile") for line in told.out.splitlines())
    assert own.does("campaign", "list").startswith(kept.campaign)
    assert json.loads(own.does("games", "--phase", "closed", "--json"))["kept"] == str(solo(kept.home))


def test_named_service_lists_only_its_own_games(kept: Kept, embedded: Embedded) -> None:
    there = Command("--home", kept.home, "--server", embedded.address)
    game = there.does("new", "normandy", "1").strip()
    assert [json.loads(line)["game"] for line in there.does("games", "--json").splitlines()] == [game]


def test_id_is_searched_in_both_places_and_the_place_is_printed(kept: Kept, embedded: Embedded) -> None:
    there = Command("--home", kept.home, "--server", embedded.address)
    game = there.does("new", "normandy", "1").strip()
    assert there("key", "seats", game).err == ""
    folder = solo(kept.home)
    own = f"({kept.running} is one of your games against a bot, stored in {folder}.)\n"
    assert there("timeline", kept.running).err == Command("--home", kept.home)("timeline", kept.running).err == own
    cs = Command("--home", kept.home, "--lang", "cs")("timeline", kept.running)
    assert cs.err == f"({kept.running} je jedna z vašich her proti botovi, uložených v {folder}.)\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no game 'nogame'. {} has no game nogame against a bot."),
        ("cs", "Hra 'nogame' neexistuje. Ve složce {} není hra nogame proti botovi."),
    ],
)
def test_places_searched_for_an_id_are_printed(kept: Kept, embedded: Embedded, language: str, said: str) -> None:
    ran = Command("--home", kept.home, "--server", embedded.address, "--lang", language)("rolls", "nogame")
    assert (ran.code, ran.out) == (1, "") and ran.err == f"Error: {said.format(solo(kept.home))}\n"


def test_without_games_against_a_bot_nothing_is_said_of_them(tmp_path: Path, embedded: Embedded) -> None:
    there = Command("--home", tmp_path, "--server", embedded.address)
    assert there("rolls", "nogame").err == "Error: There is no game 'nogame'.\n"
    assert not solo(tmp_path).exists()


def test_game_of_the_profile_resumes_by_its_id_alone(tmp_path: Path) -> None:
    game = begun(tmp_path)
    assert f"play {game} --against bot" in Command("--home", tmp_path).does("play", game, said="q\n")
    elsewhere = Command("--home", tmp_path, "--server", NOWHERE).does("play", game, *AGAINST, said="q\n")
    assert f"kronika --home {tmp_path} play {game} --against bot" in elsewhere


@pytest.mark.parametrize("pack", PACKS)
def test_a_game_of_any_pack_is_come_back_to_at_another_service(tmp_path: Path, pack: str) -> None:
    """The one that began it is gone, so all is folded anew."""
    game = begun(tmp_path, "--pack", pack, said="q\n")
    assert serving(tmp_path) == 0
    with Terminal("--home", tmp_path, "play", game, *AGAINST) as again:
        again.reads(ASKED)
        again.types("1").reads(ASKED)
        again.types("q")
        assert again.ends() == 0


def test_a_fork_of_one_is_played_against_the_bot_too(kept: Kept) -> None:
    command = Command("--home", kept.home)
    forked = command.does("fork", kept.closed, "25").strip()
    said = command.does("play", forked, "--seat", "german", said="f\nq\n")
    assert f"play {forked} --against bot" in said and re.search(r"us +sensible +bot of the service", said)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the input has ended before the last answer"), ("cs", "vstup skončil před poslední")]
)
def test_where_the_input_ends_that_is_said(kept: Kept, language: str, said: str) -> None:
    ran = Command("--home", kept.home, "--lang", language)("play", kept.running)
    assert ran.code == 1 and said in ran.err and f"play {kept.running} --against bot" in ran.out


def test_damaged_log_is_reported_in_a_sentence(tmp_path: Path) -> None:
    begun(tmp_path)
    (solo(tmp_path) / "log.db").write_bytes(b"nonsense" * 1000)
    ran = Command("--home", tmp_path)("games")
    assert ran.code == 1 and re.fullmatch(r"Error: The games in \S+ cannot be opened: .*\n", ran.err), ran
