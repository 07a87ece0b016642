"""Phrases that Kronika's English avoids, and where they are."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kronika.tools.dev.compiling import FOLDERS
from kronika.tools.dev.size import tracked

LIST = Path(__file__).with_name("phrases.toml")
CODE = re.compile(r"```.*?```|~~~.*?~~~|`[^`\n]*`|https?://\S+|<!--.*?-->", re.S)
PLACEABLE = re.compile(r"\{[^{}]*\}")
SENTENCE = r"(?:^|(?<=[.!?])\s+|\n\s*\n\s*|\n\s*[-*|]\s+|\n\d+\.\s+)"
"""The places where a sentence begins: after another, a blank line, a bullet or a number."""
FEWEST = 4
"""Words that a string literal needs at least to count as a sentence."""


class Text(NamedTuple):
    """A piece of English with the line at which it begins."""

    path: Path
    line: int
    words: str


class Found(NamedTuple):
    """A phrase of the list, where it is, and what to write instead."""

    path: Path
    line: int
    phrase: str
    instead: str


def phrases(texts: Iterable[Text]) -> Iterator[Found]:
    """Yields each phrase of the list that `texts` contain and no exception allows."""
    for text in texts:
        exceptions = _exceptions(text.path.as_posix())
        for pattern, instead in _patterns():
            for match in pattern.finditer(text.words):
                phrase = " ".join(match["phrase"].split())
                if not any(one.search(phrase) for one in exceptions):
                    yield Found(
                        text.path, text.line + text.words.count("\n", 0, match.start("phrase")), phrase, instead
                    )


def written(root: Path) -> Iterator[Text]:
    """Yields the English of docs, catalogues, the contract and the page, of docstrings, comments and sentences in
    string literals, and of names of tests."""
    for path in tracked(root):
        yield from texts_in(path.relative_to(root), path.read_text())


def texts_in(name: Path, text: str) -> Iterator[Text]:
    """Yields the English of one file, given its path below the root."""
    match name.suffix:
        case ".md" if "seeds" not in name.parts:
            yield Text(name, 1, _without(CODE, text))
        case ".ftl" if name.stem == "en":
            yield from _messages(name, text)
        case ".proto" if "kronika" in name.parts:
            yield from _comments(name, text, "//")
        case ".js" if "vendor" not in name.parts and name.parts[0] in FOLDERS:
            yield from _comments(name, text, "//")
        case ".py" if name.parts[0] in FOLDERS:
            yield from _python(name, text)
        case ".py" if name.parts[0] == "tests":
            yield from _names(name, text)


def words(texts: Iterable[Text]) -> int:
    """The number of words in `texts`."""
    return sum(len(text.words.split()) for text in texts)


def _without(pattern: re.Pattern[str], text: str) -> str:
    """`text` without what the pattern matches, line numbers unchanged."""
    return pattern.sub(lambda match: "x" + "\n" * match[0].count("\n"), text)


def _messages(path: Path, text: str) -> Iterator[Text]:
    for number, line in enumerate(text.splitlines(), 1):
        shown = line[1:] if line.startswith("#") else line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line
        yield Text(path, number, PLACEABLE.sub("x", shown).strip())


def _comments(path: Path, text: str, sign: str) -> Iterator[Text]:
    number, lines = 1, list[str]()
    for at, line in enumerate([*text.splitlines(), ""], 1):
        comment = re.match(rf"\s*{sign}\s?(.*)", line)
        if comment:
            number = number if lines else at
            lines.append(comment[1])
        elif lines:
            yield Text(path, number, _without(CODE, "\n".join(lines)))
            lines = []


def _python(path: Path, text: str) -> Iterator[Text]:
    """Docstrings, those of fields included, comments, and string literals that are sentences."""
    tree = ast.parse(text)
    docs = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    pieces = {piece for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(words)) if node in docs or (node not in pieces and _is_sentence(words)):
                yield Text(path, node.lineno, _without(CODE, words))
            case ast.JoinedStr(values):
                words = "".join(str(one.value) if isinstance(one, ast.Constant) else "x" for one in values)
                if _is_sentence(words):
                    yield Text(path, node.lineno, _without(CODE, words))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Text(path, token.start[0], _without(CODE, token.string.lstrip("#: ")))


def _is_sentence(words: str) -> bool:
    return words[:1].isalpha() and len(words.split()) >= FEWEST


def _names(path: Path, text: str) -> Iterator[Text]:
    for number, line in enumerate(text.splitlines(), 1):
        if name := re.match(r"\s*(?:async )?def (?:test|everything)_(\w+)", line):
            yield Text(path, number, name[1].replace("_", " ").capitalize())


@cache
def _list() -> dict[str, dict[str, str]]:
    return tomllib.loads(LIST.read_text())


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    listed = _list()
    return [
        *((re.compile(rf"(?i)\b(?P<phrase>{one})\b"), instead) for one, instead in listed["phrases"].items()),
        *(
            (re.compile(rf"{SENTENCE}(?P<phrase>(?:{one})[^.?!]*+)(?!\?)"), instead)
            for one, instead in listed["beginnings"].items()
        ),
    ]


@cache
def _exceptions(path: str) -> list[re.Pattern[str]]:
    return [re.compile(f"(?i){one}") for one, where in _list()["exceptions"].items() if re.search(where, path)]
