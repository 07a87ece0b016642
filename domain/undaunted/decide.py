"""The rules applied to one decision: what it causes, or why it is refused."""

from domain.kernel.chance import Chance
from domain.kernel.system import Emitter, Prompt
from domain.kernel.words import Reason, Rejection, Sentence
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.frames import Barrage, Bolstering, Stepping
from domain.undaunted.legal import actors, in_frame, is_suppressed
from domain.undaunted.names import ACTION_NAMES, against, card_name, counter_name
from domain.undaunted.rules import combat, movement, support, turn
from domain.undaunted.rules.actions import NAMES, RULES
from domain.undaunted.rules.fog import is_fog
from domain.undaunted.state import Board, Zone

ANSWERS: dict[str, tuple[type[d.DecisionBase], ...]] = {
    "initiative": (d.PickInitiative,),
    "play": (d.Play, d.Ready, d.HunkerDown, d.EndTurn),
    "step": (d.Step, d.Stop),
    "take": (d.Take, d.Stop),
    "strike": (d.Strike,),
}
"""Which decisions answer which kind of prompt."""


def start(out: Emitter, chance: Chance) -> None:
    """U4: the first round; or the round that an inherited position is in."""
    if not out.board.round:
        turn.start_round(out, chance)
    elif not out.board.active:
        turn.ask_for_initiative(out)
    if out.board.active:
        resume(out, chance)


def decide(out: Emitter, seat: str, prompt: Prompt, decision: d.Decision, chance: Chance) -> Rejection | None:
    """Apply the rules to one decision of a seat; nothing is emitted if it is refused."""
    answers = ANSWERS[prompt.kind]
    if type(decision) not in answers:
        tags = tuple(str(answer.__struct_config__.tag) for answer in answers)
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
        match frames[-1]:
            case Stepping() as frame:
                out.prompt(frame.side, "step")
                return
            case Bolstering() as frame:
                out.prompt(frame.side, "take")
                return
            case Barrage(targets=(only,)) as frame:
                combat.barrage(out, chance, frame, only)
            case Barrage() as frame:
                out.prompt(frame.side, "strike")
                return


def _pick(out: Emitter, seat: str, decision: d.PickInitiative) -> Rejection | None:
    board: Board = out.board
    if decision.card not in board.sides[seat].hand:
        return _not_in_hand(board, seat, decision.card, "U6")
    turn.pick_initiative(out, seat, decision.card)
    return None


def _not_in_hand(board: Board, seat: str, card: str, rule: str) -> Rejection:
    name = card_name(board, card)
    return against(
        rule,
        f"{name.en} is not in your hand.",
        f"{name.cs} není ve vaší ruce.",
        dict.fromkeys(board.sides[seat].hand),
    )


def _playable(board: Board, seat: str, card: str) -> Rejection | None:
    """U7, U11: a card played comes from hand and is no fog of war."""
    if card not in board.sides[seat].hand:
        return _not_in_hand(board, seat, card, "U7")
    if is_fog(board, card):
        name = card_name(board, card)
        return against(
            "U11",
            f"{name.en} can be picked for initiative but never played.",
            f"Kartu {name.cs} lze zvolit pro iniciativu, zahrát ji však nelze.",
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
            f"{who.cs}: jednotka je pod palbou, kartou ji lze jen připravit, nebo kartu stáhnout do zálohy.",
            ("ready", "hunker_down"),
        )
    name = NAMES[type(decision.act)]
    actor = next((actor for actor in actors(board, seat, card) if actor.action.name == name), None)
    if actor is None:
        return _no_such_action(board, seat, decision)
    rules = RULES[name]
    if decision.act not in rules.options(board, actor):
        return rules.explain(board, actor, decision.act)
    out.emit(e.CardMoved(seat, card.id, Zone.HAND, Zone.PLAY))
    if actor.counter and actor.counter not in board.counters:
        out.emit(e.CounterPlaced(actor.counter, actor.space))
    rules.perform(out, chance, actor, decision.act)
    return None


def _no_such_action(board: Board, seat: str, decision: d.Play) -> Rejection:
    card = board.scene.cards[decision.card]
    name = ACTION_NAMES[NAMES[type(decision.act)]]
    printed = tuple(action.name.value for action in card.actions)
    if card.counter and card.counter not in board.counters and NAMES[type(decision.act)].value in printed:
        who = counter_name(board, card.counter)
        return against(
            "N2",
            f"{who.en} are off the board and have no deployment marker.",
            f"{who.cs}: jednotka není na plánu a nemá žeton nasazení.",
            ("hunker_down",),
        )
    return against(
        "U7", f"{card.name.en} has no action {name.en}.", f"Karta {card.name.cs} nemá akci {name.cs}.", printed
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
        name = card_name(board, decision.card)
        return against("U10", f"{name.en} cannot be hunkered down.", f"Kartu {name.cs} nelze stáhnout do zálohy.")
    refused = _playable(board, seat, decision.card)
    if refused is not None:
        return refused
    out.emit(e.CardMoved(seat, decision.card, Zone.HAND, Zone.SUPPLY))
    return None


def _go_on(out: Emitter, chance: Chance, decision: d.Step | d.Take | d.Strike | d.Stop) -> Rejection | None:
    """The next step of what is half done."""
    board: Board = out.board
    frame = board.frames[-1]
    if decision not in in_frame(board):
        return _refuse_in_frame(board, decision)
    match decision, frame:
        case d.Stop(), _:
            out.emit(e.FramePopped())
        case d.Step(), Stepping():
            movement.step(out, frame.side, frame.counter, frame.action.name, decision.to)
            movement.go_on(out, frame)
        case d.Take(), Bolstering():
            support.take(out, frame.side, decision.card)
            support.bolster_on(out, frame)
        case d.Strike(), Barrage():
            combat.barrage(out, chance, frame, decision.target)
    return None


def _refuse_in_frame(board: Board, decision: d.Step | d.Take | d.Strike | d.Stop) -> Rejection:
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
                f"{who.cs} není mezi těmi, na které se ještě hází.",
                frame.targets,
            )
    raise AssertionError(f"{decision} does not answer {frame}")
