"""Whether fingers and mice hit what they mean: measured in the page, in one call.

A target is measured where it can be hit, with whatever belongs to it, not by its box. What lies
under a dialog or outside the window is not measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Page

FINGER: Final = 44  # pixels
MOUSE: Final = 24  # pixels, WCAG 2.2 (2.5.8)

# Targets that may be smaller than a finger, with the reason.
SMALL: Final[Mapping[str, str]] = {
    "p a, p button, li a, li button, td a": "a word in a sentence (WCAG 2.5.8, inline)",
    ".lines-of-log *": "as above",
    ".line-up-slot:has(.falls) .card": "its chance to fall lies on it, and answers a tap itself",
    ".skip, .skip-link": "seen only by those who use the Tab key",
}
# Things that lie over others on purpose.
LYING_OVER: Final[Mapping[str, str]] = {
    ".ask": "the question mark of a card lies on the card",
    ".opp": "its cover is the button; numbers above it open the same",
    ".hand": "the cards of a very full hand are a fan",
    ".selected": "what was picked is lifted above its neighbors",
}


# Texts that something may lie over, with the reason.
COVERED: Final[Mapping[str, str]] = {
    ".card, .mini, .relic, .tile, .wheel, .link": "a drawing; its parts lie over each other",
    ".opp": "its cover is the button",
    ".hand, .neighbor": "the cards of a full hand, and of the Era beside, lie over each other",
    ".beside .due": "scrolls behind the candle",
    ".unseen, .menu > span, .skip, .skip-link": "for those who listen or use the Tab key",
    "label:has(select)": "the list lies over the sign of its language",
}
# What lies over the table for a while, or while the table scrolls below it.
LAYERS: Final = (
    "dialog, .veil, .alarm-veil, .curtain, .drawer, .recap, .toast, .hint, .verdict, .lifted, "
    ".notices, .coach-panel, .why-place, .front-plate, .clash, .shot, .action-bar, .table > header"
)


def misfits_of(page: Page, finger: int = FINGER, *, below: bool = False) -> list[str]:
    """Targets too small to hit or sharing their place with another; texts that are covered.

    Buttons of the bar and cards of the hand must be in the window; what lies `below` something
    is left out.
    """
    wanted = [finger, list(SMALL), list(LYING_OVER), list(COVERED), LAYERS, below]
    found: list[str] = page.evaluate(EVERYTHING, wanted)
    return found


SHARED: Final = """
  const named = (thing) => thing.tagName.toLowerCase() +
    [...thing.classList].filter((name) => !name.startsWith("svelte-"))
      .map((name) => `.${name}`).join("");
  const place = (thing) => [thing.parentElement, thing].filter(Boolean).map(named).join(" > ");
  const words = (thing) => (thing.getAttribute("aria-label") ?? thing.textContent ?? "")
    .trim().replace(/\\s+/g, " ").slice(0, 40);
  const SEEN = { visibilityProperty: true, opacityProperty: true };
  const shown = (thing) => thing.checkVisibility(SEEN);
  const at = (x, y) => document.elementFromPoint(x, y);
  // What is left of a thing where its surroundings scroll or cut; nothing moves meanwhile.
  const cuts = new Map([[null, []]]);
  const cutsOf = (thing) => {
    if (!cuts.has(thing)) {
      const cut = getComputedStyle(thing).overflow !== "visible";
      const around = cutsOf(thing.parentElement);
      cuts.set(thing, cut ? [thing.getBoundingClientRect(), ...around] : around);
    }
    return cuts.get(thing);
  };
  const within = (thing, x, y) => x > 1 && y > 1 && x < innerWidth - 1 && y < innerHeight - 1 &&
    cutsOf(thing.parentElement).every((box) =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
"""

# A square of the size of a finger around the middle of a target must hit it, corners left out.
MISFITS: Final = f"""([finger, small, over]) => {{
  {SHARED}
  const USED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  const LAYERS = "dialog, .overlay, .drawer.over, .recap, .toast, .hint, .coach-panel, .verdict, "
    + ".notices";
  const layer = (thing) => thing.closest(LAYERS);
  const told = (thing) => `${{place(thing)}} ${{words(thing)}}`;
  const found = [];
  const dialog = document.querySelector(".overlay, .alarm-veil");
  const targets = [...document.querySelectorAll(USED)].filter((thing) => {{
    if (thing.disabled || !shown(thing) || thing.closest("[inert]")) return false;
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (dialog && !thing.closest(".overlay, .alarm-veil, [data-testid=due]")) return false;
    return within(thing, x, y) && thing.contains(at(x, y));
  }});
  const reach = finger / 2 - 1.5;
  for (const thing of targets) {{
    const box = thing.getBoundingClientRect();
    const owner = thing.closest("label") ?? thing;
    const hits = (x, y) => {{
      if (!within(thing, x, y)) return true;
      const top = at(x, y);
      if (layer(top) !== layer(thing)) return true; // the edge of what lies over it for a while
      return owner.contains(top) || [...(thing.labels ?? [])].some((label) => label.contains(top));
    }};
    if (!small.some((selector) => thing.matches(selector))) {{
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const wide = hits(x - reach, y) && hits(x + reach, y);
      const high = hits(x, y - reach) && hits(x, y + reach);
      const kind = wide ? "low" : high ? "narrow" : "small";
      const area = `${{Math.round(box.width)}} x ${{Math.round(box.height)}}`;
      if (!wide || !high) found.push(`${{kind}}: ${{area}} ${{place(thing)}}: ${{words(thing)}}`);
    }}
  }}
  for (const [number, one] of targets.entries()) {{
    const a = one.getBoundingClientRect();
    for (const other of targets.slice(number + 1)) {{
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width <= 3 || height <= 3) continue;
      if (one.contains(other) || other.contains(one)) continue;
      if (over.some((selector) => one.closest(selector) || other.closest(selector))) continue;
      if (layer(one) !== layer(other)) continue;
      const [x, y] = [Math.max(a.left, b.left) + width / 2, Math.max(a.top, b.top) + height / 2];
      if (!within(one, x, y) || !within(other, x, y)) continue;
      const area = `${{Math.round(width)}} x ${{Math.round(height)}}`;
      found.push(`shared by ${{area}}: ${{told(one)}} | ${{told(other)}}`);
    }}
  }}
  return found;
}}"""

# A text whose middle, or whose quarters, something else is painted over.
COVERED_TEXTS: Final = f"""([covered, layers]) => {{
  {SHARED}
  const found = [];
  const sheet = new CSSStyleSheet(); // what no click reaches covers too
  sheet.replaceSync("* {{ pointer-events: auto !important }}");
  document.adoptedStyleSheets.push(sheet);
  const paints = (thing) => {{
    if (!shown(thing)) return false;
    if (thing instanceof SVGElement || thing instanceof HTMLImageElement) return true;
    const {{ backgroundColor, backgroundImage }} = getComputedStyle(thing);
    const clear = /^transparent$|, 0(\\.[0-4]\\d*)?\\)$/.test(backgroundColor);
    return !clear || backgroundImage !== "none";
  }};
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {{
    const node = walk.currentNode, parent = node.parentElement;
    if (node.data.trim() === "" || !shown(parent)) continue;
    if (covered.some((selector) => parent.closest(selector))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [rect] = range.getClientRects();
    if (!rect || rect.width < 4) continue;
    const y = rect.top + rect.height / 2;
    for (const part of [0.25, 0.5, 0.75]) {{
      const x = rect.left + rect.width * part;
      const top = within(parent, x, y) ? at(x, y) : null;
      if (!top || top.contains(parent) || parent.contains(top)) continue;
      if (top.closest(layers) !== parent.closest(layers)) continue;
      const way = [];
      for (let one = top; !one.contains(parent); one = one.parentElement) way.push(one);
      const cover = way.find(paints);
      if (!cover) continue;
      const text = node.data.trim().slice(0, 40);
      found.push(`covered by ${{place(cover)}}: ${{place(parent)}} ${{text}}`);
      break;
    }}
  }}
  document.adoptedStyleSheets.pop();
  return found;
}}"""

HALF_SEEN: Final = f"""() => {{
  {SHARED}
  const found = [];
  const dialog = document.querySelector(".overlay, .alarm-veil");
  for (const thing of document.querySelectorAll(
    ".action-bar .offers button:not(.fresh, .skip-link), .hand .card, .phone-hand .mini",
  )) {{
    if (!shown(thing) || thing.disabled || dialog) continue;
    const {{ left, right, top, bottom, width, height }} = thing.getBoundingClientRect();
    const row = thing.closest(".phone-hand, .beside .offers");
    if (row && (row.scrollWidth > row.clientWidth + 1 || row.scrollHeight > row.clientHeight + 1))
      continue; // it scrolls
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`outside: ${{place(thing)}} ${{words(thing)}}`);
    const low = at(left + width * 0.85, bottom - height * 0.1); // where a card has its Close value
    const fanned = low?.closest(".hand") && thing.closest(".hand"); // a very full hand is a fan
    if (!thing.contains(low) && !fanned)
      found.push(`covered by ${{low && place(low)}}: ${{place(thing)}} ${{words(thing)}}`);
  }}
  return found;
}}"""

EVERYTHING: Final = f"""([finger, small, over, covered, layers, below]) => {{
  const misfits = {MISFITS};
  const coveredTexts = {COVERED_TEXTS};
  const halfSeen = {HALF_SEEN};
  const found = misfits([finger, small, over]);
  return below ? found : [...found, ...coveredTexts([covered, layers]), ...halfSeen()];
}}"""
