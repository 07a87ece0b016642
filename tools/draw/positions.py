"""A position of any system, drawn: the board of a scenario, or where a campaign stands and its city."""

from collections.abc import Callable
from typing import Any

import msgspec

from domain.kernel.game import Position
from domain.undaunted.campaign import view as campaign_view
from domain.undaunted.campaign.state import Campaign
from domain.undaunted.view import scene, view
from tools.draw.campaign import city_lines, overview, record_lines
from tools.draw.campaign_svg import city_svg
from tools.draw.picture import picture
from tools.draw.svg import board_svg
from tools.draw.text import board_text, legend


class Drawn(msgspec.Struct, frozen=True):
    """What a position looks like. `more`: what stands below it where it is drawn alone."""

    text: str
    more: str
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
    shown = picture(laid, seen, language)
    told = {"scene": laid, "view": seen}
    return Drawn(board_text(shown), legend(language, board.scene.variant), lambda: board_svg(shown), told)


def _campaign(campaign: Campaign, language: str) -> Drawn:
    seen, scene_ = campaign_view.view(campaign), campaign_view.scene(campaign)
    more = [*record_lines(seen, language), "", *city_lines(seen, language)]
    text, told = "\n".join([*overview(seen, language), ""]), {"scene": scene_, "view": seen}
    return Drawn(text, "\n".join(more), lambda: city_svg(seen, scene_.places, language), told)
