"""Upcasting (design 3): a log written by an earlier release folds to the same game in this one. Two
releases of one system: the second has renamed one event, dropped one and split one."""

import msgspec
import pytest
from msgspec.structs import replace

from kronika.domain.kernel import events as e
from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import Recorder, blank, decide, fold, fold_entries, walk
from kronika.domain.kernel.log import Codec, Record, encode_record
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.library.offline import OfflineGame
from kronika.service.ed25519 import verifies
from tests.kernel.tiny import TINY, Hide, Roll, Said, Say, Win, Won, by, does, table


class Uttered(e.Event, frozen=True, tag="tiny.uttered.v1"):
    """Now called `Said`, and its text a word."""

    seat: str
    text: str

    def apply(self, board):
        return replace(board, said=(*board.said, self.text))


class Coughed(e.Event, frozen=True, tag="tiny.coughed.v1"):
    """Means nothing any more."""

    seat: str

    def apply(self, board):
        return board


class Triumphed(e.Event, frozen=True, tag="tiny.triumphed.v1"):
    """Now two events: what was said, and the win."""

    seat: str
    cry: str

    def apply(self, board):
        return replace(board, said=(*board.said, self.cry), winner=self.seat)


OLD = (Uttered, Coughed, Triumphed)


def decided_first(out, seat, prompt, decision, chance):
    """Who speaks coughs, last of all; who wins cries out."""
    match decision:
        case Say(word):
            out.emit(Uttered(seat, word))
            out.prompt(seat, prompt.kind)
            out.emit(Coughed(seat))
            return None
        case Win():
            out.emit(Triumphed(seat, "hurrah"))
            return None
        case _:
            return TINY.rules.decide(out, seat, prompt, decision, chance)


def decided_later(out, seat, prompt, decision, chance):
    if not isinstance(decision, Win):
        return TINY.rules.decide(out, seat, prompt, decision, chance)
    out.emit(Said(seat, "hurrah"))
    out.emit(Won(seat))
    return None


FIRST = by(decided_first, *OLD)
SECOND = replace(
    by(decided_later, *OLD),
    upcasts={
        Uttered: lambda old: (Said(old.seat, old.text),),
        Coughed: lambda old: (),
        Triumphed: lambda old: (Said(old.seat, old.cry), Won(old.seat)),
    },
)
"""The second release emits none of the old events, and reads them all."""
CODEC = Codec(SECOND)


def old_game(*, won: bool = True) -> OfflineGame:
    """A game of the first release, with a decision taken back to where a cough was."""
    game = table(system=FIRST)
    does(game, "ann", Say("one"))
    back = does(game, "ben", Say("two"))
    game.undo("ben", back - 1)
    does(game, "cid", Roll())
    does(game, "ann", Hide(2))
    does(game, "ben", Say("three"))
    if won:
        does(game, "cid", Win())
        game.close()
    return game


def entries_of(game: OfflineGame, *more: Record):
    """The stored log, as the second release reads it."""
    return [CODEC.decode(version, encode_record(record)) for version, record in enumerate([*game.records, *more], 1)]


def test_one_event_is_read_as_one_none_or_several():
    entries = {type(CODEC.envelope(record).event): entry for record, entry in zip(*both(), strict=True)}
    assert entries[Uttered].events == (Said("ben", "three"),)
    assert entries[Coughed].events == ()
    assert entries[Triumphed].events == (Said("cid", "hurrah"), Won("cid"))


def both():
    game = old_game()
    return game.records, entries_of(game)


def test_no_old_event_leaves_the_log():
    for entry in both()[1]:
        assert not any(isinstance(event, OLD) for event in entry.events)


def test_reading_many_upcasts_as_reading_each_does():
    game = old_game()
    rows = [(version, "", encode_record(record)) for version, record in enumerate(game.records, 1)]
    assert list(CODEC.read(rows)) == [(entry.version, event) for entry in entries_of(game) for event in entry.events]


@pytest.mark.parametrize("audience", [REFEREE, PUBLIC, "ann", "ben", "cid"])
def test_at_every_version_every_audience_sees_the_same_game(audience):
    game = old_game()
    for position in walk(SECOND, entries_of(game), audience):
        then = game.at(position.version, audience)
        assert (position.game, position.ledger) == (then.game, then.ledger)


def test_folding_in_one_go_gives_the_same_game_and_version():
    for game in (old_game(), old_game(won=False)):
        assert fold_entries(entries_of(game), blank(SECOND)) == game.position
    assert isinstance(game.events[-1], Coughed), "the last record means nothing today, and counts all the same"


def test_releases_with_the_same_name_are_distinguished():
    """What an event does is looked up by system, not by its name."""
    game = old_game()
    numbered = list(enumerate(game.events, 1))
    assert fold(numbered, blank(FIRST)) == game.position
    assert fold_entries(entries_of(game), blank(SECOND)) == game.position


def test_second_release_continues_the_log_of_the_first():
    game = old_game(won=False)
    position = fold_entries(entries_of(game), blank(SECOND))
    prompt = next(p for p in position.game.prompts if (p.seat, p.kind) == ("ben", "act"))
    made = decide(SECOND, position, "ben", prompt.id, "next", Say("four"), game.chance(position.ledger))
    assert isinstance(made, Recorder)
    assert made.version == len(game.records) + 3
    assert [type(event) for event in made.events] == [e.DecisionMade, Said, e.PromptOpened]
    assert made.events[-1].prompt == made.version
    records = [CODEC.encode(event, "later", position.version + 1) for event in made.events]
    assert fold_entries(entries_of(game, *records), blank(SECOND)) == made.position
    assert made.board.said == ("one", "three", "four")


def test_undo_goes_back_to_a_version_that_means_nothing_today():
    game = old_game()
    undone = next(event for event in game.events if isinstance(event, e.Undone))
    assert isinstance(game.events[undone.to - 1], Coughed)
    after = game.events.index(undone) + 1
    position = next(p for p in walk(SECOND, entries_of(game)) if p.version == after)
    assert position.game.board.said == ("one",)


def test_the_old_log_still_verifies():
    """Hashes are over the bytes as they stand; what they mean today folds without a contradiction."""
    game = old_game()
    export = parse(game.export())
    report = verify(export, {"tiny": SECOND}, {"tiny": CODEC}, verifies, trusted=[export.receipt.key])
    assert report.problems == ()
    assert (report.version, report.head) == (len(game.records), game.head.hex())


def test_readjudication_judges_what_the_old_events_mean_today():
    found = audit(SECOND, entries_of(old_game()))
    assert (found.judged, found.findings) == (6, ())


def test_an_old_event_is_read_only_where_the_release_knows_it():
    (record,) = [r for r in old_game().records if b"triumphed" in bytes(r.public)]
    with pytest.raises(msgspec.ValidationError, match="triumphed"):
        Codec(TINY).decode(1, encode_record(record))
