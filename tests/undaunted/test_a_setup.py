"""A26, U26: how a scenario of North Africa is set up; what stands there is inherited and conserved."""

from msgspec.structs import replace

from kronika.domain.kernel.events import EpochBegan, GameStarted
from kronika.domain.kernel.game import Recorder, blank
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.rules.playing import FreeMoveFirst
from kronika.domain.undaunted.state import Counter
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.validation import check_board
from tests.bench.arena import SeededChance
from tests.undaunted.africa import position, side

US = side(at="patrol-truck@a:2 driver@patrol-truck.1 scout@patrol-truck.3! rifleman@b!", marks="a b", hand="driver")
THEM = side(at="tank@c tank-driver@tank.1", marks="c+")


def laid():
    """The board as the set-up alone lays it, and the position."""
    game = position("a b c", US, THEM, structures="hangar@b", escape="c")
    out = Recorder(UNDAUNTED, blank(UNDAUNTED))
    setup = next(event for event in game.log if isinstance(event, ScenarioSetUp))
    out.emit(setup)
    return out.board, setup.setup, game


def test_A26_U26_soldiers_start_on_a_tile_or_in_a_seat_ready_or_suppressed_vehicles_with_their_damage():
    board, _, _ = laid()
    assert board.counters["lrdg-scout"] == Counter("a", suppressed=True, vehicle="lrdg-patrol-truck", seat=3)
    assert board.counters["lrdg-rifleman"] == Counter("b", suppressed=True)
    assert board.counters["lrdg-driver"] == Counter("a", vehicle="lrdg-patrol-truck", seat=1)
    assert board.damage == {"lrdg-patrol-truck": 2, "italy-tank": 0}
    assert board.structures == ("b",)
    assert board.sides["italy"].markers == {"c": Face.CONTROLLED}


def test_A26_a_vehicle_with_damage_at_its_threshold_starts_disabled():
    _, _, game = laid()
    seen = {counter.id: counter for counter in game.view("public").counters}
    assert seen["lrdg-patrol-truck"].disabled and not seen["italy-tank"].disabled
    assert (seen["lrdg-scout"].vehicle, seen["lrdg-scout"].seat) == ("lrdg-patrol-truck", 3)


def test_A26_a_game_that_takes_it_over_stands_as_it_stood():
    game = position(
        "a b c",
        side(at="italy.lorry@a:1 rifleman@lorry.1 scout@a", marks="a b", hand="scout"),
        side(at="rifleman@c"),
        structures="hangar@b aircraft@c",
        destroyed="c",
        escaped=("lrdg-sniper",),
        eliminated=("italy-scout",),
        hopeless=("italy",),
    )
    game.do(FreeMoveFirst("lrdg-scout", "italy-lorry", 3))
    out = Recorder(UNDAUNTED, blank(UNDAUNTED))
    for event in (*UNDAUNTED.inherit(game.log, game.board), EpochBegan(1), GameStarted()):
        out.emit(event)
    UNDAUNTED.rules.start(out, SeededChance(0))
    assert out.board == replace(game.board, played=0)
    assert [prompt.kind for prompt in out.game.prompts] == ["act"]


def test_A23_A20_what_is_not_conserved_of_seats_vehicles_and_structures_is_named():
    board, setup, _ = laid()
    assert check_board(setup, board) == ""
    truck, scout = "lrdg-patrol-truck", board.counters["lrdg-scout"]

    def with_scout(**changes):
        return replace(board, counters={**board.counters, "lrdg-scout": replace(scout, **changes)})

    for said, wrong in {
        f"somebody sits on seat 9 of {truck}, which is not on the board (A20)": with_scout(seat=9),
        f"two soldiers sit on seat 1 of {truck} (A20)": with_scout(seat=1),
        "lrdg-scout is not where the vehicle is in which it sits (A20)": with_scout(space="b"),
        "lrdg-driver sits in a vehicle of the other side (A18)": replace(
            board, owners={**board.owners, truck: "italy"}
        ),
        "damage is kept of other vehicles than those on the board (A13)": replace(board, damage={truck: 1}),
        f"the damage of {truck} cannot be (A13)": replace(board, damage={truck: 5, "italy-tank": 0}),
        "a counter that is gone has returned (A23)": replace(board, escaped=("lrdg-scout",)),
        "a structure does not belong to the scenario (A14)": replace(board, structures=("a",)),
    }.items():
        assert check_board(setup, wrong) == said
