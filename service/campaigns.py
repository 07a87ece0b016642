"""Where the stream of a campaign and that of a game meet: two transactions (design 10), and the
opening of the games once the campaign is closed."""

from collections.abc import Callable, Iterable

from domain.kernel import ends, seats
from domain.kernel.events import Event, Origin, Undone
from domain.kernel.game import Recorder, finish, taken_back
from domain.kernel.ledger import chain_audiences
from domain.kernel.log import Entry
from domain.kernel.words import PUBLIC, Rejection
from domain.undaunted.campaign.events import ScenarioStarted
from domain.undaunted.campaign.homecoming import Homecoming, bring_home
from domain.undaunted.campaign.rules.aftermath import conclude
from domain.undaunted.campaign.state import Campaign
from domain.undaunted.campaign.system import CAMPAIGN
from domain.undaunted.events import ScenarioSetUp
from domain.undaunted.system import UNDAUNTED
from service.drafting import Drafted
from service.games import Games
from service.history import NoSuchStream, Told
from service.integrity import LogDamaged
from service.live import LiveGame
from service.seated import bring_entropy, sit_down
from service.store.writer import Conflict
from service.vault import Vault

ORIGIN = "campaign"


class Campaigns:
    """The campaigns among the games."""

    def __init__(self, games: Games, vault: Vault) -> None:
        self._games, self._vault = games, vault

    def started_by(self, campaign: LiveGame, out: Recorder) -> tuple[Drafted, ...]:
        """The game that a change of a campaign starts, if it starts one, drafted: its opening, with the
        campaign's players in its seats. Raises `Conflict` if it may have started already: the chains
        that it has then are not replaced."""
        started = next((event for event in out.events if isinstance(event, ScenarioStarted)), None)
        if started is None:
            return ()
        if self._games.is_dropped(campaign):
            raise Conflict(f"{campaign.stream} was dropped from memory meanwhile")
        ledger = campaign.ledger
        birth = seats.Birth(
            game=started.game,
            pack=ledger.pack,
            scenario=started.setup.scenario,
            seats=tuple(ledger.seats),
            options=ledger.options,
            origin=Origin(ORIGIN, campaign.stream, campaign.version, campaign.head.hex()),
            anchors=self._vault.make_chains(started.game, 1, chain_audiences(ledger.seats, UNDAUNTED.shares_decks)),
            opening=(ScenarioSetUp(started.setup),),
            creator=ledger.creator,
        )
        opened = seats.create(UNDAUNTED, birth)
        for seat, held in ledger.seats.items():
            if held.bot is not None:
                refused = sit_down(self._vault, opened, seat, UNDAUNTED.bots[held.bot.bot].card)
                assert refused is None, "a new game has all its seats free"
            elif held.held_by is not None:
                _append(opened, seats.take(UNDAUNTED, opened.position, seat, held.held_by))
        game = LiveGame(started.game, UNDAUNTED)
        bring_entropy(self._games, self._vault, game, opened)
        return (Drafted(game, opened),)

    async def may_start(self, stream: str) -> bool:
        """Whether a campaign that is not closed may still give this id to a game of its own."""
        try:
            campaign = await self._games.get(stream.rpartition("-")[0])
        except NoSuchStream:
            return False
        return is_campaign(campaign) and not campaign.ledger.closed

    async def close(self, game: LiveGame, make: Callable[[], Recorder], audience: str) -> list[Told]:
        """Apply a change to a finished game of a campaign; if it closes the game, its result is copied
        into the campaign in the same transaction. What `audience` is told."""
        campaign = await self._games.get(origin_of(game).stream)
        async with campaign.lock, game.lock:
            changed = make()
            closes = changed.ledger.closed and not game.ledger.closed
            if not closes or campaign.position.game.outcome is not None:
                return await self._games.commit(game, changed, audience)
            out = Recorder(CAMPAIGN, campaign.position)
            conclude(out, self._home(game))
            finish(CAMPAIGN, out)
            return await self._games.commit(game, changed, audience, (Drafted(campaign, out),))

    def _home(self, game: LiveGame) -> Homecoming:
        outcome = game.position.game.outcome
        assert outcome is not None, "only a finished game is closed"
        entries = self._games.history.entries(game.stream, game.codec)
        return bring_home(game.position.game.board, outcome, effective_events(entries), game.version, game.head.hex())

    async def open_games(self, campaign: LiveGame) -> None:
        """Open the closed games of a campaign that is closed, those that are not open yet, one by one:
        each says what its chance was made from. May be done again at any time. One whose log is damaged
        stays as it is, and hurts no other."""
        board: Campaign = campaign.position.game.board
        for entry in board.record:
            try:
                game = await self._games.get(entry.game)
            except LogDamaged:
                continue
            async with game.lock:
                if game.ledger.closed and not game.ledger.opened:
                    opened = ends.open_after_campaign(game.system, game.position, self._games.seeds(game))
                    await self._games.commit(game, opened, PUBLIC)


def origin_of(game: LiveGame) -> Origin:
    origin = game.ledger.origin
    assert origin is not None and origin.kind == ORIGIN, "only games of a campaign are asked"
    return origin


def is_campaign(game: LiveGame) -> bool:
    return game.system.name == CAMPAIGN.name


def effective_events(entries: Iterable[Entry]) -> list[tuple[int, Event]]:
    """The events of a stream that were not undone, with their versions."""
    read = [(entry.version, event) for entry in entries for event in entry.events]
    gone = taken_back([(version, event.to) for version, event in read if isinstance(event, Undone)])
    return [(version, event) for version, event in read if version not in gone]


def _append(out: Recorder, more: Recorder | Rejection) -> None:
    assert not isinstance(more, Rejection), "a new game has all its seats free"
    for event in more.events:
        out.emit(event)
