"""What Robata follows of its tables is said in words, in both languages (TD100–TD119)."""

import random

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Options
from kronika.domain.kernel.setups import build_setup
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Table
from kronika.domain.tankduel.content.robata import Primary, Secondary
from kronika.domain.tankduel.setup import SetUp, meta
from kronika.domain.tankduel.text import describe_event
from kronika.library.offline import OfflineGame
from tests.tankduel.packs import PACK
from tests.tankduel.position import Table as Played
from tests.tankduel.tables import LOADED, ROWS, wander


def said(table, row, value=0):
    """A row of a tank of Robata in a battle against one player."""
    played = Played({}, ("soviet_1",), german_tanks=1, soviet_tanks=1)
    found = describe_event(played.board, e.RobataChose("german_I", table, row, value))
    assert found is not None
    return text(found, "en"), text(found, "cs")


def test_TD107_each_action_of_a_card_has_its_words():
    assert set(ROWS[Table.PRIMARY]) == {*Primary, "none"} and set(ROWS[Table.SECONDARY]) == {*Secondary, "none"}
    en, cs = said(Table.PRIMARY, Primary.FIRE_HIGH.value)
    assert en == "Robata decides for Pz IV Ausf. G (I), primary action: a High shot."
    assert cs == "Tankobot rozhoduje za Panzer IV Ausf. G (I), primární akce: zdařilý výstřel."


def test_TD105_TD113_TD107_the_number_that_decided_is_said_with_its_row():
    assert "threat 3" in said(Table.INITIATIVE, "in_peril", 3)[0]
    assert said(Table.DIAGRAM, "M1-M4-M7", 600)[1].endswith("přes M1-M4-M7 na vlastní vzdálenost 600 m.")
    guns = {row.calibre for table in PACK.robata.guns for row in table.rows}
    assert guns == {gun.calibre for gun in PACK.guns.guns}
    assert said(Table.GUN, "row_88_85", 2)[0].endswith("target number 2: the gun of 88 and 85 mm.")
    assert said(Table.GUN, "row_none", 9)[1].endswith("číslo zaměřovače 9: žádné nevystřelí.")


@pytest.mark.parametrize("mission", [id for id, mission in PACK.missions.items() if mission.robata])
def test_TD100_no_word_of_a_table_is_left_raw_whatever_Robata_does(mission):
    seats = ("soviet_1",)
    setup = build_setup(SetUp, meta(PACK, mission), mission, seats, {"infantry": "yes"})
    game = OfflineGame(LOADED, mission, f"tables/{mission}", Options(closing_time=3600), setup=setup)
    wander(game, random.Random(3), 250)
    board = game.position.game.board
    chosen = [event for event in game.events if isinstance(event, e.RobataChose)]
    assert len({(event.table, event.row) for event in chosen}) > 8
    for event in chosen:
        en, cs = text(describe_event(board, event), "en"), text(describe_event(board, event), "cs")
        assert "_" not in en + cs and "{" not in en + cs
        assert en != cs
