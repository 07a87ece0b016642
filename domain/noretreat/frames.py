"""What is half done, on a stack in the board (design 3). A frame is a contract like an event."""

import msgspec


class FrameBase(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="frame"):
    """What all frames share."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A half that works on: in a battle, a combat phase or a player turn."""

    side: str
    """Whose half it is."""
    card: int
    """The card."""
    mode: int
    """Which of its uses, from 0."""
    choice: str = ""
    """What was chosen with it."""
    near: tuple[str, ...] = ()
    """The spaces of the battle it was played in, where it works near them."""


class Agenda(FrameBase, frozen=True, tag="noretreat.agenda.v1"):
    """What is still to come in this game turn."""

    steps: tuple[str, ...]
    """Steps in order, each with the side whose player turn it belongs to."""


class Keeping(FrameBase, frozen=True, tag="noretreat.keeping.v1"):
    """NR5: cards dealt at set-up are given up until so many are kept."""

    side: str
    """Whose cards."""
    keep: int
    """How many stay."""


class Discarding(FrameBase, frozen=True, tag="noretreat.discarding.v1"):
    """NR10, NR13: a hand is discarded down."""

    side: str
    """Whose hand."""
    left: int
    """How many cards are still to go."""
    why: str
    """`hand`, `war`, `joker` or `event`."""
    fresh: bool = False
    """Whether only cards just drawn may go."""
    done: int = 0
    """How many have gone."""
    up_to: bool = False
    """Whether fewer may go."""


class Drawing(FrameBase, frozen=True, tag="noretreat.drawing.v1"):
    """NR11: cards are drawn one by one."""

    side: str
    """Who draws."""
    left: int
    """How many are still to come."""


class Answering(FrameBase, frozen=True, tag="noretreat.answering.v1"):
    """NR129: a card was played or discarded, and the other seat may cancel it."""

    side: str
    """Who is asked."""
    card: int
    """The card."""
    how: str
    """`played` or `discarded`."""
    asked: bool = False
    """Whether it has been asked."""
    cancelled: bool = False
    """Whether the card is cancelled."""


class Playing(FrameBase, frozen=True, tag="noretreat.playing.v1"):
    """NR128: a half was played and has not worked yet."""

    side: str
    """Who played it."""
    card: int
    """The card."""
    mode: int
    """Which of its uses."""
    cancelled: bool = False
    """Whether it was cancelled."""


class Working(FrameBase, frozen=True, tag="noretreat.working.v1"):
    """NR128: the effects of a half happen, one after another."""

    side: str
    """Whose half it is."""
    card: int
    """The card."""
    mode: int
    """Which of its uses."""
    at: int = 0
    """The effect that happens now."""
    times: int = 0
    """How often it has happened."""
    picked: tuple[str, ...] = ()
    """What has been chosen for it."""


class Paying(FrameBase, frozen=True, tag="noretreat.paying.v1"):
    """NR18: cards are discarded for something."""

    side: str
    """Who pays."""
    price: int
    """How many cards it costs."""
    what: str
    """What is bought."""
    subject: str
    """For which unit or space."""
    paid: int = 0
    """How many have been paid."""
    value: int = 0
    """What the card just discarded counts."""


class Window(FrameBase, frozen=True, tag="noretreat.window.v1"):
    """NR138: both seats may play cards until both pass."""

    kind: str
    """Which window."""
    asked: str
    """Who is asked now."""
    passes: int = 0
    """Who passed one after the other."""
    only: bool = False
    """Whether only one seat is asked."""


class Bought(FrameBase, frozen=True, tag="noretreat.bought.v1"):
    """An improvement, upgrade or replacement that may still be undone by a card."""

    side: str
    """Whose unit."""
    unit: str
    """The unit."""
    what: str
    """`improvement`, `upgrade` or `replacement`."""
    place: str
    """Where it was before."""
    face: int
    """The face that it showed."""
    cards: int
    """What it cost."""
    opened: bool = False
    """Whether the window has been opened."""


class Flipping(FrameBase, frozen=True, tag="noretreat.flipping.v1"):
    """NR28 to NR30: the flip step."""

    side: str
    """Whose."""
    turned: tuple[str, ...] = ()
    """Units turned in it."""
    free: int = 0
    """Free upgrades left."""


class Placing(FrameBase, frozen=True, tag="noretreat.placing.v1"):
    """NR32 to NR36: the placement step."""

    side: str
    """Whose."""


class Putting(FrameBase, frozen=True, tag="noretreat.putting.v1"):
    """A unit comes onto the map: where is asked."""

    side: str
    """Whose unit, and who is asked."""
    unit: str
    """The unit."""
    how: str
    """`restored`, `entering`, `replaced`, `detrained`, or what an event says."""
    cards: int = 0
    """What it cost."""


class Reorganising(FrameBase, frozen=True, tag="noretreat.reorganising.v1"):
    """NR37: the reorganisation step."""

    side: str
    """Whose."""
    more: bool = False
    """Whether one more marker may be taken off without a card (NR115)."""


class Moving(FrameBase, frozen=True, tag="noretreat.moving.v1"):
    """NR38: the movement phase, one unit after another."""

    side: str
    """Whose."""
    moved: tuple[str, ...] = ()
    """Units that have moved or entrained."""
    entrained: int = 0
    """How many have entrained."""


class Going(FrameBase, frozen=True, tag="noretreat.going.v1"):
    """NR38: a unit is on its way."""

    side: str
    """Whose."""
    unit: str
    """The unit."""
    mp: int
    """What it may still spend."""
    hexes: int = 0
    """Hexes it may still enter; 0: as many as it can pay."""
    cheap: bool = False
    """Whether it enters only hexes that cost one."""
    to: str = ""
    """Where it goes, where its way is asked for."""
    path: tuple[str, ...] = ()
    """The spaces entered so far."""
    group: tuple[str, ...] = ()
    """Units that go the same way."""


class Reserving(FrameBase, frozen=True, tag="noretreat.reserving.v1"):
    """NR50: the strategic reserve."""

    side: str
    """Whose."""


class Supporting(FrameBase, frozen=True, tag="noretreat.supporting.v1"):
    """NR113: local support."""

    side: str
    """Whose."""


class Stacking(FrameBase, frozen=True, tag="noretreat.stacking.v1"):
    """NR41: spaces are checked for units too many."""

    side: str
    """The active side, which is asked first."""


class Targeting(FrameBase, frozen=True, tag="noretreat.targeting.v1"):
    """NR51: targets are declared."""

    side: str
    """Whose."""


class Countering(FrameBase, frozen=True, tag="noretreat.countering.v1"):
    """NR52: counterblows are declared."""

    side: str
    """Whose."""


class Fighting(FrameBase, frozen=True, tag="noretreat.fighting.v1"):
    """NR54: what is declared is fought, battle by battle."""

    side: str
    """The active side."""
    used: tuple[str, ...] = ()
    """Units that have attacked."""
    hexes: tuple[str, ...] = ()
    """Spaces chosen for the next battle."""
    units: tuple[str, ...] = ()
    """Attackers chosen."""
    joined: bool = False
    """Whether no further space joins."""


class Battle(FrameBase, frozen=True, tag="noretreat.battle.v1"):
    """NR57 to NR78: a battle, its counterattacks too."""

    active: str
    """Whose player turn it is."""
    side: str
    """Who attacks now."""
    hexes: tuple[str, ...]
    """The spaces attacked."""
    units: tuple[str, ...]
    """Who attacks."""
    others: tuple[str, ...]
    """Who defends."""
    stage: str
    """What comes next."""
    targets: tuple[str, ...] = ()
    """Of the spaces fought for, those under a target; the rest are counterblows."""
    places: tuple[str, ...] = ()
    """All spaces fought for, as declared."""
    origins: tuple[str, ...] = ()
    """The spaces from which the active side's units came."""
    first: tuple[str, ...] = ()
    """The active side's units in the battle."""
    ground: str = ""
    """The space whose terrain counts."""
    counter: int = 0
    """How many counterattacks there were."""
    support: bool = False
    """Whether a support marker is used."""
    played: tuple[Played, ...] = ()
    """Halves that work in it."""
    column: str = ""
    """The column, shifts counted; empty below the lowest."""
    table: str = ""
    """On whose table."""
    dice: tuple[int, ...] = ()
    """What was rolled, 1 to 6."""
    result: str = ""
    """The result."""
    shifted: int = 0
    """Shifts made after the roll."""
    rerolled: tuple[str, ...] = ()
    """Halves that have rolled again."""
    fates: tuple[str, ...] = ()
    """The result for each space attacked."""
    retreated: bool = False
    """Whether retreats are over."""
    extra: tuple[str, ...] = ()
    """Sides that lose a step when all is over."""
    series: tuple[str, ...] = ()
    """Units of a stack still to be attacked one by one."""
    whole: tuple[str, ...] = ()
    """The stack attacked one by one."""
    again: bool = False
    """Whether it is fought once more by the survivors."""


class Losing(FrameBase, frozen=True, tag="noretreat.losing.v1"):
    """NR70: a step is lost."""

    side: str
    """Whose."""
    units: tuple[str, ...]
    """Among whom."""
    why: str
    """`battle` or `event`."""
    attacking: bool = False
    """Whether they attack."""
    each: bool = False
    """Whether each of them loses one."""


class Replacing(FrameBase, frozen=True, tag="noretreat.replacing.v1"):
    """NR106: a cadre may take the place of a unit."""

    side: str
    """Whose."""
    space: str
    """Where."""


class Retreating(FrameBase, frozen=True, tag="noretreat.retreating.v1"):
    """NR72: units retreat, one after another."""

    side: str
    """Whose."""
    units: tuple[str, ...]
    """Who still has to go."""
    hexes: int
    """How far."""
    shattered: bool = False
    """Whether those that could go to the shattered box."""
    free: bool = False
    """Whether enemy zones of control do not bar."""
    unit: str = ""
    """Who is on its way."""
    start: str = ""
    """From where."""
    at: str = ""
    """Where it is."""
    excess: bool = False
    """Whether it retreats as one too many, and is lost by NR41 if it cannot."""


class Advancing(FrameBase, frozen=True, tag="noretreat.advancing.v1"):
    """NR75: attackers advance, one after another."""

    side: str
    """Whose."""
    units: tuple[str, ...]
    """Who may still go."""
    hexes: tuple[str, ...]
    """The spaces left empty."""
    unit: str = ""
    """Who is on its way."""
    at: str = ""
    """Where it is."""
    gone: int = 0
    """How many hexes it has gone."""


class Removing(FrameBase, frozen=True, tag="noretreat.removing.v1"):
    """NR78: units that are still without supply leave the map."""

    side: str
    """Who is judged."""
    spared: tuple[str, ...] = ()
    """Units that stay by an event."""
    opened: bool = False
    """Whether the window has been opened."""


class Unscorching(FrameBase, frozen=True, tag="noretreat.unscorching.v1"):
    """NRR35: scorched cities may be rebuilt."""

    side: str
    """Whose."""


class Detraining(FrameBase, frozen=True, tag="noretreat.detraining.v1"):
    """NR48: units leave the rail box."""

    side: str
    """Whose."""


class Offering(FrameBase, frozen=True, tag="noretreat.offering.v1"):
    """Something that a rule offers once: it is taken or not."""

    side: str
    """Who is asked."""
    what: str
    """What."""
    unit: str = ""
    """The unit that it is about."""
    at: str = ""
    """The space around which units are placed by it."""
    left: tuple[str, ...] = ()
    """Units still to be placed by it."""


Frame = (
    Agenda
    | Keeping
    | Discarding
    | Drawing
    | Answering
    | Playing
    | Working
    | Paying
    | Window
    | Bought
    | Flipping
    | Placing
    | Putting
    | Reorganising
    | Moving
    | Going
    | Reserving
    | Supporting
    | Stacking
    | Targeting
    | Countering
    | Fighting
    | Battle
    | Losing
    | Replacing
    | Retreating
    | Advancing
    | Removing
    | Unscorching
    | Detraining
    | Offering
)
