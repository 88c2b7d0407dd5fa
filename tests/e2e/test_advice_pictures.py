"""The pictures of hints and of an analysis: `CONCLAVE_PICTURES=1 CONCLAVE_EFFORT=1 pytest tests/e2e/test_advice_pictures.py`.

With as much thought as at a real table the analysis takes minutes."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import PATIENCE, ROOT, Visit
from tests.e2e.seats import BOT, ME, bot_plays, message, new_match
from tests.e2e.test_pictures import own_turn, take

RECORD = ROOT / "tests" / "golden" / "zavandor-3-greedy.conclave"
NAMES = ["Leonie", "Thorben", "Yun"]
LANGS = {"": "en", "-de": "de"}

pytestmark = pytest.mark.skipif("CONCLAVE_PICTURES" not in os.environ, reason="makes pictures, tests nothing")


def speak(page: Page, lang: str) -> None:
    page.evaluate(f"document.cookie = 'lang={lang}; path=/'")
    page.reload()


def test_hint(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    match = own_turn(page, lambda now: len(now["options"]) > 8)
    page.goto(f"/match/{match}")
    for suffix, lang in LANGS.items():
        speak(page, lang)
        page.wait_for_selector(".board [data-piece]")
        page.click(".askhint")
        page.wait_for_selector(".hint1")
        take(page, f"hint{suffix}", ".hint1")


def test_analysis(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    text = RECORD.read_text(encoding="utf-8")
    head, gap, moves = text.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith("player")]
    lines += [f"player {seat}: {name}" for seat, name in enumerate(NAMES)]
    id = page.request.post("/api/records", data="\n".join(lines) + gap + moves).json()["match"]
    page.goto(f"/replay/{id}?judge=1&seat=0")
    page.wait_for_function("() => document.querySelectorAll('.turns .turn').length > 3", timeout=10 * PATIENCE)
    half = page.request.get(f"/api/matches/{id}/analysis").json()
    page.goto(f"/replay/{id}?ply={half['turns'][2]['ply']}&seat=0")
    take(page, "analysis-running", ".turns .turn, .pturn")
    page.wait_for_function("() => !document.querySelector('.busy')", timeout=20 * PATIENCE)
    turns = page.request.get(f"/api/matches/{id}/analysis").json()["turns"]
    missed = next((turn for turn in turns if turn["better"]), turns[len(turns) // 2])
    for suffix, lang in LANGS.items():
        page.goto(f"/replay/{id}?ply={missed['ply']}&seat={missed['seat']}")
        speak(page, lang)
        take(page, f"analysis{suffix}", ".versus, .pturn")


def test_the_end_leads_to_it(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    over = new_match(page, [ME, BOT, BOT])["match"]
    bot_plays(page, over, lambda now: False)
    assert message(page, over)["over"]
    page.goto(f"/match/{over}")
    take(page, "end", ".stage.fin")
