"""What a game of No Retreat! is made of. Facts only, no rules."""

from kronika.domain.noretreat.content.cards import Card, HalfText
from kronika.domain.noretreat.content.chart import Chart
from kronika.domain.noretreat.content.scenarios import Scenario
from kronika.domain.noretreat.content.tables import Tables, Turn, WeatherMarker
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.content.words import Data


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
