"""What the cards do is told to the player: every use of every half, in both languages, from its effects alone."""

from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import LANGUAGES, catalogue
from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.packs import PackRefused
from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.cards import Condition, Do, Effect, Lasts, Trigger, When
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.system import NORETREAT
from kronika.domain.noretreat.text import half_text, paragraphs, summary
from kronika.service.packs import read_files
from tests.noretreat.position import FOLDER, laid, pack
from tests.noretreat.test_laws import played

CONTENT = pack().content("campaign")
HALVES = [(card, side) for card in CONTENT.cards for side in SIDES]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(language, side, mode):
    card = replace(CONTENT.cards[0], **{side: replace(CONTENT.cards[0].half(side), modes=(mode,))})
    return getattr(half_text(card, side, CONTENT.tables.dates).uses[0], language)


def test_every_event_of_all_54_cards_is_described_in_both_languages():
    assert len(HALVES) == 108
    for card, side in HALVES:
        said = paragraphs(CONTENT, card.n, side)
        assert len(said) >= len(card.half(side).modes)
        for one in said:
            for text in (one.en, one.cs):
                assert text[0].isupper() and text.endswith(".") and "{" not in text and "  " not in text, text
            assert one.en != one.cs


@each_language
def test_every_event_is_summed_up_in_a_line_or_two_of_a_card(language):
    for card, side in HALVES:
        moment, does = (said_in(one, language) for one in summary(card, side, CONTENT.tables.dates))
        assert moment[0].isupper() and len(moment) < 22, moment
        assert does and len(does) < 90 and "{" not in does and not does.endswith("."), does


def test_there_are_words_for_all_that_a_card_can_be_made_of():
    words = {f"{start}-{do}" for do in Do for start in ("do", "short")}
    words |= {f"short-when-{when}" for when in When}
    words |= {f"short-answers-{trigger}" for trigger in set(Trigger) - {Trigger.NONE}}
    words |= {f"card-when-{when}{whose}" for when in When for whose in ("", "-of")}
    words |= {f"card-answers-{trigger}" for trigger in set(Trigger) - {Trigger.NONE}}
    words |= {f"card-if-{condition}" for condition in Condition}
    words |= {f"card-lasts-{lasts}" for lasts in Lasts}
    assert words <= catalogue("kronika.domain.noretreat.words", "en").ids


MEANS_THE_SAME = {(Do.DISCARD, "chooser"), (Do.DISCARD_RANDOM, "chooser")}
"""Who holds cards chooses what goes, whether it is written or not."""


def set_on(side, effect):
    """What is set on an effect, and the effect without it."""
    usual = Effect(effect.do)
    for field in Effect.__struct_fields__[1:]:
        value = getattr(effect, field)
        own = field in ("side", "chooser") and value == side
        if value != getattr(usual, field) and not own and (effect.do, field) not in MEANS_THE_SAME:
            yield field, replace(effect, **{field: getattr(usual, field)})


def same(language, side, mode, effects):
    """Whether other effects are told as those of a use, or cannot be told."""
    try:
        return told(language, side, replace(mode, effects=effects)) == told(language, side, mode)
    except LookupError:
        return False


@each_language
def test_nothing_that_is_set_on_an_effect_is_left_untold(language):
    untold = [
        (card.n, side, field)
        for card, side in HALVES
        for mode in card.half(side).modes
        for at, effect in enumerate(mode.effects)
        for field, without in set_on(side, effect)
        if same(language, side, mode, (*mode.effects[:at], without, *mode.effects[at + 1 :]))
    ]
    assert untold == []


@each_language
def test_nothing_that_is_set_on_a_half_or_a_use_is_left_untold(language):
    for card, side in HALVES:
        half = card.half(side)
        limited = half_text(card, side, CONTENT.tables.dates).limits is not None
        assert limited == bool(half.initiative or half.from_turn or half.weather)
        for mode in half.modes:
            if mode.condition is not None:
                assert told(language, side, replace(mode, condition=None)) != told(language, side, mode)
            if mode.lasts != Lasts.BATTLE:
                assert told(language, side, replace(mode, lasts=Lasts.BATTLE)) != told(language, side, mode)


def test_a_use_tells_when_it_is_played_what_it_does_and_how_long():
    (said,) = paragraphs(CONTENT, 3, SOVIET)
    assert said.en == (
        "Before the roll of a battle: the odds shift one column to the left or right, by the choice of the Soviets for "
        "each battle, if a space on the Black Sea is attacked. It works to the end of the combat phase."
    )
    assert said.cs == (
        "Před hodem v bitvě: poměr se posune o sloupec doleva nebo doprava, podle volby Sovětů pro každou bitvu, pokud "
        "se útočí na pole u Černého moře. Platí do konce fáze boje."
    )


def test_conditions_common_to_a_card_event_are_described_first():
    first, second = paragraphs(CONTENT, 23, SOVIET)
    assert first.en == "Only while the Soviets have the initiative. From turn 11 on."
    assert "+2 (from turn 17 on +4)" in second.en
    assert first.cs == "Jen při iniciativě Sovětů. Od 11. kola."


def test_a_half_with_two_uses_tells_both():
    first, second = paragraphs(CONTENT, 1, AXIS)
    assert first.en.startswith("Before the roll of a battle in the combat phase of the Axis: ")
    assert second.cs.startswith("Při určování protiúderů ve fázi boje Sovětů: ")


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        (37, ('scope = "not_city"', 'scope = "volkssturm"')),
        (10, ('to = "EX"', 'to = "XX"')),
        (12, ('to = "mud"', 'to = "hail"')),
        (6, ('chooser = "axis"', 'chooser = "finns"')),
    ],
)
def test_pack_with_an_undescribed_card_is_refused(card, effect):
    files = read_files(FOLDER)
    old, new = effect
    lines = files["cards.toml"].decode().split("[[cards]]")
    lines[card] = lines[card].replace(old, new)
    with pytest.raises(PackRefused) as refused:
        NORETREAT.packs.load(files | {"cards.toml": "[[cards]]".join(lines).encode()})
    (mistake,) = refused.value.mistakes
    assert mistake.file == "cards.toml" and mistake.place.startswith(f"cards[{card - 1}].")
    assert "no words" in mistake.said.en and "nejsou slova" in mistake.said.cs


def test_every_client_gets_the_words_with_what_does_not_change():
    scene = NORETREAT.scene(laid())
    assert len(scene.texts) == 108
    assert {(one.card, one.side) for one in scene.texts} == {(card.n, side) for card, side in HALVES}
    for one in scene.texts:
        assert len(one.uses) == len(CONTENT.cards[one.card - 1].half(one.side).modes)


def test_the_words_are_not_stored_with_the_game():
    (opening, *_) = NORETREAT.initial_events(pack(), NORETREAT.setup("campaign"))
    assert b"texts" not in msgspec.json.encode(opening)


def in_hand(language):
    """The Axis looks at its cards: the board, and what is drawn and written of them."""
    game = played("campaign", 5, 60)
    board = game.at(len(game.events), AXIS).game.board
    panels = {panel.name: panel for panel in NORETREAT.rendering.panels(board, language)}
    page = Page(language, columns=80)
    written = {panel.name: panel.text for panel in NORETREAT.rendering.written(board, page)}
    return board, panels, written["cards"]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_cards_of_a_hand_are_drawn_with_what_both_halves_do_the_own_one_larger(language):
    board, panels, _ = in_hand(language)
    assert board.hands[AXIS]
    root = ElementTree.fromstring(panels["hand-axis"].svg)
    sizes = {}
    for line in root.iter("{http://www.w3.org/2000/svg}text"):
        sizes.setdefault(line.get("font-size"), []).append(line.text)
    drawn = " ".join(line for some in sizes.values() for line in some)
    for card in board.hands[AXIS]:
        for side in SIDES:
            for one in paragraphs(CONTENT, card, side):
                assert getattr(one, language) in drawn, (card, side)
    own, other = (getattr(paragraphs(CONTENT, board.hands[AXIS][0], side)[0], language)[:12] for side in SIDES)
    large = max(float(size) for size, lines in sizes.items() if any(line.startswith(own) for line in lines))
    small = min(float(size) for size, lines in sizes.items() if any(line.startswith(other) for line in lines))
    assert large > small


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_cards_of_a_hand_are_written_with_what_both_halves_do_in_80_columns(language):
    board, _, written = in_hand(language)
    assert max(map(len, written.splitlines())) <= 80
    flat = " ".join(written.split())
    for card in board.hands[AXIS]:
        for side in SIDES:
            for one in paragraphs(CONTENT, card, side):
                assert " ".join(getattr(one, language).split()) in flat


def test_nobody_reads_the_cards_of_another_hand():
    game = played("campaign", 5, 60)
    theirs = set(game.position.game.board.hands[SOVIET])
    board, _, written = in_hand("en")
    unseen = theirs - set(board.hands[AXIS]) - {board.top}
    assert unseen
    for card in unseen:
        assert f"({card})" not in written
