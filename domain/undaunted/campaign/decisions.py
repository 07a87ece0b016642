"""What a side can decide in a campaign, as typed messages."""

import msgspec


class CampaignDecisionBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    """What all decisions of a campaign share."""


class ConfirmState(CampaignDecisionBase, frozen=True, tag="confirm_state"):
    """C4: the state of the campaign that the side has on record."""

    state: str  #: The state, such as `1a`.


class MergeSquad(CampaignDecisionBase, frozen=True, tag="merge_squad"):
    """C7: the squad that is merged with the one named by the scenario."""

    squad: str  #: The weakened squad.


class Fill(CampaignDecisionBase, frozen=True, tag="fill"):
    """C7: the card that takes the place of a reservist in the merged squad; empty where none does."""

    card: str  #: The card that takes the reservist's place; empty: none does.


class PickCard(CampaignDecisionBase, frozen=True, tag="pick_card"):
    """C4: the copy that goes into the deck; empty where none is left."""

    card: str  #: The copy that goes into the deck; empty: none of the kind is left.


class DrawLosses(CampaignDecisionBase, frozen=True, tag="draw_losses"):
    """C5: the casualties are shuffled and the permanent losses drawn."""


class ReplaceLoss(CampaignDecisionBase, frozen=True, tag="replace_loss"):
    """C5, C7: the reservist that comes for a soldier lost; empty where nobody does."""

    card: str  #: The reservist that comes; empty: nobody does.


class DrawUpgrades(CampaignDecisionBase, frozen=True, tag="draw_upgrades"):
    """C5: the cards that are left are shuffled and the upgrades drawn."""


class ConfirmAftermath(CampaignDecisionBase, frozen=True, tag="confirm_aftermath"):
    """C5: the side is content with the aftermath."""


CampaignDecision = (
    ConfirmState | MergeSquad | Fill | PickCard | DrawLosses | ReplaceLoss | DrawUpgrades | ConfirmAftermath
)
