"""What a side can decide, as typed messages."""

import msgspec


class Act_(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", gc=False):
    """What all acts share: one action of a card with what it is done to."""


class Move(Act_, frozen=True, tag="move"):
    """U13: the card's counter moves to a space that holds an own control marker."""

    to: str


class Scout(Act_, frozen=True, tag="scout"):
    """U14: the card's counter moves to a space, scouting it."""

    to: str


class Stalk(Act_, frozen=True, tag="stalk"):
    """U15: the card's counter moves to a space, marker or not."""

    to: str


class Guide(Act_, frozen=True, tag="guide"):
    """N3: any own counter moves as by `move`."""

    counter: str
    to: str


class Bolster(Act_, frozen=True, tag="bolster"):
    """U16: a card goes from the supply to the discard pile; more may follow."""

    take: str


class Command(Act_, frozen=True, tag="command"):
    """U17: draw `count` cards."""

    count: int


class Conceal(Act_, frozen=True, tag="conceal"):
    """U18: one fog of war from the opponent's supply to the opponent's discard pile."""


class Control(Act_, frozen=True, tag="control"):
    """N4: take control of the space the counter stands on; N11: raise its objective."""


class Inspire(Act_, frozen=True, tag="inspire"):
    """N5: a card of the squad goes back from the play area to hand."""

    card: str


class Recon(Act_, frozen=True, tag="recon"):
    """U19: remove a fog of war from hand and draw a card."""


class Target(Act_, frozen=True, tag="target"):
    """N6: put the own target marker on a space."""

    to: str


class Attack(Act_, frozen=True, tag="attack"):
    """U21: shoot at an enemy counter."""

    target: str


class Suppress(Act_, frozen=True, tag="suppress"):
    """U21: pin an enemy counter down."""

    target: str


class Blast(Act_, frozen=True, tag="blast"):
    """N7: against every counter on the space with the own target marker."""


Act = (
    Move
    | Scout
    | Stalk
    | Guide
    | Bolster
    | Command
    | Conceal
    | Control
    | Inspire
    | Recon
    | Target
    | Attack
    | Suppress
    | Blast
)


class Decision_(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide", omit_defaults=True):
    """What all decisions share."""


class PickInitiative(Decision_, frozen=True, tag="pick_initiative"):
    """U6: the card from hand that bids for the initiative."""

    card: str


class Play(Decision_, frozen=True, tag="play"):
    """U7: play a card from hand for one of its actions."""

    card: str
    act: Act
    """What it is played for."""


class Ready(Decision_, frozen=True, tag="ready"):
    """U9: play a card of a suppressed counter to turn the counter ready."""

    card: str


class HunkerDown(Decision_, frozen=True, tag="hunker_down"):
    """U10: play a card and return it to the supply."""

    card: str


class EndTurn(Decision_, frozen=True, tag="end_turn"):
    """U8: play no more this turn."""


class Step(Decision_, frozen=True, tag="step"):
    """The counter on its way goes on to a space."""

    to: str


class Take(Decision_, frozen=True, tag="take"):
    """One more card from the supply."""

    card: str


class Strike(Decision_, frozen=True, tag="strike"):
    """Which counter on the tile is rolled for next."""

    target: str
    """The counter rolled for next."""


class Stop(Decision_, frozen=True, tag="stop"):
    """No further step, no further card."""


Decision = PickInitiative | Play | Ready | HunkerDown | EndTurn | Step | Take | Strike | Stop
