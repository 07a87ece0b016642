"""Victory points, initiative, and who wins (NR82 to NR89, NR121)."""

from typing import Final, NamedTuple

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Country, Goal, NeedKind, Space
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Nation, other
from kronika.domain.noretreat.events import Ending, Laid
from kronika.domain.noretreat.rules import cards
from kronika.domain.noretreat.rules.losses import move_vp
from kronika.domain.noretreat.rules.parts import Play
from kronika.domain.noretreat.rules.supply import supplied_at
from kronika.domain.noretreat.scene import Scene
from kronika.domain.noretreat.state import REMEMBERED, Board

FINLAND: Final = "finland"


def standard(board: Board) -> bool:
    """NR121, NR122: whether the rules of the campaign decide."""
    return board.scene.scenario.victory.standard or board.setup.campaign


def last_turn(board: Board) -> int:
    """The last turn that is played."""
    return board.scene.dates.end if standard(board) else board.scene.scenario.last


def finland_of(board: Board) -> str:
    """NR89: the side that controls Finland: it has a unit there, neither a cadre nor a minor country's."""
    for unit in board.at(board.scene.atlas.place(FINLAND)):
        kind = board.kind(unit)
        if not kind.cadre and kind.nation in (Nation.GERMAN, Nation.SOVIET):
            return kind.side
    return ""


def controller(board: Board, slug: str) -> str:
    """NRR42: the side that controls a place."""
    return finland_of(board) if slug == FINLAND else board.control.get(board.scene.atlas.place(slug), "")


class Prize(NamedTuple):
    """A place that victory points are given for."""

    space: str  #: The place.
    vp: int  #: The victory points that it gives now.
    side: str  #: The side that controls it, if any.


def prizes(board: Board, *, late: bool | None = None) -> tuple[Prize, ...]:
    """NR88: cities, oil and Finland, by id; in 1945 those outside Greater Germany give nothing."""
    late = board.turn >= board.scene.dates.last_year if late is None else late
    return _prizes(board.scene, board.control, board.scorched, finland_of(board), late)


@cached_by_identity(REMEMBERED)
def _prizes(
    scene: Scene, control: dict[str, str], scorched: tuple[str, ...], finland: str, late: bool, /
) -> tuple[Prize, ...]:
    atlas = scene.atlas
    holders = control | {atlas.place(FINLAND): finland}
    return tuple(
        Prize(id, _worth(space, id in scorched, late), holders.get(id, ""))
        for id, space in sorted(atlas.spaces.items())
        if space.vp
    )


def _worth(space: Space, scorched: bool, late: bool) -> int:
    """NR88, NRR35: the victory points of a place."""
    return 0 if scorched or (late and space.country != Country.GREATER_GERMANY) else space.vp


def map_vp(board: Board, side: str, *, late: bool | None = None) -> int:
    """NR88: the victory points of a side's places."""
    return sum([prize.vp for prize in prizes(board, late=late) if prize.side == side])


def total_vp(board: Board, side: str, *, late: bool | None = None) -> int:
    """NR88, NR89: the VP of a side: those of the map, and the event VP."""
    return map_vp(board, side, late=late) + (board.event_vp if side == AXIS else -board.event_vp)


def objectives_held(board: Board, side: str) -> list[str]:
    """NR82, NRR41: the objectives that a side controls with supply."""
    spaces = board.scene.atlas.objectives[side]
    return [space for space in spaces if board.control.get(space) == side and supplied_at(board, side, space)]


def objectives_needed(board: Board, side: str) -> int:
    """NR82."""
    limits = board.scene.limits
    return limits.objectives if side == SOVIET or board.initiative == AXIS else limits.objectives_late


def win(play: Play, side: str, how: Ending, rule: str) -> None:
    """A side wins, if nobody has."""
    if not play.board.winner:
        play.emit(e.Won(side, how, rule))


def check_objectives(play: Play) -> None:
    """NR82, NR84, NRR14: objectives, then total victory."""
    board = play.board
    if not standard(board):
        return
    for side in (board.initiative, other(board.initiative)):
        if len(objectives_held(board, side)) >= objectives_needed(board, side):
            win(play, side, Ending.OBJECTIVES, "NR82")
    if total_vp(board, SOVIET) >= board.scene.limits.total_victory:
        win(play, SOVIET, Ending.TOTAL, "NR84")


def figure(board: Board, side: str) -> int | None:
    """NR83: above how many VP a side wins on this turn; none where that is not checked."""
    return board.scene.figure(side, board.turn) if standard(board) else None


def check_sudden_death(play: Play) -> None:
    """NR83, NRR51: the side with initiative wins with more VP than the figure; NR116: or it costs cards."""
    board = play.board
    side = board.initiative
    needed = figure(board, side)
    if needed is None:
        return
    if board.reprieved:
        play.emit(e.SuddenDeathSkipped(on=False))
        return
    over = total_vp(board, side) - needed
    if not board.setup.no_surrender:
        if over > 0:
            win(play, side, Ending.SUDDEN_DEATH, "NR83")
    elif over >= 0:
        discard_random(play, other(side), "NR116")
        if over:
            play.emit(e.FewerCards(other(side), min(2, over), next_turn=True))


def discard_random(play: Play, side: str, rule: str) -> None:
    """NR126: a random card of a hand is discarded, by the chain of who loses it."""
    hand = play.board.hands[side]
    if not hand:
        return
    drawn = play.chance.draw(side, Purpose(rule, side, "lose"), len(hand))
    card = hand[drawn.index]
    play.emit(e.CardLost(side, card, drawn.use, Sealed(side, e.Lost(card, drawn.link, drawn.index))))
    play.push(cards.Answering(other(side), card, Laid.DISCARDED))


def red_event(play: Play) -> None:
    """NR94: a red event is a point for the Soviets."""
    if play.board.scene.turns[play.board.turn].red is not None:
        move_vp(play, SOVIET, 1, e.VpCause.RED_EVENT)


def pass_initiative(play: Play) -> None:
    """NR87: High Tide, event VP, initiative."""
    board = play.board
    play.emit(e.HighTideSet(total_vp(board, AXIS)))
    if board.event_vp > 0:
        play.emit(e.VpMoved(0, e.VpCause.INITIATIVE))
    play.emit(e.InitiativePassed(SOVIET))
    if board.pivot != board.scene.dates.initiative:
        play.emit(e.InitiativeShifted(board.scene.dates.initiative))


def check_high_tide(play: Play) -> None:
    """NR85, NRR15: after 1944 the Axis wins if High Tide is higher than the Soviet VP, all places counted; else the
    difference becomes event VP of the Soviets."""
    board = play.board
    if not standard(board):
        return
    ahead = total_vp(board, SOVIET, late=False) - board.high_tide
    if ahead < 0:
        win(play, AXIS, Ending.HIGH_TIDE, "NR85")
    else:
        play.emit(e.VpMoved(-min(ahead, board.scene.limits.event_vp), e.VpCause.HIGH_TIDE))


class Need(NamedTuple):
    """A part of what a side must reach."""

    kind: NeedKind
    figure: int  #: The amount required.
    held: int  #: How it stands.
    #: The places that do not count yet, of the enemy's VP those that count for him; or the unit.
    missing: tuple[str, ...] = ()

    @property
    def reached(self) -> bool:
        """Whether it is."""
        return self.held < self.figure if self.kind == NeedKind.ENEMY_VP else self.held >= self.figure


def needs_vp(board: Board, side: str, figure: int, *, late: bool | None = None) -> Need:
    """NR83, NR84, NR121: so many VP; every place that would give more of them."""
    more = [prize.space for prize in prizes(board, late=late) if prize.vp and prize.side != side]
    return Need(NeedKind.VP, figure, total_vp(board, side, late=late), tuple(more))


def needs_fewer_vp(board: Board, enemy: str, figure: int) -> Need:
    """NR85: the enemy with fewer VP, all places counted; every place that he has them from."""
    his = [prize.space for prize in prizes(board, late=False) if prize.vp and prize.side == enemy]
    return Need(NeedKind.ENEMY_VP, figure, total_vp(board, enemy, late=False), tuple(his))


def needs_objectives(board: Board, side: str, figure: int) -> Need:
    """NR82: so many objectives with supply."""
    held = objectives_held(board, side)
    missing = [space for space in board.scene.atlas.objectives[side] if space not in held]
    return Need(NeedKind.OBJECTIVES, figure, len(held), tuple(missing))


def needs_unit_gone(board: Board, unit: str) -> Need:
    """NR86, NR121: an enemy unit must be eliminated. That wins immediately, so it has not happened yet."""
    return Need(NeedKind.ELIMINATED, 1, 0, (unit,))


def goal_needs(board: Board, side: str, goal: Goal) -> tuple[Need, ...]:
    """NR121, NRR57, NR124: the parts of a goal, as they stand."""
    atlas = board.scene.atlas
    found = [needs_vp(board, side, goal.vp)] if goal.vp else []
    if goal.controls:
        missing = [atlas.place(slug) for slug in goal.controls if controller(board, slug) != side]
        found.append(Need(NeedKind.CONTROLS, len(goal.controls), len(goal.controls) - len(missing), tuple(missing)))
    if goal.further:
        rest = [space for space in atlas.objectives[side] if atlas.spaces[space].slug not in goal.controls]
        missing = [space for space in rest if board.control.get(space) != side]
        found.append(Need(NeedKind.FURTHER, goal.further, len(rest) - len(missing), tuple(missing)))
    if goal.objectives:
        found.append(needs_objectives(board, side, goal.objectives))
    if goal.eliminates:
        found.append(needs_unit_gone(board, goal.eliminates))
    return tuple(found)


def reaches(board: Board, side: str, goal: Goal) -> bool:
    """NR121: whether a side has reached what a scenario asks for."""
    return all(need.reached for need in goal_needs(board, side, goal))


def end_scenario(play: Play) -> None:
    """NR121: no scenario ends level: the side named has reached it, or the other wins."""
    board = play.board
    victory = board.scene.scenario.victory
    if any(reaches(board, victory.side, goal) for goal in victory.any_of):
        win(play, victory.side, Ending.GOAL, "NR121")
    else:
        win(play, other(victory.side), Ending.GOAL, "NR121")


def open_victory(play: Play) -> None:
    """NR138: the window before a sudden-death check."""
    if standard(play.board):
        play.push(cards.Window(cards.WindowKind.VICTORY, play.board.initiative))
