"""What holds for all tests: rules come before what depends on them; Ctrl-C ends a command also where the tests run in
the background, for which a shell has all that it starts ignore it."""

import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.examples import examples
from tests.postgres import cluster as cluster
from tests.postgres import clusters as clusters
from tests.stages import RUN, note_failure, stage

settings.register_profile("kronika", examples(suppress_health_check=[HealthCheck.too_slow]))
settings.load_profile("kronika")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """All workers share a folder."""
    if not hasattr(config, "workerinput"):
        os.environ[RUN] = tempfile.mkdtemp(prefix="kronika-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Nothing is left of it."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop(RUN), ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with a test that has a longer limit than others come first, so that no worker is left alone with one; then
    rules, the kernel, replays and the rest."""
    longest = {item.path for item in items if item.get_closest_marker("timeout")}
    items.sort(key=lambda item: (item.path not in longest, stage(item.path)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What has failed is noted where other tests depend on it."""
    report = yield
    if report.failed:
        note_failure(item)
    return report


def pytest_collection_finish() -> None:
    """The tests themselves stay to the end: the collector of garbage need not look at them each time."""
    gc.collect()
    gc.freeze()
