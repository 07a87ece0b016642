"""Each event and each decision of a campaign as one sentence, made from what its reader may see."""

from collections.abc import Collection
from typing import Any

from kronika.domain.kernel.catalogue import message_if_any
from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import DecisionMade, Event
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Arg, Message, Text
from kronika.domain.undaunted import words
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign.format import Secret, SecretCards, SecretMines, SecretStory
from kronika.domain.undaunted.campaign.rules.muster import card_called
from kronika.domain.undaunted.campaign.state import Box, Campaign
from kronika.domain.undaunted.campaign.steps import CampaignDecision
from kronika.domain.undaunted.content import Card, Name
from kronika.domain.undaunted.names import CARD, MINE_NAMES, side_called
from kronika.domain.undaunted.words import message, row


def side_name(campaign: Campaign, side: str) -> Called:
    return side_called(campaign.side_names.get(side, Name(side, side)))


def describe_decision(campaign: Campaign, decision: CampaignDecision) -> Message:
    """A decision, as the one who may take it reads it."""
    return decision.said(campaign)


def describe_event(campaign: Campaign, event: Event) -> Message | None:
    """An event of the campaign; None for one that only keeps the books. `campaign` holds after it."""
    match event:
        case DecisionMade():
            return _decision_made(campaign, event)
        case e.CampaignSetUp():
            return message("event-campaign-set-up")
        case e.StoryTold():
            return _story(campaign, event)
        case e.BinderChanged():
            return _binder(campaign, event)
        case e.CityTileSwapped():
            return message(f"event-city-tile-{event.cause}", tile=event.tile, face=event.face)
        case e.ScenarioConcluded():
            id = "event-scenario-concluded-by" if event.rule else "event-scenario-concluded"
            return message(id, side=side_name(campaign, event.winner), rule=event.rule)
        case e.CampaignEnded():
            id = "event-campaign-ended-epic" if event.epic else "event-campaign-ended"
            return message(id, state=event.state, side=side_name(campaign, event.winner))
        case _:
            id = f"event-{tag_of(type(event))}".replace("_", "-")
            return message_if_any(words.__name__, id, lambda name: _argument(campaign, event, name))


def _argument(campaign: Campaign, event: Any, name: str) -> Arg:
    """An argument of a sentence: the field of the event with that name, as the audience may see it."""
    match name:
        case "side":
            return side_name(campaign, event.side)
        case "card":
            drawn = event.secret.content
            return Called("a card", CARD) if drawn is None else card_called(campaign, drawn.card)
        case "area":
            return next(area.name for area in campaign.area_list if area.id == event.area).said
        case "state":
            return campaign.state
    value: Arg = event.title.said if name == "title" else getattr(event, name)
    return value


def _decision_made(campaign: Campaign, event: DecisionMade[CampaignDecision]) -> Message | None:
    decided = event.public or (event.secret.content if event.secret else None)
    return decided.decision.told(campaign, side_name(campaign, event.seat)) if decided is not None else None


def _story(campaign: Campaign, event: e.StoryTold) -> Message:
    side, story = side_name(campaign, event.side), event.secret.content
    if story is None or not story.code:
        return message("event-story-told", side=side)
    said = message("event-story-read", side=side, code=story.code)
    for secret in story.secrets:
        said = message("event-story-and-secret", told=said, secret=describe_secret(secret, campaign.cards.values()))
    return message("event-story-end", told=said)


def describe_secret(secret: Secret, cards: Collection[Card]) -> Message:
    """Describes something that only one side may know of a scenario, as that side reads it; `cards` are those it
    knows."""
    match secret:
        case SecretMines():
            mines = tuple(
                message("secret-mine", mine=MINE_NAMES[mine.face], one=mine.between[0], other=mine.between[1])
                for mine in secret.mines
            )
            return message("secret-mines", mines=mines)
        case SecretCards():
            more = tuple(
                message("secret-card", count=count, name=_kind(kind, cards)) for kind, count in secret.deck.items()
            )
            return message("secret-cards", cards=more)
        case SecretStory():
            return message("secret-story", code=secret.code)


def _kind(kind: str, cards: Collection[Card]) -> Text:
    """Returns the name of a kind: that of its cards."""
    names = (card.name for card in cards if "_".join((card.title, *card.squads)).lower() == kind)
    said = kind.replace("_", " ").title()
    return next(names, Name(said, said)).said


def _binder(campaign: Campaign, event: e.BinderChanged) -> Message:
    side, changes = side_name(campaign, event.side), event.secret.content
    if changes is None or not changes.shifts:
        return message("event-binder-changed", side=side)
    into: dict[Box, list[Text | str]] = {}
    shifts = []
    for shift in changes.shifts:
        known = campaign.cards.get(shift.card)
        card: Text | str = message("card-with-code", name=known.name.said, code=shift.card) if known else shift.card
        shifts.append(message("binder-shift", card=card, box=_into(shift.target)))
        into.setdefault(shift.target, []).append(card)
    groups = [message("binder-group", box=_into(box), cards=tuple(cards)) for box, cards in into.items()]
    return message("event-binder-cards-moved", side=side, shifts=tuple(shifts), groups=row("binder-groups", groups))


def _into(box: Box) -> Message:
    """Where a card goes in a binder."""
    return message(f"into-box-{box}")


def describe_prompt(campaign: Campaign, prompt: Prompt) -> Message:
    """Describes the question of a prompt."""
    return message(f"prompt-{prompt.kind}")


def describe_progress(campaign: Campaign) -> Message:
    """Describes what the campaign waits for."""
    return message(f"stage-{campaign.phase}")
