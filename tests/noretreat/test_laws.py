"""The laws of the design over every scenario of No Retreat!, as far as `tests/laws` does not hold it to them."""

import random
from functools import lru_cache

import msgspec
import pytest

from kronika.domain.kernel import ends, orders
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import (
    Decided,
    DecisionMade,
    DiceRolled,
    Event,
    GameStarted,
    Options,
    OrderGiven,
    PromptOpened,
    applied_to_board,
)
from kronika.domain.kernel.game import Recorder, answer, blank, fold, go_on
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.steps import Ask, Decision
from kronika.domain.kernel.undo import UndoClass, undo_class
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.rules.cards import Cards, Play
from kronika.domain.noretreat.rules.declaring import Attack, Take, Target
from kronika.domain.noretreat.rules.movement import Entrain, Go, Going, Move, Moving, allowance, may_move, reach
from kronika.domain.noretreat.rules.parts import Yes
from kronika.domain.noretreat.rules.units import Improve, Upgrade
from kronika.domain.noretreat.state import Board, SetUp
from kronika.domain.noretreat.system import ENGINE, NORETREAT, PASSED
from kronika.domain.noretreat.view import view
from kronika.library.offline import OfflineGame
from kronika.service.packs import LoadedPack
from tests.examples import mostly_slow
from tests.noretreat.position import pack

LOADED = LoadedPack(NORETREAT, pack(), NORETREAT.packs.describe(pack()))
SCENARIOS = [card.id for card in LOADED.card.scenarios]
EVERYTHING = {
    "detachments": True,
    "fortified_fronts": True,
    "local_support": True,
    "fast_reorganisation": True,
    "no_surrender": True,
    "joker": True,
    "reserves": True,
    "partisans": True,
    "variable_initiative": True,
    "optional_units": True,
    "campaign": True,
}
LINK = "00" * 32
each_scenario = pytest.mark.parametrize("scenario", mostly_slow(SCENARIOS, 2))


@lru_cache(4)
def played(scenario: str, seed: int, decisions: int, *, all_options: bool = False) -> OfflineGame:
    """A game after so many random decisions."""
    setup = SetUp(scenario, **(EVERYTHING if all_options else {}))
    game = OfflineGame(LOADED, scenario, f"noretreat/{seed}", Options(closing_time=3600), setup=setup)
    game.wander(random.Random(seed), decisions)
    return game


@each_scenario
def test_law_2_what_was_legal_elsewhere_is_refused_with_a_rule_and_changes_nothing(scenario):
    game = played(scenario, 2, 90)
    position, board = game.position, game.position.game.board
    made = [event.public.decision for event in game.events if isinstance(event, DecisionMade)]
    before = msgspec.json.encode(board, enc_hook=id)
    for prompt in position.game.prompts:
        for decision in set(made) - set(NORETREAT.rules.legal(board, prompt)):
            out = Recorder(NORETREAT, position)
            refused = NORETREAT.rules.decide(out, prompt.seat, prompt, decision, game.chance(position.ledger))
            assert refused is not None and out.events == [] and refused.rule, decision
            assert text(refused.said, "en") != text(refused.said, "cs")
    assert msgspec.json.encode(board, enc_hook=id) == before


def answers(board: Board, prompt: Prompt) -> list[Decision]:
    """Everything of the kinds that a prompt asks for and the rules give reasons to refuse."""
    units, spaces, cards = board.units, board.scene.atlas.spaces, board.scene.cards
    halves = [Play(card, mode) for card in cards for mode in range(len(cards[card].half(prompt.seat).modes) + 1)]
    match prompt.kind:
        case "move":
            return [*halves, *map(Move, units), *map(Entrain, units)]
        case "go":
            return [*halves, *map(Go, spaces)]
        case "declare_targets":
            return [*halves, *map(Target, spaces)]
        case "flip":
            return [*halves, *map(Improve, units), *map(Upgrade, units)]
        case _:
            return list[Decision](halves)


@pytest.mark.long
@each_scenario
def test_law_2_what_is_listed_is_exactly_what_nothing_is_wrong_with(scenario):
    game, asked = played(scenario, 3, 300), set()
    for version in range(20, len(game.events), 20):
        now = game.at(version).game
        for prompt in now.prompts:
            asked.add(prompt.kind)
            ask, listed = Ask(prompt.seat, prompt.kind, prompt.subject), set(ENGINE.legal(now.board, prompt))
            for decision in answers(now.board, prompt):
                step = Cards(prompt.seat) if isinstance(decision, Play) else now.board.frames[-1]
                assert (step.objection(now.board, ask, decision) is None) == (decision in listed), (prompt, decision)
    assert asked


@pytest.mark.long
@each_scenario
def test_the_view_tells_where_every_unit_that_may_move_could_end_as_the_rules_of_movement_say(scenario):
    game, asked = played(scenario, 3, 300), set()
    for entries in range(20, len(game.events), 20):
        board = game.at(entries).game.board
        frame = board.frames[-1] if board.frames else None
        told = {one.unit: one.spaces for one in view(board).reaches}
        if not isinstance(frame, Moving):
            if board.phase not in ("cards", "supply", "organisation"):
                assert not told
                continue
            frame = Moving(board.active)
        asked.add(board.phase)
        ends = {
            unit: tuple(sorted(reach(board, Going(frame.side, unit, allowance(board, unit)))))
            for unit in may_move(board, frame)
        }
        assert told == ends
    assert asked >= {"cards", "movement"}


@pytest.mark.long
@each_scenario
def test_every_attack_that_may_be_decided_states_its_odds(scenario):
    game, attacks = played(scenario, 3, 300), 0
    for version in range(20, len(game.events), 5):
        now = game.at(version).game
        for prompt in now.prompts:
            for decision in NORETREAT.rules.legal(now.board, prompt):
                accepts = prompt.kind == "accept_counterattack" and decision == Yes()
                if accepts or isinstance(decision, Target | Attack | Take):
                    attacks += 1
                    assert NORETREAT.odds(now.board, decision) is not None, (prompt.kind, decision)
    assert attacks


@pytest.mark.slow
@each_scenario
def test_law_6_random_play_ends(scenario):
    game = played(scenario, 6, 6000)
    over = game.position.game.outcome
    assert over is not None and over.rule and set(over.winners) <= set(SIDES)


@pytest.mark.slow
def test_law_6_random_play_with_every_option_goes_on_to_the_end_of_the_war():
    game = played("e", 7, 6000, all_options=True)
    assert game.position.game.outcome is not None


# --- law 5: non-interference


class Wanted:
    """Chance that gives what it gave before, with other cards."""

    def __init__(self, out: Recorder, events: list[Event], swap: dict[int, int]) -> None:
        self._out, self._swap = out, swap
        self._given = [x for x in events if isinstance(x, DiceRolled | e.CardDrawn | e.CardLost)]

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        event = self._given.pop(0)
        assert isinstance(event, DiceRolled)
        return Rolled(event.use, event.link, event.faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        event = self._given.pop(0)
        assert isinstance(event, e.CardDrawn | e.CardLost)
        card = event.card if isinstance(event, e.CardLost) else event.secret.content
        among = self._out.board.pile if audience == REFEREE else self._out.board.hands[audience]
        return Drawn(Use(1, audience, event.use.k, purpose, None, size), LINK, among.index(self._swap.get(card, card)))


def replayed(events: list[Event], swap: dict[int, int]) -> list[Event]:
    """The same game with cards changed among themselves that nobody else has seen."""
    start = next(at for at, event in enumerate(events) if isinstance(event, GameStarted)) + 1
    out = Recorder(NORETREAT, fold(list(enumerate(events[:start], 1)), blank(NORETREAT)))
    out.events += events[:start]
    chance = Wanted(out, events, swap)
    NORETREAT.rules.start(out, chance)
    go_on(out, chance)
    for made in [event for event in events if isinstance(event, DecisionMade | OrderGiven)]:
        if isinstance(made, OrderGiven):
            out.emit(made)
            go_on(out, chance)
            continue
        if made.behalf:
            continue
        decision = made.public.decision
        if hasattr(decision, "card"):
            decision = msgspec.structs.replace(decision, card=swap.get(decision.card, decision.card))
        prompt = out.game.prompts[0]
        assert prompt.seat == made.seat and prompt.id == made.prompt
        assert answer(out, prompt, Decided(decision), chance, request=made.request) is None
        go_on(out, chance)
    return out.events


def told(events: list[Event], audience: str) -> list[bytes]:
    """All that an audience gets, version by version."""
    found, position = [], blank(NORETREAT, audience)
    for version, event in enumerate(events, 1):
        seen = blind(event, audience)
        position = fold([(version, seen)], position)
        if not isinstance(event, PromptOpened | DecisionMade) and not applied_to_board(type(event)):
            continue
        board = position.game.board
        asked = [
            (prompt, NORETREAT.words.prompt(board, prompt), NORETREAT.rules.is_private(board, prompt))
            for prompt in position.game.prompts
        ]
        own = [NORETREAT.rules.legal(board, prompt) for prompt in position.game.prompts if prompt.seat == audience]
        at = [NORETREAT.view(board), NORETREAT.words.doing(board), asked, own, NORETREAT.words.event(board, seen)]
        found.append(canonical_json([seen, at]))
    return found


def known(events: list[Event], audience: str) -> set[int]:
    """The cards that an audience sees at any time."""
    found: set[int] = set()
    position = blank(NORETREAT, audience)
    for version, event in enumerate(events, 1):
        position = fold([(version, blind(event, audience))], position)
        board = position.game.board
        found |= {card for cards in (*board.hands.values(), board.discards) for card in cards if card}
    return found


def let_pass(game: OfflineGame, seat: str) -> None:
    """A side orders that all be passed, unless it is passed already."""
    order = NORETREAT.orders(game.position.game.board, seat)[0]
    if game.position.game.outcome is None and order not in [one.order for one in game.position.ledger.orders]:
        game.keep(orders.give(NORETREAT, game.position, seat, order, game.chance(game.position.ledger)))


def changed(setup: SetUp, seed: int, audience: str, *, passes: bool = False) -> tuple[list[Event], list[Event]]:
    """A game, and the same with cards changed in the other side's hand that the audience never sees. If it
    `passes`, the other side lets all be passed whenever it is asked what can be."""
    other = SOVIET if audience == AXIS else AXIS
    for decisions in range(80, 400, 20):
        game = OfflineGame(LOADED, setup.scenario, f"noretreat/{seed}", Options(closing_time=3600), setup=setup)
        chooser = random.Random(seed)
        for _ in range(decisions):
            asked = {prompt.kind for prompt in game.position.game.prompts if prompt.seat == other}
            if passes and asked & set(PASSED):
                let_pass(game, other)
            game.wander(chooser, 1)
        events, board = list(game.events), game.position.game.board
        unknown = {card.n for card in board.content.cards if not (card.axis.immediate or card.soviet.immediate)}
        unknown -= known(events, audience)
        held, pile = sorted(unknown & set(board.hands[other])), sorted(unknown & set(board.pile))
        swap = {one: two for pair in zip(held, pile, strict=False) for one, two in (pair, pair[::-1])}
        if swap:
            return events, replayed(events, swap)
    raise AssertionError("the other side never holds a hidden card")


SET_UPS = [*(SetUp(scenario) for scenario in SCENARIOS), SetUp("e", **EVERYTHING), SetUp("campaign", **EVERYTHING)]


@pytest.mark.long
@pytest.mark.parametrize("setup", mostly_slow(SET_UPS), ids=lambda setup: f"{setup.scenario}{'-all' * setup.joker}")
@pytest.mark.parametrize("audience", SIDES)
def test_NR125_law_5_nobody_learns_what_the_other_hand_holds(setup, audience):
    events, other = changed(setup, 11, audience)
    assert other != events
    for viewer in (audience, PUBLIC):
        assert told(events, viewer) == told(other, viewer)


@pytest.mark.long
@pytest.mark.parametrize("setup", mostly_slow(SET_UPS), ids=lambda setup: f"{setup.scenario}{'-all' * setup.joker}")
@pytest.mark.parametrize("audience", SIDES)
def test_NRR68_law_5_what_a_side_lets_pass_until_the_enemy_plays_a_card_tells_nothing_of_its_hand(setup, audience):
    events, other = changed(setup, 11, audience, passes=True)
    assert other != events
    assert any(isinstance(event, DecisionMade) and event.behalf for event in events)
    for viewer in (audience, PUBLIC):
        assert told(events, viewer) == told(other, viewer)


# --- a position taken over


@pytest.mark.parametrize(("scenario", "decisions"), [("a", 40), ("b", 130), ("d", 90), ("f", 200)])
def test_a_game_taken_over_stands_and_asks_as_the_one_it_was_taken_from(scenario, decisions):
    game = played(scenario, 31, decisions)
    board, prompts = game.position.game.board, game.position.game.prompts
    opening = NORETREAT.inherit(list(game.events), board)
    fork = OfflineGame(LOADED, scenario, "fork", Options(closing_time=3600), opening=opening)
    taken = fork.position.game
    assert taken.board == board
    asked = [(prompt.seat, prompt.kind, prompt.subject) for prompt in taken.prompts]
    assert asked == [(prompt.seat, prompt.kind, prompt.subject) for prompt in prompts]
    for seat in SIDES:
        own = fork.at(len(fork.events), seat).game.board
        assert own.hands[seat] == board.hands[seat]
        assert own.hands[AXIS if seat == SOVIET else SOVIET] == (0,) * len(
            board.hands[AXIS if seat == SOVIET else SOVIET]
        )
    fork.wander(random.Random(31), 60)
    assert NORETREAT.log_checks.check_board((), fork.position.game.board) == ""


def windows(game: OfflineGame, seat: str) -> list[str]:
    """The windows in which a seat is waited for."""
    return [one.kind for one in game.position.game.prompts if (one.seat, one.kind) == (seat, "event_window")]


def test_nobody_waits_for_a_side_whose_standing_order_passes_its_windows_till_it_ends():
    game, chooser = played.__wrapped__("a", 3, 100), random.Random(8)
    while not windows(game, SOVIET):
        game.wander(chooser, 1)
    order = next(one for one in NORETREAT.orders(game.position.game.board, SOVIET) if one.kind == "event_window")
    game.keep(orders.give(NORETREAT, game.position, SOVIET, order, game.chance(game.position.ledger)))
    passed = len(game.events)
    while NORETREAT.order_holds(game.position.game.board, order):
        assert not windows(game, SOVIET)
        game.wander(chooser, 1)
    made = [one for one in game.events[passed:] if isinstance(one, DecisionMade) and one.seat == SOVIET]
    assert any(not one.request for one in made), "passed for it"
    while not windows(game, SOVIET):
        game.wander(chooser, 1)


@pytest.mark.parametrize("kind", [DiceRolled, e.CardDrawn])
def test_a_roll_and_a_draw_are_disputed_once_and_going_back_over_them_needs_consent(kind):
    game = played.__wrapped__("a", 3, 220)
    version = max(at for at, event in enumerate(game.events, 1) if isinstance(event, kind))
    before = msgspec.json.encode(game.position.game.board, enc_hook=id)
    game.keep(ends.dispute(NORETREAT, game.position, SOVIET, version, "again?"))
    assert [(one.seat, one.version, one.how) for one in game.position.ledger.disputes] == [(SOVIET, version, "")]
    assert msgspec.json.encode(game.position.game.board, enc_hook=id) == before, "play is not in its way"
    assert isinstance(ends.dispute(NORETREAT, game.position, SOVIET, version, "still"), Rejection)
    made = max(at for at, event in enumerate(game.events[:version], 1) if isinstance(event, DecisionMade))
    assert undo_class(game.position, SOVIET, made - 1) == UndoClass.CONSENT
    game.undo(SOVIET, made - 1, dispute=version)
    game.agree(SOVIET, by=AXIS)
    assert game.position.ledger.disputes[0].how == "went_back"
