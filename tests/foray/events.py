"""What happens in Foray."""

from typing import Annotated

import msgspec

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Sealed, Test
from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import Hex, Sentence


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up: the `seats` that play, and the options of the rules."""

    scenario: str  #: The id of the scenario.
    seats: tuple[str, ...]  #: The seats that play, in their order round the table.
    hand: Annotated[
        int, msgspec.Meta(ge=1, le=4, extra={"said": Sentence("cards in a full hand", "karet v plné ruce")})
    ] = 3  #: F2: cards in a full hand.
    rounds: Annotated[
        int, msgspec.Meta(ge=1, le=9, extra={"said": Sentence("rounds to play", "kol, která se hrají")})
    ] = 3  #: F13: how many rounds are played.
    goal: Annotated[
        int, msgspec.Meta(ge=1, le=9, extra={"said": Sentence("points to reach alone", "bodů k výhře o samotě")})
    ] = 2  #: F13: the points to reach alone.
    low: Annotated[
        bool, msgspec.Meta(extra={"said": Sentence("low cards make a raid succeed", "přepad uspěje nízkou kartou")})
    ] = False  #: F16: low cards make a raid succeed.


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How chance came to a card: the link used, and the place in the sorted set drawn from."""

    link: Hex  #: The link, 32 bytes.
    index: int  #: From 0.


class LaidOut(Event, frozen=True, tag="foray.laid_out.v1"):
    """F1: the game is laid out."""

    setup: SetUp  #: How it is set up.


class TakenOver(Event, frozen=True, tag="foray.taken_over.v1"):
    """A game goes on where another stood: with its points, at the beginning of a round, all cards in the deck."""

    setup: SetUp  #: How it is set up.
    points: dict[str, int]  #: By team.
    round: int  #: The round that begins next.


class RoundBegan(Event, frozen=True, tag="foray.round_began.v1"):
    """F2: a round begins."""

    round: int  #: The round that begins, 1 for the first.


class CardDrawn(Event, frozen=True, tag="foray.card_drawn.v1"):
    """F1: a seat draws a card from the common deck; it alone sees which."""

    seat: str  #: The seat that draws.
    use: Use  #: The link of the referee's chain that decided the draw.
    secret: Sealed[int]  #: The card.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.


class CardPicked(Event, frozen=True, tag="foray.card_picked.v1"):
    """F3: a seat lays its pick face down."""

    seat: str  #: The seat that picked.
    secret: Sealed[int]  #: The card.
    seals: tuple[int, ...]  #: The versions whose parts of this seat hold the pick: the decision, and this event.


class PicksShown(Event, frozen=True, tag="foray.picks_shown.v1"):
    """F3, F4: all picks are shown and discarded; the seats act in this order."""

    picks: dict[str, int]  #: The card of each seat.
    order: tuple[str, ...]  #: The seats in the order in which they act.
    opens: tuple[Opening, ...]  #: The seals that held the picks and the decisions to pick them.


class TurnBegan(Event, frozen=True, tag="foray.turn_began.v1"):
    """F5: a seat acts."""

    seat: str  #: The seat whose turn it is.


class RaidBegan(Event, frozen=True, tag="foray.raid_began.v1"):
    """F6: a raid, and the window for reactions with it."""

    seat: str  #: The seat that raids.
    target: str  #: The seat that is raided.


class CardPlayed(Event, frozen=True, tag="foray.card_played.v1"):
    """F6, F7: a card out of a hand blocks, presses or shields, and is discarded. It was hidden: `shows`."""

    seat: str  #: The seat that plays it.
    card: int  #: The card, by its number.
    role: str  #: `block`, `press` or `shield`.
    shows: bool = True  #: That the card was hidden.

    @property
    def played_by(self) -> str:
        return self.seat


class Passed(Event, frozen=True, tag="foray.passed.v1"):
    """F6: a seat plays no card."""

    seat: str  #: The seat that plays none.


class CardFlipped(Event, frozen=True, tag="foray.card_flipped.v1"):
    """F8, F12: a card of the common deck decides, and is discarded."""

    use: Use  #: The link of the referee's chain that decided the flip.
    card: int  #: The card that was flipped, by its number.
    test: Test  #: What it had to reach, and how likely that was for those who see no hand.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.


class Scored(Event, frozen=True, tag="foray.scored.v1"):
    """F8, F12: a team wins a point, or loses one."""

    team: str  #: The team.
    points: int  #: 1 or -1.


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """F9: what is taken from a hand, and how chance came to it."""

    card: int  #: The card that was taken, by its number.
    link: Hex  #: The link, 32 bytes.
    index: int  #: Its place in the sorted hand, from 0.


class CardStolen(Event, frozen=True, tag="foray.card_stolen.v1"):
    """F9: a random card of the target's hand goes to the thief."""

    seat: str  #: The seat that takes it.
    target: str  #: The seat that loses it.
    use: Use  #: The link of the loser's chain that decided which.
    secret: Sealed[Taken]  #: For the target, whose chain it was.
    gain: Sealed[int]  #: The card, for the thief.

    @property
    def secret_of(self) -> str:
        return self.target


class Confided(Event, frozen=True, tag="foray.confided.v1"):
    """F10: a seat shows a hand card to its team-mate."""

    seat: str  #: The seat that shows a card.
    told: tuple[Sealed[int], ...]  #: The card, for each of the two.
    shows: bool = True  #: That the card was hidden.


class CardChosen(Event, frozen=True, tag="foray.card_chosen.v1"):
    """F11: a seat has a card in mind."""

    seat: str  #: The seat that has chosen.
    secret: Sealed[int]  #: The card.


class BuryingEnded(Event, frozen=True, tag="foray.burying_ended.v1"):
    """F11: the card chosen is buried face down, or kept."""

    seat: str  #: The seat that may have buried a card.
    buried: bool  #: Whether it is buried.


class Reshuffled(Event, frozen=True, tag="foray.reshuffled.v1"):
    """F1: all discards, those face down too, go back into the deck."""


class SeatLeft(Event, frozen=True, tag="foray.seat_left.v1"):
    """F14: a seat is out; its hand is buried, and so is a pick that was not shown."""

    seat: str  #: The seat that is out.
    breaks: bool  #: Whether what is half done comes to nothing.


class GameOver(Event, frozen=True, tag="foray.game_over.v1"):
    """F13: the last round is over."""

    winners: tuple[str, ...]  #: The seats that win; none: a draw.


EVENTS: tuple[type[Event], ...] = (
    LaidOut,
    TakenOver,
    RoundBegan,
    CardDrawn,
    CardPicked,
    PicksShown,
    TurnBegan,
    RaidBegan,
    CardPlayed,
    Passed,
    CardFlipped,
    Scored,
    CardStolen,
    Confided,
    CardChosen,
    BuryingEnded,
    Reshuffled,
    SeatLeft,
    GameOver,
)
