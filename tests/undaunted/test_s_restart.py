"""Interrupted resolutions survive a restart at every point: the log is all there is of a game (design 3)."""

import copy
import random
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.events import EpochBegan, Event, GameStarted, Sealed
from kronika.domain.kernel.game import Position, Recorder, apply, blank, decide, fold, fold_entries
from kronika.domain.kernel.log import Entry, encode_record
from kronika.domain.kernel.sealing import parts_of
from kronika.domain.systems import CODECS
from kronika.domain.undaunted.acts import Attack
from kronika.domain.undaunted.contract import STEPS
from kronika.domain.undaunted.events import CardLost
from kronika.domain.undaunted.rules.casualties import CrewHit, Lose
from kronika.domain.undaunted.rules.inspiring import Inspiring
from kronika.domain.undaunted.rules.performing import Mounted
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.vehicles import Freeing, Surveying
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from tests.bench.arena import SeededChance
from tests.examples import mostly_slow
from tests.undaunted.stalingrad import position, side
from tests.undaunted.stalingrad_worlds import choose_any, opened, play, world

CODEC = CODECS[UNDAUNTED.name]
SALT = "5a" * 32
SEEDS = range(12)
DECISIONS = 120


def stored(version: int, event: Event) -> Entry:
    """An event written to bytes and read again."""
    salts = [SALT for _ in parts_of(event)]
    return CODEC.decode(version, encode_record(CODEC.encode(event, "2026-01-01T00:00:00Z", version, salts)))


def restarts(seed: int) -> set[type]:
    """A random game that is stopped before each of its decisions: from the log alone it stands as it
    stood, and goes on as it went on. The kinds of frames that were half done."""
    out, chance = opened(world(seed), seed)
    chooser, log, met = random.Random(seed), list[Entry](), set[type]()
    for _ in range(DECISIONS):
        log += [stored(version, event) for version, event in enumerate(out.events, len(log) + 1)]
        position = out.position
        if position.game.outcome is not None:
            break
        again = fold_entries(log, blank(UNDAUNTED))
        assert again == position
        prompt = chooser.choice(again.game.prompts)
        decision = choose_any(chooser, UNDAUNTED.rules.legal(again.game.board, prompt))
        same = copy.deepcopy(chance)
        out, other = (_decided(at, prompt, decision, luck) for at, luck in ((position, chance), (again, same)))
        assert other.events == out.events
        met |= {type(frame) for frame in position.game.board.frames}
    return met


def _decided(position: Position, prompt, decision, chance) -> Recorder:
    made = decide(UNDAUNTED, position, prompt.seat, prompt.id, "", decision, chance)
    assert isinstance(made, Recorder), made
    return made


@pytest.mark.long
def test_from_its_log_alone_a_game_stands_and_goes_on_as_it_did_whatever_was_half_done():
    met = set().union(*map(restarts, SEEDS))
    assert met == set(STEPS) - {Mounted, Freeing, Surveying, Inspiring, CrewHit}


@pytest.mark.parametrize("seed", mostly_slow(range(4)))
def test_a_game_that_takes_it_over_stands_as_it_stood_whatever_was_half_done(seed):
    log: list[Event] = []
    for was, events in play(seed, DECISIONS):
        log += events
        if was.game.board.seals or was.game.outcome is not None:
            continue
        out = Recorder(UNDAUNTED, blank(UNDAUNTED))
        for event in (*UNDAUNTED.inherit(log, was.game.board), EpochBegan(1), GameStarted()):
            out.emit(event)
        UNDAUNTED.rules.start(out, SeededChance(0))
        assert out.board == was.game.board
        assert [(p.seat, p.kind) for p in out.game.prompts] == [(p.seat, p.kind) for p in was.game.prompts]
        assert contradictions(out.events) == []


def contradictions(log: Iterable[Event]) -> list[str]:
    """What a verifier has to say against a log."""
    game, found = blank(UNDAUNTED).game, []
    for event in log:
        found.append(UNDAUNTED.log_checks.check_event(game.board, event))
        game = apply(game, event)
    return [said for said in found if said]


@pytest.mark.parametrize("seed", mostly_slow(range(4)))
def test_a_verifier_has_nothing_to_say_against_what_happens(seed):
    assert contradictions(event for _, events in play(seed, DECISIONS) for event in events) == []


@pytest.mark.parametrize(
    ("forged", "said"),
    [
        (
            lambda lost: replace(lost, source=Zone.PICK),
            "soviet-rifleman-a2 is not in the pick of soviet",
        ),
        (
            lambda lost: replace(lost, secret=Sealed("soviet", "soviet-tank1")),
            "soviet-tank1 is not in the hand of soviet",
        ),
    ],
    ids=["another zone", "another card"],
)
def test_a_verifier_names_a_loss_that_cannot_have_been(forged, said):
    us = side(at="riflemen-a@b riflemen-b@b", hand="rifleman-a2")
    game = position("a b", us, side(at="riflemen-a@a", hand="rifleman-a"), active="german", dice=[0])
    game.do(Play("german-rifleman-a", Attack("soviet-riflemen-a")))
    game.do(Lose("soviet-rifleman-a2"))
    log = [forged(event) if isinstance(event, CardLost) else event for event in game.log]
    upto = next(at for at, event in enumerate(log) if isinstance(event, CardLost))
    before = fold(list(enumerate(log[:upto], 1)), blank(UNDAUNTED)).game.board
    assert UNDAUNTED.log_checks.check_event(before, log[upto]) == said
