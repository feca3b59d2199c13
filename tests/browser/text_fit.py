"""Whether every text fits its place: measured in the page, in one call for all languages.

Data types: `Ruler`, a window that is measured at every width in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.visitors import keep_picture
from tests.browser.words import LANGUAGES

SIZES: Final[dict[int, ViewportSize]] = {
    360: {"width": 360, "height": 740},
    820: {"width": 820, "height": 1180},
    1440: {"width": 1440, "height": 900},
}
SMALLEST: Final = 11  # pixels that letters need

# Texts that may be wider than their place, with the reason; a fault is named by its kind.
CUT: Final[Mapping[str, str]] = {
    ".skip-link": "is seen only while the Tab key has reached it",
    ".skip": "lies above the page until the Tab key reaches it",
    ".opponent .name b": "a name may be long; the title of the button has all of it",
    ".opp .name": "a name may be long; its title has all of it",
    ".neighbor": "of the Units beside an Era on a phone only an edge is shown",
    ".tale .done": "steps that do not fit above the newest are left out whole; the log has them",
}
OVERLAPPING: Final[Mapping[str, str]] = {
    ".beside .due": "scrolls above its buttons; what it hides lies over nothing",
}
SCROLLING: Final[Mapping[str, str]] = {
    ".numbered nav": "the groups of the numbered rules in one row, to be swiped",
    ".scrolled": "a table of numbers at the end of a match",
    ".phone-hand": "the hand of a phone, to be swiped",
}


class Ruler:
    """A window that is measured at every width in every language."""

    def __init__(
        self,
        page: Page,
        sizes: Sequence[int] = tuple(SIZES),
        languages: Sequence[str] = LANGUAGES,
    ) -> None:
        self.page = page
        self.sizes = sizes
        self.languages = languages
        self.measured = 0
        self.faults: list[str] = []

    def measure(self, state: str) -> None:
        """Note what does not fit; with a picture of the worst language."""
        for width in self.sizes:
            self.page.set_viewport_size(SIZES[width])
            found: dict[str, list[str]] = self.page.evaluate(MEASURE, [list(self.languages), RULES])
            self.measured += len(found)
            for language, faults in found.items():
                self.faults += [f"{state} {width} {language}: {fault}" for fault in faults]
            worst = max(found, key=lambda language: len(found[language]))
            if found[worst]:
                self.page.evaluate(SPEAK, worst)
                keep_picture(self.page, f"widths/{state}-{width}-{worst}")

    def check(self) -> None:
        """Everything fitted."""
        faults = "\n".join(self.faults)
        assert not self.faults, f"{len(self.faults)} texts do not fit:\n{faults}"


RULES: Final = {
    "smallest": SMALLEST,
    "cut": list(CUT),
    "overlapping": list(OVERLAPPING),
    "scrolling": list(SCROLLING),
}

# The settings change as they do when another window of the same browser changes them.
SPEAK: Final = """async function speak(language) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const kept = JSON.parse(localStorage["abth.settings"]);
  localStorage["abth.settings"] = JSON.stringify({ ...kept, language });
  dispatchEvent(new StorageEvent("storage", { key: "abth.settings" }));
  for (let tries = 0; document.documentElement.lang !== language; tries += 1) {
    if (tries > 600) throw new Error(`the page does not speak ${language}`);
    await frame();
  }
  await document.fonts.ready;
  await frame();
  await frame();
}"""

# The page is too wide; a text is cut, leaves its box or the window, is too small or overlaps.
FAULTS: Final = """function faultsOf(rules) {
  const SLACK = 1; // pixels, for rounding
  const faults = new Map();
  const among = (thing, selectors) => selectors.some((selector) => thing.closest(selector));
  const named = (thing) => thing.tagName.toLowerCase() +
    [...thing.classList].filter((name) => !name.startsWith("svelte-"))
      .map((name) => `.${name}`).join("");
  const place = (thing) => {
    const way = [];
    for (let one = thing; one && one !== document.body && way.length < 4; one = one.parentElement)
      way.unshift(named(one));
    return way.join(" > ");
  };
  const fault = (kind, thing, text, by) => {
    const key = `${kind} in ${place(thing)}: ${text}`;
    if (!faults.has(key))
      faults.set(key, `${kind} by ${Math.ceil(by)} in ${place(thing)}: ${text.slice(0, 70)}`);
  };
  const styles = new Map();
  const styleOf = (thing) => {
    if (!styles.has(thing)) styles.set(thing, getComputedStyle(thing));
    return styles.get(thing);
  };
  const boxes = new Map();
  const boxOf = (thing) => {
    if (!boxes.has(thing)) boxes.set(thing, thing.getBoundingClientRect());
    return boxes.get(thing);
  };
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const clear = /^rgba\\(.*, 0\\)$|^transparent$/;
  const isBox = (style) => style.boxShadow !== "none" || style.backgroundImage !== "none" ||
    style.borderLeftWidth !== "0px" || !clear.test(style.backgroundColor);
  const beyond = (rects, box) => Math.max(
    ...rects.map((rect) => Math.max(box.left - rect.left, rect.right - box.right)));
  const beyondInHeight = (rects, box) => Math.max(
    ...rects.map((rect) => Math.max(box.top - rect.top, rect.bottom - box.bottom)));

  // Letters fill about three fifths of the height of their line.
  const lettersOf = (rect) => ({
    left: rect.left, right: rect.right,
    top: rect.top + rect.height * 0.2, bottom: rect.bottom - rect.height * 0.2,
  });
  const rectsOf = (node) => {
    const range = document.createRange();
    range.setStart(node, node.data.search(/\\S/));
    range.setEnd(node, node.data.trimEnd().length);
    return [...range.getClientRects()].filter((rect) => rect.width > 0).map(lettersOf);
  };
  const sizeOf = (thing) => {
    const scale = thing instanceof SVGElement ? (thing.getScreenCTM()?.d ?? 1) : 1;
    return parseFloat(styleOf(thing).fontSize) * Math.abs(scale);
  };

  /** What is read aloud only: a box of one pixel. */
  const forEarsOnly = (thing) => {
    for (let one = thing; one && one !== document.body; one = one.parentElement)
      if (hides(styleOf(one).overflowX) && boxOf(one).width <= 1) return true;
    return false;
  };

  const checkText = (parent, text, rects) => {
    let wide = true, high = true; // whether widths and heights of ancestors still matter
    let inside = true; // whether the boxes around are its own: nothing was laid out apart
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      if (style.display === "contents") continue;
      const box = boxOf(one);
      if (scrolls(style.overflowX)) {
        if (one.scrollWidth > one.clientWidth + SLACK && !among(one, rules.scrolling))
          fault("scrolls sideways", one, text, one.scrollWidth - one.clientWidth);
        wide = false;
      }
      if (scrolls(style.overflowY)) high = false;
      const byWidth = beyond(rects, box), byHeight = beyondInHeight(rects, box);
      const beside = wide && byWidth > SLACK, above = high && byHeight > SLACK;
      if (beside && hides(style.overflowX)) return fault("cut", parent, text, byWidth);
      if (above && hides(style.overflowY)) return fault("cut in height", parent, text, byHeight);
      if (inside && isBox(style) && beside)
        return fault(`leaves ${named(one)}`, parent, text, byWidth);
      if (inside && isBox(style) && above)
        return fault(`leaves ${named(one)} in height`, parent, text, byHeight);
      if (style.position === "absolute") inside = false;
      if (style.position === "fixed") break;
    }
    const by = beyond(rects, { left: 0, right: innerWidth });
    if (wide && by > SLACK) fault("leaves the window", parent, text, by);
  };

  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, parent = node.parentElement;
    if (node.data.trim() === "" || parent.closest("script, style, select, textarea, title, desc"))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (forEarsOnly(parent)) continue;
    const rects = rectsOf(node), text = node.data.trim().replace(/\\s+/g, " ");
    if (rects.length === 0) continue;
    const size = sizeOf(parent), style = styleOf(parent);
    if (size < rules.smallest - 0.01)
      fault(`only ${size.toFixed(1)} px`, parent, text, 0);
    if (hides(style.overflowX) && parent.scrollWidth > parent.clientWidth + SLACK &&
        !among(parent, rules.cut))
      fault("cut", parent, text, parent.scrollWidth - parent.clientWidth);
    if (!among(parent, rules.cut)) checkText(parent, text, rects);
    if (!among(parent, [...rules.cut, ...rules.overlapping])) texts.push({ parent, text, rects });
  }

  /** Whether two things have an ancestor in common, at most three steps away from both. */
  const family = (thing) => [thing, thing.parentElement, thing.parentElement?.parentElement];
  const related = (one, other) => one !== other &&
    family(one).some((elder) => elder && elder !== document.body && family(other).includes(elder));
  // From top to bottom: a line of text meets only those that begin before it ends.
  const lines = texts.flatMap(({ parent, text, rects }) =>
    rects.map((rect) => ({ parent, text, rect }))).sort((a, b) => a.rect.top - b.rect.top);
  for (const [number, { parent, text, rect }] of lines.entries()) {
    for (let next = number + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other.rect.top > rect.bottom - 2) break;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      if (width > 2 && height > 2 && related(parent, other.parent))
        fault("overlaps", parent, `${text.slice(0, 30)} | ${other.text}`, width);
    }
  }

  // Choices and examples in fields have no text nodes that are laid out: a canvas measures them.
  const canvas = document.createElement("canvas").getContext("2d");
  const fields = "select, input[placeholder], textarea[placeholder]";
  for (const field of document.querySelectorAll(fields)) {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (among(field, rules.cut)) continue;
    const style = styleOf(field);
    canvas.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const said = field.options ? [...field.options].map((one) => one.text) : [field.placeholder];
    for (const text of said) {
      const by = canvas.measureText(text.trim()).width - room;
      if (by > SLACK) fault("cut", field, text, by);
    }
  }
  const page = document.documentElement;
  const over = page.scrollWidth - innerWidth;
  if (over > 0) fault("too wide", page, "the page", over);
  return [...faults.values()];
}"""

MEASURE: Final = f"""async ([languages, rules]) => {{
  {SPEAK}
  {FAULTS}
  const found = {{}};
  for (const language of languages) {{
    await speak(language);
    found[language] = faultsOf(rules);
  }}
  return found;
}}"""
