"""The words of Firepeak: every move, refusal and event has some, in both languages, and they give nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.console import Console

from conclave.engine.events import Event, Sink
from conclave.engine.game import among
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import LANGUAGES
from conclave.games import firepeak
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import GUARD, lying
from conclave.games.firepeak.moves import LEXICON
from conclave.games.firepeak.screen import screen
from conclave.games.firepeak.speech import LINES, SPEECH, WORDS
from conclave.games.firepeak.state import Firepeak
from tests.firepeak.kit import Table
from tests.speeches import check_labels, check_same_in_every_world, check_words, told_in

NAMES = ["Leonie", "Thorben", "Yun", "Sable", "Ada"]
ROOM = Path(firepeak.__file__).parent
PIECE = re.compile(
    r"spot:\d:([a-i]|guard)|(wizard|dungeon|circle|decoy):\d|captive:([a-z]+-\d|titan2?)|spell:[a-z_]+"
    r"|choice:[a-z]+|deck|research|discards|drawn:[12]|dealt:[1-7]"
)
ALL_OPTIONS = {"clan_powers": True, "prolong": True, "choose_wizard": True, "guard_counts": True, "decoy_wide": True}
OGRE = 10
TROLL = 11
SCRY_SPELL = 29
BUSY = ("cast", "give", "capture", "raid", "brainwash", "at", "research", "wake", "as")


def bold(state: Firepeak, seat: int, rng: Random) -> Move:
    """A random move, often one that makes things happen, so that all sorts of positions come about."""
    moves = list(state.options(seat))
    busy = [move for move in moves if move.text.partition(" ")[0] in BUSY]
    return rng.choice(busy if busy and rng.random() < 0.7 else moves)


def positions(seed: int, seats: int, every: int = 1, **options: bool) -> Iterator[tuple[Firepeak, list[Event]]]:
    """Some positions of a match in which somebody is asked, with what happened before each."""
    rng = Random(seed)
    state = cast(Firepeak, GAME.start(seats, options))
    state.sink = Sink()
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.apply(seat, state.pick(seat, rng))
            continue
        if rng.random() * every < 1:
            yield state, state.sink.take()
        state.apply(seat, bold(state, seat, rng))
    yield state, state.sink.take()


# The files


def test_both_languages_have_the_same_texts() -> None:
    assert WORDS.keys("en") == WORDS.keys("de")


def test_every_event_has_a_line() -> None:
    told = told_in(ROOM)
    assert "raid_rolled" in told
    assert told == set(LINES)


ALWAYS_MORE = re.compile(r"line-(keeps_spells|completes|too_long)|board-(of-throws|creatures)")
"""Texts that count what is never 1: five spells, eight or nine creatures, 60 rounds, 6 or 36 throws;
or what has a text of its own for 1."""
COUNTS = ("n", "moves", "number", "recruits", "research")
MANY = {
    "en": r"\b1 (free )?(spells|actions|moves|recruits|creatures|Decoys|rounds|throws|times)\b|\bor swaps\b",
    "de": r"\b1 (freie )?(Zaubersprüche|Sprüche|Aktionen|Bewegungen|Runden|Würfen|Lockvögel)\b|\b(kommen|bleiben|liegen) 1\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_anything_is_not_told_as_many(lang: str) -> None:
    names = re.findall(r"\$(\w+)", (ROOM / "text" / f"{lang}.ftl").read_text("utf-8"))
    for mode in ("touch", "plain"):
        for actions in (0, 1, 2):
            figures = {name: 1 if name in COUNTS else "…" for name in names} | {"mode": mode}
            for key in WORDS.keys(lang):
                n = actions if key == "prompt-turn-moves" else 1
                said = WORDS.say(lang, key, **{**figures, "n": n})
                assert ALWAYS_MORE.match(key) or not re.search(MANY[lang], said), f"{key}: {said}"


# Every position


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [(1, 2, {}), (2, 3, ALL_OPTIONS), (3, 4, {}), (4, 5, ALL_OPTIONS), (5, 2, ALL_OPTIONS), (6, 5, {})],
)
def test_everything_that_is_asked_refused_and_told_has_words(seed: int, seats: int, options: dict[str, bool]) -> None:
    for state, events in positions(seed, seats, every=5, **options):
        check_words(SPEECH, state, events, NAMES, PIECE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_game_has_a_label_wherever_it_is_named(lang: str) -> None:
    for seed, options in ((7, {}), (8, ALL_OPTIONS)):
        for state, _ in positions(seed, 3, every=50, **options):
            check_labels(SPEECH, state, (CHANCE, 0, 1, 2), LEXICON.moves, PIECE, lang)


# Secrets


@pytest.mark.parametrize(("seed", "options"), [(9, {}), (10, ALL_OPTIONS)])
def test_words_are_the_same_in_every_world_the_seat_could_be_in(seed: int, options: dict[str, bool]) -> None:
    rng = Random(seed)
    for state, _ in positions(seed, 4, every=20, **options):
        check_same_in_every_world(SPEECH, state, LEXICON.moves, rng)


def test_a_move_that_reveals_nothing_is_told_the_same_in_every_world() -> None:
    rng = Random(11)
    compared = 0
    for state, _ in positions(11, 4, every=4):
        for actor in state.to_act[:1]:
            move = rng.choice(list(state.options(actor)))
            for seat in range(4):
                told = []
                for world in (state.clone(), cast(Firepeak, state.imagine(seat, rng))):
                    if seat != actor and move in world.options(actor):
                        world.sink = Sink()
                        world.apply(actor, move)
                        if world.tide == state.tide:
                            told.append([SPEECH.line(e.seen_by(seat), NAMES, seat, "en") for e in world.sink.take()])
                if len(told) == 2:
                    assert told[0] == told[1]
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    ("event", "knowing", "secret", "open_line"),
    [
        (Event("draws", 1, 0, 0, 0, OGRE, 1 << 1), [1], "ogre", ""),
        (Event("jails", 1, 0, 0, 0, OGRE, 1 << 1), [1], "ogre", "Thorben locks the recruit up, unseen."),
        (Event("learns", 1, 0, 0, 0, SCRY_SPELL, 1 << 1), [1], "Scry", "Thorben draws a spell."),
        (Event("dealt", 1, 0, 0, 0, SCRY_SPELL, 1 << 1), [1], "Scry", ""),
        (Event("steals", 1, 2, 0, 0, OGRE, 0b110), [1, 2], "ogre", "A creature goes from Yun’s dungeon to Thorben’s."),
        (Event("raises", 1, 0, 0, 0, OGRE, 1 << 1), [1], "ogre", "Thorben raises a creature from the discards."),
    ],
)
def test_what_only_witnesses_may_know_is_left_out_for_others(
    event: Event, knowing: list[int], secret: str, open_line: str
) -> None:
    for seat in (None, 0, 1, 2):
        line = SPEECH.line(event.seen_by(seat), NAMES, seat, "en")
        if seat in knowing:
            assert secret in line
        else:
            assert line == open_line


FIGURES = {
    "recruiter": lying(OGRE, 2),
    "first": lying(OGRE, 2),
    "second": lying(TROLL, 0),
    "attacker": lying(OGRE, 2),
    "target": lying(TROLL, 1),
    "sharers": 0b11,
}
"""Figures that some meanings need; any others are 1, which is a spot, a seat, a spell, a clan and a creature."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", LINES)
def test_every_event_can_be_told_to_everybody(what: str, lang: str) -> None:
    a, b, c, *_ = [*[FIGURES.get(meaning, 1) for meaning in LINES[what]], 0, 0, 0]
    for hidden in (-1, OGRE):
        event = Event(what, 0, a, b, c, hidden, -1)
        for seat in (None, 0, 1):
            line = SPEECH.line(event, NAMES, seat, lang)
            assert line.endswith(".") or (not line and hidden < 0)
            assert "{" not in line


# Sentences


def find(move: str) -> Move:
    return cast(Move, LEXICON.find(move))


def label(table: Table, move: str, lang: str = "en") -> str:
    return SPEECH.label(table.state, 0, find(move), lang)


def test_labels_carry_the_odds_where_a_die_decides() -> None:
    table = Table(
        structures=["a=twil-4 c=twil-1", "a=gaia-2 b=doom-4"],
        guards=["", "cler-1"],
        dungeons=["night-3", "gaia-1"],
        circles=["guile", ""],
        wizards="twil night",
    )
    assert label(table, "capture a") == "Capture with your troll on a: at best 33 in 36"
    assert label(table, "raid a>1") == "Raid Corvina’s dungeon with your troll on a: 33 in 36"
    assert (
        label(table, "raid a>1", "de") == "Mit deinem Troll auf a eine Befreiung aus Corvinas Kerker wagen: 33 von 36"
    )
    empty = Table(structures=["a=twil-4", "a=gaia-2"], wizards="twil night")
    assert label(empty, "raid a>1") == "Raid Corvina’s dungeon with your troll on a"
    assert label(table, "brainwash 3") == "Brainwash a creature of strength 3: 4 in 6"
    assert label(table, "recruit wizard") == "Recruit below your wizard (free: b)"
    assert label(table, "move c>d") == "Move your goblin from c to d"
    table.play(0, "capture a")
    assert SPEECH.prompt(table.state, 0, "en") == "Choose whom your troll on a attacks: it adds 5 to the die."
    assert label(table, "at 1:b") == "Capture Corvina’s demon on b: 15 in 36"
    assert label(table, "at 1:b", "de") == "Corvinas Dämon auf b gefangen nehmen: 15 von 36"


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("raid a>1", "Raid Jonas’s dungeon with your troll on a: 35 in 36",
         "Mit deinem Troll auf a eine Befreiung aus dem Kerker von Jonas wagen: 35 von 36"),
        ("at 1:b", "Capture Jonas’s demon on b", "Den Dämon von Jonas auf b angreifen"),
    ],
)  # fmt: skip
def test_a_rival_is_called_by_name_where_the_names_are_known(move: str, english: str, german: str) -> None:
    table = Table(wizards="twil night", structures=["a=twil-4", "a=gaia-2 b=doom-4"], dungeons=["", "gaia-1"])
    speech = among(SPEECH, ["Leonie", "Jonas"])
    assert speech.label(table.state, 0, find(move), "en") == english
    assert speech.label(table.state, 0, find(move), "de") == german
    assert speech.group(table.state, 0, find("at 1:b"), "en") == "Jonas"
    assert SPEECH.group(table.state, 0, find("at 1:b"), "en") == "Corvina"


def test_a_question_and_a_refusal_call_a_rival_by_name_too() -> None:
    table = Table("gaia doom", ["a=twil-2", "a=doom-2"], dungeons=["", "night-1"])
    speech = among(SPEECH, ["Leonie", "Jonas", "Yun"])
    emptied = Table("gaia doom cler", ["a=twil-2"], dungeons=["", "", "night-1"])
    rule = emptied.state.refusal(0, find("raid a>1"))
    assert rule is not None
    assert speech.reason(emptied.state, 0, find("raid a>1"), rule, "de").endswith("Der Kerker von Jonas ist leer.")
    table.rolls(6, 1).play(0, "raid a>1")
    assert "aus dem Kerker von Jonas" in speech.prompt(table.state, 0, "de")
    assert "in Jonas’s dungeon" in speech.prompt(table.state, 0, "en")


def asked(table: Table, lang: str = "en") -> str:
    return SPEECH.prompt(table.state, 0, lang)


@pytest.mark.parametrize(
    ("structure", "guard", "english", "german"),
    [
        ("a=twil-4 c=twil-3 d=twil-3", "twil-1", "unseen into your dungeon", "ungesehen in deinen Kerker"),
        (
            "a=twil-4 c=twil-3 d=twil-3", "", "on guard or unseen into your dungeon",
            "auf Wache oder ungesehen in deinen Kerker",
        ),
        (
            "a=twil-4", "twil-1", "below your troll on a or unseen into your dungeon",
            "unter deinen Troll auf a oder ungesehen in deinen Kerker",
        ),
        (
            "a=twil-4", "", "below your troll on a, on guard or unseen into your dungeon",
            "unter deinen Troll auf a, auf Wache oder ungesehen in deinen Kerker",
        ),
    ],
)  # fmt: skip
def test_a_recruit_is_offered_only_the_places_where_it_may_go(
    structure: str, guard: str, english: str, german: str
) -> None:
    table = Table("gaia doom", [structure], [guard]).draws("night-1").play(0, "recruit a")
    assert asked(table) == f"You have drawn a bat (Night 1): put it {english}."
    assert asked(table, "de") == f"Du hast eine Fledermaus (Nacht 1) gezogen: Leg die Karte {german}."


def test_a_creature_that_comes_otherwise_is_offered_only_the_places_where_it_may_go() -> None:
    for guard, english, german in (
        ("", "on a free position where it fits or on guard", "auf eine passende freie Position oder auf Wache"),
        ("twil-1", "on a free position where it fits", "auf eine passende freie Position"),
    ):
        table = Table("gaia doom", ["a=twil-4"], [guard], ["night-1"]).rolls(6).play(0, "brainwash 1", "wake night-1")
        assert asked(table) == f"Put the bat (Night 1) {english}."
        assert asked(table, "de") == f"Leg die Fledermaus (Nacht 1) {german}."


def test_a_raider_is_told_to_free_somebody_only_where_somebody_fits() -> None:
    table = Table("gaia doom", ["a=twil-2"], ["twil-1"], ["", "doom-4 night-1"]).rolls(6, 1).play(0, "raid a>1")
    assert "free somebody" in asked(table)
    full = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2"
    table = Table("gaia doom", [full], ["twil-1"], ["", "doom-4"]).rolls(6, 1).play(0, "raid a>1")
    assert "take somebody into your own, or leave" in asked(table)
    assert "free somebody" not in asked(table)


def test_a_target_that_is_safe_has_no_odds() -> None:
    table = Table("gaia doom", ["a=twil-4", "a=doom-4 b=familiar"]).play(0, "capture a")
    assert label(table, "at 1:a").startswith("Capture Malgrath’s demon on a: ")
    assert label(table, "at 1:b") == "Capture Malgrath’s Familiar on b"
    assert label(table, "at 1:b", "de") == "Malgraths Vertrauten auf b angreifen"


def test_FA42_armor_goes_before_a_decoy_so_only_one_of_them_is_promised() -> None:
    table = Table(structures=["a=doom-3", "a=twil-2+mystic_armor b=cler-2"], decoys=[0, 1]).play(0, "capture a")
    assert label(table, "at 1:a").endswith("(its armor breaks instead)")
    assert label(table, "at 1:b").endswith("(a Decoy may go instead)")


def test_FA2_an_enchantment_says_how_strong_its_bearer_will_be() -> None:
    """Only the whole sum has a floor of 0."""
    weak = Table(structures=["", "a=twil-1+atrophy"], dungeons=["$duplicate $avatar"], books=["duplicate avatar"])
    weak.play(0, "cast duplicate", "pay", "as atrophy")
    assert label(weak, "at 1:a") == "Corvina’s goblin on a (0)"
    weak.play(0, "at 1:a", "cast avatar", "pay")
    assert label(weak, "at 1:a") == "Corvina’s goblin on a (0 → 1)"
    weak.play(0, "at 1:a")
    assert weak.strength(1, "a") == 1


def test_F92_a_second_spell_is_offered_with_what_it_costs_the_discards() -> None:
    plain = Table("gaia doom", dungeons=["dawn-1 dawn-2"], options="clan_powers")
    plain.play(0, "research dawn", "give dawn-1", "give dawn-2")
    assert [label(plain, move) for move in plain.options(0)] == ["Draw a second spell", "Leave it at one spell"]
    assert SPEECH.prompt(plain.state, 0, "de") == (
        "Du hast mit Wächtern der Morgenröte geforscht: Zieh einen zweiten Zauberspruch oder lass es bei einem."
    )
    last = Table("gaia doom", dungeons=["dawn-1 dawn-2"], options="clan_powers").research_deck("scry")
    last.play(0, "research dawn", "give dawn-1", "give dawn-2")
    assert label(last, "more") == "Draw a second spell: the discarded ones are shuffled for it"


def test_research_is_proposed_only_where_two_captives_of_a_clan_lie_ready() -> None:
    for captives, words in (
        ("doom-1 doom-2", "Your actions are used: research if you like, or end your turn."),
        ("doom-1 night-2", "Your actions are used: end your turn."),
    ):
        table = Table("gaia doom", ["a=twil-4", "a=twil-1"], dungeons=[captives, ""])
        table.state.actions = 0
        assert SPEECH.prompt(table.state, 0, "en") == words


def test_what_may_be_given_up_for_luck_is_told_with_both_odds() -> None:
    table = Table("gaia doom", ["a=twil-3", "a=twil-2"], dungeons=["doom-1", ""], circles=["fortune", ""])
    table.play(0, "capture a").play(0, "at 1:a")
    assert SPEECH.prompt(table.state, 0, "en") == (
        "Before you roll: give up a captive for +1 and win in 21 of 36 throws instead of 15, or roll as you are."
    )
    assert label(table, "no") == "Roll as you are: 15 in 36"
    assert label(table, "no", "de") == "Ohne Opfer würfeln: 15 von 36"


def test_a_second_roll_says_what_it_takes() -> None:
    table = Table(structures=["a=twil-3", "a=gaia-2"], dungeons=["$lucky_charm", ""], books=["lucky_charm", ""])
    table.play(0, "cast lucky_charm", "pay", "capture a").rolls(2, 5).play(0, "at 1:a")
    assert SPEECH.prompt(table.state, 0, "en") == "You rolled 2 against 5, 5 to 8 in all: roll again?"
    assert label(table, "again") == "Roll again: 1 in 6"
    assert label(table, "no") == "Keep the 2 and lose"


def test_a_repair_names_who_has_no_leader_and_what_is_broken() -> None:
    table = Table(
        structures=["b=twil-4", "a=twil-4 c=twil-3 d=doom-2"],
        dungeons=["$atrophy", ""],
        books=["atrophy", ""],
        wizards="gaia night",
    )
    table.play(0, "cast atrophy", "pay")
    assert label(table, "at 1:a") == "Corvina’s troll on a (4 → 3)"
    table.play(0, "at 1:a")
    assert SPEECH.prompt(table.state, 1, "en") == (
        "Your ogre on c (3) is not weaker than your troll on a (3): remove one of those that take part."
    )
    table.play(1, "remove a")
    assert SPEECH.prompt(table.state, 1, "de") == (
        "Dein Oger auf c und dein Geist auf d haben keinen Anführer mehr: Wähle, wer aufrückt."
    )


def test_two_enemies_are_named_in_one_sentence() -> None:
    table = Table(
        "gaia doom",
        ["", "a=twil-3 b=dawn-3 e=night-1"],
        auras=["", "a=neutrality"],
        dungeons=["$magic_tempest"],
        books=["magic_tempest"],
    ).play(0, "cast magic_tempest", "pay")
    assert SPEECH.prompt(table.state, 1, "en") == (
        "Your ogre on a lies beside an enemy, your knight on b: remove one of those that take part."
    )
    assert SPEECH.prompt(table.state, 1, "de") == (
        "Dein Oger auf a darf nicht neben deinem Ritter auf b liegen. Entferne eines der beteiligten Lebewesen."
    )


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("move b>c", "Your acolyte on c lies there."),
        ("swap a c", "Your ogre on c would count 3 and needs a leader of more than 3; your acolyte on a has 1."),
        ("move b>e", "Your vampire on e would have no leader."),
        ("move c>d", "Your acolyte on d would lie beside an enemy: your vampire on b."),
        ("imprison a", "Your acolyte on c would have no leader."),
        ("move b>guard", "Your goblin is your guard already."),
        ("cast atrophy", "It costs Doom 2+; you lack Doom 2+."),
        ("cast scry", "Scry is not in your spellbook."),
        ("research night", "1 creature of the Nightwings lies in your dungeon."),
        ("brainwash 2", "Nobody of strength 2 lies in your dungeon."),
        ("raid a>1", "Corvina’s dungeon is empty."),
    ],
)
def test_a_refusal_tells_the_figures(move: str, words: str) -> None:
    table = Table(
        structures=["a=twil-3 b=doom-3 c=cler-1", "", ""],
        guards=["twil-1", "", ""],
        dungeons=["night-1 gaia-1", "", "gaia-2"],
        books=["atrophy", "", ""],
        wizards="gaia night dawn",
    )
    rule = table.state.refusal(0, find(move))
    assert rule is not None
    assert SPEECH.reason(table.state, 0, find(move), rule, "en") == f"{rule.text('en')} {words}"


def told_why_not(table: Table, move: str) -> str:
    """What a refusal adds to the words of its rule."""
    rule = table.state.refusal(0, find(move))
    assert rule is not None
    return SPEECH.reason(table.state, 0, find(move), rule, "en").removeprefix(rule.text("en")).strip()


def test_a_refused_raid_says_that_all_dungeons_are_empty() -> None:
    assert told_why_not(Table(structures=["a=twil-3"]), "raid a>1") == "All other dungeons are empty."


def test_a_sacrifice_of_another_clan_is_not_called_too_weak() -> None:
    table = Table("gaia doom", dungeons=["dawn-3 dawn-2 twil-4 titan"], books=["time_warp"]).play(0, "cast time_warp")
    assert told_why_not(table, "give dawn-2") == "The dwarf (Dawn 2) is too weak: 3 or more is needed."
    assert told_why_not(table, "give twil-4") == told_why_not(table, "give titan") == ""


@pytest.mark.parametrize(
    ("seat", "lang", "line"),
    [
        (0, "en", "You attack Thorben’s troll on b with your ogre on c."),
        (1, "en", "Leonie attacks your troll on b with the ogre on c."),
        (None, "de", "Leonie greift mit dem Oger auf c den Troll von Thorben auf b an."),
        (0, "de", "Du greifst mit deinem Oger auf c den Troll von Thorben auf b an."),
        (1, "de", "Leonie greift mit dem Oger auf c deinen Troll auf b an."),
    ],
)
def test_the_log_says_you_to_those_it_happens_to(seat: int | None, lang: str, line: str) -> None:
    event = Event("attacks", 0, lying(OGRE, 2), 1, lying(TROLL, 1), -1, -1)
    assert SPEECH.line(event, NAMES, seat, lang) == line


@pytest.mark.parametrize(
    ("event", "seat", "lang", "line"),
    [
        (Event("placed", 0, GUARD, OGRE, 0, -1, -1), None, "de", "Leonie stellt den Oger auf Wache."),
        (Event("placed", 0, GUARD, OGRE, 0, -1, -1), 0, "de", "Du stellst den Oger auf Wache."),
        (Event("placed", 0, 2, OGRE, 0, -1, -1), 0, "de", "Du legst den Oger auf c."),
        (Event("placed", 0, GUARD, OGRE, 0, -1, -1), None, "en", "Leonie puts the ogre on guard."),
        (Event("aura_laid", 0, 0, 0, 2, -1, -1), 1, "en", "Leonie lays Aura of Defense on their own position c."),
        (Event("aura_laid", 0, 0, 0, 2, -1, -1), None, "de", "Leonie legt „Aura der Verteidigung“ auf die eigene Position c."),
        (Event("aura_laid", 0, 0, 0, 2, -1, -1), 0, "en", "You lay Aura of Defense on your position c."),
        (Event("aura_laid", 0, 0, 1, 2, -1, -1), 2, "en", "Leonie lays Aura of Defense on Thorben’s position c."),
    ],
)  # fmt: skip
def test_the_log_says_where_a_card_goes_and_whose_place_that_is(
    event: Event, seat: int | None, lang: str, line: str
) -> None:
    assert SPEECH.line(event, NAMES, seat, lang) == line


def ending(structures: list[str], seat: int | None, lang: str) -> str:
    """The last line of the log of a match that ends with these structures."""
    table = Table("doom gaia cler", structures, deck="night-1")
    table.play(0, "recruit wizard", "to dungeon", "end")
    told = [SPEECH.line(event.seen_by(seat), NAMES, seat, lang) for event in table.events()]
    return [line for line in told if line][-1]


@pytest.mark.parametrize(
    ("seat", "lang", "line"),
    [
        (0, "en", "A tie at strength 6: Thorben wins with 3 creatures against 2 (F5)."),
        (1, "en", "A tie at strength 6: you win with 3 creatures against 2 (F5)."),
        (None, "de", "Gleichstand bei Stärke 6: Thorben gewinnt mit 3 Lebewesen gegen 2 (F5)."),
        (1, "de", "Gleichstand bei Stärke 6: Du gewinnst mit 3 Lebewesen gegen 2 (F5)."),
    ],
)
def test_F5_the_last_line_says_what_has_decided_a_tie(seat: int | None, lang: str, line: str) -> None:
    assert ending(["a=twil-4 c=twil-2", "a=dawn-3 b=dawn-2 c=dawn-1", "a=twil-1"], seat, lang) == line


@pytest.mark.parametrize(
    ("seat", "lang", "line"),
    [
        (1, "en", "A tie at strength 6 with 2 creatures each: you share the victory with Leonie (F5)."),
        (2, "en", "A tie at strength 6 with 2 creatures each: Leonie and Thorben share the victory (F5)."),
        (0, "de", "Gleichstand bei Stärke 6 und je 2 Lebewesen: Du teilst dir den Sieg mit Thorben (F5)."),
        (None, "de", "Gleichstand bei Stärke 6 und je 2 Lebewesen: Leonie und Thorben teilen sich den Sieg (F5)."),
    ],
)
def test_F5_the_last_line_says_who_shares_the_victory(seat: int | None, lang: str, line: str) -> None:
    assert ending(["a=twil-4 c=twil-2", "a=dawn-3 b=dawn-3", "a=twil-1"], seat, lang) == line


def test_F4_where_nobody_ties_the_last_line_says_that_strength_decides() -> None:
    line = "The recruits are used up: the strongest structure wins."
    assert ending(["a=twil-4 c=twil-2", "a=dawn-3", "a=twil-1"], None, "en") == line


# The terminal's table


def drawn(state: Firepeak, seat: int | None, lang: str, width: int) -> str:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    console.print(screen(state.view(seat), NAMES, seat, lang))  # type: ignore[arg-type]
    return cast(StringIO, console.file).getvalue()


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_drawn_at_every_width(lang: str, width: int) -> None:
    for state, _ in positions(12, 4, every=60):
        for seat in (None, 3):
            text = drawn(state, seat, lang, width)
            assert all(len(line) <= width for line in text.splitlines())
            assert all(NAMES[s] in text for s in range(4))


def test_the_table_shows_ones_own_dungeon_and_book_and_nobody_elses() -> None:
    table = Table(
        structures=["a=twil-4 d=twil-1", ""],
        dungeons=["night-3", "cler-4"],
        books=["scry", "tornado"],
        wizards="twil night",
    )
    own = drawn(table.state, 0, "en", 100)
    assert re.search(r"a ☾troll 5 .*\n +c · +d ☾goblin 2 ", own)
    assert "✦gargoyle 3" in own
    assert "Scry" in own
    assert "angel" not in own
    assert "Tornado" not in own
    watched = drawn(table.state, None, "en", 100)
    assert "gargoyle" not in watched
    assert "Scry" not in watched
    assert "1 unseen" in watched


def test_the_table_shows_a_contest_while_it_is_rolled_for() -> None:
    table = Table(structures=["a=twil-3", "a=gaia-2"], dungeons=["$lucky_charm", ""], books=["lucky_charm", ""])
    table.play(0, "cast lucky_charm", "pay", "capture a").rolls(2, 5).play(0, "at 1:a")
    assert re.search(
        r"Capture  Leonie \(you\), ogre \d \+ 2  against  Thorben, dryad \d \+ 5", drawn(table.state, 0, "en", 100)
    )


def test_the_end_shows_who_was_strongest() -> None:
    *_, (state, _) = positions(13, 3, every=1000)
    text = drawn(state, 0, "en", 100)
    assert "Final standing" in text
    assert str(max(state.scores())) in text
