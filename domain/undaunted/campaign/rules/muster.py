"""C2, C4, C5, C7: from the state that both confirm to the scenario that is played."""

from collections.abc import Iterable

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Sealed, Settled
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign.events import BinderChanged, CardShift, Changes, ChoiceOffered
from kronika.domain.undaunted.campaign.format import CampaignPack, MergeOrder, Secret
from kronika.domain.undaunted.campaign.setup import make_setup
from kronika.domain.undaunted.campaign.squads import (
    STRENGTH,
    DeckSlot,
    Vacancy,
    choices,
    deck_slots,
    secrets_of,
    supply_of,
    vacancies,
)
from kronika.domain.undaunted.campaign.state import BinderStep, Box, Campaign, Stage, Story, SwapCause
from kronika.domain.undaunted.campaign.ways import orders_of
from kronika.domain.undaunted.names import CARD

# --- C2, C5: moving cards between the boxes of a binder


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
    """Returns the shifts from source to target of those cards that are in the source box."""
    held = set(getattr(campaign.camps[side].binder, source))
    return [CardShift(card, source, target) for card in cards if card in held]


def change(out: Emitter, side: str, cause: BinderStep, shifts: list[CardShift]) -> None:
    """The step is recorded whether or not anything changes, so that it tells the opponent nothing."""
    pack = pack_of(out.board)
    fresh = [pack.cards[s.card] for s in shifts if s.target in (Box.AVAILABLE, Box.REMOVED)]
    known = tuple(card for card in fresh if card.id not in out.board.cards)
    out.emit(BinderChanged(side, cause, Sealed(side, Changes(tuple(shifts), known))))


def offer(out: Emitter, side: str, kind: str, cards: tuple[str, ...]) -> None:
    """Asks the side to choose one of the cards, even if there are not any."""
    out.emit(ChoiceOffered(side, Sealed(side, cards or ("",))))
    out.prompt(side, kind)


def choose_card(out: Emitter, side: str, card: str) -> None:
    """Records the choice of a side, for its own eyes."""
    out.emit(e.CardChosen(side, Sealed(side, card)))


# --- C1, C4, C7: a new state, and the decks for it


def reach(out: Emitter, state: str) -> None:
    """C1, C4: enters a new state: emits the scenario played in it, and each side's story."""
    pack = pack_of(out.board)
    number = pack.states[state]
    scenario = pack.scenarios[number]
    out.emit(e.StateReached(state, number, scenario.title, scenario.area))
    for side in out.board.sides:
        out.emit(story(pack, state, side, secrets_of(pack, number, side)))
    for side in out.board.sides:
        out.prompt(side, "state")


def story(pack: CampaignPack, state: str, side: str, secrets: tuple[Secret, ...] = ()) -> e.StoryTold:
    """C4: returns the text that a side reads in a state or at the end, by its reference."""
    return e.StoryTold(side, Sealed(side, Story(pack.stories.get(state, {}).get(side, ""), secrets)))


def confirm(out: Emitter, side: str) -> None:
    """C4: with the second confirmation the orders of the scenario are carried out."""
    out.emit(e.StateConfirmed(side))
    campaign: Campaign = out.board
    if campaign.phase != Stage.MUSTERING:
        return
    out.emit(Settled())
    pack = pack_of(campaign)
    for number in pack.scenarios[campaign.scenario].fortify:
        face = pack.tiles[campaign.city[number]].next
        if campaign.city[number].endswith("-A") and face:
            out.emit(e.CityTileSwapped(number, face, SwapCause.FORTIFIED))
    for one in campaign.sides:
        _carry_out_orders(out, one)
    for one in campaign.sides:
        merge_or_muster(out, one)


def _carry_out_orders(out: Emitter, side: str) -> None:
    """C4: cards are unlocked and replaced as told."""
    campaign: Campaign = out.board
    shifts = []
    for order in orders_of(pack_of(campaign), campaign.state, side):
        shifts += shift(campaign, side, order.unlock, Box.LOCKED, Box.AVAILABLE)
        for swap in order.replace:
            shifts += shift(campaign, side, (swap.new,), Box.LOCKED, Box.AVAILABLE)
            shifts += shift(campaign, side, (swap.old,), Box.AVAILABLE, Box.REMOVED)
    change(out, side, BinderStep.ORDERS, shifts)


# --- C7 merging


def merge_order(campaign: Campaign, side: str) -> MergeOrder | None:
    """Returns the merge that the side must make in this state; None if there is not one."""
    orders = orders_of(pack_of(campaign), campaign.state, side)
    return next((order.merge for order in orders if order.merge is not None), None)


def merge_or_muster(out: Emitter, side: str) -> None:
    order = merge_order(out.board, side)
    if order is not None:
        offer(out, side, "merge", order.squads)
    else:
        ask_for_deck(out, side)


def merge(out: Emitter, side: str, squad: str) -> None:
    """C7: the squads are one; each place of the merged squad is asked for."""
    order = merge_order(out.board, side)
    assert order is not None, "a merge is asked for only where it is ordered"
    out.emit(e.SquadsMerged(side, squad, order.other))
    ask_for_place(out, side)


def gaps(campaign: Campaign, side: str) -> tuple[Vacancy, ...]:
    """C7: returns what the latest merge of the side does to each title."""
    current = next(merge for merge in reversed(campaign.merges) if merge.side == side)
    return vacancies(pack_of(campaign), current, campaign.camps[side].binder.available)


def places(campaign: Campaign, side: str) -> list[tuple[str, tuple[str, ...]]]:
    """C7: for each place of the merged squad the reservist that goes, empty where none does, and the
    cards that may come."""
    found = []
    for gap in gaps(campaign, side):
        for at in range(STRENGTH[gap.title]):
            found.append((gap.reservists[at], gap.candidates) if at < gap.count else ("", ()))
    return found


def ask_for_place(out: Emitter, side: str) -> None:
    campaign: Campaign = out.board
    picked = campaign.camps[side].picked
    _, candidates = places(campaign, side)[len(picked)]
    offer(out, side, "place", tuple(card for card in candidates if card not in picked))


def fill(out: Emitter, side: str, card: str) -> None:
    """C7: the next place; after the last one the reservists and those not chosen leave the squad."""
    choose_card(out, side, card)
    campaign: Campaign = out.board
    asked = places(campaign, side)
    picked = campaign.camps[side].picked
    if len(picked) < len(asked):
        ask_for_place(out, side)
        return
    reservists = [reservist for reservist, _ in asked if reservist]
    candidates = {card for gap in gaps(campaign, side) for card in gap.candidates}
    shifts = shift(campaign, side, reservists, Box.AVAILABLE, Box.RESERVISTS)
    shifts += shift(campaign, side, sorted(candidates - set(picked)), Box.AVAILABLE, Box.REMOVED)
    change(out, side, BinderStep.MERGE, shifts)
    ask_for_deck(out, side)


# --- C4 the deck


def supply(campaign: Campaign, side: str) -> tuple[str, ...]:
    """C4: the cards that the side brings, before its deck is made of them."""
    available = campaign.camps[side].binder.available
    return supply_of(pack_of(campaign), campaign.scenario, side, available, campaign.merges)


def slots(campaign: Campaign, side: str) -> list[DeckSlot]:
    """C4: a slot for each card of the deck, as the pack lists them whatever has become of the cards, so
    that their number tells nothing."""
    listed = deck_slots(pack_of(campaign), campaign.scenario, side)
    return [slot for slot in listed for _ in range(slot.count)]


def has_copies(campaign: Campaign, slot: DeckSlot) -> bool:
    """Whether copies of the card may differ: soldiers do; leaders, assets and fog of war do not."""
    return any(card.counter for card in pack_of(campaign).cards.values() if card.title == slot.title)


def ask_for_deck(out: Emitter, side: str) -> None:
    """C4: the next card of the deck that is to be chosen; those without a choice go in by themselves.
    With the last one of both sides the scenario starts."""
    wanted = slots(out.board, side)
    while len(picked := out.board.camps[side].picked) < len(wanted):
        slot = wanted[len(picked)]
        may = choices(pack_of(out.board), slot, supply(out.board, side), picked, out.board.merges)
        if has_copies(out.board, slot):
            offer(out, side, "deck", may)
            return
        choose_card(out, side, may[0] if may else "")
    out.emit(e.DeckMade(side))
    if all(camp.confirmed for camp in out.board.camps.values()):
        start_scenario(out)


def pick(out: Emitter, side: str, card: str) -> None:
    choose_card(out, side, card)
    ask_for_deck(out, side)


def start_scenario(out: Emitter) -> None:
    """C4: the board is laid from current tiles, the scenario becomes a game of its own."""
    campaign: Campaign = out.board
    decks = {side: tuple(card for card in campaign.camps[side].picked if card) for side in campaign.sides}
    supplies = {
        side: tuple(card for card in supply(campaign, side) if card not in decks[side]) for side in campaign.sides
    }
    setup = make_setup(
        pack_of(campaign),
        campaign.scenario,
        campaign.city,
        decks,
        supplies,
        campaign.tunnels_destroyed,
        campaign.merges,
    )
    out.emit(Settled())
    out.emit(e.ScenarioStarted(f"{out.stream}-{len(campaign.record) + 1}", setup))
