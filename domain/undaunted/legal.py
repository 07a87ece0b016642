"""Every decision a seat may submit: what is listed here is accepted, everything else refused."""

from domain.kernel.remembering import by_identity
from domain.kernel.system import Odds, Prompt
from domain.undaunted import decisions as d
from domain.undaunted.content import COMBAT, MineFace
from domain.undaunted.frames import (
    Assaulting,
    Barrage,
    Bolstering,
    Displacing,
    Exerted,
    Losing,
    Mining,
    Performing,
    Returning,
    Stepping,
)
from domain.undaunted.rules import combat
from domain.undaunted.rules.actions import RULES, has_choice, performer
from domain.undaunted.rules.actor import Actor, actors, choices, is_suppressed, prints_twice
from domain.undaunted.rules.casualties import displacements, losses
from domain.undaunted.rules.fog import is_fog
from domain.undaunted.rules.mines import edges
from domain.undaunted.rules.movement import steps
from domain.undaunted.rules.performing import acting, performs
from domain.undaunted.rules.shots import SHOTS, Shot
from domain.undaunted.rules.support import takes
from domain.undaunted.rules.variants import variant
from domain.undaunted.state import Board, Scene

REMEMBERED = 64
"""Cards about to act that are kept."""


def legal(board: Board, prompt: Prompt) -> tuple[d.Decision, ...]:
    """The decisions that answer a prompt. Never empty, at most 512."""
    match prompt.kind:
        case "initiative":
            return tuple([d.PickInitiative(card) for card in dict.fromkeys(board.sides[prompt.seat].hand)])
        case "play":
            return tuple(plays(board, prompt.seat))
        case _:
            return tuple(in_frame(board))


def in_frame(board: Board) -> list[d.Decision]:
    """How what is half done may go on."""
    frame = board.frames[-1]
    match frame:
        case Stepping():
            space = board.counters[frame.counter].space
            return [*[d.Step(to) for to in steps(board, frame.side, frame.action.name, frame.counter, space)], d.Stop()]
        case Bolstering():
            return [*[d.Take(card) for card in takes(board, frame.side, frame.action)], d.Stop()]
        case Barrage():
            return [d.Strike(target) for target in frame.targets]
        case Losing():
            return [d.Lose(card) for card in losses(board, frame)[1] or [""]]
        case Displacing():
            return [*[d.Displace(to) for to in displacements(board, frame.counter)], d.Stop()]
        case Assaulting():
            return [*assaults(board, frame), d.Stop()]
        case Performing():
            return [*performs(board, frame.side, board.scene.cards[frame.card], frame.by.name)]
        case Mining():
            space = board.counters[frame.counter].space
            towards = edges(board, frame.side, frame.counter, space)
            return [*[d.Lay(to, face) for to in towards for face in MineFace], d.Stop()]
        case Returning():
            return [d.Return(), d.Stop()]
        case Exerted():
            return []


def assaults(board: Board, frame: Assaulting) -> list[d.Perform]:
    """S22: the combat actions that may follow the move of an assault."""
    able = [actor for actor in acting(board, frame) if actor.action.name in COMBAT]
    return [d.Perform(*option) for option in choices(board, able, RULES)]


def plays(board: Board, side: str) -> list[d.Decision]:
    """U7, S25: what the cards in hand can be played for."""
    found: list[d.Decision] = []
    cards = board.scene.cards
    for id in dict.fromkeys(board.sides[side].hand):
        if is_fog(board, id):
            continue
        card = cards[id]
        found.append(d.HunkerDown(id))
        if is_suppressed(board, card):
            found.append(d.Ready(id))
        else:
            found += [d.Play(id, *option) for option in choices(board, actors(board, side, card), RULES)]
    found.append(d.EndTurn())
    if can_withdraw(board):
        found.append(d.Withdraw())
    return found


def can_withdraw(board: Board) -> bool:
    """S25: only before any card is played in the turn."""
    return variant(board).routs and not board.played


def odds_of(board: Board, decision: d.Decision) -> Odds | None:
    """What an attack would have to reach (U20); None for what rolls no dice against one target."""
    match decision:
        case d.Play():
            return shot_odds(board, _players(board, decision.card), decision)
        case d.Perform():
            return shot_odds(board, _performers(board), decision)
        case d.Strike(target=target):
            frame = board.frames[-1]
            assert isinstance(frame, Barrage), "a strike is asked for in a barrage"
            return combat.odds(board, frame.action, combat.barrage_origin(board, frame), target)
        case _:
            return None


def aimed(act: d.Act) -> Shot | None:
    """What an act rolls dice for against one target."""
    match act:
        case d.FightAndFade(fight, target) if fight in SHOTS:
            return SHOTS[fight](target)
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish():
            return act
        case _:
            return None


def shot_odds(board: Board, by: list[Actor], decision: d.Play | d.Perform) -> Odds | None:
    """What the shot of a decision, by one of these actors, would have to reach."""
    shot = aimed(decision.act)
    if shot is None:
        return None
    actor = performer(board, by, shot, decision.at, plain=decision.plain)
    return combat.odds(board, actor.action, actor.space, shot.target) if actor is not None else None


def chooses(board: Board, decision: d.Play | d.Perform) -> bool:
    """R37: whether a decision, which a log may have from anyone, chooses between two printed actions."""
    twice = _printing_twice(board.scene)
    if not twice or (isinstance(decision, d.Play) and decision.card not in twice):
        return False
    if isinstance(decision, d.Play):
        by = _players(board, decision.card) if decision.card in board.scene.cards else []
    else:
        by = _performers(board) if board.frames and isinstance(board.frames[-1], Assaulting | Performing) else []
    return has_choice(board, by, decision.act, decision.at)


@by_identity(REMEMBERED)
def _printing_twice(scene: Scene, /) -> frozenset[str]:
    """The cards that print an action twice."""
    return frozenset(id for id, card in scene.cards.items() if prints_twice(card))


def _performers(board: Board) -> list[Actor]:
    """S5, S22: the card that performs in the top frame, with each action it may perform."""
    frame = board.frames[-1]
    assert isinstance(frame, Assaulting | Performing), "a card performs in a frame"
    return acting(board, frame)


@by_identity(REMEMBERED)
def _players(board: Board, card: str, /) -> list[Actor]:
    """A card of the side that is asked, with each of its actions; the same for all its targets."""
    return actors(board, card_side(board, card), board.scene.cards[card])


def card_side(board: Board, card: str) -> str:
    """Whose turn it is to play the card: the side that is asked."""
    counter = board.scene.cards[card].counter
    return board.scene.kinds[counter].side if counter else board.active
