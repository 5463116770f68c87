"""The rulebook's chapters. They import downwards only: setup, turn, year, retire, expand, activate, then effects."""
