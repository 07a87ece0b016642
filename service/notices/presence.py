"""Who is at a client that he sees and uses: he needs no notices. Clients say so themselves, for an open stream says
nothing about whether somebody is looking."""

from kronika.service import clock

SECONDS = 300
"""How long somebody who has used a client counts as being there."""


class Presence:
    """Who was there within the last five minutes."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def note(self, holder: str, *, away: bool) -> None:
        """A player has used a client, or sees it no more."""
        now = clock.time().timestamp()
        self._until.pop(holder, None)
        while self._until and (oldest := next(iter(self._until.items())))[1] <= now:
            del self._until[oldest[0]]
        if not away:
            self._until[holder] = now + SECONDS

    def until(self, holder: str) -> float:
        """Until when a player counts as being there, in seconds; 0: he is not."""
        return self._until.get(holder, 0.0)
