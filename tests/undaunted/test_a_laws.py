"""Laws 1, 2, 3, 4 and 6 of the design in random scenarios of North Africa, what a seat knows, and restarts."""

import copy
import random
from collections.abc import Iterable, Iterator

import msgspec
import pytest
from hypothesis import given

from kronika.domain.kernel.chance import Dice
from kronika.domain.kernel.events import DecisionMade, DiceRolled, EpochBegan, Event, GameStarted, Undone
from kronika.domain.kernel.game import Position, Recorder, apply, blank, decide, fold, fold_entries
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.values import Prompt
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    Act,
    AntiTank,
    Attack,
    Bolster,
    Command,
    Conceal,
    Control,
    Demolish,
    Drive,
    Inspire,
    Move,
    Navigate,
    Recon,
    ReconFlight,
    Repair,
    Scout,
    Stalk,
    Strafe,
    Suppress,
)
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.rules.actor import NAMES
from kronika.domain.undaunted.rules.casualties import CrewHit, PickCrew
from kronika.domain.undaunted.rules.inspiring import Again, Inspiring
from kronika.domain.undaunted.rules.movement import Step, Stepping
from kronika.domain.undaunted.rules.performing import Mounted, Perform
from kronika.domain.undaunted.rules.playing import (
    EndTurn,
    FreeMoveFirst,
    HunkerDown,
    PickInitiative,
    Play,
    Ready,
    Swap,
    Withdraw,
)
from kronika.domain.undaunted.rules.step import Decision, Stop
from kronika.domain.undaunted.rules.support import Bolstering, Take
from kronika.domain.undaunted.rules.vehicles import Freeing, FreeMove, NextSpace, Surveying
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.validation import check_board
from tests.bench.arena import SeededChance
from tests.examples import examples, mostly_slow
from tests.undaunted.africa import SIDES
from tests.undaunted.africa_worlds import choose_any, lengths, play, position_after, world, worlds
from tests.undaunted.judging import judge
from tests.undaunted.stalingrad_worlds import opened
from tests.undaunted.test_s_restart import stored

SEEDS = range(60)
DECISIONS = 150
KINDS = ("play", "initiative", "act", "free", "tile", "again", "crew", "step", "take")
FRAMES = {Stepping, Bolstering, Mounted, Freeing, Surveying, Inspiring, CrewHit}
HERE = {
    *(e.SeatTaken, e.SeatLeft, e.SeatsSwapped, e.VehicleCaptured, e.VehicleDamaged, e.VehicleRepaired),
    *(e.CounterEliminated, e.CounterEscaped, e.StructureDestroyed, e.HopeLost, e.ScenarioWon),
    *(Swap, FreeMoveFirst, FreeMove, NextSpace, Again, PickCrew, Perform, Step, Stop, Take),
    *(Drive, Navigate, Repair, ReconFlight, Strafe, AntiTank, Demolish, Attack, Suppress),
    *(Move, Scout, Stalk, Bolster, Command, Conceal, Control, Inspire, Recon),
    *FRAMES,
}
"""What has to happen somewhere."""


def log_of(seed: int, decisions: int) -> list[Event]:
    return [event for _, events in play(seed, decisions) for event in events]


def decided(event: Event) -> set[type]:
    """The decision that an event records, and the act in it."""
    made = getattr(event, "public", None) or getattr(getattr(event, "secret", None), "content", None)
    decision = getattr(made, "decision", None)
    return {type(decision), type(getattr(decision, "act", None))} - {type(None)}


@pytest.fixture(scope="module")
def games() -> list[list[tuple[Position, list[Event]]]]:
    return [list(play(seed, DECISIONS)) for seed in SEEDS]


@pytest.mark.long
def test_law_6_random_play_in_random_worlds_meets_everything_there_is(games):
    seen: set[type] = set()
    for seed, game in zip(SEEDS, games, strict=True):
        setup = world(seed)
        for position, events in game:
            seen |= {type(event) for event in events}.union(*map(decided, events))
            seen |= {type(frame) for frame in position.game.board.frames}
            assert check_board(setup, position.game.board) == ""
    assert seen >= HERE, HERE - seen
    assert not seen & {e.CounterRemoved, e.CounterPlaced, e.CounterRouted}


def test_decision_uses_only_the_predicted_chance(games):
    """A log can be checked: which rolls and draws a decision brings is known from the position."""
    rolls = 0
    for game in games[:10]:
        before: Board | None = None
        for position, events in game:
            made = next((event for event in events if isinstance(event, DecisionMade)), None)
            if made is not None and made.public is not None and before is not None:
                asked = UNDAUNTED.log_checks.expected_chance(before, made.seat, made.public.decision)
                assert isinstance(asked, Iterable)
                listed = list(asked)
                thrown = [event.use for event in events if isinstance(event, DiceRolled)]
                for use in thrown:
                    assert (use.purpose, use.dice) in listed, made
                    assert isinstance(use.dice, Dice)
                rolls += len(thrown)
            before = position.game.board
    assert rolls > 20


# --- law 2


def targets(board: Board) -> list[str]:
    return [*board.scene.kinds, *(f"structure {space}" for space in board.scene.spaces), "lrdg-cavalry"]


def acts(board: Board) -> dict[ActionName, list[Act]]:
    """Every act that somebody might try, by its action."""
    spaces, found = [*board.scene.spaces, "99", ""], list[Act]()
    found += [make(to) for make in (Move, Scout, Stalk, Drive, Navigate, ReconFlight) for to in spaces]
    found += [make(to) for make in (Attack, Suppress, AntiTank, Demolish, Strafe) for to in targets(board)]
    found += [make(card) for make in (Bolster, Inspire) for card in [*board.scene.cards, "lrdg-general"]]
    found += [Repair(id) for id in [*board.scene.kinds, "lrdg-cavalry"]]
    found += [Command(count) for count in range(-1, 4)]
    found += [Conceal(), Control(), Recon()]
    by_action: dict[ActionName, list[Act]] = {}
    for act in found:
        by_action.setdefault(NAMES[type(act)], []).append(act)
    return by_action


def performances(board: Board, card: str) -> Iterator[tuple[Act, str, bool, bool]]:
    """With a card, all actions that it or its seat prints, and one of each other; as its own and as the seat's."""
    known = board.scene.cards.get(card)
    soldier = board.counters.get(known.counter) if known is not None else None
    printed = {action.name for action in known.actions} if known is not None else set()
    if soldier is not None and soldier.vehicle:
        printed |= {action.name for action in board.chassis(soldier.vehicle).seats[soldier.seat - 1].actions}
    for name, tried in acts(board).items():
        for act in tried if name in printed else tried[:1]:
            for of_seat in (False, True):
                yield act, "", False, of_seat
        yield tried[0], "99", False, False
        yield tried[0], "", True, False


def places(board: Board) -> Iterator[tuple[str, int]]:
    yield from ((vehicle, at) for vehicle in [*board.scene.kinds, "lrdg-cavalry"] for at in range(6))
    yield ("", 0)


def universe(board: Board, prompt: Prompt) -> Iterator[Decision]:
    """Whatever somebody might try."""
    spaces, all_cards = [*board.scene.spaces, "99", ""], [*board.scene.cards, "lrdg-general", "?", ""]
    yield from (make(card) for make in (PickInitiative, Ready, HunkerDown, Take, Again) for card in all_cards)
    yield from (Play(card, Conceal()) for card in all_cards)
    yield from (make(space) for make in (Step, NextSpace) for space in spaces)
    yield from (PickCrew(counter) for counter in [*board.scene.kinds, ""])
    yield from (FreeMove(*place) for place in places(board))
    yield from (Stop(), EndTurn(), Withdraw())
    if prompt.kind == "play":
        for card in dict.fromkeys(board.sides[prompt.seat].hand):
            yield from (Play(card, *performance) for performance in performances(board, card))
            yield from (FreeMoveFirst(card, *place) for place in places(board))
            yield from (Swap(card, counter) for counter in [*board.scene.kinds, ""])
    frame = board.frames[-1] if board.frames else None
    yield from (Perform(*performance) for performance in performances(board, getattr(frame, "card", "")))


@pytest.mark.long
@examples(30)
@given(worlds, lengths)
def test_law_2_legal_lists_exactly_what_is_accepted(seed, decisions):
    judge(position_after(seed, decisions), universe)


@pytest.mark.parametrize("kind", KINDS)
def test_law_2_holds_at_every_kind_of_prompt(games, kind):
    judge(
        next(
            position
            for game in games
            for position, _ in game
            if any(prompt.kind == kind for prompt in position.game.prompts)
        ),
        universe,
    )


# --- law 3, law 4


@examples(10)
@given(worlds, lengths)
def test_law_3_cards_counters_seats_and_structures_are_conserved_across_every_event(seed, decisions):
    setup, game = world(seed), blank(UNDAUNTED).game
    for event in log_of(seed, decisions):
        game = apply(game, event)
        assert check_board(setup, game.board) == "", event


@pytest.mark.parametrize("seed", mostly_slow(range(3)))
def test_law_4_undo_gives_exactly_the_game_it_goes_back_to(games, seed):
    events = [event for _, made in games[seed] for event in made]
    back = random.Random(seed).choice([position for position, _ in games[seed]])
    position = fold(list(enumerate([*events, Undone("lrdg", back.version, free=False)], 1)), blank(UNDAUNTED))
    assert position.game == back.game


# --- what a seat knows


@pytest.mark.parametrize("seed", mostly_slow(range(4)))
def test_law_5_legal_decisions_follow_from_what_the_seat_knows(games, seed):
    seen = {seat: blank(UNDAUNTED, seat).game for seat in SIDES}
    for position, events in games[seed]:
        for event in events:
            seen = {seat: apply(game, blind(event, seat)) for seat, game in seen.items()}
        for prompt in position.game.prompts:
            assert UNDAUNTED.rules.legal(seen[prompt.seat].board, prompt) == UNDAUNTED.rules.legal(
                position.game.board, prompt
            )


@pytest.mark.parametrize("seed", mostly_slow(range(3)))
def test_events_are_applied_without_side_effects(games, seed):
    game = blank(UNDAUNTED, "lrdg").game
    for event in [event for _, made in games[seed][:60] for event in made]:
        before, seen = msgspec.json.encode(game), blind(event, "lrdg")
        after = apply(game, seen)
        assert msgspec.json.encode(game) == before
        game = after


# --- restarts


@pytest.mark.long
def test_law_1_from_its_log_alone_a_game_stands_and_goes_on_as_it_did_whatever_was_half_done():
    met = set[type]()
    for seed in range(24):
        out, chance = opened(world(seed), seed)
        chooser, log = random.Random(seed), []
        for _ in range(100):
            log += [stored(version, event) for version, event in enumerate(out.events, len(log) + 1)]
            position = out.position
            if position.game.outcome is not None:
                break
            again = fold_entries(log, blank(UNDAUNTED))
            assert again == position
            prompt = chooser.choice(again.game.prompts)
            decision = choose_any(chooser, UNDAUNTED.rules.legal(again.game.board, prompt))
            same = copy.deepcopy(chance)
            out, other = (
                decide(UNDAUNTED, at, prompt.seat, prompt.id, "", decision, luck)
                for at, luck in ((position, chance), (again, same))
            )
            assert isinstance(out, Recorder) and isinstance(other, Recorder) and other.events == out.events
            met |= {type(frame) for frame in position.game.board.frames}
    assert met == FRAMES, FRAMES - met


@pytest.mark.parametrize("seed", mostly_slow(range(3)))
def test_a_game_that_takes_it_over_stands_as_it_stood_whatever_was_half_done(games, seed):
    log: list[Event] = []
    for was, events in games[seed][:80]:
        log += events
        if was.game.board.seals or was.game.outcome is not None:
            continue
        out = Recorder(UNDAUNTED, blank(UNDAUNTED))
        for event in (*UNDAUNTED.inherit(log, was.game.board), EpochBegan(1), GameStarted()):
            out.emit(event)
        UNDAUNTED.rules.start(out, SeededChance(0))
        assert msgspec.structs.replace(out.board, played=0) == msgspec.structs.replace(was.game.board, played=0)
        assert [(p.seat, p.kind) for p in out.game.prompts] == [(p.seat, p.kind) for p in was.game.prompts]


@pytest.mark.parametrize("seed", mostly_slow(range(4)))
def test_a_verifier_has_nothing_to_say_against_what_happens(games, seed):
    game = blank(UNDAUNTED).game
    for event in [event for _, made in games[seed] for event in made]:
        assert UNDAUNTED.log_checks.check_event(game.board, event) == ""
        game = apply(game, event)
