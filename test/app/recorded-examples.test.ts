/** Recorded episodes as examples for agents that learn in context. */
import { expect, it, onTestFinished } from "vitest";
import { makeSimulatedBot } from "../../src/app/bots.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { readExamples } from "../../src/app/models/recorded-examples.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { startSous } from "../../src/app/wire.js";
import { InputError } from "../../src/core/errors.js";

it("are told with their questions and answers, and only those that were done", async () => {
  const parts = { config: loadConfig(), clock, log: createLog("silent") };
  const people = { wrong: 0, unsure: 0, delayMs: 0, seed: 1 };
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "test",
    answerTimeoutMs: 60_000,
    paceMs: 0,
    bots: async () => [makeSimulatedBot(parts, people)],
  });
  onTestFinished(() => sous.stop());
  const household = await keepHousehold(sous.memory, "kitchen", clock);
  const request = { household, bot: "simulated", channel: "", rounds: 1, seed: 1 } as const;
  const [done] = await sous.runner.play({ ...request, askPolicy: "missing", maxSteps: 50 });
  const [cut] = await sous.runner.play({ ...request, askPolicy: "missing", maxSteps: 1 });
  const [example] = await readExamples(sous.memory, [done?.id ?? ""]);
  expect(example).toMatchObject({ type: done?.task.type, asks: true });
  expect(example?.text).toMatch(/^Task: "heat Ana's mug and put it on the dining table\."\nSee: /);
  expect(example?.text).toMatch(/\nAsk: Where is Ana's mug\?\nAnswer: "Ana's mug" at /);
  expect(example?.text).toMatch(/\nAct: move mug 1 to diningtable 1\nSee: You move [^\n]+$/);
  for (const id of [cut?.id ?? "", "e-none"]) {
    await expect(readExamples(sous.memory, [id])).rejects.toBeInstanceOf(InputError);
  }
});
