"""Errors as pages: what a person sees who opens an address that does not work."""

from __future__ import annotations

import html

from abth.words import words_in


def error_page(reason: str, base: str, language: str) -> str:
    """A page that says what is wrong and leads home."""
    words = words_in(language)
    title = words.t("error-page")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{html.escape(words.t('page-title', page=title))}</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="robots" content="noindex"><link rel="icon" href="{base}/favicon.ico">'
        f'<link rel="stylesheet" href="{base}/docs/api.css"></head><body class="error"><main>'
        f'<img src="{base}/icon-192.png" width="96" height="96" alt="">'
        f"<h1>{html.escape(title)}</h1><p>{html.escape(reason)}</p>"
        f'<p><a href="{base}/">{html.escape(words.t("error-page-home"))}</a></p>'
        "</main></body></html>"
    )
