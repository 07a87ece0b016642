"""How games of No Retreat! are drawn: the panels, and what leads to each decision when somebody points at things."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import asdict

from kronika.domain.kernel.rendering import BUTTON, Drawing, Meant, Panel
from kronika.domain.kernel.steps import Decision, filled
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.rendering.beside import battle_card
from kronika.domain.noretreat.rendering.counters import figures, sides_of
from kronika.domain.noretreat.rendering.map import legend_panel, map_panel, units_panel
from kronika.domain.noretreat.rendering.panels import boxes_panel, hand_panel, open_panel, turns_panel
from kronika.domain.noretreat.rendering.written import written
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import Attack, Counterblow, Take, Target
from kronika.domain.noretreat.rules.effects import Working, effect_of
from kronika.domain.noretreat.rules.losses import Cadre, Lose
from kronika.domain.noretreat.rules.movement import Go, Move
from kronika.domain.noretreat.rules.parts import Pick
from kronika.domain.noretreat.rules.retreats import Advance, Retreat
from kronika.domain.noretreat.rules.units import Improve
from kronika.domain.noretreat.state import SIDE_NAMES, Board, half_title, place_name, unit_name
from kronika.domain.noretreat.view import view
from kronika.domain.noretreat.words import message

KINDS: Final = {"unit": "counter", "space": "space", "to": "space", "card": "card"}
"""The kind of thing that a field points at, by the name of the field."""
LAST: Final = frozenset({"done", "drop", "pass", "stop"})
"""Decisions whose buttons come last, so that nobody chooses them in haste."""


def handles(board: Board, decision: Decision) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    if isinstance(decision, Pick):
        return _picked(board, decision.chosen)
    if decision.handles:
        return filled(decision)
    pointed = tuple([f"{KINDS[name]}:{id}" for name, id in asdict(decision).items()])
    return pointed or (f"{BUTTON}{decision.__struct_config__.tag}",)


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


UNITS: Final = {"move": Move, "flip": Improve, "choose_attackers": Take, "lose_step": Lose, "place_cadre": Cadre}
SPACES: Final = {
    "go": Go,
    "declare_targets": Target,
    "declare_counterblows": Counterblow,
    "choose_battle": Attack,
    "add_hex": Attack,
}
WAYS: Final = {"retreat": Retreat, "advance": Advance, "advance_on": Advance}
"""The decisions that pointing at a unit or a space means, by the kind of the prompt."""


def tried(board: Board, prompt: Prompt, pointed: Sequence[str]) -> Iterator[Decision]:
    """See `kronika.domain.kernel.rendering.Drawing`: a card's event, a unit, or a space, which a unit stands for."""
    kind, _, id = pointed[-1].partition(":")
    if kind == "card":
        yield Play(int(id))
    if kind == "counter" and prompt.kind in UNITS:
        yield UNITS[prompt.kind](id)
    if kind in ("counter", "space") and prompt.kind in SPACES:
        yield SPACES[prompt.kind](board.units[id].place if kind == "counter" else id)
    if kind in ("counter", "space") and prompt.kind in WAYS:
        way, first = WAYS[prompt.kind], pointed[0].removeprefix("counter:")
        if len(pointed) > 1 and first in board.units:
            yield way(first, board.units[id].place if kind == "counter" else id)
        elif kind == "counter":
            yield way(id, board.units[id].place)


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


# --- panels


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The map with what is printed beside it first, then the hands, the own one before the other, the open cards, the boxes,
    the units with both their sides, all turns, and what the signs mean."""
    if not board.units:
        return ()
    seen = view(board)
    hands, battle = {hand.side: hand for hand in seen.hands}, battle_card(board, seen, language)
    return (
        map_panel(board, seen, language),
        *(hand_panel(board, hands[side], battle, language) for side in sides_of(board) if side in hands),
        open_panel(board, seen, language),
        boxes_panel(board, seen, language),
        units_panel(board, seen, language),
        turns_panel(board, seen, language),
        legend_panel(language),
    )


DRAWING: Final = Drawing(panels, written, handles, meant, tried)
