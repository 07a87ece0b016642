"""Texts and tables of a position, for pictures and for terminals."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.panels import Line, Note, Row, indented, write
from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.kernel.words import Joined, Message, Sentence, Text, joined
from kronika.domain.tankduel.content.pieces import (
    EDGE,
    STEP,
    Card,
    Emplacement,
    Levels,
    Location,
    Mark,
    Marker,
    Nation,
    Pierce,
    TankKind,
    Tracks,
)
from kronika.domain.tankduel.setup import NUMBERS, nation_of
from kronika.domain.tankduel.shots import PlaceView
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import (
    describe_decision,
    describe_part,
    gun_name,
    nation_name,
    role_name,
    seat_name,
    state_name,
    tank_name,
)
from kronika.domain.tankduel.view import HandView, TankDuelView, TankView, view
from kronika.domain.tankduel.words import message, sentence

MARKERS: Final = {Marker.SHUFFLE: "SHUFFLE", Marker.END: "END GAME"}
PIERCE: Final = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}


def halves(card: Card) -> list[Sentence]:
    """Its actions, each with what it adds."""
    names = zip(card.name.en.split(" / "), card.name.cs.split(" / "), strict=True)
    added = [f" {half.bonus:+}" if half.bonus else "" for half in card.halves]
    return [Sentence(en + more, cs + more) for (en, cs), more in zip(names, added or [""], strict=False)]


def modifier(card: Card) -> str:
    """The penetration modifier: a number, `P` or `O`; `!` where it is red."""
    printed = PIERCE.get(card.pierce) or f"{card.modifier:+}"
    return printed + "!" * card.heavy


def icons(card: Card) -> list[Message]:
    """The icons on a card, and the mark of infantry."""
    marks = [message(f"mark-{card.infantry}")] if card.infantry != Mark.NONE else []
    return [*(message(f"icon-{icon}") for icon in card.icons), *marks]


def face(card: Card) -> Joined:
    """All that is printed on a card, in a line."""
    told = [message("panel-order-icons", icons=card.oi)] if card.oi else []
    told += [message("panel-pen", penetration=modifier(card)), *icons(card)]
    return joined(joined(*halves(card), by=" / "), joined(*told, by=", "), by=" · ")


def gun_state(board: Board, seen: TankDuelView, gun: Emplacement) -> Message:
    """Whether a gun can fire still, and what that costs."""
    if gun.range in seen.overrun:
        return message("panel-overrun")
    fired = gun.gun in seen.fired
    return message("panel-fired") if fired else message("panel-order-icons", icons=board.scene.guns[gun.gun].oi)


def short(board: Board, id: str) -> str:
    """A tank by nation and number: `G II`."""
    entry = board.tanks[id].entry
    return f"{entry.nation[0].upper()} {NUMBERS[entry.number - 1]}"


def side_of(range: int, nation: Nation) -> int:
    """How far right of the middle an own range lies: the Germans begin on the left, the Soviets on the right."""
    return range if nation == Nation.SOVIET else -range


def columns_of(board: Board, seen: TankDuelView) -> list[int]:
    """The ranges drawn, by how far right of the middle they lie."""
    far = [abs(tank.range) for tank in seen.tanks if tank.in_play] + [abs(gun.range) for gun in board.battle.guns]
    edge = max(EDGE, *far, 0)
    return list(range(-edge, edge + 1, STEP))


def conditions(tank: TankView) -> list[Message]:
    """The tokens on a tank, in words."""
    told = [
        (tank.hull_down, message("panel-hull-down")),
        (tank.smoke_card, message("panel-smoke")),
        (tank.bog, message("panel-bog", level=tank.bog)),
        (tank.on_fire, message("panel-fire")),
        (tank.broken, message("panel-broken")),
        (tank.gun_hits, message("panel-gun-hits", hits=tank.gun_hits)),
        (tank.loaded, message("panel-loaded")),
        (tank.buttoned, message("panel-buttoned")),
        (tank.heavy_weather, message("panel-fog")),
        (tank.road, message("panel-road")),
        (tank.in_deep_mud, message("panel-mud")),
        (tank.tracks != Tracks.WHOLE, message(f"tracks-{tank.tracks}")),
    ]
    return [mark for holds, mark in told if holds]


def ground(board: Board, tank: TankView) -> Text:
    """Where a tank stands, or that it moves."""
    if tank.in_motion:
        return message("panel-motion")
    return joined(*(board.terrain(one).name.said for one in tank.terrain), by=", ")


def tank_state(board: Board, tank: TankView) -> Iterator[Text]:
    """Yields where a tank stands, its abilities, its card for initiative, its tokens, and the tanks that it sees, has
    ranged and flanks."""
    yield ground(board, tank)
    yield message(f"quality-{tank.quality}")
    yield message("panel-move", level=tank.move_level)
    yield message("panel-shoots", level=tank.fire_level)
    yield message("panel-cover", cover=tank.cover)
    if tank.apcr:
        yield message("panel-apcr", tokens=tank.apcr)
    if tank.initiative:
        yield message("panel-initiative", card=tank.initiative)
    elif tank.laid:
        yield message("panel-laid")
    yield from conditions(tank)
    if tank.spots:
        yield message("panel-sees", tanks=tuple(short(board, one) for one in tank.spots))
    if tank.ranged:
        yield message("panel-ranged", tank=short(board, tank.ranged), bonus=tank.ranging)
    if tank.flanks:
        yield message("panel-flanks", tanks=tuple(short(board, one) for one in tank.flanks))


def state_of_play(board: Board, seen: TankDuelView) -> Iterator[Text]:
    """Yields the round, the deck, the points, and the acting tank."""
    yield joined(*(one for _, one in counts(board, seen)))
    points = (
        message("panel-points", nation=nation_name(nation), vp=seen.vp[nation], medals=seen.medals[nation])
        for nation in Nation
    )
    yield joined(*points, *special(board, seen))
    coming = [one for one in (seen.active, *seen.order) if one]
    if coming:
        first_name, others = tank_name(board, coming[0]), [short(board, one) for one in coming[1:]]
        yield message("panel-turn", tanks=joined(first_name, *others, by=", "))


def counts(board: Board, seen: TankDuelView) -> Iterator[tuple[str, Message]]:
    """Yields the round, the pass, the piles and at last the marker in the deck, each with what it counts."""
    yield "round", message("panel-round", round=seen.round)
    yield "pass", message("panel-pass", passed=seen.passed, passes=board.battle.passes)
    yield "deck", message("panel-deck", cards=seen.deck)
    yield "discards", message("panel-discards", cards=seen.discards)
    if board.battle.places:
        yield "places", message("panel-places", cards=seen.places)
    if seen.marker is None:
        yield "marker", message("panel-aside")
    else:
        last = max(0, seen.deck - seen.upper)
        yield "marker", message("panel-marker", marker=MARKERS[seen.marker], cards=last)


def special(board: Board, seen: TankDuelView) -> Iterator[Message]:
    """Yields the lines that only some missions have."""
    if board.mission.breakout is not None or seen.exits:
        yield message("panel-exits", tanks=seen.exits)
    if seen.deep_mud:
        yield message("panel-mud-lies")
    if board.mission.mud is not None:
        held = tuple(joined(nation_name(nation), str(seen.roads.get(nation, 0)), by=" ") for nation in Nation)
        yield message("panel-roads", held=held, left=seen.roads_left)


def hand_size(hand: HandView) -> Message:
    """A player and the size of the hand."""
    if hand.left:
        return message("panel-left", seat=seat_name(hand.seat))
    return message("panel-hand", seat=seat_name(hand.seat), cards=hand.size, limit=hand.limit)


def on_board(kind: TankKind) -> Iterator[Text]:
    """Yields the print of a tank board: levels and equipment, armour, hit locations."""
    fitted = (("heavy-damage", kind.heavy_damage), ("lays-smoke", kind.smoke), ("radio", kind.radio))
    yield joined(
        message("panel-levels", move=_level(kind.move), fire=_level(kind.fire)),
        message("panel-size", size=f"{kind.size:+}"),
        *(message(f"fitted-{what}") for what, has in fitted if has),
    )
    armour = (("front", kind.front), ("side", kind.side))
    faces = tuple(joined(message(f"armour-{at}"), f"{one.hull}/{one.turret}", by=" ") for at, one in armour)
    yield message("panel-armour", faces=faces, tracks=kind.tracks)
    hits = {place: [str(tn) for tn, one in enumerate(kind.location) if one == place] for place in Location}
    places = (joined(place_word(place), ", ".join(tns), by=" ") for place, tns in hits.items() if tns)
    yield message("panel-locations", places=joined(*places))


def _level(levels: Levels) -> str:
    """Returns a level; for casemate tanks also with damaged and immobilised tracks."""
    others = [str(one) for one in (levels.damaged, levels.immobilised) if one is not None]
    return "/".join([str(levels.normal), *others])


def gun_table(to_hit: Sequence[int], pen: Sequence[int], apcr: Sequence[int] = ()) -> tuple[Row, ...]:
    """A gun's ranges, accuracy and penetration."""
    rows = (
        Row(message("panel-range"), tuple(STEP * at for at in range(len(to_hit)))),
        Row(message("panel-hit"), tuple(to_hit)),
        Row(message("panel-pierces"), tuple(pen)),
    )
    return (*rows, Row("APCR", tuple(f"{more:+}" for more in apcr))) if apcr else rows


class Printed(NamedTuple):
    """A card of an anti-tank gun or of infantry as it is printed."""

    nation: Nation
    title: Text
    corner: str | Text
    lines: tuple[Text, ...]
    table: tuple[Row, ...]


def printed(board: Board) -> Iterator[Printed]:
    """The cards of guns, then those of infantry. The last range on these is for all beyond too (TD86)."""
    for gun in board.battle.at_guns:
        price = message("panel-order-icons", icons=gun.oi)
        yield Printed(gun.nation, gun.name.said, price, (), gun_table(gun.to_hit, gun.pen))
    for card in board.battle.infantry:
        title = joined(message("panel-infantry"), nation_name(card.nation), by=": ")
        weapons = message("panel-pen", penetration=tuple(f"{one.name} {one.pen}" for one in (card.strong, card.weak)))
        *near, far = (STEP * at for at in range(len(card.reach[0].to_hit)))
        ranges = Row(message("panel-range"), (*near, f"{far}+"))
        reach = (
            Row(message("panel-from", range=f"{STEP * at:03}"), tuple(one.to_hit)) for at, one in enumerate(card.reach)
        )
        yield Printed(card.nation, title, "", (weapons,), (ranges, *reach))


def robata(board: Board, tank: TankView) -> list[Message]:
    """The side up of the action card of a tank of Robata, by name."""
    card = next(one for one in board.robata.cards if one.character == tank.character)
    return [message("panel-robata", card=card.name.said), *([message("panel-peril")] if tank.in_peril else [])]


def action_card(board: Board, tank: TankView) -> list[Text]:
    """The side up of the action card of a tank of Robata, as it is printed."""
    card = next(one for one in board.robata.cards if one.character == tank.character)
    up = card.peril if tank.in_peril else card.operational
    pairs = (up.high, up.low, up.enemy_high, up.enemy_low)
    high, low, enemy_high, enemy_low = (f"{pair.to_hit} %/{pair.pen:+}" for pair in pairs)
    return [
        joined(*robata(board, tank), by=", "),
        message("panel-primary", actions=tuple(message(f"primary-{one}") for one in up.primary)),
        message("panel-secondary", actions=tuple(message(f"secondary-{one}") for one in up.secondary)),
        message("panel-shot", high=high, low=low, enemy_high=enemy_high, enemy_low=enemy_low),
    ]


def place_word(place: Location) -> Message:
    """Where a shot hits, in a word."""
    return message(f"hit-{place}")


CELL, LABEL = 6, 8
HUES = {Nation.GERMAN: "cyan", Nation.SOVIET: "yellow"}


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """The lane, the tanks, the hands that are seen; tank boards, Robata's cards and what shots could do for who
    asks."""
    if not board.tanks:
        return ()
    seen = view(board)
    notes = [
        Note("tanks", Role.MAIN if page.plain else Role.EACH, _tanks(board, seen)),
        Note("state", Role.EACH, _state(board, seen)),
        Note("boards", Role.ASKED, _boards(board, seen)),
        Note("robata", Role.ASKED, _action_cards(board, seen)),
        Note("shots", Role.ASKED, _shots(board, seen)),
    ]
    if page.plain:
        return write(notes, page)
    lane = Written("lane", Role.MAIN, "\n".join(_lane(board, seen, page)))
    return (lane, *write([*notes, Note("legend", Role.MORE, [message("panel-legend")])], page))


def _lane(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """A column a range, a line a tank: `>` or `<` points to where one drives that is in motion; `[1]` is a gun."""
    columns = columns_of(board, seen)
    for nation in Nation:
        name = sentence(page.language, f"nation-{nation}")[: LABEL - 1].ljust(LABEL)
        yield (name + "".join(str(side_of(one, nation)).center(CELL) for one in columns)).rstrip()
    for tank in seen.tanks:
        if tank.in_play:
            mark = short(board, tank.id)
            mark = (f"{mark}>" if tank.nation == Nation.GERMAN else f"<{mark}") if tank.in_motion else mark
            cells = ["  ·   "] * len(columns)
            cells[columns.index(side_of(tank.range, tank.nation))] = page.paint(mark.center(CELL), fg=HUES[tank.nation])
            yield (short(board, tank.id).ljust(LABEL) + "".join(cells)).rstrip()
    for number, gun in enumerate(board.battle.guns, 1):
        at = columns.index(side_of(gun.range, board.scene.guns[gun.gun].nation))
        yield " " * (LABEL + CELL * at) + f"[{number}]".center(CELL).rstrip()


def _tanks(board: Board, seen: TankDuelView) -> Iterator[Text]:
    """Each tank with its state."""
    for tank in seen.tanks:
        if tank.in_play:
            yield joined(short(board, tank.id), joined(*_state_of(board, tank)), by="  ")
    yield from lost(board, seen)


def lost(board: Board, seen: TankDuelView) -> list[Message]:
    """The tanks out of play, if there are any."""
    gone = tuple(tank_name(board, tank.id) for tank in seen.tanks if not tank.in_play)
    return [message("panel-lost", tanks=gone)] if gone else []


def _state_of(board: Board, tank: TankView) -> Iterator[Text]:
    yield joined(board.scene.kinds[tank.model].name.said, f"{tank.range} m", by=", ")
    yield from tank_state(board, tank)
    if lying := tuple(str(card) for card in (tank.move_card, tank.terrain_card, tank.smoke_card) if card > 0):
        yield message("panel-in-box", cards=lying)
    if tank.character:
        yield from robata(board, tank)
    elif len([hand for hand in board.hands if nation_of(hand) == tank.nation]) > 1:
        yield message("panel-player", seat=seat_name(tank.seat))
    if tank.vp or tank.medals:
        yield message("panel-worth", vp=tank.vp, medals=tank.medals)
    for man in tank.crew:
        if man.place != man.role:
            yield message("panel-sits", man=role_name(man.role), place=message(f"place-{man.place}"))
    for man in tank.crew:
        if man.state != "well":
            yield joined(role_name(man.role), state_name(man.state), by=": ")


def _state(board: Board, seen: TankDuelView) -> Iterator[Text]:
    """Yields the round, points, infantry and guns, the hands, and the face-up cards."""
    yield from state_of_play(board, seen)
    if board.battle.infantry:
        at = {nation: seen.advance if seen.infantry == nation else 0 for nation in Nation}
        places = (joined(nation_name(nation), f"{place:03}", by=" ") for nation, place in at.items())
        yield joined(message("panel-infantry"), joined(*places, by=", "), by=": ")
    for number, gun in enumerate(board.battle.guns, 1):
        name, state = gun_name(board, gun.gun), gun_state(board, seen, gun)
        yield message("panel-gun", number=number, gun=name, range=gun.range, state=state)
    for hand in seen.hands:
        yield hand_size(hand)
        yield from _cards(board, hand.cards)
    for shown in seen.shown_hands:
        yield from _pile(board, message("panel-shown", seat=seat_name(shown.seat), round=shown.round), shown.cards)
    if seen.chosen:
        yield message("panel-chosen", choices=tuple(describe_decision(board, one) for one in seen.chosen))
    for id, cards in (("panel-table", seen.table), ("panel-revealed", seen.revealed)):
        if any(cards):
            yield from _pile(board, message(id), cards)


def _pile(board: Board, title: Text, cards: Iterable[int]) -> Iterator[Text]:
    yield joined(title, ":", by="")
    yield from _cards(board, cards)


def _cards(board: Board, numbers: Iterable[int]) -> Iterator[Text]:
    """The cards that are seen, by what is printed on them."""
    return (indented(joined(f"{number:>3}", face(board.card(number)), by="  ")) for number in numbers if number)


def _boards(board: Board, seen: TankDuelView) -> Iterator[Line]:
    """Each kind in play as its board is printed; the cards of guns and infantry."""
    played = {tank.model for tank in seen.tanks if tank.in_play}
    for kind in board.battle.kinds:
        if kind.id in played:
            yield kind.name.said
            yield from map(indented, on_board(kind))
            crew = tuple(joined(role_name(post.role), str(post.vp), by=" ") for post in kind.crew)
            yield indented(message("panel-crew-worth", tank=kind.vp, crew=crew))
            yield from gun_table(kind.gun.to_hit, kind.gun.pen, kind.gun.apcr)
    for card in printed(board):
        yield joined(card.title, " (", card.corner, ")", by="") if card.corner else card.title
        yield from map(indented, card.lines)
        yield from card.table


def _action_cards(board: Board, seen: TankDuelView) -> Iterator[Text]:
    """The action cards by which Robata drives its tanks."""
    for tank in seen.tanks:
        if tank.character and tank.in_play:
            first, *rest = action_card(board, tank)
            yield joined(short(board, tank.id), first, by="  ")
            yield from map(indented, rest)


# --- what shots could do


def _shots(board: Board, seen: TankDuelView) -> Iterator[Text]:
    """Yields the possible shots of each tank, gun and infantry at each enemy, with the parts by rule."""
    made = {(one.shooter, one.gun, one.weapon, one.target): one.to_hit for one in seen.parts}
    for shot in seen.shots:
        yield message(
            "panel-shot-at",
            shooter=short(board, shot.shooter),
            target=short(board, shot.target),
            range=shot.range,
            notes=_notes(side=shot.side, waits=not shot.ready),
            percent=_percent(shot.hits, shot.cards),
            parts=_parts(made[shot.shooter, "", "", shot.target]),
        )
        yield _places(shot.places, shot.cards)
    for one in seen.support:
        yield message(
            "panel-support-at",
            shooter=gun_name(board, one.gun) if one.gun else joined(nation_name(one.nation), one.weapon, by=", "),
            target=short(board, one.target),
            notes=_notes(waits=not one.ready),
            percent=_percent(one.hits, one.cards),
            parts=_parts(made["", one.gun, one.weapon, one.target]),
        )
        yield _places(one.places, one.cards)


def _percent(wins: int, cards: int) -> int:
    return round(100 * wins / cards) if cards else 0


def _notes(**notes: bool) -> str | Joined:
    return _bracketed([message(f"note-{word}") for word, holds in notes.items() if holds])


def _parts(parts: Sequence[Part]) -> str | Joined:
    """Parts with their rules, in brackets."""
    return _bracketed([joined(describe_part(part.name), f"{part.value:+}", part.rule, by=" ") for part in parts])


def _bracketed(told: Sequence[Text]) -> str | Joined:
    return joined(" (", joined(*told, by=", "), ")", by="") if told else ""


def _places(places: Sequence[PlaceView], cards: int) -> Text:
    """How likely each place is hit, and that a hit there goes through."""
    told = (
        message(
            "panel-goes-through",
            place=place_word(place.location),
            located=_percent(place.located, cards),
            pierces=_percent(place.pierces, cards),
            notes=_notes(hidden=place.hidden),
        )
        for place in places
    )
    return indented(joined(*told))
