"""Where the stream of a campaign and that of a game meet: two transactions (design 10), and the
opening of the games once the campaign is closed."""

from collections.abc import Callable
from contextlib import suppress

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel.events import Origin, OriginKind
from kronika.domain.kernel.game import Recorder, effective_events, finish
from kronika.domain.kernel.ledger import chain_audiences
from kronika.domain.kernel.links import End, links_of
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.systems import SYSTEMS
from kronika.service.chances import Chances, bring_entropy, sit_down
from kronika.service.games import Games
from kronika.service.history import EventView, NoSuchStream
from kronika.service.integrity import LogDamaged
from kronika.service.journal import Conflict, Draft
from kronika.service.live import LiveGame
from kronika.service.packs import LoadedPack
from kronika.service.vault import Vault

ORIGIN = OriginKind.CAMPAIGN


class Campaigns:
    """The campaigns among the games."""

    def __init__(self, games: Games, chances: Chances, vault: Vault) -> None:
        self._games, self._chances, self._vault = games, chances, vault

    def started_by(self, campaign: LiveGame, out: Recorder) -> tuple[Draft, ...]:
        """The game that a change of a campaign starts, if it starts one, drafted: its opening, with the
        campaign's players in its seats. Raises `Conflict` if it may have started already: the chains
        that it has then are not replaced."""
        links = campaign.system.links
        started = next(filter(None, map(links.starts, out.events)), None) if links is not None else None
        if links is None or started is None:
            return ()
        if self._games.is_dropped(campaign):
            raise Conflict(f"{campaign.stream} was dropped from memory while it was changed")
        ledger, system = campaign.ledger, links.games
        birth = seats.Birth(
            game=started.game,
            pack=ledger.pack,
            scenario=started.scenario,
            seats=tuple(ledger.seats),
            options=ledger.options,
            origin=Origin(ORIGIN, campaign.stream, campaign.version, campaign.head.hex()),
            anchors=self._vault.make_chains(started.game, 1, chain_audiences(ledger.seats, system.shares_decks)),
            opening=started.opening,
            creator=ledger.creator,
        )
        opened = seats.create(system, birth)
        for seat, held in ledger.seats.items():
            if held.bot is not None:
                refused = sit_down(self._vault, opened, seat, system.bots[held.bot.bot].card)
                assert refused is None, "a new game has all its seats free"
            elif held.held_by is not None:
                _append(opened, seats.take(system, opened.position, seat, held.held_by))
        game = LiveGame(started.game, system)
        bring_entropy(self._chances, self._vault, game, opened)
        return (Draft(game, opened),)

    async def may_start(self, stream: str) -> bool:
        """Whether a campaign that is not closed may still give this id to a game of its own."""
        try:
            campaign = await self._games.get(stream.rpartition("-")[0])
        except NoSuchStream:
            return False
        return is_campaign(campaign) and not campaign.ledger.closed

    async def close(self, game: LiveGame, make: Callable[[], Recorder], audience: str) -> list[EventView]:
        """Applies a change to a finished game of a campaign; returns the events for `audience`. If the change closes
        the game, its result is copied into the campaign in the same transaction."""
        campaign = await self._games.get(origin_of(game).stream)
        async with campaign.lock, game.lock:
            changed = make()
            if not changed.events:
                return []
            closes = changed.ledger.closed and not game.ledger.closed
            if not closes or campaign.position.game.outcome is not None:
                return await game.submit(self._games, changed, audience)
            out = Recorder(campaign.system, campaign.position)
            links_of(campaign.system).take_over(out, self._end(game))
            finish(campaign.system, out)
            return await game.submit(self._games, changed, audience, (Draft(campaign, out),))

    def _end(self, game: LiveGame) -> End:
        board, outcome = game.position.game.board, game.position.game.outcome
        assert outcome is not None, "only a finished game is closed"
        events = effective_events(self._games.history.entries(game.stream, game.codec))
        return End(game.stream, board, outcome, tuple(events), game.version, game.head.hex(), REFEREE)

    async def open_games(self, campaign: LiveGame) -> None:
        """Open the closed games of a campaign that is closed, those that are not open yet, one by one:
        each says what its chance was made from. May be done again at any time. One whose log is damaged
        stays as it is, and hurts no other."""
        for stream in links_of(campaign.system).played(campaign.position.game.board):
            try:
                game = await self._games.get(stream)
            except LogDamaged:
                continue
            async with game.lock:
                if game.ledger.closed and not game.ledger.opened:
                    opened = ends.open_after_campaign(game.system, game.position, self._chances.seeds(game))
                    with suppress(Conflict):  # another server was faster
                        await game.submit(self._games, opened, PUBLIC)


def origin_of(game: LiveGame) -> Origin:
    origin = game.ledger.origin
    assert origin is not None and origin.kind == ORIGIN, "only games of a campaign have such an origin"
    return origin


def is_campaign(game: LiveGame) -> bool:
    return game.system.links is not None


def campaigns_of(system: System) -> System | None:
    """The system whose streams start games of this one."""
    return next(
        (one for one in SYSTEMS.values() if one.links is not None and one.links.games.name == system.name), None
    )


def campaign_systems() -> tuple[str, ...]:
    """The systems whose streams are campaigns, by name."""
    return tuple(name for name, system in SYSTEMS.items() if system.links is not None)


def has_campaign(pack: LoadedPack) -> bool:
    """Whether a campaign can begin with a pack."""
    system = campaigns_of(pack.system)
    return system is not None and links_of(system).refuses(pack.content) is None


def _append(out: Recorder, more: Recorder | Rejection) -> None:
    assert not isinstance(more, Rejection), "a new game has all its seats free"
    for event in more.events:
        out.emit(event)
