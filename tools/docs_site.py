"""Hooks of mkdocs.yml: links of docs/ that leave the folder work on the site as in the repository.

Pages of the project's root (`../CONTRIBUTING.md`) are pages of the site, below `project/`. Other
files that a page links to (`../src/abth/rules/game.py`) are copied below `source/`. Folders stay
words. The nav lists the decisions of `adr/` by itself. When the site is built, every link is
followed.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT_PAGES: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
LINK: Final = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
HREF: Final = re.compile(r'href="(?P<target>[^"#]+)')
EVERY_DECISION: Final = "adr/*"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the decisions into the nav, in their order."""
    decisions = sorted(path.name for path in (ROOT / "docs" / "adr").glob("*.md"))
    config.nav = with_decisions(config.nav, [f"adr/{name}" for name in decisions])
    return config


def with_decisions(nav: Any, decisions: list[str]) -> Any:
    """The nav with these pages in the place of `adr/*`."""
    if nav == [EVERY_DECISION]:
        return list(decisions)
    if isinstance(nav, list):
        return [with_decisions(entry, decisions) for entry in nav]
    if isinstance(nav, dict):
        return {title: with_decisions(entry, decisions) for title, entry in nav.items()}
    return nav


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root, and every file outside docs/ that a page links to."""
    for name in PROJECT_PAGES:
        content = (ROOT / name).read_text("utf-8")
        files.append(File.generated(config, f"project/{name}", content=content))
    wanted = set()
    for file in files.documentation_pages():
        for match in LINK.finditer(file.content_string):
            wanted.add(in_repository(file.src_uri, match["target"]))
    for path in sorted(filter(None, wanted)):
        if is_source(path):
            source = str(ROOT / path)
            files.append(File.generated(config, f"source/{path}", abs_src_path=source))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Point links to the places that their targets have on the site."""
    here = page.file.src_uri

    def placed(match: re.Match[str]) -> str:
        target = in_repository(here, match["target"])
        if target is None:
            return match[0]
        place = place_on_site(target)
        if place is None:
            return match["text"].removeprefix("!")[1:-1]
        link = posixpath.relpath(place, posixpath.dirname(here) or ".")
        return f"{match['text']}({link}{match['anchor'] or ''})"

    return LINK.sub(placed, markdown)


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Do the same for tutorials, which are turned into HTML by themselves."""
    here = page.file.src_uri
    if not here.startswith("tutorials/"):
        return html

    def placed(match: re.Match[str]) -> str:
        target = in_repository(here, match["target"])
        place = None if target is None else place_on_site(target)
        if place is None:
            return match[0]
        page_of = re.sub(r"^(?!source/)(.*)\.(?:md|py)$", r"\1.html", place)
        return f'href="{posixpath.relpath(page_of, posixpath.dirname(here))}'

    return HREF.sub(placed, html)


def on_post_build(config: MkDocsConfig) -> None:
    """Refuse a site with a link to a file or a place that is not there."""
    site = Path(config.site_dir)
    pages = {path: read_page(path) for path in site.rglob("*.html") if path.name != "404.html"}
    dead = [
        f"{path.relative_to(site)}: {link}"
        for path, page in pages.items()
        for link in page.links
        if not leads_somewhere(path, link, pages)
    ]
    if dead:
        raise PluginError("links that lead nowhere: " + ", ".join(sorted(dead)))


def leads_somewhere(here: Path, link: str, pages: Mapping[Path, PageLinks]) -> bool:
    """Whether a link's file exists, and its place in it; addresses elsewhere are not asked."""
    if re.match(r"[a-z]+:|//", link):
        return True
    file, _, place = link.partition("#")
    target = (here.parent / unquote(file.partition("?")[0])).resolve() if file else here
    if target in pages:
        return not place or unquote(place) in pages[target].places
    return target.exists()


class PageLinks(HTMLParser):
    """The links of a page, and the places in it that a link may name."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element links to, and its own name."""
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.links.add(value)
            elif value and name in ("id", "name"):
                self.places.add(value)


def read_page(path: Path) -> PageLinks:
    """The links of a page that was built."""
    page = PageLinks()
    page.feed(path.read_text("utf-8"))
    return page


def in_repository(page: str, target: str) -> str | None:
    """The path of a link's target from the root; none for addresses and plain anchors."""
    if not target or "://" in target or target.startswith(("mailto:", "/")):
        return None
    folder = posixpath.dirname(page)
    folder = "" if folder == "project" else posixpath.join("docs", folder)
    return posixpath.normpath(posixpath.join(folder, target))


def place_on_site(path: str) -> str | None:
    """Where a file of the repository is on the site; none if it is not there."""
    if path.startswith("docs/") and (ROOT / path).is_file():
        return path.removeprefix("docs/")
    if path in PROJECT_PAGES:
        return f"project/{path}"
    if path == "README.md":
        return "index.md"
    return f"source/{path}" if is_source(path) else None


def is_source(path: str) -> bool:
    """Whether it is a file of the repository outside docs/ that is no page."""
    outside = not path.startswith(("docs/", "..")) and path not in (*PROJECT_PAGES, "README.md")
    return outside and (ROOT / path).is_file()
