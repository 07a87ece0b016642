"""The questions to a side of a campaign, its possible decisions, and their effects (C1 to C8)."""

from collections.abc import Iterable
from itertools import repeat
from typing import Any, ClassVar

from kronika.domain.kernel import steps
from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Ask, Engine, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Arg, Message, Reason, Rejection
from kronika.domain.undaunted.campaign.format import FIRST_STATE
from kronika.domain.undaunted.campaign.rules import aftermath, muster
from kronika.domain.undaunted.campaign.rules.muster import card_called
from kronika.domain.undaunted.campaign.state import Campaign
from kronika.domain.undaunted.words import message

Play = steps.Play[Campaign]

MOST_DRAWN = 200
"""More cards than a side can bring home."""


class CampaignDecision(steps.Decision, frozen=True):
    """A decision of a side in a campaign, and its sentence."""

    @property
    def chosen(self) -> str:
        """The card that it chooses; empty: none."""
        return ""

    def said(self, campaign: Campaign) -> Message:
        """Returns the decision as the side that may take it reads it."""
        return message(f"decision-{_name(self)}")

    def told(self, campaign: Campaign, side: Called) -> Message | None:
        """Returns the line of the log; None if the events that follow say it all."""
        return None

    def chance(self, side: str) -> Iterable[ExpectedChance]:
        """Returns what the side may draw, in order."""
        return ()


class CardDecision(CampaignDecision, frozen=True):
    """A decision for a card of the binder, or for none."""

    handles = ("card:{card}",)

    @property
    def chosen(self) -> str:
        decision: Any = self
        return str(decision.card)

    def said(self, campaign: Campaign) -> Message:
        return self._message("decision-", campaign)

    def told(self, campaign: Campaign, side: Called) -> Message:
        return self._message("told-", campaign, side=side)

    def _message(self, prefix: str, campaign: Campaign, **args: Arg) -> Message:
        id, card = f"{prefix}{_name(self)}", self.chosen
        return message(id, card=card_called(campaign, card), **args) if card else message(f"{id}-none", **args)


def _name(decision: CampaignDecision) -> str:
    return tag_of(type(decision)).replace("_", "-")


class CampaignStep(steps.Step, frozen=True):
    """A question to a side."""

    kind: ClassVar[str] = ""  #: The kind of its prompts.
    rule: ClassVar[str] = ""  #: The rule by which another answer is refused.
    answer: ClassVar[type[CampaignDecision]] = CampaignDecision
    secret: ClassVar[bool] = False  #: C2: whether only the owner of the binder may know the answer.
    private: ClassVar[bool] = False  #: Whether only the side knows its choices: cards of its binder, its orders.
    exact = True

    side: str  #: The side that is asked.

    def is_secret(self, board: Campaign, ask: Ask) -> bool:
        return self.secret

    def is_private(self, board: Campaign, ask: Ask) -> bool:
        return self.private

    def objection(self, board: Campaign, ask: Ask, decision: steps.Decision) -> Objection | None:
        return self.explain(board, decision) if isinstance(decision, self.answer) else None

    def candidates(self, board: Campaign, ask: Ask) -> list[steps.Decision]:
        """Yields the choices of the side. A button leaves no choice."""
        return [*map(self.answer, self.offered(board))] if self.private else [self.answer()]

    def explain(self, board: Campaign, decision: Any) -> Objection:
        """Returns why an answer that is not among the candidates is refused."""
        card = decision.card
        said = message("not-chosen-here", card=card) if card else message("not-without-a-card")
        return Objection(self.rule, said, self.offered(board))

    def offered(self, board: Campaign) -> tuple[str, ...]:
        """Returns what the side may choose from, for its own eyes."""
        return board.camps[self.side].offer or ()


# --- C4: the state of the campaign


class ConfirmState(CampaignDecision, frozen=True, tag="confirm_state"):
    """C4: the state of the campaign that the side has on record."""

    handles = ("button:confirm_state",)
    state: str  #: The state, such as `1a`.

    def said(self, campaign: Campaign) -> Message:
        return message("decision-confirm-state", state=self.state)


class Confirming(CampaignStep, frozen=True, tag=False):
    """C4: both sides confirm the state of the campaign."""

    kind, answer = "state", ConfirmState

    def candidates(self, board: Campaign, ask: Ask) -> list[steps.Decision]:
        return [ConfirmState(board.state)]

    def explain(self, board: Campaign, decision: Any) -> Objection:
        return Objection("C4", message("not-in-other-state", state=board.state, other=decision.state), (board.state,))

    def take(self, play: Play, decision: Any) -> None:
        muster.confirm(play.out, self.side)


# --- C7: merging squads


class MergeSquad(CampaignDecision, frozen=True, tag="merge_squad"):
    """C7: the squad that is merged with the one named by the scenario."""

    handles = ("button:squad-{squad}",)
    squad: str  #: The weakened squad.

    def said(self, campaign: Campaign) -> Message:
        return message("decision-merge-squad", squad=self.squad)


class Merging(CampaignStep, frozen=True, tag=False):
    """C7: the squad that is merged with the one named by the scenario."""

    kind, answer = "merge", MergeSquad
    private = True

    def explain(self, board: Campaign, decision: Any) -> Objection:
        return Objection("C7", message("not-to-be-merged", squad=decision.squad), self.offered(board))

    def take(self, play: Play, decision: Any) -> None:
        muster.merge(play.out, self.side, decision.squad)


class Fill(CardDecision, frozen=True, tag="fill"):
    """C7: the card that takes the place of a reservist in the merged squad; empty where none does."""

    card: str  #: The card that takes the reservist's place; empty: none does.


class Placing(CampaignStep, frozen=True, tag=False):
    """C7: the places of the merged squad are filled, one after another."""

    kind, answer, rule = "place", Fill, "C7"
    secret, private = True, True

    def take(self, play: Play, decision: Any) -> None:
        muster.fill(play.out, self.side, decision.card)


# --- C4: the deck


class PickCard(CardDecision, frozen=True, tag="pick_card"):
    """C4: the copy that goes into the deck; empty where none is left."""

    card: str  #: The copy that goes into the deck; empty: none of the kind is left.


class Picking(CampaignStep, frozen=True, tag=False):
    """C4: the deck is made, one card after another."""

    kind, answer, rule = "deck", PickCard, "C4"
    secret, private = True, True

    def take(self, play: Play, decision: Any) -> None:
        muster.pick(play.out, self.side, decision.card)


# --- C5: the aftermath


class DrawLosses(CampaignDecision, frozen=True, tag="draw_losses"):
    """C5: the casualties are shuffled and the permanent losses drawn."""

    handles = ("button:draw_losses",)

    def chance(self, side: str) -> Iterable[ExpectedChance]:
        return repeat((aftermath.shuffling(side, aftermath.LOSS), None), MOST_DRAWN)


class LosingSoldiers(CampaignStep, frozen=True, tag=False):
    """C5: the permanent losses are drawn."""

    kind, answer = "losses", DrawLosses

    def take(self, play: Play, decision: Any) -> None:
        aftermath.draw_losses(play.out, play.chance, self.side)


class ReplaceLoss(CardDecision, frozen=True, tag="replace_loss"):
    """C5, C7: the reservist that comes for a soldier lost; empty where nobody does."""

    card: str  #: The reservist that comes; empty: nobody does.


class Replacing(CampaignStep, frozen=True, tag=False):
    """C5, C7: a reservist comes for each soldier lost."""

    kind, answer, rule = "replacement", ReplaceLoss, "C5"
    secret, private = True, True

    def take(self, play: Play, decision: Any) -> None:
        aftermath.replace_loss(play.out, self.side, decision.card)


class DrawUpgrades(CampaignDecision, frozen=True, tag="draw_upgrades"):
    """C5: the cards that are left are shuffled and the upgrades drawn."""

    handles = ("button:draw_upgrades",)

    def chance(self, side: str) -> Iterable[ExpectedChance]:
        return repeat((aftermath.shuffling(side, aftermath.UPGRADE), None), MOST_DRAWN)


class Upgrading(CampaignStep, frozen=True, tag=False):
    """C5: the upgrades are drawn."""

    kind, answer = "upgrades", DrawUpgrades

    def take(self, play: Play, decision: Any) -> None:
        aftermath.draw_upgrades(play.out, play.chance, self.side)


class ConfirmAftermath(CampaignDecision, frozen=True, tag="confirm_aftermath"):
    """C5: the side is content with the aftermath."""

    handles = ("button:confirm_aftermath",)


class Ending(CampaignStep, frozen=True, tag=False):
    """C5: both sides are content with the aftermath."""

    kind, answer = "aftermath", ConfirmAftermath

    def take(self, play: Play, decision: Any) -> None:
        aftermath.confirm(play.out, self.side)


STEPS = {step.kind: step for step in CampaignStep.__subclasses__()}


def _steps(board: Campaign, ask: Ask) -> tuple[CampaignStep, ...]:
    return (STEPS[ask.kind](ask.seat),)


def _refuse(
    board: Campaign,
    ask: Ask,
    decision: steps.Decision,
    objection: Objection | None,
    accepted: tuple[steps.Decision, ...],
) -> Rejection:
    if objection is not None:
        return Rejection(Reason.AGAINST_THE_RULES, objection.rule, objection.said, objection.accepted)
    tag = str(STEPS[ask.kind].answer.__struct_config__.tag)
    said = message("not-asked-for", tag=tag, tag2=str(decision.__struct_config__.tag))
    return Rejection(Reason.MALFORMED, "", said, (tag,), field="decision")


ENGINE = Engine(steps=_steps, refuse=_refuse)


def start(out: Emitter, chance: Chance) -> None:
    """C1: the campaign starts at `1a`."""
    muster.reach(out, FIRST_STATE)
