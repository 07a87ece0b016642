"""Events that every game has: its seats, its chance, what was decided, undone and disputed.

An event is a fact, past tense, stored for ever. Its tag is the contract; a field with a default
may be added, anything else is a new version of the tag with an upcaster. A field named `secret`
is the event's sealed part: everybody else gets the event without it.
"""

from typing import Final, Generic, TypeVar

import msgspec

from domain.kernel.chance import Use
from domain.kernel.words import Long

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """What all events share: how they are written."""


class Sealed(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of an event for one audience; `content` is there only where it may be seen."""

    audience: str
    content: T | None = None


class PackId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as a game recorded it: `hash` is SHA-256 over its files, 64 hex digits."""

    name: str
    version: str
    """The version of the pack."""
    hash: str


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game was set up by who created it. Times in seconds; 0: no limit."""

    strict: bool = False
    """Undo beyond the free one is refused, without asking."""
    private: bool = False
    """Nobody but the seats may watch, and nobody but who is in it or invited is told of it."""
    reply_limit: int = 0
    """How long a seat may let wait what it owes (its prompt, its entropy, being taken) before another may
    claim the game. In a request 0 asks for the usual 30 days, and -1 for no limit."""
    closing_time: int = 0
    """How long after the end a game closes by itself; 0: only when every held seat confirms. In a request for
    a game with decks that several seats draw from 0 asks for the usual 30 days, as such a game always closes."""
    undo_expiry: int = 0
    """How long a request to undo stays open."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game comes from, if not from nothing."""

    kind: str
    """`fork` of a closed game, `copy` of an imported one, or `campaign`."""
    stream: str
    """The game or campaign it comes from."""
    version: int
    """The version it starts from."""
    head: str = ""
    """The head of that stream at that version, 64 hex digits."""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Ed25519 signature (128 hex digits) and the last head (64 hex digits) its maker had verified."""

    head: str
    """The last head its maker had verified, 64 hex digits; all zeros: none yet."""
    signature: str
    """128 hex digits."""


class GameCreated(Event, frozen=True, tag="kronika.game_created.v1"):
    """A stream begins."""

    game: str
    system: str
    pack: PackId
    scenario: str
    seats: tuple[str, ...]
    options: Options = Options()
    origin: Origin | None = None
    reveals_bound: bool = False
    """Whether every seat that signs has to sign its reveal over a head that holds all commitments of
    the epoch, so that nobody can exchange his own afterwards. Games of earlier releases: no."""
    creator: str = ""
    """What stands for the token of who made it; empty where that was not kept."""
    referee_chain: bool = False
    """Whether the game draws from decks that several seats share, by a chain that nobody can follow
    before the closing."""


class EpochOpened(Event, frozen=True, tag="kronika.epoch_opened.v1"):
    """New chains were made; `anchors` maps each audience to link 0 (64 hex digits) of its chain.

    Whatever was committed or revealed for an earlier epoch counts no more.
    """

    epoch: int
    anchors: dict[str, str]
    reason: str = ""


class SeatTaken(Event, frozen=True, tag="kronika.seat_taken.v1"):
    """A player holds the seat from here on. `holder` stands for the token, `key` is the player's
    Ed25519 public key (64 hex digits), empty for one who plays unsigned."""

    seat: str
    name: str
    holder: str
    key: str = ""
    invitation: int = 0
    """The invitation that let the player in, which is used up by it; 0: none."""


class BotSeated(Event, frozen=True, tag="kronika.bot_seated.v1"):
    """A bot of the service plays the seat from here on, till somebody else holds it. Where it is another
    version of the bot that held it, it has a new seed too."""

    seat: str
    bot: str
    """The bot, by its name."""
    version: str
    """The version of the bot."""
    commitment: str
    """What binds bot, version and seed, 64 hex digits; the seed opens with the game."""


class SeatLeft(Event, frozen=True, tag="kronika.seat_left.v1"):
    """Nobody holds the seat any more."""

    seat: str


class SeatFreed(Event, frozen=True, tag="kronika.seat_freed.v1"):
    """The creator of the game has freed a seat that had not committed: nobody holds it any more."""

    seat: str


class LineUpLocked(Event, frozen=True, tag="kronika.line_up_locked.v1"):
    """The creator has locked the line-up until the game starts: nobody leaves or passes a seat on, and only
    the creator, or who has an invitation of his, takes an empty one."""


class LineUpUnlocked(Event, frozen=True, tag="kronika.line_up_unlocked.v1"):
    """The creator has unlocked the line-up."""


class SeatHandedOver(Event, frozen=True, tag="kronika.seat_handed_over.v1"):
    """The seat passed to another player, or to another key, by the holder or by consent."""

    seat: str
    name: str
    holder: str
    key: str = ""
    signed: Signed | None = None
    consents: tuple[str, ...] = ()
    proposal: int = 0
    """The proposal that was consented to; 0: none, or one of an older log."""


class InvitationGiven(Event, frozen=True, tag="kronika.invitation_given.v1"):
    """Who has the secret may take an empty seat or, if a seat invites, ask for a held one: once. The
    invitation is known by the version of this event, and falls when the seat that gave it changes hands."""

    by: str
    """The held seat that invites; empty: the creator of the game."""
    holder: str
    """What stands for its secret."""
    lifetime: int
    """For how many seconds it holds."""
    seat: str = ""
    """The seat it is for; empty: any."""


class InvitationWithdrawn(Event, frozen=True, tag="kronika.invitation_withdrawn.v1"):
    """An invitation holds no more."""

    invitation: int
    """The version at which it was given."""
    by: str = ""
    """The held seat that withdrew it; empty: the creator of the game."""


class HandoverProposed(Event, frozen=True, tag="kronika.handover_proposed.v1"):
    """Somebody who does not hold the seat's old key asks for it; every other held seat must consent. The
    proposal is known by the version of this event."""

    seat: str
    name: str
    holder: str
    key: str = ""
    invitation: int = 0
    """The invitation by which it was made, which is used up by it; 0: by the creator or another seat's holder."""


class HandoverConsented(Event, frozen=True, tag="kronika.handover_consented.v1"):
    """One held seat agrees to the standing proposal for `seat`."""

    seat: str
    by: str
    proposal: int = 0
    """The proposal, by the version at which it was made; 0 in older logs: the one that stood."""


class HandoverDeclined(Event, frozen=True, tag="kronika.handover_declined.v1"):
    """One held seat refuses the standing proposal for `seat`, which falls."""

    seat: str
    by: str
    proposal: int = 0
    """The proposal, by the version at which it was made; 0 in older logs: the one that stood."""


class EntropyCommitted(Event, frozen=True, tag="kronika.entropy_committed.v1"):
    """A seat bound itself to its entropy for the epoch, the game and the anchors it saw."""

    seat: str
    epoch: int
    commitment: str
    """64 hex digits."""
    signed: Signed | None = None


class EntropyRevealed(Event, frozen=True, tag="kronika.entropy_revealed.v1"):
    """A seat showed its entropy (64 hex digits); it fits its commitment."""

    seat: str
    epoch: int
    entropy: str
    """32 bytes, 64 hex digits."""
    signed: Signed | None = None


class EpochBegan(Event, frozen=True, tag="kronika.epoch_began.v1"):
    """Every held seat has revealed: from here on chance comes from this epoch."""

    epoch: int


class EpochAgreed(Event, frozen=True, tag="kronika.epoch_agreed.v1"):
    """A held seat consents to a new epoch after the secrets of the running one were lost or used up."""

    seat: str
    epoch: int


class GameStarted(Event, frozen=True, tag="kronika.game_started.v1"):
    """Play begins."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a prompt asks, where only the seat that is asked may know it."""

    kind: str
    subject: str = ""
    """What it is about; empty: nothing in particular."""


class PromptOpened(Event, frozen=True, tag="kronika.prompt_opened.v1"):
    """A seat is asked. `prompt` is the version of this event. Where the seat's own secret choice has led
    to it, `kind` and `subject` are empty, and stand in `secret` for the seat alone."""

    prompt: int
    seat: str
    kind: str
    subject: str = ""
    """What it is about: a counter, a card, a space …; empty: nothing in particular."""
    optional: bool = False
    """Whether it may stay open while others decide: an offer, never overdue."""
    secret: Sealed[Asked] | None = None
    """What is asked, where others may not know it."""


class PromptClosed(Event, frozen=True, tag="kronika.prompt_closed.v1"):
    """A prompt that nobody answered is over, in consequence of what another seat decided."""

    prompt: int


class Decided(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision as submitted, with its signature where the seat signs."""

    decision: T
    signed: Signed | None = None


class Order(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat lets be answered for it: prompts of a kind, with the answer that passes, for as long as
    the system says that `until` has not come."""

    kind: str
    """The kind of prompt that is passed."""
    until: str
    """How long it stands, in the words of the system: `round-4`."""


class Ordered(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing order as submitted, with its signature where the seat signs."""

    order: Order
    """The order."""
    signed: Signed | None = None


class OrderGiven(Event, frozen=True, tag="kronika.order_given.v1"):
    """A seat gave a standing order. Others learn that it did, not what."""

    seat: str
    secret: Sealed[Ordered]


class OrderWithdrawn(Event, frozen=True, tag="kronika.order_withdrawn.v1"):
    """A seat took back the standing order that it gave at version `order`."""

    seat: str
    order: int
    """The version at which it was given."""


class DecisionMade(Event, Generic[T], frozen=True, tag="kronika.decision_made.v1"):
    """A seat answered its prompt. What it decided is in `public`, or sealed for it in `secret`.

    `behalf` is 0 where the seat decided itself; else the version of the standing order, or of the claim,
    by which its prompt was answered for it with a pass.
    """

    seat: str
    prompt: int
    request: str
    public: Decided[T] | None = None
    """What was decided, where everybody may know it."""
    secret: Sealed[Decided[T]] | None = None
    behalf: int = 0
    """The version of the standing order or claim by which it was answered; 0: by the seat itself."""


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One summand of a target number and the rule it comes from."""

    name: str
    rule: str
    value: int


class Test(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a roll or flip had to reach. Its chance of success is `wins` in `outcomes`, exactly, as far as
    everybody could know."""

    __test__ = False

    target: int
    """The number to reach."""
    parts: tuple[Part, ...]
    """What it is made of."""
    wins: Long
    """In how many of `outcomes` equally likely throws, or cards, it is reached."""
    outcomes: Long
    """How many throws, or cards that may come, there are."""
    success: bool
    """Whether it was reached."""
    at_most: bool = False
    """Whether no more than the target was wanted: a low number succeeds; else at least the target."""


class DiceRolled(Event, frozen=True, tag="kronika.dice_rolled.v1"):
    """Dice fell, before everybody's eyes."""

    use: Use
    link: str
    faces: tuple[int, ...]
    """What each die shows, 0 to sides - 1."""
    test: Test | None = None
    """What was to be reached; none where any result counts."""


class UndoRequested(Event, frozen=True, tag="kronika.undo_requested.v1"):
    """A seat asks every other held seat to go back to version `to`; `dispute` names the version of the
    disputed roll or flip if it is about one."""

    seat: str
    to: int
    """The version to go back to."""
    dispute: int = 0
    seen: dict[str, int] = {}
    """How many hidden things that chance dealt since then each seat has seen; what was seen is known."""


class UndoAgreed(Event, frozen=True, tag="kronika.undo_agreed.v1"):
    """One held seat agrees to the request of `seat`."""

    seat: str
    by: str


class UndoEnded(Event, frozen=True, tag="kronika.undo_ended.v1"):
    """The request of `seat` is over without effect: `declined`, `withdrawn` or `expired`."""

    seat: str
    how: str
    by: str = ""


class Undone(Event, frozen=True, tag="kronika.undone.v1"):
    """The game is again what it was at version `to`; the ledger goes on."""

    seat: str
    to: int
    """The version gone back to."""
    free: bool
    """Whether nobody had to be asked."""


class RollDisputed(Event, frozen=True, tag="kronika.roll_disputed.v1"):
    """A seat disputes the roll or flip at `version`. Play goes on."""

    seat: str
    version: int
    """The version of the roll or flip."""
    reason: str
    """Why, in the words of the one who disputes."""


class DisputeEnded(Event, frozen=True, tag="kronika.dispute_ended.v1"):
    """A dispute ended: the roll or flip `stands`, play `went_back`, or the dispute was `withdrawn`."""

    seat: str
    version: int
    """The version of the roll or flip."""
    how: str


class Settled(Event, frozen=True, tag="kronika.settled.v1"):
    """What was decided up to here cannot be taken back any more, whoever agrees: another stream has
    taken it over."""


class Resigned(Event, frozen=True, tag="kronika.resigned.v1"):
    """A seat gave up."""

    seat: str


class GaveUp(Event, frozen=True, tag="kronika.gave_up.v1"):
    """A seat is out of a game that goes on without it: it resigned, or was claimed against. It is asked
    for no consent any more."""

    seat: str


class DrawOffered(Event, frozen=True, tag="kronika.draw_offered.v1"):
    """A seat offers a draw."""

    seat: str


class DrawEnded(Event, frozen=True, tag="kronika.draw_ended.v1"):
    """The offer of `seat` is over: `declined`, `withdrawn` or `accepted`."""

    seat: str
    how: str
    by: str = ""


class GameClaimed(Event, frozen=True, tag="kronika.game_claimed.v1"):
    """The reply limit of `against` had passed, and `seat` claims the game."""

    seat: str
    against: str
    """The seat that let wait what it owed: its prompt, its entropy, or being taken."""


class GameFinished(Event, frozen=True, tag="kronika.game_finished.v1"):
    """Somebody won, or nobody (no winners: a draw, or the game was called off). `how` is the system's
    reason, or `resigned`, `drawn`, `claimed`, `abandoned`; `rule` the rule id behind it."""

    winners: tuple[str, ...]
    """The seats that won; none: a draw, or called off before it had started."""
    how: str
    rule: str = ""


ENDS_BY_SEATS: Final = frozenset({"resigned", "drawn", "claimed"})
"""How a game finishes otherwise than by its rules, once it has started."""
ABANDONED: Final = "abandoned"
"""How a game finishes, and closes, that is called off before it has started."""


class EndConfirmed(Event, frozen=True, tag="kronika.end_confirmed.v1"):
    """A seat is content that the game is over."""

    seat: str


class ChainSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chain was made from: `seed`, 64 hex digits."""

    epoch: int
    audience: str
    seed: str
    """64 hex digits."""


class BotSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the decisions of a bot followed from: `seed`, 64 hex digits."""

    seat: str
    at: int
    """The version of the event `bot_seated` that holds the commitment to it."""
    seed: str
    """64 hex digits."""


class GameClosed(Event, frozen=True, tag="kronika.game_closed.v1"):
    """Nothing can be taken back any more. `how`: `confirmed`, `expired`, `abandoned` or `campaign`.

    `seeds` opens the chance: the seed of each chain of each epoch that was used. A game of a
    campaign opens only with its campaign, and has none here.
    """

    how: str
    opened: bool
    """Whether all seals are open."""
    seeds: tuple[ChainSeed, ...] = ()
    """What the chains of its chance were made from."""
    bots: tuple[BotSeed, ...] = ()
    """What the decisions of its bots followed from."""


class GameOpened(Event, frozen=True, tag="kronika.game_opened.v1"):
    """The campaign of a closed game is closed too: all seals are open. `seeds` opens the chance."""

    seeds: tuple[ChainSeed, ...]
    """What the chains of its chance were made from."""
    bots: tuple[BotSeed, ...] = ()
    """What the decisions of its bots followed from."""


KERNEL_EVENTS: tuple[type[Event], ...] = (
    GameCreated,
    EpochOpened,
    SeatTaken,
    BotSeated,
    SeatLeft,
    SeatFreed,
    LineUpLocked,
    LineUpUnlocked,
    SeatHandedOver,
    InvitationGiven,
    InvitationWithdrawn,
    HandoverProposed,
    HandoverConsented,
    HandoverDeclined,
    EntropyCommitted,
    EntropyRevealed,
    EpochBegan,
    EpochAgreed,
    GameStarted,
    PromptOpened,
    PromptClosed,
    OrderGiven,
    OrderWithdrawn,
    DiceRolled,
    UndoRequested,
    UndoAgreed,
    UndoEnded,
    Undone,
    RollDisputed,
    DisputeEnded,
    Settled,
    Resigned,
    GaveUp,
    DrawOffered,
    DrawEnded,
    GameClaimed,
    GameFinished,
    EndConfirmed,
    GameClosed,
    GameOpened,
)
"""All kernel events but `DecisionMade`, which each system completes with its own decisions."""
