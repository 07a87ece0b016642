"""Why a decision is refused, in words."""

from collections.abc import Sequence
from typing import Any

from domain.kernel.system import Prompt
from domain.kernel.words import Reason, Rejection, refuse
from domain.tankduel import decisions as d
from domain.tankduel.state import Board

RULES = {
    "initiative": "TD23",
    "laid": "TD23",
    "action": "TD29",
    "card": "TD30",
    "level": "TD12",
    "oi": "TD12",
    "rapid_apcr": "TD52",
    "target": "TD52",
    "range_step": "TD32",
    "unflank": "TD33",
    "flank_or_unflank": "TD33",
    "lay_down": "TD30",
    "spot_or_ranging": "TD18",
    "reaction": "TD49",
    "location": "TD55",
    "range_target": "TD59",
    "escape_order": "TD73",
    "crew": "TD42",
    "enemy_hand": "TD36",
    "mission_card": "TD92",
    "road_card": "TD98",
    "gun": "TD79",
    "infantry_mode": "TD85",
    "close_combat_switch": "TD87",
    "hatch": "TD24",
    "effect": "TD44",
    "own_tank": "TD44",
    "mate": "TDR16",
    "number": "TDR16",
    "accept": "TDR16",
    "give": "TDR16",
    "redraw": "TDR16",
    "fire_check": "TD26",
    "fight_fire": "TD27",
    "morale_check": "TD28",
    "discard": "TD31",
}
"""By which rule something is asked."""


def refused(board: Board, prompt: Prompt, decision: Any, options: Sequence[Any]) -> Rejection:
    """Why a decision that is not among the options is refused; what would be accepted instead."""
    rule = RULES[prompt.kind]
    accepted = tuple(dict.fromkeys(_told(option) for option in options))
    card = getattr(decision, "card", None)
    if card is not None and card not in board.hands[prompt.seat]:
        return refuse(
            Reason.AGAINST_THE_RULES,
            f"Card {card} is not in your hand.",
            f"Kartu {card} nemáte v ruce.",
            rule=rule,
            accepted=accepted,
        )
    return refuse(
        Reason.AGAINST_THE_RULES,
        "This cannot be decided now.",
        "To teď nelze rozhodnout.",
        rule=rule,
        accepted=accepted,
    )


def _told(option: Any) -> str:
    """An option as a short word."""
    match option:
        case d.Act(action):
            return action.value
        case d.Say(answer):
            return answer.value
        case d.Aim(tank):
            return tank
    return str(type(option).__struct_config__.tag)
