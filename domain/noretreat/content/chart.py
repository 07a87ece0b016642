"""The map (NR1)."""

from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.words import Data, Milestone, Name, Nation


class Terrain(Word):
    """What a space is covered with (NR39)."""

    OPEN = "open"  #: Open ground.
    CITY = "city"  #: A city.
    FOREST = "forest"  #: Forest.
    MARSH = "marsh"  #: Marsh.
    MOUNTAIN = "mountain"  #: Mountains.
    KERCH = "kerch"  #: The strait of Kerch.
    AREA = "area"  #: An area off the hexes.


class Country(Word):
    """The countries of the map; no area belongs to one."""

    GREATER_GERMANY = "greater_germany"  #: Greater Germany.
    USSR = "ussr"  #: The USSR.
    NONE = "none"  #: None of the two.


class Sea(Word):
    """The sea at whose coast a hex lies (NR24)."""

    NONE = "none"  #: It does not lie at a sea.
    BALTIC = "baltic"  #: The Baltic.
    BLACK = "black"  #: The Black Sea.
    CASPIAN = "caspian"  #: The Caspian.
    ADRIATIC = "adriatic"  #: The Adriatic.


class Edge(Word):
    """The edge of the map on which a hex lies (NR21)."""

    NONE = "none"  #: It does not lie on an edge.
    WEST = "west"  #: The western edge.
    EAST = "east"  #: The eastern edge.
    SOUTH = "south"  #: The southern edge.


class Space(Data, frozen=True):
    """A hex or an area. The id of a hex is its row and its column, two digits each: neighbours are east
    (column +1), west, north-east (row -1, column +1), north-west (row -1), south-east (row +1) and south-west."""

    id: str  #: Its id.
    terrain: Terrain = Terrain.OPEN  #: What covers it.
    country: Country = Country.USSR  #: The country it lies in.
    name: Name | None = None  #: What it is called, if it is called anything.
    slug: str = ""  #: What a scenario calls it; empty where nothing is there to be controlled.
    sea: Sea = Sea.NONE  #: The sea at whose coast it lies.
    edge: Edge = Edge.NONE  #: The edge of the map on which it lies.
    oil: bool = False  #: Whether oil is found there.
    objective: str = ""  #: The side whose objective it is (NR82).
    borders: tuple[str, ...] = ()  #: Of an area: the spaces that it touches.
    axis_nations: tuple[Nation, ...] = ()  #: Of an area: the nations of Axis units that may enter (NR44, NR45).
    after: Milestone | None = None  #: Of an area: what must have happened before it is open (NR45).
    vp: int = 0  #: What controlling it is worth (NR88).
    crossing: bool = False  #: Whether nothing but supply passes through it: a lake (NRR4).


class Chart(Data, frozen=True):
    """The map: its spaces, and the sides between hexes, each written as two hexes with a hyphen."""

    spaces: tuple[Space, ...]  #: All spaces.
    rivers: tuple[str, ...]  #: Sides along which a river runs.
    lakes: tuple[str, ...]  #: Sides that cannot be passed: lakes and straits.
