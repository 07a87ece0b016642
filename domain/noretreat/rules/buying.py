"""What has been paid for happens (NR18)."""

from msgspec.structs import replace

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.frames import (
    Cause,
    Flipping,
    Paying,
    Purchase,
    Putting,
    Reorganising,
)
from kronika.domain.noretreat.rules.movement import entrain
from kronika.domain.noretreat.rules.rail import rail_room
from kronika.domain.noretreat.rules.table import Table, mark
from kronika.domain.noretreat.rules.turning import turn_better
from kronika.domain.noretreat.state import BlowKind


def complete(table: Table, paid: Paying) -> None:
    """The purchase is made."""
    what, subject = paid.what, paid.subject
    match what:
        case Purchase.IMPROVE | Purchase.FORTIFY:
            below = table.board.frames[-1]
            assert isinstance(below, Flipping), "units are turned in the flip step"
            table.swap(replace(below, turned=(*below.turned, subject)))
            turn_better(table, subject, Cause.IMPROVED if what == Purchase.IMPROVE else Cause.FORTIFIED, paid.paid)
        case Purchase.REPLACE:
            table.push(Putting(paid.side, subject, Cause.REPLACED, cards=paid.paid))
        case Purchase.REORGANISE:
            mark(table, subject, e.UnitMarker.DISORGANISED, on=False)
            below = table.board.frames[-1]
            assert isinstance(below, Reorganising), "markers are taken off in the reorganisation step"
            if paid.paid > paid.price:
                table.swap(replace(below, more=True))
        case Purchase.ENTRAIN:
            if rail_room(table.board, paid.side) > 0 and table.board.on_map(subject):
                entrain(table, subject)
        case Purchase.COUNTERBLOW:
            table.emit(e.BlowLaid(subject, paid.side, BlowKind.COUNTERBLOW))
        case Purchase.UNSCORCH:
            table.emit(e.GroundMarked(subject, e.GroundMarker.SCORCHED, on=False))
