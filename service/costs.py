"""How dear a call is: what is much work counts as several calls against `requests_a_second`."""

from typing import Any

COSTS = {
    "CreateGame": 5,
    "CreateCampaign": 10,
    "ForkGame": 40,
    "ImportGame": 40,
    "ExportGame": 20,
    "GetScenario": 3,
    "GetDrawing": 3,
    "GetRoll": 2,
    "GetPlayerRolls": 5,
    "GetSoldier": 3,
    "WatchGame": 5,
    "WatchPlayer": 5,
}
"""Calls that cost more than one, whatever they ask for."""

AT_A_VERSION = 4
"""What is folded from the log costs so much more than what is at hand."""

ITEMS = {
    "ListGames": (50, 200, 10),
    "ListCampaigns": (50, 200, 10),
    "ListEvents": (500, 2000, 100),
    "ListRolls": (200, 1000, 20),
    "GetTimeline": (200, 1000, 50),
    "ListLeaves": (10_000, 10_000, 1000),
}
"""For each listing how many items a page has if the call does not say, how many it has at most (who asks
for more is refused, and pays for no more), and how many of them cost as much as a call."""


def cost(method: str, request: Any) -> float:
    """What a call costs."""
    if method in ITEMS:
        usual, most, per_call = ITEMS[method]
        return 1 + min(max(request.page_size or usual, 0), most) / per_call
    if getattr(request, "version", 0) and method in ("GetSnapshot", "GetDrawing", "GetCity", "GetBinder", "GetRecord"):
        return 1 + AT_A_VERSION
    return COSTS.get(method, 1)
