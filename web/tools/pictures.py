"""Draws icons, the background of link previews, and home's pieces: `python tools/pictures.py URL`.

Needs Playwright with Chromium, Pillow, and a server with the built client at the URL. The results
are kept in `public`, those of home in `src/art`.
"""

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parent.parent
PUBLIC = WEB / "public"
WHEEL = (WEB / "src" / "art" / "wheel.svg").read_text(encoding="utf-8")
ICONS = (("icon-192", 192, 0.94), ("icon-512", 512, 0.94), ("icon-maskable-192", 192, 0.7),
         ("icon-maskable-512", 512, 0.7), ("touch-icon", 180, 0.8))  # fmt: skip
CARDS = (("winged-hussars", 650, 160, 250, -9), ("kamakura-samurai", 915, 160, 250, 8),
         ("lion-from-the-north", 770, 110, 262, 0))  # fmt: skip
PIECES = ("learn-winner", "learn-loser", "learn-relic-back", "learn-relic")
EDGE = "#20242b"
FINE = 2  # pixels of a picture for one of the page
BARE = """body, .backdrop { background: none !important }
.as-taught > * { box-shadow: none !important }"""
ICON = """<body style="margin:0;background:%s;display:grid;place-items:center;height:100vh">
<div style="width:%dpx;height:%dpx">%s</div>"""

STAGE = """(cards) => {
  const found = cards.map(([name, x, y, width, turn]) => {
    const card = [...document.querySelectorAll(`use[href="#sc-${name}"]`)].at(-1).closest(".card");
    return [card, x, y, width, turn];
  });
  const stage = document.createElement("div");
  stage.dataset.theme = "dark";
  Object.assign(stage.style, { position: "fixed", inset: 0, zIndex: 999, overflow: "hidden",
    background: `radial-gradient(circle at 50% 62%, #2a2f38 0 90px, #0000 94px),
      repeating-conic-gradient(from 0deg at 50% 62%, #ffffff0b 0 1.2deg, #0000 1.2deg 6deg),
      linear-gradient(#07131f, #0e2740 70%, #0b0c0e)` });
  const hill = document.createElement("div");
  Object.assign(hill.style, { position: "absolute", inset: "380px -80px -200px",
    borderRadius: "50% 50% 0 0 / 30% 22% 0 0", background: "#090e15" });
  const frame = document.createElement("div");
  Object.assign(frame.style, { position: "absolute", inset: "3px", border: "3px solid #8d6625",
    outline: "1px solid #8d6625", outlineOffset: "-9px" });
  const mark = document.createElement("div");
  Object.assign(mark.style, { position: "absolute", left: "58px", top: "48px", display: "flex",
    gap: "14px", alignItems: "center", color: "#e9c778", font: "700 30px 'Grenze Gotisch'" });
  mark.innerHTML = '<svg width="38" height="38" viewBox="0 0 512 512" fill="currentColor">' +
    '<use href="#i-big-gear"/></svg><span>A Battle Through History</span>';
  stage.append(hill);
  for (const [card, x, y, width, turn] of found) {
    const place = document.createElement("div");
    Object.assign(place.style, { position: "absolute", left: `${x}px`, top: `${y}px`,
      transformOrigin: "0 0", filter: "drop-shadow(0 10px 24px #000c)" });
    const shown = card.cloneNode(true);
    place.append(shown);
    stage.append(place);
    document.body.append(stage);
    const scale = width / shown.getBoundingClientRect().width;
    place.style.transform = `rotate(${turn}deg) scale(${scale})`;
  }
  stage.append(mark, frame);
}"""


def draw_icons(browser: Browser) -> None:
    """The wheel on the color of the table; what may be masked leaves room around it."""
    for name, size, share in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        width = round(size * share)
        ground = "transparent" if name.startswith("icon-") and share > 0.9 else "#0b0c0e"
        page.set_content(ICON % (ground, width, width, WHEEL))
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()
    with Image.open(PUBLIC / "icon-192.png") as icon:
        icon.save(PUBLIC / "favicon.ico", sizes=[(16, 16), (32, 32), (48, 48)])


def draw_background(browser: Browser, url: str) -> None:
    """Three cards of the box, with room for a table's name beside them."""
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.goto(f"{url}/pieces")
    for name, *_ in CARDS:
        page.locator(f'.card:has(use[href="#sc-{name}"])').last.scroll_into_view_if_needed()
        page.locator(f"#sc-{name}").wait_for(state="attached")
    page.evaluate(STAGE, CARDS)
    page.wait_for_timeout(300)
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").save(PUBLIC / "share-background.jpg", quality=88, optimize=True)
    page.close()


def draw_pieces(browser: Browser, url: str) -> None:
    """The pieces beside what a newcomer will learn; the page rounds their corners."""
    page = browser.new_page(device_scale_factor=FINE, bypass_csp=True)
    page.goto(f"{url}/pieces")
    row = page.locator(".as-taught")
    row.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    page.add_style_tag(content=BARE)
    for place, name in enumerate(PIECES):
        shot = row.locator("> *").nth(place).screenshot(omit_background=True)
        path = WEB / "src" / "art" / f"{name}.webp"
        piece = Image.open(io.BytesIO(shot)).convert("RGBA")
        drawn = Image.new("RGB", piece.size, EDGE)
        drawn.paste(piece, (0, 0), piece)
        drawn.save(path, quality=40, method=6)
    page.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        address = sys.argv[1].rstrip("/")
        draw_icons(chromium)
        draw_background(chromium, address)
        draw_pieces(chromium, address)
        chromium.close()
