import { expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import type { Episode, StepRecord, TrajectoryStep } from "../../../src/core/episode/episode.js";
import { openRows } from "../../../test/build/sous.js";
import {
  askStep,
  beginAnswered,
  beginEpisode,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  stoppedClock,
} from "../../../test/memory/samples.js";
import { composeKept, measureKept } from "../../report/kept.js";
import { renderMarkdown } from "../../report/markdown.js";

const open = (): Promise<Memory> => openRows(":memory:", stoppedClock());

function act(episode: string, seq: number): StepRecord {
  const step: TrajectoryStep = {
    kind: "act",
    thought: "",
    command: "look",
    observation: "",
    admissible: [],
    reward: 0,
  };
  return sampleStep({ episode, seq, step });
}

async function record(memory: Memory, step: StepRecord): Promise<void> {
  const nothing = { facts: [], invalidations: [], notes: [] };
  await memory.episodes.recordStep({ record: step, ...nothing }, 12);
}

/** Round 1 of the kitchen: one question, answered after 11 ms, and one action. */
async function playFirst(memory: Memory): Promise<void> {
  await beginAnswered(memory);
  await memory.questions.recordOutcome(sampleOutcome());
  await record(memory, act("e1", 2));
  await memory.episodes.end("e1", { kind: "terminated" }, 1, [], 50);
  await memory.episodes.setWorth("e1", { stepsWith: 1, stepsWithout: 9, successWithout: false });
}

/** Round 2: what is asked is in the notebook; three actions, and then it is given up. */
async function playSecond(memory: Memory, change: Partial<Episode> = {}): Promise<void> {
  await beginEpisode(memory, { id: "e2", round: 2, seed: 8, ...change });
  const spared = askStep(1, { episode: "e2", question: null });
  const step = { ...spared.step, handling: "notebook" } as TrajectoryStep;
  await memory.questions.recordAsk(
    { record: { ...spared, step }, question: null, waitsFor: null },
    60,
  );
  for (const seq of [2, 3, 4]) await record(memory, act("e2", seq));
  await memory.episodes.end("e2", { kind: "truncated", reason: "gave-up" }, 0, [], 70);
}

it("tells of an agent what became of its tasks and questions", async () => {
  const memory = await open();
  await playFirst(memory);
  await playSecond(memory);
  const kept = await measureKept(memory);
  expect(kept?.agents).toEqual([
    {
      world: "home",
      tasks: "plain",
      policy: "rules",
      askPolicy: "missing",
      bot: "simulated",
      homes: 1,
      ended: 2,
      open: 0,
      success: 0.5,
      meanSteps: 2,
      questionsPerTask: 0.5,
      helpRate: 0.5,
      sparedPerTask: 0.5,
      seeds: [7, 8],
      worth: { tasks: 1, stepsWith: 1, stepsWithout: 9, successWithout: 0 },
    },
  ]);
  expect(kept?.rounds).toEqual([
    { round: 1, tasks: 1, success: 1, questionsPerTask: 1, sparedPerTask: 0 },
    { round: 2, tasks: 1, success: 0, questionsPerTask: 0, sparedPerTask: 1 },
  ]);
  const report = kept ? renderMarkdown(composeKept(kept)) : "";
  const name = "rules, asks missing: homes (simulated)";
  expect(report).toContain(`| ${name} | 1 | 2 | 50.0 % | 2.00 | 0.50 | 50.0 % | 0.50 | 7, 8 |`);
  expect(report).toContain(`| ${name} | 1 | 1.00 | 9.00 | 8.00 | 0.0 % |`);
});

it("keeps agents apart, and counts what is going on", async () => {
  const memory = await open();
  await playFirst(memory);
  await playSecond(memory, { policy: "react", bot: "slack" });
  await beginEpisode(memory, { id: "e3", household: "flat" });
  const question = sampleQuestion({ id: "q3", household: "flat", episode: "e3" });
  const asked = askStep(1, { episode: "e3", question: "q3" });
  await memory.questions.recordAsk({ record: asked, question, waitsFor: "q3" }, 80);
  const kept = await measureKept(memory);
  expect(
    kept?.agents.map(({ policy, bot, homes, ended, open }) => [policy, bot, homes, ended, open]),
  ).toEqual([
    ["rules", "simulated", 2, 1, 1],
    ["react", "slack", 1, 1, 0],
  ]);
});

it("has nothing to tell of an empty database", async () => {
  expect(await measureKept(await open())).toBeNull();
});
