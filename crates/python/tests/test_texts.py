"""Every example in the documentation runs, and the types are those of the package."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parents[3]
MODULES = ["signoria", *(f"signoria.{module.name}" for module in pkgutil.iter_modules(signoria.__path__))]
TEXTS = [ROOT / "crates/python/README.md", ROOT / "docs/python.md"]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def test_examples_of_what_is_compiled() -> None:
    finder, runner = doctest.DocTestFinder(exclude_empty=True), doctest.DocTestRunner(optionflags=FLAGS)
    for name in [*signoria.__all__, "choose", "hint", "arena"]:
        thing = getattr(signoria, name, None) or getattr(signoria.bots, name)
        if not isinstance(thing, type(signoria)):
            for test in finder.find(thing, name, module=False, globs={}):
                runner.run(test)
    assert runner.failures == 0 and runner.tries > 25


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_examples_in_texts(path: Path) -> None:
    done = doctest.testfile(str(path), module_relative=False, optionflags=FLAGS)
    assert done.failed == 0 and done.attempted > 3


def test_everything_is_documented() -> None:
    for owner in (signoria, signoria.bots, signoria.Game, signoria.State, signoria.Batch):
        names = owner.__all__ if hasattr(owner, "__all__") else [name for name in dir(owner) if not name.startswith("_")]
        for name in names:
            assert getattr(owner, name).__doc__, f"{owner.__name__}.{name}"


def test_stubs_are_those_of_the_compiled_module() -> None:
    done = subprocess.run([sys.executable, "-m", "mypy.stubtest", "signoria._signoria"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_hold() -> None:
    command = [sys.executable, "-m", "pyright", "--project", ROOT, "--pythonpath", sys.executable]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
