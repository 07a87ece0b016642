"""What a rejection says: the rule, what was wrong, and what would be accepted."""

import pytest

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.words import Reason, Sentence
from kronika.domain.undaunted.acts import (
    Attack,
    Blast,
    Bolster,
    Conceal,
    Control,
    Guide,
    Inspire,
    Move,
    Recon,
    Scout,
    Stalk,
    Target,
)
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, PickInitiative, Play, Ready
from tests.undaunted.position import position, side

US = side(
    at="riflemen-a@a riflemen-b@a! scouts-a@b mortar@a",
    marks="a+ b",
    hand="rifleman-a rifleman-b scout-a squad-leader-a mortar platoon-guide fog-of-war",
    play="scout-b",
    supply="rifleman-a rifleman-b",
    spawns="riflemen-a@a scouts-a@a",
)
GERMAN = side(at="riflemen-a@c", marks="c")


def table():
    return position("a b c d", us=US, german=GERMAN)


REFUSED: list[tuple[object, str, str, str, tuple[str, ...]]] = [
    (
        Play("us-rifleman-a", Move("c")),
        "U1",
        "c is not adjacent to a, where the US Riflemen A stand.",
        "Pole c nesousedí s polem a, kde jsou američtí střelci A.",
        ("b",),
    ),
    (
        Play("us-rifleman-a", Move("99Z")),
        "U1",
        "There is no space 99Z on this board.",
        "Pole 99Z na plánu není.",
        ("b",),
    ),
    (
        Play("us-platoon-guide", Guide("us-scouts-a", "c")),
        "N3",
        "The US Scouts A cannot enter c: it holds none of your control markers.",
        "Američtí pátrači A nemohou vstoupit na pole c: neleží tam vlastní žeton kontroly.",
        ("a",),
    ),
    (
        Play("us-platoon-guide", Guide("us-riflemen-b", "b")),
        "N3",
        "The US Riflemen B are suppressed and cannot be guided.",
        "Manévrem nelze přemístit americké střelce B: jsou pod palbou.",
        ("us-mortar", "us-riflemen-a", "us-scouts-a"),
    ),
    (
        Play("us-platoon-guide", Guide("german-riflemen-a", "b")),
        "N3",
        "The German Riflemen A are not one of your counters on the board.",
        "Němečtí střelci A nepatří mezi vaše jednotky na plánu.",
        ("us-mortar", "us-riflemen-a", "us-scouts-a"),
    ),
    (
        Play("us-rifleman-b", Move("b")),
        "U9",
        "The US Riflemen B are suppressed: the card can only turn them ready or be hunkered down.",
        "Američtí střelci B jsou pod palbou: karta může jednotku jen připravit, nebo se stáhnout do zálohy.",
        ("ready", "hunker_down"),
    ),
    (
        Play("us-rifleman-a", Recon()),
        "U7",
        "Rifleman A has no action recon.",
        "Karta Střelci A nemá akci průzkum.",
        ("move", "attack", "control"),
    ),
    (
        Play("us-sniper", Stalk("b")),
        "U7",
        "Sniper is not in your hand.",
        "Karta Odstřelovači není ve vaší ruce.",
        (
            "us-fog-of-war",
            "us-mortar",
            "us-platoon-guide",
            "us-rifleman-a",
            "us-rifleman-b",
            "us-scout-a",
            "us-squad-leader-a",
        ),
    ),
    (
        Play("us-rifleman-a", Control()),
        "N4",
        "You control a already.",
        "Pole a už ovládáte.",
        (),
    ),
    (
        Play("us-rifleman-a", Attack("us-scouts-a")),
        "U21",
        "The US Scouts A are not an enemy.",
        "Američtí pátrači A nepatří nepříteli.",
        ("german-riflemen-a",),
    ),
    (
        Play("us-rifleman-a", Attack("german-mortar")),
        "U21",
        "The German Mortar is not on the board.",
        "Německý minomet není na plánu.",
        ("german-riflemen-a",),
    ),
    (
        Play("us-mortar", Blast()),
        "N7",
        "Your target marker is not on the board. Place it with the action target first.",
        "Váš žeton zaměření není na plánu. Nejdřív ho umístěte akcí zaměření.",
        (),
    ),
    (
        Play("us-mortar", Target("c")),
        "N6",
        "c is at range 2 from the mortar; the minimum is 3.",
        "Pole c je od minometu ve vzdálenosti 2, nejméně musí být 3.",
        ("d",),
    ),
    (
        Play("us-squad-leader-a", Bolster("us-rifleman-b")),
        "U16",
        "You can take only cards of squad A, and Rifleman B is not one.",
        "Vzít lze jen karty družstva A, karta Střelci B k němu nepatří.",
        ("us-rifleman-a",),
    ),
    (
        Play("us-squad-leader-a", Inspire("us-scout-b")),
        "N5",
        "Scout B does not belong to squad A.",
        "Karta Pátrači B nepatří do družstva A.",
        (),
    ),
    (
        Ready("us-rifleman-a"),
        "U9",
        "Rifleman A has no suppressed counter to turn ready.",
        "Karta Střelci A nemá jednotku pod palbou, kterou by připravila.",
        (),
    ),
    (
        HunkerDown("us-fog-of-war"),
        "U10",
        "Fog of War cannot be hunkered down. It can only be picked for initiative.",
        "Kartu Válečný zmatek nelze stáhnout do zálohy, jen zvolit pro iniciativu.",
        (),
    ),
    (
        Play("us-fog-of-war", Conceal()),
        "U11",
        "Fog of War can be picked for initiative but never played.",
        "Kartu Válečný zmatek lze zvolit pro iniciativu, zahrát ji však nelze.",
        (),
    ),
]


@pytest.mark.parametrize(("decision", "rule", "en", "cs", "accepted"), REFUSED, ids=[f"{r[1]}-{r[2]}" for r in REFUSED])
def test_a_rejection_says_rule_and_reason_and_what_would_be_accepted(decision, rule, en, cs, accepted):
    refused = table().refused(decision)
    assert (refused.reason, refused.rule, refused.accepted) == (Reason.AGAINST_THE_RULES, rule, accepted)
    assert both(refused.said) == Sentence(en, cs)


@pytest.mark.parametrize(
    ("decision", "made"),
    [
        (Play("us-rifleman-a", Move("c")), lambda to: Play("us-rifleman-a", Move(to))),
        (Play("us-rifleman-a", Attack("us-mortar")), lambda who: Play("us-rifleman-a", Attack(who))),
        (Play("us-mortar", Target("a")), lambda to: Play("us-mortar", Target(to))),
        (Play("us-squad-leader-a", Bolster("x")), lambda card: Play("us-squad-leader-a", Bolster(card))),
        (Play("us-scout-a", Scout("d")), lambda to: Play("us-scout-a", Scout(to))),
    ],
    ids=["move", "attack", "target", "bolster", "scout"],
)
def test_alternatives_of_a_refusal_are_the_legal_decisions(decision, made):
    game = table()
    card, act = decision.card, type(decision.act)
    legal = {option for option in game.legal() if isinstance(option, Play) and option.card == card}
    assert {made(accepted) for accepted in game.refused(decision).accepted} == {
        option for option in legal if isinstance(option.act, act)
    }


def test_a_decision_of_another_kind_than_asked_for_is_malformed():
    refused = table().refused(PickInitiative("us-rifleman-a"))
    accepted = ("play", "ready", "hunker_down", "end_turn")
    assert (refused.reason, refused.rule, refused.accepted) == (Reason.MALFORMED, "", accepted)


@pytest.mark.parametrize(
    ("opening", "tags"),
    [
        (Play("us-scout-a", Scout("c")), ("step", "stop")),
        (Play("us-platoon-sergeant", Bolster("us-rifleman-a")), ("take", "stop")),
        (Play("us-mortar", Blast()), ("strike",)),
    ],
    ids=["stepping", "bolstering", "barrage"],
)
def test_while_an_action_is_half_done_nothing_else_can_be_played(opening, tags):
    us = side(at="scouts-a@b mortar@b", hand="scout-a mortar platoon-sergeant", supply="rifleman-a scout-a", target="d")
    game = position("a b c d", us=us, german=side(at="riflemen-a@d scouts-a@d"))
    game.do(opening)
    for decision in (EndTurn(), HunkerDown("us-mortar"), opening):
        refused = game.refused(decision)
        assert (refused.reason, refused.accepted) == (Reason.MALFORMED, tags)
