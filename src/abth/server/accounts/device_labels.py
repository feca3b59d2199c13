"""What a device is called in the list of a user's devices: its browser and its system."""

from __future__ import annotations

from typing import Final

# The first that occurs in the header counts: browsers name those they resemble as well.
BROWSERS: Final = (
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("crios", "Chrome"),
    ("chrome", "Chrome"),
    ("safari", "Safari"),
    ("python", "Python"),
    ("curl", "curl"),
)
SYSTEMS: Final = (
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("mac os", "macOS"),
    ("linux", "Linux"),
)


def device_label(agent: str) -> str:
    """Browser and system in a `User-Agent` header; nothing more of it is stored."""
    said = agent.lower()
    found = [
        next((name for sign, name in kinds if sign in said), "") for kinds in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(name for name in found if name)
