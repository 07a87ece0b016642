"""A policy that plays sensibly: it wants objectives, keeps its riflemen alive, shoots where the
odds are good, and fills its deck before it needs it. It looks one decision ahead."""

from typing import Any

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.setups import BotCard
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.bots import normandy_player, north_africa
from kronika.domain.undaunted.bots.player import Player, hit_chance
from kronika.domain.undaunted.content import (
    FOG,
    MORTAR,
    RIFLEMEN,
    Card,
    Face,
    Gather,
    MarkerKind,
    MineFace,
    Nature,
    ObjectivesWorth,
    Points,
    PointsControlled,
    Rout,
    VariantName,
)
from kronika.domain.undaunted.rules.casualties import Displace, Lose, Return
from kronika.domain.undaunted.rules.mines import Lay
from kronika.domain.undaunted.rules.playing import EndTurn
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.rules.victory import is_pinned, units_left
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.view import CounterView, DoingView, Scene, View
from kronika.domain.undaunted.words import message

# --- when it takes a draw


def takes_draw(board: Board, seat: str) -> bool:
    """Whether nothing that the seat can do leads to victory any more (U23, N9): it has no riflemen left who could
    control anything, and it has nobody left who could shoot, or the enemy has no riflemen on the board who could be
    shot at. Never where other soldiers win, too: in Stalingrad."""
    if variant(board).defeat is not DefeatRule.PINNED:
        return False
    left = units_left(board, seat)
    return RIFLEMEN not in left and (not left or is_pinned(board, board.scene.opponent(seat)))


# --- Stalingrad


class Situation(Player):
    """A seat in Stalingrad."""

    def __init__(self, seat: str, scene: Scene, view: View) -> None:
        super().__init__(seat, scene, view)
        self.spawns = {side.id: side.spawns for side in scene.sides}
        self.prize = {side: self._prizes_of(side) for side in self.sides}
        self.objective = {space: max(prize.get(space, 0.0) for prize in self.prize.values()) for space in self.near}

    def _prizes_of(self, side: str) -> dict[str, float]:
        """Returns the worth of controlling each space to a side: objectives, victory points, awards."""
        found: dict[str, float] = {}
        parts = self.goals[side]
        if any(isinstance(part, ObjectivesWorth) for part in parts):
            found.update({space.id: float(space.objective) for space in self.view.spaces if space.objective})
        if any(isinstance(part, PointsControlled) for part in parts):
            for space in self.scene.spaces:
                if space.points:
                    found[space.id] = found.get(space.id, 0.0) + space.points
        if any(isinstance(part, Points) for part in parts):
            for award in self.scene.awards:
                if award.side == side:
                    for id in award.spaces:
                        found[id] = found.get(id, 0.0) + award.points
        return found

    def zone(self, side: str, zone: Zone) -> tuple[str, ...]:
        return next(z.cards for z in self.sides[side].zones if z.zone == zone)

    def wants_objectives(self, side: str) -> bool:
        return bool(self.prize[side])

    def marked(self, marker: MarkerKind) -> set[str]:
        """The spaces with a mission or an escape marker."""
        return {
            space.id for space in self.scene.spaces if (space.mission if marker == MarkerKind.MISSION else space.escape)
        }

    def gathers(self, side: str, counter: str) -> set[str]:
        """Where a counter of the side has to go for the goal; empty if nowhere."""
        wanted: set[str] = set()
        for part in self.goals[side]:
            if isinstance(part, Gather) and counter in part.counters:
                wanted |= self.marked(part.marker)
        return wanted

    def is_tank(self, counter: str) -> bool:
        return counter in self.kinds and self.kinds[counter].nature == Nature.TANK

    def prizes(self) -> dict[str, float]:
        """Returns the spaces this side does not control and wants, or wants to keep from the enemy, with their
        values."""
        return {
            space: value
            for space, value in self.objective.items()
            if value and self.markers.get((self.seat, space)) != Face.CONTROLLED
        }

    def standing(self, side: str, space: str) -> list[CounterView]:
        return [c for c in self.view.counters if c.space == space and self.kinds[c.id].side == side]

    def where(self, counter: str) -> str:
        """Where a counter stands or would come on; empty if nowhere."""
        if counter in self.counters:
            return self.counters[counter].space
        squads = set(self.kinds[counter].squads) if counter in self.kinds else set()
        riflemen = [
            c for c in self.view.counters if self.kinds[c.id].side == self.seat and self.kinds[c.id].unit == RIFLEMEN
        ]
        beside = [c.space for c in riflemen if not squads or squads & set(self.kinds[c.id].squads)]
        return self.spawns[self.seat].get(counter, beside[0] if beside else "")

    def ready(self, card: Card) -> float:
        return 1.2 + _weight(self, card.counter)

    def other(self, decision: Any) -> float:
        match decision:
            case EndTurn():
                return 0.0
            case Lose(card):
                return _loss(self, card)
            case Displace(to):
                return 0.4 + 0.1 * _away(self, to)
            case Lay(towards, face):
                return _mine(self, towards, face)
            case Return():
                return 0.5
            case _:
                return -50.0

    def pick(self, card: str) -> float:
        """Give away what is of little use in hand, and high if there is something to win this round."""
        known = self.cards[card]
        urgent = any(
            self.standing(self.seat, space) and self.markers.get((self.seat, space)) == Face.SCOUTED
            for space in self.prizes()
        )
        use = 0.0 if known.title == FOG else 2.0 + (1.0 if known.title == "rifleman" else 0.0)
        return (0.35 if urgent else 0.15) * known.initiative - use

    def hunker(self, card: str) -> float:
        known = self.cards[card]
        squads = set(known.squads)
        useless = bool(squads) and not any(
            squads & set(self.kinds[c.id].squads) for c in self.view.counters if self.kinds[c.id].side == self.seat
        )
        return 0.1 if useless and known.title != "rifleman" else -1.0

    def act(self, card: Card, act: d.Act, choice: Choice) -> float:
        match act:
            case d.Control():
                return _control(self, self.where(card.counter))
            case d.Move():
                return _walk(self, card.counter, act.to)
            case d.Scout():
                return _scout(self, card.counter, act.to)
            case d.Stalk():
                return 0.2 + 0.2 * _cover(self, act.to) - 0.1
            case d.Guide():
                return _walk(self, act.counter, act.to) - 0.2
            case d.Attack():
                return _shot(self, act.target, choice)
            case d.Suppress():
                return _suppression(self, act.target, choice)
            case d.Blast():
                return _blast(self)
            case d.Target():
                return _target(self, act.to)
            case d.Bolster():
                return 0.9 + self.take(act.take)
            case d.Command():
                return 1.5 + 0.2 * act.count
            case d.Inspire() | d.Exert():
                return 1.0 + (0.6 if self.cards[act.card].title in ("rifleman", "machine_gunner") else 0.0)
            case d.Flamethrower():
                return 1.2 * _shot(self, act.target, choice)
            case d.AntiTank() | d.Demolish():
                return _hard_shot(self, act.target, choice)
            case d.FightAndFade():
                return 0.1 + (
                    _shot(self, act.target, choice)
                    if act.target in self.counters
                    else 0.35 * _on_tile(self, act.target)
                )
            case d.Bombard():
                return 0.3 * _on_tile(self, act.space)
            case d.Grenade():
                return 0.5 * _on_tile(self, act.space)
            case d.Volley():
                return 0.3 * _on_tile(self, act.space)
            case d.Smoke():
                space = self.where(card.counter)
                return 0.3 * len(self.standing(self.seat, space)) * min(1.0, 4 * max(0.0, _danger(self, space)))
            case d.Mines():
                return 0.2 + _mine(self, act.towards, act.face)
            case d.FireZone():
                return _fire_zone(self, act.to)
            case d.Requisition():
                return 0.9 + self.take(act.take)
            case d.Rally():
                return 1.1 + _weight(self, act.counter)
            case d.AntiAir():
                return 0.5
            case d.Assault():
                return 0.6 + _walk(self, card.counter, act.to)
            case d.Secure():
                return 1.6
            case d.Recon():
                return 1.4
            case d.Conceal():
                return 0.35
            case d.Drive() | d.Navigate() | d.Repair() | d.ReconFlight() | d.Strafe():
                return 0.2

    def step_on(self, doing: DoingView, to: str) -> float:
        return _scout(self, doing.counter, to) + 0.3

    def take(self, card: str) -> float:
        """Which card of the supply the deck needs most."""
        known = self.cards[card]
        if known.title == FOG:
            return -2.0
        counter = known.counter
        on_board = not counter or counter in self.counters
        if counter in self.counters and self.counters[counter].routed:
            return 3.0 if self.kinds[counter].unit == RIFLEMEN else 1.5
        worth = {"rifleman": 0.7, "machine_gunner": 0.55, "sniper": 0.5, "scout": 0.2, "mortar": 0.15}.get(
            known.title, 0.6
        )
        return worth + (0.25 if on_board else -0.15)

    def strike(self, target: str, choice: Choice) -> float:
        if target not in self.counters:
            return 0.2
        mine = self.kinds[target].side == self.seat
        return (-1.0 if mine else 1.0) * hit_chance(choice) * _hit_value(self, target)


def _loss(s: Situation, card: str) -> float:
    """Reservists go first, upgraded soldiers last."""
    return {"reservist": 1.0, "ordinary": 0.5, "upgraded": 0.0}[s.cards[card].level] if card else 0.0


def _away(s: Situation, to: str) -> float:
    """How far a space is from what the enemy wants."""
    wanted = {space for space, value in s.prize[s.enemy].items() if value}
    return float(s.steps_to(to, wanted)) if wanted else 0.0


def _mine(s: Situation, towards: str, face: MineFace) -> float:
    near = any(towards in (c.space, *s.near[c.space]) for c in s.view.counters if s.kinds[c.id].side == s.enemy)
    tanks = any(s.is_tank(c.id) for c in s.view.counters if s.kinds[c.id].side == s.enemy)
    fits = face == MineFace.ANTI_PERSONNEL or tanks
    return (0.6 if near else 0.35) if fits else -0.2


def _weight(s: Situation, counter: str) -> float:
    """How much a counter matters."""
    return {RIFLEMEN: 0.8, "machine_gunners": 0.5, "snipers": 0.5, "scouts": 0.3, MORTAR: 0.3}.get(
        s.kinds[counter].unit if counter else "", 0.2
    )


def _hard_shot(s: Situation, target: str, choice: Choice) -> float:
    """Tanks are worth hitting, a building where enemies shelter in it."""
    if target in s.counters:
        return 1.4 * hit_chance(choice) * 3.0
    kind, space = target.split(" ", 1)
    if kind == "tunnel":
        return 0.3 * hit_chance(choice)
    awarded = sum(
        a.points
        for a in s.scene.awards
        if a.side == s.seat and a.occasion == "damage" and space in (a.spaces or (space,))
    )
    sheltered = len(s.standing(s.enemy, space)) - len(s.standing(s.seat, space))
    return hit_chance(choice) * (2.5 * awarded + 0.4 * sheltered)


def _fire_zone(s: Situation, to: str) -> float:
    """Where the enemy wants to go."""
    near = sum(1 for c in s.view.counters if s.kinds[c.id].side == s.enemy and to in s.near[c.space])
    return 0.3 * near + 0.3 * s.prize[s.enemy].get(to, 0.0)


def _control(s: Situation, space: str) -> float:
    value = s.objective.get(space, 0)
    if s.markers.get((s.seat, space)) == Face.CONTROLLED:
        return 5.0
    stolen = s.markers.get((s.enemy, space)) == Face.CONTROLLED
    if not value:
        return 0.2 if stolen else -0.2
    if not s.wants_objectives(s.seat):
        return 3.0 * value if stolen and s.wants_objectives(s.enemy) else 0.1
    wins = 100.0 if value >= s.missing(s.seat) else 0.0
    return wins + 3.0 + 2.0 * value + (1.5 * value if stolen else 0.0)


def _cover(s: Situation, space: str) -> int:
    tile = next(space_.tile for space_ in s.view.spaces if space_.id == space)
    return next(t.cover for t in s.scene.tiles if t.id == tile)


def _danger(s: Situation, space: str) -> float:
    """How exposed a space is: enemies near, less by its cover."""
    near = sum(
        1 for c in s.view.counters if s.kinds[c.id].side == s.enemy and (c.space == space or c.space in s.near[space])
    )
    return 0.25 * near - 0.12 * _cover(s, space)


def _walk(s: Situation, counter: str, to: str) -> float:
    """Riflemen go to objectives, others follow where they shoot better and are safer."""
    start = s.where(counter)
    goal = s.gathers(s.seat, counter)
    if goal:
        if start in goal:
            return -3.0
        before, after = s.steps_to(start, goal), s.steps_to(to, goal)
        return 2.0 * (before - after) + (3.0 if to in goal else 0.0)
    if s.kinds[counter].unit != RIFLEMEN:
        here, there = _shooting(s, start), _shooting(s, to)
        return 0.4 * (there - here) - 0.2 - _danger(s, to) + _danger(s, start)
    prizes = s.prizes() if s.wants_objectives(s.seat) or s.wants_objectives(s.enemy) else {}
    leaving = prizes.get(start, 0) and not s.standing(s.enemy, start)
    if leaving:
        return -2.0
    if not prizes:
        return 0.3 * (_danger(s, start) - _danger(s, to))
    open_ = {space for space in prizes if not s.standing(s.enemy, space)} or set(prizes)
    before, after = s.steps_to(start, open_), s.steps_to(to, open_)
    gain = before - after
    arrives = 1.2 + 0.6 * prizes[to] if to in open_ else 0.0
    crowded = 0.4 * (len([c for c in s.standing(s.seat, to) if s.kinds[c.id].unit == RIFLEMEN]))
    return 1.1 * gain + arrives - crowded - _danger(s, to) + 0.5 * _danger(s, start)


def _shooting(s: Situation, space: str) -> float:
    """How near the nearest enemy is, in points."""
    enemies = {c.space for c in s.view.counters if s.kinds[c.id].side == s.enemy}
    return -float(max(s.steps_to(space, enemies), 1)) if enemies else 0.0


def _scout(s: Situation, counter: str, to: str) -> float:
    new = (s.seat, to) not in s.markers
    prizes = s.prizes()
    wanted = {space for space in prizes if (s.seat, space) not in s.markers}
    if not wanted:
        return (0.1 if new else -0.4) - _danger(s, to)
    start = s.where(counter)
    before, after = s.steps_to(start, wanted), s.steps_to(to, wanted)
    gain = before - after
    found = 1.0 + 0.5 * prizes[to] if new and to in wanted else 0.0
    return 0.8 * gain + found + (0.3 if new and gain > 0 else -0.3 if new else 0.0) - 0.5 * _danger(s, to)


def _hit_value(s: Situation, target: str) -> float:
    """Returns the worth of a hit on a counter."""
    counter = s.counters[target]
    value = 1.6 + 2.0 * _weight(s, target)
    if any(isinstance(part, Rout) and (not part.counters or target in part.counters) for part in s.goals[s.seat]):
        value += 0.2 if counter.routed else 2.0
    if s.objective.get(counter.space) and s.kinds[target].unit == RIFLEMEN:
        value += 1.0
    if not s.wants_objectives(s.seat) and s.kinds[target].unit == RIFLEMEN:
        value += 2.0
    return value


def _shot(s: Situation, target: str, choice: Choice) -> float:
    return 1.4 * hit_chance(choice) * _hit_value(s, target)


def _suppression(s: Situation, target: str, choice: Choice) -> float:
    if s.counters[target].suppressed:
        return -1.0
    return 1.1 * hit_chance(choice) * (0.8 + 1.5 * _weight(s, target))


def _on_tile(s: Situation, space: str) -> float:
    """Enemies less own counters on a space, by what a hit is worth."""
    return sum(
        (_hit_value(s, c.id) if s.kinds[c.id].side == s.enemy else -_hit_value(s, c.id))
        for c in s.view.counters
        if c.space == space
    )


def _blast(s: Situation) -> float:
    return 0.45 * _on_tile(s, s.sides[s.seat].target)


def _target(s: Situation, to: str) -> float:
    lies = s.sides[s.seat].target
    return 0.3 * (_on_tile(s, to) - (_on_tile(s, lies) if lies else 0.0)) - 0.1


# --- the bot


PLAYERS: dict[str, type[Player]] = {
    VariantName.NORMANDY: normandy_player.Table,
    VariantName.NORTH_AFRICA: north_africa.Situation,
    VariantName.STALINGRAD: Situation,
}
"""How each game is played."""


def choose(seen: Seen, noise: Noise) -> Choice:
    """Scores every choice and takes the best."""
    if len(seen.choices) == 1:
        return seen.choices[0]
    player = PLAYERS[seen.scene.variant](seen.seat, seen.scene, seen.view)
    return max(seen.choices, key=lambda choice: player.score(choice) + player.noise * noise(choice.decision))


SAID = message("bot-sensible")
SENSIBLE = Bot(BotCard("sensible", "1", SAID), choose, takes_draw)
