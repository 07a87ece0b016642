"""A position as a value: what is asked, what is legal, and the position after a move."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import EpochBegan, Event, GameStarted
from kronika.domain.kernel.game import Position as Folded
from kronika.domain.kernel.game import Recorder, blank, decide, fold
from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.rendering import Page, Panel, Role
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.setups import build_setup
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Odds, Outcome, Prompt
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.service.packs import load_packs
from kronika.service.pictures import WIDTH, png


class Refused(ValueError):
    """A move that is not legal. `rule`: the id of the rule; `accepted`: what would be accepted."""

    def __init__(self, said: str, rule: str, accepted: tuple[str, ...]) -> None:
        super().__init__(said)
        self.rule, self.accepted = rule, accepted


def refused(by: Rejection, language: str) -> Refused:
    return Refused(text(by.said, language), by.rule, by.accepted)


class _Words(msgspec.Struct, frozen=True, gc=False):
    """Writes the moves of a position. `notes`: the notation of each seat, shared by a game."""

    system: System
    board: Any
    language: str
    notes: dict[str, Notation]


class Move(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A legal decision: its seat, the id of the `prompt` that it answers, and the decision as `data`, a struct of its
    system. Two are equal if all these are. `text`, `notation` and `chance` are made at each reading."""

    seat: str
    prompt: int
    data: Any
    _words: _Words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._same == other._same

    def __hash__(self) -> int:
        return hash(self._same)

    def __repr__(self) -> str:
        return f"<Move {self.seat} {self.notation}>"

    @property
    def _same(self) -> tuple[str, int, Any]:
        return self.seat, self.prompt, self.data

    @property
    def text(self) -> str:
        """Its sentence."""
        words = self._words
        return text(words.system.words.decision(words.board, self.data), words.language)

    @property
    def notation(self) -> str:
        """See `docs/notation.md`."""
        words = self._words
        if self.seat not in words.notes:
            words.notes[self.seat] = Notation(words.system.scene(words.board), self.seat)
        return words.notes[self.seat](self.data)

    @property
    def chance(self) -> Odds | None:
        """The exact odds where it uses chance that can be reckoned, else None."""
        return self._words.system.odds(self._words.board, self.data)


class SeededChance:
    """Chance made from a seed: each use by its place in the game, so that equal moves give equal games."""

    def __init__(self, seed: str, version: int) -> None:
        self._seed, self._used = f"{seed}/{version}", 0

    @cached_property
    def _random(self) -> random.Random:
        return random.Random(self._seed)

    def _use(self, audience: str, purpose: Purpose, dice: Dice | None, size: int | None) -> tuple[Use, str]:
        self._used += 1
        return Use(1, audience, self._used, purpose, dice, size), self._random.randbytes(32).hex()

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        use, link = self._use(PUBLIC, purpose, dice, None)
        return Rolled(use, link, tuple(self._random.randrange(dice.sides) for _ in range(dice.count)))

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        use, link = self._use(audience, purpose, None, size)
        return Drawn(use, link, self._random.randrange(size))


class _Seen(msgspec.Struct, frozen=True, gc=False):
    """A position as a seat sees it, from the events that led to it; `before`: those before them."""

    system: System
    events: Sequence[Event]
    before: "Callable[[str], Folded] | None" = None

    def __call__(self, seat: str) -> Folded:
        steps: list[Sequence[Event]] = []
        at: Callable[[str], Folded] | None = self
        while isinstance(at, _Seen):
            steps.append(at.events)
            at = at.before
        start = blank(self.system, seat) if at is None else at(seat)
        events = chain.from_iterable(reversed(steps))
        return fold(((at, blind(event, seat)) for at, event in enumerate(events, start.version + 1)), start)


class Position:
    """A position of a game, as the referee or one seat sees it. It never changes.

    `seed` decides the chance of the moves played from here: the same moves give the same positions.
    """

    def __init__(
        self,
        system: System,
        folded: Folded,
        seed: str,
        language: str = "en",
        viewer: str = REFEREE,
        notes: dict[str, Notation] | None = None,
        seen: "Callable[[str], Folded] | None" = None,
    ) -> None:
        self._system, self._seed, self._seen = system, seed, seen
        self.folded = folded
        """The position of the kernel, with its ledger."""
        self.language, self.viewer = language, viewer
        self._notes = {} if notes is None else notes
        """The notation of each seat, which positions of a game share."""
        self._legal: tuple[Move, ...] | None = None

    @property
    def version(self) -> int:
        """The number of events that led here."""
        return self.folded.version

    @property
    def system(self) -> str:
        """The name of the rules."""
        return self._system.name

    @property
    def board(self) -> Any:
        """The board, a struct of the system."""
        return self.folded.game.board

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open questions, each to one seat."""
        return self.folded.game.prompts

    @property
    def turn(self) -> tuple[str, ...]:
        """The seats that have to decide; offers that may stay open do not count."""
        return tuple(dict.fromkeys(one.seat for one in self.prompts if not one.optional))

    @property
    def round(self) -> int:
        """The round."""
        return self._system.round(self.board)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None: it goes on."""
        return self.folded.game.outcome

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every legal decision of every seat that is asked, as far as the viewer may know."""
        if self._legal is None:
            board, legal = self.folded.game.board, self._system.rules.legal
            words = _Words(self._system, board, self.language, self._notes)
            prompts = [one for one in self.folded.game.prompts if self.viewer in (REFEREE, one.seat)]
            self._legal = tuple([Move(one.seat, one.id, made, words) for one in prompts for made in legal(board, one)])
        return self._legal

    def move(self, notation: str) -> Move:
        """The first legal move with this notation. Raises `ValueError`."""
        known = {one.notation: one for one in reversed(self.legal)}
        if notation not in known:
            raise ValueError(f"{notation!r} is not legal here; legal: {', '.join(reversed(known)) or 'nothing'}")
        return known[notation]

    def play(self, move: Move | str) -> "Position":
        """The position after a move, or after the first legal one with this notation. Raises `Refused`, or
        `ValueError` for other notation, or on a position that a seat sees: what follows may depend on what it does not
        know."""
        if self.viewer != REFEREE:
            raise ValueError("only the referee's position can be played on")
        if isinstance(move, str):
            move = self.move(move)
        chance = SeededChance(self._seed, self.version)
        made = decide(self._system, self.folded, move.seat, move.prompt, "", move.data, chance)
        if isinstance(made, Rejection):
            raise refused(made, self.language)
        seen = _Seen(self._system, made.events, self._seen)
        return Position(self._system, made.position, self._seed, self.language, notes=self._notes, seen=seen)

    def asked(self, prompt: Prompt) -> str:
        """The question of a prompt, as one sentence."""
        return text(self._system.words.prompt(self.board, prompt), self.language)

    def seen_by(self, seat: str) -> "Position":
        """The position as a seat sees it, or `public`. Raises `KeyError` for other eyes than the viewer's."""
        if seat == self.viewer:
            return self
        if self._seen is None or self.viewer != REFEREE or seat not in (*self._system.set_up(self.board).seats, PUBLIC):
            raise KeyError(seat)
        return Position(self._system, self._seen(seat), self._seed, self.language, seat)

    def view(self, seat: str = "") -> Any:
        """The position as its viewer sees it, or as a seat does, as a struct of the contract. Raises `KeyError`."""
        return self._system.view(self.seen_by(seat or self.viewer).board)

    def svg(self, panel: str = "") -> str:
        """A panel as SVG; by default the board. Raises `KeyError`."""
        panels = {one.name: one.svg for one in self.panels}
        return panels[panel or next(iter(panels))]

    def png(self, panel: str = "", width: int = WIDTH) -> bytes:
        """A panel in pixels, so many wide. Raises `KeyError`, and `ImportError` without the extra `png`."""
        return png(self.svg(panel), width)

    @property
    def panels(self) -> tuple[Panel, ...]:
        """All panels of the drawing, the board first."""
        return self._system.rendering.panels(self.board, self.language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        page = Page(self.language)
        written = self._system.rendering.written(self.board, page)
        return "\n\n".join(one.text for one in written if one.role in (Role.MAIN, Role.EACH))

    def __repr__(self) -> str:
        return f"<Position of {self.system} at version {self.version}>"


def setup(
    pack: str,
    scenario: str,
    *,
    seats: Sequence[str] = (),
    seed: int | str = 0,
    options: Mapping[str, Any] = {},
    language: str = "en",
) -> Position:
    """A scenario at its first prompts, without a service. Its chance comes from `seed`, so it proves nothing.

    `seats` and `options` are those that `kronika packs` lists; by default the usual ones. Raises
    `KeyError` for a pack or scenario that is not there, and `Refused` for seats or options that the scenario does not
    have.
    """
    loaded = load_packs()[pack]
    system = loaded.system
    meta = system.packs.meta(loaded.content, scenario)
    chosen = build_setup(system.setup, meta, scenario, tuple(seats), options)
    if isinstance(chosen, Rejection):
        raise refused(chosen, language)
    out = Recorder(system, blank(system))
    for event in (*system.initial_events(loaded.content, chosen), EpochBegan(1), GameStarted()):
        out.emit(event)
    system.rules.start(out, SeededChance(str(seed), 0))
    return Position(system, out.position, str(seed), language, seen=_Seen(system, tuple(out.events)))
