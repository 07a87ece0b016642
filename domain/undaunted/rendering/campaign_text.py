"""A campaign as text: where it stands, its record, the city, a binder, a soldier."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.czech import capital
from kronika.domain.undaunted.campaign.reports import GetSoldierResponse
from kronika.domain.undaunted.campaign.state import BinderStep, Box, Stage
from kronika.domain.undaunted.campaign.text import describe_secret
from kronika.domain.undaunted.campaign.view import BinderView, CampaignView, CampView, CityTileView, EntryView, SwapView
from kronika.domain.undaunted.content import ActionName, Card
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.rendering.cards import card_name
from kronika.domain.undaunted.words import message

WIDE = 96

ARRIVALS = frozenset({"losses", "upgrades"})
"""Steps by which cards become available, not only go."""


def box_name(box: Box, language: str) -> str:
    return text(message(f"box-{box}"), language)


def side_names(seen: CampaignView, language: str) -> dict[str, str]:
    """Returns the names of the sides."""
    return {camp.id: text(camp.name.said, language) for camp in seen.camps}


def overview(seen: CampaignView, language: str, wide: int = WIDE) -> list[str]:
    """Where the campaign stands."""
    names = side_names(seen, language)
    phase = text(message(f"stage-{seen.phase}"), language)
    if not seen.state:
        said = [text(message("standing-before"), language)]
    elif seen.winner:
        said = [f"{seen.state}: {phase}"]
    else:
        state = text(message("pointed-at-state", state=seen.state), language)
        said = [f"{capital(state)}: {seen.scenario} {text(seen.title.said, language)} ({phase})"]
    if seen.game:
        said.append(text(message("standing-game", game=seen.game), language))
    for camp in seen.camps:
        said += _camp(seen, camp, language, min(wide, WIDE))
    if seen.winner:
        won = message("standing-epic-victory" if seen.epic else "standing-victory", side=names[seen.winner])
        said.append(text(won, language))
    return said


def _camp(seen: CampaignView, camp: CampView, language: str, wide: int) -> Iterator[str]:
    """Yields the lines of a side: the areas it controls, merged squads, whether it waits for the other; its story and
    secrets."""
    held = [text(area.name.said, language) for area in seen.areas if area.holder == camp.id]
    line = f"{text(camp.name.said, language)}: {', '.join(held) or '–'}"
    if camp.merged:
        line = f"{line}; {text(message('standing-merged', squads=camp.merged), language)}"
    if camp.confirmed and seen.phase != Stage.ENDED:
        line = f"{line}; {text(message('standing-done'), language)}"
    yield from textwrap.wrap(line, wide, subsequent_indent="    ")
    if camp.binder is not None:
        counts = (f"{box_name(box.box, language).lower()} {box.count}" for box in camp.binder.boxes)
        yield f"    {', '.join(counts)}"
    if camp.story:
        yield f"    {text(message('standing-story', code=camp.story), language)}"
    for secret in camp.told:
        yield f"    {text(describe_secret(secret, seen.cards), language)}"


def record_lines(seen: CampaignView, language: str) -> Iterator[str]:
    """The record: a line a scenario, then who controls what."""
    names, now = side_names(seen, language), text(message("standing-now"), language)
    for entry in seen.record:
        title, winner = text(entry.title.said, language), names.get(entry.winner, now)
        yield f"{entry.state:>5}  {entry.scenario}  {title:<28} {winner:<12} {how_won(entry, language)}".rstrip()
    if seen.state and not seen.winner and seen.state not in [entry.state for entry in seen.record]:
        yield f"{seen.state:>5}  {seen.scenario}  {text(seen.title.said, language):<28} {now}"
    for area in seen.areas:
        yield f"  {text(area.name.said, language):<28} {names.get(area.holder, '–')}"
    if seen.winner:
        yield overview(seen, language)[-1]


def how_won(entry: EntryView, language: str) -> str:
    """How a scenario was won; empty: it is not over."""
    return text(message(f"won-{entry.how}"), language) if entry.how is not None else ""


def city_lines(seen: CampaignView, language: str, wide: int = WIDE) -> Iterator[str]:
    """The current tiles, area by area; the swaps so far."""
    names, tiles = side_names(seen, language), {tile.number: tile for tile in seen.city}
    fortified = {swap.after for swap in seen.swaps if swap.cause == "fortified"}
    for area in seen.areas:
        yield f"{text(area.name.said, language)} ({names.get(area.holder, '–')})"
        yield from _row([tiles.pop(number) for number in area.tiles if number in tiles], fortified, wide)
    yield from _row(list(tiles.values()), fortified, wide)
    yield text(message("city-legend"), language)
    for swap in seen.swaps:
        yield f"{swap.state:>5}  {swap_line(swap, seen.cards, language)}"


def swap_line(swap: SwapView, cards: Iterable[Card], language: str) -> str:
    """A tile that was swapped: its faces, the action that hit it, who performed it if that card is known, and when."""
    how = text(message(f"swapped-{swap.cause}"), language)
    if swap.action:
        whose = next((card_name(card, language) for card in cards if card.counter == swap.counter != ""), "")
        how += f": {text(ACTION_NAMES[ActionName(swap.action)], language)} {whose}".rstrip()
    where = f"{swap.game} v{swap.version}" if swap.game else text(message("standing-before-game"), language)
    return f"{swap.before} → {swap.after}  {how}, {where}"


def altered_lines(faces: Sequence[str], language: str, wide: int = WIDE) -> Iterator[str]:
    """The faces of tiles that are not current, those that were swapped out among them."""
    yield text(message("standing-altered", count=len(faces)), language)
    yield from _indented("  ".join(faces), wide)


def _row(tiles: Sequence[CityTileView], fortified: set[str], wide: int) -> list[str]:
    said = "  ".join(f"{tile.face}{_mark(tile, fortified):<1}" for tile in tiles)
    return _indented(said, wide)


def _indented(said: str, wide: int) -> list[str]:
    return textwrap.wrap(said, min(wide, WIDE), initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _mark(tile: CityTileView, fortified: set[str]) -> str:
    if tile.provisional:
        return "?"
    if tile.face in fortified:
        return "+"
    return "" if tile.face.endswith("-A") else "!"


def binder_lines(binder: BinderView, cards: Mapping[str, str], language: str) -> Iterator[str]:
    """The boxes of a binder, with the cards that may be looked at."""
    for box in binder.boxes:
        yield f"{box_name(box.box, language)} ({box.count})"
        for card in box.cards:
            yield f"  {card}  {cards.get(card, '')}".rstrip()


def fate_of(cause: BinderStep, target: Box, language: str) -> str:
    """Why a card went to a box."""
    arrives = target == Box.AVAILABLE and cause in ARRIVALS
    return text(message(f"arrives-{cause}" if arrives else f"fate-{cause}"), language)


def soldier_lines(card: str, told: GetSoldierResponse, language: str) -> Iterator[str]:
    """A soldier's life."""
    yield f"{card}  {told.name}"
    for service in told.services:
        did = text(message("standing-service", actions=service.actions, hits=service.hits), language)
        yield f"  {service.scenario}  {did}  ({service.game})"
    for fate in told.fates:
        how = fate_of(fate.cause, fate.target, language)
        source = box_name(fate.source, language) if fate.source is not None else "–"
        moved = f"{source} → {box_name(fate.target, language)}"
        yield f"  {fate.state or '–':<4} {how}  ({moved}, v{fate.version})"
