"""Replays are skipped once it is known that their family differs, and by which rule."""

from collections.abc import Generator
from typing import Any

import pytest

from tests.golden.replays import FAMILIES, FAMILY_OF, differences, family_of
from tests.stages import failed_before, note_failure
from tests.systems import PACKS

AUDIT = "test_replays_agree"


def families_of(item: pytest.Item) -> tuple[str, ...]:
    """Whose replay it is; one that names no log, pack or system may be of any family."""
    given: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    match given:
        case {"path": path}:
            return (family_of(path),)
        case {"pack": pack}:
            return (FAMILY_OF[PACKS[pack].system.name],)
        case {"title": title}:
            return (FAMILY_OF[PACKS[title.partition("-")[0]].system.name],)
        case {"sample": sample}:
            return (FAMILY_OF[sample.system],)
        case {"one": {"system": system}} | {"system": system}:
            return (FAMILY_OF[system],)
        case _:
            return tuple(FAMILIES)


@pytest.fixture(scope="session")
def audited(request: pytest.FixtureRequest) -> set[str]:
    """The families whose logs are audited in this run."""
    audits = (item for item in request.session.items if getattr(item, "originalname", "") == AUDIT)
    return {item.callspec.params["family"] for item in audits if isinstance(item, pytest.Function)}


@pytest.fixture(autouse=True)
def none_of_its_family_has_differed(request: pytest.FixtureRequest, audited: set[str]) -> None:
    """A rule that differs is named by its own test."""
    if request.node.originalname == AUDIT:
        return
    for family in families_of(request.node):
        if family in audited and (found := differences(family)):
            pytest.skip(f"{next(iter(found))} differs")
        if failed := failed_before(family):
            pytest.skip(f"{failed} failed")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and len(families := families_of(item)) == 1:
        note_failure(item, families)
    return report
