"""What hinders assistive tools, as axe-core finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.screen import Screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Signs drawn on a card or a tile of land are a picture of what its description says in words: they are not its label.
AXE_RUN = """async () => {
  const rule = 'label-content-name-mismatch';
  const all = await axe.run(document, { rules: { [rule]: { enabled: false } } });
  const signs = ['.card:has(> svg)', '.card:has(> .picture)', '.ticket', '.land:has(> svg)'];
  const labels = await axe.run({ exclude: signs }, { runOnly: [rule] });
  return { violations: [...all.violations, ...labels.violations] };
}"""


def serious_faults(screen: Screen) -> list[str]:
    """What axe-core finds, serious or worse."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `npm ci` in web/")
    screen.page.wait_for_timeout(400)
    screen.page.add_script_tag(path=str(AXE))
    found = screen.page.evaluate(AXE_RUN)
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:4]
    ]
