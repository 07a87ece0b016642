"""The service plays the seats that bots hold. The log determines everything a bot does. No other state is kept, so a
killed service can resume where it stopped."""

import asyncio
import logging
import time

from kronika.domain.kernel import bot_seats, ends
from kronika.domain.kernel import game as kernel
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import ChanceFailed
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.ledger import SeatedBot
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.undo import nothing_became_known
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.projections.games import PLAYED_BY_BOTS
from kronika.service.application import Application, Refused
from kronika.service.chances import bring_entropy
from kronika.service.errors import FAULTS
from kronika.service.games import KeyedLocks
from kronika.service.history import EventView, NoSuchStream
from kronika.service.integrity import LogDamaged
from kronika.service.live import LiveGame
from kronika.service.rpc import play, seats
from kronika.service.rpc.common import accepted, chance_needed, change, not_overtaken, store
from kronika.service.vault import SecretsLost
from kronika.service.workers import decide

LOGGER = logging.getLogger("kronika")

AGAIN = 30.0
"""Seconds after which what went wrong is tried again."""
BEHIND = 1.0
"""Seconds after which read models that were behind are asked again."""
STAND = 0.5
"""Seconds after which it is looked again which of several servers sees to bots."""
SOON = 0.05
"""Seconds to wait before a retry after another request changed the game first."""
OVERTAKEN = frozenset({"STALE_VERSION", "PROMPT_CLOSED", "WRONG_PHASE", "NOTHING_TO_ANSWER", "ALREADY_DONE"})
"""Why a bot is refused what a person has just made void."""


class Bots:
    """Checks for pending actions of bots after each change of a game with bots."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._games: dict[str, asyncio.Task[None]] = {}
        self._played: set[str] = set()
        """The games that are not closed in which a bot is known to hold a seat."""
        self._starting: asyncio.Task[None] | None = None
        self._stopped = False
        self._turns = KeyedLocks()
        """One lock per creator of games: the bots of one creator think one after the other."""
        app.bus.listeners.append(self)

    # --- when

    def start(self) -> None:
        """Take up the games that wait for a bot."""
        self._starting = asyncio.create_task(self._find())

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._games.values(), *([self._starting] if self._starting is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _find(self) -> None:
        """Takes up the games with bots whenever this server becomes the steward. Rebuilding the read models can take
        time; the games that they already hold are taken up first."""
        leader, taken_up = self._app.leader, 0
        while True:
            if leader.mine and leader.term != taken_up:
                taken_up = leader.term
                await self._find_all()
            await asyncio.sleep(STAND)

    async def _find_all(self) -> None:
        projections = self._app.projections
        while True:
            try:
                is_all = await projections.caught_up()
                for (stream,) in projections.query(PLAYED_BY_BOTS):
                    self._played.add(stream)
                    self._wake(stream)
                if is_all:
                    return
                await asyncio.sleep(BEHIND)
            except FAULTS as error:
                LOGGER.error("cannot find the games with bots: %s: %s", type(error).__name__, error)
                await asyncio.sleep(AGAIN)

    def audiences(self, stream: str) -> set[str]:
        return set()

    def happened(self, game: LiveGame, told: dict[str, list[EventView]], records: list[Record]) -> None:
        if game.ledger.by_bots and not game.ledger.closed:
            self._played.add(game.stream)
            self._wake(game.stream)
        else:
            self._played.discard(game.stream)

    def follows(self, stream: str, *, seated: bool) -> bool:
        return self._app.leader.mine and (seated or stream in self._played)

    def returned(self, game: LiveGame) -> None:
        """`happened` has seen to it."""

    def _wake(self, stream: str) -> None:
        """Starts a task for a game's bots, unless it already runs and will look again before it ends. Only the steward
        among several servers does this."""
        if stream not in self._games and not self._stopped and self._app.leader.mine:
            self._games[stream] = asyncio.create_task(self._see_to(stream))

    async def _see_to(self, stream: str) -> None:
        """Does the pending actions of a game's bots until nothing is pending. No other task runs between the last look
        and the end, so no change is missed."""
        while True:
            try:
                game = await self._app.games.get(stream)
                if self._app.leader.mine and await self._act(game):
                    continue
                del self._games[stream]
                return
            except (NoSuchStream, LogDamaged):  # said once, when that was found
                del self._games[stream]
                return
            except Refused as error:
                if error.rejection.reason.name in OVERTAKEN:
                    await asyncio.sleep(SOON)
                    continue
                LOGGER.error("a bot of game %s was refused: %s", stream, text(error.rejection.said, "en"))
            except FAULTS as error:
                LOGGER.error("a bot of game %s: %s: %s", stream, type(error).__name__, error)
            except Exception:
                LOGGER.exception("a bot of game %s", stream)
            await asyncio.sleep(AGAIN)

    # --- what

    async def _act(self, game: LiveGame) -> bool:
        """Does the next pending action of a bot of the game; returns whether there was one."""
        position = game.position
        ledger = position.ledger
        if ledger.closed:
            return False
        if bot_seats.owes(position):
            return await self._bring_entropy(game)
        for seat in ledger.by_bots:
            if seat in ledger.playing and await self._answer(game, seat):
                return True
        return False

    async def _bring_entropy(self, game: LiveGame) -> bool:
        """To an epoch that was opened while the service did not run."""
        async with game.lock:
            out = Recorder(game.system, game.position)
            with chance_needed:
                bring_entropy(self._app.chances, self._app.vault, game, out)
            if out.events:
                await store(self._app, game, PUBLIC, out)
        return True

    async def _answer(self, game: LiveGame, seat: str) -> bool:
        """Does a seat's action for the other seats or the game; returns whether one was pending."""
        app, position = self._app, game.position
        ledger = position.ledger
        asker = next((one for one, asked in ledger.undo.items() if one != seat and seat not in asked.agreed), None)
        if asker is not None:
            to = ledger.undo[asker].to
            await play.answer_request(app, game, asker, seat, lambda now: nothing_became_known(now, to))
            return True
        if ledger.draws and seat not in ledger.draws:
            await self._answer_draw(game, seat)
            return True
        pending = ends.pending_actions(position).get(seat)
        if pending == ends.PendingAction.CONFIRM:
            await play.confirm(app, game, seat)
            return True
        if pending == ends.PendingAction.EPOCH:
            await seats.agree_to_another(app, game, seat)
            return True
        asked = [one for one in position.game.prompts if one.seat == seat and not one.optional]
        if not asked:
            return await self._offer_draw(game, seat)
        if not ends.prompts_wait(position) or self._has_to_wait(game):
            return False
        await self._decide(game, seat, asked[0].id)
        return True

    async def _answer_draw(self, game: LiveGame, seat: str) -> None:
        """The bot of a seat accepts the draw that is offered, or declines the first offer."""
        bot = await self._of_this_release(game, seat)
        if bot is None:
            return

        def answer(now: Position) -> Recorder | Rejection:
            if bot_seats.accepts(game.system.bots[bot.bot], game.fold_for(self._app.games, seat), seat):
                return ends.offer_draw(game.system, now, seat)
            return ends.decline_draw(game.system, now, next(iter(now.ledger.draws), ""), seat)

        await change(self._app, game, PUBLIC, answer)

    async def _offer_draw(self, game: LiveGame, seat: str) -> bool:
        """Offers a draw for a bot with nothing pending; returns whether it did."""
        if not self._offers_draw(game, seat):
            return False
        if await self._of_this_release(game, seat) is not None:
            async with game.lock:
                if self._offers_draw(game, seat):
                    out = accepted(ends.offer_draw(game.system, game.position, seat))
                    await store(self._app, game, PUBLIC, out)
        return True

    def _offers_draw(self, game: LiveGame, seat: str) -> bool:
        """Whether the bot of a seat, as it is in this release, offers a draw now."""
        held = game.ledger.seats[seat].bot
        seen = game.fold_for(self._app.games, seat)
        return held is not None and bot_seats.offers(game.system, game.system.bots[held.bot], seen, seat)

    def _has_to_wait(self, game: LiveGame) -> bool:
        """Whether who has made the game has used up the time of his bots: then this one is seen to later, and
        till then thinks about nothing."""
        seconds = self._app.quotas.thinking.wait(game.ledger.creator)
        if seconds:
            asyncio.get_running_loop().call_later(seconds, self._wake, game.stream)
        return seconds > 0

    async def _decide(self, game: LiveGame, seat: str, asked: int) -> None:
        """Lets a seat's bot think, from that seat's view. Applies its decision unless the game has changed."""
        app, version = self._app, game.version
        bot = await self._of_this_release(game, seat)
        if bot is None:
            return
        seen = game.fold_for(app.games, seat).game
        prompt = seen.prompt(asked)
        assert prompt is not None, "a seat sees its prompts"
        decision = await self._think(game, bot, seen.board, prompt)
        async with game.lock:
            if game.version != version or app.games.is_dropped(game):
                return
            out = self._decided(game, seat, asked, decision)
            if out is not None:
                with not_overtaken:
                    started = app.campaigns.started_by(game, out)
                await store(app, game, seat, out, started)
                return
        await seats.agree_to_another(app, game, seat)

    def _decided(self, game: LiveGame, seat: str, asked: int, decision: object) -> Recorder | None:
        """Returns the events of a decision, or None if the randomness that it needs is lost."""
        try:
            chance = self._app.chances.of(game)
            request = f"bot-{game.version}"
            return accepted(kernel.decide(game.system, game.position, seat, asked, request, decision, chance))
        except (ChanceFailed, SecretsLost):
            return None

    async def _think(self, game: LiveGame, bot: SeatedBot, board: object, prompt: Prompt) -> object:
        """In a process of its own, on the time of who has made the game."""
        app, creator = self._app, game.ledger.creator
        seed = app.vault.bot_seed(game.stream, bot.seat, bot.at)
        async with self._turns.of(creator):
            began = time.monotonic()
            try:
                return await app.workers.think(decide, game.system.name, bot.bot, board, prompt, seed)
            finally:
                app.quotas.thinking.take(creator, time.monotonic() - began)

    async def _of_this_release(self, game: LiveGame, seat: str) -> SeatedBot | None:
        """The bot that holds a seat; None if that was an earlier version of it, which is replaced first."""
        bot = game.ledger.seats[seat].bot
        assert bot is not None, "a bot holds the seat"
        card = game.system.bots[bot.bot].card
        if card.version == bot.version:
            return bot
        async with game.lock:
            if game.ledger.seats[seat].bot == bot:
                out = Recorder(game.system, game.position)
                bot_seats.play_by(out, seat, card, lambda at: self._app.vault.bot_seed(game.stream, seat, at))
                await store(self._app, game, PUBLIC, out)
        return None
