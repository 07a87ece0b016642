"""Packs made, checked and drawn with the command."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kronika.domain.kernel.events import Options
from kronika.library.offline import OfflineGame
from kronika.library.policies import usual_policy
from kronika.service.packs import load_pack, read_files, skeletons
from tests.bench.offline_campaign import WholeCampaign
from tests.tools.running import Command

FIRST = {"normandy": "1", "north_africa": "1", "russian_front": "a", "stalingrad": "011", "tankduel": "m1"}
WHOLE = ("russian_front", "tankduel")
SKELETONS = [like for like in FIRST if like not in WHOLE]
"""What is typed over besides a whole pack."""
KRONIKA, CZECH = Command(), Command("--lang", "cs")
FIGURES = (
    (
        "cards.toml",
        "initiative = 9",
        'initiative = "nine"',
        'cards[0].initiative: "nine" is wrong; expected: a whole number',
    ),
    (
        "cards.toml",
        'name = "recon"',
        'name = "recom"',
        'cards[2].actions[2].name: "recom" is wrong; expected: move, scout',
    ),
    ("scenarios/01.toml", 'tile = "3A"', 'tile = "9A"', "tiles[2].tile: there is no tile 9A; tiles: 1A, 2A, 3A"),
    ("scenarios/01.toml", "x = 2, y = 1", 'x = 2, y = "1"', 'tiles[4].y: "1" is wrong; expected: a whole number'),
    ("scenarios/01.toml", "deck = 1, supply = 4", "deck = 2, supply = 4", "cards.us.rifleman_a: deck 2 and supply 4"),
    ("tiles.toml", "cover = 2", "cower = 2", "tiles[2].cower: unknown field; known: building_cover, cover,"),
)
"""In which file what is changed into what, and the beginning of what is said about it."""
MISSPELT = "tiles.toml: tiles[2].cover: missing; expected: a whole number"
ALL = len(FIGURES) + 1
"""A field that is misspelt is unknown, and another one missing."""


def skeleton(like: str, folder: Path) -> Path:
    KRONIKA.does("pack", "new", folder / "mine", "--like", like)
    return folder / "mine"


def with_mistakes(folder: Path) -> Path:
    mine = skeleton("normandy", folder)
    for file, old, new, _ in FIGURES:
        text = (mine / file).read_text()
        (mine / file).write_text(text.replace(old, new, 1))
    return mine


# --- pack new


def test_there_is_a_skeleton_like_each_variant() -> None:
    assert set(skeletons()) == set(FIRST)


@pytest.mark.parametrize("like", FIRST)
def test_skeleton_has_the_name_of_its_folder_and_explains_next_steps(like: str, tmp_path: Path) -> None:
    said = KRONIKA.does("pack", "new", tmp_path / "mine", "--like", like).splitlines()
    mine = tmp_path / "mine"
    assert load_pack(read_files(mine)).card.id.name == "mine"
    drawn = [f"kronika pack draw {mine} {card.id}" for card in load_pack(read_files(mine)).card.scenarios]
    files, steps = said[: -len(drawn) - 2], said[-len(drawn) - 2 :]
    assert {mine / path for path in read_files(skeletons()[like])} == set(map(Path, files))
    assert f"kronika pack draw {mine} {FIRST[like]}" in drawn
    assert steps == [
        f"kronika pack check {mine}",
        *drawn,
        f"KRONIKA_PACKS={tmp_path} kronika play --against bot --pack mine",
    ]


def test_a_folder_whose_name_can_be_none_of_a_pack_is_not_made(tmp_path: Path) -> None:
    said = KRONIKA("pack", "new", tmp_path / 'my "own"')
    assert said.code == 1 and "FOLDER must be an id: 1 to 64 letters" in said.err
    assert not (tmp_path / 'my "own"').exists()


def test_a_whole_skeleton_passes_the_check(tmp_path: Path) -> None:
    said = KRONIKA.does("pack", "check", skeleton("normandy", tmp_path))
    assert said.startswith("mine 1: 1 scenarios, reconstructed, hash ") and said.count("\n") == 1


def test_a_partial_skeleton_names_precisely_what_is_not_typed_yet(tmp_path: Path) -> None:
    *missing, last = KRONIKA.does("pack", "check", skeleton("stalingrad", tmp_path)).splitlines()
    assert last.startswith("mine 1: 1 scenarios")
    assert {
        "not there yet: cards/soviet.toml: S-P-004: there is no upgraded card S-V-004 (C5)",
        "not there yet: tiles.toml: tiles: 5 current tiles, and the box holds 72 (C3)",
        "not there yet: scenarios/011.toml: states.1a.soviet: there is no state 2a; states: 1a",
    } <= set(missing)


@pytest.mark.slow
@pytest.mark.parametrize("like", FIRST)
def test_a_skeleton_is_played_to_its_end(like: str, tmp_path: Path) -> None:
    mine = load_pack(read_files(skeleton(like, tmp_path)))
    game = OfflineGame(mine, FIRST[like], "skeleton", Options(closing_time=60))
    game.play({seat: usual_policy(game.system, 1) for seat in game.seats}, 5000)
    assert game.position.game.outcome is not None


@pytest.mark.slow
def test_a_campaign_goes_as_far_as_its_skeleton_goes(tmp_path: Path) -> None:
    whole = WholeCampaign(load_pack(read_files(skeleton("stalingrad", tmp_path))), "skeleton")
    assert whole.board.state == "1a" and not whole.over


def test_nothing_is_written_over(tmp_path: Path) -> None:
    mine = skeleton("normandy", tmp_path)
    before = read_files(mine)
    for kronika, said in ((KRONIKA, "is not empty"), (CZECH, "není prázdná.")):
        ran = kronika("pack", "new", mine)
        assert ran.code == 1 and said in ran.err
    assert read_files(mine) == before


# --- pack check


def test_types_and_contradictions_are_named_in_one_run_with_what_would_be_valid(tmp_path: Path) -> None:
    ran = KRONIKA("pack", "check", with_mistakes(tmp_path))
    said = ran.out.splitlines()
    for file, _, _, wrong in FIGURES:
        assert sum(line.startswith(f"{file}: {wrong}") for line in said) == 1, (wrong, said)
    assert MISSPELT in said
    assert (ran.code, len(said), ran.err) == (1, ALL, f"Error: mistakes: {ALL}\n")


def test_all_of_it_is_said_in_czech_too(tmp_path: Path) -> None:
    ran = CZECH("pack", "check", with_mistakes(tmp_path))
    assert ran.err == f"Error: chyb: {ALL}\n"
    for said in (
        'cards.toml: cards[0].initiative: "nine" sem nepatří; čeká se celé číslo',
        "scenarios/01.toml: tiles[2].tile: dílek 9A neexistuje; dílky: 1A, 2A, 3A, 4A, 5A, 6A, 7A",
        "scenarios/01.toml: cards.us.rifleman_a: balíček 2 a záloha 4 nejsou dohromady všech 5 karet",
        "tiles.toml: tiles[2].cower: neznámá položka; známé: building_cover, cover,",
    ):
        assert said in ran.out, ran.out


def test_missing_values_are_reported_in_czech_too(tmp_path: Path) -> None:
    said = CZECH.does("pack", "check", skeleton("stalingrad", tmp_path))
    assert "zatím chybí: tiles.toml: tiles: aktuálních dílků: 5, a v krabici jich je 72 (C3)" in said


def test_folder_without_a_pack_is_reported_in_both_languages(tmp_path: Path) -> None:
    assert KRONIKA("pack", "check", tmp_path).out == "pack.toml: the file is missing, so this folder is not a pack\n"
    assert CZECH("pack", "check", tmp_path).out == "pack.toml: soubor chybí, takže tato složka není balík\n"


def test_nearest_of_many_names_are_listed(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "domain" / "undaunted" / "packs" / "normandy"
    for path, content in read_files(folder).items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_bytes(content.replace(b'counters = ["us-riflemen-a"', b'counters = ["us-rifelmen-a"'))
    said = KRONIKA("pack", "check", tmp_path).out
    assert "there is no counter us-rifelmen-a; counters: us-riflemen-" in said and ", …\n" in said


# --- pack draw


def test_a_scenario_is_drawn_as_text_in_both_languages(tmp_path: Path) -> None:
    mine = skeleton("normandy", tmp_path)
    assert "|7A  cov 3/1" in KRONIKA.does("pack", "draw", mine, "1")
    said = CZECH.does("pack", "draw", mine, "1")
    assert "|7A  kryt 3/1" in said and "Dílek: označení a kryt" in said


def test_values_that_the_box_does_not_print_are_listed_for_a_whole_edited_pack(tmp_path: Path) -> None:
    mine = skeleton("russian_front", tmp_path)
    said = KRONIKA.does("pack", "check", mine)
    ours = "not there yet: units.toml: units[18].ax_ru3: printed is only strength, start; ours: movement as"
    assert ours in said and "not there yet: scenarios/d.toml: printed is only title" in said
    units = (mine / "units.toml").read_text()
    start = units.index(', prov = "part"', units.index('"ax_ru3"'))
    (mine / "units.toml").write_text(units[:start] + units[units.index(" }", start) :])
    assert "ax_ru3" not in KRONIKA.does("pack", "check", mine)
    assert "zatím chybí: scenarios/d.toml: vytištěno je jen: title" in CZECH.does("pack", "check", mine)


@pytest.mark.parametrize("like", SKELETONS)
def test_a_scenario_is_drawn_as_a_picture(like: str, tmp_path: Path) -> None:
    mine, svg = skeleton(like, tmp_path), tmp_path / "laid.svg"
    assert KRONIKA.does("pack", "draw", mine, FIRST[like], "--svg", svg) == f"{svg}\n"
    tiles = [one for one in ElementTree.parse(svg).iter() if one.get("class", "").startswith("tile ")]
    laid = load_pack(read_files(mine)).content.scenarios[FIRST[like]]
    assert len(tiles) == len(laid.tiles)


def test_a_picture_has_the_layers_that_are_asked_for_and_tells_of_one_thing(tmp_path: Path) -> None:
    mine, svg = skeleton("russian_front", tmp_path), tmp_path / "laid.svg"

    def drawn(*more: str) -> list[str]:
        KRONIKA.does("pack", "draw", mine, "a", "--svg", svg, *more)
        shown = [one for one in ElementTree.parse(svg).iter() if one.get("display") is None]
        return [name for one in shown if (name := one.get("data-layer") or one.get("data-about"))]

    usual, everything = drawn(), drawn("--layers", "all")
    assert set(usual) < set(everything) and drawn("--layers", "none") == []
    assert drawn("--layers", f"{usual[1]},{usual[0]}") == usual[:2]
    told = next(one.get("data-about") for one in ElementTree.parse(svg).iter() if one.get("data-about"))
    assert drawn("--about", told) == [*usual, told]


def test_a_layer_that_is_not_there_is_answered_with_those_that_are(tmp_path: Path) -> None:
    mine, svg = skeleton("russian_front", tmp_path), tmp_path / "laid.svg"
    ran = KRONIKA("pack", "draw", mine, "a", "--svg", svg, "--layers", "attacks,zone")
    assert ran.code == 1 and "this picture has no layer zone. Choose from zones-axis (Zones of control" in ran.err
    ran = KRONIKA("pack", "draw", mine, "a", "--svg", svg, "--panel", "open", "--layers", "zone")
    assert (ran.code, ran.err) == (1, "Error: this panel has no layers. Panels with layers: map\n")
    ran = CZECH("pack", "draw", mine, "a", "--svg", svg, "--about", "counter:nobody")
    assert ran.code == 1 and "k counter:nobody nemá tento obrázek co přidat" in ran.err
    for option in ("--layers", "--about"):
        ran = KRONIKA("pack", "draw", mine, "a", option, "x")
        assert ran.code == 2 and f"{option} says what to draw: give --svg FILE too" in ran.err


def test_layers_of_a_game_without_any_are_answered_with_the_games_that_have_some(tmp_path: Path) -> None:
    mine, svg = skeleton("normandy", tmp_path), tmp_path / "laid.svg"
    ran = KRONIKA("pack", "draw", mine, "1", "--svg", svg, "--layers", "supply")
    assert ran.code == 1 and "this picture has no layers. Games with layers: No Retreat! The Russian Front" in ran.err
    ran = CZECH("pack", "draw", mine, "1", "--svg", svg, "--layers", "supply")
    assert ran.code == 1 and "tento obrázek nemá vrstvy. Vrstvy mají hry: " in ran.err


def test_a_scenario_that_is_not_there_and_a_pack_with_mistakes_are_not_drawn(tmp_path: Path) -> None:
    ran = KRONIKA("pack", "draw", skeleton("normandy", tmp_path), "7")
    assert (ran.code, ran.err) == (1, "Error: there is no scenario 7. Choose from 1\n")
    ran = KRONIKA("pack", "draw", with_mistakes(tmp_path / "other"), "1")
    assert ran.code == 1 and f"mistakes: {ALL}" in ran.err
