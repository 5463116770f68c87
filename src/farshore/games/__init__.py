"""The games. Each lives in a folder of its own and knows none of the others."""
