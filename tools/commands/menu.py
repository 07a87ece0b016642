"""The decisions that a person may take now: grouped by card, numbered, with the chance of each attack."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import click
import msgspec

from domain.kernel.words import Sentence
from domain.undaunted.content import Card
from domain.undaunted.decisions import HunkerDown, Play, Ready
from service import convert
from tools.draw.cards import card_face, card_name
from tools.draw.words import WORDS

TITLES: Final[dict[str, Sentence]] = {
    "initiative": Sentence("Pick a card for initiative", "Zvolte kartu do iniciativy"),
    "play": Sentence("Your turn: play a card", "Jste na tahu: zahrajte kartu"),
    "step": Sentence("Go on?", "Jít dál?"),
    "take": Sentence("One more card?", "Ještě jednu kartu?"),
    "strike": Sentence("Who is rolled for next?", "Na koho se hází teď?"),
    "casualty": Sentence("A hit: which card do you give up?", "Zásah: kterou kartu odložíte?"),
    "displace": Sentence("Move the counter that was hit?", "Přesunout zasaženou jednotku?"),
    "assault": Sentence("A combat action too?", "Také bojovou akci?"),
    "perform": Sentence("What does the card perform?", "Co karta provede?"),
    "mine": Sentence("One more mine?", "Ještě jednu minu?"),
    "return": Sentence("No bomber: return the card to the supply?", "Žádný bombardér: vrátit kartu do zálohy?"),
    "state": Sentence("Confirm the state of the campaign", "Potvrďte stav kampaně"),
    "merge": Sentence("Which squad is merged?", "Které družstvo se sloučí?"),
    "place": Sentence("Who joins the merged squad?", "Kdo přijde do sloučeného družstva?"),
    "deck": Sentence("Which copy goes into the deck?", "Která karta půjde do balíčku?"),
    "losses": Sentence("The casualty phase", "Fáze ztrát"),
    "replacement": Sentence("Who comes for the soldier lost?", "Kdo nahradí ztraceného vojáka?"),
    "upgrades": Sentence("The upgrade phase", "Fáze vylepšení"),
    "aftermath": Sentence("The aftermath is over", "Události po scénáři skončily"),
}
PARTS: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "cs": {"base": "základ", "armour": "pancíř", "cover": "kryt", "smoke": "dým", "range": "vzdálenost"},
}
"""The parts of a defence; in English they are called as they are."""
CHOICES: Final = frozenset({"place", "deck", "replacement"})
"""Prompts that ask for one of several copies: beside each stands what is printed on it."""
DICE: Final = Sentence("d10", "k10")

CELL, ACROSS = 30, 3
"""Short decisions stand side by side."""
ORDER: Final[dict[type, int]] = {Ready: 0, Play: 1, HunkerDown: 2}
"""Within a card: hunkering down last, so that no hasty «1» does it."""


class Option(msgspec.Struct, frozen=True):
    """One decision: under which card it stands, what it says there, and what it submits."""

    group: str
    said: str
    chance: str
    decision: Any


class Menu(msgspec.Struct, frozen=True):
    """The legal decisions of a prompt. The number of an option is its place, counted from 1."""

    prompt: int
    title: str
    options: tuple[Option, ...]

    def chosen(self, said: str) -> Option | None:
        """The option of a number; None if there is none."""
        known = said.isdecimal() and 1 <= int(said) <= len(self.options)
        return self.options[int(said) - 1] if known else None

    def lines(self) -> Iterator[str]:
        """The menu as it is printed, in lines of at most 100 characters."""
        yield click.style(self.title, bold=True)
        group = ""
        cells: list[str] = []
        wide = max((len(option.said) for option in self.options if option.chance), default=0)
        for number, option in enumerate(self.options, 1):
            if option.group != group or len(cells) == ACROSS or len(option.said) > CELL - 6:
                yield from _row(cells)
                cells = []
            if option.group != group:
                group = option.group
                yield f" {group}"
            cell = f"{number:>4} {option.said}"
            if option.chance:
                yield from _row(cells)
                cells = []
                yield f"{cell:<{wide + 5}}  {option.chance}"
            elif len(option.said) > CELL - 6:
                yield cell
            else:
                cells.append(cell)
        yield from _row(cells)


def _row(cells: Sequence[str]) -> list[str]:
    return ["".join(f"{cell:<{CELL}}" for cell in cells).rstrip()] if cells else []


def menu(system: str, cards: Iterable[Card], prompt: Any, doing: str, language: str) -> Menu:
    """The menu of a prompt. `doing`: what is half done, as a sentence; empty if nothing is."""
    known = {card.id: card for card in cards}
    decisions = [convert.from_decision(system, legal.decision) for legal in prompt.legal]
    groups = ["" if type(decision) not in ORDER else decision.card for decision in decisions]
    headings = _headings([known[id] for id in dict.fromkeys(groups) if id], language)
    said = [
        legal.sentence.removeprefix(f"{getattr(known[group].name, language)}: " if group else "")
        for legal, group in zip(prompt.legal, groups, strict=True)
    ]
    alike = Counter(zip(groups, said, strict=True))
    found = []
    for legal, decision, group, words in zip(prompt.legal, decisions, groups, said, strict=True):
        card = known.get(_named(decision))
        shown = words if card is None else _told_apart(words, card, alike[group, words] > 1, language)
        beside = card_face(card, language) if card and prompt.kind in CHOICES else _chance(legal, language)
        heading = headings.get(group, "")
        option = Option(heading, shown, beside, legal.decision)
        found.append((group == "", heading, ORDER.get(type(decision), 0), option))
    found.sort(key=lambda one: one[:3])
    title = getattr(TITLES[prompt.kind], language) if prompt.kind in TITLES else prompt.kind
    return Menu(prompt.prompt, f"{title} ({doing})" if doing else title, tuple(option for *_, option in found))


def _headings(cards: Sequence[Card], language: str) -> dict[str, str]:
    """What stands above the options of each card: its name, and its code where others are called so too."""
    names = {card.id: card_name(card, language) for card in cards}
    alike = Counter(names.values())
    return {id: f"{name} {id}" if alike[name] > 1 else name for id, name in names.items()}


def _named(decision: Any) -> str:
    """The card that a decision names beside the one it is made with; empty if none."""
    act = getattr(decision, "act", None)
    if act is None and type(decision) in ORDER:
        return ""
    about = act if act is not None else decision
    return str(getattr(about, "take", "") or getattr(about, "card", ""))


def _told_apart(said: str, card: Card, alike: bool, language: str) -> str:
    """An option that names a card: with its code where another is called so, and with how good it is."""
    code = f" {card.id}" if alike and card.id not in said else ""
    level = WORDS[language].levels.get(card.level)
    return f"{said}{code} ({level})" if level else f"{said}{code}"


def part_name(part: Any, language: str) -> str:
    """What a part of a defence is called."""
    name: str = part.name
    return PARTS[language].get(name, name)


def _chance(legal: Any, language: str) -> str:
    """What an attack has to reach, with how many dice, and how likely that is."""
    if not legal.HasField("odds"):
        return ""
    odds = legal.odds
    parts = " + ".join(f"{part_name(part, language)} {part.value}" for part in odds.parts)
    dice = f"{odds.dice}{getattr(DICE, language)}"
    return f"{100 * odds.wins / odds.outcomes:5.1f} %  {dice} ≥ {odds.target} = {parts}"
