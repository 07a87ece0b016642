"""Laws 2, 3, 4 and 6 of the design in random scenarios of Stalingrad."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kronika.domain.kernel.events import Event, Undone
from kronika.domain.kernel.game import Position, apply, blank, fold
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.values import Prompt
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    Act,
    AntiAir,
    AntiTank,
    Assault,
    Attack,
    Blast,
    Bolster,
    Bombard,
    Command,
    Conceal,
    Control,
    Demolish,
    Drive,
    Exert,
    FightAndFade,
    FireZone,
    Flamethrower,
    Grenade,
    Guide,
    Inspire,
    Mines,
    Move,
    Navigate,
    Rally,
    Recon,
    ReconFlight,
    Repair,
    Requisition,
    Scout,
    Secure,
    Smoke,
    Stalk,
    Strafe,
    Suppress,
    Target,
    Volley,
)
from kronika.domain.undaunted.content import COMBAT, ActionName, Mine, MineFace, PromptKind
from kronika.domain.undaunted.contract import DECISIONS as ALL_DECISIONS
from kronika.domain.undaunted.contract import STEPS
from kronika.domain.undaunted.rules.actor import NAMES
from kronika.domain.undaunted.rules.casualties import CrewHit, Displace, Lose, PickCrew, Return
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.inspiring import Again, Inspiring
from kronika.domain.undaunted.rules.mines import Lay
from kronika.domain.undaunted.rules.movement import Step
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
from kronika.domain.undaunted.rules.support import Take
from kronika.domain.undaunted.rules.vehicles import Freeing, FreeMove, NextSpace, Surveying
from kronika.domain.undaunted.state import Board, Spent
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.validation import check_board
from kronika.service.packs import load_packs
from tests.bench.arena import open_game
from tests.examples import examples, mostly_slow
from tests.undaunted.judging import judge
from tests.undaunted.random_play import wander
from tests.undaunted.stalingrad import SIDES
from tests.undaunted.stalingrad_worlds import choose_any, lengths, play, position_after, world, worlds

STALINGRAD = load_packs()["stalingrad"]
NORMANDY_ONLY = {e.TargetPlaced, e.TargetRemoved, e.ObjectiveRaised, e.CounterRemoved, Target, Blast}
AFRICA_ONLY = {
    *(e.SeatTaken, e.SeatLeft, e.SeatsSwapped, e.VehicleCaptured, e.VehicleDamaged, e.VehicleRepaired),
    *(e.CounterEliminated, e.CounterEscaped, e.StructureDestroyed, e.HopeLost),
    *(Mounted, Freeing, Surveying, Inspiring, CrewHit),
    *(Swap, FreeMoveFirst, FreeMove, NextSpace, Again, PickCrew),
    *(Drive, Navigate, Repair, ReconFlight, Strafe),
}
KINDS = [kind for kind in PromptKind if kind not in ("act", "free", "tile", "again", "crew")]
TAKEN_OVER = {e.PositionInherited, e.ZonesInherited}
SEEDS = range(40)
DECISIONS = 200


def log_of(seed: int, decisions: int) -> list[Event]:
    return [event for _, events in play(seed, decisions) for event in events]


def decided(event: Event) -> set[type]:
    """The decision that an event records, and the act in it."""
    made = getattr(event, "public", None) or getattr(getattr(event, "secret", None), "content", None)
    decision = getattr(made, "decision", None)
    return {type(decision), type(getattr(decision, "act", None))} - {type(None)}


# --- law 6, and that the worlds are worth playing in


@pytest.mark.long
def test_law_6_random_play_in_random_worlds_meets_everything_there_is():
    seen: set[type] = set()
    for seed in SEEDS:
        setup = world(seed)
        for position, events in play(seed, DECISIONS):
            seen |= {type(event) for event in events}.union(*map(decided, events))
            seen |= {type(frame) for frame in position.game.board.frames}
            assert check_board(setup, position.game.board) == ""
    everything = {*e.EVENTS, *STEPS, *ALL_DECISIONS, *Act.__args__}
    assert everything - seen == NORMANDY_ONLY | AFRICA_ONLY | TAKEN_OVER


@pytest.mark.parametrize("scenario", mostly_slow(card.id for card in STALINGRAD.card.scenarios))
def test_law_6_random_play_of_a_stock_scenario_ends_or_reaches_the_cap_without_an_error(scenario):
    out, chance = open_game(STALINGRAD, scenario, 1)
    opening = next(event for event in out.events if isinstance(event, e.ScenarioSetUp))
    for position, _ in wander(out, chance, random.Random(scenario), 400, choose_any):
        assert check_board(opening.setup, position.game.board) == ""
    outcome = position.game.outcome
    assert outcome is None or outcome.how in ("objectives", "goal", "total_rout", "withdrawn")


# --- law 2


def targets(board: Board) -> list[str]:
    structures = [f"{kind} {space}" for kind in ("building", "tunnel") for space in board.scene.spaces]
    return [*board.scene.kinds, *structures, "soviet-cavalry"]


def acts(board: Board) -> dict[ActionName, list[Act]]:
    """Every act that somebody might try, by its action; of what can be aimed at, fewer within another."""
    spaces, counters, cards = [*board.scene.spaces, "99"], [*board.scene.kinds], [*board.scene.cards, "soviet-general"]
    aimed = targets(board)
    found: list[Act] = [
        *[make(to) for make in (Move, Scout, Stalk, Assault, FireZone, Target) for to in spaces],
        *[make(to) for make in (Bombard, Volley, Grenade) for to in spaces],
        *[make(target) for make in (Attack, Suppress, Flamethrower, AntiTank, Demolish) for target in aimed],
        *[Guide(counter, to) for counter in counters for to in spaces],
        *[make(card) for make in (Bolster, Requisition, Inspire, Exert) for card in cards],
        *[Command(count) for count in range(-1, 5)],
        *[make() for make in (Conceal, Control, Recon, Blast, Smoke, AntiAir, Secure)],
        *[Mines(to, face) for to in spaces for face in MineFace],
        *[Rally(counter) for counter in [*counters, "soviet-cavalry"]],
        *[FightAndFade(fight, target) for fight in sorted(COMBAT) for target in (*aimed, *spaces)],
        FightAndFade(ActionName.MOVE, spaces[0]),
    ]
    by_action: dict[ActionName, list[Act]] = {}
    for act in found:
        by_action.setdefault(NAMES[type(act)], []).append(act)
    return by_action


def performances(board: Board, card: str) -> Iterator[tuple[Act, str, bool]]:
    """With a card, all its actions and one of each other; where its counter may come on, and elsewhere; by
    either action, all of those it prints twice and one of the others."""
    known = board.scene.cards.get(card)
    printed = {action.name for action in known.actions} if known is not None else set()
    twice = known is not None and len(printed) < len(known.actions)
    riflemen = {counter.space for id, counter in board.counters.items() if "riflemen" in id}
    for name, tried in acts(board).items():
        for place, act in enumerate(tried if name in printed else tried[:1]):
            for plain in (False, True) if twice or not place else (False,):
                yield act, "", plain
                if known is not None and not known.squads:
                    yield from ((act, space, plain) for space in riflemen)
        yield tried[0], "99", False


def universe(board: Board, prompt: Prompt) -> Iterator[Decision]:
    """Whatever somebody might try."""
    spaces, cards = [*board.scene.spaces, "99"], [*board.scene.cards, "soviet-general", "?", ""]
    yield from (make(card) for make in (PickInitiative, Ready, HunkerDown, Take, Lose) for card in cards)
    yield from (Play(card, Conceal()) for card in cards)
    yield from (make(space) for make in (Step, Displace) for space in spaces)
    yield from (Strike(target) for target in targets(board))
    yield from (Lay(space, face) for space in spaces for face in MineFace)
    yield from (Stop(), Return(), EndTurn(), Withdraw())
    if prompt.kind == "play":
        for card in dict.fromkeys(board.sides[prompt.seat].hand):
            yield from (Play(card, *performance) for performance in performances(board, card))
    frame = board.frames[-1] if board.frames else None
    yield from (Perform(*performance) for performance in performances(board, getattr(frame, "card", "")))


@pytest.mark.long
@examples(100)
@given(worlds, lengths)
def test_law_2_legal_lists_exactly_what_is_accepted(seed, decisions):
    judge(position_after(seed, decisions), universe)


@pytest.fixture(scope="module")
def interrupted() -> dict[str, Position]:
    """A position for each kind of prompt, as random play meets them."""
    found: dict[str, Position] = {}
    for seed in SEEDS:
        for position, _ in play(seed, DECISIONS):
            for prompt in position.game.prompts:
                found.setdefault(prompt.kind, position)
        if found.keys() >= set(KINDS):
            break
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_law_2_holds_at_every_kind_of_prompt(interrupted, kind):
    judge(interrupted[kind], universe)


# --- law 3


@pytest.mark.long
@examples(25)
@given(worlds, lengths)
def test_law_3_cards_counters_tiles_and_tokens_are_conserved_across_every_event(seed, decisions):
    setup = world(seed)
    game = blank(UNDAUNTED).game
    for event in log_of(seed, decisions):
        before, game = game.board, apply(game, event)
        assert check_board(setup, game.board) == "", event
        assert before.counters.keys() <= game.board.counters.keys(), "no counter leaves the board (S6)"


def spoilt(board: Board) -> dict[str, Board]:
    """A board with one thing wrong, by what is said of it."""
    one, other, *_ = board.scene.spaces
    far = next(id for id in board.scene.spaces if id != one and id not in board.scene.spaces[one].near)
    personnel = MineFace.ANTI_PERSONNEL
    mine = Mine("soviet", (one, other), personnel, "soviet-engineers-a")
    twins = (mine, Mine("soviet", (one, other), MineFace.ANTI_TANK, "soviet-engineers-b"))
    spent = {"soviet-engineers-a": Spent(mines=1), "soviet-engineers-b": Spent(mines=1, smoke=1)}
    sound = replace(board, mines=(), spent={}, smoke=())
    twice = "smoke lies twice on a space, or on one that does not belong to the scenario (S14)"
    zone = "a fire zone does not belong to the scenario, or to nobody on the board (S13)"
    foreign = f"the mine between {one} and {far} does not belong to the scenario"
    return {
        f"the tile {other}-A on {one} is not a face of that space (S10)": replace(
            sound, faces=board.faces | {one: f"{other}-A"}
        ),
        f"soviet has two mines between {one} and {other} (S12)": replace(sound, mines=twins, spent=spent),
        foreign: replace(sound, mines=(Mine("soviet", (one, far), personnel, "soviet-engineers-a"),), spent=spent),
        foreign.replace(far, other): replace(sound, mines=(Mine("soviet", (one, other), personnel),)),
        "more mines lie than were laid (S20)": replace(sound, mines=(mine,)),
        twice: replace(sound, smoke=(one, one), spent={"soviet-engineers-a": Spent(smoke=2)}),
        "not all smoke that was laid lies on the board (S14)": replace(sound, smoke=(one,)),
        "a tunnel does not belong to the scenario": replace(sound, tunnels=(*board.tunnels, "99")),
        zone: replace(sound, fire_zones={"german-machine-gunners-b": one}),
    }


def test_law_3_what_is_not_conserved_is_named():
    board, setup = position_after(1, 0).game.board, world(1)
    assert check_board(setup, board) == ""
    for said, wrong in spoilt(board).items():
        assert check_board(setup, wrong) == said


# --- law 4


@examples(20)
@given(worlds, lengths, st.data())
def test_law_4_undo_gives_exactly_the_game_it_goes_back_to_and_play_goes_on_from_there(seed, decisions, data):
    positions = [position for position, _ in play(seed, decisions)]
    events = log_of(seed, decisions)
    back = data.draw(st.sampled_from(positions))
    undone = [*events, Undone("soviet", back.version, free=False)]
    position = fold(list(enumerate(undone, 1)), blank(UNDAUNTED))
    assert position.game == back.game
    assert position.ledger.used == positions[-1].ledger.used, "chance that was used stays used"
    again = [*undone, *events[back.version :]]
    assert fold(list(enumerate(again, 1)), blank(UNDAUNTED)).game.board == positions[-1].game.board


# --- what a seat knows


@examples(20)
@given(worlds, lengths)
def test_legal_decisions_follow_from_what_the_seat_knows(seed, decisions):
    seen = {seat: blank(UNDAUNTED, seat).game for seat in SIDES}
    for position, events in play(seed, decisions):
        for event in events:
            seen = {seat: apply(game, blind(event, seat)) for seat, game in seen.items()}
        for prompt in position.game.prompts:
            assert UNDAUNTED.rules.legal(seen[prompt.seat].board, prompt) == UNDAUNTED.rules.legal(
                position.game.board, prompt
            )


@examples(15)
@given(worlds, st.integers(min_value=1, max_value=60), st.sampled_from(SIDES))
def test_events_are_applied_without_side_effects(seed, decisions, audience):
    game = blank(UNDAUNTED, audience).game
    for event in log_of(seed, decisions):
        before, seen = msgspec.json.encode(game), blind(event, audience)
        after = apply(game, seen)
        assert msgspec.json.encode(game) == before
        assert after == apply(game, seen)
        game = after
