"""From commitments to the start: how chance is bound, and play begins."""

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
    private: bool = False  #: Only the seats may watch, and only they and those invited learn of the game.
    #: How long a seat may leave its prompt, its entropy or being taken pending before another may
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
    creator: Hex = ""  #: The id that stands for the creator's token; empty where it was not kept.
    #: Whether the game draws from decks that several seats share, by a chain that nobody can follow
    #: before the closing.
    referee_chain: bool = False


class EpochOpened(Event, frozen=True, tag="kronika.epoch_opened.v1"):
    """New chains were made; `anchors` maps each audience to link 0 of its chain.

    Commitments and reveals for an earlier epoch no longer count.
    """

    epoch: int  #: The number of the new epoch, 1 for the first.
    anchors: dict[str, Hex]  #: For each audience link 0 of its chain, 32 bytes.
    reason: str = ""  #: Why the epoch before it no longer counts, in words; empty: it is the first.


class EntropyCommitted(Event, frozen=True, tag="kronika.entropy_committed.v1"):
    """A seat bound itself to its entropy for the epoch, the game and the anchors it saw."""

    seat: str  #: The name of the seat that has committed.
    epoch: int  #: The number of the epoch that it has committed for.
    commitment: Hex  #: The commitment that binds the seat, 32 bytes.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class EntropyRevealed(Event, frozen=True, tag="kronika.entropy_revealed.v1"):
    """A seat showed its entropy; it fits its commitment."""

    seat: str  #: The name of the seat that has revealed.
    epoch: int  #: The number of the epoch that it has revealed for.
    entropy: Hex  #: The entropy, 32 bytes.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class EpochBegan(Event, frozen=True, tag="kronika.epoch_began.v1"):
    """Every held seat has revealed: from here on chance comes from this epoch."""

    epoch: int  #: The number of the epoch that chance comes from now.


class EpochAgreed(Event, frozen=True, tag="kronika.epoch_agreed.v1"):
    """A held seat consents to a new epoch after the secrets of the running one were lost or used up."""

    seat: str  #: The name of the seat that agrees.
    epoch: int  #: The number of the epoch whose secrets are lost or used up.


class GameStarted(Event, frozen=True, tag="kronika.game_started.v1"):
    """Play begins."""


class SeatTaken(Event, frozen=True, tag="kronika.seat_taken.v1"):
    """A player holds the seat from here on. `holder` stands for the token, `key` is the
    player's Ed25519 public key, empty for one who plays unsigned."""

    seat: str  #: The name of the seat.
    name: str  #: The name of the player.
    holder: Hex  #: The id that stands for the player's token.
    key: Hex = ""  #: The player's Ed25519 public key, 32 bytes; empty: the player does not sign.
    invitation: int = 0  #: The invitation that let the player in, which is used up by it; 0: none.


class BotSeated(Event, frozen=True, tag="kronika.bot_seated.v1"):
    """A bot of the service plays the seat from here on, till somebody else holds it. Where it is another
    version of the bot that held it, it has a new seed too."""

    seat: str  #: The name of the seat.
    bot: str  #: The bot, by its name.
    version: str  #: The version of the bot.
    commitment: Hex  #: The commitment that binds bot, version and seed, 32 bytes; the seed opens with the game.


class SeatLeft(Event, frozen=True, tag="kronika.seat_left.v1"):
    """Nobody holds the seat any more."""

    seat: str  #: The name of the seat that is empty now.


class SeatFreed(Event, frozen=True, tag="kronika.seat_freed.v1"):
    """The creator of the game has freed a seat that had not committed: nobody holds it any more."""

    seat: str  #: The name of the seat that is empty now.


class LineUpLocked(Event, frozen=True, tag="kronika.line_up_locked.v1"):
    """The creator has locked the line-up until the game starts: nobody leaves or passes a seat on, and only
    the creator, or who has an invitation of his, takes an empty one."""


class LineUpUnlocked(Event, frozen=True, tag="kronika.line_up_unlocked.v1"):
    """The creator has unlocked the line-up."""


class SeatHandedOver(Event, frozen=True, tag="kronika.seat_handed_over.v1"):
    """The seat passed to another player, or to another key, by the holder or by consent."""

    seat: str  #: The name of the seat.
    name: str  #: The name of the new player.
    holder: Hex  #: The id that stands for the new player's token.
    key: Hex = ""  #: The new player's Ed25519 public key, 32 bytes; empty: the player does not sign.
    #: The signature of the player who passes it on; left out: that player does not sign, or others consented.
    signed: Signed | None = None
    consents: tuple[str, ...] = ()  #: The seats that consented; none: its holder passed it on.
    proposal: int = 0  #: The proposal that was consented to; 0: none, or one of an older log.


class InvitationGiven(Event, frozen=True, tag="kronika.invitation_given.v1"):
    """An invitation: the player with its secret, or the one it names, may take an empty seat or, if a seat invites, ask
    for a held one, once. The invitation is identified by the version of this event. It ends when the seat that gave it
    changes hands."""

    by: str  #: The held seat that invites; empty: the creator of the game.
    holder: Hex  #: The id that stands for its secret, or for the player whom it is for.
    lifetime: int  #: For how many seconds it holds.
    seat: str = ""  #: The seat it is for; empty: any.


class InvitationWithdrawn(Event, frozen=True, tag="kronika.invitation_withdrawn.v1"):
    """An invitation holds no more."""

    invitation: int  #: The version at which it was given.
    by: str = ""  #: The held seat that withdrew it; empty: the creator of the game.


class HandoverProposed(Event, frozen=True, tag="kronika.handover_proposed.v1"):
    """Somebody who does not hold the seat's old key asks for it; every other held seat must consent. The
    proposal is known by the version of this event."""

    seat: str  #: The name of the seat that is asked for.
    name: str  #: The name of the player who asks.
    holder: Hex  #: The id that stands for the token of the player who asks.
    key: Hex = ""  #: The asking player's Ed25519 public key, 32 bytes; empty: the player does not sign.
    #: The invitation by which it was made, which is used up by it; 0: by the creator or another seat's holder.
    invitation: int = 0


class HandoverConsented(Event, frozen=True, tag="kronika.handover_consented.v1"):
    """One held seat agrees to the standing proposal for `seat`."""

    seat: str  #: The name of the seat that is asked for.
    by: str  #: The held seat that consents.
    proposal: int = 0  #: The proposal, by the version at which it was made; 0 in older logs: the one that stood.


class HandoverDeclined(Event, frozen=True, tag="kronika.handover_declined.v1"):
    """One held seat refuses the standing proposal for `seat`, which falls."""

    seat: str  #: The name of the seat that is asked for.
    by: str  #: The held seat that refuses.
    proposal: int = 0  #: The proposal, by the version at which it was made; 0 in older logs: the one that stood.
