"""Golden logs of Foray: what the kernel alone writes, and no released system makes it write.

`python -m tests.foray.recording` adds what is missing. A log that is there is never written anew: those that
were recorded with a release fold, are seen and verify by every later one.
"""

import gzip
import random
from pathlib import Path

from kronika.domain.kernel import ends, orders, seats
from kronika.domain.kernel.events import Options, Order, Origin
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.ledger import Holder
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.library.offline import AT, OfflineGame
from tests.bench.golden import views_of
from tests.foray import rules as d
from tests.foray.state import SetUp
from tests.foray.system import FORAY, LINE_UPS
from tests.foray.table import played, table, with_bots

LOGS = Path(__file__).parent / "golden"
MAKER = "c" * 64
"""What stands for the token of who made a game."""
LATE = Options(closing_time=3600, reply_limit=60)


def _decides(game: OfflineGame, seat: str, decision: object) -> None:
    prompt = next(
        prompt
        for prompt in game.position.game.prompts
        if prompt.seat == seat and decision in FORAY.rules.legal(game.position.game.board, prompt)
    )
    game.decide(seat, prompt.id, decision)


def _chance(game: OfflineGame) -> object:
    return game.chance(game.position.ledger)


def _picked(game: OfflineGame) -> str:
    """All have picked; who acts first."""
    for seat in game.seats:
        _decides(game, seat, d.Pick(game.position.game.board.hands[seat][0]))
    return game.position.game.board.order[0]


def eventful() -> OfflineGame:
    """Orders given, used and withdrawn; a window that is passed by a claim; a theft taken back by consent; a
    seat that gives up; then chance, to the end."""
    game = table(seed="eventful", options=LATE)
    first = _picked(game)
    target, other = game.position.game.board.enemies(first)
    game.keep(orders.give(FORAY, game.position, target, Order("react", "game"), _chance(game)))
    given = game.position.version
    _decides(game, first, d.Raid(target))
    game.keep(orders.withdraw(FORAY, game.position, target, given))
    second = game.position.game.board.order[0]
    raided = game.position.game.board.enemies(second)[0]
    before = game.position.version
    _decides(game, second, d.Raid(raided))
    late = next(prompt for prompt in game.position.game.prompts if prompt.kind == "react")
    game.keep(ends.claim(FORAY, game.position, second, frozenset({late.id}), _chance(game)))
    game.undo(second, before)
    for seat in game.seats:
        if seat != second:
            game.agree(second, seat)
    before = game.position.version
    _decides(game, second, d.Steal(raided))
    game.undo(second, before)
    for seat in game.seats:
        if seat != second:
            game.agree(second, seat)
    game.keep(ends.resign(FORAY, game.position, other, _chance(game)))
    game.wander(random.Random("eventful"), 1000)
    game.close()
    return game


def saves() -> dict[str, OfflineGame]:
    """Games left half done: two of four have picked; a raid stands open; a card is to be buried or not."""
    picking = table(seed="save-picking", options=LATE)
    for seat in picking.seats[:2]:
        _decides(picking, seat, d.Pick(picking.position.game.board.hands[seat][0]))
    raid = table(seed="save-raid", options=LATE)
    first = _picked(raid)
    _decides(raid, first, d.Raid(raid.position.game.board.enemies(first)[0]))
    burying = table(seed="save-burying", options=LATE)
    first = _picked(burying)
    _decides(burying, first, d.Bury())
    _decides(burying, first, d.Choose(burying.position.game.board.hands[first][0]))
    return {"save-picking": picking, "save-raid": raid, "save-burying": burying}


def lined_up() -> OfflineGame:
    """The line-up is locked, a seat that does not commit is freed, a guest of the creator comes, one walks out."""
    game = table(seed="lined-up", options=LATE, begun=False, creator=MAKER)
    for seat in game.seats:
        game.take(seat)
    game.commit("n1")
    game.keep(seats.lock(FORAY, game.position, MAKER, locked=True))
    game.keep(seats.free(FORAY, game.position, "s2", MAKER))
    game.keep(seats.take(FORAY, game.position, "s2", Holder("Maker", MAKER, "")))
    game.keep(seats.lock(FORAY, game.position, MAKER, locked=False))
    game.keep(seats.leave(FORAY, game.position, "n1", game.next_anchors()))
    game.take("n1", "another")
    game.begin()
    game.wander(random.Random("lined-up"), 1000)
    game.close()
    return game


def low() -> OfflineGame:
    """A game in which low cards win raids."""
    game = table("duel", "golden/low", setup=SetUp("duel", LINE_UPS["duel"], low=True))
    game.wander(random.Random("golden/low"), 1000)
    game.close()
    return game


def long() -> OfflineGame:
    """All rounds alone: cards are buried, and the discards go back into the deck."""
    game = table("alone", "golden/long", setup=SetUp("alone", LINE_UPS["alone"], hand=4, rounds=9))
    game.wander(random.Random("golden/long"), 1000)
    game.close()
    return game


def fork() -> OfflineGame:
    """A game goes on where another stood."""
    first = played("duel", "golden/forked", 12)
    opening = FORAY.inherit(first.events, first.position.game.board)
    origin = Origin("fork", first.game, first.position.version, first.head.hex())
    game = table("duel", "golden/fork", game="golden-foray-fork", origin=origin, opening=opening)
    game.wander(random.Random("golden/fork"), 1000)
    game.close()
    return game


def games() -> dict[str, OfflineGame]:
    """Each golden game by its title."""
    found = {name: played(name, f"golden/{name}") for name in LINE_UPS}
    for game in found.values():
        game.close()
    return {
        **found,
        **saves(),
        "running": played("team", "golden/running", 20),
        "eventful": eventful(),
        "bots": with_bots(),
        "lined-up": lined_up(),
        "low": low(),
        "long": long(),
        "fork": fork(),
    }


def record() -> None:
    """Write what is missing."""
    LOGS.mkdir(exist_ok=True)
    for title, game in games().items():
        path = LOGS / f"{title}.jsonl.gz"
        if path.exists():
            continue
        path.write_bytes(gzip.compress(game.export(), mtime=0))
        entries = [Entry(version, AT, 0, (event,)) for version, event in enumerate(game.events, 1)]
        rows = [canonical_json(views_of(FORAY, entries, viewer)) + b"\n" for viewer in (REFEREE, PUBLIC, *game.seats)]
        path.with_name(f"{title}.views.jsonl.gz").write_bytes(gzip.compress(b"".join(rows), mtime=0))


if __name__ == "__main__":
    record()
