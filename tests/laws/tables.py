"""Games of any scenario of any system, campaigns too, played at random with all that can happen to one."""

import random
from functools import lru_cache
from hashlib import sha256

import pytest

from kronika.domain.kernel.events import Options
from kronika.domain.kernel.game import walk
from kronika.domain.kernel.log import Entry, encode_record
from kronika.domain.kernel.system import System
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.system import WHOLE
from kronika.library.offline import OfflineGame
from tests.bench.offline_campaign import WholeCampaign
from tests.bench.soak import some_setup
from tests.systems import CODECS, PACKS, SCENARIOS

Table = tuple[str, str]
"""A pack and a scenario of it, or its whole campaign."""

CAMPAIGNS: list[Table] = [(name, WHOLE) for name, pack in PACKS.items() if isinstance(pack.content, CampaignPack)]
TABLES: list[Table] = [*SCENARIOS, *CAMPAIGNS]
FIRST: list[Table] = [*{pack: (pack, scenario) for pack, scenario in reversed(SCENARIOS)}.values(), *CAMPAIGNS]
"""One of each pack."""


def each(tables: list[Table]) -> pytest.MarkDecorator:
    """Run a test over these, over all but one of each pack in `make test-slow` only."""
    marked = [pytest.param(one, marks=[pytest.mark.slow] * (one not in FIRST)) for one in tables]
    return pytest.mark.parametrize("table", marked, ids="-".join)


def set_up(table: Table, seed: int) -> OfflineGame:
    """A game that has begun, set up in any way."""
    name, scenario = table
    pack = PACKS[name]
    if table in CAMPAIGNS:
        return WholeCampaign(pack, f"laws/{seed}").campaign
    options = Options(closing_time=3600)
    return OfflineGame(pack, scenario, f"laws/{seed}", options, setup=some_setup(pack, scenario, random.Random(seed)))


@lru_cache(1)
def played(table: Table, seed: int, decisions: int) -> OfflineGame:
    """A game after so many random decisions, or at its end; of a campaign its stream or that of a game in it.
    Now and then a decision is taken back, by consent of all who play."""
    chooser = random.Random(seed)
    if table in CAMPAIGNS:
        return _campaign(table, seed, decisions, chooser)
    game = set_up(table, seed)
    for _ in range(0, decisions, 10):
        game.wander(chooser, 10)
        standing = list(game.position.ledger.decisions)
        if standing and chooser.random() < 0.5:
            back = chooser.choice(standing[-15:])
            take_back(game, back.seat, back.version - 1)
    return game


def _campaign(table: Table, seed: int, decisions: int, chooser: random.Random) -> OfflineGame:
    whole = WholeCampaign(PACKS[table[0]], f"laws/{seed}")
    for _ in range(decisions):
        whole.asked.wander(chooser, 1)
        whole.move_on()
    return chooser.choice((whole.campaign, *whole.games))


def take_back(game: OfflineGame, seat: str, to: int) -> None:
    """The seat goes back to a version; all who still play agree."""
    game.undo(seat, to)
    for other in game.position.ledger.playing:
        if other != seat and seat in game.position.ledger.undo:
            game.agree(seat, by=other)


def entries_of(game: OfflineGame, audience: str) -> list[Entry]:
    """The records of a game as an audience may have them, read."""
    codec = CODECS[game.system.name]
    cut = (record.cut(audience) for record in game.records)
    return [codec.decode(version, encode_record(record)) for version, record in enumerate(cut, 1)]


def drawn(system: System, entries: list[Entry], audience: str) -> str:
    """The digest of all panels of the last position, as an audience sees it."""
    *_, last = walk(system, entries, audience)
    board = last.game.board
    panels = system.rendering.panels(board, "en") if board != system.board(audience) else []
    return sha256("".join(panel.svg for panel in panels).encode()).hexdigest()
