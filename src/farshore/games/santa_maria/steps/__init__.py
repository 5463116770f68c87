"""The rulebook's chapters. They import downwards only, from set-up and turn to what buildings do."""
