"""The view of a battle: structs of its contract."""

from functools import lru_cache

import msgspec

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.tankduel.content.missions import Mission
from kronika.domain.tankduel.content.pieces import (
    AtGun,
    Card,
    DamageCard,
    Emplacement,
    Health,
    Infantry,
    Marker,
    Name,
    Nation,
    Quality,
    Role,
    TankKind,
    Terrain,
    Tracks,
)
from kronika.domain.tankduel.content.robata import ActionCard
from kronika.domain.tankduel.decisions import Decision
from kronika.domain.tankduel.rules.tanks import (
    cover_parts,
    fire_level,
    hand_limit,
    in_deep_mud,
    move_level,
    roads_left,
    standing_in,
)
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.shots import VIEWS, PartsView, ShotView, SupportView, parts, shots, support
from kronika.domain.tankduel.state import HIDDEN, Board, Scene, Tank

HANDS = 1024
"""The number of cached views of single hands: a decision mostly changes one hand and leaves the others."""


class ManView(msgspec.Struct, frozen=True):
    """A man of a crew."""

    role: Role  #: The man's post in the crew.
    place: Role  #: Where he is.
    state: Health  #: How he is.


class TankView(msgspec.Struct, frozen=True):
    """A tank in its present state."""

    id: str  #: Nation and number, such as `german_I`.
    nation: Nation  #: The nation that it belongs to.
    number: int  #: Its identification number, 1 to 4.
    model: str  #: Which tank it is.
    seat: str  #: The seat that controls it.
    quality: Quality  #: Its crew.
    in_play: bool  #: Whether it is in play.
    range: int  #: Its own range, in metres; below 0 on the enemy's side.
    move_level: int  #: Its Move level now (TD13).
    fire_level: int  #: Its Fire level now (TD13).
    in_motion: bool  #: Whether it is in motion (TD14).
    move_card: int  #: The Move card in its holding box; 0: none.
    terrain: tuple[str, ...]  #: The terrain that it is in, that of a mission card first; empty: it is in motion.
    terrain_card: int  #: The terrain card in its holding box; 0: default terrain, or none.
    smoke_card: int  #: The Smoke card on it; 0: none.
    cover: int  #: The reduction of the chance to hit it.
    hull_down: bool  #: Whether it is hull down.
    bog: int  #: Where its Bog token lies; 0: it is not bogged.
    tracks: Tracks  #: How its tracks are.
    gun_hits: int  #: Hits on its main gun.
    on_fire: bool  #: Whether it burns.
    broken: bool  #: Whether its crew is broken.
    apcr: int  #: Its APCR tokens.
    loaded: bool  #: Whether APCR is loaded.
    spots: tuple[str, ...]  #: The enemies it sees.
    ranged: str  #: The enemy it has ranged; empty: none.
    ranging: int  #: 10 or 20; 0: none.
    flanks: tuple[str, ...]  #: The enemies before whom its Flank tokens lie.
    crew: tuple[ManView, ...]  #: Its crew, in the order of the board.
    vp: int  #: Its victory points.
    medals: int  #: Its kill medals.
    buttoned: bool  #: Whether its hatch is closed.
    character: str  #: The action card of a tank of Robata; empty: a player's tank.
    in_peril: bool  #: Whether its side in peril is up.
    heavy_weather: bool  #: Whether it is in heavy weather (TD97).
    road: bool  #: Whether a road card is under it (TD98).
    in_deep_mud: bool  #: Whether deep mud holds for it (TD98).
    laid: bool  #: Whether an initiative card lies on it face down.
    initiative: int  #: Its initiative card, face up; 0: none, or it has acted.


class HandView(msgspec.Struct, frozen=True):
    """A seat's cards, as far as they are seen."""

    seat: str  #: Whose.
    nation: Nation  #: For which nation it plays.
    size: int  #: How many cards it holds.
    limit: int  #: Up to how many it draws (TD22).
    cards: tuple[int, ...]  #: Those that are seen, by their numbers.
    left: bool  #: Whether it has given up.


class ShownHandView(msgspec.Struct, frozen=True):
    """The part of a team-mate's hand that was shown to the viewer."""

    seat: str  #: The seat that showed its hand.
    round: int  #: The round in which it was shown.
    cards: tuple[int, ...]  #: The cards, by their numbers, less those that these eyes have seen elsewhere since.


class TankDuelView(msgspec.Struct, frozen=True):
    """The position of a battle."""

    round: int  #: From 1.
    passed: int  #: The pass through the deck, from 1 (TD9).
    active: str  #: The tank whose phase it is; empty: none's.
    order: tuple[str, ...]  #: The tanks still to act in this round.
    tanks: tuple[TankView, ...]  #: All tanks, Soviets first.
    hands: tuple[HandView, ...]  #: By seat.
    deck: int  #: How many cards the deck holds, without its marker.
    upper: int  #: How many of them lie above the part with the marker.
    marker: Marker | None  #: The marker shuffled into the lower part; none: it is set aside.
    table: tuple[int, ...]  #: The cards of the action under way that lie face up.
    revealed: tuple[int, ...]  #: The cards revealed before a tank of Robata, in order; 0: one that was played.
    discards: int  #: How many cards lie on the discard pile.
    places: int  #: Mission cards that no tank has.
    fired: tuple[str, ...]  #: The anti-tank guns that have fired in this action step.
    infantry: Nation | None  #: The nation whose token lies on the advance card; none: neither's.
    advance: int  #: Where it lies: 200 or 400; 0: off the card.
    exits: int  #: How many tanks have got through.
    deep_mud: bool  #: Whether there is deep mud still (TD98).
    roads: dict[str, int]  #: Road cards at the disposal of a nation.
    roads_left: int  #: Road cards that nobody has taken.
    overrun: tuple[int, ...]  #: The ranges where gun positions were destroyed.
    vp: dict[str, int]  #: Victory points by nation.
    medals: dict[str, int]  #: Kill medals by nation.
    shots: tuple[ShotView, ...]  #: The possible shots of each tank at each enemy in line of sight and range now.
    #: The choices made towards an action that is not laid down yet, as far as the viewer sees them.
    chosen: tuple[Decision, ...]
    support: tuple[SupportView, ...]  #: The possible shots of anti-tank guns and infantry at each enemy in reach now.
    parts: tuple[PartsView, ...]  #: The parts of the values of all these shots, by rule.
    #: The hands that team-mates last showed the viewer (TD120), since all cards were shuffled.
    shown_hands: tuple[ShownHandView, ...]


class EntryView(msgspec.Struct, frozen=True):
    """A tank as it begins."""

    id: str  #: Nation and number.
    model: str  #: Which tank it is.
    quality: Quality  #: Its crew.


class TankDuelScene(msgspec.Struct, frozen=True):
    """The parts of a battle that do not change."""

    mission: str  #: Which mission.
    title: Name  #: The name of the mission.
    rules: Mission  #: The special rules of the mission.
    passes: int  #: How many passes it lasts.
    tanks: tuple[EntryView, ...]  #: The tanks, Soviets first.
    kinds: tuple[TankKind, ...]  #: Their boards.
    cards: tuple[Card, ...]  #: The battle cards, by number.
    damage: tuple[DamageCard, ...]  #: The damage cards.
    terrain: tuple[Terrain, ...]  #: The kinds of terrain.
    guns: tuple[Emplacement, ...]  #: The anti-tank guns in their places.
    at_guns: tuple[AtGun, ...]  #: Their cards.
    infantry: tuple[Infantry, ...]  #: The infantry cards; none: infantry does not fight.
    attacker: Nation | None  #: The nation that attacks; none: neither.
    robata: tuple[ActionCard, ...]  #: The action cards of Robata; none: it does not play.


def _tank(board: Board, tank: Tank) -> TankView:
    tracks = Tracks.IMMOBILISED if tank.immobilised else Tracks.DAMAGED if tank.damaged else Tracks.WHOLE
    return TankView(
        id=tank.id,
        nation=tank.nation,
        number=tank.entry.number,
        model=tank.entry.model,
        seat=tank.seat,
        quality=tank.quality,
        in_play=not tank.out,
        range=tank.range,
        move_level=move_level(board, tank),
        fire_level=fire_level(board, tank),
        in_motion=tank.in_motion,
        move_card=tank.box.move,
        terrain=tuple(ground.id for ground in standing_in(board, tank)),
        terrain_card=tank.box.terrain,
        smoke_card=tank.box.smoke,
        cover=-sum(part.value for part in cover_parts(board, tank)),
        hull_down=tank.hull_down,
        bog=tank.bog,
        tracks=tracks,
        gun_hits=tank.gun_hits,
        on_fire=tank.on_fire,
        broken=tank.broken,
        apcr=tank.apcr,
        loaded=tank.loaded,
        spots=tank.spots,
        ranged=tank.ranged,
        ranging=tank.bonus,
        flanks=tank.flanks,
        crew=tuple(
            ManView(man.role, man.place, Health.DEAD if man.dead else Health.WOUNDED if man.wounded else Health.WELL)
            for man in tank.crew
        ),
        vp=tank.vp,
        medals=tank.medals,
        buttoned=tank.buttoned,
        character=tank.character,
        in_peril=tank.peril,
        heavy_weather=tank.heavy,
        road=tank.box.road,
        in_deep_mud=in_deep_mud(board, tank),
        laid=tank.id in board.laid,
        initiative=board.shown.get(tank.id, 0),
    )


@cached_by_identity(VIEWS)
def _tanks(
    scene: Scene, tanks: dict[str, Tank], lifted: bool, laid: dict[str, int], shown: dict[str, int], /
) -> tuple[TankView, ...]:
    """All tanks, of what their views depend on."""
    board = Board(scene=scene, tanks=tanks, lifted=lifted, laid=laid, shown=shown)
    return tuple([_tank(board, tank) for tank in tanks.values()])


@cached_by_identity(VIEWS)
def _hands(
    scene: Scene, tanks: dict[str, Tank], hands: dict[str, tuple[int, ...]], left: tuple[str, ...], /
) -> tuple[HandView, ...]:
    """All hands, of what their views depend on."""
    board = Board(scene=scene, tanks=tanks)
    return tuple([_hand(seat, hand, hand_limit(board, seat), seat in left) for seat, hand in hands.items()])


@lru_cache(HANDS)
def _hand(seat: str, hand: tuple[int, ...], limit: int, left: bool) -> HandView:
    return HandView(
        seat=seat,
        nation=nation_of(seat),
        size=len(hand),
        limit=limit,
        cards=tuple([card for card in hand if card != HIDDEN]),
        left=left,
    )


def view(board: Board) -> TankDuelView:
    """The position as the eyes of the board see it."""
    return TankDuelView(
        round=board.round,
        passed=board.passed,
        active=board.active,
        order=board.order,
        tanks=_tanks(board.scene, board.tanks, board.lifted, board.laid, board.shown),
        hands=_hands(board.scene, board.tanks, board.hands, board.left),
        deck=board.deck_size,
        upper=board.upper,
        marker=board.marker,
        table=board.table,
        revealed=board.revealed,
        discards=len(board.discard) + sum(map(len, board.down.values())),
        places=board.places_left,
        fired=board.fired,
        infantry=board.infantry,
        advance=board.advance,
        exits=board.exits,
        deep_mud=board.mission.mud is not None and not board.lifted,
        roads=board.roads,
        roads_left=roads_left(board),
        overrun=board.overrun,
        vp={nation.value: board.sum_of(nation, "vp") for nation in Nation},
        medals={nation.value: board.sum_of(nation, "medals") for nation in Nation},
        shots=shots(board),
        chosen=tuple(choice for choice in board.building if choice is not None),
        support=support(board),
        parts=parts(board),
        shown_hands=tuple([ShownHandView(seat, hand.round, hand.cards) for seat, hand in board.shown_hands.items()]),
    )


def scene(board: Board) -> TankDuelScene:
    """The parts that do not change."""
    battle = board.battle
    return TankDuelScene(
        mission=battle.mission.id,
        title=battle.mission.title,
        rules=battle.mission,
        passes=battle.passes,
        tanks=tuple(EntryView(one.id, one.model, one.quality) for one in battle.tanks),
        kinds=battle.kinds,
        cards=battle.cards,
        damage=battle.damage,
        terrain=battle.terrain,
        guns=battle.guns,
        at_guns=battle.at_guns,
        infantry=battle.infantry,
        attacker=battle.attacker,
        robata=() if battle.robata is None else battle.robata.cards,
    )
