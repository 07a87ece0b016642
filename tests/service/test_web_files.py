"""The page as files: what a browser fetches, how it keeps it, and where links into games lead."""

import gzip
from pathlib import Path

import pytest

from kronika.service.web.files import PAGE, TYPES, Files, scripts
from tests.embedded import Embedded
from tests.service.over_http import ask

INDEX = (PAGE / "index.html").read_bytes()


def test_page_files_are_served_as_in_the_repository_or_bundled(service: Embedded) -> None:
    files = [path for path in PAGE.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} <= set(TYPES), "each has a type"
    for path in files:
        name = f"/{path.relative_to(PAGE).as_posix()}"
        found = ask(service.page, name)
        assert (found.status, found.content) == (200, scripts().get(name, path.read_bytes()))
        assert found.headers["content-type"] == TYPES[path.suffix]
        assert found.headers["content-length"] == str(len(found.content))


@pytest.mark.parametrize("path", ["/", "/index.html", "/g/abc", "/g/abc/12?as=us", "/c/abc", "/i/abc", "/g/../../x"])
def test_links_into_games_campaigns_and_invitations_lead_to_the_page(service: Embedded, path: str) -> None:
    found = ask(service.page, path)
    assert (found.status, found.content) == (200, INDEX)
    assert found.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/g", "/../settings.py", "/%2e%2e/settings.py", "//etc/passwd", "/index.html/", "/x\x7f"]
)
def test_nothing_else_is_there(service: Embedded, path: str) -> None:
    assert ask(service.page, path.replace("\x7f", "%00")).status == 404


def test_a_file_that_a_browser_has_is_not_sent_again(service: Embedded) -> None:
    first = ask(service.page, "/index.html")
    tag = first.headers["etag"]
    assert tag.startswith('"') and first.headers["cache-control"] == "no-cache"
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again = ask(service.page, "/", if_none_match=known)
        assert (again.status, again.content, again.headers["etag"]) == (304, b"", tag)
    assert ask(service.page, "/index.html", if_none_match='"other"').content == INDEX


def test_a_file_that_has_changed_is_another(tmp_path: Path) -> None:
    tags = set()
    for text in ("a();\n", "b();\n"):
        (tmp_path / "page.js").write_text(text)
        tags.add(dict(Files(tmp_path).answer("GET", "/page.js", []).headers)[b"etag"])
    assert len(tags) == 2


def test_a_file_is_compressed_for_browsers_that_take_it(tmp_path: Path) -> None:
    text = b"export const long = 1;\n" * 100
    (tmp_path / "long.js").write_bytes(text)
    files = Files(tmp_path)
    plain = files.answer("GET", "/long.js", [])
    small = files.answer("GET", "/long.js", [(b"accept-encoding", b"br;q=1.0, gzip;q=0.8")])
    assert (plain.content, gzip.decompress(small.content)) == (text, text)
    headers = dict(small.headers)
    assert headers[b"content-encoding"] == b"gzip" and headers[b"vary"] == b"accept-encoding"
    assert headers[b"etag"] != dict(plain.headers)[b"etag"], "a strong tag is that of one form"
    for accepted in (b"", b"identity", b"gzip;q=0", b"gzip; q=0.0, br"):
        assert files.answer("GET", "/long.js", [(b"accept-encoding", accepted)]).content == text


def test_files_are_only_read(service: Embedded) -> None:
    head = ask(service.page, "/", "HEAD")
    assert (head.status, head.content, head.headers["content-length"]) == (200, b"", str(len(INDEX)))
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        found = ask(service.page, "/", method, b"")
        assert (found.status, found.headers["allow"]) == (405, "GET, HEAD")
