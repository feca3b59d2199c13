"""Friends at a table: a guest by link, an agreed end, a rematch by one click each."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.place import Place
from tests.browser.visitors import DESK, PHONE, Visitors, picture


def test_a_guest_joins_by_link_ends_by_agreement_and_plays_again(
    visitors: Visitors, place: Place
) -> None:
    ada = place.arrive("Ada")
    table = ada.make_table([None, None], seed=None)
    ada.sit(table, 0)
    guest = visitors.come(None, f"table/{table}")

    # Asked for a name first, with a suggestion; the same click takes the seat.
    asked = guest.get_by_role("dialog", name="invited")
    field = asked.get_by_role("textbox")
    assert field.input_value() != ""
    picture(guest, "friends/invited")
    field.fill("Zoe")
    asked.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_role("heading", name="Zoe")).to_be_visible()
    picture(guest, "friends/lobby")

    ada.start(table)
    guest.get_by_role("button", name="End the match or give up").click()
    menu = guest.get_by_role("dialog", name="End the match")
    expect(menu.get_by_text("The match ends, and you lose it.")).to_be_visible()
    picture(guest, "friends/menu")
    guest.keyboard.press("Escape")
    ada.ask("POST", f"/tables/{table}/end", {"counts": True})
    offer = guest.get_by_role("status").filter(has_text="Ada offers to end the match")
    expect(offer).to_be_visible()
    for name, size in {"desk": DESK, "phone": PHONE}.items():
        guest.set_viewport_size(size)
        picture(guest, f"friends/offer-{name}")
    guest.set_viewport_size(DESK)
    offer.get_by_role("button", name="Agree").click()
    guest.get_by_test_id("result").click()
    expect(guest.get_by_text("Ended early by agreement")).to_be_visible()

    guest.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_text("Zoe wants a rematch. Waiting for Ada.")).to_be_visible()
    picture(guest, "friends/rematch")
    again = ada.ask("POST", f"/tables/{table}/rematch", {})
    assert again["state"] == "playing"
    guest.wait_for_url(f"**/table/{again['id']}")
    expect(guest.locator(".due").first).to_be_visible()
