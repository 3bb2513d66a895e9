/** The whole product over a database file, with simulated people, to be stopped and opened again. */
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import type { Bot } from "../../src/core/bot.js";
import type { Policy } from "../../src/core/decision.js";
import type { AskPolicyName, Episode, Variant } from "../../src/core/episode.js";
import type { NotebookView } from "../../src/core/notebook.js";
import type { Memory } from "../../src/core/stores.js";
import type { DeskRules } from "../../src/desk/rules.js";

export interface People {
  readonly wrong: number;
  readonly delayMs: number;
}

/** How people are treated, and who they are where they are not simulated. */
export interface Treatment {
  readonly rules?: DeskRules;
  readonly answerTimeoutMs?: number;
  readonly bot?: Bot;
  readonly policy?: Policy;
  readonly notebook?: NotebookView;
}

export async function openSous(
  file: string,
  people: Partial<People> = {},
  { bot: given, ...treatment }: Treatment = {},
): Promise<Sous> {
  const bot =
    given ??
    createSimulatedBot({
      clock: systemClock,
      people: ["Ana", "Ben", "Chloe"],
      seed: 1,
      unsure: 0,
      wrong: 0,
      delayMs: 0,
      ...people,
    });
  return startSous({
    database: file,
    command: "a test",
    clock: systemClock,
    log: createLog("error"),
    bots: [bot],
    answerTimeoutMs: 60_000,
    paceMs: 0,
    ...treatment,
  });
}

/** Plays on in the kitchen: takes up what is open. */
export async function playKitchen(
  sous: Sous,
  change: {
    readonly rounds?: number;
    readonly askPolicy?: AskPolicyName;
    readonly variant?: Variant;
    readonly maxSteps?: number;
  } = {},
): Promise<readonly Episode[]> {
  const household = await keepHousehold(sous.memory, "kitchen", systemClock);
  return sous.runner.play({
    household,
    bot: "simulated",
    channel: "simulated",
    maxSteps: 50,
    seed: 1,
    rounds: 1,
    askPolicy: "missing",
    ...change,
  });
}

/** Every decision of an episode, as a line. */
export async function decisions(memory: Memory, episode: string): Promise<readonly string[]> {
  const records = await memory.episodes.steps(episode);
  return records.map(({ step }) => {
    if (step.kind === "begin") return "begin";
    if (step.kind === "act") return step.command;
    return `${step.need.func} ${step.need.adjective ?? ""} ${step.need.noun}: ${step.outcome}`;
  });
}
