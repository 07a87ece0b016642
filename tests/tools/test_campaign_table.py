"""A player at a campaign: what he is shown, what he may type, what it does."""

import re
import shlex
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kronika.tools.client.bot import play_campaign_out
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.headquarters import Headquarters, passing
from tests.tools.campaigns import People
from tests.tools.conftest import Kronika
from tests.tools.running import Command, Terminal, started
from tests.tools.test_mistakes import told

pytestmark = pytest.mark.slow

PROMPT = "Number, or ? for help: "
ASKED = re.escape(PROMPT.rstrip())


@pytest.fixture
def people(embedded: Embedded, tmp_path: Path) -> People:
    """A new campaign with both seats held."""
    return People(embedded.address, tmp_path / "wallets")


def likeliest(legal: Sequence[Any]) -> Any:
    return max(legal, key=lambda one: one.odds.wins / max(one.odds.outcomes, 1))


@contextmanager
def against_a_bot(people: People) -> Iterator[Future]:
    """A bot plays the German side through one scenario."""
    session = people.headquarters.session("german")
    with ThreadPoolExecutor(1) as alone:
        try:
            yield alone.submit(play_campaign_out, session, 1, scenarios=1)
        finally:
            session.close()
            session.connection.close()


def comes_to_its_turn(headquarters: Headquarters, game: str) -> None:
    """The Soviets play on until they may withdraw (S25)."""
    while not headquarters.may_withdraw("soviet", game):
        headquarters.at("soviet", game).bring_entropy()
        if any(side == "soviet" for side, _ in headquarters.asked(game)):
            headquarters.answer("soviet", game, passing)


# --- alone, without a service


def test_campaign_against_a_bot_is_left_resumed_and_resigned(tmp_path: Path) -> None:
    home = ("--home", tmp_path / "home")
    with Terminal(*home, "campaign", "play", "--against", "bot", "--seat", "german") as table:
        table.reads(r"State 1a: 011 9 January Square \(both sides confirm the state\)\n")
        table.reads(r"1 Confirm state 1a \[confirm_state 1a\]\n" + ASKED)
        table.types("1").reads(
            r"1 Into the deck: Rifleman A N-P-\d{3} ×\d \[pick_card N-P-\d{3}\] +initiative 5(?s:.*?)" + ASKED
        )
        table.types("1").reads(r"The Germans put Rifleman A N-P-\d{3} into their deck\.")
        table.reads(ASKED)
        table.types("a").reads("The Germans complete their deck")
        table.reads(r"The scenario is played as game (\w+-1)\.")
        table.reads(r"9 January Square: round 1, initiative Soviet(?s:.*?)" + ASKED)
        back = table.types("q").reads(r"Come back with: kronika (.*)\n")[1]
        assert table.ends() == 0
    with Terminal(*shlex.split(back)) as table:
        table.reads(r"State 1a: 011 9 January Square \(the scenario is being played\)")
        for _ in range(60):
            asked = table.reads(rf"(?s:(.*?)){ASKED}")
            if "Withdraw: the opponent wins" in asked[1]:  # S25, R41
                break
            table.types("1")
        table.types("r").reads(r"Resign\? \(y/n\):")
        table.types("y").reads(r"You lose to the Soviets(?s:.*)or \?:")
        table.types("c").reads("The Soviets win the scenario")
        for _ in range(9):
            asked = table.reads(rf"(Who comes|The aftermath is over|Confirm state 2\w)(?s:.*?){ASKED}")
            if asked[1].startswith("Confirm"):
                break
            table.types("1")
        table.types("w").reads(rf"1a  011  9 January Square +Soviet +as the enemy gave up\n(?s:.*?){ASKED}")
        table.types("r").reads(r"Resign the whole campaign\? \(y/n\):")
        table.types("y").reads(r"The campaign is lost.(?s:.*)or \?:")
        table.types("c")
        file = table.reads(r"kronika verify (\S+)")[1]
        assert table.ends() == 0
    assert Path(file).parent == tmp_path / "home" / "default" / "solo"
    assert Command(*home).does("verify", file).endswith("OK: a key or receipt that you trust has signed this log\n")
    assert Command(*home).does("replay", "--all", file).count("State 1a: 011") > 1


def test_inputs_accepted_at_the_desk(people: People) -> None:
    people.settle()
    said = people.campaign_command("play", "CAMPAIGN", said="?\nb\nk\nm\nw\nl\nf\nc\na\n9\nz\nq\n")
    begun, help_, stands, binder, city, way, log, players, early, nothing, wrong, unknown, left = said.split(PROMPT)
    assert "Confirm the state of the campaign" in begun
    assert "k  your binder of cards" in help_
    assert stands.startswith("State 1a: 011 9 January Square") and "    read story 13\n" in stands
    assert binder.startswith("Available (35)\n") and binder.endswith("Reservists (22)\n")
    assert re.search(r"^  S-P-004  Rifleman A +initiative \d · move 1", binder, re.M)
    assert len(re.findall(r"\d{3}-A", city)) == 72
    assert re.match(r" +1a  011  9 January Square +now\n", way)
    assert "The campaign begins." in log
    assert re.match(r"  soviet +soviet  [0-9a-f-]+\n  german +german  [0-9a-f-]+\n$", players)
    assert early == "The game is not over yet.\n"
    assert nothing == "No deck is being made.\n"
    assert wrong == unknown == "Give a number from 1 to 1, a notation, words to look for, or ? for help.\n"
    assert re.search(rf"Come back with: kronika --server .* campaign play {people.campaign}\n$", left)


def test_the_desk_speaks_czech(tmp_path: Path) -> None:
    czech = Command("--home", tmp_path, "--lang", "cs")
    said = czech.does("campaign", "play", "--against", "bot", said="1\n?\nk\nm\nq\n")
    for words in (
        "Stav 1a: 011 Náměstí 9. ledna (obě strany potvrzují stav)",
        "Potvrdit stav 1a",
        "Která karta půjde do balíčku? (obě strany sestavují balíčky)",
        "Do balíčku kartu Střelec A S-P-004",
        "iniciativa 5 · přesun 1 · útok 1 · ovládnutí",
        "k  váš pořadač karet",
        "Dostupné (35)",
        "Hlavní nádraží (–)",
        "Odcházíte; hra počká. Vrátíte se příkazem: kronika --lang cs",
    ):
        assert words in said, words


def test_a_campaign_against_a_bot_that_cannot_be(tmp_path: Path) -> None:
    command, play = Command("--home", tmp_path), ("campaign", "play", "--against", "bot")
    told(command(*play, "--pack", "normandy"), "Pack normandy has no campaign. Accepted would be: stalingrad.")
    told(command(*play, "--seat", "us"), "Seat us does not exist. Choose from soviet, german.", code=2)
    told(
        command("campaign", "play", "nothing", "--against", "bot"),
        ".* has no game nothing against a bot.",
    )
    game = command("play", "--against", "bot", said="q\n").out.split("kronika ")[-1].split()[3]
    told(command("campaign", "play", game, "--against", "bot"), f"{game} is a game, not a campaign: .*")
    campaign = re.search(r"campaign play (\w+)", command(*play, said="q\n").out)[1]
    told(command("play", campaign, "--against", "bot"), f"{campaign} is a campaign: kronika campaign play {campaign}")
    ended = command(*play, said="")
    told(ended, "the input has ended before the last answer. Run this in a terminal")
    assert ended.out.count("You leave") == 1


# --- far apart


def test_two_players_join_a_campaign(command: Kronika) -> None:
    anna, ben, eve = map(command, ("anna", "ben", "eve"))
    campaign = anna.does("campaign", "create").strip()
    assert anna.does("campaign", "join", campaign, "--seat", "german").startswith("You play german.\nkronika ")
    assert ben.does("campaign", "join", campaign, "--name", "Benjamin").startswith("You play soviet.\n")
    assert ben.does("campaign", "join", campaign).startswith("You play soviet.\n"), "again is not a mistake"
    told(eve("campaign", "join", campaign), "both seats of this campaign are held")
    assert "the Soviets: Benjamin, the Germans: anna" in eve.does("campaign", "list")
    assert eve.does("campaign", "state", campaign) == "The campaign has not begun yet\nSoviet: –\nGerman: –\n"


def test_the_desk_waits_for_the_second_player(embedded: Embedded, tmp_path: Path) -> None:
    soviet, german = (("--server", embedded.address, "--home", tmp_path, "--profile", name) for name in ("a", "b"))
    campaign = Command(*soviet).does("campaign", "create").strip()
    with Terminal(*soviet, "campaign", "play", campaign, "--seat", "soviet", "--name", "Anna") as first:
        invited = first.reads(r"Waiting for a player: kronika (.* --seat german)\n")[1]
        with Terminal(*german, *shlex.split(invited)) as second:
            for table in (first, second):
                table.reads(r"1 Confirm state 1a \[confirm_state 1a\]\n" + ASKED)
            first.types("1").reads(r"Waiting for the other side … \(Ctrl-C: menu\)")
            first.interrupts().reads("w to keep waiting, .*, or .:")
            first.types("u").reads(r"The game goes back to version \d+\.")
            second.types("q")
        assert first.reads(ASKED)
        first.types("q")
        assert first.ends() == 0


def test_C4_C5_a_scenario_step_by_step(people: People) -> None:
    """start, play, aftermath: each says the next command."""
    with against_a_bot(people) as bot:
        said = people.campaign_command("start", "CAMPAIGN", said="1\na\n")
        assert "Confirm the state of the campaign" in said and "The Soviets complete their deck." in said
        line = said.splitlines()[-1]
        assert line.endswith(f" play {people.campaign}-1")
        assert people.campaign_command("aftermath", "CAMPAIGN").splitlines()[-1] == line, "there is none yet"
        comes_to_its_turn(people.headquarters, f"{people.campaign}-1")
        played = Command().does(*shlex.split(line)[1:], said="r\ny\nc\n")
        assert "You lose to the Germans." in played
        assert re.search(r"^The campaign continues: kronika .* campaign play \w+$", played, re.M)
        said = people.campaign_command("aftermath", "CAMPAIGN", said="1\n" * 9)
        assert "The only answer: Draw the permanent losses" in said
        assert "The only answer: Draw the upgrades" in said
        assert (
            re.search(r"The Soviets draw [A-Z].* S-P-\d{3} for an upgrade\.", said)
            and "The Germans draw a card " in said
        )
        assert said.splitlines()[-1].endswith(f" campaign start {people.campaign}")
        assert bot.result(300) is None
    assert people.campaign_command("state", "CAMPAIGN").startswith("State 2b: 021 Grain Elevator (")


def test_C5_the_record_shows_what_is_played_and_the_aftermath_who_is_lost(people: People) -> None:
    hq = people.headquarters.begin()
    game = hq.muster()
    record = people.campaign_command("record", "CAMPAIGN")
    assert re.findall(r"^ +1a .*", record, re.M) == ["   1a  011  9 January Square             now"]
    hq.begin(game)
    while not hq.at("soviet", game).position.game.board.sides["soviet"].casualties:
        hq.answer(hq.asked(game)[0][0], game, likeliest)
    hq.give_up("soviet")
    said = people.campaign_command("aftermath", "CAMPAIGN", said="1\nq\n")
    gone = re.search(r"^Lost for good: (.* (S-P-\d{3}))\n\nWho comes for the soldier lost\?", said, re.M)
    assert gone and f"The Soviets move {gone[1]} to removed" in said
    assert gone[2] in people.campaign_command("binder", "CAMPAIGN").partition("Removed (")[2]


def test_bot_plays_a_side_and_stops_at_the_given_point(people: People) -> None:
    bots = ("campaign", "bot", people.campaign, "--seed", "1", "--scenarios", "1")
    with started(*people.who("soviet"), *bots) as soviet, started(*people.who("german"), *bots) as german:
        said = [bot.communicate(timeout=300)[0] for bot in (soviet, german)]
        assert (soviet.returncode, german.returncode) == (0, 0)
    for side, told_to in zip(("soviet", "german"), said, strict=True):
        assert told_to.startswith(f"Playing {side} in {people.campaign}.\n")
        assert f"The {side.title()}s confirm the aftermath." in told_to
    assert people.campaign_command("state", "CAMPAIGN").startswith("State 2")


def test_a_bot_agrees_to_go_back_in_a_campaign(people: People) -> None:
    """Past a card that it has chosen itself."""
    soviet = people.headquarters.session("soviet")
    with against_a_bot(people):
        soviet.catch_up()
        soviet.settle()
        for kind in ("state", "deck"):
            while not (prompts := soviet.snapshot().snapshot.prompts) or word(prompts[0], "kind") != kind:
                soviet.advance()
            before = soviet.position.game.board.camps["soviet"].picked
            soviet.decide(prompts[0].prompt, prompts[0].legal[0].decision)
        while soviet.position.game.board.camps["german"].confirmed is False:
            soviet.advance()
        soviet.request("RequestUndo", pb.RequestUndoRequest(game=people.campaign, seat="soviet"))
        while soviet.position.game.board.camps["german"].confirmed:
            soviet.advance()
        assert soviet.position.game.board.camps["soviet"].picked == before
        soviet.close()


# --- one scenario alone


def test_a_scenario_of_stalingrad_at_the_table(tmp_path: Path) -> None:
    command = Command("--home", tmp_path)
    play = ("play", "--against", "bot", "--pack", "stalingrad", "--scenario", "011")
    begun, help_, piles, turn, after, *_ = command.does(*play, said="?\ns\n1\n1\nq\n").split(PROMPT)
    assert "S Soviet: objectives 0 of 4; total rout 0 of 2\n" in begun
    assert "casualties 0, set aside 0" in begun and "|building 3/7" in begun
    assert "# closed to tanks" in help_
    assert re.search(r"^Soviet\nSupply: (?s:.*)Fog of War ×8(?s:.*)\nCasualties: –\nSet aside: –\n", piles, re.M)
    assert re.search(r"The Soviets pick .* for initiative\.\n", turn) and "Initiative: " in turn
    assert "The Soviets " in after


def test_a_scenario_of_north_africa_at_the_table(tmp_path: Path) -> None:
    command = Command("--home", tmp_path)
    play = ("play", "--against", "bot", "--pack", "north_africa", "--scenario", "2")
    begun, help_, piles, turn, *_ = command.does(*play, said="?\ns\n1\nq\n").split(PROMPT)
    assert "L LRDG: objectives 0 of 2\n" in begun and "|Fuel Tank 5/1" in begun
    assert re.search(r"^L Patrol Truck, 18B: damage 0/4 \(disabled at 2\), (?s:.*?)1 \(drive 2\) Driver;", begun, re.M)
    assert "{Tank:2} a vehicle with 2 damage" in help_ and "# closed to vehicles" in help_
    assert "Squad Leader [A]" in piles and "Tank Driver [T] ×2" in piles
    assert re.search(r"The LRDG pick .* for initiative\.\n", turn)


def test_north_africa_in_czech_tells_vehicles_and_vehicle_actions(tmp_path: Path) -> None:
    command = Command("--home", tmp_path, "--lang", "cs")
    said = command.does("play", "--against", "bot", "--pack", "north_africa", "--scenario", "7", said="?\nq\n")
    for words in (
        "uniklí vojáci 0 ze 3 a uniklá vozidla 0 z 1",
        "eliminovaní nepřátelští vojáci 0 z",
        "poškození 2/3 (NEFUNKČNÍ), obrana 6, pancíř 4",
        "1 (jízda 2) volné",
        "{Tank:2} vozidlo s poškozením 2",
        "ÚNIK",
    ):
        assert words in " ".join(said.split()), words


def test_a_scenario_of_stalingrad_in_czech(tmp_path: Path) -> None:
    command = Command("--home", tmp_path, "--lang", "cs")
    said = command.does("play", "--against", "bot", "--pack", "stalingrad", "--scenario", "141", said="?\nq\n")
    for words in (
        "Sověti: cíle 0 z ",
        "úplné rozprášení 0 z",
        "miny: ",
        "mimo plán: ",
        "ztráty 0, stranou 0",
        "# neprůjezdný",
    ):
        assert words in said, words
