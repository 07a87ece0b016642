"""C5–C8: what a scenario costs and teaches, and what comes after it."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from kronika.domain.kernel.chance import Chance, Purpose
from kronika.domain.kernel.events import DiceRolled, Event, Sealed, Settled
from kronika.domain.kernel.values import Emitter, Outcome
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign.pack import verdict
from kronika.domain.undaunted.campaign.rules.muster import change, choose_card, offer, pack_of, reach, shift, story
from kronika.domain.undaunted.campaign.squads import partner, replacements
from kronika.domain.undaunted.campaign.state import BinderStep, Box, Campaign, Conclusion, Returned, SwapCause
from kronika.domain.undaunted.campaign.ways import is_ending, next_state
from kronika.domain.undaunted.content import ActionName, Card, Level
from kronika.domain.undaunted.events import DrawnCard, TileSwapped, TunnelDestroyed
from kronika.domain.undaunted.state import Board

# --- what a game of a campaign brings back to it: the result, the city, the cards (design 10)


class GameSwap(msgspec.Struct, frozen=True):
    """A tile swapped in a game: its number, its face now, and the version of the event there; the
    action that hit it, and the counter that performed that."""

    tile: str
    face: str
    version: int
    action: ActionName | None
    counter: str


class Homecoming(msgspec.Struct, frozen=True):
    """All that a campaign takes over from a game that is closed."""

    version: int
    head: str
    winner: str
    how: Conclusion
    rule: str
    swaps: tuple[GameSwap, ...]
    tunnels: tuple[str, ...]
    returned: dict[str, Returned]


def bring_home(
    board: Board, outcome: Outcome, events: Iterable[tuple[int, Event]], version: int, head: str
) -> Homecoming:
    """Returns what the game brings back. `events` are those of its effective log, with their versions."""
    swaps, tunnels = [], []
    cause = Purpose("", "", "")
    for at, event in events:
        if isinstance(event, DiceRolled):
            cause = event.use.purpose
        elif isinstance(event, TileSwapped):
            swaps.append(
                GameSwap(event.space, event.tile, at, ActionName(cause.action) if cause.action else None, cause.subject)
            )
        elif isinstance(event, TunnelDestroyed):
            tunnels.append(event.space)
    returned = {
        side: Returned(
            casualties=zones.casualties,
            pool=tuple(sorted(zones.play + zones.hand + zones.pick + zones.deck + zones.discard)),
            lost=zones.removed,
        )
        for side, zones in board.sides.items()
    }
    winner = outcome.winners[0] if outcome.winners else board.initiative
    return Homecoming(
        version, head, winner, Conclusion(outcome.how), outcome.rule, tuple(swaps), tuple(tunnels), returned
    )


# --- the phases after it


LOSS, UPGRADE = "loss", "upgrade"
"""The actions of draws in the aftermath."""


def shuffling(side: str, action: str) -> Purpose:
    """Returns the purpose of a draw in the aftermath."""
    return Purpose("C5", side, action)


def permanent_losses(casualties: int) -> int:
    """C5: how many of the casualties are lost for good."""
    if casualties == 0:
        return 0
    return 1 if casualties < 5 else 2 if casualties < 10 else 3


# --- victory phase


def conclude(out: Emitter, home: Homecoming) -> None:
    """C5: the result of the game is copied in: the winner, the city, the cards that come back."""
    campaign: Campaign = out.board
    out.emit(
        e.ScenarioConcluded(campaign.game, home.version, home.head, home.winner, home.how, home.rule, home.tunnels)
    )
    for swap in home.swaps:
        out.emit(
            e.CityTileSwapped(
                swap.tile, swap.face, SwapCause.DAMAGED, campaign.game, swap.version, swap.action, swap.counter
            )
        )
    for side, cards in home.returned.items():
        out.emit(e.CardsReturned(side, len(cards.casualties), len(cards.pool), Sealed(side, cards)))
        change(out, side, BinderStep.ANTI_AIR, shift(out.board, side, cards.lost, Box.AVAILABLE, Box.REMOVED))
    if campaign.area:
        out.emit(e.AreaTaken(campaign.area, home.winner))
    out.emit(Settled())
    following = next_state(pack_of(campaign), campaign.scenario, campaign.state, home.winner)
    if following.startswith("END"):
        end(out, following)
        return
    for side in campaign.sides:
        out.prompt(side, "losses")


# --- casualty phase


def draw_losses(out: Emitter, chance: Chance, side: str) -> None:
    """C5: all casualties are shuffled, card by card, so that nobody can tell how many were redrawn."""
    returned = out.board.camps[side].returned
    left = list(returned.casualties)
    while left:
        drawn = chance.draw(side, shuffling(side, LOSS), len(left))
        card = left.pop(drawn.index)
        out.emit(e.LossDrawn(side, drawn.use, Sealed(side, DrawnCard(drawn.link, drawn.index, card))))
    ask_for_replacement(out, side)


def lost(cards: Mapping[str, Card], drawn: Sequence[str]) -> list[str]:
    """C5: the first of the shuffled casualties that are not reservists, as many as are lost for good."""
    soldiers = [card for card in drawn if cards[card].level != Level.RESERVIST]
    return soldiers[: permanent_losses(len(drawn))]


def ask_for_replacement(out: Emitter, side: str) -> None:
    """C5, C7: for each loss that the number of casualties allows, even if fewer could be drawn."""
    campaign: Campaign = out.board
    camp = campaign.camps[side]
    at, gone = len(camp.picked), lost(pack_of(campaign).cards, camp.drawn)
    if at < permanent_losses(len(camp.drawn)):
        come: tuple[str, ...] = ()
        if at < len(gone):
            waiting = [card for card in camp.binder.reservists if card not in camp.picked]
            come = replacements(pack_of(campaign), campaign.merges, gone[at], waiting)
        offer(out, side, "replacement", come)
        return
    shifts = shift(campaign, side, gone, Box.AVAILABLE, Box.REMOVED)
    shifts += shift(campaign, side, camp.picked, Box.RESERVISTS, Box.AVAILABLE)
    change(out, side, BinderStep.LOSSES, shifts)
    out.prompt(side, "upgrades")


def replace_loss(out: Emitter, side: str, card: str) -> None:
    choose_card(out, side, card)
    ask_for_replacement(out, side)


# --- upgrade phase


def draw_upgrades(out: Emitter, chance: Chance, side: str) -> None:
    """C5: all cards that are left are shuffled, card by card; the first that can be upgraded are."""
    campaign: Campaign = out.board
    camp = campaign.camps[side]
    assert camp.returned is not None, "upgrades are drawn after a scenario"
    available = set(camp.binder.available)
    left = sorted([*camp.returned.pool, *camp.returned.casualties])
    while left:
        drawn = chance.draw(side, shuffling(side, UPGRADE), len(left))
        card = left.pop(drawn.index)
        out.emit(e.UpgradeDrawn(side, drawn.use, Sealed(side, DrawnCard(drawn.link, drawn.index, card))))
    promoted = [card for card in out.board.camps[side].drawn if card in available and can_rise(campaign, side, card)]
    promoted = promoted[: pack_of(campaign).scenarios[campaign.scenario].upgrades]
    shifts = shift(campaign, side, [partner(card, "V") for card in promoted], Box.UPGRADES, Box.AVAILABLE)
    shifts += shift(campaign, side, promoted, Box.AVAILABLE, Box.REMOVED)
    change(out, side, BinderStep.UPGRADES, shifts)
    out.prompt(side, "aftermath")


def can_rise(campaign: Campaign, side: str, card: str) -> bool:
    """C5, C6: an ordinary soldier whose upgraded card is in the box."""
    known = pack_of(campaign).cards[card]
    ordinary = bool(known.counter) and known.level == Level.ORDINARY
    return ordinary and partner(card, "V") in campaign.camps[side].binder.upgrades


# --- what comes next


def confirm(out: Emitter, side: str) -> None:
    """C5: with the second confirmation the next state is written."""
    out.emit(e.AftermathConfirmed(side))
    campaign: Campaign = out.board
    if not all(camp.confirmed for camp in campaign.camps.values()):
        return
    pack = pack_of(campaign)
    state = next_state(pack, campaign.scenario, campaign.state, campaign.record[-1].winner)
    out.emit(Settled())
    if is_ending(pack, state):
        end(out, state)
    else:
        reach(out, state)


def end(out: Emitter, state: str) -> None:
    """C8: the campaign is over, without an aftermath; empty: where it stands, for the pack goes no further."""
    campaign: Campaign = out.board
    won = verdict(pack_of(campaign), campaign.areas, campaign.record[-1].winner)
    out.emit(e.CampaignEnded(state or campaign.state, won.winner, won.epic))
    for side in campaign.sides:
        out.emit(story(pack_of(campaign), state, side))
