"""The read models say what folding the log says."""

import itertools
import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DiceRolled, SeatTaken, Undone
from kronika.domain.kernel.game import phase_of
from kronika.domain.kernel.movetext import moves
from kronika.domain.kernel.texts import say
from kronika.domain.kernel.words import PUBLIC
from kronika.projections import rolls
from kronika.projections.runner import Projector
from tests.projections.conftest import UNDAUNTED, Told


def rows(projector: Projector, table: str, game: str = "") -> list[dict[str, Any]]:
    found = projector.db.table(table).rows_where("game = ?", [game]) if game else projector.db.table(table).rows
    return list(found)


def undone_by(told: Told, game: str) -> Callable[[int], bool]:
    """Whether a version was taken back later; what took it back was not."""
    spans = [
        (event.to, entry.tx) for entry in told.entries(game) for event in entry.events if isinstance(event, Undone)
    ]
    return lambda version: any(to < version < tx for to, tx in spans)


def test_the_games_are_those_of_the_log_in_the_order_in_which_they_began(told: Told, projected: Projector) -> None:
    assert [row["game"] for row in sorted(rows(projected, "games"), key=lambda row: row["created"])] == told.games


def test_game_answer_shows_the_current_state(told: Told, projected: Projector) -> None:
    for game in told.games:
        (row,) = rows(projected, "games", game)
        position = told.position(game)
        ledger, outcome = position.ledger, position.game.outcome
        assert row["version"] == position.version
        assert row["phase"] == phase_of(position).value
        assert (row["system"], row["pack"], row["scenario"]) == ("undaunted", "normandy", ledger.scenario)
        assert (row["created_at"], row["updated_at"]) == (told.entries(game)[0].at, told.entries(game)[-1].at)
        assert bool(row["is_full"]) == all(seat.held_by is not None for seat in ledger.seats.values())
        assert row["winners"].split(",") == list(outcome.winners if outcome else [""])
        assert (row["how"], row["rule"]) == ((outcome.how, outcome.rule) if outcome else ("", ""))
        assert bool(row["private"]) == ledger.options.private
        assert (row["closing_time"], row["undo_expiry"]) == (ledger.options.closing_time, ledger.options.undo_expiry)


@pytest.mark.parametrize(
    ("condition", "index"),
    [
        ("pack = 'normandy'", "pack_scenario_created"),
        ("pack = 'normandy' AND scenario = '1'", "pack_scenario_created"),
        ("scenario = '1'", "scenario_created"),
        ("is_full = 0", "is_full_created"),
    ],
)
def test_a_filtered_list_is_read_from_an_index_in_its_order(projected: Projector, condition: str, index: str) -> None:
    asked = f"EXPLAIN QUERY PLAN SELECT game FROM games WHERE {condition} ORDER BY created DESC LIMIT 50"
    plan = " ".join(row[-1] for row in projected.db.execute(asked))
    assert f"idx_games_{index}" in plan, plan


@pytest.mark.parametrize("column", ["created_at", "updated_at"])
def test_a_span_of_time_is_found_by_an_index(projected: Projector, column: str) -> None:
    asked = f"EXPLAIN QUERY PLAN SELECT COUNT(*) FROM games WHERE {column} > 'a' AND {column} < 'b'"
    plan = " ".join(row[-1] for row in projected.db.execute(asked))
    assert f"idx_games_{column}" in plan, plan


def test_seats_are_listed_with_their_holders(told: Told, projected: Projector) -> None:
    for game in told.games:
        seats = {row["seat"]: row for row in rows(projected, "seats", game)}
        taken = {e.seat: e for _, e in told.events(game) if isinstance(e, SeatTaken)}
        assert set(seats) == {"us", "german"}
        for name, row in seats.items():
            assert bool(row["held"]) == (name in taken)
            if name in taken:
                assert (row["name"], row["holder"], row["key"]) == (
                    taken[name].name,
                    taken[name].holder,
                    taken[name].key,
                )


def test_the_board_is_the_public_view_and_shows_no_hand(told: Told, projected: Projector) -> None:
    for game in told.games:
        (row,) = rows(projected, "boards", game)
        position = told.position(game)
        assert row["version"] == position.version
        assert row["view"] == msgspec.json.encode(UNDAUNTED.view(position.game.board)).decode()
        hands = [z for side in json.loads(row["view"])["sides"] for z in side["zones"] if z["zone"] == "hand"]
        assert len(hands) == 2 and not any(hand.get("cards") for hand in hands)
        (scene,) = rows(projected, "scenes", game)
        assert scene["scene"] == msgspec.json.encode(UNDAUNTED.scene(position.game.board)).decode()


# --- rolls


def test_every_roll_is_there_with_what_it_was_for_and_how_it_fell(told: Told, projected: Projector) -> None:
    for game in told.games:
        made = {at: event for at, event in told.events(game) if isinstance(event, DiceRolled)}
        found = {row["version"]: row for row in rows(projected, "rolls", game)}
        assert set(found) == set(made)
        undone = undone_by(told, game)
        for version, row in found.items():
            event = made[version]
            purpose = event.use.purpose
            assert (row["rule"], row["seat"], row["action"]) == (purpose.rule, purpose.actor, purpose.action)
            assert (row["subject"], row["aimed_at"]) == (purpose.subject, purpose.target)
            assert json.loads(row["faces"]) == list(event.faces)
            assert bool(row["undone"]) == undone(version)
            held = told.position(game, version).ledger.seats[purpose.actor].held_by
            assert held is not None and row["player"] == (held.key or held.holder)


def test_a_target_number_is_the_sum_of_its_parts_and_its_chance_is_exact(projected: Projector) -> None:
    tested = [row for row in rows(projected, "rolls") if row["outcomes"]]
    assert tested
    for row in tested:
        parts = json.loads(row["parts"])
        assert sum(part["value"] for part in parts) == row["target"]
        assert all(part["rule"] and part["name"] for part in parts)
        faces = json.loads(row["faces"])
        throws = itertools.product(range(10), repeat=len(faces)) if len(faces) < 4 else ()
        hits = [any(face in (0, *range(row["target"], 10)) for face in throw) for throw in throws]
        if hits:
            assert Fraction(row["wins"], row["outcomes"]) == Fraction(sum(hits), len(hits))
        enough = [face == 0 or face >= row["target"] for face in faces]
        assert (bool(row["success"]), json.loads(row["enough"]), row["counts_by"]) == (any(enough), enough, "U20")
        assert json.loads(row["numbers"]) == faces


def test_rolls_taken_back_are_kept_and_marked(told: Told, projected: Projector) -> None:
    for game in told.games[:2]:
        marks = [row["undone"] for row in rows(projected, "rolls", game)]
        assert {0, 1} <= set(marks)


# --- the timeline


def test_each_transaction_is_a_line_with_its_public_sentences_in_both_languages(
    told: Told, projected: Projector
) -> None:
    for game in told.games:
        said: dict[int, list[Any]] = {}
        at: dict[int, str] = {}
        for entry, (version, event) in zip(told.entries(game), told.events(game), strict=True):
            at.setdefault(entry.tx, entry.at)
            sentence = say(UNDAUNTED, told.position(game, version).game.board, event)
            said.setdefault(entry.tx, []).extend([sentence] if sentence else [])
        lines = {row["version"]: row for row in rows(projected, "timeline", game)}
        assert set(lines) == set(said)
        for tx, sentences in said.items():
            assert json.loads(lines[tx]["en"]) == [text(s, "en") for s in sentences]
            assert json.loads(lines[tx]["cs"]) == [text(s, "cs") for s in sentences]
            assert lines[tx]["at"] == at[tx]


def test_each_move_of_the_timeline_is_written_as_the_notation_of_the_game_has_it(
    told: Told, projected: Projector
) -> None:
    for game in told.games:
        lines = [row["notation"] for row in rows(projected, "timeline", game) if row["notation"]]
        written = [line for line in moves(UNDAUNTED, told.entries(game), PUBLIC) if line[0].isdigit()]
        assert written == [f"{place}. {line}" for place, line in enumerate(lines, 1)]


def test_log_lines_have_round_seat_and_undo_state(told: Told, projected: Projector) -> None:
    for game in told.games:
        undone = undone_by(told, game)
        entries = told.entries(game)
        deciders = {e.tx: event.seat for e in entries for event in e.events if type(event).__name__ == "DecisionMade"}
        last = {entry.tx: entry.version for entry in entries}
        for row in rows(projected, "timeline", game):
            assert row["seat"] == deciders.get(row["version"], "")
            assert row["round"] == UNDAUNTED.round(told.position(game, last[row["version"]]).game.board)
            assert bool(row["undone"]) == undone(row["version"])


# --- a player's dice


chances = st.lists(st.fractions(Fraction(1, 20), Fraction(19, 20)), min_size=1, max_size=9)


@given(chances)
def test_the_interval_holds_the_successes_with_95_percent(given_: list[Fraction]) -> None:
    """By enumeration of everything that can happen: less than 2.5 % lies below, and as much above."""
    low, high = rolls.interval([float(p) for p in given_])
    weight = [Fraction(0)] * (len(given_) + 1)
    for throw in itertools.product((True, False), repeat=len(given_)):
        chance = Fraction(1)
        for p, success in zip(given_, throw, strict=True):
            chance *= p if success else 1 - p
        weight[sum(throw)] += chance
    tail = Fraction(25, 1000)
    slack = Fraction(1, 10**9)
    assert sum(weight[: int(low)]) <= tail + slack <= sum(weight[: int(low) + 1]) + 2 * slack
    assert sum(weight[int(high) + 1 :]) <= tail + slack <= sum(weight[int(high) :]) + 2 * slack


def test_many_rolls_are_judged_by_the_normal_curve_which_fits_where_both_can_be_computed() -> None:
    fair = [0.3] * rolls.EXACT_UP_TO
    exact, curve = rolls.interval(fair), rolls.interval([*fair, 1e-12])
    assert curve == pytest.approx(exact, abs=1.0)


def test_a_player_is_counted_over_all_games_with_what_was_taken_back(told: Told, projected: Projector) -> None:
    tested = [row for row in rows(projected, "rolls") if row["outcomes"]]
    for player in {row["player"] for row in tested}:
        mine = [row for row in tested if row["player"] == player]
        found = rolls.count(projected.db.execute(rolls.OF_PLAYER, (player, "", "")).fetchall())
        assert (found.rolls, found.successes) == (len(mine), sum(row["success"] for row in mine))
        assert found.expected == pytest.approx(sum(row["wins"] / row["outcomes"] for row in mine))
        assert 0 <= found.low <= found.expected <= found.high <= found.rolls
    assert rolls.count([]) == rolls.PlayerRolls(0, 0, 0, 0, 0)
