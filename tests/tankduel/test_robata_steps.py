"""Every step of Robata is told by an event with the table and the row that it followed: whole battles against it are
gone through, and no event by its hand comes without such a step."""

import random

import pytest

from kronika.domain.kernel.events import Options
from kronika.domain.kernel.setups import build_setup
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Loss, Table
from kronika.domain.tankduel.setup import SetUp, meta
from kronika.library.offline import OfflineGame
from tests.tankduel.packs import PACK
from tests.tankduel.tables import LOADED, ROWS, wander

OWN_ACTION = {Table.PRIMARY, Table.SECONDARY, Table.MISSION}
BY_HAND = {
    e.RevealedUsed: {Table.TARGET, Table.MOVE, *OWN_ACTION},
    e.TankMoved: {Table.DIAGRAM, Table.MISSION},
    e.Freed: {Table.MOVE},
    e.Stopped: {Table.FIRE, *OWN_ACTION},
    e.SmokeLaid: OWN_ACTION,
    e.HullDown: {Table.COMMAND, Table.LEADERSHIP, *OWN_ACTION},
    e.FlankPut: {Table.TARGET},
    e.Ranged: {Table.RANGING},
    e.ApcrLoaded: {Table.SECONDARY},
    e.ManMoved: {Table.CREW},
    e.HatchTurned: {Table.HATCH},
    e.FirePutOut: {Table.FIRE_CHECK},
    e.Rallied: {Table.MORALE},
    e.PerilTurned: {Table.THREAT, Table.CLEAN_UP},
    e.CharacterDrawn: {Table.CLEAN_UP},
    e.CharacterTurned: {Table.CLEAN_UP},
    e.PlaceTaken: {Table.MISSION},
    e.CommandResolved: {Table.COMMAND, Table.TARGET},
    e.Spotted: {Table.SPOTTING, Table.TARGET},
    e.ShotLocated: {Table.FIRE, Table.TARGET},
}
"""What a tank of Robata does, and the tables one of which it has followed last."""
IN_ITS_PHASE = {
    e.TerrainLaid: {Table.TARGET, Table.MOVE},
    e.FlankRemoved: {Table.MOVE, Table.DIAGRAM, Table.MISSION},
    e.InfantryMoved: {Table.INFANTRY},
}
"""The same of events that do not name it. A flank goes also where a move ends the line of sight."""
FLIPS = {
    "hit": {Table.FIRE, Table.TARGET},
    "location": {Table.FIRE, Table.TARGET},
    "spot": {Table.TARGET},
    "hull_down": OWN_ACTION,
    "unflank": {Table.MOVE},
    "random": {Table.LEADERSHIP},
}
"""What is flipped for it."""


def walked(mission, seat, decisions=5000):
    """A battle of one player, at random, against Robata."""
    options = {"infantry": "yes", "german_tanks": 3, "soviet_tanks": 3}
    setup = build_setup(SetUp, meta(PACK, mission), mission, (seat,), options)
    game = OfflineGame(LOADED, mission, f"steps/{mission}/{seat}", Options(closing_time=3600), setup=setup)
    wander(game, random.Random(5), decisions)
    return game


def wanted(event, driven, active):
    """Which tank of Robata has done this, and by which tables; None: it is not by its hand."""
    tank = getattr(event, "tank", "")
    if type(event) in BY_HAND and isinstance(event, e.ShotLocated):
        return (active, BY_HAND[e.ShotLocated]) if active in driven else None
    if isinstance(event, e.Stopped) and tank != active:
        return None
    if isinstance(event, e.TankLost) and event.how == Loss.BAILED_OUT and tank == active:
        return (tank, {Table.FIRE_CHECK}) if tank in driven else None
    if type(event) in BY_HAND:
        return (tank, BY_HAND[type(event)]) if tank in driven else None
    if type(event) in IN_ITS_PHASE:
        return (active, IN_ITS_PHASE[type(event)]) if active in driven else None
    if isinstance(event, e.CardFlipped) and event.use.purpose.subject in driven:
        tables = FLIPS.get(event.use.purpose.action)
        return (event.use.purpose.subject, tables) if tables else None
    if isinstance(event, e.RevealOver) and event.bid:
        return tank, {Table.INITIATIVE}
    return None


@pytest.mark.parametrize("seat", ["german_1", "soviet_1"])
@pytest.mark.parametrize("mission", [id for id, mission in PACK.missions.items() if mission.robata])
def test_TD100_TD107_TD117_every_event_by_its_hand_follows_a_step_that_names_table_and_row(mission, seat):
    game = walked(mission, seat)
    assert game.position.game.outcome is not None
    (laid,) = [event for event in game.events if isinstance(event, e.LaidOut)]
    driven = {tank.id for tank in laid.battle.tanks if not tank.seat}
    active, last, by_hand = "", dict.fromkeys(driven), 0
    for event in game.events:
        if isinstance(event, e.TurnBegan):
            active = event.tank
        if isinstance(event, e.RobataChose):
            assert event.table == Table.DIAGRAM or event.row in ROWS[event.table] or event.table == Table.GUN
            if event.table != Table.RESPONSE:
                last[event.tank] = event
        found = wanted(event, driven, active)
        if found is not None:
            tank, tables = found
            by_hand += 1
            assert last[tank] is not None and last[tank].table in tables, (event, last[tank])
    assert by_hand > 50
