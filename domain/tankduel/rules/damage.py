"""TD61–TD75: the effects of damage cards, and the loss of tanks."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Cross, DamageCard, Harm, Icon, Item, Location, Loss, Role
from kronika.domain.tankduel.decisions import Man
from kronika.domain.tankduel.rules.deck import draw_damage, flip, lose_at_random
from kronika.domain.tankduel.rules.sighting import lose_sight
from kronika.domain.tankduel.rules.tanks import move_level
from kronika.domain.tankduel.rules.tasks import Agenda, Task, ask_owner
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.state import Man as Crewman

LEADERS = (Role.COMMANDER, Role.GUNNER)


def _critical(card: DamageCard, location: Location) -> tuple[Item, ...]:
    items: tuple[Item, ...] = getattr(card.critical, location)
    return items


def _ordinary(card: DamageCard, location: Location, *, heavy: bool) -> tuple[Item, ...]:
    if location == Location.TRACKS:
        return card.tracks
    part = card.hull if location == Location.HULL else card.turret
    return part.heavy if heavy else part.light


def _for_crew(board: Board, tank: Tank, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """TDR19: with a commander/gunner, items for either role hit that man once per card, with the heavier harm."""
    if not any(post.role == Role.COMMANDER_GUNNER for post in board.kind(tank).crew):
        return items
    meant = [item for item in items if item.role in LEADERS]
    if not meant:
        return items
    worst = max(meant, key=lambda item: item.harm == Harm.KILL)
    first = items.index(meant[0])
    rest = tuple(item for at, item in enumerate(items) if at == first or item.role not in LEADERS)
    return tuple(replace(worst, role=Role.COMMANDER_GUNNER) if item is meant[0] else item for item in rest)


class Harming(Task, frozen=True, tag="harming.v1"):
    """A damage card is carried out, item by item (TD61–TD64)."""

    tank: str  #: The tank that is damaged.
    by: str  #: The tank that did it; empty: nobody.
    items: tuple[Item, ...]  #: The items still to come.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD62–TD64: one item."""
        if not self.items:
            return rest
        item, *others = self.items
        rest = (Harming(self.tank, self.by, tuple(others)), *rest)
        match item.harm:
            case Harm.WOUND | Harm.KILL:
                man = out.board.tanks[self.tank].man_in(item.role)
                if man is not None:
                    hurt(out, chance, self.tank, man, self.by, killed=item.harm == Harm.KILL)
            case Harm.CHECK_EXPLOSION | Harm.EXPLOSION:
                if item.harm == Harm.EXPLOSION or _comes(out, chance, self.tank, Icon.EXPLOSION):
                    return (Escaping(self.tank, self.by, fire=False), *rest)
            case Harm.CHECK_FIRE | Harm.FIRE:
                breaks_out = item.harm == Harm.FIRE or _comes(out, chance, self.tank, Icon.FIRE)
                if breaks_out and not out.board.tanks[self.tank].on_fire:
                    out.emit(e.FireBrokeOut(self.tank, self.by))
            case Harm.CATASTROPHIC:
                for man in out.board.tanks[self.tank].living:
                    kill(out, self.tank, man.role, self.by)
                lose(out, chance, self.tank, self.by, Loss.CATASTROPHIC)
            case Harm.MAIN_GUN_HIT:
                out.emit(e.GunHit(self.tank))
            case Harm.TRACKS_DAMAGED | Harm.IMMOBILISED:
                tank = out.board.tanks[self.tank]
                if not tank.immobilised:
                    out.emit(e.TracksHit(self.tank, item.harm == Harm.IMMOBILISED or tank.damaged))
                    lost = move_level(out.board, tank) - move_level(out.board, out.board.tanks[self.tank])
                    return tuple([task.slowed(self.tank, lost) if isinstance(task, Task) else task for task in rest])
        return rest


def harm(
    out: Emitter, tank: str, by: str, card: int, items: tuple[Item, ...], *, critical: bool = False
) -> tuple[Harming]:
    """Carries out the items of a damage card on a tank."""
    items = _for_crew(out.board, out.board.tanks[tank], items)
    out.emit(e.DamageRead(tank, card, critical, items))
    return (Harming(tank, by, items),)


def _comes(out: Emitter, chance: Chance, tank: str, icon: Icon) -> bool:
    """TD63: small letters: a flip with that icon makes it happen."""
    return icon in flip(out, chance, icon.value, out.board.tanks[tank].seat, tank).icons


def hurt(out: Emitter, chance: Chance, tank: str, man: Crewman, by: str, *, killed: bool) -> None:
    """TD62: a wounded man who is wounded again is killed; TDR50: with the last man the tank is lost."""
    if not killed and not man.wounded:
        out.emit(e.ManHurt(tank, man.role, killed=False))
        return
    kill(out, tank, man.role, by)
    if not out.board.tanks[tank].living:
        lose(out, chance, tank, by, Loss.CREW)


def kill(out: Emitter, tank: str, role: Role, by: str) -> None:
    """TD66, TD67, TDR61: a man dies; his points go to the tank that did it."""
    out.emit(e.ManHurt(tank, role, killed=True))
    post = next(post for post in out.board.kind(out.board.tanks[tank]).crew if post.role == role)
    score(out, by, post.vp)
    if role in (Role.COMMANDER, Role.COMMANDER_GUNNER):
        lose_sight(out, tank, out.board.tanks[tank].spots)


def score(out: Emitter, tank: str, vp: int) -> None:
    """TD78, TDR21: points of a tank."""
    if tank and vp:
        out.emit(e.Scored(tank, vp))


def lose(out: Emitter, chance: Chance, tank: str, by: str, how: Loss) -> None:
    """TD75, TD74: a tank is eliminated, or left by its crew; its player loses half of his hand at random, rounded
    up."""
    seat = out.board.tanks[tank].seat
    out.emit(e.TankLost(tank, by, how))
    score(out, by, out.board.kind(out.board.tanks[tank]).vp)
    for _ in range((len(out.board.hands.get(seat, ())) + 1) // 2):
        lose_at_random(out, chance, seat)


def crossed(board: Board, tank: Tank, card: DamageCard) -> bool:
    """TD68, TD69: whether a damage card crosses the quality of a crew, or a condition that holds."""
    holds = {
        Cross(tank.quality.value): True,
        Cross.COMMANDER_DEAD: tank.commander_dead,
        Cross.ON_FIRE: tank.on_fire,
        Cross.IMMOBILISED: tank.immobilised,
    }
    return any(holds.get(cross, False) for cross in card.crosses)


class Breaking(Task, frozen=True, tag="breaking.v1"):
    """Whether the morale of a damaged tank breaks (TD68)."""

    tank: str  #: The tank.
    by: str  #: The tank that did it.
    card: int  #: The damage card.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD68; TDR14: one Broken card a tank."""
        board = out.board
        tank = board.tanks[self.tank]
        if not tank.broken and crossed(board, tank, board.damage_card(self.card)):
            out.emit(e.MoraleBroke(self.tank, self.by))
        return rest


def suffer(
    out: Emitter, chance: Chance, tank: str, by: str, location: Location, tn: int, *, heavy: bool
) -> tuple[Harming, Breaking]:
    """TD61: the damage card of a penetrating hit; its items, then morale."""
    card = draw_damage(out, chance, "damage", out.board.tanks[tank].seat, tank)
    critical = card.crit == tn
    items = _critical(card, location) if critical else _ordinary(card, location, heavy=heavy)
    harming, *_ = harm(out, tank, by, card.number, items, critical=critical)
    return harming, Breaking(tank, by, card.number)


class Escaping(Task, frozen=True, tag="escaping.v1"):
    """The crew leaves an exploding or burning tank (TD73), man by man."""

    asks = {"escape_order": "TD73"}

    tank: str  #: The tank.
    by: str  #: The tank that did it.
    fire: bool  #: Whether the cause is a fire, not an explosion.
    checked: tuple[str, ...] = ()  #: The men, by their roles, who have been checked.

    def script(self, board: Board, choices: Sequence[Any]) -> Role | None:
        """TD73: the player sets the order."""
        left = _unchecked(board, self)
        if not left:
            return None
        if not board.tanks[self.tank].seat:
            return left[0].role
        ask = ask_owner(board, self.tank, choices)
        place = ask("escape_order", tuple(Man(man.place) for man in left), skip=True).place
        return next(man.role for man in left if man.place == place)

    def carry(self, out: Emitter, chance: Chance, role: Role | None, rest: Agenda) -> Agenda:
        """TD73: one card for each living man, two for a wounded one; the icon of the cause on any: dead."""
        how = Icon.FIRE if self.fire else Icon.EXPLOSION
        if role is None:
            lose(out, chance, self.tank, self.by, Loss(how.value))
            return rest
        tank = out.board.tanks[self.tank]
        man = next(man for man in tank.crew if man.role == role)
        cards = [flip(out, chance, "escape", tank.seat, self.tank) for _ in range(1 + man.wounded)]
        if any(how in card.icons for card in cards):
            kill(out, self.tank, role, self.by)
        return (replace(self, checked=(*self.checked, role.value)), *rest)


def _unchecked(board: Board, task: Escaping) -> tuple[Crewman, ...]:
    return tuple(man for man in board.tanks[task.tank].living if man.role not in task.checked)
