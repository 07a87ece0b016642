"""What pictures and text have to tell of a position, in words."""

from collections.abc import Iterator

from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.words import Message
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.ground import Infantry
from kronika.domain.tankduel.content.tanks import Levels, Location, TankKind
from kronika.domain.tankduel.content.words import Tracks
from kronika.domain.tankduel.names import nation_name, tank_name
from kronika.domain.tankduel.rendering.words import MARKERS, said, sentence
from kronika.domain.tankduel.rules.ground import STEP
from kronika.domain.tankduel.setup import NUMBERS
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.view import TankDuelView, TankView
from kronika.domain.tankduel.words import message


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
    """Whom a tank sees, has ranged and flanks."""
    if tank.spots:
        yield sentence(language, "panel-sees", tanks=", ".join(short(board, one) for one in tank.spots))
    if tank.ranged:
        yield sentence(language, "panel-ranged", tank=short(board, tank.ranged), bonus=tank.ranging)
    if tank.flanks:
        yield sentence(language, "panel-flanks", tanks=", ".join(short(board, one) for one in tank.flanks))


def figures(board: Board, tank: TankView, language: str) -> list[str]:
    """What a tank can do at this moment, and its card for initiative."""
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
    """Round, deck and points; who acts."""
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
    """What there is only in some missions."""
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
    """What is printed on a tank board: levels and equipment, armour, where it is hit."""
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
    """A level; of casemate tanks those with damaged and immobilised tracks too."""
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
    """What stands before what is told of infantry."""
    return capital(sentence(language, "mark-both"))
