"""What today's rules judge otherwise than the logs of the newest release hold, by the rule that it comes from. The
audit judges each decision from the position that the log holds, so one difference never leads to the next. It runs
once in a run of the tests, in whatever process asks first. Whole replays of a family come after it: they are skipped
once it, a rule test of the family or another whole replay has found something."""

import fcntl
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.audit import Finding, Grade, audit
from kronika.domain.kernel.events import DecisionMade, Event
from kronika.domain.kernel.game import Position, blank, decide, decided_in, fold
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Rejection
from tests.golden.files import HERE, LOGS, read, title
from tests.stages import run_folder
from tests.systems import PACKS, SYSTEMS

NEWEST = max(path.parent.name for path in LOGS)
FAMILIES = {
    "noretreat": ("noretreat",),
    "tankduel": ("tankduel",),
    "undaunted": ("undaunted", "undaunted_campaign"),
    "foray": ("foray",),
}
"""The systems of each."""
FAMILY_OF = {name: name for name in SYSTEMS}  # a new one is a family of its own
FAMILY_OF |= {system: family for family, systems in FAMILIES.items() for system in systems}
UNNAMED = "no rule"
"""Where neither an objection, chance nor a step names one."""
RULES = [
    (family, rule)
    for family in ("noretreat", "tankduel", "undaunted")
    for rule in (*{id: None for system in FAMILIES[family] for id in SYSTEMS[system].words.rulebook.rules}, UNNAMED)
]
RULE = re.compile(r"\b(?!Q)[A-Z]{1,3}\d+a?\b")

Differences = dict[str, list[str]]
"""By rule: what is judged otherwise, told with its log and version."""


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Findings of a log with the same cause."""

    log: str
    grade: Grade
    rule: str  #: The id of the rule, ruling or question that decides.
    reason: str
    versions: tuple[int, ...]


LISTED = [msgspec.convert(row, Expected) for row in tomllib.loads((HERE / "findings.toml").read_text())["expected"]]
EXPECTED = {log: list(rows) for log, rows in groupby(LISTED, key=lambda one: one.log)}


def unexpected(path: Path) -> Iterator[tuple[str, str]]:
    """Each finding of a log that `findings.toml` does not list, and each that it lists in vain, with its rule."""
    system, entries = read(path)
    expected = {(at, row.grade): row for row in EXPECTED.get(title(path), ()) for at in row.versions}
    for one in audit(system, entries).findings:
        if expected.pop((one.version, one.grade), None) is None:
            yield (
                _rule(system, entries, one),
                f"{title(path)}, version {one.version}: {one.grade}: {text(one.said, 'en')}",
            )
    for (version, grade), row in expected.items():
        yield row.rule, f"{title(path)}, version {version}: no longer {grade}: {row.reason}"


def _rule(system: System, entries: Sequence[Entry], finding: Finding) -> str:
    """The rule of the objection or of the chance, or else that of the step."""
    version = 1 + sum(len(entry.events) for entry in entries if entry.version < finding.version)
    return finding.rule or rule_of_step(system, [event for entry in entries for event in entry.events], version)


def rule_of_step(system: System, events: Sequence[Event], version: int) -> str:
    """By which rule it was asked what is decided at a version: the one by which other answers are refused, or which
    the kind of answer names."""
    made = events[version - 1]
    if not isinstance(made, DecisionMade):
        return UNNAMED
    before = fold(list(enumerate(events[: version - 1], 1)), blank(system))
    decided = decided_in(made)
    assert decided is not None, "the log is open in all its parts"
    refused = Counter(_refused(system, before, made, _one_of_each_kind(events)))
    return next((rule for rule, _ in refused.most_common() if rule), _named_by(decided.decision))


def _refused(system: System, before: Position, made: DecisionMade[Any], decisions: Iterable[Any]) -> Iterator[str]:
    """The rules that speak against decisions of a kind that is not listed."""
    prompt = before.game.prompt(made.prompt)
    assert prompt is not None
    listed = set(map(type, system.rules.legal(before.game.board, prompt)))
    for decision in decisions:
        if type(decision) not in listed:
            again = decide(system, before, made.seat, made.prompt, made.request, decision, NoChance())
            if isinstance(again, Rejection):
                yield again.rule


class NoChance:
    """None is needed to refuse."""

    def roll(self, *asked: Any) -> NoReturn:
        raise AssertionError("what is refused rolls nothing")

    draw = roll


def _one_of_each_kind(events: Sequence[Event]) -> list[Any]:
    made = (decided_in(event) for event in events if isinstance(event, DecisionMade))
    return list({type(one.decision): one.decision for one in made if one is not None}.values())


def _named_by(decision: Any) -> str:
    found = RULE.search(type(getattr(decision, "act", decision)).__doc__ or "")
    return found[0] if found else UNNAMED


def differences(family: str) -> Differences:
    """Of all logs of the newest release; computed once in a run."""
    kept = run_folder() / f"{family}.json"
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            logs = [path for path in LOGS if path.parent.name == NEWEST and family_of(path) == family]
            kept.write_bytes(msgspec.json.encode(_by_rule(family, logs)))
    return msgspec.json.decode(kept.read_bytes(), type=Differences)


def _by_rule(family: str, logs: Iterable[Path]) -> Differences:
    """The rule with the most first."""
    found: Differences = {}
    for path in logs:
        for rule, said in unexpected(path):
            known = rule if (family, rule) in RULES else UNNAMED
            found.setdefault(known, []).append(said)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def family_of(path: Path) -> str:
    """Whose log it is, told from its name."""
    pack = path.name.partition("-")[0]
    return FAMILY_OF[PACKS[pack].system.name] if pack in PACKS else "foray"
