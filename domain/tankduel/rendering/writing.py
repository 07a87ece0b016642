"""Battles as text, in as many columns as there are, and as lists for a screen reader."""

import textwrap
from collections.abc import Iterator, Sequence

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.names import gun_name, nation_name, role_name, seat_name, state_name, tank_name
from kronika.domain.tankduel.rendering.cards import face
from kronika.domain.tankduel.rendering.lane import gun_state
from kronika.domain.tankduel.rendering.telling import (
    action_card,
    conditions,
    figures,
    ground,
    infantry_ranges,
    infantry_title,
    on_board,
    place_word,
    short,
    side_of,
    sights,
    state_of_play,
)
from kronika.domain.tankduel.rendering.words import said, sentence
from kronika.domain.tankduel.rules.ground import EDGE, STEP
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.shots import PlaceView
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import describe_decision, describe_part
from kronika.domain.tankduel.view import TankDuelView, TankView, view
from kronika.domain.tankduel.words import message

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
    """Round, points, infantry and guns; hands; what lies face up."""
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
    """What each tank, gun and infantry could do to each enemy, with the parts by rule."""
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
