"""The report of a tournament in a browser: both languages, both lights, a desk and a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from conclave.lab.arena import Contest
from conclave.lab.crews import alone
from conclave.lab.report import page as written
from conclave.lab.tournament import Tournament
from tests.e2e.conftest import DESK, PATIENCE, PHONE
from tests.e2e.seats import assert_accessible


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tournament = Tournament(Contest("zavandor", 2, ("greedy", "random"), {}, 2), 4, None)
    tournament.play(alone)
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(written(tournament.standings(), 8, "en"), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_report_is_accessible_in_both_languages(
    browser: Browser, report: Path, size: tuple[int, int], scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme="light" if scheme == "light" else "dark"
    )
    context.set_default_timeout(PATIENCE)
    fetched: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(report.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text("The Scepter of Zavandor")
    assert_accessible(page)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Das Zepter von Zavandor")
    expect(page).to_have_title("Das Zepter von Zavandor · Turnier")
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("html").get_attribute("data-theme") == scheme
    page.get_by_role("button", name="Bei Tag oder bei Nacht").click()
    assert page.locator("html").get_attribute("data-theme") != scheme
    assert_accessible(page)
    assert [url for url in fetched if not url.startswith("data:")] == [report.as_uri()]
    context.close()
