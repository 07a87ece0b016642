"""Units turned, stacked, reorganised and brought onto the map (NR27 to NR37, NR41, NR97 to NR99, NR105, NR107)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Objection, Step
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Arm, Country, Dates, Edge
from kronika.domain.noretreat.content.words import AXIS, SOVIET, other
from kronika.domain.noretreat.events import Cause, UnitMarker
from kronika.domain.noretreat.rules import cards
from kronika.domain.noretreat.rules.losses import discard_excess, leave, move_vp
from kronika.domain.noretreat.rules.movement import GG, entered, is_red
from kronika.domain.noretreat.rules.parts import (
    At,
    Play,
    enemy_zones,
    foreign,
    has_better_face,
    held,
    is_open,
    mark,
    may_be_in,
    put,
    turn_face,
)
from kronika.domain.noretreat.rules.supply import detrain_spaces, has_overland, is_city, overland
from kronika.domain.noretreat.state import CADRES, DESTROYED, SHATTERED, SURRENDERED, TRACK, WAITING, Board, unit_name
from kronika.domain.noretreat.words import message


def becomes_fortress(board: Board, unit: str) -> bool:
    """NR30: whether the better face of a unit is a fortress and the worse one is not."""
    faces = board.kind(unit).faces
    return len(faces) == 2 and faces[1].arm == Arm.FORTRESS and faces[0].arm != Arm.FORTRESS


def _at_home(board: Board, unit: str) -> bool:
    """NR105: whether a unit is where it can be turned."""
    kind = board.kind(unit)
    return not kind.turns_at_home or board.scene.atlas.spaces[board.units[unit].place].slug in kind.home


def _gains_nothing(board: Board, unit: str, rule: str) -> Objection | None:
    """NR25: why a unit cannot be turned to its better face by a rule, which asks for overland supply."""
    state, kind, who = board.units[unit], board.kind(unit), unit_name(board, unit)
    if not has_better_face(kind) or kind.one_step:
        return Objection(rule, message("not-with-one-step", unit=who))
    if state.face:
        return Objection(rule, message("not-on-its-better-face", unit=who))
    if state.unsupplied:
        return Objection("NR25", message("not-marked-unsupplied", unit=who))
    if not has_overland(board, unit):
        return Objection(rule, message("not-without-overland-supply", unit=who))
    return None


def improvable(board: Board, unit: str) -> bool:
    """Whether a unit can be given its step back for cards."""
    return _not_improvable(board, unit) is None


def _not_improvable(board: Board, unit: str) -> Objection | None:
    """NR28, NR30: why a unit cannot be given its step back for cards."""
    dates, who = board.scene.dates, unit_name(board, unit)
    if becomes_fortress(board, unit):
        return Objection("NR30", message("not-improved-but-fortified", unit=who))
    if board.side(unit) == AXIS and not dates.axis_replaces <= board.turn <= dates.axis_improves_to:
        first, last = dates.axis_replaces, dates.axis_improves_to
        return Objection("NR28", message("not-improved-on-this-turn", unit=who, first=first, last=last))
    if board.side(unit) == SOVIET and board.turn < dates.two_steps:
        return Objection("NR28", message("not-improved-before-turn", unit=who, turn=dates.two_steps))
    return _gains_nothing(board, unit, "NR28")


def improve_price(board: Board, unit: str) -> int:
    """NR28: the price in cards to improve a unit."""
    limits, kind = board.scene.limits, board.kind(unit)
    if kind.side == AXIS:
        return limits.improve_ss if kind.ss else limits.improve_axis
    return max(limits.improve_soviet, kind.card_price)


def upgradeable(board: Board, unit: str) -> bool:
    """Whether a free upgrade can turn a unit."""
    return _not_upgradeable(board, unit) is None


def _not_upgradeable(board: Board, unit: str) -> Objection | None:
    """NR29, NR30, NR105, NRR53, NRR27: why a free upgrade cannot turn a unit."""
    kind, dates = board.kind(unit), board.scene.dates
    if kind.side != SOVIET or board.turn < dates.upgrade:
        return Objection("NR29", message("not-a-free-upgrade", turn=dates.upgrade))
    if not _at_home(board, unit):
        return Objection("NR105", message("not-turned-abroad", unit=unit_name(board, unit)))
    if kind.two_steps and not kind.turns_at_home and board.turn < dates.two_steps:
        return Objection("NR29", message("not-upgraded-before-turn", unit=unit_name(board, unit), turn=dates.two_steps))
    return _gains_nothing(board, unit, "NR29")


def fortifiable(board: Board, unit: str) -> bool:
    """NR30, NRR5: whether a unit can be fortified for a card; no supply is asked for."""
    early = board.turn < board.scene.dates.fortify
    return becomes_fortress(board, unit) and board.units[unit].face == 0 and not early and _at_home(board, unit)


def can_turn_back(board: Board, unit: str) -> bool:
    """NR30, NR105, NRR17: whether a fortress can be turned to its other face."""
    return becomes_fortress(board, unit) and board.units[unit].face == 1 and _at_home(board, unit)


def free_upgrades(board: Board) -> int:
    """NR29: the free upgrades of a Soviet organisation phase."""
    dates = board.scene.dates
    if board.turn < dates.upgrade:
        return 0
    return 2 if dates.second_upgrade <= board.turn <= dates.second_upgrade_to else 1


def turn_better(play: Play, unit: str, how: Cause, price: int) -> None:
    """A unit shows its better face; an improvement or upgrade may be answered by a card."""
    board = play.board
    state = board.units[unit]
    turn_face(play, unit, 1, how)
    if is_red(play.board, unit) and state.place in board.scene.atlas.german and GG not in board.triggered:
        play.emit(e.TriggerFired(GG))
    if how == Cause.FORTIFIED:
        return
    late = how == Cause.UPGRADED and board.turn < board.scene.dates.two_steps
    what = cards.Gain.UPGRADE if late else cards.Gain.IMPROVEMENT
    play.push(cards.Bought(board.side(unit), unit, what, state.place, state.face, price))


def fits(board: Board, side: str, units: Sequence[str], space: str = "") -> bool:
    """NR41: whether units of one side may stay together on a space."""
    counted = [unit for unit in units if not board.kind(unit).free_stacking]
    if space in board.eased:
        return any(_fits(board, side, counted[:at] + counted[at + 1 :]) for at in range(len(counted))) or not counted
    return _fits(board, side, counted)


def _fits(board: Board, side: str, units: Sequence[str]) -> bool:
    return may_stack(board.scene.dates, board.turn, side, [board.face(unit).arm for unit in units])


def may_stack(dates: Dates, turn: int, side: str, arms: Sequence[Arm]) -> bool:
    """NR41, NRR49: whether units of these arms, all of which count, may stay together."""
    if len(arms) < 2:
        return True
    if len(arms) > 2:
        return False
    if side == AXIS or turn >= dates.free_stacking:
        return True
    return turn >= dates.tank_stacking and Arm.ARMOUR in arms and Arm.FORTRESS not in arms


def crowded(board: Board, side: str) -> list[str]:
    """NR41: spaces with too many units of a side."""
    spaces = sorted({board.units[unit].place for unit in board.army(side)})
    return [space for space in spaces if not fits(board, side, board.at(space), space)]


class Excess(Decision, frozen=True, tag="excess"):
    """NR41: the unit that is too many."""

    unit: str  #: The unit.


class Stacking(Step, frozen=True, tag="noretreat.stacking.v1"):
    """NR41: spaces are checked for units too many."""

    asks = {"overstack": "NR41"}
    side: str  #: The active side, which is asked first.

    def advance(self, play: Play) -> Ask | None:
        """NR41: both sides are judged, the active one first; the owner of units too many is asked."""
        for side in (self.side, other(self.side)):
            spaces = crowded(play.board, side)
            if spaces:
                return Ask(side, "overstack", spaces[0])
        play.pop()
        return None

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR41: any unit of the first such space."""
        for side in (self.side, other(self.side)):
            for space in crowded(board, side):
                return tuple(Excess(unit) for unit in board.at(space) if not board.kind(unit).free_stacking)
        return ()

    def take(self, play: Play, decision: Decision) -> None:
        """A unit too many leaves the map."""
        assert isinstance(decision, Excess), "a unit is too many"
        discard_excess(play, decision.unit)


class Improve(Decision, frozen=True, tag="improve"):
    """NR28: a reduced unit gets its step back, for cards."""

    handles = ("counter:{unit}", "button:improve")
    unit: str  #: The unit.


class Upgrade(Decision, frozen=True, tag="upgrade"):
    """NR29: a unit is turned to its better face without a card; a regional one is fortified so (NR30)."""

    handles = ("counter:{unit}", "button:upgrade")
    unit: str  #: The unit.


class Fortify(Decision, frozen=True, tag="fortify"):
    """NR30: a regional unit becomes a fortress, for a card."""

    handles = ("counter:{unit}", "button:fortify")
    unit: str  #: The unit.


class TurnBack(Decision, frozen=True, tag="turn_back"):
    """NR30: a fortress becomes regional again."""

    handles = ("counter:{unit}", "button:turn_back")
    unit: str  #: The unit.


class Flipping(Step, frozen=True, tag="noretreat.flipping.v1"):
    """NR28 to NR30: the flip step."""

    asks = {"flip": "NR28"}
    side: str  #: Whose.
    turned: tuple[str, ...] = ()  #: Units turned in it.
    free: int = 0  #: Free upgrades left.

    def advance(self, play: Play) -> Ask:
        """NR28, NR27: the active side is asked which unit it turns."""
        return Ask(self.side, "flip")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR28 to NR30, NR131: every way to turn a unit that has not been turned yet."""
        rich = board.scene.limits.fortify <= cards.hand_worth(board, self.side)
        for unit in board.army(self.side):
            if unit in self.turned:
                continue
            if improvable(board, unit):
                yield Improve(unit)
            if self.side != SOVIET:
                continue
            if self.free:
                yield Upgrade(unit)
            if rich and fortifiable(board, unit):
                yield Fortify(unit)
            if can_turn_back(board, unit):
                yield TurnBack(unit)

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Improve(unit):
                return foreign(board, self.side, unit) or self._is_not_improved(board, unit)
            case Upgrade(unit):
                return foreign(board, self.side, unit) or self._is_not_upgraded(board, unit)
        return None

    def _is_not_improved(self, board: Board, unit: str) -> Objection | None:
        """NR28: why an own unit does not get its step back."""
        if not board.on_map(unit):
            return Objection("NR28", message("not-on-the-map", unit=unit_name(board, unit)))
        if unit in self.turned:
            return Objection("NR28", message("not-turned-twice", unit=unit_name(board, unit)))
        if wrong := _not_improvable(board, unit):
            return wrong
        price, worth = improve_price(board, unit), cards.hand_worth(board, self.side)
        if price > worth:
            return Objection("NR28", message("not-paid", unit=unit_name(board, unit), price=price, worth=worth))
        return None

    def _is_not_upgraded(self, board: Board, unit: str) -> Objection | None:
        """NR29: why an own unit is not turned without a card."""
        if not board.on_map(unit):
            return Objection("NR29", message("not-on-the-map", unit=unit_name(board, unit)))
        if unit in self.turned:
            return Objection("NR29", message("not-turned-twice", unit=unit_name(board, unit)))
        if wrong := _not_upgradeable(board, unit):
            return wrong
        return None if self.free else Objection("NR29", message("not-another-free-upgrade", n=free_upgrades(board)))

    def take(self, play: Play, decision: Decision) -> None:
        """A unit is turned, or paid for."""
        limits = play.board.scene.limits
        match decision:
            case Improve(unit):
                play.push(cards.Paying(self.side, improve_price(play.board, unit), cards.Purchase.IMPROVE, unit))
            case Fortify(unit):
                play.push(cards.Paying(self.side, limits.fortify, cards.Purchase.FORTIFY, unit))
            case Upgrade(unit):
                play.replace(replace(self, turned=(*self.turned, unit), free=self.free - 1))
                turn_better(play, unit, Cause.UPGRADED, 0)
            case TurnBack(unit):
                play.replace(replace(self, turned=(*self.turned, unit)))
                turn_face(play, unit, 0, Cause.TURNED_BACK)


def disorganised(board: Board, side: str) -> list[str]:
    """NR37: the units of a side with a disorganised marker."""
    return [unit for unit in board.army(side) if board.units[unit].disorganised]


class Reorganise(Decision, frozen=True, tag="reorganise"):
    """NR37: a disorganised marker is taken off, for a card."""

    unit: str  #: The unit.


class Reorganising(Step, frozen=True, tag="noretreat.reorganising.v1"):
    """NR37: the reorganisation step."""

    asks = {"reorganise": "NR37"}
    side: str  #: Whose.
    more: bool = False  #: Whether one more marker may be taken off without a card (NR115).

    def advance(self, play: Play) -> Ask:
        """NR37."""
        return Ask(self.side, "reorganise")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR37, NR115."""
        units = disorganised(board, self.side) if self.more or cards.hand_worth(board, self.side) else []
        return map(Reorganise, units)

    def take(self, play: Play, decision: Decision) -> None:
        """A marker is taken off, for a card unless one before it paid for both (NR115)."""
        match decision:
            case Reorganise(unit) if self.more:
                play.replace(replace(self, more=False))
                mark(play, unit, UnitMarker.DISORGANISED, on=False)
            case Reorganise(unit):
                play.push(cards.Paying(self.side, play.board.scene.limits.reorganise, cards.Purchase.REORGANISE, unit))


REPLACED = (Cause.RESTORED, Cause.REPLACED)
"""How units come that may take the place of a cadre (NR107)."""


def _own_cities(board: Board, side: str, country: Country) -> list[str]:
    spaces = board.scene.atlas.spaces
    return [
        id
        for id, holder in board.control.items()
        if holder == side and is_city(board, id) and spaces[id].country == country
    ]


def usual_spaces(board: Board, side: str, *, restored: bool) -> set[str]:
    """NR32, NR33: where units of a side come as a rule."""
    atlas, zones = board.scene.atlas, enemy_zones(board, side)
    home, abroad = (Country.GREATER_GERMANY, Country.USSR) if side == AXIS else (Country.USSR, Country.GREATER_GERMANY)
    found = {id for id in _own_cities(board, side, home) if overland(board, side, id)}
    if side == AXIS:
        found -= zones
    else:
        found |= {id for id, space in atlas.spaces.items() if space.edge == Edge.EAST} - zones
    if restored:
        found |= {id for id in _own_cities(board, side, abroad) if overland(board, side, id)} - zones
        if side == AXIS:
            found |= {id for id in atlas.edges[AXIS] if atlas.spaces[id].country == Country.GREATER_GERMANY} - zones
    return found


def first_spaces(board: Board, unit: str) -> set[str] | None:
    """NR97 to NR99, NRR61: where a unit enters for the first time, if a rule of its own says so."""
    kind, atlas = board.kind(unit), board.scene.atlas
    enters, side = kind.enters, kind.side
    zones = enemy_zones(board, side)
    if enters.city:
        city = atlas.place(enters.city)
        return {city} - zones if board.control.get(city) == side else set()
    if enters.near or enters.areas:
        found = {atlas.place(slug) for slug in enters.areas if is_open(board, atlas.place(slug))}
        if enters.near:
            near = atlas.place(enters.near)
            for id, space in atlas.spaces.items():
                theirs = is_city(board, id) and board.control.get(id) == other(side)
                if space.crossing or atlas.is_area(id) or theirs or id in zones or board.at(id):
                    continue
                if atlas.distance(id, near) <= enters.within and overland(board, side, id):
                    found.add(id)
        return found
    if enters.trigger:
        return set(_own_cities(board, side, Country.GREATER_GERMANY)) - zones
    return None


def spaces_for(board: Board, unit: str, how: Cause) -> list[str]:
    """NR32 to NR36, NR107, NRR48: where a unit may come onto the map."""
    kind, state = board.kind(unit), board.units[unit]
    side, found = kind.side, None
    if how in (Cause.DETRAINED, Cause.CADRE):
        return detrain_spaces(board, side)
    if how == Cause.NEAR_CITY:
        found = _near_cities(board, side)
    elif how == Cause.REBUILT:
        found = _rebuilding(board, unit)
    elif how == Cause.ENTERING and state.new:
        found = first_spaces(board, unit)
    if found is None:
        found = usual_spaces(board, side, restored=how == Cause.RESTORED)
        if how in REPLACED:
            found |= {
                board.units[one].place
                for one in board.army(side)
                if board.kind(one).cadre and overland(board, side, board.units[one].place)
            }
    theirs = held(board, other(side))
    return sorted(space for space in found if space not in theirs and may_be_in(board, unit, space))


def _near_cities(board: Board, side: str) -> set[str]:
    """Own cities and the hexes next to one, with overland supply."""
    atlas = board.scene.atlas
    cities = {id for id, holder in board.control.items() if holder == side and is_city(board, id)}
    beside = {near for city in cities for near in atlas.land[city] if not atlas.is_area(near)}
    theirs = {id for id in beside if is_city(board, id) and board.control.get(id) == other(side)}
    return {id for id in cities | (beside - theirs) if overland(board, side, id)}


def _rebuilding(board: Board, unit: str) -> set[str]:
    """Own cities of Greater Germany outside EZOC; a Volkssturm its own city, else any such."""
    found = set(_own_cities(board, AXIS, Country.GREATER_GERMANY)) - enemy_zones(board, AXIS)
    own = board.scene.atlas.place(board.kind(unit).enters.city)
    return {own} if own in found else found


# --- the placement step


def price(board: Board, unit: str) -> int:
    """NR36, NRR6: the price in cards to replace a unit."""
    limits, kind, state = board.scene.limits, board.kind(unit), board.units[unit]
    if kind.card_price > 1 and state.face == 1:
        return kind.card_price
    return limits.replace_destroyed if state.place == DESTROYED else limits.replace_surrendered


def replaceable(board: Board, side: str) -> list[str]:
    """NR36: the units that cards can bring back."""
    if side == AXIS and board.turn < board.scene.dates.axis_replaces:
        return []
    return [unit for box in (DESTROYED, SURRENDERED) for unit in board.boxed(side, box)]


def arriving(board: Board, side: str) -> list[str]:
    """NR34, NR35: the units that come free: restored ones, and those of this turn."""
    due = [unit for unit in board.boxed(side, TRACK) if board.units[unit].turn <= board.turn]
    return [*board.boxed(side, SHATTERED), *(unit for unit in due if not board.kind(unit).cadre)]


def coming_back(board: Board, side: str) -> list[str]:
    """NR99, NRR47: units that may come back once, for victory points."""
    most = board.scene.limits.event_vp
    found = []
    for unit in board.boxed(side, WAITING):
        kind = board.kind(unit)
        paid = board.event_vp - kind.returns_vp >= -most
        if kind.returns_from and board.turn >= kind.returns_from and paid and f"back-{unit}" not in board.once:
            found.append(unit)
    return found


def how_it_comes(board: Board, unit: str) -> Cause:
    """In what way a unit that lies somewhere would come."""
    return {SHATTERED: Cause.RESTORED, DESTROYED: Cause.REPLACED, SURRENDERED: Cause.REPLACED}.get(
        board.units[unit].place, Cause.ENTERING
    )


def must_come(board: Board, unit: str) -> bool:
    """NRR28, NRR60: whether a unit must be placed: it is free, and there is a space where it may stay."""
    if board.kind(unit).enters.may_wait and board.units[unit].new:
        return False
    side = board.side(unit)
    spaces = spaces_for(board, unit, how_it_comes(board, unit))
    return any(fits(board, side, (*board.at(space), unit), space) for space in spaces)


# --- a unit is put down


class Putting(Step, frozen=True, tag="noretreat.putting.v1"):
    """A unit comes onto the map: where is asked."""

    asks = {"place_at": "NR32", "detrain_at": "NR49"}
    side: str  #: The side of the unit, which is prompted.
    unit: str  #: The unit.
    how: Cause  #: Why.
    cards: int = 0  #: The price in cards.

    def advance(self, play: Play) -> Ask | None:
        """The side is asked where; without a place the unit stays where it is."""
        if not spaces_for(play.board, self.unit, self.how):
            play.pop()
            return None
        return Ask(self.side, "detrain_at" if self.how in (Cause.DETRAINED, Cause.CADRE) else "place_at", self.unit)

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR32, NR49."""
        return tuple(At(space) for space in spaces_for(board, self.unit, self.how))

    def take(self, play: Play, decision: Decision) -> None:
        """The unit is put down, with what follows from how it comes."""
        assert isinstance(decision, At), "a unit is put on a space"
        play.pop()
        board, unit, space = play.board, self.unit, decision.space
        was = board.units[unit]
        eliminated = was.place in (DESTROYED, SURRENDERED)
        if eliminated:
            lower_face(play, unit)
        kind = board.kind(unit)
        on_time = was.new and board.turn == kind.enters.turn
        if on_time and kind.better_in and board.scene.atlas.place(kind.better_in) == space:
            turn_face(play, unit, 1, Cause.ENTERING)
        cadre = next((one for one in board.at(space) if board.kind(one).cadre and board.side(one) == self.side), "")
        put(play, unit, space, self.how)
        entered(play, unit, space)
        if self.how in REPLACED and cadre:
            leave(play, cadre, TRACK, Cause.RELIEVED)
        elif self.how in REPLACED or eliminated:
            mark(play, unit, e.UnitMarker.DISORGANISED)
        if self.how == Cause.REPLACED:
            play.push(cards.Bought(self.side, unit, cards.Gain.REPLACEMENT, was.place, was.face, self.cards))


class Place(Decision, frozen=True, tag="place"):
    """NR32 to NR36: a unit is brought onto the map; where is asked next."""

    unit: str  #: The unit.


class Placing(Step, frozen=True, tag="noretreat.placing.v1"):
    """NR32 to NR36: the placement step."""

    asks = {"place": "NR32"}
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask | None:
        """NR32: cadres go to their box (NR106); an army that has no area left to enter is destroyed (NR98)."""
        board = play.board
        for unit in board.boxed(self.side, TRACK):
            if board.units[unit].turn <= board.turn and board.kind(unit).cadre:
                put(play, unit, CADRES, Cause.ENTERING)
                return None
        for unit in arriving(board, self.side):
            enters = board.kind(unit).enters
            if (
                board.units[unit].new
                and enters.areas
                and self.side == SOVIET
                and not spaces_for(board, unit, Cause.ENTERING)
            ):
                put(play, unit, DESTROYED, Cause.NO_AREA)
                return None
        return Ask(self.side, "place")

    def may_decline(self, board: Board, ask: Ask) -> bool:
        """NR131: nobody may stop while a unit must come."""
        return not any(must_come(board, unit) for unit in arriving(board, self.side))

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR34 to NR36: every unit that has a place."""
        free = [unit for unit in arriving(board, self.side) if spaces_for(board, unit, how_it_comes(board, unit))]
        paid = [
            unit
            for unit in replaceable(board, self.side)
            if price(board, unit) <= cards.hand_worth(board, self.side) and spaces_for(board, unit, Cause.REPLACED)
        ]
        back = [unit for unit in coming_back(board, self.side) if spaces_for(board, unit, Cause.ENTERING)]
        return map(Place, sorted((*free, *paid, *back)))

    def take(self, play: Play, decision: Decision) -> None:
        """A unit is brought, for cards where it has a price."""
        assert isinstance(decision, Place), "a unit is brought"
        board, unit = play.board, decision.unit
        how = how_it_comes(board, unit)
        if how == Cause.REPLACED:
            play.push(cards.Paying(self.side, price(board, unit), cards.Purchase.REPLACE, unit))
            return
        if board.units[unit].place == WAITING:
            play.emit(e.OnceUsed(f"back-{unit}"))
            move_vp(play, other(self.side), board.kind(unit).returns_vp, e.VpCause.RETURNS)
            turn_face(play, unit, 1, Cause.ENTERING)
        play.push(Putting(self.side, unit, how))


def lower_face(play: Play, unit: str) -> None:
    """NR31, NR36: a unit that was eliminated comes back reduced; until Soviet units have two steps a red one red."""
    board = play.board
    kind = board.kind(unit)
    fortress = board.face(unit).arm == Arm.FORTRESS
    if kind.two_steps or fortress or kind.side == AXIS or board.turn >= board.scene.dates.two_steps:
        turn_face(play, unit, 0, Cause.RETURNS)
