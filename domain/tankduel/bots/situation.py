"""The view of a seat, indexed for queries, with the values of shots, places and cards to it."""

from bisect import bisect_left
from collections.abc import Iterable

from kronika.domain.kernel.bots import Seen
from kronika.domain.tankduel.content.missions import Admin
from kronika.domain.tankduel.content.pieces import EDGE, STEP, Card, Kind, Nation, Pierce, TankKind, Terrain
from kronika.domain.tankduel.decisions import Act, Use
from kronika.domain.tankduel.rules.acting import PER_LEVEL
from kronika.domain.tankduel.rules.deck import MOST_HIT
from kronika.domain.tankduel.rules.shooting import LEADERSHIP, MOTION
from kronika.domain.tankduel.rules.tanks import MOTION_COVER, RED_ZONE
from kronika.domain.tankduel.shots import ShotView
from kronika.domain.tankduel.view import TankDuelScene, TankDuelView, TankView

LOST = 5.4
"""Victory points that a penetration brings in the mean: three in ten end the tank, with its crew."""
FEAR = 0.25
"""The weight of harm to a friendly tank, relative to harm to an enemy."""
BOLD = 0.4
"""How much less it counts for who is not ahead."""
HULL_DOWN = 0.45
"""The weight of a shot at a hull-down tank: only hits on the turret count."""
CLOSER = 0.3
"""The value of each step towards the nearest enemy where no shot has any effect. The way to such a shot is longer than
the bot looks ahead."""
DOES_MUCH = 1.5
"""A shot worth this much needs no nearer place."""
TO_STOP = 0.4
"""The cost of stopping."""
UNSIGHTED = 0.4
"""The cost of each step by which the nearest enemy is out of sight."""
UNSEEN = 0.6
"""The weight of a shot at a tank that is not spotted yet."""
PLACED = 2.5
"""The value of a mission card: a point per round, and a share in those of the end."""
LAST = 2.0
"""How much more it counts in the last pass, when the end may come at any time."""
TOWARDS = 0.8
"""The cost of each step of distance to a place with a mission card."""


class Situation:
    """A battle as a seat sees it."""

    def __init__(self, seen: Seen) -> None:
        seat = seen.seat
        scene: TankDuelScene = seen.scene
        view: TankDuelView = seen.view
        self.seat, self.scene, self.view = seat, scene, view
        self.can_begin = {choice.decision.action for choice in seen.choices if isinstance(choice.decision, Act)}
        self.nation = Nation(seat.partition("_")[0])
        self.cards: dict[int, Card] = {card.number: card for card in scene.cards}
        self.kinds: dict[str, TankKind] = {kind.id: kind for kind in scene.kinds}
        self.terrain: dict[str, Terrain] = {terrain.id: terrain for terrain in scene.terrain}
        self.tanks: dict[str, TankView] = {tank.id: tank for tank in view.tanks}
        in_play = [tank for tank in view.tanks if tank.in_play]
        self.own = [tank for tank in in_play if tank.seat == seat]
        self.enemies = [tank for tank in in_play if tank.nation != self.nation]
        self.hand: tuple[int, ...] = next(hand.cards for hand in view.hands if hand.seat == seat)
        acting = self.tanks.get(view.active)
        self.active = acting if acting is not None and acting.seat == seat else None
        self.shots: dict[tuple[str, str], ShotView] = {(shot.shooter, shot.target): shot for shot in view.shots}
        self.action = next((choice.action for choice in view.chosen if isinstance(choice, Act)), None)
        self.used = [choice for choice in view.chosen if isinstance(choice, Use)]
        points = {nation: view.vp[nation] for nation in Nation}
        self.fear = FEAR if points[self.nation] > points[self.nation.enemy] else FEAR * BOLD
        self._modifiers = sorted(card.modifier for card in scene.cards if card.pierce == Pierce.NUMBER)
        self._always = sum(card.pierce == Pierce.ALWAYS for card in scene.cards)

    def cards_left(self) -> float:
        """The share of all cards, pass by pass, that is still to be drawn."""
        one_pass = len(self.scene.cards)
        to_come = (self.scene.passes - self.view.passed) * one_pass + self.view.deck
        return min(1.0, to_come / (self.scene.passes * one_pass))

    # --- cards

    def halves(self, kind: Kind, level: int = 0) -> list[int]:
        """The bonuses of the hand's cards of a kind, up to a level."""
        held = [half for number in self.hand for half in self.cards[number].halves]
        return [half.bonus for half in held if half.kind == kind and half.level <= level]

    def grounds(self) -> list[Terrain]:
        """The terrains in the hand that a mission does not bar."""
        held = {half.terrain for number in self.hand for half in self.cards[number].halves if half.terrain}
        return [self.terrain[terrain] for terrain in sorted(held) if terrain not in self.scene.rules.barred]

    def holds(self, kind: Kind, level: int = 0) -> bool:
        return bool(self.halves(kind, level))

    def keep(self, number: int) -> float:
        """Returns the value of a card in the hand: about one for a good Fire card."""
        card = self.cards[number]
        worths = sorted((self._half(card, at) for at in range(len(card.halves))), reverse=True)
        return worths[0] + 0.2 * sum(worths[1:]) + 0.12 * card.oi

    def _half(self, card: Card, at: int) -> float:
        half = card.halves[at]
        move = max((tank.move_level for tank in self.own), default=0)
        fire = max((tank.fire_level for tank in self.own), default=0)
        match half.kind:
            case Kind.FIRE:
                return 0.95 + half.bonus / 50 if half.level <= fire else 0.45 if half.level == fire + 1 else 0.15
            case Kind.MOVE:
                return 0.55 if half.level <= move else 0.1
            case Kind.FLANK:
                return 0.7 if half.level <= move else 0.1
            case Kind.TERRAIN:
                ground = self.terrain[half.terrain]
                return 0.35 + ground.cover / 60 + (0.2 if ground.fire_at else 0.0)
            case Kind.LEADERSHIP:
                return 0.85
            case Kind.TACTICS:
                return 0.8
            case Kind.COMMAND:
                return 0.55
        return 0.15

    def cheapest(self, cards: Iterable[int]) -> float:
        """Returns the value of the least useful of some cards; 9 if there are no cards."""
        return min(map(self.keep, cards), default=9.0)

    # --- shots

    def goes_through(self, needed: int) -> float:
        """The share of all cards by which a shot goes through that needs this modifier."""
        more = len(self._modifiers) - bisect_left(self._modifiers, needed)
        return (self._always + more) / len(self.scene.cards)

    def through(self, shot: ShotView, *, aimed: bool = False, more: int = 0) -> float:
        """How likely a hit goes through; `aimed`: at the place of the shooter's choice, `more`: with so much more
        penetration. Where the seat sees all cards, it is 0: the deck is shuffled first."""
        cards = max(1, shot.cards)
        seen = [place for place in shot.places if not place.hidden]
        if more:
            return sum(place.located * self.goes_through(place.needed - more) for place in seen) / cards
        if aimed:
            return max((place.pierces for place in seen if place.location != "tracks"), default=0) / cards
        return sum(place.located * place.pierces for place in seen) / cards**2

    def harm(self, shot: ShotView, bonus: int = 0, *, aimed: bool = False) -> float:
        """Returns the average value of a shot, in victory points."""
        hits = max(0, min(MOST_HIT, shot.to_hit + bonus)) / 100
        return hits * self.through(shot, aimed=aimed) * LOST

    def fire_bonus(self, tank: TankView) -> int | None:
        """The best that the hand adds to a shot; None: it has no Fire card that fits, even if the level is raised."""
        bonuses = self.halves(Kind.FIRE, tank.fire_level) or self.halves(Kind.FIRE, tank.fire_level + self.raises())
        if not bonuses:
            return None
        return max(bonuses) + (LEADERSHIP if self.holds(Kind.LEADERSHIP) else 0)

    def raises(self) -> int:
        """By how many levels the hand can raise one, with a card to spare that is laid."""
        return max(0, sum(self.cards[number].oi for number in self.hand) - 1) // PER_LEVEL

    def loading(self, shot: ShotView, bonus: int) -> float:
        """Returns the value that loaded APCR adds to a shot."""
        tank, at = self.tanks[shot.shooter], shot.range // STEP
        apcr = self.kinds[tank.model].gun.apcr
        if tank.loaded or not tank.apcr or at >= len(apcr):
            return 0.0
        hits = max(0, min(MOST_HIT, shot.to_hit + bonus)) / 100
        return hits * LOST * (self.through(shot, more=apcr[at]) - self.through(shot))

    def best_shot(self, tank: TankView) -> float:
        """Returns the value of a tank's best shot now; 0 if it has no shot."""
        return self._best(tank, [shot for shot in self.view.shots if shot.shooter == tank.id and shot.ready])

    def once_seen(self, tank: TankView) -> float:
        """Returns the value of a tank's best shot if it saw its enemies; 0 if it has no card for it."""
        return self._best(tank, [shot for shot in self.view.shots if shot.shooter == tank.id])

    def _best(self, tank: TankView, shots: list[ShotView]) -> float:
        bonus = self.fire_bonus(tank)
        return 0.0 if bonus is None else max((self.harm(shot, bonus) for shot in shots), default=0.0)

    # --- places

    def stand(self, tank: TankView, at: int, cover: int, *, moving: bool, placed: bool = False) -> float:
        """Returns the value for a tank of an own range under this cover; `placed`: with a mission card. A rolling tank
        pays a card to stop before it fires."""
        strikes = [self._could(tank, enemy, at, enemy.cover) for enemy in self.enemies]
        suffers = [self._suffers(enemy, tank, at, cover) for enemy in self.enemies]
        worth = max(strikes, default=0.0) + 0.25 * sum(strikes) - self.fear * sum(suffers)
        return (
            worth
            + self._mission(tank, at, placed)
            - (TO_STOP if moving else 0.0)
            + (0.15 if abs(at) <= RED_ZONE else 0.0)
            - self._too_far(at, max(strikes, default=0.0))
        )

    def _too_far(self, at: int, strike: float) -> float:
        """Returns the cost of an own range whose best shot has this low value."""
        steps = min((abs(at + enemy.range) for enemy in self.enemies), default=0) / STEP
        return CLOSER * steps * max(0.0, 1 - strike / DOES_MUCH)

    def _could(self, tank: TankView, enemy: TankView, at: int, cover: int) -> float:
        ranged = tank.ranging if tank.ranged == enemy.id else 0
        flanks = enemy.id in tank.flanks
        share = 1.0 if enemy.id in tank.spots else UNSEEN
        extra = ranged + (10 if flanks else 0)
        sunk = HULL_DOWN if enemy.hull_down and not flanks else 1.0
        return share * sunk * self._duel(tank.model, enemy.model, at + enemy.range, cover - extra, side=flanks)

    def _suffers(self, enemy: TankView, tank: TankView, at: int, cover: int) -> float:
        ranged = enemy.ranging if enemy.ranged == tank.id else 0
        flanks = tank.id in enemy.flanks
        share = 1.0 if tank.id in enemy.spots else UNSEEN
        extra = ranged + (10 if flanks else 0) + (MOTION if enemy.in_motion else 0)
        sunk = HULL_DOWN if tank.hull_down and at == tank.range and not flanks else 1.0
        return share * sunk * self._duel(enemy.model, tank.model, at + enemy.range, cover - extra, side=flanks)

    def _duel(self, shooter: str, target: str, metres: int, cover: int, *, side: bool) -> float:
        """Returns the value of one shot of a kind of tank at another from this distance."""
        gun, other, at = self.kinds[shooter].gun, self.kinds[target], abs(metres) // STEP
        if at >= len(gun.to_hit) or self._out_of_sight(metres):
            return 0.0
        face = other.side if side else other.front
        needed = round((face.hull + face.turret) / 2) - gun.pen[at]
        hits = max(0, min(MOST_HIT, gun.to_hit[at] + other.size - cover)) / 100
        return hits * self.goes_through(needed) * LOST

    def _out_of_sight(self, metres: int) -> bool:
        rules = self.scene.rules
        return bool(rules.sight) and abs(metres) > max(rules.sight, rules.place_sight)

    def _mission(self, tank: TankView, at: int, placed: bool) -> float:
        """Returns the value that a mission adds for an own range, and for one of its cards."""
        rules = self.scene.rules
        worth = 0.0
        if rules.breakout is not None and tank.nation == self.scene.attacker:
            worth += 10.0 if at <= rules.breakout.exit else 1.2 * (rules.breakout.attackers - at) / STEP
        if rules.drive is not None and tank.nation == Nation.GERMAN:
            return 0.8 * (1000 - at) / STEP + (2.0 if at <= 0 else 0.0)
        if rules.admin == Admin.ACROSS:
            return worth + (3.0 if at < 0 else 2.5 if at == 0 else -0.4 * at / STEP)
        if rules.sight and rules.places is None:
            beyond = min((abs(at + enemy.range) - rules.sight for enemy in self.enemies), default=0)
            worth -= UNSIGHTED * max(0, beyond) / STEP
        if rules.places is not None and rules.drive is None:
            near = min(abs(abs(at) - place) for place in rules.places.at) // STEP
            last = LAST if self.view.passed == self.scene.passes else 1.0
            worth += last * PLACED if placed else -TOWARDS * near if self._free(tank) else 0.0
        return worth

    def is_drawn(self, tank: TankView) -> bool:
        """Whether the mission draws a tank to another place."""
        rules = self.scene.rules
        if rules.breakout is not None:
            return tank.nation == self.scene.attacker
        if rules.drive is not None:
            return tank.nation == Nation.GERMAN
        if rules.places is not None and rules.admin != Admin.ACROSS:
            return self._free(tank) and not self._placed(tank)
        return rules.admin == Admin.ACROSS or bool(rules.sight)

    def _free(self, tank: TankView) -> bool:
        """Whether there is a mission card for a tank, if only the one it has."""
        return self.view.places > 0 or self._placed(tank)

    def _placed(self, tank: TankView) -> bool:
        places = self.scene.rules.places
        return places is not None and places.terrain in tank.terrain

    def resting(self, tank: TankView) -> float:
        """Returns the value of staying in place."""
        return self.stand(tank, tank.range, tank.cover, moving=tank.in_motion, placed=self._placed(tank))

    def reach(self, tank: TankView, steps: int) -> float:
        """Returns the value of the best own range within this number of steps."""
        grounds = self.grounds()
        best = max(grounds, key=_shelter, default=None)
        natural = max((ground for ground in grounds if not ground.urban), key=_shelter, default=None)
        laid = {ground.id: ground for ground in (best, natural) if ground is not None}
        return max(self.within(tank, steps, ground) for ground in (None, *laid.values()))

    def within(self, tank: TankView, steps: int, laid: Terrain | None) -> float:
        """The same with this terrain laid after the move; none: without."""
        goals = (tank.range + step * STEP for step in range(-steps, steps + 1))
        return max(self.arrived(tank, at, laid) for at in goals if abs(at) <= EDGE)

    def arrived(self, tank: TankView, at: int, laid: Terrain | None) -> float:
        """Returns the value of having moved to an own range and laid this terrain, with a mission card if possible."""
        shelter = _shelter(laid) if laid is not None else 0
        places = self.scene.rules.places
        fits = laid is None or (places is not None and places.natural and not laid.urban)
        if places is not None and abs(at) in places.at and fits and self._free(tank):
            cover = self.terrain[places.terrain].cover + shelter
            return self.stand(tank, at, cover, moving=False, placed=True)
        if laid is None:
            return self.stand(tank, at, MOTION_COVER, moving=True)
        return self.stand(tank, at, shelter, moving=False) - _trouble(laid)


def _shelter(ground: Terrain) -> int:
    """The cover of terrain, less what it does to fire."""
    return ground.cover + ground.fire_out - ground.fire_at


def _trouble(ground: Terrain) -> float:
    """Returns the cost of laying terrain on one's own tank: bogging down, hitting mines, firing less well."""
    return (0.8 if ground.mines or ground.halves_fire else 0.0) + (ground.bog[0] / 40 if ground.bog else 0.0)
