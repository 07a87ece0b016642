"""A battle in sentences, and what things are called in them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import asdict, replace

from kronika.domain.kernel.catalogue import group, message_if_any, text
from kronika.domain.kernel.czech import Called, Gender, Noun
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.system import Rulebook
from kronika.domain.kernel.values import Counts, Prompt, RollResult
from kronika.domain.kernel.words import Arg, Message, Sentence, Text
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel import words
from kronika.domain.tankduel.content.pieces import Card, Harm, Icon, Item, Pierce, Table
from kronika.domain.tankduel.decisions import Action, Answer, Confirm
from kronika.domain.tankduel.odds import SHOTS, odds
from kronika.domain.tankduel.rules.acting import Acting, laid
from kronika.domain.tankduel.rules.deck import Goal, kind_of
from kronika.domain.tankduel.rules.round import Hatching
from kronika.domain.tankduel.rules.shooting import carried
from kronika.domain.tankduel.rules.tanks import terrain_on
from kronika.domain.tankduel.setup import NUMBERS, nation_of
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message

RULEBOOK: Final = Rulebook(group(words.__name__, "rule-"), tuple(group(words.__name__, "part-")))


SEATS = 32
"""Names of seats that are kept."""


@lru_cache(SEATS)
def seat_called(seat: str) -> Called:
    """A player by nation and number, for a sentence."""
    nation, number = nation_of(seat), seat.partition("_")[2]
    nom, gen, dat = (text(message(f"seat-{nation}{case}", number=number), "cs") for case in ("", "-gen", "-dat"))
    return Called(text(seat_name(seat), "en"), Noun(nom, gen, dat, gen, Gender.ANIMATE), one=True)


def seat_name(seat: str) -> Message:
    """A player by nation and number."""
    return message(f"seat-{nation_of(seat)}", number=seat.partition("_")[2])


def nation_name(nation: str) -> Message:
    """A nation, as several people."""
    return message(f"nation-{nation}")


def role_name(role: str) -> Message:
    """A man of a crew."""
    return message(f"role-{role}")


def state_name(state: str) -> Message:
    """How a man is."""
    return message(f"state-{state}")


def tank_name(board: Board, id: str) -> Sentence:
    """A tank by kind and number: `T-34/76 M43 (II)`. No kind is of both nations."""
    entry = board.tanks[id].entry
    name = board.scene.kinds[entry.model].name
    number = NUMBERS[entry.number - 1]
    return Sentence(f"{name.en} ({number})", f"{name.cs} ({number})")


def gun_name(board: Board, gun: str) -> Sentence:
    """An anti-tank gun."""
    return board.scene.guns[gun].name.said


def card_name(board: Board, number: int) -> Sentence:
    """A battle card by what is printed on it and its number."""
    name = board.card(number).name
    return Sentence(f"{name.en} ({number})", f"{name.cs.capitalize()} ({number})")


def half_name(board: Board, number: int, half: int) -> Sentence:
    """The half of a battle card that is used."""
    card = board.card(number)
    if len(card.halves) == 1:
        return card_name(board, number)
    en, cs = (said.split(" / ") for said in (card.name.en, card.name.cs.capitalize()))
    return Sentence(f"{en[half]} ({number})", f"{cs[half].capitalize()} ({number})")


def describe_prompt(board: Board, prompt: Prompt) -> Text:
    """Returns a prompt as one sentence."""
    first, _, about = prompt.subject.partition(" ")
    who: Text | str = tank_name(board, first) if first in board.tanks else seat_name(first) if first else ""
    if prompt.kind == "card":
        return message("prompt-card", who=who, step=message(f"step-{about}"))
    if prompt.kind == "lay_down" and None not in board.building:
        return _lay_down(board, prompt)
    said = message(f"prompt-{prompt.kind or 'hidden'}", who=who)
    if about in board.tanks:
        return message("prompt-about", said=said, about=tank_name(board, about))
    if prompt.kind == "reaction":
        return message("prompt-about", said=said, about=message(f"action-{about}"))
    return said


def _lay_down(board: Board, prompt: Prompt) -> Message:
    """The action that has been put together, with its chance. Its cards are seen where they are chosen."""
    task, choices = board.agenda[0], (*board.building, Confirm())
    assert isinstance(task, Acting), "only an action is laid down"
    plan = task.script(board, choices)
    said = _action_said(board, replace(laid(prompt.seat, task.tank, plan), cards=(), paid=()))
    shot = odds(board, Confirm()) if plan.action in (*SHOTS, Action.SPOT) else None
    if shot is not None and shot.outcomes:
        said = message("laid-chance", said=said, percent=round(100 * shot.wins / shot.outcomes))
    return message("prompt-lay_down-said", said=said)


def describe_decision(board: Board, decision: Any) -> Text:
    """Returns a decision as one sentence, by its fields."""
    match asdict(decision):
        case {"action": action}:
            return message(f"action-{action}")
        case {"answer": answer}:
            return describe_answer(board, answer)
        case {"tank": tank}:
            return tank_name(board, tank)
        case {"seat": seat}:
            return seat_name(seat)
        case {"place": place}:
            return message(f"place-{place}")
        case {"gun": gun}:
            return gun_name(board, gun)
        case {"metres": metres}:
            return _way(metres)
        case {"number": number}:
            return message("decision-buy", number=number)
        case {"card": card, "half": half}:
            return message("decision-play", card=half_name(board, card, half))
        case {"card": card, "against_flank": against_flank}:
            return message("decision-against-flank" if against_flank else "decision-play", card=card_name(board, card))
        case {"card": card}:
            return message(f"decision-{decision.__struct_config__.tag}", card=card_name(board, card))
    return message(f"decision-{decision.__struct_config__.tag}")


def describe_answer(board: Board, answer: Answer) -> Message:
    """An answer to what is asked now."""
    if answer == Answer.KEEP and board.agenda and isinstance(board.agenda[0], Hatching):
        return message("answer-hatch-stays")
    return message(f"answer-{answer}")


def _way(metres: int) -> Message:
    if not metres:
        return message("way-stay")
    return message("way-forward" if metres < 0 else "way-back", metres=abs(metres))


def describe_progress(board: Board) -> Text | None:
    """Returns the unfinished action: the phase of the active tank."""
    return message("half-done-phase", tank=tank_name(board, board.active)) if board.active else None


COUNTED = ("explosion", "fire", "escape", "spot", "fire_check", "close_combat", "response")
"""Purposes of flips without a target in which something other than the card's target number counts."""


def result_of(board: Board, event: Event) -> RollResult | None:
    """Returns what counts on a flipped card, and whether it was enough."""
    if not isinstance(event, e.CardFlipped):
        return None
    purpose, test, card = event.use.purpose, event.test, board.card(event.card)
    if test is not None:
        goal = Goal(kind_of(purpose.action, at_most=test.at_most), test.parts)
        number = goal.read(card)
        numbers = () if number is None else (number,)
        return RollResult(goal.counts, test.success, numbers, (test.success,) * len(numbers))
    if purpose.action in COUNTED:
        return RollResult(Counts(purpose.rule, message(f"counts-{purpose.action}")), _shows(purpose.action, card))
    return RollResult(Counts(purpose.rule, message("counts-number")), numbers=(card.tn,))


def _shows(action: str, card: Card) -> bool | None:
    """Whether a card that has no number to reach shows what counts; None: more than one thing counts."""
    match action:
        case "spot":
            return Icon.BINOCULARS in card.icons
        case "explosion" | "close_combat":
            return Icon.EXPLOSION in card.icons
        case "fire":
            return Icon.FIRE in card.icons
    return None


def _flipped(board: Board, event: e.CardFlipped) -> Message:
    """Describes the check, the card, the number needed and the result."""
    action, test, card = event.use.purpose.action, event.test, board.card(event.card)
    known: dict[str, Arg] = {"check": message(f"flip-{action}"), "card": card.number, "tn": card.tn}
    if test is not None:
        how = kind_of(action, at_most=test.at_most)
        shown = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}.get(card.pierce, f"{card.modifier:+}")
        known |= {"shown": shown, "target": test.target, "met": _yes(test.success)}
    elif (met := _shows(action, card)) is not None:
        how = "icon"
        known |= {"wanted": message(f"wanted-{action}"), "met": _yes(met)}
    elif action in ("escape", "fire_check"):
        how = "icons"
        known |= {"icons": tuple(message(f"icon-{icon}") for icon in card.icons), "met": _yes(bool(card.icons))}
    else:
        how = "read"
    return message(f"flipped-{how}", **known)


def describe_order(order: Order) -> Message:
    """TDR90: no reaction, for how long."""
    if order.until == "game":
        return message("order-game")
    id = "order-round" if order.kind else "order-round-or-reaction"
    return message(id, round=order.until.removeprefix("round-"))


def describe_part(name: str) -> Text:
    """A part of what a flip has to reach; a terrain that only a pack knows stands for itself."""
    return message(f"part-{name}") if name in RULEBOOK.parts else Sentence(name, name)


def describe_dice(dice: int) -> Message:
    """A card is flipped; no dice are thrown."""
    return message("thrown-card")


def _item(item: Item) -> Message:
    """As damage cards print it: capitals for a death."""
    if item.role is None:
        return message(f"harm-{item.harm}")
    return message(f"killed-{item.role}") if item.harm == Harm.KILL else role_name(item.role)


def describe_event(board: Board, event: Event) -> Text | None:
    """An event as one sentence; `board` is the one after it. None for one that only keeps the books."""
    say = SAY.get(type(event))
    return _plain(board, event) if say is None else say(board, event)


def _plain(board: Board, event: Any) -> Message | None:
    """The message with the name of the event, given the fields that it asks for."""
    id = "event-" + str(event.__struct_config__.tag).split(".")[-2].replace("_", "-")
    return message_if_any(words.__name__, id, lambda name: _argument(board, event, name))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _argument(board: Board, event: Any, name: str) -> Arg:
    """A field of an event, or a card that the audience may see, in a sentence."""
    match name:
        case "seen":
            return _yes(_seen(event) is not None)
        case "card" | "cards" if not hasattr(event, name):
            seen = _seen(event)
            return (
                card_name(board, seen) if isinstance(seen, int) else tuple(card_name(board, one) for one in seen or ())
            )
    value = getattr(event, name)
    if isinstance(value, bool):
        return _yes(value)
    match name:
        case "tank" | "by" | "target" if value in board.tanks:
            return tank_name(board, value)
        case "heir" if not value:
            return "robata"
        case "seat" | "mate" | "target" | "heir":
            return seat_called(value)
        case "targets":
            return tuple([tank_name(board, one) for one in value])
        case "card" | "bid" if not isinstance(event, e.DamageDrawn):
            return card_name(board, value)
        case "cards":
            return tuple(card_name(board, one) for one in value)
        case "role":
            return role_name(value)
        case "location":
            return message(f"location-{value}")
        case "place":
            return message(f"place-{value}")
        case "items":
            return tuple(map(_item, value))
        case "terrain":
            return board.terrain(value).name.said
        case "character":
            return next(card.name.said for card in board.robata.cards if card.character == value) if value else ""
    return value if isinstance(value, int) else str(value)


def _seen(event: Any) -> int | tuple[int, ...] | None:
    """The sealed card or cards of an event; None: these eyes do not see them."""
    for part in event.told if hasattr(event, "told") else (event.secret, getattr(event, "gain", event.secret)):
        if part.content is not None:
            seen: int | tuple[int, ...] = getattr(part.content, "card", part.content)
            return seen
    return None


def _marker(board: Board, event: e.MarkerSought) -> Message | None:
    return message("event-marker", marker=str(board.aside)) if event.found else None


def _shown(board: Board, event: e.InitiativeShown) -> Message:
    bids = tuple(message("bid", tank=tank_name(board, tank), card=event.cards.get(tank, 0)) for tank in event.order)
    return message("event-initiative-shown", bids=bids)


def _action(board: Board, event: e.ActionLaid) -> Message:
    return message("event-action-laid", said=_action_said(board, event))


def _action_said(board: Board, event: e.ActionLaid) -> Message:
    target = tank_name(board, event.target) if event.target else ""
    gun = gun_name(board, event.gun) if event.gun else ""
    said = message(f"laid-{event.action}", tank=tank_name(board, event.tank), target=target, gun=gun)
    if event.close:
        said = message("laid-close", said=said)
    if event.flank:
        said = message("laid-flanking", said=said)
    if event.metres:
        said = message("laid-way", said=said, way=_way(event.metres))
    if event.cards:
        cards = tuple(half_name(board, used.card, used.half) for used in event.cards)
        said = message("laid-cards", said=said, cards=cards)
    if event.paid:
        said = message("laid-paid", said=said, cards=tuple(card_name(board, card) for card in event.paid))
    return said


def _terrain(board: Board, event: e.TerrainLaid) -> Message:
    terrain = terrain_on(board, event.card).name.said
    return message("event-terrain-laid", tank=tank_name(board, event.tank), terrain=terrain)


def _damage_read(board: Board, event: e.DamageRead) -> Message:
    id = "event-damage-read" if event.items else "event-damage-read-nothing"
    items = tuple(map(_item, event.items))
    return message(id, tank=tank_name(board, event.tank), critical=_yes(event.critical), items=items)


def _lost(board: Board, event: e.TankLost) -> Message:
    tank, how = tank_name(board, event.tank), message(f"loss-{event.how}")
    if not event.by:
        return message("event-tank-lost", tank=tank, how=how)
    return message("event-tank-lost-medal", tank=tank, how=how, by=tank_name(board, event.by))


def _weapon(board: Board, event: e.WeaponUsed) -> Message:
    weapon = carried(board, event.nation, strong=event.strong).name
    return message("event-weapon-used", nation=event.nation, target=tank_name(board, event.target), weapon=weapon)


def _arrived(board: Board, event: e.NewcomerCame) -> Message:
    return message("event-newcomer-came", tank=tank_name(board, event.entry.id))


def _robata_chose(board: Board, event: e.RobataChose) -> Message:
    said = [_row(event.table, event.row, event.value)]
    said += [card_name(board, event.card)] if event.card else []
    said += [tank_name(board, event.target)] if event.target else []
    facts = tuple(message("fact", name=describe_part(fact.name), value=fact.value) for fact in event.facts)
    whole = tuple(said) if not facts else (*said[:-1], message("row-facts", said=said[-1], facts=facts))
    tank, table = tank_name(board, event.tank), message(f"table-{event.table}")
    return message("event-robata-chose", tank=tank, table=table, said=whole)


def _row(table: Table, row: str, value: int) -> Text:
    """A row of a table that was followed, and the number that decided. Rows of the diagram are walks, rows of guns
    calibres."""
    if table == Table.DIAGRAM:
        return message("row-diagram", row=row, value=value)
    if table == Table.GUN and row.startswith("row_") and row != NO_GUN:
        first, *others = row.removeprefix("row_").split("_")
        said: Text | str = first
        for other in others:
            said = message("row-calibres", said=said, other=other)
        return message("row-calibre", value=value, calibre=said)
    return message(f"row-{table}-{row}", value=value)


NO_GUN = "row_none"


def _reveal_over(board: Board, event: e.RevealOver) -> Message | None:
    return _plain(board, event) if event.bid else None


def _ended(board: Board, event: e.BattleEnded) -> Message:
    if not event.winners:
        return message("event-battle-drawn")
    return message("event-battle-won", nation=nation_of(event.winners[0]), how=message(f"won-{event.how}"))


SAY: dict[type[Event], Callable[[Board, Any], Message | None]] = {
    e.MarkerSought: _marker,
    e.CardFlipped: _flipped,
    e.InitiativeShown: _shown,
    e.ActionLaid: _action,
    e.TerrainLaid: _terrain,
    e.DamageRead: _damage_read,
    e.TankLost: _lost,
    e.WeaponUsed: _weapon,
    e.NewcomerCame: _arrived,
    e.RobataChose: _robata_chose,
    e.RevealOver: _reveal_over,
    e.BattleEnded: _ended,
}
"""The events whose message does not follow from their name and fields."""
