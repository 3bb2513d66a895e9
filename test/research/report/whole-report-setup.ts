/** The report on everything that slices have samples of. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as slices from "../../../src/research/cli/slices.js";
import { composeWhole } from "../../../src/research/report/compose-whole.js";
import type { Report } from "../../../src/research/report/document.js";
import type { KeptFigures } from "../../../src/research/report/kept-figures.js";
import { kindsOf, readResults } from "../../../src/research/report/read-results.js";
import { writeResult } from "./compose.js";

const kept: KeptFigures = {
  agents: [
    {
      world: "home",
      tasks: "plain",
      policy: "rules",
      askPolicy: "missing",
      bot: "slack",
      homes: 2,
      ended: 9,
      open: 1,
      success: 1,
      meanSteps: 8.5,
      questionsPerTask: 0.5,
      helpRate: 0.4,
      sparedPerTask: 1.5,
      medianAnswerMs: 90_000,
      seeds: [1, 2, 3, 4, 5, 6],
      questions: { open: 0, answered: 3, declined: 1, expired: 0, cancelled: 0 },
      worth: { tasks: 3, stepsWith: 8, stepsWithout: 20.5, successWithout: 0.5 },
    },
  ],
  rounds: [
    { round: 1, tasks: 5, success: 1, questionsPerTask: 1, sparedPerTask: 0 },
    { round: 2, tasks: 4, success: 1, questionsPerTask: 0.25, sparedPerTask: 2 },
  ],
  reuse: {
    questionsSaved: 9,
    questionsAsked: 3,
    askedAgain: 0,
    reuseRate: 0.75,
    wrongReuses: 0,
    wrongReuseRate: 0,
    successRate: 1,
    byHousehold: {},
    bySource: {},
    byAge: [],
    tuples: { used: 0, succeeded: 0, untrue: 0 },
  },
  costs: [],
};

const kinds = kindsOf(Object.values(slices));

export function compose(files: readonly string[] = []): Promise<Report> {
  return readResults(files, kinds).then((results) =>
    composeWhole({ kept, results, kinds, command: "sous report" }),
  );
}

/** With a sample of each kind that the slices have. */
export async function composeAll(): Promise<Report> {
  const files: string[] = [];
  for (const name of Object.keys(slices)) {
    const file = fileURLToPath(new URL(`../${name}/sample-results.ts`, import.meta.url));
    if (!existsSync(file)) continue;
    const { sampleResults } = (await import(file)) as { sampleResults: Record<string, object> };
    for (const sample of Object.values(sampleResults))
      files.push(writeResult(JSON.stringify(sample)));
  }
  return compose(files);
}
