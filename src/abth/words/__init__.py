"""The words that people read, in five languages: the Fluent files of `abth/locales`.

The browser reads the same files with `@fluent/bundle`.
"""

from abth.words.catalogue import (
    ENGLISH,
    LANGUAGES,
    UnknownLanguage,
    Words,
    language_of,
    words_in,
)

__all__ = ["ENGLISH", "LANGUAGES", "UnknownLanguage", "Words", "language_of", "words_in"]
