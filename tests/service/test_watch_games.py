"""One stream for several games, with a heartbeat, and with the prompts of a seat where they are wanted."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from kronika.v1 import errors_pb2, game_pb2
from tests.embedded import Embedded
from tests.service.client import Client, word, words
from tests.service.table import END_TURN, Table, kinds, refusal


def watching(client: Client, games: list[dict[str, Any]], **fields: Any) -> Iterator[Any]:
    """What is told after the first message, which is empty; without heartbeats."""
    stream = client.stream("WatchGames", games=games, **fields)
    assert next(stream).WhichOneof("what") is None, "that the stream is open is told at once"
    return (message for message in stream if message.WhichOneof("what") is not None)


def versions_of(messages: Iterator[Any], ends: dict[str, int]) -> dict[str, list[int]]:
    """The versions told of each game, until every game has come to its end."""
    told: dict[str, list[int]] = {game: [] for game in ends}
    while any(not told[game] or told[game][-1] < end for game, end in ends.items()):
        message = next(messages)
        told[message.game.game] += [event.version for event in message.game.told.events]
    return told


def test_every_event_of_each_game_is_sent_once_and_in_order(service: Embedded) -> None:
    tables = [Table(service.address).started() for _ in range(3)]
    tables[0].play(seed=1, most=10)
    asked = [{"game": table.game, "after": at} for at, table in enumerate(tables)]
    messages = watching(tables[0].spectator, asked)
    for table in tables:
        table.play(seed=2, most=10)
    ends = {table.game: table.now().version for table in tables}
    told = versions_of(messages, ends)
    for at, table in enumerate(tables):
        assert told[table.game] == list(range(at + 1, ends[table.game] + 1))


def test_a_stream_that_breaks_is_taken_up_where_each_game_was_cut(service: Embedded) -> None:
    tables = [Table(service.address).started() for _ in range(2)]
    client = tables[0].spectator
    seen = {table.game: 0 for table in tables}
    for broken in range(6):
        stream = client.stream("WatchGames", games=[{"game": game, "after": seen[game]} for game in seen])
        for table in tables:
            table.play(seed=broken, most=3)
        for message in islice((one for one in stream if one.HasField("game")), 1 + broken % 3):
            for event in message.game.told.events:
                assert event.version == seen[message.game.game] + 1
                seen[message.game.game] = event.version
        stream.cut()
    rest = watching(client, [{"game": game, "after": seen[game]} for game in seen])
    for game, found in versions_of(rest, {table.game: table.now().version for table in tables}).items():
        assert found[:1] == [seen[game] + 1][: len(found)]


def test_seat_and_spectator_each_get_their_own_view(service: Embedded) -> None:
    table = Table(service.address).started()
    asked = [{"game": table.game, "audience": "us"}, {"game": table.game}]
    found: dict[str, list[Any]] = {"us": [], "public": []}
    for message in watching(table.us.client, asked):
        found[message.game.audience] += message.game.told.events
        if all(len(events) == table.now().version for events in found.values()):
            break
    assert found["us"] == table.events("us") and found["public"] == table.events()


def test_with_its_prompts_a_move_costs_one_push_and_one_call(service: Embedded) -> None:
    """Each push after which the seat is asked carries what GetSnapshot would tell of its prompts."""
    table = Table(service.address).started()
    streams = {
        seat.name: iter(
            seat.client.stream(
                "WatchGame", game=table.game, audience=seat.name, prompts=True, after=table.now().version
            )
        )
        for seat in table.seats
    }
    for seat in table.seats:
        first = next(streams[seat.name])
        assert first.prompts_at == table.now().version and list(first.prompts) == list(seat.snapshot().prompts)
        assert [word(prompt, "kind") for prompt in first.prompts] == ["initiative"]
    for seat in table.seats:
        before = table.now().version
        seat.decide()
        for other in table.seats:
            told = next(streams[other.name])
            assert told.events[0].version == before + 1 and told.prompts_at == table.now().version
            assert list(told.prompts) == list(other.snapshot().prompts)
    mover, waiter = table.in_turn()
    mover.decide(END_TURN)
    pushed = next(one for one in streams[waiter.name] if one.prompts)
    (prompt,) = pushed.prompts
    answer = waiter("Decide", prompt=prompt.prompt, decision=prompt.legal[-1].decision, request_id="from the push")
    assert answer.answer.events


def test_prompts_of_several_games_come_in_one_stream(service: Embedded) -> None:
    table, other = Table(service.address).started(), Table(service.address).started()
    asked = [{"game": table.game, "audience": "us", "prompts": True}, {"game": other.game}]
    messages = watching(table.us.client, asked)
    found = next(one.game for one in messages if one.game.game == table.game)
    assert found.told.prompts_at == table.now().version
    assert list(found.told.prompts) == list(table.us.snapshot().prompts)


def test_a_game_that_cannot_be_watched_ends_with_its_reason_and_the_others_go_on(service: Embedded) -> None:
    table, hidden = Table(service.address).started(), Table(service.address, private=True).started()
    asked = [
        {"game": "abcdefghjkmn"},
        {"game": hidden.game},
        {"game": table.game, "audience": "german"},
        {"game": table.game, "after": 10**6},
        {"game": table.game, "audience": "us"},
    ]
    ended, told = {}, []
    for message in watching(table.us.client, asked):
        if message.HasField("ended"):
            ended[message.ended.game, message.ended.audience] = message.ended
        else:
            told += message.game.told.events
        if len(ended) == 4 and len(told) == table.now().version:
            break
    reasons = {
        where: errors_pb2.ErrorReason.Name(one.reason).removeprefix("ERROR_REASON_") for where, one in ended.items()
    }
    assert reasons == {
        ("abcdefghjkmn", "public"): "NOT_FOUND",
        (hidden.game, "public"): "NOT_FOUND",
        (table.game, "german"): "NOT_YOUR_SEAT",
        (table.game, "public"): "NOT_FOUND",
    }
    hidden_said = ended[hidden.game, "public"].sentence.replace(hidden.game, "")
    assert hidden_said == ended["abcdefghjkmn", "public"].sentence.replace("abcdefghjkmn", ""), (
        "nobody can tell them apart"
    )


def test_a_seat_that_passes_on_ends_and_the_others_go_on(service: Embedded) -> None:
    table, other = Table(service.address).started(), Table(service.address).started()
    start = table.now().version
    asked = [{"game": table.game, "audience": "us", "after": start}, {"game": other.game, "after": other.now().version}]
    messages = watching(table.us.client, asked)
    table.us("LeaveSeat")
    ended = next(messages)
    assert (ended.ended.game, ended.ended.reason) == (table.game, errors_pb2.ERROR_REASON_NOT_YOUR_SEAT)
    other.us.decide()
    assert kinds(next(messages).game.told.events)[0] == "decision_made"


def test_when_all_its_games_have_ended_the_stream_ends(service: Embedded) -> None:
    stream = Client(service.address).stream("WatchGames", games=[{"game": "abcdefghjkmn"}])
    assert [message.WhichOneof("what") for message in stream] == [None, "ended"]


def test_pending_actions_of_a_player_come_in_the_same_stream(service: Embedded) -> None:
    table, other = Table(service.address), Table(service.address).started()
    messages = watching(table.us.client, [{"game": other.game, "after": other.now().version}], player=True)
    table.seated()
    turn = next(messages).turn
    assert (turn.game, words(turn, "waiting")) == (table.game, ["commit"])
    other.us.decide()
    assert next(one for one in messages if one.HasField("game")).game.game == other.game
    table.us.commit()
    table.german.commit()
    found = next(one.turn for one in messages if words(one.turn, "waiting") == ["reveal"])
    assert found.phase == game_pb2.PHASE_COMMITTING


def test_a_silent_stream_says_that_it_is_there(service: Embedded) -> None:
    table = Table(service.address).started()
    last = table.now().version
    several = table.spectator.stream("WatchGames", games=[{"game": table.game, "after": last}], heartbeat_seconds=1)
    assert [message.WhichOneof("what") for message in islice(several, 3)] == [None, None, None]
    one = table.spectator.stream("WatchGame", game=table.game, after=last, heartbeat_seconds=1)
    assert not next(one).events
    table.us.decide()
    assert next(message for message in one if message.events).events[0].version == last + 1
    assert next(message for message in several if message.HasField("game")).game.told.events[0].version == last + 1


def test_the_stream_of_a_game_ends_when_the_game_is_closed(service: Embedded) -> None:
    table = Table(service.address).started()
    streams = [table.us.client.stream("WatchGame", game=table.game, audience="us", heartbeat_seconds=s) for s in (0, 1)]
    several = watching(table.us.client, [{"game": table.game}])
    told = [next(stream) for stream in streams]
    table.closed()
    for stream, first in zip(streams, told, strict=True):
        messages = [message for message in (first, *stream) if message.events]
        assert messages[-1].closed and not any(message.closed for message in messages[:-1])
        assert messages[-1].events[-1].version == table.now().version
    assert next(one for one in several if one.game.told.closed).game.game == table.game
    (only,) = table.spectator.stream("WatchGame", game=table.game, after=table.now().version)
    assert only.closed and not only.events


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({}, "games"),
        ({"games": [{"game": "a"}] * 101}, "games"),
        ({"games": [{"game": "a"}, {"game": "b"}, {"game": "a", "audience": "public"}]}, "games[2]"),
        ({"games": [{"game": "a"}, {"game": "\x1b"}]}, "games[1].game"),
        ({"games": [{"game": "a"}], "heartbeat_seconds": -1}, "heartbeat_seconds"),
        ({"games": [{"game": "a"}], "heartbeat_seconds": 601}, "heartbeat_seconds"),
    ],
)
def test_a_stream_that_cannot_be_is_malformed(service: Embedded, fields: dict[str, Any], place: str) -> None:
    refused = refusal(lambda: next(Client(service.address).stream("WatchGames", **fields)))
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", [place])


def test_prompts_are_for_seats(service: Embedded) -> None:
    table = Table(service.address).started()
    refused = refusal(lambda: next(table.spectator.stream("WatchGame", game=table.game, prompts=True)))
    assert (refused.code, refused.fields) == ("INVALID_ARGUMENT", ["prompts"])


def test_a_stranger_is_not_told_what_waits_for_anybody(service: Embedded) -> None:
    nobody = Client(service.address, token="")
    assert refusal(lambda: next(nobody.stream("WatchGames", player=True))).reason == "UNAUTHENTICATED"


def test_nothing_is_kept_of_a_stream_of_several_games_that_has_ended(service: Embedded) -> None:
    table, other = Table(service.address).started(), Table(service.address).started()
    stream = table.us.client.stream("WatchGames", games=[{"game": table.game}, {"game": other.game}], player=True)
    next(stream), next(stream)
    watchers = service.app.watchers
    stream.cut()
    while {table.game, other.game} & set(watchers._watchers) or watchers._players:
        table.now()
