"""Boards and decisions of every scenario fit 80 columns; whole where they do, else in parts."""

import re

import pytest
import wcwidth

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.game import Recorder, decide
from kronika.domain.kernel.notation import Notation
from kronika.domain.undaunted.rendering.board_text import board_list, legend
from kronika.domain.undaunted.rendering.picture import Picture, picture
from kronika.service import convert
from kronika.tools.cli.menu import menu_of
from kronika.tools.cli.terminal import Screen, folded
from kronika.v1 import game_pb2
from tests.bench.arena import open_game
from tests.tools.boards import EVERY_PACK, EVERY_SCENARIO, LANGUAGES, PACKS, board_text, pictures, start
from tests.tools.test_options import Page


def cells(text: str) -> int:
    return max(map(wcwidth.width, text.split("\n")))


def headings(text: str, shown: Picture) -> list[str]:
    """The tiles that are drawn, by what stands at the top of each box."""
    return sorted(re.findall(rf"[|]([\w-]+) +{shown.say('board-cover')} \d", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100])
def test_every_board_fits_with_every_tile_and_every_counter_on_it_once(columns: int, language: str) -> None:
    for name, shown in pictures(language).items():
        text = board_text(shown, columns)
        assert cells(text) <= columns, name
        assert headings(text, shown) == sorted(spot.space.tile for spot in shown.spots), name
        drawn = text.partition(f"{shown.title}: ")[0]
        for spot in shown.spots:
            for one in spot.standing:
                assert drawn.count(one.label) >= 1, (name, one.label)


def test_the_boards_of_all_scenarios_are_whole_in_80_columns_but_those_of_more_than_five_and_a_half_tiles() -> None:
    parted = {name for name, shown in pictures("en").items() if board_text(shown, 80).startswith("Part ")}
    assert parted == {name for name, shown in pictures("en").items() if shown.width > 5.5} != set()


def test_a_board_in_parts_shows_them_from_the_left() -> None:
    shown = next(one for one in pictures("cs").values() if one.width > 5.5)
    first, second = board_text(shown, 80).split("Část 2 z 2, zleva\n")
    assert first.startswith("Část 1 z 2, zleva\n")
    parts = [headings(part, shown) for part in (first, second)]
    west, east = ({spot.space.tile for spot in shown.spots if spot.space.tile in part} for part in parts)
    assert max(spot.left for spot in shown.spots if spot.space.tile in west) < min(
        spot.left for spot in shown.spots if spot.space.tile in east
    )


def test_mines_on_the_edge_of_a_part_are_drawn_there() -> None:
    for shown in pictures("en").values():
        if shown.mines:
            letters = {laid.mine.side[0] for laid in shown.mines}
            assert re.search(rf"[-+|][{''.join(letters)}]+", board_text(shown, 45), re.I)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", PACKS)
def test_legend_is_repeated_where_its_lines_do_not_fit(language: str, variant: str) -> None:
    told = legend(language, variant, 80)
    assert cells(told) <= 80 and told.split() == legend(language, variant).split()


def test_colours_are_those_of_the_sides_and_change_nothing_else() -> None:
    def paint(text: str, *, fg: str) -> str:
        return f"<{fg}>{text}</>"

    shown = picture(*start("2"))
    painted = board_text(shown, None, paint)
    assert "|<cyan>U^RifA ScoA</>" in painted and "+<yellow>G^MGA RifA ScoA</>" in painted
    assert re.sub(r"<.*?>", "", painted) == board_text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_for_a_screen_reader_tells_all_that_the_drawing_tells(language: str) -> None:
    for name, shown in pictures(language).items():
        spaces = board_list(shown).split("\n")
        told = dict(line.split(": ", 1) for line in spaces)
        assert set(told) == {spot.space.tile for spot in shown.spots} and len(spaces) == len(shown.spots), name
        assert not set("|+*!^~#") & set("".join(spaces)), name
        for spot in shown.spots:
            said = told[spot.space.tile]
            assert all(one.name in said for one in spot.standing), (name, said)
            near = re.split(r", ", said.rpartition("next to " if language == "en" else "sousedí s ")[2].rstrip("."))
            assert len(near) == len(spot.scene.near) and set(near) <= set(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pack", "scenario"), EVERY_SCENARIO)
def test_listed_decisions_fit(pack: str, scenario: str, language: str) -> None:
    """At the opening and in the first turn, drawn and plain, page by page."""
    system = EVERY_PACK[pack].system
    out, chance = open_game(EVERY_PACK[pack], scenario, 1)
    scene = system.scene(out.position.game.board)
    decisions = 0
    while decisions < 3 or not out.position.game.board.active:
        decisions += 1
        board, prompt = out.position.game.board, next(one for one in out.position.game.prompts if not one.optional)
        legal = []
        for decision in system.rules.legal(board, prompt):
            odds, said = system.odds(board, decision), system.words.decision(board, decision)
            message = game_pb2.LegalDecision(
                decision=convert.to_decision(system.name, decision),
                sentence=text(said, language),
                handles=system.rendering.handles(board, decision),
            )
            if odds is not None:
                parts = [convert.to_message(part) for part in odds.parts]
                figures = {"target": odds.target, "dice": odds.dice, "wins": odds.wins, "outcomes": odds.outcomes}
                results = [game_pb2.OddsResult(name=one.name, outcomes=one.outcomes) for one in odds.results]
                message.odds.CopyFrom(game_pb2.Odds(parts=parts, results=results, **figures))
            legal.append(message)
        kind = convert.prompt_kind(system.name, prompt.kind)
        message = game_pb2.Prompt(prompt=prompt.id, kind=kind, legal=legal)
        note = Notation(scene, prompt.seat)
        asked = menu_of(system, board, message, "", language, note)
        for screen in (Page(), Page(plain=True)):
            pages = asked.pages(screen)
            assert max(map(len, pages)) <= 24 - 4
            assert cells("\n".join(line for page in pages for line in page)) <= 80
        first = system.rules.legal(board, prompt)[0]
        made = decide(system, out.position, prompt.seat, prompt.id, "", first, chance)
        assert isinstance(made, Recorder)
        out = made


def test_a_sentence_that_does_not_fit_goes_on_below_its_version() -> None:
    line = "   12  Rolled 3 against German Machine Gunners A, defence 7: a miss, and so on and so forth."
    assert folded(line, 60, 7) == [
        "   12  Rolled 3 against German Machine Gunners A, defence 7:",
        "       a miss, and so on and so forth.",
    ]
    assert folded("漢字" * 30, 20, 4)[0] == "漢字" * 5 and cells("\n".join(folded("漢字" * 30, 20, 4))) <= 20


def test_file_output_has_one_line_per_item() -> None:
    assert Screen().fold("word " * 100) == "word " * 100
    assert Screen().command("Come back with:", "kronika " + "x" * 200).count("\n") == 0


def test_a_command_that_does_not_fit_is_written_as_a_shell_takes_it() -> None:
    command = "kronika --server somewhere.example.org:50551 --profile anna play abcdefghijkl --seat german"
    said = Page().command("You leave, and the game waits for you. Come back with:", command)
    first, *lines = said.split("\n")
    assert cells(said) <= 80 and first == "You leave, and the game waits for you. Come back with:"
    assert " ".join("\n".join(lines).replace("\\\n", " ").split()) == command
