"""What pictures and text have to tell of a position, in words."""

from collections.abc import Iterator

from domain.tankduel.content import Nation
from domain.tankduel.drawing.words import QUALITIES, SAID, TRACKS, said, say
from domain.tankduel.names import NATIONS, tank_name
from domain.tankduel.setup import NUMBERS
from domain.tankduel.state import Board
from domain.tankduel.view import TankDuelView, TankView


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
        (tank.hull_down, "hull_down", ()),
        (tank.smoke_card, "smoke", ()),
        (tank.bog, "bog", (tank.bog,)),
        (tank.on_fire, "fire", ()),
        (tank.broken, "broken", ()),
        (tank.gun_hits, "gun_hits", (tank.gun_hits,)),
        (tank.loaded, "loaded", ()),
        (tank.buttoned, "buttoned", ()),
        (tank.heavy_weather, "fog", ()),
        (tank.road, "road", ()),
        (tank.in_deep_mud, "mud", ()),
    ]
    found = [say(word, language, *values) for holds, word, values in told if holds]
    return found + ([said(TRACKS[tank.tracks], language)] if tank.tracks in TRACKS else [])


def ground(board: Board, tank: TankView, language: str) -> str:
    """Where a tank stands, or that it moves."""
    if tank.in_motion:
        return say("motion", language)
    return ", ".join(said(board.terrain(one).name, language) for one in tank.terrain)


def sights(board: Board, tank: TankView, language: str) -> Iterator[str]:
    """Whom a tank sees, has ranged and flanks."""
    if tank.spots:
        yield say("sees", language, ", ".join(short(board, one) for one in tank.spots))
    if tank.ranged:
        yield say("ranged", language, short(board, tank.ranged), tank.ranging)
    if tank.flanks:
        yield say("flanks", language, ", ".join(short(board, one) for one in tank.flanks))


def figures(board: Board, tank: TankView, language: str) -> list[str]:
    """What a tank can do at this moment, and its card for initiative."""
    told = [
        said(QUALITIES[tank.quality], language),
        say("move", language, tank.move_level),
        say("shoots", language, tank.fire_level),
        say("cover", language, tank.cover),
    ]
    if tank.apcr:
        told.append(say("apcr", language, tank.apcr))
    if tank.initiative:
        told.append(say("initiative", language, tank.initiative))
    elif tank.laid:
        told.append(say("laid", language))
    return told


def state_of_play(board: Board, seen: TankDuelView, language: str) -> list[str]:
    """Round, deck and points; who acts."""
    first = [
        say("round", language, seen.round),
        say("pass", language, seen.passed, board.battle.passes),
        say("deck", language, seen.deck),
        say("discards", language, seen.discards),
    ]
    if board.battle.places:
        first.append(say("places", language, seen.places))
    lines = ["; ".join(first)]
    lines.append(
        "; ".join(
            say("points", language, said(NATIONS[nation], language), seen.vp[nation], seen.medals[nation])
            for nation in Nation
        )
    )
    coming = [one for one in (seen.active, *seen.order) if one]
    if coming:
        names = [said(tank_name(board, coming[0]), language), *(short(board, one) for one in coming[1:])]
        lines.append(say("turn", language, ", ".join(names)))
    return lines


def title_of(word: str, language: str) -> str:
    """A title, beginning with a capital."""
    text = said(SAID[word], language)
    return text[:1].upper() + text[1:]
