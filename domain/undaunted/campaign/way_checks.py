"""Checks the states of a campaign pack, and the orders of each state, for contradictions."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.findings import Findings, Sources
from kronika.domain.undaunted.campaign.format import END, FIRST_STATE, CampaignPack, MergeOrder, Orders
from kronika.domain.undaunted.campaign.squads import STRENGTH, Merge, merged_counter, merges_open, side_of
from kronika.domain.undaunted.campaign.ways import gained, is_ending, possible_cards, possible_merges, reachable
from kronika.domain.undaunted.common_checks import mistake
from kronika.domain.undaunted.content import Level
from kronika.domain.undaunted.words import message

STATE: Final = re.compile(r"(\d+)[a-z]+")
MOST_SCENARIOS: Final = 15
"""How many scenarios a run of the campaign may have (C1)."""


class Known(msgspec.Struct, frozen=True):
    """The facts known about the ways to each scenario, by its number. There are no facts for a scenario that no way
    leads to, or if the states contradict each other."""

    cards: dict[str, dict[str, set[str]]]  #: By scenario and side: the cards that the side may have there.
    merges: dict[str, set[Merge]]  #: By scenario: the merges that may have been made.


def check_ways(pack: CampaignPack, sources: Sources, found: Findings) -> Known:
    """Checks states and orders. The check of the scenarios needs what it returns."""
    _states(pack, sources, found)
    shapely = [_shape(pack, number, found) for number in sorted(pack.scenarios)]
    if not all(shapely):
        return Known({}, {})
    _columns(pack, found)
    _reach(pack, sources, found)
    _orders(pack, found)
    return _known(pack)


def _states(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    sides = {side.id for side in pack.manifest.sides}
    if FIRST_STATE not in pack.states:
        found.lacks(
            "states.toml",
            "states",
            message("wrong-campaign-begins-in", first_state=FIRST_STATE),
        )
    for state, entry in sources.states.states.items():
        code = STATE.fullmatch(state)
        if code is None:
            found.wrong(
                "states.toml",
                f"states.{state}",
                message("wrong-must-be-state"),
            )
        elif int(code[1]) > MOST_SCENARIOS:
            found.wrong(
                "states.toml",
                f"states.{state}",
                message("wrong-campaign-has-scenarios-at-most", most_scenarios=MOST_SCENARIOS),
            )
        if entry.scenario not in pack.scenarios and entry.scenario not in sources.unread:
            found.lacks(
                "states.toml",
                f"states.{state}",
                message(
                    "wrong-there-is-no-scenario",
                    scenario=entry.scenario,
                    nearest=nearest(entry.scenario, pack.scenarios),
                ),
            )
        for side in sorted({*entry.stories, *entry.orders} - sides):
            found.wrong(
                "states.toml",
                f"states.{state}",
                message("wrong-is-not-side", said=side, sides=tuple(sorted(sides))),
            )
    for state, stories in sources.states.endings.items():
        if not state.startswith(END):
            found.wrong("states.toml", f"endings.{state}", message("wrong-ending-begins-with", end=END))
        for side in sorted(set(stories) - sides):
            found.wrong(
                "states.toml",
                f"endings.{state}",
                message("wrong-is-not-side", said=side, sides=tuple(sorted(sides))),
            )


def _shape(pack: CampaignPack, number: str, found: Findings) -> bool:
    """Whether a scenario has a part and a row for each side."""
    scenario, file = pack.scenarios[number], f"scenarios/{number}.toml"
    sides = [side.id for side in pack.manifest.sides]
    before = len(found.mistakes)
    if scenario.number != number:
        found.wrong(
            file,
            "number",
            message("wrong-stands-in-file-of-scenario", number=scenario.number, number2=number),
        )
    if sorted(scenario.sides) != sorted(sides):
        found.wrong(file, "sides", message("wrong-must-be-exactly", sides=tuple(sides)))
    if sorted(scenario.states) != sorted(["now", *sides]):
        found.wrong(
            file,
            "states",
            message("wrong-must-have-rows-now", sides=tuple(sides)),
        )
    elif len({len(row) for row in scenario.states.values()}) != 1:
        found.wrong(file, "states", message("wrong-rows-must-be-equally-long"))
    return len(found.mistakes) == before


def _columns(pack: CampaignPack, found: Findings) -> None:
    endings = [state for state in pack.stories if state.startswith(END)]
    for number, scenario in pack.scenarios.items():
        file, now = f"scenarios/{number}.toml", scenario.states["now"]
        for state in now:
            if pack.states.get(state) != number:
                found.lacks(
                    file,
                    f"states.{state}",
                    message("wrong-state-is-not-sent-here"),
                )
        for state in sorted(state for state, there in pack.states.items() if there == number and state not in now):
            found.lacks(file, "states", message("wrong-has-no-way-on-from", state=state))
        for side in pack.manifest.sides:
            for state, then in zip(now, scenario.states[side.id], strict=True):
                place = f"states.{state}.{side.id}"
                if then.startswith(END):
                    if then not in pack.stories:
                        found.lacks(
                            file,
                            place,
                            message("wrong-there-is-no-ending", then=then, nearest=nearest(then, endings)),
                        )
                    continue
                if then not in pack.states:
                    found.lacks(
                        file,
                        place,
                        message("wrong-there-is-no-state", then=then, nearest=nearest(then, pack.states)),
                    )
                one, two = STATE.fullmatch(state), STATE.fullmatch(then)
                if one is not None and two is not None and int(two[1]) != int(one[1]) + 1:
                    found.wrong(
                        file,
                        place,
                        message("wrong-is-not-next-scenario-after", then=then, state=state),
                    )


def _reach(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    reached = {FIRST_STATE} | reachable(pack, FIRST_STATE)
    for state in sources.states.states:
        if state not in reached:
            found.lacks("states.toml", f"states.{state}", message("wrong-no-way-leads-here"))
    for state in sources.states.endings:
        if state not in reached:
            found.lacks("states.toml", f"endings.{state}", message("wrong-no-way-leads-here"))
    for number in pack.scenarios:
        if number not in pack.states.values():
            found.lacks(
                f"scenarios/{number}.toml",
                "number",
                message("wrong-no-state-leads-to-scenario"),
            )
    for state in sorted(reached & pack.states.keys()):
        if not is_ending(pack, state) and not any(is_ending(pack, s) for s in reachable(pack, state)):
            found.lacks(
                "states.toml",
                f"states.{state}",
                message("wrong-no-way-leads-to-ending", end=END),
            )


def _told(pack: CampaignPack) -> Iterator[tuple[str, str, str, str, Orders]]:
    """All orders: the state, the side, the file and place where they stand, and what they say."""
    for state, number in pack.states.items():
        for side in pack.manifest.sides:
            if side.id in pack.story_orders[state]:
                place = f"states.{state}.orders.{side.id}"
                yield state, side.id, "states.toml", place, pack.story_orders[state][side.id]
            if number in pack.scenarios:
                place = f"sides.{side.id}.orders"
                yield state, side.id, f"scenarios/{number}.toml", place, pack.scenarios[number].sides[side.id].orders


def _orders(pack: CampaignPack, found: Findings) -> None:
    letters = {side.id: side.letter for side in pack.manifest.sides}
    possible = {side: possible_cards(pack, side) for side in letters}
    wrong: list[Mistake] = []
    unlocked: list[_Told] = []
    merged: list[_Told] = []

    def locked(side: str, card: str) -> str:
        return nearest(card, [id for id in pack.cards if id.startswith(f"{letters[side]}-Z-")])

    for state, side, file, place, orders in _told(pack):
        for card in gained((orders,)):
            if card not in pack.cards or not card.startswith(f"{letters[side]}-Z-"):
                wrong.append(
                    mistake(
                        file,
                        place,
                        message("wrong-is-not-in-locked-box-of", card=card, locked=locked(side, card)),
                    )
                )
            unlocked.append(_Told(state, file, place, card))
        for swap in orders.replace:
            if state in possible[side] and swap.old not in possible[side][state]:
                wrong.append(
                    mistake(
                        file,
                        place,
                        message("wrong-cannot-be-there-to-be-replaced", old=swap.old),
                    )
                )
        if orders.merge is not None:
            merged.append(_Told(state, file, place, f"squad {orders.merge.other} of {side}"))
            for said in _unmergeable(pack, side, orders.merge):
                wrong.append(mistake(file, place, said))
    fortified = [
        _Told(state, f"scenarios/{number}.toml", "fortify", f"tile {tile}")
        for state, number in pack.states.items()
        if number in pack.scenarios
        for tile in pack.scenarios[number].fortify
    ]
    for all_told, id in (
        (unlocked, "wrong-unlocked-twice"),
        (merged, "wrong-merged-twice"),
        (fortified, "wrong-fortified-twice"),
    ):
        for told, before in _again(pack, all_told):
            said = message(id, what=told.what, file=before.file, state=before.state)
            wrong.append(mistake(told.file, told.place, said))
    found.mistakes += dict.fromkeys(wrong)


def _unmergeable(pack: CampaignPack, side: str, order: MergeOrder) -> Iterator[Text]:
    """C7: each squad has soldiers to merge, the one that joins has no reservists, and the merged squad has
    counters."""
    reservists = [
        card for id, card in pack.cards.items() if card.level is Level.RESERVIST and side_of(pack, id) == side
    ]
    if any(order.other in card.squads for card in reservists):
        yield message("wrong-squad-has-reservists", other=order.other)
    for squad in (*order.squads, order.other):
        for title in STRENGTH:
            if f"{title}_{squad.lower()}" not in pack.kinds[side]:
                yield message("wrong-squad-has-no", squad=squad, title=title)
    units = {card.counter for card in pack.cards.values() if card.title in STRENGTH and card.counter in pack.counters}
    for merge in merges_open(side, order):
        for counter in sorted(units):
            kind = pack.counters[counter]
            if (
                kind.side == side
                and kind.squads == (merge.squad,)
                and merged_counter(pack, (merge,), counter) == counter
            ):
                yield message("wrong-merged-squad-has-no-counter", counter=counter, other=merge.other)


class _Told(msgspec.Struct, frozen=True):
    """Something that may be done once on a way: in which state, where it stands, and what."""

    state: str
    file: str
    place: str
    what: str


def _again(pack: CampaignPack, all_told: list[_Told]) -> Iterator[tuple[_Told, _Told]]:
    """Yields the orders that repeat on one way: each later place with the earlier one."""
    later = {told.state: reachable(pack, told.state) for told in all_told}
    for at, told in enumerate(all_told):
        for other, before in enumerate(all_told):
            if told.what != before.what or at == other:
                continue
            if told.state in later[before.state] or (told.state == before.state and other < at):
                yield told, before


def _known(pack: CampaignPack) -> Known:
    known = Known({}, {})
    for side in pack.manifest.sides:
        merges = possible_merges(pack, side.id)
        for state, held in possible_cards(pack, side.id).items():
            known.cards.setdefault(pack.states[state], {}).setdefault(side.id, set()).update(held)
            known.merges.setdefault(pack.states[state], set()).update(merges[state])
    return known
