"""Bots: ordinary clients with a policy; and policies against each other in the arena."""

import gc
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.bots import Choice
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.game import Position, Recorder, decide
from kronika.domain.kernel.values import Prompt
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted.acts import Control
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.rules.playing import Play
from kronika.library.policies import BotPolicy, Policy, RandomPolicy, usual_policy
from kronika.service.packs import load_packs
from kronika.service.settings import Settings
from kronika.service.vault import SECRETS_FILE
from kronika.tools.client.bot import play_out
from kronika.v1 import game_service_pb2 as pb
from tests.bench import strength
from tests.bench.arena import Played, open_game, play, play_on
from tests.bench.many import pack_named, processes_for
from tests.embedded import Embedded
from tests.examples import mostly_slow
from tests.tools.conftest import Kronika
from tests.tools.running import Bench, started
from tests.trust.players import Pair, Player

PACK = load_packs()["normandy"]
SEATS = ("us", "german")


# --- the arena


@pytest.mark.slow
def test_the_sensible_bot_beats_the_best_odds_on_either_side_of_nearly_every_scenario() -> None:
    games = [strength.game(PACK, card.id, seat, 5) for card in PACK.card.scenarios for seat in SEATS]
    lost = [(game.scenario, game.seat) for game in games if not game.won]
    assert len(games) == 24 and len(lost) <= 2, lost


def card_id(pack: str) -> Any:
    return pack_named(pack).card.id


def test_pack_is_loaded_once_for_many_games_and_outside_collections() -> None:
    with processes_for("normandy", 1) as pool:
        frozen = pool.submit(gc.get_freeze_count).result()
        assert pool.submit(card_id, "normandy").result() == PACK.card.id
    assert frozen > 10_000


@pytest.mark.slow
def test_table_shows_the_strength_of_the_sensible_bot() -> None:
    said = Bench().does("strength", "--pack", "normandy", "--games", "1", "--processes", "1")
    assert len(re.findall(r"^\| \d+ \| (?:100|0) % \| (?:100|0) % \|$", said, re.M)) == 12
    assert re.search(r"^2\d of 24 games won \(\d+\.\d %\)\. A move takes \d+\.\d ms of processor time", said, re.M)


@pytest.mark.slow
def test_it_may_play_random_play_in_some_scenarios_alone() -> None:
    said = Bench().does(
        *("strength", "--pack", "normandy", "--games", "1", "--processes", "1"),
        *("--scenario", "1", "--against", "random"),
    )
    assert len(re.findall(r"^\| \d+ \|", said, re.M)) == 1 and "of 2 games won" in said
    assert "has the scenarios 1, " in Bench()("strength", "--pack", "normandy", "--scenario", "x").err


@pytest.mark.slow
def test_a_stretch_of_a_long_game_is_won_by_who_gains_more_with_the_bot_than_against_it() -> None:
    found = [strength.Stretch("a", 3, -2), strength.Stretch("a", 1, 1), strength.Stretch("b", 0, -1)]
    *rows, _, said = strength.table_of_stretches(PACK, found)
    assert rows[2:] == ["| a | 2 | 1 | +2.0 | -0.5 |", "| b | 1 | 1 | +0.0 | -1.0 |"]
    assert said == "2 of 3 stretches won."
    assert "no game that is long enough" in Bench()("strength", "--stretches", "1").err


def against_random(seed: int) -> tuple[str, Played]:
    """Scenario 1, the sensible bot on alternating sides; its seat and how it went."""
    seat, other = SEATS if seed % 2 else SEATS[::-1]
    policies: dict[str, Policy] = {seat: BotPolicy(SENSIBLE, seed), other: RandomPolicy(seed)}
    return seat, play(PACK, "1", {name: policies[name] for name in SEATS}, seed)


@pytest.mark.slow
def test_the_sensible_bot_beats_the_random_one_in_at_least_nine_of_ten_games() -> None:
    games = [against_random(seed) for seed in range(30)]
    won = sum(game.outcome is not None and game.outcome.winners == (seat,) for seat, game in games)
    assert won >= 27


@pytest.mark.parametrize("scenario", mostly_slow(card.id for card in PACK.card.scenarios))
def test_sensible_bots_play_every_scenario(scenario: str) -> None:
    """They never choose what is refused, and mostly come to an end."""
    policies: dict[str, Policy] = {seat: BotPolicy(SENSIBLE, at) for at, seat in enumerate(SEATS)}
    out, chance = open_game(PACK, scenario, 1)
    game = play_on(out, policies, chance, 600)[1]
    assert game.decisions > 20 and (game.outcome is not None or game.decisions == 600)


def test_a_game_is_the_same_again_from_its_seeds() -> None:
    assert against_random(7) == against_random(7) != against_random(9)


def test_the_random_bot_chooses_everything_sometimes() -> None:
    choices = [Choice(n) for n in range(8)]
    policy = RandomPolicy(1)
    out, _ = open_game(PACK, "1", 1)
    scene, view = PACK.system.scene(out.board), PACK.system.view(out.board)
    chosen = {policy.choose("us", scene, view, "play", choices).decision for _ in range(200)}
    assert chosen == set(range(8))


def wins(position: Position, prompt: Prompt, choice: Choice, chance: Chance) -> bool:
    """Whether a decision takes control of what is still missing."""
    if not isinstance(choice.decision, Play) or not isinstance(choice.decision.act, Control):
        return False
    made = decide(PACK.system, position, prompt.seat, prompt.id, "", choice.decision, chance)
    assert isinstance(made, Recorder)
    return made.position.game.outcome is not None


def test_sensible_bot_takes_an_immediate_win() -> None:
    """U24: in the position where controlling one more objective wins, it does."""
    met = 0
    for seed in range(5):
        out, chance = open_game(PACK, "1", seed)
        position, bot = out.position, BotPolicy(SENSIBLE, seed)
        while position.game.outcome is None:
            prompt, board = position.game.prompts[0], position.game.board
            choices = [Choice(x, PACK.system.odds(board, x)) for x in PACK.system.rules.legal(board, prompt)]
            chosen = bot.choose(prompt.seat, PACK.system.scene(board), PACK.system.view(board), prompt.kind, choices)
            if any(wins(position, prompt, choice, chance) for choice in choices):
                assert wins(position, prompt, chosen, chance)
                met += 1
            made = decide(PACK.system, position, prompt.seat, prompt.id, "", chosen.decision, chance)
            assert isinstance(made, Recorder)
            position = made.position
    assert met > 2


# --- as clients


@contextmanager
def bot(player: Player, policy: Policy | None = None) -> Iterator[Future[None]]:
    """A bot plays the player's seat until the game is closed."""
    with ThreadPoolExecutor(1) as alone:
        playing = alone.submit(play_out, player.session, policy or BotPolicy(SENSIBLE, 1), stay=True)
        yield playing


def told_by_a_bot(pair: Pair, ended_by: str, ask: Callable[[Player], object]) -> list[str]:
    """What happens from where `ask` asks a bot, which sits down then, for something, until an event of this
    kind; then the game is given up."""
    us, told = pair.us, list[str]()
    us.look().told = lambda event: told.append(event.kernel.WhichOneof("kernel_event"))
    ask(us)
    with bot(pair.german) as playing:
        while ended_by not in told:
            us.session.advance()
        us("Resign")
        us("ConfirmEnd")
        playing.result(300)
    return told


def test_a_bot_declines_a_draw(pair: Pair) -> None:
    assert "draw_ended" in told_by_a_bot(pair, "draw_ended", lambda us: us("OfferDraw"))


def test_a_bot_leaves_an_offer_open(embedded: Embedded, wallets: Path) -> None:
    """TD23: who has laid all his initiative cards may take the last one back as long as others lay theirs."""
    german, soviet = (Player(embedded.address, wallets, seat) for seat in ("german_1", "soviet_1"))
    request = pb.CreateGameRequest(pack="tankduel", scenario="m1")
    game = german.connection.games("CreateGame", request).game.game
    for player in (german, soviet):
        player.sit(game)
    while not german.look().position.ledger.epoch.began:
        for player in (german, soviet):
            player.look().bring_entropy()
    happened = list[Any]()
    german.look().told = happened.append
    with bot(soviet, usual_policy(SYSTEMS["tankduel"], 1)) as playing:
        while not any(prompt.optional for prompt in german.session.position.game.prompts):
            german.session.advance()
        german("OfferDraw")
        while not any(event.kernel.HasField("draw_ended") for event in happened):
            german.session.advance()
        german("Resign")
        german("ConfirmEnd")
        playing.result(300)
    done = [event.tankduel.WhichOneof("event") for event in happened if event.HasField("tankduel")]
    assert done == ["initiative_laid"] * 2
    for player in (german, soviet):
        player.leave()


def the_turn_of_us(pair: Pair) -> None:
    """Both pick, the Americans the higher card."""
    pair.us.decide(lambda legal: max(legal, key=initiative))
    pair.german.look()
    pair.german.decide(lambda legal: min(legal, key=initiative))
    assert pair.us.look().position.game.board.active == "us"


def initiative(legal: Any) -> int:
    picked: int = PACK.content.cards[legal.decision.undaunted.pick_initiative.card].initiative
    return picked


def kind(legal: Any) -> str:
    return str(legal.decision.undaunted.WhichOneof("decision"))


def ends_turn(player: Player) -> None:
    player.look()
    player.decide(lambda legal: next(one for one in legal if kind(one) == "end_turn"))


def test_a_bot_agrees_to_undo_a_slip_though_it_has_answered_it(pair: Pair) -> None:
    """Nothing random or secret became known since: the turn ended too early, and a card was put away."""
    the_turn_of_us(pair)
    slip = pair.us.session.version
    ends_turn(pair.us)
    pair.german.look()
    pair.german.decide(lambda legal: next(one for one in legal if kind(one) == "hunker_down"))
    told = told_by_a_bot(pair, "undone", lambda us: us("RequestUndo", to=slip))
    assert "undo_agreed" in told and "undo_ended" not in told


def test_a_bot_declines_the_undo_of_what_showed_its_secret(pair: Pair) -> None:
    """The picks for the initiative were shown: the bot's own is known now."""
    pick = pair.us.look().version
    the_turn_of_us(pair)
    assert "undone" not in told_by_a_bot(pair, "undo_ended", lambda us: us("RequestUndo", to=pick))


def test_a_bot_declines_the_undo_of_what_used_chance(pair: Pair) -> None:
    """A new round was begun, for which both drew."""
    the_turn_of_us(pair)
    slip = pair.us.session.version
    ends_turn(pair.us)
    ends_turn(pair.german)
    assert "undone" not in told_by_a_bot(pair, "undo_ended", lambda us: us("RequestUndo", to=slip))


@pytest.mark.slow
def test_bots_continue_in_a_new_epoch_after_secrets_are_lost(tmp_path: Path, wallets: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000)
    with Embedded(settings) as service:
        pair = Pair(service.address, wallets).create().settle()
        pair.play(4)
        pair.leave()
    for lost in (tmp_path / "data").glob(f"{SECRETS_FILE}*"):
        lost.unlink()
    with Embedded(settings) as service:
        pair = Pair(service.address, wallets).come_back(pair.game)
        with bot(pair.us) as one, bot(pair.german) as other:
            one.result(300)
            other.result(300)
        ledger = pair.us.session.position.ledger
        assert (ledger.closed, ledger.epoch.number) == (True, 2)
        pair.leave()


def test_the_command_plays_a_seat_to_the_end(command: Kronika, pair: Pair) -> None:
    with bot(pair.german):
        said = command("us").does("bot", pair.game, "--policy", "random", "--seed", "3")
    first, *told, last = said.splitlines()
    assert first == f"Playing us in {pair.game}."
    assert any("The game starts" not in line and line.split()[0].isdigit() for line in told)
    assert last in {
        f"the {side} ({how})" for side in ("US", "Germans") for how in ("objectives", "pin", "hopeless", "both_pinned")
    }


@pytest.mark.slow
def test_the_command_waits_for_a_service_that_is_away_and_plays_on(tmp_path: Path, wallets: Path) -> None:
    settings = {"data": str(tmp_path / "data"), "requests_a_second": 100_000}
    with ExitStack() as open_now:
        with Embedded(Settings(port=0, **settings)) as service:
            address = service.address
            pair = Pair(address, wallets).create().settle()
            us = ("--server", address, "--home", wallets, "--profile", "us")
            playing = open_now.enter_context(started(*us, "bot", pair.game))
            assert playing.stdout is not None and playing.stderr is not None
            while "US pick " not in (line := playing.stdout.readline()):
                assert line
            pair.leave()
        assert "Trying again" in playing.stderr.readline()
        with Embedded(Settings(port=int(address.rpartition(":")[2]), **settings)):
            pair = Pair(address, wallets).come_back(pair.game)
            pair.german("Resign")
            pair.german("ConfirmEnd")
            assert playing.communicate(timeout=300)[0].endswith("the US (resigned)\n")
            assert playing.returncode == 0
            pair.leave()
