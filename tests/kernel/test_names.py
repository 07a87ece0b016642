"""What a player may be called: emoji as Unicode builds them, and which names look alike."""

import pytest

from kronika.domain.kernel.formats import NAME, safe, skeleton


@pytest.mark.parametrize(
    "name",
    ["Anna ❤️", "❤︎", "👩‍🚀", "👨‍👩‍👧‍👦 Nováci", "🏳️‍🌈", "👍🏽", "👩🏽‍🚒", "1️⃣ Anna", "🇨🇿", "Łódź", "Nguyễn"],
)
def test_a_name_may_have_emoji_with_selectors_and_joiners(name: str) -> None:
    assert NAME.fits(name) and safe(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "An\ufe0fna",
        "An\u200dna",
        "\u200d👩",
        "👩\u200d",
        "👩\u200d\u200d🚀",
        "❤\ufe0f\ufe0f",
        "👩\u200dna",
        "1\ufe0f",
        "A\ufe0f\u20e3",
        "An\u200bna",
        "Anna\u202e",
        "👩\u200b",
        "★\ufe0f",
        "An\u0301na" + "\u0301" * 4,
    ],
)
def test_selectors_and_joiners_without_emoji_stay_out(name: str) -> None:
    assert not NAME.fits(name)
    assert safe(name).isprintable()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "Аnnа"),
        ("Bill", "BiII"),
        ("Straße", "STRASSE"),
        ("ﬁn", "fin"),
        ("Anna B", "AnnaB"),
        ("❤", "❤️"),
        ("Ötzi", "ötzi"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Jan", "Ján"), ("👩", "👨"), ("Rene", "René")])
def test_names_that_differ_to_the_eye_have_different_ones(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
