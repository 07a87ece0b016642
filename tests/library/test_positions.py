"""`kronika.setup`: positions without a service."""

import random
import sys
from pathlib import Path

import pytest

import kronika
from kronika.service.packs import load_packs


def played(position: kronika.Position, moves: int, chooser: random.Random) -> kronika.Position:
    for _ in range(moves):
        if not position.legal:
            break
        position = position.play(chooser.choice(position.legal))
    return position


def test_the_same_moves_from_the_same_seed_give_the_same_position() -> None:
    first, again = (played(kronika.setup("normandy", "1", seed=5), 60, random.Random(1)) for _ in range(2))
    assert str(first) == str(again) and first.board == again.board
    assert first.board != played(kronika.setup("normandy", "1", seed=6), 60, random.Random(1)).board


@pytest.mark.parametrize("pack", load_packs())
def test_each_game_is_set_up_and_played_on(pack: str) -> None:
    scenario = load_packs()[pack].card.scenarios[0].id
    position = played(kronika.setup(pack, scenario, seed=1), 10, random.Random(1))
    assert str(position) and position.svg().startswith("<svg") and position.version > 10
    assert position.legal or position.outcome


def test_a_position_never_changes() -> None:
    before = kronika.setup("normandy", "1")
    told = str(before), before.legal, before.prompts
    before.play(before.legal[0])
    assert (str(before), before.legal, before.prompts) == told


def test_a_move_that_is_not_legal_is_refused_with_its_rule() -> None:
    position = kronika.setup("normandy", "1", seed=1)
    while position.legal[0].seat == position.legal[-1].seat and "initiative" in position.asked(position.prompts[0]):
        position = position.play(position.legal[0])
    move = position.legal[0]
    after = position.play(move)
    with pytest.raises(kronika.Refused) as refused:
        after.play(move)
    assert str(refused.value)


def test_chance_has_its_parts() -> None:
    position, chooser = kronika.setup("normandy", "1", seed=3), random.Random(3)
    while not any(move.chance for move in position.legal):
        position = position.play(chooser.choice(position.legal))
    odds = next(move.chance for move in position.legal if move.chance)
    assert odds.parts and 0 < odds.wins <= odds.outcomes
    assert sum(part.value for part in odds.parts) == odds.target


def test_a_position_is_drawn_and_written() -> None:
    position = kronika.setup("normandy", "1")
    assert position.svg().startswith("<svg") and position._repr_svg_() == position.svg()
    assert "La Raye" in str(position) and position.turn == ("us", "german") and position.round == 1
    assert "La Raye" in str(kronika.setup("normandy", "1", language="cs"))


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(KeyError):
        kronika.setup("nowhere", "1")
    with pytest.raises(kronika.Refused):
        kronika.setup("normandy", "1", seats=("us",))
    with pytest.raises(kronika.Refused):
        kronika.setup("normandy", "1", options={"nothing": True})


def test_a_move_is_played_by_its_notation() -> None:
    position = kronika.setup("normandy", "1", seed=7)
    move = position.legal[1]
    assert position.play(move.notation).board == position.play(move).board
    assert len({one.notation for one in position.legal if one.seat == move.seat}) > 1
    with pytest.raises(ValueError, match="'to Berlin' is not legal here; legal: pick_initiative"):
        position.play("to Berlin")


@pytest.mark.parametrize("pack", ["normandy", "tankduel"])
def test_a_seat_sees_what_its_log_tells_it_and_nothing_of_other_hands(pack: str) -> None:
    position = kronika.setup(pack, next(iter(load_packs()[pack].card.scenarios)).id, seed=3)
    for _ in range(40):
        position = position.play(position.legal[-1])
    one, other = load_packs()[pack].card.scenarios[0].seats[:2]
    seen = position.seen_by(one)
    assert (seen.viewer, seen.version) == (one, position.version)
    assert position.view(one) == seen.view() != position.view(other) != position.view()
    assert {move.seat for move in seen.legal} <= {one}
    with pytest.raises(KeyError):
        seen.view(other)


def test_a_position_of_a_game_is_seen_as_its_seats_saw_it() -> None:
    game = kronika.open(Path(__file__).parents[1] / "golden" / "v0.3" / "normandy-eventful.jsonl.gz")
    assert game[-1].view("us") == game.seen_by("us")[-1].view() != game[-1].view("public")


def test_pixels_need_their_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    position = kronika.setup("normandy", "1")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"kronika\[png\]"):
        position.png()
