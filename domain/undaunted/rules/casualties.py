"""N8, R10, R17, S6, S7, A8a: what a hit costs."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import BOMBER, MORTAR, Nature
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import CrewHit, Exerted, Losing
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.question import Answer, FrameKind, Question, judged
from kronika.domain.undaunted.rules.variants import CasualtyRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message


def cards_of(board: Board, zone: tuple[str, ...], counter: str) -> list[str]:
    """The different cards of a zone that belong to a counter."""
    cards = board.scene.cards
    return [card for card in dict.fromkeys(zone) if card in cards and cards[card].counter == counter]


def casualty(out: Emitter, counter: str, by: str = "", *, thrown: bool = False) -> None:
    """S6, N8: a counter was hit by the side `by`, which is empty where nobody may move the counter then (R17)."""
    if variant(out.board).casualty is CasualtyRule.IS_ROUTED:
        gun = out.board.scene.kinds[counter].nature == Nature.GUN
        owner = out.board.owners[counter]
        out.emit(e.FramePushed(Losing(owner, counter, by="" if gun else by, thrown=thrown)))
    else:
        _leave(out, counter)


def _leave(out: Emitter, counter: str) -> None:
    """N8: the owner of a counter that was hit loses a card of it; only if there is none left does the counter
    leave the board (R8), in North Africa with all its other cards (A8a). Copies are alike: nobody is asked (R31)."""
    side = out.board.owners[counter]
    zones = out.board.sides[side]
    rules = variant(out.board)
    for zone in rules.searched:
        found = cards_of(out.board, getattr(zones, zone), counter)
        if found:
            out.emit(e.CardMoved(side, found[0], zone, rules.lost_to))
            break
    else:
        if rules.casualty is CasualtyRule.DIES:
            out.emit(e.CounterEliminated(counter))
            remove_cards(out, counter)
        else:
            out.emit(e.CounterRemoved(counter))
        if out.board.scene.kinds[counter].unit == MORTAR and zones.target:
            out.emit(e.TargetRemoved(side))
    check(out)


def remove_cards(out: Emitter, counter: str) -> None:
    """A8a, A15, A23: all cards of a soldier who is gone are removed, wherever they are."""
    side = out.board.owners[counter]
    for zone in (Zone.HAND, Zone.PLAY, Zone.DISCARD, Zone.DECK, Zone.SUPPLY):
        held = getattr(out.board.sides[side], zone)
        for card in cards_of(out.board, held, counter):
            for _ in range(held.count(card)):
                out.emit(e.CardMoved(side, card, zone, Zone.REMOVED))


def drop_fire_zone(out: Emitter, counter: str) -> None:
    """S13: the fire zone of a counter that moves, is hit or is suppressed leaves the board."""
    if counter in out.board.fire_zones:
        out.emit(e.FireZoneRemoved(counter))


def suppress(out: Emitter, counter: str) -> None:
    """U22: the counter turns suppressed; if it is already, nothing happens."""
    if not out.board.counters[counter].suppressed:
        out.emit(e.CounterSuppressed(counter))
        drop_fire_zone(out, counter)


def lift_rout(out: Emitter, card: str) -> None:
    """U16, S21: a card that comes from the supply ends the rout of its counter, which may win (S23)."""
    counter = out.board.scene.cards[card].counter
    held = out.board.counters.get(counter)
    if held is not None and held.routed:
        out.emit(e.CounterRallied(counter))
        check(out)


def lose_bomber(out: Emitter, side: str) -> None:
    """S21: the side has to give up a bomber if it has one."""
    out.emit(e.FramePushed(Losing(side, title=BOMBER)))


# --- S22: a counter that `exert` suppresses as soon as what it does is done


def _suppress(out: Emitter, chance: Chance, frame: Exerted) -> None:
    out.emit(FramePopped())
    if frame.counter in out.board.counters:
        suppress(out, frame.counter)


def _say(board: Board, frame: Exerted) -> Message:
    return message("half-done-exerted", who=counter_name(board, frame.counter))


EXERTED = FrameKind[Exerted](say=_say, shows=("counter",), go_on=_suppress)


# --- A13, R12, R32: a vehicle was hit, and the soldier in it who pays for it is picked


def _crew(board: Board, frame: CrewHit) -> list[str]:
    return list(board.crew(frame.counter).values())


def _options(board: Board, frame: CrewHit) -> list[d.Decision]:
    return [d.PickCrew(soldier) for soldier in _crew(board, frame)]


def hit(out: Emitter, frame: CrewHit, soldier: str) -> None:
    """A13: the soldier, if there is one, is suppressed, or wounded before the vehicle is damaged."""
    out.emit(e.FramePopped())
    if frame.suppresses:
        suppress(out, soldier)
        return
    if soldier:
        casualty(out, soldier, frame.side)
    if not out.board.winner:
        _damage(out, frame.counter)


def _damage(out: Emitter, vehicle: str) -> None:
    """A13, A24: 1 damage; at its toughness the vehicle is destroyed."""
    damage = out.board.damage[vehicle] + 1
    out.emit(e.VehicleDamaged(vehicle, damage))
    if damage >= out.board.chassis(vehicle).toughness:
        out.emit(e.CounterEliminated(vehicle))
    check(out)


def _pick(out: Emitter, chance: Chance, frame: CrewHit, decision: d.PickCrew) -> None:
    hit(out, frame, decision.counter)


def _has_choice(board: Board, frame: CrewHit) -> bool:
    return len(board.crew(frame.counter)) > 1


def _hit_the_first(out: Emitter, chance: Chance, frame: CrewHit) -> None:
    """R12: with nobody in it the vehicle is damaged all the same."""
    hit(out, frame, next(iter(_crew(out.board, frame)), ""))


def _explain(board: Board, frame: CrewHit, decision: d.PickCrew) -> Rejection:
    who, car = counter_name(board, decision.counter), counter_name(board, frame.counter)
    return against(
        "A13",
        message("not-in-hit-vehicle", who=who, car=car),
        _crew(board, frame),
    )


def _say_crew_hit(board: Board, frame: CrewHit) -> Message:
    car = counter_name(board, frame.counter)
    if frame.suppresses:
        return message("half-done-crew-suppressed", car=car)
    return message("half-done-crew-hit", car=car)


def _say_pick(board: Board, decision: d.PickCrew) -> Message:
    suppresses = any(isinstance(frame, CrewHit) and frame.suppresses for frame in board.frames[-1:])
    who = counter_name(board, decision.counter)
    return message("decision-pick-crew-to-suppress" if suppresses else "decision-pick-crew", who=who)


CREW_HIT = FrameKind[CrewHit](
    say=_say_crew_hit,
    shows=("counter",),
    question=Question(
        kind="crew",
        asks=message("prompt-crew"),
        answers={d.PickCrew: Answer(_say_pick)},
        options=_options,
        decide=judged(_options, _pick, _explain),
    ),
    is_open=_has_choice,
    go_on=_hit_the_first,
    resolve=_hit_the_first,
)
