"""The rules applied to one decision: what it causes, or why it is refused."""

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.czech import capital
from domain.kernel.system import Emitter, Prompt
from domain.kernel.words import Reason, Rejection, Sentence
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import COMBAT, ActionName, Card
from domain.undaunted.frames import (
    Assaulting,
    Barrage,
    Bolstering,
    Displacing,
    Exerted,
    Frame,
    Losing,
    Mining,
    Performing,
    Returning,
    Stepping,
)
from domain.undaunted.legal import assaults, can_withdraw, in_frame, legal
from domain.undaunted.names import ACTION_NAMES, against, card_called, counter_name
from domain.undaunted.rules import casualties, combat, mines, movement, support, turn
from domain.undaunted.rules.actions import NAMES, RULES, has_choice, performer
from domain.undaunted.rules.actor import Actor, actors, is_suppressed, places
from domain.undaunted.rules.fog import is_fog
from domain.undaunted.rules.performing import acting
from domain.undaunted.rules.variants import ComingOnRule, variant
from domain.undaunted.rules.victory import check
from domain.undaunted.state import Board, Zone

ANSWERS: dict[str, tuple[type[d.DecisionBase], ...]] = {
    "initiative": (d.PickInitiative,),
    "play": (d.Play, d.Ready, d.HunkerDown, d.EndTurn, d.Withdraw),
    "step": (d.Step, d.Stop),
    "take": (d.Take, d.Stop),
    "strike": (d.Strike,),
    "casualty": (d.Lose,),
    "displace": (d.Displace, d.Stop),
    "assault": (d.Perform, d.Stop),
    "perform": (d.Perform,),
    "mine": (d.Lay, d.Stop),
    "return": (d.Return, d.Stop),
}
"""Which decisions answer which kind of prompt."""

FROM_HAND = frozenset({ActionName.RECON, ActionName.SECURE})
"""The actions that may be chosen only with a certain card in hand (R14)."""


def start(out: Emitter, chance: Chance) -> None:
    """U4: the first round; or the round that an inherited position is in."""
    if not out.board.round:
        turn.start_round(out, chance)
    elif not out.board.active:
        turn.ask_for_initiative(out)
    if out.board.active:
        resume(out, chance)


def is_secret(board: Board, prompt: Prompt) -> bool:
    """U6; R15: a loss is chosen in secret, unless it is chosen from the play area."""
    if prompt.kind != "casualty":
        return prompt.kind == "initiative"
    frame = board.frames[-1]
    assert isinstance(frame, Losing), "a casualty is asked for in a loss"
    return not casualties.in_play(board, frame)


def is_private(board: Board, prompt: Prompt) -> bool:
    """R15: the cards of a hand, a loss from a zone that nobody sees into, and an action that needs a fog
    of war in hand (R14). Supply, play area and board are open, and so is that a zone is empty."""
    zones = board.sides[prompt.seat]
    match prompt.kind:
        case "initiative" | "play":
            return bool(zones.hand)
        case "casualty":
            return is_secret(board, prompt) and bool(zones.hand or zones.discard or zones.deck)
        case "perform":
            frame = board.frames[-1]
            assert isinstance(frame, Performing), "a card performs in a frame"
            return bool(zones.hand) and any(actor.action.name in FROM_HAND for actor in acting(board, frame))
        case _:
            return False


def decide(out: Emitter, seat: str, prompt: Prompt, decision: d.Decision, chance: Chance) -> Rejection | None:
    """Apply the rules to one decision of a seat; nothing is emitted if it is refused."""
    board, answers = out.board, ANSWERS[prompt.kind]
    if type(decision) not in answers:
        open_ = {type(option) for option in legal(board, prompt)}
        tags = tuple(str(answer.__struct_config__.tag) for answer in answers if answer in open_)
        return Rejection(
            Reason.MALFORMED,
            "",
            Sentence(
                f"This prompt asks for {' or '.join(tags)}, not for {decision.__struct_config__.tag}.",
                f"Tato výzva žádá {' nebo '.join(tags)}, ne {decision.__struct_config__.tag}.",
            ),
            tags,
        )
    match decision:
        case d.PickInitiative():
            refused = _pick(out, seat, decision)
        case d.Play():
            refused = _play(out, chance, seat, decision)
        case d.Ready():
            refused = _ready(out, seat, decision)
        case d.HunkerDown():
            refused = _hunker_down(out, seat, decision)
        case d.EndTurn():
            refused = None
            turn.end_turn(out, chance)
        case d.Withdraw():
            refused = _withdraw(out, seat)
        case _:
            refused = _go_on(out, chance, decision)
    if refused is None:
        resume(out, chance)
    return refused


def resume(out: Emitter, chance: Chance) -> None:
    """Go on with what is half done until somebody has to decide or the scenario is over."""
    while not out.board.winner and out.board.active:
        frames = out.board.frames
        if not frames:
            out.prompt(out.board.active, "play")
            return
        asked = _asked(out, chance, frames[-1])
        if asked:
            out.prompt(*asked)
            return


def _asked(out: Emitter, chance: Chance, frame: Frame) -> tuple[str, str] | None:
    """Whom to ask what about the top frame; None where it has gone on by itself. What goes on by
    itself does so on facts that everybody knows."""
    board: Board = out.board
    match frame:
        case Stepping():
            if movement.can_go_on(board, frame):
                return frame.side, "step"
            out.emit(e.FramePopped())
        case Bolstering():
            return frame.side, "take"
        case Barrage(targets=(only,)):
            combat.barrage(out, chance, frame, only)
        case Barrage():
            return frame.side, "strike"
        case Losing():
            shown = casualties.in_play(board, frame)
            if len(shown) != 1:
                return frame.side, "casualty"
            casualties.give_up(out, frame, shown[0])
        case Displacing():
            if casualties.displacements(board, frame.counter):
                return frame.side, "displace"
            out.emit(e.FramePopped())
        case Assaulting():
            if assaults(board, frame):
                return frame.side, "assault"
            out.emit(e.FramePopped())
        case Performing():
            return frame.side, "perform"
        case Mining():
            return frame.side, "mine"
        case Returning():
            return frame.side, "return"
        case Exerted():
            out.emit(e.FramePopped())
            if frame.counter in board.counters:
                casualties.suppress(out, frame.counter)
    return None


def _pick(out: Emitter, seat: str, decision: d.PickInitiative) -> Rejection | None:
    board: Board = out.board
    if decision.card not in board.sides[seat].hand:
        return _not_in_hand(board, seat, decision.card, "U6")
    turn.pick_initiative(out, seat, decision.card)
    return None


def _not_in_hand(board: Board, seat: str, card: str, rule: str) -> Rejection:
    name = card_called(board, card)
    return against(
        rule,
        f"{name.en} is not in your hand.",
        f"{name.who} není ve vaší ruce.",
        dict.fromkeys(board.sides[seat].hand),
    )


def _playable(board: Board, seat: str, card: str) -> Rejection | None:
    """U7, U11: a card played comes from hand and is no fog of war."""
    if card not in board.sides[seat].hand:
        return _not_in_hand(board, seat, card, "U7")
    if is_fog(board, card):
        name = card_called(board, card)
        return against(
            "U11",
            f"{name.en} can be picked for initiative but never played.",
            f"{capital(name.cs.acc)} lze zvolit pro iniciativu, zahrát ji však nelze.",
        )
    return None


def _play(out: Emitter, chance: Chance, seat: str, decision: d.Play) -> Rejection | None:
    """U7: a card is played for one of its actions; its counter comes on first, ready (N2, R11)."""
    board: Board = out.board
    refused = _playable(board, seat, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    if is_suppressed(board, card):
        who = counter_name(board, card.counter)
        return against(
            "U9",
            f"{who.en} are suppressed: the card can only turn them ready or be hunkered down.",
            f"{who.are} pod palbou: karta může jednotku jen připravit, nebo se stáhnout do zálohy.",
            ("ready", "hunker_down"),
        )
    by = actors(board, seat, card)
    refused = _judge(board, seat, card, by, decision)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(seat, card.id, Zone.HAND, Zone.PLAY))
    _carry_out(out, chance, by, decision)
    return None


def _judge(board: Board, seat: str, card: Card, by: list[Actor], decision: d.Play | d.Perform) -> Rejection | None:
    """U7, U12, U25, R37: whether one of these actors may do what is decided."""
    act, at = decision.act, decision.at
    name = NAMES[type(act)]
    able = [actor for actor in by if actor.action.name == name]
    if not able:
        return _no_such_action(board, seat, card, act)
    actor = performer(board, able, act, at, plain=decision.plain)
    if actor is None:
        spots = tuple(actor.at for actor in able)
        return against(
            "S1",
            f"{card.name.en} has to say where its counter comes on."
            if any(spots)
            else f"{card.name.en} has no choice.",
            f"U karty {card.name.cs} je třeba určit, kam jednotka přijde."
            if any(spots)
            else f"Karta {card.name.cs} nemá na výběr, kam jednotka přijde.",
            spots,
        )
    rules = RULES[name]
    if act not in rules.options(board, actor):
        return rules.explain(board, actor, act)
    if decision.plain and not has_choice(board, able, act, at):
        return _no_choice(card)
    return None


def _no_choice(card: Card) -> Rejection:
    return against(
        "R37",
        f"{card.name.en} can do this by one action only: there is none to choose.",
        f"Karta {card.name.cs} to může provést jen jedinou akcí: není z čeho volit.",
        ("plain: false",),
    )


def _carry_out(out: Emitter, chance: Chance, by: list[Actor], decision: d.Play | d.Perform) -> None:
    """The counter comes on if it is off the board (N2, S1, U25), which may win (S23); then the action is
    performed."""
    act = decision.act
    actor = performer(out.board, by, act, decision.at, plain=decision.plain)
    assert actor is not None, "it was judged before"
    if actor.counter and actor.counter not in out.board.counters:
        out.emit(e.CounterPlaced(actor.counter, actor.space))
        if variant(out.board).places_win:
            check(out)
        if out.board.winner:
            return
    RULES[NAMES[type(act)]].perform(out, chance, actor, act)


def _no_such_action(board: Board, seat: str, card: Card, act: d.Act) -> Rejection:
    name = ACTION_NAMES[NAMES[type(act)]]
    printed = tuple(action.name.value for action in card.actions)
    if NAMES[type(act)].value not in printed:
        return against(
            "U7", f"{card.name.en} has no action {name.en}.", f"Karta {card.name.cs} nemá akci {name.cs}.", printed
        )
    who = counter_name(board, card.counter)
    if places(board, seat, card):
        return against(
            "R7",
            f"{who.en} are routed and cannot fight.",
            f"{who.are} {who.cs.done('rozprášen')} a {who.cs.does('nemůže', 'nemohou')} bojovat.",
        )
    if variant(board).coming_on is ComingOnRule.AT_DEPLOYMENT_MARKER:
        return against(
            "N2",
            f"{who.en} are off the board and have no deployment marker.",
            f"{who.are_not} na plánu a {who.cs.does('nemá', 'nemají')} žeton nasazení.",
            ("hunker_down",),
        )
    tank = board.is_tank(card.counter)
    return against(
        "S2" if tank else "R16",
        f"{who.en} are off the board, and there are no riflemen where they could come on.",
        f"{who.are_not} na plánu a na plánu nejsou ani střelci, u kterých by se jednotka nasadila.",
        ("hunker_down",),
    )


def _ready(out: Emitter, seat: str, decision: d.Ready) -> Rejection | None:
    board: Board = out.board
    refused = _playable(board, seat, decision.card)
    if refused is not None:
        return refused
    card = board.scene.cards[decision.card]
    if not is_suppressed(board, card):
        return against(
            "U9",
            f"{card.name.en} has no suppressed counter to turn ready.",
            f"Karta {card.name.cs} nemá jednotku pod palbou, kterou by připravila.",
        )
    out.emit(e.CardMoved(seat, card.id, Zone.HAND, Zone.PLAY))
    out.emit(e.CounterReadied(card.counter))
    return None


def _hunker_down(out: Emitter, seat: str, decision: d.HunkerDown) -> Rejection | None:
    board: Board = out.board
    if decision.card in board.sides[seat].hand and is_fog(board, decision.card):
        name = card_called(board, decision.card)
        return against(
            "U10", f"{name.en} cannot be hunkered down.", f"{capital(name.cs.acc)} nelze stáhnout do zálohy."
        )
    refused = _playable(board, seat, decision.card)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(seat, decision.card, Zone.HAND, Zone.SUPPLY))
    return None


def _withdraw(out: Emitter, seat: str) -> Rejection | None:
    if not can_withdraw(out.board):
        return against(
            "S25",
            "A side may withdraw only at the start of its turn, before playing a card, and only in Stalingrad.",
            "Stáhnout vojska lze jen na začátku tahu před zahráním karty, a jen ve hře Stalingrad.",
        )
    out.emit(e.ScenarioWon(out.board.scene.opponent(seat), "withdrawn", "S25"))
    return None


Onward = d.Step | d.Take | d.Strike | d.Stop | d.Lose | d.Displace | d.Perform | d.Lay | d.Return


def _go_on(out: Emitter, chance: Chance, decision: Onward) -> Rejection | None:
    """The next step of what is half done."""
    board: Board = out.board
    frame = board.frames[-1]
    if decision not in in_frame(board):
        return _refuse_in_frame(board, decision)
    match decision, frame:
        case d.Stop(), _:
            out.emit(e.FramePopped())
        case d.Step(), Stepping():
            if movement.step(out, chance, frame.side, frame.counter, frame.action.name, decision.to):
                movement.go_on(out, frame)
        case d.Take(), Bolstering():
            support.take(out, frame.side, decision.card)
            support.bolster_on(out, frame)
        case d.Strike(), Barrage():
            combat.barrage(out, chance, frame, decision.target)
        case d.Lose(), Losing():
            casualties.give_up(out, frame, decision.card)
        case d.Displace(), Displacing():
            casualties.displace(out, frame.counter, decision.to)
        case d.Perform(), Assaulting() | Performing():
            out.emit(e.FramePopped())
            _carry_out(out, chance, acting(out.board, frame), decision)
        case d.Lay(), Mining():
            mines.lay(out, frame.side, frame.counter, decision.towards, decision.face)
            mines.lay_on(out, frame)
        case d.Return(), Returning():
            out.emit(e.FramePopped())
            out.emit(e.CardMoved(frame.side, frame.card, Zone.PLAY, Zone.SUPPLY))
    return None


def _refuse_in_frame(board: Board, decision: Onward) -> Rejection:
    frame = board.frames[-1]
    match decision, frame:
        case d.Step(), Stepping():
            space = board.counters[frame.counter].space
            return movement.refuse_step(board, frame.side, frame.action, frame.counter, space, decision.to)
        case d.Take(), Bolstering():
            return support.refuse_take(board, frame.side, frame.action, decision.card)
        case d.Strike(), Barrage():
            who = counter_name(board, decision.target)
            return against(
                "R19",
                f"{who.en} are not among those still to be rolled for.",
                f"Na {who.cs.acc} se už v této akci nehází.",
                frame.targets,
            )
        case d.Lose(), Losing():
            return casualties.refuse_loss(board, frame, decision.card)
        case d.Displace(), Displacing():
            return casualties.refuse_displacement(board, frame.counter, decision.to)
        case d.Lay(), Mining():
            space = board.counters[frame.counter].space
            return mines.refuse_lay(board, frame.side, frame.counter, space, decision.towards)
        case d.Perform(), Assaulting() | Performing():
            return _refuse_performance(board, frame, decision)
    raise AssertionError(f"{decision} does not answer {frame}")


def _refuse_performance(board: Board, frame: Assaulting | Performing, decision: d.Perform) -> Rejection:
    card = board.scene.cards[frame.card]
    by = actors(board, frame.side, card)
    refused = _judge(board, frame.side, card, by, decision)
    if refused is not None:
        return refused
    if replace(decision, plain=False) in in_frame(board):
        return _no_choice(card)
    may = {
        type(option.act): NAMES[type(option.act)].value for option in in_frame(board) if isinstance(option, d.Perform)
    }
    if isinstance(frame, Assaulting) and NAMES[type(decision.act)] not in COMBAT:
        return against("S22", "Only a combat action may follow.", "Následovat může jen bojová akce.", may.values())
    return against(
        "S5",
        "This action cannot be performed in this way: it is upgraded, or would make yet another card act (R2).",
        "Tuto akci takto provést nelze: je vylepšená, nebo by jednat nechala další kartu (R2).",
        may.values(),
    )
