"""What a client signs that was written by docs/checking-a-game.md alone is what the service checks: every
decision that there is, with every field empty that may be, is the same canonical JSON on both sides."""

from enum import StrEnum
from typing import Any, get_args

import msgspec
import pytest

from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.undaunted.acts import Act
from kronika.domain.undaunted.campaign.contract import DECISIONS as CAMPAIGN_DECISIONS
from kronika.domain.undaunted.contract import DECISIONS as UNDAUNTED_DECISIONS
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import Play
from kronika.service import convert
from tests.trust.exported import plain
from tests.trust.second_verifier import canonical


def emptiest(type_: Any) -> Any:
    """A decision or an act with nothing in its fields but what has to be there."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(type_):
        kinds = get_args(field.type)
        if kinds:
            values[field.name] = emptiest(kinds[0])
        elif issubclass(field.type, StrEnum):
            values[field.name] = next(iter(field.type))
        else:
            values[field.name] = field.type()
    return type_(**values)


DECISIONS = [
    *(("undaunted", emptiest(kind)) for kind in UNDAUNTED_DECISIONS),
    *(("undaunted", Play("us-rifleman-a", emptiest(act))) for act in get_args(Act)),
    *(("undaunted", Perform(emptiest(act), at="402")) for act in get_args(Act)),
    *(("undaunted_campaign", emptiest(kind)) for kind in CAMPAIGN_DECISIONS),
]


@pytest.mark.parametrize(("system", "decision"), DECISIONS, ids=str)
def test_a_decision_is_written_as_the_page_says(system: str, decision: Any) -> None:
    message = convert.to_decision(system, decision)
    written = canonical(plain(getattr(message, system), "decide"))
    assert written == canonical_json(decision)
    assert canonical_json(convert.from_decision(system, message)) == written


def test_nothing_but_at_plain_and_seat_of_a_play_is_ever_left_out() -> None:
    kinds = [*UNDAUNTED_DECISIONS, *get_args(Act), *CAMPAIGN_DECISIONS]
    optional = {(kind.__name__, f.name) for kind in kinds for f in msgspec.structs.fields(kind) if not f.required}
    assert optional == {(kind, left_out) for kind in ("Play", "Perform") for left_out in ("at", "plain", "seat")}
