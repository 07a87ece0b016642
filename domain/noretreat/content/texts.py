"""What the cards do, in words, for those who show them."""

from kronika.domain.noretreat.content.words import Data, Name


class HalfText(Data, frozen=True):
    """What one side's half of a card does, in words."""

    card: int  #: The card.
    side: str  #: Whose half.
    uses: tuple[Name, ...]  #: What each use does, in the order of its modes.
    #: What holds for every use: the initiative, the first turn, the weather; none: nothing does.
    limits: Name | None = None
