"""Two verifiers, written apart from each other, say the same of good files and of changed ones.

The first is the command `kronika verify`, seen only from outside. The second is second_verifier.py.
"""

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .exported import Draft, exported_games
from .second_verifier import (
    BY_NOBODY,
    BY_RECEIPT,
    BY_SERVICE,
    HEADER,
    ZEROS,
    canonical,
    check,
    commitment_of,
    digest,
    fields,
    is_key,
    link_back,
    numbers,
    signed_by,
    u64,
    verify,
)

VECTORS = Path(__file__).parents[1] / "golden" / "chance_vectors.json"

# The command, run again and again by a process that has imported it once.
RUNNING = """
import contextlib, sys
from kronika.tools.main import main
for line in sys.stdin:
    words, code = line.strip().split("\\t"), 0
    sys.argv = ["kronika", "verify", *words]
    with open(words[-1] + ".said", "w") as out, contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    print(code, flush=True)
"""


class First:
    """`kronika verify`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "file.jsonl"
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUNNING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def says(self, lines: list[bytes], *options: str) -> tuple[bool, str]:
        """Whether the file is good, and what the command prints."""
        self.file.write_bytes(b"".join(lines))
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("\t".join((*options, str(self.file))) + "\n")
        self.process.stdin.flush()
        code = int(self.process.stdout.readline())
        said = Path(f"{self.file}.said").read_text()
        assert code in (0, 1) and "Traceback" not in said, said
        return code == 0, said


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Iterator[First]:
    found = First(tmp_path_factory.mktemp("first"))
    yield found
    assert found.process.stdin
    found.process.stdin.close()
    found.process.wait()


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[bytes]]:
    return exported_games(tmp_path_factory.mktemp("games"))


# The test vectors of docs/checking-a-game.md


def test_vectors() -> None:
    vectors = json.loads(VECTORS.read_text())
    for chain in vectors["chains"]:
        for k, link in chain["links"].items():
            assert link_back(bytes.fromhex(chain["seed"]), 4097 - int(k)).hex() == link
    for case in vectors["commitments"]:
        made = commitment_of(case["seat"], case["game"], bytes.fromhex(case["entropy"]), case["anchors"])
        assert made.hex() == case["commitment"]
    for case in vectors["outcomes"]:
        use = case["use"]
        dice = use.get("dice")
        count, bound = (dice["count"], dice["sides"]) if dice else (1, use["size"])
        outcome = numbers(bytes.fromhex(case["link"]), case["canonical"].encode(), bound, count)
        assert outcome == (case["outcome"] if isinstance(case["outcome"], list) else [case["outcome"]])
    for case in vectors["numbers"]:
        wanted = case["numbers"]
        link = bytes.fromhex(case["link"])
        assert numbers(link, case["message"].encode(), int(case["bound"]), len(wanted)) == list(map(int, wanted))
    for case in vectors["seals"]:
        assert digest(2, bytes.fromhex(case["salt"]), case["content"]).hex() == case["seal"]
    for case in vectors["leaves"]:
        seals = [piece for audience, seal in case["seals"] for piece in (audience, bytes.fromhex(seal))]
        assert digest(0, case["public"], *seals).hex() == case["leaf"]
    for case in vectors["heads"]:
        made = digest(1, bytes.fromhex(case["previous"]), u64(case["version"]), bytes.fromhex(case["leaf"]))
        assert made.hex() == case["head"]
    for case in vectors["signatures"]:
        message = bytes.fromhex(case["message"])
        assert signed_by(case["public_key"], case["signature"], message)
        assert not signed_by(case["public_key"], case["signature"], message + b"\0")
        if case["kind"] == "receipt":
            head = bytes.fromhex(case["head"])
            assert message == fields("kronika.receipt.v1", case["game"], u64(case["version"]), head)
        if case["kind"] == "order":
            head = bytes.fromhex(case["head"])
            assert message == fields("kronika.order.v1", case["game"], case["seat"], head, case["order"])
        if case["kind"] == "succession":
            keys = bytes.fromhex(case["older"]), bytes.fromhex(case["newer"])
            assert message == fields("kronika.succession.v1", *keys)
    for case in vectors["keys"]:
        assert is_key(case["key"]) == case["valid"]
    for case in vectors["refused_signatures"]:
        assert not signed_by(case["public_key"], case["signature"], bytes.fromhex(case["message"]))


# Good files


@pytest.mark.slow
def test_good_files(games: dict[str, list[bytes]], first: First) -> None:
    assert len(games) >= 16
    for name, lines in games.items():
        result = verify(lines)
        good, said = first.says(lines)
        assert (result.problems, good) == ([], True), (name, said)
        assert result.levels == [BY_NOBODY] and "consistent, but unsigned" in said
        counts = (result.rolls, result.draws, result.signatures, result.epochs)
        assert "rolls {}, draws {}, signatures {}, epochs of chance {}".format(*counts) in said, name
        draws = re.search(r"(\d+) draws sealed for other seats", said)
        assert sum("the draw of" in one for one in result.unchecked) == (int(draws[1]) if draws else 0), name
        parts = re.search(r"(\d+) parts sealed for others", said)
        assert sum(not one.startswith("0:") for one in result.unchecked) == (int(parts[1]) if parts else 0), name
        assert any("unsigned" in one for one in result.unchecked) == ("played unsigned" in said), name
        assert f"as {result.viewer} sees it" in said, name


def test_levels(games: dict[str, list[bytes]], first: First, tmp_path: Path) -> None:
    lines = games["running, us"]
    key = json.loads(lines[-1])["key"]
    assert verify(lines, key=key).levels == [BY_SERVICE]
    assert "that you trust has signed this log" in first.says(lines, "--key", key)[1]
    stranger = Draft.SERVICE.public_key().public_bytes_raw().hex()
    assert verify(lines, key=stranger).problems and not first.says(lines, "--key", stranger)[0]
    assert verify(lines, require_vouched=True).problems and not first.says(lines, "--require-vouched")[0]
    others = {name: json.loads(games[name][-1]) for name in ("one round, us", "finished, german", "fork, us")}
    draft = Draft(games["closed, referee"])
    draft.event("seat_taken").update(name="somebody else")
    draft.sign()
    cases = [
        (others["one round, us"], True),
        (json.loads(lines[-1]), True),
        (others["finished, german"], False),  # later than this file
        (others["fork, us"], False),  # another game's
        (others["one round, us"] | {"head": "ab" * 32}, False),  # not signed
        (draft.receipt(others["one round, us"]["game"], 20, draft.heads[20]), False),  # of another history, signed
    ]
    for number, (receipt, good) in enumerate(cases):
        kept = tmp_path / f"{number}.json"
        kept.write_bytes(canonical(receipt))
        result = verify(lines, receipt=receipt)
        assert (not result.problems) == good == first.says(lines, "--receipt", str(kept))[0], number
        assert result.levels == ([BY_RECEIPT] if good else [])


# Changed files. What somebody changes who cannot sign for the service is found by the hashes and the receipt.


def test_every_byte_counts(games: dict[str, list[bytes]], first: First) -> None:
    whole = b"".join(games["fork, us"])
    asked = [0]

    @settings(max_examples=10, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, len(whole) - 1), st.integers(1, 255))
    def flip(at: int, by: int) -> None:
        changed = bytearray(whole)
        changed[at] ^= by
        lines = io.BytesIO(changed).readlines()
        assert check(lines)
        asked[0] += 1
        if asked[0] % 5 == 0:
            assert not first.says(lines)[0]

    flip()


RAW: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "another header": lambda f: [f[0].replace(b"v1", b"v2"), *f[1:]],
    "no header": lambda f: f[1:],
    "a space in the header": lambda f: [f[0].replace(b":", b": "), *f[1:]],
    "no receipt": lambda f: f[:-1],
    "two receipts": lambda f: [*f, f[-1]],
    "an empty line at the end": lambda f: [*f, b"\n"],
    "no line feed at the end": lambda f: [*f[:-1], f[-1][:-1]],
    "carriage returns": lambda f: [line[:-1] + b"\r\n" for line in f],
    "a byte order mark": lambda f: [b"\xef\xbb\xbf" + f[0], *f[1:]],
    "a space in a record": lambda f: [*f[:20], f[20].replace(b'":', b'": ', 1), *f[21:]],
    "keys of a record in another order": lambda f: [*f[:20], reordered(f[20]), *f[21:]],
    "a key of a record twice": lambda f: [*f[:20], f[20].replace(b'"tx":', b'"tx":1,"tx":'), *f[21:]],
    "an escape that is not needed": lambda f: [*f[:20], f[20].replace(b'"tx"', b'"\\u0074x"'), *f[21:]],
    "a number with a fraction": lambda f: [*f[:20], re.sub(rb'"tx":(\d+)', rb'"tx":\1.0', f[20]), *f[21:]],
    "a number of more than 64 bits": lambda f: [
        *f[:20],
        re.sub(rb'"tx":(\d+)', rb'"tx":9223372036854775808', f[20]),
        *f[21:],
    ],
    "a further key in a record": lambda f: [*f[:20], f[20].replace(b'{"public"', b'{"more":1,"public"'), *f[21:]],
    "an empty list of parts": lambda f: [*f[:20], f[20].replace(b"}\n", b',"sealed":[]}\n'), *f[21:]],
    "a record dropped": lambda f: [*f[:40], *f[41:]],
    "a record twice": lambda f: [*f[:40], f[40], *f[40:]],
    "two records exchanged": lambda f: [*f[:40], f[41], f[40], *f[42:]],
    "the last record dropped": lambda f: [*f[:-2], f[-1]],
    "all records dropped": lambda f: [f[0], f[-1]],
    "only one record": lambda f: [*f[:2], f[-1]],
    "another game in the receipt": lambda f: [*f[:-1], receipt(f, game="x")],
    "another version in the receipt": lambda f: [*f[:-1], receipt(f, version=2)],
    "a huge version in the receipt": lambda f: [*f[:-1], receipt(f, version=1 << 70)],
    "another head in the receipt": lambda f: [*f[:-1], receipt(f, head="00" * 32)],
    "another key in the receipt": lambda f: [*f[:-1], receipt(f, key="00" * 32)],
    "another signature in the receipt": lambda f: [*f[:-1], receipt(f, signature="00" * 64)],
    "a further key in the receipt": lambda f: [*f[:-1], receipt(f, more=1)],
    "a time changed": lambda f: [*f[:20], re.sub(rb'"at":"2', rb'"at":"3', f[20]), *f[21:]],
    "a face changed": lambda f: [re.sub(rb'"faces":\[\d', rb'"faces":[11', line) for line in f],
    "a salt changed": lambda f: [re.sub(rb'"salt":".', rb'"salt":"g', line, count=1) for line in f],
    "a salt in capitals": lambda f: [re.sub(rb'"salt":"\w+', lambda m: upper(m[0]), line) for line in f],
    "a part shut": lambda f: shut(f, 0),
    "the last part shut": lambda f: shut(f, -1),
    "a part both open and shut": lambda f: [
        line.replace(b'"salt"', b'"seal":"' + b"0" * 64 + b'","salt"') for line in f
    ],
    "a seal changed": lambda f: [re.sub(rb'"seal":"....', rb'"seal":"0000', line) for line in f],
    "a part for another seat": lambda f: [line.replace(b'[{"audience":"us"', b'[{"audience":"uk"') for line in f],
    "a part left out": lambda f: [re.sub(rb',"sealed":.*\}\]\}', b"}", line) for line in f],
    "nothing": lambda f: [],
}


def reordered(line: bytes) -> bytes:
    record = json.loads(line)
    public = dict(reversed(record["public"].items()))
    return json.dumps({"public": public}, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def receipt(lines: list[bytes], **changed: Any) -> bytes:
    return canonical(json.loads(lines[-1]) | changed) + b"\n"


def upper(found: bytes) -> bytes:
    return b'"salt":"' + found[8:].upper()


def shut(lines: list[bytes], n: int) -> list[bytes]:
    """One open part is shut, as if it were another's: hashes and receipt are as they were."""
    at = [i for i, line in enumerate(lines) if b'"salt":' in line and b'"sealed":' in line][n]
    record = json.loads(lines[at])
    part = record["sealed"][0]
    seal = digest(2, bytes.fromhex(part["salt"]), canonical(part["content"])).hex()
    record["sealed"] = [{"audience": part["audience"], "seal": seal}]
    return [*lines[:at], canonical(record) + b"\n", *lines[at + 1 :]]


@pytest.mark.parametrize("kind", RAW)
def test_changed_after_export(kind: str, games: dict[str, list[bytes]], first: First) -> None:
    lines = games["fork, us"]
    changed = RAW[kind](list(lines))
    assert changed != lines
    assert check(changed)
    assert not first.says(changed)[0]


# What the service itself could write: all hashes, seals, signatures and the receipt are made to fit.

Change = Callable[[Draft], object]
FORGED: list[tuple[str, str, Change, str]] = []  # name, game, change, who cannot see it


def forged(name: str, game: str = "fork", unseen: str = "") -> Callable[[Change], Change]:
    def add(change: Change) -> Change:
        FORGED.append((name, game, change, unseen))
        return change

    return add


def other(seat: str) -> str:
    return "german" if seat == "us" else "us"


def bent(value: str) -> str:
    """Hex digits with one changed."""
    return ("1" if value[0] == "0" else "0") + value[1:]


@pytest.fixture(scope="module")
def forge(games: dict[str, list[bytes]]) -> Callable[[str, Change], Draft]:
    def make(game: str, change: Change) -> Draft:
        draft = Draft(games[f"{game}, referee"])
        change(draft)
        draft.sign()
        return draft

    return make


def simple(name: str, change: Change, game: str = "fork", unseen: str = "") -> None:
    FORGED.append((name, game, change, unseen))


# Rolls. What changes the outcome by chance is done to all of them: one in ten would come out the same.


def rolls(d: Draft) -> list[Any]:
    events = [record["public"]["event"] for record in d.records]
    return [event["use"] for event in events if event["type"] == "kronika.dice_rolled.v1"]


simple("another face", lambda d: d.event("dice_rolled").update(faces=[(d.event("dice_rolled")["faces"][0] + 1) % 10]))
simple("one die more", lambda d: d.event("dice_rolled")["faces"].append(3))
simple("no faces", lambda d: d.event("dice_rolled").update(faces=[]))
simple("another link", lambda d: d.event("dice_rolled").update(link=bent(d.event("dice_rolled")["link"])))
simple("the link before", lambda d: d.event("dice_rolled", 1).update(link=d.event("dice_rolled", 0)["link"]))
simple("dice with more sides", lambda d: [use["dice"].update(sides=1000) for use in rolls(d)])
simple("dice with no sides", lambda d: d.event("dice_rolled")["use"]["dice"].update(sides=0))
simple("a link skipped", lambda d: d.event("dice_rolled", -1)["use"].update(k=99))
simple("a link used twice", lambda d: d.event("dice_rolled", 1)["use"].update(k=1))
simple("rolls for another target", lambda d: [use["purpose"].update(target="nobody") for use in rolls(d)])
simple("rolls by another rule", lambda d: [use["purpose"].update(rule="U99") for use in rolls(d)])
simple("a roll of an epoch to come", lambda d: d.event("dice_rolled")["use"].update(epoch=2))
simple("a roll of an epoch gone", lambda d: d.event("dice_rolled", -1)["use"].update(epoch=1), "restored")
simple("a roll on a seat's chain", lambda d: d.event("dice_rolled")["use"].update(audience="us"))
simple("two rolls exchanged", lambda d: exchange(d, "dice_rolled", "link", "faces"))


def exchange(draft: Draft, tag: str, *keys: str) -> None:
    a, b = draft.event(tag, 0), draft.event(tag, 1)
    for key in keys:
        a[key], b[key] = b[key], a[key]


@forged("a roll worded otherwise, with the faces that come of it")
def worded(d: Draft) -> None:
    event = d.event("dice_rolled")
    event["use"]["purpose"].update(subject="somebody")
    event["faces"] = faces_of(d, event)


@forged("another number of dice, with the faces that come of it")
def more_dice(d: Draft) -> None:
    event = d.event("dice_rolled")
    event["use"]["dice"].update(count=event["use"]["dice"]["count"] + 1)
    event["faces"] = faces_of(d, event)


def faces_of(d: Draft, event: dict[str, Any]) -> list[int]:
    use, created = event["use"], d.event("game_created")
    revealed = [record["public"]["event"] for record in d.records if "entropy" in record["public"]["event"]]
    message = {key: use[key] for key in ("audience", "dice", "epoch", "k", "purpose")} | {
        "entropy": {one["seat"]: one["entropy"] for one in revealed if one["epoch"] == use["epoch"]},
        "game": created["game"],
        "pack": created["pack"]["hash"],
        "size": None,
        "tag": "kronika.chance.v1",
    }
    link = bytes.fromhex(event["link"])
    return numbers(link, canonical(message), use["dice"]["sides"], use["dice"]["count"])


@forged("a roll left out")
def roll_left_out(d: Draft) -> None:
    d.drop(d.find("dice_rolled", 1))


@forged("a roll once more")
def roll_again(d: Draft) -> None:
    d.insert(d.find("dice_rolled", 1) + 1, dict(d.event("dice_rolled", 1)))


# Draws


def drawn(d: Draft, n: int = -1) -> Any:
    return d.part("card_drawn", n, side="german")["content"]


def draw(d: Draft) -> Any:
    return d.records[d.find("card_drawn", -1, side="german")]


GERMAN_DRAWS = "us public"  # who does not see them


@forged("another card drawn", unseen=GERMAN_DRAWS)
def other_card(d: Draft) -> None:
    drawn(d).update(card="german-rifleman-x")


@forged("another place in the deck", unseen=GERMAN_DRAWS)
def other_place(d: Draft) -> None:
    drawn(d).update(index=drawn(d)["index"] + 1)


@forged("another link of a draw", unseen=GERMAN_DRAWS)
def other_link(d: Draft) -> None:
    drawn(d).update(link=bent(drawn(d)["link"]))


simple("a deck of another size", lambda d: d.event("card_drawn", -1, side="german")["use"].update(size=99))
simple("a draw on the other's chain", lambda d: d.event("card_drawn", -1, side="german")["use"].update(audience="us"))
simple(
    "a draw on the public chain", lambda d: d.event("card_drawn", -1, side="german")["use"].update(audience="public")
)
simple("a draw of nothing", lambda d: draw(d).pop("sealed"))
simple("a draw for the other", lambda d: draw(d)["sealed"][0].update(audience="us"))
simple("a draw of two cards", lambda d: draw(d)["sealed"].append(dict(draw(d)["sealed"][0])))
simple("a draw that is not said to be secret", lambda d: d.event("card_drawn", -1, side="german").pop("secret"))
simple("a roll with something sealed", lambda d: seal_more(d, "dice_rolled"))
simple("a start with something sealed", lambda d: seal_more(d, "game_started"))


def seal_more(d: Draft, tag: str) -> None:
    d.records[d.find(tag)]["sealed"] = [{"audience": "us", "content": 1, "salt": "ab" * 32}]


# Entropy and epochs

simple("another commitment", lambda d: d.event("entropy_committed").update(commitment="ab" * 32))
simple("another entropy", lambda d: d.event("entropy_revealed", 1).update(entropy="ab" * 32))
simple("another anchor", lambda d: d.event("epoch_opened")["anchors"].update(public="ab" * 32))
simple("an anchor missing", lambda d: d.event("epoch_opened")["anchors"].pop("german"))
simple("an anchor too many", lambda d: d.event("epoch_opened")["anchors"].update(french="ab" * 32))
simple("another epoch", lambda d: d.event("epoch_opened", 1).update(epoch=3), "restored")
simple("an epoch that never began", lambda d: d.drop(d.find("epoch_began")))
simple("a commitment missing", lambda d: d.drop(d.find("entropy_committed", 1)))
simple("a reveal missing", lambda d: d.drop(d.find("entropy_revealed", 1)))
simple("revealed too early", lambda d: d.move(d.find("entropy_revealed"), d.find("entropy_committed", 1)))
simple("begun too early", lambda d: d.move(d.find("epoch_began"), d.find("entropy_revealed", 1)))
simple("committed twice", lambda d: d.insert(d.find("entropy_committed", 1), dict(d.event("entropy_committed"))))
simple("revealed twice", lambda d: d.insert(d.find("entropy_revealed", 1), dict(d.event("entropy_revealed"))))
simple("committed for another epoch", lambda d: d.event("entropy_committed").update(epoch=2))
simple(
    "a reveal that binds nobody",
    lambda d: d.event("entropy_revealed", seat="german")["signed"].update(head=ZEROS),
)
simple(
    "a reveal over the head before the last commitment",
    lambda d: d.event("entropy_revealed", seat="german")["signed"].update(
        head=d.heads[d.find("entropy_committed", -1)]
    ),
)
simple("a seed that fits no anchor", lambda d: d.event("game_closed")["seeds"][0].update(seed="ab" * 32))
simple("a seed of an epoch that never was", lambda d: d.event("game_closed")["seeds"][0].update(epoch=7))
simple("another pack", lambda d: d.event("game_created")["pack"].update(hash="ab" * 32))


@forged("a decision that asked for another roll")
def other_roll(d: Draft) -> None:
    at = d.find("dice_rolled")
    asked = [i for i in range(at) if "decision_made" in d.records[i]["public"]["event"]["type"]][-1]
    d.records[asked]["public"]["event"]["public"]["decision"]["act"]["target"] = "somebody"


@forged("other entropy, and a commitment to it, after the other's was seen")
def chosen_entropy(d: Draft) -> None:
    entropy, game = "ab" * 32, d.event("game_created")["game"]
    anchors = d.event("epoch_opened")["anchors"]
    made = commitment_of("us", game, bytes.fromhex(entropy), anchors).hex()
    d.event("entropy_committed", seat="us").update(commitment=made)
    d.event("entropy_revealed", seat="us").update(entropy=entropy)


# Signatures and decisions


def signed_decision(d: Draft, n: int = 2) -> dict[str, Any]:
    return d.event("decision_made", n, seat="german", public=...)


@forged("another signature")
def other_signature(d: Draft) -> None:
    where = signed_decision(d)["public"]
    where["signed"].update(signature=bent(where["signed"]["signature"]))
    where["keep"] = True


@forged("no signature")
def no_signature(d: Draft) -> None:
    signed_decision(d)["public"].pop("signed")


@forged("another decision under a signature")
def other_decision(d: Draft) -> None:
    # signed before it is changed: the heads do not change by it, as they come before
    where = signed_decision(d)["public"]
    where.update(decision={"card": "german-scout-b", "decide": "ready"}, keep=True)


simple("a head this log never had", lambda d: signed_decision(d)["public"]["signed"].update(head="ab" * 32))


@forged("a head of the future")
def head_of_the_future(d: Draft) -> None:
    at = d.find("decision_made", 2, seat="german", public=...)
    d.records[at]["public"]["event"]["public"]["signed"]["head"] = d.heads[at + 1]


@forged("a decision that says nothing")
def empty_decision(d: Draft) -> None:
    signed_decision(d).pop("public")


@forged("a secret decision that is not said to be secret")
def hidden_decision(d: Draft) -> None:
    d.event("decision_made", -1, seat="german", secret=...).pop("secret")


@forged("a secret decision without its part")
def lost_decision(d: Draft) -> None:
    d.records[d.find("decision_made", -1, seat="german", secret=...)].pop("sealed")


@forged("a decision both public and secret")
def twofold_decision(d: Draft) -> None:
    event = signed_decision(d)
    event["secret"] = {"audience": "german"}
    d.records[d.find("decision_made", 2, seat="german", public=...)]["sealed"] = [
        {"audience": "german", "content": event["public"], "salt": "ab" * 32}
    ]


@forged("a secret told to all, and another sealed")
def told_to_all(d: Draft) -> None:
    d.event("initiative_picked", -1)["secret"]["content"] = "german-fog-of-war"


simple(
    "signed by another key", lambda d: d.event("seat_taken", seat="german").update(key=d.receipt("", 0, ZEROS)["key"])
)
simple("a commitment not signed", lambda d: d.event("entropy_committed", seat="german").pop("signed"))
simple("a reveal not signed", lambda d: d.event("entropy_revealed", seat="german").pop("signed"))
simple("a decision by the other seat", lambda d: signed_decision(d).update(seat="us"))
simple("a decision on another prompt", lambda d: signed_decision(d).update(prompt=1))
simple("a prompt of another version", lambda d: d.event("prompt_opened").update(prompt=1))
simple("a prompt left out", lambda d: d.drop(d.find("prompt_opened", 3)))


@forged("a decision twice")
def decided_twice(d: Draft) -> None:
    at = d.find("decision_made", 1, public=...)
    d.insert(at + 1, dict(d.records[at]["public"]["event"]))


@forged("an old signature used again", "closed")
def replayed(d: Draft) -> None:
    """An answer that was taken back is given once more, with the signature it had."""
    undone = d.find("undone")
    to = d.records[undone]["public"]["event"]["to"]
    old = next(i for i in range(to, undone) if "decision_made" in d.records[i]["public"]["event"]["type"])
    event = d.records[old]["public"]["event"]
    again = d.find("decision_made", -1, prompt=event["prompt"])
    assert again > undone
    if "public" in event:
        d.records[again]["public"]["event"]["public"] = json.loads(canonical(event["public"]))
    else:
        d.records[again]["sealed"] = json.loads(canonical(d.records[old]["sealed"]))


# Seats

simple("a seat taken twice", lambda d: d.insert(d.find("epoch_began"), dict(d.event("seat_taken"))))
simple("another seed of a bot", lambda d: d.event("game_closed")["bots"][0].update(seed="00" * 32), "bot")
simple("a seed where no bot was seated", lambda d: d.event("game_closed")["bots"][0].update(at=3), "bot")
simple("another version of a bot", lambda d: d.event("bot_seated").update(version="2"), "bot")
simple("another bot", lambda d: d.event("bot_seated").update(bot="clever"), "bot")
simple("a bot in the seat of a player", lambda d: d.event("bot_seated").update(seat="us"), "bot")
simple("a bot that was a player before", lambda d: d.event("seat_taken", seat="german").update(holder="ab" * 32), "bot")
simple(
    "a bot that passes its seat on",
    lambda d: d.insert(d.find("resigned"), seat("seat_handed_over", "german") | {"name": "Eve", "holder": "ab" * 32}),
    "bot",
)
simple("a seat left, and played", lambda d: d.insert(d.find("game_started"), seat("seat_left", "german")))
simple("a handover nobody signed", lambda d: d.event("seat_handed_over").pop("signed"), "closed")
simple("a handover to another key", lambda d: handed_to_another(d), "closed")
simple("a handover without consent", lambda d: d.drop(d.find("handover_consented")), "closed")
simple("a handover by fewer", lambda d: d.event("seat_handed_over", consents=...).pop("consents"), "closed")
simple("a handover nobody asked for", lambda d: d.drop(d.find("handover_proposed")), "closed")
simple("a handover to another name", lambda d: d.event("handover_proposed").update(name="x"), "closed")
simple("consent to nothing", lambda d: d.insert(20, seat("handover_consented", "us") | {"by": "german"}))
simple("a handover of an empty seat", lambda d: empty_seat(d))
simple("a handover that a stranger asked for", lambda d: d.event("handover_proposed").pop("invitation"), "closed")
simple("a handover by another's invitation", lambda d: d.event("handover_proposed").update(seat="us"), "closed")
simple("a handover by the creator's invitation", lambda d: d.event("invitation_given", n=1).update(by=""), "closed")
simple("an invitation of nobody", lambda d: d.insert(2, invited("us")))
simple("an invitation withdrawn by another", lambda d: d.event("invitation_withdrawn").update(by="german"), "closed")
simple("an invitation used twice", lambda d: d.insert(d.find("handover_proposed"), withdrawn(d)), "closed")
simple("a seat taken by no invitation", lambda d: d.event("seat_taken").update(invitation=2))
simple("consent to another proposal", lambda d: d.event("handover_consented").update(proposal=2), "closed")
simple("consent to no proposal named", lambda d: d.event("handover_consented").pop("proposal"), "closed")
simple("a handover by another proposal", lambda d: d.event("seat_handed_over", n=1).update(proposal=2), "closed")
simple("two proposals at once", lambda d: asked_twice(d), "closed")
simple("called off after it had started", lambda d: called_off(d))
simple("called off, and closed otherwise", lambda d: d.event("game_closed").update(how="abandoned"))
simple("a seat there is not", lambda d: d.event("seat_taken").update(seat="french"))


def seat(tag: str, name: str, **more: Any) -> dict[str, Any]:
    return {"seat": name, "type": f"kronika.{tag}.v1"} | more


def invited(by: str) -> dict[str, Any]:
    return {"by": by, "holder": "h", "lifetime": 60, "type": "kronika.invitation_given.v1"}


def withdrawn(d: Draft) -> dict[str, Any]:
    """Just before it is used, by who gave it."""
    used = d.event("handover_proposed")["invitation"]
    by = d.records[used - 1]["public"]["event"]["by"]
    return {"by": by, "invitation": used, "type": "kronika.invitation_withdrawn.v1"}


def asked_twice(d: Draft) -> None:
    creator, name = d.event("game_created")["creator"], d.event("handover_proposed")["seat"]
    at = d.find("handover_proposed") + 1
    d.insert(at, seat("handover_proposed", name) | {"holder": creator, "name": "x"})


def called_off(d: Draft) -> None:
    d.event("game_finished").update(how="abandoned", winners=[])
    d.event("game_closed").update(how="abandoned")


def handed_to_another(d: Draft) -> None:
    event = d.event("seat_handed_over")
    event.update(name="somebody else", keep=True)


def empty_seat(d: Draft) -> None:
    """Between the end and the closing nobody needs the seat any more."""
    at = d.find("game_closed")
    d.insert(at, seat("seat_left", "us"))
    d.insert(at + 1, seat("seat_handed_over", "us") | {"holder": "h", "name": "x"})


simple("a seat with a key of small order", lambda d: taken_in_the_end(d, "01" + "00" * 31))
simple("a seat with a key of order 8", lambda d: taken_in_the_end(d, SMALL_POINT))
simple("a seat with a key off the curve", lambda d: taken_in_the_end(d, "02" + "00" * 31))
simple("a seat with a key written otherwise", lambda d: taken_in_the_end(d, "f0" + "ff" * 30 + "7f"))

SMALL_POINT = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85"


def taken_in_the_end(d: Draft, key: str) -> None:
    """Somebody takes a seat when nothing is signed any more, so only the key itself can be wrong."""
    at = d.find("game_closed")
    d.insert(at, seat("seat_left", "us"))
    d.insert(at + 1, seat("seat_taken", "us") | {"holder": "h", "key": key, "name": "x"})


# The end


@forged("the other seat won", "closed")
def flipped(d: Draft) -> None:
    event = d.event("game_finished")
    event.update(winners=[other(event["winners"][0])])


simple("nobody won", lambda d: d.event("game_finished").update(winners=[]))
simple("both won", lambda d: d.event("game_finished").update(winners=["german", "us"]))
simple("nobody resigned", lambda d: d.drop(d.find("resigned")))
simple("the other resigned", lambda d: d.event("resigned").update(seat="german"))
simple("claimed without a limit", lambda d: claimed_without_limit(d))
simple("drawn by one", lambda d: drawn_by_one(d))
simple("won by no rule", lambda d: d.event("game_finished").update(how="objectives"))
simple("closed and not over", lambda d: d.drop(d.find("game_finished")))
simple("closed and not opened", lambda d: d.event("game_closed").update(opened=False))
simple("finished twice", lambda d: d.insert(d.find("game_finished") + 1, dict(d.event("game_finished"))))


def claimed_without_limit(d: Draft) -> None:
    d.event("game_created").get("options", {}).pop("reply_limit", None)
    at = d.find("resigned")
    d.records[at]["public"]["event"] = seat("game_claimed", "german") | {"against": "us"}
    d.event("game_finished").update(how="claimed")


def drawn_by_one(d: Draft) -> None:
    at = d.find("resigned")
    d.records[at]["public"]["event"] = seat("draw_ended", "us") | {"by": "us", "how": "accepted"}
    d.insert(at, seat("draw_offered", "us"))
    d.event("game_finished").update(how="drawn", winners=[])


# What was sealed is opened

simple("opened otherwise", lambda d: opened(d, 1).update(content="german-fog-of-war-2"))
simple("opened with another salt", lambda d: opened(d, 1).update(salt="ab" * 32))
simple("opened by another version", lambda d: opened(d, 1).update(version=7))
simple("not all opened", lambda d: revealed(d)["opened"].pop())
simple("fewer opened", lambda d: (revealed(d)["opened"].pop(), revealed(d)["event"]["opens"].pop()))
simple("opened in another order", lambda d: revealed(d)["opened"].reverse())
simple("nothing opened", lambda d: revealed(d).pop("opened"))
simple("opened unasked", lambda d: d.records[20]["public"].update(opened=[dict(opened(d, 0))]))
simple("another pick shown", lambda d: d.event("initiative_revealed")["picks"].update(us="us-x"))
simple("only one pick shown", lambda d: d.event("initiative_revealed")["picks"].pop("us"))


def revealed(d: Draft) -> Any:
    return d.records[d.find("initiative_revealed")]["public"]


def opened(d: Draft, n: int) -> Any:
    return revealed(d)["opened"][n]


# Undo


def undone(to: int, free: bool = True, name: str = "us") -> dict[str, Any]:
    return seat("undone", name) | {"to": to, "free": free}


@forged("a free undo of a roll")
def undo_of_a_roll(d: Draft) -> None:
    at = d.find("dice_rolled", -1)
    d.insert(at + 1, undone(at))


@forged("a free undo of a draw")
def undo_of_a_draw(d: Draft) -> None:
    at = d.find("card_drawn", -1)
    d.insert(at + 1, undone(at))


@forged("a free undo of the other's decision")
def undo_of_others(d: Draft) -> None:
    at = d.find("decision_made", 2, public=...)
    d.insert(at + 1, undone(at, True, other(d.records[at]["public"]["event"]["seat"])))


@forged("a free undo of a surrender")
def undo_of_surrender(d: Draft) -> None:
    at = d.find("game_finished")
    d.insert(at + 1, undone(at))


simple("an undo nobody asked for", lambda d: d.insert(d.find("game_finished"), undone(40, False)))
simple("an undo into the future", lambda d: d.insert(d.find("game_finished"), undone(1000)))
simple("an undo to before the game", lambda d: d.insert(d.find("game_finished"), undone(0)))
simple("an undo nobody agreed to", lambda d: d.drop(d.find("undo_agreed")), "closed")
simple("an undo to another version", lambda d: d.event("undone", free=False).update(to=30), "closed")
simple("an undo in a strict game", lambda d: d.event("game_created")["options"].update(strict=True), "closed")
simple("an undo left out", lambda d: d.drop(d.find("undone")), "closed")
simple("agreement to nothing", lambda d: d.insert(20, seat("undo_agreed", "us") | {"by": "german"}))

# The rest

simple("a record after the closing", lambda d: d.insert(len(d.records), seat("end_confirmed", "us")))
simple("the game created again", lambda d: d.insert(20, dict(d.event("game_created"))))
simple("another transaction", lambda d: d.records[30]["public"].update(tx=1))
simple("a transaction to come", lambda d: d.records[30]["public"].update(tx=99))
simple("a card from nowhere", lambda d: d.insert(d.find("turn_ended"), moved("us-x")))
simple("a card of both sides' play areas", lambda d: d.insert(d.find("turn_ended"), moved("german-fog-of-war")))
simple("a card from an empty zone", lambda d: d.event("card_moved", source="hand").update(source="pick"))
simple("a zone there is not", lambda d: d.event("card_moved").update(target="attic"))
simple("a reshuffle left out", lambda d: d.drop(d.find("discard_reshuffled")))
simple("a pick left out", lambda d: d.drop(d.find("initiative_picked")))
simple("a hand of another size", lambda d: d.event("position_inherited")["sides"][0].update(hand=40))
simple("a card more inherited", lambda d: inherited(d)["removed"].append("x"), unseen="german public")
simple("an event there is not", lambda d: d.event("game_started").update(type="kronika.game_begun.v1"))
simple("a field there is not", lambda d: d.event("game_started").update(more=1))
simple("a field there is not, in a use", lambda d: d.event("dice_rolled")["use"].update(more=1))
simple("a field there is not, in a purpose", lambda d: d.event("dice_rolled")["use"]["purpose"].update(more="1"))
simple("hex in capitals", lambda d: d.event("dice_rolled").update(link=d.event("dice_rolled")["link"].upper()))
simple("a field missing", lambda d: d.event("game_finished").pop("winners"))
simple("a field of another type", lambda d: d.event("game_finished").update(how=1))
simple("a reply limit below 0", lambda d: options(d).update(reply_limit=-1))
simple("a closing time below 0", lambda d: options(d).update(closing_time=-3600))
simple("undo that expires before it is asked for", lambda d: options(d).update(undo_expiry=-1))
simple("a creator of one byte", lambda d: d.event("game_created").update(creator="ab"))
simple("a creator of 31 bytes", lambda d: d.event("game_created").update(creator="ab" * 31))
simple("a hash of a pack of one byte", lambda d: d.event("game_created")["pack"].update(hash="ab"))
simple("a holder of one byte", lambda d: d.event("seat_taken").update(holder="ab"))
simple("dice with 2^31 sides", lambda d: [use["dice"].update(sides=2**31) for use in rolls(d)])
simple("a draw of 2^31 things", lambda d: draw(d)["public"]["event"]["use"].update(size=2**31))
simple("a decision sealed for another", lambda d: sealed_for_other(d, "decision_made", secret=...))
simple("a pick sealed for another", lambda d: sealed_for_other(d, "initiative_picked"))
simple("a system there is not", lambda d: d.event("game_created").update(system="chess"))

simple("a limit changed without a request", lambda d: d.insert(20, seat("limit_changed", "us", change="pause")))
simple("a limit resumed that is not paused", lambda d: d.insert(20, seat("limit_requested", "us", change="resume")))
simple(
    "a request about a limit ended", lambda d: d.insert(20, seat("limit_request_ended", "us", how="withdrawn", by="us"))
)
simple("a request about a limit agreed to", lambda d: d.insert(20, seat("limit_agreed", "us", by="german")))
simple("a limit extended by nothing", lambda d: d.insert(20, seat("limit_requested", "us", change="extend")))
simple("a claim since no earlier event", lambda d: d.event("game_claimed").update(since=999), "called off")
simple("a claim in the grace period", lambda d: outage(d, grace=3600), "called off")
simple("a claim in spite of an outage", lambda d: outage(d), "called off")


def sealed_for_other(d: Draft, tag: str, **having: Any) -> None:
    record = d.records[d.find(tag, **having)]
    (part,) = record["sealed"]
    part["audience"] = record["public"]["event"]["secret"]["audience"] = other(part["audience"])


def outage(d: Draft, **more: Any) -> None:
    """The service was down almost all the time that the claim waited."""
    claim = d.find("game_claimed")
    began, ended = (d.records[at]["public"]["at"] for at in (d.event("game_claimed")["since"] - 1, claim))
    d.event("game_claimed").update(outages=[{"began": began, "ended": ended}], **more)


def options(d: Draft) -> Any:
    return d.event("game_created").setdefault("options", {})


def inherited(d: Draft) -> Any:
    return d.part("zones_inherited", side="us")["content"]


def moved(card: str) -> dict[str, Any]:
    zones = {"source": "play", "target": "discard"}
    return {"card": card, "side": "us", "type": "undaunted.card_moved.v1"} | zones


# By docs/checking-a-game.md these are problems. The first verifier did not find them when this was written.
@pytest.mark.parametrize(("name", "game", "change", "unseen"), FORGED, ids=[case[0] for case in FORGED])
def test_written_by_the_service(
    name: str, game: str, change: Change, unseen: str, forge: Callable[[str, Change], Draft], first: First
) -> None:
    draft = forge(game, change)
    audiences = ("referee", "us", "german", "public") if unseen else ("referee", "public")
    verdicts = {audience: not check(draft.lines(audience)) for audience in audiences}
    assert verdicts == {audience: audience in unseen.split() for audience in verdicts}
    asked = "public" if "public" not in unseen else "referee" if "referee" not in unseen else "german"
    good, said = first.says(draft.lines(asked))
    assert not good, said


def test_only_unsigned_tail_can_be_rewritten(forge: Callable[[str, Change], Draft], first: First) -> None:
    """No verifier can find these without a receipt or a key: the whole file is made up."""
    harmless: list[Change] = [
        lambda d: None,
        lambda d: d.records[20]["public"].update(at="2001-01-01T00:00:00.000000Z"),
        lambda d: d.drop(len(d.records) - 1),
        lambda d: d.insert(20, {"type": "kronika.game_started.v1"}),
        lambda d: d.event("seat_taken").update(name="somebody else"),
        lambda d: d.event("epoch_opened").update(reason=""),
        lambda d: d.event("dice_rolled")["use"].update(size=None),
        lambda d: d.event("game_created").pop("options"),
        lambda d: d.event("initiative_settled").update(side="x"),  # against the rules, not against the log
        lambda d: d.insert(d.find("turn_started") + 1, undone(d.find("turn_started") + 1)),  # nothing is taken back
    ]
    for number, change in enumerate(harmless):
        draft = forge("fork", change)
        lines = draft.lines("german")
        assert (number, check(lines), first.says(lines)[0]) == (number, [], True)


# What is named


def test_a_key_counts_as_the_one_that_it_succeeded(games: dict[str, list[bytes]], first: First) -> None:
    lines = games["rotated, us"]
    receipt = json.loads(lines[-1])
    old, *_ = [one["key"] for one in receipt["successions"]]
    assert len(receipt["successions"]) == 2
    for key in (old, receipt["key"]):
        assert verify(lines, key=key).levels == [BY_SERVICE]
        assert first.says(lines, "--key", key)[0]
    broken = [
        receipt | {"successions": receipt["successions"][::-1]},
        receipt | {"successions": receipt["successions"][:1]},
        receipt | {"successions": [one | {"signature": receipt["signature"]} for one in receipt["successions"]]},
        receipt | {"successions": []},
        {name: value for name, value in receipt.items() if name != "successions"},
    ]
    for changed in broken:
        forged = [*lines[:-1], canonical(changed) + b"\n"]
        assert check(forged) and not first.says(forged)[0]
    before = [HEADER, *lines[1:-1], canonical(broken[-1]) + b"\n"]
    assert verify(before, key=receipt["key"]).levels == [BY_SERVICE]
    assert verify(before, key=old).problems and not first.says(before, "--key", old)[0]


def test_a_reveal_of_an_older_game_that_binds_nobody_is_named(
    forge: Callable[[str, Change], Draft], first: First
) -> None:
    def unbound(d: Draft) -> None:
        d.event("game_created").pop("reveals_bound")
        d.event("entropy_revealed", seat="german")["signed"].update(head=ZEROS)

    lines = forge("closed", unbound).lines("public")
    version = next(n for n, line in enumerate(lines) if b"entropy_revealed" in line and b'"german"' in line)
    assert verify(lines).unbound == [f"{version}: german did not bind the others"]
    good, said = first.says(lines)
    assert good and f"german did not bind the others (epoch 2, revealed at version {version})" in said
    key = json.loads(lines[-1])["key"]
    assert first.says(lines, "--key", key)[0] and not first.says(lines, "--key", key, "--require-vouched")[0]
    assert verify(lines, key=key).problems == [] != verify(lines, key=key, require_vouched=True).problems


def test_every_epoch_that_was_void_is_named_with_who_had_revealed(games: dict[str, list[bytes]], first: First) -> None:
    lines = games["voided, public"]
    found = [one for one in verify(lines).unchecked if "was void" in one]
    assert found == [
        f"0: epoch {epoch} was void before it began, when {who} had revealed"
        for epoch, who in ((1, "nobody"), (2, "us"), (3, "us"))
    ]
    said = first.says(lines)[1]
    for epoch, who in ((1, "nobody"), (2, "us"), (3, "us")):
        assert f'whether epoch {epoch} had to be void before it began: "a participant left", when {who} had' in said


def test_a_file_with_all_parts_open_of_a_game_that_is_not_is_named(
    forge: Callable[[str, Change], Draft], first: First
) -> None:
    lines = forge("fork", lambda d: d.drop(d.find("game_closed"))).lines("referee")
    assert any("who else has seen the hands" in one for one in verify(lines).unchecked)
    good, said = first.says(lines)
    assert good and "who else has seen the hands" in said
