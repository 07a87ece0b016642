"""The files of the page: small, its own, and without a word of any system."""

import gzip
import re
from pathlib import Path

import pytest

from kronika.service.web.files import PAGE, joined, scripts
from kronika.tools.dev.developing import families
from tests.bench.browsing import sent

SMALL = 200_000
FILES = {path.name: path.read_text() for path in sorted(PAGE.iterdir()) if path.is_file()}
VENDORED = {
    path.relative_to(PAGE).as_posix(): path.read_text()
    for folder in ("vendor", "words")
    for path in sorted((PAGE / folder).rglob("*"))
    if path.is_file()
}
"""What lies in folders of the page: what it takes from others, and its catalogues."""


def test_the_page_is_small() -> None:
    assert sum(len(gzip.compress(content)) for content in sent()) < SMALL


def test_a_script_is_sent_with_all_that_it_needs_each_once_and_before_it_is_used() -> None:
    for name, script in scripts().items():
        text = script.decode()
        assert not re.search(r"(?m)^(import|export)\b", text), name
        made = re.findall(r"(?m)^const (\$\w+) = ", text)
        assert len(set(made)) == len(made) and made[-1] == f"${name[1:].removesuffix('.js')}"
        for one in made:
            uses = [found.start() for found in re.finditer(rf"(?m)^const \{{[^}}]*\}} = \{one};$", text)]
            assert all(text.index(f"const {one} = ") < use for use in uses) and (uses or one == made[-1])
    assert b"await" not in scripts()["/worker.js"].partition(b"const $worker")[2], "it hears who connects at once"


def test_no_text_in_a_module_goes_over_several_lines() -> None:
    for name, text in FILES.items():
        if name.endswith(".js"):
            plain = re.sub(r"//.*|/(?:\\.|[^/\n])+/|\"[^\"\n]*\"|'[^'\n]*'", "", text)
            assert all(line.count("`") % 2 == 0 for line in plain.splitlines()), name


def test_modules_that_need_each_other_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import { b } from "./b.js";\nexport const a = 1;\n')
    (tmp_path / "b.js").write_text('import { a } from "./a.js";\nexport const b = 1;\n')
    with pytest.raises(ValueError, match=r"a\.js → b\.js → a\.js"):
        joined(tmp_path, "a.js")


def test_nothing_comes_from_elsewhere_and_nothing_is_inline() -> None:
    for name, text in FILES.items():
        assert set(re.findall(r"https?://[^\s\"'`]+", text)) <= {"http://www.w3.org/2000/svg"}, name
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text), (
            name
        )
    for name in re.findall(r'(?:src|href)="/([^"#]+)"', FILES["index.html"]):
        assert name in FILES or name == "shapes.json"
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", FILES["index.html"])


def test_every_import_is_a_file_of_the_page() -> None:
    for name, text in FILES.items():
        for imported in re.findall(r'(?:from |import\()"([^"]+)"', text) if name.endswith(".js") else ():
            assert imported.removeprefix("./") in FILES | VENDORED, (name, imported)


def test_every_name_that_is_imported_is_exported_there() -> None:
    exported = {
        name: set(re.findall(r"(?m)^export (?:async function\*?|function\*?|class|const) (\w+)", text))
        for name, text in (FILES | VENDORED).items()
    }
    for name, text in FILES.items():
        for names, module in re.findall(r'(?m)^import \{([^}]*)\} from "\./([\w/]+\.js)";', text):
            wanted = {one.split(" as ")[0].strip() for one in names.split(",") if one.strip()}
            assert wanted <= exported[module], (name, module, wanted - exported[module])


def test_every_import_and_export_is_one_that_can_be_joined() -> None:
    for name, text in FILES.items():
        if name.endswith(".js"):
            rest = re.sub(r'(?m)^import \{[^}]*\} from "\./[\w/]+\.js";\n', "", text)
            assert not re.search(r"(?m)^\s*import\b", rest), name
            assert "import(" not in rest or name == "parts.js", name
            assert all(path.startswith("/vendor/") for path in re.findall(r'\bimported\("([^"]+)"', rest)), name
            exports = re.findall(r"(?m)^export (.*)$", rest)
            kinds = r"(async function\*?|function\*?|class|const) \w+"
            assert all(re.match(kinds, one) for one in exports), name


def test_page_names_no_system() -> None:
    words = re.compile("|".join(sorted({re.escape(word) for those in families().values() for word in those})), re.I)
    for name, text in FILES.items():
        assert not words.search(text), name
