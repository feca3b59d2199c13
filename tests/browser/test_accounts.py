"""Devices, tokens, data and moderation in the browser, by keyboard and at three widths."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.checks import nothing_sticks_out, violations_of
from tests.browser.driver import reach
from tests.browser.place import Place
from tests.browser.visitors import Visitors, picture

WIDTHS = {360: 780, 820: 1180, 1440: 900}


def test_settings_show_devices_tokens_and_the_way_out(visitors: Visitors, place: Place) -> None:
    ada, ben = place.arrive("Ada"), place.arrive("Ben")
    ada.ask("PUT", f"/me/blocks/{ben.credentials['person']}", {"kind": "block"})
    page = visitors.come(ada, "settings")

    page.get_by_label("What is it for?").fill("My bot")
    page.get_by_role("button", name="Create a token").click()
    expect(page.get_by_text("Only plays · created on")).to_be_visible()
    expect(page.get_by_text("This device")).to_be_visible()
    expect(page.get_by_text("Blocked on")).to_be_visible()
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        nothing_sticks_out(page)
        picture(page, f"accounts/settings-{width}")
    assert violations_of(page) == []
    page.get_by_role("button", name="No longer mute or block Ben").click()
    expect(page.get_by_text("You have not muted or blocked anyone.")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save my data").click()
    assert saving.value.suggested_filename == "abth-export.json"

    delete = page.get_by_role("button", name="Delete my account")
    reach(page, delete)
    page.keyboard.press("Enter")
    sure = page.get_by_role("button", name="Yes, delete it for good")
    expect(page.get_by_text("This cannot be undone.")).to_be_visible()
    sure.click()
    expect(page.get_by_text("Your account has been deleted.")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('abth.me') ?? 'null'") in ("null", None)


def test_a_player_is_muted_reported_and_removed(visitors: Visitors, place: Place) -> None:
    ada, ben = place.arrive("Ada"), place.arrive("Ben")
    table = ada.make_table([None, None])
    ada.sit(table, 0)
    ben.sit(table, 1)
    page = visitors.come(ada, f"table/{table}")

    more = page.get_by_role("button", name="Mute, block, or report Ben")
    reach(page, more)
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog", name="Ben")
    expect(menu.get_by_role("button", name="Remove for good")).to_be_visible()
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        nothing_sticks_out(page)
        picture(page, f"accounts/player-menu-{width}")
    assert violations_of(page) == []
    menu.get_by_label("Report: what happened?").fill("He insults me")
    menu.get_by_role("button", name="Send the report").click()
    page.get_by_role("button", name="Read one report").click()
    expect(page.get_by_text("He insults me")).to_be_visible()
    picture(page, "accounts/reports")
    page.keyboard.press("Escape")
    more.click()
    menu.get_by_role("button", name="Mute", exact=True).click()
    expect(page.get_by_text("Ben is muted.")).to_be_visible()
    more.click()
    expect(menu.get_by_role("button", name="Unmute")).to_be_visible()
    menu.get_by_role("button", name="Remove for good").click()
    expect(page.get_by_text("Open seat")).to_be_visible()
    assert place.client is not None
    secret = {"Authorization": f"Bearer {ben.credentials['secret']}"}
    refused = place.client.post(f"/tables/{table}/join", json={}, headers=secret)
    assert refused.json()["message_id"] == "problem-kicked"
