"""Long play of scenarios and of whole campaigns (law 6), and that a failure is written as a file that
opens as a game."""

import random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from kronika.domain.kernel import game
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.events import (
    GaveUp,
    OrderGiven,
    OrderWithdrawn,
    Resigned,
    RollDisputed,
    UndoEnded,
    Undone,
    UndoRequested,
)
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import Phase, phase_of
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.domain.undaunted.campaign.events import CityTileSwapped
from kronika.domain.undaunted.campaign.system import CAMPAIGN
from kronika.domain.undaunted.events import CounterMoved
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.ed25519 import verifies
from kronika.tools.cli.replaying import replay
from kronika.tools.main import cli
from tests.bench import soak as soaking
from tests.bench.soak import SoakFailed, soak, soak_campaigns, some_setup
from tests.foray.system import LINE_UPS
from tests.systems import CODECS as EVERY_CODEC
from tests.systems import PACKS, SCENARIOS
from tests.systems import SYSTEMS as EVERY_SYSTEM

pytestmark = pytest.mark.slow

PACK, STALINGRAD = PACKS["normandy"], PACKS["stalingrad"]


def by(**rules):
    """Undaunted by other rules."""
    return replace(UNDAUNTED, rules=replace(UNDAUNTED.rules, **rules))


def breaks(patch=None):
    """Rules that fail when a counter is to move for the third time."""
    moves = []

    def decide(out, seat, prompt, decision, chance):
        refused = UNDAUNTED.rules.decide(out, seat, prompt, decision, chance)
        moves.extend(event for event in out.events if isinstance(event, CounterMoved))
        if len(moves) >= 3:
            raise ZeroDivisionError("no such hill")
        return refused

    return by(decide=decide)


def _applied(patch, kind, apply):
    """An event is applied in another way."""
    patch.setattr(kind, "apply", apply)
    patch.setattr(game, "_HANDLERS", game._Handlers())


def loses(patch):
    """A card vanishes when a counter moves."""
    apply = CounterMoved.apply

    def moves(event, board):
        moved = apply(event, board)
        us = replace(moved.sides["us"], supply=moved.sides["us"].supply[1:])
        return replace(moved, sides=moved.sides | {"us": us})

    _applied(patch, CounterMoved, moves)
    return UNDAUNTED


def refuses(patch):
    """What is listed is refused."""

    def legal(board, prompt):
        listed = UNDAUNTED.rules.legal(board, prompt)
        if board.active and board.round == 2:
            return (replace(listed[0], card="us-tank"),) if hasattr(listed[0], "card") else listed
        return listed

    return by(legal=legal)


def lists_too_much(patch):
    """More is listed than a prompt may have."""
    return by(legal=lambda board, prompt: UNDAUNTED.rules.legal(board, prompt) * (1 if board.round < 2 else 513))


BROKEN = {
    "an error": (breaks, "no such hill"),
    "a lost card": (loses, "the cards of us are not those it began with"),
    "a refusal": (refuses, "is listed and refused"),
    "too many": (lists_too_much, "legal decisions"),
}


def failed(system, folder) -> SoakFailed:
    """How random play with these rules fails."""
    with pytest.raises(SoakFailed) as failure:
        soak(replace(PACK, system=system), "1", range(5, 6), 1000, folder, lambda: None)
    return failure.value


@pytest.fixture(params=BROKEN, ids=lambda name: name)
def failure(request, tmp_path, monkeypatch):
    broken, said = BROKEN[request.param]
    with monkeypatch.context() as patch:
        failure = failed(broken(patch), tmp_path / "failures")
    assert said in str(failure)
    return failure


def test_a_failure_is_named_with_its_seed_and_its_file(failure):
    assert "scenario 1, seed 5, version " in str(failure)
    assert failure.file.name == "failed-normandy-1-5.jsonl"
    assert str(failure.file) in str(failure)


def test_its_file_opens_as_the_game_just_before_it(failure):
    found = replay(parse(failure.file.read_bytes()).records, REFEREE)
    position = found.steps[-1].position
    assert phase_of(position) == Phase.RUNNING
    prompt = position.game.prompts[0]
    assert SYSTEMS["undaunted"].rules.legal(position.game.board, prompt)


def test_its_file_verifies_so_that_it_can_be_imported_and_played_on(failure):
    report = verify(parse(failure.file.read_bytes()), SYSTEMS, CODECS, verifies)
    assert report.problems == ()
    assert report.audience == REFEREE


def test_the_command_steps_through_its_file(failure):
    shown = CliRunner().invoke(cli, ["replay", str(failure.file), "--all", "--no-boards"])
    assert shown.exit_code == 0, shown.output
    assert "Round 1 begins." in shown.output
    drawn = CliRunner().invoke(cli, ["board", str(failure.file)])
    assert drawn.exit_code == 0, drawn.output
    assert "La Raye" in drawn.output


def test_a_broken_rule_is_found_again_from_the_same_seed(tmp_path):
    first, again = failed(breaks(), tmp_path / "one"), failed(breaks(), tmp_path / "two")
    assert first.file.read_bytes() == again.file.read_bytes()


@pytest.mark.parametrize(("pack", "scenario"), SCENARIOS)
def test_sound_rules_are_played_to_the_end_or_to_the_cap(pack, scenario, tmp_path):
    played = []
    found = soak(PACKS[pack], scenario, range(100, 102), 200, tmp_path, lambda: played.append(scenario))
    assert found.games == len(played) == 2
    assert 0 < found.decisions <= 400
    assert (found.decisions == 400) == (found.capped == 2)
    assert list(tmp_path.iterdir()) == []


def test_every_way_to_set_a_scenario_up_is_played():
    setups = [some_setup(PACKS["foray"], "team", random.Random(seed)) for seed in range(300)]
    assert {setup.seats for setup in setups} == set(LINE_UPS.values())
    assert {setup.hand for setup in setups} == {1, 2, 3, 4}
    assert {setup.rounds for setup in setups} == {setup.goal for setup in setups} == set(range(1, 10))


def test_a_chain_that_is_used_up_is_replaced_on_the_way(tmp_path, monkeypatch):
    """A game longer than a chain goes on with a new epoch, as players would."""
    renewed = []

    class Short(soaking.OfflineGame):
        def judge(self, seat, prompt, decision):
            if self.position.ledger.used.get(seat, 0) >= 40:
                raise soaking.ChanceFailed("used up")
            return super().judge(seat, prompt, decision)

        def renew(self):
            renewed.append(self.position.version)
            super().renew()

    monkeypatch.setattr(soaking, "OfflineGame", Short)
    assert soak(PACK, "3", range(1), 400, tmp_path, lambda: None).decisions == 400
    assert renewed


# --- whole campaigns


def test_campaigns_are_played_to_their_end_at_random_and_by_sensible_bots(tmp_path):
    played = []
    found = soak_campaigns(STALINGRAD, range(2), 300, tmp_path, lambda: played.append(None))
    assert found.games == len(played) == 2
    assert found.decisions > 1000
    assert list(tmp_path.iterdir()) == []


def loses_a_tile(patch):
    """A tile vanishes where another comes."""
    apply = CityTileSwapped.apply

    def swaps(event, campaign):
        swapped = apply(event, campaign)
        return replace(swapped, altered=swapped.altered[1:])

    _applied(patch, CityTileSwapped, swaps)


def failed_campaign(folder, pack=STALINGRAD) -> SoakFailed:
    with pytest.raises(SoakFailed) as failure:
        soak_campaigns(pack, range(1, 2), 300, folder, lambda: None)
    return failure.value


def test_a_failure_in_a_campaign_is_a_file_of_the_campaign(tmp_path, monkeypatch):
    with monkeypatch.context() as patch:
        loses_a_tile(patch)
        failure = failed_campaign(tmp_path)
    assert "72 tiles are current and 56 altered (C3)" in str(failure)
    assert failure.file.name == "failed-stalingrad-campaign-1.jsonl"
    export = parse(failure.file.read_bytes())
    assert replay(export.records, REFEREE).system is CAMPAIGN
    assert verify(export, SYSTEMS, CODECS, verifies).problems == ()


def test_a_failure_in_a_game_of_a_campaign_is_a_file_of_the_game(tmp_path):
    failure = failed_campaign(tmp_path, replace(STALINGRAD, system=breaks()))
    assert "no such hill" in str(failure)
    export = parse(failure.file.read_bytes())
    position = replay(export.records, REFEREE).steps[-1].position
    assert phase_of(position) == Phase.RUNNING
    assert position.ledger.origin.kind == "campaign"
    assert verify(export, SYSTEMS, CODECS, verifies).problems == ()


def test_a_game_of_a_campaign_that_does_not_end_is_given_up(tmp_path):
    assert soak_campaigns(STALINGRAD, range(1, 2), 20, tmp_path, lambda: None).capped >= 10


# --- what seats do besides deciding


def test_seats_take_back_dispute_give_orders_and_give_up_on_the_way(tmp_path, monkeypatch):
    """Over all systems together all of it happens, and the logs verify as far as everybody sees them."""
    happened: set[type] = set()

    class Watched(soaking.OfflineGame):
        def keep(self, out):
            super().keep(out)
            happened.update(type(event) for event in self.events[-len(out.events) :])

        def at(self, version, audience=REFEREE):
            if version == len(self.events):
                assert verify(parse(self.export()), EVERY_SYSTEM, EVERY_CODEC, verifies).problems == ()
            return super().at(version, audience)

    monkeypatch.setattr(soaking, "OfflineGame", Watched)
    monkeypatch.setattr(soaking, "BESIDES", 0.3)
    for pack, scenario in (("normandy", "1"), ("foray", "team")):
        soak(PACKS[pack], scenario, range(12), 120, tmp_path, lambda: None)
    wanted = {Undone, UndoRequested, UndoEnded, RollDisputed, OrderGiven, OrderWithdrawn, Resigned, GaveUp}
    assert wanted <= happened, wanted - happened
    assert list(tmp_path.iterdir()) == []
