"""Foray in sentences."""

from typing import Any

from kronika.domain.kernel.events import DecisionMade, Event, Order
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Sentence
from tests.foray import events as e
from tests.foray import rules as d
from tests.foray.state import Board, Burying, Raid


def say_event(board: Board, event: Event) -> Sentence | None:
    """An event as one sentence; `board` is the one after it."""
    match event:
        case e.LaidOut() | e.TakenOver():
            return Sentence("The cards are laid out.", "Karty jsou připraveny.")
        case e.RoundBegan(number):
            return Sentence(f"Round {number} begins.", f"Začíná kolo {number}.")
        case e.CardDrawn(seat):
            which = event.secret.content
            if which is None:
                return Sentence(f"{seat} draws a card.", f"{seat} dobírá kartu.")
            return Sentence(f"{seat} draws card {which}.", f"{seat} dobírá kartu {which}.")
        case e.CardPicked(seat):
            return Sentence(f"{seat} lays a pick face down.", f"{seat} pokládá kartu lícem dolů.")
        case e.PicksShown(picks):
            said = ", ".join(f"{seat} {card}" for seat, card in picks.items())
            return Sentence(f"The picks: {said}.", f"Vybrané karty: {said}.")
        case e.TurnBegan(seat):
            return Sentence(f"{seat} acts.", f"Jedná {seat}.")
        case e.RaidBegan(seat, target):
            return Sentence(f"{seat} raids {target}.", f"{seat} přepadá {target}.")
        case e.CardPlayed(seat, card, role):
            czech = {"block": "odráží", "press": "tlačí", "shield": "kryje"}[role]
            return Sentence(f"{seat} plays {card} to {role}.", f"{seat} {czech} kartou {card}.")
        case e.Passed(seat):
            return Sentence(f"{seat} passes.", f"{seat} pasuje.")
        case e.CardFlipped(use, card, test):
            rule = "F16" if test.at_most else use.purpose.rule
            if test.success:
                return Sentence(f"Card {card} is flipped: enough ({rule}).", f"Otočena karta {card}: stačí ({rule}).")
            return Sentence(f"Card {card} is flipped: not enough ({rule}).", f"Otočena karta {card}: nestačí ({rule}).")
        case e.Scored(team, points):
            return Sentence(f"{team}: {points:+d}.", f"{team}: {points:+d} bod.")
        case e.CardStolen(seat, target):
            return Sentence(f"{seat} takes a card from {target}.", f"{seat} bere kartu straně {target}.")
        case e.Confided(seat):
            return Sentence(f"{seat} shows a card to the team-mate.", f"{seat} ukazuje kartu spoluhráči.")
        case e.CardChosen(seat):
            return Sentence(f"{seat} has a card in mind.", f"{seat} má kartu na mysli.")
        case e.BuryingEnded(seat, buried):
            if buried:
                return Sentence(f"{seat} buries a card.", f"{seat} pohřbívá kartu.")
            return Sentence(f"{seat} keeps the card.", f"{seat} si kartu nechává.")
        case e.Reshuffled():
            return Sentence("All discards go back into the deck.", "Odhozené karty se vracejí do balíčku.")
        case e.SeatLeft(seat):
            return Sentence(f"{seat} is out.", f"{seat} končí.")
        case e.GameOver():
            return Sentence("The last round is over.", "Poslední kolo skončilo.")
        case DecisionMade():
            return Sentence(f"{event.seat} decides.", f"Rozhoduje {event.seat}.")
    return None


def say_decision(board: Board, decision: Any) -> Sentence:
    """A decision as one sentence."""
    match decision:
        case d.Pick(card):
            return Sentence(f"pick {card}", f"vybrat {card}")
        case d.Raid(target):
            return Sentence(f"raid {target}", f"přepadnout {target}")
        case d.Steal(target):
            return Sentence(f"steal from {target}", f"vzít kartu straně {target}")
        case d.Confide():
            return Sentence("show a card to the team-mate", "ukázat kartu spoluhráči")
        case d.Bury():
            return Sentence("bury a card", "pohřbít kartu")
        case d.Rest():
            return Sentence("rest", "odpočívat")
        case d.Play(card):
            return Sentence(f"play {card}", f"zahrát {card}")
        case d.Pass():
            return Sentence("pass", "pasovat")
        case d.Choose(card):
            return Sentence(f"choose {card}", f"zvolit {card}")
        case d.Keep():
            return Sentence("keep it", "nechat si ji")
        case _:
            return Sentence("bury it", "pohřbít ji")


PROMPTS = {
    "pick": Sentence("Pick a card for this round", "Vyberte kartu pro toto kolo"),
    "act": Sentence("Your turn: what do you do?", "Jste na řadě: co uděláte?"),
    "react": Sentence("The raid on {}: play a card or pass", "Přepad, cíl {}: zahrajte kartu, nebo pasujte"),
    "shield": Sentence("You may shield {} with a card", "Můžete krýt stranu {} kartou"),
    "confide": Sentence("Which card do you show?", "Kterou kartu ukážete?"),
    "bury": Sentence("Which card do you mean?", "Kterou kartu myslíte?"),
    "confirm": Sentence("Bury card {}?", "Pohřbít kartu {}?"),
    "": Sentence("Something is asked in secret", "Tajná otázka"),
}


def say_prompt(board: Board, prompt: Prompt) -> Sentence:
    """What is asked, as one sentence."""
    said = PROMPTS[prompt.kind]
    return Sentence(said.en.format(prompt.subject), said.cs.format(prompt.subject))


def say_doing(board: Board) -> Sentence | None:
    """What is half done."""
    match board.frame:
        case Raid(seat, target):
            return Sentence(f"{seat} raids {target}.", f"{seat} přepadá {target}.")
        case Burying(seat):
            return Sentence(f"{seat} may bury a card.", f"{seat} možná pohřbí kartu.")
    return None


PARTS = {
    "base": Sentence("base", "základ"),
    "raised": Sentence("blocks and shields", "obrany a štíty"),
    "pressed": Sentence("presses", "přitlačení"),
    "wind": Sentence("wind", "vítr"),
}


def say_order(order: Order) -> Sentence:
    """F15: no reaction, for how long."""
    if order.until == "game":
        return Sentence("Pass every reaction to the end of the game.", "Nereagovat až do konce hry.")
    number = order.until.removeprefix("round-")
    en, cs = ("", "") if order.kind else (", or until another player plays one", ", nebo než někdo jiný zareaguje")
    return Sentence(
        f"Pass every reaction to the end of round {number}{en}.", f"Nereagovat až do konce kola {number}{cs}."
    )


def say_part(name: str) -> Sentence:
    """What adds to the number that a flip has to reach."""
    return PARTS[name]


def say_thrown(dice: int) -> Sentence:
    """Foray knows no dice."""
    return Sentence("card", "karta")
