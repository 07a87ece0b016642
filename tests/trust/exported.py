"""Games played over the wire by a small client of its own, their exported files, and how to rewrite one.

Nearly everything that docs/checking-a-game.md has a word for happens in one of the games.
"""

import hashlib
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import grpc
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from google.protobuf.message import Message

from kronika.domain.kernel import ends
from kronika.library.offline import OfflineGame
from kronika.service.packs import load_packs
from kronika.v1 import game_pb2, game_service_pb2, game_service_pb2_grpc, log_pb2, system_pb2
from tests.service.client import filled
from tests.service.table import hex_of

from .second_verifier import HEADER, ZEROS, canonical, commitment_of, digest, fields, flat, u64

KRONIKA = str(Path(sys.executable).parent / "kronika")
SEATS = ("us", "german")
CLAIMED = Path(__file__).parent / "claimed_in_campaign.jsonl.gz"
"""A game of a campaign that was claimed while a hit was being resolved, which is carried out before the end."""
CONSENT = game_pb2.UNDO_CLASS_CONSENT
FREE = game_pb2.UNDO_CLASS_FREE


def kronika(*arguments: str | Path) -> None:
    subprocess.run([KRONIKA, *map(str, arguments)], check=True, capture_output=True)


@contextmanager
def serving(data: Path) -> Iterator["Service"]:
    command = [KRONIKA, "serve", "--data", str(data), "--port", "0"]
    at_once = os.environ | {"KRONIKA_HANDOVER_WAIT": "0"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=at_once)
    try:
        assert process.stdout
        said = process.stdout.readline()
        found = re.search(r"on (127\.0\.0\.1:\d+)", said)
        assert found, said
        with grpc.insecure_channel(found[1]) as channel:
            yield Service(channel)
    finally:
        process.terminate()
        process.wait()


class Service:
    def __init__(self, channel: grpc.Channel) -> None:
        self.stub = game_service_pb2_grpc.GameServiceStub(channel)
        self.requests = 0

    def call(self, name: str, token: str, /, shown: str = "", **values: Any) -> Any:
        """A call with a token, and with the secret of an invitation if one is shown."""
        request = getattr(game_service_pb2, f"{name}Request")
        if "request_id" in request.DESCRIPTOR.fields_by_name:
            self.requests += 1
            values["request_id"] = f"r{self.requests}-{random.getrandbits(60)}"
        metadata = [("authorization", f"Bearer {token}"), *([("invitation", shown)] if shown else [])]
        return getattr(self.stub, name)(filled(request, values), metadata=metadata)

    def export(self, game: str, audience: str, token: str = "0" * 64) -> list[bytes]:
        pieces = self.call("ExportGame", token, game=game, audience=audience)
        return b"".join(piece.chunk for piece in pieces).splitlines(keepends=True)


class Player:
    """Somebody with a token and, if he signs, a key."""

    secrets: dict[str, Ed25519PrivateKey] = {}  # of all players, by key

    def __init__(self, name: str, signs: bool = True) -> None:
        self.name = name
        self.token = os.urandom(32).hex()
        self.secret = Ed25519PrivateKey.generate() if signs else None
        self.key = self.secret.public_key().public_bytes_raw().hex() if self.secret else ""
        self.entropy = os.urandom(32)
        if self.secret:
            self.secrets[self.key] = self.secret

    def signed(self, head: str, kind: str, game: str, seat: str, before: list[bytes], after: list[bytes]) -> Any:
        if not self.secret:
            return None
        message = fields(f"kronika.{kind}.v1", game, seat, *before, bytes.fromhex(head), *after)
        return log_pb2.Signed(head=bytes.fromhex(head), signature=self.secret.sign(message))


def plain(message: Message, tag: str) -> dict[str, Any]:
    """A decision as the log writes it: the name of the alternative under `tag`, all its fields beside it."""
    (which,) = (field.name for field, _ in message.ListFields())
    value = getattr(message, which)
    found: dict[str, Any] = {tag: which}
    for field in value.DESCRIPTOR.fields:
        entry = getattr(value, field.name)
        if field.enum_type:
            prefix = re.sub("(?<!^)(?=[A-Z])", "_", field.enum_type.name).upper() + "_"
            found[field.name] = field.enum_type.values_by_number[entry].name.removeprefix(prefix).lower()
        elif which not in ("play", "perform") or entry or field.name not in ("at", "plain", "seat"):
            found[field.name] = plain(entry, field.name) if isinstance(entry, Message) else entry
    return found


def decision_of(decision: system_pb2.Decision) -> dict[str, Any]:
    return plain(decision.undaunted, "decide")


class Table:
    """One game and who sits at it."""

    def __init__(self, service: Service, game: str, seed: int) -> None:
        self.service, self.game = service, game
        self.players: dict[str, Player] = {}
        self.random = random.Random(seed)
        self.last = ""  # the kind of the last decision

    def call(self, seat: str, name: str, /, **values: Any) -> Any:
        if not name.endswith("Invitation"):
            values = {"seat": seat, **values}
        return self.service.call(name, self.players[seat].token, **{"game": self.game, **values})

    def now(self, seat: str = "us") -> Any:
        token = self.players[seat].token
        return self.service.call("GetSnapshot", token, game=self.game, audience=seat).snapshot

    def export(self, audience: str) -> list[bytes]:
        token = self.players[audience if audience in SEATS else "us"].token
        return self.service.export(self.game, audience, token)

    def info(self) -> Any:
        return self.service.call("GetGame", self.players["us"].token, game=self.game).game

    def sit(self, seat: str, player: Player) -> None:
        self.players[seat] = player
        self.call(seat, "TakeSeat", name=player.name, key=player.key)

    def commit(self, seat: str, head: str = "") -> None:
        info, player = self.info(), self.players[seat]
        number = info.epoch.number
        commitment = commitment_of(seat, self.game, player.entropy, hex_of(info.epoch.anchors))
        signed = player.signed(head or info.head.hex(), "commitment", self.game, seat, [u64(number)], [commitment])
        self.call(seat, "CommitEntropy", epoch=number, commitment=commitment.hex(), signed=signed)

    def reveal(self, seat: str, head: str = "") -> None:
        info, player = self.info(), self.players[seat]
        number = info.epoch.number
        signed = player.signed(head or info.head.hex(), "reveal", self.game, seat, [u64(number)], [player.entropy])
        self.call(seat, "RevealEntropy", epoch=number, entropy=player.entropy.hex(), signed=signed)

    def begin(self) -> None:
        for seat in SEATS:
            self.commit(seat, ZEROS if seat == "german" else "")
        for seat in SEATS:
            self.reveal(seat)

    def asked(self) -> str:
        """The seat that is asked; empty if none is."""
        prompts = self.now().open_prompts
        return prompts[0].seat if prompts else ""

    def decide(self, seat: str) -> None:
        snapshot, player = self.now(seat), self.players[seat]
        prompt = snapshot.prompts[0]
        shots = [legal for legal in prompt.legal if legal.odds.outcomes]
        legal = self.random.choice(shots if shots and self.random.random() < 0.7 else prompt.legal)
        written = canonical(decision_of(legal.decision))
        signed = player.signed(snapshot.head.hex(), "decision", self.game, seat, [u64(prompt.prompt)], [written])
        self.call(seat, "Decide", prompt=prompt.prompt, decision=legal.decision, signed=signed)
        self.last = json.loads(written)["decide"]

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            seat = self.asked()
            if not seat:
                return
            self.decide(seat)

    def undo(self, wanted: int, agree: bool = True) -> bool:
        """Plays on until what the next undo needs is `wanted`, and takes back: nothing secret."""
        for _ in range(60):
            for seat in SEATS if self.last != "pick_initiative" else ():
                offer = self.now(seat).undo
                if offer.undo_class == wanted:
                    self.call(seat, "RequestUndo", to=offer.to)
                    if wanted == CONSENT:
                        other = SEATS[1 - SEATS.index(seat)]
                        self.call(other, "AnswerUndo", asked_by=seat, agree=agree)
                    return True
            self.play(1)
        return False

    def hand_over(self, seat: str, taker: Player) -> None:
        old, head = self.players[seat], self.info().head.hex()
        signed = old.signed(head, "handover", self.game, seat, [], [taker.name.encode(), bytes.fromhex(taker.key)])
        hashed = hashlib.sha256(bytes.fromhex(taker.token)).hexdigest()
        self.call(seat, "HandOverSeat", name=taker.name, token_hash=hashed, key=taker.key, signed=signed)
        self.players[seat] = taker

    def take_over(self, seat: str, taker: Player) -> None:
        other = SEATS[1 - SEATS.index(seat)]
        withdrawn = self.call(other, "CreateInvitation", by=other).invitation.invitation
        self.call(other, "WithdrawInvitation", by=other, invitation=withdrawn)
        secret = self.service.call(
            "CreateInvitation", self.players[other].token, game=self.game, by=other, seat=seat
        ).secret.hex()
        wanted = {"game": self.game, "seat": seat, "name": taker.name, "key": taker.key}
        game = self.service.call("ProposeHandover", taker.token, shown=secret, **wanted).game
        asked = next(one.proposal.proposal for one in game.seats if one.seat == seat)
        self.call(other, "AnswerHandover", asked=seat, consent=True, proposal=asked)
        self.players[seat] = taker

    def close(self) -> None:
        for seat in SEATS:
            self.call(seat, "ConfirmEnd")


def created(service: Service, seed: int, **options: Any) -> Table:
    answer = service.call(
        "CreateGame", os.urandom(32).hex(), pack="normandy", scenario="1", options=log_pb2.Options(**options)
    )
    return Table(service, answer.game.game, seed)


def eventful(service: Service, files: dict[str, list[bytes]]) -> Table:
    table = created(service, 7)
    table.sit("us", Player("Anna"))
    table.sit("german", Player("Bert"))
    table.commit("us")
    table.call("us", "LeaveSeat")  # the epoch is void
    table.sit("us", Player("Čeněk"))
    table.begin()
    table.play(12)
    files["one round, us"] = table.export("us")
    assert table.undo(FREE)
    table.play(1)
    assert table.undo(CONSENT)
    table.play(8)
    table.hand_over("us", Player("Dora ž"))
    table.play(6)
    table.take_over("german", Player("Emil"))
    table.play(6)
    assert table.undo(CONSENT, agree=False)
    table.play(12)
    rolls = table.service.call("ListRolls", table.players["us"].token, game=table.game).rolls
    table.call("german", "DisputeRoll", version=rolls[-1].version, reason="loaded")
    table.call("us", "OfferDraw")
    table.call("german", "DeclineDraw", offered_by="us")
    assert table.undo(FREE)
    for audience in (*SEATS, "public"):
        files[f"running, {audience}"] = table.export(audience)
    table.play(10)
    table.hand_over("us", Player("Franz", signs=False))
    table.play(6)
    if table.asked():
        table.call("us", "Resign")
    files["finished, german"] = table.export("german")
    table.close()
    for audience in (*SEATS, "public", "referee"):
        files[f"closed, {audience}"] = table.export(audience)
    return table


def forked(table: Table, files: dict[str, list[bytes]]) -> None:
    lines = files["closed, referee"]
    versions = [n for n, line in enumerate(lines) if b"kronika.prompt_opened.v1" in line and b'"play"' in line]
    version = versions[len(versions) // 2]
    token = table.players["us"].token
    answer = table.service.call("ForkGame", token, game=table.game, version=version)
    fork = Table(table.service, answer.game.game, 11)
    fork.sit("us", Player("Gita", signs=False))
    fork.sit("german", Player("Hugo"))
    fork.begin()
    for _ in range(20):
        fork.play(5)
        public = b"".join(fork.export("public"))
        events = [record["public"]["event"] for record in Draft(fork.export("public")).records]
        openly = [event for event in events if "decision_made" in event["type"] and "public" in event]
        if (
            public.count(b"dice_rolled") > 2
            and public.count(b"reshuffled") > 1
            and public.count(b"_revealed.v") > 3
            and sum(event["seat"] == "german" for event in openly) > 2
        ):
            break
    for audience in (*SEATS, "public"):
        files[f"fork, {audience}"] = fork.export(audience)
    fork.call("us", "Resign")
    fork.close()
    files["fork, referee"] = fork.export("referee")


def called_off(service: Service, files: dict[str, list[bytes]]) -> None:
    """A game that one sits down to, and nobody else."""
    table = created(service, 17, reply_limit=1)
    table.sit("us", Player("Karl"))
    table.commit("us")
    claimed = False
    while not claimed:
        try:
            table.call("us", "ClaimGame")
            claimed = True
        except grpc.RpcError as error:
            if error.code() != grpc.StatusCode.FAILED_PRECONDITION:
                raise
            time.sleep(0.05)
    files["called off, public"] = files["called off, referee"] = table.export("referee")


def restored(folder: Path, files: dict[str, list[bytes]]) -> None:
    """A game that goes on after the service came back from a backup, with new chance."""
    with serving(folder / "data") as service:
        table = created(service, 13, strict=True)
        table.sit("us", Player("Ida"))
        table.sit("german", Player("Jan"))
        table.begin()
        table.play(15)
    kronika("backup", "--data", folder / "data", folder / "backup")
    (folder / "again").mkdir()
    for key in (folder / "data").glob("kronika.key"):
        (folder / "again" / key.name).write_bytes(key.read_bytes())
    kronika("restore", "--data", folder / "again", folder / "backup")
    with serving(folder / "again") as service:
        table.service = service
        table.begin()
        table.play(30)
        files["restored, us"] = table.export("us")
        for _ in range(2):
            kronika("rotate", "--data", folder / "again")
        table.play(1)
        files["rotated, us"] = table.export("us")
        table.call("german", "Resign")
        table.close()
        files["restored, referee"] = table.export("referee")


def voided(service: Service, files: dict[str, list[bytes]]) -> None:
    """A seat that knows the other's entropy is left before it has revealed its own, again and again."""
    table = created(service, 17)
    table.sit("us", Player("Lena"))
    table.sit("german", Player("Mia"))
    for number, reveals in enumerate((False, True, True)):
        for seat in SEATS:
            table.commit(seat)
        if reveals:
            table.reveal("us")
        table.call("german", "LeaveSeat")
        table.sit("german", Player(f"Mia {number}"))
    table.begin()
    files["voided, public"] = table.export("public")


def exported_games(folder: Path) -> dict[str, list[bytes]]:
    """Exported files as their lines, by what they are."""
    files: dict[str, list[bytes]] = {}
    with serving(folder / "first") as service:
        table = created(service, 3)
        table.sit("us", Player("Karl", signs=False))
        files["seating, public"] = table.export("public")
        voided(service, files)
        called_off(service, files)
        for _ in range(5):
            try:
                table = eventful(service, files)
                forked(table, files)
                break
            except (AssertionError, IndexError, grpc.RpcError):  # it was won too early: the dice are real
                continue
        else:
            raise AssertionError("five games were not what they had to be")
    restored(folder, files)
    files["bot, referee"] = against_bot()
    return files


def against_bot() -> list[bytes]:
    """A game against a bot of the service, given up and closed."""
    game, chooser = OfflineGame(load_packs()["normandy"], "1", "bot", bots={"german": "sensible"}), random.Random("bot")
    for _ in range(40):
        asked = game.position.game.prompts[0]
        if asked.seat == "german":
            game.think("german")
        else:
            game.decide("us", asked.id, chooser.choice(game.system.rules.legal(game.position.game.board, asked)))
    game.keep(ends.resign(game.system, game.position, "us", game.chance(game.position.ledger)))
    game.close()
    return game.export().splitlines(keepends=True)


class Draft:
    """A log of the referee's, to be changed, with hashes, signatures and receipt made anew.

    Such a file is what a service could write that also held the players' keys: no hash, seal or signature is
    wrong in it but those that were made wrong on purpose.
    """

    SERVICE = Ed25519PrivateKey.from_private_bytes(bytes(32))

    def __init__(self, lines: list[bytes]) -> None:
        self.records = [json.loads(line) for line in lines[1:-1]]
        self.heads = heads_of(self.records)
        self.moved = list(range(len(self.records) + 1))  # what became of each version; 0: it is gone

    def find(self, tag: str, n: int = 0, **values: Any) -> int:
        """The place of the nth event of this kind, counted from 0; negative: from the end."""
        events = [record["public"]["event"] for record in self.records]
        return [
            i
            for i, event in enumerate(events)
            if event["type"].split(".")[1] == tag
            and all((event.get(key) == value) if value is not ... else key in event for key, value in values.items())
        ][n]

    def event(self, tag: str, n: int = 0, **values: Any) -> dict[str, Any]:
        return self.records[self.find(tag, n, **values)]["public"]["event"]

    def part(self, tag: str, n: int = 0, **values: Any) -> dict[str, Any]:
        return self.records[self.find(tag, n, **values)]["sealed"][0]

    def shift(self, after: int, by: int) -> None:
        def new(version: int) -> int:
            return version + by if version > after else version

        for record in self.records:
            public = record["public"]
            event = public["event"]
            public["tx"] = new(public["tx"])
            for entry in public.get("opened", []):
                entry["version"] = new(entry["version"])
            for key in {"prompt", "to", "version", "dispute", "invitation", "proposal"} & set(event):
                event[key] = new(event[key]) if isinstance(event[key], int) else event[key]
            for key in {"opens", "seals"} & set(event):
                event[key] = [new(version) for version in event[key]]

    def drop(self, at: int) -> None:
        version = at + 1
        self.shift(version, -1)
        del self.records[at]
        self.moved = [0 if old == version else old - 1 if old > version else old for old in self.moved]
        self.mend()

    def insert(self, at: int, event: dict[str, Any], sealed: list[Any] | None = None) -> None:
        self.shift(at, 1)
        public = {"at": self.records[-1]["public"]["at"], "event": event, "tx": at + 1}
        self.records.insert(at, {"public": public, "sealed": sealed} if sealed else {"public": public})
        self.moved = [old + 1 if old > at else old for old in self.moved]
        self.mend()

    def move(self, at: int, to: int) -> None:
        record = self.records[at]
        self.drop(at)
        self.insert(to, record["public"]["event"], record.get("sealed"))

    def mend(self) -> None:
        """Every transaction that was cut in two begins anew."""
        last = 0
        for version, record in enumerate(self.records, 1):
            if record["public"]["tx"] not in (last, version):
                record["public"]["tx"] = version
            last = record["public"]["tx"]

    def sign(self) -> None:
        """Signs all that was signed again, over the new heads, but what has a field `keep`."""
        game, keys = self.records[0]["public"]["event"]["game"], dict.fromkeys(SEATS, "")
        heads, old = heads_of(self.records)[:1], {head: version for version, head in enumerate(self.heads)}
        for version, record in enumerate(self.records, 1):
            event = record["public"]["event"]
            tag, seat = event["type"].split(".")[1], event.get("seat", "")
            where = event
            if tag == "decision_made":
                where = event["public"] if "public" in event else record.get("sealed", [{}])[0].get("content")
            secret = Player.secrets.get(keys.get(seat, ""))
            if secret and where and isinstance(where.get("signed"), dict) and "keep" not in where:
                signed, before = where["signed"], canonical(where)
                if signed["head"] in old and self.moved[old[signed["head"]]] < len(heads):
                    signed["head"] = heads[self.moved[old[signed["head"]]]]
                message = signed_message(tag, game, event, where)
                signed["signature"] = secret.sign(message).hex()
                for later in self.records[version:] if "secret" in event else []:
                    for entry in later["public"].get("opened", []):
                        if canonical(entry["content"]) == before:
                            entry["content"] = where
            where.pop("keep", None) if where else None
            if tag in ("seat_taken", "seat_handed_over"):
                keys[seat] = event.get("key", "")
            heads.append(next_head(heads[-1], version, record))
        self.heads = heads

    def lines(self, audience: str = "referee") -> list[bytes]:
        """The file as it is cut for somebody."""
        game = self.records[0]["public"]["event"]["game"]
        receipt = self.receipt(game, len(self.records), self.heads[-1])
        cut = [canonical(cut_for(record, audience)) + b"\n" for record in self.records]
        return [HEADER, *cut, canonical(receipt) + b"\n"]

    def receipt(self, game: str, version: int, head: str) -> dict[str, Any]:
        message = fields("kronika.receipt.v1", game, u64(version), bytes.fromhex(head))
        key = self.SERVICE.public_key().public_bytes_raw().hex()
        return {
            "game": game,
            "head": head,
            "key": key,
            "signature": self.SERVICE.sign(message).hex(),
            "version": version,
        }


def cut_for(record: dict[str, Any], audience: str) -> dict[str, Any]:
    if audience == "referee" or "sealed" not in record:
        return record
    shut = [
        part if part["audience"] == audience else {"audience": part["audience"], "seal": seal_of(part).hex()}
        for part in record["sealed"]
    ]
    return record | {"sealed": shut}


def signed_message(tag: str, game: str, event: dict[str, Any], where: dict[str, Any]) -> bytes:
    seat, head = event["seat"], bytes.fromhex(where["signed"]["head"])
    if tag == "decision_made":
        decision = canonical(where["decision"])
        return fields("kronika.decision.v1", game, seat, u64(event["prompt"]), head, decision)
    if tag == "seat_handed_over":
        return fields("kronika.handover.v1", game, seat, head, event["name"], bytes.fromhex(event.get("key", "")))
    kind, value = ("commitment", "commitment") if tag == "entropy_committed" else ("reveal", "entropy")
    return fields(f"kronika.{kind}.v1", game, seat, u64(event["epoch"]), head, bytes.fromhex(event[value]))


def seal_of(part: dict[str, Any]) -> bytes:
    return (
        bytes.fromhex(part["seal"])
        if "seal" in part
        else digest(2, bytes.fromhex(part["salt"]), canonical(part["content"]))
    )


def next_head(head: str, version: int, record: dict[str, Any]) -> str:
    seals = [piece for part in record.get("sealed", []) for piece in (part["audience"], seal_of(part))]
    leaf = digest(0, canonical(record["public"]), *seals)
    return digest(1, bytes.fromhex(head), u64(version), leaf).hex()


def heads_of(records: list[dict[str, Any]]) -> list[str]:
    created, opened = (record["public"]["event"] for record in records[:2])
    heads = [digest(3, created["game"], bytes.fromhex(created["pack"]["hash"]), *flat(opened["anchors"])).hex()]
    for version, record in enumerate(records, 1):
        heads.append(next_head(heads[-1], version, record))
    return heads
