"""TD30–TD48, TD52, TD79, TD83–TD85, TD98: the actions: what keeps a tank from each, its parts, its effect."""

from collections.abc import Sequence

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import STEP, Kind, Mark, Role
from kronika.domain.tankduel.decisions import Action, Answer, Battery, Go, Man, Use
from kronika.domain.tankduel.rules.acting import (
    INFANTRY_FLANK,
    MOST_CARDS,
    PER_LEVEL,
    RAPID,
    UNLIMITED,
    ActionRule,
    Hand,
    Plan,
    burning,
    fight_fire,
    flips_to_spot,
    shot_of,
    used_as,
)
from kronika.domain.tankduel.rules.leading import Leading, Robbing
from kronika.domain.tankduel.rules.moving import (
    Climbing,
    Concealing,
    Covering,
    Flanking,
    Freeing,
    Mined,
    Moving,
    Paving,
    Shaking,
    Sinking,
)
from kronika.domain.tankduel.rules.shooting import Firing, reactions
from kronika.domain.tankduel.rules.sighting import Ranging, Searching, spot_trigger
from kronika.domain.tankduel.rules.tanks import (
    FLANK_TOKENS,
    able_guns,
    bars_flanks,
    can_advance,
    can_drive,
    can_go,
    can_shoot,
    driving_level,
    fire_level,
    firing_range,
    flankable,
    flankers,
    gun_targets,
    hull_down_value,
    in_deep_mud,
    infantry_targets,
    is_awake,
    may_flank,
    move_level,
    movers,
    moving_enemies,
    own_guns,
    own_marks,
    roads_left,
    seen_by,
    standing_in,
    targets,
    unseen_by,
    vacant,
)
from kronika.domain.tankduel.rules.tasks import Agenda, Asking, aim, choose, icons, pay, pay_freely
from kronika.domain.tankduel.state import Board, Tank, without
from kronika.domain.tankduel.words import message


class Move(ActionRule):
    """TD32: one Move card or two, a Flank card, terrain, three at most; TD70 for a bogged tank."""

    action = Action.MOVE

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """TD13."""
        if tank.man_in(Role.DRIVER) is None:
            return Objection("TD13", message("not-driven"))
        if not can_drive(ask.board, tank):
            return Objection("TD13", message("not-immobilised"))
        return _needs(ask, Kind.MOVE, "TD13", "not-a-move-card", driving_level(ask.board, tank))

    def build(self, ask: Asking, tank: Tank) -> Plan:
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
        return Plan(self.action, hand.used, paid, raised, metres=metres, road=road)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        """TD32, TD35, TDR60; TD70 for a bogged tank."""
        board = out.board
        mover = board.tanks[tank]
        level = move_level(board, mover) + plan.raised
        cards = tuple(use.card for use in used_as(board, plan, Kind.MOVE))
        mined = (Mined(tank),) if any(ground.mines for ground in standing_in(board, mover)) else ()
        spot = spot_trigger(board, tank)
        after = _after_move(board, tank, plan)
        if mover.bog:
            value = min(mover.bog, move_level(board, mover)) + plan.raised
            return (*mined, spot, Freeing(tank, len(cards), value), *after)
        shaking = Shaking(tank, len(cards), level)
        return (*mined, Moving(tank, plan.metres, cards), spot, shaking, *after, Climbing(tank))


class Flank(ActionRule):
    """TD33: a Flank card alone, and terrain after it."""

    action = Action.FLANK

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        board = ask.board
        if not flankers(board, tank):
            if bars_flanks(board, tank):
                deep = in_deep_mud(board, tank)
                return Objection("TD98", message("not-flanked-in-mud" if deep else "not-flanked-in-column"))
            if not tank.in_motion or tank.bog:
                return Objection("TD33", message("not-flanking-at-rest"))
            if len(tank.flanks) >= FLANK_TOKENS:
                return Objection("TD33", message("not-a-third-flank"))
            if not flankable(board, tank):
                return Objection("TD33", message("not-flankable"))
        return _needs(ask, Kind.FLANK, "TD13", "not-a-flank-card", move_level(board, tank))

    def build(self, ask: Asking, tank: Tank) -> Plan:
        hand = Hand(ask, move_level(ask.board, tank))
        hand.take(Kind.FLANK, "flank")
        road = tank.in_motion and lays_road(ask, tank)
        if may_cover_now(ask.board, tank):
            hand.take(Kind.TERRAIN, "terrain", optional=True)
        raised = hand.raise_level()
        paid = hand.pay(raised)
        return Plan(self.action, hand.used, paid, raised, road=road)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        return _after_move(out.board, tank, plan)


class Terrain(ActionRule):
    """TD34: terrain on one's own tank; TD98: or a road, or both. TD121: a player with a road is prompted for terrain
    even without any."""

    action = Action.TERRAIN

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """TD34, TD97; TDR66: or a road."""
        if _can_pave(ask.board, tank):
            return None
        if not tank.in_motion or tank.bog:
            return Objection("TD34", message("not-terrain-at-rest"))
        fog = ask.board.mission.fog
        if fog is not None and not may_cover_now(ask.board, tank):
            return Objection("TD97", message("not-terrain-in-fog", level=fog.terrain_level))
        return _needs(ask, Kind.TERRAIN, "TD34", "not-a-terrain-card")

    def build(self, ask: Asking, tank: Tank) -> Plan:
        hand = Hand(ask)
        road = lays_road(ask, tank)
        if may_cover_now(ask.board, tank):
            hand.take(Kind.TERRAIN, "terrain", optional=road or not hand.fitting(Kind.TERRAIN))
        return Plan(self.action, hand.used, road=road)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        """TD33."""
        return _after_move(out.board, tank, plan)


class Fire(ActionRule):
    """TD52: the declaration of a shot."""

    action = Action.FIRE

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if tank.box.smoke:
            return Objection("TD37", message("not-firing-in-smoke"))
        if not can_shoot(ask.board, tank):
            return Objection("TD13", message("not-at-the-gun"))
        if not seen_by(ask.board, tank):
            return Objection("TD17", message("not-an-enemy-seen"))
        if not targets(ask.board, tank):
            return Objection("TD52", message("not-within-range"))
        return _needs(ask, Kind.FIRE, "TD13", "not-a-fire-card", fire_level(ask.board, tank))

    def build(self, ask: Asking, tank: Tank) -> Plan:
        target = aim(ask, "target", targets(ask.board, tank))
        hand = Hand(ask, fire_level(ask.board, tank))
        hand.take(Kind.FIRE, "fire")
        hand.take(Kind.FIRE, "second_fire", optional=True)
        hand.take(Kind.LEADERSHIP, "leadership", optional=True)
        rapid = _may_load_rapidly(ask.board, tank, target) and _loads_rapidly(ask, hand)
        raised = hand.raise_level()
        paid = hand.pay(raised)
        return Plan(self.action, hand.used, paid, raised, target, rapid=rapid)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        board, shot = out.board, shot_of(out.board, tank, plan)
        window = reactions(board, Action.FIRE, tank, plan.target)
        return (spot_trigger(board, tank), window, Firing(shot), Ranging(tank, plan.target))


class Leadership(ActionRule):
    """TD36: Leadership alone; its effect is chosen after the card has been taken."""

    action = Action.LEADERSHIP

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        return _needs(ask, Kind.LEADERSHIP, "TD36", "not-a-leadership-card")

    def build(self, ask: Asking, tank: Tank) -> Plan:
        hand = Hand(ask)
        hand.take(Kind.LEADERSHIP, "leadership")
        return Plan(self.action, hand.used)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        return (Robbing(tank), Leading(tank))


class Smoke(ActionRule):
    """TD37."""

    action = Action.SMOKE

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if not ask.board.kind(tank).smoke:
            return Objection("TD37", message("not-equipped-for-smoke"))
        if tank.in_motion:
            return Objection("TD37", message("not-smoke-in-motion"))
        if tank.box.smoke:
            return Objection("TD37", message("not-smoke-again"))
        return _needs(ask, Kind.SMOKE, "TD37", "not-a-smoke-card")

    def build(self, ask: Asking, tank: Tank) -> Plan:
        hand = Hand(ask)
        hand.take(Kind.SMOKE, "smoke")
        return Plan(self.action, hand.used)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        out.emit(e.SmokeLaid(tank, plan.cards[0].card))
        value = out.board.terrain("smoke").conceal
        return (Concealing(tank, value),) if value is not None else ()


class Spot(ActionRule):
    """TD38: a spot attempt."""

    action = Action.SPOT

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if tank.box.smoke:
            return Objection("TD37", message("not-spotting-in-smoke"))
        if not unseen_by(ask.board, tank):
            return Objection("TD38", message("not-unseen"))
        if not ask.board.hands[ask.seat]:
            return Objection("TD38", message("not-spotting-without-a-card"))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        target = aim(ask, "target", unseen_by(ask.board, tank))
        hand = Hand(ask)
        dropped = hand.drop()
        paid = () if tank.buttoned else pay_freely(ask, hand.cards)
        return Plan(self.action, paid=paid, target=target, dropped=dropped)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        """TD38, TDR17."""
        window = reactions(out.board, Action.SPOT, tank, plan.target)
        return (window, Searching(tank, plan.target, flips_to_spot(out.board, plan.paid)))


class HullDown(ActionRule):
    """TD39."""

    action = Action.HULL_DOWN

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if tank.hull_down:
            return Objection("TD39", message("not-hull-down-again"))
        if hull_down_value(ask.board, tank) is None:
            return Objection("TD39", message("not-hull-down-in-motion" if tank.in_motion else "not-hull-down-here"))
        return None

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        return (Sinking(tank),)


class LoadApcr(ActionRule):
    """TD41."""

    action = Action.LOAD_APCR

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if tank.loaded:
            return Objection("TD41", message("not-loaded-again"))
        if not tank.apcr:
            return Objection("TD41", message("not-apcr-left"))
        return None

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        out.emit(e.ApcrLoaded(tank, out.board.tanks[tank].apcr - 1))
        return ()


class Crew(ActionRule):
    """TD42: a man to a vacant place."""

    action = Action.CREW

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if not vacant(tank):
            return Objection("TD42", message("not-vacant"))
        if not movers(tank):
            return Objection("TD42", message("not-movable"))
        if not ask.board.hands[ask.seat]:
            return Objection("TD42", message("not-changing-without-a-card"))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        man = ask("crew", tuple(Man(one.place) for one in movers(tank)), "man", skip=True).place
        place = ask("crew", tuple(map(Man, vacant(tank))), "place", skip=True).place
        dropped = Hand(ask).drop()
        return Plan(self.action, man=man, place=place, dropped=dropped)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        assert plan.man is not None and plan.place is not None, "a man and a place were chosen"
        man = out.board.tanks[tank].man_in(plan.man)
        out.emit(e.ManMoved(tank, man.role, plan.place))
        return ()


class FightFire(ActionRule):
    """TD27."""

    action, confirmed = Action.FIGHT_FIRE, False

    def build(self, ask: Asking, tank: Tank) -> Plan:
        return burning(ask, "fight_fire")

    def perform(self, out: Emitter, chance: Chance, tank: str, plan: Plan) -> Agenda:
        return fight_fire(out, chance, tank, plan)


class TerrainOnEnemy(ActionRule):
    """TD47."""

    action = Action.TERRAIN_ON_ENEMY
    field = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if not moving_enemies(ask.board, tank):
            return Objection("TD47", message("not-an-enemy-in-motion"))
        return _needs(ask, Kind.TERRAIN, "TD47", "not-a-terrain-card")

    def build(self, ask: Asking, tank: Tank) -> Plan:
        hand = Hand(ask)
        hand.take(Kind.TERRAIN, "terrain")
        target = aim(ask, "target", moving_enemies(ask.board, tank))
        return Plan(self.action, hand.used, target=target)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        window = reactions(out.board, Action.TERRAIN_ON_ENEMY, tank, plan.target)
        return (window, Covering(plan.target, plan.cards[0].card))


class Command(ActionRule):
    """TD44: Command; its effect is chosen after the card has been shown."""

    action = Action.COMMAND
    field = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        return _needs(ask, Kind.COMMAND, "TD44", "not-a-command-card")

    def build(self, ask: Asking, tank: Tank) -> Plan:
        hand = Hand(ask)
        hand.take(Kind.COMMAND, "command")
        return Plan(self.action, hand.used)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        return (Leading(tank, command=True),)


class Stop(ActionRule):
    """TD48, TDR57: the tank stops for a card."""

    action = Action.STOP
    field = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        if not tank.in_motion:
            return Objection("TD48", message("not-in-motion"))
        if not ask.board.hands[ask.seat]:
            return Objection("TD48", message("not-stopping-without-a-card"))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        dropped = Hand(ask).drop()
        return Plan(self.action, dropped=dropped)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        out.emit(e.Stopped(tank))
        return ()


class Gun(ActionRule):
    """TD79: an anti-tank gun fires. TD121: which one is asked wherever more than one could be paid by some hand."""

    action = Action.GUN
    field = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """TD12, TD79."""
        board, own = ask.board, own_guns(ask.board, tank)
        if not own:
            return Objection("TD79", message("not-a-gun"))
        if all(gun.id in board.fired for gun in own):
            return Objection("TD79", message("not-a-gun-again"))
        able = able_guns(board, tank)
        if not able:
            return Objection("TD79", message("not-an-enemy-for-a-gun"))
        if not ready_guns(ask, tank):
            price = min(board.scene.guns[gun].oi for gun in able)
            return Objection("TD12", message("not-paid-for-a-gun", price=price))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        board = ask.board
        alone = len(able_guns(board, tank)) == 1
        chosen = ask("gun", tuple(map(Battery, ready_guns(ask, tank))), skip=alone).gun
        target = aim(ask, "target", gun_targets(board, tank, chosen))
        hand = Hand(ask, level=UNLIMITED, more=board.scene.guns[chosen].oi)
        paid = hand.pay(0)
        flank = hand.take(Kind.FLANK, "gun_flank", optional=True)
        return Plan(self.action, hand.used, paid, target=target, gun=chosen, flank=flank is not None)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        """TD79: without SPOT and without ranging."""
        window = reactions(out.board, Action.GUN, tank, plan.target, flank=plan.flank)
        return (window, Firing(shot_of(out.board, tank, plan)))


class InfantryAdvance(ActionRule):
    """TD83."""

    action = Action.INFANTRY_ADVANCE
    field = True
    by_infantry = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """TD82, TD83, TD98."""
        if not is_awake(ask.board, tank):
            return _asleep(ask.board)
        if not marked(ask, (Mark.BOTH, Mark.SOVIET)):
            return Objection("TD83", message("not-an-infantry-card"))
        if not can_advance(ask.board, tank):
            return Objection("TD83", message("not-any-farther"))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        card = _marked(ask, (Mark.BOTH, Mark.SOVIET))
        return Plan(self.action, (card,))

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        """TD83, TDR30: the enemy's token is pushed one space down, or the own one is put on the card or moved on."""
        board = out.board
        nation = board.tanks[tank].nation
        if board.infantry == nation.enemy:
            out.emit(e.InfantryMoved(nation.enemy, board.advance - STEP))
        else:
            out.emit(e.InfantryMoved(nation, board.advance + STEP))
        return ()


class InfantryAttack(ActionRule):
    """TD84, TD85."""

    action = Action.INFANTRY_ATTACK
    field = True
    by_infantry = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """TD82, TD84, TD98."""
        if not is_awake(ask.board, tank):
            return _asleep(ask.board)
        if not infantry_targets(ask.board, tank):
            return Objection("TD84", message("not-an-enemy-for-infantry"))
        if not marked(ask, own_marks(tank)):
            return Objection("TD84", message("not-a-mark-of-the-nation"))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        card = _marked(ask, own_marks(tank))
        target = aim(ask, "target", infantry_targets(ask.board, tank))
        rest = without(ask.board.hands[ask.seat], card.card)
        modes = (Answer.FLANK,) if icons(ask.board, rest) >= INFANTRY_FLANK else ()
        flank = choose(ask, "infantry_mode", (*modes, Answer.NO), "flank") == Answer.FLANK
        arms = (Answer.WEAPON, Answer.CLOSE_COMBAT)
        close = choose(ask, "infantry_mode", arms, "weapon") == Answer.CLOSE_COMBAT
        paid = pay(ask, INFANTRY_FLANK, rest) if flank else ()
        return Plan(self.action, (card,), paid, target=target, flank=flank, close=close)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        window = reactions(out.board, Action.INFANTRY_ATTACK, tank, plan.target, flank=plan.flank)
        return (window, Firing(shot_of(out.board, tank, plan)))


class Road(ActionRule):
    """TD98: order icons put a road card at the disposal of the nation."""

    action = Action.ROAD
    field = True

    def objection(self, ask: Asking, tank: Tank) -> Objection | None:
        """TD12, TD98."""
        mud = ask.board.mission.mud
        if mud is None or not roads_left(ask.board):
            return Objection("TD98", message("not-a-road"))
        if icons(ask.board, ask.board.hands[ask.seat]) < mud.road_cost:
            return Objection("TD12", message("not-paid-for-a-road", price=mud.road_cost))
        return None

    def build(self, ask: Asking, tank: Tank) -> Plan:
        mud = ask.board.mission.mud
        assert mud is not None, "there are roads only in deep mud"
        paid = pay(ask, mud.road_cost, ask.board.hands[ask.seat])
        return Plan(self.action, paid=paid)

    def carry(self, out: Emitter, tank: str, plan: Plan) -> Agenda:
        out.emit(e.RoadTaken(out.board.tanks[tank].nation))
        return ()


class Done(ActionRule):
    """TD29: the action step is over."""

    action, confirmed = Action.DONE, False


# --- what they share


def lays_road(ask: Asking, tank: Tank) -> bool:
    """TD98: a road card at the disposal of the nation may be laid, one a tank; it counts for nothing."""
    if tank.box.road or not ask.board.roads.get(tank.nation):
        return False
    answer = choose(ask, "road_card", (Answer.LAY, Answer.NO))
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


def _loads_rapidly(ask: Asking, hand: Hand) -> bool:
    """TD52: whether three order icons load APCR immediately."""
    affordable = icons(ask.board, hand.cards) >= PER_LEVEL * hand.needs() + RAPID
    answers = (Answer.LOAD, Answer.NO) if affordable else (Answer.NO,)
    rapid = choose(ask, "rapid_apcr", answers) == Answer.LOAD
    hand.more = RAPID if rapid else 0
    return rapid


def _may_load_rapidly(board: Board, tank: Tank, target: str) -> bool:
    at = firing_range(tank, board.tanks[target]) // STEP
    return tank.apcr > 0 and not tank.loaded and at < len(board.kind(tank).gun.apcr)


def _asleep(board: Board) -> Objection:
    """TD82, TD98: infantry does not fight at all, or that of the Germans does not fight yet."""
    drive = board.mission.drive
    if drive is None or not board.battle.infantry:
        return Objection("TD82", message("not-infantry-here"))
    return Objection("TD98", message("not-infantry-yet", range=drive.wakes))


def ready_guns(ask: Asking, tank: Tank) -> tuple[str, ...]:
    """TD79: the guns of a tank's side that could fire and can be paid."""
    budget = icons(ask.board, ask.board.hands[ask.seat])
    return tuple(gun for gun in able_guns(ask.board, tank) if ask.board.scene.guns[gun].oi <= budget)


def _marked(ask: Asking, marks: Sequence[Mark]) -> Use:
    """A card with one of these infantry marks; which half it is of does not matter."""
    chosen: Use = ask("card", marked(ask, marks), "infantry")
    return chosen


def marked(ask: Asking, marks: Sequence[Mark]) -> tuple[Use, ...]:
    """The cards of a hand with one of these infantry marks."""
    return tuple(Use(card, 0) for card in ask.board.hands[ask.seat] if ask.board.card(card).infantry in marks)


def _after_move(board: Board, tank: str, plan: Plan) -> Agenda:
    """TD35: the Flank card, then terrain."""
    flanks = tuple(Flanking(tank) for _ in used_as(board, plan, Kind.FLANK))
    road = (Paving(tank),) if plan.road else ()
    return (*flanks, *road, *(Covering(tank, use.card) for use in used_as(board, plan, Kind.TERRAIN)))


def _needs(ask: Asking, kind: Kind, rule: str, id: str, level: int = 0) -> Objection | None:
    """The hand needs a card for this."""
    if not Hand(ask, level).fitting(kind):
        return Objection(rule, message(id))
    return None


def _can_pave(board: Board, tank: Tank) -> bool:
    """TDR66."""
    return tank.in_motion and not tank.bog and not tank.box.road and bool(board.roads.get(tank.nation))
