import type { Report } from "../../../src/research/report/document.js";
import { readResults } from "../../../src/research/report/read-results.js";
import { composeWhole } from "../../../src/research/report/whole/compose-whole.js";
import type { KeptFigures } from "../../../src/research/report/whole/kept-figures.js";
import { sampleResults, writeResult } from "./sample-results.js";

export const kept: KeptFigures = {
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

export function compose(...names: readonly (keyof typeof sampleResults)[]): Promise<Report> {
  const files = names.map((name) => writeResult(JSON.stringify(sampleResults[name])));
  return composeWhole({ kept, results: readResults(files), command: "sous report" });
}

export const everything = Object.keys(sampleResults) as readonly (keyof typeof sampleResults)[];
