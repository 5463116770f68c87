"""Board games as piles of questions: seats pick, Nature picks, steps answer."""

__version__ = "0.1.0"
