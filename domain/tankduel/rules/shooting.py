"""TD52–TD60, TD87, TD88: a shot, of a tank, an anti-tank gun or infantry."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Icon
from kronika.domain.tankduel.content.tanks import Location, Role
from kronika.domain.tankduel.content.words import Table
from kronika.domain.tankduel.decisions import Answer, Say
from kronika.domain.tankduel.rules.aiming import Shot, from_flank, loaded, to_hit, to_pierce, weakest, weapon_of
from kronika.domain.tankduel.rules.damage import Breaking, Escaping, hurt, suffer
from kronika.domain.tankduel.rules.deck import draw_damage, flip
from kronika.domain.tankduel.rules.tasks import Agenda, Task, ask_owner
from kronika.domain.tankduel.state import Board


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
        """TD87: who gets the rifle may go on to close combat."""
        if self.shot.close:
            return Answer.SWITCH
        if not weapon_of(board, self.shot).may_switch:
            return Answer.STAY
        if not board.tanks[self.shot.shooter].seat:
            return Answer.SWITCH
        ask = ask_owner(board, self.shot.shooter, choices)
        answer: Answer = ask("close_combat_switch", (Say(Answer.SWITCH), Say(Answer.STAY)), self.shot.target).answer
        return answer

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
        answer = ask("location", (Say(Answer.HULL), Say(Answer.TURRET)), self.shot.target).answer
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
