import { expect, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { countSteps } from "../../src/agent/summary.js";
import { createAskPolicy } from "../../src/agent/when-to-ask.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold, simulate } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { createTupleFormer } from "../../src/app/models/tuple-policies.js";
import { createRunner, type Runner, type RunRequest } from "../../src/app/runner.js";
import type { Memory } from "../../src/core/stores.js";
import { createDesk } from "../../src/desk/desk.js";
import { createGrammarGrounder } from "../../src/desk/grounding/index.js";
import { createHouseholdObserver, createRulesPolicy } from "../../src/policies/rules/index.js";
import { until } from "../story/team.js";
import { dieAfter } from "./dying-memory.js";

const log = createLog("silent");

export async function openRows(): Promise<OpenMemory> {
  const memory = await openMemory({ file: ":memory:", clock: systemClock });
  onTestFinished(() => memory.close());
  return memory;
}

/** A runner of rounds in which nobody is asked. */
export function newRunner(memory: Memory, createSimulator = simulate): Runner {
  const grounder = createGrammarGrounder();
  return createRunner({
    memory,
    log,
    clock: systemClock,
    paceMs: 0,
    createAskPolicy,
    createSimulator,
    policy: createRulesPolicy(),
    observer: createHouseholdObserver(),
    former: createTupleFormer(),
    onBought: async () => undefined,
    desk: createDesk({ memory, grounder, clock: systemClock, log, answerTimeoutMs: 1000 }),
  });
}

export async function ask(memory: Memory, change: Partial<RunRequest> = {}): Promise<RunRequest> {
  return {
    household: await keepHousehold(memory, "kitchen", systemClock),
    bot: "simulated",
    channel: "simulated",
    rounds: 3,
    askPolicy: "never",
    maxSteps: 50,
    seed: 1,
    ...change,
  };
}

/** What was played, a line per round. */
export async function formatRounds(memory: Memory): Promise<readonly string[]> {
  const lines = [];
  for (const { id, round, task, end, maxSteps } of await memory.episodes.list("kitchen")) {
    const { steps } = countSteps(await memory.episodes.steps(id));
    lines.push(`${round}. ${task.sentence} ${end?.kind} after ${steps} of ${maxSteps}`);
  }
  return lines;
}

export async function isOver(memory: Memory): Promise<boolean> {
  return (await memory.runs.list()).length === 0;
}

/** Runs that a kill interrupts: a few rounds, and as many as fit into the steps. */
export const interrupted = [
  ["three rounds", { rounds: 3, maxSteps: 50 }],
  ["many rounds", { rounds: Number.POSITIVE_INFINITY, maxSteps: 30, variant: "multiround" }],
] as const;

/** Plays the rounds again and again, killed before the first write, then `every` writes later, and so on. */
export async function expectEachRoundOnce(
  change: Partial<RunRequest>,
  every: number,
): Promise<void> {
  const whole = await openRows();
  await newRunner(whole).play(await ask(whole, change));
  const expected = await formatRounds(whole);
  expect(expected.length).toBeGreaterThan(1);
  expect(await isOver(whole)).toBe(true);

  let kills = 0;
  for (let count = 0; ; count += every) {
    const memory = await openRows();
    const request = await ask(memory, change);
    const played = await newRunner(dieAfter(memory, count))
      .play(request)
      .catch(({ message }: Error) => message);
    if (played !== "killed") break;
    kills += 1;
    await newRunner(memory).resume();
    await until(() => isOver(memory));
    const asked = count > 0 ? expected : [];
    expect(await formatRounds(memory), `kill before write ${count}`).toEqual(asked);
  }
  expect(kills * every).toBeGreaterThan(20);
}
