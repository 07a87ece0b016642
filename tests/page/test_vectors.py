"""What the page computes, in the browser itself, is what the published vectors say."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.json_format import MessageToDict, ParseDict

from kronika.service.web.files import shapes
from kronika.v1 import system_pb2
from tests.golden.files import LOGS, shortest
from tests.page.browser import ROOT, Person
from tests.trust.exported import CLAIMED, Draft, exported_games
from tests.trust.test_second_verifier import FORGED

pytestmark = pytest.mark.slow

GOLDEN = ROOT / "tests" / "golden"
CHANCE = json.loads((GOLDEN / "chance_vectors.json").read_text())
DECISIONS = json.loads((GOLDEN / "decision_vectors.json").read_text())

IMPORTS = """
    const bytes = await import("/bytes.js");
    const chance = await import("/chance.js");
    const { isKey, isSignedBy, messages } = await import("/signatures.js");
    const { Shapes } = await import("/shapes.js");
    const { sha256Here } = await import("/sha256.js");
    const { checkFile } = await import("/check.js");
    const { hex, unhex, utf8 } = bytes;
"""


@pytest.fixture
def compute(person: Callable[..., Person]) -> Callable[[str, Any], Any]:
    """Runs a function body of JavaScript over `given`, in the page."""
    someone = person().opens("/")
    someone.waits_for("[data-pack]")
    return lambda body, given: someone.page.evaluate(f"async (given) => {{ {IMPORTS} {body} }}", given)


def test_links_of_a_chain_are_hashed_back_from_its_seed(compute: Callable[[str, Any], Any]) -> None:
    for chain in CHANCE["chains"]:
        for k, link in chain["links"].items():
            body = "return hex(await chance.linkBack(unhex(given.seed), chance.LINKS + 1 - given.k));"
            assert compute(body, {"seed": chain["seed"], "k": int(k)}) == link


def test_commitments_seals_leaves_and_heads_are_those_of_the_vectors(compute: Callable[[str, Any], Any]) -> None:
    made = {
        "commitments": "bytes.commitmentOf(one.seat, one.game, unhex(one.entropy), one.anchors)",
        "bots": "bytes.digest(6, one.game, one.seat, one.bot, one.version, unhex(one.seed))",
        "seals": "bytes.sealOf(unhex(one.salt), utf8(one.content))",
        "leaves": "bytes.leafOf(utf8(one.public), one.seals.map(([audience, seal]) => [audience, unhex(seal)]))",
        "genesis": "bytes.genesis(one.game, one.pack, one.anchors)",
        "heads": "bytes.headAfter(unhex(one.previous), one.version, unhex(one.leaf))",
    }
    wanted = {"commitments": "commitment", "bots": "commitment", "seals": "seal", "leaves": "leaf"}
    for kind, how in made.items():
        found = compute(f"return Promise.all(given.map(async (one) => hex(await {how})));", CHANCE[kind])
        assert found == [one[wanted.get(kind, "head")] for one in CHANCE[kind]], kind


def test_numbers_follow_from_links_as_the_vectors_say(compute: Callable[[str, Any], Any]) -> None:
    body = """return Promise.all(given.map(async ({ game, pack, entropy, use, link }) => {
        const message = chance.messageOf(game, pack, entropy, use);
        const [bound, count] = use.dice ? [use.dice.sides, use.dice.count] : [use.size, 1];
        return [message, (await chance.numbers(unhex(link), message, bound, count)).map(Number)];
    }));"""
    assert compute(body, CHANCE["outcomes"]) == [[one["canonical"], one["outcome"]] for one in CHANCE["outcomes"]]
    body = """return Promise.all(given.map(async ({ link, message, bound, numbers }) =>
        (await chance.numbers(unhex(link), message, bound, numbers.length)).map(String)));"""
    assert compute(body, CHANCE["numbers"]) == [one["numbers"] for one in CHANCE["numbers"]]


def test_malformed_keys_and_signatures_are_refused(compute: Callable[[str, Any], Any]) -> None:
    assert compute("return given.map(isKey);", [one["key"] for one in CHANCE["keys"]]) == [
        one["valid"] for one in CHANCE["keys"]
    ]
    body = """return Promise.all(given.map(({ public_key, signature, message }) =>
        isSignedBy(public_key, signature, unhex(message))));"""
    assert all(compute(body, CHANCE["signatures"]))
    assert not any(compute(body, CHANCE["refused_signatures"]))


def test_a_decision_of_every_kind_is_written_and_signed_as_the_vectors_say(
    compute: Callable[[str, Any], Any],
) -> None:
    given = {
        "shapes": json.loads(shapes()),
        "key": DECISIONS["public_key"],
        "decisions": [
            {**one, "decision": MessageToDict(ParseDict(one["decision"], system_pb2.Decision()))}
            for one in DECISIONS["decisions"]
        ],
    }
    body = """const shapes = new Shapes(given.shapes);
        return Promise.all(given.decisions.map(async ({ game, seat, prompt, head, decision, signature }) => {
            const written = shapes.decision(decision);
            const message = messages.decision(game, seat, prompt, head, written);
            return [written, hex(message), await isSignedBy(given.key, signature, message)];
        }));"""
    assert compute(body, given) == [[one["canonical"], one["message"], True] for one in DECISIONS["decisions"]]


def test_the_hash_of_a_page_on_plain_http_is_that_of_the_browser(compute: Callable[[str, Any], Any]) -> None:
    body = """for (let length = 0; length < 300; length++) {
        const bytes_ = crypto.getRandomValues(new Uint8Array(length));
        if (hex(sha256Here(bytes_)) !== hex(await bytes.sha256(bytes_))) return length;
    } return null;"""
    assert compute(body, None) is None


CHECK = """try {
    const { log } = await checkFile(utf8(given));
    return { version: log.version, viewer: log.viewer, rolls: log.counts.rolls };
} catch (error) { return `${error.version}: ${error.message}`; }"""


@pytest.mark.parametrize(
    "logs", [pytest.param(shortest(LOGS), id="one of each pack"), pytest.param(LOGS, id="all", marks=pytest.mark.soak)]
)
def test_golden_games_of_every_release_verify_in_the_browser(
    compute: Callable[[str, Any], Any], logs: list[Path]
) -> None:
    refused = {}
    for path in logs:
        written = gzip.decompress(path.read_bytes()).decode()
        found = compute(CHECK, written)
        if isinstance(found, str) or found["version"] != written.count("\n") - 2:
            refused[path] = found
    assert not refused


FORGED_ENDS = ("the other seat won", "both won", "nobody resigned", "the other resigned")


def test_forged_reply_limits_and_resignations_are_found_in_the_browser(
    compute: Callable[[str, Any], Any], tmp_path: Path
) -> None:
    games = exported_games(tmp_path)
    found = {}
    for name, game, change, _ in FORGED:
        if "limit" in name or "claim" in name or name in FORGED_ENDS:
            draft = Draft(games[f"{game}, referee"])
            change(draft)
            draft.sign()
            found[name] = compute(CHECK, b"".join(draft.lines("referee")).decode())
    assert len(found) > 13 and all(isinstance(said, str) for said in found.values()), found
    assert found["a claim in the grace period"].endswith("the claim came before the reply limit had passed")
    assert found["both won"].endswith("nothing in the log ends the game in this way")


def test_a_game_of_a_campaign_that_is_claimed_while_a_hit_is_resolved_is_honest(
    compute: Callable[[str, Any], Any],
) -> None:
    written = gzip.decompress(CLAIMED.read_bytes()).decode()
    assert compute(CHECK, written)["version"] == written.count("\n") - 2


@pytest.mark.parametrize("path", ["v0.1/normandy-eventful", "v0.2/stalingrad-eventful", "v0.3/normandy-2-objectives"])
def test_a_golden_game_verifies_in_the_browser_and_any_change_of_it_does_not(
    compute: Callable[[str, Any], Any], path: str
) -> None:
    written = gzip.decompress(Path(GOLDEN, f"{path}.jsonl.gz").read_bytes()).decode()
    found = compute(CHECK, written)
    assert found["viewer"] == "referee" and found["version"] == written.count("\n") - 2 and found["rolls"] > 0
    lines = written.splitlines(keepends=True)
    rolled = next(at for at, line in enumerate(lines) if '"kronika.dice_rolled.v1"' in line)
    roll = json.loads(lines[rolled])["public"]["event"]
    face = f'"faces":[{roll["faces"][0]}'
    forged = lines[rolled].replace(face, f'"faces":[{(roll["faces"][0] + 1) % 10}')
    assert forged != lines[rolled]
    said = compute(CHECK, "".join([*lines[:rolled], forged, *lines[rolled + 1 :]]))
    assert said.startswith(f"{rolled}: the chain gives")
    cut = compute(CHECK, "".join([*lines[:-2], lines[-1]]))
    assert "the receipt is for another log" in cut
