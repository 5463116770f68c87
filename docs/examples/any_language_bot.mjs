// The same in JavaScript: takes the last option.
// farshore arena century --bots 'random,program:node docs/examples/any_language_bot.mjs'
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer =
    message.type === "hello" ? { name: "last" } : { pick: Object.values(message.options).at(-1) };
  console.log(JSON.stringify(answer));
}
