"""Names from people: plain text, nothing invisible, nobody's name twice."""

from __future__ import annotations

from farshore.tables.names import LONGEST_NAME, bot_name, free_name, plain_text


def test_names_are_plain_text() -> None:
    assert plain_text("  A\u202en\u200ba\n\tMaria\x00 ", 40) == "Ana Maria"
    assert plain_text("<b>José</b>", 40) == "<b>José</b>", "screens show it as it is; they never read it as HTML"
    for unseen in ("\u200b", "\u3164\u2800", "\u202e\u2066", "\u0301\u0302"):
        assert free_name(unseen, "Player 1", []) == "Player 1", "there is nothing to see in it"
    assert plain_text("Z" + "\u0334" * 30 + "e", 40) == "Z\u0334\u0334e", "accents do not grow over other lines"
    assert free_name("\uff21na", "", ["Ana"]) == "\uff21na 2", "wide letters make no other name"
    assert free_name("ana", "", ["Ana", "ana 2"]) == "ana 3"
    assert len(free_name("x" * 100, "", ["x" * LONGEST_NAME])) <= LONGEST_NAME
    assert bot_name(["Ada"]) == "Bento"
