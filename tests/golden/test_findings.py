"""What `kronika audit` finds in the golden logs of earlier releases is what `findings.toml` expects, each finding with
its reason. For those of the newest, see test_replays.py."""

from tests.golden.files import EVERY_LOG, each, title
from tests.golden.replays import EXPECTED, LISTED, NEWEST, unexpected


@each([path for path in EVERY_LOG if path.parent.name != NEWEST])
def test_an_audit_finds_what_is_expected_and_nothing_else(path):
    assert list(unexpected(path)) == []


def test_the_list_is_sorted_and_names_logs_that_are_there_and_each_finding_once():
    assert sorted(LISTED, key=lambda one: (one.log, one.grade, one.rule, one.versions)) == LISTED
    assert not EXPECTED.keys() - {title(path) for path in EVERY_LOG}
    assert all(one.rule and one.reason and list(one.versions) == sorted(set(one.versions)) for one in LISTED)
    for log, rows in EXPECTED.items():
        findings = [(version, one.grade) for one in rows for version in one.versions]
        assert len(findings) == len(set(findings)), log
