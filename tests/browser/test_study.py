"""The study of a game by clicks and keys: the graph, another try, a table that goes on, a link to a moment."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from farshore.server.run import listen, make_server
from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, Screen, new_screen
from tests.server.remote import quick
from tests.server.test_study import EFFORT, short_record


@pytest.fixture(scope="module")
def reading_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that simulates as little as it may."""
    settings = quick(tmp_path_factory.mktemp("study"), study_effort=EFFORT)
    line = listen(settings.host, settings.port)
    server = make_server(settings)
    thread = Thread(target=server.run, kwargs={"sockets": [line]})
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    yield f"http://127.0.0.1:{line.getsockname()[1]}"
    server.should_exit = True
    thread.join()
    line.close()


# Signs of what somebody holds, below the board, that are cut off.
CUT = """() => [...document.querySelectorAll('.signs')].filter((e) => e.scrollHeight > e.clientHeight + 1).length"""
# Names of Century's places that a cube lies on.
COVERED = """() => [...document.querySelectorAll('.place')].filter((place) => {
  const name = place.querySelector('.body .name')?.getBoundingClientRect();
  return name?.width && [...place.querySelectorAll('.action .ic')].map((e) => e.getBoundingClientRect())
    .some((cube) => cube.left < name.right - 2 && cube.right > name.left && cube.top < name.bottom - 4);
}).length"""


def row(screen: Screen) -> int:
    return int(screen.page.evaluate("new URLSearchParams(location.search).get('at') ?? -1"))


def test_study_by_clicks_keys_and_link(browser: Any, reading_room: str, shots: Path) -> None:
    screen = new_screen(browser, reading_room, shots, DESK).open("/")
    answer = screen.page.request.post(
        f"{reading_room}/api/records", data=short_record(), headers={"origin": reading_room}
    )
    table = answer.json()["table"]["id"]
    screen.page.goto(f"{reading_room}/study/{table}")
    screen.sees('[data-testid="headline"]')
    screen.page.keyboard.press("Home")
    screen.page.keyboard.press("ArrowRight")
    second = row(screen)
    screen.page.keyboard.press("ArrowLeft")
    screen.until(lambda: row(screen) < second, "the keys do not step")
    graph = screen.page.locator('[data-testid="win-graph"]')
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    screen.until(lambda: row(screen) > second, "the graph goes nowhere")
    screen.sees(".over .better")
    screen.shoot("study")
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    screen.finds(f"({COVERED})() === 0 && ({CUT})() === 0")
    screen.shoot("study-low")
    screen.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert serious_faults(screen) == []
    shows_the_whole_game(screen)
    tries_again(screen)
    link = screen.page.url
    grows_a_tree(screen)
    screen.page.goto(link)
    screen.sees('[data-testid="try-again"]')
    keeps_a_try(screen)
    screen.page.goto(link)
    screen.sees('[data-testid="play-on"]')
    screen.page.click('[data-testid="play-on"]')
    screen.page.click('[data-testid="start"]')
    screen.sees('[data-testid="prompt"]')
    assert "/t/" in screen.page.url
    watcher = new_screen(browser, reading_room, shots, PHONE, locale="pt-BR", color_scheme="dark")
    watcher.page.goto(link)
    watcher.sees('[data-testid="headline"]')
    assert row(watcher) == int(link.split("at=")[1].split("&")[0])
    watcher.page.click(".handle")
    watcher.shoot("study-phone")
    assert watcher.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert serious_faults(watcher) == []
    assert screen.faults == watcher.faults == []


def shows_the_whole_game(screen: Screen) -> None:
    """Turning points, accuracy by phase, points against the bot: all there, and a turning point leads to its moment."""
    screen.page.click('[data-testid="tab-game"]')
    screen.sees('[data-testid="turns"]')
    assert screen.page.locator('[data-testid="accuracy"] tbody tr').count() == 2
    assert screen.page.locator('[data-testid="accuracy"] thead .phase').count() == 4, "the whole game and its phases"
    points = screen.page.locator('[data-testid="points"] tbody tr').all_inner_texts()
    assert points and all(len(row.split("\t")) == 5 for row in points), "each category against the bot"
    screen.shoot("study-game")
    assert serious_faults(screen) == []
    there = screen.page.locator('[data-testid="turns"] button')
    assert there.count() == screen.page.locator("[data-turn]").count(), "each on the graph too"
    if there.count():
        there.first.click()
        screen.sees('[data-testid="headline"]')
    else:
        screen.page.click('[data-testid="tab-choice"]')


def tries_again(screen: Screen) -> None:
    """Marks and sentence are hidden; a choice on the board is compared; Esc leads back."""
    screen.page.click('[data-testid="try-again"]')
    screen.sees("[data-legal]")
    assert screen.page.locator(".over .better").count() == 0
    ref = screen.state()["glowing"][0]
    assert screen.click(ref)
    screen.until(lambda: answered(screen), "the try is not read")
    screen.shoot("study-try")
    screen.page.keyboard.press("Escape")
    screen.sees('[data-testid="headline"]')


def keeps_a_try(screen: Screen) -> None:
    """What was tried becomes a variation of the person's study, which the list of studies leads to."""
    screen.page.click('[data-testid="try-again"]')
    screen.sees("[data-legal]")
    assert screen.click(screen.state()["glowing"][-1])
    screen.until(lambda: answered(screen), "the try is not read")
    screen.page.click('[data-testid="keep"]')
    screen.sees('[data-testid="branches"] li li')
    kept = screen.page.locator('[data-testid="branches"] li li').count()
    screen.page.goto(f"{screen.address}/studies")
    screen.page.click('[data-testid="my-studies"] a')
    screen.sees('[data-testid="branches"] li li')
    assert screen.page.locator('[data-testid="branches"] li li').count() == kept
    deletes_a_study(screen)


def deletes_a_study(screen: Screen) -> None:
    """After a second click on the same button, and no other."""
    screen.page.goto(f"{screen.address}/studies")
    studies = screen.page.locator('[data-testid="my-studies"] li')
    screen.sees('[data-testid="my-studies"] button')
    before = studies.count()
    studies.first.locator("button").click()
    assert studies.count() == before
    studies.first.locator("button").click()
    screen.until(lambda: studies.count() == before - 1, "the study is still there")


def grows_a_tree(screen: Screen) -> None:
    """What is chosen on the board becomes a variation, which gets a name."""
    screen.page.click('[data-testid="make-tree"]')
    screen.sees('[data-testid="branches"]')
    screen.sees("[data-legal]")
    screen.until(lambda: grown(screen), "no variation grows")
    screen.page.fill('[data-testid="branches"] input', "Another way")
    screen.page.keyboard.press("Tab")
    screen.sees('[data-testid="branches"] b:has-text("Another way")')
    screen.shoot("study-tree")
    assert serious_faults(screen) == []


def grown(screen: Screen) -> bool:
    """Anything but what was played; a choice that the game made too only goes on."""
    if screen.page.locator('[data-testid="branches"] li li').count():
        return True
    state = screen.state()
    if state["ready"]:
        screen.confirm()
    elif state["glowing"] and not state["chosen"]:
        screen.click(state["glowing"][-1])
    screen.page.wait_for_timeout(300)
    return False


def answered(screen: Screen) -> bool:
    state = screen.state()
    if screen.page.locator('[data-testid="verdict"]').count():
        return True
    if state["ready"]:
        screen.confirm()
    return False
