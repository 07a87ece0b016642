"""What one seat holds while a game runs verifies as far as it can, says what it could not check, and
is the beginning of what everybody gets in the end."""

import msgspec
import pytest

from kronika.domain.kernel.export import parse
from tests.findings import english
from tests.trust.forge import Forger, check
from tests.trust.story import Story

SEATS = ("us", "german")


@pytest.mark.parametrize("seat", SEATS)
def test_the_evidence_of_one_seat_says_what_waits_for_the_opening(story: Story, seat: str) -> None:
    report = check(story.running[seat], trusted=story.service_key)
    assert (report.problems, report.audience, report.anchored) == ((), seat, True)
    others = check(story.running["german" if seat == "us" else "us"])
    assert report.rolls == others.rolls > 0
    assert report.draws > 0
    assert f"{others.draws} draws sealed for other seats: their links and cards" in english(report.unchecked)
    assert any(said.endswith("parts sealed for others, until the game opens") for said in english(report.unchecked))


def test_the_evidence_of_the_public_has_every_roll_and_no_draw(story: Story) -> None:
    report = check(story.running["public"])
    assert (report.problems, report.audience, report.draws) == ((), "public", 0)
    assert report.rolls == check(story.running["us"]).rolls


def test_in_the_end_nothing_waits(story: Story) -> None:
    report = check(story.files["referee"])
    assert (report.problems, report.unchecked) == ((), ())
    assert report.draws == sum(check(story.files[seat]).draws for seat in SEATS)


def test_a_secret_decision_waits_with_its_signature_until_a_rule_shows_it(story: Story) -> None:
    """A file that ends where the German side has picked, and not yet shown what."""
    forger = Forger(story.running["us"])
    picked = next(
        version
        for version in forger.versions("kronika.decision_made.v1")
        if forger.event(version).get("secret") == {"audience": "german"}
    )
    del forger.records[picked:]
    assert "the signatures of 1 decisions in them" in english(check(forger.file()).unchecked)


@pytest.mark.parametrize("audience", [*SEATS, "public"])
def test_every_file_of_a_game_has_the_same_heads(story: Story, audience: str) -> None:
    whole = Forger(story.files["referee"]).heads()
    running = Forger(story.running[audience]).heads()
    assert Forger(story.files[audience]).heads() == whole
    assert running == whole[: len(running)]


@pytest.mark.parametrize("seat", SEATS)
def test_a_file_of_one_seat_differs_from_the_referees_only_by_seals_of_the_other(story: Story, seat: str) -> None:
    mine, all_open = parse(story.files[seat]), parse(story.files["referee"])
    assert [record.cut(seat) for record in all_open.records] == list(mine.records)
    shut = {part.audience for record in mine.records for part in record.sealed if not part.is_open}
    assert shut == {"german" if seat == "us" else "us"}


@pytest.mark.parametrize("seat", SEATS)
def test_a_file_of_one_seat_holds_no_card_of_the_other(story: Story, seat: str) -> None:
    """Every content that is sealed for the other and was never opened."""
    text = story.files[seat]
    known = parse(story.files["public"])
    opened = {bytes(one.content) for record in known.records for one in _opened(record)}
    for record in parse(story.files["referee"]).records:
        for part in record.sealed:
            if part.audience != seat and bytes(part.content) not in opened:
                assert bytes(part.content) not in text
                assert part.salt.encode() not in text


def _opened(record: object) -> list[msgspec.Raw]:
    return msgspec.json.decode(record.public, type=_Opens).opened


class _Content(msgspec.Struct):
    content: msgspec.Raw


class _Opens(msgspec.Struct):
    opened: list[_Content] = []
