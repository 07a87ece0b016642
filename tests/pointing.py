"""What somebody is told who points at something that cannot be chosen."""

from typing import Any

from kronika.domain.kernel.attempts import why_not
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt


def why(system: System, board: Any, prompt: Prompt, *pointed: str) -> tuple[str, str]:
    """The rule and the reason, both empty if no rule objects. `board`: as the seat asked sees it."""
    objection = why_not(system, board, prompt, pointed, "en")
    if objection is None:
        return "", ""
    english, czech = (text(objection.said, language) for language in ("en", "cs"))
    assert objection.rule in system.words.rulebook.rules and english.strip() and czech.strip()
    return objection.rule, english
