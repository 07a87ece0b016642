"""TD29, TD30, TD43: what can be begun in an action step, and how each action is put together before it is shown. A
script per action asks in the order in which a player would think; what it gives is the whole action, laid down."""

from collections.abc import Callable, Sequence

import msgspec

from kronika.domain.tankduel.content.cards import Kind, Mark
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.tanks import Role
from kronika.domain.tankduel.decisions import Action, Aim, Answer, Battery, Buy, Drop, Go, Man, NoMore, Say, Use
from kronika.domain.tankduel.rules.aiming import gun_range
from kronika.domain.tankduel.rules.ground import EDGE, STEP, firing_range, in_sight
from kronika.domain.tankduel.rules.levels import fire_level, move_level
from kronika.domain.tankduel.rules.mud import bars_flanks, within_column
from kronika.domain.tankduel.rules.tasks import Asking, confirm, icons, pay, pay_freely
from kronika.domain.tankduel.state import Board, Tank, without
from kronika.domain.tankduel.state import Man as Crewman

PER_LEVEL = 2
"""Order icons for a level (TD12)."""
RAPID = 3
"""Order icons for rapid loading of APCR."""
FIRE_COST = 4
"""Order icons to put a fire out, or to rally."""
MOST_CARDS = 3
"""Cards of a tank action (TD30)."""
FLANK_TOKENS = 2
UNLIMITED = 99
"""A level that every card fits."""
INFANTRY_FLANK = 3
"""Order icons for an attack of infantry from the flank."""
FARTHEST = 400
"""How far infantry gets."""
FIELD_REACH, CITY_REACH = 600, 400
"""Own ranges, counted absolute, up to which infantry attacks."""


class Plan(msgspec.Struct, frozen=True):
    """An action as it was put together."""

    action: Action
    cards: tuple[Use, ...] = ()
    paid: tuple[int, ...] = ()
    raised: int = 0
    target: str = ""
    metres: int = 0
    rapid: bool = False
    dropped: int = 0  #: A card discarded for it, whatever is on it.
    man: Role | None = None
    place: Role | None = None
    answer: Answer | None = None
    gun: str = ""
    flank: bool = False  #: Whether gun or infantry attacks from the flank.
    close: bool = False  #: Whether infantry goes for close combat.
    road: bool = False  #: Whether a road card is laid (TD98).


class Hand:
    """What is left of a hand while cards are put together at a level; `more` order icons are needed anyway."""

    def __init__(self, ask: Asking, level: int = 0, more: int = 0) -> None:
        self._ask, self._board = ask, ask.board
        self.cards = ask.board.hands[ask.seat]
        self.level, self.more = level, more
        self.used: tuple[Use, ...] = ()

    def needs(self) -> int:
        """How many levels have to be bought for the cards used."""
        levels = [self._board.card(use.card).halves[use.half].level for use in self.used]
        return max(0, max(levels, default=0) - self.level)

    def fitting(self, kind: Kind) -> tuple[Use, ...]:
        """The cards that can still be used so, at the level with the order icons to be had."""
        held, barred = icons(self._board, self.cards), self._board.mission.barred
        needed, found = self.needs(), []
        for number in self.cards:
            card = self._board.card(number)
            at = card.half(kind)
            if at is None or card.halves[at].terrain in barred:
                continue
            levels = max(needed, card.halves[at].level - self.level)
            if held - card.oi >= PER_LEVEL * levels + self.more:
                found.append(Use(number, at))
        return tuple(found)

    def take(self, kind: Kind, step: str, *, optional: bool = False) -> Use | None:
        """A card is chosen; of an optional part perhaps none."""
        if optional and not self.cards:
            return None
        none = (NoMore(),) if optional else ()
        choice: Use | NoMore = self._ask.among("card", lambda: (*self.fitting(kind), *none), step)
        if isinstance(choice, NoMore):
            return None
        self.cards = without(self.cards, choice.card)
        self.used = (*self.used, choice)
        return choice

    def drop(self) -> int:
        """A card is chosen to be discarded, whatever is on it."""
        choice = self._ask("card", tuple(Drop(card) for card in self.cards), "drop")
        self.cards = without(self.cards, choice.card)
        return int(choice.card)

    def raise_level(self) -> int:
        """By how many levels the level is raised: at least as the cards need, at most as the hand can pay."""
        if not self.cards:
            return 0
        most = (icons(self._board, self.cards) - self.more) // PER_LEVEL
        return int(self._ask("level", tuple(Buy(number) for number in range(self.needs(), most + 1))).number)

    def pay(self, raised: int) -> tuple[int, ...]:
        """The cards that pay."""
        paid = pay(self._ask, PER_LEVEL * raised + self.more, self.cards)
        self.cards = tuple(card for card in self.cards if card not in paid)
        self.more = 0
        return paid


# --- tank actions


def move(ask: Asking, tank: Tank) -> Plan:
    """TD32: one Move card or two, a Flank card, terrain, three at most; TD70 for a bogged tank."""
    hand = Hand(ask, driving_level(ask.board, tank))
    hand.take(Kind.MOVE, "move")
    cards = 1 + (hand.take(Kind.MOVE, "second_move", optional=True) is not None)
    if may_flank(ask.board, tank, moves=True):
        hand.take(Kind.FLANK, "flank", optional=True)
    covers = None
    road = not tank.bog and lays_road(ask, tank)
    if not tank.bog and len(hand.used) < MOST_CARDS and may_cover_after(ask.board, hand.used):
        covers = hand.take(Kind.TERRAIN, "terrain", optional=True)
    raised = hand.raise_level()
    reach = ranges(ask.board, tank, cards, covers=covers is not None)
    metres = 0 if tank.bog else ask("range_step", reach, skip=True).metres
    paid = hand.pay(raised)
    confirm(ask)
    return Plan(Action.MOVE, hand.used, paid, raised, metres=metres, road=road)


def lays_road(ask: Asking, tank: Tank) -> bool:
    """TD98: a road card at the disposal of the nation may be laid, one a tank; it counts for nothing."""
    if tank.box.road or not ask.board.roads.get(tank.nation):
        return False
    answer: Answer = ask("road_card", (Say(Answer.LAY), Say(Answer.NO))).answer
    return answer == Answer.LAY


def may_cover_after(board: Board, moves: Sequence[Use]) -> bool:
    """TD97: in fog terrain is played on oneself only after a Move card of a low level."""
    fog = board.mission.fog
    halves = (board.card(use.card).halves[use.half] for use in moves)
    return fog is None or any(half.kind == Kind.MOVE and half.level <= fog.terrain_level for half in halves)


def may_cover_now(board: Board, tank: Tank) -> bool:
    """TD34: terrain can be played by a tank in motion; TD97: in fog the Move card in its box has to be of a low
    level."""
    if not tank.in_motion or tank.bog:
        return False
    fog, card = board.mission.fog, board.card(tank.box.move)
    return fog is None or any(half.kind == Kind.MOVE and half.level <= fog.terrain_level for half in card.halves)


def ranges(board: Board, tank: Tank, cards: int, *, covers: bool) -> tuple[Go, ...]:
    """TD32, TDR6: how the own range may change with so many Move cards; `covers`: terrain is played after it."""
    reach = range(-cards * STEP, cards * STEP + 1, STEP)
    return tuple(Go(metres) for metres in reach if can_go(board, tank, tank.range + metres, covers=covers))


def can_go(board: Board, tank: Tank, to: int, *, covers: bool = False) -> bool:
    """TDR6, TDR62, TD95: whether a tank may move to an own range: not beyond the edge or the exit; a bridge bears one
    tank, which bars it, and no terrain."""
    breakout = board.mission.breakout
    if abs(to) > EDGE or not within_column(board, tank, to):
        return False
    if breakout is not None and tank.nation == board.battle.attacker and to < breakout.exit:
        return False
    places = board.mission.places
    if places is None or not places.forced:
        return True
    barred = not board.places_left and not tank.box.mission
    crosses = min(tank.range, to) <= 0 <= max(tank.range, to) and tank.range != 0
    return not (barred and crosses) and not (covers and to == 0)


def flank(ask: Asking, tank: Tank) -> Plan:
    """TD33: a Flank card alone, and terrain after it."""
    hand = Hand(ask, move_level(ask.board, tank))
    hand.take(Kind.FLANK, "flank")
    road = tank.in_motion and lays_road(ask, tank)
    if may_cover_now(ask.board, tank):
        hand.take(Kind.TERRAIN, "terrain", optional=True)
    raised = hand.raise_level()
    paid = hand.pay(raised)
    confirm(ask)
    return Plan(Action.FLANK, hand.used, paid, raised, road=road)


def terrain(ask: Asking, tank: Tank) -> Plan:
    """TD34: terrain on oneself; TD98: or a road, or both. TD121: who has a road is asked for terrain even if he holds
    none."""
    hand = Hand(ask)
    road = lays_road(ask, tank)
    if may_cover_now(ask.board, tank):
        hand.take(Kind.TERRAIN, "terrain", optional=road or not hand.fitting(Kind.TERRAIN))
    confirm(ask)
    return Plan(Action.TERRAIN, hand.used, road=road)


def fire(ask: Asking, tank: Tank) -> Plan:
    """TD52: the declaration of a shot."""
    target = ask("target", tuple(map(Aim, targets(ask.board, tank))), skip=True).tank
    hand = Hand(ask, fire_level(ask.board, tank))
    hand.take(Kind.FIRE, "fire")
    hand.take(Kind.FIRE, "second_fire", optional=True)
    hand.take(Kind.LEADERSHIP, "leadership", optional=True)
    rapid = _may_load_rapidly(ask.board, tank, target) and _loads_rapidly(ask, hand)
    raised = hand.raise_level()
    paid = hand.pay(raised)
    confirm(ask)
    return Plan(Action.FIRE, hand.used, paid, raised, target, rapid=rapid)


def _loads_rapidly(ask: Asking, hand: Hand) -> bool:
    """TD52: whether three order icons load APCR at once."""
    affordable = icons(ask.board, hand.cards) >= PER_LEVEL * hand.needs() + RAPID
    options = (Say(Answer.LOAD), Say(Answer.NO)) if affordable else (Say(Answer.NO),)
    rapid: bool = ask("rapid_apcr", options).answer == Answer.LOAD
    hand.more = RAPID if rapid else 0
    return rapid


def _may_load_rapidly(board: Board, tank: Tank, target: str) -> bool:
    at = firing_range(tank, board.tanks[target]) // STEP
    return tank.apcr > 0 and not tank.loaded and at < len(board.kind(tank).gun.apcr)


def leadership(ask: Asking, tank: Tank) -> Plan:
    """TD36: Leadership alone; what it is for is decided when the card has been taken."""
    hand = Hand(ask)
    hand.take(Kind.LEADERSHIP, "leadership")
    confirm(ask)
    return Plan(Action.LEADERSHIP, hand.used)


def smoke(ask: Asking, tank: Tank) -> Plan:
    """TD37."""
    hand = Hand(ask)
    hand.take(Kind.SMOKE, "smoke")
    confirm(ask)
    return Plan(Action.SMOKE, hand.used)


def spot(ask: Asking, tank: Tank) -> Plan:
    """TD38: a spot attempt."""
    target = ask("target", tuple(map(Aim, unseen_by(ask.board, tank))), skip=True).tank
    hand = Hand(ask)
    dropped = hand.drop()
    paid = () if tank.buttoned else pay_freely(ask, hand.cards)
    confirm(ask)
    return Plan(Action.SPOT, paid=paid, target=target, dropped=dropped)


def hull_down(ask: Asking, tank: Tank) -> Plan:
    """TD39."""
    confirm(ask)
    return Plan(Action.HULL_DOWN)


def load_apcr(ask: Asking, tank: Tank) -> Plan:
    """TD41."""
    confirm(ask)
    return Plan(Action.LOAD_APCR)


def vacant(tank: Tank) -> tuple[Role, ...]:
    """TDR18: the places without a living man to which one may be moved: any but the commander's."""
    places = (man.role for man in tank.crew)
    return tuple(place for place in places if place != Role.COMMANDER and tank.man_in(place) is None)


def movers(tank: Tank) -> tuple[Crewman, ...]:
    """TDR18: the living men who may be moved: any but the one in the commander's place."""
    return tuple(man for man in tank.living if man.place != Role.COMMANDER)


def crew(ask: Asking, tank: Tank) -> Plan:
    """TD42: a man to a vacant place."""
    man = ask("crew", tuple(Man(one.place) for one in movers(tank)), "man", skip=True).place
    place = ask("crew", tuple(map(Man, vacant(tank))), "place", skip=True).place
    dropped = Hand(ask).drop()
    confirm(ask)
    return Plan(Action.CREW, man=man, place=place, dropped=dropped)


def fight_fire(ask: Asking, tank: Tank) -> Plan:
    """TD27."""
    return burning(ask, "fight_fire")


def burning(ask: Asking, kind: str) -> Plan:
    """TD26: what a crew does about a fire."""
    hand = ask.board.hands[ask.seat]
    pays = (Say(Answer.PAY),) if icons(ask.board, hand) >= FIRE_COST else ()
    answer = ask(kind, (*pays, Say(Answer.BAIL_OUT), Say(Answer.FLIP))).answer
    paid = pay(ask, FIRE_COST, hand) if answer == Answer.PAY else ()
    return Plan(Action.FIGHT_FIRE, paid=paid, answer=answer)


def rallying(ask: Asking) -> Plan:
    """TD28: what a broken crew does."""
    hand = ask.board.hands[ask.seat]
    pays = (Say(Answer.PAY),) if icons(ask.board, hand) >= FIRE_COST else ()
    answer = ask("morale_check", (*pays, Say(Answer.DRAW))).answer
    paid = pay(ask, FIRE_COST, hand) if answer == Answer.PAY else ()
    return Plan(Action.DONE, paid=paid, answer=answer)


# --- field actions


def terrain_on_enemy(ask: Asking, tank: Tank) -> Plan:
    """TD47."""
    hand = Hand(ask)
    hand.take(Kind.TERRAIN, "terrain")
    target = ask("target", tuple(map(Aim, moving_enemies(ask.board, tank))), skip=True).tank
    confirm(ask)
    return Plan(Action.TERRAIN_ON_ENEMY, hand.used, target=target)


def command(ask: Asking, tank: Tank) -> Plan:
    """TD44: what it is for is decided when it has been shown."""
    hand = Hand(ask)
    hand.take(Kind.COMMAND, "command")
    confirm(ask)
    return Plan(Action.COMMAND, hand.used)


def stop(ask: Asking, tank: Tank) -> Plan:
    """TD48, TDR57: the tank stops for a card."""
    dropped = Hand(ask).drop()
    confirm(ask)
    return Plan(Action.STOP, dropped=dropped)


def gun(ask: Asking, tank: Tank) -> Plan:
    """TD79: an anti-tank gun fires. TD121: which one is asked wherever more than one could be paid by some hand."""
    board = ask.board
    alone = len(able_guns(board, tank)) == 1
    chosen = ask("gun", tuple(map(Battery, ready_guns(ask, tank))), skip=alone).gun
    target = ask("target", tuple(map(Aim, gun_targets(board, tank, chosen))), skip=True).tank
    hand = Hand(ask, level=UNLIMITED, more=board.scene.guns[chosen].oi)
    paid = hand.pay(0)
    flank = hand.take(Kind.FLANK, "gun_flank", optional=True)
    confirm(ask)
    return Plan(Action.GUN, hand.used, paid, target=target, gun=chosen, flank=flank is not None)


def infantry_advance(ask: Asking, tank: Tank) -> Plan:
    """TD83."""
    card = _marked(ask, (Mark.BOTH, Mark.SOVIET))
    confirm(ask)
    return Plan(Action.INFANTRY_ADVANCE, (card,))


def infantry_attack(ask: Asking, tank: Tank) -> Plan:
    """TD84, TD85."""
    card = _marked(ask, own_marks(tank))
    target = ask("target", tuple(map(Aim, infantry_targets(ask.board, tank))), skip=True).tank
    rest = without(ask.board.hands[ask.seat], card.card)
    modes = (Say(Answer.FLANK),) if icons(ask.board, rest) >= INFANTRY_FLANK else ()
    flank = ask("infantry_mode", (*modes, Say(Answer.NO)), "flank").answer == Answer.FLANK
    arms = (Say(Answer.WEAPON), Say(Answer.CLOSE_COMBAT))
    close = ask("infantry_mode", arms, "weapon").answer == Answer.CLOSE_COMBAT
    paid = pay(ask, INFANTRY_FLANK, rest) if flank else ()
    confirm(ask)
    return Plan(Action.INFANTRY_ATTACK, (card,), paid, target=target, flank=flank, close=close)


def _marked(ask: Asking, marks: Sequence[Mark]) -> Use:
    """A card with one of these infantry marks; which half it is of does not matter."""
    chosen: Use = ask("card", marked(ask, marks), "infantry")
    return chosen


def road(ask: Asking, tank: Tank) -> Plan:
    """TD98: order icons put a road card at the disposal of the nation."""
    mud = ask.board.mission.mud
    assert mud is not None, "there are roads only in deep mud"
    paid = pay(ask, mud.road_cost, ask.board.hands[ask.seat])
    confirm(ask)
    return Plan(Action.ROAD, paid=paid)


def done(ask: Asking, tank: Tank) -> Plan:
    """TD29: the action step is over."""
    return Plan(Action.DONE)


BUILD: dict[Action, Callable[[Asking, Tank], Plan]] = {
    Action.MOVE: move,
    Action.FLANK: flank,
    Action.TERRAIN: terrain,
    Action.FIRE: fire,
    Action.LEADERSHIP: leadership,
    Action.SMOKE: smoke,
    Action.SPOT: spot,
    Action.HULL_DOWN: hull_down,
    Action.LOAD_APCR: load_apcr,
    Action.CREW: crew,
    Action.FIGHT_FIRE: fight_fire,
    Action.TERRAIN_ON_ENEMY: terrain_on_enemy,
    Action.COMMAND: command,
    Action.STOP: stop,
    Action.GUN: gun,
    Action.INFANTRY_ADVANCE: infantry_advance,
    Action.INFANTRY_ATTACK: infantry_attack,
    Action.ROAD: road,
    Action.DONE: done,
}
BY_INFANTRY = (Action.INFANTRY_ADVANCE, Action.INFANTRY_ATTACK)
FIELD = (Action.TERRAIN_ON_ENEMY, Action.COMMAND, Action.STOP, Action.GUN, *BY_INFANTRY, Action.ROAD)
"""The field actions (TD43); all others but `done` are tank actions."""


def driving_level(board: Board, tank: Tank) -> int:
    """TD70, TDR11: what a Move card may need: the Move level, or less where the Bog token lies lower."""
    level = move_level(board, tank)
    return min(level, tank.bog) if tank.bog else level


def may_flank(board: Board, tank: Tank, *, moves: bool = False) -> bool:
    """TD33: whether a Flank card could do anything: take a flank off, or be put on a spotted enemy by a tank that
    is in motion or moves before."""
    puts = (tank.in_motion or moves) and not tank.bog and not bars_flanks(board, tank)
    return bool(flankers(board, tank) or (puts and flankable(board, tank)))


def flankers(board: Board, tank: Tank) -> tuple[str, ...]:
    """The tanks whose Flank tokens lie before a tank."""
    return tuple(one.id for one in board.enemies(tank) if tank.id in one.flanks)


def flankable(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD33, TDR22: the spotted enemies before whom a free token can be put."""
    if len(tank.flanks) >= FLANK_TOKENS:
        return ()
    return tuple(one for one in _seen(board, tank) if one not in tank.flanks)


def _seen(board: Board, tank: Tank) -> Sequence[str]:
    """TD17, TD90: the enemies that a tank sees and has line of sight to, in order."""
    return [one.id for one in board.enemies(tank) if one.id in tank.spots and in_sight(board, tank, one)]


def targets(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD52: the enemies that a tank may fire at; TD80: only tanks."""
    table = board.kind(tank).gun.to_hit
    return tuple(one for one in _seen(board, tank) if firing_range(tank, board.tanks[one]) // STEP < len(table))


def unseen_by(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD38: the enemies in line of sight that a tank does not see yet."""
    return tuple(one.id for one in board.enemies(tank) if one.id not in tank.spots and in_sight(board, tank, one))


def ready_guns(ask: Asking, tank: Tank) -> tuple[str, ...]:
    """TD79: the guns of a tank's side that could fire and can be paid."""
    budget = icons(ask.board, ask.board.hands[ask.seat])
    return tuple(gun for gun in able_guns(ask.board, tank) if ask.board.scene.guns[gun].oi <= budget)


def able_guns(board: Board, tank: Tank) -> tuple[str, ...]:
    """TDR53: the guns of a tank's side that have not fired in this step and can reach somebody."""
    ready = (one for one in board.battle.guns if one.gun not in board.fired and one.range not in board.overrun)
    guns = (board.scene.guns[one.gun] for one in ready)
    return tuple(gun.id for gun in guns if gun.nation == tank.nation and gun_targets(board, tank, gun.id))


def gun_targets(board: Board, tank: Tank, gun: str) -> tuple[str, ...]:
    """TD79: the enemies that a gun can reach; it needs no spot."""
    table = board.scene.guns[gun].to_hit
    return tuple(one.id for one in board.enemies(tank) if gun_range(board, gun, one) // STEP < len(table))


def own_marks(tank: Tank) -> tuple[Mark, ...]:
    """TD84: the marks that serve a nation to attack."""
    return (Mark.BOTH, Mark.SOVIET) if tank.nation == Nation.SOVIET else (Mark.BOTH,)


def marked(ask: Asking, marks: Sequence[Mark]) -> tuple[Use, ...]:
    """The cards of a hand with one of these infantry marks."""
    return tuple(Use(card, 0) for card in ask.board.hands[ask.seat] if ask.board.card(card).infantry in marks)


def can_advance(board: Board, tank: Tank) -> bool:
    """TD83: never beyond 400."""
    return is_awake(board, tank) and not (board.infantry == tank.nation and board.advance == FARTHEST)


def is_awake(board: Board, tank: Tank) -> bool:
    """TD82, TD98: whether infantry fights, and that of a nation may act."""
    idle = board.mission.drive is not None and tank.nation == Nation.GERMAN and not board.awake
    return bool(board.battle.infantry) and not idle


def infantry_targets(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD84: the enemies at rest within reach of infantry."""
    reach = CITY_REACH if board.mission.city else FIELD_REACH
    if not is_awake(board, tank):
        return ()
    return tuple(one.id for one in board.enemies(tank) if not one.in_motion and abs(one.range) <= reach)


def moving_enemies(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD47, TDR28: the enemies in motion."""
    return tuple(one.id for one in board.enemies(tank) if one.in_motion)
