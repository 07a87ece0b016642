"""The laws of the design over every system, pack and scenario there is, the system of the tests too, and
over every way to set them up."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.events import EpochBegan, Event, Undone, applied_to_board
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import Game as State
from kronika.domain.kernel.game import Recorder, apply, blank, decide, fold, fold_entries
from kronika.domain.kernel.log import heads
from kronika.domain.kernel.rendering import Page, Panel
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason
from kronika.domain.systems import SYSTEMS as RELEASED
from kronika.domain.undaunted.campaign.system import WHOLE
from kronika.library.offline import OfflineGame
from kronika.service import convert
from kronika.service.ed25519 import verifies
from tests.bench.arena import SeededChance
from tests.bench.golden import views_of
from tests.examples import ALL, examples
from tests.laws.tables import (
    CAMPAIGNS,
    FIRST,
    SCENARIOS,
    TABLES,
    Table,
    drawn,
    each,
    entries_of,
    played,
    set_up,
    take_back,
)
from tests.systems import CODECS, SYSTEMS

ROOT = Path(__file__).parents[2]


def one_of(tables: list[Table]) -> st.SearchStrategy[Table]:
    """Every pack as often as any other, whole campaigns too: the more scenarios there are, the less often each."""
    packs = {(name, scenario == WHOLE): [] for name, scenario in tables}
    for name, scenario in tables:
        packs[name, scenario == WHOLE].append((name, scenario))
    return st.sampled_from(list(packs.values())).flatmap(st.sampled_from)


CAP = 400
"""Decisions of a random game at most: law 6 allows it not to end, but not to fail."""
MOST_LEGAL = 512
seeds = st.integers(0, 2**32)
lengths = st.integers(1, 80)
some = examples(40)
tables, scenarios = one_of(TABLES), one_of(SCENARIOS)

each_scenario = each(SCENARIOS)


each_system = pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))


def shown(system: System, board: Any) -> tuple[Panel, ...]:
    """The pictures of a board, after all else that anybody may ask about one: it must do for each."""
    assert isinstance(system.set_up(board), system.setup)
    seen, scene = system.view(board), system.scene(board)
    if system.name in RELEASED:
        messages = convert.system_view(system.name, seen), convert.system_scene(system.name, scene)
        assert {message.WhichOneof("system") for message in messages} == {system.name}
    doing = system.words.doing(board)
    assert doing is None or text(doing, "en")
    assert system.outcome(board) is None and system.round(board) >= 0
    for seat in system.set_up(board).seats:
        assert system.words.seat(board, seat) and text(system.rendering.meant(board, f"seat:{seat}").name, "en")
    for plain in (False, True):
        written = system.rendering.written(board, Page(columns=80, plain=plain))
        assert all(panel.name for panel in written)
    english, czech = (system.rendering.panels(board, language) for language in ("en", "cs"))
    assert [panel.name for panel in english] == [panel.name for panel in czech]
    return english


@each_system
@pytest.mark.parametrize("viewer", [REFEREE, PUBLIC])
def test_a_board_that_is_not_laid_out_has_no_seats(system: System, viewer: str) -> None:
    assert system.set_up(system.board(viewer)).seats == ()


@each_system
@pytest.mark.parametrize("viewer", [REFEREE, PUBLIC, "somebody"])
def test_a_board_that_is_not_laid_out_can_be_looked_at_and_has_no_picture(system: System, viewer: str) -> None:
    assert shown(system, system.board(viewer)) == ()


@each(TABLES)
def test_a_game_can_be_looked_at_by_everybody_at_every_version_before_play_begins(table: Table) -> None:
    game = set_up(table, 0)
    began = 1 + next(at for at, event in enumerate(game.events) if isinstance(event, EpochBegan))
    for audience in (REFEREE, PUBLIC, *game.seats):
        for version in range(1, began + 1):
            shown(game.system, game.at(version, audience).game.board)


def steps(game: OfflineGame, audience: str) -> Iterator[tuple[State, Event, State]]:
    """Each event as an audience may have it, with the state before and after it."""
    was = [blank(game.system, audience).game]
    for event in game.events:
        seen = blind(event, audience)
        was.append(was[event.to] if isinstance(event, Undone) else apply(was[-1], seen))
        yield was[-2], seen, was[-1]


# --- law 1: folding


@some
@given(table=tables, seed=seeds, decisions=lengths)
def test_law_1_what_was_exported_folds_to_the_same_game_and_views(table, seed, decisions):
    game = played(table, seed, decisions)
    export = parse(game.export())
    assert list(heads(game.heads[0], enumerate(export.records, 1))) == game.heads[1:]
    whole = entries_of(game, REFEREE)
    assert fold_entries(whole, blank(game.system)) == game.position
    for audience in (REFEREE, PUBLIC, *game.seats):
        cut = entries_of(game, audience)
        assert views_of(game.system, cut, audience) == views_of(game.system, whole, audience)


@some
@given(table=tables, seed=seeds, decisions=lengths)
def test_legal_game_verifies_for_every_audience(table, seed, decisions):
    game = played(table, seed, decisions)
    export = parse(game.export())
    for audience in (REFEREE, PUBLIC, *game.seats):
        cut = msgspec.structs.replace(export, records=tuple(record.cut(audience) for record in export.records))
        assert verify(cut, SYSTEMS, CODECS, verifies).problems == ()


ELSEWHERE = """
import sys
import tests.foray.command
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS
from tests.bench.golden import views_of
from tests.laws.tables import drawn
from kronika.domain.systems import system_of
for path in sys.argv[1:]:
    records = parse(open(path, "rb").read()).records
    system = system_of(records[0])
    entries = [CODECS[system.name].decode(v, encode_record(r)) for v, r in enumerate(records, 1)]
    for audience in ("referee", "public"):
        told = [views_of(system, entries, audience), drawn(system, entries, audience)]
        sys.stdout.buffer.write(canonical_json(told) + b"\\n")
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """A game of every table, or of one of each pack, as a file; what everybody and the referee see of all of them, and
    the digest of its last drawing."""
    folder, files, here = tmp_path_factory.mktemp("laws"), [], []
    for number, table in enumerate(TABLES if ALL else FIRST):
        game = played(table, number, 40)
        files.append(folder / f"{number}.jsonl")
        files[-1].write_bytes(game.export())
        for audience in (REFEREE, PUBLIC):
            entries = entries_of(game, REFEREE)
            views = views_of(game.system, entries, audience)
            told = {"audience": audience, "hashes": views.hashes, "last": json.loads(bytes(views.last))}
            here.append([told, drawn(game.system, entries, audience)])
    return files, here


@pytest.mark.parametrize("hash_seed", ["0", pytest.param("1", marks=pytest.mark.slow)])
def test_law_1_another_process_folds_the_same_views_from_the_file(hash_seed, written):
    files, here = written
    found = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, *files],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=True,
    )
    assert [json.loads(row) for row in found.stdout.splitlines()] == here


# --- law 2: what is listed is accepted, all else is refused


@some
@given(table=tables, seed=seeds, decisions=lengths, data=st.data())
def test_law_2_what_is_listed_is_accepted_and_what_was_legal_elsewhere_is_refused(table, seed, decisions, data):
    game, system = played(table, seed, decisions), SYSTEMS[played(table, seed, decisions).system.name]
    made = [event for event in game.events if hasattr(event, "prompt") and hasattr(event, "request")]
    elsewhere = [(one.public or one.secret.content).decision for one in made]
    position, board = game.position, game.position.game.board
    before = msgspec.json.encode(board, enc_hook=id)
    for prompt in position.game.prompts:
        legal = system.rules.legal(board, prompt)
        assert 1 <= len(legal) <= MOST_LEGAL and len(set(legal)) == len(legal)
        for decision in {data.draw(st.sampled_from(legal)) for _ in range(5)}:
            done = decide(system, position, prompt.seat, prompt.id, "", decision, SeededChance(seed))
            assert isinstance(done, Recorder), f"{decision} is listed and refused: {done}"
        for decision in set(elsewhere[-30:]) - set(legal):
            out = Recorder(system, position)
            refused = system.rules.decide(out, prompt.seat, prompt, decision, SeededChance(seed))
            assert refused is not None, f"{decision} is not listed and accepted"
            assert out.events == [] and text(refused.said, "en") != text(refused.said, "cs")
            assert refused.reason == Reason.MALFORMED or refused.rule
    assert msgspec.json.encode(board, enc_hook=id) == before


@some
@given(table=tables, seed=seeds, decisions=lengths)
def test_law_2_legal_decisions_follow_from_what_the_seat_knows(table, seed, decisions):
    game = played(table, seed, decisions)
    for prompt in game.position.game.prompts:
        own = game.at(len(game.events), prompt.seat)
        assert prompt in own.game.prompts
        assert game.system.rules.legal(own.game.board, prompt) == game.system.rules.legal(
            game.position.game.board, prompt
        )
        everybody = game.at(len(game.events), PUBLIC).game.board
        private = game.system.rules.is_private(game.position.game.board, prompt)
        assert game.system.rules.is_private(everybody, prompt.seen_by(())) == private or prompt.secret


@some
@given(table=tables, seed=seeds, decisions=lengths)
def test_every_standing_order_that_may_be_given_stands_and_is_said_in_a_sentence_of_its_own(table, seed, decisions):
    game = played(table, seed, decisions)
    for seat in game.position.ledger.seats:
        orders = game.system.orders(game.at(len(game.events), seat).game.board, seat)
        said = [game.system.words.order(order) for order in orders]
        assert len({text(one, "en") for one in said}) == len({text(one, "cs") for one in said}) == len(orders)
        assert all(game.system.order_holds(game.position.game.board, order) for order in orders)


@some
@given(table=tables, seed=seeds, decisions=lengths)
def test_law_5_standing_orders_depend_only_on_public_information(table, seed, decisions):
    """So neither a pass nor a prompt that is left open shows what a hand holds (design 5)."""
    game = played(table, seed, decisions)
    system, board = game.system, game.position.game.board
    everybody = game.at(len(game.events), PUBLIC).game.board
    for prompt in game.position.game.prompts:
        passed = system.auto_pass(board, prompt)
        assert passed == system.auto_pass(everybody, prompt.seen_by(()))
        assert passed is None or passed in system.rules.legal(board, prompt)
    for seat in game.position.ledger.seats:
        assert system.orders(board, seat) == system.orders(everybody, seat)
        for order in system.orders(board, seat):
            assert system.order_holds(everybody, order)


# --- law 3: nothing is created or lost


@some
@given(table=tables, seed=seeds, decisions=lengths)
def test_law_3_nothing_is_created_or_lost_by_any_event_and_none_contradicts_the_board(table, seed, decisions):
    game = played(table, seed, decisions)
    for version, (before, event, after) in enumerate(steps(game, REFEREE), 1):
        if applied_to_board(type(event)):
            assert game.system.log_checks.check_event(before.board, event) == "", event
        if version > 2 + len(game.opening):
            assert game.system.log_checks.check_board(game.opening, after.board) == "", event


# --- law 4: undo


@some
@given(table=scenarios, seed=seeds, decisions=lengths, data=st.data())
def test_law_4_undo_gives_exactly_the_game_it_goes_back_to_and_the_ledger_goes_on(table, seed, decisions, data):
    game = set_up(table, seed)
    game.wander(random.Random(seed), decisions)
    back = data.draw(st.sampled_from(list(game.position.ledger.decisions)))
    then, used = game.at(back.version - 1).game, game.position.ledger.used
    take_back(game, back.seat, back.version - 1)
    assert game.position.game == then
    assert game.position.ledger.used == used, "chance that was used stays used"
    for audience in (PUBLIC, *game.seats):
        assert game.at(len(game.events), audience).game == game.at(back.version - 1, audience).game


@some
@given(table=scenarios, seed=seeds, decisions=lengths, data=st.data())
def test_law_4_play_goes_on_from_there_as_if_nothing_had_been(table, seed, decisions, data):
    game = set_up(table, seed)
    game.wander(random.Random(seed), decisions)
    back = data.draw(st.sampled_from(list(game.position.ledger.decisions)))
    log: list[Event] = [*game.events, Undone(back.seat, back.version - 1, free=False), *game.events[back.version - 1 :]]
    again = fold(list(enumerate(log, 1)), blank(game.system))
    assert again.game.board == game.position.game.board


# --- law 6: random play


@each_scenario
@pytest.mark.parametrize("seed", range(2))
def test_law_6_random_play_ends_or_reaches_the_cap_without_an_error(table, seed):
    game = set_up(table, seed)
    game.wander(random.Random(seed), CAP)
    over = game.position.game.outcome
    assert (over is None) == bool(game.position.game.prompts)
    assert over is not None or len(game.position.ledger.decisions) == CAP
    assert over is None or (set(over.winners) <= set(game.seats) and over.rule)


# --- events


@some
@given(table=tables, seed=seeds, decisions=lengths, data=st.data())
def test_events_are_applied_without_side_effects(table, seed, decisions, data):
    game = played(table, seed, min(decisions, 20))
    audience = data.draw(st.sampled_from((REFEREE, PUBLIC, *game.seats)))
    for before, event, after in steps(game, audience):
        if not isinstance(event, Undone):
            written = msgspec.json.encode(before, enc_hook=id)
            assert apply(before, event) == after
            assert msgspec.json.encode(before, enc_hook=id) == written


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_event_can_be_applied_or_means_another_today(system):
    known = SYSTEMS[system]
    assert set(known.events) == {kind for kind in known.events if applied_to_board(kind)} | set(known.upcasts)


def test_every_system_is_played_here():
    assert {played(table, 0, 1).system.name for table in TABLES} == set(SYSTEMS)
    assert CAMPAIGNS
