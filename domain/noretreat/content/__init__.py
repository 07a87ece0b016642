"""What a game of No Retreat! is made of. Facts only, no rules."""

from domain.noretreat.content.cards import Card
from domain.noretreat.content.chart import Chart
from domain.noretreat.content.scenarios import Scenario
from domain.noretreat.content.tables import Tables
from domain.noretreat.content.texts import HalfText
from domain.noretreat.content.turns import Turn, WeatherMarker
from domain.noretreat.content.units import Kind
from domain.noretreat.content.words import Data


class Content(Data, frozen=True):
    """All that a game is laid out with."""

    chart: Chart  #: The map.
    units: tuple[Kind, ...]  #: The units.
    cards: tuple[Card, ...]  #: The cards.
    tables: Tables  #: The charts.
    turns: tuple[Turn, ...]  #: The turn track.
    markers: tuple[WeatherMarker, ...]  #: The weather markers.
    scenario: Scenario  #: How it is set up.
    #: What each half of each card does, in words. Not in the event, as it follows from the cards.
    texts: tuple[HalfText, ...] = ()
