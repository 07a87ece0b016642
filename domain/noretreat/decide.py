"""The rules applied to one decision: what it causes, or why it is refused."""

from collections.abc import Callable
from typing import Any, NamedTuple

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Reason, Rejection, refuse
from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import frames as f
from kronika.domain.noretreat import refusals, text
from kronika.domain.noretreat.rules import (
    advances,
    battle,
    cards,
    combat,
    effects,
    losses,
    movement,
    optional,
    organisation,
    placing,
    rail,
    removals,
    retreats,
    setting_up,
    stacking,
    turn,
)
from kronika.domain.noretreat.rules.table import Ask, Table
from kronika.domain.noretreat.state import Board


class Rule(NamedTuple):
    """A kind of frame: how it goes on or whom it asks what, what may be answered, how an answer goes on."""

    go: Callable[[Table, Any], Ask | None]
    legal: Callable[[Board, Any, str], tuple[d.Decision, ...]] = lambda *_: ()
    answer: Callable[[Table, Any, Any], None] = lambda *_: None


FRAMES: dict[type[Step], Rule] = {
    f.Agenda: Rule(turn.agenda),
    f.Keeping: Rule(cards.keeping, cards.keeping_legal, cards.keeping_answer),
    f.Discarding: Rule(cards.discarding, cards.discarding_legal, cards.discarding_answer),
    f.Drawing: Rule(cards.drawing),
    f.Answering: Rule(cards.answering, cards.answering_legal, cards.answering_answer),
    f.Playing: Rule(cards.playing),
    f.Working: Rule(effects.working, effects.working_legal, effects.working_answer),
    f.Paying: Rule(cards.paying, cards.paying_legal, cards.paying_answer),
    f.Window: Rule(cards.window, cards.window_legal, cards.window_answer),
    f.Bought: Rule(cards.bought),
    f.Flipping: Rule(organisation.flipping, organisation.flipping_legal, organisation.flipping_answer),
    f.Placing: Rule(placing.placing, placing.placing_legal, placing.placing_answer),
    f.Putting: Rule(placing.putting, placing.putting_legal, placing.putting_answer),
    f.Reorganising: Rule(organisation.reorganising, organisation.reorganising_legal, organisation.reorganising_answer),
    f.Moving: Rule(movement.go, movement.legal, movement.answer),
    f.Going: Rule(movement.going, movement.going_legal, movement.going_answer),
    f.Reserving: Rule(rail.reserving, rail.reserving_legal, rail.reserving_answer),
    f.Supporting: Rule(optional.supporting, optional.supporting_legal, optional.supporting_answer),
    f.Stacking: Rule(stacking.stacking, stacking.stacking_legal, stacking.stacking_answer),
    f.Targeting: Rule(combat.targeting, combat.targeting_legal, combat.targeting_answer),
    f.Countering: Rule(combat.countering, combat.countering_legal, combat.countering_answer),
    f.Fighting: Rule(combat.fighting, combat.fighting_legal, combat.fighting_answer),
    f.Battle: Rule(battle.battle, battle.battle_legal, battle.battle_answer),
    f.Losing: Rule(losses.losing, losses.losing_legal, losses.losing_answer),
    f.Replacing: Rule(losses.replacing, losses.replacing_legal, losses.replacing_answer),
    f.Retreating: Rule(retreats.retreating, retreats.retreating_legal, retreats.retreating_answer),
    f.Advancing: Rule(advances.advancing, advances.advancing_legal, advances.advancing_answer),
    f.Removing: Rule(removals.removing),
    f.Unscorching: Rule(removals.unscorching, removals.unscorching_legal, removals.unscorching_answer),
    f.Detraining: Rule(rail.detraining, rail.detraining_legal, rail.detraining_answer),
    f.Offering: Rule(optional.offering, optional.offering_legal, optional.offering_answer),
    f.SettingUp: Rule(setting_up.setting_up, setting_up.setting_up_legal, setting_up.setting_up_answer),
}
"""What each kind of frame does (design 14)."""

OPEN = frozenset(
    {
        "discard_to_two",
        "event_window",
        "cancel",
        "commit_card",
        "flip",
        "place",
        "reorganise",
        "move",
        "declare_targets",
        "declare_counterblows",
        "choose_battle",
        "detrain",
    }
)
"""NR137: prompts at which the seat may play a half too."""

OF_CARDS = OPEN | {"keep_cards", "discard_war", "discard", "pay"}
"""Prompts whose answers depend on a hand."""

RULES: dict[str, str] = {
    "keep_cards": "NR5",
    "discard_to_two": "NR10",
    "discard_war": "NR13",
    "discard": "NR128",
    "event_window": "NR138",
    "cancel": "NR129",
    "choose": "NR128",
    "pay": "NR18",
    "flip": "NR28",
    "place": "NR32",
    "place_at": "NR32",
    "reorganise": "NR37",
    "move": "NR38",
    "go": "NR38",
    "step": "NR38",
    "strategic_reserve": "NR50",
    "local_support": "NR113",
    "declare_targets": "NR51",
    "declare_counterblows": "NR52",
    "choose_battle": "NR132",
    "add_hex": "NR132",
    "choose_attackers": "NR132",
    "choose_terrain_hex": "NR60",
    "commit_support": "NR58",
    "commit_card": "NR58",
    "accept_counterattack": "NR66",
    "place_counterblow": "NR67",
    "lose_step": "NR70",
    "place_cadre": "NR106",
    "retreat": "NR72",
    "advance": "NR75",
    "advance_on": "NR76",
    "overstack": "NR41",
    "unscorch": "NRR35",
    "detrain": "NR48",
    "detrain_at": "NR49",
    "reserve_detrain": "NR50",
    "detach": "NR111",
    "fortified_fronts": "NR112",
    "partisans": "NR120",
    "shift_initiative": "NR118",
    "joker": "NR117",
    "set_up": "NR5",
}
"""The rule behind each kind of prompt."""

SHOWN = 12
"""Answers named in a refusal."""


def start(out: Emitter, chance: Chance) -> None:
    """NR5: cards are dealt, and play begins."""
    table = Table(out, chance)
    if not table.board.frames:
        turn.start(table)
    resume(table)


def resume(table: Table) -> None:
    """NR8: go on with what is half done until somebody has to decide or the game is over. What has one answer, told
    from what everybody knows, is answered without asking (NR135)."""
    while not table.board.winner:
        frame = table.board.frames[-1]
        ask = FRAMES[type(frame)].go(table, frame)
        if ask is None:
            continue
        prompt = Prompt(0, ask.seat, ask.kind, ask.subject)
        if not is_private(table.board, prompt):
            answers = legal(table.board, prompt)
            if len(answers) == 1:
                FRAMES[type(frame)].answer(table, frame, answers[0])
                continue
        table.out.prompt(*ask)
        return


def is_private(board: Board, prompt: Prompt) -> bool:
    """NR135: whether an answer depends on a hand."""
    if prompt.kind == "choose":
        return prompt.subject == "discard_from_hand"
    return prompt.kind in OF_CARDS and bool(board.hands.get(prompt.seat))


def legal(board: Board, prompt: Prompt) -> tuple[d.Decision, ...]:
    """NR136: every decision that would be accepted on a prompt."""
    known = _listed(board)
    key = (prompt.seat, prompt.kind)
    if key not in known:
        frame = board.frames[-1]
        found = FRAMES[type(frame)].legal(board, frame, prompt.kind)
        known[key] = (*found, *cards.plays(board, prompt.seat)) if prompt.kind in OPEN else found
    return known[key]


REMEMBERED = 32
"""Boards whose legal decisions are kept: they are asked for when a prompt is opened, told and answered."""


@cached_by_identity(REMEMBERED)
def _listed(board: Board, /) -> dict[tuple[str, str], tuple[d.Decision, ...]]:
    return {}


def decide(out: Emitter, seat: str, prompt: Prompt, decision: d.Decision, chance: Chance) -> Rejection | None:
    """Apply the rules to one decision of a seat; nothing is emitted if it is refused."""
    board: Board = out.board
    accepted = legal(board, prompt)
    if decision not in accepted:
        return _refuse(board, prompt, decision, accepted)
    table = Table(out, chance)
    frame = board.frames[-1]
    if isinstance(decision, d.Play):
        cards.play(table, seat, decision)
    else:
        FRAMES[type(frame)].answer(table, frame, decision)
    resume(table)
    return None


def _refuse(board: Board, prompt: Prompt, decision: d.Decision, accepted: tuple[d.Decision, ...]) -> Rejection:
    said, asked = text.say_decision(board, decision), text.say_prompt(board, prompt)
    named = tuple(text.say_decision(board, one).en for one in accepted[:SHOWN])
    why = refusals.reason(board, prompt, decision)
    rule, told = (RULES[prompt.kind], asked) if why is None else why
    return refuse(
        Reason.AGAINST_THE_RULES,
        f"Not possible now: {said.en}. {told.en}",
        f"Teď nelze: {said.cs}. {told.cs}",
        rule=rule,
        accepted=named,
    )
