"""A third verifier, in Node.js, written by docs/checking-a-game.md alone, says the same of good files and
of changed ones as the two in Python."""

import gzip
import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.golden.files import LOGS, shortest
from tests.node.running import HERE, node

from .exported import CLAIMED, Draft, exported_games
from .second_verifier import canonical, check
from .test_second_verifier import FORGED, RAW

pytestmark = pytest.mark.slow

Says = Callable[..., subprocess.CompletedProcess[str]]
AUDIENCES = ("referee", "us", "german", "public")


@pytest.fixture(scope="module")
def says() -> Says:
    program = [node(), str(HERE / "verify.mjs")]

    def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([*program, *map(str, words)], capture_output=True, text=True)
        assert not done.stderr, done.stderr
        return done

    return run


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[bytes]]:
    return exported_games(tmp_path_factory.mktemp("games"))


def verdicts(says: Says, folder: Path, files: dict[str, list[bytes]]) -> dict[str, bool]:
    """Which of the files are good."""
    paths = {folder / f"{number}.jsonl": name for number, name in enumerate(files)}
    for path, name in paths.items():
        path.write_bytes(b"".join(files[name]))
    said = says(*paths).stdout.splitlines()
    found = {
        name: any(line.startswith(f"{path}: OK") for line in said)
        for path, name in paths.items()
        if any(line.startswith(f"{path}: ") for line in said)
    }
    assert found.keys() == files.keys()
    return found


@pytest.mark.parametrize(
    "logs", [pytest.param(shortest(LOGS), id="one of each pack"), pytest.param(LOGS, id="all", marks=pytest.mark.soak)]
)
def test_golden_logs_of_every_release_are_good(says: Says, tmp_path: Path, logs: list[Path]) -> None:
    files = [tmp_path / f"{path.parent.name}-{path.stem}" for path in logs]
    for path, file in zip(logs, files, strict=True):
        file.write_bytes(gzip.decompress(path.read_bytes()))
    done = says(*files)
    assert done.returncode == 0, [line for line in done.stdout.splitlines() if "problem" in line]
    assert done.stdout.count(": OK, as ") == len(logs)


def test_good_files_are_good(says: Says, games: dict[str, list[bytes]], tmp_path: Path) -> None:
    assert verdicts(says, tmp_path, games) == dict.fromkeys(games, True)


def test_a_game_of_a_campaign_that_is_claimed_while_a_hit_is_resolved_is_good(says: Says, tmp_path: Path) -> None:
    lines = gzip.decompress(CLAIMED.read_bytes()).splitlines(keepends=True)
    assert verdicts(says, tmp_path, {"claimed": lines}) == {"claimed": True}


def test_files_changed_after_export_are_not(says: Says, games: dict[str, list[bytes]], tmp_path: Path) -> None:
    changed = {kind: change(list(games["fork, us"])) for kind, change in RAW.items()}
    assert verdicts(says, tmp_path, changed) == dict.fromkeys(RAW, False)


def test_every_byte_counts(says: Says, games: dict[str, list[bytes]], tmp_path: Path) -> None:
    whole = b"".join(games["fork, us"])
    flipped = {}
    for at in range(7, len(whole), len(whole) // 60):
        changed = bytearray(whole)
        changed[at] ^= 1 + at % 255
        flipped[str(at)] = [bytes(changed)]
    assert verdicts(says, tmp_path, flipped) == dict.fromkeys(flipped, False)


def test_a_record_that_names_what_there_is_not_is_a_problem_like_any_other(
    says: Says, games: dict[str, list[bytes]], tmp_path: Path
) -> None:
    lines, changed = games["fork, us"], {}
    for number, line in enumerate(lines[1:-1], start=1):
        kind = json.loads(line)["public"]["event"]["type"]
        for name in re.finditer(rb'"(\w+)":"?(?=\w)', line):
            other = line[: name.end()] + bytes([line[name.end()] ^ 1]) + line[name.end() + 1 :]
            changed.setdefault(f"{kind} {name[1].decode()}", [*lines[:number], other, *lines[number + 1 :]])
    assert "undaunted.turn_ended.v1 side" in changed
    assert verdicts(says, tmp_path, changed) == dict.fromkeys(changed, False)


def test_forgeries_by_the_service_are_found_at_the_same_place(
    says: Says, games: dict[str, list[bytes]], tmp_path: Path
) -> None:
    files, without = {}, []
    for name, game, change, unseen in FORGED:
        draft = Draft(games[f"{game}, referee"])
        try:
            change(draft)
        except IndexError:  # the dice are real: this game has no event to change so
            without.append(name)
            continue
        draft.sign()
        for audience in AUDIENCES if unseen else ("referee", "public"):
            files[f"{name}, {audience}"] = draft.lines(audience)
    assert len(without) <= 3, without
    assert verdicts(says, tmp_path, files) == {name: not check(lines) for name, lines in files.items()}


def test_signers_of_a_file_are_listed(says: Says, games: dict[str, list[bytes]], tmp_path: Path) -> None:
    lines, file, kept = games["rotated, us"], tmp_path / "file.jsonl", tmp_path / "kept.json"
    file.write_bytes(b"".join(lines))
    receipt = json.loads(lines[-1])
    done = says(file)
    assert done.returncode == 0 and "consistent, but unsigned" in done.stdout
    for key in (receipt["key"], receipt["successions"][0]["key"]):
        done = says("--key", key, "--require-vouched", file)
        assert done.returncode == 0 and "signed by a key that you trust" in done.stdout
    stranger = Draft.SERVICE.public_key().public_bytes_raw().hex()
    assert says("--key", stranger, file).returncode == 1
    assert says("--require-vouched", file).returncode == 1
    own = {name: value for name, value in receipt.items() if name != "successions"}
    for changed, code in (({}, 0), ({"head": "ab" * 32}, 1), ({"game": "x"}, 1)):
        kept.write_bytes(canonical(own | changed))
        assert says("--receipt", kept, "--require-vouched", file).returncode == code


def test_unbound_reveal_is_named_and_not_counted_as_signed(
    says: Says, games: dict[str, list[bytes]], tmp_path: Path
) -> None:
    draft = Draft(games["closed, referee"])
    draft.event("game_created").pop("reveals_bound")
    draft.event("entropy_revealed", seat="german")["signed"].update(head="0" * 64)
    draft.sign()
    file, key = tmp_path / "file.jsonl", Draft.SERVICE.public_key().public_bytes_raw().hex()
    file.write_bytes(b"".join(draft.lines("public")))
    done = says("--key", key, file)
    assert done.returncode == 0 and "german did not bind the others" in done.stdout
    assert says("--key", key, "--require-vouched", file).returncode == 1


def test_every_epoch_that_was_void_is_named(says: Says, games: dict[str, list[bytes]], tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(b"".join(games["voided, public"]))
    said = says(file).stdout
    for epoch, who in ((1, "nobody"), (2, "us"), (3, "us")):
        assert f"that epoch {epoch} had to be void before it began («a participant left»), when {who} had" in said


def test_call_without_a_file_is_refused() -> None:
    done = subprocess.run([node(), str(HERE / "verify.mjs")], capture_output=True, text=True)
    assert done.returncode == 2 and "no file was named" in done.stderr


def test_malformed_key_is_refused_for_checking() -> None:
    done = subprocess.run([node(), str(HERE / "verify.mjs"), "--key", "", "x"], capture_output=True, text=True)
    assert done.returncode == 2 and "--key needs a key" in done.stderr
