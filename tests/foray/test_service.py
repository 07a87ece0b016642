"""Foray over gRPC: a real service, and clients that know nothing but the contract."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Codec
from kronika.service.ed25519 import verifies
from tests.findings import english
from tests.foray.client import Client
from tests.foray.conftest import COMMAND, Table
from tests.foray.publishing import OWN, write_own
from tests.foray.system import FORAY
from tests.service.client import word
from tests.service.process import Serving
from tests.service.table import refusal
from tests.trust import second_verifier as second

PHASES = {"PHASE_RUNNING": 3, "PHASE_FINISHED": 4, "PHASE_CLOSED": 5}
LINE_UPS = [["n1", "n2", "s1", "s2"], ["n1", "s1"], ["n1"]]


def numbers(**choices):
    return {name: {"number": number} for name, number in choices.items()}


def chosen(game):
    return {name: value.number for name, value in game.choices.items() if value.WhichOneof("value") == "number"}


# --- the contract


def test_the_messages_of_foray_are_what_its_structs_say(tmp_path):
    """`python -m tests.foray.publishing` changes nothing."""
    for file in OWN.rglob("*"):
        if file.name == "numbers.json":
            (tmp_path / file.name).write_bytes(file.read_bytes())
    write_own(tmp_path)
    kept = sorted(file.relative_to(OWN) for file in OWN.rglob("*") if file.is_file())
    assert sorted(file.relative_to(tmp_path) for file in tmp_path.rglob("*") if file.is_file()) == kept
    assert all((OWN / file).read_bytes() == (tmp_path / file).read_bytes() for file in kept)


def test_a_system_has_its_place_in_each_join_and_the_released_ones_keep_theirs(contract):
    root = Path(__file__).parents[2] / "proto"
    for file in ("kronika/v1/system.proto", "kronika/v1/game.proto"):
        released, joined = ((place / file).read_text().splitlines() for place in (root, contract))
        assert not [line for line in released if "foray" in line]
        assert [line for line in joined if "oray" not in line] == released


# --- setting up


@pytest.mark.parametrize(("language", "said"), [("en", "raids where it can"), ("cs", "přepadá, kde může")])
def test_the_catalogue_shows_the_bots_that_can_hold_a_seat_and_how_they_play(serving, methods, language, said):
    client = Client(serving.address, methods, language)
    for scenario in client("ListScenarios", pack="foray").scenarios:
        assert [(one.bot, one.version, one.said) for one in scenario.bots] == [("raider", "1", said)]


@pytest.mark.parametrize(("language", "said"), [("en", "Every seat picks a card"), ("cs", "Každé místo tajně")])
def test_the_catalogue_tells_what_its_rules_are_about(serving, methods, language, said):
    told = Client(serving.address, methods, language)("GetRulebook", system="foray")
    assert next(one.said for one in told.rules if one.rule == "F3").startswith(said)
    assert [one.part for one in told.parts] == ["base", "raised", "pressed", "wind"]


def test_the_catalogue_shows_seats_teams_and_options(serving, methods):
    client = Client(serving.address, methods, "cs")
    (pack,) = client("ListPacks", system="foray").packs
    assert (pack.pack.name, pack.title) == ("foray", "Nájezd")
    team, duel, alone = client("ListScenarios", pack="foray").scenarios
    assert [list(one.seats) for one in team.line_ups] == LINE_UPS
    assert [[(one.name, list(one.seats)) for one in line_up.teams] for line_up in team.line_ups] == [
        [("north", ["n1", "n2"]), ("south", ["s1", "s2"])],
        [("north", ["n1"]), ("south", ["s1"])],
        [("north", ["n1"])],
    ]
    assert [list(one.seats) for one in duel.line_ups] == [["n1", "s1"]]
    hand, rounds, goal, low = alone.options
    assert (hand.name, hand.said, hand.usual.number, hand.least, hand.most) == ("hand", "karet v plné ruce", 3, 1, 4)
    assert [(one.name, one.usual.number) for one in (rounds, goal)] == [("rounds", 3), ("goal", 2)]
    assert (low.name, low.usual.WhichOneof("value"), low.usual.truth) == ("low", "truth", False)
    assert client("GetScenario", pack="foray", scenario="team").summary == team


@pytest.mark.parametrize("seats", LINE_UPS)
def test_a_game_has_the_seats_that_were_chosen(table, seats):
    game = table("team", seats=seats[::-1])
    assert [seat.seat for seat in game.game.seats] == seats
    assert set(game.game.epoch.anchors) == {"public", "referee", *seats}


def test_without_a_choice_all_is_as_usual(table):
    game = table("team")
    assert [seat.seat for seat in game.game.seats] == LINE_UPS[0]
    assert chosen(game.game) == {"hand": 3, "rounds": 3, "goal": 2}


def test_chosen_options_are_listed_and_applied(table):
    game = table("duel", choices=numbers(hand=1, rounds=2))
    assert chosen(game.game) == chosen(game.now()) == {"hand": 1, "rounds": 2, "goal": 2}
    game.started()
    assert [hand.size for hand in game["n1"].snapshot().view.foray.hands] == [1, 1]
    game.play("short")
    assert game["n1"].snapshot().view.foray.round == 2


@pytest.mark.parametrize(
    ("language", "fields", "said", "accepted"),
    [
        (
            "en",
            {"seats": ["n1", "n2"]},
            "This scenario cannot be played by n1, n2. Choose a line-up: n1, n2, s1, s2; n1, s1; n1.",
            ("n1 n2 s1 s2", "n1 s1", "n1"),
        ),
        (
            "cs",
            {"choices": numbers(planes=1)},
            "Volba planes neexistuje. Vyberte z těchto: hand, rounds, goal, low (všechny vypíše `kronika packs`).",
            ("hand", "rounds", "goal", "low"),
        ),
        ("en", {"choices": numbers(hand=5)}, "Option hand cannot be 5. Use 1 … 4.", ("1 … 4",)),
        ("cs", {"choices": {"hand": {"text": "3"}}}, 'Volba hand nemůže být "3". Použijte 1 … 4.', ("1 … 4",)),
        ("en", {"choices": {"hand": {"truth": True}}}, "Option hand cannot be true. Use 1 … 4.", ("1 … 4",)),
        ("en", {"choices": {"hand": {}}}, 'Option hand cannot be "". Use 1 … 4.', ("1 … 4",)),
    ],
)
def test_unknown_choice_is_refused_with_the_valid_ones(serving, methods, language, fields, said, accepted):
    client = Client(serving.address, methods, language)
    refused = refusal(lambda: client("CreateGame", pack="foray", scenario="team", **fields))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")
    assert (refused.said, refused.accepted) == (said, accepted)


@pytest.mark.parametrize("other", [{"seats": ["n1", "s1"]}, {"choices": numbers(rounds=4)}])
def test_a_request_id_with_another_set_up_is_refused(serving, methods, other):
    client = Client(serving.address, methods)
    asked = {"pack": "foray", "scenario": "team", "request_id": "once", "options": {"closing_time": 60}}
    first = client("CreateGame", **asked)
    assert client("CreateGame", **asked, seats=LINE_UPS[0][::-1], choices=numbers(rounds=3)) == first
    assert refusal(lambda: client("CreateGame", **asked | other)).reason == "REQUEST_REUSED"


def test_a_game_with_shared_decks_always_closes_some_day(serving, methods):
    client = Client(serving.address, methods)
    assert client("CreateGame", pack="foray", scenario="team").game.options.closing_time == 30 * 86_400


# --- play


@pytest.mark.parametrize("seats", LINE_UPS)
def test_a_game_is_played_to_its_end_closed_exported_and_verified(table, seats):
    game = table("team", seats=seats).started()
    game.play("".join(seats))
    assert game.now().phase == PHASES["PHASE_FINISHED"] and game.now().outcome.rule == "F13"
    for seat in game.seats.values():
        seat("ConfirmEnd")
    assert game.now().phase == PHASES["PHASE_CLOSED"]
    file = b"".join(piece.chunk for piece in game.maker.stream("ExportGame", game=game.game.game, audience="referee"))
    report = verify(parse(file), {"foray": FORAY}, {"foray": Codec(FORAY)}, verifies)
    assert (report.problems, report.audience) == ((), "referee")
    assert english(report.unchecked) == (f"who decided for {', '.join(seats)}: played unsigned",)
    assert report.draws > len(seats) * 3
    assert second.check(file.splitlines(keepends=True)) == []


def test_every_event_comes_typed_and_told_and_as_it_was_watched(table):
    game = table("duel").started()
    game.play("typed")
    last = game.now().version
    for audience, seat in (("", game["n1"]), ("s1", game["s1"])):
        request = {"game": game.game.game, "audience": audience}
        listed = seat.client("ListEvents", **request, page_size=2000).events
        watched = []
        for batch in seat.client.stream("WatchGame", **request):
            watched += batch.events
            if watched[-1].version == last:
                break
        assert watched == list(listed)
        kinds = {event.foray.WhichOneof("event") for event in listed if event.WhichOneof("event") == "foray"}
        assert {"laid_out", "card_drawn", "card_picked", "picks_shown", "turn_began"} <= kinds
        assert all(event.sentence for event in listed if event.WhichOneof("event") == "foray")
        drawn = [event.foray.card_drawn for event in listed if event.foray.HasField("card_drawn")]
        assert {one.seat for one in drawn if one.secret.HasField("content")} == ({audience} if audience else set())
        assert not any(one.proof.HasField("content") for one in drawn)


def test_every_version_can_be_looked_at_again(table):
    game = table("duel").started()
    game.play("again", 6)
    seat = game["n1"]
    for version in range(3, game.now().version + 1):
        snapshot = seat.snapshot(version=version, scene=True)
        assert snapshot.version == version and len(snapshot.view.foray.hands) == 2


def test_the_timeline_and_the_lists_tell_of_it(table):
    game = table("duel").started()
    game.play("told", 4)
    entries = game.maker("ListTimeline", game=game.game.game).entries
    assert any("n1 lays a pick face down." in entry.sentences for entry in entries)
    listed = game.maker("ListGames", mine=True, pack="foray").games
    assert [(one.game, one.system) for one in listed] == [(game.game.game, "foray")]
    assert not game.maker("ListRolls", game=game.game.game).rolls


def test_a_closed_game_is_forked_and_the_fork_goes_on(table):
    game = table("duel", choices=numbers(rounds=2)).started()
    game.play("forked")
    for seat in game.seats.values():
        seat("ConfirmEnd")
    asked = next(
        version for version in range(game.now().version, 0, -1) if game["n1"].snapshot(version=version).open_prompts
    )
    fork = game.maker("ForkGame", game=game.game.game, version=asked, options={"closing_time": 60}).game
    assert chosen(fork) == {"hand": 3, "rounds": 2, "goal": 2}
    assert [seat.seat for seat in fork.seats] == ["n1", "s1"]


def test_restarted_service_resumes_the_game(tmp_path, contract, methods):
    with Serving(tmp_path / "data", program=COMMAND, code=contract, log_level="error") as first:
        game = Table(first.address, methods, "duel").started()
        game.play("before", 3)
        before = game["n1"].snapshot()
        first.kill()
    with Serving(tmp_path / "data", program=COMMAND, code=contract, log_level="error") as again:
        game.move(again.address)
        assert game["n1"].snapshot() == before
        game.play("after")
        assert game.now().phase == PHASES["PHASE_FINISHED"]
        game.maker("ListTimeline", game=game.game.game)
        last = game.now().version
        again.stop()
    with sqlite3.connect(tmp_path / "data" / "projections.db") as rows:
        (version, view), *_ = rows.execute("SELECT version, view FROM boards WHERE game = ?", (game.game.game,))
    assert version == last and msgspec.json.decode(view)["hands"][0]["seat"] == "n1"


# --- alone


def test_solo_player_cannot_offer_a_draw(table):
    game = table("alone").started()
    refused = refusal(lambda: game["n1"]("OfferDraw"))
    assert (refused.reason, refused.said) == ("WRONG_PHASE", "You play alone: nobody can accept a draw.")


def test_solo_player_loses_by_resigning(table):
    game = table("alone").started()
    game["n1"]("Resign")
    outcome = game.now().outcome
    assert (list(outcome.winners), word(outcome, "how")) == ([], "resigned")


def test_solo_undo_past_chance_is_recorded_and_counted_by_verify(table, contract, serving, tmp_path):
    game = table("alone").started()
    seat = game["n1"]
    before = seat.snapshot()
    game.play("undone", 2)
    offer = seat.snapshot().undo
    assert offer.undo_class == 2, "it takes a request, as others that take back chance do"
    seat("RequestUndo", to=before.version)
    told = [event.kernel.WhichOneof("kernel_event") for event in game.maker("ListEvents", game=game.game.game).events]
    assert told[-2:] == ["undo_requested", "undone"]
    assert seat.snapshot().view == before.view
    game.play("to the end")
    seat("ConfirmEnd")
    file = tmp_path / "alone.jsonl"
    file.write_bytes(
        b"".join(piece.chunk for piece in game.maker.stream("ExportGame", game=game.game.game, audience="referee"))
    )
    said = command(contract, "verify", str(file)).stdout
    assert "rolls and draws undone: 1" in said and "OK: consistent, but unsigned" in said


# --- at the terminal


def command(contract, *words, check=True):
    """`kronika` with Foray among its systems."""
    line = [sys.executable, "-m", "tests.foray.command", *words]
    root = Path(__file__).parents[2]
    return subprocess.run(
        line, capture_output=True, text=True, check=check, cwd=root, env={"PYTHONPATH": str(contract)}, timeout=300
    )


def test_new_takes_seats_and_options(contract, serving, methods, tmp_path):
    who = ("--server", serving.address, "--home", str(tmp_path))
    made = command(
        contract, *who, "new", "foray", "team", "--seats", "s1, n1", "--option", "rounds=5", "--closing-time", "1h"
    )
    assert made.stderr.splitlines()[0] == "team; seats: n1, s1; rounds=5; other options as usual"
    game = Client(serving.address, methods)("GetGame", game=made.stdout.strip()).game
    assert [seat.seat for seat in game.seats] == ["n1", "s1"]
    assert chosen(game) == {"hand": 3, "rounds": 5, "goal": 2}


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        (
            "en",
            ("--seats", "n1,n2"),
            "This scenario cannot be played by n1, n2. Choose a line-up: n1, n2, s1, s2; n1, s1; n1.",
        ),
        ("cs", ("--option", "hand=9"), "Volba hand nemůže být 9. Použijte 1 … 4."),
        ("en", ("--option", "hand=three"), 'Option hand cannot be "three". Use 1 … 4.'),
        ("en", ("--option", f"hand={2**40}"), f'Option hand cannot be "{2**40}". Use 1 … 4.'),
        (
            "cs",
            ("--option", "planes=1"),
            "Volba planes neexistuje. Vyberte z těchto: hand, rounds, goal, low (všechny vypíše `kronika packs`).",
        ),
        ("en", ("--option", "hand"), "'hand' has no value. Write name=value"),
        ("cs", ("--option", "hand"), "'hand' nemá hodnotu. Napište jméno=hodnota"),
    ],
)
def test_new_refuses_what_cannot_be_chosen_with_what_can(contract, serving, tmp_path, language, words, said):
    who = ("--lang", language, "--server", serving.address, "--home", str(tmp_path))
    made = command(contract, *who, "new", "foray", "team", "--closing-time", "1h", *words, check=False)
    assert made.returncode != 0 and made.stdout == ""
    assert said in made.stderr


def test_packs_tells_with_which_seats_options_and_bots_a_scenario_is_played(contract, serving, tmp_path):
    who = ("--lang", "cs", "--server", serving.address, "--home", str(tmp_path))
    lines = command(contract, *who, "packs").stdout.splitlines()
    at = lines.index("foray 1: Nájezd (reconstructed)")
    assert lines[at + 1 : at + 9] == [
        "  team  družstva (n1, n2, s1, s2; n1, s1; n1)",
        "  duel  souboj (n1, s1)",
        "  alone  sám (n1)",
        "  --option hand=1…4  karet v plné ruce (obvykle 3)",
        "  --option rounds=1…9  kol, která se hrají (obvykle 3)",
        "  --option goal=1…9  bodů k výhře o samotě (obvykle 2)",
        "  --option low=true|false  přepad uspěje nízkou kartou (obvykle false)",
        "  bot raider 1  přepadá, kde může",
    ]
