"""What is not conserved in Normandy is named (law 3). The laws themselves: tests/laws."""

from msgspec.structs import replace

from kronika.domain.kernel.setups import usual
from kronika.domain.undaunted.content import Face, Setup
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.validation import check_board
from tests.undaunted.position import PACK
from tests.undaunted.random_play import position_after


def setup_of(scenario: str) -> Setup:
    (opening,) = UNDAUNTED.initial_events(PACK, usual(UNDAUNTED, PACK, scenario))
    assert isinstance(opening, ScenarioSetUp)
    return opening.setup


def spoilt(board: Board) -> dict[str, Board]:
    """A board with one thing wrong, by what is said of it."""
    us, german = board.sides["us"], board.sides["german"]

    def with_us(**changes: object) -> Board:
        return replace(board, sides={"us": replace(us, **changes), "german": german})

    counter = board.counters["us-riflemen-a"]
    controlled = dict.fromkeys(german.markers, Face.CONTROLLED)
    return {
        "the cards of us are not those it began with": with_us(supply=us.supply[1:]),
        "the supply of us is not sorted": with_us(supply=us.supply[::-1]),
        "us-tank on 17B does not belong to the scenario": replace(board, counters={"us-tank": counter}),
        "us-riflemen-a on 99Z does not belong to the scenario": replace(
            board, counters={"us-riflemen-a": replace(counter, space="99Z")}
        ),
        "both sides control 5B (U3)": with_us(markers=us.markers | controlled),
        "the marker of us on 2B has left the board (U3)": with_us(markers={"17B": Face.SCOUTED}),
        "us targets 99Z, which does not belong to the scenario": with_us(target="99Z"),
    }


def test_law_3_what_is_not_conserved_is_named():
    board = position_after("1", 0, 0).game.board
    assert check_board(setup_of("1"), board) == ""
    for said, wrong in spoilt(board).items():
        assert check_board(setup_of("1"), wrong) == said
