"""Readjudication (design 3): every stored decision judged again under today's rules, each for itself;
what differs is named, with the right grade."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.checking.audit import Audit, Grade, audit
from kronika.domain.kernel.events import DecisionMade, Event
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Entry, encode_record
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Reason, Rejection, Sentence
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.events import CardDrawn, CardMoved, CounterSuppressed, MarkerPlaced, RoundStarted
from kronika.domain.undaunted.rules import playing
from kronika.domain.undaunted.rules.playing import HunkerDown
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.library.offline import OfflineGame
from kronika.library.policies import RandomPolicy
from kronika.service.packs import load_packs
from tests.examples import mostly_slow
from tests.trust.commands import kronika
from tests.trust.forge import Forger
from tests.trust.story import Story

PACK = load_packs()["normandy"]


def played(scenario: str, decisions: int = 150) -> OfflineGame:
    """A random game, as it would be stored."""
    game = OfflineGame(PACK, scenario, f"audit {scenario}")
    game.play({seat: RandomPolicy(at) for at, seat in enumerate(game.position.ledger.seats)}, decisions)
    return game


def entries(data: bytes) -> list[Entry]:
    codec = CODECS["undaunted"]
    return [codec.decode(version, encode_record(record)) for version, record in enumerate(parse(data).records, 1)]


def transactions(log: list[Entry], kind: type[Event], wanted: Callable[[Any], bool] = lambda _: True) -> list[int]:
    """The first versions of the transactions in which something happened."""
    found = {entry.tx for entry in log for event in entry.events if isinstance(event, kind) and wanted(event)}
    return sorted(found)


def decided(log: list[Entry], kind: type) -> list[int]:
    """The versions of decisions of a kind."""
    return [
        entry.version
        for entry in log
        for event in entry.events
        if isinstance(event, DecisionMade) and event.public is not None and isinstance(event.public.decision, kind)
    ]


def versions(found: Audit, grade: Grade) -> list[int]:
    return [finding.version for finding in found.of(grade)]


class Rewriting:
    """Emits other events in the place of what the rules emit."""

    def __init__(self, out: Emitter, instead: Callable[[Event], tuple[Event, ...]]) -> None:
        self._out, self._instead = out, instead

    @property
    def board(self) -> Any:
        return self._out.board

    @property
    def version(self) -> int:
        return self._out.version

    def emit(self, event: Event) -> None:
        for other in self._instead(event):
            self._out.emit(other)

    def prompt(self, seat: str, kind: str, subject: str = "", **how: bool) -> None:
        self._out.prompt(seat, kind, subject, **how)


def changed(instead: Callable[[Event], tuple[Event, ...]]) -> System:
    """Undaunted, emitting other events."""

    def decide(out: Emitter, seat: str, prompt: Prompt, decision: Decision, chance: Chance) -> Rejection | None:
        return UNDAUNTED.rules.decide(Rewriting(out, instead), seat, prompt, decision, chance)

    return replace(UNDAUNTED, rules=replace(UNDAUNTED.rules, decide=decide))


# --- nothing changed


@pytest.mark.parametrize("scenario", mostly_slow(card.id for card in PACK.card.scenarios))
def test_unchanged_rules_judge_every_decision_as_before(scenario: str) -> None:
    log = entries(played(scenario).export())
    found = audit(SYSTEMS["undaunted"], log)
    assert found.judged == sum(isinstance(event, DecisionMade) for entry in log for event in entry.events) > 50
    assert (found.findings, found.ok) == ((), True)


def test_undone_decisions_are_checked_too(story: Story) -> None:
    log = entries(story.files["referee"])
    found = audit(SYSTEMS["undaunted"], log)
    assert found.judged == sum(isinstance(event, DecisionMade) for entry in log for event in entry.events)
    assert found.findings == ()


# --- a rule changed


def without_hunkering(out: Emitter, seat: str, prompt: Prompt, decision: Decision, chance: Chance) -> Rejection | None:
    if isinstance(decision, HunkerDown):
        return Rejection(Reason.AGAINST_THE_RULES, "U10", Sentence("Nobody hunkers down today.", "Dnes se nestahuje."))
    return UNDAUNTED.rules.decide(out, seat, prompt, decision, chance)


NO_HUNKERING = replace(UNDAUNTED, rules=replace(UNDAUNTED.rules, decide=without_hunkering))
"""U10 is gone."""


def test_a_decision_refused_today_is_named_each_for_itself() -> None:
    log = entries(played("1").export())
    found = audit(NO_HUNKERING, log)
    assert versions(found, Grade.REFUSED) == decided(log, HunkerDown) != []
    assert {text(finding.said, "en") for finding in found.findings} == {"Nobody hunkers down today. (U10)"}
    assert not found.ok


def test_a_decision_that_has_another_effect_today_is_named_each_for_itself() -> None:
    """U22: nobody is suppressed any more. The stored game goes on from the stored positions, so only
    the shots that suppressed are named, and nothing that came of them."""
    log = entries(played("5").export())
    found = audit(changed(lambda event: () if isinstance(event, CounterSuppressed) else (event,)), log)
    assert versions(found, Grade.OTHER_VIEWS) == transactions(log, CounterSuppressed) != []
    assert (len(found.findings), found.ok) == (len(found.of(Grade.OTHER_VIEWS)), False)


def test_scouting_without_a_marker_is_named() -> None:
    """U14."""
    log = entries(played("1").export())

    def unscouted(event: Event) -> bool:
        return isinstance(event, MarkerPlaced) and event.face == Face.SCOUTED

    found = audit(changed(lambda event: () if unscouted(event) else (event,)), log)
    assert versions(found, Grade.OTHER_VIEWS) == transactions(log, MarkerPlaced, unscouted) != []
    assert {text(finding.said, "en") for finding in found.findings} == {"somebody would see another position"}


def test_chance_that_was_never_asked_for_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """U4: five cards a round instead of four. Each round that drew all its four is named."""
    log = entries(played("1").export())
    monkeypatch.setattr(playing, "HAND", 5)
    found = audit(SYSTEMS["undaunted"], log)
    assert set(versions(found, Grade.OTHER_VIEWS)) <= set(transactions(log, RoundStarted))
    assert text(found.findings[0].said, "en") == "asks for draw by U4 of us, which was not recorded"
    assert not found.ok


def test_chance_that_is_asked_for_no_more_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """U4: three cards a round."""
    log = entries(played("1").export())
    monkeypatch.setattr(playing, "HAND", 3)
    found = audit(SYSTEMS["undaunted"], log)
    assert versions(found, Grade.OTHER_VIEWS) == transactions(
        log, CardDrawn, lambda event: event.use.purpose.rule == "U4"
    )


# --- the same told otherwise


def in_two_steps(event: Event) -> tuple[Event, ...]:
    """A card hunkered down goes by way of the play area."""
    if isinstance(event, CardMoved) and (event.source, event.target) == (Zone.HAND, Zone.SUPPLY):
        by = Zone.PLAY
        return CardMoved(event.side, event.card, event.source, by), CardMoved(event.side, event.card, by, event.target)
    return (event,)


def test_other_events_with_the_same_views_are_named_and_pass() -> None:
    log = entries(played("1").export())
    found = audit(changed(in_two_steps), log)
    assert versions(found, Grade.OTHER_EVENTS) == decided(log, HunkerDown) != []
    assert (len(found.findings), found.ok) == (len(found.of(Grade.OTHER_EVENTS)), True)


# --- the command


@pytest.fixture
def file(story: Story, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(story.files["referee"])
    return path


def test_the_command_passes_an_honest_game(file: Path) -> None:
    result = kronika("audit", file)
    assert result.exit_code == 0
    assert [line.split(": ")[-1] for line in result.output.splitlines()[1:]] == ["0", "0", "0", "0"]


@pytest.mark.parametrize(
    ("system", "code", "said"),
    [
        (NO_HUNKERING, 1, "Nobody hunkers down today. (U10)"),
        (changed(lambda event: () if isinstance(event, CardMoved) else (event,)), 1, "somebody would see another"),
        (changed(in_two_steps), 0, "events instead of"),
    ],
)
def test_the_command_counts_and_shows_the_first_of_each_grade(
    file: Path, monkeypatch: pytest.MonkeyPatch, system: System, code: int, said: str
) -> None:
    monkeypatch.setitem(SYSTEMS, "undaunted", system)
    result = kronika("audit", file)
    assert result.exit_code == code
    (shown,) = (line for line in result.output.splitlines() if line.startswith("  first at version "))
    assert said in shown


def test_the_command_wants_all_parts_open(story: Story, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_bytes(story.files["us"])
    result = kronika("audit", path)
    assert result.exit_code == 1
    assert "an audit needs a file with all parts open" in result.output


def test_the_command_tells_of_a_file_that_does_not_verify(story: Story, tmp_path: Path) -> None:
    forger = Forger(story.files["referee"])
    forger.backdate(20)
    path = tmp_path / "forged.jsonl"
    path.write_bytes(forger.file())
    result = kronika("audit", path)
    assert result.exit_code == 1
    assert "WRONG: the file does not verify" in result.output
