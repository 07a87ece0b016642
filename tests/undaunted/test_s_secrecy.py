"""R15, law 5: what the opponent learns of a loss, and what he does not."""

import random
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.events import DecisionMade, EpochBegan, Event, GameStarted, Sealed
from domain.kernel.game import Game, Recorder, blank, decide, evolve_game
from domain.kernel.log import canonical_json
from domain.kernel.sealing import blind
from domain.kernel.system import Prompt
from domain.kernel.words import PUBLIC, REFEREE
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.decide import is_secret
from domain.undaunted.events import PrivateZones
from domain.undaunted.state import HIDDEN, Zone
from domain.undaunted.system import UNDAUNTED
from tests.undaunted.stalingrad import SIDES, position, side
from tests.undaunted.stalingrad_worlds import choose_any, lengths, play, worlds
from tools.dev.arena import SeededChance

SHOT = d.Play("soviet-rifleman-a", d.Attack("german-scouts-a"))
FLAK = d.Play("soviet-flak", d.AntiAir())


def hit(played=SHOT, **german):
    """The German scouts are hit, or their bombers shot at."""
    us = side(at="riflemen-a@a", hand="rifleman-a flak")
    game = position("a b c", us, side(at="scouts-a@b riflemen-a@c", marks="a c", **german), dice=[0])
    game.do(played)
    return game


def tell(game: Game, event: Event, audience: str) -> tuple[Game, bytes]:
    """What an audience is given of an event: its part of it, the sentence, and what it sees then."""
    seen = blind(event, audience)
    game = evolve_game(UNDAUNTED, game, seen)
    shown = (seen, UNDAUNTED.say_event(game.board, seen), UNDAUNTED.view(game.board), game.prompts)
    return game, canonical_json(shown)


def drawn(game: Game) -> bytes:
    """How it is drawn for the eyes that it was folded with."""
    return canonical_json(UNDAUNTED.drawing.panels(game.board, "en"))


def told(events: Iterable[Event], audience: str) -> list[bytes]:
    """What an audience is given of a game."""
    game, found = blank(UNDAUNTED, audience).game, []
    for event in events:
        game, shown = tell(game, event, audience)
        found.append(shown)
    return [*found, drawn(game)]


def same_to_others(one, other):
    return all(told(one.log, who) == told(other.log, who) for who in ("soviet", PUBLIC))


# --- R15: a loss in a private zone


PAIRS = {
    "a choice in hand, or none": (
        {"hand": "scout-a1 scout-a2", "deck": "fog-of-war1"},
        {"hand": "fog-of-war1 scout-a2", "deck": "scout-a1"},
    ),
    "one copy in hand, or another": (
        {"hand": "scout-a1 fog-of-war1", "deck": "scout-a2"},
        {"hand": "scout-a2 fog-of-war1", "deck": "scout-a1"},
    ),
    "a choice in the discard pile, or none": (
        {"discard": "scout-a1 scout-a2", "deck": "rifleman-a"},
        {"discard": "rifleman-a scout-a2", "deck": "scout-a1"},
    ),
    "a choice in the deck, or none": (
        {"deck": "scout-a1 scout-a2", "casualties": "rifleman-a"},
        {"deck": "rifleman-a scout-a2", "casualties": "scout-a1"},
    ),
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=list(PAIRS))
def test_R15_S6_a_choice_of_a_loss_tells_the_opponent_nothing_of_whether_there_was_one(pair):
    one, other = (hit(**zones) for zones in pair)
    assert len(one.legal()) >= len(other.legal()) == 1
    assert same_to_others(one, other)
    for game in (one, other):
        game.do(game.legal()[-1])
    assert same_to_others(one, other)


def test_R15_S6_nor_which_copy_was_chosen():
    games = [hit(discard="scout-a1 scout-a2") for _ in range(2)]
    for game, given_up in zip(games, ("scout-a1", "scout-a2"), strict=True):
        game.do(d.Lose(f"german-{given_up}"))
    assert same_to_others(*games)


def test_R15_S6_until_the_owner_has_answered_it_is_not_known_whether_there_is_a_card_at_all():
    one, other = hit(hand="scout-a", deck="rifleman-a"), hit(hand="rifleman-a", deck="scout-a")
    routed = hit(hand="rifleman-a", deck="machine-gunner-a", removed="scout-a")
    for game in (one, other, routed):
        assert [(prompt.seat, prompt.kind) for prompt in game.position.game.prompts] == [("german", "casualty")]
    assert same_to_others(one, other)


def test_R15_S6_the_zone_that_a_lost_card_came_from_is_public_and_so_is_whose_it_was():
    game = hit(discard="scout-a1 scout-a2")
    game.do(d.Lose("german-scout-a2"))
    (gone,) = (blind(event, "soviet") for event in game.log if isinstance(event, e.CardLost))
    assert (gone.source, gone.target, gone.counter) == (Zone.DISCARD, Zone.CASUALTIES, "german-scouts-a")
    assert gone.secret == Sealed("german")


def test_R15_Q45_casualties_are_counted_for_everybody_and_shown_to_their_owner_alone():
    game = hit(discard="scout-a1", casualties="rifleman-a")
    game.do(d.Lose("german-scout-a1"))
    zones = {who: game.seen_by(who).sides["german"].casualties for who in (*SIDES, PUBLIC, REFEREE)}
    held = ("german-rifleman-a", "german-scout-a1")
    assert zones == {"soviet": (HIDDEN,) * 2, "german": held, PUBLIC: (HIDDEN,) * 2, REFEREE: held}


def test_R15_S6_a_card_lost_from_the_play_area_was_seen_by_everybody():
    us = side(at="riflemen-a@a scouts-a@a", marks="a b", hand="starshina", play="scout-a1 scout-a2")
    game = position("a b", us, side(at="riflemen-a@b"), mines=["german a-b"], dice=[0])
    game.do(d.Play("soviet-starshina", d.Guide("soviet-scouts-a", "b")))
    game.do(d.Lose("soviet-scout-a2"))
    lost = e.CardMoved("soviet", "soviet-scout-a2", Zone.PLAY, Zone.CASUALTIES)
    seen = [blind(event, "german") for event in game.log]
    assert lost in seen
    assert [event.public.decision for event in seen if isinstance(event, DecisionMade)][-1] == d.Lose("soviet-scout-a2")
    assert game.seen_by("german").sides["soviet"].casualties == (HIDDEN,)


# --- R15: bombers


@pytest.mark.parametrize(
    "pair",
    [
        ({"hand": "bomber1 bomber2", "deck": "scout-a"}, {"hand": "bomber1 scout-a", "deck": "bomber2"}),
        ({"discard": "bomber1 bomber2", "deck": "scout-a"}, {"discard": "scout-a bomber2", "deck": "bomber1"}),
    ],
)
def test_R15_S21_nor_does_the_loss_of_a_bomber(pair):
    one, other = (hit(FLAK, **zones) for zones in pair)
    assert (len(one.legal()), len(other.legal())) == (2, 1)
    for game in (one, other):
        game.do(game.legal()[-1])
    assert same_to_others(one, other)
    assert one.seen_by("soviet").sides["german"].removed == (HIDDEN,)


def test_R15_S21_the_opponent_is_asked_for_a_bomber_even_if_he_has_none():
    one, other = hit(FLAK, hand="bomber1", deck="scout-a"), hit(FLAK, hand="scout-a", deck="bomber1")
    none = hit(FLAK, hand="scout-a", deck="rifleman-a", removed="bomber1")
    assert same_to_others(one, other)
    assert none.legal() == (d.Lose(""),)


# --- law 5: pairs of random games


def shows(event: Event) -> bool:
    """Whether a rule shows a private card with it, or where it was: a loss, the picks, a recon."""
    if isinstance(event, e.CardMoved):
        return event.target == Zone.ASIDE
    return isinstance(event, e.CardLost | e.InitiativeRevealed)


def shuffled(zones: PrivateZones, choose: random.Random, within: bool) -> PrivateZones:
    """The same cards in other zones of the same sizes; `within`: only copies of one card change places."""
    held = [getattr(zones, zone) for zone in PrivateZones.__struct_fields__]
    cards = [card for zone in held for card in zone]
    pools: dict[str, list[str]] = {}
    for card in cards:
        pools.setdefault(card.rstrip("0123456789") if within else "", []).append(card)
    for pool in pools.values():
        choose.shuffle(pool)
    dealt = iter([pools[card.rstrip("0123456789") if within else ""].pop() for card in cards])
    return PrivateZones(*(tuple(sorted(next(dealt) for _ in zone)) for zone in held))


class Twin:
    """One of two games that differ in the private cards of one side."""

    def __init__(self, opening: Iterable[Event], seed: int, others: Sequence[str]) -> None:
        self.chance = SeededChance(seed)
        self.seen = {who: blank(UNDAUNTED, who).game for who in others}
        self.made = Recorder(UNDAUNTED, blank(UNDAUNTED))
        for event in (*opening, EpochBegan(1), GameStarted()):
            self.made.emit(event)
        UNDAUNTED.start(self.made, self.chance)

    def told(self) -> list[tuple[Event, bytes]]:
        """What just happened, and what the others are given of it; with the last event how it is drawn."""
        found = []
        for event in self.made.events:
            for who, game in self.seen.items():
                self.seen[who], shown = tell(game, event, who)
                found.append((event, shown))
        found += [(event, drawn(game)) for event in self.made.events[-1:] for game in self.seen.values()]
        return found

    def asked(self, at: int) -> tuple[Prompt, tuple[d.Decision, ...]]:
        prompt = self.made.game.prompts[at]
        return prompt, UNDAUNTED.legal(self.made.board, prompt)

    def decide(self, prompt: Prompt, decision: d.Decision) -> None:
        made = decide(UNDAUNTED, self.made.position, prompt.seat, prompt.id, "", decision, self.chance)
        assert isinstance(made, Recorder), made
        self.made = made


def twins(seed: int, decisions: int, hidden: str, within: bool) -> list[Twin]:
    """A random position twice, but for the private cards of one side."""
    played = list(play(seed, decisions))
    opening = UNDAUNTED.inherit([event for _, made in played for event in made], played[-1][0].game.board)
    choose = random.Random(seed)
    mixed = [
        e.ZonesInherited(hidden, Sealed(hidden, shuffled(event.secret.content, choose, within)))
        if isinstance(event, e.ZonesInherited) and event.side == hidden
        else event
        for event in opening
    ]
    others = [who for who in (*SIDES, PUBLIC) if who != hidden]
    return [Twin(events, seed, others) for events in (opening, mixed)]


@settings(max_examples=60, deadline=None)
@given(worlds, lengths, st.sampled_from(SIDES), st.booleans())
def test_law_5_positions_that_differ_in_one_sides_private_cards_are_the_same_to_everybody_else(
    seed, decisions, hidden, within
):
    one, other = twins(seed, decisions, hidden, within)
    choose = random.Random(seed)
    for _ in range(40):
        differs = next((pair for pair in zip(one.told(), other.told(), strict=False) if pair[0][1] != pair[1][1]), None)
        if differs is not None:
            assert any(shows(event) for event, _ in differs), differs
            return
        assert len(one.made.events) == len(other.made.events)
        if not one.made.game.prompts:
            return
        at = choose.randrange(len(one.made.game.prompts))
        (prompt, legal), (same, others) = one.asked(at), other.asked(at)
        assert prompt == same
        if prompt.seat != hidden:
            assert legal == others, "what a seat may decide tells of the other's secrets"
        common = tuple(decision for decision in legal if decision in others)
        in_private = prompt.kind == "casualty" and is_secret(one.made.board, prompt)
        alike = common and (prompt.seat != hidden or not in_private or choose.random() < 0.5)
        first = choose_any(choose, common or legal)
        one.decide(prompt, first)
        other.decide(same, first if alike else choose.choice(others))
