"""The board of a battle as an audience sees it, and conclusions from it."""

from collections import Counter
from typing import Any

import msgspec

from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import REFEREE
from kronika.domain.tankduel.content.missions import Mission
from kronika.domain.tankduel.content.pieces import (
    AtGun,
    Card,
    DamageCard,
    Infantry,
    Marker,
    Name,
    Nation,
    Quality,
    Role,
    TankKind,
    Terrain,
)
from kronika.domain.tankduel.content.robata import Face, Robata
from kronika.domain.tankduel.setup import Battle, Choices, Entry

HIDDEN = 0
"""A card that these eyes do not see."""
ROBATAS_MOVE = -1
"""A Move card of Robata (TD113): none of the deck."""


class Man(msgspec.Struct, frozen=True):
    """A man of a crew: `place` is where he is now."""

    role: Role
    place: Role
    wounded: bool = False
    dead: bool = False


class Box(msgspec.Struct, frozen=True):
    """A holding box: the numbers of the cards in it; 0: no card. `moves`: the number of Move cards in the tank's last
    move (TD34)."""

    move: int = 0
    moves: int = 1
    terrain: int = 0
    smoke: int = 0
    mission: str = ""  #: The terrain of the mission card in it.
    road: bool = False  #: Whether a road card is under the tank (TD98).

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple([card for card in (self.move, self.terrain, self.smoke) if card > 0])


class Tank(msgspec.Struct, frozen=True):
    """A tank in its present state. `fire` and `broken` are held apart from who caused them, which may be nobody."""

    entry: Entry
    crew: tuple[Man, ...]
    range: int
    apcr: int
    seat: str
    box: Box = Box()
    loaded: bool = False
    hull_down: bool = False
    bog: int = 0
    damaged: bool = False
    immobilised: bool = False
    gun_hits: int = 0
    on_fire: bool = False
    fire_by: str = ""
    broken: bool = False
    broken_by: str = ""
    spots: tuple[str, ...] = ()  #: The enemies it sees, by a Spot or by its Ranging.
    ranged: str = ""
    bonus: int = 0
    flanks: tuple[str, ...] = ()  #: The enemies before whom its Flank tokens lie.
    out: bool = False
    vp: int = 0
    medals: int = 0
    buttoned: bool = False  #: TD89: whether its hatch is closed.
    heavy: bool = False  #: TD97: whether it is in heavy weather.
    character: str = ""  #: TD100: the action card of a tank of Robata.
    peril: bool = False  #: Whether it lies on its side in peril.

    @property
    def id(self) -> str:
        return self.entry.id

    @property
    def nation(self) -> Nation:
        return self.entry.nation

    @property
    def quality(self) -> Quality:
        return self.entry.quality

    @property
    def in_motion(self) -> bool:
        """TD14."""
        return bool(self.box.move)

    def man_in(self, place: Role) -> Man | None:
        """The living man in a place."""
        return next((man for man in self.crew if man.place == place and not man.dead), None)

    def man(self, role: Role) -> Man | None:
        """The man of a role, dead or alive; None: the tank has none."""
        return next((man for man in self.crew if man.role == role), None)

    @property
    def living(self) -> tuple[Man, ...]:
        return tuple(man for man in self.crew if not man.dead)

    @property
    def commander_dead(self) -> bool:
        """Whether the commander, or the commander/gunner, is dead."""
        leads = (Role.COMMANDER, Role.COMMANDER_GUNNER)
        return any(man.role in leads and man.dead for man in self.crew)


class Scene(msgspec.Struct, frozen=True):
    """The parts of a battle, indexed for lookup."""

    battle: Battle
    mission: Mission
    entries: dict[str, Entry]
    kinds: dict[str, TankKind]
    cards: dict[int, Card]
    damage: dict[int, DamageCard]
    terrain: dict[str, Terrain]
    guns: dict[str, AtGun]
    infantry: dict[str, Infantry]


def scene_of(battle: Battle) -> Scene:
    """A battle, ready to be looked up."""
    return Scene(
        battle,
        battle.mission,
        {entry.id: entry for entry in battle.tanks},
        {kind.id: kind for kind in battle.kinds},
        {card.number: card for card in battle.cards},
        {card.number: card for card in battle.damage},
        {terrain.id: terrain for terrain in battle.terrain},
        {gun.id: gun for gun in battle.at_guns},
        {infantry.nation: infantry for infantry in battle.infantry},
    )


NOTHING = scene_of(Battle(Mission("", Name("", ""), (), ()), (), (), (), (), (), (), 0))
"""Before a battle is laid out."""


class ShownHand(msgspec.Struct, frozen=True):
    """A hand as it was shown; cards are left out that were seen to leave it."""

    round: int
    cards: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """The position as `viewer` sees it: cards that they do not see are `HIDDEN`."""

    viewer: str = REFEREE
    scene: Scene = NOTHING  #: The parts of the battle.
    setup: Choices = Choices("", ())  #: How it was set up.
    round: int = 0
    tanks: dict[str, Tank] = {}  #: By id, Soviets first, by number (TDR73).
    left: tuple[str, ...] = ()  #: The seats that have left the game.
    hands: dict[str, tuple[int, ...]] = {}  #: By seat, sorted.
    showed: tuple[str, ...] = ()  #: The seats that have shown their hand in this round.
    told: dict[str, ShownHand] = {}  #: The hands that team-mates have last shown these eyes, by seat.
    #: The cards in all hands that they were shown: they are out of the deck till all is shuffled.
    apart: tuple[int, ...] = ()
    laid: dict[str, int] = {}  #: Initiative cards face down, by tank, in the order in which they were laid.
    seals: tuple[tuple[str, tuple[Opening, ...]], ...] = ()  #: The seals that hold them, by tank.
    shown: dict[str, int] = {}  #: Initiative cards face up, by tank.
    order: tuple[str, ...] = ()  #: The tanks still to act in this round, the next first.
    active: str = ""  #: The tank whose phase it is.
    table: tuple[int, ...] = ()  #: The cards of the action under way that lie face up.
    discard: tuple[int, ...] = ()  #: Discards that everybody has seen, sorted.
    down: dict[str, tuple[int, ...]] = {}  #: Discards that only who discarded them has seen, by seat, sorted.
    passed: int = 1  #: The pass through the deck, from 1.
    upper: int = 0  #: How many cards lie above the part of the deck that holds the marker.
    marker: Marker | None = None  #: While it is in the deck.
    aside: Marker | None = None  #: The marker while it lies aside, till the action is over.
    damage_table: tuple[int, ...] = ()
    damage_discard: tuple[int, ...] = ()
    agenda: tuple[Any, ...] = ()
    building: tuple[Any, ...] = ()  #: The choices made on the way to a decision; None: one that these eyes do not see.
    fired: tuple[str, ...] = ()  #: The anti-tank guns that have fired in this action step.
    infantry: Nation | None = None  #: The nation whose token lies on the advance card.
    advance: int = 0  #: Where it lies: 200 or 400.
    exits: int = 0  #: How many tanks have got through, or have left over the bridge (TD94, TD98).
    losses: dict[str, int] = {}  #: How many tanks were eliminated, by nation.
    lifted: bool = False  #: TD98: whether the deep mud is gone.
    roads: dict[str, int] = {}  #: TD98: the road cards at the disposal of a nation.
    wrecked: int = 0  #: TD98: the road cards that have left the game.
    awake: bool = False  #: TD98: whether German infantry may act.
    overrun: tuple[int, ...] = ()  #: TD98: where gun positions were destroyed.
    #: TD107: the cards revealed before a tank of Robata, in order; 0: one that was played.
    revealed: tuple[int, ...] = ()
    commanded: int = 0  #: How many Command cards among them have been resolved.
    pile: tuple[str, ...] = ()  #: TDR71: the discarded action cards of Robata, the first discarded first.
    extra: dict[str, int] = {}  #: Victory points that no tank has, by nation.
    over: bool = False
    winners: tuple[str, ...] = ()
    how: str = ""

    @property
    def battle(self) -> Battle:
        return self.scene.battle

    def card(self, number: int) -> Card:
        return self.scene.cards[number]

    def damage_card(self, number: int) -> DamageCard:
        return self.scene.damage[number]

    def kind(self, tank: Tank) -> TankKind:
        return self.scene.kinds[tank.entry.model]

    def terrain(self, id: str) -> Terrain:
        return self.scene.terrain[id]

    @property
    def in_play(self) -> tuple[Tank, ...]:
        """The tanks in play, in order."""
        return tuple([tank for tank in self.tanks.values() if not tank.out])

    def enemies(self, tank: Tank) -> tuple[Tank, ...]:
        """The enemies in play, in order."""
        nation = tank.nation
        return tuple([one for one in self.tanks.values() if not one.out and one.nation != nation])

    @property
    def robata(self) -> Robata:
        """The tables that Robata follows."""
        robata = self.battle.robata
        assert robata is not None, "Robata plays"
        return robata

    @property
    def characters_left(self) -> tuple[str, ...]:
        """TDR71: the action cards in the unordered rest of the pile, sorted."""
        gone = Counter([*self.pile, *(tank.character for tank in self.tanks.values() if tank.character)])
        all_ = Counter({card.character: card.copies for card in self.robata.cards})
        return tuple(sorted((all_ - gone).elements()))

    def face(self, tank: Tank) -> Face:
        """The side up of a tank's action card."""
        return self.robata.face(tank.character, peril=tank.peril)

    def own(self, seat: str) -> tuple[Tank, ...]:
        """The tanks in play that a seat controls, in order."""
        return tuple(tank for tank in self.in_play if tank.seat == seat)

    @property
    def playing(self) -> tuple[str, ...]:
        """The seats still in the game."""
        return tuple(seat for seat in self.battle.seats if seat not in self.left)

    def sum_of(self, nation: Nation, what: str) -> int:
        """The sum of `vp` or `medals` for all tanks of a nation."""
        total = self.extra.get(nation, 0) if what == "vp" else 0
        for tank in self.tanks.values():
            if tank.nation == nation:
                total += tank.vp if what == "vp" else tank.medals
        return total

    @property
    def mission(self) -> Mission:
        return self.scene.mission

    def on_places(self, nation: Nation) -> int:
        """How many tanks of a nation have a mission card."""
        return len([tank for tank in self.in_play if tank.box.mission and tank.nation == nation])

    @property
    def places_left(self) -> int:
        """TD92: the mission cards that no tank has."""
        return self.battle.places - sum(map(self.on_places, Nation))

    @property
    def in_boxes(self) -> tuple[int, ...]:
        """The battle cards in holding boxes."""
        return tuple([card for tank in self.tanks.values() for card in tank.box.cards])

    @property
    def deck_size(self) -> int:
        """How many battle cards the deck holds, the marker not counted."""
        apart = (*self.hands.values(), *self.down.values(), self.discard, self.table)
        gone = sum(map(len, apart)) + len(self.laid) + len(self.shown) + len(self.in_boxes)
        gone += sum(1 for card in self.revealed if card)
        return len(self.scene.cards) - gone

    @property
    def seen_by_all(self) -> tuple[int, ...]:
        """The battle cards that everybody knows not to be in the deck."""
        revealed = (card for card in self.revealed if card)
        return (*self.discard, *self.table, *self.shown.values(), *self.in_boxes, *revealed)

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """The battle cards that these eyes know to be outside of the deck."""
        if not self.apart:
            return self.in_sight
        in_sight = self.in_sight
        return (*in_sight, *[card for card in self.apart if card not in in_sight])

    @property
    def in_sight(self) -> tuple[int, ...]:
        """The battle cards that these eyes see outside of the deck."""
        hidden = (*self.hands.values(), *self.down.values(), tuple(self.laid.values()))
        return (*self.seen_by_all, *[card for cards in hidden for card in cards if card != HIDDEN])

    @property
    def shown_hands(self) -> dict[str, ShownHand]:
        """The hands that team-mates last showed the viewer, less the cards the viewer has seen elsewhere since."""
        if not self.told:
            return {}
        in_sight = self.in_sight
        left = {seat: less(hand, in_sight) for seat, hand in self.told.items()}
        return {seat: hand for seat, hand in left.items() if hand.cards}

    @property
    def deck(self) -> tuple[int, ...]:
        """The battle cards that these eyes do not see, sorted: for the referee the deck."""
        return tuple(sorted(self.scene.cards.keys() - set(self.elsewhere)))

    @property
    def damage_deck(self) -> tuple[int, ...]:
        """The cards of the damage deck, sorted, SHUFFLE as 0 last."""
        gone = {*self.damage_table, *self.damage_discard}
        return (*(number for number in sorted(self.scene.damage) if number not in gone), 0)


def less(hand: ShownHand, cards: tuple[int, ...]) -> ShownHand:
    """A hand that was shown less cards that were seen to leave it."""
    return ShownHand(hand.round, tuple([card for card in hand.cards if card not in cards]))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Returns a hand without one card, which is in it as itself or as a hidden card."""
    at = hand.index(card if card in hand else HIDDEN)
    return hand[:at] + hand[at + 1 :]


def with_card(hand: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    """A hand with cards added, sorted."""
    return tuple(sorted((*hand, *cards)))
