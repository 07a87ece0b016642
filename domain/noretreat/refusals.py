"""Why a decision is refused: what was wrong and by which rule, told from what the seat asked may know."""

from collections.abc import Callable
from typing import Any, NamedTuple

from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat.content.sides import AXIS, other
from kronika.domain.noretreat.frames import Going, Moving, Targeting
from kronika.domain.noretreat.names import SIDE_NAMES, space_name, unit_name
from kronika.domain.noretreat.rules.cards import has_happened, symbol_fits
from kronika.domain.noretreat.rules.combat import target_limit, willing
from kronika.domain.noretreat.rules.movement import allowance
from kronika.domain.noretreat.rules.rail import rail_room
from kronika.domain.noretreat.rules.turning import free_upgrades, improvable
from kronika.domain.noretreat.rules.zones import enemy_zones, held, may_be_in
from kronika.domain.noretreat.state import Board


class Why(NamedTuple):
    """A rule, and what it says of a decision."""

    rule: str
    said: Sentence


def _why(rule: str, en: str, cs: str) -> Why:
    return Why(rule, Sentence(en, cs))


def _foreign(board: Board, seat: str, unit: str) -> Why | None:
    if unit not in board.units:
        return _why("NR2", f"There is no unit {unit}.", f"Jednotka {unit} neexistuje.")
    if board.side(unit) != seat:
        who = unit_name(board, unit)
        return _why("NR38", f"{who.en} is not a unit of yours.", f"{who.cs} není vaše jednotka.")
    return None


def _move(board: Board, seat: str, decision: d.Move) -> Why | None:
    unit, frame = decision.unit, board.frames[-1]
    if wrong := _foreign(board, seat, unit):
        return wrong
    who = unit_name(board, unit)
    if not board.on_map(unit):
        return _why("NR38", f"{who.en} is not on the map.", f"{who.cs} není na mapě.")
    if isinstance(frame, Moving) and unit in frame.moved:
        return _why("NR38", f"{who.en} has moved in this phase.", f"{who.cs} už v této fázi táhla.")
    if not allowance(board, unit):
        return _why("NR2", f"{who.en} does not move.", f"{who.cs} se nepohybuje.")
    return _why("NR42", f"{who.en} can enter no space.", f"{who.cs} nemůže vstoupit na žádné pole.")


def _go(board: Board, seat: str, decision: d.Go) -> Why | None:
    frame = board.frames[-1]
    if not isinstance(frame, Going) or decision.to not in board.scene.atlas.spaces:
        return None
    unit, to = frame.unit, decision.to
    who, where = unit_name(board, unit), space_name(board, to)
    side, start = board.side(unit), board.units[unit].place
    if to in held(board, other(side)):
        return _why("NR40", f"There are enemy units in {where.en}.", f"Na poli {where.cs} stojí nepřítel.")
    if not may_be_in(board, unit, to):
        return _why("NR44", f"{who.en} may not enter {where.en}.", f"{who.cs} nesmí vstoupit: {where.cs}.")
    zones = enemy_zones(board, side)
    if to in board.scene.atlas.land[start] and start in zones and to in zones:
        return _why(
            "NR42",
            f"{where.en} lies in an enemy zone of control, as the unit does; it can be entered only if a friendly unit "
            "is there, or by another way.",
            f"Pole {where.cs} leží v zóně kontroly nepřítele stejně jako jednotka; vstoupit tam lze jen k vlastní "
            "jednotce, nebo jinudy.",
        )
    return _why(
        "NR39",
        f"{where.en} is out of reach: {who.en} has {frame.mp} movement points, and stops in enemy zones of control.",
        f"Na pole {where.cs} jednotka nedojde: má {frame.mp} bodů pohybu a v zónách kontroly nepřítele se zastaví.",
    )


def _entrain(board: Board, seat: str, decision: d.Entrain) -> Why | None:
    unit, frame = decision.unit, board.frames[-1]
    if wrong := _foreign(board, seat, unit):
        return wrong
    who = unit_name(board, unit)
    early = board.turn <= board.scene.dates.no_axis_rail
    if early and (seat == AXIS or (isinstance(frame, Moving) and frame.entrained)):
        return _why("NR47", "No further unit entrains on turns 1 and 2.", "V 1. a 2. kole se další jednotka nenakládá.")
    if board.units[unit].unsupplied:
        return _why("NR47", f"{who.en} is unsupplied.", f"{who.cs} je nezásobená.")
    if rail_room(board, seat) <= 0:
        return _why("NR47", "The rail box is full.", "Políčko pohybu po železnici je plné.")
    if isinstance(frame, Moving) and unit in frame.moved:
        return _why("NRR8", f"{who.en} has moved in this phase.", f"{who.cs} už v této fázi táhla.")
    return _why("NR47", f"{who.en} cannot entrain.", f"{who.cs} se nemůže naložit.")


def _target(board: Board, seat: str, decision: d.Target) -> Why | None:
    space = decision.space
    if space not in board.scene.atlas.spaces:
        return None
    where = space_name(board, space)
    if space in board.blows:
        return _why("NR51", f"A marker lies on {where.en}.", f"Na poli {where.cs} už leží značka.")
    if board.held_by(space) != other(seat):
        return _why("NR51", f"There is no enemy unit in {where.en}.", f"Na poli {where.cs} není nepřítel.")
    frame = board.frames[-1]
    if isinstance(frame, Targeting) and not target_limit(board, seat):
        return _why("NR51", "You have no further target this turn.", "V tomto kole nemáte další cíl.")
    beside = [unit for near in board.scene.atlas.land[space] for unit in board.at(near) if board.side(unit) == seat]
    if not beside:
        return _why("NR51", f"No unit of yours is next to {where.en}.", f"Vedle pole {where.cs} nemáte jednotku.")
    assert not any(willing(board, unit) for unit in beside), "a target beside a willing unit can be declared"
    return _why(
        "NR51",
        f"Next to {where.en} you have only units that may not attack of their own will.",
        f"Vedle pole {where.cs} máte jen jednotky, které nesmějí samy útočit.",
    )


def _play(board: Board, seat: str, decision: d.Play) -> Why | None:
    card = decision.card
    if card not in board.hands[seat]:
        return _why("NR14", f"You do not hold card {card}.", f"Kartu {card} nemáte v ruce.")
    half = board.scene.cards[card].half(seat)
    if half.immediate:
        return _why("NR12", "This half happens only when it is drawn.", "Tato událost nastává jen při lízání.")
    if not symbol_fits(board, seat, half):
        name = SIDE_NAMES[half.initiative]
        return _why("NR15", f"This half needs {name.en} to have the initiative.", f"Iniciativu musí mít {name.cs}.")
    if board.turn < half.from_turn:
        return _why(
            "NR14", f"It may be played from turn {half.from_turn} on.", f"Lze ji hrát až od {half.from_turn}. kola."
        )
    if half.weather and board.weather not in half.weather:
        return _why("NR14", "The weather forbids it.", "Počasí to nedovoluje.")
    if has_happened(board, seat, card):
        return _why("NR16", "It has happened in this player turn.", "V tomto kole hráče už nastala.")
    return _why(
        "NR14",
        "This is not its moment, or it could do nothing now.",
        "Teď na ni není ta chvíle, nebo by nic nezpůsobila.",
    )


def _improve(board: Board, seat: str, decision: d.Improve) -> Why | None:
    unit = decision.unit
    if wrong := _foreign(board, seat, unit):
        return wrong
    who = unit_name(board, unit)
    if board.on_map(unit) and improvable(board, unit):
        return _why(
            "NR28",
            f"{who.en} was turned in this step, or the cards do not suffice.",
            f"{who.cs} už byla v tomto kroku otočena, nebo nestačí karty.",
        )
    return _why(
        "NR28",
        f"{who.en} cannot be improved now: it must be reduced and have overland supply, on a turn that allows it.",
        f"{who.cs} teď nelze zotavit: musí mít sníženou sílu a pozemní zásobování v kole, které to dovoluje.",
    )


def _upgrade(board: Board, seat: str, decision: d.Upgrade) -> Why | None:
    if wrong := _foreign(board, seat, decision.unit):
        return wrong
    who = unit_name(board, decision.unit)
    if seat == AXIS or not free_upgrades(board):
        return _why("NR29", "You have no free upgrade on this turn.", "V tomto kole nemáte vylepšení zdarma.")
    return _why(
        "NR29",
        f"{who.en} cannot be upgraded: no upgrade is left, or it has no worse face up, or no overland supply.",
        f"{who.cs} nelze vylepšit: žádné vylepšení nezbývá, nebo neleží horší stranou nahoru, nebo nemá zásobování.",
    )


_REASONS: dict[type[d.Decision], Callable[[Board, str, Any], Why | None]] = {
    d.Move: _move,
    d.Go: _go,
    d.Entrain: _entrain,
    d.Target: _target,
    d.Play: _play,
    d.Improve: _improve,
    d.Upgrade: _upgrade,
}
_ASKED: dict[type[d.Decision], frozenset[str]] = {
    d.Move: frozenset({"move"}),
    d.Go: frozenset({"go"}),
    d.Entrain: frozenset({"move"}),
    d.Target: frozenset({"declare_targets"}),
    d.Improve: frozenset({"flip"}),
    d.Upgrade: frozenset({"flip"}),
}
"""The prompts at which a decision of this kind is answered."""


def reason(board: Board, prompt: Prompt, decision: d.Decision) -> Why | None:
    """What was wrong, where more can be said than that something else is asked."""
    judge, asked = _REASONS.get(type(decision)), _ASKED.get(type(decision))
    if judge is None or (asked is not None and prompt.kind not in asked):
        return None
    return judge(board, prompt.seat, decision)
