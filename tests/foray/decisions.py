"""What a seat of Foray decides."""

import msgspec

from kronika.domain.kernel.words import Word


class PromptKind(Word):
    """What a seat of Foray is asked."""

    PICK = "pick"  #: Which card says when it acts (F3).
    ACT = "act"  #: What it does in its turn (F5).
    REACT = "react"  #: Whether it plays a card against the raid, or for it (F6).
    SHIELD = "shield"  #: Whether it shields its team-mate (F7).
    CONFIDE = "confide"  #: Which card it shows to its team-mate (F10).
    BURY = "bury"  #: Which card it may bury (F11).
    CONFIRM = "confirm"  #: Whether it buries that card (F11).


class Ending(Word):
    """What a game of Foray ends by."""

    ROUNDS = "rounds"  #: The last round is over, or the points are reached (F13).


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    """A decision; its tag is the field `decide`."""


class Pick(Decision, frozen=True, tag="pick"):
    """F3: the card that says when the seat acts."""

    card: int  #: The card, by its number.


class Raid(Decision, frozen=True, tag="raid"):
    """F5, F6: raid an enemy seat; alone, the `wind`."""

    target: str  #: The seat meant.


class Steal(Decision, frozen=True, tag="steal"):
    """F9: take a random card from the hand of an enemy seat."""

    target: str  #: The seat meant.


class Confide(Decision, frozen=True, tag="confide"):
    """F10: show a card to the team-mate; which one is asked next."""


class Bury(Decision, frozen=True, tag="bury"):
    """F11: bury a card; which one is asked next."""


class Rest(Decision, frozen=True, tag="rest"):
    """F5: do nothing."""


class Play(Decision, frozen=True, tag="play"):
    """F6, F7: a card that blocks, presses or shields."""

    card: int  #: The card, by its number.


class Pass(Decision, frozen=True, tag="pass"):
    """F6: no card."""


class Choose(Decision, frozen=True, tag="choose"):
    """F10, F11: the card meant, in secret."""

    card: int  #: The card, by its number.


class Keep(Decision, frozen=True, tag="keep"):
    """F11: the card chosen stays in hand."""


class LetGo(Decision, frozen=True, tag="let_go"):
    """F11: the card chosen is buried."""


Any = Pick | Raid | Steal | Confide | Bury | Rest | Play | Pass | Choose | Keep | LetGo
"""Every decision of the system."""
