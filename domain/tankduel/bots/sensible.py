"""A bot that plays sensibly: it fires where a shot is worth its cards, else goes where its gun does more than those of
the enemy, into cover and to what its mission counts; it keeps good cards and lets poor ones go. It looks one decision
ahead."""

from collections.abc import Callable

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.setups import BotCard
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel.bots.situation import LOST, Situation
from kronika.domain.tankduel.content.pieces import Kind, Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.shooting import MOTION
from kronika.domain.tankduel.rules.sighting import SECOND
from kronika.domain.tankduel.rules.tanks import MOTION_COVER
from kronika.domain.tankduel.view import TankView
from kronika.domain.tankduel.words import message

NOISE = 0.02
"""The size, in victory points, of the noise that decides between equal choices."""
ENOUGH = 0.35
"""A card worth less is discarded for a fresh one."""
LASTS = 2.0
"""The number of shots that a better place is worth at the start. A tank that moves on to a better one does not fire,
and the enemy moves too."""
AT_LAST = 0.5
"""The same when the cards are all but through: hardly a shot is left."""
PULLED = 3.0
"""The same of a tank that its mission draws to another place."""
SIGHT = 4.0
"""The value of spotting an enemy, when paying for an attempt."""
SPOTTED = 0.8
"""How many shots an attempt to spot is worth: less than half of them succeed, and who is spotted is shot at more than
once."""
AIMED = 0.6
"""Which share of its worth in the hand a second Fire card has to bring."""
FLANKED = 2.0
"""For how many shots a flank lies."""
RANGED = 0.4
"""The value of ranging the target of a shot."""
PAID = 0.8
"""The cost of raising a level, and of having a card laid."""
LOADED = 0.8
"""The cost of loading APCR immediately."""
SURE = 85
"""A chance to hit that ranging need not raise."""


def choose(seen: Seen, noise: Noise) -> Choice:
    """Scores every choice and takes the best."""
    situation = Situation(seen)
    worth = ASKED.get(seen.kind, _any)
    return max(seen.choices, key=lambda choice: worth(situation, choice) + NOISE * noise(choice.decision))


def _any(s: Situation, choice: Choice) -> float:
    """The score of a prompt without a rule: taking back is never better than anything else."""
    return -9.0 if isinstance(choice.decision, d.Back) else 0.0


def _chance(choice: Choice) -> float:
    return choice.odds.wins / choice.odds.outcomes if choice.odds and choice.odds.outcomes else 0.0


# --- initiative, discards and payments


def _initiative(s: Situation, choice: Choice) -> float:
    """Chooses the least wanted card, and the lower of equal ones. Shows the hand to a team-mate as soon as it is
    allowed."""
    match choice.decision:
        case d.ShowHand():
            return 9.0
        case d.Lay(card):
            return -s.keep(card) - 0.004 * card
    return -9.0


def _discard(s: Situation, choice: Choice) -> float:
    """The least useful cards, and of many alike all but a few."""
    if not isinstance(choice.decision, d.Drop):
        return -ENOUGH
    first = s.cards[choice.decision.card].halves[0].kind
    alike = sum(s.cards[number].halves[0].kind == first for number in s.hand)
    return -s.keep(choice.decision.card) * 0.8 ** max(0, alike - 2)


def _pay(s: Situation, choice: Choice) -> float:
    """The least useful cards; for a spot attempt as many as the better chance is worth."""
    sight = SIGHT * _chance(choice) if s.action == Action.SPOT else 0.0
    match choice.decision:
        case d.Pay(card) if sight:
            return sight - s.keep(card)
        case d.NoMore() if sight:
            return sight
        case d.Pay(card):
            return -s.keep(card)
        case d.NoMore():
            return -0.5
    return -9.0


def _drop_or_use(s: Situation, choice: Choice) -> float:
    """Which card is part of the action that is being put together."""
    match choice.decision:
        case d.Drop(card):
            return -s.keep(card)
        case d.Use(card, half):
            return _use(s, card, half)
        case d.NoMore():
            return 0.0
    return -9.0


def _use(s: Situation, card: int, at: int) -> float:
    """The value that a card adds to an action, less its value in the hand; 0 is as good as no card."""
    if s.action in (Action.INFANTRY_ADVANCE, Action.INFANTRY_ATTACK):
        return -s.keep(card)
    half, tank = s.cards[card].halves[at], s.active
    if tank is None:
        return 0.0
    match half.kind:
        case Kind.FIRE:
            first = not any(s.cards[use.card].halves[use.half].kind == Kind.FIRE for use in s.used)
            return half.bonus / 10 - half.level / 90 if first else _second_fire(s, tank) - AIMED * s.keep(card)
        case Kind.MOVE:
            first = not any(s.cards[use.card].halves[use.half].kind == Kind.MOVE for use in s.used)
            return -s.keep(card) if first else s.reach(tank, 2) - s.reach(tank, 1) - s.keep(card)
        case Kind.FLANK:
            return 1.0 if s.action == Action.GUN else _flanking(s, tank) - 0.3
        case Kind.TERRAIN:
            if s.action == Action.TERRAIN_ON_ENEMY:
                return _mud(s, half.terrain)
            moves = sum(s.cards[use.card].halves[use.half].kind == Kind.MOVE for use in s.used)
            return s.within(tank, moves, s.terrain[half.terrain]) - s.within(tank, moves, None)
        case Kind.LEADERSHIP:
            return 0.5
    return 0.0


def _second_fire(s: Situation, tank: TankView) -> float:
    """The value that choosing the place adds to the best shot."""
    aimed = [s.harm(shot, aimed=True) - s.harm(shot) for shot in s.view.shots if shot.shooter == tank.id and shot.ready]
    return max(aimed, default=0.0)


def _flanking(s: Situation, tank: TankView) -> float:
    """The value of a Flank card: it takes a flank off, or gives the side of an enemy."""
    if any(tank.id in enemy.flanks for enemy in s.enemies):
        return 1.0
    gains = []
    for enemy in s.enemies:
        kind, shot = s.kinds[enemy.model], s.shots.get((tank.id, enemy.id))
        if shot is not None and enemy.id in tank.spots and enemy.id not in tank.flanks:
            thinner = (kind.front.hull + kind.front.turret - kind.side.hull - kind.side.turret) / 2
            gains.append(min(1.0, s.through(shot) + 0.08 * thinner) * (shot.to_hit + 10) / 100 - s.harm(shot) / LOST)
    return FLANKED * LOST * max(gains, default=0.0)


def _mud(s: Situation, terrain: str) -> float:
    """The value of terrain on a moving enemy, which loses the cover of its motion."""
    ground = s.terrain[terrain]
    return (MOTION_COVER - ground.cover + ground.fire_at) / 40 + (0.4 if ground.mines else 0.0) - 0.3


# --- what is begun


def _action(s: Situation, choice: Choice) -> float:
    match choice.decision:
        case d.Act(action) if s.active is not None:
            return BEGUN[action](s, s.active, choice)
    return 0.0


def _fire(s: Situation, tank: TankView, choice: Choice) -> float:
    """A shot at who is not ranged yet makes the next one better."""
    ranged = RANGED if tank.ranging < SECOND else 0.0
    paid = 0.0 if s.holds(Kind.FIRE, tank.fire_level) else PAID
    return s.best_shot(tank) + ranged - paid - 0.25


def _move(s: Situation, tank: TankView, choice: Choice) -> float:
    if tank.bog:
        return 0.6
    steps = 2 if len(s.halves(Kind.MOVE, tank.move_level)) > 1 else 1
    flanks = s.holds(Kind.FLANK, tank.move_level) and not tank.bog
    lasts = PULLED if s.is_drawn(tank) else AT_LAST + (LASTS - AT_LAST) * s.cards_left()
    return lasts * (s.reach(tank, steps) - s.resting(tank)) + (_flanking(s, tank) if flanks else 0.0) - 0.3


def _terrain(s: Situation, tank: TankView, choice: Choice) -> float:
    return max((s.arrived(tank, tank.range, ground) for ground in s.grounds()), default=0.0) - s.resting(tank)


def _stop(s: Situation, tank: TankView, choice: Choice) -> float:
    """To stop makes the next shot a better one."""
    bonus = s.fire_bonus(tank)
    if bonus is None or Action.FIRE not in s.can_begin:
        return -1.0
    ready = [shot for shot in s.view.shots if shot.shooter == tank.id and shot.ready]
    at_rest = max((s.harm(shot, bonus - MOTION) for shot in ready), default=0.0)
    return at_rest - s.best_shot(tank) - 0.3


def _spot(s: Situation, tank: TankView, choice: Choice) -> float:
    """For who sees nobody yet: the shot that it makes possible."""
    blind = not any(enemy.id in tank.spots for enemy in s.enemies)
    return max(SPOTTED * s.once_seen(tank), 0.15) if blind else -0.5


def _hull_down(s: Situation, tank: TankView, choice: Choice) -> float:
    """A try costs nothing, but the action."""
    return 0.1 + 1.5 * _chance(choice)


def _leadership(s: Situation, tank: TankView, choice: Choice) -> float:
    """It takes a card, and spots or conceals without fail or nearly so."""
    blind = not any(enemy.id in tank.spots for enemy in s.enemies)
    seen_by = sum(tank.id in enemy.spots for enemy in s.enemies)
    return (s.once_seen(tank) if blind else 0.0) + 0.1 * seen_by + 0.1


def _smoke(s: Situation, tank: TankView, choice: Choice) -> float:
    """Smoke is for those who cannot fire anyway."""
    helpless = tank.fire_level == 0 or tank.broken or tank.on_fire
    return 1.0 if helpless and any(tank.id in enemy.spots for enemy in s.enemies) else -1.0


def _apcr(s: Situation, tank: TankView, choice: Choice) -> float:
    ready = [s.through(shot) for shot in s.view.shots if shot.shooter == tank.id]
    return 0.35 if max(ready, default=1.0) < 0.6 else 0.05


def _crew(s: Situation, tank: TankView, choice: Choice) -> float:
    empty = {man.role for man in tank.crew} - {man.place for man in tank.crew if man.state != "dead"}
    vital = empty & {Role.GUNNER, Role.COMMANDER_GUNNER, Role.DRIVER}
    return 2.2 if vital else 0.2


def _flank(s: Situation, tank: TankView, choice: Choice) -> float:
    return _flanking(s, tank) - 0.3


def _on_enemy(s: Situation, tank: TankView, choice: Choice) -> float:
    """Mud, mines and the like on who rolls."""
    grounds = {half.terrain for number in s.hand for half in s.cards[number].halves if half.terrain}
    return max((_mud(s, terrain) for terrain in grounds), default=-1.0) - 0.2


def _command(s: Situation, tank: TankView, choice: Choice) -> float:
    blind = any(not one.spots for one in s.own)
    return 0.9 if blind else 0.3


def _road(s: Situation, tank: TankView, choice: Choice) -> float:
    return 0.5 if s.view.deep_mud and not any(s.view.roads.values()) else -0.2


BEGUN: dict[Action, Callable[[Situation, TankView, Choice], float]] = {
    Action.MOVE: _move,
    Action.FLANK: _flank,
    Action.TERRAIN: _terrain,
    Action.FIRE: _fire,
    Action.LEADERSHIP: _leadership,
    Action.SMOKE: _smoke,
    Action.SPOT: _spot,
    Action.HULL_DOWN: _hull_down,
    Action.LOAD_APCR: _apcr,
    Action.CREW: _crew,
    Action.FIGHT_FIRE: lambda _s, _tank, _choice: 3.0,
    Action.TERRAIN_ON_ENEMY: _on_enemy,
    Action.COMMAND: _command,
    Action.STOP: _stop,
    Action.GUN: lambda _s, _tank, _choice: 1.0,
    Action.INFANTRY_ADVANCE: lambda _s, _tank, _choice: 0.45,
    Action.INFANTRY_ATTACK: lambda _s, _tank, _choice: 0.8,
    Action.ROAD: _road,
    Action.DONE: lambda _s, _tank, _choice: 0.0,
}
"""The value of each action when an action step continues."""


# --- who, where, how


def _target(s: Situation, choice: Choice) -> float:
    """Chooses the enemy that a shot harms most, or else the one that could do most harm, to spot, flank or mire it."""
    if not isinstance(choice.decision, d.Aim):
        return -9.0
    enemy = choice.decision.tank
    own = s.shots.get((s.view.active, enemy))
    if s.action in (Action.FIRE, Action.SPOT, Action.FLANK) and own is not None:
        return s.harm(own)
    if choice.odds is not None:
        return _chance(choice)
    return max((s.harm(shot) for shot in s.view.shots if enemy in (shot.shooter, shot.target)), default=0.0)


def _range_step(s: Situation, choice: Choice) -> float:
    if not isinstance(choice.decision, d.Go) or s.active is None:
        return -9.0
    laid = [s.cards[use.card].halves[use.half].terrain for use in s.used]
    ground = next((s.terrain[terrain] for terrain in laid if terrain), None)
    return s.arrived(s.active, s.active.range + choice.decision.metres, ground)


def _level(s: Situation, choice: Choice) -> float:
    """No more than it takes."""
    return -float(choice.decision.number) if isinstance(choice.decision, d.Buy) else -9.0


def _reaction(s: Situation, choice: Choice) -> float:
    """Tactics where they change much: the odds of a shot, or whatever else is done to an own tank."""
    mine = s.active is not None
    if isinstance(choice.decision, d.Pass):
        return _chance(choice) if mine else -_chance(choice)
    if choice.odds is None:
        return 0.05 if not mine else -0.1
    gain = _chance(choice) if mine else -_chance(choice)
    return gain - 0.12 - (0.02 if choice.decision.against_flank else 0.0)


ANSWERS = {
    Answer.PAY: 2.0,
    Answer.FLIP: 1.0,
    Answer.DRAW: 1.0,
    Answer.BAIL_OUT: 0.0,
    Answer.TAKE: 1.0,
    Answer.KEEP: 0.5,
    Answer.TURN: 0.0,
    Answer.RANGE: 1.0,
    Answer.NO: 0.4,
    Answer.REMOVE: 1.0,
    Answer.PUT: 0.8,
    Answer.SPOT: 1.0,
    Answer.HULL_DOWN: 0.8,
    Answer.CONCEAL: 0.6,
    Answer.REDRAW: 0.3,
    Answer.EXCHANGE: 0.0,
    Answer.FLANK: 1.0,
    Answer.WEAPON: 1.0,
    Answer.CLOSE_COMBAT: 0.0,
    Answer.STAY: 0.2,
    Answer.SWITCH: 0.3,
    Answer.LAY: 1.0,
    Answer.YES: 0.0,
}


def _say(s: Situation, choice: Choice) -> float:
    """Which of a few things."""
    if not isinstance(choice.decision, d.Say):
        return -9.0
    if choice.odds is not None:
        return _chance(choice)
    return ANSWERS.get(choice.decision.answer, 0.0)


def _mission_card(s: Situation, choice: Choice) -> float:
    """Points, whatever the ground is like."""
    return 1.0 if choice.decision == d.Say(Answer.TAKE) else 0.0


def _spot_or_ranging(s: Situation, choice: Choice) -> float:
    """Keeps the ranging, to fire at the ranged target again."""
    return 1.0 if choice.decision == d.Say(Answer.KEEP) else 0.0


def _range_target(s: Situation, choice: Choice) -> float:
    """Ranging, unless the shot is sure already, or others would be lost from sight."""
    own = [shot for shot in s.view.shots if shot.shooter == s.view.active and shot.ready]
    poor = min((shot.to_hit for shot in own), default=0) < SURE
    wanted = poor and len(own) < 3
    return float((choice.decision == d.Say(Answer.RANGE)) == wanted)


def _rapid(s: Situation, choice: Choice) -> float:
    """APCR where it is worth the cards that pay for it."""
    bonus = max((s.cards[use.card].halves[use.half].bonus for use in s.used), default=0)
    own = [shot for shot in s.view.shots if shot.shooter == s.view.active and shot.ready]
    gain = max((s.loading(shot, bonus) for shot in own), default=0.0)
    return float(choice.decision == d.Say(Answer.LOAD if gain > LOADED else Answer.NO))


def _man(s: Situation, choice: Choice) -> float:
    """The backup driver, else the loader, to the gun or to the wheel."""
    if not isinstance(choice.decision, d.Man):
        return -9.0
    order = (
        Role.GUNNER,
        Role.COMMANDER_GUNNER,
        Role.BACKUP_DRIVER,
        Role.DRIVER,
        Role.LOADER,
        Role.COMMANDER,
    )
    here = {man.place for man in s.active.crew if man.state != "dead"} if s.active is not None else set()
    if choice.decision.place in here:
        return {Role.BACKUP_DRIVER: 3.0, Role.LOADER: 2.0, Role.DRIVER: 1.0}.get(choice.decision.place, 0.0)
    return -float(order.index(choice.decision.place))


def _enemy_hand(s: Situation, choice: Choice) -> float:
    return next(float(hand.size) for hand in s.view.hands if hand.seat == choice.decision.seat)


ASKED: dict[str, Callable[[Situation, Choice], float]] = {
    d.PromptKind.INITIATIVE: _initiative,
    d.PromptKind.ACTION: _action,
    d.PromptKind.CARD: _drop_or_use,
    d.PromptKind.LEVEL: _level,
    d.PromptKind.NUMBER: _level,
    d.PromptKind.OI: _pay,
    d.PromptKind.RAPID_APCR: _rapid,
    d.PromptKind.TARGET: _target,
    d.PromptKind.RANGE_STEP: _range_step,
    d.PromptKind.MISSION_CARD: _mission_card,
    d.PromptKind.SPOT_OR_RANGING: _spot_or_ranging,
    d.PromptKind.REACTION: _reaction,
    d.PromptKind.RANGE_TARGET: _range_target,
    d.PromptKind.CREW: _man,
    d.PromptKind.ENEMY_HAND: _enemy_hand,
    d.PromptKind.DISCARD: _discard,
    d.PromptKind.REDRAW: _discard,
    d.PromptKind.GIVE: _discard,
    **dict.fromkeys(
        (
            d.PromptKind.FLANK_OR_UNFLANK,
            d.PromptKind.LOCATION,
            d.PromptKind.INFANTRY_MODE,
            d.PromptKind.CLOSE_COMBAT_SWITCH,
            d.PromptKind.HATCH,
            d.PromptKind.ROAD_CARD,
            d.PromptKind.EFFECT,
            d.PromptKind.FIRE_CHECK,
            d.PromptKind.FIGHT_FIRE,
            d.PromptKind.MORALE_CHECK,
            d.PromptKind.ACCEPT,
        ),
        _say,
    ),
}
"""The scoring of the answers to each kind of prompt; for all others any answer will do."""

SENSIBLE = Bot(BotCard("sensible", "4", message("bot-sensible")), choose)
"""The bot for a player's seat."""
