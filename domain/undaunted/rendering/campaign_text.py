"""A campaign as text: where it stands, its record, the city, a binder, a soldier."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign.reports import GetSoldierResponse
from kronika.domain.undaunted.campaign.state import Box, Stage
from kronika.domain.undaunted.campaign.text import BOXES, PHASES, say_secret
from kronika.domain.undaunted.campaign.view import BinderView, CampaignView, CampView, CityTileView
from kronika.domain.undaunted.content import ActionName, Name
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.text import HOW

WIDE = 96

CAUSES: dict[str, Name] = {
    "opened": Name("from the start", "od začátku"),
    "orders": Name("by order", "na příkaz"),
    "merge": Name("by a merger", "sloučením družstev"),
    "anti_air": Name("shot down", "sestřelen"),
    "losses": Name("lost for good", "padl"),
    "upgrades": Name("promoted", "vylepšen"),
    "fortified": Name("fortified", "opevněno"),
    "damaged": Name("hit", "zásah"),
}
ARRIVALS: dict[str, Name] = {
    "losses": Name("comes for a soldier lost", "přichází za padlého"),
    "upgrades": Name("comes for the one promoted", "přichází za vylepšeného"),
}
"""Why a card has become available, where that is not why another has gone."""
CITY_LEGEND = Name(
    "! hit (the letter says how often), + fortified, ? swapped in the game being played",
    "! zasaženo (písmeno říká, jak často), + opevněno, ? vyměněno ve hře, která se hraje",
)


def in_language(said: Name | Sentence, language: str) -> str:
    return said.cs if language == "cs" else said.en


def words(language: str, en: str, cs: str) -> str:
    return cs if language == "cs" else en


def side_names(seen: CampaignView, language: str) -> dict[str, str]:
    """What the sides are called."""
    return {camp.id: in_language(camp.name, language) for camp in seen.camps}


def overview(seen: CampaignView, language: str, wide: int = WIDE) -> list[str]:
    """Where the campaign stands."""
    names = side_names(seen, language)
    phase = in_language(PHASES[seen.phase], language)
    if not seen.state:
        said = [words(language, "The campaign has not begun yet", "Kampaň ještě nezačala")]
    elif seen.winner:
        said = [f"{seen.state}: {phase}"]
    else:
        state = f"{words(language, 'State', 'Stav')} {seen.state}"
        said = [f"{state}: {seen.scenario} {in_language(seen.title, language)} ({phase})"]
    if seen.game:
        said.append(f"{words(language, 'Game', 'Hra')}: {seen.game}")
    for camp in seen.camps:
        said += _camp(seen, camp, language, min(wide, WIDE))
    if seen.winner:
        epic = words(language, " (epic)", " (epické)") if seen.epic else ""
        said.append(f"{words(language, 'Victory', 'Vítězství')}: {names[seen.winner]}{epic}")
    return said


def _camp(seen: CampaignView, camp: CampView, language: str, wide: int) -> Iterator[str]:
    """A side: what it controls, what is merged, whether it waits for the other; its story and secrets."""
    held = [in_language(area.name, language) for area in seen.areas if area.holder == camp.id]
    merged = f"; {words(language, 'merged', 'sloučeno')} {', '.join(camp.merged)}" if camp.merged else ""
    done = words(language, "; done, waits for the other side", "; hotovo, čeká na druhou stranu")
    waits = camp.confirmed and seen.phase != Stage.ENDED
    line = f"{in_language(camp.name, language)}: {', '.join(held) or '–'}{merged}{done if waits else ''}"
    yield from textwrap.wrap(line, wide, subsequent_indent="    ")
    if camp.binder is not None:
        counts = (f"{in_language(BOXES[box.box], language).lower()} {box.count}" for box in camp.binder.boxes)
        yield f"    {', '.join(counts)}"
    if camp.story:
        yield f"    {words(language, 'read story', 'přečtěte si příběh')} {camp.story}"
    for secret in camp.told:
        yield f"    {in_language(say_secret(secret, seen.cards), language)}"


def record_lines(seen: CampaignView, language: str) -> Iterator[str]:
    """The record: a line a scenario, then who controls what."""
    names, now = side_names(seen, language), words(language, "now", "nyní")
    for entry in seen.record:
        title, winner = in_language(entry.title, language), names.get(entry.winner, now)
        how = in_language(HOW[entry.how], language) if entry.how in HOW else entry.how or ""
        yield f"{entry.state:>5}  {entry.scenario}  {title:<28} {winner:<12} {how}".rstrip()
    if seen.state and not seen.winner and seen.state not in [entry.state for entry in seen.record]:
        yield f"{seen.state:>5}  {seen.scenario}  {in_language(seen.title, language):<28} {now}"
    for area in seen.areas:
        yield f"  {in_language(area.name, language):<28} {names.get(area.holder, '–')}"
    if seen.winner:
        yield overview(seen, language)[-1]


def city_lines(seen: CampaignView, language: str, wide: int = WIDE) -> Iterator[str]:
    """The current tiles, area by area; the swaps so far."""
    names, tiles = side_names(seen, language), {tile.number: tile for tile in seen.city}
    fortified = {swap.after for swap in seen.swaps if swap.cause == "fortified"}
    for area in seen.areas:
        yield f"{in_language(area.name, language)} ({names.get(area.holder, '–')})"
        yield from _row([tiles.pop(number) for number in area.tiles if number in tiles], fortified, wide)
    yield from _row(list(tiles.values()), fortified, wide)
    yield in_language(CITY_LEGEND, language)
    for swap in seen.swaps:
        how = in_language(CAUSES[swap.cause], language)
        if swap.action:
            how += f": {in_language(ACTION_NAMES[ActionName(swap.action)], language)} {swap.counter}".rstrip()
        where = f"{swap.game} v{swap.version}" if swap.game else words(language, "before the game", "před hrou")
        yield f"{swap.state:>5}  {swap.before} → {swap.after}  {how}, {where}"


def altered_lines(faces: Sequence[str], language: str, wide: int = WIDE) -> Iterator[str]:
    """The faces of tiles that are not current, those that were swapped out among them."""
    yield f"{words(language, 'Altered tiles', 'Upravené dílky')} ({len(faces)})"
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
        yield f"{in_language(BOXES[box.box], language)} ({box.count})"
        for card in box.cards:
            yield f"  {card}  {cards.get(card, '')}".rstrip()


def soldier_lines(card: str, told: GetSoldierResponse, language: str) -> Iterator[str]:
    """A soldier's life."""
    yield f"{card}  {told.name}"
    for service in told.services:
        did = words(
            language,
            f"actions {service.actions}, hits {service.hits}",
            f"akce {service.actions}, zásahy {service.hits}",
        )
        yield f"  {service.scenario}  {did}  ({service.game})"
    for fate in told.fates:
        arrives = fate.target == Box.AVAILABLE and fate.cause in ARRIVALS
        how = ARRIVALS[fate.cause] if arrives else CAUSES[fate.cause]
        source = in_language(BOXES[fate.source], language) if fate.source is not None else "–"
        moved = f"{source} → {in_language(BOXES[fate.target], language)}"
        yield f"  {fate.state or '–':<4} {in_language(how, language)}  ({moved}, v{fate.version})"
