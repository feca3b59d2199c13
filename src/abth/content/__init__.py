"""The printed box as data, and its strict loader."""

from abth.content.fields import BadContent
from abth.content.loader import load_box
from abth.content.sharing import own_box

__all__ = ["BadContent", "load_box", "own_box"]
