"""`kronika play` at a game of Foray: standing orders, private prompts, offers that may stay open. The others
play by the contract alone."""

import json
import os
import subprocess
import time
from contextlib import contextmanager

import pytest

from tests.foray.conftest import COMMAND
from tests.service.client import word
from tests.tools.running import ROOT, Terminal

WORDS = {
    "en": {
        "menu": "Number, or \\? for help",
        "orders": "Standing orders:",
        "which": "Number, or Enter for none",
        "given": "N1 gives a standing order\\.",
        "passed": "n1 passes\\.",
        "withdraw": r"(\d+) Withdraw the order of version \d+: Pass every reaction to the end of the game\.",
        "withdrawn": "N1 withdraws the standing order of version",
    },
    "cs": {
        "menu": "Číslo, nebo \\? pro nápovědu",
        "orders": "Trvalé pokyny:",
        "which": "Číslo, nebo Enter pro žádný",
        "given": "Strana n1 dává trvalý pokyn\\.",
        "passed": "n1 pasuje\\.",
        "withdraw": r"(\d+) Odvolat pokyn z verze \d+: Nereagovat až do konce hry\.",
        "withdrawn": "Strana n1 odvolává trvalý pokyn z verze",
    },
}


@pytest.fixture
def sits(contract, serving, tmp_path):
    """Somebody sits down at a terminal in the first seat, and the other seats begin with him."""

    @contextmanager
    def sit(game, language="en"):
        who = ("--server", serving.address, "--home", tmp_path, "--lang", language)
        mine, *theirs = game.seats
        others = [game[name] for name in theirs]
        for seat in others:
            seat.take()
        line = (*who, "play", game.game.game, "--seat", mine)
        with Terminal(*line, program=COMMAND, PYTHONPATH=str(contract)) as terminal:
            until(lambda: seats(game)[mine].committed)
            for seat in others:
                seat.commit()
            for seat in others:
                seat.reveal()
            yield terminal

    return sit


def seats(game):
    return {seat.seat: seat for seat in game.now().seats}


def until(holds):
    """Wait for what another process does."""
    for _ in range(3000):
        if holds():
            return
        time.sleep(0.02)
    raise AssertionError("it never came")


def highest(seat):
    """The seat picks its highest card."""
    prompt = seat.snapshot().prompts[0]
    seat.decide(prompt, max(prompt.legal, key=lambda one: one.decision.foray.pick.card).decision)


def raid(seat, target):
    prompt = seat.snapshot().prompts[0]
    seat.decide(prompt, next(x.decision for x in prompt.legal if x.decision.foray.raid.target == target))


def rests_until(terminal, game, other):
    """n1 rests if it acts first; then the other seat acts."""
    until(lambda: [word(prompt, "kind") for prompt in game.now().prompts] == ["act"])
    if game.now().prompts[0].seat == "n1":
        number = terminal.reads(r"(\d+) (rest|odpočívat)\b")[1]
        terminal.reads("(Number|Číslo), ")
        terminal.types(number)
    until(lambda: [(prompt.seat, word(prompt, "kind")) for prompt in game.now().prompts] == [(other, "act")])


@pytest.mark.parametrize("language", WORDS)
def test_a_standing_order_is_given_passes_and_is_withdrawn(table, sits, language):
    game, words = table("duel"), WORDS[language]
    with sits(game, language) as terminal:
        terminal.reads(words["menu"])
        terminal.types("o")
        terminal.reads(words["orders"])
        terminal.reads(r"1 (Pass every reaction to the end of round 1, or|Nereagovat až do konce kola 1, nebo)")
        terminal.reads(r"3 (Pass every reaction to the end of the game|Nereagovat až do konce hry)\.")
        terminal.reads(words["which"])
        terminal.types("3")
        terminal.reads(words["given"])
        (order,) = game["s1"].snapshot().orders
        assert order.seat == "n1" and not order.HasField("order"), "the others learn that there is one"
        terminal.reads(words["menu"])
        terminal.types("1")
        highest(game["s1"])
        rests_until(terminal, game, "s1")
        raid(game["s1"], "n1")
        terminal.reads(words["passed"])
        terminal.reads(words["menu"])
        terminal.types("o")
        number = terminal.reads(words["withdraw"])[1]
        terminal.reads(words["which"])
        terminal.types(number)
        terminal.reads(words["withdrawn"])
        assert not game["s1"].snapshot().orders


def test_no_private_prompt_is_answered_by_itself(table, sits):
    """With one card in hand there is one pick; it is asked for all the same, as haste would tell."""
    game = table("duel", choices={"hand": {"number": 1}})
    with sits(game) as terminal:
        terminal.reads(r"1 pick \d+")
        terminal.reads(WORDS["en"]["menu"])
        assert "The only answer: " not in terminal.shown
        terminal.types("1")
        terminal.reads("n1 lays a pick face down")


def test_an_offer_stays_open_and_is_taken_up_later(table, sits):
    game = table("team")
    with sits(game) as terminal:
        terminal.reads(WORDS["en"]["menu"])
        terminal.types("w")
        terminal.reads("Decide first: this must be answered")
        terminal.reads(WORDS["en"]["menu"])
        terminal.types("1")
        for name in ("s1", "s2", "n2"):
            highest(game[name])
        for _ in range(4):
            until(lambda: [word(prompt, "kind") for prompt in game.now().prompts] == ["act"])
            acting = game.now().prompts[0].seat
            if acting[0] == "s":
                break
            if acting == "n1":
                number = terminal.reads(r"(\d+) rest\b")[1]
                terminal.reads(WORDS["en"]["menu"])
                terminal.types(number)
                until(lambda: [prompt.seat for prompt in game.now().prompts] != ["n1"])
            else:
                prompt = game[acting].snapshot().prompts[0]
                game[acting].decide(prompt, next(x.decision for x in prompt.legal if x.decision.foray.HasField("rest")))
        raid(game[acting], "n2")
        terminal.reads("You may shield n2 with a card")
        terminal.reads(WORDS["en"]["menu"])
        terminal.types("w")
        terminal.reads("The offer stays open")
        terminal.reads("Waiting for n2 …")
        terminal.interrupts()
        terminal.reads("w to keep waiting")
        terminal.types("a")
        terminal.reads("You may shield n2 with a card")
        terminal.reads(WORDS["en"]["menu"])
        terminal.types("1")
        terminal.reads(r"n1 plays \d+ to shield")


def test_a_game_is_drawn_and_replayed_from_what_its_system_draws(table, serving, contract, tmp_path):
    game = table("team").game.game
    who = ("--server", serving.address, "--home", str(tmp_path))

    def looked(*line):
        code = {**os.environ, "PYTHONPATH": str(contract)}
        ran = subprocess.run([*COMMAND, *who, *line], env=code, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, ""), ran
        return ran.stdout

    assert "n1" in looked("board", game) and "n1" in looked("replay", game, "--all")
    assert {"version", "view"} <= set(json.loads(looked("board", game, "--json")))
    looked("board", game, "--svg", str(tmp_path / "board.svg"))
    assert (tmp_path / "board.svg").read_text().startswith("<svg")


def test_pending_seats_are_named(table, sits):
    """All four pick at once; the list grows shorter as they do."""
    game = table("team")
    with sits(game) as terminal:
        terminal.reads(WORDS["en"]["menu"])
        terminal.types("1")
        others = [seat for seat in game.seats if seat != "n1"]
        terminal.reads(f"Waiting for {', '.join(others)} … ")
        highest(game[others[0]])
        terminal.reads(f"Waiting for {', '.join(others[1:])} … ")
        assert "other side" not in terminal.shown


def test_where_no_order_is_offered_that_is_said(table, sits):
    with sits(table("1", pack="normandy")) as terminal:
        terminal.reads(WORDS["en"]["menu"])
        terminal.types("o")
        terminal.reads("You cannot give a standing order now")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "standing orders: pass for you"), ("cs", "trvalé pokyny: pasují za vás")]
)
def test_the_help_tells_of_orders_and_offers(table, sits, language, said):
    with sits(table("duel"), language) as terminal:
        terminal.reads(WORDS[language]["menu"])
        terminal.types("?")
        terminal.reads(said)
