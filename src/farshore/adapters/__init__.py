"""The games as other research tools know them: PettingZoo, Gymnasium, OpenSpiel, NumPy batches.

Each module needs the extra `research` and says so when it is missing: `pip install 'farshore[research]'`.
"""
