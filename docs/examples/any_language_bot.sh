#!/bin/sh
# The same in the shell: takes the first option. "options": {"rest": 23, …} is followed by "progress".
# farshore arena century --bots 'random,program:sh docs/examples/any_language_bot.sh'
while IFS= read -r line; do
  case $line in
    *'"type": "hello"'*) echo '{"name": "first"}' ;;
    *) pick=$(printf '%s' "$line" | sed 's/.*"options": {"[^"]*": \(-\{0,1\}[0-9]*\).*/\1/')
       echo "{\"pick\": $pick}" ;;
  esac
done
