"""Checks: chance with a purpose that decides before everybody's eyes, dice or a card that is flipped
(design 14)."""

from typing import Any

import msgspec

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import DiceRolled, Event, Test
from kronika.domain.kernel.sealing import part_for
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Flip
from kronika.domain.kernel.words import PUBLIC


class Check(msgspec.Struct, frozen=True):
    """A roll or flip, with its purpose and its proof. Dice leave `flip` as None, a card leaves `faces` empty. While the
    proof is sealed, `link` is empty and `index` has no value."""

    use: Use
    test: Test | None
    faces: tuple[int, ...] = ()
    flip: Flip | None = None
    link: str = ""
    index: int | None = None


def check_of(system: System, event: Event) -> Check | None:
    """The check that an event is, told from as much of it as is seen; None if it is not a check."""
    if isinstance(event, DiceRolled):
        return Check(event.use, event.test, event.faces, link=event.link)
    flip = system.flipped(event)
    if flip is None:
        return None
    used: Any = event
    proof = proof_of(used)
    if proof is None:
        return Check(used.use, flip.test, flip=flip)
    return Check(used.use, flip.test, flip=flip, link=proof.link, index=proof.index)


def proof_of(event: Any) -> Any:
    """Returns the part that holds the link that an event used and its outcome: the event, or its part for the audience
    of the chain. Returns None where that is shut."""
    audience = event.use.audience
    if audience == PUBLIC:
        return event
    part = part_for(event, audience)
    return part.content if part is not None else None
