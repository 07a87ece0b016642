"""C2, C5: moving cards between the boxes of a binder."""

from collections.abc import Iterable

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.campaign.events import BinderChanged, CardShift, Changes, ChoiceOffered
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.state import BinderStep, Box, Campaign
from kronika.domain.undaunted.czech import CARD


def pack_of(campaign: Campaign) -> CampaignPack:
    """The pack, which only the referee's campaign has."""
    assert campaign.pack is not None, "only the referee decides"
    return campaign.pack


def card_called(campaign: Campaign, card: str) -> Called:
    """A card with its code; just the code of one that is not seen."""
    known = campaign.cards.get(card)
    if known is None:
        return Called(card, CARD.named(card))
    return Called(f"{known.name.en} {card}", CARD.named(f"{known.name.cs} {card}"))


def shift(campaign: Campaign, side: str, cards: Iterable[str], source: Box, target: Box) -> list[CardShift]:
    """Those of the cards that lie in the source box, on their way to the target."""
    held = set(getattr(campaign.camps[side].binder, source))
    return [CardShift(card, source, target) for card in cards if card in held]


def change(out: Emitter, side: str, cause: BinderStep, shifts: list[CardShift]) -> None:
    """The step is recorded whether or not anything changes, so that it tells the opponent nothing."""
    pack = pack_of(out.board)
    fresh = [pack.cards[s.card] for s in shifts if s.target in (Box.AVAILABLE, Box.REMOVED)]
    known = tuple(card for card in fresh if card.id not in out.board.cards)
    out.emit(BinderChanged(side, cause, Sealed(side, Changes(tuple(shifts), known))))


def offer(out: Emitter, side: str, kind: str, cards: tuple[str, ...]) -> None:
    """Ask the side to choose one of the cards; where there is none, it is asked all the same."""
    out.emit(ChoiceOffered(side, Sealed(side, cards or ("",))))
    out.prompt(side, kind)
