"""Rolls and the timeline over the API: each roll with its parts and its proof, a player's dice over
all games, what happened line by line."""

import hmac
from hashlib import sha256
from typing import Any

import pytest

import kronika
from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Table, kinds, refusal
from tests.service.test_files import export as exported


@pytest.fixture(scope="module")
def played(service: Embedded) -> Table:
    """A game to its end, or nearly so: many rolls, one of them taken back."""
    table = Table(service.address).started()
    answer = table.play(seed=1, until=lambda a: "dice_rolled" in kinds(a.events))
    roller, other = table.seats if answer.snapshot.audience == "us" else table.seats[::-1]
    roller("RequestUndo", to=answer.events[0].version - 1)
    other("AnswerUndo", asked_by=roller.name, agree=True)
    table.play(seed=2, most=300)
    return table


def rolls_of(table: Table, size: int = 0) -> list[Any]:
    found: list[Any] = []
    token = ""
    while True:
        page = table.spectator("ListRolls", game=table.game, page_size=size, page_token=token)
        found += page.rolls
        token = page.next_page_token
        if not token:
            return found


def test_the_rolls_are_those_of_the_log_whatever_the_page(played: Table) -> None:
    logged = {e.version: e.kernel.dice_rolled for e in played.events() if kinds([e]) == ["dice_rolled"]}
    found = rolls_of(played)
    assert [roll.version for roll in found] == list(logged)
    assert rolls_of(played, 2) == found
    for roll in found:
        assert (roll.use, roll.link, list(roll.faces)) == (
            logged[roll.version].use,
            logged[roll.version].link,
            list(logged[roll.version].faces),
        )
        assert roll.test == logged[roll.version].test
        assert roll.sentence


def test_U20_each_roll_says_whether_it_succeeded_by_which_rule_and_which_faces_were_enough(played: Table) -> None:
    said = {event.version: event.result for event in played.events() if event.check}
    found = rolls_of(played)
    for roll in found:
        assert roll.result == said[roll.version]
        assert (roll.result.rule, roll.result.succeeded) == ("U20", roll.test.success)
        assert list(roll.result.numbers) == list(roll.faces)
        assert list(roll.result.enough) == [face == 0 or face >= roll.test.target for face in roll.faces]
        assert "0 always succeeds" in roll.result.counts
    assert not any(event.HasField("result") for event in played.events() if not event.check)


def test_U20_the_odds_of_a_decision_say_what_succeeds(played: Table) -> None:
    table = Table(played.address).started()
    answer = table.play(
        seed=1, until=lambda a: any(one.HasField("odds") for p in a.snapshot.prompts for one in p.legal)
    )
    odds = [one.odds for p in answer.snapshot.prompts for one in p.legal if one.HasField("odds")]
    assert {one.rule for one in odds} == {"U20"} and all("0 always succeeds" in one.counts for one in odds)


def test_one_that_was_taken_back_is_kept_and_marked(played: Table) -> None:
    assert [roll.undone for roll in rolls_of(played)].count(True) == 1
    assert rolls_of(played)[0].undone


def test_a_roll_comes_with_what_proves_it(played: Table) -> None:
    """docs/checking-a-game.md, “Chance”: the link's hash is the link before it; with it the message gives the faces."""
    for roll in rolls_of(played):
        length = len(roll.link).to_bytes(4, "big")
        assert sha256(b"\x05" + length + roll.link).digest() == roll.previous
        bound = roll.use.dice.sides
        limit = 2**64 - 2**64 % bound
        digest = hmac.digest(roll.link, roll.canonical + (0).to_bytes(4, "big"), "sha256")
        words = [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
        usable = [word % bound for word in words if word < limit]
        assert list(roll.faces)[: len(usable)] == usable[: len(roll.faces)]


def test_one_roll_is_found_by_its_version_and_nothing_else_is_one(played: Table) -> None:
    first = rolls_of(played)[0]
    assert played.spectator("GetRoll", game=played.game, version=first.version).roll == first
    for version in (-1, 0, 1, first.version - 1, 10**6):
        refused = refusal(lambda v=version: played.spectator("GetRoll", game=played.game, version=v))
        assert (refused.code, refused.reason) == ("NOT_FOUND", "NOT_FOUND")


def test_a_roll_of_an_earlier_epoch_still_proves_itself(service: Embedded) -> None:
    table = Table(service.address).started()
    table.play(seed=1, until=lambda a: "dice_rolled" in kinds(a.events))
    before = rolls_of(table)
    service.app.vault.db.execute("DELETE FROM chains WHERE stream = ?", (table.game,))
    service.app.games.drop(table.game)
    for seat in table.seats:
        seat("AgreeToEpoch")
    table.begin_epoch()
    assert rolls_of(table) == before
    assert table.now().epoch.number == 2


def test_a_players_dice_are_counted_over_all_games(service: Embedded) -> None:
    """«Your dice are loaded»: how many rolls, how many reached their target, how many should have."""
    me = Client(service.address)
    tables = [Table(service.address, "1"), Table(service.address, "3")]
    mine = []
    for table in tables:
        table.us.client = me
        table.started().play(seed=5, most=250)
        mine += [roll for roll in rolls_of(table) if roll.seat == "us" and roll.HasField("test")]
    player = next(seat.player for seat in tables[0].now().seats if seat.seat == "us")
    found = me("GetPlayerRolls", player=player).rolls
    assert (found.player, found.rolls) == (player, len(mine))
    assert found.successes == sum(roll.test.success for roll in mine)
    assert found.expected == pytest.approx(sum(roll.test.wins / roll.test.outcomes for roll in mine))
    assert 0 <= found.low <= found.expected <= found.high <= found.rolls
    assert me("GetPlayerRolls", player="0" * 64).rolls.rolls == 0


def timeline(table: Table) -> list[Any]:
    lines: list[Any] = []
    token = ""
    while True:
        page = table.spectator("ListTimeline", game=table.game, page_size=50, page_token=token)
        lines += page.entries
        token = page.next_page_token
        if not token:
            return lines


def test_the_timeline_has_a_line_a_decision(played: Table) -> None:
    lines = timeline(played)
    events = played.events()
    assert [line.version for line in lines] == sorted({event.tx for event in events})
    said: dict[int, list[str]] = {}
    for event in events:
        said.setdefault(event.tx, []).extend([event.sentence] if event.sentence else [])
    assert {line.version: list(line.sentences) for line in lines} == said
    told = [one for line in lines for one in zip(line.versions, line.sentences, line.kinds, strict=True)]
    assert told == [(event.version, event.sentence, event.kind) for event in events if event.sentence]
    ceremony = {kind for event in events if event.kind == game_pb2.LINE_KIND_CEREMONY for kind in kinds([event])}
    assert ceremony == {"epoch_opened", "entropy_committed", "entropy_revealed", "epoch_began"}
    headings = {event.kind: kinds([event]) for event in events}
    assert headings[game_pb2.LINE_KIND_ROUND] == ["round_started"]
    assert headings[game_pb2.LINE_KIND_TURN] == ["turn_started"]
    chance = [event.version for event in events if event.kind == game_pb2.LINE_KIND_CHANCE]
    assert {event.version for event in events if event.check} <= set(chance)
    deciding = {e.tx: e.kernel.decision_made.seat for e in events if kinds([e]) == ["decision_made"]}
    assert {line.version: line.seat for line in lines if line.seat} == deciding
    assert any(line.undone for line in lines) and not lines[-1].undone
    czech = Client(played.address, language="cs", token="")("ListTimeline", game=played.game, page_size=50).entries
    assert [line.version for line in czech] == [line.version for line in lines[:50]]
    assert all(c.sentences != e.sentences for c, e in zip(czech, lines, strict=False) if e.sentences)


def moves(notation: str) -> list[str]:
    """The moves of a game in notation, without their numbers."""
    return [line.partition(". ")[2] for line in notation.splitlines() if line[0:1].isdigit()]


def test_the_timeline_has_the_moves_of_the_notation(played: Table) -> None:
    in_file = kronika.open(exported(played.spectator, played.game, "public")).notation()
    assert played.spectator("GetNotation", game=played.game).notation == in_file
    assert [line.notation for line in timeline(played) if line.notation] == moves(in_file)


def test_notation_shows_a_secret_decision_to_its_seat_alone(service: Embedded) -> None:
    table = Table(service.address).started()
    seat = table.us
    seat.decide()
    own, others = (
        moves(client("GetNotation", game=table.game, audience=eyes).notation)[-1]
        for client, eyes in ((seat.client, "us"), (table.german.client, "german"))
    )
    assert own.startswith("us pick_initiative ")
    assert others == moves(table.spectator("GetNotation", game=table.game).notation)[-1] == "us ?"
    assert timeline(table)[-1].notation == "us ?"
    refused = refusal(lambda: table.german.client("GetNotation", game=table.game, audience="us"))
    assert refused.reason == "NOT_YOUR_SEAT"
    refused = refusal(lambda: seat.client("GetNotation", game=table.game, audience="referee"))
    assert refused.reason == "WRONG_PHASE"
