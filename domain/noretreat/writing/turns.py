"""The turn track as text, with the units that come and go."""

from collections.abc import Iterator

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.tables import Turn
from kronika.domain.noretreat.content.words import SIDES, Milestone
from kronika.domain.noretreat.names import named
from kronika.domain.noretreat.rendering.words import said, side_said
from kronika.domain.noretreat.state import OUT, TRACK, WAITING, Board, printed_weather
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, units, wrapped


def turns_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each turn, then the units that something must bring first."""
    turns = sorted(board.content.turns, key=lambda one: one.turn)
    told = [f"{label('turns', page)}:", *(_turn(board, seen, one, page) for one in turns), *_awaited(board, seen, page)]
    return "\n".join(wrapped(line, page) for line in told)


def _turn(board: Board, seen: NoRetreatView, turn: Turn, page: Page) -> str:
    weather = seen.weather if turn.turn == seen.turn else printed_weather(board, turn.turn)
    now = ">" if turn.turn == seen.turn else " "
    sky = sentence(page.language, f"weather-{weather}") + (
        "?" if turn.slot and str(turn.turn) not in seen.forecast else ""
    )
    head = f"{now}{turn.turn:2d} {turn.date:<10} {sky:<12} B{turn.blitz} S{turn.shock}"
    return "; ".join([head, *_happens(board, seen, turn, page)])


def _happens(board: Board, seen: NoRetreatView, turn: Turn, page: Page) -> Iterator[str]:
    if turn.red is not None:
        yield said(named(turn.red), page.language)
    figures = [(side, board.scene.figure(side, turn.turn)) for side in SIDES] if turn.skull else []
    told = [f"{side_said(side, page.language)} {vp}" for side, vp in figures if vp is not None]
    if told:
        yield f"{label('skull', page)}: {', '.join(told)}"
    come = [unit.id for unit in seen.units if unit.place == TRACK and unit.turn == turn.turn]
    gone = [unit.id for unit in seen.units if board.kind(unit.id).withdrawn == turn.turn and unit.place != OUT]
    for name, there in (("enter", come), ("withdrawn", gone)):
        if there:
            yield f"{label(name, page)}: {units(board, there, page)}"


def _awaited(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    """NR97 to NR99: the units that come when something has happened."""
    for trigger in Milestone:
        there = [
            unit.id for unit in seen.units if unit.place == WAITING and board.kind(unit.id).enters.trigger == trigger
        ]
        if there:
            happens = sentence(page.language, f"happened-{trigger}")
            yield f"{label('wait_for', page)} «{happens}»: {units(board, there, page)}"
