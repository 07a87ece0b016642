"""Bots that hold seats: what they decide follows from what their seat sees and a seed they are bound to;
who checks the game repeats it, and names where the service could have gained by playing itself."""

import random
from typing import Any

import pytest

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.bot_seats import bring_entropy, decision_of, owes, play_by
from kronika.domain.kernel.bots import Noise, commitment_to
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.audit import Audit, Grade, audit
from kronika.domain.kernel.checking.verifier import Report, verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.log import Codec, Entry
from kronika.domain.kernel.seats import invite
from kronika.domain.kernel.words import Rejection
from kronika.library.offline import OfflineGame
from kronika.service.chances import may_owe
from kronika.service.ed25519 import verifies
from tests.examples import mostly_slow
from tests.findings import english
from tests.foray.pairs import Script, position_of, swapped
from tests.foray.system import FORAY, RAIDER
from tests.foray.table import played, table, with_bots
from tests.foray.test_playing_on import waiting_for
from tests.trust import second_verifier as second

SEED = bytes(range(32))
BOTS = {"n2": "raider", "s1": "raider"}


def audited(game: OfflineGame, events: list[e.Event] | None = None) -> Audit:
    stored = zip(events or game.events, game._firsts, strict=True)
    return audit(FORAY, [Entry(version, "", tx, (event,)) for version, (event, tx) in enumerate(stored, 1)])


def verified(game: OfflineGame) -> tuple[Report, Any]:
    """What each of the two verifiers says of a game."""
    file = game.export()
    found = verify(parse(file), {"foray": FORAY}, {"foray": Codec(FORAY)}, verifies)
    return found, second.verify(file.splitlines(keepends=True))


# --- what a bot decides


@pytest.mark.parametrize("seed", mostly_slow(range(12), 3))
def test_two_games_that_differ_only_in_what_its_seat_may_not_know_give_a_bot_the_same_decisions(seed: int) -> None:
    script = Script(played("team", str(seed), 40).events)
    first = script.played().events
    other = swapped(script, first, "s1", random.Random(seed)).played().events
    assert first != other
    decided = 0
    for version in range(1, len(first) + 1):
        if isinstance(first[version - 1], e.PromptOpened):
            one, two = (position_of(events[:version], "s1").game for events in (first, other))
            for prompt in [prompt for prompt in one.prompts if prompt.seat == "s1" and not prompt.optional]:
                here, there = (decision_of(FORAY, RAIDER, game.board, prompt, SEED) for game in (one, two))
                assert here == there
                decided += 1
    assert decided > 3


def test_between_equals_the_seed_decides_and_the_prompt() -> None:
    noises = {Noise(seed, prompt)("this") for seed in (SEED, b"\1" * 32) for prompt in (7, 8)}
    assert len(noises) == 4 and all(0 <= one < 1 for one in noises)
    assert Noise(SEED, 7)("this") == Noise(SEED, 7)("this") != Noise(SEED, 7)("that")


# --- the audit


def test_an_audit_repeats_every_decision_of_every_bot() -> None:
    game = with_bots()
    made = [x for x in game.events if isinstance(x, e.DecisionMade) and x.seat in BOTS and not x.behalf]
    found = audited(game)
    assert found.ok and found.repeated == len(made) > 10 and found.unrepeated == ()


def test_a_decision_that_is_not_its_bots_is_found_by_the_audit() -> None:
    """Legal, hashed and told as any other: only repeating it shows that the service decided otherwise."""
    game = duel("forged")
    prompt = next(one for one in game.position.game.prompts if one.seat == "s1")
    own = decision_of(
        FORAY, RAIDER, game.at(len(game.events), "s1").game.board, prompt, game._bot_seed(seated_at(game))
    )
    forged_at = len(game.events) + 1
    legal = FORAY.rules.legal(game.position.game.board, prompt)
    game.decide("s1", prompt.id, next(one for one in legal if one != own))
    end(game)
    found = audited(game)
    assert [(one.version, one.grade) for one in found.findings] == [(forged_at, Grade.OTHER_BOT)]
    assert not found.ok and "the bot of s1 decides" in text(found.findings[0].said, "en")
    assert verified(game)[0].ok, "hashes alone do not show it"


def test_decisions_of_another_bot_version_are_reported_as_not_repeatable() -> None:
    game = with_bots()
    events = [
        e.BotSeated(x.seat, x.bot, "0", x.commitment) if isinstance(x, e.BotSeated) and x.seat == "n2" else x
        for x in game.events
    ]
    found = audited(game, events)
    assert found.ok and len(found.unrepeated) == 1 and "raider 0 of n2" in text(found.unrepeated[0], "en")
    assert 0 < found.repeated < audited(game).repeated


# --- its seed


def test_bot_commitment_covers_game_seat_bot_version_and_seed() -> None:
    given = ("game", "n1", "raider", "1", SEED)
    others = (("g", "n1"), ("game", "n2"), ("game", "n1", "idler"), ("game", "n1", "raider", "2"))
    all_ = {commitment_to(*(*other, *given[len(other) :])) for other in (given, *others)}  # type: ignore[arg-type]
    assert len(all_) == 5


def test_until_the_closing_the_seed_waits_and_both_verifiers_say_so() -> None:
    game = table(seed="waits", bots=BOTS)
    first, other = verified(game)
    assert sum("its seed opens at the closing" in said for said in english(first.unchecked)) == 2
    assert sum("its seed is not open" in said for said in other.unchecked) == 2


def test_another_seed_than_the_one_it_was_bound_to_is_found_by_both() -> None:
    game = duel("lies")
    game._bot_seed = lambda at: b"\7" * 32  # type: ignore[method-assign]
    end(game)
    first, other = verified(game)
    assert any("is not the one committed to" in str(problem) for problem in first.problems)
    assert any("is not what binds it" in said for said in other.problems)


# --- chance, and the seat


def test_bot_commits_immediately_and_reveals_with_the_last_commitment() -> None:
    game = duel("chance", begun=False)
    game.seat_bot("s1", "raider")
    game.take("n1")
    brought = bring(game)
    assert [type(event) for event in brought] == [e.EntropyCommitted]
    game.commit("n1")
    assert [type(event) for event in bring(game)] == [e.EntropyRevealed]
    game.reveal("n1")
    assert game.position.ledger.started and not owes(game.position)
    first, other = verified(game)
    assert (first.problems, other.problems) == ((), [])
    assert len(first.unbound) == len(other.unbound) == 1, "the person's alone, who plays unsigned"


def test_both_verifiers_name_the_service_that_lets_a_bot_reveal_after_a_person() -> None:
    game = duel("late", begun=False)
    game.seat_bot("s1", "raider")
    game.take("n1", signs=True)
    for seat in ("s1", "n1"):
        game.commit(seat)
    for seat in ("n1", "s1"):
        game.reveal(seat)
    first, other = verified(game)
    assert english(first.unbound) == ("the bot of s1 did not reveal before n1 (epoch 1)",)
    assert other.unbound == [f"{game.events.index(revealed(game, 'n1')) + 1}: the bot of s1 did not reveal before n1"]


def test_both_verifiers_name_the_service_that_voids_an_epoch_by_removing_a_bot() -> None:
    game = duel("void", begun=False)
    game.seat_bot("s1", "raider")
    game.take("n1", signs=True)
    for seat in ("s1", "n1"):
        game.commit(seat)
    game.reveal("s1")
    game.keep(seats.leave(FORAY, game.position, "s1", game.next_anchors()))
    first, other = verified(game)
    assert english(first.unbound) == ("epoch 1 was made void by taking the bot of s1 away",)
    assert len(other.unbound) == 1 and "epoch 1 is void, as the bot of s1 left" in other.unbound[0]


def test_where_the_last_seat_to_commit_is_claimed_against_a_bot_reveals_with_that() -> None:
    """Nobody else can reveal before it, as nobody could before a last commitment."""
    game = waiting_for("n2", bound=False, bots={"s1": "raider"})
    assert not owes(game.position)
    anchors, late, chance = game.next_anchors, frozenset({"n2"}), game.chance(game.position.ledger)
    claimed = ends.claim(FORAY, game.position, "s2", frozenset(), chance, late, anchors=anchors)
    assert not isinstance(claimed, Rejection) and may_owe(claimed)
    game.keep(claimed)
    assert [type(event) for event in bring(game)] == [e.EntropyRevealed]
    for seat in ("n1", "s2"):
        game.reveal(seat)
    assert game.position.game.board.out == ("n2",)
    first, other = verified(game)
    assert (first.problems, other.problems) == ((), [])
    assert not any("the bot of s1" in said for said in (*english(first.unbound), *other.unbound))


def revealed(game: OfflineGame, seat: str) -> e.Event:
    return next(x for x in game.events if isinstance(x, e.EntropyRevealed) and x.seat == seat)


def test_bots_are_not_asked_about_handovers() -> None:
    game = table(seed="asked", bots=BOTS)
    proposed(game, "n1", "s2")
    game.keep(seats.consent_to_handover(FORAY, game.position, "n1", "s2", len(game.events), None))
    held = game.position.ledger.seats["n1"].held_by
    assert held is not None and held.name == "s2"
    first, other = verified(game)
    assert (first.problems, other.problems) == ((), [])


def test_where_no_other_person_consents_no_seat_passes() -> None:
    game = duel("nobody")
    proposed(game, "s1", "n1")
    proposed(game, "n1", "nobody", invited_by="s1")
    made = seats.consent_to_handover(FORAY, game.position, "n1", "s1", len(game.events), None)
    assert not isinstance(made, Rejection)
    assert [type(event) for event in made.events] == [e.HandoverConsented], "a bot's word does not count"


def test_a_person_consents_for_the_seat_of_a_bot_which_is_then_played_by_a_person() -> None:
    game = table(seed="takes over", bots=BOTS)
    proposed(game, "s1", "n1")
    proposal = len(game.events)
    for by in ("s2", "n1"):
        game.keep(seats.consent_to_handover(FORAY, game.position, "s1", by, proposal, None))
    assert game.position.ledger.by_bots == ("n2",)
    first, other = verified(game)
    assert (first.problems, other.problems) == ((), [])


def test_a_bot_takes_no_seat_that_a_player_holds() -> None:
    game = duel("taken")
    out = Recorder(FORAY, game.position)
    play_by(out, "n1", RAIDER.card, lambda _: SEED)
    game.keep(out)
    first, other = verified(game)
    assert any("puts a bot on seat n1" in str(problem) for problem in first.problems)
    assert any("a player holds n1" in said for said in other.problems)


def duel(seed: str, *, begun: bool = True) -> OfflineGame:
    """A person against a bot."""
    if begun:
        return table("duel", seed, bots={"s1": "raider"})
    return table("duel", seed, begun=False)


def seated_at(game: OfflineGame) -> int:
    return game.position.ledger.bots[0].at


def end(game: OfflineGame) -> None:
    game.keep(ends.resign(FORAY, game.position, "n1", game.chance(game.position.ledger)))
    game.close()


def bring(game: OfflineGame) -> list[e.Event]:
    """What the bots bring to the epoch, stored."""
    out = Recorder(FORAY, game.position)
    bring_entropy(
        out,
        lambda ledger, seat: game._bytes(f"{ledger.epoch.number}/entropy/{seat}"),
        lambda ledger: game.chance(ledger),
    )
    game.keep(out)
    return out.events


def proposed(game: OfflineGame, seat: str, name: str, invited_by: str = "") -> None:
    """Somebody asks for a seat: who holds another, or has an invitation."""
    invitation = 0
    if invited_by:
        game.keep(invite(FORAY, game.position, invited_by, "secret", 60, ""))
        invitation = len(game.events)
    game.keep(seats.propose_handover(FORAY, game.position, seat, game.holder(name), invitation))
