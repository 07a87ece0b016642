"""Battles as text, in as many columns as there are, and as lists for a screen reader."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.kernel.words import Arg, Message, Text
from kronika.domain.tankduel.content.pieces import (
    EDGE,
    STEP,
    Card,
    Emplacement,
    Infantry,
    Levels,
    Location,
    Mark,
    Marker,
    Name,
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
from kronika.domain.tankduel.view import TankDuelView, TankView, view
from kronika.domain.tankduel.words import message

MARKERS: Final = {Marker.SHUFFLE: "SHUFFLE", Marker.END: "END GAME"}
PIERCE: Final = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}


def said(what: Text | Name, language: str) -> str:
    """A text or a name of a pack."""
    return text(what.said if isinstance(what, Name) else what, language)


def sentence(language: str, id: str, /, **args: Arg) -> str:
    """A message of the catalogue."""
    return text(message(id, **args), language)


def halves(card: Card, language: str) -> list[str]:
    """Its actions, each with what it adds."""
    names = said(card.name, language).split(" / ")
    return [
        name + (f" {half.bonus:+}" if half.bonus else "") for name, half in zip(names, card.halves, strict=False)
    ] or names


def modifier(card: Card) -> str:
    """The penetration modifier: a number, `P` or `O`; `!` where it is red."""
    printed = PIERCE.get(card.pierce) or f"{card.modifier:+}"
    return printed + "!" * card.heavy


def extras(card: Card, language: str) -> list[str]:
    """Returns the printed lines other than the actions."""
    lines = [sentence(language, "panel-order-icons", icons=card.oi)] if card.oi else []
    lines.append(sentence(language, "panel-pen", penetration=modifier(card)))
    lines += [sentence(language, f"icon-{icon}") for icon in card.icons]
    return lines + ([sentence(language, f"mark-{card.infantry}")] if card.infantry != Mark.NONE else [])


def face(card: Card, language: str) -> str:
    """All that is printed on a card, in a line."""
    return f"{' / '.join(halves(card, language))} · {', '.join(extras(card, language))}"


def gun_state(board: Board, seen: TankDuelView, gun: Emplacement, language: str) -> str:
    """Whether a gun can fire still, and what that costs."""
    if gun.range in seen.overrun:
        return sentence(language, "panel-overrun")
    return (
        sentence(language, "panel-fired")
        if gun.gun in seen.fired
        else sentence(language, "panel-order-icons", icons=board.scene.guns[gun.gun].oi)
    )


def short(board: Board, id: str) -> str:
    """A tank by nation and number: `G II`."""
    entry = board.tanks[id].entry
    return f"{entry.nation[0].upper()} {NUMBERS[entry.number - 1]}"


def side_of(range: int, nation: Nation) -> int:
    """How far right of the middle an own range lies: the Germans begin on the left, the Soviets on the right."""
    return range if nation == Nation.SOVIET else -range


def conditions(board: Board, tank: TankView, language: str) -> list[str]:
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
    return [said(mark, language) for holds, mark in told if holds]


def ground(board: Board, tank: TankView, language: str) -> str:
    """Where a tank stands, or that it moves."""
    if tank.in_motion:
        return sentence(language, "panel-motion")
    return ", ".join(said(board.terrain(one).name, language) for one in tank.terrain)


def sights(board: Board, tank: TankView, language: str) -> Iterator[str]:
    """Yields the tanks that a tank sees, has ranged and flanks."""
    if tank.spots:
        yield sentence(language, "panel-sees", tanks=", ".join(short(board, one) for one in tank.spots))
    if tank.ranged:
        yield sentence(language, "panel-ranged", tank=short(board, tank.ranged), bonus=tank.ranging)
    if tank.flanks:
        yield sentence(language, "panel-flanks", tanks=", ".join(short(board, one) for one in tank.flanks))


def figures(board: Board, tank: TankView, language: str) -> list[str]:
    """Returns the current abilities of a tank, and its card for initiative."""
    told = [
        sentence(language, f"quality-{tank.quality}"),
        sentence(language, "panel-move", level=tank.move_level),
        sentence(language, "panel-shoots", level=tank.fire_level),
        sentence(language, "panel-cover", cover=tank.cover),
    ]
    if tank.apcr:
        told.append(sentence(language, "panel-apcr", tokens=tank.apcr))
    if tank.initiative:
        told.append(sentence(language, "panel-initiative", card=tank.initiative))
    elif tank.laid:
        told.append(sentence(language, "panel-laid"))
    return told


def state_of_play(board: Board, seen: TankDuelView, language: str) -> list[str]:
    """Returns the round, the deck, the points, and the acting tank."""
    first = [
        sentence(language, "panel-round", round=seen.round),
        sentence(language, "panel-pass", passed=seen.passed, passes=board.battle.passes),
        sentence(language, "panel-deck", cards=seen.deck),
        sentence(language, "panel-discards", cards=seen.discards),
    ]
    if board.battle.places:
        first.append(sentence(language, "panel-places", cards=seen.places))
    first.append(_marker(seen, language))
    lines = ["; ".join(first)]
    lines.append(
        "; ".join(
            sentence(
                language,
                "panel-points",
                nation=said(nation_name(nation), language),
                vp=seen.vp[nation],
                medals=seen.medals[nation],
            )
            for nation in Nation
        )
    )
    if special := _special(board, seen, language):
        lines[-1] += f"; {special}"
    coming = [one for one in (seen.active, *seen.order) if one]
    if coming:
        names = [said(tank_name(board, coming[0]), language), *(short(board, one) for one in coming[1:])]
        lines.append(sentence(language, "panel-turn", tanks=", ".join(names)))
    return lines


def _marker(seen: TankDuelView, language: str) -> str:
    """Where in the deck the marker lies."""
    if seen.marker is None:
        return sentence(language, "panel-aside")
    return sentence(language, "panel-marker", marker=MARKERS[seen.marker], cards=max(0, seen.deck - seen.upper))


def _special(board: Board, seen: TankDuelView, language: str) -> str:
    """Returns the lines that only some missions have."""
    told = (
        [sentence(language, "panel-exits", tanks=seen.exits)]
        if board.mission.breakout is not None or seen.exits
        else []
    )
    if seen.deep_mud:
        told.append(sentence(language, "panel-mud-lies"))
    if board.mission.mud is not None:
        held = ", ".join(f"{said(nation_name(nation), language)} {seen.roads.get(nation, 0)}" for nation in Nation)
        told.append(sentence(language, "panel-roads", held=held, left=seen.roads_left))
    return "; ".join(told)


def on_board(kind: TankKind, language: str) -> list[str]:
    """Returns the print of a tank board: levels and equipment, armour, hit locations."""
    printed = [
        sentence(language, "panel-levels", move=_level(kind.move), fire=_level(kind.fire)),
        sentence(language, "panel-size", size=f"{kind.size:+}"),
    ]
    fitted = (("heavy-damage", kind.heavy_damage), ("lays-smoke", kind.smoke), ("radio", kind.radio))
    printed += [sentence(language, f"fitted-{what}") for what, has in fitted if has]
    faces = [
        f"{said(message(f'armour-{at}'), language)} {one.hull}/{one.turret}"
        for at, one in (("front", kind.front), ("side", kind.side))
    ]
    hits = [
        f"{said(place_word(place), language)} {', '.join(str(tn) for tn, one in enumerate(kind.location) if one == place)}"
        for place in Location
        if place in kind.location
    ]
    return [
        "; ".join(printed),
        sentence(language, "panel-armour", faces=", ".join(faces), tracks=kind.tracks),
        sentence(language, "panel-locations", places="; ".join(hits)),
    ]


def _level(levels: Levels) -> str:
    """Returns a level; for casemate tanks also with damaged and immobilised tracks."""
    others = [str(one) for one in (levels.damaged, levels.immobilised) if one is not None]
    return "/".join([str(levels.normal), *others])


def infantry_ranges(card: Infantry) -> list[str]:
    """The own ranges of a target at which infantry's figures hold; the last for all beyond too (TD86)."""
    *near, far = (STEP * at for at in range(len(card.reach[0].to_hit)))
    return [*map(str, near), f"{far}+"]


def action_card(board: Board, tank: TankView, language: str) -> list[str]:
    """The side up of the action card of a tank of Robata, as it is printed."""
    card = next(one for one in board.robata.cards if one.character == tank.character)
    up = card.peril if tank.in_peril else card.operational
    name = sentence(language, "panel-robata", card=said(card.name, language))
    if tank.in_peril:
        name += f", {sentence(language, 'panel-peril')}"
    first = ", ".join(sentence(language, f"primary-{one}") for one in up.primary)
    second = ", ".join(sentence(language, f"secondary-{one}") for one in up.secondary)
    pairs = (up.high, up.low, up.enemy_high, up.enemy_low)
    told = [
        name,
        sentence(language, "panel-primary", actions=first),
        sentence(language, "panel-secondary", actions=second),
    ]
    high, low, enemy_high, enemy_low = (f"{pair.to_hit} %/{pair.pen:+}" for pair in pairs)
    return [*told, sentence(language, "panel-shot", high=high, low=low, enemy_high=enemy_high, enemy_low=enemy_low)]


def place_word(place: Location) -> Message:
    """Where a shot hits, in a word."""
    return message(f"hit-{place}")


def infantry_title(language: str) -> str:
    """Returns the heading of lines about infantry."""
    return capital(sentence(language, "mark-both"))


CELL, LABEL = 6, 8
HUES = {Nation.GERMAN: "cyan", Nation.SOVIET: "yellow"}


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """The lane, the tanks, the hands that are seen; tank boards, Robata's cards and what shots could do for who
    asks."""
    if not board.tanks:
        return ()
    seen = view(board)
    told = [] if page.plain else [Written("lane", Role.MAIN, "\n".join(_lane(board, seen, page)))]
    told.append(Written("tanks", Role.MAIN if page.plain else Role.EACH, "\n".join(_tanks(board, seen, page))))
    told.append(Written("state", Role.EACH, "\n".join(_state(board, seen, page))))
    told.append(Written("boards", Role.ASKED, "\n".join(_boards(board, seen, page))))
    told.append(Written("robata", Role.ASKED, "\n".join(_action_cards(board, seen, page))))
    told.append(Written("shots", Role.ASKED, "\n".join(_shots(board, seen, page))))
    told = [one for one in told if one.text]
    if not page.plain:
        told.append(Written("legend", Role.MORE, "\n".join(_wrap(sentence(page.language, "panel-legend"), page))))
    return tuple(told)


def _lane(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """A column a range, a line a tank: `>` or `<` points to where one drives that is in motion; `[1]` is a gun."""
    tanks = [tank for tank in seen.tanks if tank.in_play]
    edge = max(EDGE, *(abs(tank.range) for tank in tanks), *(abs(gun.range) for gun in board.battle.guns), 0)
    columns = list(range(-edge, edge + 1, STEP))
    for nation in Nation:
        name = said(nation_name(nation), page.language)[: LABEL - 1].ljust(LABEL)
        yield (name + "".join(str(side_of(one, nation)).center(CELL) for one in columns)).rstrip()
    for tank in tanks:
        mark = short(board, tank.id)
        mark = (f"{mark}>" if tank.nation == Nation.GERMAN else f"<{mark}") if tank.in_motion else mark
        at = columns.index(side_of(tank.range, tank.nation))
        cells = ["  ·   "] * at + [page.paint(mark.center(CELL), fg=HUES[tank.nation])]
        cells += ["  ·   "] * (len(columns) - at - 1)
        yield (short(board, tank.id).ljust(LABEL) + "".join(cells)).rstrip()
    for number, gun in enumerate(board.battle.guns, 1):
        at = columns.index(side_of(gun.range, board.scene.guns[gun.gun].nation))
        yield " " * (LABEL + CELL * at) + f"[{number}]".center(CELL).rstrip()


def _tanks(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Each tank with its state."""
    for tank in seen.tanks:
        if tank.in_play:
            yield from _wrap(f"{short(board, tank.id)}  {_state_of(board, tank, page.language)}", page)
    gone = [said(tank_name(board, tank.id), page.language) for tank in seen.tanks if not tank.in_play]
    if gone:
        yield from _wrap(sentence(page.language, "panel-lost", tanks=", ".join(gone)), page)


def _state_of(board: Board, tank: TankView, language: str) -> str:
    told = [f"{said(board.scene.kinds[tank.model].name, language)}, {tank.range} m"]
    told += [ground(board, tank, language), *figures(board, tank, language)]
    told += [*conditions(board, tank, language), *sights(board, tank, language)]
    if lying := [str(card) for card in (tank.move_card, tank.terrain_card, tank.smoke_card) if card > 0]:
        told.append(sentence(language, "panel-in-box", cards=", ".join(lying)))
    if tank.character:
        told += action_card(board, tank, language)[0].split(", ")
    elif len([hand for hand in board.hands if nation_of(hand) == tank.nation]) > 1:
        told.append(sentence(language, "panel-player", seat=said(seat_name(tank.seat), language)))
    if tank.vp or tank.medals:
        told.append(sentence(language, "panel-worth", vp=tank.vp, medals=tank.medals))
    moved = [
        sentence(
            language,
            "panel-sits",
            man=said(role_name(man.role), language),
            place=sentence(language, f"place-{man.place}"),
        )
        for man in tank.crew
        if man.place != man.role
    ]
    hurt = [
        f"{said(role_name(man.role), language)}: {said(state_name(man.state), language)}"
        for man in tank.crew
        if man.state != "well"
    ]
    return "; ".join(told + moved + hurt)


def _state(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Yields the round, points, infantry and guns, the hands, and the face-up cards."""
    for line in state_of_play(board, seen, page.language):
        yield from _wrap(line, page)
    if board.battle.infantry:
        places = [
            f"{said(nation_name(nation), page.language)} {seen.advance if seen.infantry == nation else 0:03}"
            for nation in Nation
        ]
        yield from _wrap(f"{infantry_title(page.language)}: {', '.join(places)}", page)
    for number, gun in enumerate(board.battle.guns, 1):
        told = f"{said(gun_name(board, gun.gun), page.language)}, {gun.range} m; {gun_state(board, seen, gun, page.language)}"
        yield from _wrap(f"[{number}] {told}", page)
    for hand in seen.hands:
        name = said(seat_name(hand.seat), page.language)
        size = f"{sentence(page.language, 'panel-hand', cards=hand.size)} / {hand.limit}"
        size = sentence(page.language, "panel-left") if hand.left else size
        yield from _wrap(f"{name[:1].upper()}{name[1:]}: {size}", page)
        for number in hand.cards:
            yield from _wrap(f"  {number:>3}  {face(board.card(number), page.language)}", page)
    for shown in seen.shown_hands:
        yield from _wrap(
            f"{sentence(page.language, 'panel-shown', seat=said(seat_name(shown.seat), page.language), round=shown.round)}:",
            page,
        )
        for number in shown.cards:
            yield from _wrap(f"  {number:>3}  {face(board.card(number), page.language)}", page)
    if seen.chosen:
        made = ", ".join(said(describe_decision(board, one), page.language) for one in seen.chosen)
        yield from _wrap(sentence(page.language, "panel-chosen", choices=made), page)
    for id, cards in (("panel-table", seen.table), ("panel-revealed", seen.revealed)):
        lying = [number for number in cards if number]
        if lying:
            yield f"{sentence(page.language, id)}:"
            for number in lying:
                yield from _wrap(f"  {number:>3}  {face(board.card(number), page.language)}", page)


def _boards(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Each kind in play as its board is printed; the cards of guns and infantry."""
    for kind in board.battle.kinds:
        if kind.id not in {tank.model for tank in seen.tanks if tank.in_play}:
            continue
        yield said(kind.name, page.language)
        men = ", ".join(f"{said(role_name(post.role), page.language)} {post.vp}" for post in kind.crew)
        for line in (
            *on_board(kind, page.language),
            sentence(page.language, "panel-crew-worth", tank=kind.vp, crew=men),
        ):
            yield from _wrap(f"  {line}", page)
        yield from _gun_table(kind.gun.to_hit, kind.gun.pen, page)
        if kind.gun.apcr:
            yield _row("APCR", [f"{more:+}" for more in kind.gun.apcr])
    for gun in board.battle.at_guns:
        yield f"{said(gun.name, page.language)} ({sentence(page.language, 'panel-order-icons', icons=gun.oi)})"
        yield from _gun_table(gun.to_hit, gun.pen, page)
    for card in board.battle.infantry:
        weapons = ", ".join(f"{one.name} {one.pen}" for one in (card.strong, card.weak))
        whose = said(nation_name(card.nation), page.language)
        yield f"{infantry_title(page.language)}, {whose}: {sentence(page.language, 'panel-pen', penetration=weapons)}"
        yield _row(sentence(page.language, "panel-range"), infantry_ranges(card))
        for at, reach in enumerate(card.reach):
            yield _row(sentence(page.language, "panel-from", range=f"{STEP * at:03}"), reach.to_hit)


def _gun_table(to_hit: Sequence[int], pen: Sequence[int], page: Page) -> Iterator[str]:
    """A gun's figures by range."""
    yield _row(sentence(page.language, "panel-range"), [STEP * at for at in range(len(to_hit))])
    yield _row(sentence(page.language, "panel-hit"), to_hit)
    yield _row(sentence(page.language, "panel-pierces"), pen)


def _row(name: str, cells: Sequence[object]) -> str:
    return f"  {name:<11}" + "".join(f"{cell:>6}" for cell in cells)


def _action_cards(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """The action cards by which Robata drives its tanks."""
    for tank in seen.tanks:
        if tank.character and tank.in_play:
            first, *rest = action_card(board, tank, page.language)
            yield from _wrap(f"{short(board, tank.id)}  {first}", page)
            for line in rest:
                yield from _wrap(f"  {line}", page)


# --- what shots could do


def _shots(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Yields the possible shots of each tank, gun and infantry at each enemy, with the parts by rule."""
    made = {(one.shooter, one.gun, one.weapon, one.target): one for one in seen.parts}
    for shot in seen.shots:
        odds = message(
            "panel-shot-at",
            shooter=short(board, shot.shooter),
            target=short(board, shot.target),
            range=shot.range,
            notes=_notes(page.language, side=shot.side, waits=not shot.ready),
            percent=_percent(shot.hits, shot.cards),
            parts=_parts(made[shot.shooter, "", "", shot.target].to_hit, page.language),
        )
        yield from _wrap(said(odds, page.language), page)
        yield from _wrap(f"  {_places(shot.places, shot.cards, page.language)}", page)
    for one in seen.support:
        side = said(nation_name(one.nation), page.language)
        name = said(gun_name(board, one.gun), page.language) if one.gun else f"{side}, {one.weapon}"
        odds = message(
            "panel-support-at",
            shooter=name,
            target=short(board, one.target),
            notes=_notes(page.language, waits=not one.ready),
            percent=_percent(one.hits, one.cards),
            parts=_parts(made["", one.gun, one.weapon, one.target].to_hit, page.language),
        )
        yield from _wrap(said(odds, page.language), page)
        yield from _wrap(f"  {_places(one.places, one.cards, page.language)}", page)


def _percent(wins: int, cards: int) -> int:
    return round(100 * wins / cards) if cards else 0


def _notes(language: str, **notes: bool) -> str:
    told = ", ".join(sentence(language, f"note-{word}") for word, holds in notes.items() if holds)
    return f" ({told})" if told else ""


def _parts(parts: Sequence[Part], language: str) -> str:
    """Parts with their rules, in brackets."""
    told = [f"{said(describe_part(part.name), language)} {part.value:+} {part.rule}" for part in parts]
    return f" ({', '.join(told)})" if told else ""


def _places(places: Sequence[PlaceView], cards: int, language: str) -> str:
    """How likely each place is hit, and that a hit there goes through."""
    return "; ".join(
        sentence(
            language,
            "panel-goes-through",
            place=place_word(place.location),
            located=_percent(place.located, cards),
            pierces=_percent(place.pierces, cards),
            notes=_notes(language, hidden=place.hidden),
        )
        for place in places
    )


def _wrap(line: str, page: Page) -> list[str]:
    if page.columns is None:
        return [line]
    return textwrap.wrap(line, page.columns, subsequent_indent="    ", break_on_hyphens=False)
