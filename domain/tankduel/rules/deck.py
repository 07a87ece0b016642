"""TD7–TD11, TD122, TD124: the common deck, the damage deck, and what a flipped card has to reach."""

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import Struct

from kronika.domain.kernel.chance import Chance, ExpectedChance, Purpose
from kronika.domain.kernel.events import Part, Sealed, Test
from kronika.domain.kernel.values import Counts, Emitter
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Card, DamageCard, Marker, Pierce
from kronika.domain.tankduel.setup import Battle
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message

MOST_HIT = 95
"""TD54: 96 to 100 always miss."""


BY_NUMBER = ("bog", "conceal", "hull_down")
"""For what a flip reads the number of the card, apart from a hit."""


def kind_of(action: str, *, at_most: bool) -> str:
    """The kind of what a flip for this had to reach."""
    if action == "penetration":
        return "pierce"
    if action in ("hit", *BY_NUMBER):
        return "number"
    return "tn" if at_most else "tn_least"


class Goal(msgspec.Struct, frozen=True):
    """The target of a flip: `kind` is `number` or `tn` (at most), `tn_least` or `pierce` (at least)."""

    kind: str
    parts: tuple[Part, ...]

    @property
    def target(self) -> int:
        return sum(part.value for part in self.parts)

    @property
    def at_most(self) -> bool:
        """Whether a low card does."""
        return self.kind in ("number", "tn")

    @property
    def counts(self) -> Counts:
        """The value of a card that counts, and the rule for it."""
        said = message(f"succeeds-{self.kind}", target=self.target)
        if self.kind == "pierce":
            return Counts("TD57", said)
        alone = self.kind != "number" or self.parts[0].name in BY_NUMBER
        return Counts(self.parts[0].rule if alone else "TD54", said)

    def read(self, card: Card) -> int | None:
        """The number of a card that counts; None: `P` or `O` in its place."""
        if self.kind == "pierce":
            return card.modifier if card.pierce == Pierce.NUMBER else None
        return card.number if self.kind == "number" else card.tn

    def met(self, card: Card) -> bool:
        """Whether a card does."""
        number = self.read(card)
        if number is None:
            return card.pierce == Pierce.ALWAYS
        return number <= self.target if self.at_most else number >= self.target

    def test(self, board: Board, card: Card) -> Test:
        """The check of a card that was flipped; its odds are those of who sees what everybody does."""
        wins, outcomes = chances(self, board, board.seen_by_all)
        return Test(self.target, self.parts, wins, outcomes, self.met(card), self.at_most)


def chances(goal: Goal, board: Board, seen: Sequence[int]) -> tuple[int, int]:
    """In how many of how many cases a card that is not among those seen does."""
    gone = set(seen)
    left = [card for number, card in board.scene.cards.items() if number not in gone]
    return sum(map(goal.met, left)), len(left)


def at_most(value: int, name: str, rule: str) -> Goal:
    """A number of at most so much."""
    return Goal("number", (Part(name, rule, value),))


RULES = {
    "draw": "TD22",
    "redraw": "TDR16",
    "reveal": "TD107",
    "character": "TD117",
    "response": "TD102",
    "random": "TD110",
    "marker": "TD122",
    "smoke": "TD25",
    "fire_check": "TD26",
    "unflank": "TD32",
    "free": "TDR11",
    "bog": "TD34",
    "spot": "TD38",
    "hull_down": "TD39",
    "conceal": "TD40",
    "hit": "TD54",
    "close_combat": "TD88",
    "weather": "TD97",
    "mud": "TD98",
    "newcomer": "TD98",
    "replaced": "TD98",
    "location": "TD55",
    "penetration": "TD57",
    "damage": "TD61",
    "morale": "TD28",
    "mines": "TD72",
    "explosion": "TD63",
    "fire": "TD63",
    "escape": "TD73",
    "theft": "TD36",
    "loss": "TD75",
}
"""For what chance is asked, and by which rule."""


FIRST_THAW = 4
"""TD98: the pass that may end deep mud first."""


class Purposes(Struct, frozen=True):
    """The chance that anything in a battle can ask for."""

    board: Board

    def __contains__(self, asked: object) -> bool:
        purpose, dice = cast(ExpectedChance, asked)
        tanks = {"", *self.board.tanks}
        known = dice is None and RULES.get(purpose.action) == purpose.rule
        return known and {purpose.subject, purpose.target} <= tanks and purpose.actor in ("", *self.board.battle.seats)


def _purpose(action: str, seat: str, subject: str = "", target: str = "") -> Purpose:
    return Purpose(RULES[action], seat, action, subject, target)


def upper_part(cards: int) -> int:
    """TD7: how many cards of so many lie above the part with the marker."""
    return cards // 2


def marker_of(passed: int, battle: Battle) -> Marker:
    """TD9: the marker that is shuffled in for a pass."""
    return Marker.END if passed >= battle.passes else Marker.SHUFFLE


def seek_marker(out: Emitter, chance: Chance, seat: str) -> None:
    """TD122: whether SHUFFLE or END GAME turns up before the next card; it is laid aside then."""
    board = out.board
    if not board.marker or board.upper:
        return
    drawn = chance.draw(PUBLIC, _purpose("marker", seat), board.deck_size + 1)
    out.emit(e.MarkerSought(drawn.use, drawn.link, drawn.index, drawn.index == 0))


def reshuffle(out: Emitter, chance: Chance, seat: str) -> None:
    """TD7–TD9: the next pass; once END GAME has turned up there is no next one, and no marker is shuffled in."""
    board = out.board
    back = len(board.discard) + sum(map(len, board.down.values()))
    size = board.deck_size + back
    if board.aside == Marker.END:
        out.emit(e.Reshuffled(board.passed, size, None))
        return
    passed = board.passed + 1
    out.emit(e.Reshuffled(passed, upper_part(size), marker_of(passed, board.battle)))
    _thaw(out, chance, seat)


def _thaw(out: Emitter, chance: Chance, seat: str) -> None:
    """TD98, TDR43: the shuffles that open the last passes may end the deep mud for good."""
    board = out.board
    mud, at = board.mission.mud, board.passed - FIRST_THAW
    if mud is None or board.lifted or not 0 <= at < len(mud.lifts):
        return
    goal = Goal("tn_least", (Part("mud", "TD98", mud.lifts[at]),))
    if goal.met(flip(out, chance, "mud", seat, "", goal=goal)):
        out.emit(e.MudLifted())


def _ready(out: Emitter, chance: Chance, seat: str) -> None:
    """TD8: there is a card to turn up; if the deck has run out it is shuffled first. A marker that turns up
    waits for the end of the action."""
    seek_marker(out, chance, seat)
    if not out.board.deck_size:
        reshuffle(out, chance, seat)


def draw(out: Emitter, chance: Chance, seat: str, action: str) -> None:
    """TD124: a card of the deck goes to a hand."""
    board = out.board
    drawn = chance.draw(REFEREE, _purpose(action, seat), board.deck_size)
    card = board.deck[drawn.index]
    out.emit(e.CardDrawn(seat, drawn.use, Sealed(seat, card), Sealed(REFEREE, e.Place(drawn.link, drawn.index))))


def redraw(out: Emitter, chance: Chance, seat: str) -> None:
    """TDR16: a card drawn in the course of an action."""
    _ready(out, chance, seat)
    if out.board.deck_size:
        draw(out, chance, seat, "redraw")


def flip(
    out: Emitter, chance: Chance, action: str, seat: str, subject: str, target: str = "", goal: Goal | None = None
) -> Card:
    """TD10, TD124: the top card is turned up."""
    _ready(out, chance, seat)
    board: Board = out.board
    drawn = chance.draw(REFEREE, _purpose(action, seat, subject, target), board.deck_size)
    card = board.card(board.deck[drawn.index])
    test = goal.test(board, card) if goal is not None else None
    out.emit(e.CardFlipped(drawn.use, card.number, Sealed(REFEREE, e.Place(drawn.link, drawn.index)), test))
    return card


def reveal_one(out: Emitter, chance: Chance, tank: str, place: int) -> None:
    """TD107: a card is revealed before a tank of Robata."""
    _ready(out, chance, "")
    board: Board = out.board
    drawn = chance.draw(REFEREE, _purpose("reveal", "", tank), board.deck_size)
    card = board.deck[drawn.index]
    out.emit(e.CardRevealed(tank, drawn.use, card, place, Sealed(REFEREE, e.Place(drawn.link, drawn.index))))


def draw_character(out: Emitter, chance: Chance, tank: str) -> None:
    """TD117, TDR71: another action card, operational side up; where there are alert ones only, it is just turned."""
    board: Board = out.board
    left = board.characters_left
    if left:
        drawn = chance.draw(PUBLIC, _purpose("character", "", tank), len(left))
        out.emit(e.CharacterDrawn(tank, drawn.use, drawn.link, drawn.index, left[drawn.index]))
    elif board.pile:
        out.emit(e.CharacterTurned(tank, board.pile[0]))
    else:
        out.emit(e.PerilTurned(tank, peril=False))


def draw_damage(out: Emitter, chance: Chance, action: str, seat: str, subject: str) -> DamageCard:
    """TD5, TD61: draws a damage card; SHUFFLE is carried out immediately."""
    while True:
        board: Board = out.board
        left = board.damage_deck
        drawn = chance.draw(PUBLIC, _purpose(action, seat, subject), len(left))
        number = left[drawn.index]
        out.emit(e.DamageDrawn(drawn.use, drawn.link, drawn.index, number))
        if number:
            return board.damage_card(number)


def lose_at_random(out: Emitter, chance: Chance, seat: str) -> None:
    """TD75: a random card of a hand, by the chain of who loses it."""
    hand = out.board.hands[seat]
    drawn = chance.draw(seat, _purpose("loss", seat), len(hand))
    taken = e.Taken(hand[drawn.index], drawn.link, drawn.index)
    out.emit(e.CardLost(seat, drawn.use, Sealed(seat, taken)))


def steal(out: Emitter, chance: Chance, seat: str, target: str) -> None:
    """TD36: a random card of an enemy's hand, by the chain of who loses it."""
    hand = out.board.hands[target]
    drawn = chance.draw(target, _purpose("theft", target), len(hand))
    taken = e.Taken(hand[drawn.index], drawn.link, drawn.index)
    out.emit(e.CardStolen(seat, target, drawn.use, Sealed(target, taken), Sealed(seat, taken.card)))


def drop(out: Emitter, seat: str, card: int) -> None:
    """TDR4: a card of a hand is discarded face down."""
    out.emit(e.CardDropped(seat, Sealed(seat, card)))
