"""A bot of the service and draws: where it cannot win any more it accepts one and offers one, so that no game of
bots goes on for ever; and the audit repeats what it did about draws as it repeats decisions."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.domain.kernel import bot_seats, ends
from kronika.domain.kernel import events as e
from kronika.domain.kernel.checking.audit import Grade, audit
from kronika.domain.kernel.log import Entry
from kronika.domain.systems import SYSTEMS
from kronika.library.offline import OfflineGame
from kronika.service.packs import load_packs
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.test_bots_seated import GERMAN_BOT, OPERATOR, Alone, audited, entries, verified
from tests.undaunted.stuck_pack import stuck_pack

UNDAUNTED = SYSTEMS["undaunted"]


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stuck_pack(tmp_path_factory.mktemp("stuck"))


@pytest.fixture
def stuck(embedded: Callable[..., Embedded], packs: Path) -> Embedded:
    """A service with a pack in which nobody can ever win."""
    return embedded(packs=packs)


@pytest.fixture
def alone(stuck: Embedded, tmp_path: Path) -> Iterator[Alone]:
    one = Alone(stuck.address, tmp_path, "stuck")
    yield one
    one.us.leave()


def offers(alone: Alone) -> int:
    """How often the bot has offered a draw."""
    told = Client(alone.us.connection.address, token="")("ListEvents", game=alone.game, page_size=2000).events
    return sum(one.kernel.HasField("draw_offered") and one.kernel.draw_offered.seat == "german" for one in told)


def drawn(file: bytes) -> bool:
    """Whether a game ended in a draw that both verifiers and the audit find in order."""
    assert verified(file).ok
    found = audited(file)
    assert found.ok and found.repeated
    events = [event for entry in entries(file) for event in entry.events]
    return e.GameFinished((), "drawn") in events


def test_a_bot_that_cannot_win_any_more_accepts_a_draw(alone: Alone) -> None:
    alone.us("OfferDraw")
    alone.until(lambda session: session.position.game.outcome is not None)
    assert drawn(alone.close().us.export("referee"))


def test_it_offers_one_itself_once_it_is_not_asked_and_not_again_soon_after_it_is_declined(alone: Alone) -> None:
    alone.until(lambda session: "german" in session.position.ledger.draws)
    alone.us("DeclineDraw", offered_by="german")
    alone.play(4)
    ledger = alone.us.session.position.ledger
    assert offers(alone) == 1 and not ledger.draws
    assert alone.us.session.version < ledger.offered["german"] + bot_seats.PATIENCE
    assert not drawn(alone.close().us.export("referee")), "given up; the audit repeats the offer all the same"


def test_its_offer_is_there_to_be_accepted(alone: Alone) -> None:
    alone.until(lambda session: "german" in session.position.ledger.draws)
    alone.us("OfferDraw")
    assert drawn(alone.close().us.export("referee"))


def test_two_bots_neither_of_which_can_win_end_their_game(embedded: Callable[..., Embedded], packs: Path) -> None:
    operator = Client(embedded(packs=packs, operator_token=OPERATOR).address, token=OPERATOR)
    bots = [*GERMAN_BOT, {"seat": "us", "bot": "sensible"}]
    game = operator("CreateGame", pack="stuck", scenario="1", bots=bots).game.game
    for batch in operator.stream("WatchGame", game=game):
        if any(event.kernel.HasField("game_closed") for event in batch.events):
            break
    file = b"".join(piece.chunk for piece in operator.stream("ExportGame", game=game, audience="referee"))
    assert drawn(file)


# --- what the audit finds


def against_a_bot(pack: str, packs: Path) -> OfflineGame:
    return OfflineGame(load_packs(str(packs))[pack], "1", "draws", bots={"german": "sensible"})


def findings(game: OfflineGame) -> list[tuple[int, Grade]]:
    """What the audit finds once the game is over and open."""
    if game.position.game.outcome is None:
        game.keep(ends.resign(UNDAUNTED, game.position, "us", game.chance(game.position.ledger)))
    game.close()
    stored = zip(game.events, game._firsts, strict=True)
    found = audit(UNDAUNTED, [Entry(version, "", tx, (event,)) for version, (event, tx) in enumerate(stored, 1)])
    return [(one.version, one.grade) for one in found.findings]


def test_a_draw_declined_that_the_bot_accepts_is_found(packs: Path) -> None:
    game = against_a_bot("stuck", packs)
    game.keep(ends.offer_draw(UNDAUNTED, game.position, "us"))
    game.keep(ends.decline_draw(UNDAUNTED, game.position, "us", "german"))
    assert findings(game) == [(len(game.events) - 5, Grade.OTHER_BOT)]


def test_a_draw_accepted_that_the_bot_declines_is_found(packs: Path) -> None:
    game = against_a_bot("normandy", packs)
    game.keep(ends.offer_draw(UNDAUNTED, game.position, "us"))
    at = len(game.events) + 1
    game.keep(ends.offer_draw(UNDAUNTED, game.position, "german"))
    assert findings(game) == [(at, Grade.OTHER_BOT)]


@pytest.mark.parametrize("pack", ["normandy", "stuck"])
def test_a_draw_offered_where_the_bot_offers_none_is_found(pack: str, packs: Path) -> None:
    """Also where it takes one: while it is asked it owes a decision."""
    game = against_a_bot(pack, packs)
    assert any(one.seat == "german" for one in game.position.game.prompts)
    at = len(game.events) + 1
    game.keep(ends.offer_draw(UNDAUNTED, game.position, "german"))
    assert findings(game) == [(at, Grade.OTHER_BOT)]


def test_an_offer_too_soon_after_another_is_found(packs: Path) -> None:
    game = against_a_bot("stuck", packs)
    game.think("german")
    game.keep(ends.offer_draw(UNDAUNTED, game.position, "german"))
    game.keep(ends.decline_draw(UNDAUNTED, game.position, "german", "us"))
    at = len(game.events) + 1
    game.keep(ends.offer_draw(UNDAUNTED, game.position, "german"))
    assert findings(game) == [(at, Grade.OTHER_BOT)]
