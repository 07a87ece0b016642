"""Long play: every scenario many times at random, whole campaigns at random and by sensible bots, every
law checked on the way. At random seats also take back, dispute, give standing orders and give up. A failure
is written as a file that opens as a game: it replays, it verifies, and a game can be imported and played on."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from kronika.domain.kernel import ends, orders, undo
from kronika.domain.kernel.chance import ChanceFailed
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.links import links_of
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.setups import Option, Value, build_setup, options_of
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Rejection
from kronika.library.offline import OfflineGame, options_for
from kronika.library.policies import Policy, decided, usual_policy
from kronika.service.packs import LoadedPack
from tests.bench.fixtures import trials_of
from tests.bench.offline_campaign import WholeCampaign

MOST_LEGAL = 512
"""Legal decisions of a prompt at most (design 7)."""


class SoakFailed(Exception):
    """Something broke; `file` opens as a game just before it did."""

    def __init__(self, said: str, file: Path) -> None:
        super().__init__(f"{said}; the game just before it is in {file}")
        self.file = file


class Soaked(msgspec.Struct, frozen=True):
    """What a soak has played: games or campaigns. `capped`: games that ran into the cap of decisions."""

    games: int
    decisions: int
    capped: int


def soak(
    pack: LoadedPack, scenario: str, seeds: range, cap: int, folder: Path, progress: Callable[[], object]
) -> Soaked:
    """Random games of a scenario, one a seed. Raises `SoakFailed`."""
    decisions = capped = 0
    for seed in seeds:
        count, ended = _game(pack, scenario, seed, cap, folder)
        decisions += count
        capped += not ended
        progress()
    return Soaked(len(seeds), decisions, capped)


def soak_campaigns(pack: LoadedPack, seeds: range, cap: int, folder: Path, progress: Callable[[], object]) -> Soaked:
    """Whole campaigns, one a seed: at random with an even one, by sensible bots with an odd one. A game
    that reaches the cap of decisions is given up by who is not ahead. Raises `SoakFailed`."""
    decisions = capped = 0
    for seed in seeds:
        count, given_up = _campaign(pack, seed, cap, folder)
        decisions += count
        capped += given_up
        progress()
    return Soaked(len(seeds), decisions, capped)


def some_setup(pack: LoadedPack, scenario: str, chooser: random.Random) -> Any:
    """A way to set a scenario up: any of its line-ups, any values of its options that fit together; what does not fit
    the rest is left as usual."""
    system = pack.system
    meta = system.packs.meta(pack.content, scenario)
    options = {option.name: _some_value(option, chooser) for option in options_of(system.setup)}
    seats = chooser.choice(meta.line_ups).seats
    while isinstance(made := build_setup(system.setup, meta, scenario, seats, options), Rejection):
        del options[made.field.removeprefix("choices.")]
    return made


def _some_value(option: Option, chooser: random.Random) -> Value:
    if isinstance(option.default, bool):
        return chooser.choice((False, True))
    if isinstance(option.default, str):
        return chooser.choice(option.choices)
    near = (option.default if bound is None else bound for bound in (option.least, option.most))
    return chooser.randint(*near)


def _game(pack: LoadedPack, scenario: str, seed: int, cap: int, folder: Path) -> tuple[int, bool]:
    chooser = random.Random(seed)
    game = OfflineGame(
        pack, scenario, f"soak/{seed}", options_for(pack), setup=some_setup(pack, scenario, random.Random(~seed))
    )
    count = 0
    with _written(lambda: game, folder, f"{pack.card.id.name}-{scenario}-{seed}", f"scenario {scenario}, seed {seed}"):
        while count < cap and game.position.game.outcome is None:
            game.keep(_judged(game, chooser, _any))
            count += 1
            _besides(game, chooser)
        _check_fold(game)
    return count, game.position.game.outcome is not None


def _campaign(pack: LoadedPack, seed: int, cap: int, folder: Path) -> tuple[int, int]:
    whole = WholeCampaign(pack, f"soak/{seed}")
    chooser, choose = random.Random(seed), _sensible(seed) if seed % 2 else _any
    count = given_up = 0
    with _written(lambda: whole.asked, folder, f"{pack.card.id.name}-campaign-{seed}", f"campaign, seed {seed}"):
        while not whole.over:
            game = whole.asked
            made = None
            if game is not whole.campaign and len(game.position.ledger.decisions) >= cap:
                ahead = links_of(whole.campaign.system).ahead(game.position.game.board)
                loser = next(seat for seat in game.seats if seat != ahead)
                made = ends.resign(game.system, game.position, loser, game.chance(game.position.ledger))
            if made is None or isinstance(made, Rejection):
                game.keep(_judged(game, chooser, choose))
                count += 1
            else:
                game.keep(made)
                given_up += 1
            whole.move_on()
            _besides(whole.asked, chooser)
            whole.move_on()
            _check(whole.campaign, whole.campaign.position)
        for game in (whole.campaign, *whole.games):
            _check_fold(game)
    return count, given_up


@contextmanager
def _written(at: Callable[[], OfflineGame], folder: Path, name: str, said: str) -> Iterator[None]:
    """Whatever goes wrong here is told with a file of the stream that it went wrong in."""
    try:
        yield
    except Exception as error:
        game = at()
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"failed-{name}.jsonl"
        file.write_bytes(game.export())
        raise SoakFailed(f"{said}, version {game.position.version} of {game.game}: {error!r}", file) from error


Choose = Callable[[random.Random, OfflineGame, Prompt, Sequence[Any]], Any]
"""Which of the legal decisions on a prompt is taken."""
GIVES_UP = 0.02
"""How often a side that would withdraw at random does; else hardly a game would come to its end."""


def _any(chooser: random.Random, game: OfflineGame, _prompt: Prompt, legal: Sequence[Any]) -> Any:
    chosen = chooser.choice(legal)
    if isinstance(chosen, trials_of(game.system).gives_up) and chooser.random() > GIVES_UP:
        return chooser.choice(legal)
    return chosen


def _sensible(seed: int) -> Choose:
    policies: dict[str, Policy] = {}

    def choose(_chooser: random.Random, game: OfflineGame, prompt: Prompt, _legal: Sequence[Any]) -> Any:
        policy = policies.setdefault(game.system.name, usual_policy(game.system, seed))
        return decided(policy, game.system, game.seen_by(prompt.seat).game.board, prompt)

    return choose


def _judged(game: OfflineGame, chooser: random.Random, choose: Choose) -> Recorder:
    """One decision of somebody who is asked, and what must hold before and after it."""
    prompt = chooser.choice(game.position.game.prompts)
    legal = game.system.rules.legal(game.position.game.board, prompt)
    assert 1 <= len(legal) <= MOST_LEGAL, f"{len(legal)} legal decisions"
    decision = choose(chooser, game, prompt, legal)
    try:
        made = game.judge(prompt.seat, prompt.id, decision)
    except ChanceFailed:
        game.renew()
        made = game.judge(prompt.seat, prompt.id, decision)
    assert isinstance(made, Recorder), f"{decision} is listed and refused: {made}"
    _check(game, made.position)
    return made


BESIDES = 0.05
"""How often something else happens after a decision."""
RESIGNS = 0.02
"""How often that is that a seat gives up, so that most games come to their end."""


def _besides(game: OfflineGame, chooser: random.Random) -> None:
    """Now and then a seat does something else that is not against the rules: takes back, with or without the
    consent of the others, disputes a roll or a flip, gives or withdraws a standing order, or gives up (a
    campaign is played to its end)."""
    ledger = game.position.ledger
    if game.position.game.outcome is not None or chooser.random() > BESIDES:
        return
    seat = chooser.choice(ledger.playing)
    if chooser.random() < RESIGNS and game.system.links is None:
        made = ends.resign(game.system, game.position, seat, game.chance(ledger), game.next_anchors)
        if isinstance(made, Recorder):  # a campaign's game lets nobody resign at any time
            _keep_sound(game, made)
        return
    chooser.choice((_takes_back, _disputes, _orders))(game, chooser, seat)


def _takes_back(game: OfflineGame, chooser: random.Random, seat: str) -> None:
    standing = list(game.position.ledger.decisions)[-8:]
    if not standing or seat in game.position.ledger.undo:
        return
    to = chooser.choice(standing).version - 1
    if undo.undo_needed(game.system, game.position, seat, to) == undo.UndoClass.REFUSED:
        return
    game.undo(seat, to)
    for other in game.position.ledger.playing:
        if other == seat or seat not in game.position.ledger.undo:
            continue
        if chooser.random() < GIVES_UP:
            _keep_sound(game, undo.decline(game.system, game.position, seat, other))
        else:
            game.agree(seat, other)
    _check(game, game.position)


def _disputes(game: OfflineGame, chooser: random.Random, seat: str) -> None:
    recent = range(max(1, len(game.events) - 40), len(game.events) + 1)
    checks = [version for version in recent if check_of(game.system, game.events[version - 1])]
    if checks:
        version = chooser.choice(checks)
        made = ends.dispute(game.system, game.position, seat, version, "it cannot be")
        if isinstance(made, Recorder):
            _keep_sound(game, made)


def _orders(game: OfflineGame, chooser: random.Random, seat: str) -> None:
    own = [one.version for one in game.position.ledger.orders if one.seat == seat]
    if own and chooser.random() < 0.5:
        _keep_sound(game, orders.withdraw(game.system, game.position, seat, chooser.choice(own)))
        return
    offered = game.system.orders(game.position.game.board, seat)
    if offered:
        chance = game.chance(game.position.ledger)
        made = orders.give(game.system, game.position, seat, chooser.choice(offered), chance)
        if isinstance(made, Recorder):
            _keep_sound(game, made)


def _keep_sound(game: OfflineGame, made: Recorder | Rejection) -> None:
    game.keep(made)
    _check(game, game.position)


def _check(game: OfflineGame, position: Position) -> None:
    """Law 3: nothing is created or lost."""
    flaw = game.system.log_checks.check_board(game.opening, position.game.board)
    assert not flaw, flaw


def _check_fold(game: OfflineGame) -> None:
    """Law 1: the whole stream folds to where the game stands."""
    assert game.at(len(game.events)) == game.position, "the stream folds to another position"
