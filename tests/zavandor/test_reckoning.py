"""Phase 4, hand limit, points and the end: Z114 to Z122, ZA21a, ZA24 to ZA26, ZA28, ZA33."""

from __future__ import annotations

from random import Random

import pytest

from conclave.games.zavandor.components import SENTINELS
from conclave.games.zavandor.speech import SPEECH
from conclave.games.zavandor.state import Zavandor
from tests.zavandor.kit import Table


def phase_4(table: Table) -> Table:
    """Everybody ends the turn; whoever has too much energy is asked now."""
    for seat in table.view().order:
        table.play(seat, "end")
    return table


def holding(
    limit: int = 5, dust: int = 0, cards: tuple[str, ...] = (), concentrated: dict[str, int] | None = None
) -> Table:
    """Phase 4: seat 2 has this hand limit and this energy, and no active gems; the others have next to nothing."""
    table = Table(3).give(0, dust=0).give(1, dust=0)
    levels = {4: {"gems": 1}, 5: {"fire": 1}, 6: {"artifacts": 1}, 7: {"artifacts": 1, "accumulation": 1}}[limit]
    table.give(2, dust=dust, cards=cards, concentrated=concentrated or {}, active={}, levels=levels)
    assert table.player(2).limit == limit
    return phase_4(table)


def kept(table: Table) -> tuple[int, list[str], dict[str, int]]:
    """What seat 2 has carried over into the next round: dust, cards, concentrated energy."""
    assert table.view().round == 2
    player = table.player(2)
    return player.dust, [f"{card.colour} {card.value}" for card in player.hand], player.concentrated


# Hand weight and hand limit


@pytest.mark.parametrize(
    ("dust", "weight"),
    [
        (0, 0), (2, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 3), (11, 5), (12, 4), (13, 6), (14, 5),
        (15, 5), (16, 6), (17, 6), (18, 7), (19, 7), (20, 6), (21, 8), (22, 7), (23, 9), (24, 8), (25, 8), (30, 9),
        (40, 12), (43, 15), (101, 32),
    ],
)  # fmt: skip
def test_Z114_Z116_dust_weighs_as_little_as_it_can(dust: int, weight: int) -> None:
    assert Table(2).give(0, dust=dust, cards=[]).player(0).weight == weight


def test_Z114_cards_weigh_1_and_concentrated_energy_3() -> None:
    table = Table(2).give(0, dust=0, cards=["blue 3", "red 17"], concentrated={"blue": 1, "red": 2})
    assert table.player(0).weight == 2 + 9


def test_Z114_a_hand_within_the_limit_is_carried_over_without_a_question() -> None:
    table = holding(5, cards=("blue 3", "blue 4", "green 5", "white 8", "red 13"))
    assert kept(table) == (0, ["blue 3", "blue 4", "green 5", "white 8", "red 13"], {})
    assert kept(holding(5, dust=15)) == (15, [], {})
    assert kept(holding(4, cards=("blue 3",), concentrated={"red": 1})) == (0, ["blue 3"], {"red": 1})


def test_Z114_one_card_too_many_is_given_back() -> None:
    table = holding(5, cards=("blue 3", "blue 4", "green 5", "white 8", "red 13", "red 14"))
    assert table.state.to_act == (2,)
    table.refuses(2, "end", "Z114").play(2, "keep")
    assert len(kept(table)[1]) == 5


def test_Z114_the_best_to_keep_of_the_rulebook() -> None:
    """T9: limit 5, a concentrated 20, a blue 5 and 10 dust: 20 + 5 + 2."""
    table = holding(5, dust=10, cards=("blue 5",), concentrated={"blue": 1})
    assert table.player(2).weight == 7
    assert kept(table.play(2, "keep")) == (2, ["blue 5"], {"blue": 1})


def test_Z114_cards_of_the_sages_laid_aside_do_not_count() -> None:
    table = Table(2).give(0, dust=0).give(1, dust=15, cards=[], active={}, levels={"fire": 1}, aside=["red 17"] * 3)
    phase_4(table)
    assert table.view().round == 2
    assert (table.player(1).dust, [card.value for card in table.player(1).hand]) == (15, [17, 17, 17])


def test_Z115_the_player_chooses_and_gets_nothing_for_it() -> None:
    six = ("blue 3", "blue 4", "blue 5", "white 8", "red 13", "red 14")
    table = holding(5, cards=six)
    table.play(2, "keep blue#1", "keep blue#2", "keep blue#3", "keep white#1", "keep red#1")
    assert kept(table) == (0, ["blue 3", "blue 4", "blue 5", "white 8", "red 13"], {})
    assert [(card.colour, card.value) for card in table.view().spent] == [("red", 14)]


def test_Z115_dust_may_be_kept_and_cards_given_back_or_the_other_way_round() -> None:
    cards = ("red 13", "red 14", "red 15")
    assert kept(holding(5, dust=15, cards=cards).play(2, "keep dust")) == (15, [], {})
    table = holding(5, dust=15, cards=cards).play(2, "keep red#1", "keep red#2", "keep red#3")
    assert kept(table) == (5, ["red 13", "red 14", "red 15"], {})


def test_Z116_seven_2_dust_become_10_and_2_and_2() -> None:
    """T10: limit 5, dust 14 is kept whole; of 28 dust 15 stay."""
    assert kept(holding(5, dust=14)) == (14, [], {})
    assert kept(holding(5, dust=28)) == (15, [], {})


@pytest.mark.parametrize(
    ("limit", "dust", "stays"),
    [(4, 13, 12), (4, 14, 12), (4, 11, 10), (5, 16, 15), (5, 13, 12), (6, 21, 20), (6, 19, 17), (7, 23, 22)],
)
def test_Z116_as_much_dust_as_the_limit_allows_stays(limit: int, dust: int, stays: int) -> None:
    assert kept(holding(limit, dust=dust))[0] == stays


def test_Z117_hand_limit() -> None:
    table = Table(6)
    assert [table.player(seat).limit for seat in range(6)] == [4, 4, 5, 5, 6, 6]
    table.give(5, levels={"accumulation": 1, "artifacts": 1}, artifacts=["ball", "wand"])
    assert table.player(5).limit == 13
    assert table.give(0, levels={"gems": 3, "flow": 2, "fire": 4, "sages": 1}).player(0).limit == 3


def test_ZA24_the_hand_limit_has_no_end() -> None:
    table = Table(6).give(4, levels={"artifacts": 4, "accumulation": 4}, artifacts=["ball"] * 3 + ["wand"])
    assert table.player(4).limit == 19
    for seat in range(6):
        if seat != 4:
            table.give(seat, dust=0)
    phase_4(table.give(4, dust=62, cards=[], active={}))  # weight 19
    assert (table.view().round, table.player(4).dust) == (2, 62)


# How energy is given back


def test_ZA25a_everybody_decides_at_the_same_time() -> None:
    table = phase_4(Table(3).give(0, dust=30).give(1, dust=0).give(2, dust=30))
    assert table.state.to_act == (0, 2)
    before = table.player(2, eyes=0)
    table.play(2, "keep")
    assert table.player(2, eyes=0) == before
    assert table.view(0).spent == []
    table.play(0, "keep")
    assert table.view().round == 2


def test_ZA25a_the_first_to_decide_may_be_anybody() -> None:
    table = phase_4(Table(3).give(0, dust=30).give(1, dust=30).give(2, dust=30))
    table.play(1, "keep").play(2, "keep").play(0, "keep")
    assert table.view().round == 2


def test_ZA25a_cards_go_face_up_to_the_discards() -> None:
    table = holding(5, cards=("red 13", "red 14", "red 15", "red 16", "red 17", "blue 3"))
    table.play(2, "keep")
    assert [(card.colour, card.value) for card in table.view().spent] == [("blue", 3)]


def test_ZA25a_ZA33_nothing_is_given_back_that_would_still_fit() -> None:
    table = holding(5, dust=10, cards=("blue 3", "blue 4", "blue 5"))
    table.refuses(2, "keep dust", "ZA33").play(2, "keep blue#1").refuses(2, "keep dust", "ZA33")
    table.play(2, "keep blue#3", "keep dust")
    assert kept(table) == (10, ["blue 3", "blue 5"], {})


def test_ZA33_what_does_not_fit_cannot_be_kept() -> None:
    table = holding(5, cards=("blue 3", "blue 4"), concentrated={"blue": 1, "red": 1})
    table.play(2, "keep concentrated blue").refuses(2, "keep concentrated red", "Z114")
    table.refuses(2, "keep dust", "ZA33").play(2, "keep blue#1", "keep blue#2")
    assert kept(table) == (0, ["blue 3", "blue 4"], {"blue": 1})


def test_ZA33_a_concentrated_energy_that_fits_beside_the_dust_must_be_kept() -> None:
    table = holding(5, dust=5, concentrated={"blue": 2})
    table.refuses(2, "keep dust", "ZA33").play(2, "keep concentrated blue")
    assert kept(table) == (5, [], {"blue": 1})


def test_ZA33_the_space_left_over_is_filled_with_dust() -> None:
    table = holding(6, dust=13, cards=("blue 3", "blue 4", "red 17"))
    table.play(2, "keep red#1", "keep blue#2", "keep dust")  # four places for dust: 10 and 2
    assert kept(table) == (12, ["blue 4", "red 17"], {})


# Points


def test_Z118_the_count_of_the_rulebook() -> None:
    table = Table(3).give(0, active={"opal": 2, "sapphire": 1, "ruby": 1}, levels={"fire": 4}, artifacts=["spellbook"])
    assert table.end_turns().player(0).points == 9


@pytest.mark.parametrize(("gem", "points"), [("opal", 1), ("sapphire", 1), ("emerald", 2), ("diamond", 2), ("ruby", 3)])
def test_Z118_each_active_gem_and_no_gem_of_the_pentagon(gem: str, points: int) -> None:
    table = Table(3).give(0, active={gem: 3}, pentagon={gem: 2})
    assert table.end_turns().player(0).points == 3 * points


def test_Z118_only_level_4_counts() -> None:
    table = Table(3).give(0, active={}, levels={"gems": 4, "flow": 3, "fire": 4, "sages": 1})
    assert table.end_turns().player(0).points == 4


def test_Z118_artifacts_and_sentinels_are_added() -> None:
    table = Table(3).give(0, active={"opal": 2}, artifacts=["talisman", "ball"], sentinels=["tomcat", "raven"])
    assert table.end_turns().player(0).points == 2 + 8 + 1 + (5 + 4) + (5 + 2)
    assert table.player(0).breakdown == {"gems": 2, "knowledge": 0, "artifacts": 9, "sentinels": 16}
    assert table.player(0).sentinel_points == {"tomcat": 9, "raven": 7}


def test_Z119_the_new_count_replaces_the_old_and_may_fall() -> None:
    table = Table(3).give(0, points=40).end_turns()
    assert table.player(0).points == 3
    table.play(0, "sell opal", "deactivate opal").end_turns()
    assert table.player(0).points == 1


def test_Z119_points_stand_still_until_phase_4() -> None:
    table = Table(3).offer("ball").rich().buy(0, "ball", 20).play(0, "sell opal", "enchant sapphire", "pay")
    assert table.player(0).points == 3
    assert table.end_turns().player(0).points == 4


def test_Z119_a_gem_destroyed_by_a_mirror_costs_its_points() -> None:
    table = Table(2).offer("mirror").rich().buy(0, "mirror", 40).play(0, "decline").play(1, "lose opal").end_turns()
    assert [table.player(seat).points for seat in range(2)] == [3 + 2, 2]


def test_Z120_the_bonus_of_a_sentinel_is_counted_afresh_every_phase_4() -> None:
    table = Table(3).give(0, active={"opal": 4}, sentinels=["tomcat"]).end_turns()
    assert table.player(0).points == 4 + 5 + 8
    table.play(0, "sell opal", "deactivate opal").end_turns()
    assert table.player(0).points == 2 + 5 + 4
    assert table.give(0, active={"opal": 5}).end_turns().player(0).points == 5 + 5 + 10


def test_ZA21a_bonus_points_for_gems_are_not_points_from_gems() -> None:
    table = Table(2)
    table.give(0, active={"opal": 1, "sapphire": 2}, artifacts=[], sentinels=["tomcat"])  # 3 + 5 + 2
    table.give(1, active={"sapphire": 4}, artifacts=["cloak", "ball"])  # 4 + 5 + 1
    table.end_turns()
    assert [table.player(seat).points for seat in range(2)] == [10, 10]
    assert table.view().order == [1, 0]


def test_ZA21a_gems_of_the_pentagon_do_not_count_for_the_order() -> None:
    table = Table(2).give(0, active={"opal": 2}, pentagon={"ruby": 5}, artifacts=["ball"]).end_turns()
    assert [table.player(seat).points for seat in range(2)] == [3, 3]
    assert table.view().order == [1, 0]


def test_ZA26_ties_are_drawn_anew_every_round() -> None:
    table = Table(3)
    assert table.view().order == [0, 1, 2]
    assert table.lots(2, 1).end_turns().view().order == [2, 1, 0]
    assert table.lots(1, 2).end_turns().view().order == [1, 2, 0]


def test_ZA26_only_those_who_tie_draw_lots() -> None:
    table = Table(4).give(3, artifacts=["ball"]).lots(2, 1).end_turns()
    assert table.view().order == [3, 2, 1, 0]


# The end


def five_soon(seats: int = 3) -> Table:
    """Four sentinels are sold, two to seat 0 and two to seat 1; everybody is rich."""
    return Table(seats).rich().give(0, sentinels=["owl", "fox"]).give(1, sentinels=["toad", "unicorn"])


def test_Z121_four_sentinels_do_not_end_the_game() -> None:
    table = five_soon().end_turns()
    assert (table.state.over, table.view().round) == (False, 2)


def test_Z121_bought_by_the_first_player_the_round_is_still_completed() -> None:
    """T13."""
    table = five_soon().buy(0, "tomcat", 120).play(0, "end")
    assert (table.state.over, table.view().turn) == (False, 1)
    table.buy(1, "scarab", 120).buy(1, "raven", 120).play(1, "end").buy(2, "salamander", 120)
    assert (table.state.over, table.view().turn) == (False, 2)
    table.end_turns()
    assert (table.state.over, table.view().round) == (True, 1)
    assert [len(table.player(seat).sentinels) for seat in range(3)] == [3, 4, 1]


def test_Z121_bought_by_the_last_player_it_ends_in_this_phase_4() -> None:
    """T13."""
    table = five_soon().play(0, "end").play(1, "end").buy(2, "tomcat", 120)
    assert (table.state.over, table.view().turn) == (False, 2)
    table.end_turns()
    assert (table.state.over, table.view().round) == (True, 1)


def test_Z121_it_makes_no_difference_who_owns_them() -> None:
    table = Table(3).give(1, sentinels=SENTINELS[:5]).end_turns()
    assert table.state.over
    assert table.state.to_act == ()


def test_Z121_the_points_of_the_last_round_are_set_before_the_end() -> None:
    table = five_soon().buy(0, "phoenix", 120).end_turns()
    assert table.player(0).points == 3 + (5 + 0) + (5 + 2) + (5 + 4)
    assert table.state.scores() == [24, 3 + 5 + 5, 3]


def test_Z122_most_points_win() -> None:
    table = Table(3).give(2, sentinels=SENTINELS[:5], points=0).give(0, points=90).end_turns()
    assert table.state.winners() == [2]


def test_Z122_equal_players_share_the_victory() -> None:
    table = Table(3).give(0, active={"opal": 1}, sentinels=["owl", "toad"])
    table.give(1, active={"sapphire": 1}, sentinels=["unicorn", "scarab"]).give(2, active={"ruby": 1})
    table.give(2, sentinels=["raven"]).end_turns()
    assert table.state.over
    assert table.state.scores() == [11, 11, 8]
    assert table.state.winners() == [0, 1]


def test_Z122_points_from_gems_do_not_break_a_tie_for_the_victory() -> None:
    table = Table(2).give(0, active={"ruby": 2}, sentinels=["owl", "toad", "unicorn"])
    table.give(1, active={"opal": 1}, artifacts=["cloak", "cloak"], sentinels=["scarab", "raven"]).end_turns()
    assert table.state.scores() == [21, 21]
    assert table.state.winners() == [0, 1]


def closing(table: Table, seat: int | None, lang: str) -> str:
    table.events()
    return SPEECH.line(table.end_turns().events()[-1], ["Ada", "Ben", "Cleo"], seat, lang)


def test_Z122_the_last_line_says_who_has_won() -> None:
    def table() -> Table:
        return Table(3).give(2, sentinels=SENTINELS[:5])

    over = "The match is over: 5 sentinels are sold."
    assert closing(table(), None, "en") == f"{over} Cleo has the most points (Z122)."
    assert closing(table(), 0, "en") == f"{over} Cleo has the most points (Z122)."
    assert closing(table(), 2, "de").endswith("verkauft. Du hast die meisten Punkte (Z122).")


def test_Z122_the_last_line_says_that_the_victory_is_shared() -> None:
    def table() -> Table:
        table = Table(3).give(0, active={"opal": 1}, sentinels=["owl", "toad"])
        table.give(1, active={"sapphire": 1}, sentinels=["unicorn", "scarab"]).give(2, active={"ruby": 1})
        return table.give(2, sentinels=["raven"])

    assert closing(table(), 1, "en").endswith(
        "Level on points: Ada and you. The victory is shared, since there is no tie-break (Z122)."
    )
    assert closing(table(), None, "de").endswith(
        "Gleich viele Punkte: Ada und Ben. Der Sieg wird geteilt, denn einen Stichentscheid gibt es nicht (Z122)."
    )


def test_ZA25_hand_limit_then_points_then_the_end() -> None:
    table = Table(2).rich(50).give(0, sentinels=SENTINELS[:5])
    table.events()
    table.end_turns()
    assert [event.what for event in table.events() if event.what in {"gives_back", "points", "game_over"}] == [
        "gives_back", "gives_back", "points", "points", "game_over",
    ]  # fmt: skip


def test_ZA25b_round_100_is_the_last() -> None:
    table = Table(2)
    table.state.round = 99
    table.end_turns()
    assert (table.state.over, table.view().round) == (False, 100)
    table.give(1, active={"ruby": 1, "opal": 1}).end_turns()
    assert (table.state.over, table.view().round) == (True, 100)
    assert table.state.scores() == [3, 4]
    assert table.state.winners() == [1]


# What everybody may know


def test_ZA28_colours_and_number_of_cards_are_open_values_are_not() -> None:
    table = Table(2).give(0, cards=["blue 7", "red 13"], aside=["white 12", "white 8"])
    own, seen = table.player(0), table.player(0, eyes=1)
    assert [card.value for card in own.hand] == [7, 13]
    assert [card.value for card in own.aside] == [12, 8]
    assert [(card.colour, card.value) for card in seen.hand] == [("blue", None), ("red", None)]
    assert [(card.colour, card.value) for card in seen.aside] == [("white", None), ("white", None)]
    assert (own.energy, seen.energy, table.player(0, eyes=None).energy) == (15 + 20, None, None)


def test_ZA28_everything_else_lies_open() -> None:
    table = Table(2).give(
        0, dust=17, concentrated={"red": 1}, active={"ruby": 2}, pentagon={"opal": 3}, artifacts=["ball"],
        waiting_stones=1, stones=[20, 25], levels={"fire": 4}, sentinels=["owl"],
    )  # fmt: skip
    own = table.player(0)
    for eyes in (1, None):
        seen = table.player(0, eyes=eyes)
        assert (seen.dust, seen.concentrated, seen.active, seen.pentagon) == (17, {"red": 1}, {"ruby": 2}, {"opal": 3})
        assert (seen.artifacts, seen.sentinels, seen.knowledge) == ({"ball": 1}, ["owl"], {"fire": 4})
        assert (seen.stones, seen.waiting_stones, seen.weight) == ([20, 25], 1, own.weight)


def test_ZA28_a_card_is_shown_when_it_is_spent() -> None:
    table = Table(2).give(0, dust=0, cards=["red 13"])
    assert table.view(1).spent == []
    table.play(0, "enchant opal", "pay")
    assert [(card.colour, card.value) for card in table.view(1).spent] == [("red", 13)]


def test_ZA28_letters_of_the_artifact_deck_are_open() -> None:
    table = Table(2, offer=("spellbook", "ball"))
    assert table.view(None).deck == "A" + "B" * 4 + "C" * 3 + "D" * 2


def test_ZA28_the_card_drawn_is_told_to_its_owner_alone() -> None:
    table = Table(2)
    table.events()
    table.draws("blue 3", "blue 7").end_turns()
    drawn = [event for event in table.events() if event.what == "draws"]
    assert [event.seat for event in drawn] == [0, 1]
    for event in drawn:
        assert event.seen_by(event.seat).hidden >= 0
        assert event.seen_by(1 - event.seat).hidden == -1
        assert event.seen_by(None).hidden == -1


def test_ZA28_a_world_imagined_by_another_knows_no_values() -> None:
    table = Table(2).give(0, cards=["red 17", "red 17"])
    values = set()
    for seed in range(30):
        world = table.state.imagine(1, Random(seed))
        assert isinstance(world, Zavandor)
        values.add(world.energy(0))
    assert len(values) > 3
