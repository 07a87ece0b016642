"""Pages of strangers: they can neither call the service from a player's browser, nor frame it, nor take its name."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.embedded import Embedded
from tests.page.browser import Person

pytestmark = pytest.mark.slow

CALL = """async (address) => {
    const asked = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    const url = `http://${address}/kronika.v1.CatalogService/ListSystems`;
    return fetch(url, asked).then(async (answer) => `${answer.status} ${await answer.text()}`, (error) => error.name);
}"""
BLIND = """(address) => fetch(`http://${address}/kronika.v1.CatalogService/ListSystems`,
    { method: "POST", mode: "no-cors", body: "{}" }).then((answer) => answer.type, (error) => error.name)"""


class Nothing(BaseHTTPRequestHandler):
    """A page of a stranger that may do all that browsers let pages do."""

    def do_GET(self) -> None:
        content = b"<!doctype html><title>Elsewhere</title>"
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Nothing) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def stranger(someone: Callable[..., Person], elsewhere: str) -> Iterator[Person]:
    """Whose page is open. What the browser forbids it stands in the console."""
    one = someone(elsewhere).opens("/")
    yield one
    one.mistakes.clear()


def test_a_page_of_another_origin_is_refused_before_its_call_is_read(stranger: Person, service: Embedded) -> None:
    assert stranger.page.evaluate(CALL, service.page) == "TypeError"
    assert any("blocked by CORS policy" in mistake for mistake in stranger.mistakes)


def test_nor_can_it_call_without_reading_the_answer(stranger: Person, service: Embedded) -> None:
    with stranger.page.expect_event("requestfailed") as failed:
        assert stranger.page.evaluate(BLIND, service.page) == "TypeError"
    assert failed.value.failure == "net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin"


def test_no_page_can_frame_it(stranger: Person, service: Embedded) -> None:
    framed = """(address) => new Promise((done) => {
        const frame = document.createElement("iframe");
        frame.addEventListener("load", () => done(frame.contentWindow.length));
        frame.src = `http://${address}/`;
        document.body.append(frame);
    })"""
    stranger.page.evaluate(framed, service.page)
    assert not any(frame.locator("[data-pack]").count() for frame in stranger.page.frames)
    assert any("frame-ancestors" in mistake for mistake in stranger.mistakes)


def test_a_strangers_name_that_leads_to_this_machine_shows_and_calls_nothing(
    someone: Callable[..., Person], service: Embedded
) -> None:
    one = someone(f"kronika.test:{service.page.rpartition(':')[2]}").opens("/")
    assert "This host is not served here" in one.page.locator("body").inner_text()
    assert one.page.evaluate(CALL, one.address.removeprefix("http://")).startswith("421 ")
    one.mistakes.clear()
