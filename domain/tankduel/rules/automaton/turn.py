"""TD106–TD118: the phase of a tank of Robata."""

from collections.abc import Callable

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.missions import Admin
from kronika.domain.tankduel.content.pieces import STEP, Kind, Loss, Mark, Quality, Role, Table
from kronika.domain.tankduel.content.robata import Primary, Secondary
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.rules.acting import INFANTRY_FLANK
from kronika.domain.tankduel.rules.automaton.driving import (
    Driving,
    is_small,
    may_drive,
    mission_goals,
)
from kronika.domain.tankduel.rules.automaton.judging import (
    can_flank,
    card_bonus,
    check_success,
    choose_target,
    finds_cover,
    fire_bonus,
    mates_of,
    offered,
    shots,
    to_spot,
)
from kronika.domain.tankduel.rules.automaton.revealing import Commanding, lead, leads, resolve_command, reveal
from kronika.domain.tankduel.rules.damage import lose
from kronika.domain.tankduel.rules.deck import Goal, draw_character, flip
from kronika.domain.tankduel.rules.missions import Closing, Settling
from kronika.domain.tankduel.rules.moving import (
    Concealing,
    Covering,
    Mined,
    Sinking,
)
from kronika.domain.tankduel.rules.shooting import Firing, Shot, reactions, to_hit
from kronika.domain.tankduel.rules.sighting import FIRST, SECOND, Searching, spot_trigger
from kronika.domain.tankduel.rules.tanks import (
    CITY_REACH,
    FARTHEST,
    FIELD_REACH,
    RED_ZONE,
    can_drive,
    can_shoot,
    fire_level,
    gun_range,
    hull_down_value,
    in_sight,
    infantry_targets,
    move_level,
    place_of_gunner,
    reached,
    standing_in,
)
from kronika.domain.tankduel.rules.tasks import Agenda, Task
from kronika.domain.tankduel.state import Board, Tank

CARDS = 3
SPOT_FLIPS = 2
SURE = 85
"""TD114: it does not range where its unmodified chance to hit is above this."""
EXTRA_PEN, EXTRA_OI = 3, 2
ON_PLAYERS = ("mines", "mud", "field", "brush")


def phase(tank: str) -> Agenda:
    """The phase after its smoke check: the rest of the administrative step, then the action step."""
    admin = (Tending(tank), Settling())
    before = (Revealing(tank), Gunning(tank), Marching(tank), Commanding(tank), Mudding(tank))
    return (*admin, *before, Primaries(tank), Closing())


# --- the administrative step (TD106)


class Tending(Task, frozen=True, tag="tending.v1"):
    """The rest of the administrative step of a tank of Robata (TD106)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """It bails out of a fire only after a flip, else puts it out; it always rallies."""
        tank = out.board.tanks[self.tank]
        if tank.on_fire and not _fights_fire(out, chance, tank):
            lose(out, chance, self.tank, tank.fire_by, Loss.BAILED_OUT)
            return rest
        if tank.on_fire:
            out.emit(e.FirePutOut(self.tank))
        if tank.broken:
            out.emit(e.RobataChose(self.tank, Table.MORALE, "rallies"))
            out.emit(e.Rallied(self.tank))
        _move_a_man(out, self.tank)
        _see_to_hatch(out, self.tank)
        return rest


def _fights_fire(out: Emitter, chance: Chance, tank: Tank) -> bool:
    """TD106: with a dead commander or half the crew hurt, rounded up, a target number of at least the lower of both
    levels drives it out."""
    hurt = sum(man.wounded or man.dead for man in tank.crew)
    if not tank.commander_dead and hurt < (len(tank.crew) + 1) // 2:
        out.emit(e.RobataChose(tank.id, Table.FIRE_CHECK, "put_out", hurt))
        return True
    least = min(move_level(out.board, tank), fire_level(out.board, tank))
    goal = Goal("tn_least", (Part("bail_out", "TD106", least),))
    leaves = goal.met(flip(out, chance, "fire_check", "", tank.id, goal=goal))
    out.emit(e.RobataChose(tank.id, Table.FIRE_CHECK, "bail_out" if leaves else "fight", least))
    return not leaves


def _move_a_man(out: Emitter, id: str) -> None:
    """TD106, TDR40: an empty driver's place first, then the gunner's."""
    board = out.board
    tank = board.tanks[id]
    gun = place_of_gunner(board, tank)
    for place, men in (
        (Role.DRIVER, (Role.BACKUP_DRIVER, Role.LOADER)),
        (gun, (Role.LOADER, Role.BACKUP_DRIVER)),
    ):
        if tank.man_in(place) is None:
            man = next((one for role in men if (one := tank.man_in(role)) is not None), None)
            if man is not None:
                out.emit(e.RobataChose(id, Table.CREW, "to_wheel" if place == Role.DRIVER else "to_gun"))
                out.emit(e.ManMoved(id, man.role, place))
            return


def _see_to_hatch(out: Emitter, id: str) -> None:
    """TD106: closed while enemy infantry is near."""
    board = out.board
    tank = board.tanks[id]
    if not board.battle.infantry:
        return
    limit = CITY_REACH if board.mission.city else FIELD_REACH
    metres = abs(tank.range - reached(board, tank.nation.enemy))
    near = metres <= limit
    if near != tank.buttoned:
        out.emit(e.RobataChose(id, Table.HATCH, "closed" if near else "opened", metres))
        out.emit(e.HatchTurned(id, near))


# --- what comes before the primary action (TD107)


class Revealing(Task, frozen=True, tag="revealing.v1"):
    """The action step of a tank of Robata begins: cards are revealed (TD107)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        reveal(out, chance, self.tank, range(cards_to_reveal(out.board.tanks[self.tank])))
        return rest


def cards_to_reveal(tank: Tank) -> int:
    """TD107, TDR75: one more in the red zone, counted absolute."""
    quality = {Quality.ELITE: 1, Quality.GREEN: -1}.get(tank.quality, 0)
    return CARDS + (abs(tank.range) <= RED_ZONE) + quality - tank.commander_dead


class Gunning(Task, frozen=True, tag="gunning.v1"):
    """An anti-tank gun of Robata may fire (TD107)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD107: in mission 4 a gun fires by the target number of the last card and the year of the newest attacker, in
        play or lost; at the target with the highest chance, then by the target order (TDR39)."""
        board = out.board
        tank = board.tanks[self.tank]
        if board.battle.attacker != tank.nation.enemy or not board.enemies(tank):
            return rest
        tn = board.card(board.revealed[-1]).tn
        year = max(board.kind(one).year for one in board.tanks.values() if one.nation == board.battle.attacker)
        table = next(one for one in board.robata.guns if one.since <= year <= one.until)
        calibre = next((row.calibre for row in table.rows if tn in row.tns), "none")
        out.emit(e.RobataChose(self.tank, Table.GUN, f"row_{calibre}", tn))
        gun = next((gun for gun in board.scene.guns.values() if gun.calibre == calibre), None)
        if gun is None:
            return rest
        icons = sum(board.card(card).oi for card in board.revealed)
        flank = icons >= INFANTRY_FLANK
        targets = [one for one in board.enemies(tank) if gun_range(board, gun.id, one) // STEP < len(gun.to_hit)]
        if not targets:
            return rest
        bare = Shot(tank.id, "", gun=gun.id, flank=flank, more=EXTRA_PEN if icons == EXTRA_OI else 0)
        if icons >= EXTRA_OI:
            out.emit(e.RobataChose(self.tank, Table.GUN, "icons_flank" if flank else "icons_more", icons))
        target = choose_target(out, tank, targets, lambda one: to_hit(board, replace(bare, target=one.id)).target)
        shot = replace(bare, target=target.id)
        return (reactions(board, Action.GUN, tank.id, target.id, flank=flank), Firing(shot), *rest)


class Marching(Task, frozen=True, tag="marching.v1"):
    """Infantry of Robata may advance or attack (TD118)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD118: any nation's mark counts."""
        board = out.board
        tank = board.tanks[self.tank]
        marks = sum(board.card(card).infantry != Mark.NONE for card in board.revealed if card)
        if not board.battle.infantry or not marks:
            return rest
        row, attacks = _infantry_row(board, tank, marks)
        out.emit(e.RobataChose(self.tank, Table.INFANTRY, row, marks))
        targets = infantry_targets(board, tank)
        if attacks and targets:
            icons = sum(board.card(card).oi for card in board.revealed if card)
            if icons >= INFANTRY_FLANK:
                out.emit(e.RobataChose(self.tank, Table.INFANTRY, "icons_flank", icons))
            return (*_attack_on_foot(out, tank, targets, flank=icons >= INFANTRY_FLANK), *rest)
        if attacks:
            out.emit(e.RobataChose(self.tank, Table.INFANTRY, "no_target", marks))
        if board.infantry == tank.nation.enemy:
            out.emit(e.InfantryMoved(board.infantry, board.advance - STEP))
        elif board.advance < FARTHEST:
            out.emit(e.InfantryMoved(tank.nation, board.advance + STEP))
        return rest


def _infantry_row(board: Board, tank: Tank, marks: int) -> tuple[str, bool]:
    """TD118: which row holds, and whether it attacks."""
    if board.infantry == tank.nation.enemy:
        return "enemy_on_card", False
    if not board.infantry:
        return "nobody_on_card", marks > 1
    if board.advance < FARTHEST:
        return "own_at_200", marks == 1
    return "own_at_400", True


def _attack_on_foot(out: Emitter, tank: Tank, targets: tuple[str, ...], *, flank: bool) -> Agenda:
    """TDR69: the target with the highest chance, then by the target order; with the anti-tank weapon."""
    board = out.board
    bare = Shot(tank.id, "", infantry=True, flank=flank)
    open_ = [board.tanks[one] for one in targets]
    target = choose_target(out, tank, open_, lambda one: to_hit(board, replace(bare, target=one.id)).target)
    shot = replace(bare, target=target.id)
    return (reactions(board, Action.INFANTRY_ATTACK, tank.id, target.id, flank=flank), Firing(shot))


class Mudding(Task, frozen=True, tag="mudding.v1"):
    """Revealed terrain goes on players' tanks in motion (TD104)."""

    tank: str  #: The tank.
    refills: tuple[int, ...] = ()  #: The place in the row where a card was played, and is to be replaced.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD104: one revealed terrain goes on a player's tank in motion, and is replaced by a new card in its place."""
        reveal(out, chance, self.tank, self.refills)
        board = out.board
        tank = board.tanks[self.tank]
        movers = [one for one in board.enemies(tank) if one.in_motion]
        cards = [(id, card) for id in ON_PLAYERS if id not in board.mission.barred for card in _of_terrain(board, id)]
        if not movers or not cards:
            return rest
        terrain, card = cards[0]
        out.emit(e.RobataChose(self.tank, Table.TERRAIN, terrain, card=card))
        target = choose_target(out, tank, movers).id
        place = board.revealed.index(card)
        out.emit(e.RevealedUsed(self.tank, card))
        window = reactions(out.board, Action.TERRAIN_ON_ENEMY, self.tank, target)
        return (window, Covering(target, card), Mudding(self.tank, (place,)), *rest)


def _of_terrain(board: Board, id: str) -> list[int]:
    """The revealed cards of a terrain."""
    held = offered(board, Kind.TERRAIN)
    return [card for card in held if any(half.terrain == id for half in board.card(card).halves)]


# --- the primary action


class Primaries(Task, frozen=True, tag="primaries.v1"):
    """The primary action of a tank of Robata (TD107)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD107: the first action of the card whose conditions hold."""
        _open_hatch(out, self.tank)
        board = out.board
        for primary in board.face(board.tanks[self.tank]).primary:
            if HOLDS[primary](board, board.tanks[self.tank]):
                out.emit(e.RobataChose(self.tank, Table.PRIMARY, primary.value))
                return (*DO[primary](out, chance, self.tank), *rest)
        out.emit(e.RobataChose(self.tank, Table.PRIMARY, "none"))
        return (*_after(self.tank), *rest)


def _after(tank: str, target: str = "") -> Agenda:
    return (Secondaries(tank), Cleaning(tank, target))


def _open_hatch(out: Emitter, id: str) -> None:
    """TD106: the hatch is opened immediately if that makes a shot possible that otherwise is not."""
    board = out.board
    tank = board.tanks[id]
    if not tank.buttoned:
        return
    bonus, face = card_bonus(board), board.face(tank)
    for row, pair in (("opened_for_high", face.high), ("opened_for_low", face.low)):
        if not shots(board, tank, pair, bonus) and shots(board, replace(tank, buttoned=False), pair, bonus):
            out.emit(e.RobataChose(id, Table.HATCH, row))
            out.emit(e.HatchTurned(id, buttoned=False))
            return


def _can_fire(board: Board, tank: Tank) -> bool:
    """TDR74: with a level, a man at the gun, and no smoke."""
    return can_shoot(board, tank) and fire_level(board, tank) > 0 and not tank.box.smoke


def _fires_high(board: Board, tank: Tank) -> bool:
    return _can_fire(board, tank) and bool(shots(board, tank, board.face(tank).high, card_bonus(board)))


def _fires_low(board: Board, tank: Tank) -> bool:
    return _can_fire(board, tank) and bool(shots(board, tank, board.face(tank).low, card_bonus(board)))


def _can_move(board: Board, tank: Tank, *, aimless: bool) -> bool:
    level = min(move_level(board, tank), tank.bog) if tank.bog else move_level(board, tank)
    return can_drive(board, tank) and level > 0 and may_drive(board, tank, aimless=aimless)


def _has_smoke(board: Board, tank: Tank) -> bool:
    """TD116, TDR83."""
    return board.kind(tank).smoke and not tank.box.smoke and bool(offered(board, Kind.SMOKE))


def _on_bridge(board: Board, tank: Tank) -> bool:
    return board.mission.admin == Admin.ACROSS and bool(tank.box.mission)


def _mission_holds(board: Board, tank: Tank) -> bool:
    """TD92, TD93, TD95, TD96: the mission's priority."""
    if _on_bridge(board, tank):
        down = not tank.hull_down and hull_down_value(board, tank) is not None
        return down or _has_smoke(board, tank)
    if _across_the_river(board, tank):
        return True
    return bool(mission_goals(board, tank)) and can_drive(board, tank) and move_level(board, tank) > 0


def _across_the_river(board: Board, tank: Tank) -> list[Tank]:
    """TD95, TDR82: a bigger tank's targets across the river, High before Low."""
    if board.mission.admin != Admin.ACROSS or is_small(board, tank) or not _can_fire(board, tank):
        return []
    face, bonus = board.face(tank), card_bonus(board)
    across = ([one for one in shots(board, tank, pair, bonus) if one.range < 0] for pair in (face.high, face.low))
    return next((found for found in across if found), [])


def _do_mission(out: Emitter, chance: Chance, tank: str) -> Agenda:
    board = out.board
    here = board.tanks[tank]
    if _on_bridge(board, here):
        return _hold_bridge(out, chance, tank)
    across = _across_the_river(board, here)
    if across:
        out.emit(e.RobataChose(tank, Table.MISSION, "fire_across"))
        return _fire_at(out, here, across)
    return _drive(out, tank, mission=True)


def _hold_bridge(out: Emitter, chance: Chance, tank: str) -> Agenda:
    """TD95: hull down, first by Leadership, then by an attempt; then smoke."""
    board = out.board
    if board.tanks[tank].hull_down:
        out.emit(e.RobataChose(tank, Table.MISSION, "bridge_smoke"))
        return _lay_smoke(out, chance, tank)
    if offered(board, Kind.LEADERSHIP):
        out.emit(e.RobataChose(tank, Table.MISSION, "bridge_leadership"))
        lead(out, chance, tank)
        return _after(tank)
    out.emit(e.RobataChose(tank, Table.MISSION, "bridge_hull_down"))
    return (Sinking(tank), *_after(tank))


def _drive(out: Emitter, tank: str, *, mission: bool = False) -> Agenda:
    """TD113 A; TDR11: a bogged tank gets free with its first success, and moves with the second."""
    board = out.board
    here = board.tanks[tank]
    level = min(move_level(board, here), here.bog) if here.bog else move_level(board, here)
    steps = check_success(out, tank, "move", level)
    if not steps:
        return _after(tank)
    if here.bog:
        out.emit(e.RobataChose(tank, Table.MOVE, "freed", level))
        out.emit(e.Freed(tank))
        steps -= 1
    if not steps:
        return (spot_trigger(out.board, tank), *_after(tank))
    mined = (Mined(tank),) if any(ground.mines for ground in standing_in(board, here)) else ()
    return (*mined, Driving(tank, steps, mission), *_after(tank))


def _fire(out: Emitter, chance: Chance, tank: str) -> Agenda:
    """TD114 B: High targets before Low."""
    board = out.board
    here = board.tanks[tank]
    face, bonus = board.face(here), card_bonus(board)
    return _fire_at(out, here, shots(board, here, face.high, bonus) or shots(board, here, face.low, bonus))


def _fire_at(out: Emitter, tank: Tank, targets: list[Tank]) -> Agenda:
    """TD114, A to D; TDR81: with SPOT, as the procedure has it."""
    board = out.board
    hits = check_success(out, tank.id, "fire", fire_level(board, tank))
    if not hits:
        return _after(tank.id)
    target = choose_target(out, tank, targets).id
    if tank.in_motion:
        out.emit(e.RobataChose(tank.id, Table.FIRE, "c_stops"))
        out.emit(e.Stopped(tank.id))
    leadership = bool(offered(board, Kind.LEADERSHIP))
    bonus = fire_bonus(board)
    out.emit(e.RobataChose(tank.id, Table.FIRE, "d_cards", card_bonus(board), target))
    shot = Shot(tank.id, target, bonus=bonus, leadership=leadership, aimed=hits > 1)
    window = reactions(out.board, Action.FIRE, tank.id, target)
    return (spot_trigger(out.board, tank.id), window, Firing(shot), *_after(tank.id, target))


def _lead(out: Emitter, chance: Chance, tank: str) -> Agenda:
    lead(out, chance, tank)
    return _after(tank)


def _lay_smoke(out: Emitter, chance: Chance, tank: str) -> Agenda:
    return (*_smoke(out, tank), *_after(tank))


def _smoke(out: Emitter, tank: str) -> Agenda:
    """TD116: on top of its terrain; a Move card is taken off first."""
    card = offered(out.board, Kind.SMOKE)[0]
    out.emit(e.RevealedUsed(tank, card))
    if out.board.tanks[tank].in_motion:
        out.emit(e.Stopped(tank))
    out.emit(e.SmokeLaid(tank, card))
    value = out.board.terrain("smoke").conceal
    return (Concealing(tank, value),) if value is not None else ()


HOLDS: dict[Primary, Callable[[Board, Tank], bool]] = {
    Primary.MISSION: _mission_holds,
    Primary.FIRE_HIGH: _fires_high,
    Primary.FIRE_LOW: _fires_low,
    Primary.MOVE_FLANK_OR_COVER: lambda board, tank: (
        _can_move(board, tank, aimless=False) and (can_flank(board, tank) or finds_cover(board, tank))
    ),
    Primary.LEADERSHIP: leads,
    Primary.SMOKE: _has_smoke,
    Primary.MOVE: lambda board, tank: _can_move(board, tank, aimless=True),
}
DO: dict[Primary, Callable[[Emitter, Chance, str], Agenda]] = {
    Primary.MISSION: _do_mission,
    Primary.FIRE_HIGH: _fire,
    Primary.FIRE_LOW: _fire,
    Primary.MOVE_FLANK_OR_COVER: lambda out, _, tank: _drive(out, tank),
    Primary.LEADERSHIP: _lead,
    Primary.SMOKE: _lay_smoke,
    Primary.MOVE: lambda out, _, tank: _drive(out, tank),
}


# --- the secondary action, and clean-up


class Secondaries(Task, frozen=True, tag="secondaries.v1"):
    """The secondary action of a tank of Robata (TD107)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD107, TD116: the first that is effective."""
        board = out.board
        tank = board.tanks[self.tank]
        for secondary in board.face(tank).secondary:
            done = _secondary(out, tank, secondary)
            if done is not None:
                return (*done, *rest)
        out.emit(e.RobataChose(self.tank, Table.SECONDARY, "none"))
        return rest


def _secondary(out: Emitter, tank: Tank, secondary: Secondary) -> Agenda | None:
    """Returns the tasks of a secondary action; None: it is not effective. TD100: its APCR does not run out."""
    board = out.board
    effective = {
        Secondary.SPOT: bool(to_spot(board, tank)),
        Secondary.HULL_DOWN: hull_down_value(board, tank) is not None and not tank.hull_down,
        Secondary.APCR: board.kind(tank).apcr and not tank.loaded,
        Secondary.SMOKE: _has_smoke(board, tank),
    }
    if not effective[secondary]:
        return None
    out.emit(e.RobataChose(tank.id, Table.SECONDARY, secondary.value))
    match secondary:
        case Secondary.SPOT:
            target = choose_target(out, tank, to_spot(board, tank)).id
            window = reactions(board, Action.SPOT, tank.id, target)
            return (window, Searching(tank.id, target, SPOT_FLIPS))
        case Secondary.HULL_DOWN:
            return (Sinking(tank.id),)
        case Secondary.APCR:
            out.emit(e.ApcrLoaded(tank.id, tank.apcr))
            return ()
    return _smoke(out, tank.id)


class Cleaning(Task, frozen=True, tag="cleaning.v1"):
    """Robata's clean-up (TD117)."""

    tank: str  #: The tank.
    target: str = ""  #: The tank it has fired at; empty: it has not fired.

    def is_void(self, board: Board) -> bool:
        """TDR86: Robata's turn is cleaned up, even if its tank is gone."""
        return False

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD117; TDR86: if its own tank is gone, nothing but the revealed cards is left to clean up."""
        gone = out.board.tanks[self.tank].out
        while not gone and len(offered(out.board, Kind.COMMAND)) > out.board.commanded:
            resolve_command(out, chance, self.tank, out.board.robata.priorities.clean_up)
        if self.target:
            _range(out, out.board.tanks[self.tank], out.board.tanks[self.target])
        out.emit(e.RevealOver(self.tank))
        if out.board.tanks[self.tank].peril:
            out.emit(e.RobataChose(self.tank, Table.CLEAN_UP, "another_card"))
            draw_character(out, chance, self.tank)
        return rest


def _range(out: Emitter, tank: Tank, target: Tank) -> None:
    """TD114: unless its unmodified chance is above 85, or it would lose a Spot that no other tank of Robata has."""
    board = out.board
    if target.out or not in_sight(board, tank, target) or (tank.ranged == target.id and tank.bonus == SECOND):
        return
    base = board.kind(tank).gun.to_hit[abs(tank.range + target.range) // STEP]
    lost = [
        one for one in tank.spots if one != target.id and not any(one in mate.spots for mate in mates_of(board, tank))
    ]
    if base > SURE:
        out.emit(e.RobataChose(tank.id, Table.RANGING, "sure", base, target.id))
    elif lost:
        out.emit(e.RobataChose(tank.id, Table.RANGING, "would_lose", base, lost[0]))
    else:
        out.emit(e.RobataChose(tank.id, Table.RANGING, "ranges", base, target.id))
        out.emit(e.Ranged(tank.id, target.id, SECOND if tank.ranged == target.id else FIRST))
