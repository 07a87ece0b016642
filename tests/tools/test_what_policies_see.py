"""A policy gets what its seat can see, wherever it plays: what the service would show that seat."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel.bots import Choice
from kronika.library.offline import OfflineGame, options_for
from kronika.library.policies import Policy, usual_policy
from kronika.service.campaigns import campaigns_of
from kronika.service.packs import load_packs
from kronika.service.settings import Settings
from tests.bench import campaigning, soak
from tests.bench.fixtures import brief
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.conftest import MUCH
from tests.service.test_files import import_file

PACKS = load_packs()
DECISIONS = 40


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    with Embedded(Settings(data=str(tmp_path_factory.mktemp("seen")), port=0, **MUCH)) as running:
        yield running


class Noting:
    """A policy that notes what it is given."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.given: list[tuple[str, Any, Any, list[Any]]] = []

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Any) -> Choice:
        self.given.append((seat, scene, view, [one.decision for one in choices]))
        return self._policy.choose(seat, scene, view, kind, choices)


def is_seen(service: Embedded, game: OfflineGame, at: int, given: tuple[str, Any, Any, list[Any]]) -> None:
    """What a policy was given at a version is what the service shows its seat there."""
    seat, scene, view, decisions = given
    board = service.app.history.position(game.game, at, seat).game.board
    assert (game.system.scene(board), game.system.view(board)) == (scene, view)
    prompts = Client(service.address)("GetPrompts", game=game.game, seat=seat, version=at).prompts
    assert len(decisions) in [len(prompt.legal) for prompt in prompts]


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_a_policy_offline_sees_what_the_service_shows_its_seat(service: Embedded, pack: str) -> None:
    loaded = PACKS[pack]
    scenario = loaded.card.scenarios[0].id
    game = OfflineGame(loaded, scenario, "seen", options_for(loaded), setup=brief(loaded, scenario))
    policies = {seat: Noting(usual_policy(loaded.system, 1)) for seat in game.seats}
    asked = []
    for _ in range(DECISIONS):
        if game.position.game.outcome is not None:
            break
        asked.append((game.position.version, game.position.game.prompts[0].seat))
        game.play(policies, 1)
    if game.position.game.outcome is None:
        game.keep(ends.resign(game.system, game.position, game.seats[0], game.chance(game.position.ledger)))
    game.close()
    assert import_file(Client(service.address), game.export()).game == game.game
    noted = {seat: iter(policy.given) for seat, policy in policies.items()}
    for at, seat in asked:
        is_seen(service, game, at, next(noted[seat]))


def test_a_policy_sees_what_its_seat_sees_after_an_undo() -> None:
    game = OfflineGame(PACKS["normandy"], "1", "undone")
    game.play({seat: usual_policy(game.system, 1) for seat in game.seats}, 10)
    for seat in game.seats:
        assert game.seen_by(seat) == game.at(game.position.version, seat)
    decision = list(game.position.ledger.decisions)[-3]
    game.undo(decision.seat, decision.version - 1)
    for other in game.seats:
        if decision.seat in game.position.ledger.undo and other != decision.seat:
            game.agree(decision.seat, other)
    for seat in game.seats:
        assert game.seen_by(seat) == game.at(game.position.version, seat)


def test_a_bot_that_soaks_sees_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    game = OfflineGame(PACKS["normandy"], "1", "soaked")
    noting = Noting(usual_policy(game.system, 1))
    monkeypatch.setattr(soak, "usual_policy", lambda *_: noting)
    prompt = game.position.game.prompts[0]
    soak._sensible(1)(random.Random(1), game, prompt, ())
    board = game.at(game.position.version, prompt.seat).game.board
    assert noting.given[-1][2] == game.system.view(board) != game.system.view(game.position.game.board)


def test_a_campaigner_sees_no_hidden_part_of_the_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    system = campaigns_of(PACKS["stalingrad"].system)
    assert system is not None
    noting = Noting(usual_policy(system, 1))
    monkeypatch.setattr(campaigning, "usual_policy", lambda *_: noting)
    folded = []
    see = campaigning.seen_by
    monkeypatch.setattr(campaigning, "seen_by", lambda *given: folded.append((given[3], see(*given))) or folded[-1][1])
    players = {seat: usual_policy(PACKS["stalingrad"].system, 1) for seat in ("soviet", "german")}
    campaigning.play_campaign(PACKS["stalingrad"], lambda _: players, 1, cap=50)
    assert len(noting.given) == len(folded)
    for (seat, _, view, _), (audience, position) in zip(noting.given, folded, strict=True):
        assert seat == audience and view == system.view(position.game.board)
