"""Four seats over gRPC, from clients that know the contract alone: giving up and claims, standing orders, offers,
what is asked in secret, undo that counts what was seen, the line-up."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Codec
from kronika.service.ed25519 import verifies
from tests.findings import english
from tests.foray.client import Client, Seat
from tests.foray.conftest import COMMAND, MUCH, Table
from tests.foray.system import FORAY
from tests.service.client import Refused, word
from tests.service.process import Serving
from tests.service.table import refusal
from tests.trust import second_verifier as second

CLOSED = 5
GAME_LONG = {"kind": {"foray": "FORAY_PROMPT_KIND_REACT"}, "until": "game"}
LATE = {"reply_limit": 1}
Make = Callable[..., Table]


def kind_of(event: Any) -> str:
    """What an event is, of the kernel or of Foray."""
    inner = getattr(event, event.WhichOneof("event"))
    return str(inner.WhichOneof("kernel_event" if event.WhichOneof("event") == "kernel" else "event"))


def kinds(events: Any) -> list[str]:
    return [kind_of(event) for event in events]


def picked(game: Table) -> Seat:
    """All pick; who acts first."""
    for seat in game.seats.values():
        seat.does("pick", "pick")
    return acting(game)


def acting(game: Table) -> Seat:
    return game[next(prompt.seat for prompt in game.now().prompts if word(prompt, "kind") == "act")]


def mate(game: Table, seat: Seat) -> Seat:
    return next(one for one in game.seats.values() if one.name[0] == seat.name[0] and one is not seat)


def enemies(game: Table, seat: Seat) -> list[Seat]:
    return [one for one in game.seats.values() if one.name[0] != seat.name[0]]


def raided(game: Table) -> tuple[Seat, Seat]:
    """Who acts first raids an enemy: the two."""
    first = picked(game)
    target = enemies(game, first)[0]
    first.does("act", "raid", target=target.name)
    return first, target


def claimed(seat: Seat) -> Any:
    """The seat claims as soon as it may."""
    while True:
        try:
            return seat("ClaimGame").answer
        except Refused as error:
            if error.reason != "TOO_EARLY":
                raise


def closes_and_verifies(game: Table, seed: str, playing: list[Seat]) -> None:
    """Those who are in play on to the end and confirm it; then both verifiers find nothing wrong."""
    game.play(seed)
    for seat in playing:
        seat("ConfirmEnd")
    assert game.now().phase == CLOSED
    file = b"".join(piece.chunk for piece in game.maker.stream("ExportGame", game=game.game.game, audience="referee"))
    report = verify(parse(file), {"foray": FORAY}, {"foray": Codec(FORAY)}, verifies)
    assert (report.problems, second.check(file.splitlines(keepends=True))) == ((), [])
    assert not [said for said in english(report.unchecked) if "wait" in said]


# --- giving up


def test_a_seat_that_resigns_leaves_its_order_falls_and_the_game_goes_on_to_its_end(table: Make) -> None:
    game = table("team", choices={"rounds": {"number": 2}}).started()
    first = picked(game)
    gone = mate(game, first)
    gone("GiveOrder", order=GAME_LONG)
    assert [order.seat for order in first.snapshot().orders] == [gone.name]
    answer = gone("Resign").answer
    assert kinds(answer.events)[:3] == ["resigned", "seat_left", "gave_up"]
    assert not first.snapshot().orders and not game.now().HasField("outcome")
    assert not any(prompt.seat == gone.name for prompt in game.now().prompts)
    assert refusal(lambda: gone("GiveOrder", order=GAME_LONG)).reason == "WRONG_PHASE"
    hand = next(one for one in first.snapshot().view.foray.hands if one.seat == gone.name)
    assert (hand.left, hand.size) == (True, 0)
    closes_and_verifies(game, "resigned", [seat for seat in game.seats.values() if seat is not gone])


def test_resigning_with_a_pick_face_down_reveals_neither_pick_nor_hand(table: Make) -> None:
    game = table("team", choices={"rounds": {"number": 1}}).started()
    gone = game["n2"]
    held = set(gone.snapshot().view.foray.hands[1].cards)
    gone.does("pick", "pick")
    before = game.now().version
    gone("Resign")
    for seat in (game["n1"], game["s1"]):
        told = seat.events(after=before, proof=True)
        assert len(told) > 2 and not any(b'"opened"' in event.proof.public for event in told)
        shown = seat.snapshot().view.foray.hands[1]
        assert (list(shown.cards), shown.buried) == ([], len(held))
    for name in ("n1", "s1", "s2"):
        game[name].does("pick", "pick")
    (shown,) = [event.foray.picks_shown for event in game["s1"].events(after=before) if kind_of(event) == "picks_shown"]
    assert set(shown.picks) == {"n1", "s1", "s2"} and not held & set(shown.picks.values())
    closes_and_verifies(game, "shows nothing", [game[name] for name in ("n1", "s1", "s2")])


def test_the_second_of_a_team_to_resign_ends_the_game_for_all(table: Make) -> None:
    game = table("team").started()
    first = picked(game)
    first("Resign")
    assert not game.now().HasField("outcome")
    mate(game, first)("Resign")
    outcome = game.now().outcome
    assert (sorted(outcome.winners), word(outcome, "how")) == (
        sorted(one.name for one in enemies(game, first)),
        "resigned",
    )


# --- claims


def test_a_window_beyond_the_reply_limit_is_passed_and_the_seat_plays_on(table: Make) -> None:
    game = table("team", options=LATE).started()
    first, target = raided(game)
    prompt = target.asked("react")
    answer = claimed(first)
    assert kinds(answer.events)[:3] == ["game_claimed", "decision_made", "passed"]
    made = answer.events[1].kernel.decision_made
    assert (made.seat, made.prompt, made.behalf) == (target.name, prompt.prompt, answer.events[0].version)
    assert not game.now().HasField("outcome") and target.asked("react") is None
    assert not any("gave_up" in kinds(seat.events()) for seat in game.seats.values())
    late = refusal(lambda: target.decide(prompt, prompt.legal[0].decision))
    assert late.reason in ("PROMPT_CLOSED", "WRONG_PHASE")


def test_a_seat_that_does_not_answer_anything_else_is_out_and_the_others_play_on(table: Make) -> None:
    game = table("team", options=LATE, choices={"rounds": {"number": 1}}).started()
    for name in ("n1", "s1", "s2"):
        game[name].does("pick", "pick")
    answer = claimed(game["s1"])
    assert kinds(answer.events)[:4] == ["game_claimed", "seat_left", "prompt_closed", "picks_shown"]
    assert {"gave_up", "settled"} <= set(kinds(answer.events))
    assert answer.events[0].kernel.game_claimed.against == "n2"
    assert not game.now().HasField("outcome")
    assert [word(kind, "kind") for kind in game.now().prompts] == ["act"], "the others had picked"
    closes_and_verifies(game, "claimed", [game[name] for name in ("n1", "s1", "s2")])


def test_an_offer_that_stays_open_is_never_overdue(table: Make) -> None:
    game = table("team", options=LATE).started()
    first, target = raided(game)
    shield = mate(game, target)
    assert shield.asked("shield").optional
    assert not any(one.seat == shield.name for one in game.now().awaited)
    answer = claimed(shield)
    assert answer.events[0].kernel.game_claimed.against == target.name, "who is asked to shield owes nothing himself"
    assert not first.snapshot().HasField("outcome")


# --- prompts


def test_an_offer_says_what_it_is_about_and_closes_unanswered_with_the_window(table: Make) -> None:
    game = table("team").started()
    _, target = raided(game)
    shield = mate(game, target)
    offer = shield.asked("shield")
    assert (offer.subject, offer.optional, offer.private) == (target.name, True, True)
    assert offer.sentence == f"You may shield {target.name} with a card"
    answer = target.does("react", "pass")
    closed = [event.kernel.prompt_closed.prompt for event in answer.events if kind_of(event) == "prompt_closed"]
    assert closed == [offer.prompt] and shield.asked("shield") is None
    refused = refusal(lambda: shield.decide(offer, offer.legal[0].decision))
    assert refused.reason == "PROMPT_CLOSED"


def test_an_offer_that_is_taken_closes_with_its_answer_and_the_window_stands(table: Make) -> None:
    game = table("team").started()
    _, target = raided(game)
    shield = mate(game, target)
    assert "prompt_closed" not in kinds(shield.does("shield", "play").events)
    assert shield.asked("shield") is None and target.asked("react") is not None


@pytest.mark.parametrize(
    ("language", "hidden", "asked"),
    [("en", "Something is asked in secret", "Bury card {}?"), ("cs", "Tajná otázka", "Pohřbít kartu {}?")],
)
def test_follow_up_of_a_secret_choice_is_asked_in_secret(
    table: Make, methods: Any, serving: Any, language: str, hidden: str, asked: str
) -> None:
    """The others see that something is asked, and not what; the seat sees what, and about which card."""
    game = table("team").started()
    first = picked(game)
    first.does("act", "bury")
    card = next(one for one in first.snapshot().view.foray.hands if one.seat == first.name).cards[0]
    first.does("bury", "choose", card=card)
    prompt = first.asked("confirm")
    assert (prompt.subject, prompt.private) == (str(card), True)
    stranger = Client(serving.address, methods, language)
    (seen,) = stranger("GetGame", game=game.game.game).game.prompts
    assert (seen.seat, word(seen, "kind"), seen.subject, seen.sentence) == (first.name, "", "", hidden)
    for other in (*enemies(game, first), mate(game, first)):
        (seen,) = other.snapshot().open_prompts
        assert (word(seen, "kind"), seen.subject) == ("", "")
        (opened,) = [
            event.kernel.prompt_opened
            for event in other.events()
            if kind_of(event) == "prompt_opened" and event.version == prompt.prompt
        ]
        assert (word(opened, "kind"), opened.subject, opened.secret.HasField("content")) == ("", "", False)
    first.client.speaks(language)
    assert first.asked("confirm").sentence == asked.format(card)


# --- standing orders


def test_a_standing_order_passes_for_its_seat_and_others_learn_that_it_stands_not_what_it_says(table: Make) -> None:
    game = table("team").started()
    first = picked(game)
    target = enemies(game, first)[0]
    assert [(word(one, "kind"), one.until) for one in target.snapshot().order_offers] == [
        ("", "round-1"),
        ("react", "round-1"),
        ("react", "game"),
    ]
    given = target("GiveOrder", order=GAME_LONG).answer.events[0].version
    for seat in game.seats.values():
        (standing,) = seat.snapshot().orders
        assert (standing.seat, standing.version) == (target.name, given)
        assert standing.HasField("order") == (seat is target)
    assert first.snapshot().orders[0].order.until == ""
    answer = first.does("act", "raid", target=target.name)
    made = next(
        event.kernel.decision_made
        for event in answer.events
        if kind_of(event) == "decision_made" and event.kernel.decision_made.seat == target.name
    )
    assert made.behalf == given and target.asked("react") is None
    target("WithdrawOrder", order=given)
    assert not target.snapshot().orders
    assert refusal(lambda: target("WithdrawOrder", order=given)).reason == "NOTHING_TO_ANSWER"


def test_orders_are_given_and_withdrawn_so_often(contract: Path, methods: Any, tmp_path: Path) -> None:
    with Serving(
        tmp_path / "data", program=COMMAND, code=contract, log_level="error", game_events=8, **MUCH
    ) as serving:
        game = Table(serving.address, methods, "team").started()
        target = enemies(game, picked(game))[0]

        def turns() -> None:
            for _ in range(9):
                given = target("GiveOrder", order=GAME_LONG).answer.events[0].version
                target("WithdrawOrder", order=given)

        refused = refusal(turns)
        assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "game_events")
        version = game.now().version
        assert refusal(turns).reason == "LIMIT_REACHED" and game.now().version <= version + 1
        game.play("on", 1)


def test_a_seat_is_shown_its_orders_only_as_long_as_they_stand(table: Make) -> None:
    game = table("team").started()
    first = picked(game)
    target = enemies(game, first)[0]
    given = target("GiveOrder", order=target.snapshot().order_offers[0]).answer.events[0].version
    assert [(word(one.order, "kind"), one.order.until) for one in target.snapshot().orders] == [("", "round-1")]
    assert "until another player plays one" in target.snapshot().orders[0].sentence
    while not any(p.seat == first.name and word(p, "kind") == "pick" for p in game.now().prompts):
        seat = game.seats[game.now().prompts[0].seat]
        seat.does("act", "rest")
    assert not target.snapshot().orders and target.snapshot().version > given


# --- undo


def test_a_request_says_who_has_seen_how_many_cards_and_what_it_needs(table: Make) -> None:
    """A theft is seen by thief and target."""
    game = table("team").started()
    first = picked(game)
    target = enemies(game, first)[0]
    before = game.now().version
    assert first.snapshot().undo.to < before
    first.does("act", "steal", target=target.name)
    offer = first.snapshot().undo
    assert (offer.to, offer.undo_class) == (before, 2), "by consent"
    answer = first("RequestUndo", to=before).answer
    (request,) = answer.snapshot.undo_requests
    assert dict(request.seen) == {first.name: 1, target.name: 1}
    said = ", ".join(f"1 by {name}" for name in sorted((first.name, target.name)))
    assert answer.events[0].sentence.endswith(f"Cards drawn and seen since: {said}.")
    others = [seat for seat in game.seats.values() if seat is not first]
    for seat in others[:-1]:
        seat("AnswerUndo", asked_by=first.name, agree=True)
        assert list(first.snapshot().undo_requests[0].agreed)[-1] == seat.name
    answer = others[-1]("AnswerUndo", asked_by=first.name, agree=True).answer
    assert kinds(answer.events) == ["undo_agreed", "undone"]
    again = first.does("act", "steal", target=target.name).events
    stolen = [
        event.foray.card_stolen.use
        for event in (*first.events(after=before), *again)
        if kind_of(event) == "card_stolen"
    ]
    assert [use.k for use in stolen][:2] == [1, 2], "the next link"


def test_silence_declines(table: Make) -> None:
    game = table("team", options={"undo_expiry": 1}).started()
    first = picked(game)
    before = game.now().version
    first.does("act", "steal")
    first("RequestUndo", to=before)
    mate(game, first)("AnswerUndo", asked_by=first.name, agree=True)
    ended = ""
    for batch in first.client.stream("WatchGame", game=game.game.game, after=before):
        ended = next(
            (word(one.kernel.undo_ended, "how") for one in batch.events if kind_of(one) == "undo_ended"), ended
        )
        if ended:
            break
    assert ended == "expired" and not first.snapshot().undo_requests


# --- the line-up


def test_the_creator_locks_the_line_up_and_frees_who_does_not_commit(table: Make, serving: Any, methods: Any) -> None:
    game = table("team")
    for seat in game.seats.values():
        seat.take()
    for name in ("n1", "n2", "s1"):
        game[name].commit()
    game.maker("LockLineUp", game=game.game.game)
    assert game.now().locked
    assert refusal(lambda: game["s2"]("LeaveSeat")).reason == "WRONG_PHASE"
    assert refusal(lambda: game["n2"].client("FreeSeat", game=game.game.game, seat="s2")).reason == "NOT_YOUR_SEAT"
    assert refusal(lambda: game.maker("FreeSeat", game=game.game.game, seat="n2")).reason == "ALREADY_DONE"
    game.maker("FreeSeat", game=game.game.game, seat="s2")
    assert [seat.committed for seat in game.now().seats] == [True, True, True, False], "the epoch goes on"
    other = Seat(Client(serving.address, methods), game.game.game, "s2")
    assert refusal(other.take).reason == "NOT_YOUR_SEAT"
    game.maker("LockLineUp", game=game.game.game, unlock=True)
    other.take()
    game.seats["s2"] = other
    other.commit()
    for seat in game.seats.values():
        seat.reveal()
    assert not game.now().locked and [word(prompt, "kind") for prompt in game.now().prompts] == ["pick"] * 4
    assert {"line_up_locked", "seat_freed", "line_up_unlocked"} <= set(kinds(other.events()))


# --- watching


def eventful(table: Make) -> Table:
    """Orders, offers, secret questions, an undo by consent, a seat that leaves; closed."""
    game = table("team", choices={"rounds": {"number": 2}}).started()
    first = picked(game)
    target, other = enemies(game, first)
    other("GiveOrder", order=GAME_LONG)
    before = game.now().version
    first.does("act", "steal", target=target.name)
    first("RequestUndo", to=before)
    for seat in (target, other, mate(game, first)):
        seat("AnswerUndo", asked_by=first.name, agree=True)
    first.does("act", "raid", target=target.name)
    target.does("react", "play")
    first.does("react", "pass")
    second_one = acting(game)
    second_one.does("act", "bury")
    second_one.does("bury", "choose")
    mate(game, target)("Resign")
    game.play("eventful")
    for seat in game.seats.values():
        if seat is not mate(game, target):
            seat("ConfirmEnd")
    assert game.now().phase == CLOSED
    return game


def watched(seat: Seat, audience: str, after: int, last: int, most: int = 10_000) -> list[Any]:
    """What a watcher is told from there on, till he has all, or so many events; then his connection breaks."""
    told: list[Any] = []
    stream = seat.client.stream("WatchGame", game=seat.game, audience=audience, after=after, proof=True)
    for batch in stream:
        told += batch.events
        if told[-1].version >= last or len(told) >= most:
            break
    return told[:most]


@pytest.fixture(scope="module")
def watching(serving: Any, methods: Any) -> Table:
    return eventful(lambda scenario, **fields: Table(serving.address, methods, scenario, **fields))


@pytest.mark.parametrize("audience", ["", "n1", "n2", "s1", "s2"])
def test_cutting_a_watcher_at_any_event_and_resuming_loses_and_repeats_nothing(watching: Table, audience: str) -> None:
    seat = watching[audience or "n1"]
    last = watching.now().version
    asked = {"game": watching.game.game, "audience": audience, "page_size": 2000, "proof": True}
    whole = list(seat.client("ListEvents", **asked).events)
    assert [event.version for event in whole] == list(range(1, last + 1))
    assert {"order_given", "undone", "gave_up", "prompt_closed", "game_closed"} <= set(kinds(whole))
    for cut in range(last):
        assert watched(seat, audience, cut, last) == whole[cut:]
    pieces: list[Any] = []
    while len(pieces) < last:
        pieces += watched(seat, audience, len(pieces), last, most=3)
    assert pieces == whole


def test_live_watcher_gets_the_same_as_a_later_reader(table: Make) -> None:
    """All seats and a spectator watch while it is played, and are cut after every decision."""
    game = table("team", choices={"rounds": {"number": 1}}).started()
    told: dict[str, list[Any]] = {audience: [] for audience in ("", *game.seats)}
    while game.now().prompts:
        game.play(str(len(told[""])), 1)
        last = game.now().version
        for audience, events in told.items():
            events += watched(game[audience or "n1"], audience, len(events), last)
    for audience, events in told.items():
        asked = {"game": game.game.game, "audience": audience, "page_size": 2000, "proof": True}
        assert events == list(game[audience or "n1"].client("ListEvents", **asked).events)
