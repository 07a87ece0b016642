"""How a stream begins: a game, and an epoch of its chance."""

import msgspec

from kronika.domain.kernel.events.base import Event
from kronika.domain.kernel.words import Hex, Word


class OriginKind(Word):
    """In what way a game comes from another stream."""

    FORK = "fork"  #: It was forked off a closed game.
    COPY = "copy"  #: It is a copy of an imported game, to be played on.
    CAMPAIGN = "campaign"  #: It is a scenario of a campaign.


class PackId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as a game recorded it: with the hash of its files."""

    name: str  #: The name of the pack.
    version: str  #: The version of the pack.
    hash: Hex  #: SHA-256 over the files of the pack, 32 bytes.


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game was set up by who created it. Times in seconds; 0: no limit."""

    strict: bool = False  #: Undo beyond the free one is refused, without asking.
    private: bool = False  #: Nobody but the seats may watch, and nobody but who is in it or invited is told of it.
    #: How long a seat may let wait what it owes (its prompt, its entropy, being taken) before another may
    #: claim the game. In a request 0 asks for the usual 30 days, and -1 for no limit.
    reply_limit: int = 0
    #: How long after the end a game closes by itself; 0: only when every held seat confirms. In a request for
    #: a game with decks that several seats draw from 0 asks for the usual 30 days, as such a game always closes.
    closing_time: int = 0
    undo_expiry: int = 0  #: How long a request to undo stays open.


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game comes from, if not from nothing."""

    kind: OriginKind  #: In what way it comes from there.
    stream: str  #: The game or campaign it comes from.
    version: int  #: The version it starts from.
    head: Hex = ""  #: The head of that stream at that version, 32 bytes.


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Ed25519 signature and the last head that its maker had verified."""

    head: Hex  #: The last head that its maker had verified, 32 bytes; all zeros: none yet.
    signature: Hex  #: The Ed25519 signature, 64 bytes.


class GameCreated(Event, frozen=True, tag="kronika.game_created.v1"):
    """A stream begins."""

    game: str  #: The id of the game.
    system: str  #: The name of the system that it belongs to.
    pack: PackId  #: The pack that its scenario comes from.
    scenario: str  #: The id of the scenario in the pack.
    seats: tuple[str, ...]  #: The names of its seats, in the order of the game.
    options: Options = Options()  #: How its creator set it up.
    origin: Origin | None = None  #: The game or campaign that it comes from; left out: it is new.
    #: Whether every seat that signs has to sign its reveal over a head that holds all commitments of
    #: the epoch, so that nobody can exchange his own afterwards. Games of earlier releases: no.
    reveals_bound: bool = False
    creator: Hex = ""  #: What stands for the token of who made it; empty where that was not kept.
    #: Whether the game draws from decks that several seats share, by a chain that nobody can follow
    #: before the closing.
    referee_chain: bool = False


class EpochOpened(Event, frozen=True, tag="kronika.epoch_opened.v1"):
    """New chains were made; `anchors` maps each audience to link 0 of its chain.

    Whatever was committed or revealed for an earlier epoch counts no more.
    """

    epoch: int  #: The number of the new epoch, 1 for the first.
    anchors: dict[str, Hex]  #: For each audience link 0 of its chain, 32 bytes.
    reason: str = ""  #: Why the epoch before it no longer counts, in words; empty: it is the first.
