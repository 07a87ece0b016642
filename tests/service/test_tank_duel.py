"""A battle of four players over gRPC: secret initiative cards, one deck, Robata who takes over, its proof."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.ed25519 import verifies
from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import Client, Refused, word
from tests.service.table import Seat

SEATS = ("german_1", "german_2", "soviet_1", "soviet_2")
DECISIONS = 60
DAY = 86_400
FREE, CONSENT = game_pb2.UNDO_CLASS_FREE, game_pb2.UNDO_CLASS_CONSENT


@pytest.fixture
def seats(service: Embedded) -> dict[str, Seat]:
    """The players of the meeting engagement, before the first decision."""
    return battle(service)


def battle(service: Embedded, **chosen: Any) -> dict[str, Seat]:
    """The same, with options of the set-up."""
    clients = [Client(service.address) for _ in SEATS]
    fields = {"seats": SEATS, "options": {"closing_time": 60}, "choices": chosen}
    created = clients[0]("CreateGame", pack="tankduel", scenario="m1", **fields)
    found = {name: Seat(client, created.game.game, name) for name, client in zip(SEATS, clients, strict=True)}
    for seat in found.values():
        seat.take()
    for seat in found.values():
        seat.commit()
    for seat in found.values():
        seat.reveal()
    return found


def test_all_play_initiative_cards_together_and_hidden_from_others(seats: dict[str, Seat]) -> None:
    own = {name: seat.snapshot() for name, seat in seats.items()}
    hands = {name: {hand.seat: list(hand.cards) for hand in seen.view.tankduel.hands} for name, seen in own.items()}
    for name, seen in hands.items():
        assert seen[name] and not any(seen[other] for other in SEATS if other != name)
        assert {prompt.seat for prompt in own[name].open_prompts} == set(SEATS)
    assert len({card for seen in hands.values() for cards in seen.values() for card in cards}) == 24


def test_random_play_goes_on_and_what_it_leaves_verifies(seats: dict[str, Seat]) -> None:
    choose, made = random.Random(1), 0
    while made < DECISIONS:
        for seat in seats.values():
            for prompt in seat.snapshot().prompts:
                if not prompt.optional:
                    seat.decide(choose.choice(prompt.legal).decision, prompt=prompt.prompt)
                    made += 1
    first = seats[SEATS[0]]
    assert first.snapshot().view.tankduel.shots
    stream = first.client.stream("ExportGame", game=first.game, audience=first.name)
    report = verify(parse(b"".join(piece.chunk for piece in stream)), SYSTEMS, CODECS, verifies)
    assert report.problems == () and report.version > DECISIONS


def test_a_hand_is_shown_to_the_team_mate_alone_and_the_file_of_each_verifies(service: Embedded) -> None:
    """TD120, where the set-up lets hands be shown."""
    seats = battle(service, shown_hands={"truth": True})
    first = seats["german_1"]
    hand = next(list(one.cards) for one in first.snapshot().view.tankduel.hands if one.seat == first.name)
    show = next(one for one in asked(first, "initiative").legal if one.decision.tankduel.HasField("show_hand"))
    answer = first.decide(show.decision)
    shown = {
        name: [list(one.cards) for one in seat.snapshot().view.tankduel.shown_hands] for name, seat in seats.items()
    }
    assert shown == {name: [hand] if name == "german_2" else [] for name in SEATS}
    told = {}
    for name, seat in seats.items():
        request = {"game": seat.game, "audience": name, "after": answer.events[0].version - 1}
        events = seat.client("ListEvents", **request).events
        (event,) = [one.tankduel.hand_shown for one in events if one.tankduel.HasField("hand_shown")]
        told[name] = [(part.audience, list(part.content)) for part in event.told]
        stream = seat.client.stream("ExportGame", game=seat.game, audience=name)
        assert verify(parse(b"".join(one.chunk for one in stream)), SYSTEMS, CODECS, verifies).problems == ()
    assert told == {name: [("german_2", hand if name == "german_2" else [])] for name in SEATS}
    assert not any(one.decision.tankduel.HasField("show_hand") for one in asked(first, "initiative").legal)


# --- what is taken back, and flips that are disputed


def asked(seat: Seat, kind: str) -> Any:
    """The question of a kind that a seat is asked; None if it is not."""
    return next((one for one in seat.snapshot().prompts if word(one, "kind") == kind), None)


def lays(seat: Seat) -> Any:
    """The seat lays its first card for initiative."""
    prompt = asked(seat, "initiative")
    return seat.decide(prompt.legal[0].decision, prompt=prompt.prompt)


def acts(seat: Seat, action: str) -> Any:
    """The seat begins something in its action step."""
    prompt = asked(seat, "action")
    wanted = next(one.decision for one in prompt.legal if word(one.decision.tankduel.act, "action") == action)
    return seat.decide(wanted, prompt=prompt.prompt)


def confirms(seat: Seat) -> Any:
    prompt = asked(seat, "lay_down")
    return seat.decide(prompt.legal[0].decision, prompt=prompt.prompt)


def hand(seat: Seat) -> list[int]:
    (own,) = [one for one in seat.snapshot().view.tankduel.hands if one.seat == seat.name]
    return list(own.cards)


def test_a_card_laid_is_taken_back_freely_till_all_are_shown_then_by_consent_of_all(seats: dict[str, Seat]) -> None:
    first, *others = seats.values()
    before = hand(first)
    assert lays(first).snapshot.undo.undo_class == FREE and len(hand(first)) == len(before) - 1
    first("RequestUndo")
    assert hand(first) == before
    for seat in seats.values():
        answer = lays(seat)
    assert answer.snapshot.undo.undo_class == CONSENT, "the cards are shown"
    answer = seat("RequestUndo").answer
    assert [request.seat for request in answer.snapshot.undo_requests] == [seat.name]
    for other in (first, *others[:-1]):
        assert other.snapshot().view.tankduel.active
        other("AnswerUndo", asked_by=seat.name, agree=True)
    assert asked(seat, "initiative") is not None and not first.snapshot().view.tankduel.active


def test_an_action_is_taken_back_freely_till_it_is_laid_down_a_flip_by_consent_and_can_be_disputed(
    seats: dict[str, Seat],
) -> None:
    for seat in seats.values():
        lays(seat)
    actor = next(seat for seat in seats.values() if asked(seat, "action") is not None)
    others = [seat for seat in seats.values() if seat is not actor]
    assert acts(actor, "hull_down").snapshot.undo.undo_class == FREE
    actor("RequestUndo")
    begun = actor.snapshot().version
    acts(actor, "hull_down")
    answer = confirms(actor)
    assert answer.snapshot.undo.undo_class == CONSENT, "a card was flipped"
    (roll,) = actor.client("ListRolls", game=actor.game).rolls
    assert roll.flip.card and (roll.link, roll.flip.HasField("index")) == (b"", False)
    witness = others[0]
    told = witness("DisputeRoll", version=roll.version, reason="that card again").roll
    assert told.flip.card == roll.flip.card and "when the game is closed" in told.waits
    (request,) = witness("RequestUndo", to=begun, dispute=roll.version).answer.snapshot.undo_requests
    assert request.dispute == roll.version and request.to == begun
    for seat in (actor, *others[1:]):
        seat("AnswerUndo", asked_by=witness.name, agree=True)
    (told,) = actor.client("ListRolls", game=actor.game).rolls
    assert told.undone and [word(one, "how") for one in told.disputes] == ["went_back"]
    acts(actor, "hull_down")
    confirms(actor)
    first, second = actor.client("ListRolls", game=actor.game).rolls
    assert (first.undone, second.undone) == (True, False) and first.use != second.use


def test_options_that_are_words_are_chosen_by_their_texts_and_told_again(service: Embedded) -> None:
    client = Client(service.address)
    choices = {"infantry": {"text": "no"}, "attacker": {"text": "soviet"}, "german_1_tank": {"text": "tiger"}}
    created = client("CreateGame", pack="tankduel", scenario="m4", choices=choices)
    told = client("GetGame", game=created.game.game).game.choices
    assert {name: told[name].text for name in (*choices, "leaver")} == {
        "infantry": "no",
        "attacker": "soviet",
        "german_1_tank": "tiger",
        "leaver": "mate",
    }
    with pytest.raises(Refused) as refused:
        client("CreateGame", pack="tankduel", scenario="m4", choices={"infantry": {"text": "cavalry"}})
    assert refused.value.accepted == ("suggested | yes | no",)
    found = client("ListEvents", game=created.game.game, page_size=50).events
    laid = next(one.tankduel for one in found if one.HasField("tankduel"))
    setup = laid.laid_out.setup
    assert (word(setup, "infantry"), word(setup, "attacker")) == ("no", "soviet")
    assert (word(setup, "german_1_tank"), word(setup, "soviet_1_crew")) == ("tiger", "suggested")


def test_a_set_up_that_cannot_be_had_is_refused_with_its_rule_and_what_would_be(service: Embedded) -> None:
    client = Client(service.address)
    options = {"german_tanks": {"number": 1}}
    with pytest.raises(Refused) as refused:
        client("CreateGame", pack="tankduel", scenario="m1", seats=SEATS, choices=options)
    assert (refused.value.rule, refused.value.accepted) == ("TD1", ("0", "2", "3", "4"))
    uneven = {"german_tanks": {"number": 4}, "german_2_player": {"number": 2}}
    created = client("CreateGame", pack="tankduel", scenario="m1", seats=SEATS, choices=uneven)
    found = client("ListEvents", game=created.game.game, page_size=50).events
    (laid,) = [one.tankduel.laid_out for one in found if one.HasField("tankduel")]
    german = [tank.seat for tank in laid.battle.tanks if tank.id.startswith("german")]
    assert german == ["german_1", "german_2", "german_2", "german_2"]


# --- who is away


def wanders_to(seats: dict[str, Seat], kind: str) -> Seat:
    """Random play goes on till somebody is asked that; who."""
    choose = random.Random(4)
    while True:
        for seat in seats.values():
            for prompt in seat.snapshot().prompts:
                if prompt.optional:
                    continue
                if word(prompt, "kind") == kind:
                    return seat
                seat.decide(choose.choice(prompt.legal).decision, prompt=prompt.prompt)


def test_a_reaction_beyond_the_reply_limit_is_passed_and_the_game_goes_on(
    seats: dict[str, Seat], later: Callable[[float], None]
) -> None:
    away = wanders_to(seats, "reaction")
    other = next(seat for name, seat in seats.items() if name[:6] != away.name[:6])
    assert other.refused("ClaimGame").reason == "TOO_EARLY"
    later(31 * DAY)
    events = other("ClaimGame").answer.events
    assert [one.kernel.game_claimed.against for one in events if one.kernel.HasField("game_claimed")] == [away.name]
    assert any(one.tankduel.HasField("passed") for one in events)
    assert asked(away, "reaction") is None and not away.snapshot().HasField("outcome")
    assert away.snapshot().view.tankduel.hands[SEATS.index(away.name)].left is False


def test_player_past_the_reply_limit_hands_tanks_to_the_team_mate(
    seats: dict[str, Seat], later: Callable[[float], None]
) -> None:
    away = wanders_to(seats, "action")
    enemy = next(seat for name, seat in seats.items() if name[:6] != away.name[:6])
    later(31 * DAY)
    enemy("ClaimGame")
    seen = enemy.snapshot().view.tankduel
    assert [hand.seat for hand in seen.hands if hand.left] == [away.name]
    assert away.name not in {tank.seat for tank in seen.tanks}
