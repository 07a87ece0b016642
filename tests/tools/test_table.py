"""A person at the table: what he is shown, what he may type, what it does."""

import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from kronika.domain.kernel.notation import Notation
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.view import Scene
from kronika.library.policies import BotPolicy
from kronika.service import convert
from kronika.service.settings import Settings
from kronika.service.vault import SECRETS_FILE
from kronika.tools.cli.menu import menu_of
from kronika.tools.cli.options import Menu
from kronika.tools.client.bot import play_out
from kronika.tools.client.identity import fingerprint
from tests.embedded import Embedded
from tests.tools.conftest import Kronika
from tests.tools.running import KRONIKA, PATIENCE, ROOT, Command, Terminal
from tests.trust.noise import fixed
from tests.trust.players import Pair, Player, has_roll

PROMPT = "Number, or ? for help: "
ASKED = re.escape(PROMPT.rstrip())


def turn(pair: Pair, seat: str) -> Player:
    """Play on, each side ending its turns at once, until it is this seat's turn."""
    while True:
        asked = pair.asked()
        assert asked is not None
        if asked.seat == seat and kind(asked) == "play":
            return asked
        asked.decide(lambda legal: legal[-1])


def kind(player: Player) -> str:
    return next(p.kind for p in player.session.position.game.prompts if p.seat == player.seat)


def shown_to(player: Player) -> Menu:
    """The menu that the player is given now."""
    found = player.look().snapshot()
    scene = convert.from_message(Scene, found.scene.undaunted)
    note, board = Notation(scene, player.seat), player.session.position.game.board
    asked = found.snapshot.prompts[0]
    return menu_of(UNDAUNTED, board, asked, found.snapshot.doing, "en", note)


def number(player: Player, said: str) -> int:
    """The first decision of the menu that says this."""
    return next(n for n, option in enumerate(shown_to(player).options, 1) if re.match(said, option.said))


# --- the menu


def test_hunkering_down_is_the_last_use_of_a_card(pair: Pair) -> None:
    """So that nobody does it by typing 1 in haste."""
    options = shown_to(turn(pair, "us")).options
    for group in dict.fromkeys(one.group for one in options if one.group):
        uses = [one.said for one in options if one.group == group]
        assert "hunker down" not in uses[:-1]
    assert options[-1].said == "End the turn"


# --- looking


def test_the_first_decision(command: Kronika, pair: Pair) -> None:
    said = command("us").does("play", pair.game, said="?\ns\nl\nf\n7\nz\nb\nq\n")
    shown, help_, piles, log, players, wrong, unknown, again, left = said.split(PROMPT)
    assert "|17B cov 3        |" in shown and "La Raye: round 1, initiative US" in shown
    (hand,) = re.findall(r"^Hand: (.*)$", shown, re.M)
    picks = re.findall(r"^ +\d Pick (.*) \(\d\) for initiative \[pick_initiative \w+\]", shown, re.M)
    assert re.sub(r" ×\d", "", hand).split(", ") == picks
    assert "u  undo your last decision" in help_ and "* suppressed" in help_
    assert re.search(r"^US\nSupply: Fog of War ×8, .*\nPlay area: –\nDiscard pile: –\nRemoved cards: –$", piles, re.M)
    assert "Round 1 begins." in log and log.count(" The US draw ") == 4 and log.count(" The Germans draw a card.") == 4
    keys = {player.seat: fingerprint(player.wallet.identity().public_key) for player in pair.players}
    assert players.splitlines() == [f"  us       Us  {keys['us']}", f"  german   German  {keys['german']}"]
    accepted = f"Give a number from 1 to {len(picks)}, a notation, words to look for, or ? for help.\n"
    assert wrong == unknown == accepted
    assert again == shown
    assert left.startswith("\nYou leave, and the game waits for you. Come back with: kronika --server ")


def test_the_table_speaks_czech(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    turn(pair, "us")
    who = ("--lang", "cs", "--server", embedded.address, "--home", wallets, "--profile", "us")
    said = Command(*who).does("play", pair.game, said="?\nq\n")
    assert "Američané: cíle 0 z 5" in said and "Jste na tahu: zahrajte kartu" in said
    assert re.search(r"^Ruka: ", said, re.M) and "vzít zpět poslední rozhodnutí" in said
    assert re.search(
        r"^ +\d+ útok na německé .* \[.*\]\s+\d+\.\d %  1k10 ≥ \d+ = základ \d \+ kryt \d \+ vzdálenost \d$", said, re.M
    )
    assert max(map(len, said.splitlines()[:-1])) <= 110


def test_an_attack_shows_what_it_has_to_reach_and_how_likely_that_is(command: Kronika, pair: Pair) -> None:
    turn(pair, "us")
    said = command("us").does("play", pair.game, said="q\n")
    attack = r"attack .* (\d+\.\d) %  (\d+)d10 ≥ (\d+) = base (\d+) \+ cover (\d+) \+ range (\d+)$"
    found = re.findall(attack, said, re.M)
    assert found
    for chance, dice, target, *parts in found:
        assert int(target) == sum(map(int, parts))
        miss = min(int(target) - 1, 9) / 10
        assert float(chance) == pytest.approx(100 * (1 - miss ** int(dice)), abs=0.06)


def test_returning_player_sees_what_happened_since(command: Kronika, pair: Pair) -> None:
    pair.us.decide()
    turn(pair, "us")
    said = command("us").does("play", pair.game, said="q\n")
    news = said.partition("Since your last decision:\n")[2].partition("\n\n")[0]
    assert "have the initiative." in news and news.endswith("US begin their turn.")


# --- deciding


def test_a_board_on_which_nothing_changed_is_not_drawn_again(command: Kronika, pair: Pair) -> None:
    us = turn(pair, "us")
    said = command("us").does("play", pair.game, said=f"{number(us, 'hunker down')}\nq\n")
    assert (said.count("|17B cov 3"), said.count("La Raye: round ")) == (1, 2)
    assert re.search(r"US hunker down: .* returns to the supply\.", said)


def test_a_decision_is_taken_back(command: Kronika, pair: Pair) -> None:
    us = turn(pair, "us")
    before, version = shown_to(us), us.session.version
    said = command("us").does("play", pair.game, said=f"{number(us, 'hunker down')}\nu\nq\n")
    assert f"The game goes back to version {version}." in said
    assert shown_to(us) == before


def test_past_a_roll_the_other_side_is_asked(command: Kronika, pair: Pair) -> None:
    us = turn(pair, "us")
    version = us.session.version
    said = command("us").does("play", pair.game, said=f"{number(us, 'attack')}\nu\nn\nu\ny\nq\n")
    assert said.count(f"Ask the other side to go back to version {version}? (y/n): ") == 2
    assert said.count(f"The US ask to go back to version {version}.\nThe other side is asked. ") == 1
    assert list(us.look().position.ledger.undo) == ["us"]


@pytest.mark.parametrize(("answer", "told"), [("y", "The game goes back to version "), ("n", "declined.")])
def test_a_request_of_the_other_side_is_answered(answer: str, told: str, command: Kronika, pair: Pair) -> None:
    pair.german.decide()
    turn(pair, "us")
    pair.german("RequestUndo")
    (asked,) = pair.german.look().position.ledger.undo.values()
    said = command("us").does("play", pair.game, said=f"?\n{answer}\nq\n")
    question = f"The Germans ask to go back to version {asked.to}. Agree? (y/n): "
    first, again, after = said.split(question)
    assert again == "Type y for yes, or n for no.\n" and told in after and "The Germans ask" in first
    assert pair.german.look().position.ledger.undo == {}


@pytest.mark.parametrize(
    ("answer", "told"), [("y", "A draw."), ("n", "The offer of a draw by the Germans was declined.")]
)
def test_a_draw_is_offered(answer: str, told: str, command: Kronika, pair: Pair) -> None:
    turn(pair, "us")
    pair.german("OfferDraw")
    said = command("us").does("play", pair.game, said=f"{answer}\nq\n")
    assert told in said.partition("The Germans offer a draw. Accept, and end the game? (y/n): ")[2]


def test_offering_a_draw_and_claiming_the_game(command: Kronika, pair: Pair) -> None:
    turn(pair, "us")
    said = command("us").does("play", pair.game, said="d\nn\nd\ny\nt\nq\n")
    _, thought_better, offered, claimed, _ = said.split(PROMPT)
    assert thought_better == "Offer a draw? (y/n): " and "The US offer a draw." in offered
    assert (
        claimed == "You cannot claim this game yet. It must first wait for other seats, and not for you, for 30 days.\n"
    )


def test_resigning_is_asked_twice(command: Kronika, pair: Pair) -> None:
    turn(pair, "us")
    said = command("us").does("play", pair.game, said="r\nn\nr\ny\nq\n")
    sure = "Resign? (y/n): "
    assert said.count(sure) == 2 and "The US resign." in said.rpartition(sure)[2]
    assert "You lose to the Germans.\nc to confirm the end, u to undo, or ?: " in said


def rolled(pair: Pair) -> tuple[int, int]:
    """The version of a roll, and that of the decision that led to it; then it is the turn of us."""
    answer: Any = pair.play(300, until=has_roll)
    roll = next(event for event in answer.events if event.kernel.HasField("dice_rolled"))
    turn(pair, "us")
    return roll.version, roll.tx


def test_a_roll_is_disputed_and_its_proof_shown(command: Kronika, pair: Pair) -> None:
    version, _ = rolled(pair)
    said = command("us").does("play", pair.game, said=f"x\n{version}\nunlucky\nn\nq\n")
    assert f"The US dispute the outcome at version {version}." in said
    assert re.search(r"\n  base +\d+  U20\n  cover +\d+  U20\n  range +\d+  U20\n  link [0-9a-f]{16}… verified:", said)
    (dispute,) = pair.us.look().position.ledger.disputes
    assert (dispute.seat, dispute.version, dispute.reason) == ("us", version, "unlucky")


def test_a_dispute_may_ask_to_go_back_before_the_roll(command: Kronika, pair: Pair) -> None:
    version, decision = rolled(pair)
    said = command("us").does("play", pair.game, said=f"x\n{version}\nunlucky\ny\nq\n")
    assert f"The US ask to go back to version {decision - 1}." in said
    assert pair.us.look().position.ledger.undo["us"].dispute == version


def test_there_is_nothing_to_dispute_where_nothing_was_rolled(command: Kronika, pair: Pair) -> None:
    said = command("us").does("play", pair.game, said="x\nq\n")
    assert said.split(PROMPT)[1] == "No dice were rolled and no card was flipped yet.\n"


def test_after_the_end_the_game_is_closed_exported_and_verified(
    command: Kronika, pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair.us.look()
    pair.german("Resign")
    pair.german("ConfirmEnd")
    monkeypatch.chdir(tmp_path)
    said = command("us").does("play", pair.game, said="c\n")
    assert "You win.\n" in said and "The game is closed.\n" in said
    for line in re.findall(r"kronika .*", said):
        ran = Command()(*shlex.split(line)[1:], said="q\n")
        assert ran.code == 0, ran


@pytest.mark.slow
def test_lost_secrets_are_replaced_if_the_player_consents(tmp_path: Path, wallets: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000)
    with Embedded(settings) as service, fixed("lost secrets"):
        pair = Pair(service.address, wallets).create().settle()
        attack = number(turn(pair, "us"), "attack")
        pair.leave()
    for lost in (tmp_path / "data").glob(f"{SECRETS_FILE}*"):
        lost.unlink()
    with Embedded(settings) as service, ThreadPoolExecutor(1) as alone:
        us = Command("--server", service.address, "--home", wallets, "--profile", "us")
        question = "The secrets of the dice are lost or used up. Agree to new ones? (y/n): "
        assert question in us.does("play", pair.game, said=f"{attack}\nn\n")
        german = Pair(service.address, wallets).come_back(pair.game).german
        alone.submit(play_out, german.session, BotPolicy(SENSIBLE, 1))
        said = us.does("play", pair.game, said=f"{attack}\ny\n{attack}\nr\ny\nc\n")
    before, _, after = said.partition(question)
    assert "The secrets of the dice for this epoch are lost or used up" in before
    assert "Epoch 2 of the dice begins." in after and "Roll " in after and "The game is closed." in after


# --- at a terminal


def test_an_evening_against_the_bot(tmp_path: Path) -> None:
    """A decision, a second thought, a pause; and in the end a game that anybody can verify."""
    home = ("--home", tmp_path / "home")
    with Terminal(*home, "play", "--against", "bot") as table:
        table.reads("Pick a card for initiative")
        table.reads(ASKED)
        table.types("1").reads("The US pick ")
        table.reads("Your turn: play a card(?s:.*?)" + ASKED)
        table.types("1").reads("The US ")
        table.reads(ASKED)
        table.types("u").reads(r"The game goes back to version \d+\.")
        table.reads(ASKED)
        back = table.types("q").reads(r"Come back with: kronika (.*)\n")[1]
        assert table.ends() == 0
    with Terminal(*shlex.split(back)) as table:
        table.reads("Since your last decision:")
        for _ in range(200):
            asked = table.reads(rf"(?s:.*?)(?:{ASKED}|or \?:)")[0]
            if asked.endswith("or ?:"):
                break
            numbers = re.findall(r"(?:^|  ) *(\d+) [A-Z]?[a-z]", asked.rpartition("Hand: ")[2], re.M)
            table.types(numbers[-1] if "Your turn" in asked else numbers[0])
        assert re.search(r"You (win|lose to the Germans)\.\n", table.shown)
        table.types("c")
        file = table.reads(r"kronika verify (\S+)")[1]
        assert table.ends() == 0
    assert Command(*home).does("verify", file).endswith("OK: a key or receipt that you trust has signed this log\n")
    assert Path(file).parent == tmp_path / "home" / "default" / "solo"


def test_without_a_scenario_the_first_of_the_pack_is_played(tmp_path: Path) -> None:
    said = Command("--home", tmp_path).does("play", "--against", "bot", "--pack", "stalingrad", said="q\n")
    assert "9 January Square: round 1" in said


@pytest.mark.slow
def test_script_is_shown_how_to_resume_after_the_service_stops(tmp_path: Path, wallets: Path) -> None:
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        pair = Pair(service.address, wallets).create().settle()
        turn(pair, "us")
        us = ("--server", service.address, "--home", wallets, "--profile", "us")
        script = subprocess.Popen(
            [*KRONIKA, *map(str, us), "play", pair.game], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT
        )
        assert script.stdout is not None
        while "Your turn" not in script.stdout.readline():
            pass
        pair.leave()
    said, complained = script.communicate("1\n", timeout=PATIENCE)
    assert re.search(rf"The service has stopped; .* Once it is back: kronika .*play {pair.game}\n", said)
    assert "Error: No service answers at " in complained and script.returncode == 1


@pytest.mark.slow
def test_waiting_can_be_interrupted(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    turn(pair, "german")
    us = ("--server", embedded.address, "--home", wallets, "--profile", "us")
    with Terminal(*us, "play", pair.game) as table:
        table.reads(r"Waiting for the other side … \(Ctrl-C: menu\)")
        table.interrupts().reads("w to keep waiting, .*, or .:")
        table.types("d").reads(r"Offer a draw\? \(y/n\):")
        table.types("y").reads("The US offer a draw.")
        pair.german.decide(lambda legal: legal[-1])
        table.reads("The Germans end their turn")
        table.reads(ASKED)
        table.types("q")
        assert table.ends() == 0


def test_a_table_waits_for_its_second_player(embedded: Embedded, wallets: Path) -> None:
    us, ben = (("--server", embedded.address, "--home", wallets, "--profile", name) for name in ("us", "ben"))
    game = Command(*us).does("new", "normandy", "3").strip()
    with Terminal(*us, "play", game, "--unsigned", "--name", "Anna") as first:
        invited = first.reads(r"Waiting for a player: kronika (.*)\n")[1]
        with Terminal(*ben, *shlex.split(invited)) as second:
            for table in (first, second):
                table.reads(ASKED)
            players = Command(*us).does("key", "seats", game).splitlines()
            assert players[0] == "us: Anna  unsigned" and players[1].startswith("german: ben  ")
            second.types("1").reads("Waiting for the other side")
            first.types("1").reads("Initiative: ")
            second.reads("Initiative: ")


def test_a_game_against_a_bot_has_no_use_for_the_settings_of_a_service(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRONIKA_HOST", "nowhere.invalid")
    monkeypatch.setenv("KRONIKA_DATA", str(tmp_path / "service"))
    ran = Command("--home", tmp_path)("play", "--against", "bot", "--scenario", "12", said="")
    assert "Mortain: round 1" in ran.out and not (tmp_path / "service").exists()
