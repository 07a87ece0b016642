"""What leads to each decision when somebody points at things, and what those things are called."""

from typing import Final

from kronika.domain.kernel.rendering import BUTTON, Meant
from kronika.domain.kernel.steps import Decision
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import SIDE_NAMES, half_title, place_name, unit_name
from kronika.domain.noretreat.rendering.counters import figures
from kronika.domain.noretreat.rules.battle import Ground
from kronika.domain.noretreat.rules.cards import Discard, Pay, Play
from kronika.domain.noretreat.rules.declaring import Attack, Counterblow, Take, Target
from kronika.domain.noretreat.rules.effects import Working, effect_of
from kronika.domain.noretreat.rules.losses import Cadre, Lose
from kronika.domain.noretreat.rules.movement import Entrain, Go, Move, Step
from kronika.domain.noretreat.rules.parts import At, Pick
from kronika.domain.noretreat.rules.rail import Detrain, Mark
from kronika.domain.noretreat.rules.retreats import Advance, Retreat
from kronika.domain.noretreat.rules.units import Excess, Fortify, Improve, Place, Reorganise, TurnBack, Upgrade
from kronika.domain.noretreat.state import RAIL, Board
from kronika.domain.noretreat.words import message

LAST: Final = frozenset({"done", "drop", "pass", "stop"})
"""What nobody means in haste."""


def handles(board: Board, decision: Decision) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    tag = str(decision.__struct_config__.tag)
    match decision:
        case Play(card=card, mode=mode):
            return (f"card:{card}", f"{BUTTON}play-{mode}")
        case Discard(card=card):
            return (f"card:{card}", BUTTON + tag)
        case Pay(card=card):
            return (f"card:{card}",)
        case Improve(unit=unit) | Upgrade(unit=unit) | Fortify(unit=unit) | TurnBack(unit=unit):
            return (f"counter:{unit}", BUTTON + tag)
        case Entrain(unit=unit):
            return (f"box:{RAIL}", f"counter:{unit}")
        case Retreat(unit=unit, to=to) | Advance(unit=unit, to=to):
            return (f"counter:{unit}", f"space:{to}")
        case Place(unit=unit) | Reorganise(unit=unit) | Move(unit=unit) | Mark(unit=unit):
            return (f"counter:{unit}",)
        case Take(unit=unit) | Lose(unit=unit) | Cadre(unit=unit) | Excess(unit=unit) | Detrain(unit=unit):
            return (f"counter:{unit}",)
        case Go(to=space) | Step(to=space) | At(space=space) | Target(space=space):
            return (f"space:{space}",)
        case Counterblow(space=space) | Attack(space=space) | Ground(space=space):
            return (f"space:{space}",)
        case Pick(chosen=what):
            return _picked(board, what)
        case _:
            return (BUTTON + tag,)


def _picked(board: Board, what: str) -> tuple[str, ...]:
    """A unit, a space, a card, the use of a card, or an option."""
    if what in board.units:
        return (f"counter:{what}",)
    if what in board.scene.atlas.spaces:
        return (f"space:{what}",)
    frame = board.frames[-1]
    does = effect_of(board, frame).do if isinstance(frame, Working) else None
    if does == Do.REPEAT_TOP:
        card, _, mode = what.partition("-")
        return (f"card:{card}", f"{BUTTON}play-{mode}")
    if does in (Do.TAKE_DISCARD, Do.DISCARD_FROM_HAND):
        return (f"card:{what}",)
    return (f"{BUTTON}pick-{what}",)


def meant(board: Board, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "button":
            return Meant(message(f"button-{id}"), last=id in LAST)
        case "card":
            first, second = sorted(SIDES, key=lambda side: side != board.viewer)
            return Meant(half_title(board, first, int(id)), detail=half_title(board, second, int(id)))
        case "counter":
            unit = board.units[id]
            detail = message("button-counter", figures=figures(board.face(id)), place=place_name(board, unit.place))
            return Meant(unit_name(board, id), Sentence(id, id), detail)
        case "seat":
            return Meant(SIDE_NAMES[id])
    return Meant(place_name(board, id))
