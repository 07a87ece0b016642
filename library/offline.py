"""A whole game made without a service, from a seed: with chains, entropy, signatures, salts and
heads, so that it verifies. Two made alike from one seed are the same to the byte."""

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kronika.domain.kernel import ends, seats, undo
from kronika.domain.kernel import events as e
from kronika.domain.kernel.bot_seats import decision_of, sit
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Chain, ChainedChance, checkpoints, commitment
from kronika.domain.kernel.export import ReceiptLine, lines
from kronika.domain.kernel.game import Position, Recorder, blank, decide, fold
from kronika.domain.kernel.hashing import canonical_json, genesis, head_of
from kronika.domain.kernel.ledger import Holder, Ledger, chain_audiences
from kronika.domain.kernel.log import Codec, Record, SealedPart, opened_by
from kronika.domain.kernel.sealing import blind, parts_of
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.signing import (
    commitment_message,
    decision_message,
    handover_message,
    receipt_message,
    reveal_message,
)
from kronika.domain.kernel.words import REFEREE, Rejection
from kronika.library.policies import Policy, decided
from kronika.service.packs import LoadedPack

AT = "2026-01-01T00:00:00.000000Z"


def options_for(pack: LoadedPack, reply_limit: int = 0) -> e.Options:
    """The options of a game without a service: one with shared decks has to have a closing time."""
    return e.Options(reply_limit=reply_limit, closing_time=1 if pack.system.shares_decks else 0)


@lru_cache(256)
def _chain_from(seed: bytes) -> bytes:
    """The checkpoints of a chain, as it keeps them: games made from one seed share them."""
    return b"".join(checkpoints(seed))


class OfflineGame:
    """One stream and everything that a service would keep beside it."""

    def __init__(
        self,
        pack: LoadedPack,
        scenario: str,
        seed: str,
        options: e.Options = e.Options(),
        *,
        game: str = "",
        origin: e.Origin | None = None,
        opening: tuple[e.Event, ...] = (),
        begun: bool = True,
        creator: str = "",
        setup: Any = None,
        bots: Mapping[str, str] = {},
    ) -> None:
        """`game` is its id if not one made of what it is; `opening` stands for the scenario's own; a game
        that is not `begun` has empty seats; `creator` stands for the token of who made it; `setup` is how it
        is set up, if not as usual; `bots` are those that hold seats, by seat."""
        self.pack, self.system, self._seed = pack, pack.system, seed
        self._codec = Codec(self.system)
        self.events: list[e.Event] = []
        self._firsts: list[int] = []
        self._records: list[Record] = []
        self._parts: dict[int, tuple[SealedPart, ...]] = {}
        self._chains: dict[int, dict[str, Chain]] = {}
        self._keys: dict[str, Ed25519PrivateKey] = {}
        self._seen: dict[str, Position] = {}
        card = next(s for s in pack.card.scenarios if s.id == scenario)
        self.seats: tuple[str, ...] = card.seats if setup is None else setup.seats
        self.game = game or f"golden-{pack.card.id.name}-{scenario}"
        if not opening:
            opening = self.system.initial_events(pack.content, setup or usual(self.system, pack.content, scenario))
        self.opening = opening
        anchors = self.anchors(1)
        birth = seats.Birth(
            self.game, pack.card.id, scenario, self.seats, options, origin, anchors, self.opening, creator
        )
        self.position = blank(self.system)
        self._heads = [genesis(self.game, pack.card.id.hash, anchors.items())]
        self.keep(seats.create(self.system, birth))
        if begun:
            for seat in self.seats:
                if seat in bots:
                    self.seat_bot(seat, bots[seat])
                else:
                    self.take(seat)
            self.begin()

    @property
    def records(self) -> list[Record]:
        """The events as they are stored; written when somebody asks for them."""
        for version in range(len(self._records) + 1, len(self.events) + 1):
            event = self.events[version - 1]
            opened = opened_by(event, self._parts.__getitem__)
            salts = [self._bytes(f"salt/{version}{'/' * place}").hex() for place, _ in enumerate(parts_of(event))]
            record = self._codec.encode(event, AT, self._firsts[version - 1], salts, opened)
            if record.sealed:
                self._parts[version] = record.sealed
            self._records.append(record)
            self._heads.append(head_of(self._heads[-1], version, record.leaf()))
        return self._records

    @property
    def heads(self) -> list[bytes]:
        """The first head, and the head after each version."""
        return self._heads if self.records else self._heads[:1]

    @property
    def head(self) -> bytes:
        """The head after the last event."""
        return self.heads[-1]

    # --- the secrets of a service

    def _bytes(self, purpose: str) -> bytes:
        return sha256(f"{self._seed}/{purpose}".encode()).digest()

    def anchors(self, epoch: int) -> dict[str, str]:
        """Make the chains of an epoch; link 0 of each."""
        self._chains[epoch] = {
            audience: Chain(_chain_from(self._bytes(f"{epoch}/{audience}")))
            for audience in chain_audiences(self.seats, self.system.shares_decks)
        }
        return {audience: chain.anchor for audience, chain in self._chains[epoch].items()}

    def next_anchors(self) -> dict[str, str]:
        """Chains for the epoch after the one that is open."""
        return self.anchors(self.position.ledger.epoch.number + 1)

    def seeds(self) -> ends.Seeds:
        """The seeds that open the chance of every epoch, and the decisions of every bot."""
        bots = [e.BotSeed(one.seat, one.at, self._bot_seed(one.at).hex()) for one in self.position.ledger.bots]
        chains = [
            e.ChainSeed(epoch, audience, self._bytes(f"{epoch}/{audience}").hex())
            for epoch, chains in sorted(self._chains.items())
            for audience in chains
        ]
        return (*chains, *bots)

    def _bot_seed(self, at: int) -> bytes:
        return self._bytes(f"bot/{at}")

    def chance(self, ledger: Ledger) -> ChainedChance:
        """Chance from the chains of the running epoch."""
        epoch = ledger.epoch.number
        return ChainedChance(self.game, ledger.pack.hash, epoch, self._chains[epoch], ledger.used, ledger.entropy)

    def holder(self, name: str, *, signs: bool = False) -> Holder:
        """A player; `signs`: one with a key."""
        key = ""
        if signs:
            private = Ed25519PrivateKey.from_private_bytes(self._bytes(f"key/{name}"))
            key = private.public_key().public_bytes_raw().hex()
            self._keys[key] = private
        return Holder(name, sha256(name.encode()).hexdigest(), key)

    def _signed(self, seat: str, message: Callable[[str], bytes]) -> e.Signed | None:
        """The holder's signature over a message made from the last head, where the seat signs."""
        held = self.position.ledger.seats[seat].held_by
        if held is None or not held.key:
            return None
        head = self.head.hex()
        return e.Signed(head, self._keys[held.key].sign(message(head)).hex())

    # --- writing

    def keep(self, out: Recorder | Rejection) -> None:
        """Stores events. Raises `ValueError` for a refusal."""
        if isinstance(out, Rejection):
            raise ValueError(f"refused: {text(out.said, 'en')}")
        self._firsts += [out.version - len(out.events) + 1] * len(out.events)
        self.events += out.events
        self.position = out.position

    def at(self, version: int, audience: str = REFEREE) -> Position:
        """The game as it was at a version, folded from its events."""
        numbered = [(v, blind(event, audience)) for v, event in enumerate(self.events[:version], 1)]
        return fold(numbered, blank(self.system, audience))

    def seen_by(self, audience: str) -> Position:
        """The game as an audience sees it now."""
        before = self._seen.get(audience, blank(self.system, audience))
        new = self.events[before.version :]
        if any(isinstance(event, e.Undone) for event in new):
            self._seen[audience] = self.at(len(self.events), audience)
        else:
            numbered = [(version, blind(event, audience)) for version, event in enumerate(new, before.version + 1)]
            self._seen[audience] = fold(numbered, before)
        return self._seen[audience]

    # --- seats

    def take(self, seat: str, name: str = "", *, signs: bool = False) -> None:
        """Somebody sits down."""
        self.keep(seats.take(self.system, self.position, seat, self.holder(name or seat, signs=signs)))

    def seat_bot(self, seat: str, bot: str) -> None:
        """A bot sits down."""
        self.keep(sit(self.system, self.position, seat, self.system.bots[bot].card, self._bot_seed))

    def commit(self, seat: str) -> None:
        """A seat commits to its entropy for the open epoch."""
        epoch, anchors = self.position.ledger.epoch.number, self.position.ledger.epoch.anchors
        committed = commitment(seat, self.game, anchors, self._bytes(f"{epoch}/entropy/{seat}"))
        signed = self._signed(seat, lambda head: commitment_message(self.game, seat, epoch, head, committed))
        self.keep(seats.commit_entropy(self.system, self.position, seat, epoch, committed, signed))

    def reveal(self, seat: str) -> None:
        """A seat reveals its entropy for the open epoch."""
        epoch = self.position.ledger.epoch.number
        entropy = self._bytes(f"{epoch}/entropy/{seat}").hex()
        signed = self._signed(seat, lambda head: reveal_message(self.game, seat, epoch, head, entropy))
        self.keep(seats.reveal(self.system, self.position, seat, epoch, entropy, self.chance, signed))

    def begin(self) -> None:
        """Every seat commits, then every seat reveals, bots first: the epoch begins and, with the first, the
        game."""
        needed = tuple(self.position.ledger.needed)
        for seat in needed:
            self.commit(seat)
        bots = self.position.ledger.by_bots
        for seat in sorted(needed, key=lambda seat: seat not in bots):
            self.reveal(seat)

    def renew(self) -> None:
        """Every seat that still plays agrees to a new epoch of chance, commits and reveals."""
        for seat in self.position.ledger.playing:
            self.keep(seats.agree_to_epoch(self.system, self.position, seat, self.next_anchors()))
        self.begin()

    def hand_over(self, seat: str, taker: Holder) -> None:
        """The holder passes its seat on."""
        signed = self._signed(seat, lambda head: handover_message(self.game, seat, head, taker.name, taker.key))
        self.keep(seats.hand_over(self.system, self.position, seat, taker, None, signed))

    # --- play

    def judge(self, seat: str, prompt: int, decision: Any) -> Recorder | Rejection:
        """The events of a decision, or its refusal; nothing is stored yet. Raises
        `ChanceFailed` where a chain is used up: see `renew`."""
        written = canonical_json(decision)
        signed = self._signed(seat, lambda head: decision_message(self.game, seat, prompt, head, written))
        chance = self.chance(self.position.ledger)
        request = str(len(self.events))
        return decide(self.system, self.position, seat, prompt, request, decision, chance, signed)

    def decide(self, seat: str, prompt: int, decision: Any) -> None:
        """One legal decision."""
        self.keep(self.judge(seat, prompt, decision))

    def think(self, seat: str) -> None:
        """The bot of a seat answers its prompt."""
        asked = [prompt for prompt in self.position.game.prompts if not prompt.optional]
        prompt = next(prompt for prompt in asked if prompt.seat == seat)
        seated = self.position.ledger.seats[seat].bot
        assert seated is not None, "a bot holds the seat"
        board = self.seen_by(seat).game.board
        bot = self.system.bots[seated.bot]
        self.decide(seat, prompt.id, decision_of(self.system, bot, board, prompt, self._bot_seed(seated.at)))

    def play(self, policies: Mapping[str, Policy], decisions: int) -> None:
        """Let policies take so many decisions, or fewer if nothing is asked any more."""
        for _ in range(decisions):
            if not self.position.game.prompts:
                return
            prompt = self.position.game.prompts[0]
            board = self.seen_by(prompt.seat).game.board
            self.decide(prompt.seat, prompt.id, decided(policies[prompt.seat], self.system, board, prompt))

    def wander(self, chooser: random.Random, decisions: int) -> None:
        """Makes so many random decisions for the seats that are asked, or fewer if the game is over."""
        for _ in range(decisions):
            if self.position.game.outcome is not None:
                return
            prompt = chooser.choice(self.position.game.prompts)
            self.decide(
                prompt.seat, prompt.id, chooser.choice(self.system.rules.legal(self.position.game.board, prompt))
            )

    def undo(self, seat: str, to: int, dispute: int = 0) -> None:
        """A seat goes back, or asks to."""
        seen = undo.seen_since(self.events[to:])
        self.keep(undo.request(self.system, self.position, seat, to, self.at(to).game, dispute, seen))

    def agree(self, seat: str, by: str) -> None:
        """Another seat agrees to what a seat asked."""
        rewound = self.at(self.position.ledger.undo[seat].to).game
        self.keep(undo.agree(self.system, self.position, seat, by, rewound))

    # --- the end

    def close(self) -> None:
        """Every seat confirms the end; seals and chance open, those of a campaign's game with the campaign."""
        for seat in self.position.ledger.playing:
            self.keep(ends.confirm(self.system, self.position, seat, self.seeds()))

    def open(self) -> None:
        """The campaign of this game is closed."""
        self.keep(ends.open_after_campaign(self.system, self.position, self.seeds()))

    def export(self) -> bytes:
        """The referee's file."""
        key = Ed25519PrivateKey.from_private_bytes(self._bytes("service"))
        signature = key.sign(receipt_message(self.game, len(self.records), self.head)).hex()
        public = key.public_key().public_bytes_raw().hex()
        receipt = ReceiptLine(self.game, self.head.hex(), public, signature, len(self.records))
        return b"".join(lines(self.records, receipt))
