"""The README and the pages in docs/ are true: the client plays, the queries answer, the picture is what
the command draws; commands, settings, links, names and the worked example are what there is. And
SECURITY.md names tests that there are."""

import hmac
import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import click
import grpc
import msgspec
import pytest
from click.testing import CliRunner
from google.protobuf.descriptor_pb2 import MethodOptions
from grpc_health.v1.health_pb2 import HealthCheckResponse

from kronika.domain.kernel.events import KERNEL_EVENTS, DecisionMade
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.words import Reason
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.library.offline import OfflineGame
from kronika.library.policies import BotPolicy
from kronika.projections.runner import Projector
from kronika.service.packs import load_packs
from kronika.service.settings import Settings
from kronika.service.store.protocol import RecordMapper, StreamRecord
from kronika.service.store.recorder import SQLiteLog
from kronika.tools.dev.compiling import FOLDERS
from kronika.tools.dev.dictionary import dictionary
from kronika.tools.main import cli
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Table
from tests.tools.running import Command, commands_of

ROOT = Path(__file__).parents[2]
KRONIKA = (sys.executable, "-c", "from kronika.tools.main import main; main()")
DOCS = ROOT / "docs"
FILES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
PAGES = {str(file.relative_to(ROOT)): file.read_text() for file in FILES}
"""Each page by its path."""
SECURITY = (ROOT / "SECURITY.md").read_text()
CHECKING = "\n".join(text for page, text in PAGES.items() if page.startswith("docs/checking-"))


def prose(text: str) -> str:
    """A page without its code blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)


def blocks(language: str, *pages: str) -> list[str]:
    """The code blocks in a language, of these pages or of all."""
    texts = [PAGES[page] for page in pages or PAGES]
    return [block for text in texts for block in re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)]


@pytest.mark.slow
def test_the_client_in_python_plays_a_game_to_its_end(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(blocks("python", "docs/writing-a-client.md")[0])
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        game = Client(service.address)("CreateGame", pack="normandy", scenario="1", request_id="1").game.game
        home = ["--server", service.address, "--home", str(tmp_path)]
        bot = subprocess.Popen([*KRONIKA, *home, "bot", game, "--seat", "german", "--seed", "1"], cwd=ROOT)
        try:
            player = [sys.executable, str(script), game, "us", service.address]
            said = subprocess.run(player, capture_output=True, text=True, cwd=ROOT, timeout=300, check=True).stdout
        finally:
            bot.terminate()
            bot.wait()
    assert "The game starts." in said
    assert re.search(r"^Won by: (us|german)$", said, re.M)


def test_the_call_by_http_alone_is_answered(tmp_path: Path) -> None:
    (block,) = (one for one in blocks("sh", "docs/writing-a-client.md") if one.startswith("curl "))
    _, _, header, _, body, url = shlex.split(block.replace("\\\n", " "))
    name, _, value = header.partition(": ")
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        asked = urllib.request.Request(url.replace("127.0.0.1:50552", service.page), body.encode(), {name: value})
        with urllib.request.urlopen(asked) as answer:
            assert json.load(answer)["summary"]["scenario"] == "1"


def test_the_bot_of_ten_lines_prints_every_sentence_of_a_game(tmp_path: Path) -> None:
    (block,) = blocks("python", "docs/http.md")
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        table = Table(service.address).started()
        address = f"http://{service.page}/api/games/{table.game}"
        with subprocess.Popen([sys.executable, "-c", block, address], stdout=subprocess.PIPE, text=True) as bot:
            assert bot.stdout is not None
            first = bot.stdout.readline()
            table.closed()
            said = [first, *bot.stdout]
        sentences = [one.sentence for one in table.events() if one.sentence]
    assert said == [f"{one}\n" for one in sentences]
    assert bot.returncode == 0


def test_the_plain_addresses_are_answered(tmp_path: Path) -> None:
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        table = Table(service.address).started().closed()
        for block in blocks("sh", "docs/http.md"):
            block = block.replace("127.0.0.1:50552", service.page).replace("GAME", table.game)
            env = {"TOKEN": table.us.client.token, "PATH": os.environ["PATH"]}
            ran = subprocess.run(["sh", "-ec", block], capture_output=True, text=True, env=env, check=True)
            assert ran.stdout and '"code"' not in ran.stdout


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a service, with one game in it, played by two bots."""
    game = OfflineGame(load_packs()["normandy"], "1", "readme")
    game.play({seat: BotPolicy(SENSIBLE, 1) for seat in game.seats}, 60)
    path = tmp_path_factory.mktemp("readme") / "log.db"
    stored, mapper = SQLiteLog(path), RecordMapper()
    tags = [str(type(event).__struct_config__.tag) for event in game.events]
    numbered = enumerate(zip(tags, game.records, strict=True), 1)
    stored.insert_events([mapper.to_stored_event(StreamRecord(game.game, v, tag, r)) for v, (tag, r) in numbered])
    stored.close()
    return path


@pytest.mark.parametrize("query", blocks("sql"))
def test_queries_answer(log: Path, query: str) -> None:
    with sqlite3.connect(log) as opened:
        rows = opened.execute(query).fetchall()
    assert rows and all(value is not None for row in rows for value in row)


def test_the_tables_made_from_the_log_are_those_there_are(tmp_path: Path) -> None:
    told = PAGES["docs/reading-the-log.md"].partition("`projections.db`")[2].partition("\n\n")[0]
    projector = Projector(tmp_path / "projections.db", None)
    tables = {*projector.db.table_names()} - {"progress"}
    projector.close()
    assert set(re.findall(r"`(\w+)`", told)) == tables


def test_the_dictionary_of_events_is_what_the_structs_say() -> None:
    assert PAGES["docs/events.md"] == dictionary()


def anchors(text: str) -> set[str]:
    """What a link into a page can name."""
    headings = re.findall(r"^#+ (.*)$", prose(text), re.M)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    here = (ROOT / page).parent
    for target in re.findall(r"\]\(([^)]+)\)", prose(PAGES[page])):
        file, _, anchor = target.partition("#")
        found = (here / file).resolve() if file else ROOT / page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found.read_text()), target


def test_pages_are_short() -> None:
    lengths = {page: len(text.splitlines()) for page, text in PAGES.items()}
    assert not {page: length for page, length in lengths.items() if length > (110 if page == "README.md" else 400)}


def test_the_readme_leads_to_every_page() -> None:
    for file in FILES[1:]:
        assert f"](docs/{file.name})" in PAGES["README.md"], file.name


def test_pages_named_elsewhere_are_there() -> None:
    """Comments, messages and other documents name pages as `docs/…md`, some with the chapter in quotes behind."""
    sources = [ROOT / name for name in ("SECURITY.md", "CHANGELOG.md", "BENCHMARKS.md")]
    for folder in (*FOLDERS, "proto", "tests"):
        sources += [file for end in ("py", "proto", "mjs", "md") for file in (ROOT / folder).rglob(f"*.{end}")]
    found = 0
    for source in sources:
        text = source.read_text()
        for page, _, chapter in re.findall(r"(docs/[\w-]+\.md)(?:(#|,\s+(?://\s+)?“)([^”)\s][^”)]*))?", text):
            found += 1
            assert page in PAGES, f"{source}: {page}"
            named = re.sub(r"\s+(?://\s+)?", "-", re.sub(r"[^\w\s/-]", "", chapter.lower()))
            assert not chapter or named in anchors(PAGES[page]), f"{source}: {chapter}"
    assert found > 10


def described() -> set[str]:
    """Every name of the contract: of services, calls, messages, enums and their values, reasons, codes and health."""
    found = {
        "ErrorInfo",
        "BadRequest",
        *Reason.__members__,
        *grpc.StatusCode.__members__,
        *HealthCheckResponse.ServingStatus.keys(),
        *MethodOptions.IdempotencyLevel.keys(),
    }
    for file in ROOT.glob("proto/kronika/**/*.proto"):
        found |= set(re.findall(r"^\s*(?:message|enum|service|rpc) (\w+)", file.read_text(), re.M))
        found |= set(re.findall(r"^  ([A-Z][A-Z_0-9]+) = \d+;", file.read_text(), re.M))
    return found


CONTRACT_PAGES = ["api", "checking-a-game", "checking-campaigns", "checking-noretreat", "checking-tankduel", "http"]
CONTRACT_PAGES += ["checking-undaunted", "operating", "several-servers", "writing-a-client"]


@pytest.mark.parametrize("page", [f"docs/{name}.md" for name in CONTRACT_PAGES if f"docs/{name}.md" in PAGES])
def test_names_of_the_contract_are_those_there_are(page: str) -> None:
    named = " ".join(re.findall(r"`([^`\n]+)`", prose(PAGES[page])))
    camel = re.findall(r"(?<![\w-])[A-Z][a-z]+(?:[A-Z][a-z]+)+\b", named)
    upper = [one for one in re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", named) if not one.startswith("KRONIKA_")]
    typescript = re.findall(r"\b[A-Z]\w+", (ROOT / "tools" / "typescript" / "index.ts").read_text())
    assert {*camel, *upper} <= described() | {*typescript}


def shown_as(value: object) -> str:
    """A setting as one writes it."""
    if isinstance(value, tuple):
        return ",".join(value)
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_settings_are_those_there_are() -> None:
    page = PAGES["docs/settings.md"]
    rows = re.findall(r"^\| `(\w+)` \| `(KRONIKA_\w+)` \| (?:`(.*?)`)? ?\|", page, re.M)
    defaults = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
    shown = {name: shown_as(value) for name, value in defaults.items()}
    assert {name: default for name, _, default in rows} == shown
    assert [variable for _, variable, _ in rows] == [f"KRONIKA_{name.upper()}" for name, _, _ in rows]


def commands() -> list[list[str]]:
    """Every command line of `kronika` on any page, once, split into words."""
    lines = [line for block in blocks("sh") for line in re.sub(r"\\\n", " ", block).splitlines()]
    found = [match[1] for line in lines if (match := re.search(r"\b(kronika .*?)(?: &|\)|\||$)", line))]
    found += [line for text in PAGES.values() for line in re.findall(r"`(kronika [^`]*)`", prose(text))]
    return [shlex.split(line.replace("…", ""))[1:] for line in dict.fromkeys(found)]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_commands_and_their_options_are_there(words: list[str]) -> None:
    command: click.Command = cli
    while words:
        word, *words = words
        if word.startswith("--"):
            option = next((p for p in command.params if word in p.opts), None)
            assert option is not None or word == "--help", f"{command.name} has no option {word}"
            if isinstance(option, click.Option) and not option.is_flag:
                words = words[1:]
        elif isinstance(command, click.Group):
            assert word in commands_of(command), f"there is no command {word}"
            command = commands_of(command)[word]
        else:
            assert any(isinstance(p, click.Argument) for p in command.params), f"{command.name} takes no {word}"


MADE = [words for words in commands() if words[:1] == ["new"] and len(words) > 2 and words[1] in load_packs()]


@pytest.mark.parametrize("words", MADE, ids=" ".join)
def test_games_are_made_as_the_pages_say(words: list[str], tmp_path: Path) -> None:
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        done = CliRunner().invoke(cli, ["--server", service.address, "--home", str(tmp_path / "home"), *words])
    assert done.exit_code == 0, done.output


GUIDES = sorted(ROOT.glob("domain/*/packs/*/GUIDE*.md"))


@pytest.mark.slow
@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: f"{guide.parent.name}/{guide.name}")
def test_the_commands_of_a_guide_make_check_and_play_a_copy_of_its_pack(
    guide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other, as somebody types them in an empty folder."""
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^    (\S.*)$", prose(guide.read_text()), re.M)
    for words in map(shlex.split, lines):
        while "=" in words[0]:
            name, _, value = words.pop(0).partition("=")
            monkeypatch.setenv(name, value)
        assert words[0] == "kronika", words
        Command("--home", tmp_path / "home").does(*words[1:], said="q\n")
    assert {"new", "check", "play"} <= {word for line in lines for word in line.split()}


def before_a_service(page: str) -> list[str]:
    """The commands that a page shows before anybody runs a service."""
    text = re.split(r"kronika serve|[Ww]ith a running server", PAGES[page])[0]
    found = re.findall(r"(?:^|`)kronika ([^`\n]*)", text, re.M)
    return [line for line in dict.fromkeys(found) if "…" not in line and line.split()[0] not in ("audit", "demo")]


@pytest.mark.slow
@pytest.mark.parametrize("page", ["README.md", "docs/playing.md", "docs/campaign.md"])
def test_commands_shown_before_serving_work_without_a_service(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = next(option for option in cli.params if option.name == "server")
    monkeypatch.setattr(usual, "default", "127.0.0.1:1")
    kronika, game = Command("--home", tmp_path), ""
    lines = before_a_service(page)
    assert any("play --against bot" in line for line in lines)
    for line in ["games", "packs", "campaign list", *lines]:
        out = kronika.does(*line.replace("GAME", game).split(), said="q\n")
        game = next(iter(re.findall(r" play ([a-z0-9]+) --against", out)), game)
    assert game in kronika.does("games") + kronika.does("campaign", "list")


def test_u20_the_page_on_the_log_says_that_face_0_of_a_die_always_succeeds() -> None:
    page = PAGES["docs/reading-the-log.md"]
    assert (
        re.search(r"│ 8 +│ \[0\] +│ 1 +│", page) and "a 0 always succeeds, however high the target (rule U20)" in page
    )


def test_targets_of_make_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    quoted = [one for text in PAGES.values() for one in re.findall(r"`(.*?)`", text)]
    for target in set(re.findall(r"\bmake ([\w-]+)\b", "\n".join([*blocks("sh"), *quoted]))):
        assert re.search(rf"^{target}:", makefile, re.M), target


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`(tests/[\w/.]+(?:::\w+)?)`", SECURITY))))
def test_tests_that_promises_rest_on_are_there(named: str) -> None:
    file, _, name = named.partition("::")
    assert f"def {name}" in (ROOT / file).read_text()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_tag_of_a_system_is_named(system: str) -> None:
    named = set(re.findall(r"`([a-z_]+)`", CHECKING))
    for event in SYSTEMS[system].events:
        prefix, tag, version = str(event.__struct_config__.tag).split(".")
        assert (prefix, version) == (system, "v1")
        assert tag in named, tag


def test_every_event_of_the_kernel_is_in_the_table_with_its_fields() -> None:
    walking = CHECKING.partition("## Walking through the log\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ((?:`[a-z_]+`(?:, )?)+) \| (.*?) \|", walking, re.M)
    told = {tag: fields for tags, fields in rows for tag in re.findall(r"`([a-z_]+)`", tags)}
    for event in (*KERNEL_EVENTS, DecisionMade):
        tag = str(event.__struct_config__.tag).split(".")[1]
        described = re.sub(r"\{.*?\}", "", told[tag])
        fields = {field.name: not field.required for field in msgspec.structs.fields(event)}
        assert {name: f"[`{name}`]" in described for name in re.findall(r"`([a-z_]+)`", described)} == fields, tag


def test_decisions_as_json_are_what_is_signed() -> None:
    for written in re.findall(r'`(\{[^`]*"decide"[^`]*\})` \|', CHECKING):
        system = "undaunted_campaign" if "pick_card" in written else "undaunted"
        assert canonical_json(msgspec.json.decode(written, type=SYSTEMS[system].decision)) == written.encode()


def test_the_worked_example_is_in_the_vectors() -> None:
    vectors = (ROOT / "tests" / "golden" / "chance_vectors.json").read_text()
    first = json.loads(vectors)["outcomes"][0]
    block = hmac.digest(bytes.fromhex(first["link"]), first["canonical"].encode() + bytes(4), "sha256")
    assert first["canonical"] in CHECKING
    assert f"`{block[:8].hex()}` = {int.from_bytes(block[:8], 'big')}" in CHECKING
    assert f'`"faces":{first["outcome"]}`' in CHECKING
    for shown in re.findall(r"\b[0-9a-f]{64}\b", CHECKING):
        assert shown in vectors or shown == block.hex(), shown
    for head, tail in re.findall(r"\b([0-9a-f]{4})…([0-9a-f]{3,5})\b", CHECKING):
        assert re.search(f"\\b{head}[0-9a-f]*{tail}\\b", vectors), f"{head}…{tail}"
