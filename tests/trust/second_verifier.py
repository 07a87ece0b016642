"""A second verifier of exported games, written by an outsider from docs/checking-a-game.md.

It shares no line with the first one and knows none: standard library, and `cryptography` for Ed25519.

    python second_verifier.py FILE [KEY [--require-vouched]]
"""

import hashlib
import hmac
import json
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

HEADER = b'{"format":"kronika.export.v1"}\n'
HEADER_2 = b'{"format":"kronika.export.v2"}\n'
ZEROS = "0" * 64
LINKS = 4096
ZONES = ("deck", "hand", "pick", "play", "discard", "removed", "supply")
SEEN_BY_ALL = ("play", "supply")
REFEREE, PUBLIC = "referee", "public"
BY_RECEIPT, BY_SERVICE, BY_NOBODY = "receipt", "closing signature", "consistent, but unsigned"


class Wrong(Exception):
    """What stands there cannot be read on; the message says why."""


@dataclass
class Result:
    problems: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)
    unbound: list[str] = field(default_factory=list)
    rolls: int = 0
    draws: int = 0
    signatures: int = 0
    epochs: int = 0
    viewer: str = ""


# Notation


def u32(n: int) -> bytes:
    return n.to_bytes(4, "big")


def u64(n: int) -> bytes:
    return n.to_bytes(8, "big")


def fields(*parts: bytes | str) -> bytes:
    raw = [p.encode() if isinstance(p, str) else p for p in parts]
    return b"".join(u32(len(r)) + r for r in raw)


def digest(tag: int, *parts: bytes | str) -> bytes:
    return hashlib.sha256(bytes([tag]) + fields(*parts)).digest()


def canonical(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")).encode()


def parsed(line: bytes) -> Any:
    """The value of one canonical line."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) < len(pairs):
            raise Wrong("a key stands twice")
        return dict(pairs)

    def no_number(text: str) -> Any:
        raise Wrong(f"{text} is not a whole number")

    def whole(text: str) -> int:
        if len(text) > 20 or not -(1 << 63) <= int(text) < 1 << 63:
            raise Wrong(f"{text} is too large")
        return int(text)

    try:
        value = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=unique,
            parse_int=whole,
            parse_float=no_number,
            parse_constant=no_number,
        )
        if canonical(value) != line:
            raise Wrong("not canonical JSON")
    except (ValueError, RecursionError) as error:
        raise Wrong(f"not canonical JSON: {error}") from error
    return value


# Reading values


def is_hex(value: Any, digits: int) -> bool:
    return isinstance(value, str) and len(value) == digits and set(value) <= set("0123456789abcdef")


def of_type(value: Any, kind: type, what: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Wrong(f"{what} is not a {kind.__name__}")
    if kind is int and not 0 <= value < 1 << (63 if what in ("wins", "outcomes") else 31):
        raise Wrong(f"{what} is out of range")
    return value


def get(where: dict[str, Any], name: str, kind: type, default: Any = None) -> Any:
    """A field of an object; without a default it must be there."""
    if name not in where:
        if default is None:
            raise Wrong(f"{name} is missing")
        return default
    return of_type(where[name], kind, name)


def get_hex(where: dict[str, Any], name: str, digits: int = 64) -> str:
    if not is_hex(where.get(name), digits):
        raise Wrong(f"{name} is not {digits} hex digits")
    return where[name]


def token_of(where: dict[str, Any], name: str) -> str:
    """What stands for the token of a player; empty: nobody."""
    found: str = get(where, name, str, "")
    if found and not is_hex(found, 32) and not is_hex(found, 64):
        raise Wrong(f"{name} is not 32 or 64 hex digits")
    return found


def get_list(where: dict[str, Any], name: str, kind: type) -> list[Any]:
    return [of_type(item, kind, name) for item in get(where, name, list, [])]


def keys_are(value: Any, *allowed: set[str]) -> bool:
    return isinstance(value, dict) and set(value) in allowed


# The form of events: their fields, in brackets those that may be missing

KERNEL = {
    "game_created": "game system pack scenario seats [options] [origin] [reveals_bound] [creator] [referee_chain]",
    "epoch_opened": "epoch anchors [reason]",
    "seat_taken": "seat name holder [key] [invitation]",
    "bot_seated": "seat bot version commitment",
    "seat_left": "seat",
    "seat_freed": "seat",
    "line_up_locked": "",
    "line_up_unlocked": "",
    "invitation_given": "by holder lifetime [seat]",
    "invitation_withdrawn": "invitation [by]",
    "handover_proposed": "seat name holder [key] [invitation]",
    "handover_consented": "seat by [proposal]",
    "handover_declined": "seat by [proposal]",
    "seat_handed_over": "seat name holder [key] [signed] [consents] [proposal]",
    "entropy_committed": "seat epoch commitment [signed]",
    "entropy_revealed": "seat epoch entropy [signed]",
    "epoch_began": "epoch",
    "epoch_agreed": "seat epoch",
    "game_started": "",
    "prompt_opened": "prompt seat kind [subject] [optional] [secret]",
    "prompt_closed": "prompt",
    "order_given": "seat secret",
    "order_withdrawn": "seat order",
    "decision_made": "seat prompt request [public] [secret] [behalf]",
    "dice_rolled": "use link faces [test]",
    "undo_requested": "seat to [dispute] [seen]",
    "undo_agreed": "seat by",
    "undo_ended": "seat how [by]",
    "undone": "seat to free",
    "roll_disputed": "seat version reason",
    "dispute_ended": "seat version how",
    "settled": "",
    "resigned": "seat",
    "gave_up": "seat",
    "draw_offered": "seat",
    "draw_ended": "seat how [by]",
    "game_claimed": "seat against [since] [outages] [grace]",
    "limit_requested": "seat change [seconds]",
    "limit_agreed": "seat by",
    "limit_request_ended": "seat how by",
    "limit_changed": "seat change [seconds]",
    "game_finished": "winners how [rule]",
    "end_confirmed": "seat",
    "game_closed": "how opened [seeds] [bots]",
}
UNDAUNTED = {
    "scenario_set_up": "setup",
    "position_inherited": "round initiative active sides counters objectives frames",
    "zones_inherited": "side secret",
    "round_started": "round",
    "discard_reshuffled": "side count",
    "card_drawn": "side use secret",
    "initiative_picked": "side secret seals",
    "initiative_revealed": "picks opens",
    "initiative_settled": "side",
    "turn_started": "side",
    "turn_ended": "side hand played",
    "card_moved": "side card source target",
    "counter_placed": "counter space",
    "counter_moved": "counter space",
    "counter_suppressed": "counter",
    "counter_readied": "counter",
    "counter_removed": "counter",
    "marker_placed": "side space face",
    "target_placed": "side space",
    "target_removed": "side",
    "objective_raised": "space value",
    "frame_pushed": "frame",
    "frame_replaced": "frame",
    "frame_popped": "",
    "scenario_won": "side how rule",
}
FORAY = {
    "laid_out": "setup",
    "taken_over": "setup points round",
    "round_began": "round",
    "card_drawn": "seat use secret proof",
    "card_picked": "seat secret seals",
    "picks_shown": "picks order opens",
    "turn_began": "seat",
    "raid_began": "seat target",
    "card_played": "seat card role [shows]",
    "passed": "seat",
    "card_flipped": "use card test proof",
    "scored": "team points",
    "card_stolen": "seat target use secret gain",
    "confided": "seat told [shows]",
    "card_chosen": "seat secret",
    "burying_ended": "seat buried",
    "reshuffled": "",
    "seat_left": "seat breaks",
    "game_over": "winners",
}  # the small system of Kronika's own tests
FORMS = {
    **{f"kronika.{name}.v1": form for name, form in KERNEL.items()},
    **{f"undaunted.{name}.v1": form for name, form in UNDAUNTED.items()},
    **{f"foray.{name}.v1": form for name, form in FORAY.items()},
}
SEALED = ("secret", "proof", "gain", "told")  # the fields that name sealed parts
CHECKS = {"kronika.dice_rolled.v1", "foray.card_flipped.v1"}  # chance that decides before everybody's eyes
SHOW = {"foray.card_played.v1", "foray.confided.v1"}  # what was hidden in a hand is shown
INSIDE = {
    "pack": "name version hash",
    "options": "[strict] [private] [reply_limit] [closing_time] [undo_expiry]",
    "origin": "kind stream version [head]",
    "signed": "head signature",
    "public": "decision [signed]",
    "secret": "audience",
    "proof": "audience",
    "gain": "audience",
    "told": "audience",
    "opens": "version audience",
    "use": "epoch audience k purpose [dice] [size]",
    "purpose": "rule actor action [subject] [target]",
    "dice": "count sides",
    "test": "target parts wins outcomes success [at_most]",
    "parts": "name rule value",
    "seeds": "epoch audience seed",
    "bots": "seat at seed",
    "outages": "began ended",
}
OBJECTS = {*INSIDE, "anchors", "decision", "setup", "objectives", "picks", "frame", "seen"}
OBJECTS -= {"seeds", "bots", "outages", "parts", "told", "opens"}
LISTS = {"seats": str, "consents": str, "faces": int, "parts": dict, "winners": str, "seeds": dict, "bots": dict}
LISTS |= {
    "outages": dict,
    "told": dict,
    "opens": (int, dict),
    "seals": int,
    "sides": dict,
    "counters": dict,
    "frames": dict,
}
NUMBERS = {"epoch", "prompt", "to", "dispute", "k", "size", "count", "wins", "outcomes", "round", "hand", "played"}
NUMBERS |= {"reply_limit", "closing_time", "undo_expiry", "value", "invitation", "proposal", "lifetime"}
NUMBERS |= {"behalf", "seconds", "since", "grace"}
NUMBERS |= {
    ("sides", "dice"),
    ("target", "test"),
    ("version", ""),
    ("version", "origin"),
    ("version", "opens"),
    ("at", "bots"),
}
TRUTHS = {"free", "opened", "strict", "private", "success", "reveals_bound", "referee_chain", "optional"}
TRUTHS |= {"shows", "breaks", "buried", "at_most"}
OWN = {
    ("kronika.order_withdrawn.v1", "order"): int,
    ("kronika.bot_seated.v1", "version"): str,
    ("foray.picks_shown.v1", "order"): list,
    ("foray.card_played.v1", "card"): int,
    ("foray.card_flipped.v1", "card"): int,
    ("foray.taken_over.v1", "points"): dict,
    ("foray.scored.v1", "points"): int,
}  # what a name means in one event only


def formed(where: dict[str, Any], form: str, inside: str = "", tag: str = "") -> dict[str, Any]:
    """The same object without the fields that stand there but are empty; anything else in the wrong form is refused."""
    words = form.split()
    found: dict[str, Any] = {}
    for name in words:
        if name[0] != "[" and name not in where:
            raise Wrong(f"{name} is missing")
    for name, value in where.items():
        optional = f"[{name}]" in words
        if name not in words and not optional:
            raise Wrong(f"{name} does not belong here")
        if optional and value is None and (name in OBJECTS or name == "size"):
            continue
        if (tag, name) in OWN:
            if not isinstance(value, OWN[tag, name]) or isinstance(value, bool):
                raise Wrong(f"{name} is not of its type")
        else:
            check_type(name, value, inside)
        if name in INSIDE and isinstance(value, list):
            value = [formed(item, INSIDE[name], name) if isinstance(item, dict) else item for item in value]
        elif name in INSIDE:
            value = formed(value, INSIDE[name], name)
        if value or not optional:
            found[name] = value
    return found


def check_type(name: str, value: Any, inside: str) -> None:
    """The name tells the type, but for a few that mean two things."""
    number = name in NUMBERS or (name, inside) in NUMBERS
    if number or name in LISTS:
        items = of_type(value, list, name) if name in LISTS and not number else [value]
        kind = int if number else LISTS[name]
        if not all(isinstance(item, kind) and not isinstance(item, bool) for item in items):
            raise Wrong(f"{name} is not of its type")
    else:
        of_type(value, dict if name in OBJECTS else bool if name in TRUTHS else str, name)


# Cryptography


def commitment_of(seat: str, game: str, entropy: bytes, anchors: dict[str, str]) -> bytes:
    return digest(4, seat, game, entropy, *flat(anchors))


def flat(anchors: dict[str, str]) -> list[bytes | str]:
    return [part for audience in sorted(anchors) for part in (audience, bytes.fromhex(anchors[audience]))]


def link_back(link: bytes, steps: int) -> bytes:
    """The same as `link = digest(5, link)` so many times, but faster."""
    for _ in range(steps):
        link = hashlib.sha256(b"\5\0\0\0\x20" + link).digest()
    return link


def numbers(link: bytes, message: bytes, bound: int, count: int) -> list[int]:
    limit = (1 << 64) - (1 << 64) % bound
    found: list[int] = []
    block = 0
    while len(found) < count:
        mac = hmac.digest(link, message + u32(block), "sha256")
        words = [int.from_bytes(mac[i : i + 8], "big") for i in (0, 8, 16, 24)]
        found += [word % bound for word in words if word < limit]
        block += 1
    return found[:count]


PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
CURVE = -121665 * pow(121666, PRIME - 2, PRIME)
SMALL = {
    int.from_bytes(bytes.fromhex(point), "little")
    for point in (
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    )
}  # y of the points whose order divides 8


def y_of(point: bytes) -> int:
    return int.from_bytes(point, "little") % 2**255


def sound(point: bytes) -> bool:
    """Whether y is written as it has to be, and the point is none of small order."""
    return y_of(point) < PRIME and y_of(point) not in SMALL


def is_key(key: str) -> bool:
    point = bytes.fromhex(key)
    y2 = y_of(point) ** 2
    x2 = (y2 - 1) * pow(CURVE * y2 + 1, PRIME - 2, PRIME) % PRIME
    return sound(point) and pow(x2, (PRIME - 1) // 2, PRIME) == 1


def signed_by(key: str, signature: str, message: bytes) -> bool:
    raw = bytes.fromhex(signature)
    if not is_key(key) or not sound(raw[:32]) or int.from_bytes(raw[32:], "little") >= ORDER:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


# What chance may be used for


def draws(side: str, rule: str, count: int) -> list[dict[str, Any]]:
    return [{"purpose": {"action": "draw", "actor": side, "rule": rule}, "dice": None}] * min(count, 100)


def roll(action: str, actor: str, subject: str, target: str, count: int) -> dict[str, Any]:
    purpose = {"action": action, "actor": actor, "rule": "U20", "subject": subject, "target": target}
    return {"purpose": purpose, "dice": {"count": count, "sides": 10}}


# What is known while walking


@dataclass
class Holder:
    name: str
    holder: str
    key: str


@dataclass
class Chain:
    used: int
    seen: int  # the last link seen, and its number
    link: bytes


@dataclass
class Proposal:
    holder: Holder
    version: int
    consents: set[str] = field(default_factory=set)


@dataclass
class Request:
    to: int
    agreed: set[str] = field(default_factory=set)


@dataclass
class Wish:
    change: str
    seconds: int
    version: int
    agreed: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Game:
    """What an undo takes back. Values are replaced, never changed."""

    prompts: dict[int, tuple[str, str]] = field(default_factory=dict)  # seat and kind
    over: str | None = None
    winner: str = ""  # by the rules of the game
    winners: tuple[str, ...] = ()
    zones: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    counters: dict[str, str] = field(default_factory=dict)  # the space of each
    targets: dict[str, str] = field(default_factory=dict)  # the space of each side's target marker
    frames: tuple[dict[str, Any], ...] = ()
    given: dict[str, int] = field(default_factory=dict)  # how many cards the scenario gave to each side
    cards: dict[str, dict[str, Any]] = field(default_factory=dict)  # the cards of the scenario, by id
    heaps: dict[str, tuple[int | None, ...]] = field(default_factory=dict)  # Foray: None for a card not seen
    chosen: int | None = None  # Foray: the card that may be buried
    out: tuple[str, ...] = ()  # Foray: the seats that have left
    ended: tuple[str, ...] | None = None  # Foray: who won by the rules


@dataclass
class Secret:
    """A decision whose content may have to wait."""

    seat: str
    key: str
    prompt: int
    since: int  # the first version whose head may be signed over; 0: any
    game: Game  # as it was before
    uses: list[dict[str, Any]] = field(default_factory=list)  # what was used before the next decision


def moment(written: str) -> datetime:
    try:
        found = datetime.fromisoformat(written)
    except ValueError:
        raise Wrong(f"{written} is not a time") from None
    if found.tzinfo is None:
        raise Wrong(f"{written} is not a time in UTC")
    return found


def round_of_draws(game: Game) -> list[dict[str, Any]]:
    return [one for side in game.given for one in draws(side, "U4", 4)]


class Walk:
    def __init__(self, records: list[dict[str, Any]], result: Result) -> None:
        self.records = records
        self.result = result
        self.version = 0
        self.heads: list[str] = []
        self.seals: dict[int, list[tuple[str, bytes]]] = {}  # by version: audience and seal of each part
        self.viewer = PUBLIC
        # the ledger
        self.id = self.pack = self.system = ""
        self.strict = self.bound = self.shared = False
        self.limit = 0
        self.of_campaign = False
        self.seats: dict[str, Holder | None] = {}
        self.epoch = 0
        self.begun = False
        self.anchors: dict[int, dict[str, str]] = {}
        self.commitments: dict[str, str] = {}
        self.entropies: dict[str, str] = {}
        self.committed = 0  # the version of the last commitment in the epoch
        self.chains: dict[str, Chain] = {}
        self.creator = ""
        self.locked = False
        self.walked_out: list[Holder] = []
        self.proposals: dict[str, Proposal] = {}
        self.invitations: dict[int, tuple[str, str]] = {}  # by version: the seat that gave it, the seat it is for
        self.requests: dict[str, Request] = {}
        self.decisions: list[tuple[int, str, int]] = []  # those that stand: version, seat, prompt
        self.settled = 0
        self.orders: dict[int, tuple[str, Any]] = {}  # by version: the seat, and what it ordered, where seen
        self.out: set[str] = set()  # the seats that have given up
        self.agreed: set[str] = set()  # who wants another epoch in place of the one that has begun
        self.leaving: list[str] = []  # who gave up while chance did not run
        self.left: tuple[str, str] = ("", "")  # who gave up last, and what that led to
        self.claimed = (0, "")  # the version of the last claim, and against whom
        self.dealt: list[tuple[int, list[str]]] = []  # by version: who saw what chance dealt in secret
        self.checks: set[int] = set()  # the versions at which dice fell or a card was flipped
        self.taken_back: dict[int, int] = {}  # by prompt: the undo that last took an answer back
        self.last_use = self.last_opens = 0
        self.closed = False
        # the game, now and after each version
        self.game = Game()
        self.games: dict[int, Game] = {}
        # what waits
        self.secrets: dict[int, Secret] = {}
        self.waiting: dict[tuple[int, str], str] = {}  # by version and audience
        self.used_chains: set[tuple[int, str]] = set()
        self.unsigned: set[str] = set()
        self.bots: set[str] = set()  # the seats that bots hold
        self.seated: dict[int, dict[str, str]] = {}  # by version, what binds a bot
        self.seeded: set[int] = set()
        # the last decision, and what chance it may yet use; None: it is shut
        self.last: Secret | None = None
        self.started = False
        self.allowed: list[dict[str, Any]] | None = []
        self.offers: set[str] = set()  # who offers a draw
        self.wishes: dict[str, Wish] = {}  # by seat, what it asks for about the reply limit
        self.paused = False
        self.times = defaultdict(lambda: datetime.min.replace(tzinfo=UTC))  # by version, when it was recorded
        self.changes: list[tuple[datetime, str, int]] = []  # of the reply limit
        self.before: list[dict[str, Any]] = []  # the events of the transaction so far
        self.replaced: list[str] = []
        self.open = False

    def expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.result.problems.append(f"{self.version}: {problem}")

    # The records and their hashes

    def begin(self) -> None:
        first, second = (record["public"]["event"] for record in self.records[:2])
        if first.get("type") != "kronika.game_created.v1" or second.get("type") != "kronika.epoch_opened.v1":
            raise Wrong("the log does not begin with a game and an epoch")
        if second.get("epoch") != 1:
            raise Wrong("the first epoch is not epoch 1")
        self.id = get(first, "game", str)
        self.pack = get_hex(get(first, "pack", dict), "hash")
        self.system = get(first, "system", str)
        if self.system not in SYSTEMS:
            raise Wrong(f"{self.system} is not a system that could be checked")
        options = get(first, "options", dict, {})
        self.strict = get(options, "strict", bool, False)
        self.limit, closing, _ = (get(options, name, int, 0) for name in ("reply_limit", "closing_time", "undo_expiry"))
        self.of_campaign = (first.get("origin") or {}).get("kind") == "campaign"
        self.bound = get(first, "reveals_bound", bool, False)
        self.shared = get(first, "referee_chain", bool, False)
        if self.shared and not closing:
            raise Wrong("a game with shared decks never closes by itself")
        self.creator = token_of(first, "creator")
        self.seats = dict.fromkeys(get_list(first, "seats", str))
        published = get(second, "anchors", dict)
        anchors = {audience: get_hex(published, audience) for audience in published}
        self.heads = [digest(3, self.id, bytes.fromhex(self.pack), *flat(anchors)).hex()]

    def cut_for(self) -> None:
        parts = [part for record in self.records for part in record.get("sealed", [])]
        opened = [part for part in parts if "seal" not in part]
        owners = sorted({part["audience"] for part in opened})
        known = {*self.seats, REFEREE} if self.shared else set(self.seats)
        for audience in sorted({part["audience"] for part in parts} - known):
            self.expect(False, f"a part is sealed for {audience}, which is not a seat")
        if not opened:
            self.viewer = PUBLIC
        elif len(opened) == len(parts):
            self.viewer = REFEREE
        else:
            self.viewer = owners[0]
            whole = [part for part in parts if part["audience"] == self.viewer]
            self.expect(len(owners) == 1, "parts of several seats are open, but not all")
            self.expect(len(whole) == len([part for part in whole if "seal" not in part]), "a part of the seat is shut")

    def shows(self, seat: str) -> bool:
        return self.viewer in (REFEREE, seat)

    def hash_records(self) -> None:
        for version, record in enumerate(self.records, 1):
            seals = []
            for part in record.get("sealed", []):
                if "seal" in part:
                    seal = bytes.fromhex(part["seal"])
                else:
                    seal = digest(2, bytes.fromhex(part["salt"]), canonical(part["content"]))
                seals.append((part["audience"], seal))
            self.seals[version] = seals
            leaf = digest(0, canonical(record["public"]), *(part for pair in seals for part in pair))
            self.heads.append(digest(1, bytes.fromhex(self.heads[-1]), u64(version), leaf).hex())

    def walk(self) -> None:
        tx = 0
        for version, record in enumerate(self.records, 1):
            self.version = version
            self.expect(not self.closed, "nothing may follow the closing")
            public = record["public"]
            self.expect(public["tx"] in (self.version, tx or self.version), "tx names no transaction it can belong to")
            tx = public["tx"]
            self.before = [] if tx == version else self.before
            for part in record.get("sealed", []):
                if "seal" in part:
                    self.waiting[version, part["audience"]] = f"what is sealed for {part['audience']}"
            try:
                self.times[version] = moment(public["at"])
                self.event(public["event"], record)
            except Wrong as wrong:
                self.expect(False, str(wrong))
            self.games[version] = self.game
            self.before.append(public["event"])
        for (version, _), what in sorted(self.waiting.items()):
            self.result.unchecked.append(f"{version}: {what}")
        for at, bot in sorted(self.seated.items()):
            how = "an audit repeats it" if at in self.seeded else "its seed is not open"
            self.result.unchecked.append(f"0: what the bot seated at {at} decided for {bot['seat']}: {how}")
        for seat in sorted(self.unsigned):
            self.result.unchecked.append(f"0: who decided for {seat}, which played unsigned")
        self.result.unchecked += [f"0: {replaced}" for replaced in self.replaced]
        if self.viewer == REFEREE and not self.open:
            self.result.unchecked.append("0: who else has seen the hands: all parts are open, and the game is not")

    def event(self, event: dict[str, Any], record: dict[str, Any]) -> None:
        tag = get(event, "type", str)
        if tag not in FORMS:
            raise Wrong(f"{tag} is not an event")
        event = formed({name: value for name, value in event.items() if name != "type"}, FORMS[tag], tag=tag)
        if event.get("shows", True) is not True:
            raise Wrong("an event that shows a card says that it does not")
        self.owners(event, tag)
        named = parts_named(event, FORMS[tag])
        if [part["audience"] for part in record.get("sealed", [])] != named or len(set(named)) < len(named):
            raise Wrong("the sealed parts are not those that the event names")
        opened = self.open_seals(event, record["public"].get("opened", []))
        if "use" in event:
            self.use(event, record)
        handler = HANDLERS.get(tag) or (SYSTEMS.get(self.system, {}).get(tag))
        if handler:
            handler(self, event, record, opened)
        if tag in CHECKS:
            self.checks.add(self.version)
        if "use" in event:
            self.last_use = self.version
            self.dealt.append((self.version, [audience for audience in named if audience != REFEREE]))
        if "opens" in event or tag in SHOW:
            self.last_opens = self.version

    def owners(self, event: dict[str, Any], tag: str) -> None:
        """What is secret is for the seat or side that the event is about, the proof of a draw for the referee."""
        owner = event.get("target" if tag == "foray.card_stolen.v1" else "side" if "side" in event else "seat")
        self.expect(event.get("secret", {}).get("audience", owner) == owner, "what is secret is sealed for another")
        self.expect(event.get("proof", {}).get("audience", REFEREE) == REFEREE, "a proof is not the referee's alone")

    def open_seals(self, event: dict[str, Any], opened: list[dict[str, Any]]) -> list[tuple[str, Any]]:
        """The audience and content of each seal that the event opens."""
        named = [
            (one, "") if isinstance(one, int) else (one["version"], one["audience"]) for one in event.get("opens", [])
        ]
        if [(entry["version"], entry.get("audience", "")) for entry in opened] != named:
            raise Wrong("what is opened is not what the event opens")
        found = []
        for entry in opened:
            version, content = entry["version"], entry["content"]
            seals = self.seals.get(version, []) if version < self.version else []
            seals = [pair for pair in seals if entry.get("audience", pair[0]) == pair[0]]
            if len(seals) != 1:
                raise Wrong(f"version {version} does not have one seal that could be opened")
            audience, seal = seals[0]
            if audience == REFEREE:
                raise Wrong("what is sealed for the referee stays shut until the closing")
            if digest(2, bytes.fromhex(entry["salt"]), canonical(content)) != seal:
                raise Wrong(f"what is opened is not what was sealed at version {version}")
            found.append((audience, content))
            secret = self.secrets.pop(version, None)
            if secret:
                self.decided(secret, content, version)
            self.waiting.pop((version, audience), None)
        return found

    def content(self, record: dict[str, Any], audience: str) -> tuple[bool, Any]:
        """Whether the sealed part, which must be there, can be seen, and what is in it."""
        parts = [part for part in record.get("sealed", []) if part["audience"] == audience]
        if not parts:
            raise Wrong(f"no part is sealed for {audience}")
        return "seal" not in parts[0], parts[0].get("content")

    # Seats and signatures

    def held(self, seat: str) -> Holder:
        holder = self.seats.get(seat)
        if holder is None:
            raise Wrong(f"nobody holds {seat}")
        return holder

    def others_held(self, seat: str) -> set[str]:
        """The other held seats that still play."""
        return {other for other, holder in self.seats.items() if holder and other != seat} - self.out

    def persons(self, seat: str) -> set[str]:
        """Those of them that no bot holds."""
        return self.others_held(seat) - self.bots

    def needed(self) -> set[str]:
        return set(self.seats) - self.out

    def seat(self, event: dict[str, Any]) -> str:
        seat = get(event, "seat", str)
        if seat not in self.seats:
            raise Wrong(f"there is no seat {seat}")
        return seat

    def taker(self, event: dict[str, Any]) -> Holder:
        key = get(event, "key", str, "")
        if key and not is_key(get_hex(event, "key")):
            raise Wrong("nobody can have this key")
        return Holder(get(event, "name", str), token_of(event, "holder"), key)

    def sit(self, seat: str, holder: Holder) -> None:
        self.seats[seat] = holder
        self.bots.discard(seat)
        if not holder.key:
            self.unsigned.add(seat)

    def signature(self, key: str, signed: Any, version: int, kind: str, seat: str, *middle: bytes) -> str:
        """Checks a signature, gives its head: `middle` are the fields before the head and, last, those after it."""
        if not key:
            return ""
        if not isinstance(signed, dict):
            raise Wrong(f"the {kind} of {seat} at {version} is not signed")
        head = get_hex(signed, "head")
        *before, after = middle
        message = fields(f"kronika.{kind}.v1", self.id, seat, *before, bytes.fromhex(head)) + after
        self.expect(
            head == ZEROS or head in self.heads[:version],
            f"{seat} signed a head at {version} that this log never had before it",
        )
        self.expect(
            signed_by(key, get_hex(signed, "signature", 128), message),
            f"the signature under the {kind} of {seat} at {version} does not hold",
        )
        self.result.signatures += 1
        return head

    def decided(self, secret: Secret, content: Any, version: int) -> None:
        of_type(content, dict, "what was decided")
        decision = get(content, "decision", dict)
        after = fields(canonical(decision))
        allowed = self.asked_for(secret.game, secret.seat, decision)
        for use in secret.uses:
            self.use_one(allowed, use)
        if secret is self.last:
            self.allowed = allowed
        signed = content.get("signed")
        head = self.signature(secret.key, signed, version, "decision", secret.seat, u64(secret.prompt), after)
        fresh = not head or not secret.since or head in self.heads[secret.since : version]
        self.expect(fresh, f"{secret.seat} signed its decision at {version} before the last one was taken back")

    # The kernel

    def game_created(self, *_: Any) -> None:
        self.expect(self.version == 1, "a game is created only once")

    def epoch_opened(self, event: dict[str, Any], *_: Any) -> None:
        epoch, anchors = get(event, "epoch", int), get(event, "anchors", dict)
        for audience in anchors:
            get_hex(anchors, audience)
        self.expect(epoch == self.epoch + 1, "the epoch is not the next one")
        if set(anchors) != {PUBLIC, *self.seats} | ({REFEREE} if self.shared else set()):
            raise Wrong("there is not one anchor for the public and for each seat")
        if self.epoch and not self.begun:
            revealed = " and ".join(seat for seat in self.seats if seat in self.entropies) or "nobody"
            self.replaced.append(f"epoch {self.epoch} was void before it began, when {revealed} had revealed")
        elif self.epoch:
            self.replaced.append(f"epoch {self.epoch} had to end: {event.get('reason', '')}")
        self.epoch, self.begun, self.committed, self.agreed = epoch, False, 0, set()
        self.anchors[epoch] = anchors
        self.commitments, self.entropies = {}, {}
        self.chains = {audience: Chain(0, 0, bytes.fromhex(anchor)) for audience, anchor in anchors.items()}

    def seat_taken(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.expect(self.seats[seat] is None, f"somebody holds {seat} already")
        by, taker = self.use_invitation(event, seat), self.taker(event)
        barred = self.locked or any(
            taker.holder == one.holder or (taker.key and taker.key == one.key) for one in self.walked_out
        )
        free = self.started or not self.creator or taker.holder in ("", self.creator) or by == ""
        inviting = self.seats.get(by) if by else None
        free = free or (inviting is not None and inviting.holder == self.creator)
        self.expect(free or not barred, "only the creator could let this player sit down")
        self.sit(seat, taker)

    def bot_seated(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        held = self.held(seat)
        self.expect(not held.key and not held.holder, f"a player holds {seat}, no bot")
        get_hex(event, "commitment")
        self.seated[self.version] = {name: get(event, name, str) for name in ("seat", "bot", "version", "commitment")}
        self.bots.add(seat)
        self.unsigned.discard(seat)

    def bot_gone(self, seat: str) -> None:
        """An epoch that is void because a bot was taken away is named: its rolls may have been foreseen."""
        opened = any(event["type"] == "kronika.epoch_opened.v1" for event in self.before)
        if seat in self.bots and (opened or (seat in self.commitments and not self.begun)):
            void = self.epoch - opened
            self.result.unbound.append(f"{self.version}: epoch {void} is void, as the bot of {seat} left")

    def seat_left(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        holder = self.seats[seat]
        self.expect(not self.locked, "the line-up is locked")
        if holder and seat in self.commitments and not self.started:
            self.walked_out.append(holder)
        self.emptied(seat)

    def seat_freed(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.expect(self.seats[seat] is not None and seat not in self.commitments, "this seat cannot be freed")
        self.by_creator()
        self.emptied(seat)

    def line_up_locked(self, *_: Any) -> None:
        self.by_creator()
        self.locked = True

    def line_up_unlocked(self, *_: Any) -> None:
        self.by_creator()
        self.locked = False

    def by_creator(self) -> None:
        self.expect(bool(self.creator) and not self.started, "nobody could change the line-up")

    def emptied(self, seat: str) -> None:
        self.bot_gone(seat)
        self.bots.discard(seat)
        self.seats[seat] = None
        self.proposals.pop(seat, None)
        self.forget_invitations(seat)

    def invitation_given(self, event: dict[str, Any], *_: Any) -> None:
        by = get(event, "by", str)
        self.expect(not by or self.seats.get(by) is not None, "an empty seat invites")
        token_of(event, "holder")
        self.invitations[self.version] = by, get(event, "seat", str, "")

    def invitation_withdrawn(self, event: dict[str, Any], *_: Any) -> None:
        given = self.invitations.pop(get(event, "invitation", int), None)
        self.expect(given is not None and given[0] == get(event, "by", str, ""), "no such invitation stands")

    def use_invitation(self, event: dict[str, Any], seat: str) -> str | None:
        """The seat that gave the invitation used, if one is named."""
        used = get(event, "invitation", int, 0)
        if not used:
            return None
        by, to = self.invitations.pop(used, (None, ""))
        self.expect(by is not None and to in ("", seat), f"no invitation {used} to {seat} stands")
        return by

    def forget_invitations(self, seat: str) -> None:
        self.invitations = {at: given for at, given in self.invitations.items() if given[0] != seat}

    def handover_proposed(self, event: dict[str, Any], *_: Any) -> None:
        seat, taker = get(event, "seat", str), self.taker(event)
        by = self.use_invitation(event, seat)
        if "invitation" in event:
            self.expect(by != "", "the creator's invitation is not for a seat that is held")
        elif self.creator:
            known = {self.creator, *(holder.holder for holder in self.seats.values() if holder)}
            self.expect(taker.holder in known, "a stranger asks for a seat")
        self.expect(not self.creator or seat not in self.proposals, "two ask for one seat")
        self.proposals[seat] = Proposal(taker, self.version)

    def answered(self, event: dict[str, Any]) -> Proposal | None:
        """The proposal that is answered; it is named, but in older logs."""
        proposal, named = self.proposals.get(get(event, "seat", str)), get(event, "proposal", int, 0)
        if named or self.creator:
            self.expect(proposal is not None and proposal.version == named, "there is no such proposal")
        return proposal

    def handover_consented(self, event: dict[str, Any], *_: Any) -> None:
        proposal = self.answered(event)
        self.expect(proposal is not None, "there is no proposal to consent to")
        if proposal:
            proposal.consents.add(get(event, "by", str))

    def handover_declined(self, event: dict[str, Any], *_: Any) -> None:
        self.answered(event)
        self.proposals.pop(get(event, "seat", str), None)

    def seat_handed_over(self, event: dict[str, Any], *_: Any) -> None:
        seat, taker = self.seat(event), self.taker(event)
        self.expect(not self.locked, "the line-up is locked")
        consents = get_list(event, "consents", str)
        old = self.held(seat)
        self.bot_gone(seat)
        if consents:
            proposal = self.answered(event)
            if not proposal or proposal.holder != taker:
                raise Wrong("nobody proposed this handover")
            self.expect(set(consents) == self.persons(seat), "not all other seats consent")
            self.expect(set(consents) <= proposal.consents, "a seat did not consent to this handover")
        else:
            self.expect(seat not in self.bots, f"a bot does not pass {seat} on")
            after = fields(taker.name, bytes.fromhex(taker.key))
            self.signature(old.key, event.get("signed"), self.version, "handover", seat, after)
        self.sit(seat, taker)
        self.proposals.pop(seat, None)
        self.forget_invitations(seat)

    def in_open_epoch(self, event: dict[str, Any]) -> tuple[str, Holder]:
        seat = self.seat(event)
        holder = self.held(seat)
        if get(event, "epoch", int) != self.epoch or self.begun:
            raise Wrong("this is not for the current epoch, or that has begun")
        return seat, holder

    def entropy_committed(self, event: dict[str, Any], *_: Any) -> None:
        seat, holder = self.in_open_epoch(event)
        commitment = get_hex(event, "commitment")
        self.expect(seat not in self.commitments, f"{seat} has committed already")
        self.expect(seat not in self.out, f"{seat} has given up")
        self.signature_of_entropy(holder, event, "commitment", seat, commitment)
        self.commitments[seat] = commitment
        self.committed = self.version

    def entropy_revealed(self, event: dict[str, Any], *_: Any) -> None:
        seat, holder = self.in_open_epoch(event)
        entropy = get_hex(event, "entropy")
        self.expect(set(self.commitments) >= self.needed(), "not every seat has committed")
        self.expect(seat not in self.entropies, f"{seat} has revealed already")
        fitting = commitment_of(seat, self.id, bytes.fromhex(entropy), self.anchors[self.epoch]).hex()
        self.expect(self.commitments.get(seat) == fitting, f"the entropy of {seat} is not what it committed to")
        head = self.signature_of_entropy(holder, event, "reveal", seat, entropy)
        self.entropies[seat] = entropy
        if seat in self.bots:
            return
        for bot in sorted(self.bots - set(self.entropies)):
            self.result.unbound.append(f"{self.version}: the bot of {bot} did not reveal before {seat}")
        if head not in self.heads[self.committed : self.version]:
            self.expect(not holder.key or not self.bound, f"the reveal of {seat} does not bind the others")
            self.result.unbound.append(f"{self.version}: {seat} did not bind the others")

    def signature_of_entropy(self, holder: Holder, event: dict[str, Any], kind: str, seat: str, value: str) -> str:
        after = fields(bytes.fromhex(value))
        return self.signature(holder.key, event.get("signed"), self.version, kind, seat, u64(self.epoch), after)

    def epoch_began(self, event: dict[str, Any], *_: Any) -> None:
        self.expect(get(event, "epoch", int) == self.epoch and not self.begun, "this epoch cannot begin")
        self.expect(set(self.entropies) >= self.needed(), "not every seat has revealed")
        self.begun = True

    def epoch_agreed(self, event: dict[str, Any], *_: Any) -> None:
        self.agreed.add(self.seat(event))

    def runs(self) -> bool:
        return self.begun and not self.agreed

    def game_started(self, *_: Any) -> None:
        if not self.started and not self.last:
            self.allowed = round_of_draws(self.game)
        self.started, self.locked = True, False

    def prompt_opened(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        prompt = get(event, "prompt", int)
        self.expect(prompt == self.version, "a prompt is named by its version")
        kind = event["kind"]
        if "secret" in event:
            seen, content = self.content(record, event["seat"])
            kind = get(content, "kind", str) if seen else ""
        self.game = replace(self.game, prompts={**self.game.prompts, prompt: (event["seat"], kind)})

    def prompt_closed(self, event: dict[str, Any], *_: Any) -> None:
        prompt = get(event, "prompt", int)
        self.expect(prompt in self.game.prompts, "a prompt is closed that is not open")
        self.game = replace(self.game, prompts={p: asked for p, asked in self.game.prompts.items() if p != prompt})

    def order_given(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        seen, content = self.content(record, seat)
        if not seen:
            self.orders[self.version] = seat, None
            return
        order = get(content, "order", dict)
        signed = content.get("signed")
        self.signature(self.held(seat).key, signed, self.version, "order", seat, fields(canonical(order)))
        self.orders[self.version] = seat, order

    def order_withdrawn(self, event: dict[str, Any], *_: Any) -> None:
        seat, _order = self.orders.pop(get(event, "order", int), ("", None))
        self.expect(seat == self.seat(event), "an order is withdrawn that was not given")

    def on_behalf(self, event: dict[str, Any], kind: str, content: Any) -> None:
        """An answer rests on an order of the seat, or on a claim against it, and passes."""
        seat, behalf = event["seat"], event["behalf"]
        by, order = self.orders.get(behalf, ("", None))
        if by != seat:
            self.expect(self.claimed == (behalf, seat), "a seat is answered for by no order and no claim")
        elif order is not None and kind:
            self.expect(order.get("kind") in ("", kind), "an order passes a prompt of another kind")
        if content is not None and kind:
            passes = PASSES.get(self.system, {}).get(kind)
            self.expect(content.get("decision") == passes, "a seat is answered for with more than a pass")

    def decision_made(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        seat, prompt = self.seat(event), get(event, "prompt", int)
        asked, kind = self.game.prompts.get(prompt, ("", ""))
        behalf = "behalf" in event
        key = "" if behalf else self.held(seat).key
        if asked != seat:
            raise Wrong("this prompt is not open for this seat")
        self.expect(seat not in self.out, f"{seat} has given up and decides")
        secret = Secret(seat, key, prompt, self.taken_back.get(prompt, 0), self.game)
        self.last, self.allowed = secret, None
        self.game = replace(self.game, prompts={p: s for p, s in self.game.prompts.items() if p != prompt})
        self.decisions.append((self.version, seat, prompt))
        if "public" in event:
            self.expect("secret" not in event, "a decision is both public and secret")
            if behalf:
                self.on_behalf(event, kind, event["public"])
            self.decided(secret, event["public"], self.version)
            return
        if "secret" not in event:
            raise Wrong("a decision is neither public nor secret")
        seen, content = self.content(record, seat)
        if behalf:
            self.on_behalf(event, kind, content)
        if seen:
            self.decided(secret, content, self.version)
        else:
            self.secrets[self.version] = secret
            self.waiting[self.version, seat] = f"the decision sealed for {seat}" + (" and its signature" if key else "")

    def dice_rolled(self, event: dict[str, Any], *_: Any) -> None:
        use = get(event, "use", dict)
        self.expect(use.get("audience") == PUBLIC, "dice roll on the public chain")
        self.expect("dice" in use, "dice are rolled without dice")

    def roll_disputed(self, event: dict[str, Any], *_: Any) -> None:
        self.expect(get(event, "version", int) in self.checks, "what is disputed is neither a roll nor a flip")

    def undo_requested(self, event: dict[str, Any], *_: Any) -> None:
        to = get(event, "to", int)
        self.requests[get(event, "seat", str)] = Request(to)
        counted: dict[str, int] = {}
        for seat in [seat for version, seats in self.dealt if version > to for seat in seats]:
            counted[seat] = counted.get(seat, 0) + 1
        if self.shared or "seen" in event:
            self.expect(event.get("seen", {}) == counted, "others have seen what was dealt since")

    def undo_agreed(self, event: dict[str, Any], *_: Any) -> None:
        request = self.requests.get(get(event, "seat", str))
        self.expect(request is not None, "there is no request to agree to")
        if request:
            request.agreed.add(get(event, "by", str))

    def undo_ended(self, event: dict[str, Any], *_: Any) -> None:
        self.requests.pop(get(event, "seat", str), None)

    def undone(self, event: dict[str, Any], *_: Any) -> None:
        seat, to = self.seat(event), get(event, "to", int)
        if not 1 <= to < self.version:
            raise Wrong("an undo goes back to an earlier version")
        self.expect(to >= self.settled, "an undo goes back to before what was settled")
        if get(event, "free", bool, False):
            self.expect(self.last_use <= to, "a free undo does not go back beyond chance")
            self.expect(self.last_opens <= to, "a free undo does not go back beyond opened seals")
            others = [other for version, other, _ in self.decisions if version > to and other != seat]
            self.expect(not others, "a free undo does not take back decisions of others")
            self.expect(
                self.game.over not in ("resigned", "drawn", "claimed"), "a free undo does not take back such an end"
            )
        else:
            request = self.requests.get(seat)
            self.expect(request is not None and request.to == to, "nobody asked for this undo")
            self.expect(request is None or self.others_held(seat) <= request.agreed, "not all have agreed to this undo")
            self.expect(not self.strict, "the game is strict")
        self.game = self.games[to]
        self.taken_back.update({prompt: self.version for version, _, prompt in self.decisions if version > to})
        self.decisions = [decision for decision in self.decisions if decision[0] <= to]
        self.requests = {who: asked for who, asked in self.requests.items() if who != seat and asked.to < to}
        self.offers = set()
        self.last, self.allowed = None, []

    def draw_offered(self, event: dict[str, Any], *_: Any) -> None:
        self.offers.add(self.seat(event))

    def draw_ended(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.expect(seat in self.offers, f"{seat} offers no draw")
        self.offers.discard(seat)

    def game_finished(self, event: dict[str, Any], *_: Any) -> None:
        how = get(event, "how", str)
        self.expect(self.game.over is None, "the game is over already")
        winners = self.won(how)
        self.expect(winners is not None, f"nothing has ended the game as {how}")
        self.expect(set(get_list(event, "winners", str)) == winners, "others won than what happened before says")
        self.game = replace(self.game, prompts={}, over=how, winners=tuple(get_list(event, "winners", str)))

    def won(self, how: str) -> set[str] | None:
        """Who won by what stands before the end."""
        if self.game.winner:
            return {self.game.winner}
        if self.game.ended is not None:
            return set(self.game.ended)
        last = self.before[-1] if self.before else {}
        cause = {"resigned": "kronika.resigned.v1", "claimed": "kronika.game_claimed.v1"}
        if how in cause and last.get("type") == cause[how] and (how == "resigned" or self.limit):
            return self.winners_without(last["seat" if how == "resigned" else "against"])
        if how == "resigned" and self.leaving and self.runs():
            ended_by = [self.winners_without(seat) for seat in self.leaving]
            return next((winners for winners in ended_by if winners is not None), None)
        if how == "abandoned" and last.get("type") == cause["claimed"] and self.limit and not self.started:
            return set()
        ended = [e for e in self.before if e.get("type") == "kronika.draw_ended.v1" and e.get("how") == "accepted"]
        if how == "drawn" and last in ended and self.others_held("") <= {one["seat"] for one in ended}:
            return set()
        return None

    def winners_without(self, seat: str) -> set[str] | None:
        """Who wins if a seat gives up; None: the others play on."""
        if self.system != "foray":
            return set(self.seats) - {seat}
        playing = [other for other in self.seats if other not in self.game.out and other != seat]
        mates = [other for other in playing if other[0] == seat[0]]
        return None if mates else set(playing)

    def resigned(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.left = seat, "over" if self.winners_without(seat) is not None else "on"

    def game_claimed(self, event: dict[str, Any], *_: Any) -> None:
        seat = get(event, "against", str)
        self.claimed = self.version, seat
        if get(event, "since", int, 0):
            self.waited(event)
        self.left = seat, "over" if self.winners_without(seat) is not None else "on"

    def waited(self, event: dict[str, Any]) -> None:
        """The reply limit had passed when it was claimed."""
        since, grace = get(event, "since", int), timedelta(seconds=get(event, "grace", int, 0))
        if not 1 <= since < self.version or grace < timedelta(0):
            raise Wrong("what is claimed waited since no earlier event")
        began, now = self.times[since], self.times[self.version]
        breaks: list[tuple[datetime, datetime | None, timedelta, int]] = []
        last = None
        for one in get_list(event, "outages", dict):
            start, end = moment(get(one, "began", str)), moment(get(one, "ended", str))
            self.expect(start <= end <= now and (last is None or last <= start), "outages are in order, and over")
            breaks.append((start, end, grace, 0))
            last = end
        pause = None
        for at, change, seconds in self.changes:
            if change == "extend":
                breaks.append((at, at, timedelta(0), seconds))
            elif change == "pause":
                pause = at
            elif pause is not None:
                breaks.append((pause, at, timedelta(0), 0))
                pause = None
        if pause is not None:
            breaks.append((pause, None, timedelta(0), 0))
        due, counted = began + timedelta(seconds=self.limit), began
        for start, end, quiet, seconds in sorted(breaks, key=lambda one: one[0]):
            if seconds:
                due = max(due, start) + timedelta(seconds=seconds) if start >= began else due
            elif due > start:
                if end is None:
                    self.expect(False, "claimed while the limit is paused")
                    return
                due += max(end - max(start, counted), timedelta(0))
                due, counted = max(due, end + quiet), max(counted, end)
        self.expect(due <= now, "claimed before the reply limit had passed")

    def limit_requested(self, event: dict[str, Any], *_: Any) -> None:
        seat, change, seconds = self.seat(event), get(event, "change", str), get(event, "seconds", int, 0)
        self.expect(self.limit > 0, "there is no reply limit to change")
        self.expect(seat not in self.wishes, f"{seat} asks twice about the reply limit")
        fits = 1 <= seconds <= 366 * 86_400 if change == "extend" else seconds == 0
        self.expect(change in ("extend", "pause", "resume") and fits, "what is asked about the limit cannot be")
        self.expect(change == "extend" or self.paused == (change == "resume"), f"the limit cannot {change}")
        self.wishes[seat] = Wish(change, seconds, self.version)

    def limit_agreed(self, event: dict[str, Any], *_: Any) -> None:
        seat, by = get(event, "seat", str), get(event, "by", str)
        wish = self.wishes.get(seat)
        fits = wish is not None and by in self.others_held(seat) and by not in wish.agreed
        self.expect(fits, f"{by} agrees to what {seat} does not ask about the limit")
        if wish is not None:
            wish.agreed.add(by)

    def limit_request_ended(self, event: dict[str, Any], *_: Any) -> None:
        seat, by = get(event, "seat", str), get(event, "by", str)
        self.expect(self.wishes.pop(seat, None) is not None, f"{seat} asks for nothing about the limit")
        self.expect((get(event, "how", str) == "withdrawn") == (by == seat), "who ends a request about the limit")

    def limit_changed(self, event: dict[str, Any], *_: Any) -> None:
        seat, change, seconds = self.seat(event), get(event, "change", str), get(event, "seconds", int, 0)
        wish = self.wishes.get(seat)
        self.expect(
            wish is not None and (wish.change, wish.seconds) == (change, seconds), "nobody asked for this limit"
        )
        if wish is not None:
            missing = self.others_held(seat) - self.bots - wish.agreed
            old = self.times[self.version] - self.times[wish.version] >= timedelta(seconds=self.limit)
            self.expect(not missing or (change == "resume" and old), "not all have agreed to change the limit")
        if change != "extend":
            self.paused = change == "pause"
            self.wishes = {who: one for who, one in self.wishes.items() if one.change == "extend"}
        self.wishes.pop(seat, None)
        self.changes.append((self.times[self.version], change, seconds))

    def gave_up(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.expect(seat not in self.out, f"{seat} gives up twice")
        first = self.before[0] if self.before else {}
        causes = {"kronika.resigned.v1": "seat", "kronika.game_claimed.v1": "against"}
        who = first.get(causes.get(first.get("type", ""), ""))
        self.expect(who == seat and self.left == (seat, "on"), f"{seat} did not give up, or the game was over by it")
        self.out.add(seat)
        if not self.runs():
            self.leaving.append(seat)
        self.orders = {at: given for at, given in self.orders.items() if given[0] != seat}
        self.offers.discard(seat)

    def settle(self, *_: Any) -> None:
        self.settled, self.decisions, self.requests = self.version, [], {}
        if self.runs():
            self.leaving = []

    def scenario_won(self, event: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, winner=self.side(event))

    def game_closed(self, event: dict[str, Any], *_: Any) -> None:
        self.expect(self.game.over is not None, "the game is closed and was not over")
        called_off = self.game.over == "abandoned"
        self.expect(called_off == (get(event, "how", str) == "abandoned"), "it was called off, or it was not")
        self.expect(not called_off or not (self.started or self.game.winners), "a game that started is called off")
        self.closed = True
        self.open = get(event, "opened", bool, False)
        self.expect(self.open != self.of_campaign, "the game opens when it is closed, one of a campaign with that")
        given = set()
        for entry in get_list(event, "seeds", dict):
            epoch, audience, seed = get(entry, "epoch", int), get(entry, "audience", str), get_hex(entry, "seed")
            anchor = self.anchors.get(epoch, {}).get(audience)
            fits = anchor is not None and link_back(bytes.fromhex(seed), LINKS + 1).hex() == anchor
            self.expect(fits, f"the seed of {audience} in epoch {epoch} does not give its anchor")
            given.add((epoch, audience))
        for entry in get_list(event, "bots", dict):
            at, seed = get(entry, "at", int), get_hex(entry, "seed")
            bot = self.seated.get(at, {"seat": ""})
            if bot["seat"] != get(entry, "seat", str):
                raise Wrong(f"no bot was seated at {at} in {entry['seat']}")
            bound = digest(6, self.id, bot["seat"], bot["bot"], bot["version"], bytes.fromhex(seed)).hex()
            self.expect(bound == bot["commitment"], f"the seed of the bot of {bot['seat']} is not what binds it")
            self.seeded.add(at)
        if get(event, "opened", bool, False):
            for epoch, audience in sorted(self.used_chains - given):
                self.result.unchecked.append(f"{self.version}: the chain of {audience} in epoch {epoch} was lost")

    # Chance

    def use(self, event: dict[str, Any], record: dict[str, Any]) -> None:
        use = get(event, "use", dict)
        audience, k, purpose = get(use, "audience", str), get(use, "k", int), get(use, "purpose", dict)
        dice, size = use.get("dice"), use.get("size")
        if get(use, "epoch", int) != self.epoch or not self.begun:
            raise Wrong("chance comes from an epoch that is not the current one or has not begun")
        chain = self.chains.get(audience)
        if chain is None:
            raise Wrong(f"{audience} has no chain")
        if k != chain.used + 1 or k > LINKS:
            raise Wrong(f"link {k} is not the next one of the chain of {audience}")
        chain.used = k
        self.used_chains.add((self.epoch, audience))
        if (dice is None) == (size is None):
            raise Wrong("chance is either for dice or for a draw")
        if dice is not None:
            of_type(dice, dict, "dice")
            bound, count = get(dice, "sides", int), get(dice, "count", int)
        else:
            bound, count = of_type(size, int, "size"), 1
        if audience == PUBLIC:
            seen, content = True, event
        else:
            seen, content = self.content(record, audience)
        if not 1 <= bound < 1 << 31 or not 1 <= count <= 1000:
            raise Wrong("there are not so many dice, sides or things")
        if self.allowed is not None:
            self.use_one(self.allowed, use)
        elif self.last:
            self.last.uses.append(use)
        if not seen:
            self.waiting[self.version, audience] = f"the draw of {audience}: link and outcome"
            return
        of_type(content, dict, "the outcome")
        link = bytes.fromhex(get_hex(content, "link"))
        if link_back(link, k - chain.seen) != chain.link:
            raise Wrong(f"the link does not belong to the chain of {audience}")
        chain.seen, chain.link = k, link
        if dice is not None:
            self.result.rolls += 1
        else:
            self.result.draws += 1
        outcome = get_list(content, "faces", int) if dice is not None else [get(content, "index", int)]
        message = canonical(
            {
                "audience": audience,
                "dice": dice,
                "entropy": {seat: self.entropies.get(seat, "") for seat in self.seats},
                "epoch": self.epoch,
                "game": self.id,
                "k": k,
                "pack": self.pack,
                "purpose": purpose,
                "size": size,
                "tag": "kronika.chance.v1",
            }
        )
        follows = len(outcome) == count and outcome == numbers(link, message, bound, count)
        self.expect(follows, "the outcome does not follow from link and entropy")

    # What chance is used for, in Undaunted

    def use_one(self, allowed: list[dict[str, Any]], use: dict[str, Any]) -> None:
        if self.system == "foray":
            purpose = use["purpose"]
            fits = "dice" not in use and (purpose["action"], purpose["rule"]) in FOR_FORAY
            self.expect(fits, "chance is used for what there is not")
            return
        for place, one in enumerate(allowed):
            if one == {"purpose": use["purpose"], "dice": use.get("dice")}:
                del allowed[: place + 1]
                return
        self.expect(False, "chance is used for what the decision before does not ask for")

    def asked_for(self, game: Game, seat: str, decision: dict[str, Any]) -> list[dict[str, Any]]:
        """What chance a decision may use, in order, as the game was when it was made."""
        if self.system == "foray":
            return []
        kind = decision.get("decide")
        if kind == "end_turn":
            return round_of_draws(game)
        if kind == "strike" and game.frames:
            frame = game.frames[-1]
            action, target = get(frame, "action", dict), get(decision, "target", str)
            struck = [target]
            left = [other for other in get(frame, "targets", list, []) if other != target]
            if len(left) == 1:
                struck += left
            attacker = get(frame, "side", str), get(frame, "counter", str)
            return [roll(get(action, "name", str), *attacker, one, get(action, "value", int)) for one in struck]
        if kind != "play":
            return []
        act = get(decision, "act", dict)
        name = get(act, "act", str)
        if name == "command":
            return draws(seat, "U17", get(act, "count", int))
        if name == "recon":
            return draws(seat, "U19", 1)
        if name not in ("attack", "suppress", "blast"):
            return []
        card = game.cards.get(get(decision, "card", str), {})
        dice = [get(action, "value", int) for action in get(card, "actions", list, []) if action.get("name") == name]
        if name == "blast":
            space = game.targets.get(seat)
            targets = sorted(counter for counter, where in game.counters.items() if space and where == space)[:1]
        else:
            targets = [get(act, "target", str)]
        return [roll(name, seat, get(card, "counter", str), target, dice[0]) for target in targets if dice]

    def counter_put(self, event: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, counters={**self.game.counters, event["counter"]: event["space"]})

    def counter_removed(self, event: dict[str, Any], *_: Any) -> None:
        left = {counter: space for counter, space in self.game.counters.items() if counter != event["counter"]}
        self.game = replace(self.game, counters=left)

    def target_put(self, event: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, targets={**self.game.targets, event["side"]: event.get("space", "")})

    def frame_pushed(self, event: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, frames=(*self.game.frames, event["frame"]))

    def frame_replaced(self, event: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, frames=(*self.game.frames[:-1], event["frame"]))

    def frame_popped(self, *_: Any) -> None:
        self.game = replace(self.game, frames=self.game.frames[:-1])

    # Undaunted: where the cards are

    def zone(self, side: str, zone: str) -> tuple[str, ...]:
        if (side, zone) not in self.game.zones:
            raise Wrong(f"{side} has no {zone}")
        return self.game.zones[side, zone]

    def lay(self, side: str, zone: str, cards: list[str] | tuple[str, ...]) -> None:
        hidden = zone not in SEEN_BY_ALL and not self.shows(side)
        laid = tuple("?" for _ in cards) if hidden else tuple(sorted(cards))
        self.game = replace(self.game, zones={**self.game.zones, (side, zone): laid})

    def take(self, side: str, zone: str, card: str) -> None:
        cards = list(self.zone(side, zone))
        if card not in cards and "?" not in cards:
            raise Wrong(f"{card} is not in the {zone} of {side}")
        cards.remove(card if card in cards else "?")
        self.lay(side, zone, cards)

    def carry(self, side: str, source: str, target: str, card: str) -> None:
        self.zone(side, target)
        self.take(side, source, card)
        self.lay(side, target, (*self.zone(side, target), card))

    def carry_all(self, side: str, source: str, target: str) -> None:
        self.lay(side, target, self.zone(side, target) + self.zone(side, source))
        self.lay(side, source, ())

    def side(self, where: dict[str, Any], name: str = "side") -> str:
        side = get(where, name, str)
        if side not in self.seats:
            raise Wrong(f"there is no side {side}")
        return side

    def scenario_set_up(self, event: dict[str, Any], *_: Any) -> None:
        scenario = get(event, "setup", dict)
        cards = {get(card, "id", str): card for card in get_list(scenario, "cards", dict)}
        counters: dict[str, str] = {}
        given: dict[str, int] = {}
        for setup in get_list(scenario, "sides", dict):
            side = self.side(setup, "id")
            given[side] = len(get_list(setup, "deck", str) + get_list(setup, "supply", str))
            for zone in ZONES:
                self.lay(side, zone, get_list(setup, zone, str) if zone in ("deck", "supply") else ())
            counters |= get(setup, "counters", dict, {})
        self.game = replace(self.game, counters=counters, given=given, cards=cards)

    def position_inherited(self, event: dict[str, Any], *_: Any) -> None:
        sides = [get(inherited, "side", str) for inherited in get_list(event, "sides", dict)]
        self.expect(sides == sorted(self.game.given), "not the sides of the scenario inherit")
        for inherited in event["sides"]:
            side = self.side(inherited)
            for zone in ("deck", "hand", "discard", "removed"):
                count = get(inherited, zone, int)
                if count > 1000:
                    raise Wrong(f"{count} cards are too many")
                self.lay(side, zone, "?" * count)
            for zone in ("play", "supply"):
                self.lay(side, zone, [of_type(card, str, zone) for card in get(inherited, zone, list)])
            self.lay(side, "pick", ())
            self.expect(
                sum(len(self.zone(side, zone)) for zone in ZONES) == self.game.given.get(side),
                f"{side} does not inherit as many cards as the scenario has",
            )
        self.game = replace(
            self.game,
            counters={get(one, "counter", str): get(one, "space", str) for one in get_list(event, "counters", dict)},
            targets={one["side"]: get(one, "target", str, "") for one in event["sides"]},
            frames=tuple(get_list(event, "frames", dict)),
        )

    def zones_inherited(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        side = self.side(event)
        seen, content = self.content(record, side)
        if seen:
            if not keys_are(content, {"deck", "hand", "discard", "removed"}):
                raise Wrong("what is inherited is deck, hand, discard and removed")
            for zone in ("deck", "hand", "discard", "removed"):
                cards = [of_type(card, str, zone) for card in get(content, zone, list)]
                self.expect(len(cards) == len(self.zone(side, zone)), f"{side} inherits another number of cards")
                self.expect(set(cards) <= set(self.game.cards), f"{side} inherits cards that are not in the scenario")
                self.lay(side, zone, cards)

    def discard_reshuffled(self, event: dict[str, Any], *_: Any) -> None:
        self.carry_all(self.side(event), "discard", "deck")

    def card_drawn(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        side, use = self.side(event), get(event, "use", dict)
        self.expect(use.get("audience") == side, "a card is drawn by the chain of another")
        deck = self.zone(side, "deck")
        self.expect(use.get("size") == len(deck), f"the deck of {side} has {len(deck)} cards")
        seen, content = self.content(record, side)
        card = "?"
        if seen:
            if not keys_are(content, {"card", "index", "link"}):
                raise Wrong("a drawn card is card, index and link")
            card, index = get(content, "card", str), get(content, "index", int)
            self.expect(index < len(deck) and deck[index] == card, "this is not the card at this place of the deck")
        self.carry(side, "deck", "hand", card)

    def initiative_picked(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        side = self.side(event)
        seen, content = self.content(record, side)
        self.carry(side, "hand", "pick", of_type(content, str, "the pick") if seen else "?")

    def initiative_revealed(self, event: dict[str, Any], _: dict[str, Any], opened: list[tuple[str, Any]]) -> None:
        picks = get(event, "picks", dict)
        self.expect(set(picks) == set(self.seats), "there is not one pick for each side")
        self.expect(len(opened) == 2 * len(picks), "each pick is in two seals")
        for side in picks:
            card = get(picks, side, str)
            contents = [content for audience, content in opened if audience == side]
            decisions = [c.get("decision") for c in contents if isinstance(c, dict)]
            strings = [c for c in contents if isinstance(c, str)]
            expected = [{"card": card, "decide": "pick_initiative"}]
            self.expect(decisions == expected, f"{side} did not decide to pick {card}")
            self.expect(strings == [card], f"{side} did not pick {card}")
            self.carry(side, "pick", "discard", card)

    def turn_ended(self, event: dict[str, Any], *_: Any) -> None:
        side = self.side(event)
        self.carry_all(side, "hand", "discard")
        self.carry_all(side, "play", "discard")

    def card_moved(self, event: dict[str, Any], *_: Any) -> None:
        self.carry(self.side(event), get(event, "source", str), get(event, "target", str), get(event, "card", str))

    # Foray: where the cards are

    def heap(self, name: str, cards: list[int | None] | tuple[int | None, ...]) -> None:
        if not all(card is None or type(card) is int for card in cards):
            raise Wrong(f"{name} would hold what is no card")
        laid = tuple(sorted(cards, key=lambda card: card or 0))
        self.game = replace(self.game, heaps={**self.game.heaps, name: laid})

    def out_of(self, name: str, card: int | None) -> None:
        cards = list(self.game.heaps[name])
        if card not in cards and None not in cards:
            raise Wrong(f"{card} is not in {name}")
        cards.remove(card if card in cards else None)
        self.heap(name, cards)

    def into(self, name: str, card: int | None) -> None:
        self.heap(name, (*self.game.heaps[name], card))

    def number(self, record: dict[str, Any], audience: str) -> int | None:
        """The card sealed for an audience, where it may be seen."""
        seen, content = self.content(record, audience)
        return of_type(content, int, "a card") if seen else None

    def laid_out(self, event: dict[str, Any], *_: Any) -> None:
        heaps = {name: () for seat in self.seats for name in (f"hand {seat}", f"down {seat}", f"pick {seat}")}
        self.expect(event["setup"].get("seats") == list(self.seats), "others sit down than are laid out")
        self.game = replace(self.game, heaps={**heaps, "up": ()})

    def from_deck(self, use: dict[str, Any], card: int | None, record: dict[str, Any]) -> None:
        known = {one for cards in self.game.heaps.values() for one in cards}
        deck = [one for one in range(1, 12 * max(len(self.seats), 2) + 1) if one not in known]
        everything = 12 * max(len(self.seats), 2)
        self.expect(use.get("audience") == REFEREE, "the common deck is the referee's")
        left = everything - sum(map(len, self.game.heaps.values()))
        self.expect(use.get("size") == left, f"the deck has {left} cards")
        self.expect(card is None or card in deck, f"{card} is not in the deck")
        seen, place = self.content(record, REFEREE)
        if seen:
            at = get(place, "index", int)
            self.expect(at < len(deck) and deck[at] == card, "this is not the card at this place of the deck")

    def foray_drawn(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        card = self.number(record, seat)
        self.from_deck(event["use"], card, record)
        self.into(f"hand {seat}", card)

    def card_flipped(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        self.from_deck(event["use"], event["card"], record)
        self.into("up", event["card"])

    def card_picked(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        card = self.number(record, seat)
        self.out_of(f"hand {seat}", card)
        self.into(f"pick {seat}", card)

    def picks_shown(self, event: dict[str, Any], _: dict[str, Any], opened: list[tuple[str, Any]]) -> None:
        picks = get(event, "picks", dict)
        self.expect(len(opened) == 2 * len(picks), "each pick is in two seals")
        for seat, card in picks.items():
            contents = [content for audience, content in opened if audience == seat]
            decisions = [content.get("decision") for content in contents if isinstance(content, dict)]
            self.expect(decisions == [{"card": card, "decide": "pick"}], f"{seat} did not decide to pick {card}")
            self.expect([one for one in contents if isinstance(one, int)] == [card], f"{seat} did not pick {card}")
            self.heap(f"pick {seat}", ())
            self.into("up", card)

    def card_played(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.out_of(f"hand {seat}", event["card"])
        self.into("up", event["card"])
        for at, (by, order) in list(self.orders.items()):
            if by != seat and order is not None and order.get("kind") == "":
                del self.orders[at]

    def card_stolen(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        seat, target = self.seat(event), get(event, "target", str)
        hand = self.game.heaps.get(f"hand {target}", ())
        self.expect(event["use"].get("audience") == target, "a card is stolen by the chain of another")
        self.expect(event["use"].get("size") == len(hand), f"{target} holds {len(hand)} cards")
        seen, taken = self.content(record, target)
        card = self.number(record, seat)
        if seen:
            card, at = get(taken, "card", int), get(taken, "index", int)
            self.expect(at < len(hand) and hand[at] == card, "this is not the card at this place of the hand")
        self.out_of(f"hand {target}", card)
        self.into(f"hand {seat}", card)

    def card_chosen(self, event: dict[str, Any], record: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, chosen=self.number(record, self.seat(event)))

    def burying_ended(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        if get(event, "buried", bool):
            self.out_of(f"hand {seat}", self.game.chosen)
            self.into(f"down {seat}", self.game.chosen)

    def reshuffled(self, *_: Any) -> None:
        for name in self.game.heaps:
            if name == "up" or name.startswith("down"):
                self.heap(name, ())

    def foray_left(self, event: dict[str, Any], *_: Any) -> None:
        seat = self.seat(event)
        self.game = replace(self.game, out=(*self.game.out, seat))
        for name in (f"hand {seat}", f"pick {seat}"):
            for card in self.game.heaps[name]:
                self.into(f"down {seat}", card)
            self.heap(name, ())

    def game_over(self, event: dict[str, Any], *_: Any) -> None:
        self.game = replace(self.game, ended=tuple(get_list(event, "winners", str)))


def parts_named(event: dict[str, Any], form: str) -> list[str]:
    """The audiences of the sealed parts that an event names, in the order of its fields."""
    named: list[str] = []
    for name in (word.strip("[]") for word in form.split()):
        if name in SEALED and name in event:
            held = event[name]
            named += [one["audience"] for one in (held if isinstance(held, list) else [held])]
    return named


PASSES = {"foray": {"react": {"decide": "pass"}}}  # by kind of prompt, the decision that passes it
FOR_FORAY = {("draw", "F2"), ("draw", "F11"), ("raid", "F8"), ("gust", "F12"), ("steal", "F9")}

Handler = Callable[[Walk, dict[str, Any], dict[str, Any], list[tuple[str, Any]]], None]


def tagged(prefix: str, *handlers: Handler) -> dict[str, Handler]:
    return {f"{prefix}.{handler.__name__}.v1": handler for handler in handlers}


HANDLERS = tagged(
    "kronika",
    Walk.game_created,
    Walk.epoch_opened,
    Walk.seat_taken,
    Walk.bot_seated,
    Walk.seat_left,
    Walk.seat_freed,
    Walk.line_up_locked,
    Walk.line_up_unlocked,
    Walk.invitation_given,
    Walk.invitation_withdrawn,
    Walk.handover_proposed,
    Walk.handover_consented,
    Walk.handover_declined,
    Walk.seat_handed_over,
    Walk.entropy_committed,
    Walk.entropy_revealed,
    Walk.epoch_began,
    Walk.epoch_agreed,
    Walk.game_started,
    Walk.prompt_opened,
    Walk.prompt_closed,
    Walk.order_given,
    Walk.order_withdrawn,
    Walk.decision_made,
    Walk.dice_rolled,
    Walk.roll_disputed,
    Walk.undo_requested,
    Walk.undo_agreed,
    Walk.undo_ended,
    Walk.undone,
    Walk.draw_offered,
    Walk.draw_ended,
    Walk.resigned,
    Walk.game_claimed,
    Walk.limit_requested,
    Walk.limit_agreed,
    Walk.limit_request_ended,
    Walk.limit_changed,
    Walk.gave_up,
    Walk.game_finished,
    Walk.game_closed,
) | {"kronika.settled.v1": Walk.settle}
SYSTEMS = {
    "undaunted": tagged(
        "undaunted",
        Walk.scenario_set_up,
        Walk.position_inherited,
        Walk.zones_inherited,
        Walk.discard_reshuffled,
        Walk.card_drawn,
        Walk.initiative_picked,
        Walk.initiative_revealed,
        Walk.turn_ended,
        Walk.card_moved,
        Walk.counter_removed,
        Walk.frame_pushed,
        Walk.frame_replaced,
        Walk.frame_popped,
        Walk.scenario_won,
    )
    | {
        "undaunted.counter_placed.v1": Walk.counter_put,
        "undaunted.counter_moved.v1": Walk.counter_put,
        "undaunted.target_placed.v1": Walk.target_put,
        "undaunted.target_removed.v1": Walk.target_put,
    },
    "foray": tagged(
        "foray",
        Walk.laid_out,
        Walk.card_flipped,
        Walk.card_picked,
        Walk.picks_shown,
        Walk.card_played,
        Walk.card_stolen,
        Walk.card_chosen,
        Walk.burying_ended,
        Walk.reshuffled,
        Walk.game_over,
    )
    | {
        "foray.taken_over.v1": Walk.laid_out,
        "foray.card_drawn.v1": Walk.foray_drawn,
        "foray.seat_left.v1": Walk.foray_left,
    },
}


# The file


def check_form(record: Any) -> None:
    if not keys_are(record, {"public"}, {"public", "sealed"}):
        raise Wrong("a record is an object of public and sealed")
    public = record["public"]
    if not keys_are(public, {"at", "event", "tx"}, {"at", "event", "opened", "tx"}):
        raise Wrong("public has other keys than at, event, tx, opened")
    of_type(public["at"], str, "at")
    of_type(public["event"], dict, "event")
    of_type(public["tx"], int, "tx")
    for name, where in (("sealed", record), ("opened", public)):
        if where.get(name, True) == []:
            raise Wrong(f"{name} is left out if empty")
    for part in get_list(record, "sealed", dict):
        of_type(part.get("audience"), str, "audience")
        if not keys_are(part, {"audience", "content", "salt"}, {"audience", "seal"}):
            raise Wrong("a sealed part is neither open nor shut")
        get_hex(part, "seal" if "seal" in part else "salt")
    for entry in get_list(public, "opened", dict):
        if not keys_are(entry, {"content", "salt", "version"}, {"audience", "content", "salt", "version"}):
            raise Wrong("what is opened has content, salt, version, perhaps audience")
        get_hex(entry, "salt")
        of_type(entry["version"], int, "version")


def check_receipt(receipt: Any) -> None:
    known = {"game", "head", "key", "signature", "version"}
    if not keys_are(receipt, known, {*known, "successions"}):
        raise Wrong("a receipt has game, head, key, signature, version, perhaps successions")
    if receipt.get("successions", True) == [] or len(get_list(receipt, "successions", dict)) > 1000:
        raise Wrong("there are 1 to 1000 successions, or they are left out")
    for one in get_list(receipt, "successions", dict):
        if not keys_are(one, {"key", "signature"}):
            raise Wrong("a succession has key and signature")
        get_hex(one, "key")
        get_hex(one, "signature", 128)
    of_type(receipt["game"], str, "game")
    of_type(receipt["version"], int, "version")
    get_hex(receipt, "head")
    get_hex(receipt, "key")
    get_hex(receipt, "signature", 128)


def receipt_holds(receipt: dict[str, Any]) -> bool:
    message = fields("kronika.receipt.v1", receipt["game"], u64(receipt["version"]), bytes.fromhex(receipt["head"]))
    return signed_by(receipt["key"], receipt["signature"], message)


def vouching(receipt: dict[str, Any]) -> list[str]:
    """The key of the receipt and those it succeeded."""
    older = receipt.get("successions", [])
    keys = [one["key"] for one in older] + [receipt["key"]]
    for one, newer in zip(older, keys[1:], strict=True):
        message = fields("kronika.succession.v1", bytes.fromhex(one["key"]), bytes.fromhex(newer))
        if not signed_by(one["key"], one["signature"], message):
            raise Wrong("a key did not sign the one that is said to succeed it")
    return keys


def read(lines: list[bytes]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    if len(lines) < 4:
        raise Wrong("a file has a header, two records at least, and a receipt")
    if lines[0] not in (HEADER, HEADER_2):
        raise Wrong("line 1: this is not the header of an exported game")
    values = []
    for number, line in enumerate(lines[1:], 2):
        try:
            if not line.endswith(b"\n"):
                raise Wrong("the line does not end")
            value = parsed(line[:-1])
            (check_receipt if number == len(lines) else check_form)(value)
            values.append(value)
        except Wrong as wrong:
            raise Wrong(f"line {number}: {wrong}") from wrong
    if (lines[0] == HEADER_2) != ("successions" in values[-1]):
        raise Wrong("line 1: the header is of another format than the receipt")
    return values[:-1], values[-1]


def verify(
    lines: list[bytes],
    receipt: dict[str, Any] | None = None,
    key: str | None = None,
    require_vouched: bool = False,
) -> Result:
    """Everything that can be said about a file, given as its lines with their line feeds.

    `receipt` is one that was kept from earlier, `key` the service's key as it is known from elsewhere. With
    `require_vouched` it is a problem if neither vouches for the file, or a reveal does not bind the others.
    """
    result = Result()
    try:
        records, last = read(lines)
        walk = Walk(records, result)
        walk.begin()
    except Wrong as wrong:
        return Result([f"0: {wrong}"])
    walk.cut_for()
    walk.hash_records()
    walk.walk()
    result.viewer, result.epochs = walk.viewer, walk.epoch
    walk.expect(last["game"] == walk.id, "the receipt is for another game")
    walk.expect(last["version"] == len(records), "the receipt is for another version")
    walk.expect(last["head"] == walk.heads[-1], "the receipt is for another log")
    walk.expect(receipt_holds(last), "the signature of the receipt does not hold")
    if receipt is not None:
        try:
            check_receipt(receipt)
            if not receipt_holds(receipt):
                raise Wrong("the receipt kept is not signed")
            if receipt["game"] != walk.id:
                raise Wrong("the receipt kept is for another game")
            if receipt["version"] > len(records):
                raise Wrong("the receipt kept is for a later version: the file is older, or was cut")
            if receipt["head"] != walk.heads[receipt["version"]]:
                raise Wrong("the log was rewritten since the receipt was given")
            result.levels.append(BY_RECEIPT)
        except Wrong as wrong:
            walk.expect(False, str(wrong))
    keys: list[str] = []
    try:
        keys = vouching(last)
    except Wrong as wrong:
        walk.expect(False, str(wrong))
    if key is not None:
        walk.expect(key in keys, "another key has signed")
        result.levels += [BY_SERVICE] if key in keys else []
    if require_vouched:
        walk.expect(bool(result.levels), "nothing vouches for the file")
        walk.expect(not result.unbound, "not every reveal binds the others")
    if result.problems:
        result.levels = []
    elif not result.levels:
        result.levels = [BY_NOBODY]
    return result


def check(lines: list[bytes]) -> list[str]:
    """The problems found in a file, given as its lines with their line feeds; none: the list is empty."""
    return verify(lines).problems


def main() -> int:
    with Path(sys.argv[1]).open("rb") as file:
        key = sys.argv[2] if len(sys.argv) > 2 else None
        result = verify(file.readlines(), key=key, require_vouched="--require-vouched" in sys.argv)
    for unbound in result.unbound:
        print("not bound:", unbound)
    for problem in result.problems:
        print("problem at", problem)
    for waiting in result.unchecked:
        print("not checked:", waiting)
    print(", ".join(result.levels))
    return 1 if result.problems else 0


if __name__ == "__main__":
    sys.exit(main())
