"""The files of the page: small, its own, and without a word of any system."""

import gzip
import re

from service.shapes import shapes
from service.web.files import PAGE
from tools.dev.mentions import families

SMALL = 150_000
FILES = {path.name: path.read_text() for path in sorted(PAGE.iterdir())}


def test_the_page_is_small() -> None:
    sent = [gzip.compress(text.encode()) for text in FILES.values()] + [gzip.compress(shapes())]
    assert sum(map(len, sent)) < SMALL


def test_nothing_comes_from_elsewhere_and_nothing_is_inline() -> None:
    for name, text in FILES.items():
        assert set(re.findall(r"https?://[^\s\"'`]+", text)) <= {"http://www.w3.org/2000/svg"}, name
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text), (
            name
        )
    for name in re.findall(r'(?:src|href)="/([^"#]+)"', FILES["index.html"]):
        assert name in FILES
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", FILES["index.html"])


def test_every_import_is_a_file_of_the_page() -> None:
    for name, text in FILES.items():
        for imported in re.findall(r'from "([^"]+)"', text) if name.endswith(".js") else ():
            assert imported.removeprefix("./") in FILES, (name, imported)


def test_the_page_knows_no_system_by_name() -> None:
    words = re.compile("|".join(sorted({re.escape(word) for those in families().values() for word in those})), re.I)
    for name, text in FILES.items():
        assert not words.search(text), name
