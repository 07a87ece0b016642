"""Kronika's English: phrases to avoid."""

from pathlib import Path

import pytest

from kronika.tools.dev.wording import Text, phrases, texts_in, words, written

DOCS = Path("docs/playing.md")


def found(text: str) -> list[tuple[int, str]]:
    return [(one.line, one.phrase) for one in phrases([Text(DOCS, 1, text)])]


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("The list is made anew.", "anew"),
        ("A game is\ngone on with.", "gone on with"),
        ("A call is no failure.", "is no"),
        ("Who decides is answered first.", "Who decides is answered first"),
        ("It ends. Of these one is kept.", "Of these one is kept"),
    ],
)
def test_phrase_is_found(text: str, phrase: str) -> None:
    assert [one for _, one in found(text)] == [phrase]


@pytest.mark.parametrize(
    "text",
    [
        "The list is rebuilt.",
        "There is no such seat.",
        "The game is no longer open.",
        "Who begins? The attacker.",
        "Of course it verifies.",
        "Cards are shown at one time.",
    ],
)
def test_plain_english_passes(text: str) -> None:
    assert found(text) == []


def test_phrase_is_reported_with_its_line_and_replacement() -> None:
    (one,) = phrases([Text(DOCS, 7, "First.\nIt is made anew.")])
    assert (one.line, one.instead) == (8, "again, rebuilt, regenerated")


def test_product_texts_are_read_without_code() -> None:
    texts = list(written(Path(__file__).parents[2]))
    kinds = {text.path.suffix for text in texts}
    assert kinds == {".md", ".ftl", ".proto", ".js", ".py"}
    assert words(texts) > 100_000
    assert not any("`" in text.words for text in texts if text.path.name == "README.md")


CODE = '''
"""The list is made anew."""
raise ValueError(f"the list of {game} is made anew")
key = "made anew"
'''


def test_sentences_in_string_literals_are_read() -> None:
    found = [(one.line, one.phrase) for one in phrases(texts_in(Path("service/a.py"), CODE))]
    assert found == [(2, "anew"), (3, "anew")]
