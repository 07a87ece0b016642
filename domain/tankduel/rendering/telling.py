"""What pictures and text have to tell of a position, in words."""

from collections.abc import Iterator

from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.ground import Infantry
from kronika.domain.tankduel.content.tanks import Levels, Location, TankKind
from kronika.domain.tankduel.names import NATIONS, tank_name
from kronika.domain.tankduel.rendering.words import MARKERS, PRIMARY, QUALITIES, SAID, SECONDARY, TRACKS, said, say
from kronika.domain.tankduel.rules.ground import STEP
from kronika.domain.tankduel.setup import NUMBERS
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.view import TankDuelView, TankView


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
    first.append(_marker(seen, language))
    lines = ["; ".join(first)]
    lines.append(
        "; ".join(
            say("points", language, said(NATIONS[nation], language), seen.vp[nation], seen.medals[nation])
            for nation in Nation
        )
    )
    if special := _special(board, seen, language):
        lines[-1] += f"; {special}"
    coming = [one for one in (seen.active, *seen.order) if one]
    if coming:
        names = [said(tank_name(board, coming[0]), language), *(short(board, one) for one in coming[1:])]
        lines.append(say("turn", language, ", ".join(names)))
    return lines


def _marker(seen: TankDuelView, language: str) -> str:
    """Where in the deck the marker lies."""
    if seen.marker is None:
        return say("aside", language)
    return say("marker", language, MARKERS[seen.marker], max(0, seen.deck - seen.upper))


def _special(board: Board, seen: TankDuelView, language: str) -> str:
    """What there is only in some missions."""
    told = [say("exits", language, seen.exits)] if board.mission.breakout is not None or seen.exits else []
    if seen.deep_mud:
        told.append(say("mud_lies", language))
    if board.mission.mud is not None:
        held = ", ".join(f"{said(NATIONS[nation], language)} {seen.roads.get(nation, 0)}" for nation in Nation)
        told.append(say("roads", language, held, seen.roads_left))
    return "; ".join(told)


def on_board(kind: TankKind, language: str) -> list[str]:
    """What is printed on a tank board: levels and equipment, armour, where it is hit."""
    printed = [say("levels", language, _level(kind.move), _level(kind.fire)), say("size", language, kind.size)]
    fitted = (("heavy_damage", kind.heavy_damage), ("lays_smoke", kind.smoke), ("radio", kind.radio))
    printed += [say(word, language) for word, has in fitted if has]
    faces = [
        f"{say(name, language)} {one.hull}/{one.turret}" for name, one in (("front", kind.front), ("side", kind.side))
    ]
    hits = [
        f"{say(place.value, language)} {', '.join(str(tn) for tn, one in enumerate(kind.location) if one == place)}"
        for place in Location
        if place in kind.location
    ]
    return [
        "; ".join(printed),
        say("armour", language, ", ".join(faces), kind.tracks),
        say("locations", language, "; ".join(hits)),
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
    name = say("robata", language, said(card.name, language))
    if tank.in_peril:
        name += f", {say('peril', language)}"
    first = ", ".join(said(PRIMARY[one], language) for one in up.primary)
    second = ", ".join(said(SECONDARY[one], language) for one in up.secondary)
    pairs = (up.high, up.low, up.enemy_high, up.enemy_low)
    told = [name, say("primary", language, first), say("secondary", language, second)]
    return [*told, say("shot", language, *(f"{pair.to_hit} %/{pair.pen:+}" for pair in pairs))]


def title_of(word: str, language: str) -> str:
    """A title, beginning with a capital."""
    text = said(SAID[word], language)
    return text[:1].upper() + text[1:]
