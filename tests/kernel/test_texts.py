"""Each event of the kernel as one sentence, in English and in Czech, from what its reader may see."""

import pytest

from kronika.domain.kernel import events as e
from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.game import blank, walk
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.texts import say
from kronika.domain.kernel.words import Sentence
from kronika.service.packs import load_packs
from tests.bench.eventful import eventful
from tests.kernel.tiny import TINY, table

GAME = eventful(load_packs()["normandy"])
UNTOLD = (e.PromptOpened, e.PromptClosed)
"""They only keep the books: whoever is asked is shown the prompt."""


def told(event, position):
    return say(GAME.system, position.game.board, event)


SAID = [
    (event, told(event, position))
    for event, position in zip(
        GAME.events,
        walk(GAME.system, [Entry(version, "", version, (event,)) for version, event in enumerate(GAME.events, 1)]),
        strict=True,
    )
]
ORDERED = e.Sealed("ann", e.Ordered(e.Order("react", "game")))
NEVER_HERE = (
    e.DrawEnded,
    e.GameClaimed,
    e.Settled,
    e.GameOpened,
    e.PromptClosed,
    e.OrderGiven,
    e.OrderWithdrawn,
    e.GaveUp,
    e.BotSeated,
    e.SeatFreed,
    e.LineUpLocked,
    e.LineUpUnlocked,
    e.LimitRequested,
    e.LimitAgreed,
    e.LimitRequestEnded,
    e.LimitChanged,
)


def test_every_kernel_event_except_prompts_has_a_log_line():
    for event, sentence in SAID:
        if type(event) in e.KERNEL_EVENTS:
            assert (sentence is None) == isinstance(event, UNTOLD), event
    kinds = {type(event) for event, _ in SAID}
    assert set(e.KERNEL_EVENTS) - kinds <= set(NEVER_HERE)


def test_closed_prompt_has_no_log_line():
    assert told(e.PromptClosed(7), GAME.position) is None


def test_in_both_languages_as_a_sentence():
    for _, sentence in SAID:
        if sentence is not None:
            assert both(sentence).en.endswith(".") and both(sentence).cs.endswith(".")
            assert both(sentence).en != both(sentence).cs
            assert "None" not in both(sentence).en + both(sentence).cs


@pytest.mark.parametrize(
    ("event", "en", "cs"),
    [
        (e.GameClaimed("ann", "ben"), "Ann claims the game.", "Strana ann si nárokuje hru."),
        (
            e.UndoRequested("ann", 4, seen={"ben": 2}),
            "Ann asks to go back to version 4. Cards drawn and seen since: 2 by ben.",
            "Strana ann žádá o návrat k verzi 4. Od té doby dobrané a viděné karty: strana ben 2.",
        ),
        (
            e.DrawEnded("ann", "accepted", "ben"),
            "The offer of a draw by ann was accepted.",
            "Nabídka remízy od strany ann byla přijata.",
        ),
        (
            e.Settled(),
            "All decisions so far are final.",
            "Všechna dosavadní rozhodnutí jsou konečná.",
        ),
        (
            e.GameOpened(()),
            "The game is open: everything can be verified.",
            "Hra je otevřena: vše lze ověřit.",
        ),
        (e.OrderGiven("ann", ORDERED), "Ann gives a standing order.", "Strana ann dává trvalý pokyn."),
        (
            e.OrderWithdrawn("ann", 7),
            "Ann withdraws the standing order of version 7.",
            "Strana ann odvolává trvalý pokyn z verze 7.",
        ),
        (e.GaveUp("ann"), "The game continues without ann.", "Hra pokračuje bez strany ann."),
        (
            e.GameFinished((), "resigned"),
            "The game is over: nobody wins, by resignation.",
            "Konec hry: nikdo nevítězí, vzdáním.",
        ),
        (
            e.GameFinished((), "lost"),
            "The game is over: nobody wins, the game has beaten all players.",
            "Konec hry: nikdo nevítězí, hra porazila všechny hráče.",
        ),
        (e.GameFinished((), "drawn"), "The game is a draw.", "Hra končí remízou."),
        (
            e.GameFinished(("ann", "cid"), "resigned"),
            "The game is over: ann and cid win by resignation.",
            "Konec hry: vítězí strana ann a strana cid vzdáním protivníka.",
        ),
        (
            e.GameFinished(("ann",), "said_so", "T3"),
            "The game is over: ann wins (T3).",
            "Konec hry: vítězí strana ann (T3).",
        ),
        (
            e.UndoEnded("ann", "expired"),
            "The request of ann to go back expired.",
            "Žádost strany ann o návrat propadla.",
        ),
        (
            e.DisputeEnded("ann", 7, "went_back"),
            "The dispute of the outcome at version 7 is over: the game went back.",
            "Spor o výsledek ve verzi 7 skončil návratem hry.",
        ),
    ],
)
def test_log_lines_have_the_expected_words(event, en, cs):
    sentence = say(TINY, blank(TINY).game.board, event)
    assert both(sentence) == Sentence(en, cs)


def test_events_of_a_system_are_described_by_the_system():
    game = table(begun=False)
    assert both(say(TINY, game.position.game.board, game.events[-1])).en == "LaidOut"


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (
            e.LimitRequested("us", e.LimitChange.EXTEND, 172_800),
            "The US ask to extend the reply limit by 2 days.",
            "Američané žádají o prodloužení lhůty o 2 dny.",
        ),
        (
            e.LimitRequested("us", e.LimitChange.PAUSE),
            "The US ask to pause the reply limit.",
            "Američané žádají o pozastavení lhůty.",
        ),
        (
            e.LimitAgreed("us", "german"),
            "The Germans agree to the request of the US about the reply limit.",
            "Němci souhlasí se žádostí Američanů o změnu lhůty.",
        ),
        (
            e.LimitRequestEnded("us", e.LimitEnding.DECLINED, "german"),
            "The request of the US about the reply limit was declined.",
            "Žádost Američanů o změnu lhůty byla zamítnuta.",
        ),
        (
            e.LimitChanged("us", e.LimitChange.EXTEND, 60),
            "The current reply limit is extended by 1 minute.",
            "Současná lhůta na odpověď je prodloužena o 1 minutu.",
        ),
        (e.LimitChanged("us", e.LimitChange.PAUSE), "The reply limit is paused.", "Lhůta na odpověď je pozastavena."),
        (e.LimitChanged("us", e.LimitChange.RESUME), "The reply limit runs again.", "Lhůta na odpověď opět běží."),
    ],
)
def test_change_of_the_reply_limit_has_a_log_line(event, english, czech):
    said = told(event, GAME.position)
    assert both(said) == Sentence(english, czech)
