"""A whole game in notation (`docs/notation.md`): its header in tags, its moves, and the log that follows from them."""

import base64
import gzip
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.export import unpacked
from kronika.domain.kernel.game import blank, fold_entries
from kronika.domain.kernel.log import Codec, Entry, encode_record
from kronika.domain.kernel.movetext import moves, played
from kronika.domain.kernel.repair import UNREADABLE, Unreadable, in_words
from kronika.domain.kernel.sealing import blind, parts_of
from kronika.domain.kernel.setups import build_setup, chosen
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import REFEREE, Message, Rejection
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.packs import load_packs
from kronika.service.words import message

FORMAT: Final = "1"
"""The version of the notation that is written. Every version is read."""
BEGINS: Final = b'[Kronika "'
"""The first bytes of each game in notation."""
TAG: Final = re.compile(r"\[(\w+) (.+)\]")
NO_SALT: Final = "0" * 64


class Tags(msgspec.Struct, frozen=True, rename="pascal", omit_defaults=True, forbid_unknown_fields=True):
    """The header. `setup`: a value of the system's set-up; `opening`: the events that laid the game out, where that is
    not what the pack says now; `eyes`: those that the notation was written for."""

    kronika: str
    game: str
    date: str
    system: str
    pack: e.PackId
    setup: Any
    players: dict[str, str] = {}
    campaign: str = ""
    eyes: str = REFEREE
    result: Outcome | None = None
    opening: str = ""


def written(system: System, entries: Sequence[Entry], eyes: str) -> str:
    """A log in notation, as far as these eyes see it. Raises `ValueError` for a log that is not of a game."""
    if system.links is not None:
        raise Unreadable(message("notation-of-a-campaign"))
    return "\n".join([*_tagged(_tags(system, entries, eyes)), "", *moves(system, entries, eyes)]) + "\n"


def _tagged(tags: Tags) -> Iterator[str]:
    for name, value in msgspec.to_builtins(tags).items():
        yield f"[{name} {msgspec.json.encode(value).decode()}]"


def _tags(system: System, entries: Sequence[Entry], eyes: str) -> Tags:
    players: dict[str, str] = {}
    for event in (event for entry in entries for event in entry.events):
        match event:
            case e.SeatTaken(seat, name) | e.SeatHandedOver(seat, name) | e.BotSeated(seat, name):
                players[seat] = name
            case e.SeatLeft(seat) | e.SeatFreed(seat):
                players.pop(seat, None)
    begins = list(takewhile(lambda entry: not any(isinstance(one, e.GameStarted) for one in entry.events), entries))
    created = next(event for entry in entries for event in entry.events if isinstance(event, e.GameCreated))
    laid, ended = fold_entries(begins, blank(system, eyes), eyes), fold_entries(entries, blank(system, eyes), eyes)
    setup = system.set_up(laid.game.board)
    dealt = (event for entry in begins for event in entry.events if isinstance(event, system.events))
    opening = [blind(event, eyes) for event in dealt]
    usual = [blind(event, eyes) for event in _opening(system, created.pack, setup) or ()]
    return Tags(
        FORMAT,
        created.game,
        entries[0].at,
        system.name,
        created.pack,
        msgspec.to_builtins(setup),
        players,
        created.origin.stream if created.origin is not None and created.origin.kind == e.OriginKind.CAMPAIGN else "",
        eyes,
        ended.game.outcome,
        "" if opening == usual else _packed(CODECS[system.name], opening),
    )


def _opening(system: System, pack: e.PackId, setup: Any) -> list[e.Event] | None:
    """The events that lay out a scenario of a pack; None where the pack is not installed."""
    content = _content(pack)
    if content is None:
        return None
    try:
        return list(system.initial_events(content, setup))
    except KeyError:
        return None


def _content(pack: e.PackId) -> Any:
    """None where it is not installed."""
    loaded = load_packs().get(pack.name)
    return loaded.content if loaded is not None and loaded.card.id.hash == pack.hash else None


def _packed(codec: Codec, opening: Sequence[e.Event]) -> str:
    rows = [encode_record(codec.encode(event, "", 1, (NO_SALT,) * len(parts_of(event)))) for event in opening]
    return base64.b64encode(gzip.compress(b"\n".join(rows), mtime=0)).decode()


def _unpacked(codec: Codec, packed: str) -> list[e.Event]:
    rows = unpacked(base64.b64decode(packed)).split(b"\n")
    return [event for version, row in enumerate(rows, 1) for event in codec.decode(version, row).events]


def read(data: bytes) -> tuple[e.GameCreated, list[Entry]]:
    """How a game in notation was set up, and the log that its moves lead to by the rules of today. Raises
    `Unreadable`."""
    try:
        return _read(data.decode())
    except UNREADABLE as error:
        raise Unreadable(in_words(error)) from error


def _read(text: str) -> tuple[e.GameCreated, list[Entry]]:
    found: dict[str, msgspec.Raw] = {}
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    rest = [(number, line) for number, line in lines if line and not line.startswith(";")]
    while rest and (tag := TAG.fullmatch(rest[0][1])) is not None:
        found[tag[1]] = msgspec.Raw(tag[2].encode())
        rest.pop(0)
    tags = _header(found)
    system = SYSTEMS.get(tags.system)
    if system is None:
        raise Unreadable(unknown(tags.system))
    created, opening = _beginning(system, tags)
    return created, played(system, [created, *opening], rest, tags.date)


def unknown(system: str) -> Message:
    """Rules of this name are not installed."""
    return message("notation-system", system=system)


def _header(found: Mapping[str, msgspec.Raw]) -> Tags:
    if "Kronika" not in found:
        raise Unreadable(message("notation-first-line", known=FORMAT))
    try:
        version = msgspec.json.decode(found["Kronika"])
        if version != FORMAT:
            raise Unreadable(message("notation-version", version=str(version), known=FORMAT))
        return msgspec.json.decode(msgspec.json.encode(found), type=Tags)
    except msgspec.DecodeError as error:
        raise Unreadable(message("notation-tags", said=in_words(error))) from error


def _must_fit(system: System, pack: e.PackId, setup: Any) -> None:
    """Raises `Unreadable` for a set-up that the pack, as far as it is installed, does not have; `KeyError`."""
    content = _content(pack)
    if content is not None:
        meta = system.packs.meta(content, setup.scenario)
        fits = build_setup(system.setup, meta, setup.scenario, setup.seats, chosen(setup))
        if isinstance(fits, Rejection):
            raise Unreadable(fits.said)


def _beginning(system: System, tags: Tags) -> tuple[e.GameCreated, list[e.Event]]:
    """The first event, and the others before the start of the game."""
    try:
        setup: Any = msgspec.convert(tags.setup, system.setup)
        _must_fit(system, tags.pack, setup)
        opening = _unpacked(CODECS[system.name], tags.opening) if tags.opening else _opening(system, tags.pack, setup)
    except UNREADABLE as error:
        raise Unreadable(message("notation-tags", said=in_words(error))) from error
    if opening is None:
        raise Unreadable(message("notation-pack", pack=tags.pack.name, hash=tags.pack.hash))
    origin = e.Origin(e.OriginKind.CAMPAIGN, tags.campaign, 0) if tags.campaign else None
    created = e.GameCreated(tags.game, system.name, tags.pack, setup.scenario, setup.seats, origin=origin)
    seated = [e.SeatTaken(seat, name, "") for seat, name in tags.players.items() if seat in setup.seats]
    return created, [*opening, *seated]
