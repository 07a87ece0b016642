"""How campaigns of Undaunted are drawn: the city, the way, the binders as far as they may be looked into, and
what a side may choose from."""

from collections.abc import Iterator, Sequence
from typing import Final

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import Drawing, Meant, Page, Panel, Role, Written, document, text
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
    overview,
    record_lines,
)
from kronika.domain.undaunted.rendering.cards import card_face, card_name, card_rows, pointed_at, rows_width
from kronika.domain.undaunted.rendering.city import SOLID, city_panel, way_panel
from kronika.domain.undaunted.words import message

MARGIN, LINE = 16, 26
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
        *(_binder(campaign, camp, language) for camp in own),
    )


def _choice(campaign: Campaign, camp: CampView, language: str) -> Iterator[Panel]:
    """The cards of which a side is asked for one (C4, C5, C7)."""
    offered = [card for card in campaign.camps[camp.id].offer or () if card and not _is_squad(campaign, card)]
    if offered:
        yield _cards(f"choice-{camp.id}", message("panel-choice"), [("", offered)], campaign, camp.id, language)


def _is_squad(campaign: Campaign, offered: str) -> bool:
    """C7: squads are named by letters, cards by codes."""
    return len(offered) == 1


def _binder(campaign: Campaign, camp: CampView, language: str) -> Panel:
    binder = camp.binder
    assert binder is not None, "only a binder that is seen is drawn"
    title = message("panel-binder", side=camp.name.said)
    rows = [(f"{box_name(box.box, language)}: {box.count or '–'}", box.cards) for box in binder.boxes]
    return _cards(f"binder-{camp.id}", title, rows, campaign, camp.id, language)


def _cards(
    name: str,
    title: Message,
    rows: Sequence[tuple[str, Sequence[str]]],
    campaign: Campaign,
    side: str,
    language: str,
) -> Panel:
    """Cards in rows, each under what it is."""
    dark, parts, top = SOLID[campaign.sides.index(side)], [], float(MARGIN)
    for said, cards in rows:
        if said:
            parts.append(text(0, top + 15, said, 15, fill=dark))
            top += LINE
        drawn, top = card_rows(cards, campaign.cards, language, dark, top)
        parts += drawn
        top += 6
    width = rows_width(max(2, *(len(cards) for _, cards in rows))) + 2 * MARGIN
    height = round(top + MARGIN)
    inside = f'<g transform="translate({MARGIN} 0)">' + "\n".join(parts) + "</g>"
    return Panel(name, title, document(width, height, said_in(title, language), [inside]), width, height)


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
