"""Why a decision is refused, in words: with the rule that it is against."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Reason, Rejection, refuse
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel.asking import Asking, icons
from kronika.domain.tankduel.content.cards import Kind, Mark
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.frames import Acting
from kronika.domain.tankduel.rules.building import (
    BY_INFANTRY,
    FIELD,
    can_go,
    flankable,
    flankers,
    infantry_targets,
    is_awake,
    marked,
    may_cover_now,
    moving_enemies,
    own_marks,
    targets,
    unseen_by,
)
from kronika.domain.tankduel.rules.company import confidants, team_mates
from kronika.domain.tankduel.rules.crew import movers, vacant
from kronika.domain.tankduel.rules.ground import EDGE, hull_down_value, in_sight
from kronika.domain.tankduel.rules.levels import can_drive, can_shoot
from kronika.domain.tankduel.rules.mud import bars_flanks, roads_left
from kronika.domain.tankduel.rules.steps import ask_owner
from kronika.domain.tankduel.state import Board, Tank

Why = tuple[str, str, str]
"""A rule, and what it says about the decision, in English and Czech."""

RULES = {
    "initiative": "TD23",
    "laid": "TD23",
    "action": "TD29",
    "card": "TD30",
    "level": "TD12",
    "oi": "TD12",
    "rapid_apcr": "TD52",
    "target": "TD52",
    "range_step": "TD32",
    "unflank": "TD33",
    "flank_or_unflank": "TD33",
    "lay_down": "TD30",
    "spot_or_ranging": "TD18",
    "reaction": "TD49",
    "location": "TD55",
    "range_target": "TD59",
    "escape_order": "TD73",
    "crew": "TD42",
    "enemy_hand": "TD36",
    "mission_card": "TD92",
    "road_card": "TD98",
    "gun": "TD79",
    "infantry_mode": "TD85",
    "close_combat_switch": "TD87",
    "hatch": "TD24",
    "effect": "TD44",
    "own_tank": "TD44",
    "mate": "TDR16",
    "number": "TDR16",
    "accept": "TDR16",
    "give": "TDR16",
    "redraw": "TDR16",
    "fire_check": "TD26",
    "fight_fire": "TD27",
    "morale_check": "TD28",
    "discard": "TD31",
}
"""By which rule something is asked."""


ASKED_FOR = {
    "move": Kind.MOVE,
    "second_move": Kind.MOVE,
    "flank": Kind.FLANK,
    "gun_flank": Kind.FLANK,
    "terrain": Kind.TERRAIN,
    "fire": Kind.FIRE,
    "second_fire": Kind.FIRE,
    "leadership": Kind.LEADERSHIP,
    "smoke": Kind.SMOKE,
    "command": Kind.COMMAND,
}
"""What a card is asked for in a step of an action that is put together."""


def refused(board: Board, prompt: Prompt, decision: Any, options: Sequence[Any]) -> Rejection:
    """Why a decision that is not among the options is refused; what would be accepted instead."""
    rule, en, cs = _why(board, prompt, decision) or (
        RULES[prompt.kind],
        "This cannot be decided now.",
        "To teď nelze rozhodnout.",
    )
    accepted = tuple(dict.fromkeys(_told(option) for option in options))
    return refuse(Reason.AGAINST_THE_RULES, en, cs, rule=rule, accepted=accepted)


def _why(board: Board, prompt: Prompt, decision: Any) -> Why | None:
    """What exactly a decision is against."""
    card = getattr(decision, "card", None)
    if card is not None and card not in board.hands[prompt.seat]:
        return (RULES[prompt.kind], f"Card {card} is not in your hand.", f"Kartu {card} nemáte v ruce.")
    if isinstance(decision, d.ShowHand):
        return _hand_stays_hidden(board, prompt.seat)
    name, _, step = prompt.subject.partition(" ")
    tank, task = board.tanks.get(name), board.agenda[0] if board.agenda else None
    if tank is None:
        return None
    match decision:
        case d.Act(action) if prompt.kind == "action" and isinstance(task, Acting):
            return _unready(board, tank, task, action)
        case d.Use() if prompt.kind == "card":
            return _unfit(board, decision, step)
        case d.Pay(card) if prompt.kind == "oi":
            return _not_worth(board, card)
        case d.Aim(target) if prompt.kind == "target" and target in board.tanks:
            return _out_of_reach(board, tank, board.tanks[target])
        case d.Go(metres) if prompt.kind == "range_step":
            return _too_far(board, tank, tank.range + metres)
    return None


def _hand_stays_hidden(board: Board, seat: str) -> Why:
    """TD120."""
    if not board.setup.shown_hands:
        return ("TD120", "In this battle no hands are shown.", "V této bitvě se karty v ruce neukazují.")
    if not team_mates(board, seat):
        return (
            "TD120",
            "You have no team-mate to show your hand to.",
            "Nemáte spoluhráče, kterému byste karty ukázali.",
        )
    if not confidants(board, seat):
        return (
            "TD81",
            "Without a radio nobody talks of his cards, nor is he told of those of others.",
            "Bez vysílačky nikdo o svých kartách nemluví a o cizích se nedozví.",
        )
    return (
        "TD120",
        "A hand is shown once a round, while an initiative card is asked for.",
        "Karty se ukazují jednou za kolo, když se žádá karta iniciativy.",
    )


# --- an action that cannot be begun


def _unready(board: Board, tank: Tank, task: Acting, action: Action) -> Why | None:
    """TD29, TD27, TD43; then what the action itself needs."""
    if action == Action.FIGHT_FIRE and not tank.on_fire:
        return ("TD27", "The tank is not on fire.", "Tank nehoří.")
    if task.acted and action not in FIELD:
        return (
            "TD29",
            "There is one tank action an action step, and it has been done.",
            "V kroku akcí je jediná tanková akce a ta už proběhla.",
        )
    if tank.on_fire and action not in FIELD:
        return (
            "TD27",
            "A burning tank has to fight the fire; that is its tank action.",
            "Hořící tank musí hasit; to je jeho tanková akce.",
        )
    if task.infantry and action in BY_INFANTRY:
        return ("TD43", "Infantry has acted in this step.", "Pěchota už v tomto kroku jednala.")
    if task.paved and action == Action.ROAD:
        return ("TD98", "A road card has been taken in this step.", "Karta cesty už se v tomto kroku brala.")
    reasons = UNREADY[action](ask_owner(board, tank.id, ()), tank)
    return next(reasons, CARDS.get(action))


def _move(ask: Asking, tank: Tank) -> Iterator[Why]:
    if not can_drive(ask.board, tank):
        yield ("TD13", "Nobody drives, or the tracks do not hold.", "Nikdo neřídí, nebo nedrží pásy.")


def _flank(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD33."""
    board = ask.board
    if flankers(board, tank):
        return
    if bars_flanks(board, tank):
        yield ("TD98", "In mud, or in column, nobody is flanked.", "V blátě ani v koloně se neobchází.")
    if not tank.in_motion or tank.bog:
        yield ("TD33", "Only a tank in motion flanks.", "Obejít může jen tank v pohybu.")
    if not flankable(board, tank):
        yield (
            "TD33",
            "No flank token is free, or there is no enemy spotted to put it before.",
            "Není volný žeton boku, nebo není zpozorovaný nepřítel, kterému by se přiložil.",
        )


def _terrain(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD34, TD97."""
    if not tank.in_motion or tank.bog:
        yield ("TD34", "Terrain is for a tank in motion.", "Terén je pro tank v pohybu.")
    elif not may_cover_now(ask.board, tank):
        yield (
            "TD97",
            "In fog terrain is played only after a Move card of a low level.",
            "V mlze se terén hraje jen po kartě pohybu nízké úrovně.",
        )


def _fire(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD52."""
    if tank.box.smoke:
        yield ("TD37", "A tank in smoke does not fire.", "Tank v dýmu nestřílí.")
    if not can_shoot(ask.board, tank):
        yield ("TD13", "Nobody is at the gun.", "U kanónu nikdo není.")
    if not targets(ask.board, tank):
        yield (
            "TD52",
            "No enemy is spotted, in line of sight and in reach of the gun.",
            "Žádný nepřítel není zpozorovaný, na dohled a v dosahu kanónu.",
        )


def _smoke(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD37."""
    if not ask.board.kind(tank).smoke:
        yield ("TD37", "The tank has nothing to lay smoke with.", "Tank nemá čím zadýmit.")
    if tank.in_motion:
        yield ("TD37", "A tank in motion lays no smoke.", "Tank v pohybu nezadýmí.")
    if tank.box.smoke:
        yield ("TD37", "The tank is in smoke already.", "Tank už v dýmu je.")


def _spot(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD38."""
    if tank.box.smoke:
        yield ("TD37", "A tank in smoke does not spot.", "Tank v dýmu se nepokouší o zpozorování.")
    if not unseen_by(ask.board, tank):
        yield (
            "TD38",
            "There is no enemy in line of sight that the tank does not see yet.",
            "Na dohled není nepřítel, kterého by tank ještě neviděl.",
        )
    if not ask.board.hands[ask.seat]:
        yield ("TD38", "To spot, a card is discarded.", "Za pokus o zpozorování se odhazuje karta.")


def _hull_down(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD39."""
    if tank.hull_down:
        yield ("TD39", "The tank is hull down already.", "Tank už má věžové postavení.")
    if tank.in_motion:
        yield ("TD39", "A tank in motion cannot get hull down.", "Tank v pohybu nezaujme věžové postavení.")
    if hull_down_value(ask.board, tank) is None:
        yield ("TD39", "The terrain hides no hull.", "Terén věžové postavení nedává.")


def _load_apcr(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD41."""
    if tank.loaded:
        yield ("TD41", "APCR is loaded already.", "APCR už je nabito.")
    if not tank.apcr:
        yield ("TD41", "There is no APCR left.", "APCR už není.")


def _crew(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD42."""
    if not vacant(tank):
        yield ("TD42", "No place is vacant.", "Žádné místo není prázdné.")
    if not movers(tank):
        yield ("TD42", "Nobody can change places.", "Nikdo se nemůže přesunout.")
    if not ask.board.hands[ask.seat]:
        yield ("TD42", "To change places, a card is discarded.", "Za přesun se odhazuje karta.")


def _terrain_on_enemy(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD47."""
    if not moving_enemies(ask.board, tank):
        yield ("TD47", "No enemy is in motion.", "Žádný nepřítel není v pohybu.")


def _stop(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD48."""
    if not tank.in_motion:
        yield ("TD48", "The tank is not in motion.", "Tank není v pohybu.")
    if not ask.board.hands[ask.seat]:
        yield ("TD48", "To stop, a card is discarded.", "Za zastavení se odhazuje karta.")


def _infantry(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD82."""
    if not is_awake(ask.board, tank):
        yield ("TD82", "No infantry fights here, or not yet.", "Pěchota tu nebojuje, nebo ještě ne.")


def _infantry_advance(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD83."""
    yield from _infantry(ask, tank)
    if marked(ask, (Mark.BOTH, Mark.SOVIET)):
        yield ("TD83", "Infantry is as far as it gets.", "Pěchota dál nedojde.")


def _infantry_attack(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD84."""
    yield from _infantry(ask, tank)
    if not infantry_targets(ask.board, tank):
        yield ("TD84", "No enemy at rest is within reach of infantry.", "V dosahu pěchoty žádný nepřítel nestojí.")
    if not marked(ask, own_marks(tank)):
        yield ("TD84", "No card has the infantry mark of the nation.", "Žádná karta nemá značku pěchoty národa.")


def _road(ask: Asking, tank: Tank) -> Iterator[Why]:
    """TD98."""
    mud = ask.board.mission.mud
    if mud is None or not roads_left(ask.board):
        yield ("TD98", "There is no road card left.", "Žádná karta cesty už není.")
    elif icons(ask.board, ask.board.hands[ask.seat]) < mud.road_cost:
        yield ("TD12", "The order icons are too few.", "Symbolů rozkazu je málo.")


def _nothing(ask: Asking, tank: Tank) -> Iterator[Why]:
    """It needs but a card."""
    yield from ()


UNREADY: dict[Action, Callable[[Asking, Tank], Iterator[Why]]] = {
    Action.MOVE: _move,
    Action.FLANK: _flank,
    Action.TERRAIN: _terrain,
    Action.FIRE: _fire,
    Action.LEADERSHIP: _nothing,
    Action.SMOKE: _smoke,
    Action.SPOT: _spot,
    Action.HULL_DOWN: _hull_down,
    Action.LOAD_APCR: _load_apcr,
    Action.CREW: _crew,
    Action.FIGHT_FIRE: _nothing,
    Action.TERRAIN_ON_ENEMY: _terrain_on_enemy,
    Action.COMMAND: _nothing,
    Action.STOP: _stop,
    Action.GUN: _nothing,
    Action.INFANTRY_ADVANCE: _infantry_advance,
    Action.INFANTRY_ATTACK: _infantry_attack,
    Action.ROAD: _road,
    Action.DONE: _nothing,
}
"""What keeps a tank from an action, but the cards."""


def _lacks(rule: str, what: str, co: str) -> Why:
    return (
        rule,
        f"No card in your hand {what} at the level to be had.",
        f"Žádná karta v ruce na dosažitelné úrovni {co}.",
    )


CARDS: dict[Action, Why] = {
    Action.MOVE: _lacks("TD13", "moves", "nejede"),
    Action.FLANK: _lacks("TD13", "flanks", "neobchází"),
    Action.FIRE: _lacks("TD13", "fires", "nestřílí"),
    Action.TERRAIN: ("TD34", "No card in your hand has terrain for here.", "Žádná karta v ruce tu nedá terén."),
    Action.TERRAIN_ON_ENEMY: (
        "TD47",
        "No card in your hand has terrain for here.",
        "Žádná karta v ruce tu nedá terén.",
    ),
    Action.LEADERSHIP: ("TD36", "You hold no Leadership card.", "Nedržíte kartu velení."),
    Action.SMOKE: ("TD37", "You hold no Smoke card.", "Nedržíte kartu dýmu."),
    Action.COMMAND: ("TD44", "You hold no Command card.", "Nedržíte kartu rozkazu."),
    Action.INFANTRY_ADVANCE: (
        "TD83",
        "No card in your hand has the infantry mark.",
        "Žádná karta v ruce nemá značku pěchoty.",
    ),
    Action.GUN: (
        "TD79",
        "No gun of your side that has not fired yet can be paid and reaches an enemy.",
        "Žádné dělo vaší strany, které ještě nestřílelo, nelze zaplatit nebo nikam nedosáhne.",
    ),
}
"""What is wrong if all but the cards is right."""


# --- a choice that cannot be made


def _unfit(board: Board, use: d.Use, step: str) -> Why | None:
    """TD30, TD96, TD97, TD13."""
    halves, kind = board.card(use.card).halves, ASKED_FOR.get(step)
    if kind is None:
        return None
    if not 0 <= use.half < len(halves) or halves[use.half].kind != kind:
        return ("TD30", f"Card {use.card} does not do this.", f"Karta {use.card} tohle neumí.")
    if halves[use.half].terrain in board.mission.barred:
        return ("TD96", "There is no such terrain in this mission.", "Takový terén v této misi není.")
    return (
        "TD13",
        f"Card {use.card} needs a higher level than can be had.",
        f"Karta {use.card} potřebuje vyšší úroveň, než jaké lze dosáhnout.",
    )


def _not_worth(board: Board, card: int) -> Why:
    """TD12."""
    if not board.card(card).oi:
        return ("TD12", f"Card {card} has no order icon.", f"Karta {card} nemá symbol rozkazu.")
    return ("TD12", f"Card {card} is spoken for.", f"Karta {card} už je určena na něco jiného.")


def _out_of_reach(board: Board, tank: Tank, target: Tank) -> Why | None:
    """TD20, TD17, TD52."""
    if target.nation == tank.nation:
        return ("TD52", "That is no enemy.", "To není nepřítel.")
    if not in_sight(board, tank, target):
        return ("TD20", "The target is not in line of sight.", "Cíl není na dohled.")
    if target.id not in tank.spots:
        return ("TD17", "The target is not spotted.", "Cíl není zpozorovaný.")
    return None


def _too_far(board: Board, tank: Tank, to: int) -> Why | None:
    """TDR6, TD95."""
    if abs(to) > EDGE:
        return ("TDR6", "That is beyond the edge.", "To je za okrajem.")
    if not can_go(board, tank, to):
        return ("TD95", "The way is barred.", "Cesta je zatarasená.")
    return None


def _told(option: Any) -> str:
    """An option as a short word."""
    match option:
        case d.Act(action):
            return action.value
        case d.Say(answer):
            return answer.value
        case d.Aim(tank):
            return tank
    return str(type(option).__struct_config__.tag)
