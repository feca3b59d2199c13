"""The text seat over HTTP: whole matches by programs that read only text, in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest

from abth.words import LANGUAGES, words_in
from tests.server.house import Guest, House, guests, over_sockets, seated_table

CHOICE = re.compile(r"^ {1,2}(\d+)  \S", re.MULTILINE)
ID = re.compile(
    r"\b(?:terminal|text|do|table|gear|token|line|log|state|power|half)-[a-z][a-z0-9-]+"
)


def numbers_in(text: str, language: str) -> list[int]:
    """The numbers of the choices that a text offers."""
    heading = words_in(language).t("text-heading-choose").upper()
    _, found, below = text.partition(f"{heading}\n")
    return [int(number) for number in CHOICE.findall(below.partition("\n\n")[0])] if found else []


async def type_line(guest: Guest, table: str, line: str, **query: str | int) -> httpx.Response:
    """Type a line at a table."""
    return await guest.http.post(f"/api/tables/{table}/text", content=line.encode(), params=query)


async def read(guest: Guest, table: str, **query: str | int) -> str:
    """The whole text."""
    answer = await guest.http.get(f"/api/tables/{table}/text", params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


async def whole_match(place: House, language: str) -> None:
    """Ada plays against a bot and knows nothing but the text."""
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    said, dice, texts = words_in(language), random.Random(4), []
    over = said.t("text-heading-over").upper()
    text = await read(ada, table, lang=language)
    while over not in text:
        texts.append(text)
        numbers = numbers_in(text, language)
        if not numbers:
            text = await read(ada, table, lang=language, wait=5)
            continue
        texts.append(await read(ada, table, lang=language))  # the page of every decision
        answer = await type_line(ada, table, str(dice.choice(numbers)), lang=language)
        assert answer.status_code == 200
        text = answer.text
    texts.append(await read(ada, table, lang=language))

    told = "\n".join(texts)
    assert said.t("table-round", round=6, rounds=6) in told
    for heading in ("text-caption-totals", "text-heading-eras", "text-heading-players"):
        assert said.t(heading).casefold() in told.casefold()
    assert said.t("text-caption-scores").upper() in texts[-1]
    assert not ID.findall(told)


@pytest.mark.slow
def test_a_program_plays_a_whole_match_in_english(tmp_path: Path) -> None:
    over_sockets(lambda place: whole_match(place, "en"))(tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_program_plays_a_whole_match_in_every_language(tmp_path: Path, language: str) -> None:
    over_sockets(lambda place: whole_match(place, language))(tmp_path)


@over_sockets
async def test_the_text_has_the_order_of_the_page(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    await type_line(ada, table, "1")

    text = await read(ada, table, wait=5)

    headings = ("YOUR TURN", "YOUR HAND", "ERAS", "GEARS OF HISTORY", "PLAYERS", "LOG")
    lines = text.splitlines()
    places = [lines.index(heading) for heading in headings]
    assert places == sorted(places)
    assert lines[1].startswith("Round 1 of 6, Time Travel.")


@over_sockets
async def test_words_questions_and_undo(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    chose = (await type_line(ada, table, "sabaton tommy")).text
    await read(ada, table, wait=5)

    took = (await type_line(ada, table, "take")).text
    back = (await type_line(ada, table, "undo")).text
    why = (await type_line(ada, table, "why 1")).text
    said = (await type_line(ada, table, "say good luck")).text
    dance = (await type_line(ada, table, "dance")).text
    done = (await type_line(ada, table, "done")).text

    assert "chose Tommy." in chose
    assert re.search(r"took the .* token", took)
    assert "YOUR TURN" in took
    assert back.startswith("Your decision has been undone.")
    assert re.match(r"Insert a tile: .*TRAVEL-6: ", why)
    assert said == ""
    assert "“dance” is unclear, so nothing was done. Did you mean " in dance
    assert done == "There is nothing to finish now. (R-62)\n"
    assert f"CHAT\n{ada.name}: good luck" in await read(ada, table)


@over_sockets
async def test_the_language_is_asked_for_or_preferred(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    path = f"/api/tables/{table}/text"

    preferred = await ada.http.get(path, headers={"Accept-Language": "tlh, fr;q=0.5, it;q=0.9"})
    asked = await ada.http.get(path, params={"lang": "de"}, headers={"Accept-Language": "fr"})
    unknown = await ada.http.get(path, params={"lang": "tlh"})

    assert "TOCCA A TE" in preferred.text
    assert "DU BIST DRAN" in asked.text
    assert unknown.status_code == 400


@over_sockets
async def test_a_page_in_parts_and_a_command_answered_in_parts(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])

    page = await ada.get(f"/tables/{table}/text/page")
    reply = await ada.post(f"/tables/{table}/text/page", {"command": "card spy", "key": "a"})
    played = await ada.post(f"/tables/{table}/text/page", {"command": "1", "key": "b"})
    again = await ada.post(f"/tables/{table}/text/page", {"command": "1", "key": "b"})
    await read(ada, table, wait=5)
    await ada.post(f"/tables/{table}/text/page", {"command": "take", "key": "c"})
    back = await ada.post(f"/tables/{table}/text/page", {"command": "undo", "key": "d"})

    assert page["choices"][0]["typed"] == "sabaton hannes"
    assert reply["answer"][0].startswith("Spy. Base Unit")
    assert reply["page"]["version"] == page["version"]
    assert played["answer"] == []
    assert played["page"]["version"] > page["version"]
    assert again["answer"] == []
    assert back["answer"] == ["Your decision has been undone."]


@over_sockets
async def test_a_command_on_a_version_that_is_gone_is_refused_in_words(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    await type_line(ada, table, "1", seen=0)

    late = await type_line(ada, table, "1", seen=0)

    assert late.status_code == 200
    assert late.text == words_in("en").t("problem-stale") + "\n"


@over_sockets
async def test_bodies_that_are_no_line_are_refused(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    path = f"/api/tables/{table}/text"

    assert (await ada.http.post(path, content=b"\xff")).status_code == 400
    assert (await ada.http.post(path, content=b"x" * 601)).status_code == 413
    assert (await place.client().post(path, content=b"1")).status_code == 401
