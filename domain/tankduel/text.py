"""A battle in sentences."""

from collections.abc import Callable
from typing import Any

from kronika.domain.kernel.events import DecisionMade, Event, Order
from kronika.domain.kernel.values import Counts, Prompt, RollResult
from kronika.domain.kernel.words import Arg, Message, Sentence, Text
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Card, Icon, Pierce
from kronika.domain.tankduel.content.damage import Harm, Item
from kronika.domain.tankduel.content.words import Marker, Table
from kronika.domain.tankduel.decisions import Answer
from kronika.domain.tankduel.names import card_name, gun_name, half_name, nation_name, role_name, seat_name, tank_name
from kronika.domain.tankduel.rulebook import RULEBOOK
from kronika.domain.tankduel.rules.admin import Hatching
from kronika.domain.tankduel.rules.aiming import carried
from kronika.domain.tankduel.rules.checks import Goal, kind_of
from kronika.domain.tankduel.rules.ground import terrain_on
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message


def describe_prompt(board: Board, prompt: Prompt) -> Text:
    """What is asked, as one sentence."""
    first, _, about = prompt.subject.partition(" ")
    who: Text | str = tank_name(board, first) if first in board.tanks else seat_name(first) if first else ""
    if prompt.kind == "card":
        return message("prompt-card", who=who, step=message(f"step-{about}"))
    said = message(f"prompt-{prompt.kind or 'hidden'}", who=who)
    if about in board.tanks:
        return message("prompt-about", said=said, about=tank_name(board, about))
    if prompt.kind == "reaction":
        return message("prompt-about", said=said, about=message(f"action-{about}"))
    return said


def describe_decision(board: Board, decision: Any) -> Text:
    """A decision as one sentence."""
    match decision:
        case d.Act(action):
            return message(f"action-{action}")
        case d.Use(card, half):
            return message("decision-play", card=half_name(board, card, half))
        case d.Aim(tank):
            return tank_name(board, tank)
        case d.Choose(seat):
            return seat_name(seat)
        case d.Go(metres):
            return _way(metres)
        case d.Buy(number):
            return message("decision-buy", number=number)
        case d.Man(place):
            return message(f"place-{place}")
        case d.Say(answer):
            return describe_answer(board, answer)
        case d.Battery(gun):
            return gun_name(board, gun)
        case d.React(card, against_flank):
            return message("decision-against-flank" if against_flank else "decision-play", card=card_name(board, card))
        case d.Lay(card) | d.Drop(card) | d.Pay(card):
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
    """What is half done."""
    return message("half-done-phase", tank=tank_name(board, board.active)) if board.active else None


COUNTED = ("explosion", "fire", "escape", "spot", "fire_check", "close_combat", "response")
"""What is flipped for where something on the card counts that is not its target number, and there is none to reach."""


def result_of(board: Board, event: Event) -> RollResult | None:
    """What counts on a card that was flipped, and whether it was enough."""
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


def _result(board: Board, event: e.CardFlipped) -> Message:
    result, test = result_of(board, event), event.test
    assert result is not None
    rule, counts = result.counts.rule, result.counts.said
    met = message("answer-yes" if result.succeeded else "answer-no")
    if result.succeeded is None:
        return message("result-counts", counts=counts, rule=rule)
    if test is None:
        return message("result-met", counts=counts, met=met, rule=rule)
    said = message("result-at-most" if test.at_most else "result-at-least", target=test.target, met=met, rule=rule)
    card = board.card(event.card)
    match kind_of(event.use.purpose.action, at_most=test.at_most):
        case "number":
            return said
        case "pierce":
            shown = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}.get(card.pierce, str(card.modifier))
            return message("result-modifier", shown=shown, result=said)
    return message("result-target-number", tn=card.tn, result=said)


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
    if isinstance(event, DecisionMade):
        return message("event-decision-made", seat=seat_name(event.seat))
    say = SAY.get(type(event))
    return say(board, event) if say is not None else None


Say = Callable[[Board, Any], Text | None]


def _says(id: str, *fields: str) -> Say:
    """A sentence that needs no more than some fields of an event."""
    return lambda board, event: message(id, **{field: _named(board, field, getattr(event, field)) for field in fields})


def _says_if(field: str, yes: str, no: str, *fields: str) -> Say:
    """One of two sentences, as a field of an event is."""
    then, otherwise = _says(yes, *fields), _says(no, *fields)
    return lambda board, event: (then if getattr(event, field) else otherwise)(board, event)


def _named(board: Board, field: str, value: Any) -> Arg:
    """A field of an event as it stands in a sentence."""
    match field:
        case "tank" | "target":
            return tank_name(board, value)
        case "seat":
            return seat_name(value)
        case "targets":
            return tuple([tank_name(board, one) for one in value])
        case "card" | "bid":
            return card_name(board, value)
        case "cards":
            return tuple(card_name(board, one) for one in value)
        case "nation":
            return nation_name(value)
        case "role":
            return role_name(value)
        case "location":
            return message(f"location-{value}")
        case "place":
            return message(f"place-{value}")
    return int(value)


def _marker(board: Board, event: e.MarkerSought) -> Text | None:
    if not event.found:
        return None
    return message("event-marker-end" if board.aside == Marker.END else "event-marker-shuffle")


def _flip(board: Board, event: e.CardFlipped) -> Text:
    what = message(f"flip-{event.use.purpose.action}")
    return message("event-card-flipped", what=what, card=card_name(board, event.card), result=_result(board, event))


def _drawn(board: Board, event: e.CardDrawn) -> Text:
    who, card = seat_name(event.seat), event.secret.content
    if card is None:
        return message("event-card-drawn-hidden", seat=who)
    return message("event-card-drawn", seat=who, card=card_name(board, card))


def _laid(board: Board, event: e.InitiativeLaid) -> Text:
    tank, card = tank_name(board, event.tank), event.secret.content
    if card is None:
        return message("event-initiative-laid-hidden", tank=tank)
    return message("event-initiative-laid", tank=tank, card=card_name(board, card))


def _shown(board: Board, event: e.InitiativeShown) -> Text:
    bids = tuple(message("bid", tank=tank_name(board, tank), card=event.cards.get(tank, 0)) for tank in event.order)
    return message("event-initiative-shown", bids=bids)


def _action(board: Board, event: e.ActionLaid) -> Text:
    what: list[Text] = [message(f"action-{event.action}")]
    what += [half_name(board, used.card, used.half) for used in event.cards]
    what += [gun_name(board, event.gun)] if event.gun else []
    said = message("laid-action", tank=tank_name(board, event.tank), what=tuple(what))
    if event.target:
        said = message("laid-target", said=said, target=tank_name(board, event.target))
    if event.close:
        said = message("laid-close", said=said)
    if event.flank:
        said = message("laid-flank", said=said)
    if event.metres:
        said = message("laid-way", said=said, way=_way(event.metres))
    if event.paid:
        said = message("laid-paid", said=said, cards=tuple(card_name(board, card) for card in event.paid))
    return message("event-action-laid", said=said)


def _perhaps(board: Board, said: Message, cards: tuple[int, ...] | None) -> Message:
    """A sentence about cards, which perhaps are not seen."""
    if cards is None:
        return message("cards-hidden", said=said)
    return message("cards-shown", said=said, cards=tuple(card_name(board, card) for card in cards))


def _of_card(id: str) -> Say:
    """A sentence about a card that a seat no longer has."""

    def say(board: Board, event: Any) -> Text:
        held = event.secret.content
        card = getattr(held, "card", held)
        return _perhaps(board, message(id, seat=seat_name(event.seat)), None if card is None else (card,))

    return say


def _stolen(board: Board, event: e.CardStolen) -> Text:
    taken = event.secret.content
    card = event.gain.content if taken is None else taken.card
    said = message("event-card-stolen", seat=seat_name(event.seat), target=seat_name(event.target))
    return _perhaps(board, said, None if card is None else (card,))


def _given(board: Board, event: e.CardGiven) -> Text:
    card = next((part.content for part in event.told if part.content is not None), None)
    said = message("event-card-given", seat=seat_name(event.seat), mate=seat_name(event.mate))
    return _perhaps(board, said, None if card is None else (card,))


def _hand_shown(board: Board, event: e.HandShown) -> Text:
    told = next((part.content for part in event.told if part.content is not None), None)
    return _perhaps(board, message("event-hand-shown", seat=seat_name(event.seat)), told)


def _terrain(board: Board, event: e.TerrainLaid) -> Text:
    terrain = terrain_on(board, event.card).name
    return message("event-terrain-laid", tank=tank_name(board, event.tank), terrain=terrain.said)


def _place(board: Board, event: e.PlaceTaken) -> Text:
    terrain = board.terrain(event.terrain).name
    return message("event-place-taken", tank=tank_name(board, event.tank), terrain=terrain.said)


def _pierced(board: Board, event: e.ShotPierced) -> Text:
    how = "not" if not event.through else "heavy" if event.heavy else "light"
    return message(f"event-shot-pierced-{how}", target=tank_name(board, event.target))


def _damage_drawn(board: Board, event: e.DamageDrawn) -> Text:
    return message("event-damage-drawn", card=event.card) if event.card else message("event-damage-shuffled")


def _damage_read(board: Board, event: e.DamageRead) -> Text:
    tank, items = tank_name(board, event.tank), tuple(map(_item, event.items))
    if not items:
        id = "event-damage-read-nothing-critical" if event.critical else "event-damage-read-nothing"
        return message(id, tank=tank)
    return message("event-damage-read-critical" if event.critical else "event-damage-read", tank=tank, items=items)


def _lost(board: Board, event: e.TankLost) -> Text:
    tank, how = tank_name(board, event.tank), message(f"loss-{event.how}")
    if not event.by:
        return message("event-tank-lost", tank=tank, how=how)
    return message("event-tank-lost-medal", tank=tank, how=how, by=tank_name(board, event.by))


def _weapon(board: Board, event: e.WeaponUsed) -> Text:
    weapon = carried(board, event.nation, strong=event.strong).name
    return message("event-weapon-used", target=tank_name(board, event.target), weapon=weapon)


def _came(board: Board, event: e.NewcomerCame) -> Text:
    return message("event-newcomer-came", tank=tank_name(board, event.entry.id))


def _robata_chose(board: Board, event: e.RobataChose) -> Text:
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


def _reveal_over(board: Board, event: e.RevealOver) -> Text | None:
    return REVEALED(board, event) if event.bid else None


REVEALED = _says("event-reveal-over", "tank", "bid")


def _character(board: Board, event: e.CharacterDrawn | e.CharacterTurned) -> Text:
    name = next(card.name for card in board.robata.cards if card.character == event.character)
    return message("event-character", tank=tank_name(board, event.tank), card=name.said)


def _left(board: Board, event: e.SeatLeft) -> Text:
    seat = seat_name(event.seat)
    if not event.heir:
        return message("event-seat-left-robata", seat=seat)
    return message("event-seat-left-heir", seat=seat, heir=seat_name(event.heir))


def _ended(board: Board, event: e.BattleEnded) -> Text:
    if not event.winners:
        return message("event-battle-drawn")
    return message("event-battle-won", nation=nation_name(nation_of(event.winners[0])), how=message(f"won-{event.how}"))


SAY: dict[type[Event], Say] = {
    e.LaidOut: _says("event-laid-out"),
    e.TakenOver: _says("event-taken-over"),
    e.RoundBegan: _says("event-round-began", "round"),
    e.MarkerSought: _marker,
    e.Reshuffled: _says("event-reshuffled", "passed"),
    e.CardDrawn: _drawn,
    e.CardFlipped: _flip,
    e.InitiativeLaid: _laid,
    e.InitiativeTakenBack: _says("event-initiative-taken-back", "tank"),
    e.InitiativeShown: _shown,
    e.TurnBegan: _says("event-turn-began", "tank"),
    e.ActionLaid: _action,
    e.OrdersPaid: _says("event-orders-paid", "seat", "cards"),
    e.CardDropped: _of_card("event-card-dropped"),
    e.CardLost: _of_card("event-card-lost"),
    e.CardStolen: _stolen,
    e.CardGiven: _given,
    e.HandShown: _hand_shown,
    e.TacticsPlayed: _says("event-tactics-played", "seat", "card"),
    e.Passed: _says("event-passed", "seat"),
    e.TankMoved: _says("event-tank-moved", "tank", "range"),
    e.TerrainLaid: _terrain,
    e.PlaceTaken: _place,
    e.SmokeLaid: _says("event-smoke-laid", "tank"),
    e.SmokeCleared: _says("event-smoke-cleared", "tank"),
    e.Stopped: _says("event-stopped", "tank"),
    e.HullDown: _says("event-hull-down", "tank"),
    e.Bogged: _says("event-bogged", "tank", "level"),
    e.Freed: _says("event-freed", "tank"),
    e.Spotted: _says("event-spotted", "tank", "target"),
    e.Ranged: _says("event-ranged", "tank", "target", "bonus"),
    e.SightLost: _says("event-sight-lost", "tank", "targets"),
    e.FlankPut: _says("event-flank-put", "tank", "target"),
    e.FlankRemoved: _says("event-flank-removed", "tank", "target"),
    e.ApcrLoaded: _says("event-apcr-loaded", "tank"),
    e.ApcrFired: _says("event-apcr-fired", "tank"),
    e.ShotLocated: _says_if("misses", "event-shot-located-misses", "event-shot-located", "target", "location"),
    e.ShotPierced: _pierced,
    e.DamageDrawn: _damage_drawn,
    e.DamageRead: _damage_read,
    e.ManHurt: _says_if("killed", "event-man-killed", "event-man-wounded", "tank", "role"),
    e.ManMoved: _says("event-man-moved", "tank", "role", "place"),
    e.TracksHit: _says_if("immobilised", "event-tracks-immobilised", "event-tracks-damaged", "tank"),
    e.GunHit: _says("event-gun-hit", "tank"),
    e.FireBrokeOut: _says("event-fire-broke-out", "tank"),
    e.FirePutOut: _says("event-fire-put-out", "tank"),
    e.MoraleBroke: _says("event-morale-broke", "tank"),
    e.Rallied: _says("event-rallied", "tank"),
    e.TankLost: _lost,
    e.TankExited: _says("event-tank-exited", "tank"),
    e.InfantryMoved: _says_if("at", "event-infantry-moved", "event-infantry-thrown-back", "nation", "at"),
    e.HatchTurned: _says_if("buttoned", "event-hatch-closed", "event-hatch-opened", "tank"),
    e.WeaponUsed: _weapon,
    e.WeatherTurned: _says_if("heavy", "event-weather-heavy", "event-weather-light", "tank"),
    e.MudLifted: _says("event-mud-lifted"),
    e.RoadTaken: _says("event-road-taken", "nation"),
    e.RoadLaid: _says("event-road-laid", "tank"),
    e.InfantryWoken: _says("event-infantry-woken"),
    e.GunsOverrun: _says("event-guns-overrun", "range"),
    e.NewcomerCame: _came,
    e.TankReplaced: _says("event-tank-replaced", "tank"),
    e.TankReturned: _says("event-tank-returned", "tank"),
    e.Scored: _says("event-scored", "tank", "vp"),
    e.NationScored: _says("event-nation-scored", "nation", "vp"),
    e.CardRevealed: _says("event-card-revealed", "tank", "card"),
    e.RevealedUsed: _says("event-revealed-used", "card"),
    e.RevealOver: _reveal_over,
    e.RobataChose: _robata_chose,
    e.PerilTurned: _says_if("peril", "event-in-peril", "event-operational", "tank"),
    e.CharacterDrawn: _character,
    e.CharacterTurned: _character,
    e.RoundEnded: _says("event-round-ended"),
    e.SeatLeft: _left,
    e.BattleEnded: _ended,
}
