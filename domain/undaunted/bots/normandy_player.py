"""How the sensible bot plays Normandy: it looks one decision ahead and prefers what leaves it nearer to its
goal than the enemy is to his, with the better cards, and out of harm's way."""

from kronika.domain.kernel.bots import Choice
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.bots.normandy_worth import Judge, chance, ground_of, position_of
from kronika.domain.undaunted.bots.player import Player, hit_chance
from kronika.domain.undaunted.content import FOG, ActionName, Card, Face
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.view import DoingView, Scene, View


class Value:
    """The worth of things, in points."""

    victory = 1000.0  # winning immediately
    control = 2.0  # controlling an objective
    control_value = 1.2  # and each point of it
    fog = 0.9  # less for a card of fog of war
    suppress = 0.6  # suppressing anybody
    suppress_threat = 0.9  # more if he is about to control something
    suppress_gun = 0.7  # and by what he shoots down
    command = 0.95  # another card in hand
    conceal = 0.55  # a card of fog of war for the enemy
    recon = 1.3  # one of the own away
    ready = 0.7  # being suppressed no more
    need_scout = 0.5  # scouts a space nearer to what is to be scouted
    opened = 1.5  # a card that a marker saves riflemen
    stand = 0.5  # how much of where scouts stand counts
    rifle = 0.3  # another card of riflemen in the deck
    rifle_scarce = 1.5  # more the fewer there are
    mg = 0.2  # one of machine gunners
    sniper = 0.3  # another card of snipers
    scout = -0.2  # another card of scouts
    mortar = -0.2  # another card of a mortar
    leader = 0.7  # another card of a leader
    take_use = 0.5  # how much counts what it would be good for now
    dim = 0.25  # and less with each there is
    first = 0.6  # going first
    first_best = 0.25  # and with the best card in hand
    first_wins = 40.0  # and with a card in hand that wins
    first_theirs = 0.4  # and before an enemy near his goal
    more = 0.7  # each further card of a bolster
    thin = 12.0  # size at which a deck is half as much changed by a card
    into = 0.2  # how much counts going where enemies stand
    bloat = 0.3  # less for any card


class Table(Player):
    """A seat in Normandy."""

    noise = 0.02
    stopping = 0.0

    def __init__(self, seat: str, scene: Scene, view: View) -> None:
        super().__init__(seat, scene, view)
        self.ground = ground_of(scene)
        self.here = position_of(self.ground, view, seat)
        self.judge = Judge(self.ground, self.here, seat, view.round)
        self.plan, self.theirs = self.judge.plans[seat], self.judge.plans[self.enemy]
        self.urge = self.judge.urge[seat]
        self._uses: dict[str, float] = {}
        self.fog = {
            side: next(
                (id for id, card in self.ground.cards.items() if card.title == FOG and id.startswith(f"{side}-")), ""
            )
            for side in self.sides
        }

    def act(self, card: Card, act: d.Act, choice: Choice | None = None) -> float:
        """Returns the worth of an action of a card."""
        counter = card.counter
        match act:
            case d.Control():
                return self.control(self.where(counter))
            case d.Move(to) | d.Stalk(to):
                return self.walk(counter, to)
            case d.Guide(who, to):
                return self.walk(who, to)
            case d.Scout(to):
                return self.scout(counter, to, self.value(card, ActionName.SCOUT))
            case d.Attack(target):
                return self.judge.hit(target) * self.odds(counter, target, 0, choice)
            case d.Suppress(target):
                return self.suppression(target) * self.odds(
                    counter, target, self.value(card, ActionName.SUPPRESS), choice
                )
            case d.Blast():
                return self.blast(self.sides[self.seat].target)
            case d.Target(to):
                lies = self.sides[self.seat].target
                return 0.5 * (self.blast(to) - (self.blast(lies) if lies else 0.0))
            case d.Bolster(take):
                more = self.value(card, ActionName.BOLSTER) - 1
                return self.take(take) * (1.0 + Value.more * more)
            case d.Command(count):
                return count * Value.command
            case d.Inspire(again):
                return self.use(again) + 0.1
            case d.Recon():
                return Value.recon
            case d.Conceal():
                return Value.conceal if self.supply(self.enemy, self.fog[self.enemy]) else -0.1
            case _:
                return 0.0

    def step_on(self, doing: DoingView, to: str) -> float:
        if doing.action != ActionName.SCOUT:
            return self.walk(doing.counter, to)
        return self.scout(doing.counter, to, doing.left)

    # --- parts

    def where(self, counter: str) -> str:
        """Where a counter stands or would come on; empty if nowhere."""
        return self.here.places.get(counter) or self.ground.spawns.get(counter, "")

    def supply(self, side: str, card: str) -> int:
        """Returns how many copies of a card are in the supply."""
        return next(z.cards for z in self.sides[side].zones if z.zone == Zone.SUPPLY).count(card)

    def value(self, card: Card, name: ActionName) -> int:
        """The number printed with an action."""
        return next((action.value for action in card.actions if action.name == name), 0)

    def odds(self, counter: str, target: str, dice: int, choice: Choice | None) -> float:
        """How likely a shot hits."""
        if choice is not None and choice.odds is not None:
            return choice.odds.wins / choice.odds.outcomes
        total = self.judge.defence(self.here, self.where(counter), target)
        return chance(total, dice or self.ground.dice[counter])

    def control(self, space: str) -> float:
        """Returns the worth of controlling a space, and of taking it from the enemy."""
        here, ground = self.here, self.ground
        value = here.objectives.get(space, 0)
        stolen = value if here.markers[self.enemy].get(space) == Face.CONTROLLED and ground.wanted[self.enemy] else 0
        if here.markers[self.seat].get(space) == Face.CONTROLLED:
            value = 1
        gain = 0.0
        if value and ground.wanted[self.seat]:
            if value >= self.plan.missing:
                return Value.victory
            gain = self.urge * (Value.control + Value.control_value * value)
        return gain + stolen * self.judge.urge[self.enemy] + 0.05

    def walk(self, counter: str, to: str) -> float:
        """Returns what a counter gains by moving: a better position, and riflemen nearer to their task."""
        start = self.where(counter)
        judge = self.judge
        gain = judge.stand(counter, to) - judge.stand(counter, start)
        if "mortar" in counter:
            return gain - (0.5 if self.sides[self.seat].target else 0.2)
        task = self.plan.first(counter)
        if task is not None:
            ways = self.plan.ways(task.space, frozenset(self.here.markers[self.seat]))
            nearer = ways[start] - ways[to]
            if to == task.space and any(
                at == to and self.ground.side(id) == self.enemy for id, at in self.here.places.items()
            ):
                nearer *= Value.into
            gain += self.urge * (1.0 if task.needed else 0.5) * nearer
        return gain - 0.1

    def scout(self, counter: str, to: str, left: int) -> float:
        """A step of scouts, and the best one after it."""
        mine = frozenset(self.here.markers[self.seat])
        first = self.step(counter, self.where(counter), to, mine, 0)
        if left < 2:
            return first
        new = to not in mine
        then = max(self.step(counter, to, there, mine | {to}, int(new)) for there in self.ground.near[to])
        return first + max(0.0, then)

    def step(self, counter: str, start: str, to: str, mine: frozenset[str], fogs: int) -> float:
        """One step of scouts."""
        judge = self.judge
        gain = Value.stand * (judge.stand(counter, to) - judge.stand(counter, start))
        gain += (1.0 - Value.stand) * (judge.blocks(counter, to) - judge.blocks(counter, start))
        if to not in mine:
            gain += self.opened(to, mine)
            if self.supply(self.seat, self.fog[self.seat]) > fogs:
                gain -= Value.fog / judge.haste
        return gain + Value.need_scout * (self.lead(to, mine | {to}) - self.lead(start, mine))

    def opened(self, to: str, mine: frozenset[str]) -> float:
        """Returns what a marker on a space saves the riflemen."""
        whole = 0.0
        for id in self.ground.riflemen[self.seat]:
            task = self.plan.first(id)
            start = self.where(id)
            if task is not None and start:
                before = self.plan.ways(task.space, mine)[start]
                after = self.plan.ways(task.space, mine | {to})[start]
                whole += (1.0 if task.needed else 0.5) * (before - after)
        return Value.opened * self.urge * whole

    def lead(self, space: str, mine: frozenset[str]) -> float:
        """How near a space is to what is to be scouted."""
        best = -9.0
        for id in self.ground.riflemen[self.seat]:
            task = self.plan.first(id)
            start = self.where(id)
            if task is None or not start:
                continue
            ways = self.plan.ways(task.space, mine)
            at = start
            while at != task.space:
                at = min(self.ground.near[at], key=lambda s: ways[s] + (1.0 if s in mine else 1.9))
                if at not in mine:
                    best = max(best, -float(self.ground.range[space][at]))
                    break
        return best if best > -9.0 else 0.0

    def suppression(self, target: str) -> float:
        """Returns the worth of suppressing a counter."""
        if target in self.here.suppressed:
            return -0.2
        value = Value.suppress
        title = self.ground.card_of[target].title
        if title == "rifleman":
            task = self.theirs.first(target)
            if task is not None and task.needed and task.cards <= 2.5:
                value += Value.suppress_threat * self.judge.urge[self.enemy]
        return value + Value.suppress_gun * self.judge.fire_from(target, self.here.places[target])

    def strike(self, target: str, choice: Choice) -> float:
        """Returns the worth of shooting next at a counter of a tile."""
        sign = 1.0 if self.ground.side(target) == self.enemy else -1.0
        return sign * self.judge.hit(target) * hit_chance(choice)

    def blast(self, space: str) -> float:
        """Returns the expected hits of a blast on a space."""
        whole = 0.0
        for id, place in self.here.places.items():
            if place == space:
                tile = self.ground.tiles[self.here.tiles[space]]
                total = self.ground.kinds[id].defence + (tile.hill_cover if tile.hill else tile.cover)
                sign = 1.0 if self.ground.side(id) == self.enemy else -1.0
                whole += sign * self.judge.hit(id) * chance(total, 1)
        return whole

    def take(self, id: str) -> float:
        """Returns the worth of another copy of a card in the deck: its use now, less what it dilutes."""
        card = self.ground.cards[id]
        count = self.here.cards[id]
        if card.title == FOG:
            return -2.0
        size = self.here.sizes[self.seat]
        thin = Value.thin / (Value.thin + size)
        base = {
            "rifleman": Value.rifle,
            "machine_gunner": Value.mg,
            "sniper": Value.sniper,
            "scout": Value.scout,
            "mortar": Value.mortar,
        }.get(card.title, Value.leader)
        if card.counter:
            good = self.shells() if card.title == "mortar" else self.useful(id)
            base += Value.take_use * min(3.0, good) / (1.0 + Value.dim * count)
        if card.title == "rifleman":
            base += Value.rifle_scarce / (1.0 + count)
        return 2 * thin * base - Value.bloat

    def shells(self) -> float:
        """Returns the worth of the best blast."""
        at = next(
            (
                self.where(id)
                for id, card in self.ground.card_of.items()
                if card.title == "mortar" and self.ground.side(id) == self.seat
            ),
            "",
        )
        return max(
            (self.blast(to) for to in set(self.here.places.values()) if at and self.ground.range[at][to] >= 3),
            default=0.0,
        )

    def scouting(self) -> bool:
        """Whether anything is left to scout."""
        return self.lead(next(iter(self.ground.near)), frozenset(self.here.markers[self.seat])) < 0.0

    def hunker(self, id: str) -> float:
        """Returns the worth of removing a card."""
        card = self.ground.cards[id]
        if card.title == "scout" and not self.scouting():
            return 0.3
        return -0.5

    def ready(self, card: Card) -> float:
        """Returns the worth of turning a suppressed counter up."""
        return Value.ready + 0.3 * self.judge.hit(card.counter)

    # --- what a card is good for now

    def use(self, id: str) -> float:
        """Returns the worth of the best action of a card now."""
        card = self.ground.cards[id]
        if not card.actions:
            return 0.0
        if card.counter in self.here.suppressed:
            return self.ready(card)
        return max((self.act(card, act) for act in self.acts(card)), default=0.0)

    def acts(self, card: Card) -> list[d.Act]:
        """Returns the acts of a card now that are worth weighing."""
        here, seat, start = self.here, self.seat, self.where(card.counter)
        mine = here.markers[seat]
        found: list[d.Act] = []
        for action in card.actions:
            match action.name:
                case ActionName.MOVE if start:
                    found += [d.Move(to) for to in self.ground.near[start] if to in mine]
                case ActionName.STALK if start:
                    found += [d.Stalk(to) for to in self.ground.near[start]]
                case ActionName.SCOUT if start:
                    found += [d.Scout(to) for to in self.ground.near[start]]
                case ActionName.CONTROL if start and mine.get(start) == Face.SCOUTED:
                    if not any(
                        place == start and self.ground.side(id) == self.enemy for id, place in here.places.items()
                    ):
                        found.append(d.Control())
                case ActionName.ATTACK if start:
                    found += [d.Attack(id) for id in here.places if self.ground.side(id) == self.enemy]
                case ActionName.SUPPRESS if start:
                    found += [d.Suppress(id) for id in here.places if self.ground.side(id) == self.enemy]
                case ActionName.BOLSTER:
                    supply = next(z.cards for z in self.sides[seat].zones if z.zone == Zone.SUPPLY)
                    found += [
                        d.Bolster(id)
                        for id in dict.fromkeys(supply)
                        if not action.squads or set(action.squads) & set(self.ground.cards[id].squads)
                    ]
                case ActionName.COMMAND:
                    found.append(d.Command(action.value))
                case ActionName.BLAST if self.sides[seat].target:
                    found.append(d.Blast())
                case ActionName.TARGET if start:
                    found += [d.Target(to) for to in set(here.places.values()) if self.ground.range[start][to] >= 3]
                case ActionName.CONCEAL:
                    found.append(d.Conceal())
        return found

    def pick(self, id: str) -> float:
        """Returns the worth of going first with this card, less the worth of the card."""
        hand = list(next(z.cards for z in self.sides[self.seat].zones if z.zone == Zone.HAND))
        hand.remove(id)
        best = max((self.useful(card) for card in hand), default=0.0)
        lost = self.useful(id) * (0.6 if id in hand else 1.0)
        value = (
            Value.first
            + (Value.first_wins if best > Value.victory / 2 else Value.first_best * best)
            + Value.first_theirs * max(0.0, 4.0 - self.theirs.left) * self.judge.urge[self.enemy]
        )
        return value * self.outbids(self.ground.cards[id].initiative) - min(lost, 60.0)

    def useful(self, id: str) -> float:
        """The same, remembered."""
        if id not in self._uses:
            self._uses[id] = self.use(id)
        return self._uses[id]

    def outbids(self, initiative: int) -> float:
        """How likely a card wins the initiative against the cards that the other side may hold; the holder of the
        marker wins a tie."""
        lower = equal = whole = 0.0
        for id, count in self.here.cards.items():
            if id.startswith(f"{self.enemy}-"):
                value = self.ground.cards[id].initiative
                whole += count
                lower += count * (value < initiative)
                equal += count * (value == initiative)
        if self.view.initiative == self.seat:
            lower += equal
        return lower / whole if whole else 1.0
