"""N8, R10, R17, S6, S7, S19, S21, A8a, A13: the cost of a hit: a card, a soldier, a place."""

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import BOMBER, MORTAR, ActionName, Level, Nature, Occasion
from kronika.domain.undaunted.names import against, card_called, counter_name, the_counter
from kronika.domain.undaunted.rules.cards import move_card
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.rules.variants import CasualtyRule, variant
from kronika.domain.undaunted.rules.victory import award, check
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message

BOMBER_SEARCHED = (Zone.HAND, Zone.DISCARD, Zone.DECK)
"""S21: where a bomber is looked for, in this order."""
DEAREST_FIRST = (Level.UPGRADED, Level.ORDINARY, Level.RESERVIST)
"""R40: which soldier is given up by a side that is not asked."""


def cards_of(board: Board, zone: tuple[str, ...], counter: str) -> list[str]:
    """The different cards of a zone that belong to a counter."""
    cards = board.scene.cards
    return [card for card in dict.fromkeys(zone) if card in cards and cards[card].counter == counter]


def casualty(play: Play, counter: str, by: str = "", *, thrown: bool = False) -> None:
    """S6, N8: a counter was hit by the side `by`, which is empty where nobody may move the counter then (R17)."""
    if variant(play.board).casualty is CasualtyRule.IS_ROUTED:
        gun = play.board.scene.kinds[counter].nature == Nature.GUN
        owner = play.board.owners[counter]
        play.push(Losing(owner, counter, by="" if gun else by, thrown=thrown))
    else:
        _leave(play, counter)


def _leave(play: Play, counter: str) -> None:
    """N8: takes a card of a counter that was hit from its owner. The counter leaves the board (R8) only if there is no
    such card left, in North Africa with all its other cards (A8a). Copies are alike, so no seat is asked (R31)."""
    side = play.board.owners[counter]
    zones = play.board.sides[side]
    rules = variant(play.board)
    for zone in rules.searched:
        found = cards_of(play.board, getattr(zones, zone), counter)
        if found:
            move_card(play, side, found[0], zone, rules.lost_to)
            break
    else:
        if rules.casualty is CasualtyRule.DIES:
            play.emit(e.CounterEliminated(counter))
            remove_cards(play, counter)
        else:
            play.emit(e.CounterRemoved(counter))
        drop_target(play, counter)
    check(play)


def remove_cards(play: Play, counter: str) -> None:
    """A8a, A15, A23: all cards of a soldier who is gone are removed, wherever they are."""
    side = play.board.owners[counter]
    for zone in (Zone.HAND, Zone.PLAY, Zone.DISCARD, Zone.DECK, Zone.SUPPLY):
        held = getattr(play.board.sides[side], zone)
        for card in cards_of(play.board, held, counter):
            for _ in range(held.count(card)):
                move_card(play, side, card, zone, Zone.REMOVED)


def drop_fire_zone(play: Play, counter: str) -> None:
    """S13: the fire zone of a counter that moves, is hit or is suppressed leaves the board."""
    if counter in play.board.fire_zones:
        play.emit(e.FireZoneRemoved(counter))


def drop_target(play: Play, counter: str) -> None:
    """N3, R10: the target marker leaves the board with the mortar that moves or is lost."""
    side = play.board.owners[counter]
    if play.board.scene.kinds[counter].unit == MORTAR and play.board.sides[side].target:
        play.emit(e.TargetRemoved(side))


def suppress(play: Play, counter: str) -> None:
    """U22: the counter turns suppressed; if it is already, nothing happens."""
    if not play.board.counters[counter].suppressed:
        play.emit(e.CounterSuppressed(counter))
        drop_fire_zone(play, counter)


def turn_ready(play: Play, counter: str) -> None:
    """U9: the counter is no longer suppressed."""
    play.emit(e.CounterReadied(counter))


def lift_rout(play: Play, card: str) -> None:
    """U16, S21: a card that comes from the supply ends the rout of its counter, which may win (S23)."""
    counter = play.board.scene.cards[card].counter
    held = play.board.counters.get(counter)
    if held is not None and held.routed:
        play.emit(e.CounterRallied(counter))
        check(play)


def lose_bomber(play: Play, side: str) -> None:
    """S21: the side has to give up a bomber if it has one."""
    play.push(Losing(side, title=BOMBER))


# --- S22: a counter that `exert` suppresses as soon as what it does is done


class Exerted(Frame, frozen=True, tag="exerted.v1"):
    """A counter that is suppressed as soon as what it does is done (S22)."""

    shows = ("counter",)

    counter: str  #: The counter that is to be suppressed.

    def proceed(self, play: Play) -> None:
        play.pop()
        if self.counter in play.board.counters:
            suppress(play, self.counter)

    def said(self, board: Board) -> Message:
        return message("half-done-exerted", who=the_counter(board, self.counter))


# --- A13, R12, R32: a vehicle was hit, and the soldier in it who pays for it is picked


class PickCrew(Decision, frozen=True, tag="pick_crew"):
    """A13: the soldier in the vehicle who is wounded or suppressed."""

    handles = ("counter:{counter}",)
    counter: str  #: The soldier.

    def said(self, board: Board) -> Message:
        id = "decision-pick-crew-to-suppress" if self._suppresses(board) else "decision-pick-crew"
        return message(id, who=counter_name(board, self.counter))

    def told(self, board: Board, side: Called) -> Message | None:
        if self._suppresses(board):
            return None
        return message("told-pick-crew", side=side, who=the_counter(board, self.counter))

    def _suppresses(self, board: Board) -> bool:
        return any(isinstance(frame, CrewHit) and frame.suppresses for frame in board.frames[-1:])


class CrewHit(Frame, frozen=True, tag="crew_hit.v1"):
    """A vehicle was hit: `side`, which hit it, picks the soldier in it who is wounded or suppressed (A13)."""

    kind, answers, shows, is_result = "crew", (PickCrew,), ("counter",), True

    counter: str  #: The vehicle.
    suppresses: bool = False  #: Whether the soldier is suppressed, and the vehicle not damaged.

    def is_open(self, board: Board) -> bool:
        return len(board.crew(self.counter)) > 1

    def proceed(self, play: Play) -> None:
        """R12: with nobody in it the vehicle is damaged all the same."""
        self._hit(play, next(iter(self._crew(play.board)), ""))

    def options(self, board: Board) -> list[PickCrew]:
        return [*map(PickCrew, self._crew(board))]

    def explain(self, board: Board, decision: PickCrew) -> Objection:
        who, car = the_counter(board, decision.counter), the_counter(board, self.counter)
        return against("A13", "not-in-hit-vehicle", self._crew(board), who=who, car=car)

    def carry_out(self, play: Play, decision: PickCrew) -> None:
        self._hit(play, decision.counter)

    def said(self, board: Board) -> Message:
        id = "half-done-crew-suppressed" if self.suppresses else "half-done-crew-hit"
        return message(id, car=the_counter(board, self.counter))

    def _crew(self, board: Board) -> list[str]:
        return list(board.crew(self.counter).values())

    def _hit(self, play: Play, soldier: str) -> None:
        """A13: the soldier, if there is one, is suppressed, or wounded before the vehicle is damaged."""
        play.pop()
        if self.suppresses:
            suppress(play, soldier)
            return
        if soldier:
            casualty(play, soldier, self.side)
        if not play.board.winner:
            _damage(play, self.counter)


def _damage(play: Play, vehicle: str) -> None:
    """A13, A24: 1 damage; at its toughness the vehicle is destroyed."""
    damage = play.board.damage[vehicle] + 1
    play.emit(e.VehicleDamaged(vehicle, damage))
    if damage >= play.board.chassis(vehicle).toughness:
        play.emit(e.CounterEliminated(vehicle))
    check(play)


# --- S6, S7, S19, S21, R8, R15: a card that a hit or anti-air costs its owner


class Lose(Decision, frozen=True, tag="lose"):
    """S6, S21: the card to lose; empty where there is no such card."""

    handles = ("card:{card}",)
    card: str  #: The card to lose, a copy that belongs to the counter hit; empty: no such card.

    def pointed(self, board: Board) -> tuple[str, ...]:
        return super().pointed(board) if self.card else ("button:no_card",)

    def said(self, board: Board) -> Message:
        if not self.card:
            return message("decision-lose-nothing")
        return message("decision-lose", card=card_called(board, self.card), code=self.card)


class Losing(Frame, frozen=True, tag="losing.v1"):
    """A hit counter whose owner, `side`, still has to give up a card of it (S6); or the card of this
    title that anti-air costs (S21), which no counter stands for.

    `by` is the side that hit it, empty where nobody may displace it (R17); `thrown`: it may be
    displaced even if it is not routed (S19).
    """

    kind, answers, shows, is_result = "casualty", (Lose,), ("counter",), True

    counter: str = ""  #: The counter that was hit; empty: none was, a card of `title` is lost.
    title: str = ""  #: The title of the card to give up, where no counter was hit.
    by: str = ""  #: The side that hit it; empty: nobody may displace it (R17).
    thrown: bool = False  #: Whether it may be displaced even if it is not routed (S19).

    def is_open(self, board: Board) -> bool:
        """A single card in the play area goes by itself; in other zones nobody sees whether there is one."""
        return len(self._in_play(board)) != 1

    def proceed(self, play: Play) -> None:
        self._give_up(play, self._in_play(play.board)[0])

    def resolve(self, play: Play) -> None:
        """R40: a player who leaves keeps no card that he could have lost by staying."""
        cards = play.board.scene.cards
        dearest = sorted(self.losses(play.board)[1], key=lambda card: (DEAREST_FIRST.index(cards[card].level), card))
        self._give_up(play, dearest[0] if dearest else "")

    def is_secret(self, board: Board, ask: Ask) -> bool:
        """R15: a loss is chosen in secret, unless it is chosen from the play area."""
        return not self._in_play(board)

    def is_private(self, board: Board, ask: Ask) -> bool:
        """R15: in secret, unless everybody sees that all the zones are empty."""
        zones = board.sides[self.side]
        return self.is_secret(board, ask) and bool(zones.hand or zones.discard or zones.deck)

    def options(self, board: Board) -> list[Lose]:
        return [*map(Lose, self.losses(board)[1] or [""])]

    def explain(self, board: Board, decision: Lose) -> Objection:
        zone, accepted = self.losses(board)
        name = card_called(board, decision.card)
        rule = "S6" if self.counter else "S21"
        if not accepted:
            return against(rule, "not-one-card-to-give-up", ("",))
        looked_for = message(f"looked-for-in-{zone}")
        return against(rule, "not-card-to-give-up", accepted, name=name, zone=looked_for)

    def carry_out(self, play: Play, decision: Lose) -> None:
        self._give_up(play, decision.card)

    def said(self, board: Board) -> Message:
        if not self.counter:
            return message("half-done-bomber-lost")
        return message("half-done-losing", who=the_counter(board, self.counter))

    def losses(self, board: Board) -> tuple[Zone, list[str]]:
        """S6, S21: the first zone with a card to lose, and those cards; none: the last zone."""
        zones, cards = board.sides[self.side], board.scene.cards
        searched = variant(board).searched if self.counter else BOMBER_SEARCHED
        for zone in searched:
            held = getattr(zones, zone)
            if self.counter:
                found = cards_of(board, held, self.counter)
            else:
                found = [card for card in dict.fromkeys(held) if card in cards and cards[card].title == self.title]
            if found:
                return zone, found
        return searched[-1], []

    def _in_play(self, board: Board) -> list[str]:
        """The cards of the hit counter in the play area, where everybody sees them."""
        return cards_of(board, board.sides[self.side].play, self.counter) if self.counter else []

    def _give_up(self, play: Play, card: str) -> None:
        """S6, S7, S21: the card goes; without one the counter is routed, or no bomber is lost."""
        zone, _ = self.losses(play.board)
        play.pop()
        if not self.counter:
            if card:
                play.emit(e.CardLost(self.side, zone, Zone.REMOVED, Sealed(self.side, card)))
                if isinstance(play.board.frames[-1], Returning):
                    play.pop()
            return
        lost_to = variant(play.board).lost_to
        if zone == Zone.PLAY:
            move_card(play, self.side, card, zone, lost_to)
        elif card:
            play.emit(e.CardLost(self.side, zone, lost_to, Sealed(self.side, card), self.counter))
        elif not play.board.counters[self.counter].routed:
            play.emit(e.CounterRouted(self.counter))
            space = play.board.counters[self.counter].space
            award(play, play.board.scene.opponent(self.side), Occasion.ROUT, space=space, counter=self.counter)
        drop_fire_zone(play, self.counter)
        check(play)
        if play.board.winner or not self.by:
            return
        if self.thrown or not card:
            play.push(Displacing(self.by, self.counter))


def lost_from_deck(board: Board, side: str) -> list[str]:
    """The cards of its deck of which a side has to lose one now; none at all other times."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Losing) or frame.side != side:
        return []
    zone, cards = frame.losses(board)
    return cards if zone == Zone.DECK else []


# --- S6, S19: the attacker moves a counter that was hit


class Displace(Decision, frozen=True, tag="displace"):
    """S6, S19: the counter that was hit is moved to a space."""

    handles = ("space:{to}",)
    to: str  #: The id of the space that the counter is moved to; it is adjacent.


class Displacing(Frame, frozen=True, tag="displacing.v1"):
    """A counter that was hit may be moved by `side` to an adjacent space (S6, S19)."""

    kind, answers, stops, shows = "displace", (Displace,), True, ("counter",)

    counter: str  #: The counter that may be displaced.

    def is_open(self, board: Board) -> bool:
        return bool(displacements(board, self))

    def options(self, board: Board) -> list[Displace]:
        return [*map(Displace, displacements(board, self))]

    def explain(self, board: Board, decision: Displace) -> Objection:
        who = the_counter(board, self.counter)
        return against("S6", "not-displaced-there", displacements(board, self), who=who, to=decision.to)

    def carry_out(self, play: Play, decision: Displace) -> None:
        """S6: neither mines (S12) nor fire zones (S13) are triggered; a suppressed counter turns ready. Its own
        fire zone went when it was hit."""
        play.pop()
        play.emit(e.CounterMoved(self.counter, decision.to))
        if play.board.counters[self.counter].suppressed:
            turn_ready(play, self.counter)
        check(play)

    def said(self, board: Board) -> Message:
        return message("half-done-displacing", who=the_counter(board, self.counter))

    def declined(self, board: Board) -> Message:
        space = board.counters[self.counter].space
        return message("decision-leave-there", who=counter_name(board, self.counter), space=space)


def displacements(board: Board, frame: Displacing) -> list[str]:
    """S6: the adjacent spaces with the owner's marker; no tunnels; a tank only where it can stand."""
    counter = frame.counter
    space = board.counters[counter].space
    markers = board.sides[board.owners[counter]].markers
    tank = board.is_tank(counter)
    return [to for to in board.scene.spaces[space].near if to in markers and not (tank and board.tile(to).impassable)]


# --- S21: a card that found no bomber may go straight back to the supply


class Return(Decision, frozen=True, tag="return"):
    """S21: the card goes straight back to the supply."""

    handles = ("button:return",)

    def told(self, board: Board, side: Called) -> Message:
        return message("told-return", side=side)


class Returning(Frame, frozen=True, tag="returning.v1"):
    """A card that found no bomber may go straight back to the supply (S21)."""

    kind, answers, stops, shows = "return", (Return,), True, ("card",)

    card: str  #: The card that may go back to the supply.

    def options(self, board: Board) -> list[Return]:
        return [Return()]

    def carry_out(self, play: Play, decision: Return) -> None:
        play.pop()
        move_card(play, self.side, self.card, Zone.PLAY, Zone.SUPPLY)

    def said(self, board: Board) -> Message:
        return message("half-done-returning", card=card_called(board, self.card))

    def half_done(self) -> ActionName:
        return ActionName.ANTI_AIR

    def declined(self, board: Board) -> Message:
        return message("decision-no-return", card=card_called(board, self.card))
