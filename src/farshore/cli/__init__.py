"""The program `farshore`: a file per command."""


def main() -> None:
    """What `.venv/bin/farshore` runs."""
    from farshore.cli.app import app

    app()
