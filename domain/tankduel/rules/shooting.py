"""TD49–TD60, TD79, TD86–TD88: a shot of a tank, an anti-tank gun or infantry, what it takes, and Tactics."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import STEP, Icon, Infantry, Kind, Location, Role, Table, Weapon
from kronika.domain.tankduel.decisions import Action, Answer, Pass, React
from kronika.domain.tankduel.rules.damage import Breaking, Escaping, hurt, suffer
from kronika.domain.tankduel.rules.deck import MOST_HIT, Goal, draw_damage, flip
from kronika.domain.tankduel.rules.tanks import (
    HEAVY_FOG,
    cover_parts,
    deepened,
    firing_range,
    gun_range,
    reached,
    slope,
    standing_in,
    uphill,
)
from kronika.domain.tankduel.rules.tasks import Agenda, Asking, Task, ask_owner, choose
from kronika.domain.tankduel.state import Board, Tank


class Shot(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A shot of a tank, as far as it has come (TD52–TD58)."""

    shooter: str  #: The tank that fires.
    target: str  #: The tank fired at.
    bonus: int = 0  #: The bonus of the Fire card.
    leadership: bool = False  #: Whether Leadership adds 20.
    aimed: bool = False  #: Whether two Fire cards were laid, so that the shooter chooses the location.
    apcr: bool = False  #: Whether APCR is fired.
    tactics: bool = False  #: Whether Tactics take 20.
    gun: str = ""  #: The anti-tank gun that fires in the action step of `shooter`; empty: none does.
    infantry: bool = False  #: Whether infantry attacks in the action step of `shooter`.
    close: bool = False  #: Whether it does so in close combat.
    strong: bool = False  #: Whether it has its stronger weapon.
    flank: bool = False  #: Whether gun or infantry hits the side.
    more: int = 0  #: The penetration that order icons add to a gun of Robata (TD107).


LEADERSHIP, FLANK, TACTICS, MOTION, BUTTONED = 20, 10, -20, -40, -10


def to_hit(board: Board, shot: Shot) -> Goal:
    """Returns the parts of the chance to hit, each part once; TD54, TDR26: at most 95."""
    named = _by_infantry(board, shot) if shot.infantry else _by_gun(board, shot) if shot.gun else _by_tank(board, shot)
    parts = tuple(part for part in named if part.value)
    over = sum(part.value for part in parts) - MOST_HIT
    return Goal("number", (*parts, Part("always_misses", "TD54", -over)) if over > 0 else parts)


def _by_tank(board: Board, shot: Shot) -> tuple[Part, ...]:
    """TD53."""
    shooter, target = board.tanks[shot.shooter], board.tanks[shot.target]
    return (
        Part("gun", "TD53", board.kind(shooter).gun.to_hit[firing_range(shooter, target) // STEP]),
        Part("fire_card", "TD53", shot.bonus),
        Part("leadership", "TD53", LEADERSHIP if shot.leadership else 0),
        Part("ranging", "TD19", shooter.bonus if shooter.ranged == target.id else 0),
        Part("flank", "TD53", FLANK if from_flank(board, shot) else 0),
        Part("target_ground", "TD15", _mud_at(board, target)),
        Part("shooter_ground", "TD15", _mud_under(board, shooter)),
        *cover_parts(board, target),
        Part("size", "TD53", board.kind(target).size),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
        Part("shooter_in_motion", "TD14", MOTION if shooter.in_motion else 0),
        Part("buttoned", "TD89", BUTTONED if shooter.buttoned else 0),
        Part("fog", "TD97", board.mission.fog.fire if board.mission.fog is not None else 0),
    )


def _mud_at(board: Board, target: Tank) -> int:
    """TD15, TD98: returns the addition for the terrain of a target."""
    return sum(ground.fire_at * deepened(board, target, ground) for ground in standing_in(board, target))


def _mud_under(board: Board, shooter: Tank) -> int:
    """TD15, TD98: returns the addition for the terrain of a shooter."""
    return sum(ground.fire_out * deepened(board, shooter, ground) for ground in standing_in(board, shooter))


def _by_gun(board: Board, shot: Shot) -> tuple[Part, ...]:
    """TD79, TDR53: only what the target and Tactics do."""
    target = board.tanks[shot.target]
    return (
        Part("gun", "TD79", board.scene.guns[shot.gun].to_hit[gun_range(board, shot.gun, target) // STEP]),
        Part("target_ground", "TD15", _mud_at(board, target)),
        *cover_parts(board, target),
        Part("size", "TD53", board.kind(target).size),
        Part("flank", "TDR53", FLANK if from_flank(board, shot) else 0),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
    )


def _by_infantry(board: Board, shot: Shot) -> tuple[Part, ...]:
    """TD86, TDR59: cover is added, and nothing else counts but size and Tactics."""
    target = board.tanks[shot.target]
    card = infantry_of(board, shot)
    row = card.reach[reached(board, card.nation) // STEP].to_hit
    return (
        Part("infantry", "TD86", row[min(abs(target.range) // STEP, len(row) - 1)]),
        *(Part(part.name, part.rule, -part.value) for part in cover_parts(board, target) if part.name != HEAVY_FOG),
        Part("size", "TD86", board.kind(target).size),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
    )


def loaded(board: Board, shot: Shot) -> Shot:
    """TD41: a shot of a tank is fired with APCR if that is loaded."""
    apcr = board.tanks[shot.shooter].loaded and not shot.gun and not shot.infantry
    return replace(shot, apcr=shot.apcr or apcr)


def infantry_of(board: Board, shot: Shot) -> Infantry:
    """The infantry card by which an attack is made."""
    return board.scene.infantry[board.tanks[shot.shooter].nation]


def weapon_of(board: Board, shot: Shot) -> Weapon:
    """TD87: the weapon with which infantry has hit."""
    return carried(board, board.tanks[shot.shooter].nation, strong=shot.strong)


def carried(board: Board, nation: str, *, strong: bool) -> Weapon:
    """TD87: the stronger or weaker weapon of a nation's infantry."""
    card = board.scene.infantry[nation]
    return card.strong if strong else card.weak


def hits_side(board: Board, shot: Shot) -> bool:
    """TD57: whether a shot meets the side: a tank's, if it flanks the target; else as it was laid down."""
    return shot.flank if shot.gun or shot.infantry else from_flank(board, shot)


def from_flank(board: Board, shot: Shot) -> bool:
    """TD56: whether a tank or gun fires from the flank; TDR53: a player's Flank card gives side armour only."""
    shooter = board.tanks[shot.shooter]
    return shot.flank and not shooter.seat if shot.gun else shot.target in shooter.flanks


def armour(board: Board, shot: Shot, location: Location) -> int:
    """TD57, TDR27: returns the armour of side or front; tracks have their own."""
    kind = board.kind(board.tanks[shot.target])
    if location == Location.TRACKS:
        return kind.tracks
    face = kind.side if hits_side(board, shot) else kind.front
    return face.hull if location == Location.HULL else face.turret


def to_pierce(board: Board, shot: Shot, location: Location) -> Goal:
    """TD57: returns the modifier that the flip needs for the shot to penetrate."""
    parts = (Part("armour", "TD57", armour(board, shot, location)), *(p for p in _power(board, shot) if p.value))
    return Goal("pierce", parts)


def _power(board: Board, shot: Shot) -> tuple[Part, ...]:
    """Returns the parts of penetration, each subtracted from the number needed."""
    target = board.tanks[shot.target]
    if shot.infantry:
        return (Part("penetration", "TD87", -weapon_of(board, shot).pen),)
    if shot.gun:
        pen = board.scene.guns[shot.gun].pen[gun_range(board, shot.gun, target) // STEP]
        return (
            Part("penetration", "TD79", -pen),
            Part("order_icons", "TD107", -shot.more),
            Part("slope", "TDR53", uphill(board, target)),
        )
    shooter = board.tanks[shot.shooter]
    gun, at = board.kind(shooter).gun, firing_range(shooter, target) // STEP
    return (
        Part("penetration", "TD57", -gun.pen[at]),
        Part("apcr", "TD57", -gun.apcr[at] if shot.apcr and at < len(gun.apcr) else 0),
        Part("slope", "TD15", -slope(board, shooter, target)),
    )


def weakest(board: Board, shot: Shot) -> Location:
    """TD114 E: the least armour, never tracks, on a tie the turret, as of a hull-down tank it does not flank."""
    target, flanks = board.tanks[shot.target], from_flank(board, shot)
    face = board.kind(target).side if flanks else board.kind(target).front
    hidden = target.hull_down and not flanks
    return Location.HULL if face.hull < face.turret and not hidden else Location.TURRET


class Firing(Task, frozen=True, tag="firing.v1"):
    """A shot: does it hit (TD53, TD54)?"""

    shot: Shot  #: The shot.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD54; TD87: how low the number was tells the weapon of infantry."""
        shot, shooter = loaded(out.board, self.shot), out.board.tanks[self.shot.shooter]
        goal = to_hit(out.board, shot)
        card = flip(out, chance, "hit", shooter.seat, shot.shooter, shot.target, goal)
        if shot.apcr:
            out.emit(e.ApcrFired(shot.shooter))
        if not goal.met(card):
            return rest
        if shot.infantry:
            return (Arming(replace(shot, strong=2 * card.number < goal.target)), *rest)
        return (Locating(shot), *rest)


class Arming(Task, frozen=True, tag="arming.v1"):
    """Infantry has hit: with which weapon, or does it go on to close combat (TD87)?"""

    asks = {"close_combat_switch": "TD87"}

    shot: Shot  #: The attack.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        """TD87: infantry with the rifle may switch to close combat."""
        if self.shot.close:
            return Answer.SWITCH
        if not weapon_of(board, self.shot).may_switch:
            return Answer.STAY
        if not board.tanks[self.shot.shooter].seat:
            return Answer.SWITCH
        ask = ask_owner(board, self.shot.shooter, choices)
        return choose(ask, "close_combat_switch", (Answer.SWITCH, Answer.STAY), self.shot.target)

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        """TD87, TDR54: infantry that has hit uses its weapon, or goes on to close combat."""
        if answer == Answer.SWITCH:
            if not out.board.tanks[self.shot.shooter].seat and not self.shot.close:
                out.emit(e.RobataChose(self.shot.shooter, Table.INFANTRY, "close_combat", target=self.shot.target))
            return (Storming(self.shot), *rest)
        out.emit(e.WeaponUsed(self.shot.target, out.board.tanks[self.shot.shooter].nation, self.shot.strong))
        return (Locating(self.shot), *rest)


class Storming(Task, frozen=True, tag="storming.v1"):
    """Close combat (TD88)."""

    shot: Shot  #: The attack.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD88: two flips; explosions on both: the tank explodes; on one: the commander of an open tank dies,
        and the morale of the crew that is left is looked at (TD68)."""
        shot = self.shot
        target, seat = out.board.tanks[shot.target], out.board.tanks[shot.shooter].seat
        found = sum(
            Icon.EXPLOSION in flip(out, chance, "close_combat", seat, shot.shooter, shot.target).icons for _ in range(2)
        )
        if found == 2:
            return (Escaping(shot.target, shot.shooter, fire=False), *rest)
        leader = target.man_in(Role.COMMANDER) or target.man_in(Role.COMMANDER_GUNNER)
        if found == 1 and not target.buttoned and leader is not None:
            hurt(out, chance, shot.target, leader, shot.shooter, killed=True)
            if out.board.tanks[shot.target].out:
                return rest
            card = draw_damage(out, chance, "damage", target.seat, shot.target)
            return (Breaking(shot.target, shot.shooter, card.number), *rest)
        return rest


class Locating(Task, frozen=True, tag="locating.v1"):
    """A hit: where (TD55, TD56)?"""

    asks = {"location": "TD55"}

    shot: Shot  #: The shot.

    def script(self, board: Board, choices: Sequence[Any]) -> Location | None:
        """TD55: with two Fire cards the shooter chooses, any but tracks."""
        if not self.shot.aimed:
            return None
        if not board.tanks[self.shot.shooter].seat:
            return weakest(board, self.shot)
        ask = ask_owner(board, self.shot.shooter, choices)
        answer = choose(ask, "location", (Answer.HULL, Answer.TURRET), self.shot.target)
        return Location(answer.value)

    def carry(self, out: Emitter, chance: Chance, chosen: Location | None, rest: Agenda) -> Agenda:
        """TD55, TD56, TDR9: where a hit is, and whether hull down hides that."""
        shot = self.shot
        shooter, target = out.board.tanks[shot.shooter], out.board.tanks[shot.target]
        location = chosen
        if not shooter.seat and not shot.gun and not shot.infantry:
            row = "e_flips" if location is None else f"e_{location}"
            out.emit(e.RobataChose(shooter.id, Table.FIRE, row, target=target.id))
        if location is None:
            card = flip(out, chance, "location", shooter.seat, shooter.id, target.id)
            location = out.board.kind(target).location[card.tn]
        seen = shot.infantry or from_flank(out.board, shot)
        misses = target.hull_down and location != Location.TURRET and not seen
        out.emit(e.ShotLocated(target.id, location, misses))
        return rest if misses else (Piercing(shot, location), *rest)


class Piercing(Task, frozen=True, tag="piercing.v1"):
    """A hit: does it go through (TD57, TD58)?"""

    shot: Shot  #: The shot.
    location: Location  #: Where it hit.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD57, TD58, TDR15; TD65: a penetrated tank in motion stops."""
        shot, board = self.shot, out.board
        goal = to_pierce(board, shot, self.location)
        card = flip(out, chance, "penetration", board.tanks[shot.shooter].seat, shot.shooter, shot.target, goal)
        by_tank = not shot.gun and not shot.infantry
        heavy = card.heavy or (by_tank and board.kind(board.tanks[shot.shooter]).heavy_damage)
        through = goal.met(card)
        out.emit(e.ShotPierced(shot.target, through, heavy))
        if not through:
            return rest
        if out.board.tanks[shot.target].in_motion:
            out.emit(e.Stopped(shot.target))
        return (*suffer(out, chance, shot.target, shot.shooter, self.location, card.tn, heavy=heavy), *rest)


MOST_RESPONSE = 3


def tactics(board: Board, seat: str) -> tuple[React, ...]:
    """The Tactics in a hand."""
    return tuple(React(card) for card in board.hands[seat] if board.card(card).half(Kind.TACTICS) is not None)


class Window(Task, frozen=True, tag="window.v1"):
    """Reactions to something (TD49): Tactics in turn, until one passes."""

    asks = {"reaction": "TD49"}

    to: Action  #: The action reacted to.
    tank: str  #: Which tank does it.
    target: str  #: Which tank it is done to.
    asked: str  #: The seat that is asked.
    other: str  #: The seat that is asked after it.
    stands: bool = False  #: Whether Tactics stand against it now.
    flank: bool = False  #: Whether a flank of gun or infantry can be cancelled instead of 20 being taken.
    against_flank: bool = False  #: Whether the Tactics of the target's player are meant so.

    def script(self, board: Board, choices: Sequence[Any]) -> React | Pass | None:
        """A player without cards cannot react, as all can see: that counts as a pass. None: Robata answers."""
        if not self.asked:
            return None
        if not board.hands[self.asked]:
            return Pass()
        ask = Asking(board, self.asked, self.tank, choices)
        held = tactics(board, self.asked)
        instead = [replace(one, against_flank=True) for one in held] if self.flank and not self.stands else []
        answer: React | Pass = ask("reaction", (*held, *instead, Pass()), self.to.value)
        return answer

    def carry(self, out: Emitter, chance: Chance, answer: React | Pass | None, rest: Agenda) -> Agenda:
        """TD49: the other one is asked, until somebody passes; TDR68: against a flanking gun or infantry Robata takes
        the flank away."""
        if answer is None and _responds(out, chance, self):
            turned = replace(self, asked=self.other, other=self.asked, stands=not self.stands)
            return (turned if self.stands else replace(turned, against_flank=self.flank), *rest)
        if isinstance(answer, React):
            out.emit(e.TacticsPlayed(self.asked, answer.card, answer.against_flank))
            turned = replace(self, asked=self.other, other=self.asked, stands=not self.stands)
            return (turned if self.stands else replace(turned, against_flank=answer.against_flank), *rest)
        if answer is not None:
            out.emit(e.Passed(self.asked))
        return _answered(self, rest) if self.stands else rest


def reactions(board: Board, to: Action, tank: str, target: str, *, flank: bool = False) -> Window:
    """TD51: the window opens for the player of the target, whatever he holds."""
    return Window(to, tank, target, board.tanks[target].seat, board.tanks[tank].seat, flank=flank)


def _responds(out: Emitter, chance: Chance, task: Window) -> bool:
    """TD102, TDR33: Robata flips: a Tactics card, or a target number of at most the passes completed and one more."""
    own = task.target if not out.board.tanks[task.target].seat else task.tank
    limit = min(MOST_RESPONSE, out.board.passed)
    card = flip(out, chance, "response", "", own)
    success = card.half(Kind.TACTICS) is not None or card.tn <= limit
    out.emit(e.RobataChose(own, Table.RESPONSE, "success" if success else "failure", limit))
    return success


def _answered(task: Window, rest: Agenda) -> Agenda:
    """TD50: 20 off a shot, or its flank; a flank, a spot attempt and terrain are void."""
    answered, *others = rest
    if isinstance(answered, Firing):
        return (Firing(under_tactics(answered.shot, against_flank=task.against_flank)), *others)
    return tuple(others)


def under_tactics(shot: Shot, *, against_flank: bool) -> Shot:
    """TD50, TDR25: a shot against which Tactics stand."""
    return replace(shot, flank=False) if against_flank else replace(shot, tactics=True)
