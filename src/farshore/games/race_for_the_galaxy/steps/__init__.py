"""The rules, a file per phase."""
