"""What can be said about a page without looking at it: names, words, places, contrast."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

from abth.content import load_box

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLACEHOLDER = re.compile(r"\{ ?\$|\{[a-z-]+\}")  # of a message that lacks what it speaks of


def nothing_sticks_out(page: Page) -> None:
    """A page is never wider than its window."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{wide[0]} pixels wide in a window of {wide[1]}"


def whole_table_in_sight(page: Page) -> None:
    """On a laptop the table needs no scrolling."""
    high = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high[0] <= high[1], f"{high[0]} pixels high in a window of {high[1]}"


def words_are_there(page: Page) -> None:
    """No placeholder of a message is left over."""
    text = page.locator("body").inner_text()
    assert not PLACEHOLDER.search(text), PLACEHOLDER.findall(text)


def texts_of(page: Page) -> frozenset[str]:
    """Every piece of text that is in sight or read aloud."""
    return frozenset(page.evaluate(TEXTS))


def faults_of(page: Page) -> list[str]:
    """What hinders those who hear a page or use no mouse."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def violations_of(page: Page) -> list[str]:
    """What axe-core finds, from critical to minor; nothing where it is not installed."""
    if not AXE.is_file():
        return []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


def unmarked_names(page: Page) -> list[str]:
    """Texts with the name of a Unit, which is English, that do not say so."""
    found: list[str] = page.evaluate(UNMARKED, [unit.name for unit in load_box().units])
    return found


def contrast(page: Page, ink: str, ground: str) -> float:
    """The contrast of two tokens, as WCAG 2.2 counts it."""
    lights = [luminance(page.evaluate(TOKEN, token)) for token in (ink, ground)]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def luminance(color: str) -> float:
    """How light a color such as `rgb(1, 2, 3)` is, from 0 to 1."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


TOKEN = """token => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(${token})`;
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}"""

# Texts in sight with the name of a Unit that is not said to be English.
UNMARKED = """(names) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest("script, style, noscript, [aria-hidden=true]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const text = walk.currentNode.data.trim();
    if (parent.closest("[lang]").lang !== "en" && names.some((name) => text.includes(name)))
      found.push(text);
  }
  return found;
}"""

TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest("script, style, option, kbd")) continue;
    if (parent.checkVisibility({ visibilityProperty: true })) found.push(walk.currentNode.data);
  }
  for (const kind of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${kind}]`)) found.push(one.getAttribute(kind));
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter((text) => text !== "");
}"""

# Whether everything one can use has a name, ids are unique, headings begin with one of the first
# rank or the page has none, the language is named, and nothing jumps the queue of the Tab key.
FAULTS = """() => {
  const faults = [];
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true });
  const show = (thing) => thing.outerHTML.slice(0, 120);
  const words = (thing) => [
    thing.getAttribute("aria-label"),
    ...(thing.getAttribute("aria-labelledby") ?? "").split(" ")
      .map((id) => document.getElementById(id)?.textContent),
    ...[...(thing.labels ?? [])].map((label) => label.textContent),
    thing.textContent,
    thing.getAttribute("title"),
    ...[...thing.querySelectorAll("[aria-label], [alt]")]
      .map((part) => part.getAttribute("aria-label") ?? part.getAttribute("alt")),
  ].filter(Boolean).join(" ").trim();
  const used = "button, a[href], input, select, textarea, [role=button], [role=tab], [role=dialog]";
  for (const thing of document.querySelectorAll(used)) {
    if (seen(thing) && !thing.closest("[aria-hidden=true]") && words(thing) === "")
      faults.push(`no name: ${show(thing)}`);
  }
  for (const thing of document.querySelectorAll("[aria-hidden=true] :is(button, a[href], input)"))
    if (seen(thing)) faults.push(`hidden, but can be used: ${show(thing)}`);
  for (const picture of document.querySelectorAll("img:not([alt])"))
    faults.push(`no alt: ${show(picture)}`);
  for (const thing of document.querySelectorAll("[tabindex]"))
    if (Number(thing.getAttribute("tabindex")) > 0) faults.push(`jumps the queue: ${show(thing)}`);
  const ids = [...document.querySelectorAll("[id]")].map((thing) => thing.id);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  for (const id of new Set(twice)) faults.push(`twice the same id: ${id}`);
  if (!document.documentElement.lang) faults.push("no language");
  if (!document.title.trim()) faults.push("no title");
  return faults;
}"""

VIOLATIONS = """() => axe.run(document, {
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true } },
}).then(({ violations }) =>
  violations
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) =>
      `${id}: ${target.join(" ")} ${html.slice(0, 120)}`)))"""
