"""What `kronika audit` finds in the golden logs is what `findings.toml` expects, each finding with its reason."""

import tomllib
from itertools import groupby

import msgspec

from kronika.domain.kernel.checking.audit import Grade, audit
from tests.golden.files import EVERY_LOG, HERE, each, read, title


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Findings of a log with the same cause."""

    log: str
    grade: Grade
    rule: str  #: The id of the rule, ruling or question that decides.
    reason: str
    versions: tuple[int, ...]


LISTED = [msgspec.convert(row, Expected) for row in tomllib.loads((HERE / "findings.toml").read_text())["expected"]]
EXPECTED = {log: list(rows) for log, rows in groupby(LISTED, key=lambda one: one.log)}


def listed(findings):
    return "".join(f"\n  {version}: {grade.value}: {said}" for (version, grade), said in sorted(findings.items()))


@each()
def test_an_audit_finds_what_is_expected_and_nothing_else(path):
    system, entries = read(path)
    found = {(one.version, one.grade): one.said for one in audit(system, entries).findings}
    rows = EXPECTED.get(title(path), [])
    expected = {(at, one.grade): f"{one.reason} ({one.rule})" for one in rows for at in one.versions}
    unexpected = {one: said for one, said in found.items() if one not in expected}
    missing = {one: said for one, said in expected.items() if one not in found}
    assert not unexpected and not missing, f"unexpected:{listed(unexpected)}\nmissing:{listed(missing)}"


def test_the_list_is_sorted_and_names_logs_that_are_there_and_each_finding_once():
    assert sorted(LISTED, key=lambda one: (one.log, one.grade, one.rule, one.versions)) == LISTED
    assert not EXPECTED.keys() - {title(path) for path in EVERY_LOG}
    assert all(one.rule and one.reason and list(one.versions) == sorted(set(one.versions)) for one in LISTED)
    for log, rows in EXPECTED.items():
        findings = [(version, one.grade) for one in rows for version in one.versions]
        assert len(findings) == len(set(findings)), log
