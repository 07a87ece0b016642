"""The decisions that a person may take now: grouped by card, numbered, with the chance of each attack."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from domain.kernel.words import Sentence
from domain.undaunted.content import Card
from domain.undaunted.decisions import HunkerDown, Play, Ready
from service import convert
from tools.commands.options import Menu, Option
from tools.draw.cards import card_face, card_name
from tools.draw.words import WORDS

PARTS: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "cs": {"base": "základ", "armour": "pancíř", "cover": "kryt", "smoke": "dým", "range": "vzdálenost"},
}
"""The parts of a defence; in English they are called as they are."""
CHOICES: Final = frozenset({"place", "deck", "replacement"})
"""Prompts that ask for one of several copies: beside each stands what is printed on it."""
DICE: Final = Sentence("d10", "k10")
CARD: Final = Sentence("card", "karta")

ORDER: Final[dict[type, int]] = {Ready: 0, Play: 1, HunkerDown: 2}
"""Within a card: hunkering down last, so that no hasty «1» does it."""


Note = Callable[[Any], str]
Say = Callable[[Any], Sentence]


def menu(system: str, cards: Iterable[Card], prompt: Any, doing: str, language: str, *, note: Note, say: Say) -> Menu:
    """The menu of a prompt. `doing`: what is half done, as a sentence; empty if nothing is. `note` gives
    the notation of a decision, `say` its sentence in all languages. Copies that differ in nothing but
    their number are shown once."""
    known = {card.id: card for card in cards}
    decisions = [convert.from_decision(system, legal.decision) for legal in prompt.legal]
    groups = ["" if type(decision) not in ORDER else decision.card for decision in decisions]
    headings = _headings([known[id] for id in dict.fromkeys(groups) if id], language)
    said = [
        legal.sentence.removeprefix(f"{getattr(known[group].name, language)}: " if group else "")
        for legal, group in zip(prompt.legal, groups, strict=True)
    ]
    named = [known.get(_named(decision)) for decision in decisions]
    differing = _differing([card for card in named if card is not None], language)
    found: dict[tuple[Any, ...], Option] = {}
    meant: dict[tuple[Any, ...], set[str]] = {}
    for legal, decision, group, words, card in zip(prompt.legal, decisions, groups, said, named, strict=True):
        beside = card_face(card, language) if card and prompt.kind in CHOICES else _chance(legal, language)
        heading = headings.get(group, "")
        shown = words if card is None else _told_apart(words, card, card_name(card, language) in differing, language)
        in_all = say(decision)
        option = Option(heading, shown, beside, legal.decision, note(decision), f"{in_all.en} {in_all.cs}")
        key = group == "", heading, ORDER.get(type(decision), 0), *_alike(words, card), beside
        first = found.get(key)
        found[key] = option if first is None else replace(first, copies=(*first.copies, option))
        meant.setdefault(key, set()).add("" if card is None else card.id)
    for key, ids in meant.items():
        if len(ids) > 1:
            found[key] = replace(found[key], said=f"{found[key].said} ×{len(ids)}")
    options = [option for _, option in sorted(found.items(), key=lambda one: one[0][:3])]
    title = prompt.sentence or prompt.kind
    return Menu(
        prompt.prompt, f"{title} ({doing})" if doing else title, tuple(options), prompt.private, prompt.optional
    )


def plain_menu(prompt: Any, doing: str, language: str) -> Menu:
    """The menu of a prompt of a system that has no more to say of it than the sentences of its decisions."""
    options = [Option("", legal.sentence, _chance(legal, language), legal.decision) for legal in prompt.legal]
    title = prompt.sentence or prompt.kind
    return Menu(
        prompt.prompt,
        f"{title} ({doing})" if doing else title,
        tuple(options),
        prompt.private,
        prompt.optional,
    )


def _print(card: Card) -> Card:
    """A card without its number: what two copies have in common."""
    return replace(card, id="")


def _headings(cards: Sequence[Card], language: str) -> dict[str, str]:
    """What stands above the options of each card: its name, how many copies there are, and its code where
    others that are called so differ."""
    names = {card.id: card_name(card, language) for card in cards}
    copies = Counter(map(_print, cards))
    prints = Counter(card_name(one, language) for one in copies)
    return {
        card.id: f"{names[card.id]} {card.id}"
        if prints[names[card.id]] > 1
        else names[card.id] + f" ×{copies[_print(card)]}" * (copies[_print(card)] > 1)
        for card in cards
    }


def _differing(cards: Iterable[Card], language: str) -> set[str]:
    """What cards are called that are no copies of each other."""
    names = Counter(card_name(one, language) for one in {_print(card) for card in cards})
    return {name for name, prints in names.items() if prints > 1}


def _alike(said: str, card: Card | None) -> tuple[Any, ...]:
    """What two options have in common that are shown once."""
    return (said,) if card is None else (said.replace(card.id, ""), _print(card))


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
    """What has to be reached, with how many dice or by a card, and how likely that is."""
    if not legal.HasField("odds"):
        return ""
    odds = legal.odds
    parts = " + ".join(f"{part_name(part, language)} {part.value}" for part in odds.parts)
    thrown = f"{odds.dice}{getattr(DICE, language)}" if odds.dice else getattr(CARD, language)
    return f"{100 * odds.wins / odds.outcomes:5.1f} %  {thrown} {sign(odds)} {odds.target} = {parts}"


def sign(reached: Any) -> str:
    """How the number that comes is held against the target."""
    return "≤" if reached.at_most else "≥"
