"""The catalogues of sentences agree with each other and with the code."""

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import fluent_number

from kronika.domain.kernel.catalogue import LANGUAGES, Args, Catalogue
from kronika.domain.kernel.czech import Called, Gender, Noun
from kronika.domain.kernel.words import Sentence
from tests.tools.running import ROOT

FOLDERS = sorted(
    {path.parent for path in ROOT.glob("*/**/words/*.ftl") if "kronika" not in path.parts[len(ROOT.parts) :]}
)
CALLED = {"text": ((1,), 0), "say": ((1,), 0), "message": ((1,), 0), "sentence": ((2,), 1), "against": ((2, 3), 1)}
"""Functions that render a message: how many arguments they have by place, and which of them is the id."""

SAID = re.compile(r'"(?P<id>page-[\w-]+)"(?P<args>,\s*(?:args: )?\{)?')
"""A message in the JavaScript of the page, with its arguments."""


def compiled(language: str, id: str, source: str) -> Callable[[Args], str]:
    """A message by the compiler of Fluent. Raises `ValueError` for a mistake in it."""
    made = compile_messages(language, [FtlResource(source)], use_isolating=False)
    if made.errors or id not in made.message_functions:
        raise ValueError(f"{id} ({language}): {made.errors or 'not a message'}")
    function = made.message_functions[id]

    def render(args: Args) -> str:
        errors: list[Exception] = []
        plain = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else str(value)
            for name, value in args.items()
        }
        text: str = function(plain, errors)
        if errors:
            raise LookupError(f"{id} ({language}): {errors[0]}")
        return text

    return render


def catalogues(folder: Path) -> dict[str, Catalogue]:
    return {language: Catalogue(folder, language) for language in LANGUAGES}


@cache
def named(folder: Path) -> tuple[frozenset[str], tuple[tuple[str, frozenset[str], str], ...]]:
    """All strings in the code beside a catalogue, and the calls that render a message: id, arguments, place."""
    strings, calls = set[str](), []
    below = [other.parent for other in FOLDERS if folder.parent in other.parent.parents]
    for path in sorted(folder.parent.rglob("*.py")):
        if not {*below}.isdisjoint(path.parents):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            if isinstance(node, ast.Call):
                function = ast.unparse(node.func).rpartition(".")[2]
                counts, at = CALLED.get(function, ((), 0))
                for id in node.args[at : at + 1] if len(node.args) in counts else ():
                    if isinstance(id, ast.Constant) and isinstance(id.value, str):
                        arguments = frozenset(keyword.arg or "**" for keyword in node.keywords)
                        calls.append((id.value, arguments, f"{path.relative_to(ROOT)}:{node.lineno}"))
    for path in sorted(folder.parent.glob("*.js")):
        source = path.read_text()
        strings.update(re.findall(r'"([\w-]+)"', source))
        for found in SAID.finditer(source):
            place = f"{path.relative_to(ROOT)}:{source.count(chr(10), 0, found.start()) + 1}"
            calls.append((found["id"], properties(source, found.end()) if found["args"] else frozenset(), place))
    return frozenset(strings), tuple(calls)


def properties(source: str, at: int) -> frozenset[str]:
    """The names of an object of JavaScript that is on one line, from behind its opening brace."""
    depth, top = 0, ""
    for sign in source[at : source.index("\n", at)]:
        depth += (sign in "({[") - (sign in ")}]")
        if depth < 0:
            break
        top += "" if depth or sign in ")}]" else sign
    return frozenset(re.findall(r"(?:^|, )\s*(\w+)", re.sub(r'"[^"]*"', "", top)))


def test_there_are_catalogues() -> None:
    assert ROOT / "tools" / "words" in FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
class TestCatalogue:
    def test_every_message_is_in_both_languages_with_the_same_placeholders(self, folder: Path) -> None:
        english, czech = (catalogues(folder)[language] for language in ("en", "cs"))
        assert english.ids ^ czech.ids == set(), "in one language alone"
        assert [id for id in english.ids if english.arguments(id) != czech.arguments(id)] == []

    def test_no_message_is_unused(self, folder: Path) -> None:
        """An id is used where it is written, or its beginning up to a hyphen, as in f"prompt-{kind}"."""
        strings, _ = named(folder)
        beginnings = tuple(string for string in strings if string[:1].isalpha() and string.endswith("-"))
        unused = catalogues(folder)["en"].ids - strings
        assert sorted(id for id in unused if not id.startswith(beginnings)) == []

    def test_every_call_names_a_message_and_gives_what_it_needs(self, folder: Path) -> None:
        english = catalogues(folder)["en"]
        _, calls = named(folder)
        assert calls
        assert [(place, id) for id, _, place in calls if id not in english.ids] == []
        assert [(place, id) for id, given, place in calls if given != english.arguments(id)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_message_reads_as_the_compiler_of_fluent_has_it(self, folder: Path, language: str) -> None:
        found = Catalogue(folder, language)
        for id in found.ids:
            usual = {name: f"<{name}>" for name in found.placeholders(id)}
            keys = [*set(re.findall(r"\[ *([a-z][\w-]*) *\]", found.source(id))), 0, 1, 2, 5]
            chosen = [usual | {name: key} for name in usual for key in keys] if "->" in found.source(id) else []
            reads = compiled(language, id, found.source(id))
            for args in (usual, *chosen):
                assert found.text(id, **args) == reads(args), (id, args)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_message_is_written_twice_in_a_file(self, folder: Path, language: str) -> None:
        lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
        heads = [line.partition(" =")[0] for line in lines if line[:1].isalpha()]
        assert [id for id in heads if heads.count(id) > 1] == []


def written(folder: Path, czech: str) -> Catalogue:
    (folder / "cs.ftl").write_text(czech, "utf-8")
    return Catalogue(folder, "cs")


def test_a_plural_and_a_selector_are_chosen_by_their_arguments(tmp_path: Path) -> None:
    found = written(
        tmp_path,
        "drawn = { $side ->\n    [axis] Osa bere\n   *[other] Sověti berou\n }"
        " { $n ->\n    [one] { $n } kartu\n    [few] { $n } karty\n   *[other] { $n } karet\n }.\n",
    )
    assert found.text("drawn", side="axis", n=2) == "Osa bere 2 karty."
    assert found.text("drawn", side="soviet", n=1000) == "Sověti berou 1000 karet."


def test_the_form_of_a_name_is_chosen_in_the_catalogue(tmp_path: Path) -> None:
    """And English, which knows no such forms, has its one."""
    soviets = Called("the Soviets", Noun("Sověti", "Sovětů", "Sovětům", "Sověty", Gender.ANIMATE, plural=True))
    (tmp_path / "en.ftl").write_text(
        "met = { $side_cap } { $side_plural ->\n [yes] meet\n *[no] meets\n } { $whom }.\n"
    )
    english = Catalogue(tmp_path, "en")
    czech = written(
        tmp_path, "met = { $side_cap } { $side_plural ->\n [yes] potkali\n *[no] potkal\n } { $whom_acc }.\n"
    )
    assert english.text("met", side=soviets, whom=soviets) == "The Soviets meet the Soviets."
    assert czech.text("met", side=soviets, whom=soviets) == "Sověti potkali Sověty."
    assert english.arguments("met") == czech.arguments("met") == {"side", "whom"}


def test_error_text_fits_into_a_message(tmp_path: Path) -> None:
    found = written(tmp_path, "asks = Ptá se: { $said } ({ $names })\n")
    assert found.text("asks", said=Sentence("who?", "kdo?"), names=(Sentence("a", "á"), "b")) == "Ptá se: kdo? (á, b)"


def test_a_missing_argument_and_an_unknown_message_are_named(tmp_path: Path) -> None:
    found = written(tmp_path, "a = Hra { $game }.\n")
    with pytest.raises(LookupError, match="game"):
        found.text("a")
    with pytest.raises(LookupError, match="b"):
        found.text("b")
