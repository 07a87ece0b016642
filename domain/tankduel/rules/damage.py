"""TD61–TD75: what a damage card does, and how tanks are lost."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Icon
from kronika.domain.tankduel.content.damage import Cross, DamageCard, Harm, Item
from kronika.domain.tankduel.content.tanks import Location, Role
from kronika.domain.tankduel.content.words import Loss
from kronika.domain.tankduel.decisions import Man
from kronika.domain.tankduel.frames import Breaking, Escaping, Harming
from kronika.domain.tankduel.rules.deck import draw_damage, flip, lose_at_random
from kronika.domain.tankduel.rules.sighting import lose_sight
from kronika.domain.tankduel.rules.steps import Agenda, Step, ask_owner
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.state import Man as Crewman

LEADERS = (Role.COMMANDER, Role.GUNNER)


def suffer(
    out: Emitter, chance: Chance, tank: str, by: str, location: Location, tn: int, *, heavy: bool
) -> tuple[Harming, Breaking]:
    """TD61: the damage card of a penetrating hit; its items, then morale."""
    card = draw_damage(out, chance, "damage", out.board.tanks[tank].seat, tank)
    critical = card.crit == tn
    items = _critical(card, location) if critical else _ordinary(card, location, heavy=heavy)
    harming, *_ = harm(out, tank, by, card.number, items, critical=critical)
    return harming, Breaking(tank, by, card.number)


def harm(
    out: Emitter, tank: str, by: str, card: int, items: tuple[Item, ...], *, critical: bool = False
) -> tuple[Harming]:
    """What of a damage card is carried out on a tank."""
    items = _for_crew(out.board, out.board.tanks[tank], items)
    out.emit(e.DamageRead(tank, card, critical, items))
    return (Harming(tank, by, items),)


def _critical(card: DamageCard, location: Location) -> tuple[Item, ...]:
    items: tuple[Item, ...] = getattr(card.critical, location)
    return items


def _ordinary(card: DamageCard, location: Location, *, heavy: bool) -> tuple[Item, ...]:
    if location == Location.TRACKS:
        return card.tracks
    part = card.hull if location == Location.HULL else card.turret
    return part.heavy if heavy else part.light


def _for_crew(board: Board, tank: Tank, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """TDR19: of a tank with a commander/gunner both items mean him, once a card, the heavier one."""
    if not any(post.role == Role.COMMANDER_GUNNER for post in board.kind(tank).crew):
        return items
    meant = [item for item in items if item.role in LEADERS]
    if not meant:
        return items
    worst = max(meant, key=lambda item: item.harm == Harm.KILL)
    first = items.index(meant[0])
    rest = tuple(item for at, item in enumerate(items) if at == first or item.role not in LEADERS)
    return tuple(replace(worst, role=Role.COMMANDER_GUNNER) if item is meant[0] else item for item in rest)


def _harming(out: Emitter, chance: Chance, task: Harming, answer: None, rest: Agenda) -> Agenda:
    """TD62–TD64: one item."""
    if not task.items:
        return rest
    item, *others = task.items
    rest = (Harming(task.tank, task.by, tuple(others)), *rest)
    match item.harm:
        case Harm.WOUND | Harm.KILL:
            man = out.board.tanks[task.tank].man_in(item.role)
            if man is not None:
                hurt(out, chance, task.tank, man, task.by, killed=item.harm == Harm.KILL)
        case Harm.CHECK_EXPLOSION | Harm.EXPLOSION:
            if item.harm == Harm.EXPLOSION or _comes(out, chance, task.tank, Icon.EXPLOSION):
                return (Escaping(task.tank, task.by, fire=False), *rest)
        case Harm.CHECK_FIRE | Harm.FIRE:
            breaks_out = item.harm == Harm.FIRE or _comes(out, chance, task.tank, Icon.FIRE)
            if breaks_out and not out.board.tanks[task.tank].on_fire:
                out.emit(e.FireBrokeOut(task.tank, task.by))
        case Harm.CATASTROPHIC:
            for man in out.board.tanks[task.tank].living:
                kill(out, task.tank, man.role, task.by)
            lose(out, chance, task.tank, task.by, Loss.CATASTROPHIC)
        case Harm.MAIN_GUN_HIT:
            out.emit(e.GunHit(task.tank))
        case Harm.TRACKS_DAMAGED | Harm.IMMOBILISED:
            tank = out.board.tanks[task.tank]
            if not tank.immobilised:
                out.emit(e.TracksHit(task.tank, item.harm == Harm.IMMOBILISED or tank.damaged))
    return rest


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


def _breaking(out: Emitter, chance: Chance, task: Breaking, answer: None, rest: Agenda) -> Agenda:
    """TD68; TDR14: one Broken card a tank."""
    board = out.board
    tank = board.tanks[task.tank]
    if not tank.broken and crossed(board, tank, board.damage_card(task.card)):
        out.emit(e.MoraleBroke(task.tank, task.by))
    return rest


def _unchecked(board: Board, task: Escaping) -> tuple[Crewman, ...]:
    return tuple(man for man in board.tanks[task.tank].living if man.role not in task.checked)


def _asks_who_is_next(board: Board, task: Escaping, choices: Sequence[Any]) -> Role | None:
    """TD73: the player sets the order."""
    left = _unchecked(board, task)
    if not left:
        return None
    if not board.tanks[task.tank].seat:
        return left[0].role
    ask = ask_owner(board, task.tank, choices)
    place = ask("escape_order", tuple(Man(man.place) for man in left), skip=True).place
    return next(man.role for man in left if man.place == place)


def _escaping(out: Emitter, chance: Chance, task: Escaping, role: Role | None, rest: Agenda) -> Agenda:
    """TD73: one card for each living man, two for a wounded one; the icon of the cause on any: dead."""
    how = Icon.FIRE if task.fire else Icon.EXPLOSION
    if role is None:
        lose(out, chance, task.tank, task.by, Loss(how.value))
        return rest
    tank = out.board.tanks[task.tank]
    man = next(man for man in tank.crew if man.role == role)
    cards = [flip(out, chance, "escape", tank.seat, task.tank) for _ in range(1 + man.wounded)]
    if any(how in card.icons for card in cards):
        kill(out, task.tank, role, task.by)
    return (replace(task, checked=(*task.checked, role.value)), *rest)


HARMING = Step(_harming)
BREAKING = Step(_breaking)
ESCAPING = Step(_escaping, _asks_who_is_next)
