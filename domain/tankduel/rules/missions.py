"""TD77, TD91–TD98: what missions count. TD8, TD60, TD119: how an action, a phase and the battle end."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.missions import Admin, Final
from kronika.domain.tankduel.content.pieces import Ending, Marker, Nation
from kronika.domain.tankduel.rules.deck import reshuffle
from kronika.domain.tankduel.rules.tasks import Agenda, Task
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import Board, Tank

FINAL = 10
"""Points for the end of a mission."""


def points_in_step(board: Board, tank: Tank) -> int:
    """TD24, TDR44: the points of a tank in its administrative step."""
    match board.mission.admin:
        case Admin.PLACE:
            return int(bool(tank.box.mission))
        case Admin.ALONE:
            return int(bool(tank.box.mission) and not board.on_places(tank.nation.enemy))
        case Admin.ACROSS:
            return across(board, tank.nation)
    return 0


def across(board: Board, nation: Nation) -> int:
    """TD95: how many tanks of a nation are on the bridge or across."""
    return sum(tank.nation == nation and (bool(tank.box.mission) or tank.range < 0) for tank in board.in_play)


def final_points(board: Board) -> tuple[tuple[Nation, int], ...]:
    """TD77: the points of the end."""
    if board.mission.drive is not None:
        beyond = board.losses.get(Nation.GERMAN, 0) - board.losses.get(Nation.SOVIET, 0)
        return ((Nation.SOVIET, board.mission.drive.loss_vp * beyond),) if beyond > 0 else ()
    german, soviet = (_counted(board, nation) for nation in (Nation.GERMAN, Nation.SOVIET))
    if board.mission.final in (Final.NOTHING, Final.KING) or german == soviet:
        return ()
    if board.mission.final != Final.MORE and german and soviet:
        return ()
    return ((Nation.GERMAN if german > soviet else Nation.SOVIET, FINAL),)


def _counted(board: Board, nation: Nation) -> int:
    return across(board, nation) if board.mission.final == Final.ACROSS else board.on_places(nation)


def gets_through(board: Board, tank: Tank) -> bool:
    """TD94: whether an attacker has reached the range at which it leaves."""
    breakout = board.mission.breakout
    return breakout is not None and tank.nation == board.battle.attacker and tank.range <= breakout.exit


def exit_battle(out: Emitter, tank: str) -> None:
    """TD94: the tank leaves immediately; TD75: it is not eliminated."""
    breakout = out.board.mission.breakout
    assert breakout is not None, "only in a breakout tanks get through"
    out.emit(e.Scored(tank, breakout.vp))
    out.emit(e.TankExited(tank))


# --- the German drive (TD98)


def wake_infantry(out: Emitter, tank: str) -> None:
    """German infantry acts once a German tank has begun its phase near enough."""
    board = out.board
    drive, near = board.mission.drive, board.tanks[tank]
    if drive is None or board.awake or near.nation != Nation.GERMAN or near.range > drive.wakes:
        return
    out.emit(e.InfantryWoken())


def score_forward(out: Emitter) -> None:
    """TDR43, TDR66: at the start of each initiative phase, for each German tank at 000 or less."""
    drive = out.board.mission.drive
    if drive is None:
        return
    for tank in out.board.in_play:
        if tank.nation == Nation.GERMAN and tank.range <= 0:
            out.emit(e.Scored(tank.id, drive.forward_vp))


def crosses_again(out: Emitter) -> bool:
    """At the start of reinforcement a German tank on the bridge leaves over it. True: it is the second one, which wins
    immediately."""
    board = out.board
    drive = board.mission.drive
    crosser = next((tank.id for tank in board.in_play if tank.box.mission), "")
    if drive is None or not crosser:
        return False
    if not board.exits:
        out.emit(e.Scored(crosser, drive.bridge_vp))
        out.emit(e.TankExited(crosser))
        return False
    out.emit(e.TankExited(crosser))
    germans = tuple(seat for seat in board.playing if nation_of(seat) == Nation.GERMAN)
    out.emit(e.BattleEnded(germans, Ending.CRUSHING))
    return True


def overrun(out: Emitter) -> None:
    """TDR43, TDR65: gun positions in whose place a German tank or German infantry is at the start of reinforcement."""
    board = out.board
    drive = board.mission.drive
    if drive is None:
        return
    for prize in drive.prizes:
        by_tank = any(tank.nation == Nation.GERMAN and tank.range == prize.tank for tank in board.in_play)
        by_infantry = board.infantry == Nation.GERMAN and prize.infantry > 0 and board.advance == prize.infantry
        if prize.range not in board.overrun and (by_tank or by_infantry):
            out.emit(e.GunsOverrun(prize.range))
            out.emit(e.NationScored(Nation.GERMAN, prize.vp))


def winner(board: Board) -> tuple[Nation | None, Ending]:
    """TD77, TDR46: the winner, and the way it was decided; None: a draw."""
    attacker = board.battle.attacker
    if attacker is not None and not board.exits:
        return attacker.enemy, Ending.HELD
    for how, sums in _measures(board):
        german, soviet = sums
        if german != soviet:
            return (Nation.GERMAN if german > soviet else Nation.SOVIET), how
    return None, Ending.DRAW


def _measures(board: Board) -> list[tuple[Ending, tuple[int, int]]]:
    """Returns the values that decide the battle, one after another, for Germans and Soviets."""

    def of(what: str) -> tuple[int, int]:
        return board.sum_of(Nation.GERMAN, what), board.sum_of(Nation.SOVIET, what)

    places = board.on_places(Nation.GERMAN), board.on_places(Nation.SOVIET)
    if board.mission.final == Final.KING:
        return [(Ending.KING, places), (Ending.MEDALS, of("medals"))]
    tie = [(Ending.PLACES, places)] if board.mission.tie_by_places else []
    return [(Ending.POINTS, of("vp")), *tie, (Ending.MEDALS, of("medals"))]


def finish_step(out: Emitter, chance: Chance) -> bool:
    """TD8, TD60; TDR3: discards flipped cards and carries out SHUFFLE. END GAME ends the game: then False."""
    out.emit(e.ActionEnded())
    if out.board.aside == Marker.END:
        end_battle(out)
        return False
    if out.board.aside:
        shuffle(out, chance)
    return True


def shuffle(out: Emitter, chance: Chance) -> None:
    """TD98: cards flipped by a shuffle in deep mud are discarded immediately."""
    reshuffle(out, chance, out.board.playing[0])
    if out.board.table:
        out.emit(e.ActionEnded())


def end_battle(out: Emitter) -> None:
    """TD77: the points of the end, then who has won."""
    for gains, vp in final_points(out.board):
        out.emit(e.NationScored(gains, vp))
    nation, how = winner(out.board)
    out.emit(e.BattleEnded(tuple(seat for seat in out.board.playing if nation_of(seat) == nation), how))


class Closing(Task, frozen=True, tag="closing.v1"):
    """An action or a check is over: its flipped cards are discarded (TD10, TD60). A postponed shuffle is carried out
    (TD8)."""

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        return rest if finish_step(out, chance) else ()


class Settling(Task, frozen=True, tag="settling.v1"):
    """The administrative step of a tank of Robata is over: SHUFFLE is carried out, END GAME waits (TD119)."""

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD119: END GAME waits for the end of the phase."""
        out.emit(e.ActionEnded())
        if out.board.aside == Marker.SHUFFLE:
            reshuffle(out, chance, "")
        return rest
