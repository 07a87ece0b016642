"""Each event and each decision of a campaign as one sentence, made from what its reader may see."""

from collections.abc import Collection

from domain.kernel.events import DecisionMade, Event
from domain.kernel.words import Sentence
from domain.undaunted.campaign import decisions as d
from domain.undaunted.campaign import events as e
from domain.undaunted.campaign.format import Secret, SecretCards, SecretMines, SecretStory
from domain.undaunted.campaign.state import Box, Campaign, Phase
from domain.undaunted.content import Card, Name
from domain.undaunted.text import MINE_FACES

CAUSES: dict[str, Name] = {
    "fortified": Name("is fortified", "je opevněn"),
    "damaged": Name("is damaged", "je poškozen"),
}

BOXES: dict[Box, Name] = {
    Box.AVAILABLE: Name("Available", "Dostupné"),
    Box.REMOVED: Name("Removed", "Odstraněné"),
    Box.LOCKED: Name("Locked", "Zamčené"),
    Box.UPGRADES: Name("Upgrades", "Vylepšení"),
    Box.RESERVISTS: Name("Reservists", "Rezervisté"),
}

PHASES: dict[Phase, Name] = {
    Phase.CONFIRMING: Name("both sides confirm the state", "obě strany potvrzují stav"),
    Phase.MUSTERING: Name("both sides make their decks", "obě strany sestavují balíčky"),
    Phase.PLAYING: Name("the scenario is being played", "hraje se scénář"),
    Phase.AFTERMATH: Name("the aftermath", "události po scénáři"),
    Phase.ENDED: Name("the campaign is over", "kampaň skončila"),
}


def _card(campaign: Campaign, card: str) -> Name:
    known = campaign.cards.get(card)
    if not card:
        return Name("no card", "žádná karta")
    return Name(f"{known.name.en} {card}", f"{known.name.cs} {card}") if known is not None else Name(card, card)


def _side(campaign: Campaign, side: str) -> Name:
    return campaign.side_names.get(side, Name(side, side))


def say_decision(campaign: Campaign, decision: d.CampaignDecision) -> Sentence:
    """A decision, as the one who may take it reads it."""
    match decision:
        case d.ConfirmState():
            return Sentence(f"Confirm state {decision.state}", f"Potvrdit stav {decision.state}")
        case d.MergeSquad():
            return Sentence(f"Merge squad {decision.squad}", f"Sloučit družstvo {decision.squad}")
        case d.Fill():
            card = _card(campaign, decision.card)
            return Sentence(f"Into the merged squad: {card.en}", f"Do sloučeného družstva: {card.cs}")
        case d.PickCard():
            card = _card(campaign, decision.card)
            return Sentence(f"Into the deck: {card.en}", f"Do balíčku: {card.cs}")
        case d.DrawLosses():
            return Sentence("Draw the permanent losses", "Dobrat trvalé ztráty")
        case d.ReplaceLoss():
            card = _card(campaign, decision.card)
            return Sentence(f"Replacement: {card.en}", f"Náhrada: {card.cs}")
        case d.DrawUpgrades():
            return Sentence("Draw the upgrades", "Dobrat vylepšení")
        case d.ConfirmAftermath():
            return Sentence("Confirm the aftermath", "Potvrdit události po scénáři")


def say_event(campaign: Campaign, event: Event) -> Sentence | None:
    """An event of the campaign; None for one that only keeps the books. `campaign` holds after it."""
    match event:
        case DecisionMade():
            return _decision_made(campaign, event)
        case e.CampaignSetUp():
            return Sentence("The campaign begins.", "Kampaň začíná.")
        case e.StateReached():
            return Sentence(
                f"State {event.state}: scenario {event.scenario}, {event.title.en}.",
                f"Stav {event.state}: scénář {event.scenario}, {event.title.cs}.",
            )
        case e.StoryTold():
            return _story(campaign, event)
        case e.StateConfirmed():
            side = _side(campaign, event.side)
            return Sentence(f"{side.en} confirm state {campaign.state}.", f"{side.cs} potvrzují stav {campaign.state}.")
        case e.BinderChanged():
            return _binder(campaign, event)
        case e.SquadsMerged():
            side = _side(campaign, event.side)
            return Sentence(
                f"{side.en} merge squads {event.squad} and {event.other}.",
                f"{side.cs} slučují družstva {event.squad} a {event.other}.",
            )
        case e.CityTileSwapped():
            cause = CAUSES[event.cause]
            return Sentence(
                f"Tile {event.tile} {cause.en}: {event.face} now.", f"Dílek {event.tile} {cause.cs}: nyní {event.face}."
            )
        case e.DeckMade():
            side = _side(campaign, event.side)
            return Sentence(f"{side.en} have made their deck.", f"{side.cs} sestavili balíček.")
        case e.ScenarioStarted():
            return Sentence(f"The scenario is played as game {event.game}.", f"Scénář se hraje jako hra {event.game}.")
        case e.ScenarioConcluded():
            side, by = _side(campaign, event.winner), f" ({event.rule})" if event.rule else ""
            return Sentence(f"{side.en} win the scenario{by}.", f"Ve scénáři vítězí {side.cs}{by}.")
        case e.CardsReturned():
            side = _side(campaign, event.side)
            return Sentence(f"{side.en}: casualties {event.casualties}.", f"{side.cs}: ztráty {event.casualties}.")
        case e.AreaTaken():
            side = _side(campaign, event.side)
            name = next(area.name for area in campaign.area_list if area.id == event.area)
            return Sentence(f"{side.en} control {name.en}.", f"{side.cs} ovládají oblast {name.cs}.")
        case e.LossDrawn() | e.UpgradeDrawn():
            side = _side(campaign, event.side)
            if event.secret.content is None:
                return Sentence(f"{side.en} draw a card.", f"{side.cs} dobírají kartu.")
            card = _card(campaign, event.secret.content.card)
            return Sentence(f"{side.en} draw {card.en}.", f"{side.cs} dobírají: {card.cs}.")
        case e.AftermathConfirmed():
            side = _side(campaign, event.side)
            return Sentence(f"{side.en} confirm the aftermath.", f"{side.cs} potvrzují události po scénáři.")
        case e.CampaignEnded():
            side = _side(campaign, event.winner)
            how = Name("an epic victory", "epické vítězství") if event.epic else Name("the victory", "vítězství")
            return Sentence(f"{event.state}: {how.en} of {side.en}.", f"{event.state}: {how.cs}, {side.cs}.")
        case _:
            return None


def _decision_made(campaign: Campaign, event: DecisionMade[d.CampaignDecision]) -> Sentence:
    side = _side(campaign, event.seat)
    decided = event.public or (event.secret.content if event.secret else None)
    if decided is None:
        return Sentence(f"{side.en} choose in secret.", f"{side.cs} tajně volí.")
    said = say_decision(campaign, decided.decision)
    return Sentence(f"{side.en}: {said.en}.", f"{side.cs}: {said.cs}.")


def _story(campaign: Campaign, event: e.StoryTold) -> Sentence:
    side, story = _side(campaign, event.side), event.secret.content
    if story is None or not story.code:
        return Sentence(f"{side.en} read their story.", f"{side.cs} čtou svůj příběh.")
    known = [say_secret(secret, campaign.cards.values()) for secret in story.secrets]
    return Sentence(
        "; ".join((f"{side.en}: read story {story.code}", *(said.en for said in known))) + ".",
        "; ".join((f"{side.cs}: přečtěte si příběh {story.code}", *(said.cs for said in known))) + ".",
    )


def say_secret(secret: Secret, cards: Collection[Card]) -> Sentence:
    """What only one side may know of a scenario, as it reads it; `cards` are those it knows."""
    match secret:
        case SecretMines():
            en = ", ".join(f"{MINE_FACES[mine.face].en} {'/'.join(mine.between)}" for mine in secret.mines)
            cs = ", ".join(f"{MINE_FACES[mine.face].cs} {'/'.join(mine.between)}" for mine in secret.mines)
            return Sentence(f"in secret: {en}", f"tajně: {cs}")
        case SecretCards():
            more = [(count, _kind(kind, cards)) for kind, count in secret.deck.items()]
            en = ", ".join(f"{count} {name.en}" for count, name in more)
            cs = ", ".join(f"{count} {name.cs}" for count, name in more)
            return Sentence(f"in secret, more in the deck: {en}", f"tajně, navíc v balíčku: {cs}")
        case SecretStory():
            return Sentence(f"in secret: read story {secret.code}", f"tajně: přečtěte si příběh {secret.code}")


def _kind(kind: str, cards: Collection[Card]) -> Name:
    """What a kind is called, as the cards of it are."""
    said = kind.replace("_", " ").title()
    names = (card.name for card in cards if "_".join((card.title, *card.squads)).lower() == kind)
    return next(names, Name(said, said))


def _binder(campaign: Campaign, event: e.BinderChanged) -> Sentence:
    side, changes = _side(campaign, event.side), event.secret.content
    if changes is None or not changes.shifts:
        return Sentence(f"{side.en} put their binder in order.", f"{side.cs} upravují svůj pořadač.")
    said = [(_card(campaign, shift.card), BOXES[shift.target]) for shift in changes.shifts]
    return Sentence(
        f"{side.en}: " + ", ".join(f"{card.en} to {box.en.lower()}" for card, box in said) + ".",
        f"{side.cs}: " + ", ".join(f"{card.cs} → {box.cs.lower()}" for card, box in said) + ".",
    )


def say_doing(campaign: Campaign) -> Sentence | None:
    """What the campaign waits for."""
    phase = PHASES[campaign.phase]
    return Sentence(phase.en, phase.cs)
