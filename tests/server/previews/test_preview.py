"""What a link tells a stranger."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from abth.protocol.wire import SeatState, TableOptions, TableState
from abth.server.http.client_pages import PAGES
from abth.server.previews.preview import TITLES, preview_of_page, preview_of_table
from abth.words import LANGUAGES, words_in


def table(options: dict[str, Any] | None = None, **change: Any) -> TableState:
    plan = {"name": "Friday", "seats": [{}, {}, {}]} | (options or {})
    state = {
        "id": "t1", "state": "playing", "host": "h", "hosting": False, "yours": [], "version": 9,
        "commitment": "", "to_act": 1, "deadline": None, "round": 4, "created": 0.0,
        "started": 0.0, "ended": None, "winners": [], "scores": [], "coach": False,
        "rematch": None, "forked_from": None, "spectators": 0, "link": "/table/t1",
    } | change  # fmt: skip
    seats = [
        SeatState(seat=0, kind="person", name="Ada", person="a"),
        SeatState(seat=1, kind="bot", name="Captain", bot="captain"),
        SeatState(seat=2, kind="open", name=None),
    ]
    fields = {name: state[name] for name in state if name in TableState.__struct_fields__}
    filled: dict[str, Any] = dict.fromkeys(TableState.__struct_fields__) | fields
    return TableState(**filled | {"options": msgspec.convert(plan, TableOptions), "seats": seats})


def test_every_page_has_a_title_and_a_text() -> None:
    assert set(TITLES) == PAGES - {"table", "player"}
    for language in LANGUAGES:
        words = words_in(language)
        for page in ("", *PAGES):
            preview = preview_of_page(page, words)
            assert preview.title
            assert " " in preview.text, (language, page)


def test_a_table_in_play_tells_round_and_players() -> None:
    preview = preview_of_table(table(), words_in("en"))

    assert preview.card is not None
    assert preview.card.players == ("Ada", "Captain")
    assert (preview.card.to_act, preview.card.waited_for) == (1, "Captain")
    assert preview.text == "Waiting for Captain · Round 4 of 6. Ada and Captain"


def test_bots_are_named_in_the_language_of_the_reader() -> None:
    preview = preview_of_table(table(), words_in("de"))
    assert words_in("de").t("bot-captain") in preview.text


def test_bots_keep_their_numeral_and_their_thinking_time() -> None:
    champion = SeatState(
        seat=1, kind="bot", name="Champion (0.1\N{NO-BREAK SPACE}s) II", bot="champion:ms=100"
    )
    preview = preview_of_table(msgspec.structs.replace(table(), seats=[champion]), words_in("de"))

    assert preview.card is not None
    assert preview.card.players == ("Champion (0,1\N{NO-BREAK SPACE}s) II",)


@pytest.mark.parametrize("private", [{"invitation": True}, {"spectators": False}])
def test_a_private_table_tells_its_name(private: dict[str, bool]) -> None:
    preview = preview_of_table(table(private), words_in("en"))

    assert preview.text == "By invitation only"
    assert preview.card is not None
    assert (preview.card.title, preview.card.players, preview.card.round) == ("Friday", (), 0)


def test_a_table_that_spectators_see_later_waits_for_nobody() -> None:
    preview = preview_of_table(table(to_act=None, round=None), words_in("en"))
    assert preview.text == "In progress. Ada and Captain"


@pytest.mark.parametrize(("state", "line"), [("open", "Waiting for players"), ("over", "Finished")])
def test_before_and_after_a_match(state: str, line: str) -> None:
    preview = preview_of_table(table(state=state, to_act=None), words_in("en"))
    assert preview.text.startswith(line)
