"""With `--json` every command that tells something tells it to programs: a JSON value a line."""

import json
import shutil
import signal
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

from kronika.tools.cli.telling import dumped
from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.tools.campaigns import People
from tests.tools.running import Command, Said, started
from tests.tools.test_help import ALL
from tests.trust.noise import fixed
from tests.trust.players import Pair, has_roll

pytestmark = pytest.mark.slow

SILENT = {
    "play",
    "bot",
    "campaign play",
    "campaign start",
    "campaign aftermath",
    "campaign bot",
    "serve",
    "project",
    "demo",
}
"""They play, serve or measure, and tell nothing that a program could ask for; `dev` writes files of the repository."""

ELSEWHERE = {
    "claim",
    "limit",
    "seat claim",
    "seat lock",
    "seat unlock",
    "seat free",
    "seat bot",
    "notices mail",
    "notices confirm",
    "notices webhook",
    "notices remove",
    "notices stop",
    "move-store",
}
"""They are run where there is something to claim, a game that has not started, an empty seat, mail to send, or a
database: `test_seating_commands`, `test_imports_apart`, `test_bot_seats`, `test_notices_command`, `test_moving`."""

LINES: dict[str, tuple[str, ...]] = {
    "new": ("normandy 1",),
    "packs": ("",),
    "games": ("--mine", "--phase closed", "--pack normandy --save {scratch}/games"),
    "watch": ("{closed}",),
    "board": ("{running}", "{file} --at 120", "{file} --svg {scratch}/board.svg", "{campaign}"),
    "replay": ("{file}", "{running} --no-boards", "{campaign}"),
    "timeline": ("{running}",),
    "rolls": ("{closed}", "--player {key}"),
    "dispute": ("{running} {roll} loaded", "{running} {roll} --go-back", "{running} {roll} --withdraw"),
    "export": ("{closed} -o {scratch}/game.jsonl",),
    "notation": ("{file}",),
    "report": ("{file} -o {scratch}/report.md",),
    "diff": ("{file} {file}",),
    "table": ("{file} -o {scratch}/rolls.parquet",),
    "import": ("{file} --copy",),
    "seat list": ("{running}",),
    "seat invite": ("{running}",),
    "seat withdraw": ("{running} {invitation}",),
    "seat propose": ("{running} german",),
    "seat answer": ("{running} {proposal} --decline",),
    "check": ("--data {data}",),
    "fork": ("{closed} {asked}",),
    "verify": ("{file}", "{closed}"),
    "audit": ("{file}",),
    "key show": ("",),
    "key seats": ("{closed}",),
    "key service": ("",),
    "key export": ("{scratch}/identity",),
    "key import": ("{scratch}/identity --replace",),
    "pack new": ("{scratch}/packs/mine", "{scratch}/packs/other --like stalingrad"),
    "pack check": ("{scratch}/packs/mine", "{scratch}/packs/other"),
    "pack draw": ("{scratch}/packs/mine 1", "{scratch}/packs/mine 1 --svg {scratch}/laid.svg"),
    "backup": ("--data {data} {scratch}/saved",),
    "restore": ("--data {scratch}/restored {scratch}/saved",),
    "rebuild": ("--data {data}",),
    "rotate": ("--data {data}",),
    "notices show": ("",),
    "messages post": ("{running} Hello",),
    "messages list": ("{running}",),
    "messages mute": ("{running} german",),
    "messages delete": ("{running} 1",),
    "moderate": ("{running} --data {data}",),
    "campaign create": ("",),
    "campaign list": ("--mine",),
    "campaign join": ("{campaign}",),
    "campaign state": ("{campaign}", "{campaign} --at 12"),
    "campaign record": ("{campaign}", "{campaign} --svg {scratch}/record.svg"),
    "campaign city": ("{campaign}", "{campaign} --svg {scratch}/city.svg"),
    "campaign binder": ("{campaign}",),
    "campaign soldier": ("{campaign} S-P-004",),
}
"""How each is run, in the order in which one may need another."""


def commands() -> list[str]:
    """Every command, groups and those for developers aside."""
    return [path for path, command in ALL.items() if not isinstance(command, click.Group) and path.split()[0] != "dev"]


def test_every_command_prints_json_or_is_listed_as_silent() -> None:
    for path in commands():
        offered = "--json" in [name for option in ALL[path].params for name in option.opts]
        assert offered != (path in SILENT), path
    assert set(LINES) | ELSEWHERE == set(commands()) - SILENT


class World(NamedTuple):
    """A service with games and a campaign, and who plays in them."""

    names: dict[str, Any]
    us: Command
    soviet: Command

    def runs(self, path: str, line: str) -> Said:
        who = self.soviet if "{campaign}" in line or path.startswith("campaign") else self.us
        return who(*path.split(), *line.format(**self.names).split(), "--json")


@pytest.fixture(scope="module")
def world(embedded: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    wallets, scratch = tmp_path_factory.mktemp("wallets"), tmp_path_factory.mktemp("scratch")
    with fixed("json"):
        closed = Pair(embedded.address, wallets).create().settle()
        closed.play(60)
        closed.close()
        running = Pair(embedded.address, wallets).create().settle()
        rolled = running.play(200, until=has_roll)
    people = People(embedded.address, tmp_path_factory.mktemp("campaign"), 1)
    people.close()
    us = Command("--server", embedded.address, "--home", wallets, "--profile", "us")
    file = scratch / "closed.jsonl"
    us.does("export", closed.game, "-o", file)
    data = Path(embedded.app.settings.data)
    (scratch / "restored").mkdir()
    shutil.copy(data / "kronika.key", scratch / "restored")
    events = [event for event in rolled.events if event.kernel.WhichOneof("kernel_event") == "dice_rolled"]
    asked = next(
        json.loads(line)["version"]
        for line in us.does("timeline", closed.game, "--json").splitlines()
        if json.loads(line)["round"] == 1 and "initiative" in str(json.loads(line)["sentences"])
    )
    given = json.loads(us.does("seat", "invite", running.game, "--json"))
    german = Command("--server", embedded.address, "--home", wallets, "--profile", "german")
    names = {
        "invitation": given["invitation"]["invitation"],
        "proposal": json.loads(german.does("seat", "propose", running.game, "us", "--json"))["proposal"],
        "closed": closed.game,
        "running": running.game,
        "campaign": people.campaign,
        "file": file,
        "scratch": scratch,
        "data": data,
        "roll": events[0].version,
        "asked": asked,
        "key": json.loads(us.does("key", "show", "--json"))["key"],
    }
    yield World(names, us, people.command("soviet"))
    closed.leave()
    running.leave()


def values(said: Said) -> list[dict[str, Any]]:
    """What was told, all being well: objects, one a line, whose fields are in snake case."""
    assert said.code == 0, said
    found = [json.loads(line) for line in said.out.splitlines()]
    assert found and all(isinstance(one, dict) for one in found)
    for one in found:
        assert all(name == name.lower() and " " not in name and name.isascii() for name in one), one.keys()
    return found


@pytest.fixture(scope="module")
def told(world: World) -> dict[str, list[list[dict[str, Any]]]]:
    """What each command told for each of its lines."""
    return {path: [values(world.runs(path, line)) for line in lines] for path, lines in LINES.items()}


def test_each_of_them_tells_nothing_but_json(told: dict[str, Any]) -> None:
    assert told.keys() == LINES.keys()


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("new", {"game", "scenario", "phase", "seats", "version", "title"}),
        ("packs", {"pack", "title", "provenance", "scenarios"}),
        ("games", {"game", "phase", "seats", "outcome", "prompts"}),
        ("board", {"version", "scene", "view"}),
        ("replay", {"first", "version", "at", "sentences"}),
        ("timeline", {"version", "round", "undone", "sentences"}),
        ("rolls", {"version", "faces", "test", "sentence", "use"}),
        ("export", {"file", "bytes", "events", "audience"}),
        ("notation", {"notation"}),
        ("report", {"file"}),
        ("diff", {"difference"}),
        ("table", {"file", "rows", "columns"}),
        ("verify", {"game", "ok", "problems", "unchecked", "by_key", "head"}),
        ("audit", {"judged", "findings", "ok"}),
        ("key show", {"name", "key", "fingerprint"}),
        ("key seats", {"seat", "held", "fingerprint"}),
        ("campaign state", {"view", "outcome"}),
        ("campaign record", {"record", "areas", "winner"}),
        ("campaign city", {"tiles", "altered", "swaps"}),
        ("campaign binder", {"binder", "cards"}),
        ("campaign soldier", {"name", "services", "fates"}),
        ("pack check", {"pack", "scenarios", "provenance"}),
    ],
)
def test_field_names_are_stable(path: str, names: set[str], told: dict[str, Any]) -> None:
    assert names <= told[path][0][-1].keys()


def test_numbers_are_numbers_words_are_words_and_what_is_not_there_is_null(told: dict[str, Any], world: World) -> None:
    made = told["new"][0][0]
    (finished,) = (game for game in told["games"][1] if game["game"] == world.names["closed"])
    assert (made["phase"], made["outcome"], type(made["version"])) == ("seating", None, int)
    assert (finished["phase"], finished["outcome"]["winners"]) == ("closed", ["us"])
    roll = next(one for one in told["rolls"][0] if one["test"])
    assert type(roll["test"]["outcomes"]) is int and roll["use"]["audience"] == "public"
    assert json.loads(roll["canonical"])["tag"] == "kronika.chance.v1"


def test_json_has_the_same_content_as_text(world: World, told: dict[str, Any]) -> None:
    people = world.us.does("rolls", world.names["closed"])
    assert [roll["sentence"] in people for roll in told["rolls"][0]].count(False) == 0
    lines = world.us.does("timeline", world.names["running"]).splitlines()
    found = values(world.runs("timeline", "{running}"))
    said = [one for entry in found for one in zip(entry["kinds"], entry["sentences"], strict=True)]
    wanted = []
    for kind, group in groupby(said, lambda one: one[0]):
        sentences = [sentence for _, sentence in group]
        is_folded = kind == "ceremony" and len(sentences) > 1
        wanted += [f"Chance was sealed and opened: {len(sentences)} entries."] if is_folded else sentences
    assert " ".join(wanted).split() == " ".join(line[13:] for line in lines).split()
    assert any("Chance was sealed" in one for one in wanted)


def test_a_watch_tells_each_event_as_it_comes(told: dict[str, Any]) -> None:
    (events,) = told["watch"]
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    assert events[-1]["kernel"].keys() >= {"game_opened"} or events[-1]["kernel"].keys() >= {"game_closed"}


def test_pending_actions_are_printed_live(embedded: Embedded, world: World, tmp_path: Path) -> None:
    who = ("--server", embedded.address, "--home", tmp_path, "--profile", "us")
    pair = Pair(embedded.address, tmp_path).create()
    with started(*who, "games", "--wait", "--json") as waiting:
        pair.settle()
        notice = json.loads(waiting.stdout.readline())
        waiting.send_signal(signal.SIGINT)
    pair.leave()
    assert (notice["game"], type(notice["prompts"])) == (pair.game, list)


def test_sentences_are_in_the_language_asked_for(world: World) -> None:
    czech = Command("--lang", "cs")("replay", world.names["file"], "--no-boards", "--json")
    assert "Začíná 1. kolo." in [one["sentence"] for step in values(czech) for one in step["sentences"]]


@pytest.mark.parametrize(
    ("line", "code", "error"),
    [
        ("rolls nowhere", 1, {"reason": "NOT_FOUND"}),
        ("new normandy 99", 1, {"reason": "NOT_FOUND"}),
        ("dispute {closed} 5 why", 1, {"reason": "NOT_FOUND", "rule": ""}),
        ("rolls", 2, {}),
        ("board {file} --at 9999", 1, {}),
        ("verify nowhere.jsonl", 1, {}),
        ("games --nonsense", 2, {}),
    ],
)
def test_an_error_is_json_too_with_the_exit_code_that_it_has_for_people(
    line: str, code: int, error: dict[str, Any], world: World
) -> None:
    words = line.format(**world.names).split()
    plainly, said = world.us(*words), world.us(*words, "--json")
    assert (said.code, plainly.code, said.out) == (code, code, "")
    (told,) = said.err.splitlines()
    found = json.loads(told)["error"]
    assert found["message"] in plainly.err and found["exit_code"] == code
    assert error == {name: found[name] for name in error}


def test_missing_service_is_reported_as_json(tmp_path: Path) -> None:
    said = Command("--server", "127.0.0.1:1", "--home", tmp_path)("games", "--json")
    assert said.code == 1 and "No service answers" in json.loads(said.err)["error"]["message"]


def test_failed_verification_is_reported_with_its_exit_code(world: World, tmp_path: Path) -> None:
    lines = world.names["file"].read_bytes().split(b"\n")
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"\n".join([*lines[:9], *lines[10:]]))
    said = Command()("verify", forged, "--json")
    assert said.code == 1
    told = json.loads(said.out)
    assert (told["ok"], told["problems"][0].keys()) == (False, {"version", "said"})


def test_mistakes_of_a_pack_are_printed_one_per_line(world: World, tmp_path: Path) -> None:
    Command().does("pack", "new", tmp_path / "mine")
    scenario = tmp_path / "mine" / "scenarios" / "01.toml"
    scenario.write_text(
        scenario.read_text().replace('initiative = "us"', 'initiative = "uk"').replace("x = 2", 'x = "2"')
    )
    said = Command()("pack", "check", tmp_path / "mine", "--json")
    found = [json.loads(line)["mistake"] for line in said.out.splitlines()]
    assert [one["place"] for one in found] == ["tiles[4].x", "tiles[6].x", "initiative"]
    assert json.loads(said.err) == {"error": {"message": "mistakes: 3", "exit_code": 1}}


def test_no_control_character_nor_override_of_direction_reaches_a_terminal() -> None:
    said = dumped({"name": "a\x1b[2J\u202e\u200f\x9bž\n"})
    assert said.isprintable() and "ž" in said and json.loads(said) == {"name": "a\x1b[2J\u202e\u200f\x9bž\n"}


def test_a_message_keeps_all_its_fields_and_enumerations_are_words() -> None:
    game = game_pb2.Game(game="g", phase=game_pb2.PHASE_RUNNING)
    told = json.loads(dumped(game))
    assert (told["phase"], told["seats"], told["outcome"], told["version"]) == ("running", [], None, 0)
    assert list(told) == [field.name for field in game_pb2.Game.DESCRIPTOR.fields]
