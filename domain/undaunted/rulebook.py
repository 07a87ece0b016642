"""What the rules are about, by their ids, in our own words: what is told to who asks for a rule by its id."""

from typing import Final

from kronika.domain.kernel.rulebooks import Rulebook
from kronika.domain.undaunted.names import PARTS
from kronika.domain.undaunted.words import message

RULES: Final = """
    U1 U4 U6 U7 U9 U10 U11 U12 U13 U14 U15 U16 U17 U19 U20 U21 U24
    N1 N2 N3 N4 N5 N6 N7 N8 N9 N10
    A1 A2 A3 A4 A5 A6 A7 A8 A8a A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A21 A22 A24
    S1 S2 S3 S4 S5 S6 S8 S9 S11 S12 S14 S15 S16 S18 S20 S21 S22 S23 S24 S25
    C1 C2 C4 C5 C7 C8
    R2 R7 R14 R16 R19 R20 R22 R23 R24 R26 R27 R29 R37
"""
"""Those that hold in all games of the family first, then those of each game, those of campaigns, our rulings."""
RULEBOOK: Final = Rulebook(parts=PARTS, rules={id: message(f"rule-{id}") for id in RULES.split()})
