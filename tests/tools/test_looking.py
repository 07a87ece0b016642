"""Looking at games, in a service and in files: boards, replays, rolls, timelines, exports, copies."""

import gzip
import re
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.texts import LineKind
from kronika.domain.undaunted.rendering.board_text import legend
from kronika.domain.undaunted.rendering.picture import picture
from kronika.domain.undaunted.view import scene, view
from kronika.library.offline import OfflineGame
from kronika.service.packs import load_packs
from kronika.service.settings import Settings
from kronika.tools.cli.common import read_export
from kronika.tools.cli.file_reader import readers_of
from kronika.tools.cli.menu import verdict
from kronika.tools.cli.replaying import Replay, replay
from kronika.tools.client.session import Cheated
from tests.embedded import Embedded
from tests.tools.boards import board_text
from tests.tools.conftest import Kronika
from tests.tools.running import Command, started
from tests.trust.noise import fixed
from tests.trust.players import Pair, has_roll


class Closed(NamedTuple):
    """A closed game, in a service and in a file; and what a referee sees in it. The same in every run."""

    game: str
    file: Path
    us: Command
    seen: Replay


@pytest.fixture(scope="module")
def closed(embedded: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Closed]:
    wallets = tmp_path_factory.mktemp("wallets")
    with fixed("closed"):
        pair = Pair(embedded.address, wallets).create().settle()
        pair.play(200)
        pair.close()
    us = Command("--server", embedded.address, "--home", wallets, "--profile", "us")
    file = wallets / "game.jsonl"
    us.does("export", pair.game, "-o", file)
    seen = replay(parse(file.read_bytes()).records, "referee")
    yield Closed(pair.game, file, us, seen)
    pair.leave()


def drawn(closed: Closed, version: int) -> str:
    """The board after a version, drawn from the log."""
    board = closed.seen.positions[version - 1].game.board
    return board_text(picture(scene(board), view(board))) + "\n" + legend("en", board.scene.variant) + "\n"


# --- boards


def test_the_board_at_every_version_also_within_a_transaction(closed: Closed) -> None:
    last = len(closed.seen.positions)
    for version in (3, 12, last // 2, last // 2 + 1, last // 2 + 2, last):
        assert closed.us.does("board", closed.file, "--at", str(version)) == drawn(closed, version)
    assert closed.us.does("board", closed.file) == drawn(closed, last)


def test_the_board_of_a_game_in_the_service_is_that_of_its_file_with_the_hand_of_who_looks(closed: Closed) -> None:
    file, said = closed.us.does("board", closed.file), closed.us.does("board", closed.game)
    assert re.search(r"^Hand: ", said, re.M) and not re.search(r"^Hand: ", file, re.M)
    assert re.sub(r"^(Hand|Play area): .*\n(    .*\n)*", "", said, flags=re.M) == file


def test_the_board_as_a_picture(closed: Closed, tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    assert closed.us.does("board", closed.game, "--at", "30", "--svg", svg) == f"{svg}\n"
    tiles = [g for g in ElementTree.parse(svg).getroot() if g.get("class", "").startswith("tile ")]
    assert len(tiles) == len(closed.seen.positions[-1].game.board.scene.spaces)


def test_any_panel_of_the_drawing_as_a_picture(closed: Closed, tmp_path: Path) -> None:
    svg = tmp_path / "cards.svg"
    assert closed.us.does("board", closed.file, "--at", "30", "--svg", svg, "--panel", "cards-german") == f"{svg}\n"
    root = ElementTree.parse(svg).getroot()
    assert root[0].text == "German: cards" and any(g.get("class") == "card" for g in root.iter())
    wrong = closed.us("board", closed.file, "--svg", svg, "--panel", "deck")
    names = "board, hand-us, cards-us, hand-german, cards-german, state, legend"
    assert wrong.code == 1 and f"there is no panel deck. Choose from {names}" in wrong.err
    alone = closed.us("board", closed.file, "--panel", "board")
    assert alone.code == 2 and "--panel says what to draw: give --svg FILE too" in alone.err


# --- replays


def test_a_replay_tells_every_step_once_and_in_order(closed: Closed) -> None:
    said = closed.us.does("replay", "--all", "--no-boards", closed.file).splitlines()
    lines = [line for step in closed.seen.steps for line in step.sentences]
    wanted = []
    for is_ceremony, group in groupby(lines, lambda line: line[2] == LineKind.CEREMONY):
        some = list(group)
        wanted += (
            [f"{some[0][0]:>5}  Chance was sealed and opened: {len(some)} entries."]
            if is_ceremony and len(some) > 1
            else [f"{version:>5}  {text(sentence, 'en')}" for version, sentence, _ in some]
        )
    assert said == wanted and sum("Chance was sealed" in line for line in said) == 1
    assert closed.us.does("replay", "--all", closed.file).count("La Raye: round") == len(closed.seen.steps)


def test_stepping_through_a_game(closed: Closed) -> None:
    steps = closed.seen.steps
    middle = steps[len(steps) // 2]
    said = closed.us.does("replay", "--no-boards", closed.file, said=f"\n\nb\n{middle.last}\nnonsense\nq\n")
    places = re.findall(r"\[(\d+)/(\d+)\] Enter, b, a version, q: ", said)
    at = steps.index(middle) + 1
    assert places == [(str(n), str(len(steps))) for n in (1, 2, 3, 2, at, at + 1)]
    last = closed.us.does("replay", "--no-boards", closed.file, said=f"{steps[-1].last}\n\n")
    assert last.rstrip().endswith("q:"), "Enter after the last step ends it"


# --- lists


def test_rolls_with_what_they_had_to_reach(closed: Closed) -> None:
    said = closed.us.does("rolls", closed.game)
    rolls = re.findall(
        r"^ *(\d+) [ ~] Roll ([\d, ]+), needs (\d+): .* (?:is|are)( not)? hit(?:, as a 0 always hits \(U20\))?\.\n"
        r" +(\d+\.\d) %  ≥ (\d+) = base (\d+) \(U20\) \+ cover (\d+) \(\w+\) \+ range (\d+) \(U20\)\n"
        r" +(.*): a 0 always succeeds, .* \(U20\)$",
        said,
        re.M,
    )
    events = [entry for entry in closed.us.does("timeline", closed.game).splitlines() if " Roll " in entry]
    assert len(rolls) == len(events) > 3 and said.count("\n") == 3 * len(rolls)
    for _, faces, target, how, _, again, *parts, read in rolls:
        thrown = [int(face) for face in faces.split(", ")]
        assert int(target) == int(again) == sum(map(int, parts))
        succeeded = [face == 0 or face >= int(target) for face in thrown]
        assert (how == "") == any(succeeded)
        assert read == ", ".join(f"{face} {'✓' if one else '✗'}" for face, one in zip(thrown, succeeded, strict=True))


def test_a_roll_has_the_same_number_everywhere(closed: Closed) -> None:
    """That of its event in the log, by which it is disputed."""
    records = parse(closed.file.read_bytes()).records
    stored = [str(v) for v, one in enumerate(records, 1) if b'"type":"kronika.dice_rolled' in bytes(one.public)]
    told = r"^ *(\d+)\b.* Roll \d"
    assert len(stored) > 3
    for command in (("rolls", closed.game), ("timeline", closed.game), ("replay", "--all", "--no-boards", closed.file)):
        assert re.findall(told, closed.us.does(*command), re.M) == stored, command
    for version in stored[:2]:
        stepped = closed.us.does("replay", "--no-boards", closed.file, said=f"{version}\nq\n")
        assert re.search(rf"^ *{version}  Roll ", stepped, re.M), "a number leads to where it is told"


def test_rolls_in_czech(closed: Closed, embedded: Embedded, wallets: Path) -> None:
    said = Command("--lang", "cs", "--server", embedded.address, "--home", wallets).does("rolls", closed.game)
    line = (
        r"^ *\d+ [ ~] Hod .*, třeba \d+: .* zasažen[aioy]?(?:, protože 0 zasahuje vždy \(U20\))?\.\n"
        r" +\d+\.\d %  ≥ \d+ = základ \d \(U20\) \+ kryt \d \(\w+\) \+ vzdálenost \d \(U20\)\n"
        r" +.*: 0 .* \(U20\)$"
    )
    assert len(re.findall(line, said, re.M)) == closed.us.does("rolls", closed.game).count("  Roll ")


def test_a_player_s_dice_over_all_games(closed: Closed) -> None:
    key = closed.us.does("key", "show").split()[1]
    said = closed.us.does("rolls", "--player", key)
    rolls, successes = map(int, re.findall(r"(\d+) (?:rolls|successes)", said))
    assert 0 < successes <= rolls < closed.us.does("rolls", closed.game).count("  Roll ")


def test_the_timeline_tells_what_everybody_may_know_with_what_was_taken_back(pair: Pair, command: Kronika) -> None:
    pair.us.decide()
    pair.us("RequestUndo")
    pair.german("Resign")
    told = [line.split(maxsplit=1) for line in command("stranger").does("timeline", pair.game).splitlines()]
    undone = [said for _, said in told if said.startswith("~")]
    assert undone and all("US" in said or "pick" in said for said in undone)
    said = [re.sub(r"^~? *\d+ +", "", rest) for _, rest in told]
    assert said.count("The US draw a card.") == said.count("The Germans draw a card.") == 4
    assert [line for line in said if "go back" in line or "goes back" in line] and "The Germans resign." in said


def test_games_are_listed_and_filtered(closed: Closed, command: Kronika) -> None:
    anna = command("anna")
    mine = anna.does("new", "normandy", "9").strip()
    listed = {line.split()[0]: line for line in anna.does("games").splitlines()}
    assert listed[closed.game].split()[1:3] == ["closed", "normandy/1"]
    assert "the US: Us, the Germans: German" in listed[closed.game]
    assert listed[mine].split()[1:3] == ["seating", "normandy/9"]
    assert closed.game in closed.us.does("games", "--mine") and mine not in closed.us.does("games", "--mine")
    assert mine not in anna.does("games", "--phase", "closed")
    for chosen, listed_too in (
        (("--seats", "free"), True),
        (("--seats", "full"), False),
        (("--scenario", "9", "--pack", "normandy"), True),
        (("--scenario", "1"), False),
        (("--created-after", "2026-01-31"), True),
        (("--created-before", "2026-01-31T18:00"), False),
        (("--updated-after", "2126-01-31"), False),
        (("--updated-before", "2126-01-31T18:00Z"), True),
    ):
        assert (mine in anna.does("games", *chosen)) is listed_too, chosen
    wrong = anna("games", "--created-after", "yesterday")
    assert wrong.code == 2 and "'yesterday' is not a date or time" in wrong.err
    none = anna("games", "--pack", "africa")
    assert (none.out, none.err) == ("", "No game matches.\n")
    first = command("newcomer")("games", "--mine")
    assert first.out == "" and re.fullmatch(r"No games yet\. Play .*: kronika .* play --against bot\n", first.err)
    quiet = command("newcomer")("games", "--mine", "--json")
    assert (quiet.out, quiet.err) == ("", "")


def test_the_service_s_packs_are_listed(command: Kronika) -> None:
    listed = re.split(r"\n(?=stalingrad|north_africa|russian_front)", command("anna").does("packs"))
    normandy, africa, front, stalingrad = listed
    first, *scenarios, bot = normandy.splitlines()
    assert first == "normandy 1: Undaunted: Normandy (printed)"
    assert scenarios[0] == "     1  La Raye, 15 Jun 1944 (us, german)" and len(scenarios) == 12
    assert bot.startswith("  bot sensible 1  goes for the goals") and bot in stalingrad
    assert africa.startswith("north_africa 1: Undaunted: North Africa (reconstructed)\n") and bot in africa
    assert "     1  Landing Ground 7, Sep 1940 (lrdg, italy)" in africa
    assert front.startswith("russian_front 1: No Retreat! The Russian Front (reconstructed)\n")
    assert "     a  Barbarossa, 1941-06 – 1942-02 (axis, soviet)" in front
    assert "   011  9 January Square, 27 Sep 1942 (soviet, german)" in stalingrad


def test_seat_to_move_is_shown_live(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    who = ("--server", embedded.address, "--home", wallets, "--profile", "us")
    with started(*who, "games", "--wait") as waiting:
        assert waiting.stdout is not None
        assert waiting.stdout.readline() == f"{pair.game}  running    us: initiative\n"
        pair.us.decide()
        assert waiting.stdout.readline() == f"{pair.game}  running    nothing waits for you\n"


# --- files


def test_an_exported_game_is_verified_audited_imported_and_forked(closed: Closed, tmp_path: Path) -> None:
    assert "OK: a key or receipt that you trust has signed this log" in closed.us.does("verify", closed.file)
    stranger = Command("--home", tmp_path / "stranger").does("verify", closed.file)
    assert "OK: consistent, but unsigned by any key or receipt that you trust" in stranger
    assert re.search(r"^refused today: 0$", closed.us.does("audit", closed.file), re.M)
    with Embedded(Settings(data=str(tmp_path / "other"), port=0)) as service:
        other = Command("--server", service.address, "--home", tmp_path / "home")
        assert other.does("import", closed.file).strip() == closed.game
        assert other.does("board", closed.game) == closed.us.does("board", closed.file)
        copy = other.does("import", "--copy", closed.file).strip()
        rolled = next(line.split()[0].strip(":") for line in other.does("rolls", closed.game).splitlines())
        assert other.does("fork", closed.game, "before", "roll", rolled) != other.does(
            "fork", closed.game, f"before roll {rolled}"
        )
        version = next(p.version for p in closed.seen.positions if p.game.prompts and p.game.board.active)
        fork = other.does("fork", closed.game, str(version)).strip()
        listed = other.does("games")
        assert all(game in listed for game in (closed.game, copy, fork))
        forked = other.does("board", fork).partition("La Raye")[0]
        assert forked == other.does("board", closed.game, "--at", str(version)).partition("La Raye")[0]


@pytest.mark.parametrize(
    ("wrapped", "said"),
    [
        (gzip.compress, "is compressed with gzip; unpack it first, with gunzip"),
        (lambda data: b"\xef\xbb\xbf" + data, "begins with a byte order mark"),
    ],
)
def test_every_command_recognizes_a_compressed_or_rewritten_file(
    closed: Closed, tmp_path: Path, wrapped: Callable[[bytes], bytes], said: str
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(wrapped(Path(closed.file).read_bytes()))
    for command in ("verify", "replay", "board", "rolls", "timeline", "audit", "import"):
        assert said in closed.us(command, file).err, command
    assert said in closed.us("verify", "--receipt", file, closed.file).err
    if wrapped is not gzip.compress:  # the library reads such files
        assert said in closed.us("campaign", "record", file).err


@pytest.mark.parametrize("id", ["a b", "a\u200bb", "a\u00a0b", "aéb"])
def test_every_command_refuses_a_malformed_id_with_one_sentence(closed: Closed, id: str) -> None:
    for command in ("verify", "replay", "board", "rolls", "timeline", "watch", "claim", "export", "play"):
        said = closed.us(command, id).err
        assert "must be an id: 1 to 64 letters a-z, A-Z, digits, - and _" in said, command
    for command in ("dispute", "fork"):
        assert "must be an id: 1 to 64 letters" in closed.us(command, id, "3", *["why"][: command == "dispute"]).err


def test_a_file_of_a_game_that_is_not_closed_says_that_it_makes_a_copy(closed: Closed, tmp_path: Path) -> None:
    file = tmp_path / "open.jsonl"
    file.write_bytes(OfflineGame(load_packs()["normandy"], "1", "open").export())
    said = closed.us("import", file)
    assert "is not closed, so this is a copy" in said.err


def test_one_seat_s_file_of_a_running_game_verifies_as_far_as_it_can(
    pair: Pair, command: Kronika, tmp_path: Path
) -> None:
    said = command("us").does("export", pair.game, "-o", tmp_path / "us.jsonl")
    assert said.endswith("events, for us\n")
    shown = command("us").does("verify", tmp_path / "us.jsonl")
    assert "as us sees it" in shown and "not checked: 4 draws sealed for other seats: their links and cards" in shown
    assert command("stranger").does("export", pair.game, "-o", tmp_path / "p.jsonl").endswith("events, for public\n")


def test_a_roll_is_disputed_and_the_dispute_withdrawn(pair: Pair, command: Kronika) -> None:
    answer = pair.play(300, until=has_roll)
    version = str(next(event.version for event in answer.events if event.kernel.HasField("dice_rolled")))
    said = command("us").does("dispute", pair.game, version, "loaded dice")
    (k,) = map(int, re.findall(r"^link (\d+) of the public chain: [0-9a-f]{64}$", said, re.M))
    assert f"SHA-256 over it gives link {k - 1}: " in said and "message under the HMAC: {" in said
    assert re.search(r"^verified: \d+(, \d+)*, as recorded\. To repeat the check, run kronika export \w+ ", said, re.M)
    assert command("us").does("dispute", pair.game, version, "--withdraw") == "The dispute is withdrawn.\n"
    again = command("us").does("dispute", pair.game, version, "this time I mean it")
    listed = command("us").does("rolls", pair.game)
    for shown in (again, listed):
        assert re.search(rf"^ *{version} ! ", shown, re.M), "it is marked"
        assert "disputed by us: loaded dice (withdrawn)" in shown
        assert "disputed by us: this time I mean it (open)" in shown
    told = command("us").does("timeline", pair.game)
    assert f"The US dispute the outcome at version {version}. Reason: loaded dice" in " ".join(told.split())


@pytest.mark.parametrize("disputed", [False, True])
def test_a_player_asks_to_go_back_before_a_roll_with_or_without_a_dispute(
    pair: Pair, command: Kronika, disputed: bool
) -> None:
    answer = pair.play(300, until=has_roll)
    rolled = next(event for event in answer.events if event.kernel.HasField("dice_rolled"))
    reason = ["unlucky"] if disputed else []
    said = command("us").does("dispute", pair.game, str(rolled.version), *reason, "--go-back")
    assert said.endswith(f"You ask to go back to version {rolled.tx - 1}. Wait until the other seats agree.\n")


def test_roll_that_contradicts_its_link_is_reported_as_fraud(closed: Closed) -> None:
    with readers_of([read_export(closed.file)], "en") as reader:
        roll = next(iter(reader.rolls(read_export(closed.file))))
    assert verdict(roll, "game", "en").startswith("verified: ")
    roll.faces[0] = (roll.faces[0] + 1) % 10
    with pytest.raises(Cheated, match="computed again"):
        verdict(roll, "game", "en")
