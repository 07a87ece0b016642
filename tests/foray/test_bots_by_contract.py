"""Bots of the service in games of four, over gRPC: they play beside persons, answer requests to undo by a policy,
bring their share of chance when a seat leaves, and each of their decisions can be repeated."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.events import DecisionMade
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Codec, encode_record
from kronika.service.ed25519 import verifies
from kronika.service.vault import SECRETS_FILE
from tests.foray.client import Client, Seat
from tests.foray.conftest import COMMAND, MUCH, Table
from tests.foray.system import FORAY
from tests.foray.test_four_seats import CLOSED, LATE, claimed, kind_of, kinds
from tests.service.client import word
from tests.service.process import Serving
from tests.service.table import refusal
from tests.trust import second_verifier as second

pytestmark = pytest.mark.slow

Make = Callable[..., Table]
ONE = [{"seat": "s2", "bot": "raider"}]
TWO = [{"seat": "n2", "bot": "raider"}, {"seat": "s1", "bot": "raider"}]
PERSONS = ("n1", "n2", "s1")


def closed(game: Table) -> bytes:
    """The persons confirm the end, and the bots by themselves; the open file, in which both verifiers find
    nothing wrong, and every decision of the bots is repeated."""
    for seat in game.seats.values():
        if not any(one.kernel.gave_up.seat == seat.name for one in seat.events() if kind_of(one) == "gave_up"):
            seat("ConfirmEnd")
    while game.now().phase != CLOSED:
        pass
    file = b"".join(piece.chunk for piece in game.maker.stream("ExportGame", game=game.game.game, audience="referee"))
    report = verify(parse(file), {"foray": FORAY}, {"foray": Codec(FORAY)}, verifies)
    assert (report.problems, second.check(file.splitlines(keepends=True))) == ((), [])
    return file


def repeated(file: bytes, *bots: str) -> int:
    """How many decisions of these bots there are; audit repeats them all."""
    codec = Codec(FORAY)
    entries = [codec.decode(version, encode_record(one)) for version, one in enumerate(parse(file).records, 1)]
    found = audit(FORAY, entries)
    made = [event for entry in entries for event in entry.events if isinstance(event, DecisionMade)]
    assert found.ok and found.unrepeated == ()
    assert found.repeated == sum(event.seat in bots for event in made)
    return found.repeated


def test_two_persons_and_two_bots_play_to_the_end_and_every_decision_of_the_bots_is_repeated(table: Make) -> None:
    game = table("team", bots=TWO)
    assert [(one.seat, one.bot.bot) for one in game.game.seats] == [
        ("n1", ""),
        ("n2", "raider"),
        ("s1", "raider"),
        ("s2", ""),
    ]
    game.started().play("with bots")
    assert game.now().outcome.rule == "F13"
    assert repeated(closed(game), "n2", "s1") > 5


def test_a_bot_is_invited_to_a_game_of_four_by_who_has_made_it(table: Make) -> None:
    game = table("team")
    for name in PERSONS:
        game[name].take()
    assert refusal(lambda: game["n2"].client("InviteBot", game=game.game.game, seat="s2", bot="raider")).reason == (
        "NOT_YOUR_SEAT"
    )
    unknown = refusal(lambda: game.maker("InviteBot", game=game.game.game, seat="s2", bot="clever"))
    assert (unknown.reason, unknown.accepted) == ("NOT_FOUND", ("raider",))
    game.maker("InviteBot", game=game.game.game, seat="s2", bot="raider")
    del game.seats["s2"]
    for step in (Seat.commit, Seat.reveal):
        for seat in game.seats.values():
            step(seat)
    game.play("invited")
    assert repeated(closed(game), "s2") > 2


# --- undo among persons and a bot

BECAME_KNOWN = {"card_drawn", "card_flipped", "card_stolen", "card_played", "confided", "picks_shown"}
"""Events by which chance decided, or something hidden was shown."""


def two_in_turn(table: Make, **fields: Any) -> tuple[Table, Seat, Seat, Seat]:
    """Three persons who act one after the other, the first of them now, and the bot only after them: the first of
    so many games in which it comes last."""
    while True:
        game = table("team", bots=ONE, **fields).started()
        for seat in game.seats.values():
            prompt = seat.asked("pick")
            seat.decide(prompt, max(prompt.legal, key=lambda one: one.decision.foray.pick.card).decision)
        while any(word(prompt, "kind") == "pick" for prompt in game.now().prompts):
            time.sleep(0.02)
        order = list(game["n1"].snapshot().view.foray.order)
        if order[3] not in PERSONS:
            first, other, third = (game[seat] for seat in order[:3])
            return game, first, other, third


def asked_to_go_back(table: Make, **fields: Any) -> tuple[Table, Seat, Seat, Seat]:
    """The first has rested, the second too, and the first asks to go back: nothing became known."""
    game, first, other, third = two_in_turn(table, **fields)
    slip = game.now().version
    first.does("act", "rest")
    other.does("act", "rest")
    first("RequestUndo", to=slip)
    return game, first, other, third


def ended(seat: Seat) -> Any:
    """The event by which the seat's request ends."""
    for batch in seat.client.stream("WatchGame", game=seat.game):
        for event in batch.events:
            if kind_of(event) in ("undone", "undo_ended"):
                return event
    raise AssertionError("it does not end")


def agreed(seat: Seat) -> list[str]:
    (request,) = seat.snapshot().undo_requests
    return sorted(request.agreed)


def test_where_nothing_became_known_the_bot_agrees_and_every_person_is_asked(table: Make) -> None:
    _, first, other, third = asked_to_go_back(table)
    while agreed(first) != ["s2"]:
        pass
    for seat in (other, third):
        assert first.snapshot().undo_requests
        seat("AnswerUndo", asked_by=first.name, agree=True)
    assert kind_of(ended(first)) == "undone"


def test_one_person_who_declines_is_enough_though_the_bot_agrees(table: Make) -> None:
    _, first, other, _ = asked_to_go_back(table)
    while agreed(first) != ["s2"]:
        pass
    other("AnswerUndo", asked_by=first.name, agree=False)
    over = ended(first).kernel.undo_ended
    assert (word(over, "how"), over.by) == ("declined", other.name)


def test_the_silence_of_a_person_declines_though_the_bot_agrees(table: Make) -> None:
    game, first, _, _ = asked_to_go_back(table, options={"undo_expiry": 2})
    over = ended(first).kernel.undo_ended
    assert (word(over, "how"), over.by) == ("expired", "")
    by = [event.kernel.undo_agreed.by for event in game["n1"].events() if kind_of(event) == "undo_agreed"]
    assert by == ["s2"]


def test_bot_agrees_and_resigned_seat_is_not_asked(table: Make) -> None:
    game, first, other, third = two_in_turn(table)
    third("Resign")
    slip = game.now().version
    first.does("act", "rest")
    other.does("act", "rest")
    first("RequestUndo", to=slip)
    assert refusal(lambda: third("AnswerUndo", asked_by=first.name, agree=False)).reason == "WRONG_PHASE"
    since = [kind_of(event) for event in game["n1"].events() if event.version > slip]
    if BECAME_KNOWN.isdisjoint(since[: since.index("undo_requested")]):
        other("AnswerUndo", asked_by=first.name, agree=True)
        assert kind_of(ended(first)) == "undone"
    else:  # the bot came next, and was faster than the request
        over = ended(first).kernel.undo_ended
        assert (over.how, over.by) == ("declined", "s2")


def test_the_bot_declines_where_something_became_known(table: Make) -> None:
    """A card was taken out of a hand."""
    game, first, _, _ = two_in_turn(table)
    slip = game.now().version
    first.does("act", "steal")
    first("RequestUndo", to=slip)
    over = ended(first).kernel.undo_ended
    assert (word(over, "how"), over.by) == ("declined", "s2")


# --- chance that is replaced


@pytest.fixture
def lost(tmp_path: Path, contract: Path, methods: Any) -> Any:
    """A game of three persons and a bot, in which the secrets of chance are lost and all have agreed to new
    ones; n2 alone does not commit."""

    def start() -> Serving:
        return Serving(tmp_path / "data", program=COMMAND, code=contract, log_level="error", **MUCH)

    with start() as serving:
        game = Table(serving.address, methods, "team", bots=ONE, options=LATE, choices={"rounds": {"number": 1}})
        game.started()
        game["n1"].does("pick", "pick")
        serving.kill()
    for secret in (tmp_path / "data").glob(f"{SECRETS_FILE}*"):
        secret.unlink()
    with start() as serving:
        game.move(serving.address)
        for seat in game.seats.values():
            seat("AgreeToEpoch")
        while game.now().epoch.number == 1:
            pass
        for name in ("n1", "s1"):
            game[name].commit()
        yield game


def resigns(game: Table) -> Any:
    return game["n2"]("Resign").answer


def is_claimed_against(game: Table) -> Any:
    return claimed(game["s1"])


@pytest.mark.parametrize("leaves", [resigns, is_claimed_against])
def test_when_the_last_that_had_to_commit_leaves_the_bot_reveals_with_it_and_the_game_goes_on(
    lost: Table, leaves: Callable[[Table], Any]
) -> None:
    """Otherwise a person could reveal before the bot, or everybody would wait for it."""
    told = leaves(lost).events
    assert "gave_up" in kinds(told)
    shown = [event.kernel.entropy_revealed.seat for event in told if kind_of(event) == "entropy_revealed"]
    assert shown == ["s2"], "in the same transaction"
    assert {event.tx for event in told} == {told[0].tx}
    del lost.seats["n2"]
    for seat in lost.seats.values():
        seat.reveal()
    assert not any(prompt.seat == "n2" for prompt in lost.now().prompts)
    lost.play("without n2")
    assert lost.now().outcome.rule == "F13"
    closed(lost)


def test_a_bot_without_a_person_to_play_against_is_refused(serving: Serving, methods: Any) -> None:
    client = Client(serving.address, methods)
    bots = [{"seat": seat, "bot": "raider"} for seat in ("n1", "n2", "s1", "s2")]
    assert refusal(lambda: client("CreateGame", pack="foray", scenario="team", bots=bots)).reason == "NOT_YOUR_SEAT"
