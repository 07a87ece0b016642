"""What the rules presuppose of the figures of a pack: that movement costs something, and that no prompt can have more
answers than a client has to show."""

from collections.abc import Iterator

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.atlas import Atlas
from kronika.domain.noretreat.content.sides import SIDES
from kronika.domain.noretreat.pack import Pack

MOST: int = 512
"""Answers of a prompt (design 7)."""
WAYS_TO_TURN: int = 4
"""NR28 to NR30: a unit may be improved, upgraded, fortified or turned back."""


def most_answers(pack: Pack, side: str) -> int:
    """NR136: no prompt of a side can have more answers. They are spaces; or ways to turn units, of which movement has
    two a unit; each with every use of a card, and with an end. Or they are steps to the spaces beside units."""
    atlas = Atlas(pack.chart)
    units = sum(kind.side == side for kind in pack.units)
    uses = sum(len(card.half(side).modes) for card in pack.cards)
    beside = max(map(len, atlas.land.values()))
    return 1 + max(len(atlas.spaces) + uses, WAYS_TO_TURN * units + uses, beside * units, len(pack.cards))


def mistakes_of_limits(pack: Pack) -> Iterator[Mistake]:
    """What would break the rules of movement, or what is asked."""
    for at, row in enumerate(pack.tables.terrain):
        for name, cost in (("armour", row.armour), ("others", row.others)):
            if cost < 1:
                said = Sentence(
                    f"entering {row.terrain} costs {cost}; it must cost at least 1 (NR39)",
                    f"vstup na {row.terrain} stojí {cost}; má stát nejméně 1 (NR39)",
                )
                yield Mistake("tables.toml", f"terrain[{at}].{name}", said)
    for side in SIDES:
        most = most_answers(pack, side)
        if most > MOST:
            said = Sentence(
                f"with so many spaces, units and cards {side} could be given {most} answers to choose from; "
                f"at most {MOST} are allowed (NR136)",
                f"s tolika prostory, jednotkami a kartami by {side} mohla mít na výběr {most} odpovědí; "
                f"dovoleno je nejvýše {MOST} (NR136)",
            )
            yield Mistake("pack.toml", "", said)
