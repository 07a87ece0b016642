"""A position of any system, drawn: the board of a scenario, or where a campaign stands and its city."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from domain.kernel.game import Position
from domain.undaunted.campaign import view as campaign_view
from domain.undaunted.campaign.state import Campaign
from domain.undaunted.view import scene, view
from tools.draw.campaign import city_lines, overview, record_lines
from tools.draw.campaign_svg import city_svg
from tools.draw.picture import picture
from tools.draw.plain import UNWRAPPED, board_list
from tools.draw.svg import board_svg
from tools.draw.text import Paint, board_text, legend


class Drawn(msgspec.Struct, frozen=True):
    """What a position looks like. `more`: what stands below it where it is drawn alone."""

    text: Callable[[int, Paint], str]
    """In so many columns."""
    listed: str
    """The same as a list."""
    more: Callable[[int], str]
    svg: Callable[[], str]
    seen: dict[str, Any]
    """What is drawn, as values: what does not change, and the view."""


def drawn(position: Position, language: str) -> Drawn | None:
    """None before anything is laid out."""
    board = position.game.board
    if isinstance(board, Campaign):
        return _campaign(board, language) if board.sides else None
    if not board.scene.sides:
        return None
    laid, seen = scene(board), view(board)
    shown, told = picture(laid, seen, language), {"scene": laid, "view": seen}
    more = partial(legend, language, board.scene.variant)
    return Drawn(partial(board_text, shown), board_list(shown), more, lambda: board_svg(shown), told)


def _campaign(campaign: Campaign, language: str) -> Drawn:
    seen, scene_ = campaign_view.view(campaign), campaign_view.scene(campaign)

    def stands(columns: int = UNWRAPPED, _: object = None) -> str:
        return "\n".join([*overview(seen, language, columns), ""])

    def more(columns: int) -> str:
        return "\n".join([*record_lines(seen, language), "", *city_lines(seen, language, columns)])

    told = {"scene": scene_, "view": seen}
    return Drawn(stands, stands(), more, lambda: city_svg(seen, scene_.places, language), told)
