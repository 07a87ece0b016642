"""S22: a combat action and a step, a recon and a step."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.content import COMBAT, Action, ActionName
from kronika.domain.undaunted.events import FramePushed
from kronika.domain.undaunted.names import ACTION_NAMES, against
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.rules.combat import open_fire_on, spaces_in_reach, strike
from kronika.domain.undaunted.rules.fog import first_fog
from kronika.domain.undaunted.rules.movement import Stepping
from kronika.domain.undaunted.rules.shots import AREAS, targets
from kronika.domain.undaunted.rules.support import explain_recon, recon
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

STALK_ONE = Action(ActionName.STALK, 1)
SCOUT_ONE = Action(ActionName.SCOUT, 1)


def _fights(board: Board, actor: Actor) -> dict[ActionName, dict[str, Action]]:
    """The combat actions of the card: what each can be aimed at, and how it is printed; twice on the card,
    the upgraded one wherever it reaches, unless the other was chosen (R37)."""
    found: dict[ActionName, dict[str, Action]] = {}
    for action in actor.printed:
        if action.name not in COMBAT:
            continue
        aim = spaces_in_reach if action.name in AREAS else targets
        aimed = found.setdefault(action.name, {})
        for target in aim(board, actor.side, action, actor.space):
            if action.upgraded or target not in aimed:
                aimed[target] = action
    return found


def _fight_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.FightAndFade(name, target) for name, aimed in _fights(board, actor).items() for target in aimed]


def _fight(out: Emitter, chance: Chance, actor: Actor, act: d.FightAndFade) -> None:
    action = _fights(out.board, actor)[act.fight][act.target]
    out.emit(FramePushed(Stepping(actor.side, actor.counter, STALK_ONE, 1)))
    if act.fight in AREAS:
        open_fire_on(out, actor.side, action, actor.counter, act.target)
    else:
        strike(out, chance, actor.side, action, actor.counter, actor.space, act.target)


def _explain_fight(board: Board, actor: Actor, act: d.FightAndFade) -> Objection:
    fights, name = _fights(board, actor), ACTION_NAMES[act.fight]
    if act.fight not in fights:
        return against(
            "S22",
            message("not-a-combat-action-of-card", card=actor.card.name.said, name=name),
            [fight.value for fight in fights],
        )
    return against(
        "S16",
        message("not-aimed-at-by", name=name, target=act.target),
        fights[act.fight],
    )


def _secure_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Secure()] if first_fog(board, board.sides[actor.side].hand) is not None else []


def _secure(out: Emitter, chance: Chance, actor: Actor, act: d.Secure) -> None:
    recon(out, chance, actor, act)
    out.emit(FramePushed(Stepping(actor.side, actor.counter, SCOUT_ONE, 1)))


def _fought_by(board: Board, actor: Actor, act: d.FightAndFade) -> Action:
    return _fights(board, actor)[act.fight][act.target]


act_rules(d.FightAndFade, _fight_options, _fight, _explain_fight, _fought_by)
act_rules(d.Secure, _secure_options, _secure, explain_recon)
