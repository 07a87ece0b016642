"""Each event and each decision of a campaign as one sentence, made from what its reader may see."""

from collections.abc import Collection

from kronika.domain.kernel.czech import Called, Gender, Noun, counted
from kronika.domain.kernel.events import DecisionMade, Event
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign import decisions as d
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign.format import Secret, SecretCards, SecretMines, SecretStory
from kronika.domain.undaunted.campaign.state import Box, Campaign, Stage
from kronika.domain.undaunted.content import Card, Name
from kronika.domain.undaunted.czech import CARD, MINES
from kronika.domain.undaunted.names import MINE_NAMES, side_called

NO_CARD = Noun("žádná karta", "žádné karty", "žádné kartě", "žádnou kartu", Gender.FEMININE)

CAUSES: dict[str, Name] = {
    "fortified": Name("is fortified", "je opevněn"),
    "damaged": Name("is damaged", "je poškozen"),
}

INTO: dict[Box, str] = {
    Box.AVAILABLE: "mezi dostupné",
    Box.REMOVED: "mezi odstraněné",
    Box.LOCKED: "mezi zamčené",
    Box.UPGRADES: "mezi vylepšení",
    Box.RESERVISTS: "mezi rezervisty",
}
"""Where a card goes in a binder, in Czech."""

BOXES: dict[Box, Name] = {
    Box.AVAILABLE: Name("Available", "Dostupné"),
    Box.REMOVED: Name("Removed", "Odstraněné"),
    Box.LOCKED: Name("Locked", "Zamčené"),
    Box.UPGRADES: Name("Upgrades", "Vylepšení"),
    Box.RESERVISTS: Name("Reservists", "Rezervisté"),
}

PROMPTS: dict[str, Sentence] = {
    "state": Sentence("Confirm the state of the campaign", "Potvrďte stav kampaně"),
    "merge": Sentence("Which squad is merged?", "Které družstvo se sloučí?"),
    "place": Sentence("Who joins the merged squad?", "Kdo přijde do sloučeného družstva?"),
    "deck": Sentence("Which copy goes into the deck?", "Která karta půjde do balíčku?"),
    "losses": Sentence("The casualty phase", "Fáze ztrát"),
    "replacement": Sentence("Who comes for the soldier lost?", "Kdo nahradí ztraceného vojáka?"),
    "upgrades": Sentence("The upgrade phase", "Fáze vylepšení"),
    "aftermath": Sentence("The aftermath is over", "Události po scénáři skončily"),
}
"""What a prompt of each kind asks."""

PHASES: dict[Stage, Name] = {
    Stage.CONFIRMING: Name("both sides confirm the state", "obě strany potvrzují stav"),
    Stage.MUSTERING: Name("both sides make their decks", "obě strany sestavují balíčky"),
    Stage.PLAYING: Name("the scenario is being played", "hraje se scénář"),
    Stage.AFTERMATH: Name("the aftermath", "události po scénáři"),
    Stage.ENDED: Name("the campaign is over", "kampaň skončila"),
}


def _card(campaign: Campaign, card: str) -> Called:
    known = campaign.cards.get(card)
    if not card:
        return Called("no card", NO_CARD)
    return Called(f"{known.name.en} {card}" if known else card, CARD.named(_card_name(campaign, card)))


def _card_name(campaign: Campaign, card: str) -> str:
    """A card in Czech, as it is printed."""
    known = campaign.cards.get(card)
    return f"{known.name.cs} {card}" if known is not None else card


def side_name(campaign: Campaign, side: str) -> Called:
    return side_called(campaign.side_names.get(side, Name(side, side)))


def say_decision(campaign: Campaign, decision: d.CampaignDecision) -> Sentence:
    """A decision, as the one who may take it reads it."""
    match decision:
        case d.ConfirmState():
            return Sentence(f"Confirm state {decision.state}", f"Potvrdit stav {decision.state}")
        case d.MergeSquad():
            return Sentence(f"Merge squad {decision.squad}", f"Sloučit družstvo {decision.squad}")
        case d.Fill():
            card = _card(campaign, decision.card)
            return Sentence(f"Into the merged squad: {card.en}", f"Do sloučeného družstva {card.cs.acc}")
        case d.PickCard():
            card = _card(campaign, decision.card)
            return Sentence(f"Into the deck: {card.en}", f"Do balíčku {card.cs.acc}")
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
            side = side_name(campaign, event.side)
            return Sentence(
                f"{side.subject} confirm state {campaign.state}.",
                _does(side, "potvrzuje", "potvrzují", f"stav {campaign.state}"),
            )
        case e.BinderChanged():
            return _binder(campaign, event)
        case e.SquadsMerged():
            side = side_name(campaign, event.side)
            return Sentence(
                f"{side.subject} merge squads {event.squad} and {event.other}.",
                _does(side, "slučuje", "slučují", f"družstva {event.squad} a {event.other}"),
            )
        case e.CityTileSwapped():
            cause = CAUSES[event.cause]
            return Sentence(
                f"Tile {event.tile} {cause.en}: {event.face} now.",
                f"Dílek {event.tile} {cause.cs}: teď leží {event.face}.",
            )
        case e.DeckMade():
            side = side_name(campaign, event.side)
            return Sentence(
                f"{side.subject} have made their deck.", f"{side.who} {side.cs.does('má', 'mají')} sestavený balíček."
            )
        case e.ScenarioStarted():
            return Sentence(f"The scenario is played as game {event.game}.", f"Scénář se hraje jako hra {event.game}.")
        case e.ScenarioConcluded():
            side, by = side_name(campaign, event.winner), f" ({event.rule})" if event.rule else ""
            return Sentence(f"{side.subject} win the scenario{by}.", f"Ve scénáři vítězí {side.cs}{by}.")
        case e.CardsReturned():
            side = side_name(campaign, event.side)
            return Sentence(
                f"{side.subject}: casualties {event.casualties}.",
                f"Ztráty {side.cs.gen}: {counted(event.casualties, 'karta', 'karty', 'karet')}.",
            )
        case e.AreaTaken():
            side = side_name(campaign, event.side)
            name = next(area.name for area in campaign.area_list if area.id == event.area)
            return Sentence(
                f"{side.subject} control {name.en}.", _does(side, "ovládá", "ovládají", f"oblast {name.cs}")
            )
        case e.LossDrawn() | e.UpgradeDrawn():
            side = side_name(campaign, event.side)
            if event.secret.content is None:
                return Sentence(f"{side.subject} draw a card.", _does(side, "dobírá", "dobírají", "kartu"))
            card = _card(campaign, event.secret.content.card)
            return Sentence(f"{side.subject} draw {card.en}.", _does(side, "dobírá", "dobírají", card.cs.acc))
        case e.AftermathConfirmed():
            side = side_name(campaign, event.side)
            return Sentence(
                f"{side.subject} confirm the aftermath.", _does(side, "potvrzuje", "potvrzují", "události po scénáři")
            )
        case e.CampaignEnded():
            side = side_name(campaign, event.winner)
            how = Name("an epic victory", "epické vítězství") if event.epic else Name("the victory", "vítězství")
            return Sentence(f"{event.state}: {how.en} of {side.en}.", f"{event.state}: {how.cs} {side.cs.gen}.")
        case _:
            return None


def _decision_made(campaign: Campaign, event: DecisionMade[d.CampaignDecision]) -> Sentence:
    side = side_name(campaign, event.seat)
    decided = event.public or (event.secret.content if event.secret else None)
    if decided is None:
        return Sentence(f"{side.subject} choose in secret.", f"{side.who} tajně volí.")
    return Sentence(
        f"{side.subject}: {say_decision(campaign, decided.decision).en}.", _deciding(campaign, side, decided.decision)
    )


def _deciding(campaign: Campaign, side: Called, decision: d.CampaignDecision) -> str:
    """A decision of a side, in Czech."""
    match decision:
        case d.ConfirmState():
            return _does(side, "potvrzuje", "potvrzují", f"stav {decision.state}")
        case d.MergeSquad():
            return _does(side, "slučuje", "slučují", f"družstvo {decision.squad}")
        case d.Fill(card=""):
            return _does(side, "nezařazuje", "nezařazují", "do sloučeného družstva žádnou kartu")
        case d.Fill():
            card = _card(campaign, decision.card).cs.acc
            return _does(side, "zařazuje", "zařazují", f"do sloučeného družstva {card}")
        case d.PickCard():
            return _does(side, "zařazuje", "zařazují", f"do balíčku {_card(campaign, decision.card).cs.acc}")
        case d.DrawLosses():
            return _does(side, "dobírá", "dobírají", "trvalé ztráty")
        case d.ReplaceLoss(card=""):
            return _does(side, "nemá", "nemají", "náhradu")
        case d.ReplaceLoss():
            return _does(side, "bere", "berou", f"jako náhradu {_card(campaign, decision.card).cs.acc}")
        case d.DrawUpgrades():
            return _does(side, "dobírá", "dobírají", "vylepšení")
        case d.ConfirmAftermath():
            return _does(side, "potvrzuje", "potvrzují", "události po scénáři")


def _story(campaign: Campaign, event: e.StoryTold) -> Sentence:
    side, story = side_name(campaign, event.side), event.secret.content
    if story is None or not story.code:
        return Sentence(f"{side.subject} read their story.", _does(side, "čte", "čtou", "svůj příběh"))
    known = [say_secret(secret, campaign.cards.values()) for secret in story.secrets]
    return Sentence(
        "; ".join((f"{side.subject}: read story {story.code}", *(said.en for said in known))) + ".",
        "; ".join((f"{side.who}: přečtěte si příběh {story.code}", *(said.cs for said in known))) + ".",
    )


def say_secret(secret: Secret, cards: Collection[Card]) -> Sentence:
    """What only one side may know of a scenario, as it reads it; `cards` are those it knows."""
    match secret:
        case SecretMines():
            en = ", ".join(f"{MINE_NAMES[mine.face].en} {'/'.join(mine.between)}" for mine in secret.mines)
            cs = ", ".join(f"{MINES[mine.face]} mezi poli {' a '.join(mine.between)}" for mine in secret.mines)
            return Sentence(f"in secret: {en}", f"tajně: {cs}")
        case SecretCards():
            more = [(count, _kind(kind, cards)) for kind, count in secret.deck.items()]
            en = ", ".join(f"{count} {name.en}" for count, name in more)
            cs = ", ".join(f"{count}× {name.cs}" for count, name in more)
            return Sentence(f"in secret, more in the deck: {en}", f"tajně, navíc v balíčku: {cs}")
        case SecretStory():
            return Sentence(f"in secret: read story {secret.code}", f"tajně: přečtěte si příběh {secret.code}")


def _kind(kind: str, cards: Collection[Card]) -> Name:
    """What a kind is called, as the cards of it are."""
    said = kind.replace("_", " ").title()
    names = (card.name for card in cards if "_".join((card.title, *card.squads)).lower() == kind)
    return next(names, Name(said, said))


def _binder(campaign: Campaign, event: e.BinderChanged) -> Sentence:
    side, changes = side_name(campaign, event.side), event.secret.content
    if changes is None or not changes.shifts:
        return Sentence(
            f"{side.subject} put their binder in order.", _does(side, "upravuje", "upravují", "svůj pořadač")
        )
    said = [(_card(campaign, shift.card), shift.target) for shift in changes.shifts]
    into: dict[Box, list[str]] = {}
    for shift in changes.shifts:
        into.setdefault(shift.target, []).append(_card_name(campaign, shift.card))
    moved = "; ".join(f"{INTO[box]}: {', '.join(cards)}" for box, cards in into.items())
    return Sentence(
        f"{side.subject}: " + ", ".join(f"{card.en} to {BOXES[box].en.lower()}" for card, box in said) + ".",
        _does(side, "přesouvá", "přesouvají", f"v pořadači {moved}"),
    )


def _does(side: Called, singular: str, plural: str, what: str) -> str:
    """What a side does, as a Czech sentence."""
    return f"{side.who} {side.cs.does(singular, plural)} {what}."


def say_prompt(campaign: Campaign, prompt: Prompt) -> Sentence:
    """What a prompt asks."""
    return PROMPTS[prompt.kind]


def say_doing(campaign: Campaign) -> Sentence | None:
    """What the campaign waits for."""
    phase = PHASES[campaign.phase]
    return Sentence(phase.en, phase.cs)
