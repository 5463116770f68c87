"""A bot that speaks Farshore's line protocol: prefers the option that is spelled shortest, ties at random.

farshore arena century --bots 'random,program:python docs/examples/any_language_bot.py'
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"name": "shortest"}
    else:
        random.seed(message["random"])  # luck from the table: games can be repeated
        shortest = min(len(path) for path in message["options"])
        answer = {"pick": random.choice([n for path, n in message["options"].items() if len(path) == shortest])}
    print(json.dumps(answer), flush=True)
