"""The effects of the cards in Czech."""

from collections.abc import Callable, Sequence
from typing import Final

from kronika.domain.kernel.czech import counted
from kronika.domain.noretreat.card_text.structure import ANY_NUMBER, Language, Told
from kronika.domain.noretreat.content.cards import Coming, Condition, Direction, Do, Lasts, Scope, Taking, Trigger, When
from kronika.domain.noretreat.content.sides import SIDES, other
from kronika.domain.noretreat.content.words import Result, Weather
from kronika.domain.noretreat.names import CALLED
from kronika.domain.noretreat.words import sentence

MOMENTS: Final = {
    When.ANY: ("kdykoli lze hrát karty", "kdykoli lze hrát karty v tahu {side}"),
    When.DRAW: ("hned při dobrání", "hned při dobrání v tahu {side}"),
    When.CARDS: ("ve fázi karet kterékoli strany", "ve fázi karet {side}"),
    When.ORGANISATION: ("ve fázi organizace kterékoli strany", "ve fázi organizace {side}"),
    When.ORGANISATION_START: ("před fází organizace kterékoli strany", "před fází organizace {side}"),
    When.SUPPLY_END: ("na konci fáze zásobování kterékoli strany", "na konci fáze zásobování {side}"),
    When.MOVEMENT: ("ve fázi pohybu kterékoli strany", "ve fázi pohybu {side}"),
    When.MOVEMENT_END: ("na konci fáze pohybu kterékoli strany", "na konci fáze pohybu {side}"),
    When.COMBAT_END: ("na konci fáze boje kterékoli strany", "na konci fáze boje {side}"),
    When.PHASE_END: ("na konci kterékoli fáze tahu", "na konci kterékoli fáze tahu {side}"),
    When.TURN: ("kdykoli v tahu", "kdykoli v tahu {side}"),
    When.SPARE: (
        "ve fázi odstranění, než nezásobené jednotky odejdou",
        "ve fázi odstranění {side}, než nezásobené jednotky odejdou",
    ),
    When.COUNTERBLOWS: ("při určování protiúderů", "při určování protiúderů ve fázi boje {side}"),
    When.COMMIT: ("před hodem v bitvě", "před hodem v bitvě ve fázi boje {side}"),
    When.ROLLED: ("po hodu v bitvě", "po hodu v bitvě, ve které útočí {who}"),
    When.AFTER_EX: ("po vzájemných ztrátách", "po vzájemných ztrátách v bitvě, ve které útočí {who}"),
    When.VICTORY: ("před kontrolou náhlé smrti", "před kontrolou náhlé smrti"),
    When.PAYMENT: ("když se jí platí nahrazení", "když se jí platí nahrazení jednotky {side}"),
}
TRIGGERS: Final = {
    Trigger.CARD: "v odpověď na kartu",
    Trigger.ROLL: "po kterémkoli hodu v bitvě nebo souboji",
    Trigger.BOUGHT: "v odpověď na nákup",
}
CONDITIONS: Final = {
    Condition.JOKER: ", pokud se hraje se žolíkem",
    Condition.ALLY: ", pokud je na mapě jednotka spojence Osy (ne Finové)",
}
LASTING: Final = {
    Lasts.COMBAT_PHASE: "Platí do konce fáze boje.",
    Lasts.PLAYER_TURN: "Platí do konce tahu.",
}
PURCHASES: Final = {"improvement": "zotavená", "upgrade": "vylepšená", "replacement": "nahrazená"}
LAID: Final = {"played": ("zahraná",), "discarded": ("odhozená", "zaplacená")}
SHIFTED: Final = {
    Scope.ALL: "",
    Scope.OWN_ATTACK: "útočí {who}",
    Scope.SOVIET_ATTACKS: "útočí Sověti",
    Scope.BLACK_SEA: "se útočí na pole u Černého moře",
    Scope.GERMAN_CITY: "Sověti útočí na město Velkého Německa",
    Scope.ARMOUR_AND_INFANTRY: "spolu útočí zásobené obrněné jednotky a pěchota Sovětů",
    Scope.CITY: "se útočí na město",
    Scope.NOT_CITY: "se neútočí na město",
}
"""Where a shift or a fixed result works."""
HOLDS: Final = {
    Scope.BUDAPEST: "Sověti ovládají Budapešť",
    Scope.BUCHAREST: "v Bukurešti stojí sovětská jednotka",
    Scope.KONIGSBERG: "Osa ovládá Královec",
    Scope.GARRISON: "v Berlíně stojí posádka",
    Scope.AXIS_IN_USSR: "v SSSR stojí jednotka Osy",
    Scope.FINLAND: "Sověti ovládají Finsko",
    Scope.YUGOSLAVIA: "Sověti ovládají západní i jižní Balkán, nebo Bělehrad",
}
DUTIES: Final = {
    "declared": "určit {targets}",
    "voluntary": "bojovat o {targets}",
    "any": "bojovat o {targets} nebo protiúdery",
}
TIMES: Final = {2: "zdvojnásobí", 3: "ztrojnásobí"}
BOXES: Final = {"shattered": "otřesené", "destroyed": "zničené", "surrendered": "zajaté"}
SKIES: Final = {
    Weather.CLEAR: "jasno",
    Weather.MUD: "bláto",
    Weather.SNOW: "sníh",
    Weather.LONG_WINTER: "dlouhou zimu",
}

NOUNS: Final = {side: called.cs for side, called in CALLED.items()}
Forms = tuple[str, str, str]
"""A noun in the accusative: one, two to four, more."""
CARD: Final = ("kartu", "karty", "karet")
UNIT: Final = ("jednotku", "jednotky", "jednotek")


def _does(side: str, singular: str, plural: str) -> str:
    return f"{NOUNS[side]} {NOUNS[side].does(singular, plural)}"


def _some(n: int, forms: Forms) -> str:
    one, few, many = forms
    return one if n == 1 else f"{n} {few if n <= 4 else many}"


def _units(told: Told, forms: Forms = UNIT) -> str:
    """So many units, fewer where that is allowed."""
    n = told.effect.n
    if n >= ANY_NUMBER:
        return f"libovolný počet {forms[2]}" if told.effect.up_to else f"všechny {forms[1]}"
    return ("až " if told.effect.up_to and n > 1 else "") + _some(n, forms)


def _or(words: Sequence[str]) -> str:
    *rest, last = words
    return f"{', '.join(rest)} nebo {last}" if rest else last


def _columns(n: int) -> str:
    return f"o {_some(n, ('sloupec', 'sloupce', 'sloupců'))}"


def _later(told: Told, said: Callable[[int], str]) -> str:
    effect = told.effect
    return said(effect.n) + (f" (od {told.dates.two_steps}. kola {said(effect.later)})" if effect.later else "")


def _result(code: str) -> str:
    return f"{code} ({sentence('cs', f'result-{Result(code)}')})"


def _points(side: str, n: int) -> str:
    got = _does(side, "získá", "získají") if n > 0 else _does(side, "ztratí", "ztratí")
    return f"{got} {abs(n)} VB"


def _draw(told: Told) -> str:
    said = _does(told.whom, "dobere", "doberou") + f" {_some(told.effect.n, CARD)}"
    return said + (f", pokud žolík leží na straně {NOUNS[told.effect.joker].gen}" if told.effect.joker else "")


def _discard(told: Told) -> str:
    return _does(told.whom, "odhodí", "odhodí") + f" {_some(told.effect.n, CARD)} podle vlastní volby"


def _discard_drawn(told: Told) -> str:
    return _does(told.whom, "odhodí", "odhodí") + f" {_some(told.effect.n, CARD)} z právě dobraných"


def _discard_random(told: Told) -> str:
    return f"z ruky {NOUNS[told.whom].gen} se odhodí náhodná karta"


def _discard_from_hand(told: Told) -> str:
    return _does(told.side, "určí", "určí") + f" kartu z ruky {NOUNS[told.whom].gen}, která se odhodí"


def _see_hand(told: Told) -> str:
    return _does(told.side, "vidí", "vidí") + f" ruku {NOUNS[told.whom].gen}"


def _take_discard(told: Told) -> str:
    n = told.effect.n
    which = "vrchní kartu" if n == 1 else f"jednu z {n} vrchních karet"
    return (
        _does(told.side, "vezme", "vezmou")
        + f" do ruky {which} odhazovacího balíčku pod touto; ne takovou, jejíž půlka {NOUNS[told.side].gen} platí hned"
    )


def _reshuffle(told: Told) -> str:
    return "odhazovací balíček se i s touto kartou zamíchá do dobíracího"


def _repeat_top(told: Told) -> str:
    return (
        f"půlka {NOUNS[told.side].gen} na kartě, která leží v odhazovacím balíčku pod touto, platí, jako by byla "
        "zahrána teď, ať má iniciativu kdokoli; ne taková, která platí hned nebo sama opakuje"
    )


def _cancel_card(told: Told) -> str:
    how = _or([word for one in told.effect.of for word in LAID[one]])
    said = f"právě {how} karta {NOUNS[told.whom].gen} neplatí"
    if told.effect.take is None:
        return said
    said += " a " + _does(told.side, "si ji vezme", "si ji vezmou") + " do ruky"
    unless = f", ledaže její půlka {NOUNS[told.side].gen} platí hned"
    return said + (unless if told.effect.take == Taking.UNLESS_IMMEDIATE else "")


def _undo_last(told: Told) -> str:
    what = _or([PURCHASES[one] for one in told.effect.of])
    cost = ", i když stála dvě karty" if told.effect.even_two_cards else ", pokud stála nejvýš jednu kartu"
    return f"právě {what} jednotka {NOUNS[told.whom].gen} je zase jako předtím{cost}; zaplacené karty propadají"


def _flip_joker(told: Told) -> str:
    return _does(told.side, "dostane", "dostanou") + " žolíka"


def _discard_value(told: Told) -> str:
    return f"při placení se karta počítá za {told.effect.n}"


def _replacement_step(told: Told) -> str:
    effect = told.effect
    said = _does(told.side, "zotaví nebo nahradí", "zotaví nebo nahradí") + f" {_units(told)} bez placení karet"
    said += ", i takovou, která stojí dvě karty" if effect.even_two_cards else ", ne takovou, která stojí dvě karty"
    return said + (f", a to i před {told.dates.axis_replaces}. kolem" if effect.even_if_barred else "")


def _upgrade(told: Told) -> str:
    return _does(told.side, "vylepší", "vylepší") + f" {_units(told)} mimo vylepšení zdarma v kole"


def _boxes(told: Told) -> str:
    return _or([BOXES[box] for box in told.effect.boxes])


def _return_unit(told: Told) -> str:
    where = {
        "near_own_city": "do vlastního města s pozemním zásobováním nebo vedle něj",
        "detrain": "jako při vyložení",
    }[told.effect.to]
    return _does(told.side, "vrátí", "vrátí") + f" na mapu {_units(told)} z políčka {_boxes(told)}, {where}"


def _cadre_by_rail(told: Told) -> str:
    cadres = _units(told, ("pohotovostní jednotku", "pohotovostní jednotky", "pohotovostních jednotek"))
    return _does(told.side, "nasadí", "nasadí") + f" {cadres}, jako při vyložení"


def _move_box(told: Told) -> str:
    return (
        _does(told.side, "přesune", "přesunou")
        + f" {_units(told)} z políčka {_boxes(told)} na políčko pohyb po železnici"
    )


def _entrain(told: Told) -> str:
    units = _units(told, ("zásobenou jednotku", "zásobené jednotky", "zásobených jednotek"))
    return _does(told.side, "naloží", "naloží") + f" {units}"


def _detrain(told: Told) -> str:
    return _does(told.side, "ihned vyloží", "ihned vyloží") + f" {_units(told)}"


def _rebuild(told: Told) -> str:
    forms = {
        Scope.FORTRESS: ("zničenou nebo nepoužitou pevnost", "zničené nebo nepoužité pevnosti", "pevností"),
        Scope.VOLKSSTURM: (
            "zničený nebo nepoužitý Volkssturm",
            "zničené nebo nepoužité Volkssturmy",
            "zničených nebo nepoužitých Volkssturmů",
        ),
    }[told.effect.scope]
    return (
        _does(told.side, "postaví", "postaví")
        + f" {_units(told, forms)} do města Velkého Německa mimo zóny kontroly nepřítele"
    )


def _lose_step(told: Told) -> str:
    n = told.effect.n
    what = {Scope.ALL: "", Scope.SUPPLIED_NOT_CADRE: " (zásobené, ne pohotovostní)"}[told.effect.scope]
    lost = "jedna jednotka" if n == 1 else f"{n} jednotky" if n <= 4 else f"{n} jednotek"
    steps = "ztratí úroveň" if n == 1 else "ztratí po úrovni"
    return f"{lost} {NOUNS[told.whom].gen}{what} na mapě podle volby {NOUNS[told.chooser].gen} {steps}"


def _eliminate_ally(told: Told) -> str:
    effect = told.effect
    since = f"od {effect.from_turn}. kola " if effect.from_turn else ""
    return f"{since}je vyřazena jedna jednotka spojence {NOUNS[told.whom].gen} na mapě (ne Finové) podle volby " + (
        NOUNS[told.chooser].gen
    )


def _surrender_unit(told: Told) -> str:
    who = f"jedna jednotka {NOUNS[told.whom].gen} se značkou bez zásobování (ne pevnost)"
    elsewhere = "pohotovostní jde místo toho na stupnici kol, bez VB"
    return f"{who} jde do zajetí a {_points(told.side, 1)}; {elsewhere}"


def _unsupplied_marker(told: Told) -> str:
    return f"jedna jednotka {NOUNS[told.whom].gen} dostane značku bez zásobování"


def _spare_unsupplied(told: Told) -> str:
    return f"jednotky {NOUNS[told.side].gen} na jednom poli zůstanou na mapě"


def _move(told: Told) -> str:
    effect = told.effect
    armour = ("obrněnou jednotku", "obrněné jednotky", "obrněných jednotek")
    who = {
        Scope.ALL: _units(told),
        Scope.ARMOUR: _units(told, armour),
        Scope.STACK: "společně všechny pohyblivé jednotky na jednom poli",
        Scope.DETRAINED: _units(told, ("vyloženou jednotku", "vyložené jednotky", "vyložených jednotek")),
    }[effect.scope]
    if effect.supplied:
        stack = effect.scope == Scope.STACK
        who += ", nejsou-li všechny nezásobené" if stack else ", ne nezásobenou" if effect.n == 1 else ", ne nezásobené"
    if effect.free_of_zones:
        who += (" a" if effect.supplied else "") + " mimo zóny kontroly nepřítele"
    how = f"za {counted(effect.mp, 'bod', 'body', 'bodů')} pohybu" if effect.mp else "jako ve fázi pohybu"
    how += f", nejvýš o {counted(effect.hexes, 'pole', 'pole', 'polí')}" if effect.hexes else ""
    how += ", jen na pole za jeden bod" if effect.cheap else ""
    return _does(told.side, "přemístí", "přemístí") + f" {who}, {how}"


def _mp_bonus(told: Told) -> str:
    who = {Scope.STACK: "jednotky {side} na jednom poli", Scope.ALL: "jednotky {side}"}[told.effect.scope]
    points = _some(told.effect.n, ("bod", "body", "bodů"))
    return f"{who.format(side=NOUNS[told.side].gen)} mají v této fázi o {points} pohybu víc"


def _extra_stacking(told: Told) -> str:
    spaces = _units(told, ("poli", "polích", "polích"))
    return (
        f"na {spaces} vedle sebe smí do konce tahu stát o jednu jednotku {NOUNS[told.side].gen} víc; "
        "kdo je pak navíc, ustoupí o pole"
    )


def _strength_x(told: Told) -> str:
    what = {
        Scope.GERMAN_UNIT: "jedné německé jednotky v bitvě (ne nezásobené)",
        Scope.DEFENDERS: f"bránících jednotek {NOUNS[told.whom].gen}",
    }[told.effect.scope]
    return f"síla {what} se {TIMES[told.effect.n]}"


def _strength_add(told: Told) -> str:
    battles = told.effect.battles
    long = f", v této a dalších bitvách fáze boje, celkem {battles}" if battles > 1 else ""
    return f"každá jednotka {NOUNS[told.side].gen} v bitvě má sílu {_later(told, '{:+d}'.format)}{long}"


def _where(told: Told) -> str:
    """In which battles a shift or a fixed result works."""
    effect = told.effect
    found = [SHIFTED[effect.scope].format(**FORMS[told.side])]
    found += [f"poměr před posuny je aspoň {effect.odds.replace('-', ':')}"] if effect.odds else []
    told_of = " a ".join(one for one in found if one)
    return f", pokud {told_of}" if told_of else ""


def _shift(told: Told) -> str:
    ways: dict[Direction | None, str] = {
        Direction.LEFT: "doleva",
        Direction.RIGHT: "doprava",
        Direction.EITHER: f"doleva nebo doprava, podle volby {NOUNS[told.side].gen} pro každou bitvu",
    }
    return f"poměr se posune {_later(told, _columns)} {ways[told.effect.direction]}{_where(told)}"


def _cancel_shift(told: Told) -> str:
    of = " a ".join({"river": "řeky"}[one] for one in told.effect.of)
    return f"{of} poměr neposouvají"


def _fixed(told: Told) -> str:
    effect = told.effect
    said = f"výsledek je {_result(effect.to)} bez hodu{_where(told)}"
    return said + ("; obránce musí protiútok vést" if effect.mandatory else "")


def _replace_result(told: Told) -> str:
    return f"{_or([*map(_result, told.effect.of)])} se mění na {_result(told.effect.to)}"


def _reroll(told: Told) -> str:
    return "hod se opakuje a platí nový"


def _reroll_result(told: Told) -> str:
    return f"hod s výsledkem {_or([*map(_result, told.effect.of)])} se jednou opakuje"


def _roll_two(told: Told) -> str:
    return f"hází se dvěma kostkami a {_does(told.side, 'zvolí', 'zvolí')} jednu z nich"


def _duel(told: Told) -> str:
    tie = {"crt": "se o bitvu hází na tabulce Osy", "both": "ji ztratí obě"}[told.effect.to]
    return (
        f"místo bitvy hodí každá strana kostkou; nižší hod ztratí úroveň, při shodě {tie}; při souboji nikdo "
        "neustupuje ani nepostupuje"
    )


def _choose_crt(told: Told) -> str:
    return (
        _does(told.side, "určí", "určí")
        + f", na čí tabulce se hází tato bitva a další do {_some(told.effect.n, ('pole', 'polí', 'polí'))} od ní"
    )


def _armour_vs_armour(told: Told) -> str:
    return f"obrněné jednotky {NOUNS[told.whom].gen} mají bonus i proti obrněným a mechanizovaným"


def _deny_armour(told: Told) -> str:
    return f"obrněné jednotky {NOUNS[told.whom].gen} nemají bonus"


def _armour_value(told: Told) -> str:
    return f"bonus obrněných jednotek {NOUNS[told.side].gen} posouvá {_columns(told.effect.n)}"


def _marker_value(told: Told) -> str:
    return f"každá značka podpory {NOUNS[told.side].gen} posouvá {_columns(told.effect.n)}"


def _extra_markers(told: Told) -> str:
    markers = _some(told.effect.n, ("značku podpory", "značky podpory", "značek podpory"))
    return _does(told.side, "má", "mají") + f" v tomto kole o {markers} víc"


def _fort_as_infantry(told: Told) -> str:
    return "pevnosti na polích s cílem se pro výsledek berou jako pěchota"


def _cancel_fort(told: Told) -> str:
    return "pevnosti a Volkssturm ustupují a nesou výsledek jako ostatní"


def _no_multi_hex(told: Told) -> str:
    return "nikdo nepostupuje o víc než jedno pole"


def _advance_bonus(told: Told) -> str:
    return f"postupující jednotky {NOUNS[told.side].gen} smějí o {_some(told.effect.n, ('pole', 'pole', 'polí'))} dál"


def _retreat_ignores_zones(told: Told) -> str:
    return f"ústupu jednotek {NOUNS[told.side].gen} nebrání zóny kontroly nepřítele"


def _extra_loss(told: Told) -> str:
    who = "každá strana ztratí" if told.whom == "both" else _does(told.whom, "ztratí", "ztratí")
    return f"po bitvě {who} navíc úroveň jednotky, která v ní bojovala"


def _attack_separately(told: Told) -> str:
    return "na jednotky napadeného pole se útočí po jedné v pořadí podle útočníka, který postoupí až po všech"


def _extra_attack(told: Told) -> str:
    who = "zásobené jednotky" if told.effect.supplied else "jednotky"
    many = _units(told, ("další pole", "další pole", "dalších polí"))
    return f"{who} {NOUNS[told.side].gen} zaútočí na {many} nepřítele, i když už bojovaly; bez protiúderů"


def _second_combat(told: Told) -> str:
    return "přeživší obou stran svedou bitvu ještě jednou"


def _counterblows(told: Told) -> str:
    if told.effect.scope == Scope.STACK:
        return "tam smějí bez placení karet položit značku protiúderu"
    many = _units(told, ("značku protiúderu", "značky protiúderu", "značek protiúderu"))
    return _does(told.side, "položí", "položí") + f" {many} bez placení karet"


def _remove_counterblows(told: Told) -> str:
    many = _units(told, ("značku protiúderu", "značky protiúderu", "značek protiúderu"))
    return (
        _does(told.side, "odstraní", "odstraní") + f" {many} {NOUNS[other(told.side)].gen}, o které se ještě nebojovalo"
    )


def _must_attack(told: Told) -> str:
    effect = told.effect
    must = _does(told.whom, "musí", "musejí")
    duty = DUTIES[effect.to].format(targets=_some(effect.n, ("cíl", "cíle", "cílů")))
    return f"{must} v této fázi boje {duty}, pokud to jde; jinak ztratí {effect.penalty} VB"


def _scorch(told: Told) -> str:
    return (
        f"město, které {NOUNS[told.side].does('ovládá', 'ovládají')} {NOUNS[told.side]}, je spáleno: než se za karty "
        "obnoví, je bažinou a ne městem"
    )


def _works(told: Told) -> str:
    foe = NOUNS[other(told.side)]
    return (
        f"pole s jednotkou {NOUNS[told.side].gen} dostane obranná postavení: sloupec doleva proti útokům {foe.gen}, "
        f"dokud na ně {foe} {foe.does('nevstoupí', 'nevstoupí')}"
    )


def _vp(told: Told) -> str:
    return _points(told.side, told.effect.n)


def _vp_if(told: Told) -> str:
    said = f"{_points(told.side, told.effect.n)}, pokud {HOLDS[told.effect.scope]}"
    return said + (f"; jinak {_points(told.side, told.effect.no)}" if told.effect.no else "")


def _vp_choice(told: Told) -> str:
    return (
        "buď jednotka Osy (ne Volkssturm, pohotovostní ani posádka) odejde ze hry a "
        f"{_points(told.side, told.effect.n)}, nebo {_points(told.side, told.effect.no)}"
    )


def _axis_choice(told: Told) -> str:
    return _does(told.whom, "odhodí", "odhodí") + " dvě karty, nebo jednu a její jednotka ztratí úroveň"


def _cancel_sudden_death(told: Told) -> str:
    return "příští kontrola náhlé smrti v tomto kole odpadá"


def _turns(told: Told) -> str:
    return " a ".join({Coming.THIS: "tohoto", Coming.NEXT: "příštího"}[one] for one in told.effect.turns) + " kola"


def _flip_weather(told: Told) -> str:
    return f"žeton počasí {_turns(told)} se otočí, pokud tam je"


def _set_weather(told: Told) -> str:
    sky = {str(weather): said for weather, said in SKIES.items()}[told.effect.to]
    return f"žeton počasí {_turns(told)} se otočí na {sky}, pokud má takovou stranu"


EFFECTS: Final[dict[Do, Callable[[Told], str]]] = {
    Do.DRAW: _draw,
    Do.DISCARD: _discard,
    Do.DISCARD_DRAWN: _discard_drawn,
    Do.DISCARD_RANDOM: _discard_random,
    Do.DISCARD_FROM_HAND: _discard_from_hand,
    Do.SEE_HAND: _see_hand,
    Do.TAKE_DISCARD: _take_discard,
    Do.RESHUFFLE: _reshuffle,
    Do.REPEAT_TOP: _repeat_top,
    Do.CANCEL_CARD: _cancel_card,
    Do.UNDO_LAST: _undo_last,
    Do.FLIP_JOKER: _flip_joker,
    Do.DISCARD_VALUE: _discard_value,
    Do.REPLACEMENT_STEP: _replacement_step,
    Do.UPGRADE: _upgrade,
    Do.RETURN_UNIT: _return_unit,
    Do.CADRE_BY_RAIL: _cadre_by_rail,
    Do.MOVE_BOX: _move_box,
    Do.ENTRAIN: _entrain,
    Do.DETRAIN: _detrain,
    Do.REBUILD: _rebuild,
    Do.LOSE_STEP: _lose_step,
    Do.ELIMINATE_ALLY: _eliminate_ally,
    Do.SURRENDER_UNIT: _surrender_unit,
    Do.UNSUPPLIED_MARKER: _unsupplied_marker,
    Do.SPARE_UNSUPPLIED: _spare_unsupplied,
    Do.MOVE: _move,
    Do.MP_BONUS: _mp_bonus,
    Do.EXTRA_STACKING: _extra_stacking,
    Do.STRENGTH_X: _strength_x,
    Do.STRENGTH_ADD: _strength_add,
    Do.SHIFT: _shift,
    Do.CANCEL_SHIFT: _cancel_shift,
    Do.RESULT: _fixed,
    Do.REPLACE_RESULT: _replace_result,
    Do.REROLL: _reroll,
    Do.REROLL_RESULT: _reroll_result,
    Do.ROLL_TWO: _roll_two,
    Do.DUEL: _duel,
    Do.CHOOSE_CRT: _choose_crt,
    Do.ARMOUR_VS_ARMOUR: _armour_vs_armour,
    Do.DENY_ARMOUR: _deny_armour,
    Do.ARMOUR_VALUE: _armour_value,
    Do.MARKER_VALUE: _marker_value,
    Do.EXTRA_MARKERS: _extra_markers,
    Do.FORT_AS_INFANTRY: _fort_as_infantry,
    Do.CANCEL_FORT: _cancel_fort,
    Do.NO_MULTI_HEX: _no_multi_hex,
    Do.ADVANCE_BONUS: _advance_bonus,
    Do.RETREAT_IGNORES_ZONES: _retreat_ignores_zones,
    Do.EXTRA_LOSS: _extra_loss,
    Do.ATTACK_SEPARATELY: _attack_separately,
    Do.EXTRA_ATTACK: _extra_attack,
    Do.SECOND_COMBAT: _second_combat,
    Do.COUNTERBLOWS: _counterblows,
    Do.REMOVE_COUNTERBLOWS: _remove_counterblows,
    Do.MUST_ATTACK: _must_attack,
    Do.SCORCH: _scorch,
    Do.WORKS: _works,
    Do.VP: _vp,
    Do.VP_IF: _vp_if,
    Do.VP_CHOICE: _vp_choice,
    Do.AXIS_CHOICE: _axis_choice,
    Do.CANCEL_SUDDEN_DEATH: _cancel_sudden_death,
    Do.FLIP_WEATHER: _flip_weather,
    Do.SET_WEATHER: _set_weather,
}
FORMS: Final = {side: {"side": NOUNS[side].gen, "who": str(NOUNS[side])} for side in SIDES}
CZECH: Final = Language(
    moments=MOMENTS,
    own_commitment="před hodem v bitvě, ve které útočí {who} ve vlastní fázi boje",
    triggers=TRIGGERS,
    conditions=CONDITIONS,
    lasting=LASTING,
    effects=EFFECTS,
    forms=FORMS,
    initiative="Jen při iniciativě {side}.",
    from_turn="Od {turn}. kola.",
    weather="Jen za tohoto počasí: {weather}.",
    or_=" nebo ",
    skies={weather: sentence("cs", f"weather-{weather}") for weather in Weather},
)
