"""The rules of Foray (README.md beside this file) by their ids, as they are told."""

from kronika.domain.kernel.rulebooks import Rulebook
from kronika.domain.kernel.words import Sentence
from tests.foray.text import PARTS

RULEBOOK = Rulebook(
    parts=tuple(PARTS),
    rules={
        "F2": Sentence(
            "A round begins: every seat draws until it has its hand.",
            "Začíná kolo: každé místo dobere do plné ruky.",
        ),
        "F3": Sentence(
            "Every seat picks a card in secret. When all have, the picks are shown and discarded.",
            "Každé místo tajně zvolí kartu. Až zvolí všichni, volby se ukážou a odhodí.",
        ),
        "F5": Sentence(
            "Who acts raids an enemy, steals from one, confides in a team-mate, buries a card, or rests.",
            "Kdo jedná, přepadne nepřítele, okrade ho, svěří se spoluhráči, pohřbí kartu, nebo odpočívá.",
        ),
        "F6": Sentence(
            "In the window of a raid the target may block with a card, then the raider may press with one, in turn, "
            "until one of them passes.",
            "V okně přepadu smí cíl kartou bránit, pak útočník kartou přitlačit, střídavě, dokud jeden nepasuje.",
        ),
        "F7": Sentence(
            "While the window is open, the target's team-mate may once shield the target with a card.",
            "Dokud je okno otevřené, smí spoluhráč cíle jednou cíl kartou zaštítit.",
        ),
        "F8": Sentence(
            "A card is flipped. The raid succeeds if its number is at least 7 (alone: 9), +2 for each block and "
            "shield, −2 for each press.",
            "Otočí se karta. Přepad uspěje, je-li její číslo aspoň 7 (o samotě 9), +2 za každou obranu a štít, −2 za "
            "každé přitlačení.",
        ),
        "F9": Sentence(
            "A stolen card is drawn at random from the target's hand. Thief and target know which it is.",
            "Ukradená karta se losuje z ruky cíle. Zloděj a cíl vědí, která to je.",
        ),
        "F10": Sentence(
            "To confide is to show one card of the hand to the team-mate, and to nobody else.",
            "Svěřit se znamená ukázat jednu kartu z ruky spoluhráči a nikomu jinému.",
        ),
        "F11": Sentence(
            "A card is chosen in secret, and then kept or buried face down. For a buried card another is drawn.",
            "Karta se tajně zvolí a pak si ji hráč nechá, nebo ji pohřbí lícem dolů. Za pohřbenou se dobere jiná.",
        ),
        "F12": Sentence(
            "Alone, the wind answers each round: a card is flipped, and a 10 or more takes a point away, if there is "
            "one.",
            "O samotě odpovídá každé kolo vítr: otočí se karta, a je-li to 10 a víc, vezme bod, je-li jaký.",
        ),
        "F13": Sentence(
            "After the last round the team with more points wins; if equal, nobody does. Alone, the goal wins.",
            "Po posledním kole vítězí tým s více body, při shodě nikdo. O samotě vítězí dosažený cíl.",
        ),
        "F16": Sentence(
            "With low cards it is at most 6 (alone: 4) that wins a raid, −2 for each block and shield, +2 for each "
            "press.",
            "S nízkými kartami vyhrává přepad nejvýš 6 (o samotě 4), −2 za každou obranu a štít, +2 za každé "
            "přitlačení.",
        ),
    },
)
