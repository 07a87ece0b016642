"""Stalingrad's cards have numbers: a menu tells copies apart, and how good each soldier is."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.words import Sentence
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted.acts import Bolster, Control, Move
from kronika.domain.undaunted.campaign import steps as c
from kronika.domain.undaunted.campaign.state import Campaign
from kronika.domain.undaunted.content import Action, ActionName, Card, CounterKind, Level, Name
from kronika.domain.undaunted.rendering.cards import card_face, card_name
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.playing import EndTurn, Play, Withdraw
from kronika.domain.undaunted.rules.step import Decision, Stop
from kronika.domain.undaunted.rules.support import Take
from kronika.service import convert
from kronika.tools.cli.menu import menu
from kronika.tools.cli.options import Menu
from kronika.tools.cli.terminal import Screen
from kronika.v1 import game_pb2
from tests.bench.perft import opening
from tests.tools.boards import PACKS, start

RIFLEMAN = (Action(ActionName.MOVE, 1), Action(ActionName.ATTACK, 1), Action(ActionName.CONTROL))


def card(code: str, name: str, *squads: str, counter: str = "", level: Level = Level.ORDINARY) -> Card:
    counter = counter or f"soviet-riflemen-{''.join(squads).lower()}"
    return Card(code, "rifleman", Name(name, name), 5, squads, counter, RIFLEMAN, level)


CARDS = (
    card("S-P-004", "Rifleman A", "A"),
    card("S-P-005", "Rifleman A", "A"),
    Card("S-P-007", "rifleman", Name("Rifleman A", "Rifleman A"), 9, ("A",), "soviet-riflemen-a", RIFLEMAN),
    card("S-V-006", "Rifleman A", "A", level=Level.UPGRADED),
    card("S-R-009", "Rifleman B", "B", level=Level.RESERVIST),
    card("S-Z-054", "Engineer AC", "A", "C", counter="soviet-engineers-a"),
)
SCENE, _ = start("011", "stalingrad")


LAID = opening(PACKS["stalingrad"], "011").game.board
KINDS = {one.counter: CounterKind(one.counter, "soviet", "riflemen", one.name, 4) for one in CARDS}
SCENE_OF_CARDS = replace(LAID.scene, cards={one.id: one for one in CARDS}, kinds={**LAID.scene.kinds, **KINDS})
BOARD = replace(LAID, scene=SCENE_OF_CARDS)


def handles_of(decision: Any) -> tuple[str, ...]:
    system = "undaunted" if isinstance(decision, Decision) else "undaunted_campaign"
    return SYSTEMS[system].rendering.handles(BOARD, decision)


def shown(kind: str, options: Iterable[tuple[Any, str]], system: str = "undaunted", language: str = "en") -> Menu:
    legal = [
        game_pb2.LegalDecision(
            decision=convert.to_decision(system, decision), sentence=sentence, handles=handles_of(decision)
        )
        for decision, sentence in options
    ]
    prompt = game_pb2.Prompt(prompt=7, kind=convert.prompt_kind(system, kind), legal=legal)
    said = {decision: Sentence(sentence, "česky") for decision, sentence in options}
    note = Notation(SCENE, "soviet")
    board = BOARD if system == "undaunted" else Campaign(cards=BOARD.scene.cards)
    meant = partial(SYSTEMS[system].rendering.meant, board)
    return menu(SYSTEMS[system], prompt, "", language, meant=meant, note=note, say=said.__getitem__)


def lines(kind: str, options: Iterable[tuple[Any, str]], system: str = "undaunted", language: str = "en") -> list[str]:
    (page,) = shown(kind, options, system, language).pages(Screen())
    return page


def test_equal_copies_share_a_heading_and_different_ones_do_not() -> None:
    plays = [(Play(id, Move("503")), "Rifleman A: move to 503") for id in ("S-P-004", "S-P-005", "S-V-006")]
    assert lines("play", [*plays, (EndTurn(), "End the turn")]) == [
        " Rifleman A (upgraded)",
        "   1 move to 503 [S-V-006 move 503]",
        " Rifleman A ×2",
        "   2 move to 503 [S-P-004 move 503]",
        " ",
        "   3 End the turn [end_turn]",
    ]


def test_a_copy_that_is_not_shown_is_taken_by_its_notation_and_found_by_its_number() -> None:
    plays = [(Play(id, Move("503")), "Rifleman A: move to 503") for id in ("S-P-004", "S-P-005")]
    asked = shown("play", [*plays, (EndTurn(), "End the turn")])
    chosen = asked.chosen("s-p-005 MOVE 503")
    assert chosen is not None and convert.from_decision("undaunted", chosen.decision) == plays[1][0]
    assert asked.narrowed("005") == [1] and asked.only is None


def test_two_copies_are_not_a_single_answer() -> None:
    """Which of them, is a choice: one soldier's life goes on, another's does not."""
    losses = [(Lose(id), f"Give up Rifleman A ({id})") for id in ("S-P-004", "S-P-005")]
    asked = shown("casualty", losses)
    assert [option.said for option in asked.options] == ["Give up Rifleman A (S-P-004) ×2"] and asked.only is None


def test_copies_that_are_taken_are_shown_once_with_what_is_printed_on_them() -> None:
    takes = [(Take(id), "Take Rifleman A too") for id in ("S-P-004", "S-P-005")]
    assert lines("take", [*takes, (Take("S-R-009"), "Take Rifleman B too"), (Stop(), "Stop here")]) == [
        "   1 Take Rifleman A too ×2 [take S-P-004]           initiative 5 · move 1 · attack 1 · control",
        "   2 Take Rifleman B too (reservist) [take S-R-009]  initiative 5 · move 1 · attack 1 · control",
        "   3 Stop here [stop]",
    ]


def test_an_act_that_names_a_card_tells_it_apart_too() -> None:
    acts = [(Play("S-P-004", Bolster(id)), "Rifleman A: bolster with Rifleman A") for id in ("S-P-005", "S-V-006")]
    assert lines("play", acts) == [
        " Rifleman A",
        "   1 bolster with Rifleman A [S-P-004 bolster S-P-005]",
        "   2 bolster with Rifleman A (upgraded) [S-P-004 bolster S-V-006]",
    ]


def test_cards_with_one_name_and_different_print_are_listed_by_number() -> None:
    plays = [(Play(id, Move("503")), "Rifleman A: move to 503") for id in ("S-P-004", "S-P-007")]
    assert [line for line in lines("play", plays) if not line.startswith("  ")] == [
        " Rifleman A S-P-004",
        " Rifleman A S-P-007",
    ]


def test_C7_merged_squad_names_the_counter_with_other_letters() -> None:
    assert lines("play", [(Play("S-Z-054", Move("503")), "Engineer AC: move to 503")]) == [
        " Engineer AC [A]",
        "   1 move to 503 [S-Z-054 move 503]",
    ]


def test_C4_beside_a_copy_for_the_deck_stands_what_is_printed_on_it() -> None:
    picks = [(c.PickCard(id), f"Into the deck: Rifleman A {id}") for id in ("S-P-004", "S-V-006")]
    picks.append((c.PickCard(""), "Into the deck: no card"))
    assert lines("deck", picks, "undaunted_campaign") == [
        "   1 Into the deck: Rifleman A S-P-004 [pick_card S-P-004]",
        "       initiative 5 · move 1 · attack 1 · control",
        "   2 Into the deck: Rifleman A S-V-006 (upgraded) [pick_card S-V-006]",
        "       initiative 5 · move 1 · attack 1 · control",
        "   3 Into the deck: no card [pick_card -]",
    ]


def test_a_card_is_read_as_it_is_printed() -> None:
    actions = (
        Action(ActionName.DEMOLISH, tanks=1, structures=3, most=0),
        Action(ActionName.ATTACK, 3, least=1, upgraded=True),
        Action(ActionName.BOLSTER, 2, squads=("A", "C")),
        Action(ActionName.GRENADE, 2, most=1),
    )
    printed = Card("S-V-060", "engineer", Name("Engineer A", "Ženista A"), 4, actions=actions, level=Level.UPGRADED)
    assert card_face(printed, "en") == (
        "initiative 4 · demolish 0/1/3 (0–0) · attack 3 (1–)+ · bolster 2 [AC] · grenade 2 (0–1)"
    )
    assert card_name(printed, "cs") == "Ženista A (vylepšená)"


def test_withdrawing_stands_last_under_no_heading() -> None:
    turn = [
        (Withdraw(), "Withdraw: the opponent wins"),
        (Play("S-P-004", Control()), "Rifleman A: control"),
    ]
    assert lines("play", turn) == [
        " Rifleman A",
        "   1 control [S-P-004 control]",
        " ",
        "   2 Withdraw: the opponent wins [withdraw]",
    ]
