/** Rounds of a home: which task comes next, and how one that is over is summed up. */
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { openRound, type RoundsDeps } from "../../src/agent/rounds.js";
import { summariseRound } from "../../src/agent/summary.js";
import { sampleEpisode, sampleStep, stoppedClock } from "../memory/samples.js";

it("a round that is open is gone on with, and the next one begins when it has ended", async () => {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  onTestFinished(() => memory.close());
  const household = await memory.households.create({ ...loadHousehold("kitchen"), createdAt: 1 });
  const deps = {
    memory,
    clock: stoppedClock(),
    policy: { name: "rules" },
    createSimulator: () => createSimulator(loadHousehold("kitchen").content, "kitchen"),
  } as unknown as RoundsDeps;
  const request = {
    household,
    bot: "web",
    channel: "local",
    askPolicy: "missing",
    maxSteps: 50,
    seed: 1,
    purpose: "demo",
  } as const;
  const first = await openRound(deps, request);
  expect(await openRound(deps, request)).toEqual(first);
  await memory.episodes.end(first.id, { kind: "truncated", reason: "stopped" }, 0, [], 5);
  const second = await openRound(deps, request);
  expect(second).toMatchObject({ round: 2 });
  expect(second.task.sentence).not.toBe(first.task.sentence);
});

it("a round is a success when its task was done, and says why it ended otherwise", () => {
  const ended = sampleEpisode({ reward: 1, end: { kind: "terminated" } });
  const look = { kind: "act", thought: "", command: "look", observation: "" } as const;
  const step = { ...look, admissible: [], reward: 0 };
  const records = [sampleStep(), sampleStep({ seq: 1, step })];
  const asked = [{ followUp: null }, { followUp: { text: "Which one?", choices: [] } }];
  expect(summariseRound(ended, records, asked)).toMatchObject({
    success: true,
    end: null,
    steps: 1,
    followUps: 1,
  });
  const stopped = sampleEpisode({ end: { kind: "truncated", reason: "stopped" } });
  expect(summariseRound(stopped, records, [])).toMatchObject({ success: false, end: "stopped" });
  expect(summariseRound(sampleEpisode(), records, [])).toMatchObject({ success: false, end: null });
});
