"""Whether chance was made as design 4 wants it: every link belongs to the chain whose anchor was
published, every outcome follows from its link, no link is used twice or passed over."""

from typing import Any

from kronika.domain.kernel.chance import LINK_BYTES, LINKS, Use, anchor_of, outcome, walk_back
from kronika.domain.kernel.checking.invariants import is_possible
from kronika.domain.kernel.events import ChainSeed, EpochOpened
from kronika.domain.kernel.hashing import is_hex
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.sealing import part_for
from kronika.domain.kernel.words import PUBLIC


class Witness:
    """Sees every use of chance of one game, in order, and what is opened in the end."""

    def __init__(self) -> None:
        self.rolls = self.draws = 0
        self.hidden: dict[str, int] = {}
        """Uses of chance whose outcome this audience may not see yet, by the audience of their chain."""
        self._anchors: dict[tuple[int, str], bytes] = {}
        self._last: dict[tuple[int, str], tuple[int, bytes]] = {}
        self._opened: set[tuple[int, str]] = set()

    @property
    def epochs(self) -> int:
        """How many epochs were opened."""
        return len({epoch for epoch, _ in self._anchors})

    def see_anchors(self, event: EpochOpened) -> None:
        for audience, anchor in event.anchors.items():
            self._anchors[event.epoch, audience] = bytes.fromhex(anchor)

    def judge(self, ledger: Ledger, event: Any) -> str:
        """What does not fit in an event that uses chance; empty if nothing. Its link and what came of
        it stand in it or in its sealed part, which may be shut."""
        use: Use = event.use
        epoch = ledger.epoch
        if use.epoch != epoch.number or not epoch.began:
            return f"uses epoch {use.epoch} of chance, which is not running"
        used = ledger.used.get(use.audience, 0)
        if use.k != used + 1 or use.k > LINKS:
            return f"uses link {use.k} of {use.audience} after link {used}"
        if not is_possible(use):
            return "asks for no dice that there are, and for no draw"
        shown = event
        if use.audience != PUBLIC:
            part = part_for(event, use.audience)
            if part is None:
                return f"uses the chain of {use.audience}, and seals no outcome for it"
            shown = part.content
        if shown is None:
            self.hidden[use.audience] = self.hidden.get(use.audience, 0) + 1
            return ""
        if not is_hex(shown.link, LINK_BYTES):
            return f"its link is not written as {2 * LINK_BYTES} lower-case hex digits"
        link = bytes.fromhex(shown.link)
        place = (use.epoch, use.audience)
        k, known = self._last.get(place) or (0, self._anchors[place])
        if walk_back(link, use.k - k) != known:
            return f"link {use.k} of {use.audience} does not belong to the chain whose anchor was published"
        self._last[place] = (use.k, link)
        if use.dice is not None:
            self.rolls += 1
            recorded = shown.faces
        else:
            self.draws += 1
            recorded = (shown.index,)
        found = outcome(link, ledger.game, ledger.pack.hash, use, ledger.entropy)
        return "" if found == recorded else f"the chain gives {list(found)}, recorded is {list(recorded)}"

    def open(self, seed: ChainSeed) -> str:
        """What does not fit in a chain that is opened; empty if nothing."""
        place = (seed.epoch, seed.audience)
        if not is_hex(seed.seed, LINK_BYTES) or anchor_of(bytes.fromhex(seed.seed)) != self._anchors.get(place):
            return f"the seed opened for {seed.audience} in epoch {seed.epoch} does not lead to its anchor"
        self._opened.add(place)
        return ""

    def never_opened(self) -> list[str]:
        """The chains whose seeds were not published."""
        return [
            f"{audience} in epoch {epoch}" for epoch, audience in self._anchors if (epoch, audience) not in self._opened
        ]
