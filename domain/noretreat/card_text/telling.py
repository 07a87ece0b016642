"""What the halves of the cards of a game do, in both languages."""

from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.card_text.czech import CZECH
from kronika.domain.noretreat.card_text.english import ENGLISH
from kronika.domain.noretreat.card_text.structure import limits, use
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import Card, Half
from kronika.domain.noretreat.content.sides import SIDES
from kronika.domain.noretreat.content.tables import Dates
from kronika.domain.noretreat.content.texts import HalfText
from kronika.domain.noretreat.content.words import Name

CONTENTS = 16
"""Contents whose cards are told once."""


def half_text(card: Card, side: str, dates: Dates) -> HalfText:
    """What one half of a card does. Raises `KeyError` of what has no words."""
    half = card.half(side)
    uses = tuple(Name(use(ENGLISH, side, mode, dates), use(CZECH, side, mode, dates)) for mode in half.modes)
    return HalfText(card.n, side, uses, _limits(half))


def _limits(half: Half) -> Name | None:
    english = limits(ENGLISH, half)
    return Name(english, limits(CZECH, half)) if english else None


@cached_by_identity(CONTENTS)
def texts(content: Content, /) -> dict[tuple[int, str], HalfText]:
    """What each half of each card of a game does, by card and side."""
    dates = content.tables.dates
    return {(card.n, side): half_text(card, side, dates) for card in content.cards for side in SIDES}


@cached_by_identity(CONTENTS)
def with_texts(content: Content, /) -> Content:
    """A content for those who show it: with what the cards do."""
    return replace(content, texts=tuple(texts(content).values()))


def paragraphs(content: Content, card: int, side: str) -> tuple[Sentence, ...]:
    """What a half does as sentences: what holds for all of it, then each use."""
    told = texts(content)[card, side]
    said = ((told.limits,) if told.limits is not None else ()) + told.uses
    return tuple(Sentence(one.en, one.cs) for one in said)
