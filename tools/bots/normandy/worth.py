"""What counters, hits and places are worth to a seat, in points: about one for a card well used."""

from msgspec.structs import replace

from domain.undaunted.content import Face
from tools.bots.normandy.ground import Ground, chance
from tools.bots.normandy.plan import Plan
from tools.bots.normandy.position import Position


class W:
    urge = 1.8
    urge_end = 5.0
    hit = 0.8
    rifle = 0.8
    scarce = 1.2
    pin = 14.0
    clear = 1.2
    threat = 0.8
    sniper = 0.8
    mg = 0.6
    scouts = 0.2
    fire = 0.6
    exposed = 0.6
    block = 0.5
    hold = 4.0
    deny = 18.0
    pace = 0.65
    mortar = 1.0
    wander = 0.35
    block_end = 9.0
    haste = 2.0
    late = 20.0


class Judge:
    def __init__(self, ground: Ground, position: Position, seat: str, round_: int = 0) -> None:
        self.ground, self.here, self.seat = ground, position, seat
        self.enemy = ground.enemy[seat]
        self.plans = {side: Plan(ground, position, side) for side in (seat, self.enemy)}
        self.urge = {side: W.urge + W.urge_end / (2.0 + plan.left) for side, plan in self.plans.items()}
        self.haste = 1.0 + min(W.haste, max(0.0, round_ - W.late) / 10.0)
        self.urge[seat] *= self.haste
        self._hits: dict[str, float] = {}
        self._blocks: dict = {}
        self._lefts: dict = {}
        self.costs = {s: p.left for s, p in self.plans.items()}

    def lives(self, counter: str) -> float:
        return self.here.cards[self.ground.card_of[counter].id]

    def rate(self, p: Position, counter: str) -> float:
        """How many cards of a counter its side plays in a round."""
        return 3.2 * self.lives(counter) / max(4.0, p.sizes[self.ground.side(counter)])

    def standing(self, p: Position) -> float:
        """..."""
        return 0.0

    def hit(self, target: str) -> float:
        """What a hit on a counter is worth to the other side."""
        if target not in self._hits:
            self._hits[target] = self._hit(target)
        return self._hits[target]

    def _hit(self, target: str) -> float:
        ground, p = self.ground, self.here
        whose = ground.side(target)
        other = ground.enemy[whose]
        lives = self.lives(target)
        last = 1.0 / (1.0 + lives)
        kind = ground.card_of[target].title
        value = W.hit
        if kind == "rifleman":
            value += W.rifle + W.scarce * last
            if not ground.wanted[other]:
                left = sum(1.0 + self.lives(id) for id in ground.riflemen[whose] if id in p.places)
                value += W.pin / (1.0 + left)
            task = self.plans[whose].first(target)
            if task is not None and task.needed:
                value += W.threat * self.urge[whose] * (1.0 if task.cards <= 3 else 0.4) * (0.5 + last)
        elif kind == "sniper":
            value += W.sniper
        elif kind == "machine_gunner":
            value += W.mg
        elif kind == "scout":
            value += W.scouts
        place = p.places.get(target)
        for task in self.plans[other].tasks:
            if task.space == place:
                value += W.clear * self.urge[other] * (1.0 if task.needed else 0.4) * (0.4 + last)
                break
        return value

    def defence(self, p: Position, origin: str, target: str, space: str | None = None) -> int:
        """The total defence of a counter against an attack from a space."""
        ground = self.ground
        space = space or p.places[target]
        tile = ground.tiles[p.tiles[space]]
        low = tile.hill and ground.tiles[p.tiles[origin]].hill
        return ground.kinds[target].defence + (tile.hill_cover if low else tile.cover) + ground.range[origin][space]

    def fire_from(self, counter: str, space: str) -> float:
        """What a counter may expect to shoot down in a round from a space."""
        ground, p = self.ground, self.here
        dice = ground.dice[counter]
        side = ground.side(counter)
        best = (
            max(
                (chance(self.defence(p, space, id), dice) * self.hit(id) for id in p.places if ground.side(id) != side),
                default=0.0,
            )
            if dice
            else 0.0
        )
        return self.rate(p, counter) * best

    def danger(self, counter: str, space: str) -> float:
        """What the other side may expect to shoot down of a counter on a space in a round."""
        ground, p = self.ground, self.here
        side = ground.side(counter)
        whole = 0.0
        for id, place in p.places.items():
            if ground.side(id) != side and (dice := ground.dice[id]):
                rate = self.rate(p, id)
                if id in p.suppressed:
                    rate *= 0.4
                whole += rate * chance(self.defence(p, place, counter, space), dice)
        return min(1.5, 0.6 * whole + W.mortar * self.shelled(counter, space)) * self.hit(counter)

    def shelled(self, counter: str, space: str) -> float:
        """How often a counter on a space may expect to be hit by the enemy's mortar in a round."""
        ground, p = self.ground, self.here
        enemy = ground.enemy[ground.side(counter)]
        whole = 0.0
        for id in p.places:
            if ground.side(id) == enemy and ground.card_of[id].title == "mortar":
                tile = ground.tiles[p.tiles[space]]
                hit = chance(ground.kinds[counter].defence + (tile.hill_cover if tile.hill else tile.cover), 1)
                lies = p.targets[enemy]
                crowd = any(
                    at == space and other != counter and ground.side(other) != enemy for other, at in p.places.items()
                )
                whole += self.rate(p, id) * hit * (1.0 if lies == space else W.wander * (1.0 if crowd else 0.5))
        return whole

    def blocks(self, counter: str, space: str) -> float:
        """What a counter on a space is worth because the enemy wants to control it."""
        side = self.ground.side(counter)
        enemy = self.ground.enemy[side]
        p = self.here
        if (
            not self.ground.wanted[enemy]
            or not p.objectives.get(space)
            or (p.markers[enemy].get(space) == Face.CONTROLLED and space != self.ground.radio)
        ):
            return 0.0
        key = (counter, space)
        if key not in self._blocks:
            off = {id: at for id, at in p.places.items() if id != counter}
            free = self._left(replace(p, places=off), enemy)
            held = self._left(replace(p, places=off | {counter: space}), enemy)
            soon = self._sooner(p, enemy, space, counter)
            share = min(1.0, p.objectives[space] / max(1, self.plans[enemy].missing))
            less = W.deny * share * (W.pace**soon - W.pace ** (soon + 1.6 * (1.0 + self.lives(counter))))
            self._blocks[key] = max(less, W.block * min(W.hold, held - free) * W.block_end / (2.0 + free))
        return self._blocks[key]

    def _sooner(self, p, side: str, space: str, but: str) -> float:
        """In how many cards a side could control a space, if one of those there were not."""
        plan, ground = self.plans[side], self.ground
        ways = plan.ways(space, frozenset(p.markers[side]))
        starts = [p.places.get(id) or ground.spawns.get(id, "") for id in ground.riflemen[side]]
        there = sum(
            1.6 * (1.0 + self.lives(id))
            for id, at in p.places.items()
            if at == space and ground.side(id) != side and id != but
        )
        return min((ways.get(start, 40.0) for start in starts if start), default=40.0) + 1.0 + there

    def _left(self, p, side):
        key = (side, tuple(p.places.items()))
        if key not in self._lefts:
            self._lefts[key] = Plan(self.ground, p, side).left
        return self._lefts[key]

    def stand(self, counter: str, space: str) -> float:
        """What standing on a space is worth to its side, but for its tasks."""
        return (
            self.haste * W.fire * self.fire_from(counter, space)
            - W.exposed * self.danger(counter, space)
            + self.blocks(counter, space) / self.haste
        )
