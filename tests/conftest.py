"""What holds for all tests: none measures time, so properties have no deadline; each run draws examples of its own,
so forty are enough; Ctrl-C ends a command also where the tests run in the background, for which a shell has all that
it starts ignore it."""

import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import cluster as cluster
from tests.postgres import clusters as clusters

settings.register_profile("kronika", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kronika")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with a test that has a longer limit than others come first, so that no worker is left alone with one."""
    longest = {item.path for item in items if item.get_closest_marker("timeout")}
    items.sort(key=lambda item: item.path not in longest)
