"""What has been paid for happens (NR18)."""

from msgspec.structs import replace

from domain.noretreat import events as e
from domain.noretreat.frames import Flipping, Paying, Putting, Reorganising
from domain.noretreat.rules.movement import entrain
from domain.noretreat.rules.rail import rail_room
from domain.noretreat.rules.table import Table, mark
from domain.noretreat.rules.turning import turn_better


def complete(table: Table, paid: Paying) -> None:
    """The purchase is made."""
    what, subject = paid.what, paid.subject
    match what:
        case "improve" | "fortify":
            below = table.board.frames[-1]
            assert isinstance(below, Flipping), "units are turned in the flip step"
            table.swap(replace(below, turned=(*below.turned, subject)))
            turn_better(table, subject, "improved" if what == "improve" else "fortified", paid.paid)
        case "replace":
            table.push(Putting(paid.side, subject, "replaced", cards=paid.paid))
        case "reorganise":
            mark(table, subject, "disorganised", on=False)
            below = table.board.frames[-1]
            assert isinstance(below, Reorganising), "markers are taken off in the reorganisation step"
            if paid.paid > paid.price:
                table.swap(replace(below, more=True))
        case "entrain":
            if rail_room(table.board, paid.side) > 0 and table.board.on_map(subject):
                entrain(table, subject)
        case "counterblow":
            table.emit(e.BlowLaid(subject, paid.side, "counterblow"))
        case "unscorch":
            table.emit(e.GroundMarked(subject, "scorched", on=False))
