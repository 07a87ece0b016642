"""Only what moves the game on restarts a reply limit (design 6)."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.domain.kernel import ends, limits, seats, undo
from kronika.domain.kernel import events as e
from kronika.library.offline import OfflineGame
from kronika.service.waiting import Waiting
from tests.embedded import Embedded
from tests.kernel.tiny import Roll, Say, does, table
from tests.service.client import word
from tests.service.table import Seat
from tests.service.test_tank_duel import SEATS, battle, wanders_to

ANN, BEN, CID = "ann", "ben", "cid"
DAY = 86_400
Later = Callable[[float], None]


def on(day: int) -> str:
    return f"2026-01-{day + 1:02}T00:00:00.000000Z"


class Diary:
    """A game, and what the service learns of it: each event on a day."""

    def __init__(self, game: OfflineGame) -> None:
        self.game, self._waiting, self._told = game, Waiting(), 0
        self.on(0)

    def on(self, day: int) -> None:
        """What has happened since happened on this day."""
        for event in self.game.events[self._told :]:
            self._told += 1
            self._waiting.note(self._told, on(day), event)

    def since(self, seat: str, kind: str = "act") -> int:
        """Since which day the game waits for the answer of a seat."""
        found = next(p for p in self.game.position.game.prompts if (p.seat, p.kind) == (seat, kind))
        return int(self._waiting.prompt(found).at[8:10]) - 1

    def does(self, seat: str, decision: Any, day: int) -> int:
        version = does(self.game, seat, decision)
        self.on(day)
        return version

    def undoes(self, seat: str, version: int, day: int) -> None:
        self.game.undo(seat, version - 1)
        self.on(day)


@pytest.fixture
def diary() -> Diary:
    return Diary(table(e.Options(reply_limit=60)))


def test_a_decision_moves_the_game_on(diary: Diary) -> None:
    diary.does(ANN, Say("one"), day=3)
    assert (diary.since(ANN), diary.since(BEN)) == (3, 0)


def test_a_prompt_that_a_seat_reopens_by_an_undo_has_waited_since_it_was_first_opened(diary: Diary) -> None:
    version = diary.does(ANN, Say("one"), day=3)
    diary.undoes(ANN, version, day=5)
    assert diary.since(ANN) == 0


def test_an_undo_gives_no_other_seat_time(diary: Diary) -> None:
    version = diary.does(ANN, Say("one"), day=3)
    diary.undoes(ANN, version, day=5)
    assert diary.since(BEN) == 0


@pytest.mark.parametrize("word", ["one", "other"])
def test_deciding_again_after_an_undo_gains_no_time(diary: Diary, word: str) -> None:
    version = diary.does(ANN, Say("one"), day=3)
    diary.undoes(ANN, version, day=5)
    version = diary.does(ANN, Say(word), day=6)
    assert diary.since(ANN) == 3
    diary.undoes(ANN, version, day=7)
    diary.does(ANN, Say("third"), day=8)
    assert diary.since(ANN) == 3
    diary.does(ANN, Say("fourth"), day=9)
    assert diary.since(ANN) == 9, "it has come further than before"


def test_several_decisions_taken_back_give_no_time(diary: Diary) -> None:
    first = diary.does(ANN, Say("one"), day=1)
    diary.does(ANN, Say("two"), day=2)
    diary.does(ANN, Say("three"), day=3)
    diary.undoes(ANN, first, day=9)
    seen = [diary.since(ANN)]
    for day, said in enumerate(("a", "b", "c", "d"), 10):
        diary.does(ANN, Say(said), day)
        seen.append(diary.since(ANN))
    assert seen == [0, 1, 2, 3, 13]


def test_chance_moves_the_game_on(diary: Diary) -> None:
    version = diary.does(ANN, Say("one"), day=1)
    diary.undoes(ANN, version, day=4)
    diary.does(ANN, Roll(), day=5)
    assert diary.since(ANN) == 5


def test_an_undo_that_all_agree_to_gives_everybody_new_time(diary: Diary) -> None:
    version = diary.does(ANN, Roll(), day=3)
    diary.undoes(ANN, version, day=4)
    for by in (BEN, CID):
        diary.game.agree(ANN, by)
    diary.on(9)
    assert (diary.since(ANN), diary.since(BEN)) == (9, 9)


def test_an_undo_that_is_refused_gives_no_time(diary: Diary) -> None:
    version = diary.does(ANN, Roll(), day=3)
    diary.undoes(ANN, version, day=4)
    diary.game.keep(undo.decline(diary.game.system, diary.game.position, ANN, BEN))
    diary.on(5)
    diary.undoes(ANN, version, day=6)
    diary.game.keep(undo.withdraw(diary.game.system, diary.game.position, ANN))
    diary.on(7)
    assert (diary.since(ANN), diary.since(BEN)) == (3, 0)


def offers(game: OfflineGame) -> None:
    game.keep(ends.offer_draw(game.system, game.position, ANN))
    game.keep(ends.decline_draw(game.system, game.position, ANN, BEN))
    game.keep(ends.offer_draw(game.system, game.position, ANN))
    game.keep(ends.decline_draw(game.system, game.position, ANN, ANN))


def disputes(game: OfflineGame) -> None:
    game.keep(ends.dispute(game.system, game.position, ANN, game.position.version, "no"))
    game.keep(ends.withdraw_dispute(game.system, game.position, ANN, game.position.ledger.disputes[0].version))


def asks_for_time(game: OfflineGame) -> None:
    for change in (e.LimitChange.PAUSE, e.LimitChange.PAUSE):
        game.keep(limits.request(game.system, game.position, ANN, change))
        game.keep(limits.withdraw(game.system, game.position, ANN))
    game.keep(limits.request(game.system, game.position, ANN, e.LimitChange.EXTEND, 60))
    game.keep(limits.answer(game.system, game.position, ANN, BEN, agree=False))


def leaves(game: OfflineGame) -> None:
    game.keep(seats.leave(game.system, game.position, ANN, None))
    game.take(ANN)


def passes_on(game: OfflineGame) -> None:
    game.hand_over(ANN, game.holder("another"))


def asks_for_a_seat(game: OfflineGame) -> None:
    taker = game.holder("ben")
    game.keep(seats.propose_handover(game.system, game.position, ANN, taker))
    game.keep(seats.decline_handover(game.system, game.position, ANN, ANN, game.position.ledger.proposals[ANN].id))


@pytest.mark.parametrize("does_it", [offers, disputes, asks_for_time, leaves, passes_on, asks_for_a_seat])
def test_nothing_else_gives_time(diary: Diary, does_it: Callable[[OfflineGame], None]) -> None:
    diary.does(ANN, Roll(), day=1)
    does_it(diary.game)
    diary.on(4)
    assert [diary.since(seat) for seat in (ANN, BEN, CID)] == [1, 0, 0]


def test_a_handover_that_all_others_agree_to_gives_new_time(diary: Diary) -> None:
    game = diary.game
    game.keep(seats.propose_handover(game.system, game.position, ANN, game.holder(BEN), 0))
    proposal = game.position.ledger.proposals[ANN].id
    for by in (BEN, CID):
        game.keep(seats.consent_to_handover(game.system, game.position, ANN, by, proposal, None))
    diary.on(4)
    assert (diary.since(ANN), diary.since(BEN)) == (4, 0)


# --- by the rules of a game


@pytest.fixture
def duel(service: Embedded) -> dict[str, Seat]:
    return battle(service)


def initiative(seat: Seat) -> Any:
    return next(prompt for prompt in seat.snapshot().prompts if word(prompt, "kind") == "initiative")


def lays(seat: Seat) -> None:
    prompt = initiative(seat)
    chosen = next(one for one in prompt.legal if one.decision.tankduel.HasField("lay"))
    seat.decide(chosen.decision, prompt=prompt.prompt)


def takes_back(seat: Seat) -> None:
    for prompt in seat.snapshot().prompts:
        for one in prompt.legal:
            if one.decision.tankduel.HasField("take_back"):
                seat.decide(one.decision, prompt=prompt.prompt)
                return


def waits_since(seat: Seat) -> Any:
    """Since when the game waits for an answer of the seat."""
    awaited = seat.client("GetGame", game=seat.game).game.awaited
    return next(one.since.ToDatetime() for one in awaited if one.seat == seat.name)


def test_TD23_who_takes_a_card_back_and_lays_it_again_gains_no_time(duel: dict[str, Seat], later: Later) -> None:
    seat, mate, enemy = duel[SEATS[0]], duel[SEATS[1]], duel[SEATS[2]]
    asked = waits_since(seat)
    later(10 * DAY)
    lays(seat)
    lays(enemy)
    takes_back(seat)
    assert waits_since(seat) == asked
    later(21 * DAY)
    lays(mate)
    lays(duel[SEATS[3]])
    assert enemy("ClaimGame").answer.events[0].kernel.game_claimed.against == seat.name


def test_TD30_who_takes_a_step_of_an_action_back_and_makes_it_again_gains_no_time(
    duel: dict[str, Seat], later: Later
) -> None:
    seat = wanders_to(duel, "action")
    begins(seat)
    asked = waits_since(seat)
    for _ in range(3):
        later(5 * DAY)
        steps_back(seat)
        begins(seat)
        assert waits_since(seat) == asked


def begins(seat: Seat) -> None:
    """The seat chooses something of which it is then asked more, and which it can take back."""
    (prompt,) = [one for one in seat.snapshot().prompts if not one.optional]
    for one in prompt.legal:
        seat.decide(one.decision, prompt=prompt.prompt)
        asked = [one for one in seat.snapshot().prompts if not one.optional]
        if asked and any(legal.decision.tankduel.HasField("back") for legal in asked[0].legal):
            return
        seat("RequestUndo")
        (prompt,) = [one for one in seat.snapshot().prompts if not one.optional]


def steps_back(seat: Seat) -> None:
    (prompt,) = [one for one in seat.snapshot().prompts if not one.optional]
    back = next(one for one in prompt.legal if one.decision.tankduel.HasField("back"))
    seat.decide(back.decision, prompt=prompt.prompt)
