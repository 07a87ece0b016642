"""What a side can decide, as typed messages."""

import msgspec


class ActBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", gc=False):
    """What all acts share: one action of a card with what it is done to."""


class Move(ActBase, frozen=True, tag="move"):
    """U13: the card's counter moves to a space that holds an own control marker."""

    to: str


class Scout(ActBase, frozen=True, tag="scout"):
    """U14: the card's counter moves to a space, scouting it."""

    to: str


class Stalk(ActBase, frozen=True, tag="stalk"):
    """U15: the card's counter moves to a space, marker or not."""

    to: str


class Guide(ActBase, frozen=True, tag="guide"):
    """N3: any own counter moves as by `move`."""

    counter: str
    to: str


class Bolster(ActBase, frozen=True, tag="bolster"):
    """U16: a card goes from the supply to the discard pile; more may follow."""

    take: str


class Command(ActBase, frozen=True, tag="command"):
    """U17: draw `count` cards."""

    count: int


class Conceal(ActBase, frozen=True, tag="conceal"):
    """U18: one fog of war from the opponent's supply to the opponent's discard pile."""


class Control(ActBase, frozen=True, tag="control"):
    """N4: take control of the space the counter stands on; N11: raise its objective."""


class Inspire(ActBase, frozen=True, tag="inspire"):
    """N5: a card of the squad goes back from the play area to hand."""

    card: str


class Recon(ActBase, frozen=True, tag="recon"):
    """U19: remove a fog of war from hand and draw a card."""


class Target(ActBase, frozen=True, tag="target"):
    """N6: put the own target marker on a space."""

    to: str


class Attack(ActBase, frozen=True, tag="attack"):
    """U21: shoot at an enemy counter."""

    target: str


class Suppress(ActBase, frozen=True, tag="suppress"):
    """U21: pin an enemy counter down."""

    target: str


class Blast(ActBase, frozen=True, tag="blast"):
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


class DecisionBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide", omit_defaults=True):
    """What all decisions share."""


class PickInitiative(DecisionBase, frozen=True, tag="pick_initiative"):
    """U6: the card from hand that bids for the initiative."""

    card: str


class Play(DecisionBase, frozen=True, tag="play"):
    """U7: play a card from hand for one of its actions."""

    card: str
    act: Act
    """What it is played for."""


class Ready(DecisionBase, frozen=True, tag="ready"):
    """U9: play a card of a suppressed counter to turn the counter ready."""

    card: str


class HunkerDown(DecisionBase, frozen=True, tag="hunker_down"):
    """U10: play a card and return it to the supply."""

    card: str


class EndTurn(DecisionBase, frozen=True, tag="end_turn"):
    """U8: play no more this turn."""


class Step(DecisionBase, frozen=True, tag="step"):
    """The counter on its way goes on to a space."""

    to: str


class Take(DecisionBase, frozen=True, tag="take"):
    """One more card from the supply."""

    card: str


class Strike(DecisionBase, frozen=True, tag="strike"):
    """Which counter on the tile is rolled for next."""

    target: str
    """The counter rolled for next."""


class Stop(DecisionBase, frozen=True, tag="stop"):
    """No further step, no further card."""


Decision = PickInitiative | Play | Ready | HunkerDown | EndTurn | Step | Take | Strike | Stop
