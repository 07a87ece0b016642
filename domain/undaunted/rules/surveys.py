"""A6, R24–R26: navigate and recon flight, which scout tiles from afar."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import ActionName, Face
from kronika.domain.undaunted.frames import Surveying
from kronika.domain.undaunted.names import ACTION_NAMES, against
from kronika.domain.undaunted.rules.actor import ActionRules, Actor
from kronika.domain.undaunted.rules.fog import take_fog
from kronika.domain.undaunted.rules.question import Answer, FrameKind, Question, judged, top
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message, row


def begun(board: Board, actor: Actor) -> Surveying:
    """The action before any tile is chosen."""
    navigates = actor.action.name == ActionName.NAVIGATE
    vehicle = board.counters[actor.counter].vehicle if navigates else ""
    return Surveying(actor.side, actor.action, actor.action.value, vehicle)


def tiles(board: Board, frame: Surveying) -> list[str]:
    """A6, R24: the tiles that may be chosen next: for a flight those without an own marker; to navigate those that
    continue the chain and from which a marker can still be placed."""
    if not frame.left:
        return []
    markers, spaces = board.sides[frame.side].markers, board.scene.spaces
    if not frame.counter:
        return [space for space in spaces if space not in markers]
    ends = frame.chosen or (board.counters[frame.counter].space,)
    near = {to for end in ends for to in spaces[end].near} - {*frame.chosen}
    return [space for space in spaces if space in near and _leads_on(board, frame, space)]


def _leads_on(board: Board, frame: Surveying, space: str) -> bool:
    """R24: whether the tile, or one that can still be chosen from it, has no own marker."""
    markers, spaces = board.sides[frame.side].markers, board.scene.spaces
    reached, edge = {*frame.chosen, space}, [space]
    for _ in range(frame.left):
        if any(here not in markers for here in edge):
            return True
        edge = [to for to in dict.fromkeys(to for here in edge for to in spaces[here].near) if to not in reached]
        reached.update(edge)
    return False


def survey(out: Emitter, frame: Surveying, to: str) -> Surveying:
    """A6, U14: a tile is chosen: one without an own marker gets one, however many lie already (R25),
    and costs a fog of war. What is half done then."""
    placed = to not in out.board.sides[frame.side].markers
    if placed:
        out.emit(e.MarkerPlaced(frame.side, to, Face.SCOUTED))
        take_fog(out, frame.side)
    chosen = (*frame.chosen, to)
    return Surveying(frame.side, frame.action, frame.left - 1, frame.counter, chosen, frame.placed or placed)


def _navigate_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Navigate(to) for to in tiles(board, begun(board, actor))]


def _flight_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.ReconFlight(to) for to in tiles(board, begun(board, actor))]


def _perform(out: Emitter, chance: Chance, actor: Actor, act: d.Navigate | d.ReconFlight) -> None:
    rest = survey(out, begun(out.board, actor), act.to)
    if tiles(out.board, rest):
        out.emit(e.FramePushed(rest))


def _explain(board: Board, actor: Actor, act: d.Navigate | d.ReconFlight) -> Rejection:
    return refuse_tile(board, begun(board, actor), act.to)


def refuse_tile(board: Board, frame: Surveying, to: str) -> Rejection:
    """Why this tile may not be chosen."""
    accepted = tiles(board, frame)
    if to not in board.scene.spaces:
        return against("U1", message("not-a-space", to=to), accepted)
    if to in frame.chosen:
        return against("R24", message("not-chosen-twice", to=to), accepted)
    ends = frame.chosen or ((board.counters[frame.counter].space,) if frame.counter else ())
    if frame.counter and not any(to in board.scene.spaces[end].near for end in ends):
        return against(
            "A6",
            message("not-adjacent-to-chosen", to=to, ends=row("row-nor", ends)),
            accepted,
        )
    return against(
        "R24",
        message("not-without-marker-to-place", to=to),
        accepted,
    )


NAVIGATE = ActionRules(_navigate_options, _perform, _explain)
RECON_FLIGHT = ActionRules(_flight_options, _perform, _explain)


# --- A6, R24: further tiles of navigate and recon flight


def _options(board: Board, frame: Surveying) -> list[d.Decision]:
    """R24: one may stop only after a marker was placed."""
    further: list[d.Decision] = [d.NextSpace(to) for to in tiles(board, frame)]
    return [*further, d.Stop()] if frame.placed else further


def _survey_on(out: Emitter, frame: Surveying, to: str) -> None:
    rest = survey(out, frame, to)
    out.emit(e.FrameReplaced(rest) if tiles(out.board, rest) else e.FramePopped())


def _survey(out: Emitter, chance: Chance, frame: Surveying, decision: d.NextSpace) -> None:
    _survey_on(out, frame, decision.to)


def _has_choice(board: Board, frame: Surveying) -> bool:
    return len(_options(board, frame)) > 1


def _survey_the_only(out: Emitter, chance: Chance, frame: Surveying) -> None:
    _survey_on(out, frame, tiles(out.board, frame)[0])


def _explain_surveying(board: Board, frame: Surveying, decision: d.NextSpace | d.Stop) -> Rejection:
    if isinstance(decision, d.NextSpace):
        return refuse_tile(board, frame, decision.to)
    return against(
        "R24",
        message("not-before-a-marker"),
        tiles(board, frame),
    )


def _say(board: Board, frame: Surveying) -> Message:
    return message("half-done-surveying", name=ACTION_NAMES[frame.action.name], left=frame.left)


def _say_next(board: Board, decision: d.NextSpace) -> Message:
    return message("decision-next-space", to=decision.to)


def _say_stop(board: Board, decision: d.Stop) -> Message:
    return message("decision-stop-surveying", action=ACTION_NAMES[top(board, Surveying).action.name])


SURVEYING = FrameKind[Surveying](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("counter", "left"),
    question=Question(
        kind="tile",
        asks=message("prompt-tile"),
        answers={d.NextSpace: Answer(_say_next), d.Stop: Answer(_say_stop)},
        options=_options,
        decide=judged(_options, _survey, _explain_surveying),
    ),
    is_open=_has_choice,
    go_on=_survey_the_only,
)
