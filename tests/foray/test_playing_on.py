"""What the kernel does with several seats: giving up, claims, standing orders, undo, a game alone."""

import random
from collections.abc import Mapping

import pytest

from kronika.domain.kernel import ends, orders, seats, undo
from kronika.domain.kernel import events as k
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.checking.verifier import Report, Verifier, report_of, verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Codec, encode_record
from kronika.domain.kernel.words import PUBLIC, Reason, Rejection
from kronika.library.offline import OfflineGame
from kronika.service.ed25519 import verifies
from tests.findings import english
from tests.foray import events as e
from tests.foray import rules as d
from tests.foray.system import FORAY
from tests.foray.table import played, table
from tests.trust import second_verifier as second

SYSTEMS, CODECS = {"foray": FORAY}, {"foray": Codec(FORAY)}
GAME_LONG = k.Order("react", "game")
CALM = k.Order("", "round-1")


def does(game: OfflineGame, seat: str, decision: object, kind: str = "") -> list[k.Event]:
    """The seat decides; what that causes."""
    before = len(game.events)
    prompt = next(p for p in game.position.game.prompts if p.seat == seat and kind in ("", p.kind))
    game.decide(seat, prompt.id, decision)
    return game.events[before:]


def chance(game: OfflineGame) -> object:
    return game.chance(game.position.ledger)


def acting(seed: str = "acting") -> tuple[OfflineGame, str]:
    """A game in which all have picked, and who acts first."""
    game = table(seed=seed)
    for seat in game.seats:
        hand = game.position.game.board.hands[seat]
        does(game, seat, d.Pick(hand[0]))
    return game, game.position.game.board.order[0]


def raided(game: OfflineGame, seat: str) -> str:
    """The seat raids the first of its enemies, who is asked to react."""
    target = game.position.game.board.enemies(seat)[0]
    does(game, seat, d.Raid(target))
    return target


def verified(game: OfflineGame) -> Report:
    return verify(parse(game.export()), SYSTEMS, CODECS, verifies)


def problems_of(game: OfflineGame, audience: str = PUBLIC) -> list[str]:
    verifier = Verifier(SYSTEMS, CODECS, audience, verifies)
    return [text(problem.said, "en") for record in game.records for problem in verifier.feed(record.cut(audience))]


# --- giving up


def test_a_seat_gives_up_and_the_others_play_on():
    game, _ = acting()
    game.keep(ends.resign(FORAY, game.position, "n2", chance(game)))
    assert game.position.game.outcome is None
    assert game.position.ledger.playing == ("n1", "s1", "s2")
    assert not any(prompt.seat == "n2" for prompt in game.position.game.prompts)
    assert problems_of(game) == []


def test_the_second_of_a_team_to_give_up_loses_the_game():
    game, _ = acting()
    for seat in ("n1", "n2"):
        game.keep(ends.resign(FORAY, game.position, seat, chance(game)))
    assert game.position.game.outcome.winners == ("s1", "s2")
    assert game.position.game.outcome.how == "resigned"
    assert problems_of(game) == []


def test_resigned_seat_is_not_asked_for_consent_and_cannot_give_it():
    game, first = acting()
    other = "n2" if first == "n1" else "n1"
    game.keep(ends.resign(FORAY, game.position, other, chance(game)))
    version = game.position.version
    does(game, first, d.Rest())
    second = game.position.game.board.order[0]
    does(game, second, d.Rest())
    game.undo(first, version)
    refused = undo.agree(FORAY, game.position, first, other, game.at(version).game)
    assert isinstance(refused, Rejection) and refused.reason == Reason.WRONG_PHASE
    for seat in game.position.ledger.playing:
        if seat != first:
            game.agree(first, seat)
    assert isinstance(game.events[-1], k.Undone)
    assert problems_of(game) == []


def test_decisions_before_a_resignation_remain_valid():
    game, first = acting()
    before = game.position.version
    does(game, first, d.Rest())
    game.keep(ends.resign(FORAY, game.position, "n2", chance(game)))
    refused = undo.request(FORAY, game.position, first, before, game.at(before).game)
    assert isinstance(refused, Rejection) and refused.reason == Reason.UNDO_REFUSED


def test_solo_player_cannot_offer_a_draw_and_loses_by_resigning():
    game = table("alone")
    refused = ends.offer_draw(FORAY, game.position, "n1")
    assert isinstance(refused, Rejection) and refused.reason == Reason.WRONG_PHASE
    game.keep(ends.resign(FORAY, game.position, "n1", chance(game)))
    assert game.position.game.outcome.winners == () and game.position.game.outcome.how == "resigned"
    assert problems_of(game) == []


def test_solo_player_undoes_past_chance_on_the_record():
    game = table("alone")
    before = game.position.version
    does(game, "n1", d.Pick(game.position.game.board.hands["n1"][0]))
    does(game, "n1", d.Raid("wind"))
    game.undo("n1", before)
    assert [type(event) for event in game.events[-2:]] == [k.UndoRequested, k.Undone]
    assert not game.events[-1].free
    report = verified(game)
    assert (report.problems, report.taken_back) == ((), 1)


def test_an_undo_before_any_chance_is_not_counted():
    game, first = acting()
    before = game.position.version
    does(game, first, d.Bury())
    game.undo(first, before)
    report = verified(game)
    assert (report.problems, report.taken_back) == ((), 0)


def forged(game: OfflineGame, event: k.Event, at: int) -> list[str]:
    """What is wrong in the log with another event at a version."""
    game.events[at - 1] = event
    return problems_of(game)


def test_winner_by_resignation_follows_from_the_log():
    game, _ = acting()
    for seat in ("n1", "n2"):
        game.keep(ends.resign(FORAY, game.position, seat, chance(game)))
    said = forged(game, k.GameFinished(("n1", "n2"), "resigned"), len(game.events))
    assert said == ["says that n1 and n2 won; by what happened before it, s1 and s2 did"]


def test_a_game_that_goes_on_after_a_resignation_is_not_ended_by_it():
    game, first = acting()
    mate = game.position.game.board.mates(first)[0]
    game.keep(ends.resign(FORAY, game.position, mate, chance(game)))
    at = next(version for version, event in enumerate(game.events, 1) if isinstance(event, k.Resigned))
    ended = k.GameFinished(game.position.game.board.enemies(first), "resigned")
    assert "ends the game (resigned), and nothing before it did" in forged(game, ended, at + 1)


def test_a_game_that_a_resignation_ends_does_not_go_on():
    game, _ = acting()
    for seat in ("n1", "n2"):
        game.keep(ends.resign(FORAY, game.position, seat, chance(game)))
    said = forged(game, k.GaveUp("n2"), len(game.events))
    assert said == ["continues after n2 gave up, which ended the game"]


def test_nobody_is_out_of_the_game_who_did_not_give_up():
    game, first = acting()
    mate = game.position.game.board.mates(first)[0]
    game.keep(ends.resign(FORAY, game.position, mate, chance(game)))
    at = next(version for version, event in enumerate(game.events, 1) if isinstance(event, k.GaveUp))
    said = forged(game, k.GaveUp(first), at)
    assert f"puts {first} out of the game, which neither resigned nor was claimed against" in said


def test_alone_nobody_wins_by_resigning():
    game = table("alone")
    game.keep(ends.resign(FORAY, game.position, "n1", chance(game)))
    said = forged(game, k.GameFinished(("n1",), "resigned"), len(game.events))
    assert said == ["says that n1 won; by what happened before it, nobody did"]


# --- chance that is replaced


def test_chance_is_renewed_without_who_has_given_up():
    game, first = acting()
    mate = game.position.game.board.mates(first)[0]
    game.keep(ends.resign(FORAY, game.position, mate, chance(game)))
    for seat in game.position.ledger.playing:
        game.keep(seats.agree_to_epoch(FORAY, game.position, seat, game.next_anchors()))
    refused = seats.commit_entropy(FORAY, game.position, mate, 2, "0" * 64)
    assert isinstance(refused, Rejection) and refused.reason == Reason.WRONG_PHASE
    for seat in game.position.ledger.playing:
        game.commit(seat)
    for seat in game.position.ledger.playing:
        game.reveal(seat)
    game.wander(random.Random("renewed"), 1000)
    game.close()
    assert verify(parse(game.export()), SYSTEMS, CODECS, verifies).problems == ()


LATE = k.Options(closing_time=60, reply_limit=60)


def waiting_for(seat: str, *, bound: bool, seed: str = "waiting", bots: Mapping[str, str] = {}) -> OfflineGame:
    """A game of four in which chance is renewed, and a seat does not bring its part: it does not commit, or
    is `bound` and does not reveal."""
    game = table(seed=seed, options=LATE, bots=bots)
    game.wander(random.Random(seed), 12)
    for other in game.seats:
        game.keep(seats.agree_to_epoch(FORAY, game.position, other, game.next_anchors()))
    for other in game.seats:
        if other != seat or bound:
            game.commit(other)
    if bound:
        for other in game.seats:
            if other != seat:
                game.reveal(other)
    return game


def claims(game: OfflineGame, seat: str, against: str) -> None:
    late = frozenset({against})
    game.keep(ends.claim(FORAY, game.position, seat, frozenset(), chance(game), late, anchors=game.next_anchors))


def plays_to_the_end(game: OfflineGame) -> None:
    game.wander(random.Random("to the end"), 1000)
    game.close()
    assert verify(parse(game.export()), SYSTEMS, CODECS, verifies).problems == ()
    assert second.check([line + b"\n" for line in game.export().splitlines()]) == []
    codec = CODECS["foray"]
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(game.records, 1)]
    assert audit(FORAY, entries).findings == ()


def test_a_seat_that_never_commits_to_a_renewed_epoch_is_claimed_against_and_the_others_play_on():
    game = waiting_for("n2", bound=False)
    epoch = game.position.ledger.epoch.number
    claims(game, "s1", "n2")
    assert game.position.ledger.gave_up == ("n2",) and game.position.game.outcome is None
    assert game.position.ledger.epoch.number == epoch, "it was bound to nothing: the others stay so"
    assert "n2" not in game.position.game.board.out, "what follows needs chance"
    for seat in game.position.ledger.playing:
        game.reveal(seat)
    assert game.position.game.board.out == ("n2",)
    assert game.position.game.prompts and not any(p.seat == "n2" for p in game.position.game.prompts)
    plays_to_the_end(game)


def test_a_seat_that_is_bound_and_does_not_reveal_voids_the_epoch_when_it_is_claimed_against():
    """It may know the entropy of the others, and could otherwise choose whether it takes part."""
    game = waiting_for("n2", bound=True)
    epoch = game.position.ledger.epoch.number
    claims(game, "s1", "n2")
    assert game.position.ledger.epoch.number == epoch + 1
    assert not any(seat.commitment for seat in game.position.ledger.seats.values())
    for seat in game.position.ledger.playing:
        game.commit(seat)
    for seat in game.position.ledger.playing:
        game.reveal(seat)
    assert game.position.game.board.out == ("n2",)
    plays_to_the_end(game)


def test_a_seat_that_never_agrees_to_a_new_epoch_does_not_hold_up_the_others():
    game = table(options=LATE)
    for seat in ("n1", "n2", "s1"):
        game.keep(seats.agree_to_epoch(FORAY, game.position, seat, game.next_anchors()))
    claims(game, "n1", "s2")
    assert game.position.ledger.epoch.number == 2
    for seat in game.position.ledger.playing:
        game.commit(seat)
    for seat in game.position.ledger.playing:
        game.reveal(seat)
    assert game.position.game.board.out == ("s2",)
    plays_to_the_end(game)


def test_while_chance_is_replaced_a_seat_may_leave_too():
    game = waiting_for("s2", bound=False)
    game.keep(ends.resign(FORAY, game.position, "n1", chance(game), game.next_anchors))
    assert game.position.ledger.gave_up == ("n1",)
    for seat in game.position.ledger.playing:
        game.commit(seat)
    for seat in game.position.ledger.playing:
        game.reveal(seat)
    plays_to_the_end(game)


def test_team_whose_two_seats_leave_loses_once_chance_starts():
    game = waiting_for("n2", bound=False)
    claims(game, "s1", "n2")
    game.keep(ends.resign(FORAY, game.position, "n1", chance(game), game.next_anchors))
    assert game.position.game.outcome is None
    for seat in ("s1", "s2"):
        game.commit(seat)
    for seat in ("s1", "s2"):
        game.reveal(seat)
    outcome = game.position.game.outcome
    assert outcome is not None and (set(outcome.winners), outcome.how) == ({"s1", "s2"}, "resigned")
    plays_to_the_end(game)


def test_seat_that_never_commits_loses():
    game = table("duel", options=LATE)
    for seat in game.seats:
        game.keep(seats.agree_to_epoch(FORAY, game.position, seat, game.next_anchors()))
    game.commit("n1")
    claims(game, "n1", "s1")
    outcome = game.position.game.outcome
    assert outcome is not None and (outcome.winners, outcome.how) == (("n1",), "claimed")
    plays_to_the_end(game)


# --- claims


def test_a_window_beyond_the_reply_limit_is_passed():
    game = table(options=k.Options(closing_time=60, reply_limit=60))
    for seat in game.seats:
        does(game, seat, d.Pick(game.position.game.board.hands[seat][0]))
    first = game.position.game.board.order[0]
    target = raided(game, first)
    prompt = next(p for p in game.position.game.prompts if p.kind == "react")
    before = len(game.events)
    game.keep(ends.claim(FORAY, game.position, first, frozenset({prompt.id}), chance(game)))
    claimed, made = game.events[before : before + 2]
    assert claimed == k.GameClaimed(first, target)
    assert isinstance(made, k.DecisionMade) and made.public.decision == d.Pass()
    assert made.behalf == before + 1
    assert game.position.game.outcome is None
    assert problems_of(game) == []


def test_any_other_prompt_beyond_the_reply_limit_is_as_if_given_up():
    game = table(options=k.Options(closing_time=60, reply_limit=60))
    prompt = next(p for p in game.position.game.prompts if p.seat == "n2")
    game.keep(ends.claim(FORAY, game.position, "s1", frozenset({prompt.id}), chance(game)))
    assert game.position.ledger.gave_up == ("n2",)
    assert problems_of(game) == []


def test_an_offer_is_never_overdue():
    game = table(options=k.Options(closing_time=60, reply_limit=60))
    for seat in game.seats:
        does(game, seat, d.Pick(game.position.game.board.hands[seat][0]))
    first = game.position.game.board.order[0]
    raided(game, first)
    offers = frozenset(p.id for p in game.position.game.prompts if p.optional)
    assert offers
    refused = ends.claim(FORAY, game.position, first, offers, chance(game))
    assert isinstance(refused, Rejection) and refused.reason == Reason.TOO_EARLY


def test_seat_that_leaves_is_not_shown_the_pending_card():
    game, first = acting()
    (mate,) = game.position.game.board.mates(first)
    does(game, first, d.Confide())
    game.keep(ends.resign(FORAY, game.position, mate, chance(game)))
    asked = [(p.seat, p.kind) for p in game.position.game.prompts]
    assert asked == [(game.position.game.board.order[0], "act")] and asked[0][0] not in (first, mate)
    assert problems_of(game) == []


# --- standing orders


def test_a_standing_order_passes_a_window_for_its_seat():
    game, first = acting()
    target = game.position.game.board.enemies(first)[0]
    game.keep(orders.give(FORAY, game.position, target, GAME_LONG, chance(game)))
    given = game.position.version
    events = does(game, first, d.Raid(target))
    made = [event for event in events if isinstance(event, k.DecisionMade)]
    assert [(one.seat, one.behalf) for one in made] == [(first, 0), (target, given)]
    assert made[1].public.decision == d.Pass()
    assert any(isinstance(event, e.CardFlipped) for event in events)
    for audience in (PUBLIC, *game.seats):
        assert problems_of(game, audience) == []


def test_a_standing_order_is_sealed_and_answers_a_window_that_stands_open():
    game, first = acting()
    target = raided(game, first)
    game.keep(orders.give(FORAY, game.position, target, GAME_LONG, chance(game)))
    given = next(event for event in game.events if isinstance(event, k.OrderGiven))
    assert given.secret.audience == target
    assert not any(p.kind == "react" for p in game.position.game.prompts)


def test_an_order_for_a_round_ends_with_it():
    game, first = acting()
    target = game.position.game.board.enemies(first)[0]
    order = k.Order("react", "round-1")
    game.keep(orders.give(FORAY, game.position, target, order, chance(game)))
    assert FORAY.order_holds(game.position.game.board, order)
    while game.position.game.board.round == 1:
        does(game, game.position.game.prompts[0].seat, d.Rest())
    assert not FORAY.order_holds(game.position.game.board, order)


def test_a_withdrawn_order_passes_nothing():
    game, first = acting()
    target = game.position.game.board.enemies(first)[0]
    game.keep(orders.give(FORAY, game.position, target, GAME_LONG, chance(game)))
    game.keep(orders.withdraw(FORAY, game.position, target, game.position.version))
    raided(game, first)
    assert any((p.seat, p.kind) == (target, "react") for p in game.position.game.prompts)
    refused = orders.withdraw(FORAY, game.position, target, 1)
    assert isinstance(refused, Rejection) and refused.reason == Reason.NOTHING_TO_ANSWER


def test_an_order_that_is_not_offered_is_refused():
    game, _ = acting()
    refused = orders.give(FORAY, game.position, "n1", k.Order("act", "game"), chance(game))
    assert isinstance(refused, Rejection) and refused.accepted[-2:] == ("react until round-1", "react until game")


def calm(game: OfflineGame, seat: str) -> int:
    """The version at which a seat orders that all be passed until another plays a card."""
    game.keep(orders.give(FORAY, game.position, seat, CALM, chance(game)))
    return next(at for at, event in enumerate(game.events, 1) if event == k.OrderGiven(seat, sealed(seat)))


def sealed(seat: str) -> k.Sealed[k.Ordered]:
    return k.Sealed(seat, k.Ordered(CALM))


def reacting(game: OfflineGame) -> list[str]:
    """The seats that are asked to react."""
    return [p.seat for p in game.position.game.prompts if p.kind == "react"]


def test_an_order_of_every_kind_passes_whatever_the_hand_holds_and_ends_by_the_card_of_another_seat():
    game, first = acting()
    target = game.position.game.board.enemies(first)[0]
    calm(game, first)
    raided(game, first)
    assert game.position.game.board.hands[target] and reacting(game) == [target]
    does(game, target, d.Play(game.position.game.board.hands[target][0]), "react")
    assert reacting(game) == [first], "its order has ended, and it may press"
    for audience in (PUBLIC, *game.seats):
        assert problems_of(game, audience) == []


def test_an_order_of_every_kind_passes_to_the_end_of_the_round():
    game, first = acting()
    target = game.position.game.board.enemies(first)[0]
    given = calm(game, target)
    made = [event for event in does(game, first, d.Raid(target)) if isinstance(event, k.DecisionMade)]
    assert [(one.seat, one.behalf) for one in made] == [(first, 0), (target, given)]
    assert game.position.game.board.hands[target], "it could have blocked"
    while game.position.game.board.round == 1:
        does(game, game.position.game.prompts[0].seat, d.Rest())
    assert not FORAY.order_holds(game.position.game.board, CALM)


def test_an_order_of_every_kind_stands_after_a_card_of_its_own_seat():
    game, first = acting()
    (mate,) = game.position.game.board.mates(raided(game, first))
    calm(game, mate)
    calm(game, first)
    does(game, mate, d.Play(game.position.game.board.hands[mate][0]), "shield")
    assert [one.seat for one in game.position.ledger.orders] == [mate]


def test_an_order_ended_by_a_card_stays_ended_when_the_card_is_taken_back():
    game, first = acting()
    calm(game, first)
    target = raided(game, first)
    before = len(game.events)
    does(game, target, d.Play(game.position.game.board.hands[target][0]), "react")
    game.undo(target, before)
    for seat in game.seats:
        game.agree(target, by=seat) if seat != target else None
    assert game.events[-1].__struct_config__.tag == "kronika.undone.v1"
    does(game, target, d.Play(game.position.game.board.hands[target][0]), "react")
    assert reacting(game) == [first]


def test_a_pass_by_an_order_that_a_card_has_ended_is_found():
    game, first = acting()
    given = calm(game, first)
    target = raided(game, first)
    does(game, target, d.Play(game.position.game.board.hands[target][0]), "react")
    prompt = next(p for p in game.position.game.prompts if p.kind == "react")
    made = k.DecisionMade(first, prompt.id, "", public=k.Decided(d.Pass()), behalf=given)
    game.events.append(made)
    game._firsts.append(len(game.events))
    assert problems_of(game, first)[-1] == f"answers for {first} by no standing order of it, and by no claim against it"


def test_an_answer_for_a_seat_by_no_order_of_it_is_found():
    game, first = acting()
    target = raided(game, first)
    prompt = next(p for p in game.position.game.prompts if p.kind == "react")
    made = k.DecisionMade(target, prompt.id, "", public=k.Decided(d.Pass()), behalf=3)
    game.events.append(made)
    game._firsts.append(len(game.events))
    assert problems_of(game)[-1] == f"answers for {target} by no standing order of it, and by no claim against it"


# --- what was seen


def test_a_request_to_undo_says_who_has_seen_how_many_cards():
    game = played("team", "seen", 9)
    asker = next(x for x in game.position.ledger.decisions)
    game.undo(asker.seat, asker.version - 1)
    asked = next(event for event in game.events if isinstance(event, k.UndoRequested))
    dealt = [x for x in game.events[asker.version - 1 :] if isinstance(x, (e.CardDrawn, e.CardStolen))]
    counted = {seat: sum(seat in _seers(x) for x in dealt) for seat in game.seats}
    assert asked.seen == {seat: n for seat, n in counted.items() if n}
    assert problems_of(game) == []


def _seers(event: object) -> tuple[str, ...]:
    return (event.seat,) if isinstance(event, e.CardDrawn) else (event.seat, event.target)


def test_the_draw_after_an_undo_takes_the_next_link():
    game = table("alone")
    hand = game.position.game.board.hands["n1"]
    before = game.position.version
    does(game, "n1", d.Pick(hand[0]))
    does(game, "n1", d.Raid("wind"))
    used = game.position.ledger.used["referee"]
    game.undo("n1", before)
    does(game, "n1", d.Pick(hand[0]))
    events = does(game, "n1", d.Raid("wind"))
    assert next(event for event in events if isinstance(event, e.CardFlipped)).use.k == used + 1
    while game.position.game.outcome is None:
        prompt = game.position.game.prompts[0]
        does(game, "n1", FORAY.rules.legal(game.position.game.board, prompt)[0])
    game.close()
    report = verify(parse(game.export()), SYSTEMS, CODECS, verifies)
    assert report.ok, report.problems


def test_until_the_closing_what_comes_from_the_common_deck_is_listed_as_waiting():
    game = played("team", "waiting", 10)
    verifier = Verifier(SYSTEMS, CODECS, "n1", verifies)
    for record in game.records:
        assert verifier.feed(record.cut("n1")) == []
    shared = sum(getattr(x, "use", None) is not None and x.use.audience == "referee" for x in game.events)
    waiting = (
        f"{shared} draws and flips from shared decks: their links and places are sealed until the game "
        "is closed, because they would reveal hidden cards"
    )
    assert waiting in english(report_of(verifier, "", "", by_receipt=False).unchecked)


def test_a_wrong_deal_is_found_at_the_closing():
    """The service deals another card than the chain gives: nobody can know before it opens."""
    game = played("duel", "wrong")
    at = next(n for n, x in enumerate(game.events) if isinstance(x, e.CardFlipped))
    flip = game.events[at]
    board = game.at(at).game.board
    other = next(card for card in board.deck if card != flip.card and (card >= flip.test.target) == flip.test.success)
    place = e.Place(flip.proof.content.link, board.deck.index(other))
    game.events[at] = e.CardFlipped(flip.use, other, flip.test, k.Sealed("referee", place))
    assert problems_of(game, "n1") == []
    assert any("the chain gives" in said for said in problems_of(game, "referee"))


def test_a_game_with_shared_decks_must_close_some_day():
    with pytest.raises(ValueError, match="closing time"):
        table(options=k.Options())
