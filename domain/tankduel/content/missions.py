"""Missions, and what is special about each."""

from enum import StrEnum

from kronika.domain.tankduel.content.pieces import Data, Emplacement, Name, Quality, Source


class Start(Data, frozen=True):
    """Where tanks begin and come back (TD3, TD76), by own range."""

    normal: int = 800  #: Tanks without heavy damage.
    heavy: int = 1000  #: Tanks with it.


class Slot(Data, frozen=True):
    """A tank of a line-up."""

    tank: str  #: Its kind.
    quality: Quality = Quality.VETERAN  #: Its commander.
    apcr: int | None = None  #: Its APCR tokens; none: as many as usual (TD3).


class Places(Data, frozen=True):
    """Mission cards (TD92, TD93, TD95, TD96): so many of a terrain for so many tanks."""

    terrain: str  #: Which terrain.
    fewer: int = 0  #: There are as many as tanks in play, less so many.
    least: int = 1  #: At least so many,
    most: int = 1  #: and at most so many.
    at: tuple[int, ...] = ()  #: A tank takes one at these own ranges, counted absolute,
    natural: bool = False  #: perhaps together with natural terrain;
    forced: bool = False  #: it has to, and only one tank may be there (TD95).


class Breakout(Data, frozen=True):
    """One nation attacks and has to get through (TD94)."""

    attackers: int  #: Where its tanks begin.
    defenders: int  #: Where the others begin.
    exit: int  #: A tank of the attackers that reaches this own range leaves.
    vp: int  #: The victory points for leaving.


class Fog(Data, frozen=True):
    """A battle in fog (TD97)."""

    move: int  #: The Move level is at most this.
    fire: int  #: The addition to the chance to hit of every shot of a tank.
    heavy_sight: int  #: How far a tank in heavy weather sees.
    heavy_cover: int  #: The cover of a tank in heavy weather; it does not protect from infantry.
    light: int  #: Weather is light with a target number of at most this.
    terrain_level: int  #: On itself a tank plays terrain only after a Move card of at most this level.


class DeepMud(Data, frozen=True):
    """Deep mud, and the roads through it (TD98)."""

    german: int  #: The reduction of the Move level of German tanks.
    soviet: int  #: The reduction of the Move level of Soviet tanks.
    roads: int  #: How many road cards there are.
    road_cost: int  #: The cost of a road card in order icons.
    lifts: tuple[int, ...]  #: From the fourth pass on: the target number, or a higher one, that ends it.


class Newcomer(Data, frozen=True):
    """A tank that may come as a reinforcement (TD98)."""

    tns: tuple[int, ...]  #: With these target numbers.
    tank: str  #: Its kind.
    quality: Quality  #: Its commander.


class Prize(Data, frozen=True):
    """A gun position that can be overrun (TD98)."""

    range: int  #: Where its guns are.
    tank: int  #: The own range at which a tank is there.
    infantry: int  #: Where the infantry token has to lie; 0: infantry cannot get there.
    vp: int  #: The victory points for it.


class Drive(Data, frozen=True):
    """The German drive of the second historical mission (TD98)."""

    newcomers: tuple[Newcomer, ...]  #: German reinforcements.
    newcomer_apcr: int  #: Their APCR tokens.
    newcomer_range: int  #: Where they begin.
    replaced: str  #: Soviet tanks of this kind may come back as others,
    replacing: str  #: as tanks of this kind,
    replaces: int  #: with a target number of at most this.
    wakes: int  #: German infantry stays idle until a German tank begins a phase at this own range or less.
    forward_vp: int  #: At the start of each initiative phase for each German tank at 000 or less.
    bridge_vp: int  #: For the first German tank that leaves over the bridge.
    loss_vp: int  #: At the end to the Soviets, for each German tank lost beyond their own losses.
    prizes: tuple[Prize, ...]  #: Gun positions.


class With(StrEnum):
    """Whether infantry fights, unless chosen otherwise."""

    OPTIONAL = "optional"  #: Only if it is chosen.
    RECOMMENDED = "recommended"  #: Unless it is left out.
    REQUIRED = "required"  #: Always.
    NEVER = "never"  #: Never.


class Admin(StrEnum):
    """The reason for which a tank gets a victory point in its administrative step."""

    NOTHING = "nothing"  #: For nothing.
    PLACE = "place"  #: For its mission card (TD92, TD96).
    ALONE = "alone"  #: For its mission card, if no enemy has one (TD93).
    ACROSS = "across"  #: For every tank of its nation on the bridge or across (TD95).


class Final(StrEnum):
    """The points or conditions that count at the end in addition to kills."""

    NOTHING = "nothing"  #: Nothing does.
    ALONE = "alone"  #: 10 VP for the only nation with mission cards (TD92, TD93).
    ACROSS = "across"  #: 10 VP for the only nation with a tank on the bridge or across (TD95).
    MORE = "more"  #: 10 VP for the nation with more mission cards (TD96).
    KING = "king"  #: The nation with a mission card wins, if nobody has one, the one with more medals (TD93).


class Mission(Data, frozen=True):
    """A mission."""

    id: str  #: Which mission.
    title: Name  #: The name of the mission.
    german: tuple[Slot, ...]  #: The suggested German tanks; a smaller line-up uses the first ones.
    soviet: tuple[Slot, ...]  #: The Soviet tanks, as suggested.
    tanks: int = 2  #: How many tanks a nation has, unless chosen otherwise.
    start: Start = Start()  #: Where tanks begin.
    city: bool = False  #: Whether the city cards are in the deck, and the city infantry fights.
    ground: str = "field"  #: The terrain where no card lies.
    places: Places | None = None  #: Its mission cards.
    admin: Admin = Admin.NOTHING  #: The points given in administrative steps.
    final: Final = Final.NOTHING  #: The points given at the end.
    tie_by_places: bool = False  #: Whether more tanks with mission cards break a tie before medals do.
    #: A range, counted absolute: tanks farther out and tanks nearer do not see each other; within it penetration is -1
    #: at a target farther out, +1 at one nearer (TD95); 0: none.
    ridge: int = 0
    sight: int = 0  #: How far tanks see, in metres of firing range; 0: without limit.
    place_sight: int = 0  #: How far two tanks with mission cards see each other; 0: as all do.
    barred: tuple[str, ...] = ()  #: Terrain that cannot be played.
    guns: tuple[Emplacement, ...] = ()  #: Anti-tank guns; with a breakout those of the defenders.
    breakout: Breakout | None = None  #: The nation that has to break through, and its rules.
    infantry: With = With.OPTIONAL  #: Whether infantry fights.
    equal: bool = False  #: Whether both nations have equally many tanks.
    passes: int = 0  #: How many passes it lasts; 0: as usual (TDR1).
    german_seats: int = 4  #: German players at most.
    robata: bool = False  #: Whether Robata can be the opponent (TD100).
    robata_tanks: int = 0  #: How many tanks each nation has if Robata plays one (TD95); 0: as many as are chosen.
    robata_german: tuple[Slot, ...] = ()  #: Its German tanks, where they are others than suggested (TD95).
    robata_soviet: tuple[Slot, ...] = ()  #: Its Soviet tanks.
    #: The German tanks of who plays against it, where they are others than suggested.
    alone_german: tuple[Slot, ...] = ()
    alone_soviet: tuple[Slot, ...] = ()  #: The Soviet tanks of who plays against it.
    fog: Fog | None = None  #: Its fog.
    mud: DeepMud | None = None  #: Its deep mud.
    drive: Drive | None = None  #: The special rules of the German drive.
    source: Source = Source()  #: Where its figures come from.
