"""How campaigns of Undaunted are drawn: the city, the way, the binders as far as they may be looked into, and
what a side may choose from."""

from collections.abc import Iterator, Sequence
from typing import Final

from kronika.domain.kernel.rendering import BUTTON, Drawing, Meant, Page, Panel, Role, Written
from kronika.domain.kernel.svg import document, text
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign import decisions as d
from kronika.domain.undaunted.campaign.state import Campaign
from kronika.domain.undaunted.campaign.text import BOXES, side_name
from kronika.domain.undaunted.campaign.view import BinderView, CampaignView, CampView, scene, view
from kronika.domain.undaunted.content import Card
from kronika.domain.undaunted.rendering.campaign_text import (
    binder_lines,
    city_lines,
    in_language,
    overview,
    record_lines,
)
from kronika.domain.undaunted.rendering.cards import card_face, card_mark, card_name, card_rows, rows_width
from kronika.domain.undaunted.rendering.city import SOLID, city_panel, way_panel

MARGIN, LINE = 16, 26
BUTTONS: Final = {
    "confirm_state": Sentence("Confirm the state", "Potvrdit stav"),
    "draw_losses": Sentence("Draw the permanent losses", "Dobrat trvalé ztráty"),
    "draw_upgrades": Sentence("Draw the upgrades", "Dobrat vylepšení"),
    "confirm_aftermath": Sentence("Confirm the aftermath", "Potvrdit události po scénáři"),
    "no_card": Sentence("No card", "Žádná karta"),
}
"""What is written on buttons."""
CHOICE: Final = Sentence("What you may choose from", "Z čeho můžete volit")
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
        yield _cards(f"choice-{camp.id}", CHOICE, [("", offered)], campaign, camp.id, language)


def _is_squad(campaign: Campaign, offered: str) -> bool:
    """C7: squads are named by letters, cards by codes."""
    return len(offered) == 1


def _binder(campaign: Campaign, camp: CampView, language: str) -> Panel:
    binder = camp.binder
    assert binder is not None, "only a binder that is seen is drawn"
    title = Sentence(f"{camp.name.en}: binder of cards", f"{camp.name.cs}: pořadač karet")
    rows = [(f"{in_language(BOXES[box.box], language)}: {box.count or '–'}", box.cards) for box in binder.boxes]
    return _cards(f"binder-{camp.id}", title, rows, campaign, camp.id, language)


def _cards(
    name: str,
    title: Sentence,
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
    return Panel(name, title, document(width, height, in_language(title, language), [inside]), width, height)


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


def handles(campaign: Campaign, decision: d.CampaignDecision) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    match decision:
        case d.MergeSquad(squad=squad):
            return (f"{BUTTON}{SQUAD}{squad}",)
        case d.Fill(card="") | d.PickCard(card="") | d.ReplaceLoss(card=""):
            return ("button:no_card",)
        case d.Fill(card=card) | d.PickCard(card=card) | d.ReplaceLoss(card=card):
            return (f"card:{card}",)
        case _:
            return (BUTTON + str(decision.__struct_config__.tag),)


def meant(campaign: Campaign, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "card":
            return _card(id, campaign.cards.get(id))
        case "seat":
            side = side_name(campaign, id)
            return Meant(Sentence(side.en, side.cs.nom))
        case "tile":
            return Meant(Sentence(f"tile {id}", f"dílek {id}"))
        case "area":
            name = next(area.name for area in campaign.area_list if area.id == id)
            return Meant(Sentence(name.en, name.cs))
        case "state":
            return Meant(Sentence(f"state {id}", f"stav {id}"))
        case _ if id.startswith(SQUAD):
            squad = id.removeprefix(SQUAD)
            return Meant(Sentence(f"squad {squad}", f"družstvo {squad}"))
        case _:
            return Meant(BUTTONS[id])


def _card(id: str, card: Card | None) -> Meant:
    """A card; of one whose face the side does not know yet, its code."""
    if card is None:
        return Meant(Sentence(id, id))
    en, cs = (card_mark(card, language) for language in ("en", "cs"))
    return Meant(
        Sentence(card.name.en, card.name.cs), Sentence(en, cs), Sentence(card_face(card, "en"), card_face(card, "cs"))
    )


DRAWING: Final = Drawing(panels, written, handles, meant)
