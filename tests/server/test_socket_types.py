"""The wire protocol: types for the browser are up to date, and what is not a message is refused."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import msgspec
import pytest

from farshore.server.request_types import FromBrowser, Pick

ROOT = Path(__file__).parents[2]
FOR_THE_TERMINAL = {"location"}  # of a fort; a board shows it by its place


def test_types_for_the_browser_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))
    assert tool["TARGET"].read_text(encoding="utf-8") == tool["wire_types"](), "run tools/wire_types.py"


def test_types_of_pictures_are_up_to_date() -> None:
    files = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))["picture_files"]()
    assert files
    for file, text in files.items():
        assert file.read_text(encoding="utf-8") == text, "run tools/wire_types.py"


def test_boards_draw_whatever_a_picture_holds() -> None:
    for file, text in runpy.run_path(str(ROOT / "tools" / "wire_types.py"))["picture_files"]().items():
        sources = [path for path in file.parent.iterdir() if path.suffix in (".svelte", ".ts") and path != file]
        drawn = "\n".join(path.read_text(encoding="utf-8") for path in sources)
        used = set(re.findall(r"[.](\w+)", drawn))
        used.update(word for taken in re.findall(r"[{(]([\w, ]+)[})]", drawn) for word in re.findall(r"\w+", taken))
        fields = set(re.findall(r"^  (\w+)[?]?:", text, re.MULTILINE))
        assert fields - used - FOR_THE_TERMINAL == set(), f"no board of {file.parent.name} draws this"


def test_a_pick_is_read() -> None:
    text = b'{"type":"pick","request_id":"m1","seat":1,"version":7,"path":"location:A1-3"}'
    assert msgspec.json.decode(text, type=FromBrowser) == Pick("m1", 1, 7, "location:A1-3")


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"pick","request_id":"m1","seat":-1,"version":7,"path":"rest"}',
        b'{"type":"pick","request_id":"m1","seat":1,"version":7,"path":"rest","more":1}',
        b'{"type":"pick","request_id":"<b>","seat":1,"version":7,"path":"rest"}',
        b'{"type":"accepted","request_id":"m1","version":7}',
        b'{"request_id":"m1"}',
        b"[]",
    ],
)
def test_what_is_no_message_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=FromBrowser)
