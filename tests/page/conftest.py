from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.page.browser import Person, started

MUCH = 1_000_000


def settings(data: Path, **more: Any) -> Settings:
    """Those of a service whose players are not slowed down."""
    return Settings(
        data=str(data), port=0, requests_a_second=MUCH, games_an_hour=MUCH, games_a_day=MUCH, bot_games=MUCH, **more
    )


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with started() as browser:
        yield browser


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """The service of the tests of a module."""
    with Embedded(settings(tmp_path_factory.mktemp("page") / "data")) as service:
        yield service


@pytest.fixture
def someone(browser: Any) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers, at an address; at the end none of their consoles has an error."""
    people: list[Person] = []

    def comes(address: str, **how: Any) -> Person:
        people.append(Person(browser, address, **how))
        return people[-1]

    yield comes
    mistakes = [mistake for one in people for mistake in one.mistakes]
    for one in people:
        one.context.close()
    assert not mistakes


@pytest.fixture
def person(someone: Callable[..., Person], service: Embedded) -> Callable[..., Person]:
    """Makes people at the service of these tests."""
    return lambda **how: someone(service.page, **how)
