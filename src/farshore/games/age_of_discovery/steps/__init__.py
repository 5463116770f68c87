"""The rules, a file per rulebook chapter; chapters import downwards only."""
