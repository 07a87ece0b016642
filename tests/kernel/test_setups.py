"""How a game may be set up: seats and typed options, and what is refused."""

from typing import Annotated

import msgspec
import pytest

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.setups import LineUp, Meta, build_setup, chosen, options_of
from kronika.domain.kernel.words import Reason, Rejection, Sentence, Word, refuse


def said(en: str) -> msgspec.Meta:
    return msgspec.Meta(extra={"said": Sentence(en, en)})


def named(value: str) -> Sentence:
    return Sentence(f"the {value}", value)


class Edition(Word):
    """One of some texts."""

    FIRST = "first"
    SECOND = "second"


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with an option of each kind."""

    scenario: str
    seats: tuple[str, ...]
    tanks: Annotated[
        int, msgspec.Meta(ge=2, le=8, extra={"said": Sentence("tanks of each side", "tanků na každé straně")})
    ] = 4
    smoke: Annotated[bool, said("smoke blocks sight")] = False
    edition: Annotated[Edition, msgspec.Meta(extra={"said": Sentence("the edition", "vydání"), "titles": named})] = (
        Edition.SECOND
    )
    far: Annotated[int, said("how far shots go")] = 6


META = Meta((LineUp(("red", "blue")), LineUp(("red", "blue", "green"))))


def test_set_up_options_are_listed_with_their_values():
    tanks, smoke, edition, far = options_of(Chosen)
    assert (tanks.name, tanks.default, tanks.allowed) == ("tanks", 4, "2 … 8")
    assert tanks.said == Sentence("tanks of each side", "tanků na každé straně")
    assert (smoke.default, smoke.allowed) == (False, "true | false")
    assert (edition.default, edition.allowed) == ("second", "first | second")
    assert edition.titles == (Sentence("the first", "first"), Sentence("the second", "second"))
    assert (far.default, far.allowed) == (6, "…")


def test_options_not_chosen_keep_their_default():
    made = build_setup(Chosen, META, "1", (), {})
    assert made == Chosen("1", ("red", "blue"))
    assert chosen(made) == {"tanks": 4, "smoke": False, "edition": "second", "far": 6}


def test_seats_are_named_in_any_order_and_sit_in_that_of_their_line_up():
    made = build_setup(Chosen, META, "1", ("green", "red", "blue"), {"tanks": 8, "smoke": True, "edition": "first"})
    assert made == Chosen("1", ("red", "blue", "green"), 8, True, Edition.FIRST)


@pytest.mark.parametrize(
    ("seats", "options", "en", "cs", "accepted"),
    [
        (
            ("red",),
            {},
            "This scenario cannot be played by red. Choose a line-up: red, blue; red, blue, green.",
            "Tento scénář nelze hrát v sestavě red. Zvolte sestavu: red, blue; red, blue, green.",
            ("red blue", "red blue green"),
        ),
        (
            ("red", "red"),
            {},
            "This scenario cannot be played by red, red. Choose a line-up: red, blue; red, blue, green.",
            "Tento scénář nelze hrát v sestavě red, red. Zvolte sestavu: red, blue; red, blue, green.",
            ("red blue", "red blue green"),
        ),
        (
            (),
            {"planes": 1},
            "There is no option planes. Choose from tanks, smoke, edition, far (`kronika packs` lists all).",
            "Volba planes neexistuje. Vyberte z těchto: tanks, smoke, edition, far (všechny vypíše `kronika packs`).",
            ("tanks", "smoke", "edition", "far"),
        ),
        (
            (),
            {"tanks": 9},
            "Option tanks cannot be 9. Use 2 … 8.",
            "Volba tanks nemůže být 9. Použijte 2 … 8.",
            ("2 … 8",),
        ),
        (
            (),
            {"tanks": True},
            "Option tanks cannot be true. Use 2 … 8.",
            "Volba tanks nemůže být true. Použijte 2 … 8.",
            ("2 … 8",),
        ),
        (
            (),
            {"smoke": "yes"},
            'Option smoke cannot be "yes". Use true | false.',
            'Volba smoke nemůže být "yes". Použijte true | false.',
            ("true | false",),
        ),
        (
            (),
            {"edition": "third"},
            'Option edition cannot be "third". Use first | second.',
            'Volba edition nemůže být "third". Použijte first | second.',
            ("first | second",),
        ),
        (
            (),
            {"seats": "red"},
            "There is no option seats. Choose from tanks, smoke, edition, far (`kronika packs` lists all).",
            "Volba seats neexistuje. Vyberte z těchto: tanks, smoke, edition, far (všechny vypíše `kronika packs`).",
            ("tanks", "smoke", "edition", "far"),
        ),
    ],
)
def test_unknown_choice_is_refused_with_the_valid_ones(seats, options, en, cs, accepted):
    refused = build_setup(Chosen, META, "1", seats, options)
    assert isinstance(refused, Rejection) and refused.reason == Reason.MALFORMED
    assert (both(refused.said), refused.accepted) == (Sentence(en, cs), accepted)


def test_an_option_that_does_not_say_what_it_is_is_a_mistake_of_its_system():
    class Silent(msgspec.Struct):
        scenario: str
        seats: tuple[str, ...]
        tanks: int = 4

    with pytest.raises(TypeError, match="option tanks of a set-up does not say what it is"):
        options_of(Silent)


def test_misfit_in_a_set_up_is_refused_by_its_system():
    def misfit(setup):
        if setup.smoke and setup.tanks > 4:
            return refuse(
                Reason.MALFORMED,
                Sentence("Too many tanks in smoke.", "V dýmu příliš mnoho tanků."),
                field="choices.tanks",
            )
        return None

    meta = Meta(META.line_ups, misfit=misfit)
    refused = build_setup(Chosen, meta, "first", (), {"smoke": True, "tanks": 5})
    assert isinstance(refused, Rejection) and refused.field == "choices.tanks"
    assert build_setup(Chosen, meta, "first", (), {"smoke": True, "tanks": 4}).tanks == 4
