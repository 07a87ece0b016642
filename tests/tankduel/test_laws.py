"""The laws of the design (section 12) over every mission, however it is set up."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.events import Options, applied_to_board
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import Recorder, apply, blank, decide, fold_entries
from kronika.domain.kernel.log import heads
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.setups import build_setup
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Sentence
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Ending, Nation
from kronika.domain.tankduel.decisions import PromptKind
from kronika.domain.tankduel.setup import SetUp, meta
from kronika.domain.tankduel.system import TANKDUEL
from kronika.library.offline import OfflineGame
from kronika.service.ed25519 import verifies
from tests.bench.arena import SeededChance
from tests.bench.golden import views_of
from tests.examples import examples, mostly_slow
from tests.tankduel.packs import PACK
from tests.tankduel.tables import CODEC, LOADED, MISSIONS, battle, entries_of, played, take_back, wander

pytestmark = pytest.mark.slow

MOST_LEGAL = 60
"""The longest list anywhere (the digest's table of prompts)."""
seeds = st.integers(0, 2**32)
lengths = st.integers(1, 200)
few = examples(3)
each_mission = pytest.mark.parametrize("mission", MISSIONS)


@each_mission
@few
@given(seed=seeds, decisions=lengths)
def test_law_1_what_was_exported_folds_to_the_same_battle_and_verifies_for_everybody(mission, seed, decisions):
    game = played(mission, seed, decisions)
    export = parse(game.export())
    assert list(heads(game.heads[0], enumerate(export.records, 1))) == game.heads[1:]
    whole = entries_of(game)
    assert fold_entries(whole, blank(TANKDUEL)) == game.position
    for audience in (REFEREE, PUBLIC, *game.seats):
        assert views_of(TANKDUEL, entries_of(game, audience), audience) == views_of(TANKDUEL, whole, audience)
        cut = msgspec.structs.replace(export, records=tuple(record.cut(audience) for record in export.records))
        systems, codecs = {TANKDUEL.name: TANKDUEL}, {TANKDUEL.name: CODEC}
        assert verify(cut, systems, codecs, verifies).problems == ()


@each_mission
@few
@given(seed=seeds, decisions=lengths, data=st.data())
def test_law_2_what_is_listed_is_accepted_and_all_else_refused_with_its_rule(mission, seed, decisions, data):
    game = played(mission, seed, decisions)
    position, board = game.position, game.position.game.board
    made = [event for event in game.events if hasattr(event, "prompt") and hasattr(event, "request")]
    elsewhere = {(one.public or one.secret.content).decision for one in made[-40:]}
    for prompt in position.game.prompts:
        legal = TANKDUEL.rules.legal(board, prompt)
        assert 1 <= len(legal) <= MOST_LEGAL and len(set(legal)) == len(legal)
        own = game.at(len(game.events), prompt.seat).game.board
        assert TANKDUEL.rules.legal(own, prompt) == legal
        for decision in {data.draw(st.sampled_from(legal)) for _ in range(4)}:
            done = decide(TANKDUEL, position, prompt.seat, prompt.id, "", decision, SeededChance(seed))
            assert isinstance(done, Recorder), f"{decision} is listed and refused: {done}"
        for decision in elsewhere - set(legal):
            out = Recorder(TANKDUEL, position)
            refused = TANKDUEL.rules.decide(out, prompt.seat, prompt, decision, SeededChance(seed))
            assert refused is not None and out.events == [], decision
            assert refused.reason == Reason.AGAINST_THE_RULES and refused.rule
            assert text(refused.said, "en") != text(refused.said, "cs")


@each_mission
@few
@given(seed=seeds, decisions=lengths)
def test_law_3_no_event_contradicts_the_board_and_nothing_is_created_or_lost(mission, seed, decisions):
    game, chooser = battle(mission, seed), random.Random(seed)
    wander(game, chooser, decisions)
    for audience in (REFEREE, *game.seats):
        state = blank(TANKDUEL, audience).game
        for version, event in enumerate(game.events, 1):
            seen = blind(event, audience)
            if applied_to_board(type(event)):
                assert TANKDUEL.log_checks.check_event(state.board, seen) == "", event
            state = apply(state, seen)
            if version > 2 + len(game.opening):
                assert TANKDUEL.log_checks.check_board(game.opening, state.board) == "", event


@each_mission
@few
@given(seed=seeds, decisions=lengths, data=st.data())
def test_law_4_undo_gives_exactly_the_battle_it_goes_back_to(mission, seed, decisions, data):
    game = battle(mission, seed)
    wander(game, random.Random(seed), decisions)
    back = data.draw(st.sampled_from(list(game.position.ledger.decisions)))
    then = game.at(back.version - 1).game
    take_back(game, back.seat, back.version - 1)
    assert game.position.game == then


@each_mission
@pytest.mark.parametrize("seed", mostly_slow(range(3)))
def test_law_6_a_battle_played_at_random_ends(mission, seed):
    game = battle(mission, seed)
    wander(game, random.Random(seed), 5000)
    over = game.position.game.outcome
    assert over is not None and set(over.winners) <= set(game.seats) and over.rule
    assert over.how in set(Ending)
    game.close()
    systems, codecs = {TANKDUEL.name: TANKDUEL}, {TANKDUEL.name: CODEC}
    assert verify(parse(game.export()), systems, codecs, verifies).problems == ()


@pytest.mark.parametrize("mission", [one for one in MISSIONS if PACK.missions[one].robata])
@pytest.mark.parametrize("side", list(Nation))
def test_law_6_a_battle_with_tanks_of_Robata_beside_players_ends(mission, side):
    options = {"german_tanks": 3, "soviet_tanks": 3, "robata": 2, "robata_side": side.value}
    setup = build_setup(SetUp, meta(PACK, mission), mission, ("german_1", "soviet_1"), options)
    game = OfflineGame(LOADED, mission, f"beside/{side}", Options(closing_time=3600), setup=setup)
    wander(game, random.Random(1), 5000)
    over = game.position.game.outcome
    assert over is not None and any(isinstance(event, e.RobataChose) for event in game.events)


@pytest.mark.parametrize("mission", [one for one in MISSIONS if PACK.missions[one].robata])
@pytest.mark.parametrize("side", list(Nation))
def test_TDR86_a_turn_of_Robata_is_always_cleaned_up(mission, side):
    options = {"german_tanks": 3, "soviet_tanks": 3, "infantry": "yes"}
    setup = build_setup(SetUp, meta(PACK, mission), mission, (f"{side.value}_1",), options)
    game = OfflineGame(LOADED, mission, f"alone/{side}", Options(closing_time=3600), setup=setup)
    wander(game, random.Random(1), 5000)
    state, acts = blank(TANKDUEL, REFEREE).game, ""
    for event in game.events:
        board = state.board
        if isinstance(event, e.TurnBegan | e.RoundEnded):
            assert board.revealed == () and not (acts and board.tanks[acts].peril)
            acts = event.tank if isinstance(event, e.TurnBegan) and not board.tanks[event.tank].seat else ""
        if isinstance(event, e.CardRevealed):
            assert not any(board.revealed[event.place : event.place + 1]), "a revealed card lies there already"
        state = apply(state, event)


@each_mission
def test_every_event_prompt_and_decision_is_said_in_both_languages(mission):
    game = battle(mission, 7)
    chooser = random.Random(7)
    for _ in range(400):
        board = game.position.game.board
        for prompt in game.position.game.prompts:
            assert prompt.kind in set(PromptKind) and prompt.kind in board.agenda[0].asks
            said = [TANKDUEL.words.prompt(board, prompt), TANKDUEL.words.prompt(board, prompt.seen_by(()))]
            said += [TANKDUEL.words.decision(board, option) for option in TANKDUEL.rules.legal(board, prompt)]
            assert all(text(one, "en") and text(one, "cs") for one in said)
        wander(game, chooser, 1)
    state = blank(TANKDUEL, REFEREE).game
    for event in game.events:
        state = apply(state, event)
        said = TANKDUEL.words.event(state.board, event) if applied_to_board(type(event)) else None
        assert said is None or "" != text(said, "en") != text(said, "cs") != "", event
        for part in event.test.parts if isinstance(event, e.CardFlipped) and event.test is not None else ():
            assert TANKDUEL.words.part(part.name) != Sentence(part.name, part.name), part
