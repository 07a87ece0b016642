"""What a seat of Sample decides."""

import msgspec

from kronika.domain.kernel.words import Word


class PromptKind(Word):
    """What a seat of Sample is asked."""

    PICK = "pick"  #: Which card says who acts first (R3).
    ACT = "act"  #: What it does in its turn (R5).


class Ending(Word):
    """What a game of Sample ends by."""

    ROUNDS = "rounds"  #: The last round is over (R7).


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    """A decision; its tag is the field `decide`."""


class Pick(Decision, frozen=True, tag="pick"):
    """R3: the card that says who acts first."""

    card: int  #: The card, by its number.


class Raid(Decision, frozen=True, tag="raid"):
    """R5: raid the other seat with a card of the hand."""

    card: int  #: The card, by its number.


class Rest(Decision, frozen=True, tag="rest"):
    """R5: do nothing."""


Any = Pick | Raid | Rest
"""Every decision of the system."""
