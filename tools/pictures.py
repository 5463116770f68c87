"""Take the pictures of README again: `.venv/bin/python -m tools.pictures [NAME …]` (needs Chromium; a few minutes).

A real server, real games: a bot plays for the person until the game is worth a look, then the person takes over. The
animated picture is made of screenshots of a few clicks; Chromium makes each a WebP, and `animated` joins them.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from farshore.server.run import listen, make_server
from farshore.server.settings import Settings
from tests.browser.conftest import FLAGS, chromium
from tests.browser.screen import PHONE, Screen, new_screen

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
DESK = (1440, 900)
QUALITY = 84  # of JPEG
FILM = (800, 500)
FRAMES = 20
PICTURE = (b"VP8 ", b"VP8L", b"ALPH")  # the parts of a still WebP that a frame may have
FRAME_MS = 420
# Game: its players, and what the bar says when the person takes over.
GAMES = {
    "santa_maria": (3, "Second|Segundo"),
    "age_of_discovery": (3, "(Round|Rodada) [2-8]"),
    "century_new_world": (3, "(Round|Rodada) [6-9]"),
    "race_for_the_galaxy": (3, "(Round|Rodada) [4-9]"),
}
PAUSE = 0.3  # seconds that bots wait, so that no round goes by unseen
NAMES = ("Ana", "Bruno", "Clara", "Davi")
DARK = {"race_for_the_galaxy"}
AS_WEBP = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.62 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(file=Path(folder) / "tables.db", port=0)
        line = listen(settings.host, settings.port)
        server = make_server(settings)
        thread = Thread(target=server.run, kwargs={"sockets": [line]})
        thread.start()
        yield f"http://127.0.0.1:{line.getsockname()[1]}"
        server.should_exit = True
        thread.join()


def seats(count: int) -> list[dict[str, Any]]:
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[1:count]]
    return [{"kind": "me", "name": NAMES[0]}, *bots]


def at_game(browser: Browser, address: str, game: str, size: tuple[int, int], **look: Any) -> Screen:
    """Ana's screen in the middle of a game, when it is her turn."""
    players, when = GAMES[game]
    theme = "dark" if game in DARK else "light"
    screen = new_screen(browser, address, PICTURES, size, color_scheme=theme, **{"locale": "en", **look})
    screen.go_to_table(screen.open("/").open_table(game, seats(players), pause=PAUSE))
    screen.sees("[data-legal]")
    screen.page.keyboard.press("o")
    screen.page.click("dialog .seats .btn >> nth=0")  # let a bot play
    bar = screen.page.locator(".title small")
    screen.until(lambda: re.search(when, bar.text_content() or "") is not None, f"{game} does not reach {when}")
    screen.page.click("dialog .seats .btn >> nth=0")  # play again
    screen.page.keyboard.press("Escape")
    screen.sees_no("dialog")
    screen.sees("[data-legal]")
    screen.page.keyboard.press("Escape")
    screen.page.evaluate("document.querySelector('[data-testid=milestone] button')?.click()")
    screen.page.wait_for_timeout(3000)  # what changed last has faded
    return screen


def shoot(screen: Screen, name: str) -> None:
    screen.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    screen.context.close()


def phones(browser: Browser, address: str) -> None:
    """Three games on phones, in Portuguese, side by side."""
    shots = []
    for game in ("santa_maria", "century_new_world", "race_for_the_galaxy"):
        screen = at_phone(browser, address, game)
        shots.append(base64.b64encode(screen.page.screenshot()).decode())
        screen.context.close()
    page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})
    images = "".join(f'<img src="data:image/png;base64,{shot}">' for shot in shots)
    page.set_content(
        "<style>body{margin:0;height:100vh;display:flex;gap:60px;align-items:center;justify-content:center;"
        "background:#1f5673}img{height:92vh;border-radius:28px;border:6px solid #12283a}</style>" + images
    )
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.screenshot(path=PICTURES / "phones.jpg", type="jpeg", quality=QUALITY)
    page.close()


def at_phone(browser: Browser, address: str, game: str) -> Screen:
    """The game is played on a wide screen first: there the bar tells how far it is."""
    screen = at_game(browser, address, game, DESK, locale="pt-BR")
    screen.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    screen.page.wait_for_timeout(1500)
    return screen


def film(browser: Browser, address: str) -> None:
    """A few turns of Century, click by click."""
    screen = at_game(browser, address, "century_new_world", (1440, 900))
    screen.page.evaluate("document.documentElement.dataset.motion = 'off'")
    frames: list[bytes] = []
    while len(frames) < FRAMES:
        state = screen.state()
        shot = screen.page.screenshot(scale="css")
        if not frames or shot != frames[-1]:
            frames.append(shot)
        if state["ready"]:
            screen.confirm()
        elif state["glowing"]:
            wanted = [ref for ref in state["glowing"] if ref not in state["chosen"]]
            screen.click((wanted or state["glowing"])[len(frames) % len(wanted or state["glowing"])])
        screen.page.wait_for_timeout(250)
    painter = browser.new_page(viewport={"width": FILM[0], "height": FILM[1]})
    small = [smaller(painter, frame) for frame in frames]
    webps = [base64.b64decode(painter.evaluate(AS_WEBP, base64.b64encode(frame).decode())) for frame in small]
    (PICTURES / "game.webp").write_bytes(animated(webps, *FILM))
    painter.close()
    screen.context.close()


def smaller(page: Any, png: bytes) -> bytes:
    page.set_content(
        f"<style>body{{margin:0}}img{{width:100vw;display:block}}</style>"
        f'<img src="data:image/png;base64,{base64.b64encode(png).decode()}">'
    )
    page.wait_for_function("document.images[0].complete")
    shot: bytes = page.screenshot()
    return shot


def chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def chunks(text: bytes) -> Iterator[tuple[bytes, bytes]]:
    while text:
        size = int.from_bytes(text[4:8], "little")
        yield text[:4], text[8 : 8 + size]
        text = text[8 + size + size % 2 :]


def animated(stills: list[bytes], width: int, height: int) -> bytes:
    """One animated WebP of several still ones: each without its own header, in a frame that says how long it stays."""
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    frames = []
    for number, still in enumerate(stills):
        image = b"".join(chunk(name, body) for name, body in chunks(still[12:]) if name in PICTURE)
        stay = FRAME_MS * (4 if number == len(stills) - 1 else 1)
        frames.append(chunk(b"ANMF", bytes(6) + size + stay.to_bytes(3, "little") + bytes([0b10]) + image))
    header = chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + size)
    loop = chunk(b"ANIM", bytes([255, 255, 255, 255]) + (0).to_bytes(2, "little"))
    body = b"WEBP" + header + loop + b"".join(frames)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def home(browser: Browser, address: str) -> None:
    screen = new_screen(browser, address, PICTURES, DESK, locale="en")
    screen.open("/").sees("[data-game-card]")
    shoot(screen, "home")


def main(names: list[str]) -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in GAMES:
            if not names or game in names:
                shoot(at_game(browser, address, game, DESK), game)
        for name, take in {"home": home, "game": film, "phones": phones}.items():
            if not names or name in names:
                take(browser, address)
        browser.close()
    for picture in sorted(PICTURES.iterdir()):
        print(f"{picture.name}: {picture.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
