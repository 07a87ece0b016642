"""The turn track and its weather."""

from kronika.domain.noretreat.content.words import Data, Name, Source, Weather


class Turn(Data, frozen=True):
    """A turn of the turn track."""

    turn: int  #: Its number.
    date: str  #: The time that it stands for.
    weather: Weather  #: The weather printed.
    blitz: int = 0  #: Support markers of the Axis (NR92).
    shock: int = 0  #: Support markers of the Soviets.
    red: Name | None = None  #: The red event (NR94).
    skull: bool = False  #: Whether sudden death is checked (NR83).
    slot: str = ""  #: The weather marker that lies on it (NR93).


class WeatherMarker(Data, frozen=True):
    """A marker of variable weather (NR93)."""

    slot: str  #: Its id.
    faces: tuple[Weather, ...]  #: Its two faces, the one shown first.
    prov: Source | None = None  #: Where its figures come from; none: all are printed.
    known: tuple[str, ...] = ()  #: The fields that are printed, where not all are.
