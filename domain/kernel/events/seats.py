"""Who sits where: seats, bots, invitations, handovers."""

from kronika.domain.kernel.events.base import Event
from kronika.domain.kernel.events.created import Signed
from kronika.domain.kernel.words import Hex


class SeatTaken(Event, frozen=True, tag="kronika.seat_taken.v1"):
    """A player holds the seat from here on. `holder` stands for the token, `key` is the
    player's Ed25519 public key, empty for one who plays unsigned."""

    seat: str  #: The name of the seat.
    name: str  #: What the player is called.
    holder: Hex  #: What stands for the player's token.
    key: Hex = ""  #: The player's Ed25519 public key, 32 bytes; empty: the player does not sign.
    invitation: int = 0  #: The invitation that let the player in, which is used up by it; 0: none.


class BotSeated(Event, frozen=True, tag="kronika.bot_seated.v1"):
    """A bot of the service plays the seat from here on, till somebody else holds it. Where it is another
    version of the bot that held it, it has a new seed too."""

    seat: str  #: The name of the seat.
    bot: str  #: The bot, by its name.
    version: str  #: The version of the bot.
    commitment: Hex  #: What binds bot, version and seed, 32 bytes; the seed opens with the game.


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
    name: str  #: What the new player is called.
    holder: Hex  #: What stands for the new player's token.
    key: Hex = ""  #: The new player's Ed25519 public key, 32 bytes; empty: the player does not sign.
    #: The signature of the player who passes it on; left out: that player does not sign, or others consented.
    signed: Signed | None = None
    consents: tuple[str, ...] = ()  #: The seats that consented; none: its holder passed it on.
    proposal: int = 0  #: The proposal that was consented to; 0: none, or one of an older log.


class InvitationGiven(Event, frozen=True, tag="kronika.invitation_given.v1"):
    """Who has the secret may take an empty seat or, if a seat invites, ask for a held one: once. The
    invitation is known by the version of this event, and falls when the seat that gave it changes hands."""

    by: str  #: The held seat that invites; empty: the creator of the game.
    holder: Hex  #: What stands for its secret.
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
    name: str  #: What the asking player is called.
    holder: Hex  #: What stands for the asking player's token.
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
