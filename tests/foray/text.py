"""Foray in sentences."""

from typing import Any

from kronika.domain.kernel.events import DecisionMade, Event, Order
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Text
from tests.foray import events as e
from tests.foray import rules as d
from tests.foray.state import Board, Burying, Raid
from tests.foray.words import message


def describe_event(board: Board, event: Event) -> Text | None:
    """An event as one sentence; `board` is the one after it."""
    match event:
        case e.LaidOut() | e.TakenOver():
            return message("event-laid-out")
        case e.RoundBegan(number):
            return message("event-round-began", number=number)
        case e.CardDrawn(seat):
            which = event.secret.content
            if which is None:
                return message("event-card-drawn-unseen", seat=seat)
            return message("event-card-drawn", seat=seat, which=which)
        case e.CardPicked(seat):
            return message("event-card-picked", seat=seat)
        case e.PicksShown(picks):
            said = ", ".join(f"{seat} {card}" for seat, card in picks.items())
            return message("event-picks-shown", said=said)
        case e.TurnBegan(seat):
            return message("event-turn-began", seat=seat)
        case e.RaidBegan(seat, target):
            return message("event-raid-began", seat=seat, target=target)
        case e.CardPlayed(seat, card, role):
            return message(f"event-played-to-{role}", seat=seat, card=card)
        case e.Passed(seat):
            return message("event-passed", seat=seat)
        case e.CardFlipped(use, card, test):
            rule = "F16" if test.at_most else use.purpose.rule
            if test.success:
                return message("event-card-enough", card=card, rule=rule)
            return message("event-card-not-enough", card=card, rule=rule)
        case e.Scored(team, points):
            return message("event-scored", team=team, points=f"{points:+d}")
        case e.CardStolen(seat, target):
            return message("event-card-stolen", seat=seat, target=target)
        case e.Confided(seat):
            return message("event-confided", seat=seat)
        case e.CardChosen(seat):
            return message("event-card-chosen", seat=seat)
        case e.BuryingEnded(seat, buried):
            if buried:
                return message("event-card-buried", seat=seat)
            return message("event-card-kept", seat=seat)
        case e.Reshuffled():
            return message("event-reshuffled")
        case e.SeatLeft(seat):
            return message("event-seat-left", seat=seat)
        case e.GameOver():
            return message("event-game-over")
        case DecisionMade():
            return message("event-decided", seat=event.seat)
    return None


def describe_decision(board: Board, decision: Any) -> Text:
    """A decision as one sentence."""
    match decision:
        case d.Pick(card):
            return message("decision-pick", card=card)
        case d.Raid(target):
            return message("decision-raid", target=target)
        case d.Steal(target):
            return message("decision-steal", target=target)
        case d.Confide():
            return message("decision-confide")
        case d.Bury():
            return message("decision-bury")
        case d.Rest():
            return message("decision-rest")
        case d.Play(card):
            return message("decision-play", card=card)
        case d.Pass():
            return message("decision-pass")
        case d.Choose(card):
            return message("decision-choose", card=card)
        case d.Keep():
            return message("decision-keep")
        case _:
            return message("decision-let-go")


def describe_prompt(board: Board, prompt: Prompt) -> Text:
    """What is asked, as one sentence."""
    return message(f"prompt-{prompt.kind or 'secret'}", subject=prompt.subject)


def describe_progress(board: Board) -> Text | None:
    """What is half done."""
    match board.frame:
        case Raid(seat, target):
            return message("event-raid-began", seat=seat, target=target)
        case Burying(seat):
            return message("doing-burying", seat=seat)
    return None


PARTS = {
    "base": message("part-base"),
    "raised": message("part-raised"),
    "pressed": message("part-pressed"),
    "wind": message("part-wind"),
}


def describe_order(order: Order) -> Text:
    """F15: no reaction, for how long."""
    if order.until == "game":
        return message("order-to-end-of-game")
    number = order.until.removeprefix("round-")
    if order.kind:
        return message("order-to-end-of-round", number=number)
    return message("order-to-end-of-round-or-reaction", number=number)


def describe_part(name: str) -> Text:
    """What adds to the number that a flip has to reach."""
    return PARTS[name]


def describe_dice(dice: int) -> Text:
    """Foray knows no dice."""
    return message("thrown-card")
