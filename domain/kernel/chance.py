"""Chance that nobody has to trust (design 4): hash chains, outcomes, and their proofs.

A chain serves one audience. Its links are made backwards, link(k−1) = SHA-256(0x05 ‖ link(k)), so link k−1 is
enough to check link k but not to predict it. Link 0 is the anchor and is published before anyone joins. The
outcome of roll k is HMAC-SHA-256 under link k of data fixed before the seats could know link k: see
`canonical`.
"""

from hashlib import sha256
from struct import Struct
from typing import Final, Protocol

import msgspec

from kronika.domain.kernel.hashing import COMMITMENT, LINK, framed, hmac_sha256, tagged
from kronika.domain.kernel.words import PUBLIC

LINKS: Final = 4096
"""Rolls that one chain can serve."""
CHECKPOINT_EVERY: Final = 64
LINK_BYTES: Final = 32

ENTROPY_BYTES: Final = 32
DOMAIN_TAG: Final = "kronika.chance.v1"


class Dice(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """`count` dice of `sides` faces each, numbered from 0."""

    count: int  #: How many dice.
    sides: int  #: How many faces each die has; the faces are 0 to sides − 1.


class Purpose(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The purpose of a roll or a draw in typed fields: the rule, the actor, the action, its subject and its
    target.

    Audits match a stored outcome to the expected roll by this value.
    """

    rule: str  #: The id of the rule that calls for it, such as `U20`.
    actor: str  #: The seat on whose behalf it is made.
    action: str  #: The action: `attack`, `draw` …
    subject: str = ""  #: The actor, such as a counter; empty: the seat itself.
    target: str = ""  #: The target; empty: nothing.


ExpectedChance = tuple[Purpose, Dice | None]
"""The chance that is expected: its purpose, and the dice of a roll; None for a draw."""


class Use(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The public side of one use of chance: link `k` (1 …) of an audience's chain.

    Either `dice` were rolled, or one of `size` things in canonical order was drawn.
    """

    epoch: int  #: The epoch whose chain it took the link from, 1 for the first.
    audience: str  #: The audience of the chain of the link: `public`, a seat, or `referee`.
    k: int  #: The link used: 1 to 4096.
    purpose: Purpose  #: The purpose of the roll or draw.
    dice: Dice | None = None  #: The dice rolled; none for a draw.
    size: int | None = None  #: The size of the set drawn from; none for dice.


class Rolled(msgspec.Struct, frozen=True):
    """Dice as they fell: one face (0 … sides−1) a die. `link` is 64 hex digits."""

    use: Use
    link: str
    faces: tuple[int, ...]


class Drawn(msgspec.Struct, frozen=True):
    """A place drawn: `index` (0 … size−1) in the canonically sorted set."""

    use: Use
    link: str
    index: int


class Chance(Protocol):
    """Where `decide` gets its chance from. Asking twice gives two different links."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        """Dice that everybody sees."""

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        """One of `size` (≥ 1) things, seen by `audience` only."""


class ChanceFailed(Exception):
    """The chain of an audience has no link left: a new epoch is due (design 4)."""


_before_link = sha256(LINK + framed([bytes(LINK_BYTES)])[:-LINK_BYTES])
"""The bytes hashed before a link: the tag, and the link's length."""


def walk_back(link: bytes, steps: int) -> bytes:
    """link(k−steps) from link(k)."""
    for _ in range(steps):
        hashed = _before_link.copy()
        hashed.update(link)
        link = hashed.digest()
    return link


def previous_link(link: bytes) -> bytes:
    """link(k−1) from link(k)."""
    return walk_back(link, 1)


def anchor_of(seed: bytes) -> bytes:
    """Link 0 of the chain whose last link is made from `seed` (32 bytes)."""
    return walk_back(tagged(LINK, seed), LINKS)


def checkpoints(seed: bytes) -> tuple[bytes, ...]:
    """Links 0, 64, 128 … 4096 of the chain whose last link is made from `seed` (32 bytes).

    Element 0 is the anchor. 4,096 hashes.
    """
    kept = [tagged(LINK, seed)]
    for _ in range(0, LINKS, CHECKPOINT_EVERY):
        kept.append(walk_back(kept[-1], CHECKPOINT_EVERY))
    return tuple(reversed(kept))


class Chain:
    """The links of one chain, walked from its checkpoints; holds one block of 64 at a time.

    `kept`: links 0, 64, 128 … 4096, 32 bytes each, one after another.
    """

    def __init__(self, kept: bytes) -> None:
        self._kept = kept
        self._block: tuple[int, list[bytes]] = (-1, [])

    @property
    def anchor(self) -> str:
        return self._kept[:LINK_BYTES].hex()

    def link(self, k: int) -> bytes:
        """Link k, 1 … 4096. Raises `ChanceFailed` past the last one."""
        if not 1 <= k <= LINKS:
            raise ChanceFailed(f"link {k} of a chain of {LINKS}")
        number = -(-k // CHECKPOINT_EVERY)
        if self._block[0] != number:
            links = [self._kept[number * LINK_BYTES : (number + 1) * LINK_BYTES]]
            for _ in range(CHECKPOINT_EVERY - 1):
                links.append(previous_link(links[-1]))
            self._block = (number, links)
        return self._block[1][number * CHECKPOINT_EVERY - k]


class _Canonical(msgspec.Struct, frozen=True):
    """Field for field what enters an outcome, and nothing else."""

    tag: str
    game: str
    pack: str
    epoch: int
    audience: str
    k: int
    purpose: Purpose
    dice: Dice | None
    size: int | None
    entropy: dict[str, str]


_canonical = msgspec.json.Encoder(order="sorted")


def canonical(game: str, pack_hash: str, use: Use, entropy: dict[str, str]) -> bytes:
    """The message under the HMAC: a JSON object, keys sorted, no white space, UTF-8.

    `entropy` maps each seat to its revealed entropy in hex. Test vectors:
    tests/golden/chance_vectors.json.
    """
    return _canonical.encode(
        _Canonical(
            DOMAIN_TAG, game, pack_hash, use.epoch, use.audience, use.k, use.purpose, use.dice, use.size, entropy
        )
    )


_words = Struct(">4Q").unpack


def numbers(link: bytes, message: bytes, bound: int, count: int) -> tuple[int, ...]:
    """`count` independent numbers 0 … bound−1 (1 ≤ bound ≤ 2⁶⁴), each equally likely.

    Block i is HMAC-SHA-256(link, message ‖ i as u32 big endian), read as four words of 64 bits.
    A word w is used only if w < bound·⌊2⁶⁴/bound⌋, so each of the `bound` remainders has exactly
    ⌊2⁶⁴/bound⌋ words and no face is favoured. The part refused is smaller than bound/2⁶⁴: for a
    ten-sided die one word in 3·10¹⁸, and in any case less than half, so the loop ends.
    """
    if not 1 <= bound <= 2**64:
        raise ValueError(f"no number can be drawn out of {bound}")
    limit = 2**64 - 2**64 % bound
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = hmac_sha256(link, message + block.to_bytes(4, "big"))
        found += [word % bound for word in _words(digest) if word < limit]
        block += 1
    return tuple(found[:count])


def outcome(link: bytes, game: str, pack_hash: str, use: Use, entropy: dict[str, str]) -> tuple[int, ...]:
    """The faces rolled, or the one index drawn, by this use of chance."""
    message = canonical(game, pack_hash, use, entropy)
    if use.dice is not None:
        return numbers(link, message, use.dice.sides, use.dice.count)
    if use.size is None:
        raise ValueError("a use of chance names dice or the size of a set")
    return numbers(link, message, use.size, 1)


def commitment(seat: str, game: str, anchors: dict[str, str], entropy: bytes) -> str:
    """Returns the commitment that a seat publishes before anyone reveals, 64 hex digits. It binds the seat to its
    entropy (32 bytes), to the game and to the anchors as it saw them."""
    fields = [seat.encode(), game.encode(), entropy]
    for audience in sorted(anchors):
        fields += (audience.encode(), bytes.fromhex(anchors[audience]))
    return tagged(COMMITMENT, *fields).hex()


class ChainedChance:
    """Chance from the chains of one running epoch. Links already used are never used again."""

    def __init__(
        self,
        game: str,
        pack_hash: str,
        epoch: int,
        chains: dict[str, Chain],
        used: dict[str, int],
        entropy: dict[str, str],
    ) -> None:
        self._game, self._pack, self._epoch = game, pack_hash, epoch
        self._chains, self._used, self._entropy = chains, dict(used), entropy

    def _next(
        self, audience: str, purpose: Purpose, dice: Dice | None, size: int | None
    ) -> tuple[Use, bytes, tuple[int, ...]]:
        k = self._used.get(audience, 0) + 1
        link = self._chains[audience].link(k)
        self._used[audience] = k
        use = Use(self._epoch, audience, k, purpose, dice, size)
        return use, link, outcome(link, self._game, self._pack, use, self._entropy)

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        use, link, faces = self._next(PUBLIC, purpose, dice, None)
        return Rolled(use, link.hex(), faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        use, link, (index,) = self._next(audience, purpose, None, size)
        return Drawn(use, link.hex(), index)
