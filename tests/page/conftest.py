from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from service.settings import Settings
from tests.page.browser import Person, started
from tools.dev.embedded import Embedded


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with started() as browser:
        yield browser


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Embedded]:
    settings = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000)
    with Embedded(settings) as service:
        yield service


@pytest.fixture
def person(browser: Any, service: Embedded) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers; at the end none of their consoles has an error."""
    people: list[Person] = []

    def comes(**how: Any) -> Person:
        people.append(Person(browser, service.page, **how))
        return people[-1]

    yield comes
    mistakes = [mistake for one in people for mistake in one.mistakes]
    for one in people:
        one.context.close()
    assert not mistakes
