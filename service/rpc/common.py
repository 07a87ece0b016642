"""Shared parts of the handlers: the caller, what they may know of a game, storing a change."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import ChanceFailed
from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.ledger import Invitation, Ledger
from kronika.domain.kernel.log import Codec
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.seats import holds_a_seat, is_for, is_in
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection, Text, refuse
from kronika.service import clock, convert
from kronika.service.application import Application, Refused, refused
from kronika.service.chances import bring_entropy, may_owe
from kronika.service.errors import VersionConflict
from kronika.service.history import EventView, NoSuchStream
from kronika.service.journal import Conflict, Draft
from kronika.service.live import REQUESTS, LiveGame, Prepare
from kronika.service.vault import SecretsLost
from kronika.service.words import message
from kronika.v1 import game_pb2

T = TypeVar("T")


class Caller(msgspec.Struct, frozen=True):
    """The caller. `holder`: the holder id of the token (empty: no token). `language`: the one they want. `address`:
    where their quotas are counted. `invitation`: the id of the invitation's secret (empty: no invitation)."""

    holder: str
    language: str
    address: str = ""
    invitation: str = ""

    def say(self, said: Text | None) -> str:
        return text(said, self.language)


def frame_of(panel: Panel, caller: Caller) -> dict[str, Any]:
    """A panel without its picture, by the fields of the contract."""
    return {
        "name": panel.name,
        "title": caller.say(panel.title),
        "width": panel.width,
        "height": panel.height,
        "place": f"PANEL_PLACE_{panel.place.name}",
        "book": "" if panel.book is None else caller.say(panel.book),
    }


def panel_message(panel: Panel, caller: Caller) -> Any:
    return game_pb2.Panel(svg=panel.svg, **frame_of(panel, caller))


class Named(Protocol):
    """A stream, in memory or in the log."""

    @property
    def stream(self) -> str: ...
    @property
    def system(self) -> System: ...
    @property
    def codec(self) -> Codec: ...
    @property
    def ledger(self) -> Ledger: ...


async def find(app: Application, stream: str, caller: Caller) -> LiveGame:
    """The game of this id, if the caller may know of it."""
    is_at_hand = app.games.known(stream) is not None
    try:
        game = await app.games.get(stream)
    except NoSuchStream:
        raise no_such_game(stream) from None
    if not is_at_hand:
        app.quotas.folded(caller, game.version)
    if not may_know(game, caller):
        raise no_such_game(stream)
    return game


def no_such_game(stream: str) -> Refused:
    """The refusal for a missing game, and for a private game of others: callers cannot tell which."""
    return refused(Reason.NOT_FOUND, message("not-a-game", stream=repr(stream)))


def may_know(game: LiveGame, caller: Caller) -> bool:
    """Whether the caller may know of a game: private games are visible only to those concerned."""
    return not game.ledger.options.private or concerned(game, caller)


def concerned(game: LiveGame, caller: Caller) -> bool:
    """Whether a game concerns the caller: the holder of a seat, its creator, who has an invitation to
    it, who asks for a seat, and in an imported game who has proven that a seat was his."""
    ledger, holder = game.ledger, caller.holder
    claims = [claim.holder for claim in game.claims.values()]
    asks = [proposal.taker.holder for proposal in ledger.proposals.values()]
    known = bool(holder) and holder in (*asks, *claims)
    return is_in(ledger, holder) or known or bool(invitations_of(game, caller))


def invitations_of(game: LiveGame, caller: Caller) -> list[Invitation]:
    """The standing invitations whose secret the caller has shown, and those that are for the caller as a player; those
    of the creator first."""
    standing = [*_standing(game, caller.invitation), *_standing(game, caller.holder)]
    return sorted(standing, key=lambda one: bool(one.by))


def _standing(game: LiveGame, holder: str) -> list[Invitation]:
    """The standing invitations of a secret or of a player, by what stands for it."""
    return [
        one
        for one in game.ledger.invitations.values()
        if holder and one.holder == holder and clock.seconds_since(game.invited_at[one.id]) <= one.lifetime
    ]


def invited_to(game: LiveGame, caller: Caller) -> list[str]:
    """The empty seats that the caller is invited to as a player."""
    empty = [name for name, seat in game.ledger.seats.items() if seat.held_by is None]
    return [seat for seat in empty if any(is_for(one, seat) for one in _standing(game, caller.holder))]


def holds(game: LiveGame, seat: str, caller: Caller) -> bool:
    """Whether the caller's token holds the seat. Tokens in an imported file do not count; its seats are held by the
    players who have claimed them."""
    if game.imported is not None:
        claim = game.claims.get(seat)
        return claim is not None and bool(caller.holder) and claim.holder == caller.holder
    held = game.ledger.seats[seat].held_by if seat in game.ledger.seats else None
    return held is not None and bool(caller.holder) and held.holder == caller.holder


def must_hold(game: LiveGame, seat: str, caller: Caller) -> None:
    """Refuse unless the caller's token holds the seat."""
    needs_token(caller)
    must_be_seat(game, seat)
    if not holds(game, seat, caller):
        raise refused(Reason.NOT_YOUR_SEAT, message("not-your-seat", seat=seat))


async def seated(app: Application, request: Any, caller: Caller) -> tuple[LiveGame, str]:
    """The game and the seat that a request names. Refuses unless the caller's token holds the seat."""
    game = await find(app, request.game, caller)
    must_hold(game, request.seat, caller)
    return game, request.seat


def must_be_seat(game: LiveGame, seat: str) -> None:
    """Refuse a seat that the game does not have."""
    if seat not in game.ledger.seats:
        seats = tuple(game.ledger.seats)
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-seat", seat=repr(seat), seats=seats),
            accepted=seats,
        )


def needs_token(caller: Caller) -> None:
    if not caller.holder:
        raise refused(Reason.UNAUTHENTICATED, message("not-without-token"))


def audience_of(game: LiveGame, wanted: str, caller: Caller) -> str:
    """The audience that the caller may look as: `wanted`, or the public."""
    if wanted not in ("", PUBLIC, REFEREE):
        must_hold(game, wanted, caller)
        return wanted
    if game.ledger.options.private and not holds_a_seat(game.ledger, caller.holder):
        raise refused(Reason.NOT_ALLOWED_TO_WATCH, message("not-for-spectators"))
    if wanted == REFEREE and not game.ledger.opened:
        raise refused(Reason.WRONG_PHASE, message("not-for-referee-before-closed"))
    return wanted or PUBLIC


def looking_as(game: LiveGame, wanted: str, caller: Caller) -> str:
    """The same for who only looks back: with the eyes of any seat, once the game is open."""
    if game.ledger.opened and wanted in game.ledger.seats:
        audience_of(game, REFEREE, caller)
        return wanted
    return audience_of(game, wanted, caller)


async def change(
    app: Application,
    game: LiveGame,
    audience: str,
    make: Callable[[Position], Recorder | Rejection],
) -> list[EventView]:
    """Applies a change to a game, one at a time, and stores it; returns the events for `audience`."""
    async with game.lock:
        return await store(app, game, audience, accepted(make(game.position)))


def accepted(made: T | Rejection) -> T:
    """Returns the result, or raises the refusal."""
    if isinstance(made, Rejection):
        raise Refused(made)
    return made


class Refusing:
    """Where one of these errors comes, refuse with what the caller has to do."""

    def __init__(self, errors: tuple[type[Exception], ...], refusal: Callable[[Any], Refused]) -> None:
        self._errors, self._refusal = errors, refusal

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, self._errors):
            raise self._refusal(error) from None


chance_needed = Refusing(
    (ChanceFailed, SecretsLost),
    lambda _: refused(Reason.SECRETS_LOST, message("not-without-chains")),
)
"""Where chance may not be had."""

well_formed = Refusing(
    (convert.Malformed,),
    lambda error: refused(Reason.MALFORMED, message("not-fitting", wrong=str(error)), field=error.place),
)
"""Where a message may not be what its type wants."""

not_overtaken = Refusing(
    (Conflict,),
    lambda _: VersionConflict(refuse(Reason.STALE_VERSION, message("not-overtaken"))),
)
"""Where somebody else may have been faster."""


async def is_behind(app: Application, stream: str, error: Refused, known: tuple[int, int]) -> bool:
    """Whether to judge a refused call again, because this server did not have all records of the game. It has them now.
    `known`: the result of `Games.known_of` when the call began."""
    if not app.log.is_shared or "quota" in error.metadata:
        return False
    game = app.games.known(stream)
    if game is not None:
        await app.games.following.catch_up(game)
    return isinstance(error, VersionConflict) or app.games.known_of(stream) != known


async def store(
    app: Application,
    game: LiveGame,
    audience: str,
    out: Recorder,
    also: Sequence[Draft] = (),
    prepare: Prepare | None = None,
) -> list[EventView]:
    """Stores a change made under the game's lock, with the resulting actions of bots. `also`: drafts for other streams.
    See `LiveGame.submit`."""
    for event in out.events:
        if isinstance(event, REQUESTS) and not (isinstance(event, Undone) and not event.free):
            who = game.asks(event)
            if who:
                app.quotas.ask(game.asked_events[who], game.asked_bytes[who])
    if may_owe(out):
        with chance_needed:
            bring_entropy(app.chances, app.vault, game, out)
    with not_overtaken:
        return await game.submit(app.games, out, audience, also, prepare)
