"""The coach: what a seat could do by what it may know, with chances and reasons."""

from abth.bots.advice.advise import advise

__all__ = ["advise"]
