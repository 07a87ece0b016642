"""How campaigns of Undaunted are drawn: the city, the way, the binders as far as they may be looked into, and
what a side may choose from."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import (
    TABLE,
    WRITING,
    Drawing,
    Meant,
    Page,
    Panel,
    Place,
    Role,
    Written,
    panel,
    text,
)
from kronika.domain.kernel.steps import filled
from kronika.domain.kernel.words import Message, Sentence
from kronika.domain.undaunted.campaign.state import Campaign
from kronika.domain.undaunted.campaign.steps import CampaignDecision
from kronika.domain.undaunted.campaign.text import side_name
from kronika.domain.undaunted.campaign.view import BinderView, CampaignView, CampView, scene, view
from kronika.domain.undaunted.rendering.campaign_text import (
    binder_lines,
    box_name,
    city_lines,
    fate_of,
    how_won,
    overview,
    record_lines,
    side_names,
    swap_line,
)
from kronika.domain.undaunted.rendering.cards import card_face, card_name, card_rows, pointed_at, rows_width
from kronika.domain.undaunted.rendering.city import area_leaves, city_panel, way_panel
from kronika.domain.undaunted.rendering.symbols import emblem
from kronika.domain.undaunted.words import message

MARGIN, LINE, LETTER = 16, 26, 9.5
BUTTONS: Final = {
    "confirm_state": message("button-confirm-state"),
    "draw_losses": message("decision-draw-losses"),
    "draw_upgrades": message("decision-draw-upgrades"),
    "confirm_aftermath": message("decision-confirm-aftermath"),
    "no_card": message("button-no-card"),
}
"""The words on buttons."""
SQUAD: Final = "squad-"


def panels(campaign: Campaign, language: str) -> tuple[Panel, ...]:
    """The city first, the way, what may be chosen from, the binders."""
    if not campaign.sides:
        return ()
    seen = view(campaign)
    own = [camp for camp in seen.camps if camp.binder is not None]
    return (
        city_panel(seen, scene(campaign).places, language),
        way_panel(seen, language),
        *(found for camp in own for found in _choice(campaign, camp, language)),
        *_chapters(campaign, seen, language),
        *area_leaves(campaign, seen, language),
        *(leaf for camp in own for leaf in _binder(campaign, camp, language)),
    )


def _choice(campaign: Campaign, camp: CampView, language: str) -> Iterator[Panel]:
    """The cards of which a side is asked for one (C4, C5, C7)."""
    offered = [card for card in campaign.camps[camp.id].offer or () if card and not _is_squad(card)]
    if offered:
        place = Place.HAND if camp.id == campaign.viewer else Place.ASIDE
        yield _cards(
            f"choice-{camp.id}", place, message("panel-choice"), [_Row("", offered, camp.id)], campaign, language
        )


def _is_squad(offered: str) -> bool:
    """C7: squads are named by letters, cards by codes."""
    return len(offered) == 1


def _binder(campaign: Campaign, camp: CampView, language: str) -> Iterator[Panel]:
    """A leaf for each box (C2)."""
    assert camp.binder is not None, "only a binder that is seen is drawn"
    book = message("panel-binder", side=camp.name.said)
    for box in camp.binder.boxes:
        rows = [_Row(f"{box_name(box.box, language)}: {box.count or '–'}", box.cards, camp.id)]
        name, title = f"{box.box}-{camp.id}", message(f"box-{box.box}")
        yield replace(_cards(name, Place.ASIDE, title, rows, campaign, language), book=book)


def _chapters(campaign: Campaign, seen: CampaignView, language: str) -> Iterator[Panel]:
    """A leaf for each scenario, the last one first: who won it, and what it changed in the city and in the binders
    that are seen."""
    names = side_names(seen, language)
    book = message("panel-chapters")
    for entry in reversed(seen.record):
        state = entry.state
        won = said_in(message("standing-victory", side=names.get(entry.winner, "–")), language)
        so_far = f"{won}, {how_won(entry, language)}" if entry.how else said_in(message("stage-playing"), language)
        known = campaign.cards.values()
        rows = [_Row(so_far, side=entry.winner)]
        rows += [_Row(swap_line(swap, known, language)) for swap in seen.swaps if swap.state == state]
        for side, camp in campaign.camps.items():
            moved = [one for one in camp.shifts if one.state == state]
            for cause, target in dict.fromkeys((one.cause, one.target) for one in moved):
                cards = [one.card for one in moved if (one.cause, one.target) == (cause, target)]
                how = f"{fate_of(cause, target, language)} → {box_name(target, language)}"
                rows.append(_Row(f"{names[side]}: {how}", cards, side))
        title = message("panel-chapter", state=state, title=entry.title.said)
        yield replace(_cards(f"chapter-{state}", Place.ASIDE, title, rows, campaign, language), book=book)


class _Row(NamedTuple):
    """A line, the emblem of a side before it, and cards of that side below it."""

    said: str
    cards: Sequence[str] = ()
    side: str = ""


def _cards(
    name: str,
    place: Place,
    title: Message,
    rows: Sequence[_Row],
    campaign: Campaign,
    language: str,
) -> Panel:
    """Cards in rows, each under what it is."""
    parts, top, wide = [], float(MARGIN), float(rows_width(2))
    for said, cards, side in rows:
        at = campaign.sides.index(side) if side else 0
        if said:
            if side:
                parts.append(emblem(at, 8, top + 10, 8))
            parts.append(text(24, top + 15, said, 15, fill=WRITING))
            top += LINE
        drawn, top, right = card_rows(cards, campaign.cards, language, at, top)
        parts += drawn
        wide = max(wide, right, 24 + len(said) * LETTER)
        top += 6
    inside = f'<g transform="translate({MARGIN} 0)">' + "\n".join(parts) + "</g>"
    return panel(name, place, title, wide + 2 * MARGIN, top + MARGIN, [inside], language, TABLE)


def written(campaign: Campaign, page: Page) -> tuple[Written, ...]:
    """Where it stands; its record and the city; the binders that are seen."""
    if not campaign.sides:
        return ()
    seen, language = view(campaign), page.language
    columns = () if page.columns is None else (page.columns,)
    told = [
        Written("state", Role.MAIN, "\n".join(overview(seen, language, *columns))),
        *(
            Written("binder", Role.ASKED, "\n".join(_binder_lines(camp.binder, seen, language)))
            for camp in seen.camps
            if camp.binder is not None
        ),
    ]
    if not page.plain:
        told.append(Written("way", Role.MORE, "\n".join(record_lines(seen, language))))
        told.append(Written("city", Role.MORE, "\n".join(city_lines(seen, language, *columns))))
    return tuple(told)


def _binder_lines(binder: BinderView, seen: CampaignView, language: str) -> Iterator[str]:
    faces = {card.id: f"{card_name(card, language):<28} {card_face(card, language)}" for card in seen.cards}
    return binder_lines(binder, faces, language)


def handles(campaign: Campaign, decision: CampaignDecision) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    if getattr(decision, "card", None) == "":
        return ("button:no_card",)
    return filled(decision)


def meant(campaign: Campaign, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "card":
            card = campaign.cards.get(id)
            return Meant(Sentence(id, id)) if card is None else pointed_at(card)
        case "seat":
            return Meant(message("pointed-at", what=side_name(campaign, id)))
        case "tile":
            return Meant(message("pointed-at-tile", tile=id))
        case "area":
            return Meant(next(area.name for area in campaign.area_list if area.id == id).said)
        case "state":
            return Meant(message("pointed-at-state", state=id))
        case _ if id.startswith(SQUAD):
            return Meant(message("pointed-at-squad", squad=id.removeprefix(SQUAD)))
        case _:
            return Meant(BUTTONS[id])


DRAWING: Final = Drawing(panels, written, handles, meant)
