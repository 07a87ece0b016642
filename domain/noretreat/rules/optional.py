"""The optional rules (NR111 to NR120)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.chart import Country
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.content.units import Arm, OptionalUnits
from kronika.domain.noretreat.content.words import Nation, Weather
from kronika.domain.noretreat.frames import (
    Cause,
    Discarding,
    Offer,
    Offering,
    Putting,
    Supporting,
    WhyDiscarded,
)
from kronika.domain.noretreat.rules.losses import move_vp
from kronika.domain.noretreat.rules.movement import entered
from kronika.domain.noretreat.rules.table import Ask, Table, mark, put, turn_face
from kronika.domain.noretreat.rules.zones import enemy_zones, held, may_be_in
from kronika.domain.noretreat.state import DESTROYED, OUT, WAITING, Board


def enter(table: Table) -> None:
    """NR119: reserves come into the destroyed box."""
    board = table.board
    if board.setup.reserves and board.turn == board.scene.dates.reserves:
        for kind in board.content.units:
            if kind.enters.optional == OptionalUnits.RESERVES:
                put(table, kind.id, DESTROYED, Cause.ENTERING)


# --- detachments and fortified fronts (NR111, NR112)


def _coming(board: Board, rule: OptionalUnits, arm: Arm) -> tuple[str, ...]:
    """The units of an optional rule that have not come yet, of one arm."""
    return tuple(
        kind.id
        for kind in board.content.units
        if kind.enters.optional == rule and kind.faces[0].arm == arm and board.units[kind.id].place == WAITING
    )


def _alone_and_supplied(board: Board, unit: str) -> bool:
    state = board.units[unit]
    return not state.unsupplied and board.at(state.place) == (unit,)


def detachable(board: Board) -> list[str]:
    """NR111: a full 4-4 infantry army, or a full panzer army, German, supplied, alone on its hex."""
    found = []
    for unit in board.army(AXIS):
        kind, face = board.kind(unit), board.face(unit)
        if kind.nation != Nation.GERMAN or not kind.two_steps or board.units[unit].face == 0:
            continue
        if not _alone_and_supplied(board, unit):
            continue
        army = (face.strength, face.mp, face.arm) == (4, 4, Arm.INFANTRY)
        tanks = face.arm == Arm.ARMOUR
        if (army and _coming(board, OptionalUnits.DETACHMENTS, Arm.INFANTRY)) or (
            tanks and _coming(board, OptionalUnits.DETACHMENTS, Arm.MECHANISED)
        ):
            found.append(unit)
    return found


def fortifiable_fronts(board: Board) -> list[str]:
    """NR112: a supplied 4-3 infantry front on its brown face, alone on its hex."""
    if not _coming(board, OptionalUnits.FORTIFIED_FRONTS, Arm.INFANTRY):
        return []
    return [
        unit
        for unit in board.army(SOVIET)
        if board.face(unit).id == "brown"
        and (board.face(unit).strength, board.face(unit).mp, board.face(unit).arm) == (4, 3, Arm.INFANTRY)
        and _alone_and_supplied(board, unit)
    ]


def offer_detachments(table: Table, side: str) -> None:
    """NR111: in the Axis supply phase."""
    board = table.board
    if board.setup.detachments and side == AXIS and board.turn >= board.scene.dates.detachments:
        table.push(Offering(AXIS, Offer.DETACH))


def offer_fortified_fronts(table: Table, side: str) -> None:
    """NR112: in the Axis supply phase the Soviets are asked."""
    board = table.board
    if board.setup.fortified_fronts and side == AXIS and board.turn >= board.scene.dates.fortified_fronts:
        table.push(Offering(SOVIET, Offer.FORTIFIED_FRONTS))


def offers_at_start(board: Board) -> tuple[Offering, ...]:
    """NR123: units that could have been formed before the first turn may be at once, if that is agreed; the Axis
    first."""
    setup, dates = board.setup, board.scene.dates
    offers = []
    if setup.optional_units and setup.detachments and board.turn >= dates.detachments:
        offers.append(Offering(AXIS, Offer.DETACH))
    if setup.optional_units and setup.fortified_fronts and board.turn >= dates.fortified_fronts:
        offers.append(Offering(SOVIET, Offer.FORTIFIED_FRONTS))
    return tuple(offers)


# --- offers

BROUGHT = {Offer.DETACH: Cause.DETACHED, Offer.FORTIFIED_FRONTS: Cause.FORTIFIED_FRONTS}
"""Why units come and go by an offer."""


def offerable(board: Board, frame: Offering) -> list[str]:
    """The units for which something is offered."""
    match frame.what:
        case Offer.DETACH:
            return detachable(board)
        case Offer.FORTIFIED_FRONTS:
            return fortifiable_fronts(board)
        case Offer.PARTISANS:
            return harassed(board)
    return []


def offering(table: Table, frame: Offering) -> Ask | None:
    """What a rule offers is asked once; what comes of it is put down."""
    board = table.board
    if frame.left:
        return Ask(frame.side, "place_at", frame.left[0])
    if frame.what in (Offer.SHIFT_INITIATIVE, Offer.RESERVE_DETRAIN, Offer.JOKER):
        return Ask(frame.side, frame.what)
    if not offerable(board, frame):
        table.pop()
        return None
    return Ask(frame.side, frame.what)


def offering_legal(board: Board, frame: Offering, kind: str) -> tuple[d.Decision, ...]:
    """What may be answered to an offer."""
    if frame.left:
        spaces = [space for space in _around(board, frame) if may_be_in(board, frame.left[0], space)]
        return tuple(d.At(space) for space in sorted(spaces))
    if frame.what in (Offer.SHIFT_INITIATIVE, Offer.JOKER):
        return (d.Yes(), d.No())
    if frame.what == Offer.RESERVE_DETRAIN:
        return (d.Pass(), d.Detrain(frame.unit))
    return (d.Pass(), *(d.Mark(unit) for unit in offerable(board, frame)))


def _around(board: Board, frame: Offering) -> list[str]:
    """NR111: the hex of the unit that gave way, or one next to it outside EZOC."""
    theirs, zones = held(board, other(frame.side)), enemy_zones(board, frame.side)
    near = [space for space in board.scene.atlas.land[frame.at] if space not in theirs and space not in zones]
    return [frame.at, *near]


def offering_answer(table: Table, frame: Offering, decision: d.Decision) -> None:
    """An offer is taken or not."""
    match decision:
        case d.At(space):
            unit = frame.left[0]
            table.swap(replace(frame, left=frame.left[1:], at=frame.at if frame.left[1:] else ""))
            put(table, unit, space, BROUGHT[frame.what])
            entered(table, unit, space)
        case d.Mark(unit):
            _take(table, frame, unit)
        case d.Detrain(unit):
            table.pop()
            table.push(Putting(frame.side, unit, Cause.DETRAINED))
        case d.Yes() if frame.what == Offer.JOKER:
            table.pop()
            table.emit(e.JokerTurned(other(frame.side)))
            table.push(Discarding(frame.side, JOKER_CARDS, WhyDiscarded.JOKER, up_to=True))
        case d.Yes():
            table.pop()
            shift_initiative(table, frame.side)
        case _:
            table.pop()


def _take(table: Table, frame: Offering, unit: str) -> None:
    board = table.board
    at = board.units[unit].place
    if frame.what == Offer.PARTISANS:
        table.pop()
        table.emit(e.OnceUsed(f"partisans-{board.turn}"))
        mark(table, unit, e.UnitMarker.PARTISANS)
        return
    if board.face(unit).arm == Arm.ARMOUR:
        come = _coming(board, OptionalUnits.DETACHMENTS, Arm.MECHANISED)
        turn_face(table, unit, 0, BROUGHT[frame.what])
    else:
        detached = frame.what == Offer.DETACH
        rule = OptionalUnits.DETACHMENTS if detached else OptionalUnits.FORTIFIED_FRONTS
        come = _coming(board, rule, Arm.INFANTRY)
        put(table, unit, OUT, BROUGHT[frame.what])
    table.swap(replace(frame, at=at, left=come))


# --- local support (NR113)


def supporting(table: Table, frame: Supporting) -> Ask | None:
    """NR113: the side is asked for a supplied unit."""
    if not _supportable(table.board, frame.side):
        table.pop()
        return None
    return Ask(frame.side, "local_support")


def _supportable(board: Board, side: str) -> list[str]:
    return [unit for unit in board.army(side) if not board.units[unit].unsupplied]


def supporting_legal(board: Board, frame: Supporting, kind: str) -> tuple[d.Decision, ...]:
    """NR113."""
    return (d.Pass(), *(d.Mark(unit) for unit in _supportable(board, frame.side)))


def supporting_answer(table: Table, frame: Supporting, decision: d.Decision) -> None:
    """The marker is put on a unit."""
    table.pop()
    if isinstance(decision, d.Mark):
        table.emit(e.LocalSupport(frame.side, decision.unit))


# --- variable initiative (NR118)


def offer_initiative(table: Table) -> None:
    """NR118: before turn 12 the Soviets may pull the marker nearer, from then on the Axis may push it further."""
    board = table.board
    most = board.scene.limits.event_vp
    if not board.setup.variable_initiative:
        return
    if board.turn < board.scene.dates.initiative:
        if board.event_vp < most and board.pivot > board.turn:
            table.push(Offering(SOVIET, Offer.SHIFT_INITIATIVE))
    elif board.event_vp > -most and board.initiative == SOVIET and board.pivot <= board.scene.dates.end:
        table.push(Offering(AXIS, Offer.SHIFT_INITIATIVE))


def shift_initiative(table: Table, side: str) -> None:
    """NR118: an event VP is spent, and the marker moves one turn."""
    board = table.board
    move_vp(table, other(side), 1, e.VpCause.INITIATIVE)
    table.emit(e.InitiativeShifted(board.pivot + (-1 if side == SOVIET else 1)))


# --- the Joker (NR117)

JOKER_CARDS = 2
"""Cards that the Joker exchanges at most."""


def offer_joker(table: Table, side: str) -> None:
    """NR117: in the own card phase who holds the Joker may discard up to two cards and draw as many."""
    if table.board.joker == side and table.board.hands[side]:
        table.push(Offering(side, Offer.JOKER))


# --- partisans (NR120)


def harassed(board: Board) -> list[str]:
    """NR120: Axis units in the USSR next to a supplied Soviet unit."""
    atlas = board.scene.atlas
    supplied = {board.units[unit].place for unit in board.army(SOVIET) if not board.units[unit].unsupplied}
    return [
        unit
        for unit in board.army(AXIS)
        if atlas.spaces[board.units[unit].place].country == Country.USSR
        and any(near in supplied for near in atlas.land[board.units[unit].place])
    ]


def partisans_ready(board: Board) -> bool:
    """NR120: whether the marker lies in the Soviet rail box."""
    used = [int(what.partition("-")[2]) for what in board.once if what.startswith("partisans-")]
    return board.turn >= max([board.scene.dates.partisans, *(turn + AWAY for turn in used)])


AWAY = 4
"""NR120: in how many turns the marker is back."""


def offer_partisans(table: Table, side: str) -> None:
    """NR120: in a Soviet detraining phase in bad weather."""
    board = table.board
    if board.setup.partisans and side == SOVIET and board.weather != Weather.CLEAR and partisans_ready(board):
        table.push(Offering(SOVIET, Offer.PARTISANS))
