"""The rulebook's chapters. They import downwards only: setup, turn, year, retire, activate, buildings, and what they do."""
