"""The texts of Sample's games: a message for each event, decision and prompt."""

from typing import Any

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Message
from kronika.tools.dev.sample import events as e
from kronika.tools.dev.sample import rules
from kronika.tools.dev.sample.state import Board
from kronika.tools.dev.sample.words import message

PROMPTS = {"pick": message("prompt-pick"), "act": message("prompt-act"), "": message("prompt-secret")}


def describe_event(board: Board, event: Event) -> Message | None:
    """An event as one sentence; `board` is the one after it."""
    match event:
        case e.LaidOut() | e.TakenOver():
            return message("event-laid-out")
        case e.RoundBegan(number):
            return message("event-round-began", round=number)
        case e.CardDrawn(seat):
            card = event.secret.content
            if card is None:
                return message("event-card-drawn-unseen", seat=seat)
            return message("event-card-drawn", seat=seat, card=card)
        case e.CardPicked(seat):
            return message("event-card-picked", seat=seat)
        case e.PicksShown(picks):
            return message("event-picks-shown", picks=tuple(f"{seat} {card}" for seat, card in picks.items()))
        case e.TurnBegan(seat):
            return message("event-turn-began", seat=seat)
        case e.CardPlayed(seat, card):
            return message("event-card-played", seat=seat, card=card)
        case e.CardFlipped(_, card, test) if test.success:
            return message("event-card-flipped-success", card=card)
        case e.CardFlipped(_, card):
            return message("event-card-flipped-failure", card=card)
        case e.Scored(seat):
            return message("event-scored", seat=seat)
        case e.GameOver():
            return message("event-game-over")
    return None


def describe_decision(board: Board, decision: Any) -> Message:
    """A decision as one sentence."""
    match decision:
        case rules.Pick(card):
            return message("decision-pick", card=card)
        case rules.Raid(card):
            return message("decision-raid", card=card)
        case _:
            return message("decision-rest")


def describe_prompt(board: Board, prompt: Prompt) -> Message:
    """Returns a prompt as one sentence."""
    return PROMPTS[prompt.kind]


def describe_part(name: str) -> Message:
    """R6: all that a flip has to reach is the number of the card played."""
    return message("part-card")


def describe_dice(dice: int) -> Message:
    """R6: the card that has to reach the target. There are no dice."""
    return message("thrown")
