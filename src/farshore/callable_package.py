"""Packages that can be called: `farshore.games()` and `farshore.words(…)` are functions and folders of modules.

A plain function of that name in `farshore` would be hidden as soon as something imports the package.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any


def make_callable(package: str, function: Callable[..., Any]) -> None:
    """Calling the package calls the function."""

    class CallablePackage(ModuleType):
        def __call__(self, *args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

    CallablePackage.__doc__ = function.__doc__
    sys.modules[package].__class__ = CallablePackage
