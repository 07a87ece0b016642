"""S13, S20: fire zones of machine gunners."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import against
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.rules.combat import strike
from kronika.domain.undaunted.rules.mines import end_action
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

ZONE_FIRE = Action(ActionName.SUPPRESS, 3)


def caught(out: Emitter, chance: Chance, side: str, counter: str, space: str) -> bool:
    """S13: whether an enemy fire zone suppresses a counter that has moved onto a space, which ends its action. The
    zones that lie there fire one after another until one succeeds."""
    board: Board = out.board
    if board.is_tank(counter):
        return False
    owners = board.owners
    gunners = sorted(id for id, lies in board.fire_zones.items() if lies == space and owners[id] != side)
    for gunner in gunners:
        strike(out, chance, owners[gunner], ZONE_FIRE, gunner, board.counters[gunner].space, counter)
        if out.board.counters[counter].suppressed:
            end_action(out, counter)
            return True
    return False


def _options(board: Board, actor: Actor) -> list[d.Act]:
    lies = board.fire_zones.get(actor.counter, "")
    return [d.FireZone(space) for space in board.scene.spaces if space != lies]


def _perform(out: Emitter, chance: Chance, actor: Actor, act: d.FireZone) -> None:
    out.emit(e.FireZonePlaced(actor.counter, act.to))


def _explain(board: Board, actor: Actor, act: d.FireZone) -> Objection:
    accepted = [option.to for option in _options(board, actor) if isinstance(option, d.FireZone)]
    if act.to not in board.scene.spaces:
        return against("U1", message("not-a-space", to=act.to), accepted)
    return against("U12", message("not-fire-zone-twice", to=act.to), accepted)


act_rules(d.FireZone, _options, _perform, _explain)
