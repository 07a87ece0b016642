"""Positions of No Retreat! in a few words, and a table to decide at.

    game = position("ax_6@1310 so_nw:red@kiev!", turn=7, step="axis-move")
    game.do(d.Move("ax_6"))

A unit is written `id@place`, with the face it shows (`:reduced`, else the better one of the Axis, the worse one
of the Soviets), `!` if it is marked unsupplied, `~` if it is disorganised. A place is a hex, a city by its slug, an
area or a box; a unit that is not named is out of the game. Places are controlled as at the start of the campaign,
unless `axis` or `soviet` name them. From `step` on the player turn takes its usual course.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import Decided, EpochBegan, Event, GameStarted
from kronika.domain.kernel.game import Game, Position, Recorder, blank, go_on
from kronika.domain.kernel.game import answer as answer_prompt
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Phase, Weather
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rules.cards import Discard, Drop
from kronika.domain.noretreat.rules.movement import Stop
from kronika.domain.noretreat.rules.parts import Done, No, Pass
from kronika.domain.noretreat.rules.turn import PHASES, Agenda, Due, TurnStep, housekeeping, player_turn
from kronika.domain.noretreat.state import BOXES, OUT, Board, SetUp, Unit
from kronika.domain.noretreat.system import ENGINE, NORETREAT
from kronika.service.packs import read_files

FOLDER = Path(__file__).parents[2] / "domain" / "noretreat" / "packs" / "russian_front"
UNIT = re.compile(r"(?P<unit>\w+)(?::(?P<face>\w+))?@(?P<place>[\w-]+)(?P<marks>[!~]*)")


@cache
def pack() -> Pack:
    """The pack that comes with the system."""
    return NORETREAT.packs.load(read_files(FOLDER))


def at(row: int, column: int) -> str:
    """The id of a hex by the coordinates that the digest gives."""
    return f"{row + 11:02d}{column + 13:02d}"


class Scripted:
    """Dice and cards as a test says; without a word a card that does nothing when it is drawn, and a one."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.cards: list[int] = []
        self.board: Board = Board()
        self.used = 0

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        faces = tuple((self.dice.pop(0) if self.dice else 1) - 1 for _ in range(dice.count))
        return Rolled(self._use(PUBLIC, purpose, dice, None), "00" * 32, faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        among = self.board.pile if audience == REFEREE else self.board.hands[audience]
        index = among.index(self.cards.pop(0)) if self.cards else self._harmless(audience, among)
        return Drawn(self._use(audience, purpose, None, size), "00" * 32, index)

    def _harmless(self, audience: str, among: tuple[int, ...]) -> int:
        """A card that nothing happens with when it is drawn."""
        cards = self.board.scene.cards
        quiet = [one for one in among if not cards[one].axis.immediate and not cards[one].soviet.immediate]
        return among.index(quiet[0]) if quiet and audience == REFEREE else 0

    def _use(self, audience: str, purpose: Purpose, dice: Dice | None, size: int | None) -> Use:
        self.used += 1
        return Use(1, audience, self.used, purpose, dice, size)


class _Watching(Recorder):
    """A recorder whose chance sees the board that it draws from."""

    chance: Scripted

    def emit(self, event: Event) -> None:
        super().emit(event)
        self.chance.board = self.board


class Table:
    """A game at which a test decides."""

    def __init__(self, board: Board) -> None:
        self.chance = Scripted()
        before = blank(NORETREAT)
        self.out = _Watching(NORETREAT, Position(0, before.ledger, Game(board)))
        self.out.chance = self.chance
        self.chance.board = board
        self.out.emit(EpochBegan(1))
        self.out.emit(GameStarted())

    @property
    def board(self) -> Board:
        return self.out.board

    @property
    def prompt(self) -> Prompt:
        """What is asked."""
        return self.out.prompts[0]

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        return (self.prompt.seat, self.prompt.kind)

    @property
    def legal(self) -> tuple[Any, ...]:
        """What may be answered."""
        return NORETREAT.rules.legal(self.board, self.prompt)

    def goes_on(self, *cards: int, dice: Iterable[int] = ()) -> "Table":
        """Whatever goes on by itself, chance giving these cards and dice."""
        self.chance.cards += cards
        self.chance.dice += dice
        ENGINE.run(ENGINE.play(self.out, self.chance))
        return self

    def do(self, *answers: Any, dice: Iterable[int] = (), cards: Iterable[int] = ()) -> list[Event]:
        """These decisions, each by the seat that is asked; what they cause."""
        self.chance.dice += dice
        self.chance.cards += cards
        before = len(self.out.events)
        for answer in answers:
            refused = self.tries(answer)
            assert refused is None, f"{answer} at {self.asked}: {text(refused.said, 'en')}; legal: {self.legal}"
        return self.out.events[before:]

    def tries(self, answer: Any) -> Rejection | None:
        """Why a decision is refused; None if it was not."""
        out = _Watching(NORETREAT, self.out.position)
        out.chance = self.chance
        refused = answer_prompt(out, self.prompt, Decided(answer), self.chance)
        if refused is None:
            go_on(out, self.chance)
            for event in out.events:
                self.out.emit(event)
        return refused

    def refuses(self, answer: Any, rule: str) -> None:
        """A decision is refused by a rule."""
        refused = self.tries(answer)
        assert refused is not None, f"{answer} is accepted"
        assert refused.rule == rule, refused

    def passes(self, kind: str) -> "Table":
        """Everything is let pass until something of this kind is asked."""
        for _ in range(200):
            if self.prompt.kind == kind:
                return self
            self.do(next((one for one in self.legal if type(one) in _QUIET), self.legal[0]))
        raise AssertionError(f"{kind} is never asked")

    def where(self, unit: str) -> str:
        """Where a unit is."""
        return self.board.units[unit].place

    def face(self, unit: str) -> str:
        """The face that a unit shows."""
        return self.board.face(unit).id

    def happened(self, kind: type[Event]) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.out.events if isinstance(event, kind)]


_QUIET = (
    Pass,
    Done,
    No,
    Stop,
    Drop,
    Discard,
)


@cache
def laid(scenario: str = "campaign", **options: Any) -> Board:
    """The board of a scenario as it is laid out."""
    setup = SetUp(scenario, **options)
    recorder = Recorder(NORETREAT, blank(NORETREAT))
    for event in NORETREAT.initial_events(pack(), setup):
        recorder.emit(event)
    board: Board = recorder.board
    return board


def started(scenario: str, *cards: int, **options: Any) -> Table:
    """A scenario from its beginning, chance dealing these cards."""
    game = Table(laid(scenario, **options))
    game.chance.cards += cards
    NORETREAT.rules.start(game.out, game.chance)
    return game


def _unit(board: Board, written: str) -> tuple[str, Unit]:
    found = UNIT.fullmatch(written)
    assert found is not None, f"{written} is no unit"
    unit, kind = found["unit"], board.kind(found["unit"])
    faces = [face.id for face in kind.faces]
    usual = len(faces) - 1 if kind.side == AXIS else 0
    face = faces.index(found["face"]) if found["face"] else usual
    place = found["place"]
    if place not in BOXES:
        place = board.scene.atlas.keys.get(place, place)
        assert place in board.scene.atlas.spaces, f"{place} is no space"
    return unit, Unit(place, face, unsupplied="!" in found["marks"], disorganised="~" in found["marks"])


def position(
    units: str = "",
    *,
    turn: int = 7,
    step: str = "axis-move",
    axis: str = "",
    soviet: str = "",
    hands: dict[str, tuple[int, ...]] | None = None,
    weather: str = "",
    before: str = "clear",
    scenario: str = "campaign",
    options: dict[str, Any] | None = None,
    goes: bool = True,
    **fields: Any,
) -> Table:
    """A position from which play goes on."""
    board = laid(scenario, **(options or {}))
    places = board.scene.atlas.keys
    control = dict(board.control)
    control |= {places[slug]: AXIS for slug in axis.split()} | {places[slug]: SOVIET for slug in soviet.split()}
    nobody = {unit: Unit(OUT, state.face) for unit, state in board.units.items()}
    whose, _, name = step.partition("-")
    side, wanted = "" if whose == "house" else whose, TurnStep(name)
    phase = Phase.HOUSEKEEPING
    if not side:
        steps = housekeeping(board, turn + 1)
        steps = (*steps[steps.index(Due(wanted)) :], *player_turn(AXIS), *player_turn(SOVIET))
    else:
        own = player_turn(side)
        rest = player_turn(SOVIET) if side == AXIS else ()
        steps = (*own[own.index(Due(wanted, side)) :], *rest)
        phase = next((one for one, its in PHASES.items() if wanted in its), phase)
    forecast = {str(turn): Weather(weather)} if weather else {}
    made = replace(
        board,
        turn=turn,
        before=Weather(before),
        forecast=forecast,
        active=side,
        phase=phase,
        initiative=AXIS if turn < 12 else SOVIET,
        units=nobody | dict(_unit(board, one) for one in units.split()),
        control=control,
        hands=dict.fromkeys(SIDES, ()) | (hands or {}),
        frames=(Agenda(steps),),
        **fields,
    )
    table = Table(made)
    return table.goes_on() if goes else table
