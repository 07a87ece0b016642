"""Every event and every decision is one sentence in English and in Czech, and tells no secret."""

from collections.abc import Iterator

import pytest

from kronika.domain.kernel.catalogue import both, text
from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC, REFEREE, Sentence
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Act, Attack, Blast, Bolster, Command, Conceal, Control, Move, Scout
from kronika.domain.undaunted.content import ActionName, Victory
from kronika.domain.undaunted.contract import DECISIONS, STEPS
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.rules.casualties import Exerted
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.words import message
from tests.undaunted import africa_worlds, stalingrad_worlds
from tests.undaunted.position import PACK, position, side
from tests.undaunted.random_play import play
from tests.undaunted.stalingrad_worlds import world

NAMES = {name for card in (*PACK.cards.values(), *world(0).cards) for name in (card.name.en, card.name.cs)}
UNTOLD = (PromptOpened, e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited)
"""Events that only keep the books."""
SOMETIMES = (*UNTOLD, DecisionMade, e.CardMoved)
"""Events without a sentence, or with none where another event or the decision says the same."""
WORLDS = range(14)
"""The random scenarios of Stalingrad whose games are read."""
WORLDS_OF_SINGLE_MEN = range(40)
"""And those of North Africa."""


def radio_game() -> list[Event]:
    """What random play seldom reaches: the radio, a blast on several counters, a position taken over."""
    us = side(at="riflemen-a@r mortar@a", marks="r+ a b", hand="rifleman-a mortar mortar", target="d")
    german = side(at="riflemen-a@d scouts-a@d", deck="rifleman-a")
    game = position("r=1 a b c d e", us=us, german=german, radio="r", dice=[0, 0])
    game.do(Play("us-rifleman-a", Control()))
    game.do(Play("us-mortar", Blast()))
    game.do(Strike("german-scouts-a"))
    game.do(Play("us-mortar", Move("b")))
    return game.log


def logs() -> Iterator[list[Event]]:
    yield radio_game()
    for scenario in ("1", "8", "10"):
        yield [event for _, events in play(scenario, 1, 2500) for event in events]
    for seed in WORLDS:
        yield [event for _, events in stalingrad_worlds.play(seed, 300) for event in events]
    for seed in WORLDS_OF_SINGLE_MEN:
        yield [event for _, events in africa_worlds.play(seed, 150) for event in events]


def audiences(log: list[Event]) -> tuple[str, ...]:
    (setup,) = (event.setup for event in log if isinstance(event, e.ScenarioSetUp))
    return (*(side.id for side in setup.sides), PUBLIC, REFEREE)


def told(log: list[Event], audience: str) -> Iterator[tuple[Event, Board, Sentence | None]]:
    """Each event as an audience gets it, the board after it, and its sentence."""
    game = blank(UNDAUNTED, audience).game
    for event in log:
        seen = blind(event, audience)
        game = apply(game, seen)
        if type(event) in (*e.EVENTS, DiceRolled, DecisionMade):
            yield seen, game.board, UNDAUNTED.words.event(game.board, seen)


@pytest.fixture(scope="module")
def some_logs() -> list[list[Event]]:
    return list(logs())


@pytest.mark.long
def test_every_event_is_said_in_both_languages_unless_it_only_keeps_the_books(some_logs):
    """Or a decision and the events that follow it say the same."""
    seen = set()
    for log in some_logs:
        for audience in audiences(log):
            for event, _, sentence in told(log, audience):
                seen.add(type(event))
                assert sentence is not None or isinstance(event, SOMETIMES), event
                assert sentence is None or type(event) not in UNTOLD, event
                if sentence is not None:
                    assert (
                        text(sentence, "en") and text(sentence, "cs") and text(sentence, "en") != text(sentence, "cs")
                    )
    assert seen == {*e.EVENTS, DiceRolled, DecisionMade}


def test_every_decision_is_said_in_both_languages(some_logs):
    kinds = set()
    for log in some_logs:
        for event, board, _ in told(log, REFEREE):
            if isinstance(event, DecisionMade):
                decision = (event.public or event.secret.content).decision
                sentence = UNDAUNTED.words.decision(board, decision)
                assert text(sentence, "en") and text(sentence, "cs") and text(sentence, "en") != text(sentence, "cs")
                kinds.add(type(decision))
                if isinstance(decision, Play | Perform):
                    kinds.add(type(decision.act))
    assert kinds == {*DECISIONS, *Act.__args__}


def test_unfinished_action_is_not_asked_twice(some_logs):
    """The prompt beside it asks."""
    seen = set()
    for log in some_logs:
        for _, board, _ in told(log, REFEREE):
            if board.frames and (kind := type(board.frames[-1])) is not Exerted:
                said = UNDAUNTED.words.doing(board)
                assert "?" not in text(said, "en") + text(said, "cs")
                seen.add(kind)
    assert seen == {*STEPS} - {Exerted}


@pytest.mark.parametrize(
    "at",
    [
        pytest.param(0, id="one side"),
        pytest.param(1, id="the other", marks=pytest.mark.slow),
        pytest.param(2, id="spectators", marks=pytest.mark.slow),
    ],
)
def test_a_sentence_names_no_card_that_its_reader_may_not_see(some_logs, at):
    sealed = 0
    for log in some_logs:
        audience = audiences(log)[at]
        for event, _, sentence in told(log, audience):
            secret = getattr(event, "secret", None)
            if secret is not None and secret.audience != audience and sentence is not None:
                sealed += 1
                assert not [name for name in NAMES if name in text(sentence, "en") or name in text(sentence, "cs")]
    assert sealed


def test_a_draw_names_the_card_to_its_owner_only():
    us = side(hand="platoon-sergeant", deck="rifleman-a")
    game = position("a", us=us)
    (drawn,) = (event for event in game.do(Play("us-platoon-sergeant", Command(1))) if isinstance(event, e.CardDrawn))
    assert both(UNDAUNTED.words.event(game.board, drawn)) == Sentence(
        "The US draw Rifleman A.", "Američané dobírají kartu Střelci A."
    )
    assert both(UNDAUNTED.words.event(game.board, blind(drawn, "german"))) == Sentence(
        "The US draw a card.", "Američané dobírají kartu."
    )


def test_a_roll_is_said_with_what_it_had_to_reach():
    game = position("a", us=side(at="riflemen-a@a", hand="rifleman-a"), german=side(at="scouts-a@a"), dice=[3])
    rolled = game.do(Play("us-rifleman-a", Attack("german-scouts-a")))[1]
    assert both(UNDAUNTED.words.event(game.board, rolled)) == Sentence(
        "Roll 3, needs 5: the German Scouts A are not hit.",
        "Hod 3, třeba 5: němečtí pátrači A nejsou zasaženi.",
    )


@pytest.mark.parametrize(
    ("act", "en", "cs"),
    [
        (Scout("b"), "Scout A: scout to b", "Pátrači A: pátrání na pole b"),
        (
            Attack("german-scouts-a"),
            "Scout A: attack German Scouts A on b",
            "Pátrači A: útok na německé pátrače A na poli b",
        ),
        (Conceal(), "Scout A: conceal", "Pátrači A: zmatení nepřítele"),
    ],
)
def test_a_decision_is_said_with_its_card_and_action(act, en, cs):
    game = position("a b", us=side(at="scouts-a@a", hand="scout-a"), german=side(at="scouts-a@b"))
    assert both(UNDAUNTED.words.decision(game.board, Play("us-scout-a", act))) == Sentence(en, cs)


def test_unfinished_action_is_described():
    us = side(at="scouts-a@a mortar@a", hand="scout-a platoon-sergeant mortar", supply="sniper sniper", target="d")
    half_done = {
        Play("us-scout-a", Scout("b")): "The US Scouts A: scout, up to 1 more",
        Play("us-platoon-sergeant", Bolster("us-sniper")): "Bolster: up to 2 more cards",
        Play("us-mortar", Blast()): "Blast on d, one counter after another",
    }
    for decision, en in half_done.items():
        game = position("a b c d", us=us, german=side(at="riflemen-a@d scouts-a@d"))
        assert UNDAUNTED.words.doing(game.board) is None
        game.do(decision)
        said = UNDAUNTED.words.doing(game.board)
        assert (text(said, "en"), bool(text(said, "cs"))) == (en, True)


def test_every_action_zone_and_way_to_win_has_a_name_in_both_languages():
    assert set(ACTION_NAMES) == set(ActionName)
    zones, ways = [message(f"zone-{zone}") for zone in Zone], [message(f"won-{how}") for how in Victory]
    for name in (*ACTION_NAMES.values(), *zones, *ways):
        assert text(name, "en") and text(name, "cs") and text(name, "en") != text(name, "cs")


@pytest.mark.parametrize(
    ("card", "en", "cs"),
    [
        ("us-platoon-sergeant", "Platoon Sergeant", "Seržant"),
        ("german-platoon-sergeant", "Platoon Sergeant", "Feldvébl"),
        ("us-platoon-guide", "Platoon Guide", "Zástupce velitele čety"),
        ("us-squad-leader-a", "Squad Leader A", "Velitel družstva A"),
        ("us-rifleman-b", "Rifleman B", "Střelci B"),
        ("us-scout-c", "Scout C", "Pátrači C"),
        ("us-machine-gunner-a", "Machine Gunner A", "Kulometčíci A"),
        ("us-sniper", "Sniper", "Odstřelovači"),
        ("us-mortar", "Mortar", "Minomet"),
        ("us-fog-of-war", "Fog of War", "Válečný zmatek"),
    ],
)
def test_cards_have_the_names_of_the_rulebooks(card, en, cs):
    assert (PACK.cards[card].name.en, PACK.cards[card].name.cs) == (en, cs)


@pytest.mark.parametrize(
    ("action", "cs"),
    [
        ("move", "přesun"),
        ("guide", "manévr"),
        ("scout", "pátrání"),
        ("stalk", "skrytý přesun"),
        ("bolster", "posily"),
        ("command", "za mnou!"),
        ("conceal", "zmatení nepřítele"),
        ("control", "ovládnutí"),
        ("inspire", "povzbuzení"),
        ("recon", "průzkum"),
        ("target", "zaměření"),
        ("attack", "útok"),
        ("suppress", "krycí palba"),
        ("blast", "výbuch"),
    ],
)
def test_actions_have_the_names_of_the_rulebooks(action, cs):
    assert (text(ACTION_NAMES[ActionName(action)], "en"), text(ACTION_NAMES[ActionName(action)], "cs")) == (action, cs)


def test_required_number_of_a_shot_is_shown_in_both_languages() -> None:
    assert both(UNDAUNTED.words.thrown(3)) == Sentence("3d10", "3k10")
    assert both(UNDAUNTED.words.part("smoke")) == Sentence("smoke", "dým")
