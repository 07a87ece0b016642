"""The rules applied to one decision of a campaign: what it causes, or why it is refused."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.undaunted.campaign import decisions as d
from kronika.domain.undaunted.campaign.format import FIRST_STATE
from kronika.domain.undaunted.campaign.rules import aftermath, muster
from kronika.domain.undaunted.campaign.state import Campaign
from kronika.domain.undaunted.words import message

ANSWERS: dict[str, type[d.CampaignDecisionBase]] = {
    "state": d.ConfirmState,
    "merge": d.MergeSquad,
    "place": d.Fill,
    "deck": d.PickCard,
    "losses": d.DrawLosses,
    "replacement": d.ReplaceLoss,
    "upgrades": d.DrawUpgrades,
    "aftermath": d.ConfirmAftermath,
}
"""Which decision answers which kind of prompt."""

SECRET = frozenset({"place", "deck", "replacement"})
"""The prompts whose answers only the owner of the binder may know (C2)."""

PRIVATE = SECRET | {"merge"}
"""The prompts with choices that only their side knows: cards of its binder, squads named by its orders."""


def start(out: Emitter) -> None:
    """C1: the campaign starts at `1a`."""
    muster.reach(out, FIRST_STATE)


def legal(campaign: Campaign, prompt: Prompt) -> tuple[d.CampaignDecision, ...]:
    """The decisions that answer a prompt. Never empty, at most 512."""
    offered = campaign.camps[prompt.seat].offer or ()
    match prompt.kind:
        case "state":
            return (d.ConfirmState(campaign.state),)
        case "merge":
            return tuple(d.MergeSquad(squad) for squad in offered)
        case "place":
            return tuple(d.Fill(card) for card in offered)
        case "deck":
            return tuple(d.PickCard(card) for card in offered)
        case "losses":
            return (d.DrawLosses(),)
        case "replacement":
            return tuple(d.ReplaceLoss(card) for card in offered)
        case "upgrades":
            return (d.DrawUpgrades(),)
        case _:
            return (d.ConfirmAftermath(),)


def decide(out: Emitter, seat: str, prompt: Prompt, decision: d.CampaignDecision, chance: Chance) -> Rejection | None:
    """Apply the rules to one decision of a seat; nothing is emitted if it is refused."""
    wanted = ANSWERS[prompt.kind]
    if type(decision) is not wanted:
        tag = str(wanted.__struct_config__.tag)
        return Rejection(
            Reason.MALFORMED,
            "",
            message("not-asked-for", tag=tag, tag2=str(decision.__struct_config__.tag)),
            (tag,),
            field="decision",
        )
    if decision not in legal(out.board, prompt):
        return _refusal(out.board, prompt, decision)
    match decision:
        case d.ConfirmState():
            muster.confirm(out, seat)
        case d.MergeSquad():
            muster.merge(out, seat, decision)
        case d.Fill():
            muster.fill(out, seat, decision)
        case d.PickCard():
            muster.pick(out, seat, decision)
        case d.DrawLosses():
            aftermath.draw_losses(out, chance, seat)
        case d.ReplaceLoss():
            aftermath.replace_loss(out, seat, decision)
        case d.DrawUpgrades():
            aftermath.draw_upgrades(out, chance, seat)
        case d.ConfirmAftermath():
            aftermath.confirm(out, seat)
    return None


def _refusal(campaign: Campaign, prompt: Prompt, decision: d.CampaignDecision) -> Rejection:
    accepted = campaign.camps[prompt.seat].offer or ()
    match decision:
        case d.ConfirmState():
            said = message("not-in-other-state", state=campaign.state, other=decision.state)
            return Rejection(Reason.AGAINST_THE_RULES, "C4", said, (campaign.state,))
        case d.MergeSquad():
            said = message("not-to-be-merged", squad=decision.squad)
            return Rejection(Reason.AGAINST_THE_RULES, "C7", said, accepted)
        case d.Fill() | d.PickCard() | d.ReplaceLoss():
            rule = {d.Fill: "C7", d.PickCard: "C4", d.ReplaceLoss: "C5"}[type(decision)]
            card = decision.card
            said = message("not-chosen-here", card=card) if card else message("not-without-a-card")
            return Rejection(Reason.AGAINST_THE_RULES, rule, said, accepted)
        case _:
            raise AssertionError(f"{decision} has no choice")
