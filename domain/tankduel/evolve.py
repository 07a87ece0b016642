"""How each event is applied to the board. No rule is known here."""

from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import REFEREE
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.choosing import whole
from kronika.domain.tankduel.decisions import Back
from kronika.domain.tankduel.setup import Battle, Entry
from kronika.domain.tankduel.state import HIDDEN, Board, Box, Man, ShownHand, Tank, less, scene_of, with_card, without


def _content(part: Any) -> int:
    """TD120: a sealed card, as far as these eyes see it."""
    return HIDDEN if part.content is None else part.content


def _hand(board: Board, seat: str, hand: tuple[int, ...], **more: Any) -> Board:
    return replace(board, hands={**board.hands, seat: hand}, **more)


def _tank(board: Board, id: str, **changes: Any) -> Board:
    return replace(board, tanks={**board.tanks, id: replace(board.tanks[id], **changes)})


def _box(board: Board, id: str, box: Box, **changes: Any) -> Board:
    """A holding box as it is now; what has left it and lies nowhere else is discarded."""
    lying = box.cards
    gone = tuple([card for card in board.tanks[id].box.cards if card not in lying])
    board = _tank(board, id, box=box, **changes)
    return replace(
        board,
        discard=with_card(board.discard, *gone),
        table=tuple([card for card in board.table if card not in lying]),
    )


def _fresh(battle: Battle, entry: Entry) -> Tank:
    """TD3, TDR20: a tank in its first state."""
    kind = next(kind for kind in battle.kinds if kind.id == entry.model)
    crew = tuple(Man(post.role, post.role) for post in kind.crew)
    return Tank(entry, crew, entry.start, entry.apcr, entry.seat, character=entry.character)


def _laid_out(board: Board, event: e.LaidOut | e.TakenOver) -> Board:
    battle = event.battle
    return replace(
        board,
        scene=scene_of(battle),
        setup=whole(event.setup, event.players, shown_hands=event.shown_hands),
        tanks={entry.id: _fresh(battle, entry) for entry in battle.tanks},
        hands=dict.fromkeys(battle.seats, ()),
        down=dict.fromkeys(battle.seats, ()),
        upper=event.upper,
        marker=event.marker,
    )


def _taken_over(board: Board, event: e.TakenOver) -> Board:
    board = _laid_out(board, event)
    return replace(
        board,
        round=event.round - 1,
        passed=event.passed,
        tanks={
            id: replace(tank, vp=event.vp.get(id, 0), medals=event.medals.get(id, 0))
            for id, tank in board.tanks.items()
        },
    )


def _agenda_set(board: Board, event: e.AgendaSet) -> Board:
    return replace(board, agenda=event.tasks, building=())


def _chosen(board: Board, event: e.Chosen) -> Board:
    match event.secret.content:
        case None:
            return replace(board, building=(*board.building, None))
        case Back():
            return replace(board, building=board.building[:-1])
        case choice:
            return replace(board, building=(*board.building, choice))


def _marker_sought(board: Board, event: e.MarkerSought) -> Board:
    return replace(board, marker=None, aside=board.marker) if event.found else board


def _reshuffled(board: Board, event: e.Reshuffled) -> Board:
    return replace(
        board,
        discard=(),
        told={},
        apart=(),
        down=dict.fromkeys(board.down, ()),
        passed=event.passed,
        upper=event.upper,
        marker=event.marker,
        aside=None if event.marker else board.aside,
    )


def _card_drawn(board: Board, event: e.CardDrawn) -> Board:
    hand = with_card(board.hands[event.seat], _content(event.secret))
    return _hand(board, event.seat, hand, upper=max(0, board.upper - 1))


def _card_flipped(board: Board, event: e.CardFlipped) -> Board:
    return replace(board, table=(*board.table, event.card), upper=max(0, board.upper - 1))


def _initiative_laid(board: Board, event: e.InitiativeLaid) -> Board:
    card = _content(event.secret)
    seals = tuple(Opening(version, event.seat) for version in event.seals)
    return _hand(
        board,
        event.seat,
        without(board.hands[event.seat], card),
        laid={**board.laid, event.tank: card},
        seals=(*board.seals, (event.tank, seals)),
    )


def _initiative_taken_back(board: Board, event: e.InitiativeTakenBack) -> Board:
    card = board.laid[event.tank]
    return _hand(
        board,
        event.seat,
        with_card(board.hands[event.seat], card),
        laid={tank: one for tank, one in board.laid.items() if tank != event.tank},
        seals=tuple(one for one in board.seals if one[0] != event.tank),
    )


def _initiative_shown(board: Board, event: e.InitiativeShown) -> Board:
    return replace(board, laid={}, seals=(), shown=event.cards, order=event.order)


def _turn_began(board: Board, event: e.TurnBegan) -> Board:
    shown = {tank: card for tank, card in board.shown.items() if tank != event.tank}
    card = board.shown.get(event.tank)
    return replace(
        board,
        active=event.tank,
        fired=(),
        order=tuple(tank for tank in board.order if tank != event.tank),
        shown=shown,
        discard=board.discard if card is None else with_card(board.discard, card),
    )


def _action_laid(board: Board, event: e.ActionLaid) -> Board:
    hand = board.hands[event.seat]
    for card in (*(used.card for used in event.cards), *event.paid):
        hand = without(hand, card)
    return _hand(
        board,
        event.seat,
        hand,
        table=(*board.table, *(used.card for used in event.cards)),
        discard=with_card(board.discard, *event.paid),
        fired=(*board.fired, event.gun) if event.gun else board.fired,
    )


def _put_down(board: Board, seat: str, card: int) -> Board:
    """TD11: a card of a hand is discarded face down."""
    down = {**board.down, seat: with_card(board.down[seat], card)}
    return _hand(board, seat, without(board.hands[seat], card), down=down)


def _orders_paid(board: Board, event: e.OrdersPaid) -> Board:
    hand = board.hands[event.seat]
    for card in event.cards:
        hand = without(hand, card)
    return _hand(board, event.seat, hand, discard=with_card(board.discard, *event.cards))


def _card_dropped(board: Board, event: e.CardDropped) -> Board:
    return _put_down(board, event.seat, _content(event.secret))


def _card_lost(board: Board, event: e.CardLost) -> Board:
    taken = event.secret.content
    return _put_down(board, event.seat, HIDDEN if taken is None else taken.card)


def _card_stolen(board: Board, event: e.CardStolen) -> Board:
    taken, gain = event.secret.content, _content(event.gain)
    hands = {
        event.target: without(board.hands[event.target], gain if taken is None else taken.card),
        event.seat: with_card(board.hands[event.seat], gain),
    }
    return replace(board, hands={**board.hands, **hands}, told=_untold(board, (gain if taken is None else taken.card,)))


def _card_given(board: Board, event: e.CardGiven) -> Board:
    """Who gave the card does not follow it: he could not tell when it leaves that hand again."""
    card = next((part.content for part in event.told if part.content is not None), HIDDEN)
    hands = {
        event.seat: without(board.hands[event.seat], card),
        event.mate: with_card(board.hands[event.mate], card if board.eyes in (REFEREE, event.mate) else HIDDEN),
    }
    return replace(board, hands={**board.hands, **hands}, told=_untold(board, (card,)))


def _untold(board: Board, cards: tuple[int, ...]) -> dict[str, ShownHand]:
    """What team-mates have shown these eyes, less cards that have left their hands."""
    return {seat: less(told, cards) for seat, told in board.told.items()}


def _hand_shown(board: Board, event: e.HandShown) -> Board:
    """The referee sees all hands, whoever shows them."""
    board = replace(board, showed=(*board.showed, event.seat))
    cards = next((part.content for part in event.told if part.content is not None), None)
    if cards is None or board.eyes == REFEREE:
        return board
    apart = with_card(board.apart, *[card for card in cards if card not in board.apart])
    return replace(board, told={**_untold(board, cards), event.seat: ShownHand(board.round, cards)}, apart=apart)


def _tactics_played(board: Board, event: e.TacticsPlayed) -> Board:
    return _hand(board, event.seat, without(board.hands[event.seat], event.card), table=(*board.table, event.card))


def _tank_moved(board: Board, event: e.TankMoved) -> Board:
    box = Box(move=event.card, moves=event.moves, road=board.tanks[event.tank].box.road)
    return _box(board, event.tank, box, range=event.range, hull_down=False)


def _terrain_laid(board: Board, event: e.TerrainLaid) -> Board:
    box = board.tanks[event.tank].box
    return _box(board, event.tank, replace(box, move=0, terrain=event.card), hull_down=False)


def _place_taken(board: Board, event: e.PlaceTaken) -> Board:
    return _box(board, event.tank, replace(board.tanks[event.tank].box, move=0, mission=event.terrain))


def _smoke_laid(board: Board, event: e.SmokeLaid) -> Board:
    return _box(board, event.tank, replace(board.tanks[event.tank].box, smoke=event.card))


def _smoke_cleared(board: Board, event: e.SmokeCleared) -> Board:
    return _box(board, event.tank, replace(board.tanks[event.tank].box, smoke=0))


def _stopped(board: Board, event: e.Stopped) -> Board:
    return _box(board, event.tank, replace(board.tanks[event.tank].box, move=0))


def _spotted(board: Board, event: e.Spotted) -> Board:
    spots = (*board.tanks[event.tank].spots, event.target)
    return _tank(board, event.tank, spots=spots, ranged="", bonus=0)


def _ranged(board: Board, event: e.Ranged) -> Board:
    return _tank(board, event.tank, spots=(event.target,), ranged=event.target, bonus=event.bonus)


def _sight_lost(board: Board, event: e.SightLost) -> Board:
    tank = board.tanks[event.tank]
    spots = tuple(one for one in tank.spots if one not in event.targets)
    if tank.ranged in event.targets:
        return _tank(board, event.tank, spots=spots, ranged="", bonus=0)
    return _tank(board, event.tank, spots=spots)


def _flank_put(board: Board, event: e.FlankPut) -> Board:
    return _tank(board, event.tank, flanks=(*board.tanks[event.tank].flanks, event.target))


def _flank_removed(board: Board, event: e.FlankRemoved) -> Board:
    flanks = tuple(one for one in board.tanks[event.tank].flanks if one != event.target)
    return _tank(board, event.tank, flanks=flanks)


def _damage_drawn(board: Board, event: e.DamageDrawn) -> Board:
    if not event.card:
        return replace(board, damage_discard=())
    return replace(board, damage_table=(*board.damage_table, event.card))


def _man_hurt(board: Board, event: e.ManHurt) -> Board:
    crew = tuple(
        replace(man, wounded=True, dead=event.killed) if man.role == event.role else man
        for man in board.tanks[event.tank].crew
    )
    return _tank(board, event.tank, crew=crew)


def _man_moved(board: Board, event: e.ManMoved) -> Board:
    crew = tuple(
        replace(man, place=event.place) if man.role == event.role else man for man in board.tanks[event.tank].crew
    )
    return _tank(board, event.tank, crew=crew)


def _tracks_hit(board: Board, event: e.TracksHit) -> Board:
    return _tank(board, event.tank, damaged=True, immobilised=event.immobilised)


def _tank_lost(board: Board, event: e.TankLost) -> Board:
    nation, road = board.tanks[event.tank].nation, board.tanks[event.tank].box.road
    board = replace(_gone(board, event.tank), wrecked=board.wrecked + road)
    board = replace(board, losses={**board.losses, nation: board.losses.get(nation, 0) + 1})
    return _tank(board, event.by, medals=board.tanks[event.by].medals + 1) if event.by else board


def _tank_exited(board: Board, event: e.TankExited) -> Board:
    nation, road = board.tanks[event.tank].nation, board.tanks[event.tank].box.road
    roads = {**board.roads, nation: board.roads.get(nation, 0) + 1} if road else board.roads
    return replace(_gone(board, event.tank), exits=board.exits + 1, roads=roads)


def _road_taken(board: Board, event: e.RoadTaken) -> Board:
    return replace(board, roads={**board.roads, event.nation: board.roads.get(event.nation, 0) + 1})


def _road_laid(board: Board, event: e.RoadLaid) -> Board:
    tank = board.tanks[event.tank]
    board = _box(board, event.tank, replace(tank.box, move=0, road=True), hull_down=False)
    return replace(board, roads={**board.roads, tank.nation: board.roads[tank.nation] - 1})


def _newcomer_came(board: Board, event: e.NewcomerCame) -> Board:
    return replace(board, tanks={**board.tanks, event.entry.id: _fresh(board.battle, event.entry)})


def _tank_replaced(board: Board, event: e.TankReplaced) -> Board:
    entry = replace(board.tanks[event.tank].entry, model=event.model, quality=event.quality, apcr=event.apcr)
    return _tank(board, event.tank, entry=entry)


def _gone(board: Board, id: str) -> Board:
    """TD21: the board without a tank: its cards are discarded, all tokens of it and on it go."""
    lost, card = board.tanks[id], board.shown.get(id)
    cards = (*lost.box.cards, *(() if card is None else (card,)))
    tanks = {one: _rid_of(tank, id) for one, tank in board.tanks.items()}
    tanks[id] = replace(
        lost, peril=False, out=True, box=Box(), spots=(), ranged="", bonus=0, flanks=(), on_fire=False, broken=False
    )
    return replace(
        board,
        tanks=tanks,
        shown={tank: one for tank, one in board.shown.items() if tank != id},
        order=tuple(tank for tank in board.order if tank != id),
        discard=with_card(board.discard, *cards),
    )


def _infantry_moved(board: Board, event: e.InfantryMoved) -> Board:
    return replace(board, infantry=event.nation if event.at else None, advance=event.at)


def _rid_of(tank: Tank, gone: str) -> Tank:
    """A tank without its tokens of one that is gone."""
    if gone not in tank.spots and gone not in tank.flanks:
        return tank
    ranged = {"ranged": "", "bonus": 0} if tank.ranged == gone else {}
    spots = tuple(one for one in tank.spots if one != gone)
    return replace(tank, spots=spots, flanks=tuple(one for one in tank.flanks if one != gone), **ranged)


def _tank_returned(board: Board, event: e.TankReturned) -> Board:
    old = board.tanks[event.tank]
    fresh = _fresh(board.battle, old.entry)
    fresh = replace(fresh, seat=old.seat, vp=old.vp, medals=old.medals, character=old.character)
    return replace(board, tanks={**board.tanks, event.tank: fresh})


def _card_revealed(board: Board, event: e.CardRevealed) -> Board:
    held = (*board.revealed, *(0 for _ in range(event.place + 1 - len(board.revealed))))
    revealed = tuple(event.card if at == event.place else card for at, card in enumerate(held))
    return replace(board, revealed=revealed, upper=max(0, board.upper - 1))


def _revealed_used(board: Board, event: e.RevealedUsed) -> Board:
    revealed = tuple(0 if card == event.card else card for card in board.revealed)
    return replace(board, revealed=revealed, table=(*board.table, event.card))


def _reveal_over(board: Board, event: e.RevealOver) -> Board:
    left = [card for card in board.revealed if card and card != event.bid]
    shown = {**board.shown, event.tank: event.bid} if event.bid else board.shown
    return replace(board, revealed=(), commanded=0, shown=shown, discard=with_card(board.discard, *left))


def _character_drawn(board: Board, event: e.CharacterDrawn | e.CharacterTurned) -> Board:
    old, pile = board.tanks[event.tank].character, board.pile
    if isinstance(event, e.CharacterTurned):
        pile = pile[1:]
    board = replace(board, pile=(*pile, old))
    return _tank(board, event.tank, character=event.character, peril=False)


def _scored(board: Board, event: e.Scored) -> Board:
    return _tank(board, event.tank, vp=board.tanks[event.tank].vp + event.vp)


def _nation_scored(board: Board, event: e.NationScored) -> Board:
    return replace(board, extra={**board.extra, event.nation: board.extra.get(event.nation, 0) + event.vp})


def _action_ended(board: Board, event: e.ActionEnded) -> Board:
    return replace(
        board,
        table=(),
        discard=with_card(board.discard, *board.table),
        damage_table=(),
        damage_discard=with_card(board.damage_discard, *board.damage_table),
    )


def _seat_left(board: Board, event: e.SeatLeft) -> Board:
    seat = event.seat
    tanks = {
        id: replace(tank, seat=event.heir, character=event.character) if tank.seat == seat else tank
        for id, tank in board.tanks.items()
    }
    down = {**board.down, seat: with_card(board.down[seat], *board.hands[seat])}
    told = {one: hand for one, hand in board.told.items() if one != seat}
    return _hand(board, seat, (), tanks=tanks, down=down, left=(*board.left, seat), told=told)


def _battle_ended(board: Board, event: e.BattleEnded) -> Board:
    return replace(board, over=True, winners=event.winners, how=event.how, agenda=(), building=())


def _as_it_was(board: Board, event: Event) -> Board:
    return board


EVOLVE: dict[type[Event], Any] = {
    e.LaidOut: _laid_out,
    e.TakenOver: _taken_over,
    e.AgendaSet: _agenda_set,
    e.Chosen: _chosen,
    e.RoundBegan: lambda board, event: replace(board, round=event.round, showed=()),
    e.MarkerSought: _marker_sought,
    e.Reshuffled: _reshuffled,
    e.CardDrawn: _card_drawn,
    e.CardFlipped: _card_flipped,
    e.InitiativeLaid: _initiative_laid,
    e.InitiativeTakenBack: _initiative_taken_back,
    e.InitiativeShown: _initiative_shown,
    e.TurnBegan: _turn_began,
    e.ActionLaid: _action_laid,
    e.OrdersPaid: _orders_paid,
    e.CardDropped: _card_dropped,
    e.CardLost: _card_lost,
    e.CardStolen: _card_stolen,
    e.CardGiven: _card_given,
    e.HandShown: _hand_shown,
    e.TacticsPlayed: _tactics_played,
    e.Passed: _as_it_was,
    e.TankMoved: _tank_moved,
    e.TerrainLaid: _terrain_laid,
    e.PlaceTaken: _place_taken,
    e.SmokeLaid: _smoke_laid,
    e.SmokeCleared: _smoke_cleared,
    e.Stopped: _stopped,
    e.HullDown: lambda board, event: _tank(board, event.tank, hull_down=True),
    e.Bogged: lambda board, event: _tank(board, event.tank, bog=event.level),
    e.Freed: lambda board, event: _tank(board, event.tank, bog=0),
    e.Spotted: _spotted,
    e.Ranged: _ranged,
    e.SightLost: _sight_lost,
    e.FlankPut: _flank_put,
    e.FlankRemoved: _flank_removed,
    e.ApcrLoaded: lambda board, event: _tank(board, event.tank, apcr=event.left, loaded=True),
    e.ApcrFired: lambda board, event: _tank(board, event.tank, loaded=False),
    e.ShotLocated: _as_it_was,
    e.ShotPierced: _as_it_was,
    e.DamageDrawn: _damage_drawn,
    e.DamageRead: _as_it_was,
    e.ManHurt: _man_hurt,
    e.ManMoved: _man_moved,
    e.TracksHit: _tracks_hit,
    e.GunHit: lambda board, event: _tank(board, event.tank, gun_hits=board.tanks[event.tank].gun_hits + 1),
    e.FireBrokeOut: lambda board, event: _tank(board, event.tank, on_fire=True, fire_by=event.by),
    e.FirePutOut: lambda board, event: _tank(board, event.tank, on_fire=False, fire_by=""),
    e.MoraleBroke: lambda board, event: _tank(board, event.tank, broken=True, broken_by=event.by),
    e.Rallied: lambda board, event: _tank(board, event.tank, broken=False, broken_by=""),
    e.TankLost: _tank_lost,
    e.TankExited: _tank_exited,
    e.InfantryMoved: _infantry_moved,
    e.HatchTurned: lambda board, event: _tank(board, event.tank, buttoned=event.buttoned),
    e.WeaponUsed: _as_it_was,
    e.WeatherTurned: lambda board, event: _tank(board, event.tank, heavy=event.heavy),
    e.MudLifted: lambda board, _: replace(board, lifted=True),
    e.RoadTaken: _road_taken,
    e.RoadLaid: _road_laid,
    e.InfantryWoken: lambda board, _: replace(board, awake=True),
    e.GunsOverrun: lambda board, event: replace(board, overrun=(*board.overrun, event.range)),
    e.NewcomerCame: _newcomer_came,
    e.TankReplaced: _tank_replaced,
    e.TankReturned: _tank_returned,
    e.CardRevealed: _card_revealed,
    e.RevealedUsed: _revealed_used,
    e.RevealOver: _reveal_over,
    e.CommandResolved: lambda board, _: replace(board, commanded=board.commanded + 1),
    e.RobataChose: _as_it_was,
    e.PerilTurned: lambda board, event: _tank(board, event.tank, peril=event.peril),
    e.CharacterDrawn: _character_drawn,
    e.CharacterTurned: _character_drawn,
    e.Scored: _scored,
    e.NationScored: _nation_scored,
    e.ActionEnded: _action_ended,
    e.RoundEnded: lambda board, _: replace(board, active=""),
    e.SeatLeft: _seat_left,
    e.BattleEnded: _battle_ended,
}
