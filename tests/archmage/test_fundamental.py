"""The Fundamental spells: A200 to A205."""

from __future__ import annotations

from tests.archmage.kit import Table

# Decay


def decay(*others: str) -> Table:
    mages = " ".join(["f5", "d5", "h5", "f8"][: 1 + len(others)])
    return Table(mages=mages, relics=["bones=1", *others], books=["decay"], seats=1 + len(others))


def test_A200_with_ten_relics_nobody_is_hit() -> None:
    decay("seeds=4 gems=6").refuses("A200", "cast decay")


def test_A200_with_thirteen_the_caster_removes_three() -> None:
    table = decay("seeds=4 gems=9").cast("decay")
    assert table.view().asked == "decay"
    table.refuses("A200", "discard bones").play("discard seeds", "discard seeds", "discard gems")
    assert table.relics(1) == {"seeds": 2, "gems": 8}
    assert table.view().asked == "journey"
    assert table.relics(0) == {}


def test_A200_the_caster_chooses_the_victim_among_those_it_can_hit() -> None:
    table = decay("seeds=11", "gems=12").cast("decay")
    assert table.options() == ["against 1", "against 2"]
    table.play("against 2")
    assert (table.relics(1), table.relics(2)) == ({"seeds": 11}, {"gems": 10})
    table = decay("seeds=10", "gems=12", "bones=11").cast("decay").refuses("A200", "against 1")
    assert table.options() == ["against 2", "against 3"]


# Entangling Vines


def vines(**more: int) -> Table:
    return Table("g4=grove h4=mine", mages="g4 d5", relics=["seeds=1"], pupils=["nature=1"], **more)  # type: ignore[arg-type]


def test_A201_up_to_three_hexes_the_own_one_and_its_neighbours() -> None:
    table = vines().cast("vines")
    assert table.may("at") == ["g4", "f4", "f5", "g3", "g5", "h3", "h4"]
    table.refuses("A170a", "done").refuses("A201", "at h5")
    table.play("at g4").refuses("A201", "at g4").play("at h4", "at f4")
    assert table.tokens() == {"g4": "vines", "h4": "vines", "f4": "vines"}
    assert table.view().asked == "journey"
    table = vines().cast("vines").play("at g5", "done")
    assert table.tokens() == {"g5": "vines"}


def test_A201_AA12_entering_costs_two_also_for_the_caster() -> None:
    table = vines(points=3).cast("vines").play("at h4", "done", "go h4")
    assert table.view().points == 1
    vines(points=1).cast("vines").play("at h4", "done").refuses("A94a", "go h4")


def test_A201_they_leave_in_the_casters_next_preparation() -> None:
    table = vines().cast("vines").play("at h4", "done").ends_turn("nature")
    assert table.tokens() == {"h4": "vines"}
    table.ends_turn()
    assert table.tokens() == {}


# Quicken


def test_A202_a_journey_of_seven_points() -> None:
    table = Table(mages="f5", relics=["scrolls=1"], pupils=["time=1"]).cast("quicken")
    assert table.view().points == 7
    table = Table("g4=grove:1", mages="f4", relics=["scrolls=1"], pupils=["time=1"], points=0).cast("quicken")
    table.play("go g4", "attack")
    assert table.view().points == 0
    table = Table(mages="g4", relics=["scrolls=1"], pupils=["time=1"], points=0).cast("quicken").play("explore")


def test_A202_not_after_the_action() -> None:
    table = Table("g4=grove:0", mages="f4", relics=["scrolls=1"], pupils=["time=1"]).play("stop", "gather")
    table.refuses("A179", "cast quicken")


# Stone Skin


def stone_skin(land: str, mages: str, **more: str) -> Table:
    """Seat 0 has cast it; now it is the turn of seat 1."""
    relics = ["gems=1", "bones=3 blood=3 seeds=3"]
    table = Table(land, mages=mages, relics=relics, pupils=["will=1", more.get("pupils", "")])
    return table.cast("stone_skin").ends_turn("nature")


def test_A203_an_attack_is_refused_the_removal_of_a_ward_is_not() -> None:
    table = stone_skin("g4=grove:0+ward h4=mine:0", "d5 g4").play("unward").refuses("A203", "attack")
    assert table.warded() == set()
    table.play("go h4").refuses("A203", "attack")


def test_A203_obliterate_does_not_kill_but_removes_the_ward() -> None:
    table = stone_skin("g4=grove:0+ward h4=mine:0 f4=town:1", "d5 g4", pupils="obliterate=1")
    table.play("cast obliterate")
    while table.view().asked == "payment":
        table.play(table.options()[0])
    assert table.held(0) == {"g4", "h4"}
    assert table.warded() == set()
    assert table.held(1) == set()
    stone_skin("g4=grove:0", "d5 g4", pupils="obliterate=1").refuses("A170a", "cast obliterate")


def test_A203_no_help_against_cursed_tower_chasm_and_imprison() -> None:
    table = Table(mages="f5 d5", relics=["gems=1"], pupils=["will=1"], company=(3,)).cast("stone_skin").play("go f6")
    assert table.people()[0] == 2
    table = stone_skin("g4=grove:0", "d5 h4", pupils="chasm=1")
    table.play("cast chasm", "pay blood", "pay blood", "toward nw")
    assert table.held(0) == set()
    table = stone_skin("g4=grove:0", "d5 h4", pupils="imprison=1")
    table.play("cast imprison", "pay blood", "pay blood", "at g4")
    assert table.held(0) == set()


# Subjugate


def test_A204_each_kill_by_an_attack_brings_a_follower() -> None:
    table = Table("g4=grove:1 h4=mine:1+ward", mages="f4", relics=["blood=1"], pupils=["blood=1"], company=(5,))
    table.cast("subjugate").play("go g4", "attack")
    assert table.people() == (6, 18)
    table.play("go h4", "unward")
    assert table.people() == (6, 18)
    table.play("attack")
    assert table.people() == (7, 17)


def test_A204_no_other_loss_counts() -> None:
    land = "g4=grove:1 h4=mine:1 f4=town:1"
    books = ["subjugate obliterate imprison chasm"]
    for spell, aim in (("obliterate", []), ("imprison", ["at f4"]), ("chasm", ["toward n"])):
        table = Table(land, mages="g4 d5", relics=["blood=9"], books=books, company=(5,)).cast("subjugate")
        table.cast(spell).play(*aim)
        assert table.people()[0] == 5


# Transmute


def test_A205_up_to_three_relics_each_for_another_kind_blood_too() -> None:
    table = Table(mages="f5", relics=["widgets=2 blood=1 seeds=1"], pupils=["matter=1"]).cast("transmute")
    table.refuses("A170a", "done").play("give blood")
    assert table.may("take") == ["seeds", "widgets", "scrolls", "gems", "bones"]
    table.refuses("A205", "take blood").play("take gems", "give seeds", "take blood", "give widgets", "take blood")
    assert table.relics() == {"gems": 1, "blood": 2}
    assert table.view().asked == "journey"
    table = Table(mages="f5", relics=["widgets=2 seeds=1"], pupils=["matter=1"]).cast("transmute")
    table.play("give seeds", "take gems", "done")
    assert table.relics() == {"widgets": 1, "gems": 1}


def test_A205_the_casting_widget_is_gone_first_the_example_in_the_book() -> None:
    table = Table(mages="f5", relics=["widgets=1 bones=2"], pupils=["matter=1"]).cast("transmute")
    assert table.may("give") == ["bones"]
    table.refuses("A205", "give widgets")
    Table(mages="f5", relics=["widgets=1"], pupils=["matter=1"]).refuses("A205", "cast transmute")
