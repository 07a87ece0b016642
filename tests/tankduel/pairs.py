"""Pairs of battles that differ in what an audience may not know: the hands of others, the face-down discards, the deck.
Any cards that it has not seen since the last shuffle have changed places with any others of them."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import (
    Decided,
    DecisionMade,
    EpochBegan,
    Event,
    GameStarted,
    PromptOpened,
    applied_to_board,
)
from kronika.domain.kernel.game import Position, Recorder, answer, blank, fold, go_on
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.sealing import blind, parts_of
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.setup import SetUp
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.system import TANKDUEL
from tests.bench.arena import LINK, SeededChance
from tests.tankduel.packs import PACK

Swap = Mapping[int, int]
"""The cards that have changed places: which lies now where each lay."""
IDLE = (d.Back, d.TakeBack)
"""What a battle played at random seldom does, or it gets nowhere."""
DEALT = ("draw", "redraw")
TAKEN = ("loss", "theft")
LOOKED_AT = 20
"""Every so often all that can be looked at is."""


class Given:
    """Chance that gives again what it gave, with the cards that lie there now."""

    def __init__(self, out: Recorder, outcomes: Sequence[int]) -> None:
        self._out, self._left = out, list(outcomes)

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise AssertionError("no dice are rolled in Tank Duel")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        board, given = self._out.board, self._left.pop(0)
        return _drawn(
            self._out, audience, purpose, size, given if audience == PUBLIC else among(board, audience).index(given)
        )


class ToldApart(Exception):
    """A card is shown to the audience that does not lie in both battles alike: from here on they may differ to it."""


class Alike(Given):
    """Chance that shows an audience only cards that lie in both battles alike."""

    def __init__(self, out: Recorder, audience: str, swap: Swap, chooser: random.Random) -> None:
        super().__init__(out, ())
        self._audience, self._swap, self._chooser = audience, swap, chooser

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        places = list(range(size))
        if audience != PUBLIC and self._shown(audience, purpose):
            cards = among(self._out.board, audience)
            places = [at for at, card in enumerate(cards) if self._swap.get(card, card) == card]
        if not places:
            raise ToldApart
        return _drawn(self._out, audience, purpose, size, self._chooser.choice(places))

    def _shown(self, audience: str, purpose: Purpose) -> bool:
        if purpose.action in DEALT:
            return purpose.actor == self._audience
        return purpose.action not in TAKEN or purpose.action == "theft" or audience == self._audience


def _drawn(out: Recorder, audience: str, purpose: Purpose, size: int, index: int) -> Drawn:
    used = out.ledger.used.get(audience, 0) + 1
    return Drawn(Use(1, audience, used, purpose, None, size), LINK, index)


def among(board: Board, audience: str) -> tuple[int, ...]:
    """The cards from which a chain draws."""
    return board.deck if audience == REFEREE else board.hands[audience]


def opened(setup: SetUp) -> Recorder:
    """A battle that has been laid out."""
    out = Recorder(TANKDUEL, blank(TANKDUEL))
    for event in (*TANKDUEL.initial_events(PACK, setup), EpochBegan(1), GameStarted()):
        out.emit(event)
    return out


def wandered(setup: SetUp, seed: int, decisions: int) -> Recorder:
    """A battle played at random."""
    out, chance, chooser = opened(setup), SeededChance(seed), random.Random(seed)
    TANKDUEL.rules.start(out, chance)
    for _ in range(decisions):
        prompts = [one for one in out.game.prompts if not one.optional or chooser.random() < 0.1]
        if out.game.outcome is not None:
            break
        if prompts:
            prompt = chooser.choice(prompts)
            legal = TANKDUEL.rules.legal(out.board, prompt)
            busy = [one for one in legal if not isinstance(one, IDLE)]
            decided = Decided(chooser.choice(busy or legal))
            assert answer(out, prompt, decided, chance) is None
            go_on(out, chance)
    return out


def decisions_in(battle: Recorder) -> int:
    """How many decisions there are in it."""
    return sum(isinstance(event, DecisionMade) for event in battle.events)


# --- the other battle


def unseen_by(events: Sequence[Event], audience: str) -> tuple[int, set[int]]:
    """The version of the last shuffle, and the cards that an audience has not seen since."""
    since = max((version for version, event in enumerate(events, 1) if isinstance(event, e.Reshuffled)), default=0)
    shuffled = fold(list(enumerate(events[:since], 1)), blank(TANKDUEL)).game.board
    seen: set[int] = set()
    position = blank(TANKDUEL, audience)
    for version, event in enumerate(events, 1):
        cut = blind(event, audience)
        position = fold([(version, cut)], position)
        if version > since:
            seen |= set(position.game.board.elsewhere)
            seen |= {part.content for part in parts_of(cut) if isinstance(part.content, int)}
            seen |= {part.content.card for part in parts_of(cut) if isinstance(part.content, e.Taken)}
    all_ = set(shuffled.deck) if since else set(position.game.board.scene.cards)
    return since, all_ - seen


def swap_of(cards: set[int], chooser: random.Random) -> Swap:
    """Two of three cards change places among themselves."""
    moved = chooser.sample(sorted(cards), len(cards) * 2 // 3)
    return dict(zip(moved, chooser.sample(moved, len(moved)), strict=True))


def retold(setup: SetUp, events: Sequence[Event], since: int, swap: Swap) -> Recorder:
    """The same battle with cards that have changed places after a version; as far as everybody could do there what he
    did here."""

    def there(card: int, version: int) -> int:
        return swap.get(card, card) if version > since else card

    kinds: dict[int, str] = {}
    decided: list[tuple[str, int, Any]] = []
    outcomes: list[int] = []
    for version, event in enumerate(events, 1):
        if isinstance(event, PromptOpened):
            kinds[event.prompt] = event.kind or event.secret.content.kind
        elif isinstance(event, DecisionMade):
            made = (event.public or event.secret.content).decision
            mapped = replace(made, card=there(made.card, version)) if hasattr(made, "card") else made
            decided.append((event.seat, event.prompt, mapped))
        elif getattr(event, "use", None) is not None:
            open_ = isinstance(event, (e.MarkerSought, e.DamageDrawn, e.CharacterDrawn))
            outcomes.append(_given(event) if open_ else there(_given(event), version))
    out = opened(setup)
    chance = Given(out, outcomes)
    TANKDUEL.rules.start(out, chance)
    for seat, id, decision in decided:
        prompt = out.game.prompt(id)
        assert prompt is not None and prompt.seat == seat
        if any(getattr(choice, "card", 0) in swap for choice in out.board.building):
            break
        assert prompt.kind == kinds[id], "TD121: the steps of an action depend on no hand"
        if decision not in TANKDUEL.rules.legal(out.board, prompt):
            break
        assert answer(out, prompt, Decided(decision), chance) is None, decision
        go_on(out, chance)
    return out


def _given(event: Any) -> int:
    match event:
        case e.CardDrawn():
            return int(event.secret.content)
        case e.CardFlipped() | e.CardRevealed():
            return event.card
        case e.CardStolen() | e.CardLost():
            return int(event.secret.content.card)
    return int(event.index)


# --- what an audience can tell


def told(events: Sequence[Event], audience: str) -> list[bytes]:
    """All that an audience gets, version by version: the event, its view, its prompts with what may be decided, odds
    and sentences, those of others as far as they are public; now and then all drawings and texts."""
    found = []
    position = blank(TANKDUEL, audience)
    for version, event in enumerate(events, 1):
        seen = blind(event, audience)
        position = fold([(version, seen)], position)
        board = position.game.board
        said = TANKDUEL.words.event(board, seen) if applied_to_board(type(seen)) else None
        looked = list(_looks(board)) if version % LOOKED_AT == 0 or version == len(events) else ()
        found.append(canonical_json([seen, *_state(position, audience), said, looked]))
    return found


def _state(position: Position, audience: str) -> tuple[Any, ...]:
    board = position.game.board
    asked = [
        (prompt, TANKDUEL.words.prompt(board, prompt), TANKDUEL.rules.is_private(board, prompt))
        for prompt in position.game.prompts
    ]
    own = [
        [(decision, TANKDUEL.odds(board, decision)) for decision in TANKDUEL.rules.legal(board, prompt)]
        for prompt in position.game.prompts
        if prompt.seat == audience
    ]
    return TANKDUEL.view(board), TANKDUEL.words.doing(board), asked, own


def _looks(board: Board) -> Iterator[Any]:
    for language in ("en", "cs"):
        yield TANKDUEL.rendering.panels(board, language)
        for plain in (False, True):
            yield TANKDUEL.rendering.written(board, Page(language, 80, plain=plain))


def answers(position: Position, seat: str) -> list[Any]:
    """To all that a seat may say to what it is asked: whether it is accepted, or with which words it is refused."""
    found: list[Any] = []
    for prompt in position.game.prompts:
        if prompt.seat == seat:
            legal = TANKDUEL.rules.legal(position.game.board, prompt)
            found.append((prompt, legal))
            out = Recorder(TANKDUEL, position)
            for decision in anything(position.game.board):
                if decision not in legal:
                    refused = TANKDUEL.rules.decide(out, seat, prompt, decision, SeededChance(0))
                    assert isinstance(refused, Rejection) and not out.events, decision
                    found.append((decision, refused))
    return found


def anything(board: Board) -> list[Any]:
    """Every decision that anybody could try, legal or not."""
    cards = [make(card) for make in (d.Lay, d.Drop, d.Pay, d.React) for card in board.scene.cards]
    cards += [d.Use(card, half) for card in board.scene.cards for half in (0, 1)]
    few = [*map(d.Act, Action), *map(d.Say, Answer), *map(d.Aim, board.tanks), *map(d.Man, Role), *map(d.Buy, range(4))]
    few += [*map(d.Go, range(-400, 401, 200)), *map(d.Choose, board.battle.seats), *map(d.Battery, board.scene.guns)]
    return [*cards, *few, d.TakeBack(), d.ShowHand(), d.NoMore(), d.Pass(), d.Confirm(), d.Back()]


def followed(
    one: Position, other: Position, audience: str, swap: Swap, prompt: Prompt, decision: Any, chooser: random.Random
) -> tuple[list[bytes], list[bytes]]:
    """What an audience is told in both battles after the same decision of somebody. Raises `ToldApart`."""
    first, second = Recorder(TANKDUEL, one), Recorder(TANKDUEL, other)
    _decided(first, prompt, decision, Alike(first, audience, swap, chooser))
    shown = [part for event in first.events if isinstance(event, e.HandShown) for part in event.told]
    told_of = [card for part in shown if part.audience == audience for card in part.content or ()]
    seen = {*first.board.seen_by_all, *first.board.hands.get(audience, ()), *told_of}
    if any(swap.get(card, card) != card for card in seen):
        raise ToldApart
    outcomes = []
    for event in first.events:
        if getattr(event, "use", None) is not None:
            open_ = isinstance(event, (e.MarkerSought, e.DamageDrawn, e.CharacterDrawn))
            outcomes.append(_given(event) if open_ else swap.get(_given(event), _given(event)))
    _decided(second, prompt, decision, Given(second, outcomes))
    return told_after(first, audience), told_after(second, audience)


def _decided(out: Recorder, prompt: Prompt, decision: Any, chance: Any) -> None:
    assert answer(out, prompt, Decided(decision), chance) is None, decision
    go_on(out, chance)


def told_after(out: Recorder, audience: str) -> list[bytes]:
    """The new events as an audience gets them."""
    return [canonical_json(blind(event, audience)) for event in out.events]
