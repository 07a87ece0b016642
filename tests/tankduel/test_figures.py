"""What the figures of the pack satisfy: what is printed, and what keeps the reconstructed ones fair."""

from collections import Counter
from itertools import pairwise

import pytest

from kronika.domain.kernel.packs import PackRefused
from kronika.domain.tankduel.content.pieces import Cross, Harm, Icon, Item, Kind, Location, Mark, Pierce, Role
from kronika.domain.tankduel.pack import load
from tests.tankduel.packs import CARDS, FILES, PACK, kind

DAMAGE = {card.number: card for card in PACK.damage}


def items_of(card):
    """Everything that a damage card can do."""
    sections = (card.hull, card.turret, card.critical)
    lists = [getattr(section, name) for section in sections for name in section.__struct_fields__]
    return [item for items in (card.tracks, *lists) for item in items]


def holders(icon):
    return {number for number, card in CARDS.items() if icon in card.icons}


def at(kind_, metres):
    """Accuracy and penetration of a tank's gun."""
    return kind(kind_).gun.to_hit[metres // 200], kind(kind_).gun.pen[metres // 200]


def vp_of(kind_, role):
    return next(post.vp for post in kind(kind_).crew if post.role == role)


# --- TDR51: a counter without a rule


def test_TDR51_smoke_fills_no_tank_and_no_damage_card_can_ask_for_it():
    items = {item.harm for card in PACK.damage for item in items_of(card)}
    assert items == set(Harm) and not any("smoke" in harm for harm in Harm)
    asks = FILES["damage.toml"].decode().replace('harm = "check_fire"', 'harm = "smoke_fills_tank"', 1)
    with pytest.raises(PackRefused) as refused:
        load({**FILES, "damage.toml": asks.encode()})
    assert any("smoke_fills_tank" in wrong.said.en for wrong in refused.value.mistakes)


# --- TD4: the battle deck


def test_TD4_the_deck_holds_each_number_once_and_the_target_number_is_its_last_digit():
    assert sorted(CARDS) == list(range(1, 101))
    assert all(card.tn == number % 10 and 1 <= len(card.halves) <= 2 for number, card in CARDS.items())


def test_TD4_127_battle_cards_nine_alternate_and_eighteen_city():
    held = (PACK.cards.standard, PACK.cards.alternate, PACK.cards.city)
    assert [len(cards) for cards in held] == [100, 9, 18]
    assert {card.number for card in PACK.cards.alternate} == {13, *range(70, 78)}
    assert {card.number for card in PACK.cards.city} == {17, 18, 19, *range(65, 80)}


def test_TDR52_alternate_and_city_cards_keep_all_but_the_action_of_the_card_they_replace():
    for card in (*PACK.cards.alternate, *PACK.cards.city):
        old = CARDS[card.number]
        kept = [(x.oi, x.pierce, x.modifier, x.heavy, x.icons, x.infantry) for x in (card, old)]
        assert kept[0] == kept[1], card.number
        assert all(half.kind in (Kind.TERRAIN, Kind.FIRE) for half in card.halves)


def test_fire_bonuses_are_printed_for_four_levels_and_never_rise_with_the_level():
    bonuses = {half.level: half.bonus for card in CARDS.values() for half in card.halves if half.kind == Kind.FIRE}
    assert (bonuses[1], bonuses[2], bonuses[6], bonuses[7]) == (10, 5, 0, -5)
    assert all(one >= other for one, other in pairwise(bonuses[level] for level in sorted(bonuses)))


@pytest.mark.parametrize(
    ("number", "modifier", "heavy"), [(9, 4, True), (26, 1, True), (51, -4, False), (58, 3, True), (98, 3, True)]
)
def test_printed_penetration_modifiers(number, modifier, heavy):
    card = CARDS[number]
    assert (card.pierce, card.modifier, card.heavy) == (Pierce.NUMBER, modifier, heavy)


def test_printed_icons():
    assert {61, 69, 71} <= holders(Icon.EXPLOSION) and not {56, 64, 74, 80} & holders(Icon.EXPLOSION)
    assert 24 in holders(Icon.FIRE) and not {83, 14} & holders(Icon.FIRE)
    assert 14 in holders(Icon.EXTINGUISHER)
    seen = holders(Icon.BINOCULARS)
    assert 81 in seen and seen & {83, 95} and not {4, 42, 84, 86} & seen


def test_printed_order_icons():
    oi = {number: card.oi for number, card in CARDS.items()}
    assert (oi[66], oi[76], oi[90], oi[27], oi[31]) == (1, 1, 1, 0, 0)
    assert (oi[68] + oi[98], oi[52] + oi[88] + oi[92]) == (2, 3)
    assert oi[4] + oi[12] >= 3


@pytest.mark.parametrize("replacing", ["standard", "alternate", "city"])
def test_every_deck_has_fifteen_infantry_marks_for_both_and_five_for_the_soviets(replacing):
    deck = CARDS | {card.number: card for card in getattr(PACK.cards, replacing)}
    assert Counter(card.infantry for card in deck.values() if card.infantry != Mark.NONE) == {
        Mark.BOTH: 15,
        Mark.SOVIET: 5,
    }
    assert deck[68].infantry != Mark.NONE


def test_no_card_has_fire_and_extinguisher():
    assert not holders(Icon.FIRE) & holders(Icon.EXTINGUISHER)


def test_reconstructed_icons_and_modifiers_are_spread_as_the_digest_says():
    counts = {icon: len(holders(icon)) for icon in Icon}
    assert counts == {Icon.EXPLOSION: 28, Icon.FIRE: 25, Icon.EXTINGUISHER: 30, Icon.BINOCULARS: 30}
    assert sum(card.heavy for card in CARDS.values()) == 42
    kinds = Counter(card.pierce for card in CARDS.values())
    assert (kinds[Pierce.ALWAYS], kinds[Pierce.NEVER]) == (3, 3)
    numbers = [card.modifier for card in CARDS.values() if card.pierce == Pierce.NUMBER]
    assert (min(numbers), max(numbers)) == (-4, 4) and 0.2 < sum(numbers) / len(numbers) < 0.6


def test_TDR26_P_is_red_and_O_is_white():
    assert all(card.heavy == (card.pierce == Pierce.ALWAYS) for card in CARDS.values() if card.pierce != Pierce.NUMBER)


def test_TDR34_card_36_is_a_Move_4_and_card_89_a_dual_of_mud():
    assert (36, Kind.MOVE, 4) in [(36, half.kind, half.level) for half in CARDS[36].halves]
    assert {half.kind for half in CARDS[89].halves} == {Kind.TERRAIN, Kind.FIRE}


# --- tanks


def test_printed_figures_of_the_T_34_76D():
    tank = kind("t34d")
    assert tank.vp + sum(post.vp for post in tank.crew) == 14 and vp_of("t34d", Role.DRIVER) == 2
    assert (tank.move.normal, tank.size, tank.front.hull, tank.front.turret) == (7, -5, 9, 9)
    assert (tank.location[2], tank.location[7]) == (Location.HULL, Location.TURRET)
    assert at("t34d", 1000) == (66, 7) and tank.fire.normal >= 6


def test_printed_figures_of_the_Pz_IV():
    tank = kind("pz4g")
    assert (tank.move.normal, tank.fire.normal, tank.size, tank.side.turret) == (6, 8, -5, 4)
    assert (tank.location[6], tank.location[9]) == (Location.TURRET, Location.TURRET)
    assert (at("pz4g", 1200), at("pz4g", 1400)) == ((61, 8), (51, 7))
    assert [vp_of("pz4g", role) for role in (Role.LOADER, Role.GUNNER, Role.COMMANDER)] == [2, 4, 5]
    assert tank.vp == 4


def test_printed_figures_of_StuG_Panther_T_34_85_and_SU_100():
    assert kind("stug3g").gun.to_hit == (98, 91, 88, 86, 84, 74, 63, 53, 32, 20, 12)
    assert kind("stug3g").gun.pen == (13, 13, 13, 12, 11, 10, 9, 8, 7, 7, 7)
    assert kind("stug3g").gun.apcr == (5, 4, 4, 3, 3, 2, 2, 1, 1) and kind("stug3g").move.normal == 6
    assert kind("panther").fire.normal == 8 and at("panther", 1000) == (77, 13) and at("panther", 1600)[0] == 35
    assert (kind("t3485").size, kind("t3485").side.turret) == (0, 9)
    assert kind("su100").size < kind("t3485").size


def test_TDR15_guns_of_85_mm_and_more_do_heavy_damage_the_Panther_does_not():
    assert {id for id, tank in PACK.tanks.items() if tank.heavy_damage} == {
        "tiger",
        "ferdinand",
        "t3485",
        "kv85",
        "su100",
        "is2m",
    }


def test_TDR36_the_front_turret_of_the_Pz_IV_is_6_and_stronger_than_the_hull():
    assert (kind("pz4g").front.turret, kind("pz4g").front.hull) == (6, 5)


def test_TDR72_four_figures_are_set_for_play():
    assert (kind("ferdinand").front.hull, kind("ferdinand").fire.normal) == (16, 6)
    assert (kind("tiger").front.turret, kind("kv85").front.hull) == (11, 9)
    assert kind("is2m").gun.pen[0] - kind("su100").gun.pen[0] == 2


def test_sizes_follow_the_printed_order_and_no_table_rises_with_the_range():
    ranked = sorted(PACK.tanks.values(), key=lambda tank: tank.size_rank)
    assert len(ranked) == 12 and [tank.size for tank in ranked] == sorted(tank.size for tank in ranked)
    for gun in (*(tank.gun for tank in PACK.tanks.values()), *PACK.guns.guns):
        for table in (gun.to_hit, gun.pen):
            assert list(table) == sorted(table, reverse=True)


# --- damage cards


def test_TD5_twenty_damage_cards_with_the_printed_parts():
    wound, kill = Harm.WOUND, Harm.KILL
    assert sorted(DAMAGE) == list(range(1, 21))
    assert DAMAGE[1].turret.heavy == (Item(Harm.CATASTROPHIC),)
    assert DAMAGE[3].turret.light == (
        Item(wound, Role.COMMANDER),
        Item(wound, Role.LOADER),
        Item(Harm.CHECK_FIRE),
    )
    assert DAMAGE[9].critical.turret == (
        Item(Harm.MAIN_GUN_HIT),
        Item(wound, Role.GUNNER),
        Item(wound, Role.LOADER),
        Item(Harm.CHECK_EXPLOSION),
    )
    assert DAMAGE[13].hull.heavy == (
        Item(kill, Role.DRIVER),
        Item(wound, Role.LOADER),
        Item(Harm.CHECK_EXPLOSION),
        Item(Harm.CHECK_FIRE),
    )
    assert DAMAGE[14].turret.heavy == (
        Item(kill, Role.COMMANDER),
        Item(Harm.CHECK_EXPLOSION),
        Item(Harm.CHECK_FIRE),
    )
    assert Cross.VETERAN not in DAMAGE[11].crosses
    assert {Cross.COMMANDER_DEAD, Cross.ON_FIRE} == set(DAMAGE[13].crosses) - {Cross.GREEN}


def test_better_crews_never_hold_worse():
    for card in PACK.damage:
        crossed = [quality in card.crosses for quality in (Cross.GREEN, Cross.VETERAN, Cross.ELITE)]
        assert crossed == sorted(crossed, reverse=True), card.number


# --- guns and infantry


def test_six_guns_and_four_infantry_cards_with_their_printed_figures():
    assert [(gun.id, gun.oi) for gun in PACK.guns.guns] == [
        ("pak38", 2),
        ("pak40", 3),
        ("flak36", 4),
        ("m1937", 2),
        ("m1939_76", 3),
        ("m1939_85", 4),
    ]
    field, city = (next(x for x in PACK.guns.infantry if (x.nation, x.city) == ("german", c)) for c in (False, True))
    assert field.reach[1].to_hit == (55, 55, 20) and (field.weak.pen, field.strong.pen) == (15, 25)
    assert city.reach[0].to_hit == (30, 15, 5)
    assert next(x for x in PACK.guns.infantry if x.nation == "soviet" and not x.city).weak.may_switch


def test_TDR55_the_Soviet_city_table_keeps_the_33_of_the_card():
    city = next(x for x in PACK.guns.infantry if x.nation == "soviet" and x.city)
    assert city.reach[1].to_hit == (33, 35, 20)


# --- what a pack may not be


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.toml", "number = 2\n", "number = 3\n", "numbers once each"),
        ("cards.toml", 'terrain = "mud"', 'terrain = "swamp"', "names swamp"),
        ("tanks.toml", "to_hit = [93, 88", "to_hit = [83, 88", "rise with the range"),
        ("tanks.toml", "turret = false\n", "", "no turret"),
        ("missions.toml", 'tank = "pz4g"', 'tank = "t34d"', "names t34d"),
        ("guns.toml", "to_hit = [95, 90, 81", "to_hit = [95, 90", "for the same ranges"),
        ("terrain.toml", 'id = "woods"', 'id = "field"', "more than once"),
        ("tanks.toml", "to_hit = [93, 88", "to_hit = [193, 88", "193 is out of range; expected: 0 to 100 (TD52)"),
        (
            "guns.toml",
            "to_hit = [95, 90, 81",
            "to_hit = [101, 90, 81",
            "101 is out of range; expected: 0 to 100 (TD52)",
        ),
        (
            "guns.toml",
            "to_hit = [55, 55, 20]",
            "to_hit = [155, 55, 20]",
            "155 is out of range; expected: 0 to 100 (TD86)",
        ),
        ("missions.toml", "normal = 600", "normal = 700", "expected: 0 to 1000 in steps of 200 (TDR6)"),
        ("missions.toml", "range = 800", "range = 1200", "expected: -1000 to 1000 in steps of 200 (TDR6)"),
        ("missions.toml", "\ntanks = 4", "\ntanks = 5", "5 is out of range; expected: 1 to 4 (TD1)"),
        ("missions.toml", "least = 3, most = 7", "least = 3, most = 2", "the second must not be smaller (TD92)"),
        ("damage.toml", ', role = "driver"', "", "must name the man of each wound and death"),
        ("damage.toml", '"check_fire"', '"check_fire", role = "driver"', "and no other (TD62)"),
        ("robata.toml", "since = 1943", "since = 1945", "ends in 1944, before it begins"),
        ("robata.toml", "copies = 4", "copies = 0", "0 is out of range; expected: 1 or more"),
    ],
)
def test_a_pack_that_contradicts_itself_is_refused_with_the_file_and_the_place(file, old, new, said):
    assert old in FILES[file].decode()
    with pytest.raises(PackRefused) as refused:
        load({**FILES, file: FILES[file].decode().replace(old, new, 1).encode()})
    assert any(wrong.file == file and said in wrong.said.en for wrong in refused.value.mistakes)
    assert all(wrong.said.en != wrong.said.cs for wrong in refused.value.mistakes)
