"""What can happen in a game of Undaunted. Each event is a fact; none knows a rule."""

import msgspec

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.kernel.words import Hex
from kronika.domain.undaunted.content import Face, Mine, Setup, Victory
from kronika.domain.undaunted.frames import Frame
from kronika.domain.undaunted.state import Zone


class DrawnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which card a draw gave: the one at `index` of the sorted deck, by the chain's `link`."""

    link: Hex  #: The link of the chain that decided the draw; it stands here as the side alone knows it.
    index: int  #: Its place in the sorted deck, from 0.
    card: str  #: The card that was drawn.


class ScenarioSetUp(Event, frozen=True, tag="undaunted.scenario_set_up.v1"):
    """The board is laid, decks and supplies are made (U26)."""

    setup: Setup  #: All that the game needs.


class CounterAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A counter on the board."""

    counter: str  #: The counter that stands there.
    space: str  #: The space it stands on.
    suppressed: bool = False  #: Whether it is suppressed (U22).
    routed: bool = False  #: Whether it is routed (S6).
    fire_zone: str = ""  #: The space its fire zone lies on; empty: none.
    vehicle: str = ""  #: The vehicle it sits in; empty: on foot.
    seat: int = 0  #: Its seat, counted from 1.


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a counter has laid in this scenario."""

    counter: str  #: The counter that has laid it.
    mines: int = 0  #: How many mines.
    smoke: int = 0  #: How many smoke markers.


class SideInherited(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody knows of a side in a position taken over."""

    side: str  #: The side that this is told of.
    deck: int  #: How many cards its deck has.
    hand: int  #: How many cards it holds.
    discard: int  #: How many cards its discard pile has.
    removed: int  #: How many of its cards are removed.
    play: tuple[str, ...]  #: The cards in its play area, sorted.
    supply: tuple[str, ...]  #: The cards of its supply, sorted.
    markers: dict[str, Face]  #: Its control markers, by space.
    target: str = ""  #: The space with its target marker; empty if it is not on the board.
    casualties: int = 0  #: How many cards lie in its casualties.
    aside: tuple[str, ...] = ()  #: Its cards set aside, sorted.
    points: int = 0  #: The victory points it has gained.


class PrivateZones(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of a side that only it may see, each zone sorted."""

    deck: tuple[str, ...]  #: The cards of the deck, sorted: their order is not fixed.
    hand: tuple[str, ...]  #: The cards in hand.
    discard: tuple[str, ...]  #: The cards of the discard pile.
    removed: tuple[str, ...]  #: The cards removed.
    casualties: tuple[str, ...] = ()  #: The cards of its casualties.


class PositionInherited(Event, frozen=True, tag="undaunted.position_inherited.v1"):
    """The game starts where another stood. A card picked for initiative and not yet shown is back
    in hand."""

    round: int  #: The round that is being played, 1 for the first.
    initiative: str  #: The side that holds the initiative marker.
    active: str  #: The side whose turn it is; empty: the sides are picking for the initiative.
    sides: tuple[SideInherited, ...]  #: What is known of each side, in the order of the scenario.
    counters: tuple[CounterAt, ...]  #: Every counter that is on the board.
    objectives: dict[str, int]  #: The value of each objective, by space.
    frames: tuple[Frame, ...]  #: What is half done, the outermost first.
    faces: dict[str, str] = {}  #: The tile face on each space where it is not the one laid at the start.
    mines: tuple[Mine, ...] = ()  #: The mines on the board.
    smoke: tuple[str, ...] = ()  #: The spaces with smoke.
    tunnels: tuple[str, ...] = ()  #: The spaces with a tunnel.
    laid: tuple[Laid, ...] = ()  #: What counters have laid of mines and smoke.
    played: int = 0  #: Cards that the active side has played in this turn.
    owners: dict[str, str] = {}  #: The side of each counter that has changed sides.
    damage: dict[str, int] = {}  #: The damage of each vehicle on the board.
    destroyed: tuple[str, ...] = ()  #: The spaces whose structure is destroyed.
    escaped: tuple[str, ...] = ()  #: The counters that have escaped.
    eliminated: tuple[str, ...] = ()  #: The soldiers killed and the vehicles destroyed.
    hopeless: tuple[str, ...] = ()  #: The sides that can no longer meet their goal.


class ZonesInherited(Event, frozen=True, tag="undaunted.zones_inherited.v1"):
    """The private cards of a side in a position taken over."""

    side: str  #: The side whose cards they are.
    secret: Sealed[PrivateZones]  #: Its private cards, for its own eyes.


class RoundStarted(Event, frozen=True, tag="undaunted.round_started.v1"):
    """A round begins (U4)."""

    round: int  #: The round that begins, 1 for the first.


class DiscardReshuffled(Event, frozen=True, tag="undaunted.discard_reshuffled.v1"):
    """The discard pile became the new deck (U5)."""

    side: str  #: The side whose pile it was.
    count: int  #: How many cards the new deck has.


class CardDrawn(Event, frozen=True, tag="undaunted.card_drawn.v1"):
    """A card went from the deck to hand; which one only its owner knows."""

    side: str  #: The side that drew.
    use: Use  #: The link that decided the draw, and what for.
    secret: Sealed[DrawnCard]  #: The card that was drawn, for its owner's eyes.


class InitiativePicked(Event, frozen=True, tag="undaunted.initiative_picked.v1"):
    """A side put a card from hand aside for the initiative (U6).

    `seals`: the versions whose seals the showing of the picks will open.
    """

    side: str  #: The side that picked.
    secret: Sealed[str]  #: The card that it put aside, for its own eyes till the picks are shown.
    seals: tuple[int, ...]  #: The versions of the sealed parts that hold the pick.


class InitiativeRevealed(Event, frozen=True, tag="undaunted.initiative_revealed.v1"):
    """The cards picked are shown and discarded (U6). `opens`: the versions whose seals this opens."""

    picks: dict[str, str]  #: For each side the card it picked.
    opens: tuple[int, ...]  #: The versions of the sealed parts that are open now.


class InitiativeSettled(Event, frozen=True, tag="undaunted.initiative_settled.v1"):
    """The side that holds the initiative marker this round."""

    side: str  #: The side that holds the marker from here on.


class TurnStarted(Event, frozen=True, tag="undaunted.turn_started.v1"):
    """A side's turn begins (U7)."""

    side: str  #: The side whose turn begins.


class TurnEnded(Event, frozen=True, tag="undaunted.turn_ended.v1"):
    """A side's turn ends: its hand and its play area went to its discard pile (U8)."""

    side: str  #: The side whose turn ends.
    hand: int  #: How many cards were left in hand.
    played: int  #: How many cards lay in the play area.


class CardMoved(Event, frozen=True, tag="undaunted.card_moved.v1"):
    """A card that everybody sees went from one zone of a side to another."""

    side: str  #: The side whose card it is.
    card: str  #: The card that moved.
    source: Zone  #: The zone it left.
    target: Zone  #: The zone it went to.


class CounterPlaced(Event, frozen=True, tag="undaunted.counter_placed.v1"):
    """A counter came on, ready (N2, R11)."""

    counter: str  #: The counter that came on.
    space: str  #: The space it stands on now.


class CounterMoved(Event, frozen=True, tag="undaunted.counter_moved.v1"):
    """A counter moved to another space."""

    counter: str  #: The counter that moved.
    space: str  #: The space it stands on now.


class CounterSuppressed(Event, frozen=True, tag="undaunted.counter_suppressed.v1"):
    """A counter is suppressed (U22)."""

    counter: str  #: The counter that is suppressed now.


class CounterReadied(Event, frozen=True, tag="undaunted.counter_readied.v1"):
    """A counter is ready again (U9)."""

    counter: str  #: The counter that is ready again.


class CounterRemoved(Event, frozen=True, tag="undaunted.counter_removed.v1"):
    """A counter left the board (N8)."""

    counter: str  #: The counter that left the board.


class MarkerPlaced(Event, frozen=True, tag="undaunted.marker_placed.v1"):
    """A side's control marker was placed or turned."""

    side: str  #: The side whose marker it is.
    space: str  #: The space it lies on.
    face: Face  #: The face that it shows now.


class TargetPlaced(Event, frozen=True, tag="undaunted.target_placed.v1"):
    """A side's target marker was put on a space (N6)."""

    side: str  #: The side whose marker it is.
    space: str  #: The space it lies on now.


class TargetRemoved(Event, frozen=True, tag="undaunted.target_removed.v1"):
    """A side's target marker left the board (N3, R10)."""

    side: str  #: The side whose marker left.


class ObjectiveRaised(Event, frozen=True, tag="undaunted.objective_raised.v1"):
    """The value of an objective is `value` from now on (N11)."""

    space: str  #: The space of the objective.
    value: int  #: What it is worth from now on, in points.


class CardLost(Event, frozen=True, tag="undaunted.card_lost.v1"):
    """A card of a hit counter went from a private zone to the casualties (S6), or a bomber out of the
    game for good (S21); which copy only its owner knows."""

    side: str  #: The side that lost the card.
    source: Zone  #: The private zone it left.
    target: Zone  #: The zone it went to.
    secret: Sealed[str]  #: Which copy it was, for its owner's eyes.
    counter: str = ""  #: The counter it belongs to; none: a bomber.


class CounterRouted(Event, frozen=True, tag="undaunted.counter_routed.v1"):
    """A counter is routed (S6)."""

    counter: str  #: The counter that is routed now.


class CounterRallied(Event, frozen=True, tag="undaunted.counter_rallied.v1"):
    """A counter is routed no more (U16, S21)."""

    counter: str  #: The counter that is no longer routed.


class TileSwapped(Event, frozen=True, tag="undaunted.tile_swapped.v1"):
    """The tile under a space was replaced by another face for the rest of the campaign (S10)."""

    space: str  #: The space whose tile was replaced.
    tile: str  #: The face that lies there now.


class MineLaid(Event, frozen=True, tag="undaunted.mine_laid.v1"):
    """A mine was put on an edge (S20)."""

    mine: Mine  #: The mine that lies there from now on.


class MineRemoved(Event, frozen=True, tag="undaunted.mine_removed.v1"):
    """A mine went off and is out of the scenario (S12)."""

    mine: Mine  #: The mine that went off.


class FireZonePlaced(Event, frozen=True, tag="undaunted.fire_zone_placed.v1"):
    """A counter's fire zone was put on a space (S20)."""

    counter: str  #: The counter whose fire zone it is.
    space: str  #: The space it lies on now.


class FireZoneRemoved(Event, frozen=True, tag="undaunted.fire_zone_removed.v1"):
    """A counter's fire zone left the board (S13)."""

    counter: str  #: The counter whose fire zone it was.


class SmokePlaced(Event, frozen=True, tag="undaunted.smoke_placed.v1"):
    """A counter put smoke on a space (S20)."""

    counter: str  #: The counter that laid the smoke.
    space: str  #: The space with smoke now.


class TunnelDestroyed(Event, frozen=True, tag="undaunted.tunnel_destroyed.v1"):
    """A tunnel is gone for the campaign (S15)."""

    space: str  #: The space whose tunnel is gone.


class PointsScored(Event, frozen=True, tag="undaunted.points_scored.v1"):
    """A side gained victory points (S23)."""

    side: str  #: The side that gained them.
    points: int  #: How many it gained.


class FramePushed(Event, frozen=True, tag="undaunted.frame_pushed.v1"):
    """Something is half done."""

    frame: Frame  #: What is half done now, on top of what was.


class FrameReplaced(Event, frozen=True, tag="undaunted.frame_replaced.v1"):
    """What is half done has gone on by a step."""

    frame: Frame  #: What takes the place of the topmost.


class FramePopped(Event, frozen=True, tag="undaunted.frame_popped.v1"):
    """What was half done is done."""


class SeatTaken(Event, frozen=True, tag="undaunted.seat_taken.v1"):
    """A soldier boarded a vehicle, or shifted to another seat of it (A9)."""

    counter: str  #: The soldier.
    vehicle: str  #: The vehicle.
    seat: int  #: His seat, counted from 1.


class SeatLeft(Event, frozen=True, tag="undaunted.seat_left.v1"):
    """A soldier dismounted onto the space of his vehicle (A9)."""

    counter: str  #: The soldier.


class SeatsSwapped(Event, frozen=True, tag="undaunted.seats_swapped.v1"):
    """Two soldiers of one vehicle changed seats (A8)."""

    counter: str  #: The soldier whose card was played.
    other: str  #: The other soldier.


class VehicleCaptured(Event, frozen=True, tag="undaunted.vehicle_captured.v1"):
    """A vehicle lies before another side from now on (A18)."""

    vehicle: str  #: The vehicle.
    side: str  #: The side that has captured it.


class VehicleDamaged(Event, frozen=True, tag="undaunted.vehicle_damaged.v1"):
    """A vehicle was hit (A13)."""

    vehicle: str  #: The vehicle.
    damage: int  #: Its damage now.


class VehicleRepaired(Event, frozen=True, tag="undaunted.vehicle_repaired.v1"):
    """A vehicle was repaired (A7)."""

    vehicle: str  #: The vehicle.
    damage: int  #: Its damage now.


class CounterEliminated(Event, frozen=True, tag="undaunted.counter_eliminated.v1"):
    """A soldier was killed or a vehicle destroyed (A24). Who sat in it stands on its space."""

    counter: str  #: The soldier or the vehicle.


class CounterEscaped(Event, frozen=True, tag="undaunted.counter_escaped.v1"):
    """A soldier or a vehicle left the board by an escape marker (A15)."""

    counter: str  #: The soldier or the vehicle.


class StructureDestroyed(Event, frozen=True, tag="undaunted.structure_destroyed.v1"):
    """A structure was blown up (A14)."""

    space: str  #: The space on which it stood.


class HopeLost(Event, frozen=True, tag="undaunted.hope_lost.v1"):
    """A side can no longer meet its goal, and play goes on (A16, A25)."""

    side: str  #: The side that can no longer meet its goal.


class ScenarioWon(Event, frozen=True, tag="undaunted.scenario_won.v1"):
    """A side met its condition (U23)."""

    side: str  #: The side that has won.
    how: Victory  #: What it has won by.
    rule: str  #: The id of the rule by which it has won, such as `U24`.


EVENTS: tuple[type[Event], ...] = (
    ScenarioSetUp,
    PositionInherited,
    ZonesInherited,
    RoundStarted,
    DiscardReshuffled,
    CardDrawn,
    InitiativePicked,
    InitiativeRevealed,
    InitiativeSettled,
    TurnStarted,
    TurnEnded,
    CardMoved,
    CounterPlaced,
    CounterMoved,
    CounterSuppressed,
    CounterReadied,
    CounterRemoved,
    MarkerPlaced,
    TargetPlaced,
    TargetRemoved,
    ObjectiveRaised,
    CardLost,
    CounterRouted,
    CounterRallied,
    TileSwapped,
    MineLaid,
    MineRemoved,
    FireZonePlaced,
    FireZoneRemoved,
    SmokePlaced,
    TunnelDestroyed,
    PointsScored,
    FramePushed,
    FrameReplaced,
    FramePopped,
    ScenarioWon,
    SeatTaken,
    SeatLeft,
    SeatsSwapped,
    VehicleCaptured,
    VehicleDamaged,
    VehicleRepaired,
    CounterEliminated,
    CounterEscaped,
    StructureDestroyed,
    HopeLost,
)
