"""U4, U6–U11, S25, A8, A9, A17, R1, R38: rounds; the turn of a side: it plays a card, ends the turn, or withdraws."""

from collections.abc import Iterable
from typing import Any

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import ExpectedChance
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.kernel.values import Odds
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Act
from kronika.domain.undaunted.content import Card, Victory
from kronika.domain.undaunted.names import against, card_called, card_name, counter_name, the_counter
from kronika.domain.undaunted.rules import performing
from kronika.domain.undaunted.rules.actor import (
    Actor,
    actors,
    can_act,
    choices,
    has_choice,
    is_suppressed,
    prints_twice,
)
from kronika.domain.undaunted.rules.cards import draw, draws, holds_cards, is_fog, move_card, not_in_hand
from kronika.domain.undaunted.rules.casualties import turn_ready
from kronika.domain.undaunted.rules.performing import Mounted, describe_done, describe_performed
from kronika.domain.undaunted.rules.step import Decision, Frame
from kronika.domain.undaunted.rules.step import Play as Playing
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.rules.vehicles import (
    Freeing,
    Place,
    describe_free_move,
    free_moves,
    move_freely,
    place_handle,
    refuse_move,
    said,
    with_him_at,
)
from kronika.domain.undaunted.rules.victory import award_round, check
from kronika.domain.undaunted.state import Board, Zone, mates
from kronika.domain.undaunted.words import message

# --- U6, R1: both sides pick a card in secret; the higher value takes the initiative


class PickInitiative(Decision, frozen=True, tag="pick_initiative"):
    """U6: the card from hand that bids for the initiative."""

    handles = ("card:{card}",)
    card: str  #: The card from hand that is bid.

    def said(self, board: Board) -> Message:
        card = board.scene.cards.get(self.card)
        value = 0 if card is None else card.initiative
        return message("decision-pick-initiative", card=card_called(board, self.card), value=value)


class Picking(Frame, frozen=True, tag=False):
    """U6: a side picks a card of its hand in secret; when nobody is left to pick, the picks are shown."""

    kind, answers = "initiative", (PickInitiative,)

    def is_secret(self, board: Board, ask: Ask) -> bool:
        return True

    def is_private(self, board: Board, ask: Ask) -> bool:
        return holds_cards(board, self.side)

    def options(self, board: Board) -> list[PickInitiative]:
        return [*map(PickInitiative, dict.fromkeys(board.sides[self.side].hand))]

    def explain(self, board: Board, decision: PickInitiative) -> Objection:
        return not_in_hand(board, self.side, decision.card, "U6")

    def carry_out(self, play: Playing, decision: PickInitiative) -> None:
        side = self.side
        play.emit(e.InitiativePicked(side, Sealed(side, decision.card), (play.out.version, play.out.version + 1)))
        if not any(zones.hand and not zones.pick for zones in play.board.sides.values()):
            settle_initiative(play)


def ask_for_initiative(play: Playing) -> None:
    """U6, R1: every side that has a card in hand picks one."""
    asked = [side for side in play.board.scene.sides if play.board.sides[side].hand]
    for side in asked:
        play.out.prompt(side, Picking.kind)
    if not asked:
        settle_initiative(play)


def settle_initiative(play: Playing) -> None:
    """U6, R1: the higher value takes the marker, a tie leaves it, no card is lower than any value."""
    board = play.board
    picks = {side: zones.pick[0] for side, zones in board.sides.items() if zones.pick}
    if picks:
        play.emit(e.InitiativeRevealed(picks, board.seals))
    value = {side: board.scene.cards[picks[side]].initiative if side in picks else -1 for side in board.scene.sides}
    first, second = board.scene.sides
    if value[first] != value[second]:
        play.emit(e.InitiativeSettled(first if value[first] > value[second] else second))
    else:
        play.emit(e.InitiativeSettled(board.initiative))
    play.emit(e.TurnStarted(play.board.initiative))


# --- U4, U8: rounds and turns


HAND = 4
"""U4: cards drawn at the start of a round."""


def start_round(play: Playing) -> None:
    """U4: a round begins: both sides draw, then both pick a card for the initiative."""
    play.emit(e.RoundStarted(play.board.round + 1))
    for side in play.board.scene.sides:
        draw(play, side, HAND, "U4")
    ask_for_initiative(play)


def drawings(board: Board) -> list[ExpectedChance]:
    """U4: all that is drawn when a round starts."""
    return [drawn for side in board.scene.sides for drawn in draws(side, "U4", HAND)]


def end_turn(play: Playing) -> None:
    """U8: hand and play area are discarded; then the other side has its turn, or the next round starts.

    R38: the points that the end of the round brings are all counted before goals are judged, while this side is
    still the active one.
    """
    side = play.board.active
    zones = play.board.sides[side]
    play.emit(e.TurnEnded(side, len(zones.hand), len(zones.play)))
    if side == play.board.initiative:
        play.emit(e.TurnStarted(play.board.scene.opponent(side)))
        return
    if play.board.scene.awards:
        award_round(play)
        check(play)
    if not play.board.winner:
        start_round(play)


REMEMBERED = 64
"""How many cards are kept with their actions, which are the same for all their targets."""


class Play(Decision, frozen=True, tag="play"):
    """U7: play a card from hand for one of its actions."""

    card: str  #: The card from hand that is played.
    act: Act  #: The act that it is played for.
    at: str = ""  #: Where its counter comes on, where there is a choice (S1, S2).
    #: R37: by the action that is not upgraded, where the card prints it upgraded too and either would do.
    plain: bool = False
    seat: bool = False  #: A8: by a vehicle action of the seat that its soldier holds.

    def pointed(self, board: Board) -> tuple[str, ...]:
        return (f"card:{self.card}", *performing.handles_of(board, self.card, self))

    def said(self, board: Board) -> Message:
        act = describe_performed(board, self.chooses(board), self)
        return message("decision-play", card=card_name(board, self.card), act=act)

    def told(self, board: Board, side: Called) -> Message:
        done = describe_done(board, side, self.card, self)
        return done or message("told-play-card", side=side, card=card_name(board, self.card))

    def performer(self, board: Board) -> str:
        return self.card

    def odds(self, board: Board) -> Odds | None:
        return performing.odds(board, _players(board, self.card), self)

    def chance(self, board: Board, side: str) -> Iterable[ExpectedChance]:
        return performing.chance_of(board, side, _players(board, self.card), self)

    def chooses(self, board: Board) -> bool:
        """R37: whether it chooses between two printed actions."""
        card = board.scene.cards.get(self.card)
        if card is None or not prints_twice(card):
            return False
        return has_choice(board, _players(board, self.card), self.act, self.at)


class Ready(Decision, frozen=True, tag="ready"):
    """U9: play a card of a suppressed counter to turn the counter ready."""

    handles = ("card:{card}", "button:ready")
    card: str  #: The card from hand whose counter turns ready.

    def said(self, board: Board) -> Message:
        return message("decision-ready", card=card_name(board, self.card))

    def told(self, board: Board, side: Called) -> Message:
        return message("told-play-card", side=side, card=card_name(board, self.card))


class HunkerDown(Decision, frozen=True, tag="hunker_down"):
    """U10: play a card and return it to the supply."""

    handles = ("card:{card}", "button:hunker_down")
    card: str  #: The card from hand that goes back to the supply.

    def said(self, board: Board) -> Message:
        return message("decision-hunker-down", card=card_name(board, self.card))

    def told(self, board: Board, side: Called) -> Message:
        return message("told-hunker-down", side=side, card=card_name(board, self.card))


class EndTurn(Decision, frozen=True, tag="end_turn"):
    """U8: play no more this turn."""

    handles = ("button:end_turn",)

    def chance(self, board: Board, side: str) -> Iterable[ExpectedChance]:
        return drawings(board)


class Withdraw(Decision, frozen=True, tag="withdraw"):
    """S25: give the scenario up before playing a card."""

    handles = ("button:withdraw",)

    def told(self, board: Board, side: Called) -> Message:
        return message("told-withdraw", side=side)


class Swap(Decision, frozen=True, tag="swap"):
    """A8: play a card, its soldier changes seats with another soldier in the same vehicle."""

    handles = ("card:{card}", "button:swap", "counter:{counter}")
    card: str  #: The card played.
    counter: str  #: The other soldier.

    def said(self, board: Board) -> Message:
        return message("decision-swap", card=card_name(board, self.card), other=counter_name(board, self.counter))

    def told(self, board: Board, side: Called) -> Message:
        return message("told-play-card", side=side, card=card_name(board, self.card))


class FreeMoveFirst(Decision, frozen=True, tag="free_move_first"):
    """A9, A17: play a card, its soldier first boards a seat, shifts to one, or dismounts where no vehicle is
    named; the action is asked next."""

    card: str  #: The card played.
    vehicle: str  #: The vehicle whose seat he takes; empty: he dismounts.
    seat: int  #: The seat, counted from 1; 0: he dismounts.

    def pointed(self, board: Board) -> tuple[str, ...]:
        return (f"card:{self.card}", place_handle((self.vehicle, self.seat)))

    def said(self, board: Board) -> Message:
        move = describe_free_move(board, self.vehicle, self.seat)
        return message("decision-free-move-first", card=card_name(board, self.card), move=move)

    def told(self, board: Board, side: Called) -> Message:
        return message("told-free-move-first", side=side, card=card_name(board, self.card))


class Turn(Frame, frozen=True, tag=False):
    """U7, U8: a side plays its cards, one after another."""

    kind, answers = "play", (Play, Ready, HunkerDown, EndTurn, Withdraw, Swap, FreeMoveFirst)

    def is_private(self, board: Board, ask: Ask) -> bool:
        return holds_cards(board, self.side)

    def options(self, board: Board) -> list[Decision]:
        """U7, S25: returns the decisions for which the cards in hand can be played."""
        found: list[Decision] = []
        cards, side = board.scene.cards, self.side
        for id in dict.fromkeys(board.sides[side].hand):
            if is_fog(board, id):
                continue
            card = cards[id]
            found.append(HunkerDown(id))
            if is_suppressed(board, card):
                found.append(Ready(id))
            else:
                found += [Play(id, *option) for option in choices(board, actors(board, side, card))]
                if board.damage:
                    found += [Swap(id, mate) for mate in mates(board, card.counter)]
                    found += [FreeMoveFirst(id, *place) for place in _free_moves_first(board, side, card)]
        found.append(EndTurn())
        if not refuse_withdrawal(board, side):
            found.append(Withdraw())
        return found

    def explain(self, board: Board, decision: Any) -> Objection:
        """Why a decision is refused in this turn."""
        if isinstance(decision, Withdraw):
            return _NOT_NOW
        card = decision.card
        if isinstance(decision, HunkerDown) and card in board.sides[self.side].hand and is_fog(board, card):
            return against("U10", "not-hunkered-down", name=card_called(board, card))
        refused = _playable(board, self.side, card)
        if refused is not None:
            return refused
        known = board.scene.cards[card]
        if isinstance(decision, Ready):
            return against("U9", "not-suppressed", card=known.name.said)
        if is_suppressed(board, known):
            return _only_ready(board, known)
        match decision:
            case Swap():
                return _refuse_swap(board, known, decision)
            case FreeMoveFirst():
                return _refuse_free_move(board, self.side, known, decision)
            case _:
                refused = performing.judge(board, self.side, known, actors(board, self.side, known), decision)
                assert refused is not None, "what may be played is among the candidates"
                return refused

    def carry_out(self, play: Playing, decision: Any) -> None:
        side = self.side
        match decision:
            case Play():
                _play(play, side, decision)
            case Ready():
                self._lay(play, decision.card)
                turn_ready(play, play.board.scene.cards[decision.card].counter)
            case HunkerDown():
                _hunker_down(play, side, decision)
            case Swap():
                self._lay(play, decision.card)
                play.emit(e.SeatsSwapped(play.board.scene.cards[decision.card].counter, decision.counter))
            case FreeMoveFirst():
                self._lay(play, decision.card)
                _move_first(play, side, decision)
            case Withdraw():
                play.emit(e.ScenarioWon(play.board.scene.opponent(side), Victory.WITHDRAWN, "S25"))
            case _:
                end_turn(play)

    def _lay(self, play: Playing, card: str) -> None:
        move_card(play, self.side, card, Zone.HAND, Zone.PLAY)


# --- U7 playing a card for an action


def _playable(board: Board, side: str, card: str) -> Objection | None:
    """U7, U11: a card played comes from hand and is not fog of war."""
    if card not in board.sides[side].hand:
        return not_in_hand(board, side, card, "U7")
    if is_fog(board, card):
        name = card_called(board, card)
        return against("U11", "not-playable", name=name)
    return None


def _play(play: Playing, side: str, decision: Play) -> None:
    """U7, A17: a card is played for one of its actions; where there are vehicles its soldier may make a free move
    afterwards."""
    board = play.board
    card = board.scene.cards[decision.card]
    by = actors(board, side, card)
    move_card(play, side, card.id, Zone.HAND, Zone.PLAY)
    if card.counter and board.damage:
        play.push(Freeing(side, card.counter))
    performing.carry_out(play, by, decision)


def _only_ready(board: Board, card: Card) -> Objection:
    """U9: why the card of a suppressed counter can do nothing else."""
    who = the_counter(board, card.counter)
    return against("U9", "not-while-suppressed", ("ready", "hunker_down"), who=who)


def _players(board: Board, card: str) -> list[Actor]:
    """The card with each of its actions. Nothing if the scenario has no such card: a log may hold any decision."""
    return _known_players(board, card) if card in board.scene.cards else []


@cached_by_identity(REMEMBERED)
def _known_players(board: Board, card: str, /) -> list[Actor]:
    known = board.scene.cards[card]
    side = board.scene.kinds[known.counter].side if known.counter else board.active
    return actors(board, side, known)


# --- A8 changing seats


def _refuse_swap(board: Board, card: Card, decision: Swap) -> Objection:
    """A8: its ready soldier changes seats with another, ready or suppressed."""
    other = the_counter(board, decision.counter)
    return against("A8", "not-in-one-vehicle", mates(board, card.counter), card=card.name.said, other=other)


# --- A9, A17 a free move first


def _free_moves_first(board: Board, side: str, card: Card) -> list[Place]:
    """A17: the free moves after which an action of the card or of the new seat is possible."""
    found = []
    for place in free_moves(board, side, card.counter):
        there = with_him_at(board, side, card.counter, place)
        if can_act(there, actors(there, side, card)):
            found.append(place)
    return found


def _refuse_free_move(board: Board, side: str, card: Card, decision: FreeMoveFirst) -> Objection:
    place = (decision.vehicle, decision.seat)
    if not card.counter:
        return against("A22", "not-a-soldier-to-move", card=card.name.said)
    if place not in free_moves(board, side, card.counter):
        return refuse_move(board, side, card.counter, place)
    return against(
        "A17",
        "not-without-action-after",
        [said(board, other) for other in _free_moves_first(board, side, card)],
        card=card.name.said,
    )


def _move_first(play: Playing, side: str, decision: FreeMoveFirst) -> None:
    """A17: the soldier makes a free move; the action is asked next."""
    card = play.board.scene.cards[decision.card]
    move_freely(play, side, card.counter, (decision.vehicle, decision.seat))
    if not play.board.winner:
        play.push(Mounted(side, card.counter, card.id))


# --- U10 hunkering down


def _hunker_down(play: Playing, side: str, decision: HunkerDown) -> None:
    """U10: the card goes back to the supply, the board does not change; it may have been the last that could bring
    others from there (A25)."""
    move_card(play, side, decision.card, Zone.HAND, Zone.SUPPLY)
    if variant(play.board).defeat is DefeatRule.HOPELESS:
        check(play)


# --- S25 withdrawing


def refuse_withdrawal(board: Board, side: str) -> Objection | None:
    """S25: a side may withdraw only in its turn, before any card is played in it; R41: and resign."""
    if variant(board).withdrawal and board.active == side and not board.played:
        return None
    return _NOT_NOW


_NOT_NOW = against("S25", "not-withdrawn-now")
