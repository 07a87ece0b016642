"""What a refusal must be like."""

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Reason, Rejection


def refused(made: object, reason: Reason, said: str = "", rule: str = "") -> Rejection:
    """That this was refused, for this reason, in both languages; the rejection."""
    assert isinstance(made, Rejection), f"not refused: {made}"
    assert (made.reason, made.rule) == (reason, rule)
    english, czech = text(made.said, "en"), text(made.said, "cs")
    assert said in english and czech and czech != english
    return made
