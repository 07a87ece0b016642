"""What becomes of a campaign over months: seats that pass on, ends that are taken back or claimed,
a service restored from its backup."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.ed25519 import verifies
from kronika.service.maintenance import backup, restore
from kronika.service.settings import Settings
from kronika.tools.client.connection import ServiceRefused
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as own_pb
from kronika.v1 import game_service_pb2 as game_pb
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.conftest import stop
from tests.service.headquarters import SIDES, Headquarters
from tests.service.test_campaign_meeting import started, told

pytestmark = pytest.mark.slow

Start = Callable[..., Embedded]


# --- seats


def test_C1_a_side_that_passes_on_takes_its_binder_and_its_game_along(service: Embedded, tmp_path: Path) -> None:
    """The old player hands over both his seats; the new one goes on, and alone sees the binder."""
    headquarters = started(service, tmp_path, sign=False)
    before = headquarters.of("german")
    headquarters.succeed("german", tmp_path / "heir", headquarters.campaign, headquarters.game)
    with pytest.raises(ServiceRefused) as refused:
        before.report(
            "undaunted_campaign", "GetBinder", own_pb.GetBinderRequest(campaign=headquarters.campaign, side="german")
        )
    assert refused.value.reason == "NOT_YOUR_SEAT"
    assert headquarters.ask("GetBinder", by="german", side="german").binder.boxes
    headquarters.give_up("german")
    for side in SIDES:
        headquarters.answer_all(side, until="state")
    game = headquarters.muster()
    assert game.endswith("-2") and headquarters.begin(game).asked(game), "the next game is his from the start"


def test_C1_a_seat_that_is_empty_when_a_scenario_starts_can_be_taken_in_its_game(
    service: Embedded, tmp_path: Path
) -> None:
    headquarters = Headquarters(service.address, tmp_path, sign=False).begin()
    for side in SIDES:
        headquarters.answer(side)
    headquarters.answer_all("soviet")
    headquarters.call("soviet", "LeaveSeat", seat="soviet")
    headquarters.answer_all("german")
    game = headquarters.game
    assert [seat.held for seat in headquarters.now(game).seats] == [False, True]
    for stream in ("", game):
        headquarters.call("soviet", "TakeSeat", stream, seat="soviet", name="back")
    assert headquarters.begin(game).asked(game)


# --- ends that are taken back, or claimed


def test_C5_an_end_taken_back_before_both_confirm_leaves_the_campaign_alone(service: Embedded, tmp_path: Path) -> None:
    headquarters = started(service, tmp_path)
    game, before = headquarters.game, headquarters.now().version
    headquarters.answer("soviet", game)
    headquarters.resign("german", game)
    headquarters.call("soviet", "ConfirmEnd", game, seat="soviet")
    headquarters.call("soviet", "RequestUndo", game, seat="soviet")
    headquarters.call("german", "AnswerUndo", game, seat="german", asked_by="soviet", agree=True)
    assert headquarters.now().version == before
    headquarters.answer("soviet", game)
    headquarters.resign("german", game)
    headquarters.call("german", "ConfirmEnd", game, seat="german")
    assert headquarters.now().version == before, "who had confirmed the end taken back has not confirmed this one"
    headquarters.call("soviet", "ConfirmEnd", game, seat="soviet")
    assert told(headquarters).count("scenario_concluded") == 1
    with pytest.raises(ServiceRefused) as refused:
        headquarters.call("soviet", "RequestUndo", game, seat="soviet")
    assert refused.value.reason == "WRONG_PHASE"


def test_C1_a_game_claimed_is_won_for_the_campaign_too(
    embedded: Start, tmp_path: Path, later: Callable[[float], None]
) -> None:
    headquarters = started(embedded(), tmp_path, reply_limit=60)
    game = headquarters.game
    headquarters.answer("soviet", game)
    later(100)
    headquarters.call("soviet", "ClaimGame", game, seat="soviet")
    headquarters.confirm_end(game)
    (entry,) = headquarters.ask("GetRecord").entries
    assert (entry.winner, word(entry, "how")) == ("soviet", "claimed")
    said = [event.sentence for event in headquarters.call("soviet", "ListEvents", page_size=2000).events]
    assert "The Soviets win the scenario." in said, "no rule decided it"


def under_fire(headquarters: Headquarters, game: str) -> str:
    """Both sides shoot until a side has to give up a card; that side."""

    def shoot(legal: Sequence[Any]) -> Any:
        acts = [one for one in legal if not one.decision.undaunted.HasField("hunker_down")]
        return max(acts or legal, key=lambda one: one.odds.wins / max(one.odds.outcomes, 1))

    while True:
        asked = headquarters.asked(game)
        for side, kind in asked:
            if kind == "casualty":
                return side
        headquarters.answer(asked[0][0], game, shoot)


def test_R40_R41_R42_no_request_saves_a_soldier_who_was_hit(
    embedded: Start, tmp_path: Path, later: Callable[[float], None]
) -> None:
    service = embedded()
    headquarters = started(service, tmp_path, reply_limit=60)
    game = headquarters.game
    hit = under_fire(headquarters, game)
    other = next(side for side in SIDES if side != hit)

    def casualties() -> int:
        return len(headquarters.at(hit, game).position.game.board.sides[hit].casualties)

    before = casualties()
    for side, method, rule in ((hit, "Resign", "S25"), (other, "Resign", "S25"), (hit, "OfferDraw", "C1")):
        with pytest.raises(ServiceRefused) as refused:
            headquarters.call(side, method, game, seat=side)
        assert refused.value.rule == rule
    with pytest.raises(ServiceRefused, match="while a result of this campaign game is being resolved"):
        headquarters.call(other, "RequestUndo", game, seat=other)
    later(100)
    headquarters.call(other, "ClaimGame", game, seat=other)
    headquarters.confirm_end(game)
    assert casualties() == before + 1
    (entry,) = headquarters.ask("GetRecord").entries
    assert (entry.winner, word(entry, "how")) == (other, "claimed")
    events = headquarters.call(hit, "ListEvents", audience=hit, page_size=1000).events
    returned = [
        one.undaunted_campaign.cards_returned for one in events if one.undaunted_campaign.HasField("cards_returned")
    ]
    assert [cards.casualties for cards in returned if cards.side == hit] == [before + 1]
    for audience in SIDES:
        request = game_pb.ExportGameRequest(game=game, audience=audience)
        file = b"".join(piece.chunk for piece in headquarters.of(audience).stream("ExportGame", request))
        assert verify(parse(file), SYSTEMS, CODECS, verifies).problems == ()
    app = service.app
    entries = app.history.entries(game, CODECS["undaunted"])
    assert audit(UNDAUNTED, list(entries)).findings == ()
    assert (hit, "losses") in headquarters.asked()


# --- a service restored from its backup


@pytest.mark.parametrize("phase", ["muster", "game", "finished", "aftermath"])
def test_a_campaign_goes_on_from_a_backup(embedded: Start, tmp_path: Path, phase: str) -> None:
    settings = Settings(data=str(tmp_path / "one"))
    running = embedded(data=tmp_path / "one")
    headquarters = Headquarters(running.address, tmp_path).begin()
    headquarters.answer("soviet")
    if phase != "muster":
        headquarters.begin(headquarters.muster())
    if phase == "finished":
        headquarters.resign("german")
    if phase == "aftermath":
        headquarters.give_up("german")
        headquarters.answer("soviet")
    backup(settings, tmp_path / "backup")
    stop(running)
    copied = Settings(data=str(tmp_path / "two"))
    (tmp_path / "two").mkdir()
    for key in (tmp_path / "one").glob("*.key"):
        (tmp_path / "two" / key.name).write_bytes(key.read_bytes())
    restore(copied, tmp_path / "backup")

    headquarters.move_to(embedded(data=tmp_path / "two").address)
    headquarters.forget_receipts()
    headquarters.begin()
    if phase == "muster":
        headquarters.muster()
    if phase in ("muster", "game"):
        headquarters.begin(headquarters.game)
        assert headquarters.asked(headquarters.game)
    if phase == "finished":
        headquarters.confirm_end(headquarters.game)
    elif phase != "aftermath":
        headquarters.give_up("german")
    for side in SIDES:
        headquarters.answer_all(side, until="state")
    assert headquarters.ask("GetRecord").state[0] == "2"
    assert told(headquarters).count("scenario_concluded") == 1
