"""How dear a call is: what is much work counts as several calls against `requests_a_second`."""

from typing import Any

from kronika.domain.kernel.reports import ReadCall
from kronika.domain.systems import SYSTEMS

COSTS = {
    "CreateGame": 5,
    "CreateCampaign": 10,
    "ForkGame": 40,
    "ImportGame": 40,
    "ImportGameFile": 40,
    "ExportGame": 20,
    "GetScenario": 3,
    "GetRulebook": 2,
    "GetDrawing": 3,
    "GetPrompts": 2,
    "ReplayFile": 40,
    "ReplayGameFile": 40,
    "GetRoll": 5,
    "GetPlayerRolls": 5,
    "RequestUndo": 5,
    "AnswerUndo": 5,
    "DisputeRoll": 5,
    "WatchGame": 5,
    "WatchPlayer": 5,
    "DecideEach": 5,
    "SetMail": 5,
    "SetWebhook": 20,
}
"""Calls that cost more than one, whatever they ask for."""

AT_A_VERSION = 4
"""What is folded from the log costs so much more than what is at hand."""
EVENTS = 100
"""Events read and folded that cost as much as a call, where only the call itself shows that they have to be: a game
is read that was not in memory, or an old decision is repeated."""
FOLDED = ("GetSnapshot", "GetDrawing", "GetPrompts")
"""Calls that tell of an earlier version; so do those of the services that systems have of their own."""
REPORTS: dict[str, ReadCall] = {
    call.name: call
    for system in SYSTEMS.values()
    if system.contract.own is not None and system.contract.own.reports is not None
    for call in system.contract.own.reports.calls
}
FROM_ROWS = 3
"""What is told from the rows that a system keeps."""

ITEMS = {
    "ListGames": (50, 200, 10),
    "ListCampaigns": (50, 200, 10),
    "ListEvents": (500, 2000, 100),
    "ListRolls": (200, 1000, 20),
    "ListTimeline": (200, 1000, 50),
    "ListLeaves": (10_000, 10_000, 1000),
    "ListSteps": (50, 200, 4),
}
"""For each listing how many items a page has if the call does not say, how many it has at most (who asks
for more gets as many), and how many of them cost as much as a call."""


def cost(method: str, request: Any) -> float:
    """What a call costs."""
    if method in ITEMS:
        usual, most, per_call = ITEMS[method]
        return 1 + min(max(request.page_size or usual, 0), most) / per_call
    report = REPORTS.get(method)
    if getattr(request, "version", 0) and (method in FOLDED or report is not None):
        return 1 + AT_A_VERSION
    if report is not None and report.rows:
        return FROM_ROWS
    if method == "WatchGames":
        watched: int = len(request.games) + request.player
        return COSTS["WatchGame"] * max(1, watched)
    return COSTS.get(method, 1)
