"""Draw the icons of the installed app from our own emblem: `.venv/bin/python tools/icons.py`.

They are kept in `web/public`, because not everybody who builds has a browser to draw with.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
EMBLEM = ROOT / "web" / "src" / "pieces" / "farshore.svg"
PUBLIC = ROOT / "web" / "public"
SEA = "#1f5673"  # behind a maskable icon, whose corners a phone cuts as it likes
# name, size in pixels, how much of it the emblem takes, what is behind it
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable.png", 512, 0.74, SEA),
)


def main() -> None:
    drawing = EMBLEM.read_text(encoding="utf-8")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share, behind in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{behind}}}"
                f"svg{{width:{share:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
