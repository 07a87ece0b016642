"""The third verifier, in Node.js, says of Foray's games what the second says, of honest ones and of forged ones
that are hashed and signed as they should be: several sealed parts, the referee's chain, orders, who gives up."""

import json
import subprocess
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kronika.domain.kernel import ends
from kronika.domain.kernel.export import Export, ReceiptLine, lines
from kronika.domain.kernel.hashing import genesis
from kronika.domain.kernel.log import Record, heads
from kronika.domain.kernel.signing import receipt_message
from kronika.domain.kernel.words import PUBLIC, REFEREE
from tests.foray import events as e
from tests.foray.system import FORAY
from tests.foray.table import played
from tests.foray.test_closing import another_card, eventful, file, lost, taken_back
from tests.foray.test_playing_on import claims, waiting_for
from tests.foray.test_second_verifier import FORGED, KERNEL, TITLES, changed, export
from tests.node.running import HERE, node
from tests.trust import second_verifier as second

pytestmark = pytest.mark.slow

KEY = Ed25519PrivateKey.from_private_bytes(b"\x07" * 32)
AUDIENCES = (REFEREE, PUBLIC, "n1", "s1")


def signed(records: tuple[Record, ...]) -> list[bytes]:
    """The lines of a file whose hashes and receipt fit what it says."""
    created, opened = (json.loads(bytes(record.public))["event"] for record in records[:2])
    start = genesis(created["game"], created["pack"]["hash"], opened["anchors"].items())
    head = list(heads(start, enumerate(records, 1)))[-1]
    game, version = created["game"], len(records)
    signature = KEY.sign(receipt_message(game, version, head)).hex()
    return list(
        lines(records, ReceiptLine(game, head.hex(), KEY.public_key().public_bytes_raw().hex(), signature, version))
    )


def judged(folder: Path, files: dict[str, list[bytes]]) -> dict[str, bool]:
    """Which of the files are good, by Node."""
    paths = {str(folder / f"{number}.jsonl"): name for number, name in enumerate(files)}
    for path, name in paths.items():
        Path(path).write_bytes(b"".join(files[name]))
    done = subprocess.run([node(), str(HERE / "verify.mjs"), *paths], capture_output=True, text=True)
    assert not done.stderr, done.stderr
    said = {line.split(": ", 1)[0]: line for line in done.stdout.splitlines() if not line.startswith(" ")}
    return {name: ": OK, as " in said[path] for path, name in paths.items()}


def cut(whole: Export, audience: str) -> list[bytes]:
    return list(lines(tuple(record.cut(audience) for record in whole.records), whole.receipt))


def test_golden_games_are_good_for_every_audience(tmp_path: Path) -> None:
    files = {f"{title}, {audience}": cut(export(title), audience) for title in TITLES for audience in AUDIENCES}
    files = {name: rows for name, rows in files.items() if not (name.startswith("alone") and name.endswith("s1"))}
    assert judged(tmp_path, files) == dict.fromkeys(files, True)


def test_games_that_were_taken_back_renewed_and_left_are_good(tmp_path: Path) -> None:
    closed = eventful()
    closed.close()
    left = waiting_for("n2", bound=True)
    claims(left, "s1", "n2")
    for seat in left.position.ledger.playing:
        left.commit(seat)
    for seat in left.position.ledger.playing:
        left.reveal(seat)
    files = {
        f"{game}, {audience}": cut(file(one), audience)
        for game, one in (("closed", closed), ("left", left))
        for audience in AUDIENCES
    }
    assert judged(tmp_path, files) == dict.fromkeys(files, True)


def test_a_wrong_deal_is_found_whatever_has_become_of_it(tmp_path: Path) -> None:
    closed = eventful()
    closed.close()
    versions = [*taken_back(closed)[:3], *lost(closed)[:3]]
    files = {str(version): signed(another_card(closed, version).records) for version in versions}
    assert judged(tmp_path, files) == dict.fromkeys(files, False)


def test_both_verifiers_find_forged_events_at_the_same_place(tmp_path: Path) -> None:
    files = {}
    for title, forged, prefix, which in (("team", FORGED, "foray", 0), ("eventful", KERNEL, "kronika", -1)):
        for name, (tag, change) in forged.items():
            rows = changed(title, f"{prefix}.{tag}.v1", change, which)
            records = tuple(record_of(row) for row in rows[1:-1])
            files[name] = signed(records)
    disputing = played("duel", "disputing", 40)
    drawn = next(v for v, one in enumerate(disputing.events, 1) if isinstance(one, e.CardDrawn))
    disputing.keep(ends.dispute(FORAY, disputing.position, "n1", drawn, "no"))
    files["a dispute of a hidden draw"] = cut(file(disputing), REFEREE)
    files |= {f"honest {title}": signed(export(title).records) for title in ("team", "eventful")}
    wanted = {name: second.check(rows) == [] for name, rows in files.items()}
    assert [name for name, good in wanted.items() if good] == ["honest team", "honest eventful"]
    assert judged(tmp_path, files) == wanted


def record_of(row: bytes) -> Record:
    return msgspec.json.decode(row, type=Record)
