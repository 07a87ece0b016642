"""The package for TypeScript: its bots of the docs play whole games, and its verifier says what Python's says."""

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import ExportRefused, parse
from kronika.service.ed25519 import verifies
from tests.golden.files import LOGS, shortest
from tests.node.running import HERE, node, package
from tests.npm import ROOT
from tests.service.process import Serving
from tests.systems import CODECS, SYSTEMS

pytestmark = pytest.mark.slow

CHAPTER = ("bot", "channel")
STRICT = {"strict": True, "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "types": ["node"]}
VERIFYING = """
import { readFileSync } from "node:fs";
import { verify } from "kronika";
const [key, ...files] = process.argv.slice(2);
console.log(JSON.stringify(files.map((file) => verify(readFileSync(file), { key }))));
"""
EXPORTING = """
import { Client, FileStore } from "kronika";
import { writeFileSync } from "node:fs";
const [address, game, file] = process.argv.slice(2);
writeFileSync(file, await new Client(address).exported(game, "referee"));
"""
REFUSED = """
import { Client, KronikaError } from "kronika";
const client = new Client(process.argv[2]);
const errors = [];
const calls = [
  () => client.game("abcdefghjkmn"),
  () => client.newGame({ pack: "normandy", scenario: "1", bots: { german: "clever" } }),
];
for (const call of calls)
  await call().catch((error) => {
    const { reason, accepted, retryAfter } = error;
    errors.push([error instanceof KronikaError, reason, accepted, retryAfter]);
  });
console.log(JSON.stringify(errors));
"""


@pytest.fixture(scope="module")
def programs() -> Path:
    """The code of the docs' chapter, compiled in strict mode."""
    node()
    folder = package() / "docs"
    folder.mkdir(exist_ok=True)
    text = (ROOT / "docs" / "writing-a-client.md").read_text()
    blocks = re.findall(r"^```ts\n(.*?)^```$", text, re.M | re.S)
    for name, code in zip(CHAPTER, blocks, strict=True):
        (folder / f"{name}.ts").write_text(code)
    wanted = {"compilerOptions": STRICT, "files": [f"{name}.ts" for name in CHAPTER]}
    (folder / "tsconfig.json").write_text(json.dumps(wanted))
    run(folder.parent / "node_modules" / "typescript" / "bin" / "tsc", "-p", folder, cwd=folder)
    shutil.copy(HERE / "vectors.mjs", folder)
    for name, code in {"verifying": VERIFYING, "exporting": EXPORTING, "refused": REFUSED}.items():
        (folder / f"{name}.js").write_text(code)
    return folder


def run(program: Path, *words: object, cwd: Path) -> str:
    command = [node(), str(program), *map(str, words)]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=550)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path / "data", "--web-port", "-1") as serving:
        yield serving


def test_published_vectors_are_what_the_package_computes(programs: Path, tmp_path: Path) -> None:
    files = [ROOT / "tests" / "golden" / name for name in ("chance_vectors.json", "decision_vectors.json")]
    assert "276 decisions" in run(programs / "vectors.mjs", *files, cwd=tmp_path)


def is_good(file: bytes, key: str = "") -> bool:
    """The problems that the verifier in Python finds."""
    try:
        export = parse(file)
    except ExportRefused:
        return False
    signers = [*(one.key for one in export.receipt.successions), export.receipt.key]
    return verify(export, SYSTEMS, CODECS, verifies).ok and (not key or key in signers)


def told(programs: Path, folder: Path, files: Mapping[str, bytes], key: str = "") -> dict[str, bool]:
    """What `verify()` says; a problem says where it is, and why."""
    for number, file in enumerate(files.values()):
        (folder / f"{number}.jsonl").write_bytes(file)
    paths = [folder / f"{number}.jsonl" for number in range(len(files))]
    found = json.loads(run(programs / "verifying.js", key, *paths, cwd=folder))
    assert all(one["ok"] == (one["problems"] == []) for one in found)
    assert all(problem["message"] for one in found for problem in one["problems"])
    return {name: one["ok"] for name, one in zip(files, found, strict=True)}


@pytest.mark.parametrize(
    ("pack", "scenario", "seat", "other"),
    [("normandy", "1", "us", "german"), ("tankduel", "m1", "soviet_1", "german_1")],
)
def test_bot_of_the_docs_plays_a_whole_game_that_a_channel_can_follow(
    programs: Path, service: Serving, tmp_path: Path, pack: str, scenario: str, seat: str, other: str
) -> None:
    said = run(programs / "bot.js", service.address, pack, scenario, seat, other, cwd=tmp_path)
    assert re.search(rf"^Won by:.* ({seat}|{other})$", said, re.M) or said.endswith("Won by:\n")
    assert (tmp_path / "bot.json").stat().st_mode & 0o077 == 0
    game = said.split()[1]
    channel = tmp_path / "channel"
    channel.mkdir()
    run(programs / "channel.js", service.address, game, channel, cwd=tmp_path)
    pictures, texts = (sorted(channel.glob(f"*.{kind}")) for kind in ("svg", "txt"))
    assert [one.stem for one in pictures] == [one.stem for one in texts] and len(texts) > 4
    assert all(one.read_text().startswith("<svg ") for one in pictures)
    assert all(one.read_text().strip() for one in texts)
    file = tmp_path / "game.jsonl"
    run(programs / "exporting.js", service.address, game, file, cwd=tmp_path)
    key = json.loads(file.read_bytes().splitlines()[-1])["key"]
    assert is_good(file.read_bytes(), key)
    records = [json.loads(line)["public"]["event"] for line in file.read_bytes().splitlines()[1:-1]]
    taken = next(one for one in records if one["type"] == "kronika.seat_taken.v1" and one["seat"] == seat)
    assert taken["key"]
    files = {"genuine": file.read_bytes()}
    assert told(programs, tmp_path, files, key) == {"genuine": True}
    assert told(programs, tmp_path, files, "0" * 64) == {"genuine": False}


def test_bot_plays_on_after_the_service_was_killed(programs: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Serving(data, "--web-port", "-1") as serving:
        address = serving.address
        command = [node(), str(programs / "bot.js"), address]
        bot = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert bot.stdout is not None
        early = [bot.stdout.readline() for _ in range(40)]
        serving.kill()
    with Serving(data, "--web-port", "-1", "--port", address.rpartition(":")[2]):
        rest, _ = bot.communicate(timeout=300)
    assert bot.returncode == 0, rest
    said = "".join(early) + rest
    assert re.search(r"^Won by: (us|german)$", said, re.M)
    assert said.count("The game starts.") == 1


def test_refusals_say_their_reason_and_what_would_be_accepted(programs: Path, service: Serving, tmp_path: Path) -> None:
    errors = json.loads(run(programs / "refused.js", service.address, cwd=tmp_path))
    assert errors[0] == [True, "NOT_FOUND", [], 0]
    assert errors[1][0] and errors[1][2] == ["sensible"]


def forged(file: bytes) -> dict[str, bytes]:
    """Copies of a file that are not what was exported."""
    lines = file.splitlines(keepends=True)
    middle = len(lines) // 2
    receipt = json.loads(lines[-1])
    signature = receipt["signature"]
    other = "0" if signature[0] != "0" else "1"
    changed = {f"byte {at}": at for at in range(7, len(file) - 1, len(file) // 12)}
    return {
        **{name: file[:at] + bytes([file[at] ^ 1]) + file[at + 1 :] for name, at in changed.items()},
        "cut": file[:-10],
        "without its receipt": b"".join(lines[:-1]),
        "without a line": b"".join(lines[:middle] + lines[middle + 1 :]),
        "without its end": b"".join(lines[:-2] + lines[-1:]),
        "swapped": b"".join([*lines[:middle], lines[middle + 1], lines[middle], *lines[middle + 2 :]]),
        "signed wrongly": file.replace(signature.encode(), (other + signature[1:]).encode()),
        "of another head": file.replace(receipt["head"].encode(), receipt["head"][::-1].encode()),
        "empty": b"",
    }


def test_both_languages_accept_genuine_files_and_refuse_forged_ones(programs: Path, tmp_path: Path) -> None:
    for log in shortest([path for path in LOGS if path.parent.name == LOGS[-1].parent.name]):
        genuine = gzip.decompress(log.read_bytes())
        files = {"genuine": genuine, **forged(genuine)}
        found = told(programs, tmp_path, files)
        assert found == {name: is_good(file) for name, file in files.items()}
        assert [name for name, good in found.items() if good] == ["genuine"]
