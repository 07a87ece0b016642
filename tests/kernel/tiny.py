"""A rules family in one page, so that the kernel is tested with another game than Undaunted: three
seats that may each speak, roll, draw, flip a card, hide one and win at any time.

T1: a word is not empty. T2: once every seat has hidden a card, all are shown. T3: who says so wins.
T4: who says so lets stand for good what was decided so far.
"""

from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel import values
from kronika.domain.kernel.catalogue import SIDE
from kronika.domain.kernel.chance import Dice, Purpose, Use
from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import DiceRolled, Event, Options, PackId, Sealed, Settled
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Counts, Outcome, PackCard, RollResult, ScenarioCard
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Sentence, refuse
from kronika.library.offline import OfflineGame
from kronika.service.packs import LoadedPack

CARDS = 5
SEATS = ("ann", "ben", "cid")


class Decides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    pass


class Say(Decides, frozen=True, tag="say"):
    word: str


class Roll(Decides, frozen=True, tag="roll"):
    pass


class Draw(Decides, frozen=True, tag="draw"):
    pass


class Flip(Decides, frozen=True, tag="flip"):
    pass


class Hide(Decides, frozen=True, tag="hide"):
    card: int


class Win(Decides, frozen=True, tag="win"):
    pass


class Settle(Decides, frozen=True, tag="settle"):
    pass


class LaidOut(Event, frozen=True, tag="tiny.laid_out.v1"):
    seats: tuple[str, ...]
    said: tuple[str, ...] = ()

    def apply(self, board):
        return replace(board, seats=self.seats, said=self.said)


class Said(Event, frozen=True, tag="tiny.said.v1"):
    seat: str
    word: str

    def apply(self, board):
        return replace(board, said=(*board.said, self.word))


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: str
    index: int


class Drew(Event, frozen=True, tag="tiny.drew.v1"):
    seat: str
    use: Use
    secret: Sealed[Card]

    def apply(self, board):
        card = self.secret.content.index if board.viewer in (REFEREE, self.seat) else None
        return replace(board, hands={**board.hands, self.seat: (*board.hands.get(self.seat, ()), card)})


class Flipped(Event, frozen=True, tag="tiny.flipped.v1"):
    use: Use
    link: str
    index: int

    def apply(self, board):
        return board


class Hid(Event, frozen=True, tag="tiny.hid.v1"):
    seat: str
    secret: Sealed[int]
    seals: tuple[int, ...]

    def apply(self, board):
        card = self.secret.content if board.viewer in (REFEREE, self.seat) else None
        return replace(board, hidden={**board.hidden, self.seat: card}, seals=board.seals + self.seals)


class Shown(Event, frozen=True, tag="tiny.shown.v1"):
    cards: dict[str, int]
    opens: tuple[int, ...]

    def apply(self, board):
        return replace(board, hidden={}, seals=())


class Won(Event, frozen=True, tag="tiny.won.v1"):
    seat: str

    def apply(self, board):
        return replace(board, winner=self.seat)


class Board(msgspec.Struct, frozen=True):
    viewer: str = REFEREE
    seats: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    hands: dict[str, tuple[int | None, ...]] = {}
    hidden: dict[str, int | None] = {}
    seals: tuple[int, ...] = ()
    winner: str = ""


def _meta(pack, scenario):
    return Meta((LineUp(PACK.scenario(scenario).seats),))


def _opening(pack, setup):
    return (LaidOut(setup.seats),)


def _set_up(board):
    return PlainSetup(str(len(board.seats)), board.seats)


def _inherit(events, board):
    return (LaidOut(board.seats, board.said),)


def _start(out, chance):
    for seat in out.board.seats:
        out.prompt(seat, "act")
        out.prompt(seat, "hide")


def _is_secret(board, prompt):
    return prompt.kind == "hide"


def _is_private(board, prompt):
    return prompt.kind == "hide"


def _decide(out, seat, prompt, decision, chance):
    match decision:
        case Say(""):
            return refuse(Reason.AGAINST_THE_RULES, Sentence("A word is not empty.", "Slovo není prázdné."), rule="T1")
        case Say(word):
            out.emit(Said(seat, word))
        case Roll():
            rolled = chance.roll(Purpose("T0", seat, "roll"), Dice(1, 6))
            out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces))
        case Draw():
            drawn = chance.draw(seat, Purpose("T0", seat, "draw"), CARDS)
            out.emit(Drew(seat, drawn.use, Sealed(seat, Card(drawn.link, drawn.index))))
        case Flip():
            drawn = chance.draw(PUBLIC, Purpose("T0", seat, "flip"), CARDS)
            out.emit(Flipped(drawn.use, drawn.link, drawn.index))
        case Hide(card):
            out.emit(Hid(seat, Sealed(seat, card), (out.version, out.version + 1)))
            if set(out.board.hidden) == set(out.board.seats):
                out.emit(Shown(dict(out.board.hidden), out.board.seals))
        case Win():
            out.emit(Won(seat))
        case Settle():
            out.emit(Settled())
    out.prompt(seat, prompt.kind)
    return None


def _legal(board, prompt):
    if prompt.kind == "hide":
        return tuple(Hide(card) for card in range(CARDS))
    return (Say("hello"), Roll(), Draw(), Flip(), Win(), Settle())


def _outcome(board):
    return Outcome((board.winner,), "said_so", "T3") if board.winner else None


def _gave_up(out, seat, chance):
    return tuple(other for other in out.board.seats if other != seat)


def _calls_for(board, seat, decision):
    return (
        (Purpose("T0", seat, "roll"), Dice(1, 6)),
        (Purpose("T0", seat, "draw"), None),
        (Purpose("T0", seat, "flip"), None),
    )


def _flipped(event):
    return values.Flip(str(event.index), event.index) if isinstance(event, Flipped) else None


def _result(board, event):
    numbers = (event.index,) if isinstance(event, Flipped) else event.faces if isinstance(event, DiceRolled) else None
    return RollResult(Counts("T0", Sentence("any", "cokoli")), numbers=numbers) if numbers else None


def _view(board):
    return board


def _seat(board, seat):
    return Called(seat, SIDE.named(seat), one=True)


def _say_prompt(board, prompt):
    return Sentence(prompt.kind, prompt.kind)


def _say_event(board, event):
    return Sentence(type(event).__name__, type(event).__name__)


CONTRACT = Contract(
    file=ContractFile(
        path="",
        package="",
        doc="",
        modules=(),
        unions={
            "Decision": ("", (Say, Roll, Draw, Flip, Hide, Win, Settle)),
            "Event": ("", (LaidOut, Said, Drew, Flipped, Hid, Shown, Won)),
        },
    ),
    of="",
    view=Board,
    scene=Board,
    prompts=StrEnum,
    endings=StrEnum,
)
UNASKED = None
"""What the kernel alone asks of no system."""
TINY = System(
    name="tiny",
    contract=CONTRACT,
    packs=Packs(load=UNASKED, describe=UNASKED, meta=_meta),
    rules=Rules(start=_start, decide=_decide, legal=_legal, is_secret=_is_secret, is_private=_is_private),
    words=Words(
        rulebook=UNASKED,
        seat=_seat,
        event=_say_event,
        decision=UNASKED,
        prompt=_say_prompt,
        part=UNASKED,
        thrown=UNASKED,
    ),
    log_checks=LogChecks(expected_chance=_calls_for),
    rendering=UNASKED,
    initial_events=_opening,
    set_up=_set_up,
    inherit=_inherit,
    board=Board,
    outcome=_outcome,
    resigned=_gave_up,
    flipped=_flipped,
    result=_result,
    view=_view,
    scene=UNASKED,
)


def by(decide: Any, *events: type[Event]) -> System:
    """Tiny with other rules, and with these events too."""
    file = CONTRACT.file
    of = (*TINY.events, *events)
    contract = replace(CONTRACT, file=replace(file, unions={**file.unions, "Event": ("", of)}))
    return replace(TINY, contract=contract, rules=replace(TINY.rules, decide=decide))


PACK = PackCard(
    PackId("tiny", "1", "ab" * 32),
    Sentence("Tiny", "Malá"),
    "reconstructed",
    "",
    tuple(ScenarioCard(str(n), Sentence(f"{n} seats", f"míst: {n}"), "", SEATS[:n]) for n in (1, 2, 3)),
)


def table(options: Options = Options(), *, seats: int = 3, system: System = TINY, **more: Any) -> OfflineGame:
    """A game of `seats` seats, seated and begun unless told otherwise."""
    return OfflineGame(LoadedPack(system, None, PACK), str(seats), "tiny", options, **more)


def does(game: OfflineGame, seat: str, decision: Any) -> int:
    """The seat decides; the version of its decision."""
    kind = "hide" if isinstance(decision, Hide) else "act"
    version = game.position.version + 1
    game.decide(seat, next(p.id for p in game.position.game.prompts if (p.seat, p.kind) == (seat, kind)), decision)
    return version
