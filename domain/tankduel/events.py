"""The events of a battle."""

from typing import Any, Generic

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Part, S, Sealed, Test, defined_in
from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import REFEREE, Hex
from kronika.domain.tankduel.content.pieces import Ending, Item, Location, Loss, Marker, Nation, Quality, Role, Table
from kronika.domain.tankduel.decisions import Action, Back, Decision
from kronika.domain.tankduel.setup import Battle, Entry, SetUp, whole
from kronika.domain.tankduel.state import HIDDEN, Board, Box, Man, ShownHand, Tank, less, scene_of, with_card, without


def _content(part: Any) -> int:
    """TD120: a sealed card, as far as these eyes see it."""
    return HIDDEN if part.content is None else part.content


def _hand(board: Board, seat: str, hand: tuple[int, ...], **more: Any) -> Board:
    return replace(board, hands={**board.hands, seat: hand}, **more)


def _tank(board: Board, id: str, **changes: Any) -> Board:
    return replace(board, tanks={**board.tanks, id: replace(board.tanks[id], **changes)})


def _box(board: Board, id: str, box: Box, **changes: Any) -> Board:
    """Returns the board with a changed holding box. Cards that have left it and are nowhere else are discarded."""
    lying = box.cards
    gone = tuple([card for card in board.tanks[id].box.cards if card not in lying])
    board = _tank(board, id, box=box, **changes)
    return replace(
        board,
        discard=with_card(board.discard, *gone),
        table=tuple([card for card in board.table if card not in lying]),
    )


def _fresh(battle: Battle, entry: Entry) -> Tank:
    """TD3, TDR20: a tank in its first state."""
    kind = next(kind for kind in battle.kinds if kind.id == entry.model)
    crew = tuple(Man(post.role, post.role) for post in kind.crew)
    return Tank(entry, crew, entry.start, entry.apcr, entry.seat, character=entry.character)


def _put_down(board: Board, seat: str, card: int) -> Board:
    """TD11: a card of a hand is discarded face down."""
    down = {**board.down, seat: with_card(board.down[seat], card)}
    return _hand(board, seat, without(board.hands[seat], card), down=down)


def _untold(board: Board, cards: tuple[int, ...]) -> dict[str, ShownHand]:
    """Returns the hands that team-mates have shown the viewer, less these cards."""
    return {seat: less(told, cards) for seat, told in board.told.items()}


def _gone(board: Board, id: str) -> Board:
    """TD21: the board without a tank: its cards are discarded, all tokens of it and on it go."""
    lost, card = board.tanks[id], board.shown.get(id)
    cards = (*lost.box.cards, *(() if card is None else (card,)))
    tanks = {one: _rid_of(tank, id) for one, tank in board.tanks.items()}
    tanks[id] = replace(
        lost, peril=False, out=True, box=Box(), spots=(), ranged="", bonus=0, flanks=(), on_fire=False, broken=False
    )
    return replace(
        board,
        tanks=tanks,
        shown={tank: one for tank, one in board.shown.items() if tank != id},
        order=tuple(tank for tank in board.order if tank != id),
        discard=with_card(board.discard, *cards),
    )


def _rid_of(tank: Tank, gone: str) -> Tank:
    """A tank without its tokens of one that is gone."""
    if gone not in tank.spots and gone not in tank.flanks:
        return tank
    ranged = {"ranged": "", "bonus": 0} if tank.ranged == gone else {}
    spots = tuple(one for one in tank.spots if one != gone)
    return replace(tank, spots=spots, flanks=tuple(one for one in tank.flanks if one != gone), **ranged)


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How chance came to a card: the link used, 32 bytes, and the place in the sorted set drawn from."""

    link: Hex  #: 32 bytes.
    index: int  #: From 0.


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that chance took out of a hand, and how."""

    card: int  #: The card, by its number.
    link: Hex  #: 32 bytes.
    index: int  #: Its place in the sorted hand, from 0.


class Used(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of an action, for one of its halves."""

    card: int  #: The card, by its number.
    half: int  #: 0: the upper half or the only one; 1: the lower half.


class LaidOut(Event, frozen=True, tag="tankduel.laid_out.v1"):
    """TD1–TD5: the battle is laid out."""

    setup: SetUp  #: How it is set up.
    battle: Battle  #: The parts of the battle.
    upper: int  #: How many cards lie above the part of the deck that holds the marker (TD7).
    marker: Marker  #: The kind of marker (TD9).
    players: dict[str, int] = {}  #: The players named for tanks, by tank (TD1); the others were dealt out evenly.
    shown_hands: bool = False  #: Whether hands may be shown to team-mates (TD120).

    def apply(self, board: Board) -> Board:
        return _laid_out(board, self)


class TakenOver(Event, frozen=True, tag="tankduel.taken_over.v1"):
    """A battle goes on where another stood, at the beginning of a round: all cards are in the deck, all tanks as at
    the start, but for their points."""

    setup: SetUp  #: How it is set up.
    battle: Battle  #: The parts of the battle.
    round: int  #: The round that begins next.
    passed: int  #: The pass in which the deck was, from 1.
    upper: int  #: How many cards lie above the part of the deck that holds the marker (TD7).
    marker: Marker  #: The kind of marker (TD9).
    vp: dict[str, int]  #: Victory points by tank.
    medals: dict[str, int]  #: Kill medals by tank.
    players: dict[str, int] = {}  #: The players named for tanks, by tank (TD1).
    shown_hands: bool = False  #: Whether hands may be shown to team-mates (TD120).

    def apply(self, board: Board) -> Board:
        board = _laid_out(board, self)
        return replace(
            board,
            round=self.round - 1,
            passed=self.passed,
            tanks={
                id: replace(tank, vp=self.vp.get(id, 0), medals=self.medals.get(id, 0))
                for id, tank in board.tanks.items()
            },
        )


class AgendaSet(Event, Generic[S], frozen=True, tag="tankduel.agenda_set.v1"):
    """The tasks still to be done, the next one first. Choices made towards a decision are dropped."""

    tasks: tuple[S, ...]  #: The tasks.

    def apply(self, board: Board) -> Board:
        return replace(board, agenda=self.tasks, building=())


class Chosen(Event, frozen=True, tag="tankduel.chosen.v1"):
    """A seat made a choice on the way to a decision that has several parts, or took the last one back."""

    seat: str  #: The seat that made the choice.
    secret: Sealed[Decision]  #: The choice, as it was decided.

    def apply(self, board: Board) -> Board:
        match self.secret.content:
            case None:
                return replace(board, building=(*board.building, None))
            case Back():
                return replace(board, building=board.building[:-1])
            case choice:
                return replace(board, building=(*board.building, choice))


class RoundBegan(Event, frozen=True, tag="tankduel.round_began.v1"):
    """TD22: a round begins; cards are drawn."""

    begins = "round"

    round: int  #: From 1.

    def apply(self, board: Board) -> Board:
        return replace(board, round=self.round, showed=())


class MarkerSought(Event, frozen=True, tag="tankduel.marker_sought.v1"):
    """TD122: whether the next card of the deck is the SHUFFLE or END GAME card: one in the number of cards."""

    use: Use  #: The chance used.
    link: Hex  #: 32 bytes.
    index: int  #: 0: it is.
    found: bool  #: Whether it is; it is laid aside then.

    def apply(self, board: Board) -> Board:
        return replace(board, marker=None, aside=board.marker) if self.found else board


class Reshuffled(Event, frozen=True, tag="tankduel.reshuffled.v1"):
    """TD7, TD8: discards and rest of the deck are shuffled together: the next pass begins."""

    passed: int  #: The pass that begins, from 1.
    upper: int  #: How many cards lie above the part that holds the marker.
    marker: Marker | None  #: The kind of marker; none: no marker is in the deck.

    def apply(self, board: Board) -> Board:
        return replace(
            board,
            discard=(),
            told={},
            apart=(),
            down=dict.fromkeys(board.down, ()),
            passed=self.passed,
            upper=self.upper,
            marker=self.marker,
            aside=None if self.marker else board.aside,
        )


class CardDrawn(Event, frozen=True, tag="tankduel.card_drawn.v1"):
    """TD22: a player draws a card; he alone sees which."""

    seat: str  #: The seat that draws.
    use: Use  #: The chance used.
    secret: Sealed[int]  #: The card.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.

    def apply(self, board: Board) -> Board:
        hand = with_card(board.hands[self.seat], _content(self.secret))
        return _hand(board, self.seat, hand, upper=max(0, board.upper - 1))


class CardFlipped(Event, frozen=True, tag="tankduel.card_flipped.v1"):
    """TD10: a card is flipped for a result; `use` says for what."""

    use: Use  #: The chance used.
    card: int  #: The card, by its number.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.
    test: Test | None = None  #: The target, if there was one.

    def apply(self, board: Board) -> Board:
        return replace(board, table=(*board.table, self.card), upper=max(0, board.upper - 1))


class InitiativeLaid(Event, frozen=True, tag="tankduel.initiative_laid.v1"):
    """TD23: an initiative card is laid face down."""

    seat: str  #: The seat that lays it.
    tank: str  #: For which tank.
    secret: Sealed[int]  #: The card.
    seals: tuple[int, ...]  #: The versions whose parts of this seat hold the card: the decision, and this event.

    def apply(self, board: Board) -> Board:
        card = _content(self.secret)
        seals = tuple(Opening(version, self.seat) for version in self.seals)
        return _hand(
            board,
            self.seat,
            without(board.hands[self.seat], card),
            laid={**board.laid, self.tank: card},
            seals=(*board.seals, (self.tank, seals)),
        )


class InitiativeTakenBack(Event, frozen=True, tag="tankduel.initiative_taken_back.v1"):
    """TD23: the initiative card laid last is taken back."""

    seat: str  #: The seat that takes it back.
    tank: str  #: From which tank.

    def apply(self, board: Board) -> Board:
        card = board.laid[self.tank]
        return _hand(
            board,
            self.seat,
            with_card(board.hands[self.seat], card),
            laid={tank: one for tank, one in board.laid.items() if tank != self.tank},
            seals=tuple(one for one in board.seals if one[0] != self.tank),
        )


class InitiativeShown(Event, frozen=True, tag="tankduel.initiative_shown.v1"):
    """TD23: all initiative cards are revealed; the tanks act in this order."""

    cards: dict[str, int]  #: The card of each tank.
    order: tuple[str, ...]  #: The tanks in the order in which they act.
    opens: tuple[Opening, ...]  #: The seals that held the cards and the decisions to lay them.

    def apply(self, board: Board) -> Board:
        return replace(board, laid={}, seals=(), shown=self.cards, order=self.order)


class TurnBegan(Event, frozen=True, tag="tankduel.turn_began.v1"):
    """TD24: a tank's phase begins; its initiative card is discarded."""

    begins = "turn"

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        shown = {tank: card for tank, card in board.shown.items() if tank != self.tank}
        card = board.shown.get(self.tank)
        return replace(
            board,
            active=self.tank,
            fired=(),
            order=tuple(tank for tank in board.order if tank != self.tank),
            shown=shown,
            discard=board.discard if card is None else with_card(board.discard, card),
        )


class ActionLaid(Event, frozen=True, tag="tankduel.action_laid.v1"):
    """TD30: an action is laid down: the cards that are part of it, and those that pay for it. They were hidden:
    `shows`."""

    seat: str  #: The seat that acts.
    tank: str  #: The tank whose phase it is.
    action: Action  #: Which action.
    cards: tuple[Used, ...] = ()  #: The cards, in the order in which they are carried out.
    paid: tuple[int, ...] = ()  #: The cards that pay with their order icons (TD12); they are discarded.
    raised: int = 0  #: By how much the level is raised for this action.
    target: str = ""  #: The tank it is aimed at, if it is named already.
    metres: int = 0  #: By how much the own range is to change.
    road: bool = False  #: Whether a road card is part of it (TD98).
    gun: str = ""  #: The anti-tank gun that fires.
    flank: bool = False  #: Whether gun or infantry attacks from the flank.
    close: bool = False  #: Whether infantry goes for close combat.
    shows: bool = True  #: That cards were hidden.

    def apply(self, board: Board) -> Board:
        hand = board.hands[self.seat]
        for card in (*(used.card for used in self.cards), *self.paid):
            hand = without(hand, card)
        return _hand(
            board,
            self.seat,
            hand,
            table=(*board.table, *(used.card for used in self.cards)),
            discard=with_card(board.discard, *self.paid),
            fired=(*board.fired, self.gun) if self.gun else board.fired,
        )


class OrdersPaid(Event, frozen=True, tag="tankduel.orders_paid.v1"):
    """TD26, TD28: cards pay with their order icons outside an action; they are discarded. They were hidden: `shows`."""

    seat: str  #: The seat that pays.
    cards: tuple[int, ...]  #: The cards.
    shows: bool = True  #: That cards were hidden.

    def apply(self, board: Board) -> Board:
        hand = board.hands[self.seat]
        for card in self.cards:
            hand = without(hand, card)
        return _hand(board, self.seat, hand, discard=with_card(board.discard, *self.cards))


class CardDropped(Event, frozen=True, tag="tankduel.card_dropped.v1"):
    """TD31: a hand card is discarded face down."""

    seat: str  #: The seat that discards it.
    secret: Sealed[int]  #: The card.

    def apply(self, board: Board) -> Board:
        return _put_down(board, self.seat, _content(self.secret))


class CardLost(Event, frozen=True, tag="tankduel.card_lost.v1"):
    """TD75: a random card of a hand is discarded face down."""

    seat: str  #: The seat that loses it.
    use: Use  #: The chance used.
    secret: Sealed[Taken]  #: The card, and how chance came to it.

    def apply(self, board: Board) -> Board:
        taken = self.secret.content
        return _put_down(board, self.seat, HIDDEN if taken is None else taken.card)


class CardStolen(Event, frozen=True, tag="tankduel.card_stolen.v1"):
    """TD36: Leadership takes a random card from an enemy's hand."""

    seat: str  #: The seat that takes it.
    target: str  #: From whom.
    use: Use  #: The chance used, of who loses the card.
    secret: Sealed[Taken]  #: The card, and how chance came to it, for who loses it.
    gain: Sealed[int]  #: The card, for who takes it.

    @property
    def secret_of(self) -> str:
        return self.target

    def apply(self, board: Board) -> Board:
        taken, gain = self.secret.content, _content(self.gain)
        hands = {
            self.target: without(board.hands[self.target], gain if taken is None else taken.card),
            self.seat: with_card(board.hands[self.seat], gain),
        }
        return replace(
            board, hands={**board.hands, **hands}, told=_untold(board, (gain if taken is None else taken.card,))
        )


class CardGiven(Event, frozen=True, tag="tankduel.card_given.v1"):
    """TDR16: a player gives a team-mate a card, face down."""

    seat: str  #: The seat that gives.
    mate: str  #: The seat that receives.
    told: tuple[Sealed[int], ...]  #: The card, for each of the two.
    shows: bool = True  #: That the card was hidden from who gets it.

    def apply(self, board: Board) -> Board:
        """The giver's view does not track the card: they could not see when it leaves that hand again."""
        card = next((part.content for part in self.told if part.content is not None), HIDDEN)
        hands = {
            self.seat: without(board.hands[self.seat], card),
            self.mate: with_card(board.hands[self.mate], card if board.viewer in (REFEREE, self.mate) else HIDDEN),
        }
        return replace(board, hands={**board.hands, **hands}, told=_untold(board, (card,)))


class HandShown(Event, frozen=True, tag="tankduel.hand_shown.v1"):
    """TD120: a player shows his team-mates his hand."""

    seat: str  #: The seat that shows its hand.
    told: tuple[Sealed[tuple[int, ...]], ...]  #: The cards, for each team-mate.
    shows: bool = True  #: That they were hidden.

    def apply(self, board: Board) -> Board:
        """The referee always sees all hands."""
        board = replace(board, showed=(*board.showed, self.seat))
        cards = next((part.content for part in self.told if part.content is not None), None)
        if cards is None or board.viewer == REFEREE:
            return board
        apart = with_card(board.apart, *[card for card in cards if card not in board.apart])
        return replace(board, told={**_untold(board, cards), self.seat: ShownHand(board.round, cards)}, apart=apart)


class TacticsPlayed(Event, frozen=True, tag="tankduel.tactics_played.v1"):
    """TD49: Tactics, out of a hand. It was hidden: `shows`."""

    seat: str  #: The seat that plays it.
    card: int  #: The card, by its number.
    against_flank: bool = False  #: Whether it cancels a flank instead of taking 20.
    shows: bool = True  #: That the card was hidden.

    @property
    def played_by(self) -> str:
        return self.seat

    def apply(self, board: Board) -> Board:
        return _hand(board, self.seat, without(board.hands[self.seat], self.card), table=(*board.table, self.card))


class Passed(Event, frozen=True, tag="tankduel.passed.v1"):
    """TD49: a seat plays no Tactics."""

    seat: str  #: Which seat.

    def apply(self, board: Board) -> Board:
        return board


class TankMoved(Event, frozen=True, tag="tankduel.tank_moved.v1"):
    """TD32: a tank moves. The contents of its holding box leave it."""

    tank: str  #: The tank.
    range: int  #: Its own range now.
    card: int  #: The Move card now in its holding box.
    moves: int  #: How many Move cards it played.

    def apply(self, board: Board) -> Board:
        box = Box(move=self.card, moves=self.moves, road=board.tanks[self.tank].box.road)
        return _box(board, self.tank, box, range=self.range, hull_down=False)


class TerrainLaid(Event, frozen=True, tag="tankduel.terrain_laid.v1"):
    """TD34, TD47: terrain takes the place of the Move card in a holding box."""

    tank: str  #: The tank.
    card: int  #: The terrain card.

    def apply(self, board: Board) -> Board:
        box = board.tanks[self.tank].box
        return _box(board, self.tank, replace(box, move=0, terrain=self.card), hull_down=False)


class PlaceTaken(Event, frozen=True, tag="tankduel.place_taken.v1"):
    """TD92: a tank takes a mission card into its holding box, in place of its Move card."""

    tank: str  #: The tank.
    terrain: str  #: The terrain of the card.

    def apply(self, board: Board) -> Board:
        return _box(board, self.tank, replace(board.tanks[self.tank].box, move=0, mission=self.terrain))


class SmokeLaid(Event, frozen=True, tag="tankduel.smoke_laid.v1"):
    """TD37: smoke is laid on a tank."""

    tank: str  #: The tank.
    card: int  #: The Smoke card.

    def apply(self, board: Board) -> Board:
        return _box(board, self.tank, replace(board.tanks[self.tank].box, smoke=self.card))


class SmokeCleared(Event, frozen=True, tag="tankduel.smoke_cleared.v1"):
    """TD25: the smoke on a tank is gone."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _box(board, self.tank, replace(board.tanks[self.tank].box, smoke=0))


class Stopped(Event, frozen=True, tag="tankduel.stopped.v1"):
    """TD48, TD65: a tank in motion stops in default terrain."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _box(board, self.tank, replace(board.tanks[self.tank].box, move=0))


class HullDown(Event, frozen=True, tag="tankduel.hull_down.v1"):
    """TD39: a tank is hull down."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, hull_down=True)


class Bogged(Event, frozen=True, tag="tankduel.bogged.v1"):
    """TD70: a tank bogs down."""

    tank: str  #: The tank.
    level: int  #: Where the Bog token lies.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, bog=self.level)


class Freed(Event, frozen=True, tag="tankduel.freed.v1"):
    """TDR11: a bogged tank gets free."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, bog=0)


class Spotted(Event, frozen=True, tag="tankduel.spotted.v1"):
    """TD17: a tank spots an enemy; if it had ranged another, it loses that ranging."""

    tank: str  #: The tank that spots.
    target: str  #: The enemy that is spotted.

    def apply(self, board: Board) -> Board:
        spots = (*board.tanks[self.tank].spots, self.target)
        return _tank(board, self.tank, spots=spots, ranged="", bonus=0)


class Ranged(Event, frozen=True, tag="tankduel.ranged.v1"):
    """TD19: a tank ranges a target, and sees that target only."""

    tank: str  #: The tank that ranges.
    target: str  #: The target.
    bonus: int  #: 10 or 20.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, spots=(self.target,), ranged=self.target, bonus=self.bonus)


class SightLost(Event, frozen=True, tag="tankduel.sight_lost.v1"):
    """TD40, TD66: a tank loses its Spot and Ranging of others."""

    tank: str  #: The tank that loses sight.
    targets: tuple[str, ...]  #: The tanks that it no longer sees.

    def apply(self, board: Board) -> Board:
        tank = board.tanks[self.tank]
        spots = tuple(one for one in tank.spots if one not in self.targets)
        if tank.ranged in self.targets:
            return _tank(board, self.tank, spots=spots, ranged="", bonus=0)
        return _tank(board, self.tank, spots=spots)


class FlankPut(Event, frozen=True, tag="tankduel.flank_put.v1"):
    """TD33: a Flank token is put before an enemy."""

    tank: str  #: The tank that owns the token.
    target: str  #: Before whom.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, flanks=(*board.tanks[self.tank].flanks, self.target))


class FlankRemoved(Event, frozen=True, tag="tankduel.flank_removed.v1"):
    """TD32, TD33: a Flank token goes back to its owner."""

    tank: str  #: The tank that owns the token.
    target: str  #: Before whom it lay.

    def apply(self, board: Board) -> Board:
        flanks = tuple(one for one in board.tanks[self.tank].flanks if one != self.target)
        return _tank(board, self.tank, flanks=flanks)


class ApcrLoaded(Event, frozen=True, tag="tankduel.apcr_loaded.v1"):
    """TD41: APCR is loaded."""

    tank: str  #: The tank.
    left: int  #: The APCR tokens that it has now.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, apcr=self.left, loaded=True)


class ApcrFired(Event, frozen=True, tag="tankduel.apcr_fired.v1"):
    """TD60: loaded APCR is spent."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, loaded=False)


class ShotLocated(Event, frozen=True, tag="tankduel.shot_located.v1"):
    """TD55, TD56: where a hit is; a hull-down tank is missed by one in hull or tracks."""

    target: str  #: The tank hit.
    location: Location  #: Where.
    misses: bool = False  #: Whether it misses as the target is hull down.

    def apply(self, board: Board) -> Board:
        return board


class ShotPierced(Event, frozen=True, tag="tankduel.shot_pierced.v1"):
    """TD57, TD58: whether a hit goes through."""

    target: str  #: The tank hit.
    through: bool  #: Whether it goes through.
    heavy: bool  #: Whether the damage is heavy.

    def apply(self, board: Board) -> Board:
        return board


class DamageDrawn(Event, frozen=True, tag="tankduel.damage_drawn.v1"):
    """TD61: a damage card is drawn; with SHUFFLE all that do not lie before a tank go back (TD5)."""

    use: Use  #: The chance used.
    link: Hex  #: 32 bytes.
    index: int  #: The place in the sorted cards left, SHUFFLE last.
    card: int  #: The card, by its number; 0: SHUFFLE.

    def apply(self, board: Board) -> Board:
        if not self.card:
            return replace(board, damage_discard=())
        return replace(board, damage_table=(*board.damage_table, self.card))


class DamageRead(Event, frozen=True, tag="tankduel.damage_read.v1"):
    """TD61: the items of a damage card that are carried out."""

    tank: str  #: The damaged tank.
    card: int  #: The damage card.
    critical: bool  #: Whether its critical number came.
    items: tuple[Item, ...]  #: The items, in order.

    def apply(self, board: Board) -> Board:
        return board


class ManHurt(Event, frozen=True, tag="tankduel.man_hurt.v1"):
    """TD62: a man is wounded or killed."""

    tank: str  #: The tank.
    role: Role  #: Which man, by his role.
    killed: bool  #: Whether he is killed.

    def apply(self, board: Board) -> Board:
        crew = tuple(
            replace(man, wounded=True, dead=self.killed) if man.role == self.role else man
            for man in board.tanks[self.tank].crew
        )
        return _tank(board, self.tank, crew=crew)


class ManMoved(Event, frozen=True, tag="tankduel.man_moved.v1"):
    """TD42: a man changes his place."""

    tank: str  #: The tank.
    role: Role  #: Which man, by his role.
    place: Role  #: Where he is now.

    def apply(self, board: Board) -> Board:
        crew = tuple(
            replace(man, place=self.place) if man.role == self.role else man for man in board.tanks[self.tank].crew
        )
        return _tank(board, self.tank, crew=crew)


class TracksHit(Event, frozen=True, tag="tankduel.tracks_hit.v1"):
    """TD71: tracks are damaged, or the tank is immobilised."""

    tank: str  #: The tank.
    immobilised: bool  #: Whether it is immobilised.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, damaged=True, immobilised=self.immobilised)


class GunHit(Event, frozen=True, tag="tankduel.gun_hit.v1"):
    """TD64: the main gun is hit: Fire level -3."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, gun_hits=board.tanks[self.tank].gun_hits + 1)


class FireBrokeOut(Event, frozen=True, tag="tankduel.fire_broke_out.v1"):
    """TD63: a tank burns."""

    tank: str  #: The tank.
    by: str  #: The tank that did it; empty: nobody.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, on_fire=True, fire_by=self.by)


class FirePutOut(Event, frozen=True, tag="tankduel.fire_put_out.v1"):
    """TD26: a fire is out."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, on_fire=False, fire_by="")


class MoraleBroke(Event, frozen=True, tag="tankduel.morale_broke.v1"):
    """TD68: a crew breaks."""

    tank: str  #: The tank.
    by: str  #: The tank that did it.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, broken=True, broken_by=self.by)


class Rallied(Event, frozen=True, tag="tankduel.rallied.v1"):
    """TD28: a broken crew rallies."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, broken=False, broken_by="")


class TankLost(Event, frozen=True, tag="tankduel.tank_lost.v1"):
    """TD75: a tank is eliminated: its boxes are emptied, all tokens of it and on it go, the killer gets a medal."""

    tank: str  #: The tank.
    by: str  #: The killer; empty: nobody.
    how: Loss  #: How.

    def apply(self, board: Board) -> Board:
        nation, road = board.tanks[self.tank].nation, board.tanks[self.tank].box.road
        board = replace(_gone(board, self.tank), wrecked=board.wrecked + road)
        board = replace(board, losses={**board.losses, nation: board.losses.get(nation, 0) + 1})
        return _tank(board, self.by, medals=board.tanks[self.by].medals + 1) if self.by else board


class TankExited(Event, frozen=True, tag="tankduel.tank_exited.v1"):
    """TD94: a tank gets through and leaves; its boxes are emptied, all tokens of it and on it go."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        nation, road = board.tanks[self.tank].nation, board.tanks[self.tank].box.road
        roads = {**board.roads, nation: board.roads.get(nation, 0) + 1} if road else board.roads
        return replace(_gone(board, self.tank), exits=board.exits + 1, roads=roads)


class InfantryMoved(Event, frozen=True, tag="tankduel.infantry_moved.v1"):
    """TD83: where infantry stands on its advance card."""

    nation: Nation  #: The nation whose token is put on the card, or leaves it.
    at: int  #: 200 or 400; 0: it is off the card.

    def apply(self, board: Board) -> Board:
        return replace(board, infantry=self.nation if self.at else None, advance=self.at)


class HatchTurned(Event, frozen=True, tag="tankduel.hatch_turned.v1"):
    """TD89: a hatch is closed or opened."""

    tank: str  #: The tank.
    buttoned: bool  #: Whether it is closed now.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, buttoned=self.buttoned)


class WeaponUsed(Event, frozen=True, tag="tankduel.weapon_used.v1"):
    """TD87: the weapon with which infantry has hit."""

    target: str  #: The tank hit.
    nation: Nation  #: The nation of the infantry.
    strong: bool  #: Whether with its stronger weapon.

    def apply(self, board: Board) -> Board:
        return board


class WeatherTurned(Event, frozen=True, tag="tankduel.weather_turned.v1"):
    """TD97: the weather around a tank, until its next administrative step."""

    tank: str  #: The tank.
    heavy: bool  #: Whether it is heavy.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, heavy=self.heavy)


class MudLifted(Event, frozen=True, tag="tankduel.mud_lifted.v1"):
    """TD98: the deep mud is gone for good."""

    def apply(self, board: Board) -> Board:
        return replace(board, lifted=True)


class RoadTaken(Event, frozen=True, tag="tankduel.road_taken.v1"):
    """TD98: a road card is at the disposal of a nation."""

    nation: Nation  #: Which nation.

    def apply(self, board: Board) -> Board:
        return replace(board, roads={**board.roads, self.nation: board.roads.get(self.nation, 0) + 1})


class RoadLaid(Event, frozen=True, tag="tankduel.road_laid.v1"):
    """TD98: a road card is laid under a tank, in place of its default terrain; it ends its motion."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        tank = board.tanks[self.tank]
        board = _box(board, self.tank, replace(tank.box, move=0, road=True), hull_down=False)
        return replace(board, roads={**board.roads, tank.nation: board.roads[tank.nation] - 1})


class InfantryWoken(Event, frozen=True, tag="tankduel.infantry_woken.v1"):
    """TD98: German infantry may advance and attack from here on."""

    def apply(self, board: Board) -> Board:
        return replace(board, awake=True)


class GunsOverrun(Event, frozen=True, tag="tankduel.guns_overrun.v1"):
    """TD98: a gun position is destroyed."""

    range: int  #: Where it was.

    def apply(self, board: Board) -> Board:
        return replace(board, overrun=(*board.overrun, self.range))


class NewcomerCame(Event, frozen=True, tag="tankduel.newcomer_came.v1"):
    """TD98: a reinforcement enters the battle."""

    entry: Entry  #: The tank.

    def apply(self, board: Board) -> Board:
        return replace(board, tanks={**board.tanks, self.entry.id: _fresh(board.battle, self.entry)})


class TankReplaced(Event, frozen=True, tag="tankduel.tank_replaced.v1"):
    """TD98: a lost tank comes back as another kind."""

    tank: str  #: The tank.
    model: str  #: Which kind it is now.
    quality: Quality  #: Its commander now.
    apcr: int  #: Its APCR tokens now.

    def apply(self, board: Board) -> Board:
        entry = replace(board.tanks[self.tank].entry, model=self.model, quality=self.quality, apcr=self.apcr)
        return _tank(board, self.tank, entry=entry)


class TankReturned(Event, frozen=True, tag="tankduel.tank_returned.v1"):
    """TD76: a tank comes back in its first state."""

    tank: str  #: The tank.

    def apply(self, board: Board) -> Board:
        old = board.tanks[self.tank]
        fresh = _fresh(board.battle, old.entry)
        fresh = replace(fresh, seat=old.seat, vp=old.vp, medals=old.medals, character=old.character)
        return replace(board, tanks={**board.tanks, self.tank: fresh})


class CardRevealed(Event, frozen=True, tag="tankduel.card_revealed.v1"):
    """TD105, TD107: a card is revealed before a tank of Robata."""

    tank: str  #: The tank.
    use: Use  #: The chance used.
    card: int  #: The card, by its number.
    place: int  #: Its place in the row, from 0.
    proof: Sealed[Place]  #: How chance came to it; nobody follows it before the closing.

    def apply(self, board: Board) -> Board:
        held = (*board.revealed, *(0 for _ in range(self.place + 1 - len(board.revealed))))
        revealed = tuple(self.card if at == self.place else card for at, card in enumerate(held))
        return replace(board, revealed=revealed, upper=max(0, board.upper - 1))


class RevealedUsed(Event, frozen=True, tag="tankduel.revealed_used.v1"):
    """TD104, TD113: a revealed card is played."""

    tank: str  #: The tank before which it lay.
    card: int  #: The card.

    def apply(self, board: Board) -> Board:
        revealed = tuple(0 if card == self.card else card for card in board.revealed)
        return replace(board, revealed=revealed, table=(*board.table, self.card))


class RevealOver(Event, frozen=True, tag="tankduel.reveal_over.v1"):
    """TD105, TD117: the revealed cards are discarded, but for the initiative card."""

    tank: str  #: The tank before which they lay.
    bid: int = 0  #: The initiative card; 0: none.

    def apply(self, board: Board) -> Board:
        left = [card for card in board.revealed if card and card != self.bid]
        shown = {**board.shown, self.tank: self.bid} if self.bid else board.shown
        return replace(board, revealed=(), commanded=0, shown=shown, discard=with_card(board.discard, *left))


class RobataChose(Event, frozen=True, tag="tankduel.robata_chose.v1"):
    """Robata has followed a row of one of its tables, which can be checked against the booklet."""

    tank: str  #: Which tank.
    table: Table  #: Which table.
    row: str  #: Which row of it, or what came of it.
    value: int = 0  #: The number that decided: threat, successes, and so on.
    target: str = ""  #: The tank that it is about; empty: none but its own.
    card: int = 0  #: The card that it is about; 0: none.
    facts: tuple[Part, ...] = ()  #: The parts of the number, or other facts that can be checked.

    def apply(self, board: Board) -> Board:
        return board


class CommandResolved(Event, frozen=True, tag="tankduel.command_resolved.v1"):
    """TD111: a revealed Command card is resolved."""

    tank: str  #: The tank before which it lies.

    def apply(self, board: Board) -> Board:
        return replace(board, commanded=board.commanded + 1)


class PerilTurned(Event, frozen=True, tag="tankduel.peril_turned.v1"):
    """TD105: the action card of a tank of Robata is turned."""

    tank: str  #: The tank.
    peril: bool  #: Whether its side in peril is up now.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, peril=self.peril)


class CharacterDrawn(Event, frozen=True, tag="tankduel.character_drawn.v1"):
    """TD117, TDR71: a tank of Robata gets another action card, operational side up; the old one goes on the pile."""

    tank: str  #: The tank.
    use: Use  #: The chance used.
    link: Hex  #: 32 bytes.
    index: int  #: The place in the sorted rest of the pile, from 0.
    character: str  #: The new card.

    def apply(self, board: Board) -> Board:
        return _character_drawn(board, self)


class CharacterTurned(Event, frozen=True, tag="tankduel.character_turned.v1"):
    """TDR71: the rest of the pile is used up: the action card that was discarded first comes next."""

    tank: str  #: The tank.
    character: str  #: The new card.

    def apply(self, board: Board) -> Board:
        return _character_drawn(board, self)


class Scored(Event, frozen=True, tag="tankduel.scored.v1"):
    """TD78: a tank gets victory points."""

    tank: str  #: The tank.
    vp: int  #: How many.

    def apply(self, board: Board) -> Board:
        return _tank(board, self.tank, vp=board.tanks[self.tank].vp + self.vp)


class NationScored(Event, frozen=True, tag="tankduel.nation_scored.v1"):
    """TD77: a nation gets victory points that no tank has."""

    nation: Nation  #: Which nation.
    vp: int  #: How many.

    def apply(self, board: Board) -> Board:
        return replace(board, extra={**board.extra, self.nation: board.extra.get(self.nation, 0) + self.vp})


class ActionEnded(Event, frozen=True, tag="tankduel.action_ended.v1"):
    """TD60: the cards of an action and what was flipped and drawn for it are discarded."""

    def apply(self, board: Board) -> Board:
        return replace(
            board,
            table=(),
            discard=with_card(board.discard, *board.table),
            damage_table=(),
            damage_discard=with_card(board.damage_discard, *board.damage_table),
        )


class RoundEnded(Event, frozen=True, tag="tankduel.round_ended.v1"):
    """TD76: all tanks have acted."""

    def apply(self, board: Board) -> Board:
        return replace(board, active="")


class SeatLeft(Event, frozen=True, tag="tankduel.seat_left.v1"):
    """A seat is out: its hand is discarded face down, its tanks go to a team-mate or to Robata."""

    seat: str  #: The seat.
    heir: str  #: The seat that controls its tanks now; empty: Robata.
    character: str  #: The action card with which Robata begins to drive each of them; empty: it does not (TD100).

    def apply(self, board: Board) -> Board:
        seat = self.seat
        tanks = {
            id: replace(tank, seat=self.heir, character=self.character) if tank.seat == seat else tank
            for id, tank in board.tanks.items()
        }
        down = {**board.down, seat: with_card(board.down[seat], *board.hands[seat])}
        told = {one: hand for one, hand in board.told.items() if one != seat}
        return _hand(board, seat, (), tanks=tanks, down=down, left=(*board.left, seat), told=told)


class BattleEnded(Event, frozen=True, tag="tankduel.battle_ended.v1"):
    """TD77: the last pass is over."""

    winners: tuple[str, ...]  #: The seats that win; none: a draw.
    how: Ending  #: By what.

    def apply(self, board: Board) -> Board:
        return replace(board, over=True, winners=self.winners, how=self.how, agenda=(), building=())


def _laid_out(board: Board, event: LaidOut | TakenOver) -> Board:
    battle = event.battle
    return replace(
        board,
        scene=scene_of(battle),
        setup=whole(event.setup, event.players, shown_hands=event.shown_hands),
        tanks={entry.id: _fresh(battle, entry) for entry in battle.tanks},
        hands=dict.fromkeys(battle.seats, ()),
        down=dict.fromkeys(battle.seats, ()),
        upper=event.upper,
        marker=event.marker,
    )


def _character_drawn(board: Board, event: CharacterDrawn | CharacterTurned) -> Board:
    old, pile = board.tanks[event.tank].character, board.pile
    if isinstance(event, CharacterTurned):
        pile = pile[1:]
    board = replace(board, pile=(*pile, old))
    return _tank(board, event.tank, character=event.character, peril=False)


EVENTS = defined_in(__name__)
