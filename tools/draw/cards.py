"""Cards as people read them: what they are called, and what is printed on them."""

from domain.undaunted.content import Action, Card
from domain.undaunted.names import ACTION_NAMES
from tools.draw.words import WORDS


def card_name(card: Card, language: str) -> str:
    """What a card is called, how good the soldier is (C6), and in a merged squad (C7) which counter is
    his if that bears other letters."""
    name: str = getattr(card.name, language)
    letters = card.counter.rpartition("-")[2].upper()
    if card.counter and card.squads and letters != "".join(card.squads):
        name += f" [{letters}]"
    level = WORDS[language].levels.get(card.level)
    return f"{name} ({level})" if level else name


def card_face(card: Card, language: str) -> str:
    """What is printed on a card."""
    printed = [f"{WORDS[language].initiative} {card.initiative}"]
    printed += [_action(action, language) for action in card.actions]
    return " · ".join(printed)


def _action(action: Action, language: str) -> str:
    """An action as printed: values against infantry/tanks/buildings, squads, range, `+` if upgraded."""
    said: str = getattr(ACTION_NAMES[action.name], language)
    if action.tanks or action.structures:
        said += f" {action.value}/{action.tanks}/{action.structures}"
    elif action.value:
        said += f" {action.value}"
    if action.squads:
        said += f" [{''.join(action.squads)}]"
    if action.least or action.most is not None:
        said += f" ({action.least}–{'' if action.most is None else action.most})"
    return said + "+" * action.upgraded
