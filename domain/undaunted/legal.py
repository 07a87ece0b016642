"""Every decision a seat may submit: what is listed here is accepted, everything else refused."""

from domain.kernel.system import Odds, Prompt
from domain.undaunted import decisions as d
from domain.undaunted.content import Card
from domain.undaunted.frames import Barrage, Bolstering, Stepping
from domain.undaunted.rules import combat
from domain.undaunted.rules.actions import NAMES, RULES
from domain.undaunted.rules.actor import Actor, spawn
from domain.undaunted.rules.fog import is_fog
from domain.undaunted.rules.movement import steps
from domain.undaunted.rules.support import takes
from domain.undaunted.state import Board


def legal(board: Board, prompt: Prompt) -> tuple[d.Decision, ...]:
    """The decisions that answer a prompt. Never empty, at most 512."""
    match prompt.kind:
        case "initiative":
            return tuple([d.PickInitiative(card) for card in dict.fromkeys(board.sides[prompt.seat].hand)])
        case "play":
            return tuple(plays(board, prompt.seat))
        case _:
            return in_frame(board)


def in_frame(board: Board) -> tuple[d.Decision, ...]:
    """How what is half done may go on."""
    frame = board.frames[-1]
    match frame:
        case Stepping():
            space = board.counters[frame.counter].space
            return (*[d.Step(to) for to in steps(board, frame.side, frame.action.name, space)], d.Stop())
        case Bolstering():
            return (*[d.Take(card) for card in takes(board, frame.side, frame.action)], d.Stop())
        case Barrage():
            return tuple([d.Strike(target) for target in frame.targets])


def plays(board: Board, side: str) -> list[d.Decision]:
    """U7: what the cards in hand can be played for."""
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
            for actor in actors(board, side, card):
                found += [d.Play(id, act) for act in RULES[actor.action.name].options(board, actor)]
    found.append(d.EndTurn())
    return found


def is_suppressed(board: Board, card: Card) -> bool:
    """U9: whether the card's counter is on the board and suppressed."""
    counter = board.counters.get(card.counter)
    return counter is not None and counter.suppressed


def actors(board: Board, side: str, card: Card) -> list[Actor]:
    """The card with each of its actions, its counter where it stands or would come on (U25, N2)."""
    space = ""
    if card.counter:
        counter = board.counters.get(card.counter)
        space = counter.space if counter is not None else spawn(board, side, card.counter)
        if not space:
            return []
    return [Actor(side, card, action, card.counter, space) for action in card.actions]


def odds_of(board: Board, decision: d.Decision) -> Odds | None:
    """What an attack would have to reach (U20); None for what rolls no dice against one target."""
    match decision:
        case d.Play(act=d.Attack(target=target) | d.Suppress(target=target)):
            card = board.scene.cards[decision.card]
            name = NAMES[type(decision.act)]
            for actor in actors(board, board.scene.kinds[card.counter].side, card):
                if actor.action.name == name:
                    return combat.odds(board, actor.action, actor.space, target)
            return None
        case d.Strike(target=target):
            frame = board.frames[-1]
            assert isinstance(frame, Barrage), "a strike is asked for in a barrage"
            return combat.odds(board, frame.action, "", target)
        case _:
            return None
