/** Tests the bot of docs/adding-a-bot.md in the whole product. */
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLineBot } from "../../docs/examples/line-bot.js";
import { systemClock } from "../../src/app/operating/clock.js";
import type { Sous } from "../../src/app/wire.js";
import { startPlain } from "../build/sous.js";
import { until } from "../peers/control.js";

let sous: Sous;
let ana: Socket;
let read = "";
beforeEach(async () => {
  const bot = createLineBot({ port: 0, clock: systemClock });
  sous = await startPlain({ bots: [bot], paceMs: 1 });
  read = "";
  ana = connect(bot.port(), "127.0.0.1").setEncoding("utf8");
  ana.on("data", (text: string) => {
    read += text;
  });
});
afterEach(async () => {
  ana.destroy();
  await sous.stop();
});

const reads = (words: RegExp) =>
  until(async () => words.exec(read)).catch(() => expect.fail(`${words} is not in:\n${read}`));
const type = (line: string) => ana.write(`${line}\n`);

test("a task begun, asked about, answered by number and in words, and done over TCP", async () => {
  await reads(/^Your name\?$/m);
  type("Ana");
  await reads(/^Hello Ana\.$/m);
  type("/play kitchen");
  const [, number = ""] = await reads(
    /^Where is Ana's mug\?[\s\S]*^(\d+): Corner cabinet$[\s\S]*^\?: /m,
  );
  type(number);
  await reads(/^Got it\.$/m);
  await reads(/Noted: Ana's mug is in the corner cabinet/);
  await reads(/^Which mug is Ana's[\s\S]*^\?: /m);
  type("the blue one");
  await reads(/Noted: Ana's mug is the blue mug/);
  await reads(/^Done in \d+ steps and 2 questions/m);

  const [episode] = await sous.memory.episodes.list("kitchen");
  expect(episode?.bot).toBe("x-line");
  const facts = await sous.memory.facts.list({ household: "kitchen" });
  expect(facts.map(({ personName }) => personName)).toContain("Ana");
});

test("what a person said last is taken back", async () => {
  type("Ana");
  type("/play kitchen");
  await reads(/^Where is Ana's mug\?[\s\S]*^\?: /m);
  type("in the sink");
  await reads(/Noted: Ana's mug is in the sink/);
  type("/take-back");
  await reads(/^Taken back/m);
  const facts = await sous.memory.facts.list({ household: "kitchen", valid: false });
  const told = facts.filter(({ source }) => source === "answer");
  expect(told.map(({ status }) => status)).not.toContain("valid");
});
