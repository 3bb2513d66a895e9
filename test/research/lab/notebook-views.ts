/** What the rules policy loses when it sees only what is related to its task: nothing. */
import { expect } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { NotebookView } from "../../../src/core/notebook.js";
import type { GameSummary } from "../../../src/research/lab/contract.js";
import { createLab } from "../../../src/research/lab/lab.js";

const lab = createLab({ config: loadConfig(), clock: systemClock, log: createLog("error") });

function play(home: string, notebook: NotebookView): Promise<GameSummary> {
  return lab.play(home, {
    ask: "missing",
    variant: "multiround",
    visits: "likely",
    notebook,
    wrong: 0.2,
    unsure: 0.1,
    maxSteps: 80,
    seed: 1,
  });
}

/** Plays many rounds of a home with either view, and expects the same of both. */
export async function expectSameWithBothViews(home: string): Promise<void> {
  const related = await play(home, "task");
  expect(related.rounds.length).toBeGreaterThan(3);
  expect(related).toEqual(await play(home, "all"));
}
